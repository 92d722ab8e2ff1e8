"""The whole program in a pseudo-terminal, with its transcript: what each key led to."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from golf_access.devices.sinks import split
from tests.tools.pty_run import LIMIT_SECONDS, Console

ROOT = Path(__file__).parents[2]
COLUMNS = 80
KEYS = {
    "enter": b"\r",
    "space": b" ",
    "tab": b"\t",
    "shift+tab": b"\x1b[Z",
    "backspace": b"\x7f",
    "up": b"\x1b[A",
    "down": b"\x1b[B",
}
"""What keys with a name send."""


@dataclass(frozen=True)
class Told:
    """One text of the transcript. ``key`` led to it, None when none did."""

    id: str
    text: str
    language: str
    key: str | None


def read_transcript(path: Path) -> list[Told]:
    """Return all that was said so far; what one key causes is written at once."""
    if not path.exists():
        return []
    written = path.read_text("utf-8").rpartition("\n")[0]
    entries = map(json.loads, written.splitlines())
    return [Told(one["id"], one["text"], one["language"], one["key"]) for one in entries]


class Program(Console):
    """The program, started with ``--output``. A context manager, which ends it."""

    def __init__(
        self,
        folder: Path,
        arguments: Sequence[str],
        *,
        output: str,
        language: str = "en",
        env: Mapping[str, str | None] | None = None,
    ) -> None:
        """``folder`` keeps the transcript and the settings."""
        self.transcript = folder / "transcript.jsonl"
        self._answered = 0
        program = [sys.executable, "-m", "golf_access", *arguments, "--lang", language]
        program += ["--output", output, "--transcript", str(self.transcript)]
        changes = {"GOLF_ACCESS_HOME": str(folder / "home"), "PYTHONPATH": str(ROOT), **(env or {})}
        super().__init__(program, columns=COLUMNS, env=changes, cwd=folder)

    @property
    def told(self) -> list[Told]:
        """All that was said so far."""
        return read_transcript(self.transcript)

    def await_told(self, found: Callable[[Told], bool]) -> list[Told]:
        """Wait until something is said, and return what is new since the last call."""
        end = time.monotonic() + LIMIT_SECONDS
        while not any(map(found, (told := self.told)[self._answered :])):
            if time.monotonic() > end:
                raise AssertionError((told[self._answered :], self.text[-500:]))
            self._wait_for_output()
        new, self._answered = told[self._answered :], len(told)
        return new

    def press(self, key: str) -> list[Told]:
        """Press a key and wait for its answer. Returns what is new, events included."""
        self.send(KEYS.get(key, key.encode()))
        return self.await_told(lambda one: one.key == key)

    def assert_every_text_has_its_line(self) -> None:
        """Check that the lines are the texts, in order, and nothing else.

        A full stop more or less tells a line from typing.
        """
        lines = [line for one in self.told for line in split(one.text, COLUMNS)]
        written = self.text.strip("\n").split("\n")
        assert [line.rstrip(".") for line in written] == [line.rstrip(".") for line in lines]
