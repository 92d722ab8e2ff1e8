"""Options: which ones each subcommand takes, how they are read, and the help on them.

argparse does the reading. Nothing that it would say itself reaches a player: its errors become
announcements, and the help is written here.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NoReturn

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import LANGUAGES
from golf_access.engine.deals import DEAL_NUMBERS


class BadInputError(Exception):
    """What stops the program before it has begun. ``announcement`` says it; exit status 2."""

    def __init__(self, announcement: Announcement) -> None:
        super().__init__(announcement)
        self.announcement = announcement


@dataclass(frozen=True, slots=True)
class Option:
    """An option. ``value`` names what it takes in the help (None: it is a switch).

    ``choices``: the values that can be given, where not any can. ``numbers``: the least and the
    most of the whole numbers that can be given, where nothing else can. The message
    ``option-NAME`` describes it.
    """

    name: str
    value: str | None = None
    choices: tuple[str, ...] = ()
    numbers: tuple[int, int] | None = None

    @property
    def flag(self) -> str:
        """The option as it is typed."""
        return f"--{self.name}"

    @property
    def destination(self) -> str:
        """The option's name in the parsed arguments."""
        return self.name.replace("-", "_")


@dataclass(frozen=True, slots=True)
class Subcommand:
    """A subcommand: its options, and the name of the one argument that it must have, if any.

    ``instead``: the option that may be given in the argument's place. ``optional``: it may be
    left out. The message ``subcommand-NAME`` describes it. ``module`` has its code, where that
    can't be called like the subcommand.
    """

    name: str
    options: tuple[Option, ...]
    argument: str | None = None
    instead: Option | None = None
    optional: bool = False
    module: str | None = None


_NUMBER = re.compile(r"-?[0-9]{1,18}")
OUTPUTS = ("auto", "terminal", "reader", "voice", "off")
_LANG = Option("lang", "LANG", LANGUAGES)
_HELP = Option("help")
PROFILE = Option("profile", "NAME")
COMMON = (
    _LANG,
    Option("output", "MODE", OUTPUTS),
    Option("line"),
    Option("keymap", "NAME"),
    PROFILE,
    Option("transcript", "FILE"),
    _HELP,
)
_DEAL = Option("deal", "FILE")
DEAL_RULES = (
    Option("rules", "RULES", ("easy", "classic", "strict")),
    Option("king-ace"),
    Option("queen-on-king"),
    Option("draw", "WHEN", ("any-time", "when-stuck")),
    Option("jokers", "N", ("0", "1", "2")),
    Option("empty-waste"),
)
RULES = (*DEAL_RULES, Option("match"), Option("stock-bonus"))
MOST_DEALS = 1_000_000
"""More deals would hardly make a survey's figure any surer, and take days."""
MOST_JOBS = 61
"""Windows can't wait for more processes at once."""
_GAME = Option("game", "N", numbers=(1, 1_000_000))
_YES_NO = ("yes", "no")
_POINTS = (-99, 99)
TABLE_RULES = (
    Option("min-seats", "N", numbers=(2, 7)),
    Option("max-seats", "N", numbers=(2, 7)),
    Option("decks", "N", ("auto", "1", "2")),
    Option("jokers", "N", numbers=(0, 4)),
    Option("two-value", "N", numbers=_POINTS),
    Option("ten-value", "N", numbers=_POINTS),
    Option("jack-value", "N", numbers=_POINTS),
    Option("queen-value", "N", numbers=_POINTS),
    Option("king-value", "N", numbers=_POINTS),
    Option("joker-value", "N", numbers=_POINTS),
    Option("columns-cancel", "ANSWER", _YES_NO),
    Option("rows-cancel", "WHICH", ("never", "whole", "pairs")),
    Option("diagonals-cancel", "ANSWER", _YES_NO),
    Option("jokers-cancel", "ANSWER", _YES_NO),
    Option("start-cards", "N", numbers=(0, 15)),
    Option("start-hidden", "ANSWER", _YES_NO),
    Option("peek", "ANSWER", _YES_NO),
    Option("begin-discards", "ANSWER", _YES_NO),
    Option("reshuffle", "ANSWER", _YES_NO),
    Option("knock", "ANSWER", _YES_NO),
    Option("finisher-turn", "ANSWER", _YES_NO),
    Option("finisher-penalty", "WHICH", ("none", "added", "added-or-doubled")),
    Option("penalty-points", "N", numbers=(0, 99)),
    Option("tie-is-lowest", "ANSWER", _YES_NO),
    Option("holes", "N", numbers=(1, 99)),
    Option("points-limit", "N", numbers=(1, 9999)),
    Option("ties", "HOW", ("extra-hole", "shared")),
)
"""An option for each field of ``TableRules``. (Solitaire starts without that module.)"""


def _table(name: str, *sizes: str) -> Subcommand:
    """Return the subcommand of a table game, whose boards can have so many cards."""
    return Subcommand(
        name,
        (
            Option("cards", "N", sizes),
            Option("players", "NAMES"),
            Option("house", "NAME"),
            Option("code", "CODE"),
            *TABLE_RULES,
            *COMMON,
        ),
    )


