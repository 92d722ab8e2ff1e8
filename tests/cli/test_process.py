"""The program as a process of its own: pipes, code pages, the end of whoever reads."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from golf_access.announce.announcer import say
from tests.cli.conftest import text

ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-m", "golf_access"]
REFERENCE = "GO1-E-AAAAAAB"


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {**kept, "GOLF_ACCESS_HOME": str(home), "PYTHONPATH": str(ROOT), **more}


def run(
    home: Path, *arguments: str, lines: str = "", **more: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=lines.encode(),
        capture_output=True,
        cwd=home,
        env=environment(home, **more),
        timeout=60,
    )


def test_the_documented_example_in_any_code_page(tmp_path: Path) -> None:
    more = {"LANG": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    arguments = ["solitaire", "--code", REFERENCE, "--lang", "ro"]
    ran = run(tmp_path, *arguments, lines="draw\n5\n2\ne\n", **more)
    assert (ran.returncode, ran.stderr) == (0, b"")
    written = ran.stdout.decode("utf-8").splitlines()
    assert text(say("goodbye"), "ro") == written[-1]
    assert ran.stdout.endswith(b"\n")
    assert b"\r" not in ran.stdout
    assert b"\x1b" not in ran.stdout
    assert all(8 <= len(line) < 80 for line in written)


def test_what_a_player_enters_is_never_written_raw(tmp_path: Path) -> None:
    ran = run(tmp_path, "solitaire", "--lang", "en", lines="ab\x1b[2J\n\x1b\n\x9b5\n\x00\x07\n")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert all(line.isprintable() for line in ran.stdout.decode("utf-8").splitlines())


def test_a_fault_in_any_code_page(tmp_path: Path) -> None:
    more = {"LANG": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ran = run(tmp_path, "solitaire", "--code", "GO1", "--lang", "ro", **more)
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr.decode("utf-8") == text(say("code-no-rule"), "ro") + "\n"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end in another way there")
@pytest.mark.parametrize(
    "arguments", [["solitaire"], ["deal", REFERENCE], ["--help"]], ids=" ".join
)
def test_a_reader_that_has_gone_is_no_fault(arguments: list[str], tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        ran = subprocess.run(
            [*PROGRAM, *arguments],
            input=b"draw\n" * 3,
            stdout=writer,
            stderr=subprocess.PIPE,
            env=environment(tmp_path),
            cwd=tmp_path,
            timeout=60,
        )
    finally:
        os.close(writer)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert list(tmp_path.iterdir()) == []


def test_a_missing_voice_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    # Which adapter is named, and with what problem, depends on the machine.
    told = text(say("voice-lost", adapter="", problem=say("speech-hung")))
    missing = told.partition(text(say("speech-hung")))[2].strip(". ").partition(";")[0].encode()
    with subprocess.Popen(
        [*PROGRAM, "solitaire", "--output", "voice", "--code", REFERENCE, "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(
            tmp_path, PATH=str(tmp_path), SPEECHD_ADDRESS=f"unix_socket:{tmp_path}/none"
        ),
        cwd=tmp_path,
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        begun = b""
        # Its own thread tells it: sooner or later, but without any key.
        while missing not in begun:
            data = os.read(game.stdout.fileno(), 4096)
            assert data
            begun += data
        out, err = game.communicate(b"draw\n5\n", timeout=60)
    assert (game.returncode, err) == (0, b"")
    assert missing not in out + begun.replace(missing, b"", 1)
    assert text(say("goodbye")).encode() in out
