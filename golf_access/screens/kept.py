"""Games that were left before their end: the last one is offered, and all are listed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from golf_access.announce.announcer import Announcement, fault, say
from golf_access.play.storefile import StoreError
from golf_access.screens.base import Desk, PlayInstead, Pop, Push, Reply, Screen, reply
from golf_access.screens.codes import screen_of
from golf_access.screens.history import game_named, when_played
from golf_access.screens.lists import AskingList, Item, ListScreen

if TYPE_CHECKING:
    from golf_access.play.store import Kept


def resumed(desk: Desk, kept: Kept) -> Screen:
    """Return the screen of a game that goes on. Raises ``StoreError``."""
    store = desk.records.store()
    assert store is not None  # it has just told of the game
    log = store.load(kept.id)
    return screen_of(desk, log.header, log.entries, game=kept.id)


def resume(desk: Desk, kept: Kept) -> Reply:
    """Go on with a game, or tell why that can't be."""
    try:
        return reply(then=PlayInstead(resumed(desk, kept)))
    except StoreError as error:
        return reply(fault("store", error))


def kept_label(desk: Desk, kept: Kept) -> Announcement:
    """Return a game that goes on as lists tell it: which one, how far it is, when it was played."""
    day = kept.played.astimezone().date()
    return say(
        "kept-entry",
        game=game_named(kept),
        entries=kept.entries,
        when=when_played(day, desk.today()),
    )


class KeptGames(ListScreen):
    """The games that go on, the one that was played last first."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, say("kept-title"))
        self._games = desk.records.unfinished()

    @property
    def items(self) -> Sequence[Item]:
        """A game each."""
        return [
            Item(say("kept-game", game=kept_label(self.desk, kept)), partial(self._open, kept))
            for kept in self._games
        ] or [Item(say("kept-none"))]

    def resume(self) -> list[Announcement]:
        """Say where in the list we are, as the store has it now."""
        self._games = self.desk.records.unfinished()
        self.position = min(self.position, len(self.items) - 1)
        return super().resume()

    def _open(self, kept: Kept) -> Reply:
        return reply(then=Push(KeptGame(self.desk, kept)))


class KeptGame(AskingList):
    """What can be done with a game that goes on."""

    def __init__(self, desk: Desk, kept: Kept) -> None:
        items = [
            Item(say("kept-resume"), lambda: resume(desk, kept)),
            Item(say("kept-give-up"), self._give_up),
        ]
        super().__init__(desk, say("kept-game", game=kept_label(desk, kept)), items)
        self._kept = kept

    def _give_up(self) -> Reply:
        """Throw the game away when that is asked for a second time."""
        question = self.ask(say("kept-confirm-give-up"))
        if question:
            return question
        store = self.desk.records.store()
        if store is not None:
            try:
                store.delete(self._kept.id)
            except StoreError as error:
                return reply(fault("store", error))
        return reply(say("kept-given-up"), then=Pop())
