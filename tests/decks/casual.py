"""The casual player, by whom deals are graded: how often play without foresight wins a deal.

What makes a deal hard isn't the length of its way but how easily one leaves it. The casual
player sees what lies open, looks three cards ahead and goes by the longest run, mostly:

- A card that goes has weight 9, 27 or 81 if the longest run that begins with it has one, two,
  or three cards and more. Drawing has weight 1, where it is allowed.
- An action is chosen by chance, as often as its weight is part of all weights.

So, where that is allowed, the player draws in one of ten cases though a card goes that no other
follows, but gives up a long run in one of eighty. The weights are our own.

How often such a player wins is small for many deals, and playing and counting wouldn't tell
deals that are won once in a thousand games from those won once in a million. So only games that
win are played: at each step only the actions that keep the win are chosen from, and the chance
of a game is how likely the player would have kept the win at all its steps. The mean of these
chances over some games estimates, without bias, the part of all games that the player wins. (It
is importance sampling, with exact answers about the deal as the guide.)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from golf_access.engine.outcomes import Draw, Remove
from golf_access.engine.rules import DrawRule
from golf_access.engine.solitaire import Solitaire
from golf_access.play.solver import Table, going, number

WEIGHTS = (9, 27, 81)
"""A card's weight when the run that it begins has one card, two, and so on; at most so many."""


class Position(NamedTuple):
    """How many cards each column holds, the rank of the waste card, and how much is drawn."""

    counts: tuple[int, ...]
    top: int
    drawn: int


class Choice(NamedTuple):
    """An action: how much the player likes it, whether it keeps the win, where it leads."""

    weight: int
    wins: bool
    after: Position


class CasualPlayer:
    """Plays one deal from ``state`` on. ``table`` knows which of its positions can be won."""

    def __init__(self, state: Solitaire, table: Table) -> None:
        self._table = table
        self._follows = going(state.rules)
        self._waits = state.rules.draw is DrawRule.WHEN_STUCK
        self._ranks = [[int(card.rank) for card in column] for column in state.columns]
        self._stock = [int(card.rank) for card in state.stock]
        self._begin = Position(tuple(map(len, self._ranks)), number(state.top), 0)
        self.choices = cache(self._choices)
        """From a position to what the player may do there; the columns in order, then drawing."""

    def chance(self, games: int, seed: int) -> float:
        """Return how likely the player wins, 0 to 1, as estimated from some games that win.

        The same ``seed`` gives the same answer on every platform: Python vouches for the numbers
        of ``Random.random``.
        """
        random = Random(seed)
        return sum(self._guided(random) for _ in range(games)) / games

    def _guided(self, random: Random) -> float:
        """Play a game that wins. Returns the chance that the player would have kept the win."""
        chance = 1.0
        position = self._begin
        while any(position.counts):
            choices = self.choices(position)
            winning = [choice for choice in choices if choice.wins]
            if not winning:
                return 0.0
            chance *= _weight(winning) / _weight(choices)
            position = _pick(winning, random).after
        return chance

    def _choices(self, position: Position) -> list[Choice]:
        counts, top, drawn = position
        choices = []
        for column, after, rank in self._removals(counts, top):
            weight = WEIGHTS[self._run(after, rank, len(WEIGHTS) - 1)]
            wins = self._table.wins(counts, drawn, Remove(column + 1))
            choices.append(Choice(weight, wins, Position(after, rank, drawn)))
        if drawn < len(self._stock) and not (choices and self._waits):
            wins = self._table.wins(counts, drawn, Draw())
            choices.append(Choice(1, wins, Position(counts, self._stock[drawn], drawn + 1)))
        return choices

    def _run(self, counts: tuple[int, ...], top: int, most: int) -> int:
        """Return how many cards can go in a row, ``most`` at the most."""
        longest = 0
        if most:
            for _, after, rank in self._removals(counts, top):
                longest = max(longest, 1 + self._run(after, rank, most - 1))
        return longest

    def _removals(
        self, counts: tuple[int, ...], top: int
    ) -> list[tuple[int, tuple[int, ...], int]]:
        """Return the columns whose free card goes, from 0, the counts without it and its rank."""
        row = self._follows[top]
        return [
            (column, (*counts[:column], held - 1, *counts[column + 1 :]), rank)
            for column, held in enumerate(counts)
            if held and row[rank := self._ranks[column][held - 1]]
        ]


def _weight(choices: Sequence[Choice]) -> int:
    return sum(choice.weight for choice in choices)


def _pick(choices: Sequence[Choice], random: Random) -> Choice:
    """Return one of them by chance, as often as its weight says."""
    mark = random.random() * _weight(choices)
    for choice in choices:
        mark -= choice.weight
        if mark < 0:
            return choice
    return choices[-1]
