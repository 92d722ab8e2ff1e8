"""A match at a table that is played back."""

from __future__ import annotations

from typing import Any, ClassVar

from golf_access.announce import table as tell
from golf_access.announce.announcer import Announcement, say
from golf_access.announce.table import Names
from golf_access.commands import Command, Mode
from golf_access.engine.tableoutcomes import Look
from golf_access.engine.tableviews import TableView
from golf_access.play.log import GameLog
from golf_access.screens.base import Desk, Push, Reply, reply
from golf_access.screens.replay import ReplayScreen
from golf_access.screens.tablereading import next_board, read_board, read_card, read_table
from golf_access.screens.which import MOST_DIGITS, WhichPlace


class TableReplay(ReplayScreen):
    """A match as the person of it could know it; who sits here is spoken to as "you".

    Of several people each step is told as to who made it; what somebody looked at in secret stays
    secret.
    """

    mode: ClassVar[Mode] = Mode.TABLE_REPLAY

    def __init__(self, desk: Desk, log: GameLog[Any, Any], **how: Any) -> None:
        super().__init__(desk, log, **how)
        self.people = tuple(seat for seat, who in enumerate(log.header.seats) if who.is_person)
        self.other = self.seat

    @property
    def who(self) -> Names:
        """How the seats are called: who has no name, by a number."""
        language = self.desk.language
        names = tuple(
            who.name or language.text(say("person-name", number=number))
            for number, who in enumerate(self.log.header.seats, 1)
        )
        return Names(names, self.people[0] if self.own and len(self.people) == 1 else None)

    @property
    def seat(self) -> int | None:
        """Who looks at the table here: the only person, else the one who acted last."""
        acted = (entry.seat for entry in reversed(self.log.entries[: self.replay.position]))
        return next((seat for seat in acted if seat in self.people), next(iter(self.people), None))

    @property
    def view(self) -> TableView:
        """How things stand here."""
        view: TableView = self.replay.seen(self.seat).view
        return view

    @property
    def digits(self) -> int:
        """How many of the digit keys make sense."""
        return min(MOST_DIGITS, self.view.rules.cards)

    def opening(self) -> list[Announcement]:
        """Return who sits there and what was dealt."""
        seen = self.replay.seen(self.seat)
        return tell.opening(seen.events, seen.view, self.who)

    def told(self) -> list[Announcement]:
        """Return what was told of the step that led here."""
        entry, who = self.replay.entry, self.who
        assert entry is not None
        seat = self.seat if len(self.people) == 1 or entry.seat in self.people else None
        if isinstance(entry.action, Look) and who.you is None:
            seat = None
        seen = self.replay.seen(seat)
        return tell.describe(seen.events, seen.view, who)

    def player(self) -> str:
        """Return who made the step that led here."""
        assert self.replay.entry is not None
        return self.who.seats[self.replay.entry.seat]

    def read(self, command: Command) -> Reply:
        """Answer a question about how things stand here."""
        view, who = self.view, self.who
        match command:
            case Command.OWN_BOARD:
                self.other = self.seat
                return reply(*read_board(view, self.seat, who))
            case Command.OTHER_BOARD:
                return self._next_board(view)
            case Command.READ_CARD:
                return reply(then=Push(WhichPlace(self.desk, view.rules, self._read)))
        answer = read_table(command, view, who)
        if answer is not None:
            return answer
        assert command.number is not None, command
        if view.rules.cards > MOST_DIGITS:
            return reply(then=Push(WhichPlace(self.desk, view.rules, self._read, command.number)))
        if command.number > view.rules.cards:
            return reply(say("which-no-position", cards=view.rules.cards))
        return self._read(command.number)

    def _read(self, position: int) -> Reply:
        return reply(read_card(self.view, self.seat, position))

    def _next_board(self, view: TableView) -> Reply:
        """Read the board of the player after the one that was read last, one's own left out."""
        other = next_board(view, self.other, self.seat)
        if other is not None:
            self.other = other
        return reply(*read_board(view, other, self.who))
