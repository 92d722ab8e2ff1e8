"""The model of NVDA's console reading: the known bad cases are bad in it, our rules are good."""

from __future__ import annotations

import pytest

from tests.tools.nvda_lines import (
    BOTH,
    Algorithm,
    ConsoleWindow,
    NvdaModel,
    new_lines_difflib,
    spoken,
    spoken_by_write,
)

ANSWERS = [
    "8 of spades to the waste. 27 left.",
    "No card fits a 9 now.",
    "Undone: 8 of spades is back on column 2.",
    "Carta di picche, è la più alta.",
    "Cărțile: 5 cărți și 35 de cărți, încă.",
]


@pytest.mark.parametrize("algorithm", BOTH)
@pytest.mark.parametrize("fresh_row", [False, True])
@pytest.mark.parametrize("rows", [5, 30])
def test_what_follows_our_rules_is_spoken_once(
    algorithm: Algorithm, rows: int, *, fresh_row: bool
) -> None:
    answers = [f"{number} points: {ANSWERS[number % 5]}" for number in range(40)]
    writes = [(1, "\n" + answer) for answer in answers]
    assert spoken(writes, rows, algorithm=algorithm, fresh_row=fresh_row) == answers


@pytest.mark.parametrize("algorithm", BOTH)
def test_several_lines_in_one_write_are_all_spoken(algorithm: Algorithm) -> None:
    columns = [f"Column {number}, free card 5 of clubs." for number in range(1, 8)]
    assert spoken([(1, "\n" + "\n".join(columns))], algorithm=algorithm) == columns


@pytest.mark.parametrize("algorithm", BOTH)
def test_newline_after_the_line_is_read_too(algorithm: Algorithm) -> None:
    writes = [(1, answer + "\n") for answer in ANSWERS]
    assert spoken(writes, algorithm=algorithm, fresh_row=True) == ANSWERS


def test_newline_after_continues_what_stood_there() -> None:
    window = ConsoleWindow(rows=3)
    nvda = NvdaModel(window)
    window.write("8 of spades.\n")
    assert nvda.report() == ["8 of spades."]
    assert window.visible()[-2].rstrip() == "3 was here earlier.8 of spades."


@pytest.mark.parametrize("algorithm", BOTH)
def test_a_short_lone_line_is_not_heard(algorithm: Algorithm) -> None:
    assert spoken_by_write([(1, "\n10"), (1, "\n100")], algorithm=algorithm) == [[], ["100"]]


@pytest.mark.parametrize("algorithm", BOTH)
def test_a_short_line_beside_another_is_heard(algorithm: Algorithm) -> None:
    assert spoken([(1, "\n10\nScore 10")], algorithm=algorithm) == ["10", "Score 10"]


@pytest.mark.parametrize("algorithm", BOTH)
def test_a_line_no_longer_than_what_was_typed_is_not_heard(algorithm: Algorithm) -> None:
    assert spoken([(8, "\nScore 10")], algorithm=algorithm) == []
    assert spoken([(7, "\nScore 10")], algorithm=algorithm) == ["Score 10"]


def test_what_was_typed_is_counted_until_something_is_spoken() -> None:
    writes = [(4, "\n10"), (4, "\nScore 10"), (1, "\nScore 100")]
    assert spoken_by_write(writes) == [[], [], []]
    writes = [(4, "\n10"), (3, "\nScore 10"), (7, "\nScore 11")]
    assert spoken_by_write(writes) == [[], ["Score 10"], ["Score 11"]]


@pytest.mark.parametrize("ending", [" ", ";", "\r", "\t"])
def test_a_typed_word_ends_with_what_is_no_letter(ending: str) -> None:
    assert spoken([("abcdefgh" + ending, "\nScore 10")]) == ["Score 10"]


def test_backspace_takes_a_typed_character_back() -> None:
    assert spoken([("abcdefgh\b", "\nScore 10")]) == ["Score 10"]
    assert spoken([("abcdefgh\x7f", "\nScore 10")]) == []


def test_after_tab_short_lines_are_heard_but_not_a_single_character() -> None:
    assert spoken_by_write([("\t", "\n10"), ("\t", "\n7"), ("\tx", "\n11")]) == [["10"], [], []]


def test_a_screen_full_of_one_line_goes_unheard() -> None:
    writes = [(1, "\nNo card fits a 9 now.")] * 7
    heard = spoken_by_write(writes, rows=5)
    assert heard == [["No card fits a 9 now."]] * 5 + [[]] * 2
    assert spoken_by_write(writes, rows=5, algorithm="dmp") == [["No card fits a 9 now."]] * 7


