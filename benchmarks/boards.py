"""The engine's score of random boards, of all sizes and rules, against a naive second one.

``python -m benchmarks.boards [--boards N] [--seed S]`` checks 100,000 boards, tells each that
differs and how long both took, and ends with status 1 if any does.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from golf_access.engine.cards import Card, deck
from golf_access.engine.scoring import finisher_penalty, points, score
from golf_access.engine.tablerules import (
    BOARD_SIZES,
    GRIDS,
    Penalty,
    RowRule,
    TableRules,
    board_rules,
    six_rules,
)
from tests.tools.naive_table_score import House, naive_result, naive_score


@dataclass(frozen=True, slots=True)
class RandomBoard:
    """A board, some of it face down, the rules it is scored by, and what the others scored."""

    rules: TableRules
    cards: tuple[Card | None, ...]
    others: tuple[int, ...]


def random_boards(count: int, seed: int) -> Iterator[RandomBoard]:
    """Make boards with few ranks each, so that many lines cancel."""
    chance = Random(seed)
    pack = deck(jokers=4)
    for _ in range(count):
        rules = _random_rules(chance)
        ranks = chance.sample(range(14), chance.randint(1, 5))
        choice = [card for card in pack if card.rank in ranks]
        hidden = chance.choice([0, 0, 0.1, 0.4])
        cards = tuple(
            None if chance.random() < hidden else chance.choice(choice) for _ in range(rules.cards)
        )
        own = points(rules, cards)
        others = tuple(own + chance.randint(-2, 6) for _ in range(chance.randint(1, 6)))
        yield RandomBoard(rules, cards, others)


def difference(board: RandomBoard) -> str | None:
    """Return how the two scores of a board differ, None where they don't."""
    rules, house = board.rules, house_of(board.rules)
    names = ["??" if card is None else str(card) for card in board.cards]
    rows = [names[start : start + rules.columns] for start in range(0, rules.cards, rules.columns)]
    scored = score(rules, board.cards)
    ours = (
        scored.points,
        points(rules, board.cards),
        sum(value or 0 for value in scored.values),
        scored.points + finisher_penalty(rules, scored.points, board.others),
    )
    naive = naive_score(rows, house)
    expected = (naive, naive, naive, naive_result(naive, list(board.others), house))
    if ours == expected:
        return None
    return f"{rows} {board.others} {house}: {ours}, not {expected}"


def house_of(rules: TableRules) -> House:
    """Return rules in the words of the naive score."""
    return {
        "2": rules.two_value,
        "T": rules.ten_value,
        "J": rules.jack_value,
        "Q": rules.queen_value,
        "K": rules.king_value,
        "joker": rules.joker_value,
        "columns": rules.columns_cancel,
        "diagonals": rules.diagonals_cancel,
        "jokers": rules.jokers_cancel,
        "rows": {RowRule.NEVER: "no", RowRule.WHOLE: "whole", RowRule.PAIRS: "pairs"}[
            rules.rows_cancel
        ],
        "penalty": {
            Penalty.NONE: "no",
            Penalty.ADDED: "add",
            Penalty.ADDED_OR_DOUBLED: "add or double",
        }[rules.finisher_penalty],
        "penalty points": rules.penalty_points,
        "tie is lowest": rules.tie_is_lowest,
    }


def _random_rules(chance: Random) -> TableRules:
    """Return a named rule set, or one in which every field of the score is random."""
    six = chance.random() < 0.5
    rules = (
        six_rules(chance.choice(list(GRIDS))) if six else board_rules(chance.choice(BOARD_SIZES))
    )
    if chance.random() < 0.4:
        return rules
    return replace(
        rules,
        two_value=chance.choice([2, -2]),
        ten_value=chance.choice([10, 0]),
        jack_value=chance.choice([10, 11]),
        queen_value=chance.choice([10, 12]),
        king_value=chance.choice([0, 13]),
        joker_value=chance.choice([-2, -3, 0]),
        columns_cancel=chance.random() < 0.8,
        rows_cancel=chance.choice(list(RowRule)),
        diagonals_cancel=rules.rows == rules.columns and chance.random() < 0.5,
        jokers_cancel=chance.random() < 0.5,
        finisher_penalty=chance.choice(list(Penalty)),
        penalty_points=chance.choice([10, 5, 0]),
        tie_is_lowest=chance.random() < 0.5,
    )


def main() -> None:
    """Check, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.perf_counter()
    wrong = 0
    for board in random_boards(options.boards, options.seed):
        told = difference(board)
        if told:
            wrong += 1
            sys.stdout.write(told + "\n")
    seconds = time.perf_counter() - began
    sys.stdout.write(f"{options.boards} boards, {wrong} differ, {seconds:.1f} s\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
