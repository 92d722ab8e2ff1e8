"""``golf-access resume``: the last game goes on where it stood."""

from __future__ import annotations

from golf_access.announce.announcer import say
from tests.cli.conftest import Runner, told

GAME = ("--code", "GO1-E-AAAAAAB")


def resumed(run: Runner, lines: str) -> list[str]:
    """Go on with the last game; return the ids of what was said."""
    path = run.folder / "resumed.jsonl"
    ran = run("resume", "--transcript", str(path), lines=lines)
    assert (ran.status, ran.err) == (0, "")
    return run.transcript(path)


def test_the_last_game_goes_on(run: Runner) -> None:
    run.play(*GAME, lines="draw\n5\nquit\nquit\n")
    ids = resumed(run, "undo\nquit\nquit\n")
    assert ids[:3] == ["game-goes-on", "counts", "free-cards"]
    assert "undone-removed" in ids


def test_a_game_whose_input_ended_goes_on(run: Runner) -> None:
    run.play(*GAME, lines="draw\n")
    assert resumed(run, "t\n")[0] == "game-goes-on"


def test_without_a_game_the_menu_begins(run: Runner) -> None:
    assert resumed(run, "")[:2] == ["kept-none", "menu-title"]


def test_each_profile_has_its_own_games_and_settings(run: Runner) -> None:
    run.play(*GAME, "--profile", "Anna", lines="draw\ni\nquit\nquit\n")
    assert (run.home / "settings-Anna.toml").read_text("utf-8") == "interactive = false\n"
    assert not (run.home / "settings.toml").exists()
    assert resumed(run, "")[:2] == ["kept-none", "menu-title"]
    run.monkeypatch.setenv("GOLF_ACCESS_PROFILE", "Anna")
    assert resumed(run, "1\n")[0] == "game-goes-on"


def test_a_name_that_no_profile_can_have(run: Runner) -> None:
    fault = say("store-bad-name", name="a/b", character="/")
    assert run("resume", "--profile", "a/b") == told(fault)
    assert run("share", "--profile=a/b") == told(fault)
