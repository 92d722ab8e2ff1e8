"""Golf solitaire: the state of a game and the three functions ``legal``, ``why_not``, ``apply``.

A game is one deal, or a match of several deals ("holes") played one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from golf_access.engine.cards import STANDARD_RANKS, Card, Rank
from golf_access.engine.deals import Deal
from golf_access.engine.outcomes import (
    Action,
    Applied,
    Concede,
    Draw,
    Drawn,
    Ended,
    Event,
    Fact,
    HoleDealt,
    HoleResult,
    HoleScored,
    NextHole,
    Phase,
    Reason,
    Rejection,
    Remove,
    Removed,
    TakenBack,
)
from golf_access.engine.rules import DrawRule, SolitaireRules


@dataclass(frozen=True, slots=True)
class Solitaire:
    """The whole state of a game, the order of the stock included.

    ``columns``: the free card last. ``waste``: the pile, its top card last. ``stock``: in the
    order of drawing. ``results``: the finished holes before this one, of a match.
    """

    rules: SolitaireRules
    deals: tuple[Deal, ...]
    hole: int
    results: tuple[HoleResult, ...]
    columns: tuple[tuple[Card, ...], ...]
    waste: tuple[Card, ...]
    stock: tuple[Card, ...]
    conceded: bool = False

    @property
    def top(self) -> Card | None:
        """The waste card, if there is one."""
        return self.waste[-1] if self.waste else None

    @property
    def left(self) -> int:
        """How many cards the tableau still holds."""
        return sum(map(len, self.columns))

    @property
    def removed(self) -> int:
        """How many cards were removed from the tableau in this deal."""
        return sum(map(len, self.deals[self.hole].columns)) - self.left

    @property
    def phase(self) -> Phase:
        """Where this deal stands."""
        if not any(self.columns):
            return Phase.WON
        if self.conceded:
            return Phase.CONCEDED
        if not self.stock and not removable(self):
            return Phase.BLOCKED
        return Phase.PLAYING

    @property
    def score(self) -> int:
        """The points of this deal: for each card removed, less for each one left at a block.

        Never below 0. A conceded deal loses what a blocked one does.
        """
        points = self.rules.card_points * self.removed
        if self.phase in (Phase.BLOCKED, Phase.CONCEDED):
            points -= self.rules.left_penalty * self.left
        return max(0, points)

    @property
    def hole_points(self) -> int:
        """What this hole counts in a match as it stands: the cards left, less the stock bonus."""
        if self.rules.stock_bonus and self.phase is Phase.WON:
            return -len(self.stock)
        return self.left

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to play: the deal has ended, and in a match the last one."""
        return self.hole == self.rules.holes - 1 and self.phase is not Phase.PLAYING


def start(rules: SolitaireRules, deals: Sequence[Deal]) -> Solitaire:
    """Return the state in which a game begins, with one deal for each hole.

    Raises ``ValueError`` when the deals are not as many as the holes.
    """
    if len(deals) != rules.holes:
        raise ValueError(f"{len(deals)} deals for {rules.holes} holes")
    return _dealt(rules, tuple(deals), 0, ())


def fitting_ranks(rules: SolitaireRules, top: Rank) -> frozenset[Rank]:
    """Return the ranks, joker apart, that go on a waste card of rank ``top``.

    Next to each other are 7 and 8; queen and king unless ``queen_on_king`` is off, which lets no
    queen on a king; king and ace only with ``king_ace``. Anything goes on a joker.
    """
    if top is Rank.JOKER:
        return frozenset(STANDARD_RANKS)
    ranks = {rank for rank in STANDARD_RANKS if abs(rank - top) == 1}
    if top is Rank.KING and not rules.queen_on_king:
        ranks.discard(Rank.QUEEN)
    if rules.king_ace and top in (Rank.ACE, Rank.KING):
        ranks.add(Rank.KING if top is Rank.ACE else Rank.ACE)
    return frozenset(ranks)


def fits(rules: SolitaireRules, top: Card | None, card: Card) -> bool:
    """Whether ``card`` goes on the waste card ``top`` (None: an empty waste, where any goes)."""
    return top is None or card.is_joker or card.rank in fitting_ranks(rules, top.rank)


def removable(state: Solitaire) -> tuple[Card, ...]:
    """Return the free cards that go on the waste card as it is, by column."""
    top = state.top
    return tuple(
        column[-1] for column in state.columns if column and fits(state.rules, top, column[-1])
    )


def why_not(state: Solitaire, action: Action) -> Rejection | None:
    """Return why ``action`` is refused now, or None when it is legal. The only place that knows.

    Raises ``TypeError`` for an action of another game.
    """

    def no(reason: Reason, **facts: Fact) -> Rejection:
        return Rejection(reason, action, facts)

    match action:
        case Remove():
            return _why_not_remove(state, action)
        case Draw():
            if state.phase is not Phase.PLAYING:
                return no(Reason.GAME_OVER, phase=state.phase)
            cards = removable(state)
            if not state.stock:
                return no(Reason.STOCK_EMPTY, cards=cards)
            if cards and state.rules.draw is DrawRule.WHEN_STUCK:
                return no(Reason.MOVE_EXISTS, cards=cards, top=state.top)
        case Concede():
            if not state.rules.is_match:
                return no(Reason.NOT_A_MATCH)
            if state.phase is not Phase.PLAYING:
                return no(Reason.GAME_OVER, phase=state.phase)
        case NextHole():
            if not state.rules.is_match:
                return no(Reason.NOT_A_MATCH)
            if state.phase is Phase.PLAYING:
                return no(Reason.HOLE_NOT_OVER, hole=state.hole + 1, left=state.left)
            if state.is_over:
                return no(Reason.LAST_HOLE, hole=state.hole + 1)
        case _:
            raise TypeError(action)
    return None


