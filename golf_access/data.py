"""Where the program's data folders are, in a checkout and in an installed package alike."""

from __future__ import annotations

from pathlib import Path


def data_folder(name: str) -> Path:
    """Return the folder ``name`` (``locales``, ``keymaps`` or ``seeds``).

    A wheel carries it inside the package; in a checkout it stands beside the package.
    """
    package = Path(__file__).parent
    inside = package / name
    return inside if inside.is_dir() else package.parent / name
