"""``golf-access stats``, ``backup`` and ``restore``."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from random import Random

import pytest

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import LANGUAGES
from golf_access.play.store import Store
from tests.cli.conftest import Runner, text, told
from tests.screens.test_statistics import WIN, keep, result
from tests.tools.driving import NOW

NONE = say("stats-none")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_yet(language: str, run: Runner) -> None:
    ran = run("stats", "--lang", language)
    assert (ran.status, ran.out, ran.err) == (0, f"{text(NONE, language)}\n", "")
    # Nothing is begun by asking.
    assert not list(run.home.glob("games*"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_each(language: str, run: Runner) -> None:
    keep(run.home, [WIN, result(), result(rule_set="strict", undos=3)])
    ran = run("stats", "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    assert len(ran.out.splitlines()) == 2
    assert "350" in ran.out


def test_json_and_csv_agree(run: Runner) -> None:
    keep(run.home, [WIN, WIN, result(), result(rule_set="strict", undos=3)])
    (profile,) = json.loads(run("stats", "--json").out)
    assert profile["profile"] == ""
    rows = list(csv.DictReader(io.StringIO(run("stats", "--csv").out)))
    assert [(row["rule_set"], row["won"]) for row in rows] == [
        (game["rule_set"], str(game["won"])) for game in profile["games"]
    ]
    assert sum(game["played"] for game in profile["games"]) == 4


def test_json_of_nothing(run: Runner) -> None:
    assert json.loads(run("stats", "--json").out) == [{"profile": "", "games": [], "against": []}]


def test_not_both(run: Runner) -> None:
    fault = say("usage-exclusive", first="--json", second="--csv")
    assert run("stats", "--json", "--csv") == told(fault)


def test_beside_a_running_game(run: Runner) -> None:
    keep(run.home, [WIN])
    with Store.open(run.home, now=lambda: NOW):
        assert run("stats").status == 0


# ------------------------------------------------------------------------------------- copies


def fault(name: str, **args: object) -> Announcement:
    return Announcement(f"store-{name}", {key: str(value) for key, value in args.items()})


def test_a_copy_and_back(run: Runner, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    keep(run.home, [WIN])
    ran = run("backup", str(copy))
    assert (ran.status, ran.out) == (0, text(say("backup-written", file=str(copy))) + "\n")
    keep(run.home, [WIN])
    before = run.home / "games.db.before-restore"
    ran = run("restore", str(copy))
    assert (ran.status, ran.out) == (0, text(say("restored-kept", file=str(before))) + "\n")
    (profile,) = json.loads(run("stats", "--json").out)
    assert profile["games"][0]["played"] == 1
    assert before.exists()
    ran = run("restore", str(copy), "--profile", "Anna")
    assert (ran.status, ran.out) == (0, text(say("restored")) + "\n")


def test_a_copy_overwrites_nothing(run: Runner, tmp_path: Path) -> None:
    keep(run.home, [WIN])
    copy = tmp_path / "copy.db"
    copy.write_text("mine")
    assert run("backup", str(copy)) == told(fault("file-exists", file=copy))
    assert copy.read_text() == "mine"


def test_nothing_to_copy(run: Runner, tmp_path: Path) -> None:
    assert run("backup", str(tmp_path / "copy.db")) == told(NONE)


def test_what_is_no_copy(run: Runner, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    assert run("restore", str(other)) == told(fault("file-missing", file=other))
    other.write_text("no copy")
    assert run("restore", str(other)) == told(fault("not-a-store", file=other))


def test_a_running_game_keeps_its_store(run: Runner, tmp_path: Path) -> None:
    keep(run.home, [WIN])
    copy = tmp_path / "copy.db"
    run("backup", str(copy))
    with Store.open(run.home, now=lambda: NOW):
        ran = run("restore", str(copy))
        assert ran == told(fault("locked", file=run.home / "games.db"))


@pytest.mark.parametrize("seed", range(12))
def test_spoiled_files_give_no_traceback(seed: int, run: Runner, tmp_path: Path) -> None:
    keep(run.home, [WIN, result()])
    chance = Random(seed)
    store = run.home / "games.db"
    data = bytearray(store.read_bytes())
    for _ in range(chance.choice([1, 20, 2000])):
        data[chance.randrange(len(data))] = chance.randrange(256)
    spoiled = bytes(data[: chance.choice([len(data), chance.randrange(len(data))])])
    copy = tmp_path / "copy.db"
    copy.write_bytes(spoiled)
    assert run("restore", str(copy), "--profile", "Bo").status in (0, 2)
    store.write_bytes(spoiled)
    for arguments in (["stats"], ["stats", "--json"], ["backup", str(tmp_path / "again.db")]):
        ran = run(*arguments)
        assert ran.status in (0, 2)
        assert "Traceback" not in ran.err
