"""A game that is played back: every key, what is told, and what one plays on from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_access.engine.outcomes import HelpKind, HintUsed, Shown, Undo
from golf_access.engine.solitaire import legal
from golf_access.engine.tablerules import FOUR_CARDS, SIX, TableRules, board_rules
from golf_access.play.log import GameLog
from golf_access.play.sharing import read_shared, share
from golf_access.play.table import Seat, Strength, TableHeader, TableLog
from golf_access.screens.replay import ReplayScreen, replay_of
from golf_access.screens.solitaire import SolitaireScreen
from golf_access.screens.table import TableScreen
from tests.engine.tablelaying import chosen, varied
from tests.play.games import SHELF, add, game
from tests.screens.answers import name, only, told
from tests.screens.conftest import Begin
from tests.tools.driving import REFERENCE, Driven

Log = GameLog[Any, Any]
SPACE, N = name("key-space"), "N"
WON = (
    "GO1-E-AAAAAAB d 5 2 d 5 5 1 7 4 5 2 d 3 1 7 6 6 d 1 4 4 d 4 d 7 2 3 d d 6 d 3 d 2 3 2 4 6 1"
    " 1 7 d 6 5 3 d 7"
)
YOU, ANNA, BRUNO = Seat(""), Seat("Anna"), Seat("Bruno")
BO = Seat("Bo", Strength.EASY, 1)


def short() -> Log:
    """Return a game of nine steps, with help and an undo."""
    log = game(REFERENCE)
    add(log, "draw 5 2", Undo(), HintUsed(HelpKind.FAIR), HintUsed(HelpKind.ORACLE))
    add(log, Shown(HelpKind.ORACLE), "2 draw")
    return log


def table(rules: TableRules, *seats: Seat, count: int = 40, seed: int = 1) -> Log:
    """Return a match that was played by chance."""
    log = TableLog(TableHeader(rules, 1, seats))
    chance = Random(seed)
    for _ in range(count):
        choice = chosen(log.fold.state, chance)
        assert choice is not None
        log.add(*choice)
    return log


def replayed(begin: Begin, log: Log, *, own: bool = True, **options: Any) -> Driven:
    """Begin a session that plays a game back."""
    return begin(first=lambda desk: replay_of(desk, log, own=own), **options)


def position(driven: Driven) -> int:
    screen = driven.session.stack[0]
    assert isinstance(screen, ReplayScreen)
    return screen.replay.position


@pytest.fixture
def replay(begin: Begin) -> Driven:
    return replayed(begin, short())


# -------------------------------------------------------------------------------------- walking


def test_the_opening_tells_the_length_and_the_deal(replay: Driven) -> None:
    assert replay.opening.ids == ["replay-title", "game-begins", "counts", "free-cards"]
    assert told(replay.opening)[0] == ("replay-title", {"count": 9, "on": SPACE, "play": N})


def drawn(number: int, card: str, stock: int) -> tuple[str, Mapping[str, object]]:
    told = name("drawn", card=card, stock=stock)
    return "replay-step", {"position": number, "count": 9, "told": told}


@pytest.mark.parametrize("key", ["space", "right", "down", "j"])
def test_a_step_is_told_as_in_the_game(key: str, replay: Driven) -> None:
    assert only(replay.press(key)) == drawn(1, "8S", 15)
    message, args = only(replay.press(key))
    removed = name("removed", card="9C", column=5, uncovered="8H", below=3)
    assert (message, args) == ("replay-step", {"position": 2, "count": 9, "told": removed})


@pytest.mark.parametrize("key", ["left", "up", "m"])
def test_back_tells_the_step_that_led_there(key: str, replay: Driven) -> None:
    replay.press("space", "space")
    assert only(replay.press(key)) == drawn(1, "8S", 15)
    assert replay.press(key).ids == ["replay-start", "game-begins", "counts", "free-cards"]
    assert only(replay.press(key)) == ("replay-no-less", {})


@pytest.mark.parametrize(("on", "back"), [("J", "M"), ("pagedown", "pageup")])
def test_ten_steps_at_once(begin: Begin, on: str, back: str) -> None:
    driven = replayed(begin, read_shared(WON, SHELF.header))
    where = []
    for key in [on, on, back, "end", back, "home", on]:
        driven.press(key)
        where.append(position(driven))
    assert where == [10, 20, 10, 47, 37, 0, 10]


def test_the_ends(replay: Driven) -> None:
    assert only(replay.press("J")) == drawn(9, "9D", 14)
    assert only(replay.press("space")) == ("replay-no-more", {"count": 9})
    assert only(replay.press("end")) == ("replay-no-more", {"count": 9})
    assert replay.press("home").ids[0] == "replay-start"
    assert only(replay.press("M")) == ("replay-no-less", {})


def test_help_and_undo_are_steps_too(replay: Driven) -> None:
    replay.press("space", "space", "space")
    steps = [only(replay.press("space"))[1]["told"] for _ in range(4)]
    assert [step["id"] for step in steps] == [  # type: ignore[index]
        *("undone-removed", "replay-hint", "replay-oracle", "replay-shown")
    ]


def test_enter_tells_the_step_again(replay: Driven) -> None:
    assert replay.press("enter").ids[0] == "replay-start"
    replay.press("space")
    replay.press("e")
    assert only(replay.press("enter")) == drawn(1, "8S", 15)


def test_the_end_of_a_game_is_told_after_its_last_step(begin: Begin) -> None:
    driven = replayed(begin, read_shared(WON, SHELF.header))
    answer = driven.press("end")
    assert answer.ids == ["replay-step", "ended-won"]
    assert told(answer)[1] == ("ended-won", {"left": 0, "stock": 4, "score": 350})


# -------------------------------------------------------------------------- how things stand there


def test_questions_are_about_the_position(replay: Driven) -> None:
    replay.press("space", "space")
    args = {"stock": 15, "left": 34, "top": "9C"}
    assert only(replay.press("e")) == ("counts", args)
    assert only(replay.press("d")) == ("waste", {"top": "9C"})
    assert only(replay.press("s")) == ("score", {"score": 10})
    assert only(replay.press("t"))[1]["moves"] == 2
    assert only(replay.press("f"))[0] == "free-cards"
    assert only(replay.press("p"))[0] == "playable"
    assert replay.press("v").ids == ["column"] * 7
    assert replay.press("y").ids[0] == "rules-set"
    column = ("column", {"column": 5, "cards": ["8H", "7D", "3C", "JH"]})
    assert only(replay.press("5")) == column
    assert only(replay.press("b", "5")) == column
    assert only(replay.press("x", "a"))[0] == "where"
    assert only(replay.press("9"))[0] == "refused-no-such-column"


def test_what_the_last_key_changed(replay: Driven) -> None:
    replay.press("space")
    assert replay.press("E").ids == ["counts"]
    replay.press("J")
    assert replay.press("E").ids == ["counts", "change-column", "change-column", "score"]
    replay.press("e")
    assert replay.press("E").ids == ["changes-none"]


def test_reading_a_table(begin: Begin) -> None:
    driven = replayed(begin, table(SIX, YOU, BO))
    driven.press("end")
    assert driven.press("v").ids[0] == "board-first-row-you"
    assert told(driven.press("V"))[0][1]["player"] == "Bo"
    assert driven.press("e").ids == ["table-counts"]
    assert driven.press("s").ids == ["scores-none"]
    assert driven.press("w").ids == ["table-players", "table-dealer"]
    assert driven.press("d").ids == ["table-top"]
    for key in "ctyb":
        assert driven.press(key).utterances
    assert only(driven.press("9")) == ("which-no-position", {"cards": 6})
    assert only(driven.press("1"))[0].startswith("cursor-")
    assert only(driven.press("9")) == ("which-no-position", {"cards": 6})


def test_a_large_board_is_read_by_row_and_column(begin: Begin) -> None:
    driven = replayed(begin, table(board_rules(12), YOU, BO))
    driven.press("end", "3")
    answer = only(driven.press("4"))
    assert (answer[1]["row"], answer[1]["column"]) == (3, 4)


# ------------------------------------------------------------------------------ what a seat knows


def test_a_player_is_told_what_they_could_know(begin: Begin) -> None:
    """Their own cards from the stock by name, another player's not."""
    driven = replayed(begin, table(SIX, YOU, BO))
    seen = {one for _ in range(40) for one in steps(driven)}
    assert {"taken-stock-you", "taken-unseen", "chosen-you", "replay-unseen"} <= seen
    assert "taken-stock" not in seen


