"""The one voice: what is said waits, is cut, and goes to the adapter that works; and braille.

All of it happens in a thread of its own. A sink's ``emit`` only leaves what is to be said.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from queue import Empty, SimpleQueue

from golf_access.devices.speech.base import (
    AS_SET,
    Adapter,
    AdapterError,
    Entry,
    Fault,
    Problem,
    Reason,
    Speech,
    VoiceSettings,
)
from golf_access.devices.speech.chain import Chain
from golf_access.devices.speech.lane import LIMIT_SECONDS, Lane
from golf_access.utterance import CELLS, Priority, Utterance

LAST_WORDS_SECONDS = 5.0
"""How long the end of the program waits for what is still to be said."""
CHECK_SECONDS = 0.4
"""How often it is looked whether what speaks is still alive."""
LETTER_SECONDS = 0.07
"""How long a letter takes to be spoken: about 175 words a minute."""
SLOWEST_FACTOR = 4
OVERDUE_SECONDS = 3.0
"""What hasn't ended after its letters at the slowest rate and these seconds never will."""
READER_CELLS = 40
"""The form for a screen reader's own display, whose size it doesn't tell; it pans by itself."""
APART = "  "
"""What stands between two texts on one display."""


@dataclass(frozen=True, slots=True)
class _Batch:
    said: tuple[Utterance, ...]


@dataclass(frozen=True, slots=True)
class _TextEnded:
    number: int
    adapter: Adapter
    problem: Problem | None


@dataclass(frozen=True, slots=True)
class _LaneLost:
    lane: Lane
    problem: Problem


@dataclass(frozen=True, slots=True)
class _Change:
    settings: VoiceSettings


@dataclass(frozen=True, slots=True)
class _Question:
    """Which voices has what speaks, in a language? ``answer`` is handed them."""

    language: str
    answer: Callable[[tuple[str, ...]], None]


@dataclass(frozen=True, slots=True)
class _Closing:
    until: float


_Item = _Batch | _TextEnded | _LaneLost | _Change | _Question | _Closing


@dataclass(slots=True)
class _Turn:
    """The text that is being spoken by an adapter that tells its end."""

    number: int
    said: Utterance
    overdue: float


