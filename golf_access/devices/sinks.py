"""Where utterances go: lines for a terminal's screen reader, and the transcript."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from golf_access.utterance import Utterance

SHORTEST_LINE = 8
"""Fewest characters of a line: NVDA drops lines that are shorter than what was typed just before
(``NVDAObjects/behaviors.py``)."""
DEFAULT_WIDTH = 80
TRANSCRIPT_CELLS = 40

_PHRASE_END = re.compile(r"(?<=[,;:.!?]) ")


class Sink(Protocol):
    """Somewhere to send what is said. ``cells`` are the braille sizes that it wants rendered."""

    @property
    def cells(self) -> tuple[int, ...]:
        """The sizes of braille that it shows."""

    def emit(self, utterances: Sequence[Utterance], *, last: bool = False) -> None:
        """Take all that one key, or one event, caused. ``last``: nothing comes after it."""

    def close(self) -> None:
        """Finish: nothing more comes."""


class RawStream(Protocol):
    """Where bytes go unbuffered."""

    def write(self, data: bytes, /) -> int:
        """Write some of ``data`` and return how much."""


class LineSink:
    """Writes lines, each with its newline before it, all of one cause in a single write.

    That order was tried with yasr, Fenrir, Orca and BRLTTY: each reads every line once. UTF-8 is
    written whatever the terminal's code page.
    """

    cells: tuple[int, ...] = ()

    def __init__(
        self, stream: RawStream, width: Callable[[], int], *, at_line_start: bool = False
    ) -> None:
        """Write to ``stream``, splitting below ``width()`` columns.

        ``at_line_start``: nothing stands on the current line yet, so the first one needs no
        newline before it, as in a file.
        """
        self._stream = stream
        self._width = width
        self._at_line_start = at_line_start
        self._written = False
        self._column = 0

    def line_was_entered(self) -> None:
        """Note that the terminal echoed an Enter: the next write starts on a line of its own."""
        self._at_line_start = True

    def emit(self, utterances: Sequence[Utterance], *, last: bool = False) -> None:
        """Write what one cause led to. Raises ``BrokenPipeError`` when nobody reads any more.

        The last line's own end is in the same write: yasr would say "blank" for one by itself.
        """
        width = self._width()
        lines = [line for said in utterances for line in split(said.text, width)]
        if len(lines) == 1:
            lines = [_told_from_typing(lines[0], self._column, last=last)]
        if lines:
            start = "" if self._at_line_start else "\n"
            self._at_line_start = last
            self._written = True
            self._column = len(lines[-1])
            self._write(start + "\n".join(lines) + "\n" * last)

    def close(self) -> None:
        """End the last line, so that the shell's prompt has its own."""
        if self._written and not self._at_line_start:
            with suppress(BrokenPipeError):
                self._write("\n")

    def _write(self, text: str) -> None:
        data = text.encode("utf-8")
        try:
            while data:
                data = data[self._stream.write(data) :]
        except OSError as error:
            raise BrokenPipeError from error


class TranscriptSink:
    """Writes one JSON object a line for each utterance, as it happens."""

    cells: tuple[int, ...] = (TRANSCRIPT_CELLS,)

    def __init__(self, path: Path) -> None:
        """Begin the file ``path`` anew. Raises ``OSError``."""
        # What UTF-8 can't hold, as in names of files, becomes a JSON escape.
        self._file = path.open("w", encoding="utf-8", errors="backslashreplace", newline="\n")

    def emit(self, utterances: Sequence[Utterance], *, last: bool = False) -> None:
        """Write the utterances of one cause, at once."""
        lines = ""
        for said in utterances:
            entry = {
                "id": said.id,
                "args": said.args,
                "text": said.text,
                "braille": said.braille[TRANSCRIPT_CELLS],
                "language": said.language,
                "key": said.cause,
            }
            lines += json.dumps(entry, ensure_ascii=False) + "\n"
        self._file.write(lines)
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def split(text: str, width: int) -> list[str]:
    """Cut a text into lines narrower than ``width``, between phrases where that can be done.

    A wrapped word would be read in two pieces. No line is left shorter than ``SHORTEST_LINE``,
    unless the text itself is or its words are about as long as a line.
    """
    text = text.strip()
    limit = max(width - 1, SHORTEST_LINE)
    if len(text) <= limit:
        return [text]
    lines = [""]
    for phrase in _PHRASE_END.split(text):
        pieces = [phrase] if len(phrase) <= limit else phrase.split()
        for piece in pieces:
            longer = f"{lines[-1]} {piece}".lstrip()
            if len(longer) <= limit:
                lines[-1] = longer
            else:
                lines += _cut(piece, limit)
    return _long_enough([line.strip() for line in lines if line.strip()], limit)


def _cut(word: str, limit: int) -> list[str]:
    """Cut a word that no line can hold into equal pieces."""
    count = -(-len(word) // limit)
    size = -(-len(word) // count)
    return [word[at : at + size] for at in range(0, len(word), size)]


def _long_enough(lines: list[str], limit: int) -> list[str]:
    """Give each line that is too short words of its neighbour."""
    for at in range(len(lines) - 1):
        while len(lines[at]) < SHORTEST_LINE and " " in lines[at + 1]:
            word, rest = lines[at + 1].split(None, 1)
            if len(lines[at]) + 1 + len(word) > limit:
                break
            lines[at : at + 2] = [f"{lines[at]} {word}", rest]
    while len(lines) > 1 and len(lines[-1]) < SHORTEST_LINE:
        if len(lines[-2]) + 1 + len(lines[-1]) <= limit:
            lines[-2:] = [" ".join(lines[-2:])]
            continue
        rest, blank, word = lines[-2].rpartition(" ")
        if not blank or len(word) + 1 + len(lines[-1]) > limit:
            break
        lines[-2:] = [rest.rstrip(), f"{word} {lines[-1]}"]
    return lines


def _told_from_typing(line: str, column: int, *, last: bool) -> str:
    """Return a lone line so that Fenrir speaks it, the cursor having stood in ``column``.

    Fenrir takes one new line for the echo of typing, and drops it, when the cursor moved sideways
    by the line's length and one (``onScreenUpdate/70000-incoming.py`` of Fenrir 1.9.5, tried). A
    full stop more or less is enough. After the ``last`` line the cursor stands in column 0.
    """
    if abs(column - (0 if last else len(line))) != len(line) + 1:
        return line
    if line.endswith(".") and len(line) > SHORTEST_LINE:
        return line[:-1]
    return f"{line}."
