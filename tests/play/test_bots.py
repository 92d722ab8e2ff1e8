"""The computer players: what they may know, what they choose, and that they get to an end."""

from __future__ import annotations

import ast
import statistics
from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.tournament import both_ways, margin
from golf_access.engine.cards import Card, parse_card
from golf_access.engine.scoring import LineKind, points
from golf_access.engine.table import legal, start
from golf_access.engine.tableoutcomes import (
    Discard,
    Knock,
    Look,
    Pile,
    Place,
    TablePhase,
    TakeDiscard,
    TakeStock,
    TurnUp,
)
from golf_access.engine.tablerules import FOUR_CARDS, SIX, Penalty, board_rules
from golf_access.engine.tablestate import Hand, Table
from golf_access.engine.tableviews import TableView, view_table
from golf_access.engine.views import Progress
from golf_access.play import bots, hardbot, outlook
from golf_access.play.bots import advice, choose, could_make
from golf_access.play.outlook import DOWN, Outlook, Sight, Unseen, points_of, ranks_of
from golf_access.play.table import Strength
from tests.engine.tablelaying import (
    PAIRS,
    RULE_SETS,
    VARIANTS,
    applied,
    laid,
    random_game,
    varied,
)

EVERY_STRENGTH = list(Strength)
SKILLED = [Strength.NORMAL, Strength.HARD]
PENALTY = replace(SIX, finisher_penalty=Penalty.ADDED_OR_DOUBLED)


def seen(state: Table, seat: int | None = None, *, moves: int = 0) -> TableView:
    """Return the view of a seat, or of the one whose turn it is."""
    if seat is None:
        seat = state.acting[0]
    return view_table(state, Progress(None, moves, 0, can_undo=False, can_redo=False), seat)


def holding(card: str, pile: Pile = Pile.STOCK) -> dict[str, Any]:
    """Return the field of a table for a card in hand."""
    return {"hand": Hand(parse_card(card), pile)}


def played_out(
    state: Table, strengths: Iterable[Strength], *, until: TablePhase, most: int
) -> tuple[Table, int]:
    """Let computer players play to a phase, in ``most`` actions at the most."""
    sitting = tuple(strengths)
    for moves in range(most):
        if state.phase in (until, TablePhase.MATCH_OVER):
            return state, moves
        seat = state.acting[0] if state.acting else 0
        state = applied(state, seat, choose(seen(state, seat, moves=moves), sitting[seat], 1)).state
    raise AssertionError(f"no end after {most} actions")


# ------------------------------------------------------------------------------ legal, to an end


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(sorted(RULE_SETS)),
    st.sampled_from([(), *((name,) for name in VARIANTS), *PAIRS]),
    st.integers(0, 2**20),
)
def test_a_choice_is_always_legal(name: str, variants: tuple[str, ...], number: int) -> None:
    rules = varied(RULE_SETS[name], *variants)
    states = list(islice(random_game(rules, rules.min_seats, number, number), 150))
    chance = Random(number)
    for state in chance.sample(states, min(4, len(states))):
        for seat in range(state.seats):
            view = seen(state, seat)
            if not view.actions:
                continue
            for strength in EVERY_STRENGTH:
                assert choose(view, strength, number) in legal(state, seat)
            assert advice(view) in legal(state, seat)


@pytest.mark.parametrize("values", [(5, 3), (-99, -99), (99, 99), (0, 99)])
def test_cards_may_be_worth_anything(values: tuple[int, int]) -> None:
    king, joker = values
    rules = replace(varied(SIX, "knock"), king_value=king, joker_value=joker)
    strengths = [Strength.HARD, Strength.NORMAL, Strength.EASY]
    played_out(start(rules, 3, 11), strengths, until=TablePhase.HOLE_OVER, most=400)


@pytest.mark.parametrize("name", sorted(RULE_SETS))
@pytest.mark.parametrize("strength", [Strength.EASY, Strength.NORMAL])
def test_every_hole_ends(name: str, strength: Strength) -> None:
    rules = RULE_SETS[name]
    for seats in {rules.min_seats, rules.max_seats}:
        state = start(rules, seats, 5)
        state, moves = played_out(
            state, [strength] * seats, until=TablePhase.HOLE_OVER, most=seats * rules.cards * 8
        )
        # Each player has to turn up cards, but nobody goes round in circles.
        assert moves >= rules.cards


