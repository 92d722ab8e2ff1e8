"""A game is its log: a header and entries. State, move counter, undo and redo are folds over it.

``GameLog`` and ``GameFold`` serve every game. ``Header``, ``Log`` and ``Fold`` are those of
solitaire, ``TableHeader`` and the like in ``play.table`` those of a table.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from golf_access.engine.outcomes import (
    Action,
    Applied,
    HelpKind,
    HintUsed,
    Reason,
    Redo,
    Redone,
    Rejection,
    Shown,
    Undo,
)
from golf_access.engine.solitaire import Solitaire
from golf_access.engine.views import Progress
from golf_access.play.game import GameHeader, StateT
from golf_access.play.solitaire import Header as Header

FORMAT = 1

HeaderT = TypeVar("HeaderT", bound=GameHeader[Any, Any])


@dataclass(frozen=True, slots=True)
class Entry:
    """One action that was applied, undo, redo and help included. ``number`` counts from 1."""

    number: int
    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class Done(Generic[StateT]):
    """An action that was made, by which seat, and the state before it."""

    before: StateT
    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class GameFold(Generic[StateT]):
    """Where a log leads: the state, and what undo and redo can reach.

    ``past`` holds the last undoable actions, the newest last; ``future`` the actions, each with
    its seat, that redo does again, the next one last. ``moves`` counts actions as the game does
    and never falls; nor do ``hints_fair``, ``hints_oracle`` and ``shown``, which count help.
    """

    header: GameHeader[StateT, Any]
    state: StateT
    past: tuple[Done[StateT], ...] = ()
    future: tuple[tuple[int, Action], ...] = ()
    moves: int = 0
    undos: int = 0
    forgotten: bool = False
    hints_fair: int = 0
    hints_oracle: int = 0
    shown: int = 0

    def progress(self, code: str | None, seat: int | None = 0) -> Progress:
        """Return what a seat's view tells of the way that led here. None: who only watches."""
        return Progress(
            code=code,
            moves=self.moves,
            undos=self.undos,
            can_undo=seat is not None and _why_not_undo(self, seat) is None,
            can_redo=seat is not None and _why_not_redo(self, seat) is None,
            hints_fair=self.hints_fair,
            hints_oracle=self.hints_oracle,
            shown=self.shown,
        )


def begin(header: GameHeader[StateT, Any]) -> GameFold[StateT]:
    """Return the fold of a log without entries."""
    return GameFold(header, header.start())


def step(
    fold: GameFold[StateT], action: Action, seat: int = 0
) -> Applied[GameFold[StateT]] | Rejection:
    """Return the fold after one more action with what happened, or why it is refused."""
    match action:
        case Undo():
            return _undo(fold, seat)
        case Redo():
            return _redo(fold, seat)
        case HintUsed(HelpKind.FAIR):
            return Applied(replace(fold, hints_fair=fold.hints_fair + 1), ())
        case HintUsed():
            return Applied(replace(fold, hints_oracle=fold.hints_oracle + 1), ())
        case Shown():
            return Applied(replace(fold, shown=fold.shown + 1), ())
    outcome = fold.header.apply(fold.state, seat, action)
    if isinstance(outcome, Rejection):
        return outcome
    done = _advance(fold, seat, action, outcome.state)
    moves = fold.moves + fold.header.counts(action)
    return Applied(replace(done, future=(), moves=moves), outcome.events)


def fold_all(header: GameHeader[StateT, Any], entries: Iterable[Entry]) -> GameFold[StateT]:
    """Return the fold of a whole log. Raises ``ValueError`` at an entry that the rules refuse."""
    fold = begin(header)
    for entry in entries:
        outcome = step(fold, entry.action, entry.seat)
        if isinstance(outcome, Rejection):
            raise ValueError(f"entry {entry.number}: {outcome.reason.value}")
        fold = outcome.state
    return fold


@dataclass(slots=True)
class GameLog(Generic[HeaderT, StateT]):
    """A log that grows, with its fold kept up to date."""

    header: HeaderT
    entries: list[Entry] = field(default_factory=list)
    fold: GameFold[StateT] = field(init=False)

    def __post_init__(self) -> None:
        self.fold = fold_all(self.header, self.entries)

    def add(self, seat: int, action: Action) -> Applied[GameFold[StateT]] | Rejection:
        """Apply an action and write it down; a refused one leaves no trace."""
        outcome = step(self.fold, action, seat)
        if isinstance(outcome, Applied):
            self.fold = outcome.state
            self.entries.append(Entry(len(self.entries) + 1, seat, action))
        return outcome


Fold = GameFold[Solitaire]
Log = GameLog[Header, Solitaire]


