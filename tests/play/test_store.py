"""The store: what is kept and found again, what is told of one that can't be used."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_access.data import data_folder
from golf_access.engine.outcomes import Action, Draw, HelpKind, HintUsed, Redo, Undo
from golf_access.engine.solitaire import legal
from golf_access.engine.tablerules import SIX
from golf_access.play import storefile
from golf_access.play.decks import Level
from golf_access.play.host import Host
from golf_access.play.log import GameLog, Log
from golf_access.play.statistics import Outcome, result_of, rung, summaries
from golf_access.play.store import Keeper, Occasion, Store, restore
from golf_access.play.storefile import (
    SQL_FOLDER,
    StoreError,
    StoreFault,
    profiles,
    store_file,
    store_folder,
)
from golf_access.play.table import Seat, Strength, TableHeader, TableHost, TableLog
from tests.engine.tablelaying import RULE_SETS, VARIANTS, chosen, varied
from tests.play.games import SHELF, add, game, laid_game, play_on
from tests.play.killing import Killed

REFERENCE = "GO1-E-AAAAAAB"
BLOCKED = laid_game(["2S 9C", "5H"], "8S KD")
"""Column 1, then a draw: no move is left."""


class Clock:
    """A clock that is set by hand; it starts anew with each test."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 31, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path, clock: Clock) -> Iterator[Store]:
    with Store.open(tmp_path, now=clock) as store:
        yield store


def unexpected(error: StoreError) -> None:
    raise error


def hosted(store: Store, code: str = REFERENCE, **options: Any) -> tuple[Host, Keeper]:
    """Begin a game that is kept."""
    keeper = Keeper(store, unexpected, **options)
    return Host(game(code).header, keep=keeper), keeper


def do(host: Any, *todo: Action, seat: int = 0) -> None:
    """Have a seat do what must all be legal."""
    chair = host.join(seat, lambda seen: None)
    for action in todo:
        assert chair.submit(action).rejection is None
    chair.leave()


def won(host: Host) -> None:
    (published,) = SHELF.published[0].games
    do(host, *published.actions)


def fault(call: Callable[[], object]) -> tuple[object, dict[str, object]]:
    """Return what is told of a call that must fail."""
    with pytest.raises(StoreError) as raised:
        call()
    return raised.value.fault, dict(raised.value.facts)


# -------------------------------------------------------------------------------------- keeping


def test_a_game_is_found_where_it_stood(tmp_path: Path, clock: Clock) -> None:
    with Store.open(tmp_path, now=clock) as store:
        host, keeper = hosted(store)
        clock.wait(10)
        do(host, Draw())
        clock.wait(5)
        do(host, Undo(), Redo(), HintUsed(HelpKind.FAIR))
    with Store.open(tmp_path, now=clock) as store:
        (kept,) = store.unfinished()
        assert (kept.id, kept.game, kept.rule_set) == (keeper.game, "solitaire", "easy")
        assert (kept.code, kept.entries, kept.result) == (REFERENCE, 4, None)
        assert (kept.played - kept.begun, kept.ended) == (timedelta(seconds=15), None)
        log = store.load(kept.id)
        assert log == host.log
        assert log.fold == host.log.fold
        # And it goes on.
        host = Host(log.header, log.entries, Keeper(store, unexpected, game=kept.id))
        do(host, Draw())
        assert store.load(kept.id) == host.log
        assert len(store.unfinished()) == 1


def test_nothing_is_kept_of_a_game_before_its_first_action(store: Store) -> None:
    host, keeper = hosted(store)
    assert keeper.game is None
    chair = host.join(0, lambda seen: None)
    assert chair.submit(Undo()).rejection is not None
    assert store.unfinished() == ()
    keeper.give_up(host.log)
    assert store.history() == ()


def test_what_was_done_before_the_store_was_open_is_kept(store: Store) -> None:
    host = Host(game(REFERENCE).header)
    do(host, Draw(), Undo())
    host.keep = Keeper(store, unexpected)
    do(host, Draw())
    (kept,) = store.unfinished()
    assert store.load(kept.id) == host.log


