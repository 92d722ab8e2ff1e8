"""Runs the program's entry in process, as a shell would run it."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from golf_access.announce.announcer import Announcement
from golf_access.announce.messages import Language
from golf_access.cli.main import main
from golf_access.data import data_folder


@dataclass
class Ran:
    """How a run ended, what it wrote, and the transcript where one was asked for."""

    status: int
    out: str
    err: str
    transcript: list[dict[str, Any]]

    @property
    def ids(self) -> list[str]:
        """The transcript's message ids."""
        return [entry["id"] for entry in self.transcript]

    def args_of(self, name: str) -> dict[str, Any]:
        """Return the arguments of the only message ``name``."""
        (entry,) = (entry for entry in self.transcript if entry["id"] == name)
        return dict(entry["args"])


class Runner:
    """Runs ``golf-access``: English, with a home folder of its own, standard input from a file."""

    def __init__(
        self,
        folder: Path,
        monkeypatch: pytest.MonkeyPatch,
        capture: pytest.CaptureFixture[bytes],
    ) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.monkeypatch = monkeypatch
        self._capture = capture
        for name in ("GOLF_ACCESS_OUTPUT", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("GOLF_ACCESS_HOME", str(self.home))
        monkeypatch.setenv("GOLF_ACCESS_LANG", "en")

    def __call__(self, *arguments: str, lines: str = "") -> Ran:
        """Run the program on ``lines``."""
        keyboard = self.folder / "keyboard"
        keyboard.write_bytes(lines.encode("utf-8"))
        with keyboard.open() as stream:
            self.monkeypatch.setattr(sys, "stdin", stream)
            status = main(arguments)
        out, err = self._capture.readouterr()
        return Ran(status, out.decode("utf-8"), err.decode("utf-8"), [])

    def play(self, *arguments: str, lines: str = "") -> Ran:
        """Run a game with a transcript, which must end well."""
        path = self.folder / "transcript.jsonl"
        ran = self("solitaire", *arguments, "--transcript", str(path), lines=lines)
        assert (ran.status, ran.err) == (0, "")
        ran.transcript = list(map(json.loads, path.read_text("utf-8").splitlines()))
        return ran

    def transcript(self, path: Path) -> list[str]:
        """Return the ids of what was said, from a transcript."""
        return [json.loads(line)["id"] for line in path.read_text("utf-8").splitlines()]

    def write_settings(self, content: str) -> Path:
        """Write the settings file."""
        self.home.mkdir(exist_ok=True)
        path = self.home / "settings.toml"
        path.write_text(content, "utf-8")
        return path


def text(announcement: Announcement, language: str = "en") -> str:
    """Return what an announcement says."""
    return Language(language, data_folder("locales") / language).text(announcement)


def told(announcement: Announcement, language: str = "en") -> Ran:
    """Return the run that ends with a fault of the input, told in a single line."""
    return Ran(2, "", f"{text(announcement, language)}\n", [])


@pytest.fixture
def run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> Runner:
    return Runner(tmp_path, monkeypatch, capfdbinary)
