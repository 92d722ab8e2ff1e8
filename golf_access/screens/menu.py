"""The menu that the program begins with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.solitaire import rule_name
from golf_access.engine.rules import SOLITAIRE_RULES
from golf_access.play.log import GameLog
from golf_access.screens.base import Desk, PlayInstead, Pop, Push, Reply, reply
from golf_access.screens.choose import ChooseScreen
from golf_access.screens.codes import code_entry, header_of, screen_of, take_given
from golf_access.screens.lists import Item, LanguageScreen, ListScreen, ManualScreen
from golf_access.screens.options import OptionsScreen
from golf_access.screens.profiles import ProfilesScreen, profile_label

if TYPE_CHECKING:
    from golf_access.play.store import Kept, Occasion
    from golf_access.screens.codes import AnyHeader, Given


class MenuScreen(ListScreen):
    """What can be done before a game."""

    def __init__(self, desk: Desk, before: Announcement | None = None) -> None:
        """``before`` is said before the menu, when it begins."""
        super().__init__(desk, say("menu-title"))
        self._before = before
        # Asked once each time that the menu is entered, not at each key.
        self._unfinished = desk.records.unfinished()

    def enter(self) -> list[Announcement]:
        """Say the title, and the first entry: the game that goes on, where there is one."""
        return [*([self._before] if self._before else []), *super().enter()]

    def resume(self) -> list[Announcement]:
        """Say where in the menu we are; a game that was left is its first entry."""
        before = bool(self._offered)
        self._unfinished = self.desk.records.unfinished()
        if self._offered:
            self.position = 0
        elif before:
            self.position = max(0, self.position - 1)
        return super().resume()

    @property
    def _offered(self) -> Sequence[Kept]:
        """The game that is offered; by line none is: there the same word always does the same."""
        return () if self.desk.line_mode else self._unfinished[:1]

    @property
    def items(self) -> Sequence[Item]:
        """The game that goes on, ways to play, what can be set and read, the way out."""
        desk = self.desk
        rules = SOLITAIRE_RULES[desk.settings.rule_set]
        return [
            *(self._offer(kept) for kept in self._offered),
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
            Item(
                say("menu-profile", player=profile_label(desk.records.profile)),
                lambda: reply(then=Push(ProfilesScreen(desk))),
            ),
            Item(say("menu-options"), lambda: reply(then=Push(OptionsScreen(desk)))),
            Item(say("menu-kept"), self._kept),
            Item(say("menu-history"), self._history),
            Item(say("menu-statistics"), self._statistics),
            Item(say("menu-manual"), lambda: reply(then=Push(ManualScreen(desk)))),
            Item(say("menu-leave"), self.close),
        ]

    def take_text(self, text: str) -> Reply | None:
        """Play a pasted game code, or play a pasted game back."""
        return take_given(self.desk, text, self._play_given)

    def close(self) -> Reply:
        """Leave the program."""
        return reply(then=Pop())

    def _play(self, header: AnyHeader, occasion: Occasion | None = None) -> Reply:
        return reply(then=PlayInstead(screen_of(self.desk, header, occasion=occasion)))

    # The modules of tables are imported when one is asked for: solitaire starts without them.

    def _play_table(self, game: str) -> Reply:
        from golf_access.screens.tables import play_usual

        return play_usual(self.desk, self._play, game)

    def _choose_table(self) -> Reply:
        from golf_access.screens.tables import ChooseTable

        return reply(then=Push(ChooseTable(self.desk, self._play)))

    def _offer(self, kept: Kept) -> Item:
        from golf_access.screens.kept import kept_label, resume

        label = say("menu-resume", game=kept_label(self.desk, kept))
        return Item(label, lambda: resume(self.desk, kept))

    def _kept(self) -> Reply:
        from golf_access.screens.kept import KeptGames

        return reply(then=Push(KeptGames(self.desk)))

    def _statistics(self) -> Reply:
        from golf_access.screens.statistics import open_statistics

        return open_statistics(self.desk)

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
