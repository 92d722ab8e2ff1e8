"""The menu that the program begins with."""

from __future__ import annotations

from collections.abc import Sequence

from golf_access.announce.announcer import say
from golf_access.announce.solitaire import rule_name
from golf_access.engine.codes import CodeError, GameCode, parse_code
from golf_access.engine.rules import SOLITAIRE_RULES
from golf_access.play.log import Header
from golf_access.screens.base import Desk, PlayInstead, Pop, Push, Reply, reply
from golf_access.screens.choose import ChooseScreen, code_entry
from golf_access.screens.lists import Item, LanguageScreen, ListScreen, ManualScreen
from golf_access.screens.solitaire import SolitaireScreen


class MenuScreen(ListScreen):
    """What can be done before a game."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, say("menu-title"))

    @property
    def items(self) -> Sequence[Item]:
        """Play, choose, code, language, interactive rules, manual, leave."""
        desk = self.desk
        rules = SOLITAIRE_RULES[desk.settings.rule_set]
        interactive = desk.settings.interactive
        return [
            Item(say("menu-play", rule=rule_name(rules)), lambda: self._play(desk.deal(rules))),
            Item(
                say("menu-choose"),
                lambda: reply(then=Push(ChooseScreen(desk, self._play, rules))),
            ),
            Item(
                say("menu-code"),
                lambda: reply(then=Push(code_entry(desk, self._play_code))),
            ),
            Item(say("menu-language"), lambda: reply(then=Push(LanguageScreen(desk)))),
            Item(
                say("interactive-on" if interactive else "interactive-off"),
                lambda: self._set_interactive(not interactive),
            ),
            Item(say("menu-manual"), lambda: reply(then=Push(ManualScreen(desk)))),
            Item(say("menu-leave"), self.close),
        ]

    def take_text(self, text: str) -> Reply | None:
        """Play a pasted game code."""
        try:
            return self._play_code(parse_code(text))
        except CodeError:
            return None

    def close(self) -> Reply:
        """Leave the program."""
        return reply(then=Pop())

    def _play(self, header: Header) -> Reply:
        return reply(then=PlayInstead(SolitaireScreen.play(self.desk, header)))

    def _play_code(self, code: GameCode) -> Reply:
        return self._play(self.desk.shelf.header(code.rules, code.number))

    def _set_interactive(self, on: bool) -> Reply:
        kept = self.desk.change(interactive=on)
        return reply(self.current(), *kept)