class VoiceSink:
    """Speaks by the first adapter that works; brailles by it, too, where it can.

    What a key causes cuts what is being said, and drops what waits. What comes without a key
    waits for its turn. Important texts are neither cut nor dropped. A text that an adapter has
    taken over isn't said again by another, unless that adapter knows that nothing was heard.
    """

    def __init__(
        self,
        entries: Sequence[Entry],
        tell: Callable[[Fault], None],
        *,
        settings: VoiceSettings = AS_SET,
        brailles: bool = False,
        wanted: str | None = None,
        limit: float = LIMIT_SECONDS,
    ) -> None:
        """``entries`` are tried in their order, ``limit`` seconds for each call.

        ``tell`` is called in another thread, once for each failure. ``wanted`` is the adapter
        that the player asked for: that one's absence is told, too. ``brailles``: show texts on
        the display of the screen reader that speaks.
        """
        self.cells: tuple[int, ...] = (READER_CELLS,) if brailles else ()
        self._settings = settings
        self._brailles = brailles
        self._tell = tell
        self._left = False
        self._inbox: SimpleQueue[_Item] = SimpleQueue()
        self._chain = Chain(
            entries,
            self._tell_fault,
            lambda lane, problem: self._inbox.put(_LaneLost(lane, problem)),
            wanted=wanted,
            limit=limit,
        )
        self._waiting: deque[Utterance] = deque()
        self._numbers = count()
        self._turn: _Turn | None = None
        self._shown: list[Utterance] = []
        self._unshown = False
        # For adapters that don't tell the end: until when an important text is being spoken.
        self._spoken_by = 0.0
        self._uncut_until = 0.0
        self._close_by: float | None = None
        self._thread = threading.Thread(target=self._work, name="voice", daemon=True)
        self._thread.start()

    def emit(self, utterances: Sequence[Utterance], *, last: bool = False) -> None:
        """Leave what one cause led to. Returns at once, whatever speaks."""
        self._inbox.put(_Batch(tuple(utterances)))

    def change(self, settings: VoiceSettings) -> None:
        """Speak otherwise from the next text on."""
        self._inbox.put(_Change(settings))

    def ask_voices(self, language: str, answer: Callable[[tuple[str, ...]], None]) -> None:
        """Have ``answer`` called, in another thread, with the voices of what speaks."""
        self._inbox.put(_Question(language, answer))

    def close(self) -> None:
        """Speak what is left, for a short while, and end. Returns when that is done."""
        self._inbox.put(_Closing(time.monotonic() + LAST_WORDS_SECONDS))
        self._thread.join(LAST_WORDS_SECONDS + 2 * LIMIT_SECONDS)

    def leave(self) -> None:
        """Be silent at once, and end without being waited for: another speaks now.

        What fails from here on is no news, and isn't told.
        """
        self._left = True
        self._inbox.put(_Closing(0.0))

    def _work(self) -> None:
        while not self._is_done():
            items = list(self._arrived())
            for item in items:
                self._take(item)
            if not items:
                self._look_after_turn()
            if not self._left:
                self._say_waiting()
                self._show()
        self._close_chain()

    def _is_done(self) -> bool:
        if self._close_by is None:
            return False
        silent = not self._waiting and self._turn is None
        return silent or time.monotonic() >= self._close_by

    def _arrived(self) -> Iterator[_Item]:
        """Give all that has come, waiting for the first.

        Keys that follow each other quickly so start no speech for those before. Nothing comes at
        all when it is time to look after what speaks.
        """
        pause = None if self._turn is None else CHECK_SECONDS
        with suppress(Empty):
            yield self._inbox.get(timeout=pause)
            while True:
                yield self._inbox.get_nowait()

    def _take(self, item: _Item) -> None:
        match item:
            case _Batch(said):
                self._take_batch(said)
            case _TextEnded():
                self._end_turn(item)
            case _LaneLost(lane, problem):
                if lane is self._chain.lane:
                    self._leave(lane, problem)
            case _Change(settings):
                self._settings = settings
            case _Question(language, answer):
                answer(self._voices(language))
            case _Closing(until):
                self._close_by = until

    def _voices(self, language: str) -> tuple[str, ...]:
        found: list[tuple[str, ...]] = []
        if self._chain.lane is not None:
            with suppress(AdapterError):
                self._chain.lane.call(lambda adapter: found.append(adapter.voices(language)))
        return found[0] if found else ()

    def _take_batch(self, said: tuple[Utterance, ...]) -> None:
        if any(one.cause is not None for one in said):
            self._cut()
            self._chain.begin_again()
            self._shown.clear()
        self._waiting.extend(said)
        if self._brailles:
            self._shown.extend(said)
            self._unshown = True

    def _cut(self) -> None:
        important = [said for said in self._waiting if said.priority is Priority.IMPORTANT]
        self._waiting = deque(important)
        lane = self._chain.lane
        if lane is None or self._is_uncut(lane):
            return
        self._turn = None
        self._spoken_by = 0.0
        try:
            lane.call(lambda adapter: adapter.cancel())
        except AdapterError as error:
            self._leave(lane, error.problem)

    def _is_uncut(self, lane: Lane) -> bool:
        """Return whether nothing has to be silenced, or what is being said may not be."""
        if _tells_end(lane):
            return self._turn is None or self._turn.said.priority is Priority.IMPORTANT
        return time.monotonic() < self._uncut_until

    def _say_waiting(self) -> None:
        while self._waiting and self._turn is None:
            said = self._waiting[0]
            overdue = time.monotonic() + OVERDUE_SECONDS + SLOWEST_FACTOR * _seconds(said.text)
            turn = _Turn(next(self._numbers), said, overdue)
            if not self._chain.use(partial(self._hand_over, turn)):
                self._waiting.clear()
                return
            self._waiting.popleft()
            if self._chain.lane is not None and _tells_end(self._chain.lane):
                self._turn = turn
            else:
                self._estimate(said)

    def _hand_over(self, turn: _Turn, adapter: Adapter) -> None:
        """Give a text to an adapter, in the adapter's thread."""
        said, number = turn.said, turn.number
        adapter.speak(
            Speech(said.text, said.language, self._settings),
            lambda problem: self._inbox.put(_TextEnded(number, adapter, problem)),
        )

    def _estimate(self, said: Utterance) -> None:
        self._spoken_by = max(self._spoken_by, time.monotonic()) + _seconds(said.text)
        if said.priority is Priority.IMPORTANT:
            self._uncut_until = self._spoken_by

    def _end_turn(self, ended: _TextEnded) -> None:
        lane, turn = self._chain.lane, self._turn
        # What was cut, or left with its adapter, may still tell its end.
        if lane is None or turn is None:
            return
        if ended.adapter is not lane.adapter or ended.number != turn.number:
            return
        if ended.problem is None:
            self._turn = None
        else:
            self._leave(lane, ended.problem)

    def _look_after_turn(self) -> None:
        """Find out whether what speaks has hung or gone meanwhile."""
        lane, turn = self._chain.lane, self._turn
        if lane is None or turn is None:
            return
        if time.monotonic() > turn.overdue:
            # Should it go on after all, it must not speak beside another.
            with suppress(AdapterError):
                lane.call(lambda adapter: adapter.cancel())
            self._leave(lane, Problem(Reason.HUNG, {"seconds": round(OVERDUE_SECONDS)}))
            return
        found: list[Problem | None] = []
        try:
            lane.call(lambda adapter: found.append(adapter.available()))
        except AdapterError as error:
            found.append(error.problem)
        if found[0] is not None:
            self._leave(lane, found[0])

    def _leave(self, lane: Lane, problem: Problem) -> None:
        """Go on with another adapter, and say by it what wasn't heard."""
        turn, self._turn = self._turn, None
        if turn is not None and problem.unheard:
            self._waiting.appendleft(turn.said)
        self._spoken_by = self._uncut_until = 0.0
        self._chain.fail(lane, problem)
        self._chain.replace()

    def _show(self) -> None:
        lane = self._chain.lane
        if not self._unshown or lane is None or lane.adapter is None:
            return
        self._unshown = False
        if not lane.adapter.brailles:
            return
        text = in_cells(self._shown, READER_CELLS)
        try:
            lane.call(lambda adapter: adapter.braille(text))
        except AdapterError as error:
            self._leave(lane, error.problem)

    def _tell_fault(self, fault: Fault) -> None:
        if not self._left:
            self._tell(fault)

    def _close_chain(self) -> None:
        lane = self._chain.lane
        if lane is not None and (self._left or self._turn is not None):
            with suppress(AdapterError):
                lane.call(lambda adapter: adapter.cancel())
        self._chain.close(LAST_WORDS_SECONDS)


