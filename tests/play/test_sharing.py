"""Shared games: written and read again for every rule set, and what is told of a wrong text."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_access.engine.codes import CodeError, CodeFault
from golf_access.engine.deals import numbered_deal
from golf_access.engine.faults import FaultError
from golf_access.engine.outcomes import Action, HelpKind, HintUsed, Redo, Shown, Undo
from golf_access.engine.rules import EASY
from golf_access.engine.solitaire import legal
from golf_access.engine.table import legal as table_legal
from golf_access.engine.tablerules import SIX
from golf_access.play.log import GameLog, Header, Log
from golf_access.play.sharing import ShareError, ShareFault, read_shared, share
from golf_access.play.table import Seat, Strength, TableHeader, TableLog
from tests.engine.tablelaying import RULE_SETS, VARIANTS, chosen, varied
from tests.play.games import SHELF, add, game, laid_game, play_on

REFERENCE = "GO1-E-AAAAAAB"
HELP = (HintUsed(HelpKind.FAIR), HintUsed(HelpKind.ORACLE), *map(Shown, HelpKind))


def read(text: str) -> GameLog:  # type: ignore[type-arg]
    return read_shared(text, SHELF.header)


def wrong(text: str) -> tuple[object, dict[str, object]]:
    """Return what is told of a text that can't be read."""
    with pytest.raises(FaultError) as raised:
        read(text)
    return raised.value.fault, dict(raised.value.facts)


# ------------------------------------------------------------------------------------- as text


def test_a_game_is_its_code_and_its_actions() -> None:
    log = game(REFERENCE)
    add(log, "draw 5 2", Undo(), Redo(), *HELP)
    assert share(log, SHELF.header) == f"{REFERENCE} d 5 2 u r h ho w wo\n"


def test_lines_capitals_and_blanks_make_no_difference() -> None:
    log = game(REFERENCE)
    add(log, "draw 5 2")
    assert read(f"\ufeff  {REFERENCE.lower()}\r\n\n D\t5\n2") == log


def test_a_long_game_is_told_in_short_lines() -> None:
    log = game("GO1-E-AAAAAAB-M")
    play_on(log, 60)
    text = share(log, SHELF.header)
    assert max(map(len, text.splitlines())) <= 72
    assert read(text) == log


def test_a_rule_that_codes_can_not_tell_has_a_word() -> None:
    log = game("GO1-S-AAAAAAB-M", stock_bonus=True)
    assert share(log, SHELF.header) == "GO1-S-AAAAAAB-M +stock-bonus\n"
    assert read("GO1-S-AAAAAAB-M +stock-bonus") == log


def test_cards_without_a_number_are_told() -> None:
    log = Log(Header(replace(EASY, jokers=2), (numbered_deal(77, 2),)))
    play_on(log, 20)
    code, deal, *_ = share(log, SHELF.header).split()
    assert (code, deal.count("/"), deal.count("JK")) == ("GO1-E-AAAAAAA-J2", 7, 2)
    assert read(share(log, SHELF.header)) == log


def test_players_are_told_by_name_strength_and_seed() -> None:
    seats = (Seat("Ana-Maria Ș_%"), Seat("", Strength.HARD, 7), Seat("Bo", Strength.EASY, 0))
    log = TableLog(TableHeader(SIX, 1, seats))
    text = share(log, SHELF.header)
    assert text.split()[1:] == ["@person:Ana%2D;Maria_Ș%5F;%25;", "@hard:7:", "@easy:0:Bo"]
    assert read(text) == log


def test_seats_are_told_where_they_change() -> None:
    log = TableLog(TableHeader(SIX, 1, (Seat(""),) * 2))
    for seat in (0, 0, 1, 1):
        log.add(seat, table_legal(log.fold.state, seat)[0])
    assert share(log, SHELF.header) == f"{log.header.code} 1: t1 t2 2: t1 t2\n"


@pytest.mark.parametrize(
    "log",
    [
        laid_game(["2S 9C", "5H"], "8S KD"),
        game(REFERENCE, undo_limit=3),
        game("GO1-E-AAAAAAB-M", holes=9, par=50),
        TableLog(TableHeader(replace(SIX, rows=3, columns=2), 1, (Seat(""),) * 2)),
    ],
)
def test_what_neither_code_nor_cards_can_tell_is_not_shared(log: Log) -> None:
    with pytest.raises(ShareError) as raised:
        share(log, SHELF.header)
    assert raised.value.fault is ShareFault.NOT_SHARED


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
codes = st.sampled_from(
    [REFERENCE, "GO1-C-GOLFERS-J2-W", "GO1-S-AAAAAAC", "GO1-S-AAAAAAB-J1-M", "GO1-E-ZZZZZZZ-W-M"]
)


