"""prismatoid, as an optional extra: a module that a test plays."""

from __future__ import annotations

import sys
from enum import IntEnum
from types import ModuleType, SimpleNamespace

import pytest

from golf_access.devices.speech.base import AdapterError, Problem, Reason, Speech
from golf_access.devices.speech.prism import PrismAdapter


class BackendId(IntEnum):
    SPEECH_DISPATCHER = 1
    NVDA = 2
    ORCA = 3


class PrismError(Exception):
    code = 7


class Reader:
    def __init__(self, *, running: bool) -> None:
        self.features = SimpleNamespace(
            is_supported_at_runtime=running,
            supports_speak=True,
            supports_stop=True,
            supports_braille=True,
        )
        self.calls: list[tuple[object, ...]] = []
        self.broken = False

    def speak(self, text: str, interrupt: bool) -> None:
        if self.broken:
            raise PrismError
        self.calls.append(("speak", text, interrupt))

    def braille(self, text: str) -> None:
        self.calls.append(("braille", text))

    def stop(self) -> None:
        self.calls.append(("stop",))


@pytest.fixture
def readers(monkeypatch: pytest.MonkeyPatch) -> dict[BackendId, Reader]:
    readers: dict[BackendId, Reader] = {}

    class Context:
        def exists(self, backend: BackendId) -> bool:
            return backend in BackendId

        def acquire(self, backend: BackendId) -> Reader:
            if backend not in readers:
                raise ValueError(backend)
            return readers[backend]

    module = ModuleType("prism")
    vars(module).update(Context=Context, BackendId=BackendId)
    monkeypatch.setitem(sys.modules, "prism", module)
    return readers


def test_the_first_reader_that_runs_is_used(readers: dict[BackendId, Reader]) -> None:
    readers[BackendId.NVDA] = Reader(running=False)
    readers[BackendId.ORCA] = orca = Reader(running=True)
    adapter = PrismAdapter()
    assert adapter.available() is None
    adapter.speak(Speech("one", "en"), lambda problem: None)
    adapter.braille("1")
    adapter.cancel()
    assert orca.calls == [("speak", "one", False), ("braille", "1"), ("stop",)]
    orca.features.is_supported_at_runtime = False
    assert adapter.available() == Problem(Reason.NOT_RUNNING)


def test_a_synthesiser_is_no_reader(readers: dict[BackendId, Reader]) -> None:
    readers[BackendId.SPEECH_DISPATCHER] = Reader(running=True)
    assert PrismAdapter().available() == Problem(Reason.NOT_RUNNING)


def test_its_own_errors_carry_its_number(readers: dict[BackendId, Reader]) -> None:
    readers[BackendId.ORCA] = Reader(running=True)
    adapter = PrismAdapter()
    adapter.available()
    readers[BackendId.ORCA].broken = True
    with pytest.raises(AdapterError) as caught:
        adapter.speak(Speech("one", "en"), lambda problem: None)
    assert caught.value.problem == Problem(Reason.REFUSED, {"code": 7})


def test_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    problem = PrismAdapter().available()
    assert problem is not None
    assert problem.reason is Reason.MODULE_MISSING
