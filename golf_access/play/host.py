"""One game and its seats.

``GameHost`` and ``GameChair`` serve every game; ``Host`` and ``Chair`` are those of solitaire.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic

from golf_access.engine.outcomes import Action, Event, Reason, Rejection
from golf_access.engine.solitaire import Solitaire
from golf_access.engine.views import SeenBy, SolitaireView
from golf_access.play.game import GameHeader, StateT, ViewT
from golf_access.play.log import Entry, GameLog, Header, HeaderT


class GameHost(Generic[HeaderT, StateT, ViewT]):
    """Runs one game: takes actions from its seats and tells each what it may know.

    ``entries``: where the game stands already. ``keep``, which may be set later too, is handed the
    log each time that an entry was added, before anybody is told; it must not raise.
    """

    def __init__(
        self,
        header: HeaderT,
        entries: Iterable[Entry] = (),
        keep: Callable[[GameLog[Any, Any]], None] | None = None,
    ) -> None:
        self.log: GameLog[HeaderT, StateT] = GameLog(header, list(entries))
        self.keep = keep
        self._code = header.code
        self._chairs: list[GameChair[ViewT]] = []

    def join(self, seat: int | None, deliver: Callable[[SeenBy[ViewT]], None]) -> GameChair[ViewT]:
        """Take a place at ``seat``, or with None only watch.

        ``deliver`` is handed what others do, as this seat sees it.
        """
        chair = GameChair(self, seat, deliver)
        self._chairs.append(chair)
        return chair

    def leave(self, chair: GameChair[ViewT]) -> None:
        """Give up a place: nothing more is delivered to it."""
        self._chairs.remove(chair)

    def view(self, seat: int | None) -> ViewT:
        """Return what ``seat``, or who only watches (None), may know of how things stand."""
        header: GameHeader[StateT, ViewT] = self.log.header
        fold = self.log.fold
        return header.view(fold.state, fold.progress(self._code, seat), seat)

    def submit(self, chair: GameChair[ViewT], action: Action) -> SeenBy[ViewT]:
        """Carry out an action. Returns what the one who asked sees; a refusal only they see."""
        seat = chair.seat
        if seat is None:
            return SeenBy(self.view(None), rejection=Rejection(Reason.WATCHING, action))
        outcome = self.log.add(seat, action)
        if isinstance(outcome, Rejection):
            return SeenBy(self.view(seat), rejection=outcome)
        if self.keep is not None:
            self.keep(self.log)
        for other in tuple(self._chairs):
            if other is not chair:
                other.deliver(self._seen(outcome.events, other.seat))
        return self._seen(outcome.events, seat)

    def _seen(self, events: tuple[Event, ...], seat: int | None) -> SeenBy[ViewT]:
        return SeenBy(self.view(seat), self.log.header.see(events, seat))


@dataclass(eq=False, slots=True)
class GameChair(Generic[ViewT]):
    """Somebody's place at a game: what they may know, and the way to act. ``seat`` None watches."""

    host: GameHost[Any, Any, ViewT]
    seat: int | None
    deliver: Callable[[SeenBy[ViewT]], None]

    @property
    def view(self) -> ViewT:
        """How things stand, as this seat may know it."""
        return self.host.view(self.seat)

    def submit(self, action: Action) -> SeenBy[ViewT]:
        """Ask for an action; see ``GameHost.submit``."""
        return self.host.submit(self, action)

    def leave(self) -> None:
        """Give up the place."""
        self.host.leave(self)


Host = GameHost[Header, Solitaire, SolitaireView]
Chair = GameChair[SolitaireView]
