"""The options: each entry says how it is set, and Enter changes it."""

from __future__ import annotations

from collections.abc import Sequence

from golf_access.announce.announcer import say
from golf_access.commands import Command
from golf_access.engine.outcomes import HelpKind
from golf_access.screens.base import Desk, Reply, reply
from golf_access.screens.lists import Item, ListScreen
from golf_access.utterance import Output


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
            Item(say(f"output-{self.desk.output.value}"), self._next_output),
        ]

    def handle(self, command: Command) -> Reply:
        """Walk, choose or leave; the key that has opened the list reads it again."""
        if command is Command.OPTIONS:
            return reply(*self.resume())
        return super().handle(command)

    def _next_output(self) -> Reply:
        """Let another one speak. Silence is only asked for on the command line or in the file."""
        desk = self.desk
        others = [output for output in Output if output is not Output.OFF]
        place = others.index(desk.output) if desk.output in others else -1
        desk.output = others[(place + 1) % len(others)]
        desk.change_output(desk.output)
        return self._set(output=desk.output)

    def _set(self, **values: object) -> Reply:
        kept = self.desk.change(**values)
        return reply(self.current(), *kept)
