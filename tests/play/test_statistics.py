"""What became of a game, from its log; and what many results come to."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_access.engine.outcomes import Concede, Draw, HelpKind, HintUsed, NextHole, Shown, Undo
from golf_access.engine.standings import ranking
from golf_access.engine.tableoutcomes import TakeDiscard
from golf_access.engine.tablerules import SIX, TWO_CARDS, TableRules, board_rules
from golf_access.play.decks import Level
from golf_access.play.log import Log
from golf_access.play.statistics import (
    Against,
    Game,
    GameResult,
    Outcome,
    Rival,
    Rung,
    Streak,
    against,
    daily_streak,
    is_over,
    own_seat,
    play_time,
    result_of,
    rung,
    summaries,
    to_csv,
    to_json,
)
from golf_access.play.table import Seat, Strength, TableHeader, TableLog
from tests.engine.tablelaying import chosen, varied
from tests.play.games import SHELF, add, game, laid_game

BEGUN = datetime(2026, 1, 31, 12, tzinfo=UTC)
REFERENCE = "GO1-E-AAAAAAB"


def at(*seconds: float) -> list[datetime]:
    return [BEGUN + timedelta(seconds=second) for second in seconds]


def result(outcome: Outcome = Outcome.WON, **fields: object) -> GameResult:
    """Return a result of Easy solitaire without help, or another."""
    usual: dict[str, object] = {
        "game": Game.SOLITAIRE,
        "rule_set": "easy",
        "score": 350,
        "moves": 40,
        "undos": 0,
        "hints_fair": 0,
        "hints_oracle": 0,
        "shown": 0,
        "seconds": 60,
    }
    return GameResult(outcome=outcome, **usual | fields)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------- one game


def test_a_game_that_is_won() -> None:
    log = game(REFERENCE)
    (published,) = SHELF.published[0].games
    add(log, *published.actions)
    assert is_over(log)
    assert result_of(log, at(0, 10, 20.4)) == result(moves=len(published.actions), seconds=20)


def test_a_game_that_is_blocked_and_one_that_is_left() -> None:
    log = laid_game(["2S 9C", "5H"], "8S KD")
    add(log, "1")
    assert not is_over(log)
    assert result_of(log, at(0)) == result(Outcome.LEFT, score=10, left=2, moves=1, seconds=0)
    add(log, "draw")
    assert is_over(log)
    assert result_of(log, at(0)) == result(Outcome.LOST, score=0, left=2, moves=2, seconds=0)
    add(log, Undo())
    assert not is_over(log)


@pytest.mark.parametrize(
    ("action", "name"),
    [
        (HintUsed(HelpKind.FAIR), "hints_fair"),
        (HintUsed(HelpKind.ORACLE), "hints_oracle"),
        (Shown(HelpKind.ORACLE), "shown"),
    ],
)
def test_each_kind_of_help_is_counted(action: HintUsed | Shown, name: str) -> None:
    log = game(REFERENCE)
    add(log, "draw")
    assert not result_of(log, at(0)).helped
    add(log, action)
    found = result_of(log, at(0))
    assert getattr(found, name) == 1
    assert found.helped


def test_an_undo_is_help() -> None:
    log = game(REFERENCE)
    add(log, "draw", Undo())
    assert result_of(log, at(0)).helped


def match(bonus: bool = False) -> Log:
    """Return a match in which each hole was conceded at once: 35 cards left in each."""
    log = game("GO1-E-AAAAAAB-M", stock_bonus=bonus)
    while True:
        add(log, Draw(), Concede())
        if is_over(log):
            return log
        add(log, NextHole())


def test_a_match_is_measured_against_par() -> None:
    found = result_of(match(), at(0))
    assert (found.game, found.outcome) == (Game.MATCH, Outcome.LOST)
    assert (found.score, found.left, found.to_par, found.moves) == (315, 315, 270, 9)


def test_a_match_at_par_is_won() -> None:
    log = match()
    header = replace(log.header, rules=replace(log.header.rules, par=315))
    found = result_of(Log(header, log.entries), at(0))
    assert (found.outcome, found.to_par) == (Outcome.WON, 0)


def test_what_is_left_of_a_match_counts_each_hole_once() -> None:
    log = game("GO1-E-AAAAAAB-M")
    add(log, Concede())
    assert result_of(log, at(0)).left == 35
    add(log, NextHole())
    found = result_of(log, at(0))
    assert (found.outcome, found.left, found.score) == (Outcome.LEFT, 70, 35)


def table(seed: int = 1, *, people: int = 2, rules: TableRules = SIX) -> TableLog:
    """Play a hole of three by chance."""
    seats = (
        Seat("Anna", None if people > 0 else Strength.EASY),
        Seat("Bo", None if people > 1 else Strength.EASY),
        Seat("Robot", Strength.HARD, 5),
    )
    log = TableLog(TableHeader(replace(rules, holes=1), seed, seats))
    chance = Random(seed)
    while (choice := chosen(log.fold.state, chance)) is not None:
        log.add(*choice)
    return log


def test_a_table_is_told_by_places() -> None:
    outcomes = set()
    for seed in range(12):
        log = table(seed)
        places = ranking(log.header.rules, log.fold.state.scores, 3)
        mine = next(place for place in places if place.seat == 0)
        found = result_of(log, at(0))
        outcomes.add(found.outcome)
        assert (found.game, found.rule_set, found.cards) == (Game.TABLE, "six", 6)
        assert (found.place, found.score) == (mine.place, mine.total)
        assert (found.outcome is Outcome.LOST) == (mine.place > 1)
        assert {(rival.name, rival.strength) for rival in found.rivals} == {
            ("Bo", None),
            ("Robot", "hard"),
        }
        own = [entry for entry in log.entries if entry.seat == 0]
        assert found.moves == len(own)
    assert {Outcome.WON, Outcome.LOST} <= outcomes


def test_a_first_place_may_be_shared() -> None:
    rules = varied(TWO_CARDS, "shared-ties")
    found = [result_of(table(seed, rules=rules), at(0)) for seed in range(60)]
    tied = [one for one in found if one.outcome is Outcome.TIED]
    assert tied
    for one in tied:
        assert one.place == 1
        assert min(rival.place for rival in one.rivals) == 1


def test_the_first_person_counts() -> None:
    assert [own_seat(table(people=people)) for people in (0, 1, 2)] == [None, 0, 0]
    header = table().header
    turned = replace(header, seats=header.seats[2:] + header.seats[:2])
    assert own_seat(TableLog(turned)) == 1


def test_help_at_a_table_is_that_of_the_own_seat() -> None:
    log = TableLog(TableHeader(board_rules(6), 1, (Seat("Anna"), Seat("Bo"))))
    turn = log.fold.state.turn
    assert turn is not None
    for action in (TakeDiscard(), Undo(), HintUsed(HelpKind.FAIR)):
        log.add(turn, action)
    counts = {}
    for seat in (turn, 1 - turn):
        seats = tuple(Seat("", None if place == seat else Strength.EASY) for place in range(2))
        found = result_of(TableLog(replace(log.header, seats=seats), log.entries), at(0))
        counts[seat] = (found.moves, found.undos, found.hints, found.outcome)
    assert counts == {turn: (1, 1, 1, Outcome.LEFT), 1 - turn: (0, 0, 0, Outcome.LEFT)}


def test_who_is_away_does_not_play() -> None:
    times = at(0, 10, 10 + 300, 10 + 300 + 3600, 0, 5)
    assert play_time(times) == timedelta(seconds=10 + 300 + 300 + 0 + 5)
    assert play_time(at(0)) == play_time([]) == timedelta()


@given(st.lists(st.floats(0, 1e6), max_size=20))
def test_play_time_is_never_longer_than_the_time_that_passed(seconds: list[float]) -> None:
    times = at(*sorted(seconds))
    passed = times[-1] - times[0] if times else timedelta()
    assert timedelta() <= play_time(times) <= passed


# --------------------------------------------------------------------------------- many results


def test_a_summary_of_each_kind_of_game() -> None:
    results = [
        result(),
        result(Outcome.LOST, score=100, left=10),
        result(undos=2, score=340),
        result(),
        result(rule_set="strict", shown=1, hints_fair=1, hints_oracle=2),
        result(),
        result(Outcome.LEFT, score=20, left=30, seconds=5),
    ]
    easy, helped, strict = summaries(results)
    assert (easy.rule_set, easy.helped) == ("easy", False)
    assert (easy.played, easy.won, easy.tied, easy.given_up) == (5, 3, 0, 1)
    assert (easy.streak, easy.best_streak) == (0, 2)
    assert (easy.best, easy.average, easy.left) == (350, 287.5, 2.5)
    assert (easy.best_to_par, easy.average_to_par) == (None, None)
    assert (easy.moves, easy.seconds) == (200, 245)
    assert (helped.helped, helped.played, helped.undos, helped.best) == (True, 1, 2, 340)
    assert (helped.streak, helped.best_streak) == (1, 1)
    assert (strict.rule_set, strict.hints, strict.shown) == ("strict", 3, 1)


def test_fewer_points_are_better_against_par_and_at_tables() -> None:
    results = [
        result(game=Game.MATCH, score=score, to_par=score - 45) for score in (50, 40, 60)
    ] + [result(Outcome.TIED, game=Game.TABLE, cards=6, score=score) for score in (9, -3)]
    against_par, at_table = summaries(results)
    assert (against_par.best, against_par.best_to_par, against_par.average_to_par) == (40, -5, 5)
    assert (at_table.best, at_table.tied, at_table.won) == (-3, 2, 0)


def test_a_game_that_was_given_up_has_no_score() -> None:
    (summary,) = summaries([result(Outcome.LEFT)])
    assert (summary.best, summary.average, summary.left) == (None, None, None)
    assert summaries([]) == ()


def test_how_one_stands_against_others() -> None:
    def match(place: int, *rivals: tuple[str, str | None, int]) -> GameResult:
        return result(
            game=Game.TABLE,
            place=place,
            rivals=tuple(Rival(name, strength, place, 0) for name, strength, place in rivals),
        )

    results = [
        match(1, ("Bo", None, 2), ("Robot", "hard", 3)),
        match(2, ("Bo", None, 2), ("Robert", "hard", 1)),
        match(3, ("Bo", None, 1), ("Robot", "easy", 1)),
        replace(match(3, ("Bo", None, 1)), outcome=Outcome.LEFT),
        result(),
    ]
    assert against(results) == (
        Against("Bo", None, 1, 1, 1),
        Against("", "easy", 0, 0, 1),
        Against("", "hard", 1, 0, 1),
    )
    assert against(results)[0].played == 3


def test_statistics_as_data() -> None:
    profiles = {"": [result(), result(undos=1)], "Ștefan, jr": [table_result()]}
    data = json.loads(to_json(profiles))
    assert [(one["profile"], len(one["games"])) for one in data] == [("", 2), ("Ștefan, jr", 1)]
    assert data[1]["against"] == [
        {"name": "", "strength": "hard", "ahead": 1, "level": 0, "behind": 0}
    ]
    rows = list(csv.DictReader(io.StringIO(to_csv(profiles))))
    assert [row["profile"] for row in rows] == ["", "", "Ștefan, jr"]
    assert rows[0]["game"] == "solitaire"
    assert (rows[0]["best"], rows[0]["average_to_par"]) == ("350", "")


def table_result() -> GameResult:
    return result(game=Game.TABLE, place=1, rivals=(Rival("Robot", "hard", 2, 9),))


# ------------------------------------------------------------------------------------ long-term


@pytest.mark.parametrize(
    ("won", "today", "expected"),
    [
        ([], 10, Streak(0, 0)),
        ([10], 10, Streak(1, 1)),
        ([9], 10, Streak(1, 1)),
        ([8], 10, Streak(0, 1)),
        ([3, 1, 2, 2, 9, 10], 10, Streak(2, 3)),
        ([8, 9], 10, Streak(2, 2)),
    ],
)
def test_the_streak_of_the_deal_of_the_day(won: list[int], today: int, expected: Streak) -> None:
    days = [date(2026, 3, day) for day in won]
    assert daily_streak(days, date(2026, 3, today)) == expected


def test_a_streak_goes_on_over_the_turn_of_the_year() -> None:
    days = [date(2025, 12, 31), date(2026, 1, 1)]
    assert daily_streak(days, date(2026, 1, 1)) == Streak(2, 2)


WON, LOST = result(), result(Outcome.LOST)


@pytest.mark.parametrize(
    ("games", "expected"),
    [
        ([], Rung(Level.GENTLE)),
        ([WON, WON], Rung(Level.GENTLE, won=2)),
        ([WON, WON, LOST, WON], Rung(Level.GENTLE, won=1)),
        ([WON] * 3, Rung(Level.STEADY)),
        ([WON] * 7, Rung(Level.TOUGH, won=1)),
        ([WON] * 12, Rung(Level.TOUGH, won=6)),
        ([LOST] * 7, Rung(Level.GENTLE, lost=7)),
        ([WON] * 3 + [LOST] * 4, Rung(Level.STEADY, lost=4)),
        ([WON] * 3 + [LOST] * 5, Rung(Level.GENTLE)),
        ([result(undos=1)] * 3, Rung(Level.GENTLE)),
    ],
)
def test_the_ladder(games: list[GameResult], expected: Rung) -> None:
    # Each at the level that was reached.
    climbed: list[tuple[Level, GameResult]] = []
    for one in games:
        climbed.append((rung(climbed).level, one))
    assert rung(climbed) == expected


def test_games_of_another_level_do_not_count() -> None:
    assert rung([(Level.TOUGH, WON)] * 5) == Rung(Level.GENTLE)
