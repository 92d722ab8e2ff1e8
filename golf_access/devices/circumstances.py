"""Who should speak where the player hasn't said: it depends on who listens to the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from golf_access.utterance import Output

_PROGRAMS = {
    # Windows.
    "nvda.exe": "nvda",
    "jfw.exe": "jaws",
    "narrator.exe": "narrator",
    # macOS.
    "voiceover": "voiceover",
    # Linux. Two of them are Python programs, which are found by their scripts, too.
    "orca": "orca",
    "fenrir": "fenrir",
    "brltty": "brltty",
    "yasr": "yasr",
    "espeakup": "speakup",
}
"""Screen readers by the name of their program."""
_SCRIPTS = ("orca", "fenrir")
_READ_TERMINALS = {
    "win32": frozenset({"nvda", "narrator"}),
    "linux": frozenset({"orca", "fenrir", "brltty", "yasr", "speakup"}),
    "darwin": frozenset({"voiceover"}),
}
"""The screen readers that read what a terminal shows. JAWS did not read Windows Terminal
(microsoft/terminal #16545)."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """Where the program runs.

    ``platform`` is ``sys.platform``. ``terminal``: single keys are read, and a terminal shows what
    is written. ``remote``: that terminal is on another computer, or of another system (WSL).
    ``readers`` are the screen readers that run.
    """

    platform: str
    terminal: bool
    remote: bool = False
    readers: frozenset[str] = frozenset()

    def output(self) -> Output:
        """Return who should speak.

        Nothing talks into a pipe, nor on the wrong computer. Where no screen reader runs, the game
        has its own voice.
        """
        if not self.terminal or self.remote or self.platform not in _READ_TERMINALS:
            return Output.TERMINAL
        if self.readers & _READ_TERMINALS[self.platform]:
            return Output.TERMINAL
        return Output.READER if self.readers else Output.VOICE


def running_readers() -> frozenset[str]:
    """Return the screen readers that run on this computer, none where that can't be found out."""
    try:
        import psutil  # type: ignore[import-untyped]

        processes = list(psutil.process_iter(["name"]))
    except Exception:
        # The library's own errors, and what systems raise that keep processes from one another.
        return frozenset()
    found = set()
    for process in processes:
        with suppress(Exception):  # it may have ended, or be another user's
            found.add(reader_of(process.info["name"] or "", process.cmdline))
    return frozenset(reader for reader in found if reader)


def reader_of(name: str, command: Callable[[], Sequence[str]]) -> str | None:
    """Return which screen reader a process is, by its name, and a Python by its command line."""
    plain = name.lower()
    if plain.startswith("python"):
        scripts = (part.rpartition("/")[2] for part in command()[1:3])
        return next((script for script in scripts if script in _SCRIPTS), None)
    return _PROGRAMS.get(plain)
