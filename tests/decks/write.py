"""Write the decks of ``seeds`` anew.

    python -m tests.decks.write [--jobs N]

Deals are looked at in the order of their numbers until every deck is full: 5 minutes of one
processor. How many were looked at, and how many of them were of each level, is printed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from multiprocessing import get_context

from golf_access.data import data_folder
from golf_access.engine.codes import GameCode, deal_number
from golf_access.engine.rules import SOLITAIRE_RULES, RuleSet
from golf_access.play.decks import LEVELS, DeckEntry, Level
from tests.decks import FIRST, LEAST_WINS, SIZE, claims, level_of

_BATCH = 400
"""How many deals are given to the processes at a time."""

HEAD = """\
# {name} deals that can be won, by how hard they are.
#
# code = [draws, keeps, wins]. draws: how many draws a win takes at least. keeps: how many of the
# actions that are legal at the start keep the win, drawing among them. wins: how many of 10,000
# games a casual player would win, one who looks three cards ahead and at no more (computed by
# tests/decks/casual.py). Least wins of a level: {levels}.
#
# Each level has the first {size} deals of its kind from {first} on, by number. Written by
# "python -m tests.decks.write"; a test computes all of it again.
"""


def main() -> None:
    """Write one file a rule set."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1, help="how many processes work")
    jobs = parser.parse_args().jobs
    for rule_set in RuleSet:
        text = HEAD.format(
            name=rule_set.capitalize(),
            levels=", ".join(f"{level} {least}" for level, least in LEAST_WINS.items()),
            size=SIZE,
            first=FIRST[rule_set],
        )
        for level, deck in _found(rule_set, jobs).items():
            text += f"\n[{level}]\n" + "".join(map(_line, deck))
        path = data_folder("seeds") / f"{rule_set}.toml"
        path.write_text(text, encoding="utf-8", newline="\n")


def _found(rule_set: RuleSet, jobs: int) -> dict[Level, list[DeckEntry]]:
    decks: dict[Level, list[DeckEntry]] = {level: [] for level in LEVELS}
    seen: Counter[str] = Counter()
    rules = SOLITAIRE_RULES[rule_set]
    number = deal_number(FIRST[rule_set])
    with get_context("spawn").Pool(jobs) as pool:
        while any(len(deck) < SIZE for deck in decks.values()):
            codes = [str(GameCode(rules, number + ahead)) for ahead in range(_BATCH)]
            number += _BATCH
            for entry in pool.imap(claims, codes, chunksize=8):
                level = level_of(entry.wins) if entry else None
                seen[level or ("in no deck" if entry else "not winnable")] += 1
                if entry and level and len(decks[level]) < SIZE:
                    decks[level].append(entry)
    found = ", ".join(f"{count} {kind}" for kind, count in seen.most_common())
    sys.stdout.write(f"{rule_set}: {seen.total()} looked at, {found}\n")
    return decks


def _line(entry: DeckEntry) -> str:
    return f"{entry.code} = [{entry.draws}, {entry.keeps}, {entry.wins}]\n"


if __name__ == "__main__":
    main()
