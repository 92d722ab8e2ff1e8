"""One person's session: their keys, screens, language, keymap and sinks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from golf_access.announce.announcer import Announcement, Arg, say
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
from golf_access.engine.views import Seen
from golf_access.screens.base import (
    Desk,
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


@dataclass(frozen=True, slots=True)
class SeenArrived:
    """Somebody else did something at our game."""

    seen: Seen


@dataclass(frozen=True, slots=True)
class FailureReported:
    """Something around the game doesn't work, as a voice. ``announcement`` tells it."""

    announcement: Announcement


class ConsoleSession:
    """Answers one person's keys: one inbox, one item after the other, each answered at once."""

    def __init__(self, desk: Desk, sinks: Sequence[Sink]) -> None:
        self.desk = desk
        self.stack: list[Screen] = []
        self._sinks = tuple(sinks)
        self._cells = tuple(sorted({size for sink in sinks for size in sink.cells}))
        self._inbox: asyncio.Queue[Input | SeenArrived | FailureReported] = asyncio.Queue()
        self._last: list[Announcement] = []
        self._repeats = 0
        self._last_line = ""
        desk.deliver = self.deliver

    def deliver(self, seen: Seen) -> None:
        """Take what another session at our game did; it is told when its turn comes."""
        self._inbox.put_nowait(SeenArrived(seen))

    def report_failure(self, announcement: Announcement) -> None:
        """Tell that something around the game doesn't work, when its turn comes."""
        self._inbox.put_nowait(FailureReported(announcement))

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
        reading = asyncio.ensure_future(source.run(self._inbox.put_nowait, self._inbox.join))
        try:
            while self.stack:
                item = await self._inbox.get()
                self._take(item)
                self._inbox.task_done()
        finally:
            reading.cancel()

    def stop(self) -> None:
        """End as if the input had ended: a signal came."""
        self._inbox.put_nowait(EndOfInput())

    def _take(self, item: Input | SeenArrived | FailureReported) -> None:
        match item:
            case KeyPressed(key):
                self._emit(self._apply(self._answer_key(key)), key.name)
            case LineEntered(line):
                self._emit(self._apply(self._answer_line(line)), line)
            case Pasted(text):
                self._emit(self._apply(self._answer_paste(text)), "paste")
            case UnknownKey():
                self.stack[-1].drop_question()
                self._emit([say("unknown-key", help=self._help_key())], "?")
            case Resumed():
                self._emit([say("resumed")], None)
            case FailureReported(announcement):
                self._emit([announcement], None)
            case SeenArrived(seen):
                self._emit([said for screen in self.stack for said in screen.hear(seen)], None)
            case EndOfInput():
                while self.stack:
                    self.stack.pop().leave()
                self._emit([say("goodbye")], None)

    def _answer_key(self, key: Key) -> Reply:
        top = self.stack[-1]
        resolved = self.desk.keymap.resolve(top.mode, key)
        if resolved is None:
            answer = top.take_character(key.name) if len(key.name) == 1 else None
            return answer or self._unanswered("unbound", key=key_name(key), help=self._help_key())
        answer = self._answer_command(resolved.command)
        if resolved.caps and self.desk.once("caps-lock"):
            return Reply((say("caps-lock"), *answer.said), answer.then)
        return answer

    def _answer_command(self, command: Command) -> Reply:
        if command is Command.AGAIN:
            return Reply(tuple(self._last)) if self._last else reply(say("nothing-said"))
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
        for language in (self.desk.language, self.desk.open_language(REFERENCE_LANGUAGE)):
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
        batch = [language.render(one, cells=self._cells, cause=cause) for one in said]
        if said == self._last:
            self._repeats += 1
        else:
            self._repeats = int(batch[0].text == self._last_line)
        self._last = said
        if self._repeats:
            batch[0] = language.render(
                said[0], cells=self._cells, cause=cause, repeats=self._repeats
            )
        self._last_line = batch[-1].text
        for sink in self._sinks:
            sink.emit(batch, last=not self.stack)


def _words(language: Language, command: Command) -> list[str]:
    """Return the words that stand for a command in a line; ranks are named by their cards."""
    message = f"command-{command.value}"
    words = language.attribute(message, "word") if message in language.ids else None
    return [plain_word(word) for word in (words or "").split()]
