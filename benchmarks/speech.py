"""From a key to what speaks, against the synthesiser called bare; to silence; to a failure told.

``python -m benchmarks.speech [--keys N] [--sounds N] [--failures N]`` runs a sound server and a
speech-dispatcher of its own, without a sound card, and prints medians in milliseconds. For each
adapter that this system has:

- the time to the acceptance, in turn with the bare call of the same synthesiser, and the
  difference (goal: 5 at the most): what has to be told has been taken over by the synthesiser;
- the time to the first sample of its sound, likewise;
- the time from a key that cuts to the last sample that sounds (goal: 100).

And for each way to fail in the middle of a text, the time until it is told, the longest too (goal:
2000).
"""

from __future__ import annotations

import argparse
import os
import queue
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

from golf_access.devices.speech.base import (
    Adapter,
    Ended,
    Entry,
    Fault,
    Lost,
    Problem,
    Reason,
    Speech,
)
from golf_access.devices.speech.espeak import EspeakAdapter
from golf_access.devices.speech.lane import Answer, probe
from golf_access.devices.speech.pyttsx3 import Pyttsx3Adapter
from golf_access.devices.speech.registry import Surroundings, voice_entries
from golf_access.devices.speech.ssip import Address, find_address
from golf_access.devices.voice import VoiceSink
from golf_access.utterance import Utterance
from tests.tools.sound import sound
from tests.tools.speechd import PULSE, Speechd, speechd
from tests.tools.synthesisers import StandIns

GOAL_MILLISECONDS = 5.0
SILENCE_GOAL_MILLISECONDS = 100.0
FAILURE_GOAL_MILLISECONDS = 2000.0
GIVE_UP_SECONDS = 10.0
SETTLED_SECONDS = 0.2
TEXT = "8 of spades, column 3, 4 below it."
LONG_TEXT = "This is a long sentence that takes so many seconds that nobody hears its end."
SILENCE_SECONDS = 0.5
"""How long it has to be silent before the next sound is waited for."""


class Noted:
    """An adapter that tells when its text has been taken over. All else is the adapter's own.

    An empty text ends at once: of that key only the cut is heard. (espeak-ng makes a sound of
    anything, even of a blank.)
    """

    def __init__(self, adapter: Adapter, taken: queue.Queue[float | Fault]) -> None:
        self._adapter = adapter
        self._taken = taken
        self.brailles, self.tells_end = adapter.brailles, adapter.tells_end

    def available(self) -> Problem | None:
        """As the adapter."""
        return self._adapter.available()

    def speak(self, speech: Speech, ended: Ended) -> None:
        """As the adapter, and note the time."""
        if speech.text:
            self._adapter.speak(speech, ended)
        else:
            ended(None)
        self._taken.put(time.perf_counter())

    def cancel(self) -> None:
        """As the adapter."""
        self._adapter.cancel()

    def braille(self, text: str) -> None:
        """As the adapter."""
        self._adapter.braille(text)

    def voices(self, language: str) -> tuple[str, ...]:
        """As the adapter."""
        return self._adapter.voices(language)

    def close(self) -> None:
        """As the adapter."""
        self._adapter.close()


class Ours:
    """The game's own way: each call is a key's answer, which cuts the one before."""

    def __init__(self, entry: Entry) -> None:
        self._taken: queue.Queue[float | Fault] = queue.Queue()

        def make(lost: Lost) -> Adapter:
            return Noted(entry.make(lost), self._taken)

        self._sink = VoiceSink([Entry(entry.name, entry.platforms, make)], self._taken.put)

    def __call__(self) -> float:
        """Say it. Returns when it was taken over."""
        return self._say(TEXT)

    def begin_long(self) -> None:
        """Say what takes long."""
        self._say(LONG_TEXT)

    def silence(self) -> None:
        """Cut what is being said."""
        self._say("")

    def close(self) -> None:
        """End it."""
        self._sink.close()

    def _say(self, text: str) -> float:
        self._sink.emit([_answer(text)])
        taken = self._taken.get(timeout=GIVE_UP_SECONDS)
        if isinstance(taken, Fault):
            raise SystemExit(f"{taken.adapter}: {taken.problem}")
        return taken


