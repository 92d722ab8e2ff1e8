"""``golf-access solve``: the verdict on a deal and a way, in words and as JSON."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import LANGUAGES
from golf_access.data import data_folder
from golf_access.engine.codes import parse_code
from golf_access.engine.outcomes import Drawn, Phase, Removed
from golf_access.engine.solitaire import Solitaire, start
from golf_access.play.seeds import Shelf
from tests.cli.conftest import Runner, text, told
from tests.engine.laying import played

REFERENCE = "GO1-E-AAAAAAB"
LOST = "GO1-S-AAAAAAC"
CODES = (REFERENCE, LOST, "GO1-C-AAAAAAC", "GO1-E-AAAAAAC-W", "GO1-S-AAAAAAD-Q-D-J2")


def laid(code: str) -> Solitaire:
    parsed = parse_code(code)
    header = Shelf(data_folder("seeds")).header(parsed.rules, parsed.number)
    return start(header.rules, header.deals)


def answer(run: Runner, *arguments: str) -> dict[str, Any]:
    ran = run("solve", *arguments, "--json", "--lang", "ro")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    found = json.loads(ran.out)
    assert isinstance(found, dict)
    return found


def verdict(found: dict[str, Any]) -> Announcement:
    if found["winnable"]:
        return say("solve-winnable", draws=found["draws"])
    return say("solve-lost", left=found["left"])


# ----------------------------------------------------------------------------------- one deal


@pytest.mark.parametrize("code", CODES)
def test_the_line_of_the_json_can_be_played(code: str, run: Runner) -> None:
    found = answer(run, code)
    assert set(found) == {"winnable", "draws", "left", "line"}
    assert found["winnable"] is (code != LOST)
    assert found["draws"] == found["line"].count("draw")
    assert all(step == "draw" or step in range(1, 8) for step in found["line"])
    end, _ = played(laid(code), " ".join(map(str, found["line"])))
    assert (end.phase is Phase.WON) is found["winnable"]
    assert end.left == found["left"]


@pytest.mark.parametrize("code", CODES)
def test_the_words_tell_the_same(code: str, run: Runner) -> None:
    found = answer(run, code)
    ran = run("solve", code)
    assert (ran.status, ran.err) == (0, "")
    first, *lines = ran.out.splitlines()
    assert first == text(verdict(found))
    steps: list[object] = []
    for line in lines:
        steps += ["draw"] * line.startswith("Draw ")
        steps += map(int, re.findall(r"from column (\d)", line))
    assert steps == found["line"]
    # A line for each draw, and one before the first where cards can go.
    assert len(lines) == found["draws"] + (found["line"][0] != "draw")
    _, events = played(laid(code), " ".join(map(str, found["line"])))
    named = iter(" ".join(lines).split())
    for event, *_ in events:
        assert isinstance(event, Removed | Drawn)
        # The cards are named in the order in which they go.
        for word in text(say("free-place", card=event.card)).split():
            assert any(word == other.rstrip(",:") for other in named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_line_in_every_language(language: str, run: Runner) -> None:
    for code in (REFERENCE, LOST, "GO1-E-AAAAAAC-W"):
        found = answer(run, code)
        ran = run("solve", code, "--lang", language)
        first, *lines = ran.out.splitlines()
        assert first == text(verdict(found), language)
        assert len(lines) == found["draws"] + (found["line"][0] != "draw")


def test_a_run_before_the_first_draw_and_an_empty_waste(run: Runner) -> None:
    code = "GO1-E-AAAAAAI"
    top = laid(code).top
    assert top is not None
    step = say("solve-step", card=laid(code).columns[0][-1], column=1)
    for asked, said in (
        (code, say("solve-run", top=top, places=(step,))),
        ("GO1-E-AAAAAAC-W", say("solve-begin", places=(step,))),
    ):
        beginning = text(said).split(":")[0]
        assert run("solve", asked).out.splitlines()[1].startswith(f"{beginning}: ")


# ------------------------------------------------------------------------------------- which


def test_a_file_is_solved_as_its_code(run: Runner) -> None:
    path = run.folder / "deal.txt"
    path.write_text(run("deal", "GO1-E-AAAAAAC-J1").out, "utf-8")
    for more in ([], ["--rules", "classic"]):
        assert answer(run, "--deal", str(path), *more) == answer(run, "GO1-E-AAAAAAC-J1", *more)


def test_rules_are_changed_by_options(run: Runner) -> None:
    strict = answer(run, "GO1-E-AAAAAAC", "--rules", "strict")
    assert strict == answer(run, LOST)
    changed = answer(run, "GO1-E-AAAAAAD", "--draw", "when-stuck", "--jokers", "1", "--empty-waste")
    assert changed == answer(run, "GO1-E-AAAAAAD-B-J1-W")


def test_the_settings_name_the_usual_rules_of_a_file(run: Runner) -> None:
    path = run.folder / "deal.txt"
    path.write_text(run("deal", LOST).out, "utf-8")
    run.write_settings('rule_set = "strict"')
    assert answer(run, "--deal", str(path)) == answer(run, LOST)


# ------------------------------------------------------------------------------------- matches


def test_a_match_has_a_verdict_a_hole(run: Runner) -> None:
    ran = run("solve", "GO1-E-ZZZZZZZ-M")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert len(lines) == 9
    assert run("solve", "GO1-E-ZZZZZZZ", "--match").out == ran.out
    for hole, deal in ((1, "ZZZZZZZ"), (2, "AAAAAAA"), (3, "AAAAAAB"), (6, "AAAAAAE")):
        code = f"GO1-E-{deal}"
        found = answer(run, code)
        assert lines[hole - 1] == text(
            say("solve-hole-winnable", hole=hole, code=code, draws=found["draws"])
            if found["winnable"]
            else say("solve-hole-lost", hole=hole, code=code, left=found["left"])
        )
    assert {"won" in line and "can't" in line for line in lines} == {True, False}


def test_json_is_for_one_deal(run: Runner) -> None:
    fault = say("solve-json-match")
    for arguments in (["GO1-E-AAAAAAB-M"], [REFERENCE, "--match"]):
        for language in LANGUAGES:
            ran = run("solve", *arguments, "--json", "--lang", language)
            assert ran == told(fault, language)


# ------------------------------------------------------------------------------ what is wrong


def test_what_cannot_be_solved(run: Runner) -> None:
    path = run.folder / "deal.txt"
    path.write_text("6C 5S\n", "utf-8")
    columns = say("deal-column-cards", line=1, count=2, rows=5)
    for arguments, fault in (
        ([], say("usage-missing-argument", argument="CODE")),
        (["GO1-X-AAAAAAB"], say("code-unknown-rule", rule="X")),
        ([REFERENCE, "--deal", "file"], say("usage-exclusive", first="CODE", second="--deal")),
        (["--deal", str(path)], say("deal-file", file=str(path), problem=columns)),
        (["--deal", "nothing"], say("file-unreadable", file="nothing")),
        (["--deal", "f", "--match"], say("file-unreadable", file="f")),
        ([REFERENCE, "--stock-bonus"], say("usage-needs", option="--stock-bonus", other="--match")),
    ):
        assert run("solve", *arguments) == told(fault)
        assert run("solve", *arguments, "--json", "--lang", "nl") == told(fault, "nl")
