"""Game codes of every kind at the keyboard: what a code says, and the game that it deals.

A shared game, which is a code and what was done, is taken wherever a code is.

The modules of table games are imported when such a game is asked for, so that a game of solitaire
starts without them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.codes import code_fault
from golf_access.commands import Command, Mode
from golf_access.engine.codes import CodeError, GameCode, parse_code
from golf_access.engine.faults import FaultError
from golf_access.play.log import Entry, GameLog, Header
from golf_access.screens.base import Become, Desk, Pop, Push, Reply, Screen, reply
from golf_access.screens.text import TextScreen

if TYPE_CHECKING:
    from golf_access.engine.tablecodes import TableCode
    from golf_access.play.store import Occasion
    from golf_access.play.table import TableHeader

    AnyCode = GameCode | TableCode
    AnyHeader = Header | TableHeader
    Given = AnyCode | GameLog[Any, Any]

    class Start(Protocol):
        """Begins a game."""

        def __call__(self, header: AnyHeader, occasion: Occasion | None = None, /) -> Reply:
            """Return the answer that plays it; ``occasion``: why it is played."""


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


def screen_of(
    desk: Desk,
    header: AnyHeader,
    entries: Iterable[Entry] = (),
    *,
    occasion: Occasion | None = None,
    game: int | None = None,
) -> Screen:
    """Return the screen on which a game is played, from where its ``entries`` lead on.

    It is kept: ``occasion`` and ``game`` are those of ``Records.keep``.
    """
    if isinstance(header, Header):
        from golf_access.play.host import Host
        from golf_access.screens.solitaire import SolitaireScreen

        host = Host(header, entries)
        desk.records.keep(host, occasion=occasion, game=game)
        return SolitaireScreen(desk, host)
    from golf_access.play.table import TableHost
    from golf_access.screens.table import TableScreen

    table = TableHost(header, entries)
    desk.records.keep(table, occasion=occasion, game=game)
    return TableScreen(desk, table)


def read_given(desk: Desk, text: str) -> Given:
    """Return what a text says: a code, or a shared game.

    Raises ``CodeError``, and ``ShareError`` for what follows a code.
    """
    words = text.split(maxsplit=1)
    if len(words) < 2 or not _is_code(words[0]):
        return read_code(text)
    from golf_access.play.sharing import read_shared

    return read_shared(text, desk.shelf.header)


def _is_code(word: str) -> bool:
    try:
        read_code(word)
    except CodeError:
        return False
    return True


def take_given(desk: Desk, text: str, use: Callable[[Given], Reply]) -> Reply | None:
    """Have ``use`` answer a text that was pasted, or tell what is wrong with a shared game.

    None where the text is neither a code nor a game.
    """
    try:
        given = read_given(desk, text)
    except CodeError:
        return None
    except FaultError as error:
        return reply(given_fault(error, text))
    return use(given)


def given_fault(error: FaultError, text: str) -> Announcement:
    """Return what is said of a text that is neither a code nor a shared game."""
    if isinstance(error, CodeError):
        return code_fault(error, table=_is_of_a_table(text))
    from golf_access.screens.sharing import share_fault

    return share_fault(error)


def code_entry(desk: Desk, use: Callable[[Given], Reply]) -> TextScreen:
    """Return a text entry for a game code, or a shared game, which ``use`` answers."""
    from golf_access.play.sharing import LONGEST_TEXT

    def accept(text: str) -> Reply | Announcement:
        try:
            answer = use(read_given(desk, text))
        except FaultError as error:
            return given_fault(error, text)
        match answer.then:
            case None:
                return Reply(answer.said, Pop())
            case Push(screen):
                return Reply(answer.said, Become(screen))
        return answer

    prompt = say(
        "enter-code",
        accept=desk.key(Mode.TEXT, Command.ACCEPT),
        leave=desk.key(Mode.TEXT, Command.ESCAPE),
    )
    return TextScreen(desk, prompt, accept, longest=LONGEST_TEXT)
