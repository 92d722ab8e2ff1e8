"""espeak-ng as a child that can be killed: the way to silence it at once."""

from __future__ import annotations

import shutil
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress

from golf_access.devices.speech.base import (
    AdapterError,
    Ended,
    Problem,
    Reason,
    Speech,
    scaled,
)

PROGRAM = "espeak-ng"
RATES = (80, 175, 450)
"""Words a minute: the slowest, the usual and the fastest (``espeak-ng(1)``: -s)."""
PITCHES = (0, 50, 99)
VOLUMES = (0, 100, 200)
VARIANTS = ("f2", "f5", "m3", "m7")
"""Of its many ways to change a voice those that are the easiest to understand."""
VOICES_SECONDS = 1.5
NO_SOUND = b"error:"
"""How its complaint begins when there is no sound device. Its exit status is 0 all the same
(1.51, tried)."""


class EspeakAdapter:
    """Speaks each text by a child of its own, in the voice of the text's language."""

    brailles = False
    tells_end = True

    def __init__(self, command: Sequence[str] = (PROGRAM,)) -> None:
        self._command = tuple(command)
        self._child: subprocess.Popen[bytes] | None = None

    def available(self) -> Problem | None:
        """Return None if the program is installed. Whether it sounds is seen when it speaks."""
        if shutil.which(self._command[0]) is None:
            return Problem(Reason.PROGRAM_MISSING, {"program": PROGRAM})
        return None

    def speak(self, speech: Speech, ended: Ended) -> None:
        """Start a child with the text. It counts as said when the child has all of it."""
        self.cancel()
        try:
            child = subprocess.Popen(
                [*self._command, *_options(speech), "--stdin"],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
            )
        except OSError as error:
            raise AdapterError(Reason.BROKEN, error=type(error).__name__) from None
        self._child = child
        threading.Thread(target=_await, args=(child, ended), daemon=True).start()
        assert child.stdin is not None
        # A child that has gone already has told its status, which says more than the pipe.
        with suppress(OSError), child.stdin:
            child.stdin.write(speech.text.encode("utf-8"))

    def cancel(self) -> None:
        """Kill the child that speaks: it is silent at once."""
        child, self._child = self._child, None
        if child is not None:
            child.kill()

    def braille(self, text: str) -> None:
        """Nothing: it only speaks."""

    def voices(self, language: str) -> tuple[str, ...]:
        """Return the voices of a language, as ``-v`` takes them."""
        listed = subprocess.run(
            [*self._command, f"--voices={language}"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=VOICES_SECONDS,
            check=False,
        )
        # A line each: priority, language, age and sex, name, file. Names have no blanks. Those of
        # MBROLA are listed whether they are installed or not.
        lines = listed.stdout.decode("utf-8", "replace").splitlines()[1:]
        rows = [row for line in lines if len(row := line.split()) > 4]
        names = [row[3] for row in rows if not row[4].startswith("mb/")]
        variants = [f"{language}+{variant}" for variant in VARIANTS] if names else []
        return (*names, *variants)

    def close(self) -> None:
        """Kill the child."""
        self.cancel()


def _options(speech: Speech) -> list[str]:
    settings = speech.settings
    options = ["-v", settings.voices.get(speech.language, speech.language)]
    for option, value, scale in (
        ("-s", settings.rate, RATES),
        ("-p", settings.pitch, PITCHES),
        ("-a", settings.volume, VOLUMES),
    ):
        if value is not None:
            options += [option, str(scaled(value, *scale))]
    return options


def _await(child: subprocess.Popen[bytes], ended: Ended) -> None:
    assert child.stderr is not None
    with child.stderr:
        complaints = child.stderr.read()
    status = child.wait()
    if status > 0:
        # As for a voice that it doesn't have: nothing was spoken.
        ended(Problem(Reason.REFUSED, {"code": status}, unheard=True))
    elif status < 0:
        ended(Problem(Reason.ENDED, {"code": status}))
    elif any(line.startswith(NO_SOUND) for line in complaints.splitlines()):
        ended(Problem(Reason.NO_SOUND, unheard=True))
    else:
        ended(None)
