"""``golf-access resume``: the game that was left last, where it stood."""

from __future__ import annotations

import argparse

from golf_access.announce.announcer import fault, say
from golf_access.announce.messages import Language
from golf_access.cli.wiring import make_desk, run_session
from golf_access.play.storefile import StoreError
from golf_access.screens.base import Desk, Screen
from golf_access.screens.kept import resumed
from golf_access.screens.menu import MenuScreen
from golf_access.settings import Settings, SettingsFile


def run(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> int:
    """Go on with the last game, or where none was left with the menu. Returns the exit status."""
    return run_session(options, make_desk(options, language, settings, file), _first)


def _first(desk: Desk) -> Screen:
    games = desk.records.unfinished()
    if not games:
        return MenuScreen(desk, say("kept-none"))
    try:
        return resumed(desk, games[0])
    except StoreError as error:
        return MenuScreen(desk, fault("store", error))
