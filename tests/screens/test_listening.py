"""Who speaks: the listening test, the key that has another one speak, how the voice speaks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from golf_access.data import data_folder
from golf_access.devices.keymap import find_keymap, keymap_names
from golf_access.devices.keys import UnknownKey
from golf_access.engine.rules import RuleSet
from golf_access.screens.base import Desk, Screen
from golf_access.screens.codes import header_of, read_code, screen_of
from golf_access.screens.listening import SHARES, ListeningScreen, next_output
from golf_access.settings import Settings, SettingsFile
from golf_access.utterance import BrailleChoice, Output, OutputChoice
from tests.screens.answers import name, only, told
from tests.screens.conftest import Begin
from tests.tools.driving import REFERENCE, Driven

TERMINAL, READER, VOICE = Output.TERMINAL, Output.READER, Output.VOICE
TEST = ["listening-terminal", "listening-question"]
GAME = ["game-begins", "counts", "free-cards", "press-for-help"]
SHIFT_O = name("key-shift", letter="O")


def kept(folder: Path) -> Settings:
    return SettingsFile(folder).load()


@pytest.fixture
def first(begin: Begin) -> Driven:
    """The very first start, with a game."""

    def game(desk: Desk) -> Screen:
        return screen_of(desk, header_of(desk, read_code(REFERENCE)))

    return begin(first=partial(ListeningScreen, first=game))


def test_it_is_asked_before_the_game(first: Driven, tmp_path: Path) -> None:
    assert first.opening.ids == TEST
    assert told(first.opening)[0][1] == {"number": 1}
    answer = first.press("1")
    assert answer.ids == ["listening-done", *GAME]
    assert told(answer)[0][1] == {"key": SHIFT_O}
    assert (kept(tmp_path).output, kept(tmp_path).welcomed) == (OutputChoice.AUTO, True)
    assert first.press("d").ids == ["waste"]
    assert first.press("q").ids == ["goodbye"]


@pytest.mark.parametrize("key", ["3", "0", "x", "O", "enter", "space", "tab", "up", "f5", "é"])
def test_who_hears_nothing_comes_round_to_every_way(first: Driven, key: str) -> None:
    heard: list[Output] = []
    first.desk.change_output = heard.append
    answers = [first.press(key) for _ in range(4)]
    assert heard == [READER, VOICE, TERMINAL, READER]
    ids = ["reader", "voice", "terminal", "reader"]
    assert [answer.ids for answer in answers] == [
        [f"listening-{one}", "listening-question"] for one in ids
    ]
    assert [answer.utterances[0].args for answer in answers] == [
        {"number": number} for number in (2, 3, 4, 5)
    ]


def test_what_is_heard_twice_is_then_heard_once(first: Driven, tmp_path: Path) -> None:
    """The game's own voice, and a screen reader that reads the lines."""
    first.press("3", "3")
    assert first.desk.output is VOICE
    assert first.press("2").ids == TEST
    assert first.desk.output is TERMINAL
    assert first.press("1").ids == ["listening-done", *GAME]
    # That is what the game had found out itself, and will at the next start.
    assert kept(tmp_path).output is OutputChoice.AUTO


def test_another_one_that_is_heard_is_kept(first: Driven, tmp_path: Path) -> None:
    assert first.press("tab", "1").ids == ["listening-done", *GAME]
    assert kept(tmp_path).output is OutputChoice.READER


def test_a_key_without_a_name_goes_on_too(first: Driven) -> None:
    assert first.give(UnknownKey()).ids == ["listening-reader", "listening-question"]


def test_twice_by_the_lines_alone_goes_on_to_the_next_way(first: Driven) -> None:
    assert first.press("2").ids == ["listening-reader", "listening-question"]


def test_it_can_be_repeated_and_explained(first: Driven) -> None:
    assert first.press("a").ids == TEST
    assert first.press("?").ids == ["listening-help", *TEST]
    assert told(first.press("?"))[1][1] == {"number": 1}


def test_left_it_changes_nothing_and_is_not_asked_again(first: Driven, tmp_path: Path) -> None:
    assert first.press("escape").ids == ["listening-left", *GAME]
    assert (kept(tmp_path).output, kept(tmp_path).welcomed) == (OutputChoice.AUTO, True)


def test_the_end_of_the_input_in_it(first: Driven, tmp_path: Path) -> None:
    assert first.end().ids == ["goodbye"]
    assert not kept(tmp_path).welcomed


def test_from_the_options(game: Driven) -> None:
    assert game.press("o", "6").ids == TEST
    assert game.press("1").ids == ["listening-done", "options-title", "list-item"]


@pytest.mark.parametrize("keys", ["", "?", "o", "b"])
def test_a_key_has_the_next_one_speak(game: Driven, tmp_path: Path, keys: str) -> None:
    heard: list[Output] = []
    game.desk.change_output = heard.append
    game.press(*keys)
    for output in (READER, VOICE, TERMINAL):
        assert only(game.press("O")) == (f"output-{output.value}", {})
        assert kept(tmp_path).output.value == output.value
        assert game.desk.output is output
    assert heard == [READER, VOICE, TERMINAL]


def test_the_key_takes_back_a_question(game: Driven) -> None:
    assert game.press("space", "n").ids == ["confirm-new-game"]
    assert game.press("O").ids == ["output-reader"]
    assert game.press("n").ids == ["confirm-new-game"]


