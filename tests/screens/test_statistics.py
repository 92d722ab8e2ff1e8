"""Statistics by ear, the ladder, the deal of the day's streak."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from golf_access.play.decks import LEVELS, Level
from golf_access.play.sharing import read_shared
from golf_access.play.statistics import Game, GameResult, Outcome, Rival, result_of
from golf_access.play.store import Occasion, Store
from golf_access.screens.menu import MenuScreen
from tests.play.games import SHELF
from tests.screens.answers import name, only, told
from tests.screens.conftest import Begin
from tests.screens.test_replay import WON
from tests.tools.driving import NOW, TODAY, Driven

PLAYED = "GO1-E-AAAAAAB d 5 2"


def result(**changes: object) -> GameResult:
    """Return a game of Easy that was lost without help, changed."""
    values: dict[str, object] = {
        "game": Game.SOLITAIRE,
        "rule_set": "easy",
        "outcome": Outcome.LOST,
        "score": 100,
        "left": 10,
        "moves": 40,
        "undos": 0,
        "hints_fair": 0,
        "hints_oracle": 0,
        "shown": 0,
        "seconds": 600,
    }
    return GameResult(**{**values, **changes})  # type: ignore[arg-type]


WIN = result(outcome=Outcome.WON, score=350, left=0)


def keep(
    folder: Path, results: Sequence[GameResult], occasions: Sequence[Occasion | None] = ()
) -> None:
    """Keep games with these results, a minute after each other, the last one yesterday."""
    log = read_shared(PLAYED, SHELF.header)
    for number, one in enumerate(results):
        at = partial(_ago, timedelta(days=1, minutes=len(results) - number))
        occasion = occasions[number] if occasions else None
        with Store.open(folder, now=at) as store:
            store.begin(log, result=one, occasion=occasion)


def _ago(pause: timedelta) -> datetime:
    return NOW - pause


def statistics(begin: Begin) -> Driven:
    """Open the list from the menu."""
    driven = begin(code=None)
    menu = driven.session.stack[0]
    assert isinstance(menu, MenuScreen)
    entry = [item.label.id for item in menu.items].index("menu-statistics")
    driven.press("home", *["down"] * entry)
    return driven


def lines(begin: Begin) -> list[tuple[str, dict[str, object]]]:
    """Return the ids and arguments of all lines."""
    driven = statistics(begin)
    answer = driven.press("enter")
    assert answer.ids == ["stats-title", "list-item"]
    count = told(answer)[1][1]["count"]
    assert isinstance(count, int)
    items = [told(answer)[1][1]["item"]]
    items += [only(driven.press("down"))[1]["item"] for _ in range(count - 1)]
    return [(item["id"], item["args"]) for item in items if isinstance(item, dict)]


def test_nothing_yet(begin: Begin) -> None:
    assert only(statistics(begin).press("enter")) == ("stats-none", {})


def test_a_line_for_each_kind_of_game_those_with_help_apart(begin: Begin, tmp_path: Path) -> None:
    helped = result(hints_fair=2, undos=1)
    keep(tmp_path, [WIN, WIN, result(score=50, left=19), result(rule_set="classic"), helped])
    found = lines(begin)
    assert [args["game"] for _, args in found] == [
        name("rule-classic"),
        name("rule-easy"),
        name("stats-with-help", game=name("rule-easy")),
    ]
    name_of, easy = found[1]
    assert name_of == "stats-solitaire"
    effort = easy.pop("effort")
    assert easy == {
        "game": name("rule-easy"),
        "wins": 2,
        "count": 3,
        "streak": 0,
        "longest": 2,
        "best": 350,
        "average": 250,
        "left": 6,
    }
    time = name("stats-minutes", minutes=30)
    assert effort == name("stats-effort", moves=120, undos=0, hints=0, time=time)
    assert found[2][1]["effort"]["args"]["hints"] == 2  # type: ignore[index]


def test_matches_tables_and_games_given_up(begin: Begin, tmp_path: Path) -> None:
    rivals = (Rival("Bo", None, 1, 20), Rival("Olwen", "hard", 3, 40))
    table = result(
        game=Game.TABLE, rule_set="board", cards=9, score=30, place=2, rivals=rivals, seconds=3700
    )
    match = result(game=Game.MATCH, score=50, to_par=5)
    given_up = result(rule_set="strict", outcome=Outcome.LEFT)
    keep(tmp_path, [table, match, given_up])
    found = dict(lines(begin))
    assert set(found) == {
        *("stats-match", "stats-left", "stats-table"),
        *("stats-against-person", "stats-against-hard"),
    }
    assert found["stats-match"]["par"] == name("par-over", points=5)
    assert found["stats-match"]["game"] == name("history-match", rule=name("rule-easy"))
    assert found["stats-table"]["game"] == name("game-board", cards=9)
    effort = found["stats-table"]["effort"]
    assert isinstance(effort, dict)
    assert effort["args"]["time"] == name("stats-hours", hours=1, minutes=2)
    assert found["stats-against-person"] == {"name": "Bo", "ahead": 0, "level": 0, "behind": 1}
    assert found["stats-against-hard"] == {"ahead": 1, "level": 0, "behind": 0}


def test_the_days_and_the_ladder(begin: Begin, tmp_path: Path) -> None:
    days = [Occasion(day=TODAY - timedelta(days=ago)) for ago in (4, 2, 1)]
    rungs = [Occasion(level=LEVELS[0])] * 2
    keep(tmp_path, [WIN] * 5, [*days, *rungs])
    found = dict(lines(begin))
    assert found["stats-daily"] == {"days": 2, "longest": 2}
    rung = name(
        "stats-rung",
        rule=name("rule-easy"),
        level=name("stats-level-gentle"),
        wins=2,
        needed=3,
    )
    assert found["stats-ladder"] == {"ladder": rung}


def test_a_store_that_cannot_be_used(begin: Begin, tmp_path: Path) -> None:
    with Store.open(tmp_path, now=lambda: NOW):
        assert statistics(begin).press("enter").ids == ["stats-unavailable"]


def won(begin: Begin) -> list[str]:
    """Win the documented deal; return the ids that the last key led to."""
    game = begin()
    keys = ["space" if word == "d" else word for word in WON.split()[1:]]
    answer = game.press(*keys)
    game.press("q")
    return answer.ids


@pytest.mark.parametrize(
    ("before", "told_at_the_end"),
    [
        ([], []),
        ([result()], ["best-score"]),
        ([WIN], []),
        ([WIN, WIN], ["streak-now"]),
        ([result(hints_fair=1)] * 3, []),
    ],
)
def test_what_is_worth_telling_at_the_end(
    before: list[GameResult], told_at_the_end: list[str], begin: Begin, tmp_path: Path
) -> None:
    keep(tmp_path, before)
    ids = won(begin)
    assert "ended-won" in ids
    news = [one for one in ids if one in ("best-score", "streak-now", "daily-won", "stats-ladder")]
    assert news == told_at_the_end


def test_the_ladder_deals_its_next_game_and_tells_where_it_led(
    begin: Begin, tmp_path: Path
) -> None:
    game = begin()
    game.press("N", "3")
    answer = game.press("4")
    assert answer.ids[0] == "game-begins"
    # Any game of that level: it is played badly to its end.
    answers = (game.press(key) for key in [*"1234567", "space"] * 60)
    said = next(one for one in answers if "stats-ladder" in one.ids)
    ladder = dict(told(said))["stats-ladder"]["ladder"]
    assert isinstance(ladder, dict)
    assert ladder["args"]["wins"] == 0
    store = game.desk.records.store()
    assert store is not None
    assert [level for level, _ in store.climb("easy")] == [Level.GENTLE]


def test_the_day_is_told_when_its_deal_is_won(begin: Begin, tmp_path: Path) -> None:
    log = read_shared(WON, SHELF.header)
    keep(tmp_path, [WIN], [Occasion(day=TODAY - timedelta(days=1))])
    with Store.open(tmp_path, now=lambda: NOW) as store:
        store.begin(log, result=result_of(log, ()), occasion=Occasion(day=TODAY))
    assert dict(lines(begin))["stats-daily"] == {"days": 2, "longest": 2}
