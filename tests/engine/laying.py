"""Deals laid by hand, rules with variants, and games played through, for the tests of the rules."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from typing import Any

from golf_access.data import data_folder
from golf_access.engine.cards import Card, parse_card
from golf_access.engine.codes import parse_code
from golf_access.engine.deals import Deal
from golf_access.engine.outcomes import Action, Applied, Draw, Event, Remove
from golf_access.engine.rules import EASY, SolitaireRules
from golf_access.engine.solitaire import Solitaire, apply, start


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards that ``text`` names, blanks between them."""
    return tuple(map(parse_card, text.split()))


def laid(columns: Sequence[str], talon: str, rules: SolitaireRules = EASY) -> Solitaire:
    """Begin a game on cards laid by hand. A match plays them again at every hole."""
    deal = Deal(tuple(map(cards, columns)), cards(talon))
    return start(rules, [deal] * rules.holes)


def rules_of(short: str) -> SolitaireRules:
    """Return the rules of a code without its deal: ``S-Q-J1``."""
    rule, *variants = short.split("-")
    return parse_code("-".join(["GO1", rule, "AAAAAAA", *variants])).rules


def actions(text: str) -> list[Action]:
    """Return the actions that ``text`` tells: ``draw``, or the column of a free card."""
    return [Draw() if word == "draw" else Remove(int(word)) for word in text.split()]


def applied(state: Solitaire, action: Action) -> Applied[Solitaire]:
    """Apply an action that must be legal."""
    outcome = apply(state, action)
    assert isinstance(outcome, Applied), outcome
    return outcome


def played(
    state: Solitaire, todo: str | Iterable[Action]
) -> tuple[Solitaire, list[tuple[Event, ...]]]:
    """Play actions that must all be legal. Returns the last state and each action's events."""
    events = []
    for action in actions(todo) if isinstance(todo, str) else todo:
        outcome = applied(state, action)
        state = outcome.state
        events.append(outcome.events)
    return state, events


def reference_deal() -> Deal:
    """Return the documented deal, ``AAAAAAB``."""
    entry = _reference()
    return Deal(tuple(map(cards, entry["columns"])), cards(f"{entry['waste']} {entry['stock']}"))


def reference_actions() -> list[Action]:
    """Return the game that is documented for it."""
    return actions(_reference()["game"][0]["actions"])


def _reference() -> dict[str, Any]:
    text = (data_folder("seeds") / "reference.toml").read_text(encoding="utf-8")
    (entry,) = (entry for entry in tomllib.loads(text)["deal"] if entry["number"] == 1)
    return dict(entry)
