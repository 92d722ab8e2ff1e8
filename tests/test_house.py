"""``run.py``: what it says in which language, what it installs when, and what it leaves behind."""

from __future__ import annotations

import ast
import importlib.util
import io
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

import pytest

import run
from golf_access.announce.announcer import say
from golf_access.announce.languages import Languages
from golf_access.announce.messages import LANGUAGES, Language
from golf_access.cli.main import system_language
from golf_access.data import data_folder

LOCALES = data_folder("locales")
CHECKOUT = LOCALES.parent

needs_posix = pytest.mark.skipif(os.name == "nt", reason="Windows can't replace a process")


class Installer:
    """Stands for venv, pip and the tools: notes each command, and fails where told.

    Attributes:
        commands: the commands that were run, each as one text.
        failing: a part of the command that fails.
        stopping: a part of the command during which Ctrl+C is pressed.
    """

    def __init__(self, house: ModuleType) -> None:
        self.commands: list[str] = []
        self.failing: str | None = None
        self.stopping: str | None = None
        self._house = house

    def run(
        self, command: list[str], stdout: int | None = None, **_options: object
    ) -> subprocess.CompletedProcess[bytes]:
        line = " ".join(command)
        self.commands.append(line)
        if self.stopping and self.stopping in line:
            raise KeyboardInterrupt
        if "-m venv --clear" in line:
            shutil.rmtree(self._house.VENV, ignore_errors=True)
            base = {"base": str(self._house.VENV), "platbase": str(self._house.VENV)}
            Path(sysconfig.get_path("purelib", "venv", base)).mkdir(parents=True)
            self._house.PYTHON.parent.mkdir(parents=True)
            self._house.PYTHON.touch()
        if self.failing and self.failing in line:
            if stdout is not None:
                os.write(stdout, b"No route to host.\n")
            return subprocess.CompletedProcess(command, 3)
        return subprocess.CompletedProcess(command, 0)

    def done(self) -> list[str]:
        """Return which of venv and pip ran since the last call, and forget them."""
        words = ("-m venv", "-m pip")
        kinds = [word[3:] for command in self.commands for word in words if word in command]
        self.commands.clear()
        return kinds


