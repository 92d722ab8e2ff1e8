"""Games as text to share: the code of the game, then what was done.

An example, a game of solitaire up to its third action::

    GO1-E-AAAAAAB d 5 2

It is a row of words; how they are spread over lines makes no difference, nor do capitals, but in
names. First the game::

    code                    of solitaire or of a table
    +stock-bonus            a match by this rule, which codes can't tell
    =CARDS/CARDS/...        cards that no number deals: the seven columns, the free card last, and
                            the talon; one such word for each hole. The code tells the rules
    @person:NAME            who sits at each seat, in turn. Without these words one person without
    @easy:SEED:NAME         a name plays solitaire, and only people without names sit at a table
    (also normal, hard)

then each entry of the log, in turn:

    1: 2: 3: ...            whose seat acts from here on; solitaire begins at seat 1
    3                       solitaire: the free card of column 3 is removed
    d c n                   solitaire: draw, concede the hole, deal the next hole
    s d                     table: take from the stock, take the top discard
    p5 t5 l5 x k n          table: place at card 5, turn it up, look at it; discard, knock, deal
                            the next hole
    u r                     undo, redo
    h ho                    a hint was used; one that knew more than the player
    w wo                    the next action was shown; by who knew more than the player

In names ``_`` is a blank, and ``%HEX;`` stands for any character but letters and digits.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from golf_access.engine.cards import Card, parse_card
from golf_access.engine.codes import GameCode, named_for_code, parse_code
from golf_access.engine.deals import COLUMNS, Deal
from golf_access.engine.dealtext import DealTextError, parse_deal, write_deal
from golf_access.engine.faults import FaultError
from golf_access.engine.outcomes import (
    Action,
    Concede,
    Draw,
    HelpKind,
    HintUsed,
    NextHole,
    Redo,
    Rejection,
    Remove,
    Shown,
    Undo,
)
from golf_access.engine.rules import SolitaireRules
from golf_access.play.log import GameLog, Header, Log, step

if TYPE_CHECKING:
    from golf_access.play.table import Seat, TableHeader

HeaderOf = Callable[[SolitaireRules, int], Header]
"""From rules and the number of a deal to a game: ``Shelf.header``."""

LONGEST_TEXT = 200_000
"""Characters: many times those of the longest match."""
_MOST_SEATS = 99
"""At a game of solitaire, where seats are all alike."""
LINE = 72
"""Characters of a line, as ``share`` writes it."""
_TABLES = ("SG", "BG")


class ShareFault(StrEnum):
    """What is wrong with a shared game, with the facts that each one carries.

    All but ``EMPTY``, ``TOO_LONG``, ``SEATS_MISSING``, ``DEALS_MISSING`` and ``NOT_SHARED`` also
    carry ``line`` and ``position`` (the number of the word in its line), both from 1, and ``word``.
    """

    EMPTY = "empty"
    TOO_LONG = "too-long"
    """``length``, ``longest``."""
    SEATS_MISSING = "seats-missing"
    """``seats``: how many play, ``named``: how many are named."""
    BAD_CARD = "bad-card"
    """``card``: what stands where a card should."""
    BAD_DEAL = "bad-deal"
    """The cards are no deal: seven columns of five, and the talon."""
    TOO_MANY_DEALS = "too-many-deals"
    """``holes``."""
    DEALS_MISSING = "deals-missing"
    """``holes``, ``deals``."""
    BAD_PLAYER = "bad-player"
    NO_SUCH_SEAT = "no-such-seat"
    """``seats``."""
    NO_SEAT = "no-seat"
    """At a table a seat such as ``1:`` must come before the first action."""
    UNKNOWN_WORD = "unknown-word"
    """``known``: what could stand there."""
    REFUSED = "refused"
    """``known``: what could be done there; ``reason``: why this couldn't."""
    NOT_SHARED = "not-shared"
    """On writing: the rules have no code, or the cards are no whole deal."""


class ShareError(FaultError):
    """A shared game that can't be read, or a game that can't be shared."""


def share(log: GameLog[Any, Any], header_of: HeaderOf) -> str:
    """Return a game as text, which ``read_shared`` reads. Raises ``ShareError``."""
    header = log.header
    solitaire = isinstance(header, Header)
    words = _solitaire_head(header, header_of) if solitaire else _table_head(header)
    names = {action: word for word, action in _words(solitaire).items()}
    seat = 0 if solitaire else None
    for entry in log.entries:
        if entry.seat != seat:
            seat = entry.seat
            words.append(f"{seat + 1}:")
        if entry.action not in names:
            raise ShareError(ShareFault.NOT_SHARED)
        words.append(names[entry.action])
    text = textwrap.fill(" ".join(words), LINE, break_long_words=False, break_on_hyphens=False)
    return text + "\n"


