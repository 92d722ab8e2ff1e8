"""The decks of ``seeds``: how their deals are found, graded and proved.

A deck holds the first deals of a rule set and a level, in the order of their numbers, that can
be won. ``python -m tests.decks.write`` makes the files anew; ``test_decks`` computes again all
that they claim.
"""

from __future__ import annotations

from golf_access.engine.codes import parse_code
from golf_access.engine.rules import RuleSet
from golf_access.engine.solitaire import legal
from golf_access.play.decks import DeckEntry, Level
from golf_access.play.solver import solve, table_for, winnable
from tests.decks.casual import CasualPlayer
from tests.play.deals import full_deal

SIZE = 200
"""How many deals a deck holds."""

FIRST = {RuleSet.EASY: "EAAAAAA", RuleSet.CLASSIC: "CAAAAAA", RuleSet.STRICT: "SAAAAAA"}
"""The deal that the search for each rule set begins with: no deal is in two decks."""

GAMES = 50
"""How many games of the casual player are looked at.

With eight times as many, one entry of ten would be in the next level, none in the one after it.
"""

LEAST_WINS = {Level.GENTLE: 1000, Level.STEADY: 100, Level.TOUGH: 10}
"""How many of 10,000 games the casual player wins at least; more is an easier level."""


def claims(code: str) -> DeckEntry | None:
    """Return what is true of a code's deal, None if it can't be won."""
    parsed = parse_code(code)
    state = full_deal(parsed.rules, parsed.number)
    if not winnable(state):
        return None
    table = table_for(state)
    chance = CasualPlayer(state, table).chance(GAMES, seed=parsed.number)
    return DeckEntry(
        code=code,
        draws=solve(state).draws,
        keeps=sum(table.keeps_win(state, action) for action in legal(state)),
        wins=round(chance * 10_000),
    )


def level_of(wins: int) -> Level | None:
    """Return the level of a deal of which the casual player wins ``wins`` games of 10,000.

    None for the deals that are in no deck: their way is too narrow to be found by playing well.
    """
    return next((level for level, least in LEAST_WINS.items() if wins >= least), None)
