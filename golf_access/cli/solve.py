"""``golf-access solve``: whether a deal can be won, and a shortest way, in words or as JSON."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TextIO

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import Language
from golf_access.cli.options import BadInputError
from golf_access.cli.solitaire import code_from, header_of_file, rules_from
from golf_access.data import data_folder
from golf_access.devices.sinks import DEFAULT_WIDTH, LineSink
from golf_access.engine.cards import Card
from golf_access.engine.codes import GameCode, parse_code
from golf_access.engine.deals import DEAL_NUMBERS
from golf_access.engine.outcomes import Action, Applied, Drawn, Remove, Removed
from golf_access.engine.rules import RuleSet
from golf_access.engine.solitaire import Solitaire, apply, start
from golf_access.play.log import Header
from golf_access.play.seeds import Shelf
from golf_access.play.solver import Verdict, solve
from golf_access.settings import Settings, SettingsFile

_UNCUT = 10_000
"""The width of what is no terminal."""


def run(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> int:
    """Write the answer to standard output. Returns the exit status.

    In words: the verdict, then a line for each draw and the cards that go after it. A match gets
    its holes' verdicts only, each with the code that asks for the way.

    ``--json``: one object. ``winnable``: whether the tableau can be cleared; ``left``: the fewest
    cards that can stay; ``draws``: the fewest draws that this takes; ``line``: a shortest way to
    do it, each step "draw" or the number of the column whose free card is removed.
    """
    header = _header(options, settings.rule_set)
    if header.rules.is_match:
        if options.json:
            raise BadInputError(say("solve-json-match"))
        said = list(_holes(header))
    else:
        state = start(header.rules, header.deals)
        verdict = solve(state)
        if options.json:
            sys.stdout.write(json.dumps(_plain(verdict)) + "\n")
            sys.stdout.flush()
            return 0
        said = [_told(verdict), *_way(state, verdict.line)]
    Lines(sys.stdout, language).tell(*said, last=True)
    return 0


class Lines:
    """What is said outside a session, on a standard stream: cut into lines on a terminal only."""

    def __init__(self, stream: TextIO, language: Language) -> None:
        self.on_terminal = stream.isatty()
        self._language = language
        self._descriptor = stream.fileno()
        display = open(self._descriptor, "wb", buffering=0, closefd=False)  # noqa: SIM115
        self._sink = LineSink(display, self._width, at_line_start=not self.on_terminal)

    def tell(self, *said: Announcement, last: bool = False) -> None:
        """Write announcements at once. ``last``: nothing comes after them."""
        self._sink.emit([self._language.render(one, cells=()) for one in said], last=last)

    def close(self) -> None:
        """End the last line."""
        self._sink.close()

    def _width(self) -> int:
        try:
            return os.get_terminal_size(self._descriptor).columns or DEFAULT_WIDTH
        except OSError:
            return _UNCUT


def _header(options: argparse.Namespace, usual: RuleSet) -> Header:
    if options.deal is not None:
        if options.argument is not None:
            raise BadInputError(say("usage-exclusive", first="CODE", second="--deal"))
        return header_of_file(options, usual)
    code = code_from(options.argument)
    rules = rules_from(options, code, usual)
    return Shelf(data_folder("seeds")).header(rules, code.number)


def _plain(verdict: Verdict) -> dict[str, object]:
    return {
        "winnable": verdict.winnable,
        "draws": verdict.draws,
        "left": verdict.left,
        "line": [
            action.column if isinstance(action, Remove) else "draw" for action in verdict.line
        ],
    }


def _told(verdict: Verdict) -> Announcement:
    if verdict.winnable:
        return say("solve-winnable", draws=verdict.draws)
    return say("solve-lost", left=verdict.left)


def _holes(header: Header) -> Iterator[Announcement]:
    """Tell how far each hole of a match can go."""
    assert header.code is not None, "cards from a file are no match"
    first = parse_code(header.code).number
    rules = replace(header.rules, holes=1, stock_bonus=False)
    for hole, deal in enumerate(header.deals):
        verdict = solve(start(rules, [deal]))
        code = str(GameCode(rules, (first + hole) % DEAL_NUMBERS))
        if verdict.winnable:
            yield say("solve-hole-winnable", hole=hole + 1, code=code, draws=verdict.draws)
        else:
            yield say("solve-hole-lost", hole=hole + 1, code=code, left=verdict.left)


def _way(state: Solitaire, line: Iterable[Action]) -> Iterator[Announcement]:
    """Tell a line: each draw with the run of cards after it."""
    top, drawn = state.top, False
    run: list[Announcement] = []
    for action in line:
        outcome = apply(state, action)
        assert isinstance(outcome, Applied), outcome
        state = outcome.state
        match outcome.events[0]:
            case Removed(card, column):
                run.append(say("solve-step", card=card, column=column))
            case Drawn(card):
                if run or drawn:
                    yield _run(top, run, drawn=drawn)
                top, drawn, run = card, True, []
    if run:
        yield _run(top, run, drawn=drawn)


def _run(top: Card | None, run: list[Announcement], *, drawn: bool) -> Announcement:
    """Tell the cards that go on ``top`` one after another, and whether that is drawn first."""
    if top is None:
        return say("solve-begin", places=tuple(run))
    if not drawn:
        return say("solve-run", top=top, places=tuple(run))
    if not run:
        return say("solve-draw-again", card=top)
    return say("solve-draw", card=top, places=tuple(run))
