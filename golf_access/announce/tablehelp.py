"""Help at a table of Golf: hints, and what the card in hand could make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.tableterms import lines, place
from golf_access.engine.outcomes import Action
from golf_access.engine.scoring import Cancelled
from golf_access.engine.tableoutcomes import Discard, Look, Place, TakeDiscard, TakeStock, TurnUp
from golf_access.engine.tableviews import TableView


class Prospect(Protocol):
    """What the card in hand would do at a position."""

    @property
    def position(self) -> int:
        """The position, from 1."""

    @property
    def made(self) -> tuple[Cancelled, ...]:
        """The lines that would cancel."""

    @property
    def change(self) -> int | None:
        """By how much the visible points would change, None where a card lies face down."""


def hint(view: TableView, action: Action) -> Announcement:
    """Return ``action`` as advice: what is best done now."""
    rules = view.rules
    match action:
        case TakeStock():
            return say("hint-take-stock")
        case TakeDiscard() if view.top is not None:
            return say("hint-take-discard", card=view.top)
        case Place(position) if view.hand is not None:
            return say("hint-place", card=view.hand, place=place(rules, position))
        case Discard() if view.hand is not None:
            return say("hint-discard", card=view.hand)
        case TurnUp(position):
            return say("hint-turn-up", place=place(rules, position))
        case Look(position):
            return say("hint-look", place=place(rules, position))
    return say("hint-knock")


def could_make(view: TableView, prospects: Sequence[Prospect]) -> list[Announcement]:
    """Return what the card in hand could make, and where, in the order of ``prospects``.

    Places where it would make no line and save nothing are left out.
    """
    rules, card = view.rules, view.hand
    assert card is not None
    said = []
    for one in prospects:
        there = place(rules, one.position)
        if one.made:
            said.append(say("could-line", place=there, lines=lines(rules, one.made)))
        elif one.change is not None and one.change < 0:
            said.append(say("could-save", place=there, points=-one.change))
    return [say("could-card", card=card), *said] if said else [say("could-nothing", card=card)]
