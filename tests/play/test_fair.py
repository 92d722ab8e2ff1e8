"""Hints from what lies open: they see no stock, and are right about the stocks they sample."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from golf_access.engine.cards import JOKER
from golf_access.engine.outcomes import Action, Applied, Draw, Remove
from golf_access.engine.rules import CLASSIC, EASY, STRICT, SolitaireRules
from golf_access.engine.solitaire import Solitaire, apply, legal
from golf_access.engine.views import Progress, SolitaireView, view_of
from golf_access.play.fair import FairSearch, Hint
from golf_access.play.solver import Stopped, solve, winnable
from tests.engine.laying import laid, played, rules_of
from tests.play.deals import full_deal, short


def seen(state: Solitaire, code: str | None = None) -> SolitaireView:
    return view_of(state, Progress(code, moves=0, undos=0, can_undo=False, can_redo=False))


def hints(view: SolitaireView, seed: int, samples: int) -> tuple[Hint, ...]:
    search = FairSearch(view, seed)
    for _ in range(samples):
        search.step()
    return search.hints()


def late(rules: SolitaireRules, stock: int) -> Solitaire:
    """Return a position with so many cards in the stock, a choice, and a way to win."""
    for deal in range(200):
        state = full_deal(rules, deal)
        verdict = solve(state)
        for action in verdict.line if verdict.winnable else ():
            if len(state.stock) == stock and len(legal(state)) > 1:
                return state
            state, _ = played(state, [action])
    raise AssertionError("no such position")


@pytest.mark.parametrize("code", ["E", "C", "S", "E-J1", "C-W"])
def test_the_order_of_the_stock_makes_no_difference(code: str) -> None:
    state = full_deal(rules_of(code), 21)
    other = replace(state, stock=state.stock[::-1])
    found = hints(seen(state, "GO1-E-AAAAAAV"), seed=5, samples=6)
    assert found == hints(seen(other), seed=5, samples=6)
    assert found
    assert {hint.samples for hint in found} == {6}


def test_the_same_seed_gives_the_same_hints_and_another_looks_at_other_stocks() -> None:
    view = seen(full_deal(CLASSIC, 4))
    assert hints(view, seed=1, samples=12) == hints(view, seed=1, samples=12)
    assert any(
        hints(view, seed=1, samples=12) != hints(view, seed=seed, samples=12)
        for seed in range(2, 6)
    )


def test_hints_are_about_the_legal_actions_and_best_first() -> None:
    state = full_deal(rules_of("E-W"), 8)
    found = hints(seen(state), seed=3, samples=8)
    assert {hint.action for hint in found} == set(legal(state))
    assert [hint.wins for hint in found] == sorted((hint.wins for hint in found), reverse=True)
    assert sum(hint.best for hint in found) == 8
    for hint in found:
        assert 0 <= hint.wins <= 8
        assert (hint.draws is None) == (hint.wins == 0 or hint.best == 0)


@pytest.mark.parametrize("rules", [EASY, CLASSIC, STRICT], ids=short)
def test_few_cards_in_the_stock_are_looked_at_in_every_order(rules: SolitaireRules) -> None:
    state = late(rules, stock=4)
    search = FairSearch(seen(state), seed=1)
    steps = 0
    while search.step():
        steps += 1
    assert search.complete
    assert steps == search.samples == 24
    assert not search.step()
    wins: dict[Action, int] = dict.fromkeys(legal(state), 0)
    for order in permutations(state.stock):
        sampled = replace(state, stock=order)
        for action in wins:
            outcome = apply(sampled, action)
            assert isinstance(outcome, Applied)
            wins[action] += winnable(outcome.state)
    found = search.hints()
    assert {hint.action: hint.wins for hint in found} == wins
    assert [hint.samples for hint in found] == [24] * len(wins)
    assert sum(hint.best for hint in found) == 24
    assert all(hint.draws is None or 0 <= hint.draws <= 4 for hint in found)


def test_a_known_stock_needs_one_look() -> None:
    state = late(EASY, stock=1)
    search = FairSearch(seen(state), seed=1)
    assert search.step()
    assert search.complete
    assert not search.step()
    (draws,) = {hint.draws for hint in search.hints() if hint.best}
    assert draws == solve(state).draws


def test_more_cards_than_the_deck_has() -> None:
    with pytest.raises(ValueError, match="cards"):
        FairSearch(replace(seen(laid(["2C", "9C"], "AC 8C")), stock=52), seed=1)


def test_a_lost_position_gets_hints_too() -> None:
    state = laid(["9C 2C", "5D 4D 3D", "JH", "JD"], "AC 7S")
    found = hints(seen(state), seed=1, samples=20)
    assert {hint.wins for hint in found} == {0}
    assert found[0] == Hint(Remove(1), 0, 20, found[0].best, None)
    assert found[0].best > found[1].best


def test_nothing_to_do_nothing_to_hint() -> None:
    search = FairSearch(seen(laid(["9C"], "AC")), seed=1)
    assert not search.step()
    assert search.hints() == ()


def test_jokers_in_the_stock_are_known() -> None:
    rules = replace(CLASSIC, jokers=2)
    state = laid(["5C 9C"], "AC JK", rules)
    unseen = FairSearch(seen(state), seed=1)
    played_out, _ = played(state, [Draw()])
    assert JOKER in played_out.waste
    for search in (unseen, FairSearch(seen(played_out), seed=1)):
        search.step()
        assert search.hints()


def test_a_stopped_step_is_made_again() -> None:
    view = seen(full_deal(EASY, 5))
    search = FairSearch(view, seed=2)
    for _ in range(4):
        polls = 0

        def stop() -> bool:
            nonlocal polls
            polls += 1
            return polls > 30

        with pytest.raises(Stopped):
            search.step(stop)
        search.step()
    assert search.hints() == hints(view, seed=2, samples=4)
