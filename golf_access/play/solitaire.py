"""A game of solitaire, as the log and the host know it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

from golf_access.engine import solitaire
from golf_access.engine.cards import parse_card
from golf_access.engine.deals import Deal
from golf_access.engine.outcomes import (
    Action,
    Applied,
    Concede,
    Draw,
    NextHole,
    Rejection,
    Remove,
    TakenBack,
)
from golf_access.engine.rules import DrawRule, RuleSet, SolitaireRules
from golf_access.engine.solitaire import Solitaire
from golf_access.engine.views import Progress, SolitaireView, view_of
from golf_access.play.game import GameHeader


@dataclass(frozen=True, slots=True)
class Header(GameHeader[Solitaire, SolitaireView]):
    """What a game began with. ``code`` is None for deals without a number; ``seats`` are names."""

    game: ClassVar[str] = "solitaire"
    actions: ClassVar[Mapping[str, type[Action]]] = {
        "remove": Remove,
        "draw": Draw,
        "concede": Concede,
        "next-hole": NextHole,
    }
    shared: ClassVar[bool] = True

    rules: SolitaireRules
    deals: tuple[Deal, ...]
    code: str | None = None
    seats: tuple[str, ...] = ("",)

    @property
    def undo_limit(self) -> int:
        """How many actions can be undone."""
        return self.rules.undo_limit

    def start(self) -> Solitaire:
        """Return the state in which the game begins."""
        return solitaire.start(self.rules, self.deals)

    def apply(self, state: Solitaire, seat: int, action: Action) -> Applied[Solitaire] | Rejection:
        """Return the state after an action; whose it is makes no difference."""
        return solitaire.apply(state, action)

    def taken_back(
        self, undone: Solitaire, restored: Solitaire, seat: int, action: Action
    ) -> TakenBack:
        """Return the event that tells what undoing an action brought back."""
        return solitaire.taken_back(undone, restored, action)

    def counts(self, action: Action) -> bool:
        """Whether an action counts as a move: removals and draws do."""
        return isinstance(action, Remove | Draw)

    def view(self, state: Solitaire, progress: Progress, seat: int | None) -> SolitaireView:
        """Return what anybody may know of a state."""
        return view_of(state, progress)

    def plain(self) -> dict[str, object]:
        """Return the header as data for a written log."""
        return {
            "rules": asdict(self.rules),
            "code": self.code,
            "deals": [
                {
                    "columns": [" ".join(map(str, column)) for column in deal.columns],
                    "talon": " ".join(map(str, deal.talon)),
                }
                for deal in self.deals
            ],
            "seats": self.seats,
        }

    @classmethod
    def from_plain(cls, data: Mapping[str, Any]) -> Header:
        """Return the header that ``plain`` wrote."""
        rules = dict(data["rules"])
        rules["rule_set"] = RuleSet(rules["rule_set"])
        rules["draw"] = DrawRule(rules["draw"])
        return cls(
            rules=SolitaireRules(**rules),
            deals=tuple(
                Deal(
                    tuple(tuple(map(parse_card, column.split())) for column in deal["columns"]),
                    tuple(map(parse_card, deal["talon"].split())),
                )
                for deal in data["deals"]
            ),
            code=data["code"],
            seats=tuple(data["seats"]),
        )
