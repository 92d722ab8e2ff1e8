"""Table Golf by example: turns, refusals, ends of holes and of matches."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from golf_access.engine.cards import Rank, parse_card
from golf_access.engine.deals import DEAL_NUMBERS, shuffled
from golf_access.engine.outcomes import Action, Draw, Event, NextHole, Reason, Rejection
from golf_access.engine.scoring import Cancelled, LineKind
from golf_access.engine.standings import HoleScores, Standing, next_players, ranking, totals
from golf_access.engine.table import (
    apply,
    legal,
    opening,
    shows_new,
    start,
    taken_back,
    why_not,
)
from golf_access.engine.tableoutcomes import (
    BoardCompleted,
    BoardScored,
    Chosen,
    DealerCut,
    Discard,
    Discarded,
    HoleBegun,
    HoleEnded,
    Knock,
    Knocked,
    Look,
    Looked,
    MatchOver,
    Pile,
    Place,
    Placed,
    Reshuffled,
    StartShown,
    StockRanOut,
    TablePhase,
    TableTakenBack,
    TakeDiscard,
    Taken,
    TakeStock,
    Tied,
    TurnBegun,
    TurnedUp,
    TurnUp,
    WentOut,
)
from golf_access.engine.tablerules import (
    FOUR_CARDS,
    SIX,
    TWO_CARDS,
    RulesError,
    TableRules,
    board_rules,
)
from golf_access.engine.tablestate import Hand, Table, following
from tests.engine.laying import cards
from tests.engine.tablelaying import (
    TABLE_FACTS,
    applied,
    board,
    laid,
    played,
    refused,
    varied,
)

C = parse_card
OPEN = "2C 3C 4C | 5D 6D (7D)"
"""A board with its last card face down: what shows is worth 20."""
CLOSED = "(2H) (3H) (4H) | (5H) (6H) (7H)"
DONE = "2S 3S 4S | 5S 6S 7S"
BOARD = board_rules(6)


def take_and_turn_up(seat: int, position: int) -> list[tuple[int, Action]]:
    """Return a whole turn: a card from the stock is discarded, and a card turned up."""
    return [(seat, TakeStock()), (seat, Discard()), (seat, TurnUp(position))]


# The beginning


def test_a_match_begins_with_a_cut_and_a_deal() -> None:
    state = start(SIX, 3, 5)
    cut, begun = opening(state)
    assert isinstance(cut, DealerCut)
    lowest = min(card.rank for _, card in cut.rounds[-1])
    assert [(seat, card.rank) for seat, card in cut.rounds[-1] if card.rank == lowest] == [
        (cut.dealer, lowest)
    ]
    first = (cut.dealer + 1) % 3
    assert begun == HoleBegun(
        hole=1,
        holes=9,
        extra=False,
        players=(0, 1, 2),
        dealer=cut.dealer,
        cutter=(cut.dealer - 1) % 3,
        first=first,
        cards=6,
        stock=54 - 18 - 1,
        top=state.top,
        start_cards=2,
        peek=False,
    )
    pack = shuffled(SIX.pack_for(3), "SG1-HOLE-1", 5)
    assert state.boards[first].cards == pack[0:18:3]
    assert state.boards[cut.dealer].cards == pack[2:18:3]
    assert (state.discards, state.stock) == (pack[18:19], pack[19:])
    assert (state.phase, state.turn, state.acting) == (TablePhase.STARTING, None, (0, 1, 2))


def test_board_golf_begins_with_a_turn() -> None:
    state = start(BOARD, 2, 5)
    _, begun, turn = opening(state)
    assert isinstance(begun, HoleBegun)
    assert (begun.holes, begun.start_cards, begun.stock) == (None, 0, 108 - 12 - 1)
    assert begun.cutter == begun.first == state.turn
    assert turn == TurnBegun(begun.first, last=False)
    assert state.acting == (state.first,)
    assert [one.down for one in state.boards] == [6, 6]


def test_the_discard_pile_may_begin_empty() -> None:
    state = start(varied(BOARD, "no-first-discard"), 2, 5)
    assert (state.top, len(state.stock)) == (None, 96)
    assert refused(state, state.first, TakeDiscard()).reason is Reason.NO_DISCARD


@pytest.mark.parametrize("number", [-1, DEAL_NUMBERS])
def test_a_number_out_of_range_is_no_table(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        start(SIX, 2, number)


def test_wrong_numbers_of_players_are_refused() -> None:
    for seats in (1, 7):
        with pytest.raises(RulesError):
            start(SIX, seats, 0)


def test_all_choose_before_the_first_turn() -> None:
    state = start(SIX, 2, 5)
    mine, theirs = state.boards
    first = state.first
    state, events = played(state, (1, TurnUp(4)), (0, TurnUp(1)), (1, TurnUp(2)))
    assert events == [
        Chosen(1, 4, theirs.cards[3], left=1),
        Chosen(0, 1, mine.cards[0], left=1),
        Chosen(1, 2, theirs.cards[1], left=0),
    ]
    assert (state.phase, state.acting) == (TablePhase.STARTING, (0,))
    assert refused(state, 1, TurnUp(1)).facts == {"waiting": 1}
    state, events = played(state, (0, TurnUp(6)))
    assert events == [
        Chosen(0, 6, mine.cards[5], left=0),
        StartShown(
            (
                (0, ((1, mine.cards[0]), (6, mine.cards[5]))),
                (1, ((2, theirs.cards[1]), (4, theirs.cards[3]))),
            )
        ),
        TurnBegun(first, last=False),
    ]
    assert (state.phase, state.turn) == (TablePhase.PLAYING, first)


def test_an_open_choice_is_told_at_once() -> None:
    state = start(varied(SIX, "open-start"), 2, 5)
    card = state.boards[1].cards[3]
    _, events = played(state, (1, TurnUp(4)))
    assert events == [TurnedUp(1, 4, card, (), SIX.values[card.rank], down=5)]


def test_a_peek_turns_nothing_up() -> None:
    state = start(varied(FOUR_CARDS, "peek"), 3, 5)
    assert legal(state, 0) == tuple(Look(position) for position in (1, 2, 3, 4))
    card = state.boards[0].cards[2]
    state, events = played(state, (0, Look(3)))
    assert events == [Looked(0, 3, card, left=1)]
    assert refused(state, 0, Look(3)).facts == {"position": 3, "left": 1}
    todo = [(seat, Look(position)) for seat in (1, 2) for position in (1, 2)]
    state, events = played(state, *todo, (0, Look(1)))
    assert events[-1] == TurnBegun(state.first, last=False)
    assert not any(isinstance(event, StartShown) for event in events)
    assert [one.down for one in state.boards] == [4, 4, 4]
    assert refused(state, state.first, Look(2)).reason is Reason.PEEK_OVER


def test_two_cards_turn_up_one_at_the_start() -> None:
    state = start(TWO_CARDS, 2, 5)
    state, _ = played(state, (0, TurnUp(2)), (1, TurnUp(1)))
    assert state.phase is TablePhase.PLAYING
    assert [one.down for one in state.boards] == [1, 1]


# A turn


def test_a_card_from_the_stock_is_placed() -> None:
    state = laid("2C (8D) KC | 7H (8H) QC", CLOSED, stock="8S 9C")
    state, events = played(state, (0, TakeStock()))
    assert events == [Taken(0, Pile.STOCK, C("8S"), stock=1, discards=1)]
    assert state.hand == Hand(C("8S"), Pile.STOCK)
    state, events = played(state, (0, Place(2)))
    assert events == [
        Placed(
            seat=0,
            position=2,
            card=C("8S"),
            pile=Pile.STOCK,
            replaced=C("8D"),
            was_up=False,
            made=(),
            lost=(),
            showing=27,
            down=1,
        ),
        TurnBegun(1, last=False),
    ]
    assert (state.turn, state.hand, state.top) == (1, None, C("8D"))
    assert state.boards[0] == board("2C 8S KC | 7H (8H) QC")


def test_a_card_from_the_discards_makes_a_pair_and_breaks_another() -> None:
    state = laid("8C 9C KC | 8H (9H) QC", CLOSED, discards="2C 9D")
    state, events = played(state, (0, TakeDiscard()))
    assert events == [Taken(0, Pile.DISCARDS, C("9D"), stock=4, discards=1)]
    assert state.top == C("2C")
    eights = Cancelled(LineKind.COLUMN, 1, (1, 4), Rank.EIGHT)
    nines = Cancelled(LineKind.COLUMN, 2, (2, 5), Rank.NINE)
    _, events = played(state, (0, Place(5)))
    made = events[0]
    assert isinstance(made, Placed)
    assert (made.made, made.lost, made.showing, made.down) == ((nines,), (), 10, 0)
    _, events = played(state, (0, Place(1)))
    lost = events[0]
    assert isinstance(lost, Placed)
    assert (lost.made, lost.lost, lost.was_up, lost.pile) == ((), (eights,), True, Pile.DISCARDS)
    assert (lost.replaced, lost.showing) == (C("8C"), 9 + 8 + 9 + 0 + 10)


def test_a_card_is_discarded_and_another_turned_up() -> None:
    state = laid("8C 9C KC | (8H) (9H) QC", CLOSED, stock="TC 9S")
    state, events = played(state, (0, TakeStock()), (0, Discard()))
    assert events[1] == Discarded(0, C("TC"), owes=True)
    assert (state.owes, state.turn, state.top) == (True, 0, C("TC"))
    assert legal(state, 0) == (TurnUp(4), TurnUp(5))
    state, events = played(state, (0, TurnUp(4)))
    pair = Cancelled(LineKind.COLUMN, 1, (1, 4), Rank.EIGHT)
    assert events == [
        TurnedUp(0, 4, C("8H"), (pair,), showing=19, down=1),
        TurnBegun(1, last=False),
    ]
    assert (state.owes, state.turn) == (False, 1)


def test_what_is_legal_in_a_turn() -> None:
    state = laid(OPEN, CLOSED)
    assert legal(state, 0) == (TakeStock(), TakeDiscard())
    assert legal(state, 1) == ()
    places = tuple(Place(position) for position in range(1, 7))
    assert legal(applied(state, 0, TakeStock()).state, 0) == (*places, Discard())
    assert legal(applied(state, 0, TakeDiscard()).state, 0) == places


# Refusals

PEEK = varied(SIX, "peek")
KNOCK = varied(SIX, "knock")
IN_HAND: dict[str, Any] = {"hand": Hand(C("9C"), Pile.STOCK)}
FROM_DISCARDS: dict[str, Any] = {"hand": Hand(C("5C"), Pile.DISCARDS)}
STARTING = start(SIX, 2, 5)
PEEKING = start(PEEK, 2, 5)
OVER = laid(OPEN, CLOSED, phase=TablePhase.HOLE_OVER)
SEVEN = Hand(C("7C"), Pile.STOCK)

REFUSALS: list[tuple[Table, int, Action, Reason, dict[str, object]]] = [
    (laid(OPEN, CLOSED), 1, TakeStock(), Reason.NOT_YOUR_TURN, {"seat": 0}),
    (laid(OPEN, CLOSED, **IN_HAND), 1, Place(1), Reason.NOT_YOUR_TURN, {"seat": 0}),
    (laid(OPEN, CLOSED, owes=True), 1, TurnUp(1), Reason.NOT_YOUR_TURN, {"seat": 0}),
    (laid(OPEN, CLOSED, DONE, players=(0, 1)), 2, TakeStock(), Reason.NOT_PLAYING, {}),
    (STARTING, 0, TakeStock(), Reason.CHOOSE_FIRST, {"left": 2}),
    (STARTING, 0, Place(1), Reason.CHOOSE_FIRST, {"left": 2}),
    (STARTING, 0, TurnUp(7), Reason.NO_SUCH_POSITION, {"position": 7, "cards": 6}),
    (STARTING, 0, Look(1), Reason.NO_PEEK, {}),
    (
        applied(STARTING, 0, TurnUp(3)).state,
        0,
        TurnUp(3),
        Reason.FACE_UP,
        {"position": 3, "card": STARTING.boards[0].cards[2]},
    ),
    (PEEKING, 0, TakeStock(), Reason.LOOK_FIRST, {"left": 2}),
    (PEEKING, 0, TurnUp(1), Reason.LOOK_FIRST, {"left": 2}),
    (PEEKING, 0, Look(0), Reason.NO_SUCH_POSITION, {"position": 0, "cards": 6}),
    (
        applied(PEEKING, 0, Look(3)).state,
        0,
        Look(3),
        Reason.LOOKED_ALREADY,
        {"position": 3, "left": 1},
    ),
    (
        played(STARTING, (0, TurnUp(3)), (0, TurnUp(4)))[0],
        0,
        TakeStock(),
        Reason.OTHERS_CHOOSING,
        {"waiting": 1},
    ),
    (laid(OPEN, CLOSED), 0, Look(1), Reason.NO_PEEK, {}),
    (laid(OPEN, CLOSED, rules=PEEK), 0, Look(1), Reason.PEEK_OVER, {}),
    (laid(OPEN, CLOSED), 0, Place(1), Reason.TAKE_FIRST, {}),
    (laid(OPEN, CLOSED), 0, Discard(), Reason.TAKE_FIRST, {}),
    (laid(OPEN, CLOSED), 0, TurnUp(6), Reason.TAKE_FIRST, {}),
    (laid(OPEN, CLOSED, **IN_HAND), 0, TakeStock(), Reason.CARD_IN_HAND, {"card": C("9C")}),
    (laid(OPEN, CLOSED, **IN_HAND), 0, TakeDiscard(), Reason.CARD_IN_HAND, {"card": C("9C")}),
    (
        laid(OPEN, CLOSED, rules=KNOCK, **IN_HAND),
        0,
        Knock(),
        Reason.CARD_IN_HAND,
        {"card": C("9C")},
    ),
    (laid(OPEN, CLOSED, **FROM_DISCARDS), 0, Discard(), Reason.MUST_BE_PLACED, {"card": C("5C")}),
    (laid(OPEN, CLOSED, **FROM_DISCARDS), 0, TurnUp(6), Reason.MUST_BE_PLACED, {"card": C("5C")}),
    (laid(OPEN, CLOSED, **IN_HAND), 0, TurnUp(6), Reason.DISCARD_FIRST, {"card": C("9C")}),
    (laid(OPEN, CLOSED, owes=True), 0, TakeStock(), Reason.TURN_UP_FIRST, {"down": 1}),
    (laid(OPEN, CLOSED, owes=True), 0, Place(1), Reason.TURN_UP_FIRST, {"down": 1}),
    (laid(OPEN, CLOSED, owes=True), 0, Discard(), Reason.TURN_UP_FIRST, {"down": 1}),
    (laid(OPEN, CLOSED, rules=KNOCK, owes=True), 0, Knock(), Reason.TURN_UP_FIRST, {"down": 1}),
    (
        laid(DONE, CLOSED, finisher=0, rules=varied(SIX, "finisher-turn"), hand=SEVEN),
        0,
        TurnUp(1),
        Reason.NOTHING_TO_TURN_UP,
        {},
    ),
    (
        laid(OPEN, CLOSED, owes=True),
        0,
        TurnUp(2),
        Reason.FACE_UP,
        {"position": 2, "card": C("3C")},
    ),
    (
        laid(OPEN, CLOSED, owes=True),
        0,
        TurnUp(7),
        Reason.NO_SUCH_POSITION,
        {"position": 7, "cards": 6},
    ),
    (
        laid(OPEN, CLOSED, **IN_HAND),
        0,
        Place(0),
        Reason.NO_SUCH_POSITION,
        {"position": 0, "cards": 6},
    ),
    (laid(OPEN, CLOSED, discards=""), 0, TakeDiscard(), Reason.NO_DISCARD, {}),
    (laid(OPEN, CLOSED), 0, Knock(), Reason.NO_KNOCK, {}),
    (laid(OPEN, CLOSED), 1, Knock(), Reason.NO_KNOCK, {}),
    (
        laid(OPEN, DONE, rules=KNOCK, finisher=1),
        0,
        Knock(),
        Reason.TOO_LATE_TO_KNOCK,
        {"seat": 1},
    ),
    (OVER, 0, TakeStock(), Reason.HOLE_OVER, {"hole": 1}),
    (OVER, 0, Knock(), Reason.HOLE_OVER, {"hole": 1}),
    (laid(OPEN, CLOSED), 1, NextHole(), Reason.HOLE_GOES_ON, {"hole": 1}),
    (STARTING, 1, NextHole(), Reason.HOLE_GOES_ON, {"hole": 1}),
    (laid(OPEN, CLOSED, phase=TablePhase.MATCH_OVER), 0, NextHole(), Reason.MATCH_OVER, {}),
    (laid(OPEN, CLOSED, phase=TablePhase.MATCH_OVER), 0, TakeStock(), Reason.MATCH_OVER, {}),
]


@pytest.mark.parametrize(
    "case", REFUSALS, ids=[f"{number} {case[3]}" for number, case in enumerate(REFUSALS)]
)
def test_refusals(case: tuple[Table, int, Action, Reason, dict[str, object]]) -> None:
    state, seat, action, reason, facts = case
    rejection = apply(state, seat, action)
    assert rejection == Rejection(reason, action, facts)  # type: ignore[arg-type]
    assert why_not(state, seat, action) == rejection
    assert action not in legal(state, seat)


def test_every_reason_of_a_table_is_refused_somewhere() -> None:
    assert {case[3] for case in REFUSALS} == set(TABLE_FACTS)


def test_mistakes_of_a_caller() -> None:
    for call in (why_not, apply):
        with pytest.raises(TypeError):
            call(STARTING, 0, Draw())
        for seat in (-1, 2):
            with pytest.raises(ValueError, match=str(seat)):
                call(STARTING, seat, TurnUp(1))


# The end of a hole


def test_the_others_have_one_last_turn() -> None:
    state = laid(OPEN, CLOSED, CLOSED, turn=0, stock="TC TD TH TS", dealer=2)
    state, events = played(state, *take_and_turn_up(0, 6))
    assert events[-2:] == [BoardCompleted(0, (1, 2)), TurnBegun(1, last=True)]
    assert (state.finisher, state.last_turns) == (0, (1, 2))
    state, events = played(state, *take_and_turn_up(1, 1))
    assert events[-1] == TurnBegun(2, last=True)
    assert state.last_turns == (2,)
    state, events = played(state, *take_and_turn_up(2, 1))
    assert (state.phase, state.turn, state.last_turns) == (TablePhase.HOLE_OVER, None, ())
    ended, *scored = events[3:]
    assert ended == HoleEnded(1, extra=False, finisher=0, knocked=False, lowest=(0, 1, 2))
    assert [type(event) for event in scored] == [BoardScored] * 3
    assert scored[0] == BoardScored(
        seat=0,
        cards=cards("2C 3C 4C 5D 6D 7D"),
        revealed=(),
        scored=scored[0].scored,  # type: ignore[attr-defined]
        penalty=0,
        points=27,
        total=27,
    )
    assert scored[1].revealed == (2, 3, 4, 5, 6)  # type: ignore[attr-defined]
    assert scored[1].scored.values == (2, 3, 4, 5, 6, 7)  # type: ignore[attr-defined]
    assert [one.down for one in state.boards] == [0, 0, 0]
    assert state.scores == (HoleScores((27, 27, 27)),)


def test_a_board_is_completed_by_placing_too() -> None:
    state = laid("2C 3C 4C | 5D (6D) 7D", CLOSED)
    state, events = played(state, (0, TakeDiscard()), (0, Place(5)))
    assert events[2:] == [BoardCompleted(0, (1,)), TurnBegun(1, last=True)]


def test_a_board_completed_in_the_last_turn_ends_the_hole_for_nobody_else() -> None:
    state = laid(OPEN, OPEN, CLOSED, stock="TC TD TH TS")
    state, events = played(state, *take_and_turn_up(0, 6), *take_and_turn_up(1, 6))
    completed = [event for event in events if isinstance(event, BoardCompleted)]
    assert completed == [BoardCompleted(0, (1, 2))]
    assert (state.finisher, state.turn) == (0, 2)


def test_the_finisher_may_have_a_last_turn_by_other_rules() -> None:
    rules = varied(SIX, "finisher-turn")
    state = laid(OPEN, CLOSED, rules=rules, stock="TC TD TH TS")
    state, events = played(state, *take_and_turn_up(0, 6))
    assert events[-2] == BoardCompleted(0, (1, 0))
    state, events = played(state, *take_and_turn_up(1, 6))
    assert events[-1] == TurnBegun(0, last=True)
    _, events = played(state, (0, TakeStock()), (0, Discard()))
    assert events[1] == Discarded(0, C("TH"), owes=False)
    assert isinstance(events[2], HoleEnded)
    _, events = played(state, (0, TakeStock()), (0, Place(1)))
    scored = events[-2]
    assert isinstance(scored, BoardScored)
    assert (scored.seat, scored.points) == (0, 35)


def score_of(events: list[Event], seat: int) -> tuple[int, int]:
    """Return the penalty and the points that a seat is told."""
    (scored,) = (one for one in events if isinstance(one, BoardScored) and one.seat == seat)
    return scored.penalty, scored.points


@pytest.mark.parametrize(
    ("rules", "finisher", "others", "penalty", "points"),
    [
        (BOARD, "5C 6C KC | KD KH (KS)", ["4C 5D KC | KD KH KS", "8C 9C KC | KD KH KS"], 11, 22),
        (BOARD, "4C KC KD | KH KS (KC)", ["5C KC KD | KH KS KC", "3C KC KD | KH KS KC"], 10, 14),
        (BOARD, "4C KC KD | KH KS (KC)", ["5C KC KD | KH KS KC", "4D KC KD | KH KS KC"], 0, 4),
        (BOARD, "JK AC KD | KH KS (KC)", ["JK KC KD | KH KS KC", "9C KC KD | KH KS KC"], 10, 8),
        (BOARD, "9C AC KD | KH KS (KC)", ["9D KC KD | KH KS KC", "JC KC KD | KH KS KC"], 10, 20),
        (SIX, "5C 6C KC | KD KH (KS)", ["4C 5D KC | KD KH KS", "8C 9C KC | KD KH KS"], 0, 11),
        (KNOCK, "5C 6C KC | KD KH (KS)", ["4C 5D KC | KD KH KS", "8C 9C KC | KD KH KS"], 10, 21),
        (KNOCK, "4C 5C KC | KD KH (KS)", ["4C 5D KC | KD KH KS", "8C 9C KC | KD KH KS"], 0, 9),
    ],
)
def test_the_finisher_pays_unless_lowest(
    rules: TableRules, finisher: str, others: list[str], penalty: int, points: int
) -> None:
    # The others turn up nothing new: they put their last card back in its place.
    rules = replace(rules, rows_cancel=SIX.rows_cancel, columns_cancel=False)
    state = laid(finisher, *others, rules=rules, stock="QC KC KC KC", discards="2C")
    state, _ = played(state, *take_and_turn_up(0, 6))
    events: list[Event] = []
    for seat in (1, 2):
        king = next(p for p, card in enumerate(state.boards[seat].cards, 1) if card.rank == 13)
        state, events = played(state, (seat, TakeStock()), (seat, Place(king)))
    assert score_of(events, 0) == (penalty, points)
    assert score_of(events, 1)[0] == score_of(events, 2)[0] == 0


def test_a_knock_ends_the_hole_after_the_others_turns() -> None:
    state = laid(OPEN, CLOSED, CLOSED, rules=KNOCK, turn=1, stock="TC TD TH TS")
    assert legal(state, 1) == (TakeStock(), TakeDiscard(), Knock())
    state, events = played(state, (1, Knock()))
    assert events == [Knocked(1, (2, 0)), TurnBegun(2, last=True)]
    assert state.boards[1].down == 6
    state, events = played(state, *take_and_turn_up(2, 1), *take_and_turn_up(0, 6))
    ended = next(event for event in events if isinstance(event, HoleEnded))
    assert (ended.finisher, ended.knocked, ended.lowest) == (1, True, (0, 1, 2))
    assert not any(isinstance(event, BoardCompleted) for event in events)


def test_who_knocks_and_is_not_lowest_pays() -> None:
    low = "AC KC KD | KH KS (AD)"
    state = laid(CLOSED, low, rules=KNOCK)
    _, events = played(state, (0, Knock()), *take_and_turn_up(1, 6))
    assert score_of(events, 0) == (10, 37)
    assert score_of(events, 1) == (0, 2)


def test_an_empty_stock_is_filled_from_the_discards() -> None:
    state = laid(CLOSED, CLOSED, stock="TC", discards="2C 3C 4C")
    state, events = played(state, (0, TakeStock()), (0, Place(1)))
    assert events[2:] == [Reshuffled(stock=3, top=C("2H")), TurnBegun(1, last=False)]
    assert state.discards == cards("2H")
    assert state.stock == shuffled(cards("2C 3C 4C"), "SG1-HOLE-1-STOCK-1", 0)
    state = replace(state, stock=cards("9C"))
    state, events = played(state, *take_and_turn_up(1, 2))
    assert state.stock == shuffled(cards("2H"), "SG1-HOLE-1-STOCK-2", 0)


def test_the_hole_ends_when_there_is_no_stock_to_be_had() -> None:
    state = laid(CLOSED, OPEN, rules=BOARD, stock="TC", discards="")
    state, events = played(state, (0, TakeStock()), (0, Place(1)))
    assert events[2] == StockRanOut()
    assert events[3] == HoleEnded(1, extra=False, finisher=None, knocked=False, lowest=(1,))
    assert (score_of(events, 0), score_of(events, 1)) == ((0, 35), (0, 27))
    assert state.phase is TablePhase.HOLE_OVER


def test_the_stock_may_run_out_in_the_last_turns() -> None:
    state = laid(OPEN, CLOSED, CLOSED, rules=varied(BOARD, "no-reshuffle"), stock="2D TD")
    state, events = played(state, *take_and_turn_up(0, 6), (1, TakeStock()), (1, Place(1)))
    assert StockRanOut() in events
    assert isinstance(events[-1], BoardScored)
    ended = next(event for event in events if isinstance(event, HoleEnded))
    assert ended.finisher == 0
    # The second player's 10 makes the third one's 27 the first one's equal.
    assert ended.lowest == (0, 2)


def test_the_last_turn_needs_no_stock() -> None:
    state = laid(DONE, CLOSED, finisher=0, turn=1, stock="TC", discards="")
    _, events = played(state, (1, TakeStock()), (1, Place(1)))
    assert [type(event) for event in events[1:4]] == [Placed, HoleEnded, BoardScored]


# The match


def over(*points: int, rules: TableRules = SIX, **fields: Any) -> Table:
    """Return a table one turn before the end of a hole, in which each seat scores ``points``."""
    texts = {0: "KC KD KH | KS KC KD", 1: "AC KD KH | KS KC KD", 5: "5C KD KH | KS KC KD"}
    texts |= {10: "TC KD KH | KS KC KD", 20: "TC TD KH | KS KC KD"}
    boards = [texts[one] for one in points]
    seats = len(points)
    rules = replace(rules, rows_cancel=SIX.rows_cancel, columns_cancel=False)
    usual: dict[str, Any] = {"finisher": 0, "turn": seats - 1, "stock": "KC KC KC"}
    return laid(*boards, rules=rules, **(usual | fields))


def end(state: Table) -> tuple[Table, list[Event]]:
    """Make the last turn: a king takes a king's place. Returns what is told after the scores."""
    assert state.turn is not None
    king = 3
    state, events = played(state, (state.turn, TakeStock()), (state.turn, Place(king)))
    places = [place for place, event in enumerate(events) if isinstance(event, BoardScored)]
    return state, events[places[-1] + 1 :]


