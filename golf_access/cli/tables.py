"""The subcommands of table games: which table the options name."""

from __future__ import annotations

import argparse

from golf_access.announce.announcer import say
from golf_access.announce.codes import code_fault, rules_fault
from golf_access.announce.messages import Language
from golf_access.cli.options import TABLE_RULES, BadInputError
from golf_access.cli.wiring import make_desk, run_session
from golf_access.engine.codes import CodeError
from golf_access.engine.tablecodes import parse_table_code
from golf_access.engine.tablerules import RulesError, TableRuleSet
from golf_access.houserules import (
    USUAL_CARDS,
    HouseError,
    HouseRules,
    Player,
    PlayersError,
    base_rules,
    choice_word,
    choices,
    parse_players,
    usual_players,
    with_rules,
)
from golf_access.play.table import TableHeader
from golf_access.screens.base import Desk
from golf_access.screens.codes import screen_of
from golf_access.screens.tables import (
    house_fault,
    house_file,
    one_person,
    players_fault,
    seats_for,
)
from golf_access.settings import Settings, SettingsFile


def run_table(
    game: TableRuleSet,
    options: argparse.Namespace,
    language: Language,
    settings: Settings,
    file: SettingsFile,
) -> int:
    """Play at one table, and what the players go on to. Returns the exit status."""
    desk = make_desk(options, language, settings, file)
    header = table_from(game, options, desk)
    return run_session(options, desk, lambda desk: screen_of(desk, header))


def table_from(game: TableRuleSet, options: argparse.Namespace, desk: Desk) -> TableHeader:
    """Return the match that the options name. Raises ``BadInputError``.

    A code has its own rules, of either game; house rules can be changed by options, but for the
    number of cards.
    """
    players = None if options.players is None else _players(options.players)
    if options.code is not None:
        _exclude("--code", options, "cards", "house", *(one.destination for one in TABLE_RULES))
        return _table_of_code(options.code, players, desk)
    if options.house is not None:
        _exclude("--house", options, "cards")
        try:
            house = house_file(desk).find(options.house)
        except HouseError as error:
            raise BadInputError(house_fault(error)) from None
    else:
        house = HouseRules(base_rules(game, int(options.cards or USUAL_CARDS)), ())
    try:
        rules = with_rules(house.rules, _rules_in(options))
        players = players or house.players or usual_players(rules)
        rules.check_seats(len(players))
    except RulesError as error:
        raise BadInputError(rules_fault(error)) from None
    return TableHeader.of(rules, desk.pick_number(), seats_for(desk, players))


def _table_of_code(text: str, players: tuple[Player, ...] | None, desk: Desk) -> TableHeader:
    try:
        code = parse_table_code(text)
    except CodeError as error:
        raise BadInputError(code_fault(error, table=True)) from None
    if players is None:
        seats = one_person(desk, code.seats)
    elif len(players) == code.seats:
        seats = seats_for(desk, players)
    else:
        raise BadInputError(
            say("usage-players-in-code", code=str(code), seats=code.seats, count=len(players))
        )
    return TableHeader.of(code.rules, code.number, seats)


def _players(text: str) -> tuple[Player, ...]:
    try:
        return parse_players(text.split(","))
    except PlayersError as error:
        raise BadInputError(players_fault(error)) from None


def _rules_in(options: argparse.Namespace) -> dict[str, object]:
    """Return the fields of the rules that the options set."""
    if options.holes is not None:
        _exclude("--holes", options, "points_limit")
    given = {option.destination: getattr(options, option.destination) for option in TABLE_RULES}
    return {field: _value(field, told) for field, told in given.items() if told is not None}


def _value(field: str, told: str | int) -> object:
    """Return the value of a field: of several that it can have the one that was named."""
    named = {choice_word(choice): choice for choice in choices(field)}
    return named[str(told)] if named else told


def _exclude(flag: str, options: argparse.Namespace, *others: str) -> None:
    """Raise ``BadInputError`` for the first of the ``others`` that is given beside an option."""
    for other in others:
        if getattr(options, other) is not None:
            second = "--" + other.replace("_", "-")
            raise BadInputError(say("usage-exclusive", first=flag, second=second))
