"""The store: every game of a profile with every action as it happens, in SQLite.

A commit hands an entry to the system, so that a program killed at any moment has lost none that
was kept. The disk itself has it some milliseconds later (``storefile.Flusher``): a power cut may
take the last key. ``storefile`` tells what the files are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, cast

import msgspec

from golf_access.play.decks import Level
from golf_access.play.game import GameHeader
from golf_access.play.log import Entry, GameLog, entry_line, header_line, load
from golf_access.play.statistics import GameResult, is_over, own_seat, result_of
from golf_access.play.storefile import (
    Flusher,
    StoreError,
    StoreFault,
    connect,
    copy_to,
    faults,
    free_name,
    latest_version,
    locked,
    make_folder,
    migrate,
    move,
    prepare,
    set_aside,
    store_file,
    version_of,
)

if TYPE_CHECKING:
    import sqlite3

    from filelock import BaseFileLock


@dataclass(frozen=True, slots=True)
class Occasion:
    """Why a game is played: as the deal of a ``day``, or on the ladder at a ``level``."""

    day: date | None = None
    level: Level | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A game as lists tell it. Times are in UTC; ``played`` is that of the last entry.

    ``result`` is None while the game goes on. ``shared``: somebody else played it.
    """

    id: int
    game: str
    rule_set: str
    code: str | None
    begun: datetime
    played: datetime
    ended: datetime | None
    entries: int
    result: GameResult | None
    occasion: Occasion
    shared: bool


