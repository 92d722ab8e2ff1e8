"""Who speaks where the player hasn't said."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from golf_access.devices.circumstances import Circumstances, reader_of, running_readers
from golf_access.utterance import Output


@pytest.mark.parametrize(
    ("platform", "readers", "output"),
    [
        ("win32", "nvda", Output.TERMINAL),
        ("win32", "narrator", Output.TERMINAL),
        ("win32", "jaws", Output.READER),
        ("win32", "nvda jaws", Output.TERMINAL),
        ("win32", "", Output.VOICE),
        ("linux", "orca", Output.TERMINAL),
        ("linux", "brltty", Output.TERMINAL),
        ("linux", "fenrir", Output.TERMINAL),
        ("linux", "yasr", Output.TERMINAL),
        ("linux", "speakup", Output.TERMINAL),
        ("linux", "", Output.VOICE),
        ("darwin", "voiceover", Output.TERMINAL),
        ("darwin", "", Output.VOICE),
        ("freebsd14", "", Output.TERMINAL),
    ],
)
def test_who_listens_decides(platform: str, readers: str, output: Output) -> None:
    running = frozenset(readers.split())
    assert Circumstances(platform, terminal=True, readers=running).output() is output


@pytest.mark.parametrize("platform", ["win32", "linux", "darwin"])
def test_nothing_talks_into_a_pipe_nor_far_away(platform: str) -> None:
    assert Circumstances(platform, terminal=False).output() is Output.TERMINAL
    assert Circumstances(platform, terminal=True, remote=True).output() is Output.TERMINAL


@pytest.mark.parametrize(
    ("name", "command", "reader"),
    [
        ("nvda.exe", [], "nvda"),
        ("NVDA.EXE", [], "nvda"),
        ("jfw.exe", [], "jaws"),
        ("VoiceOver", [], "voiceover"),
        ("orca", [], "orca"),
        ("python3", ["/usr/bin/python3", "/usr/bin/orca", "--replace"], "orca"),
        ("python3.11", ["python3", "-u", "/usr/bin/fenrir"], "fenrir"),
        ("python3", ["python3", "orca.py"], None),
        ("python3", [], None),
        ("bash", ["bash", "/usr/bin/orca"], None),
        ("", [], None),
    ],
)
def test_readers_are_known_by_their_programs(
    name: str, command: list[str], reader: str | None
) -> None:
    assert reader_of(name, lambda: command) == reader


@pytest.mark.skipif(sys.platform == "win32", reason="programs can't be named freely there")
def test_a_reader_that_runs_is_found(tmp_path: Path) -> None:
    script = tmp_path / "fenrir"
    script.write_text("print('Ready.', flush=True)\ninput()\n")
    command = [sys.executable, str(script)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, **pipes) as reader:  # type: ignore[call-overload]
        reader.stdout.readline()
        assert "fenrir" in running_readers()
        reader.communicate(b"\n")
