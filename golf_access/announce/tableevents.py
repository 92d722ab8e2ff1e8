"""What happens at a table of Golf, told: the beginning, the turns, the end of a hole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from golf_access.announce.announcer import Announcement, Arg, say
from golf_access.announce.tableterms import (
    MOST_POSITIONS,
    Names,
    lines,
    place,
    points,
    rule_name,
    standings,
)
from golf_access.engine.cards import Card
from golf_access.engine.outcomes import Event, Redone
from golf_access.engine.scoring import Cancelled
from golf_access.engine.standings import Standing
from golf_access.engine.tableoutcomes import (
    BoardCompleted,
    BoardScored,
    Chosen,
    DealerCut,
    Discarded,
    HoleBegun,
    HoleEnded,
    Knock,
    Knocked,
    Looked,
    MatchOver,
    Pile,
    Place,
    Placed,
    Reshuffled,
    StartShown,
    StockRanOut,
    TableTakenBack,
    TakeDiscard,
    Taken,
    Tied,
    TurnBegun,
    TurnedUp,
    WentOut,
)
from golf_access.engine.tablerules import TableRules
from golf_access.engine.tableviews import TableView
from golf_access.utterance import Priority


def opening(events: Sequence[Event], view: TableView, who: Names) -> list[Announcement]:
    """Return what is heard when a match begins; ``events`` are the cut and the first deal."""
    game, code = rule_name(view.rules), view.progress.code
    begins = say("table-begins", game=game, code=code) if code else say("table-opens", game=game)
    players = say("table-players", players=who.listed(range(view.seats)))
    return [begins, players, *describe(events, view, who)]


def describe(events: Sequence[Event], view: TableView, who: Names) -> list[Announcement]:
    """Return what to say of events, as they happened; ``view`` is how things stand after them.

    Another player's turn that is there as a whole is told as one. Whose turn begins is told to
    that player; where several people listen, to all.
    """
    said: list[Announcement] = []
    rest = list(events)
    while rest:
        told, length = _turn_of_another(rest, view.rules, who)
        if told:
            said += told
            del rest[:length]
        else:
            event = rest.pop(0)
            said += _event(event, rest, view, who)
    return said


def _event(
    event: Event, rest: Sequence[Event], view: TableView, who: Names
) -> Iterable[Announcement]:
    """Tell one event; ``rest`` are those after it."""
    match event:
        case Redone():
            return (say("redone"),)
        case HoleBegun():
            return _hole_begun(event, rest, view.rules, who)
        case TurnBegun(seat, last):
            return (
                (turn_begun(seat, view.top, who, last=last),) if _is_told(event, rest, who) else ()
            )
        case DealerCut() | Chosen() | Looked() | StartShown():
            return _at_the_start(event, view.rules, who)
        case HoleEnded() | BoardScored() | WentOut() | Tied() | MatchOver():
            return _at_the_end(event, view.rules, who)
    return _in_a_turn(event, view.rules, who)


# ---------------------------------------------------------------------------- the start of a hole


def _hole_begun(
    event: HoleBegun, rest: Sequence[Event], rules: TableRules, who: Names
) -> Iterator[Announcement]:
    if event.extra:
        yield say("table-extra-hole", players=who.listed(event.players))
    elif event.holes is not None:
        yield say("table-hole", hole=event.hole, holes=event.holes)
    else:
        assert rules.points_limit is not None
        yield say("table-hole-to-limit", hole=event.hole, limit=rules.points_limit)
    yield _dealt(event, who)
    told_with_turn = any(
        isinstance(one, TurnBegun) and _is_told(one, rest[1:], who) for one in rest[:1]
    )
    if event.top is not None and not told_with_turn:
        yield say("table-top", top=event.top)
    if event.start_cards and who.you in event.players:
        yield say("choose-looks" if event.peek else "choose-start", count=event.start_cards)


def _dealt(event: HoleBegun, who: Names) -> Announcement:
    """Tell who deals, cuts and begins; of two players the one who cuts begins, too."""
    names = who.seats
    dealer, cutter, first = names[event.dealer], names[event.cutter], names[event.first]
    if event.cutter == event.first:
        if who.you == event.dealer:
            return say("dealt-of-two-by-you", first=first)
        if who.you == event.first:
            return say("dealt-of-two-you-begin", dealer=dealer)
        return say("dealt-of-two", dealer=dealer, first=first)
    if who.you == event.dealer:
        return say("dealt-by-you", cutter=cutter, first=first)
    if who.you == event.cutter:
        return say("dealt-you-cut", dealer=dealer, first=first)
    if who.you == event.first:
        return say("dealt-you-begin", dealer=dealer, cutter=cutter)
    return say("dealt", dealer=dealer, cutter=cutter, first=first)


def _at_the_start(
    event: DealerCut | Chosen | Looked | StartShown, rules: TableRules, who: Names
) -> Iterator[Announcement]:
    match event:
        case DealerCut(rounds, dealer):
            for tied in rounds[1:]:
                yield say("cut-tied", players=who.listed(seat for seat, _ in tied))
            lowest = dict(rounds[-1])[dealer]
            yield who.say("dealer-cut", "dealer-cut-you", dealer, card=lowest)
        case Chosen():
            yield from _chosen(event, rules, who)
        case Looked(seat, position, card, left):
            # Who sees the card may hear it; nobody else, not even later.
            if card is not None and position is not None:
                there = place(rules, position)
                looked = say("looked", card=card, place=there, left=left)
                yield replace(looked, audience=seat)
            elif not left:
                yield say("has-looked", player=who.seats[seat])
        case StartShown(boards):
            for seat, cards in boards:
                shown = tuple(
                    say("card-at", card=card, place=place(rules, position))
                    for position, card in cards
                )
                yield who.say("start-shown", "start-shown-you", seat, cards=shown)


def _chosen(event: Chosen, rules: TableRules, who: Names) -> Iterator[Announcement]:
    """Tell a choice to who made it. The others hear the cards when all have chosen.

    Where several people listen, who has the keyboard hears the place alone.
    """
    if event.card is not None and event.position is not None:
        there = place(rules, event.position)
        if event.seat == who.you:
            yield say("chosen-you", card=event.card, place=there, left=event.left)
        else:
            yield say("chosen", player=who.seats[event.seat], place=there, left=event.left)
    elif not event.left:
        yield say("has-chosen", player=who.seats[event.seat])


# ----------------------------------------------------------------------------------------- a turn


def _turn_of_another(
    events: Sequence[Event], rules: TableRules, who: Names
) -> tuple[list[Announcement], int]:
    """Return how the turn that begins ``events`` is told as one, and of how many events.

    There is nothing to tell where they begin with no whole turn of another player.
    """
    match events[:3]:
        case [Taken(seat, pile), Placed() as placed, *_] if who.you != seat == placed.seat:
            name = "turn-stock-placed" if pile is Pile.STOCK else "turn-discards-placed"
            told = Announcement(name, {"player": who.seats[seat], **_placing(placed, rules)})
            return [_with_lines(told, placed.made, placed.lost, rules)], 2
        case [Taken(seat), Discarded(card=card), TurnedUp() as up] if who.you != seat == up.seat:
            told = say(
                "turn-turned-up",
                player=who.seats[seat],
                discarded=card,
                card=up.card,
                place=place(rules, up.position),
            )
            return [_with_lines(told, up.made, (), rules)], 3
        case [Taken(seat), Discarded(by, card, owes=False), *_] if who.you != seat == by:
            return [say("turn-discarded", player=who.seats[seat], card=card)], 2
    return [], 0


def _is_told(event: TurnBegun, rest: Sequence[Event], who: Names) -> bool:
    """Whether it is told whose turn begins: not where that turn follows at once."""
    return not rest and who.you in (event.seat, None)


def turn_begun(seat: int, top: Card | None, who: Names, *, last: bool) -> Announcement:
    """Return whose turn it is, with ``top``, the top discard; ``last``: in this hole."""
    if top is None:
        if last:
            return who.say("turn-last-no-discard", "turn-last-no-discard-you", seat)
        return who.say("turn-no-discard", "turn-no-discard-you", seat)
    if last:
        return who.say("turn-last", "turn-last-you", seat, top=top)
    return who.say("turn", "turn-you", seat, top=top)


def _in_a_turn(event: Event, rules: TableRules, who: Names) -> Iterator[Announcement]:
    match event:
        case Taken():
            yield _taken(event, who)
        case Placed(seat):
            facts = _placing(event, rules) | {"showing": points(event.showing), "down": event.down}
            told = who.tell("placed", "placed-you", seat, facts)
            yield _with_lines(told, event.made, event.lost, rules)
        case Discarded(seat, card, owes=True):
            yield who.say("discarded-owes", "discarded-owes-you", seat, card=card)
        case Discarded(seat, card):
            yield who.say("discarded", "discarded-you", seat, card=card)
        case TurnedUp(seat, position, card, made, showing, down):
            told = who.say(
                "turned-up",
                "turned-up-you",
                seat,
                card=card,
                place=place(rules, position),
                showing=points(showing),
                down=down,
            )
            yield _with_lines(told, made, (), rules)
        case BoardCompleted(seat):
            named, to_you = "board-completed", "board-completed-you"
            yield who.tell(named, to_you, seat, {}, Priority.IMPORTANT)
        case Knocked(seat):
            yield who.tell("knocked", "knocked-you", seat, {}, Priority.IMPORTANT)
        case Reshuffled(stock, top):
            yield say("reshuffled", stock=stock, top=top)
        case StockRanOut():
            yield say("stock-ran-out", Priority.IMPORTANT)
        case TableTakenBack():
            yield _taken_back(event, rules, who)


def _taken(event: Taken, who: Names) -> Announcement:
    if event.card is None:
        return say("taken-unseen", player=who.seats[event.seat])
    if event.pile is Pile.STOCK:
        return who.say("taken-stock", "taken-stock-you", event.seat, card=event.card)
    return who.say("taken-discards", "taken-discards-you", event.seat, card=event.card)


def _placing(event: Placed, rules: TableRules) -> dict[str, Arg]:
    return {
        "card": event.card,
        "place": place(rules, event.position),
        "replaced": event.replaced,
        "lay": "up" if event.was_up else "down",
    }


def _with_lines(
    move: Announcement, made: Sequence[Cancelled], lost: Sequence[Cancelled], rules: TableRules
) -> Announcement:
    """Return what is told of a move, with the lines that cancel since then or no longer do."""
    if made and lost:
        return say(
            "move-made-and-lost", move=move, made=lines(rules, made), lost=lines(rules, lost)
        )
    if made:
        return say("move-made", move=move, made=lines(rules, made))
    if lost:
        return say("move-lost", move=move, lost=lines(rules, lost))
    return move


def _taken_back(event: TableTakenBack, rules: TableRules, who: Names) -> Announcement:
    """Tell an undo; only what let nobody see a new card is taken back."""
    seat, card = event.seat, event.card
    if isinstance(event.action, Knock):
        return who.say("undone-knock", "undone-knock-you", seat)
    assert card is not None
    match event.action:
        case TakeDiscard():
            return who.say("undone-take", "undone-take-you", seat, card=card)
        case Place(position):
            there = place(rules, position)
            return who.say("undone-place", "undone-place-you", seat, card=card, place=there)
    return who.say("undone-discard", "undone-discard-you", seat, card=card)


# ------------------------------------------------------------------- the end of a hole, of a match


def _at_the_end(
    event: HoleEnded | BoardScored | WentOut | Tied | MatchOver, rules: TableRules, who: Names
) -> Iterator[Announcement]:
    match event:
        case HoleEnded(hole, extra):
            lowest = who.listed(event.lowest)
            if extra:
                yield say("table-extra-hole-ended", Priority.IMPORTANT, lowest=lowest)
            else:
                yield say("table-hole-ended", Priority.IMPORTANT, hole=hole, lowest=lowest)
        case BoardScored():
            yield _scored(event, rules, who)
        case WentOut(seat, total):
            yield who.tell("went-out", "went-out-you", seat, {"total": total}, Priority.IMPORTANT)
        case Tied(seats):
            yield say("tied", Priority.IMPORTANT, players=who.listed(seats))
        case MatchOver(winners, ranking):
            yield _won(winners, ranking, who)
            yield from standings(ranking, who, Priority.IMPORTANT)


def _scored(event: BoardScored, rules: TableRules, who: Names) -> Announcement:
    """Tell what a player scored and how it came about: what counts, what cancels, the penalty."""
    facts: dict[str, Arg] = {
        "points": points(event.points),
        "how": (*_counting(event, rules), *lines(rules, event.scored.cancelled))
        or (say("scored-nothing"),),
        "total": points(event.total),
    }
    if not event.penalty:
        return who.tell("scored", "scored-you", event.seat, facts, Priority.IMPORTANT)
    facts |= {"board": points(event.scored.points), "penalty": event.penalty}
    named, to_you = "scored-penalty", "scored-penalty-you"
    return who.tell(named, to_you, event.seat, facts, Priority.IMPORTANT)


def _counting(event: BoardScored, rules: TableRules) -> Iterator[Announcement]:
    """Tell which cards count for how much; of a large board, its rows."""
    values = [value or 0 for value in event.scored.values]
    if rules.cards <= MOST_POSITIONS:
        for card, value in zip(event.cards, values, strict=True):
            if value:
                yield say("card-worth", card=card, points=points(value))
    else:
        for row in range(rules.rows):
            worth = sum(values[row * rules.columns : (row + 1) * rules.columns])
            yield say("row-worth", row=row + 1, points=points(worth))


def _won(winners: Sequence[int], ranking: Iterable[Standing], who: Names) -> Announcement:
    if len(winners) > 1:
        return say("match-shared", Priority.IMPORTANT, players=who.listed(winners))
    total = next(points(one.total) for one in ranking if one.seat == winners[0])
    named, to_you = "match-won", "match-won-you"
    return who.tell(named, to_you, winners[0], {"total": total}, Priority.IMPORTANT)
