"""Lists: the menu, the choice of a game, languages, the manual, help."""

from __future__ import annotations

import pytest

from golf_access.announce.messages import LANGUAGES
from golf_access.engine.codes import GameCode
from golf_access.engine.rules import DrawRule, RuleSet, SolitaireRules
from golf_access.screens.choose import ChooseScreen
from golf_access.settings import SettingsFile
from tests.screens.answers import name, only, told
from tests.screens.conftest import Begin
from tests.tools.driving import RANDOM_NUMBER, Answer, Driven


def at(answer: Answer) -> object:
    """Return the entry that was read."""
    said, args = told(answer)[-1]
    assert said in ("list-item", "list-end", "list-start")
    return args["item"]


# ------------------------------------------------------------------------------------- walking


def test_the_menu_at_the_start(menu: Driven) -> None:
    assert menu.opening.ids == ["menu-title", "list-item"]
    item = name("menu-play", rule=name("rule-easy"))
    assert told(menu.opening)[1][1] == {"item": item, "position": 1, "count": 15}


@pytest.mark.parametrize(
    ("on", "back"), [("down", "up"), ("right", "left"), ("tab", "shift+tab"), ("j", "m")]
)
def test_walking(menu: Driven, on: str, back: str) -> None:
    first = name("menu-play", rule=name("rule-easy"))
    assert only(menu.press(back)) == ("list-start", {"item": first})
    assert at(menu.press(on)) == name("menu-six")
    assert at(menu.press(*[on] * 13)) == name("menu-leave")
    assert only(menu.press(on)) == ("list-end", {"item": name("menu-leave")})
    assert at(menu.press(back)) == name("menu-manual")


def test_the_ends_of_a_list(menu: Driven) -> None:
    assert at(menu.press("end")) == name("menu-leave")
    assert at(menu.press("home")) == name("menu-play", rule=name("rule-easy"))


def test_numbers_of_entries_that_are_not_there(menu: Driven) -> None:
    menu.press("8")
    count = len(LANGUAGES)
    assert only(menu.press("9")) == ("list-no-item", {"number": 9, "count": count})


def test_help_in_a_list(menu: Driven) -> None:
    assert only(menu.press("?")) == ("list-help", {"leave": name("key-escape")})


# ------------------------------------------------------------------------------------- the menu


@pytest.mark.parametrize("key", ["1", "enter", "space"])
def test_the_menu_plays(menu: Driven, key: str) -> None:
    answer = menu.press(key)
    assert answer.ids[0] == "game-begins"
    assert told(answer)[0][1]["code"] == "GO1-E-AAAAAAC"
    answer = menu.press("q")
    # Back in the menu.
    assert answer.ids == ["menu-title", "list-item"]
    assert not menu.ended


def test_the_menu_chooses_a_game(menu: Driven) -> None:
    assert menu.press("4").ids == ["choose-title", "list-item"]
    assert menu.press("1").ids[0] == "game-begins"
    assert menu.press("q").ids == ["menu-title", "list-item"]


def test_the_menu_takes_a_code(menu: Driven) -> None:
    assert menu.press("7").ids == ["enter-code"]
    assert menu.press("escape").ids == ["text-left", "menu-title", "list-item"]
    menu.press("enter")
    assert menu.paste("go1-c-aaaaaab").ids[0] == "game-begins"
    assert menu.press("q").ids == ["menu-title", "list-item"]


def test_the_menu_takes_a_pasted_code(menu: Driven) -> None:
    assert only(menu.paste("hello")) == ("no-code", {})
    assert menu.paste("go1-c-aaaaaab\n").ids[0] == "game-begins"


def test_the_menu_changes_the_language(menu: Driven) -> None:
    menu.press("8")
    answer = menu.press("1")
    assert answer.ids == ["language-chosen", "menu-title", "list-item"]
    assert {said.language for said in answer.utterances} == {LANGUAGES[0]}


def test_the_menu_turns_reasons_off(menu: Driven) -> None:
    menu.press("o")
    assert at(menu.press("1")) == name("interactive-off")
    assert at(menu.press("1")) == name("interactive-on")
    assert menu.press("escape").ids == ["list-left", "menu-title", "list-item"]


@pytest.mark.parametrize(("key", "code"), [("2", "SG1-6-4-AAAAAAC"), ("3", "BG1-6-4-AAAAAAC")])
def test_the_menu_plays_at_a_table(menu: Driven, key: str, code: str) -> None:
    answer = menu.press(key)
    assert answer.ids[0] == "table-begins"
    assert told(answer)[0][1]["code"] == code


def test_the_menu_opens_the_manual(menu: Driven) -> None:
    menu.press("end", "up")
    assert menu.press("enter").ids == ["manual-title", "paragraph"]
    assert menu.press("escape").ids == ["list-left", "menu-title", "list-item"]


@pytest.mark.parametrize("key", ["enter", "q", "escape", "backspace"])
def test_the_menu_is_left(menu: Driven, key: str) -> None:
    menu.press("end")
    assert menu.press(key).ids == ["goodbye"]
    assert menu.ended


# --------------------------------------------------------------------------- the choice of a game


def chosen(driven: Driven) -> SolitaireRules:
    screen = driven.session.stack[-1]
    assert isinstance(screen, ChooseScreen)
    return screen.rules


RULES, KING_ACE, QUEEN, DRAW, JOKERS, WASTE, MATCH, BONUS = range(5, 13)
"""The entries that change a rule; before them come the ways to deal."""


def choose(driven: Driven, number: int) -> Answer:
    """Choose an entry by walking to it: there are more than digits."""
    return driven.press("home", *["down"] * (number - 1), "enter")