class Store:
    """The games of one profile. Made by ``open``; every method may raise ``StoreError``.

    To be used in the thread that opened it. A context manager, which closes it.
    """

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        lock: BaseFileLock | None,
        now: Callable[[], datetime],
    ) -> None:
        self.path = path
        self._connection = connection
        self._lock = lock
        self._broken: StoreError | None = None
        self.now = now
        self._flusher = Flusher(path.with_name(path.name + "-wal"))

    @classmethod
    def open(
        cls,
        folder: Path,
        profile: str = "",
        *,
        now: Callable[[], datetime],
        reading: bool = False,
    ) -> Self:
        """Open a profile's store, or begin one.

        ``now`` gives the time, with its zone. ``reading``: nothing is kept, so another program may
        have the store at the same time.

        Raises ``StoreError``. After ``DAMAGED`` the file was set aside, and to open again begins a
        new store; a store that is only read is left where it is.
        """
        path = store_file(folder, profile)
        make_folder(folder)
        lock = None if reading else locked(path)
        connection = None
        try:
            with faults(path):
                connection = connect(path)
                if version_of(connection, path) < latest_version():
                    lock = lock or locked(path)
                    migrate(connection, path)
                prepare(connection, reading=reading)
            return cls(path, connection, lock, now)
        except StoreError as error:
            if connection is not None:
                connection.close()
            if lock is not None:
                if error.fault is StoreFault.DAMAGED:
                    error = set_aside(path)
                lock.release()
            raise error from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Give the store up. What was kept stays."""
        self._flusher.close()
        self._connection.close()
        if self._lock is not None:
            self._lock.release()

    # ---------------------------------------------------------------------------- keeping

    def begin(
        self,
        log: GameLog[Any, Any],
        *,
        begun: datetime | None = None,
        occasion: Occasion | None = None,
        shared: bool = False,
        result: GameResult | None = None,
    ) -> int:
        """Begin to keep a game, with the entries that it has already. Returns its id.

        ``begun``: when it began, if not now. ``result``: that of a game that is over.
        """
        header = header_line(log.header)
        lines = [entry_line(log.header, entry) for entry in log.entries]
        plain = log.header.plain()
        occasion = occasion or Occasion()
        at = _written(self.now())
        with self._changing() as connection:
            cursor = connection.execute(
                "INSERT INTO game (header, game, rule_set, code, begun, day, level, shared)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    header,
                    log.header.game,
                    cast("dict[str, Any]", plain["rules"])["rule_set"],
                    plain["code"],
                    at if begun is None else _written(begun),
                    occasion.day and occasion.day.isoformat(),
                    occasion.level,
                    shared,
                ),
            )
            game = cursor.lastrowid
            assert game is not None
            connection.executemany(
                "INSERT INTO entry VALUES (?, ?, ?, ?)",
                [
                    (game, entry.number, at, line)
                    for entry, line in zip(log.entries, lines, strict=True)
                ],
            )
            if result is not None:
                self._end(connection, game, at, result)
        return game

    def keep(
        self,
        game: int,
        header: GameHeader[Any, Any],
        entry: Entry,
        result: GameResult | None = None,
    ) -> None:
        """Keep one more entry of a game, and its result where that entry ended it.

        A game that had ended and goes on, as after an undo, has no result any more.
        """
        line = entry_line(header, entry)
        at = _written(self.now())
        with self._changing() as connection:
            try:
                connection.execute(
                    "INSERT INTO entry VALUES (?, ?, ?, ?)", (game, entry.number, at, line)
                )
            except connection.IntegrityError:  # deleted meanwhile
                raise self._bad_game(game) from None
            if result is not None:
                self._end(connection, game, at, result)
            else:
                connection.execute(
                    "UPDATE game SET ended = NULL, result = NULL"
                    " WHERE id = ? AND ended IS NOT NULL",
                    (game,),
                )

    def finish(self, game: int, result: GameResult) -> None:
        """Note what became of a game, as of one that is given up."""
        with self._changing() as connection:
            self._end(connection, game, _written(self.now()), result)

    def delete(self, game: int) -> None:
        """Forget a game, also in the statistics."""
        with self._changing() as connection:
            connection.execute("DELETE FROM game WHERE id = ?", (game,))

    # ---------------------------------------------------------------------------- reading

    def unfinished(self) -> tuple[Kept, ...]:
        """Return the games that go on, the one that was played last first."""
        kept = self._kept("WHERE ended IS NULL AND NOT shared", ())
        return tuple(sorted(kept, key=lambda one: (one.played, one.id), reverse=True))

    def history(self, *, limit: int = 100, skip: int = 0) -> tuple[Kept, ...]:
        """Return the games that have ended, the last one first; those of others among them."""
        return self._kept(
            "WHERE ended IS NOT NULL ORDER BY ended DESC, id DESC LIMIT ? OFFSET ?", (limit, skip)
        )

    def find(self, occasion: Occasion) -> tuple[Kept, ...]:
        """Return the games of a day's deal, or of a level of the ladder, the first one first."""
        return self._kept(
            "WHERE day IS ? AND level IS ? AND NOT shared ORDER BY id",
            (occasion.day and occasion.day.isoformat(), occasion.level),
        )

    def load(self, game: int) -> GameLog[Any, Any]:
        """Return a game's log. Raises ``StoreError`` also for what the rules refuse."""
        with self._reading() as connection:
            headers = connection.execute("SELECT header FROM game WHERE id = ?", (game,)).fetchall()
            lines = connection.execute(
                "SELECT line FROM entry WHERE game = ? ORDER BY number", (game,)
            ).fetchall()
        try:
            return load("\n".join(line for (line,) in headers + lines))
        except Exception:
            # What stands there may be anything, and so may what the reader stumbles over.
            raise self._bad_game(game) from None

    def times(self, game: int) -> tuple[datetime, ...]:
        """Return when a game began, and when each of its entries was made."""
        with self._reading() as connection:
            rows = connection.execute("SELECT begun FROM game WHERE id = ?", (game,)).fetchall()
            rows += connection.execute(
                "SELECT at FROM entry WHERE game = ? ORDER BY number", (game,)
            ).fetchall()
        try:
            return tuple(_instant(time) for (time,) in rows)
        except (TypeError, ValueError):
            raise self._bad_game(game) from None

    def results(self) -> tuple[GameResult, ...]:
        """Return the results of this profile's games, in the order in which they ended.

        A result that can't be read is left out.
        """
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT result FROM game WHERE ended IS NOT NULL AND NOT shared ORDER BY ended, id"
            ).fetchall()
        results = (_result(text) for (text,) in rows)
        return tuple(result for result in results if result is not None)

    def climb(self, rule_set: str) -> tuple[tuple[Level, GameResult], ...]:
        """Return the games of a rule set's ladder that have ended, for ``statistics.rung``."""
        kept = self._kept(
            "WHERE level IS NOT NULL AND rule_set = ? AND ended IS NOT NULL AND NOT shared"
            " ORDER BY ended, id",
            (rule_set,),
        )
        return tuple(
            (one.occasion.level, one.result)
            for one in kept
            if one.occasion.level is not None and one.result is not None
        )

    def days_won(self) -> tuple[date, ...]:
        """Return the days whose deal was won, for ``statistics.daily_streak``."""
        kept = self._kept("WHERE day IS NOT NULL AND ended IS NOT NULL AND NOT shared", ())
        won = {one.occasion.day for one in kept if one.result and one.result.outcome == "won"}
        return tuple(sorted(day for day in won if day is not None))

    def backup(self, file: Path) -> None:
        """Write a copy of the store, which ``restore`` takes, to a file that isn't there yet."""
        if file.exists():
            raise StoreError(StoreFault.FILE_EXISTS, file=str(file))
        partial = file.with_name(file.name + ".new")
        try:
            with self._reading() as connection, faults(file):
                partial.unlink(missing_ok=True)
                copy_to(connection, partial)
                partial.rename(file)
        except StoreError:
            with suppress(OSError):
                partial.unlink(missing_ok=True)
            raise

    # --------------------------------------------------------------------------- in common

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        if self._broken is not None:
            raise self._broken
        try:
            with faults(self.path):
                yield self._connection
        except StoreError as error:
            raise self._damaged(error) from None

    @contextmanager
    def _changing(self) -> Iterator[sqlite3.Connection]:
        """Change the store all at once, or not at all."""
        with self._reading() as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                # SQLite itself has rolled back after some faults.
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        self._flusher.flush()

    def _end(self, connection: sqlite3.Connection, game: int, at: str, result: GameResult) -> None:
        text = msgspec.json.encode(result).decode()
        cursor = connection.execute(
            "UPDATE game SET ended = ?, result = ? WHERE id = ?", (at, text, game)
        )
        if not cursor.rowcount:
            raise self._bad_game(game)

    def _kept(self, where: str, values: Sequence[object]) -> tuple[Kept, ...]:
        """Return the games that ``where`` selects; what can't be read of one leaves it out."""
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT id, game, rule_set, code, begun,"
                " (SELECT at FROM entry WHERE entry.game = game.id ORDER BY number DESC LIMIT 1),"
                " ended, (SELECT count(*) FROM entry WHERE entry.game = game.id),"
                f" result, day, level, shared FROM game {where}",
                values,
            ).fetchall()
        kept = []
        for row in rows:
            with suppress(TypeError, ValueError):
                kept.append(_kept_of(*row))
        return tuple(kept)

    def _bad_game(self, game: int) -> StoreError:
        return StoreError(StoreFault.BAD_GAME, file=str(self.path), game=game)

    def _damaged(self, error: StoreError) -> StoreError:
        """Set a damaged store aside, unless it is only read. Returns the error with its facts."""
        if error.fault is not StoreFault.DAMAGED or self._lock is None:
            return error
        self._flusher.close()
        self._connection.close()
        self._broken = set_aside(self.path)
        self._lock.release()
        return self._broken