def steps(driven: Driven) -> Iterator[str]:
    """Walk one step on; yield what was told."""
    for message, args in told(driven.press("space")):
        inner = args.get("told")
        yield inner["id"] if isinstance(inner, dict) else message


def test_somebody_elses_game_is_told_by_names(begin: Begin) -> None:
    driven = replayed(begin, table(SIX, YOU, BO), own=False)
    assert told(driven.opening)[2] == (
        "table-players",
        {"players": [name("player", player="Player 1"), name("player", player="Bo")]},
    )
    seen = {one for _ in range(40) for one in steps(driven)}
    assert {"taken-stock", "taken-unseen"} <= seen
    assert not [one for one in seen if one.endswith("-you")]


def test_of_several_people_each_is_told_by_name(begin: Begin) -> None:
    driven = replayed(begin, table(SIX, ANNA, BRUNO))
    seen = {one for _ in range(40) for one in steps(driven)}
    assert "taken-stock" in seen
    assert "taken-unseen" not in seen


def test_what_was_looked_at_in_secret_stays_secret(begin: Begin) -> None:
    peek = varied(FOUR_CARDS, "peek")
    shared = replayed(begin, table(peek, ANNA, BRUNO, Seat("Carla"), count=6))
    assert {one for _ in range(6) for one in steps(shared)} == {
        "replay-unseen",
        "has-looked",
        "turn",
    }
    mine = replayed(begin, table(peek, YOU, BO, BO, count=6))
    assert "looked" in {one for _ in range(6) for one in steps(mine)}