class BrailleSink:
    """Shows the short forms on a display that is written to directly."""

    cells: tuple[int, ...] = CELLS

    def __init__(
        self,
        entry: Entry,
        tell: Callable[[Fault], None],
        *,
        wanted: bool = True,
        limit: float = LIMIT_SECONDS,
    ) -> None:
        """``entry``'s adapter tells the size of the display by ``cells``.

        ``tell`` is called in another thread, once; if no display was ``wanted``, only when one
        was there and failed.
        """
        self._wanted = wanted
        self._tell = tell
        self._inbox: SimpleQueue[tuple[Utterance, ...] | None] = SimpleQueue()
        self._chain = Chain(
            (entry,),
            self._tell_fault,
            lambda lane, problem: None,
            wanted=entry.name if wanted else None,
            limit=limit,
        )
        self._shown: list[Utterance] = []
        self._worked = False
        self._thread = threading.Thread(target=self._work, name="braille", daemon=True)
        self._thread.start()

    def emit(self, utterances: Sequence[Utterance], *, last: bool = False) -> None:
        """Leave what one cause led to. Returns at once."""
        self._inbox.put(tuple(utterances))

    def leave(self) -> None:
        """Give the display back, without being waited for."""
        self._inbox.put(None)

    def close(self) -> None:
        """Give the display back."""
        self._inbox.put(None)
        self._thread.join(2 * LIMIT_SECONDS)

    def _work(self) -> None:
        closing = False
        while not closing:
            arrived = [self._inbox.get()]
            while not self._inbox.empty():
                arrived.append(self._inbox.get())
            closing = None in arrived
            for said in arrived:
                self._take(said or ())
            if self._shown:
                self._worked |= self._chain.use(self._write)
        self._chain.close(LIMIT_SECONDS)

    def _take(self, said: tuple[Utterance, ...]) -> None:
        if any(one.cause is not None for one in said):
            self._shown.clear()
            self._chain.begin_again()
        self._shown.extend(said)

    def _write(self, adapter: Adapter) -> None:
        adapter.braille(in_cells(self._shown, getattr(adapter, "cells", READER_CELLS)))

    def _tell_fault(self, fault: Fault) -> None:
        if self._wanted or self._worked:
            self._tell(fault)


def in_cells(utterances: Sequence[Utterance], size: int) -> str:
    """Return the short forms of what one key and all after it led to, as far as they fit.

    ``size`` is one of ``CELLS``. The important ones come before others, the newer before older
    ones; those that fit are shown in their order.
    """
    by_weight = sorted(
        range(len(utterances)),
        key=lambda at: (utterances[at].priority is Priority.IMPORTANT, at),
        reverse=True,
    )
    fitting: list[int] = []
    room = size
    for at in by_weight:
        text = utterances[at].braille[size]
        if not fitting:
            room -= len(text)
            fitting.append(at)
        elif len(APART) + len(text) <= room:
            room -= len(APART) + len(text)
            fitting.append(at)
    return APART.join(utterances[at].braille[size] for at in sorted(fitting))


def _tells_end(lane: Lane) -> bool:
    return lane.adapter is not None and lane.adapter.tells_end


def _seconds(text: str) -> float:
    return len(text) * LETTER_SECONDS