def test_several_games_are_kept_the_last_played_first(store: Store, clock: Clock) -> None:
    hosts = [hosted(store)[0] for _ in range(3)]
    for place in (0, 1, 2, 0):
        clock.wait(1)
        do(hosts[place], Draw())
    assert [kept.entries for kept in store.unfinished()] == [2, 1, 1]
    assert [kept.id for kept in store.unfinished()] == [1, 3, 2]


def test_what_is_over_is_history_with_its_result(store: Store, clock: Clock) -> None:
    host, keeper = hosted(store)
    clock.wait(400)  # counts 300
    do(host, Draw())
    do(host, Undo())
    clock.wait(20)
    won(host)
    assert store.unfinished() == ()
    (kept,) = store.history()
    assert kept.id == keeper.game
    assert kept.ended == clock.time
    assert kept.result is not None
    assert (kept.result.outcome, kept.result.seconds) == (Outcome.WON, 320)
    assert kept.result == result_of(host.log, store.times(kept.id))
    assert store.results() == (kept.result,)
    (summary,) = summaries(store.results())
    assert (summary.played, summary.won, summary.helped) == (1, 1, True)


def test_an_undo_reopens_a_game(store: Store) -> None:
    host = Host(BLOCKED.header, keep=Keeper(store, unexpected))
    chair = host.join(0, lambda seen: None)
    chair.submit(legal(host.log.fold.state)[0])
    chair.submit(Draw())
    assert [kept.result is not None for kept in store.history()] == [True]
    chair.submit(Undo())
    assert (store.history(), store.results()) == ((), ())
    assert len(store.unfinished()) == 1


def test_a_game_that_ends_with_its_first_action(store: Store, clock: Clock) -> None:
    header = laid_game(["9C"], "8S").header
    host = Host(header, keep=Keeper(store, unexpected))
    clock.wait(3)
    do(host, legal(host.log.fold.state)[0])
    (kept,) = store.history()
    assert kept.result is not None
    assert (kept.result.outcome, kept.result.seconds) == (Outcome.WON, 3)


def test_a_game_can_be_given_up(store: Store) -> None:
    host, keeper = hosted(store)
    do(host, Draw())
    keeper.give_up(host.log)
    assert [result.outcome for result in store.results()] == [Outcome.LEFT]
    assert store.unfinished() == ()


def test_a_result_is_not_given_up_afterwards(store: Store) -> None:
    host, keeper = hosted(store)
    won(host)
    keeper.give_up(host.log)
    assert [result.outcome for result in store.results()] == [Outcome.WON]


def test_history_comes_in_pages(store: Store, clock: Clock) -> None:
    for _ in range(5):
        host, keeper = hosted(store)
        clock.wait(1)
        do(host, Draw())
        keeper.give_up(host.log)
    assert [kept.id for kept in store.history(limit=2)] == [5, 4]
    assert [kept.id for kept in store.history(limit=2, skip=2)] == [3, 2]
    assert [kept.id for kept in store.history(skip=4)] == [1]


def test_a_game_can_be_forgotten(store: Store) -> None:
    host, keeper = hosted(store)
    do(host, Draw())
    assert keeper.game is not None
    store.delete(keeper.game)
    assert store.unfinished() == ()
    bad = (StoreFault.BAD_GAME, {"file": str(store.path), "game": 1})
    assert fault(lambda: store.load(1)) == bad
    (entry,) = host.log.entries
    assert fault(lambda: store.keep(1, host.log.header, replace(entry, number=2))) == bad
    assert fault(lambda: store.finish(1, result_of(host.log, []))) == bad
    # The number isn't given to another game.
    assert store.begin(host.log) == 2


def test_a_game_of_somebody_else_is_no_result_of_ours(store: Store) -> None:
    log = game(REFERENCE)
    (published,) = SHELF.published[0].games
    add(log, *published.actions)
    store.begin(log, shared=True, result=result_of(log, []))
    store.begin(game(REFERENCE), shared=True)
    assert (store.results(), store.unfinished()) == ((), ())
    (kept,) = store.history()
    assert kept.shared
    assert store.load(kept.id) == log


