"""Who should speak where the player hasn't said: it depends on who listens to the terminal."""

from __future__ import annotations

from dataclasses import dataclass

from golf_access.utterance import Output

UNKNOWN_READER = "?"
"""A screen reader of which Windows knows no more than that it runs."""
_TOLD = frozenset({"jaws", UNKNOWN_READER})
"""The screen readers that are told directly, if no other runs. JAWS did not read Windows Terminal
(microsoft/terminal #16545). Where one can't be told, a synthesiser speaks instead; were there
lines, too, all would be heard twice."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """Where the program runs.

    ``terminal``: single keys are read, and a terminal shows what is written. ``remote``: that
    terminal is on another computer, or of another system (WSL).
    ``readers`` are the screen readers that run. ``has_voice``: something may be able to speak.
    """

    terminal: bool
    remote: bool = False
    readers: frozenset[str] = frozenset()
    has_voice: bool = True

    def output(self) -> Output:
        """Return who should speak.

        Nothing talks into a pipe, nor on the wrong computer. Where no screen reader runs, the game
        has its own voice, if there is one.
        """
        if not self.terminal or self.remote or self.readers - _TOLD:
            return Output.TERMINAL
        if self.readers:
            return Output.READER
        return Output.VOICE if self.has_voice else Output.TERMINAL
