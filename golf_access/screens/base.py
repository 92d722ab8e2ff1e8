"""What a screen is, what it may use, and how it answers."""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from typing import Any, ClassVar

import msgspec

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.languages import Languages
from golf_access.announce.messages import Language
from golf_access.commands import Command, Mode
from golf_access.devices.keymap import KEY_NAMES, Key, Keymap
from golf_access.engine.rules import SolitaireRules
from golf_access.engine.views import SeenBy
from golf_access.play.log import Header
from golf_access.play.records import Records
from golf_access.play.seeds import Shelf
from golf_access.settings import Settings, SettingsFile
from golf_access.utterance import BrailleChoice, Output

_CHARACTER_NAMES = {
    "?": "question-mark",
    ",": "comma",
    ".": "full-stop",
    "-": "hyphen",
    "+": "plus",
    " ": "space",
}


class Then:
    """What becomes of the stack of screens after an answer."""


@dataclass(frozen=True, slots=True)
class Push(Then):
    """Put a screen on top."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Pop(Then):
    """Leave the screen on top; the one below goes on without a word."""


@dataclass(frozen=True, slots=True)
class Become(Then):
    """Leave the screen on top and put another one in its place."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class PlayInstead(Then):
    """Leave all screens down to the game that runs, if one does, and play this one instead."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer to a key: what is said, and what becomes of the stack (None: nothing)."""

    said: tuple[Announcement, ...] = ()
    then: Then | None = None


def reply(*said: Announcement, then: Then | None = None) -> Reply:
    """Return an answer."""
    return Reply(said, then)


Stop = Callable[[], bool]
"""Asked again and again by work beside the keys: true when nobody waits for it any more."""


@dataclass(eq=False, slots=True)
class Job:
    """Work that runs beside the keys, in a thread of its own.

    ``work`` is handed a ``Stop``; ``done`` gets its result and answers, as a key is answered.
    ``until_key``: it answers the key that began it, and the next key ends it unanswered.
    ``awaited``: in line mode the next line is read only when it is done. ``quiet``: it only begins
    after a moment, so that a player who presses one key after the other isn't kept.
    """

    work: Callable[[Stop], Any]
    done: Callable[[Any], Reply]
    until_key: bool = False
    awaited: bool = True
    quiet: bool = False
    cancelled: bool = False

    def cancel(self) -> None:
        """Give the work up: its result is thrown away."""
        self.cancelled = True


class Screen(ABC):
    """Something that answers keys while it is on top."""

    mode: ClassVar[Mode]
    is_game: ClassVar[bool] = False

    @property
    def plays_on(self) -> bool:
        """Whether something goes on here that the end of input doesn't end."""
        return False

    def enter(self) -> list[Announcement]:
        """Return what is said when the screen comes on top for the first time."""
        return []

    def resume(self) -> list[Announcement]:
        """Return what is said when the screen above was left."""
        return []

    @abstractmethod
    def handle(self, command: Command) -> Reply:
        """Answer a command."""

    def take_text(self, text: str) -> Reply | None:
        """Answer a whole text, pasted or entered as a line; None where no text is taken."""
        return None

    def take_character(self, character: str) -> Reply | None:
        """Answer a typed character that no command is bound to; None where none is taken."""
        return None

    def take_unbound(self, key: Key | None) -> Reply | None:
        """Answer a key that no command is bound to, None being one without a name."""
        return self.take_character(key.name) if key and len(key.name) == 1 else None

    def drop_question(self) -> None:
        """Take back what was asked: the answer was no command."""

    def hear(self, seen: SeenBy[Any]) -> list[Announcement]:
        """Return what is said of something that another session did at this screen's game."""
        return []

    def leave(self) -> None:
        """Give up what the screen holds: it won't be seen again."""


def _nobody(_: object) -> None:
    """Do nothing: there is no session yet."""


def _no_voices(_: str, answer: Callable[[tuple[str, ...]], None]) -> None:
    answer(())


