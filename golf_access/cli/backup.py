"""``golf-access backup FILE``: a copy of all games of a profile."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from golf_access.announce.announcer import fault, say
from golf_access.announce.messages import Language
from golf_access.cli.options import BadInputError
from golf_access.cli.solve import Lines
from golf_access.cli.wiring import opened_store, store_exists
from golf_access.play.storefile import StoreError
from golf_access.settings import Settings, SettingsFile


def run(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> int:
    """Write the copy. Returns the exit status. Raises ``BadInputError``."""
    try:
        if not store_exists(file):
            raise BadInputError(say("stats-none"))
        with opened_store(file, reading=True) as store:
            store.backup(Path(options.argument))
    except StoreError as error:
        raise BadInputError(fault("store", error)) from None
    told = Lines(sys.stdout, language)
    told.tell(say("backup-written", file=options.argument))
    told.close()
    return 0
