"""The deal of the day: from a date to a game, the same for everybody and for ever."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from datetime import date
from functools import partial
from itertools import count

from golf_access.engine.codes import GameCode
from golf_access.engine.deals import DEAL_NUMBERS
from golf_access.engine.rules import SolitaireRules
from golf_access.play.solver import Stop, never
from golf_access.play.winnable import DealOf, winnable_number


def daily_numbers(day: date) -> Iterator[int]:
    """Yield a date's deal numbers without end.

    Frozen for ever: the SHA-256 digest of the ASCII text ``GO1/daily/YYYY-MM-DD/n`` for ``n`` =
    0, 1, 2, ..., e.g. ``GO1/daily/2026-01-31/0``, taken as one number, its most significant byte
    first, modulo the number of deals.
    """
    label = f"GO1/daily/{day.year:04}-{day.month:02}-{day.day:02}"
    for n in count():
        digest = hashlib.sha256(f"{label}/{n}".encode("ascii")).digest()
        yield int.from_bytes(digest, "big") % DEAL_NUMBERS


def daily_code(day: date, rules: SolitaireRules, deal_of: DealOf, stop: Stop = never) -> GameCode:
    """Return the game of a date: the first of its numbers whose deal can be won under ``rules``.

    ``day`` is the player's own, by the clock where they are. A match begins with the date's first
    number, whether its deals can be won or not; so does a game under rules by which none of the
    numbers that ``winnable_number`` looks at can be won. Raises ``Stopped``.
    """
    number = None
    if not rules.is_match:
        number = winnable_number(rules, partial(next, daily_numbers(day)), deal_of, stop)
    if number is None:
        number = next(daily_numbers(day))
    return GameCode(rules, number)
