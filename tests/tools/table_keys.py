"""A person at a table who follows the hints: the keys that play a hole, or a match, to its end."""

from __future__ import annotations

from collections.abc import Iterator

from golf_access.engine.tableoutcomes import TablePhase
from golf_access.screens.table import TableScreen
from tests.tools.driving import Answer, Driven

KEY_OF = {
    "hint-take-stock": ("space",),
    "hint-take-discard": ("D",),
    "hint-discard": ("x",),
    "hint-knock": ("k", "k"),
}
"""What to press for a hint; for the others the cursor is where Enter does it."""
LONGEST = 4_000


def table_of(driven: Driven) -> TableScreen:
    """Return the screen of the table at which a session plays."""
    (found,) = [one for one in driven.session.stack if isinstance(one, TableScreen)]
    return found


def played(driven: Driven, *, match: bool = False) -> Iterator[tuple[str, Answer]]:
    """Play to the end of the hole or, with ``match``, of the match: each key with its answer."""
    table = table_of(driven)
    for _ in range(LONGEST):
        phase = table.view.phase
        if phase is TablePhase.MATCH_OVER or (phase is TablePhase.HOLE_OVER and not match):
            return
        if phase is TablePhase.HOLE_OVER:
            yield "enter", driven.press("enter")
            continue
        hint = driven.press("h")
        yield "h", hint
        for key in KEY_OF.get(hint.ids[0], ("enter",)):
            yield key, driven.press(key)
    raise AssertionError("it doesn't end")