# ------------------------------------------------------------------------------------- playing on


def test_one_plays_on_from_where_it_stands(menu: Driven) -> None:
    menu.paste(share(short(), SHELF.header))
    menu.press("space", "space")
    answer = menu.press("n")
    assert answer.ids[:3] == ["game-goes-on", "counts", "free-cards"]
    assert told(answer)[1] == ("counts", {"stock": 15, "left": 34, "top": "9C"})
    assert [screen.is_game for screen in menu.session.stack] == [False, True]
    assert only(menu.press("u"))[0] == "undone-removed"


def test_after_the_game_the_replay_is_where_it_was(replay: Driven) -> None:
    replay.press("space", "n", "space")
    assert only(replay.press("q", "q")) == drawn(1, "8S", 15)


def test_a_table_goes_on_by_whose_turn_it_is(begin: Begin) -> None:
    log = table(SIX, YOU, BO)
    number = max(entry.number for entry in log.entries if entry.seat == 1)
    driven = replayed(begin, log)
    driven.press(*["space"] * (number - 1))
    ids = driven.press("n").ids
    assert ids[:2] == ["table-begins", "table-players"]
    assert ids[2].startswith(("turn", "next-"))
    screen = driven.session.stack[-1]
    assert isinstance(screen, TableScreen)
    assert screen.host.log.entries[: number - 1] == log.entries[: number - 1]


def test_nothing_is_left_to_play_at_the_end(begin: Begin) -> None:
    driven = replayed(begin, read_shared(WON, SHELF.header))
    driven.press("end")
    left = name("key-left")
    assert only(driven.press("n")) == ("replay-is-over", {"back": left})
    assert driven.press("left", "n").ids[0] == "game-goes-on"


def test_the_way_out(begin: Begin) -> None:
    for key in ("escape", "backspace", "q"):
        driven = replayed(begin, short())
        assert driven.press(key).ids == ["replay-left", "goodbye"]
        assert driven.ended


@contextmanager
def session(log: Log) -> Iterator[Driven]:
    with (
        TemporaryDirectory() as folder,
        Driven(Path(folder), first=lambda desk: replay_of(desk, log, own=True)) as driven,
    ):
        yield driven


def by_chance(seed: int, count: int) -> Log:
    """Return a game of solitaire, or every other time a match at a table, played by chance."""
    if seed % 2:
        return table(SIX, YOU, BO, count=count, seed=seed)
    log, chance = game(REFERENCE), Random(seed)
    for _ in range(count):
        log.add(0, chance.choice([Undo(), HintUsed(HelpKind.FAIR), *legal(log.fold.state) * 3]))
    return log


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**20), st.integers(1, 40), st.data())
def test_there_and_back_is_where_it_was(seed: int, count: int, data: st.DataObject) -> None:
    log = by_chance(seed, count)
    start = data.draw(st.integers(0, len(log.entries)))
    on = data.draw(st.integers(0, len(log.entries) - start))
    questions = "ed" if seed % 2 else "edv"
    with session(log) as driven:
        driven.press(*["space"] * start)
        here = [told(driven.press(key)) for key in ("enter", *questions)]
        driven.press(*["space"] * on, *["left"] * on)
        assert position(driven) == start
        assert [told(driven.press(key)) for key in ("enter", *questions)] == here


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**20), st.integers(1, 40), st.data())
def test_what_one_plays_on_from_are_the_first_entries(
    seed: int, count: int, data: st.DataObject
) -> None:
    log = by_chance(seed, count)
    start = data.draw(st.integers(0, len(log.entries)))
    with session(log) as driven:
        driven.press(*["space"] * start)
        answer = driven.press("n")
        screen = driven.session.stack[-1]
        if answer.ids == ["replay-is-over"]:
            return
        assert isinstance(screen, SolitaireScreen | TableScreen)
        host = screen.chair.host if isinstance(screen, SolitaireScreen) else screen.host
        assert host.log.header == log.header
        assert host.log.entries[:start] == log.entries[:start]
        if isinstance(screen, SolitaireScreen):
            assert len(host.log.entries) == start


# ---------------------------------------------------------------------------- texts that are given


