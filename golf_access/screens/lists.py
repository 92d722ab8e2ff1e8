"""Lists that are walked by ear: menus, languages, key help, the manual."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from golf_access.announce.announcer import Announcement, say
from golf_access.commands import Command, Mode
from golf_access.screens.base import Desk, Pop, Push, Reply, Screen, key_name, reply


@dataclass(frozen=True, slots=True)
class Item:
    """An entry of a list. ``choose`` answers when it is chosen; None: it is only read."""

    label: Announcement
    choose: Callable[[], Reply] | None = None


class ListScreen(Screen):
    """A list with one current entry."""

    mode: ClassVar[Mode] = Mode.LIST

    def __init__(self, desk: Desk, title: Announcement, items: Sequence[Item] = ()) -> None:
        self.desk = desk
        self.title = title
        self.position = 0
        self._items = tuple(items)

    @property
    def items(self) -> Sequence[Item]:
        """The entries, as they are now."""
        return self._items

    def enter(self) -> list[Announcement]:
        """Say the list's title, how to walk it, and the first entry."""
        return [self.title, self.current()]

    def resume(self) -> list[Announcement]:
        """Say where in the list we are."""
        return [self.title, self.current()]

    def current(self) -> Announcement:
        """Return the current entry as it is said."""
        return say(
            "list-item",
            item=self.items[self.position].label,
            position=self.position + 1,
            count=len(self.items),
        )

    def handle(self, command: Command) -> Reply:
        """Walk, choose or leave."""
        last = len(self.items) - 1
        match command:
            case Command.NEXT if self.position == last:
                return reply(say("list-end", item=self.items[last].label))
            case Command.PREVIOUS if self.position == 0:
                return reply(say("list-start", item=self.items[0].label))
            case Command.NEXT:
                return self._go(self.position + 1)
            case Command.PREVIOUS:
                return self._go(self.position - 1)
            case Command.FIRST:
                return self._go(0)
            case Command.LAST:
                return self._go(last)
            case Command.CHOOSE:
                return self._choose()
            case Command.HELP:
                return reply(say("list-help", leave=self.desk.key(Mode.LIST, Command.ESCAPE)))
            case Command.LANGUAGE:
                return reply(then=Push(LanguageScreen(self.desk)))
            case Command.OPTIONS:
                from golf_access.screens.options import OptionsScreen  # it is a list itself

                return reply(then=Push(OptionsScreen(self.desk)))
            case Command.MANUAL:
                return reply(then=Push(ManualScreen(self.desk)))
            case Command.ESCAPE | Command.QUIT:
                return self.close()
        number = command.number
        assert number is not None, command
        if number > len(self.items):
            return reply(say("list-no-item", number=number, count=len(self.items)))
        self.position = number - 1
        return self._choose()

    def close(self) -> Reply:
        """Leave the list."""
        return reply(say("list-left"), then=Pop())

    def _go(self, position: int) -> Reply:
        self.position = position
        return reply(self.current())

    def _choose(self) -> Reply:
        choose = self.items[self.position].choose
        return choose() if choose else reply(self.current())


class AskingList(ListScreen):
    """A list in which an entry is chosen twice, one time after the other, to be sure."""

    def __init__(self, desk: Desk, title: Announcement, items: Sequence[Item] = ()) -> None:
        super().__init__(desk, title, items)
        self._asked = self._sure = False

    def handle(self, command: Command) -> Reply:
        """Answer a key: any but the one that was asked for takes the question back."""
        self._sure, self._asked = self._asked, False
        return super().handle(command)

    def drop_question(self) -> None:
        """Do nothing of what was asked."""
        self._asked = False

    def ask(self, question: Announcement) -> Reply | None:
        """Return the question, None where it was answered by the same key."""
        if self._sure:
            return None
        self._asked = True
        return reply(question)


class LanguageScreen(ListScreen):
    """The languages, each by its own name."""

    def __init__(self, desk: Desk) -> None:
        items = [
            Item(
                say("language-listed", name=desk.languages.name(code)),
                lambda code=code: self._switch(code),  # type: ignore[misc]
            )
            for code in desk.languages.codes
        ]
        super().__init__(desk, say("language-title"), items)
        self.position = desk.languages.codes.index(desk.language.code)

    def _switch(self, code: str) -> Reply:
        said = self.desk.switch_language(code)
        return reply(say("language-chosen"), *said, then=Pop())


class HelpScreen(ListScreen):
    """The keys that make sense in a mode, each with what it does."""

    def __init__(self, desk: Desk, mode: Mode, digits: int) -> None:
        """List the keys of ``mode``, where ``digits`` of the digit keys make sense."""
        keys: dict[Command, list[Announcement]] = {}
        for key, command in desk.keymap.bindings[mode].items():
            if command.number is None:
                keys.setdefault(command, []).append(say("help-key", key=key_name(key)))
        items = [
            Item(say("help-item", keys=tuple(bound), does=say(f"command-{command.value}")))
            for command, bound in keys.items()
        ]
        names = say("help-digits-key", last=digits)
        items.insert(0, Item(say("help-item", keys=names, does=say(f"help-digits-{mode.value}"))))
        super().__init__(desk, say("help-title", leave=desk.key(Mode.LIST, Command.ESCAPE)), items)


class ManualScreen(ListScreen):
    """The manual in the player's language, a paragraph at a time."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, say("manual-title", leave=desk.key(Mode.LIST, Command.ESCAPE)))
        self._language = ""

    @property
    def items(self) -> Sequence[Item]:
        """The paragraphs, in the language that is spoken now."""
        code = self.desk.language.code
        if code != self._language:
            text = self.desk.languages.manual(code)
            paragraphs = (line for line in text.splitlines() if line)
            self._items = tuple(Item(say("paragraph", text=line)) for line in paragraphs)
            self._language = code
        return self._items

    def current(self) -> Announcement:
        """Return the paragraph without its number: it is a text to listen to."""
        return self.items[self.position].label
