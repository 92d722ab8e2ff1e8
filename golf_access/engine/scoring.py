"""What boards are worth: values, lines that cancel, the finisher's penalty.

A board is the sequence of its cards, row by row; None stands for a card that lies face down. A
position is a card's place in it, counted from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from golf_access.engine.cards import Card, Rank
from golf_access.engine.tablerules import Penalty, RowRule, TableRules


class LineKind(StrEnum):
    """Which way a line of a board goes."""

    ROW = "row"
    COLUMN = "column"
    DIAGONAL = "diagonal"


@dataclass(frozen=True, slots=True)
class Line:
    """A row, column or diagonal of a board.

    ``number`` counts from 1, rows from above, columns from the left. Diagonal 1 goes down from
    the first card, diagonal 2 up from the first card of the last row.
    """

    kind: LineKind
    number: int
    positions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cancelled:
    """Cards of one rank that count nothing: ``positions`` are all of a line, or a pair in a row."""

    kind: LineKind
    number: int
    positions: tuple[int, ...]
    rank: Rank


@dataclass(frozen=True, slots=True)
class Scored:
    """What a board is worth, and how that came about.

    ``values`` are the points of each card: 0 where it is cancelled, None where it is face down.
    """

    points: int
    values: tuple[int | None, ...]
    cancelled: tuple[Cancelled, ...]


def score(rules: TableRules, cards: Sequence[Card | None]) -> Scored:
    """Return what the visible cards of a board are worth."""
    lines = cancelled(rules, cards)
    nothing = {position for line in lines for position in line.positions}
    values = tuple(
        None if card is None else 0 if position in nothing else rules.values[card.rank]
        for position, card in enumerate(cards, 1)
    )
    return Scored(sum(filter(None, values)), values, lines)


def points(rules: TableRules, cards: Sequence[Card | None]) -> int:
    """Return the points of the visible cards of a board alone: quicker than ``score``."""
    nothing = {position for line in cancelled(rules, cards) for position in line.positions}
    values = rules.values
    return sum(
        values[card.rank]
        for position, card in enumerate(cards, 1)
        if card is not None and position not in nothing
    )


def cancelled(rules: TableRules, cards: Sequence[Card | None]) -> tuple[Cancelled, ...]:
    """Return the lines of a board that count nothing; the board of who doesn't play has none."""
    if not cards:
        return ()
    ranks = [None if card is None else card.rank for card in cards]
    found = []
    for line in cancelling_lines(rules):
        rank = ranks[line.positions[0] - 1]
        if rank is None or (rank is Rank.JOKER and not rules.jokers_cancel):
            continue
        if all(ranks[position - 1] is rank for position in line.positions):
            found.append(Cancelled(line.kind, line.number, line.positions, rank))
    if rules.rows_cancel is RowRule.PAIRS:
        found += _pairs_in_rows(rules, ranks)
    return tuple(found)


def cancelling_lines(rules: TableRules) -> tuple[Line, ...]:
    """Return the lines that cancel when all of it is of one rank; a card alone is no line."""
    return _lines(
        rules.rows,
        rules.columns,
        rules.columns_cancel,
        rules.rows_cancel is RowRule.WHOLE,
        rules.diagonals_cancel,
    )


def finisher_penalty(rules: TableRules, own: int, others: Sequence[int]) -> int:
    """Return the points that a finisher gets on top of ``own``, the score of their board."""
    lowest = min(others)
    if own < lowest or (own == lowest and rules.tie_is_lowest):
        return 0
    match rules.finisher_penalty:
        case Penalty.NONE:
            return 0
        case Penalty.ADDED_OR_DOUBLED if own >= rules.penalty_points:
            return own
    return rules.penalty_points


@lru_cache
def _lines(
    rows: int, columns: int, by_column: bool, by_row: bool, by_diagonal: bool
) -> tuple[Line, ...]:
    places = range(1, rows * columns + 1)
    lines = []
    if by_column and rows > 1:
        lines += [
            Line(LineKind.COLUMN, column, tuple(places[column - 1 :: columns]))
            for column in range(1, columns + 1)
        ]
    if by_row and columns > 1:
        lines += [Line(LineKind.ROW, row, _row(row, columns)) for row in range(1, rows + 1)]
    if by_diagonal:
        lines += [
            Line(LineKind.DIAGONAL, 1, tuple(places[:: columns + 1])),
            Line(LineKind.DIAGONAL, 2, tuple(places[-columns : columns - 2 : 1 - columns])),
        ]
    return tuple(lines)


def _row(row: int, columns: int) -> tuple[int, ...]:
    return tuple(range((row - 1) * columns + 1, row * columns + 1))


def _pairs_in_rows(rules: TableRules, ranks: Sequence[Rank | None]) -> list[Cancelled]:
    found = []
    for row in range(1, rules.rows + 1):
        by_rank: dict[Rank, list[int]] = {}
        for position in _row(row, rules.columns):
            rank = ranks[position - 1]
            if rank is not None and (rank is not Rank.JOKER or rules.jokers_cancel):
                by_rank.setdefault(rank, []).append(position)
        found += [
            Cancelled(LineKind.ROW, row, tuple(positions), rank)
            for rank, positions in by_rank.items()
            if len(positions) > 1
        ]
    return found
