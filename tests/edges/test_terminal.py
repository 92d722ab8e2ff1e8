"""The program in a pseudo-terminal: what it writes and takes, how it gives the terminal back."""

from __future__ import annotations

import shlex
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import Language
from golf_access.data import data_folder
from tests.tools.pty_run import Console

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")

PROGRAM = [sys.executable, "-m", "golf_access"]
GAME = [*PROGRAM, "solitaire", "--code", "GO1-E-AAAAAAB", "--lang", "ro"]
ROOT = Path(__file__).parents[2]
ROMANIAN = Language("ro", data_folder("locales") / "ro")


def said(message: str, **args: object) -> str:
    """What a message without a game's cards in it says, up to the first break of a line."""
    return ROMANIAN.text(Announcement(message, args))[:60].rsplit(" ", 1)[0]  # type: ignore[arg-type]


HELP_KEY = say("key-question-mark")
STARTED = said("press-for-help", key=HELP_KEY)


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Console]:
    with Console(GAME, env={"GOLF_ACCESS_HOME": str(tmp_path)}, cwd=ROOT) as console:
        console.expect_text(STARTED)
        yield console


def test_paste_mode_is_the_only_escape_sequence(game: Console) -> None:
    game.send(b" 52vd")
    game.expect_text("8 de treflă")
    game.send(b"qq")
    assert game.wait() == 0
    assert game.escapes() == [b"\x1b[?2004h", b"\x1b[?2004l"]
    assert game.raw.removesuffix(b"\x1b[?2004l").endswith(b"\r\n")
    assert b"\r\n\r\n" not in game.raw.replace(b"\x1b[?2004l", b"")


def test_terminal_is_given_back(game: Console) -> None:
    assert not game.terminal_modes().echo
    game.send(b"qq")
    assert game.wait() == 0
    assert game.terminal_modes() == game.initial_modes


@pytest.mark.parametrize("key", [b"\x03", b"\x04"])
def test_ctrl_c_and_ctrl_d_end_cleanly(game: Console, key: bytes) -> None:
    game.send(key)
    game.expect_text(said("goodbye"))
    assert game.wait() == 0
    assert game.terminal_modes() == game.initial_modes


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_signals_end_cleanly(game: Console, number: signal.Signals) -> None:
    game.signal(number)
    assert game.wait() == 0
    assert game.terminal_modes() == game.initial_modes
    assert game.escapes()[-1] == b"\x1b[?2004l"


def test_closed_terminal_ends_the_program(game: Console) -> None:
    game.hang_up()
    assert game.wait() == 0


def test_a_fault_of_ours_restores_the_terminal_and_is_told(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "from golf_access.announce import solitaire\n"
        "solitaire.score = lambda view: 1 / 0\n"
        "from golf_access.cli.main import main\n"
        "sys.exit(main())"
    )
    command = [sys.executable, "-c", program, *GAME[3:]]
    with Console(command, env={"GOLF_ACCESS_HOME": str(tmp_path)}, cwd=ROOT) as console:
        console.expect_text(STARTED)
        console.send(b"s")
        assert console.wait() == 1
        assert console.terminal_modes() == console.initial_modes
        assert "Traceback" not in console.text
        report = tmp_path / "golf-access-crash.txt"
        assert "ZeroDivisionError" in report.read_text("utf-8")
        assert report.name in console.text.replace("\n", "")


def test_escape_is_told_from_an_arrow(game: Console) -> None:
    game.send(b"\x1b")
    game.expect_text(said("silenced"))
    game.send(b"\x1b[C")
    game.expect_text("8 de treflă, ")
    game.send(b"\x1bOB")
    game.expect_text("2 de treflă, ")


def test_unknown_sequences_are_swallowed_and_told(game: Console) -> None:
    unknown = said("unknown-key", help=HELP_KEY)
    for sequence in (b"\x1b[57;99Z", b"\x1b5", b"\x1b[200;5q"):
        game.send(sequence)
        game.expect_text(unknown)
    game.send(b"t")
    game.expect_text("GO1-E-AAAAAAB, ")
    assert b"8 de trefl\xc4\x83 elim" not in game.raw


