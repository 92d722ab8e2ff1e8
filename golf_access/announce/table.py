"""What a table of Golf has to say: events and refusals, and the answers to questions.

One listener is spoken to as "you", in messages of their own (``-you``); where several people
listen, all are called by their names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from golf_access.announce.announcer import Announcement, Arg, say
from golf_access.engine.cards import Card
from golf_access.engine.outcomes import Event, Redone, Rejection
from golf_access.engine.scoring import Cancelled, LineKind
from golf_access.engine.standings import Standing
from golf_access.engine.tableoutcomes import (
    BoardCompleted,
    BoardScored,
    Chosen,
    DealerCut,
    Discard,
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
    TablePhase,
    TableTakenBack,
    TakeDiscard,
    Taken,
    Tied,
    TurnBegun,
    TurnedUp,
    WentOut,
)
from golf_access.engine.tablerules import Penalty, RowRule, TableRules, TableRuleSet, Ties
from golf_access.engine.tableviews import TableView
from golf_access.utterance import Priority

MOST_POSITIONS = 9
"""Boards of so many cards are numbered through, larger ones by row and column."""


@dataclass(frozen=True, slots=True)
class Names:
    """How the seats of a table are called.

    ``you`` is the seat that is spoken to as "you"; None where several people listen, or nobody
    plays.
    """

    seats: tuple[str, ...]
    you: int | None

    def say(
        self, message: str, seat: int, priority: Priority = Priority.ANSWER, **args: Arg
    ) -> Announcement:
        """Return the message that tells something of a seat: to that player, or by name."""
        if seat == self.you:
            return Announcement(f"{message}-you", args, priority)
        return Announcement(message, {"player": self.seats[seat], **args}, priority)

    def list(self, seats: Iterable[int]) -> tuple[Announcement, ...]:
        """Return the names of seats, for a list."""
        return tuple(self.say("player", seat) for seat in seats)


# ------------------------------------------------------------------------------------ what happens


def opening(events: Sequence[Event], view: TableView, who: Names) -> list[Announcement]:
    """Return what is heard when a match begins; ``events`` are the cut and the first deal."""
    code = view.progress.code
    game = rule_name(view.rules)
    begins = say("table-begins", game=game, code=code) if code else say("table-opens", game=game)
    players = say("table-players", players=who.list(range(view.seats)))
    return [begins, players, *describe(events, view, who)]


def describe(events: Sequence[Event], view: TableView, who: Names) -> list[Announcement]:
    """Return what to say of events, as they happened. Another player's turn is told as one."""
    said: list[Announcement] = []
    rest = list(events)
    while rest:
        turn = _turn_of_another(rest, view.rules, who)
        if turn:
            told, length = turn
            said += told
            del rest[:length]
        else:
            said += _event(rest.pop(0), view, who, last=not rest)
    return said


def refusal(rejection: Rejection, who: Names, *, interactive: bool = True) -> Announcement:
    """Return why an action was refused."""
    if not interactive:
        return say("refused-briefly")
    facts: dict[str, Arg] = {
        name: value for name, value in rejection.facts.items() if value is not None
    }
    name = f"refused-{rejection.reason.value}"
    if "seat" in facts:
        seat = facts.pop("seat")
        assert isinstance(seat, int)
        if seat != who.you:
            return Announcement(name, {"player": who.seats[seat], **facts})
        name += "-you"
    return Announcement(name, facts)