@dataclass(slots=True)
class Desk:
    """What the screens of one session have at hand.

    ``pick_number`` picks a random deal number; ``today`` returns the date where the player is.
    ``line_mode``: keys come as lines.

    The session puts in its own: ``deliver`` brings what others do at a shared game to it, ``begin``
    has work done beside the keys, ``forget_private`` makes it forget what only one of several
    people at this keyboard may hear.

    ``output`` is who speaks, one of ``outputs`` or nobody; ``change_output`` lets another one
    speak from now on, ``show_by`` has braille come from elsewhere. ``speak_by`` has the game's own
    voice speak as settings say; ``ask_voices`` hands over, in any thread, which voices it has for
    a language.

    ``records`` are the games that the player keeps; ``profiles`` returns who plays here,
    ``keymaps`` the names of the keymaps and ``find_keymap`` one by its name.
    """

    settings: Settings
    settings_file: SettingsFile
    shelf: Shelf
    keymap: Keymap
    language: Language
    languages: Languages
    pick_number: Callable[[], int]
    today: Callable[[], date]
    records: Records
    find_keymap: Callable[[str], Keymap]
    line_mode: bool = False
    profiles: Callable[[], tuple[str, ...]] = lambda: ("",)
    keymaps: Callable[[], tuple[str, ...]] = lambda: ("default",)
    deliver: Callable[[SeenBy[Any]], None] = _nobody
    begin: Callable[[Job], None] = _nobody
    forget_private: Callable[[], None] = lambda: None
    output: Output = Output.TERMINAL
    outputs: tuple[Output, ...] = (Output.TERMINAL, Output.READER, Output.VOICE)
    change_output: Callable[[Output], None] = _nobody
    show_by: Callable[[BrailleChoice], None] = _nobody
    speak_by: Callable[[Settings], None] = _nobody
    ask_voices: Callable[[str, Callable[[tuple[str, ...]], None]], None] = _no_voices
    _told: set[str] = field(default_factory=set)

    def change(self, **values: object) -> list[Announcement]:
        """Change settings and keep them. Returns what is to be said where they can't be kept."""
        self.settings = msgspec.structs.replace(self.settings, **values)
        try:
            self.settings_file.save(self.settings)
        except (OSError, ValueError):
            if self.once("settings-not-kept"):
                return [say("settings-not-kept", file=str(self.settings_file.path))]
        return []

    def switch_language(self, code: str) -> list[Announcement]:
        """Speak another language from now on."""
        self.language = self.languages.open(code)
        return self.change(language=code)

    def once(self, message: str) -> bool:
        """Return whether something is told for the first time in this session."""
        first = message not in self._told
        self._told.add(message)
        return first

    def deal(self, rules: SolitaireRules) -> Header:
        """Return the beginning of a game with a random deal."""
        return self.shelf.header(rules, self.pick_number())

    def key(self, mode: Mode, command: Command) -> Announcement | str:
        """Return the name of the key that a command is on."""
        key = self.keymap.key_for(mode, command)
        return say("key-none") if key is None else key_name(key)


def key_name(key: Key) -> Announcement | str:
    """Return a key's name as it is said: a capital with Shift, all but letters in words."""
    name = key.name
    if len(name) > 1:
        return say(f"key-{name.replace('+', '-')}")
    if name in _CHARACTER_NAMES:
        return say(f"key-{_CHARACTER_NAMES[name]}")
    if name.isupper() and name.lower() != name:
        return say("key-shift", letter=name)
    return name.upper() if len(name.upper()) == 1 else name


def key_by_name(name: str, language: Language) -> Key | None:
    """Return the key that is called ``name`` in a language, None where none is."""
    keys = [*map(Key, sorted(KEY_NAMES)), *map(Key, _CHARACTER_NAMES)]
    for key in keys:
        called = key_name(key)
        if isinstance(called, Announcement) and plain_word(language.text(called)) == name:
            return Key("space") if key.name == " " else key
    return None


def plain_word(word: str) -> str:
    """Return a word as it is compared: without case and without accents, which cost keys."""
    parts = unicodedata.normalize("NFD", word.strip().lower())
    return "".join(part for part in parts if not unicodedata.combining(part))
