"""What a board of table Golf may come to, from what a seat can see: estimates for its players.

A board is a tuple of ranks as numbers, row by row, ``DOWN`` where no face is known; places in it
count from 0. The estimates hold for every grid, every value of a card and every kind of line.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import combinations

from golf_access.engine.cards import Card, Rank
from golf_access.engine.scoring import cancelling_lines
from golf_access.engine.tablerules import RowRule, TableRules
from golf_access.engine.tableviews import TableView, unseen

DOWN = -1
"""A card that nobody has told this seat."""

LOOKS = 1.5
"""How many cards a turn offers: the stock's, and at times a discard that is of use."""

FOUND = 0.6
"""How often a line that could be made is made: its player may have had a better use for the turn.

Measured, like ``LOOKS``, by ``benchmarks.tournament``: values near these play as well.
"""

Ranks = tuple[int, ...]


@lru_cache(maxsize=64)
def lines_of(rules: TableRules) -> tuple[tuple[int, ...], ...]:
    """Return the places of every line that cancels when it is of one rank.

    Pairs in a row are lines of two.
    """
    lines = [tuple(place - 1 for place in line.positions) for line in cancelling_lines(rules)]
    if rules.rows_cancel is RowRule.PAIRS:
        for row in range(rules.rows):
            places = range(row * rules.columns, (row + 1) * rules.columns)
            lines += combinations(places, 2)
    return tuple(lines)


def ranks_of(cards: Iterable[Card | None]) -> Ranks:
    """Return a board as ranks."""
    return tuple(DOWN if card is None else int(card.rank) for card in cards)


def with_rank(board: Ranks, place: int, rank: int) -> Ranks:
    """Return a board with another rank at a place."""
    return (*board[:place], rank, *board[place + 1 :])


def points_of(rules: TableRules, board: Ranks, down: float = 0) -> float:
    """Return what a board is worth when each card face down counts ``down``."""
    whole: set[int] = set()
    for line in lines_of(rules):
        first = board[line[0]]
        if first == DOWN or not (first or rules.jokers_cancel):
            continue
        if all(board[place] == first for place in line):
            whole.update(line)
    values = (*rules.values, down)  # DOWN, -1, is the last
    return sum(values[rank] for place, rank in enumerate(board) if place not in whole)


class Unseen:
    """The cards that a seat hasn't seen, as ranks with their chances.

    ``chances`` are the ranks that there are, each with the chance that an unseen card is one;
    ``mean`` is what an unseen card is worth on average.
    """

    def __init__(self, rules: TableRules, cards: Sequence[Card]) -> None:
        counts = Counter(int(card.rank) for card in cards)
        self.values = rules.values
        self.ranks: list[int] = [int(card.rank) for card in cards]
        self.chance = [counts[rank] / len(cards) if cards else 0.0 for rank in range(len(Rank))]
        self.chances = [(rank, chance) for rank, chance in enumerate(self.chance) if chance]
        self.mean = sum(chance * self.values[rank] for rank, chance in self.chances)
        self.least = min(self.values)
        self._improved = self._improve()

    def improved(self, points: float) -> float:
        """Return what a place worth ``points`` is worth, on average, after a turn spent on it."""
        # Between whole points the exact answer is a straight line.
        whole = int(points - self.least)
        below = self._improved[whole]
        return below + (points - self.least - whole) * (self._improved[whole + 1] - below)

    def _improve(self) -> list[float]:
        """Return ``improved`` for all whole points: the best of ``LOOKS`` cards, if it is lower."""
        most = max(self.values) + 1
        answers = []
        expected = float(self.least)
        for points in range(self.least, most + 1):
            answers.append(expected)
            below = sum(chance for rank, chance in self.chances if self.values[rank] <= points)
            # The chance that every card offered is worth more.
            expected += max(0.0, 1 - below) ** LOOKS
        return answers


