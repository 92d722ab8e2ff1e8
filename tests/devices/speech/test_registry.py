"""Which adapters are tried where, in which order, and what each answers."""

from __future__ import annotations

import subprocess
import sys

import pytest

from golf_access.devices.speech.base import Problem, Reason
from golf_access.devices.speech.lane import probe
from golf_access.devices.speech.registry import Surroundings, chain, everything
from tests.devices.speech.acting import SECONDS, Actor


@pytest.mark.parametrize(
    ("platform", "mode", "names"),
    [
        ("linux", "voice", "speech-dispatcher espeak-ng pyttsx3"),
        ("linux", "reader", "prismatoid speech-dispatcher espeak-ng pyttsx3"),
        ("darwin", "voice", "pyttsx3 espeak-ng"),
        ("darwin", "reader", "voiceover prismatoid pyttsx3 espeak-ng"),
        ("win32", "voice", "sapi5 pyttsx3"),
        (
            "win32",
            "reader",
            "nvda jaws zdsr pc-talker dolphin system-access window-eyes prismatoid sapi5 pyttsx3",
        ),
    ],
)
def test_the_order_on_each_system(platform: str, mode: str, names: str) -> None:
    assert [entry.name for entry in chain(mode, Surroundings(platform))] == names.split()


def test_what_the_player_wants_comes_first() -> None:
    names = [entry.name for entry in chain("voice", Surroundings("win32"), "jaws")]
    assert names == ["jaws", "sapi5", "pyttsx3"]
    names = [entry.name for entry in chain("voice", Surroundings("linux"), "pyttsx3")]
    assert names == ["pyttsx3", "speech-dispatcher", "espeak-ng"]


def test_everything_is_listed_once_what_can_be_had_first() -> None:
    entries = everything(Surroundings("linux"))
    names = [entry.name for entry in entries]
    assert names[:5] == ["prismatoid", "speech-dispatcher", "espeak-ng", "pyttsx3", "brlapi"]
    assert len(names) == len(set(names)) == 14
    answers = [probe(entry, "linux") for entry in entries if "linux" not in entry.platforms]
    assert len(answers) == 9
    for answer in answers:
        assert answer.problem is not None
        assert answer.problem.reason is Reason.PLATFORM


def test_an_adapter_is_asked_and_closed_again() -> None:
    for problem in (None, Problem(Reason.NOT_RUNNING)):
        actor = Actor(problem=problem)
        answer = probe(actor.entry("linux"), "linux", SECONDS)
        assert (answer.adapter, answer.problem) == ("first", problem)
        assert actor.closed.is_set()


def test_an_adapter_that_hangs_is_not_waited_for() -> None:
    actor = Actor(hangs={"available"})
    answer = probe(actor.entry("linux"), "linux", 0.05)
    actor.let_go.set()
    assert answer.problem == Problem(Reason.HUNG, {"seconds": 0})


def test_an_adapter_of_another_system_is_not_made() -> None:
    actor = Actor()
    answer = probe(actor.entry("win32", "darwin"), "linux", SECONDS)
    assert answer.problem == Problem(Reason.PLATFORM, {"platforms": "win32 darwin"})
    assert actor.made == 0


def test_no_library_is_loaded_before_it_is_tried() -> None:
    program = (
        "import sys\n"
        "from golf_access.devices import voice\n"
        "from golf_access.devices.speech import registry\n"
        "registry.everything(registry.Surroundings(sys.platform))\n"
        "adapters = ('ao2', 'ssip', 'espeak', 'pyttsx3', 'prism')\n"
        "names = ['golf_access.devices.speech.' + name for name in adapters]\n"
        "names += ['accessible_output2', 'pyttsx3', 'prism', 'ctypes', 'socket', 'subprocess']\n"
        "print(*sorted(set(names) & set(sys.modules)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
