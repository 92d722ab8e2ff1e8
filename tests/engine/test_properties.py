"""What holds in every game: random deals, rules, variants and actions, legal and not."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_access.engine.cards import Card, deck
from golf_access.engine.deals import DEAL_NUMBERS, Deal, numbered_deal
from golf_access.engine.outcomes import (
    Action,
    Applied,
    Concede,
    Draw,
    Drawn,
    Ended,
    HoleDealt,
    HoleScored,
    NextHole,
    Phase,
    Reason,
    Rejection,
    Remove,
    Removed,
)
from golf_access.engine.solitaire import (
    Solitaire,
    apply,
    legal,
    removable,
    standing,
    start,
    taken_back,
    why_not,
)
from golf_access.engine.views import Progress, view_of
from tests.engine.laying import applied, rules_of
from tests.engine.tablelaying import ANSWERED_BY_THE_LOG, TABLE_FACTS
from tests.tools import naive_solitaire

ACTIONS: list[Action] = [
    Draw(),
    Concede(),
    NextHole(),
    *(Remove(column, depth) for column in range(-1, 10) for depth in range(-1, 7)),
]
"""Every action, and some that no game has."""

FACTS = {
    Reason.NOT_ADJACENT: {"card", "top", "fits"},
    Reason.NOTHING_FITS: {"card", "top"},
    Reason.COVERED: {"card", "column", "covered_by", "row"},
    Reason.EMPTY_COLUMN: {"column"},
    Reason.NO_SUCH_COLUMN: {"column", "columns"},
    Reason.NO_SUCH_CARD: {"column", "row"},
    Reason.STOCK_EMPTY: {"cards"},
    Reason.MOVE_EXISTS: {"cards", "top"},
    Reason.GAME_OVER: {"phase"},
    Reason.NOT_A_MATCH: set(),
    Reason.HOLE_NOT_OVER: {"hole", "left"},
    Reason.LAST_HOLE: {"hole"},
}

PROGRESS = Progress(code=None, moves=0, undos=0, can_undo=False, can_redo=False)

quick = settings(max_examples=200, deadline=None)


def group(*variants: str) -> st.SearchStrategy[tuple[str, ...]]:
    """Draw one of ``variants`` or none."""
    return st.sampled_from([(), *((variant,) for variant in variants)])


single_codes = st.tuples(
    st.sampled_from([("E",), ("C",), ("S",)]),
    group("Q"),
    group("K"),
    group("D", "B"),
    group("J1", "J2"),
    group("W"),
).map(lambda groups: "-".join(part for parts in groups for part in parts))
codes = st.tuples(single_codes, st.sampled_from(["", "", "-M"])).map("".join)
numbers = st.integers(0, DEAL_NUMBERS - 1)
seeds = st.integers(0, 2**32)


def dealt(code: str, number: int) -> Solitaire:
    """Begin the game of a code without its deal, and of a deal's number."""
    rules = rules_of(code)
    deals = [
        numbered_deal((number + hole) % DEAL_NUMBERS, rules.jokers) for hole in range(rules.holes)
    ]
    return start(rules, deals)


def chosen(state: Solitaire, chance: random.Random) -> Action | None:
    """Choose a legal action: mostly a removal where there is one, seldom to concede."""
    actions = legal(state)
    removals = [action for action in actions if isinstance(action, Remove)]
    if removals and chance.random() < 0.7:
        return chance.choice(removals)
    if Draw() in actions and chance.random() < 0.95:
        return Draw()
    return chance.choice(actions) if actions else None


@st.composite
def positions(draw: st.DrawFn) -> Solitaire:
    """Draw a position that some game reaches."""
    state = dealt(draw(codes), draw(numbers))
    steps = draw(st.integers(0, 300 if state.rules.is_match else 52))
    chance = random.Random(draw(seeds))
    for _ in range(steps):
        action = chosen(state, chance)
        if action is None:
            break
        state = applied(state, action).state
    return state


def all_cards(state: Solitaire) -> Counter[Card]:
    """Count the cards on the table."""
    return Counter(card for pile in (*state.columns, state.waste, state.stock) for card in pile)


