"""``golf-access replay FILE``: a shared game, step by step by ear."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from golf_access.announce.announcer import say
from golf_access.announce.messages import Language
from golf_access.cli.options import BadInputError
from golf_access.cli.wiring import make_desk, run_session
from golf_access.engine.faults import FaultError
from golf_access.play.log import GameLog
from golf_access.play.seeds import Shelf
from golf_access.play.sharing import read_shared
from golf_access.screens.codes import given_fault
from golf_access.screens.replay import replay_of
from golf_access.settings import Settings, SettingsFile

STANDARD = "-"
"""In the place of a file: standard input, or output."""


def run(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> int:
    """Play a game back, and what the player goes on to. Returns the exit status."""
    desk = make_desk(options, language, settings, file)
    if options.argument == STANDARD:  # the keys come from there
        raise BadInputError(say("file-unreadable", file=options.argument))
    log = read_game(options.argument, desk.shelf)
    return run_session(options, desk, lambda desk: replay_of(desk, log, own=False))


def read_game(file: str, shelf: Shelf) -> GameLog[Any, Any]:
    """Return the game that a file tells, or standard input. Raises ``BadInputError``."""
    try:
        given = sys.stdin.buffer.read() if file == STANDARD else Path(file).read_bytes()
        text = given.decode("utf-8")
    except (OSError, ValueError):
        raise BadInputError(say("file-unreadable", file=file)) from None
    try:
        return read_shared(text, shelf.header)
    except FaultError as error:
        problem = given_fault(error, text)
        raise BadInputError(say("shared-file", file=file, problem=problem)) from None
