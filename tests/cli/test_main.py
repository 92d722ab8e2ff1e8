"""The entry: which language, which settings, and how faults of our own are told."""

from __future__ import annotations

import json
import locale
import tempfile
from pathlib import Path

import pytest

from golf_access.announce.announcer import say
from golf_access.announce.languages import Languages
from golf_access.announce.messages import LANGUAGES
from golf_access.cli.main import system_language
from golf_access.cli.options import SUBCOMMANDS
from golf_access.data import data_folder
from golf_access.screens.solitaire import SolitaireScreen
from golf_access.settings import Settings
from tests.cli.conftest import Runner, text, told

OURS = Languages(data_folder("locales"))
NO_COMMAND = say("usage-unknown-subcommand", name="golf", known=", ".join(SUBCOMMANDS))

# ------------------------------------------------------------------------------- the language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "ro_RO"}, "ro"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "it@euro"}, "it"),
        ({"LANG": "it-IT"}, "it"),
        ({"LANG": "NL_be.utf8"}, "nl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "italian"}, "it"),
        ({"LANG": "it", "LC_MESSAGES": "ro"}, "ro"),
        ({"LANG": "it", "LC_MESSAGES": "ro", "LC_ALL": "C"}, "en"),
        ({"LANG": "it", "LC_ALL": "", "LC_MESSAGES": ""}, "it"),
        ({"GOLF_ACCESS_LANG": "nl", "LC_ALL": "it"}, "nl"),
        ({"GOLF_ACCESS_LANG": "xx", "LC_ALL": "it"}, "en"),
    ],
)
def test_the_environments_language(environment: dict[str, str], language: str) -> None:
    assert system_language(environment, OURS) == language


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("it_IT", "it"),
        ("Italian_Italy", "it"),
        ("Romanian_Romania", "ro"),
        ("Dutch_Netherlands", "nl"),
        ("Swedish_Sweden", "en"),
        (None, "en"),
    ],
)
def test_else_the_systems(name: str | None, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: (name, "UTF-8"))
    assert system_language({}, OURS) == language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["--lang", "it"], "it"),
        (["--lang=nl"], "nl"),
        (["--lang", "it", "--lang", "ro"], "ro"),
        (["--lang", "ro", "--lang=en"], "en"),
        ([], "en"),
        (["--lang"], "en"),
        (["--lang="], "en"),
        (["--lang", "IT"], "en"),
        (["--language", "it"], "en"),
        (["--lang=xx"], "en"),
    ],
)
def test_even_faults_are_told_in_the_language_asked_for(
    arguments: list[str], language: str, run: Runner
) -> None:
    assert run("golf", *arguments) == told(NO_COMMAND, language)


def test_a_bad_language_is_told_in_the_usual_one(run: Runner) -> None:
    run.monkeypatch.setenv("GOLF_ACCESS_LANG", "ro")
    known = ", ".join(LANGUAGES)
    fault = say("usage-bad-value", option="--lang", value="sv", known=known)
    assert run("--lang", "sv") == told(fault, "ro")


@pytest.mark.parametrize(
    ("ours", "system", "asked", "language"),
    [
        (None, "it_IT.UTF-8", None, "nl"),
        ("ro", "it_IT.UTF-8", None, "ro"),
        ("ro", "it_IT.UTF-8", "en", "en"),
    ],
)
def test_settings_stand_between_the_option_and_the_system(
    ours: str | None, system: str, asked: str | None, language: str, run: Runner
) -> None:
    run.write_settings('language = "nl"')
    run.monkeypatch.setenv("LANG", system)
    run.monkeypatch.setenv("GOLF_ACCESS_LANG", ours or "")
    options = ["--lang", asked] if asked else []
    assert run("golf", *options) == told(NO_COMMAND, language)


def test_without_settings_the_systems_language(run: Runner) -> None:
    run.monkeypatch.delenv("GOLF_ACCESS_LANG")
    run.monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert run("golf") == told(NO_COMMAND, "it")


# ------------------------------------------------------------------------------- the settings


