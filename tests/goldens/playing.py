"""Plays a script of keys and returns what is heard."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

from golf_access.play.sharing import read_shared
from golf_access.screens.base import Desk, Screen
from golf_access.screens.replay import replay_of
from tests.tools.driving import Driven, first_screen

FOLDER = Path(__file__).parent
SCRIPTS = tuple(sorted(path.stem for path in FOLDER.glob("*.keys")))
WIDTH = 80


@dataclass(frozen=True)
class Heard:
    """One key with the texts that it wrote, one a write; the first one's key is "start"."""

    key: str
    writes: tuple[str, ...]

    @property
    def lines(self) -> list[str]:
        """The lines without the newlines around them."""
        return [line for write in self.writes for line in write.strip("\n").split("\n")]


def read_script(name: str) -> tuple[str, list[str]]:
    """Return a script's game code and its keys."""
    lines = (FOLDER / f"{name}.keys").read_text("utf-8").splitlines()
    code = next(line for line in lines if line.startswith("# code: "))
    return code.removeprefix("# code: "), [line for line in lines if not line.startswith("#")]


def replayed(name: str) -> str | None:
    """Return the shared game that a script plays back; None where it plays a game of its own."""
    lines = (FOLDER / f"{name}.keys").read_text("utf-8").splitlines()
    games = [line for line in lines if line.startswith("# replay: ")]
    return games[0].removeprefix("# replay: ") if games else None


def play(name: str, language: str, width: int = WIDTH) -> list[Heard]:
    """Play a script from its beginning to its end."""
    code, keys = read_script(name)
    shared = replayed(name)

    def first(desk: Desk) -> Screen:
        if shared is None:
            return first_screen(desk, code)
        return replay_of(desk, read_shared(shared, desk.shelf.header), own=True)

    with (
        tempfile.TemporaryDirectory() as folder,
        Driven(Path(folder), language, first=first, width=width) as driven,
    ):
        heard = [Heard("start", tuple(driven.opening.writes))]
        heard += [Heard(key, tuple(driven.press(key).writes)) for key in keys]
        assert driven.ended, f"{name} goes on after its last key"
    return heard


def golden_path(name: str, language: str) -> Path:
    """Return where a golden is kept."""
    return FOLDER / f"{name}.{language}.txt"


def as_text(heard: list[Heard]) -> str:
    """Return a golden's text: each key in brackets, its lines below it."""
    return "".join(f"[{one.key}]\n" + "".join(f"{line}\n" for line in one.lines) for one in heard)
