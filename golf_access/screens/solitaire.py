"""The game of solitaire at the keyboard."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

from golf_access.announce import solitaire as tell
from golf_access.announce.announcer import Announcement, say
from golf_access.announce.hints import help_used
from golf_access.commands import Command, Mode
from golf_access.engine.outcomes import (
    Action,
    Concede,
    Draw,
    Ended,
    NextHole,
    Phase,
    Redo,
    Remove,
    Undo,
)
from golf_access.engine.views import Seen, SeenBy, SolitaireView
from golf_access.play.host import Host
from golf_access.screens.base import Desk, Job, Reply, Screen, reply
from golf_access.screens.choose import ChooseScreen
from golf_access.screens.game import GameScreen
from golf_access.screens.reading import read_solitaire
from golf_access.utterance import Priority

if TYPE_CHECKING:
    from golf_access.screens.hints import Advisor


class SolitaireScreen(GameScreen):
    """One player's keys at one game of solitaire."""

    mode: ClassVar[Mode] = Mode.SOLITAIRE
    act: ClassVar[Command] = Command.ACT

    def __init__(self, desk: Desk, host: Host) -> None:
        super().__init__(desk)
        self._host = host
        self.chair = host.join(0, desk.deliver)
        self.column = 1
        self.depth = 0
        self._before = self._followed = self.chair.view
        self._helper: Advisor | None = None
        self._loading: Job | None = None

    @property
    def host(self) -> Host:
        """The game and its seats."""
        return self._host

    @property
    def view(self) -> SolitaireView:
        """How things stand."""
        return self.chair.view

    def enter(self) -> list[Announcement]:
        """Say what was dealt."""
        said = tell.opening(self.view)
        if self.host.log.entries:
            said[0] = tell.goes_on(self.view)
        if self.desk.once("first-help"):
            said.append(say("press-for-help", key=self.key(Command.HELP)))
        self._think()
        return said

    def resume(self) -> list[Announcement]:
        """Go on where the player was."""
        self._think()
        return []

    def leave(self) -> None:
        """Get up from the game."""
        if self._loading is not None:
            self._loading.cancel()
        if self._helper is not None:
            self._helper.stop()
        self.chair.leave()

    def handle(self, command: Command) -> Reply:
        """Answer a key."""
        answer = self._handle(command)
        self._think()
        return answer

    def _handle(self, command: Command) -> Reply:
        view = self.view
        answer = self.take_answer(command)
        if command is Command.CHANGES:
            return reply(*tell.changes(self._before, view))
        self._before = view
        if answer:
            return answer
        if command.number is not None:
            return self._act(Remove(command.number))
        return self._answer(command, view)

    def hear(self, seen: SeenBy[Any]) -> list[Announcement]:
        """Return what is said of something that another session did."""
        if not isinstance(seen.view, SolitaireView):
            return []
        self._follow(seen)
        self._think()
        return [
            Announcement(said.id, said.args, max(said.priority, Priority.EVENT))
            for said in tell.describe(seen)
        ]

    def _answer(self, command: Command, view: SolitaireView) -> Reply:
        match command:
            case Command.ACT:
                return self._act(Remove(self.column, self.depth))
            case Command.DRAW:
                return self._act(Draw())
            case Command.UNDO:
                return self._act(Undo())
            case Command.REDO:
                return self._act(Redo())
            case Command.NEXT_COLUMN | Command.PREVIOUS_COLUMN:
                return self._walk(1 if command is Command.NEXT_COLUMN else -1, view)
            case Command.DEEPER | Command.BACK:
                return self._dig(1 if command is Command.DEEPER else -1, view)
            case Command.HINT:
                return self._advisor.hint()
            case Command.WINNABLE:
                return self._advisor.winnable()
            case Command.SHOW_LINE:
                return self._advisor.show()
        answer = read_solitaire(self.desk, command, lambda: self.view)
        return answer or self.leave_or_set(command)

    def _act(self, action: Action) -> Reply:
        warn = self.desk.settings.warn and isinstance(action, Remove | Draw | Redo)
        return self._make(action, warn=warn)

    def _make(self, action: Action, *, warn: bool = False) -> Reply:
        """Make an action and tell what it led to."""
        seen = self.chair.submit(action)
        self._follow(seen)
        said = tell.describe(seen, interactive=self.desk.settings.interactive)
        if seen.rejection is not None:
            return reply(*said)
        view = seen.view
        if warn:
            said += self._advisor.warning()
        if any(isinstance(event, Ended) for event in seen.events):
            if view.phase is not Phase.WON:
                said.append(self._advisor.how_far())
            if view.is_over:
                said += help_used(self.view.progress)
                said += self._worth_telling()
        if view.phase is not Phase.PLAYING:
            said.append(self._what_now(view))
        return reply(*said)

    @property
    def _advisor(self) -> Advisor:
        """What helps. Its module is big, so it is loaded when it is needed."""
        if self._helper is None:
            from golf_access.screens.hints import Advisor

            self._helper = Advisor(self.desk, self.chair, self._make, self._point)
        return self._helper

    def _think(self) -> None:
        """Have what may be asked next found out in a quiet moment."""
        if self._helper is not None:
            self._helper.think()
            return
        if self._loading is not None:
            self._loading.cancel()

        def loaded(_: object) -> Reply:
            self._advisor.think()
            return reply()

        def load(_: object) -> None:
            import_module("golf_access.screens.hints")
            self.desk.records.prepare()

        self._loading = Job(
            load,
            loaded,
            until_key=True,
            awaited=False,
            quiet=True,
        )
        self.desk.begin(self._loading)

    def _point(self, column: int) -> None:
        """Move the cursor to the free card of a column."""
        self.column, self.depth = column, 0

    def _worth_telling(self) -> list[Announcement]:
        """Return what the end of the game changed in the statistics."""
        if self.desk.records.opened is None:
            return []
        from golf_access.screens.statistics import after_end

        return after_end(self.desk)

    def _what_now(self, view: SolitaireView) -> Announcement:
        """Return what can be done when a deal has ended."""
        undo, new = self.key(Command.UNDO), self.key(Command.NEW_GAME)
        if not view.is_over:
            return say("offer-next-hole", new=new, undo=undo)
        if view.phase is Phase.BLOCKED and not view.rules.is_match:
            return say("offer-after-block", new=new, undo=undo)
        return say("offer-new-game", new=new, leave=self.key(Command.QUIT))

    def _follow(self, seen: Seen) -> None:
        """Keep the cursor on a card that exists: back to the free one when its column changed."""
        if seen.view.columns[self.column - 1] != self._followed.columns[self.column - 1]:
            self.depth = 0
        self._followed = seen.view

    def _walk(self, by: int, view: SolitaireView) -> Reply:
        if not 1 <= self.column + by <= len(view.columns):
            edge = "edge-last-column" if by > 0 else "edge-first-column"
            return reply(say(edge, column=self.column))
        self.column += by
        self.depth = 0
        return reply(tell.under_cursor(view, self.column, self.depth))

    def _dig(self, by: int, view: SolitaireView) -> Reply:
        height = len(view.columns[self.column - 1])
        if not height:
            return reply(say("column-empty", column=self.column))
        if not 0 <= self.depth + by < height:
            edge = "edge-deepest" if by > 0 else "edge-free"
            return reply(say(edge, column=self.column))
        self.depth += by
        return reply(tell.under_cursor(view, self.column, self.depth))

    @property
    def is_running(self) -> bool:
        """Whether something would be lost by leaving."""
        return not self.view.is_over and self.view.progress.moves > 0

    @property
    def digits(self) -> int:
        """How many of the digit keys make sense."""
        return len(self.view.columns)

    def choice(self) -> Screen:
        """Return the screen on which the next game is chosen."""
        return ChooseScreen(self.desk, self.replace_by, self.view.rules)

    def next_game(self) -> Reply:
        """Go on to the next hole, or to another game of the same kind."""
        view = self.view
        if view.rules.is_match and not view.is_over:
            if view.phase is not Phase.PLAYING:
                return self._act(NextHole())
            question = say("confirm-concede", key=self.key(Command.NEW_GAME), left=view.left)
            return self.confirm(Command.NEW_GAME, question, lambda: self._act(Concede()))
        return self.ask_before_new(lambda: self.replace_by(self.desk.deal(view.rules)))
