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
    from golf_access.play.store import Kept, Occasion, Store
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
        self.profile = profile
        self._store: Store | None = None
        self._broken = False
        self._begun_anew = False

    def store(self) -> Store | None:
        """Return the store, None where it can't be used."""
        if self._store is None and not self._broken:
            from golf_access.play.store import Store
            from golf_access.play.storefile import StoreError

            try:
                self._store = Store.open(self._folder(), self.profile, now=self.now)
            except StoreError as error:
                self.fail(error)
        return self._store

    @property
    def opened(self) -> Store | None:
        """The store, if it is in use."""
        return self._store

    def prepare(self) -> None:
        """Load what the first use needs, in any thread: then that use is quick."""
        import_module("golf_access.play.store")
        import_module("sqlite3")
        import_module("filelock")

    def unfinished(self) -> tuple[Kept, ...]:
        """Return the games that go on, the one that was played last first.

        Where nothing was ever kept, no store is begun for it.
        """
        from golf_access.play.storefile import StoreError, store_file

        try:
            if self._store is None and not store_file(self._folder(), self.profile).exists():
                return ()
            store = self.store()
            return () if store is None else store.unfinished()
        except (StoreError, OSError) as error:
            if isinstance(error, StoreError):
                self.fail(error)
            return ()

    def fail(self, error: StoreError) -> None:
        """Tell what is wrong with the store, unless that was done, and use it no more.

        In the place of one that was damaged, which is kept beside, a new one begins; once.
        """
        from golf_access.play.storefile import StoreFault

        first = not self._broken
        self._broken = error.fault is not StoreFault.DAMAGED or self._begun_anew
        self._begun_anew = True
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

            host.keep = None
            store = self.store()
            if store is None and not self._broken:
                store = self.store()  # a damaged one was set aside
            if store is not None:
                host.keep = Keeper(store, failed, occasion=occasion, game=game)
                host.keep(log)

        def failed(error: StoreError) -> None:
            self.fail(error)
            if not self._broken:
                # All of the game is kept with its next action, in a new store.
                self.keep(host, occasion=occasion)

        host.keep = begin

    def give_up(self, host: GameHost[Any, Any, Any]) -> None:
        """Note that a game won't be played to its end. One that isn't kept is forgotten anyway."""
        give_up = getattr(host.keep, "give_up", None)
        if give_up is not None:
            give_up(host.log)

    def use(self, profile: str) -> None:
        """Go on with the games of another profile."""
        self.close()
        self.profile = profile
        self._broken = self._begun_anew = False

    def close(self) -> None:
        """Give the store up; a later use opens it again."""
        if self._store is not None:
            self._store.close()
            self._store = None


def _nobody(_: object) -> None:
    """Tell nobody: there is no session yet."""
