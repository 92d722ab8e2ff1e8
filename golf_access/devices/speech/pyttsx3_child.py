"""The child that speaks one text with pyttsx3. It is run by its path, and imports nothing of ours.

It loads the synthesiser, tells that it is ready, reads an order (a JSON object) from its standard
input to the end, speaks it and ends. Its exit status tells how that went.
"""

from __future__ import annotations

import importlib
import json
import os
import shutil
import sys
import tempfile
import threading
from typing import Any

READY = b"+"
NO_MODULE = 3
NO_ENGINE = 4
FAILED = 5
NO_PLAYER = 6
NO_SOUND = 7

PLAYER = "aplay"
"""What plays its sound on Linux. The driver takes no notice when that fails, or isn't there."""

USUAL_WORDS = 200
"""Words a minute of pyttsx3, whatever the synthesiser."""


def run(folder: str) -> int:
    """Speak one text. Returns the exit status. ``folder`` is for the files that it makes."""
    tempfile.tempdir = folder
    answers = os.dup(1)
    # Drivers print; the other end expects nothing but the sign.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    if sys.platform == "linux" and shutil.which(PLAYER) is None:
        return NO_PLAYER
    statuses = _noting_programs()
    try:
        pyttsx3: Any = importlib.import_module("pyttsx3")
    except ImportError:
        return NO_MODULE
    try:
        engine = pyttsx3.init()
        # Listed before the text comes: it takes a while.
        voices = list(engine.getProperty("voices"))
    except Exception:
        return NO_ENGINE
    os.write(answers, READY)
    with open(0, "rb", closefd=False) as orders:
        order = orders.read()
    if not order:
        return 0
    try:
        told = json.loads(order)
        if "list" in told:
            names = [voice.name for voice in of_language(voices, told["list"])]
            os.write(answers, json.dumps(names).encode("ascii"))
            return 0
        speak(engine, voices, told)
    except Exception:
        return FAILED
    return NO_SOUND if any(statuses) else 0


def _noting_programs() -> list[int]:
    """Note the exit status of each program that is run by a shell from here on."""
    statuses: list[int] = []
    run_by_shell = os.system

    def noting(command: Any) -> int:
        statuses.append(run_by_shell(command))
        return statuses[-1]

    os.system = noting
    return statuses


def speak(engine: Any, voices: list[Any], order: dict[str, Any]) -> None:
    """Speak what is ordered, to its end."""
    current = engine.getProperty("voice")
    voice = choose_voice(voices, current, order["language"], order["voice"])
    if voice != current:
        engine.setProperty("voice", voice)
    if order["rate"] is not None:
        engine.setProperty("rate", USUAL_WORDS + order["rate"] * (1 if order["rate"] < 0 else 2))
    if order["pitch"] is not None:
        engine.setProperty("pitch", (order["pitch"] + 100) // 2)
    if order["volume"] is not None:
        engine.setProperty("volume", (order["volume"] + 100) / 200)
    finished = threading.Event()
    engine.connect("finished-utterance", lambda name, completed: finished.set())
    engine.say(order["text"])
    engine.runAndWait()
    if sys.platform == "linux":
        # The wait ends when the text is handed to the synthesiser's thread, not when it was
        # spoken (2.99 with espeak-ng, tried).
        finished.wait()


def choose_voice(voices: list[Any], current: str, language: str, name: str | None) -> str:
    """Return the id of a voice: the one that is named, else one of a language, else the current.

    Of several of a language it is the one of just that tag, else the current, else the first.
    """
    for voice in voices:
        if name and name in (voice.name, voice.id):
            return str(voice.id)
    fitting = of_language(voices, language)
    exact = [voice for voice in fitting if language.lower() in _tags(voice)]
    if not exact and any(voice.id == current for voice in fitting):
        return current
    return next((str(voice.id) for voice in exact + fitting), current)


def of_language(voices: list[Any], language: str) -> list[Any]:
    """Return the voices of a language (``en``, ``pt-BR``), those of all its countries."""
    plain = language.lower().split("-")[0]
    return [voice for voice in voices if plain in {tag.split("-")[0] for tag in _tags(voice)}]


def _tags(voice: Any) -> list[str]:
    return [_tag(tag) for tag in voice.languages or ()]


def _tag(tag: str | bytes) -> str:
    """Return a language's tag (``en-gb``): drivers write ``en_GB``, too, and bytes before it."""
    text = tag.decode("utf-8", "ignore") if isinstance(tag, bytes) else tag
    letters = "".join(letter for letter in text if letter.isprintable())
    return letters.replace("_", "-").lower()


if __name__ == "__main__":
    # Not by sys.exit: a synthesiser may hang at the end of the interpreter.
    os._exit(run(sys.argv[1]))  # noqa: TID251