def test_the_deal_passes_clockwise() -> None:
    state, _ = end(over(0, 1, 5, dealer=2))
    assert legal(state, 1) == legal(state, 2) == (NextHole(),)
    state, events = played(state, (1, NextHole()))
    begun = events[0]
    assert isinstance(begun, HoleBegun)
    assert (begun.hole, begun.dealer, begun.first, begun.cutter) == (2, 0, 1, 2)
    assert (state.finisher, state.knocked, state.new_stocks) == (None, False, 0)
    pack = shuffled(SIX.pack_for(3), "SG1-HOLE-2", 0)
    assert state.boards[1].cards == pack[0:18:3]


def test_a_match_of_holes_ends_with_the_last() -> None:
    state, told = end(over(0, 1, 5, scores=(HoleScores((10, 0, 0)),) * 8, hole=9))
    assert state.phase is TablePhase.MATCH_OVER
    assert told == [
        MatchOver(
            winners=(1,),
            ranking=(
                Standing(1, 1, 1, (), None),
                Standing(2, 2, 5, (), None),
                Standing(3, 0, 80, (), None),
            ),
        )
    ]
    assert all(legal(state, seat) == () for seat in range(3))


def test_eighteen_holes() -> None:
    rules = varied(SIX, "long")
    scores = (HoleScores((1, 2, 3)),)
    assert next_players(rules, scores * 9, 3) == ((0, 1, 2), False)
    assert next_players(rules, scores * 18, 3) == ((), False)


