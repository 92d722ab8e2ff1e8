"""``golf-access outputs``: what can speak, line by line."""

from __future__ import annotations

import sys

import pytest

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import LANGUAGES, Language
from golf_access.cli import voices
from golf_access.cli.main import main
from golf_access.data import data_folder
from golf_access.devices import running
from golf_access.devices.circumstances import UNKNOWN_READER
from golf_access.devices.speech.registry import Surroundings, everything
from tests.cli.conftest import text


@pytest.fixture
def nothing_there(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/none")
    monkeypatch.setenv("GOLF_ACCESS_HOME", str(tmp_path))
    monkeypatch.setattr(running, "running_readers", lambda platform: frozenset())
    for name in voices.ELSEWHERE:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("nothing_there")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_adapters_are_told_each_with_why_not(
    lang: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["outputs", "--lang", lang]) == 0
    lines = capfd.readouterr().out.splitlines()
    entries = everything(Surroundings(sys.platform))
    assert [line.split(":")[0] for line in lines[:-2]] == [entry.name for entry in entries]
    words = Language(lang, data_folder("locales") / lang)
    missing = say("speech-program-missing", program="espeak-ng")
    assert words.text(say("outputs-fails", adapter="espeak-ng", problem=missing)) in lines
    told = (say("outputs-no-reader"), say("outputs-auto-voice"))
    assert lines[-2:] == [words.text(one) for one in told]


@pytest.mark.usefixtures("nothing_there")
@pytest.mark.parametrize(
    ("readers", "told"),
    [
        (["orca", "brltty"], say("outputs-readers", readers="brltty, orca")),
        ([UNKNOWN_READER], say("outputs-some-reader")),
    ],
)
def test_which_output_is_chosen_here_is_told(
    readers: list[str],
    told: Announcement,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(running, "running_readers", lambda platform: frozenset(readers))
    assert main(["outputs", "--lang", "en"]) == 0
    lines = capfd.readouterr().out.splitlines()
    output = "terminal" if "orca" in readers else "reader"
    assert lines[-2:] == [text(told), text(say(f"outputs-auto-{output}"))]


@pytest.mark.usefixtures("nothing_there")
def test_a_test_sentence_that_cannot_be_spoken(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["outputs", "--test", "espeak-ng", "--lang", "en"]) == 1
    assert "espeak-ng" in capfd.readouterr().out


@pytest.mark.usefixtures("nothing_there")
def test_no_such_adapter(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["outputs", "--test", "brlapi", "--lang", "en"]) == 2
    assert "--test" in capfd.readouterr().err
