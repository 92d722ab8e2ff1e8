"""The solver against the rules, the second solver and itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from golf_access.engine.cards import JOKER, deck
from golf_access.engine.outcomes import Applied, Concede, Draw, NextHole, Phase, Remove
from golf_access.engine.rules import CLASSIC, EASY, STRICT, DrawRule, SolitaireRules
from golf_access.engine.solitaire import Solitaire, apply, fits, legal, start
from golf_access.play.oracle import Oracle
from golf_access.play.solver import (
    Stop,
    Stopped,
    Verdict,
    going,
    number,
    solve,
    table_for,
    winnable,
)
from tests.engine.laying import (
    laid,
    played,
    reference_actions,
    reference_deal,
    rules_of,
)
from tests.play.deals import confirmed, every_rules, full_deal, second_solver, short, small_deal

SMALL_DEALS = 12
TIMES = 3
"""How many random games through a small deal are followed with the table's answers."""

every = pytest.mark.parametrize("rules", [*every_rules()], ids=short)


@every
def test_the_table_of_what_goes_is_the_engine_s(rules: SolitaireRules) -> None:
    rows = going(rules)
    for top in (None, JOKER, *deck()):
        for card in (JOKER, *deck()):
            assert rows[number(top)][number(card)] == fits(rules, top, card)


@every
def test_small_deals_are_judged_as_by_the_second_solver(rules: SolitaireRules) -> None:
    random = Random(short(rules))
    for _ in range(SMALL_DEALS):
        state = small_deal(rules, random)
        verdict = solve(state)
        if state.phase is Phase.PLAYING:
            confirmed(state, verdict)
        assert winnable(state) == verdict.winnable


@every
def test_every_action_of_a_game_is_judged_by_one_table(rules: SolitaireRules) -> None:
    random = Random(f"{short(rules)} actions")
    for _ in range(SMALL_DEALS):
        begun = small_deal(rules, random)
        table = table_for(begun)
        for _ in range(TIMES):
            state = begun
            while True:
                assert table.winnable(state) == second_solver(state).winnable()
                actions = legal(state)
                if not actions:
                    break
                for action in actions:
                    outcome = apply(state, action)
                    assert isinstance(outcome, Applied)
                    assert table.keeps_win(state, action) == winnable(outcome.state)
                outcome = apply(state, random.choice(actions))
                assert isinstance(outcome, Applied)
                state = outcome.state


@pytest.mark.parametrize(
    ("code", "count"),
    [("E", 2), ("C", 2), ("S", 10), ("S-D", 2), ("E-B", 10), ("S-J2-W", 6), ("S-Q-W", 10)],
)
def test_full_deals_are_judged_as_by_the_second_solver(code: str, count: int) -> None:
    rules = rules_of(code)
    for deal in range(50, 50 + count):
        state = full_deal(rules, deal)
        verdict = solve(state)
        confirmed(state, verdict)
        assert winnable(state) == verdict.winnable
        table = table_for(state)
        assert table.winnable(state) == verdict.winnable
        # A shortest win keeps the win all along.
        for action in verdict.line if verdict.winnable else ():
            assert table.keeps_win(state, action)
            state, _ = played(state, [action])


@pytest.mark.parametrize("rules", [EASY, CLASSIC], ids=short)
def test_the_documented_deal(rules: SolitaireRules) -> None:
    state = start(rules, [reference_deal()])
    verdict = solve(state)
    assert verdict.winnable == winnable(state) == second_solver(state).winnable()
    if rules is EASY:
        assert verdict.winnable
        assert len(verdict.line) <= len(reference_actions())


def test_the_documented_game_keeps_the_win_to_its_end() -> None:
    state = start(EASY, [reference_deal()])
    table = table_for(state)
    for action in reference_actions():
        assert table.keeps_win(state, action)
        state, _ = played(state, [action])
    assert state.phase is Phase.WON
    assert table.winnable(state)
    assert solve(state) == Verdict(True, 0, 0, ())


def test_columns_of_every_shape() -> None:
    assert solve(laid(["KC QC JC TC 9C"], "8C")).line == (Remove(1),) * 5
    assert solve(laid(["", "", "2C", ""], "AC")).line == (Remove(3),)
    assert solve(laid(["9C"], "AC")) == Verdict(False, 0, 1, ())
    assert solve(laid(["9C", "9D"], "AC 4S 8C 3C")).draws == 2


def test_a_lost_position_goes_as_far_as_it_can_with_the_fewest_draws() -> None:
    state = laid(["9C 2C", "5D", "JH"], "AC 4S 6C 5S")
    assert solve(state) == Verdict(False, 1, 2, (Remove(1), Draw(), Remove(2)))


def test_a_draw_that_has_to_wait_can_lose_what_another_time_would_win() -> None:
    columns, talon = ["QC", "KH JS"], "JD TD KS"
    any_time = laid(columns, talon, replace(STRICT, draw=DrawRule.ANY_TIME))
    waiting = laid(columns, talon, STRICT)
    assert solve(any_time) == Verdict(True, 1, 0, (Draw(), Remove(2), Remove(1), Remove(2)))
    assert solve(waiting) == Verdict(False, 0, 1, (Remove(1), Remove(2)))
    assert table_for(any_time).keeps_win(any_time, Draw())
    assert not table_for(waiting).winnable(waiting)


