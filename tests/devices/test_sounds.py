"""Cues: which messages have one, how they sound, and that they never keep anybody."""

from __future__ import annotations

import queue
import re
import sys
from collections.abc import Generator, Sequence
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest

from golf_access.announce.messages import REFERENCE_LANGUAGE
from golf_access.devices import sounds_child
from golf_access.devices.cues import _MESSAGES, RATE, Cue, cue_of, samples
from golf_access.devices.sounds import SoundFault, SoundSink, SoundSwitch
from golf_access.devices.sounds_child import LENGTH_BYTES, NO_DEVICE, NO_MODULE
from golf_access.utterance import Utterance
from tests.announce.catalogue import entries

LIMIT_SECONDS = 30.0


def said(message: str) -> Utterance:
    return Utterance(message, {}, "text", {}, "en")


@pytest.fixture
def child(tmp_path: Path) -> list[str]:
    """A child that writes what it is told to a file, and ends with what is asked for."""
    script = tmp_path / "child.py"
    script.write_text(
        "import pathlib, sys\n"
        "pathlib.Path(sys.argv[1]).write_bytes(sys.stdin.buffer.read())\n"
        "sys.exit(int(sys.argv[2]))\n"
    )
    return [sys.executable, "-I", "-S", str(script), str(tmp_path / "told")]


@pytest.mark.parametrize(
    ("messages", "cue"),
    [
        (["removed"], Cue.REMOVED),
        (["removed-last", "ended-won", "offer-new-game"], Cue.WON),
        (["drawn-last", "ended-blocked"], Cue.BLOCKED),
        (["refused-covered"], Cue.REFUSED),
        (["turn-discarded", "turn-you"], Cue.MY_TURN),
        (["taken-stock-you"], Cue.DRAWN),
        (["taken-stock"], None),
        (["undone-removed"], None),
        (["waste"], None),
        ([], None),
    ],
)
def test_one_cue_for_all_that_a_key_leads_to(messages: list[str], cue: Cue | None) -> None:
    assert cue_of([said(message) for message in messages]) == cue


@pytest.mark.parametrize("cue", Cue)
def test_messages_with_a_cue_are_there(cue: Cue) -> None:
    assert any(re.fullmatch(_MESSAGES[cue], name) for name in entries(REFERENCE_LANGUAGE))


@pytest.mark.parametrize("cue", Cue)
def test_a_cue_is_short_and_begins_and_ends_in_silence(cue: Cue) -> None:
    sound = samples(cue)
    assert 0.04 < len(sound) / RATE <= 0.5
    assert abs(sound[0]) <= 1
    assert abs(sound[-1]) <= 1
    assert 3_000 < max(map(abs, sound)) < 16_000


def test_cues_are_told_apart() -> None:
    for one, other in combinations(Cue, 2):
        assert samples(one)[:500] != samples(other)[:500]


def test_a_child_is_told_what_to_play(child: list[str], tmp_path: Path) -> None:
    sink = SoundSink(pytest.fail, [*child, "0"])
    for name in ("drawn", "waste", "removed"):
        sink.emit([said(name)])
    sink.close()
    told = (tmp_path / "told").read_bytes()
    for cue in (Cue.DRAWN, Cue.REMOVED):
        data = samples(cue).tobytes()
        length, told = told[:LENGTH_BYTES], told[LENGTH_BYTES:]
        assert int.from_bytes(length, "big") == len(data)
        assert told.startswith(data)
        told = told[len(data) :]
    assert told == b""


@pytest.mark.parametrize(
    ("status", "fault"),
    [(NO_MODULE, SoundFault.MODULE), (NO_DEVICE, SoundFault.DEVICE), (1, SoundFault.DEVICE)],
)
def test_a_fault_is_told_once(status: int, fault: SoundFault, child: list[str]) -> None:
    told: queue.Queue[SoundFault] = queue.Queue()
    sink = SoundSink(told.put, [*child, str(status)])
    for _ in range(3):
        sink.emit([said("drawn")])
    sink.close()
    assert told.get(timeout=LIMIT_SECONDS) is fault
    assert told.empty()


