"""Choosing a game of solitaire by its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.solitaire import rule_name
from golf_access.engine.codes import named_for_code
from golf_access.engine.rules import (
    MATCH_HOLES,
    SOLITAIRE_RULES,
    DrawRule,
    RuleSet,
    SolitaireRules,
)
from golf_access.play.decks import LEVELS, Level, decks_hold
from golf_access.play.log import Header
from golf_access.screens.base import Desk, Job, Push, Reply, Stop, reply
from golf_access.screens.lists import Item, ListScreen

if TYPE_CHECKING:
    from golf_access.play.store import Occasion
    from golf_access.screens.codes import Start


_LEVEL_NAMES: dict[Level, Announcement] = {
    Level.GENTLE: say("choose-gentle"),
    Level.STEADY: say("choose-steady"),
    Level.TOUGH: say("choose-tough"),
}


class ChooseScreen(ListScreen):
    """Ways to deal the next game, and its rules, each with its value; choosing one changes it."""

    def __init__(self, desk: Desk, start: Start, rules: SolitaireRules) -> None:
        super().__init__(desk, say("choose-title"))
        self.rules = rules
        self._start = start

    @property
    def items(self) -> Sequence[Item]:
        """The ways to deal first, then the rules as they are now."""
        rules = self.rules
        stuck = rules.draw is DrawRule.WHEN_STUCK
        items = [
            Item(say("choose-deal", rule=rule_name(rules)), self._deal_any),
            Item(say("choose-winnable"), self._deal_winnable),
            Item(say("choose-level"), self._choose_level),
            Item(say("choose-daily"), self._deal_daily),
            Item(say("choose-rules", rule=rule_name(rules)), self._next_rule_set),
            Item(
                say("rules-king-ace" if rules.king_ace else "rules-no-king-ace"),
                lambda: self._set(king_ace=not rules.king_ace),
            ),
            Item(
                say("rules-queen-on-king" if rules.queen_on_king else "rules-no-queen-on-king"),
                lambda: self._set(queen_on_king=not rules.queen_on_king),
            ),
            Item(
                say("rules-draw-when-stuck" if stuck else "rules-draw-any-time"),
                lambda: self._set(draw=DrawRule.ANY_TIME if stuck else DrawRule.WHEN_STUCK),
            ),
            Item(
                say("choose-jokers", jokers=rules.jokers),
                lambda: self._set(jokers=(rules.jokers + 1) % 3),
            ),
            Item(
                say("rules-empty-waste" if rules.empty_waste else "choose-begun-waste"),
                lambda: self._set(empty_waste=not rules.empty_waste),
            ),
            Item(
                say("rules-match", holes=rules.holes, par=rules.par)
                if rules.is_match
                else say("choose-single"),
                lambda: self._set(holes=1 if rules.is_match else MATCH_HOLES),
            ),
        ]
        if rules.is_match:
            items.append(
                Item(
                    say("rules-stock-bonus" if rules.stock_bonus else "choose-no-stock-bonus"),
                    lambda: self._set(stock_bonus=not rules.stock_bonus),
                )
            )
        items.append(Item(say("choose-table"), self._choose_table))
        return items

    def _choose_table(self) -> Reply:
        from golf_access.screens.tables import ChooseTable

        return reply(then=Push(ChooseTable(self.desk, self._start)))

    def _deal(self, header: Header, occasion: Occasion | None = None) -> Reply:
        kept = self.desk.change(rule_set=self.rules.rule_set)
        answer = self._start(header, occasion)
        return Reply((*kept, *answer.said), answer.then)

    def _deal_any(self) -> Reply:
        return self._deal(self.desk.deal(self.rules))

    def _deal_winnable(self) -> Reply:
        """Deal what was proved to be winnable, which takes a few tries."""
        desk, rules = self.desk, self.rules
        if rules.is_match:
            return reply(say("winnable-single-only"))

        def find(stop: Stop) -> int | None:
            from golf_access.play.winnable import winnable_number

            return winnable_number(rules, desk.pick_number, desk.shelf.deal, stop)

        def found(number: int | None) -> Reply:
            if number is None:
                return reply(say("winnable-not-found"))
            return self._deal(desk.shelf.header(rules, number))

        desk.begin(Job(find, found, until_key=True))
        return reply()

    def _deal_daily(self) -> Reply:
        """Deal what everybody has today by these rules."""
        desk, rules = self.desk, self.rules
        day = desk.today()

        def find(stop: Stop) -> Header:
            from golf_access.play.daily import daily_code

            code = daily_code(day, rules, desk.shelf.deal, stop)
            return desk.shelf.header(code.rules, code.number)

        def found(header: Header) -> Reply:
            from golf_access.play.store import Occasion

            return self._deal(header, Occasion(day=day))

        desk.begin(Job(find, found, until_key=True))
        return reply()

    def _ladder(self) -> list[Item]:
        """Return the entry of the next game of the ladder, where decks hold the rules."""
        rule_set, store = self.rules.rule_set, self.desk.records.store()
        if store is None or not decks_hold(self.rules):
            return []
        from golf_access.play.statistics import rung
        from golf_access.play.store import Occasion
        from golf_access.screens.statistics import ladder_line

        place = rung(store.climb(rule_set))

        def deal() -> Reply:
            pick = self.desk.pick_number
            code = self.desk.shelf.pick(rule_set, place.level, lambda count: pick() % count)
            header = self.desk.shelf.header(code.rules, code.number)
            return self._deal(header, Occasion(level=place.level))

        return [Item(say("stats-ladder", ladder=ladder_line(place, rule_set)), deal)]

    def _choose_level(self) -> Reply:
        if not decks_hold(self.rules):
            return reply(say("levels-rule-sets-only"))
        items = [
            Item(_LEVEL_NAMES[level], lambda level=level: self._deal_level(level))  # type: ignore[misc]
            for level in LEVELS
        ]
        items += self._ladder()
        return reply(then=Push(ListScreen(self.desk, say("levels-title"), items)))

    def _deal_level(self, level: Level) -> Reply:
        shelf, pick = self.desk.shelf, self.desk.pick_number
        code = shelf.pick(self.rules.rule_set, level, lambda count: pick() % count)
        return self._deal(shelf.header(code.rules, code.number))

    def _next_rule_set(self) -> Reply:
        names = tuple(RuleSet)
        base = SOLITAIRE_RULES[names[(names.index(self.rules.rule_set) + 1) % len(names)]]
        return self._set(
            rule_set=base.rule_set,
            king_ace=base.king_ace,
            queen_on_king=base.queen_on_king,
            draw=base.draw,
        )

    def _set(self, **values: object) -> Reply:
        self.rules = named_for_code(replace(self.rules, **values))  # type: ignore[arg-type]
        return reply(self.current())