@pytest.fixture
def house(tmp_path: Path) -> ModuleType:
    """``run.py`` in a folder of its own, where nothing is installed yet."""
    for name in ("run.py", "pyproject.toml"):
        shutil.copy(CHECKOUT / name, tmp_path)
    for language in LANGUAGES:
        folder = tmp_path / "locales" / language
        folder.mkdir(parents=True)
        shutil.copy(LOCALES / language / "setup.ftl", folder)
    spec = importlib.util.spec_from_file_location("house", tmp_path / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def installer(house: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Installer:
    installer = Installer(house)
    monkeypatch.setattr(subprocess, "run", installer.run)
    monkeypatch.setattr(house, "run_game", lambda _arguments: 0)
    return installer


def message(name: str, language: str = "en", detail: object = "") -> str:
    return run.read_message(name, language, str(detail))


# ------------------------------------------------------------------------------------ language


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["--lang", "nl"], {"LANG": "it_IT.UTF-8"}, "nl"),
        (["solitaire", "--lang=ro", "--line"], {"GOLF_ACCESS_LANG": "it"}, "ro"),
        (["--lang", "tlh"], {"LANG": "it_IT.UTF-8"}, "it"),
        (["--language=ro", "--lang"], {"LANG": "it"}, "it"),
        ([], {"GOLF_ACCESS_LANG": "nl", "LC_ALL": "it_IT.UTF-8"}, "nl"),
        ([], {"LC_ALL": "ro_RO", "LC_MESSAGES": "nl_NL", "LANG": "it_IT"}, "ro"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "nl_BE.UTF-8@euro", "LANG": "it_IT"}, "nl"),
        ([], {"GOLF_ACCESS_LANG": "it-CH"}, "it"),
        ([], {"LC_ALL": "C", "LANG": "it_IT"}, "en"),
        ([], {"LANG": "sv_SE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_systems(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert run.choose_language(arguments, environment) == language


@pytest.mark.parametrize("name", ["GOLF_ACCESS_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"])
@pytest.mark.parametrize("value", ["", "it", "ro_RO.UTF-8", "nl-BE", "C.UTF-8", "POSIX", "sv_SE"])
def test_the_game_goes_on_in_the_language_of_the_set_up(name: str, value: str) -> None:
    assert run.choose_language([], {name: value}) == system_language(
        {name: value}, Languages(LOCALES)
    )


@pytest.mark.parametrize(
    ("name", "language"),
    [("Italian_Italy", "it"), ("Dutch_Belgium", "nl"), ("Romanian_Romania", "ro"), (None, "en")],
)
def test_windows_names_languages_in_english(
    name: str | None, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (name, "1252"))
    assert run.choose_language([], {}) == language


def test_the_languages_are_those_of_the_game() -> None:
    assert run.LANGUAGES == LANGUAGES


# ------------------------------------------------------------------------------------ messages


def lines_of(language: str) -> list[str]:
    return (LOCALES / language / "setup.ftl").read_text("utf-8").splitlines()


def ids_of(lines: Iterable[str]) -> list[str]:
    return [line.partition(" = ")[0] for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_messages_that_are_used(language: str) -> None:
    used = re.findall(r'"(setup-[a-z-]+)"', (CHECKOUT / "run.py").read_text("utf-8"))
    assert set(ids_of(lines_of(language))) == set(used)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_comment_and_is_one_line(language: str) -> None:
    lines = lines_of(language)
    for above, line in zip(["", *lines], lines, strict=False):
        if line and not line.startswith("#"):
            assert above.startswith("# ")
            assert re.fullmatch(r"setup-[a-z-]+ = [^{}]+(\{ \$detail \}[^{}]*)?", line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_their_detail_in_every_language(language: str) -> None:
    for name in ids_of(lines_of("en")):
        assert ("DETAIL" in message(name, language, "DETAIL")) == (
            "DETAIL" in message(name, "en", "DETAIL")
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_reads_the_messages_alike(language: str) -> None:
    fluent = Language(language, LOCALES / language)
    for name in ids_of(lines_of(language)):
        assert fluent.text(say(name, detail="A:\\b c")) == message(name, language, "A:\\b c")


class Terminal(io.BytesIO):
    """A terminal that notes each write."""

    def __init__(self) -> None:
        super().__init__()
        self.buffer = self
        self.writes: list[str] = []

    def isatty(self) -> bool:
        return True

    def write(self, data: bytes) -> int:  # type: ignore[override]  # only bytes come here
        self.writes.append(data.decode())
        return len(data)


def test_on_a_terminal_the_newline_comes_before_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setenv("COLUMNS", "30")
    run.tell("Se pregătește Golf Access: cam un minut.")
    run.tell("Pregătirea a fost întreruptă.", last=True)
    assert terminal.writes == [
        "\nSe pregătește Golf Access:\ncam un minut.",
        "\nPregătirea a fost întreruptă.\n",
    ]


def test_a_line_is_ended_when_the_game_writes_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    run.tell("Se pregătește.")
    assert terminal.writes == ["\nSe pregătește.\n"]


# ---------------------------------------------------------------------------------- installing


def test_the_first_start_installs_and_says_so_once(
    house: ModuleType, installer: Installer, capfd: pytest.CaptureFixture[str]
) -> None:
    assert house.main(["--lang", "it"]) == 0
    assert [command.split()[1:3] for command in installer.commands] == [
        ["-m", "venv"],
        ["-m", "pip"],
    ]
    assert "prompt-toolkit>=" in installer.commands[-1]
    assert "pytest>=" not in installer.commands[-1]
    assert tuple(capfd.readouterr()) == ("", message("setup-running", "it") + "\n")
    assert not house.LOG.exists()

    installer.done()
    assert house.main(["--lang", "it"]) == 0
    assert installer.done() == []
    assert tuple(capfd.readouterr()) == ("", "")


def test_the_environment_finds_the_game_even_when_moved(
    house: ModuleType, installer: Installer
) -> None:
    house.main([])
    (path_file,) = house.VENV.rglob("*.pth")
    line = path_file.read_text("utf-8").strip()
    assert not Path(line).is_absolute()
    assert (path_file.parent / line).resolve() == house.ROOT


def test_libraries_are_installed_again_when_they_change(
    house: ModuleType, installer: Installer, capfd: pytest.CaptureFixture[str]
) -> None:
    house.main([])
    installer.done()
    capfd.readouterr()
    with (house.ROOT / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("\n# Changed.\n")
    assert house.main(["--lang=nl"]) == 0
    assert installer.done() == ["pip"]
    assert capfd.readouterr().err == message("setup-updating", "nl") + "\n"
    house.main([])
    assert installer.done() == []


def test_the_tests_need_more_and_the_game_is_content_with_it(
    house: ModuleType, installer: Installer
) -> None:
    house.main([])
    installer.commands.clear()
    assert house.main(["test"]) == 0
    assert "pytest>=" in installer.commands[0]
    assert installer.done() == ["pip"]
    house.main([])
    assert installer.done() == []


def test_another_python_gets_another_environment(
    house: ModuleType, installer: Installer, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.main([])
    installer.done()
    monkeypatch.setattr(house.sys, "version_info", (3, 99, 0))
    house.main([])
    assert installer.done() == ["venv", "pip"]


def test_an_environment_whose_python_is_gone_is_made_anew(
    house: ModuleType, installer: Installer
) -> None:
    house.main([])
    installer.done()
    house.PYTHON.unlink()
    house.main([])
    assert installer.done() == ["venv", "pip"]


@pytest.mark.parametrize("step", ["venv", "pip"])
def test_a_failure_is_told_and_what_was_begun_is_not_used(
    step: str, house: ModuleType, installer: Installer, capfd: pytest.CaptureFixture[str]
) -> None:
    installer.failing = f"-m {step}"
    assert house.main(["--lang=ro"]) == 1
    assert capfd.readouterr().err.splitlines() == [
        message("setup-running", "ro"),
        message("setup-failed", "ro", house.LOG),
    ]
    assert house.LOG.read_bytes() == b"No route to host.\n"
    assert not house.STAMP.exists()

    installer.done()
    installer.failing = None
    assert house.main([]) == 0
    assert installer.done() == ["venv", "pip"]
    assert not house.LOG.exists()


def test_a_failed_update_is_not_taken_for_done(house: ModuleType, installer: Installer) -> None:
    house.main([])
    with (house.ROOT / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("\n# Changed.\n")
    installer.failing = "-m pip"
    assert house.main([]) == 1
    installer.done()
    installer.failing = None
    assert house.main([]) == 0
    assert installer.done() == ["venv", "pip"]


def test_a_stopped_set_up_is_told_and_begun_again(
    house: ModuleType, installer: Installer, capfd: pytest.CaptureFixture[str]
) -> None:
    installer.stopping = "-m pip"
    assert house.main(["--lang=nl"]) == 130
    assert capfd.readouterr().err.splitlines()[1:] == [message("setup-stopped", "nl")]
    assert not house.STAMP.exists()


def test_a_folder_without_write_access_is_told(
    house: ModuleType, installer: Installer, capfd: pytest.CaptureFixture[str]
) -> None:
    house.LOG.mkdir()
    assert house.main(["--lang=it"]) == 1
    assert capfd.readouterr().err.splitlines()[1:] == [
        message("setup-unwritable", "it", house.ROOT)
    ]


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_python_without_environments_is_told(
    missing: str,
    house: ModuleType,
    installer: Installer,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(house, "find_spec", lambda name: None if name == missing else name)
    assert house.main(["--lang=en"]) == 1
    heard = capfd.readouterr().err
    assert heard == message("setup-no-venv") + "\n"
    assert "python3-venv" in heard
    assert installer.commands == []


def test_an_old_python_is_told(
    house: ModuleType,
    installer: Installer,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(house.sys, "version_info", (3, 8, 18, "final", 0))
    assert house.main(["solitaire", "--lang", "nl"]) == 2
    assert capfd.readouterr().err == message("setup-old-python", "nl", "3.8.18") + "\n"
    assert installer.commands == []


def test_an_old_python_can_read_the_file() -> None:
    ast.parse((CHECKOUT / "run.py").read_text("utf-8"), feature_version=(3, 6))


# ----------------------------------------------------------------------------- game and tests


@needs_posix
def test_the_game_takes_the_place_of_the_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Replaced(Exception):
        pass

    def execv(program: str, command: list[str]) -> None:
        raise Replaced(program, command)

    monkeypatch.setattr(os, "execv", execv)
    with pytest.raises(Replaced) as replaced:
        run.run_game(["solitaire", "--code", "GO1-E-AAAAAAB"])
    program, command = replaced.value.args
    assert program == command[0] == str(run.PYTHON)
    assert command[1:] == ["-P", "-m", "golf_access", "solitaire", "--code", "GO1-E-AAAAAAB"]


def test_the_checks_run_in_order(house: ModuleType, installer: Installer) -> None:
    assert house.run_tests(["-k", "cards"]) == 0
    names = ["ruff check", "ruff format", "linux", "win32", "darwin", "importlinter", "pytest"]
    for name, command in zip(names, installer.commands, strict=True):
        assert name in command
    quick = "-m pytest -m not slow -n auto --dist worksteal"
    assert installer.commands[-1].endswith(f"{quick} -k cards")
    installer.commands.clear()
    house.run_tests(["--all"])
    assert installer.commands[-2].endswith(quick)
    assert installer.commands[-1].endswith("-m pytest -m slow")


def test_the_first_failed_check_ends_the_tests_and_is_named(
    house: ModuleType, installer: Installer, capfd: pytest.CaptureFixture[str]
) -> None:
    installer.failing = "--platform win32"
    assert house.run_tests([]) == 3
    told = capfd.readouterr().err.splitlines()
    assert [line.partition(":")[0] for line in told[:-1]] == [
        *("ruff check", "ruff format", "mypy for linux", "mypy for win32"),
    ]
    assert all(re.fullmatch(r".+: \d+ s", line) for line in told[:-1])
    assert told[-1] == "Failed: mypy for win32"
    assert "--platform win32" in installer.commands[-1]
