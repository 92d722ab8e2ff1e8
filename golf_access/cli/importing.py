"""``golf-access import FILE``: a shared game, kept among the games played."""

from __future__ import annotations

import argparse
import sys

from golf_access.announce.announcer import fault, say
from golf_access.announce.messages import Language
from golf_access.cli.options import BadInputError
from golf_access.cli.replay import read_game
from golf_access.cli.wiring import opened_store
from golf_access.data import data_folder
from golf_access.play.seeds import Shelf
from golf_access.play.statistics import result_of
from golf_access.play.storefile import StoreError
from golf_access.screens.history import game_label
from golf_access.settings import Settings, SettingsFile


def run(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> int:
    """Keep the game and say what it is. Returns the exit status."""
    log = read_game(options.argument, Shelf(data_folder("seeds")))
    try:
        with opened_store(file) as store:
            store.begin(log, shared=True, result=result_of(log, ()))
            label = game_label(store.history(limit=1)[0], store.now().astimezone().date())
    except StoreError as error:
        raise BadInputError(fault("store", error)) from None
    told = say("imported", game=label, count=len(log.entries))
    sys.stdout.buffer.write(f"{language.text(told)}\n".encode())
    sys.stdout.flush()
    return 0
