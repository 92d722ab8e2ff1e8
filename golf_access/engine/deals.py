"""From a deal number to the cards, the same on every platform and in every later version."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from golf_access.engine.cards import Card, deck

COLUMNS = 7
ROWS = 5
DEAL_NUMBERS = 26**7
"""How many numbered deals there are: seven letters of a game code."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one solitaire deal before any rule is applied to them.

    ``columns`` are the tableau's columns, the free card last. ``talon`` is every other card in
    the order in which it becomes visible: the card that begins the waste, then the stock. Where
    the waste begins empty, all of it is stock.
    """

    columns: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]


def shuffled(cards: Sequence[Card], label: str, number: int) -> tuple[Card, ...]:
    """Return ``cards`` in the order that shuffle ``number`` of the family ``label`` gives.

    This is version 1 of our own shuffle, frozen for ever. To write it again elsewhere:

    1. Random words: for block 0, 1, 2, ... take the SHA-256 digest of the ASCII text
       ``label/number/block`` (numbers in decimal without leading zeros, e.g. ``GO1/1/0``). Each
       digest gives eight unsigned 32-bit words, most significant byte first.
    2. A choice below ``n``: take the next word ``w``; while ``w >= 2**32 - 2**32 % n`` take the
       next one; the choice is ``w % n``. So all choices are equally likely.
    3. Fisher-Yates: for ``i`` from the last position down to 1, choose ``j`` below ``i + 1`` and
       exchange the cards at ``i`` and ``j`` (positions count from 0).
    """
    order = list(cards)
    words = _words(label, number)
    for i in range(len(order) - 1, 0, -1):
        j = _below(i + 1, words)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def numbered_deal(number: int, jokers: int = 0) -> Deal:
    """Return solitaire deal ``number`` (0 up to ``DEAL_NUMBERS``, not included).

    The deck of ``cards.deck(jokers)`` is shuffled in the family ``GO1``. The first 35 cards are
    dealt in rows: card ``i`` goes to the end of column ``i % 7``, counting from 0. What remains
    is the talon. Raises ``ValueError`` for a number out of range.
    """
    if not 0 <= number < DEAL_NUMBERS:
        raise ValueError(number)
    order = shuffled(deck(jokers), "GO1", number)
    tableau = order[: COLUMNS * ROWS]
    return Deal(
        tuple(tableau[column::COLUMNS] for column in range(COLUMNS)),
        order[COLUMNS * ROWS :],
    )


def _words(label: str, number: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(f"{label}/{number}/{block}".encode("ascii")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    limit = 2**32 - 2**32 % bound
    word = next(words)
    while word >= limit:
        word = next(words)
    return word % bound
