"""A session driven in process: inputs in, utterances and raw writes out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from golf_access.announce.languages import Languages
from golf_access.data import data_folder
from golf_access.devices.keymap import Key, find_keymap
from golf_access.devices.keys import EndOfInput, Input, KeyPressed, LineEntered, Pasted
from golf_access.devices.sinks import LineSink
from golf_access.play.records import Records
from golf_access.play.seeds import Shelf
from golf_access.screens.base import Desk, Screen
from golf_access.screens.codes import header_of, read_code, screen_of
from golf_access.screens.menu import MenuScreen
from golf_access.session import ConsoleSession
from golf_access.settings import Settings, SettingsFile
from golf_access.utterance import CELLS, Utterance

REFERENCE = "GO1-E-AAAAAAB"
RANDOM_NUMBER = 2
"""What a driven session takes for a random deal number."""
TODAY = date(2026, 1, 31)
"""What a driven session takes for today."""
NOW = datetime.combine(TODAY, time(12)).astimezone()
"""And for the time of what is kept."""
GIVE_UP_SECONDS = 60

FoundT = TypeVar("FoundT")


@dataclass
class Answer:
    """What one input led to: the utterances, and the texts that were written, one a write."""

    utterances: list[Utterance] = field(default_factory=list)
    writes: list[str] = field(default_factory=list)

    @property
    def ids(self) -> list[str]:
        """The utterances' message ids."""
        return [said.id for said in self.utterances]

    @property
    def lines(self) -> list[str]:
        """The lines that were written."""
        return [line for write in self.writes for line in write.strip("\n").split("\n")]


class Recorder:
    """A sink that keeps utterances, with braille of every size, and a stream that keeps writes."""

    cells: tuple[int, ...] = CELLS

    def __init__(self) -> None:
        self.answer = Answer()

    def emit(self, utterances: Sequence[Utterance], *, last: bool = False) -> None:
        self.answer.utterances += utterances

    def write(self, data: bytes, /) -> int:
        self.answer.writes.append(data.decode("utf-8"))
        return len(data)

    def close(self) -> None:
        return


class Fed:
    """A source of keys that hands on what the test gives it."""

    def __init__(self) -> None:
        self.started = asyncio.Event()
        self.take: Callable[[Input], None]
        self.settled: Callable[[], Awaitable[None]]

    async def run(
        self, take: Callable[[Input], None], settled: Callable[[], Awaitable[None]]
    ) -> None:
        self.take, self.settled = take, settled
        self.started.set()


def make_desk(folder: Path, lang: str = "en", *, line_mode: bool = False) -> Desk:
    """Return a desk with the default keymap, the settings in ``folder``, and no chance."""
    languages = Languages(data_folder("locales"), folder / "locales")
    return Desk(
        settings=Settings(),
        settings_file=SettingsFile(folder),
        find_keymap=lambda name: find_keymap(name, [data_folder("keymaps")]),
        shelf=Shelf(data_folder("seeds")),
        keymap=find_keymap("default", [data_folder("keymaps")]),
        language=languages.open(lang),
        languages=languages,
        pick_number=lambda: RANDOM_NUMBER,
        today=lambda: TODAY,
        records=Records(lambda: folder, lambda: NOW),
        line_mode=line_mode,
    )


class Driven:
    """A running session. A context manager, which ends it.

    ``first`` makes the first screen; by default a game of the game code ``code``, or the menu where
    that is None. ``opening`` holds what was said at the start, with ``settled`` also by computer
    players who begin. Each input is answered to its end before the call returns.
    """

    def __init__(
        self,
        folder: Path,
        lang: str = "en",
        code: str | None = REFERENCE,
        *,
        first: Callable[[Desk], Screen] | None = None,
        line_mode: bool = False,
        width: int = 80,
        settled: bool = True,
    ) -> None:
        self.desk = make_desk(folder, lang, line_mode=line_mode)
        self._recorder = Recorder()
        lines = LineSink(self._recorder, lambda: width)
        self.session = ConsoleSession(self.desk, [lines, self._recorder])
        self._loop = asyncio.new_event_loop()
        self._source = Fed()
        self._task = self._loop.create_task(
            self.session.run(self._source, first or (lambda desk: first_screen(desk, code)))
        )
        self._loop.run_until_complete(self._source.started.wait())
        self.opening = self.settle() if settled else self._collect()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._task.cancel()
        self._loop.run_until_complete(asyncio.gather(self._task, return_exceptions=True))
        self.desk.records.close()
        self._loop.close()

    @property
    def ended(self) -> bool:
        """Whether the session is over."""
        return not self.session.stack

    def press(self, *names: str) -> Answer:
        """Press keys one after the other. Returns the answer to the last one."""
        answer = Answer()
        for name in names:
            answer = self.give(KeyPressed(Key(name)))
        return answer

    def press_at_once(self, *names: str) -> Answer:
        """Press keys that are all there before the first is answered. Returns all answers."""
        *first, last = names
        for name in first:
            self.begin(name)
        return self.give(KeyPressed(Key(last)))

    def begin(self, name: str) -> None:
        """Press a key without waiting for an answer."""
        self._source.take(KeyPressed(Key(name)))

    def wait_for(self, find: Callable[[], FoundT | None]) -> FoundT:
        """Let the session go on until ``find`` returns something true, and return that."""

        async def look() -> FoundT:
            async with asyncio.timeout(GIVE_UP_SECONDS):
                while not (found := find()):
                    await asyncio.sleep(0.001)
            return found

        return self._loop.run_until_complete(look())

    def line(self, text: str) -> Answer:
        """Enter a line."""
        return self.give(LineEntered(text))

    def paste(self, text: str) -> Answer:
        """Paste a text."""
        return self.give(Pasted(text))

    def end(self) -> Answer:
        """End the input."""
        return self.give(EndOfInput())

    def settle(self) -> Answer:
        """Let the session answer what came without an input. Returns what it said."""
        self._loop.run_until_complete(self._source.settled())
        return self._collect()

    def give(self, item: Input) -> Answer:
        """Hand an input on and have it answered. Raises what the session raises."""
        self._source.take(item)
        answered = asyncio.ensure_future(self._source.settled(), loop=self._loop)
        self._loop.run_until_complete(
            asyncio.wait([answered, self._task], return_when=asyncio.FIRST_COMPLETED)
        )
        if self._task.done() and self._task.exception():
            answered.cancel()
            self._task.result()
        self._loop.run_until_complete(answered)
        return self._collect()

    def _collect(self) -> Answer:
        answer, self._recorder.answer = self._recorder.answer, Answer()
        return answer


def first_screen(desk: Desk, code: str | None) -> Screen:
    """Return the screen of a game by its code, or the menu."""
    if code is None:
        return MenuScreen(desk)
    return screen_of(desk, header_of(desk, read_code(code)))
