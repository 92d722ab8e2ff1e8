"""Who speaks: exactly one channel, and which one can be changed in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from golf_access.devices.sinks import Sink
from golf_access.devices.speech.base import VoiceSettings
from golf_access.utterance import BrailleChoice, Output, Utterance

_WRITES = (Output.TERMINAL, Output.VOICE)
_SPEAKS = (Output.READER, Output.VOICE)


class Left(Sink, Protocol):
    """A sink that can be left for another in the middle of a game."""

    def leave(self) -> None:
        """Be silent at once and end, without being waited for: it may hang, or be speaking."""


class Voice(Left, Protocol):
    """A sink that speaks."""

    def change(self, settings: VoiceSettings) -> None:
        """Speak otherwise from the next text on."""

    def ask_voices(self, language: str, answer: Callable[[tuple[str, ...]], None]) -> None:
        """Have ``answer`` called, in any thread, with the voices of a language."""


class OneVoice:
    """The lines, the voice and the braille display, of which the output says what is used."""

    def __init__(
        self,
        output: Output,
        lines: Sink,
        make_voice: Callable[[Output], Voice],
        braille: BrailleChoice = BrailleChoice.LINES,
        make_braille: Callable[[], Left] | None = None,
    ) -> None:
        """Begin with an output.

        ``make_voice`` starts what speaks for an output that speaks, ``make_braille`` what shows
        braille beside it.
        """
        self._lines = lines
        self._make_voice = make_voice
        self._voice: Voice | None = None
        self._braille_choice = braille
        self._make_braille = make_braille
        self._braille: Left | None = None
        self.output = output
        self.change(output)

    @property
    def cells(self) -> tuple[int, ...]:
        """The sizes of braille that can be shown now."""
        return tuple(sorted({size for sink in self._others() for size in sink.cells}))

    def emit(self, utterances: Sequence[Utterance], *, last: bool = False) -> None:
        """Write, speak and show, as the output says."""
        if self.output in _WRITES:
            self._lines.emit(utterances, last=last)
        for sink in self._others():
            sink.emit(utterances, last=last)

    def change(self, output: Output) -> None:
        """Use another output from now on: what spoke before is silent."""
        if self._voice:
            self._voice.leave()
        self.output = output
        self._voice = self._make_voice(output) if output in _SPEAKS else None
        self._change_braille()

    def show_by(self, choice: BrailleChoice) -> None:
        """Show braille otherwise from now on."""
        self._braille_choice = choice
        self._change_braille()

    def speak_by(self, settings: VoiceSettings) -> None:
        """Speak otherwise from the next text on."""
        if self._voice:
            self._voice.change(settings)

    def ask_voices(self, language: str, answer: Callable[[tuple[str, ...]], None]) -> None:
        """Have ``answer`` called, in any thread, with the voices that can be chosen."""
        if self._voice:
            self._voice.ask_voices(language, answer)
        else:
            answer(())

    def close(self) -> None:
        """End what speaks and shows; the lines are ended by who has made them."""
        for sink in self._others():
            sink.close()

    def _others(self) -> list[Sink]:
        return [sink for sink in (self._voice, self._braille) if sink is not None]

    def _change_braille(self) -> None:
        """Show braille directly, or leave it to the lines and to the screen reader."""
        match self._braille_choice:
            case BrailleChoice.DIRECT:
                wanted = True
            case BrailleChoice.LINES:
                wanted = False
            case BrailleChoice.AUTO:
                wanted = self.output in (Output.VOICE, Output.OFF)
        if wanted and self._braille is None and self._make_braille is not None:
            self._braille = self._make_braille()
        elif not wanted and self._braille is not None:
            self._braille.leave()
            self._braille = None
