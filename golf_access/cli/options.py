"""Options: which ones each subcommand takes, how they are read, and the help on them.

argparse does the reading. Nothing that it would say itself reaches a player: its errors become
announcements, and the help is written here.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import LANGUAGES


class BadInputError(Exception):
    """What stops the program before it has begun. ``announcement`` says it; exit status 2."""

    def __init__(self, announcement: Announcement) -> None:
        super().__init__(announcement)
        self.announcement = announcement


@dataclass(frozen=True, slots=True)
class Option:
    """An option. ``value`` names what it takes in the help (None: it is a switch).

    ``choices``: the values that can be given, where not any can. The message
    ``option-NAME`` describes it.
    """

    name: str
    value: str | None = None
    choices: tuple[str, ...] = ()

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

    The message ``subcommand-NAME`` describes it.
    """

    name: str
    options: tuple[Option, ...]
    argument: str | None = None


OUTPUTS = ("terminal", "voice")
COMMON = (
    Option("lang", "LANG", LANGUAGES),
    Option("output", "MODE", OUTPUTS),
    Option("line"),
    Option("keymap", "NAME"),
    Option("transcript", "FILE"),
    Option("help"),
)
RULES = (
    Option("rules", "RULES", ("easy", "classic", "strict")),
    Option("king-ace"),
    Option("queen-on-king"),
    Option("draw", "WHEN", ("any-time", "when-stuck")),
    Option("jokers", "N", ("0", "1", "2")),
    Option("empty-waste"),
    Option("match"),
    Option("stock-bonus"),
)
MENU = Subcommand("menu", COMMON)
SUBCOMMANDS = {
    command.name: command
    for command in (
        Subcommand("solitaire", (Option("code", "CODE"), Option("deal", "FILE"), *RULES, *COMMON)),
        Subcommand("deal", COMMON, argument="CODE"),
    )
}


def parse(arguments: Sequence[str]) -> tuple[Subcommand, argparse.Namespace]:
    """Return the subcommand and its parsed options. Raises ``BadInputError``."""
    command = MENU
    rest = list(arguments)
    if rest and not rest[0].startswith("-"):
        name = rest.pop(0)
        if name not in SUBCOMMANDS:
            raise BadInputError(
                say("usage-unknown-subcommand", name=name, known=", ".join(SUBCOMMANDS))
            )
        command = SUBCOMMANDS[name]
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
    if command.argument and extra and not extra[0].startswith("-"):
        parsed.argument = extra.pop(0)
    if extra:
        known = ", ".join(option.flag for option in command.options)
        raise BadInputError(say("usage-unknown-option", option=extra[0], known=known))
    if command.argument and "argument" not in parsed and not parsed.help:
        raise BadInputError(say("usage-missing-argument", argument=command.argument))
    for option in command.options:
        value = getattr(parsed, option.destination)
        if option.choices and value is not None and value not in option.choices:
            raise BadInputError(
                say(
                    "usage-bad-value",
                    option=option.flag,
                    value=value,
                    known=", ".join(option.choices),
                )
            )
    return command, parsed


def help_on(command: Subcommand) -> list[Announcement]:
    """Return the help: what the subcommand does, how it is called, then an option a line."""
    said = [say(f"subcommand-{command.name}")]
    if command is MENU:
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
