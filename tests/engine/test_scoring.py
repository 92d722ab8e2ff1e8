"""What boards are worth: the documented figures, each line of each size, each variant."""

from __future__ import annotations

from dataclasses import replace

import pytest

from benchmarks.boards import difference, random_boards
from golf_access.engine.cards import JOKER, STANDARD_RANKS, Card, Rank, Suit
from golf_access.engine.scoring import (
    Cancelled,
    LineKind,
    Scored,
    cancelled,
    cancelling_lines,
    finisher_penalty,
    points,
    score,
)
from golf_access.engine.tablerules import (
    BOARD_SIZES,
    FOUR_CARDS,
    GRIDS,
    NINE_CARDS,
    SIX,
    TWO_CARDS,
    Penalty,
    RowRule,
    TableRules,
    board_rules,
)
from tests.engine.tablelaying import board, varied

BOARD = board_rules(6)
PAIRS_IN_ROWS = replace(SIX, rows_cancel=RowRule.PAIRS)
WHOLE_ROWS = replace(SIX, rows_cancel=RowRule.WHOLE)


def worth(text: str, rules: TableRules = SIX) -> int:
    """Return what a board is worth, by both functions."""
    shown = board(text).shown
    assert points(rules, shown) == score(rules, shown).points
    return points(rules, shown)


# Values


@pytest.mark.parametrize(
    ("rules", "values"),
    [
        (SIX, [-2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0]),
        (BOARD, [-3, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0]),
        (varied(SIX, "minus-twos"), [-2, 1, -2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0]),
        (
            replace(SIX, ten_value=0, jack_value=20, queen_value=30, king_value=40, joker_value=50),
            [50, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 20, 30, 40],
        ),
    ],
)
def test_values(rules: TableRules, values: list[int]) -> None:
    for rank in Rank:
        card = JOKER if rank is Rank.JOKER else Card(rank, Suit.SPADES)
        assert rules.values[rank] == values[rank]
        assert points(rules, (card, None, None, None, None, None)) == values[rank]


def test_suits_make_no_difference() -> None:
    for rank in STANDARD_RANKS:
        pair = (Card(rank, Suit.CLUBS), Card(rank, Suit.HEARTS))
        assert points(TWO_CARDS, pair) == 0


# Columns


def test_two_jacks_in_a_column_and_in_two() -> None:
    assert worth("JC KC KD | JD KH KS") == 0
    assert worth("JC JD AC | KC KD AD") == 20


def test_kings_are_nothing_alone_and_in_a_column() -> None:
    assert worth("KC AC 2C | KD 3C 4C") == 10
    assert worth("KC AC 2C | 5D 3C 4C") == 15


def test_how_a_score_came_about() -> None:
    assert score(SIX, board("8C TD 2H | 8S (KC) JK").shown) == Scored(
        points=10,
        values=(0, 10, 2, 0, None, -2),
        cancelled=(Cancelled(LineKind.COLUMN, 1, (1, 4), Rank.EIGHT),),
    )


def test_a_card_face_down_makes_no_line() -> None:
    assert worth("8C 8D 8H | (8S) (8C) (8D)") == 24
    assert worth("(8C) (8D) (8H) | (8S) (8C) (8D)") == 0


def test_nine_cards_cancel_three_in_a_column() -> None:
    assert worth("7C AC AD | 7D 2C 3C | 7H 4C 5C", NINE_CARDS) == 16
    assert worth("7C AC AD | 7D 2C 3C | 6H 4C 5C", NINE_CARDS) == 36


def test_four_and_two_cards() -> None:
    assert worth("QC 9C | QD 8C", FOUR_CARDS) == 17
    assert worth("QC | QD", TWO_CARDS) == 0
    assert worth("QC | JD", TWO_CARDS) == 20
    assert worth("QC QD | 9C 9D", FOUR_CARDS) == 38


# Rows


def test_rows_cancel_whole_or_in_pairs() -> None:
    assert worth("7C 7D 7H | AC 2C 3C") == 27
    assert worth("7C 7D 7H | AC 2C 3C", WHOLE_ROWS) == 6
    assert worth("7C 7D 8H | AC 2C 3C", WHOLE_ROWS) == 28
    assert worth("7C 8H 7D | AC 2C 3C", PAIRS_IN_ROWS) == 14
    assert worth("7C 7D 7H | AC 2C 3C", PAIRS_IN_ROWS) == 6
    assert worth("7C 7D 8H | 7H 2C 3C", PAIRS_IN_ROWS) == 13


def test_pairs_in_a_row_are_told_with_their_places() -> None:
    lines = cancelled(
        replace(PAIRS_IN_ROWS, rows=2, columns=4), board("7C 8C 7D 8D | AC 2C 3C 4C").shown
    )
    assert lines == (
        Cancelled(LineKind.ROW, 1, (1, 3), Rank.SEVEN),
        Cancelled(LineKind.ROW, 1, (2, 4), Rank.EIGHT),
    )


def test_a_row_of_one_card_is_no_line() -> None:
    for rows in RowRule:
        assert worth("QC | JD", replace(TWO_CARDS, rows_cancel=rows)) == 20


def test_columns_need_not_cancel() -> None:
    assert worth("7C AC 2C | 7D 3C 4C", replace(SIX, columns_cancel=False)) == 24


# Jokers


def test_a_pair_of_jokers_cancels_or_keeps_its_value() -> None:
    keeps = varied(SIX, "jokers-keep-value")
    assert worth("JK AC 2C | JK 3C 4C") == 10
    assert worth("JK AC 2C | JK 3C 4C", keeps) == 6
    assert worth("JK KC KD | QC KH KS") == 8
    assert worth("QC AC 2C | QD 3C 4C", keeps) == 10


