"""Deals as text: what is read, what is written, and what is told of a text that is no deal."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_access.engine.cards import JOKER, Card, deck, parse_card
from golf_access.engine.deals import Deal
from golf_access.engine.dealtext import DealFault, DealTextError, parse_deal, write_deal
from tests.engine.laying import cards, reference_deal

LINES = [
    "Foundations: AC",
    "Talon: 8S 9D QC JC JD 2H TD 6S AD QD 9H 4D 5H 6D KH KS",
    "6C 5S QS TS 6H",
    "2S KC 4S 2C 8C",
    "TC AH 2D 5D JS",
    "3D QH AS KD 4C",
    "JH 3C 7D 8H 9C",
    "TH 4H 7H 7C 8D",
    "3S 7S 3H 9S 5C",
]


def text(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def with_line(number: int, line: str) -> str:
    """Return the reference deal's text with another line ``number``, counted from 1."""
    return text(*LINES[: number - 1], line, *LINES[number:])


# ------------------------------------------------------------------------------------ reading


def test_the_reference_deal_is_read() -> None:
    assert parse_deal(text(*LINES)) == reference_deal()


@pytest.mark.parametrize(
    "change",
    [
        lambda it: it.replace("T", "10").replace("10alon", "Talon"),
        lambda it: it.lower(),
        lambda it: it.upper(),
        lambda it: it.replace("\n", "\r\n"),
        lambda it: "\ufeff" + it,
        lambda it: "\ufeff" + it.replace("\n", "\r\n"),
        lambda it: it.rstrip("\n"),
        lambda it: it.replace("\n", "\n\n  \n"),
        lambda it: it.replace(" ", " \t ").replace("\n", "  \n\t"),
        lambda it: it.replace(":", " : "),
        lambda it: it.replace("Foundations: AC\nTalon:", "Talon: AC"),
        lambda it: it.replace("Foundations: AC\nTalon:", "Foundations:\nTalon: AC"),
    ],
)
def test_forms_of_the_same_deal(change: Callable[[str], str]) -> None:
    assert parse_deal(change(text(*LINES))) == reference_deal()


def test_named_lines_may_stand_anywhere() -> None:
    foundations, talon, *columns = LINES
    assert parse_deal(text(*columns, talon, foundations)) == reference_deal()
    assert parse_deal(text(*columns[:3], talon, *columns[3:], foundations)) == reference_deal()


def test_jokers_are_read() -> None:
    deal = parse_deal(with_line(9, "3S 7S jk 9S 5C").replace("KH KS", "KH 3H KS JK"))
    assert deal.columns[6] == cards("3S 7S JK 9S 5C")
    assert deal.talon[-4:] == cards("KH 3H KS JK")


# ------------------------------------------------------------------------------ what is wrong


