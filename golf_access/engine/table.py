"""Table Golf, Six-card and Board: how a match begins; ``legal``, ``why_not``, ``apply``.

A table plays a match of several holes. Seats count from 0, clockwise; positions on a board from 1,
row by row. Every card that will ever come follows from the rules and the table's number.
"""

from __future__ import annotations

from dataclasses import replace

from golf_access.engine.cards import Card
from golf_access.engine.deals import DEAL_NUMBERS
from golf_access.engine.outcomes import (
    Action,
    Applied,
    Event,
    Fact,
    NextHole,
    Reason,
    Rejection,
)
from golf_access.engine.scoring import Cancelled, finisher_penalty, score
from golf_access.engine.standings import (
    HoleScores,
    next_players,
    ranking,
    totals,
    went_out,
    winners,
)
from golf_access.engine.tabledeals import Cut, cut_for_deal, deal_hole, new_stock
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
from golf_access.engine.tablerules import TableRules
from golf_access.engine.tablestate import Board, Hand, Table, clockwise, following


def start(rules: TableRules, seats: int, number: int) -> Table:
    """Return the state in which a match begins: the dealer cut for, the first hole dealt.

    Raises ``RulesError`` when so many can't play by these rules, ``ValueError`` for a number out
    of range.
    """
    rules.check_seats(seats)
    if not 0 <= number < DEAL_NUMBERS:
        raise ValueError(number)
    cuts, dealer = cut_for_deal(rules, seats, number)
    return _dealt(rules, seats, number, cuts, (), tuple(range(seats)), dealer, extra=False)


def opening(state: Table) -> tuple[Event, ...]:
    """Return the events that led to the state in which a match begins."""
    return (DealerCut(state.cuts, _first_dealer(state)), *_begun(state))


def why_not(state: Table, seat: int, action: Action) -> Rejection | None:
    """Return why ``action`` is refused to ``seat`` now, or None when it is legal.

    The only place that knows. Raises ``TypeError`` for an action of another game, ``ValueError``
    for a seat that the table hasn't.
    """
    if not 0 <= seat < state.seats:
        raise ValueError(seat)
    if not isinstance(action, _ACTIONS):
        raise TypeError(action)
    if state.phase is TablePhase.MATCH_OVER:
        return Rejection(Reason.MATCH_OVER, action)
    if isinstance(action, NextHole):
        if state.phase is not TablePhase.HOLE_OVER:
            return Rejection(Reason.HOLE_GOES_ON, action, {"hole": state.hole})
        return None
    if state.phase is TablePhase.HOLE_OVER:
        return Rejection(Reason.HOLE_OVER, action, {"hole": state.hole})
    if seat not in state.players:
        return Rejection(Reason.NOT_PLAYING, action)
    if isinstance(action, Knock) and not state.rules.knock:
        return Rejection(Reason.NO_KNOCK, action)
    if isinstance(action, Look) and not state.rules.peek:
        return Rejection(Reason.NO_PEEK, action)
    if state.phase is TablePhase.STARTING:
        return _why_not_start(state, seat, action)
    return _why_not_turn(state, seat, action)


def legal(state: Table, seat: int) -> tuple[Action, ...]:
    """Return every action that is legal for a seat now."""
    actions: tuple[Action, ...]
    if state.phase is TablePhase.STARTING:
        actions = _LOOKS if state.rules.peek else _TURN_UPS
    elif state.phase is not TablePhase.PLAYING:
        actions = (NextHole(),)
    elif state.turn != seat:
        return ()
    elif state.owes:
        actions = _TURN_UPS
    elif state.hand is not None:
        actions = (*_PLACES[: state.rules.cards], Discard())
    else:
        actions = (TakeStock(), TakeDiscard(), Knock())
    return tuple(action for action in actions if why_not(state, seat, action) is None)