def test_three_jokers_in_a_row() -> None:
    text = "JK JK JK | AC 2C 3C"
    assert worth(text, BOARD) == 6
    assert worth(text, varied(BOARD, "jokers-keep-value")) == -3
    assert worth(text, SIX) == 0
    assert worth(text, PAIRS_IN_ROWS) == 6
    assert worth(text, varied(PAIRS_IN_ROWS, "jokers-keep-value")) == 0


def test_a_pair_of_minus_twos_cancels_too() -> None:
    assert worth("2C AC KC | 2D KD KH", varied(SIX, "minus-twos")) == 1
    assert worth("2C AC KC | 3D KD KH", varied(SIX, "minus-twos")) == 2


# Lines of each board

LINES = {
    4: (2, 2, 2),
    6: (3, 2, 0),
    8: (4, 2, 0),
    9: (3, 3, 2),
    10: (5, 2, 0),
    12: (4, 3, 0),
    14: (7, 2, 0),
    15: (5, 3, 0),
    16: (4, 4, 2),
}
"""How many columns, rows and diagonals of each board cancel."""


def test_there_are_nine_boards() -> None:
    assert tuple(LINES) == BOARD_SIZES
    assert set(GRIDS) == {2, *LINES}


@pytest.mark.parametrize("size", BOARD_SIZES)
def test_every_line_of_every_board_cancels_alone(size: int) -> None:
    rules = board_rules(size)
    assert rules.cards == size
    lines = cancelling_lines(rules)
    kinds = [line.kind for line in lines]
    assert (
        kinds.count(LineKind.COLUMN),
        kinds.count(LineKind.ROW),
        kinds.count(LineKind.DIAGONAL),
    ) == LINES[size]
    # No other line is of one rank: neighbours differ in every direction.
    ranks = [
        Rank((row * 2 + column * 5) % 9 + 2)
        for row in range(rules.rows)
        for column in range(rules.columns)
    ]
    plain = [Card(rank, Suit.CLUBS) for rank in ranks]
    assert cancelled(rules, plain) == ()
    for line in lines:
        laid = list(plain)
        for position in line.positions:
            laid[position - 1] = Card(Rank.QUEEN, Suit.HEARTS)
        (found,) = cancelled(rules, laid)
        assert found == Cancelled(line.kind, line.number, line.positions, Rank.QUEEN)
        rest = sum(ranks[place] for place in range(size) if place + 1 not in line.positions)
        assert points(rules, laid) == rest
        for position in line.positions:
            spoilt = list(laid)
            spoilt[position - 1] = Card(Rank.KING, Suit.CLUBS)
            assert points(rules, spoilt) == rest + 12 * (len(line.positions) - 1)


def test_diagonals_go_down_and_up() -> None:
    diagonals = [line for line in cancelling_lines(board_rules(9)) if line.number > 0][6:]
    assert [line.positions for line in diagonals] == [(1, 5, 9), (7, 5, 3)]


def test_a_card_in_two_lines_is_nothing_once() -> None:
    assert worth("7C 7D 7H | 7S AC 2C | 7C 3C 4C", board_rules(9)) == 10


def test_a_board_of_one_rank_is_nothing() -> None:
    for size in BOARD_SIZES:
        assert points(board_rules(size), [Card(Rank.QUEEN, Suit.CLUBS)] * size) == 0


# The finisher


@pytest.mark.parametrize(
    ("own", "others", "result"),
    [
        (11, (9, 17), 22),
        (4, (5, 3), 14),
        (10, (9,), 20),
        (9, (8,), 19),
        (0, (-1,), 10),
        (-2, (-3, 5), 8),
        (-12, (-13,), -2),
        (50, (7, 60), 100),
        (9, (9, 17), 9),
        (9, (10, 17), 9),
        (-3, (-3,), -3),
        (-3, (0,), -3),
    ],
)
def test_the_finisher_of_board_golf(own: int, others: tuple[int, ...], result: int) -> None:
    assert own + finisher_penalty(BOARD, own, others) == result


@pytest.mark.parametrize(
    ("own", "others", "result"), [(11, (9, 17), 21), (4, (5, 3), 14), (9, (9, 17), 9), (3, (4,), 3)]
)
def test_who_knocks_gets_ten_unless_lowest(own: int, others: tuple[int, ...], result: int) -> None:
    knock = varied(SIX, "knock")
    assert own + finisher_penalty(knock, own, others) == result
    assert finisher_penalty(SIX, own, others) == 0


def test_a_tie_may_cost_by_other_rules() -> None:
    assert finisher_penalty(replace(BOARD, tie_is_lowest=False), 9, (9, 17)) == 10
    assert finisher_penalty(replace(BOARD, tie_is_lowest=False), 9, (10, 17)) == 0


def test_penalty_points_are_data() -> None:
    added = replace(SIX, finisher_penalty=Penalty.ADDED, penalty_points=5)
    doubled = replace(BOARD, penalty_points=5)
    assert finisher_penalty(added, 20, (9,)) == 5
    assert [finisher_penalty(doubled, own, (0,)) for own in (4, 5, 6)] == [5, 5, 6]


# The second implementation


def test_scores_are_those_of_the_naive_implementation() -> None:
    differing = [told for one in random_boards(3000, seed=7) if (told := difference(one))]
    assert differing == []


def test_the_random_boards_are_of_all_sizes_and_rules() -> None:
    sample = list(random_boards(1500, seed=7))
    assert {one.rules.cards for one in sample} == set(GRIDS)
    assert {one.rules.rows_cancel for one in sample} == set(RowRule)
    assert {one.rules.finisher_penalty for one in sample} == set(Penalty)
    kinds = {line.kind for one in sample for line in cancelled(one.rules, one.cards)}
    assert kinds == set(LineKind)
    assert any(None in one.cards for one in sample)
