"""The readers of Windows: accessible-output2's own classes, on libraries that a test plays."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from golf_access.devices.speech.ao2 import (
    DolphinAdapter,
    JawsAdapter,
    NvdaAdapter,
    PcTalkerAdapter,
    ReaderAdapter,
    Sapi5Adapter,
    SystemAccessAdapter,
    VoiceOverAdapter,
    WindowEyesAdapter,
    ZdsrAdapter,
    in_code_page,
)
from golf_access.devices.speech.base import AdapterError, Problem, Reason, Speech, VoiceSettings

Calls = list[tuple[Any, ...]]

RUNNING = {
    "nvdaController_testIfRunning": 0,
    "nvdaController_speakText": 0,
    "nvdaController_brailleMessage": 0,
    "nvdaController_cancelSpeech": 0,
    "SA_IsRunning": 1,
    "SA_SayW": 1,
    "SA_BrlShowTextW": 1,
    "SA_StopAudio": 1,
    "DolAccess_GetSystem": 4,
    "DolAccess_Command": 0,
    "DolAccess_Action": 0,
    "PCTKStatus": 1,
    "PCTKPRead": 1,
    "PCTKVReset": 1,
    "InitTTS": 0,
    "GetSpeakState": 4,
    "Speak": 0,
    "StopSpeak": 0,
}
"""What the functions of all DLLs return when their reader runs."""


class Library:
    """A DLL: notes calls and returns what it is told."""

    def __init__(self, calls: Calls, returned: dict[str, int]) -> None:
        self._calls = calls
        self._returned = returned

    def __getattr__(self, name: str) -> Any:
        if name not in self._returned:
            raise AttributeError(name)

        def function(*args: object) -> int:
            self._calls.append((name, *args))
            return self._returned[name]

        return function


class Voice:
    """A voice of SAPI 5."""

    def __init__(self, name: str, language: str) -> None:
        self.name, self.language = name, language

    def GetDescription(self) -> str:  # noqa: N802
        return self.name

    def GetAttribute(self, name: str) -> str:  # noqa: N802
        assert name == "Language"
        return self.language


class Automation:
    """An automation object: notes calls and what is set, returns True."""

    def __init__(self, calls: Calls) -> None:
        object.__setattr__(self, "_calls", calls)

    def __getattr__(self, name: str) -> Any:
        if name == "AudioOutput":
            return "the speaker"

        def method(*args: object) -> object:
            if name == "GetVoices":
                return [
                    Voice("David", "409"),
                    Voice("Elsa", "410"),
                    Voice("Andrei", "418;9"),
                    Voice("Duarte", "816"),
                    Voice("Maria", "416"),
                ]
            self._calls.append((name, *args))
            return True

        return method

    def __setattr__(self, name: str, value: object) -> None:
        self._calls.append((f"{name} =", getattr(value, "name", value)))


@pytest.fixture
def calls() -> Calls:
    return []


@pytest.fixture
def returned() -> dict[str, int]:
    return dict(RUNNING)


@pytest.fixture
def libraries(
    calls: Calls, returned: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Windows' parts of Python, and the DLLs, for the package's own classes."""
    base = importlib.import_module("accessible_output2.outputs.base")

    monkeypatch.setattr(base, "load_library", lambda name, cdll=False: Library(calls, returned))
    monkeypatch.setattr(base.Output, "lib64", "stand-in.dll")

    class ComError(Exception):
        pass

    windows: dict[str, dict[str, Any]] = {
        "pythoncom": {"CoInitialize": lambda: calls.append(("CoInitialize",))},
        "pywintypes": {"com_error": ComError},
        "win32com": {},
        "win32com.client": {
            "gencache": SimpleNamespace(
                is_readonly=False, EnsureDispatch=lambda name: Automation(calls)
            )
        },
        "win32gui": {"FindWindow": lambda kind, title: 1},
        "appscript": {"app": lambda name: App(calls)},
    }
    for name, content in windows.items():
        module = ModuleType(name)
        vars(module).update(content)
        monkeypatch.setitem(sys.modules, name, module)
    before = set(sys.modules)
    yield
    # What was imported on the stand-ins isn't kept for others.
    for name in set(sys.modules) - before:
        del sys.modules[name]


