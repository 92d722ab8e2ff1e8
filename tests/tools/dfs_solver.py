"""A second solver, to check the first and to measure it against: depth first with a memo.

It shares no code with the solver or the engine. What goes on what, and when drawing is allowed,
it learns by asking the naive implementation about the smallest games that tell; positions are
packed into one number each. A deal is given as the naive implementation takes it.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.tools.naive_solitaire import JOKER, Game, legal_moves

RANKS = "A23456789TJQK*-"
"""What may top the waste: a rank, a joker, or nothing."""
NOTHING = RANKS.index("-")


@dataclass(frozen=True)
class Found:
    """Whether a deal can be won, the fewest cards left, and the fewest draws on the way there."""

    winnable: bool
    draws: int
    left: int


class Deal:
    """A position, packed: three bits a column for its cards, then the draws made and the waste."""

    def __init__(
        self,
        columns: list[list[str]],
        waste: list[str],
        stock: list[str],
        rule: str,
        variants: list[str],
    ) -> None:
        self.columns = [[NOTHING, *map(_number, column)] for column in columns]
        self.stock = [_number(card) for card in stock]
        self.top = _number(waste[-1]) if waste else NOTHING
        self.counts = sum(len(column) << 3 * index for index, column in enumerate(columns))
        self.goes = [[_goes(rule, variants, top, card) for card in RANKS] for top in RANKS]
        self.waits = "draw" not in legal_moves(Game(rule, variants, [["8S"]], ["7S"], ["2C"]))

    def search(self) -> Found:
        """Look at every position that can be reached, those of fewer draws first, until a win."""
        total = sum(len(column) - 1 for column in self.columns)
        begun = {self.counts: total}
        found = Found(False, 0, total)
        for draws, top in enumerate([self.top, *self.stock]):
            ended: dict[int, int] = {}
            seen: dict[int, int] = {}
            for counts, cards in begun.items():
                self._visit(counts, top, cards, seen, ended)
            left = min(seen.values(), default=total)
            if left < found.left:
                found = Found(left == 0, draws, left)
            if found.winnable:
                return found
            begun = ended
        return found

    def winnable(self) -> bool:
        """Look for one win, removals first, and never at a position twice."""
        return self._wins(self.counts, self.top, 0, set())

    def _visit(
        self, counts: int, top: int, cards: int, seen: dict[int, int], ended: dict[int, int]
    ) -> None:
        """Go through all runs from here; ``ended`` are the counts from which drawing is allowed.

        Both remember how many cards are left.
        """
        key = counts << 4 | top
        if key in seen:
            return
        seen[key] = cards
        goes = self.goes[top]
        moved = False
        shift = 0
        for column in self.columns:
            rank = column[counts >> shift & 7]
            if goes[rank]:
                moved = True
                self._visit(counts - (1 << shift), rank, cards - 1, seen, ended)
            shift += 3
        if not (moved and self.waits):
            ended[counts] = cards

    def _wins(self, counts: int, top: int, drawn: int, seen: set[int]) -> bool:
        if not counts:
            return True
        key = (counts << 5 | drawn) << 4 | top
        if key in seen:
            return False
        seen.add(key)
        goes = self.goes[top]
        moved = False
        shift = 0
        for column in self.columns:
            rank = column[counts >> shift & 7]
            if goes[rank]:
                moved = True
                if self._wins(counts - (1 << shift), rank, drawn, seen):
                    return True
            shift += 3
        if drawn < len(self.stock) and not (moved and self.waits):
            return self._wins(counts, self.stock[drawn], drawn + 1, seen)
        return False


def _number(card: str) -> int:
    return RANKS.index("*" if card == JOKER else card[0])


def _goes(rule: str, variants: list[str], top: str, card: str) -> bool:
    def name(rank: str) -> str:
        return JOKER if rank == "*" else rank + "S"

    waste = [] if top == "-" else [name(top)]
    return card != "-" and "1" in legal_moves(Game(rule, variants, [[name(card)]], waste, []))