@quick
@given(positions())
def test_legal_why_not_and_apply_agree(state: Solitaire) -> None:
    before = deepcopy(state)
    permitted = legal(state)
    assert len(set(permitted)) == len(permitted)
    for action in ACTIONS:
        rejection = why_not(state, action)
        assert (rejection is None) == (action in permitted)
        outcome = apply(state, action)
        assert isinstance(outcome, Applied) == (rejection is None)
        if rejection is not None:
            assert outcome == rejection
            assert rejection.action == action
            assert set(rejection.facts) == FACTS[rejection.reason]
    assert state == before


def test_the_facts_of_every_reason_are_known() -> None:
    assert set(FACTS) == set(Reason) - set(TABLE_FACTS) - ANSWERED_BY_THE_LOG


@quick
@given(positions())
def test_a_position_keeps_its_promises(state: Solitaire) -> None:
    assert all_cards(state) == Counter(deck(state.rules.jokers))
    assert state.left + state.removed == 35
    assert 0 <= state.score <= 10 * state.removed <= 350
    assert (state.phase is Phase.WON) == (state.left == 0)
    if state.phase is Phase.WON:
        assert state.score == 350
    if state.phase is Phase.BLOCKED:
        assert (state.stock, removable(state)) == ((), ())
        assert state.score == max(0, 20 * state.removed - 350)
    removals = [action for action in legal(state) if isinstance(action, Remove)]
    if state.phase is Phase.PLAYING:
        free = tuple(state.columns[action.column - 1][-1] for action in removals)
        assert free == removable(state)
        assert legal(state)
    else:
        assert removals == []
        assert Draw() not in legal(state)
    assert state.is_over == (legal(state) == ())
    over = state.phase is not Phase.PLAYING
    points = [result.left for result in state.results] + [state.left] * over
    total = sum(points)
    assert standing(state) == (
        total,
        total - 5 * len(points) if state.rules.is_match else total - 45 * over,
    )


@quick
@given(positions())
def test_each_action_does_its_own_and_nothing_else(state: Solitaire) -> None:
    for action in legal(state):
        outcome = applied(state, action)
        assert outcome == apply(state, action)
        after = outcome.state
        assert (after.rules, after.deals) == (state.rules, state.deals)
        event = outcome.events[0]
        if isinstance(action, Remove):
            place = action.column - 1
            card = state.columns[place][-1]
            changed = [
                index
                for index, column in enumerate(state.columns)
                if after.columns[index] != column
            ]
            assert changed == [place]
            assert after.columns[place] == state.columns[place][:-1]
            assert (after.waste, after.stock) == ((*state.waste, card), state.stock)
            assert event == Removed(
                card=card,
                column=action.column,
                uncovered=(after.columns[place] or (None,))[-1],
                under=len(after.columns[place]),
                left=state.left - 1,
                score=state.score + 10,
            )
        elif isinstance(action, Draw):
            assert (*after.waste, *after.stock) == (*state.waste, *state.stock)
            assert len(after.stock) == len(state.stock) - 1
            assert after.columns == state.columns
            assert event == Drawn(state.stock[0], len(after.stock))
        elif isinstance(action, Concede):
            assert replace(after, conceded=False) == state
            assert after.phase is Phase.CONCEDED
        else:
            assert event == HoleDealt(state.hole + 2, 9)
            assert (after.hole, after.results[:-1]) == (state.hole + 1, state.results)
            assert after.results[-1].points == state.left
        ended = after.phase is not Phase.PLAYING
        told = [type(event) for event in outcome.events if type(event) in {Ended, HoleScored}]
        assert told == [Ended, *[HoleScored] * state.rules.is_match] * ended


@quick
@given(positions())
def test_an_action_taken_back_tells_how_things_were(state: Solitaire) -> None:
    for action in legal(state):
        after = applied(state, action).state
        told = taken_back(after, state, action)
        assert (told.action, told.hole, told.score) == (action, state.hole + 1, state.score)
        assert (told.top, told.stock) == (state.top, len(state.stock))
        assert told.reopened == (state.phase is Phase.PLAYING and after.phase is not Phase.PLAYING)
        if isinstance(action, Remove | Draw):
            assert told.card == after.top
        else:
            assert told.card is None
        assert told.column == (action.column if isinstance(action, Remove) else None)


