"""speech-dispatcher, over its own protocol on its own socket.

The protocol is that of the manual "SSIP", as speech-dispatcher 0.11 speaks it. The daemon reads a
command a line and answers each; events (7xx) come in between.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from queue import Empty, SimpleQueue

from golf_access.devices.speech.base import (
    AdapterError,
    Ended,
    Lost,
    Problem,
    Reason,
    Speech,
    VoiceSettings,
    same_language,
)

PROGRAM = "speech-dispatcher"
SOCKET = Path("speech-dispatcher", "speechd.sock")
REPLY_SECONDS = 1.2
"""How long a reply is waited for. The daemon's take less than 1 ms."""
BEGIN_SECONDS = 6.0
"""How long a queued text may take to begin: another program's may be spoken before it. With
nothing before it, it takes less than 60 ms."""
TEST_TEXT = " "
"""Is told to have begun and ended within 10 ms if there is a sound device, and is not heard.
Without one its end is never told (0.11.4 with espeak-ng, tried)."""

TEST_SECONDS = 1.6
"""How long that end is waited for: after another program's text it took more than a second."""

_BEGIN, _END, _CANCEL = 701, 702, 703
_QUEUED = 225
_RECEIVING = 230


@dataclass(frozen=True, slots=True)
class Address:
    """Where the daemon listens. ``may_start``: it may be started if nobody listens there."""

    place: Path | tuple[str, int]
    may_start: bool = False


def parse_address(text: str) -> Address:
    """Read ``SPEECHD_ADDRESS`` (``unix_socket:/a/path``, ``inet_socket:host:6560``).

    Raises ``ValueError``.
    """
    method, _, rest = text.partition(":")
    if method == "unix_socket" and rest:
        return Address(Path(rest))
    if method == "inet_socket":
        host, _, port = rest.partition(":")
        return Address((host or "127.0.0.1", int(port or 6560)))
    raise ValueError(text)


def find_address(told: str | None, session_folder: Path | None) -> Address:
    """Return where the daemon listens: as ``SPEECHD_ADDRESS`` tells, else where it always does.

    That is the folder of the player's session, or their cache. Raises ``ValueError``.
    """
    if told:
        return parse_address(told)
    return Address((session_folder or Path.home() / ".cache") / SOCKET, may_start=True)


