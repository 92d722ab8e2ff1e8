"""The protocol of speech-dispatcher, against a daemon that a test plays. The real one: edges."""

from __future__ import annotations

import queue
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from golf_access.devices.speech import ssip
from golf_access.devices.speech.base import AdapterError, Problem, Reason, Speech, VoiceSettings
from golf_access.devices.speech.ssip import Address, SsipAdapter, find_address, parse_address
from tests.devices.speech.acting import SECONDS

Ends = queue.Queue[Problem | None]


EARLY = ("before", "between")
"""Texts whose begin is told before the reply that they were taken, and between its lines."""


VOICES = (
    "249-Italian\tit\tnone\r\n249-Italian+f2\tit-IT\tf2\r\n249-Lisbon\tpt\tnone\r\n"
    "249-Rio\tpt_BR\tnone\r\n249 OK VOICE LIST SENT\r\n"
)


class Daemon:
    """Answers as speech-dispatcher does, until it is told to be silent; tells what it heard."""

    def __init__(self) -> None:
        self._server = socket.create_server(("127.0.0.1", 0))
        self.address = Address(self._server.getsockname()[:2])
        self.heard: queue.Queue[str] = queue.Queue()
        self.silent_at: str | None = None
        """A command that isn't answered any more."""
        self.refused = False
        """Whether texts are."""
        self.ends_texts = True
        self.reads_no_text = False
        """Whether it stops reading where a text comes, so that the socket fills."""
        self.stays = threading.Event()
        self.messages = 0
        self.link: socket.socket | None = None
        threading.Thread(target=self._serve, daemon=True).start()

    def event(self, code: int, message: int, name: str) -> None:
        self.send(f"{code}-{message}\r\n{code}-1\r\n{code} {name}\r\n")

    def send(self, text: str) -> None:
        assert self.link is not None
        self.link.sendall(text.encode())

    def hang_up(self) -> None:
        assert self.link is not None
        self.link.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.stays.set()
        self._server.close()
        if self.link is not None:
            self.link.close()

    def _serve(self) -> None:
        with suppress(OSError):
            self.link, _ = self._server.accept()
            with self.link.makefile("r", encoding="utf-8", newline="\r\n") as lines:
                for line in lines:
                    self._answer(line.removesuffix("\r\n"), lines)

    def _answer(self, line: str, lines: Iterator[str]) -> None:
        self.heard.put(line)
        if self.silent_at and line.startswith(self.silent_at):
            return
        if line == "LIST SYNTHESIS_VOICES":
            self.send(VOICES)
            return
        if line != "SPEAK":
            self.send("200 OK AS YOU LIKE\r\n")
            return
        if self.refused:
            self.send("300 ERR INTERNAL\r\n")
            return
        self.send("230 OK RECEIVING DATA\r\n")
        if self.reads_no_text and self.messages:
            self.heard.put("reads no more")
            self.stays.wait(SECONDS)
            return
        text = next(lines).removesuffix("\r\n")
        assert next(lines) == ".\r\n"
        self.heard.put(text)
        self.messages += 1
        begin = f"701-{self.messages}\r\n701-1\r\n701 BEGIN\r\n" if text in EARLY else ""
        first, second = ("", begin) if text == "between" else (begin, "")
        self.send(f"{first}225-{self.messages}\r\n{second}225 OK MESSAGE QUEUED\r\n")
        if text == " " and self.ends_texts:
            self.event(701, self.messages, "BEGIN")
            self.event(702, self.messages, "END")

    def until(self, line: str) -> list[str]:
        """Return all that it heard up to a line."""
        heard: list[str] = []
        while not heard or heard[-1] != line:
            heard.append(self.heard.get(timeout=SECONDS))
        return heard


@pytest.fixture
def daemon() -> Iterator[Daemon]:
    daemon = Daemon()
    yield daemon
    daemon.close()


@pytest.fixture
def lost() -> Ends:
    return queue.Queue()


@pytest.fixture
def adapter(daemon: Daemon, lost: Ends) -> Iterator[SsipAdapter]:
    adapter = SsipAdapter(daemon.address, lost.put)
    yield adapter
    adapter.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ssip, "REPLY_SECONDS", 0.05)
    monkeypatch.setattr(ssip, "TEST_SECONDS", 0.05)


def test_it_introduces_itself_and_hears_whether_a_text_ends(
    daemon: Daemon, adapter: SsipAdapter
) -> None:
    assert adapter.available() is None
    assert daemon.until(" ") == [
        "SET SELF CLIENT_NAME player:golf-access:main",
        "SET SELF NOTIFICATION ALL on",
        "SET SELF PRIORITY MESSAGE",
        "SPEAK",
        " ",
    ]


