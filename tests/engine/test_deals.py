"""Numbered deals: frozen for ever, written a second time, fair, each card once."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise

import pytest

from golf_access.engine import deals
from golf_access.engine.cards import deck
from golf_access.engine.deals import COLUMNS, DEAL_NUMBERS, ROWS, Deal, numbered_deal, shuffled

JOKERS = [0, 1, 2]

NUMBERS = [
    *range(1000),
    *(26**power - 1 for power in range(3, 8)),
    *range(4711, DEAL_NUMBERS, DEAL_NUMBERS // 200),
]
"""Deals whose cards are frozen: the first thousand, the last, and some all over the range."""

WORD_REFUSED = {0: [484_054, 18_964_585], 1: [484_054, 5_756_027], 2: [9_382_692, 18_964_585]}
"""By jokers: deals in which a random word is passed over, about one in seven million."""

FROZEN = {
    0: "b6a875843b629d20df0c596c565b50bd897c8e9b9662477346bafaf869d87677",
    1: "c731c31a3078b268270b337ef266458c442c4df469f7d3d8e94bd33662d9b3d6",
    2: "7f81929a6cf61e4b5fd82fa3153b225457def84c8f4b3a4c17ee62ceb2ae1c9c",
}
"""By jokers: the SHA-256 of a line ``number: cards`` for each number of ``NUMBERS`` and
``WORD_REFUSED``; the cards by column, each from the top, then the talon, with blanks between."""


def text_of(number: int, deal: Deal) -> str:
    """Return a deal as the frozen digests have it."""
    cards = [card for pile in (*deal.columns, deal.talon) for card in pile]
    return f"{number}: {' '.join(map(str, cards))}"


def digest_of(lines: list[str]) -> str:
    """Return the digest of lines, each ended by a line feed."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode("ascii")).hexdigest()


@dataclass
class SecondShuffle:
    """The shuffle again, from its description alone, on cards as text."""

    number: int
    hexadecimal: str = ""
    blocks: int = 0
    passed_over: int = 0

    def word(self) -> int:
        """Return the next 32 random bits."""
        if not self.hexadecimal:
            message = bytes(f"GO1/{self.number}/{self.blocks}", "ascii")
            self.hexadecimal = hashlib.sha256(message).hexdigest()
            self.blocks += 1
        first, self.hexadecimal = self.hexadecimal[:8], self.hexadecimal[8:]
        return int(first, 16)

    def choice(self, below: int) -> int:
        """Return one of 0 up to ``below``, each as likely."""
        while True:
            word = self.word()
            if word < 4294967296 - 4294967296 % below:
                return word % below
            self.passed_over += 1

    def line(self, jokers: int) -> str:
        """Return the deal as the frozen digests have it."""
        cards = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"] + ["JK"] * jokers
        last = len(cards) - 1
        while last > 0:
            chosen = self.choice(last + 1)
            cards[last], cards[chosen] = cards[chosen], cards[last]
            last -= 1
        dealt = [cards[row * 7 + column] for column in range(7) for row in range(5)]
        return f"{self.number}: {' '.join(dealt + cards[35:])}"


@pytest.mark.parametrize("jokers", JOKERS)
def test_deals_are_frozen_and_as_described(jokers: int) -> None:
    numbers = NUMBERS + WORD_REFUSED[jokers]
    lines = [text_of(number, numbered_deal(number, jokers)) for number in numbers]
    assert lines == [SecondShuffle(number).line(jokers) for number in numbers]
    assert digest_of(lines) == FROZEN[jokers]


@pytest.mark.parametrize("jokers", JOKERS)
def test_the_rare_case_of_a_word_passed_over_is_among_them(jokers: int) -> None:
    for number in WORD_REFUSED[jokers]:
        second = SecondShuffle(number)
        second.line(jokers)
        assert second.passed_over == 1


def test_the_first_word_that_is_passed_over() -> None:
    """No deal is known in which it comes up: it would be one in eighty million."""
    for below in range(2, 55):
        passed_over = 2**32 % below
        last = 2**32 - 1 - passed_over
        words = iter([*range(last + 1, 2**32), last, 0])
        assert deals._below(below, words) == below - 1
        assert list(words) == [0]


def test_one_deal_to_read() -> None:
    deal = numbered_deal(0)
    assert [" ".join(map(str, column)) for column in deal.columns] == [
        "6C 3D 8H QS 8C",
        "2C 5C 5D JH TS",
        "AC 5S 3H 7D TH",
        "KS JD 4S 8S AS",
        "6D 3C 7S KH 5H",
        "2S QC 2H AD QD",
        "4D KD 7C JS 4H",
    ]
    assert " ".join(map(str, deal.talon)) == "3S 9H TC 7H AH QH 2D 9C 8D 6S 6H 4C KC JC TD 9S 9D"


@pytest.mark.parametrize("jokers", JOKERS)
def test_each_card_is_dealt_once(jokers: int) -> None:
    whole = Counter(deck(jokers))
    for number in range(300):
        deal = numbered_deal(number, jokers)
        assert [len(column) for column in deal.columns] == [ROWS] * COLUMNS
        assert Counter(card for pile in (*deal.columns, deal.talon) for card in pile) == whole
        assert len(deal.talon) == 17 + jokers


def test_all_deals_of_a_range_differ() -> None:
    different = {numbered_deal(number, jokers) for number in range(400) for jokers in JOKERS}
    assert len(different) == 1200


@pytest.mark.parametrize("jokers", JOKERS)
@pytest.mark.parametrize("number", [-1, DEAL_NUMBERS, DEAL_NUMBERS + 1])
def test_a_number_out_of_range_has_no_deal(number: int, jokers: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        numbered_deal(number, jokers)


def test_every_card_comes_everywhere_equally_often() -> None:
    count = 1500
    places: Counter[tuple[int, object]] = Counter()
    neighbours: Counter[bool] = Counter()
    for number in range(count):
        deal = numbered_deal(number)
        order = [card for pile in (*deal.columns, deal.talon) for card in pile]
        places.update(enumerate(order))
        neighbours.update(a.suit is b.suit for a, b in pairwise(order))
    expected = count / 52
    assert len(places) == 52 * 52
    chi_square = sum((often - expected) ** 2 / expected for often in places.values())
    freedom = 51 * 51
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5
    assert abs(neighbours[True] / (count * 51) - 12 / 51) < 0.01


def test_a_shuffle_depends_on_its_family_and_number_and_keeps_the_cards_given() -> None:
    cards = deck()
    orders = {shuffled(cards, label, number) for label in ("GO1", "SG1") for number in range(3)}
    assert len(orders) == 6
    assert cards == deck()
    assert all(Counter(order) == Counter(cards) for order in orders)
    assert shuffled((), "GO1", 0) == ()
    assert shuffled(cards[:1], "GO1", 0) == cards[:1]
