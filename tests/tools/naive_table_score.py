"""The score of a board a second time, as naive as can be, to check the engine against.

Written from the rules' text alone: no code is shared with the engine. A card is a string such as
``8S``, ``TD`` or ``JK`` (a joker); ``??`` lies face down. A board is a list of rows, each a list of
cards. The house is a dictionary of what can be played otherwise:

``2``, ``T``, ``J``, ``Q``, ``K``, ``joker``
    the points of those cards
``columns``, ``diagonals``, ``jokers``
    whether lines of that kind count nothing (jokers: whether lines of jokers do)
``rows``
    ``no``, ``whole`` or ``pairs``
``penalty``, ``penalty points``, ``tie is lowest``
    what a finisher pays: ``no``, ``add`` or ``add or double``

Nothing here is meant to be fast, short or general.
"""

from __future__ import annotations

from typing import Any

House = dict[str, Any]


def naive_score(board: list[list[str]], house: House) -> int:
    """Add up the cards that are seen and that don't lie in a line that counts nothing."""
    total = 0
    for row in range(len(board)):
        for column in range(len(board[0])):
            card = board[row][column]
            if card == "??":
                continue
            if not counts_nothing(board, row, column, house):
                total += points_of(card, house)
    return total


def points_of(card: str, house: House) -> int:
    """Return what a card by itself is worth."""
    if card == "JK":
        return int(house["joker"])
    rank = card[0]
    if rank in ("2", "T", "J", "Q", "K"):
        return int(house[rank])
    if rank == "A":
        return 1
    return int(rank)


def counts_nothing(board: list[list[str]], row: int, column: int, house: House) -> bool:
    """Whether the card at a place lies in a column, row or diagonal that counts nothing."""
    rows, columns = len(board), len(board[0])
    lines = []
    if house["columns"] and rows >= 2:
        lines.append([board[other][column] for other in range(rows)])
    if house["rows"] == "whole" and columns >= 2:
        lines.append([board[row][other] for other in range(columns)])
    if house["rows"] == "pairs":
        for other in range(columns):
            if other != column:
                lines.append([board[row][other], board[row][column]])
    if house["diagonals"] and rows == columns:
        if row == column:
            lines.append([board[place][place] for place in range(rows)])
        if row + column == rows - 1:
            lines.append([board[place][rows - 1 - place] for place in range(rows)])
    return any(all_of_one_rank(line, house) for line in lines)


def all_of_one_rank(cards: list[str], house: House) -> bool:
    """Whether all these cards are seen and of one rank; jokers only where they cancel."""
    if "??" in cards:
        return False
    if cards[0] == "JK" and not house["jokers"]:
        return False
    for card in cards:
        if card[0] != cards[0][0] or (card == "JK") != (cards[0] == "JK"):
            return False
    return True


def naive_result(own: int, others: list[int], house: House) -> int:
    """Return what a finisher scores in the end."""
    somebody_is_lower = False
    somebody_is_as_low = False
    for other in others:
        if other < own:
            somebody_is_lower = True
        if other == own:
            somebody_is_as_low = True
    has_lowest = not somebody_is_lower and (house["tie is lowest"] or not somebody_is_as_low)
    if has_lowest or house["penalty"] == "no":
        return own
    if house["penalty"] == "add or double" and own >= house["penalty points"]:
        return own * 2
    return own + int(house["penalty points"])
