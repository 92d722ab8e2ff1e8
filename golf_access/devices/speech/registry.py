"""Which adapters there are, and in which order they are tried on a system."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from golf_access.devices.speech.base import Adapter, Entry, Lost

WINDOWS, LINUX, MACOS = "win32", "linux", "darwin"
EVERYWHERE = (WINDOWS, LINUX, MACOS)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What adapters need to know of the system that they run on.

    ``platform`` is ``sys.platform``; ``speechd_address`` is ``SPEECHD_ADDRESS``,
    ``session_folder`` is ``XDG_RUNTIME_DIR``, or ``XDG_CACHE_HOME`` where there is none.
    """

    platform: str
    speechd_address: str | None = None
    session_folder: Path | None = None


READERS = (
    ("nvda", "NvdaAdapter", True),
    ("jaws", "JawsAdapter", True),
    ("zdsr", "ZdsrAdapter", False),
    ("pc-talker", "PcTalkerAdapter", False),
    ("dolphin", "DolphinAdapter", False),
    ("system-access", "SystemAccessAdapter", True),
    ("window-eyes", "WindowEyesAdapter", False),
)
"""The screen readers of Windows, the most used first, and whether they braille for others."""


def speech_entries(around: Surroundings) -> tuple[Entry, ...]:
    """Return all adapters that speak: screen readers, then synthesisers."""
    return (*reader_entries(), *voice_entries(around))


def reader_entries() -> tuple[Entry, ...]:
    """Return the screen readers, in the order in which they are tried."""
    return (
        *(
            Entry(name, (WINDOWS,), _ao2(adapter), brailles=brailles)
            for name, adapter, brailles in READERS
        ),
        Entry("voiceover", (MACOS,), _ao2("VoiceOverAdapter")),
        Entry("prismatoid", EVERYWHERE, _prism, brailles=True),
    )


def voice_entries(around: Surroundings) -> tuple[Entry, ...]:
    """Return the synthesisers, in the order in which they are tried."""
    espeak = Entry("espeak-ng", (LINUX, MACOS), _espeak)
    pyttsx3 = Entry("pyttsx3", EVERYWHERE, _pyttsx3)
    return (
        Entry("sapi5", (WINDOWS,), _ao2("Sapi5Adapter")),
        Entry("speech-dispatcher", (LINUX,), lambda lost: _ssip(around, lost)),
        # On Linux pyttsx3 is espeak-ng by a longer way; on macOS it has the system's voices.
        *((pyttsx3, espeak) if around.platform == MACOS else (espeak, pyttsx3)),
    )


def braille_entry() -> Entry:
    """Return the adapter for displays that are written to directly."""
    return Entry("brlapi", (LINUX,), _brlapi, speaks=False, brailles=True)


def chain(mode: str, around: Surroundings, wanted: str | None = None) -> tuple[Entry, ...]:
    """Return what is tried in ``mode``, ``reader`` or ``voice``, on this system, in order.

    The adapter that the player ``wanted`` comes first. After the screen readers come the
    synthesisers: when a reader dies in the middle of a game, something still speaks.
    """
    entries = speech_entries(around) if mode == "reader" else voice_entries(around)
    if wanted is not None:
        first = [entry for entry in speech_entries(around) if entry.name == wanted]
        entries = (*first, *(entry for entry in entries if entry.name != wanted))
    return tuple(entry for entry in entries if around.platform in entry.platforms)


def everything(around: Surroundings) -> tuple[Entry, ...]:
    """Return all adapters, those of this system first, in the order in which they are tried."""
    entries = (*speech_entries(around), braille_entry())
    return tuple(sorted(entries, key=lambda entry: around.platform not in entry.platforms))


# Each module is loaded when its adapter is tried, in the adapter's own thread.


def _ao2(adapter: str) -> Callable[[Lost], Adapter]:
    def make(lost: Lost) -> Adapter:
        made: Adapter = getattr(import_module("golf_access.devices.speech.ao2"), adapter)()
        return made

    return make


def _prism(lost: Lost) -> Adapter:
    from golf_access.devices.speech.prism import PrismAdapter

    return PrismAdapter()


def _ssip(around: Surroundings, lost: Lost) -> Adapter:
    from golf_access.devices.speech.ssip import SsipAdapter, find_address

    return SsipAdapter(find_address(around.speechd_address, around.session_folder), lost)


def _espeak(lost: Lost) -> Adapter:
    from golf_access.devices.speech.espeak import EspeakAdapter

    return EspeakAdapter()


def _pyttsx3(lost: Lost) -> Adapter:
    from golf_access.devices.speech.pyttsx3 import Pyttsx3Adapter

    return Pyttsx3Adapter()


def _brlapi(lost: Lost) -> Adapter:
    from golf_access.devices.braille.brlapi import BrlapiAdapter

    return BrlapiAdapter()
