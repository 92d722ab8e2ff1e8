"""What an action leads to: applied with its events, or rejected with its reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Generic, TypeVar

from golf_access.engine.cards import Card, Rank

StateT_co = TypeVar("StateT_co", covariant=True)


class Reason(StrEnum):
    """Why an action is refused, with the facts that each one carries."""

    NOT_ADJACENT = "not-adjacent"
    """``card``, ``top``, ``fits`` (ranks that would go)."""
    NOTHING_FITS = "nothing-fits"
    """``card``, ``top``: no rank at all goes on this waste card."""
    COVERED = "covered"
    """``card``, ``column``, ``covered_by``, ``row``."""
    EMPTY_COLUMN = "empty-column"
    """``column``."""
    NO_SUCH_COLUMN = "no-such-column"
    """``column``, ``columns``."""
    NO_SUCH_CARD = "no-such-card"
    """``column``, ``row``."""
    STOCK_EMPTY = "stock-empty"
    """``cards`` (free ones that can be removed)."""
    MOVE_EXISTS = "move-exists"
    """``cards`` (free ones that can be removed), ``top``."""
    GAME_OVER = "game-over"
    """``phase``."""
    NOT_A_MATCH = "not-a-match"
    HOLE_NOT_OVER = "hole-not-over"
    """``hole``, ``left``."""
    LAST_HOLE = "last-hole"
    """``hole``."""

    # At a table:
    NOT_YOUR_TURN = "not-your-turn"
    """``seat``: whose turn it is."""
    NOT_PLAYING = "not-playing"
    """This seat is out, or not among the tied of an extra hole."""
    CHOOSE_FIRST = "choose-first"
    """``left``: how many cards are to be turned up before the first turn."""
    LOOK_FIRST = "look-first"
    """``left``: how many cards are to be looked at, not turned up, before the first turn."""
    LOOKED_ALREADY = "looked-already"
    """``position``, ``left``."""
    OTHERS_CHOOSING = "others-choosing"
    """``waiting``: how many players still choose their cards."""
    NO_PEEK = "no-peek"
    """These rules let nobody look at a card."""
    PEEK_OVER = "peek-over"
    """Cards are looked at before the first turn only."""
    TAKE_FIRST = "take-first"
    CARD_IN_HAND = "card-in-hand"
    """``card``: it is to be placed, or discarded, first."""
    MUST_BE_PLACED = "must-be-placed"
    """``card``: it came from the discard pile, so it can't be discarded."""
    DISCARD_FIRST = "discard-first"
    """``card``: it is in hand, and only after it is discarded a card is turned up."""
    TURN_UP_FIRST = "turn-up-first"
    """``down``: how many cards there are to choose from."""
    NOTHING_TO_TURN_UP = "nothing-to-turn-up"
    FACE_UP = "face-up"
    """``position``, ``card``."""
    NO_SUCH_POSITION = "no-such-position"
    """``position``, ``cards``: how many cards a board has."""
    NO_DISCARD = "no-discard"
    """The discard pile is empty."""
    NO_KNOCK = "no-knock"
    """These rules know no knocking."""
    TOO_LATE_TO_KNOCK = "too-late-to-knock"
    """``seat``: who has ended the hole."""
    HOLE_OVER = "hole-over"
    """``hole``."""
    HOLE_GOES_ON = "hole-goes-on"
    """``hole``."""
    MATCH_OVER = "match-over"

    # Answered by the log and the host, in every game:
    NOTHING_TO_UNDO = "nothing-to-undo"
    UNDO_LIMIT = "undo-limit"
    """``limit``: as many actions as are remembered were undone."""
    NOTHING_TO_REDO = "nothing-to-redo"
    OTHER_ACTED = "other-acted"
    """``seat``: who has acted since."""
    CARD_SEEN = "card-seen"
    """The last action let somebody see a card, so it can't be taken back."""
    WATCHING = "watching"
    """Who only watches can't act."""


Fact = Card | tuple[Card, ...] | frozenset[Rank] | int | str | None


class Action:
    """Something that a seat wants done. Each game has its own."""

    __slots__ = ()


class Event:
    """Something that happened. Each game has its own."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Applied(Generic[StateT_co]):
    """The state after an action, and what happened on the way."""

    state: StateT_co
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Rejection:
    """An action that was refused. Nothing has changed."""

    reason: Reason
    action: Action
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Undo(Action):
    """Take back the last action. Answered by the log, in every game."""


@dataclass(frozen=True, slots=True)
class Redo(Action):
    """Do again what was taken back last. Answered by the log, in every game."""


class HelpKind(StrEnum):
    """Where help came from."""

    FAIR = "fair"
    """From what the player could see."""
    ORACLE = "oracle"
    """From what the player couldn't know, as the order of the stock."""


@dataclass(frozen=True, slots=True)
class HintUsed(Action):
    """Note that the player was helped. Answered by the log: it changes nothing but its count."""

    kind: HelpKind


@dataclass(frozen=True, slots=True)
class Shown(Action):
    """Note that the action that follows was shown, not found. Answered by the log, as a hint."""

    kind: HelpKind


@dataclass(frozen=True, slots=True)
class Redone(Event):
    """The events that follow happened again."""


class Phase(StrEnum):
    """Where a deal stands."""

    PLAYING = "playing"
    WON = "won"
    BLOCKED = "blocked"
    CONCEDED = "conceded"


@dataclass(frozen=True, slots=True)
class HoleResult:
    """How a finished hole of a match ended. ``points`` is what it adds to the total."""

    points: int
    left: int
    stock: int
    phase: Phase


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """Move a column's card to the waste. ``depth`` 0 is the free card, 1 the one under it.

    Columns count from 1.
    """

    column: int
    depth: int = 0


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Turn the top stock card onto the waste."""


@dataclass(frozen=True, slots=True)
class Concede(Action):
    """Give up the running hole of a match; the cards left count."""


@dataclass(frozen=True, slots=True)
class NextHole(Action):
    """Deal the next hole of a match."""


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A card went from a column to the waste; ``uncovered`` is free now."""

    card: Card
    column: int
    uncovered: Card | None
    under: int
    """Cards that stay in the column."""
    left: int
    score: int


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A card was drawn onto the waste."""

    card: Card
    stock: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The deal has ended. ``penalty`` is what a block took from the score."""

    phase: Phase
    left: int
    stock: int
    score: int
    penalty: int


@dataclass(frozen=True, slots=True)
class HoleScored(Event):
    """A hole of a match has ended. ``to_par`` compares the total with par for the holes played."""

    hole: int
    holes: int
    points: int
    total: int
    to_par: int


@dataclass(frozen=True, slots=True)
class HoleDealt(Event):
    """The next hole of a match lies on the table."""

    hole: int
    holes: int


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """An action was undone. The facts are those after it.

    ``card``: what went back, to ``column`` or, where that is None, to the stock. ``reopened``: a
    deal that had ended goes on, as when a block's penalty is lifted.
    """

    action: Action
    card: Card | None
    column: int | None
    top: Card | None
    stock: int
    hole: int
    score: int
    reopened: bool
