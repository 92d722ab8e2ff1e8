"""Games as text at the keyboard: written out, kept in a file, and read when one is given."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from golf_access.announce.announcer import Announcement, Arg, say
from golf_access.devices.sinks import SHORTEST_LINE
from golf_access.engine.faults import FaultError
from golf_access.play.log import GameLog
from golf_access.play.sharing import LINE, ShareError, share
from golf_access.screens.base import Desk, Push, Reply, reply
from golf_access.screens.lists import Item, ListScreen

FOLDER = "games"
"""Where games are written to, beside the settings."""
LONGEST_TOLD = 40
"""Characters of a word that somebody gave."""


class SharedText(ListScreen):
    """A game's text, a line an entry; before them what can be done with all of it."""

    def __init__(self, desk: Desk, name: str, lines: Sequence[str]) -> None:
        folder = desk.settings_file.path.parent / FOLDER
        items = [
            Item(say("share-whole"), lambda: reply(*self._lines())),
            Item(say("share-to-file", folder=str(folder)), lambda: self._write(folder)),
            *(Item(line) for line in self._of(lines)),
        ]
        super().__init__(desk, say("share-title", count=len(lines)), items)
        self._name = name
        self._text = "".join(f"{line}\n" for line in lines)

    def current(self) -> Announcement:
        """Return the entry; a line of the game without its number, so that it can be copied."""
        label = self.items[self.position].label
        return label if label.id == "paragraph" else super().current()

    def _of(self, lines: Sequence[str]) -> list[Announcement]:
        return [say("paragraph", text=line) for line in lines]

    def _lines(self) -> list[Announcement]:
        return [item.label for item in self.items if item.label.id == "paragraph"]

    def _write(self, folder: Path) -> Reply:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file = write_new(folder, self._name, self._text)
        except OSError:
            return reply(say("share-not-written", folder=str(folder)))
        return reply(say("share-written", file=str(file)))


def shared_text(desk: Desk, log: GameLog[Any, Any]) -> Reply:
    """Show a game as text, or tell why it has none."""
    try:
        text = share(log, desk.shelf.header)
    except ShareError as error:
        return reply(share_fault(error))
    return reply(then=Push(SharedText(desk, log.header.code or FOLDER, lines_of(text))))


def lines_of(text: str) -> list[str]:
    """Return a game's text in lines of which none is too short to be heard."""
    import textwrap

    for width in range(LINE, LINE // 2, -1):
        lines = textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)
        if len(lines[-1]) >= SHORTEST_LINE:
            break
    return lines


def write_new(folder: Path, name: str, text: str) -> Path:
    """Write a text to a file of that name, or with a number after it where there is one already.

    Returns the file. Raises ``OSError``.
    """
    number = 1
    while True:
        file = folder / (f"{name}.txt" if number == 1 else f"{name} {number}.txt")
        try:
            with file.open("x", encoding="utf-8") as stream:
                stream.write(text)
        except FileExistsError:
            number += 1
        else:
            return file


def share_fault(error: FaultError) -> Announcement:
    """Return what is said of a game that can't be read, or can't be shared."""
    facts: dict[str, Arg] = {
        name: _beginning(fact) if isinstance(fact, str) else fact
        for name, fact in error.facts.items()
    }
    if facts.get("known") == "":
        return Announcement("shared-nothing-fits", facts)
    return Announcement(f"shared-{error.fault.value}", facts)


def _beginning(text: str) -> str:
    """Return what is told of a word, or of the words that could stand there."""
    return text if len(text) <= LONGEST_TOLD else f"{text[:LONGEST_TOLD]}…"
