"""The computer players against each other: by how many points a hole the stronger one is ahead.

``python -m benchmarks.tournament [--holes N] [--jobs J] [--seats N] [--rules NAME ...] [--pairs
A-B ...] [--no-times]`` plays every deal once with the seats of a pair exchanged, and prints the
margin with the interval that holds the true one 95 times of 100 (goals for two players with six
cards: random to easy 2; easy to normal and normal to hard 1). A name is ``six``, ``two``,
``four``, ``nine`` or ``board-16``, with variants as in ``six+knock``. Then come the times of a
move of six players with 16 cards in milliseconds (goal for hard: 100 at the 99th percentile) and
their ratios to an easy one's.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from multiprocessing import get_context
from random import Random
from typing import Any

from golf_access.engine.outcomes import Action, Applied
from golf_access.engine.table import apply, start
from golf_access.engine.tableoutcomes import TablePhase
from golf_access.engine.tablerules import TABLE_VARIANTS, TableRules, board_rules, six_rules
from golf_access.engine.tableviews import TableView, view_table
from golf_access.engine.views import Progress
from golf_access.play.bots import choose
from golf_access.play.table import Strength

RANDOM = "random"
"""The player who does anything that is legal, in the place of a strength."""

PAIRS = ("random-easy", "easy-normal", "normal-hard")
SIZES = {"two": 2, "four": 4, "six": 6, "nine": 9}
TIMED_RULES, TIMED_SEATS = board_rules(16), 6


@dataclass(frozen=True, slots=True)
class Hole:
    """One hole: the rules, who sits where, and the table's number, which settles the cards."""

    rules: TableRules
    seats: tuple[str, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Margin:
    """How many points a hole a player is ahead: the mean, and half of its 95% interval."""

    mean: float
    half: float
    weaker: float
    """The weaker one's mean points a hole."""
    stronger: float

    def __str__(self) -> str:
        each = f"{self.weaker:.2f} and {self.stronger:.2f} a hole"
        return f"{self.mean:6.2f} ± {self.half:.2f}   ({each})"


def rules_named(name: str) -> TableRules:
    """Return the rules of a name such as ``six+knock``. Raises ``KeyError`` for no name."""
    base, *variants = name.split("+")
    if base in SIZES:
        # Pairs of players meet by these rules, too, which ask for more in their document.
        rules = replace(six_rules(SIZES[base]), min_seats=2)
    else:
        rules = board_rules(int(base.removeprefix("board-")))
    fields: dict[str, Any] = {}
    for variant in variants:
        fields |= TABLE_VARIANTS[variant]
    if fields.get("peek") and not rules.start_cards:
        fields["start_cards"] = 2
    return replace(rules, **fields)


def choice(name: str, view: TableView, seed: int) -> Action:
    """Return what a player does."""
    if name == RANDOM:
        return Random(f"{seed}-{view.progress.moves}").choice(view.actions)
    return choose(view, Strength(name), seed)


def play(hole: Hole, times: dict[str, list[float]] | None = None) -> tuple[int, ...]:
    """Play a hole. Returns the points by seat; ``times`` is given how long each move took."""
    state = start(hole.rules, len(hole.seats), hole.number)
    moves = 0
    while state.phase in (TablePhase.STARTING, TablePhase.PLAYING):
        seat = state.acting[0]
        view = view_table(state, Progress(None, moves, 0, can_undo=False, can_redo=False), seat)
        begun = time.perf_counter()
        action = choice(hole.seats[seat], view, hole.number * len(hole.seats) + seat)
        if times is not None:
            times.setdefault(hole.seats[seat], []).append((time.perf_counter() - begun) * 1000)
        outcome = apply(state, seat, action)
        assert isinstance(outcome, Applied), outcome
        state = outcome.state
        moves += 1
    return tuple(points or 0 for points in state.scores[-1].points)


def both_ways(deal: tuple[TableRules, str, str, int, int]) -> tuple[float, float]:
    """Play a deal twice, the seats exchanged. Returns the mean points of each of two players."""
    rules, *names, seats, number = deal
    points: dict[str, list[int]] = {name: [] for name in names}
    for first in (0, 1):
        sitting = tuple(names[(first + seat) % 2] for seat in range(seats))
        for name, scored in zip(sitting, play(Hole(rules, sitting, number)), strict=True):
            points[name].append(scored)
    weaker, stronger = (statistics.fmean(points[name]) for name in names)
    return weaker, stronger


def margin(results: Iterable[tuple[float, float]]) -> Margin:
    """Return by how much the second of two players is ahead, from each deal's mean points."""
    results = list(results)
    ahead = [weaker - stronger for weaker, stronger in results]
    return Margin(
        mean=statistics.fmean(ahead),
        half=1.96 * statistics.stdev(ahead) / math.sqrt(len(ahead)),
        weaker=statistics.fmean(weaker for weaker, _ in results),
        stronger=statistics.fmean(stronger for _, stronger in results),
    )


def print_times(deals: int) -> None:
    """Time the moves of tables at which all play the same strength."""
    times: dict[str, list[float]] = {}
    for strength in Strength:
        for number in range(deals):
            play(Hole(TIMED_RULES, (strength.value,) * TIMED_SEATS, number), times)
    easy = statistics.fmean(times[Strength.EASY])
    sys.stdout.write(f"a move of {TIMED_SEATS} players with {TIMED_RULES.cards} cards, in ms:\n")
    for strength in Strength:
        each = sorted(times[strength])
        half, most = each[len(each) // 2], each[len(each) * 99 // 100]
        mean = statistics.fmean(each)
        sys.stdout.write(
            f"  {strength:8}p50 {half:6.2f}   p99 {most:6.2f}   mean {mean:6.2f}"
            f" = {mean / easy:5.1f} x easy\n"
        )


def main() -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--holes", type=int, default=5000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rules", nargs="+", default=["six"])
    parser.add_argument("--pairs", nargs="+", default=PAIRS)
    parser.add_argument("--no-times", action="store_true")
    options = parser.parse_args()
    with get_context("spawn").Pool(options.jobs) as pool:
        for name in options.rules:
            rules = rules_named(name)
            for pair in options.pairs:
                deals = [
                    (rules, *pair.split("-"), options.seats, number)
                    for number in range(options.holes // 2)
                ]
                told = margin(pool.imap(both_ways, deals, chunksize=10))
                sys.stdout.write(f"{name}, {options.seats} players, {pair:12} {told}\n")
                sys.stdout.flush()
    if not options.no_times:
        print_times(deals=4)


if __name__ == "__main__":
    main()
