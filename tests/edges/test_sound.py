"""What really sounds: a key's answer as espeak-ng renders it, told from near ones; and silence."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from golf_access.announce.announcer import say
from golf_access.announce.messages import LANGUAGES, Language
from golf_access.data import data_folder
from golf_access.devices.speech.base import Fault
from golf_access.devices.speech.registry import Surroundings, voice_entries
from golf_access.devices.voice import VoiceSink
from golf_access.engine.cards import parse_card
from tests.devices.said import said
from tests.tools.program import Program
from tests.tools.sound import Sound, distance, rendered, sound
from tests.tools.speechd import PULSE, need, speechd

pytestmark = pytest.mark.slow

RATES = {"espeak-ng": 175, "speech-dispatcher": 170, "pyttsx3": 200}
"""Words a minute of each, as it is set up."""
APART = 1.3
"""How many times further a near sentence has to be than the right one."""


@dataclass
class Room:
    """A sound server, and one synthesiser in it that works."""

    name: str
    sound: Sound
    environment: dict[str, str]
    """Variables by which only this synthesiser is found."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sound]:
    with sound(tmp_path_factory.mktemp("sound") / "server") as server:
        yield server


@pytest.fixture(params=list(RATES))
def room(
    request: pytest.FixtureRequest, server: Sound, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Room]:
    # pyttsx3 plays by aplay what espeak-ng's library makes.
    need("espeak-ng", "aplay")
    for variable, value in server.environment.items():
        monkeypatch.setenv(variable, value)
    name = request.param
    environment = {"SPEECHD_ADDRESS": "unix_socket:/nonexistent"}
    with ExitStack() as stack:
        if name == "speech-dispatcher":
            daemon = stack.enter_context(speechd(tmp_path, module=PULSE))
            environment = {"SPEECHD_ADDRESS": daemon.address}
        if name == "pyttsx3":
            programs = tmp_path / "programs"
            programs.mkdir()
            (programs / "aplay").symlink_to(shutil.which("aplay") or "")
            environment["PATH"] = str(programs)
        yield Room(name, server, environment)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_keys_answer_is_heard_and_told_from_near_ones(
    language: str, room: Room, tmp_path: Path
) -> None:
    words = Language(language, data_folder("locales") / language)

    def sentence(card: str, stock: int) -> bytes:
        text = words.text(say("drawn", card=parse_card(card), stock=stock))
        return rendered(text, language, RATES[room.name])

    arguments = ["solitaire", "--code", "GO1-C-AAAAAAB"]
    begin = room.sound.await_quiet()
    with Program(
        tmp_path, arguments, output="voice", language=language, env=room.environment
    ) as program:
        room.sound.await_sound(begin)
        begin = room.sound.mark()
        assert program.press("space")[-1].id == "drawn"
        heard = room.sound.await_silence(begin)
    expected = sentence("8S", 15)
    near = [sentence("9S", 15), sentence("8C", 15), sentence("8S", 14), sentence("8S", 5)]
    assert min(distance(one, heard) for one in near) > APART * distance(expected, heard)
    # Once, and before it no more than a little of what it cut.
    assert len(heard) < 1.5 * len(expected)


def test_a_key_cuts_what_sounds(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "This is a long sentence that takes so many seconds that nobody listens to its end."
    whole = rendered(text, "en", RATES[room.name])
    for variable, value in room.environment.items():
        monkeypatch.setenv(variable, value)
    around = Surroundings("linux", os.environ["SPEECHD_ADDRESS"])
    entries = [entry for entry in voice_entries(around) if entry.name == room.name]
    faults: list[Fault] = []
    begin = room.sound.await_quiet()
    sink = VoiceSink(entries, faults.append)
    sink.emit([said(text, cause="v")])
    room.sound.await_sound(begin)
    sink.emit([said("No.", cause="d")])
    assert len(room.sound.await_silence(begin)) < len(whole) / 2
    sink.close()
    assert faults == []
