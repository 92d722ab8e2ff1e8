"""Game codes: ``GO1-E-AAAAAAB`` to rules and a deal number, and back.

The grammar, frozen for ever::

    code    = "GO1-" rule "-" deal *( "-" variant )
    rule    = "E" (Easy) | "C" (Classic) | "S" (Strict) | "N" (an old name of Easy)
    deal    = 7 letters A to Z: base 26, A is 0, the most significant first
    variant = "Q" queen on king | "K" king next to ace | "D" draw at any time
            | "B" draw only when blocked | "J1" | "J2" jokers | "W" empty waste
            | "M" a match of nine deals that begins with this one

Variants stand in this order, each once; ``D`` and ``B`` exclude each other. Case and surrounding
blanks are forgiven, and in a code without variants missing hyphens too. A variant that the rule
has anyway is read, and left out when a code is written.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum

from golf_access.engine.deals import DEAL_NUMBERS
from golf_access.engine.faults import FaultError
from golf_access.engine.rules import (
    MATCH_HOLES,
    SOLITAIRE_RULES,
    DrawRule,
    RuleSet,
    SolitaireRules,
)


class CodeFault(StrEnum):
    """What is wrong with a code, with the facts that each one carries."""

    EMPTY = "empty"
    TOO_LONG = "too-long"
    """``length``."""
    INNER_BLANK = "inner-blank"
    FOREIGN_DASH = "foreign-dash"
    """``character``."""
    FOREIGN_CHARACTER = "foreign-character"
    """``character``, ``position``."""
    OTHER_GAME = "other-game"
    """``prefix``: the code of a table."""
    NOT_A_CODE = "not-a-code"
    OTHER_VERSION = "other-version"
    """``version``."""
    NO_RULE = "no-rule"
    UNKNOWN_RULE = "unknown-rule"
    """``rule``."""
    LONG_RULE = "long-rule"
    """``rule``."""
    NO_DEAL = "no-deal"
    SHORT_DEAL = "short-deal"
    """``deal``, ``length``."""
    LONG_DEAL = "long-deal"
    """``deal``, ``length``."""
    DEAL_DIGIT = "deal-digit"
    """``deal``, ``character``."""
    DOUBLE_HYPHEN = "double-hyphen"
    LAST_HYPHEN = "last-hyphen"
    HYPHENS_MISSING = "hyphens-missing"
    UNKNOWN_VARIANT = "unknown-variant"
    """``variant``."""
    JOKER_NUMBER = "joker-number"
    """``variant``."""
    VARIANT_TWICE = "variant-twice"
    """``variant``."""
    TWO_JOKER_NUMBERS = "two-joker-numbers"
    TWO_DRAW_RULES = "two-draw-rules"
    VARIANT_ORDER = "variant-order"
    """``first``, ``second``: the two that change places."""


class CodeError(FaultError):
    """A game code that can't be read. ``fault`` tells why, ``facts`` the details.

    The fault is a ``CodeFault``; a table's code has others, too (see ``tablecodes``).
    """


@dataclass(frozen=True, slots=True)
class GameCode:
    """What a code says: the rules and the number of the (first) deal."""

    rules: SolitaireRules
    number: int

    def __str__(self) -> str:
        """Write the code."""
        base = SOLITAIRE_RULES[self.rules.rule_set]
        parts = ["GO1", _RULE_LETTERS[self.rules.rule_set], deal_letters(self.number)]
        parts += [
            variant
            for variant, fields in _VARIANTS.items()
            if _holds(self.rules, fields) and not _holds(base, fields)
        ]
        return "-".join(parts)


_RULE_LETTERS = {RuleSet.EASY: "E", RuleSet.CLASSIC: "C", RuleSet.STRICT: "S"}
_RULE_SETS = {letter: rule_set for rule_set, letter in _RULE_LETTERS.items()}
_RULE_SETS["N"] = RuleSet.EASY

_VARIANTS: dict[str, dict[str, object]] = {
    "Q": {"queen_on_king": True},
    "K": {"king_ace": True},
    "D": {"draw": DrawRule.ANY_TIME},
    "B": {"draw": DrawRule.WHEN_STUCK},
    "J1": {"jokers": 1},
    "J2": {"jokers": 2},
    "W": {"empty_waste": True},
    "M": {"holes": MATCH_HOLES},
}
"""The variants in their order, each with the fields of the rules that it sets."""

_DEAL_LETTERS = 7
_LONGEST = 60
_DASHES = "\u00ad\u2010\u2011\u2012\u2013\u2014\u2015\u2212"
_COMPACT = re.compile(r"GO1-?([A-Z])-?([A-Z]{1,7})")
"""A code without variants, its hyphens there or not; a short deal is told as one."""


def deal_letters(number: int) -> str:
    """Return the seven letters of a deal number. Raises ``ValueError`` when it is out of range."""
    if not 0 <= number < DEAL_NUMBERS:
        raise ValueError(number)
    letters = ""
    for _ in range(_DEAL_LETTERS):
        number, letter = divmod(number, 26)
        letters = chr(ord("A") + letter) + letters
    return letters


def named_for_code(rules: SolitaireRules) -> SolitaireRules:
    """Return the same rules under a rule set whose code can tell them, the given one if it can.

    Variants only add to a rule set, so Easy rules without the king-ace passage are Classic ones.
    """
    for rule_set in (rules.rule_set, *RuleSet):
        named = replace(rules, rule_set=rule_set)
        told = parse_code(str(GameCode(named, 0))).rules
        if replace(told, stock_bonus=rules.stock_bonus) == named:
            return named
    raise ValueError(rules)


def parse_code(text: str) -> GameCode:
    """Return what a game code says. Raises ``CodeError`` with what is wrong with it."""
    code = text.strip()
    check_characters(code)
    code = code.upper()
    compact = _COMPACT.fullmatch(code)
    if compact:
        parts = ["GO1", *compact.groups()]
    else:
        parts = code.split("-")
        _check_frame(parts)
    return GameCode(
        replace(_base_rules(parts[1]), **_variant_fields(parts[3:])),  # type: ignore[arg-type]
        deal_number(parts[2]),
    )


def check_characters(code: str, longest: int = _LONGEST) -> None:
    """Raise ``CodeError`` for a text that is no code by its length or its characters."""
    if not code:
        raise CodeError(CodeFault.EMPTY)
    if len(code) > longest:
        raise CodeError(CodeFault.TOO_LONG, length=len(code))
    for position, character in enumerate(code, 1):
        if character.isspace():
            raise CodeError(CodeFault.INNER_BLANK)
        if character in _DASHES:
            raise CodeError(CodeFault.FOREIGN_DASH, character=character)
        if not (character.isascii() and (character.isalnum() or character == "-")):
            raise CodeError(
                CodeFault.FOREIGN_CHARACTER,
                character=character if character.isprintable() else f"U+{ord(character):04X}",
                position=position,
            )


def deal_number(deal: str) -> int:
    """Return the number that the letters of a deal stand for. Raises ``CodeError``."""
    number = 0
    for character in deal:
        if not "A" <= character <= "Z":
            raise CodeError(CodeFault.DEAL_DIGIT, deal=deal, character=character)
        number = number * 26 + ord(character) - ord("A")
    if len(deal) != _DEAL_LETTERS:
        fault = CodeFault.SHORT_DEAL if len(deal) < _DEAL_LETTERS else CodeFault.LONG_DEAL
        raise CodeError(fault, deal=deal, length=len(deal))
    return number


def _holds(rules: SolitaireRules, fields: dict[str, object]) -> bool:
    return all(getattr(rules, name) == value for name, value in fields.items())


def _check_frame(parts: list[str]) -> None:
    prefix = parts[0]
    if prefix[:3] in ("SG1", "BG1"):
        raise CodeError(CodeFault.OTHER_GAME, prefix=prefix[:3])
    version = re.match(r"GO(\d+)", prefix)
    if version and version[1] != "1":
        raise CodeError(CodeFault.OTHER_VERSION, version=version[1])
    if prefix != "GO1":
        if prefix.startswith("GO1"):
            raise CodeError(CodeFault.HYPHENS_MISSING)
        raise CodeError(CodeFault.NOT_A_CODE)
    if len(parts) == 1 or parts[1:] == [""]:
        raise CodeError(CodeFault.NO_RULE)
    if parts[-1] == "":
        raise CodeError(CodeFault.LAST_HYPHEN)
    if "" in parts:
        raise CodeError(CodeFault.DOUBLE_HYPHEN)
    if len(parts[1]) > _DEAL_LETTERS:
        raise CodeError(CodeFault.HYPHENS_MISSING)
    if len(parts) == 2:
        if len(parts[1]) > 1 and parts[1][0] in _RULE_SETS:
            raise CodeError(CodeFault.HYPHENS_MISSING)
        _base_rules(parts[1])
        raise CodeError(CodeFault.NO_DEAL)


def _base_rules(letter: str) -> SolitaireRules:
    if len(letter) > 1:
        raise CodeError(CodeFault.LONG_RULE, rule=letter)
    if letter not in _RULE_SETS:
        raise CodeError(CodeFault.UNKNOWN_RULE, rule=letter)
    return SOLITAIRE_RULES[_RULE_SETS[letter]]


def _variant_fields(variants: list[str]) -> dict[str, object]:
    order = list(_VARIANTS)
    fields: dict[str, object] = {}
    for before, variant in zip(["", *variants], variants, strict=False):
        if variant not in _VARIANTS:
            fault = CodeFault.UNKNOWN_VARIANT
            if variant[0] == "J":
                fault = CodeFault.JOKER_NUMBER
            raise CodeError(fault, variant=variant)
        if variants.count(variant) > 1:
            raise CodeError(CodeFault.VARIANT_TWICE, variant=variant)
        if {"J1", "J2"} <= set(variants):
            raise CodeError(CodeFault.TWO_JOKER_NUMBERS)
        if {"D", "B"} <= set(variants):
            raise CodeError(CodeFault.TWO_DRAW_RULES)
        if before and order.index(before) > order.index(variant):
            raise CodeError(CodeFault.VARIANT_ORDER, first=variant, second=before)
        fields |= _VARIANTS[variant]
    return fields
