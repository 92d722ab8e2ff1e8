"""What holds at every table: random rules, seats, numbers and actions, legal and not."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_access.engine.cards import Card
from golf_access.engine.deals import DEAL_NUMBERS
from golf_access.engine.outcomes import Action, Applied, Event, NextHole, Reason
from golf_access.engine.scoring import points
from golf_access.engine.standings import totals
from golf_access.engine.table import apply, legal, opening, start, why_not
from golf_access.engine.tableoutcomes import (
    BoardScored,
    Chosen,
    Discard,
    HoleEnded,
    Look,
    Looked,
    MatchOver,
    Pile,
    Place,
    Placed,
    Reshuffled,
    TablePhase,
    Taken,
    TakeStock,
    TurnUp,
)
from golf_access.engine.tablerules import RulesError, TableRules
from golf_access.engine.tablestate import Board, Table
from golf_access.engine.tableviews import see_table, unseen, view_table
from golf_access.engine.views import Progress
from tests.engine.tablelaying import (
    PAIRS,
    RULE_SETS,
    TABLE_FACTS,
    VARIANTS,
    all_actions,
    all_cards,
    applied,
    chosen,
    random_game,
    varied,
)

PROGRESS = Progress(code=None, moves=0, undos=0, can_undo=False, can_redo=False)
MOST_ACTIONS = 40_000

quick = settings(max_examples=150, deadline=None)

numbers = st.integers(0, DEAL_NUMBERS - 1)
seeds = st.integers(0, 2**32)
names = st.sampled_from([(), *((name,) for name in VARIANTS), *PAIRS])


def can_sit(rules: TableRules) -> list[int]:
    """Return the numbers of players for whom there are cards."""
    found = []
    for seats in range(rules.min_seats, rules.max_seats + 1):
        try:
            rules.check_seats(seats)
        except RulesError:
            continue
        found.append(seats)
    return found


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Begin a match."""
    rules = varied(RULE_SETS[draw(st.sampled_from(sorted(RULE_SETS)))], *draw(names))
    return start(rules, draw(st.sampled_from(can_sit(rules))), draw(numbers))


@st.composite
def positions(draw: st.DrawFn) -> Table:
    """Draw a position that some match reaches."""
    state = draw(tables())
    steps = draw(st.integers(0, 40) | st.integers(0, 500))
    chance = random.Random(draw(seeds))
    for _ in range(steps):
        choice = chosen(state, chance)
        if choice is None:
            break
        state = applied(state, *choice).state
    return state


@quick
@given(positions())
def test_legal_why_not_and_apply_agree(state: Table) -> None:
    before = deepcopy(state)
    for seat in range(state.seats):
        permitted = legal(state, seat)
        assert len(set(permitted)) == len(permitted)
        for action in all_actions(state.rules):
            rejection = why_not(state, seat, action)
            assert (rejection is None) == (action in permitted)
            outcome = apply(state, seat, action)
            assert isinstance(outcome, Applied) == (rejection is None)
            if rejection is not None:
                assert outcome == rejection
                assert rejection.action == action
                assert set(rejection.facts) == TABLE_FACTS[rejection.reason]
    assert state == before


def test_every_reason_of_a_table_is_reached_by_chance() -> None:
    reached: set[Reason] = set()
    for rules in (
        varied(RULE_SETS["six"], "knock", "two-holes", "no-first-discard", "finisher-turn"),
        varied(RULE_SETS["four"], "peek", "two-holes"),
        varied(RULE_SETS["board-4"], "no-first-discard", "finisher-turn"),
    ):
        for state in random_game(rules, 3, number=1, seed=1):
            for seat in range(3):
                for action in all_actions(rules):
                    rejection = why_not(state, seat, action)
                    if rejection:
                        reached.add(rejection.reason)
    assert reached == set(TABLE_FACTS)


