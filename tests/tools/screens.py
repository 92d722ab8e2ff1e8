"""Screens that a real BRLTTY reads by itself, as for a player whose reader it is.

A virtual terminal of the Linux console; or where there is no console, as in most containers, the
memory in which BRLTTY's driver ``sc`` finds the screen that the program ``screen`` keeps there
(``Drivers/Screen/Screen`` of BRLTTY 6.5).
"""

from __future__ import annotations

import ctypes
import fcntl
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from tests.tools.pty_run import Console

_CONSOLE = Path("/dev/tty0")
_VT_OPENQRY = 0x5600
_VT_DISALLOCATE = 0x5608

_LARGEST = (66, 132)
"""The rows and columns for which ``sc`` wants room."""
_PROJECT = ord("b")
_CREATE = 0o1600
_REMOVE = 0
_PLAIN = 7
"""White on black."""


class Screen(Protocol):
    """What BRLTTY reads, with the ``options`` by which it does."""

    options: Mapping[str, str]

    def show(self, program: Console) -> None:
        """Show what the program's own terminal shows now."""

    def as_shown(self, text: str) -> str:
        """Return a text with the letters that this screen has."""

    def close(self) -> None:
        """Take it away."""


class LinuxConsole:
    """A virtual terminal that nobody uses. Raises ``OSError`` where there is no console."""

    def __init__(self) -> None:
        with _CONSOLE.open("r+b", buffering=0) as console:
            free = fcntl.ioctl(console, _VT_OPENQRY, bytes(4))
        self._number = int.from_bytes(free, sys.byteorder)
        self.options = {"-x": "lx", "-X": f"vt={self._number}"}
        self._terminal = open(f"/dev/tty{self._number}", "wb", buffering=0)  # noqa: SIM115
        # Afresh: cleared, the cursor at the top.
        self._terminal.write(b"\x1bc")
        self._shown = 0

    def show(self, program: Console) -> None:
        """Hand on every byte that the program has written meanwhile."""
        raw = program.raw
        self._terminal.write(raw[self._shown :])
        self._shown = len(raw)

    def as_shown(self, text: str) -> str:
        """All letters are there."""
        return text

    def close(self) -> None:
        """Give the terminal back."""
        self._terminal.write(b"\x1bc")
        self._terminal.close()
        with _CONSOLE.open("r+b", buffering=0) as console, suppress(OSError):
            # Not if it is the one in front.
            fcntl.ioctl(console, _VT_DISALLOCATE, self._number)


class SharedScreen:
    """A screen in shared memory, which BRLTTY finds by a folder. A byte a letter: ASCII."""

    options: Mapping[str, str] = {"-x": "sc"}

    def __init__(self, folder: Path) -> None:
        """``folder`` is the one that BRLTTY is told to change, which it takes for its home."""
        folder.mkdir(exist_ok=True)
        self._library: Any = ctypes.CDLL(None, use_errno=True)
        self._library.shmat.restype = ctypes.c_void_p
        self._library.shmat.argtypes = (ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
        key = self._library.ftok(os.fsencode(folder), _PROJECT)
        rows, columns = _LARGEST
        # Size and cursor, letters, attributes; more about the window, where the screen is smaller.
        self._number = self._library.shmget(key, 4 + 2 * rows * columns, _CREATE)
        if self._number < 0:
            raise OSError(ctypes.get_errno(), "shmget")
        self._address = self._library.shmat(self._number, None, 0)

    def show(self, program: Console) -> None:
        """Copy the screen and its cursor."""
        letters = "".join(row.ljust(program.columns) for row in program.screen)
        row, column = program.cursor
        size = bytes((program.columns, len(program.screen), column, row))
        screen = size + self.as_shown(letters).encode("ascii") + bytes((_PLAIN,)) * len(letters)
        ctypes.memmove(self._address, screen, len(screen))

    def as_shown(self, text: str) -> str:
        """All other letters are question marks."""
        return text.encode("ascii", "replace").decode("ascii")

    def close(self) -> None:
        """Give the memory back."""
        self._library.shmdt(ctypes.c_void_p(self._address))
        self._library.shmctl(self._number, _REMOVE, None)


def console() -> LinuxConsole | None:
    """Return a terminal of the console, None where there is none that may be used."""
    try:
        return LinuxConsole()
    except OSError:
        return None
