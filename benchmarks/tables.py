"""The engine of table Golf: whole random holes a second, beside games of OpenSpiel in one run.

``python -m benchmarks.tables [--seconds S] [--seats N]`` plays holes of Six-card Golf by chance,
then whole games by OpenSpiel's Python interface: one of a like length that is written in Python,
and card games that are written in C++. It prints games and actions a second and the ratios of the
engine to each. There dealing is made of actions, too; here a hole is dealt in one.

Without ``pip install open_spiel`` it says so, and compares the engine's score of a board with the
naive one of the tests instead.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from benchmarks.boards import RandomBoard, house_of, random_boards
from golf_access.engine.outcomes import Applied
from golf_access.engine.scoring import points
from golf_access.engine.table import apply, legal, start
from golf_access.engine.tableoutcomes import TablePhase
from golf_access.engine.tablerules import SIX
from tests.tools.naive_table_score import naive_score

OTHERS = {
    "python_team_dominoes": "in Python, 4 players",
    "gin_rummy": "in C++, 2 players",
    "crazy_eights": "in C++, 5 players",
}
"""Games of OpenSpiel, and how they compare."""

ROUNDS = 5
"""The games take turns, so that a slow moment of the machine befalls all."""


@dataclass(slots=True)
class Speed:
    """What was played, and in how many seconds."""

    games: int = 0
    actions: int = 0
    seconds: float = 0.0

    def play(self, game: Callable[[Random], int], seconds: float, chance: Random) -> None:
        """Play whole games for so long. ``game`` returns how many actions one took."""
        begun = time.perf_counter()
        until = begun + seconds
        while time.perf_counter() < until:
            self.actions += game(chance)
            self.games += 1
        self.seconds += time.perf_counter() - begun

    def __str__(self) -> str:
        return (
            f"{self.games / self.seconds:8.0f} games/s   {self.actions / self.games:6.1f} actions"
            f" each   {self.actions / self.seconds:8.0f} actions/s"
        )

    def ratio(self, other: Speed) -> str:
        """Return how many times as fast as another this is."""
        games = self.games / self.seconds * other.seconds / other.games
        actions = self.actions / self.seconds * other.seconds / other.actions
        return f"{games:.2f} x its games, {actions:.2f} x its actions"


def random_hole(seats: int, chance: Random) -> int:
    """Play a hole of Six-card Golf by chance."""
    state = start(SIX, seats, chance.randrange(2**20))
    actions = 0
    while state.phase in (TablePhase.STARTING, TablePhase.PLAYING):
        seat = chance.choice(state.acting)
        outcome = apply(state, seat, chance.choice(legal(state, seat)))
        assert isinstance(outcome, Applied)
        state = outcome.state
        actions += 1
    return actions


def random_spiel(game: Any, chance: Random) -> int:
    """Play a game of OpenSpiel by chance."""
    state = game.new_initial_state()
    actions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = chance.choices(outcomes, weights)[0]
        else:
            action = chance.choice(state.legal_actions())
        state.apply_action(action)
        actions += 1
    return actions


def open_spiel() -> dict[str, Callable[[Random], int]] | None:
    """Return OpenSpiel's games by name, None where it isn't installed."""
    try:
        spiel: Any = importlib.import_module("pyspiel")
        # It registers the games that are written in Python.
        importlib.import_module("open_spiel.python.games.team_dominoes")
    except ImportError:
        return None

    def player(name: str) -> Callable[[Random], int]:
        game = spiel.load_game(name)
        return lambda chance: random_spiel(game, chance)

    return {name: player(name) for name in OTHERS}


def print_beside_spiel(
    games: dict[str, Callable[[Random], int]], seats: int, seconds: float
) -> None:
    """Play, and print the speeds and their ratios."""
    ours = Speed()
    others = {name: Speed() for name in games}
    chance = Random(1)
    for _ in range(ROUNDS):
        ours.play(lambda chance: random_hole(seats, chance), seconds / ROUNDS, chance)
        for name, game in games.items():
            others[name].play(game, seconds / ROUNDS, chance)
    sys.stdout.write(f"{'Six-card Golf':22}{ours}   ({seats} players)\n")
    for name, speed in others.items():
        sys.stdout.write(f"{name:22}{speed}   ({OTHERS[name]})\n")
    for name, speed in others.items():
        sys.stdout.write(f"Six-card Golf / {name:22}{ours.ratio(speed)}\n")


def print_beside_naive(seats: int, seconds: float) -> None:
    """Print the speed of holes, and how long the engine and the naive score take for boards."""
    ours = Speed()
    ours.play(lambda chance: random_hole(seats, chance), seconds, Random(1))
    sys.stdout.write(
        f"{'Six-card Golf':22}{ours}   ({seats} players)\n"
        "OpenSpiel isn't installed: no other games to compare with, only scores of boards\n"
    )
    boards = list(random_boards(20_000, seed=1))
    cells = [_cells(board) for board in boards]
    houses = [house_of(board.rules) for board in boards]
    naive = _seconds(lambda: list(map(naive_score, cells, houses)))
    quick = _seconds(lambda: [points(board.rules, board.cards) for board in boards])
    sys.stdout.write(f"naive score / engine's {naive / quick:.2f} x its time\n")


def _cells(board: RandomBoard) -> list[list[str]]:
    names = ["??" if card is None else str(card) for card in board.cards]
    columns = board.rules.columns
    return [names[first : first + columns] for first in range(0, len(names), columns)]


def _seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seats", type=int, default=4)
    options = parser.parse_args()
    games = open_spiel()
    if games is None:
        print_beside_naive(options.seats, options.seconds)
    else:
        print_beside_spiel(games, options.seats, options.seconds)


if __name__ == "__main__":
    main()