@pytest.mark.parametrize(
    ("name", "variants", "seats"),
    [
        ("six", ("knock", "rows"), 3),
        ("four", ("peek", "knock"), 7),
        ("two", ("peek", "jokers-keep-value"), 2),
        ("nine", ("row-pairs", "minus-twos"), 3),
        ("board-4", (), 6),
        ("board-9", ("finisher-turn",), 2),
        ("board-16", ("peek",), 2),
    ],
)
def test_hard_players_get_to_the_end(name: str, variants: tuple[str, ...], seats: int) -> None:
    rules = varied(RULE_SETS[name], *variants)
    state = start(rules, seats, 3)
    played_out(
        state, [Strength.HARD] * seats, until=TablePhase.HOLE_OVER, most=seats * rules.cards * 8
    )


@pytest.mark.parametrize("variants", [(), ("extra-hole",), ("knock", "peek")])
def test_whole_matches_end(variants: tuple[str, ...]) -> None:
    rules = varied(board_rules(4), "limit", *variants)
    strengths = [Strength.EASY, Strength.NORMAL, Strength.HARD]
    state, _ = played_out(start(rules, 3, 8), strengths, until=TablePhase.MATCH_OVER, most=4000)
    assert len(state.scores) > 1


@pytest.mark.parametrize("strength", EVERY_STRENGTH)
@pytest.mark.parametrize("name", ["six", "board-9"])
def test_every_turn_turns_a_card_up_or_saves_points(name: str, strength: Strength) -> None:
    # So a hole of computer players can't go on for ever.
    state = start(RULE_SETS[name], 2, 21)
    moves = 0
    before: dict[int, tuple[int, int]] = {}
    while state.phase is not TablePhase.HOLE_OVER:
        seat = state.acting[0]
        if state.phase is TablePhase.PLAYING and state.finisher is None and state.hand is None:
            board = seen(state, seat).boards[seat]
            now = (board.down, board.visible.points)
            if not state.owes:
                assert seat not in before or now < before[seat]
                before[seat] = now
        state = applied(state, seat, choose(seen(state, seat, moves=moves), strength, 4)).state
        moves += 1


def test_who_has_nothing_to_do_chooses_nothing() -> None:
    state = laid("8S (TD) 3C 4C 5D (6H)", "(8C) (TH) 3D 4H 5S (6D)")
    with pytest.raises(ValueError, match="nothing"):
        choose(seen(state, 1), Strength.HARD, 0)


# --------------------------------------------------------------------- only what a seat may know


def shuffled_unseen(state: Table, seat: int, chance: Random) -> Table:
    """Return another state that looks the same from a seat: all that it doesn't see is shuffled."""
    view = seen(state, seat)
    known = {position for position, _ in view.looked}
    places = [
        (owner, position)
        for owner, board in enumerate(state.boards)
        for position in range(1, len(board.cards) + 1)
        if view.boards[owner].cards[position - 1] is None
        and not (owner == seat and position in known)
    ]
    cards = [state.boards[owner].cards[position - 1] for owner, position in places]
    cards += state.stock
    chance.shuffle(cards)
    boards = [list(board.cards) for board in state.boards]
    for (owner, position), card in zip(places, cards, strict=False):
        boards[owner][position - 1] = card
    return replace(
        state,
        boards=tuple(
            replace(board, cards=tuple(changed))
            for board, changed in zip(state.boards, boards, strict=True)
        ),
        stock=tuple(cards[len(places) :]),
    )


@pytest.mark.parametrize("name", ["six", "four", "board-6", "board-9"])
@pytest.mark.parametrize("variants", [("knock",), ("peek",)])
def test_a_choice_follows_from_the_view_and_the_seed(name: str, variants: tuple[str, ...]) -> None:
    rules = varied(RULE_SETS[name], *variants)
    chance = Random(name)
    for state in islice(random_game(rules, rules.min_seats, 2, 2), 0, 120, 6):
        for seat in state.acting:
            other = shuffled_unseen(state, seat, chance)
            assert seen(other, seat) == seen(state, seat)
            for strength in EVERY_STRENGTH:
                action = choose(seen(state, seat, moves=7), strength, 3)
                assert choose(seen(state, seat, moves=7), strength, 3) == action
                assert choose(seen(other, seat, moves=7), strength, 3) == action