class Keeper:
    """Keeps one game as it goes on: what a host is given as ``keep``.

    Nothing is kept of a game before its first action. After a fault, which ``failed`` is told
    once, the game goes on without being kept.
    """

    def __init__(
        self,
        store: Store,
        failed: Callable[[StoreError], None],
        *,
        occasion: Occasion | None = None,
        game: int | None = None,
    ) -> None:
        """Keep a game that begins now, or go on with ``game``, which the store has."""
        self.game = game
        self._store: Store | None = store
        self._failed = failed
        self._occasion = occasion
        self._begun = store.now()

    def __call__(self, log: GameLog[Any, Any]) -> None:
        """Keep the entry that was added last."""
        self._try(lambda store: self._keep(store, log))

    def give_up(self, log: GameLog[Any, Any]) -> None:
        """Note that the game won't be played to its end."""

        def finish(store: Store) -> None:
            if self.game is not None and not is_over(log):
                store.finish(self.game, result_of(log, store.times(self.game)))

        self._try(finish)

    def _keep(self, store: Store, log: GameLog[Any, Any]) -> None:
        result = None
        if is_over(log):
            before = (self._begun,) if self.game is None else store.times(self.game)
            result = result_of(log, (*before, store.now()))
        if self.game is not None:
            store.keep(self.game, log.header, log.entries[-1], result)
            return
        self.game = store.begin(
            log,
            begun=self._begun,
            occasion=self._occasion,
            shared=own_seat(log) is None,
            result=result,
        )

    def _try(self, change: Callable[[Store], None]) -> None:
        if self._store is None:
            return
        try:
            change(self._store)
        except StoreError as error:
            self._store = None
            self._failed(error)


