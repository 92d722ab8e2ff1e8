"""The hard computer player: what every action leads to, over the cards that its seat hasn't seen.

Values are points, the own ones less those of the others on average: fewer is better throughout.
"""

from __future__ import annotations

from functools import cached_property
from random import Random

from golf_access.engine.cards import Rank
from golf_access.engine.outcomes import Action
from golf_access.engine.scoring import finisher_penalty
from golf_access.engine.tableoutcomes import (
    Discard,
    Knock,
    Look,
    Place,
    TakeDiscard,
    TakeStock,
    TurnUp,
)
from golf_access.engine.tableviews import TableView
from golf_access.play.outlook import DOWN, Outlook, Ranks, Sight, points_of, ranks_of, with_rank

SAMPLES = 40
"""How often the last turns are played out to see what ending the hole leads to."""

PACE = 1.25
"""How many turns a player takes, on average, for each card face down before the hole ends."""


def choose_hard(view: TableView, chance: Random) -> Action:
    """Return the action of ``view`` that leads to the lowest value. ``chance`` draws samples."""
    return _Hard(view, chance).choose()


class _Hard:
    def __init__(self, view: TableView, chance: Random) -> None:
        self._view = view
        self._chance = chance
        sight = self._sight = Sight(view)
        self._share = 1 / len(sight.others)
        self._is_last = view.finisher is not None
        fewest = min(board.count(DOWN) for board in sight.others)
        turns = 0 if self._is_last else max(1, round(PACE * fewest))
        self._own = Outlook(sight.rules, sight.unseen, turns)
        self._theirs = Outlook(sight.rules, sight.unseen, max(1, turns))
        self._ending: dict[int, float] = {}

    def choose(self) -> Action:
        view = self._view
        if view.hand is not None:
            return self._with_card(int(view.hand.rank))
        if TakeStock() in view.actions:
            return self._begin_turn()
        values = {
            action: self._turned_up(action.position - 1)
            for action in view.actions
            if isinstance(action, TurnUp | Look)
        }
        return min(values, key=lambda action: values[action])

    def _begin_turn(self) -> Action:
        view, chances = self._view, self._sight.unseen.chances
        values: dict[Action, float] = {
            TakeStock(): sum(
                chance * min(self._best_place(rank)[0], self._discarded(rank))
                for rank, chance in chances
            )
        }
        if view.top is not None:
            values[TakeDiscard()] = self._best_place(int(view.top.rank))[0]
        if Knock() in view.actions:
            values[Knock()] = self._knocking()
        return min(values, key=lambda action: values[action])

    def _with_card(self, rank: int) -> Action:
        value, place = self._best_place(rank)
        if Discard() in self._view.actions and self._discarded(rank) < value:
            return Discard()
        return Place(place + 1)

    # What an action leads to.

    def _best_place(self, rank: int) -> tuple[float, int]:
        places = self._sight.places_for(rank) or range(len(self._sight.board))
        return min((self._placed(place, rank), place) for place in places)

    def _placed(self, place: int, rank: int) -> float:
        sight = self._sight
        here = sight.board[place]
        helps = self._usual_help if here == DOWN else self._help[here]
        down = len(sight.down) - (place in sight.down)
        return self._after(with_rank(sight.board, place, rank), down) + helps

    def _discarded(self, rank: int) -> float:
        return self._turn_up_after_discard + self._help[rank]

    @cached_property
    def _turn_up_after_discard(self) -> float:
        sight = self._sight
        if not sight.down:
            return self._after(sight.board, 0)
        return min(map(self._turned_up, sight.down))

    def _turned_up(self, place: int) -> float:
        sight = self._sight
        down = len(sight.down) - 1
        if sight.board[place] != DOWN:
            return self._after(sight.board, down)
        return sum(
            chance * self._after(with_rank(sight.board, place, rank), down)
            for rank, chance in sight.unseen.chances
        )

    def _after(self, board: Ranks, down: int) -> float:
        """Return the value of a board with so many cards face down when the turn is over."""
        if self._is_last:
            own = self._own.of(board)
            return own - self._others_later - self._finisher_pays(own)
        if down:
            return self._own.of(board) - self._others_later
        return self._ended(int(points_of(self._sight.rules, board)))

    @cached_property
    def _others_later(self) -> float:
        return self._share * sum(map(self._theirs.of, self._sight.others))

    def _finisher_pays(self, own: float) -> float:
        """Return what the finisher has to pay, as far as is seen, because of a score."""
        view, sight = self._view, self._sight
        if view.finisher is None or view.finisher == view.seat:
            return 0
        finisher = ranks_of(view.boards[view.finisher].cards)
        points = round(points_of(sight.rules, finisher, sight.unseen.mean))
        return self._share * finisher_penalty(sight.rules, points, (round(own),))

    # What a discard is worth to the next player.

    @cached_property
    def _help(self) -> list[float]:
        """What each rank on the discards saves the next player beyond what a card does anyway."""
        sight, theirs = self._sight, self._theirs
        if self._is_last and len(self._view.last_turns) == 1:
            return [0.0] * len(Rank)
        board = sight.others[0]
        now = theirs.of(board)
        saved = [
            max(
                0.0,
                now - min(theirs.of(with_rank(board, place, rank)) for place in range(len(board))),
            )
            for rank in range(len(Rank))
        ]
        usual = sum(chance * saved[rank] for rank, chance in sight.unseen.chances)
        return [self._share * max(0.0, points - usual) for points in saved]

    @cached_property
    def _usual_help(self) -> float:
        return sum(chance * self._help[rank] for rank, chance in self._sight.unseen.chances)

    # The end of the hole.

    def _ended(self, own: int) -> float:
        """Return the value of ending the hole with so many points."""
        value = self._ending.get(own)
        if value is None:
            total = sum(self._result(own, others) for _, others in self._last_turns)
            value = self._ending[own] = total / SAMPLES
        return value

    def _knocking(self) -> float:
        return sum(self._result(own, others) for own, others in self._last_turns) / SAMPLES

    def _result(self, own: int, others: tuple[int, ...]) -> float:
        penalty = finisher_penalty(self._sight.rules, own, others)
        return own + penalty - self._share * sum(others)

    @cached_property
    def _last_turns(self) -> list[tuple[int, tuple[int, ...]]]:
        """Samples of the end: the points of the own board as it is, then those of the others.

        Each of the others has one turn more, in which they draw from the stock.
        """
        sight = self._sight
        boards = (sight.board, *sight.others)
        targets = [self._targets(board) for board in sight.others]
        cards = sight.unseen.ranks
        needed = min(len(cards), sum(board.count(DOWN) for board in boards) + len(targets))
        samples = []
        for _ in range(SAMPLES):
            deal = iter(self._chance.sample(cards, needed))
            own, *others = (
                [next(deal) if rank == DOWN else rank for rank in board] for board in boards
            )
            for board, target in zip(others, targets, strict=True):
                drawn = next(deal, DOWN)
                if drawn in target:
                    board[target[drawn]] = drawn
            points = (int(points_of(sight.rules, tuple(board))) for board in others)
            samples.append((int(points_of(sight.rules, tuple(own))), tuple(points)))
        return samples

    def _targets(self, board: Ranks) -> dict[int, int]:
        """Return the place for each rank that saves points on a board, for who doesn't know it."""
        sight = self._sight
        mean = sight.unseen.mean
        now = points_of(sight.rules, board, mean)
        targets = {}
        for rank, _ in sight.unseen.chances:
            points, place = min(
                (points_of(sight.rules, with_rank(board, place, rank), mean), place)
                for place in range(len(board))
            )
            if points < now:
                targets[rank] = place
        return targets
