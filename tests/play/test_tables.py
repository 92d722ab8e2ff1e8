"""Tables in the log and at the host: who is told what, what can be taken back, written logs."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_access.engine.outcomes import Action, Applied, NextHole, Reason, Redo, Redone, Undo
from golf_access.engine.table import legal
from golf_access.engine.tableoutcomes import (
    Chosen,
    DealerCut,
    Discard,
    HoleBegun,
    Knock,
    Pile,
    Place,
    TablePhase,
    TableTakenBack,
    TakeDiscard,
    Taken,
    TakeStock,
    TurnUp,
)
from golf_access.engine.tablerules import SIX, TableRules, board_rules
from golf_access.engine.tablestate import Table
from golf_access.engine.tableviews import TableSeen
from golf_access.play.log import dump, fold_all, load
from golf_access.play.table import Seat, Strength, TableChair, TableHeader, TableHost, TableLog
from tests.engine.tablelaying import RULE_SETS, VARIANTS, chosen, varied

LOGS = sorted((Path(__file__).parent / "table_logs").glob("*.jsonl"))
PEOPLE = (Seat("Anna"), Seat("Bruno"), Seat("Carla"))
BOARD = board_rules(6)
KNOCK = varied(BOARD, "knock")


def table(rules: TableRules = BOARD, number: int = 1, seats: tuple[Seat, ...] = PEOPLE) -> TableLog:
    """Begin a match."""
    return TableLog(TableHeader(rules, number, seats))


def add(log: TableLog, seat: int, *todo: Action) -> None:
    """Add actions of a seat that must all be legal."""
    for action in todo:
        outcome = log.add(seat, action)
        assert isinstance(outcome, Applied), outcome


def reason(log: TableLog, seat: int, action: Action) -> Reason:
    """Return why an action is refused."""
    outcome = log.add(seat, action)
    assert not isinstance(outcome, Applied)
    assert outcome.action == action
    return outcome.reason


def turn_of(log: TableLog) -> int:
    """Return whose turn it is."""
    turn = log.fold.state.turn
    assert turn is not None
    return turn


# ------------------------------------------------------------------------------- taking back


def test_a_card_from_the_discards_can_be_put_back() -> None:
    log = table()
    seat = turn_of(log)
    before = log.fold.state
    add(log, seat, TakeDiscard())
    assert log.fold.progress(None, seat).can_undo
    assert not log.fold.progress(None, (seat + 1) % 3).can_undo
    assert not log.fold.progress(None, None).can_undo
    outcome = log.add(seat, Undo())
    assert isinstance(outcome, Applied)
    assert outcome.events == (TableTakenBack(seat, TakeDiscard(), before.top, None, before.top),)
    assert log.fold.state == before
    assert reason(log, seat, Undo()) is Reason.NOTHING_TO_UNDO


def test_a_card_that_was_seen_can_not_be_put_back() -> None:
    log = table()
    seat = turn_of(log)
    add(log, seat, TakeStock())
    assert reason(log, seat, Undo()) is Reason.CARD_SEEN
    add(log, seat, Discard())
    add(log, seat, Undo(), Redo(), Undo())
    assert log.fold.state.hand is not None
    assert reason(log, seat, Undo()) is Reason.CARD_SEEN
    add(log, seat, Discard(), TurnUp(2))
    assert reason(log, seat, Undo()) is Reason.CARD_SEEN


def test_what_came_to_lie_on_an_open_card_can_be_taken_back_after_the_turn() -> None:
    log = table()
    first = turn_of(log)
    for seat in (first, (first + 1) % 3, (first + 2) % 3):
        add(log, seat, TakeStock(), Place(1))
    assert reason(log, first, Undo()) is Reason.OTHER_ACTED
    add(log, first, TakeDiscard(), Place(1))
    assert turn_of(log) == (first + 1) % 3
    outcome = log.add((first + 1) % 3, Undo())
    assert not isinstance(outcome, Applied)
    assert (outcome.reason, outcome.facts) == (Reason.OTHER_ACTED, {"seat": first})
    add(log, first, Undo(), Undo())
    assert turn_of(log) == first
    assert log.fold.undos == 2


def test_nothing_can_be_taken_back_when_another_has_acted() -> None:
    log = table(KNOCK)
    seat = turn_of(log)
    add(log, seat, Knock())
    add(log, seat, Undo(), Knock())
    add(log, (seat + 1) % 3, TakeDiscard())
    assert reason(log, seat, Undo()) is Reason.OTHER_ACTED


def test_redo_is_for_who_took_back() -> None:
    log = table()
    seat = turn_of(log)
    add(log, seat, TakeDiscard(), Undo())
    assert log.fold.progress(None, seat).can_redo
    assert reason(log, (seat + 1) % 3, Redo()) is Reason.NOTHING_TO_REDO
    outcome = log.add(seat, Redo())
    assert isinstance(outcome, Applied)
    assert outcome.events[0] == Redone()
    assert isinstance(outcome.events[1], Taken)
    assert reason(log, seat, Redo()) is Reason.NOTHING_TO_REDO


def test_the_next_hole_and_the_choice_at_the_start_stay() -> None:
    log = table(SIX)
    add(log, 0, TurnUp(1))
    assert reason(log, 0, Undo()) is Reason.CARD_SEEN
    log = played_out(varied(SIX, "two-holes"), 3, until=TablePhase.HOLE_OVER)
    assert reason(log, log.entries[-1].seat, Undo()) is Reason.CARD_SEEN
    add(log, 1, NextHole())
    assert reason(log, 1, Undo()) is Reason.CARD_SEEN


def test_moves_count_actions_with_cards() -> None:
    log = table()
    seat = turn_of(log)
    add(log, seat, TakeDiscard(), Undo(), Redo(), Place(3))
    assert (log.fold.moves, log.fold.undos) == (2, 1)


# ---------------------------------------------------------------------------------- the host


class Listener:
    """Notes what a chair is told."""

    def __init__(self, host: TableHost, seat: int | None) -> None:
        self.told: list[TableSeen] = []
        self.chair: TableChair = host.join(seat, self.told.append)


@pytest.fixture
def host() -> TableHost:
    return TableHost(table().header)


def test_each_is_told_what_they_may_know(host: TableHost) -> None:
    listeners = {seat: Listener(host, seat) for seat in (0, 1, 2, None)}
    state = host.log.fold.state
    seat = turn_of(host.log)
    mine = listeners[seat].chair.submit(TakeStock())
    assert mine.view.hand == state.stock[0]
    assert mine.events == (Taken(seat, Pile.STOCK, state.stock[0], len(state.stock) - 1, 1),)
    for other in {0, 1, 2, None} - {seat}:
        (seen,) = listeners[other].told
        assert seen.events == (Taken(seat, Pile.STOCK, None, len(state.stock) - 1, 1),)
        assert (seen.view.seat, seen.view.hand, seen.view.hand_pile) == (other, None, Pile.STOCK)
    assert listeners[seat].told == []


def test_the_choice_at_the_start_is_kept_from_the_others() -> None:
    host = TableHost(table(SIX).header)
    first, second = Listener(host, 0), Listener(host, 1)
    first.chair.submit(TurnUp(5))
    (seen,) = second.told
    assert seen.events == (Chosen(0, None, None, 1),)
    assert set(seen.view.boards[0].cards) == {None}
    assert first.chair.view.boards[0].cards[4] is not None


def test_who_only_watches_can_not_act(host: TableHost) -> None:
    watcher = Listener(host, None)
    seen = watcher.chair.submit(TakeStock())
    assert seen.rejection is not None
    assert seen.rejection.reason is Reason.WATCHING
    assert seen.view.actions == ()
    assert host.log.entries == []


def test_a_view_tells_the_code_and_the_way(host: TableHost) -> None:
    seat = turn_of(host.log)
    chair = Listener(host, seat).chair
    progress = chair.submit(TakeDiscard()).view.progress
    assert (progress.code, progress.moves, progress.can_undo) == ("BG1-6-3-AAAAAAB", 1, True)
    assert not host.view(None).progress.can_undo


def test_the_opening_tells_the_cut_and_the_deal() -> None:
    cut, begun, *_ = table().header.opening()
    assert isinstance(cut, DealerCut)
    assert isinstance(begun, HoleBegun)


# -------------------------------------------------------------------------------- written logs


def played_out(
    rules: TableRules, seats: int, *, seed: int = 0, until: TablePhase = TablePhase.MATCH_OVER
) -> TableLog:
    """Play a match by chance, with some actions taken back, up to a phase."""
    chance = Random(seed)
    log = table(rules, seed, tuple(Seat(f"Player {seat}") for seat in range(seats)))
    while log.fold.state.phase is not until:
        choice = chosen(log.fold.state, chance)
        assert choice is not None
        add(log, *choice)
        if log.fold.progress(None, choice[0]).can_undo and chance.random() < 0.5:
            add(log, choice[0], Undo())
            if chance.random() < 0.5:
                add(log, choice[0], Redo())
    return log


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(sorted(RULE_SETS)),
    st.sampled_from([(), *((name,) for name in VARIANTS)]),
    st.integers(0, 2**20),
)
def test_a_written_log_leads_to_the_same(name: str, variants: tuple[str, ...], seed: int) -> None:
    rules = varied(RULE_SETS[name], *variants)
    log = played_out(rules, rules.min_seats, seed=seed)
    again = load(dump(log))
    assert again == log
    assert again.fold == log.fold == fold_all(log.header, log.entries)
    assert dump(again) == dump(log)


def test_every_field_is_written() -> None:
    rules = varied(SIX, "knock", "no-jokers", "two-decks", "rows", "shared-ties", "long")
    seats = (Seat("Ana"), Seat("", Strength.HARD, seed=17), Seat("b", Strength.EASY, seed=2**40))
    header = TableHeader(rules, 5, seats)
    log = TableLog(header)
    assert load(dump(log)).header == header
    first = json.loads(dump(log).splitlines()[0])
    assert (first["game"], first["number"], first["code"]) == ("table", 5, header.code)
    assert first["seats"][1] == {"name": "", "strength": "hard", "seed": 17}
    assert [seat.is_person for seat in seats] == [True, False, False]


def test_a_rule_that_an_old_log_does_not_name_is_as_it_was() -> None:
    log = played_out(varied(SIX, "two-holes"), 2)
    first, rest = dump(log).split("\n", 1)
    header: dict[str, Any] = json.loads(first)
    stay = {"rule_set", "rows", "columns", "holes"}
    header["rules"] = {field: header["rules"][field] for field in stay}
    assert load(f"{json.dumps(header)}\n{rest}") == log


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: lines[0].update(game="solitaire"),
        lambda lines: lines[0].update(game="chess"),
        lambda lines: lines[0].update(number=-1),
        lambda lines: lines[0]["rules"].update(ties="fought out"),
        lambda lines: lines[0]["rules"].update(no_such_rule=1),
        lambda lines: lines[0]["rules"].update(start_cards=99),
        lambda lines: lines[0]["seats"].pop(),
        lambda lines: lines[0]["seats"][0].update(strength="godlike"),
        lambda lines: lines[1].update(action="draw"),
        lambda lines: lines[1].update(seat=7),
        lambda lines: lines[1].update(action="place"),
        lambda lines: lines[1].update(action="undo"),
    ],
)
def test_what_is_no_log_is_refused(spoil: object) -> None:
    log = table(seats=PEOPLE[:2])
    add(log, turn_of(log), TakeStock())
    lines = [json.loads(line) for line in dump(log).splitlines()]
    assert callable(spoil)
    spoil(lines)
    with pytest.raises((ValueError, KeyError, TypeError)):
        load("\n".join(map(json.dumps, lines)))


def test_a_table_of_its_own_grid_has_no_code() -> None:
    rules = replace(SIX, rows=3, columns=2)
    log = table(rules)
    assert log.header.code is None
    assert load(dump(log)) == log


def test_the_state_is_that_of_the_engine() -> None:
    log = played_out(BOARD, 2)
    state: Table = log.fold.state
    assert all(legal(state, seat) == () for seat in range(2))


# ----------------------------------------------------------------------------------- old logs


def ends(log: TableLog) -> dict[str, object]:
    """Return what the corpus states of a log's end."""
    state = log.fold.state
    return {
        "hole": state.hole,
        "phase": state.phase.value,
        "boards": [" ".join(map(str, board.cards)) for board in state.boards],
        "up": [sorted(board.up) for board in state.boards],
        "stock": " ".join(map(str, state.stock)),
        "discards": " ".join(map(str, state.discards)),
        "scores": [list(hole.points) for hole in state.scores],
        "moves": log.fold.moves,
        "undos": log.fold.undos,
    }


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_old_logs_lead_to_where_they_led(path: Path) -> None:
    # A file that was played under an older version is never written again. It is a log, and the
    # line after it tells its end; what is added to ``ends`` later is not in older files.
    *lines, last = path.read_text("utf-8").splitlines()
    expected = json.loads(last)["end"]
    end = ends(load("\n".join(lines)))
    assert {name: end[name] for name in expected} == expected


def test_there_are_old_logs() -> None:
    assert {path.stem for path in LOGS} >= {"six-knock", "four-peek", "board", "running"}
