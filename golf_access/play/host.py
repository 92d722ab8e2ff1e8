"""One game and its seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from golf_access.engine.outcomes import Action, Rejection
from golf_access.engine.views import Seen, SolitaireView, view_of
from golf_access.play.log import Header, Log

Deliver = Callable[[Seen], None]


class Host:
    """Runs one game: takes actions from its seats and tells each what it may know."""

    def __init__(self, header: Header) -> None:
        self.log = Log(header)
        self._chairs: list[Chair] = []

    def join(self, seat: int, deliver: Deliver) -> Chair:
        """Take a place at ``seat``; ``deliver`` is handed what others do, as this seat sees it."""
        chair = Chair(self, seat, deliver)
        self._chairs.append(chair)
        return chair

    def leave(self, chair: Chair) -> None:
        """Give up a place: nothing more is delivered to it."""
        self._chairs.remove(chair)

    def view(self, seat: int) -> SolitaireView:
        """Return what ``seat`` may know of how things stand."""
        fold = self.log.fold
        return view_of(fold.state, fold.progress(self.log.header.code))

    def submit(self, chair: Chair, action: Action) -> Seen:
        """Carry out an action. Returns what the one who asked sees; a refusal only they see."""
        outcome = self.log.add(chair.seat, action)
        if isinstance(outcome, Rejection):
            return Seen(self.view(chair.seat), rejection=outcome)
        for other in tuple(self._chairs):
            if other is not chair:
                other.deliver(Seen(self.view(other.seat), outcome.events))
        return Seen(self.view(chair.seat), outcome.events)


@dataclass(eq=False, slots=True)
class Chair:
    """Somebody's place at a game: what they may know, and the way to act."""

    host: Host
    seat: int
    deliver: Deliver

    @property
    def view(self) -> SolitaireView:
        """How things stand, as this seat may know it."""
        return self.host.view(self.seat)

    def submit(self, action: Action) -> Seen:
        """Ask for an action; see ``Host.submit``."""
        return self.host.submit(self, action)

    def leave(self) -> None:
        """Give up the place."""
        self.host.leave(self)
