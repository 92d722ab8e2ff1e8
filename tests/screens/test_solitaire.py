"""Every key of the game, by the keymap that players have."""

from __future__ import annotations

import pytest

from golf_access.engine.deals import Deal
from golf_access.engine.rules import SOLITAIRE_RULES, RuleSet
from golf_access.play.log import Header
from golf_access.screens.base import Desk, Screen
from golf_access.screens.codes import screen_of
from golf_access.settings import SettingsFile
from tests.engine.laying import cards
from tests.screens.answers import name, only, told
from tests.screens.conftest import Begin
from tests.tools.driving import Driven

ENTER, ESCAPE = name("key-enter"), name("key-escape")
HELP = name("key-question-mark")


def of_cards(begin: Begin, columns: list[str], talon: str) -> Driven:
    """Begin a game on cards laid by hand."""
    deal = Deal(tuple(map(cards, columns)), cards(talon))
    header = Header(rules=SOLITAIRE_RULES[RuleSet.EASY], deals=(deal,))

    def first(desk: Desk) -> Screen:
        return screen_of(desk, header)

    return begin(first=first)


def test_the_opening(game: Driven) -> None:
    assert game.opening.ids == ["game-begins", "counts", "free-cards", "press-for-help"]
    assert told(game.opening)[3] == ("press-for-help", {"key": HELP})
    assert len(game.opening.writes) == 1


# ------------------------------------------------------------------------------------------ moves


def test_digits_play_the_free_card_of_a_column(game: Driven) -> None:
    game.press("space")
    args = {"card": "9C", "column": 5, "uncovered": "8H", "below": 3}
    assert only(game.press("5")) == ("removed", args)
    args = {"card": "8C", "column": 2, "uncovered": "2C", "below": 3}
    assert only(game.press("2")) == ("removed", args)
    assert only(game.press("e")) == ("counts", {"stock": 15, "left": 33, "top": "8C"})


@pytest.mark.parametrize("digit", ["8", "9"])
def test_digits_without_a_column(game: Driven, digit: str) -> None:
    args = {"column": int(digit), "columns": 7}
    assert only(game.press(digit)) == ("refused-no-such-column", args)


def test_a_digit_that_is_refused_says_what_would_fit(game: Driven) -> None:
    args = {"card": "6H", "top": "AC", "fits": ["2", "K"]}
    assert only(game.press("1")) == ("refused-not-adjacent", args)
    assert only(game.press("t"))[1]["moves"] == 0


def test_space_draws(game: Driven) -> None:
    assert only(game.press("space")) == ("drawn", {"card": "8S", "stock": 15})
    game.press(*["space"] * 14)
    answer = game.press("space")
    assert told(answer)[0] == ("drawn-last", {"card": "KS"})
    assert answer.ids[1:] == ["ended-blocked", "far-won", "offer-after-block"]


def test_enter_plays_the_card_under_the_cursor(game: Driven) -> None:
    game.press("space", *["tab"] * 4)
    assert only(game.press("enter"))[1]["card"] == "9C"


def test_enter_on_a_covered_card_says_what_covers_it(game: Driven) -> None:
    game.press("j")
    args = {"card": "TS", "column": 1, "covered_by": "6H", "row": 4}
    assert only(game.press("enter")) == ("refused-covered", args)


def test_undo_and_redo(game: Driven) -> None:
    assert only(game.press("u")) == ("refused-nothing-to-undo", {})
    game.press("space", "5")
    assert only(game.press("u")) == ("undone-removed", {"card": "9C", "column": 5, "top": "8S"})
    assert only(game.press("u")) == ("undone-drawn", {"card": "8S", "stock": 16, "top": "AC"})
    assert told(game.press("r")) == [("redone", {}), ("drawn", {"card": "8S", "stock": 15})]
    assert game.press("r").ids == ["redone", "removed"]
    assert only(game.press("r")) == ("refused-nothing-to-redo", {})
    assert only(game.press("t"))[1]["moves"] == 2


# -------------------------------------------------------------------------------------- questions


def test_d_reads_the_waste(game: Driven) -> None:
    assert only(game.press("d")) == ("waste", {"top": "AC"})


def test_v_reads_the_tableau_a_column_a_line(begin: Begin) -> None:
    answer = begin(width=120).press("v")
    assert answer.ids == ["column"] * 7
    assert told(answer)[6][1] == {"column": 7, "cards": ["5C", "9S", "3H", "7S", "3S"]}
    assert len(answer.lines) == 7
    assert len(answer.writes) == 1


