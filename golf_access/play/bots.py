"""Computer players of table Golf, and hints: from what a seat may know to one of its actions.

The same view, strength and seed always lead to the same action. Every turn of a computer player
either turns up a card or lowers what its visible cards are worth, so that every hole ends.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from golf_access.engine.outcomes import Action
from golf_access.engine.scoring import Cancelled, score
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
from golf_access.play.hardbot import choose_hard
from golf_access.play.outlook import DOWN, Ranks, Sight, lines_of, points_of, with_rank
from golf_access.play.table import Strength

EASY_LOW = 4
"""The easy player takes a discard of so many points or fewer."""

EASY_KEPT = 6
"""It puts a stock card of so many points or fewer in the place of a card face down."""

NORMAL_TAKES = 3.0
"""The normal player takes a discard that saves so many points."""

NORMAL_PLACES = 1.0
"""It keeps a stock card that saves so many points."""

NORMAL_FEEDS = 3.0
"""What it minds a discard that makes a line of the next player's."""

NORMAL_PROMISE = 2.0
"""What it gives for each card of the same rank in a line that is not whole yet."""

FINISH_BEHIND = 20.0
"""What it minds ending a hole behind another player."""

NORMAL_SLIPS = 3.5
"""How far it misjudges what a card saves: a standard deviation, in points."""

KNOCK_LEAD = 15.0
"""It knocks when it is so many points ahead."""


@dataclass(frozen=True, slots=True)
class CouldMake:
    """What the card in hand would do at an own position.

    ``made`` are the lines that would cancel since then, ``lost`` those that no longer would.
    ``change`` is how the points of the visible cards would change, None where a card lies face
    down, whose points nobody knows.
    """

    position: int
    made: tuple[Cancelled, ...]
    lost: tuple[Cancelled, ...]
    change: int | None


def choose(view: TableView, strength: Strength, seed: int) -> Action:
    """Return what a computer player does: one of ``view.actions``.

    Raises ``ValueError`` when there is nothing that it could do.
    """
    if not view.actions:
        raise ValueError("nothing to do")
    if len(view.actions) == 1:
        return view.actions[0]
    chance = Random(f"{seed}-{view.hole}-{view.progress.moves}-{view.seat}")
    match strength:
        case Strength.EASY:
            return _Easy(view, chance).choose()
        case Strength.NORMAL:
            return _Normal(view, chance).choose()
        case Strength.HARD:
            return choose_hard(view, chance)


def advice(view: TableView) -> Action:
    """Return what the hard player would do who doesn't remember the cards it looked at.

    Raises ``ValueError`` when there is nothing that could be done.
    """
    return choose(replace(view, looked=()), Strength.HARD, 0)


def could_make(view: TableView) -> tuple[CouldMake, ...]:
    """Return where the card in hand makes a line or lowers the visible points, the best first.

    Where both are equal, in the order of positions. Empty when this seat sees no card in hand.
    """
    if view.hand is None or view.seat is None or view.turn != view.seat:
        return ()
    cards = view.boards[view.seat].cards
    before = view.boards[view.seat].visible
    found = []
    for position, card in enumerate(cards, 1):
        there = (*cards[: position - 1], view.hand, *cards[position:])
        after = score(view.rules, there)
        made = tuple(line for line in after.cancelled if line not in before.cancelled)
        lost = tuple(line for line in before.cancelled if line not in after.cancelled)
        change = after.points - before.points
        if made or (card is not None and change < 0):
            place = CouldMake(position, made, lost, None if card is None else change)
            found.append((change, place))
    found.sort(key=lambda one: one[0])
    return tuple(place for _, place in found)


def _position(action: Action) -> int:
    assert isinstance(action, Place | TurnUp | Look)
    return action.position


class _Easy:
    """Plays by the obvious value of single cards: lines only happen to it. It never knocks."""

    def __init__(self, view: TableView, chance: Random) -> None:
        assert view.seat is not None
        self._view = view
        self._chance = chance
        self._board = view.boards[view.seat]
        self._values = view.rules.values

    def choose(self) -> Action:
        view = self._view
        if view.hand is not None:
            return self._with_card(view.hand.rank)
        if TakeStock() in view.actions:
            return self._take()
        return self._chance.choice(view.actions)

    def _take(self) -> Action:
        top = self._view.top
        if top is not None and self._values[top.rank] <= EASY_LOW and self._place(top.rank):
            return TakeDiscard()
        return TakeStock()

    def _with_card(self, rank: int) -> Action:
        place = self._place(rank)
        if place is None and Discard() in self._view.actions:
            return Discard()
        return place or Place(self._chance.randrange(self._view.rules.cards) + 1)

    def _place(self, rank: int) -> Place | None:
        """Return where a card goes: on the highest card that is seen, or on one face down."""
        own = self._values[rank]
        places = [place + 1 for place in Sight(self._view).places_for(rank)]
        worth = {
            position: EASY_KEPT + 1 if value is None else value
            for position, value in enumerate(self._board.visible.values, 1)
            if position in places
        }
        highest = max(worth.values(), default=own)
        if highest <= own:
            return None
        best = [position for position, value in worth.items() if value == highest]
        return Place(self._chance.choice(best))


