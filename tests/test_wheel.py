"""The wheel, installed where nothing else is: the same game as in the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from golf_access.data import data_folder

CHECKOUT = data_folder("locales").parent
GAME = ["solitaire", "--code", "GO1-E-AAAAAAB", "--lang", "it"]
KEYS = b"draw\n5\n2\ne\nquit\nquit\n"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"

Run = Callable[[Sequence[str | Path], Path, bytes], bytes]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs a command in a folder, for a new player; returns its standard output."""
    home = tmp_path / "home"
    home.mkdir()
    foreign = ("PYTHONPATH", "PYTHONHOME", "GOLF_ACCESS_LANG", "GOLF_ACCESS_OUTPUT")
    environment = {name: value for name, value in os.environ.items() if name not in foreign}
    environment["GOLF_ACCESS_HOME"] = str(home)

    def run(command: Sequence[str | Path], folder: Path, keys: bytes) -> bytes:
        done = subprocess.run(
            command, cwd=folder, env=environment, input=keys, capture_output=True, check=False
        )
        assert done.returncode == 0, (done.stdout + done.stderr).decode(errors="replace")
        return done.stdout

    return run


@pytest.mark.slow
def test_the_installed_wheel_plays_as_the_checkout_does(tmp_path: Path, run: Run) -> None:
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation"]
    run([*build, "--outdir", tmp_path / "built", CHECKOUT], tmp_path, b"")
    (wheel,) = (tmp_path / "built").iterdir()
    run([sys.executable, "-m", "venv", tmp_path / "installed"], tmp_path, b"")
    programs = tmp_path / "installed" / SCRIPTS
    run([programs / "python", "-m", "pip", "install", "--no-input", wheel], tmp_path, b"")

    where = "import golf_access; print(golf_access.__file__)"
    package = run([programs / "python", "-c", where], tmp_path, b"").decode()
    assert Path(package).is_relative_to(tmp_path)

    installed = run([programs / "golf-access", *GAME], tmp_path, KEYS)
    assert installed == run([sys.executable, "-m", "golf_access", *GAME], CHECKOUT, KEYS)
    # Deal, draw, two cards and the counts: each was answered.
    assert installed.count(b"\n") > 5
