"""Walking through a game that was played, entry by entry, and playing on from any point of it."""

from __future__ import annotations

from typing import Any, Generic

from golf_access.engine.outcomes import Event
from golf_access.engine.solitaire import Solitaire
from golf_access.engine.views import SeenBy, SolitaireView
from golf_access.play.game import StateT, ViewT
from golf_access.play.log import Entry, GameFold, GameLog, Header, HeaderT, begin, step


class Replay(Generic[HeaderT, StateT, ViewT]):
    """A game as it stood after each of its entries. ``position`` is how many were made."""

    def __init__(self, log: GameLog[HeaderT, StateT]) -> None:
        self._log = log
        self._events: list[tuple[Event, ...]] = [log.header.opening()]
        self._folds: list[GameFold[StateT]] = [begin(log.header)]
        for entry in log.entries:
            outcome: Any = step(self._folds[-1], entry.action, entry.seat)
            self._folds.append(outcome.state)
            self._events.append(outcome.events)
        self.position = 0

    @property
    def length(self) -> int:
        """How many entries the game has."""
        return len(self._log.entries)

    @property
    def entry(self) -> Entry | None:
        """The entry that led here, None at the beginning."""
        return self._log.entries[self.position - 1] if self.position else None

    def go(self, position: int) -> bool:
        """Go to a position, or to the end that is nearer. Whether that is another one than now."""
        before, self.position = self.position, min(max(position, 0), self.length)
        return self.position != before

    def seen(self, seat: int | None) -> SeenBy[ViewT]:
        """Return how things stood, and what had just happened, as a seat may know it.

        None only watches. At the beginning that is what opened the game.
        """
        header: Any = self._log.header
        fold = self._folds[self.position]
        view = header.view(fold.state, fold.progress(header.code, seat), seat)
        return SeenBy(view, header.see(self._events[self.position], seat))

    def play_on(self) -> GameLog[HeaderT, StateT]:
        """Return a new log with all that was done up to here."""
        return GameLog(self._log.header, self._log.entries[: self.position])


SolitaireReplay = Replay[Header, Solitaire, SolitaireView]