def test_language_and_settings_are_told_when_they_change(
    daemon: Daemon, adapter: SsipAdapter
) -> None:
    adapter.available()
    daemon.until(" ")
    settings = VoiceSettings(rate=30, pitch=-10, volume=300)
    for text, language in (("unu", "ro"), ("doi", "ro"), ("twee", "nl")):
        adapter.speak(Speech(text, language, settings), lambda problem: None)
    assert daemon.until("twee") == [
        "SET SELF LANGUAGE ro",
        "SET SELF RATE 30",
        "SET SELF PITCH -10",
        "SET SELF VOLUME 100",
        *("SPEAK", "unu"),
        *("SPEAK", "doi"),
        "SET SELF LANGUAGE nl",
        *("SPEAK", "twee"),
    ]


def test_a_named_voice_is_used_for_its_language_alone(daemon: Daemon, adapter: SsipAdapter) -> None:
    adapter.available()
    daemon.until(" ")
    settings = VoiceSettings(voices={"ro": "romanian"})
    for text, language in (("unu", "ro"), ("twee", "nl"), ("doi", "ro")):
        adapter.speak(Speech(text, language, settings), lambda problem: None)
    heard = [line for line in daemon.until("doi") if line.startswith("SET")]
    assert heard == [
        "SET SELF LANGUAGE ro",
        "SET SELF SYNTHESIS_VOICE romanian",
        "SET SELF LANGUAGE nl",
        "SET SELF VOICE_TYPE MALE1",
        "SET SELF LANGUAGE ro",
        "SET SELF SYNTHESIS_VOICE romanian",
    ]


@pytest.mark.parametrize(("text", "line"), [(".", ".."), ("a\r\n.\nb", "a . b"), ("", " ")])
def test_no_text_ends_the_conversation(
    text: str, line: str, daemon: Daemon, adapter: SsipAdapter
) -> None:
    adapter.available()
    daemon.until(" ")
    adapter.speak(Speech(text, "en"), lambda problem: None)
    assert daemon.until(line)[-1] == line


@pytest.mark.parametrize(("code", "name"), [(702, "END"), (703, "CANCEL")])
def test_the_end_of_a_text_is_told(
    code: int, name: str, daemon: Daemon, adapter: SsipAdapter
) -> None:
    ends: Ends = queue.Queue()
    adapter.available()
    adapter.speak(Speech("one", "en"), ends.put)
    daemon.event(702, 1, "END")  # that of the test's text, late
    daemon.event(701, 2, "BEGIN")
    assert adapter.available() is None
    assert ends.empty()
    daemon.event(code, 2, name)
    assert ends.get(timeout=SECONDS) is None


@pytest.mark.parametrize("text", EARLY)
def test_an_event_that_comes_too_early_is_no_less_heard(
    text: str, daemon: Daemon, adapter: SsipAdapter
) -> None:
    ends: Ends = queue.Queue()
    adapter.available()
    adapter.speak(Speech(text, "en"), ends.put)
    daemon.hang_up()
    # It had begun, so it isn't said again.
    assert ends.get(timeout=SECONDS) == Problem(Reason.ENDED, unheard=False)


def test_being_silent_cancels_ours_alone(daemon: Daemon, adapter: SsipAdapter) -> None:
    ends: Ends = queue.Queue()
    adapter.available()
    adapter.speak(Speech("one", "en"), ends.put)
    adapter.cancel()
    assert daemon.until("CANCEL SELF")[-1] == "CANCEL SELF"
    daemon.event(703, 2, "CANCEL")
    assert adapter.available() is None
    assert ends.empty()


def test_a_daemon_that_ends_no_text_has_no_sound(
    daemon: Daemon, adapter: SsipAdapter, impatient: None
) -> None:
    daemon.ends_texts = False
    assert adapter.available() == Problem(Reason.NO_SOUND)


