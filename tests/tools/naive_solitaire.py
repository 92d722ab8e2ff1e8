"""Golf solitaire a second time, as naive as can be, to check the engine against.

Written from the rules' text alone: no code is shared with the engine, not even its cards. A card is
a string such as ``8S``, ``TD`` or ``JK`` (a joker), a pile a list of them, a rule set the letter
``E``, ``C`` or ``S``, a variant its letters in game codes. Nothing here is meant to be fast, short
or general.
"""

from __future__ import annotations

from dataclasses import dataclass

JOKER = "JK"


@dataclass
class Game:
    """A game as it lies on the table. Columns have their free card last, the stock its next first.

    ``ending`` is empty while the game goes on, then ``won`` or ``blocked``.
    """

    rule: str
    variants: list[str]
    columns: list[list[str]]
    waste: list[str]
    stock: list[str]
    score: int = 0
    ending: str = ""


def new_game(
    columns: list[list[str]], talon: list[str], rule: str, variants: list[str] | None = None
) -> Game:
    """Lay a game: the talon's first card begins the waste, unless the waste begins empty."""
    game = Game(rule, list(variants or []), [list(column) for column in columns], [], list(talon))
    if "W" not in game.variants:
        game.waste.append(game.stock.pop(0))
    _look_for_the_end(game)
    return game


def legal_moves(game: Game) -> list[str]:
    """Return what can be played: column numbers as text, counted from 1, and ``draw``."""
    if game.ending:
        return []
    moves = []
    for number, column in enumerate(game.columns, 1):
        if len(column) > 0 and _goes(game, column[-1]):
            moves += [str(number)]
    if len(game.stock) > 0 and (len(moves) == 0 or _may_draw_at_any_time(game)):
        moves.append("draw")
    return moves


def play(game: Game, move: str) -> Game:
    """Return the game after a legal move; the one given stays as it is."""
    after = Game(
        game.rule,
        game.variants,
        [list(column) for column in game.columns],
        list(game.waste),
        list(game.stock),
        game.score,
        game.ending,
    )
    if move == "draw":
        after.waste.append(after.stock.pop(0))
    else:
        after.waste.append(after.columns[int(move) - 1].pop())
        after.score += 10
    _look_for_the_end(after)
    return after


def cards_left(game: Game) -> int:
    """Count the cards in the tableau."""
    count = 0
    for column in game.columns:
        count += len(column)
    return count


def _look_for_the_end(game: Game) -> None:
    if cards_left(game) == 0:
        game.ending = "won"
        return
    if len(game.stock) > 0:
        return
    for column in game.columns:
        if len(column) > 0 and _goes(game, column[-1]):
            return
    game.ending = "blocked"
    game.score -= 10 * cards_left(game)
    game.score = max(game.score, 0)


def _may_draw_at_any_time(game: Game) -> bool:
    if "D" in game.variants:
        return True
    if "B" in game.variants:
        return False
    return game.rule in {"E", "C"}


def _king_and_ace_are_neighbours(game: Game) -> bool:
    return game.rule == "E" or "K" in game.variants


def _queen_goes_on_king(game: Game) -> bool:
    return game.rule in {"E", "C"} or "Q" in game.variants


def _goes(game: Game, card: str) -> bool:
    """Whether a card goes on the waste as it is."""
    if len(game.waste) == 0:
        return True
    top = game.waste[-1]
    if JOKER in {card, top}:
        return True
    rank = card[0]
    if top[0] == "A":
        return rank == "2" or (rank == "K" and _king_and_ace_are_neighbours(game))
    if top[0] == "K":
        return (rank == "Q" and _queen_goes_on_king(game)) or (
            rank == "A" and _king_and_ace_are_neighbours(game)
        )
    neighbours = {
        "2": "A3",
        "3": "24",
        "4": "35",
        "5": "46",
        "6": "57",
        "7": "68",
        "8": "79",
        "9": "8T",
        "T": "9J",
        "J": "TQ",
        "Q": "JK",
    }
    return rank in neighbours[top[0]]