def dump(log: GameLog[Any, Any]) -> str:
    """Return a log as text: JSON, one line for the header and one for each entry."""
    lines = [header_line(log.header)]
    lines += [entry_line(log.header, entry) for entry in log.entries]
    return "".join(line + "\n" for line in lines)


def header_line(header: GameHeader[Any, Any]) -> str:
    """Return a written log's first line, without its end."""
    import json

    from golf_access import __version__

    first = {"format": FORMAT, "version": __version__, "game": header.game}
    return json.dumps(first | header.plain(), ensure_ascii=False)


def entry_line(header: GameHeader[Any, Any], entry: Entry) -> str:
    """Return an entry's line of a written log, without its end."""
    import json
    from dataclasses import asdict

    kinds = {**header.actions, **_LOG_ACTIONS}
    name = next(name for name, kind in kinds.items() if kind is type(entry.action))
    line = {"number": entry.number, "seat": entry.seat, "action": name}
    return json.dumps(line | asdict(entry.action), ensure_ascii=False)  # type: ignore[call-overload]


def load(text: str) -> GameLog[Any, Any]:
    """Return the log that ``dump`` wrote. A rule that it doesn't name is as it was before.

    Raises ``ValueError``, ``KeyError`` or ``TypeError`` for a text that is no log.
    """
    import json

    first, *rest = (json.loads(line) for line in text.split("\n") if line)
    if first["format"] != FORMAT:
        raise ValueError(f"format {first['format']}")
    header = _header_of(first["game"]).from_plain(first)
    actions = {**header.actions, **_LOG_ACTIONS}
    entries = []
    for line in rest:
        kind = actions[line.pop("action")]
        number, seat = line.pop("number"), line.pop("seat")
        if kind in (HintUsed, Shown):
            line["kind"] = HelpKind(line["kind"])
        entries.append(Entry(number, seat, kind(**line)))
    return GameLog(header, entries)


_LOG_ACTIONS: dict[str, type[Action]] = {
    "undo": Undo,
    "redo": Redo,
    "hint-used": HintUsed,
    "shown": Shown,
}


def _header_of(game: str) -> type[GameHeader[Any, Any]]:
    """Return which header a game has."""
    if game == Header.game:
        return Header
    from golf_access.play.table import TableHeader

    if game == TableHeader.game:
        return TableHeader
    raise ValueError(f"game {game}")


def _advance(fold: GameFold[StateT], seat: int, action: Action, state: StateT) -> GameFold[StateT]:
    """Go on to ``state``, remembering no more actions than can be undone."""
    past = (*fold.past, Done(fold.state, seat, action))
    limit = fold.header.undo_limit
    return replace(
        fold,
        state=state,
        past=past[-limit:],
        forgotten=fold.forgotten or len(past) > limit,
    )


def _why_not_undo(fold: GameFold[StateT], seat: int) -> Rejection | None:
    action, header = Undo(), fold.header
    if not fold.past:
        if fold.forgotten:
            return Rejection(Reason.UNDO_LIMIT, action, {"limit": header.undo_limit})
        return Rejection(Reason.NOTHING_TO_UNDO, action)
    done = fold.past[-1]
    if done.seat != seat and not header.shared:
        return Rejection(Reason.OTHER_ACTED, action, {"seat": done.seat})
    if header.shows_new(done.before, done.seat, done.action, fold.state):
        return Rejection(Reason.CARD_SEEN, action)
    return None


def _undo(fold: GameFold[StateT], seat: int) -> Applied[GameFold[StateT]] | Rejection:
    rejection = _why_not_undo(fold, seat)
    if rejection is not None:
        return rejection
    done = fold.past[-1]
    after = replace(
        fold,
        state=done.before,
        past=fold.past[:-1],
        future=(*fold.future, (done.seat, done.action)),
        undos=fold.undos + 1,
    )
    event = fold.header.taken_back(fold.state, done.before, done.seat, done.action)
    return Applied(after, (event,))


def _why_not_redo(fold: GameFold[StateT], seat: int) -> Rejection | None:
    if fold.future and (fold.header.shared or fold.future[-1][0] == seat):
        return None
    return Rejection(Reason.NOTHING_TO_REDO, Redo())


def _redo(fold: GameFold[StateT], seat: int) -> Applied[GameFold[StateT]] | Rejection:
    rejection = _why_not_redo(fold, seat)
    if rejection is not None:
        return rejection
    first, again = fold.future[-1]
    outcome = fold.header.apply(fold.state, first, again)
    if isinstance(outcome, Rejection):
        raise AssertionError(f"an undone action is refused: {outcome}")
    done = _advance(fold, first, again, outcome.state)
    return Applied(replace(done, future=fold.future[:-1]), (Redone(), *outcome.events))
