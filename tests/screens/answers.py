"""How tests put what was answered."""

from __future__ import annotations

from collections.abc import Mapping

from tests.tools.driving import Answer

Told = list[tuple[str, Mapping[str, object]]]


def told(answer: Answer) -> Told:
    """Return the ids and arguments of what was said."""
    return [(said.id, said.args) for said in answer.utterances]


def only(answer: Answer) -> tuple[str, Mapping[str, object]]:
    """Return the id and the arguments of the only thing that was said."""
    (said,) = told(answer)
    return said


def name(message: str, **args: object) -> dict[str, object]:
    """Return an announcement among the arguments of another."""
    return {"id": message, "args": args}
