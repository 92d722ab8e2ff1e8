"""``golf-access outputs``: what can speak and braille here, and what each of it answered."""

from __future__ import annotations

import argparse
import os
import sys
import threading

from golf_access.announce.announcer import say
from golf_access.announce.messages import Language
from golf_access.cli.options import BadInputError
from golf_access.cli.solve import Lines
from golf_access.cli.voices import circumstances, problem_told, surroundings
from golf_access.devices.circumstances import UNKNOWN_READER
from golf_access.devices.speech.base import Entry
from golf_access.devices.speech.lane import probe
from golf_access.devices.speech.registry import everything
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
    # As in a game on a terminal; into a pipe nothing would be said.
    here = circumstances(terminal=True)
    if UNKNOWN_READER in here.readers:
        lines.tell(say("outputs-some-reader"))
    elif here.readers:
        lines.tell(say("outputs-readers", readers=", ".join(sorted(here.readers))))
    else:
        lines.tell(say("outputs-no-reader"))
    lines.tell(say(f"outputs-auto-{here.output().value}"))
    lines.close()
    return 0


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
