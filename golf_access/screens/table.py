"""A table of Golf at the keyboard: one person or several, and computer players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from golf_access.announce import table as tell
from golf_access.announce.announcer import Announcement, say
from golf_access.announce.table import Names
from golf_access.commands import Command, Mode
from golf_access.engine.outcomes import Action, Event, NextHole, Redo, Undo
from golf_access.engine.tableoutcomes import (
    BoardScored,
    Chosen,
    Discard,
    HoleEnded,
    Knock,
    Look,
    Looked,
    MatchOver,
    Place,
    TablePhase,
    TakeDiscard,
    TakeStock,
    Tied,
    TurnBegun,
    TurnUp,
    WentOut,
)
from golf_access.engine.tableviews import TableSeen, TableView
from golf_access.engine.views import SeenBy
from golf_access.play import bots
from golf_access.play.table import TableChair, TableHost
from golf_access.screens.base import (
    Desk,
    Job,
    Push,
    Reply,
    Screen,
    reply,
)
from golf_access.screens.game import GameScreen
from golf_access.screens.tablereading import next_board, read_board, read_card, read_table
from golf_access.screens.tables import ChooseTable
from golf_access.screens.which import MOST_DIGITS, WhichPlace, place_in_text
from golf_access.utterance import Priority


class TableScreen(GameScreen):
    """The keys of the people at this keyboard, at one table.

    One person is spoken to as "you". Where several share the keyboard all are named, and it passes
    from hand to hand: ``seat`` is who has it. With no person at the table the computer players play
    to the end by themselves.
    """

    mode: ClassVar[Mode] = Mode.TABLE
    act: ClassVar[Command] = Command.ACT_HERE

    def __init__(self, desk: Desk, host: TableHost) -> None:
        super().__init__(desk)
        self._host = host
        seats = host.log.header.seats
        self.people = tuple(seat for seat, who in enumerate(seats) if who.is_person)
        self.who = Names(
            tuple(who.name for who in seats), self.people[0] if len(self.people) == 1 else None
        )
        self.seat = self.people[0] if self.people else None
        self.position = 1
        self.other = self.seat
        self._chairs: list[TableChair] = [host.join(seat, _ignore) for seat in range(len(seats))]
        # What everybody may know comes by a chair that only watches: it serves all who listen.
        self._ear = host.join(None, self._overhear)
        self._overheard: list[Event] | None = None
        self._since: dict[int, list[Event]] = {seat: [] for seat in self.people}
        self._job: Job | None = None
        # What is asked while the keyboard changes hands, and what the key for it then does.
        self._between: tuple[Announcement, Callable[[], Reply]] | None = None
        self._alone = False
        self._skipping = False

    @property
    def host(self) -> TableHost:
        """The table and its seats."""
        return self._host

    @property
    def view(self) -> TableView:
        """How things stand, as who has the keyboard may know it."""
        return self.host.view(self.seat)

    @property
    def plays_on(self) -> bool:
        """Whether the computer players, alone at the table, still play."""
        return not self.people and self.view.phase is not TablePhase.MATCH_OVER

    def enter(self) -> list[Announcement]:
        """Say who sits there and what was dealt; of a match that goes on, what is to be done."""
        goes_on = bool(self.host.log.entries)
        events = () if goes_on else self.host.log.header.opening()
        self._remember(events, None)
        said = tell.opening(events, self.view, self.who)
        if goes_on:
            said.append(tell.whose_turn(self.view, self.who))
        if self.desk.once("first-help"):
            said.append(say("press-for-help", key=self.key(Command.HELP)))
        said += self._pass_keyboard()
        self._wake()
        return said

    def leave(self) -> None:
        """Get up from the table."""
        if self._job:
            self._job.cancel()
        for chair in (*self._chairs, self._ear):
            chair.leave()

    def handle(self, command: Command) -> Reply:
        """Answer a key."""
        answer = self.take_answer(command)
        if answer:
            return answer
        if self._between:
            return self._in_between(command)
        view = self.view
        if command.number is not None:
            return self._at_digit(command.number, view)
        return self._act(command, view)

    def take_text(self, text: str) -> Reply | None:
        """Act on a place of a large board, as ``23`` for row 2, column 3; offer a pasted code."""
        position = place_in_text(text, self.view.rules)
        if position is not None and not self._between:
            return self._at(position, self.view)
        return super().take_text(text)

    def hear(self, seen: SeenBy[Any]) -> list[Announcement]:
        """Return what is said of something that another session did."""
        if not isinstance(seen.view, TableView):
            return []
        self._remember(seen.events, None)
        said = _as_events(tell.describe(self._news(seen.events), self.view, self.who))
        self._wake()
        return [*said, *self._pass_keyboard()]

    # What keys mean.

    def _act(self, command: Command, view: TableView) -> Reply:
        match command:
            case Command.ACT_HERE:
                return self._act_here(view)
            case Command.TAKE_STOCK:
                return self._submit(TakeStock())
            case Command.TAKE_DISCARD:
                return self._submit(TakeDiscard())
            case Command.DISCARD:
                return self._submit(Discard())
            case Command.KNOCK:
                return self._knock(view)
            case Command.UNDO:
                return self._take_back(Undo())
            case Command.REDO:
                return self._take_back(Redo())
            case Command.HINT:
                return self._hint(view)
            case Command.NEXT_CARD | Command.PREVIOUS_CARD | Command.ROW_DOWN | Command.ROW_UP:
                return self._walk(command, view)
        return self._answer(command, view)

    def _answer(self, command: Command, view: TableView) -> Reply:
        """Answer a question."""
        match command:
            case Command.OWN_BOARD:
                self.other = self.seat
                return reply(*read_board(view, self.seat, self.who))
            case Command.OTHER_BOARD:
                return self._next_board(view)
            case Command.SINCE_MY_TURN:
                return self._since_turn(view)
            case Command.COULD_MAKE:
                return self._could_make(view)
            case Command.READ_CARD:
                return reply(then=Push(WhichPlace(self.desk, view.rules, self._read)))
        return read_table(command, view, self.who) or self.leave_or_set(command)

    def _at_digit(self, digit: int, view: TableView) -> Reply:
        if view.rules.cards > MOST_DIGITS:
            at = partial(self._at, view=view)
            return reply(then=Push(WhichPlace(self.desk, view.rules, at, digit)))
        return self._at(digit, view)

    def _at(self, position: int, view: TableView) -> Reply:
        """Do with an own card what is due: choose it, turn it up, or put the card in hand there."""
        if 1 <= position <= view.rules.cards:
            self.position = position
        action: Action
        if view.phase is TablePhase.STARTING:
            action = Look(position) if view.rules.peek else TurnUp(position)
        else:
            action = TurnUp(position) if view.owes and view.turn == self.seat else Place(position)
        return self._submit(action)

    def _act_here(self, view: TableView) -> Reply:
        """Begin what comes next, skip what a player only watches, else act under the cursor."""
        if view.phase is TablePhase.HOLE_OVER or view.phase is TablePhase.MATCH_OVER:
            return self.next_game()
        if not set(self.people) & set(view.players):
            self._skipping = True
            return reply(say("table-skipping"))
        return self._at(self.position, view)

    def _walk(self, command: Command, view: TableView) -> Reply:
        rules = view.rules
        row, column = divmod(self.position - 1, rules.columns)
        match command:
            case Command.NEXT_CARD:
                target, edge = self.position + 1, "edge-last-card"
            case Command.PREVIOUS_CARD:
                target, edge = self.position - 1, "edge-first-card"
            case Command.ROW_DOWN:
                target, edge = self.position + rules.columns, "edge-last-row"
            case _:
                target, edge = self.position - rules.columns, "edge-first-row"
        if not 1 <= target <= rules.cards:
            return reply(say(edge, row=row + 1, column=column + 1))
        self.position = target
        return self._read(target)

    def _read(self, position: int) -> Reply:
        return reply(read_card(self.view, self.seat, position))

    def _next_board(self, view: TableView) -> Reply:
        """Read the board of the player after the one that was read last, one's own left out."""
        other = next_board(view, self.other, self.seat)
        if other is not None:
            self.other = other
        return reply(*read_board(view, other, self.who))

    def _knock(self, view: TableView) -> Reply:
        if Knock() not in view.actions:
            return self._submit(Knock())
        question = say("confirm-knock", key=self.key(Command.KNOCK))
        return self.confirm(Command.KNOCK, question, lambda: self._submit(Knock()))

    def _since_turn(self, view: TableView) -> Reply:
        events = self._since.get(self.seat, []) if self.seat is not None else []
        said = tell.describe(self._news(events), view, self.who)
        return reply(*(said or [say("since-nothing")]))

    def _could_make(self, view: TableView) -> Reply:
        if view.hand is None or view.turn != self.seat:
            return reply(tell.in_hand(view, self.who))
        return reply(*tell.could_make(view, bots.could_make(view)))

    def _hint(self, view: TableView) -> Reply:
        if not view.actions or view.phase not in (TablePhase.STARTING, TablePhase.PLAYING):
            return reply(tell.whose_turn(view, self.who))

        def done(action: Action) -> Reply:
            if isinstance(action, Place | TurnUp | Look):
                self.position = action.position
            return reply(tell.hint(view, action))

        self.desk.begin(Job(lambda stop: bots.advice(view), done, until_key=True))
        return reply()

    # What happens at the table.

    def _submit(self, action: Action, seat: int | None = None) -> Reply:
        """Ask for an action of the one who has the keyboard. Returns what they hear."""
        seat = self.seat if seat is None else seat
        if seat is None:
            return reply(self._refused(self._ear.submit(action)))
        seen, public = self._carry_out(seat, action)
        if seen.rejection is not None:
            return reply(self._refused(seen))
        self._remember(public, seat)
        said = tell.describe(self._news(seen.events), seen.view, self.who)
        said += self._look_is_over(seen)
        said += self._offers(seen.view)
        said += self._pass_keyboard()
        self._wake()
        return reply(*said)

    def _refused(self, seen: TableSeen) -> Announcement:
        assert seen.rejection is not None
        interactive = self.desk.settings.interactive
        return tell.refusal(seen.rejection, self.who, interactive=interactive)

    def _carry_out(self, seat: int, action: Action) -> tuple[TableSeen, tuple[Event, ...]]:
        """Return what ``seat`` sees of an action of its own, and what all see."""
        self._overheard = []
        seen = self._chairs[seat].submit(action)
        public, self._overheard = tuple(self._overheard), None
        return seen, public

    def _overhear(self, seen: TableSeen) -> None:
        if self._overheard is None:
            self.desk.deliver(seen)
        else:
            self._overheard += seen.events

    def _take_back(self, action: Undo | Redo) -> Reply:
        """Undo or redo for whoever of those at this keyboard can."""
        for seat in self.people:
            progress = self.host.view(seat).progress
            if progress.can_undo if isinstance(action, Undo) else progress.can_redo:
                self.seat = seat
                return self._submit(action, seat)
        return self._submit(action)

    def _remember(self, events: Sequence[Event], actor: int | None) -> None:
        """Keep what happened for each person until their next turn is over."""
        turn = self.host.view(None)
        for seat, kept in self._since.items():
            if seat == actor:
                if seat not in turn.acting:
                    kept.clear()
                    kept += [event for event in events if not _by(event, seat)]
            else:
                kept += events

    def _wake(self) -> None:
        """Let the computer player that is to act think, beside the keys."""
        if self._job is None:
            seat = self._bot_to_act()
            if seat is not None:
                self._think(seat, [])

    def _bot_to_act(self) -> int | None:
        view = self.host.view(None)
        bots_here = [seat for seat in range(view.seats) if seat not in self.people]
        match view.phase:
            case TablePhase.MATCH_OVER:
                return None
            case TablePhase.HOLE_OVER:
                # People go on when they have heard the scores.
                goes_on = not self.people or self._skipping
                return bots_here[0] if goes_on and bots_here else None
        return next((seat for seat in bots_here if seat in view.acting), None)

    def _think(self, seat: int, before: Sequence[Event]) -> None:
        """Have a computer player choose; ``before`` is what it did in this turn so far."""
        player = self.host.log.header.seats[seat]
        view = self.host.view(seat)
        assert player.strength is not None
        choose = partial(bots.choose, view, player.strength, player.seed)
        self._job = Job(lambda stop: choose(), partial(self._bot_acts, view, before))
        self.desk.begin(self._job)

    def _bot_acts(self, chosen_from: TableView, before: Sequence[Event], action: Action) -> Reply:
        """Carry out what a computer player chose; its turn is told as one when it is over."""
        self._job = None
        seat = chosen_from.seat
        assert seat is not None
        if self.host.view(seat) != chosen_from:  # an undo came between
            self._wake()
            return reply()
        _, public = self._carry_out(seat, action)
        events = (*before, *public)
        view = self.host.view(seat)
        if view.turn == seat and (view.hand_pile or view.owes):
            self._think(seat, events)
            return reply()
        self._remember(events, seat)
        said = self._heard_of(events) + self._pass_keyboard()
        self._wake()
        return reply(*_as_events(said))

    def _heard_of(self, events: Sequence[Event]) -> list[Announcement]:
        view = self.view
        if self._skipping:
            if view.phase is TablePhase.MATCH_OVER:
                self._skipping = False
            events = [event for event in events if isinstance(event, _RESULTS)]
        said = tell.describe(self._news(events), view, self.who)
        if any(isinstance(event, HoleEnded) for event in events):
            said += self._offers(view)
        return said

    def _news(self, events: Sequence[Event]) -> list[Event]:
        """Return events without what is no news of computer players.

        It is their turn: what they do in it is heard next. They have chosen a card at the start:
        which one is heard when all have.
        """
        return [
            event
            for event in events
            if not isinstance(event, TurnBegun | Chosen | Looked) or event.seat in self.people
        ]

    def _offers(self, view: TableView) -> list[Announcement]:
        """Return what can be done when a hole or the match is over."""
        if not self.people or self._skipping:
            return []
        if view.phase is TablePhase.HOLE_OVER:
            return [say("offer-next-table-hole", key=self.key(Command.ACT_HERE))]
        if view.phase is TablePhase.MATCH_OVER:
            new, leave = self.key(Command.NEW_GAME), self.key(Command.QUIT)
            return [say("offer-same-table", new=new, leave=leave)]
        return []

    # The keyboard that several people share.

    def _pass_keyboard(self) -> list[Announcement]:
        """Give the keyboard to a person who is to act. Returns what is said before they do.

        Who looks at cards in secret is asked for a key first and afterwards, so that nobody else
        listens.
        """
        view = self.host.view(None)
        secret = view.phase is TablePhase.STARTING and view.rules.peek and len(self.people) > 1
        acting = [seat for seat in self.people if seat in view.acting]
        if self._between or not acting or (self.seat in acting and not secret):
            return []
        if not secret:
            self._give_to(acting[0])
            if view.phase is TablePhase.STARTING:
                left = view.boards[acting[0]].start_left
                return [say("table-chooses", player=self._name(acting[0]), count=left)]
            return []
        if self.seat in acting and self._alone:
            return []
        return [self._wait_for(acting[0])]

    def _give_to(self, seat: int) -> None:
        if seat != self.seat:
            self.seat = self.other = seat
            self.position = 1
            self.desk.forget_private()

    def _wait_for(self, seat: int) -> Announcement:
        """Ask the next person to look at cards for a key when nobody else listens."""
        self._give_to(seat)
        count = self.view.boards[seat].start_left
        prompt = say("handover-ready", player=self._name(seat), key=self.key(Command.ACT_HERE))

        def begin() -> Reply:
            self._alone = True
            return reply(say("handover-look", player=self._name(seat), count=count))

        self._between = (prompt, begin)
        return prompt

    def _look_is_over(self, seen: TableSeen) -> list[Announcement]:
        """Ask who has looked at their cards for a key before anybody else hears something."""
        looked = any(isinstance(event, Looked) and not event.left for event in seen.events)
        if not looked or len(self.people) == 1:
            return []
        prompt = say("handover", key=self.key(Command.ACT_HERE))

        def go() -> Reply:
            self._alone = False
            self.desk.forget_private()
            said = self._pass_keyboard()
            if not said:
                said = [tell.whose_turn(self.host.view(None), self.who)]
            self._wake()
            return reply(*said)

        self._between = (prompt, go)
        return [prompt]

    def _in_between(self, command: Command) -> Reply:
        """Answer a key while the keyboard changes hands: one key alone goes on."""
        assert self._between
        prompt, go = self._between
        if command in (Command.QUIT, Command.HELP, Command.LANGUAGE, Command.MANUAL):
            return self.leave_or_set(command)
        if command is not Command.ACT_HERE:
            return reply(prompt)
        self._between = None
        return go()

    # Other games.

    @property
    def is_running(self) -> bool:
        """Whether something would be lost by leaving."""
        view = self.view
        return view.phase is not TablePhase.MATCH_OVER and view.progress.moves > 0

    @property
    def digits(self) -> int:
        """How many of the digit keys make sense."""
        return min(MOST_DIGITS, self.view.rules.cards)

    def choice(self) -> Screen:
        """Return the screen on which the next game is chosen."""
        return ChooseTable(self.desk, self.replace_by, self.host.log.header)

    def next_game(self) -> Reply:
        """Go on to the next hole, or to another match at the same table."""
        view = self.view
        if view.phase is TablePhase.HOLE_OVER:
            if not self.people:
                return reply(tell.whose_turn(view, self.who))
            return self._submit(NextHole(), self.people[0] if self.seat is None else self.seat)
        header = self.host.log.header
        return self.ask_before_new(lambda: self.replace_by(header.again(self.desk.pick_number())))

    def _name(self, seat: int) -> str:
        return self.who.seats[seat]


_RESULTS = (HoleEnded, BoardScored, WentOut, Tied, MatchOver)
"""What is told of holes that a player skips."""


def _ignore(seen: TableSeen) -> None:
    """Hear nothing: another chair listens for all at this keyboard."""


def _by(event: Event, seat: int) -> bool:
    """Whether an event is something that ``seat`` did, no result of it."""
    return getattr(event, "seat", None) == seat and not isinstance(event, _RESULTS)


def _as_events(said: Sequence[Announcement]) -> list[Announcement]:
    """Return what came without a key: it waits until what is being said has been heard."""
    return [replace(one, priority=max(one.priority, Priority.EVENT)) for one in said]
