"""A match at a table, as the log and the host know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from typing import Any, ClassVar

from golf_access.engine import table
from golf_access.engine.outcomes import Action, Applied, Event, NextHole, Rejection
from golf_access.engine.tablecodes import TableCode
from golf_access.engine.tableoutcomes import (
    Discard,
    Knock,
    Look,
    Place,
    TableTakenBack,
    TakeDiscard,
    TakeStock,
    TurnUp,
)
from golf_access.engine.tablerules import Penalty, RowRule, TableRules, TableRuleSet, Ties
from golf_access.engine.tablestate import Table
from golf_access.engine.tableviews import TableView, see_table, view_table
from golf_access.engine.views import Progress
from golf_access.play.game import GameHeader
from golf_access.play.host import GameChair, GameHost
from golf_access.play.log import GameFold, GameLog

UNDO_LIMIT = 100


class Strength(StrEnum):
    """How well a computer player plays."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat: a person, or with a ``strength`` a computer player.

    A computer player's choices follow from its ``seed``.
    """

    name: str
    strength: Strength | None = None
    seed: int = 0

    @property
    def is_person(self) -> bool:
        """Whether a person sits there."""
        return self.strength is None


@dataclass(frozen=True, slots=True)
class TableHeader(GameHeader[Table, TableView]):
    """What a match began with: its rules, the table's number, who sits where (clockwise)."""

    game: ClassVar[str] = "table"
    actions: ClassVar[Mapping[str, type[Action]]] = {
        "turn-up": TurnUp,
        "look": Look,
        "take-stock": TakeStock,
        "take-discard": TakeDiscard,
        "place": Place,
        "discard": Discard,
        "knock": Knock,
        "next-hole": NextHole,
    }
    shared: ClassVar[bool] = False

    rules: TableRules
    number: int
    seats: tuple[Seat, ...]

    @classmethod
    def of(cls, rules: TableRules, number: int, seats: Sequence[Seat]) -> TableHeader:
        """Return a match in which the computer players' seeds follow from the table's number."""
        seeds = range(number * len(seats), (number + 1) * len(seats))
        return cls(
            rules,
            number,
            tuple(replace(seat, seed=seed) for seat, seed in zip(seats, seeds, strict=True)),
        )

    def again(self, number: int) -> TableHeader:
        """Return another match of the same players by the same rules."""
        return TableHeader.of(self.rules, number, self.seats)

    @property
    def code(self) -> str | None:
        """The table's code, None for a grid that has none."""
        try:
            return str(TableCode(self.rules, len(self.seats), self.number))
        except ValueError:
            return None

    @property
    def undo_limit(self) -> int:
        """How many actions can be undone."""
        return UNDO_LIMIT

    def start(self) -> Table:
        """Return the state in which the match begins. Raises ``ValueError`` where it can't."""
        return table.start(self.rules, len(self.seats), self.number)

    def opening(self) -> tuple[Event, ...]:
        """Return the cut for the first dealer and the first deal."""
        return table.opening(self.start())

    def apply(self, state: Table, seat: int, action: Action) -> Applied[Table] | Rejection:
        """Return the state after an action with what happened, or why it is refused."""
        return table.apply(state, seat, action)

    def taken_back(
        self, undone: Table, restored: Table, seat: int, action: Action
    ) -> TableTakenBack:
        """Return the event that tells what undoing an action brought back."""
        return table.taken_back(restored, seat, action)

    def shows_new(self, before: Table, seat: int, action: Action, after: Table) -> bool:
        """Whether an action let somebody see a card."""
        return table.shows_new(before, seat, action, after)

    def counts(self, action: Action) -> bool:
        """Whether an action counts as a move: all do that are made with cards."""
        return not isinstance(action, NextHole)

    def view(self, state: Table, progress: Progress, seat: int | None) -> TableView:
        """Return what a seat, or who only watches (None), may know of a state."""
        return view_table(state, progress, seat)

    def see(self, events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
        """Return events as a seat, or who only watches (None), may know them."""
        return see_table(events, seat)

    def plain(self) -> dict[str, object]:
        """Return the header as data for a written log."""
        return {
            "rules": asdict(self.rules),
            "code": self.code,
            "number": self.number,
            "seats": [asdict(seat) for seat in self.seats],
        }

    @classmethod
    def from_plain(cls, data: Mapping[str, Any]) -> TableHeader:
        """Return the header that ``plain`` wrote. A rule that it doesn't name is as before."""
        rules = dict(data["rules"])
        for name, kind in _ENUMS.items():
            if name in rules:
                rules[name] = kind(rules[name])
        seats = tuple(
            Seat(
                name=seat["name"],
                strength=None if seat["strength"] is None else Strength(seat["strength"]),
                seed=seat["seed"],
            )
            for seat in data["seats"]
        )
        return cls(rules=TableRules(**rules), number=data["number"], seats=seats)


_ENUMS: dict[str, type[StrEnum]] = {
    "rule_set": TableRuleSet,
    "rows_cancel": RowRule,
    "finisher_penalty": Penalty,
    "ties": Ties,
}
"""The rules whose values are names."""

TableLog = GameLog[TableHeader, Table]
TableFold = GameFold[Table]
TableHost = GameHost[TableHeader, Table, TableView]
TableChair = GameChair[TableView]
