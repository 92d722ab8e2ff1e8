"""What NVDA would say about text that appears in a Windows console: a model, for quick tests.

NVDA isn't told what a console program writes. It takes the console's text before and after a
change, compares the two, and speaks what looks new. So a line can go unheard, or be heard in part.
This module states those rules again, in our own code, so that a test can ask without Windows:
"is each of these lines spoken exactly once?"

Sources, in NVDA's repository (github.com/nvaccess/nvda, folder ``source``):

- ``NVDAObjects/behaviors.py``: ``LiveText._monitor`` (compare, drop a lone single character),
  ``EnhancedTermTypedCharSupport._reportNewLines`` (drop a lone line that is shorter than three
  characters or not longer than the word being typed) and ``script_flush_queuedChars``;
- ``speech/speech.py``: ``speakTypedCharacters``, for what counts as the word being typed;
- ``diffHandler.py``: ``Difflib.diff`` (lines, by ``difflib.ndiff``) and ``DiffMatchPatch``, with
  the text comparison of github.com/codeofdusk/nvda_dmp;
- ``NVDAObjects/window/winConsole.py`` and ``winConsoleHandler.getConsoleVisibleLines``: up to
  Windows 10 NVDA sees the visible rows only, each padded to the width, compared by line;
- ``NVDAObjects/UIA/winConsoleUIA.py``: in Windows 11's console and in Windows Terminal it sees the
  whole text, earlier lines included, compared by character.

Not modelled: NVDA reads "a moment later" (30 ms in the older consoles), so that several writes can
fall into one comparison, or a long write into two; speech that a key cuts off; key echo; characters
that are two cells wide or none. With "dmp" the comparison is exact for text that is only appended,
and approximate, by :mod:`difflib`, for text that is rewritten; earlier lines are never forgotten.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable
from typing import Literal

Algorithm = Literal["difflib", "dmp"]
"""How NVDA compares: "difflib" up to Windows 10, "dmp" in Windows 11 and Windows Terminal."""

BOTH: tuple[Algorithm, ...] = ("difflib", "dmp")

_WRITTEN = re.compile(r"\x1b\[\?[0-9;]*[hl]|[\s\S]")
"""A switch of a terminal mode, which shows nothing, or one character."""

_FEWEST_CHARACTERS = 3
_FRAGMENT_BELOW = 15
_FLUSHING = frozenset("\r\n\t\x03\x04")
"""Enter, Tab, Ctrl+C and Ctrl+D: NVDA forgets the word being typed before it passes them on."""


class ConsoleWindow:
    """A console window that is already full of text, as it is after a few minutes of play.

    Args:
        rows: the number of visible rows, at least 1.
        columns: the width in characters, at least 1.
        fresh_row: whether the last row is empty, as after the Enter that started a program. If not,
            the cursor stands behind the last row's text, as after a line that ends in no newline.

    Raises:
        ValueError: a size that is not positive.
    """

    def __init__(self, rows: int = 30, columns: int = 80, *, fresh_row: bool = False) -> None:
        if rows < 1 or columns < 1:
            message = f"a window of {rows} rows and {columns} columns"
            raise ValueError(message)
        self.rows = rows
        self.columns = columns
        self._lines = [f"{number} was here earlier."[:columns] for number in range(1, rows + 1)]
        self._continues = [False] * rows
        """For each line, whether it goes on in the next because it was wrapped."""
        if fresh_row:
            self._lines[-1] = ""
        self._column = len(self._lines[-1])

    def write(self, text: str) -> None:
        r"""Shows what a program writes: at the end, with scrolling.

        Args:
            text: printable text with ``\n`` (a new line, from its beginning), ``\r`` (back to the
                beginning of this line, to write over it) and switches of terminal modes
                (``ESC [ ? 2004 h``), which show nothing. A line longer than the window goes on in
                the next row.

        Raises:
            ValueError: any other control character, or any other escape sequence.
        """
        for written in _WRITTEN.findall(text):
            if len(written) > 1:
                continue
            if written == "\n":
                self._new_line(wrapped=False)
            elif written == "\r":
                self._column = 0
            elif unicodedata.category(written) == "Cc":
                message = f"the console model has no control character {written!r}: {text!r}"
                raise ValueError(message)
            else:
                self._put(written)

    def visible(self) -> list[str]:
        """Returns the visible rows, each padded with blanks to the window's width."""
        return [line.ljust(self.columns) for line in self._lines[-self.rows :]]

    def document(self) -> str:
        """Returns all text there has been, one line a line; what was wrapped is one line again."""
        parts: list[str] = []
        for line, continues in zip(self._lines, self._continues, strict=True):
            parts.append(line if continues else line.rstrip() + "\n")
        return "".join(parts).removesuffix("\n")

    def _put(self, character: str) -> None:
        if self._column == self.columns:
            self._new_line(wrapped=True)
        line = self._lines[-1]
        self._lines[-1] = line[: self._column] + character + line[self._column + 1 :]
        self._column += 1

    def _new_line(self, *, wrapped: bool) -> None:
        self._continues[-1] = wrapped
        self._lines.append("")
        self._continues.append(False)
        self._column = 0


class NvdaModel:
    """NVDA with the focus on a console window.

    Args:
        window: the window; what it shows already is old text.
        algorithm: how old and new text are compared, see :data:`Algorithm`.
    """

    def __init__(self, window: ConsoleWindow, algorithm: Algorithm = "difflib") -> None:
        self._window = window
        self._algorithm: Algorithm = algorithm
        self._old = self._text()
        self._typed_word = 0
        self._tab = False

    def key(self, character: str = "x") -> None:
        r"""A key is typed.

        Args:
            character: the character that the key makes; ``\r`` for Enter, ``\t`` for Tab, ``\b``
                for Backspace. Arrow keys and other keys without a character have no influence: they
                are not to be given here.

        Raises:
            ValueError: not exactly one character.
        """
        if len(character) != 1:
            message = f"one character is typed at a time, not {character!r}"
            raise ValueError(message)
        self._tab = character == "\t"
        if unicodedata.category(character)[0] in "LMN":
            self._typed_word += 1
        elif character == "\b":
            self._typed_word = max(0, self._typed_word - 1)
        elif character in _FLUSHING or character != "\x7f":
            self._typed_word = 0

    def report(self) -> list[str]:
        """Compares the window's text with that of the last report.

        Returns:
            The lines that NVDA speaks, in order, without blanks at their ends. Empty if nothing
            changed, or if NVDA takes what changed for the echo of typing.
        """
        old, new = self._old, self._text()
        self._old = new
        lines = new_lines_difflib(old, new) if self._algorithm == "difflib" else _dmp(old, new)
        if len(lines) == 1:
            length = len(lines[0].strip())
            if length == 1:
                return []
            if not self._tab and length < max(self._typed_word + 1, _FEWEST_CHARACTERS):
                return []
        if lines:
            self._typed_word = 0
        return [line.strip() for line in lines]

    def _text(self) -> str:
        if self._algorithm == "difflib":
            return "\n".join(self._window.visible())
        return self._window.document()


def spoken_by_write(
    writes: Iterable[tuple[int | str, str]],
    rows: int = 30,
    columns: int = 80,
    algorithm: Algorithm = "difflib",
    *,
    fresh_row: bool = False,
) -> list[list[str]]:
    """What NVDA would speak after each of a program's writes.

    Args:
        writes: for each write, the keys typed since the write before (their number, taken for
            letters or digits, or the characters themselves), and the text written.
        rows: see :class:`ConsoleWindow`.
        columns: see :class:`ConsoleWindow`.
        algorithm: see :data:`Algorithm`.
        fresh_row: see :class:`ConsoleWindow`.

    Returns:
        One list of spoken lines for each write; an empty one is a write that is not heard.

    Raises:
        ValueError: a size or a text that :class:`ConsoleWindow` refuses.
    """
    window = ConsoleWindow(rows, columns, fresh_row=fresh_row)
    nvda = NvdaModel(window, algorithm)
    heard: list[list[str]] = []
    for keys, text in writes:
        for character in "x" * keys if isinstance(keys, int) else keys:
            nvda.key(character)
        window.write(text)
        heard.append(nvda.report())
    return heard


def spoken(
    writes: Iterable[tuple[int | str, str]],
    rows: int = 30,
    columns: int = 80,
    algorithm: Algorithm = "difflib",
    *,
    fresh_row: bool = False,
) -> list[str]:
    """What NVDA would speak, in order: :func:`spoken_by_write` as one list.

    Args:
        writes: see :func:`spoken_by_write`.
        rows: see :class:`ConsoleWindow`.
        columns: see :class:`ConsoleWindow`.
        algorithm: see :data:`Algorithm`.
        fresh_row: see :class:`ConsoleWindow`.

    Returns:
        The spoken lines of all writes.

    Raises:
        ValueError: a size or a text that :class:`ConsoleWindow` refuses.
    """
    by_write = spoken_by_write(writes, rows, columns, algorithm, fresh_row=fresh_row)
    return [line for lines in by_write for line in lines]


def new_lines_difflib(old: str, new: str) -> list[str]:
    """The new lines of a text as NVDA's line-based comparison sees them.

    A line that directly replaces another, and differs from it in fewer than 15 characters counted
    from the first difference, is reduced to those characters. Blank lines are left out.

    Args:
        old: the text before, lines separated by newlines.
        new: the text after.

    Returns:
        The lines to speak, padded as they were.

    Source: NVDA's ``diffHandler.py``, ``Difflib.diff``.
    """
    found: list[str] = []
    replaced: str | None = None
    for entry in difflib.ndiff(old.splitlines(), new.splitlines()):
        kind, line = entry[0], entry[2:]
        if kind == "?":
            continue
        if kind == "+" and line.strip():
            piece = _changed_part(replaced, line) if replaced else line
            if piece.strip():
                found.append(piece)
        replaced = line if kind == "-" else None
    return found


def _changed_part(old: str, new: str) -> str:
    """The part of a line that differs from the line it replaces, or all of it if that is long."""
    shorter = min(len(old), len(new))
    start = next((at for at in range(shorter) if old[at] != new[at]), shorter)
    end = len(new)
    if len(old) == len(new):
        while end > start and old[end - 1] == new[end - 1]:
            end -= 1
    return new[start:end] if end - start < _FRAGMENT_BELOW else new


def _dmp(old: str, new: str) -> list[str]:
    """The inserted pieces of a text by a comparison of characters, split into lines.

    Exact where one stretch of text was inserted; what was rewritten is compared by difflib.
    """
    shorter = min(len(old), len(new))
    start = next((at for at in range(shorter) if old[at] != new[at]), shorter)
    tail = 0
    while tail < shorter - start and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    before, after = old[start : len(old) - tail], new[start : len(new) - tail]
    inserted: list[str] = []
    matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
    for tag, _, _, begin, end in matcher.get_opcodes():
        if tag in ("insert", "replace"):
            inserted.extend(after[begin:end].splitlines())
    return [line for line in inserted if line.strip()]
