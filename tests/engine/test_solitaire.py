"""Golf solitaire by example: refusals, score, ends, the documented deal, a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from golf_access.engine.cards import JOKER, STANDARD_RANKS, Card, Rank, parse_card
from golf_access.engine.outcomes import (
    Action,
    Concede,
    Draw,
    Drawn,
    Ended,
    Event,
    Fact,
    HoleDealt,
    HoleResult,
    HoleScored,
    NextHole,
    Phase,
    Reason,
    Rejection,
    Remove,
    Removed,
    TakenBack,
    Undo,
)
from golf_access.engine.rules import CLASSIC, EASY, STRICT, SolitaireRules
from golf_access.engine.solitaire import (
    Solitaire,
    apply,
    fits,
    fitting_ranks,
    legal,
    removable,
    standing,
    start,
    taken_back,
    why_not,
)
from tests.engine.laying import (
    actions,
    applied,
    cards,
    laid,
    played,
    reference_actions,
    reference_deal,
    rules_of,
)
from tests.engine.tablelaying import ANSWERED_BY_THE_LOG, TABLE_FACTS

C = parse_card
FIVES = " ".join(["5C", "5D", "5H", "5S"] * 4)


def reference(rules: SolitaireRules = EASY) -> Solitaire:
    """Begin the documented deal."""
    return start(rules, [reference_deal()] * rules.holes)


def run_of(removed: int, stock: str = FIVES) -> Solitaire:
    """Lay 35 cards, of which exactly ``removed`` can be removed: column 1, 2 ... 7, 1 again.

    They are twos and threes by turns; all others are nines, at the top of the columns. The waste
    begins with an ace, and on the stock's fives goes nothing.
    """
    columns = []
    for column in range(7):
        run = [("2H", "3H")[place % 2] for place in range(column, removed, 7)]
        columns.append(" ".join(["9S"] * (5 - len(run)) + run[::-1]))
    return laid(columns, f"AS {stock}")


def run_actions(removed: int) -> list[Action]:
    """Return the removals for ``run_of``."""
    return [Remove(place % 7 + 1) for place in range(removed)]


# The documented deal


def test_the_documented_game_begins_as_documented() -> None:
    state = reference()
    assert (state.left, state.removed, state.score, state.phase) == (35, 0, 0, Phase.PLAYING)
    assert (str(state.top), len(state.stock)) == ("AC", 16)
    outcome = applied(state, Draw())
    assert outcome.events == (Drawn(C("8S"), 15),)
    outcome = applied(outcome.state, Remove(5))
    assert outcome.events == (Removed(C("9C"), 5, C("8H"), under=4, left=34, score=10),)
    outcome = applied(outcome.state, Remove(2))
    assert outcome.events == (Removed(C("8C"), 2, C("2C"), under=4, left=33, score=20),)
    assert (len(outcome.state.stock), str(outcome.state.top)) == (15, "8C")


def test_the_documented_game_at_move_35() -> None:
    before = reference_actions()[:34]
    assert (before.count(Draw()), len(before) - before.count(Draw())) == (10, 24)
    state, _ = played(reference(), before)
    assert (len(state.stock), str(state.top), state.score) == (6, "KC", 240)
    assert [" ".join(map(str, column)) for column in state.columns] == [
        "6C 5S",
        "2S",
        "TC AH",
        "3D",
        "JH",
        "TH 4H",
        "3S 7S",
    ]
    assert reference_actions()[34] == Remove(3)
    assert applied(state, Remove(3)).state.top == C("AH")
    assert apply(replace(state, rules=CLASSIC), Remove(3)) == Rejection(
        Reason.NOT_ADJACENT,
        Remove(3),
        {"card": C("AH"), "top": C("KC"), "fits": frozenset({Rank.QUEEN})},
    )


def test_the_documented_game_is_won_with_stock_left() -> None:
    state, events = played(reference(), reference_actions())
    assert (len(events), state.phase, state.score, len(state.stock)) == (47, Phase.WON, 350, 4)
    assert events[-1] == (
        Removed(C("3S"), 7, None, under=0, left=0, score=350),
        Ended(Phase.WON, left=0, stock=4, score=350, penalty=0),
    )
    assert state.is_over
    assert legal(state) == ()


def test_the_documented_refusals() -> None:
    state = reference()
    assert apply(state, Remove(1)) == Rejection(
        Reason.NOT_ADJACENT,
        Remove(1),
        {"card": C("6H"), "top": C("AC"), "fits": frozenset({Rank.KING, Rank.TWO})},
    )
    assert apply(state, Remove(1, depth=1)) == Rejection(
        Reason.COVERED,
        Remove(1, depth=1),
        {"card": C("TS"), "column": 1, "row": 4, "covered_by": C("6H")},
    )


BLOCKED_GAMES = {
    31: (
        "draw 5 2 draw 6 6 5 5 draw 3 draw draw draw 5 4 7 1 3 draw 5 1 7 draw 6 draw 2 7 3 3 4 1"
        " draw draw 3 draw 1 6 draw 2 draw 7 1 draw 4 2 4 draw"
    ),
    30: (
        "draw 5 6 6 1 6 2 draw 1 3 1 draw draw draw draw draw draw 3 4 1 6 7 1 draw 4 4 3 3 2 draw"
        " draw 6 7 5 5 draw 5 2 7 draw draw 7 draw 4 2 draw"
    ),
    25: (
        "draw draw 6 6 draw 3 draw draw draw draw 5 2 6 5 5 1 7 4 3 6 5 2 draw draw 3 draw 4 4 draw"
        " 6 draw draw draw draw 3 draw 4 5 3 7 1"
    ),
    17: (
        "draw 5 5 5 6 6 1 draw 1 3 1 draw draw draw draw 5 draw 5 draw draw draw draw draw 7 4 3"
        " draw draw 6 2 7 draw draw"
    ),
}
"""Games on the documented deal that block, by the number of cards removed."""


@pytest.mark.parametrize(
    ("removed", "score", "penalty"), [(31, 270, 40), (30, 250, 50), (25, 150, 100), (17, 0, 170)]
)
def test_the_documented_scores_of_blocked_games(removed: int, score: int, penalty: int) -> None:
    state, events = played(reference(), BLOCKED_GAMES[removed])
    left = 35 - removed
    assert (state.phase, state.removed, state.score) == (Phase.BLOCKED, removed, score)
    assert events[-1][1:] == (Ended(Phase.BLOCKED, left, stock=0, score=score, penalty=penalty),)
    assert not any(isinstance(event, Ended) for said in events[:-1] for event in said)
    assert legal(state) == ()


# Score and ends


@pytest.mark.parametrize("removed", range(36))
def test_score_of_every_number_of_cards_removed(removed: int) -> None:
    state, events = played(run_of(removed), run_actions(removed))
    assert (state.score, state.removed, state.left) == (10 * removed, removed, 35 - removed)
    if removed == 35:
        ended = Ended(Phase.WON, left=0, stock=16, score=350, penalty=0)
    else:
        assert state.phase is Phase.PLAYING
        state, events = played(state, [Draw()] * 16)
        score = max(0, 10 * removed - 10 * (35 - removed))
        ended = Ended(
            Phase.BLOCKED, 35 - removed, stock=0, score=score, penalty=10 * removed - score
        )
    assert (state.phase, state.score) == (ended.phase, ended.score)
    assert [event for said in events for event in said if isinstance(event, Ended)] == [ended]
    assert events[-1][-1] == ended


@pytest.mark.parametrize("removed", [1, 17, 34])
def test_a_removal_that_blocks_says_so(removed: int) -> None:
    state, events = played(run_of(removed, "5C 5D AS"), [Draw()] * 3 + run_actions(removed))
    assert [len(said) for said in events] == [1] * (len(events) - 1) + [2]
    last, ended = events[-1]
    assert isinstance(last, Removed)
    assert (last.left, last.score) == (35 - removed, 10 * removed)
    assert isinstance(ended, Ended)
    assert (ended.phase, ended.left, ended.stock) == (Phase.BLOCKED, 35 - removed, 0)
    assert state.score == ended.score == max(0, 20 * removed - 350)


def test_the_last_draw_does_not_block_while_a_card_fits() -> None:
    state, events = played(run_of(1, "AS"), "draw")
    assert (events, state.phase) == ([(Drawn(C("AS"), 0),)], Phase.PLAYING)
    assert legal(state) == (Remove(1),)


def test_a_game_is_not_blocked_while_there_is_stock() -> None:
    state = run_of(0)
    assert (removable(state), state.phase, legal(state)) == ((), Phase.PLAYING, (Draw(),))


def test_the_last_card_of_column_and_tableau_wins_before_it_could_block() -> None:
    state, events = played(laid(["2H", ""], "AS"), "1")
    assert events == [
        (
            Removed(C("2H"), 1, None, under=0, left=0, score=10),
            Ended(Phase.WON, left=0, stock=0, score=10, penalty=0),
        )
    ]
    assert state.is_over


def test_points_are_rules() -> None:
    rules = replace(EASY, card_points=7, left_penalty=2)
    state, events = played(laid(["9S 9S 2H"], "AS 5C", rules), "1 draw")
    assert (state.score, events[-1][-1]) == (3, Ended(Phase.BLOCKED, 2, 0, score=3, penalty=4))


# What goes on what


@pytest.mark.parametrize(
    ("rules", "on_ace", "on_queen", "on_king"),
    [
        ("E", "2K", "JK", "AQ"),
        ("C", "2", "JK", "Q"),
        ("S", "2", "JK", ""),
        ("S-Q", "2", "JK", "Q"),
        ("S-K", "2K", "JK", "A"),
        ("C-K", "2K", "JK", "AQ"),
        ("S-Q-K", "2K", "JK", "AQ"),
    ],
)
def test_ends_of_the_ranks(rules: str, on_ace: str, on_queen: str, on_king: str) -> None:
    for top, ranks in [(Rank.ACE, on_ace), (Rank.QUEEN, on_queen), (Rank.KING, on_king)]:
        fitting = fitting_ranks(rules_of(rules), top)
        assert {rank.letter for rank in fitting} == set(ranks)
    for middle in range(Rank.TWO, Rank.QUEEN):
        assert fitting_ranks(rules_of(rules), Rank(middle)) == {middle - 1, middle + 1}
    assert fitting_ranks(rules_of(rules), Rank.JOKER) == set(STANDARD_RANKS)


@pytest.mark.parametrize("rules", [EASY, CLASSIC, STRICT], ids=lambda rules: rules.rule_set)
def test_a_joker_goes_on_anything_and_anything_on_it(rules: SolitaireRules) -> None:
    names = [rank.letter + suit for rank in STANDARD_RANKS for suit in "CH"]
    for card in [*map(C, names), JOKER]:
        assert fits(rules, card, JOKER)
        assert fits(rules, JOKER, card)
        assert fits(rules, None, card)
        assert why_not(laid([str(card)], "JK", rules), Remove(1)) is None
        assert why_not(laid(["JK"], f"{card}", rules), Remove(1)) is None


def test_suits_make_no_difference() -> None:
    for suit in "CDHS":
        assert removable(laid([f"8{suit}", f"9{suit}"], "9S")) == cards(f"8{suit}")


# Refusals

EIGHT_TEN = frozenset({Rank.EIGHT, Rank.TEN})
COLUMNS = ["QS 8H", "", "KC QD", "5S 6D 7C"]

BLOCKED_ROW: tuple[Sequence[str], str] = (["4S"], "9S")

Refused = tuple[str, Sequence[str], str, Action, Reason, Mapping[str, Fact]]
"""Rules, columns, talon, the action, why it is refused, the facts."""

REFUSALS: list[Refused] = [
    (
        "E",
        COLUMNS,
        "9S 2H",
        Remove(4),
        Reason.NOT_ADJACENT,
        {"card": C("7C"), "top": C("9S"), "fits": EIGHT_TEN},
    ),
    (
        "E",
        ["9H"],
        "9S 2H",
        Remove(1),
        Reason.NOT_ADJACENT,
        {"card": C("9H"), "top": C("9S"), "fits": EIGHT_TEN},
    ),
    (
        "C",
        COLUMNS,
        "KS 2H",
        Remove(1),
        Reason.NOT_ADJACENT,
        {"card": C("8H"), "top": C("KS"), "fits": frozenset({Rank.QUEEN})},
    ),
    (
        "S-K",
        COLUMNS,
        "KS 2H",
        Remove(3),
        Reason.NOT_ADJACENT,
        {"card": C("QD"), "top": C("KS"), "fits": frozenset({Rank.ACE})},
    ),
    (
        "S",
        COLUMNS,
        "KS 2H",
        Remove(3),
        Reason.NOTHING_FITS,
        {"card": C("QD"), "top": C("KS")},
    ),
    (
        "E",
        COLUMNS,
        "9S 2H",
        Remove(4, depth=1),
        Reason.COVERED,
        {"card": C("6D"), "column": 4, "row": 2, "covered_by": C("7C")},
    ),
    (
        "E",
        COLUMNS,
        "9S 2H",
        Remove(4, depth=2),
        Reason.COVERED,
        {"card": C("5S"), "column": 4, "row": 1, "covered_by": C("6D")},
    ),
    (
        "E",
        COLUMNS,
        "JS 2H",
        Remove(3, depth=1),
        Reason.COVERED,
        {"card": C("KC"), "column": 3, "row": 1, "covered_by": C("QD")},
    ),
    ("E", COLUMNS, "9S 2H", Remove(2), Reason.EMPTY_COLUMN, {"column": 2}),
    ("E", COLUMNS, "9S 2H", Remove(2, depth=1), Reason.EMPTY_COLUMN, {"column": 2}),
    ("E", COLUMNS, "9S 2H", Remove(0), Reason.NO_SUCH_COLUMN, {"column": 0, "columns": 4}),
    ("E", COLUMNS, "9S 2H", Remove(-1), Reason.NO_SUCH_COLUMN, {"column": -1, "columns": 4}),
    ("E", COLUMNS, "9S 2H", Remove(5), Reason.NO_SUCH_COLUMN, {"column": 5, "columns": 4}),
    ("E", COLUMNS, "9S 2H", Remove(1, depth=2), Reason.NO_SUCH_CARD, {"column": 1, "row": 0}),
    ("E", COLUMNS, "9S 2H", Remove(1, depth=-1), Reason.NO_SUCH_CARD, {"column": 1, "row": 3}),
    ("E", COLUMNS, "9S", Draw(), Reason.STOCK_EMPTY, {"cards": cards("8H")}),
    ("S", COLUMNS, "9S", Draw(), Reason.STOCK_EMPTY, {"cards": cards("8H")}),
    ("E-W", COLUMNS, "", Draw(), Reason.STOCK_EMPTY, {"cards": cards("8H QD 7C")}),
    (
        "S",
        [*COLUMNS, "TD"],
        "9S 2H",
        Draw(),
        Reason.MOVE_EXISTS,
        {"cards": cards("8H TD"), "top": C("9S")},
    ),
    ("E-B", COLUMNS, "9S 2H", Draw(), Reason.MOVE_EXISTS, {"cards": cards("8H"), "top": C("9S")}),
    (
        "S-J1",
        ["JK", "QD"],
        "KS 2H",
        Draw(),
        Reason.MOVE_EXISTS,
        {"cards": (JOKER,), "top": C("KS")},
    ),
    (
        "S-W",
        COLUMNS,
        "9S 2H",
        Draw(),
        Reason.MOVE_EXISTS,
        {"cards": cards("8H QD 7C"), "top": None},
    ),
    ("E", *BLOCKED_ROW, Remove(1), Reason.GAME_OVER, {"phase": Phase.BLOCKED}),
    ("E", *BLOCKED_ROW, Remove(7), Reason.GAME_OVER, {"phase": Phase.BLOCKED}),
    ("E", *BLOCKED_ROW, Draw(), Reason.GAME_OVER, {"phase": Phase.BLOCKED}),
    ("E-M", *BLOCKED_ROW, Concede(), Reason.GAME_OVER, {"phase": Phase.BLOCKED}),
    ("E", [""], "9S 8S", Draw(), Reason.GAME_OVER, {"phase": Phase.WON}),
    ("E", [""], "9S 8S", Remove(1), Reason.GAME_OVER, {"phase": Phase.WON}),
    ("E", COLUMNS, "9S 2H", Concede(), Reason.NOT_A_MATCH, {}),
    ("E", *BLOCKED_ROW, Concede(), Reason.NOT_A_MATCH, {}),
    ("E", *BLOCKED_ROW, NextHole(), Reason.NOT_A_MATCH, {}),
    ("E-M", COLUMNS, "9S 2H", NextHole(), Reason.HOLE_NOT_OVER, {"hole": 1, "left": 7}),
]


@pytest.mark.parametrize("case", REFUSALS, ids=lambda case: f"{case[4]} {case[0]} {case[3]}")
def test_refusals(case: Refused) -> None:
    rules, columns, talon, action, reason, facts = case
    state = laid(columns, talon, rules_of(rules))
    rejection = apply(state, action)
    assert rejection == Rejection(reason, action, facts)
    assert why_not(state, action) == rejection
    assert action not in legal(state)


def test_the_last_hole_has_no_next() -> None:
    state = laid(*BLOCKED_ROW, rules_of("E-M"))
    state, _ = played(state, [NextHole()] * 8)
    assert apply(state, NextHole()) == Rejection(Reason.LAST_HOLE, NextHole(), {"hole": 9})


def test_every_reason_of_solitaire_is_refused_somewhere() -> None:
    refused = {reason for *_, reason, _ in REFUSALS} | {Reason.LAST_HOLE}
    assert refused == set(Reason) - set(TABLE_FACTS) - ANSWERED_BY_THE_LOG


def test_an_action_of_another_kind_is_a_mistake() -> None:
    for function in (why_not, apply):
        with pytest.raises(TypeError):
            function(reference(), Undo())


def test_strict_draws_when_nothing_goes_on_a_king() -> None:
    state = laid(["QS", "AS", "KS"], "KC 2H", STRICT)
    assert legal(state) == (Draw(),)
    state, _ = played(state, "draw")
    assert (state.top, legal(state)) == (C("2H"), (Remove(2),))


def test_strict_plays_a_joker_on_a_king_and_anything_on_the_joker() -> None:
    state, _ = played(laid(["QS JK", "AS", "KS"], "KC 2H 3H", rules_of("S-J1")), "1")
    assert (state.top, legal(state)) == (JOKER, (Remove(1), Remove(2), Remove(3)))


# The empty waste


@pytest.mark.parametrize(("rules", "stock"), [("E-W", 17), ("S-J1-W", 18), ("C-J2-W", 19)])
def test_an_empty_waste_has_all_of_the_talon_in_the_stock(rules: str, stock: int) -> None:
    deal = reference_deal()
    deal = replace(deal, talon=deal.talon + (JOKER,) * (stock - 17))
    state = start(rules_of(rules), [deal])
    assert (state.waste, state.top, state.stock, len(state.stock)) == ((), None, deal.talon, stock)
    free = tuple(column[-1] for column in state.columns)
    assert removable(state) == free
    for column in range(1, 8):
        outcome = applied(state, Remove(column))
        assert outcome.state.top == free[column - 1]
        assert outcome.state.waste == (free[column - 1],)
        assert outcome.state.score == 10


def test_an_empty_waste_may_be_begun_by_a_draw_where_drawing_is_free() -> None:
    state = reference(rules_of("E-W"))
    outcome = applied(state, Draw())
    assert outcome.events == (Drawn(C("AC"), 16),)
    assert outcome.state.waste == cards("AC")
    assert outcome.state.stock == reference().stock


@pytest.mark.parametrize(("jokers", "stock"), [(0, 16), (1, 17), (2, 18)])
def test_each_joker_adds_one_to_the_stock(jokers: int, stock: int) -> None:
    deal = replace(reference_deal(), talon=reference_deal().talon + (JOKER,) * jokers)
    state = start(replace(EASY, jokers=jokers), [deal])
    assert (len(state.waste), len(state.stock)) == (1, stock)


# The match

MATCH = rules_of("E-M")
HOLE = (["2H 3S", "9S"], "AS 2D 5H")


def drawn_out(state: Solitaire) -> tuple[Solitaire, tuple[Event, ...]]:
    """Draw until the hole is blocked."""
    events: tuple[Event, ...] = ()
    while state.phase is Phase.PLAYING:
        outcome = applied(state, Draw())
        state, events = outcome.state, outcome.events
    return state, events


def test_a_match_counts_the_cards_left_against_par() -> None:
    state = laid(*HOLE, MATCH)
    total = 0
    results: list[HoleResult] = []
    for hole in range(1, 10):
        assert (state.hole, state.results, state.score) == (hole - 1, tuple(results), 0)
        assert standing(state) == (total, total - 5 * (hole - 1))
        assert not state.is_over
        left = 3
        if hole % 2:
            state, _ = played(state, "draw 1")
            left = 2
        state, events = drawn_out(state)
        total += left
        assert events[-2:] == (
            Ended(Phase.BLOCKED, left, stock=0, score=0, penalty=10 if left == 2 else 0),
            HoleScored(hole, 9, points=left, total=total, to_par=total - 5 * hole),
        )
        assert standing(state) == (total, total - 5 * hole)
        results.append(HoleResult(left, left, 0, Phase.BLOCKED))
        if hole < 9:
            assert legal(state) == (NextHole(),)
            outcome = applied(state, NextHole())
            assert outcome.events == (HoleDealt(hole + 1, 9),)
            state = outcome.state
    assert total == 22
    assert state.is_over
    assert legal(state) == ()


def test_each_hole_has_its_own_deal() -> None:
    deals = [laid([f"9S 9H {rank}H"], f"{rank}S 5C").deals[0] for rank in "A23456789"]
    state = start(MATCH, deals)
    for hole, deal in enumerate(deals):
        if hole:
            state, _ = played(state, [Concede(), NextHole()])
        assert (state.columns, state.waste + state.stock) == (deal.columns, deal.talon)
        assert (state.left, state.removed, state.conceded) == (3, 0, False)


def test_a_match_needs_a_deal_for_each_hole() -> None:
    deal = reference_deal()
    for rules, count in [(MATCH, 8), (MATCH, 10), (EASY, 0), (EASY, 2)]:
        with pytest.raises(ValueError, match=f"{count} deals"):
            start(rules, [deal] * count)


@pytest.mark.parametrize(("bonus", "points"), [(False, 0), (True, -4)])
def test_the_stock_bonus_of_a_cleared_tableau(*, bonus: bool, points: int) -> None:
    state, events = played(reference(replace(MATCH, stock_bonus=bonus)), reference_actions())
    assert events[-1][1:] == (
        Ended(Phase.WON, left=0, stock=4, score=350, penalty=0),
        HoleScored(1, 9, points=points, total=points, to_par=points - 5),
    )
    assert applied(state, NextHole()).state.results == (HoleResult(points, 0, 4, Phase.WON),)


def test_the_stock_bonus_is_for_cleared_tableaus_only() -> None:
    rules = replace(MATCH, stock_bonus=True)
    state, _ = played(laid(*HOLE, rules), [Concede()])
    assert (state.hole_points, len(state.stock)) == (3, 2)


def test_conceding_counts_the_cards_left() -> None:
    state, events = played(reference(MATCH), [Draw(), Remove(5), Concede()])
    assert events[-1] == (
        Ended(Phase.CONCEDED, left=34, stock=15, score=0, penalty=10),
        HoleScored(1, 9, points=34, total=34, to_par=29),
    )
    assert legal(state) == (NextHole(),)
    for action in (Draw(), Remove(2), Concede()):
        assert apply(state, action) == Rejection(
            Reason.GAME_OVER, action, {"phase": Phase.CONCEDED}
        )
    after = applied(state, NextHole()).state
    assert after.results == (HoleResult(34, 34, 15, Phase.CONCEDED),)
    assert (after.phase, after.hole) == (Phase.PLAYING, 1)


def test_conceding_late_takes_what_a_block_takes() -> None:
    state, _ = played(reference(MATCH), reference_actions()[:-1])
    state, events = played(state, [Concede()])
    assert events[0][0] == Ended(Phase.CONCEDED, left=1, stock=4, score=330, penalty=10)


def test_conceding_the_last_hole_ends_the_match() -> None:
    state, _ = played(laid(*HOLE, MATCH), [Concede(), NextHole()] * 8)
    assert not state.is_over
    state, events = played(state, [Concede()])
    assert events[0][-1] == HoleScored(9, 9, points=3, total=27, to_par=-18)
    assert state.is_over


def test_par_is_spread_evenly_over_the_holes() -> None:
    rules = replace(EASY, holes=2, par=9)
    state, _ = played(laid(*HOLE, rules), [Concede()])
    assert standing(state) == (3, -1)
    state, _ = played(state, [NextHole(), Concede()])
    assert standing(state) == (6, -3)


# Undo


def back(state: Solitaire, action: Action) -> TakenBack:
    """Return what undoing ``action`` tells, right after it."""
    return taken_back(applied(state, action).state, state, action)


def test_a_removal_taken_back() -> None:
    state, _ = played(reference(), "draw 5")
    assert back(state, Remove(2)) == TakenBack(
        action=Remove(2),
        card=C("8C"),
        column=2,
        top=C("9C"),
        stock=15,
        hole=1,
        score=10,
        reopened=False,
    )


def test_a_draw_taken_back() -> None:
    assert back(reference(), Draw()) == TakenBack(
        action=Draw(),
        card=C("8S"),
        column=None,
        top=C("AC"),
        stock=16,
        hole=1,
        score=0,
        reopened=False,
    )
    assert back(reference(rules_of("E-W")), Draw()).top is None


def test_a_block_taken_back_restores_the_score() -> None:
    state, _ = played(reference(), actions(BLOCKED_GAMES[31])[:-1])
    told = back(state, Draw())
    assert told.reopened
    assert (told.score, told.stock, told.card) == (310, 1, state.stock[0])


def test_a_win_taken_back() -> None:
    state, _ = played(reference(), reference_actions()[:-1])
    told = back(state, Remove(7))
    assert told.reopened
    assert (told.score, told.card, told.column, told.top) == (340, C("3S"), 7, state.top)


def test_conceding_and_the_next_hole_taken_back() -> None:
    begun = reference(MATCH)
    told = back(begun, Concede())
    assert (told.reopened, told.card, told.column, told.hole) == (True, None, None, 1)
    told = back(applied(begun, Concede()).state, NextHole())
    assert (told.reopened, told.card, told.column, told.hole) == (False, None, None, 1)
    second, _ = played(begun, [Concede(), NextHole()])
    assert back(second, Draw()).hole == 2


def test_a_hole_that_begins_blocked_says_so_and_opens_nothing_when_taken_back() -> None:
    begun = laid(["4S"], "9S", replace(EASY, holes=2))
    outcome = applied(begun, NextHole())
    assert outcome.events == (
        HoleDealt(2, 2),
        Ended(Phase.BLOCKED, left=1, stock=0, score=0, penalty=0),
        HoleScored(2, 2, points=1, total=2, to_par=-43),
    )
    assert not back(begun, NextHole()).reopened


# Rules


@pytest.mark.parametrize("fields", [{"jokers": -1}, {"jokers": 3}, {"holes": 0}])
def test_rules_that_no_game_has(fields: dict[str, int]) -> None:
    (name,) = fields
    with pytest.raises(ValueError, match=name):
        replace(EASY, **fields)  # type: ignore[arg-type]


def test_cards_are_values() -> None:
    assert Card(Rank.ACE, None) != JOKER
    assert len({C("AS"), C("as"), C("AC")}) == 2
