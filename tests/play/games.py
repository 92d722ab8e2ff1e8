"""Games as logs, for the tests of the log and of the host."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from golf_access.data import data_folder
from golf_access.engine.codes import parse_code
from golf_access.engine.deals import Deal
from golf_access.engine.outcomes import Action, Applied, Reason, Rejection
from golf_access.engine.rules import EASY, SolitaireRules
from golf_access.engine.solitaire import legal
from golf_access.play.log import Header, Log
from golf_access.play.seeds import Shelf
from tests.engine.laying import actions, cards

SHELF = Shelf(data_folder("seeds"))


def game(code: str, **changes: object) -> Log:
    """Begin the game of a code, its rules changed."""
    parsed = parse_code(code)
    header = SHELF.header(parsed.rules, parsed.number)
    return Log(replace(header, rules=replace(header.rules, **changes)))  # type: ignore[arg-type]


def laid_game(columns: list[str], talon: str, rules: SolitaireRules = EASY) -> Log:
    """Begin a game on cards laid by hand; a match plays them again at every hole."""
    deal = Deal(tuple(map(cards, columns)), cards(talon))
    return Log(Header(rules, (deal,) * rules.holes))


def add(log: Log, *todo: Action | str) -> None:
    """Add actions that must all be legal; a text is read as ``laying.actions`` does."""
    for step in todo:
        for action in actions(step) if isinstance(step, str) else [step]:
            outcome = log.add(0, action)
            assert isinstance(outcome, Applied), outcome


def refused(log: Log, action: Action) -> Rejection:
    """Ask for an action that must be refused."""
    outcome = log.add(0, action)
    assert isinstance(outcome, Rejection), outcome
    assert outcome.action == action
    return outcome


def reason(log: Log, action: Action) -> Reason:
    """Return why an action is refused."""
    return refused(log, action).reason


def play_on(log: Log, count: int, seed: int = 0) -> None:
    """Add ``count`` legal actions picked by chance, or fewer where the game ends before."""
    random = Random(seed)
    for _ in range(count):
        choice = legal(log.fold.state)
        if not choice:
            return
        add(log, random.choice(choice))
