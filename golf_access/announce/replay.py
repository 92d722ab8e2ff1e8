"""A game that is played back, told: each step as in the game, with where in the game it stands."""

from __future__ import annotations

from collections.abc import Sequence

from golf_access.announce.announcer import Announcement, say
from golf_access.engine.outcomes import Action, HelpKind, HintUsed, Shown


def step(
    position: int, count: int, action: Action, events: Sequence[Announcement], player: str
) -> list[Announcement]:
    """Return what is said of step ``position`` of ``count``.

    ``events`` is what was told of it in the game. ``player`` did it: named where nothing was told.
    """
    told = events or [_untold(action, player)]
    return [say("replay-step", position=position, count=count, told=told[0]), *told[1:]]


def _untold(action: Action, player: str) -> Announcement:
    match action:
        case HintUsed(HelpKind.FAIR):
            return say("replay-hint")
        case HintUsed():
            return say("replay-oracle")
        case Shown():
            return say("replay-shown")
    # Who chooses cards in secret, or before all have chosen.
    return say("replay-unseen", player=player)
