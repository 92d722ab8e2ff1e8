"""Codes of tables: every form that is read, the one that is written, what a bad one is told."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from golf_access.engine.codes import CodeError, CodeFault, parse_code
from golf_access.engine.deals import DEAL_NUMBERS
from golf_access.engine.tablecodes import TableCode, TableCodeFault, parse_table_code
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
    Ties,
    board_rules,
    six_rules,
)
from tests.engine.tablelaying import PAIRS, RULE_SETS, VARIANTS, varied

# Reading


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("SG1-6-4-AAAAAAB", TableCode(SIX, 4, 1)),
        ("SG1-4-3-AAAAAAB", TableCode(FOUR_CARDS, 3, 1)),
        ("SG1-9-6-AAAAAAB", TableCode(NINE_CARDS, 6, 1)),
        ("SG1-2-2-AAAAAAB", TableCode(TWO_CARDS, 2, 1)),
        ("BG1-16-6-GOLFERS", TableCode(board_rules(16), 6, 2_024_951_700)),
        ("BG1-4-2-ZZZZZZZ", TableCode(board_rules(4), 2, DEAL_NUMBERS - 1)),
        ("  bg1-16-6-golfers\t\n", TableCode(board_rules(16), 6, 2_024_951_700)),
        ("sg164aaaaaab", TableCode(SIX, 4, 1)),
        ("BG1166-GOLFERS", TableCode(board_rules(16), 6, 2_024_951_700)),
        ("BG1-166GOLFERS", TableCode(board_rules(16), 6, 2_024_951_700)),
        ("SG1-6-4-AAAAAAB-K1-F1", TableCode(varied(SIX, "knock"), 4, 1)),
        ("sg1-6-4-aaaaaab-v2m2", TableCode(varied(SIX, "minus-twos"), 4, 1)),
        ("SG1-6-4-AAAAAAB-H18", TableCode(varied(SIX, "long"), 4, 1)),
        ("SG1-6-4-AAAAAAB-N50", TableCode(replace(SIX, holes=None, points_limit=50), 4, 1)),
        (
            "BG1-6-4-AAAAAAB-H9",
            TableCode(replace(board_rules(6), holes=9, points_limit=None), 4, 1),
        ),
        ("SG1-4-2-AAAAAAB-U2", TableCode(replace(FOUR_CARDS, min_seats=2), 2, 1)),
        ("SG1-6-4-AAAAAAB-D1", TableCode(varied(SIX, "one-deck"), 4, 1)),
        ("BG1-6-4-AAAAAAB-D0", TableCode(replace(board_rules(6), decks=None), 4, 1)),
        ("SG1-4-4-AAAAAAB-P1", TableCode(varied(FOUR_CARDS, "peek"), 4, 1)),
    ],
)
def test_codes_that_are_read(text: str, code: TableCode) -> None:
    assert parse_table_code(text) == code


def test_a_written_code_is_canonical() -> None:
    assert str(parse_table_code(" sg164aaaaaab ")) == "SG1-6-4-AAAAAAB"
    assert str(parse_table_code("sg1-6-4-aaaaaab-d0-j2-h9-z1")) == "SG1-6-4-AAAAAAB"
    text = "BG1-6-4-AAAAAAB-D1-J0-V2M2-VK13-VWM2-R2-L0-S2-P1-K1-E0-N60-Z1"
    assert str(parse_table_code(text.lower())) == text


# What stands in a code for each field, in the order of codes, and what it sets.
CHANGES: dict[str, dict[str, object]] = {
    "D2": {"decks": 2},
    "J1": {"jokers": 1},
    "V2M2": {"two_value": -2},
    "VT0": {"ten_value": 0},
    "VJ11": {"jack_value": 11},
    "VQ12": {"queen_value": 12},
    "VK13": {"king_value": 13},
    "VWM3": {"joker_value": -3},
    "C0": {"columns_cancel": False},
    "R1": {"rows_cancel": RowRule.WHOLE},
    "X1": {"diagonals_cancel": True},
    "L0": {"jokers_cancel": False},
    "S1": {"start_cards": 1},
    "A0": {"start_hidden": False},
    "P1": {"peek": True},
    "B0": {"begin_discards": False},
    "G0": {"reshuffle": False},
    "K1": {"knock": True},
    "T1": {"finisher_turn": True},
    "F2": {"finisher_penalty": Penalty.ADDED_OR_DOUBLED},
    "Y5": {"penalty_points": 5},
    "E0": {"tie_is_lowest": False},
    "H18": {"holes": 18},
    "N100": {"holes": None, "points_limit": 100},
    "Z0": {"ties": Ties.SHARED},
    "U2": {"min_seats": 2},
    "M6": {"max_seats": 6},
}


def test_every_field_has_its_letter() -> None:
    told = {field for change in CHANGES.values() for field in change}
    assert told == {one.name for one in fields(TableRules)} - {"rule_set", "rows", "columns"}


@pytest.mark.parametrize("variant", CHANGES)
def test_each_variant_alone(variant: str) -> None:
    rules = replace(FOUR_CARDS, **CHANGES[variant])  # type: ignore[arg-type]
    code = TableCode(rules, 4, 12345)
    assert str(code) == f"SG1-4-4-AAAASGV-{variant}"
    assert parse_table_code(str(code)) == code


def test_all_variants_at_once_and_in_order() -> None:
    variants = [variant for variant in CHANGES if variant != "H18"]
    code = parse_table_code("-".join(["SG1-4-4-AAAASGV", *variants]))
    assert str(code) == "-".join(["SG1-4-4-AAAASGV", *variants])
    for before, variant in pairwise(variants):
        with pytest.raises(CodeError) as caught:
            parse_table_code(f"SG1-4-4-AAAASGV-{variant}-{before}")
        assert caught.value.fault is CodeFault.VARIANT_ORDER


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_rule_set_with_every_pair_of_variants_has_a_code(name: str) -> None:
    for pair in [(), *((one,) for one in VARIANTS), *PAIRS]:
        rules = varied(RULE_SETS[name], *pair)
        seats = rules.min_seats
        code = TableCode(rules, seats, 7)
        assert parse_table_code(str(code)) == code


choices: dict[str, st.SearchStrategy[Any]] = {
    **{name: st.integers(least, most) for name, (least, most) in FIELD_RANGES.items()},
    "decks": st.sampled_from([None, 1, 2]),
    "rows_cancel": st.sampled_from(RowRule),
    "finisher_penalty": st.sampled_from(Penalty),
    "ties": st.sampled_from(Ties),
    "start_cards": st.integers(0, 15),
}
for one in fields(TableRules):
    if one.type == "bool":
        choices[one.name] = st.booleans()
changes = st.fixed_dictionaries({}, optional=choices)


@settings(max_examples=400, deadline=None)
@given(
    st.sampled_from([*map(six_rules, GRIDS), *map(board_rules, BOARD_SIZES)]),
    changes,
    st.integers(2, 7),
    st.integers(0, DEAL_NUMBERS - 1),
)
def test_what_is_written_is_read_back(
    rules: TableRules, change: dict[str, Any], seats: int, number: int
) -> None:
    if "points_limit" in change:
        change["holes"] = None
    elif "holes" in change:
        change["points_limit"] = None
    try:
        rules = replace(rules, **change)
        rules.check_seats(seats)
    except RulesError:
        assume(False)
    code = TableCode(rules, seats, number)
    text = str(code)
    assert len(text) <= 200
    assert parse_table_code(text) == code
    assert parse_table_code(f" {text.lower()}\n") == code


def test_a_grid_of_its_own_has_no_code() -> None:
    with pytest.raises(ValueError, match="rows=3"):
        str(TableCode(replace(SIX, rows=3, columns=2), 2, 1))


@pytest.mark.parametrize("number", [-1, DEAL_NUMBERS])
def test_a_number_out_of_range_has_no_code(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        str(TableCode(SIX, 2, number))


# Faults

KNOWN = "2, 4, 6, 8, 9, 10, 12, 14, 15, 16"
BAD: list[tuple[str, CodeFault | TableCodeFault | RulesFault, dict[str, object]]] = [
    ("", CodeFault.EMPTY, {}),
    ("SG1" + "-K1" * 80, CodeFault.TOO_LONG, {"length": 243}),
    ("SG1 6-4-AAAAAAB", CodeFault.INNER_BLANK, {}),
    ("SG1\u20136-4-AAAAAAB", CodeFault.FOREIGN_DASH, {"character": "\u2013"}),
    ("SG1-6-4-AAAAAAÀ", CodeFault.FOREIGN_CHARACTER, {"character": "À", "position": 15}),
    ("GO1-E-AAAAAAB", CodeFault.OTHER_GAME, {"prefix": "GO1"}),
    ("HELLO", CodeFault.NOT_A_CODE, {}),
    ("SG2-6-4-AAAAAAB", CodeFault.OTHER_VERSION, {"version": "2"}),
    ("SG1", TableCodeFault.NO_CARDS, {}),
    ("SG1-", TableCodeFault.NO_CARDS, {}),
    ("SG1-5-4-AAAAAAB", TableCodeFault.UNKNOWN_CARDS, {"cards": "5", "known": KNOWN}),
    ("SG1-AAAAAAB", TableCodeFault.UNKNOWN_CARDS, {"cards": "AAAAAAB", "known": KNOWN}),
    ("BG1-2-4-AAAAAAB", TableCodeFault.UNKNOWN_CARDS, {"cards": "2", "known": KNOWN[3:]}),
    ("SG1-6", TableCodeFault.NO_SEATS, {}),
    ("SG1-6-AAAAAAB", TableCodeFault.NO_SEATS, {}),
    ("SG1-6-X-AAAAAAB", TableCodeFault.UNKNOWN_SEATS, {"seats": "X"}),
    ("SG1-6-1-AAAAAAB", TableCodeFault.UNKNOWN_SEATS, {"seats": "1"}),
    ("SG1-6-4", CodeFault.NO_DEAL, {}),
    ("SG1-6-4-AAAAAA", CodeFault.SHORT_DEAL, {"deal": "AAAAAA", "length": 6}),
    ("SG1-6-4-AAAAAAAB", CodeFault.LONG_DEAL, {"deal": "AAAAAAAB", "length": 8}),
    ("SG1-6-4-AAAAAA8", CodeFault.DEAL_DIGIT, {"deal": "AAAAAA8", "character": "8"}),
    ("SG1-6--4-AAAAAAB", CodeFault.DOUBLE_HYPHEN, {}),
    ("SG1-6-4-AAAAAAB-", CodeFault.LAST_HYPHEN, {}),
    ("SG164-AAAAAAB-K1", CodeFault.HYPHENS_MISSING, {}),
    ("SG1-6-4-AAAAAAB-W1", CodeFault.UNKNOWN_VARIANT, {"variant": "W1"}),
    ("SG1-6-4-AAAAAAB-V3", CodeFault.UNKNOWN_VARIANT, {"variant": "V3"}),
    ("SG1-6-4-AAAAAAB-1", CodeFault.UNKNOWN_VARIANT, {"variant": "1"}),
    ("SG1-6-4-AAAAAAB-K1-K1", CodeFault.VARIANT_TWICE, {"variant": "K"}),
    ("SG1-6-4-AAAAAAB-F1-K1", CodeFault.VARIANT_ORDER, {"first": "K", "second": "F"}),
    ("SG1-6-4-AAAAAAB-K", TableCodeFault.VARIANT_VALUE, {"variant": "K"}),
    ("SG1-6-4-AAAAAAB-K2", TableCodeFault.VARIANT_VALUE, {"variant": "K2"}),
    ("SG1-6-4-AAAAAAB-KM1", TableCodeFault.VARIANT_VALUE, {"variant": "KM1"}),
    ("SG1-6-4-AAAAAAB-H09", TableCodeFault.VARIANT_VALUE, {"variant": "H09"}),
    ("SG1-6-4-AAAAAAB-V2M0", TableCodeFault.VARIANT_VALUE, {"variant": "V2M0"}),
    ("SG1-6-4-AAAAAAB-H9-N50", TableCodeFault.TWO_LENGTHS, {}),
    ("SG1-6-7-AAAAAAB", RulesFault.TOO_MANY_SEATS, {"seats": 7, "least": 2, "most": 6}),
    ("SG1-4-2-AAAAAAB", RulesFault.TOO_FEW_SEATS, {"seats": 2, "least": 3, "most": 7}),
    (
        "SG1-9-6-AAAAAAB-D1",
        RulesFault.TOO_FEW_CARDS,
        {"seats": 6, "needed": 56, "cards": 54},
    ),
    ("SG1-6-4-AAAAAAB-S6", RulesFault.START_CARDS, {"start_cards": 6, "cards": 6}),
    ("SG1-6-4-AAAAAAB-X1", RulesFault.DIAGONALS, {"rows": 2, "columns": 3}),
    (
        "SG1-6-4-AAAAAAB-H0",
        RulesFault.OUT_OF_RANGE,
        {"field": "holes", "value": 0, "least": 1, "most": 99},
    ),
]


@pytest.mark.parametrize(("text", "fault", "facts"), BAD, ids=[repr(text) for text, *_ in BAD])
def test_a_bad_code_is_told_its_fault(
    text: str, fault: CodeFault | TableCodeFault | RulesFault, facts: dict[str, object]
) -> None:
    with pytest.raises(CodeError) as caught:
        parse_table_code(text)
    assert (caught.value.fault, caught.value.facts) == (fault, facts)


def test_every_fault_of_a_table_code_has_a_bad_code() -> None:
    faults = {fault for _, fault, _ in BAD}
    assert set(TableCodeFault) <= faults
    solitaire_alone = {
        CodeFault.NO_RULE,
        CodeFault.UNKNOWN_RULE,
        CodeFault.LONG_RULE,
        CodeFault.JOKER_NUMBER,
        CodeFault.TWO_JOKER_NUMBERS,
        CodeFault.TWO_DRAW_RULES,
    }
    assert set(CodeFault) - solitaire_alone <= faults


def test_codes_of_solitaire_and_of_tables_are_told_apart() -> None:
    for text, prefix in (("SG1-6-4-AAAAAAB", "SG1"), ("BG1-6-4-AAAAAAB", "BG1")):
        with pytest.raises(CodeError) as caught:
            parse_code(text)
        assert caught.value.facts == {"prefix": prefix}
        assert caught.value.fault is CodeFault.OTHER_GAME


pieces = st.sampled_from(
    [*CHANGES, "SG1", "BG1", "SG", "-", "6", "4", "16", "AAAAAAB", "A", "M", "V", " ", "\u2013"]
)


@settings(max_examples=500, deadline=None)
@given(st.text(max_size=220) | st.lists(pieces, max_size=20).map("".join))
@example("SG1-6-4-AAAAAAB-\u0130")
@example("\udcff")
def test_any_text_is_read_or_has_a_fault(text: str) -> None:
    try:
        code = parse_table_code(text)
    except CodeError:
        return
    assert parse_table_code(str(code)) == code
