"""From a table's number to its cards: the cut for the dealer, each hole, each new stock.

Every shuffle is one of ``deals.shuffled`` with the table's number, and like it frozen for ever.
The families of shuffles, where G is ``SG1`` for Six-card Golf and ``BG1`` for Board Golf:

``G-CUT-r``
    The cut number r (from 1) for the first dealer: 52 cards without jokers, whatever the packs in
    play. Each player who cuts gets one card, in the order of the seats: the first card of the
    shuffled pack goes to the first of them. The lowest rank deals, ace low; those who tie for it
    cut again.
``G-HOLE-h``
    The deal of hole number h (from 1, extra holes included): all the packs in play.
    Cards are dealt from the first one on, one at a time, from the player to the dealer's left
    round to the dealer; a player's cards come to lie row by row. The next card begins the discard
    pile, where the rules let it; the rest is the stock, in the order of drawing.
``G-HOLE-h-STOCK-n``
    The new stock number n (from 1) in hole h: the discards but the top one, from the
    bottom of the pile up, are shuffled; what comes first is drawn first.
"""

from __future__ import annotations

from collections.abc import Sequence

from golf_access.engine.cards import Card, deck
from golf_access.engine.deals import shuffled
from golf_access.engine.tablerules import TableRules, TableRuleSet

FAMILIES = {TableRuleSet.SIX: "SG1", TableRuleSet.BOARD: "BG1"}

Cut = tuple[tuple[int, Card], ...]
"""The seats that cut, each with its card."""


def cut_for_deal(rules: TableRules, seats: int, number: int) -> tuple[tuple[Cut, ...], int]:
    """Return each cut for the first dealer, and the seat that deals."""
    cutting = list(range(seats))
    cuts: list[Cut] = []
    while len(cutting) > 1:
        pack = shuffled(deck(), f"{FAMILIES[rules.rule_set]}-CUT-{len(cuts) + 1}", number)
        cut = tuple(zip(cutting, pack, strict=False))
        lowest = min(card.rank for _, card in cut)
        cutting = [seat for seat, card in cut if card.rank is lowest]
        cuts.append(cut)
    return tuple(cuts), cutting[0]


def deal_hole(
    rules: TableRules, seats: int, order: Sequence[int], number: int, hole: int
) -> tuple[dict[int, tuple[Card, ...]], tuple[Card, ...]]:
    """Return the cards of each seat in ``order``, which ends with the dealer, and all the others.

    ``seats`` is how many the table has, whether they play this hole or not.
    """
    label = f"{FAMILIES[rules.rule_set]}-HOLE-{hole}"
    pack = shuffled(rules.pack_for(seats), label, number)
    dealt = len(order) * rules.cards
    hands = {seat: pack[place : dealt : len(order)] for place, seat in enumerate(order)}
    return hands, pack[dealt:]


def new_stock(
    rules: TableRules, discards: Sequence[Card], number: int, hole: int, count: int
) -> tuple[Card, ...]:
    """Return the stock number ``count`` that is made of ``discards``, the top one left out."""
    label = f"{FAMILIES[rules.rule_set]}-HOLE-{hole}-STOCK-{count}"
    return shuffled(discards, label, number)
