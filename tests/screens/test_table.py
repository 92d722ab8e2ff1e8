"""Every key at a table, by the keymap that players have; computer players; shared keyboards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from golf_access.devices.keys import EndOfInput
from golf_access.engine.tablerules import (
    FOUR_CARDS,
    NINE_CARDS,
    SIX,
    TABLE_VARIANTS,
    TWO_CARDS,
    TableRules,
    board_rules,
)
from golf_access.play.table import Seat, Strength, TableHeader
from golf_access.screens.codes import screen_of
from tests.engine.tablelaying import varied
from tests.screens.answers import name, only, told
from tests.screens.conftest import Begin
from tests.tools.driving import Driven
from tests.tools.table_keys import played, table_of

YOU = Seat("")
ANNA, BRUNO = Seat("Anna"), Seat("Bruno")
BOT = Seat("Zoe", Strength.EASY)
BOARD = board_rules(6)
LARGE = board_rules(12)
PEEK = varied(FOUR_CARDS, "peek")


def at_table(
    begin: Begin, rules: TableRules, *seats: Seat, number: int = 1, **options: object
) -> Driven:
    """Begin a match."""
    header = TableHeader.of(rules, number, seats)
    return begin(first=lambda desk: screen_of(desk, header), **options)


def my_turn(driven: Driven, *keys: str) -> Driven:
    """Play on until the person is to act; ``keys`` are pressed first."""
    driven.press(*keys)
    table = table_of(driven)
    assert table.view.turn == table.seat
    return driven


@pytest.fixture
def alone(begin: Begin) -> Driven:
    """A board of six with a computer player, the person to act."""
    return my_turn(at_table(begin, BOARD, YOU, BOT))


@pytest.fixture
def two(begin: Begin) -> Driven:
    """Two people at one keyboard, a board of six."""
    return at_table(begin, BOARD, ANNA, BRUNO)


# ---------------------------------------------------------------------------------- the beginning


def test_the_opening_says_game_players_deal_and_what_to_do(begin: Begin) -> None:
    opening = at_table(begin, SIX, YOU, BOT).opening
    assert opening.ids[:4] == ["table-begins", "table-players", "dealer-cut", "table-hole"]
    assert opening.ids[-2:] == ["choose-start", "press-for-help"]
    code, players = told(opening)[:2]
    assert code[1] == {"game": name("game-six"), "code": "SG1-6-2-AAAAAAB"}
    assert players[1] == {"players": [name("player-you"), name("player", player="Zoe")]}


def test_the_start_is_told_when_all_have_chosen(begin: Begin) -> None:
    driven = at_table(begin, SIX, YOU, BOT)
    first = only(driven.press("2"))
    assert first[0] == "chosen-you"
    assert first[1]["place"] == name("place-position", position=2)
    assert first[1]["left"] == 1
    answer = driven.press("tab", "tab", "enter")
    assert answer.ids[:3] == ["chosen-you", "start-shown-you", "start-shown"]
    assert told(answer)[0][1]["place"] == name("place-position", position=4)


def test_a_choice_on_a_shared_keyboard_is_told_without_its_card(begin: Begin) -> None:
    driven = at_table(begin, SIX, ANNA, BRUNO)
    args = {"player": "Anna", "place": name("place-position", position=1), "left": 1}
    assert only(driven.press("1")) == ("chosen", args)
    answer = driven.press("2")
    assert answer.ids == ["chosen", "table-chooses"]
    assert told(answer)[1][1] == {"player": "Bruno", "count": 2}
    assert driven.press("1").ids == ["chosen"]
    assert driven.press("6").ids[:3] == ["chosen", "start-shown", "start-shown"]


# ------------------------------------------------------------------------------------------ turns


def test_a_turn_from_the_stock(alone: Driven) -> None:
    taken = only(alone.press("space"))
    assert taken[0] == "taken-stock-you"
    answer = alone.press("3")
    assert answer.ids[0] == "placed-you"
    args = answer.utterances[0].args
    assert args["card"] == taken[1]["card"]
    assert args["place"] == name("place-position", position=3)
    assert args["down"] == 5


def test_a_discarded_card_owes_another(alone: Driven) -> None:
    alone.press("space")
    assert alone.press("x").ids == ["discarded-owes-you"]
    assert only(alone.press("space"))[0] == "refused-turn-up-first"
    assert only(alone.press("c"))[0] == "hand-owes"
    assert alone.press("4").ids[0] == "turned-up-you"


def test_a_discard_that_is_taken_must_be_placed(alone: Driven) -> None:
    top = only(alone.press("d"))[1]["top"]
    assert only(alone.press("D")) == ("taken-discards-you", {"card": top})
    assert only(alone.press("x")) == ("refused-must-be-placed", {"card": top})
    assert only(alone.press("c")) == ("hand-discards", {"card": top})
    assert alone.press("enter").ids[0] == "placed-you"


def test_an_empty_hand_must_take_first(alone: Driven) -> None:
    for key in ("1", "enter"):
        assert only(alone.press(key))[0] == "refused-take-first"


def test_a_taken_discard_can_be_put_back(alone: Driven) -> None:
    top = only(alone.press("d"))[1]["top"]
    alone.press("D")
    assert only(alone.press("u")) == ("undone-take-you", {"card": top})
    assert alone.press("r").ids == ["redone", "taken-discards-you"]
    alone.press("u", "space")
    assert only(alone.press("u"))[0] == "refused-card-seen"


def test_another_players_turn_is_one_line_without_a_key(alone: Driven) -> None:
    alone.press("space")
    answer = alone.press("1")
    turns = [said for said in answer.utterances if said.id.startswith("turn-")]
    assert [said.id for said in turns if "Zoe" in str(said.args)] == [turns[0].id]
    assert answer.ids[-1] == "turn-you"
    assert [said.priority for said in answer.utterances[1:]] == [1] * (len(answer.ids) - 1)


def test_since_my_turn_repeats_what_the_others_did(alone: Driven) -> None:
    alone.press("space")
    answer = alone.press("1")
    alone.press("v", "s")
    assert told(alone.press("E")) == told(answer)[1:]
    alone.press("space")
    assert told(alone.press("E"))[0] == told(answer)[1]


def test_knocking_is_asked_for_again(begin: Begin) -> None:
    driven = my_turn(at_table(begin, varied(BOARD, "knock"), YOU, BOT))
    assert only(driven.press("k"))[0] == "confirm-knock"
    driven.press("t")
    assert only(driven.press("k"))[0] == "confirm-knock"
    assert driven.press("k").ids[0] == "knocked-you"


def test_no_knocking_by_these_rules(alone: Driven) -> None:
    assert only(alone.press("k"))[0] == "refused-no-knock"


# -------------------------------------------------------------------------------------- questions


def test_boards_are_read_by_rows(alone: Driven) -> None:
    own = alone.press("v")
    assert own.ids == ["board-first-row-you", "board-row", "board-showing"]
    other = alone.press("V")
    assert other.ids[0] == "board-first-row"
    assert told(other)[0][1]["player"] == "Zoe"
    assert alone.press("V").utterances[0].args == other.utterances[0].args


def test_questions_have_answers(alone: Driven) -> None:
    assert alone.press("e").ids == ["table-counts"]
    assert alone.press("s").ids == ["scores-none"]
    assert alone.press("t").ids == ["turn-you"]
    assert alone.press("w").ids[0] == "table-players"
    assert alone.press("y").ids[0] == "in-force-grid"
    assert alone.press("c").ids == ["hand-take-first"]
    assert alone.press("p").ids == ["hand-take-first"]
    alone.press("space")
    assert alone.press("c").ids == ["hand-stock"]
    assert alone.press("p").ids[0] in ("could-card", "could-nothing")


def test_the_cursor_walks_by_card_and_row(alone: Driven) -> None:
    assert only(alone.press("tab")) == ("cursor-down", {"row": 1, "column": 2})
    assert only(alone.press("j")) == ("cursor-down", {"row": 2, "column": 2})
    assert only(alone.press("down")) == ("edge-last-row", {"row": 2, "column": 2})
    assert only(alone.press("right")) == ("cursor-down", {"row": 2, "column": 3})
    assert only(alone.press("right")) == ("edge-last-card", {"row": 2, "column": 3})
    assert only(alone.press("m")) == ("cursor-down", {"row": 1, "column": 3})
    assert only(alone.press("up")) == ("edge-first-row", {"row": 1, "column": 3})
    assert only(alone.press("shift+tab")) == ("cursor-down", {"row": 1, "column": 2})
    assert only(alone.press("left", "left")) == ("edge-first-card", {"row": 1, "column": 1})


def test_a_card_is_read_by_its_number(alone: Driven) -> None:
    assert only(alone.press("b")) == ("which-position", {"cards": 6})
    assert only(alone.press("5")) == ("cursor-down", {"row": 2, "column": 2})
    assert only(alone.press("b", "7")) == ("which-no-position", {"cards": 6})
    assert only(alone.press("b", "escape"))[0] == "which-left"


def test_a_hint_moves_the_cursor_where_enter_plays_it(alone: Driven) -> None:
    hint = only(alone.press("h"))[0]
    assert hint in ("hint-take-stock", "hint-take-discard")
    alone.press("D")
    ((said, args),) = told(alone.press("h"))
    assert said == "hint-place"
    place = args["place"]
    answer = alone.press("enter")
    assert answer.ids[0] == "placed-you"
    assert answer.utterances[0].args["place"] == place


def test_large_boards_go_by_row_and_column(begin: Begin) -> None:
    driven = my_turn(at_table(begin, LARGE, YOU, BOT), "space")
    assert only(driven.press("2")) == ("which-column-of-row", {"row": 2, "columns": 4})
    placed = driven.press("3")
    assert placed.ids[0] == "placed-you"
    assert placed.utterances[0].args["place"] == name("place-row-column", row=2, column=3)
    assert table_of(driven).position == 7
    assert only(driven.press("b")) == ("which-row", {"rows": 3})
    assert only(driven.press("4")) == ("which-no-place", {"rows": 3, "columns": 4})


def test_large_boards_by_line(begin: Begin) -> None:
    driven = my_turn(at_table(begin, LARGE, YOU, BOT, line_mode=True))
    driven.line("d")
    driven.line("D")
    answer = driven.line("34")
    assert answer.utterances[0].args["place"] == name("place-row-column", row=3, column=4)


# --------------------------------------------------------------------------- the end and new games


def test_a_match_is_played_to_its_end_and_again(begin: Begin) -> None:
    rules = replace(SIX, holes=2)
    driven = at_table(begin, rules, YOU, BOT)
    heard = [said for _, answer in played(driven, match=True) for said in answer.ids]
    assert heard.count("table-hole-ended") + heard.count("table-extra-hole-ended") >= 2
    assert heard[-1] == "offer-same-table"
    assert any(said.startswith("match-") for said in heard)
    assert only(driven.press("space"))[0] == "refused-match-over"
    again = driven.press("n")
    assert again.ids[0] == "table-begins"
    assert table_of(driven).host.log.header.seats[1].name == "Zoe"


def test_the_next_hole_begins_with_enter(begin: Begin) -> None:
    driven = at_table(begin, TWO_CARDS, ANNA, BRUNO)
    heard = [said for _, answer in played(driven) for said in answer.ids]
    assert heard[-1] == "offer-next-table-hole"
    assert only(driven.press("space"))[0] == "refused-hole-over"
    assert driven.press("enter").ids[0] == "table-hole"


def test_leaving_a_running_match_is_asked_for_again(alone: Driven) -> None:
    alone.press("space")
    assert only(alone.press("q"))[0] == "confirm-leave"
    assert alone.press("q").ids == ["goodbye"]
    assert alone.ended


def test_a_pasted_code_is_offered(alone: Driven) -> None:
    alone.press("space")
    assert only(alone.paste("GO1-C-AAAAAAC"))[0] == "code-offered"
    assert alone.press("enter").ids[0] == "game-begins"
    assert alone.paste("BG1-9-3-AAAAAAB").ids[0] == "table-begins"


# ---------------------------------------------------------------------- people who share a keyboard


def test_people_are_named_and_the_keyboard_follows_the_turn(two: Driven) -> None:
    table = table_of(two)
    first = table.seat
    two.press("space")
    answer = two.press("1")
    assert answer.ids == ["placed", "turn"]
    assert table.seat is not None
    assert table.seat != first
    assert answer.utterances[1].args["player"] == table.who.seats[table.seat]
    row = two.press("v").utterances[0].args
    assert row["player"] == table.who.seats[table.seat]


def test_people_alone_can_take_back_what_showed_nothing_new(two: Driven) -> None:
    table = table_of(two)
    two.press("D")
    assert two.press("u").ids == ["undone-take"]
    assert table.view.hand is None


def test_who_looks_in_secret_is_alone(begin: Begin) -> None:
    driven = at_table(begin, PEEK, ANNA, BRUNO, Seat("Carla"))
    assert driven.opening.ids[-1] == "handover-ready"
    assert driven.opening.utterances[-1].args["player"] == "Anna"
    assert only(driven.press("1"))[0] == "handover-ready"
    assert only(driven.press("enter"))[0] == "handover-look"
    looked = driven.press("1").utterances[0]
    assert (looked.id, looked.audience) == ("looked", 0)
    assert driven.press("2").ids == ["looked", "handover"]
    assert driven.press("a").ids[0] == "looked"
    answer = driven.press("enter")
    assert answer.ids == ["handover-ready"]
    assert answer.utterances[0].args["player"] == "Bruno"
    assert driven.press("a").ids == ["handover-ready"]
    driven.press("enter", "3", "4", "enter", "enter", "1", "4")
    assert driven.press("enter").ids[0].startswith("turn")


# ----------------------------------------------------------------------------- computer players


def test_computer_players_alone_play_to_the_end(begin: Begin) -> None:
    rules = replace(SIX, holes=1)
    driven = at_table(begin, rules, Seat("Ada", Strength.EASY), Seat("Zoe", Strength.NORMAL))
    heard = driven.opening.ids
    assert "table-hole-ended" in heard
    assert any(said.startswith("match-") for said in heard)
    assert not driven.ended


def test_the_end_of_input_lets_them_play_on(begin: Begin) -> None:
    rules = replace(SIX, holes=2)
    driven = at_table(begin, rules, Seat("Ada", Strength.EASY), BOT, settled=False)
    heard = driven.give(EndOfInput(asked=False)).ids
    assert heard[-1] == "goodbye"
    assert any(said.startswith("match-") for said in heard)
    assert driven.ended


def test_who_wants_to_leave_them_can(begin: Begin) -> None:
    seats = [Seat(f"Z{number}", Strength.EASY) for number in range(3)]
    driven = at_table(begin, NINE_CARDS, *seats, settled=False)
    driven.end()
    assert driven.ended


def test_who_only_watches_can_skip_to_the_scores(begin: Begin) -> None:
    rules = replace(SIX, holes=3)
    driven = at_table(begin, rules, Seat("Ada", Strength.EASY), BOT, settled=False)
    heard = driven.press("enter").ids
    skipped = heard[heard.index("table-skipping") + 1 :]
    assert "table-hole-ended" in skipped
    assert [said for said in skipped if said.startswith(("turn", "table-top", "dealt"))] == []
    assert skipped[-1].startswith("standing")


def test_every_named_variant_is_played_by_keys(begin: Begin) -> None:
    for variant in TABLE_VARIANTS:
        if variant == "peek":
            continue
        driven = at_table(begin, varied(SIX, variant), YOU, BOT)
        driven.press("1", "2")
        assert driven.press("y").ids[0] == "in-force-grid"


def test_an_undo_while_a_computer_player_thinks_is_heard_first(begin: Begin) -> None:
    driven = my_turn(at_table(begin, BOARD, YOU, BOT), "space", "1")
    top = only(driven.press("d"))[1]["top"]
    driven.press("D")
    # The card goes where one lies face up: nothing new is seen, so it can come back.
    assert driven.press_at_once("1", "u").ids == ["placed-you", "undone-place-you"]
    assert only(driven.press("c")) == ("hand-discards", {"card": top})
