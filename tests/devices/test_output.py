"""Who speaks: one channel at a time, changed in the middle."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from golf_access.devices.output import OneVoice
from golf_access.devices.speech.base import VoiceSettings
from golf_access.utterance import BrailleChoice, Output, Utterance
from tests.devices.said import said


class Twin:
    """A sink that remembers."""

    def __init__(self, cells: tuple[int, ...] = ()) -> None:
        self.cells = cells
        self.heard: list[str] = []
        self.closed = False
        self.left = False

    def emit(self, utterances: Sequence[Utterance], *, last: bool = False) -> None:
        self.heard += [one.text for one in utterances]

    def change(self, settings: VoiceSettings) -> None:
        self.heard.append(f"rate {settings.rate}")

    def ask_voices(self, language: str, answer: Callable[[tuple[str, ...]], None]) -> None:
        answer((f"voice of {language}",))

    def close(self) -> None:
        self.closed = True

    def leave(self) -> None:
        self.left = True


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
    assert made[0][1].left
    assert not made[0][1].closed
    assert voice.cells == (40,)
    voice.emit([said("Nothing is written.")])
    voice.change(Output.TERMINAL)
    voice.emit([said("Nothing is spoken.")])
    voice.close()
    assert [output for output, _ in made] == [Output.VOICE, Output.READER]
    assert made[1][1].heard == ["Nothing is written."]
    assert lines.heard == ["Nothing is spoken."]
    assert made[1][1].left
    assert not lines.closed


@pytest.mark.parametrize(
    ("choice", "outputs"),
    [
        (BrailleChoice.AUTO, [Output.VOICE, Output.OFF]),
        (BrailleChoice.DIRECT, list(Output)),
        (BrailleChoice.LINES, []),
    ],
)
def test_when_braille_is_shown_directly(choice: BrailleChoice, outputs: list[Output]) -> None:
    made: list[Twin] = []

    def show() -> Twin:
        made.append(Twin((20, 40)))
        return made[-1]

    voice = OneVoice(Output.TERMINAL, Twin(), lambda _: Twin((40,)), choice, show)
    for output in [*Output, *Output]:
        voice.change(output)
        voice.emit([said(output.value)])
        assert (20 in voice.cells) is (output in outputs), output
    voice.close()
    assert all(twin.closed or twin.left for twin in made)
    assert [text for twin in made for text in twin.heard] == [*outputs, *outputs]


def test_the_voice_speaks_as_is_set_and_tells_its_voices() -> None:
    spoken = Twin()
    told: list[tuple[str, ...]] = []
    voice = OneVoice(Output.VOICE, Twin(), lambda _: spoken)
    voice.speak_by(VoiceSettings(rate=30))
    voice.ask_voices("ro", told.append)
    voice.change(Output.TERMINAL)
    voice.speak_by(VoiceSettings(rate=50))
    voice.ask_voices("ro", told.append)
    assert spoken.heard == ["rate 30"]
    assert told == [("voice of ro",), ()]