def apply(state: Table, seat: int, action: Action) -> Applied[Table] | Rejection:
    """Return the state after ``action`` with what happened, or why it is refused."""
    rejection = why_not(state, seat, action)
    if rejection is not None:
        return rejection
    match action:
        case TurnUp(position) if state.phase is TablePhase.STARTING:
            return _choose(state, seat, position)
        case TurnUp(position):
            return _turn_up(state, seat, position)
        case Look(position):
            return _look(state, seat, position)
        case TakeStock():
            return _take(state, seat, Pile.STOCK)
        case TakeDiscard():
            return _take(state, seat, Pile.DISCARDS)
        case Place(position):
            return _place(state, seat, position)
        case Discard():
            return _discard(state, seat)
        case Knock():
            after = replace(state, finisher=seat, knocked=True)
            knocked = Knocked(seat, after.last_turns_from(following(state.players, seat)))
            return _pass_on(after, seat, (knocked,))
    return _next_hole(state)


def shows_new(before: Table, seat: int, action: Action, after: Table) -> bool:
    """Return whether an action that led from ``before`` to ``after`` let anybody see a card."""
    match action:
        case Place(position):
            new = position not in before.boards[seat].up
        case TakeDiscard() | Discard() | Knock():
            new = False
        case _:
            new = True
    return new or after.phase is not TablePhase.PLAYING


def taken_back(restored: Table, seat: int, action: Action) -> TableTakenBack:
    """Return the event that tells what taking ``action`` back led to.

    ``restored`` is the state before the action, which is the one now.
    """
    card: Card | None = None
    if isinstance(action, TakeDiscard):
        card = restored.top
    elif restored.hand is not None:
        card = restored.hand.card
    position = action.position if isinstance(action, Place) else None
    return TableTakenBack(seat, action, card, position, restored.top)


# Refusals


def _why_not_start(state: Table, seat: int, action: Action) -> Rejection | None:
    def no(reason: Reason, **facts: Fact) -> Rejection:
        return Rejection(reason, action, facts)

    left = state.start_left(seat)
    if not left:
        return no(Reason.OTHERS_CHOOSING, waiting=len(state.acting))
    match action:
        case Look(position):
            if position in state.looked[seat]:
                return no(Reason.LOOKED_ALREADY, position=position, left=left)
        case TurnUp(position) if not state.rules.peek:
            if position in state.boards[seat].up:
                card = state.boards[seat].cards[position - 1]
                return no(Reason.FACE_UP, position=position, card=card)
        case TurnUp():
            return no(Reason.LOOK_FIRST, left=left)
        case _:
            return no(Reason.LOOK_FIRST if state.rules.peek else Reason.CHOOSE_FIRST, left=left)
    return _why_not_there(state, action, position)


def _why_not_turn(state: Table, seat: int, action: Action) -> Rejection | None:
    def no(reason: Reason, **facts: Fact) -> Rejection:
        return Rejection(reason, action, facts)

    if isinstance(action, Look):
        return no(Reason.PEEK_OVER)
    if seat != state.turn:
        return no(Reason.NOT_YOUR_TURN, seat=state.turn)
    if isinstance(action, TurnUp):
        return _why_not_turn_up(state, seat, action)
    if state.owes:
        return no(Reason.TURN_UP_FIRST, down=state.boards[seat].down)
    if isinstance(action, Place | Discard):
        if state.hand is None:
            return no(Reason.TAKE_FIRST)
        if isinstance(action, Place):
            return _why_not_there(state, action, action.position)
        if state.hand.pile is Pile.DISCARDS:
            return no(Reason.MUST_BE_PLACED, card=state.hand.card)
        return None
    if state.hand is not None:
        return no(Reason.CARD_IN_HAND, card=state.hand.card)
    if isinstance(action, TakeDiscard) and not state.discards:
        return no(Reason.NO_DISCARD)
    if isinstance(action, Knock) and state.finisher is not None:
        return no(Reason.TOO_LATE_TO_KNOCK, seat=state.finisher)
    return None


