"""Reading a TOML file that a player may have written."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

_LINE = re.compile(r"line (\d+)")


class TomlUnreadableError(ValueError):
    """The file can't be read as text."""


class TomlSyntaxError(ValueError):
    """The file isn't TOML. ``line`` is where, "?" where that isn't known."""

    def __init__(self, line: int | str) -> None:
        super().__init__(line)
        self.line = line


def read_toml(path: Path) -> dict[str, Any]:
    """Return what a TOML file holds.

    Raises ``FileNotFoundError``, ``TomlUnreadableError`` and ``TomlSyntaxError``.
    """
    try:
        return tomllib.loads(path.read_text("utf-8-sig"))
    except FileNotFoundError:
        raise
    except (OSError, UnicodeDecodeError):
        raise TomlUnreadableError from None
    except (ValueError, RecursionError) as error:
        # ValueError: also a number that is too long for Python.
        line = _LINE.search(str(error))
        raise TomlSyntaxError(int(line[1]) if line else "?") from None
