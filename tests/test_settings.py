"""The settings file: what is read and written, and what is told of one that can't be used."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from golf_access.engine.outcomes import HelpKind
from golf_access.engine.rules import RuleSet
from golf_access.settings import (
    Settings,
    SettingsError,
    SettingsFault,
    SettingsFile,
    settings_folder,
)
from golf_access.utterance import BrailleChoice, OutputChoice

FIELDS = (
    "language, interactive, keymap, rule_set, warn, hints, output, braille, rate, "
    "pitch, volume, voices, sounds, welcomed"
)
CHANGED = Settings(
    output=OutputChoice.VOICE,
    braille=BrailleChoice.DIRECT,
    rate=30,
    pitch=-100,
    volume=100,
    voices={"ro": "ro+f2"},
    sounds=True,
    language="ro",
    interactive=False,
    keymap="azerty",
    rule_set=RuleSet.STRICT,
    warn=True,
    hints=HelpKind.ORACLE,
    welcomed=True,
)


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "a folder")


def written(file: SettingsFile, content: str | bytes) -> SettingsFile:
    file.path.parent.mkdir(exist_ok=True)
    file.path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
    return file


# ------------------------------------------------------------------------------------ reading


def test_without_a_file_all_is_as_usual(file: SettingsFile) -> None:
    assert file.load() == Settings()
    assert not file.path.parent.exists()


@pytest.mark.parametrize("before", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_what_the_file_names_is_taken(file: SettingsFile, before: bytes, newline: str) -> None:
    lines = ['language = "ro"', "# a comment", 'rule_set = "strict"', ""]
    loaded = written(file, before + newline.join(lines).encode()).load()
    assert loaded == Settings(language="ro", rule_set=RuleSet.STRICT)


@pytest.mark.parametrize(
    ("content", "fault", "facts"),
    [
        (b'language = "\xff"', SettingsFault.UNREADABLE, {}),
        ("interactive = true\nkeymap =\n", SettingsFault.SYNTAX, {"line": 2}),
        # Python only says that it is the end.
        ("interactive = true\nkeymap =", SettingsFault.SYNTAX, {"line": "?"}),
        ("interactive = true\ninteractive = false\n", SettingsFault.SYNTAX, {"line": 2}),
        ("=", SettingsFault.SYNTAX, {"line": 1}),
        (f"keymap = {'9' * 5000}", SettingsFault.SYNTAX, {"line": "?"}),
        (f"keymap = {'[' * 5000}", SettingsFault.SYNTAX, {"line": "?"}),
        ("speed = 3", SettingsFault.UNKNOWN_FIELD, {"name": "speed", "known": FIELDS}),
        ("[keymap2]", SettingsFault.UNKNOWN_FIELD, {"name": "keymap2", "known": FIELDS}),
        (
            "interactive = 1",
            SettingsFault.BAD_VALUE,
            {"name": "interactive", "value": "1", "known": "true, false"},
        ),
        (
            'welcomed = "yes"',
            SettingsFault.BAD_VALUE,
            {"name": "welcomed", "value": "yes", "known": "true, false"},
        ),
        (
            'hints = "magic"',
            SettingsFault.BAD_VALUE,
            {"name": "hints", "value": "magic", "known": "fair, oracle"},
        ),
        (
            "warn = 1",
            SettingsFault.BAD_VALUE,
            {"name": "warn", "value": "1", "known": "true, false"},
        ),
        (
            'rule_set = "Easy"',
            SettingsFault.BAD_VALUE,
            {"name": "rule_set", "value": "Easy", "known": "easy, classic, strict"},
        ),
        (
            "rule_set = 1",
            SettingsFault.BAD_VALUE,
            {"name": "rule_set", "value": "1", "known": "easy, classic, strict"},
        ),
        *(
            (line, SettingsFault.BAD_VALUE, {"name": "rate", "known": "-100 … 100"})
            for line in ("rate = 101", "rate = -101", "rate = 0.5", "rate = true", 'rate = "1"')
        ),
        ("voices = 3", SettingsFault.BAD_VALUE, {"name": "voices"}),
        ("[voices]\nit = 3", SettingsFault.BAD_VALUE, {"name": "voices"}),
        ("keymap = false", SettingsFault.BAD_VALUE, {"name": "keymap", "value": "False"}),
        ("language = 1979-05-27", SettingsFault.BAD_VALUE, {"name": "language"}),
        ("[language]\ncode = 1", SettingsFault.BAD_VALUE, {"name": "language"}),
    ],
)
def test_what_is_wrong_is_told(
    file: SettingsFile, content: str | bytes, fault: SettingsFault, facts: dict[str, object]
) -> None:
    with pytest.raises(SettingsError) as caught:
        written(file, content).load()
    assert caught.value.fault is fault
    assert caught.value.facts["file"] == str(file.path)
    assert facts.items() <= caught.value.facts.items()


def test_a_folder_in_its_place_is_told(file: SettingsFile) -> None:
    file.path.mkdir(parents=True)
    with pytest.raises(SettingsError) as caught:
        file.load()
    assert caught.value.fault is SettingsFault.UNREADABLE


def test_a_value_that_others_found_wrong(file: SettingsFile) -> None:
    error = file.bad_value("language", "xx", ("it", "ro"))
    assert error.fault is SettingsFault.BAD_VALUE
    facts = {"file": str(file.path), "name": "language", "value": "xx", "known": "it, ro"}
    assert error.facts == facts


quick = settings(
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
toml = st.lists(
    st.sampled_from(["language", "interactive", "rule_set", "=", "[", "]", '"', "\n", "easy", "1"])
    | st.text(max_size=3),
    max_size=12,
).map("".join)


@quick
@given(st.binary(max_size=40) | toml.map(lambda text: text.encode("utf-8", "replace")))
def test_any_file_is_settings_or_a_fault(file: SettingsFile, content: bytes) -> None:
    try:
        loaded = written(file, content).load()
    except SettingsError:
        return
    assert isinstance(loaded, Settings)


# ------------------------------------------------------------------------------------ writing


def test_every_setting_is_kept(file: SettingsFile) -> None:
    usual, changed = msgspec.to_builtins(Settings()), msgspec.to_builtins(CHANGED)
    assert all(changed[name] != usual[name] for name in usual)
    file.save(CHANGED)
    assert file.load() == CHANGED
    file.save(Settings())
    assert file.load() == Settings()
    assert file.path.read_text("utf-8").strip() == ""
    assert [path.name for path in file.path.parent.iterdir()] == [file.path.name]


def test_only_what_differs_is_written(file: SettingsFile) -> None:
    file.save(Settings(language="it"))
    assert file.path.read_text("utf-8") == 'language = "it"\n'


def test_what_the_player_wrote_stays(file: SettingsFile) -> None:
    content = (
        "# My settings: ăîșț\n\n"
        'keymap = "default"  # as it comes\n'
        'rule_set    =    "easy"\n'
        "# the last line\n"
    )
    written(file, content).save(Settings(rule_set=RuleSet.CLASSIC, interactive=False))
    changed = file.path.read_text("utf-8")
    assert file.load() == Settings(rule_set=RuleSet.CLASSIC, interactive=False)
    for kept in ("# My settings: ăîșț", 'keymap = "default"  # as it comes', "# the last line"):
        assert kept in changed
    file.save(Settings())
    assert file.load() == Settings()
    assert "# My settings: ăîșț" in file.path.read_text("utf-8")


def test_nothing_changed_changes_nothing(file: SettingsFile) -> None:
    content = '# mine\ninteractive = true # on\n\nlanguage = "nl"\n'
    written(file, content).save(Settings(language="nl"))
    assert file.path.read_text("utf-8") == content


@quick
@given(
    st.lists(
        st.builds(
            Settings,
            language=st.sampled_from([None, "it", "ro", "nl", "en"]),
            interactive=st.booleans(),
            keymap=st.text(st.characters(exclude_categories=["Cs"]), max_size=5),
            rule_set=st.sampled_from(RuleSet),
            warn=st.booleans(),
            hints=st.sampled_from(HelpKind),
            welcomed=st.booleans(),
        ),
        min_size=1,
        max_size=3,
    )
)
def test_settings_are_read_back(file: SettingsFile, several: list[Settings]) -> None:
    written(file, "# a comment\n\n")
    for one in several:
        file.save(one)
        assert file.load() == one
        assert file.path.read_text("utf-8").startswith("# a comment\n")


def test_a_folder_that_cannot_be_made_is_an_os_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        SettingsFile(tmp_path / "file").save(CHANGED)


def test_a_file_that_cannot_be_replaced_is_an_os_error(file: SettingsFile) -> None:
    file.path.mkdir(parents=True)
    with pytest.raises(OSError, match=file.path.name):
        file.save(CHANGED)


def test_a_file_spoilt_meanwhile_is_a_value_error(file: SettingsFile) -> None:
    with pytest.raises(ValueError, match="line 1"):
        written(file, "keymap =").save(CHANGED)
    assert file.path.read_text("utf-8") == "keymap ="


# -------------------------------------------------------------------------------- the folder


def test_the_folder_is_what_the_environment_names(tmp_path: Path) -> None:
    assert settings_folder({"GOLF_ACCESS_HOME": str(tmp_path)}) == tmp_path


@pytest.mark.parametrize("environment", [{}, {"GOLF_ACCESS_HOME": ""}])
def test_else_the_platforms_own(environment: dict[str, str]) -> None:
    folder = settings_folder(environment)
    assert folder.is_absolute()
    assert folder.name == "golf-access"
