"""The voice: children that are told what to say, cut, queued and missed."""

from __future__ import annotations

import queue
import socket
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from golf_access.devices.speech import espeak
from golf_access.devices.speech.espeak import EspeakSink
from golf_access.utterance import Priority
from tests.devices.said import said

SECONDS = 10
"""How long an event is awaited that must come."""

# Stands for espeak-ng: tells us by a connection what it was given, then speaks until we let it go.
# Its end, also a violent one, is seen as the end of the connection.
SPEAKER = """
import socket, sys
text = sys.stdin.buffer.read()
link = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
link.sendall(" ".join(sys.argv[2:]).encode() + b"\\n" + text + b"\\0")
sys.exit(link.recv(1)[0])
"""


@dataclass
class Speech:
    """A child that speaks."""

    link: socket.socket
    arguments: str
    text: str

    def finish(self, status: int = 0) -> None:
        """Let it end by itself."""
        self.link.sendall(bytes([status]))
        self.await_end()

    def await_end(self) -> None:
        """Wait until it is gone."""
        try:
            assert self.link.recv(1) == b""
        except ConnectionResetError:
            return
        finally:
            self.link.close()


class Speakers:
    """The children that a sink starts."""

    def __init__(self, folder: Path) -> None:
        self._server = socket.create_server(("127.0.0.1", 0))
        self._server.settimeout(SECONDS)
        script = folder / "speaker.py"
        script.write_text(SPEAKER)
        port = str(self._server.getsockname()[1])
        self.command = (sys.executable, "-I", "-S", str(script), port)

    def next(self) -> Speech:
        """Wait for the next one that speaks."""
        link, _ = self._server.accept()
        link.settimeout(SECONDS)
        heard = b""
        while not heard.endswith(b"\0"):
            heard += link.recv(4096)
        arguments, text = heard[:-1].decode("utf-8").split("\n", 1)
        return Speech(link, arguments, text)

    def close(self) -> None:
        self._server.close()


@pytest.fixture
def speakers(tmp_path: Path) -> Iterator[Speakers]:
    speakers = Speakers(tmp_path)
    yield speakers
    speakers.close()


@pytest.fixture
def failures() -> queue.Queue[str]:
    return queue.Queue()


@pytest.fixture
def sink(speakers: Speakers, failures: queue.Queue[str]) -> Iterator[EspeakSink]:
    sink = EspeakSink(lambda: failures.put("failed"), speakers.command)
    yield sink
    # Nothing is left to be said, or it is cut: the end doesn't wait.
    with sink._changed:
        sink._cut()
    sink.close()


def test_the_text_is_said_in_the_voice_of_its_language(
    sink: EspeakSink, speakers: Speakers, failures: queue.Queue[str]
) -> None:
    sink.emit([said("damă de pică: ăîșț", language="ro"), said("twee", language="nl")])
    speech = speakers.next()
    assert (speech.arguments, speech.text) == ("-v ro --stdin", "damă de pică: ăîșț")
    speech.finish()
    speech = speakers.next()
    assert (speech.arguments, speech.text) == ("-v nl --stdin", "twee")
    speech.finish()
    assert failures.empty()


@pytest.mark.parametrize("priority", [Priority.ANSWER, Priority.IMPORTANT])
def test_an_answer_cuts_what_is_said_and_what_waits(
    priority: Priority, sink: EspeakSink, speakers: Speakers, failures: queue.Queue[str]
) -> None:
    sink.emit([said("one"), said("two")])
    first = speakers.next()
    assert first.text == "one"
    sink.emit([said("three", priority)])
    first.await_end()
    second = speakers.next()
    assert second.text == "three"
    second.finish()
    assert failures.empty()


def test_an_event_is_queued_behind(sink: EspeakSink, speakers: Speakers) -> None:
    sink.emit([said("one")])
    first = speakers.next()
    sink.emit([said("two", Priority.EVENT)])
    sink.emit([said("three", Priority.EVENT)])
    first.finish()
    for text in ("two", "three"):
        speech = speakers.next()
        assert speech.text == text
        speech.finish()


def test_an_event_together_with_an_answer_cuts(sink: EspeakSink, speakers: Speakers) -> None:
    sink.emit([said("one")])
    first = speakers.next()
    sink.emit([said("two", Priority.EVENT), said("three")])
    first.await_end()
    for text in ("two", "three"):
        speech = speakers.next()
        assert speech.text == text
        speech.finish()


def test_a_missing_program_is_told_once(tmp_path: Path, failures: queue.Queue[str]) -> None:
    sink = EspeakSink(lambda: failures.put("failed"), (str(tmp_path / "no-such-program"),))
    for text in ("one", "two"):
        sink.emit([said(text)])
    assert failures.get(timeout=SECONDS) == "failed"
    sink.emit([said("three", Priority.EVENT)])
    sink.close()
    assert not sink._thread.is_alive()
    assert failures.empty()


def test_a_failing_program_is_told_once(
    sink: EspeakSink, speakers: Speakers, failures: queue.Queue[str]
) -> None:
    sink.emit([said("one"), said("two"), said("three")])
    for _ in range(3):
        speakers.next().finish(status=1)
    sink.close()
    assert failures.get(timeout=SECONDS) == "failed"
    assert failures.empty()


def test_the_last_words_are_said_to_their_end(
    sink: EspeakSink, speakers: Speakers, failures: queue.Queue[str]
) -> None:
    sink.emit([said("one"), said("goodbye")])
    closing = threading.Thread(target=sink.close)
    closing.start()
    for text in ("one", "goodbye"):
        speech = speakers.next()
        assert speech.text == text
        assert closing.is_alive()
        speech.finish()
    closing.join(SECONDS)
    assert not closing.is_alive()
    assert failures.empty()


def test_the_end_does_not_wait_for_ever(
    sink: EspeakSink, speakers: Speakers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(espeak, "LAST_WORDS_SECONDS", 0)
    sink.emit([said("one"), said("goodbye")])
    speech = speakers.next()
    sink.close()
    speech.await_end()
    sink._thread.join(SECONDS)
    assert not sink._thread.is_alive()
