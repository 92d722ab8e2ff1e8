"""Answers that use the order of the stock, which the player can't know.

Whoever asks here tells the player more than lies open: only commands that are named so may, and
what they tell counts as help of that kind. Answers without the stock's order are in ``fair``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from golf_access.engine.outcomes import Action, Draw, Phase, Remove
from golf_access.engine.solitaire import Solitaire, start, why_not
from golf_access.play.host import Host
from golf_access.play.log import Fold
from golf_access.play.solver import Stop, Table, Verdict, never, solve, table_for

__all__ = ["GameOracle", "Oracle", "Position", "Verdict"]

_KEPT = 2
"""Tables kept: the deal being played and the one before it."""


class Oracle:
    """Answers about any position of a game's deals; each deal is solved once and remembered.

    One session holds one oracle. The first question about a deal takes about as long as a
    hundredth of a second; ``prepare`` asks it ahead of time. Every method can raise ``Stopped``,
    after which the oracle is as it was. Several threads may ask at once: what is remembered is
    replaced as a whole, never changed.
    """

    def __init__(self) -> None:
        self._tables: list[Table] = []

    def prepare(self, state: Solitaire, stop: Stop = never) -> None:
        """Solve the deal on the table, unless that was done before."""
        if any(state.columns):
            self._table(state, stop)

    def knows(self, state: Solitaire) -> bool:
        """Return whether the deal on the table was solved, so that looks at it cost nothing."""
        return not any(state.columns) or any(table.covers(state) for table in self._tables)

    def verdict(self, state: Solitaire, stop: Stop = never) -> Verdict:
        """Return whether the deal can be won, with how few draws and how, or how far it can go."""
        return solve(state, stop)

    def winnable(self, state: Solitaire, stop: Stop = never) -> bool:
        """Return whether the deal can be won."""
        if state.phase is not Phase.PLAYING:
            return state.phase is Phase.WON
        return self._table(state, stop).winnable(state)

    def keeps_win(self, state: Solitaire, action: Action, stop: Stop = never) -> bool:
        """Return whether the deal can still be won after an action that is legal now.

        Raises ``ValueError`` for one that is refused.
        """
        if state.phase is Phase.PLAYING:
            return self._table(state, stop).keeps_win(state, action)
        if why_not(state, action) is not None:
            raise ValueError(action)
        return state.phase is Phase.WON

    def _table(self, state: Solitaire, stop: Stop) -> Table:
        for table in self._tables:
            if table.covers(state):
                break
        else:
            table = table_for(state, stop)
        self._tables = [table, *(kept for kept in self._tables if kept is not table)][:_KEPT]
        return table


class GameOracle:
    """The oracle of one game, which sees it as it is: what no seat may know stays in here."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._oracle = Oracle()
        self._deals: dict[int, Verdict] = {}

    def now(self) -> Position:
        """Return the position in which the game is, to be asked about."""
        return Position(self._host, self._oracle, self._deals, self._host.log.fold)


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a game and the way that led to it, for questions and their answers only.

    It may be asked in another thread while the game goes on. Every answer can raise ``Stopped``.
    """

    _host: Host
    _oracle: Oracle
    _deals: dict[int, Verdict]
    _fold: Fold

    @property
    def is_current(self) -> bool:
        """Whether the game is still, or again, in this position."""
        return self._host.log.fold.state == self._fold.state

    @property
    def is_prepared(self) -> bool:
        """Whether ``prepare`` has nothing left to do."""
        state = self._fold.state
        return state.hole in self._deals and self._oracle.knows(state)

    def prepare(self, stop: Stop = never) -> None:
        """Find out ahead of time what ``lost_win`` and ``deal`` are to answer at once."""
        self._oracle.prepare(self._fold.state, stop)
        self.deal(stop)

    def verdict(self, stop: Stop = never) -> Verdict:
        """Return whether the deal can be won from here, or how far it can go."""
        return self._oracle.verdict(self._fold.state, stop)

    def deal(self, stop: Stop = never) -> Verdict:
        """Return the same from the beginning of the deal."""
        state = self._fold.state
        if state.hole not in self._deals:
            begun = start(replace(state.rules, holes=1), [state.deals[state.hole]])
            self._deals[state.hole] = self._oracle.verdict(begun, stop)
        return self._deals[state.hole]

    def lost_win(self, stop: Stop = never) -> bool:
        """Return whether the last removal or draw is what lost the deal."""
        past = self._fold.past
        if not past or not isinstance(past[-1].action, Remove | Draw):
            return False
        return self._oracle.winnable(past[-1].before, stop) and not self._oracle.winnable(
            self._fold.state, stop
        )

    def undos_to_win(self, stop: Stop = never) -> int | None:
        """Return how many undos lead back to where the deal can be won, None where none does.

        Only this deal is looked at, and no further than undo reaches.
        """
        hole = self._fold.state.hole
        for undos, done in enumerate(reversed(self._fold.past), 1):
            if done.before.hole != hole:
                return None
            if self._oracle.winnable(done.before, stop):
                return undos
        return None
