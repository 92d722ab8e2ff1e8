"""Game codes: every form that is read, the one that is written, and what a bad one is told."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from golf_access.engine.codes import CodeError, CodeFault, GameCode, deal_letters, parse_code
from golf_access.engine.deals import DEAL_NUMBERS
from golf_access.engine.rules import CLASSIC, EASY, STRICT, DrawRule, SolitaireRules

CHANGES: dict[str, dict[str, object]] = {
    "Q": {"queen_on_king": True},
    "K": {"king_ace": True},
    "D": {"draw": DrawRule.ANY_TIME},
    "B": {"draw": DrawRule.WHEN_STUCK},
    "J1": {"jokers": 1},
    "J2": {"jokers": 2},
    "W": {"empty_waste": True},
    "M": {"holes": 9},
}
"""The variants in the order of codes, with what each changes in the rules."""

BASES = {"E": EASY, "C": CLASSIC, "S": STRICT}
LEFT_OUT = {"E": {"Q", "K", "D"}, "C": {"Q", "D"}, "S": {"B"}}
"""The variants that a rule has anyway."""

PAIRS = [pair for pair in combinations(CHANGES, 2) if pair not in {("D", "B"), ("J1", "J2")}]


def changed(rule: str, variants: tuple[str, ...]) -> SolitaireRules:
    """Return the rules that a rule letter and variants stand for."""
    rules = BASES[rule]
    for variant in variants:
        rules = replace(rules, **CHANGES[variant])  # type: ignore[arg-type]
    return rules


# Reading


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("GO1-E-AAAAAAB", GameCode(EASY, 1)),
        ("GO1-C-AAAAAAB", GameCode(CLASSIC, 1)),
        ("GO1-S-AAAAAAB", GameCode(STRICT, 1)),
        ("GO1-N-AAAAAAB", GameCode(EASY, 1)),
        ("go1-e-aaaaaab", GameCode(EASY, 1)),
        ("Go1-n-AaaaaaB-j2", GameCode(replace(EASY, jokers=2), 1)),
        ("  GO1-C-AAAAAAB\t\n", GameCode(CLASSIC, 1)),
        ("\u00a0GO1-S-AAAAAAB-W\u2003", GameCode(replace(STRICT, empty_waste=True), 1)),
        ("GO1EAAAAAAB", GameCode(EASY, 1)),
        ("go1-eaaaaaab", GameCode(EASY, 1)),
        ("GO1S-AAAAAAB", GameCode(STRICT, 1)),
        ("GO1NAAAAAAB", GameCode(EASY, 1)),
        ("GO1-E-AAAAAAA", GameCode(EASY, 0)),
        ("GO1-E-AAAAABA", GameCode(EASY, 26)),
        ("GO1-E-BAAAAAA", GameCode(EASY, 26**6)),
        ("GO1-E-GOLFERS", GameCode(EASY, 2_024_951_700)),
        ("GO1-E-ZZZZZZZ", GameCode(EASY, 26**7 - 1)),
    ],
)
def test_codes_that_are_read(text: str, code: GameCode) -> None:
    assert parse_code(text) == code


def test_a_written_code_is_canonical() -> None:
    assert str(parse_code(" go1n-aaaaaab ")) == "GO1-E-AAAAAAB"
    assert str(parse_code("go1-s-zzzzzzz-q-k-d-j1-w-m")) == "GO1-S-ZZZZZZZ-Q-K-D-J1-W-M"


@pytest.mark.parametrize("rule", BASES)
@pytest.mark.parametrize("variants", [(), *((one,) for one in CHANGES), *PAIRS], ids="-".join)
def test_variants_alone_and_in_pairs(rule: str, variants: tuple[str, ...]) -> None:
    code = GameCode(changed(rule, variants), 12345)
    assert parse_code("-".join(["GO1", rule, "AAAASGV", *variants])) == code
    written = [variant for variant in variants if variant not in LEFT_OUT[rule]]
    assert str(code) == "-".join(["GO1", rule, "AAAASGV", *written])


@pytest.mark.parametrize("rule", BASES)
def test_all_variants_at_once(rule: str) -> None:
    variants = ("Q", "K", "B", "J2", "W", "M")
    code = parse_code("-".join(["GO1", rule, "AAAAAAB", *variants]))
    assert code == GameCode(changed(rule, variants), 1)
    assert code.rules.rule_set is BASES[rule].rule_set


@pytest.mark.parametrize("number", [-1, DEAL_NUMBERS])
def test_a_number_out_of_range_has_no_code(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        deal_letters(number)
    with pytest.raises(ValueError, match=str(number)):
        str(GameCode(EASY, number))


# Round trips

numbers = st.integers(0, DEAL_NUMBERS - 1)
variant_sets = st.tuples(
    st.sampled_from([(), ("Q",)]),
    st.sampled_from([(), ("K",)]),
    st.sampled_from([(), ("D",), ("B",)]),
    st.sampled_from([(), ("J1",), ("J2",)]),
    st.sampled_from([(), ("W",)]),
    st.sampled_from([(), ("M",)]),
).map(lambda groups: tuple(variant for group in groups for variant in group))


@settings(max_examples=300, deadline=None)
@given(rule=st.sampled_from(sorted(BASES)), variants=variant_sets, number=numbers)
def test_what_is_written_is_read_back(rule: str, variants: tuple[str, ...], number: int) -> None:
    code = GameCode(changed(rule, variants), number)
    text = str(code)
    assert parse_code(text) == code
    assert str(parse_code(text)) == text
    assert parse_code(f" {text.lower()}\n") == code
    long = "-".join(["GO1", rule, deal_letters(number), *variants])
    assert parse_code(long) == code
    if not variants:
        assert parse_code(text.replace("-", "")) == code


@settings(max_examples=100, deadline=None)
@given(numbers)
def test_letters_are_base_26(number: int) -> None:
    letters = deal_letters(number)
    digits = "0123456789ABCDEFGHIJKLMNOP"
    assert int("".join(digits[ord(letter) - ord("A")] for letter in letters), 26) == number
    assert len(letters) == 7


# Bad codes

BAD: list[tuple[str, CodeFault, dict[str, str | int]]] = [
    ("", CodeFault.EMPTY, {}),
    (" \t\n", CodeFault.EMPTY, {}),
    ("GO1-E-AAAAAAB" * 5, CodeFault.TOO_LONG, {"length": 65}),
    ("x" * 61, CodeFault.TOO_LONG, {"length": 61}),
    ("GO1 E AAAAAAB", CodeFault.INNER_BLANK, {}),
    ("GO1-E-AAAAAAB GO1-C-AAAAAAB", CodeFault.INNER_BLANK, {}),
    ("GO1-E-AAA\u00a0AAAB", CodeFault.INNER_BLANK, {}),
    ("GO1\u2013E\u2013AAAAAAB", CodeFault.FOREIGN_DASH, {"character": "\u2013"}),
    ("GO1-E\u2011AAAAAAB", CodeFault.FOREIGN_DASH, {"character": "\u2011"}),
    ("GO1\u2212E-AAAAAAB", CodeFault.FOREIGN_DASH, {"character": "\u2212"}),
    ("GO1-E-AAA\u00adAAAB", CodeFault.FOREIGN_DASH, {"character": "\u00ad"}),
    ("GO1_E_AAAAAAB", CodeFault.FOREIGN_CHARACTER, {"character": "_", "position": 4}),
    (" GO1-E-AAAAAAB.", CodeFault.FOREIGN_CHARACTER, {"character": ".", "position": 14}),
    ("GO1-E-AAAAAAĂ", CodeFault.FOREIGN_CHARACTER, {"character": "Ă", "position": 13}),
    ("GO\u0661-E-AAAAAAB", CodeFault.FOREIGN_CHARACTER, {"character": "\u0661", "position": 3}),
    ("GO1-\u017f-AAAAAAB", CodeFault.FOREIGN_CHARACTER, {"character": "\u017f", "position": 5}),
    ("GO1-E-AAA\x07AAAB", CodeFault.FOREIGN_CHARACTER, {"character": "U+0007", "position": 10}),
    ("\ufeffGO1-E-AAAAAAB", CodeFault.FOREIGN_CHARACTER, {"character": "U+FEFF", "position": 1}),
    ("SG1-E-AAAAAAB", CodeFault.OTHER_GAME, {"prefix": "SG1"}),
    ("bg1", CodeFault.OTHER_GAME, {"prefix": "BG1"}),
    ("hello", CodeFault.NOT_A_CODE, {}),
    ("AAAAAAB", CodeFault.NOT_A_CODE, {}),
    ("G01-E-AAAAAAB", CodeFault.NOT_A_CODE, {}),
    ("GO-E-AAAAAAB", CodeFault.NOT_A_CODE, {}),
    ("-GO1-E-AAAAAAB", CodeFault.NOT_A_CODE, {}),
    ("1", CodeFault.NOT_A_CODE, {}),
    ("GO2-E-AAAAAAB", CodeFault.OTHER_VERSION, {"version": "2"}),
    ("go17-e-aaaaaab", CodeFault.OTHER_VERSION, {"version": "17"}),
    ("GO2EAAAAAAB", CodeFault.OTHER_VERSION, {"version": "2"}),
    ("GO1", CodeFault.NO_RULE, {}),
    ("GO1-", CodeFault.NO_RULE, {}),
    ("GO1-X-AAAAAAB", CodeFault.UNKNOWN_RULE, {"rule": "X"}),
    ("GO1XAAAAAAB", CodeFault.UNKNOWN_RULE, {"rule": "X"}),
    ("GO1-X", CodeFault.UNKNOWN_RULE, {"rule": "X"}),
    ("GO1-AAAAAAB", CodeFault.UNKNOWN_RULE, {"rule": "A"}),
    ("GO1-7-AAAAAAB-W", CodeFault.UNKNOWN_RULE, {"rule": "7"}),
    ("GO1-EASY-AAAAAAB", CodeFault.LONG_RULE, {"rule": "EASY"}),
    ("GO1-AAAAAAB-E", CodeFault.LONG_RULE, {"rule": "AAAAAAB"}),
    ("GO1-E", CodeFault.NO_DEAL, {}),
    ("GO1-E-AAAAAB", CodeFault.SHORT_DEAL, {"deal": "AAAAAB", "length": 6}),
    ("GO1-e-b-j1", CodeFault.SHORT_DEAL, {"deal": "B", "length": 1}),
    ("GO1EAAAAAB", CodeFault.SHORT_DEAL, {"deal": "AAAAAB", "length": 6}),
    ("GO1-EAAAAAB", CodeFault.SHORT_DEAL, {"deal": "AAAAAB", "length": 6}),
    ("GO1-E-AAAAAAAB", CodeFault.LONG_DEAL, {"deal": "AAAAAAAB", "length": 8}),
    ("GO1-E-AAAAAABQ", CodeFault.LONG_DEAL, {"deal": "AAAAAABQ", "length": 8}),
    ("GO1-E-AAAAAA8", CodeFault.DEAL_DIGIT, {"deal": "AAAAAA8", "character": "8"}),
    ("GO1-E-12", CodeFault.DEAL_DIGIT, {"deal": "12", "character": "1"}),
    ("GO1--E-AAAAAAB", CodeFault.DOUBLE_HYPHEN, {}),
    ("GO1-E-AAAAAAB--J1", CodeFault.DOUBLE_HYPHEN, {}),
    ("GO1-E-AAAAAAB-", CodeFault.LAST_HYPHEN, {}),
    ("GO1-E-", CodeFault.LAST_HYPHEN, {}),
    ("GO1EAAAAAAB-J1", CodeFault.HYPHENS_MISSING, {}),
    ("GO1-EAAAAAAB-J1", CodeFault.HYPHENS_MISSING, {}),
    ("GO1EAAAAAABJ1", CodeFault.HYPHENS_MISSING, {}),
    ("GO1-EAAAAAABW", CodeFault.HYPHENS_MISSING, {}),
    ("GO1E", CodeFault.HYPHENS_MISSING, {}),
    ("GO1-E1", CodeFault.HYPHENS_MISSING, {}),
    ("GO1-E-AAAAAAB-X", CodeFault.UNKNOWN_VARIANT, {"variant": "X"}),
    ("GO1-E-AAAAAAB-QK", CodeFault.UNKNOWN_VARIANT, {"variant": "QK"}),
    ("GO1-E-AAAAAAB-1", CodeFault.UNKNOWN_VARIANT, {"variant": "1"}),
    ("GO1-E-AAAAAAB-J", CodeFault.JOKER_NUMBER, {"variant": "J"}),
    ("GO1-E-AAAAAAB-j3", CodeFault.JOKER_NUMBER, {"variant": "J3"}),
    ("GO1-E-AAAAAAB-J0-W", CodeFault.JOKER_NUMBER, {"variant": "J0"}),
    ("GO1-E-AAAAAAB-W-W", CodeFault.VARIANT_TWICE, {"variant": "W"}),
    ("GO1-S-AAAAAAB-J1-J1", CodeFault.VARIANT_TWICE, {"variant": "J1"}),
    ("GO1-S-AAAAAAB-Q-W-Q", CodeFault.VARIANT_TWICE, {"variant": "Q"}),
    ("GO1-E-AAAAAAB-J1-J2", CodeFault.TWO_JOKER_NUMBERS, {}),
    ("GO1-E-AAAAAAB-J2-W-J1", CodeFault.TWO_JOKER_NUMBERS, {}),
    ("GO1-S-AAAAAAB-D-B", CodeFault.TWO_DRAW_RULES, {}),
    ("GO1-S-AAAAAAB-B-D", CodeFault.TWO_DRAW_RULES, {}),
    ("GO1-S-AAAAAAB-W-Q", CodeFault.VARIANT_ORDER, {"first": "Q", "second": "W"}),
    ("GO1-S-AAAAAAB-Q-M-W", CodeFault.VARIANT_ORDER, {"first": "W", "second": "M"}),
    ("GO1-E-AAAAAAB-W-J2", CodeFault.VARIANT_ORDER, {"first": "J2", "second": "W"}),
]


@pytest.mark.parametrize(("text", "fault", "facts"), BAD, ids=[repr(text) for text, *_ in BAD])
def test_a_bad_code_is_told_its_fault(
    text: str, fault: CodeFault, facts: dict[str, str | int]
) -> None:
    with pytest.raises(CodeError) as caught:
        parse_code(text)
    assert (caught.value.fault, caught.value.facts) == (fault, facts)


def test_every_fault_has_a_bad_code() -> None:
    assert {fault for _, fault, _ in BAD} == set(CodeFault)


pieces = st.sampled_from(
    [*CHANGES, "GO1", "GO", "-", "E", "C", "S", "N", "AAAAAAB", "A", "7", "J", " ", "\u2013", "SG1"]
)


@settings(max_examples=500, deadline=None)
@given(st.text(max_size=80) | st.lists(pieces, max_size=14).map("".join))
@example("GO1-E-AAAAAAB-\u0130")
@example("\udcff")
def test_any_text_is_read_or_has_a_fault(text: str) -> None:
    try:
        code = parse_code(text)
    except CodeError:
        return
    assert parse_code(str(code)) == code
