"""What help at a table says: hints, and what the card in hand could make."""

from __future__ import annotations

from collections.abc import Sequence

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.table import line_name, place
from golf_access.engine.outcomes import Action
from golf_access.engine.scoring import Cancelled
from golf_access.engine.tableoutcomes import Discard, Look, Place, TakeDiscard, TakeStock, TurnUp
from golf_access.engine.tableviews import TableView


def hint(view: TableView, action: Action) -> Announcement:
    """Return what is best done now."""
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


def could_make(
    view: TableView, places: Sequence[tuple[int, tuple[Cancelled, ...], int | None]]
) -> list[Announcement]:
    """Return what the card in hand could make, the best place first.

    ``places`` are positions, each with the lines that would cancel and by how many points the
    visible cards would change, None where a card lies face down.
    """
    rules, card = view.rules, view.hand
    assert card is not None
    said = []
    for position, made, change in places:
        there = place(rules, position)
        if made:
            lines = tuple(line_name(line, rules) for line in made)
            said.append(say("could-line", place=there, lines=lines))
        elif change is not None and change < 0:
            said.append(say("could-save", place=there, points=-change))
    return [say("could-card", card=card), *said] if said else [say("could-nothing", card=card)]