def test_a_child_that_cannot_be_started_is_told() -> None:
    told: queue.Queue[SoundFault] = queue.Queue()
    sink = SoundSink(told.put, ["no-such-program"])
    assert told.get(timeout=LIMIT_SECONDS) is SoundFault.DEVICE
    sink.close()


def test_a_child_that_dies_keeps_nobody(child: list[str]) -> None:
    told: queue.Queue[SoundFault] = queue.Queue()
    sink = SoundSink(told.put, [sys.executable, "-I", "-S", "-c", ""])
    for _ in range(1000):
        sink.emit([said("drawn")])
    sink.close()
    assert told.empty()


def test_without_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    assert sounds_child.run(RATE) == NO_MODULE


class Device:
    """Stands for miniaudio's device: takes a piece of each sound at once."""

    backend = "Test"

    def __init__(self, **options: object) -> None:
        self.running = False
        self.heard: list[bytes] = []
        Device.last = self

    last: ClassVar[Device]

    def start(self, stream: Generator[bytes, int, None]) -> None:
        assert not self.running
        self.running = True
        self.heard.append(stream.send(2))

    def stop(self) -> None:
        assert self.running
        self.running = False

    def close(self) -> None:
        assert not self.running


@pytest.mark.parametrize(("backend", "status"), [("Test", 0), ("Null", NO_DEVICE)])
def test_the_child_plays_each_sound_and_rests(
    backend: str, status: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    library = SimpleNamespace(PlaybackDevice=Device, SampleFormat=SimpleNamespace(SIGNED16=2))
    monkeypatch.setitem(sys.modules, "miniaudio", library)
    monkeypatch.setattr(Device, "backend", backend)
    monkeypatch.setattr(sounds_child, "REST_SECONDS", 0.01)
    orders = tmp_path / "orders"
    orders.write_bytes(b"\0\0\0\4abcd" + b"\0\0\0\2ef")
    with orders.open("rb") as opened:
        monkeypatch.setattr("builtins.open", lambda *_, **__: opened)
        assert sounds_child.run(RATE) == status
        monkeypatch.undo()
    assert Device.last.heard == ([b"abcd", b"ef\0\0"] if status == 0 else [])
    assert not Device.last.running


@pytest.mark.parametrize("wanted", [1, 100, 5000])
def test_a_device_gets_a_sound_whole_and_then_silence(wanted: int) -> None:
    data = samples(Cue.DRAWN).tobytes()
    stream = sounds_child.pieces(data)
    next(stream)
    got = [stream.send(wanted) for _ in range(len(data) // (2 * wanted) + 2)]
    assert {len(piece) for piece in got} == {2 * wanted}
    played = b"".join(got)
    assert played.startswith(data)
    assert set(played[len(data) :]) == {0}


class Heard:
    """A sink that notes what it is given."""

    cells: tuple[int, ...] = ()

    def __init__(self, _: object) -> None:
        self.ids: list[str] = []
        self.closed = False

    def emit(self, utterances: Sequence[Utterance], *, last: bool = False) -> None:
        self.ids += [one.id for one in utterances]

    def close(self) -> None:
        self.closed = True


def test_sounds_are_switched_in_the_middle_of_a_game() -> None:
    made: list[Heard] = []
    wanted = [False, True, True, False, True]

    def make(failed: object) -> Heard:
        made.append(Heard(failed))
        return made[-1]

    switch = SoundSwitch(lambda: wanted.pop(0), pytest.fail, make)
    for message in ("drawn", "removed", "waste", "counts", "score"):
        switch.emit([said(message)])
    switch.close()
    assert [one.ids for one in made] == [["removed", "waste"], ["score"]]
    assert all(one.closed for one in made)
