"""The engine and the naive implementation, each against the counts in the file."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

from golf_access.engine.cards import parse_card
from golf_access.engine.codes import parse_code
from golf_access.engine.deals import Deal
from golf_access.engine.outcomes import Action, Applied
from golf_access.engine.solitaire import Solitaire, apply, legal, start
from tests.counts import Counts, SmallDeal, explore, naive, read

DEALS = read()


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
def test_engine_reaches_what_was_counted(deal: SmallDeal) -> None:
    counted = {code: _count(deal, code) for code in deal.codes}
    assert counted == deal.counts


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
def test_naive_implementation_reaches_what_was_counted(deal: SmallDeal) -> None:
    counted = {code: naive.count(deal, code) for code in deal.codes}
    assert counted == deal.counts


def test_the_deals_hold_what_the_rules_differ_in() -> None:
    for jokers in range(3):
        deals = [deal for deal in DEALS if deal.jokers == jokers]
        assert len(deals) >= 2
        for deal in deals:
            tableau = " ".join(deal.columns).split()
            assert {"A", "Q", "K"} <= {card[0] for card in tableau + deal.talon.split()}
    endings = [counts for deal in DEALS for counts in deal.counts.values()]
    assert any(counts.won for counts in endings)
    assert any(counts.blocked and counts.points for counts in endings)


@pytest.mark.parametrize(
    ("rule", "variant"),
    [
        ("S", "Q"),
        ("C", "K"),
        ("S", "K"),
        ("S", "D"),
        ("E", "B"),
        ("C", "B"),
        ("E", "W"),
        ("C", "W"),
        ("S", "W"),
    ],
)
def test_every_variant_makes_a_difference_on_some_deal(rule: str, variant: str) -> None:
    code = f"{rule}-{variant}"
    deals = [deal for deal in DEALS if code in deal.counts]
    assert any(deal.counts[code] != deal.counts[rule] for deal in deals)


def _count(deal: SmallDeal, code: str) -> Counts:
    rule, *variants = code.split("-")
    rules = parse_code("-".join(["GO1", rule, "AAAAAAA", *variants])).rules
    columns = tuple(tuple(map(parse_card, column.split())) for column in deal.columns)
    talon = tuple(map(parse_card, deal.talon.split()))
    return explore(start(rules, [Deal(columns, talon)]), legal, _play, _key, _ending)


def _play(state: Solitaire, action: Action) -> Solitaire:
    outcome = apply(state, action)
    assert isinstance(outcome, Applied)
    return outcome.state


def _key(state: Solitaire) -> Hashable:
    return state.columns, state.top, state.stock


def _ending(state: Solitaire) -> tuple[str, int]:
    phase = state.phase.value
    return ("" if phase == "playing" else phase), state.score
