"""Sitting down at a table by keys: the rules, the seats, house rules that are named and kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from golf_access.engine.tablecodes import TableCode
from golf_access.engine.tablerules import (
    SIX,
    Penalty,
    RowRule,
    TableRules,
    TableRuleSet,
    Ties,
    board_rules,
    six_rules,
)
from golf_access.houserules import (
    RULE_FIELDS,
    HouseRules,
    HouseRulesFile,
    base_rules,
    choices,
    sizes,
)
from golf_access.play.table import Seat, Strength, TableHeader
from golf_access.screens.base import Reply
from golf_access.screens.choose import ChooseScreen
from golf_access.screens.codes import screen_of
from golf_access.screens.solitaire import SolitaireScreen
from golf_access.screens.table import TableScreen
from golf_access.screens.tables import ChooseTable, SeatsScreen
from tests.screens.answers import name, only, told
from tests.screens.conftest import Begin
from tests.tools.driving import RANDOM_NUMBER, Answer, Driven

EASY, NORMAL, HARD = Strength
CHOOSE, HOUSE = "5", "6"
"""The entries of the menu."""


@pytest.fixture
def choice(menu: Driven) -> Driven:
    """The choice of a table, opened from the menu."""
    assert menu.press(CHOOSE).ids == ["choose-table-title", "list-item"]
    return menu


@pytest.fixture
def file(choice: Driven) -> HouseRulesFile:
    return HouseRulesFile(choice.desk.settings_file.path.parent)


def at(answer: Answer) -> object:
    """Return the entry that was read."""
    said, args = told(answer)[-1]
    assert said in ("list-item", "list-end", "list-start")
    return args["item"]


def table(driven: Driven) -> ChooseTable:
    """Return the choice of a table that was opened last."""
    return [one for one in driven.session.stack if isinstance(one, ChooseTable)][-1]


def walk_to(driven: Driven, message: str, **args: object) -> Answer:
    """Walk down the list on top, from its first entry, to the one that says this."""
    answer = driven.press("home")
    while True:
        item = told(answer)[-1][1]["item"]
        assert isinstance(item, dict)
        if item["id"] == message and args.items() <= item["args"].items():
            return answer
        answer = driven.press("down")
        assert answer.ids == ["list-item"], f"no entry {message} {args}"


def walk_to_rule(driven: Driven, field: str) -> object:
    """Walk to a rule's entry. Returns the entry."""
    answer = driven.press("home")
    while True:
        item = told(answer)[-1][1]["item"]
        assert isinstance(item, dict)
        if item["args"].get("field") == field_name(field):
            return item
        answer = driven.press("down")
        assert answer.ids == ["list-item"], f"no entry of {field}"


def field_name(field: str) -> dict[str, object]:
    return name(f"table-field-{field.replace('_', '-')}")


def never(header: object, occasion: object = None) -> Reply:
    """Begin no game: none is chosen."""
    raise AssertionError(header)


def type_in(driven: Driven, text: str) -> Answer:
    """Type a text into the entry that is open, and accept it."""
    driven.press(*("space" if one == " " else one for one in text))
    return driven.press("enter")


# ----------------------------------------------------------------------------------- the game


def test_the_choice_begins_with_the_usual_table(choice: Driven) -> None:
    assert (table(choice).rules, table(choice).players) == (SIX, ("", NORMAL, NORMAL, NORMAL))
    assert at(choice.press("home")) == name("choose-deal", rule=name("game-six"))
    for message in [
        name("choose-table-game", rule=name("game-six")),
        name("choose-table-cards", cards=6),
        name("choose-table-players", count=4),
        name("choose-table-holes", holes=9),
    ]:
        assert at(choice.press("down")) == message


def test_the_chosen_table_is_dealt(choice: Driven) -> None:
    walk_to_rule(choice, "jokers")
    choice.press("enter")
    answer = choice.press("home", "enter")
    assert answer.ids[0] == "table-begins"
    code = str(TableCode(replace(SIX, jokers=3), 4, RANDOM_NUMBER))
    assert told(answer)[0][1]["code"] == code
    assert choice.press("q", "q").ids == ["menu-title", "list-item"]


