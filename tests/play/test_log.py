"""The log: undo and redo, the move counter, and games written down and read again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_access.engine.outcomes import (
    Action,
    Applied,
    Concede,
    Draw,
    Ended,
    HelpKind,
    HintUsed,
    NextHole,
    Phase,
    Reason,
    Redo,
    Redone,
    Rejection,
    Remove,
    Removed,
    Shown,
    TakenBack,
    Undo,
)
from golf_access.engine.rules import DrawRule, RuleSet, SolitaireRules
from golf_access.engine.solitaire import standing
from golf_access.play.log import Entry, Fold, Header, Log, begin, dump, fold_all, load, step
from tests.play.games import SHELF, add, game, laid_game, play_on, reason, refused

LOGS = sorted((Path(__file__).parent / "logs").glob("*.jsonl"))
REFERENCE = "GO1-E-AAAAAAB"


# ---------------------------------------------------------------------------- undo and redo


def test_undo_takes_back_one_action_after_the_other() -> None:
    log = game(REFERENCE)
    states = [log.fold.state]
    for todo in ("draw", "5", "2", "draw"):
        add(log, todo)
        states.append(log.fold.state)
    for state in reversed(states[:-1]):
        add(log, Undo())
        assert log.fold.state == state
    assert reason(log, Undo()) is Reason.NOTHING_TO_UNDO


def test_undo_tells_what_comes_back() -> None:
    log = game(REFERENCE)
    add(log, "draw 5")
    outcome = log.add(0, Undo())
    assert isinstance(outcome, Applied)
    (event,) = outcome.events
    assert isinstance(event, TakenBack)
    assert (event.action, str(event.card), event.column) == (Remove(5), "9C", 5)
    assert (str(event.top), event.stock, event.score, event.reopened) == ("8S", 15, 0, False)
    outcome = log.add(0, Undo())
    assert isinstance(outcome, Applied)
    (event,) = outcome.events
    assert isinstance(event, TakenBack)
    assert (event.action, str(event.card), event.column) == (Draw(), "8S", None)
    assert (str(event.top), event.stock) == ("AC", 16)


def test_redo_says_so_and_does_the_same_again() -> None:
    log = game(REFERENCE)
    add(log, "draw 5")
    after = log.fold.state
    add(log, Undo(), Undo(), Redo())
    outcome = log.add(0, Redo())
    assert isinstance(outcome, Applied)
    again, removed = outcome.events
    assert again == Redone()
    assert isinstance(removed, Removed)
    assert (str(removed.card), removed.column) == ("9C", 5)
    assert log.fold.state == after
    assert reason(log, Redo()) is Reason.NOTHING_TO_REDO


@pytest.mark.parametrize("action", [Undo(), Redo()])
def test_nothing_to_undo_or_redo_at_the_start(action: Action) -> None:
    log = game(REFERENCE)
    expected = Reason.NOTHING_TO_UNDO if action == Undo() else Reason.NOTHING_TO_REDO
    assert refused(log, action) == Rejection(expected, action)


def test_redo_until_another_action_is_made() -> None:
    log = game(REFERENCE)
    add(log, "draw 5 2", Undo(), Undo())
    add(log, "draw")
    assert reason(log, Redo()) is Reason.NOTHING_TO_REDO


def test_a_refused_action_leaves_redo_as_it_was() -> None:
    log = game(REFERENCE)
    add(log, "draw 5", Undo())
    assert reason(log, Remove(1)) is Reason.NOT_ADJACENT
    add(log, Redo())


def test_undo_lifts_the_penalty_of_a_block_and_reopens() -> None:
    log = laid_game(["2S 9C", "5H"], "8S KD")
    add(log, "1")
    assert log.fold.state.score == 10
    outcome = log.add(0, Draw())
    assert isinstance(outcome, Applied)
    ended = outcome.events[-1]
    assert isinstance(ended, Ended)
    assert (ended.phase, ended.penalty, ended.score, ended.left) == (Phase.BLOCKED, 10, 0, 2)
    assert reason(log, Draw()) is Reason.GAME_OVER
    outcome = log.add(0, Undo())
    assert isinstance(outcome, Applied)
    (event,) = outcome.events
    assert isinstance(event, TakenBack)
    assert (event.reopened, event.score) == (True, 10)
    assert log.fold.state.phase is Phase.PLAYING


def test_a_game_won_after_undos_is_worth_350() -> None:
    log = game(REFERENCE)
    (published,) = SHELF.published[0].games
    for action in published.actions:
        add(log, action, Undo(), Redo())
    add(log, Undo(), Undo(), Undo(), Redo(), Redo(), Redo())
    assert log.fold.state.phase is Phase.WON
    assert log.fold.state.score == 350
    assert log.fold.undos == len(published.actions) + 3


# -------------------------------------------------------------------- a hundred actions back


def match_with(count: int) -> Log:
    """Return a match in which ``count`` actions were made, over several holes."""
    log = game("GO1-E-AAAAAAB-M")
    while len(log.entries) < count:
        if log.fold.state.phase is not Phase.PLAYING:
            add(log, NextHole())
        elif log.fold.state.stock:
            add(log, Draw())
        else:
            add(log, Concede())
    return log


def test_a_hundred_actions_can_be_undone_over_holes() -> None:
    log = match_with(101)
    fold = log.fold
    assert fold.state.hole >= 4
    (first, *_) = log.entries
    for left in range(100, 0, -1):
        assert log.fold.progress(None).can_undo
        assert len(log.fold.past) == left
        add(log, Undo())
    assert not log.fold.progress(None).can_undo
    assert refused(log, Undo()) == Rejection(Reason.UNDO_LIMIT, Undo(), {"limit": 100})
    assert log.fold.state == fold_all(log.header, [first]).state
    for _ in range(100):
        add(log, Redo())
    assert log.fold.state == fold.state
    assert reason(log, Redo()) is Reason.NOTHING_TO_REDO
    assert (log.fold.moves, log.fold.undos) == (fold.moves, 100)


def test_a_hundred_actions_are_all_undone_to_the_start() -> None:
    log = match_with(100)
    add(log, *[Undo()] * 100)
    assert log.fold.state == begin(log.header).state
    assert reason(log, Undo()) is Reason.NOTHING_TO_UNDO


def test_undo_brings_the_hole_before_back() -> None:
    log = game("GO1-E-AAAAAAB-M")
    add(log, "draw", Concede())
    conceded = log.fold.state
    add(log, NextHole(), "draw")
    assert log.fold.state.hole == 1
    add(log, Undo())
    outcome = log.add(0, Undo())
    assert isinstance(outcome, Applied)
    (event,) = outcome.events
    assert isinstance(event, TakenBack)
    assert (event.action, event.hole, event.card, event.reopened) == (NextHole(), 1, None, False)
    assert log.fold.state == conceded
    outcome = log.add(0, Undo())
    assert isinstance(outcome, Applied)
    (event,) = outcome.events
    assert isinstance(event, TakenBack)
    assert (event.action, event.reopened) == (Concede(), True)


def test_another_limit_is_data() -> None:
    log = game(REFERENCE, undo_limit=2)
    add(log, "draw 5 2", Undo(), Undo())
    assert refused(log, Undo()).facts == {"limit": 2}


# --------------------------------------------------------------------------- the move counter


def test_the_counter_counts_removals_and_draws_only() -> None:
    log = game("GO1-E-AAAAAAB-M")
    for todo, moves in (
        (Draw(), 1),
        (Remove(5), 2),
        (Undo(), 2),
        (Redo(), 2),
        (Undo(), 2),
        (Draw(), 3),
        (Concede(), 3),
        (NextHole(), 3),
        (Draw(), 4),
    ):
        add(log, todo)
        assert log.fold.moves == moves
    refused(log, Remove(8))
    assert log.fold.moves == 4


todo = st.lists(
    st.sampled_from([Draw(), *(Remove(column) for column in range(9)), Remove(1, 1)])
    | st.sampled_from([Undo(), Redo(), Concede(), NextHole(), HintUsed(HelpKind.FAIR)])
    | st.sampled_from([HintUsed(HelpKind.ORACLE), Shown(HelpKind.ORACLE)]),
    max_size=60,
)
codes = st.sampled_from(
    [REFERENCE, "GO1-C-GOLFERS-J2-W", "GO1-S-AAAAAAC", "GO1-S-AAAAAAB-J1-M", "GO1-E-ZZZZZZZ-W-M"]
)
quick = settings(max_examples=60, deadline=None)


@quick
@given(codes, todo)
def test_the_counter_never_falls_and_refused_actions_leave_no_trace(
    code: str, asked: list[Action]
) -> None:
    log = game(code)
    for action in asked:
        before, entries = log.fold, list(log.entries)
        outcome = log.add(3, action)
        if isinstance(outcome, Rejection):
            assert log.fold is before
            assert log.entries == entries
        else:
            assert log.entries == [*entries, Entry(len(entries) + 1, 3, action)]
            counts = isinstance(action, Remove | Draw)
            assert log.fold.moves == before.moves + counts
            assert log.fold.undos == before.undos + (action == Undo())


@quick
@given(codes, st.integers(0, 2**32), st.integers(0, 60), st.integers(1, 60))
def test_undo_then_redo_gives_the_same_state(code: str, seed: int, count: int, undos: int) -> None:
    log = game(code)
    play_on(log, count, seed)
    before = log.fold
    undone = 0
    while undone < undos and log.fold.past:
        add(log, Undo())
        undone += 1
    add(log, *[Redo()] * undone)
    assert log.fold == replace(before, undos=undone)


# ------------------------------------------------------------------------------------------ help


@pytest.mark.parametrize(
    ("action", "count"),
    [
        (HintUsed(HelpKind.FAIR), "hints_fair"),
        (HintUsed(HelpKind.ORACLE), "hints_oracle"),
        (Shown(HelpKind.ORACLE), "shown"),
    ],
)
def test_help_is_counted_by_its_kind_and_changes_nothing_else(action: Action, count: str) -> None:
    log = game(REFERENCE)
    add(log, "draw 5 2", Undo(), Undo())
    for times in (1, 2):
        before = log.fold
        outcome = log.add(0, action)
        assert isinstance(outcome, Applied)
        assert outcome.events == ()
        assert log.fold == replace(before, **{count: times})  # type: ignore[arg-type]
        assert getattr(log.fold.progress(None), count) == times
        assert log.entries[-1].action == action
    # Undo and redo go past it, and what was helped with stays counted.
    add(log, Redo(), Redo(), Undo(), Undo(), Undo())
    assert log.fold.state == begin(log.header).state
    assert getattr(log.fold, count) == 2


def test_help_is_counted_after_the_end_too() -> None:
    log = laid_game(["2S 9C"], "8S")
    add(log, "1", HintUsed(HelpKind.ORACLE))
    assert log.fold.state.phase is Phase.BLOCKED
    assert log.fold.hints_oracle == 1


# ---------------------------------------------------------------------------- written and read

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)


@quick
@given(codes, todo, st.lists(texts, min_size=1, max_size=3))
def test_a_written_log_leads_to_the_same(code: str, asked: list[Action], seats: list[str]) -> None:
    first = game(code)
    log = Log(replace(first.header, seats=tuple(seats)))
    for action in asked:
        log.add(len(seats) - 1, action)
    again = load(dump(log))
    assert again == log
    assert again.fold == log.fold == fold_all(log.header, log.entries)
    assert dump(again) == dump(log)


def test_every_point_of_a_log_can_be_read_again() -> None:
    log = game("GO1-S-AAAAAAB-K-J2-M")
    play_on(log, 70, seed=5)
    add(log, *[Undo()] * 5, *[Redo()] * 3)
    fold = begin(log.header)
    first, *rest = dump(log).splitlines(keepends=True)
    text = first
    for entry, line in zip(log.entries, rest, strict=True):
        outcome = step(fold, entry.action)
        assert isinstance(outcome, Applied)
        fold = outcome.state
        text += line
    assert load(text).fold == fold == log.fold


def test_a_rule_that_an_old_log_does_not_name_is_as_it_was() -> None:
    log = game("GO1-C-AAAAAAC")
    add(log, "draw")
    first, rest = dump(log).split("\n", 1)
    header = json.loads(first)
    newer = ("jokers", "empty_waste", "holes", "stock_bonus", "card_points")
    for name in (*newer, "left_penalty", "par", "undo_limit"):
        del header["rules"][name]
    assert load(f"{json.dumps(header)}\n{rest}") == log


def test_every_rule_is_written() -> None:
    rules = SolitaireRules(
        rule_set=RuleSet.STRICT,
        king_ace=True,
        queen_on_king=True,
        draw=DrawRule.ANY_TIME,
        jokers=1,
        empty_waste=True,
        holes=2,
        stock_bonus=True,
        card_points=11,
        left_penalty=9,
        par=10,
        undo_limit=3,
    )
    log = Log(
        Header(rules, tuple(SHELF.deal(number, 1) for number in (5, 6)), "a code", ("A", "B"))
    )
    assert load(dump(log)).header == log.header


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: lines[0].update(format=2),
        lambda lines: lines[0].update(game="table"),
        lambda lines: lines[0].pop("rules"),
        lambda lines: lines[0]["rules"].update(draw="never"),
        lambda lines: lines[0]["rules"].update(no_such_rule=1),
        lambda lines: lines[0]["deals"].pop(),
        lambda lines: lines[0]["deals"][0].update(talon="ZZ"),
        lambda lines: lines[1].update(action="fly"),
        lambda lines: lines[1].update(action="remove"),
        lambda lines: lines[1].update(action="redo"),
        lambda lines: lines[1].update(action="hint-used"),
        lambda lines: lines[1].update(action="shown", kind="magic"),
        lambda lines: lines.clear(),
    ],
)
def test_what_is_no_log_is_refused(spoil: object) -> None:
    log = game(REFERENCE)
    add(log, "draw")
    lines = [json.loads(line) for line in dump(log).splitlines()]
    assert callable(spoil)
    spoil(lines)
    with pytest.raises((ValueError, KeyError, TypeError)):
        load("\n".join(map(json.dumps, lines)))


# ----------------------------------------------------------------------------------- old logs


def ends(fold: Fold) -> dict[str, object]:
    """Return what the corpus states of a log's end."""
    state = fold.state
    return {
        "hole": state.hole + 1,
        "phase": state.phase.value,
        "columns": [" ".join(map(str, column)) for column in state.columns],
        "waste": " ".join(map(str, state.waste)),
        "stock": " ".join(map(str, state.stock)),
        "score": state.score,
        "total": standing(state)[0],
        "moves": fold.moves,
        "undos": fold.undos,
        "undoable": len(fold.past),
        "redoable": len(fold.future),
        "hints_fair": fold.hints_fair,
        "hints_oracle": fold.hints_oracle,
        "shown": fold.shown,
    }


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_old_logs_lead_to_where_they_led(path: Path) -> None:
    # A file that was played under an older version is never written again. It is a log, and the
    # line after it tells its end; what is added to ``ends`` later is not in older files.
    *lines, last = path.read_text("utf-8").splitlines()
    expected = json.loads(last)["end"]
    end = ends(load("\n".join(lines)).fold)
    assert {name: end[name] for name in expected} == expected


def test_there_are_old_logs() -> None:
    assert {path.stem for path in LOGS} >= {"published-win", "variants", "match", "block", "help"}
