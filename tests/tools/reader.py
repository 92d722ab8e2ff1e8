r"""Listening to a real screen reader without a screen, a sound card or a synthesiser.

Two screen readers for text terminals, yasr and Fenrir, run a program in a terminal of their own,
decide by themselves what to speak, and hand the words to a command. Here that command writes them
to a file. A private tmux server is the terminal around both; keys are typed through it::

    with listening("yasr", [sys.executable, "-m", "golf_access"], 80, {}, tmp_path) as heard:
        heard.send("3")
        heard.wait_for(lambda spoken: says(spoken, "8 of spades"))
        heard_exactly_once(heard.utterances, ["Welcome.", "8 of spades."])

Both readers speak in order. So to be sure that nothing more comes, cause one last answer, wait for
it, and compare everything heard up to then.

What the two do, as tried with yasr 0.6.9 and Fenrir 1.9.5, and read in Fenrir's source
(``core/screenManager.py``, ``core/byteManager.py``, ``commands/onScreenUpdate/70000-incoming.py``):

- Key echo is a setting in both, and off here. yasr stops speaking at each key, Fenrir does not.
- yasr keeps Ctrl+A, Ctrl+L, Ctrl+N, Ctrl+X and Alt with some letters for itself; Fenrir keeps a
  lone Escape, F1 to F3, F5 to F8 and most arrows with Ctrl, Shift or Alt: the program never gets
  them.
- Fenrir compares screens: several writes that come quickly are one utterance, and a line is not
  heard when the whole screen already consists of it. yasr follows the bytes, and hears it.
- Fenrir takes a lone new line for the echo of typing if the cursor moved sideways by as many
  columns as it has characters, see :func:`fenrir_takes_for_echo`.
- A line wrapped by the terminal is one utterance in yasr, and is broken within a word in Fenrir.
- yasr names some signs (``*`` is "star"; the list is in its settings); Fenrir, as installed, names
  ``-$~+*/\@`` and speaks ``:)``, ``:D`` and ``XD`` as words. Names of signs are off here for
  Fenrir, except those faces.
- Whichever program a reader was started with: when that ends, the reader ends too and can lose the
  last words. So the program here runs as if from a shell, and the reader stays.
"""

from __future__ import annotations

import configparser
import contextlib
import itertools
import os
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import pytest

Reader = Literal["yasr", "fenrir"]
READERS: tuple[Reader, ...] = ("yasr", "fenrir")

REQUIRED = "GOLF_ACCESS_REQUIRE_READERS"
"""The environment variable that turns a missing screen reader from a skip into a failure."""

ROWS = 30
LIMIT_SECONDS = 60.0
_POLL_SECONDS = 0.02
_MARK = "GOLF_ACCESS_HEARD_IN"
_RECORD_END = "\x1e"

_SETTINGS = {
    "yasr": Path("/etc/yasr/yasr.conf"),
    "fenrir": Path("/etc/fenrirscreenreader/settings/settings-pty.conf"),
}

_YASR_OPTIONS = {
    "synthesizer": "emacspeak server",
    "key echo": "off",
}
_FENRIR_OPTIONS = {
    ("sound", "enabled"): "False",
    ("speech", "driver"): "genericDriver",
    ("keyboard", "charEcho"): "False",
    ("keyboard", "charDeleteEcho"): "False",
    ("keyboard", "wordEcho"): "False",
    ("general", "punctuationLevel"): "none",
    ("general", "autoSpellCheck"): "False",
    ("general", "debugLevel"): "0",
    ("promote", "enabled"): "False",
    ("remote", "enable"): "False",
    ("remote", "enabled"): "False",
    ("time", "enabled"): "False",
}

_NAMED_KEYS = {
    *("Enter", "Escape", "Tab", "BTab", "Space", "BSpace", "IC", "DC"),
    *("Up", "Down", "Left", "Right", "Home", "End", "PPage", "NPage"),
    *(f"F{number}" for number in range(1, 13)),
}
_WITH_MODIFIER = re.compile(r"([CMS]-)+(\S|[A-Z][A-Za-z0-9]+)")