def test_the_choice_is_left_without_a_game(choice: Driven) -> None:
    assert choice.press("escape").ids == ["list-left", "menu-title", "list-item"]


def test_the_games(choice: Driven) -> None:
    assert at(choice.press("2")) == name("choose-table-game", rule=name("game-board", cards=6))
    assert table(choice).rules == board_rules(6)
    assert at(choice.press("2")) == name("choose-table-game", rule=name("game-six"))
    assert table(choice).rules == SIX


@pytest.mark.parametrize("game", TableRuleSet)
def test_all_sizes(game: TableRuleSet, choice: Driven) -> None:
    if game is TableRuleSet.BOARD:
        choice.press("2")
    known = sizes(game)
    start = known.index(6)
    for cards in (*known[start + 1 :], *known[: start + 1]):
        assert at(choice.press("3")) == name("choose-table-cards", cards=cards)
        assert table(choice).rules == base_rules(game, cards)


def test_another_game_keeps_what_was_changed(choice: Driven) -> None:
    walk_to_rule(choice, "jokers")
    choice.press("enter")
    walk_to_rule(choice, "knock")
    choice.press("enter")
    changed = {"jokers": 3, "knock": True, "finisher_penalty": Penalty.ADDED}
    assert table(choice).rules == replace(SIX, **changed)  # type: ignore[arg-type]
    choice.press("3")
    assert table(choice).rules == replace(six_rules(8), **changed)  # type: ignore[arg-type]
    choice.press("2")
    assert table(choice).rules == replace(board_rules(8), **changed)  # type: ignore[arg-type]


def test_what_does_not_go_with_the_new_size_is_dropped(choice: Driven) -> None:
    choice.press("2", "3", "3")
    assert table(choice).rules == board_rules(9)
    walk_to_rule(choice, "start_cards")
    choice.press(*["enter"] * 8)
    assert table(choice).rules.start_cards == 8
    # 10, 12, 14, 15, 16 and 4 cards.
    choice.press(*["3"] * 6)
    assert table(choice).rules == board_rules(4)


def test_a_size_that_the_other_game_has_not(choice: Driven) -> None:
    choice.press(*["3"] * 8)
    assert table(choice).rules.cards == 2
    choice.press("2")
    assert table(choice).rules == board_rules(6)


# ---------------------------------------------------------------------------------- the rules


def test_the_usual_lengths(choice: Driven) -> None:
    heard = [at(choice.press("5")) for _ in range(6)]
    assert heard == [
        name("choose-table-holes", holes=18),
        *(name("choose-table-limit", limit=limit) for limit in (50, 100, 150, 200)),
        name("choose-table-holes", holes=9),
    ]
    assert table(choice).rules == SIX


def test_every_rule_is_reached_and_has_all_its_values(choice: Driven) -> None:
    """A square board has most rules. With a peek, at least one card must be chosen."""
    rules = replace(board_rules(9), start_cards=1, peek=True)
    cycled: dict[str, tuple[object, ...]] = {
        "jokers": (0, 1, 2, 3, 4),
        "start_cards": (1, 2, 3, 4, 5, 6, 7, 8),
        "min_seats": (2, 3, 4, 5, 6),
        "max_seats": (2, 3, 4, 5, 6, 7),
        **{field: choices(field) for field in RULE_FIELDS if choices(field)},
    }
    for field in RULE_FIELDS:
        table(choice).rules = (
            replace(rules, holes=9, points_limit=None) if field == "holes" else rules
        )
        walk_to_rule(choice, field)
        values = []
        if field not in cycled:
            assert choice.press("enter").ids == ["enter-number"]
            choice.press("escape")
            continue
        for _ in cycled[field]:
            choice.press("enter")
            values.append(getattr(table(choice).rules, field))
        assert values[-1] == getattr(rules, field)
        assert len(values) == len(set(values))
        assert set(values) == set(cycled[field]), field


