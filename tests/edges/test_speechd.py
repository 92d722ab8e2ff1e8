"""A real speech-dispatcher: a whole game in order, a key that cuts, and every way to fail."""

from __future__ import annotations

import os
import queue
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from golf_access.announce.messages import LANGUAGES
from golf_access.devices.speech.base import Adapter, Entry, Fault, Lost, Reason, VoiceSettings
from golf_access.devices.speech.espeak import EspeakAdapter
from golf_access.devices.speech.lane import probe
from golf_access.devices.speech.registry import Surroundings, voice_entries
from golf_access.devices.speech.ssip import TEST_TEXT, Connection
from golf_access.devices.voice import VoiceSink
from golf_access.utterance import Priority, Utterance
from tests.devices.said import said
from tests.goldens.playing import read_script
from tests.tools.driving import Driven
from tests.tools.speechd import ESPEAK, SECONDS, Speechd, need, speechd
from tests.tools.synthesisers import ESPEAK_RATE, StandIns

pytestmark = pytest.mark.slow

NOTICED_SECONDS = 2.0
"""Within this time a failure has to be noticed."""

Open = Callable[..., VoiceSink]


@pytest.fixture
def daemon(tmp_path: Path) -> Iterator[Speechd]:
    with speechd(tmp_path) as daemon:
        yield daemon


@pytest.fixture
def faults() -> queue.Queue[Fault]:
    return queue.Queue()


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> queue.Queue[str]:
    """What the daemon told to have begun: only that counts as heard when the daemon dies."""
    begun: queue.Queue[str] = queue.Queue()
    take = Connection._take

    def noting(link: Connection, lines: list[str]) -> None:
        take(link, lines)
        if lines[-1] == "701 BEGIN":
            begun.put(lines[0])

    monkeypatch.setattr(Connection, "_take", noting)
    return begun


@pytest.fixture
def open_voice(
    daemon: Speechd, faults: queue.Queue[Fault], tmp_path: Path
) -> Iterator[Callable[[], VoiceSink]]:
    """Opens a voice on the daemon, then on another synthesiser."""
    command = (str(StandIns(tmp_path / "stand-ins", daemon).programs / "espeak-ng"),)

    def make_other(lost: Lost) -> Adapter:
        return EspeakAdapter(command)

    other = Entry("other", ("linux",), make_other)
    opened: list[VoiceSink] = []

    def open_on(**options: object) -> VoiceSink:
        sink = VoiceSink([ssip(daemon), other], faults.put, **options)  # type: ignore[arg-type]
        opened.append(sink)
        return sink

    yield open_on
    daemon.kill()
    for sink in opened:
        sink.close()


def ssip(daemon: Speechd) -> Entry:
    """Return the entry that the game would try."""
    entries = voice_entries(Surroundings("linux", daemon.address))
    return next(entry for entry in entries if entry.name == "speech-dispatcher")


def answer(text: str, language: str = "en") -> Utterance:
    return said(text, cause="d", language=language)


def event(text: str) -> Utterance:
    return said(text, Priority.EVENT)


def words(text: str) -> list[str]:
    """Return what a synthesiser is given of a text: its module changes blanks."""
    return text.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_spoken_in_order_each_text_once_in_its_language(
    language: str, daemon: Speechd, open_voice: Open, faults: queue.Queue[Fault], tmp_path: Path
) -> None:
    code, keys = read_script("classic")
    sink = open_voice(settings=VoiceSettings(rate=42))
    with Driven(tmp_path / "home", language, code) as driven:
        answers = [driven.opening, *(driven.press(key) for key in keys)]
    assert driven.ended
    for given in answers:
        sink.emit(given.utterances)
        for one in given.utterances:
            spoken = daemon.next()
            assert (spoken.language, spoken.rate) == (language, 42)
            assert words(spoken.text) == words(one.text)
    sink.close()
    assert daemon.told() == []
    assert faults.empty()


def test_a_key_cancels_what_is_spoken(daemon: Speechd, open_voice: Open) -> None:
    sink = open_voice()
    daemon.hold("one")
    sink.emit([answer("one"), answer("dropped"), said("kept", Priority.IMPORTANT, cause="d")])
    assert daemon.next().text == "one"
    sink.emit([answer("two"), event("three")])
    assert [daemon.next().text for _ in range(3)] == ["kept", "two", "three"]
    sink.emit([answer("last")])
    assert daemon.next().text == "last"
    assert daemon.told() == []


def test_two_languages_take_turns(daemon: Speechd, open_voice: Open) -> None:
    sink = open_voice()
    sink.emit([answer("unu", "ro"), answer("due", "it"), answer("trei", "ro")])
    assert [daemon.next().language for _ in range(3)] == ["ro", "it", "ro"]


def fail_by_kill(daemon: Speechd) -> None:
    daemon.kill()


def fail_by_stop(daemon: Speechd) -> None:
    daemon.stop()


