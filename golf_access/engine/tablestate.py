"""The state of a table of Golf.

Seats count from 0, clockwise; positions on a board from 1, row by row.
"""

from __future__ import annotations

from dataclasses import dataclass

from golf_access.engine.cards import Card
from golf_access.engine.standings import HoleScores
from golf_access.engine.tabledeals import Cut
from golf_access.engine.tableoutcomes import Pile, TablePhase
from golf_access.engine.tablerules import TableRules


@dataclass(frozen=True, slots=True)
class Board:
    """The cards before one player, row by row. ``up`` are the positions that lie face up."""

    cards: tuple[Card, ...] = ()
    up: frozenset[int] = frozenset()

    @property
    def shown(self) -> tuple[Card | None, ...]:
        """The cards that lie face up, None for the others."""
        return tuple(card if place in self.up else None for place, card in enumerate(self.cards, 1))

    @property
    def down(self) -> int:
        """How many cards lie face down."""
        return len(self.cards) - len(self.up)

    def turned(self, position: int) -> Board:
        """Return the board with a card turned up."""
        return Board(self.cards, self.up | {position})

    def placed(self, position: int, card: Card) -> Board:
        """Return the board with another card, face up, at a position."""
        cards = (*self.cards[: position - 1], card, *self.cards[position:])
        return Board(cards, self.up | {position})


@dataclass(frozen=True, slots=True)
class Hand:
    """The card that a player has taken, and where from."""

    card: Card
    pile: Pile


@dataclass(frozen=True, slots=True)
class Table:
    """The whole state of a table, what lies face down included.

    ``hole`` counts from 1; ``extra``: it breaks a tie. ``players`` are the seats that play it.
    ``boards`` and ``looked`` (the positions that were looked at in secret) are by seat, empty for
    who doesn't play. ``stock`` is in the order of drawing, ``discards`` have their top card last.
    ``turn`` is whose turn it is while the hole is played; ``hand`` what they have taken; ``owes``:
    they have discarded and turn up a card. ``scores`` are the holes that have ended.
    """

    rules: TableRules
    seats: int
    number: int
    cuts: tuple[Cut, ...]
    scores: tuple[HoleScores, ...]
    hole: int
    extra: bool
    players: tuple[int, ...]
    dealer: int
    boards: tuple[Board, ...]
    looked: tuple[frozenset[int], ...]
    stock: tuple[Card, ...]
    discards: tuple[Card, ...]
    new_stocks: int
    phase: TablePhase
    turn: int | None
    hand: Hand | None = None
    owes: bool = False
    finisher: int | None = None
    knocked: bool = False

    @property
    def top(self) -> Card | None:
        """The top card of the discard pile, if there is one."""
        return self.discards[-1] if self.discards else None

    @property
    def first(self) -> int:
        """Who has the first turn of the hole: the player to the dealer's left."""
        return following(self.players, self.dealer)

    @property
    def last_turns(self) -> tuple[int, ...]:
        """The seats that have a last turn before them, in their order, now or later."""
        if self.phase is not TablePhase.PLAYING or self.finisher is None or self.turn is None:
            return ()
        return self.last_turns_from(self.turn)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that the hole waits for. When it is over anybody may go on to the next."""
        if self.phase is TablePhase.STARTING:
            return tuple(seat for seat in self.players if self.start_left(seat))
        return () if self.turn is None else (self.turn,)

    def start_left(self, seat: int) -> int:
        """How many cards a player still turns up, or looks at, at the start."""
        if self.phase is not TablePhase.STARTING or seat not in self.players:
            return 0
        chosen = self.looked[seat] if self.rules.peek else self.boards[seat].up
        return self.rules.start_cards - len(chosen)

    def last_turns_from(self, seat: int) -> tuple[int, ...]:
        """Return the seats with a last turn from ``seat`` on, round to the finisher.

        The finisher, who comes last, has one only where the rules give it.
        """
        assert self.finisher is not None
        order = clockwise(self.players, following(self.players, self.finisher))
        if not self.rules.finisher_turn:
            order = order[:-1]
        return order[order.index(seat) :] if seat in order else ()


def following(players: tuple[int, ...], seat: int) -> int:
    """Return which of ``players`` comes next, clockwise, after a seat."""
    return next((player for player in players if player > seat), players[0])


def clockwise(players: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Return the players in their order from ``first`` on."""
    place = players.index(first)
    return players[place:] + players[:place]
