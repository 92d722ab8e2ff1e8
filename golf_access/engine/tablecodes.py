"""Codes of tables: ``SG1-6-4-AAAAAAB`` to rules, number of players and number, and back.

The grammar, frozen for ever::

    code    = game "-" cards "-" seats "-" deal *( "-" variant )
    game    = "SG1" (Six-card Golf) | "BG1" (Board Golf)
    cards   = before each player: 2 (SG1 only), 4, 6, 8, 9, 10, 12, 14, 15 or 16
    seats   = how many players: 2 to 7
    deal    = the table's number, 7 letters A to Z: base 26, A is 0, the most significant first
    variant = name value, where value = digits, or "M" digits below zero; in this order:

    name            values
    D               packs: 0 as the number of players asks, 1, 2
    J               jokers in each pack
    V2 VT VJ VQ VK VW   the points of a 2, 10, jack, queen, king, joker
    C               columns cancel: 0 no, 1 yes
    R               rows cancel: 0 no, 1 whole rows, 2 equal cards in a row
    X               diagonals cancel: 0 no, 1 yes
    L               lines of jokers cancel: 0 no, 1 yes
    S               cards chosen at the start
    A               the choice is told when all have chosen: 0 no, 1 yes
    P               they are only looked at: 0 no, 1 yes
    B               a card begins the discard pile: 0 no, 1 yes
    G               the discards become a new stock: 0 no, 1 yes
    K               knocking: 0 no, 1 yes
    T               the finisher has a last turn: 0 no, 1 yes
    F               who ends a hole without the lowest score pays: 0 nothing, 1 the penalty
                    points, 2 those, or twice a score that isn't below them
    Y               penalty points
    E               an equal score is lowest, too: 0 no, 1 yes
    H               holes
    N               points limit, in place of a number of holes
    Z               a tie for the first place: 0 shared, 1 an extra hole
    U               the fewest players
    M               the most players

Each name stands once at the most; ``H`` and ``N`` exclude each other. A variant that the game has
anyway is read, and left out when a code is written: what a game has is ``tablerules.six_rules`` or
``board_rules`` for its number of cards, frozen as well. Case and surrounding blanks are forgiven,
and in a code without variants missing hyphens too.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from golf_access.engine.codes import (
    CodeError,
    CodeFault,
    check_characters,
    deal_letters,
    deal_number,
)
from golf_access.engine.tabledeals import FAMILIES
from golf_access.engine.tablerules import (
    BOARD_SIZES,
    GRIDS,
    Penalty,
    RowRule,
    RulesError,
    TableRules,
    TableRuleSet,
    Ties,
    board_rules,
    six_rules,
)


class TableCodeFault(StrEnum):
    """What only the code of a table can have wrong, beside ``CodeFault`` and ``RulesFault``."""

    NO_CARDS = "no-cards"
    UNKNOWN_CARDS = "unknown-cards"
    """``cards``, ``known``: the numbers that there are."""
    NO_SEATS = "no-seats"
    UNKNOWN_SEATS = "unknown-seats"
    """``seats``."""
    VARIANT_VALUE = "variant-value"
    """``variant``: its value is missing, or none that it can have."""
    TWO_LENGTHS = "two-lengths"


@dataclass(frozen=True, slots=True)
class TableCode:
    """What a table's code says: the rules, how many play, and the table's number."""

    rules: TableRules
    seats: int
    number: int

    def __str__(self) -> str:
        """Write the code. Raises ``ValueError`` for rules whose grid has no code."""
        rules = self.rules
        if GRIDS.get(rules.cards) != (rules.rows, rules.columns):
            raise ValueError(rules)
        base = _base_rules(FAMILIES[rules.rule_set], str(rules.cards))
        parts = [FAMILIES[rules.rule_set], str(rules.cards), str(self.seats)]
        parts.append(deal_letters(self.number))
        for name, variant in _VARIANTS.items():
            value = getattr(rules, variant.field)
            if value != getattr(base, variant.field) and value is not variant.absent:
                parts.append(name + _written(variant.write(value)))
        return "-".join(parts)


@dataclass(frozen=True, slots=True)
class _Variant:
    """A variant: the field that it sets, and how its value is read (``KeyError``) and written.

    ``absent`` is a value of the field that no variant is written for.
    """

    field: str
    read: Callable[[int], object] = int
    write: Callable[[Any], int] = int
    absent: object = ...


def _choices(field: str, *values: object) -> _Variant:
    """Return the variant whose values are numbered from 0."""
    return _Variant(field, dict(enumerate(values)).__getitem__, values.index)


_VARIANTS = {
    "D": _choices("decks", None, 1, 2),
    "J": _Variant("jokers"),
    "V2": _Variant("two_value"),
    "VT": _Variant("ten_value"),
    "VJ": _Variant("jack_value"),
    "VQ": _Variant("queen_value"),
    "VK": _Variant("king_value"),
    "VW": _Variant("joker_value"),
    "C": _choices("columns_cancel", False, True),
    "R": _choices("rows_cancel", RowRule.NEVER, RowRule.WHOLE, RowRule.PAIRS),
    "X": _choices("diagonals_cancel", False, True),
    "L": _choices("jokers_cancel", False, True),
    "S": _Variant("start_cards"),
    "A": _choices("start_hidden", False, True),
    "P": _choices("peek", False, True),
    "B": _choices("begin_discards", False, True),
    "G": _choices("reshuffle", False, True),
    "K": _choices("knock", False, True),
    "T": _choices("finisher_turn", False, True),
    "F": _choices("finisher_penalty", Penalty.NONE, Penalty.ADDED, Penalty.ADDED_OR_DOUBLED),
    "Y": _Variant("penalty_points"),
    "E": _choices("tie_is_lowest", False, True),
    "H": _Variant("holes", absent=None),
    "N": _Variant("points_limit", absent=None),
    "Z": _choices("ties", Ties.SHARED, Ties.EXTRA_HOLE),
    "U": _Variant("min_seats"),
    "M": _Variant("max_seats"),
}
"""The variants in their order, by their names."""

_LONGEST = 200
_COMPACT = re.compile(r"([SB]G1)-?([0-9]{1,2})-?([0-9])-?([A-Z]{1,7})")
"""A code without variants, its hyphens there or not; a short deal is told as one."""
_NAME = re.compile(r"V[2TJQKW]|[A-Z]")
_VALUE = re.compile(r"0|M?[1-9][0-9]{0,3}")


def parse_table_code(text: str) -> TableCode:
    """Return what a table's code says.

    Raises ``CodeError`` with what is wrong with it: the fault is a ``CodeFault``, a
    ``TableCodeFault``, or, for rules or seats that can't be played, a ``RulesFault``.
    """
    code = text.strip()
    check_characters(code, _LONGEST)
    code = code.upper()
    compact = _COMPACT.fullmatch(code)
    if compact:
        parts = list(compact.groups())
    else:
        parts = code.split("-")
        _check_frame(parts)
    base = _base_rules(parts[0], parts[1])
    if not re.fullmatch("[2-7]", parts[2]):
        raise CodeError(TableCodeFault.UNKNOWN_SEATS, seats=parts[2])
    seats, number = int(parts[2]), deal_number(parts[3])
    try:
        rules = replace(base, **_variant_fields(parts[4:]))  # type: ignore[arg-type]
        rules.check_seats(seats)
    except RulesError as error:
        raise CodeError(error.fault, **error.facts) from None
    return TableCode(rules, seats, number)


def _check_frame(parts: list[str]) -> None:
    prefix = parts[0]
    if prefix[:3] == "GO1":
        raise CodeError(CodeFault.OTHER_GAME, prefix="GO1")
    if prefix not in ("SG1", "BG1"):
        version = re.fullmatch(r"[SB]G(\d+).*", prefix)
        if prefix[:3] in ("SG1", "BG1"):
            raise CodeError(CodeFault.HYPHENS_MISSING)
        if version:
            raise CodeError(CodeFault.OTHER_VERSION, version=version[1])
        raise CodeError(CodeFault.NOT_A_CODE)
    if len(parts) == 1 or parts[1:] == [""]:
        raise CodeError(TableCodeFault.NO_CARDS)
    if parts[-1] == "":
        raise CodeError(CodeFault.LAST_HYPHEN)
    if "" in parts:
        raise CodeError(CodeFault.DOUBLE_HYPHEN)
    if len(parts) < 4:
        _base_rules(prefix, parts[1])
        if len(parts) == 2 or re.fullmatch("[A-Z]{7}", parts[2]):
            raise CodeError(TableCodeFault.NO_SEATS)
        raise CodeError(CodeFault.NO_DEAL)


def _base_rules(game: str, cards: str) -> TableRules:
    six = game == FAMILIES[TableRuleSet.SIX]
    sizes = tuple(GRIDS) if six else BOARD_SIZES
    if cards not in map(str, sizes):
        known = ", ".join(map(str, sizes))
        raise CodeError(TableCodeFault.UNKNOWN_CARDS, cards=cards, known=known)
    return six_rules(int(cards)) if six else board_rules(int(cards))


def _variant_fields(variants: list[str]) -> dict[str, object]:
    order = list(_VARIANTS)
    names: list[str] = []
    found: dict[str, object] = {}
    for variant in variants:
        match = _NAME.match(variant)
        name = match[0] if match else ""
        if name not in _VARIANTS:
            raise CodeError(CodeFault.UNKNOWN_VARIANT, variant=variant)
        if name in names:
            raise CodeError(CodeFault.VARIANT_TWICE, variant=name)
        if {"H", "N"} <= {name, *names}:
            raise CodeError(TableCodeFault.TWO_LENGTHS)
        if names and order.index(names[-1]) > order.index(name):
            raise CodeError(CodeFault.VARIANT_ORDER, first=name, second=names[-1])
        names.append(name)
        found[_VARIANTS[name].field] = _value(variant, name)
    if "H" in names:
        found["points_limit"] = None
    if "N" in names:
        found["holes"] = None
    return found


def _value(variant: str, name: str) -> object:
    text = variant[len(name) :]
    if not _VALUE.fullmatch(text):
        raise CodeError(TableCodeFault.VARIANT_VALUE, variant=variant)
    try:
        return _VARIANTS[name].read(int(text.replace("M", "-")))
    except KeyError:
        raise CodeError(TableCodeFault.VARIANT_VALUE, variant=variant) from None


def _written(value: int) -> str:
    return f"M{-value}" if value < 0 else str(value)
