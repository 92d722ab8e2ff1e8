"""A sound server without a sound card, whose every sample a test hears."""

from __future__ import annotations

import math
import operator
import os
import subprocess
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.tools.speechd import SECONDS, need

RATE = 22050
"""Samples a second: those of espeak-ng, so that they pass as they are."""
_BYTES = 2
_HOP = RATE // 100
_WIDTH = 2 * _HOP
_SYLLABLE = 20
"""So many frames."""
_Frame = tuple[float, float]
_QUIET = int(0.6 * RATE) * _BYTES
"""How much of nothing counts as silence: a pause in a sentence is shorter."""
_ALSA = """
pcm.!default { type pulse }
ctl.!default { type pulse }
"""


class Sound:
    """The server. ``environment`` leads programs to it, those that use ALSA, too."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700)
        place = folder / "native"
        alsa = folder / "asound.conf"
        alsa.write_text(f"</usr/share/alsa/alsa.conf>\n{_ALSA}")
        self.environment = {
            "PULSE_SERVER": f"unix:{place}",
            "PULSE_RUNTIME_PATH": str(folder),
            "ALSA_CONFIG_PATH": str(alsa),
        }
        # Its settings and its cookie are its own.
        own = {
            **os.environ,
            **self.environment,
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
        }
        self._server = subprocess.Popen(
            [
                *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1"),
                *("--use-pid-file=no", "--disable-shm=yes"),
                f"--load=module-native-protocol-unix auth-anonymous=1 socket={place}",
                f"--load=module-null-sink sink_name=ear rate={RATE} channels=1 format=s16le",
            ],
            env=own,
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(int(SECONDS / 0.02)):
            if place.exists() or self._server.poll() is not None:
                break
            time.sleep(0.02)
        self._recorder = subprocess.Popen(
            [
                *("parec", "--raw", "--format=s16le", f"--rate={RATE}", "--channels=1"),
                *("--device=ear.monitor", "--latency-msec=10"),
            ],
            env=own,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._heard = bytearray()
        self._came = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()
        # It records from its first sample on, a silent one.
        self._await(lambda: len(self._heard) > 0)

    def mark(self) -> int:
        """Return where the recording has come to."""
        return len(self._heard)

    def await_quiet(self) -> int:
        """Wait until nothing sounds, and return where the recording has come to."""
        self._await(lambda: not any(self._heard[-_QUIET:]))
        return len(self._heard)

    def await_sound(self, since: int) -> None:
        """Wait until something sounds."""
        self._await(lambda: any(self._heard[since:]))

    def await_silence(self, since: int) -> bytes:
        """Wait until something has sounded and nothing sounds any more. Returns what sounded."""
        self.await_sound(since)
        self.await_quiet()
        return bytes(self._heard[since:]).strip(b"\0")

    def close(self) -> None:
        """End it."""
        for process in (self._recorder, self._server):
            process.kill()
            process.wait()

    def _await(self, is_so: Callable[[], bool]) -> None:
        with self._came:
            if not self._came.wait_for(is_so, SECONDS):
                raise AssertionError(f"{len(self._heard)} bytes were heard")

    def _listen(self) -> None:
        assert self._recorder.stdout is not None
        with suppress(OSError), self._recorder.stdout as samples:
            while chunk := os.read(samples.fileno(), 65536):
                with self._came:
                    self._heard += chunk
                    self._came.notify_all()


@contextmanager
def sound(folder: Path) -> Iterator[Sound]:
    """Run the server in a folder that isn't there yet. Skips where it needn't be installed."""
    need("pulseaudio", "parec")
    server = Sound(folder)
    try:
        yield server
    finally:
        server.close()


def rendered(text: str, language: str, words_a_minute: int) -> bytes:
    """Return the samples of espeak-ng's own rendering of a text."""
    done = subprocess.run(
        ["espeak-ng", "-v", language, "-s", str(words_a_minute), "--stdin", "--stdout"],
        input=text.encode(),
        stdout=subprocess.PIPE,
        check=True,
    )
    header = 44
    return done.stdout[header:].strip(b"\0")


def distance(expected: bytes, heard: bytes) -> float:
    """Return how far what was heard is from a rendering: 0 if it is in there just as it is.

    They are compared by how loud and how sharp each hundredth of a second is. What counts is the
    syllable that differs most: a synthesiser that runs on never makes the very same samples again,
    which adds up in a long sentence.
    """
    wanted = _features(expected)
    # Frames that don't begin at the same sample differ a little, too.
    costs = min((_costs(wanted, _features(heard[at * _BYTES :])) for at in (0, _HOP // 2)), key=sum)
    starts = range(max(1, len(costs) - _SYLLABLE))
    return max(sum(costs[at : at + _SYLLABLE]) for at in starts) / _SYLLABLE


def _costs(wanted: list[_Frame], found: list[_Frame]) -> list[float]:
    """Return what each wanted frame costs on the best path (dynamic time warping)."""
    # Before and after it other things may sound: each place is as good a beginning, or an end.
    sums = [[0.0] * (len(found) + 1)]
    steps: list[list[float]] = []
    for one in wanted:
        before, row, step = sums[-1], [math.inf], [0.0]
        for at, other in enumerate(found):
            step.append(math.dist(one, other))
            row.append(step[-1] + min(before[at], before[at + 1], row[at]))
        sums.append(row)
        steps.append(step)
    costs = [0.0] * len(wanted)
    row_at, at = len(wanted), sums[-1].index(min(sums[-1]))
    while row_at > 0:
        costs[row_at - 1] += steps[row_at - 1][at]
        nearest = ((row_at - 1, at - 1), (row_at - 1, at), (row_at, at - 1))
        row_at, at = min(nearest, key=lambda place: sums[place[0]][place[1]])
    return costs


def _features(sound: bytes) -> list[_Frame]:
    samples = array("h", sound[: len(sound) // _BYTES * _BYTES])
    changes = array("i", map(operator.sub, samples[1:], samples))
    starts = range(0, len(changes) - _WIDTH + 1, _HOP)
    return [(_level(samples[at : at + _WIDTH]), _level(changes[at : at + _WIDTH])) for at in starts]


def _level(values: array[int]) -> float:
    return math.log(100 + sum(map(abs, values)) / _WIDTH)
