"""The questions about a table, in a match and in one that is played back."""

from __future__ import annotations

from collections.abc import Sequence

from golf_access.announce import table as tell
from golf_access.announce.announcer import Announcement, say
from golf_access.announce.table import Names
from golf_access.commands import Command
from golf_access.engine.tableviews import TableView
from golf_access.screens.base import Reply, reply


def read_table(command: Command, view: TableView, who: Names) -> Reply | None:
    """Return the answer to a question, None where the command is none."""
    match command:
        case Command.TOP_DISCARD:
            return reply(tell.top_discard(view))
        case Command.IN_HAND:
            return reply(tell.in_hand(view, who))
        case Command.TABLE_COUNTS:
            return reply(*tell.counts(view, who))
        case Command.SCORES:
            return reply(*tell.scores(view, who))
        case Command.WHOSE_TURN:
            return reply(tell.whose_turn(view, who))
        case Command.SEATING:
            return reply(*tell.seating(view, who))
        case Command.RULES:
            return reply(*tell.rules_in_force(view.rules, view.seats))
    return None


def read_board(view: TableView, seat: int | None, who: Names) -> list[Announcement]:
    """Return a seat's board; who only watches, or is out, has none."""
    if seat is None or not view.boards[seat].cards:
        return [say("table-no-board")]
    return tell.board(view, seat, who)


def read_card(view: TableView, seat: int | None, position: int) -> Announcement:
    """Return a card of a seat's board."""
    if seat is None or not view.boards[seat].cards:
        return say("table-no-board")
    return tell.under_cursor(view, seat, position)


def next_board(view: TableView, after: int | None, own: int | None) -> int | None:
    """Return whose board comes after the one that was read last; one's own is left out."""
    others = [seat for seat in _clockwise(view.players, after) if seat != own]
    return others[0] if others else None


def _clockwise(players: Sequence[int], after: int | None) -> list[int]:
    """Return the players in their order from the one after ``after`` on."""
    start = -1 if after is None else after
    return [seat for seat in players if seat > start] + [seat for seat in players if seat <= start]
