"""One person's session: their keys, screens, language, keymap and sinks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from golf_access.announce.announcer import Announcement, Arg, fault, say
from golf_access.announce.messages import REFERENCE_LANGUAGE, Language
from golf_access.commands import COMMANDS_OF, Command, Mode
from golf_access.devices.keymap import KEY_NAMES, Key
from golf_access.devices.keys import (
    EndOfInput,
    Input,
    KeyPressed,
    KeySource,
    LineEntered,
    Pasted,
    Resumed,
    UnknownKey,
)
from golf_access.devices.sinks import Sink
from golf_access.engine.faults import FaultError
from golf_access.engine.views import SeenBy
from golf_access.screens.base import (
    Become,
    Desk,
    Job,
    PlayInstead,
    Pop,
    Push,
    Reply,
    Screen,
    key_by_name,
    key_name,
    plain_word,
    reply,
)
from golf_access.screens.listening import next_output


@dataclass(frozen=True, slots=True)
class SeenArrived:
    """Somebody else did something at our game."""

    seen: SeenBy[Any]


@dataclass(frozen=True, slots=True)
class FailureReported:
    """Something around the game doesn't work, as a voice. ``announcement`` tells it."""

    announcement: Announcement


@dataclass(frozen=True, slots=True)
class JobDone:
    """Work beside the keys has ended with ``result``, or with what it raised."""

    job: Job
    result: Any = None
    error: BaseException | None = None


Item = Input | SeenArrived | FailureReported | JobDone

QUIET_SECONDS = 0.1
"""How long it is quiet before a ``quiet`` job begins; a quick player's next key comes sooner."""


