"""The files of the store: where they are, how they are opened, and what can be wrong with them.

A folder holds ``games.db``, the store of who gave no name, and ``games-NAME.db`` for each named
profile; ``play/store_sql`` has their tables. Beside a store may stand its lock, the files ``-wal``
and ``-shm`` of SQLite, and copies that are never overwritten:

``games.db.before-2``
    as it was before version 2 of the tables
``games.db.before-restore``
    as it was before another was put in its place
``games.db.damaged``
    what could not be read any more

where one of these is there already, the next has a number after its name.

sqlite3 and filelock are imported when a store is opened: a game's first line comes before.
"""

from __future__ import annotations

import errno
import os
import sys
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from golf_access.engine.faults import FaultError

if TYPE_CHECKING:
    import sqlite3
    from threading import Thread

    from filelock import BaseFileLock

SQL_FOLDER = Path(__file__).parent / "store_sql"
"""The tables: file ``00N.sql`` leads from version N - 1 of a store to version N."""
APPLICATION_ID = 0x474F4C46
"""Tells our files from those of other programs: GOLF."""
LONGEST_NAME = 40
_APPLICATION = "golf-access"
_WAIT_SECONDS = 0.25
"""How long an SQLite lock is waited for: whoever reads statistics holds one for milliseconds."""


class StoreFault(StrEnum):
    """What is wrong with a store, or a copy of one, with the facts that each one carries."""

    NO_FOLDER = "no-folder"
    """``folder``: it isn't there and can't be made."""
    READ_ONLY = "read-only"
    """``file``."""
    DISK_FULL = "disk-full"
    """``file``."""
    DISK_FAULT = "disk-fault"
    """``file``: the system could not read or write it."""
    LOCKED = "locked"
    """``file``: another program has it."""
    DAMAGED = "damaged"
    """``file``, ``kept``: where the damaged file is now."""
    LATER_VERSION = "later-version"
    """``file``, ``version``, ``known``."""
    BAD_GAME = "bad-game"
    """``file``, ``game``: there is no such game, or what is kept of it is no game."""

    BAD_NAME = "bad-name"
    """``name``, ``character``: a profile's name has letters, digits, blanks and ``-'_.`` only."""
    LONG_NAME = "long-name"
    """``name``, ``length``, ``longest``."""

    FILE_EXISTS = "file-exists"
    """``file``: a copy overwrites nothing."""
    FILE_MISSING = "file-missing"
    """``file``."""
    NOT_A_STORE = "not-a-store"
    """``file``: it is no copy of a store, or a damaged one."""


class StoreError(FaultError):
    """A store that can't be used, or not for this. The game can be played without keeping it."""


def store_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder of the stores: ``GOLF_ACCESS_HOME``, else the platform's own."""
    home = environment.get("GOLF_ACCESS_HOME")
    if home:
        return Path(home)
    import platformdirs

    return Path(platformdirs.user_data_dir(_APPLICATION, appauthor=False))


def profiles(folder: Path) -> tuple[str, ...]:
    """Return the names of the profiles that have a store, ``""`` for the unnamed one, in order."""
    try:
        files = [path.name for path in folder.glob("games*.db")]
    except OSError:
        return ()
    names = [file.removeprefix("games").removesuffix(".db") for file in files]
    return tuple(sorted(name.removeprefix("-") for name in names if name[:1] in ("", "-")))


def store_file(folder: Path, profile: str) -> Path:
    """Return the file of a profile, that of another spelling (capitals) where it is there.

    Raises ``StoreError`` for a name that none can have.
    """
    name = checked_name(profile)
    for known in profiles(folder):
        if known.casefold() == name.casefold():
            name = known
    return folder / (f"games-{name}.db" if name else "games.db")


def make_folder(folder: Path) -> None:
    """Make the folder of the stores, where it isn't there. Raises ``StoreError``."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise StoreError(StoreFault.NO_FOLDER, folder=str(folder)) from None


def checked_name(profile: str) -> str:
    """Return a profile's name as it is kept. Raises ``StoreError`` for one that none can have."""
    name = unicodedata.normalize("NFC", " ".join(profile.split()))
    if len(name) > LONGEST_NAME:
        raise StoreError(StoreFault.LONG_NAME, name=name, length=len(name), longest=LONGEST_NAME)
    for character in name:
        if not (character.isalnum() or character in " -'_." or unicodedata.combining(character)):
            raise StoreError(
                StoreFault.BAD_NAME,
                name=name if name.isprintable() else ascii(name),
                character=character if character.isprintable() else f"U+{ord(character):04X}",
            )
    return name


def connect(path: Path, *, reading: bool = False) -> sqlite3.Connection:
    """Open a file of SQLite; each statement is a transaction. ``reading``: it must be there."""
    import sqlite3

    name = f"{path.resolve().as_uri()}?mode=ro" if reading else str(path)
    connection = sqlite3.connect(name, uri=reading, timeout=_WAIT_SECONDS, isolation_level=None)
    # What isn't UTF-8 any more spoils one game, not all.
    connection.text_factory = lambda text: text.decode("utf-8", "replace")
    return connection


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """Return the version of a store's tables, 0 for an empty file. Raises ``StoreError``."""
    application, version, schema = (
        connection.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("application_id", "user_version", "schema_version")
    )
    if not (application or version or schema):
        return 0
    if application != APPLICATION_ID or version < 1:
        raise StoreError(StoreFault.DAMAGED, file=str(path), kept=str(path))
    if version > latest_version():
        raise StoreError(
            StoreFault.LATER_VERSION, file=str(path), version=version, known=latest_version()
        )
    return int(version)


