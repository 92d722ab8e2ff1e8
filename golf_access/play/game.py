"""What the log and the host must know of a game: all of it is asked of the game's header."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from golf_access.engine.outcomes import Action, Applied, Event, Rejection
from golf_access.engine.views import Progress

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


class GameHeader(ABC, Generic[StateT, ViewT]):
    """What a game began with, and so which game it is. Every game has its own.

    ``game`` and ``actions`` are the names in written logs. ``shared``: a seat may take back and
    redo what another one did.
    """

    __slots__ = ()

    game: ClassVar[str]
    actions: ClassVar[Mapping[str, type[Action]]]
    shared: ClassVar[bool]

    @property
    @abstractmethod
    def code(self) -> str | None:
        """The game's code, None where it has none."""

    @property
    @abstractmethod
    def undo_limit(self) -> int:
        """How many actions can be undone."""

    @abstractmethod
    def start(self) -> StateT:
        """Return the state in which the game begins."""

    @abstractmethod
    def apply(self, state: StateT, seat: int, action: Action) -> Applied[StateT] | Rejection:
        """Return the state after an action with what happened, or why it is refused."""

    @abstractmethod
    def taken_back(self, undone: StateT, restored: StateT, seat: int, action: Action) -> Event:
        """Return the event that tells what undoing an action of ``seat`` brought back."""

    @abstractmethod
    def counts(self, action: Action) -> bool:
        """Whether an action counts as a move."""

    @abstractmethod
    def view(self, state: StateT, progress: Progress, seat: int | None) -> ViewT:
        """Return what a seat, or who only watches (None), may know of a state."""

    @abstractmethod
    def plain(self) -> dict[str, object]:
        """Return the header as data for a written log."""

    @classmethod
    @abstractmethod
    def from_plain(cls, data: Mapping[str, Any]) -> GameHeader[StateT, ViewT]:
        """Return the header that ``plain`` wrote. What it doesn't name is as it was before."""

    def shows_new(self, before: StateT, seat: int, action: Action, after: StateT) -> bool:
        """Whether an action let somebody see what it is too late to hide again."""
        return False

    def see(self, events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
        """Return events as a seat, or who only watches (None), may know them."""
        return events

    def opening(self) -> tuple[Event, ...]:
        """Return the events that led to the state in which the game begins."""
        return ()
