"""Tables laid by hand and played on, for the tests of the rules of table Golf."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

from golf_access.engine.cards import Card
from golf_access.engine.outcomes import Action, Applied, Event, NextHole, Reason, Rejection
from golf_access.engine.table import apply, legal, start
from golf_access.engine.tableoutcomes import (
    Discard,
    Knock,
    Look,
    Place,
    TablePhase,
    TakeDiscard,
    TakeStock,
    TurnUp,
)
from golf_access.engine.tablerules import (
    BOARD_SIZES,
    FOUR_CARDS,
    NINE_CARDS,
    SIX,
    TABLE_VARIANTS,
    TWO_CARDS,
    Penalty,
    TableRules,
    Ties,
    board_rules,
)
from golf_access.engine.tablestate import Board, Table
from tests.engine.laying import cards

ANSWERED_BY_THE_LOG = {
    Reason.NOTHING_TO_UNDO,
    Reason.UNDO_LIMIT,
    Reason.NOTHING_TO_REDO,
    Reason.OTHER_ACTED,
    Reason.CARD_SEEN,
    Reason.WATCHING,
}

TABLE_FACTS: dict[Reason, set[str]] = {
    Reason.NOT_YOUR_TURN: {"seat"},
    Reason.NOT_PLAYING: set(),
    Reason.CHOOSE_FIRST: {"left"},
    Reason.LOOK_FIRST: {"left"},
    Reason.LOOKED_ALREADY: {"position", "left"},
    Reason.OTHERS_CHOOSING: {"waiting"},
    Reason.NO_PEEK: set(),
    Reason.PEEK_OVER: set(),
    Reason.TAKE_FIRST: set(),
    Reason.CARD_IN_HAND: {"card"},
    Reason.MUST_BE_PLACED: {"card"},
    Reason.DISCARD_FIRST: {"card"},
    Reason.TURN_UP_FIRST: {"down"},
    Reason.NOTHING_TO_TURN_UP: set(),
    Reason.FACE_UP: {"position", "card"},
    Reason.NO_SUCH_POSITION: {"position", "cards"},
    Reason.NO_DISCARD: set(),
    Reason.NO_KNOCK: set(),
    Reason.TOO_LATE_TO_KNOCK: {"seat"},
    Reason.HOLE_OVER: {"hole"},
    Reason.HOLE_GOES_ON: {"hole"},
    Reason.MATCH_OVER: set(),
}
"""Every reason of a table, with its facts."""

RULE_SETS: dict[str, TableRules] = {
    "six": SIX,
    "four": FOUR_CARDS,
    "nine": NINE_CARDS,
    "two": TWO_CARDS,
    **{f"board-{size}": board_rules(size) for size in BOARD_SIZES},
}

VARIANTS: dict[str, dict[str, object]] = {
    **TABLE_VARIANTS,
    "no-start": {"start_cards": 0, "peek": False},
    "open-start": {"start_hidden": False},
    "no-first-discard": {"begin_discards": False},
    "no-reshuffle": {"reshuffle": False},
    "finisher-turn": {"finisher_turn": True},
    "doubled": {"finisher_penalty": Penalty.ADDED_OR_DOUBLED},
    "alone-lowest": {"tie_is_lowest": False},
    "no-columns": {"columns_cancel": False},
    "limit": {"holes": None, "points_limit": 60},
    "two-holes": {"holes": 2, "points_limit": None},
    "extra-hole": {"ties": Ties.EXTRA_HOLE},
}
PAIRS = tuple(
    pair
    for pair in combinations(VARIANTS, 2)
    if not set(VARIANTS[pair[0]]) & set(VARIANTS[pair[1]])
)
"""The variants that don't set the same field."""


def varied(rules: TableRules, *names: str) -> TableRules:
    """Return rules with variants, and what these ask for: a peek needs cards to look at."""
    fields: dict[str, Any] = {}
    for name in names:
        fields |= VARIANTS[name]
    if fields.get("peek") and not rules.start_cards:
        fields.setdefault("start_cards", 2)
    return replace(rules, **fields)


def board(text: str) -> Board:
    """Return a board: a card in brackets lies face down, as in ``8S (TD)``; a bar ends a row."""
    names = text.replace("|", " ").split()
    up = {position for position, name in enumerate(names, 1) if not name.startswith("(")}
    return Board(cards(" ".join(name.strip("()") for name in names)), frozenset(up))


def laid(
    *boards: str,
    rules: TableRules = SIX,
    stock: str = "9C 9D 9H 9S",
    discards: str = "5C",
    turn: int = 0,
    **fields: Any,
) -> Table:
    """Return a hole in the middle, one board a seat; the others' cards are where they happen to be.

    ``hand`` is a card and its pile; other fields are set as they are.
    """
    rules = replace(rules, min_seats=2)
    table = start(rules, len(boards), 0)
    usual: dict[str, Any] = {"dealer": len(boards) - 1, "phase": TablePhase.PLAYING}
    return replace(
        table,
        boards=tuple(map(board, boards)),
        stock=cards(stock),
        discards=cards(discards),
        turn=turn,
        **(usual | fields),
    )


def applied(state: Table, seat: int, action: Action) -> Applied[Table]:
    """Apply an action that must be legal."""
    outcome = apply(state, seat, action)
    assert isinstance(outcome, Applied), outcome
    return outcome


def refused(state: Table, seat: int, action: Action) -> Rejection:
    """Ask for an action that must be refused."""
    outcome = apply(state, seat, action)
    assert isinstance(outcome, Rejection), outcome
    return outcome


def played(state: Table, *todo: tuple[int, Action]) -> tuple[Table, list[Event]]:
    """Play actions that must all be legal. Returns the last state and all events."""
    events: list[Event] = []
    for seat, action in todo:
        outcome = applied(state, seat, action)
        state = outcome.state
        events += outcome.events
    return state, events


def all_actions(rules: TableRules) -> list[Action]:
    """Return every action, and some that no table has."""
    positions = range(-1, rules.cards + 3)
    return [
        TakeStock(),
        TakeDiscard(),
        Discard(),
        Knock(),
        NextHole(),
        *(kind(position) for kind in (TurnUp, Look, Place) for position in positions),
    ]


def all_cards(state: Table) -> Counter[Card]:
    """Count the cards on the table."""
    count = Counter((*state.stock, *state.discards))
    for one in state.boards:
        count.update(one.cards)
    if state.hand is not None:
        count[state.hand.card] += 1
    return count


def chosen(state: Table, chance: Random) -> tuple[int, Action] | None:
    """Choose a seat that may act and a legal action of it; seldom to knock."""
    seats = state.acting or tuple(range(state.seats))
    seat = chance.choice(seats)
    actions = legal(state, seat)
    if not actions:
        return None
    action = chance.choice(actions)
    if isinstance(action, Knock) and chance.random() < 0.7:
        action = TakeStock()
    return seat, action


def random_game(rules: TableRules, seats: int, number: int, seed: int) -> Iterable[Table]:
    """Play a whole game by chance, and return each state of it."""
    chance = Random(seed)
    state = start(rules, seats, number)
    yield state
    while (choice := chosen(state, chance)) is not None:
        state = applied(state, *choice).state
        yield state
