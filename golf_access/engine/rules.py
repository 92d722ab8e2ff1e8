"""The rules of the games as frozen data, and the named rule sets."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class DrawRule(StrEnum):
    """When a card may be drawn from the stock."""

    ANY_TIME = "any-time"
    WHEN_STUCK = "when-stuck"


class RuleSet(StrEnum):
    """The name that rules started from: spoken and written in codes, never asked by a rule."""

    EASY = "easy"
    CLASSIC = "classic"
    STRICT = "strict"


@dataclass(frozen=True, slots=True, kw_only=True)
class SolitaireRules:
    """All that can differ between two games of Golf solitaire, deal apart.

    ``king_ace``: king and ace are next to each other, both ways. ``queen_on_king``: a queen goes
    on a king. ``draw``: when the stock may be drawn from. ``jokers``: 0 to 2 wild cards in the
    deck. ``empty_waste``: no card begins the waste, and the first removed may be any free one.
    ``holes``: deals of a match, 1 for a game by itself. ``stock_bonus``: in a match, a cleared
    tableau takes one point off for each card left in the stock.

    ``card_points`` and ``left_penalty`` are the points for a card removed and for one left at a
    block; ``par`` is what a whole match is measured against; ``undo_limit`` is how many actions
    can be undone.

    Raises ``ValueError`` for a number of jokers or holes that no game has.
    """

    rule_set: RuleSet
    king_ace: bool
    queen_on_king: bool
    draw: DrawRule
    jokers: int = 0
    empty_waste: bool = False
    holes: int = 1
    stock_bonus: bool = False
    card_points: int = 10
    left_penalty: int = 10
    par: int = 45
    undo_limit: int = 100

    def __post_init__(self) -> None:
        if self.jokers not in (0, 1, 2):
            raise ValueError(f"jokers: {self.jokers}")
        if self.holes < 1:
            raise ValueError(f"holes: {self.holes}")

    @property
    def is_match(self) -> bool:
        """Whether several holes are played and the cards left are counted."""
        return self.holes > 1


MATCH_HOLES = 9

EASY = SolitaireRules(
    rule_set=RuleSet.EASY, king_ace=True, queen_on_king=True, draw=DrawRule.ANY_TIME
)
CLASSIC = SolitaireRules(
    rule_set=RuleSet.CLASSIC, king_ace=False, queen_on_king=True, draw=DrawRule.ANY_TIME
)
STRICT = SolitaireRules(
    rule_set=RuleSet.STRICT, king_ace=False, queen_on_king=False, draw=DrawRule.WHEN_STUCK
)
SOLITAIRE_RULES = {rules.rule_set: rules for rules in (EASY, CLASSIC, STRICT)}
