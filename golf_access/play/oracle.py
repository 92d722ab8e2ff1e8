"""Answers that use the order of the stock, which the player can't know.

Whoever asks here tells the player more than lies open: only commands that are named so may, and
what they tell counts as help of that kind. Answers without the stock's order are in ``fair``.
"""

from __future__ import annotations

from golf_access.engine.outcomes import Action, Phase
from golf_access.engine.solitaire import Solitaire, why_not
from golf_access.play.solver import Stop, Table, Verdict, never, solve, table_for

__all__ = ["Oracle", "Verdict"]

_KEPT = 2
"""Tables kept: the deal being played and the one before it."""


class Oracle:
    """Answers about any position of a game's deals; each deal is solved once and remembered.

    One session holds one oracle. The first question about a deal takes about as long as a
    hundredth of a second; ``prepare`` asks it ahead of time. Every method can raise ``Stopped``,
    after which the oracle is as it was.
    """

    def __init__(self) -> None:
        self._tables: list[Table] = []

    def prepare(self, state: Solitaire, stop: Stop = never) -> None:
        """Solve the deal on the table, unless that was done before."""
        if any(state.columns):
            self._table(state, stop)

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
