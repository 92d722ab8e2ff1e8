"""The questions about a game of solitaire, in a game and in one that is played back."""

from __future__ import annotations

from collections.abc import Callable

from golf_access.announce import solitaire as tell
from golf_access.commands import Command
from golf_access.engine.views import SolitaireView
from golf_access.screens.base import Desk, Push, Reply, reply
from golf_access.screens.which import WhichColumn, WhichRank


def read_solitaire(desk: Desk, command: Command, look: Callable[[], SolitaireView]) -> Reply | None:
    """Return the answer to a question, None where the command is none. ``look``: what one sees."""
    view = look()
    match command:
        case Command.WASTE:
            return reply(tell.waste(view))
        case Command.TABLEAU:
            return reply(*tell.tableau(view))
        case Command.COUNTS:
            return reply(tell.counts(view))
        case Command.SCORE:
            return reply(*tell.score(view))
        case Command.STATUS:
            return reply(tell.status(view))
        case Command.FREE_CARDS:
            return reply(tell.free_cards(view))
        case Command.PLAYABLE:
            return reply(tell.playable(view))
        case Command.RULES:
            return reply(*tell.rules_in_force(view.rules))
        case Command.READ_COLUMN:
            return reply(then=Push(WhichColumn(desk, look)))
        case Command.WHERE:
            return reply(then=Push(WhichRank(desk, look)))
    return None
