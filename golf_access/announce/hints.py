"""What help says: hints, what the oracle knows, and how much of it was used.

A *fair* hint knows what the player knows, the *oracle* knows the order of the stock; what is said
names which of the two it was.
"""

from __future__ import annotations

from golf_access.announce.announcer import Announcement, Arg, say
from golf_access.engine.outcomes import Action, Remove
from golf_access.engine.views import Progress, SolitaireView
from golf_access.utterance import Priority


def advice(view: SolitaireView, action: Action, draw: Arg) -> Announcement:
    """Return what to do, and what it does. ``draw`` is the name of the key that draws."""
    if not isinstance(action, Remove):
        return say("hint-draw", key=draw, stock=view.stock)
    *under, card = view.columns[action.column - 1]
    if view.top is None:
        if not under:
            return say("hint-begin-last", card=card, column=action.column)
        return say("hint-begin", card=card, column=action.column, uncovered=under[-1])
    if not under:
        return say("hint-remove-last", card=card, column=action.column)
    return say("hint-remove", card=card, column=action.column, uncovered=under[-1])


def fair_chance(
    view: SolitaireView,
    wins: int,
    samples: int,
    *,
    complete: bool,
    other: tuple[Action, int] | None,
) -> Announcement:
    """Return in how many of ``samples`` stocks what was advised wins.

    ``complete``: there are no other stocks. ``other``: the next best action and its wins.
    """
    if complete and samples == 1:
        return say("chance-certain" if wins else "chance-none-left")
    if not wins:
        return say("chance-none-left") if complete else say("chance-none", samples=samples)
    if other is None:
        return say("chance-exact" if complete else "chance", wins=wins, samples=samples)
    action, others = other
    if not isinstance(action, Remove):
        return say(
            "chance-exact-drawing" if complete else "chance-drawing",
            wins=wins,
            samples=samples,
            others=others,
        )
    return say(
        "chance-exact-card" if complete else "chance-card",
        wins=wins,
        samples=samples,
        card=view.columns[action.column - 1][-1],
        others=others,
    )


def oracle_chance(*, winnable: bool, draws: int, left: int) -> Announcement:
    """Return what the oracle's hint leads to: a win with ``draws``, or ``left`` cards."""
    return say("oracle-chance", draws=draws) if winnable else say("oracle-chance-lost", left=left)


def outlook(*, winnable: bool, draws: int, left: int) -> Announcement:
    """Return whether the game can still be won, and with how few draws, or how far it can go."""
    return say("winnable", draws=draws) if winnable else say("winnable-no-more", left=left)


def way_back(undos: int, undo: Arg) -> Announcement:
    """Return how many undos lead back to where the game could be won. ``undo``: that key's name."""
    return say("winnable-before", undos=undos, key=undo)


def lost_win(undo: Arg) -> Announcement:
    """Return the warning that the last action lost the game."""
    return say("last-chance-lost", Priority.EVENT, key=undo)


def line_begins(steps: int, draws: int) -> Announcement:
    """Return how long the winning line is that is shown from here."""
    return say("line-begins", steps=steps, draws=draws)


def how_far(view: SolitaireView, *, winnable: bool, draws: int, left: int) -> Announcement:
    """Return how far the deal that has ended could have gone from its beginning."""
    if winnable:
        return say("far-won", draws=draws)
    if left == view.left:
        return say("far-reached")
    return say("far-left", left=left)


def help_used(progress: Progress) -> list[Announcement]:
    """Return how much help a game took; nothing where it took none."""
    fair, oracle, shown = progress.hints_fair, progress.hints_oracle, progress.shown
    if not (fair or oracle or shown):
        return []
    return [say("help-used", fair=fair, oracle=oracle, shown=shown)]
