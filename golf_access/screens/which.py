"""The second key of a command that needs one: which column, which rank."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from golf_access.announce import solitaire as tell
from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import REFERENCE_LANGUAGE
from golf_access.commands import Command, Mode
from golf_access.engine.cards import Rank
from golf_access.engine.views import SolitaireView
from golf_access.screens.base import Desk, Pop, Reply, Screen, plain_word, reply


class WhichColumn(Screen):
    """Reads the column whose number is pressed."""

    mode: ClassVar[Mode] = Mode.COLUMN

    def __init__(self, desk: Desk, view: Callable[[], SolitaireView]) -> None:
        self.desk = desk
        self._view = view

    def enter(self) -> list[Announcement]:
        """Ask for the column."""
        return [say("which-column", columns=len(self._view().columns))]

    def handle(self, command: Command) -> Reply:
        """Read a column, or leave."""
        if command.number is not None:
            return reply(tell.column(self._view(), command.number), then=Pop())
        if command is Command.ESCAPE:
            return reply(say("which-left"), then=Pop())
        return reply(*self.enter())


class WhichRank(Screen):
    """Tells where the cards are whose rank is pressed: a digit, or the rank's letter."""

    mode: ClassVar[Mode] = Mode.RANK

    def __init__(self, desk: Desk, view: Callable[[], SolitaireView]) -> None:
        self.desk = desk
        self._view = view

    def enter(self) -> list[Announcement]:
        """Ask for the rank."""
        return [say("which-rank")]

    def handle(self, command: Command) -> Reply:
        """Answer a rank, or leave."""
        if command.number is not None:
            return self._tell(Rank(command.number))
        if command is Command.ESCAPE:
            return reply(say("which-left"), then=Pop())
        return reply(*self.enter())

    def take_character(self, character: str) -> Reply | None:
        """Take a rank's letter in the player's language, then in English."""
        letter = character.lower()
        for language in (self.desk.language, self.desk.open_language(REFERENCE_LANGUAGE)):
            for rank in reversed(Rank):  # the joker last: its letter may be the jack's too
                if language.rank_letter(rank)[0] == letter:
                    return self._tell(rank)
        return None

    def take_text(self, text: str) -> Reply | None:
        """Take a rank by its name."""
        name = plain_word(text)
        for rank in Rank:
            if plain_word(self.desk.language.text(say("rank-name", rank=rank))) == name:
                return self._tell(rank)
        return None

    def _tell(self, rank: Rank) -> Reply:
        return reply(tell.where(self._view(), rank), then=Pop())
