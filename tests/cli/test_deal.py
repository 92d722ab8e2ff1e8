"""``golf-access deal CODE``: cards as text, for other programs."""

from __future__ import annotations

import pytest

from golf_access.announce.announcer import say
from golf_access.data import data_folder
from golf_access.engine.codes import parse_code
from golf_access.engine.dealtext import parse_deal
from golf_access.play.seeds import Shelf
from tests.cli.conftest import Runner, told


@pytest.mark.parametrize(
    "code",
    ["GO1-E-AAAAAAB", "go1saaaaaab", "GO1-S-GOLFERS-Q-J2-W", "GO1-C-ZZZZZZZ-J1", "GO1-E-AAAAAAC-M"],
)
def test_what_is_written_is_the_deal(code: str, run: Runner) -> None:
    ran = run("deal", code, "--lang", "ro")
    assert (ran.status, ran.err) == (0, "")
    parsed = parse_code(code)
    deal = Shelf(data_folder("seeds")).deal(parsed.number, parsed.rules.jokers)
    assert parse_deal(ran.out) == deal
    assert ran.out.isascii()


def test_only_one_code(run: Runner) -> None:
    known = "--lang, --output, --line, --keymap, --profile, --transcript, --help"
    fault = say("usage-unknown-option", option="GO1-E-AAAAAAC", known=known)
    assert run("deal", "GO1-E-AAAAAAB", "GO1-E-AAAAAAC") == told(fault)
