"""How many deals of a rule can be won: a count over deal numbers, with a confidence interval.

The deals' verdicts are kept in a file, a line a deal, so that a count that was interrupted goes
on where it was, and so that every deal behind a figure can be looked up.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from golf_access.engine.codes import GameCode
from golf_access.engine.deals import DEAL_NUMBERS, Deal, numbered_deal
from golf_access.engine.rules import SolitaireRules
from golf_access.engine.solitaire import start
from golf_access.play.solver import Stop, Stopped, never, solve

DealOf = Callable[[int, int], Deal]
"""From a deal number and a number of jokers to the deal, as ``deals.numbered_deal``."""

Progress = Callable[["Survey"], None]
"""Told of each tenth of the deals that is done."""

HEAD = "code\twinnable\tdraws\tleft"
"""The first line of a results file. The others have these values, ``winnable`` as 1 or 0."""

_CHUNK = 8
_Z = 1.959963984540054
"""How many standard errors an interval of 95% reaches to each side."""


class ResultsError(ValueError):
    """A file that isn't one of results. ``line`` counts from 1."""

    def __init__(self, path: Path, line: int) -> None:
        super().__init__(path, line)
        self.path = path
        self.line = line


@dataclass(frozen=True, slots=True)
class Result:
    """One deal's verdict, its values as in ``solver.Verdict``."""

    code: str
    winnable: bool
    draws: int
    left: int

    def __str__(self) -> str:
        """Write the line of a results file."""
        return f"{self.code}\t{self.winnable:d}\t{self.draws}\t{self.left}"


@dataclass(frozen=True, slots=True)
class Survey:
    """How many of ``done`` deals can be won; ``count`` is how many are to be looked at."""

    count: int
    done: int
    winnable: int

    @property
    def share(self) -> float:
        """The part that can be won, 0 to 1; 0 before the first deal."""
        return self.winnable / self.done if self.done else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the part of all deals lies with a confidence of 95%, by Wilson's score."""
        if not self.done:
            return 0.0, 1.0
        slack = _Z * _Z / self.done
        middle = (self.share + slack / 2) / (1 + slack)
        spread = (
            _Z * math.sqrt((self.share * (1 - self.share) + slack / 4) / self.done) / (1 + slack)
        )
        return max(0.0, middle - spread), min(1.0, middle + spread)


def survey(
    rules: SolitaireRules,
    first: int,
    count: int,
    results: Path,
    *,
    jobs: int = 1,
    deal_of: DealOf = numbered_deal,
    progress: Progress | None = None,
    stop: Stop = never,
) -> Survey:
    """Find out which of the deals ``first`` up to ``first + count`` (not included) can be won.

    ``results``: deals in this file are not looked at again, new ones are added to it; an
    incomplete last line is dropped. ``jobs``: how many processes work. ``deal_of`` must be known
    to other processes by name when there are several. ``progress`` is called when a tenth of the
    deals is done, which counts those in the file. A match counts as the deal that begins it.

    Raises ``ValueError`` for deal numbers that don't exist, ``ResultsError`` for a file of
    something else, and ``Stopped``; what was found until then is in the file.
    """
    if first < 0 or count < 0 or first + count > DEAL_NUMBERS:
        raise ValueError(f"deals {first} to {first + count}")
    rules = replace(rules, holes=1)
    known = {result.code: result for result in read_results(results)}
    numbers = range(first, first + count)
    codes = {number: str(GameCode(rules, number)) for number in numbers}
    found = [known[code] for code in codes.values() if code in known]
    state = Survey(count, len(found), sum(result.winnable for result in found))
    missing = [number for number, code in codes.items() if code not in known]
    work = partial(_look, rules, deal_of)
    with _writing(results) as write, _working(work, missing, jobs) as looking:
        for result in looking:
            if stop():
                raise Stopped
            write(str(result))
            before = state.done * 10 // count
            state = Survey(count, state.done + 1, state.winnable + result.winnable)
            if progress is not None and state.done * 10 // count > before:
                progress(state)
    return state


def read_results(path: Path) -> list[Result]:
    """Return the deals of a results file; none if there is no such file.

    An incomplete last line is dropped. Raises ``ResultsError``.
    """
    if not path.exists():
        return []
    *lines, incomplete = path.read_text(encoding="utf-8", errors="replace").split("\n")
    if not (lines[0] == HEAD if lines else HEAD.startswith(incomplete)):
        raise ResultsError(path, 1)
    results = []
    for number, line in enumerate(lines[1:], 2):
        try:
            code, winnable, draws, left = line.split("\t")
            results.append(Result(code, bool(int(winnable)), int(draws), int(left)))
        except ValueError:
            raise ResultsError(path, number) from None
    return results


def _look(rules: SolitaireRules, deal_of: DealOf, number: int) -> Result:
    verdict = solve(start(rules, [deal_of(number, rules.jokers)]))
    code = str(GameCode(rules, number))
    return Result(code, verdict.winnable, verdict.draws, verdict.left)


@contextmanager
def _working(
    work: Callable[[int], Result], numbers: list[int], jobs: int
) -> Iterator[Iterable[Result]]:
    if jobs == 1 or len(numbers) <= _CHUNK:
        yield map(work, numbers)
        return
    # Forking a program whose threads speak and listen isn't safe.
    with get_context("spawn").Pool(jobs) as pool:
        yield pool.imap(work, numbers, _CHUNK)


@contextmanager
def _writing(path: Path) -> Iterator[Callable[[str], None]]:
    """Open a results file to add lines to it, without what a kill left of its last one."""
    with path.open("a+b") as file:
        file.seek(0)
        whole, newline, _ = file.read().rpartition(b"\n")
        file.truncate(len(whole) + len(newline))

        def write(line: str) -> None:
            file.write(line.encode("utf-8") + b"\n")
            file.flush()

        if not newline:
            write(HEAD)
        yield write
