"""The entry of a game code: by characters, by a paste, by a line."""

from __future__ import annotations

import pytest

from golf_access.screens.text import LONGEST
from tests.screens.answers import name, only, told
from tests.screens.conftest import Begin
from tests.tools.driving import Driven

CODE = "go1-c-aaaaaac"


def test_what_is_asked_for(game: Driven) -> None:
    args = {"accept": name("key-enter"), "leave": name("key-escape")}
    assert only(game.press("g")) == ("enter-code", args)


def test_each_character_is_told(game: Driven) -> None:
    game.press("g")
    assert only(game.press("g")) == ("text-typed", {"character": "G", "count": 1})
    assert only(game.press("O")) == ("text-typed", {"character": "O", "count": 2})
    assert only(game.press("1")) == ("text-typed", {"character": "1", "count": 3})
    hyphen = {"character": name("key-hyphen"), "count": 4}
    assert only(game.press("-")) == ("text-typed", hyphen)


def test_reading_back_and_erasing(game: Driven) -> None:
    assert only(game.press("g", "tab")) == ("text-nothing-yet", {})
    assert only(game.press("backspace")) == ("text-nothing-to-erase", {})
    game.press("g", "o", "-")
    for key in ("tab", "up", "down"):
        assert only(game.press(key)) == ("text-so-far", {"text": "go-"})
    args = {"character": name("key-hyphen"), "text": "go"}
    assert only(game.press("backspace")) == ("text-erased", args)
    assert only(game.press("tab")) == ("text-so-far", {"text": "go"})


def test_a_code_is_accepted(game: Driven) -> None:
    game.press("g", *CODE)
    answer = game.press("enter")
    assert answer.ids == ["game-begins", "counts", "free-cards"]
    assert told(answer)[0][1]["code"] == CODE.upper()


def test_a_code_is_offered_in_a_running_game(game: Driven) -> None:
    game.press("space", "g", *CODE)
    offer = ("code-offered", {"code": CODE.upper(), "key": name("key-enter")})
    assert only(game.press("enter")) == offer
    assert game.press("enter").ids[0] == "game-begins"


def test_a_fault_keeps_the_text_so_that_it_can_be_mended(game: Driven) -> None:
    game.press("g", *CODE[:-1])
    assert only(game.press("enter")) == ("code-short-deal", {"deal": "AAAAAA", "length": 6})
    assert only(game.press("tab")) == ("text-so-far", {"text": CODE[:-1]})
    game.press("c")
    assert told(game.press("enter"))[0][1]["code"] == CODE.upper()


@pytest.mark.parametrize(
    "keys", [["escape"], ["enter"], ["x", "escape"], ["x", "backspace", "enter"]]
)
def test_an_entry_is_left(game: Driven, keys: list[str]) -> None:
    assert only(game.press("space", "g", *keys)) == ("text-left", {})
    assert only(game.press("t"))[1]["code"] == "GO1-E-AAAAAAB"


@pytest.mark.parametrize("key", ["?", "f1"])
def test_help_in_an_entry(game: Driven, key: str) -> None:
    game.press("g")
    answer = game.press(key)
    assert answer.ids == ["enter-code", "text-help"]
    assert told(answer)[1][1]["read"] == name("key-tab")


def test_keys_that_an_entry_does_not_take(game: Driven) -> None:
    game.press("g")
    for key in ("space", "f2", "delete", "pageup"):
        assert only(game.press(key))[0] == "unbound"


def test_an_entry_can_be_full(game: Driven) -> None:
    game.press("g", *"x" * LONGEST)
    assert only(game.press("x")) == ("text-full", {"count": LONGEST})
    assert only(game.press("enter")) == ("code-too-long", {"length": LONGEST})


def test_a_paste_replaces_what_was_typed(game: Driven) -> None:
    game.press("space", "g", "x")
    assert only(game.paste(" GO1-E \n")) == ("code-no-deal", {})
    assert only(game.press("tab")) == ("text-so-far", {"text": "GO1-E"})
    assert only(game.paste(CODE))[0] == "code-offered"
    assert game.press("enter").ids[0] == "game-begins"


# -------------------------------------------------------------------------------------- line mode


def test_a_line_is_the_whole_text(begin: Begin) -> None:
    game = begin(line_mode=True)
    assert game.line("g").ids == ["enter-code"]
    answer = game.line(CODE)
    assert told(answer)[0][1]["code"] == CODE.upper()


def test_a_line_that_is_refused_ends_the_entry(begin: Begin) -> None:
    """The next line would be taken for a code otherwise, and a script would be lost."""
    game = begin(line_mode=True)
    game.line("enter-code")
    assert only(game.line("go1-x-aaaaaab")) == ("code-unknown-rule", {"rule": "X"})
    assert game.line("draw").ids == ["drawn"]


def test_a_line_of_one_letter_is_a_text_too(begin: Begin) -> None:
    game = begin(line_mode=True)
    game.line("g")
    assert only(game.line("d")) == ("code-not-a-code", {})


def test_an_empty_line(begin: Begin) -> None:
    game = begin(line_mode=True)
    game.line("g")
    assert only(game.line("")) == ("code-empty", {})
    assert game.line("d").ids == ["waste"]


@pytest.mark.parametrize("line", ["escape", "cancel", "close"])
def test_an_entry_is_left_by_line(begin: Begin, line: str) -> None:
    game = begin(line_mode=True)
    game.line("g")
    assert game.line(line).ids == ["text-left"]


@pytest.mark.parametrize("line", ["?", "help", "f1"])
def test_help_in_an_entry_by_line(begin: Begin, line: str) -> None:
    game = begin(line_mode=True)
    game.line("g")
    assert game.line(line).ids == ["enter-code", "text-help"]
    assert told(game.line(CODE))[0][0] == "game-begins"


def test_a_capital_whose_small_letter_is_two_characters(game: Driven) -> None:
    assert game.press("g", "İ").ids == ["text-typed"]
