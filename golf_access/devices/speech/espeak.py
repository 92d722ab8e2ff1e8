"""espeak-ng as a child that can be killed: the way to silence it at once."""

from __future__ import annotations

import subprocess
import threading
from collections import deque
from collections.abc import Callable, Sequence

from golf_access.utterance import Priority, Utterance

PROGRAM = "espeak-ng"
LAST_WORDS_SECONDS = 3.0
"""How long the end of the program waits for what is still being said."""


class EspeakSink:
    """Speaks, in the voice of each utterance's language.

    An answer cuts what is being said and what was queued; an event is queued behind it. The
    children are started and awaited in a thread, never on the loop.
    """

    cells: tuple[int, ...] = ()

    def __init__(self, failed: Callable[[], None], command: Sequence[str] = (PROGRAM,)) -> None:
        """``failed`` is called, in another thread and once, when nothing can be spoken."""
        self._failed = failed
        self._command = tuple(command)
        self._waiting: deque[Utterance] = deque()
        self._child: subprocess.Popen[bytes] | None = None
        self._silenced: subprocess.Popen[bytes] | None = None
        self._changed = threading.Condition()
        self._closing = False
        self._told = False
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    def emit(self, utterances: Sequence[Utterance], *, last: bool = False) -> None:
        """Speak what one cause led to."""
        with self._changed:
            if any(said.priority is not Priority.EVENT for said in utterances):
                self._cut()
            self._waiting.extend(utterances)
            self._changed.notify()

    def close(self) -> None:
        """Finish what is being said, for a short while, and end."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join(LAST_WORDS_SECONDS)
        with self._changed:
            self._cut()

    def _cut(self) -> None:
        self._waiting.clear()
        if self._child is not None:
            self._silenced = self._child
            self._child.kill()

    def _work(self) -> None:
        while True:
            with self._changed:
                while not self._waiting and not self._closing:
                    self._changed.wait()
                if not self._waiting:
                    return
                said = self._waiting.popleft()
                child = self._child = self._start(said.language)
            if child is not None:
                self._speak(child, said.text)

    def _start(self, language: str) -> subprocess.Popen[bytes] | None:
        try:
            return subprocess.Popen(
                [*self._command, "-v", language, "--stdin"],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except OSError:
            self._tell()
            return None

    def _speak(self, child: subprocess.Popen[bytes], text: str) -> None:
        try:
            child.communicate(text.encode("utf-8"))
        except OSError:  # it was killed before it had read all
            child.wait()
        if child.returncode and child is not self._silenced:
            self._tell()

    def _tell(self) -> None:
        if not self._told:
            self._told = True
            self._failed()
