"""What a table of Golf has to say: events, refusals, answers to questions, help.

One listener is spoken to as "you", in messages of their own (``-you``); where several people
listen, all are called by their names.
"""

from __future__ import annotations

from golf_access.announce.tableanswers import (
    board,
    counts,
    in_hand,
    refusal,
    scores,
    seating,
    top_discard,
    under_cursor,
    whose_turn,
)
from golf_access.announce.tableevents import describe, opening
from golf_access.announce.tablehelp import could_make, hint
from golf_access.announce.tableinforce import rules_in_force
from golf_access.announce.tableterms import Names, rule_name

__all__ = [
    "Names",
    "board",
    "could_make",
    "counts",
    "describe",
    "hint",
    "in_hand",
    "opening",
    "refusal",
    "rule_name",
    "rules_in_force",
    "scores",
    "seating",
    "top_discard",
    "under_cursor",
    "whose_turn",
]