def test_e_counts(game: Driven) -> None:
    assert only(game.press("e")) == ("counts", {"stock": 16, "left": 35, "top": "AC"})


def test_shift_e_tells_what_changed_since_the_last_key(game: Driven) -> None:
    assert only(game.press("E")) == ("changes-none", {})
    game.press("space")
    assert only(game.press("E")) == ("counts", {"stock": 15, "left": 35, "top": "8S"})
    game.press("5")
    changed = told(game.press("E"))
    assert changed == [
        ("counts", {"stock": 15, "left": 34, "top": "9C"}),
        ("change-column", {"column": 5, "card": "8H", "below": 3}),
        ("score", {"score": 10}),
    ]
    # It may be asked again: the question itself is no key that changes anything.
    assert game.press("E").ids == [said for said, _ in changed]
    game.press("d")
    assert only(game.press("E")) == ("changes-none", {})


def test_s_tells_the_score(game: Driven) -> None:
    assert only(game.press("s")) == ("score", {"score": 0})
    assert only(game.press("space", "5", "s")) == ("score", {"score": 10})


def test_s_in_a_match(begin: Begin) -> None:
    match = begin(code="GO1-E-AAAAAAB-M")
    standing = {"played": 0, "total": 0, "par": name("par-even"), "undos": 0}
    hole = {"hole": 1, "holes": 9, "left": 35}
    assert told(match.press("s")) == [("match-score", hole), ("match-standing", standing)]


def test_t_tells_rule_code_and_moves(game: Driven) -> None:
    args = {"rule": name("rule-easy"), "code": "GO1-E-AAAAAAB", "moves": 0}
    assert only(game.press("t")) == ("status", args)
    assert only(game.press("space", "u", "t"))[1]["moves"] == 1


def test_f_reads_the_free_cards(game: Driven) -> None:
    said, args = only(game.press("f"))
    assert said == "free-cards"
    free = [name("free-place", card=card) for card in "6H 8C JS 4C 9C 8D 5C".split()]  # noqa: SIM905
    assert args == {"cards": free, "top": "AC"}


def test_p_tells_what_can_be_played(game: Driven) -> None:
    assert only(game.press("p")) == ("playable-draw", {"stock": 16})
    places = [name("card-in-column", card="9C", column=5)]
    assert only(game.press("space", "p")) == ("playable", {"places": places, "count": 1})


def test_y_tells_the_rules(game: Driven) -> None:
    assert game.press("y").ids == [
        "rules-set",
        "rules-king-ace",
        "rules-queen-on-king",
        "rules-draw-any-time",
    ]


# ----------------------------------------------------------------------------------------- cursor


@pytest.mark.parametrize(("on", "back"), [("tab", "shift+tab"), ("right", "left")])
def test_the_cursor_goes_from_column_to_column(game: Driven, on: str, back: str) -> None:
    assert only(game.press(back)) == ("edge-first-column", {"column": 1})
    assert only(game.press(on)) == ("cursor-free", {"card": "8C", "column": 2, "below": 4})
    assert only(game.press(*[on] * 5))[1]["column"] == 7
    assert only(game.press(on)) == ("edge-last-column", {"column": 7})
    assert only(game.press(back))[1]["column"] == 6


@pytest.mark.parametrize(("deeper", "back"), [("j", "m"), ("down", "up")])
def test_the_cursor_goes_into_a_column(game: Driven, deeper: str, back: str) -> None:
    assert only(game.press(back)) == ("edge-free", {"column": 1})
    args = {"card": "TS", "column": 1, "covered_by": "6H", "below": 3}
    assert only(game.press(deeper)) == ("cursor-covered", args)
    assert only(game.press(*[deeper] * 3))[1]["card"] == "6C"
    assert only(game.press(deeper)) == ("edge-deepest", {"column": 1})
    assert only(game.press(back))[1]["card"] == "5S"
    assert only(game.press("tab", "shift+tab"))[0] == "cursor-free"


def test_the_cursor_comes_back_to_the_free_card_when_its_column_changes(game: Driven) -> None:
    game.press("space", *["tab"] * 4, "j", "j")
    game.press("5")
    assert only(game.press("m")) == ("edge-free", {"column": 5})


def test_the_cursor_in_an_empty_column(begin: Begin) -> None:
    game = of_cards(begin, ["2C", "9D JH"], "AC 5D 6D")
    game.press("1")
    for key in ("j", "m"):
        assert only(game.press(key)) == ("column-empty", {"column": 1})
    assert only(game.press("enter")) == ("refused-empty-column", {"column": 1})
    assert only(game.press("tab"))[1]["card"] == "JH"
    assert only(game.press("shift+tab")) == ("column-empty", {"column": 1})


