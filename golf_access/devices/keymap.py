"""Keymaps: which key means which command, in each mode."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from golf_access.commands import COMMANDS_OF, Command, Mode
from golf_access.engine.faults import FaultError
from golf_access.tomlfile import TomlSyntaxError, TomlUnreadableError, read_toml

KEY_NAMES = frozenset(
    [
        *("space", "enter", "tab", "shift+tab", "escape", "backspace", "delete"),
        *("up", "down", "left", "right", "home", "end", "pageup", "pagedown"),
        *(f"f{number}" for number in range(1, 13)),
    ]
)
"""The keys that are named; every other key is named by the character that it types."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key by its name: the character it types, or one of ``KEY_NAMES``."""

    name: str


class KeymapFault(StrEnum):
    """What is wrong with a keymap, with the facts that each one carries beside ``file``."""

    NO_SUCH_KEYMAP = "no-such-keymap"
    """``name``, ``known``."""
    UNREADABLE = "unreadable"
    SYNTAX = "syntax"
    """``line``."""
    UNKNOWN_SECTION = "unknown-section"
    """``section``, ``known``."""
    NOT_A_SECTION = "not-a-section"
    """``section``."""
    UNKNOWN_KEY = "unknown-key"
    """``section``, ``key``."""
    UNKNOWN_COMMAND = "unknown-command"
    """``section``, ``key``, ``command``."""
    MISSING_SECTION = "missing-section"
    """``section``."""


class KeymapError(FaultError):
    """A keymap that can't be used."""


@dataclass(frozen=True, slots=True)
class Resolved:
    """What a key means. ``caps``: a capital stood in for its small letter."""

    command: Command
    caps: bool = False


@dataclass(frozen=True, slots=True)
class Keymap:
    """Bindings of keys to commands, a table for each mode."""

    name: str
    bindings: Mapping[Mode, Mapping[Key, Command]]

    def resolve(self, mode: Mode, key: Key) -> Resolved | None:
        """Return what ``key`` means in ``mode``, None when it is unbound."""
        bound = self.bindings[mode]
        if key in bound:
            return Resolved(bound[key])
        small = Key(key.name.lower())
        if len(key.name) == 1 and small != key and small in bound:
            return Resolved(bound[small], caps=True)
        return None

    def key_for(self, mode: Mode, command: Command) -> Key | None:
        """Return the first key that is bound to ``command`` in ``mode``."""
        return next((key for key, bound in self.bindings[mode].items() if bound is command), None)


def find_keymap(name: str, folders: Iterable[Path]) -> Keymap:
    """Return the keymap ``name`` from the first of ``folders`` that has it.

    Raises ``KeymapError``.
    """
    folders = tuple(folders)
    known = keymap_names(folders)
    if name in known:
        for folder in folders:
            path = folder / f"{name}.toml"
            if path.exists():
                return load_keymap(path)
    raise KeymapError(
        KeymapFault.NO_SUCH_KEYMAP, file=f"{name}.toml", name=name, known=", ".join(known)
    )


def keymap_names(folders: Iterable[Path]) -> tuple[str, ...]:
    """Return the names of the keymaps in some folders, in order."""
    return tuple(sorted({path.stem for folder in folders for path in folder.glob("*.toml")}))


def load_keymap(path: Path) -> Keymap:
    """Return the keymap in the TOML file ``path``. Raises ``KeymapError``."""
    file = str(path)
    try:
        data = read_toml(path)
    except (FileNotFoundError, TomlUnreadableError):
        raise KeymapError(KeymapFault.UNREADABLE, file=file) from None
    except TomlSyntaxError as error:
        raise KeymapError(KeymapFault.SYNTAX, file=file, line=error.line) from None
    bindings: dict[Mode, dict[Key, Command]] = {}
    for section, entries in data.items():
        if section not in set(Mode):
            raise KeymapError(
                KeymapFault.UNKNOWN_SECTION, file=file, section=section, known=", ".join(Mode)
            )
        if not isinstance(entries, dict):
            raise KeymapError(KeymapFault.NOT_A_SECTION, file=file, section=section)
        mode = Mode(section)
        bindings[mode] = {
            _key(key, file, section): _command(command, mode, key, file)
            for key, command in entries.items()
        }
    for mode in Mode:
        if mode not in bindings:
            raise KeymapError(KeymapFault.MISSING_SECTION, file=file, section=mode.value)
    return Keymap(path.stem, bindings)


def _key(name: str, file: str, section: str) -> Key:
    if name in KEY_NAMES or (len(name) == 1 and name.isprintable() and name != " "):
        return Key(name)
    raise KeymapError(KeymapFault.UNKNOWN_KEY, file=file, section=section, key=name)


def _command(value: object, mode: Mode, key: str, file: str) -> Command:
    if isinstance(value, str) and value in set(Command):
        command = Command(value)
        if command in COMMANDS_OF[mode]:
            return command
    raise KeymapError(
        KeymapFault.UNKNOWN_COMMAND, file=file, section=mode.value, key=key, command=str(value)
    )
