"""Answers from what a player can see: the order of the stock is sampled, not looked at.

Which cards are still in the stock is known, for they lie nowhere else. Orders of them are drawn
by chance; for each it is found out exactly which of the actions that are legal now can lead to a
win. What is told is in how many of these stocks an action wins.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from random import Random

from golf_access.engine.cards import Card, deck
from golf_access.engine.outcomes import Action, Draw, Remove
from golf_access.engine.views import SolitaireView
from golf_access.play.solver import Stop, Tableau, never, solve_position, soon_won

FEW_ORDERS = 120
"""Up to so many orders of the stock all are looked at, each once, instead of a sample."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What is known of one legal action after some stocks.

    ``wins``: in how many of ``samples`` stocks the game can be won after it. ``best``: in how
    many the shortest win that was found begins with it or, in stocks that can't be won, the way
    to the fewest cards that can be left. ``draws``: how many draws these wins take on average,
    the fewest that are possible in their stocks; None where ``best`` has no win.
    """

    action: Action
    wins: int
    samples: int
    best: int
    draws: float | None


@dataclass(slots=True)
class _Tally:
    wins: int = 0
    best: int = 0
    best_wins: int = 0
    draws: int = 0


class FairSearch:
    """A search for the best action that knows no more than the player, one stock at a time.

    ``seed`` settles which orders are sampled: the same view and seed give the same answers.
    Raises ``ValueError`` when more cards are missing from the view than its deck has.
    """

    def __init__(self, view: SolitaireView, seed: int) -> None:
        self.samples = 0
        """How many stocks were looked at so far."""
        self.complete = False
        """Whether these were all that are possible, so that the answer is exact."""
        self._view = view
        actions: list[Action] = [Remove(column) for column in view.playable]
        if view.can_draw:
            actions.append(Draw())
        self._tallies = {action: _Tally() for action in actions}
        self._tableau = Tableau(view.rules, view.columns) if actions else None
        unseen = _unseen(view)
        self._possible = math.perm(len(unseen), view.stock)
        self._orders = _orders(unseen, view.stock, Random(seed))
        self._order: tuple[Card, ...] | None = None

    def step(self, stop: Stop = never) -> bool:
        """Look at one more stock. Returns False when there is nothing more to look at.

        This is the slice of work to do at a time, a hundredth of a second or so. Raises
        ``Stopped``; the next step then looks at the same stock again.
        """
        if self._tableau is None or self.complete:
            return False
        if self._order is None:
            self._order = next(self._orders)
        view, order = self._view, self._order
        verdict = solve_position(view.rules, view.columns, view.top, order, stop)
        first = verdict.line[0] if verdict.line else None
        won: set[Action] = set()
        if verdict.winnable:
            won = self._winning(self._tableau, order, first, stop)
        for action, tally in self._tallies.items():
            tally.wins += action in won
            if action == first:
                tally.best += 1
                if verdict.winnable:
                    tally.best_wins += 1
                    tally.draws += verdict.draws
        self._order = None
        self.samples += 1
        self.complete = self._possible <= FEW_ORDERS and self.samples == self._possible
        return True

    def _winning(
        self, tableau: Tableau, order: tuple[Card, ...], first: Action | None, stop: Stop
    ) -> set[Action]:
        """Return the actions that keep the win in a stock in which ``first`` is known to."""
        won = {action for action in self._tallies if action == first}
        # Most wins are easy to find: the table is built only when one isn't.
        table = None
        counts = [len(column) for column in self._view.columns]
        for action in self._tallies:
            if action == first:
                continue
            if table is None and self._soon_won(order, action, stop):
                won.add(action)
                continue
            if table is None:
                table = tableau.table(order, stop)
            if table.wins(counts, 0, action):
                won.add(action)
        return won

    def _soon_won(self, order: tuple[Card, ...], action: Action, stop: Stop) -> bool:
        view = self._view
        if not isinstance(action, Remove):
            return soon_won(view.rules, view.columns, order[0], order[1:], stop)
        *under, card = view.columns[action.column - 1]
        columns = list(view.columns)
        columns[action.column - 1] = tuple(under)
        return soon_won(view.rules, columns, card, order, stop)

    def hints(self) -> tuple[Hint, ...]:
        """Return what is known of every legal action, the best first."""
        hints = [
            Hint(
                action=action,
                wins=tally.wins,
                samples=self.samples,
                best=tally.best,
                draws=tally.draws / tally.best_wins if tally.best_wins else None,
            )
            for action, tally in self._tallies.items()
        ]
        # Equal ones stay in the order of columns, drawing last.
        return tuple(sorted(hints, key=lambda hint: (-hint.wins, -hint.best)))


def _unseen(view: SolitaireView) -> list[Card]:
    """Return the cards of the deck that don't lie open, in the deck's order."""
    seen = Counter(card for pile in (*view.columns, view.waste) for card in pile)
    unseen = []
    for card in deck(view.rules.jokers):
        if seen[card]:
            seen[card] -= 1
        else:
            unseen.append(card)
    if len(unseen) < view.stock:
        raise ValueError(f"{len(unseen)} cards for a stock of {view.stock}")
    return unseen


def _orders(cards: list[Card], count: int, random: Random) -> Iterator[tuple[Card, ...]]:
    """Yield orders of ``count`` cards: all that differ when they are few, else by chance."""
    if math.perm(len(cards), count) <= FEW_ORDERS:
        every = list(permutations(cards, count))
        random.shuffle(every)
        yield from every
        return
    while True:
        yield tuple(random.sample(cards, count))