def _why_not_turn_up(state: Table, seat: int, action: TurnUp) -> Rejection | None:
    def no(reason: Reason, **facts: Fact) -> Rejection:
        return Rejection(reason, action, facts)

    board, position = state.boards[seat], action.position
    if not state.owes:
        if state.hand is None:
            return no(Reason.TAKE_FIRST)
        if state.hand.pile is Pile.DISCARDS:
            return no(Reason.MUST_BE_PLACED, card=state.hand.card)
        if not board.down:
            return no(Reason.NOTHING_TO_TURN_UP)
        return no(Reason.DISCARD_FIRST, card=state.hand.card)
    if position in board.up:
        return no(Reason.FACE_UP, position=position, card=board.cards[position - 1])
    return _why_not_there(state, action, position)


def _why_not_there(state: Table, action: Action, position: int) -> Rejection | None:
    if 1 <= position <= state.rules.cards:
        return None
    facts = {"position": position, "cards": state.rules.cards}
    return Rejection(Reason.NO_SUCH_POSITION, action, facts)


# The beginning of a hole


def _dealt(
    rules: TableRules,
    seats: int,
    number: int,
    cuts: tuple[Cut, ...],
    scores: tuple[HoleScores, ...],
    players: tuple[int, ...],
    dealer: int,
    *,
    extra: bool,
) -> Table:
    hole = len(scores) + 1
    order = clockwise(players, following(players, dealer))
    hands, rest = deal_hole(rules, seats, order, number, hole)
    begun = 1 if rules.begin_discards else 0
    starting = rules.start_cards > 0
    return Table(
        rules=rules,
        seats=seats,
        number=number,
        cuts=cuts,
        scores=scores,
        hole=hole,
        extra=extra,
        players=players,
        dealer=dealer,
        boards=tuple(Board(hands.get(seat, ())) for seat in range(seats)),
        looked=(frozenset(),) * seats,
        stock=rest[begun:],
        discards=rest[:begun],
        new_stocks=0,
        phase=TablePhase.STARTING if starting else TablePhase.PLAYING,
        turn=None if starting else order[0],
    )


def _begun(state: Table) -> tuple[Event, ...]:
    begun = HoleBegun(
        hole=state.hole,
        holes=state.rules.holes,
        extra=state.extra,
        players=state.players,
        dealer=state.dealer,
        cutter=clockwise(state.players, state.first)[-2],
        first=state.first,
        cards=state.rules.cards,
        stock=len(state.stock),
        top=state.top,
        start_cards=state.rules.start_cards,
        peek=state.rules.peek,
    )
    if state.turn is None:
        return (begun,)
    return (begun, TurnBegun(state.turn, last=False))


def _first_dealer(state: Table) -> int:
    return min(state.cuts[-1], key=lambda cut: cut[1].rank)[0]


def _choose(state: Table, seat: int, position: int) -> Applied[Table]:
    board = state.boards[seat].turned(position)
    after = _with_board(state, seat, board)
    if state.rules.start_hidden:
        card = board.cards[position - 1]
        event: Event = Chosen(seat, position, card, after.start_left(seat))
    else:
        event = _turned_up(state, after, seat, position)
    return _when_all_have_chosen(after, event)


def _look(state: Table, seat: int, position: int) -> Applied[Table]:
    looked = state.looked[seat] | {position}
    after = replace(
        state, looked=(*state.looked[:seat], frozenset(looked), *state.looked[seat + 1 :])
    )
    card = state.boards[seat].cards[position - 1]
    return _when_all_have_chosen(after, Looked(seat, position, card, after.start_left(seat)))


