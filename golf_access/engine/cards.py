"""Ranks, suits, cards and decks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Rank(IntEnum):
    """A rank by its number, ace low; a joker has no place among the thirteen."""

    JOKER = 0
    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """The one-letter name used in logs and deal files (``A 2 ... 9 T J Q K``)."""
        return _RANK_LETTERS[self]


class Suit(StrEnum):
    """A suit by its letter in logs and deal files."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


_RANK_LETTERS = "_A23456789TJQK"
_JOKER = "JK"
STANDARD_RANKS = tuple(Rank)[1:]


@dataclass(frozen=True, slots=True)
class Card:
    """A card. Jokers have no suit and can't be told apart."""

    rank: Rank
    suit: Suit | None

    @property
    def is_joker(self) -> bool:
        """Whether the card is a joker."""
        return self.rank is Rank.JOKER

    def __str__(self) -> str:
        """Name the card as logs and transcripts do: ``8S``, ``TD``, ``AC``; ``JK`` is a joker."""
        return _JOKER if self.suit is None else f"{self.rank.letter}{self.suit}"


JOKER = Card(Rank.JOKER, None)
_BY_NAME = {
    str(card): card
    for card in (JOKER, *(Card(rank, suit) for suit in Suit for rank in STANDARD_RANKS))
}


def parse_card(text: str) -> Card:
    """Return the card that ``text`` names: ``8S``, ``td``, ``10D`` or ``JK`` for a joker.

    Raises ``ValueError`` when it names none.
    """
    name = text.upper()
    if name.startswith("10"):
        name = "T" + name[2:]
    try:
        return _BY_NAME[name]
    except KeyError:
        raise ValueError(text) from None


def deck(jokers: int = 0, decks: int = 1) -> tuple[Card, ...]:
    """Return the cards of ``decks`` packs of 52 with ``jokers`` jokers in all, in new-deck order.

    The order is part of the deals' definition (see ``deals``): clubs, diamonds, hearts and
    spades, each from ace to king, once a pack; the jokers last.
    """
    pack = tuple(Card(rank, suit) for suit in Suit for rank in STANDARD_RANKS)
    return pack * decks + (JOKER,) * jokers