def test_rules_without_effect_are_not_there(choice: Driven) -> None:
    for field in ("diagonals_cancel", "penalty_points", "points_limit"):
        with pytest.raises(AssertionError):
            walk_to_rule(choice, field)
    walk_to_rule(choice, "holes")


def test_how_rules_are_told(choice: Driven) -> None:
    off = name("choose-rule-off", field=field_name("knock"))
    assert walk_to_rule(choice, "knock") == off
    assert at(choice.press("enter")) == name("choose-rule-on", field=field_name("knock"))
    assert walk_to_rule(choice, "finisher_penalty") == name(
        "choose-rule-word",
        field=field_name("finisher_penalty"),
        choice=name("table-choice-added"),
    )
    assert walk_to_rule(choice, "decks") == name(
        "choose-rule-word", field=field_name("decks"), choice=name("table-choice-auto")
    )
    assert at(choice.press("enter")) == name(
        "choose-rule-number", field=field_name("decks"), number=1
    )
    walk_to_rule(choice, "knock")
    choice.press("enter")
    assert table(choice).rules == replace(SIX, decks=1)


def test_rules_that_do_not_combine_are_told(choice: Driven) -> None:
    choice.press("2")
    walk_to_rule(choice, "peek")
    facts = {"start_cards": 0, "cards": 6}
    assert only(choice.press("enter")) == ("table-rules-start-cards", facts)
    assert table(choice).rules == board_rules(6)


@pytest.mark.parametrize(
    ("field", "text", "rules"),
    [
        ("two_value", "-2", replace(SIX, two_value=-2)),
        ("joker_value", "15", replace(SIX, joker_value=15)),
        ("holes", "3", replace(SIX, holes=3)),
    ],
)
def test_a_number_is_typed(field: str, text: str, rules: TableRules, choice: Driven) -> None:
    walk_to_rule(choice, field)
    assert only(choice.press("enter"))[0] == "enter-number"
    answer = type_in(choice, text)
    assert answer.ids == ["choose-table-title", "list-item"]
    number = name("choose-rule-number", field=field_name(field), number=int(text))
    assert at(answer) == number
    assert table(choice).rules == rules


def test_wrong_numbers_are_told(choice: Driven) -> None:
    walk_to_rule(choice, "two_value")
    choice.press("enter")
    said = {"field": field_name("two_value"), "least": -99, "most": 99}
    assert only(type_in(choice, "x")) == ("enter-no-number", said)
    answer = choice.paste("100")
    assert only(answer) == ("table-rules-out-of-range", {**said, "value": 100})
    choice.press("escape")
    assert table(choice).rules == SIX


# ----------------------------------------------------------------------------------- the seats


@pytest.fixture
def seats(choice: Driven) -> Driven:
    """The list of seats of the usual table."""
    answer = choice.press("4")
    assert answer.ids == ["seats-title", "list-item"]
    assert at(answer) == name("choose-seat-you", seat=1)
    return choice


def test_who_sits_in_a_seat(seats: Driven) -> None:
    fergus = {"seat": 1, "player": "Fergus"}
    for strength in Strength:
        assert at(seats.press("1")) == name(f"choose-seat-{strength}", **fergus)
    assert table(seats).players == (HARD, NORMAL, NORMAL, NORMAL)
    assert at(seats.press("1")) == name("choose-seat-you", seat=1)
    # The second entry is the person's name.
    assert at(seats.press("3")) == name("choose-seat-hard", seat=2, player="Fergus")
    assert at(seats.press("3")) == name("choose-seat-person", seat=2, player="Player 2")
    assert at(seats.press("1", "1", "1", "1")) == name(
        "choose-seat-person", seat=1, player="Player 1"
    )
    assert table(seats).players == ("", "", NORMAL, NORMAL)