def restore(folder: Path, profile: str, file: Path) -> Path | None:
    """Put a copy that ``Store.backup`` wrote in the place of a profile's store.

    An older one is brought up to date when it is opened. Returns where the store that was there
    is kept, None where there was none. Raises ``StoreError``; then nothing has changed.
    """
    path = store_file(folder, profile)
    _check_copy(file)
    make_folder(folder)
    lock = locked(path)
    partial = path.with_name(path.name + ".new")
    try:
        with faults(path):
            partial.unlink(missing_ok=True)
            connection = connect(file, reading=True)
            try:
                copy_to(connection, partial)
            finally:
                connection.close()
            kept = None
            if path.exists():
                kept = free_name(path, "before-restore")
                move(path, kept)
            partial.rename(path)
            return kept
    except StoreError:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        raise
    finally:
        lock.release()


def _check_copy(file: Path) -> None:
    """Raise ``StoreError`` for a file that is no copy of a store."""
    if not file.is_file():
        raise StoreError(StoreFault.FILE_MISSING, file=str(file))
    connection = None
    try:
        with faults(file):
            connection = connect(file, reading=True)
            sound = version_of(connection, file) > 0 and connection.execute(
                "PRAGMA integrity_check(1)"
            ).fetchone() == ("ok",)
    except StoreError as error:
        if error.fault is not StoreFault.DAMAGED:
            raise
        sound = False
    finally:
        if connection is not None:
            connection.close()
    if not sound:
        raise StoreError(StoreFault.NOT_A_STORE, file=str(file))


# ---------------------------------------------------------------------------------- the tables


def _written(time: datetime) -> str:
    return time.astimezone(UTC).isoformat(timespec="milliseconds")


def _instant(text: str) -> datetime:
    """Return a time. Raises ``TypeError`` or ``ValueError`` for what is none, or has no zone."""
    time = datetime.fromisoformat(text)
    if time.tzinfo is None:
        raise ValueError(text)
    return time


def _result(text: object) -> GameResult | None:
    if not isinstance(text, str):
        return None
    try:
        return msgspec.json.decode(text, type=GameResult)
    except msgspec.MsgspecError:
        return None


def _kept_of(
    id: int,
    game: str,
    rule_set: str,
    code: str | None,
    begun: str,
    played: str | None,
    ended: str | None,
    entries: int,
    result: str | None,
    day: str | None,
    level: str | None,
    shared: int,
) -> Kept:
    """Return a row of the games. Raises ``TypeError`` or ``ValueError`` for what can't be read."""
    if not all(isinstance(text, str) for text in (game, rule_set, code or "")):
        raise TypeError(game)
    return Kept(
        id=id,
        game=game,
        rule_set=rule_set,
        code=code,
        begun=_instant(begun),
        played=_instant(begun if played is None else played),
        ended=None if ended is None else _instant(ended),
        entries=entries,
        result=_result(result),
        occasion=Occasion(
            None if day is None else date.fromisoformat(day),
            None if level is None else Level(level),
        ),
        shared=bool(shared),
    )
