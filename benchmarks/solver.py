"""The solver against a depth-first search with a memo, on the same deals in one run.

``python -m benchmarks.solver [--deals N] [--first DEAL] [--seed SEED] [--rules E C S]`` prints
mean and 99th percentile in milliseconds, the ratios to the depth-first search (goals for Classic:
30 at the mean, 60 at the 99th percentile), what is left of the game's other questions, and the
peak of memory of a process that asks them all (goal: below 60 MB).
"""

from __future__ import annotations

import argparse
import math
import resource
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from typing import ParamSpec, TypeVar

from golf_access.engine.codes import parse_code
from golf_access.engine.deals import numbered_deal
from golf_access.engine.outcomes import Applied
from golf_access.engine.rules import SolitaireRules
from golf_access.engine.solitaire import Solitaire, apply, legal, start
from golf_access.engine.views import Progress, view_of
from golf_access.play.fair import FairSearch
from golf_access.play.oracle import Oracle
from golf_access.play.solver import solve, table_for, winnable
from tests.tools import dfs_solver

SAMPLES = 10
"""Stocks of a fair hint's first answer."""

AnswerT = TypeVar("AnswerT")
ParamsT = ParamSpec("ParamsT")


@dataclass
class Times:
    """How long something took, in milliseconds."""

    each: list[float] = field(default_factory=list)

    def measure(
        self, work: Callable[ParamsT, AnswerT], *args: ParamsT.args, **kwargs: ParamsT.kwargs
    ) -> AnswerT:
        """Do ``work`` and note how long it took."""
        begun = time.perf_counter()
        answer = work(*args, **kwargs)
        self.each.append((time.perf_counter() - begun) * 1000)
        return answer

    @property
    def mean(self) -> float:
        """The mean."""
        return sum(self.each) / len(self.each)

    @property
    def p99(self) -> float:
        """The 99th percentile: 99 of 100 took no longer."""
        return sorted(self.each)[math.ceil(0.99 * len(self.each)) - 1]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=500_000, help="the first deal's number")
    parser.add_argument("--seed", type=int, default=1, help="of the positions in mid-game")
    parser.add_argument("--rules", nargs="+", default=["E", "C", "S"], help="as in codes: E C-J1")
    options = parser.parse_args()
    numbers = range(options.first, options.first + options.deals)
    # First, since a process inherits its parent's peak, and the depth-first search needs much.
    with get_context("spawn").Pool(1) as pool:
        peak = pool.apply(_memory, (options.rules, numbers[:20], options.seed))
    for short in options.rules:
        _compare(short, numbers)
        _questions(short, numbers, options.seed)
    _write("peak memory", f"{peak:7.1f} MB  (goal: 60)")


def _compare(short: str, numbers: range) -> None:
    rules = _rules(short)
    ours, verdicts, theirs = Times(), Times(), Times()
    won = 0
    for number in numbers:
        state = _deal(rules, number)
        found = ours.measure(winnable, state)
        verdict = verdicts.measure(solve, state)
        other = _depth_first(short, state)
        if not theirs.measure(other.winnable) == found == verdict.winnable:
            raise AssertionError(f"they disagree about {short} {number}")
        won += found
    _write(f"{short}: {len(numbers)} deals", f"{won} can be won")
    _write("depth first", _times(theirs))
    _write("winnable", _times(ours, goals=(5, 25)))
    _write("ratio", f"{theirs.mean / ours.mean:7.1f}     {theirs.p99 / ours.p99:7.1f}")
    _write("solve, with its line", _times(verdicts))


def _questions(short: str, numbers: range, seed: int) -> None:
    """Ask what a game asks: the deal's table, then the oracle and the hints along a game."""
    rules = _rules(short)
    random = Random(seed)
    tables, looks, verdicts, hints, later_hints = Times(), Times(), Times(), Times(), Times()
    for number in numbers:
        state = _deal(rules, number)
        tables.measure(table_for, state)
        hints.measure(_hint, state, seed)
        oracle = Oracle()
        oracle.prepare(state)
        state = _played(state, random.randrange(1, 30), random)
        looks.measure(_judge, oracle, state)
        verdicts.measure(oracle.verdict, state)
        later_hints.measure(_hint, state, seed)
    _write("table of a deal", _times(tables, goals=(26, 100)))
    _write("mid-game, each action", _times(looks, goals=(None, 50)))
    _write("mid-game, verdict", _times(verdicts, goals=(None, 50)))
    _write(f"hint, {SAMPLES} stocks", _times(hints, goals=(None, 300)))
    _write("the same in mid-game", _times(later_hints, goals=(None, 300)))


def _judge(oracle: Oracle, state: Solitaire) -> list[bool]:
    return [oracle.keeps_win(state, action) for action in legal(state)]


def _memory(rules: list[str], numbers: range, seed: int) -> float:
    """Return how many megabytes a process needs at most that asks all of this."""
    oracle = Oracle()
    for short in rules:
        for number in numbers:
            state = _deal(_rules(short), number)
            oracle.prepare(state)
            oracle.verdict(state)
            _hint(state, seed)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _hint(state: Solitaire, seed: int) -> None:
    search = FairSearch(view_of(state, Progress(None, 0, 0, False, False)), seed)
    for _ in range(SAMPLES):
        search.step()
    search.hints()


def _played(state: Solitaire, moves: int, random: Random) -> Solitaire:
    for _ in range(moves):
        actions = legal(state)
        if not actions:
            break
        outcome = apply(state, random.choice(actions))
        if isinstance(outcome, Applied):
            state = outcome.state
    return state


def _rules(short: str) -> SolitaireRules:
    letter, *variants = short.split("-")
    return parse_code("-".join(["GO1", letter, "AAAAAAA", *variants])).rules


def _deal(rules: SolitaireRules, number: int) -> Solitaire:
    return start(rules, [numbered_deal(number, rules.jokers)])


def _depth_first(short: str, state: Solitaire) -> dfs_solver.Deal:
    letter, *variants = short.split("-")
    return dfs_solver.Deal(
        [list(map(str, column)) for column in state.columns],
        list(map(str, state.waste)),
        list(map(str, state.stock)),
        letter,
        variants,
    )


def _times(times: Times, goals: tuple[int | None, int | None] = (None, None)) -> str:
    mean, p99 = (f" (goal: {goal})" if goal else "" for goal in goals)
    return f"{times.mean:7.1f}{mean} ms, p99 {times.p99:7.1f}{p99} ms"


def _write(name: str, value: str) -> None:
    sys.stdout.write(f"{name:24}{value}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