def test_a_person_is_named(seats: Driven) -> None:
    assert at(seats.press("down")) == name("choose-seat-no-name")
    asked = only(seats.press("enter"))
    assert (asked[0], asked[1]["seat"]) == ("enter-player-name", 1)
    answer = type_in(seats, "Hattie")
    assert answer.ids == ["seats-title", "list-item"]
    assert at(answer) == name("choose-seat-name", name="Hattie")
    assert at(seats.press("up")) == name("choose-seat-person", seat=1, player="Hattie")
    # No computer player is called like that.
    assert at(seats.press("down", "down", "down")) == name(
        "choose-seat-normal", seat=3, player="Barnaby"
    )
    assert seats.press("escape").ids == ["list-left", "choose-table-title", "list-item"]
    begun = seats.press("home", "enter")
    assert begun.ids[0] == "table-begins"
    screen = seats.session.stack[-1]
    assert isinstance(screen, TableScreen)
    assert [seat.name for seat in screen.host.log.header.seats] == [
        "Hattie",
        "Fergus",
        "Barnaby",
        "Mavis",
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("anna", "table-players-twice"),
        ("bot", "table-players-reserved"),
        ("A,B", "table-players-character"),
        ("A" * 21, "table-players-long"),
    ],
)
def test_a_name_that_cannot_be(seats: Driven, text: str, message: str) -> None:
    seats.press("3", "3")
    assert table(seats).players[1] == ""
    seats.press("2")
    assert type_in(seats, "Anna").ids == ["seats-title", "list-item"]
    seats.press("4")
    assert seats.paste(text).ids == [message]
    seats.press("escape")
    assert table(seats).players == ("Anna", "", NORMAL, NORMAL)


def test_seats_more_and_less(seats: Driven) -> None:
    walk_to(seats, "choose-seat-more")
    for count in (5, 6):
        assert at(seats.press("enter")) == name("choose-seat-more")
        assert len(table(seats).players) == count
    too_many = {"seats": 7, "least": 2, "most": 6}
    assert only(seats.press("enter")) == ("table-rules-too-many-seats", too_many)
    assert at(seats.press("down")) == name("choose-seat-less")
    for count in (5, 4, 3, 2):
        assert at(seats.press("enter")) == name("choose-seat-less")
        assert len(table(seats).players) == count
    too_few = {"seats": 1, "least": 2, "most": 6}
    assert only(seats.press("enter")) == ("table-rules-too-few-seats", too_few)
    assert table(seats).players == ("", NORMAL)


def test_too_many_or_too_few_can_be_mended(begin: Begin) -> None:
    players = ("", *[NORMAL] * 6)
    choice = begin(first=lambda desk: ChooseTable(desk, never, HouseRules(SIX, players)))
    facts = {"seats": 7, "least": 2, "most": 6}
    assert only(choice.press("1")) == ("table-rules-too-many-seats", facts)
    choice.press("4", "end")
    assert at(choice.press("enter")) == name("choose-seat-less")
    table(choice).players = ("",)
    choice.press("end", "up")
    assert at(choice.press("enter")) == name("choose-seat-more")
    assert table(choice).players == ("", NORMAL)


def test_packs_that_do_not_go_round(choice: Driven) -> None:
    # 8, 9, 10, 12, 14, 15 and 16 cards each.
    choice.press(*["3"] * 7)
    facts = {"seats": 4, "needed": 66, "cards": 54}
    assert only(choice.press("1")) == ("table-rules-too-few-cards", facts)
    choice.press("4", "end", "enter")
    assert len(table(choice).players) == 3
    assert only(choice.press("up", "enter"))[0] == "table-rules-too-few-cards"


def test_a_table_of_computer_players_is_dealt(seats: Driven) -> None:
    table(seats).rules = replace(six_rules(2), holes=1)
    table(seats).players = ("", EASY)
    seats.press("1", "escape", "home")
    assert seats.press("enter").ids[0] == "table-begins"
    screen = seats.session.stack[-1]
    assert isinstance(screen, TableScreen)
    assert [seat.strength for seat in screen.host.log.header.seats] == [EASY, EASY]


# --------------------------------------------------------------------------------- from a game


