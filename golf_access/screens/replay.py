"""A game that is played back, step by step, by ear."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

from golf_access.announce import solitaire as tell
from golf_access.announce.announcer import Announcement, say
from golf_access.announce.replay import step
from golf_access.commands import Command, Mode
from golf_access.engine.views import SolitaireView
from golf_access.play.log import GameLog, Header
from golf_access.play.replay import Replay
from golf_access.screens.base import Desk, PlayInstead, Pop, Reply, Screen, reply
from golf_access.screens.game import open_list
from golf_access.screens.reading import read_solitaire

TEN = 10


class ReplayScreen(Screen):
    """What the games have in common: walking, playing on, sharing.

    What is told of a position doesn't depend on the way that led there. ``own``: who played it
    sits here. ``leaves_game``: whether a running game is left when one plays on.
    """

    def __init__(
        self,
        desk: Desk,
        log: GameLog[Any, Any],
        *,
        own: bool,
        leaves_game: Callable[[], bool] = lambda: False,
    ) -> None:
        self.desk = desk
        self.log = log
        self.own = own
        self.replay: Replay[Any, Any, Any] = Replay(log)
        self._leaves_game = leaves_game
        self._asked = self._confirmed = False
        self._played_on = False

    @property
    @abstractmethod
    def digits(self) -> int:
        """How many of the digit keys make sense."""

    @abstractmethod
    def opening(self) -> list[Announcement]:
        """Return what was said when the game began, which is where it stands."""

    @abstractmethod
    def told(self) -> list[Announcement]:
        """Return what was told in the game of the step that led here."""

    @abstractmethod
    def read(self, command: Command) -> Reply:
        """Answer a question about how things stand here."""

    def player(self) -> str:
        """Return who made the step that led here."""
        return ""

    def enter(self) -> list[Announcement]:
        """Say how long the game is, how to walk through it, and how it began."""
        on, play = self.key(Command.STEP_ON), self.key(Command.PLAY_ON)
        return [say("replay-title", count=self.replay.length, on=on, play=play), *self.opening()]

    def resume(self) -> list[Announcement]:
        """Say where we are after the game that was played on from here; all else says enough."""
        played_on, self._played_on = self._played_on, False
        return self.here() if played_on else []

    def here(self) -> list[Announcement]:
        """Return the step that led here, with its number."""
        replay = self.replay
        if replay.entry is None:
            return [say("replay-start", count=replay.length), *self.opening()]
        action = replay.entry.action
        return step(replay.position, replay.length, action, self.told(), self.player())

    def handle(self, command: Command) -> Reply:
        """Walk, answer, play on, share or leave."""
        self._confirmed, self._asked = self._asked, False
        desk, position = self.desk, self.replay.position
        match command:
            case Command.STEP_ON:
                return self._go(position + 1)
            case Command.STEP_BACK:
                return self._go(position - 1)
            case Command.TEN_ON:
                return self._go(position + TEN)
            case Command.TEN_BACK:
                return self._go(position - TEN)
            case Command.TO_START:
                return self._go(0)
            case Command.TO_END:
                return self._go(self.replay.length)
            case Command.THIS_STEP:
                return reply(*self.here())
            case Command.PLAY_ON:
                return self._play_on()
            case Command.SHARE:
                from golf_access.screens.sharing import shared_text

                return shared_text(desk, self.log)
            case Command.ESCAPE | Command.QUIT:
                return reply(say("replay-left"), then=Pop())
        return open_list(desk, command, self.mode, self.digits) or self.read(command)

    def drop_question(self) -> None:
        """Go on with the game that runs below."""
        self._asked = False

    def key(self, command: Command) -> Announcement | str:
        """Return the name of the key that a command is on."""
        return self.desk.key(self.mode, command)

    def _go(self, position: int) -> Reply:
        if self.replay.go(position):
            return reply(*self.here())
        if position <= 0:
            return reply(say("replay-no-less"))
        return reply(say("replay-no-more", count=self.replay.length))

    def _play_on(self) -> Reply:
        """Begin a game with all that was done up to here, unless nothing is left to play."""
        from golf_access.play.statistics import is_over
        from golf_access.screens.codes import screen_of

        log = self.replay.play_on()
        if is_over(log):
            return reply(say("replay-is-over", back=self.key(Command.STEP_BACK)))
        if self._leaves_game() and not self._confirmed:
            self._asked = True
            return reply(say("confirm-new-game", key=self.key(Command.PLAY_ON)))
        self._played_on = True
        return reply(then=PlayInstead(screen_of(self.desk, log.header, log.entries)))


class SolitaireReplay(ReplayScreen):
    """A game of solitaire that is played back."""

    mode: ClassVar[Mode] = Mode.REPLAY

    def __init__(self, desk: Desk, log: GameLog[Any, Any], **how: Any) -> None:
        super().__init__(desk, log, **how)
        self._before = self.view

    @property
    def view(self) -> SolitaireView:
        """How things stand here."""
        view: SolitaireView = self.replay.seen(0).view
        return view

    @property
    def digits(self) -> int:
        """How many of the digit keys make sense."""
        return len(self.view.columns)

    def opening(self) -> list[Announcement]:
        """Return what was dealt."""
        return tell.opening(self.view)

    def told(self) -> list[Announcement]:
        """Return what was told of the step that led here."""
        return tell.describe(self.replay.seen(0))

    def handle(self, command: Command) -> Reply:
        """Answer a key, and remember how things stood before it."""
        view = self.view
        if command is Command.CHANGES:
            return reply(*tell.changes(self._before, view))
        self._before = view
        return super().handle(command)

    def read(self, command: Command) -> Reply:
        """Answer a question about how things stand here."""
        answer = read_solitaire(self.desk, command, lambda: self.view)
        if answer is not None:
            return answer
        assert command.number is not None, command
        return reply(tell.column(self.view, command.number))


def replay_of(
    desk: Desk,
    log: GameLog[Any, Any],
    *,
    own: bool,
    leaves_game: Callable[[], bool] = lambda: False,
) -> ReplayScreen:
    """Return the screen on which a game is played back; see ``ReplayScreen``."""
    if isinstance(log.header, Header):
        return SolitaireReplay(desk, log, own=own, leaves_game=leaves_game)
    from golf_access.screens.tablereplay import TableReplay

    return TableReplay(desk, log, own=own, leaves_game=leaves_game)