def test_computers_among_themselves_are_no_result_of_ours(store: Store) -> None:
    seats = tuple(Seat(name, Strength.EASY) for name in "AB")
    host = TableHost(TableHeader(SIX, 1, seats), keep=Keeper(store, unexpected))
    chance = Random(1)
    while (choice := chosen(host.log.fold.state, chance)) is not None:
        do(host, choice[1], seat=choice[0])
    (kept,) = store.history()
    assert kept.shared
    assert store.results() == ()


def test_deals_of_a_day_and_of_the_ladder(store: Store, clock: Clock) -> None:
    days = [date(2026, 1, 30), date(2026, 1, 31)]
    for day in (days[0], days[0], days[1]):
        host, keeper = hosted(store, occasion=Occasion(day=day))
        do(host, Draw())
        keeper.give_up(host.log)
    assert store.days_won() == ()
    host, _ = hosted(store, occasion=Occasion(day=days[1]))
    won(host)
    assert store.days_won() == (days[1],)
    assert [kept.occasion.day for kept in store.find(Occasion(day=days[0]))] == [days[0]] * 2
    for _ in range(2):
        clock.wait(1)
        host, _ = hosted(store, occasion=Occasion(level=Level.GENTLE))
        won(host)
    assert rung(store.climb("easy")).won == 2
    assert store.climb("strict") == ()
    assert len(store.find(Occasion(level=Level.GENTLE))) == 2


def test_times_are_kept_in_utc(tmp_path: Path) -> None:
    local = datetime(2026, 1, 31, 1, 30, tzinfo=timezone(timedelta(hours=2)))
    with Store.open(tmp_path, now=lambda: local) as store:
        do(hosted(store)[0], Draw())
        (kept,) = store.unfinished()
    assert kept.begun == local
    assert kept.begun.isoformat() == "2026-01-30T23:30:00+00:00"


codes = st.sampled_from(
    [REFERENCE, "GO1-C-GOLFERS-J2-W", "GO1-S-AAAAAAC", "GO1-S-AAAAAAB-J1-M", "GO1-E-ZZZZZZZ-W-M"]
)


