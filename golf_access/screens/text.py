"""A text entry: typed character by character, or given whole by a paste or a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from golf_access.announce.announcer import Announcement, say
from golf_access.commands import Command, Mode
from golf_access.devices.keymap import Key
from golf_access.screens.base import Desk, Pop, Reply, Screen, key_name, reply

LONGEST = 80
"""Most characters that can be typed."""


class TextScreen(Screen):
    """Asks for a text and hands it to ``accept``, whose answer ends the entry.

    Where ``accept`` returns an announcement instead, that is what is wrong with the text: the
    entry goes on, so that it can be mended.
    """

    mode: ClassVar[Mode] = Mode.TEXT

    def __init__(
        self,
        desk: Desk,
        prompt: Announcement,
        accept: Callable[[str], Reply | Announcement],
        longest: int = LONGEST,
    ) -> None:
        """Ask with ``prompt``. ``longest``: most characters of a text that is given whole."""
        self.desk = desk
        self.prompt = prompt
        self.text = ""
        self._accept = accept
        self._longest = longest

    def enter(self) -> list[Announcement]:
        """Say what is asked for."""
        return [self.prompt]

    def handle(self, command: Command) -> Reply:
        """Accept, erase, read back or leave."""
        match command:
            case Command.ACCEPT if not self.text:
                # Also the way out where a screen reader keeps Escape for itself.
                return reply(say("text-left"), then=Pop())
            case Command.ACCEPT:
                answer = self._accept(self.text)
                return answer if isinstance(answer, Reply) else reply(answer)
            case Command.ERASE:
                if not self.text:
                    return reply(say("text-nothing-to-erase"))
                erased, self.text = self.text[-1], self.text[:-1]
                return reply(say("text-erased", character=key_name(Key(erased)), text=self.text))
            case Command.READ_BACK:
                if not self.text:
                    return reply(say("text-nothing-yet"))
                return reply(say("text-so-far", text=self.text))
            case Command.ESCAPE:
                return reply(say("text-left"), then=Pop())
        return reply(
            self.prompt,
            say(
                "text-help",
                accept=self.desk.key(Mode.TEXT, Command.ACCEPT),
                erase=self.desk.key(Mode.TEXT, Command.ERASE),
                read=self.desk.key(Mode.TEXT, Command.READ_BACK),
                leave=self.desk.key(Mode.TEXT, Command.ESCAPE),
            ),
        )

    def take_character(self, character: str) -> Reply | None:
        """Add a typed character and say it."""
        if len(self.text) >= LONGEST:
            return reply(say("text-full", count=LONGEST))
        self.text += character
        # A small letter may be two characters, as that of the Turkish İ.
        small = character.lower() if len(character.lower()) == 1 else character
        return reply(say("text-typed", character=key_name(Key(small)), count=len(self.text)))

    def take_text(self, text: str) -> Reply:
        """Take a whole text instead of what was typed. One that is refused ends a line's entry."""
        self.text = text.strip()[: self._longest + 1]
        answer = self._accept(self.text)
        if isinstance(answer, Reply):
            return answer
        # What is longer than can be typed is mended where it came from.
        if len(self.text) > LONGEST + 1:
            self.text = ""
        return reply(answer, then=Pop() if self.desk.line_mode else None)
