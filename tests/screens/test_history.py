"""The games that were played: the list, and what can be done with each."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from golf_access.play.sharing import read_shared
from golf_access.play.statistics import result_of
from golf_access.play.store import Store
from golf_access.play.storefile import store_file
from golf_access.screens.menu import MenuScreen
from tests.play.games import SHELF
from tests.screens.answers import name, only, told
from tests.screens.conftest import Begin
from tests.screens.test_replay import WON
from tests.tools.driving import NOW, Driven
from tests.tools.table_keys import played


def kept(folder: Path, text: str, days: int = 0, *, shared: bool = False) -> None:
    """Keep a game that was played so many days ago."""
    log = read_shared(text, SHELF.header)
    at: datetime = NOW - timedelta(days=days)
    with Store.open(folder, now=lambda: at) as store:
        store.begin(log, shared=shared, result=result_of(log, ()))


def history(begin: Begin) -> Driven:
    """Begin with the menu, its cursor on the list of games played."""
    return to_history(begin(code=None))


def to_history(driven: Driven) -> Driven:
    """Go to the entry of the menu."""
    menu = driven.session.stack[0]
    assert isinstance(menu, MenuScreen)
    entry = [item.label.id for item in menu.items].index("menu-history")
    driven.press("home", *["down"] * entry)
    return driven


def entry(game: object, result: object, when: object) -> object:
    return name("history-entry", game=game, result=result, when=when)


EASY = name("rule-easy")
WIN = name("history-result-won", score=350)


def test_no_games_yet(begin: Begin) -> None:
    assert only(history(begin).press("enter")) == ("history-none", {})


@pytest.mark.parametrize(
    ("days", "when"),
    [
        (0, name("history-when-today")),
        (1, name("history-when-yesterday")),
        (2, name("history-when-days", days=2)),
        (7, name("history-when-days", days=7)),
        (8, name("history-when-date", day=23, month="jan", year="2026")),
        (-1, name("history-when-date", day=1, month="feb", year="2026")),
    ],
)
def test_when_a_game_was_played(
    days: int, when: dict[str, object], begin: Begin, tmp_path: Path
) -> None:
    kept(tmp_path, WON, days)
    title, first = told(history(begin).press("enter"))
    assert title == ("history-title", {"count": 1})
    assert first[1]["item"] == entry(EASY, WIN, when)


@pytest.mark.parametrize(
    ("text", "game", "result"),
    [
        ("GO1-C-AAAAAAB d", name("rule-classic"), name("history-result-left")),
        (
            "GO1-C-AAAAAAB-M" + " c n" * 8 + " c",
            name("history-match", rule=name("rule-classic")),
            name("history-result-match", total=315),
        ),
        ("SG1-6-2-AAAAAAB 1: t1", name("game-six"), name("history-result-left")),
        ("BG1-9-2-AAAAAAB", name("game-board", cards=9), name("history-result-left")),
    ],
)
def test_what_became_of_a_game(
    text: str,
    game: dict[str, object],
    result: dict[str, object],
    begin: Begin,
    tmp_path: Path,
) -> None:
    kept(tmp_path, text)
    _, first = told(history(begin).press("enter"))
    assert first[1]["item"] == entry(game, result, name("history-when-today"))


def test_the_last_one_comes_first_and_those_of_others_are_told(
    begin: Begin, tmp_path: Path
) -> None:
    kept(tmp_path, WON, 3)
    kept(tmp_path, "GO1-S-AAAAAAC d", 1, shared=True)
    driven = history(begin)
    _, first = told(driven.press("enter"))
    assert first[1]["item"]["id"] == "history-shared"  # type: ignore[index]
    assert only(driven.press("down"))[1]["item"]["id"] == "history-entry"  # type: ignore[index]


def test_a_game_that_was_played_here_is_in_the_list(begin: Begin) -> None:
    """A whole game by keys, then the list, the replay, and the way back to the list."""
    keys = [{"d": "space"}.get(word, word) for word in WON.split()[1:]]
    driven = begin(code=None)
    driven.paste(WON.split()[0])
    driven.press(*keys)
    driven.press("q")
    answer = to_history(driven).press("enter")
    assert told(answer)[1][1]["item"] == entry(EASY, WIN, name("history-when-today"))
    assert driven.press("enter").ids == ["history-game", "list-item"]
    assert driven.press("enter").ids == ["replay-title", "game-begins", "counts", "free-cards"]
    assert driven.press("end").ids == ["replay-step", "ended-won"]
    driven.press("escape")
    assert driven.press("down", "enter").ids[0] == "share-title"


def test_a_match_at_a_table_is_kept_with_its_place(begin: Begin) -> None:
    driven = begin(code=None)
    driven.paste("SG1-2-2-AAAAAAB-H1")
    for _ in played(driven, match=True):
        pass
    driven.press("q")
    item: Any = told(to_history(driven).press("enter"))[1][1]["item"]
    assert item["args"]["game"] == name("game-two")
    assert item["args"]["result"]["id"] == "history-result-place"


def test_a_game_is_deleted_when_that_was_asked_twice(begin: Begin, tmp_path: Path) -> None:
    kept(tmp_path, WON, 2)
    kept(tmp_path, "GO1-C-AAAAAAB d", 1)
    driven = history(begin)
    driven.press("enter", "enter", "end")
    assert only(driven.press("enter")) == ("history-confirm-delete", {})
    assert driven.press("up", "down", "enter").ids == ["history-confirm-delete"]
    answer = driven.press("enter")
    assert answer.ids == ["history-deleted", "history-title", "list-item"]
    assert told(answer)[1] == ("history-title", {"count": 1})
    driven.press("enter", "end", "enter")
    assert driven.press("enter").ids == ["history-deleted", "history-title", "list-item"]
    assert driven.press("enter").utterances


def test_a_store_that_another_program_has_is_told_once(begin: Begin, tmp_path: Path) -> None:
    with Store.open(tmp_path, now=lambda: NOW):
        driven = begin()
        first = driven.press("space")
        assert first.ids == ["drawn", "store-locked"]
        assert told(first)[1][1] == {"file": str(store_file(tmp_path, ""))}
        assert driven.press("5").ids == ["removed"]
        # The menu has looked for a game that goes on.
        menu = history(begin)
        assert menu.opening.ids[-1] == "store-locked"
        assert menu.press("enter").ids == ["history-unavailable"]


def test_one_plays_on_from_a_kept_game_in_one_of_its_own(begin: Begin, tmp_path: Path) -> None:
    kept(tmp_path, WON)
    driven = history(begin)
    driven.press("enter", "enter", "enter", "space", "n", "space")
    driven.desk.records.close()
    with Store.open(tmp_path, now=lambda: NOW) as store:
        (unfinished,) = store.unfinished()
        assert unfinished.entries == 2
        assert len(store.history()) == 1