@pytest.fixture(scope="module")
def shared_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A store for many examples: a new one for each takes longer than the example."""
    with Store.open(tmp_path_factory.mktemp("store"), now=Clock()) as store:
        yield store


@settings(max_examples=30, deadline=None)
@given(codes, st.integers(0, 2**20), st.integers(1, 40))
def test_a_kept_game_of_solitaire_is_the_same_at_any_point(
    shared_store: Store, code: str, seed: int, count: int
) -> None:
    host, keeper = hosted(shared_store, code)
    chance = Random(seed)
    chair = host.join(0, lambda seen: None)
    for _ in range(count):
        todo = [Undo(), Redo(), HintUsed(HelpKind.ORACLE), *legal(host.log.fold.state) * 3]
        kept = chair.submit(chance.choice(todo)).rejection is None
        if kept:
            assert keeper.game is not None
            again = shared_store.load(keeper.game)
            assert again == host.log
            assert again.fold == host.log.fold


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from(sorted(RULE_SETS)),
    st.sampled_from([(), *((name,) for name in VARIANTS)]),
    st.integers(0, 2**20),
    st.integers(1, 60),
)
def test_a_kept_table_is_the_same_at_any_point(
    shared_store: Store, name: str, variants: tuple[str, ...], seed: int, count: int
) -> None:
    rules = varied(RULE_SETS[name], *variants)
    seats = [Seat(f"Ș {seat}") for seat in range(rules.min_seats - 1)]
    seats.append(Seat("", Strength.HARD))
    keeper = Keeper(shared_store, unexpected)
    host = TableHost(TableHeader.of(rules, seed, seats), keep=keeper)
    chance = Random(seed)
    for number in range(count):
        choice = chosen(host.log.fold.state, chance)
        if choice is None:
            break
        do(host, choice[1], seat=choice[0])
        if number % 10 and number < count - 1:
            continue
        assert keeper.game is not None
        again = shared_store.load(keeper.game)
        assert again == host.log
        assert again.fold == host.log.fold


# ------------------------------------------------------------------------------------- profiles


def test_each_profile_has_its_own_store(tmp_path: Path, clock: Clock) -> None:
    assert profiles(tmp_path / "nowhere") == ()
    for name in ("Ștefan", "Anna Maria", ""):
        with Store.open(tmp_path, name, now=clock) as store:
            for _ in range(len(name)):
                do(hosted(store)[0], Draw())
    assert profiles(tmp_path) == ("", "Anna Maria", "Ștefan")
    with Store.open(tmp_path, "anna  MARIA", now=clock) as store:
        assert len(store.unfinished()) == len("Anna Maria")
    assert len(profiles(tmp_path)) == 3


def test_what_stands_beside_a_store_is_no_profile(tmp_path: Path, clock: Clock) -> None:
    for name in ("games.db", "games-con.db"):
        (tmp_path / name).write_bytes(b"no store, but long enough to be looked at" * 100)
    for name in ("", "con"):
        for _ in range(2):
            with suppress(StoreError):
                Store.open(tmp_path, name, now=clock).close()
    (tmp_path / "gamesome.db").touch()
    assert profiles(tmp_path) == ("", "con")


@pytest.mark.parametrize(
    ("name", "expected", "facts"),
    [
        ("a/b", StoreFault.BAD_NAME, {"name": "a/b", "character": "/"}),
        ("..\\a", StoreFault.BAD_NAME, {"name": "..\\a", "character": "\\"}),
        ("a\x00", StoreFault.BAD_NAME, {"name": "'a\\x00'", "character": "U+0000"}),
        ("a" * 41, StoreFault.LONG_NAME, {"name": "a" * 41, "length": 41, "longest": 40}),
    ],
)
def test_names_that_no_profile_can_have(
    tmp_path: Path, name: str, expected: StoreFault, facts: dict[str, object]
) -> None:
    assert fault(lambda: store_file(tmp_path, name)) == (expected, facts)


@pytest.mark.parametrize("name", ["D'Angelo", "Jean-Luc", "J.R._2", "Zoë", "Zoe\u0308", "安娜"])
def test_names_that_a_profile_can_have(tmp_path: Path, name: str) -> None:
    Store.open(tmp_path, name, now=Clock()).close()
    (found,) = profiles(tmp_path)
    assert store_file(tmp_path, name) == store_file(tmp_path, found)
    assert found.casefold() == name.casefold().replace("e\u0308", "ë")


def test_where_the_stores_are(tmp_path: Path) -> None:
    assert store_folder({"GOLF_ACCESS_HOME": str(tmp_path)}) == tmp_path
    assert store_folder({}).name == "golf-access"


# --------------------------------------------------------------------------------- two programs


def test_a_second_program_is_told(tmp_path: Path, store: Store, clock: Clock) -> None:
    do(hosted(store)[0], Draw())
    locked = (StoreFault.LOCKED, {"file": str(tmp_path / "games.db")})
    assert fault(lambda: Store.open(tmp_path, now=clock)) == locked
    other = f"import sys; sys.path.insert(0, {str(data_folder('locales').parent)!r})\n" + (
        "from pathlib import Path\n"
        "from golf_access.play.store import Store\n"
        "from golf_access.play.storefile import StoreError\n"
        "try:\n    Store.open(Path(sys.argv[1]), now=None)\n"
        "except StoreError as error:\n    print(error.fault)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", other, str(tmp_path)], capture_output=True, check=True, text=True
    )
    assert done.stdout == "locked\n"
    with Store.open(tmp_path, "another", now=clock) as other_profile:
        assert other_profile.unfinished() == ()


def test_statistics_are_read_while_somebody_plays(
    tmp_path: Path, store: Store, clock: Clock
) -> None:
    host, _ = hosted(store)
    do(host, Draw(), Undo())
    with Store.open(tmp_path, now=clock, reading=True) as reader:
        assert reader.results() == ()
        won(host)
        assert len(reader.results()) == 1


def test_a_closed_store_can_be_opened_again(tmp_path: Path, clock: Clock) -> None:
    for count in range(3):
        with Store.open(tmp_path, now=clock) as store:
            assert len(store.unfinished()) == count
            do(hosted(store)[0], Draw())
    assert sorted(path.name for path in tmp_path.glob("games*[!k]")) == ["games.db"]


# ------------------------------------------------------------------------- what can go wrong


def test_a_folder_that_can_not_be(tmp_path: Path, clock: Clock) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "home"
    assert fault(lambda: Store.open(folder, now=clock)) == (
        StoreFault.NO_FOLDER,
        {"folder": str(folder)},
    )


def test_a_folder_that_is_not_there_is_made(tmp_path: Path, clock: Clock) -> None:
    with Store.open(tmp_path / "new" / "home", now=clock) as store:
        do(hosted(store)[0], Draw())


@pytest.fixture
def powerless() -> Iterator[Path]:
    """A folder that we own, while we have no more rights than any user."""
    folder = Path(tempfile.mkdtemp())
    if sys.platform != "win32" and os.geteuid() == 0:
        os.chown(folder, 65534, 65534)
        os.seteuid(65534)
        yield folder
        os.seteuid(0)
    else:
        yield folder
    folder.chmod(0o700)
    shutil.rmtree(folder)


@pytest.mark.skipif(os.name == "nt", reason="folders have no such modes there")
def test_a_folder_that_can_only_be_read(powerless: Path, clock: Clock) -> None:
    with Store.open(powerless, now=clock) as store:
        do(hosted(store)[0], Draw())
    (powerless / "games.db.lock").unlink(missing_ok=True)
    powerless.chmod(0o500)
    expected = (StoreFault.READ_ONLY, {"file": str(powerless / "games.db")})
    assert fault(lambda: Store.open(powerless, now=clock)) == expected
    powerless.chmod(0o700)
    (powerless / "games.db").chmod(0o400)
    assert fault(lambda: Store.open(powerless, now=clock)) == expected


def test_a_full_disk(store: Store) -> None:
    told: list[StoreError] = []
    keeper = Keeper(store, told.append)
    host = Host(game("GO1-E-AAAAAAB-M").header, keep=keeper)
    (pages,) = store._connection.execute("PRAGMA page_count").fetchone()
    store._connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    for _ in range(300):
        do(host, Draw(), Undo())
    # Told once, and the game goes on; what was kept before stays.
    assert [error.fault for error in told] == [StoreFault.DISK_FULL]
    assert told[0].facts == {"file": str(store.path)}
    assert len(host.log.entries) == 600
    (kept,) = store.unfinished()
    assert 0 < kept.entries < 600
    assert store.load(kept.id).entries == host.log.entries[: kept.entries]


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (errno.ENOSPC, StoreFault.DISK_FULL),
        (errno.EROFS, StoreFault.READ_ONLY),
        (errno.EACCES, StoreFault.READ_ONLY),
        (errno.EIO, StoreFault.DISK_FAULT),
    ],
)
def test_what_the_system_complains_of_is_told(
    tmp_path: Path,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
    expected: StoreFault,
) -> None:
    def fail(*_: object) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(Path, "rename", fail)
    copy = tmp_path / "copy"
    assert fault(lambda: store.backup(copy)) == (expected, {"file": str(copy)})
    assert not (tmp_path / "copy.new").exists()


def test_a_store_of_a_later_version(tmp_path: Path, clock: Clock) -> None:
    Store.open(tmp_path, now=clock).close()
    with sqlite3.connect(tmp_path / "games.db") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = (tmp_path / "games.db").read_bytes()
    assert fault(lambda: Store.open(tmp_path, now=clock)) == (
        StoreFault.LATER_VERSION,
        {"file": str(tmp_path / "games.db"), "version": 99, "known": 1},
    )
    assert (tmp_path / "games.db").read_bytes() == before


def foreign(path: Path) -> None:
    """Write another program's database."""
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE bookmarks (name)")
    connection.close()