def test_every_rule_can_be_changed_and_changed_back(game: Driven) -> None:
    answer = game.press("N")
    assert answer.ids == ["choose-title", "list-item"]
    assert at(answer) == name("choose-deal", rule=name("rule-easy"))
    for rule in ("rule-classic", "rule-strict", "rule-easy", "rule-classic"):
        assert at(game.press(str(RULES))) == name("choose-rules", rule=name(rule))
    for number, field, there, back in [
        (KING_ACE, "king_ace", "rules-king-ace", "rules-no-king-ace"),
        (DRAW, "draw", "rules-draw-when-stuck", "rules-draw-any-time"),
        (WASTE, "empty_waste", "rules-empty-waste", "choose-begun-waste"),
    ]:
        before = getattr(chosen(game), field)
        assert at(choose(game, number)) == name(there)
        assert getattr(chosen(game), field) != before
        assert at(game.press("enter")) == name(back)
        assert getattr(chosen(game), field) == before
    for jokers in (1, 2, 0):
        assert at(game.press(str(JOKERS))) == name("choose-jokers", jokers=jokers)
        assert chosen(game).jokers == jokers


def test_a_queen_on_a_king(game: Driven) -> None:
    game.press("N", str(RULES), str(RULES))
    assert chosen(game).rule_set is RuleSet.STRICT
    assert at(game.press(str(QUEEN))) == name("rules-queen-on-king")
    assert at(game.press(str(QUEEN))) == name("rules-no-queen-on-king")


def test_a_match_has_one_entry_more(game: Driven) -> None:
    count = told(game.press("N"))[1][1]["count"]
    assert isinstance(count, int)
    assert at(choose(game, MATCH)) == name("rules-match", holes=9, par=45)
    answer = choose(game, BONUS)
    assert only(answer)[1]["count"] == count + 1
    assert chosen(game).stock_bonus
    assert at(game.press("enter")) == name("choose-no-stock-bonus")
    assert at(choose(game, MATCH)) == name("choose-single")
    assert only(game.press("home"))[1]["count"] == count


def test_the_chosen_game_is_dealt(game: Driven) -> None:
    game.press("space", "N", str(RULES), str(RULES), str(JOKERS))
    choose(game, WASTE)
    choose(game, MATCH)
    rules = chosen(game)
    assert (rules.rule_set, rules.draw) == (RuleSet.STRICT, DrawRule.WHEN_STUCK)
    answer = game.press("home", "enter")
    assert answer.ids[:2] == ["game-begins", "hole-dealt"]
    assert told(answer)[0][1]["code"] == str(GameCode(rules, RANDOM_NUMBER))
    assert SettingsFile(game.desk.settings_file.path.parent).load().rule_set is RuleSet.STRICT
    assert len(game.session.stack) == 1


def test_a_code_can_tell_whatever_was_chosen(game: Driven) -> None:
    """Easy rules without king and ace are told as Classic ones."""
    game.press("N", str(KING_ACE))
    assert only(game.press("home"))[1]["item"] == name("choose-deal", rule=name("rule-classic"))


def test_the_choice_is_left_without_a_change(game: Driven) -> None:
    game.press("space", "N", str(RULES))
    assert game.press("escape").ids == ["list-left"]
    assert only(game.press("t"))[1]["code"] == "GO1-E-AAAAAAB"


# --------------------------------------------------------------------------- languages, the manual


def test_the_language_changes_in_the_middle_of_a_game(game: Driven) -> None:
    game.press("space")
    answer = game.press("l")
    assert answer.ids == ["language-title", "list-item"]
    here = LANGUAGES.index("en")
    assert told(answer)[1][1] == {
        "item": name("language-listed", name="English"),
        "position": here + 1,
        "count": len(LANGUAGES),
    }
    game.press("escape")
    for number, code in enumerate(LANGUAGES, 1):
        answer = game.press("l", str(number))
        assert answer.ids == ["language-chosen"]
        assert answer.utterances[0].language == code
        said = game.press("d").utterances[0]
        assert (said.language, said.args) == (code, {"top": "8S"})
        assert SettingsFile(game.desk.settings_file.path.parent).load().language == code


def test_every_language_stands_by_its_own_name(game: Driven) -> None:
    game.press("l", "home")
    heard = [only(game.press("home"))[1]["item"]]
    heard += [at(game.press("down")) for _ in LANGUAGES[1:]]
    assert heard == [
        name("language-listed", name=game.desk.languages.name(code)) for code in LANGUAGES
    ]


def test_the_manual_is_in_the_language_that_is_spoken(begin: Begin) -> None:
    game = begin("en")
    english = told(game.press("f1"))[1][1]["text"]
    answer = game.press("l", str(LANGUAGES.index("it") + 1))
    assert answer.ids == ["language-chosen", "manual-title", "paragraph"]
    italian = told(answer)[2][1]["text"]
    assert italian != english
    assert isinstance(italian, str)
    assert italian.startswith("Solitario Golf")


def test_lists_on_lists(game: Driven) -> None:
    assert game.press("?", "f1").ids == ["manual-title", "paragraph"]
    assert game.press("l").ids == ["language-title", "list-item"]
    assert game.press("escape").ids == ["list-left", "manual-title", "paragraph"]
    assert game.press("escape").ids == ["list-left", "help-title", "list-item"]
    assert game.press("escape").ids == ["list-left"]
    assert game.press("d").ids == ["waste"]


def test_an_entry_that_is_only_read_is_read_again(game: Driven) -> None:
    first = told(game.press("?"))[1]
    assert only(game.press("enter")) == first
    assert only(game.press("2"))[1]["position"] == 2
