"""BRLTTY's library: a library that a test plays, and none. The real one: edges."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any

import pytest

from golf_access.devices.braille.brlapi import BrlapiAdapter
from golf_access.devices.speech.base import AdapterError, Problem, Reason


class Function:
    """A function of a library: does what it is told; takes a ``restype``, as ctypes' do."""

    def __init__(self, do: Any) -> None:
        self.do = do

    def __call__(self, *args: Any) -> Any:
        return self.do(*args)


class Daemon:
    """What a test plays behind the library."""

    def __init__(self) -> None:
        self.columns = 40
        self.is_there = True
        self.knows_terminal = True
        self.shown: list[str] = []
        self.closed = 0
        self.error = 0

    def library(self) -> Any:
        functions = {
            "brlapi_getHandleSize": lambda: 64,
            "brlapi_error_location": lambda: SimpleNamespace(
                contents=SimpleNamespace(brlerrno=self.error)
            ),
            "brlapi__setExceptionHandler": lambda handle, handler: None,
            "brlapi__openConnection": lambda handle, wanted, got: self._status(11),
            "brlapi__enterTtyMode": lambda handle, tty, driver: 0 if self.knows_terminal else -1,
            "brlapi__enterTtyModeWithPath": lambda handle, path, count, driver: self._status(12),
            "brlapi__getDisplaySize": self._size,
            "brlapi__writeWText": self._write,
            "brlapi__getDriverName": lambda handle, name, size: self._status(14),
            "brlapi__closeConnection": self._close,
        }
        return SimpleNamespace(**{name: Function(do) for name, do in functions.items()})

    def _status(self, error: int) -> int:
        self.error = error
        return 0 if self.is_there else -1

    def _size(self, handle: object, columns: Any, rows: Any) -> int:
        columns._obj.value, rows._obj.value = self.columns, 1
        return self._status(14)

    def _write(self, handle: object, cursor: int, text: str) -> int:
        self.shown.append(text)
        return 0

    def _close(self, handle: object) -> None:
        self.closed += 1


@pytest.fixture
def daemon() -> Daemon:
    return Daemon()


@pytest.fixture
def adapter(daemon: Daemon) -> BrlapiAdapter:
    return BrlapiAdapter(load=daemon.library)


@pytest.mark.parametrize(("columns", "cells"), [(12, 20), (20, 20), (40, 40), (70, 40), (80, 80)])
def test_the_form_is_the_largest_that_fits(
    columns: int, cells: int, daemon: Daemon, adapter: BrlapiAdapter
) -> None:
    daemon.columns = columns
    assert adapter.available() is None
    assert adapter.cells == cells
    adapter.braille("x" * cells)
    assert daemon.shown == ["x" * min(cells, columns)]


@pytest.mark.parametrize("known", [True, False])
def test_it_connects_wherever_the_player_is(
    known: bool, daemon: Daemon, adapter: BrlapiAdapter
) -> None:
    daemon.knows_terminal = known
    assert adapter.available() is None
    assert adapter.available() is None
    adapter.close()
    adapter.close()
    assert daemon.closed == 1


def test_no_daemon(daemon: Daemon, adapter: BrlapiAdapter) -> None:
    daemon.is_there = False
    assert adapter.available() == Problem(Reason.NOT_RUNNING, {"code": 11})


def test_no_display(daemon: Daemon, adapter: BrlapiAdapter) -> None:
    daemon.columns = 0
    assert adapter.available() == Problem(Reason.NO_DISPLAY)


def test_a_daemon_that_has_gone_is_noticed_when_something_is_shown(
    daemon: Daemon, adapter: BrlapiAdapter
) -> None:
    adapter.available()
    daemon.is_there = False
    with pytest.raises(AdapterError) as caught:
        adapter.braille("5c")
    assert caught.value.problem == Problem(Reason.ENDED, {"code": 14})


def test_what_the_daemon_complains_of_later_is_told(daemon: Daemon, adapter: BrlapiAdapter) -> None:
    adapter.available()
    adapter._handler(None, 7, 0, None, 0)
    with pytest.raises(AdapterError) as caught:
        adapter.braille("5c")
    assert caught.value.problem == Problem(Reason.REFUSED, {"code": 7})


def test_no_library() -> None:
    def load() -> ctypes.CDLL:
        raise OSError

    problem = BrlapiAdapter(load=load).available()
    assert problem == Problem(Reason.LIBRARY_MISSING, {"library": "libbrlapi.so.0.8"})