def _when_all_have_chosen(state: Table, event: Event) -> Applied[Table]:
    """Let the first turn begin, unless somebody still chooses."""
    if state.acting:
        return Applied(state, (event,))
    events = [event]
    if isinstance(event, Chosen):
        boards = tuple((seat, _cards_up(state.boards[seat])) for seat in state.players)
        events.append(StartShown(boards))
    events.append(TurnBegun(state.first, last=False))
    return Applied(replace(state, phase=TablePhase.PLAYING, turn=state.first), tuple(events))


def _cards_up(board: Board) -> tuple[tuple[int, Card], ...]:
    return tuple((position, board.cards[position - 1]) for position in sorted(board.up))


# A turn


def _take(state: Table, seat: int, pile: Pile) -> Applied[Table]:
    stock, discards = state.stock, state.discards
    if pile is Pile.STOCK:
        card, stock = stock[0], stock[1:]
    else:
        card, discards = discards[-1], discards[:-1]
    after = replace(state, stock=stock, discards=discards, hand=Hand(card, pile))
    return Applied(after, (Taken(seat, pile, card, len(stock), len(discards)),))


def _place(state: Table, seat: int, position: int) -> Applied[Table]:
    hand, before = state.hand, state.boards[seat]
    assert hand is not None
    replaced = before.cards[position - 1]
    board = before.placed(position, hand.card)
    after = _with_board(state, seat, board, hand=None, discards=(*state.discards, replaced))
    made, lost, showing = _difference(state.rules, before, board)
    placed = Placed(
        seat=seat,
        position=position,
        card=hand.card,
        pile=hand.pile,
        replaced=replaced,
        was_up=position in before.up,
        made=made,
        lost=lost,
        showing=showing,
        down=board.down,
    )
    return _end_turn(after, seat, (placed,))


def _discard(state: Table, seat: int) -> Applied[Table]:
    hand = state.hand
    assert hand is not None
    owes = state.boards[seat].down > 0
    after = replace(state, hand=None, owes=owes, discards=(*state.discards, hand.card))
    discarded = Discarded(seat, hand.card, owes)
    if owes:
        return Applied(after, (discarded,))
    return _end_turn(after, seat, (discarded,))


def _turn_up(state: Table, seat: int, position: int) -> Applied[Table]:
    after = _with_board(state, seat, state.boards[seat].turned(position), owes=False)
    return _end_turn(after, seat, (_turned_up(state, after, seat, position),))


def _turned_up(state: Table, after: Table, seat: int, position: int) -> TurnedUp:
    board = after.boards[seat]
    made, _, showing = _difference(state.rules, state.boards[seat], board)
    return TurnedUp(seat, position, board.cards[position - 1], made, showing, board.down)


def _difference(
    rules: TableRules, before: Board, after: Board
) -> tuple[tuple[Cancelled, ...], tuple[Cancelled, ...], int]:
    """Return the lines made, those lost, and what the visible cards are worth now."""
    then, now = score(rules, before.shown), score(rules, after.shown)
    made = tuple(line for line in now.cancelled if line not in then.cancelled)
    lost = tuple(line for line in then.cancelled if line not in now.cancelled)
    return made, lost, now.points


def _with_board(state: Table, seat: int, board: Board, **fields: object) -> Table:
    boards = (*state.boards[:seat], board, *state.boards[seat + 1 :])
    return replace(state, boards=boards, **fields)  # type: ignore[arg-type]


def _end_turn(state: Table, seat: int, events: tuple[Event, ...]) -> Applied[Table]:
    """Go on after a turn: a board may be complete now, or this was the last turn of all."""
    if state.finisher is None:
        if state.boards[seat].down:
            return _pass_on(state, seat, events)
        state = replace(state, finisher=seat)
        last_turns = state.last_turns_from(following(state.players, seat))
        return _pass_on(state, seat, (*events, BoardCompleted(seat, last_turns)))
    if len(state.last_turns_from(seat)) == 1:
        return _end_hole(state, events)
    return _pass_on(state, seat, events)


