"""What every game at the keyboard has: questions, offers, other games, settings, the way out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from golf_access.announce.announcer import Announcement, say
from golf_access.commands import Command, Mode
from golf_access.play.host import GameHost
from golf_access.play.log import GameLog
from golf_access.screens.base import Desk, PlayInstead, Pop, Push, Reply, Screen, reply
from golf_access.screens.codes import code_entry, header_of, screen_of, take_given
from golf_access.screens.lists import HelpScreen, LanguageScreen, ManualScreen
from golf_access.screens.options import OptionsScreen

if TYPE_CHECKING:
    from golf_access.play.store import Occasion
    from golf_access.screens.codes import AnyHeader, Given


class GameScreen(Screen):
    """A game: what its keys mean that have nothing to do with its cards."""

    is_game: ClassVar[bool] = True
    act: ClassVar[Command]
    """The command that accepts an offer."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._pending: tuple[Command, Callable[[], Reply]] | None = None

    @property
    @abstractmethod
    def host(self) -> GameHost[Any, Any, Any]:
        """The game and its seats."""

    @property
    @abstractmethod
    def is_running(self) -> bool:
        """Whether something would be lost by leaving."""

    @property
    @abstractmethod
    def digits(self) -> int:
        """How many of the digit keys make sense."""

    @abstractmethod
    def choice(self) -> Screen:
        """Return the screen on which the next game is chosen."""

    @abstractmethod
    def next_game(self) -> Reply:
        """Go on to the next hole, or to another game of the same kind."""

    def drop_question(self) -> None:
        """Go on with this game: any key but the one that was asked for says so."""
        self._pending = None

    def take_text(self, text: str) -> Reply | None:
        """Offer the deal of a pasted game code, or a pasted game."""
        return take_given(self.desk, text, self.offer)

    def take_answer(self, command: Command) -> Reply | None:
        """Do what was asked about when this is the key for it; any other key takes it back."""
        pending, self._pending = self._pending, None
        return pending[1]() if pending and pending[0] is command else None

    def leave_or_set(self, command: Command) -> Reply:
        """Answer what isn't about the cards."""
        desk = self.desk
        match command:
            case Command.INTERACTIVE:
                on = not desk.settings.interactive
                kept = desk.change(interactive=on)
                return reply(say("interactive-on" if on else "interactive-off"), *kept)
            case Command.NEW_GAME:
                return self.next_game()
            case Command.CHOOSE_GAME:
                return reply(then=Push(self.choice()))
            case Command.ENTER_CODE:
                return reply(then=Push(code_entry(desk, self.offer)))
            case Command.QUIT if self.is_running:
                question = say("confirm-leave", key=self.key(command))
                return self.confirm(command, question, lambda: reply(then=Pop()))
            case Command.QUIT:
                return reply(then=Pop())
        return open_list(desk, command, self.mode, self.digits) or reply(say("silenced"))

    def ask_before_new(self, begin: Callable[[], Reply]) -> Reply:
        """Begin another game, after a question when this one is running."""
        if not self.is_running:
            return begin()

        def give_up() -> Reply:
            self.desk.records.give_up(self.host)
            return begin()

        question = say("confirm-new-game", key=self.key(Command.NEW_GAME))
        return self.confirm(Command.NEW_GAME, question, give_up)

    def offer(self, given: Given) -> Reply:
        """Deal a code's game, or play a shared one back: after a question when this one runs."""
        if isinstance(given, GameLog):
            return self._offer_replay(given)
        code, header = given, header_of(self.desk, given)
        if not self.is_running:
            return self.replace_by(header)
        offer = say("code-offered", code=str(code), key=self.key(self.act))
        return self.confirm(self.act, offer, lambda: self.replace_by(header))

    def _offer_replay(self, log: GameLog[Any, Any]) -> Reply:
        """Play a shared game back; this one waits meanwhile."""
        from golf_access.screens.replay import replay_of

        def open_replay() -> Reply:
            screen = replay_of(self.desk, log, own=False, leaves_game=lambda: self.is_running)
            return reply(then=Push(screen))

        if not self.is_running:
            return open_replay()
        offer = say("shared-offered", key=self.key(self.act))
        return self.confirm(self.act, offer, open_replay)

    def replace_by(self, header: AnyHeader, occasion: Occasion | None = None) -> Reply:
        """Play another game instead."""
        return reply(then=PlayInstead(screen_of(self.desk, header, occasion=occasion)))

    def confirm(self, command: Command, question: Announcement, do: Callable[[], Reply]) -> Reply:
        """Ask, and do it when the next key is the one for ``command``."""
        self._pending = (command, do)
        return reply(question)

    def key(self, command: Command) -> Announcement | str:
        """Return the name of the key that a command is on."""
        return self.desk.key(self.mode, command)


def open_list(desk: Desk, command: Command, mode: Mode, digits: int) -> Reply | None:
    """Open the list that a key is for: options, languages, keys (of ``mode``), the manual."""
    match command:
        case Command.OPTIONS:
            return reply(then=Push(OptionsScreen(desk)))
        case Command.LANGUAGE:
            return reply(then=Push(LanguageScreen(desk)))
        case Command.HELP:
            return reply(then=Push(HelpScreen(desk, mode, digits)))
        case Command.MANUAL:
            return reply(then=Push(ManualScreen(desk)))
    return None