@pytest.mark.parametrize(
    ("content", "name", "facts"),
    [
        ("rule_set =\n", "settings-syntax", {"line": 1}),
        (
            "speed = 1",
            "settings-unknown-field",
            {
                "name": "speed",
                "known": ", ".join(Settings.__struct_fields__),
            },
        ),
        (
            'rule_set = "hard"',
            "settings-bad-value",
            {"name": "rule_set", "value": "hard", "known": "easy, classic, strict"},
        ),
        (
            'language = "sv"',
            "settings-bad-value",
            {"name": "language", "value": "sv", "known": ", ".join(LANGUAGES)},
        ),
    ],
)
def test_bad_settings_are_told(
    content: str, name: str, facts: dict[str, str | int], run: Runner
) -> None:
    path = run.write_settings(content)
    fault = say(name, **{"file": str(path), **facts})  # type: ignore[arg-type]
    for arguments in (["solitaire"], ["deal", "GO1-E-AAAAAAB"], []):
        assert run(*arguments) == told(fault)


def test_settings_that_cannot_be_read(run: Runner) -> None:
    path = run.write_settings("")
    path.unlink()
    path.mkdir()
    assert run("solitaire") == told(say("settings-unreadable", file=str(path)))


def test_a_keymap_of_the_settings_that_there_is_not(run: Runner) -> None:
    run.write_settings('keymap = "mine"')
    fault = say("keymap-no-such-keymap", file="mine.toml", name="mine", known="default")
    assert run("solitaire") == told(fault)
    assert run("solitaire", "--keymap", "default").status == 0


# ------------------------------------------------------------------------- faults of our own


@pytest.fixture
def crashing(run: Runner) -> Runner:
    def crash(_deal: object) -> str:
        raise ZeroDivisionError("nobody's fault but ours")

    run.monkeypatch.setattr("golf_access.cli.deal.write_deal", crash)
    run.monkeypatch.setattr(tempfile, "tempdir", str(run.folder))
    return run


def crash_is_kept(report: Path) -> bool:
    kept = report.read_text("utf-8")
    return kept.startswith("Traceback") and "nobody's fault but ours" in kept


def test_ctrl_c_before_the_game_ends_quietly(run: Runner) -> None:
    def interrupt(_deal: object) -> str:
        raise KeyboardInterrupt

    run.monkeypatch.setattr("golf_access.cli.deal.write_deal", interrupt)
    ran = run("deal", "GO1-E-AAAAAAB")
    assert (ran.status, ran.out, ran.err) == (130, "", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crash_is_told_and_kept(crashing: Runner, language: str) -> None:
    ran = crashing("deal", "GO1-E-AAAAAAB", "--lang", language)
    report = crashing.home / "golf-access-crash.txt"
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == text(say("crashed", file=str(report)), language) + "\n"
    assert crash_is_kept(report)


def test_a_crash_is_kept_elsewhere_where_the_folder_cannot_be_written(crashing: Runner) -> None:
    (crashing.home / "golf-access-crash.txt").mkdir(parents=True)
    ran = crashing("deal", "GO1-E-AAAAAAB")
    report = crashing.folder / "golf-access-crash.txt"
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == text(say("crashed", file=str(report))) + "\n"
    assert crash_is_kept(report)


def test_a_crash_that_cannot_be_kept_is_told_all_the_same(crashing: Runner) -> None:
    for folder in (crashing.home, crashing.folder):
        (folder / "golf-access-crash.txt").mkdir(parents=True)
    ran = crashing("deal", "GO1-E-AAAAAAB")
    assert (ran.status, ran.out, ran.err) == (1, "", text(say("crashed-unwritten")) + "\n")


def test_a_crash_in_the_middle_of_a_game(run: Runner) -> None:
    def crash(_self: object, _command: object) -> object:
        raise ZeroDivisionError("nobody's fault but ours")

    run.monkeypatch.setattr(SolitaireScreen, "handle", crash)
    transcript = run.folder / "transcript.jsonl"
    ran = run("solitaire", "--transcript", str(transcript), lines="d\ne\n")
    report = run.home / "golf-access-crash.txt"
    assert ran.status == 1
    assert ran.err == text(say("crashed", file=str(report))) + "\n"
    assert ran.out.endswith(".\n")
    assert crash_is_kept(report)
    ids = [json.loads(line)["id"] for line in transcript.read_text("utf-8").splitlines()]
    assert ids == ["game-begins", "counts", "free-cards", "press-for-help"]