def _turn_of_another(
    events: Sequence[Event], rules: TableRules, who: Names
) -> tuple[list[Announcement], int] | None:
    """Return how the turn that begins ``events`` is told as one, and how many events it is."""
    if len(events) < 2:
        return None
    match events[0], events[1]:
        case Taken(seat, pile), Placed() as placed if seat != who.you:
            told = who.say(
                f"turn-{pile.value}-placed",
                seat,
                card=placed.card,
                place=place(rules, placed.position),
                replaced=placed.replaced,
            )
            return [told, *_lines_changed(placed.made, placed.lost, rules)], 2
        case Taken(seat), Discarded(_, card) if seat != who.you:
            match events[2:3]:
                case [TurnedUp() as up] if up.seat == seat:
                    told = who.say(
                        "turn-turned-up",
                        seat,
                        discarded=card,
                        card=up.card,
                        place=place(rules, up.position),
                    )
                    return [told, *_lines_changed(up.made, (), rules)], 3
            return [who.say("turn-discarded", seat, card=card)], 2
    return None


def _event(event: Event, view: TableView, who: Names, *, last: bool) -> Iterator[Announcement]:
    rules = view.rules
    match event:
        case Redone():
            yield say("redone")
        case DealerCut(rounds, dealer):
            card = dict(rounds[-1])[dealer]
            yield who.say("dealer-cut", dealer, card=card)
        case HoleBegun():
            yield from _hole_begun(event, rules, who)
        case Chosen() | Looked():
            yield from _chosen(event, rules, who)
        case StartShown(boards):
            for seat, cards in boards:
                shown = tuple(
                    say("card-at", card=card, place=place(rules, position))
                    for position, card in cards
                )
                yield who.say("start-shown", seat, cards=shown)
        case TurnBegun(seat, is_last):
            if seat == who.you or (who.you is None and last):
                yield _turn_begun(seat, view.top, who, last=is_last)
        case _:
            yield from _in_turn(event, rules, who)


def _in_turn(event: Event, rules: TableRules, who: Names) -> Iterator[Announcement]:
    match event:
        case Taken(seat, pile, card):
            if card is None:
                yield who.say("taken-unseen", seat)
            else:
                yield who.say(f"taken-{pile.value}", seat, card=card)
        case Placed():
            yield who.say(
                "placed",
                event.seat,
                card=event.card,
                place=place(rules, event.position),
                replaced=event.replaced,
                showing=event.showing,
                down=event.down,
            )
            yield from _lines_changed(event.made, event.lost, rules)
        case Discarded(seat, card, owes):
            yield who.say("discarded-owes" if owes else "discarded", seat, card=card)
        case TurnedUp():
            yield who.say(
                "turned-up",
                event.seat,
                card=event.card,
                place=place(rules, event.position),
                showing=event.showing,
                down=event.down,
            )
            yield from _lines_changed(event.made, (), rules)
        case BoardCompleted(seat, last_turns):
            yield who.say("board-completed", seat, Priority.IMPORTANT, turns=len(last_turns))
        case Knocked(seat, last_turns):
            yield who.say("knocked", seat, Priority.IMPORTANT, turns=len(last_turns))
        case Reshuffled(stock, top):
            yield say("reshuffled", stock=stock, top=top)
        case StockRanOut():
            yield say("stock-ran-out", Priority.IMPORTANT)
        case TableTakenBack():
            yield _taken_back(event, rules)
        case _:
            yield from _at_the_end(event, rules, who)


def _at_the_end(event: Event, rules: TableRules, who: Names) -> Iterator[Announcement]:
    match event:
        case HoleEnded(hole, extra):
            name = "table-extra-hole-ended" if extra else "table-hole-ended"
            yield say(name, Priority.IMPORTANT, hole=hole)
        case BoardScored():
            yield _scored(event, rules, who)
        case WentOut(seat, total):
            yield who.say("went-out", seat, Priority.IMPORTANT, total=total)
        case Tied(seats):
            yield say("tied", Priority.IMPORTANT, players=who.list(seats))
        case MatchOver(winners, ranking):
            if len(winners) == 1:
                total = next(entry.total for entry in ranking if entry.seat == winners[0])
                yield who.say("match-won", winners[0], Priority.IMPORTANT, total=total)
            else:
                yield say("match-shared", Priority.IMPORTANT, players=who.list(winners))
            yield from _standings(ranking, who)


