"""Plays cues beside what is said, by miniaudio in a child: sound systems print where they like."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import StrEnum
from functools import cache
from queue import SimpleQueue

from golf_access.devices import sounds_child
from golf_access.devices.cues import RATE, Cue, cue_of, samples
from golf_access.devices.sinks import Sink
from golf_access.utterance import Utterance

_CLOSE_SECONDS = 2.0
_NO_WINDOW = 0x08000000 if sys.platform == "win32" else 0


class SoundFault(StrEnum):
    """Why nothing can be played."""

    MODULE = "module"
    """The library isn't installed."""
    DEVICE = "device"
    """There is no sound device, or it refuses."""


class SoundSink:
    """Plays the cue of what one key led to. After a fault, told once, nothing more is played."""

    cells: tuple[int, ...] = ()

    def __init__(self, failed: Callable[[SoundFault], None], command: Sequence[str] = ()) -> None:
        """``failed`` is called in another thread. ``command``: another child than ours."""
        self._failed = failed
        # -P: beside the child lie modules that are named as others are.
        self._command = [*(command or (sys.executable, "-P", sounds_child.__file__)), str(RATE)]
        self._inbox: SimpleQueue[Cue | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="sounds", daemon=True)
        self._thread.start()

    def emit(self, utterances: Sequence[Utterance], *, last: bool = False) -> None:
        """Have the cue played, if there is one. Returns at once."""
        cue = cue_of(utterances)
        if cue is not None:
            self._inbox.put(cue)

    def close(self) -> None:
        """Stop."""
        self._inbox.put(None)
        self._thread.join(_CLOSE_SECONDS)

    def _work(self) -> None:
        try:
            child = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                creationflags=_NO_WINDOW,
            )
        except OSError:
            self._failed(SoundFault.DEVICE)
            return
        assert child.stdin is not None
        with suppress(OSError), child.stdin as pipe:
            while (cue := self._inbox.get()) is not None:
                pipe.write(_order(cue))
                pipe.flush()
            # It plays what it has to its end.
        try:
            status = child.wait(_CLOSE_SECONDS)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
            return
        if status:
            module = status == sounds_child.NO_MODULE
            self._failed(SoundFault.MODULE if module else SoundFault.DEVICE)


class SoundSwitch:
    """Plays cues while they are wanted, which may change in the middle of a game."""

    cells: tuple[int, ...] = ()

    def __init__(
        self,
        wanted: Callable[[], bool],
        failed: Callable[[SoundFault], None],
        make: Callable[[Callable[[SoundFault], None]], Sink] = SoundSink,
    ) -> None:
        """``wanted`` is asked at each answer. ``failed`` is called in another thread."""
        self._wanted = wanted
        self._failed = failed
        self._make = make
        self._sink: Sink | None = None

    def emit(self, utterances: Sequence[Utterance], *, last: bool = False) -> None:
        """Play the cue, if sounds are wanted."""
        if not self._wanted():
            self.close()
            return
        if self._sink is None:
            self._sink = self._make(self._failed)
        self._sink.emit(utterances, last=last)

    def close(self) -> None:
        """Stop."""
        if self._sink is not None:
            self._sink.close()
            self._sink = None


@cache
def _order(cue: Cue) -> bytes:
    """Return what the child is told: how many bytes there are, and the bytes."""
    data = samples(cue).tobytes()
    return len(data).to_bytes(sounds_child.LENGTH_BYTES, "big") + data