OWN_WORDS = ("Start Fenrir", "Quit Fenrir")
"""What a reader says by itself: in Fenrir, at its beginning and its end."""


@dataclass
class Heard:
    """A program that runs under a screen reader, and what has been heard of it.

    Made by :func:`listening`.

    Attributes:
        reader: which screen reader it is.
        log: the file into which the reader's speech command writes.
    """

    reader: Reader
    log: Path
    _status: Path
    _tmux: list[str]
    _environment: Mapping[str, str]
    _pastes: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    @property
    def utterances(self) -> list[str]:
        """What has been spoken so far, one string for each call of the speech command."""
        text = self.log.read_bytes().decode("utf-8", errors="replace")
        if self.reader == "yasr":
            return yasr_utterances(text)
        return [spoken.strip() for spoken in text.split(_RECORD_END)[:-1]]

    def send(self, key: str) -> None:
        """Types one key.

        Args:
            key: one character, taken literally (``;`` too); or a name as tmux has it, such as
                Enter, Escape, Tab, BTab, Up, Down, Left, Right, Home, End, BSpace, F1, C-c.

        Raises:
            ValueError: a name that is none of these.
            AssertionError: tmux refused.
        """
        if len(key) == 1:
            # tmux takes an argument's last semicolon for the end of a command
            self._run("send-keys", "-t", "=listen:", "-l", "--", "\\;" if key == ";" else key)
        elif key in _NAMED_KEYS or _WITH_MODIFIER.fullmatch(key):
            self._run("send-keys", "-t", "=listen:", key)
        else:
            message = f"no key is called {key!r}"
            raise ValueError(message)

    def paste(self, text: str) -> None:
        """Pastes a text, as one bracketed paste if the program has asked the terminal for that.

        Args:
            text: what is pasted; its newlines arrive as Enter.

        Raises:
            AssertionError: tmux refused.
        """
        name = f"paste{next(self._pastes)}"
        self._run("load-buffer", "-b", name, "-", given=text)
        self._run("paste-buffer", "-p", "-d", "-b", name, "-t", "=listen:")

    def wait_for(
        self,
        predicate: Callable[[list[str]], bool],
        limit_seconds: float = LIMIT_SECONDS,
    ) -> list[str]:
        """Waits until what has been heard fulfils a condition.

        Args:
            predicate: is given all utterances so far.
            limit_seconds: how long to wait at most.

        Returns:
            All utterances, as the predicate accepted them.

        Raises:
            AssertionError: it did not come true in time; the message has all that was heard and
                the screen.
        """
        end = time.monotonic() + limit_seconds
        next_look = time.monotonic() + 1
        while True:
            over, reader_ended = time.monotonic() > end, False
            if time.monotonic() > next_look:
                next_look += 1
                reader_ended = not self._reader_runs()
            utterances = self.utterances
            if predicate(utterances):
                return utterances
            if over or reader_ended:
                why = f"{self.reader} ended" if reader_ended else f"{limit_seconds} s are over"
                message = f"what was expected was not heard: {why}.\n{self.report()}"
                raise AssertionError(message)
            time.sleep(_POLL_SECONDS)

    def wait_for_screen(self, text: str, limit_seconds: float = LIMIT_SECONDS) -> None:
        """Waits until a text is on the screen, whether it is heard or not.

        Args:
            text: a line or a part of one, as it is written.
            limit_seconds: how long to wait at most.

        Raises:
            AssertionError: it did not appear in time.
        """
        self.wait_for(lambda _: text in self.screen, limit_seconds)

    def wait_for_end(self, limit_seconds: float = LIMIT_SECONDS) -> int:
        """Waits until the program has ended. The reader goes on, as over a shell.

        Args:
            limit_seconds: how long to wait at most.

        Returns:
            The program's exit status; 128 and the signal's number if a signal ended it.

        Raises:
            AssertionError: it still runs after that time.
        """
        self.wait_for(lambda _: not self.running, limit_seconds)
        return int(self._status.read_text(encoding="ascii"))

    @property
    def running(self) -> bool:
        """Whether the program has not ended yet."""
        return not self._status.exists()

    @property
    def screen(self) -> str:
        """The terminal's text, without blanks at the ends of lines and blank lines at the end."""
        text = self._run("capture-pane", "-p", "-t", "=listen:")
        return "\n".join(line.rstrip() for line in text.splitlines()).rstrip()

    def report(self) -> str:
        """Everything heard and the screen, for a failing test's message."""
        said = "\n".join(f"  {number}: {said!r}" for number, said in enumerate(self.utterances, 1))
        complaints = self.log.with_name("errors").read_text(encoding="utf-8", errors="replace")
        parts = (
            f"Heard with {self.reader}:\n{said or '  nothing'}",
            f"Screen:\n{self.screen}",
            f"Errors of the reader:\n{complaints}" if complaints else "",
        )
        return "\n".join(parts).rstrip()

    def _reader_runs(self) -> bool:
        return self._run("display-message", "-p", "-t", "=listen:", "#{pane_dead}").strip() == "0"

    def _run(self, *arguments: str, given: str = "") -> str:
        return _tmux(self._tmux, self._environment, *arguments, given=given)