@pytest.mark.parametrize(
    ("deal", "fault", "facts"),
    [
        ("", DealFault.EMPTY, {}),
        ("\ufeff \r\n\t\n", DealFault.EMPTY, {}),
        ("Foundations:\nTalon:\n", DealFault.EMPTY, {}),
        (with_line(2, "Stock: 8S"), DealFault.UNKNOWN_LINE, {"line": 2, "word": "stock"}),
        (with_line(1, ": AC"), DealFault.UNKNOWN_LINE, {"line": 1, "word": ":"}),
        (
            with_line(1, "Talon: Foundations: AC"),
            DealFault.UNKNOWN_LINE,
            {"line": 1, "word": "talon: foundations"},
        ),
        (text(*LINES, "TALON: 8S"), DealFault.LINE_TWICE, {"line": 10, "word": "Talon"}),
        (
            text(LINES[0], "", "foundations:", *LINES[1:]),
            DealFault.LINE_TWICE,
            {"line": 3, "word": "Foundations"},
        ),
        (with_line(3, "6C 5S QS TS 6"), DealFault.BAD_CARD, {"line": 3, "word": "6"}),
        (with_line(3, "6C 5S QS TS 1H"), DealFault.BAD_CARD, {"line": 3, "word": "1H"}),
        (with_line(3, "6C 5S QS 100S 6H"), DealFault.BAD_CARD, {"line": 3, "word": "100S"}),
        (with_line(3, "6♣ 5S QS TS 6H"), DealFault.BAD_CARD, {"line": 3, "word": "6♣"}),
        (with_line(3, "6C,5S,QS,TS,6H"), DealFault.BAD_CARD, {"line": 3, "word": "6C,5S,QS,TS,6H"}),
        (with_line(1, "Foundations: -"), DealFault.BAD_CARD, {"line": 1, "word": "-"}),
        (
            with_line(4, "2S KC 4S 2C 6C"),
            DealFault.CARD_TWICE,
            {"line": 4, "card": parse_card("6C")},
        ),
        (
            with_line(4, "2S KC 4S 10S 8C"),
            DealFault.CARD_TWICE,
            {"line": 4, "card": parse_card("TS")},
        ),
        (with_line(4, "JK KC JK JK 8C"), DealFault.MANY_JOKERS, {"line": 4}),
        (
            with_line(1, "Foundations: AC 2C"),
            DealFault.FOUNDATION_CARDS,
            {"line": 1, "count": 2},
        ),
        (
            with_line(5, "TC AH 2D 5D"),
            DealFault.COLUMN_CARDS,
            {"line": 5, "count": 4, "rows": 5},
        ),
        (
            with_line(5, "TC AH 2D 5D JS JK"),
            DealFault.COLUMN_CARDS,
            {"line": 5, "count": 6, "rows": 5},
        ),
        (text(*LINES[:-1]), DealFault.COLUMN_COUNT, {"count": 6, "columns": 7}),
        (text(*LINES[:2]), DealFault.COLUMN_COUNT, {"count": 0, "columns": 7}),
        (
            with_line(2, LINES[1].replace("8S 9D", "9D")),
            DealFault.CARDS_MISSING,
            {"cards": cards("8S"), "count": 1},
        ),
        (
            text(*LINES[:1], *LINES[2:]),
            DealFault.CARDS_MISSING,
            {
                "cards": cards(LINES[1].removeprefix("Talon: ")),
                "count": 16,
            },
        ),
    ],
)
def test_what_is_wrong_is_told(deal: str, fault: DealFault, facts: dict[str, object]) -> None:
    with pytest.raises(DealTextError) as caught:
        parse_deal(deal)
    assert caught.value.fault is fault
    if fault is DealFault.CARDS_MISSING:
        found = caught.value.facts.pop("cards")
        expected = facts.pop("cards")
        assert isinstance(found, tuple)
        assert isinstance(expected, tuple)
        assert found == tuple(card for card in deck() if card in expected)
    assert caught.value.facts == facts


# ----------------------------------------------------------------------------------- any text

quick = settings(max_examples=150, deadline=None)


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Draw a deal with any number of jokers."""
    order: list[Card] = draw(st.permutations(deck(draw(st.integers(0, 2)))))
    columns = tuple(tuple(order[at : at + 5]) for at in range(0, 35, 5))
    return Deal(columns, tuple(order[35:]))


@quick
@given(deals())
def test_a_written_deal_is_read_back(deal: Deal) -> None:
    written = write_deal(deal)
    assert written.isascii()
    assert written.endswith("\n")
    assert len(written.splitlines()) == 9
    assert parse_deal(written) == deal
    assert written.count("JK") == [*deal.talon, *sum(deal.columns, ())].count(JOKER)


words = st.sampled_from(
    ["Talon:", "Foundations:", ":", "JK", "10", "10H", "T", "\n", " ", "\r", "\ufeff", *LINES]
)


@quick
@given(st.text() | st.lists(words | st.text(max_size=3), max_size=25).map(" ".join))
def test_any_text_is_a_deal_or_a_fault(text: str) -> None:
    try:
        deal = parse_deal(text)
    except DealTextError:
        return
    assert parse_deal(write_deal(deal)) == deal


@quick
@given(st.data())
def test_a_spoilt_deal_is_a_deal_or_a_fault(data: st.DataObject) -> None:
    good = text(*LINES)
    at = data.draw(st.integers(0, len(good)))
    until = data.draw(st.integers(at, min(at + 40, len(good))))
    spoilt = (
        good[:at] + data.draw(st.text("0123456789TJQKACDHS:\n \ufeffé", max_size=5)) + good[until:]
    )
    try:
        deal = parse_deal(spoilt)
    except DealTextError:
        return
    assert set(deck()) <= {*deal.talon, *sum(deal.columns, ())}
