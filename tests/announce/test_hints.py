"""What help says: which message, with which facts, for every kind of answer."""

from __future__ import annotations

import pytest

from golf_access.announce import hints as tell
from golf_access.announce.announcer import Announcement, say
from golf_access.engine.cards import parse_card
from golf_access.engine.outcomes import Action, Draw, Remove
from golf_access.engine.views import Progress, SolitaireView, view_of
from golf_access.utterance import Priority
from tests.engine.laying import laid, rules_of

KEY = say("key-space")
PROGRESS = Progress(None, moves=0, undos=0, can_undo=False, can_redo=False)


def seen(columns: list[str], talon: str, code: str = "E") -> SolitaireView:
    return view_of(laid(columns, talon, rules_of(code)), PROGRESS)


@pytest.mark.parametrize(
    ("action", "code", "expected"),
    [
        (Remove(1), "E", say("hint-remove", card="2C", column=1, uncovered="9C")),
        (Remove(2), "E", say("hint-remove-last", card="KD", column=2)),
        (Remove(1), "E-W", say("hint-begin", card="2C", column=1, uncovered="9C")),
        (Remove(2), "E-W", say("hint-begin-last", card="KD", column=2)),
        (Draw(), "E", say("hint-draw", key=KEY, stock=2)),
    ],
)
def test_advice(action: Action, code: str, expected: Announcement) -> None:
    view = seen(["9C 2C", "KD"], "AC 7S 8S", code)
    told = tell.advice(view, action, KEY)
    cards = {"card", "uncovered"}
    plain = {name: str(arg) if name in cards else arg for name, arg in told.args.items()}
    assert (told.id, plain) == (expected.id, expected.args)


DRAWING = (Draw(), 4)
PLAYING = (Remove(2), 3)


@pytest.mark.parametrize(
    ("wins", "samples", "complete", "other", "expected"),
    [
        (6, 10, False, None, "chance"),
        (6, 10, False, DRAWING, "chance-drawing"),
        (6, 10, False, PLAYING, "chance-card"),
        (0, 10, False, DRAWING, "chance-none"),
        (10, 24, True, None, "chance-exact"),
        (10, 24, True, DRAWING, "chance-exact-drawing"),
        (10, 24, True, PLAYING, "chance-exact-card"),
        (0, 24, True, PLAYING, "chance-none-left"),
        (1, 1, True, PLAYING, "chance-certain"),
        (0, 1, True, None, "chance-none-left"),
        # One stock of many is no certainty.
        (1, 1, False, None, "chance"),
    ],
)
def test_fair_chances(
    wins: int, samples: int, complete: bool, other: tuple[Action, int] | None, expected: str
) -> None:
    view = seen(["9C 2C", "KD"], "AC 7S 8S")
    told = tell.fair_chance(view, wins, samples, complete=complete, other=other)
    assert told.id == expected
    if wins and expected != "chance-certain":
        assert (told.args["wins"], told.args["samples"]) == (wins, samples)
    if "drawing" in expected:
        assert told.args["others"] == 4
    if "card" in expected:
        assert (told.args["card"], told.args["others"]) == (parse_card("KD"), 3)


def test_what_the_oracle_says() -> None:
    assert tell.oracle_chance(winnable=True, draws=4, left=0) == say("oracle-chance", draws=4)
    assert tell.oracle_chance(winnable=False, draws=4, left=2) == say("oracle-chance-lost", left=2)
    assert tell.outlook(winnable=True, draws=4, left=0) == say("winnable", draws=4)
    assert tell.outlook(winnable=False, draws=4, left=2) == say("winnable-no-more", left=2)
    assert tell.way_back(3, "U") == say("winnable-before", undos=3, key="U")
    assert tell.line_begins(40, 6) == say("line-begins", steps=40, draws=6)


def test_a_warning_isnt_cut_by_the_next_key() -> None:
    assert tell.lost_win("U").priority is Priority.EVENT


def test_how_far() -> None:
    view = seen(["9C 2C", "KD"], "7C")
    assert tell.how_far(view, winnable=True, draws=4, left=0) == say("far-won", draws=4)
    assert tell.how_far(view, winnable=False, draws=0, left=2) == say("far-left", left=2)
    assert tell.how_far(view, winnable=False, draws=0, left=3) == say("far-reached")


def test_help_is_told_where_some_was_used() -> None:
    assert tell.help_used(PROGRESS) == []
    for field in ("hints_fair", "hints_oracle", "shown"):
        used = Progress(None, 0, 0, False, False, **{field: 2})
        args = {"fair": used.hints_fair, "oracle": used.hints_oracle, "shown": used.shown}
        assert tell.help_used(used) == [Announcement("help-used", args)]
