"""What a game of solitaire has to say: events and refusals, and the answers to questions."""

from __future__ import annotations

from collections.abc import Iterable

from golf_access.announce.announcer import Announcement, Arg, say
from golf_access.engine.cards import Rank
from golf_access.engine.outcomes import (
    Concede,
    Drawn,
    Ended,
    Event,
    HoleDealt,
    HoleScored,
    NextHole,
    Phase,
    Reason,
    Redone,
    Rejection,
    Removed,
    TakenBack,
)
from golf_access.engine.rules import DrawRule, SolitaireRules
from golf_access.engine.views import Seen, SolitaireView
from golf_access.utterance import Priority


def describe(seen: Seen, *, interactive: bool = True) -> list[Announcement]:
    """Return what to say of an action: its events, or why it was refused.

    With ``interactive`` off a refused move only gets a short cue.
    """
    if seen.rejection is not None:
        return [refusal(seen.rejection, interactive=interactive)]
    return [said for event in seen.events for said in _event(event, seen.view)]


def refusal(rejection: Rejection, *, interactive: bool = True) -> Announcement:
    """Return why an action was refused."""
    if not interactive:
        return say("refused-briefly")
    facts: dict[str, Arg] = {
        name: value for name, value in rejection.facts.items() if value is not None
    }
    match rejection.reason:
        case Reason.GAME_OVER:
            return say(f"refused-game-over-{facts['phase']}")
        case Reason.STOCK_EMPTY:
            cards = facts["cards"]
            return (
                say("refused-stock-empty-move", cards=cards)
                if cards
                else say("refused-stock-empty")
            )
        case Reason.MOVE_EXISTS if "top" not in facts:
            return say("refused-move-exists-no-waste")
        case reason:
            return Announcement(f"refused-{reason.value}", facts)


def opening(view: SolitaireView) -> list[Announcement]:
    """Return what a player hears when a deal lies before them."""
    rule = rule_name(view.rules)
    code = view.progress.code
    begins = say("game-begins", rule=rule, code=code) if code else say("deal-begins", rule=rule)
    said = [begins]
    if view.rules.is_match:
        said.append(say("hole-dealt", hole=view.hole, holes=view.rules.holes))
    return [*said, counts(view), free_cards(view)]


def rule_name(rules: SolitaireRules) -> Announcement:
    """Return the name of the rule set."""
    return say(f"rule-{rules.rule_set.value}")


def goes_on(view: SolitaireView) -> Announcement:
    """Return what is said of a game that was left and goes on, before how it stands."""
    rule, moves = rule_name(view.rules), view.progress.moves
    return say("game-goes-on", rule=rule, moves=moves)


def waste(view: SolitaireView) -> Announcement:
    """Return which card is on the waste."""
    top = view.top
    return say("waste-empty") if top is None else say("waste", top=top)


def counts(view: SolitaireView) -> Announcement:
    """Return the counts: stock, cards left, and the waste card."""
    top = view.top
    if top is None:
        return say("counts-no-waste", stock=view.stock, left=view.left)
    return say("counts", stock=view.stock, left=view.left, top=top)


def free_cards(view: SolitaireView) -> Announcement:
    """Return the free card of each column, in order; an empty column is named as such."""
    if not view.left:
        return say("tableau-cleared")
    places = tuple(
        say("free-place", card=column[-1]) if column else say("empty-place")
        for column in view.columns
    )
    top = view.top
    if top is None:
        return say("free-cards-no-waste", cards=places)
    return say("free-cards", cards=places, top=top)


def column(view: SolitaireView, number: int) -> Announcement:
    """Return the cards of column ``number``, the free one first."""
    if not 1 <= number <= len(view.columns):
        return say("refused-no-such-column", column=number, columns=len(view.columns))
    cards = view.columns[number - 1]
    if not cards:
        return say("column-empty", column=number)
    return say("column", column=number, cards=cards[::-1])


def tableau(view: SolitaireView) -> list[Announcement]:
    """Return the tableau, one column an announcement."""
    return [column(view, number) for number in range(1, len(view.columns) + 1)]


def score(view: SolitaireView) -> list[Announcement]:
    """Return the score, and in a match the hole, the total and how far it is from par."""
    if not view.rules.is_match:
        return [say("score", score=view.score)]
    return [
        say("match-score", hole=view.hole, holes=view.rules.holes, left=view.left),
        standing(view),
    ]


def standing(view: SolitaireView) -> Announcement:
    """Return a match's total and its distance from par, with the undos that were used."""
    played = len(view.results) + (view.phase is not Phase.PLAYING)
    return say(
        "match-standing",
        played=played,
        total=view.total,
        par=to_par_told(view.to_par),
        undos=view.progress.undos,
    )


def status(view: SolitaireView) -> Announcement:
    """Return the rule, the code and the number of moves."""
    rule, code, moves = rule_name(view.rules), view.progress.code, view.progress.moves
    if code is None:
        return say("status-own-deal", rule=rule, moves=moves)
    return say("status", rule=rule, code=code, moves=moves)


def playable(view: SolitaireView) -> Announcement:
    """Return which cards can be removed now, or what else can be done."""
    if view.playable:
        places = tuple(
            say("card-in-column", card=view.columns[number - 1][-1], column=number)
            for number in view.playable
        )
        return say("playable", places=places, count=len(places))
    if view.phase is not Phase.PLAYING:
        return say(f"refused-game-over-{view.phase.value}")
    return say("playable-draw", stock=view.stock)


