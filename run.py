#!/usr/bin/env python3
"""Sets Golf Access up, then starts it.

    python3 run.py [what to play, and options of the game]
    python3 run.py test [--all] [options of pytest]

The first start makes a virtual environment, ``.venv``, beside this file and installs the libraries
there; so does the first one after ``pyproject.toml`` has changed. Nothing else is needed than
Python: this file uses the standard library only.

An old Python must be able to read this file as far as the sentence that tells which one is needed.
So it keeps to what Python 3.6 knows, and imports what is newer where that is used.
"""

import hashlib
import locale
import os
import re
import shutil
import subprocess
import sys
import textwrap
import time
from importlib.util import find_spec
from pathlib import Path
from typing import List, Mapping, Sequence

OLDEST_PYTHON = (3, 11)

ROOT = Path(__file__).resolve().parent
LANGUAGES = tuple(sorted(path.parent.name for path in ROOT.glob("locales/*/setup.ftl")))
VENV = ROOT / ".venv"
NAMES_ON_WINDOWS = {
    "dutch": "nl",
    "french": "fr",
    "german": "de",
    "italian": "it",
    "polish": "pl",
    "portuguese": "pt",
    "romanian": "ro",
    "spanish": "es",
    "turkish": "tr",
}
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NO_TESTS = 5
"""pytest's exit status when it was asked for tests that aren't there."""
STAMP = VENV / "golf-access-stamp.txt"
"""Written last: what it names is wholly installed."""
LOG = ROOT / "setup-log.txt"

FAILED = 1
BAD_PYTHON = 2
INTERRUPTED = 130


class SetupError(Exception):
    """What keeps the game from starting: a message's id, its detail, and the exit status."""

    def __init__(self, message: str, detail: str = "", status: int = FAILED) -> None:
        super().__init__(message, detail)
        self.message = message
        self.detail = detail
        self.status = status