def latest_version() -> int:
    """Return the version of the tables that this program knows."""
    return max(int(path.stem) for path in SQL_FOLDER.glob("*.sql"))


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the tables up to date, version by version, and keep a copy of what was there."""
    version = version_of(connection, path)
    if version:
        copy_to(connection, free_name(path, f"before-{latest_version()}"))
    for number in range(version + 1, latest_version() + 1):
        script = (SQL_FOLDER / f"{number:03}.sql").read_text("utf-8")
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE;\n{script}\n"
                f"PRAGMA application_id = {APPLICATION_ID};\n"
                f"PRAGMA user_version = {number};\nCOMMIT;"
            )
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")


def prepare(connection: sqlite3.Connection, *, reading: bool) -> None:
    """Set up how a store is written, and see that it can be."""
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    # Where the file system has no shared memory there is no WAL: then each commit waits.
    connection.execute(f"PRAGMA synchronous = {'NORMAL' if mode == 'wal' else 'FULL'}")
    connection.execute("PRAGMA foreign_keys = ON")
    if not reading:
        # A file that can't be written is told now, not at the first key.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA user_version = {latest_version()}")
        connection.execute("ROLLBACK")


def copy_to(connection: sqlite3.Connection, target: Path) -> None:
    """Write all that a store holds, and no gaps, to a file that isn't there."""
    connection.execute("VACUUM INTO ?", (str(target),))


@contextmanager
def faults(file: Path) -> Iterator[None]:
    """Turn what SQLite and the system complain of into ``StoreError``."""
    import sqlite3

    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except UnicodeDecodeError as error:  # SQLite names what is damaged
        raise StoreError(StoreFault.DAMAGED, file=str(file), kept=str(file)) from error
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        fault = {
            sqlite3.SQLITE_FULL: StoreFault.DISK_FULL,
            sqlite3.SQLITE_READONLY: StoreFault.READ_ONLY,
            sqlite3.SQLITE_PERM: StoreFault.READ_ONLY,
            sqlite3.SQLITE_BUSY: StoreFault.LOCKED,
            sqlite3.SQLITE_LOCKED: StoreFault.LOCKED,
            sqlite3.SQLITE_CORRUPT: StoreFault.DAMAGED,
            sqlite3.SQLITE_NOTADB: StoreFault.DAMAGED,
            # No such table, or column.
            sqlite3.SQLITE_ERROR: StoreFault.DAMAGED,
            sqlite3.SQLITE_CONSTRAINT: StoreFault.DAMAGED,
        }.get(code, StoreFault.DISK_FAULT)
        facts = {"kept": str(file)} if fault is StoreFault.DAMAGED else {}
        raise StoreError(fault, file=str(file), **facts) from error
    except OSError as error:
        fault = {
            errno.ENOSPC: StoreFault.DISK_FULL,
            errno.EDQUOT: StoreFault.DISK_FULL,
            errno.EACCES: StoreFault.READ_ONLY,
            errno.EPERM: StoreFault.READ_ONLY,
            errno.EROFS: StoreFault.READ_ONLY,
        }.get(error.errno or 0, StoreFault.DISK_FAULT)
        raise StoreError(fault, file=str(file)) from error


def locked(path: Path) -> BaseFileLock:
    """Return the lock of a store, held. Raises ``StoreError``."""
    from filelock import FileLock, Timeout

    lock = FileLock(path.with_name(path.name + ".lock"), timeout=0)
    with faults(path):
        try:
            lock.acquire()
        except Timeout:
            raise StoreError(StoreFault.LOCKED, file=str(path)) from None
        except NotImplementedError:  # a file system without locks
            raise StoreError(StoreFault.DISK_FAULT, file=str(path)) from None
    return lock


def set_aside(path: Path) -> StoreError:
    """Rename a damaged store. Returns the error that tells of it."""
    kept = free_name(path, "damaged")
    try:
        move(path, kept)
    except OSError:
        kept = path
    return StoreError(StoreFault.DAMAGED, file=str(path), kept=str(kept))


def move(path: Path, target: Path) -> None:
    """Rename a store, with what SQLite has beside it."""
    for end in ("-wal", "-shm", ""):
        with suppress(FileNotFoundError):
            path.with_name(path.name + end).rename(target.with_name(target.name + end))


def free_name(path: Path, what: str) -> Path:
    """Return the first name for a copy that isn't there yet."""
    free = path.with_name(f"{path.name}.{what}")
    number = 1
    while os.path.lexists(free):
        number += 1
        free = path.with_name(f"{path.name}.{what}-{number}")
    return free


class Flusher:
    """Has the disk write what was committed, beside the loop.

    A commit waits for no disk: that takes some 10 ms where it turns. The file that is flushed is
    SQLite's ``-wal``, which stays the same one as long as a connection is open.
    """

    def __init__(self, wal: Path) -> None:
        from threading import Event

        self._wal = wal
        self._asked = Event()
        self._closing = False
        self._thread: Thread | None = None

    def flush(self) -> None:
        """Ask for it, and go on."""
        if self._thread is None:
            from threading import Thread

            self._thread = Thread(target=self._run, name="store flusher", daemon=True)
            self._thread.start()
        self._asked.set()

    def close(self) -> None:
        """Stop. SQLite flushes what is left when it closes."""
        if self._thread is not None:
            self._closing = True
            self._asked.set()
            self._thread.join()

    def _run(self) -> None:
        # What the disk refuses, SQLite finds too.
        with suppress(OSError), self._wal.open("r+b", buffering=0) as file:
            while not self._closing:
                self._asked.wait()
                self._asked.clear()
                _flush(file.fileno())


def _flush(file: int) -> None:
    if sys.platform == "darwin":
        import fcntl

        # There, fsync leaves it in the disk's own memory.
        fcntl.fcntl(file, fcntl.F_FULLFSYNC)
    else:
        os.fsync(file)
