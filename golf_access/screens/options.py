"""The options: each entry says how it is set, and Enter changes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial
from typing import TypeVar

from golf_access.announce.announcer import fault, say
from golf_access.announce.solitaire import rule_name
from golf_access.commands import Command
from golf_access.devices.keymap import KeymapError
from golf_access.engine.outcomes import HelpKind
from golf_access.engine.rules import SOLITAIRE_RULES
from golf_access.screens.base import Desk, Pop, Push, Reply, Screen, reply
from golf_access.screens.listening import ListeningScreen, OutputScreen, VoiceScreen
from golf_access.screens.lists import Item, ListScreen


class OptionsScreen(ListScreen):
    """What a player can set, for this and all later games."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, say("options-title"))

    @property
    def items(self) -> Sequence[Item]:
        """Rules, help, who speaks, braille and keys, as they are set now."""
        settings = self.desk.settings
        fair = settings.hints is HelpKind.FAIR
        return [
            Item(
                say("interactive-on" if settings.interactive else "interactive-off"),
                lambda: self._set(interactive=not settings.interactive),
            ),
            Item(
                say("hints-fair" if fair else "hints-oracle"),
                lambda: self._set(hints=HelpKind.ORACLE if fair else HelpKind.FAIR),
            ),
            Item(
                say("warn-on" if settings.warn else "warn-off"),
                lambda: self._set(warn=not settings.warn),
            ),
            Item(say(f"output-{self.desk.output.value}"), self._open(OutputScreen)),
            Item(say("options-voice"), self._open(VoiceScreen)),
            Item(say("options-listening"), self._open(ListeningScreen)),
            Item(say(f"braille-{settings.braille.value}"), self._next_braille),
            Item(
                say("options-rules", rule=rule_name(SOLITAIRE_RULES[settings.rule_set])),
                lambda: self._set(rule_set=_after(settings.rule_set)),
            ),
            Item(
                say("sounds-on" if settings.sounds else "sounds-off"),
                lambda: self._set(sounds=not settings.sounds),
            ),
            Item(say("options-keymap", name=self.desk.keymap.name), self._open(KeymapsScreen)),
        ]

    def handle(self, command: Command) -> Reply:
        """Walk, choose or leave; the key that has opened the list reads it again."""
        if command is Command.OPTIONS:
            return reply(*self.resume())
        return super().handle(command)

    def _open(self, screen: Callable[[Desk], Screen]) -> Callable[[], Reply]:
        return lambda: reply(then=Push(screen(self.desk)))

    def _next_braille(self) -> Reply:
        choice = _after(self.desk.settings.braille)
        self.desk.show_by(choice)
        return self._set(braille=choice)

    def _set(self, **values: object) -> Reply:
        kept = self.desk.change(**values)
        return reply(self.current(), *kept)


class KeymapsScreen(ListScreen):
    """The keymaps: the program's, and the player's own. One that is chosen holds at once."""

    def __init__(self, desk: Desk) -> None:
        names = desk.keymaps()
        items = [Item(say("keymap-named", name=name), partial(self._use, name)) for name in names]
        super().__init__(desk, say("keymap-title"), items)
        if desk.keymap.name in names:
            self.position = names.index(desk.keymap.name)

    def _use(self, name: str) -> Reply:
        try:
            self.desk.keymap = self.desk.find_keymap(name)
        except KeymapError as error:
            return reply(fault("keymap", error))
        return reply(*self.desk.change(keymap=name), then=Pop())


ChoiceT = TypeVar("ChoiceT", bound=StrEnum)


def _after(choice: ChoiceT) -> ChoiceT:
    """Return the choice after another, round and round."""
    choices = list(type(choice))
    return choices[(choices.index(choice) + 1) % len(choices)]
