"""Finding a deal that can be won, under any rules, by proving one deal after the other."""

from __future__ import annotations

from collections.abc import Callable

from golf_access.engine.deals import Deal
from golf_access.engine.rules import SolitaireRules
from golf_access.engine.solitaire import start
from golf_access.play.solver import Stop, never, winnable

DealOf = Callable[[int, int], Deal]
"""From a deal number and a number of jokers to the deal, as ``Shelf.deal``."""

TRIES = 200
"""How many deals are looked at. Of Strict's 13 in 100 can be won, of others' more."""


def winnable_number(
    rules: SolitaireRules, pick: Callable[[], int], deal_of: DealOf, stop: Stop = never
) -> int | None:
    """Return the first number from ``pick`` whose deal can be won under ``rules``.

    None when none of ``TRIES`` numbers will do. A look takes 3 or 4 ms; ``stop`` is asked again
    and again. Raises ``Stopped``, and ``ValueError`` for a match: nine deals in a row that can
    all be won are too rare to look for.
    """
    if rules.is_match:
        raise ValueError("a match")
    for _ in range(TRIES):
        number = pick()
        if winnable(start(rules, [deal_of(number, rules.jokers)]), stop):
            return number
    return None
