"""The oracle at a game: it sees the true stock, and the way that led to a position."""

from __future__ import annotations

import pytest

from golf_access.engine.outcomes import Concede, Draw, NextHole, Redo, Undo
from golf_access.engine.solitaire import legal, start
from golf_access.play.host import Chair, Host
from golf_access.play.oracle import GameOracle
from golf_access.play.solver import Stopped, solve, winnable
from tests.play.games import SHELF, game

REFERENCE = "GO1-E-AAAAAAB"


def at(code: str) -> tuple[GameOracle, Chair]:
    host = Host(game(code).header)
    return GameOracle(host), host.join(0, lambda seen: None)


def lose(oracle: GameOracle, chair: Chair) -> int:
    """Draw until the game can't be won any more; return after how many draws."""
    for draws in range(1, 17):
        assert chair.submit(Draw()).rejection is None
        if not oracle.now().verdict().winnable:
            return draws
    raise AssertionError("it can be won without a stock")


def test_its_verdict_is_the_solvers() -> None:
    oracle, chair = at(REFERENCE)
    begun = start(chair.host.log.header.rules, chair.host.log.header.deals)
    assert oracle.now().verdict() == solve(begun)
    chair.submit(Draw())
    assert oracle.now().verdict() == solve(chair.host.log.fold.state)
    # The deal's own stays what it was at the beginning.
    assert oracle.now().deal() == solve(begun)


def test_what_was_prepared_is_there() -> None:
    oracle, chair = at(REFERENCE)
    position = oracle.now()
    assert not position.is_prepared
    position.prepare()
    assert position.is_prepared
    chair.submit(Draw())
    assert oracle.now().is_prepared

    def stop() -> bool:
        raise AssertionError("there was work left")

    oracle.now().prepare(stop)
    assert not oracle.now().lost_win(stop)
    oracle.now().deal(stop)


def test_a_stopped_preparation_leaves_it_as_it_was() -> None:
    oracle, _ = at(REFERENCE)
    with pytest.raises(Stopped):
        oracle.now().prepare(lambda: True)
    assert not oracle.now().is_prepared


def test_a_position_knows_whether_the_game_is_there() -> None:
    oracle, chair = at(REFERENCE)
    position = oracle.now()
    assert position.is_current
    chair.submit(Draw())
    assert not position.is_current
    chair.submit(Undo())
    assert position.is_current


def test_the_action_that_loses_the_win_is_known_and_no_other() -> None:
    oracle, chair = at(REFERENCE)
    assert not oracle.now().lost_win()
    for action in SHELF.published[0].games[0].actions:
        state = chair.host.log.fold.state
        for other in legal(state):
            chair.submit(other)
            after = chair.host.log.fold.state
            assert oracle.now().lost_win() is not winnable(after)
            chair.submit(Undo())
            assert chair.host.log.fold.state == state
        chair.submit(action)
    assert not oracle.now().lost_win()


def test_undo_leads_back_to_where_it_could_be_won() -> None:
    oracle, chair = at(REFERENCE)
    lose(oracle, chair)
    assert oracle.now().lost_win()
    assert oracle.now().undos_to_win() == 1
    chair.submit(Draw())
    assert not oracle.now().lost_win()
    assert oracle.now().undos_to_win() == 2
    for _ in range(2):
        assert not oracle.now().verdict().winnable
        chair.submit(Undo())
    assert oracle.now().verdict().winnable
    chair.submit(Redo())
    assert oracle.now().lost_win()


def test_a_deal_that_never_could_be_won_has_no_way_back() -> None:
    oracle, chair = at("GO1-S-AAAAAAC")
    assert not oracle.now().verdict().winnable
    chair.submit(legal(chair.host.log.fold.state)[0])
    assert not oracle.now().lost_win()
    assert oracle.now().undos_to_win() is None


def test_each_hole_of_a_match_is_a_deal_of_its_own() -> None:
    oracle, chair = at(f"{REFERENCE}-M")
    first = oracle.now().deal()
    chair.submit(Draw())
    chair.submit(Concede())
    assert not oracle.now().lost_win()
    assert oracle.now().deal() == first
    chair.submit(NextHole())
    oracle.now().prepare()
    second = oracle.now().deal()
    assert second == solve(chair.host.log.fold.state)
    assert second != first
    assert not oracle.now().lost_win()
    lose(oracle, chair)
    # It goes back no further than this hole.
    assert oracle.now().undos_to_win() == 1
