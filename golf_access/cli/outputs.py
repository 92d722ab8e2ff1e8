"""``golf-access outputs``: what can speak and braille here, and what each of it answered."""

from __future__ import annotations

import argparse
import os
import sys
import threading
from collections.abc import Mapping
from pathlib import Path

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import Language
from golf_access.cli.options import BadInputError
from golf_access.cli.solve import Lines
from golf_access.devices.speech.base import Entry, Problem
from golf_access.devices.speech.lane import probe
from golf_access.devices.speech.registry import Surroundings, everything
from golf_access.devices.voice import VoiceSink
from golf_access.settings import Settings, SettingsFile

SILENT = 1
"""The exit status when the test sentence couldn't be spoken."""


def run(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> int:
    """Tell what each adapter answers, or with ``--test`` speak a sentence. Returns the status."""
    around = surroundings(os.environ)
    entries = everything(around)
    lines = Lines(sys.stdout, language)
    if options.test is not None:
        return _test(options.test, entries, language, lines)
    for entry in entries:
        answer = probe(entry, around.platform)
        if answer.problem is not None:
            why = problem_told(answer.problem)
            lines.tell(say("outputs-fails", adapter=entry.name, problem=why))
        elif entry.speaks and entry.brailles:
            lines.tell(say("outputs-speaks-and-brailles", adapter=entry.name))
        else:
            lines.tell(
                say("outputs-speaks" if entry.speaks else "outputs-brailles", adapter=entry.name)
            )
    lines.close()
    return 0


def surroundings(environment: Mapping[str, str]) -> Surroundings:
    """Return what adapters need to know of the system."""
    folder = environment.get("XDG_RUNTIME_DIR") or environment.get("XDG_CACHE_HOME")
    return Surroundings(
        sys.platform, environment.get("SPEECHD_ADDRESS"), Path(folder) if folder else None
    )


def problem_told(problem: Problem) -> Announcement:
    """Return why an adapter can't be used, as part of a sentence."""
    return Announcement(f"speech-{problem.reason.value}", dict(problem.facts))


def _test(name: str, entries: tuple[Entry, ...], language: Language, lines: Lines) -> int:
    """Speak a sentence through one adapter alone."""
    chosen = [entry for entry in entries if entry.name == name and entry.speaks]
    if not chosen:
        known = ", ".join(entry.name for entry in entries if entry.speaks)
        raise BadInputError(say("usage-bad-value", option="--test", value=name, known=known))
    failed = threading.Event()
    voice = VoiceSink(chosen, lambda fault: failed.set(), wanted=name)
    voice.emit([language.render(say("outputs-test-sentence"), cause="--test")])
    voice.close()
    lines.tell(say("outputs-test-failed" if failed.is_set() else "outputs-tested", adapter=name))
    lines.close()
    return SILENT if failed.is_set() else 0
