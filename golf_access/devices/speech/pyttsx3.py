"""pyttsx3 in children that can be killed, each for one text, the next one always ready."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress

from golf_access.devices.speech import pyttsx3_child
from golf_access.devices.speech.base import AdapterError, Ended, Problem, Reason, Speech
from golf_access.devices.speech.pyttsx3_child import (
    NO_ENGINE,
    NO_MODULE,
    NO_PLAYER,
    NO_SOUND,
    PLAYER,
    READY,
)

MODULE = "pyttsx3"
_KILL = 9
# What else it starts for the sound dies with it, and no window opens on Windows.
_NO_WINDOW = 0x08000000 if sys.platform == "win32" else 0


class Pyttsx3Adapter:
    """Speaks each text by a fresh child, which is why it can be cut on every system.

    In process it can't be interrupted on Linux, and speaks only once on Windows
    (nateshmbhat/pyttsx3 #440).
    """

    brailles = False
    tells_end = True

    def __init__(self, command: tuple[str, ...] = ()) -> None:
        # Killed children leave the sound files that they made.
        self._folder = tempfile.TemporaryDirectory(
            prefix="golf-access-", ignore_cleanup_errors=True
        )
        # -P: beside the child lies a module of the same name as pyttsx3.
        child = (sys.executable, "-P", pyttsx3_child.__file__)
        self._command = (*(command or child), self._folder.name)
        self._ready: Child | None = None
        self._speaking: Child | None = None
        self._closed = False

    def available(self) -> Problem | None:
        """Start the first child, and wait until its synthesiser is there."""
        if importlib.util.find_spec(MODULE) is None:
            return Problem(Reason.MODULE_MISSING, {"module": MODULE})
        if self._ready is None:
            self._ready = Child(self._command)
            return self._ready.await_ready()
        return None

    def speak(self, speech: Speech, ended: Ended) -> None:
        """Give a text to the child that is ready, and start the next one."""
        self.cancel()
        child = self._ready
        if child is None or child.has_ended():
            child = Child(self._command)
        self._ready, self._speaking = None, child
        child.speak(speech, ended)
        if not self._closed:
            self._ready = Child(self._command)

    def cancel(self) -> None:
        """Kill the child that speaks."""
        child, self._speaking = self._speaking, None
        if child is not None:
            child.kill()

    def braille(self, text: str) -> None:
        """Nothing: it only speaks."""

    def voices(self, language: str) -> tuple[str, ...]:
        """Return the synthesiser's voices of a language, asked of a child of its own."""
        return Child(self._command).voices(language)

    def close(self) -> None:
        """Kill all children."""
        self._closed = True
        self.cancel()
        child, self._ready = self._ready, None
        if child is not None:
            child.end()
        self._folder.cleanup()


class Child:
    """A process that loads pyttsx3, speaks one text and ends."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            creationflags=_NO_WINDOW,
        )

    def await_ready(self) -> Problem | None:
        """Wait until it can speak. Returns why it can't."""
        assert self._process.stdout is not None
        with self._process.stdout as answers:
            if answers.read(len(READY)) == READY:
                return None
        return _problem(self._process.wait())

    def has_ended(self) -> bool:
        """Return whether it isn't there any more."""
        return self._process.poll() is not None

    def speak(self, speech: Speech, ended: Ended) -> None:
        """Give it its text. It counts as said when the child has it."""
        settings = speech.settings
        order = {
            "text": speech.text,
            "language": speech.language,
            "voice": settings.voices.get(speech.language),
            "rate": settings.rate,
            "pitch": settings.pitch,
            "volume": settings.volume,
        }
        assert self._process.stdin is not None
        try:
            with self._process.stdin as pipe:
                pipe.write(json.dumps(order).encode("ascii"))
        except OSError:
            status = self._process.wait()
            raise AdapterError(Reason.ENDED, code=status) from None
        threading.Thread(target=self._await, args=(ended,), daemon=True).start()

    def voices(self, language: str) -> tuple[str, ...]:
        """Ask for the voices of a language. It ends then."""
        order = json.dumps({"list": language}).encode("ascii")
        told, _ = self._process.communicate(order)
        names = json.loads(told.removeprefix(READY) or b"[]")
        return tuple(map(str, names))

    def end(self) -> None:
        """End it although it was never given a text."""
        self.kill()
        self._process.wait()
        self._let_go()

    def kill(self) -> None:
        """Silence it, and what it has started. That it has ended is told by ``ended``."""
        with suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, _KILL)

    def _await(self, ended: Ended) -> None:
        status = self._process.wait()
        self._let_go()
        ended(_problem(status))

    def _let_go(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


def _problem(status: int) -> Problem | None:
    if status == 0:
        return None
    if status == NO_MODULE:
        return Problem(Reason.MODULE_MISSING, {"module": MODULE}, unheard=True)
    if status == NO_PLAYER:
        return Problem(Reason.PROGRAM_MISSING, {"program": PLAYER}, unheard=True)
    if status == NO_SOUND:
        return Problem(Reason.NO_SOUND, unheard=True)
    if status == NO_ENGINE:
        return Problem(Reason.NOT_RUNNING, unheard=True)
    return Problem(Reason.ENDED, {"code": status}, unheard=status > 0)