def _hole_begun(event: HoleBegun, rules: TableRules, who: Names) -> Iterator[Announcement]:
    if event.extra:
        yield say("table-extra-hole", players=who.list(event.players))
    elif event.holes is None:
        assert rules.points_limit is not None
        yield say("table-hole-to-limit", hole=event.hole, limit=rules.points_limit)
    else:
        yield say("table-hole", hole=event.hole, holes=event.holes)
    dealer, first = who.seats[event.dealer], who.seats[event.first]
    if event.dealer == who.you:
        yield say("dealt-by-you", first=first)
    elif event.first == who.you:
        yield say("dealt-you-begin", dealer=dealer)
    else:
        yield say("dealt", dealer=dealer, first=first)
    if event.top is not None:
        yield say("table-top", top=event.top)
    if event.start_cards and who.you in event.players:
        yield say("choose-looks" if event.peek else "choose-start", count=event.start_cards)


def _chosen(event: Chosen | Looked, rules: TableRules, who: Names) -> Iterator[Announcement]:
    """Tell a choice at the start to who made it; the others hear of it when all have chosen."""
    if event.position is None or event.card is None:
        return
    there = place(rules, event.position)
    if isinstance(event, Looked):
        looked = say("looked", card=event.card, place=there, left=event.left)
        yield replace(looked, audience=event.seat)
    elif event.seat == who.you:
        yield say("chosen-you", card=event.card, place=there, left=event.left)
    else:
        # The others at this keyboard listen: which card it is they hear with theirs.
        yield who.say("chosen", event.seat, place=there, left=event.left)


def _turn_begun(seat: int, top: Card | None, who: Names, *, last: bool) -> Announcement:
    name = "turn-last" if last else "turn"
    if top is None:
        return who.say(f"{name}-no-discard", seat)
    return who.say(name, seat, top=top)


def _lines_changed(
    made: Sequence[Cancelled], lost: Sequence[Cancelled], rules: TableRules
) -> Iterator[Announcement]:
    if made:
        yield say("lines-made", lines=tuple(line_name(line, rules) for line in made))
    if lost:
        yield say("lines-lost", lines=tuple(line_name(line, rules) for line in lost))


def _taken_back(event: TableTakenBack, rules: TableRules) -> Announcement:
    card = event.card
    match event.action:
        case TakeDiscard() if card is not None:
            return say("undone-take", card=card)
        case Place() if card is not None and event.position is not None:
            return say("undone-place", card=card, place=place(rules, event.position))
        case Discard() if card is not None:
            return say("undone-discard", card=card)
        case Knock():
            return say("undone-knock")
    return say("undone-table")


def _scored(event: BoardScored, rules: TableRules, who: Names) -> Announcement:
    """Tell a player's score of a hole: what counts, which lines cancel, the penalty."""
    counts: list[Announcement] = [
        say("card-worth", card=card, points=value)
        for card, value in zip(event.cards, event.scored.values, strict=True)
        if value
    ]
    counts += [line_name(line, rules) for line in event.scored.cancelled]
    how = say("scored-how", counts=tuple(counts)) if counts else say("scored-nothing")
    if event.penalty:
        return who.say(
            "scored-penalty",
            event.seat,
            points=event.points,
            how=how,
            penalty=event.penalty,
            total=event.total,
        )
    return who.say("scored", event.seat, points=event.points, how=how, total=event.total)


def _standings(ranking: Iterable[Standing], who: Names) -> Iterator[Announcement]:
    for entry in ranking:
        name = "standing" if entry.out is None else "standing-out"
        yield who.say(name, entry.seat, place=entry.place, total=entry.total)


# -------------------------------------------------------------------------------------- questions


