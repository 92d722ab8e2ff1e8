"""A whole evening's keys under real screen readers: every announcement once, whole, in order."""

from __future__ import annotations

import itertools
import sys
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from golf_access.announce.messages import LANGUAGES
from golf_access.devices.sinks import split
from golf_access.play.sharing import read_shared
from golf_access.screens.base import Desk, Screen
from golf_access.screens.replay import replay_of
from tests.tools.driving import Driven
from tests.tools.program import ROOT, read_transcript
from tests.tools.reader import READERS, Heard, Reader, heard_exactly_once, listening, says
from tests.tools.table_keys import played

pytestmark = pytest.mark.slow

# Questions, refusals, covered cards, undo and redo, the tableau, a text entry, lists, an offer, and
# a game played on meanwhile. Backspace leaves where Fenrir keeps Escape for itself. Once the screen
# is full, J walks: Fenrir takes the arrows up and down for a shell's history there, and speaks an
# answer's last line only (its onScreenUpdate/60000-history.py).
KEYS = [
    *("1", "Up", "Down", "Enter", "Space", "5", "2", "d", "d", "a", "e", "F", "v", "p", "s", "t"),
    *("y", "u", "u", "r", "r", "r", "E", "Tab", "Tab", "BTab", "j", "j", "j", "j", "j", "m"),
    *("i", "1", "i", "x", "7", "b", "4", "!", "n", "q", "e"),
    *("g", "g", "o", "1", "BSpace", "Tab", "Enter", "BSpace", "BSpace", "BSpace", "Enter"),
    *("?", "j", "BSpace", "l", "BSpace", "Space", "5", "5", "1", "7", "4", "5", "2", "Space"),
    *("3", "1", "7", "6", "6", "Space", "c", "s"),
]
PASTED = "go1-c-aaaaaac"


class Game:
    """The game under a screen reader: each key's lines are awaited before the next key."""

    def __init__(self, heard: Heard, transcript: Path, columns: int) -> None:
        self.heard = heard
        self.lines: list[str] = []
        self._transcript = transcript
        self._columns = columns
        self._entries = 0

    def await_answer(self, count: int = 1) -> None:
        """Wait until so many texts more were said, and until all of them were heard."""
        self.heard.wait_for(lambda _: len(self._texts()) >= self._entries + count)
        texts = self._texts()
        new = [line for text in texts[self._entries :] for line in split(text, self._columns)]
        self._entries = len(texts)
        self.lines += new
        everything = " ".join(self.lines)
        self.heard.wait_for(lambda heard: says(heard, everything))

    def _texts(self) -> list[str]:
        """Return all that was said."""
        return [told.text for told in read_transcript(self._transcript)]


def begin(
    reader: Reader,
    language: str,
    columns: int,
    arguments: list[str],
    folder: Path,
    *,
    welcomed: bool = True,
) -> AbstractContextManager[Heard]:
    """Start the program under a screen reader, which it has to find itself.

    ``welcomed``: it isn't the very first start, so that it isn't asked who is heard.
    """
    program = [sys.executable, "-m", "golf_access", *arguments, "--lang", language]
    program += ["--transcript", str(folder / "transcript.jsonl")]
    home = folder / "home"
    if welcomed:
        home.mkdir(exist_ok=True)
        (home / "settings.toml").write_text("welcomed = true\n")
    environment = {"GOLF_ACCESS_HOME": str(home), "PYTHONPATH": str(ROOT)}
    return listening(reader, program, columns, environment, folder)


@pytest.mark.parametrize(("reader", "language"), list(itertools.product(READERS, LANGUAGES)))
def test_the_very_first_start_finds_the_reader(
    reader: Reader, language: str, tmp_path: Path
) -> None:
    arguments = ["solitaire", "--code", "GO1-E-AAAAAAB"]
    with begin(reader, language, 80, arguments, tmp_path, welcomed=False) as heard:
        game = Game(heard, tmp_path / "transcript.jsonl", 80)
        game.await_answer(2)
        for key in ("1", "q"):
            heard.send(key)
            game.await_answer()
        assert heard.wait_for_end() == 0
        heard_exactly_once(heard.utterances, game.lines)
    assert read_transcript(tmp_path / "transcript.jsonl")[0].id == "listening-terminal"


