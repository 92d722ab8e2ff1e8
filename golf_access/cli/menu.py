"""``golf-access`` alone: a menu by ear."""

from __future__ import annotations

import argparse

from golf_access.announce.messages import Language
from golf_access.cli.wiring import make_desk, run_session
from golf_access.screens.menu import MenuScreen
from golf_access.settings import Settings, SettingsFile


def run(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> int:
    """Run the menu. Returns the exit status."""
    return run_session(options, make_desk(options, language, settings, file), MenuScreen)
