"""Exact answers about a deal whose stock is known: can it be won, how, and how far it can go.

A position is how many cards of each column are gone, which card tops the waste, and how much of
the stock is drawn. For a given stock the positions that matter are kept as sets of column counts:
each set is one Python integer, one bit a vector of counts, so that moving every position of a set
by the same card is one mask and one shift. A set is kept for each column that the waste card may
have come from (and one for the drawn card); playing all runs is repeated until nothing is new,
drawing takes the union.

Forwards from a position this finds the fewest draws and a line (``solve``); backwards from the
cleared tableau it finds every position that can be won (``Table``). Both directions are the same
walk: backwards the columns are filled from their first card, and the cards follow one another the
other way round.

The rules are asked, not stated: which card goes on which is tabulated by ``solitaire.fits``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from operator import itemgetter
from typing import NamedTuple

from golf_access.engine.cards import STANDARD_RANKS, Card, Rank, Suit
from golf_access.engine.outcomes import Action, Draw, Phase, Remove
from golf_access.engine.rules import DrawRule, SolitaireRules
from golf_access.engine.solitaire import Solitaire, fits, legal, start, why_not

Stop = Callable[[], bool]
"""Asked again and again by a search; a true answer ends it with ``Stopped``."""

EMPTY = 14
"""The number that stands for an empty waste where a rank's number is expected."""

_TOPS = range(EMPTY + 1)


class Stopped(Exception):
    """A search ended because its ``stop`` said so. There is no answer."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What can be reached from a position when the order of the stock is known.

    ``winnable``: the tableau can be cleared. ``line``: a shortest way to clear it or, where that
    is impossible, to the fewest cards that can be left; what could follow are draws that help no
    more. ``draws``: how many draws ``line`` has, which are the fewest possible. ``left``: the
    cards in the tableau at its end, 0 for a win.
    """

    winnable: bool
    draws: int
    left: int
    line: tuple[Action, ...]


def never() -> bool:
    """Let a search run to its end: the ``stop`` that never stops."""
    return False


def number(card: Card | None) -> int:
    """Return the number of a waste card's rank, or ``EMPTY`` where there is no card."""
    return EMPTY if card is None else int(card.rank)


@lru_cache(maxsize=64)
def going(rules: SolitaireRules) -> tuple[tuple[bool, ...], ...]:
    """Tabulate the engine's answer: row ``number`` of the waste card, column rank of the card."""

    def card(rank: int) -> Card:
        return Card(Rank(rank), None if rank == Rank.JOKER else Suit.CLUBS)

    return tuple(
        tuple(
            rank != EMPTY and fits(rules, None if top == EMPTY else card(top), card(rank))
            for rank in _TOPS
        )
        for top in _TOPS
    )


class _Lattice(NamedTuple):
    """The sets of count vectors of some columns: bit ``sum(count * stride)`` is one vector."""

    size: int
    """How many vectors there are."""
    strides: tuple[int, ...]
    where: tuple[tuple[int, ...], ...]
    """By column and count: the vectors in which that column has that count."""


