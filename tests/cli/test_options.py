"""Options: every fault of theirs, and the help."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import LANGUAGES
from golf_access.cli.options import (
    COMMON,
    MENU,
    RULES,
    SUBCOMMANDS,
    BadInputError,
    Option,
    Subcommand,
    help_on,
    parse,
)
from tests.cli.conftest import Ran, Runner, text, told

COMMANDS = (MENU, *SUBCOMMANDS.values())
CASES = [(command, option) for command in COMMANDS for option in command.options]
each_option = pytest.mark.parametrize(
    ("command", "option"), CASES, ids=[f"{command.name}{option.flag}" for command, option in CASES]
)
ARGPARSE = ("usage:", "positional arguments", "options:", "show this help", "error:", "argument ")


def fault_of(*arguments: str) -> Announcement:
    """Return what is said of options that can't be used."""
    with pytest.raises(BadInputError) as caught:
        parse(arguments)
    return caught.value.announcement


def called(command: Subcommand, *arguments: str) -> list[str]:
    """Return a command line that lacks nothing else."""
    name = [] if command is MENU else [command.name]
    return [*name, *(["GO1-E-AAAAAAB"] if command.argument else []), *arguments]


# ------------------------------------------------------------------------------------ reading


def test_no_subcommand_is_the_menu() -> None:
    command, options = parse([])
    assert command == MENU
    assert (options.lang, options.line, options.help) == (None, False, False)
    assert parse(["--line"])[1].line


@each_option
def test_every_option_is_read(command: Subcommand, option: Option) -> None:
    for value in option.numbers or option.choices or ("something",):
        written = str(value)
        forms = (
            [[option.flag, written], [f"{option.flag}={written}"]]
            if option.value
            else [[option.flag]]
        )
        for form in forms:
            found, options = parse(called(command, *form))
            assert found == command
            expected = value if option.value else True
            assert getattr(options, option.destination) == expected


def test_the_argument_may_stand_anywhere() -> None:
    for arguments in (["deal", "X", "--lang", "it"], ["deal", "--lang", "it", "X"]):
        assert parse(arguments)[1].argument == "X"


# ------------------------------------------------------------------------------ what is wrong


@pytest.mark.parametrize("name", ["golf", "menu", "", "Solitaire", "GO1-E-AAAAAAB"])
def test_no_such_subcommand(name: str) -> None:
    known = ", ".join(SUBCOMMANDS)
    assert fault_of(name) == say("usage-unknown-subcommand", name=name, known=known)


@pytest.mark.parametrize("option", ["--speed", "-h", "--lan", "--", "more", "--no-line"])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_no_such_option(command: Subcommand, option: str) -> None:
    known = ", ".join(option.flag for option in command.options)
    if command is MENU and option == "more":
        return
    assert fault_of(*called(command, option)) == say(
        "usage-unknown-option", option=option, known=known
    )


def test_options_of_another_subcommand() -> None:
    for option in RULES:
        assert fault_of("deal", "X", option.flag).id == "usage-unknown-option"
        assert fault_of(option.flag).id == "usage-unknown-option"


@each_option
def test_a_value_that_is_not_among_the_choices(command: Subcommand, option: Option) -> None:
    if option.choices:
        known = ", ".join(option.choices)
        for value in ("nonsense", "", option.choices[0].upper() + " "):
            assert fault_of(*called(command, option.flag, value)) == say(
                "usage-bad-value", option=option.flag, value=value, known=known
            )


@each_option
def test_a_value_that_is_missing_or_too_much(command: Subcommand, option: Option) -> None:
    if option.value:
        expected = say("usage-missing-value", option=option.flag, value=option.value)
        assert fault_of(*called(command, option.flag)) == expected
        assert fault_of(*called(command, option.flag, "--line")) == expected
    else:
        expected = say("usage-no-value", option=option.flag)
        assert fault_of(*called(command, f"{option.flag}=yes")) == expected


def test_the_argument_is_missing() -> None:
    assert fault_of("deal") == say("usage-missing-argument", argument="CODE")
    assert fault_of("deal", "--lang", "it") == say("usage-missing-argument", argument="CODE")
    assert parse(["deal", "--help"])[1].help


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            [
                *("solitaire", "deal", "it", "easy", "1", "-1", "--", "-", "=", "@x", ""),
                *(option.flag for option in (*COMMON, *RULES)),
                *("--code", "--deal", "--lang=it", "--jokers=2", "--line=1", "--code="),
            ]
        )
        | st.text(max_size=4),
        max_size=6,
    )
)
def test_any_arguments_are_options_or_a_fault(arguments: list[str]) -> None:
    try:
        command, options = parse(arguments)
    except BadInputError as problem:
        text(problem.announcement)
        return
    for option in command.options:
        value = getattr(options, option.destination)
        assert value in (None, *option.choices) if option.choices else True


# ------------------------------------------------------------------- exit status and sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["golf"],
        ["--speed"],
        ["solitaire", "--rules", "hard"],
        ["solitaire", "--code"],
        ["--line=yes"],
        ["deal"],
    ],
    ids=" ".join,
)
def test_a_fault_ends_with_status_2_and_one_sentence(
    arguments: list[str], language: str, run: Runner
) -> None:
    asked = [*arguments, f"--lang={language}"]
    announcement = fault_of(*asked)
    assert run(*asked) == told(announcement, language)
    assert not any(words in text(announcement, language) for words in ARGPARSE)


def test_even_an_argument_that_is_no_text(run: Runner) -> None:
    ran = run("golf\udcff\x1b[2J\n")
    assert (ran.status, ran.out) == (2, "")
    assert "golf\ufffd\ufffd[2J" in ran.err
    assert ran.err.count("\n") == 1


# --------------------------------------------------------------------------------------- help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_the_help_is_ours(command: Subcommand, language: str, run: Runner) -> None:
    name = [] if command is MENU else [command.name]
    said = help_on(command)
    expected = "".join(f"{text(one, language)}\n" for one in said)
    assert run(*name, "--help", "--lang", language) == Ran(0, expected, "", [])
    assert not any(words in expected for words in ARGPARSE)
    assert len(said) == len(set(expected.splitlines()))
    for option in command.options:
        assert option.flag in expected
        for choice in option.choices:
            assert choice in expected
    if command is MENU:
        assert all(name in expected for name in SUBCOMMANDS)