def test_a_game_is_shown_as_text_and_written_to_a_new_file(replay: Driven, tmp_path: Path) -> None:
    text = "GO1-E-AAAAAAB d 5 2 u h ho wo 2 d"
    assert told(replay.press("g"))[0] == ("share-title", {"count": 1})
    assert only(replay.press("enter")) == ("paragraph", {"text": text})
    replay.press("down")
    for file in ("GO1-E-AAAAAAB.txt", "GO1-E-AAAAAAB 2.txt"):
        path = tmp_path / "games" / file
        assert only(replay.press("enter")) == ("share-written", {"file": str(path)})
        assert path.read_text("utf-8") == f"{text}\n"
    assert only(replay.press("down")) == ("paragraph", {"text": text})
    assert replay.press("escape").ids == ["list-left"]


OPENED = ("game-begins", "counts", "free-cards")


def test_a_long_game_is_shown_by_lines_that_can_be_read_again(begin: Begin) -> None:
    log = read_shared(WON, SHELF.header)
    driven = replayed(begin, log)
    lines = [str(args["text"]) for _, args in told(driven.press("g", "enter"))]
    assert len(lines) == 2
    assert read_shared("\n".join(lines), SHELF.header) == log


def test_a_folder_that_can_not_be_written(replay: Driven, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file", "utf-8")
    folder = str(tmp_path / "games")
    assert only(replay.press("g", "down", "enter")) == ("share-not-written", {"folder": folder})


def test_a_game_that_has_no_text(begin: Begin) -> None:
    driven = replayed(begin, game(REFERENCE, undo_limit=3))
    assert only(driven.press("g")) == ("shared-not-shared", {})


def test_a_pasted_game_is_played_back_in_the_menu(menu: Driven) -> None:
    assert menu.paste("go1-e-aaaaaab d 5\n2").ids == ["replay-title", *OPENED]
    assert menu.press("end").ids == ["replay-step"]
    assert menu.press("escape").ids == ["replay-left", "menu-title", "list-item"]


def test_a_game_can_be_entered_like_a_code(menu: Driven) -> None:
    entry = next(
        index
        for index, item in enumerate(menu.session.stack[0].items, 1)  # type: ignore[attr-defined]
        if item.label.id == "menu-code"
    )
    menu.press("home", *["down"] * (entry - 1), "enter")
    assert menu.paste(WON).ids == ["replay-title", *OPENED]
    assert menu.press("escape").ids[:2] == ["replay-left", "menu-title"]


def test_a_pasted_game_is_offered_in_a_running_one(game: Driven) -> None:
    game.press("space")
    offered = ("shared-offered", {"key": name("key-enter")})
    assert only(game.paste("GO1-E-AAAAAAC d d")) == offered
    assert game.press("e").ids == ["counts"]
    game.paste("GO1-E-AAAAAAC d d")
    assert game.press("enter").ids == ["replay-title", *OPENED]
    assert only(game.press("n")) == ("confirm-new-game", {"key": N})
    assert game.press("space").ids == ["replay-step"]
    assert game.press("n", "n").ids == ["game-goes-on", *OPENED[1:]]
    assert len(game.session.stack) == 1


def test_the_game_below_goes_on_after_a_replay(game: Driven) -> None:
    game.press("space")
    game.paste("GO1-E-AAAAAAC d d")
    game.press("enter", "space")
    assert game.press("escape").ids == ["replay-left"]
    assert only(game.press("d")) == ("waste", {"top": "8S"})


@pytest.mark.parametrize(
    ("text", "fault", "facts"),
    [
        (
            "GO1-E-AAAAAAB d\n5 9",
            "shared-unknown-word",
            {"line": 2, "position": 2, "word": "9", "known": "2 5 6 d u"},
        ),
        (
            "GO1-E-AAAAAAB d 1",
            "shared-refused",
            {"line": 1, "position": 3, "word": "1", "known": "5 d u", "reason": "not-adjacent"},
        ),
        ("SG1-6-2-AAAAAAB t1", "shared-no-seat", {"line": 1, "position": 2, "word": "t1"}),
    ],
)
def test_what_is_wrong_with_a_pasted_game_is_told(
    text: str, fault: str, facts: Mapping[str, object], menu: Driven, game: Driven
) -> None:
    for driven in (menu, game):
        assert only(driven.paste(text)) == (fault, facts)


def test_a_long_word_is_told_by_its_beginning(menu: Driven) -> None:
    _, args = only(menu.paste(f"GO1-E-AAAAAAB {'9' * 500}"))
    assert args["word"] == "9" * 40 + "…"


def test_a_game_by_line(begin: Begin) -> None:
    driven = begin(code=None, line_mode=True)
    assert driven.line("GO1-E-AAAAAAB d 5 2").ids == ["replay-title", *OPENED]
    assert driven.line("next").ids == ["replay-step"]
    assert driven.line("previous").ids == ["replay-start", *OPENED]
    assert driven.line("finish").ids == ["replay-step"]
    assert driven.line("play").ids[:1] == ["game-goes-on"]
