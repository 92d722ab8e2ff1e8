"""The options: each entry says how it is set, and Enter changes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from golf_access.announce.announcer import say
from golf_access.commands import Command
from golf_access.engine.outcomes import HelpKind
from golf_access.screens.base import Desk, Push, Reply, Screen, reply
from golf_access.screens.listening import ListeningScreen, OutputScreen, VoiceScreen
from golf_access.screens.lists import Item, ListScreen


class OptionsScreen(ListScreen):
    """What a player can set, for this and all later games."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, say("options-title"))

    @property
    def items(self) -> Sequence[Item]:
        """Interactive rules, hints, warnings, who speaks, as they are set now."""
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
        ]

    def handle(self, command: Command) -> Reply:
        """Walk, choose or leave; the key that has opened the list reads it again."""
        if command is Command.OPTIONS:
            return reply(*self.resume())
        return super().handle(command)

    def _open(self, screen: Callable[[Desk], Screen]) -> Callable[[], Reply]:
        return lambda: reply(then=Push(screen(self.desk)))

    def _set(self, **values: object) -> Reply:
        kept = self.desk.change(**values)
        return reply(self.current(), *kept)