@pytest.mark.parametrize(
    "spoil", [lambda path: path.write_bytes(b"golf" * 999), foreign], ids=["garbage", "foreign"]
)
def test_what_is_no_store_is_set_aside(
    tmp_path: Path, clock: Clock, spoil: Callable[[Path], None]
) -> None:
    path = tmp_path / "games.db"
    for kept in ("games.db.damaged", "games.db.damaged-2"):
        spoil(path)
        before = path.read_bytes()
        assert fault(lambda: Store.open(tmp_path, now=clock)) == (
            StoreFault.DAMAGED,
            {"file": str(path), "kept": str(tmp_path / kept)},
        )
        assert (tmp_path / kept).read_bytes() == before
        assert not path.exists()
    with Store.open(tmp_path, now=clock) as store:
        do(hosted(store)[0], Draw())


def test_a_store_that_is_only_read_stays_where_it_is(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(b"golf" * 999)
    assert fault(lambda: Store.open(tmp_path, now=clock, reading=True)) == (
        StoreFault.DAMAGED,
        {"file": str(path), "kept": str(path)},
    )
    assert path.exists()


def test_a_store_that_is_damaged_while_it_is_used(tmp_path: Path, store: Store) -> None:
    told: list[StoreError] = []
    host = Host(game(REFERENCE).header, keep=Keeper(store, told.append))
    do(host, Draw())
    store._connection.execute("DROP TABLE entry")
    do(host, Undo(), Redo())
    expected = {"file": str(store.path), "kept": str(tmp_path / "games.db.damaged")}
    assert [(error.fault, error.facts) for error in told] == [(StoreFault.DAMAGED, expected)]
    assert (tmp_path / "games.db.damaged").exists()
    # The store is told as damaged from now on, and another can be begun at once.
    assert fault(store.unfinished) == (StoreFault.DAMAGED, expected)
    with Store.open(tmp_path, now=Clock()) as fresh:
        assert fresh.unfinished() == ()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE game SET header = '{}'",
        "UPDATE game SET header = '[]'",
        "UPDATE game SET header = x'ff00'",
        "UPDATE game SET header = 7",
        "UPDATE entry SET line = '3'",
        "UPDATE entry SET line = x'ff'",
        'UPDATE entry SET line = \'{"number": 1, "seat": 0, "action": "redo"}\'',
    ],
)
def test_a_game_that_is_none_leaves_the_others(store: Store, change: str) -> None:
    do(hosted(store)[0], Draw())
    store._connection.execute(change)
    do(hosted(store)[0], Draw())
    assert fault(lambda: store.load(1)) == (
        StoreFault.BAD_GAME,
        {"file": str(store.path), "game": 1},
    )
    assert len(store.load(2).entries) == 1