def rule_name(rules: TableRules) -> Announcement:
    """Return the name of the game."""
    if rules.rule_set is TableRuleSet.BOARD:
        return say("game-board", cards=rules.cards)
    known = {2: "game-two", 4: "game-four", 6: "game-six", 9: "game-nine"}
    if rules.cards in known:
        return say(known[rules.cards])
    return say("game-cards", cards=rules.cards)


def place(rules: TableRules, position: int) -> Announcement:
    """Return where a card lies: its number, on a large board its row and column."""
    if rules.cards <= MOST_POSITIONS:
        return say("place-position", position=position)
    row, column = divmod(position - 1, rules.columns)
    return say("place-row-column", row=row + 1, column=column + 1)


def line_name(line: Cancelled, rules: TableRules) -> Announcement:
    """Return the name of cards that cancel."""
    if line.kind is LineKind.DIAGONAL:
        return say("line-diagonal-down" if line.number == 1 else "line-diagonal-up")
    if len(line.positions) == 2:
        return say(f"line-pair-{line.kind.value}", number=line.number)
    return say(f"line-{line.kind.value}", number=line.number)


def top_discard(view: TableView) -> Announcement:
    """Return which card is on the discard pile."""
    return say("table-no-top") if view.top is None else say("table-top", top=view.top)


def in_hand(view: TableView, who: Names) -> Announcement:
    """Return the card in hand and what can be done with it."""
    turn = view.turn
    if turn is None or (turn != view.seat and view.hand_pile is None):
        return say("hand-none")
    if turn != view.seat:
        return who.say("hand-other", turn)
    if view.owes:
        return say("hand-owes")
    if view.hand is None:
        return say("hand-take-first")
    name = "hand-stock" if view.hand_pile is Pile.STOCK else "hand-discards"
    return say(name, card=view.hand)


def board(view: TableView, seat: int, who: Names) -> list[Announcement]:
    """Return a board, one row an announcement, then what cancels and what is visible."""
    rules, seen = view.rules, view.boards[seat]
    said = []
    for row in range(rules.rows):
        cards = tuple(
            say("card-down") if card is None else say("card-up", card=card)
            for card in seen.cards[row * rules.columns : (row + 1) * rules.columns]
        )
        if row == 0:
            said.append(who.say("board-first-row", seat, cards=cards))
        else:
            said.append(say("board-row", row=row + 1, cards=cards))
    if seen.visible.cancelled:
        lines = tuple(line_name(line, rules) for line in seen.visible.cancelled)
        said.append(say("board-lines", lines=lines))
    said.append(say("board-showing", points=seen.visible.points, down=seen.down))
    return said


def under_cursor(view: TableView, seat: int, position: int) -> Announcement:
    """Return the card at a position: its name, then where it lies and what it cancels with."""
    rules, seen = view.rules, view.boards[seat]
    row, column = divmod(position - 1, rules.columns)
    where: dict[str, Arg] = {"row": row + 1, "column": column + 1}
    card = seen.cards[position - 1]
    if card is None:
        return Announcement("cursor-down", where)
    lines = tuple(
        line_name(line, rules) for line in seen.visible.cancelled if position in line.positions
    )
    if lines:
        return Announcement("cursor-cancelled", {"card": card, **where, "lines": lines})
    return Announcement("cursor-up", {"card": card, **where})


def counts(view: TableView, who: Names) -> list[Announcement]:
    """Return how many cards each player has face up, and the piles' counts."""
    players = tuple(
        who.say("face-up", seat, up=len(view.boards[seat].cards) - view.boards[seat].down)
        for seat in view.players
    )
    return [
        say("table-counts", players=players, stock=view.stock, discards=len(view.discards)),
    ]


def scores(view: TableView, who: Names) -> list[Announcement]:
    """Return the scores, one player an announcement, in the order of the seats."""
    if not view.scores:
        return [say("scores-none")]
    said = []
    for seat, points in enumerate(view.scores[-1].points):
        total = view.totals[seat]
        if seat in view.out:
            said.append(who.say("score-out", seat, total=total))
        elif points is None:
            said.append(who.say("score-before", seat, total=total))
        else:
            said.append(who.say("score-of", seat, total=total, points=points))
    return said


