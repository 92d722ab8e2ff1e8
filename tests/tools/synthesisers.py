"""Stand-ins for espeak-ng and pyttsx3 that note each text where the test's daemon notes its own.

So one list has all that was spoken, whoever spoke it. A text that the daemon is told to hold
sounds here, too, until its process is killed.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

from tests.tools.speechd import Speechd

ESPEAK_RATE = -1
PYTTSX3_RATE = -2
"""Told as the rate, by which the list says who has spoken."""

_ESPEAK = """#!/bin/sh
PATH=/usr/bin:/bin
while [ "$1" != -v ]; do shift; done
text=$(cat)
echo $$ >{speaker}
printf '%s|{rate}|%s\\n' "$2" "$text" >{pipe}
[ "$text" = "$(cat {hold})" ] && exec sleep 1000
exit 0
"""

_PYTTSX3 = """
import os
import signal
from pathlib import Path


class Voice:
    def __init__(self, language):
        self.id = self.name = language
        self.languages = [language]


class Engine:
    def __init__(self):
        self.voice = "en"

    def getProperty(self, name):
        return list(map(Voice, ("en", "it", "nl", "ro"))) if name == "voices" else self.voice

    def setProperty(self, name, value):
        if name == "voice":
            self.voice = value

    def connect(self, topic, told):
        self.told = told

    def say(self, text):
        self.text = text

    def runAndWait(self):
        Path({speaker!r}).write_text(str(os.getpid()))
        with open({pipe!r}, "wb", buffering=0) as pipe:
            pipe.write(f"{{self.voice}}|{rate}|{{self.text}}\\n".encode())
        if self.text == Path({hold!r}).read_text():
            signal.pause()
        self.told("", True)


def init():
    return Engine()
"""


class StandIns:
    """The two, in a folder of programs and a folder of modules, for ``PATH`` and ``PYTHONPATH``."""

    def __init__(self, folder: Path, daemon: Speechd) -> None:
        self.programs = folder / "programs"
        self.modules = folder / "modules"
        self._speaker = folder / "speaker"
        for made in (self.programs, self.modules):
            made.mkdir(parents=True)
        places = {"pipe": str(daemon.pipe), "hold": str(daemon.held), "speaker": str(self._speaker)}
        self._program("espeak-ng", _ESPEAK.format(rate=ESPEAK_RATE, **places))
        # pyttsx3 is of no use without it.
        self._program("aplay", "#!/bin/sh\n")
        module = _PYTTSX3.format(rate=PYTTSX3_RATE, **places)
        (self.modules / "pyttsx3.py").write_text(module)

    def kill_speaker(self) -> None:
        """Kill the process that speaks, or was the last to speak."""
        os.kill(int(self._speaker.read_text()), signal.SIGKILL)

    def remove_espeak(self) -> None:
        """Leave pyttsx3 alone."""
        (self.programs / "espeak-ng").unlink()

    def _program(self, name: str, text: str) -> None:
        program = self.programs / name
        program.write_text(text)
        program.chmod(0o700)