class SsipAdapter:
    """Speaks through speech-dispatcher, one text at a time."""

    brailles = False
    tells_end = True

    def __init__(self, address: Address, lost: Lost) -> None:
        self._address = address
        self._lost = lost
        self._link: Connection | None = None
        self._sent: dict[str, str] = {}

    def available(self) -> Problem | None:
        """Connect and hear whether a text ends; later, ask for a sign of life."""
        try:
            if self._link is not None:
                return self._link.check()
            self._link = self._connect()
            self._begin(self._link)
        except AdapterError as error:
            return error.problem
        return None

    def speak(self, speech: Speech, ended: Ended) -> None:
        """Hand a text over. It counts as said when the daemon has put it into its queue."""
        link = self._connected()
        self._set("LANGUAGE", speech.language)
        settings = speech.settings
        for name in ("rate", "pitch", "volume"):
            value = getattr(settings, name)
            if value is not None:
                self._set(name.upper(), str(max(-100, min(value, 100))))
        self._set_voice(speech.language, settings)
        link.say(speech.text, ended)

    def cancel(self) -> None:
        """Be silent, and drop what waits of ours; other programs' texts are left alone."""
        link = self._connected()
        link.forget()
        link.command("CANCEL SELF")

    def braille(self, text: str) -> None:
        """Nothing: it only speaks."""

    def voices(self, language: str) -> tuple[str, ...]:
        """Return the daemon's voices of a language."""
        lines = self._connected().command("LIST SYNTHESIS_VOICES")[:-1]
        rows = [line[len("249-") :].split("\t") for line in lines]
        fitting = [row[0] for row in rows if len(row) > 1 and same_language(row[1], language)]
        return tuple(dict.fromkeys(fitting))

    def close(self) -> None:
        """Hang up. What is being spoken is spoken to its end."""
        if self._link is not None:
            self._link.close()

    def _connected(self) -> Connection:
        if self._link is None:
            raise AdapterError(Reason.NOT_RUNNING)
        return self._link

    def _connect(self) -> Connection:
        try:
            return Connection(_open(self._address.place), self._lost)
        except TimeoutError:
            raise AdapterError(Reason.HUNG, seconds=round(REPLY_SECONDS)) from None
        except OSError:
            if shutil.which(PROGRAM) is None:
                raise AdapterError(Reason.PROGRAM_MISSING, program=PROGRAM) from None
            if not self._address.may_start:
                raise AdapterError(Reason.NOT_RUNNING) from None
        _start_daemon()
        try:
            return Connection(_open(self._address.place), self._lost)
        except OSError:
            raise AdapterError(Reason.NOT_RUNNING) from None

    def _begin(self, link: Connection) -> None:
        link.command("SET SELF CLIENT_NAME player:golf-access:main")
        link.command("SET SELF NOTIFICATION ALL on")
        # TEXT would lose all but the last of several texts.
        link.command("SET SELF PRIORITY MESSAGE")
        heard: SimpleQueue[Problem | None] = SimpleQueue()
        link.say(TEST_TEXT, heard.put)
        try:
            problem = heard.get(timeout=TEST_SECONDS)
        except Empty:
            raise AdapterError(Reason.NO_SOUND) from None
        if problem is not None:
            raise AdapterError(problem.reason, **problem.facts)

    def _set(self, name: str, value: str) -> None:
        if self._sent.get(name) != value:
            self._connected().command(f"SET SELF {name} {value}")
            self._sent[name] = value

    def _set_voice(self, language: str, settings: VoiceSettings) -> None:
        """Choose the player's voice. A language's own is chosen by the daemon, by LANGUAGE."""
        voice = settings.voices.get(language)
        if voice is not None:
            self._set("SYNTHESIS_VOICE", voice)
        elif "SYNTHESIS_VOICE" in self._sent:
            # A name stays for every language; only another kind of voice takes it back
            # (``src/server/set.c`` of speech-dispatcher).
            del self._sent["SYNTHESIS_VOICE"]
            self._connected().command("SET SELF VOICE_TYPE MALE1")


