"""The decks of proven deals, winnable deals found on the spot, and the deal of the day."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime
from itertools import count, islice
from random import Random

import pytest

from golf_access.engine.cards import Card, Rank, Suit, parse_card
from golf_access.engine.codes import GameCode, deal_number, parse_code
from golf_access.engine.deals import Deal, numbered_deal
from golf_access.engine.outcomes import Applied, Draw, Phase, Remove
from golf_access.engine.rules import (
    EASY,
    SOLITAIRE_RULES,
    STRICT,
    DrawRule,
    RuleSet,
    SolitaireRules,
)
from golf_access.engine.solitaire import Solitaire, apply, legal, start
from golf_access.play.daily import daily_code, daily_numbers
from golf_access.play.decks import LEVELS, Level, decks_hold
from golf_access.play.solver import Stopped, solve, table_for
from golf_access.play.winnable import TRIES, DealOf, winnable_number
from tests.decks import FIRST, SIZE, claims, level_of
from tests.decks.casual import CasualPlayer
from tests.engine.laying import rules_of
from tests.play.deals import full_deal
from tests.play.games import SHELF

every_deck = pytest.mark.parametrize(
    ("rule_set", "level"), [(rule_set, level) for rule_set in RuleSet for level in LEVELS]
)

# --------------------------------------------------------------------------- what decks hold


@every_deck
def test_a_deck_holds_games_of_its_rule_set_and_level(rule_set: RuleSet, level: Level) -> None:
    deck = SHELF.deck(rule_set, level)
    assert len(deck) == SIZE
    parsed = [parse_code(entry.code) for entry in deck]
    assert [str(code) for code in parsed] == [entry.code for entry in deck]
    assert {code.rules for code in parsed} == {SOLITAIRE_RULES[rule_set]}
    assert {level_of(entry.wins) for entry in deck} == {level}
    numbers = [code.number for code in parsed]
    assert numbers == sorted(set(numbers))
    assert not {entry.number for entry in SHELF.published} & set(numbers)


def test_no_deal_is_in_two_decks() -> None:
    deals = [
        parse_code(entry.code).number
        for rule_set in RuleSet
        for level in LEVELS
        for entry in SHELF.deck(rule_set, level)
    ]
    assert len(set(deals)) == len(deals) == len(RuleSet) * len(LEVELS) * SIZE


@every_deck
def test_claims_are_true(rule_set: RuleSet, level: Level) -> None:
    for entry in SHELF.deck(rule_set, level)[:: SIZE // 10]:
        assert claims(entry.code) == entry


@pytest.mark.slow
@every_deck
def test_all_claims_are_true(rule_set: RuleSet, level: Level) -> None:
    for entry in SHELF.deck(rule_set, level):
        assert claims(entry.code) == entry


@pytest.mark.slow
@pytest.mark.parametrize("rule_set", RuleSet)
def test_decks_leave_no_deal_out(rule_set: RuleSet) -> None:
    first = deal_number(FIRST[rule_set])
    rules = SOLITAIRE_RULES[rule_set]
    found = [claims(str(GameCode(rules, number))) for number in range(first, first + 200)]
    for level in LEVELS:
        here = tuple(entry for entry in found if entry and level_of(entry.wins) is level)
        assert SHELF.deck(rule_set, level)[: len(here)] == here


def test_a_pick_is_the_chosen_entry_of_the_deck() -> None:
    asked: list[int] = []

    def choose(below: int) -> int:
        asked.append(below)
        return 17

    picked = SHELF.pick(RuleSet.STRICT, Level.TOUGH, choose)
    assert str(picked) == SHELF.deck(RuleSet.STRICT, Level.TOUGH)[17].code
    assert asked == [SIZE]


def test_decks_are_for_the_named_rules_alone() -> None:
    assert all(map(decks_hold, SOLITAIRE_RULES.values()))
    for changes in (
        {"jokers": 1},
        {"holes": 9},
        {"empty_waste": True},
        {"queen_on_king": True},
        {"draw": DrawRule.ANY_TIME},
    ):
        assert not decks_hold(replace(STRICT, **changes))


# ------------------------------------------------------------------------- the casual player


def longest_run(state: Solitaire) -> int:
    """Count the cards that can be removed in a row, by playing them."""
    return max(
        (
            1 + longest_run(outcome.state)
            for column in range(1, len(state.columns) + 1)
            if isinstance(outcome := apply(state, Remove(column)), Applied)
        ),
        default=0,
    )


def naive_chance(state: Solitaire) -> float:
    """How likely the casual player wins, from the description: all games are played to the end."""
    if state.phase is not Phase.PLAYING:
        return float(state.phase is Phase.WON)
    weighed = 0.0
    weights = 0
    for action in legal(state):
        outcome = apply(state, action)
        assert isinstance(outcome, Applied)
        weight = 1
        if action != Draw():
            weight = (9, 27, 81)[min(longest_run(outcome.state), 2)]
        weighed += weight * naive_chance(outcome.state)
        weights += weight
    return weighed / weights


@pytest.mark.parametrize("code", ["E", "C", "S", "S-W"])
def test_the_casual_player_wins_as_often_as_when_all_games_are_played(code: str) -> None:
    random = Random(1)
    ranks = (Rank.ACE, Rank.TWO, Rank.THREE, Rank.QUEEN, Rank.KING)
    between = 0
    while between < 10:
        pack = random.sample([Card(rank, suit) for rank in ranks for suit in Suit], 10)
        deal = Deal((tuple(pack[:3]), tuple(pack[3:5]), tuple(pack[5:7])), tuple(pack[7:]))
        state = start(rules_of(code), [deal])
        chance = naive_chance(state)
        between += 0 < chance < 1
        found = CasualPlayer(state, table_for(state)).chance(games=400, seed=2)
        assert found == pytest.approx(chance, rel=0.1)


# --------------------------------------------------------------------- found on the spot


@pytest.mark.parametrize("code", ["E", "C", "S", "S-Q-K-J1", "C-B-W"])
def test_the_first_number_that_can_be_won_is_found(code: str) -> None:
    rules = rules_of(code)
    numbers = count(1000)
    found = winnable_number(rules, lambda: next(numbers), numbered_deal)
    first = next(number for number in count(1000) if solve(full_deal(rules, number)).winnable)
    assert found == first
    assert next(numbers) == first + 1


def hopeless(number: int, jokers: int) -> Deal:
    """Deal cards that nothing goes on."""
    return Deal(((parse_card("7C"),),), (parse_card("2C"), parse_card("3C")))


def test_it_is_given_up_after_many_numbers() -> None:
    numbers = count()
    assert winnable_number(EASY, lambda: next(numbers), hopeless) is None
    assert next(numbers) == TRIES


def test_a_match_is_not_looked_for() -> None:
    with pytest.raises(ValueError, match="match"):
        winnable_number(rules_of("E-M"), lambda: 0, numbered_deal)


def test_looking_can_be_stopped() -> None:
    with pytest.raises(Stopped):
        winnable_number(EASY, lambda: 0, numbered_deal, stop=lambda: True)


# ----------------------------------------------------------------------- the deal of the day

DAYS: dict[date, tuple[str, ...]] = {
    date(2026, 1, 1): ("GO1-E-PRBLXKH", "GO1-C-EETLPSH", "GO1-S-FMQOLDC", "GO1-S-IVOJCKM-J1"),
    date(2026, 2, 28): ("GO1-E-OWUOQVX", "GO1-C-WXRQZCW", "GO1-S-WXRQZCW", "GO1-S-OWUOQVX-J1"),
    date(2028, 2, 29): ("GO1-E-QKEFOIC", "GO1-C-SBUPEAX", "GO1-S-SGTVMDD", "GO1-S-QKEFOIC-J1"),
    date(2031, 12, 31): ("GO1-E-ZOBNTAY", "GO1-C-SXIFHJH", "GO1-S-RCZFDAP", "GO1-S-ZOBNTAY-J1"),
    date(2099, 7, 4): ("GO1-E-YJZXMFH", "GO1-C-YJZXMFH", "GO1-S-YJZXMFH", "GO1-S-TMDASDT-J1"),
}
"""The games of some days under Easy, Classic, Strict and Strict with a joker, for ever."""


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_the_deal_of_a_day_stays_the_same_for_ever(day: date) -> None:
    for code in DAYS[day]:
        assert str(daily_code(day, parse_code(code).rules, SHELF.deal)) == code


def test_it_is_the_first_of_the_days_numbers_that_can_be_won() -> None:
    for day in range(1, 11):
        numbers = daily_numbers(date(2026, 3, day))
        first = next(number for number in numbers if solve(full_deal(STRICT, number)).winnable)
        assert daily_code(date(2026, 3, day), STRICT, SHELF.deal) == GameCode(STRICT, first)


def test_the_time_of_day_makes_no_difference() -> None:
    evening = datetime(2026, 3, 1, 23, 59, tzinfo=UTC)
    assert list(islice(daily_numbers(evening), 3)) == list(
        islice(daily_numbers(date(2026, 3, 1)), 3)
    )


@pytest.mark.parametrize(
    ("rules", "deal_of"), [(rules_of("S-M"), numbered_deal), (EASY, hopeless)], ids=["match", "no"]
)
def test_what_cannot_be_proved_is_the_days_first_number(
    rules: SolitaireRules, deal_of: DealOf
) -> None:
    day = date(2026, 3, 2)
    code = daily_code(day, rules, deal_of)
    assert code == GameCode(rules, next(daily_numbers(day)))
