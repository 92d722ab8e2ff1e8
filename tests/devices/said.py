"""Utterances for the tests of what takes them."""

from __future__ import annotations

from golf_access.utterance import CELLS, Priority, Utterance


def said(
    text: str,
    priority: Priority = Priority.ANSWER,
    *,
    language: str = "en",
    name: str = "something",
    cause: str | None = None,
    **args: object,
) -> Utterance:
    """Return an utterance as the messages make it."""
    braille = {size: text[:size] for size in CELLS}
    return Utterance(name, args, text, braille, language, priority, cause)