def test_a_tie_leads_to_an_extra_hole_among_the_tied() -> None:
    before = (HoleScores((0, 0, 0)),) * 8
    state, told = end(over(1, 5, 1, scores=before, hole=9, dealer=0))
    assert told == [Tied((0, 2))]
    assert state.phase is TablePhase.HOLE_OVER
    state, events = played(state, (1, NextHole()))
    begun = events[0]
    assert isinstance(begun, HoleBegun)
    assert (begun.hole, begun.extra, begun.players) == (10, True, (0, 2))
    assert (begun.dealer, begun.first, begun.cutter) == (2, 0, 0)
    assert refused(state, 1, TurnUp(1)).reason is Reason.NOT_PLAYING
    assert state.boards[1].cards == ()
    state = over(
        0,
        1,
        5,
        scores=state.scores,
        hole=10,
        extra=True,
        players=(0, 2),
        dealer=0,
    )
    state, told = end(state)
    assert state.scores[-1] == HoleScores((0, None, 5), extra=True)
    assert told == [
        MatchOver(
            winners=(0,),
            ranking=(
                Standing(1, 0, 1, (0,), None),
                Standing(2, 2, 1, (5,), None),
                Standing(3, 1, 5, (), None),
            ),
        )
    ]


def test_extra_holes_go_on_among_those_still_tied() -> None:
    scores = [HoleScores((4, 4, 4, 4))] * 9
    assert next_players(SIX, scores, 4) == ((0, 1, 2, 3), True)
    scores.append(HoleScores((3, 1, 1, 1), extra=True))
    assert next_players(SIX, scores, 4) == ((1, 2, 3), True)
    scores.append(HoleScores((None, 7, 9, 7), extra=True))
    assert next_players(SIX, scores, 4) == ((1, 3), True)
    scores.append(HoleScores((None, 9, None, 8), extra=True))
    assert next_players(SIX, scores, 4) == ((), False)
    assert [(one.place, one.seat) for one in ranking(SIX, scores, 4)] == [
        (1, 3),
        (2, 1),
        (3, 2),
        (4, 0),
    ]
    assert totals(scores, 4) == (36, 36, 36, 36)


