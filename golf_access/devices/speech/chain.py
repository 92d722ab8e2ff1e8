"""Adapters that are tried one after the other, until one works."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from golf_access.devices.speech.base import AdapterError, Entry, Fault, Problem, Reason
from golf_access.devices.speech.lane import LIMIT_SECONDS, Do, Lane

LostLane = Callable[[Lane, Problem], None]

ABSENT = frozenset(
    {
        Reason.PLATFORM,
        Reason.MODULE_MISSING,
        Reason.LIBRARY_MISSING,
        Reason.PROGRAM_MISSING,
        Reason.NOT_RUNNING,
        Reason.NO_DISPLAY,
    }
)
"""Why an adapter is passed over without a word before anything was said: it just isn't there."""

RETRY_SECONDS = 5.0
"""How often all adapters are tried anew while none works."""


class Chain:
    """Keeps the adapter that works, and goes to the next when it fails. For one thread."""

    def __init__(
        self,
        entries: Sequence[Entry],
        tell: Callable[[Fault], None],
        lost: LostLane,
        *,
        wanted: str | None = None,
        limit: float = LIMIT_SECONDS,
    ) -> None:
        """``tell`` is called once for each adapter and reason.

        Not for adapters that just aren't there, unless it is the one that the player ``wanted``,
        or none is left. ``lost`` is called in any thread.
        """
        self._entries = tuple(entries)
        self._tell = tell
        self._lost = lost
        self._wanted = wanted
        self._limit = limit
        self._next = 0
        self._not_again_before = 0.0
        self._told: set[tuple[str, Reason]] = set()
        self._untold: list[tuple[str, Problem]] = []
        self._passed: list[tuple[str, Problem]] = []
        self.lane: Lane | None = None
        """The adapter that works."""

    def use(self, do: Do) -> bool:
        """Have something done by the first adapter that can. Returns whether one did it.

        An adapter that raises hasn't done it.
        """
        while (lane := self._working()) is not None:
            try:
                lane.call(do)
            except AdapterError as error:
                self.fail(lane, error.problem)
            else:
                self._tell_all()
                return True
        self._tell_all()
        return False

    def fail(self, lane: Lane, problem: Problem) -> None:
        """Leave an adapter for good. What was left before isn't left again."""
        if lane is self.lane:
            lane.leave()
            self.lane = None
            self._untold.append((lane.name, problem))

    def replace(self) -> None:
        """Find a successor for what failed, and tell the failure."""
        self._working()
        self._tell_all()

    def begin_again(self) -> None:
        """Try all once more, if none is left: somebody may have started one meanwhile."""
        now = time.monotonic()
        if self.lane is None and now >= self._not_again_before:
            self._not_again_before = now + RETRY_SECONDS
            self._next = 0

    def close(self, limit: float) -> None:
        """Close the adapter that works, which may speak to its end for ``limit`` seconds."""
        if self.lane is not None:
            self.lane.close(limit)
            self.lane = None

    def _working(self) -> Lane | None:
        while self.lane is None and self._next < len(self._entries):
            entry = self._entries[self._next]
            self._next += 1
            self.lane = self._open(entry)
        if self.lane is None and self._passed and not self._untold and not self._told:
            self._untold.append(self._passed[0])
        return self.lane

    def _open(self, entry: Entry) -> Lane | None:
        lane = Lane(entry, lambda problem: self._lost(lane, problem), self._limit)
        problem = lane.start()
        if problem is None:
            return lane
        lane.leave()
        is_told = problem.reason not in ABSENT or entry.name == self._wanted
        (self._untold if is_told else self._passed).append((entry.name, problem))
        return None

    def _tell_all(self) -> None:
        successor = self.lane.name if self.lane else None
        untold, self._untold = self._untold, []
        for name, problem in untold:
            if (name, problem.reason) not in self._told:
                self._told.add((name, problem.reason))
                self._tell(Fault(name, problem, successor))
