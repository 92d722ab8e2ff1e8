"""What a player prefers, kept in a TOML file; and where the player's files are."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec

from golf_access.engine.faults import FaultError
from golf_access.engine.outcomes import HelpKind
from golf_access.engine.rules import RuleSet
from golf_access.tomlfile import TomlSyntaxError, TomlUnreadableError, read_toml
from golf_access.utterance import BrailleChoice, OutputChoice

FILE_NAME = "settings.toml"
_APPLICATION = "golf-access"
_FIELD = re.compile(r"at `\$\.(\w+)")
_BOOLEAN = ("true", "false")
Share = Annotated[int, msgspec.Meta(ge=-100, le=100)]
"""-100 to 100, 0 being what is usual."""
_SHARE = ("-100 … 100",)
_KNOWN = {
    "interactive": _BOOLEAN,
    "rule_set": tuple(RuleSet),
    "warn": _BOOLEAN,
    "hints": tuple(HelpKind),
    "output": tuple(OutputChoice),
    "braille": tuple(BrailleChoice),
    "rate": _SHARE,
    "pitch": _SHARE,
    "volume": _SHARE,
    "voices": ('{ it = "..." }',),
    "sounds": _BOOLEAN,
    "welcomed": _BOOLEAN,
}


class SettingsFault(StrEnum):
    """What is wrong with a settings file, with the facts that each carries beside ``file``."""

    UNREADABLE = "unreadable"
    SYNTAX = "syntax"
    """``line``."""
    UNKNOWN_FIELD = "unknown-field"
    """``name``, ``known``."""
    BAD_VALUE = "bad-value"
    """``name``, ``value``, ``known``."""


class SettingsError(FaultError):
    """A settings file that can't be used."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's preferences. ``language`` None means the system's.

    ``warn``: tell when an action loses a game that could be won. ``hints``: what hints use.
    ``output``: who speaks. ``braille``: where braille comes from. ``rate``, ``pitch`` and
    ``volume``: how the game's own voice speaks, None as the synthesiser is set up; ``voices``: by
    which voice in a language.
    ``sounds``: play short ones beside the words. ``welcomed``: what is told at the very first start
    was told.
    """

    language: str | None = None
    interactive: bool = True
    keymap: str = "default"
    rule_set: RuleSet = RuleSet.EASY
    warn: bool = False
    hints: HelpKind = HelpKind.FAIR
    output: OutputChoice = OutputChoice.AUTO
    braille: BrailleChoice = BrailleChoice.AUTO
    rate: Share | None = None
    pitch: Share | None = None
    volume: Share | None = None
    voices: dict[str, str] = {}
    sounds: bool = False
    welcomed: bool = False


def settings_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder of a player's files: ``GOLF_ACCESS_HOME``, else the platform's own."""
    home = environment.get("GOLF_ACCESS_HOME")
    if home:
        return Path(home)
    import platformdirs

    return Path(platformdirs.user_config_dir(_APPLICATION, appauthor=False))


class SettingsFile:
    """The settings file of a folder: that of a profile, or of who gave no name."""

    def __init__(self, folder: Path, profile: str = "") -> None:
        self.profile = profile
        self.path = folder / (f"settings-{profile}.toml" if profile else FILE_NAME)

    def of(self, profile: str) -> SettingsFile:
        """Return the file of another profile, in the same folder."""
        return SettingsFile(self.path.parent, profile)

    def profiles(self) -> tuple[str, ...]:
        """Return the profiles that have a file here."""
        names = [path.stem for path in self.path.parent.glob("settings-*.toml")]
        return tuple(name.removeprefix("settings-") for name in names)

    def load(self) -> Settings:
        """Return the settings; those that the file doesn't name are the defaults.

        Raises ``SettingsError``.
        """
        file = str(self.path)
        try:
            data = read_toml(self.path)
        except FileNotFoundError:
            return Settings()
        except TomlUnreadableError:
            raise SettingsError(SettingsFault.UNREADABLE, file=file) from None
        except TomlSyntaxError as error:
            raise SettingsError(SettingsFault.SYNTAX, file=file, line=error.line) from None
        for name in data:
            if name not in Settings.__struct_fields__:
                known = ", ".join(Settings.__struct_fields__)
                raise SettingsError(SettingsFault.UNKNOWN_FIELD, file=file, name=name, known=known)
        try:
            return msgspec.convert(data, Settings)
        except msgspec.ValidationError as error:
            raise self._bad_value(str(error), data) from None

    def save(self, settings: Settings) -> None:
        """Write what has changed and leave all else in the file as it is.

        Raises ``OSError``, and ``ValueError`` where the file is no TOML any more.
        """
        import tomlkit

        try:
            document = tomlkit.parse(self.path.read_text("utf-8-sig"))
        except FileNotFoundError:
            document = tomlkit.document()
        chosen = msgspec.to_builtins(settings)
        default = msgspec.to_builtins(Settings())
        for name, value in chosen.items():
            if value == document.get(name, default[name]):
                continue
            if value == default[name]:
                del document[name]
            else:
                document[name] = value
        self.path.parent.mkdir(parents=True, exist_ok=True)
        partial = self.path.with_suffix(".new")
        partial.write_text(tomlkit.dumps(document), "utf-8")
        partial.replace(self.path)

    def bad_value(self, name: str, value: object, known: tuple[str, ...]) -> SettingsError:
        """Return the error that ``value`` is none of the ``known`` ones of a setting."""
        return SettingsError(
            SettingsFault.BAD_VALUE,
            file=str(self.path),
            name=name,
            value=str(value),
            known=", ".join(known),
        )

    def _bad_value(self, message: str, data: dict[str, object]) -> SettingsError:
        field = _FIELD.search(message)
        name = field[1] if field else "?"
        return self.bad_value(name, data.get(name), _KNOWN.get(name, ("...",)))
