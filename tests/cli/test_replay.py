"""``golf-access replay FILE``: a shared game from a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import LANGUAGES
from tests.cli.conftest import Runner, text, told

GAME = "GO1-E-AAAAAAB d 5\n2\n"


def written(folder: Path, content: str | bytes) -> str:
    """Write a file. Returns its path."""
    file = folder / "game.txt"
    file.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
    return str(file)


def test_a_file_is_played_back(run: Runner, tmp_path: Path) -> None:
    file = written(tmp_path, GAME)
    transcript = tmp_path / "transcript.jsonl"
    ran = run("replay", file, "--transcript", str(transcript), lines="next\ne\nquit\n")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert text(say("replay-left")) in lines
    assert [line for line in lines if line.startswith("Move 1 of 3: 8 of spades")]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", say("shared-empty")),
        ("golf", say("code-not-a-code")),
        ("SG1-6-9-AAAAAAB", say("table-code-unknown-seats", seats="9")),
        (
            "GO1-E-AAAAAAB d\n5 9",
            say("shared-unknown-word", word="9", line=2, position=2, known="2 5 6 d u"),
        ),
        ("x" * 200_001, say("shared-too-long", length=200_001, longest=200_000)),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_file(
    content: str, problem: Announcement, language: str, run: Runner, tmp_path: Path
) -> None:
    file = written(tmp_path, content)
    fault = say("shared-file", file=file, problem=problem)
    assert run("replay", file, "--lang", language) == told(fault, language)


def test_files_that_can_not_be_read(run: Runner, tmp_path: Path) -> None:
    for file in (written(tmp_path, b"\xff\xfe"), str(tmp_path), str(tmp_path / "none"), "-"):
        assert run("replay", file) == told(say("file-unreadable", file=file))
    assert run("replay") == told(say("usage-missing-argument", argument="FILE"))
