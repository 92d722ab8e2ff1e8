"""From a key to its answer where hints and the oracle are at work beside the keys.

``python -m benchmarks.hints [--games N]`` plays deals in a pseudo-terminal, a draw and its
questions at a time, and prints median and 99th percentile in milliseconds: a fair hint that was
found ahead, one that wasn't (goal: 300 at the 99th percentile), whether the game can still be won
(goal: 50), and an ordinary key, alone and while a hint is being found, with their ratio.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from random import Random

from benchmarks.pseudo_terminal import TimedProgram
from golf_access.session import QUIET_SECONDS

BUSY_SECONDS = QUIET_SECONDS + 0.05
"""After so long a hint is being found."""

FOUND_SECONDS = 1.0
"""After so long it was found."""

DRAWS = 10
"""How many draws of a deal are played."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", nargs="+", default=["E", "C", "S"], help="as in codes: E C-J1")
    options = parser.parse_args()
    random = Random(options.seed)
    for rules in options.rules:
        times: dict[str, list[float]] = {}
        letter, *variants = rules.split("-")
        for _ in range(options.games):
            deal = "".join(random.choices("ABCDEFGHIJKLMNOPQRSTUVWXYZ", k=7))
            _play("-".join(["GO1", letter, deal, *variants]), times)
        sys.stdout.write(f"{rules}\n")
        for name, each in times.items():
            sys.stdout.write(f"  {name:32} {_median(each):7.1f} {_p99(each):7.1f}\n")
        ratio = _median(times["a key beside a search"]) / _median(times["a key alone"])
        sys.stdout.write(f"  {'ratio of the last two':32} {ratio:7.1f}\n")


def _play(code: str, times: dict[str, list[float]]) -> None:
    """Draw and ask. Under Strict a draw may be refused, which is asked after all the same."""

    def ask(name: str, key: bytes, answer: bytes) -> None:
        times.setdefault(name, []).append(game.press(key, answer) * 1000)

    command = (sys.executable, "-m", "golf_access", "solitaire", "--code", code, "--lang", "en")
    with TimedProgram(command) as game:
        game.until(b"keys.")
        for _ in range(DRAWS):
            game.press(b" ", b"\n")
            ask("a hint at once", b"h", b"hint")
            game.press(b" ", b"\n")
            time.sleep(FOUND_SECONDS)
            ask("a hint found ahead", b"h", b"hint")
            ask("still winnable?", b"w", b"oracle")
            time.sleep(FOUND_SECONDS)
            ask("a key alone", b"d", b"waste")
            game.press(b"u", b"\n")
            time.sleep(BUSY_SECONDS)
            ask("a key beside a search", b"d", b"waste")


def _median(times: list[float]) -> float:
    return statistics.median(times)


def _p99(times: list[float]) -> float:
    return sorted(times)[math.ceil(0.99 * len(times)) - 1]


if __name__ == "__main__":
    main()
