"""What a person's keyboard sends to a session: keys, pastes, lines, the end of input.

Of prompt-toolkit only the input half is used, and it is imported when the first line has been
written: a third of the time that a start takes would be its import.
"""

from __future__ import annotations

import asyncio
import codecs
import os
import re
import sys
import threading
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, Protocol

from golf_access.devices.keymap import KEY_NAMES, Key

if TYPE_CHECKING:
    from prompt_toolkit.key_binding import KeyPress

ESCAPE_SECONDS = 0.05
"""How long a lone Escape waits for the rest of a sequence."""


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key."""

    key: Key


@dataclass(frozen=True, slots=True)
class Pasted:
    """A text that arrived at once."""

    text: str


@dataclass(frozen=True, slots=True)
class LineEntered:
    """A line of line mode, without its end."""

    line: str


@dataclass(frozen=True, slots=True)
class UnknownKey:
    """The terminal sent a sequence that is no key that we know."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The program had been stopped (Ctrl+Z) and goes on."""


@dataclass(frozen=True, slots=True)
class EndOfInput:
    """Nothing more will come. ``asked``: the player wants to leave, or their terminal is gone."""

    asked: bool = True


Input = KeyPressed | Pasted | LineEntered | UnknownKey | Resumed | EndOfInput


class KeySource(Protocol):
    """Somewhere that keys come from."""

    async def run(
        self, take: Callable[[Input], None], settled: Callable[[], Awaitable[None]]
    ) -> None:
        """Hand on what comes by ``take`` until the input ends.

        ``settled`` returns when all that was handed on has been answered.
        """


class LineReader:
    """Reads commands by line. The next line is read when the last one has been answered."""

    def __init__(self, stream: IO[bytes], entered: Callable[[], None] = lambda: None) -> None:
        """Read from ``stream``, unbuffered; ``entered`` is called after each line.

        Unbuffered, because a buffer's lock that a waiting thread holds stops Python's exit.
        """
        self._stream = stream
        self._entered = entered
        self._rest = b""
        self._ended = False

    async def run(
        self, take: Callable[[Input], None], settled: Callable[[], Awaitable[None]]
    ) -> None:
        """Hand on the lines, then the end of input."""
        loop = asyncio.get_running_loop()
        await settled()
        while not self._ended or self._rest:
            line, newline, rest = self._rest.partition(b"\n")
            if newline or self._ended:
                self._rest = rest
                self._entered()
                take(LineEntered(line.decode("utf-8", "replace").rstrip("\r")))
                await settled()
            else:
                more = await _in_thread(loop, lambda: self._stream.read(4096))
                self._ended = not more
                self._rest += more
        take(EndOfInput(asked=False))


class KeyReader:
    """Reads single keys from a terminal in raw mode."""

    def __init__(self, keyboard: int, suspend: Callable[[], None]) -> None:
        """Read from the file descriptor ``keyboard``.

        ``suspend`` stops the program as Ctrl+Z does and returns when it goes on.
        """
        self._keyboard = keyboard
        self._suspend = suspend
        self._ended = asyncio.Event()

    async def run(
        self, take: Callable[[Input], None], settled: Callable[[], Awaitable[None]]
    ) -> None:
        """Hand on the keys as they come, until the end of input."""
        burst = KeyBurst(take, self._suspend, self._ended.set)
        if sys.platform == "win32":
            await self._run_windows(burst)
        else:
            await self._run_posix(burst)
        take(EndOfInput())

    async def _run_posix(self, burst: KeyBurst) -> None:
        from prompt_toolkit.input.vt100_parser import Vt100Parser

        presses: list[KeyPress] = []
        parser = Vt100Parser(presses.append)
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        loop = asyncio.get_running_loop()
        keyboard = self._keyboard
        waiting: asyncio.TimerHandle | None = None

        def hand_on() -> None:
            arrived = tuple(presses)
            presses.clear()
            burst.take(arrived)

        def flush() -> None:
            parser.flush()
            hand_on()
            burst.end()

        def read() -> None:
            nonlocal waiting
            try:
                data = os.read(keyboard, 4096)
            except OSError:  # the terminal was closed
                data = b""
            if not data:
                loop.remove_reader(keyboard)
                self._ended.set()
                return
            if waiting is not None:
                waiting.cancel()
            parser.feed(decoder.decode(data))
            hand_on()
            waiting = loop.call_later(ESCAPE_SECONDS, flush)

        loop.add_reader(keyboard, read)
        try:
            await self._ended.wait()
        finally:
            loop.remove_reader(keyboard)

    async def _run_windows(self, burst: KeyBurst) -> None:
        from prompt_toolkit.input import create_input

        console = create_input()
        loop = asyncio.get_running_loop()

        def flush() -> None:
            burst.take(console.flush_keys())
            burst.end()

        def read() -> None:
            burst.take(console.read_keys())
            loop.call_later(ESCAPE_SECONDS, flush)

        with console.raw_mode(), console.attach(read):
            await self._ended.wait()