@pytest.mark.parametrize("column", ["game", "begun", "ended", "day", "level"])
def test_a_row_that_can_not_be_read_is_left_out(store: Store, column: str) -> None:
    for _ in range(2):
        won(hosted(store)[0])
    store._connection.execute(f"UPDATE game SET {column} = x'00ff' WHERE id = 1")
    assert [kept.id for kept in store.history()] == [2]


def test_a_result_that_can_not_be_read_is_left_out(store: Store) -> None:
    for text in ("{}", "[", 7, b"\xff"):
        won(hosted(store)[0])
        store._connection.execute("UPDATE game SET result = ? WHERE id = 1", (text,))
        assert len(store.results()) == len(store.history()) - 1


# ---------------------------------------------------------------------------------------- fuzz


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a store with some games."""
    folder = tmp_path_factory.mktemp("sound")
    with Store.open(folder, now=Clock()) as store:
        for code in (REFERENCE, "GO1-S-AAAAAAB-M"):
            host, _ = hosted(store, code)
            play_on_host(host, 30)
        won(hosted(store)[0])
        log = TableLog(TableHeader(SIX, 1, (Seat("Anna"), Seat("Bo"))))
        store.begin(log)
    return (folder / "games.db").read_bytes()


def play_on_host(host: Host, count: int) -> None:
    log: Log = GameLog(host.log.header)
    play_on(log, count)
    do(host, *(entry.action for entry in log.entries))


@pytest.mark.parametrize("files", [20, pytest.param(400, marks=pytest.mark.slow)])
def test_whatever_stands_in_the_file_there_is_a_store_or_a_fault(sound: bytes, files: int) -> None:
    chance = Random(files)
    for _ in range(files):
        spoiled = bytearray(sound)
        for _ in range(chance.randrange(30)):
            # The head of the file is where it hurts.
            end = 120 if chance.random() < 0.3 else len(sound)
            spoiled[chance.randrange(end)] = chance.randrange(256)
        if chance.random() < 0.2:
            del spoiled[chance.randrange(len(sound)) :]
        with tempfile.TemporaryDirectory() as name:
            (Path(name) / "games.db").write_bytes(spoiled)
            use_all(Path(name))
            # And as the first one left it.
            use_all(Path(name))


def use_all(folder: Path) -> None:
    """Do all that can be done with a store; what can't be done is a fault."""
    with suppress(StoreError), Store.open(folder, now=Clock()) as store:
        host = Host(game(REFERENCE).header, keep=Keeper(store, lambda error: None))
        calls: list[Callable[[], object]] = [
            store.unfinished,
            store.history,
            store.results,
            store.days_won,
            lambda: store.climb("easy"),
            lambda: store.find(Occasion(day=date(2026, 1, 1))),
            *(lambda number=number: store.load(number) for number in range(1, 5)),
            *(lambda number=number: store.times(number) for number in range(1, 5)),
            lambda: store.delete(1),
            lambda: play_on_host(host, 5),
            lambda: store.backup(folder / "copy"),
        ]
        for call in calls:
            with suppress(StoreError):
                call()
    with suppress(StoreError):
        restore(folder, "other", folder / "copy")


