"""What it costs to keep an action, and to open a store of many games.

``python -m benchmarks.store [--actions N] [--games N] [--runs N]`` prints, in milliseconds, what
the loop waits for an action to be kept (goal: under 2 at the 99th percentile), beside a bare
write of as many bytes with ``fsync``; and what opening a store and asking for unfinished games adds
to a started program (goal: under 20), imports included, beside the same with an empty store.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from golf_access.data import data_folder
from golf_access.engine.codes import parse_code
from golf_access.engine.outcomes import Undo
from golf_access.engine.solitaire import legal
from golf_access.engine.tablerules import SIX
from golf_access.play.host import Host
from golf_access.play.seeds import Shelf
from golf_access.play.statistics import is_over, result_of
from golf_access.play.store import Keeper, Store
from golf_access.play.storefile import StoreError
from golf_access.play.table import Seat, TableHeader, TableHost
from tests.engine.tablelaying import chosen

KEY_PAUSE_SECONDS = 0.01
"""Between two actions: ten times faster than anybody plays."""

OPENING = """
import sys, time
from datetime import UTC, datetime
from pathlib import Path
import golf_access.cli.solitaire, golf_access.play.log
began = time.perf_counter()
from golf_access.play.store import Store
store = Store.open(Path(sys.argv[1]), now=lambda: datetime.now(UTC))
store.unfinished()
print(time.perf_counter() - began)
"""


def now() -> datetime:
    """Return the time."""
    return datetime.now(UTC)


def keeping_times(folder: Path, actions: int) -> list[float]:
    """Play by chance, solitaire and tables in turn; return the seconds of keeping each action."""
    chance = Random(1)
    times: list[float] = []
    with Store.open(folder, now=now) as store:
        while len(times) < actions:
            for play in (_solitaire, _table):
                play(chance, _Timed(Keeper(store, _failed), times))
    return times[:actions]


def fsync_times(folder: Path, actions: int) -> list[float]:
    """Return the seconds of writing 200 bytes and waiting for the disk."""
    times = []
    with (folder / "bare").open("wb", buffering=0) as file:
        for _ in range(actions):
            began = time.perf_counter()
            file.write(bytes(200))
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    return times


def opening_times(folder: Path, runs: int) -> list[float]:
    """Return the seconds from a program without the store to the list of unfinished games.

    The modules are compiled, as where the program is installed: that is the first run's work.
    """
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder.parent / "compiled")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    times = []
    for _ in range(runs + 1):
        done = subprocess.run(
            [sys.executable, "-c", OPENING, str(folder)],
            cwd=data_folder("locales").parent,
            env=environment,
            capture_output=True,
            check=True,
        )
        times.append(float(done.stdout))
    return times[1:]


def fill(folder: Path, games: int) -> None:
    """Keep many games of 50 entries, three of them unfinished."""
    header = Shelf(data_folder("seeds")).header(parse_code("GO1-E-AAAAAAB").rules, 1)
    host = Host(header)
    chair = host.join(0, lambda seen: None)
    chance = Random(1)
    while len(host.log.entries) < 50:
        chair.submit(chance.choice([Undo(), *legal(host.log.fold.state)]))
    times = [now() + timedelta(seconds=number) for number in range(51)]
    with Store.open(folder, now=now) as store:
        for number in range(games):
            store.begin(host.log, result=None if number < 3 else result_of(host.log, times))


class _Timed:
    """Stands for a keeper, and notes how long it takes."""

    def __init__(self, keeper: Keeper, times: list[float]) -> None:
        self._keeper = keeper
        self._times = times

    def __call__(self, log: object) -> None:
        began = time.perf_counter()
        self._keeper(log)  # type: ignore[arg-type]
        self._times.append(time.perf_counter() - began)
        time.sleep(KEY_PAUSE_SECONDS)


def _failed(error: StoreError) -> None:
    raise error


def _solitaire(chance: Random, keep: Callable[[object], None]) -> None:
    header = Shelf(data_folder("seeds")).header(
        parse_code("GO1-E-AAAAAAB").rules, chance.randrange(10**6)
    )
    host = Host(header, keep=keep)
    chair = host.join(0, lambda seen: None)
    while not is_over(host.log):
        chair.submit(chance.choice(legal(host.log.fold.state)))


def _table(chance: Random, keep: Callable[[object], None]) -> None:
    seats = (Seat("Anna"), Seat("Bo"), Seat("Carla"))
    host = TableHost(TableHeader.of(SIX, chance.randrange(10**6), seats), keep=keep)
    while (choice := chosen(host.log.fold.state, chance)) is not None:
        chair = host.join(choice[0], lambda seen: None)
        chair.submit(choice[1])
        chair.leave()


def _told(times: Sequence[float]) -> str:
    ordered = sorted(times)
    middle, late = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return f"{middle * 1000:8.2f} {late * 1000:8.2f} {ordered[-1] * 1000:8.2f}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=2000)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=20)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        kept = keeping_times(folder / "played", options.actions)
        bare = fsync_times(folder, options.actions)
        Store.open(folder / "empty", now=now).close()
        empty = opening_times(folder / "empty", options.runs)
        fill(folder / "full", options.games)
        full = opening_times(folder / "full", options.runs)
    late = statistics.quantiles(kept, n=100)[98] / statistics.quantiles(bare, n=100)[98]
    sys.stdout.write(
        "milliseconds             median      99%  longest\n"
        f"keep an action         {_told(kept)} (goal: under 2 at 99%)\n"
        f"a write with fsync     {_told(bare)}\n"
        f"ratio at 99%           {late:8.2f}\n"
        f"open, {options.games:6} games     {_told(full)} (goal: under 20)\n"
        f"open, no game          {_told(empty)}\n"
    )


if __name__ == "__main__":
    main()
