"""``golf-access deal CODE``: write a deal out as text, for other programs."""

from __future__ import annotations

import argparse
import sys

from golf_access.announce.messages import Language
from golf_access.cli.solitaire import code_from
from golf_access.data import data_folder
from golf_access.engine.dealtext import write_deal
from golf_access.play.seeds import Shelf
from golf_access.settings import Settings, SettingsFile


def run(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> int:
    """Write the deal to standard output. Returns the exit status."""
    code = code_from(options.argument)
    deal = Shelf(data_folder("seeds")).deal(code.number, code.rules.jokers)
    sys.stdout.write(write_deal(deal))
    sys.stdout.flush()
    return 0
