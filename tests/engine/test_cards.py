"""Cards by name, and packs in the order that the shuffle begins with."""

from __future__ import annotations

from itertools import product

import pytest

from golf_access.engine.cards import JOKER, STANDARD_RANKS, Card, Rank, Suit, deck, parse_card


def test_every_card_is_read_by_the_name_it_writes() -> None:
    names = [rank + suit for suit, rank in product("CDHS", "A23456789TJQK")]
    assert [str(card) for card in deck()] == names
    assert [parse_card(name) for name in names] == list(deck())
    assert [parse_card(name.lower()) for name in names] == list(deck())
    assert parse_card("10D") == Card(Rank.TEN, Suit.DIAMONDS)
    assert parse_card("jk") == JOKER
    assert str(JOKER) == "JK"


@pytest.mark.parametrize("text", ["", "8", "S", "8S ", "S8", "1S", "10", "10JK", "11S", "88S", "J"])
def test_other_names_are_no_cards(text: str) -> None:
    with pytest.raises(ValueError, match=r"^" + text):
        parse_card(text)


def test_packs() -> None:
    pack = deck()
    assert len(set(pack)) == 52
    assert deck(2) == (*pack, JOKER, JOKER)
    assert deck(4, 2) == pack + pack + (JOKER,) * 4
    assert [card.is_joker for card in deck(1)] == [False] * 52 + [True]


def test_ranks() -> None:
    assert [rank.value for rank in STANDARD_RANKS] == list(range(1, 14))
    assert "".join(rank.letter for rank in STANDARD_RANKS) == "A23456789TJQK"
