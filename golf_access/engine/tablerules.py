"""The rules of table Golf as frozen data: Six-card Golf, Board Golf, and all their variants.

They stand apart from the rules of solitaire so that a game of solitaire starts without them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from golf_access.engine.cards import Card, Rank, deck
from golf_access.engine.faults import FaultError


class TableRuleSet(StrEnum):
    """The name that a table's rules started from: spoken and in codes, never asked by a rule."""

    SIX = "six"
    BOARD = "board"


class RowRule(StrEnum):
    """Which cards of a row cancel each other."""

    NEVER = "never"
    WHOLE = "whole"
    """A row that is all of one rank."""
    PAIRS = "pairs"
    """All cards of the row whose rank is in it more than once."""


class Penalty(StrEnum):
    """What a finisher pays who hasn't the lowest score of the hole."""

    NONE = "none"
    ADDED = "added"
    """The penalty points."""
    ADDED_OR_DOUBLED = "added-or-doubled"
    """The penalty points for a score below them; a score from there on counts twice."""


class Ties(StrEnum):
    """What becomes of a tie for the first place of a match."""

    EXTRA_HOLE = "extra-hole"
    SHARED = "shared"


class RulesFault(StrEnum):
    """Why rules can't be played, with the facts that each one carries."""

    GRID = "grid"
    """``rows``, ``columns``: no grid of 2 to 16 cards."""
    OUT_OF_RANGE = "out-of-range"
    """``field``, ``value``, ``least``, ``most``."""
    START_CARDS = "start-cards"
    """``start_cards``, ``cards``: some card must stay face down, and a peek needs one."""
    LENGTH = "length"
    """``holes`` and ``points_limit``: one of them must be given, and only one."""
    DIAGONALS = "diagonals"
    """``rows``, ``columns``: only a square grid has them."""
    TOO_FEW_SEATS = "too-few-seats"
    """``seats``, ``least``, ``most``."""
    TOO_MANY_SEATS = "too-many-seats"
    """``seats``, ``least``, ``most``."""
    TOO_FEW_CARDS = "too-few-cards"
    """``seats``, ``needed``, ``cards``: the packs don't go round."""


class RulesError(FaultError):
    """Rules, or a number of seats, that can't be played. ``fault`` tells why, ``facts`` more."""


GRIDS = {
    2: (2, 1),
    4: (2, 2),
    6: (2, 3),
    8: (2, 4),
    9: (3, 3),
    10: (2, 5),
    12: (3, 4),
    14: (2, 7),
    15: (3, 5),
    16: (4, 4),
}
"""The rows and columns of a grid, by its number of cards."""

SECOND_PACK_SEATS = 5
"""From so many players on a second pack is used, where the rules leave it to their number."""


@dataclass(frozen=True, kw_only=True)
class TableRules:
    """All that can differ between two tables, players and cards apart.

    The grid: ``rows``, ``columns``. Who may play: ``min_seats``, ``max_seats``. The cards:
    ``decks`` packs of 52 (None: one, from five players on two), each with ``jokers`` jokers.
    Points: aces 1, 3 to 9 what they show, the others as ``two_value`` to ``joker_value`` tell.

    Lines of one rank count 0: ``columns_cancel``, ``rows_cancel``, ``diagonals_cancel``; jokers
    among themselves only with ``jokers_cancel``, else they keep their value.

    A hole begins with ``start_cards`` cards that each player turns up, or with ``peek`` only looks
    at. ``start_hidden``: which ones is told to the others when all have chosen.
    ``begin_discards``: the top stock card begins the discard pile. ``reshuffle``: an empty stock
    is filled from the discards, else it ends the hole.

    It ends with a board complete or, with ``knock``, when a player knocks instead of a turn.
    ``finisher_turn``: that player has a last turn, too, after the others. ``finisher_penalty``
    and ``penalty_points``: what they pay unless their score is lowest; ``tie_is_lowest``: a
    score that others have, too, is lowest.

    A match has ``holes`` holes, or goes on until all but one have reached ``points_limit``.
    ``ties``: what a tie for the first place leads to.

    Raises ``RulesError`` for rules that can't be played.
    """

    rule_set: TableRuleSet
    rows: int
    columns: int
    min_seats: int = 2
    max_seats: int = 6
    decks: int | None = None
    jokers: int = 2
    two_value: int = 2
    ten_value: int = 10
    jack_value: int = 10
    queen_value: int = 10
    king_value: int = 0
    joker_value: int = -2
    columns_cancel: bool = True
    rows_cancel: RowRule = RowRule.NEVER
    diagonals_cancel: bool = False
    jokers_cancel: bool = True
    start_cards: int = 2
    start_hidden: bool = True
    peek: bool = False
    begin_discards: bool = True
    reshuffle: bool = True
    knock: bool = False
    finisher_turn: bool = False
    finisher_penalty: Penalty = Penalty.NONE
    penalty_points: int = 10
    tie_is_lowest: bool = True
    holes: int | None = 9
    points_limit: int | None = None
    ties: Ties = Ties.EXTRA_HOLE

    def __post_init__(self) -> None:
        if min(self.rows, self.columns) < 1 or not 2 <= self.cards <= 16:
            raise RulesError(RulesFault.GRID, rows=self.rows, columns=self.columns)
        for name, (least, most) in FIELD_RANGES.items():
            value = getattr(self, name)
            if value is not None and not least <= value <= most:
                raise RulesError(
                    RulesFault.OUT_OF_RANGE, field=name, value=value, least=least, most=most
                )
        if self.min_seats > self.max_seats:
            raise RulesError(
                RulesFault.OUT_OF_RANGE,
                field="min_seats",
                value=self.min_seats,
                least=2,
                most=self.max_seats,
            )
        if not self.peek <= self.start_cards < self.cards:
            raise RulesError(RulesFault.START_CARDS, start_cards=self.start_cards, cards=self.cards)
        if (self.holes is None) == (self.points_limit is None):
            raise RulesError(
                RulesFault.LENGTH, holes=self.holes or 0, points_limit=self.points_limit or 0
            )
        if self.diagonals_cancel and self.rows != self.columns:
            raise RulesError(RulesFault.DIAGONALS, rows=self.rows, columns=self.columns)

    @property
    def cards(self) -> int:
        """How many cards lie before each player."""
        return self.rows * self.columns

    @cached_property
    def values(self) -> tuple[int, ...]:
        """The points of each rank, by its number."""
        values = list(map(int, Rank))
        values[Rank.TWO] = self.two_value
        values[Rank.TEN] = self.ten_value
        values[Rank.JACK] = self.jack_value
        values[Rank.QUEEN] = self.queen_value
        values[Rank.KING] = self.king_value
        values[Rank.JOKER] = self.joker_value
        return tuple(values)

    def decks_for(self, seats: int) -> int:
        """Return how many packs so many players use."""
        if self.decks is not None:
            return self.decks
        return 2 if seats >= SECOND_PACK_SEATS else 1

    def pack_for(self, seats: int) -> tuple[Card, ...]:
        """Return all the cards that so many players use, in new-deck order."""
        decks = self.decks_for(seats)
        return deck(self.jokers * decks, decks)

    def check_seats(self, seats: int) -> None:
        """Raise ``RulesError`` unless so many can play: each a board, and a stock must be left."""
        bounds = {"seats": seats, "least": self.min_seats, "most": self.max_seats}
        if seats < self.min_seats:
            raise RulesError(RulesFault.TOO_FEW_SEATS, **bounds)
        if seats > self.max_seats:
            raise RulesError(RulesFault.TOO_MANY_SEATS, **bounds)
        needed = seats * self.cards + self.begin_discards + 1
        cards = len(self.pack_for(seats))
        if needed > cards:
            raise RulesError(RulesFault.TOO_FEW_CARDS, seats=seats, needed=needed, cards=cards)


