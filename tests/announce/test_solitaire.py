"""What the announcer says of events, refusals and questions: ids and arguments, no words."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

import golf_access.engine.solitaire
from golf_access.announce import solitaire as tell
from golf_access.announce.announcer import Announcement, Arg, say
from golf_access.announce.messages import REFERENCE_LANGUAGE
from golf_access.engine.cards import JOKER, Rank, parse_card
from golf_access.engine.codes import parse_code
from golf_access.engine.outcomes import (
    Action,
    Concede,
    Draw,
    NextHole,
    Reason,
    Redo,
    Rejection,
    Remove,
    Undo,
)
from golf_access.engine.rules import MATCH_HOLES, DrawRule, RuleSet, SolitaireRules
from golf_access.engine.views import SolitaireView
from golf_access.play.host import Chair, Host
from golf_access.play.log import Header
from golf_access.utterance import Priority
from tests.announce.catalogue import FOLDERS, entries, language
from tests.engine.laying import cards, laid, reference_actions, rules_of
from tests.tools.driving import make_desk

REFERENCE = "GO1-E-AAAAAAB"
DERIVED = re.compile(r"_[a-z]+$")


class Game:
    """A game at which a test sits alone."""

    def __init__(self, code: str = REFERENCE, header: Header | None = None) -> None:
        if header is None:
            desk = make_desk(Path("nowhere"))
            parsed = parse_code(code)
            header = desk.shelf.header(parsed.rules, parsed.number)
        self.chair: Chair = Host(header).join(0, lambda seen: None)

    @property
    def view(self) -> SolitaireView:
        return self.chair.view

    def do(self, *actions: Action, interactive: bool = True) -> list[Announcement]:
        """Act; return what is said of the last action."""
        *first, last = actions
        for action in first:
            self.chair.submit(action)
        return known(tell.describe(self.chair.submit(last), interactive=interactive))


def of_cards(columns: list[str], talon: str, rules: str = "E") -> Game:
    """Return a game on cards laid by hand."""
    state = laid(columns, talon, rules_of(rules))
    return Game(header=Header(rules=state.rules, deals=state.deals))


def known(said: list[Announcement]) -> list[Announcement]:
    """Check that each announcement is a message, in every language, with all its arguments."""
    for one in said:
        for code in FOLDERS:
            variables = entries(code)[one.id].variables
            lacking = {name for name in variables if name not in one.args}
            assert {DERIVED.sub("", name) for name in lacking} <= one.args.keys() - lacking, one
            language(code).render(one)
        for inner in one.args.values():
            if isinstance(inner, Announcement):
                known([inner])
            elif isinstance(inner, tuple):
                known([item for item in inner if isinstance(item, Announcement)])
    return said


def told(said: list[Announcement]) -> list[tuple[str, Mapping[str, Arg]]]:
    """Return ids and arguments."""
    return [(one.id, one.args) for one in said]


card = parse_card


# ---------------------------------------------------------------------------------------- events


def test_a_draw() -> None:
    assert told(Game().do(Draw())) == [("drawn", {"card": card("8S"), "stock": 15})]


def test_the_last_draw() -> None:
    assert told(Game().do(*[Draw()] * 16))[0] == ("drawn-last", {"card": card("KS")})


def test_a_removal_tells_what_is_free_now_and_how_much_it_covers() -> None:
    said = Game().do(Draw(), Remove(5))
    args = {"card": card("9C"), "column": 5, "uncovered": card("8H"), "below": 3}
    assert told(said) == [("removed", args)]


def test_the_last_card_of_a_column() -> None:
    said = of_cards(["2C", "3C 9C"], "AC 5D").do(Remove(1))
    assert told(said) == [("removed-last", {"card": card("2C"), "column": 1, "left": 2})]


def test_a_won_game() -> None:
    game = Game()
    said = game.do(*reference_actions())
    assert [one.id for one in said] == ["removed-last", "ended-won"]
    assert said[1].args == {"left": 0, "stock": game.view.stock, "score": 350}
    assert said[1].priority is Priority.IMPORTANT


def test_a_blocked_game() -> None:
    game = of_cards(["2C 9D", "7C"], "AC 5D")
    said = game.do(Draw())
    assert told(said) == [
        ("drawn-last", {"card": card("5D")}),
        ("ended-blocked", {"left": 3, "stock": 0, "score": 0}),
    ]
    assert said[1].priority is Priority.IMPORTANT


def test_a_block_is_taken_back() -> None:
    game = of_cards(["2C 9D", "7C"], "AC 5D")
    assert told(game.do(Draw(), Undo())) == [
        ("undone-reopened", {"score": 0}),
        ("undone-drawn", {"card": card("5D"), "stock": 1, "top": card("AC")}),
    ]


def test_undo_and_redo() -> None:
    game = Game()
    game.do(Draw(), Remove(5))
    args = {"card": card("9C"), "column": 5, "top": card("8S")}
    assert told(game.do(Undo())) == [("undone-removed", args)]
    assert [one.id for one in game.do(Redo())] == ["redone", "removed"]


def test_undo_to_an_empty_waste() -> None:
    game = Game("GO1-E-AAAAAAB-W")
    said = game.do(Remove(1), Undo())
    assert told(said) == [("undone-removed-no-waste", {"card": card("6H"), "column": 1})]
    said = game.do(Draw(), Undo())
    assert told(said) == [("undone-drawn-no-waste", {"card": card("AC"), "stock": 17})]


def test_a_match() -> None:
    game = Game("GO1-C-AAAAAAB-M")
    said = game.do(Concede())
    assert told(said) == [
        ("ended-conceded-match", {"left": 35, "stock": 16}),
        (
            "hole-scored",
            {
                "hole": 1,
                "holes": 9,
                "points": 35,
                "total": 35,
                "par": say("par-over", points=30),
                "undos": 0,
            },
        ),
    ]
    assert {one.priority for one in said} == {Priority.IMPORTANT}
    assert [one.id for one in game.do(NextHole())] == ["hole-dealt", "counts", "free-cards"]
    assert told(game.do(Undo())) == [("undone-hole", {"hole": 1})]
    assert told(game.do(Undo())) == [("undone-reopened-match", {})]
    said = game.do(Concede(), *[NextHole(), Concede()] * 8)
    assert [one.id for one in said] == ["ended-conceded-match", "match-ended"]
    assert said[1].args["total"] == 315
    assert said[1].args["undos"] == 2


def test_a_hole_that_is_won_or_blocked() -> None:
    won = of_cards(["2C"], "AC 5D", "E-M").do(Remove(1))
    assert told(won)[1] == ("ended-won-match", {"left": 0, "stock": 1})
    assert won[2].args["par"] == say("par-under", points=5)
    blocked = of_cards(["9C"] * 5, "AC 5D", "E-M").do(Draw())
    assert told(blocked)[1] == ("ended-blocked-match", {"left": 5, "stock": 0})
    assert blocked[2].args["par"] == say("par-even")


# -------------------------------------------------------------------------------------- refusals


def _refusals() -> Iterator[tuple[str, Callable[[], list[Announcement]], dict[str, Arg]]]:
    """What is refused, the message that says so, and its arguments."""
    yield (
        "refused-not-adjacent",
        lambda: Game().do(Remove(1)),
        {"card": card("6H"), "top": card("AC"), "fits": frozenset({Rank.TWO, Rank.KING})},
    )
    yield (
        "refused-nothing-fits",
        lambda: of_cards(["5C"], "KC 2D", "S").do(Remove(1)),
        {"card": card("5C"), "top": card("KC")},
    )
    yield (
        "refused-covered",
        lambda: Game().do(Remove(1, 1)),
        {"card": card("TS"), "column": 1, "covered_by": card("6H"), "row": 4},
    )
    yield (
        "refused-empty-column",
        lambda: of_cards(["2C", "9D"], "AC 5D").do(Remove(1), Remove(1)),
        {"column": 1},
    )
    yield "refused-no-such-column", lambda: Game().do(Remove(8)), {"column": 8, "columns": 7}
    yield "refused-no-such-card", lambda: Game().do(Remove(7, 5)), {"column": 7, "row": 0}
    yield (
        "refused-stock-empty-move",
        lambda: of_cards(["2C", "9D"], "AC").do(Draw()),
        {"cards": (card("2C"),)},
    )
    yield (
        "refused-move-exists",
        lambda: of_cards(["2C", "9D"], "AC 5D", "S").do(Draw()),
        {"cards": (card("2C"),), "top": card("AC")},
    )
    yield "refused-move-exists-no-waste", lambda: Game("GO1-S-AAAAAAB-W").do(Draw()), {}
    won = ["2C"], "AC 5D"
    yield "refused-game-over-won", lambda: of_cards(*won).do(Remove(1), Draw()), {}
    blocked = ["9D"], "AC 5D"
    yield "refused-game-over-blocked", lambda: of_cards(*blocked).do(Draw(), Remove(1)), {}
    match = "GO1-E-AAAAAAB-M"
    yield "refused-game-over-conceded", lambda: Game(match).do(Concede(), Draw()), {}
    yield "refused-not-a-match", lambda: Game().do(NextHole()), {}
    yield "refused-hole-not-over", lambda: Game(match).do(NextHole()), {"hole": 1, "left": 35}
    yield (
        "refused-last-hole",
        lambda: Game(match).do(Concede(), *[NextHole(), Concede()] * 8, NextHole()),
        {"hole": 9},
    )
    yield "refused-nothing-to-undo", lambda: Game().do(Undo()), {}
    yield "refused-nothing-to-redo", lambda: Game().do(Redo()), {}


REFUSALS = {name: (do, args) for name, do, args in _refusals()}


@pytest.mark.parametrize("name", REFUSALS)
def test_refusals(name: str) -> None:
    do, args = REFUSALS[name]
    (said,) = do()
    assert said.id == name
    wanted = entries(REFERENCE_LANGUAGE)[name].variables
    assert {argument: said.args[argument] for argument in args} == args
    assert wanted <= args.keys()


def test_undo_beyond_what_is_kept() -> None:
    game = Game("GO1-E-AAAAAAB-M")
    rounds: list[Action] = [*[Draw()] * 16, Concede(), NextHole()]
    game.do(*rounds * 6)
    said = game.do(*[Undo()] * 101)
    assert told(said) == [("refused-undo-limit", {"limit": 100})]


def test_a_stock_that_is_empty_with_nothing_to_play() -> None:
    """No game can ask for it: it would have ended."""
    rejection = Rejection(Reason.STOCK_EMPTY, Draw(), {"cards": ()})
    assert known([tell.refusal(rejection)]) == [say("refused-stock-empty")]


def test_every_refusal_of_solitaire_is_tried() -> None:
    """By the reasons that the rules and the log give, and by the messages that there are."""
    folder = Path(golf_access.engine.solitaire.__file__).parents[1]
    sources = [folder / "engine" / "solitaire.py", folder / "play" / "log.py"]
    named = {
        Reason[name].value
        for path in sources
        for name in re.findall(r"Reason\.([A-Z_]+)", path.read_text("utf-8"))
    }
    of_tables = {"other-acted", "card-seen"}
    tried = {*REFUSALS, "refused-undo-limit", "refused-stock-empty"}
    for reason in named - of_tables:
        assert any(name.startswith(f"refused-{reason}") for name in tried), reason
    known_words = {
        name
        for name, entry in entries(REFERENCE_LANGUAGE).items()
        if name.startswith("refused-") and entry.file == "solitaire.ftl"
    }
    assert tried == known_words - {"refused-briefly"}


@pytest.mark.parametrize("name", REFUSALS)
def test_with_interactive_rules_off_there_is_only_a_cue(name: str) -> None:
    rejection = Rejection(Reason.NOT_ADJACENT, Draw(), REFUSALS[name][1])  # type: ignore[arg-type]
    assert known([tell.refusal(rejection, interactive=False)]) == [say("refused-briefly")]


def test_what_is_allowed_is_told_with_interactive_rules_off() -> None:
    assert [one.id for one in Game().do(Draw(), interactive=False)] == ["drawn"]
    assert [one.id for one in Game().do(Remove(1), interactive=False)] == ["refused-briefly"]


# ------------------------------------------------------------------------------------- questions


def test_the_opening() -> None:
    said = known(tell.opening(Game().view))
    assert [one.id for one in said] == ["game-begins", "counts", "free-cards"]
    assert said[0].args == {"rule": say("rule-easy"), "code": REFERENCE}
    assert said[1].args == {"stock": 16, "left": 35, "top": card("AC")}
    frees = tuple(say("free-place", card=free) for free in cards("6H 8C JS 4C 9C 8D 5C"))
    assert said[2].args == {"cards": frees, "top": card("AC")}


def test_the_opening_of_other_games() -> None:
    view = Game("GO1-S-AAAAAAB-W-M").view
    said = [one.id for one in known(tell.opening(view))]
    assert said == ["game-begins", "hole-dealt", "counts-no-waste", "free-cards-no-waste"]
    own = known(tell.opening(of_cards(["2C", "9D"], "AC 5D").view))
    assert told(own)[0] == ("deal-begins", {"rule": say("rule-easy")})


def test_questions_at_the_beginning() -> None:
    view = Game().view
    assert tell.waste(view) == say("waste", top=card("AC"))
    assert tell.status(view) == say("status", rule=say("rule-easy"), code=REFERENCE, moves=0)
    assert tell.score(view) == [say("score", score=0)]
    assert tell.playable(view) == say("playable-draw", stock=16)
    assert tell.column(view, 7) == say("column", column=7, cards=cards("5C 9S 3H 7S 3S"))
    assert tell.column(view, 9) == say("refused-no-such-column", column=9, columns=7)
    assert [one.args["column"] for one in known(tell.tableau(view))] == [1, 2, 3, 4, 5, 6, 7]
    assert tell.standing(Game("GO1-E-AAAAAAB-M").view).args["par"] == say("par-even")


def test_questions_about_little() -> None:
    game = of_cards(["2C", "9D JH"], "AC 5D")
    game.do(Remove(1))
    assert tell.column(game.view, 1) == say("column-empty", column=1)
    assert tell.under_cursor(game.view, 1, 0) == say("column-empty", column=1)
    assert tell.free_cards(game.view).args["cards"] == (
        say("empty-place"),
        say("free-place", card=card("JH")),
    )
    assert tell.status(game.view) == say("status-own-deal", rule=say("rule-easy"), moves=1)


def test_questions_without_a_waste() -> None:
    view = Game("GO1-E-AAAAAAB-W").view
    assert known([tell.waste(view), tell.counts(view)]) == [
        say("waste-empty"),
        say("counts-no-waste", stock=17, left=35),
    ]
    assert len(tell.playable(view).args["places"]) == 7  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("columns", "talon", "actions", "name"),
    [
        (["2C"], "AC 5D", [Remove(1)], "refused-game-over-won"),
        (["9C"], "AC 5D", [Draw()], "refused-game-over-blocked"),
    ],
)
def test_what_can_be_played_after_the_end(
    columns: list[str], talon: str, actions: list[Action], name: str
) -> None:
    game = of_cards(columns, talon)
    game.do(*actions)
    assert known([tell.playable(game.view)]) == [say(name)]


def test_where_cards_are() -> None:
    view = Game().view
    said = tell.where(view, Rank.THREE)
    assert said.args["places"] == (
        say("place-covered", card=card("3D"), column=4, above=4),
        say("place-covered", card=card("3C"), column=5, above=3),
        say("place-covered", card=card("3H"), column=7, above=2),
        say("place-covered", card=card("3S"), column=7, above=4),
    )
    free = tell.where(view, Rank.SIX).args["places"]
    assert say("place-free", card=card("6H"), column=1) in free  # type: ignore[operator]
    assert tell.where(view, Rank.JOKER) == say("where-none", rank=Rank.JOKER)
    jokers = of_cards(["JK 2C", "JK"], "AC 5D", "E-J2")
    assert tell.where(jokers.view, Rank.JOKER).args["places"] == (
        say("place-covered", card=JOKER, column=1, above=1),
        say("place-free", card=JOKER, column=2),
    )
    known([said, tell.where(jokers.view, Rank.JOKER)])


def test_under_the_cursor() -> None:
    view = Game().view
    assert known([tell.under_cursor(view, 7, 0), tell.under_cursor(view, 7, 4)]) == [
        say("cursor-free", card=card("5C"), column=7, below=4),
        say("cursor-covered", card=card("3S"), column=7, covered_by=card("7S"), below=0),
    ]


def test_changes() -> None:
    game = Game()
    before = game.view
    assert tell.changes(before, before) == [say("changes-none")]
    game.do(Draw())
    assert tell.changes(before, game.view) == [tell.counts(game.view)]
    game.do(Remove(5))
    assert known(tell.changes(before, game.view)) == [
        tell.counts(game.view),
        say("change-column", column=5, card=card("8H"), below=3),
        say("score", score=10),
    ]
    small = of_cards(["2C", "9D"], "AC 5D")
    before = small.view
    small.do(Remove(1))
    assert say("change-column-empty", column=1) in known(tell.changes(before, small.view))


# ----------------------------------------------------------------------------- the rules in force


def _combinations() -> Iterator[SolitaireRules]:
    booleans = (False, True)
    for rule_set, king_ace, queen, draw, jokers, empty, holes, bonus in itertools.product(
        RuleSet, booleans, booleans, DrawRule, (0, 1, 2), booleans, (1, MATCH_HOLES), booleans
    ):
        yield SolitaireRules(
            rule_set=rule_set,
            king_ace=king_ace,
            queen_on_king=queen,
            draw=draw,
            jokers=jokers,
            empty_waste=empty,
            holes=holes,
            stock_bonus=bonus,
        )


def test_rules_in_force_for_every_combination() -> None:
    """Different rules never sound alike, and what is said is so."""
    heard: dict[tuple[str, ...], SolitaireRules] = {}
    messages: set[str] = set()
    for rules in _combinations():
        said = tell.rules_in_force(rules)
        ids = [one.id for one in said]
        assert len(set(ids)) == len(ids)
        assert said[0] == say("rules-set", rule=say(f"rule-{rules.rule_set.value}"))
        assert ("rules-king-ace" in ids) is rules.king_ace
        assert ("rules-queen-on-king" in ids) is rules.queen_on_king
        assert ("rules-nothing-on-king" in ids) is not (rules.king_ace or rules.queen_on_king)
        assert ("rules-draw-when-stuck" in ids) is (rules.draw is DrawRule.WHEN_STUCK)
        assert (say("rules-jokers", jokers=rules.jokers) in said) is (rules.jokers > 0)
        assert ("rules-empty-waste" in ids) is rules.empty_waste
        assert ("rules-match" in ids) is rules.is_match
        assert ("rules-stock-bonus" in ids) is (rules.is_match and rules.stock_bonus)
        told_rules = rules if rules.is_match else replace(rules, stock_bonus=False)
        assert heard.setdefault(tuple(map(repr, said)), told_rules) == told_rules
        messages |= set(ids)
    assert messages == {name for name in entries("en") if name.startswith("rules-")}
    for rules in (rules_of("S-J1-W-M"), rules_of("E-J2"), rules_of("C-Q")):
        known(tell.rules_in_force(rules))
