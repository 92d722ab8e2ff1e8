"""The folder of deals: published ones, whose cards the shuffle doesn't make, and decks of codes."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from golf_access.engine.cards import Card, parse_card
from golf_access.engine.codes import GameCode, parse_code
from golf_access.engine.deals import DEAL_NUMBERS, Deal, numbered_deal
from golf_access.engine.outcomes import Action, Draw, Remove
from golf_access.engine.rules import RuleSet, SolitaireRules
from golf_access.play.decks import DeckEntry, Decks, Level, read_decks
from golf_access.play.log import Header


@dataclass(frozen=True, slots=True)
class PublishedGame:
    """A game that was played on a published deal: its code, its actions, its final score."""

    code: str
    actions: tuple[Action, ...]
    score: int


@dataclass(frozen=True, slots=True)
class PublishedDeal:
    """A deal known by its cards, and games played on it."""

    number: int
    deal: Deal
    games: tuple[PublishedGame, ...]


class Shelf:
    """The deals by number: the published ones of a folder, the shuffle's for all others.

    And the decks of the same folder, each file read when it is first asked for.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._decks: dict[RuleSet, Decks] = {}

    @cached_property
    def published(self) -> tuple[PublishedDeal, ...]:
        """The deals of ``reference.toml``."""
        with (self._folder / "reference.toml").open("rb") as file:
            data = tomllib.load(file)
        return tuple(
            PublishedDeal(
                number=entry["number"],
                deal=Deal(
                    tuple(_cards(column) for column in entry["columns"]),
                    _cards(entry["waste"]) + _cards(entry["stock"]),
                ),
                games=tuple(
                    PublishedGame(game["code"], _actions(game["actions"]), game["score"])
                    for game in entry["game"]
                ),
            )
            for entry in data["deal"]
        )

    def deal(self, number: int, jokers: int = 0) -> Deal:
        """Return deal ``number``. A published deal has no jokers: with them the shuffle deals."""
        if not jokers:
            for entry in self.published:
                if entry.number == number:
                    return entry.deal
        return numbered_deal(number, jokers)

    def header(self, rules: SolitaireRules, number: int) -> Header:
        """Return the beginning of a game by number: a match takes the next numbers too."""
        deals = tuple(
            self.deal((number + hole) % DEAL_NUMBERS, rules.jokers) for hole in range(rules.holes)
        )
        return Header(rules=rules, deals=deals, code=str(GameCode(rules, number)))

    def deck(self, rule_set: RuleSet, level: Level) -> tuple[DeckEntry, ...]:
        """Return the deck of a rule set and a level, by deal number."""
        if rule_set not in self._decks:
            self._decks[rule_set] = read_decks(self._folder / f"{rule_set}.toml")
        return self._decks[rule_set][level]

    def pick(self, rule_set: RuleSet, level: Level, choose: Callable[[int], int]) -> GameCode:
        """Return a game of a deck. ``choose`` is given how many there are, and says which, from 0.

        ``secrets.randbelow`` is such a choice.
        """
        deck = self.deck(rule_set, level)
        return parse_code(deck[choose(len(deck))].code)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


def _actions(text: str) -> tuple[Action, ...]:
    return tuple(Draw() if word == "draw" else Remove(int(word)) for word in text.split())