def read_shared(text: str, header_of: HeaderOf) -> GameLog[Any, Any]:
    """Return the game that a text tells.

    Raises ``ShareError`` with what is wrong and where; for the code itself ``CodeError``.
    """
    if len(text) > LONGEST_TEXT:
        raise ShareError(ShareFault.TOO_LONG, length=len(text), longest=LONGEST_TEXT)
    words = [
        _Word(line, position, word)
        for line, content in enumerate(text.lstrip("\ufeff").splitlines(), 1)
        for position, word in enumerate(content.split(), 1)
    ]
    if not words:
        raise ShareError(ShareFault.EMPTY)
    code, *rest = words
    if code.text[:2].upper() in _TABLES:
        return _read_table(code.text, _Reader(rest))
    return _read_solitaire(code.text, _Reader(rest), header_of)


# ------------------------------------------------------------------------------------- reading


@dataclass(frozen=True, slots=True)
class _Word:
    """A word of a shared game, and where it stands."""

    line: int
    position: int
    text: str

    def error(self, fault: ShareFault, **facts: str | int) -> ShareError:
        return ShareError(fault, line=self.line, position=self.position, word=self.text, **facts)


class _Reader:
    """The words that are left to read."""

    def __init__(self, words: Sequence[_Word]) -> None:
        self._words = words
        self._next = 0

    def take(self, start: str) -> Iterator[_Word]:
        """Yield, and pass, the next words that begin with ``start``."""
        while self._next < len(self._words) and self._words[self._next].text.startswith(start):
            self._next += 1
            yield self._words[self._next - 1]

    def rest(self) -> Sequence[_Word]:
        """Return all other words."""
        return self._words[self._next :]


def _read_solitaire(code: str, words: _Reader, header_of: HeaderOf) -> Log:
    parsed = parse_code(code)
    rules = parsed.rules
    for word in words.take("+"):
        if word.text.lower() != _STOCK_BONUS or not rules.is_match or rules.stock_bonus:
            known = f"{_STOCK_BONUS} " if rules.is_match and not rules.stock_bonus else ""
            raise word.error(ShareFault.UNKNOWN_WORD, known=f"{known}=CARDS @person:NAME d 1")
        rules = replace(rules, stock_bonus=True)
    deals: list[Deal] = []
    for word in words.take("="):
        if len(deals) == rules.holes:
            raise word.error(ShareFault.TOO_MANY_DEALS, holes=rules.holes)
        deals.append(_read_deal(word))
    if deals and len(deals) != rules.holes:
        raise ShareError(ShareFault.DEALS_MISSING, holes=rules.holes, deals=len(deals))
    header = Header(rules, tuple(deals)) if deals else header_of(rules, parsed.number)
    names = []
    for word in words.take("@"):
        kind, _, name = word.text[1:].partition(":")
        if kind.lower() != _PERSON:
            raise word.error(ShareFault.BAD_PLAYER)
        names.append(_read_name(word, name))
    if names:
        header = replace(header, seats=tuple(names))
    log = Log(header)
    _read_entries(log, words.rest(), _MOST_SEATS, 0)
    return log


def _read_table(code: str, words: _Reader) -> GameLog[Any, Any]:
    from golf_access.engine.tablecodes import parse_table_code
    from golf_access.play.table import Seat, TableHeader, TableLog

    parsed = parse_table_code(code)
    seats = [_read_player(word) for word in words.take("@")]
    if seats and len(seats) != parsed.seats:
        raise ShareError(ShareFault.SEATS_MISSING, seats=parsed.seats, named=len(seats))
    seats = seats or [Seat("")] * parsed.seats
    log = TableLog(TableHeader(parsed.rules, parsed.number, tuple(seats)))
    _read_entries(log, words.rest(), len(seats), None)
    return log


def _read_entries(
    log: GameLog[Any, Any], words: Sequence[_Word], seats: int, seat: int | None
) -> None:
    """Add what the words tell to a log."""
    known = _words(isinstance(log.header, Header))
    for word in words:
        text = word.text.lower()
        if re.fullmatch(r"[0-9]{1,3}:", text):
            seat = int(text[:-1]) - 1
            if not 0 <= seat < seats:
                raise word.error(ShareFault.NO_SUCH_SEAT, seats=seats)
            continue
        if seat is None:
            raise word.error(ShareFault.NO_SEAT)
        if text not in known:
            raise word.error(ShareFault.UNKNOWN_WORD, known=_fitting(log, known, seat))
        outcome = log.add(seat, known[text])
        if isinstance(outcome, Rejection):
            raise word.error(
                ShareFault.REFUSED,
                known=_fitting(log, known, seat),
                reason=outcome.reason.value,
            )


def _fitting(log: GameLog[Any, Any], known: dict[str, Action], seat: int) -> str:
    """Return the words of what a seat can do now, as the log stands, help and seats apart."""
    return " ".join(
        word
        for word, action in known.items()
        if not isinstance(action, HintUsed | Shown)
        and not isinstance(step(log.fold, action, seat), Rejection)
    )


# --------------------------------------------------------------------------- the game, by word

_STOCK_BONUS = "+stock-bonus"
_PERSON = "person"
_CARD = re.compile("..?")


