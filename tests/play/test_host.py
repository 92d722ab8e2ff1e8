"""The host: who may act, and who is told what."""

from __future__ import annotations

import pytest

from golf_access.engine.outcomes import Draw, Drawn, Reason, Remove, TakenBack, Undo
from golf_access.engine.views import Seen, SolitaireView
from golf_access.play.host import Chair, Host
from tests.play.games import game


class Listener:
    """Notes what a chair is told."""

    def __init__(self, host: Host, seat: int) -> None:
        self.told: list[Seen] = []
        self.chair: Chair = host.join(seat, self.told.append)


@pytest.fixture
def host() -> Host:
    return Host(game("GO1-E-AAAAAAB").header)


def test_the_others_are_told_and_the_asker_answered(host: Host) -> None:
    first, second, third = (Listener(host, seat) for seat in (0, 1, 0))
    seen = first.chair.submit(Draw())
    (event,) = seen.events
    assert isinstance(event, Drawn)
    assert (str(event.card), event.stock) == ("8S", 15)
    assert seen.rejection is None
    assert seen.view == first.chair.view == host.view(0)
    assert first.told == []
    assert second.told == third.told == [seen]


def test_a_refusal_is_told_to_the_asker_alone(host: Host) -> None:
    first, second = Listener(host, 0), Listener(host, 1)
    before = host.view(0)
    seen = second.chair.submit(Remove(1))
    assert seen.rejection is not None
    assert seen.rejection.reason is Reason.NOT_ADJACENT
    assert seen.events == ()
    assert seen.view == before == first.chair.view
    assert first.told == second.told == []
    assert host.log.entries == []


def test_the_log_knows_whose_action_it_was(host: Host) -> None:
    first, second = Listener(host, 0), Listener(host, 1)
    first.chair.submit(Draw())
    second.chair.submit(Remove(5))
    second.chair.submit(Undo())
    assert [(entry.seat, entry.action) for entry in host.log.entries] == [
        (0, Draw()),
        (1, Remove(5)),
        (1, Undo()),
    ]
    (event,) = first.told[-1].events
    assert isinstance(event, TakenBack)


def test_who_leaves_is_told_nothing_more(host: Host) -> None:
    first, second = Listener(host, 0), Listener(host, 1)
    second.chair.leave()
    first.chair.submit(Draw())
    assert second.told == []
    first.chair.leave()
    third = Listener(host, 0)
    third.chair.submit(Remove(5))
    assert first.told == []
    assert third.chair.view.progress.moves == 2


def test_somebody_may_leave_while_being_told(host: Host) -> None:
    first, last = Listener(host, 0), Listener(host, 1)
    hasty = host.join(1, lambda seen: hasty.leave())
    after = Listener(host, 1)
    first.chair.submit(Draw())
    first.chair.submit(Remove(5))
    assert len(last.told) == len(after.told) == 2


def test_the_view_tells_the_way_and_hides_the_stock(host: Host) -> None:
    chair = Listener(host, 0).chair
    chair.submit(Draw())
    chair.submit(Remove(5))
    chair.submit(Undo())
    view = chair.view
    progress = view.progress
    assert (progress.code, progress.moves, progress.undos) == ("GO1-E-AAAAAAB", 2, 1)
    assert progress.can_undo
    assert progress.can_redo
    assert view.stock == 15
    assert "9D" not in map(str, known_cards(view))


def known_cards(view: SolitaireView) -> list[object]:
    return [*view.waste, *(card for column in view.columns for card in column)]
