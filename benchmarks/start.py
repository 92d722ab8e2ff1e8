"""From the start of the program to its first line, against a Python that does nothing.

``python -m benchmarks.start [--runs N] [--output MODE]`` prints medians in milliseconds, their
difference (goal: 150 at the most) and their ratio.
"""

from __future__ import annotations

import argparse
import statistics
import sys

from benchmarks.pseudo_terminal import GAME, TimedProgram


def main() -> None:
    """Measure, in turn, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--output", default="auto", help="who speaks")
    options = parser.parse_args()
    runs = options.runs
    bare: list[float] = []
    first_line: list[float] = []
    for _ in range(runs + 1):
        with TimedProgram([sys.executable, "-c", "pass"]) as python:
            bare.append(python.wait())
        with TimedProgram(GAME, options.output) as game:
            first_line.append(game.until(b"GO1-E-AAAAAAB") - game.started)
    reference, ours = (statistics.median(times[1:]) * 1000 for times in (bare, first_line))
    sys.stdout.write(
        f"bare Python            {reference:7.1f} ms\n"
        f"to the first line      {ours:7.1f} ms\n"
        f"difference             {ours - reference:7.1f} ms (goal: 150)\n"
        f"ratio                  {ours / reference:7.1f}\n"
    )


if __name__ == "__main__":
    main()