def test_only_what_this_system_has(begin: Begin) -> None:
    game = begin()
    game.desk.outputs = (TERMINAL, VOICE)
    assert [game.press("O").ids[0] for _ in range(2)] == ["output-voice", "output-terminal"]
    game.desk.output = Output.OFF
    assert next_output(game.desk)[0].id == "output-terminal"


def test_the_list_of_who_can_speak(game: Driven, tmp_path: Path) -> None:
    answer = game.press("o", "4")
    assert answer.ids == ["output-title", "list-item"]
    assert told(answer)[1][1] == {"item": name("output-terminal"), "position": 1, "count": 4}
    assert game.press("3").ids == ["output-voice", "options-title", "list-item"]
    assert kept(tmp_path).output is OutputChoice.VOICE
    assert told(game.press("enter"))[1][1]["position"] == 3
    assert game.press("4").ids == ["output-auto-chosen", "options-title", "list-item"]
    assert kept(tmp_path).output is OutputChoice.AUTO
    assert game.desk.output is VOICE


@pytest.mark.parametrize(("key", "what"), [("1", "rate"), ("2", "pitch"), ("3", "volume")])
def test_how_the_voice_speaks(game: Driven, tmp_path: Path, key: str, what: str) -> None:
    spoken: list[Settings] = []
    game.desk.speak_by = spoken.append
    answer = game.press("o", "5")
    assert answer.ids == ["voice-title", "list-item"]
    answer = game.press(key)
    assert answer.ids == [f"voice-{what}-title", "list-item"]
    assert told(answer)[1][1]["item"] == name(f"voice-{what}-usual")
    assert only(game.press("2"))[1]["item"] == name(f"voice-{what}", value=-100)
    game.press("end", "enter")
    assert getattr(kept(tmp_path), what) == 100
    assert [getattr(settings, what) for settings in spoken] == [-100, 100]
    assert told(game.press("escape"))[2][1]["item"] == name(f"voice-{what}", value=100)
    game.press("enter", "home", "enter")
    assert getattr(kept(tmp_path), what) is None
    assert len(SHARES) == 21


def test_the_voice_of_the_language(begin: Begin, tmp_path: Path) -> None:
    game = begin("ro")

    def ask(language: str, answer: Callable[[tuple[str, ...]], None]) -> None:
        answer((f"{language}-one", f"{language}-two"))

    game.desk.ask_voices = ask
    answer = game.press("o", "5", "4")
    assert answer.ids == ["voice-names-title", "list-item"]
    assert told(answer)[1][1] == {"item": name("voice-usual"), "position": 1, "count": 3}
    assert only(game.press("3"))[1]["item"] == name("voice-named", name="ro-two")
    assert kept(tmp_path).voices == {"ro": "ro-two"}
    assert told(game.press("escape"))[2][1]["item"] == name("voice-named", name="ro-two")
    assert told(game.press("enter"))[1][1]["position"] == 3
    game.press("1")
    assert kept(tmp_path).voices == {}


def test_no_voices_to_choose_from(game: Driven) -> None:
    assert game.press("o", "5", "4").ids == ["voice-none"]


def test_where_braille_comes_from(game: Driven, tmp_path: Path) -> None:
    chosen: list[BrailleChoice] = []
    game.desk.show_by = chosen.append
    game.press("o")
    for choice in (BrailleChoice.DIRECT, BrailleChoice.LINES, BrailleChoice.AUTO):
        assert only(game.press("7"))[1]["item"] == name(f"braille-{choice.value}")
        assert kept(tmp_path).braille is choice
    assert chosen == [BrailleChoice.DIRECT, BrailleChoice.LINES, BrailleChoice.AUTO]


def test_the_rules_of_new_games(menu: Driven, tmp_path: Path) -> None:
    menu.press("o")
    for rules in (RuleSet.CLASSIC, RuleSet.STRICT, RuleSet.EASY):
        item = name("options-rules", rule=name(f"rule-{rules.value}"))
        assert only(menu.press("8"))[1]["item"] == item
        assert kept(tmp_path).rule_set is rules


def test_a_keymap_of_ones_own_is_chosen_by_ear(game: Driven, tmp_path: Path) -> None:
    own = (data_folder("keymaps") / "default.toml").read_text("utf-8")
    (tmp_path / "own.toml").write_text(own.replace('d = "waste"', 'z = "waste"'), "utf-8")
    (tmp_path / "spoiled.toml").write_text("= 1\n", "utf-8")
    folders = [tmp_path, data_folder("keymaps")]
    game.desk.keymaps = lambda: keymap_names(folders)
    game.desk.find_keymap = lambda one: find_keymap(one, folders)
    answer = game.press("o", "end", "enter")
    assert answer.ids == ["keymap-title", "list-item"]
    assert told(answer)[1][1] == {
        "item": name("keymap-named", name="default"),
        "position": 1,
        "count": 3,
    }
    assert game.press("3").ids == ["keymap-syntax"]
    answer = game.press("2")
    assert told(answer)[1][1]["item"] == name("options-keymap", name="own")
    assert kept(tmp_path).keymap == "own"
    assert game.press("escape", "z").ids == ["waste"]
