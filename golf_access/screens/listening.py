"""Who speaks: the listening test, the key that has another one speak, and how the voice speaks."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from golf_access.announce.announcer import Announcement, say
from golf_access.commands import Command, Mode
from golf_access.devices.keymap import Key
from golf_access.screens.base import Become, Desk, Job, Pop, Push, Reply, Screen, Stop, reply
from golf_access.screens.lists import Item, ListScreen
from golf_access.utterance import Output, OutputChoice

_VOICES_SECONDS = 4.0
"""How long what speaks is waited for to name its voices."""


def next_output(desk: Desk) -> list[Announcement]:
    """Have the next one speak, and keep it. Silence is asked for on the command line alone."""
    others = desk.outputs
    place = others.index(desk.output) if desk.output in others else -1
    return use_output(desk, others[(place + 1) % len(others)])


def use_output(desk: Desk, output: Output) -> list[Announcement]:
    """Have another one speak, and keep it. Returns what that one says."""
    desk.output = output
    desk.change_output(output)
    kept = desk.change(output=OutputChoice(output.value))
    return [say(f"output-{output.value}"), *kept]


class ListeningScreen(Screen):
    """Asks how often a text is heard, until it is heard once; each time by another way to speak.

    Who hears nothing presses any other key, and comes to a way that is heard.
    """

    mode: ClassVar[Mode] = Mode.LISTENING

    def __init__(self, desk: Desk, first: Callable[[Desk], Screen] | None = None) -> None:
        """``first`` makes the screen that comes after it, where it is the first of all."""
        self.desk = desk
        self._first = first
        self._number = 1
        # What was found out at the start: if that is heard, it is found out at each start.
        self._found = None if first is None else desk.output

    def enter(self) -> list[Announcement]:
        """Say the text and the question."""
        test = say(f"listening-{self.desk.output.value}", number=self._number)
        repeat = self.desk.key(Mode.LISTENING, Command.AGAIN)
        return [test, say("listening-question", repeat=repeat)]

    def handle(self, command: Command) -> Reply:
        """Take the answer, or leave all as it is."""
        match command:
            case Command.HEARD_ONCE:
                output = self.desk.output
                auto = output is self._found
                choice = OutputChoice.AUTO if auto else OutputChoice(output.value)
                kept = self.desk.change(output=choice)
                return self._leave(say("listening-done", key=self._key()), *kept)
            case Command.HEARD_TWICE:
                # Two speak: the lines are read by a screen reader that speaks by itself.
                alone = self.desk.output is Output.VOICE
                return self._go_on(Output.TERMINAL if alone else None)
            case Command.HEARD_NOTHING:
                return self._go_on(None)
            case Command.ESCAPE:
                return self._leave(say("listening-left", key=self._key()))
        return reply(say("listening-help"), *self.enter())

    def take_unbound(self, key: Key | None) -> Reply | None:
        """Take any other key for "nothing": it may be that the question wasn't heard."""
        return self._go_on(None)

    def _go_on(self, output: Output | None) -> Reply:
        """Repeat the test with an output, or with the next one."""
        self._number += 1
        if output is None:
            next_output(self.desk)
        else:
            use_output(self.desk, output)
        return reply(*self.enter())

    def _leave(self, *said: Announcement) -> Reply:
        kept = self.desk.change(welcomed=True)
        if self._first is None:
            return reply(*said, *kept, then=Pop())
        return reply(*said, *kept, then=Become(self._first(self.desk)))

    def _key(self) -> Announcement | str:
        return self.desk.key(Mode.LIST, Command.OUTPUT)


class OutputScreen(ListScreen):
    """Who can speak."""

    def __init__(self, desk: Desk) -> None:
        items = [
            Item(say(f"output-{output.value}"), partial(self._use, output))
            for output in desk.outputs
        ]
        items.append(Item(say("output-auto"), self._leave_it))
        super().__init__(desk, say("output-title"), items)
        if desk.output in desk.outputs:
            self.position = desk.outputs.index(desk.output)

    def _use(self, output: Output) -> Reply:
        return reply(*use_output(self.desk, output), then=Pop())

    def _leave_it(self) -> Reply:
        kept = self.desk.change(output=OutputChoice.AUTO)
        return reply(say("output-auto-chosen"), *kept, then=Pop())


SHARES = tuple(range(-100, 101, 10))
"""What rate, pitch and volume can be set to by ear; the file may have any number between."""


class VoiceScreen(ListScreen):
    """How the game's own voice speaks."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, say("voice-title"))

    @property
    def items(self) -> Sequence[Item]:
        """Rate, pitch, volume, and the voice of the language."""
        settings, code = self.desk.settings, self.desk.language.code
        return [
            *(
                Item(_share(what, getattr(settings, what)), partial(self._open, what))
                for what in ("rate", "pitch", "volume")
            ),
            Item(_voice(settings.voices.get(code)), self._list_voices),
        ]

    def _open(self, what: str) -> Reply:
        return reply(then=Push(ShareScreen(self.desk, what)))

    def _list_voices(self) -> Reply:
        """Ask what speaks for its voices, which may take a moment."""
        code = self.desk.language.code

        def ask(stop: Stop) -> tuple[str, ...]:
            found: list[tuple[str, ...]] = []
            told = threading.Event()

            def answer(voices: tuple[str, ...]) -> None:
                found.append(voices)
                told.set()

            self.desk.ask_voices(code, answer)
            told.wait(_VOICES_SECONDS)
            return found[0] if found else ()

        def done(voices: tuple[str, ...]) -> Reply:
            if not voices:
                return reply(say("voice-none"))
            return reply(then=Push(NameScreen(self.desk, code, voices)))

        self.desk.begin(Job(ask, done, until_key=True))
        return reply()


class ShareScreen(ListScreen):
    """The values of rate, pitch or volume; a value is heard as soon as it is chosen."""

    def __init__(self, desk: Desk, what: str) -> None:
        values = (None, *SHARES)
        items = [Item(_share(what, value), partial(self._set, what, value)) for value in values]
        super().__init__(desk, say(f"voice-{what}-title"), items)
        now = getattr(desk.settings, what)
        self.position = values.index(now) if now in values else 0

    def _set(self, what: str, value: int | None) -> Reply:
        kept = self.desk.change(**{what: value})
        self.desk.speak_by(self.desk.settings)
        return reply(self.current(), *kept)


class NameScreen(ListScreen):
    """The voices of a language; one is heard as soon as it is chosen."""

    def __init__(self, desk: Desk, language: str, voices: Sequence[str]) -> None:
        names = (None, *voices)
        items = [Item(_voice(name), partial(self._set, language, name)) for name in names]
        super().__init__(desk, say("voice-names-title"), items)
        now = desk.settings.voices.get(language)
        self.position = names.index(now) if now in names else 0

    def _set(self, language: str, name: str | None) -> Reply:
        voices = {code: one for code, one in self.desk.settings.voices.items() if code != language}
        if name is not None:
            voices[language] = name
        kept = self.desk.change(voices=voices)
        self.desk.speak_by(self.desk.settings)
        return reply(self.current(), *kept)


def _share(what: str, value: int | None) -> Announcement:
    return say(f"voice-{what}-usual") if value is None else say(f"voice-{what}", value=value)


def _voice(name: str | None) -> Announcement:
    return say("voice-usual") if name is None else say("voice-named", name=name)
