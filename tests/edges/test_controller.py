"""accessible-output2's own classes on a real library: a compiled stand-in for the DLLs.

It has the functions of NVDA's controller, ZDSR and System Access, tells a test what they were
called with, and returns what the test wants. So the calls go through ctypes, as on Windows.
"""

from __future__ import annotations

import ctypes
import importlib
import subprocess
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

import pytest

from golf_access.devices.speech.ao2 import (
    NvdaAdapter,
    ReaderAdapter,
    SystemAccessAdapter,
    ZdsrAdapter,
)
from golf_access.devices.speech.base import AdapterError, Ended, Entry, Fault, Reason, Speech
from golf_access.devices.voice import VoiceSink
from golf_access.utterance import Priority
from tests.devices.said import said
from tests.devices.speech.acting import Actor
from tests.tools.speechd import SECONDS, need

pytestmark = pytest.mark.slow

SOURCE = r"""
#include <stdio.h>
#include <string.h>
#include <wchar.h>
static char heard[65536];
static unsigned long code;
static unsigned long note(const char *what, const wchar_t *text) {
    size_t used = strlen(heard);
    snprintf(heard + used, sizeof heard - used, "%s|%ls\n", what, text ? text : L"");
    return code;
}
const char *test_heard(void) { return heard; }
void test_fail(unsigned long wanted) { code = wanted; }
unsigned long nvdaController_testIfRunning(void) { return code; }
unsigned long nvdaController_speakText(const wchar_t *text) { return note("speak", text); }
unsigned long nvdaController_brailleMessage(const wchar_t *text) { return note("braille", text); }
unsigned long nvdaController_cancelSpeech(void) { return note("cancel", 0); }
int InitTTS(int type, const wchar_t *channel, int keys) { return code; }
int GetSpeakState(void) { return code ? 2 : 4; }
int Speak(const wchar_t *text, int interrupt) { return note("speak", text); }
void StopSpeak(void) { note("cancel", 0); }
int SA_IsRunning(void) { return !code; }
int SA_SayW(const wchar_t *text) { return !note("speak", text); }
int SA_BrlShowTextW(const wchar_t *text) { return !note("braille", text); }
int SA_StopAudio(void) { return !note("cancel", 0); }
"""

FAILURES: dict[type[ReaderAdapter], int] = {
    NvdaAdapter: 1722,
    ZdsrAdapter: 2,
    SystemAccessAdapter: 1,
}


@dataclass
class Stub:
    """The compiled library."""

    library: ctypes.CDLL

    def heard(self) -> list[str]:
        self.library.test_heard.restype = ctypes.c_char_p
        return str(self.library.test_heard().decode("utf-8")).splitlines()

    def fail(self, code: int) -> None:
        self.library.test_fail(code)


@pytest.fixture
def stub(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stub:
    need("gcc")
    source = tmp_path / "stub.c"
    source.write_text(SOURCE)
    path = tmp_path / "stub.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", str(path), str(source)], check=True)
    library = ctypes.CDLL(str(path))
    base = importlib.import_module("accessible_output2.outputs.base")
    monkeypatch.setattr(base, "load_library", lambda name, cdll=False: library)
    # System Access has a DLL for 32-bit Pythons alone.
    monkeypatch.setattr(base.Output, "lib64", "stub.so")
    return Stub(library)


@pytest.mark.parametrize("kind", list(FAILURES))
def test_a_reader_that_goes_in_the_middle_loses_and_repeats_nothing(
    kind: type[ReaderAdapter],
    stub: Stub,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    taken: Queue[str] = Queue()
    speak = kind.speak

    def noting(reader: ReaderAdapter, speech: Speech, ended: Ended) -> None:
        speak(reader, speech, ended)
        taken.put(speech.text)

    monkeypatch.setattr(kind, "speak", noting)
    faults: Queue[Fault] = Queue()
    other = Actor("other", tells_end=False)
    reader = Entry("reader", ("linux",), lambda lost: kind())
    sink = VoiceSink([reader, other.entry()], faults.put)
    sink.emit([said("damă de pică: ăîșț", cause="d"), said("two", cause="d")])
    assert [taken.get(timeout=SECONDS) for _ in range(2)] == ["damă de pică: ăîșț", "two"]
    sink.emit([said("three", cause="d"), said("four", Priority.EVENT)])
    assert [taken.get(timeout=SECONDS) for _ in range(2)] == ["three", "four"]
    assert stub.heard() == [
        "speak|damă de pică: ăîșț",
        "speak|two",
        "cancel|",
        "speak|three",
        "speak|four",
    ]
    stub.fail(FAILURES[kind])
    sink.emit([said("five", Priority.EVENT), said("six", Priority.EVENT)])
    assert [other.next() for _ in range(2)] == [("speak", "five"), ("speak", "six")]
    fault = faults.get(timeout=SECONDS)
    assert (fault.adapter, fault.successor) == ("reader", "other")
    assert fault.problem.reason in (Reason.NOT_RUNNING, Reason.REFUSED)
    sink.emit([said("seven", cause="d")])
    assert [other.next() for _ in range(2)] == [("cancel", ""), ("speak", "seven")]
    sink.close()
    assert faults.empty()
    assert other.asked.empty()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("kind", [NvdaAdapter, SystemAccessAdapter])
def test_a_reader_shows_braille(kind: type[ReaderAdapter], stub: Stub) -> None:
    adapter = kind()
    assert adapter.available() is None
    adapter.braille("5♣ k7")
    assert stub.heard() == ["braille|5♣ k7"]
    stub.fail(FAILURES[kind])
    with pytest.raises(AdapterError):
        adapter.braille("5♣ k7")