FIELD_RANGES = {
    "min_seats": (2, 7),
    "max_seats": (2, 7),
    "decks": (1, 2),
    "jokers": (0, 4),
    "two_value": (-99, 99),
    "ten_value": (-99, 99),
    "jack_value": (-99, 99),
    "queen_value": (-99, 99),
    "king_value": (-99, 99),
    "joker_value": (-99, 99),
    "penalty_points": (0, 99),
    "holes": (1, 99),
    "points_limit": (1, 9999),
}
"""The least and the most that a number of the rules of a table can be."""

TABLE_HOLES = 9
LONG_TABLE_HOLES = 18
POINTS_LIMIT = 100


def six_rules(cards: int = 6) -> TableRules:
    """Return the rules of Six-card Golf, or of its kin with 2, 4 or 9 cards.

    Any other grid of ``GRIDS`` can be had, too. Raises ``KeyError`` where there is none.
    """
    rows, columns = GRIDS[cards]
    least, most = {4: (3, 7), 9: (3, 6)}.get(cards, (2, 6))
    return TableRules(
        rule_set=TableRuleSet.SIX,
        rows=rows,
        columns=columns,
        min_seats=least,
        max_seats=most,
        start_cards=1 if cards == 2 else 2,
    )


def board_rules(cards: int) -> TableRules:
    """Return the rules of Board Golf with boards of so many cards (see ``GRIDS``).

    Raises ``KeyError`` for a number of cards that has no grid.
    """
    rows, columns = GRIDS[cards]
    return TableRules(
        rule_set=TableRuleSet.BOARD,
        rows=rows,
        columns=columns,
        decks=2,
        jack_value=11,
        queen_value=12,
        joker_value=-3,
        rows_cancel=RowRule.WHOLE,
        diagonals_cancel=rows == columns,
        start_cards=0,
        finisher_penalty=Penalty.ADDED_OR_DOUBLED,
        holes=None,
        points_limit=POINTS_LIMIT,
        ties=Ties.SHARED,
    )


SIX = six_rules()
FOUR_CARDS = six_rules(4)
NINE_CARDS = six_rules(9)
TWO_CARDS = six_rules(2)
BOARD_SIZES = tuple(cards for cards in GRIDS if cards > 2)

TABLE_VARIANTS: dict[str, dict[str, object]] = {
    "peek": {"peek": True},
    "knock": {"knock": True, "finisher_penalty": Penalty.ADDED},
    "no-jokers": {"jokers": 0},
    "one-deck": {"decks": 1},
    "two-decks": {"decks": 2},
    "minus-twos": {"two_value": -2},
    "rows": {"rows_cancel": RowRule.WHOLE},
    "row-pairs": {"rows_cancel": RowRule.PAIRS},
    "jokers-keep-value": {"jokers_cancel": False},
    "long": {"holes": LONG_TABLE_HOLES, "points_limit": None},
    "shared-ties": {"ties": Ties.SHARED},
}
"""The variants that have a name, each with the fields that it sets; any of them combine."""
