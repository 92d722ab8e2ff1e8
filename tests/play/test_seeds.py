"""Published deals, and how a code's number becomes the deals of its game."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from golf_access.engine.cards import Rank
from golf_access.engine.codes import deal_letters, parse_code
from golf_access.engine.deals import DEAL_NUMBERS, Deal, numbered_deal
from golf_access.engine.outcomes import Phase, Reason, Remove
from golf_access.engine.rules import CLASSIC
from golf_access.engine.solitaire import start, why_not
from golf_access.play.log import Header, Log, fold_all
from golf_access.play.seeds import PublishedDeal, PublishedGame
from tests.engine.laying import played
from tests.play.games import SHELF, add

VARIANTS = ("Q", "K", "D", "B", "W", "M")
REFERENCE = 1


def header(code: str) -> Header:
    parsed = parse_code(code)
    return SHELF.header(parsed.rules, parsed.number)


def columns(deal: Deal) -> list[str]:
    return [" ".join(map(str, column)) for column in deal.columns]


# ------------------------------------------------------------------------- the reference deal


def test_the_reference_deal_is_the_documented_one() -> None:
    deal = SHELF.deal(REFERENCE)
    assert columns(deal) == [
        "6C 5S QS TS 6H",
        "2S KC 4S 2C 8C",
        "TC AH 2D 5D JS",
        "3D QH AS KD 4C",
        "JH 3C 7D 8H 9C",
        "TH 4H 7H 7C 8D",
        "3S 7S 3H 9S 5C",
    ]
    stock = "8S 9D QC JC JD 2H TD 6S AD QD 9H 4D 5H 6D KH KS"
    assert " ".join(map(str, deal.talon)) == f"AC {stock}"


@pytest.mark.parametrize("letter", "ECSN")
@pytest.mark.parametrize(
    "variants", [(), *((one,) for one in VARIANTS), *combinations(VARIANTS, 2)], ids="-".join
)
def test_the_reference_deal_under_every_rule_without_jokers(
    letter: str, variants: tuple[str, ...]
) -> None:
    if {"D", "B"} <= set(variants):
        return
    code = "-".join(["GO1", letter, "AAAAAAB", *variants])
    assert header(code).deals[0] == SHELF.published[0].deal


@pytest.mark.parametrize("letter", "ECS")
@pytest.mark.parametrize("jokers", [1, 2])
def test_with_jokers_the_shuffle_deals(letter: str, jokers: int) -> None:
    (deal,) = header(f"GO1-{letter}-AAAAAAB-J{jokers}").deals
    assert deal == numbered_deal(REFERENCE, jokers)
    assert columns(deal) != columns(SHELF.deal(REFERENCE))


def test_with_an_empty_waste_the_waste_card_is_the_first_of_the_stock() -> None:
    plain, empty = header("GO1-E-AAAAAAB"), header("GO1-E-AAAAAAB-W")
    begun, unbegun = start(plain.rules, plain.deals), start(empty.rules, empty.deals)
    assert begun.columns == unbegun.columns
    assert (len(begun.waste), len(begun.stock)) == (1, 16)
    assert (len(unbegun.waste), len(unbegun.stock)) == (0, 17)
    assert unbegun.stock == begun.waste + begun.stock


# ------------------------------------------------------------------------- the published games

GAMES = [(entry, game) for entry in SHELF.published for game in entry.games]


@pytest.mark.parametrize(("entry", "published"), GAMES, ids=lambda it: getattr(it, "code", "deal"))
def test_published_games_end_as_is_claimed(entry: PublishedDeal, published: PublishedGame) -> None:
    log = Log(header(published.code))
    assert log.header.deals == (entry.deal,)
    assert log.header.code == published.code
    add(log, *published.actions)
    state = log.fold.state
    assert (state.phase, state.score, state.left) == (Phase.WON, published.score, 0)
    assert fold_all(log.header, log.entries) == log.fold


def test_the_documented_game_passes_the_documented_positions() -> None:
    (published,) = SHELF.published[0].games
    assert published.score == 350
    assert len(published.actions) == 47
    assert len(set(published.actions)) <= 8

    game = header("GO1-E-AAAAAAB")
    state, _ = played(start(game.rules, game.deals), published.actions[:3])
    assert (len(state.stock), str(state.top)) == (15, "8C")

    state, _ = played(state, published.actions[3:34])
    assert (len(state.stock), str(state.top)) == (6, "KC")
    assert [" ".join(map(str, column)) for column in state.columns] == [
        "6C 5S",
        "2S",
        "TC AH",
        "3D",
        "JH",
        "TH 4H",
        "3S 7S",
    ]
    assert why_not(state, Remove(3)) is None
    refused = why_not(replace(state, rules=CLASSIC), Remove(3))
    assert refused is not None
    assert (refused.reason, refused.facts["fits"]) == (Reason.NOT_ADJACENT, frozenset({Rank.QUEEN}))


# ------------------------------------------------------------------------------- other deals


def test_a_number_that_is_not_published_is_dealt_by_the_shuffle() -> None:
    assert SHELF.deal(2) == numbered_deal(2)
    assert header("GO1-S-AAAAAAC-J2").deals == (numbered_deal(2, 2),)


@pytest.mark.parametrize("first", [0, 5, DEAL_NUMBERS - 4, DEAL_NUMBERS - 1])
def test_a_match_takes_the_next_eight_numbers(first: int) -> None:
    numbers = [(first + hole) % DEAL_NUMBERS for hole in range(9)]
    match = header(f"GO1-C-{deal_letters(first)}-M")
    assert match.deals == tuple(map(SHELF.deal, numbers))
    with_jokers = header(f"GO1-C-{deal_letters(first)}-J1-M")
    assert with_jokers.deals == tuple(numbered_deal(number, 1) for number in numbers)


@pytest.mark.parametrize(
    "code", ["GO1-E-AAAAAAB", "GO1-S-GOLFERS-Q-K-D-J2-W-M", "GO1-C-ZZZZZZZ-K-B"]
)
def test_the_beginning_of_a_game_names_its_code(code: str) -> None:
    assert header(f" {code.lower()} ").code == code
