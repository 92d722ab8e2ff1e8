"""An adapter that does what a test tells it, and tells the test what it was asked."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from queue import SimpleQueue

from golf_access.devices.speech.base import (
    AdapterError,
    Ended,
    Entry,
    Lost,
    Problem,
    Reason,
    Speech,
)

SECONDS = 10
"""How long an event is awaited that must come."""

Asked = tuple[str, str]
"""What an adapter was asked to do, and with which text."""


@dataclass
class Actor:
    """An adapter for tests. A call that has a fault raises it; one that hangs waits for us."""

    name: str = "first"
    tells_end: bool = True
    brailles: bool = False
    problem: Problem | None = None
    faults: dict[str, AdapterError] = field(default_factory=dict)
    hangs: set[str] = field(default_factory=set)
    asked: SimpleQueue[Asked] = field(default_factory=SimpleQueue)
    heard: list[Speech] = field(default_factory=list)
    let_go: threading.Event = field(default_factory=threading.Event)
    closed: threading.Event = field(default_factory=threading.Event)
    made: int = 0
    _ended: Ended | None = None
    _lost: Lost | None = None

    def entry(self, *platforms: str) -> Entry:
        return Entry(self.name, platforms or ("linux",), self._make, brailles=self.brailles)

    def next(self) -> Asked:
        """Wait for what it is asked next."""
        return self.asked.get(timeout=SECONDS)

    def finish(self, problem: Problem | None = None) -> None:
        """Tell that the text has ended."""
        assert self._ended is not None
        self._ended(problem)

    def lose(self, problem: Problem) -> None:
        """Tell that it can't go on."""
        assert self._lost is not None
        self._lost(problem)

    def available(self) -> Problem | None:
        self._act("available")
        return self.problem

    def speak(self, speech: Speech, ended: Ended) -> None:
        self._act("speak")
        self.heard.append(speech)
        self._ended = ended
        self.asked.put(("speak", speech.text))

    def cancel(self) -> None:
        self._act("cancel")
        self.asked.put(("cancel", ""))

    def braille(self, text: str) -> None:
        self._act("braille")
        self.asked.put(("braille", text))

    def voices(self, language: str) -> tuple[str, ...]:
        return (f"{self.name} {language}",)

    def close(self) -> None:
        self._act("close")
        self.closed.set()

    def _make(self, lost: Lost) -> Actor:
        self.made += 1
        self._lost = lost
        self._act("make")
        return self

    def _act(self, what: str) -> None:
        if what in self.hangs:
            self.let_go.wait(SECONDS)
        if what in self.faults:
            raise self.faults[what]


def refusing(reason: Reason = Reason.REFUSED) -> AdapterError:
    return AdapterError(reason, code=5)