@quick
@given(positions())
def test_a_position_keeps_its_promises(state: Table) -> None:
    rules = state.rules
    assert all_cards(state) == Counter(rules.pack_for(state.seats))
    for seat, board in enumerate(state.boards):
        assert len(board.cards) == (rules.cards if seat in state.players else 0)
        assert board.up <= set(range(1, len(board.cards) + 1))
    assert state.dealer in state.players
    assert len(state.players) >= 2
    playing = state.phase is TablePhase.PLAYING
    assert (state.turn is not None) == playing
    assert state.hole == len(state.scores) + (
        state.phase in (TablePhase.STARTING, TablePhase.PLAYING)
    )
    if playing:
        # Whose turn it is can always take a card, or has one.
        assert state.stock or state.hand or state.owes
        assert not (state.hand and state.owes)
    if state.phase is TablePhase.STARTING:
        assert state.acting
    if state.finisher is not None and not state.knocked:
        assert state.boards[state.finisher].down == 0
    if state.finisher is None and playing:
        assert all(state.boards[seat].down for seat in state.players)
    assert (state.phase is TablePhase.MATCH_OVER) == (
        not any(legal(state, seat) for seat in range(state.seats))
    )
    for seat in state.acting:
        assert legal(state, seat)


def hidden(state: Table) -> set[tuple[str, int, int]]:
    """Return where cards lie that not everybody sees: the pile or board, the seat, the place."""
    places = {("stock", 0, index) for index in range(len(state.stock))}
    for seat, board in enumerate(state.boards):
        choice_is_open = state.phase is not TablePhase.STARTING or not state.rules.start_hidden
        for position in range(1, len(board.cards) + 1):
            if position not in board.up or not choice_is_open:
                places.add(("board", seat, position))
    if state.hand is not None and state.hand.pile is Pile.STOCK:
        assert state.turn is not None
        places.add(("hand", state.turn, 0))
    return places


def hidden_from(state: Table, seat: int | None) -> set[tuple[str, int, int]]:
    """Return where cards lie that ``seat`` doesn't know."""
    places = hidden(state)
    if seat is not None:
        known = state.boards[seat].up | state.looked[seat]
        places -= {("board", seat, position) for position in known}
        places.discard(("hand", seat, 0))
    return places


def shown_by(
    state: Table, actor: int, action: Action, seat: int | None
) -> set[tuple[str, int, int]]:
    """Return where cards lie in ``state`` that ``action`` shows to ``seat``."""
    after = applied(state, actor, action).state
    shown: set[tuple[str, int, int]] = set()
    match action:
        case TakeStock() if seat == actor:
            shown.add(("stock", 0, 0))
        case Place(position):
            shown |= {("board", actor, position), ("hand", actor, 0)}
        case Discard():
            shown.add(("hand", actor, 0))
        case Look(position) if seat == actor:
            shown.add(("board", actor, position))
        case TurnUp(position):
            starting = state.phase is TablePhase.STARTING and state.rules.start_hidden
            if not starting or seat == actor:
                shown.add(("board", actor, position))
            if starting and after.phase is TablePhase.PLAYING:
                shown |= {
                    ("board", owner, up)
                    for owner, board in enumerate(after.boards)
                    for up in board.up
                }
    if after.phase in (TablePhase.HOLE_OVER, TablePhase.MATCH_OVER):
        shown |= {place for place in hidden(state) if place[0] == "board"}
    return shown


def exchanged(state: Table, places: list[tuple[str, int, int]], chance: random.Random) -> Table:
    """Return the state with the cards at ``places`` in another order."""

    def at(place: tuple[str, int, int]) -> Card:
        pile, seat, index = place
        if pile == "stock":
            return state.stock[index]
        if pile == "hand":
            assert state.hand is not None
            return state.hand.card
        return state.boards[seat].cards[index - 1]

    there = [at(place) for place in places]
    chance.shuffle(there)
    new = dict(zip(places, there, strict=True))
    boards = tuple(
        Board(
            tuple(new.get(("board", seat, p), card) for p, card in enumerate(board.cards, 1)),
            board.up,
        )
        for seat, board in enumerate(state.boards)
    )
    stock = tuple(new.get(("stock", 0, index), card) for index, card in enumerate(state.stock))
    hand = state.hand
    if hand is not None and state.turn is not None:
        hand = replace(hand, card=new.get(("hand", state.turn, 0), hand.card))
    return replace(state, boards=boards, stock=stock, hand=hand)


