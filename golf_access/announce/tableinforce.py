"""The rules of a table of Golf, each told by what it means to a player."""

from __future__ import annotations

from collections.abc import Iterator

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.tableterms import points, rule_name
from golf_access.engine.tablerules import Penalty, RowRule, TableRules, Ties


def rules_in_force(rules: TableRules, seats: int) -> list[Announcement]:
    """Return the rules for so many players, one an announcement."""
    return [
        say("in-force-grid", game=rule_name(rules), rows=rules.rows, columns=rules.columns),
        *_points(rules, seats),
        *_lines(rules),
        *_start(rules),
        *_end_of_hole(rules),
        *_end_of_match(rules),
    ]


def _points(rules: TableRules, seats: int) -> Iterator[Announcement]:
    yield say(
        "in-force-values",
        two=points(rules.two_value),
        ten=points(rules.ten_value),
        jack=points(rules.jack_value),
        queen=points(rules.queen_value),
        king=points(rules.king_value),
    )
    packs = rules.decks_for(seats)
    jokers = packs * rules.jokers
    if jokers:
        value = points(rules.joker_value)
        yield say("in-force-jokers", packs=packs, jokers=jokers, points=value)
    else:
        yield say("in-force-no-jokers", packs=packs)


def _lines(rules: TableRules) -> Iterator[Announcement]:
    """Tell which lines cancel; a card alone is none."""
    columns = rules.columns_cancel and rules.rows > 1
    rows = rules.rows_cancel is not RowRule.NEVER and rules.columns > 1
    if columns:
        yield say("in-force-column-pairs" if rules.rows == 2 else "in-force-columns")
    if rows:
        whole = rules.rows_cancel is RowRule.WHOLE
        yield say("in-force-rows" if whole else "in-force-row-pairs")
    if rules.diagonals_cancel:
        yield say("in-force-diagonals")
    if not (columns or rows or rules.diagonals_cancel):
        yield say("in-force-nothing-cancels")
    elif rules.jokers and not rules.jokers_cancel:
        yield say("in-force-jokers-keep")


def _start(rules: TableRules) -> Iterator[Announcement]:
    if rules.peek:
        yield say("in-force-peek", count=rules.start_cards)
    elif not rules.start_cards:
        yield say("in-force-all-down")
    elif rules.start_hidden:
        yield say("in-force-start", count=rules.start_cards)
    else:
        yield say("in-force-open-start", count=rules.start_cards)
    if not rules.begin_discards:
        yield say("in-force-no-discard")


def _end_of_hole(rules: TableRules) -> Iterator[Announcement]:
    yield say("in-force-finisher-turn" if rules.finisher_turn else "in-force-last-turns")
    if rules.knock:
        yield say("in-force-knock")
    match rules.finisher_penalty:
        case Penalty.NONE:
            yield say("in-force-no-penalty")
        case Penalty.ADDED:
            yield say("in-force-penalty", penalty=rules.penalty_points)
        case Penalty.ADDED_OR_DOUBLED:
            yield say("in-force-penalty-or-double", penalty=rules.penalty_points)
    if rules.finisher_penalty is not Penalty.NONE:
        yield say("in-force-tie-is-lowest" if rules.tie_is_lowest else "in-force-tie-pays")
    if not rules.reshuffle:
        yield say("in-force-no-reshuffle")


def _end_of_match(rules: TableRules) -> Iterator[Announcement]:
    if rules.holes is not None:
        yield say("in-force-holes", holes=rules.holes)
    else:
        assert rules.points_limit is not None
        yield say("in-force-limit", limit=rules.points_limit)
    yield say("in-force-shared" if rules.ties is Ties.SHARED else "in-force-extra-hole")
