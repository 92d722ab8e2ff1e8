"""Who speaks where the player hasn't said."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from golf_access.devices.circumstances import UNKNOWN_READER, Circumstances
from golf_access.devices.running import has_voice, running_readers
from golf_access.utterance import Output

linux = pytest.mark.skipif(sys.platform == "win32", reason="there are no users by number")


@pytest.mark.parametrize(
    ("readers", "output"),
    [
        *((reader, Output.TERMINAL) for reader in ("nvda", "narrator", "voiceover", "orca")),
        *((reader, Output.TERMINAL) for reader in ("fenrir", "yasr", "brltty", "speakup")),
        ("jaws", Output.READER),
        (UNKNOWN_READER, Output.READER),
        ("nvda jaws", Output.TERMINAL),
        ("", Output.VOICE),
    ],
)
def test_who_listens_decides(readers: str, output: Output) -> None:
    running = frozenset(readers.split())
    assert Circumstances(terminal=True, readers=running).output() is output


def test_nothing_talks_into_a_pipe_nor_far_away() -> None:
    assert Circumstances(terminal=False).output() is Output.TERMINAL
    assert Circumstances(terminal=True, remote=True).output() is Output.TERMINAL


def test_where_nothing_can_speak_there_are_lines() -> None:
    assert Circumstances(terminal=True, has_voice=False).output() is Output.TERMINAL


def run(root: Path, number: int, name: str, *words: str) -> None:
    """Let a process run: its name, cut to 15 letters as Linux does, and its command line."""
    folder = root / "proc" / str(number)
    folder.mkdir(parents=True)
    (folder / "comm").write_text(f"{name[:15]}\n")
    (folder / "cmdline").write_bytes(b"".join(os.fsencode(word) + b"\0" for word in words))


@linux
@pytest.mark.parametrize(
    ("name", "words", "reader"),
    [
        ("orca", ["/usr/bin/python3", "/usr/bin/orca"], "orca"),
        ("python3", ["/usr/bin/python3", "-u", "/usr/bin/fenrir", "-e"], "fenrir"),
        ("python3.13", ["python3.13", "-m", "orca.orca"], "orca"),
        ("python3", ["python3", "/opt/tdsr/tdsr.py"], "tdsr"),
        ("yasr", ["yasr", "-C", "conf", "golf-access"], "yasr"),
        ("brltty", ["/usr/bin/brltty"], "brltty"),
        ("espeakup", ["/usr/bin/espeakup"], "speakup"),
        # It has ended, and its parent hasn't taken notice.
        ("orca", [], None),
        ("python3", ["python3", "-m", "golf_access", "orca"], None),
        ("python3", ["python3"], None),
        ("less", ["less", "/usr/share/doc/orca"], None),
    ],
)
def test_readers_are_known_by_their_programs(
    tmp_path: Path, name: str, words: list[str], reader: str | None
) -> None:
    run(tmp_path, 1, "systemd", "/sbin/init")
    (tmp_path / "proc" / "2").mkdir()  # it went while we looked
    (tmp_path / "proc" / "self").mkdir()
    run(tmp_path, 300, name, *words)
    assert running_readers("linux", tmp_path) == frozenset([reader] if reader else [])


@linux
@pytest.mark.parametrize(("synth", "reader"), [("soft\n", "speakup"), ("none\n", None)])
def test_speakup_is_in_the_kernel(tmp_path: Path, synth: str, reader: str | None) -> None:
    folder = tmp_path / "sys" / "accessibility" / "speakup"
    folder.mkdir(parents=True)
    (folder / "synth").write_text(synth)
    assert running_readers("linux", tmp_path) == frozenset([reader] if reader else [])


@linux
def test_where_a_voice_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert has_voice("win32", {})
    assert has_voice("linux", {"SPEECHD_ADDRESS": "inet_socket:host"})
    assert not has_voice("linux", {})
    (tmp_path / "espeak-ng").touch(mode=0o755)
    assert has_voice("linux", {})
    assert not has_voice("freebsd14", {})


@pytest.mark.skipif(sys.platform != "linux", reason="only there scripts are looked for")
def test_a_reader_that_runs_is_found(tmp_path: Path) -> None:
    script = tmp_path / "fenrir"
    script.write_text("print('Ready.', flush=True)\ninput()\n")
    command = [sys.executable, str(script)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, **pipes) as reader:  # type: ignore[call-overload]
        reader.stdout.readline()
        assert "fenrir" in running_readers(sys.platform)
        reader.communicate(b"\n")
