"""prismatoid (``import prism``), if it is installed: readers that accessible-output2 lacks.

It has JAWS and NVDA on ARM64, Narrator by UI Automation, and Orca on Linux. Its start was seen to
hang for minutes with a stuck speech-dispatcher: it is never waited for longer than for any other.
"""

from __future__ import annotations

import importlib
from typing import Any

from golf_access.devices.speech.base import AdapterError, Ended, Problem, Reason, Speech

MODULE = "prism"
READERS = (
    "NVDA", "JAWS", "UIA", "ORCA", "VOICE_OVER", "ZDSR", "ZOOM_TEXT", "BOY_PC_READER",
    "PC_TALKER", "SENSE_READER", "SYSTEM_ACCESS", "WINDOW_EYES",
)  # fmt: skip
"""The names of its ``BackendId`` for screen readers. Synthesisers have adapters of their own."""


class PrismAdapter:
    """The first screen reader that prismatoid finds running."""

    brailles = True
    tells_end = False

    def __init__(self) -> None:
        self._context: Any = None
        self._reader: Any = None

    def available(self) -> Problem | None:
        """Return why none can be used, None if one runs."""
        if self._reader is not None:
            running = self._reader.features.is_supported_at_runtime
            return None if running else Problem(Reason.NOT_RUNNING)
        try:
            prism: Any = importlib.import_module(MODULE)
        except ImportError as error:
            return Problem(Reason.MODULE_MISSING, {"module": error.name or MODULE})
        self._context = prism.Context()
        for name in READERS:
            self._reader = self._open(getattr(prism.BackendId, name, None))
            if self._reader is not None:
                return None
        return Problem(Reason.NOT_RUNNING)

    def speak(self, speech: Speech, ended: Ended) -> None:
        """Speak behind what is being spoken."""
        self._do(self._reader.speak, speech.text, False)

    def cancel(self) -> None:
        """Silence the reader, if it can be."""
        if self._reader.features.supports_stop:
            self._do(self._reader.stop)

    def braille(self, text: str) -> None:
        """Show a text, if the reader can."""
        if self._reader.features.supports_braille:
            self._do(self._reader.braille, text)

    def voices(self, language: str) -> tuple[str, ...]:
        """Return none: a reader's voice is its user's."""
        return ()

    def close(self) -> None:
        """Let go of the reader before the library."""
        self._reader = None
        self._context = None

    def _open(self, backend: Any) -> Any:
        if backend is None or not self._context.exists(backend):
            return None
        try:
            reader = self._context.acquire(backend)
        # Its own errors, and ValueError for what this system hasn't.
        except Exception:
            return None
        features = reader.features
        usable = features.is_supported_at_runtime and features.supports_speak
        return reader if usable else None

    def _do(self, method: Any, *args: object) -> None:
        try:
            method(*args)
        except Exception as error:
            code = getattr(error, "code", None)
            if isinstance(code, int):
                raise AdapterError(Reason.REFUSED, code=code) from None
            raise
