"""Which screen reader runs, found out quickly: from the list of processes, asking none of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from golf_access.devices.circumstances import UNKNOWN_READER

LIMIT_SECONDS = 0.25
"""How long looking may take. A process takes about 0.01 ms on Linux."""
LINUX_READERS = {
    "orca": "orca",
    "cthulhu": "cthulhu",
    "fenrir": "fenrir",
    "yasr": "yasr",
    "tdsr": "tdsr",
    "brltty": "brltty",
    "espeakup": "speakup",
    "speechd-up": "speakup",
}
"""Screen readers by the names of their processes or scripts."""
OF_THE_SYSTEM = frozenset({"brltty", "espeakup", "speechd-up"})
"""They read for whoever sits there, as which user they may run."""
WINDOWS_READERS = {"nvda.exe": "nvda", "jfw.exe": "jaws", "narrator.exe": "narrator"}
SPEAKUP_SYNTH = Path("sys", "accessibility", "speakup", "synth")
_SPI_GETSCREENREADER = 0x46


def running_readers(platform: str, root: Path = Path("/")) -> frozenset[str]:
    """Return the screen readers that run on this computer, as far as that can be found out.

    ``platform`` is ``sys.platform``.
    """
    if platform == "win32":
        return frozenset(_on_windows())
    if platform == "darwin":
        return frozenset({"voiceover"} if _runs_on_macos("VoiceOver") else ())
    return frozenset(_on_linux(root, time.monotonic() + LIMIT_SECONDS))


def has_voice(platform: str, environment: Mapping[str, str]) -> bool:
    """Return whether there may be a synthesiser; Windows and macOS bring one.

    Whether it sounds is seen when it speaks.
    """
    if platform in ("win32", "darwin") or environment.get("SPEECHD_ADDRESS"):
        return True
    programs = ("speech-dispatcher", "espeak-ng") if platform == "linux" else ()
    return any(map(shutil.which, programs))


def _on_linux(root: Path, until: float) -> Iterator[str]:
    with suppress(OSError):
        # It is a part of the kernel; "none" while it has no synthesiser.
        if (root / SPEAKUP_SYNTH).read_text("ascii", "replace").strip() not in ("", "none"):
            yield "speakup"
    try:
        processes = os.scandir(root / "proc")
    except OSError:
        return
    with processes:
        for process in processes:
            if time.monotonic() > until:
                return
            if not process.name.isdigit():
                continue
            # Any of them may be gone at any moment.
            with suppress(OSError):
                name = _program(process.path)
                # Not the one of a login screen, which runs for nobody yet.
                if name in OF_THE_SYSTEM or (name and process.stat().st_uid in _ours()):
                    yield LINUX_READERS[name]


def _program(process: str) -> str | None:
    """Return which of ``LINUX_READERS`` a process is, by its name or its script's."""
    name = _read(f"{process}/comm").strip().decode("utf-8", "replace")
    is_script = name.startswith("python")
    if name not in LINUX_READERS and not is_script:
        return None
    words = _read(f"{process}/cmdline").decode("utf-8", "replace").split("\0")
    if not words[0]:  # it has ended, and nobody has taken notice yet
        return None
    if not is_script:
        return name
    # The script, or the module after -m, is the first that is no option.
    script = next((word for word in words[1:] if not word.startswith("-")), "")
    script = script.rpartition("/")[2].removesuffix(".py").split(".")[0]
    return script if script in LINUX_READERS else None


def _read(path: str) -> bytes:
    # open() takes three times as long, and there are hundreds.
    file = os.open(path, os.O_RDONLY)
    try:
        return os.read(file, 4096)
    finally:
        os.close(file)


def _ours() -> tuple[int, ...]:
    if sys.platform == "win32":
        return ()
    return (os.getuid(), 0)


def _runs_on_macos(name: str) -> bool:
    try:
        found = subprocess.run(
            ["pgrep", "-x", name],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=LIMIT_SECONDS,
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return found.returncode == 0


def _on_windows() -> Iterator[str]:
    """Give the readers by their processes, else say that Windows was told of one."""
    if sys.platform != "win32":
        return
    import ctypes

    names = set(_windows_processes())
    known = [reader for name, reader in WINDOWS_READERS.items() if name in names]
    yield from known
    flag = ctypes.c_int(0)
    asked = ctypes.windll.user32.SystemParametersInfoW(
        _SPI_GETSCREENREADER, 0, ctypes.byref(flag), 0
    )
    if not known and asked and flag.value:
        yield UNKNOWN_READER


def _windows_processes() -> Iterator[str]:
    """Give the names of all processes, in small letters (``tlhelp32.h``)."""
    if sys.platform != "win32":
        return
    import ctypes
    from ctypes import wintypes

    class Entry(ctypes.Structure):
        _fields_ = (
            ("size", wintypes.DWORD),
            ("usage", wintypes.DWORD),
            ("process", wintypes.DWORD),
            ("heap", ctypes.c_size_t),
            ("module", wintypes.DWORD),
            ("threads", wintypes.DWORD),
            ("parent", wintypes.DWORD),
            ("priority", wintypes.LONG),
            ("flags", wintypes.DWORD),
            ("file", wintypes.WCHAR * 260),
        )

    kernel = ctypes.WinDLL("kernel32")
    kernel.CreateToolhelp32Snapshot.restype = wintypes.HANDLE
    for function in (kernel.Process32FirstW, kernel.Process32NextW):
        function.argtypes = (wintypes.HANDLE, ctypes.POINTER(Entry))
    kernel.CloseHandle.argtypes = (wintypes.HANDLE,)
    snapshot = kernel.CreateToolhelp32Snapshot(2, 0)
    entry = Entry(size=ctypes.sizeof(Entry))
    more = kernel.Process32FirstW(snapshot, ctypes.byref(entry))
    while more:
        yield entry.file.lower()
        more = kernel.Process32NextW(snapshot, ctypes.byref(entry))
    kernel.CloseHandle(snapshot)
