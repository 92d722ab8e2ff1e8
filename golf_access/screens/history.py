"""The games that were played: a list, the last one first, and what can be done with each."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from golf_access.announce.announcer import Announcement, fault, say
from golf_access.engine.codes import parse_code
from golf_access.play.log import GameLog
from golf_access.play.statistics import Game, GameResult, Outcome
from golf_access.play.store import Kept, Store
from golf_access.play.storefile import StoreError
from golf_access.screens.base import Desk, Pop, Push, Reply, reply
from golf_access.screens.lists import AskingList, Item, ListScreen
from golf_access.screens.replay import replay_of
from golf_access.screens.sharing import shared_text

MOST_GAMES = 500
"""Games that the list goes back."""
_DAYS_BY_NUMBER = 7
"""So many days ago are told by their number, others by their date."""
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


def open_history(desk: Desk) -> Reply:
    """Open the list, or tell why there is none."""
    store = desk.records.store()
    if store is None:
        return reply(say("history-unavailable"))
    try:
        games = store.history(limit=MOST_GAMES)
    except StoreError as error:
        return reply(fault("store", error))
    if not games:
        return reply(say("history-none"))
    return reply(then=Push(History(desk, store, games)))


class History(ListScreen):
    """The games that have ended, and those of others, the last one first."""

    def __init__(self, desk: Desk, store: Store, games: Sequence[Kept]) -> None:
        super().__init__(desk, say("history-title", count=len(games)))
        self._store = store
        self._games = games

    @property
    def items(self) -> Sequence[Item]:
        """A game each."""
        return [
            Item(game_label(kept, self.desk.today()), lambda kept=kept: self._open(kept))  # type: ignore[misc]
            for kept in self._games
        ] or [Item(say("history-none"))]

    def resume(self) -> list[Announcement]:
        """Say where in the list we are, as the store has it now."""
        try:
            self._games = self._store.history(limit=MOST_GAMES)
        except StoreError as error:
            return [fault("store", error)]
        self.title = say("history-title", count=len(self._games))
        self.position = min(self.position, len(self.items) - 1)
        return super().resume()

    def _open(self, kept: Kept) -> Reply:
        try:
            log = self._store.load(kept.id)
        except StoreError as error:
            return reply(fault("store", error))
        return reply(then=Push(KeptGame(self.desk, self._store, kept, log)))


class KeptGame(AskingList):
    """What can be done with a game that was played."""

    def __init__(self, desk: Desk, store: Store, kept: Kept, log: GameLog[Any, Any]) -> None:
        items = [
            Item(say("history-replay", count=len(log.entries)), self._replay),
            Item(say("history-share"), lambda: shared_text(desk, log)),
            Item(say("history-delete"), self._delete),
        ]
        super().__init__(desk, say("history-game", game=game_label(kept, desk.today())), items)
        self._store = store
        self._kept = kept
        self._log = log

    def _replay(self) -> Reply:
        return reply(then=Push(replay_of(self.desk, self._log, own=not self._kept.shared)))

    def _delete(self) -> Reply:
        """Delete the game when that is asked for a second time."""
        question = self.ask(say("history-confirm-delete"))
        if question:
            return question
        try:
            self._store.delete(self._kept.id)
        except StoreError as error:
            return reply(fault("store", error))
        return reply(say("history-deleted"), then=Pop())


def game_label(kept: Kept, today: date) -> Announcement:
    """Return a game as lists tell it: which one, what became of it, when."""
    day = (kept.ended or kept.played).astimezone().date()
    game, result, when = game_named(kept), _result(kept.result), when_played(day, today)
    entry = "history-shared" if kept.shared else "history-entry"
    return say(entry, game=game, result=result, when=when)


def game_named(kept: Kept) -> Announcement:
    """Return which game it is."""
    if kept.game == "table":
        from golf_access.announce.tableterms import game_name
        from golf_access.engine.tablecodes import parse_table_code

        if kept.result is not None:
            return game_name(kept.rule_set, kept.result.cards)
        # Every table that goes on has a code, or rules that none can tell: then it has no number.
        cards = 0 if kept.code is None else parse_table_code(kept.code).rules.cards
        return game_name(kept.rule_set, cards)
    rule = say(f"rule-{kept.rule_set}")
    if kept.result is not None:
        is_match = kept.result.game is Game.MATCH
    else:
        is_match = kept.code is not None and parse_code(kept.code).rules.is_match
    return say("history-match", rule=rule) if is_match else rule


def _result(result: GameResult | None) -> Announcement:
    """Return what became of a game: won, the cards left, a place, or given up."""
    if result is None or result.outcome is Outcome.LEFT:
        return say("history-result-left")
    if result.game is Game.TABLE:
        assert result.place is not None
        return say("history-result-place", place=result.place, total=result.score)
    if result.game is Game.MATCH:
        return say("history-result-match", total=result.score)
    if result.outcome is Outcome.WON:
        return say("history-result-won", score=result.score)
    return say("history-result-lost", left=result.left)


def when_played(day: date, today: date) -> Announcement:
    """Return a day as it is said today."""
    days = (today - day).days
    if days == 0:
        return say("history-when-today")
    if days == 1:
        return say("history-when-yesterday")
    if 1 < days <= _DAYS_BY_NUMBER:
        return say("history-when-days", days=days)
    return say("history-when-date", day=day.day, month=_MONTHS[day.month - 1], year=str(day.year))
