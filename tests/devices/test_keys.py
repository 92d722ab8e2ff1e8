"""From bytes to keys, pastes and lines, however the bytes arrive."""

from __future__ import annotations

import asyncio
import codecs
import io
from collections.abc import Awaitable, Callable, Sequence
from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress

from golf_access.devices.keymap import KEY_NAMES, Key
from golf_access.devices.keys import (
    EndOfInput,
    Input,
    KeyBurst,
    KeyPressed,
    LineEntered,
    LineReader,
    Pasted,
    Resumed,
    UnknownKey,
)

quick = settings(max_examples=100, deadline=None)


def keys(*names: str) -> list[Input]:
    return [KeyPressed(Key(name)) for name in names]


class Keyboard:
    """Feeds bytes to prompt-toolkit's parser and to a burst as the reader of a terminal does."""

    def __init__(self) -> None:
        self.taken: list[Input] = []
        self.suspended = 0
        self.finished = 0
        self._presses: list[KeyPress] = []
        self._parser = Vt100Parser(self._presses.append)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._burst = KeyBurst(self.taken.append, self._suspend, self._finish)

    def feed(self, *reads: bytes) -> None:
        """Give what arrives in one burst, in one or several reads."""
        for data in reads:
            self._parser.feed(self._decoder.decode(data))
            self._hand_on()

    def pause(self) -> None:
        """Let the time pass that a lone Escape waits."""
        self._parser.flush()
        self._hand_on()
        self._burst.end()

    def _hand_on(self) -> None:
        arrived = tuple(self._presses)
        self._presses.clear()
        self._burst.take(arrived)

    def _suspend(self) -> None:
        self.suspended += 1

    def _finish(self) -> None:
        self.finished += 1


def typed(*bursts: bytes | Sequence[bytes]) -> list[Input]:
    """Return what bursts mean, each in one read or in several, with pauses between them."""
    keyboard = Keyboard()
    for burst in bursts:
        keyboard.feed(*([burst] if isinstance(burst, bytes) else burst))
        keyboard.pause()
    return keyboard.taken


def every_cut(data: bytes) -> list[list[bytes]]:
    """Return a burst in one read, in two at each place, and byte by byte."""
    cuts = [[data[:at], data[at:]] for at in range(1, len(data))]
    return [[data], *cuts, [data[at : at + 1] for at in range(len(data))]]


# --------------------------------------------------------------------------------- single keys


@pytest.mark.parametrize(
    ("data", "names"),
    [
        (b"5", ["5"]),
        (b"dD?", ["d", "D", "?"]),
        (b" ", ["space"]),
        (b"\r", ["enter"]),
        (b"\n", ["enter"]),
        (b"\t", ["tab"]),
        (b"\x1b[Z", ["shift+tab"]),
        (b"\x7f", ["backspace"]),
        (b"\x08", ["backspace"]),
        (b"\x1b[3~", ["delete"]),
        (b"\x1b[A\x1b[B\x1b[C\x1b[D", ["up", "down", "right", "left"]),
        (b"\x1bOA\x1bOB\x1bOC\x1bOD", ["up", "down", "right", "left"]),
        (b"\x1b[H\x1b[F", ["home", "end"]),
        (b"\x1b[1~\x1b[4~", ["home", "end"]),
        (b"\x1b[5~\x1b[6~", ["pageup", "pagedown"]),
        (b"\x1bOP\x1b[11~\x1b[24~", ["f1", "f1", "f12"]),
        ("ăȘé€".encode(), ["ă", "Ș", "é", "€"]),
        (b"\xff", ["\ufffd"]),
    ],
)
def test_keys(data: bytes, names: list[str]) -> None:
    for reads in every_cut(data):
        assert typed(reads) == keys(*names)


def test_every_named_key_can_be_typed() -> None:
    found = set()
    for sequence in [*ANSI_SEQUENCES, " "]:
        for one in typed(sequence.encode()):
            if isinstance(one, KeyPressed) and len(one.key.name) > 1:
                found.add(one.key.name)
    assert found == KEY_NAMES


