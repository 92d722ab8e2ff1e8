"""Games that were left: they are offered, resumed where they stood, listed and thrown away."""

from __future__ import annotations

from pathlib import Path

import pytest

from golf_access.play.storefile import StoreError, StoreFault
from tests.screens.answers import name, only, told
from tests.screens.conftest import Begin
from tests.tools.driving import REFERENCE, TODAY, Driven
from tests.tools.table_keys import played

TABLE = "BG1-4-2-AAAAAAB"


def left_game(begin: Begin, code: str = REFERENCE, keys: str = "d5") -> None:
    """Play a little and leave."""
    game = begin(code=code)
    game.press("space", *keys, "q", "q")
    assert game.ended


def test_a_game_that_was_left_is_the_menus_first_entry(begin: Begin) -> None:
    left_game(begin)
    menu = begin(code=None)
    assert menu.opening.ids == ["menu-title", "list-item"]
    entry = told(menu.opening)[1][1]["item"]
    assert isinstance(entry, dict)
    assert entry["id"] == "menu-resume"
    assert entry["args"]["game"]["args"] == {
        "game": name("rule-easy"),
        "entries": 2,
        "when": name("history-when-today"),
    }
    answer = menu.press("enter")
    assert answer.ids[:3] == ["game-goes-on", "counts", "free-cards"]
    assert told(answer)[0][1] == {"rule": name("rule-easy"), "moves": 2}
    assert told(answer)[1][1]["left"] == 34
    assert only(menu.press("t"))[1]["moves"] == 2
    # What can be undone still can.
    assert menu.press("u").ids == ["undone-removed"]


def test_it_goes_on_being_kept(begin: Begin) -> None:
    left_game(begin)
    menu = begin(code=None)
    menu.press("enter", "2", "q", "q")
    entry = told(menu.press("home"))[0][1]["item"]
    assert isinstance(entry, dict)
    assert entry["args"]["game"]["args"]["entries"] == 3
    menu.press("q")
    again = begin(code=None)
    assert told(again.press("enter"))[0][1]["moves"] == 3


def test_nothing_is_offered_where_nothing_was_left(begin: Begin, tmp_path: Path) -> None:
    menu = begin(code=None)
    assert told(menu.opening)[1][1]["item"] == name("menu-play", rule=name("rule-easy"))
    # No store was begun for the question.
    assert list(tmp_path.glob("games*")) == []


def test_by_line_and_at_a_game_that_was_named_nobody_is_asked(begin: Begin) -> None:
    left_game(begin)
    lines = begin(code=None, line_mode=True)
    assert told(lines.opening)[1][1]["item"] == name("menu-play", rule=name("rule-easy"))
    lines.line("quit")
    assert begin().opening.ids[0] == "game-begins"


def test_a_game_that_ended_is_not_offered(begin: Begin) -> None:
    game = begin()
    game.press("space")
    game.press("n", "n", "space", "q", "q")
    game = begin(code=None)
    # The first was given up for a new one of the same kind; the second was left.
    game.press("m")
    kept = game.desk.records.unfinished()
    assert len(kept) == 1
    store = game.desk.records.store()
    assert store is not None
    assert [one.outcome.value for one in store.results()] == ["left"]


def test_the_menu_offers_what_was_left_in_this_session(menu: Driven) -> None:
    menu.press("enter", "space", "q")
    answer = menu.press("q")
    assert answer.ids == ["menu-title", "list-item"]
    item = told(answer)[1][1]
    assert item["position"] == 1
    assert isinstance(item["item"], dict)
    assert item["item"]["id"] == "menu-resume"


def test_a_table_goes_on_with_its_computer_players(begin: Begin) -> None:
    game = begin(code=TABLE)
    for _, answer in played(game):
        if answer.ids[0] == "taken-stock-you":
            break
    before = told(game.press("v"))
    game.press("q", "q")
    menu = begin(code=None)
    answer = menu.press("enter")
    assert answer.ids[0] == "table-begins"
    assert told(menu.press("v")) == before
    assert menu.press("c").ids == ["hand-stock"]


def open_list(menu: Driven) -> list[str]:
    """Open the list of games from the menu."""
    menu.press("home")
    items = (told(menu.press("j"))[0][1]["item"] for _ in range(20))
    next(item for item in items if isinstance(item, dict) and item["id"] == "menu-kept")
    return menu.press("enter").ids


def test_all_are_listed_the_last_one_first(begin: Begin) -> None:
    left_game(begin)
    left_game(begin, "GO1-C-AAAAAAC", keys="")
    menu = begin(code=None)
    assert open_list(menu) == ["kept-title", "list-item"]
    items = [told(menu.press("home"))[0][1]["item"], told(menu.press("j"))[0][1]["item"]]
    rules = [item["args"]["game"]["args"]["game"] for item in items if isinstance(item, dict)]
    assert rules == [name("rule-classic"), name("rule-easy")]
    assert menu.press("enter").ids == ["kept-game", "list-item"]
    assert menu.press("1").ids[0] == "game-goes-on"
    assert only(menu.press("t"))[1]["code"] == REFERENCE


def test_one_is_thrown_away_when_asked_twice(begin: Begin) -> None:
    left_game(begin)
    menu = begin(code=None)
    open_list(menu)
    menu.press("1")
    assert menu.press("2").ids == ["kept-confirm-give-up"]
    assert menu.press("m", "2").ids == ["kept-confirm-give-up"]
    answer = menu.press("2")
    assert answer.ids == ["kept-given-up", "kept-title", "list-item"]
    assert told(answer)[2][1]["item"] == name("kept-none")
    assert menu.desk.records.unfinished() == ()


def test_a_game_that_cannot_be_read_is_told(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    left_game(begin)
    menu = begin(code=None)

    def load(game: int) -> object:
        raise StoreError(StoreFault.BAD_GAME, file="games.db", game=game)

    monkeypatch.setattr(menu.desk.records.store(), "load", load)
    assert menu.press("enter").ids == ["store-bad-game"]


def test_after_a_damaged_store_a_new_one_begins(begin: Begin, tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(b"no database at all" * 100)
    menu = begin(code=None)
    assert menu.opening.ids == ["menu-title", "list-item", "store-damaged"]
    assert (tmp_path / "games.db.damaged").read_bytes().startswith(b"no database")
    menu.press("enter", "space", "q", "q")
    assert [one.entries for one in menu.desk.records.unfinished()] == [1]


@pytest.mark.parametrize("fault", [StoreFault.DISK_FULL, StoreFault.READ_ONLY, StoreFault.DAMAGED])
def test_a_fault_in_the_middle_is_told_once_and_the_game_goes_on(
    fault: StoreFault, game: Driven, monkeypatch: pytest.MonkeyPatch
) -> None:
    game.press("space")
    store = game.desk.records.store()

    def keep(*_: object) -> None:
        raise StoreError(fault, file="games.db", kept="games.db.damaged")

    monkeypatch.setattr(store, "keep", keep)
    assert game.press("5").ids == ["removed", f"store-{fault.value}"]
    assert game.press("2").ids == ["removed"]
    kept = game.desk.records.unfinished()
    # Of a damaged store nothing is left; the whole game stands in the new one.
    assert [one.entries for one in kept][:1] == ([3] if fault is StoreFault.DAMAGED else [])


def test_today_is_the_players(begin: Begin) -> None:
    left_game(begin)
    menu = begin(code=None)
    (kept,) = menu.desk.records.unfinished()
    assert kept.played.astimezone().date() == TODAY