def test_ties_may_be_shared() -> None:
    rules = varied(SIX, "shared-ties")
    before = (HoleScores((0, 0, 0)),) * 8
    state, told = end(over(1, 5, 1, rules=rules, scores=before, hole=9))
    over_event = told[0]
    assert isinstance(over_event, MatchOver)
    assert over_event.winners == (0, 2)
    assert [one.place for one in over_event.ranking] == [1, 1, 3]
    assert state.phase is TablePhase.MATCH_OVER


def test_who_reaches_the_limit_is_out() -> None:
    before = (HoleScores((0, 95, 0)),)
    state, told = end(over(0, 5, 10, rules=BOARD, scores=before, hole=2, dealer=0))
    assert told == [WentOut(1, 100)]
    state, events = played(state, (1, NextHole()))
    begun = events[0]
    assert isinstance(begun, HoleBegun)
    # The deal passes by the player who is out.
    assert (begun.players, begun.dealer, begun.first) == ((0, 2), 2, 0)
    assert refused(state, 1, TakeStock()).reason is Reason.NOT_PLAYING
    assert state.boards[1].cards == ()
    assert following(state.players, 0) == 2


def test_the_last_one_left_wins() -> None:
    before = (HoleScores((90, 100, 90)), HoleScores((5, None, 9)))
    state, told = end(
        over(10, 0, 0, rules=BOARD, scores=before, hole=3, players=(0, 2), dealer=2, turn=2)
    )
    assert told == [
        # Ten, not the lowest score, are doubled.
        WentOut(0, 115),
        MatchOver(
            winners=(2,),
            ranking=(
                Standing(1, 2, 99, (), None),
                Standing(2, 0, 115, (), 3),
                Standing(3, 1, 100, (), 1),
            ),
        ),
    ]
    assert state.phase is TablePhase.MATCH_OVER


