"""A program in a pseudo-terminal, with the time at which what it writes arrives."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

GIVE_UP_SECONDS = 30.0


class TimedProgram:
    """Runs a command in a pseudo-terminal. A context manager, which ends it."""

    def __init__(self, command: Sequence[str], output: str = "terminal") -> None:
        """``output`` is who speaks in the game, which was played here before."""
        self._home = tempfile.TemporaryDirectory()
        Path(self._home.name, "settings.toml").write_text("welcomed = true\n", "utf-8")
        self._master, slave = pty.openpty()
        self.started = time.perf_counter()
        """When the command was started, in seconds of ``time.perf_counter``."""
        self._process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={
                **os.environ,
                "GOLF_ACCESS_HOME": self._home.name,
                "GOLF_ACCESS_OUTPUT": output,
                "TERM": "xterm",
            },
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        os.close(self._master)
        self._home.cleanup()

    def wait(self) -> float:
        """Return the seconds from the start to the end of the command."""
        self._process.wait()
        return time.perf_counter() - self.started

    def until(self, text: bytes) -> float:
        """Read until ``text`` has come. Returns the time; raises ``TimeoutError``."""
        seen = b""
        while text not in seen:
            if not select.select([self._master], [], [], GIVE_UP_SECONDS)[0]:
                raise TimeoutError(seen.decode("utf-8", "replace"))
            seen += os.read(self._master, 65536)
        return time.perf_counter()

    def press(self, key: bytes, answer: bytes) -> float:
        """Return the seconds from a key to an answer that has ``answer`` in it."""
        begin = time.perf_counter()
        os.write(self._master, key)
        return self.until(answer) - begin


GAME = (sys.executable, "-m", "golf_access", "solitaire", "--code", "GO1-E-AAAAAAB", "--lang", "en")
