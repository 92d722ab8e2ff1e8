"""``golf-access share [FILE]``: a game that was played, as text."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from golf_access.announce.announcer import fault, say
from golf_access.announce.messages import Language
from golf_access.cli.options import BadInputError
from golf_access.cli.replay import STANDARD
from golf_access.cli.wiring import opened_store
from golf_access.data import data_folder
from golf_access.play.seeds import Shelf
from golf_access.play.sharing import ShareError, share
from golf_access.play.storefile import StoreError
from golf_access.screens.sharing import share_fault
from golf_access.settings import Settings, SettingsFile


def run(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> int:
    """Write the game's text to a new file, else to standard output. Returns the exit status."""
    text = _text_of(file, options.game or 1)
    if options.argument in (None, STANDARD):
        sys.stdout.write(text)
        sys.stdout.flush()
        return 0
    try:
        with Path(options.argument).open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError:
        raise BadInputError(say("share-file-exists", file=options.argument)) from None
    except (OSError, ValueError):
        raise BadInputError(say("file-unwritable", file=options.argument)) from None
    return 0


def _text_of(file: SettingsFile, number: int) -> str:
    """Return a game by its number in the list of games played. Raises ``BadInputError``."""
    try:
        with opened_store(file, reading=True) as store:
            games = store.history(limit=1, skip=number - 1)
            if not games:
                raise BadInputError(say("share-no-game", number=number))
            return share(store.load(games[0].id), Shelf(data_folder("seeds")).header)
    except StoreError as error:
        raise BadInputError(fault("store", error)) from None
    except ShareError as error:
        raise BadInputError(share_fault(error)) from None
