"""Deals as text, in the format of PySolFC's deal tools and of black-hole-solver for Golf.

An example::

    Foundations: AC
    Talon: 8S 9D QC JC JD 2H TD 6S AD QD 9H 4D 5H 6D KH KS
    6C 5S QS TS 6H
    ... seven lines in all, a column each, the last card free

The talon is in the order of drawing; ten is ``T`` or ``10``; our jokers are ``JK``. Without a
``Foundations`` line the first card of the talon is the one that begins the waste.
"""

from __future__ import annotations

from enum import StrEnum

from golf_access.engine.cards import JOKER, Card, deck, parse_card
from golf_access.engine.deals import COLUMNS, ROWS, Deal
from golf_access.engine.faults import FaultError

MAX_JOKERS = 2


class DealFault(StrEnum):
    """What is wrong with a deal's text, with the facts that each one carries."""

    EMPTY = "empty"
    UNKNOWN_LINE = "unknown-line"
    """``line``, ``word``: what stands before the colon."""
    LINE_TWICE = "line-twice"
    """``line``, ``word``."""
    BAD_CARD = "bad-card"
    """``line``, ``word``."""
    CARD_TWICE = "card-twice"
    """``line``, ``card``."""
    MANY_JOKERS = "many-jokers"
    """``line``."""
    FOUNDATION_CARDS = "foundation-cards"
    """``line``, ``count``."""
    COLUMN_CARDS = "column-cards"
    """``line``, ``count``, ``rows``."""
    COLUMN_COUNT = "column-count"
    """``count``, ``columns``."""
    CARDS_MISSING = "cards-missing"
    """``cards``, ``count``."""


class DealTextError(FaultError):
    """A deal's text that can't be read. ``facts`` may name the line, counted from 1."""


def parse_deal(text: str) -> Deal:
    """Return the deal that ``text`` gives. Raises ``DealTextError`` with what is wrong."""
    columns: list[tuple[Card, ...]] = []
    named: dict[str, tuple[Card, ...]] = {}
    seen: list[Card] = []
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        label, colon, rest = line.rpartition(":")
        label = label.strip().lower()
        if not line.strip():
            continue
        if colon and label not in ("foundations", "talon"):
            raise DealTextError(DealFault.UNKNOWN_LINE, line=number, word=label or ":")
        if label in named:
            raise DealTextError(DealFault.LINE_TWICE, line=number, word=label.capitalize())
        cards = _cards(rest.split(), number, seen)
        if colon:
            if label == "foundations" and len(cards) > 1:
                raise DealTextError(DealFault.FOUNDATION_CARDS, line=number, count=len(cards))
            named[label] = cards
        else:
            if len(cards) != ROWS:
                raise DealTextError(
                    DealFault.COLUMN_CARDS, line=number, count=len(cards), rows=ROWS
                )
            columns.append(cards)
    if not seen:
        raise DealTextError(DealFault.EMPTY)
    if len(columns) != COLUMNS:
        raise DealTextError(DealFault.COLUMN_COUNT, count=len(columns), columns=COLUMNS)
    missing = tuple(card for card in deck() if card not in seen)
    if missing:
        raise DealTextError(DealFault.CARDS_MISSING, cards=missing, count=len(missing))
    return Deal(tuple(columns), named.get("foundations", ()) + named.get("talon", ()))


def write_deal(deal: Deal) -> str:
    """Return the text of a deal, which ``parse_deal`` reads back."""
    lines = [
        f"Foundations: {deal.talon[0]}",
        f"Talon: {' '.join(map(str, deal.talon[1:]))}",
        *(" ".join(map(str, column)) for column in deal.columns),
    ]
    return "\n".join(lines) + "\n"


def _cards(words: list[str], line: int, seen: list[Card]) -> tuple[Card, ...]:
    """Read the cards of a line and add them to those ``seen`` before."""
    first = len(seen)
    for word in words:
        try:
            card = parse_card(word)
        except ValueError:
            raise DealTextError(DealFault.BAD_CARD, line=line, word=word) from None
        if card.is_joker:
            if seen.count(JOKER) == MAX_JOKERS:
                raise DealTextError(DealFault.MANY_JOKERS, line=line)
        elif card in seen:
            raise DealTextError(DealFault.CARD_TWICE, line=line, card=card)
        seen.append(card)
    return tuple(seen[first:])
