"""A socket between the program and speech-dispatcher: it sees what is told, and can fail itself."""

from __future__ import annotations

import queue
import socket
import threading
from contextlib import suppress
from pathlib import Path

from tests.tools.speechd import SECONDS

BEGUN = b"701 BEGIN"


class Between:
    """Hands on everything, both ways. ``address`` is for ``SPEECHD_ADDRESS``."""

    def __init__(self, folder: Path, daemon: Path) -> None:
        """``daemon`` is the daemon's own socket."""
        place = folder / "between.sock"
        self.address = f"unix_socket:{place}"
        self._daemon = daemon
        self._begun: queue.Queue[None] = queue.Queue()
        self._reads = True
        self._links: list[socket.socket] = []
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(place))
        self._server.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def await_begun(self) -> None:
        """Wait until one text more was told to have begun; the first, a test, doesn't count."""
        self._begun.get(timeout=SECONDS)

    def stop_reading(self) -> None:
        """Read nothing more of what the program sends."""
        self._reads = False

    def close(self) -> None:
        """Hang up on both."""
        for link in (self._server, *self._links):
            with suppress(OSError):
                link.shutdown(socket.SHUT_RDWR)
            link.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                program, _ = self._server.accept()
                daemon = socket.socket(socket.AF_UNIX)
                self._links += (program, daemon)
                try:
                    daemon.connect(str(self._daemon))
                except OSError:
                    # As if nobody listened.
                    program.close()
                    continue
                threading.Thread(target=self._ask, args=(program, daemon), daemon=True).start()
                threading.Thread(target=self._tell, args=(program, daemon), daemon=True).start()

    def _ask(self, program: socket.socket, daemon: socket.socket) -> None:
        with suppress(OSError):
            while data := program.recv(4096):
                if not self._reads:
                    return
                daemon.sendall(data)
            daemon.shutdown(socket.SHUT_WR)

    def _tell(self, program: socket.socket, daemon: socket.socket) -> None:
        rest, begun = b"", 0
        with suppress(OSError):
            while data := daemon.recv(4096):
                program.sendall(data)
                *lines, rest = (rest + data).split(b"\r\n")
                for _ in range(lines.count(BEGUN)):
                    begun += 1
                    if begun > 1:
                        self._begun.put(None)
        with suppress(OSError):
            program.shutdown(socket.SHUT_RDWR)