# -------------------------------------------------------------------------------- a key after a key


def test_b_reads_a_column(game: Driven) -> None:
    assert only(game.press("b")) == ("which-column", {"columns": 7})
    cards_of_7 = ["5C", "9S", "3H", "7S", "3S"]
    assert only(game.press("7")) == ("column", {"column": 7, "cards": cards_of_7})
    assert only(game.press("7"))[0] == "refused-not-adjacent"
    args = {"column": 9, "columns": 7}
    assert only(game.press("b", "9")) == ("refused-no-such-column", args)


def test_b_can_be_left(game: Driven) -> None:
    assert only(game.press("b", "escape")) == ("which-left", {})
    assert only(game.press("b", "backspace")) == ("which-left", {})
    assert only(game.press("b", "?")) == ("which-column", {"columns": 7})
    assert only(game.press("d"))[0] == "unbound"
    assert only(game.press("escape", "d"))[0] == "waste"


def test_x_tells_where_a_rank_is(game: Driven) -> None:
    assert only(game.press("x")) == ("which-rank", {})
    places = [
        name("place-free", card="8C", column=2),
        name("place-covered", card="8H", column=5, above=1),
        name("place-free", card="8D", column=6),
    ]
    assert only(game.press("8")) == ("where", {"rank": "8", "places": places, "count": 3})
    assert only(game.press("8"))[0] != "where"


@pytest.mark.parametrize(
    ("lang", "key", "rank"),
    [
        *[("en", str(digit), str(digit)) for digit in range(2, 10)],
        ("en", "1", "A"),
        ("en", "0", "T"),
        ("en", "x", "T"),
        *[("en", letter, letter.upper()) for letter in "ajqk"],
        ("en", "K", "K"),
        # The player's own letters first, then the English ones that they leave free.
        *zip(["it"] * 5, "afdrx", "AJQKT", strict=True),
        *zip(["it"] * 2, "qk", "QK", strict=True),
        *zip(["ro"] * 5, "avdrx", "AJQKT", strict=True),
        *zip(["ro"] * 2, "qk", "QK", strict=True),
        *zip(["nl"] * 5, "abvhx", "AJQKT", strict=True),
        *zip(["nl"] * 2, "qk", "QK", strict=True),
    ],
)
def test_x_takes_digits_and_letters(begin: Begin, lang: str, key: str, rank: str) -> None:
    said, args = only(begin(lang).press("x", key))
    assert (said, args["rank"]) == ("where", rank)


@pytest.mark.parametrize("key", ["o", "j"])
def test_x_takes_jokers(begin: Begin, key: str) -> None:
    game = begin("it", "GO1-E-AAAAAAB-J2")
    said, args = only(game.press("x", key))
    assert said in ("where", "where-none")
    assert args["rank"] == "_"


def test_x_can_be_left(game: Driven) -> None:
    assert only(game.press("x", "escape")) == ("which-left", {})
    assert only(game.press("x", "?")) == ("which-rank", {})
    assert only(game.press("z"))[0] == "unbound"
    assert only(game.press("backspace")) == ("which-left", {})


# -------------------------------------------------------------------------------- other games


def test_n_deals_anew_where_nothing_was_played(game: Driven) -> None:
    answer = game.press("n")
    assert answer.ids == ["game-begins", "counts", "free-cards"]
    assert told(answer)[0][1]["code"] == "GO1-E-AAAAAAC"


def test_n_asks_first_in_a_running_game(game: Driven) -> None:
    game.press("space")
    assert only(game.press("n")) == ("confirm-new-game", {"key": "N"})
    assert game.press("n").ids[0] == "game-begins"


def test_q_leaves_where_nothing_was_played(game: Driven) -> None:
    assert game.press("q").ids == ["goodbye"]
    assert game.ended


def test_q_asks_first_in_a_running_game(game: Driven) -> None:
    game.press("space")
    assert only(game.press("q")) == ("confirm-leave", {"key": "Q"})
    answer = game.press("q")
    assert answer.ids == ["goodbye"]
    assert answer.writes[0].endswith("\n")
    assert game.ended


@pytest.mark.parametrize("question", ["q", "n"])
@pytest.mark.parametrize("other", ["d", "E", "z", "tab", "9"])
def test_another_key_takes_a_question_back(game: Driven, question: str, other: str) -> None:
    game.press("space", question, other)
    assert game.press(question).ids[0].startswith("confirm-")
    assert not game.ended


