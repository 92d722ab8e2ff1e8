"""What is wrong with a game code, or with the rules that it names, as it is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_access.announce.announcer import Announcement, Arg, fault, say
from golf_access.engine.codes import CodeError, CodeFault
from golf_access.engine.faults import FaultError

if TYPE_CHECKING:
    from golf_access.engine.tablerules import RulesError

OWN_OF_TABLES = (
    CodeFault.OTHER_GAME,
    CodeFault.NO_DEAL,
    CodeFault.HYPHENS_MISSING,
    CodeFault.UNKNOWN_VARIANT,
)
"""Faults of which something else is said where the code is a table's."""


def code_fault(error: CodeError, *, table: bool = False) -> Announcement:
    """Return what is said of a code that can't be read, one of solitaire or of a ``table``."""
    if isinstance(error.fault, CodeFault):
        return fault("table-code" if table and error.fault in OWN_OF_TABLES else "code", error)
    from golf_access.engine.tablerules import RulesFault

    return rules_fault(error) if isinstance(error.fault, RulesFault) else fault("table-code", error)


def rules_fault(error: RulesError | CodeError) -> Announcement:
    """Return what is said of rules, or of a number of players, that can't be played."""
    return Announcement(f"table-rules-{error.fault.value}", _with_field_names(error))


def rule_field(field: str) -> Announcement:
    """Return what a field of the rules of a table is called."""
    return say(f"table-field-{field.replace('_', '-')}")


def _with_field_names(error: FaultError) -> dict[str, Arg]:
    return {
        name: rule_field(str(value)) if name == "field" else value
        for name, value in error.facts.items()
    }
