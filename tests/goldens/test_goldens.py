"""The goldens: the words of whole games, and what holds for every line that is written."""

from __future__ import annotations

import itertools
import re

import pytest

from golf_access.announce.messages import LANGUAGES
from golf_access.devices.sinks import SHORTEST_LINE
from golf_access.engine.rules import RuleSet
from golf_access.engine.tablerules import TableRules, TableRuleSet
from golf_access.screens.codes import read_code
from tests.goldens.playing import (
    FOLDER,
    SCRIPTS,
    WIDTH,
    Heard,
    as_text,
    golden_path,
    play,
    read_script,
)
from tests.tools.nvda_lines import BOTH, Algorithm, spoken

NARROW = 40


@pytest.fixture(scope="module", params=list(itertools.product(SCRIPTS, LANGUAGES)), ids="-".join)
def script(request: pytest.FixtureRequest) -> tuple[str, str]:
    name, language = request.param
    return name, language


@pytest.fixture(scope="module")
def heard(script: tuple[str, str]) -> list[Heard]:
    return play(*script)


@pytest.fixture(scope="module")
def heard_narrowly(script: tuple[str, str]) -> list[Heard]:
    return play(*script, width=NARROW)


def test_every_rule_set_has_a_golden() -> None:
    rules = [read_code(read_script(name)[0]).rules for name in SCRIPTS]
    assert {*RuleSet, *TableRuleSet} == {one.rule_set for one in rules}
    # Each kin of Six-card Golf, and boards that are read by position and by row and column.
    tables = {(one.rule_set, one.cards) for one in rules if isinstance(one, TableRules)}
    six, board = TableRuleSet.SIX, TableRuleSet.BOARD
    assert tables >= {(six, 6), (six, 2), (six, 4), (six, 9), (board, 9), (board, 12)}


def test_every_golden_is_that_of_a_script() -> None:
    """So what holds for scripts holds for each of them, the ones that are added too."""
    expected = {golden_path(*each) for each in itertools.product(SCRIPTS, LANGUAGES)}
    assert set(FOLDER.glob("*.txt")) == expected


def test_words(script: tuple[str, str], heard: list[Heard]) -> None:
    assert as_text(heard) == golden_path(*script).read_text("utf-8")


def test_one_write_a_key(script: tuple[str, str], heard: list[Heard]) -> None:
    at_a_table = read_script(script[0])[0][0] in "SB"
    for one in heard:
        # At a table the others' turns follow, a write each.
        assert len(one.writes) >= 1, one.key
        assert at_a_table or len(one.writes) == 1, one.key


@pytest.mark.parametrize("width", [WIDTH, NARROW])
def test_lint_of_all_lines(width: int, heard: list[Heard], heard_narrowly: list[Heard]) -> None:
    played = heard if width == WIDTH else heard_narrowly
    lines = [line for one in played for line in one.lines]
    assert [line for line in lines if re.search(r"[\x00-\x1f\x7f-\x9f\u2066-\u2069{}]", line)] == []
    assert [line for line in lines if len(line) < SHORTEST_LINE] == []
    assert [line for line in lines if len(line) >= width] == []
    assert [line for line in lines if line != line.strip() or "  " in line] == []
    assert [one for one, other in itertools.pairwise(lines) if one == other] == []


@pytest.mark.parametrize("algorithm", BOTH)
@pytest.mark.parametrize("width", [WIDTH, NARROW])
def test_nvda_speaks_every_line_once(
    algorithm: Algorithm, width: int, heard: list[Heard], heard_narrowly: list[Heard]
) -> None:
    played = heard if width == WIDTH else heard_narrowly
    writes = [(1, write) for one in played for write in one.writes]
    lines = [line for one in played for line in one.lines]
    assert spoken(writes, rows=30, columns=width, algorithm=algorithm) == lines