def _solitaire_head(header: Header, header_of: HeaderOf) -> list[str]:
    """Return the words before the entries. Raises ``ShareError``."""
    by_code = header.code is not None and _dealt_by(header.code, header, header_of)
    if by_code:
        words = [str(header.code)]
    else:
        try:
            code = GameCode(named_for_code(header.rules), 0)
        except ValueError:
            raise ShareError(ShareFault.NOT_SHARED) from None
        words = [str(code)]
    if header.rules.stock_bonus:
        words.append(_STOCK_BONUS)
    if not by_code:
        words += map(_deal_word, header.deals)
    if header.seats != ("",):
        words += [f"@{_PERSON}:{_name_word(name)}" for name in header.seats]
    return words


def _dealt_by(code: str, header: Header, header_of: HeaderOf) -> bool:
    """Whether a code, with the rule that codes can't tell, gives the same game."""
    parsed = parse_code(code)
    rules = replace(parsed.rules, stock_bonus=header.rules.stock_bonus)
    return replace(header_of(rules, parsed.number), seats=header.seats) == header


def _table_head(header: TableHeader) -> list[str]:
    """Return the words before the entries. Raises ``ShareError``."""
    if header.code is None:
        raise ShareError(ShareFault.NOT_SHARED)
    if all(seat.is_person and not seat.name for seat in header.seats):
        return [header.code]
    return [header.code, *map(_player_word, header.seats)]


def _player_word(seat: Seat) -> str:
    who = f"{_PERSON}" if seat.strength is None else f"{seat.strength}:{seat.seed}"
    return f"@{who}:{_name_word(seat.name)}"


def _read_player(word: _Word) -> Seat:
    from golf_access.play.table import Seat, Strength

    kind, _, name = word.text[1:].partition(":")
    if kind.lower() == _PERSON:
        return Seat(_read_name(word, name))
    seed, _, name = name.partition(":")
    if kind.lower() not in set(Strength) or not re.fullmatch(r"0|[1-9][0-9]{0,29}", seed):
        raise word.error(ShareFault.BAD_PLAYER)
    return Seat(_read_name(word, name), Strength(kind.lower()), int(seed))


def _name_word(name: str) -> str:
    return "".join(
        "_" if letter == " " else letter if letter.isalnum() else f"%{ord(letter):X};"
        for letter in name
    )


def _read_name(word: _Word, text: str) -> str:
    def letter(found: re.Match[str]) -> str:
        number = int(found[1], 16)
        if number > 0x10FFFF or 0xD800 <= number < 0xE000:
            raise word.error(ShareFault.BAD_PLAYER)
        return chr(number)

    if not re.fullmatch(r"(?:[^\W_]|_|%[0-9A-F]{1,6};)*", text):
        raise word.error(ShareFault.BAD_PLAYER)
    return re.sub("%([0-9A-F]+);", letter, text.replace("_", " "))


def _deal_word(deal: Deal) -> str:
    """Return the word of a deal. Raises ``ShareError`` for one that isn't whole."""
    try:
        if parse_deal(write_deal(deal)) != deal:
            raise ShareError(ShareFault.NOT_SHARED)
    except DealTextError:
        raise ShareError(ShareFault.NOT_SHARED) from None
    return "=" + "/".join("".join(map(str, cards)) for cards in (*deal.columns, deal.talon))


def _read_deal(word: _Word) -> Deal:
    piles = [_read_cards(word, pile) for pile in word.text[1:].split("/")]
    if len(piles) != COLUMNS + 1 or not piles[-1]:
        raise word.error(ShareFault.BAD_DEAL)
    deal = Deal(tuple(piles[:-1]), piles[-1])
    try:
        return parse_deal(write_deal(deal))
    except DealTextError:
        raise word.error(ShareFault.BAD_DEAL) from None


def _read_cards(word: _Word, pile: str) -> tuple[Card, ...]:
    cards = []
    for name in _CARD.findall(pile):
        try:
            cards.append(parse_card(name))
        except ValueError:
            raise word.error(ShareFault.BAD_CARD, card=name) from None
    return tuple(cards)


# ------------------------------------------------------------------------ the actions, by word

_COMMON: dict[str, Action] = {
    "n": NextHole(),
    "u": Undo(),
    "r": Redo(),
    "h": HintUsed(HelpKind.FAIR),
    "ho": HintUsed(HelpKind.ORACLE),
    "w": Shown(HelpKind.FAIR),
    "wo": Shown(HelpKind.ORACLE),
}


def _words(solitaire: bool) -> dict[str, Action]:
    """Return all words of a game's actions, in the order in which they are named."""
    if solitaire:
        columns = {str(column): Remove(column) for column in range(1, COLUMNS + 1)}
        return {**columns, "d": Draw(), "c": Concede(), **_COMMON}
    from golf_access.engine.tableoutcomes import (
        Discard,
        Knock,
        Look,
        Place,
        TakeDiscard,
        TakeStock,
        TurnUp,
    )
    from golf_access.engine.tablerules import GRIDS

    words: dict[str, Action] = {
        "s": TakeStock(),
        "d": TakeDiscard(),
        "x": Discard(),
        "k": Knock(),
    }
    for letter, kind in {"p": Place, "t": TurnUp, "l": Look}.items():
        words |= {f"{letter}{place}": kind(place) for place in range(1, max(GRIDS) + 1)}
    return words | _COMMON
