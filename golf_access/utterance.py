"""What is handed to lines, speech, braille and transcript: a text with all they need to know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum

CELLS = (20, 40, 80)
"""The sizes of braille displays that a message has a form for."""


class Output(StrEnum):
    """Who speaks."""

    TERMINAL = "terminal"
    """The player's screen reader, from the lines that are written."""
    READER = "reader"
    """The player's screen reader, told by us; nothing is written."""
    VOICE = "voice"
    """The game's own voice; lines are written for who looks on."""
    OFF = "off"
    """Nobody: a display or a transcript is enough."""


class OutputChoice(StrEnum):
    """Who is to speak: one of ``Output``, or whoever suits the player's system."""

    AUTO = "auto"
    TERMINAL = Output.TERMINAL.value
    READER = Output.READER.value
    VOICE = Output.VOICE.value
    OFF = Output.OFF.value


class BrailleChoice(StrEnum):
    """Where braille comes from."""

    AUTO = "auto"
    """In ``terminal`` from the lines, otherwise as in ``DIRECT`` if BRLTTY runs."""
    DIRECT = "direct"
    """The short forms are written to BRLTTY's display."""
    LINES = "lines"
    """From the lines alone, which a screen reader shows."""


class Priority(IntEnum):
    """How an utterance is treated when another key is pressed before it was heard."""

    ANSWER = 0
    """Cut by the next key."""
    EVENT = 1
    """Came without a key: queued behind what is being said."""
    IMPORTANT = 2
    """Never dropped: the end of a game, an error."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """One announcement in words.

    ``args`` are the message's arguments as plain data (cards as ``8S``). ``braille`` has a text
    for each size of ``CELLS``. ``cause`` is the key that led to it, None when none did.
    ``audience`` is the seat that alone may hear it, None when all may.
    """

    id: str
    args: Mapping[str, object]
    text: str
    braille: Mapping[int, str]
    language: str
    priority: Priority = Priority.ANSWER
    cause: str | None = None
    audience: int | None = None
