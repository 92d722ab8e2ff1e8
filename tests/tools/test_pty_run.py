"""The pseudo-terminal for tests: bytes, screen, modes, signals and the end of a program."""

from __future__ import annotations

import os
import signal
import sys

import pytest

from tests.tools.pty_run import Console

PROGRAM = """
import os, shutil, signal, sys, termios, tty
before = termios.tcgetattr(0)
tty.setraw(0, termios.TCSANOW)
def say(text):
    os.write(1, ("\\r\\n" + text).encode())
signal.signal(signal.SIGWINCH, lambda *_: say("Width %d now." % shutil.get_terminal_size()[0]))
os.write(1, b"\\x1b[?2004h\\r\\nWelcome, press a key.")
while True:
    keys = os.read(0, 1000)
    if keys in (b"q", b"Q"):
        break
    say("Got %r now." % keys)
os.write(1, b"\\x1b[?2004l\\r\\n")
if keys == b"q":
    termios.tcsetattr(0, termios.TCSADRAIN, before)
sys.exit(5)
"""


def python(program: str, *arguments: str, rows: int = 30, columns: int = 80) -> Console:
    command = [sys.executable, "-S", "-c", program, *arguments]
    return Console(command, rows, columns, env={"COLUMNS": None})


def test_keys_go_in_and_every_byte_comes_out() -> None:
    with python(PROGRAM) as console:
        assert console.expect_text("Welcome, press a key.") == "\nWelcome, press a key."
        assert console.bracketed_paste
        console.send(b"3")
        console.expect_text("Got b'3' now.")
        console.send(b"\x1b[A")
        assert console.expect_text("now.") == "\nGot b'\\x1b[A' now."
        console.paste("GO1\nțx")
        console.expect_text(r"\x1b[200~GO1\r\xc8\x9bx\x1b[201~")
        assert console.screen[:3] == ["", "Welcome, press a key.", "Got b'3' now."]
        console.send(b"q")
        assert console.wait() == 5
        assert not console.bracketed_paste
        assert console.escapes() == [b"\x1b[?2004h", b"\x1b[?2004l"]
        assert console.raw.endswith(b"\x1b[?2004l\r\n")


def test_restored_modes_are_seen_after_the_end() -> None:
    with python(PROGRAM) as console:
        console.expect_text("Welcome")
        modes = console.wait_for_modes(canonical=False)
        assert (modes.echo, modes.signals, modes.extended) == (False, False, False)
        assert not modes.output_processing
        console.send(b"q")
        console.wait()
        assert console.terminal_modes() == console.initial_modes
        assert console.initial_modes.echo
        assert console.initial_modes.canonical
        assert console.initial_modes.signals


def test_modes_left_behind_are_seen_after_the_end() -> None:
    with python(PROGRAM) as console:
        console.expect_text("Welcome")
        console.send(b"Q")
        console.wait()
        assert console.terminal_modes() != console.initial_modes
        with pytest.raises(AssertionError, match="modes are still"):
            console.wait_for_modes(canonical=True, limit=0)


def test_the_size_is_given_and_a_new_one_told() -> None:
    program = "import os; print(os.get_terminal_size())"
    with python(program, rows=24, columns=40) as console:
        console.expect_text("columns=40, lines=24")
    with python(PROGRAM) as console:
        console.expect_text("Welcome")
        console.resize(24, 40)
        console.expect_text("Width 40 now.")
        assert len(console.screen) == 24


def test_signals_end_a_program() -> None:
    with python("import time; print('Ready.'); time.sleep(60)") as console:
        console.expect_text("Ready.")
        console.signal(signal.SIGTERM)
        assert console.wait() == -signal.SIGTERM


def test_ctrl_c_is_a_signal_of_the_terminal() -> None:
    program = (
        "import sys, time\n"
        "try:\n    print('Ready.', flush=True); time.sleep(60)\n"
        "except KeyboardInterrupt:\n    sys.exit(7)\n"
    )
    with python(program) as console:
        console.expect_text("Ready.")
        console.send(b"\x03")
        assert console.wait() == 7


def test_a_closed_window_hangs_the_program_up() -> None:
    with python("print('Ready.', flush=True); input()") as console:
        console.expect_text("Ready.\n")
        console.hang_up()
        assert console.wait() == -signal.SIGHUP
        assert console.text == "Ready.\n"


def test_much_output_does_not_block() -> None:
    with python("print('0123456789' * 50_000); print('Done.')") as console:
        assert console.wait() == 0
        assert console.raw.endswith(b"Done.\r\n")
        assert len(console.raw) > 500_000


def test_text_that_does_not_come_is_told_with_the_screen() -> None:
    with python("print('Something else.')") as console:
        late = r"(?s)before the program ended.*Something else"
        with pytest.raises(AssertionError, match=late):
            console.expect_text("Ready.")
    with python("print('Something else.'); input()") as console:
        console.expect_text("Something")
        with pytest.raises(AssertionError, match=r"within 0\.1 s"):
            console.expect_text("Something", limit=0.1)
        with pytest.raises(AssertionError, match="still runs"):
            console.wait(limit=0.1)


def test_a_program_that_still_runs_is_ended() -> None:
    with python("import time; print('Ready.', flush=True); time.sleep(600)") as console:
        console.expect_text("Ready.")
        os.kill(console.pid, 0)
    with pytest.raises(ProcessLookupError):
        os.kill(console.pid, 0)


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("plain [0m", []),
        ("\x1b[2K\x1b[1;31mred\x1b[m", ["\x1b[2K", "\x1b[1;31m", "\x1b[m"]),
        ("\x1b]0;title\x07x\x1b]8;;a\x1b\\y", ["\x1b]0;title\x07", "\x1b]8;;a\x1b\\"]),
        ("\x1b7\x1b(Bx\x1b=\x1bM", ["\x1b7", "\x1b(B", "\x1b=", "\x1bM"]),
        ("\x1b[?25l\x1b[6 q", ["\x1b[?25l", "\x1b[6 q"]),
        ("lone \x1b\né", ["\x1b"]),
    ],
)
def test_every_kind_of_escape_sequence_is_found(written: str, found: list[str]) -> None:
    program = "import sys; sys.stdout.buffer.write(eval(sys.argv[1]))"
    with python(program, repr(written.encode())) as console:
        console.wait()
        assert console.escapes() == [sequence.encode() for sequence in found]


def test_a_program_that_is_not_there_ends_with_a_message() -> None:
    with Console(["/no/such/program"]) as console:
        assert console.wait() != 0
        assert "FileNotFoundError" in console.text
