"""What is said at a table of Golf: ids and arguments, and that nothing unseen is ever told."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from golf_access.announce import table as tell
from golf_access.announce.announcer import Announcement, Arg, say
from golf_access.announce.messages import REFERENCE_LANGUAGE
from golf_access.announce.table import Names
from golf_access.engine.cards import Card, parse_card
from golf_access.engine.outcomes import (
    Action,
    Event,
    NextHole,
    Reason,
    Redone,
    Rejection,
    Undo,
)
from golf_access.engine.scoring import Cancelled, LineKind
from golf_access.engine.standings import HoleScores
from golf_access.engine.table import legal, start, taken_back, why_not
from golf_access.engine.table import opening as begun
from golf_access.engine.tableoutcomes import (
    Discard,
    Knock,
    Look,
    Looked,
    Pile,
    Place,
    Placed,
    TablePhase,
    TakeDiscard,
    TakeStock,
    TurnBegun,
    TurnedUp,
    TurnUp,
)
from golf_access.engine.tablerules import (
    FOUR_CARDS,
    NINE_CARDS,
    SIX,
    TWO_CARDS,
    Penalty,
    RowRule,
    TableRules,
    Ties,
    board_rules,
    six_rules,
)
from golf_access.engine.tablestate import Hand, Table, clockwise
from golf_access.engine.tableviews import TableView, see_table, view_table
from golf_access.engine.views import Progress
from golf_access.utterance import Priority
from tests.announce.catalogue import entries, language
from tests.engine.tablelaying import (
    ANSWERED_BY_THE_LOG,
    PAIRS,
    RULE_SETS,
    TABLE_FACTS,
    VARIANTS,
    all_actions,
    applied,
    chosen,
    laid,
    played,
    random_game,
    varied,
)

card = parse_card
ALL = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina")
EVERYBODY = Names(ALL, None)
PROGRESS = Progress(code="SG1-6-2-AAAAAAB", moves=0, undos=0, can_undo=False, can_redo=False)

LOW = "AC 2C 3C | 4C 5C (6C)"
HIGH = "TD JD QD | 9D 8D (7D)"


def view_of(state: Table, seat: int | None) -> TableView:
    """Return what a seat knows of a state."""
    return view_table(state, PROGRESS, seat)


def at(place: int) -> Announcement:
    """Return a place on a small board."""
    return say("place-position", position=place)


def known(said: Sequence[Announcement]) -> list[Announcement]:
    """Check that each announcement is a message with all its arguments.

    By the English one: the other languages are held to have the same.
    """
    for one in said:
        assert entries(REFERENCE_LANGUAGE)[one.id].variables <= one.args.keys(), one
        language(REFERENCE_LANGUAGE).render(one)
        for inner in one.args.values():
            if isinstance(inner, Announcement):
                known([inner])
            elif isinstance(inner, tuple):
                known([item for item in inner if isinstance(item, Announcement)])
    return list(said)


def hear(
    state: Table, *todo: tuple[int, Action], you: int | None = 0
) -> tuple[Table, list[Announcement]]:
    """Play on; return what the listener hears of all of it, told as one list of events."""
    after, events = played(state, *todo)
    who = Names(ALL, you)
    seen = see_table(events, todo[0][0] if you is None else you)
    return after, known(tell.describe(seen, view_of(after, you), who))


def ids(said: Sequence[Announcement]) -> list[str]:
    """Return ids."""
    return [one.id for one in said]


# ---------------------------------------------------------------------------- the start of a match


def test_a_match_begins() -> None:
    state = start(SIX, 3, 3)
    said = known(tell.opening(begun(state), view_of(state, 0), Names(ALL, 0)))
    assert (state.dealer, state.first) == (2, 0)
    assert said == [
        say("table-begins", game=say("game-six"), code="SG1-6-2-AAAAAAB"),
        say(
            "table-players",
            players=(
                say("player-you"),
                say("player", player="Bruno"),
                say("player", player="Carla"),
            ),
        ),
        say("dealer-cut", player="Carla", card=dict(state.cuts[-1])[2]),
        say("table-hole", hole=1, holes=9),
        say("dealt-you-begin", dealer="Carla", cutter="Bruno"),
        say("table-top", top=state.discards[-1]),
        say("choose-start", count=2),
    ]
    others = [
        tell.opening(begun(state), view_of(state, seat), Names(ALL, seat))[4] for seat in (1, 2)
    ]
    assert others == [
        say("dealt-you-cut", dealer="Carla", first="Anna"),
        say("dealt-by-you", cutter="Bruno", first="Anna"),
    ]


def test_a_match_without_a_code() -> None:
    state = start(SIX, 2, 3)
    view = replace(view_of(state, 0), progress=replace(PROGRESS, code=None))
    assert tell.opening((), view, EVERYBODY)[0] == say("table-opens", game=say("game-six"))


def test_a_cut_that_was_tied_and_a_hole_of_two() -> None:
    number = next(number for number in range(1000) if len(start(SIX, 2, number).cuts) == 2)
    state = start(SIX, 2, number)
    dealer, first = state.dealer, state.first
    tied = (say("player", player="Anna"), say("player", player="Bruno"))
    for you, dealt in (
        (None, say("dealt-of-two", dealer=ALL[dealer], first=ALL[first])),
        (dealer, say("dealt-of-two-by-you", first=ALL[first])),
        (first, say("dealt-of-two-you-begin", dealer=ALL[dealer])),
    ):
        said = known(tell.describe(begun(state), view_of(state, you), Names(ALL, you)))
        assert ids(said)[:3] == [
            "cut-tied",
            "dealer-cut-you" if you == dealer else "dealer-cut",
            "table-hole",
        ]
        assert said[3] == dealt
        if you is None:
            assert said[0] == say("cut-tied", players=tied)


def test_board_golf_begins_with_a_turn() -> None:
    state = start(board_rules(6), 3, 3)
    view = view_of(state, state.first)
    said = known(tell.describe(begun(state), view, Names(ALL, state.first)))
    assert ids(said)[1:] == ["table-hole-to-limit", "dealt-you-begin", "turn-you"]
    assert said[-1].args == {"top": state.top}
    cutter = clockwise(state.players, state.first)[-2]
    said = tell.describe(begun(state), view_of(state, cutter), Names(ALL, cutter))
    assert ids(said)[1:] == ["table-hole-to-limit", "dealt-you-cut", "table-top"]
    said = known(tell.describe(begun(state), view_of(state, None), EVERYBODY))
    assert ids(said)[1:] == ["table-hole-to-limit", "dealt", "turn"]


# ------------------------------------------------------------------------- the choices at the start


def test_own_choices_are_told_and_the_others_when_all_have_chosen() -> None:
    state = start(SIX, 2, 3)
    own, other = state.boards[0].cards, state.boards[1].cards
    state, said = hear(state, (0, TurnUp(3)))
    assert said == [say("chosen-you", card=own[2], place=at(3), left=1)]
    state, said = hear(state, (1, TurnUp(1)))
    assert said == []
    state, said = hear(state, (1, TurnUp(6)))
    assert said == [say("has-chosen", player="Bruno")]
    _, said = hear(state, (0, TurnUp(4)))

    def shown(places: tuple[int, int], board: tuple[Card, ...]) -> Arg:
        return tuple(say("card-at", card=board[place - 1], place=at(place)) for place in places)

    assert said[:3] == [
        say("chosen-you", card=own[3], place=at(4), left=0),
        say("start-shown-you", cards=shown((3, 4), own)),
        say("start-shown", player="Bruno", cards=shown((1, 6), other)),
    ]


def test_a_choice_that_others_hear_has_no_card() -> None:
    _, said = hear(start(SIX, 2, 3), (0, TurnUp(3)), you=None)
    assert said == [say("chosen", player="Anna", place=at(3), left=1)]


def test_a_look_is_for_who_looks_alone() -> None:
    state = start(varied(FOUR_CARDS, "peek"), 3, 3)
    for you in (0, None):
        _, said = hear(state, (0, Look(2)), you=you)
        assert said == [
            replace(say("looked", card=state.boards[0].cards[1], place=at(2), left=1), audience=0)
        ]
        assert language(REFERENCE_LANGUAGE).render(said[0]).audience == 0
    state, said = hear(state, (1, Look(2)))
    assert said == []
    _, said = hear(state, (1, Look(1)))
    assert said == [say("has-looked", player="Bruno")]
    assert tell.whose_turn(view_of(state, 0), Names(ALL, 0)) == say("choose-looks", count=2)


def test_an_open_start_is_told_at_once() -> None:
    state = start(varied(SIX, "open-start"), 2, 3)
    assert ids(hear(state, (1, TurnUp(3)))[1]) == ["turned-up"]
    assert ids(hear(state, (0, TurnUp(3)))[1]) == ["turned-up-you"]


# -------------------------------------------------------------------------------------- own turns


def test_own_presses_are_told_one_by_one() -> None:
    state, said = hear(laid(LOW, HIGH, discards="5H", stock="KC 9S"), (0, TakeDiscard()))
    assert said == [say("taken-discards-you", card=card("5H"))]
    _, said = hear(state, (0, Place(6)))
    args: dict[str, Any] = {"card": card("5H"), "place": at(6), "replaced": card("6C")}
    showing: dict[str, Any] = {"showing": 20, "down": 0}
    assert said == [
        say("placed-you", lay="down", **args, **showing),
        say("board-completed-you", Priority.IMPORTANT),
    ]
    _, said = hear(state, (0, Place(1)))
    assert said == [
        say(
            "placed-you",
            card=card("5H"),
            place=at(1),
            replaced=card("AC"),
            lay="up",
            showing=19,
            down=1,
        )
    ]


def test_a_card_from_the_stock_is_discarded_and_one_turned_up() -> None:
    state, said = hear(laid(LOW, HIGH, stock="KC 9S"), (0, TakeStock()))
    assert said == [say("taken-stock-you", card=card("KC"))]
    state, said = hear(state, (0, Discard()))
    assert said == [say("discarded-owes-you", card=card("KC"))]
    _, said = hear(state, (0, TurnUp(6)))
    args: dict[str, Any] = {"card": card("6C"), "place": at(6), "showing": 21, "down": 0}
    assert said[0] == say("turned-up-you", **args)


def test_nothing_is_owed_with_all_cards_face_up() -> None:
    state = laid(HIGH.replace("(7D)", "7D"), LOW, finisher=1)
    state, _ = hear(state, (0, TakeStock()))
    assert hear(state, (0, Discard()))[1][0] == say("discarded-you", card=card("9C"))
    _, said = hear(state, (0, Discard()), you=1)
    assert said[0] == say("discarded", player="Anna", card=card("9C"))


def test_lines_that_are_made_and_lost_are_told_with_the_move() -> None:
    hand = Hand(card("QH"), Pile.STOCK)
    pair = say("line-pair-column", number=3)
    state = laid("AC 2C QD | 4C 2D (6C)", LOW, hand=hand)
    _, said = hear(state, (0, Place(6)))
    placed = said[0].args["move"]
    assert isinstance(placed, Announcement)
    assert placed.id == "placed-you"
    assert said[0] == say("move-made", move=placed, made=(pair,))
    _, said = hear(state, (0, Place(2)))
    assert said[0].id == "move-lost"
    assert said[0].args["lost"] == (say("line-pair-column", number=2),)
    both = laid("AC QD | 5C 5D", LOW, rules=varied(FOUR_CARDS, "rows"), hand=hand)
    _, said = hear(both, (0, Place(1)))
    assert said[0].id == "move-made"
    swapped = laid("5H QD | 5C 6D", LOW, rules=varied(FOUR_CARDS, "rows"), hand=hand)
    _, said = hear(swapped, (0, Place(1)))
    assert said[0].id == "move-made-and-lost"
    assert said[0].args["made"] == (say("line-pair-row", number=1),)
    assert said[0].args["lost"] == (say("line-pair-column", number=1),)
    turned = laid("AC 2C QD | 4C 5D (QH)", LOW, owes=True)
    _, said = hear(turned, (0, TurnUp(6)))
    assert said[0].id == "move-made"


def test_own_turn_is_told_after_the_others() -> None:
    state = laid(LOW, HIGH, turn=1)
    _, said = hear(state, (1, TakeStock()), (1, Place(1)))
    assert said[-1] == say("turn-you", top=card("TD"))
    _, said = hear(state, (1, TakeStock()), (1, Place(6)))
    assert ids(said) == ["turn-stock-placed", "board-completed", "turn-last-you"]


def test_where_several_listen_the_next_is_named() -> None:
    state = laid(LOW, HIGH, LOW, turn=1)
    _, said = hear(state, (1, TakeDiscard()), (1, Place(1)), you=None)
    assert said[-1] == say("turn", player="Carla", top=card("TD"))
    _, said = hear(state, (1, TakeDiscard()), (1, Place(1)))
    assert ids(said) == ["turn-discards-placed"]
    last = laid(LOW, HIGH, LOW, turn=1, finisher=0)
    _, said = hear(last, (1, TakeDiscard()), (1, Place(1)), you=None)
    assert said[-1] == say("turn-last", player="Carla", top=card("TD"))


def test_a_turn_with_no_discard_to_take() -> None:
    state = laid(LOW, HIGH, discards="")
    for last, name in ((False, "turn-no-discard"), (True, "turn-last-no-discard")):
        view, event = view_of(state, 0), TurnBegun(0, last)
        assert known(tell.describe([event], view, Names(ALL, 0))) == [say(f"{name}-you")]
        assert known(tell.describe([event], view, EVERYBODY)) == [say(name, player="Anna")]


# -------------------------------------------------------------------------------- turns of others


@pytest.mark.parametrize("you", [0, None])
def test_a_turn_of_another_is_one_line(you: int | None) -> None:
    state = laid(LOW, HIGH, turn=1, stock="KC 9S", discards="5H")
    facts: dict[str, Any] = {"player": "Bruno", "place": at(6), "replaced": card("7D")}
    _, said = hear(state, (1, TakeDiscard()), (1, Place(6)), you=you)
    assert said[0] == say("turn-discards-placed", card=card("5H"), lay="down", **facts)
    _, said = hear(state, (1, TakeStock()), (1, Place(6)), you=you)
    assert said[0] == say("turn-stock-placed", card=card("KC"), lay="down", **facts)
    _, said = hear(state, (1, TakeStock()), (1, Discard()), (1, TurnUp(6)), you=you)
    assert said[0] == say(
        "turn-turned-up", player="Bruno", discarded=card("KC"), card=card("7D"), place=at(6)
    )
    assert ids(said)[1] == "board-completed"
    full = laid(LOW, HIGH.replace("(7D)", "7D"), turn=1, finisher=0, rules=SIX)
    _, said = hear(full, (1, TakeStock()), (1, Discard()), you=you)
    assert said[0] == say("turn-discarded", player="Bruno", card=card("9C"))
    pair = laid(LOW, HIGH, turn=1, discards="TH")
    _, said = hear(pair, (1, TakeDiscard()), (1, Place(4)), you=you)
    assert said[0].id == "move-made"


def test_two_turns_of_others_are_two_lines() -> None:
    state = laid(LOW, HIGH, "JC JH 3S | 4S 5S (6S)", turn=1)
    turn = (TakeStock(), Discard(), TurnUp(6))
    todo = [(seat, action) for seat in (1, 2) for action in turn]
    _, said = hear(replace(state, finisher=0), *todo)
    assert ids(said)[:2] == ["turn-turned-up", "turn-turned-up"]
    assert [one.args["player"] for one in said[:2]] == ["Bruno", "Carla"]


def test_a_turn_that_comes_in_parts_is_told_in_parts() -> None:
    state = laid(LOW, HIGH, turn=1, discards="5H")
    for todo, name, args in (
        (TakeStock(), "taken-unseen", {}),
        (TakeDiscard(), "taken-discards", {"card": card("5H")}),
    ):
        _, said = hear(state, (1, todo))
        assert said == [Announcement(name, {"player": "Bruno", **args})]
    assert ids(hear(laid(LOW, HIGH), (0, TakeStock()), you=None)[1]) == ["taken-stock"]
    taken = applied(state, 1, TakeStock()).state
    assert hear(taken, (1, Place(2)))[1][0].id == "placed"
    discarded, said = hear(taken, (1, Discard()))
    assert ids(said) == ["discarded-owes"]
    assert hear(discarded, (1, TurnUp(6)))[1][0].id == "turned-up"


# ----------------------------------------------------------------------------------- the last turns


def test_knocking() -> None:
    state = laid(LOW, HIGH, LOW, rules=varied(SIX, "knock"), turn=1)
    assert hear(state, (1, Knock()))[1] == [say("knocked", Priority.IMPORTANT, player="Bruno")]
    assert hear(state, (1, Knock()), you=1)[1] == [say("knocked-you", Priority.IMPORTANT)]


def test_a_new_stock_and_a_stock_that_ran_out() -> None:
    state = laid(LOW, HIGH, stock="KC", discards="5H 6H")
    _, said = hear(state, (0, TakeStock()), (0, Place(1)))
    assert said[2] == say("reshuffled", stock=2, top=card("AC"))
    state = laid(LOW, HIGH, stock="KC", rules=varied(SIX, "no-reshuffle"))
    _, said = hear(state, (0, TakeStock()), (0, Place(1)))
    assert said[2] == say("stock-ran-out", Priority.IMPORTANT)
    assert said[3].id == "table-hole-ended"


# ------------------------------------------------------------------- the end of a hole, of a match


def ended(rules: TableRules, first: str, second: str, **fields: Any) -> list[Announcement]:
    """Return what Anna hears of a hole that ends: Bruno has finished, her last turn changes none.

    Her boards must begin with a king.
    """
    state = laid(first, second, rules=rules, finisher=1, stock="KD 9S", **fields)
    _, said = hear(state, (0, TakeStock()), (0, Place(1)))
    assert {one.priority for one in said[2:]} == {Priority.IMPORTANT}
    return said[2:]


def test_a_hole_is_scored() -> None:
    said = ended(varied(SIX, "knock"), "KC 2C 3C | 4C 2D JK", "TD JD QD | 9D JH 7D")
    worth = [("3C", 3), ("4C", 4)]
    own = [say("card-worth", card=card(name), points=points) for name, points in worth]
    joker = say("card-worth", card=card("JK"), points=say("minus", number=2))
    assert said[0] == say(
        "table-hole-ended", Priority.IMPORTANT, hole=1, lowest=(say("player-you"),)
    )
    assert said[1] == say(
        "scored-you",
        Priority.IMPORTANT,
        points=5,
        how=(*own, joker, say("line-pair-column", number=2)),
        total=5,
    )
    assert said[2].id == "scored-penalty"
    wanted = {"player": "Bruno", "points": 46, "board": 36, "penalty": 10, "total": 46}
    assert {name: said[2].args[name] for name in wanted} == wanted


def test_a_hole_in_which_nothing_counts() -> None:
    kings = "KC KS | KH KH"
    lines = (say("line-pair-column", number=1), say("line-pair-column", number=2))
    assert ended(FOUR_CARDS, kings, "2C 3C | 4C 5C")[1].args["how"] == lines
    none = ended(varied(FOUR_CARDS, "no-columns"), kings, "2C 3C | 4C 5C")
    assert none[1].args["how"] == (say("scored-nothing"),)
    below = ended(FOUR_CARDS, "KC KS | AH JK", "2C 3C | 4C 5C")
    assert below[1].args["points"] == say("minus", number=1)


def test_a_large_board_is_scored_by_rows() -> None:
    other = "KC 2C 3C 4C | KH 2H 3H 4H | KS 2S 3S 4S"
    said = ended(board_rules(12), "KC 2C 3C 4C | 5C 5D 5H 5S | JK 2D 4H 9C", other)
    rows = [say("row-worth", row=row, points=worth) for row, worth in ((1, 9), (2, 0), (3, 12))]
    assert said[1].args["how"] == (*rows, say("line-row", number=2))


def test_a_player_goes_out_and_the_match_ends() -> None:
    rules = replace(board_rules(4), points_limit=20)
    said = ended(rules, "KC 2C | 3C 4C", "QC JC | TC 9C")
    assert ids(said)[3:] == ["went-out", "match-won-you", "standing-you", "standing-out"]
    assert said[3].args == {"player": "Bruno", "total": 84}
    assert said[4].args == {"total": 9}
    assert said[5].args == {"place": 1, "total": 9}
    assert said[6].args == {"player": "Bruno", "place": 2, "total": 84, "hole": 1}


def test_a_tie_is_broken_or_shared() -> None:
    boards = ("KC 2C | 3C 4C", "KD 2D | 3D 4D")
    shared = ended(replace(FOUR_CARDS, holes=1, ties=Ties.SHARED), *boards)
    both = (say("player-you"), say("player", player="Bruno"))
    assert ids(shared)[3:] == ["match-shared", "standing-you", "standing"]
    assert shared[3].args == {"players": both}
    assert [one.args["place"] for one in shared[4:]] == [1, 1]
    rules = replace(FOUR_CARDS, holes=1)
    tied = ended(rules, *boards)
    assert tied[3:] == [say("tied", Priority.IMPORTANT, players=both)]
    extra = ended(
        rules,
        *boards[:1],
        "KD 2D | 3D 9D",
        scores=(HoleScores((9, 9)),),
        hole=2,
        extra=True,
    )
    assert ids(extra)[0] == "table-extra-hole-ended"
    assert ids(extra)[3:] == ["match-won-you", "standing-extra-you", "standing-extra"]
    assert extra[5].args == {
        "player": "Bruno",
        "place": 2,
        "total": 9,
        "extra": (say("extra-points", points=14),),
    }


def test_an_extra_hole_begins_among_the_tied() -> None:
    state = replace(laid(LOW, HIGH, LOW), phase=TablePhase.HOLE_OVER, turn=None)
    rules = replace(state.rules, holes=1)
    state = replace(state, rules=rules, scores=(HoleScores((9, 12, 9)),))
    _, said = hear(state, (0, NextHole()), you=2)
    tied = (say("player", player="Anna"), say("player-you"))
    assert said[0] == say("table-extra-hole", players=tied)
    _, said = hear(state, (0, NextHole()), you=1)
    assert "choose-start" not in ids(said)


# ------------------------------------------------------------------------------------------- undo


def test_what_is_taken_back() -> None:
    state = laid(LOW, HIGH, discards="5H", rules=varied(SIX, "knock"))
    taken = applied(state, 0, TakeDiscard()).state
    drawn = applied(state, 0, TakeStock()).state
    undone: list[tuple[Table, Action, str, dict[str, Arg]]] = [
        (state, TakeDiscard(), "undone-take", {"card": card("5H")}),
        (taken, Place(1), "undone-place", {"card": card("5H"), "place": at(1)}),
        (drawn, Discard(), "undone-discard", {"card": card("9C")}),
        (state, Knock(), "undone-knock", {}),
    ]
    for before, action, name, facts in undone:
        event = taken_back(before, 0, action)
        view = view_of(before, 0)
        assert known(tell.describe([event], view, Names(ALL, 0))) == [
            Announcement(f"{name}-you", facts)
        ]
        assert known(tell.describe([event], view, Names(ALL, 1))) == [
            Announcement(name, {"player": "Anna", **facts})
        ]
    assert tell.describe([Redone()], view_of(state, 0), EVERYBODY) == [say("redone")]


# -------------------------------------------------------------------------------------- refusals

FACTS: dict[str, Arg] = {
    "card": card("8S"),
    "cards": 6,
    "down": 2,
    "hole": 3,
    "left": 1,
    "limit": 100,
    "position": 3,
    "waiting": 2,
}
LOG_FACTS = {
    **{reason: set[str]() for reason in sorted(ANSWERED_BY_THE_LOG)},
    Reason.UNDO_LIMIT: {"limit"},
    Reason.OTHER_ACTED: {"seat"},
}


@pytest.mark.parametrize("reason", [*TABLE_FACTS, *LOG_FACTS])
def test_every_refusal_has_its_reason(reason: Reason) -> None:
    facts = {**TABLE_FACTS, **LOG_FACTS}[reason]
    rejection = Rejection(reason, Undo(), {name: FACTS.get(name, 1) for name in facts})  # type: ignore[misc]
    (said,) = known([tell.refusal(rejection, Names(ALL, 0))])
    assert said.id == f"refused-{reason.value}"
    assert said.args == {
        "player" if name == "seat" else name: FACTS.get(name, "Bruno") for name in facts
    }
    assert tell.refusal(rejection, EVERYBODY, interactive=False) == say("refused-briefly")


def test_who_has_ended_the_hole_can_be_the_one_who_knocks() -> None:
    rejection = Rejection(Reason.TOO_LATE_TO_KNOCK, Knock(), {"seat": 0})
    assert known([tell.refusal(rejection, Names(ALL, 0))]) == [say("refused-too-late-to-knock-you")]


def test_there_are_no_other_refusals() -> None:
    tried = {f"refused-{reason.value}" for reason in (*TABLE_FACTS, *LOG_FACTS)}
    there = {
        name
        for name, entry in entries(REFERENCE_LANGUAGE).items()
        if name.startswith("refused-") and entry.file == "table.ftl"
    }
    assert there - {"refused-too-late-to-knock-you"} <= tried


# ------------------------------------------------------------------------------------- questions


def test_the_discards_and_the_hand() -> None:
    state = laid(LOW, HIGH, discards="5H")
    you, other = Names(ALL, 0), Names(ALL, 1)
    assert tell.top_discard(view_of(state, 0)) == say("table-top", top=card("5H"))
    assert tell.top_discard(view_of(laid(LOW, HIGH, discards=""), 0)) == say("table-no-top")
    assert tell.in_hand(view_of(state, 0), you) == say("hand-take-first")
    assert tell.in_hand(view_of(state, 1), other) == say("hand-none-yet", player="Anna")
    drawn = applied(state, 0, TakeStock()).state
    assert tell.in_hand(view_of(drawn, 0), you) == say("hand-stock", card=card("9C"))
    assert tell.in_hand(view_of(drawn, 1), other) == say("hand-other", player="Anna")
    taken = applied(state, 0, TakeDiscard()).state
    assert tell.in_hand(view_of(taken, 0), you) == say("hand-discards", card=card("5H"))
    seen = say("hand-other-card", player="Anna", card=card("5H"))
    assert tell.in_hand(view_of(taken, 1), other) == seen
    assert tell.in_hand(view_of(taken, None), EVERYBODY) == seen
    owing = applied(drawn, 0, Discard()).state
    assert tell.in_hand(view_of(owing, 0), you) == say("hand-owes")
    assert tell.in_hand(view_of(start(SIX, 2, 3), 0), you) == say("hand-none")


def test_a_board_is_read_by_rows() -> None:
    view = view_of(laid("8S (TD) QC | 8H JK (9C)", HIGH), 0)
    down = say("card-down")
    first = (say("card-up", card=card("8S")), down, say("card-up", card=card("QC")))
    second = (say("card-up", card=card("8H")), say("card-up", card=card("JK")), down)
    rest = [
        say("board-row", row=2, cards=second),
        say("board-lines", lines=(say("line-pair-column", number=1),)),
        say("board-showing", showing=8, down=2),
    ]
    assert known(tell.board(view, 0, Names(ALL, 0))) == [
        say("board-first-row-you", cards=first),
        *rest,
    ]
    assert tell.board(view, 0, Names(ALL, 1))[0] == say(
        "board-first-row", player="Anna", cards=first
    )
    assert "board-lines" not in ids(tell.board(view, 1, Names(ALL, 0)))


def test_under_the_cursor() -> None:
    view = view_of(laid("8S (TD) QC | 8H JK (9C)", HIGH), 0)
    pair = (say("line-pair-column", number=1),)
    assert known([tell.under_cursor(view, 0, position) for position in (3, 2, 4)]) == [
        say("cursor-up", card=card("QC"), row=1, column=3),
        say("cursor-down", row=1, column=2),
        say("cursor-cancelled", card=card("8H"), row=2, column=1, lines=pair),
    ]


def test_counts() -> None:
    view = view_of(laid(LOW, "TD (JD) (QD) | 9D 8D (7D)", stock="9C 9S", discards="5H 6H 7H"), 1)
    players = (say("face-up", player="Anna", up=5), say("face-up-you", up=3))
    (said,) = known(tell.counts(view, Names(ALL, 1)))
    assert said == say("table-counts", players=players, stock=2, discards=3)


def test_scores() -> None:
    state = laid(LOW, HIGH, LOW)
    view = view_of(state, 0)
    assert tell.scores(view, Names(ALL, 0)) == [say("scores-none")]
    rules = replace(state.rules, holes=None, points_limit=60)
    scores = (HoleScores((-3, 61, 20)), HoleScores((-4, None, None)))
    view = view_of(replace(state, rules=rules, scores=scores), 0)
    assert known(tell.scores(view, Names(ALL, 0))) == [
        say("score-of-you", total=say("minus", number=7), points=say("minus", number=4)),
        say("score-out", player="Bruno", total=61, hole=1),
        say("score-before", player="Carla", total=20),
    ]
    assert ids(known(tell.scores(view, Names(ALL, 1))))[1] == "score-out-you"
    assert ids(known(tell.scores(view, Names(ALL, 2))))[2] == "score-before-you"


def test_whose_turn() -> None:
    def asked(state: Table, seat: int | None) -> Announcement:
        (said,) = known([tell.whose_turn(view_of(state, seat), Names(ALL, seat))])
        return said

    state = laid(LOW, HIGH, discards="5H")
    assert asked(state, 0) == say("turn-you", top=card("5H"))
    assert asked(state, 1) == say("turn", player="Anna", top=card("5H"))
    last = replace(state, finisher=1)
    assert asked(last, 0) == say("turn-last-you", top=card("5H"))
    drawn = applied(state, 0, TakeStock()).state
    assert asked(drawn, 0) == say("next-place-or-discard-you", card=card("9C"), final="no")
    assert asked(drawn, 1) == say("next-place-or-discard", player="Anna", final="no")
    assert asked(drawn, None) == asked(drawn, 1)
    taken = applied(last, 0, TakeDiscard()).state
    assert asked(taken, 0) == say("next-place-you", card=card("5H"), final="yes")
    assert asked(taken, 1) == say("next-place", player="Anna", card=card("5H"), final="yes")
    owing = applied(drawn, 0, Discard()).state
    assert asked(owing, 0) == say("next-turn-up-you", final="no")
    assert asked(owing, 1) == say("next-turn-up", player="Anna", final="no")
    fresh = start(SIX, 2, 3)
    assert asked(fresh, 0) == say("choose-start", count=2)
    done = played(fresh, (0, TurnUp(1)), (0, TurnUp(2)))[0]
    assert asked(done, 0) == say("waiting-for", players=(say("player", player="Bruno"),))
    over = replace(state, phase=TablePhase.HOLE_OVER, turn=None)
    assert asked(over, 0) == say("refused-hole-over", hole=1)
    assert asked(replace(over, phase=TablePhase.MATCH_OVER), 0) == say("refused-match-over")


def test_seating() -> None:
    state = laid(LOW, HIGH)
    players = (say("player-you"), say("player", player="Bruno"))
    assert known(tell.seating(view_of(state, 0), Names(ALL, 0))) == [
        say("table-players", players=players),
        say("table-dealer", player="Bruno"),
    ]
    scored = replace(state, scores=(HoleScores((20, 3)),))
    said = known(tell.seating(view_of(scored, 1), Names(ALL, 1)))
    assert ids(said) == ["table-players", "table-dealer-you", "standing-you", "standing"]
    rules = replace(state.rules, holes=None, points_limit=20)
    said = known(tell.seating(view_of(replace(scored, rules=rules), 0), Names(ALL, 0)))
    assert said[-1] == say("standing-out-you", place=2, total=20, hole=1)


def test_names_of_games() -> None:
    names = [tell.rule_name(rules) for rules in (TWO_CARDS, FOUR_CARDS, SIX, NINE_CARDS)]
    assert ids(names) == ["game-two", "game-four", "game-six", "game-nine"]
    assert tell.rule_name(board_rules(9)) == say("game-board", cards=9)
    assert tell.rule_name(six_rules(12)) == say("game-cards", cards=12)


def test_places_and_lines() -> None:
    def placed(rules: TableRules, position: int, *made: Cancelled) -> Announcement:
        event = Placed(
            0, position, card("8S"), Pile.STOCK, card("9S"), True, made, (), showing=3, down=2
        )
        view = view_of(start(rules, 3, 0), 0)
        return known(tell.describe([event], view, Names(ALL, 0)))[0]

    assert placed(NINE_CARDS, 9).args["place"] == at(9)
    row_and_column = say("place-row-column", row=3, column=2)
    assert placed(board_rules(12), 10).args["place"] == row_and_column
    rank = card("8S").rank
    large = board_rules(16)
    for kind, number, count, name in (
        (LineKind.COLUMN, 3, 2, say("line-pair-column", number=3)),
        (LineKind.COLUMN, 3, 4, say("line-column", number=3)),
        (LineKind.ROW, 2, 2, say("line-pair-row", number=2)),
        (LineKind.ROW, 2, 3, say("line-some-of-row", number=2, count=3)),
        (LineKind.ROW, 2, 4, say("line-row", number=2)),
        (LineKind.DIAGONAL, 1, 4, say("line-diagonal-down")),
        (LineKind.DIAGONAL, 2, 4, say("line-diagonal-up")),
    ):
        line = Cancelled(kind, number, tuple(range(count)), rank)
        assert placed(large, 1, line).args["made"] == (name,)


# ----------------------------------------------------------------------------- the rules in force


def _told_apart(rules: TableRules) -> TableRules:
    """Return the rules without what makes no difference to a player."""
    fields: dict[str, Any] = {"min_seats": 2, "max_seats": 7}
    if rules.columns == 1:
        fields["rows_cancel"] = RowRule.NEVER
    if rules.peek or not rules.start_cards:
        fields["start_hidden"] = True
    if not rules.jokers:
        fields |= {"jokers_cancel": True, "joker_value": 0}
    rows = rules.columns > 1 and rules.rows_cancel is not RowRule.NEVER
    if not (rules.columns_cancel or rows or rules.diagonals_cancel):
        fields["jokers_cancel"] = True
    if rules.finisher_penalty is Penalty.NONE:
        fields |= {"penalty_points": 0, "tie_is_lowest": True}
    return replace(rules, decks=rules.decks_for(4), **fields)


def test_rules_that_differ_sound_different() -> None:
    heard: dict[str, TableRules] = {}
    messages: set[str] = set()
    for rules in _combinations():
        said = tell.rules_in_force(rules, 4)
        known([one for one in said if one.id not in messages])
        assert len(set(ids(said))) == len(said)
        messages |= set(ids(said))
        assert heard.setdefault(repr(said), _told_apart(rules)) == _told_apart(rules)
    there = {name for name in entries(REFERENCE_LANGUAGE) if name.startswith("in-force-")}
    assert messages == there


def _combinations() -> Iterator[TableRules]:
    for rules in RULE_SETS.values():
        yield rules
        for names in [(name,) for name in VARIANTS] + list(PAIRS):
            yield varied(rules, *names)


# ------------------------------------------------------------------------------------------- help


@dataclass(frozen=True)
class Prospect:
    """What a card would do at a place."""

    position: int
    made: tuple[Cancelled, ...]
    change: int | None


def test_what_the_card_in_hand_could_make() -> None:
    view = view_of(applied(laid(LOW, HIGH), 0, TakeStock()).state, 0)
    line = Cancelled(LineKind.COLUMN, 2, (2, 5), card("9C").rank)
    places = [
        Prospect(2, (line,), -3),
        Prospect(1, (), -8),
        Prospect(3, (), 4),
        Prospect(6, (), None),
    ]
    assert known(tell.could_make(view, places)) == [
        say("could-card", card=card("9C")),
        say("could-line", place=at(2), lines=(say("line-pair-column", number=2),)),
        say("could-save", place=at(1), points=8),
    ]
    assert known(tell.could_make(view, places[2:])) == [say("could-nothing", card=card("9C"))]


def test_hints() -> None:
    state = laid(LOW, HIGH, discards="5H")
    drawn = applied(state, 0, TakeStock()).state
    for before, action, said in (
        (state, TakeStock(), say("hint-take-stock")),
        (state, TakeDiscard(), say("hint-take-discard", card=card("5H"))),
        (state, Knock(), say("hint-knock")),
        (drawn, Place(2), say("hint-place", card=card("9C"), place=at(2))),
        (drawn, Discard(), say("hint-discard", card=card("9C"))),
        (state, TurnUp(2), say("hint-turn-up", place=at(2))),
        (state, Look(2), say("hint-look", place=at(2))),
    ):
        assert known([tell.hint(view_of(before, 0), action)]) == [said]


# ----------------------------------------------------------------------- nothing unseen is told

GAMES = [
    (SIX, 3),
    (varied(FOUR_CARDS, "peek", "knock"), 4),
    (varied(NINE_CARDS, "row-pairs", "open-start"), 3),
    (varied(board_rules(16), "rows"), 3),
    (varied(TWO_CARDS, "no-reshuffle", "finisher-turn"), 4),
]


def reshuffled_unseen(state: Table, seat: int | None, chance: Random) -> Table:
    """Return a state that differs in nothing that ``seat`` sees, or hears a second time."""
    view = view_of(state, seat)
    hidden = [
        (owner, position)
        for owner, board in enumerate(view.boards)
        for position, one in enumerate(board.cards)
        if one is None
    ]
    hand = state.hand
    in_hand = hand is not None and view.hand is None
    pool = [*state.stock, *(state.boards[owner].cards[position] for owner, position in hidden)]
    if hand is not None and in_hand:
        pool.append(hand.card)
        chance.shuffle(pool)
        hand = replace(hand, card=pool.pop())
    else:
        chance.shuffle(pool)
    boards = [list(board.cards) for board in state.boards]
    for owner, position in hidden:
        boards[owner][position] = pool.pop()
    return replace(
        state,
        hand=hand,
        stock=tuple(pool),
        boards=tuple(
            replace(board, cards=tuple(mine))
            for board, mine in zip(state.boards, boards, strict=True)
        ),
    )


def answers(state: Table, seat: int | None) -> list[Announcement]:
    """Return the answers to all questions that ``seat`` can ask."""
    view, who = view_of(state, seat), Names(ALL, seat)
    said = [tell.top_discard(view), tell.in_hand(view, who), tell.whose_turn(view, who)]
    said += [*tell.counts(view, who), *tell.scores(view, who), *tell.seating(view, who)]
    for owner in state.players:
        said += tell.board(view, owner, who)
        said += [
            tell.under_cursor(view, owner, position) for position in range(1, state.rules.cards + 1)
        ]
    return said


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_questions_tell_nothing_unseen(rules: TableRules, seats: int) -> None:
    chance = Random(7)
    for state in islice(random_game(rules, seats, 11, 5), 120):
        for seat in (*range(seats), None):
            other = reshuffled_unseen(state, seat, chance)
            assert answers(state, seat) == answers(other, seat)
    known([one for seat in (*range(seats), None) for one in answers(state, seat)])


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_what_others_do_unseen_tells_no_card(rules: TableRules, seats: int) -> None:
    """Who draws from the stock, chooses or looks is all that the others hear."""
    chance, tried = Random(8), 0
    for state in islice(random_game(rules, seats, 12, 6), 120):
        for actor in state.acting:
            for action in legal(state, actor):
                is_choice = state.phase is TablePhase.STARTING and state.boards[actor].cards
                if not isinstance(action, TakeStock) and not (is_choice and rules.start_hidden):
                    continue
                for seat in {*range(seats), None} - {actor}:
                    other = reshuffled_unseen(state, seat, chance)
                    heard = [_heard(applied(one, actor, action), seat) for one in (state, other)]
                    assert heard[0] == heard[1] or _all_have_chosen(state, actor)
                    tried += 1
    assert tried > 20


def _heard(outcome: object, seat: int | None) -> list[Announcement]:
    state, events = outcome.state, outcome.events  # type: ignore[attr-defined]
    return tell.describe(see_table(events, seat), view_of(state, seat), Names(ALL, seat))


def _all_have_chosen(state: Table, actor: int) -> bool:
    return state.acting == (actor,) and state.start_left(actor) == 1


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_whole_games_are_told(rules: TableRules, seats: int) -> None:
    """All that happens has words, for who plays and who watches; every line made or lost, too."""
    chance = Random(9)
    state = start(rules, seats, 13)
    heard: set[str] = set()
    turn: list[Event] = []
    for _ in range(400):
        choice = chosen(state, chance)
        if choice is None:
            break
        outcome = applied(state, *choice)
        turn += outcome.events
        if outcome.state.turn != choice[0] or not (outcome.state.hand or outcome.state.owes):
            for you in (0, None):
                seen = see_table(turn, you)
                said = known(tell.describe(seen, view_of(outcome.state, you), Names(ALL, you)))
                heard |= set(ids(said))
                changed = sum(
                    bool(event.made or (isinstance(event, Placed) and event.lost))
                    for event in turn
                    if isinstance(event, Placed | TurnedUp)
                )
                assert sum(one.id.startswith("move-") for one in said) == changed
                whole = [one for one in said if re.match(r"turn-(stock|discards|turned)", one.id)]
                assert len(whole) <= 1
            turn = []
        state = outcome.state
    assert {"turn-you", "placed-you", "scored-you"} <= heard


def test_no_secret_look_outlives_its_moment() -> None:
    """A card that was looked at is told then, to its player, and to nobody by any question."""
    rules = varied(FOUR_CARDS, "peek")
    state = start(rules, 3, 3)
    secret = state.boards[0].cards[1]
    state, events = played(state, (0, Look(2)))
    assert isinstance(events[0], Looked)
    view = view_of(state, 0)
    assert view.looked == ((2, secret),)
    assert tell.under_cursor(view, 0, 2) == say("cursor-down", row=1, column=2)
    others = see_table(events, 1)
    assert tell.describe(others, view_of(state, 1), EVERYBODY) == []


def test_refusals_tell_nothing_unseen() -> None:
    """By every action of every seat: a refusal's words follow from what its seat sees."""
    chance = Random(10)
    for rules, seats in GAMES:
        for state in islice(random_game(rules, seats, 14, 7), 40):
            for seat in state.players:
                other = reshuffled_unseen(state, seat, chance)
                for action in all_actions(rules):
                    heard = [_refused(one, seat, action) for one in (state, other)]
                    assert heard[0] == heard[1]


def _refused(state: Table, seat: int, action: Action) -> Announcement | None:
    rejection = why_not(state, seat, action)
    return None if rejection is None else tell.refusal(rejection, Names(ALL, seat))
