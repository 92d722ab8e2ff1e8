"""Who speaks: one channel at a time, changed in the middle."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from golf_access.devices.output import OneVoice
from golf_access.utterance import Output, Utterance
from tests.devices.said import said


class Twin:
    """A sink that remembers."""

    def __init__(self, cells: tuple[int, ...] = ()) -> None:
        self.cells = cells
        self.heard: list[str] = []
        self.closed = False

    def emit(self, utterances: Sequence[Utterance], *, last: bool = False) -> None:
        self.heard += [one.text for one in utterances]

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize(
    ("output", "lines", "voices"),
    [
        (Output.TERMINAL, ["Hello there."], []),
        (Output.READER, [], ["Hello there."]),
        (Output.VOICE, ["Hello there."], ["Hello there."]),
        (Output.OFF, [], []),
    ],
)
def test_what_writes_and_what_speaks(output: Output, lines: list[str], voices: list[str]) -> None:
    written, spoken = Twin(), Twin()
    OneVoice(output, written, lambda _: spoken).emit([said("Hello there.")])
    assert (written.heard, spoken.heard) == (lines, voices)


def test_another_output_ends_what_spoke_before() -> None:
    made: list[tuple[Output, Twin]] = []

    def make(output: Output) -> Twin:
        made.append((output, Twin((40,) if output is Output.READER else ())))
        return made[-1][1]

    lines = Twin()
    voice = OneVoice(Output.VOICE, lines, make)
    assert not voice.cells
    voice.change(Output.READER)
    assert made[0][1].closed
    assert voice.cells == (40,)
    voice.emit([said("Nothing is written.")])
    voice.change(Output.TERMINAL)
    voice.emit([said("Nothing is spoken.")])
    voice.close()
    assert [output for output, _ in made] == [Output.VOICE, Output.READER]
    assert made[1][1].heard == ["Nothing is written."]
    assert lines.heard == ["Nothing is spoken."]
    assert made[1][1].closed
    assert not lines.closed
