"""Choosing a game: by its rules, or by a game code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from golf_access.announce.announcer import Announcement, fault, say
from golf_access.announce.solitaire import rule_name
from golf_access.commands import Command, Mode
from golf_access.engine.codes import CodeError, GameCode, named_for_code, parse_code
from golf_access.engine.rules import (
    MATCH_HOLES,
    SOLITAIRE_RULES,
    DrawRule,
    RuleSet,
    SolitaireRules,
)
from golf_access.play.log import Header
from golf_access.screens.base import Desk, Pop, Reply, reply
from golf_access.screens.lists import Item, ListScreen
from golf_access.screens.text import TextScreen


class ChooseScreen(ListScreen):
    """The rules of the next game, each entry with its value; choosing one changes it."""

    def __init__(self, desk: Desk, start: Callable[[Header], Reply], rules: SolitaireRules) -> None:
        super().__init__(desk, say("choose-title"))
        self.rules = rules
        self._start = start

    @property
    def items(self) -> Sequence[Item]:
        """Deal first, then the rules as they are now."""
        rules = self.rules
        stuck = rules.draw is DrawRule.WHEN_STUCK
        items = [
            Item(say("choose-deal", rule=rule_name(rules)), self._deal),
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
        return items

    def _deal(self) -> Reply:
        kept = self.desk.change(rule_set=self.rules.rule_set)
        answer = self._start(self.desk.deal(self.rules))
        return Reply((*kept, *answer.said), answer.then)

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


def code_entry(desk: Desk, use: Callable[[GameCode], Reply]) -> TextScreen:
    """Return a text entry for a game code, which ``use`` answers."""

    def accept(text: str) -> Reply | Announcement:
        try:
            answer = use(parse_code(text))
        except CodeError as error:
            return fault("code", error)
        return Reply(answer.said, answer.then or Pop())

    prompt = say(
        "enter-code",
        accept=desk.key(Mode.TEXT, Command.ACCEPT),
        leave=desk.key(Mode.TEXT, Command.ESCAPE),
    )
    return TextScreen(desk, prompt, accept)