@pytest.mark.parametrize(
    ("fail", "reason"), [(fail_by_kill, Reason.ENDED), (fail_by_stop, Reason.HUNG)]
)
@pytest.mark.parametrize("key", [True, False])
def test_a_daemon_that_fails_in_the_middle_loses_and_repeats_nothing(
    fail: Callable[[Speechd], None],
    reason: Reason,
    key: bool,
    daemon: Speechd,
    open_voice: Open,
    faults: queue.Queue[Fault],
    begun: queue.Queue[str],
) -> None:
    sink = open_voice()
    sink.emit([answer("one")])
    assert daemon.next().text == "one"
    daemon.hold("two")
    sink.emit([event("two"), event("three"), event("four")])
    assert daemon.next().text == "two"
    for _ in (TEST_TEXT, "one", "two"):
        begun.get(timeout=SECONDS)
    fail(daemon)
    begin = time.monotonic()
    sink.emit([answer("five") if key else event("five")])
    spoken = [daemon.next()]
    while spoken[-1].text != "five":
        spoken.append(daemon.next())
    # A death is noticed at once: some of it may have been said before the key came.
    before = [one.text for one in spoken[:-1]]
    assert before == ["three", "four"][: len(before) if key else 2]
    assert {one.rate for one in spoken} == {ESPEAK_RATE}
    fault = faults.get(timeout=SECONDS)
    assert (fault.adapter, fault.problem.reason) == ("speech-dispatcher", reason)
    assert fault.successor == "other"
    assert time.monotonic() - begin < NOTICED_SECONDS
    if fail is fail_by_stop:
        # What it was about to be told isn't said by it later, either.
        daemon.go_on()
    sink.emit([event("last")])
    assert daemon.next().text == "last"
    assert daemon.told() == []
    assert faults.empty()


@pytest.mark.parametrize(
    ("fail", "reason"), [(fail_by_kill, Reason.ENDED), (fail_by_stop, Reason.HUNG)]
)
def test_a_daemon_that_fails_between_two_keys_is_noticed(
    fail: Callable[[Speechd], None],
    reason: Reason,
    daemon: Speechd,
    open_voice: Open,
    faults: queue.Queue[Fault],
) -> None:
    sink = open_voice()
    sink.emit([answer("one")])
    assert daemon.next().text == "one"
    fail(daemon)
    begin = time.monotonic()
    sink.emit([answer("two")])
    spoken = daemon.next()
    assert (spoken.text, spoken.rate) == ("two", ESPEAK_RATE)
    assert faults.get(timeout=SECONDS).problem.reason is reason
    assert time.monotonic() - begin < NOTICED_SECONDS
    if fail is fail_by_stop:
        daemon.go_on()
        sink.emit([answer("three")])
        assert daemon.next().text == "three"
    assert daemon.told() == []


def test_a_daemon_that_is_not_there_is_passed_over(
    daemon: Speechd, open_voice: Open, faults: queue.Queue[Fault]
) -> None:
    daemon.kill()
    open_voice().emit([answer("one")])
    assert daemon.next().rate == ESPEAK_RATE
    assert faults.empty()


# ------------------------------------------------------------------------------- espeak-ng


def test_a_child_that_is_killed_loses_and_repeats_nothing(
    daemon: Speechd, faults: queue.Queue[Fault]
) -> None:
    need("espeak-ng")
    silent = Entry("silent", ("linux",), make_silent)
    sink = VoiceSink([silent, ssip(daemon)], faults.put)
    sink.emit([answer("one"), answer("two"), answer("three")])
    child = STARTED.get(timeout=SECONDS)
    os.kill(child, signal.SIGKILL)
    assert [daemon.next().text for _ in range(2)] == ["two", "three"]
    fault = faults.get(timeout=SECONDS)
    assert (fault.adapter, fault.problem.reason) == ("silent", Reason.ENDED)
    sink.close()
    assert daemon.told() == []


STARTED: queue.Queue[int] = queue.Queue()


class Noted(EspeakAdapter):
    """Tells which child it started; the child waits where it would sound."""

    def speak(self, speech, ended):  # type: ignore[no-untyped-def]
        super().speak(speech, ended)
        assert self._child is not None
        STARTED.put(self._child.pid)


def make_silent(lost: Lost) -> Adapter:
    return Noted(("sh", "-c", "cat >/dev/null; exec sleep 1000"))


def test_without_a_sound_device_both_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need("espeak-ng")
    # Whatever this machine has: nothing of it is found.
    nothing = tmp_path / "asound.conf"
    nothing.write_text("")
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(nothing))
    monkeypatch.setenv("PULSE_SERVER", "unix:/nonexistent")
    faults: queue.Queue[Fault] = queue.Queue()
    entries = [entry for entry in voice_entries(Surroundings("linux")) if entry.name == "espeak-ng"]
    sink = VoiceSink(entries, faults.put)
    sink.emit([answer("one")])
    fault = faults.get(timeout=NOTICED_SECONDS)
    assert (fault.problem.reason, fault.successor) == (Reason.NO_SOUND, None)
    sink.close()


def test_the_daemon_without_a_sound_device_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/dev/null")
    monkeypatch.setenv("PULSE_SERVER", "unix:/nonexistent")
    with speechd(tmp_path, module=ESPEAK) as daemon:
        answer = probe(ssip(daemon), "linux")
    assert answer.problem is not None
    assert answer.problem.reason is Reason.NO_SOUND
    assert answer.seconds < NOTICED_SECONDS