class KeyBurst:
    """Turns prompt-toolkit's key presses, those of one burst together, into our inputs.

    An Escape with more behind it in the same burst is a sequence that the parser doesn't know, or
    a letter with Alt. It is swallowed up to its end: its letters and digits would be commands.
    """

    def __init__(
        self,
        take: Callable[[Input], None],
        suspend: Callable[[], None],
        finish: Callable[[], None],
    ) -> None:
        self._take = take
        self._suspend = suspend
        self._finish = finish
        self._sequence: str | None = None

    def take(self, presses: Sequence[KeyPress]) -> None:
        """Hand on what the presses mean."""
        rest = list(presses)
        if self._sequence is not None:
            rest = self._swallow(rest)
        while rest:
            press = rest.pop(0)
            name = str(getattr(press.key, "value", press.key))
            if name == "escape" and rest:
                self._take(UnknownKey())
                self._sequence = ""
                rest = self._swallow(rest)
            else:
                self._take_one(name, press.data)

    def end(self) -> None:
        """Note that nothing came for a while: the next press begins a new burst."""
        self._sequence = None

    def _swallow(self, presses: list[KeyPress]) -> list[KeyPress]:
        """Pass over what belongs to an unknown sequence. Returns what comes after it."""
        while presses and self._sequence is not None:
            self._sequence += presses.pop(0).data
            if not _UNFINISHED.fullmatch(self._sequence):
                self._sequence = None
        return presses

    def _take_one(self, name: str, data: str) -> None:
        match name:
            case "c-c" | "c-d":
                self._finish()
            case "c-z":
                self._suspend()
                self._take(Resumed())
            case "<bracketed-paste>":
                self._take(Pasted(data))
            case _ if len(name) == 1 and name.isprintable() and name != " ":
                self._take(KeyPressed(Key(name)))
            case _:
                ours = _NAMES.get(name, name)
                known = ours in KEY_NAMES
                self._take(KeyPressed(Key(ours)) if known else UnknownKey())


_UNFINISHED = re.compile(r"\[[0-?]*[ -/]*|O")
"""What stands between an Escape and a sequence's last character (ECMA-48, 5.4)."""

_NAMES = {
    " ": "space",
    "c-m": "enter",
    "c-j": "enter",
    "c-i": "tab",
    "s-tab": "shift+tab",
    "c-h": "backspace",
}
"""prompt-toolkit's names of keys where ours differ."""


async def _in_thread(loop: asyncio.AbstractEventLoop, read: Callable[[], bytes]) -> bytes:
    """Run a blocking read in a thread that the program's end doesn't wait for."""
    done: asyncio.Future[bytes] = loop.create_future()

    def finish(data: bytes) -> None:
        if not done.done():
            done.set_result(data)

    def work() -> None:
        try:
            data = read()
        except (OSError, ValueError):
            data = b""
        try:
            loop.call_soon_threadsafe(finish, data)
        except RuntimeError:  # the loop has ended meanwhile
            return

    threading.Thread(target=work, daemon=True).start()
    return await done
