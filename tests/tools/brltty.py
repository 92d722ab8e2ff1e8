"""A real BRLTTY with a virtual display whose cells a test reads.

BRLTTY's driver ``vr`` serves the display on a port; whoever connects is the display: tells its
size, and is told what its cells show (``Drivers/Braille/Virtual`` of BRLTTY 6.5).
"""

from __future__ import annotations

import queue
import signal
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.tools.screens import Screen
from tests.tools.speechd import SECONDS, need


class Display:
    """BRLTTY and its display. ``host`` and ``auth`` are for BrlAPI."""

    auth = "none"

    def __init__(self, folder: Path, cells: int, screen: Screen | None) -> None:
        self._shown: queue.Queue[str] = queue.Queue()
        self._last = ""
        port, api = free_ports(2)
        # BrlAPI counts hosts by their distance from its own port.
        self.host = f"127.0.0.1:{api - 4101}"
        options = {
            "-f": "/dev/null",
            "-F": str(folder / "preferences"),
            "-W": str(folder / "writable"),
            "-U": str(updatable(folder)),
            "-b": "vr",
            "-d": f"server:127.0.0.1:{port}",
            "-s": "no",
            "-A": f"host={self.host},auth={self.auth}",
            **(screen.options if screen else {"-x": "no"}),
        }
        command = ["brltty", "-n", "-q", "-Z"]
        for option, value in options.items():
            command += [option, value]
        with (folder / "messages").open("wb") as messages:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=messages, stderr=messages
            )
        self._link = self._connect(port)
        self._link.sendall(f"cells {cells}\n".encode())
        threading.Thread(target=self._read, daemon=True).start()
        if screen is None:
            # BRLTTY shows that it has none: from here on BrlAPI's clients can show something.
            while self._shown.get(timeout=SECONDS) == "":
                continue

    def await_shown(self, text: str) -> None:
        """Wait until the cells show a text, and blanks behind it."""
        seen = [self._last]
        try:
            while seen[-1] != text:
                seen.append(self._shown.get(timeout=SECONDS).rstrip())
        except queue.Empty:
            raise AssertionError(seen) from None
        self._last = text

    def stop(self) -> None:
        """Stop BRLTTY: it hangs."""
        self.process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """End BRLTTY without a word."""
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """End all."""
        self.kill()
        self._link.close()

    def _connect(self, port: int) -> socket.socket:
        for _ in range(int(SECONDS / 0.05)):
            with suppress(OSError):
                return socket.create_connection(("127.0.0.1", port))
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(0.05)
                break
        raise RuntimeError("BRLTTY doesn't serve a display")

    def _read(self) -> None:
        with suppress(OSError), self._link.makefile("rb") as lines:
            for line in lines:
                kind, _, text = line.decode("utf-8").rstrip("\r\n").partition(" ")
                if kind.lower() == "visual":
                    self._shown.put(text.removeprefix('"').removesuffix('"'))


def updatable(folder: Path) -> Path:
    """Return the folder that a BRLTTY run in ``folder`` keeps its own files in."""
    return folder / "updatable"


def free_ports(count: int) -> list[int]:
    """Return ports that nobody listens on."""
    servers = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [server.getsockname()[1] for server in servers]
    for server in servers:
        server.close()
    return ports


@contextmanager
def display(folder: Path, cells: int, screen: Screen | None = None) -> Iterator[Display]:
    """Run BRLTTY with a display of so many cells, reading a screen or none.

    Skips the test where it isn't installed and needn't be.
    """
    need("brltty")
    shown = Display(folder, cells, screen)
    try:
        yield shown
    finally:
        shown.close()
