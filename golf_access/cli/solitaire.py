"""``golf-access solitaire``: a game from a code, a file, or at random."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from golf_access.announce.announcer import fault, say
from golf_access.announce.messages import Language
from golf_access.cli.options import BadInputError
from golf_access.cli.wiring import make_desk, run_session
from golf_access.engine.cards import JOKER
from golf_access.engine.codes import CodeError, GameCode, parse_code
from golf_access.engine.deals import Deal
from golf_access.engine.dealtext import DealTextError, parse_deal
from golf_access.engine.rules import (
    MATCH_HOLES,
    SOLITAIRE_RULES,
    DrawRule,
    RuleSet,
    SolitaireRules,
)
from golf_access.play.log import Header
from golf_access.screens.base import Desk
from golf_access.screens.codes import screen_of
from golf_access.settings import Settings, SettingsFile


def run(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> int:
    """Play one game, and what the player goes on to. Returns the exit status."""
    desk = make_desk(options, language, settings, file)
    header = _header(options, desk)
    return run_session(options, desk, lambda desk: screen_of(desk, header))


def code_from(text: str) -> GameCode:
    """Return what a code on the command line says. Raises ``BadInputError``."""
    try:
        return parse_code(text)
    except CodeError as error:
        raise BadInputError(fault("code", error)) from None


def read_deal(file: str) -> Deal:
    """Return the deal in a file. Raises ``BadInputError``."""
    try:
        return parse_deal(Path(file).read_text("utf-8"))
    except DealTextError as error:
        problem = fault("deal", error)
        raise BadInputError(say("deal-file", file=file, problem=problem)) from None
    except (OSError, UnicodeDecodeError):
        raise BadInputError(say("file-unreadable", file=file)) from None


def header_of_file(options: argparse.Namespace, usual: RuleSet) -> Header:
    """Return the beginning of a game on the cards of ``--deal``. Raises ``BadInputError``."""
    rules = rules_from(options, None, usual)
    deal = read_deal(options.deal)
    if rules.is_match:
        raise BadInputError(say("usage-exclusive", first="--deal", second="--match"))
    cards = (*deal.talon, *(card for column in deal.columns for card in column))
    jokers = cards.count(JOKER)
    if options.jokers and rules.jokers != jokers:
        raise BadInputError(say("usage-jokers-in-file", file=options.deal, jokers=jokers))
    return Header(rules=replace(rules, jokers=jokers), deals=(deal,))


def rules_from(
    options: argparse.Namespace, code: GameCode | None, usual: RuleSet
) -> SolitaireRules:
    """Return the rules: the code's, changed by the options; without a code the ``usual`` ones.

    ``--rules`` with a code keeps the variants that the code names. Raises ``BadInputError``.
    """
    rules = deal_rules_from(options, code, usual)
    if options.match:
        rules = replace(rules, holes=MATCH_HOLES)
    if options.stock_bonus:
        if not rules.is_match:
            raise BadInputError(say("usage-needs", option="--stock-bonus", other="--match"))
        rules = replace(rules, stock_bonus=True)
    return rules


def deal_rules_from(
    options: argparse.Namespace, code: GameCode | None, usual: RuleSet
) -> SolitaireRules:
    """Return the same by the options of single deals alone, ``options.DEAL_RULES``."""
    rules = code.rules if code else SOLITAIRE_RULES[usual]
    if options.rules:
        named, base = rules, SOLITAIRE_RULES[rules.rule_set]
        rules = SOLITAIRE_RULES[RuleSet(options.rules)]
        fields = ("king_ace", "queen_on_king", "draw", "jokers", "empty_waste", "holes")
        for field in fields:
            value = getattr(named, field)
            if value != getattr(base, field):
                rules = replace(rules, **{field: value})
    if options.king_ace:
        rules = replace(rules, king_ace=True)
    if options.queen_on_king:
        rules = replace(rules, queen_on_king=True)
    if options.draw:
        rules = replace(rules, draw=DrawRule(options.draw))
    if options.jokers:
        rules = replace(rules, jokers=int(options.jokers))
    if options.empty_waste:
        rules = replace(rules, empty_waste=True)
    return rules


def _header(options: argparse.Namespace, desk: Desk) -> Header:
    usual = desk.settings.rule_set
    if options.code is not None and options.deal is not None:
        raise BadInputError(say("usage-exclusive", first="--code", second="--deal"))
    if options.deal is not None:
        return header_of_file(options, usual)
    code = code_from(options.code) if options.code is not None else None
    rules = rules_from(options, code, usual)
    return desk.shelf.header(rules, code.number) if code else desk.deal(rules)
