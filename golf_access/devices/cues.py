"""Short cues to be heard beside words: which message has one, and how each one sounds.

They are made of a few notes when they are first needed: less than a second of sound in all.
"""

from __future__ import annotations

import math
import re
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from golf_access.utterance import Utterance

RATE = 22_050
"""Samples a second, of 16 bits, one channel."""
_LOUDEST = 32_767
_FADE_SECONDS = 0.008
"""How long a note begins and ends: a sudden one would click."""


class Cue(StrEnum):
    """What is heard. Of several that one key leads to it is the first one here."""

    WON = "won"
    BLOCKED = "blocked"
    REFUSED = "refused"
    MY_TURN = "my-turn"
    REMOVED = "removed"
    DRAWN = "drawn"


_MESSAGES = {
    Cue.WON: r"ended-won(-match)?|match-won-you",
    Cue.BLOCKED: r"ended-(blocked|blocked-match|conceded-match)",
    Cue.REFUSED: r"refused-.+",
    Cue.MY_TURN: r"turn-(last-)?(no-discard-)?you",
    Cue.REMOVED: r"removed(-last)?|placed-you",
    Cue.DRAWN: r"drawn(-last)?|taken-stock-you|taken-discards-you",
}


@dataclass(frozen=True, slots=True)
class Note:
    """A tone: its pitch in hertz, how long it sounds, how loud it is (1: as loud as can be)."""

    hertz: float
    seconds: float
    loudness: float = 0.25
    overtones: int = 1


NOTES: dict[Cue, tuple[Note, ...]] = {
    Cue.WON: (Note(523, 0.09), Note(659, 0.09), Note(784, 0.09), Note(1047, 0.22)),
    Cue.BLOCKED: (Note(392, 0.11), Note(330, 0.11), Note(262, 0.2)),
    Cue.REFUSED: (Note(147, 0.11, 0.2, 5),),
    Cue.MY_TURN: (Note(659, 0.07), Note(880, 0.1)),
    Cue.REMOVED: (Note(988, 0.035, 0.2), Note(1319, 0.05, 0.2)),
    Cue.DRAWN: (Note(440, 0.05, 0.2, 3),),
}
"""None is longer than half a second: words are heard with it."""


def cue_of(utterances: Sequence[Utterance]) -> Cue | None:
    """Return the one cue of what one key led to, None where nothing of it has one."""
    for cue, pattern in _MESSAGES.items():
        if any(re.fullmatch(pattern, said.id) for said in utterances):
            return cue
    return None


def samples(cue: Cue) -> array[int]:
    """Return how a cue sounds."""
    found = array("h")
    for note in NOTES[cue]:
        found.extend(_samples(note))
    return found


def _samples(note: Note) -> list[int]:
    count = round(note.seconds * RATE)
    fade = round(_FADE_SECONDS * RATE)
    # Each overtone is weaker than the one before; together they aren't louder than one alone.
    parts = [(2 * math.pi * note.hertz * n / RATE, 1 / n) for n in range(1, note.overtones + 1)]
    loudest = _LOUDEST * note.loudness / sum(weight for _, weight in parts)
    return [
        round(
            loudest
            * min(1.0, at / fade, (count - 1 - at) / fade)
            * sum(weight * math.sin(turn * at) for turn, weight in parts)
        )
        for at in range(count)
    ]
