"""``golf-access restore FILE``: the games of a copy in the place of those that are there."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from golf_access.announce.announcer import fault, say
from golf_access.announce.messages import Language
from golf_access.cli.options import BadInputError
from golf_access.cli.solve import Lines
from golf_access.cli.wiring import games_folder
from golf_access.play.store import restore
from golf_access.play.storefile import StoreError
from golf_access.settings import Settings, SettingsFile


def run(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> int:
    """Put the copy in place. Returns the exit status. Raises ``BadInputError``."""
    try:
        kept = restore(games_folder(), file.profile, Path(options.argument))
    except StoreError as error:
        raise BadInputError(fault("store", error)) from None
    told = Lines(sys.stdout, language)
    told.tell(say("restored") if kept is None else say("restored-kept", file=str(kept)))
    told.close()
    return 0
