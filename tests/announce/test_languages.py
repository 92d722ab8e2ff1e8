"""Which languages there are, and languages that a player adds or mends."""

from __future__ import annotations

from pathlib import Path

import pytest

from golf_access.announce.announcer import say
from golf_access.announce.languages import Languages
from golf_access.announce.messages import LANGUAGES
from golf_access.engine.cards import parse_card
from tests.announce.catalogue import LOCALES

WASTE = say("waste", top=parse_card("8S"))
ENGLISH = Languages(LOCALES).open("en").text(WASTE)


def added(folder: Path, code: str, **files: str) -> Languages:
    """Return the languages with one that a player has added, or mended."""
    own = folder / code
    own.mkdir(parents=True)
    for name, text in files.items():
        (own / f"{name}.ftl").write_text(text, "utf-8")
    return Languages(LOCALES, folder)


@pytest.mark.parametrize(
    ("tag", "code"),
    [
        ("it", "it"),
        ("it_IT.UTF-8", "it"),
        ("IT-ch@euro", "it"),
        ("Italian_Italy", "it"),
        ("Portuguese_Brazil", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt_PT", "pt-BR"),
        ("pt", "pt-BR"),
        ("sv_SE", None),
        ("C.UTF-8", None),
        ("", None),
    ],
)
def test_a_language_is_found_by_many_names(tag: str, code: str | None, tmp_path: Path) -> None:
    assert added(tmp_path, "pt-BR").match(tag) == code


def test_a_folder_that_is_not_there_adds_nothing(tmp_path: Path) -> None:
    assert Languages(LOCALES, tmp_path / "none").codes == LANGUAGES


def test_what_is_no_code_is_no_language(tmp_path: Path) -> None:
    (tmp_path / "sv.ftl").touch()
    assert added(tmp_path, "not a code").codes == LANGUAGES


def test_an_added_language_is_spoken_and_what_it_lacks_is_in_english(tmp_path: Path) -> None:
    languages = added(tmp_path, "sv", mine="language-name = Svenska\nwaste = Kort { $top }.\n")
    assert languages.codes == tuple(sorted([*LANGUAGES, "sv"]))
    words = languages.open("sv")
    assert words.text(WASTE) == "Kort 8 of spades."
    assert words.text(say("unknown-key", help="?")) == languages.open("en").text(
        say("unknown-key", help="?")
    )
    assert languages.name("sv") == "Svenska"
    assert languages.manual("sv") == languages.manual("en")
    assert words.render(WASTE).language == "sv"


def test_a_player_mends_a_message(tmp_path: Path) -> None:
    languages = added(tmp_path, "it", mine="waste = Lo scarto: { $top }.\n")
    assert languages.codes == LANGUAGES
    assert languages.open("it").text(WASTE) == "Lo scarto: 8 di picche."
    assert languages.name("it") == "Italiano"


@pytest.mark.parametrize("broken", ["waste = {", "waste =\n", "waste = { $top", "\x00\n", "=\n"])
def test_a_broken_message_is_the_one_before(broken: str, tmp_path: Path) -> None:
    languages = added(tmp_path, "en", mine=broken)
    assert languages.open("en").text(WASTE) == ENGLISH


def test_a_language_without_a_name_has_its_code(tmp_path: Path) -> None:
    assert added(tmp_path, "sv").name("sv") == "sv"


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    languages = added(tmp_path, "sv")
    (tmp_path / "sv" / "bytes.ftl").write_bytes(b"\xff\xfe\x00waste = \xff { $top }\n")
    assert languages.open("sv").text(WASTE) == ENGLISH