def test_nobody_there(lost: Ends, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = Address(server.getsockname()[:2])
    for program, reason in (("", Reason.PROGRAM_MISSING), ("/a/path", Reason.NOT_RUNNING)):
        monkeypatch.setattr("shutil.which", lambda name, found=program: found or None)
        problem = SsipAdapter(address, lost.put).available()
        assert problem is not None
        assert problem.reason is reason


def test_a_daemon_is_started_where_it_may_be(
    lost: Ends, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []

    def run(command: list[str], **options: object) -> None:
        started.append(command)
        raise OSError

    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}")
    monkeypatch.setattr("subprocess.run", run)
    adapter = SsipAdapter(Address(tmp_path / "nobody", may_start=True), lost.put)
    assert adapter.available() == Problem(Reason.NOT_RUNNING)
    assert started == [["speech-dispatcher", "--spawn"]]


def test_a_stopped_daemon_is_never_given_the_text(
    daemon: Daemon, adapter: SsipAdapter, impatient: None
) -> None:
    adapter.available()
    daemon.until(" ")
    daemon.silent_at = "SPEAK"
    with pytest.raises(AdapterError) as caught:
        adapter.speak(Speech("one", "en"), lambda problem: None)
    assert caught.value.problem.reason is Reason.HUNG
    adapter.close()
    assert "one" not in daemon.until("SPEAK")
    assert daemon.heard.empty()


def test_a_socket_that_is_full_is_not_waited_for(
    daemon: Daemon, adapter: SsipAdapter, impatient: None
) -> None:
    adapter.available()
    daemon.reads_no_text = True
    with pytest.raises(AdapterError) as caught:
        adapter.speak(Speech("one " * 10_000_000, "en"), lambda problem: None)
    assert caught.value.problem.reason is Reason.HUNG


@pytest.mark.parametrize("begun", [True, False])
def test_a_daemon_that_stops_while_it_speaks_is_noticed(
    begun: bool, daemon: Daemon, adapter: SsipAdapter, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: Ends = queue.Queue()
    adapter.available()
    adapter.speak(Speech("one", "en"), ends.put)
    if begun:
        daemon.event(701, 2, "BEGIN")
        assert adapter.available() is None
    daemon.silent_at = "GET"
    monkeypatch.setattr(ssip, "REPLY_SECONDS", 0.05)
    assert adapter.available() == Problem(Reason.HUNG, {"seconds": 0}, unheard=not begun)


def test_what_is_queued_and_never_begins_was_not_heard(
    daemon: Daemon, adapter: SsipAdapter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ssip, "BEGIN_SECONDS", 0.05)
    adapter.available()
    adapter.speak(Speech("one", "en"), lambda problem: None)
    found = None
    while found is None:
        found = adapter.available()
    assert found == Problem(Reason.HUNG, {"seconds": 0}, unheard=True)
    assert daemon.until("CANCEL SELF")[-1] == "CANCEL SELF"


@pytest.mark.parametrize("begun", [True, False])
def test_a_daemon_that_dies_while_it_speaks_is_told_at_once(
    begun: bool, daemon: Daemon, adapter: SsipAdapter, lost: Ends
) -> None:
    ends: Ends = queue.Queue()
    adapter.available()
    adapter.speak(Speech("one", "en"), ends.put)
    if begun:
        daemon.event(701, 2, "BEGIN")
    daemon.hang_up()
    assert ends.get(timeout=SECONDS) == Problem(Reason.ENDED, unheard=not begun)
    with pytest.raises(AdapterError):
        adapter.speak(Speech("two", "en"), ends.put)
    assert lost.empty()


def test_a_daemon_that_dies_in_between_is_told_at_once(
    daemon: Daemon, adapter: SsipAdapter, lost: Ends
) -> None:
    adapter.available()
    daemon.hang_up()
    assert lost.get(timeout=SECONDS) == Problem(Reason.ENDED)


def test_hanging_up_is_no_loss(daemon: Daemon, adapter: SsipAdapter, lost: Ends) -> None:
    adapter.available()
    adapter.close()
    with pytest.raises(AdapterError):
        adapter.cancel()
    assert lost.empty()


def test_what_is_refused_is_told_with_its_number(daemon: Daemon, adapter: SsipAdapter) -> None:
    adapter.available()
    daemon.refused = True
    with pytest.raises(AdapterError) as caught:
        adapter.speak(Speech("one", "en"), lambda problem: None)
    assert caught.value.problem == Problem(Reason.REFUSED, {"code": 300})


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("unix_socket:/run/a.sock", Path("/run/a.sock")),
        ("inet_socket:host:7000", ("host", 7000)),
        ("inet_socket", ("127.0.0.1", 6560)),
    ],
)
def test_addresses(text: str, place: object) -> None:
    assert parse_address(text) == Address(place)  # type: ignore[arg-type]


def test_the_address_that_is_told_else_where_it_always_is() -> None:
    assert find_address("unix_socket:/a", Path("/run/user/7")) == Address(Path("/a"))
    socket_path = Path("speech-dispatcher", "speechd.sock")
    for folder, found in ((Path("/run/user/7"), "/run/user/7"), (None, Path.home() / ".cache")):
        assert find_address(None, folder) == Address(Path(found) / socket_path, may_start=True)


@pytest.mark.parametrize("text", ["unix_socket", "carrier_pigeon:x", "inet_socket:host:seven"])
def test_addresses_that_are_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        parse_address(text)


@pytest.mark.parametrize(
    ("language", "voices"),
    [("it", ("Italian", "Italian+f2")), ("pt-BR", ("Lisbon", "Rio")), ("ro", ())],
)
def test_the_voices_of_a_language(
    language: str, voices: tuple[str, ...], adapter: SsipAdapter
) -> None:
    adapter.available()
    assert adapter.voices(language) == voices
