"""A program in a pseudo-terminal: keys in, every byte out, and the terminal's modes at any time.

The test holds both ends. So it can read the modes (echo, line input, signals) while the program
runs and after it has ended, and see whether they were restored.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Self

import pyte

LIMIT_SECONDS = 30.0
_POLL_SECONDS = 0.05
ONE_VOICE = {"GOLF_ACCESS_OUTPUT": "terminal"}
"""The game neither speaks aloud nor asks at its first start whether it is heard."""
_READ_BYTES = 65536

# As the shell's own children, the program gets the terminal for its own: Ctrl+C and resizing
# then reach it as signals.
_TAKE_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "os.execvp(sys.argv[1], sys.argv[1:])"
)

_ESCAPE = re.compile(
    rb"\x1b(?:"
    rb"\[[0-?]*[ -/]*[@-~]"  # control sequences: cursor, colour, modes
    rb"|[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)"  # titles and other strings
    rb"|[ -/]+[0-~]|[0-~]"  # two or more characters
    rb")?"
)
_BRACKETED_PASTE = re.compile(rb"\x1b\[\?2004([hl])")


@dataclass(frozen=True)
class TerminalModes:
    """A terminal's modes.

    Attributes:
        echo: whether typed characters are echoed by the terminal.
        canonical: whether input comes by line.
        signals: whether Ctrl+C makes a signal.
        extended: whether Ctrl+V and the like are treated specially.
        output_processing: whether a newline goes to the beginning of the line too.
        attributes: all flags, speeds and control characters, for comparison as a whole.
    """

    echo: bool
    canonical: bool
    signals: bool
    extended: bool
    output_processing: bool
    attributes: tuple[object, ...]


class Console:
    """A program that runs in a pseudo-terminal of its own. A context manager, which ends it.

    Args:
        program: the command and its arguments.
        rows: the terminal's height.
        columns: its width.
        env: environment variables; they are added to those of the test, a None takes one away.
        cwd: the folder to run in, by default the test's.

    Attributes:
        initial_modes: the terminal's modes before the program ran.

    Raises:
        OSError: there is no pseudo-terminal, or no Python to start the program with.
    """

    def __init__(
        self,
        program: Sequence[str],
        rows: int = 30,
        columns: int = 80,
        env: Mapping[str, str | None] | None = None,
        cwd: str | os.PathLike[str] | None = None,
    ) -> None:
        changes = {"TERM": "xterm-256color", **ONE_VOICE, **(env or {})}
        environment = {**os.environ, **changes}
        self._raw = bytearray()
        self._expected_to = 0
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self._master, self._slave = pty.openpty()
        try:
            _set_size(self._master, rows, columns)
            self.initial_modes = self.terminal_modes()
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", "-c", _TAKE_TERMINAL, *program],
                stdin=self._slave,
                stdout=self._slave,
                stderr=self._slave,
                env={name: value for name, value in environment.items() if value is not None},
                cwd=cwd,
                start_new_session=True,
            )
        except BaseException:
            self._close_terminal()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def pid(self) -> int:
        """The program's process number."""
        return self._process.pid

    @property
    def raw(self) -> bytes:
        """Every byte that the program, or the terminal's echo, has written so far."""
        self._read()
        return bytes(self._raw)

    @property
    def text(self) -> str:
        """The output as text, escape sequences left out, line ends as newlines."""
        plain = _ESCAPE.sub(b"", self.raw).decode("utf-8", errors="replace")
        return plain.replace("\r\n", "\n")

    @property
    def screen(self) -> list[str]:
        """What the screen shows: its rows, without blanks at their ends."""
        self._read()
        return [row.rstrip() for row in self._screen.display]

    @property
    def cursor(self) -> tuple[int, int]:
        """The cursor's row and column."""
        self._read()
        return self._screen.cursor.y, self._screen.cursor.x

    @property
    def columns(self) -> int:
        """The screen's width."""
        return self._screen.columns

    @property
    def bracketed_paste(self) -> bool:
        """Whether the program has asked for pastes in brackets, and not ended that again."""
        switches = _BRACKETED_PASTE.findall(self.raw)
        return bool(switches) and switches[-1] == b"h"

    def escapes(self) -> list[bytes]:
        """Returns all escape sequences of the output, in order, a lone Escape included."""
        return _ESCAPE.findall(self.raw)

    def send(self, keys: bytes) -> None:
        """Types.

        Args:
            keys: the bytes that the keys send.

        Raises:
            AssertionError: the program does not read, and the terminal's buffer is full.
        """
        end = time.monotonic() + LIMIT_SECONDS
        while keys:
            self._read()
            _, writable, _ = select.select([], [self._master], [], _POLL_SECONDS)
            if writable:
                keys = keys[os.write(self._master, keys[:256]) :]
            elif time.monotonic() > end:
                raise AssertionError(self._report("the program reads no keys"))

    def paste(self, text: str) -> None:
        """Pastes a text as a terminal does: in brackets if the program has asked for that.

        Args:
            text: what is pasted; newlines arrive as Enter.

        Raises:
            AssertionError: see :meth:`send`.
        """
        content = text.replace("\n", "\r").encode()
        self.send(b"\x1b[200~" + content + b"\x1b[201~" if self.bracketed_paste else content)

    def expect_text(self, substring: str, limit: float = LIMIT_SECONDS) -> str:
        """Waits for a text in the output, behind what was expected before.

        Args:
            substring: what must come; escape sequences in between don't count, a newline is any
                line end.
            limit: the seconds to wait at most.

        Returns:
            The output from the end of the last expected text to the end of this one.

        Raises:
            AssertionError: it did not come in time, or the program ended without it.
        """
        end = time.monotonic() + limit
        while True:
            ended = self._process.poll() is not None
            late = time.monotonic() > end
            text = self.text
            found = text.find(substring, self._expected_to)
            if found >= 0:
                start, self._expected_to = self._expected_to, found + len(substring)
                return text[start : self._expected_to]
            if ended or late:
                why = "before the program ended" if ended else f"within {limit} s"
                raise AssertionError(self._report(f"{substring!r} did not come {why}"))
            self._wait_for_output()

    def terminal_modes(self) -> TerminalModes:
        """Returns the terminal's modes as they are now, also after the program has ended."""
        attributes = termios.tcgetattr(self._slave)
        _, output, _, local = attributes[:4]
        return TerminalModes(
            echo=bool(local & termios.ECHO),
            canonical=bool(local & termios.ICANON),
            signals=bool(local & termios.ISIG),
            extended=bool(local & termios.IEXTEN),
            output_processing=bool(output & termios.OPOST),
            attributes=(*attributes[:6], tuple(attributes[6])),
        )

    def wait_for_modes(self, *, canonical: bool, limit: float = LIMIT_SECONDS) -> TerminalModes:
        """Waits until the program has switched to keys, or back to lines.

        Args:
            canonical: whether input is to come by line.
            limit: the seconds to wait at most.

        Returns:
            The modes then.

        Raises:
            AssertionError: it did not happen in time.
        """
        end = time.monotonic() + limit
        while (modes := self.terminal_modes()).canonical != canonical:
            if time.monotonic() > end:
                raise AssertionError(self._report(f"the terminal's modes are still {modes}"))
            self._wait_for_output()
        return modes

    def resize(self, rows: int, columns: int) -> None:
        """Changes the terminal's size; the program gets SIGWINCH.

        Args:
            rows: the new height.
            columns: the new width.
        """
        self._read()
        self._screen.resize(rows, columns)
        _set_size(self._master, rows, columns)

    def signal(self, which: signal.Signals) -> None:
        """Sends the program a signal.

        Args:
            which: the signal.
        """
        self._process.send_signal(which)

    def hang_up(self) -> None:
        """Closes the terminal, as when its window is closed: SIGHUP, and no more input or output.

        What was written is still known; modes can't be asked for any more.
        """
        self._read()
        self._close_terminal()

    def wait(self, limit: float = LIMIT_SECONDS) -> int:
        """Waits until the program has ended, reading what it writes.

        Args:
            limit: the seconds to wait at most.

        Returns:
            Its exit status; minus the signal's number if a signal ended it.

        Raises:
            AssertionError: it still runs after that time.
        """
        end = time.monotonic() + limit
        while (status := self._process.poll()) is None:
            if time.monotonic() > end:
                raise AssertionError(self._report(f"the program still runs after {limit} s"))
            self._wait_for_output()
        self._read()
        return status

    def close(self) -> None:
        """Ends the program if it still runs, and closes the terminal."""
        if self._process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        if self._master >= 0:
            self._read()
        self._close_terminal()

    def _close_terminal(self) -> None:
        for end in (self._slave, self._master):
            if end >= 0:
                os.close(end)
        self._slave = self._master = -1

    def _wait_for_output(self) -> None:
        if self._master >= 0:
            select.select([self._master], [], [], _POLL_SECONDS)
            self._read()
        else:
            time.sleep(_POLL_SECONDS)

    def _read(self) -> None:
        """Takes what has been written, without waiting."""
        while self._master >= 0 and select.select([self._master], [], [], 0)[0]:
            try:
                new = os.read(self._master, _READ_BYTES)
            except OSError as error:
                if error.errno != errno.EIO:
                    raise
                return
            if not new:
                return
            self._raw += new
            self._stream.feed(new)

    def _report(self, what: str) -> str:
        rows = "\n".join(self.screen).rstrip()
        return f"{what}\nScreen:\n{rows}\nLast output: {self.raw[-500:]!r}"


def _set_size(terminal: int, rows: int, columns: int) -> None:
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