class _Normal:
    """Plays by common advice.

    Lines first, kings and jokers kept, high cards replaced first; a card face down counts what an
    unseen one is worth on average. It watches what the next player needs, and doesn't finish when
    it is behind.
    """

    def __init__(self, view: TableView, chance: Random) -> None:
        self._view = view
        self._chance = chance
        self._sight = Sight(view)
        self._mean = self._sight.unseen.mean
        self._now = self._points(self._sight.board)
        self._slip = chance.gauss(0, NORMAL_SLIPS)
        self._all = range(len(self._sight.board))

    def choose(self) -> Action:
        view = self._view
        if view.hand is not None:
            return self._with_card(view.hand.rank)
        if TakeStock() in view.actions:
            return self._take()
        return self._turn_up()

    def _take(self) -> Action:
        if Knock() in self._view.actions and not self._minds_ending(self._now + KNOCK_LEAD):
            return Knock()
        top = self._view.top
        if top is not None:
            gain, _ = self._best_place(top.rank)
            is_gold = self._sight.values[top.rank] < 0 and self._sight.places_for(top.rank)
            if is_gold or gain >= NORMAL_TAKES:
                return TakeDiscard()
        return TakeStock()

    def _with_card(self, rank: int) -> Action:
        gain, place = self._best_place(rank)
        if Discard() in self._view.actions:
            down = self._sight.down
            ends = self._minds_ending(self._now) if len(down) == 1 else 0
            if gain < NORMAL_PLACES - self._feeds(rank) - ends:
                return Discard()
        return Place(place + 1)

    def _best_place(self, rank: int) -> tuple[float, int]:
        """Return what a card seems to save at its best place, and the place."""
        places = self._sight.places_for(rank)
        slip = self._slip if places else 0
        gain, place = max((self._gain(place, rank), place) for place in places or self._all)
        return gain + slip, place

    def _gain(self, place: int, rank: int) -> float:
        sight = self._sight
        after = with_rank(sight.board, place, rank)
        points = self._points(after)
        gain = self._now - points + self._promise(place, rank)
        if sight.board[place] != DOWN:
            gain -= self._feeds(sight.board[place])
        if sight.down == [place]:
            gain -= self._minds_ending(points)
        return gain

    def _promise(self, place: int, rank: int) -> float:
        """Return what it is worth to put a card beside its like in a line that isn't whole yet."""
        sight = self._sight
        like = 0
        for line in lines_of(sight.rules):
            known = [sight.board[other] for other in line if other != place]
            if place in line and DOWN in known and all(here in (DOWN, rank) for here in known):
                like += known.count(rank)
        return NORMAL_PROMISE * like

    def _minds_ending(self, points: float) -> float:
        behind = any(points > self._points(board) for board in self._sight.others)
        return FINISH_BEHIND if behind and self._view.finisher is None else 0

    def _feeds(self, rank: int) -> float:
        """Return what a discard is worth to the next player beyond an ordinary card."""
        board = self._sight.others[0]
        now = points_of(self._sight.rules, board, self._mean)
        for line in lines_of(self._sight.rules):
            lacking = [place for place in line if board[place] != rank]
            if len(lacking) == 1:
                after = with_rank(board, lacking[0], rank)
                if points_of(self._sight.rules, after, self._mean) < now:
                    return NORMAL_FEEDS
        return 0

    def _points(self, board: Ranks) -> float:
        return points_of(self._sight.rules, board, self._mean)

    def _turn_up(self) -> Action:
        """Turn up, or look at, a card in lines of which least is known."""
        board = self._sight.board

        def known(action: Action) -> int:
            place = _position(action) - 1
            return sum(
                board[other] != DOWN
                for line in lines_of(self._sight.rules)
                if place in line
                for other in line
            )

        fewest = min(map(known, self._view.actions))
        return self._chance.choice(
            [action for action in self._view.actions if known(action) == fewest]
        )
