"""What is wrong with something that a player gave: one kind of error for all of it."""

from __future__ import annotations

from enum import StrEnum

from golf_access.engine.cards import Card

Detail = str | int | Card | tuple[Card, ...]


class FaultError(ValueError):
    """Something given can't be used. ``fault`` tells which fault it has, ``facts`` the details."""

    def __init__(self, fault: StrEnum, **facts: Detail) -> None:
        super().__init__(fault.value, facts)
        self.fault = fault
        self.facts = facts