@quick
@given(positions(), seeds)
def test_nothing_tells_what_is_hidden(state: Solitaire, seed: int) -> None:
    """The order of the stock and the deals to come change neither view nor refusals."""
    chance = random.Random(seed)
    stock = tuple(chance.sample(state.stock, len(state.stock)))
    here = Deal(state.deals[state.hole].columns, state.waste + stock)
    to_come = [
        numbered_deal(chance.randrange(DEAL_NUMBERS), state.rules.jokers)
        for _ in state.deals[state.hole + 1 :]
    ]
    other = replace(state, stock=stock, deals=(*state.deals[: state.hole], here, *to_come))
    assert view_of(other, PROGRESS) == view_of(state, PROGRESS)
    for action in ACTIONS:
        assert why_not(other, action) == why_not(state, action)


@quick
@given(positions())
def test_a_view_shows_what_lies_open(state: Solitaire) -> None:
    view = view_of(state, PROGRESS)
    assert view.progress is PROGRESS
    assert (view.rules, view.results) == (state.rules, state.results)
    assert (view.columns, view.waste, view.top) == (state.columns, state.waste, state.top)
    assert (view.stock, view.left, view.removed) == (
        len(state.stock),
        state.left,
        state.removed,
    )
    assert (view.hole, view.phase, view.score) == (state.hole + 1, state.phase, state.score)
    assert view.is_over == state.is_over
    permitted = legal(state)
    assert view.playable == tuple(
        action.column for action in permitted if isinstance(action, Remove)
    )
    assert view.can_draw == (Draw() in permitted)
    assert (view.total, view.to_par) == standing(state)


@quick
@given(codes, numbers, seeds)
def test_every_random_game_ends(code: str, number: int, seed: int) -> None:
    state = dealt(code, number)
    chance = random.Random(seed)
    holes = state.rules.holes
    cards = 52 + state.rules.jokers
    taken = 0
    while (action := chosen(state, chance)) is not None:
        state = applied(state, action).state
        taken += 1
        assert taken <= holes * cards + holes - 1
    assert state.is_over
    assert state.hole == holes - 1
    assert len(state.results) == holes - 1


def move_of(action: Action) -> str:
    """Return the naive implementation's name of an action."""
    if isinstance(action, Remove):
        return str(action.column)
    assert action == Draw()
    return "draw"


@settings(max_examples=250, deadline=None)
@given(single_codes, numbers, seeds)
def test_games_go_as_in_the_naive_implementation(code: str, number: int, seed: int) -> None:
    chance = random.Random(seed)
    state = dealt(code, number)
    (deal,) = state.deals
    rule, *variants = code.split("-")
    game = naive_solitaire.new_game(
        [[str(card) for card in column] for column in deal.columns],
        [str(card) for card in deal.talon],
        rule,
        variants,
    )
    while True:
        moves = [move_of(action) for action in legal(state)]
        assert moves == naive_solitaire.legal_moves(game)
        assert [[str(card) for card in column] for column in state.columns] == game.columns
        assert [str(card) for card in state.waste] == game.waste
        assert [str(card) for card in state.stock] == game.stock
        assert state.score == game.score
        assert state.phase == (game.ending or "playing")
        action = chosen(state, chance)
        if action is None:
            break
        state = applied(state, action).state
        game = naive_solitaire.play(game, move_of(action))


def test_states_and_outcomes_are_frozen() -> None:
    state = dealt("E-M", 1)
    outcome = applied(state, Draw())
    rejection = apply(state, NextHole())
    assert isinstance(rejection, Rejection)
    values: tuple[Any, ...] = (
        state,
        state.rules,
        state.deals[0],
        state.columns[0][0],
        Draw(),
        Remove(1),
        outcome,
        outcome.events[0],
        rejection,
        view_of(state, PROGRESS),
    )
    for value in values:
        for field in fields(value):
            with pytest.raises(FrozenInstanceError):
                setattr(value, field.name, None)
    assert hash(state) == hash(deepcopy(state))