def test_the_seed_and_the_move_make_a_difference() -> None:
    view = seen(start(SIX, 2, 1), 0)
    for strength in (Strength.EASY, Strength.NORMAL):
        assert len({choose(view, strength, seed) for seed in range(20)}) > 1
        moved = [replace(view, progress=replace(view.progress, moves=n)) for n in range(20)]
        assert len({choose(one, strength, 0) for one in moved}) > 1


@pytest.mark.parametrize("module", [bots, hardbot, outlook])
def test_no_state_is_imported(module: Any) -> None:
    tree = ast.parse(Path(module.__file__).read_text("utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported.isdisjoint({"golf_access.engine.table", "golf_access.engine.tablestate"})


def test_a_computer_player_remembers_a_peek_and_advice_does_not() -> None:
    rules = replace(varied(FOUR_CARDS, "peek", "knock"), min_seats=2)
    low = "(KC) (KD) (AC) (KH)"
    state = laid(low, "9S 8D (TD) QH", rules=rules, looked=(frozenset({1, 2, 3, 4}), frozenset()))
    view = seen(state)
    assert choose(view, Strength.HARD, 0) == Knock()
    assert advice(view) != Knock()
    assert advice(view) == advice(replace(view, looked=()))


# -------------------------------------------------------------------------------- good decisions


@pytest.mark.parametrize("strength", EVERY_STRENGTH)
@pytest.mark.parametrize("seed", range(5))
def test_a_joker_is_always_taken(strength: Strength, seed: int) -> None:
    state = laid("8S (TD) 3C 4C 5D (6H)", "(8C) (TH) 3D 4H 5S (6D)", discards="9H JK")
    assert choose(seen(state), strength, seed) == TakeDiscard()


@pytest.mark.parametrize("strength", SKILLED)
@pytest.mark.parametrize("seed", range(5))
def test_a_column_pair_is_made(strength: Strength, seed: int) -> None:
    boards = ("QS (5D) 3C (4C) (5H) (6H)", "(8C) (TH) 3D 4H (5S) (6D)")
    assert choose(seen(laid(*boards, discards="QH")), strength, seed) == TakeDiscard()
    for pile in Pile:
        state = laid(*boards, **holding("QH", pile))
        assert choose(seen(state), strength, seed) == Place(4)


@pytest.mark.parametrize("strength", EVERY_STRENGTH)
def test_a_last_turn_makes_nothing_worse(strength: Strength) -> None:
    for seed in range(10):
        for discards, hand in (("QC", {}), ("9C", holding("QC"))):
            state = laid(
                "KS 2D AC 4C 3C 4H", "8C TH 3D 4H 5S 6D", finisher=1, discards=discards, **hand
            )
            assert choose(seen(state), strength, seed) == (Discard() if hand else TakeStock())


@pytest.mark.parametrize("strength", SKILLED)
@pytest.mark.parametrize("seed", range(5))
def test_a_whole_line_is_left_alone(strength: Strength, seed: int) -> None:
    state = laid("QS 9D (3C) QC (5H) (6H)", "(8C) (TH) 3D 4H (5S) (6D)", **holding("2H"))
    action = choose(seen(state), strength, seed)
    assert action not in (Place(1), Place(4), Discard())


@pytest.mark.parametrize("strength", EVERY_STRENGTH)
@pytest.mark.parametrize("card", ["AC", "2C", "3H"])
def test_kings_are_kept_and_high_cards_go_first(strength: Strength, card: str) -> None:
    state = laid("KS QD (3C) KC (5H) 4H", "(8C) (TH) 3D 4H (5S) (6D)", **holding(card))
    assert choose(seen(state), strength, 1) == Place(2)


@pytest.mark.parametrize("strength", SKILLED)
def test_a_high_card_that_fits_nowhere_is_discarded(strength: Strength) -> None:
    state = laid("KS 2D (3C) 4C (5H) 4H", "(8C) (TH) 3D 4H (5S) (6D)", **holding("QC"))
    assert choose(seen(state), strength, 1) == Discard()


@pytest.mark.parametrize("seed", range(5))
def test_cards_are_turned_up_in_different_columns(seed: int) -> None:
    state = start(SIX, 2, 1)
    first = choose(seen(state, 0), Strength.NORMAL, seed)
    assert isinstance(first, TurnUp)
    second = choose(seen(applied(state, 0, first).state, 0, moves=1), Strength.NORMAL, seed)
    assert isinstance(second, TurnUp)
    assert (second.position - first.position) % 3 != 0


@pytest.mark.parametrize("strength", SKILLED)
def test_a_hole_is_not_finished_far_behind(strength: Strength) -> None:
    # The last card down could take the 7; so could the jack, which ends nothing.
    boards = ("9S QD JC 8C TH (6H)", "KS AC 2D KC AD (3H)")
    state = laid(*boards, rules=PENALTY, **holding("7D"))
    action = choose(seen(state), strength, 2)
    assert isinstance(action, Place)
    assert action.position != 6


@pytest.mark.parametrize("strength", SKILLED)
def test_a_hole_is_finished_far_ahead(strength: Strength) -> None:
    boards = ("KS AD 2C KC AH (6H)", "9S QC JD (8C) (TD) TH")
    state = laid(*boards, rules=PENALTY, **holding("AC"))
    assert choose(seen(state), strength, 2) == Place(6)


@pytest.mark.parametrize("strength", SKILLED)
def test_knocking_must_pay(strength: Strength) -> None:
    rules = varied(SIX, "knock")
    low, high = "KS AD 2C KC AH (6H)", "9S QC JD 8C TD (TH)"
    assert choose(seen(laid(low, high, rules=rules)), strength, 3) == Knock()
    assert choose(seen(laid(high, low, rules=rules)), strength, 3) != Knock()
    assert choose(seen(laid(low, low, rules=rules)), strength, 3) != Knock()


def test_the_next_player_is_not_helped() -> None:
    # Either card can go: the queen would make a column of the next player's, the ten none.
    mine = "QD TS (3C) 2C 2H (6H)"
    theirs = "(8C) QH 3D 4H (5S) 2S"
    kept = 0
    for seed in range(20):
        state = laid(mine, theirs, **holding("AC"))
        kept += choose(seen(state), Strength.NORMAL, seed) == Place(2)
    assert kept > 10
    assert choose(seen(laid(mine, theirs, **holding("AC"))), Strength.HARD, 0) == Place(2)


def test_own_cards_are_looked_at_in_secret() -> None:
    state = start(varied(FOUR_CARDS, "peek"), 3, 1)
    for strength in EVERY_STRENGTH:
        assert isinstance(choose(seen(state, 1), strength, 1), Look)


def test_the_last_turn_only_counts_what_is_certain_to_count() -> None:
    boards = ("QS (5D) 9C 3C 3H (6H)", "KC TH 3D KH 5S 6D")
    state = laid(*boards, finisher=1, **holding("4H", Pile.DISCARDS))
    assert choose(seen(state), Strength.HARD, 1) == Place(1)


# ----------------------------------------------------------------------------- what a card makes


def test_what_the_card_in_hand_could_make() -> None:
    state = laid("QS (5D) 9C (4C) 3H 6H", "(8C) (TH) 3D 4H (5S) (6D)", **holding("3D"))
    places = could_make(seen(state))
    found = [(place.position, place.change) for place in places]
    assert found == [(1, -7), (3, -6), (2, None), (6, -3)]
    made = [[(line.kind, line.positions) for line in place.made] for place in places]
    assert made == [[], [], [(LineKind.COLUMN, (2, 5))], []]
    assert all(place.lost == () for place in places)


def test_a_line_that_would_be_lost_is_told() -> None:
    state = laid("7S 7D | 2D JC", "8C TH | 3D (4H)", rules=board_rules(4), **holding("JS"))
    places = could_make(seen(state))
    assert [(place.position, place.change) for place in places] == [(3, -13), (1, -4), (2, -4)]
    made = [[line.kind for line in place.made] for place in places]
    assert made == [[LineKind.ROW], [LineKind.DIAGONAL], [LineKind.COLUMN]]
    lost = [[line.kind for line in place.lost] for place in places]
    assert lost == [[], [LineKind.ROW], [LineKind.ROW]]


def test_a_place_that_only_costs_points_is_not_told() -> None:
    state = laid("KS 2D (3C) 4C (5H) 4H", "(8C) (TH) 3D 4H (5S) (6D)", **holding("QC"))
    assert could_make(seen(state)) == ()


def test_without_a_card_in_hand_nothing_could_be_made() -> None:
    state = laid("QS (5D) 9C (4C) 3H 6H", "(8C) (TH) 3D 4H (5S) (6D)")
    assert could_make(seen(state, 0)) == could_make(seen(state, 1)) == ()
    assert could_make(seen(replace(state, **holding("3D")), 1)) == ()


# --------------------------------------------------------------------------------- the estimates


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(sorted(RULE_SETS)),
    st.sampled_from([(), ("rows",), ("row-pairs",), ("jokers-keep-value",), ("no-columns",)]),
    st.integers(0, 2**20),
)
def test_points_are_those_of_the_engine(name: str, variants: tuple[str, ...], seed: int) -> None:
    rules = varied(RULE_SETS[name], *variants)
    chance = Random(seed)
    few: list[Card | None] = [None, *map(parse_card, chance.sample(["JK", "2C", "9H", "KD"], 2))]
    cards = [chance.choice(few) for _ in range(rules.cards)]
    board = ranks_of(cards)
    assert points_of(rules, board) == points(rules, cards)
    assert points_of(rules, board, 6) == points(rules, cards) + 6 * board.count(DOWN)


def test_an_estimate_without_a_turn_is_what_lies_there() -> None:
    unseen = Unseen(SIX, [parse_card(name) for name in ("4C", "8D", "8H", "QC")])
    last = Outlook(SIX, unseen, 0)
    assert unseen.mean == 7.5
    assert last.of(ranks_of(map(parse_card, ("3C", "4D", "KC", "9C", "4H", "AC")))) == 13
    half = last.of((3, DOWN, 13, 9, 4, 1))
    assert 13 < half < 13 + 4 + unseen.mean


def test_turns_save_points() -> None:
    unseen = Sight(seen(start(SIX, 2, 1), 0)).unseen
    boards = [(12, DOWN, 3, 12, 9, DOWN), (DOWN,) * 6, (5, 9, 3, 2, 8, 1)]
    for board in boards:
        hopes = [Outlook(SIX, unseen, turns).of(board) for turns in range(8)]
        assert hopes == sorted(hopes, reverse=True)
        assert hopes[-1] < hopes[0]


def test_improving_takes_the_best_of_what_is_offered() -> None:
    unseen = Unseen(SIX, [parse_card(name) for name in ("4C", "8D", "8H", "QC")])
    assert unseen.improved(4) == 4
    assert unseen.improved(2) == 2
    assert 4 < unseen.improved(8) < unseen.improved(9) < 9


# ---------------------------------------------------------------------------------- the strength


@pytest.mark.parametrize(
    ("weaker", "stronger", "deals", "at_least"),
    [("random", "easy", 40, 10), ("easy", "normal", 75, 2), ("normal", "hard", 50, 1)],
)
def test_the_stronger_scores_less(weaker: str, stronger: str, deals: int, at_least: float) -> None:
    # The deals and the seeds are fixed, so that this sample always comes out the same.
    results = [both_ways((SIX, weaker, stronger, 2, number)) for number in range(deals)]
    assert margin(results).mean > at_least


def test_a_margin_tells_its_interval() -> None:
    told = margin([(4, 2), (8, 2), (6, 5), (3, 0)])
    assert (told.mean, told.weaker, told.stronger) == (3, 5.25, 2.25)
    assert told.half == pytest.approx(1.96 * statistics.stdev([2, 6, 1, 3]) / 2)
