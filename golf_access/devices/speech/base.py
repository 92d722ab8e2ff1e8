"""What every adapter can do, what is said through it, and why it can't be used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

Fact = str | int


class Reason(StrEnum):
    """Why an adapter can't be used, with the facts that each reason carries."""

    PLATFORM = "platform"
    """It belongs to other systems: ``platforms``, the names that ``sys.platform`` has there."""
    MODULE_MISSING = "module-missing"
    """``module``: a Python module isn't installed."""
    LIBRARY_MISSING = "library-missing"
    """``library``: a DLL or a shared library isn't there, or not for this kind of Python."""
    PROGRAM_MISSING = "program-missing"
    """``program``: it isn't installed."""
    NOT_RUNNING = "not-running"
    """The screen reader or the daemon isn't there. At times ``code``, its own number for that."""
    NO_SOUND = "no-sound"
    """It takes texts, and nothing sounds."""
    NO_DISPLAY = "no-display"
    """No braille display is connected."""
    REFUSED = "refused"
    """It doesn't take a text. ``code``: its own number for that."""
    HUNG = "hung"
    """It doesn't answer. ``seconds``: how long that was waited for."""
    ENDED = "ended"
    """It was there and has gone. At times ``code``: the exit status of a child."""
    BROKEN = "broken"
    """``error``: the name of an error that nobody expected."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why an adapter can't be used, or no longer.

    ``unheard``: of the text that it had taken over nothing was spoken, so that another adapter
    may say it.
    """

    reason: Reason
    facts: Mapping[str, Fact] = field(default_factory=dict)
    unheard: bool = False


class AdapterError(Exception):
    """An adapter didn't take a text, or can't be used at all."""

    def __init__(self, reason: Reason, **facts: Fact) -> None:
        super().__init__(reason.value, facts)
        self.problem = Problem(reason, facts)


@dataclass(frozen=True, slots=True)
class Fault:
    """An adapter failed. ``successor`` speaks from now on, None if nothing does."""

    adapter: str
    problem: Problem
    successor: str | None


@dataclass(frozen=True, slots=True)
class VoiceSettings:
    """How it is spoken, where the program has a say in it: a screen reader speaks as ever.

    ``rate``, ``pitch`` and ``volume`` go from -100 to 100, 0 being what is usual for the
    synthesiser; None leaves them as they are set for it. ``voices`` has the name of a voice, as
    the adapter knows it, for a language; without one the adapter chooses.
    """

    rate: int | None = None
    pitch: int | None = None
    volume: int | None = None
    voices: Mapping[str, str] = field(default_factory=dict)


AS_SET = VoiceSettings()
"""Nothing is changed."""


@dataclass(frozen=True, slots=True)
class Speech:
    """One text to be spoken, in a language (``ro``)."""

    text: str
    language: str
    settings: VoiceSettings = AS_SET


Ended = Callable[[Problem | None], None]
"""Called, from any thread, when a text has been spoken to its end, or with why it was not."""

Lost = Callable[[Problem], None]
"""Called, from any thread, when an adapter notices between two texts that it can't go on."""


class Adapter(Protocol):
    """One way to speak or to braille. All of it is called in one thread, ``close`` in any.

    What can block, blocks: the caller has a time limit. What fails, raises ``AdapterError``; any
    other error counts as ``Reason.BROKEN``.
    """

    brailles: bool
    tells_end: bool
    """Whether ``ended`` is called. What doesn't tell the end has a queue of its own, and is given
    texts as they come; otherwise the next text waits for the end of the last."""

    def available(self) -> Problem | None:
        """Get ready, at the first call. Returns why it can't be used now, None if it can."""

    def speak(self, speech: Speech, ended: Ended) -> None:
        """Take a text over, and return at once. From then on it counts as said."""

    def cancel(self) -> None:
        """Be silent, and forget what waits."""

    def braille(self, text: str) -> None:
        """Show a text."""

    def voices(self, language: str) -> tuple[str, ...]:
        """Return the names of the voices of a language, none where they can't be chosen."""

    def close(self) -> None:
        """Let go of all that was taken, also while another call hangs. May be called twice."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An adapter that can be tried: where it can be at all, and how it is made."""

    name: str
    platforms: tuple[str, ...]
    """Names as ``sys.platform`` has them."""
    make: Callable[[Lost], Adapter]
    speaks: bool = True
    brailles: bool = False


def scaled(value: int, low: int, usual: int, high: int) -> int:
    """Return what ``value``, -100 to 100, is on a scale with a ``usual`` middle."""
    span = (high - usual) if value > 0 else (usual - low)
    return usual + round(max(-100, min(value, 100)) * span / 100)


def same_language(tag: str, language: str) -> bool:
    """Return whether a voice's tag, as ``en_GB``, is of a language, as ``en`` or ``pt-BR``."""
    plain, wanted = tag.replace("_", "-").lower(), language.lower()
    return plain == wanted or plain.split("-")[0] == wanted.split("-")[0]
