"""espeak-ng as an adapter: its options, its end, its failures."""

from __future__ import annotations

import queue
import sys
from pathlib import Path

import pytest

from golf_access.devices.speech.base import AdapterError, Problem, Reason, Speech, VoiceSettings
from golf_access.devices.speech.espeak import EspeakAdapter
from tests.devices.speech.acting import SECONDS

Ends = queue.Queue[Problem | None]


def program(folder: Path, body: str) -> tuple[str, ...]:
    """Return the command of a child that has its options in ``said`` and its text in ``text``."""
    script = folder / "child.py"
    script.write_text(
        "import os, sys\nfolder, *options = sys.argv[1:]\ntext = sys.stdin.buffer.read()\n" + body
    )
    return (sys.executable, "-I", "-S", str(script), str(folder))


KEEP = "open(folder + '/said', 'wb').write(' '.join(options).encode() + b'|' + text)\n"


@pytest.mark.parametrize(
    ("settings", "options"),
    [
        (VoiceSettings(), "-v ro --stdin"),
        (VoiceSettings(rate=100, pitch=-100, volume=0), "-v ro -s 450 -p 0 -a 100 --stdin"),
        (VoiceSettings(rate=-50, voices={"ro": "ro+f2"}), "-v ro+f2 -s 127 --stdin"),
    ],
)
def test_a_child_is_given_text_voice_and_settings(
    settings: VoiceSettings, options: str, tmp_path: Path
) -> None:
    ends: Ends = queue.Queue()
    adapter = EspeakAdapter(program(tmp_path, KEEP))
    assert adapter.available() is None
    adapter.speak(Speech("damă: ăîșț", "ro", settings), ends.put)
    assert ends.get(timeout=SECONDS) is None
    assert (tmp_path / "said").read_text("utf-8") == f"{options}|damă: ăîșț"


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("sys.exit(1)", Problem(Reason.REFUSED, {"code": 1}, unheard=True)),
        ("os.kill(os.getpid(), 9)", Problem(Reason.ENDED, {"code": -9})),
        (
            "sys.stderr.write('ALSA lib confmisc.c:855\\nerror: No such file or directory\\n')",
            Problem(Reason.NO_SOUND, unheard=True),
        ),
        ("sys.stderr.write('ALSA lib: an error: none of ours\\n')", None),
    ],
)
def test_how_it_ended_is_told(body: str, problem: Problem | None, tmp_path: Path) -> None:
    ends: Ends = queue.Queue()
    EspeakAdapter(program(tmp_path, body)).speak(Speech("one", "en"), ends.put)
    assert ends.get(timeout=SECONDS) == problem


def test_a_child_is_killed_to_be_silent(tmp_path: Path) -> None:
    ends: Ends = queue.Queue()
    # It would speak until we let it, which nobody does.
    adapter = EspeakAdapter(program(tmp_path, "import signal; signal.pause()"))
    adapter.speak(Speech("one", "en"), ends.put)
    assert ends.empty()
    adapter.cancel()
    assert ends.get(timeout=SECONDS) == Problem(Reason.ENDED, {"code": -9})


def test_a_program_that_is_not_installed_is_told(tmp_path: Path) -> None:
    adapter = EspeakAdapter((str(tmp_path / "no-such-program"),))
    assert adapter.available() == Problem(Reason.PROGRAM_MISSING, {"program": "espeak-ng"})
    with pytest.raises(AdapterError) as caught:
        adapter.speak(Speech("one", "en"), lambda problem: None)
    assert caught.value.problem == Problem(Reason.BROKEN, {"error": "FileNotFoundError"})


LISTED = """Pty Language       Age/Gender VoiceName          File                 Other Languages
 2  en-gb           --/M      English_(Great_Britain) gmw/en          (en 2)
 5  en-uk           --/M      english-mb-en1     mb/mb-en1            (en-gb 3)(en 2)
 2  en-us           --/M      English_(America)  gmw/en-US            (en 3)
"""


def test_the_voices_of_a_language(tmp_path: Path) -> None:
    listed = f"assert options == ['--voices=en']\nprint({LISTED!r})"
    voices = EspeakAdapter(program(tmp_path, listed)).voices("en")
    assert voices[:2] == ("English_(Great_Britain)", "English_(America)")
    assert set(voices[2:]) == {"en+f2", "en+f5", "en+m3", "en+m7"}


@pytest.mark.parametrize("body", ["print('Pty Language')", "sys.exit(1)"])
def test_a_language_without_voices(body: str, tmp_path: Path) -> None:
    assert EspeakAdapter(program(tmp_path, body)).voices("tlh") == ()