class App:
    """VoiceOver, as AppleScript shows it."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def output(self, text: str) -> None:
        self._calls.append(("output", text))

    def isrunning(self) -> bool:
        return True


def say(adapter: ReaderAdapter, text: str = "5 of clubs", language: str = "en") -> None:
    adapter.speak(Speech(text, language), lambda problem: None)


SPOKEN: list[tuple[type[ReaderAdapter], tuple[Any, ...], tuple[Any, ...]]] = [
    (NvdaAdapter, ("nvdaController_speakText", "5 of clubs"), ("nvdaController_cancelSpeech",)),
    (JawsAdapter, ("SayString", "5 of clubs", False), ("StopSpeech",)),
    (WindowEyesAdapter, ("SpeakString", "5 of clubs"), ("Silence",)),
    (SystemAccessAdapter, ("SA_SayW", "5 of clubs"), ("SA_StopAudio",)),
    (DolphinAdapter, ("DolAccess_Command", "5 of clubs", 22, 1), ("DolAccess_Action", 141)),
    (PcTalkerAdapter, ("PCTKPRead", b"5 of clubs", 0, 1), ("PCTKVReset",)),
    (ZdsrAdapter, ("Speak", "5 of clubs", False), ("StopSpeak",)),
    (Sapi5Adapter, ("Speak", '<pitch absmiddle="0">5 of clubs</pitch>', 9), ("Speak", "", 3)),
    (VoiceOverAdapter, ("output", "5 of clubs"), ("output", "")),
]


@pytest.mark.parametrize(("kind", "spoken", "silenced"), SPOKEN)
@pytest.mark.usefixtures("libraries")
def test_each_reader_speaks_and_is_silenced_and_prints_nothing(
    kind: type[ReaderAdapter],
    spoken: tuple[Any, ...],
    silenced: tuple[Any, ...],
    calls: Calls,
    capfd: pytest.CaptureFixture[str],
) -> None:
    adapter = kind()
    assert adapter.available() is None
    say(adapter)
    assert calls[-1] == spoken
    adapter.cancel()
    assert calls[-1] == silenced
    assert adapter.available() is None
    adapter.close()
    assert capfd.readouterr() == ("", "")


BRAILLED: list[tuple[type[ReaderAdapter], tuple[Any, ...]]] = [
    (NvdaAdapter, ("nvdaController_brailleMessage", '5c "\\"')),
    (JawsAdapter, ("RunFunction", "BrailleString(\"5c '/'\")")),
    (SystemAccessAdapter, ("SA_BrlShowTextW", '5c "\\"')),
]


@pytest.mark.parametrize(("kind", "shown"), BRAILLED)
@pytest.mark.usefixtures("libraries")
def test_those_with_braille_show_it(
    kind: type[ReaderAdapter], shown: tuple[Any, ...], calls: Calls
) -> None:
    adapter = kind()
    assert adapter.brailles
    adapter.available()
    adapter.braille('5c "\\"')
    assert calls[-1] == shown


@pytest.mark.parametrize(
    ("kind", "function", "value"),
    [
        (NvdaAdapter, "nvdaController_testIfRunning", 1722),
        (SystemAccessAdapter, "SA_IsRunning", 0),
        (DolphinAdapter, "DolAccess_GetSystem", 0),
        (PcTalkerAdapter, "PCTKStatus", 0),
        (ZdsrAdapter, "GetSpeakState", 2),
        (ZdsrAdapter, "InitTTS", 1),
    ],
)
@pytest.mark.usefixtures("libraries")
def test_a_reader_that_does_not_run_is_told(
    kind: type[ReaderAdapter], function: str, value: int, returned: dict[str, int]
) -> None:
    returned[function] = value
    assert kind().available() == Problem(Reason.NOT_RUNNING)


@pytest.mark.parametrize(
    ("kind", "function", "value", "reason"),
    [
        (NvdaAdapter, "nvdaController_speakText", 1722, Reason.NOT_RUNNING),
        (NvdaAdapter, "nvdaController_speakText", 5, Reason.REFUSED),
        (SystemAccessAdapter, "SA_SayW", 0, Reason.REFUSED),
        (DolphinAdapter, "DolAccess_GetSystem", 0, Reason.NOT_RUNNING),
        (PcTalkerAdapter, "PCTKStatus", 0, Reason.NOT_RUNNING),
        (ZdsrAdapter, "Speak", 2, Reason.REFUSED),
    ],
)
@pytest.mark.usefixtures("libraries")
def test_a_reader_that_fails_in_the_middle_says_so(
    kind: type[ReaderAdapter],
    function: str,
    value: int,
    reason: Reason,
    returned: dict[str, int],
) -> None:
    adapter = kind()
    assert adapter.available() is None
    returned[function] = value
    with pytest.raises(AdapterError) as caught:
        say(adapter)
    assert caught.value.problem.reason is reason


@pytest.mark.parametrize("what", ["cancel", "braille"])
@pytest.mark.usefixtures("libraries")
def test_all_of_nvdas_return_codes_are_read(what: str, returned: dict[str, int]) -> None:
    adapter = NvdaAdapter()
    assert adapter.available() is None
    returned.update(nvdaController_cancelSpeech=1722, nvdaController_brailleMessage=1722)
    with pytest.raises(AdapterError) as caught:
        adapter.cancel() if what == "cancel" else adapter.braille("5c")
    assert caught.value.problem == Problem(Reason.NOT_RUNNING, {"code": 1722})


@pytest.mark.usefixtures("libraries")
def test_sapi_speaks_in_a_voice_of_the_language(calls: Calls) -> None:
    adapter = Sapi5Adapter()
    adapter.available()
    calls.clear()
    say(adapter, "damă", "ro")
    say(adapter, "<&>", "ro")
    say(adapter, "vrouw", "nl")
    settings = VoiceSettings(rate=50, pitch=-100, volume=-50, voices={"en": "Elsa"})
    adapter.speak(Speech("one", "en", settings), lambda problem: None)
    assert calls == [
        ("Voice =", "Andrei"),
        ("AudioOutput =", "the speaker"),
        ("Speak", '<pitch absmiddle="0">damă</pitch>', 9),
        ("Speak", '<pitch absmiddle="0">&lt;&amp;&gt;</pitch>', 9),
        # There is no Dutch voice: the one before goes on.
        ("Speak", '<pitch absmiddle="0">vrouw</pitch>', 9),
        ("Voice =", "Elsa"),
        ("AudioOutput =", "the speaker"),
        ("Rate =", 5),
        ("Volume =", 50),
        ("Speak", '<pitch absmiddle="-10">one</pitch>', 9),
    ]
    adapter.close()
    assert calls[-1] == ("WaitUntilDone", 5000)


@pytest.mark.usefixtures("libraries")
@pytest.mark.parametrize(
    ("language", "voices"),
    [("it", ("Elsa",)), ("ro", ("Andrei",)), ("pt-BR", ("Maria", "Duarte")), ("nl", ())],
)
def test_sapi_lists_the_voices_of_a_language(language: str, voices: tuple[str, ...]) -> None:
    adapter = Sapi5Adapter()
    adapter.available()
    assert adapter.voices(language) == voices


@pytest.mark.parametrize("kind", [NvdaAdapter, PcTalkerAdapter, ZdsrAdapter])
def test_a_missing_dll_is_told(kind: type[ReaderAdapter]) -> None:
    # This system has no such DLLs at all.
    problem = kind().available()
    assert problem is not None
    assert problem == Problem(Reason.LIBRARY_MISSING, {"library": kind.library})


@pytest.mark.parametrize("kind", [SystemAccessAdapter, DolphinAdapter])
def test_a_dll_for_other_pythons_is_told(kind: type[ReaderAdapter]) -> None:
    # The class itself says nothing: it has no library in a 64-bit Python.
    assert kind().available() == Problem(Reason.LIBRARY_MISSING, {"library": kind.library})


@pytest.mark.parametrize(
    ("kind", "module"), [(JawsAdapter, "pythoncom"), (VoiceOverAdapter, "appscript")]
)
def test_a_missing_module_is_told(kind: type[ReaderAdapter], module: str) -> None:
    assert kind().available() == Problem(Reason.MODULE_MISSING, {"module": module})


def test_letters_that_a_code_page_lacks_lose_their_accents() -> None:
    assert in_code_page("damă de treflă, però 5♠ é", "cp932") == "dama de trefla, pero 5♠ e"