def main(arguments: Sequence[str]) -> int:
    """Set up what is missing, then run the game or the tests. Returns the exit status."""
    language = choose_language(arguments, os.environ)
    testing = list(arguments[:1]) == ["test"]
    try:
        if sys.version_info < OLDEST_PYTHON:
            version = ".".join(map(str, sys.version_info[:3]))
            raise SetupError("setup-old-python", version, BAD_PYTHON)
        set_up(language, testing=testing)
    except SetupError as error:
        tell(read_message(error.message, language, error.detail), last=True)
        return error.status
    return run_tests(arguments[1:]) if testing else run_game(arguments)


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language to speak: the one asked for, else the system's, else English."""
    for argument, following in zip(arguments, [*arguments[1:], ""]):
        name, equals, value = argument.partition("=")
        asked = value if equals else following
        if name == "--lang" and asked in LANGUAGES:
            return asked
    for name in ("GOLF_ACCESS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return _known_language(environment[name])
    try:
        return _known_language(locale.getlocale()[0] or "")
    except ValueError:  # a locale that Python doesn't know
        return "en"


def _known_language(name: str) -> str:
    """Return our language for ``it``, ``it_IT.UTF-8``, ``it-IT``, or ``Italian_Italy``."""
    tag = re.split("[.@]", name)[0].replace("_", "-").lower()
    plain = tag.split("-")[0]
    # Windows names languages in English.
    plain = NAMES_ON_WINDOWS.get(plain, plain)
    exact = [code for code in LANGUAGES if code.lower() == tag]
    return next(iter(exact + [code for code in LANGUAGES if code.split("-")[0] == plain]), "en")


def read_message(name: str, language: str, detail: str = "") -> str:
    """Return a message of ``setup.ftl``: one line each there, with no placeable but ``$detail``."""
    text = (ROOT / "locales" / language / "setup.ftl").read_text(encoding="utf-8")
    messages = dict(re.findall(r"^(setup-[a-z-]+) = (.+)$", text, re.MULTILINE))
    return str(messages[name].replace("{ $detail }", detail))


def tell(text: str, last: bool = False) -> None:
    """Write a text, in one piece, so that a screen reader reads it once.

    On a terminal its newline comes before it, as with all that the game says. ``last``: nothing
    follows that would begin with a newline. It goes to standard error: what the game writes to
    standard output may be meant for another program.
    """
    on_terminal = sys.stderr.isatty()
    if on_terminal:
        width = shutil.get_terminal_size().columns - 1
        text = "\n" + textwrap.fill(text, width, break_long_words=False, break_on_hyphens=False)
    if last or not (on_terminal and sys.stdout.isatty()):
        text += "\n"
    # UTF-8, whatever the locale.
    sys.stderr.buffer.write(text.encode("utf-8"))
    sys.stderr.buffer.flush()


def set_up(language: str, testing: bool) -> None:
    """Install what isn't installed yet, for the game or for its tests, too.

    Raises ``SetupError``.
    """
    done = STAMP.read_text(encoding="utf-8").split() if STAMP.exists() and PYTHON.exists() else []
    wanted = _stamp(testing)
    if done in (wanted, _stamp(testing=True)):
        return
    if not (find_spec("venv") and find_spec("ensurepip")):
        raise SetupError("setup-no-venv")
    # An environment for another Python, or one that wasn't finished, is made anew.
    update = done[:1] == wanted[:1]
    tell(read_message("setup-updating" if update else "setup-running", language), last=testing)
    try:
        if STAMP.exists():
            STAMP.unlink()
        with LOG.open("wb") as log:
            if not update:
                _run_logged(log.fileno(), [sys.executable, "-m", "venv", "--clear", str(VENV)])
            pip = [str(PYTHON), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
            _run_logged(log.fileno(), pip + _requirements(testing))
        _put_on_path()
        STAMP.write_text("\n".join(wanted) + "\n", encoding="utf-8")
        LOG.unlink()
    except OSError:
        raise SetupError("setup-unwritable", str(ROOT)) from None
    except KeyboardInterrupt:
        raise SetupError("setup-stopped", status=INTERRUPTED) from None


def _stamp(testing: bool) -> List[str]:
    """Return what the stamp says of a finished environment."""
    version = ".".join(map(str, sys.version_info[:2]))
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    return [version, digest, "test" if testing else "play"]


def _requirements(testing: bool) -> List[str]:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = project["optional-dependencies"]["test"] if testing else []
    return [*project["dependencies"], *extra]


def _run_logged(log: int, command: List[str]) -> None:
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    if done.returncode != 0:
        raise SetupError("setup-failed", str(LOG))


def _put_on_path() -> None:
    """Let the environment's Python find the game, from any folder, and after a move of this one."""
    import sysconfig

    base = {"base": str(VENV), "platbase": str(VENV)}
    libraries = Path(sysconfig.get_path("purelib", "venv", base))
    line = os.path.relpath(str(ROOT), str(libraries)) + "\n"
    (libraries / "golf-access.pth").write_text(line, encoding="utf-8")


def run_game(arguments: Sequence[str]) -> int:
    """Become the game, or where that can't be done wait for it. Returns the exit status."""
    # -P: a module that lies by chance in the player's folder is not the game's.
    command = [str(PYTHON), "-P", "-m", "golf_access", *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    with subprocess.Popen(command) as game:
        while True:
            try:
                return game.wait()
            except KeyboardInterrupt:  # the game got it too, and does what is to be done
                continue


def run_tests(arguments: Sequence[str]) -> int:
    """Check everything, up to the first failure; tell how long each stage took.

    Returns the exit status.
    """
    rest = [argument for argument in arguments if argument != "--all"]
    lint_imports = "from importlinter.cli import lint_imports_command as run; run(['--no-logo'])"
    stages = [
        ("ruff check", ["-m", "ruff", "check", "--quiet"]),
        ("ruff format", ["-m", "ruff", "format", "--check", "--quiet"]),
        ("mypy for linux", _mypy("linux")),
        # The tests' own terminals and screen readers are POSIX only.
        ("mypy for win32", [*_mypy("win32"), "golf_access", "run.py"]),
        ("mypy for darwin", [*_mypy("darwin"), "golf_access", "run.py"]),
        ("lint-imports", ["-c", lint_imports]),
        ("pytest", ["-m", "pytest", "-m", "not slow", "-n", "auto", "--dist", "worksteal", *rest]),
    ]
    if "--all" in arguments:
        # One after the other: they share the sound device, and screen readers need the time.
        stages.append(("pytest, slow", ["-m", "pytest", "-m", "slow", *rest]))
    times = []
    status = 0
    for name, options in stages:
        begin = time.monotonic()
        status = subprocess.run([str(PYTHON), *options], cwd=str(ROOT)).returncode
        times.append(f"{name}: {time.monotonic() - begin:.0f} s\n")
        if status == NO_TESTS and "--all" in arguments and rest:
            status = 0  # what was asked for is all slow, or none of it
        if status != 0:
            times.append(f"Failed: {name}\n")
            break
    sys.stderr.write("".join(times))
    return status


def _mypy(platform: str) -> List[str]:
    """Return the call of mypy, with a cache for each platform: one for all would never be valid."""
    return ["-m", "mypy", "--platform", platform, "--cache-dir", ".mypy_cache/" + platform]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