def _pass_on(state: Table, seat: int, events: tuple[Event, ...]) -> Applied[Table]:
    """Let the next player's turn begin, with a stock to draw from."""
    turn = following(state.players, seat)
    if state.stock:
        after = replace(state, turn=turn)
    elif state.rules.reshuffle and len(state.discards) > 1:
        after = _with_new_stock(replace(state, turn=turn))
        events = (*events, Reshuffled(len(after.stock), after.discards[-1]))
    else:
        return _end_hole(state, (*events, StockRanOut()))
    return Applied(after, (*events, TurnBegun(turn, last=state.finisher is not None)))


def _with_new_stock(state: Table) -> Table:
    count = state.new_stocks + 1
    stock = new_stock(state.rules, state.discards[:-1], state.number, state.hole, count)
    return replace(state, stock=stock, discards=state.discards[-1:], new_stocks=count)


# The end of a hole


def _end_hole(state: Table, events: tuple[Event, ...]) -> Applied[Table]:
    """Turn everything up, score it, and see who plays on."""
    scored = {seat: score(state.rules, state.boards[seat].cards) for seat in state.players}
    own = {seat: board.points for seat, board in scored.items()}
    penalties = dict.fromkeys(state.players, 0)
    if state.finisher is not None:
        others = [own[seat] for seat in state.players if seat != state.finisher]
        penalties[state.finisher] = finisher_penalty(state.rules, own[state.finisher], others)
    points = tuple(
        own[seat] + penalties[seat] if seat in own else None for seat in range(state.seats)
    )
    scores = (*state.scores, HoleScores(points, state.extra))
    total = totals(scores, state.seats)
    lowest = min(own.values())
    told: list[Event] = [
        HoleEnded(
            hole=state.hole,
            extra=state.extra,
            finisher=state.finisher,
            knocked=state.knocked,
            lowest=tuple(seat for seat in state.players if own[seat] == lowest),
        )
    ]
    for seat in state.players:
        board = state.boards[seat]
        told.append(
            BoardScored(
                seat=seat,
                cards=board.cards,
                revealed=tuple(p for p in range(1, len(board.cards) + 1) if p not in board.up),
                scored=scored[seat],
                penalty=penalties[seat],
                points=own[seat] + penalties[seat],
                total=total[seat],
            )
        )
    boards = tuple(
        Board(board.cards, frozenset(range(1, len(board.cards) + 1))) for board in state.boards
    )
    phase, next_up = _after_hole(state, scores)
    after = replace(state, boards=boards, scores=scores, phase=phase, turn=None)
    return Applied(after, (*events, *told, *next_up))


def _after_hole(
    state: Table, scores: tuple[HoleScores, ...]
) -> tuple[TablePhase, tuple[Event, ...]]:
    rules, seats = state.rules, state.seats
    total = totals(scores, seats)
    events: list[Event] = [
        WentOut(seat, total[seat])
        for seat in state.players
        if went_out(rules, scores, seat) == state.hole
    ]
    players, extra = next_players(rules, scores, seats)
    if not players:
        places = ranking(rules, scores, seats)
        events.append(MatchOver(winners(places), places))
        return TablePhase.MATCH_OVER, tuple(events)
    if extra:
        events.append(Tied(players))
    return TablePhase.HOLE_OVER, tuple(events)


def _next_hole(state: Table) -> Applied[Table]:
    players, extra = next_players(state.rules, state.scores, state.seats)
    after = _dealt(
        state.rules,
        state.seats,
        state.number,
        state.cuts,
        state.scores,
        players,
        following(players, state.dealer),
        extra=extra,
    )
    return Applied(after, _begun(after))


_ACTIONS = (TurnUp, Look, TakeStock, TakeDiscard, Place, Discard, Knock, NextHole)
_LOOKS = tuple(Look(position) for position in range(1, 17))
_TURN_UPS = tuple(TurnUp(position) for position in range(1, 17))
_PLACES = tuple(Place(position) for position in range(1, 17))