class Connection:
    """A conversation with the daemon: commands and their replies, texts and their events."""

    def __init__(self, link: socket.socket, lost: Lost) -> None:
        self._link = link
        self._lost = lost
        self._replies: SimpleQueue[list[str] | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._message: str | None = None
        self._ended: Ended | None = None
        self._begun_by: float | None = None
        self._early: list[tuple[str, int]] = []
        self._closed = False
        threading.Thread(target=self._read, name="ssip", daemon=True).start()

    def command(self, line: str) -> list[str]:
        """Send a command. Returns the lines of its reply; raises ``AdapterError``."""
        self._send(line + "\r\n")
        return self._reply()

    def say(self, text: str, ended: Ended) -> None:
        """Hand a text over. Raises ``AdapterError`` if the daemon doesn't take it."""
        # All in one line, which may not be taken for the end of the text.
        line = " ".join(text.splitlines()) or " "
        if line.startswith("."):
            line = "." + line
        with self._lock:
            self._message, self._ended, self._early = None, ended, []
            self._begun_by = time.monotonic() + BEGIN_SECONDS
        try:
            # A stopped daemon must not find a text to say when it goes on: another adapter says
            # it meanwhile. So the text is sent when it answers.
            self._expect(_RECEIVING, "SPEAK\r\n")
            self._expect(_QUEUED, f"{line}\r\n.\r\n")
        except AdapterError:
            self.forget()
            raise

    def forget(self) -> None:
        """Take no more notice of what becomes of the text that is being said."""
        with self._lock:
            self._message = self._ended = self._begun_by = None

    def check(self) -> Problem | None:
        """Return what is wrong if the daemon doesn't answer, or begin what it has queued."""
        with self._lock:
            unheard = self._begun_by is not None
            late = self._begun_by is not None and time.monotonic() > self._begun_by
        try:
            # Given up, it must not be said after all.
            self.command("CANCEL SELF" if late else "GET RATE")
        except AdapterError as error:
            return replace(error.problem, unheard=unheard)
        if late:
            return Problem(Reason.HUNG, {"seconds": round(BEGIN_SECONDS)}, unheard)
        return None

    def close(self) -> None:
        """Hang up."""
        self._closed = True
        with suppress(OSError):
            self._link.shutdown(socket.SHUT_RDWR)
        self._link.close()

    def _expect(self, code: int, data: str) -> None:
        self._send(data)
        reply = self._reply()
        if _code(reply[-1]) != code:
            raise AdapterError(Reason.REFUSED, code=_code(reply[-1]))

    def _send(self, data: str) -> None:
        try:
            self._link.sendall(data.encode("utf-8", "replace"))
        except TimeoutError:
            raise AdapterError(Reason.HUNG, seconds=round(REPLY_SECONDS)) from None
        except OSError:
            raise AdapterError(Reason.ENDED) from None

    def _reply(self) -> list[str]:
        try:
            reply = self._replies.get(timeout=REPLY_SECONDS)
        except Empty:
            raise AdapterError(Reason.HUNG, seconds=round(REPLY_SECONDS)) from None
        if reply is None:
            self._replies.put(None)
            raise AdapterError(Reason.ENDED)
        return reply

    def _read(self) -> None:
        data = b""
        # The daemon's threads write without regard for one another: an event may come before the
        # reply that it belongs to, or between that one's lines (0.11.4, seen).
        unfinished: dict[str, list[str]] = {}
        while received := self._receive():
            data += received
            *whole, data = data.split(b"\r\n")
            for line in whole:
                text = line.decode("utf-8", "replace")
                lines = unfinished.setdefault(text[:3], [])
                lines.append(text)
                if text[3:4] != "-":
                    del unfinished[text[:3]]
                    self._take(lines)
        self._replies.put(None)
        if not self._closed:
            self._hung_up()

    def _receive(self) -> bytes:
        while True:
            try:
                return self._link.recv(4096)
            except TimeoutError:
                continue
            except OSError:
                return b""

    def _take(self, lines: list[str]) -> None:
        code = _code(lines[-1])
        if 700 <= code < 800:
            self._take_events([(lines[0][4:], code)])
            return
        if code == _QUEUED:
            with self._lock:
                self._message = lines[0][4:]
                early, self._early = self._early, []
            self._take_events(early)
        self._replies.put(lines)

    def _take_events(self, events: list[tuple[str, int]]) -> None:
        """Take events of messages, in their order. Those of older messages are no news."""
        for message, code in events:
            ended = None
            with self._lock:
                if self._ended is not None and self._message is None:
                    self._early.append((message, code))
                elif message != self._message:
                    continue
                elif code == _BEGIN:
                    self._begun_by = None
                elif code in (_END, _CANCEL):
                    ended = self._over()
            if ended is not None:
                ended(None)

    def _hung_up(self) -> None:
        with self._lock:
            unheard = self._message is not None and self._begun_by is not None
            queued = self._message is not None
            ended = self._over()
        if ended is not None and queued:
            ended(Problem(Reason.ENDED, unheard=unheard))
        elif ended is None:
            self._lost(Problem(Reason.ENDED))

    def _over(self) -> Ended | None:
        ended = self._ended
        self._message = self._ended = self._begun_by = None
        return ended


def _code(line: str) -> int:
    return int(line[:3]) if line[:3].isdigit() else 0


def _open(place: Path | tuple[str, int]) -> socket.socket:
    if isinstance(place, tuple):
        return socket.create_connection(place, REPLY_SECONDS)
    if sys.platform == "win32":
        raise OSError(place)
    link = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    link.settimeout(REPLY_SECONDS)
    try:
        link.connect(str(place))
    except OSError:
        link.close()
        raise
    return link


def _start_daemon() -> None:
    """Have the daemon started the way its own clients do. Raises ``AdapterError``."""
    try:
        subprocess.run(
            [PROGRAM, "--spawn"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=REPLY_SECONDS,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        raise AdapterError(Reason.NOT_RUNNING) from None
