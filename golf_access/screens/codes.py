"""Game codes of every kind at the keyboard: what a code says, and the game that it deals.

The modules of table games are imported when such a game is asked for, so that a game of solitaire
starts without them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.codes import code_fault
from golf_access.commands import Command, Mode
from golf_access.engine.codes import CodeError, GameCode, parse_code
from golf_access.play.log import Header
from golf_access.screens.base import Desk, Pop, Reply, Screen
from golf_access.screens.text import TextScreen

if TYPE_CHECKING:
    from golf_access.engine.tablecodes import TableCode
    from golf_access.play.table import TableHeader

    AnyCode = GameCode | TableCode
    AnyHeader = Header | TableHeader

_TABLES = ("SG", "BG")


def read_code(text: str) -> AnyCode:
    """Return what a game code says, whatever game it is of. Raises ``CodeError``."""
    if _is_of_a_table(text):
        from golf_access.engine.tablecodes import parse_table_code

        return parse_table_code(text)
    return parse_code(text)


def _is_of_a_table(text: str) -> bool:
    return text.strip()[:2].upper() in _TABLES


def header_of(desk: Desk, code: AnyCode) -> AnyHeader:
    """Return the beginning of the game that a code deals, a table's with computer players."""
    if isinstance(code, GameCode):
        return desk.shelf.header(code.rules, code.number)
    from golf_access.play.table import TableHeader
    from golf_access.screens.tables import one_person

    return TableHeader.of(code.rules, code.number, one_person(desk, code.seats))


def screen_of(desk: Desk, header: AnyHeader) -> Screen:
    """Return the screen on which a game is played."""
    if isinstance(header, Header):
        from golf_access.screens.solitaire import SolitaireScreen

        return SolitaireScreen.play(desk, header)
    from golf_access.screens.table import TableScreen

    return TableScreen.play(desk, header)


def code_entry(desk: Desk, use: Callable[[AnyCode], Reply]) -> TextScreen:
    """Return a text entry for a game code, which ``use`` answers."""

    def accept(text: str) -> Reply | Announcement:
        try:
            answer = use(read_code(text))
        except CodeError as error:
            return code_fault(error, table=_is_of_a_table(text))
        return Reply(answer.said, answer.then or Pop())

    prompt = say(
        "enter-code",
        accept=desk.key(Mode.TEXT, Command.ACCEPT),
        leave=desk.key(Mode.TEXT, Command.ESCAPE),
    )
    return TextScreen(desk, prompt, accept)
