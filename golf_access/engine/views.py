"""What one seat may know. Nothing else of a state reaches an announcement or a computer player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from golf_access.engine.cards import Card
from golf_access.engine.outcomes import Draw, Event, HoleResult, Phase, Rejection, Remove
from golf_access.engine.rules import SolitaireRules
from golf_access.engine.solitaire import Solitaire, standing, why_not


@dataclass(frozen=True, slots=True)
class Progress:
    """What the log knows beside the state: how the game came to be where it is.

    ``code`` is None for a deal without a number. ``moves`` never falls, nor do the counts of
    help: ``hints_fair`` and ``hints_oracle`` by where it came from, ``shown`` the actions that
    were shown.
    """

    code: str | None
    moves: int
    undos: int
    can_undo: bool
    can_redo: bool
    hints_fair: int = 0
    hints_oracle: int = 0
    shown: int = 0


@dataclass(frozen=True, slots=True)
class SolitaireView:
    """A game of solitaire as its player sees it: all but the order of the stock.

    ``columns`` have their free card last, ``waste`` its top card last. ``playable`` are the
    columns (from 1) whose free card can be removed now. ``total`` and ``to_par`` count a match's
    finished holes.
    """

    rules: SolitaireRules
    progress: Progress
    hole: int
    results: tuple[HoleResult, ...]
    columns: tuple[tuple[Card, ...], ...]
    waste: tuple[Card, ...]
    stock: int
    left: int
    removed: int
    score: int
    phase: Phase
    is_over: bool
    playable: tuple[int, ...]
    can_draw: bool
    total: int
    to_par: int

    @property
    def top(self) -> Card | None:
        """The waste card, if there is one."""
        return self.waste[-1] if self.waste else None


ViewT_co = TypeVar("ViewT_co", covariant=True)


@dataclass(frozen=True, slots=True)
class SeenBy(Generic[ViewT_co]):
    """What a seat learns of one action, its own or another's, and how things stand after it."""

    view: ViewT_co
    events: tuple[Event, ...] = ()
    rejection: Rejection | None = None


Seen = SeenBy[SolitaireView]


def view_of(state: Solitaire, progress: Progress) -> SolitaireView:
    """Return what a seat may know of a game of solitaire; all its seats may know the same."""
    total, to_par = standing(state)
    return SolitaireView(
        rules=state.rules,
        progress=progress,
        hole=state.hole + 1,
        results=state.results,
        columns=state.columns,
        waste=state.waste,
        stock=len(state.stock),
        left=state.left,
        removed=state.removed,
        score=state.score,
        phase=state.phase,
        is_over=state.is_over,
        playable=tuple(
            column
            for column in range(1, len(state.columns) + 1)
            if why_not(state, Remove(column)) is None
        ),
        can_draw=why_not(state, Draw()) is None,
        total=total,
        to_par=to_par,
    )
