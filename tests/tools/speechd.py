"""A real speech-dispatcher without sound that tells a test each text it is given to speak.

Its synthesiser is a shell script, by the daemon's own module ``sd_generic``. The script writes
language, rate and text to a pipe, and ends; or sounds until it is cancelled, if the test wants that
of the text.
"""

from __future__ import annotations

import os
import queue
import shutil
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.tools.reader import REQUIRED

SECONDS = 20
"""How long an event is awaited that must come."""
LANGUAGES = ("en", "it", "nl", "ro")

_SCRIPT = """#!/bin/sh
# Options: language, rate. The text comes by standard input.
text=$(cat)
[ -z "$(printf %s "$text" | tr -d '[:space:]')" ] && exit
printf '%s|%s|%s\\n' "$1" "$2" "$text" >{pipe}
[ "$text" = "$(cat {hold})" ] && exec sleep 1000
exit 0
"""

_MODULE = """
GenericExecuteSynth "printf %s \\'$DATA\\' | {script} $VOICE $RATE"
GenericDelimiters "~"
GenericMaxChunkLength 4000
GenericRateAdd 0
GenericRateMultiply 100
GenericRateForceInteger 1
"""

_DAEMON = """
DisableAutoSpawn
Timeout 0
DefaultLanguage "en"
{module}
"""
TELLING = """
AudioOutputMethod "libao"
AddModule "telling" "sd_generic" "telling.conf"
DefaultModule telling
"""
ESPEAK = """
AudioOutputMethod "alsa"
AddModule "espeak-ng" "sd_espeak-ng" ""
DefaultModule espeak-ng
"""
PULSE = ESPEAK.replace("alsa", "pulse")


@dataclass(frozen=True)
class Spoken:
    """One text as the synthesiser was given it."""

    language: str
    rate: int
    text: str


class Speechd:
    """The daemon. ``address`` is for ``SPEECHD_ADDRESS``."""

    def __init__(self, folder: Path, module: str) -> None:
        self.folder = folder
        self._module = module
        self.socket = folder / "speechd.sock"
        self.address = f"unix_socket:{self.socket}"
        self.held = folder / "hold"
        self.held.touch()
        self._spoken: queue.Queue[Spoken] = queue.Queue()
        self.pipe = folder / "spoken"
        os.mkfifo(self.pipe)
        # Read and write: the pipe has no end as long as we are there.
        self._reader = os.open(self.pipe, os.O_RDWR)
        threading.Thread(target=self._read, daemon=True).start()
        self._configure()
        command = ["speech-dispatcher", "-s", "-C", str(folder / "conf"), "-c", "unix_socket"]
        command += ["-S", str(self.socket), "-P", str(folder / "pid"), "-L", str(folder)]
        with (folder / "messages").open("wb") as messages:
            self.process = subprocess.Popen(
                [*command, "-t", "0"],
                stdin=subprocess.DEVNULL,
                stdout=messages,
                stderr=messages,
                start_new_session=True,
            )
        self._await_begin()

    def hold(self, text: str) -> None:
        """Let one text sound until it is cancelled, instead of ending at once."""
        self.held.write_text(text)

    def next(self) -> Spoken:
        """Wait for the next text that the synthesiser is given."""
        return self._spoken.get(timeout=SECONDS)

    def say(self, text: str) -> None:
        """Say a text ourselves: all that was told before it is spoken before it."""
        subprocess.run(
            ["spd-say", "--wait", text],
            env={**os.environ, "SPEECHD_ADDRESS": self.address},
            check=True,
            timeout=SECONDS,
        )

    def told(self) -> list[Spoken]:
        """Return what it was given and what nobody has waited for."""
        told = []
        with suppress(queue.Empty):
            while True:
                told.append(self._spoken.get_nowait())
        return told

    def stop(self) -> None:
        """Stop the daemon itself: it hangs."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on."""
        self.process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """End the daemon and its synthesiser without a word."""
        # Its modules, and what they run, are in groups of their own.
        for number in (*descendants(self.process.pid), self.process.pid):
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        """End all."""
        self.kill()
        os.write(self._reader, b"\n")

    def _configure(self) -> None:
        modules = self.folder / "conf" / "modules"
        modules.mkdir(parents=True)
        script = self.folder / "synthesiser"
        script.write_text(_SCRIPT.format(pipe=self.pipe, hold=self.held))
        script.chmod(0o700)
        module = _MODULE.format(script=script)
        for language in LANGUAGES:
            module += f'GenericLanguage "{language}" "{language}" "utf-8"\n'
            module += f'AddVoice "{language}" "MALE1" "{language}"\n'
        (modules / "telling.conf").write_text(module)
        (self.folder / "conf" / "speechd.conf").write_text(_DAEMON.format(module=self._module))

    def _await_begin(self) -> None:
        """Wait until it listens: it writes its number when it does."""
        for _ in range(int(SECONDS / 0.02)):
            if self.socket.exists() and (self.folder / "pid").exists():
                return
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(0.02)
                break
        raise RuntimeError((self.folder / "messages").read_text())

    def _read(self) -> None:
        with os.fdopen(self._reader, "rb", closefd=False) as lines:
            for line in lines:
                if line == b"\n":
                    break
                language, rate, text = line.decode("utf-8").rstrip("\n").split("|", 2)
                self._spoken.put(Spoken(language, int(rate), text))
        os.close(self._reader)


def descendants(parent: int) -> list[int]:
    """Return the numbers of all processes below one that still runs."""
    children: list[str] = []
    # Each thread has its own.
    for listed in Path(f"/proc/{parent}/task").glob("*/children"):
        with suppress(OSError):
            children += listed.read_text().split()
    return [number for child in map(int, children) for number in (*descendants(child), child)]


@contextmanager
def speechd(folder: Path, module: str = TELLING) -> Iterator[Speechd]:
    """Run the daemon in ``folder``, speaking by ``TELLING`` or ``ESPEAK``.

    Skips the test where it isn't installed and needn't be.
    """
    need("speech-dispatcher")
    daemon = Speechd(folder, module)
    try:
        yield daemon
    finally:
        daemon.close()


def need(*programs: str) -> None:
    """Skip a test for want of a program; where the programs are required, fail."""
    for program in programs:
        if shutil.which(program) is None:
            if os.environ.get(REQUIRED) == "1":
                pytest.fail(f"{program} isn't installed")
            pytest.skip(f"{program} isn't installed")
