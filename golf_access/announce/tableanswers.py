"""The answers to questions at a table of Golf, and refusals."""

from __future__ import annotations

from golf_access.announce.announcer import Announcement, Arg, say
from golf_access.announce.tableevents import turn_begun
from golf_access.announce.tableterms import (
    Names,
    lines,
    points,
    row_and_column,
    standings,
)
from golf_access.engine.outcomes import Rejection
from golf_access.engine.tableoutcomes import Pile, TablePhase
from golf_access.engine.tableviews import TableView


def refusal(rejection: Rejection, who: Names, *, interactive: bool = True) -> Announcement:
    """Return why an action was refused; with ``interactive`` off only a short cue."""
    if not interactive:
        return say("refused-briefly")
    facts: dict[str, Arg] = {
        name: value for name, value in rejection.facts.items() if value is not None
    }
    name = f"refused-{rejection.reason.value}"
    seat = facts.pop("seat", None)
    if not isinstance(seat, int):
        return Announcement(name, facts)
    return who.tell(name, f"{name}-you", seat, facts)


# --------------------------------------------------------------------------------- what lies where


def top_discard(view: TableView) -> Announcement:
    """Return which card is on the discard pile."""
    return say("table-no-top") if view.top is None else say("table-top", top=view.top)


def in_hand(view: TableView, who: Names) -> Announcement:
    """Return the card in hand and what can be done with it, or who has one."""
    turn = view.turn
    if turn is None:
        return say("hand-none")
    if turn != view.seat:
        player = who.seats[turn]
        if view.hand_pile is None:
            return say("hand-none-yet", player=player)
        if view.hand is None:
            return say("hand-other", player=player)
        return say("hand-other-card", player=player, card=view.hand)
    if view.owes:
        return say("hand-owes")
    if view.hand is None:
        return say("hand-take-first")
    if view.hand_pile is Pile.STOCK:
        return say("hand-stock", card=view.hand)
    return say("hand-discards", card=view.hand)


def board(view: TableView, seat: int, who: Names) -> list[Announcement]:
    """Return a board, one row an announcement, then what cancels and what is visible."""
    rules, seen = view.rules, view.boards[seat]
    said = []
    for row in range(1, rules.rows + 1):
        cards = tuple(
            say("card-down") if card is None else say("card-up", card=card)
            for card in seen.cards[(row - 1) * rules.columns : row * rules.columns]
        )
        if row == 1:
            said.append(who.say("board-first-row", "board-first-row-you", seat, cards=cards))
        else:
            said.append(say("board-row", row=row, cards=cards))
    if seen.visible.cancelled:
        said.append(say("board-lines", lines=lines(rules, seen.visible.cancelled)))
    said.append(say("board-showing", showing=points(seen.visible.points), down=seen.down))
    return said


def under_cursor(view: TableView, seat: int, position: int) -> Announcement:
    """Return the card at a position: its name, then where it lies and what it cancels with."""
    rules, seen = view.rules, view.boards[seat]
    row, column = row_and_column(rules, position)
    card = seen.cards[position - 1]
    if card is None:
        return say("cursor-down", row=row, column=column)
    cancelled = [line for line in seen.visible.cancelled if position in line.positions]
    if cancelled:
        return say(
            "cursor-cancelled", card=card, row=row, column=column, lines=lines(rules, cancelled)
        )
    return say("cursor-up", card=card, row=row, column=column)


def counts(view: TableView, who: Names) -> list[Announcement]:
    """Return how many cards each player has face up, and what the piles hold."""
    players = tuple(
        who.say("face-up", "face-up-you", seat, up=view.rules.cards - view.boards[seat].down)
        for seat in view.players
    )
    return [say("table-counts", players=players, stock=view.stock, discards=len(view.discards))]


# ------------------------------------------------------------------------------------ how it stands


def scores(view: TableView, who: Names) -> list[Announcement]:
    """Return the scores, one player an announcement, in the order of the seats."""
    if not view.scores:
        return [say("scores-none")]
    out = {one.seat: one.out for one in view.ranking}
    said = []
    for seat, last in enumerate(view.scores[-1].points):
        total, gone = points(view.totals[seat]), out[seat]
        if gone is not None:
            said.append(who.say("score-out", "score-out-you", seat, total=total, hole=gone))
        elif last is None:
            said.append(who.say("score-before", "score-before-you", seat, total=total))
        else:
            told = who.say("score-of", "score-of-you", seat, total=total, points=points(last))
            said.append(told)
    return said


def whose_turn(view: TableView, who: Names) -> Announcement:
    """Return whose turn it is and what is to be done next."""
    match view.phase:
        case TablePhase.MATCH_OVER:
            return say("refused-match-over")
        case TablePhase.HOLE_OVER:
            return say("refused-hole-over", hole=view.hole)
        case TablePhase.STARTING:
            return _who_chooses(view, who)
    turn = view.turn
    assert turn is not None
    last = turn in view.last_turns
    final = "yes" if last else "no"
    if view.owes:
        return who.say("next-turn-up", "next-turn-up-you", turn, final=final)
    if view.hand_pile is Pile.STOCK:
        if turn == who.you and view.hand is not None:
            return say("next-place-or-discard-you", card=view.hand, final=final)
        return say("next-place-or-discard", player=who.seats[turn], final=final)
    if view.hand is not None:
        return who.say("next-place", "next-place-you", turn, card=view.hand, final=final)
    return turn_begun(turn, view.top, who, last=last)


def _who_chooses(view: TableView, who: Names) -> Announcement:
    if who.you is not None and who.you in view.acting:
        count = view.boards[who.you].start_left
        return say("choose-looks" if view.rules.peek else "choose-start", count=count)
    return say("waiting-for", players=who.listed(view.acting))


def seating(view: TableView, who: Names) -> list[Announcement]:
    """Return who sits where, clockwise, who deals, and the places as they stand."""
    said = [
        say("table-players", players=who.listed(range(view.seats))),
        who.say("table-dealer", "table-dealer-you", view.dealer),
    ]
    return [*said, *standings(view.ranking, who)] if view.scores else said