@pytest.mark.parametrize(
    ("reader", "language", "columns"), list(itertools.product(READERS, LANGUAGES, (80, 40)))
)
def test_every_announcement_is_heard_once(
    reader: Reader, language: str, columns: int, tmp_path: Path
) -> None:
    arguments = ["solitaire", "--code", "GO1-E-AAAAAAB"]
    with begin(reader, language, columns, arguments, tmp_path) as heard:
        game = Game(heard, tmp_path / "transcript.jsonl", columns)
        game.await_answer()
        for key in KEYS:
            heard.send(key)
            game.await_answer()
        heard.paste(PASTED)
        game.await_answer()
        for key in ("Enter", "q"):
            heard.send(key)
            game.await_answer()
        assert heard.wait_for_end() == 0
        heard_exactly_once(heard.utterances, game.lines)


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    ("language", "code", "includes"),
    [
        ("it", "SG1-6-3-AAAAAAB", "turn-stock-placed"),
        ("ro", "BG1-4-2-AAAAAAB", "turn-turned-up"),
        ("nl", "SG1-4-3-AAAAAAB-P1", "turn-last-you"),
        ("en", "SG1-6-2-AAAAAAD-K1", "knocked"),
        ("ro", "SG1-6-2-AAAAAAE-K1", "knocked-you"),
    ],
)
def test_a_hole_at_a_table_is_heard_once(
    reader: Reader, language: str, code: str, includes: str, tmp_path: Path
) -> None:
    """The others' turns, too, which come without a key: as many as the same game in process.

    ``includes`` is one of its messages, so that not all holes are alike.
    """
    with Driven(tmp_path / "twin", language, code) as twin:
        opening = len(twin.opening.utterances)
        keys = [(key, len(twin.press(key).utterances)) for key in "dVewyEs"]
        answers = list(played(twin))
        assert includes in [name for _, answer in answers for name in answer.ids]
        keys += [(key, len(answer.utterances)) for key, answer in answers]
        keys += [(key, len(twin.press(key).utterances)) for key in ("s", "v", "q", "q")]
    game_of = {"S": "six", "B": "board"}[code[0]]
    with begin(reader, language, 80, [game_of, "--code", code], tmp_path) as heard:
        listen(heard, tmp_path, opening, keys)


HELP = [
    *("h", "h", "w", "enter", "P", "P", "o", "j", "enter", "backspace", "space", "h", "enter"),
    *("w", "N", "j", "j", "enter", "backspace", "backspace", "space", "space", "space", "space"),
    *("w", "h", "q", "q"),
]
"""Hints, the oracle, a line that is shown, the warning, the ways to deal."""


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_heard_once(reader: Reader, language: str, tmp_path: Path) -> None:
    code = "GO1-C-AAAAAAB"
    with Driven(tmp_path / "twin", language, code) as twin:
        opening = len(twin.opening.utterances)
        keys = [(key, len(twin.press(key).utterances)) for key in HELP]
    with begin(reader, language, 80, ["solitaire", "--code", code], tmp_path) as heard:
        listen(heard, tmp_path, opening, keys)


REPLAY = [
    *("space", "space", "j", "m", "e", "M", "M", "J", "f", "5", "space", "space", "?", "backspace"),
    *("g", "enter", "backspace", "enter", "m", "n", "u", "q", "q", "q"),
]
"""Steps on and back, both ends, what lies there, the game as text, playing on."""


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_is_heard_once(reader: Reader, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("GO1-E-AAAAAAB d 5 2 u h 2 d 5 5", "utf-8")

    def first(desk: Desk) -> Screen:
        return replay_of(desk, read_shared(file.read_text("utf-8"), desk.shelf.header), own=False)

    with Driven(tmp_path / "twin", language, first=first) as twin:
        opening = len(twin.opening.utterances)
        keys = [(key, len(twin.press(key).utterances)) for key in REPLAY]
    with begin(reader, language, 80, ["replay", str(file)], tmp_path) as heard:
        listen(heard, tmp_path, opening, keys)


def listen(heard: Heard, folder: Path, opening: int, keys: list[tuple[str, int]]) -> None:
    """Press keys, each when all that the last one led to was heard: so many texts."""
    game = Game(heard, folder / "transcript.jsonl", 80)
    game.await_answer(opening)
    for key, count in keys:
        heard.send(TMUX_NAMES.get(key, key))
        game.await_answer(count)
    assert heard.wait_for_end() == 0
    heard_exactly_once(heard.utterances, game.lines)


TMUX_NAMES = {"enter": "Enter", "space": "Space", "backspace": "BSpace"}
"""Keys by tmux's names, where they differ."""
