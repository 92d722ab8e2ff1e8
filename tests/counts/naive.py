"""Counting with the naive second implementation."""

from __future__ import annotations

from collections.abc import Hashable

from tests.counts import Counts, SmallDeal, explore
from tests.tools import naive_solitaire
from tests.tools.naive_solitaire import Game


def count(deal: SmallDeal, code: str) -> Counts:
    """Count what can be reached on ``deal`` under ``code``."""
    rule, *variants = code.split("-")
    columns = [column.split() for column in deal.columns]
    return explore(
        naive_solitaire.new_game(columns, deal.talon.split(), rule, variants),
        naive_solitaire.legal_moves,
        naive_solitaire.play,
        _key,
        lambda game: (game.ending, game.score),
    )


def _key(game: Game) -> Hashable:
    columns = "/".join(" ".join(column) for column in game.columns)
    return columns, game.waste[-1] if game.waste else "", " ".join(game.stock)
