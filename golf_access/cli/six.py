"""``golf-access six``: a table of Six-card Golf, or of its kin with other grids."""

from __future__ import annotations

import argparse

from golf_access.announce.messages import Language
from golf_access.cli.tables import run_table
from golf_access.engine.tablerules import TableRuleSet
from golf_access.settings import Settings, SettingsFile


def run(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> int:
    """Play at one table, and what the players go on to. Returns the exit status."""
    return run_table(TableRuleSet.SIX, options, language, settings, file)
