"""The child that plays sounds with miniaudio. It is run by its path, and imports nothing of ours.

It reads a length and so many bytes of samples (16 bits, one channel), again and again, and plays
each instead of what is being played, until its standard input ends. Its argument is the number of
samples a second. Its exit status tells what is missing.
"""

from __future__ import annotations

import importlib
import os
import sys
import threading
from collections.abc import Generator
from typing import Any

LENGTH_BYTES = 4
NO_MODULE = 3
NO_DEVICE = 4

BUFFER_MILLISECONDS = 40
REST_SECONDS = 1.0
"""How long after its last sound a device is let go: then it has been heard whole."""


def run(rate: int) -> int:
    """Play what is ordered. Returns the exit status."""
    try:
        miniaudio: Any = importlib.import_module("miniaudio")
    except ImportError:
        return NO_MODULE
    rest: threading.Timer | None = None
    lock = threading.Lock()
    try:
        device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=rate,
            buffersize_msec=BUFFER_MILLISECONDS,
            app_name="Golf Access",
        )
        if device.backend == "Null":
            return NO_DEVICE

        def stop() -> None:
            with lock:
                if device.running:
                    device.stop()

        with open(0, "rb", closefd=False) as orders:
            while len(length := orders.read(LENGTH_BYTES)) == LENGTH_BYTES:
                stream = pieces(orders.read(int.from_bytes(length, "big")))
                next(stream)
                if rest is not None:
                    rest.cancel()
                stop()
                with lock:
                    device.start(stream)
                rest = threading.Timer(REST_SECONDS, stop)
                rest.daemon = True
                rest.start()
        if rest is not None:
            rest.join()
        device.close()
    except Exception:
        # The library's own error, and whatever a sound system raises.
        return NO_DEVICE
    return 0


def pieces(data: bytes) -> Generator[bytes, int, None]:
    """Yield samples as the device asks for them, then silence."""
    at = 0
    wanted = yield b""
    while True:
        size = 2 * wanted
        piece = data[at : at + size]
        at += size
        wanted = yield piece.ljust(size, b"\0")


if __name__ == "__main__":
    # Not by sys.exit: a sound system may hang at the end of the interpreter.
    os._exit(run(int(sys.argv[1])))  # noqa: TID251
