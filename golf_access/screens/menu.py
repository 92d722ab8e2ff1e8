"""The menu that the program begins with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from golf_access.announce.announcer import say
from golf_access.announce.solitaire import rule_name
from golf_access.engine.rules import SOLITAIRE_RULES
from golf_access.play.log import GameLog
from golf_access.screens.base import Desk, PlayInstead, Pop, Push, Reply, reply
from golf_access.screens.choose import ChooseScreen
from golf_access.screens.codes import code_entry, header_of, screen_of, take_given
from golf_access.screens.lists import Item, LanguageScreen, ListScreen, ManualScreen
from golf_access.screens.options import OptionsScreen

if TYPE_CHECKING:
    from golf_access.screens.codes import AnyHeader, Given


class MenuScreen(ListScreen):
    """What can be done before a game."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, say("menu-title"))

    @property
    def items(self) -> Sequence[Item]:
        """Play, choose, house rules, code, language, options, games played, manual, leave."""
        desk = self.desk
        rules = SOLITAIRE_RULES[desk.settings.rule_set]
        return [
            Item(say("menu-play", rule=rule_name(rules)), lambda: self._play(desk.deal(rules))),
            Item(say("menu-six"), lambda: self._play_table("six")),
            Item(say("menu-board"), lambda: self._play_table("board")),
            Item(
                say("menu-choose"),
                lambda: reply(then=Push(ChooseScreen(desk, self._play, rules))),
            ),
            Item(say("menu-table"), self._choose_table),
            Item(say("menu-house"), self._house_rules),
            Item(
                say("menu-code"),
                lambda: reply(then=Push(code_entry(desk, self._play_given))),
            ),
            Item(say("menu-language"), lambda: reply(then=Push(LanguageScreen(desk)))),
            Item(say("menu-options"), lambda: reply(then=Push(OptionsScreen(desk)))),
            Item(say("menu-history"), self._history),
            Item(say("menu-manual"), lambda: reply(then=Push(ManualScreen(desk)))),
            Item(say("menu-leave"), self.close),
        ]

    def take_text(self, text: str) -> Reply | None:
        """Play a pasted game code, or play a pasted game back."""
        return take_given(self.desk, text, self._play_given)

    def close(self) -> Reply:
        """Leave the program."""
        return reply(then=Pop())

    def _play(self, header: AnyHeader) -> Reply:
        return reply(then=PlayInstead(screen_of(self.desk, header)))

    # The modules of tables are imported when one is asked for: solitaire starts without them.

    def _play_table(self, game: str) -> Reply:
        from golf_access.screens.tables import play_usual

        return play_usual(self.desk, self._play, game)

    def _choose_table(self) -> Reply:
        from golf_access.screens.tables import ChooseTable

        return reply(then=Push(ChooseTable(self.desk, self._play)))

    def _history(self) -> Reply:
        from golf_access.screens.history import open_history

        return open_history(self.desk)

    def _house_rules(self) -> Reply:
        from golf_access.screens.tables import kept_tables

        return kept_tables(self.desk, self._play)

    def _play_given(self, given: Given) -> Reply:
        if isinstance(given, GameLog):
            from golf_access.screens.replay import replay_of

            return reply(then=Push(replay_of(self.desk, given, own=False)))
        return self._play(header_of(self.desk, given))
