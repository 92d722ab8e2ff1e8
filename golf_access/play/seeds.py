"""Published deals: cards that the shuffle doesn't make."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from golf_access.engine.cards import Card, parse_card
from golf_access.engine.codes import GameCode
from golf_access.engine.deals import DEAL_NUMBERS, Deal, numbered_deal
from golf_access.engine.outcomes import Action, Draw, Remove
from golf_access.engine.rules import SolitaireRules
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
    """The deals by number: the published ones of a folder, the shuffle's for all others."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

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


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


def _actions(text: str) -> tuple[Action, ...]:
    return tuple(Draw() if word == "draw" else Remove(int(word)) for word in text.split())
