"""What one seat may know of a table of Golf, and what it learns of what happens there.

They stand apart from the views of solitaire so that a game of solitaire starts without tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from golf_access.engine.cards import Card
from golf_access.engine.outcomes import Action, Event
from golf_access.engine.scoring import Scored, score
from golf_access.engine.standings import HoleScores, Standing, ranking, totals
from golf_access.engine.table import legal
from golf_access.engine.tableoutcomes import Chosen, Looked, Pile, TablePhase, Taken
from golf_access.engine.tablerules import TableRules
from golf_access.engine.tablestate import Board, Table
from golf_access.engine.views import Progress, SeenBy


@dataclass(frozen=True, slots=True)
class BoardView:
    """A board as somebody sees it: ``cards`` row by row, None where they see no face.

    ``visible`` is what the cards that are seen are worth, and which lines cancel. ``down``: how
    many lie face down. ``start_left``: how many its player still turns up, or looks at.
    """

    cards: tuple[Card | None, ...]
    visible: Scored
    down: int
    start_left: int


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one seat sees it, or with ``seat`` None somebody who only watches.

    ``seats`` is how many there are; ``players`` are those that play this hole, number ``hole``
    from 1 (``extra``: it breaks a tie), and ``acting`` those that it waits for. ``boards`` are by
    seat, empty for who doesn't play. ``looked`` are the own cards that this seat looked at in
    secret and that still lie there: for computer players, who remember; a person isn't told again.

    ``hand`` is the card that ``turn`` has taken, where this seat knows it, and ``hand_pile``
    where it came from (None: no card is taken); ``owes``: ``turn`` has discarded and turns up a
    card. ``actions`` are what this seat can do now.

    ``stock`` is a count; ``discards`` are the cards of that pile, which all were seen, the top one
    last. ``finisher`` ended the hole, ``knocked`` by knocking; ``last_turns`` have a turn left.
    ``scores`` are those of the holes that ended, ``ranking`` the places as they stand.
    """

    rules: TableRules
    progress: Progress
    seat: int | None
    seats: int
    hole: int
    extra: bool
    phase: TablePhase
    players: tuple[int, ...]
    dealer: int
    first: int
    acting: tuple[int, ...]
    turn: int | None
    hand: Card | None
    hand_pile: Pile | None
    owes: bool
    actions: tuple[Action, ...]
    boards: tuple[BoardView, ...]
    looked: tuple[tuple[int, Card], ...]
    stock: int
    discards: tuple[Card, ...]
    finisher: int | None
    knocked: bool
    last_turns: tuple[int, ...]
    scores: tuple[HoleScores, ...]
    totals: tuple[int, ...]
    ranking: tuple[Standing, ...]

    @property
    def top(self) -> Card | None:
        """The top card of the discard pile, if there is one."""
        return self.discards[-1] if self.discards else None

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that have reached the points limit."""
        return tuple(sorted(place.seat for place in self.ranking if place.out is not None))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the match is over."""
        if self.phase is not TablePhase.MATCH_OVER:
            return ()
        return tuple(place.seat for place in self.ranking if place.place == 1)


TableSeen = SeenBy[TableView]


def view_table(state: Table, progress: Progress, seat: int | None) -> TableView:
    """Return what ``seat`` may know of a table, or who only watches (None)."""
    hand = state.hand
    if hand is not None and hand.pile is Pile.STOCK and state.turn != seat:
        card = None
    else:
        card = hand.card if hand else None
    return TableView(
        rules=state.rules,
        progress=progress,
        seat=seat,
        seats=state.seats,
        hole=state.hole,
        extra=state.extra,
        phase=state.phase,
        players=state.players,
        dealer=state.dealer,
        first=state.first,
        acting=state.acting,
        turn=state.turn,
        hand=card,
        hand_pile=hand.pile if hand else None,
        owes=state.owes,
        actions=() if seat is None else legal(state, seat),
        boards=tuple(_board_view(state, owner, seat) for owner in range(state.seats)),
        looked=() if seat is None else _remembered(state.boards[seat], state.looked[seat]),
        stock=len(state.stock),
        discards=state.discards,
        finisher=state.finisher,
        knocked=state.knocked,
        last_turns=state.last_turns,
        scores=state.scores,
        totals=totals(state.scores, state.seats),
        ranking=ranking(state.rules, state.scores, state.seats),
    )


def see_table(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """Return events as ``seat`` may know them, or who only watches (None)."""
    return tuple(_seen(event, seat) for event in events)


def unseen(view: TableView) -> tuple[Card, ...]:
    """Return the cards whose places a view doesn't tell, in new-deck order.

    They are in the stock, face down on the boards, or in another player's hand.
    """
    seen = Counter(view.discards)
    seen.update(card for board in view.boards for card in board.cards if card is not None)
    seen.update(card for _, card in view.looked)
    if view.hand is not None:
        seen[view.hand] += 1
    left = []
    for card in view.rules.pack_for(view.seats):
        if seen[card]:
            seen[card] -= 1
        else:
            left.append(card)
    return tuple(left)


def _board_view(state: Table, owner: int, seat: int | None) -> BoardView:
    board = state.boards[owner]
    hidden = state.phase is TablePhase.STARTING and state.rules.start_hidden and owner != seat
    cards = (None,) * len(board.cards) if hidden else board.shown
    return BoardView(
        cards=cards,
        visible=score(state.rules, cards),
        down=cards.count(None),
        start_left=state.start_left(owner),
    )


def _remembered(board: Board, looked: frozenset[int]) -> tuple[tuple[int, Card], ...]:
    return tuple((position, board.cards[position - 1]) for position in sorted(looked - board.up))


def _seen(event: Event, seat: int | None) -> Event:
    match event:
        case Taken() if event.pile is Pile.STOCK and event.seat != seat:
            return replace(event, card=None)
        case Chosen() | Looked() if event.seat != seat:
            return replace(event, position=None, card=None)
    return event
