"""The game killed at random moments in a pseudo-terminal; then the next start has all of it.

``python -m tests.edges.killing [--kills N] [--seed S]`` does so 300 times, and ends with status 1
if an action that was answered is missing, or the game isn't offered.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from golf_access.play.store import Store
from tests.tools.program import KEYS, Program, Told

GAMES = {
    "GO1-E-AAAAAAB": ("solitaire", ("space", *"1234567", "u")),
    "SG1-6-3-AAAAAAB": ("six", ("space", "D", *"123456", "x", "enter")),
}
"""A game by its code: its subcommand, and the keys that are pressed."""
ACTIONS = (
    *("drawn", "removed", "undone-", "taken-stock-you", "taken-discards-you", "placed-you"),
    *("discarded-you", "discarded-owes-you", "turned-up-you", "chosen-you"),
)
"""How the messages of one's own actions begin."""
LONGEST_PAUSE_SECONDS = 0.02


def kill_once(chance: Random, folder: Path) -> str | None:
    """Play a little, kill, and start again. Returns what is wrong then, None if nothing is."""
    code = chance.choice(list(GAMES))
    command, keys = GAMES[code]
    with Program(folder, [command, "--code", code], output="terminal") as game:
        game.await_told(lambda one: one.id == "press-for-help")
        game.press("space")
        for _ in range(chance.randint(0, 8)):
            game.press(chance.choice(keys))
        # What comes now may be answered or not.
        burst = [chance.choice(keys) for _ in range(chance.randint(0, 4))]
        game.send(b"".join(KEYS.get(key, key.encode()) for key in burst))
        time.sleep(chance.random() * LONGEST_PAUSE_SECONDS)
        game.signal(signal.SIGKILL)
        game.wait()
        answered = count_actions(game.told)
    kept = count_kept(folder / "home")
    if kept < answered:
        return f"{code}: {answered} actions were answered, {kept} are kept"
    return offered(folder)


def count_actions(told: list[Told]) -> int:
    """Return how many of the player's own actions were told."""
    return sum(one.id.startswith(ACTIONS) for one in told)


def count_kept(home: Path) -> int:
    """Return how many actions of the player's own the last game has in the store."""
    with Store.open(home, now=lambda: datetime.now(UTC), reading=True) as store:
        last = store.unfinished()[0]
        return sum(entry.seat == 0 for entry in store.load(last.id).entries)


def offered(folder: Path) -> str | None:
    """Start again and go on with the game. Returns what is wrong."""
    with Program(folder, [], output="terminal") as menu:
        menu.await_told(lambda one: one.id == "list-item")
        first = next(one for one in menu.told if one.id == "list-item")
        if not first.text.startswith("Resume"):
            return f"nothing is offered: {first.text}"
        answer = menu.press("enter")
        if answer[0].id not in ("game-goes-on", "table-begins"):
            return f"it doesn't go on: {answer[0].text}"
        menu.signal(signal.SIGTERM)
        menu.wait()
    return None


def main() -> None:
    """Kill again and again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = Random(options.seed)
    wrong = []
    for _ in range(options.kills):
        with tempfile.TemporaryDirectory() as folder:
            problem = kill_once(chance, Path(folder))
        if problem:
            wrong.append(problem)
    sys.stdout.write(f"{options.kills} kills, wrong: {wrong}\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
