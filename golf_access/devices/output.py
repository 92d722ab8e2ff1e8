"""Who speaks: exactly one channel, and which one can be changed in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from golf_access.devices.sinks import Sink
from golf_access.utterance import Output, Utterance

_WRITES = (Output.TERMINAL, Output.VOICE)
_SPEAKS = (Output.READER, Output.VOICE)


class OneVoice:
    """The lines and the voice, of which the output says what is used."""

    def __init__(self, output: Output, lines: Sink, make_voice: Callable[[Output], Sink]) -> None:
        """Begin with an output. ``make_voice`` starts what speaks for an output that speaks."""
        self._lines = lines
        self._make_voice = make_voice
        self._voice: Sink | None = None
        self.output = output
        self.change(output)

    @property
    def cells(self) -> tuple[int, ...]:
        """The sizes of braille that what speaks now can show."""
        return self._voice.cells if self._voice else ()

    def emit(self, utterances: Sequence[Utterance], *, last: bool = False) -> None:
        """Write and speak, as the output says."""
        if self.output in _WRITES:
            self._lines.emit(utterances, last=last)
        if self._voice:
            self._voice.emit(utterances, last=last)

    def change(self, output: Output) -> None:
        """Use another output from now on."""
        if self._voice:
            self._voice.close()
        self.output = output
        self._voice = self._make_voice(output) if output in _SPEAKS else None

    def close(self) -> None:
        """End what speaks; the lines are ended by who has made them."""
        if self._voice:
            self._voice.close()