def test_escape_alone() -> None:
    assert typed(b"\x1b") == keys("escape")
    assert typed(b"\x1b", b"5") == keys("escape", "5")
    assert typed(b"\x1b", b"\x1b[A", b"\x1b") == keys("escape", "up", "escape")
    assert typed(b"\x1b\x1b") == keys("escape", "escape")


def test_an_escape_waits_for_what_may_follow() -> None:
    keyboard = Keyboard()
    keyboard.feed(b"\x1b")
    assert keyboard.taken == []
    keyboard.pause()
    assert keyboard.taken == keys("escape")


@pytest.mark.parametrize("key", [b"\x01", b"\x00", b"\x0b", b"\x1c", b"\x1b[1;5C", b"\x1b[1;2A"])
def test_a_key_that_we_do_not_name_is_told(key: bytes) -> None:
    assert typed(key, b"5") == [UnknownKey(), *keys("5")]


def test_the_end_and_the_stop() -> None:
    keyboard = Keyboard()
    keyboard.feed(b"\x1a")
    assert (keyboard.taken, keyboard.suspended) == ([Resumed()], 1)
    for number, key in enumerate((b"\x03", b"\x04"), 1):
        keyboard.feed(key)
        assert keyboard.finished == number
    assert keyboard.taken == [Resumed()]


# --------------------------------------------------------------------------- unknown sequences


@pytest.mark.parametrize(
    "sequence",
    [
        b"\x1b1",  # Alt and a digit: terminals switch tabs with it
        b"\x1b7",
        b"\x1bd",
        "\x1bă".encode(),
        b"\x1b\r",
        b"\x1b[99~",
        b"\x1b[1;9X",
        b"\x1b[57;1u",
        b"\x1b[?1;2c",
        b"\x1b[>0;276;0c",
        b"\x1b[12 q",
        b"\x1bO5",
    ],
)
def test_an_unknown_sequence_is_told_once_and_plays_nothing(sequence: bytes) -> None:
    for reads in every_cut(sequence):
        assert typed(reads) == [UnknownKey()], reads
    assert typed(sequence + b"5") == [UnknownKey(), *keys("5")]
    assert typed(sequence, b"5") == [UnknownKey(), *keys("5")]
    keyboard = Keyboard()
    keyboard.feed(sequence, b"5", b"\x1b[A")
    assert keyboard.taken == [UnknownKey(), *keys("5", "up")]


def test_bursts_that_follow_closely_are_told_apart() -> None:
    keyboard = Keyboard()
    keyboard.feed(b"\x1b[99~", b"\x1b[98~", b"5", b"\x1b1", b"\x1b[A", b"6")
    assert keyboard.taken == [
        UnknownKey(),
        UnknownKey(),
        *keys("5"),
        UnknownKey(),
        *keys("up", "6"),
    ]


def test_a_sequence_that_breaks_off_swallows_nothing_later() -> None:
    assert typed(b"\x1b[9", b"5") == [UnknownKey(), *keys("5")]


# -------------------------------------------------------------------------------------- pastes


def test_a_paste_is_one_event() -> None:
    paste = b"\x1b[200~go1-c-aaaaaac\r\n\x1b[A5\xc4\x83\x1b[201~"
    for reads in every_cut(paste):
        assert typed(reads) == [Pasted("go1-c-aaaaaac\r\n\x1b[A5ă")]
    assert typed(b"5" + paste + b"6") == [*keys("5"), *typed(paste), *keys("6")]
    assert typed([b"\x1b[200~abc"], [b"def\x1b[201~"], b"5") == [Pasted("abcdef"), *keys("5")]