def test_a_table_is_chosen_anew_from_a_table(begin: Begin) -> None:
    header = TableHeader.of(
        replace(SIX, jokers=0), 5, [Seat("Anna"), Seat("Zoe", HARD), Seat("Bob")]
    )
    game = begin(first=lambda desk: screen_of(desk, header))
    assert game.press("N").ids[-2:] == ["choose-table-title", "list-item"]
    assert table(game).rules == header.rules
    assert table(game).players == ("Anna", HARD, "Bob")
    assert game.press("enter").ids[0] == "table-begins"
    (screen,) = game.session.stack
    assert isinstance(screen, TableScreen)
    assert [seat.name for seat in screen.host.log.header.seats] == ["Anna", "Fergus", "Bob"]


def test_from_solitaire_to_a_table_and_back(game: Driven) -> None:
    game.press("N")
    assert at(game.press("end")) == name("choose-table")
    assert game.press("enter").ids == ["choose-table-title", "list-item"]
    assert at(game.press("end")) == name("choose-table-solitaire")
    assert game.press("enter").ids == ["choose-title", "list-item"]
    assert isinstance(game.session.stack[-1], ChooseScreen)
    assert game.press("enter").ids[0] == "game-begins"
    (screen,) = game.session.stack
    assert isinstance(screen, SolitaireScreen)


# --------------------------------------------------------------------------------- house rules

SUNDAY = HouseRules(replace(six_rules(4), jokers=0), ("Anna", "Bob", HARD))


def test_a_table_is_kept_and_played(choice: Driven, file: HouseRulesFile) -> None:
    walk_to_rule(choice, "rows_cancel")
    choice.press("enter")
    walk_to(choice, "choose-table-keep")
    assert only(choice.press("enter"))[0] == "enter-house-name"
    answer = type_in(choice, "ours")
    assert answer.ids == ["house-kept", "choose-table-title", "list-item"]
    assert told(answer)[0][1] == {"name": "ours"}
    rules = replace(SIX, rows_cancel=RowRule.WHOLE)
    assert file.load() == {"ours": HouseRules(rules, ("", NORMAL, NORMAL, NORMAL))}
    choice.press("escape")
    answer = choice.press(HOUSE)
    assert answer.ids == ["house-title", "list-item"]
    assert at(answer) == name("house-entry", name="ours", rule=name("game-six"), count=4)
    answer = choice.press("enter")
    assert told(answer)[0] == ("house-of-name", {"name": "ours"})
    assert at(answer) == name("house-play", rule=name("game-six"))
    begun = choice.press("enter")
    assert told(begun)[0][1]["code"] == str(TableCode(rules, 4, RANDOM_NUMBER))
    assert choice.press("q", "q").ids == ["menu-title", "list-item"]


def test_a_name_that_is_taken_is_asked_for_twice(choice: Driven, file: HouseRulesFile) -> None:
    file.keep("Sunday", SUNDAY)
    walk_to(choice, "choose-table-keep")
    choice.press("enter")
    assert only(choice.paste("sunday")) == ("house-name-taken", {"name": "Sunday"})
    assert file.load() == {"Sunday": SUNDAY}
    assert choice.press("enter").ids[0] == "house-kept"
    assert list(file.load()) == ["Sunday"]
    assert file.load()["Sunday"].rules == SIX
    # The next time it is asked for again.
    choice.press("enter")
    assert choice.paste("Sunday").ids == ["house-name-taken"]
    assert choice.paste("Monday").ids[0] == "house-kept"


def test_a_name_is_taken_by_line(begin: Begin, tmp_path: Path) -> None:
    HouseRulesFile(tmp_path).keep("Sunday", SUNDAY)
    driven = begin(first=lambda desk: ChooseTable(desk, never), line_mode=True)
    for expected in ("house-name-taken", "house-kept"):
        walk_to(driven, "choose-table-keep")
        assert driven.line("").ids == ["enter-house-name"]
        assert driven.line("sunday").ids[0] == expected
    assert HouseRulesFile(tmp_path).load()["Sunday"].rules == SIX


def test_names_that_house_rules_cannot_have(choice: Driven, file: HouseRulesFile) -> None:
    walk_to(choice, "choose-table-keep")
    choice.press("enter")
    assert choice.paste("x" * 41).ids == ["house-bad-name"]
    choice.press("escape")
    assert file.load() == {}


