"""The solver at length: whole deals by the hundred, small ones by the thousand."""

from __future__ import annotations

from random import Random

import pytest

from golf_access.engine.outcomes import Phase
from golf_access.engine.rules import SolitaireRules
from golf_access.play.solver import solve, table_for, winnable
from tests.engine.laying import rules_of
from tests.play.deals import confirmed, every_rules, full_deal, short, small_deal

SMALL_DEALS = 1000

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("code", "count"), [("E", 200), ("C", 200), ("S", 200), ("S-D", 100)])
def test_full_deals(code: str, count: int) -> None:
    rules = rules_of(code)
    for number in range(1000, 1000 + count):
        state = full_deal(rules, number)
        verdict = solve(state)
        confirmed(state, verdict)
        assert winnable(state) == verdict.winnable
        assert table_for(state).winnable(state) == verdict.winnable


@pytest.mark.parametrize("rules", [*every_rules()], ids=short)
def test_small_deals(rules: SolitaireRules) -> None:
    random = Random(f"{short(rules)} at length")
    won = going_on = 0
    for _ in range(SMALL_DEALS):
        state = small_deal(rules, random)
        verdict = solve(state)
        if state.phase is Phase.PLAYING:
            going_on += 1
            confirmed(state, verdict)
        assert winnable(state) == verdict.winnable
        assert table_for(state).winnable(state) == verdict.winnable
        won += verdict.winnable
    # Neither side is so rare that the comparison says little.
    assert going_on > SMALL_DEALS // 2
    assert going_on // 20 < won < going_on - going_on // 20