@settings(max_examples=40, deadline=None)
@given(codes, st.integers(0, 2**20), st.integers(0, 80), st.lists(texts, min_size=1, max_size=3))
def test_a_shared_game_of_solitaire_is_the_same(
    code: str, seed: int, count: int, names: list[str]
) -> None:
    first = game(code)
    log = Log(replace(first.header, seats=tuple(names)))
    chance = Random(seed)
    for _ in range(count):
        todo: list[Action] = [Undo(), Redo(), *HELP, *legal(log.fold.state) * 3]
        log.add(chance.randrange(len(names)), chance.choice(todo))
    again = read(share(log, SHELF.header))
    assert again == log
    assert again.fold == log.fold


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from(sorted(RULE_SETS)),
    st.sampled_from([(), *((name,) for name in VARIANTS)]),
    st.integers(0, 2**20),
    st.integers(0, 60),
    st.lists(texts, min_size=7, max_size=7),
)
def test_a_shared_table_is_the_same(
    name: str, variants: tuple[str, ...], seed: int, count: int, names: list[str]
) -> None:
    rules = varied(RULE_SETS[name], *variants)
    strengths = (None, *Strength)
    seats = [
        Seat(names[seat], strengths[(seed + seat) % 4], seed if (seed + seat) % 4 else 0)
        for seat in range(rules.min_seats)
    ]
    log = TableLog(TableHeader(rules, seed, tuple(seats)))
    chance = Random(seed)
    for _ in range(count):
        choice = chosen(log.fold.state, chance)
        if choice is None:
            break
        log.add(*choice)
        if chance.random() < 0.3:
            log.add(choice[0], chance.choice([Undo(), Redo(), *HELP]))
    again = read(share(log, SHELF.header))
    assert again == log
    assert again.fold == log.fold


# -------------------------------------------------------------------------------- what is wrong

DEAL = "=" + "/".join(
    "".join(map(str, pile)) for pile in (*numbered_deal(5).columns, numbered_deal(5).talon)
)
TABLE = "SG1-6-2-AAAAAAB"


@pytest.mark.parametrize(
    ("text", "fault", "facts"),
    [
        ("", ShareFault.EMPTY, {}),
        (" \n\t", ShareFault.EMPTY, {}),
        ("x" * 200_001, ShareFault.TOO_LONG, {"length": 200_001, "longest": 200_000}),
        ("GO1-E-AAAAAA", CodeFault.SHORT_DEAL, {"deal": "AAAAAA", "length": 6}),
        ("what is this", CodeFault.NOT_A_CODE, {}),
        (
            f"{REFERENCE} d\n5 9",
            ShareFault.UNKNOWN_WORD,
            {"line": 2, "position": 2, "word": "9", "known": "2 5 6 d u"},
        ),
        (
            f"{REFERENCE}\n\nd 1",
            ShareFault.REFUSED,
            {"line": 3, "position": 2, "word": "1", "known": "5 d u", "reason": "not-adjacent"},
        ),
        (f"{REFERENCE} 0: d", ShareFault.NO_SUCH_SEAT, {"word": "0:", "seats": 99}),
        (f"{REFERENCE} +stock-bonus", ShareFault.UNKNOWN_WORD, {"position": 2}),
        (f"{REFERENCE}-M +stock-bonus +stock-bonus", ShareFault.UNKNOWN_WORD, {"position": 3}),
        (f"{REFERENCE} =1X/", ShareFault.BAD_CARD, {"card": "1X"}),
        (f"{REFERENCE} ={'AC' * 52}", ShareFault.BAD_DEAL, {"position": 2}),
        (f"{REFERENCE} =/////", ShareFault.BAD_DEAL, {}),
        (f"{REFERENCE} {DEAL} {DEAL}", ShareFault.TOO_MANY_DEALS, {"position": 3, "holes": 1}),
        (f"{REFERENCE}-M {DEAL}", ShareFault.DEALS_MISSING, {"holes": 9, "deals": 1}),
        (f"{REFERENCE} @hard:1:Bo", ShareFault.BAD_PLAYER, {"word": "@hard:1:Bo"}),
        (f"{REFERENCE} @person:a-b", ShareFault.BAD_PLAYER, {}),
        (f"{REFERENCE} @person:%D800;", ShareFault.BAD_PLAYER, {}),
        (f"{REFERENCE} @person:%FFFFFF;", ShareFault.BAD_PLAYER, {}),
        (f"{TABLE} t1", ShareFault.NO_SEAT, {"position": 2, "word": "t1"}),
        (f"{TABLE} 3: t1", ShareFault.NO_SUCH_SEAT, {"word": "3:", "seats": 2}),
        (f"{TABLE} @person:Anna", ShareFault.SEATS_MISSING, {"seats": 2, "named": 1}),
        (f"{TABLE} @hard:x:Bo @person:", ShareFault.BAD_PLAYER, {"position": 2}),
        (f"{TABLE} @best:1:Bo @person:", ShareFault.BAD_PLAYER, {"position": 2}),
        (
            f"{TABLE} 1: t1 s",
            ShareFault.REFUSED,
            {"word": "s", "reason": "choose-first", "known": "t2 t3 t4 t5 t6"},
        ),
    ],
)
def test_what_is_wrong_is_told_with_where_and_what_fits(
    text: str, fault: object, facts: dict[str, object]
) -> None:
    found, details = wrong(text)
    assert found is fault
    assert details.items() >= facts.items()


WORDS = [
    DEAL,
    *("=", "=/", "%", "+stock-bonus", "@person:", "@person:A", "@easy:1:B", "@hard::"),
    *("0:", "1:", "2:", "3:", "t1", "t2", "p1", "l1", "s", "x", "k", "h", "ho"),
    *("1", "2", "3", "4", "5", "6", "7", "9", "d", "c", "n", "u", "r"),
]
ANYTHING = st.text(max_size=60) | st.lists(
    st.sampled_from(WORDS) | st.text(max_size=6), max_size=40
).map(" ".join)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from([REFERENCE, f"{REFERENCE}-M", TABLE, "BG1-4-2-AAAAAAC-P1-S1", ""]), ANYTHING)
def test_whatever_is_read_is_a_game_or_a_fault(code: str, text: str) -> None:
    try:
        log = read(f"{code} {text}")
    except (ShareError, CodeError):
        return
    assert read(share(log, SHELF.header)) == log
