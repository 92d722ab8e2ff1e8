"""Decks of game codes: deals that can be won, by rule set and by how hard they are.

The files are made and proved by ``tests.decks``, which tells how; here they are only read.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from golf_access.engine.rules import SOLITAIRE_RULES, SolitaireRules


class Level(StrEnum):
    """How hard a deal that can be won is, by how often a casual player wins it.

    That is a model of play without foresight, ``tests.decks.casual``. A level means the same
    under every rule set.
    """

    GENTLE = "gentle"
    """At least one game of ten is won."""
    STEADY = "steady"
    """Fewer, but at least one of a hundred."""
    TOUGH = "tough"
    """Fewer, but at least one of a thousand. Deals that are won less often are in no deck."""


LEVELS = tuple(Level)
"""The levels, the easiest first."""


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """A deal that can be won, and what is claimed of it under the rules of its code.

    ``draws``: how many draws a win takes at least. ``keeps``: how many of the actions that are
    legal at the start keep the win, drawing among them. ``wins``: how many of 10,000 games the
    casual player would win.
    """

    code: str
    draws: int
    keeps: int
    wins: int


Decks = Mapping[Level, tuple[DeckEntry, ...]]


def decks_hold(rules: SolitaireRules) -> bool:
    """Whether the decks are for these rules: one of the named rule sets as it is."""
    return rules == SOLITAIRE_RULES[rules.rule_set]


def read_decks(path: Path) -> Decks:
    """Return the decks of one rule set from the file that ``python -m tests.decks.write`` wrote."""
    data = tomllib.loads(path.read_text("utf-8"))
    return {
        level: tuple(DeckEntry(code, *claims) for code, claims in data[level].items())
        for level in LEVELS
    }
