"""Exhaustive counts of small deals, as perft files are for chess: the proof of the rules.

For every small deal of ``solitaire.toml``, and every rule set with every variant and every two
variants, all that can be reached is counted. The numbers in the file were written by the naive
second implementation (``python -m tests.counts.write``); the engine must arrive at the same.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import NamedTuple, TypeVar

FILE = Path(__file__).with_name("solitaire.toml")
RULES = "ECS"
VARIANTS = ("Q", "K", "D", "B", "J1", "J2", "W")
"""The variants in the order of codes, but for ``M``: a match is nine deals that don't touch."""

Position = TypeVar("Position")
Move = TypeVar("Move")


class Counts(NamedTuple):
    """What can be reached from a deal.

    ``positions`` differ in their columns, in the top card of the waste or in the stock; ``moves``
    are the pairs of a position and a move that is legal in it; ``points`` are the scores of all
    ``won`` and ``blocked`` positions together.
    """

    positions: int
    moves: int
    won: int
    blocked: int
    points: int


@dataclass(frozen=True)
class SmallDeal:
    """A deal of the file: its cards, and for every code (``E-Q-W``) what was counted."""

    name: str
    columns: list[str]
    talon: str
    counts: dict[str, Counts]

    @property
    def jokers(self) -> int:
        """How many jokers it holds: only the codes with as many are counted on it."""
        return " ".join([*self.columns, self.talon]).split().count("JK")

    @property
    def codes(self) -> Iterator[str]:
        """Every rule set with every variant and every two variants that fit the deal."""
        for rule in RULES:
            for count in range(3):
                for variants in combinations(VARIANTS, count):
                    jokers = sum(int(variant[1]) for variant in variants if variant[0] == "J")
                    one_of_each = not {("D", "B"), ("J1", "J2")} & {variants}
                    if jokers == self.jokers and one_of_each:
                        yield "-".join([rule, *variants])


def read(file: Path = FILE) -> list[SmallDeal]:
    """Return the deals of the file."""
    return [
        SmallDeal(
            deal["name"],
            deal["columns"],
            deal["talon"],
            {code: Counts(*counts) for code, counts in deal.get("counts", {}).items()},
        )
        for deal in tomllib.loads(file.read_text(encoding="utf-8"))["deal"]
    ]


def explore(
    start: Position,
    moves: Callable[[Position], Iterable[Move]],
    play: Callable[[Position, Move], Position],
    key: Callable[[Position], Hashable],
    ending: Callable[[Position], tuple[str, int]],
) -> Counts:
    """Count what can be reached from ``start``.

    ``ending`` gives ``won``, ``blocked`` or nothing, and the score.
    """
    seen = {key(start)}
    waiting = [start]
    counted = {"won": 0, "blocked": 0, "": 0}
    pairs = points = 0
    while waiting:
        position = waiting.pop()
        how, score = ending(position)
        counted[how] += 1
        if how:
            points += score
        for move in moves(position):
            pairs += 1
            after = play(position, move)
            if key(after) not in seen:
                seen.add(key(after))
                waiting.append(after)
    return Counts(len(seen), pairs, counted["won"], counted["blocked"], points)