def test_a_screen_full_of_two_lines_in_turn_goes_unheard() -> None:
    couple = "\nEdge.\nNo card fits a 9 now."
    assert spoken_by_write([(1, couple)] * 3, rows=4)[2] == []


@pytest.mark.parametrize("algorithm", BOTH)
def test_a_line_like_the_one_before_is_heard_while_the_screen_has_others(
    algorithm: Algorithm,
) -> None:
    assert spoken([(1, "\nEdge of the tableau.")] * 2, algorithm=algorithm) == [
        "Edge of the tableau.",
        "Edge of the tableau.",
    ]


def test_more_than_a_screen_at_once_can_be_cut_to_what_differs() -> None:
    before = [f"Column {number}, free card 5 of clubs." for number in range(1, 5)]
    after = [f"Column {number}, free card 6 of clubs." for number in range(1, 5)]
    heard = spoken_by_write([(1, "\n" + "\n".join(lines)) for lines in (before, after)], rows=4)
    assert heard[0] == before
    assert heard[1] != after
    assert "6" in heard[1]


def test_a_wrapped_line_is_heard_in_two_pieces_by_the_older_console() -> None:
    line = "The tableau has five columns, and the last one is empty now."
    assert spoken([(1, "\n" + line)], columns=40) == [line[:40].strip(), line[40:]]
    assert spoken([(1, "\n" + line)], columns=40, algorithm="dmp") == [line]


@pytest.mark.parametrize("algorithm", BOTH)
def test_a_line_exactly_as_wide_as_the_window_is_not_wrapped(algorithm: Algorithm) -> None:
    lines = ["8 of spades, twenty-seven are left here.", "No card fits it."]
    assert len(lines[0]) == 40
    writes = [(1, "\n" + line) for line in lines]
    assert spoken(writes, columns=40, algorithm=algorithm) == lines


@pytest.mark.parametrize("algorithm", BOTH)
def test_a_redrawn_prompt_is_heard_as_a_fragment(algorithm: Algorithm) -> None:
    writes = [
        (1, "\nYour move, score 10, cards 27"),
        (1, "\rYour move, score 250, cards 4"),
    ]
    first, second = spoken_by_write(writes, algorithm=algorithm)
    assert first == ["Your move, score 10, cards 27"]
    assert second
    assert "Your move" not in " ".join(second)


def test_a_redrawn_prompt_can_go_unheard() -> None:
    assert spoken([(1, "\nYour score is 10"), (1, "\rYour score is 25")]) == ["Your score is 10"]


def test_newline_and_text_in_two_writes_are_still_one_line() -> None:
    assert spoken([(1, "\n"), (0, "No card fits a 9 now.")]) == ["No card fits a 9 now."]


def test_half_a_line_at_a_time_is_heard_in_halves() -> None:
    assert spoken([(1, "\nNo card fits "), (0, "a 9 now.")]) == ["No card fits", "a 9 now."]


@pytest.mark.parametrize("algorithm", BOTH)
def test_blank_lines_and_mode_switches_are_not_spoken(algorithm: Algorithm) -> None:
    writes = [(0, "\x1b[?2004h"), (1, "\n"), (1, "\n   "), (0, "\x1b[?2004l")]
    assert spoken_by_write(writes, algorithm=algorithm) == [[], [], [], []]


def test_nothing_changed_is_nothing_said() -> None:
    nvda = NvdaModel(ConsoleWindow())
    assert nvda.report() == []


def test_the_window_scrolls_and_wraps() -> None:
    window = ConsoleWindow(rows=3, columns=10)
    window.write("\nabcdefghijkl\nm")
    assert window.visible() == ["abcdefghij", "kl        ", "m         "]
    assert window.document().splitlines()[-2:] == ["abcdefghijkl", "m"]


@pytest.mark.parametrize("text", ["\x1b[2K", "\x1b[A", "\a", "\b", "\t"])
def test_what_the_rules_forbid_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="control character"):
        ConsoleWindow().write(text)


def test_impossible_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="0 rows"):
        ConsoleWindow(rows=0)
    with pytest.raises(ValueError, match="one character"):
        NvdaModel(ConsoleWindow()).key("ab")


def test_a_replaced_line_is_cut_from_the_first_difference() -> None:
    old, new = "Your score is 10 now.", "Your score is 205 now."
    assert new_lines_difflib(old, new) == ["205 now."]
    assert new_lines_difflib("Your score is 10.", "Your score is 10, undone.") == [", undone."]
    long = "Your score is 205 now, and 27 are left."
    assert new_lines_difflib(old, long) == [long]
    assert new_lines_difflib("Your score is 10 now.", "Your score is 25 now.") == ["25"]