def test_if_all_go_out_at_once_the_lowest_total_wins_and_ties_share() -> None:
    scores = [HoleScores((90, 95, 90)), HoleScores((20, 15, 25))]
    assert next_players(BOARD, scores, 3) == ((), False)
    assert [(one.place, one.seat) for one in ranking(BOARD, scores, 3)] == [(1, 0), (1, 1), (3, 2)]
    extra = varied(BOARD, "extra-hole")
    assert next_players(extra, scores, 3) == ((0, 1), True)


def test_a_total_that_falls_back_does_not_bring_anybody_back() -> None:
    scores = [HoleScores((100, 0, 0)), HoleScores((None, -5, 3))]
    assert next_players(BOARD, scores, 3) == ((1, 2), False)


# Taking back


def test_what_shows_a_card_to_somebody() -> None:
    state = laid(OPEN, CLOSED, rules=KNOCK)
    cases: list[tuple[Table, Action, bool]] = [
        (state, TakeStock(), True),
        (state, TakeDiscard(), False),
        (state, Knock(), False),
        (replace(state, hand=Hand(C("9C"), Pile.STOCK)), Discard(), False),
        (replace(state, hand=Hand(C("9C"), Pile.STOCK)), Place(1), False),
        (replace(state, hand=Hand(C("9C"), Pile.STOCK)), Place(6), True),
        (replace(state, owes=True), TurnUp(6), True),
        (replace(state, finisher=1, hand=Hand(C("9C"), Pile.STOCK)), Place(1), True),
        (OVER, NextHole(), True),
    ]
    for before, action, shows in cases:
        after = applied(before, 0, action).state
        assert shows_new(before, 0, action, after) is shows
    assert shows_new(STARTING, 0, TurnUp(1), applied(STARTING, 0, TurnUp(1)).state)
    assert shows_new(PEEKING, 0, Look(1), applied(PEEKING, 0, Look(1)).state)


def test_what_is_told_when_an_action_is_taken_back() -> None:
    state = laid(OPEN, CLOSED, rules=KNOCK)
    assert taken_back(state, 0, TakeDiscard()) == TableTakenBack(
        0, TakeDiscard(), C("5C"), None, C("5C")
    )
    assert taken_back(state, 0, Knock()) == TableTakenBack(0, Knock(), None, None, C("5C"))
    state = laid(OPEN, CLOSED, **IN_HAND)
    assert taken_back(state, 0, Place(2)) == TableTakenBack(0, Place(2), C("9C"), 2, C("5C"))
    assert taken_back(state, 0, Discard()) == TableTakenBack(0, Discard(), C("9C"), None, C("5C"))
