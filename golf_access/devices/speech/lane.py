"""An adapter's own thread, in which each of its calls has a time limit."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from queue import SimpleQueue

from golf_access.devices.speech.base import Adapter, AdapterError, Entry, Lost, Problem, Reason

LIMIT_SECONDS = 1.9
"""How long any call may take. A failure is to be noticed within two seconds."""

Do = Callable[[Adapter], object]


@dataclass(slots=True)
class _Call:
    do: Do
    done: threading.Event = field(default_factory=threading.Event)
    error: AdapterError | None = None


class Lane:
    """Makes an adapter and runs its calls, all in one thread of its own.

    What doesn't return in time is given up: its thread, which nothing can end, is left behind,
    and silences and closes the adapter if it comes back after all.
    """

    def __init__(self, entry: Entry, lost: Lost, limit: float = LIMIT_SECONDS) -> None:
        self.name = entry.name
        self.limit = limit
        self.adapter: Adapter | None = None
        """What was made; it can be used once ``start`` has returned None."""
        self._make: Callable[[], Adapter] = lambda: entry.make(lost)
        self._calls: SimpleQueue[_Call | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._given_up = False
        threading.Thread(target=self._work, name=entry.name, daemon=True).start()

    def start(self) -> Problem | None:
        """Make the adapter and get it ready. Returns why it can't be used."""
        found: list[Problem | None] = []
        try:
            self.call(lambda adapter: found.append(adapter.available()))
        except AdapterError as error:
            return error.problem
        return found[0]

    def call(self, do: Do, limit: float | None = None) -> None:
        """Have something done with the adapter. Raises ``AdapterError``, also for no answer."""
        seconds = self.limit if limit is None else limit
        call = _Call(do)
        self._calls.put(call)
        if not call.done.wait(seconds):
            with self._lock:
                self._given_up = not call.done.is_set()
            if self._given_up:
                self._close_from_outside()
                raise AdapterError(Reason.HUNG, seconds=round(seconds))
        if call.error is not None:
            raise call.error

    def close(self, limit: float | None = None) -> None:
        """Close the adapter. Nothing may be called afterwards."""
        if self._given_up:
            return
        with suppress(AdapterError):
            self.call(lambda adapter: adapter.close(), limit)
        self._calls.put(None)

    def leave(self) -> None:
        """Have the adapter closed, without waiting for it. Nothing may be called afterwards."""
        self._calls.put(_Call(lambda adapter: adapter.close()))
        self._calls.put(None)

    def _work(self) -> None:
        while (call := self._calls.get()) is not None:
            try:
                if self.adapter is None:
                    self.adapter = self._make()
                call.do(self.adapter)
            except AdapterError as error:
                call.error = error
            except Exception as error:
                call.error = AdapterError(Reason.BROKEN, error=type(error).__name__)
            with self._lock:
                call.done.set()
            if self._given_up:
                self._clear_away()
                return

    def _clear_away(self) -> None:
        """End what came back too late: its text is being said by another adapter."""
        if self.adapter is not None:
            with suppress(Exception):
                self.adapter.cancel()
            with suppress(Exception):
                self.adapter.close()

    def _close_from_outside(self) -> None:
        """Close a child or a connection that a call hangs on. That may hang, too."""
        adapter = self.adapter
        if adapter is None:
            return

        def close() -> None:
            with suppress(Exception):
                adapter.close()

        threading.Thread(target=close, daemon=True).start()


@dataclass(frozen=True, slots=True)
class Answer:
    """What an adapter answered when it was asked whether it can be used.

    ``seconds``: how long that took.
    """

    adapter: str
    speaks: bool
    brailles: bool
    problem: Problem | None
    seconds: float = 0.0


def probe(entry: Entry, platform: str, limit: float = LIMIT_SECONDS) -> Answer:
    """Try an adapter and close it again. ``platform`` is ``sys.platform``."""
    problem: Problem | None
    if platform not in entry.platforms:
        problem = Problem(Reason.PLATFORM, {"platforms": " ".join(entry.platforms)})
        return Answer(entry.name, entry.speaks, entry.brailles, problem)
    begin = time.monotonic()
    lane = Lane(entry, lambda _: None, limit)
    problem = lane.start()
    seconds = time.monotonic() - begin
    lane.close()
    return Answer(entry.name, entry.speaks, entry.brailles, problem, seconds)