MENU = Subcommand("menu", COMMON)
SUBCOMMANDS = {
    command.name: command
    for command in (
        Subcommand("solitaire", (Option("code", "CODE"), _DEAL, *RULES, *COMMON)),
        _table("six", "2", "4", "6", "8", "9", "10", "12", "14", "15", "16"),
        _table("board", "4", "6", "8", "9", "10", "12", "14", "15", "16"),
        Subcommand("resume", COMMON),
        Subcommand("deal", COMMON, argument="CODE"),
        Subcommand("replay", COMMON, "FILE"),
        Subcommand("share", (_GAME, PROFILE, _LANG, _HELP), "FILE", optional=True),
        Subcommand("import", (PROFILE, _LANG, _HELP), "FILE", module="importing"),
        Subcommand("stats", (Option("json"), Option("csv"), *COMMON)),
        Subcommand("backup", (PROFILE, _LANG, _HELP), "FILE"),
        Subcommand("restore", (PROFILE, _LANG, _HELP), "FILE"),
        Subcommand("outputs", (Option("test", "NAME"), _LANG, _HELP)),
        Subcommand("solve", (_DEAL, *RULES, Option("json"), _LANG, _HELP), "CODE", instead=_DEAL),
        Subcommand(
            "survey",
            (
                *DEAL_RULES,
                Option("count", "N", numbers=(1, MOST_DEALS)),
                Option("first", "N", numbers=(0, DEAL_NUMBERS - 1)),
                Option("jobs", "N", numbers=(1, MOST_JOBS)),
                Option("results", "FILE"),
                _LANG,
                _HELP,
            ),
        ),
    )
}


def parse(
    arguments: Sequence[str], languages: tuple[str, ...] = LANGUAGES
) -> tuple[Subcommand, argparse.Namespace]:
    """Return the subcommand and its parsed options. ``languages`` are those that there are.

    Raises ``BadInputError``.
    """
    command = MENU
    rest = list(arguments)
    if rest and not rest[0].startswith("-"):
        name = rest.pop(0)
        if name not in SUBCOMMANDS:
            raise BadInputError(
                say("usage-unknown-subcommand", name=name, known=", ".join(SUBCOMMANDS))
            )
        command = SUBCOMMANDS[name]
    lang = replace(_LANG, choices=languages)
    options = tuple(lang if option is _LANG else option for option in command.options)
    command = replace(command, options=options)
    parser = _Parser(add_help=False, allow_abbrev=False, exit_on_error=False)
    by_destination = {option.destination: option for option in command.options}
    for option in command.options:
        if option.value is None:
            parser.add_argument(option.flag, action="store_true")
        else:
            parser.add_argument(option.flag)
    try:
        parsed, extra = parser.parse_known_args(rest)
    except argparse.ArgumentError as error:
        raise BadInputError(_problem_of(error, by_destination)) from None
    parsed.argument = None
    if command.argument and extra and (extra[0] == "-" or not extra[0].startswith("-")):
        parsed.argument = extra.pop(0)
    if extra:
        known = ", ".join(option.flag for option in command.options)
        raise BadInputError(say("usage-unknown-option", option=extra[0], known=known))
    instead = command.instead and getattr(parsed, command.instead.destination)
    needed = command.argument and not command.optional
    if needed and parsed.argument is None and instead is None and not parsed.help:
        raise BadInputError(say("usage-missing-argument", argument=str(command.argument)))
    for option in command.options:
        text = getattr(parsed, option.destination)
        if option.value is not None and text is not None:
            setattr(parsed, option.destination, _value(option, text))
    return command, parsed


def _value(option: Option, text: str) -> str | int:
    """Return the value that an option's text stands for. Raises ``BadInputError``."""
    if option.choices and text not in option.choices:
        known = ", ".join(option.choices)
        raise BadInputError(say("usage-bad-value", option=option.flag, value=text, known=known))
    if option.numbers is None:
        return text
    least, most = option.numbers
    if not _NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise BadInputError(
            say("usage-bad-number", option=option.flag, value=text, least=least, most=most)
        )
    return int(text)


def help_on(command: Subcommand) -> list[Announcement]:
    """Return the help: what the subcommand does, how it is called, then an option a line."""
    said = [say(f"subcommand-{command.name}")]
    if command.name == MENU.name:
        said += [
            say("help-subcommand", name=name, does=say(f"subcommand-{name}"))
            for name in SUBCOMMANDS
        ]
        call = "golf-access"
    else:
        call = " ".join(filter(None, ("golf-access", command.name, command.argument)))
    said.append(say("help-call", call=call))
    for option in command.options:
        call = " ".join(filter(None, (option.flag, option.value)))
        does = say(f"option-{option.name}")
        if option.choices:
            known = ", ".join(option.choices)
            said.append(say("help-option-choices", call=call, does=does, known=known))
        else:
            said.append(say("help-option", call=call, does=does))
    return said


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Be unreachable: every error that is left comes as an exception or as a rest."""
        raise AssertionError(message)


def _problem_of(error: argparse.ArgumentError, options: dict[str, Option]) -> Announcement:
    """Say what argparse refused: an option without its value, or a switch with one."""
    flag = (error.argument_name or "").split("/")[0]
    option = options[flag.removeprefix("--").replace("-", "_")]
    if option.value is None:
        return say("usage-no-value", option=flag)
    return say("usage-missing-value", option=flag, value=option.value)
