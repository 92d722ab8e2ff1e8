"""The languages that can be spoken here: the program's, and those beside the player's settings."""

from __future__ import annotations

from golf_access.announce.languages import Languages
from golf_access.data import data_folder
from golf_access.settings import SettingsFile


def all_languages(file: SettingsFile) -> Languages:
    """Return the languages of the program, and of the folder ``locales`` beside the settings."""
    return Languages(data_folder("locales"), file.path.parent / "locales")