def test_a_question_can_be_heard_again(game: Driven) -> None:
    game.press("space", "n")
    assert only(game.press("a"))[0] == "confirm-new-game"


def test_n_in_a_match_concedes_and_goes_on(begin: Begin) -> None:
    match = begin(code="GO1-E-AAAAAAB-M")
    # Here even the first key asks: what is given up counts.
    assert only(match.press("n")) == ("confirm-concede", {"key": "N", "left": 35})
    assert match.press("d").ids == ["waste"]
    match.press("n")
    assert match.press("n").ids == [
        "ended-conceded-match",
        "hole-scored",
        "far-won",
        "offer-next-hole",
    ]
    assert only(match.press("space")) == ("refused-game-over-conceded", {})
    assert match.press("n").ids == ["hole-dealt", "counts", "free-cards"]
    assert match.press("u").ids == ["undone-hole", "offer-next-hole"]
    assert match.press("u").ids == ["undone-reopened-match"]


def test_a_match_to_its_end(begin: Begin) -> None:
    match = begin(code="GO1-E-AAAAAAB-M")
    answer = match.press("n", "n", *["n"] * 3 * 8)
    assert answer.ids == ["ended-conceded-match", "match-ended", "far-won", "offer-new-game"]
    assert told(answer)[1][1]["total"] == 315
    # Over: the next one begins unasked.
    assert match.press("n").ids[:2] == ["game-begins", "hole-dealt"]


def test_a_block_offers_undo_and_a_new_game(begin: Begin) -> None:
    game = of_cards(begin, ["9C"], "AC 5D")
    answer = game.press("space")
    assert answer.ids == ["drawn-last", "ended-blocked", "far-reached", "offer-after-block"]
    assert told(answer)[3][1] == {"new": "N", "undo": "U"}
    assert only(game.press("space")) == ("refused-game-over-blocked", {})
    assert only(game.press("p")) == ("refused-game-over-blocked", {})
    assert game.press("u").ids == ["undone-reopened", "undone-drawn"]
    assert game.press("r").ids == ["redone", *answer.ids]


def test_a_game_that_is_won(begin: Begin) -> None:
    game = of_cards(begin, ["2C"], "AC 5D")
    answer = game.press("1")
    assert answer.ids == ["removed-last", "ended-won", "offer-new-game"]
    assert told(answer)[2][1] == {"new": "N", "leave": "Q"}
    assert only(game.press("f")) == ("tableau-cleared", {})
    assert game.press("q").ids == ["goodbye"]


# ---------------------------------------------------------------------------------- settings, help


def test_i_turns_reasons_off_and_on(game: Driven) -> None:
    assert only(game.press("i")) == ("interactive-off", {})
    assert only(game.press("1")) == ("refused-briefly", {})
    assert only(game.press("space"))[0] == "drawn"
    assert SettingsFile(game.desk.settings_file.path.parent).load().interactive is False
    assert only(game.press("i")) == ("interactive-on", {})
    assert only(game.press("1"))[0] == "refused-not-adjacent"


def test_escape_is_silence(game: Driven) -> None:
    assert only(game.press("escape")) == ("silenced", {})


def test_question_mark_lists_the_keys(game: Driven) -> None:
    answer = game.press("?")
    assert answer.ids == ["help-title", "list-item"]
    assert told(answer)[0][1] == {"leave": ESCAPE}
    first = name(
        "help-item", keys=name("help-digits-key", last=7), does=name("help-digits-solitaire")
    )
    assert told(answer)[1][1] == {"item": first, "position": 1, "count": 35}
    heard = [only(game.press("down"))[1]["item"] for _ in range(34)]
    assert len({str(item) for item in heard}) == 34
    tab = [name("help-key", key=name("key-tab")), name("help-key", key=name("key-right"))]
    assert name("help-item", keys=tab, does=name("command-next-column")) in heard
    assert only(game.press("down"))[0] == "list-end"
    assert game.press("escape").ids == ["list-left"]
    assert game.press("d").ids == ["waste"]


def test_f1_opens_the_manual(game: Driven) -> None:
    answer = game.press("f1")
    assert answer.ids == ["manual-title", "paragraph"]
    paragraphs = [only(game.press("down"))[1]["text"] for _ in range(19)]
    assert len(set(paragraphs)) == 19
    assert only(game.press("down"))[0] == "list-end"
    assert game.press("q").ids == ["list-left"]
    assert not game.ended
