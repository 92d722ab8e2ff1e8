"""Nothing is lost: the program is killed in the middle of a game, again and again."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from tests.edges.killing import kill_once

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals"),
]


@pytest.mark.parametrize("seed", range(20))
def test_after_a_kill_the_game_goes_on_with_every_action(seed: int, tmp_path: Path) -> None:
    assert kill_once(Random(seed), tmp_path) is None
