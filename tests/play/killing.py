"""A program that plays and keeps, killed at random moments; then what it said it kept is there.

``python -m tests.play.killing [--kills N] [--seed S]`` does so 300 times, and ends with status 1
if anything is missing. The program that is killed is this module with ``--play FOLDER``.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from golf_access.data import data_folder
from golf_access.engine.codes import parse_code
from golf_access.engine.outcomes import Action, Redo, Undo
from golf_access.engine.solitaire import legal
from golf_access.engine.tablerules import SIX, board_rules
from golf_access.play.host import Host
from golf_access.play.log import GameLog, dump
from golf_access.play.seeds import Shelf
from golf_access.play.statistics import is_over
from golf_access.play.store import Keeper, Store
from golf_access.play.storefile import StoreError
from golf_access.play.table import Seat, TableHeader, TableHost
from tests.engine.tablelaying import chosen

CHECKOUT = data_folder("locales").parent
CODES = ("GO1-E-AAAAAAB", "GO1-C-GOLFERS-J2-W", "GO1-S-AAAAAAB-M")
MOST_ENTRIES = 400


def now() -> datetime:
    return datetime.now(UTC)


def play(folder: Path, seed: int) -> None:
    """Play game after game for ever, and report each entry that is kept."""
    chance = Random(seed)
    store = Store.open(folder, now=now)
    while True:
        keeper = Keeper(store, _failed)
        for log in _playing(chance, keeper):
            report = f"{keeper.game} {len(log.entries)} {_digests(log)[-1]}\n"
            sys.stdout.write(report)
            sys.stdout.flush()


def _failed(error: StoreError) -> None:
    raise error


def _playing(chance: Random, keeper: Keeper) -> Iterator[GameLog[Any, Any]]:
    """Play one game by chance; yield its log after each action."""
    number = chance.randrange(1000)
    if chance.random() < 0.5:
        rules = parse_code(chance.choice(CODES)).rules
        header = Shelf(data_folder("seeds")).header(rules, number)
        host: Any = Host(header, keep=keeper)
    else:
        seats = (Seat("Anna"), Seat("Bo"), Seat("Ștefan"))
        host = TableHost(
            TableHeader.of(chance.choice([SIX, board_rules(9)]), number, seats), keep=keeper
        )
    while not is_over(host.log) and len(host.log.entries) < MOST_ENTRIES:
        seat, action = _choice(host, chance)
        chair = host.join(seat, lambda seen: None)
        if chair.submit(action).rejection is None:
            yield host.log
        chair.leave()


def _choice(host: Any, chance: Random) -> tuple[int, Action]:
    state = host.log.fold.state
    choice = chosen(state, chance) if host.log.header.game == "table" else None
    seat, action = choice or (0, Undo())
    if choice is None:
        action = chance.choice(legal(state))
    return seat, chance.choice([Undo(), Redo()]) if chance.random() < 0.1 else action


def _digests(log: GameLog[Any, Any]) -> list[int]:
    """Return the digest of the header and of each entry."""
    return [zlib.crc32(line.encode()) for line in dump(log).splitlines()]


class Killed:
    """A store whose program was killed again and again, and what was reported as kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._reported: dict[tuple[int, int], int] = {}

    def kill_once(self, chance: Random) -> None:
        """Start the program, and kill it at a random moment after it began to report."""
        command = [sys.executable, "-m", "tests.play.killing", "--play", str(self._folder)]
        seed = ["--seed", str(chance.randrange(2**32))]
        with subprocess.Popen(command + seed, cwd=CHECKOUT, stdout=subprocess.PIPE) as program:
            assert program.stdout is not None
            reports = [program.stdout.readline() for _ in range(chance.randint(1, 150))]
            program.kill()
            reports += program.stdout.readlines()
        for report in reports:
            if report.endswith(b"\n"):
                game, entries, digest = map(int, report.split())
                self._reported[game, entries] = digest

    def missing(self) -> list[tuple[int, int]]:
        """Return what was reported and isn't there: the game, and how many entries it had."""
        digests: dict[int, list[int]] = {}
        with Store.open(self._folder, now=now) as store:
            for game in {game for game, _ in self._reported}:
                digests[game] = _digests(store.load(game))
        return [
            (game, entries)
            for (game, entries), digest in self._reported.items()
            if digests[game][entries : entries + 1] != [digest]
        ]

    @property
    def reported(self) -> int:
        """How many entries were reported as kept."""
        return len(self._reported)


def main() -> None:
    """Play, or kill what plays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--play", type=Path)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.play is not None:
        play(options.play, options.seed)
    chance = Random(options.seed)
    with tempfile.TemporaryDirectory() as folder:
        killed = Killed(Path(folder))
        for _ in range(options.kills):
            killed.kill_once(chance)
        missing = killed.missing()
    sys.stdout.write(f"{options.kills} kills, {killed.reported} entries, missing: {missing}\n")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