@quick
@given(st.lists(st.binary(max_size=6), max_size=8))
def test_any_bytes_are_inputs(reads: list[bytes]) -> None:
    keyboard = Keyboard()
    for data in reads:
        keyboard.feed(data)
    keyboard.pause()
    for one in keyboard.taken:
        if isinstance(one, KeyPressed):
            name = one.key.name
            assert name in KEY_NAMES or (len(name) == 1 and name.isprintable())


@quick
@given(st.text(st.characters(exclude_categories=["Cc", "Cs", "Zs", "Zl", "Zp", "Cn", "Cf", "Co"])))
def test_letters_of_any_language_are_keys(text: str) -> None:
    assert typed(text.encode()) == keys(*text)


# --------------------------------------------------------------------------------------- lines


class Pipe(io.RawIOBase):
    """Gives one chunk for each read, then the end, and notes each read."""

    def __init__(self, chunks: Sequence[bytes], note: Callable[[object], None]) -> None:
        self._chunks = [chunk for chunk in chunks if chunk]
        self._note = note

    def read(self, _size: int = -1) -> bytes:
        self._note("read")
        return self._chunks.pop(0) if self._chunks else b""


class Broken(io.RawIOBase):
    """A stream whose terminal was closed."""

    def read(self, _size: int = -1) -> bytes:
        raise OSError(5, "Input/output error")


def read_lines(stream: io.RawIOBase, settled: Callable[[], Awaitable[None]]) -> list[Input]:
    taken: list[Input] = []
    reader = LineReader(stream)  # type: ignore[arg-type]
    asyncio.run(reader.run(taken.append, settled))
    return taken


async def at_once() -> None:
    """Be settled."""


def lines_of(*chunks: bytes) -> list[Input]:
    return read_lines(Pipe(chunks, lambda _: None), at_once)


def lines(*texts: str) -> list[Input]:
    return [*map(LineEntered, texts), EndOfInput(asked=False)]


@pytest.mark.parametrize(
    ("data", "texts"),
    [
        (b"", []),
        (b"draw\n5\n", ["draw", "5"]),
        (b"draw\r\n5\r\n", ["draw", "5"]),
        (b"draw\n5", ["draw", "5"]),
        (b"\n \n", ["", " "]),
        ("damă\n".encode(), ["damă"]),
        (b"a\xff\xc4\nb\n", ["a\ufffd\ufffd", "b"]),
    ],
)
def test_lines(data: bytes, texts: list[str]) -> None:
    assert lines_of(data) == lines(*texts)
    assert lines_of(*(data[at : at + 1] for at in range(len(data)))) == lines(*texts)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.text("aă8\r ", max_size=4), max_size=5), st.lists(st.integers(0, 40)))
@example(["", "ă"], [1, 2])
def test_lines_however_they_arrive(texts: list[str], cuts: list[int]) -> None:
    data = "".join(f"{text}\n" for text in texts).encode()
    places = [0, *sorted(min(cut, len(data)) for cut in cuts), len(data)]
    chunks = [data[start:end] for start, end in pairwise(places)]
    assert lines_of(*chunks) == lines(*(text.rstrip("\r") for text in texts))


def test_a_stream_that_breaks_is_the_end() -> None:
    assert read_lines(Broken(), at_once) == [EndOfInput(asked=False)]


def test_the_next_line_waits_until_the_last_is_answered() -> None:
    happened: list[object] = []

    async def settled() -> None:
        happened.append("asked")
        await asyncio.sleep(0)
        happened.append("settled")

    pipe = Pipe([b"draw\n5\n", b"2\n"], happened.append)
    reader = LineReader(pipe, lambda: happened.append("entered"))  # type: ignore[arg-type]
    asyncio.run(reader.run(happened.append, settled))
    answered = ["asked", "settled"]
    assert happened == [
        *answered,
        "read",
        *("entered", LineEntered("draw"), *answered),
        *("entered", LineEntered("5"), *answered),
        "read",
        *("entered", LineEntered("2"), *answered),
        "read",
        EndOfInput(asked=False),
    ]
