"""The count of winnable deals: its figures, and going on after an interruption."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from golf_access.engine.codes import parse_code
from golf_access.engine.deals import DEAL_NUMBERS
from golf_access.engine.rules import CLASSIC, EASY
from golf_access.play.solver import Stopped, solve
from golf_access.play.survey import HEAD, ResultsError, Survey, read_results, survey
from tests.play.deals import full_deal


def test_every_deal_is_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "results.tsv"
    tenths: list[Survey] = []
    found = survey(CLASSIC, 100, 20, file, progress=tenths.append)
    results = read_results(file)
    for number, result in enumerate(results, 100):
        verdict = solve(full_deal(CLASSIC, number))
        assert parse_code(result.code).number == number
        assert (result.winnable, result.draws, result.left) == (
            verdict.winnable,
            verdict.draws,
            verdict.left,
        )
    assert found == Survey(20, 20, sum(result.winnable for result in results))
    assert [state.done for state in tenths] == list(range(2, 21, 2))
    assert tenths[-1] == found


def test_an_interrupted_count_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, file = tmp_path / "whole.tsv", tmp_path / "parts.tsv"
    found = survey(EASY, 0, 12, whole)
    polls = iter([False] * 5 + [True])
    with pytest.raises(Stopped):
        survey(EASY, 0, 12, file, stop=lambda: next(polls))
    assert len(read_results(file)) == 5
    # A kill in the middle of a line.
    file.write_bytes(file.read_bytes()[:-4])
    assert len(read_results(file)) == 4
    tenths: list[Survey] = []
    assert survey(EASY, 0, 12, file, progress=tenths.append) == found
    assert tenths[0].done == 5
    assert file.read_bytes() == whole.read_bytes()
    # Nothing is left to do, and other deals are added to the same file.
    assert survey(EASY, 0, 12, file, stop=lambda: True) == found
    assert survey(EASY, 10, 4, file).done == 4
    assert len(read_results(file)) == 14


def test_several_processes_find_the_same(tmp_path: Path) -> None:
    alone, together = tmp_path / "1.tsv", tmp_path / "2.tsv"
    assert survey(EASY, 30, 20, alone) == survey(EASY, 30, 20, together, jobs=2)
    assert alone.read_bytes() == together.read_bytes()


def test_a_match_counts_as_its_first_deal(tmp_path: Path) -> None:
    match = replace(EASY, holes=9)
    assert survey(match, 3, 2, tmp_path / "1.tsv") == survey(EASY, 3, 2, tmp_path / "2.tsv")


def test_numbers_that_are_no_deals(tmp_path: Path) -> None:
    for first, count in ((-1, 1), (0, -1), (DEAL_NUMBERS, 1)):
        with pytest.raises(ValueError, match="deals"):
            survey(EASY, first, count, tmp_path / "results.tsv")
    assert survey(EASY, 0, 0, tmp_path / "results.tsv") == Survey(0, 0, 0)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("dear diary", 1),
        ("dear diary\n", 1),
        (f"{HEAD}\nGO1-E-AAAAAAA\t1\n", 2),
        (f"{HEAD}\nGO1-E-AAAAAAA\t1\t9\t0\n\n", 3),
        (f"{HEAD}\nGO1-E-AAAAAAA\tyes\t9\t0\n", 2),
    ],
)
def test_another_file_is_left_alone(text: str, line: int, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ResultsError) as caught:
        survey(EASY, 0, 1, file)
    assert caught.value.line == line
    assert file.read_text(encoding="utf-8") == text


def test_a_file_whose_first_line_is_incomplete(tmp_path: Path) -> None:
    file = tmp_path / "results.tsv"
    file.write_text(HEAD[:6], encoding="utf-8")
    assert survey(EASY, 0, 1, file).done == 1
    assert len(read_results(file)) == 1


def test_the_interval_is_wilson_s() -> None:
    assert Survey(10, 10, 5).interval == _about(0.2366, 0.7634)
    assert Survey(100, 100, 0).interval == _about(0, 0.0370)
    assert Survey(100, 100, 100).interval == _about(0.9630, 1)
    assert Survey(100, 0, 0).interval == (0, 1)
    assert Survey(100, 0, 0).share == 0


def _about(low: float, high: float) -> object:
    return pytest.approx((low, high), abs=1e-4)
