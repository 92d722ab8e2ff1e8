"""Small deals made by chance, and the second solver, for the tests of the first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from golf_access.engine.cards import JOKER, Card, Rank, Suit
from golf_access.engine.codes import GameCode
from golf_access.engine.deals import Deal, numbered_deal
from golf_access.engine.outcomes import Draw, Phase
from golf_access.engine.rules import SolitaireRules
from golf_access.engine.solitaire import Solitaire, start
from golf_access.play.solver import Verdict
from tests.engine.laying import played, rules_of
from tests.tools import dfs_solver

VARIANTS = ("Q", "K", "D", "B", "J1", "J2", "W")

# Few ranks, so that cards fit often; kings and aces, for which the rules differ, among them.
FEW_RANKS = (
    (Rank.QUEEN, Rank.KING, Rank.ACE, Rank.TWO),
    (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE),
    (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING),
    (Rank.KING, Rank.ACE, Rank.TWO, Rank.THREE),
    (Rank.FIVE, Rank.SIX, Rank.QUEEN, Rank.KING, Rank.ACE),
    tuple(Rank)[1:],
)


def every_rules() -> Iterator[SolitaireRules]:
    """Yield every rule with every variant and every two variants, each way to play once."""
    played_so = set()
    for letter in "ECS":
        for count in range(3):
            for variants in combinations(VARIANTS, count):
                if {("D", "B"), ("J1", "J2")} & {variants}:
                    continue
                rules = rules_of("-".join([letter, *variants]))
                fields = (
                    rules.king_ace,
                    rules.queen_on_king,
                    rules.draw,
                    rules.jokers,
                    rules.empty_waste,
                )
                if fields not in played_so:
                    played_so.add(fields)
                    yield rules


def short(rules: SolitaireRules) -> str:
    """Return the rules' part of a code, to name a test."""
    _, letter, _, *variants = str(GameCode(rules, 0)).split("-")
    return "-".join([letter, *variants])


def small_deal(rules: SolitaireRules, random: Random) -> Solitaire:
    """Return a game of a few cards in columns of any shape, the jokers of the rules among them."""
    lengths = [random.randint(0, random.choice((2, 3, 5))) for _ in range(random.randint(1, 5))]
    lengths[random.randrange(len(lengths))] += 1
    talon = random.randint(1, 6)
    count = sum(lengths) + talon
    ranks = random.choice(FEW_RANKS)
    pack = [Card(rank, suit) for rank in ranks for suit in Suit]
    while len(pack) < count:
        pack += pack
    random.shuffle(pack)
    chosen = ([JOKER] * rules.jokers + pack)[:count]
    random.shuffle(chosen)
    cards = iter(chosen)
    columns = tuple(tuple(next(cards) for _ in range(min(length, 5))) for length in lengths)
    return start(rules, [Deal(columns, tuple(cards)[:talon])])


def full_deal(rules: SolitaireRules, number: int) -> Solitaire:
    """Return a game of a numbered deal."""
    return start(rules, [numbered_deal(number, rules.jokers)])


def second_solver(state: Solitaire) -> dfs_solver.Deal:
    """Return the second solver for a position."""
    letter, *variants = short(state.rules).split("-")
    return dfs_solver.Deal(
        [list(map(str, column)) for column in state.columns],
        list(map(str, state.waste)),
        list(map(str, state.stock)),
        letter,
        variants,
    )


def confirmed(state: Solitaire, verdict: Verdict) -> None:
    """Check a verdict against the second solver, and its line against the engine."""
    found = second_solver(state).search()
    assert (verdict.winnable, verdict.draws, verdict.left) == (
        found.winnable,
        found.draws,
        found.left,
    )
    end, _ = played(state, verdict.line)
    assert (end.phase is Phase.WON) == verdict.winnable
    assert end.left == verdict.left
    assert sum(isinstance(action, Draw) for action in verdict.line) == verdict.draws
    assert len(verdict.line) == verdict.draws + state.left - verdict.left
