"""``golf-access survey``: how many deals of a rule can be won, counted deal by deal."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing import parent_process
from pathlib import Path

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import Language
from golf_access.cli.options import BadInputError
from golf_access.data import data_folder
from golf_access.engine.codes import GameCode
from golf_access.engine.deals import DEAL_NUMBERS, Deal
from golf_access.engine.rules import SolitaireRules
from golf_access.play.seeds import Shelf
from golf_access.play.solver import Stop, never
from golf_access.play.survey import ResultsError, Survey, read_results, survey
from golf_access.settings import Settings, SettingsFile

USUAL_COUNT = 1000
INTERRUPTED = 130


def run(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> int:
    """Count, and write the figure to standard output; each tenth is told on standard error.

    The results file is all that a count knows: the same command goes on after whatever ended it.
    Returns the exit status, 130 after Ctrl+C and other calls to stop.
    """
    # The workers import this module, too: they start sooner without what plays games.
    from golf_access.cli.solitaire import deal_rules_from
    from golf_access.cli.solve import Lines

    rules = deal_rules_from(options, None, settings.rule_set)
    first, count = options.first or 0, options.count or USUAL_COUNT
    if first + count > DEAL_NUMBERS:
        most = DEAL_NUMBERS - first
        raise BadInputError(
            say("usage-bad-number", option="--count", value=str(count), least=1, most=most)
        )
    results = Path(_usual_name(rules) if options.results is None else options.results)

    with _told_faults(results):
        _check(results)
        lines = Lines(sys.stderr, language)
        try:
            lines.tell(say("survey-begins", count=count, rule=_name(rules)))
            with _interruptible() as stop:
                found = survey(
                    rules,
                    first,
                    count,
                    results,
                    jobs=options.jobs or 1,
                    deal_of=deal_of,
                    progress=lambda state: lines.tell(_tenth(state)),
                    stop=stop,
                )
        except KeyboardInterrupt:
            lines.tell(say("survey-stopped", file=str(results)), last=True)
            return INTERRUPTED
        finally:
            # On a terminal what comes next begins with a newline of its own.
            if not (lines.on_terminal and sys.stdout.isatty()):
                lines.close()
    kept = say("survey-kept", file=str(results))
    Lines(sys.stdout, language).tell(*_figure(found), kept, last=True)
    return 0


def deal_of(number: int, jokers: int) -> Deal:
    """Return a deal as the game deals it: ``play.survey.DealOf``, in this process and in others."""
    return _shelf().deal(number, jokers)


@cache
def _shelf() -> Shelf:
    if parent_process() is not None:
        # A worker's faults are told by the process that counts. What a worker itself writes are
        # complaints that this process has gone: nobody wants to hear them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    return Shelf(data_folder("seeds"))


@contextmanager
def _interruptible() -> Iterator[Stop]:
    """Let Ctrl+C, SIGTERM and SIGHUP raise ``KeyboardInterrupt`` in this process alone.

    Workers are born with Ctrl+C held back. It is let through here when ``stop``, which is yielded,
    is first asked: the first deal is done then, and the workers are there. Windows has nothing of
    the kind, and needs no more than the workers' silence.
    """
    if sys.platform == "win32":
        yield never
        return
    from multiprocessing import resource_tracker

    # Python starts this process before the first worker, and lets go of the signal when it does.
    resource_tracker.ensure_running()
    usual = [(number, signal.getsignal(number)) for number in (signal.SIGTERM, signal.SIGHUP)]
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})

    def stop() -> bool:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        return False

    try:
        for number, _ in usual:
            signal.signal(number, signal.default_int_handler)
        yield stop
    finally:
        for number, handler in usual:
            signal.signal(number, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


@contextmanager
def _told_faults(results: Path) -> Iterator[None]:
    """Turn what is wrong with the results file into what is said of it."""
    try:
        yield
    except ResultsError as error:
        file = str(results)
        if error.line == 1:
            raise BadInputError(say("survey-other-file", file=file)) from None
        raise BadInputError(say("survey-bad-line", file=file, line=error.line)) from None
    except BrokenPipeError:  # it is the lines that nobody reads
        raise
    except OSError:
        raise BadInputError(say("file-unwritable", file=str(results))) from None


def _check(results: Path) -> None:
    """Find out before the count whether the file can be read and written.

    Raises ``OSError`` and ``ResultsError``.
    """
    with results.open("ab"):
        if not results.is_file():  # a device may have no end
            raise OSError(f"no file: {results}")
        read_results(results)


def _usual_name(rules: SolitaireRules) -> str:
    """Return the name of the results file, in the current folder: one for each way to play."""
    _, rule, _, *variants = str(GameCode(rules, 0)).split("-")
    return "-".join(["golf-survey", rule, *variants]) + ".tsv"


def _name(rules: SolitaireRules) -> Announcement:
    return say(f"rule-{rules.rule_set.value}")


def _tenth(state: Survey) -> Announcement:
    percent = state.done * 10 // state.count * 10
    return say("survey-tenth", percent=percent, winnable=state.winnable, done=state.done)


def _figure(found: Survey) -> list[Announcement]:
    low, high = found.interval
    return [
        say(
            "survey-share",
            winnable=found.winnable,
            count=found.done,
            share=_percent(found.share),
        ),
        say("survey-interval", low=_percent(low), high=_percent(high)),
    ]


def _percent(share: float) -> Announcement:
    whole, hundredths = divmod(round(share * 10_000), 100)
    return say("survey-percent", whole=whole, hundredths=f"{hundredths:02}")
