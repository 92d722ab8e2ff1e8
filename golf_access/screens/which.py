"""The second key of a command that needs one: which column, which rank, which card."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from golf_access.announce import solitaire as tell
from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import REFERENCE_LANGUAGE
from golf_access.commands import Command, Mode
from golf_access.engine.cards import Rank
from golf_access.engine.tablerules import TableRules
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
        for language in (self.desk.language, self.desk.languages.open(REFERENCE_LANGUAGE)):
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


MOST_DIGITS = 9
"""Boards of so many cards are numbered by one digit, larger ones by row and column."""


class WhichPlace(Screen):
    """Asks for a card of a board, by its position or by row and column, and hands it to ``use``."""

    mode: ClassVar[Mode] = Mode.PLACE

    def __init__(
        self,
        desk: Desk,
        rules: TableRules,
        use: Callable[[int], Reply],
        row: int | None = None,
    ) -> None:
        """Ask; a ``row`` that was given already isn't asked for."""
        self.desk = desk
        self.rules = rules
        self.row = row
        self._use = use

    def enter(self) -> list[Announcement]:
        """Ask for what is missing."""
        rules = self.rules
        if rules.cards <= MOST_DIGITS:
            return [say("which-position", cards=rules.cards)]
        if self.row is None:
            return [say("which-row", rows=rules.rows)]
        return [say("which-column-of-row", row=self.row, columns=rules.columns)]

    def handle(self, command: Command) -> Reply:
        """Take a digit, or leave."""
        rules, digit = self.rules, command.number
        if command is Command.ESCAPE:
            return reply(say("which-left"), then=Pop())
        if digit is None:
            return reply(*self.enter())
        if rules.cards <= MOST_DIGITS:
            position = digit if digit <= rules.cards else None
        elif self.row is None and digit <= rules.rows:
            self.row = digit
            return reply(*self.enter())
        else:
            position = None if self.row is None else _position(rules, self.row, digit)
        if position is None:
            return self._nowhere()
        return Reply(self._use(position).said, Pop())

    def _nowhere(self) -> Reply:
        rules = self.rules
        if rules.cards <= MOST_DIGITS:
            return reply(say("which-no-position", cards=rules.cards), then=Pop())
        return reply(say("which-no-place", rows=rules.rows, columns=rules.columns), then=Pop())


def place_in_text(text: str, rules: TableRules) -> int | None:
    """Return the position that a line names by row and column, as ``23``; None where it doesn't."""
    digits = text.strip()
    if rules.cards <= MOST_DIGITS or len(digits) != 2 or not digits.isdecimal():
        return None
    return _position(rules, int(digits[0]), int(digits[1]))


def _position(rules: TableRules, row: int, column: int) -> int | None:
    if not (1 <= row <= rules.rows and 1 <= column <= rules.columns):
        return None
    return (row - 1) * rules.columns + column