@contextlib.contextmanager
def listening(
    reader: Reader,
    program: Sequence[str],
    columns: int,
    env: Mapping[str, str],
    tmp_path: Path,
) -> Iterator[Heard]:
    """Runs a program under a screen reader, in a terminal of 30 rows.

    The reader's settings are those of its package, with the speech going to a file, key echo off
    and, for Fenrir, punctuation off. The program gets a home folder inside `tmp_path`, runs in the
    test's working folder, and gets only PATH and the given variables of the environment. In the
    end the terminal, the reader and the program are ended.

    Args:
        reader: which one.
        program: the command and its arguments.
        columns: the terminal's width.
        env: further environment variables.
        tmp_path: a folder for this run's files.

    Yields:
        What is heard, and the way to type.

    Raises:
        AssertionError: the terminal could not be started.
        pytest.skip.Exception: the reader or tmux isn't installed; with the environment variable
            GOLF_ACCESS_REQUIRE_READERS=1 it is a failure instead.
    """
    _require(reader)
    folder = Path(tempfile.mkdtemp(prefix=f"{reader}-", dir=tmp_path))
    home = folder / "home"
    home.mkdir()
    environment = {
        "PATH": os.environ.get("PATH", os.defpath),
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "SHELL": "/bin/sh",
        **env,
        _MARK: str(folder),
    }
    log = folder / "spoken"
    log.touch()
    status = folder / "status"
    # As if started from a shell: a reader whose own first program ends may lose the last words.
    started = _script(
        folder / "program",
        f"{shlex.join(program)}\n"
        f"echo $? >{shlex.quote(f'{status}.new')}\n"
        f"mv {shlex.quote(f'{status}.new')} {shlex.quote(str(status))}\n"
        "exec sleep 86400",
    )
    prepare = _yasr_command if reader == "yasr" else _fenrir_command
    errors = folder / "errors"
    errors.touch()
    command = f"exec {prepare(folder, started, log)} 2>>{shlex.quote(str(errors))}"
    # a socket's path may have about 100 characters: so not inside tmp_path
    sockets = Path(tempfile.mkdtemp(prefix="heard-"))
    tmux = ["tmux", "-f", "/dev/null", "-S", str(sockets / "tmux")]
    heard = Heard(reader, log, status, tmux, environment)
    try:
        _tmux(
            tmux,
            environment,
            *("start-server", ";"),
            *("set-option", "-g", "status", "off", ";"),
            *("set-option", "-g", "remain-on-exit", "on", ";"),
            *("set-option", "-gq", "remain-on-exit-format", "", ";"),
            *("set-option", "-s", "escape-time", "0", ";"),
            *("new-session", "-d", "-s", "listen", "-x", str(columns), "-y", str(ROWS), command),
        )
        yield heard
    finally:
        # found by a mark, as a reader that crashed leaves its children without parents
        processes = _with_descendants(_processes_with(f"{_MARK}={folder}"))
        with contextlib.suppress(AssertionError):
            _tmux(tmux, environment, "kill-server")
        _end(processes)
        shutil.rmtree(sockets, ignore_errors=True)


