"""Announcements: what is to be said, by message id and typed arguments, in no language yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from golf_access.engine.cards import Card, Rank
from golf_access.engine.faults import FaultError
from golf_access.utterance import Priority


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something to say: a message id and its arguments.

    An argument that is itself an announcement is rendered in its place, in the same form; a tuple
    is a list of such, a set of ranks a choice ("8 or 10"). ``audience`` is the seat that alone may
    hear it, None when all may.
    """

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    priority: Priority = Priority.ANSWER
    audience: int | None = None


Arg = (
    Card
    | Rank
    | int
    | str
    | Announcement
    | tuple[Card, ...]
    | tuple[Announcement, ...]
    | frozenset[Rank]
)


def say(message: str, /, priority: Priority = Priority.ANSWER, **args: Arg) -> Announcement:
    """Return an announcement: ``say("drawn", card=card, stock=15)``."""
    return Announcement(message, args, priority)


def fault(family: str, error: FaultError) -> Announcement:
    """Return what is said of an error: the message ``FAMILY-FAULT`` with its facts."""
    return Announcement(f"{family}-{error.fault.value}", error.facts)
