"""A game is its log: a header and entries. State, move counter, undo and redo are folds over it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from golf_access.engine import solitaire
from golf_access.engine.cards import parse_card
from golf_access.engine.deals import Deal
from golf_access.engine.outcomes import (
    Action,
    Applied,
    Concede,
    Draw,
    NextHole,
    Reason,
    Redo,
    Redone,
    Rejection,
    Remove,
    Undo,
)
from golf_access.engine.rules import DrawRule, RuleSet, SolitaireRules
from golf_access.engine.solitaire import Solitaire
from golf_access.engine.views import Progress

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Header:
    """What a game began with. ``code`` is None for deals without a number; ``seats`` are names."""

    rules: SolitaireRules
    deals: tuple[Deal, ...]
    code: str | None = None
    seats: tuple[str, ...] = ("",)


@dataclass(frozen=True, slots=True)
class Entry:
    """One action that was applied, undo and redo included. ``number`` counts from 1."""

    number: int
    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class Fold:
    """Where a log leads: the state, and what undo and redo can reach.

    ``past`` holds the last undoable actions, each with the state before it, the newest last;
    ``future`` the states that redo brings back, the next one last, each with its action.
    ``moves`` counts removals and draws and never falls.
    """

    state: Solitaire
    past: tuple[tuple[Solitaire, Action], ...] = ()
    future: tuple[Action, ...] = ()
    moves: int = 0
    undos: int = 0
    forgotten: bool = False

    def progress(self, code: str | None) -> Progress:
        """Return what a view tells of the way that led here."""
        return Progress(
            code=code,
            moves=self.moves,
            undos=self.undos,
            can_undo=bool(self.past),
            can_redo=bool(self.future),
        )


def begin(header: Header) -> Fold:
    """Return the fold of a log without entries."""
    return Fold(solitaire.start(header.rules, header.deals))


def step(fold: Fold, action: Action) -> Applied[Fold] | Rejection:
    """Return the fold after one more action with what happened, or why it is refused."""
    match action:
        case Undo():
            return _undo(fold, action)
        case Redo():
            return _redo(fold, action)
    outcome = solitaire.apply(fold.state, action)
    if isinstance(outcome, Rejection):
        return outcome
    done = _advance(fold, action, outcome.state)
    counts = isinstance(action, Remove | Draw)
    return Applied(replace(done, future=(), moves=fold.moves + counts), outcome.events)


def fold_all(header: Header, entries: Iterable[Entry]) -> Fold:
    """Return the fold of a whole log. Raises ``ValueError`` at an entry that the rules refuse."""
    fold = begin(header)
    for entry in entries:
        outcome = step(fold, entry.action)
        if isinstance(outcome, Rejection):
            raise ValueError(f"entry {entry.number}: {outcome.reason.value}")
        fold = outcome.state
    return fold


@dataclass(slots=True)
class Log:
    """A log that grows, with its fold kept up to date."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    fold: Fold = field(init=False)

    def __post_init__(self) -> None:
        self.fold = fold_all(self.header, self.entries)

    def add(self, seat: int, action: Action) -> Applied[Fold] | Rejection:
        """Apply an action and write it down; a refused one leaves no trace."""
        outcome = step(self.fold, action)
        if isinstance(outcome, Applied):
            self.fold = outcome.state
            self.entries.append(Entry(len(self.entries) + 1, seat, action))
        return outcome


def dump(log: Log) -> str:
    """Return a log as text: JSON, one line for the header and one for each entry."""
    import json
    from dataclasses import asdict

    from golf_access import __version__

    header = log.header
    lines: list[dict[str, object]] = [
        {
            "format": FORMAT,
            "version": __version__,
            "game": "solitaire",
            "rules": asdict(header.rules),
            "code": header.code,
            "deals": [
                {
                    "columns": [" ".join(map(str, column)) for column in deal.columns],
                    "talon": " ".join(map(str, deal.talon)),
                }
                for deal in header.deals
            ],
            "seats": header.seats,
        }
    ]
    for entry in log.entries:
        name = _ACTION_NAMES[type(entry.action)]
        line = {"number": entry.number, "seat": entry.seat, "action": name}
        lines.append(line | asdict(entry.action))  # type: ignore[call-overload]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def load(text: str) -> Log:
    """Return the log that ``dump`` wrote. A rule that it doesn't name is as it was before.

    Raises ``ValueError``, ``KeyError`` or ``TypeError`` for a text that is no log.
    """
    import json

    first, *rest = (json.loads(line) for line in text.splitlines())
    if first["format"] != FORMAT or first["game"] != "solitaire":
        raise ValueError(f"format {first['format']}, game {first['game']}")
    rules = dict(first["rules"])
    rules["rule_set"] = RuleSet(rules["rule_set"])
    rules["draw"] = DrawRule(rules["draw"])
    header = Header(
        rules=SolitaireRules(**rules),
        deals=tuple(
            Deal(
                tuple(tuple(map(parse_card, column.split())) for column in deal["columns"]),
                tuple(map(parse_card, deal["talon"].split())),
            )
            for deal in first["deals"]
        ),
        code=first["code"],
        seats=tuple(first["seats"]),
    )
    entries = []
    for line in rest:
        kind = _ACTIONS[line.pop("action")]
        number, seat = line.pop("number"), line.pop("seat")
        entries.append(Entry(number, seat, kind(**line)))
    return Log(header, entries)


_ACTIONS: dict[str, type[Action]] = {
    "remove": Remove,
    "draw": Draw,
    "concede": Concede,
    "next-hole": NextHole,
    "undo": Undo,
    "redo": Redo,
}
_ACTION_NAMES = {kind: name for name, kind in _ACTIONS.items()}


def _advance(fold: Fold, action: Action, state: Solitaire) -> Fold:
    """Go on to ``state``, remembering no more actions than can be undone."""
    past = (*fold.past, (fold.state, action))
    limit = fold.state.rules.undo_limit
    return replace(
        fold,
        state=state,
        past=past[-limit:],
        forgotten=fold.forgotten or len(past) > limit,
    )


def _undo(fold: Fold, action: Undo) -> Applied[Fold] | Rejection:
    if not fold.past:
        if fold.forgotten:
            return Rejection(Reason.UNDO_LIMIT, action, {"limit": fold.state.rules.undo_limit})
        return Rejection(Reason.NOTHING_TO_UNDO, action)
    restored, undone = fold.past[-1]
    after = replace(
        fold,
        state=restored,
        past=fold.past[:-1],
        future=(*fold.future, undone),
        undos=fold.undos + 1,
    )
    return Applied(after, (solitaire.taken_back(fold.state, restored, undone),))


def _redo(fold: Fold, action: Redo) -> Applied[Fold] | Rejection:
    if not fold.future:
        return Rejection(Reason.NOTHING_TO_REDO, action)
    again = fold.future[-1]
    outcome = solitaire.apply(fold.state, again)
    if isinstance(outcome, Rejection):
        raise AssertionError(f"an undone action is refused: {outcome}")
    done = _advance(fold, again, outcome.state)
    return Applied(replace(done, future=fold.future[:-1]), (Redone(), *outcome.events))
