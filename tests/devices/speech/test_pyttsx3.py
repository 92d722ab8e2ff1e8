"""pyttsx3's children: what they are told, how they end, what they do."""

from __future__ import annotations

import queue
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from golf_access.devices.speech.base import Problem, Reason, Speech
from golf_access.devices.speech.pyttsx3 import Pyttsx3Adapter
from golf_access.devices.speech.pyttsx3_child import choose_voice, of_language, speak
from tests.devices.speech.acting import SECONDS

Ends = queue.Queue[Problem | None]

# Stands for the child: is ready, keeps its order, and ends or stays as the text says.
CHILD = """
import os, signal, sys, time
sys.stdout.write("+"); sys.stdout.flush()
order = sys.stdin.read()
if order:
    open(sys.argv[1] + "/" + str(os.getpid()), "w").write(order)
if "stay" in order: signal.pause()
if "die" in order: os.kill(os.getpid(), 9)
sys.exit(5 if "fail" in order else 0)
"""


@pytest.fixture
def child(tmp_path: Path) -> tuple[str, ...]:
    script = tmp_path / "child.py"
    script.write_text(CHILD.replace("sys.argv[1]", repr(str(tmp_path))))
    return (sys.executable, "-I", "-S", str(script))


@pytest.fixture
def adapter(child: tuple[str, ...]) -> Iterator[Pyttsx3Adapter]:
    adapter = Pyttsx3Adapter(child)
    assert adapter.available() is None
    yield adapter
    adapter.close()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("one", None),
        ("fail", Problem(Reason.ENDED, {"code": 5}, unheard=True)),
        ("die", Problem(Reason.ENDED, {"code": -9})),
    ],
)
def test_how_a_child_ended_is_told(
    text: str, problem: Problem | None, adapter: Pyttsx3Adapter
) -> None:
    ends: Ends = queue.Queue()
    for _ in range(2):
        adapter.speak(Speech(text, "en"), ends.put)
        assert ends.get(timeout=SECONDS) == problem


def test_a_child_is_killed_to_be_silent_and_the_next_is_ready(
    adapter: Pyttsx3Adapter, tmp_path: Path
) -> None:
    ends: Ends = queue.Queue()
    adapter.speak(Speech("stay", "en"), ends.put)
    adapter.cancel()
    problem = ends.get(timeout=SECONDS)
    assert problem == Problem(Reason.ENDED, {"code": -9})
    adapter.speak(Speech("one", "en"), ends.put)
    assert ends.get(timeout=SECONDS) is None


def test_a_child_that_died_while_it_waited_is_replaced(adapter: Pyttsx3Adapter) -> None:
    ends: Ends = queue.Queue()
    assert adapter._ready is not None
    adapter._ready.end()
    adapter.speak(Speech("one", "en"), ends.put)
    assert ends.get(timeout=SECONDS) is None


def test_no_file_is_left(child: tuple[str, ...]) -> None:
    adapter = Pyttsx3Adapter(child)
    folder = Path(adapter._folder.name)
    (folder / "sound.wav").touch()
    adapter.close()
    assert not folder.exists()


@pytest.mark.parametrize(
    ("status", "problem"),
    [
        (3, Problem(Reason.MODULE_MISSING, {"module": "pyttsx3"}, unheard=True)),
        (4, Problem(Reason.NOT_RUNNING, unheard=True)),
        (6, Problem(Reason.PROGRAM_MISSING, {"program": "aplay"}, unheard=True)),
        (7, Problem(Reason.NO_SOUND, unheard=True)),
    ],
)
def test_a_child_without_a_synthesiser_is_told(status: int, problem: Problem) -> None:
    adapter = Pyttsx3Adapter((sys.executable, "-I", "-S", "-c", f"raise SystemExit({status})"))
    assert adapter.available() == problem
    adapter.close()


VOICES: list[Any] = [
    SimpleNamespace(id="gmw/en-029", name="Caribbean", languages=["en-029"]),
    SimpleNamespace(id="gmw/en", name="English", languages=["en-gb"]),
    SimpleNamespace(id="it-ch", name="Ticino", languages=["it_CH"]),
    SimpleNamespace(id="it", name="Alice", languages=["it"]),
    SimpleNamespace(id="ro", name="Romanian", languages=[b"\x05ro"]),
    SimpleNamespace(id="x", name="Nobody", languages=None),
]


class Engine:
    """Stands for pyttsx3's engine."""

    def __init__(self) -> None:
        self.done: list[object] = []

    def getProperty(self, name: str) -> str:  # noqa: N802
        assert name == "voice"
        return "gmw/en"

    def setProperty(self, name: str, value: object) -> None:  # noqa: N802
        self.done.append((name, value))

    def connect(self, topic: str, told: Any) -> None:
        assert topic == "finished-utterance"
        self._told = told

    def say(self, text: str) -> None:
        self.done.append(text)

    def runAndWait(self) -> None:  # noqa: N802
        self.done.append("run")
        self._told(name=None, completed=True)


@pytest.mark.parametrize(
    ("language", "name", "current", "voice"),
    [
        ("it", None, "gmw/en", "it"),
        ("ro", None, "gmw/en", "ro"),
        ("en", None, "gmw/en", "gmw/en"),
        ("en", None, "ro", "gmw/en-029"),
        ("nl", None, "gmw/en", "gmw/en"),
        ("it", "Romanian", "gmw/en", "ro"),
        ("it", "no such voice", "gmw/en", "it"),
    ],
)
def test_the_voice_is_of_the_language_or_the_one_named(
    language: str, name: str | None, current: str, voice: str
) -> None:
    assert choose_voice(VOICES, current, language, name) == voice


def test_an_order_is_spoken_as_it_says() -> None:
    engine = Engine()
    order = {"text": "unu", "language": "ro", "voice": None}
    speak(engine, VOICES, {**order, "rate": 50, "pitch": 0, "volume": 100})
    speak(engine, VOICES, {**order, "language": "nl", "rate": None, "pitch": None, "volume": None})
    assert engine.done == [
        ("voice", "ro"),
        ("rate", 300),
        ("pitch", 50),
        ("volume", 1.0),
        "unu",
        "run",
        "unu",
        "run",
    ]


LISTING = """
import json, sys
sys.stdout.write("+"); sys.stdout.flush()
print(json.dumps(["Elsa", "Cosimo"]) if json.load(sys.stdin) == {"list": "it"} else "[]")
"""


@pytest.mark.parametrize(("language", "voices"), [("it", ("Elsa", "Cosimo")), ("ro", ())])
def test_a_child_lists_the_voices(language: str, voices: tuple[str, ...], tmp_path: Path) -> None:
    script = tmp_path / "child.py"
    script.write_text(LISTING)
    adapter = Pyttsx3Adapter((sys.executable, "-I", "-S", str(script)))
    assert adapter.voices(language) == voices
    adapter.close()


def test_voices_are_of_a_language_by_their_tags() -> None:
    def voice(name: str, *tags: str | bytes) -> SimpleNamespace:
        return SimpleNamespace(name=name, languages=list(tags))

    voices = [voice("a", "pt_BR"), voice("b", b"\x05pt-pt"), voice("c", "en_US"), voice("d")]
    assert [one.name for one in of_language(voices, "pt-BR")] == ["a", "b"]
    assert of_language(voices, "ro") == []