class BareEspeak:
    """espeak-ng as a shell starts it, the last one killed before."""

    def __init__(self) -> None:
        self._child: subprocess.Popen[bytes] | None = None

    def __call__(self) -> float:
        """Say it. Returns when the child has its text."""
        self.silence()
        self._child = subprocess.Popen(
            ["espeak-ng", "-v", "en", "--stdin"],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        assert self._child.stdin is not None
        self._child.stdin.write(TEXT.encode())
        self._child.stdin.close()
        return time.perf_counter()

    def silence(self) -> None:
        """Kill it."""
        if self._child is not None:
            self._child.kill()
            self._child.wait()

    close = silence


class BareSpeechd:
    """speech-dispatcher's protocol with as few commands as it takes, in one thread."""

    def __init__(self, address: Address) -> None:
        self._link = socket.socket(socket.AF_UNIX)
        self._link.connect(str(address.place))
        self._ask("SET SELF CLIENT_NAME player:bare:main")
        self._ask("SET SELF PRIORITY MESSAGE")
        self._ask("SET SELF LANGUAGE en")

    def __call__(self) -> float:
        """Say it. Returns when it is queued."""
        self.silence()
        self._ask("SPEAK")
        self._ask(f"{TEXT}\r\n.")
        return time.perf_counter()

    def silence(self) -> None:
        """Cancel what is being said."""
        self._ask("CANCEL SELF")

    def close(self) -> None:
        """Hang up."""
        self._link.close()

    def _ask(self, line: str) -> None:
        self._link.sendall(f"{line}\r\n".encode())
        reply = b""
        while not reply.endswith(b"\r\n") or reply.split(b"\r\n")[-2][3:4] != b" ":
            reply += self._link.recv(4096)


class BarePyttsx3:
    """pyttsx3 in a child, the next one always ready: the least that can be interrupted."""

    program = (
        "import pyttsx3, sys, threading\n"
        "engine = pyttsx3.init()\n"
        "print(flush=True)\n"
        "engine.say(sys.stdin.read())\n"
        "done = threading.Event()\n"
        "engine.connect('finished-utterance', lambda name, completed: done.set())\n"
        "engine.runAndWait()\n"
        "done.wait()\n"
    )

    def __init__(self) -> None:
        self._next = self._start()
        self._child: subprocess.Popen[bytes] | None = None

    def __call__(self) -> float:
        """Say it. Returns when the child has its text."""
        self.silence()
        self._child = self._next
        assert self._child.stdin is not None
        self._child.stdin.write(TEXT.encode())
        self._child.stdin.close()
        taken = time.perf_counter()
        self._next = self._start()
        return taken

    def silence(self) -> None:
        """Kill it, and its player."""
        if self._child is not None:
            self._end(self._child)
            self._child = None

    def close(self) -> None:
        """End both."""
        self.silence()
        self._end(self._next)

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-c", self.program],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def _end(self, child: subprocess.Popen[bytes]) -> None:
        os.killpg(child.pid, signal.SIGKILL)
        child.wait()


class Ear:
    """Listens to what a sound server plays, and notes when sound begins."""

    def __init__(self) -> None:
        command = ["parec", "--raw", "--format=s16le", "--rate=22050", "--channels=1"]
        self._process = subprocess.Popen(
            [*command, "--latency-msec=1"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._heard: queue.Queue[float] = queue.Queue()
        self._sounding = time.perf_counter()
        threading.Thread(target=self._listen, daemon=True).start()

    def await_silence(self) -> None:
        """Wait until nothing sounds."""
        while time.perf_counter() - self._sounding < SILENCE_SECONDS:
            time.sleep(0.01)
        while not self._heard.empty():
            self._heard.get()

    def await_sound(self) -> float:
        """Return when the next sound began."""
        return self._heard.get(timeout=GIVE_UP_SECONDS)

    def await_last(self) -> float:
        """Wait for silence. Returns when the last sample came that sounds."""
        self.await_silence()
        return self._sounding

    def close(self) -> None:
        """Listen no more."""
        self._process.kill()
        self._process.wait()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        while chunk := os.read(self._process.stdout.fileno(), 4096):
            if any(chunk):
                now = time.perf_counter()
                if now - self._sounding >= SILENCE_SECONDS:
                    self._heard.put(now)
                self._sounding = now


Way = Ours | BareEspeak | BareSpeechd | BarePyttsx3


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--keys", type=int, default=100)
    parser.add_argument("--sounds", type=int, default=10)
    parser.add_argument("--failures", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, sound(Path(name, "server")) as server:
        os.environ.update(server.environment)
        with speechd(Path(name), module=PULSE) as daemon:
            _measure(Surroundings(sys.platform, daemon.address), options.keys, options.sounds)
    for what, measure in FAILURES.items():
        times = [_in_folder(measure) * 1000 for _ in range(options.failures)]
        sys.stdout.write(
            f"{what}, to the telling of it\n"
            f"  median      {statistics.median(times):8.2f} ms\n"
            f"  longest     {max(times):8.2f} ms (goal: {FAILURE_GOAL_MILLISECONDS:.0f})\n"
        )


def _measure(around: Surroundings, keys: int, sounds: int) -> None:
    bare: dict[str, Callable[[], Way]] = {
        "espeak-ng": BareEspeak,
        "speech-dispatcher": lambda: BareSpeechd(find_address(around.speechd_address, None)),
        "pyttsx3": BarePyttsx3,
    }
    for entry in voice_entries(around):
        answer = _settled(entry, around.platform)
        if answer.problem is not None:
            sys.stdout.write(f"{entry.name}: {answer.problem.reason}\n")
            continue
        ours = Ours(entry)
        make_bare = bare.get(entry.name)
        ways: list[Way] = [ours] + ([make_bare()] if make_bare else [])
        _report(f"{entry.name}, to its acceptance", _accepted(ways, keys))
        _report(f"{entry.name}, to the first sample", _heard(ways, sounds))
        sys.stdout.write(
            f"{entry.name}, from a key that cuts to silence\n"
            f"  ours        {_silenced(ours, sounds):8.2f} ms"
            f" (goal: {SILENCE_GOAL_MILLISECONDS:.0f})\n"
        )
        for way in ways:
            way.close()


def _settled(entry: Entry, platform: str) -> Answer:
    """Ask an adapter, again if it was slow: a daemon that was only just started has hiccups."""
    answer = probe(entry, platform)
    for _ in range(5):
        quick = answer.problem is None and answer.seconds < SETTLED_SECONDS
        if quick or (answer.problem and answer.problem.reason is not Reason.NO_SOUND):
            break
        answer = probe(entry, platform)
    # The first quick answer may be that of the start itself.
    return probe(entry, platform) if answer.problem is None else answer


def _accepted(ways: list[Way], keys: int) -> list[float]:
    """Return the median of each way, in milliseconds, until a text is taken over."""
    times: list[list[float]] = [[] for _ in ways]
    for way in ways:
        way()
    for _ in range(keys):
        for way, taken in zip(ways, times, strict=True):
            begin = time.perf_counter()
            taken.append(way() - begin)
            # As quick as a player types, in turn; and the other way's text is silenced.
            way.silence()
    return [statistics.median(taken) * 1000 for taken in times]


def _heard(ways: list[Way], sounds: int) -> list[float]:
    """Return the median of each way, in milliseconds, until it sounds."""
    ear = Ear()
    times: list[list[float]] = [[] for _ in ways]
    for _ in range(sounds):
        for way, heard in zip(ways, times, strict=True):
            for one in ways:
                one.silence()
            ear.await_silence()
            begin = time.perf_counter()
            way()
            heard.append(ear.await_sound() - begin)
    ear.close()
    return [statistics.median(heard) * 1000 for heard in times]


def _silenced(ours: Ours, sounds: int) -> float:
    """Return the median, in milliseconds, from a key that cuts to the last sample that sounds."""
    ear = Ear()
    times: list[float] = []
    for _ in range(sounds):
        ear.await_silence()
        ours.begin_long()
        ear.await_sound()
        # In the middle of a word, not at its very beginning.
        time.sleep(SILENCE_SECONDS)
        begin = time.perf_counter()
        ours.silence()
        times.append(ear.await_last() - begin)
    ear.close()
    return statistics.median(times) * 1000


def _in_folder(measure: Callable[[Path], float]) -> float:
    with tempfile.TemporaryDirectory() as name:
        return measure(Path(name))


def _daemon_killed(folder: Path) -> float:
    with speechd(folder) as daemon:
        return _told(_ssip(daemon), daemon, daemon.kill)


def _daemon_stopped(folder: Path) -> float:
    with speechd(folder) as daemon:
        return _told(_ssip(daemon), daemon, daemon.stop)


def _daemon_stopped_before_a_key(folder: Path) -> float:
    with speechd(folder) as daemon:
        return _told(_ssip(daemon), daemon, daemon.stop, key=True)


def _espeak_killed(folder: Path) -> float:
    with speechd(folder) as daemon:
        others = StandIns(folder / "others", daemon)
        program = str(others.programs / "espeak-ng")
        entry = Entry("espeak-ng", (sys.platform,), lambda lost: EspeakAdapter((program,)))
        return _told(entry, daemon, others.kill_speaker)


def _pyttsx3_killed(folder: Path) -> float:
    with speechd(folder) as daemon:
        others = StandIns(folder / "others", daemon)
        os.environ["PYTHONPATH"] = str(others.modules)
        entry = Entry("pyttsx3", (sys.platform,), lambda lost: Pyttsx3Adapter())
        return _told(entry, daemon, others.kill_speaker)


FAILURES = {
    "speech-dispatcher killed": _daemon_killed,
    "speech-dispatcher stopped": _daemon_stopped,
    "speech-dispatcher stopped, then a key": _daemon_stopped_before_a_key,
    "espeak-ng's child killed": _espeak_killed,
    "pyttsx3's child killed": _pyttsx3_killed,
}


def _ssip(daemon: Speechd) -> Entry:
    around = Surroundings(sys.platform, daemon.address)
    return next(entry for entry in voice_entries(around) if entry.name == "speech-dispatcher")


def _told(entry: Entry, daemon: Speechd, fail: Callable[[], None], *, key: bool = False) -> float:
    """Return the seconds until it is told that what speaks a text has failed.

    With ``key`` from a key that is pressed then, else from the failure itself.
    """
    told: queue.Queue[Fault] = queue.Queue()
    sink = VoiceSink([entry], told.put)
    daemon.hold(LONG_TEXT)
    sink.emit([_answer(LONG_TEXT)])
    daemon.next()
    begin = time.perf_counter()
    fail()
    if key:
        begin = time.perf_counter()
        sink.emit([_answer(TEXT)])
    told.get(timeout=GIVE_UP_SECONDS)
    seconds = time.perf_counter() - begin
    daemon.kill()
    sink.close()
    return seconds


def _answer(text: str) -> Utterance:
    return Utterance("answer", {}, text, {}, "en", cause="d")


def _report(what: str, medians: list[float]) -> None:
    ours = medians[0]
    sys.stdout.write(f"{what}\n  ours        {ours:8.2f} ms\n")
    if len(medians) > 1:
        difference = ours - medians[1]
        sys.stdout.write(
            f"  bare        {medians[1]:8.2f} ms\n"
            f"  difference  {difference:8.2f} ms (goal: {GOAL_MILLISECONDS:.0f})\n"
        )


if __name__ == "__main__":
    main()