def where(view: SolitaireView, rank: Rank) -> Announcement:
    """Return where the cards of a rank lie on the tableau."""
    places: list[Announcement] = []
    for number, cards in enumerate(view.columns, 1):
        for depth, card in enumerate(reversed(cards)):
            if card.rank is rank:
                places.append(
                    say("place-covered", card=card, column=number, above=depth)
                    if depth
                    else say("place-free", card=card, column=number)
                )
    if not places:
        return say("where-none", rank=rank)
    return say("where", rank=rank, places=tuple(places), count=len(places))


def under_cursor(view: SolitaireView, number: int, depth: int) -> Announcement:
    """Return the card at a place: its name, then where it lies."""
    cards = view.columns[number - 1]
    if not cards:
        return say("column-empty", column=number)
    index = len(cards) - 1 - depth
    if depth:
        return say(
            "cursor-covered",
            card=cards[index],
            column=number,
            covered_by=cards[index + 1],
            below=index,
        )
    return say("cursor-free", card=cards[index], column=number, below=index)


def changes(before: SolitaireView, view: SolitaireView) -> list[Announcement]:
    """Return how ``view`` differs from the one before, column by column."""
    said = [
        say("change-column-empty", column=number)
        if not now
        else say("change-column", column=number, card=now[-1], below=len(now) - 1)
        for number, (then, now) in enumerate(
            zip(before.columns, view.columns, strict=True), start=1
        )
        if then != now
    ]
    if before.waste != view.waste or before.stock != view.stock:
        said.insert(0, counts(view))
    if before.score != view.score:
        said.append(say("score", score=view.score))
    return said or [say("changes-none")]


def rules_in_force(rules: SolitaireRules) -> list[Announcement]:
    """Return the rules, one an announcement, each by what it lets a player do."""
    said = [say("rules-set", rule=rule_name(rules))]
    said.append(say("rules-king-ace" if rules.king_ace else "rules-no-king-ace"))
    if not rules.queen_on_king:
        said.append(say("rules-no-queen-on-king" if rules.king_ace else "rules-nothing-on-king"))
    else:
        said.append(say("rules-queen-on-king"))
    stuck = rules.draw is DrawRule.WHEN_STUCK
    said.append(say("rules-draw-when-stuck" if stuck else "rules-draw-any-time"))
    if rules.jokers:
        said.append(say("rules-jokers", jokers=rules.jokers))
    if rules.empty_waste:
        said.append(say("rules-empty-waste"))
    if rules.is_match:
        said.append(say("rules-match", holes=rules.holes, par=rules.par))
        if rules.stock_bonus:
            said.append(say("rules-stock-bonus"))
    return said


def _event(event: Event, view: SolitaireView) -> Iterable[Announcement]:
    match event:
        case Redone():
            yield say("redone")
        case Removed(card, number, uncovered, under, left, _):
            if uncovered is None:
                yield say("removed-last", card=card, column=number, left=left)
            else:
                yield say("removed", card=card, column=number, uncovered=uncovered, below=under - 1)
        case Drawn(card, stock):
            yield say("drawn", card=card, stock=stock) if stock else say("drawn-last", card=card)
        case Ended():
            yield from _ended(event, view.rules)
        case HoleScored():
            yield from _hole_scored(event, view)
        case HoleDealt(hole, holes):
            yield say("hole-dealt", hole=hole, holes=holes)
            yield counts(view)
            yield free_cards(view)
        case TakenBack():
            yield from _taken_back(event, view.rules)


def _ended(event: Ended, rules: SolitaireRules) -> Iterable[Announcement]:
    """Tell the end of a deal. A match counts the cards left, so no score is told there."""
    name = f"ended-{event.phase.value}"
    if rules.is_match:
        yield say(f"{name}-match", Priority.IMPORTANT, left=event.left, stock=event.stock)
    else:
        yield say(name, Priority.IMPORTANT, left=event.left, stock=event.stock, score=event.score)


def _hole_scored(event: HoleScored, view: SolitaireView) -> Iterable[Announcement]:
    last = event.hole == event.holes
    yield say(
        "match-ended" if last else "hole-scored",
        Priority.IMPORTANT,
        hole=event.hole,
        holes=event.holes,
        points=event.points,
        total=event.total,
        par=to_par_told(event.to_par),
        undos=view.progress.undos,
    )


def _taken_back(event: TakenBack, rules: SolitaireRules) -> Iterable[Announcement]:
    if event.reopened:
        yield (
            say("undone-reopened-match")
            if rules.is_match
            else say("undone-reopened", score=event.score)
        )
    match event.action:
        case Concede():
            return
        case NextHole():
            yield say("undone-hole", hole=event.hole)
            return
    assert event.card is not None
    if event.column is None:
        if event.top is None:
            yield say("undone-drawn-no-waste", card=event.card, stock=event.stock)
        else:
            yield say("undone-drawn", card=event.card, stock=event.stock, top=event.top)
    elif event.top is None:
        yield say("undone-removed-no-waste", card=event.card, column=event.column)
    else:
        yield say("undone-removed", card=event.card, column=event.column, top=event.top)


def to_par_told(to_par: int) -> Announcement:
    """Return a total as it stands to par."""
    if to_par == 0:
        return say("par-even")
    return say("par-over" if to_par > 0 else "par-under", points=abs(to_par))
