"""Keymaps: what a key means, what is told of a bad one, and the default one, which is complete."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from golf_access.commands import COMMANDS_OF, Command, Mode
from golf_access.data import data_folder
from golf_access.devices.keymap import (
    KEY_NAMES,
    Key,
    Keymap,
    KeymapError,
    KeymapFault,
    Resolved,
    find_keymap,
    load_keymap,
)

DEFAULT = load_keymap(data_folder("keymaps") / "default.toml")
EMPTY = "".join(f"[{mode.value}]\n" for mode in Mode)

UNBOUND = {
    # A letter is typed, or names a rank; the question before is heard again with Help.
    Mode.TEXT: {Command.AGAIN},
    Mode.RANK: {Command.AGAIN, Command.RANK_11, Command.RANK_12, Command.RANK_13},
    Mode.COLUMN: {Command.AGAIN},
    Mode.PLACE: {Command.AGAIN},
}
"""The commands that the default keymap has no key for. The ranks' letters are the language's."""


def keymap(content: str, tmp_path: Path) -> Keymap:
    path = tmp_path / "mine.toml"
    path.write_text(content, "utf-8")
    return load_keymap(path)


# ---------------------------------------------------------------------------- what a key means


def test_a_key_means_what_its_mode_says() -> None:
    assert DEFAULT.name == "default"
    assert DEFAULT.resolve(Mode.SOLITAIRE, Key("space")) == Resolved(Command.DRAW)
    assert DEFAULT.resolve(Mode.LIST, Key("space")) == Resolved(Command.CHOOSE)
    assert DEFAULT.resolve(Mode.TEXT, Key("space")) is None
    assert DEFAULT.resolve(Mode.SOLITAIRE, Key("0")) is None
    assert DEFAULT.resolve(Mode.RANK, Key("0")) == Resolved(Command.RANK_10)


def test_a_capital_stands_in_for_its_small_letter() -> None:
    assert DEFAULT.resolve(Mode.SOLITAIRE, Key("D")) == Resolved(Command.WASTE, caps=True)
    assert DEFAULT.resolve(Mode.SOLITAIRE, Key("d")) == Resolved(Command.WASTE)
    assert DEFAULT.resolve(Mode.SOLITAIRE, Key("E")) == Resolved(Command.CHANGES)
    assert DEFAULT.resolve(Mode.TEXT, Key("D")) is None


def test_only_one_letter_has_a_small_one(tmp_path: Path) -> None:
    mine = keymap(EMPTY.replace("[solitaire]", '[solitaire]\n"ă" = "draw"\nf1 = "help"'), tmp_path)
    assert mine.resolve(Mode.SOLITAIRE, Key("Ă")) == Resolved(Command.DRAW, caps=True)
    assert mine.resolve(Mode.SOLITAIRE, Key("F1")) is None
    assert mine.resolve(Mode.SOLITAIRE, Key("İ")) is None


def test_the_key_of_a_command_is_the_first() -> None:
    assert DEFAULT.key_for(Mode.SOLITAIRE, Command.NEXT_COLUMN) == Key("tab")
    assert DEFAULT.key_for(Mode.LIST, Command.CHOOSE) == Key("enter")
    assert DEFAULT.key_for(Mode.LIST, Command.DRAW) is None


# ----------------------------------------------------------------------------- the default one


@pytest.mark.parametrize("mode", Mode)
def test_every_command_has_a_key(mode: Mode) -> None:
    bound = set(DEFAULT.bindings[mode].values())
    assert COMMANDS_OF[mode] - bound == UNBOUND.get(mode, set())


@pytest.mark.parametrize("mode", Mode)
def test_no_key_needs_alt_or_a_numeric_keypad(mode: Mode) -> None:
    for key in DEFAULT.bindings[mode]:
        assert key.name in KEY_NAMES or (len(key.name) == 1 and key.name.isascii())


def test_arrows_and_their_twins() -> None:
    for mode, twins in (
        (Mode.SOLITAIRE, {"right": "tab", "left": "shift+tab", "down": "j", "up": "m"}),
        (Mode.LIST, {"right": "tab", "left": "shift+tab", "down": "j", "up": "m"}),
        (Mode.REPLAY, {"right": "j", "left": "m", "down": "j", "up": "m", "pagedown": "J"}),
        (Mode.TABLE_REPLAY, {"right": "j", "left": "m", "down": "j", "up": "m", "pageup": "M"}),
    ):
        for arrow, twin in twins.items():
            assert DEFAULT.resolve(mode, Key(arrow)) == DEFAULT.resolve(mode, Key(twin))


# ------------------------------------------------------------------------------- what is wrong


@pytest.mark.parametrize(
    ("content", "fault", "facts"),
    [
        ("[solitaire]\nd = \n", KeymapFault.SYNTAX, {"line": 2}),
        # A key that stands twice is no TOML.
        ('[list]\nd = "next"\nj = "next"\nd = "first"\n', KeymapFault.SYNTAX, {"line": 4}),
        ("[list]\n[text]\n[list]\n", KeymapFault.SYNTAX, {"line": 3}),
        (f"d = {'1' * 5000}", KeymapFault.SYNTAX, {"line": "?"}),
        (
            f"{EMPTY}[golf]\n",
            KeymapFault.UNKNOWN_SECTION,
            {"section": "golf", "known": ", ".join(Mode)},
        ),
        (f'd = "draw"\n{EMPTY}', KeymapFault.UNKNOWN_SECTION, {"section": "d"}),
        ("list = 3\n", KeymapFault.NOT_A_SECTION, {"section": "list"}),
        ("[[list]]\n", KeymapFault.NOT_A_SECTION, {"section": "list"}),
        (
            '[list]\ncontrol = "next"\n',
            KeymapFault.UNKNOWN_KEY,
            {"section": "list", "key": "control"},
        ),
        ('[list]\nUp = "next"\n', KeymapFault.UNKNOWN_KEY, {"section": "list", "key": "Up"}),
        ('[list]\n" " = "next"\n', KeymapFault.UNKNOWN_KEY, {"section": "list", "key": " "}),
        ('[list]\n"" = "next"\n', KeymapFault.UNKNOWN_KEY, {"section": "list", "key": ""}),
        ('[list]\n"\\t" = "next"\n', KeymapFault.UNKNOWN_KEY, {"section": "list", "key": "\t"}),
        (
            '[list]\nd = "fly"\n',
            KeymapFault.UNKNOWN_COMMAND,
            {"section": "list", "key": "d", "command": "fly"},
        ),
        (
            '[list]\nd = "draw"\n',
            KeymapFault.UNKNOWN_COMMAND,
            {"section": "list", "key": "d", "command": "draw"},
        ),
        (
            "[list]\nd = [1]\n",
            KeymapFault.UNKNOWN_COMMAND,
            {"section": "list", "key": "d", "command": "[1]"},
        ),
        (EMPTY.replace("[rank]\n", ""), KeymapFault.MISSING_SECTION, {"section": "rank"}),
        ("", KeymapFault.MISSING_SECTION, {"section": "solitaire"}),
    ],
)
def test_what_is_wrong_is_told(
    content: str, fault: KeymapFault, facts: dict[str, object], tmp_path: Path
) -> None:
    with pytest.raises(KeymapError) as caught:
        keymap(content, tmp_path)
    assert caught.value.fault is fault
    assert caught.value.facts["file"] == str(tmp_path / "mine.toml")
    assert facts.items() <= caught.value.facts.items()


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "latin.toml").write_bytes(b"[list] # \xe9\n")
    for name in ("folder", "latin", "none"):
        with pytest.raises(KeymapError) as caught:
            load_keymap(tmp_path / f"{name}.toml")
        assert caught.value.fault is KeymapFault.UNREADABLE


def test_a_byte_order_mark_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "marked.toml"
    path.write_bytes(b"\xef\xbb\xbf" + EMPTY.replace("\n", "\r\n").encode())
    assert load_keymap(path).bindings == {mode: {} for mode in Mode}


quick = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
pieces = st.sampled_from([*(f"[{mode.value}]\n" for mode in Mode), 'd = "draw"\n', EMPTY, "=", '"'])


@quick
@given(st.lists(pieces | st.text(max_size=3), max_size=8).map("".join))
def test_any_text_is_a_keymap_or_a_fault(tmp_path: Path, content: str) -> None:
    try:
        mine = keymap(content.encode("utf-8", "replace").decode(), tmp_path)
    except KeymapError:
        return
    assert set(mine.bindings) == set(Mode)


# -------------------------------------------------------------------------- where one is found


def test_the_first_folder_that_has_it(tmp_path: Path) -> None:
    mine, ours = tmp_path / "mine", tmp_path / "ours"
    for folder, text in ((mine, '[list]\nz = "next"\n'), (ours, "")):
        folder.mkdir()
        (folder / "both.toml").write_text(
            text + EMPTY.replace("[list]\n", "" if text else "[list]\n")
        )
    (ours / "one.toml").write_text(EMPTY)
    assert find_keymap("both", [mine, ours]).bindings[Mode.LIST] == {Key("z"): Command.NEXT}
    assert find_keymap("one", [tmp_path / "nowhere", mine, ours]).name == "one"
    for name in ("two", "", "../ours/one", "one.toml", "x" * 5000, "\0"):
        with pytest.raises(KeymapError) as caught:
            find_keymap(name, [mine, ours])
        assert caught.value.fault is KeymapFault.NO_SUCH_KEYMAP
        expected = {"file": f"{name}.toml", "name": name, "known": "both, one"}
        assert caught.value.facts == expected