def says(heard: Iterable[str], expected: str) -> bool:
    """Whether a text has been heard, however it was split into utterances.

    Args:
        heard: the utterances.
        expected: a line or a part of one, of whole words.

    Returns:
        Whether its words occur, in order and together.
    """
    everything = " ".join(("", *words(" ".join(heard)), ""))
    return " ".join(("", *words(expected), "")) in everything


def heard_exactly_once(
    heard: Iterable[str], expected: Iterable[str], ignored: Iterable[str] = OWN_WORDS
) -> None:
    """Checks that lines were heard once each, whole, in order, and that nothing else was.

    Where an utterance begins and ends does not matter, nor do punctuation and capitals.

    Args:
        heard: the utterances.
        expected: the lines.
        ignored: utterances that the reader makes by itself, or the echo of keys: an utterance with
            exactly these words is left out of the comparison, unless it is what is expected next.

    Raises:
        AssertionError: a word is missing, extra, or out of order; the message says where.
    """
    skipped = [words(text) for text in ignored]
    wanted = [word for line in expected for word in words(line)]
    found: list[str] = []
    utterances = list(heard)
    for utterance in utterances:
        said = words(utterance)
        is_next = said == wanted[len(found) : len(found) + len(said)]
        if is_next or said not in skipped:
            found.extend(said)
    if found == wanted:
        return
    both = zip(found, wanted, strict=False)
    same = next((at for at, (one, other) in enumerate(both) if one != other), None)
    at = min(len(found), len(wanted)) if same is None else same
    message = (
        f"after {' '.join(wanted[max(0, at - 8) : at])!r}\n"
        f"expected {' '.join(wanted[at : at + 12])!r}\n"
        f"but heard {' '.join(found[at : at + 12])!r}\n"
        f"in {utterances!r}"
    )
    raise AssertionError(message)


def fenrir_takes_for_echo(
    before: int, line: str, columns: int = 80, after: int | None = None
) -> bool:
    """Whether Fenrir keeps silent about a line, because it takes it for the echo of typing.

    Fenrir drops a lone new line when the cursor has moved sideways by exactly as many columns as
    that line has characters, a blank behind it included. With the newline first, that is a line
    after one that is twice as long and one more: of 8 characters after 17. With a newline behind
    it too, as the last line of a program has, it is a line after one that is longer by one.
    Several new lines at once are never dropped, nor is what leaves the cursor in its column.

    Args:
        before: the column where the cursor stood, which is the length of the row's text.
        line: the only new line.
        columns: the terminal's width.
        after: the column where the cursor stands then, by default behind the line.

    Returns:
        True if it isn't heard.

    Source: Fenrir's ``commands/onScreenUpdate/70000-incoming.py``, tried with Fenrir 1.9.5.
    """
    heard = re.sub(" +", " ", line.ljust(columns))
    return abs(before - (len(line) if after is None else after)) == len(heard)


def words(text: str) -> list[str]:
    """The words of a text, without punctuation, in small letters.

    Args:
        text: a line or an utterance.

    Returns:
        Runs of letters, marks and digits.
    """
    composed = unicodedata.normalize("NFC", text).casefold()
    spaced = (char if unicodedata.category(char)[0] in "LMN" else " " for char in composed)
    return "".join(spaced).split()


def yasr_utterances(protocol: str) -> list[str]:
    """What yasr hands to a speech server of the Emacspeak kind.

    Args:
        protocol: what it has written so far: commands such as ``q {text}`` (queue a text),
            ``l {c}`` (speak a character) and settings.

    Returns:
        The texts, in order.
    """
    return [
        text.strip()
        for text in re.findall(r"^(?:q|l|tts_say) \{(.*)\}\s*$", protocol, re.MULTILINE)
    ]


