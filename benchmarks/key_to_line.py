"""From a key to its line, against a loop that echoes raw keys and does nothing else.

``python -m benchmarks.key_to_line [--keys N]`` prints medians in milliseconds, their difference
(goal: 2 at the most) and their ratio.
"""

from __future__ import annotations

import argparse
import statistics
import sys

from benchmarks.pseudo_terminal import GAME, TimedProgram

ECHO = (
    sys.executable,
    "-c",
    "import os, sys, tty; tty.setraw(0); os.write(1, b'\\nready')\n"
    "while key := os.read(0, 100): os.write(1, b'\\n<' + key + b'>')",
)
QUESTIONS = {b"d": b"waste", b"s": b"Score", b"e": b"Stock", b"f": b"Free", b"p": b"fits"}
"""Keys of the game's own answers, each with a word of its answer."""


def main() -> None:
    """Measure, in turn, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=300)
    keys = parser.parse_args().keys
    echoed: list[float] = []
    answered: list[float] = []
    with TimedProgram(ECHO) as echo, TimedProgram(GAME) as game:
        echo.until(b"ready")
        game.until(b"keys.")
        game.press(b"d", b"waste")
        for index in range(keys):
            key = list(QUESTIONS)[index % len(QUESTIONS)]
            echoed.append(echo.press(key, b"<" + key + b">"))
            answered.append(game.press(key, QUESTIONS[key]))
    reference, ours = (statistics.median(times) * 1000 for times in (echoed, answered))
    sys.stdout.write(
        f"raw echo               {reference:7.2f} ms\n"
        f"key to line            {ours:7.2f} ms\n"
        f"difference             {ours - reference:7.2f} ms (goal: 2)\n"
        f"ratio                  {ours / reference:7.1f}\n"
    )


if __name__ == "__main__":
    main()
