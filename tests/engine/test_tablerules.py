"""The rules of tables: the named sets, who can play, what can't be played; cards and cuts."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace

import pytest

from golf_access.engine.cards import JOKER, deck
from golf_access.engine.deals import shuffled
from golf_access.engine.tabledeals import cut_for_deal, deal_hole, new_stock
from golf_access.engine.tablerules import (
    BOARD_SIZES,
    FIELD_RANGES,
    FOUR_CARDS,
    GRIDS,
    NINE_CARDS,
    SIX,
    TWO_CARDS,
    Penalty,
    RowRule,
    RulesError,
    RulesFault,
    TableRules,
    TableRuleSet,
    Ties,
    board_rules,
    six_rules,
)
from tests.engine.tablelaying import PAIRS, RULE_SETS, VARIANTS, varied


def test_six_card_golf_as_documented() -> None:
    assert (
        TableRules(
            rule_set=TableRuleSet.SIX,
            rows=2,
            columns=3,
            min_seats=2,
            max_seats=6,
            decks=None,
            jokers=2,
            columns_cancel=True,
            rows_cancel=RowRule.NEVER,
            diagonals_cancel=False,
            jokers_cancel=True,
            start_cards=2,
            peek=False,
            knock=False,
            finisher_penalty=Penalty.NONE,
            holes=9,
            points_limit=None,
            ties=Ties.EXTRA_HOLE,
        )
        == SIX
    )


@pytest.mark.parametrize(
    ("rules", "rows", "columns", "least", "most", "start_cards"),
    [
        (SIX, 2, 3, 2, 6, 2),
        (FOUR_CARDS, 2, 2, 3, 7, 2),
        (NINE_CARDS, 3, 3, 3, 6, 2),
        (TWO_CARDS, 2, 1, 2, 6, 1),
    ],
)
def test_the_kin_of_six_card_golf(
    rules: TableRules, rows: int, columns: int, least: int, most: int, start_cards: int
) -> None:
    assert (rules.rows, rules.columns) == (rows, columns)
    assert (rules.min_seats, rules.max_seats, rules.start_cards) == (least, most, start_cards)
    same = replace(rules, rows=2, columns=3, min_seats=2, max_seats=6, start_cards=2)
    assert same == SIX


@pytest.mark.parametrize("size", BOARD_SIZES)
def test_board_golf_as_documented(size: int) -> None:
    rules = board_rules(size)
    rows, columns = GRIDS[size]
    assert rows * columns == size
    assert rules == TableRules(
        rule_set=TableRuleSet.BOARD,
        rows=rows,
        columns=columns,
        decks=2,
        jokers=2,
        jack_value=11,
        queen_value=12,
        joker_value=-3,
        rows_cancel=RowRule.WHOLE,
        diagonals_cancel=size in (4, 9, 16),
        start_cards=0,
        finisher_penalty=Penalty.ADDED_OR_DOUBLED,
        holes=None,
        points_limit=100,
        ties=Ties.SHARED,
    )


def test_the_sizes_of_the_boards_as_documented() -> None:
    assert {size: GRIDS[size] for size in BOARD_SIZES} == {
        4: (2, 2),
        6: (2, 3),
        8: (2, 4),
        9: (3, 3),
        10: (2, 5),
        12: (3, 4),
        14: (2, 7),
        15: (3, 5),
        16: (4, 4),
    }
    with pytest.raises(KeyError):
        board_rules(5)
    with pytest.raises(KeyError):
        six_rules(7)


def test_the_second_pack_comes_with_the_fifth_player() -> None:
    assert [SIX.decks_for(seats) for seats in range(2, 8)] == [1, 1, 1, 2, 2, 2]
    assert Counter(SIX.pack_for(4)) == Counter(deck(2))
    assert len(SIX.pack_for(5)) == 108
    assert SIX.pack_for(5).count(JOKER) == 4
    assert len(varied(SIX, "no-jokers").pack_for(2)) == 52
    assert len(varied(SIX, "two-decks").pack_for(2)) == 108
    assert len(varied(SIX, "one-deck").pack_for(6)) == 54
    assert len(board_rules(4).pack_for(2)) == 108


# What can't be played

Bad = tuple[dict[str, object], RulesFault, dict[str, object]]


def out_of_range(field: str, value: int) -> Bad:
    """Return the case of a number that is too small or too big."""
    least, most = FIELD_RANGES[field]
    change: dict[str, object] = {field: value}
    if field == "points_limit":
        change["holes"] = None
    facts: dict[str, object] = {"field": field, "value": value, "least": least, "most": most}
    return change, RulesFault.OUT_OF_RANGE, facts


BAD: list[Bad] = [
    ({"rows": 0}, RulesFault.GRID, {"rows": 0, "columns": 3}),
    ({"rows": 1, "columns": 1}, RulesFault.GRID, {"rows": 1, "columns": 1}),
    ({"rows": 6}, RulesFault.GRID, {"rows": 6, "columns": 3}),
    (
        {"min_seats": 5, "max_seats": 4},
        RulesFault.OUT_OF_RANGE,
        {"field": "min_seats", "value": 5, "least": 2, "most": 4},
    ),
    ({"start_cards": 6}, RulesFault.START_CARDS, {"start_cards": 6, "cards": 6}),
    ({"start_cards": -1}, RulesFault.START_CARDS, {"start_cards": -1, "cards": 6}),
    ({"peek": True, "start_cards": 0}, RulesFault.START_CARDS, {"start_cards": 0, "cards": 6}),
    ({"holes": None}, RulesFault.LENGTH, {"holes": 0, "points_limit": 0}),
    ({"points_limit": 50}, RulesFault.LENGTH, {"holes": 9, "points_limit": 50}),
    ({"diagonals_cancel": True}, RulesFault.DIAGONALS, {"rows": 2, "columns": 3}),
    *(out_of_range(field, least - 1) for field, (least, _) in FIELD_RANGES.items()),
    *(out_of_range(field, most + 1) for field, (_, most) in FIELD_RANGES.items()),
]


@pytest.mark.parametrize(("change", "fault", "facts"), BAD)
def test_rules_that_can_not_be_played(
    change: dict[str, object], fault: RulesFault, facts: dict[str, object]
) -> None:
    with pytest.raises(RulesError) as caught:
        replace(SIX, **change)  # type: ignore[arg-type]
    assert (caught.value.fault, caught.value.facts) == (fault, facts)


BAD_SEATS: list[tuple[TableRules, int, RulesFault, dict[str, object]]] = [
    (SIX, 1, RulesFault.TOO_FEW_SEATS, {"seats": 1, "least": 2, "most": 6}),
    (SIX, 7, RulesFault.TOO_MANY_SEATS, {"seats": 7, "least": 2, "most": 6}),
    (FOUR_CARDS, 2, RulesFault.TOO_FEW_SEATS, {"seats": 2, "least": 3, "most": 7}),
    (FOUR_CARDS, 8, RulesFault.TOO_MANY_SEATS, {"seats": 8, "least": 3, "most": 7}),
    (NINE_CARDS, 2, RulesFault.TOO_FEW_SEATS, {"seats": 2, "least": 3, "most": 6}),
    (board_rules(16), 7, RulesFault.TOO_MANY_SEATS, {"seats": 7, "least": 2, "most": 6}),
    (
        varied(NINE_CARDS, "one-deck"),
        6,
        RulesFault.TOO_FEW_CARDS,
        {"seats": 6, "needed": 56, "cards": 54},
    ),
    (six_rules(16), 4, RulesFault.TOO_FEW_CARDS, {"seats": 4, "needed": 66, "cards": 54}),
]


@pytest.mark.parametrize(("rules", "seats", "fault", "facts"), BAD_SEATS)
def test_seats_that_can_not_be_filled(
    rules: TableRules, seats: int, fault: RulesFault, facts: dict[str, object]
) -> None:
    with pytest.raises(RulesError) as caught:
        rules.check_seats(seats)
    assert (caught.value.fault, caught.value.facts) == (fault, facts)


def test_every_fault_is_found_somewhere() -> None:
    assert {case[1] for case in BAD} | {case[2] for case in BAD_SEATS} == set(RulesFault)


def test_the_last_card_that_is_needed_begins_the_stock() -> None:
    fits = replace(SIX, rows=5, columns=2, decks=1, jokers=0)
    fits.check_seats(5)
    more = replace(fits, rows=13, columns=1, min_seats=2)
    with pytest.raises(RulesError):
        more.check_seats(4)
    replace(more, jokers=1, begin_discards=False).check_seats(4)


def test_all_named_rules_can_be_played_by_all_their_numbers() -> None:
    for rules in RULE_SETS.values():
        for seats in range(rules.min_seats, rules.max_seats + 1):
            rules.check_seats(seats)


def test_variants_combine() -> None:
    for rules in RULE_SETS.values():
        for pair in PAIRS:
            both = varied(rules, *pair)
            for variant in pair:
                for field, value in VARIANTS[variant].items():
                    assert getattr(both, field) == value


def test_every_field_of_the_rules_is_told() -> None:
    told = TableRules.__doc__ or ""
    untold = [one.name for one in fields(TableRules) if f"``{one.name}``" not in told]
    # What lies between the two that are named.
    assert untold == ["rule_set", "ten_value", "jack_value", "queen_value", "king_value"]


# Cards

FROZEN_SIX = ["TS 4C 3S 2S JK 8S", "5C QS JS JD 9C 7S", "JC 6S JH 9S"]
FROZEN_BOARD = ["QS 2H 4D AS", "JC 4H QH 9S", "6C TC 3C TC"]
FROZEN_STOCK = "2C 5C 4C 6C AC 3C"


def test_cards_are_dealt_one_at_a_time() -> None:
    pack = shuffled(deck(2), "SG1-HOLE-3", 17)
    hands, rest = deal_hole(SIX, 3, (1, 2, 0), 17, 3)
    assert hands == {1: pack[0:18:3], 2: pack[1:18:3], 0: pack[2:18:3]}
    assert rest == pack[18:]


def test_the_shuffles_are_frozen() -> None:
    hands, rest = deal_hole(SIX, 2, (1, 0), 1, 1)
    assert [" ".join(map(str, cards)) for cards in (hands[1], hands[0], rest[:4])] == FROZEN_SIX
    hands, rest = deal_hole(board_rules(4), 2, (1, 0), 1, 1)
    assert [" ".join(map(str, cards)) for cards in (hands[1], hands[0], rest[:4])] == FROZEN_BOARD
    stock = new_stock(SIX, deck()[:6], 1, 2, 3)
    assert stock == shuffled(deck()[:6], "SG1-HOLE-2-STOCK-3", 1)
    assert " ".join(map(str, stock)) == FROZEN_STOCK


def test_the_lowest_card_deals_and_ties_cut_again() -> None:
    rounds = set()
    for number in range(300):
        cuts, dealer = cut_for_deal(SIX, 4, number)
        rounds.add(len(cuts))
        cutting = [0, 1, 2, 3]
        for count, cut in enumerate(cuts, 1):
            pack = shuffled(deck(), f"SG1-CUT-{count}", number)
            assert cut == tuple(zip(cutting, pack, strict=False))
            lowest = min(card.rank for _, card in cut)
            cutting = [seat for seat, card in cut if card.rank is lowest]
        assert cutting == [dealer]
    assert {1, 2} <= rounds


def test_everybody_comes_to_deal() -> None:
    dealers = Counter(cut_for_deal(board_rules(4), 3, number)[1] for number in range(300))
    assert set(dealers) == {0, 1, 2}
    assert min(dealers.values()) > 60