@lru_cache(maxsize=16)
def _lattice(lengths: tuple[int, ...]) -> _Lattice:
    strides: list[int] = []
    size = 1
    for length in lengths:
        strides.append(size)
        size *= length + 1
    where = []
    for length, stride in zip(lengths, strides, strict=True):
        period = stride * (length + 1)
        first = _repeated((1 << stride) - 1, period, size // period)
        where.append(tuple(first << stride * count for count in range(length + 1)))
    return _Lattice(size, tuple(strides), tuple(where))


def _repeated(block: int, period: int, times: int) -> int:
    """Return ``block`` written ``times`` times, every ``period`` bits."""
    result = done = 0
    width = period
    while times:
        if times & 1:
            result |= block << done
            done += width
        times >>= 1
        if times:
            block |= block << width
            width *= 2
    return result


@lru_cache(maxsize=8)
def _layers(lengths: tuple[int, ...]) -> tuple[int, ...]:
    """Return the vectors whose counts add up to 0, 1, 2, ... as one set a sum."""
    layers = [1]
    stride = 1
    for length in lengths:
        wider = [0] * (len(layers) + length)
        for total, layer in enumerate(layers):
            for count in range(length + 1):
                wider[total + count] |= layer << stride * count
        layers = wider
        stride *= length + 1
    return tuple(layers)


class _Walk:
    """Everything about some columns that doesn't depend on the stock.

    ``columns`` are rank numbers in the order in which a walk takes the cards. ``follows[a][b]``
    says whether card ``b`` may be taken after card ``a``. The first column's count is the number
    of a *slice*; only the other columns are in the lattice: a card of the first column then needs
    no shift, and the sets are small enough to stay near the processor.
    """

    __slots__ = ("after", "before", "first", "follows", "full", "inner", "lattice", "steps")

    def __init__(self, columns: Sequence[Sequence[int]], follows: Sequence[Sequence[bool]]) -> None:
        self.first = columns[0]
        self.inner = columns[1:]
        self.follows = follows
        self.lattice = lattice = _lattice(tuple(map(len, self.inner)))
        self.full = (1 << lattice.size) - 1
        self.after: list[list[int]] = []
        """By inner column and rank: where the column's next card may follow that rank."""
        self.before: list[list[int]] = []
        """By inner column and rank: where that rank may follow the column's last taken card."""
        for column, where in zip(self.inner, lattice.where, strict=True):
            after = [0] * len(_TOPS)
            before = [0] * len(_TOPS)
            for count, rank in enumerate(column):
                here, taken, row = where[count], where[count + 1], follows[rank]
                for other in _TOPS:
                    if follows[other][rank]:
                        after[other] |= here
                    if row[other]:
                        before[other] |= taken
            self.after.append(after)
            self.before.append(before)
        self.steps = [
            [
                (other, mask)
                for other, after in enumerate(self.after)
                if (mask := self._step(column, where, after))
            ]
            for column, where in zip(self.inner, lattice.where, strict=True)
        ]
        """By inner column: the others and where their next card may follow this one's last."""

    @staticmethod
    def _step(column: Sequence[int], where: Sequence[int], after: Sequence[int]) -> int:
        mask = 0
        for count, rank in enumerate(column, 1):
            mask |= where[count] & after[rank]
        return mask

    def grow(
        self,
        reached: list[list[int]],
        sources: Sequence[int],
        gates: Sequence[Sequence[int]],
        stop: Stop,
    ) -> None:
        """Add to ``reached`` all that runs lead to from ``sources``.

        ``reached``: by slice, one set for each inner column and then one for the first column,
        the column that the last card was taken from. ``sources``: by slice, where a run may
        begin; ``gates``: by slice, in the same order of columns, from which of them that column's
        next card may be the run's first. Only what is new in ``reached`` is followed further.
        """
        first, follows, before, after = self.first, self.follows, self.before, self.after
        steps, strides = self.steps, self.lattice.strides
        width = len(strides)
        columns = range(width)
        carried = 0
        touched = False
        for slot, (sets, source, gate) in enumerate(zip(reached, sources, gates, strict=True)):
            if stop():
                raise Stopped
            pending = [source & mask for mask in gate] if source else [0] * (width + 1)
            if slot:
                rank = first[slot - 1]
                arrived = carried
                if touched:
                    previous = reached[slot - 1]
                    for column in columns:
                        arrived |= previous[column] & before[column][rank]
                    if slot > 1 and follows[first[slot - 2]][rank]:
                        arrived |= previous[width]
                arrived ^= arrived & sets[width]
                touched = arrived != 0
                if arrived:
                    sets[width] |= arrived
                    for column in columns:
                        pending[column] |= arrived & after[column][rank]
            carried = pending.pop()
            while any(pending):
                for column in columns:
                    fresh = pending[column]
                    if not fresh:
                        continue
                    pending[column] = 0
                    fresh <<= strides[column]
                    old = sets[column]
                    fresh ^= fresh & old
                    if fresh:
                        touched = True
                        sets[column] = old | fresh
                        for other, mask in steps[column]:
                            new = fresh & mask
                            if new:
                                pending[other] |= new

    def stuck_after(self, rank: int) -> list[int]:
        """Return, by slice, where no column's next card may follow ``rank``."""
        moving = 0
        for after in self.after:
            moving |= after[rank]
        stuck = [0 if self.follows[rank][card] else self.full ^ moving for card in self.first]
        return [*stuck, self.full ^ moving]

    def stuck_before(self, rank: int) -> list[int]:
        """Return, by slice, where ``rank`` may follow no column's last taken card."""
        moving = 0
        for before in self.before:
            moving |= before[rank]
        stuck = [0 if self.follows[card][rank] else self.full ^ moving for card in self.first]
        return [self.full ^ moving, *stuck]

    def nothing(self) -> list[list[int]]:
        """Return an empty ``reached``."""
        return [[0] * (len(self.inner) + 1) for _ in range(len(self.first) + 1)]


class _Columns:
    """The columns that hold cards, longest first, as rank numbers; ``names`` count from 1."""

    __slots__ = ("names", "ranks")

    def __init__(self, columns: Sequence[Sequence[Card]]) -> None:
        held = sorted(
            ((name, column) for name, column in enumerate(columns, 1) if column),
            key=lambda pair: -len(pair[1]),
        )
        self.names = tuple(name for name, _ in held)
        self.ranks = tuple(tuple(int(card.rank) for card in column) for _, column in held)


class _Levels:
    """A walk forwards from one position, level by level: level ``n`` is after ``n`` draws.

    Under draw-at-any-time the sets grow from level to level: a position that was reached before
    leads to nothing new, since every card count reached may be kept while drawing on.
    """

    def __init__(
        self,
        rules: SolitaireRules,
        columns: _Columns,
        top: int,
        stock: Sequence[int],
        stop: Stop,
    ) -> None:
        self.columns = columns
        self.waits = rules.draw is DrawRule.WHEN_STUCK
        self.tops = (top, *stock)
        self.stop = stop
        self.follows = going(rules)
        self.walk = _Walk([ranks[::-1] for ranks in columns.ranks], self.follows)
        self.goal = self.walk.lattice.size - 1
        self.sources: list[list[int]] = []
        """By level and slice: the counts with which the level begins."""
        self.reached: list[list[list[int]]] = []
        """By level and slice: what ``_Walk.grow`` reached."""

    def play(self, levels: int | None = None) -> bool:
        """Walk until the tableau can be cleared, and return whether it can.

        ``levels``: how many to walk at most; all by default. What the next one would begin with
        is added to ``sources``.
        """
        walk = self.walk
        reached = walk.nothing()
        source = [0] * len(reached)
        source[0] = 1
        self.sources.append(source)
        idle = self._idle() if self.waits else None
        for top in self.tops[:levels]:
            gate = [after[top] for after in walk.after]
            gates = [[*gate, walk.full if self.follows[top][card] else 0] for card in walk.first]
            gates.append([*gate, 0])
            walk.grow(reached, source, gates, self.stop)
            self.reached.append([sets.copy() for sets in reached])
            if any(sets >> self.goal for sets in reached[-1]):
                return True
            if idle is not None:
                waiting = walk.stuck_after(top)
                source = [begin & wait for begin, wait in zip(source, waiting, strict=True)]
                for slot, (sets, masks) in enumerate(zip(reached, idle, strict=True)):
                    for found, mask in zip(sets, masks, strict=True):
                        source[slot] |= found & mask
                reached = walk.nothing()
            else:
                source = source.copy()
                for slot, sets in enumerate(reached):
                    for found in sets:
                        source[slot] |= found
            self.sources.append(source)
        return False

    def _idle(self) -> list[list[int]]:
        """Return, by slice and column, where nothing may follow that column's last card."""
        walk = self.walk
        stuck = [walk.full] * len(walk.inner)
        for column, steps in enumerate(walk.steps):
            for _, mask in steps:
                stuck[column] ^= stuck[column] & mask
        masks = []
        for slot in range(len(walk.first) + 1):
            row = stuck.copy()
            if slot < len(walk.first):
                card = walk.first[slot]
                row = [
                    mask ^ (mask & before[card])
                    for mask, before in zip(row, walk.before, strict=True)
                ]
            last = walk.stuck_after(walk.first[slot - 1])[slot] if slot else 0
            masks.append([*row, last])
        return masks

    def farthest(self) -> tuple[int, int, int]:
        """Return level, slice and vector of most cards gone, at the earliest level possible."""
        layers = _layers(tuple(map(len, self.walk.inner)))
        last = len(self.tops) - 1
        everything = self._held(last)
        for total in range(sum(map(len, self.columns.ranks)), -1, -1):
            for slot, held in enumerate(everything):
                if 0 <= total - slot < len(layers) and held & layers[total - slot]:
                    return self._earliest(total, layers)
        raise AssertionError("the position itself is always reached")

    def _earliest(self, total: int, layers: Sequence[int]) -> tuple[int, int, int]:
        for level in range(len(self.tops)):
            for slot, held in enumerate(self._held(level)):
                if 0 <= total - slot < len(layers):
                    best = held & layers[total - slot]
                    if best:
                        return level, slot, best.bit_length() - 1
        raise AssertionError("what the last level holds, a first one does")

    def _held(self, level: int) -> list[int]:
        held = self.sources[level].copy()
        for slot, sets in enumerate(self.reached[level]):
            for found in sets:
                held[slot] |= found
        return held

    def line(self, level: int, slot: int, vector: int) -> tuple[Action, ...]:
        """Return the actions that lead to a vector of counts first reached at ``level``."""
        walk = self.walk
        idle = self._idle() if self.waits else None
        actions: list[Action] = []
        column = self._came_from(level, slot, vector, None)
        while True:
            if column is None:
                if level == 0:
                    return tuple(reversed(actions))
                actions.append(Draw())
                level -= 1
                column = self._came_from(level, slot, vector, idle)
                continue
            actions.append(Remove(self.columns.names[(column + 1) % len(self.columns.names)]))
            if column == len(walk.inner):
                slot -= 1
                card = walk.first[slot]
            else:
                vector -= walk.lattice.strides[column]
                card = walk.inner[column][self._count(vector, column)]
            if self.follows[self.tops[level]][card] and self.sources[level][slot] >> vector & 1:
                column = None
            else:
                column = next(
                    other
                    for other, sets in enumerate(self.reached[level][slot])
                    if sets >> vector & 1 and self.follows[self._last(slot, vector, other)][card]
                )

    def _came_from(
        self, level: int, slot: int, vector: int, idle: list[list[int]] | None
    ) -> int | None:
        """Return the column last taken from at the end of a level, None where it only began so.

        ``idle``: where drawing has to wait, the positions from which nothing can be taken.
        """
        begun = self.sources[level][slot]
        if idle is not None:
            begun &= self.walk.stuck_after(self.tops[level])[slot]
        if begun >> vector & 1:
            return None
        return next(
            column
            for column, sets in enumerate(self.reached[level][slot])
            if (sets if idle is None else sets & idle[slot][column]) >> vector & 1
        )

    def _count(self, vector: int, column: int) -> int:
        lattice = self.walk.lattice
        return vector // lattice.strides[column] % len(lattice.where[column])

    def _last(self, slot: int, vector: int, column: int) -> int:
        """Return the rank of the card last taken from a column."""
        if column == len(self.walk.inner):
            return self.walk.first[slot - 1]
        return self.walk.inner[column][self._count(vector, column) - 1]


def solve(state: Solitaire, stop: Stop = never) -> Verdict:
    """Return how the deal on the table can be won, or how far it can go at best.

    A deal that is won or conceded has an empty line. Raises ``Stopped``.
    """
    if state.phase is not Phase.PLAYING:
        return Verdict(state.phase is Phase.WON, 0, state.left, ())
    return solve_position(state.rules, state.columns, state.top, state.stock, stop)


def solve_position(
    rules: SolitaireRules,
    columns: Sequence[Sequence[Card]],
    top: Card | None,
    stock: Sequence[Card],
    stop: Stop = never,
) -> Verdict:
    """Return the same for a deal that goes on, given by its cards; columns not all empty."""
    held = _Columns(columns)
    levels = _Levels(rules, held, number(top), [int(card.rank) for card in stock], stop)
    if levels.play():
        level = len(levels.reached) - 1
        return Verdict(True, level, 0, levels.line(level, len(held.ranks[0]), levels.goal))
    level, slot, vector = levels.farthest()
    line = levels.line(level, slot, vector)
    left = sum(map(len, columns)) - (len(line) - level)
    return Verdict(False, level, left, line)


def winnable(state: Solitaire, stop: Stop = never) -> bool:
    """Return whether the deal on the table can be won: ``solve``'s answer, but sooner.

    Raises ``Stopped``.
    """
    if state.phase is not Phase.PLAYING:
        return state.phase is Phase.WON
    rules, stock = state.rules, [int(card.rank) for card in state.stock]
    if _is_promising(rules) and soon_won(rules, state.columns, state.top, state.stock, stop):
        return True
    # Both ways from the ends, where the sets are small, to the middle: do they meet?
    middle = (len(stock) + 1) * 5 // 8
    tableau = Tableau(rules, state.columns)
    levels = _Levels(rules, tableau.held, number(state.top), stock, stop)
    if levels.play(middle):
        return True
    *_, last = islice(tableau.backwards(stock, stop), len(stock) - middle + 1)
    won = tableau.won(levels.tops[middle], *last)
    return any(
        here & _mirrored(there, tableau.walk.lattice.size)
        for here, there in zip(levels.sources[middle], reversed(won), strict=True)
        if here and there
    )


_MIRROR = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


def _mirrored(vectors: int, size: int) -> int:
    """Return a set of vectors of cards gone as one of vectors of cards held, or back."""
    length = (size + 7) // 8
    bits = vectors.to_bytes(length, "little").translate(_MIRROR)
    return int.from_bytes(bits, "big") >> length * 8 - size


def _is_promising(rules: SolitaireRules) -> bool:
    """Whether a try is worth its time: where every card goes on two ranks most deals are won."""
    rows = going(rules)
    return rules.jokers > 0 or all(
        sum(rows[top][rank] for top in STANDARD_RANKS) > 1 for rank in STANDARD_RANKS
    )


_TRIED = 8
"""How many positions a try goes on with after each draw: more are rarely worth their time."""

_LOOKED_AT = 1500
"""How many positions a try looks at altogether: long runs, over jokers above all, take more."""


def soon_won(
    rules: SolitaireRules,
    columns: Sequence[Sequence[Card]],
    top: Card | None,
    stock: Sequence[Card],
    stop: Stop = never,
) -> bool:
    """Return whether a short try finds a win; no try is longer than a few milliseconds.

    It goes on with the few most promising positions after each draw. False proves nothing.
    Raises ``Stopped``.
    """
    waits = rules.draw is DrawRule.WHEN_STUCK
    follows = going(rules)
    # Cards that few others go with are worth removing early, and so are those of long columns.
    worth = [3 * len(_TOPS) // (1 + sum(row[rank] for row in follows)) for rank in _TOPS]
    # A position is one number: three bits a column, the count of cards that it still holds.
    ranks = [[int(card.rank) for card in column] for column in columns]
    shifts = range(0, 3 * len(ranks), 3)
    begin = sum(len(column) << shift for column, shift in zip(ranks, shifts, strict=True))
    if not begin:
        return True
    choices: dict[int, list[tuple[int, int, int]]] = {}
    front = {begin: 0}
    for waste in (top, *stock):
        if stop():
            raise Stopped
        after = {} if waits else front.copy()
        seen: set[int] = set()
        todo = [(position, number(waste), score) for position, score in front.items()]
        while todo:
            position, last, score = todo.pop()
            row = follows[last]
            cards = choices.get(position)
            if cards is None:
                if len(choices) == _LOOKED_AT:
                    return False
                cards = choices[position] = [
                    (column[count - 1], position - (1 << shift), worth[column[count - 1]] + count)
                    for column, shift in zip(ranks, shifts, strict=True)
                    if (count := position >> shift & 7)
                ]
            stuck = True
            for rank, then, gain in cards:
                if row[rank]:
                    stuck = False
                    key = then << 4 | rank
                    if key not in seen:
                        if not then:
                            return True
                        seen.add(key)
                        todo.append((then, rank, score + gain))
                        if not waits:
                            after[then] = score + gain
            if waits and stuck:
                after[position] = score
        if len(after) > _TRIED:
            after = dict(sorted(after.items(), key=itemgetter(1), reverse=True)[:_TRIED])
        front = after
    return False


class Tableau:
    """Columns under some rules: what is the same for every order of the stock.

    Raises ``ValueError`` when no column holds a card.
    """

    def __init__(self, rules: SolitaireRules, columns: Sequence[Sequence[Card]]) -> None:
        if not any(columns):
            raise ValueError("no cards")
        self.rules = rules
        self.columns = tuple(map(tuple, columns))
        self.held = held = _Columns(columns)
        self.waits = rules.draw is DrawRule.WHEN_STUCK
        rows = going(rules)
        backwards = [[row[top] for row in rows] for top in _TOPS]
        self.walk = walk = _Walk(held.ranks, backwards)
        # Backwards, a run begins where drawing goes on to a win, with any card that can be
        # back in its place; where drawing has to wait, only if nothing goes on that card.
        if self.waits:
            stuck = [walk.stuck_before(rank) for rank in _TOPS]
            self.gates = []
            for slot in range(len(walk.first) + 1):
                gate = []
                for column, where in zip(walk.inner, walk.lattice.where, strict=True):
                    mask = 0
                    for count, rank in enumerate(column):
                        mask |= where[count] & stuck[rank][slot]
                    gate.append(mask)
                gate.append(stuck[walk.first[slot]][slot] if slot < len(walk.first) else 0)
                self.gates.append(gate)
        else:
            gate = [walk.full ^ where[-1] for where in walk.lattice.where]
            self.gates = [[*gate, walk.full]] * (len(walk.first) + 1)

    def table(self, stock: Sequence[Card], stop: Stop = never) -> Table:
        """Return which positions can be won with this stock. Raises ``Stopped``."""
        return Table(self, stock, stop)

    def backwards(
        self, stock: Sequence[int], stop: Stop
    ) -> Iterator[tuple[list[int], list[list[int]]]]:
        """Yield what is won after each number of draws, from all of them to none.

        First by slice: the counts of cards held with which drawing wins, if it is allowed, and
        the cleared tableau. Then by slice and column, as ``reached`` of ``_Walk.grow``: those with
        which removing that column's card wins, if it fits.
        """
        walk = self.walk
        reached = walk.nothing()
        begun = new = [1] + [0] * (len(reached) - 1)
        for drawn in range(len(stock), -1, -1):
            walk.grow(reached, new, self.gates, stop)
            yield begun, [sets.copy() for sets in reached]
            if drawn:
                won = self.won(stock[drawn - 1], begun, reached)
                if self.waits:
                    # More stock isn't always better here, so each level starts afresh.
                    new = won
                    reached = walk.nothing()
                else:
                    new = [now ^ then for now, then in zip(won, begun, strict=True)]
                begun = won

    def won(self, top: int, begun: Sequence[int], reached: Sequence[Sequence[int]]) -> list[int]:
        """Return, by slice, the counts that are won under a waste card, after ``backwards``."""
        walk = self.walk
        fitting = [before[top] for before in walk.before]
        stuck = walk.stuck_before(top) if self.waits else None
        won = []
        for slot, sets in enumerate(reached):
            found = begun[slot] if stuck is None else begun[slot] & stuck[slot]
            for removal, mask in zip(sets, fitting, strict=False):
                found |= removal & mask
            if slot and walk.follows[walk.first[slot - 1]][top]:
                found |= sets[-1]
            won.append(found)
        return won


class Table:
    """Every position of a deal that can be won: built once, asked often.

    It answers for any position that holds a beginning of each of the tableau's columns and an
    end of the stock, under the same rules, whatever the waste and however it came about.
    """

    def __init__(self, tableau: Tableau, stock: Sequence[Card], stop: Stop = never) -> None:
        self.tableau = tableau
        self.stock = tuple(stock)
        levels = list(tableau.backwards([int(card.rank) for card in stock], stop))
        self._levels = levels[::-1]
        """By draws made, what ``Tableau.backwards`` yields."""

    def covers(self, state: Solitaire) -> bool:
        """Whether ``state`` is a position that this table knows."""
        return state.rules == self.tableau.rules and _leads_to(
            self.tableau.columns, self.stock, state
        )

    def keeps_win(self, state: Solitaire, action: Action) -> bool:
        """Return whether the deal can still be won after an action that is legal in ``state``.

        To concede keeps no win; to go on to the next hole keeps what the finished one was.
        Raises ``ValueError`` for an action that is refused, and for a state of another deal.
        """
        if not self.covers(state):
            raise ValueError("another deal")
        if why_not(state, action) is not None:
            raise ValueError(action)
        if isinstance(action, Remove | Draw):
            counts = [len(column) for column in state.columns]
            return self.wins(counts, len(self.stock) - len(state.stock), action)
        return state.phase is Phase.WON

    def winnable(self, state: Solitaire) -> bool:
        """Return whether the deal can be won. Raises ``ValueError`` for a state of another."""
        if not self.covers(state):
            raise ValueError("another deal")
        if state.phase is not Phase.PLAYING:
            return state.phase is Phase.WON
        return any(self.keeps_win(state, action) for action in legal(state))

    def wins(self, counts: Sequence[int], drawn: int, action: Action) -> bool:
        """Return whether a removal or draw that is legal leads to a win.

        ``counts``: how many cards each column holds. ``drawn``: how many of the stock are drawn.
        It isn't looked at whether the action is legal.
        """
        names = self.tableau.held.names
        slot, *inner = (counts[name - 1] for name in names)
        strides = self.tableau.walk.lattice.strides
        vector = sum(count * stride for count, stride in zip(inner, strides, strict=True))
        drawing, removing = self._levels[drawn]
        if isinstance(action, Remove):
            # The column that counts the slices is the last of the sets, the first of the names.
            won = removing[slot][names.index(action.column) - 1]
        else:
            won = drawing[slot]
        return won >> vector & 1 == 1


def table_for(state: Solitaire, stop: Stop = never) -> Table:
    """Return the table of the deal that ``state`` belongs to, from its first position on.

    A state that isn't a position of its own deal gets the table of what follows it. Raises
    ``ValueError`` when the tableau was empty from the start, and ``Stopped``.
    """
    begun = start(replace(state.rules, holes=1), [state.deals[state.hole]])
    if not _leads_to(begun.columns, begun.stock, state):
        begun = state
    return Tableau(state.rules, begun.columns).table(begun.stock, stop)


def _leads_to(
    columns: Sequence[tuple[Card, ...]], stock: tuple[Card, ...], state: Solitaire
) -> bool:
    """Whether ``state`` holds beginnings of these columns and an end of this stock."""
    drawn = len(stock) - len(state.stock)
    return (
        len(columns) == len(state.columns)
        and drawn >= 0
        and stock[drawn:] == state.stock
        and all(
            whole[: len(column)] == column
            for whole, column in zip(columns, state.columns, strict=True)
        )
    )
