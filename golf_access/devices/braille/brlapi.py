"""BRLTTY's displays, by its library: its Python module can't be installed from PyPI.

The functions are those of ``brlapi.h`` 0.8, of which 0.7 has the same ones. The library reads
``BRLAPI_HOST`` and ``BRLAPI_AUTH`` itself.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from typing import Any

from golf_access.devices.speech.base import AdapterError, Ended, Problem, Reason, Speech
from golf_access.utterance import CELLS

LIBRARIES = ("libbrlapi.so.0.8", "libbrlapi.so.0.7", "libbrlapi.so")
DEFAULT_TTY = -1
CURSOR_OFF = 0
NAME_BYTES = 80
GONE = (11, 14)
"""Errors of a connection that was there: the system's (``BRLAPI_ERROR_LIBCERR``), and its end
(``BRLAPI_ERROR_EOF``)."""

_EXCEPTION_HANDLER = ctypes.CFUNCTYPE(
    None, ctypes.c_void_p, ctypes.c_int, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_size_t
)


class ConnectionSettings(ctypes.Structure):
    """``brlapi_connectionSettings_t``: how to be let in, and where. None: as it is set up."""

    _fields_ = (("auth", ctypes.c_char_p), ("host", ctypes.c_char_p))


class _Error(ctypes.Structure):
    _fields_ = (
        ("brlerrno", ctypes.c_int),
        ("libcerrno", ctypes.c_int),
        ("gaierrno", ctypes.c_int),
        ("errfun", ctypes.c_char_p),
    )


def load_library() -> ctypes.CDLL:
    """Return BRLTTY's library. Raises ``OSError`` if there is none."""
    for name in LIBRARIES:
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    raise OSError(LIBRARIES[0])


class BrlapiAdapter:
    """Writes to the display of a running BRLTTY."""

    brailles = True
    tells_end = False

    def __init__(
        self,
        host: str | None = None,
        auth: str | None = None,
        load: Callable[[], ctypes.CDLL] = load_library,
    ) -> None:
        """``host`` and ``auth`` as BrlAPI has them (``:0``, ``none``); None: as it is set up."""
        self._settings = ConnectionSettings(_bytes(auth), _bytes(host))
        self._load = load
        self._library: Any = None
        self._handle: Any = None
        self._cells = 0
        self._lock = threading.Lock()
        # The library's own handler ends the program. Kept here, or it would be collected.
        self._handler = _EXCEPTION_HANDLER(self._take_exception)
        self._exception = 0

    def available(self) -> Problem | None:
        """Connect, at the first call. Returns why nothing can be shown."""
        try:
            if self._handle is None:
                self._connect()
            self._cells = self._size()
        except AdapterError as error:
            return error.problem
        return None if self._cells else Problem(Reason.NO_DISPLAY)

    def speak(self, speech: Speech, ended: Ended) -> None:
        """Nothing: it only brailles."""

    def cancel(self) -> None:
        """Nothing: what is shown stays until something else is."""

    def braille(self, text: str) -> None:
        """Show a text, cut to the display, and hear whether the daemon still answers."""
        if not self._cells:
            raise AdapterError(Reason.NO_DISPLAY)
        shown = text[: self._cells]
        self._check(self._library.brlapi__writeWText(self._handle, CURSOR_OFF, shown))
        # Writing isn't answered, and the size is known from before: only another question tells
        # that the daemon hangs or has gone.
        name = ctypes.create_string_buffer(NAME_BYTES)
        self._check(self._library.brlapi__getDriverName(self._handle, name, NAME_BYTES))

    def voices(self, language: str) -> tuple[str, ...]:
        """Return none: it only brailles."""
        return ()

    @property
    def cells(self) -> int:
        """The size of ``CELLS`` whose form fits the display, the smallest for smaller ones."""
        return max((size for size in CELLS if size <= self._cells), default=min(CELLS))

    def close(self) -> None:
        """Give the display back. In any thread: also while a call hangs."""
        with self._lock:
            handle, self._handle = self._handle, None
        if handle is not None:
            self._library.brlapi__closeConnection(handle)

    def _connect(self) -> None:
        try:
            library: Any = self._load()
        except OSError:
            raise AdapterError(Reason.LIBRARY_MISSING, library=LIBRARIES[0]) from None
        library.brlapi_getHandleSize.restype = ctypes.c_size_t
        library.brlapi__getDriverName.argtypes = (
            ctypes.c_void_p,
            ctypes.c_char_p,
            ctypes.c_size_t,
        )
        library.brlapi_error_location.restype = ctypes.POINTER(_Error)
        library.brlapi__writeWText.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_wchar_p)
        library.brlapi__setExceptionHandler.restype = ctypes.c_void_p
        self._library = library
        handle = ctypes.create_string_buffer(library.brlapi_getHandleSize())
        if library.brlapi__openConnection(handle, ctypes.byref(self._settings), None) < 0:
            raise AdapterError(Reason.NOT_RUNNING, code=self._code())
        library.brlapi__setExceptionHandler(handle, self._handler)
        self._handle = handle
        # The display shows us while the player is at our terminal. Where that isn't known, as
        # over SSH, it always does.
        if library.brlapi__enterTtyMode(handle, DEFAULT_TTY, None) < 0:
            self._check(library.brlapi__enterTtyModeWithPath(handle, None, 0, None))

    def _size(self) -> int:
        columns, rows = ctypes.c_uint(), ctypes.c_uint()
        self._check(
            self._library.brlapi__getDisplaySize(
                self._handle, ctypes.byref(columns), ctypes.byref(rows)
            )
        )
        return columns.value * rows.value

    def _check(self, status: int) -> None:
        if status >= 0 and not self._exception:
            return
        code = self._exception or self._code()
        self._exception = 0
        raise AdapterError(Reason.ENDED if code in GONE else Reason.REFUSED, code=code)

    def _code(self) -> int:
        return int(self._library.brlapi_error_location().contents.brlerrno)

    def _take_exception(
        self, handle: int, error: int, packet_type: int, packet: int, size: int
    ) -> None:
        self._exception = error


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else text.encode()
