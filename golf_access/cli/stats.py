"""``golf-access stats``: what all games come to, to be heard or for other programs."""

from __future__ import annotations

import argparse
import sys

from golf_access.announce.announcer import Announcement, fault, say
from golf_access.announce.messages import Language
from golf_access.cli.options import BadInputError
from golf_access.cli.solve import Lines
from golf_access.cli.wiring import make_desk, opened_store, store_exists
from golf_access.play.statistics import GameResult, to_csv, to_json
from golf_access.play.storefile import StoreError
from golf_access.screens.statistics import statistics_lines
from golf_access.settings import Settings, SettingsFile


def run(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> int:
    """Tell the statistics. Returns the exit status. Raises ``BadInputError``."""
    if options.json and options.csv:
        raise BadInputError(say("usage-exclusive", first="--json", second="--csv"))
    write = to_json if options.json else to_csv if options.csv else None
    try:
        results: tuple[GameResult, ...] = ()
        lines: list[Announcement] = []
        if store_exists(file):
            with opened_store(file, reading=True) as store:
                results = store.results()
                lines = statistics_lines(store, make_desk(options, language, settings, file))
    except StoreError as error:
        raise BadInputError(fault("store", error)) from None
    if write is not None:
        sys.stdout.buffer.write(write({file.profile: results}).encode())
        sys.stdout.flush()
        return 0
    told = Lines(sys.stdout, language)
    told.tell(*(lines or [say("stats-none")]))
    told.close()
    return 0