# ---------------------------------------------------------------------- versions, export, restore


def tables(tmp_path: Path, *scripts: str) -> Path:
    """Return the tables of a program that knows later versions."""
    folder = tmp_path / "sql"
    shutil.copytree(SQL_FOLDER, folder)
    for number, script in enumerate(scripts, 2):
        (folder / f"{number:03}.sql").write_text(script, "utf-8")
    return folder


def test_a_store_is_brought_up_to_date_and_a_copy_kept(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(tmp_path, now=clock) as store:
        host, _ = hosted(store)
        do(host, Draw())
    add_mood = "ALTER TABLE game ADD COLUMN mood TEXT;", "UPDATE game SET mood = 'calm';"
    monkeypatch.setattr(storefile, "SQL_FOLDER", tables(tmp_path, *add_mood))
    with Store.open(tmp_path, now=clock, reading=True) as store:
        assert store.load(1) == host.log
        moods = store._connection.execute("SELECT mood FROM game").fetchall()
        assert moods == [("calm",)]
    monkeypatch.undo()
    later = (StoreFault.LATER_VERSION, 3, 1)
    found, facts = fault(lambda: Store.open(tmp_path, now=clock))
    assert (found, facts["version"], facts["known"]) == later
    # The copy is as the store was.
    (tmp_path / "games.db.before-3").rename(tmp_path / "games-before.db")
    with Store.open(tmp_path, "before", now=clock) as store:
        assert store.load(1) == host.log


def test_a_store_that_can_not_be_brought_up_to_date_is_as_before(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(tmp_path, now=clock) as store:
        do(hosted(store)[0], Draw())
    wrong = "DELETE FROM entry; DROP TABLE nothing;"
    monkeypatch.setattr(storefile, "SQL_FOLDER", tables(tmp_path, wrong))
    found, facts = fault(lambda: Store.open(tmp_path, now=clock))
    assert (found, facts["kept"]) == (StoreFault.DAMAGED, str(tmp_path / "games.db.damaged"))
    monkeypatch.undo()
    for name in ("damaged", "before-2"):
        (tmp_path / f"games.db.{name}").rename(tmp_path / f"games-{name}.db")
        with Store.open(tmp_path, name, now=clock) as store:
            assert len(store.load(1).entries) == 1


def test_a_backup_is_restored(tmp_path: Path, store: Store, clock: Clock) -> None:
    host, _ = hosted(store)
    do(host, Draw())
    copy = tmp_path / "copies of Ș" / "golf?.copy"
    copy.parent.mkdir()
    store.backup(copy)
    assert list(copy.parent.iterdir()) == [copy]
    do(host, Undo())
    locked = (StoreFault.LOCKED, {"file": str(store.path)})
    assert fault(lambda: restore(tmp_path, "", copy)) == locked
    store.close()
    kept = restore(tmp_path, "", copy)
    assert kept == tmp_path / "games.db.before-restore"
    with Store.open(tmp_path, now=clock) as store:
        assert len(store.load(1).entries) == 1
    assert restore(tmp_path / "other home", "Anna", copy) is None
    with Store.open(tmp_path / "other home", "Anna", now=clock) as store:
        assert len(store.load(1).entries) == 1
    # What was there before can be restored as well.
    assert kept is not None
    restore(tmp_path, "", kept)
    with Store.open(tmp_path, now=clock) as store:
        assert store.load(1) == host.log
    assert (tmp_path / "games.db.before-restore-2").exists()


def test_what_can_not_be_restored_changes_nothing(tmp_path: Path, clock: Clock) -> None:
    with Store.open(tmp_path, now=clock) as store:
        do(hosted(store)[0], Draw())
        store.backup(tmp_path / "copy")
        exists = (StoreFault.FILE_EXISTS, {"file": str(tmp_path / "copy")})
        assert fault(lambda: store.backup(tmp_path / "copy")) == exists
        nowhere = tmp_path / "nowhere" / "copy"
        assert fault(lambda: store.backup(nowhere)) == (
            StoreFault.DISK_FAULT,
            {"file": str(nowhere)},
        )
    before = (tmp_path / "games.db").read_bytes()
    spoiled = bytearray((tmp_path / "copy").read_bytes())
    spoiled[5000:9000] = bytes(4000)
    (tmp_path / "spoiled").write_bytes(spoiled)
    (tmp_path / "garbage").write_bytes(b"golf" * 999)
    (tmp_path / "empty").touch()
    foreign(tmp_path / "foreign")
    for name in ("spoiled", "garbage", "empty", "foreign"):
        file = tmp_path / name
        told = fault(lambda file=file: restore(tmp_path, "", file))  # type: ignore[misc]
        assert told == (StoreFault.NOT_A_STORE, {"file": str(file)})
    missing = tmp_path / "missing"
    told = fault(lambda: restore(tmp_path, "", missing))
    assert told == (StoreFault.FILE_MISSING, {"file": str(missing)})
    with sqlite3.connect(tmp_path / "copy") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    found, _ = fault(lambda: restore(tmp_path, "", tmp_path / "copy"))
    assert found is StoreFault.LATER_VERSION
    assert (tmp_path / "games.db").read_bytes() == before
    assert not list(tmp_path.glob("games.db.before-*"))


# --------------------------------------------------------------------------------------- killed


@pytest.mark.skipif(os.name == "nt", reason="no kill -9 there")
@pytest.mark.parametrize("kills", [3, pytest.param(20, marks=pytest.mark.slow)])
def test_what_was_kept_survives_a_kill(tmp_path: Path, kills: int) -> None:
    chance = Random(7)
    killed = Killed(tmp_path)
    for _ in range(kills):
        killed.kill_once(chance)
    assert killed.reported >= kills
    assert killed.missing() == []
