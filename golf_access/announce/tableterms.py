"""The terms in which a table of Golf is told: names, places, lines that cancel, points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from golf_access.announce.announcer import Announcement, Arg, say
from golf_access.engine.scoring import Cancelled, LineKind
from golf_access.engine.standings import Standing
from golf_access.engine.tablerules import TableRules, TableRuleSet
from golf_access.utterance import Priority

MOST_POSITIONS = 9
"""Up to so many cards a place is told by its number, which is its digit key; above by row and
column."""


@dataclass(frozen=True, slots=True)
class Names:
    """How the seats of a table are called.

    ``you`` is the seat that is spoken to as "you"; None where several people listen, who are all
    named, or where nobody plays.
    """

    seats: tuple[str, ...]
    you: int | None

    def say(self, named: str, to_you: str, seat: int, **args: Arg) -> Announcement:
        """Return what is told of a seat: message ``to_you`` to its player, else ``named``.

        The latter gets the name as ``player``.
        """
        return self.tell(named, to_you, seat, args)

    def tell(
        self,
        named: str,
        to_you: str,
        seat: int,
        args: Mapping[str, Arg],
        priority: Priority = Priority.ANSWER,
    ) -> Announcement:
        """Return the same as ``say``, of arguments that were gathered, and with a priority."""
        if seat == self.you:
            return Announcement(to_you, args, priority)
        return Announcement(named, {"player": self.seats[seat], **args}, priority)

    def listed(self, seats: Iterable[int]) -> tuple[Announcement, ...]:
        """Return the names of seats, for a list."""
        return tuple(self.say("player", "player-you", seat) for seat in seats)


def rule_name(rules: TableRules) -> Announcement:
    """Return the name of the game."""
    return game_name(rules.rule_set, rules.cards)


def game_name(rule_set: str, cards: int) -> Announcement:
    """Return the name of a game by its rule set and the number of cards of a board."""
    if rule_set == TableRuleSet.BOARD:
        return say("game-board", cards=cards)
    match cards:
        case 2:
            return say("game-two")
        case 4:
            return say("game-four")
        case 6:
            return say("game-six")
        case 9:
            return say("game-nine")
        case cards:
            return say("game-cards", cards=cards)


def place(rules: TableRules, position: int) -> Announcement:
    """Return where a card lies on its board, to stand after the card."""
    if rules.cards <= MOST_POSITIONS:
        return say("place-position", position=position)
    row, column = row_and_column(rules, position)
    return say("place-row-column", row=row, column=column)


def row_and_column(rules: TableRules, position: int) -> tuple[int, int]:
    """Return the row and the column of a position, each from 1."""
    row, column = divmod(position - 1, rules.columns)
    return row + 1, column + 1


def lines(rules: TableRules, cancelled: Iterable[Cancelled]) -> tuple[Announcement, ...]:
    """Return the names of what cancels, for a list."""
    return tuple(line_name(one, rules) for one in cancelled)


def line_name(line: Cancelled, rules: TableRules) -> Announcement:
    """Return the name of a line that cancels, or of equal cards in a row."""
    count = len(line.positions)
    match line.kind:
        case LineKind.DIAGONAL:
            return say("line-diagonal-down" if line.number == 1 else "line-diagonal-up")
        case LineKind.COLUMN:
            return say("line-pair-column" if count == 2 else "line-column", number=line.number)
    if count == 2:
        return say("line-pair-row", number=line.number)
    if count == rules.columns:
        return say("line-row", number=line.number)
    return say("line-some-of-row", number=line.number, count=count)


def points(number: int) -> int | Announcement:
    """Return points as an argument: below zero in words, as not every reader says the sign."""
    return number if number >= 0 else say("minus", number=-number)


def standings(
    ranking: Iterable[Standing], who: Names, priority: Priority = Priority.ANSWER
) -> Iterator[Announcement]:
    """Return the places of a match, one player an announcement, the first place first."""
    for one in ranking:
        facts: dict[str, Arg] = {"place": one.place, "total": points(one.total)}
        names = ("standing", "standing-you")
        if one.extra:
            facts["extra"] = tuple(say("extra-points", points=points(each)) for each in one.extra)
            names = ("standing-extra", "standing-extra-you")
        elif one.out is not None:
            facts["hole"] = one.out
            names = ("standing-out", "standing-out-you")
        yield who.tell(*names, one.seat, facts, priority)
