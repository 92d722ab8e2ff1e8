"""A real BRLTTY: told the short forms of a whole game, or reading the console; and its failures."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from golf_access.devices.braille.brlapi import BrlapiAdapter
from golf_access.devices.speech.base import Adapter, Entry, Fault, Lost, Reason
from golf_access.devices.voice import BrailleSink, in_cells
from tests.devices.said import said
from tests.goldens.playing import read_script
from tests.tools.brltty import Display, display, updatable
from tests.tools.driving import Driven
from tests.tools.program import Program
from tests.tools.screens import Screen, SharedScreen, console
from tests.tools.speechd import SECONDS

pytestmark = pytest.mark.slow

NOTICED_SECONDS = 2.0
"""Within this time a failure has to be noticed."""


def entry(shown: Display) -> Entry:
    def make(lost: Lost) -> Adapter:
        return BrlapiAdapter(shown.host, shown.auth)

    return Entry("brlapi", ("linux",), make, speaks=False, brailles=True)


@pytest.mark.parametrize("language", ["en", "ro"])
@pytest.mark.parametrize("cells", [20, 40, 80])
def test_the_cells_hold_the_short_forms_of_a_whole_game(
    cells: int, language: str, tmp_path: Path
) -> None:
    code, keys = read_script("classic")
    faults: queue.Queue[Fault] = queue.Queue()
    with Driven(tmp_path / "home", language, code) as driven:
        answers = [driven.opening, *(driven.press(key) for key in keys)]
    with display(tmp_path, cells) as shown:
        sink = BrailleSink(entry(shown), faults.put)
        before = ""
        for given in answers:
            sink.emit(given.utterances)
            text = in_cells(given.utterances, cells)
            assert len(text) <= cells
            if text != before:
                shown.await_shown(text.rstrip())
            before = text
        sink.close()
    assert faults.empty()


def test_a_display_of_another_size_shows_the_form_that_fits(tmp_path: Path) -> None:
    with display(tmp_path, 32) as shown:
        sink = BrailleSink(entry(shown), lambda fault: None)
        sink.emit([said("a text of more than twenty cells", cause="d")])
        shown.await_shown("a text of more than")
        sink.close()


@pytest.mark.parametrize(
    ("cells", "language", "find"),
    [(20, "ro", console), (40, "it", console), (80, "nl", console), (40, "en", lambda: None)],
)
def test_the_cells_follow_the_lines_of_a_whole_game(
    cells: int, language: str, find: Callable[[], Screen | None], tmp_path: Path
) -> None:
    """BRLTTY shows the cells in which the cursor stands, which is behind the last line's text.

    So of a line that is longer than the display it shows the end, and nothing if it just fits.
    """
    code, keys = read_script("classic")
    arguments = ["solitaire", "--code", code]
    with (
        closing(find() or SharedScreen(updatable(tmp_path))) as screen,
        display(tmp_path, cells, screen) as shown,
        Program(tmp_path, arguments, output="terminal", language=language) as program,
    ):
        program.await_told(lambda one: True)
        # At the end a newline of its own follows.
        for key in keys[:-1]:
            program.press(key)
            screen.show(program)
            line = program.text.rpartition("\n")[2]
            first = len(line) // cells * cells
            shown.await_shown(screen.as_shown(line[first:]))


@pytest.mark.parametrize(
    ("fail", "reason"), [(Display.kill, Reason.ENDED), (Display.stop, Reason.HUNG)]
)
def test_a_failure_is_noticed_and_told_once(
    fail: Callable[[Display], None], reason: Reason, tmp_path: Path
) -> None:
    faults: queue.Queue[Fault] = queue.Queue()
    with display(tmp_path, 40) as shown:
        sink = BrailleSink(entry(shown), faults.put)
        sink.emit([said("one", cause="d")])
        shown.await_shown("one")
        fail(shown)
        begin = time.monotonic()
        sink.emit([said("two", cause="d")])
        fault = faults.get(timeout=SECONDS)
        assert (fault.adapter, fault.problem.reason) == ("brlapi", reason)
        assert time.monotonic() - begin < NOTICED_SECONDS
        sink.emit([said("three", cause="d")])
        sink.close()
    assert faults.empty()