class Outlook:
    """What boards are worth in the end, on average, when their players have ``turns`` left.

    The highest cards are replaced one a turn; lines become whole with the chance that the ranks
    they lack are offered in time. With no turn left, it is what the cards face down may be.
    """

    def __init__(self, rules: TableRules, unseen: Unseen, turns: int) -> None:
        self.turns = turns
        self._unseen = unseen
        self._lines = lines_of(rules)
        self._jokers_cancel = rules.jokers_cancel
        self._values = (*rules.values, unseen.mean)  # DOWN, -1, is the last
        self._chances: dict[tuple[int, int, int], float] = {}
        self._boards: dict[Ranks, float] = {}

    def of(self, board: Ranks) -> float:
        """Return the points of a board in the end."""
        known = self._boards.get(board)
        if known is None:
            known = self._boards[board] = self._estimate(board)
        return known

    def _estimate(self, board: Ranks) -> float:
        values = self._values
        points = [values[rank] for rank in board]
        open_lines = []
        whole: set[int] = set()
        for line in self._lines:
            ranks = [board[place] for place in line]
            first = ranks[0]
            if (
                first != DOWN
                and ranks.count(first) == len(ranks)
                and (first or self._jokers_cancel)
            ):
                whole.update(line)
            else:
                open_lines.append((line, ranks))
        for place in whole:
            points[place] = 0
        for _ in range(self.turns):
            highest = max(points)
            if highest <= self._unseen.least:
                break
            points[points.index(highest)] = self._unseen.improved(highest)
        for line, ranks in open_lines:
            if sum([points[place] for place in line]) <= 0:
                continue
            misses = self._misses(line, ranks, whole)
            if misses < 1:
                for place in line:
                    if points[place] > 0:
                        points[place] *= misses
        return sum(points)

    def _misses(self, line: tuple[int, ...], ranks: list[int], whole: set[int]) -> float:
        """Return the chance that a line never becomes whole."""
        down = ranks.count(DOWN)
        length = len(ranks)
        if down == length:
            return 1 - self._chance(DOWN, length - 1, length - 1)
        misses = 1.0
        for rank in set(ranks):
            if rank == DOWN or not (rank or self._jokers_cancel):
                continue
            if whole and any(
                place in whole and here != rank for place, here in zip(line, ranks, strict=True)
            ):
                continue
            misses *= 1 - self._chance(rank, length - ranks.count(rank), down)
        return misses

    def _chance(self, rank: int, lacking: int, down: int) -> float:
        """Return the chance that so many cards of a rank come, ``down`` of them lying there."""
        key = (rank, lacking, down)
        chance = self._chances.get(key)
        if chance is None:
            turns = self.turns
            if rank == DOWN:
                # The first card of the line takes a turn; any rank may be the one.
                turns = max(0, turns - 1)
                each = 1 / 13
            else:
                each = self._unseen.chance[rank]
            chance = 0.0
            if lacking <= turns + down:
                mean = each * (turns * LOOKS + down)
                fewer = sum(mean**count / math.factorial(count) for count in range(lacking))
                chance = (1 - math.exp(-mean) * fewer) * FOUND
            self._chances[key] = chance
        return chance


class Sight:
    """A hole as a seat sees it and remembers it, in numbers.

    ``board`` holds the own ranks, also those that were only looked at; ``down`` the places that
    lie face down. ``others`` are the boards of the other players, the next one first.
    """

    def __init__(self, view: TableView) -> None:
        assert view.seat is not None
        self.rules = view.rules
        self.values = view.rules.values
        self._view = view
        shown = ranks_of(view.boards[view.seat].cards)
        self.shown = shown
        self.down = [place for place, rank in enumerate(shown) if rank == DOWN]
        board = list(shown)
        for position, card in view.looked:
            board[position - 1] = int(card.rank)
        self.board: Ranks = tuple(board)
        seat = view.seat
        after = [other for other in view.players if other > seat]
        before = [other for other in view.players if other < seat]
        self.others = [ranks_of(view.boards[other].cards) for other in (*after, *before)]

    @cached_property
    def unseen(self) -> Unseen:
        """The cards that the seat hasn't seen."""
        return Unseen(self.rules, unseen(self._view))

    def places_for(self, rank: int) -> list[int]:
        """Return where a card may go in a hole that is to end: face down, or where it saves points.

        A turn in which a card goes there, or one is turned up, brings the hole nearer to its end.
        """
        now = points_of(self.rules, self.shown)
        return [
            place
            for place, here in enumerate(self.shown)
            if here == DOWN or points_of(self.rules, with_rank(self.shown, place, rank)) < now
        ]