def _require(reader: Reader) -> None:
    missing = [name for name in (reader, "tmux") if shutil.which(name) is None]
    if not _SETTINGS[reader].exists():
        missing.append(str(_SETTINGS[reader]))
    if missing:
        message = f"not installed: {', '.join(missing)}"
        if os.environ.get(REQUIRED) == "1":
            pytest.fail(message)
        pytest.skip(message)


def _script(path: Path, body: str) -> Path:
    path.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    path.chmod(0o700)
    return path


def _yasr_command(folder: Path, started: Path, log: Path) -> str:
    """Writes yasr's settings, and returns the command line that starts it."""
    server = _script(folder / "server", f"exec cat >>{shlex.quote(str(log))}")
    options = {**_YASR_OPTIONS, "synthesizer port": f"|{server}"}
    lines: list[str] = []
    section = ""
    for line in _SETTINGS["yasr"].read_text(encoding="latin-1").splitlines():
        if line.startswith("["):
            section = line.strip().casefold()
        name = line.partition("=")[0]
        if section != "[options]" or name not in options:
            lines.append(line)
        if line.strip().casefold() == "[options]":
            lines.extend(f"{option}={value}" for option, value in options.items())
    settings = folder / "yasr.conf"
    settings.write_text("\n".join(lines) + "\n", encoding="latin-1")
    return shlex.join(["yasr", "-C", str(settings), str(started)])


def _fenrir_command(folder: Path, started: Path, log: Path) -> str:
    """Writes Fenrir's settings, and returns the command line that starts it."""
    speech = _script(
        folder / "speech", f"printf '%s\\{ord(_RECORD_END):03o}' \"$1\" >>{shlex.quote(str(log))}"
    )
    settings = configparser.ConfigParser(interpolation=None)
    settings.read(_SETTINGS["fenrir"], encoding="utf-8")
    own = {
        ("speech", "genericSpeechCommand"): f'{shlex.quote(str(speech))} "fenrirText"',
        ("general", "shell"): shlex.quote(str(started)),
        ("general", "debugFile"): str(folder / "fenrir.log"),
        ("remote", "socketPath"): str(folder),
    }
    for (section, option), value in {**_FENRIR_OPTIONS, **own}.items():
        if not settings.has_section(section):
            settings.add_section(section)
        settings.set(section, option, value.replace("%", "%%"))
    path = folder / "fenrir.conf"
    with path.open("w", encoding="utf-8") as file:
        settings.write(file)
    return shlex.join(["fenrir", "-s", str(path), "-e"])


def _tmux(
    tmux: Sequence[str], environment: Mapping[str, str], *arguments: str, given: str = ""
) -> str:
    done = subprocess.run(
        [*tmux, *arguments],
        input=given,
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=environment,
        timeout=LIMIT_SECONDS,
    )
    if done.returncode != 0:
        message = f"tmux {' '.join(arguments)}: {done.stderr.strip()}"
        raise AssertionError(message)
    return done.stdout


def _processes_with(variable: str) -> set[int]:
    """The processes that were started with an environment variable of a value."""
    found: set[int] = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                if os.fsencode(variable) in (entry / "environ").read_bytes().split(b"\0"):
                    found.add(int(entry.name))
    return found


def _with_descendants(processes: set[int]) -> set[int]:
    """The processes and all that come from them, as far as they still run."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                fields = (entry / "stat").read_text(encoding="latin-1").rpartition(")")[2].split()
                parents[int(entry.name)] = int(fields[1])
    family = {process for process in processes if process in parents}
    while True:
        children = {child for child, parent in parents.items() if parent in family} - family
        if not children:
            return family
        family |= children


def _end(processes: set[int], limit_seconds: float = 5.0) -> None:
    """Ends processes: asked first, then killed."""
    _signal_all(processes, signal.SIGTERM)
    end = time.monotonic() + limit_seconds
    while running := {process for process in processes if _runs(process)}:
        if time.monotonic() > end:
            _signal_all(running, signal.SIGKILL)
            return
        time.sleep(_POLL_SECONDS)


def _signal_all(processes: set[int], which: signal.Signals) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, which)


def _runs(process: int) -> bool:
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="latin-1")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"
