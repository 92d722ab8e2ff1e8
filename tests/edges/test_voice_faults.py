"""What speaks fails in the middle of a whole game: no key and no text is lost, none is said twice.

The program runs in a pseudo-terminal with ``--output voice``. One list has what each synthesiser
was given: speech-dispatcher, then the stand-ins for espeak-ng and pyttsx3.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.goldens.playing import read_script
from tests.tools.between import Between
from tests.tools.driving import Driven
from tests.tools.program import ROOT, Program, Told
from tests.tools.speechd import ESPEAK, TELLING, Speechd, Spoken, need, speechd
from tests.tools.synthesisers import ESPEAK_RATE, PYTTSX3_RATE, StandIns

pytestmark = pytest.mark.slow

CODE, KEYS = read_script("classic")
FAIL_AT = 20
"""The key in whose answer it fails."""
DAEMON_RATE = 0
REPLACED = "voice-replaced"
LOST = "voice-lost"


@dataclass
class Game:
    """A game that is played aloud: each key is pressed when all before it was heard."""

    program: Program
    daemon: Speechd
    between: Between
    stand_ins: StandIns
    held: str
    """The last text that the key ``FAIL_AT`` leads to, which sounds until it is cut."""
    heard: list[Spoken] = field(default_factory=list)

    def press(self, key: str) -> None:
        """Press a key and hear all that is said up to its answer."""
        self.hear(self.program.press(key))

    def hear(self, told: list[Told]) -> None:
        """Wait until so much more was spoken. That nothing speaks isn't spoken."""
        for one in told:
            if one.id == LOST:
                continue
            self.heard.append(self.daemon.next())
            # Only what has begun counts as heard.
            if self.heard[-1].rate == DAEMON_RATE:
                self.between.await_begun()

    def play_and_fail(self, fail: Callable[[Game], None]) -> None:
        """Play the whole game; ``fail`` is called while an answer is being spoken."""
        self.hear(self.program.await_told(lambda one: True))
        for at, key in enumerate(KEYS):
            if at == FAIL_AT:
                self.daemon.hold(self.held)
            self.press(key)
            if at == FAIL_AT:
                fail(self)
            if at == FAIL_AT + 1 and not self.failures():
                self.hear(self.program.await_told(is_failure))
        assert self.program.wait() == 0

    def failures(self) -> list[Told]:
        """Return what was told of what doesn't speak."""
        return [one for one in self.program.told if is_failure(one)]

    def assert_nothing_was_lost(self, *rates: int) -> None:
        """Check that each text has its line and was spoken once; each key had its answer.

        ``rates`` are those of the synthesisers that spoke, each after the one before.
        """
        told = self.program.told
        self.program.assert_every_text_has_its_line()
        # Whatever comes late came, too: the program has ended.
        heard = self.heard + self.daemon.told()
        assert [(one.language, one.text.split()) for one in heard] == [
            (one.language, one.text.split()) for one in told if one.id != LOST
        ]
        assert tuple(dict.fromkeys(one.rate for one in heard)) == rates
        assert len(self.failures()) == 1


def is_failure(told: Told) -> bool:
    """Return whether a text tells that what speaks doesn't."""
    return told.id in (REPLACED, LOST)


@contextmanager
def played(
    folder: Path,
    language: str,
    *,
    module: str = TELLING,
    daemon_works: bool = True,
    espeak_works: bool = True,
    pyttsx3_works: bool = True,
) -> Iterator[Game]:
    """Start a game: the daemon is to speak, then the stand-ins."""
    with Driven(folder / "twin", language, CODE) as twin:
        held = twin.press(*KEYS[: FAIL_AT + 1]).utterances[-1].text
    with speechd(folder, module) as daemon:
        stand_ins = StandIns(folder / "stand-ins", daemon)
        between = Between(folder, daemon.socket)
        programs = [os.environ["PATH"]] if espeak_works else []
        modules = [str(stand_ins.modules)] if pyttsx3_works else []
        if not espeak_works:
            stand_ins.remove_espeak()
        env = {
            "SPEECHD_ADDRESS": between.address if daemon_works else "unix_socket:/nonexistent",
            "PATH": os.pathsep.join([str(stand_ins.programs), *programs]),
            "PYTHONPATH": os.pathsep.join([*modules, str(ROOT)]),
        }
        arguments = ["solitaire", "--code", CODE]
        with Program(folder, arguments, output="voice", language=language, env=env) as program:
            try:
                yield Game(program, daemon, between, stand_ins, held)
            finally:
                between.close()


def kill(game: Game) -> None:
    game.daemon.kill()


def stop(game: Game) -> None:
    game.daemon.stop()


def stop_reading(game: Game) -> None:
    game.between.stop_reading()


def kill_speaker(game: Game) -> None:
    """Kill the child that speaks. A key pressed before that is noticed would only cut it."""
    game.stand_ins.kill_speaker()
    game.hear(game.program.await_told(is_failure))


def nothing(game: Game) -> None:
    """It has failed at the start."""


@pytest.mark.parametrize(("language", "fail"), [("it", kill), ("ro", stop), ("nl", stop_reading)])
def test_the_daemon_fails(language: str, fail: Callable[[Game], None], tmp_path: Path) -> None:
    with played(tmp_path, language) as game:
        game.play_and_fail(fail)
        if fail is stop:
            game.daemon.go_on()
            game.daemon.say("The last text.")
            assert game.daemon.next().text == "The last text."
        game.assert_nothing_was_lost(DAEMON_RATE, ESPEAK_RATE)


def test_the_daemon_has_no_sound_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/dev/null")
    monkeypatch.setenv("PULSE_SERVER", "unix:/nonexistent")
    with played(tmp_path, "en", module=ESPEAK) as game:
        game.play_and_fail(nothing)
        game.assert_nothing_was_lost(ESPEAK_RATE)


def test_espeaks_child_is_killed(tmp_path: Path) -> None:
    with played(tmp_path, "ro", daemon_works=False) as game:
        game.play_and_fail(kill_speaker)
        game.assert_nothing_was_lost(ESPEAK_RATE, PYTTSX3_RATE)


def test_pyttsx3s_child_is_killed_and_it_goes_on(tmp_path: Path) -> None:
    """It is the last that there is: only lines tell of it, and the next key tries it again."""
    with played(tmp_path, "it", daemon_works=False, espeak_works=False) as game:
        game.play_and_fail(kill_speaker)
        game.assert_nothing_was_lost(PYTTSX3_RATE)


def test_the_next_ones_library_is_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """espeak-ng's child is killed, and pyttsx3 finds a library without its functions."""
    loaded = tmp_path / "loaded"
    make_library(tmp_path, loaded)
    monkeypatch.setenv("LD_LIBRARY_PATH", str(tmp_path))
    with played(tmp_path, "nl", daemon_works=False, pyttsx3_works=False) as game:
        game.play_and_fail(kill_speaker)
        game.assert_nothing_was_lost(ESPEAK_RATE)
    assert loaded.exists()


def make_library(folder: Path, loaded: Path) -> None:
    """Compile a library of espeak-ng's name that only notes that it was loaded."""
    need("gcc")
    source = folder / "library.c"
    source.write_text(
        "#include <stdio.h>\n"
        "__attribute__((constructor)) static void begin(void) {\n"
        f'    fclose(fopen("{loaded}", "w"));\n'
        "}\n"
    )
    library = folder / "libespeak-ng.so.1"
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
