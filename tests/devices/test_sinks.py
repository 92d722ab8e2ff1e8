"""Lines and transcript: how texts are split, and what is written when, byte for byte."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from golf_access.devices.sinks import SHORTEST_LINE, LineSink, TranscriptSink, split
from golf_access.utterance import Utterance
from tests.devices.said import said

quick = settings(max_examples=100, deadline=None)

letters = st.text("aăî8ș.,;", min_size=1, max_size=12)
punctuated = st.tuples(letters, st.sampled_from(["", "", ",", ".", ":", "!"])).map("".join)
sentences = st.lists(punctuated, min_size=1, max_size=40).map(" ".join)
widths = st.integers(1, 130)


def room(width: int) -> int:
    """Return the most characters of a line."""
    return max(width - 1, SHORTEST_LINE)


# ---------------------------------------------------------------------------------- splitting


@quick
@given(sentences, widths)
@example("x" * 200, 40)
@example("", 80)
def test_no_line_reaches_the_width(text: str, width: int) -> None:
    assert all(len(line) <= room(width) for line in split(text, width))


@quick
@given(sentences, widths)
def test_a_text_that_fits_is_one_line(text: str, width: int) -> None:
    assert (split(text, width) == [text]) is (len(text) <= room(width))


@quick
@given(sentences, widths)
def test_no_letter_is_lost_and_no_word_broken_that_fits(text: str, width: int) -> None:
    lines = split(text, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    if all(len(word) <= room(width) for word in text.split()):
        assert " ".join(lines) == text


@quick
@given(sentences, st.integers(40, 130))
@example("Ja, " + "een zin die net in een regel past ook", 40)
@example("abcdefg abcdefghijkl abcdefghijkl abcdefghijk abcdefg", 40)
@example("een zin die net in een regel past ook a", 40)
def test_no_line_is_too_short_to_be_read(text: str, width: int) -> None:
    lines = split(text, width)
    assert len(lines) == 1 or min(map(len, lines)) >= SHORTEST_LINE


@quick
@given(st.text(), st.integers(9, 130))
def test_any_text_comes_out_as_lines(text: str, width: int) -> None:
    lines = split(text, width)
    assert lines
    for line in lines:
        assert line == line.strip()
        assert line or len(lines) == 1


def test_runs_of_blanks_stay_within_a_line() -> None:
    assert split("a,  b and   c", 80) == ["a,  b and   c"]
    assert split("one  and two,  three and   four", 20) == ["one  and two,", "three and   four"]


def test_lines_end_where_phrases_end() -> None:
    text = "Column 5: 9 of clubs, 8 of hearts, 7 of diamonds, 3 of clubs, jack of hearts."
    assert split(text, 40) == [
        "Column 5: 9 of clubs, 8 of hearts,",
        "7 of diamonds, 3 of clubs,",
        "jack of hearts.",
    ]


def test_a_phrase_that_no_line_holds_is_cut_between_words() -> None:
    text = "Start, and then a phrase that is so long that no line of that width can hold it."
    assert split(text, 40) == [
        "Start, and then a phrase that is so",
        "long that no line of that width can",
        "hold it.",
    ]


def test_a_word_that_no_line_holds_is_cut_in_equal_pieces() -> None:
    path = "/home/somebody/a-very-long-name-of-a-folder/deal.txt"
    lines = split(f"The file {path} can't be read.", 40)
    assert "".join(lines).replace(" ", "") == f"The file {path} can't be read.".replace(" ", "")
    assert min(map(len, lines)) >= SHORTEST_LINE


# -------------------------------------------------------------------------------------- lines


class Stream:
    """Notes each write; takes ``most`` bytes of each at the most."""

    def __init__(self, most: int = 10_000) -> None:
        self.writes: list[bytes] = []
        self._most = most

    def write(self, data: bytes) -> int:
        self.writes.append(data[: self._most])
        return len(self.writes[-1])

    @property
    def text(self) -> str:
        return b"".join(self.writes).decode("utf-8")


class Gone:
    """A stream that nobody reads any more."""

    def __init__(self, error: OSError) -> None:
        self.error = error

    def write(self, data: bytes) -> int:
        raise self.error


def emitted(sink: LineSink, stream: Stream, *texts: str, last: bool = False) -> list[bytes]:
    """Return what is written of texts that one cause led to."""
    stream.writes.clear()
    sink.emit([said(text) for text in texts], last=last)
    return stream.writes.copy()


def test_newline_first_and_one_write_for_each_cause() -> None:
    stream = Stream()
    sink = LineSink(stream, lambda: 80)
    first = emitted(sink, stream, "The game begins.", "8 of spades, stock 15.")
    assert first == [b"\nThe game begins.\n8 of spades, stock 15."]
    assert emitted(sink, stream, "Cărți rămase: 35.") == ["\nCărți rămase: 35.".encode()]
    assert emitted(sink, stream) == []


def test_no_newline_before_the_first_line_of_a_file() -> None:
    stream = Stream()
    sink = LineSink(stream, lambda: 80, at_line_start=True)
    assert emitted(sink, stream, "The game begins.") == [b"The game begins."]
    assert emitted(sink, stream, "The stock is empty.") == [b"\nThe stock is empty."]


def test_no_second_newline_after_an_echoed_enter() -> None:
    stream = Stream()
    sink = LineSink(stream, lambda: 80)
    emitted(sink, stream, "The game begins.")
    sink.line_was_entered()
    assert emitted(sink, stream, "The stock is empty.") == [b"The stock is empty."]
    assert emitted(sink, stream, "The stock was empty.") == [b"\nThe stock was empty."]


def test_the_end_is_a_line_end() -> None:
    stream = Stream()
    sink = LineSink(stream, lambda: 80)
    emitted(sink, stream, "The game begins.")
    stream.writes.clear()
    sink.close()
    assert stream.writes == [b"\n"]


def test_the_end_writes_nothing_where_a_line_has_ended() -> None:
    stream = Stream()
    sink = LineSink(stream, lambda: 80)
    sink.close()
    emitted(sink, stream, "The game begins.")
    sink.line_was_entered()
    sink.close()
    assert stream.text == "\nThe game begins."


def test_the_farewell_ends_its_own_line() -> None:
    stream = Stream()
    sink = LineSink(stream, lambda: 80)
    assert emitted(sink, stream, "Goodbye to you.", last=True) == [b"\nGoodbye to you.\n"]
    stream.writes.clear()
    sink.close()
    assert stream.writes == []


def test_the_width_is_asked_for_each_time() -> None:
    stream = Stream()
    width = 80
    sink = LineSink(stream, lambda: width)
    text = "5 of clubs, column 7, 4 below it, and more."
    assert emitted(sink, stream, text) == [f"\n{text}".encode()]
    width = 30
    assert emitted(sink, stream, text) == [b"\n5 of clubs, column 7,\n4 below it, and more."]


@quick
@given(st.lists(sentences, min_size=1, max_size=3), st.integers(1, 7))
def test_what_a_stream_takes_in_parts_is_written_whole(texts: list[str], most: int) -> None:
    parts, whole = Stream(most), Stream()
    for stream in (parts, whole):
        LineSink(stream, lambda: 40).emit([said(text) for text in texts])
    assert parts.text == whole.text
    assert len(whole.writes) == 1


@pytest.mark.parametrize("error", [BrokenPipeError(), OSError(5, "Input/output error")])
def test_a_stream_that_has_gone(error: OSError) -> None:
    sink = LineSink(Gone(error), lambda: 80)
    with pytest.raises(BrokenPipeError):
        sink.emit([said("The game begins.")])
    sink.close()


# ---------------------------------------------------------------------- what Fenrir would drop


def taken_for_typing(before: int, line: str, after: int) -> bool:
    """Whether Fenrir takes a new line for the echo of typing, as tried with its version 1.9.9."""
    return abs(before - after) == len(line) + 1


@quick
@given(st.lists(sentences, min_size=2, max_size=6), st.booleans())
@example(["x" * 17, "Score 9."], False)
@example(["x" * 25, "8 of spades."], False)
@example(["x" * 13, "8 of spades."], True)
def test_no_lone_line_looks_like_typing(texts: Sequence[str], farewell: bool) -> None:
    stream = Stream()
    sink = LineSink(stream, lambda: 80)
    column = 0
    for number, text in enumerate(texts):
        last = farewell and number == len(texts) - 1
        (written,) = emitted(sink, stream, text, last=last)
        lines = written.decode().removeprefix("\n").removesuffix("\n").split("\n")
        after = 0 if last else len(lines[-1])
        if len(lines) == 1:
            assert not taken_for_typing(column, lines[0], after)
            assert len(lines[0]) >= min(len(text), SHORTEST_LINE)
            assert lines[0].rstrip(".") == text.rstrip(".")
        column = after


def test_a_full_stop_more_or_less_is_enough() -> None:
    stream = Stream()
    for text, heard in (
        ("8 of spades.", "8 of spades"),
        ("8 of spades", "8 of spades."),
        # A line that is as short as can be must not become shorter.
        ("Score 9.", "Score 9.."),
    ):
        sink = LineSink(stream, lambda: 80)
        emitted(sink, stream, "x" * (2 * len(text) + 1))
        assert emitted(sink, stream, text) == [f"\n{heard}".encode()]


# --------------------------------------------------------------------------------- transcript


def test_a_transcript_is_one_object_for_each_utterance(tmp_path: Path) -> None:
    path = tmp_path / "transcript.jsonl"
    path.write_text("older\n")
    sink = TranscriptSink(path)
    assert path.read_text() == ""
    assert sink.cells == (40,)
    braille = {20: "t20", 40: "t40", 80: "t80"}
    nested = {"cards": ["8S", "TD"], "count": 2, "key": {"id": "key-enter", "args": {}}}
    first = Utterance("drawn", nested, "8 di picche, ăîșț", braille, "it", cause="space")
    sink.emit([first, said("two\nlines", language="nl")])
    # Written as it happens, before the file is closed.
    one, two = map(json.loads, path.read_text("utf-8").splitlines())
    assert one == {
        "id": "drawn",
        "args": nested,
        "text": "8 di picche, ăîșț",
        "braille": "t40",
        "language": "it",
        "key": "space",
    }
    assert list(one) == ["id", "args", "text", "braille", "language", "key"]
    assert (two["text"], two["language"], two["key"]) == ("two\nlines", "nl", None)
    assert "ăîșț" in path.read_text("utf-8")
    sink.emit([said("what UTF-8 can't hold: \udcff")], last=True)
    sink.close()
    assert b"\r" not in path.read_bytes()
    assert json.loads(path.read_text("utf-8").splitlines()[2])["text"].endswith("\udcff")


def test_a_transcript_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=tmp_path.name):
        TranscriptSink(tmp_path)
