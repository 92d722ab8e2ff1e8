"""The terminal's modes: raw while single keys are read, restored whatever happens."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from types import TracebackType
from typing import Any

PASTE_ON = b"\x1b[?2004h"
PASTE_OFF = b"\x1b[?2004l"
"""The one escape sequence: a paste arrives as one event, not as keys that are commands."""


class RawTerminal:
    """A context in which the terminal hands on each key at once, unechoed.

    On Windows prompt-toolkit's reader sets the console's mode; only the paste mode is set here.
    """

    def __init__(self, keyboard: int, display: int) -> None:
        """``keyboard`` and ``display`` are the file descriptors of a terminal."""
        self._keyboard = keyboard
        self._display = display
        self._saved: list[Any] | None = None

    def __enter__(self) -> RawTerminal:
        if sys.platform != "win32":
            import termios

            self._saved = termios.tcgetattr(self._keyboard)
        self.set_raw()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.restore()

    def set_raw(self) -> None:
        """Set the mode, also again after the program was stopped. Typed keys are kept."""
        if sys.platform != "win32":
            import termios

            mode = termios.tcgetattr(self._keyboard)
            mode[0] &= ~(
                termios.IXON | termios.IXOFF | termios.ICRNL | termios.INLCR | termios.IGNCR
            )
            mode[3] &= ~(termios.ECHO | termios.ICANON | termios.IEXTEN | termios.ISIG)
            mode[6][termios.VMIN] = 1
            mode[6][termios.VTIME] = 0
            termios.tcsetattr(self._keyboard, termios.TCSADRAIN, mode)
        self._write(PASTE_ON)

    def restore(self) -> None:
        """Give the terminal back as it was. Does nothing where it has gone."""
        self._write(PASTE_OFF)
        if sys.platform != "win32":
            import termios

            try:
                termios.tcsetattr(self._keyboard, termios.TCSADRAIN, self._saved or [])
            except (termios.error, OSError):
                return

    def suspend(self, stop: Callable[[], None]) -> None:
        """Give the terminal back while ``stop`` has the program stopped."""
        self.restore()
        self._write(b"\n")
        stop()
        self.set_raw()

    def _write(self, data: bytes) -> None:
        try:
            os.write(self._display, data)
        except OSError:
            return
