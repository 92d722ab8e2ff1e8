"""What can be done at a table of Golf, and what happens there.

Seats count from 0, clockwise; positions on a board from 1, row by row.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from golf_access.engine.cards import Card
from golf_access.engine.outcomes import Action, Event
from golf_access.engine.scoring import Cancelled, Scored
from golf_access.engine.standings import Standing


class TablePhase(StrEnum):
    """Where a hole stands."""

    STARTING = "starting"
    """The players choose the cards that they turn up, or look at."""
    PLAYING = "playing"
    HOLE_OVER = "hole-over"
    MATCH_OVER = "match-over"


class Pile(StrEnum):
    """Where a card is taken from."""

    STOCK = "stock"
    DISCARDS = "discards"


# Actions


@dataclass(frozen=True, slots=True)
class TurnUp(Action):
    """Turn up one of the own cards: at the start of a hole, or after a discard."""

    position: int


@dataclass(frozen=True, slots=True)
class Look(Action):
    """Look at one of the own cards at the start of a hole, in secret."""

    position: int


@dataclass(frozen=True, slots=True)
class TakeStock(Action):
    """Take the top card of the stock, unseen by the others."""


@dataclass(frozen=True, slots=True)
class TakeDiscard(Action):
    """Take the top card of the discard pile."""


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put the card in hand in the place of an own card, which is discarded."""

    position: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard the card in hand, which came from the stock."""


@dataclass(frozen=True, slots=True)
class Knock(Action):
    """End the hole instead of taking a turn."""


# Events at the beginning of a match and of a hole


@dataclass(frozen=True, slots=True)
class DealerCut(Event):
    """The first dealer was drawn: the lowest card deals.

    ``rounds``: the seats that cut, each with its card; after a tie for lowest the tied cut again.
    """

    rounds: tuple[tuple[tuple[int, Card], ...], ...]
    dealer: int


@dataclass(frozen=True, slots=True)
class HoleBegun(Event):
    """A hole was dealt. ``extra``: among the tied, to break a tie.

    ``players`` are the seats that play it; ``cutter`` cut the cards, ``first`` has the first turn.
    ``top``: the card that begins the discard pile, None where none does. ``start_cards``: how many
    cards each player turns up now, or with ``peek`` looks at.
    """

    hole: int
    holes: int | None
    extra: bool
    players: tuple[int, ...]
    dealer: int
    cutter: int
    first: int
    cards: int
    stock: int
    top: Card | None
    start_cards: int
    peek: bool


@dataclass(frozen=True, slots=True)
class Chosen(Event):
    """A player chose a card to turn up at the start; ``left``: how many they still choose.

    ``position`` and ``card`` are None to the others, who see them when all have chosen.
    """

    seat: int
    position: int | None
    card: Card | None
    left: int


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """A player looked at an own card at the start; ``left``: how many they still look at.

    ``position`` and ``card`` are None to the others.
    """

    seat: int
    position: int | None
    card: Card | None
    left: int


@dataclass(frozen=True, slots=True)
class StartShown(Event):
    """All have chosen. ``boards``: each player's seat, then the positions and cards turned up."""

    boards: tuple[tuple[int, tuple[tuple[int, Card], ...]], ...]


# Events of a turn


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    """It is a player's turn, ``last``: the last one of this hole."""

    seat: int
    last: bool


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A player took a card, which is None to who doesn't see it. The counts are those after."""

    seat: int
    pile: Pile
    card: Card | None
    stock: int
    discards: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A player put the card in hand, from ``pile``, at ``position``; ``replaced`` was discarded.

    ``was_up``: the replaced card had lain face up. ``made``: the lines that cancel since then,
    ``lost``: those that no longer do. ``showing``: what the visible cards are worth now.
    """

    seat: int
    position: int
    card: Card
    pile: Pile
    replaced: Card
    was_up: bool
    made: tuple[Cancelled, ...]
    lost: tuple[Cancelled, ...]
    showing: int
    down: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A player discarded the card in hand; ``owes``: they turn up a card now."""

    seat: int
    card: Card
    owes: bool


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A player turned up a card, after a discard or, where the choice is open, at the start.

    ``made``: the lines that cancel since then. ``showing``: what the visible cards are worth now;
    ``down``: how many are still face down.
    """

    seat: int
    position: int
    card: Card
    made: tuple[Cancelled, ...]
    showing: int
    down: int


@dataclass(frozen=True, slots=True)
class BoardCompleted(Event):
    """A player's cards are all face up: ``last_turns`` are the seats that have one turn more."""

    seat: int
    last_turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """A player knocked: ``last_turns`` are the seats that have one turn more."""

    seat: int
    last_turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The stock was empty: the discards, but the ``top`` one, are the new stock."""

    stock: int
    top: Card


@dataclass(frozen=True, slots=True)
class StockRanOut(Event):
    """The stock is empty and can't be filled: the hole ends at once."""


# Events at the end of a hole and of a match


@dataclass(frozen=True, slots=True)
class HoleEnded(Event):
    """A hole has ended. ``finisher`` ended it, None where the stock ran out before anybody did.

    ``lowest``: the seats with the lowest score, penalty apart.
    """

    hole: int
    extra: bool
    finisher: int | None
    knocked: bool
    lowest: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoardScored(Event):
    """What a player scored in the hole that has ended, and how it came about.

    ``revealed``: the positions that were turned up only now. ``points`` is the score of the board
    with the ``penalty``; ``total`` counts the match so far, extra holes apart.
    """

    seat: int
    cards: tuple[Card, ...]
    revealed: tuple[int, ...]
    scored: Scored
    penalty: int
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A player has reached the points limit and is out."""

    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """The first place is tied: an extra hole among these seats decides."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchOver(Event):
    """The match has ended. ``ranking`` is in the order of places; the winners have place 1."""

    winners: tuple[int, ...]
    ranking: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class TableTakenBack(Event):
    """A player took an action back. The facts are those after it.

    ``card`` is what went back, and ``position`` the place on the board where it had been put:
    a card taken goes back to the discard pile, a card placed or discarded back to the hand.
    """

    seat: int
    action: Action
    card: Card | None
    position: int | None
    top: Card | None
