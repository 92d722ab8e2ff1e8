"""Puts together what speaks and what shows braille, as options, environment and settings say."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from golf_access.announce.announcer import Announcement, say
from golf_access.cli.options import OUTPUTS, BadInputError
from golf_access.devices.circumstances import Circumstances
from golf_access.devices.output import OneVoice
from golf_access.devices.sinks import Sink
from golf_access.devices.speech.base import Fault, Problem, VoiceSettings
from golf_access.devices.speech.registry import LINUX, Surroundings, braille_entry, chain
from golf_access.settings import Settings
from golf_access.utterance import BrailleChoice, Output, OutputChoice, Priority

if TYPE_CHECKING:
    from golf_access.devices.voice import BrailleSink, VoiceSink

ELSEWHERE = ("SSH_CONNECTION", "SSH_TTY", "WSL_DISTRO_NAME")
"""Set where the terminal belongs to another computer, or to another system on this one."""


class Report(Protocol):
    """Tells that what spoke or showed braille doesn't. ``silent``: nothing else does."""

    def __call__(self, failure: Announcement, *, silent: bool) -> None:
        """Tell ``failure``."""


def choice_of(options: argparse.Namespace, settings: Settings) -> OutputChoice:
    """Return who is to speak: the option, else ``GOLF_ACCESS_OUTPUT``, else the setting.

    Raises ``BadInputError``.
    """
    if options.output:
        return OutputChoice(options.output)
    asked = os.environ.get("GOLF_ACCESS_OUTPUT") or settings.output
    if asked not in OUTPUTS:
        known = ", ".join(OUTPUTS)
        raise BadInputError(
            say("usage-bad-value", option="GOLF_ACCESS_OUTPUT", value=asked, known=known)
        )
    return OutputChoice(asked)


def output_of(choice: OutputChoice, *, terminal: bool) -> Output:
    """Return who speaks. ``terminal``: keys and lines come and go by a terminal."""
    if choice is not OutputChoice.AUTO:
        return Output(choice.value)
    return circumstances(terminal=terminal).output()


def circumstances(*, terminal: bool) -> Circumstances:
    """Return where the program runs. Other processes are looked at only if it matters."""
    remote = any(os.environ.get(name) for name in ELSEWHERE)
    if not terminal or remote:
        return Circumstances(terminal, remote)
    # Loaded only where it matters: a game begins sooner without.
    from golf_access.devices.running import has_voice, running_readers

    readers = running_readers(sys.platform)
    return Circumstances(terminal, remote, readers, has_voice(sys.platform, os.environ))


def outputs_here() -> tuple[Output, ...]:
    """Return who can speak on this system, silence left out."""
    reader = sys.platform != LINUX or find_spec("prism") is not None
    return (Output.TERMINAL, *((Output.READER,) if reader else ()), Output.VOICE)


def voice_settings(settings: Settings) -> VoiceSettings:
    """Return how the game's own voice is to speak."""
    return VoiceSettings(settings.rate, settings.pitch, settings.volume, settings.voices)


def make_voice(
    output: Output, lines: Sink, settings: Callable[[], Settings], report: Report
) -> OneVoice:
    """Return the lines, the voice and the braille display. ``settings`` returns those of now."""

    def speak(output: Output) -> VoiceSink:
        from golf_access.devices.voice import VoiceSink

        return VoiceSink(
            chain(output, surroundings(os.environ)),
            lambda fault: _tell(fault, report),
            settings=voice_settings(settings()),
            brailles=output is Output.READER,
        )

    def show() -> BrailleSink:
        from golf_access.devices.voice import BrailleSink

        def failed(fault: Fault) -> None:
            problem = problem_told(fault.problem)
            report(say("braille-lost", Priority.IMPORTANT, problem=problem), silent=False)

        wanted = settings().braille is BrailleChoice.DIRECT
        return BrailleSink(braille_entry(), failed, wanted=wanted)

    return OneVoice(output, lines, speak, settings().braille, show)


def surroundings(environment: Mapping[str, str]) -> Surroundings:
    """Return what adapters need to know of the system."""
    folder = environment.get("XDG_RUNTIME_DIR") or environment.get("XDG_CACHE_HOME")
    return Surroundings(
        sys.platform, environment.get("SPEECHD_ADDRESS"), Path(folder) if folder else None
    )


def problem_told(problem: Problem) -> Announcement:
    """Return why an adapter can't be used, as part of a sentence."""
    return Announcement(f"speech-{problem.reason.value}", dict(problem.facts))


def _tell(fault: Fault, report: Report) -> None:
    problem = problem_told(fault.problem)
    if fault.successor is None:
        failure = say("voice-lost", Priority.IMPORTANT, adapter=fault.adapter, problem=problem)
    else:
        failure = say(
            "voice-replaced",
            Priority.IMPORTANT,
            adapter=fault.adapter,
            problem=problem,
            next=fault.successor,
        )
    report(failure, silent=fault.successor is None)