def test_an_empty_waste_takes_any_free_card() -> None:
    state = laid(["5C", "6C 7C"], "2C 2D", replace(CLASSIC, empty_waste=True))
    assert solve(state) == Verdict(True, 0, 0, (Remove(2), Remove(2), Remove(1)))
    assert table_for(state).keeps_win(state, Remove(2))
    assert not table_for(state).keeps_win(state, Remove(1))


def test_finished_deals() -> None:
    won, _ = played(laid(["2C"], "AC"), [Remove(1)])
    blocked = laid(["9C", "9D"], "AC")
    assert solve(won) == Verdict(True, 0, 0, ())
    assert winnable(won)
    assert table_for(won).winnable(won)
    assert solve(blocked) == Verdict(False, 0, 2, ())
    assert not winnable(blocked)
    assert not table_for(blocked).winnable(blocked)


def test_holes_of_a_match() -> None:
    state = laid(["2C", "9C"], "AC 8C", replace(EASY, holes=2))
    table = table_for(state)
    assert table.winnable(state)
    assert not table.keeps_win(state, Concede())
    conceded, _ = played(state, [Concede()])
    assert not table.winnable(conceded)
    assert not table.keeps_win(conceded, NextHole())
    assert solve(conceded) == Verdict(False, 0, 2, ())
    won, _ = played(state, [Remove(1), Draw(), Remove(2)])
    assert table.keeps_win(won, NextHole())
    following, _ = played(won, [NextHole()])
    assert table.winnable(following)
    assert solve(following).draws == 1


def test_what_a_table_is_not_asked() -> None:
    state = laid(["2C 9C", "9D"], "AC 8C")
    table = table_for(state)
    for refused in (Remove(1), Remove(3), Remove(1, depth=1), NextHole()):
        with pytest.raises(ValueError, match=r"Remove|NextHole"):
            table.keeps_win(state, refused)
    for other in (laid(["2C 9C", "9C"], "AC 8C"), laid(["2C 9C", "9D"], "AC 8C", CLASSIC)):
        assert not table.covers(other)
        with pytest.raises(ValueError, match="another deal"):
            table.winnable(other)
        with pytest.raises(ValueError, match="another deal"):
            table.keeps_win(other, Draw())


def test_a_position_that_its_deal_does_not_lead_to() -> None:
    state = full_deal(EASY, 7)
    turned = replace(state, columns=state.columns[::-1], stock=state.stock[::-1])
    table = table_for(turned)
    assert table.covers(turned)
    assert not table.covers(state)
    assert table.winnable(turned) == solve(turned).winnable


def test_a_table_knows_any_waste() -> None:
    state = full_deal(CLASSIC, 11)
    table = table_for(state)
    for card in (*deck(), JOKER):
        other = replace(state, waste=(card,), stock=state.stock[9:])
        assert table.winnable(other) == winnable(other)


@pytest.mark.parametrize("search", [solve, winnable, table_for], ids=lambda search: search.__name__)
def test_a_search_stops_soon(search: Callable[[Solitaire, Stop], object]) -> None:
    state = full_deal(CLASSIC, 3)
    polls = 0

    def count() -> bool:
        nonlocal polls
        polls += 1
        return False

    search(state, count)
    assert polls > 50
    for polled in (1, 20, polls):
        left = polled

        def stop() -> bool:
            nonlocal left
            left -= 1
            return left == 0

        with pytest.raises(Stopped):
            search(state, stop)
        assert left == 0


def test_the_oracle_solves_a_deal_once() -> None:
    oracle = Oracle()
    states = [full_deal(rules, deal) for rules in (EASY, STRICT) for deal in (1, 2)]
    for state in states[:2]:
        oracle.prepare(state, lambda: False)
    for state in states[:2]:
        assert oracle.winnable(state, lambda: True) == solve(state).winnable
        after, _ = played(state, [Draw()])
        assert oracle.winnable(after, lambda: True) == solve(after).winnable
        assert oracle.keeps_win(state, Draw(), lambda: True) == solve(after).winnable
    with pytest.raises(Stopped):
        oracle.winnable(states[2], lambda: True)
    assert oracle.winnable(states[2]) == oracle.verdict(states[2]).winnable
    with pytest.raises(Stopped):
        oracle.winnable(states[0], lambda: True)
    with pytest.raises(ValueError, match="Remove"):
        oracle.keeps_win(states[1], Remove(8))


def test_the_oracle_knows_finished_deals() -> None:
    oracle = Oracle()
    won, _ = played(laid(["2C"], "AC", replace(EASY, holes=2)), [Remove(1)])
    oracle.prepare(won)
    assert oracle.winnable(won)
    assert oracle.keeps_win(won, NextHole())
    with pytest.raises(ValueError, match="Draw"):
        oracle.keeps_win(won, Draw())