class ConsoleSession:
    """Answers one person's keys: one inbox, one item after the other, each answered at once."""

    def __init__(self, desk: Desk, sinks: Sequence[Sink]) -> None:
        self.desk = desk
        self.stack: list[Screen] = []
        self._sinks = tuple(sinks)
        self._inbox: asyncio.Queue[Item] = asyncio.Queue()
        self._jobs: dict[Job, str | None] = {}
        self._job_ended = asyncio.Event()
        self._cause: str | None = None
        self._input_ended = False
        self._last: list[Announcement] = []
        self._repeats = 0
        self._last_line = ""
        desk.deliver = self.deliver
        desk.begin = self._begin
        desk.forget_private = self._forget_private
        desk.records.failed = self._not_kept

    def deliver(self, seen: SeenBy[Any]) -> None:
        """Take what another session at our game did; it is told when its turn comes."""
        self._inbox.put_nowait(SeenArrived(seen))

    def report_failure(self, announcement: Announcement) -> None:
        """Tell that something around the game doesn't work, when its turn comes."""
        self._inbox.put_nowait(FailureReported(announcement))

    def _not_kept(self, error: FaultError) -> None:
        self.report_failure(fault("store", error))

    async def run(
        self,
        source: KeySource,
        make_first: Callable[[Desk], Screen],
        welcome: Sequence[Announcement] = (),
    ) -> None:
        """Play until the player leaves or the input ends. ``welcome`` is said before all else."""
        first = make_first(self.desk)
        self.stack.append(first)
        self._emit([*welcome, *first.enter()], None)
        reading = asyncio.ensure_future(source.run(self._inbox.put_nowait, self._settled))
        try:
            while self.stack:
                item = await self._inbox.get()
                self._take(item)
                self._inbox.task_done()
        finally:
            reading.cancel()
            self._give_up(until_key=False)

    def stop(self) -> None:
        """End as if the input had ended: a signal came."""
        self._inbox.put_nowait(EndOfInput())

    def _begin(self, job: Job) -> None:
        """Have work done beside the keys, once what is being answered was said."""
        self._jobs[job] = self._cause if job.until_key else None
        loop = asyncio.get_running_loop()
        if job.quiet:
            loop.call_later(QUIET_SECONDS, self._start, job)
        else:
            loop.call_soon(self._start, job)

    def _start(self, job: Job) -> None:
        """Begin work in a thread that the program's end doesn't wait for."""
        if job.cancelled:
            self._forget(job)
            return
        loop = asyncio.get_running_loop()

        def run() -> None:
            try:
                done = JobDone(job, job.work(lambda: job.cancelled))
            except BaseException as error:
                done = JobDone(job, error=error)
            try:
                loop.call_soon_threadsafe(self._inbox.put_nowait, done)
            except RuntimeError:  # the loop has ended meanwhile
                return

        threading.Thread(target=run, daemon=True).start()

    async def _settled(self) -> None:
        """Return when all has been answered that came in, and all that it led to."""
        await self._inbox.join()
        while any(job.awaited and not job.cancelled for job in self._jobs):
            self._job_ended.clear()
            await self._job_ended.wait()
            await self._inbox.join()

    def _forget_private(self) -> None:
        self._last = [said for said in self._last if said.audience is None]

    def _take(self, item: Item) -> None:
        self._cause = _cause(item)
        if self._cause is not None:
            self._give_up(until_key=True)
        match item:
            case KeyPressed(key):
                self._emit(self._apply(self._answer_key(key)), self._cause)
            case LineEntered(line):
                self._emit(self._apply(self._answer_line(line)), self._cause)
            case Pasted(text):
                self._emit(self._apply(self._answer_paste(text)), self._cause)
            case UnknownKey():
                answer = self.stack[-1].take_unbound(None)
                answer = answer or self._unanswered("unknown-key", help=self._help_key())
                self._emit(self._apply(answer), self._cause)
            case Resumed():
                self._emit([say("resumed")], None)
            case FailureReported(announcement):
                self._emit([announcement], None)
            case SeenArrived(seen):
                self._emit([said for screen in self.stack for said in screen.hear(seen)], None)
            case JobDone():
                self._end_job(item)
            case EndOfInput(asked):
                self._input_ended = True
                self._end(even_games=asked)

    def _end_job(self, done: JobDone) -> None:
        """Answer the result of work beside the keys, unless it was given up meanwhile."""
        self._cause = self._forget(done.job)
        if done.job.cancelled:
            return
        if done.error is not None:
            raise done.error
        self._emit(self._apply(done.job.done(done.result)), self._cause)
        if self._input_ended:
            self._end(even_games=False)

    def _give_up(self, *, until_key: bool) -> None:
        """Cancel jobs: all, or only those that a key ends."""
        for job in self._jobs:
            if job.until_key or not until_key:
                job.cancel()
        self._job_ended.set()

    def _forget(self, job: Job) -> str | None:
        """Take a job that has ended from the list. Returns the key that it answers."""
        self._job_ended.set()
        return self._jobs.pop(job)

    def _end(self, *, even_games: bool) -> None:
        """Leave all screens; one where a game goes on without anybody only if ``even_games``."""
        while self.stack and (even_games or not self.stack[-1].plays_on):
            self.stack.pop().leave()
        if not self.stack:
            self._emit([say("goodbye")], None)

    def _answer_key(self, key: Key) -> Reply:
        top = self.stack[-1]
        resolved = self.desk.keymap.resolve(top.mode, key)
        if resolved is None:
            return top.take_unbound(key) or self._unanswered(
                "unbound", key=key_name(key), help=self._help_key()
            )
        answer = self._answer_command(resolved.command)
        # What is answered beside the keys is said alone: there'll be other capitals.
        if resolved.caps and (answer.said or answer.then) and self.desk.once("caps-lock"):
            return Reply((say("caps-lock"), *answer.said), answer.then)
        return answer

    def _answer_command(self, command: Command) -> Reply:
        if command is Command.AGAIN:
            return Reply(tuple(self._last)) if self._last else reply(say("nothing-said"))
        if command is Command.OUTPUT:
            self.stack[-1].drop_question()
            return Reply(tuple(next_output(self.desk)))
        return self.stack[-1].handle(command)

    def _answer_line(self, line: str) -> Reply:
        """Answer a line: a text where one is asked for, a key, a key's name, or a word."""
        top = self.stack[-1]
        word = plain_word(line)
        key = self._key_of_line(line, word)
        if top.mode is Mode.TEXT:
            command = self._means(key, word, top.mode)
            if command is not None and command in (Command.ESCAPE, Command.HELP):
                return self._answer_command(command)
            return top.take_text(line) or self._unanswered("no-code")
        if key is not None:
            return self._answer_key(key)
        named = self._means(None, word, top.mode)
        if named is not None:
            return self._answer_command(named)
        return top.take_text(line) or self._unanswered(
            "unknown-word", word=line.strip(), help=self._help_key()
        )

    def _key_of_line(self, line: str, word: str) -> Key | None:
        """Return the key that a line holds, as its character or by its name."""
        if not word:
            return Key("space" if line else "enter")
        if len(line.strip()) == 1:
            return Key(line.strip())
        return Key(word) if word in KEY_NAMES else key_by_name(word, self.desk.language)

    def _means(self, key: Key | None, word: str, mode: Mode) -> Command | None:
        """Return the command of a key, else of a word in the player's language or in English."""
        if key is not None:
            resolved = self.desk.keymap.resolve(mode, key)
            return resolved.command if resolved else None
        for language in (self.desk.language, self.desk.languages.open(REFERENCE_LANGUAGE)):
            for command in COMMANDS_OF[mode]:
                if word in _words(language, command):
                    return command
        return None

    def _answer_paste(self, text: str) -> Reply:
        """Hand a paste to the screen on top, else to the nearest one below that takes it."""
        for index in reversed(range(len(self.stack))):
            answer = self.stack[index].take_text(text)
            if answer is not None:
                for covered in self.stack[index + 1 :]:
                    covered.leave()
                del self.stack[index + 1 :]
                return answer
        return self._unanswered("no-code")

    def _unanswered(self, message: str, **args: Arg) -> Reply:
        """Tell that no command was given. What was asked before is taken back by it, too."""
        self.stack[-1].drop_question()
        return reply(Announcement(message, args))

    def _help_key(self) -> Arg:
        return self.desk.key(self.stack[-1].mode, Command.HELP)

    def _apply(self, answer: Reply) -> list[Announcement]:
        """Change the stack as an answer wants it. Returns all that is to be said."""
        said = list(answer.said)
        match answer.then:
            case Push(screen):
                self.stack.append(screen)
                said += screen.enter()
            case Become(screen):
                self.stack.pop().leave()
                self.stack.append(screen)
                said += screen.enter()
            case PlayInstead(screen):
                self._leave_game()
                self.stack.append(screen)
                said += screen.enter()
            case Pop():
                self.stack.pop().leave()
                said += self.stack[-1].resume() if self.stack else [say("goodbye")]
        return said

    def _leave_game(self) -> None:
        """Take away what lies on the running game, and the game; the menu below stays."""
        while self.stack:
            if len(self.stack) == 1 and not self.stack[0].is_game:
                return
            left = self.stack.pop()
            left.leave()
            if left.is_game:
                return

    def _emit(self, said: list[Announcement], cause: str | None) -> None:
        """Say all that one cause led to. What was said just before is varied, so as to be heard."""
        if not said:
            return
        language = self.desk.language
        cells = sorted({size for sink in self._sinks for size in sink.cells})
        batch = [language.render(one, cells=cells, cause=cause) for one in said]
        if said == self._last:
            self._repeats += 1
        else:
            self._repeats = int(batch[0].text == self._last_line)
        self._last = said
        if self._repeats:
            batch[0] = language.render(said[0], cells=cells, cause=cause, repeats=self._repeats)
        self._last_line = batch[-1].text
        for sink in self._sinks:
            sink.emit(batch, last=not self.stack)


def _cause(item: Item) -> str | None:
    """Return the key that an item is, as utterances name it; None where it is none."""
    match item:
        case KeyPressed(key):
            return key.name
        case LineEntered(line):
            return line
        case Pasted():
            return "paste"
        case UnknownKey():
            return "?"
    return None


def _words(language: Language, command: Command) -> list[str]:
    """Return the words that stand for a command in a line; ranks are named by their cards."""
    message = f"command-{command.value}"
    words = language.attribute(message, "word") if message in language.ids else None
    return [plain_word(word) for word in (words or "").split()]