@quick
@given(positions(), seeds)
def test_nothing_tells_what_a_seat_does_not_know(state: Table, seed: int) -> None:
    chance = random.Random(seed)
    for seat in (None, *range(state.seats)):
        places = sorted(hidden_from(state, seat))
        other = exchanged(state, places, chance)
        assert view_table(other, PROGRESS, seat) == view_table(state, PROGRESS, seat)
        if seat is not None:
            for action in all_actions(state.rules):
                assert why_not(other, seat, action) == why_not(state, seat, action)


@quick
@given(positions(), seeds)
def test_what_happens_tells_only_what_it_shows(state: Table, seed: int) -> None:
    chance = random.Random(seed)
    choice = chosen(state, chance)
    if choice is None or isinstance(choice[1], NextHole):
        return
    actor, action = choice
    outcome = applied(state, actor, action)
    for seat in (None, *range(state.seats)):
        places = hidden_from(state, seat) - shown_by(state, actor, action, seat)
        other = applied(exchanged(state, sorted(places), chance), actor, action)
        assert see_table(other.events, seat) == see_table(outcome.events, seat)
        assert view_table(other.state, PROGRESS, seat) == view_table(outcome.state, PROGRESS, seat)


def test_the_secrets_of_a_choice_a_look_and_a_card_from_the_stock() -> None:
    state = start(RULE_SETS["six"], 3, 1)
    events = applied(state, 1, TurnUp(4)).events
    card = state.boards[1].cards[3]
    assert see_table(events, 1) == (Chosen(1, 4, card, 1),)
    assert see_table(events, 0) == see_table(events, None) == (Chosen(1, None, None, 1),)
    state = start(varied(RULE_SETS["six"], "peek"), 3, 1)
    outcome = applied(state, 1, Look(4))
    assert see_table(outcome.events, 1) == (Looked(1, 4, card, 1),)
    assert see_table(outcome.events, 2) == (Looked(1, None, None, 1),)
    assert view_table(outcome.state, PROGRESS, 1).looked == ((4, card),)
    assert view_table(outcome.state, PROGRESS, 2).looked == ()
    state = start(RULE_SETS["board-6"], 3, 1)
    turn = state.first
    outcome = applied(state, turn, TakeStock())
    (mine,), (theirs,) = (see_table(outcome.events, seat) for seat in (turn, (turn + 1) % 3))
    assert isinstance(mine, Taken)
    assert isinstance(theirs, Taken)
    assert (mine.card, theirs.card) == (state.stock[0], None)
    assert replace(mine, card=None) == theirs


@quick
@given(positions())
def test_a_view_shows_what_a_seat_may_know(state: Table) -> None:
    pack = Counter(state.rules.pack_for(state.seats))
    for seat in (None, *range(state.seats)):
        view = view_table(state, PROGRESS, seat)
        assert (view.seat, view.seats, view.rules) == (seat, state.seats, state.rules)
        assert view.actions == (() if seat is None else legal(state, seat))
        assert (view.stock, view.discards, view.top) == (
            len(state.stock),
            state.discards,
            state.top,
        )
        assert view.totals == totals(state.scores, state.seats)
        assert view.acting == state.acting
        assert {place.seat for place in view.ranking} == set(range(state.seats))
        assert (view.winners == ()) == (state.phase is not TablePhase.MATCH_OVER)
        for owner, board in enumerate(view.boards):
            assert len(board.cards) == len(state.boards[owner].cards)
            assert board.down == board.cards.count(None)
            assert board.visible.points == points(state.rules, board.cards)
        hidden_cards = unseen(view)
        assert len(hidden_cards) == len(hidden_from(state, seat))
        seen = Counter(view.discards)
        seen.update(card for board in view.boards for card in board.cards if card)
        seen.update(card for _, card in view.looked)
        seen.update([view.hand] if view.hand else [])
        assert seen + Counter(hidden_cards) == pack


# Whole matches


