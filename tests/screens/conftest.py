"""Sessions that a test begins; they end with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests.tools.driving import Driven


class Begin(Protocol):
    """Begins a session; takes what ``Driven`` takes after the folder."""

    def __call__(self, *args: Any, **options: Any) -> Driven: ...


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    begun: list[Driven] = []
    with ExitStack() as stack:

        def start(*args: Any, **options: Any) -> Driven:
            # Its games are kept where those of the sessions before it are.
            for earlier in begun:
                earlier.desk.records.close()
            begun.append(stack.enter_context(Driven(tmp_path, *args, **options)))
            return begun[-1]

        yield start


@pytest.fixture
def game(begin: Begin) -> Driven:
    """The documented deal, just dealt."""
    return begin()


@pytest.fixture
def menu(begin: Begin) -> Driven:
    return begin(code=None)