def whose_turn(view: TableView, who: Names) -> Announcement:
    """Return whose turn it is and, to them, what they can do."""
    match view.phase:
        case TablePhase.MATCH_OVER:
            return say("refused-match-over")
        case TablePhase.HOLE_OVER:
            return say("refused-hole-over", hole=view.hole)
        case TablePhase.STARTING:
            if who.you is not None and who.you in view.acting:
                left = view.boards[who.you].start_left
                return say("choose-looks" if view.rules.peek else "choose-start", count=left)
            return say("waiting-for", players=who.list(view.acting))
    turn = view.turn
    assert turn is not None
    if turn == view.seat and (view.owes or view.hand is not None):
        return in_hand(view, who)
    return _turn_begun(turn, view.top, who, last=bool(view.last_turns))


def seating(view: TableView, who: Names) -> list[Announcement]:
    """Return who sits where, clockwise, who deals, and the standings."""
    said = [
        say("table-players", players=who.list(range(view.seats))),
        who.say("table-dealer", view.dealer),
    ]
    return [*said, *_standings(view.ranking, who)] if view.scores else said


def rules_in_force(rules: TableRules, seats: int) -> list[Announcement]:
    """Return the rules, one an announcement, each by what it means to a player."""
    said = [
        say("table-rules-grid", game=rule_name(rules), rows=rules.rows, columns=rules.columns),
        say(
            "table-rules-values",
            two=rules.two_value,
            ten=rules.ten_value,
            jack=rules.jack_value,
            queen=rules.queen_value,
            king=rules.king_value,
        ),
        say("table-rules-deck", decks=rules.decks_for(seats)),
        say("table-rules-jokers", jokers=rules.jokers, points=rules.joker_value)
        if rules.jokers
        else say("table-rules-no-jokers"),
        *_rules_of_lines(rules),
        *_rules_of_a_hole(rules),
    ]
    if rules.holes is not None:
        said.append(say("table-rules-holes", holes=rules.holes))
    else:
        assert rules.points_limit is not None
        said.append(say("table-rules-limit", limit=rules.points_limit))
    shared = rules.ties is Ties.SHARED
    said.append(say("table-rules-shared-ties" if shared else "table-rules-extra-hole"))
    return said


def _rules_of_lines(rules: TableRules) -> Iterator[Announcement]:
    if rules.columns_cancel and rules.rows > 1:
        yield say("table-rules-columns")
    if rules.rows_cancel is RowRule.WHOLE:
        yield say("table-rules-rows")
    elif rules.rows_cancel is RowRule.PAIRS:
        yield say("table-rules-row-pairs")
    if rules.diagonals_cancel:
        yield say("table-rules-diagonals")
    if rules.jokers and not rules.jokers_cancel:
        yield say("table-rules-jokers-keep")


def _rules_of_a_hole(rules: TableRules) -> Iterator[Announcement]:
    if rules.peek:
        yield say("table-rules-peek", count=rules.start_cards)
    elif rules.start_cards:
        yield say("table-rules-start", count=rules.start_cards)
    else:
        yield say("table-rules-no-start")
    if rules.knock:
        yield say("table-rules-knock")
    if rules.finisher_turn:
        yield say("table-rules-finisher-turn")
    if rules.finisher_penalty is Penalty.ADDED:
        yield say("table-rules-penalty", penalty=rules.penalty_points)
    elif rules.finisher_penalty is Penalty.ADDED_OR_DOUBLED:
        yield say("table-rules-penalty-doubled", penalty=rules.penalty_points)
    if rules.finisher_penalty is not Penalty.NONE and not rules.tie_is_lowest:
        yield say("table-rules-tie-pays")
    if not rules.reshuffle:
        yield say("table-rules-no-reshuffle")
