"""Several people at one computer."""

from __future__ import annotations

from pathlib import Path

import pytest

from golf_access.devices.keymap import KeymapError, KeymapFault
from golf_access.screens.base import Desk, Screen
from golf_access.screens.profiles import ProfilesScreen
from golf_access.settings import SettingsFile
from golf_access.utterance import Output
from tests.screens.answers import name, only, told
from tests.screens.conftest import Begin
from tests.tools.driving import Driven


@pytest.fixture
def people(begin: Begin, tmp_path: Path) -> Driven:
    """The list, with Anna, who speaks Romanian and hears her own voice."""
    (tmp_path / "settings-Anna.toml").write_text('language = "ro"\noutput = "voice"\nrate = 20\n')
    return begin(code=None, first=listed)


def listed(desk: Desk) -> Screen:
    desk.profiles = lambda: ("", *desk.settings_file.profiles())
    return ProfilesScreen(desk)


def test_the_menu_says_who_plays(menu: Driven) -> None:
    items = (told(menu.press("j"))[0][1]["item"] for _ in range(20))
    entry = next(one for one in items if isinstance(one, dict) and one["id"] == "menu-profile")
    assert entry["args"] == {"player": name("profile-usual")}
    assert menu.press("enter").ids == ["profile-title", "list-item"]


def test_somebody_goes_on_with_their_own_settings(people: Driven) -> None:
    heard: list[object] = []
    people.desk.change_output = heard.append
    people.desk.speak_by = lambda settings: heard.append(settings.rate)
    assert told(people.opening)[1][1]["item"] == name("profile-usual")
    answer = people.press("2")
    assert told(answer)[0] == ("profile-chosen", {"name": "Anna"})
    assert answer.utterances[0].language == "ro"
    assert heard == [Output.VOICE, 20]
    assert people.desk.records.profile == "Anna"


def test_somebody_new_has_files_of_their_own(people: Driven, tmp_path: Path) -> None:
    assert people.press("end", "enter").ids == ["profile-prompt"]
    answer = people.press(*"Bo", "enter")
    assert answer.ids[0] == "profile-chosen"
    assert SettingsFile(tmp_path, "Bo").path.exists()
    assert people.desk.settings_file.profile == "Bo"


def test_a_name_that_cannot_be_is_told(people: Driven) -> None:
    people.press("end", "enter")
    assert only(people.press(*"a/b", "enter"))[0] == "store-bad-name"


def test_bad_settings_change_nobody(people: Driven, tmp_path: Path) -> None:
    (tmp_path / "settings-Anna.toml").write_text("rate = 300\n")
    assert people.press("2").ids[0].startswith("settings-")
    assert people.desk.records.profile == ""


def test_a_keymap_that_is_not_there_is_told(people: Driven) -> None:
    def find(name: str) -> object:
        raise KeymapError(KeymapFault.NO_SUCH_KEYMAP, file="x.toml", name=name, known="default")

    people.desk.find_keymap = find  # type: ignore[assignment]
    assert people.press("2").ids[:2] == ["profile-chosen", "keymap-no-such-keymap"]


def test_games_are_kept_apart(begin: Begin, tmp_path: Path) -> None:
    game = begin()
    game.desk.records.use("Anna")
    game.press("space", "q", "q")
    menu = begin(code=None)
    assert menu.desk.records.unfinished() == ()
    menu.desk.records.use("Anna")
    assert [kept.entries for kept in menu.desk.records.unfinished()] == [1]
    assert (tmp_path / "games-Anna.db").exists()
