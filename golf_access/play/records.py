"""The games that one player keeps: their store, opened when it is first needed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from golf_access.play.host import GameHost
from golf_access.play.log import GameLog

if TYPE_CHECKING:
    from golf_access.play.store import Occasion, Store
    from golf_access.play.storefile import StoreError


class Records:
    """A profile's games. What is wrong with their store is told once, to ``failed``.

    Games then go on without being kept. The store's modules are imported with its first use, so
    that a game starts without them.
    """

    def __init__(
        self,
        folder: Callable[[], Path],
        now: Callable[[], datetime],
        profile: str = "",
    ) -> None:
        """Keep games in the folder that ``folder`` returns when it is needed."""
        self.now = now
        self.failed: Callable[[StoreError], None] = _nobody
        self._folder = folder
        self._profile = profile
        self._store: Store | None = None
        self._broken = False

    def store(self) -> Store | None:
        """Return the store, None where it can't be used."""
        if self._store is None and not self._broken:
            from golf_access.play.store import Store
            from golf_access.play.storefile import StoreError

            try:
                self._store = Store.open(self._folder(), self._profile, now=self.now)
            except StoreError as error:
                self.fail(error)
        return self._store

    def prepare(self) -> None:
        """Load what the first use needs, in any thread: then that use is quick."""
        import_module("golf_access.play.store")
        import_module("sqlite3")
        import_module("filelock")

    def fail(self, error: StoreError) -> None:
        """Tell what is wrong with the store, unless that was done, and use it no more."""
        first, self._broken = not self._broken, True
        self.close()
        if first:
            self.failed(error)

    def keep(
        self,
        host: GameHost[Any, Any, Any],
        *,
        occasion: Occasion | None = None,
        game: int | None = None,
    ) -> None:
        """Have a game kept from its next action on, each as it happens.

        ``occasion``: why it is played. ``game``: it is kept already, by this id.
        """

        def begin(log: GameLog[Any, Any]) -> None:
            from golf_access.play.store import Keeper

            store = self.store()
            host.keep = None
            if store is not None:
                host.keep = Keeper(store, self.fail, occasion=occasion, game=game)
                host.keep(log)

        host.keep = begin

    def close(self) -> None:
        """Give the store up; a later use opens it again."""
        if self._store is not None:
            self._store.close()
            self._store = None


def _nobody(_: object) -> None:
    """Tell nobody: there is no session yet."""