def test_a_table_that_cannot_be_played_is_not_kept(choice: Driven) -> None:
    table(choice).players = ("",)
    walk_to(choice, "choose-table-keep")
    assert choice.press("enter").ids == ["table-rules-too-few-seats"]


def test_house_rules_are_changed(choice: Driven, file: HouseRulesFile) -> None:
    file.keep("Sunday", SUNDAY)
    choice.press("escape", HOUSE, "1")
    assert choice.press("2").ids == ["choose-table-title", "list-item"]
    assert (table(choice).rules, table(choice).players) == (SUNDAY.rules, SUNDAY.players)


def test_house_rules_are_deleted_when_that_is_asked_for_twice(
    choice: Driven, file: HouseRulesFile
) -> None:
    file.keep("Sunday", SUNDAY)
    file.keep("Monday", SUNDAY)
    walk_to(choice, "choose-table-kept")
    assert choice.press("enter").ids == ["house-title", "list-item"]
    choice.press("2")
    asked = ("house-confirm-delete", {"name": "Monday"})
    assert only(choice.press("3")) == asked
    assert at(choice.press("up")) == name("house-change")
    assert only(choice.press("3")) == asked
    # A key without a command takes the question back, too.
    choice.press("%")
    assert only(choice.press("3")) == asked
    answer = choice.press("enter")
    assert answer.ids == ["house-deleted", "house-title", "list-item"]
    assert file.load() == {"Sunday": SUNDAY}
    choice.press("enter")
    answer = choice.press("3", "3")
    assert at(answer) == name("house-none")
    assert at(choice.press("enter")) == name("house-none")
    assert file.load() == {}


def test_without_house_rules_the_list_says_so(menu: Driven) -> None:
    answer = menu.press(HOUSE)
    assert answer.ids == ["house-title", "list-item"]
    assert at(answer) == name("house-none")


def test_a_damaged_file_is_told_and_left_alone(choice: Driven, file: HouseRulesFile) -> None:
    content = "[Sunday]\ncards =\n"
    file.path.write_text(content)
    fault = ("house-syntax", {"file": str(file.path), "line": 2})
    for message in ("choose-table-keep", "choose-table-kept"):
        walk_to(choice, message)
        assert only(choice.press("enter")) == fault
    choice.press("escape")
    assert only(choice.press(HOUSE)) == fault
    assert file.path.read_text() == content


def test_a_file_damaged_meanwhile(choice: Driven, file: HouseRulesFile) -> None:
    file.keep("Sunday", SUNDAY)
    walk_to(choice, "choose-table-kept")
    choice.press("enter", "1")
    content = "[Sunday]\nspeed = 1\n"
    file.path.write_text(content)
    assert choice.press("3", "3").ids == ["house-unknown-field"]
    assert choice.press("escape").ids == ["list-left", "house-unknown-field"]
    choice.press("escape")
    walk_to(choice, "choose-table-keep")
    assert choice.press("enter").ids == ["house-unknown-field"]
    assert file.path.read_text() == content


def test_a_file_that_cannot_be_written(choice: Driven, file: HouseRulesFile) -> None:
    file.keep("Sunday", SUNDAY)
    file.path.with_suffix(".new").mkdir()
    walk_to(choice, "choose-table-keep")
    choice.press("enter")
    assert only(choice.paste("Monday")) == ("house-not-kept", {"file": str(file.path)})
    choice.press("escape")
    walk_to(choice, "choose-table-kept")
    choice.press("enter", "1", "3")
    assert choice.press("3").ids == ["house-not-kept"]
    assert file.load() == {"Sunday": SUNDAY}


def test_ties_are_a_choice_of_words(choice: Driven) -> None:
    walk_to_rule(choice, "ties")
    assert at(choice.press("enter")) == name(
        "choose-rule-word", field=field_name("ties"), choice=name("table-choice-shared")
    )
    assert table(choice).rules.ties is Ties.SHARED
    assert not isinstance(choice.session.stack[-1], SeatsScreen)