def check_match(rules: TableRules, seats: int, number: int, seed: int) -> Counter[type[Event]]:
    """Play a whole match by chance and check how it ends. Returns how often what happened."""
    chance = random.Random(seed)
    state = start(rules, seats, number)
    pack = Counter(rules.pack_for(seats))
    told: Counter[type[Event]] = Counter(map(type, opening(state)))
    taken = 0
    last: tuple[Event, ...] = ()
    while (choice := chosen(state, chance)) is not None:
        outcome = applied(state, *choice)
        state, last = outcome.state, outcome.events
        told.update(map(type, last))
        if any(isinstance(event, Reshuffled | HoleEnded) for event in last):
            assert all_cards(state) == pack
        taken += 1
        assert taken < MOST_ACTIONS
    assert state.phase is TablePhase.MATCH_OVER
    assert isinstance(last[-1], MatchOver)
    assert sorted(place.seat for place in last[-1].ranking) == list(range(seats))
    assert last[-1].winners == tuple(place.seat for place in last[-1].ranking if place.place == 1)
    assert told[HoleEnded] == len(state.scores) == state.hole
    assert told[BoardScored] == sum(one is not None for hole in state.scores for one in hole.points)
    regular = [hole for hole in state.scores if not hole.extra]
    if rules.points_limit is None:
        assert len(regular) == rules.holes
    else:
        left = [total for total in totals(state.scores, seats) if total < rules.points_limit]
        assert len(left) <= 1
    return told


@pytest.mark.parametrize("name", RULE_SETS)
def test_whole_matches_of_every_rule_set_end(name: str) -> None:
    rules = RULE_SETS[name]
    for seats in can_sit(rules):
        for seed in range(2):
            check_match(rules, seats, seed, seed)


@pytest.mark.parametrize("names", [*((name,) for name in VARIANTS), *PAIRS], ids="+".join)
def test_whole_matches_of_every_pair_of_variants_end(names: tuple[str, ...]) -> None:
    chance = random.Random("+".join(names))
    for name in chance.sample(sorted(RULE_SETS), 2):
        rules = varied(RULE_SETS[name], *names)
        check_match(rules, chance.choice(can_sit(rules)), chance.randrange(DEAL_NUMBERS), 1)


def test_cards_are_conserved_through_many_reshuffles() -> None:
    rules = varied(RULE_SETS["nine"], "one-deck")
    assert check_match(rules, 5, 3, seed=4)[Reshuffled] > 10


def test_what_is_placed_was_in_hand_and_what_it_replaced_is_discarded() -> None:
    chance = random.Random(8)
    state = start(RULE_SETS["nine"], 4, 12)
    before: list[Event] = []
    while (choice := chosen(state, chance)) is not None and state.hole < 3:
        outcome = applied(state, *choice)
        for event in outcome.events:
            if isinstance(event, Placed):
                taken = before[-1]
                assert isinstance(taken, Taken)
                assert (taken.seat, taken.card, taken.pile) == (
                    event.seat,
                    event.card,
                    event.pile,
                )
                assert outcome.state.top == event.replaced
                assert event.showing == points(
                    state.rules, outcome.state.boards[event.seat].shown
                ) or (outcome.state.turn is None)
        before += outcome.events
        state = outcome.state


def test_the_same_number_is_the_same_match() -> None:
    def states(number: int) -> Iterator[Table]:
        return iter(random_game(RULE_SETS["board-4"], 3, number, seed=5))

    assert list(states(77)) == list(states(77))
    assert next(states(77)) != next(states(78))


def test_states_and_outcomes_are_frozen() -> None:
    state = start(RULE_SETS["six"], 2, 1)
    outcome = applied(state, 0, TurnUp(1))
    rejection = apply(state, 0, NextHole())
    values: tuple[Any, ...] = (
        state,
        state.boards[0],
        outcome,
        outcome.events[0],
        rejection,
        view_table(state, PROGRESS, 0),
        view_table(state, PROGRESS, 0).boards[0],
        state.rules,
        TurnUp(1),
    )
    for value in values:
        for field in fields(value):
            with pytest.raises(FrozenInstanceError):
                setattr(value, field.name, None)
    assert hash(state) == hash(deepcopy(state))