def legal(state: Solitaire) -> tuple[Action, ...]:
    """Return every action that is legal now."""
    actions: list[Action] = [Remove(column + 1) for column in range(len(state.columns))]
    actions += [Draw(), Concede(), NextHole()]
    return tuple(action for action in actions if why_not(state, action) is None)


def apply(state: Solitaire, action: Action) -> Applied[Solitaire] | Rejection:
    """Return the state after ``action`` with what happened, or why it is refused."""
    rejection = why_not(state, action)
    if rejection is not None:
        return rejection
    event: Event
    match action:
        case Remove(column=column):
            cards = state.columns[column - 1]
            columns = (*state.columns[: column - 1], cards[:-1], *state.columns[column:])
            after = replace(state, columns=columns, waste=(*state.waste, cards[-1]))
            event = Removed(
                card=cards[-1],
                column=column,
                uncovered=cards[-2] if len(cards) > 1 else None,
                under=len(cards) - 1,
                left=after.left,
                score=state.rules.card_points * after.removed,
            )
        case Draw():
            after = replace(state, waste=(*state.waste, state.stock[0]), stock=state.stock[1:])
            event = Drawn(state.stock[0], len(after.stock))
        case Concede():
            after = replace(state, conceded=True)
            return Applied(after, _endings(after))
        case _:
            result = HoleResult(state.hole_points, state.left, len(state.stock), state.phase)
            after = _dealt(state.rules, state.deals, state.hole + 1, (*state.results, result))
            event = HoleDealt(after.hole + 1, state.rules.holes)
    return Applied(after, (event, *_endings(after)))


def taken_back(undone: Solitaire, restored: Solitaire, action: Action) -> TakenBack:
    """Return the event that tells what undoing ``action`` brought back.

    ``undone`` is the state that the action had led to, ``restored`` the one before it.
    """
    card: Card | None = None
    column: int | None = None
    if isinstance(action, Remove):
        column = action.column
        card = restored.columns[column - 1][-1]
    elif isinstance(action, Draw):
        card = restored.stock[0]
    return TakenBack(
        action=action,
        card=card,
        column=column,
        top=restored.top,
        stock=len(restored.stock),
        hole=restored.hole + 1,
        score=restored.score,
        reopened=undone.phase is not Phase.PLAYING and restored.phase is Phase.PLAYING,
    )


def standing(state: Solitaire) -> tuple[int, int]:
    """Return a match's total over the finished holes and how far it is from par for them.

    Par is spread evenly: 5 points a hole where nine holes have par 45.
    """
    points = [result.points for result in state.results]
    if state.phase is not Phase.PLAYING:
        points.append(state.hole_points)
    return sum(points), sum(points) - state.rules.par * len(points) // state.rules.holes


def _why_not_remove(state: Solitaire, action: Remove) -> Rejection | None:
    def no(reason: Reason, **facts: Fact) -> Rejection:
        return Rejection(reason, action, facts)

    if state.phase is not Phase.PLAYING:
        return no(Reason.GAME_OVER, phase=state.phase)
    if not 1 <= action.column <= len(state.columns):
        return no(Reason.NO_SUCH_COLUMN, column=action.column, columns=len(state.columns))
    column = state.columns[action.column - 1]
    if not column:
        return no(Reason.EMPTY_COLUMN, column=action.column)
    row = len(column) - action.depth
    if not 1 <= row <= len(column):
        return no(Reason.NO_SUCH_CARD, column=action.column, row=row)
    card = column[row - 1]
    if action.depth:
        return no(Reason.COVERED, card=card, column=action.column, covered_by=column[row], row=row)
    top = state.top
    if top is not None and not fits(state.rules, top, card):
        ranks = fitting_ranks(state.rules, top.rank)
        if not ranks:
            return no(Reason.NOTHING_FITS, card=card, top=top)
        return no(Reason.NOT_ADJACENT, card=card, top=top, fits=ranks)
    return None


def _dealt(
    rules: SolitaireRules, deals: tuple[Deal, ...], hole: int, results: tuple[HoleResult, ...]
) -> Solitaire:
    deal = deals[hole]
    begun = 0 if rules.empty_waste else 1
    return Solitaire(
        rules=rules,
        deals=deals,
        hole=hole,
        results=results,
        columns=deal.columns,
        waste=deal.talon[:begun],
        stock=deal.talon[begun:],
    )


def _endings(state: Solitaire) -> tuple[Event, ...]:
    phase = state.phase
    if phase is Phase.PLAYING:
        return ()
    ended = Ended(
        phase=phase,
        left=state.left,
        stock=len(state.stock),
        score=state.score,
        penalty=state.rules.card_points * state.removed - state.score,
    )
    if not state.rules.is_match:
        return (ended,)
    total, to_par = standing(state)
    scored = HoleScored(state.hole + 1, state.rules.holes, state.hole_points, total, to_par)
    return (ended, scored)
