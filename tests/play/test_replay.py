"""A game walked through again, and played on from a point of it."""

from __future__ import annotations

from golf_access.engine.outcomes import Draw, Drawn, Remove, Removed, TakenBack, Undo
from golf_access.engine.tableoutcomes import DealerCut, Taken, TakeStock
from golf_access.engine.tablerules import board_rules
from golf_access.engine.tablestate import Table
from golf_access.engine.tableviews import TableView
from golf_access.engine.views import SolitaireView
from golf_access.play.host import Host
from golf_access.play.log import Entry
from golf_access.play.replay import Replay, SolitaireReplay
from golf_access.play.table import Seat, TableHeader, TableLog
from tests.play.games import add, game, play_on


def test_each_position_is_as_it_was() -> None:
    log = game("GO1-E-AAAAAAB")
    host = Host(log.header)
    views: list[SolitaireView] = [host.view(0)]
    chair = host.join(0, lambda seen: None)
    for action in (Draw(), Remove(5), Undo()):
        views.append(chair.submit(action).view)
    replay = SolitaireReplay(host.log)
    assert replay.length == 3
    for position, view in enumerate(views):
        replay.go(position)
        assert replay.seen(0).view == view
        assert replay.play_on().entries == host.log.entries[:position]


def test_each_position_tells_what_led_there() -> None:
    log = game("GO1-E-AAAAAAB")
    add(log, "draw 5", Undo())
    replay = SolitaireReplay(log)
    assert (replay.entry, replay.seen(0).events) == (None, ())
    kinds = []
    while replay.go(replay.position + 1):
        assert replay.entry == log.entries[replay.position - 1]
        kinds.append([type(event) for event in replay.seen(0).events])
    assert kinds == [[Drawn], [Removed], [TakenBack]]


def test_the_ends_stop() -> None:
    log = game("GO1-E-AAAAAAB")
    play_on(log, 10)
    replay = SolitaireReplay(log)
    assert not replay.go(-1)
    assert replay.go(99)
    assert replay.position == replay.length == 10
    assert not replay.go(11)
    assert replay.go(0)


def test_one_plays_on_without_changing_what_was() -> None:
    log = game("GO1-E-AAAAAAB")
    add(log, "draw 5")
    replay = SolitaireReplay(log)
    replay.go(1)
    other = replay.play_on()
    add(other, "draw")
    assert other.entries[0] == log.entries[0]
    assert other.entries[1] == Entry(2, 0, Draw())
    assert len(log.entries) == 2


def test_a_seat_is_shown_what_it_could_know() -> None:
    log = TableLog(TableHeader(board_rules(6), 1, (Seat("Anna"), Seat("Bo"))))
    seat = log.fold.state.turn
    assert seat is not None
    log.add(seat, TakeStock())
    replay = Replay[TableHeader, Table, TableView](log)
    assert isinstance(replay.seen(None).events[0], DealerCut)
    replay.go(1)
    cards = []
    for who in (seat, 1 - seat):
        (taken,) = replay.seen(who).events
        assert isinstance(taken, Taken)
        cards.append(taken.card)
    assert cards[0] is not None
    assert cards[1] is None
