"""How a match of table Golf stands: totals, who is out, who plays on, the ranking.

All of it follows from the rules and the scores of the holes that were played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from golf_access.engine.tablerules import TableRules, Ties


@dataclass(frozen=True, slots=True)
class HoleScores:
    """The points of a hole by seat, penalties included; None for who didn't play it.

    ``extra``: it only broke a tie, and doesn't count for the totals.
    """

    points: tuple[int | None, ...]
    extra: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place in the match, the same for who can't be told apart.

    ``extra``: the points of the extra holes. ``out``: the hole in which they went out, if any.
    """

    place: int
    seat: int
    total: int
    extra: tuple[int, ...]
    out: int | None


def totals(scores: Sequence[HoleScores], seats: int) -> tuple[int, ...]:
    """Return each seat's total."""
    return tuple(
        sum(hole.points[seat] or 0 for hole in scores if not hole.extra) for seat in range(seats)
    )


def ranking(rules: TableRules, scores: Sequence[HoleScores], seats: int) -> tuple[Standing, ...]:
    """Return the seats in the order of their places, as things stand.

    Who went out later is before who went out sooner, then the lower total, then extra holes.
    """
    total = totals(scores, seats)
    keys = {}
    for seat in range(seats):
        out = went_out(rules, scores, seat)
        extra = tuple(
            points for hole in scores if hole.extra and (points := hole.points[seat]) is not None
        )
        keys[seat] = (len(scores) + 1 - (out or len(scores) + 1), total[seat], extra)
    order = sorted(keys, key=lambda seat: (keys[seat], seat))
    return tuple(
        Standing(
            place=1 + sum(key < keys[seat] for key in keys.values()),
            seat=seat,
            total=total[seat],
            extra=keys[seat][2],
            out=went_out(rules, scores, seat),
        )
        for seat in order
    )


def winners(places: Sequence[Standing]) -> tuple[int, ...]:
    """Return the seats that have the first place."""
    return tuple(place.seat for place in places if place.place == 1)


def went_out(rules: TableRules, scores: Sequence[HoleScores], seat: int) -> int | None:
    """Return the hole, from 1, in which a seat reached the points limit, None where it hasn't."""
    if rules.points_limit is None:
        return None
    total = 0
    for number, hole in enumerate(scores, 1):
        total += 0 if hole.extra else hole.points[seat] or 0
        if total >= rules.points_limit:
            return number
    return None


def next_players(
    rules: TableRules, scores: Sequence[HoleScores], seats: int
) -> tuple[tuple[int, ...], bool]:
    """Return the seats that play the next hole, and whether it is an extra one.

    There are none when the match is over.
    """
    if rules.points_limit is None:
        played = sum(not hole.extra for hole in scores)
        left = tuple(range(seats)) if played != rules.holes else ()
    else:
        left = tuple(seat for seat in range(seats) if went_out(rules, scores, seat) is None)
    if len(left) > 1:
        return left, False
    first = winners(ranking(rules, scores, seats))
    if len(first) > 1 and rules.ties is Ties.EXTRA_HOLE:
        return first, True
    return (), False
