"""The languages that there are: those that the program brings, and those that a player has added.

A language is a folder with its code for a name (``ro``, ``pt-BR``) and files of messages in it.
"""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path

from golf_access.announce.announcer import say
from golf_access.announce.messages import REFERENCE_LANGUAGE, Language, MessageError

_CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class Languages:
    """The languages in some folders. A language that several have is put together of them all.

    The last folder's messages come first, so that a player can mend those that the program
    brings. What a language lacks is said in English.
    """

    def __init__(self, *folders: Path) -> None:
        """``folders`` hold a folder for each language; the first of them has English."""
        self._folders = folders
        self._opened: dict[str, Language] = {}

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The languages' codes, in order."""
        return tuple(sorted({path.name for parent in self._folders for path in _in(parent)}))

    def open(self, code: str) -> Language:
        """Return the messages of a language."""
        if code not in self._opened:
            own = self._of(code)
            if own[0].parent != self._folders[0]:
                own.insert(0, self._folders[0] / REFERENCE_LANGUAGE)
            self._opened[code] = Language(code, *own)
        return self._opened[code]

    def name(self, code: str) -> str:
        """Return a language's own name for itself, its code where it doesn't tell."""
        try:
            return Language(code, *self._of(code)).text(say("language-name"))
        except MessageError:
            return code

    def manual(self, code: str) -> str:
        """Return the manual in a language, in English where it has none."""
        for name in (code, REFERENCE_LANGUAGE):
            for parent in reversed(self._folders):
                path = parent / name / "manual.txt"
                if path.is_file():
                    return path.read_text("utf-8", "replace")
        raise FileNotFoundError(path)

    def _of(self, code: str) -> list[Path]:
        """Return the folders of a language."""
        return [parent / code for parent in self._folders if (parent / code).is_dir()]

    def match(self, tag: str) -> str | None:
        """Return our language for ``it``, ``it_IT.UTF-8``, ``it-CH`` or ``Italian_Italy``."""
        wanted = re.split("[.@]", tag)[0].replace("_", "-").lower()
        for code in self.codes:
            if code.lower() == wanted:
                return code
        plain = wanted.split("-")[0]
        for code in self.codes:
            if plain in (code.split("-")[0].lower(), _english_name(code)):
                return code
        return None


def _in(parent: Path) -> list[Path]:
    """Return the folders of languages that a folder holds."""
    try:
        return [path for path in parent.iterdir() if path.is_dir() and _CODE.fullmatch(path.name)]
    except OSError:
        return []


def _english_name(code: str) -> str | None:
    """Return what Windows calls a language, in small letters."""
    from babel import Locale, UnknownLocaleError

    try:
        return (Locale.parse(code, sep="-").get_language_name("en") or "").lower() or None
    except (UnknownLocaleError, ValueError):
        return None
