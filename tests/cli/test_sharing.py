"""``golf-access import`` and ``share``: shared games into the games played, and out of them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from golf_access.announce.announcer import say
from golf_access.announce.messages import LANGUAGES
from golf_access.play.sharing import read_shared
from tests.cli.conftest import Runner, text, told
from tests.cli.test_replay import written
from tests.play.games import SHELF

GAME = "GO1-E-AAAAAAB d 5 2\n"
TABLE = "SG1-6-2-AAAAAAB @person:Anna @easy:3:Bo 1: t1 t2 2: t1 t2 1: s p3 2: s x t4\n"
OWN = (
    "GO1-E-AAAAAAA =6C5SQSTH6H/2SKC4S2C8C/TCAH2D5DJS/3DQHASKD4C/JH3C7D8H9C/TH4H7H7C8D/3S7S3H9S5C/"
    "AC8S9DQCJCJD2HTD6SADQD9H4D5H6DKHKS d 5\n"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_imported_is_told(language: str, run: Runner, tmp_path: Path) -> None:
    ran = run("import", written(tmp_path, GAME), "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    left, today = say("history-result-left"), say("history-when-today")
    game = say("history-shared", game=say("rule-easy"), result=left, when=today)
    assert ran.out == f"{text(say('imported', game=game, count=3), language)}\n"


@pytest.mark.parametrize("game", [GAME, TABLE])
def test_what_comes_in_goes_out_again(game: str, run: Runner, tmp_path: Path) -> None:
    assert run("import", written(tmp_path, game)).status == 0
    ran = run("share")
    assert (ran.status, ran.err) == (0, "")
    assert read_shared(ran.out, SHELF.header) == read_shared(game, SHELF.header)
    assert run("share", "-").out == ran.out


def test_a_game_by_its_number_to_a_new_file(run: Runner, tmp_path: Path) -> None:
    run("import", written(tmp_path, GAME))
    run("import", written(tmp_path, TABLE))
    file = tmp_path / "shared.txt"
    assert run("share", "--game", "2", str(file)).status == 0
    assert file.read_text("utf-8") == GAME
    assert run("share", str(file)) == told(say("share-file-exists", file=str(file)))
    assert file.read_text("utf-8") == GAME
    missing = str(tmp_path / "none" / "file")
    assert run("share", missing) == told(say("file-unwritable", file=missing))
    assert run("share", "--game", "3") == told(say("share-no-game", number=3))


def test_without_games(run: Runner) -> None:
    assert run("share") == told(say("share-no-game", number=1))


def test_from_standard_input(run: Runner) -> None:
    assert run("import", "-", lines=GAME).status == 0
    assert run("share").out == GAME


def test_a_fault_leaves_nothing_behind(run: Runner, tmp_path: Path) -> None:
    file = written(tmp_path, "GO1-E-AAAAAAB d 9")
    problem = say("shared-unknown-word", word="9", line=1, position=3, known="5 d u")
    assert run("import", file) == told(say("shared-file", file=file, problem=problem))
    assert run("share") == told(say("share-no-game", number=1))


def spoiled(game: str, chance: Random) -> bytes:
    """Return a game's text as a bad line, or a bad copy, would have left it."""
    given = bytearray(game.encode("utf-8"))
    match chance.randrange(4):
        case 0:
            for _ in range(chance.randrange(1, 6)):
                given[chance.randrange(len(given))] = chance.randrange(256)
        case 1:
            del given[chance.randrange(len(given)) :]
        case 2:
            start = chance.randrange(len(given))
            given[start:start] = given[chance.randrange(len(given)) :]
        case 3:
            start = chance.randrange(len(given))
            del given[start : start + chance.randrange(1, 9)]
    return bytes(given)


def test_whatever_a_file_holds_is_a_game_or_told(run: Runner, tmp_path: Path) -> None:
    """No traceback, and one line that names the file."""
    crash = run.home / "golf-access-crash.txt"
    chance = Random(11)
    statuses = set()
    for number in range(60):
        file = written(tmp_path, spoiled((GAME, TABLE, OWN)[number % 3], chance))
        ran = run("import", file, "--lang", LANGUAGES[number % len(LANGUAGES)])
        statuses.add(ran.status)
        assert not crash.exists(), crash.read_text("utf-8")
        if ran.status == 2:
            assert ran.out == ""
            assert file in ran.err
            assert ran.err.count("\n") == 1
        else:
            assert (ran.status, ran.err) == (0, "")
    assert statuses == {0, 2}