def test_pasted_code_is_offered_and_another_text_is_no_code(game: Console) -> None:
    game.send(b" ")
    game.expect_text("8 de pică")
    game.paste("5 2 1")
    game.expect_text(said("no-code"))
    game.paste(" go1-c-aaaaaac ")
    game.expect_text("GO1-C-AAAAAAC")
    game.send(b"\r")
    game.expect_text(said("game-begins", rule=say("rule-classic"), code="GO1-C-AAAAAAC"))


def test_keys_typed_before_the_start_are_kept(tmp_path: Path) -> None:
    with Console(GAME, env={"GOLF_ACCESS_HOME": str(tmp_path)}, cwd=ROOT) as console:
        console.send(b"     qq")
        assert console.wait() == 0
        assert console.text.count(ROMANIAN.text(say("key-space"))) == 0
        assert said("goodbye") in console.text


def test_resize_changes_where_lines_are_split(game: Console) -> None:
    game.resize(30, 40)
    game.send(b"v")
    game.expect_text(said("column", column=7, cards=()).split(":")[0])
    game.send(b"\x1b")
    game.expect_text(said("silenced"))
    after = game.text.split(STARTED)[1].splitlines()
    assert max(map(len, after)) < 40


@pytest.mark.skipif(shutil.which("bash") is None, reason="a shell with job control is needed")
def test_stopping_and_going_on(tmp_path: Path) -> None:
    script = f"{shlex.join(GAME)}; echo in the shell; read line; fg"
    command = ["bash", "-m", "-c", script]
    with Console(command, env={"GOLF_ACCESS_HOME": str(tmp_path)}, cwd=ROOT) as console:
        console.expect_text(STARTED)
        console.send(b"\x1a")
        console.expect_text("in the shell")
        assert console.terminal_modes() == console.initial_modes
        console.send(b"\n")
        console.expect_text(said("resumed"))
        console.wait_for_modes(canonical=False)
        console.send(b"d")
        console.expect_text("as de treflă")
        console.send(b"qq")
        assert console.wait() == 0


def test_line_mode_on_a_terminal_has_no_second_newline(tmp_path: Path) -> None:
    command = [*GAME, "--line"]
    with Console(command, env={"GOLF_ACCESS_HOME": str(tmp_path)}, cwd=ROOT) as console:
        console.expect_text(STARTED)
        console.send(b"draw\n")
        console.expect_text("8 de pică")
        console.send(b"\x04")
        assert console.wait() == 0
        assert "\n\n" not in console.text.removeprefix("\n")
        assert console.escapes() == []


def test_dumb_terminal_gets_the_line_mode(tmp_path: Path) -> None:
    environment = {"GOLF_ACCESS_HOME": str(tmp_path), "TERM": "dumb"}
    with Console(GAME, env=environment, cwd=ROOT) as console:
        console.expect_text(STARTED)
        console.send(b"draw\n")
        console.expect_text("8 de pică")
        assert console.terminal_modes().canonical


def test_the_very_first_start_asks_who_is_heard(tmp_path: Path) -> None:
    """Over SSH the player's own screen reader reads the lines."""
    env = {"GOLF_ACCESS_HOME": str(tmp_path), "GOLF_ACCESS_OUTPUT": None, "SSH_TTY": "/dev/pts/9"}
    with Console(GAME, env=env, cwd=ROOT) as console:
        console.expect_text(said("listening-terminal", number=1))
        console.send(b"1")
        console.expect_text(STARTED)
        console.send(b"qq")
        assert console.wait() == 0
    with Console(GAME, env=env, cwd=ROOT) as console:
        console.expect_text(STARTED)
        assert said("listening-terminal", number=1) not in console.text
        console.send(b"qq")
        assert console.wait() == 0
