"""Several people at one computer: each has their own games, statistics and settings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from golf_access.announce.announcer import Announcement, fault, say
from golf_access.commands import Command, Mode
from golf_access.devices.keymap import KeymapError
from golf_access.play.storefile import StoreError, checked_name
from golf_access.screens.base import Desk, Pop, Push, Reply, reply
from golf_access.screens.lists import Item, ListScreen
from golf_access.screens.text import TextScreen
from golf_access.settings import SettingsError
from golf_access.utterance import Output, OutputChoice


def profile_label(name: str) -> Announcement:
    """Return a profile as lists tell it; the one of who gave no name has none."""
    return say("profile-named", name=name) if name else say("profile-usual")


def use_profile(desk: Desk, name: str) -> list[Announcement]:
    """Go on as another person. Returns what is said, in their language."""
    file = desk.settings_file.of(name)
    try:
        settings = file.load()
    except SettingsError as error:
        return [fault("settings", error)]
    problems: list[Announcement] = []
    desk.settings_file, desk.settings = file, settings
    desk.records.use(file.profile)
    if settings.language in desk.languages.codes:
        desk.language = desk.languages.open(settings.language)
    try:
        desk.keymap = desk.find_keymap(settings.keymap)
    except KeymapError as error:
        problems.append(fault("keymap", error))
    if settings.output is not OutputChoice.AUTO:
        desk.output = Output(settings.output.value)
        desk.change_output(desk.output)
    desk.speak_by(settings)
    chosen = say("profile-chosen", name=name) if name else say("profile-chosen-usual")
    return [chosen, *problems]


class ProfilesScreen(ListScreen):
    """Who plays."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, say("profile-title"))
        names = desk.profiles()
        if desk.records.profile in names:
            self.position = names.index(desk.records.profile)

    @property
    def items(self) -> Sequence[Item]:
        """A person each, and a new one."""
        return [
            *(Item(profile_label(name), partial(self._use, name)) for name in self.desk.profiles()),
            Item(say("profile-new"), self._ask),
        ]

    def _use(self, name: str) -> Reply:
        return reply(*use_profile(self.desk, name), then=Pop())

    def _ask(self) -> Reply:
        prompt = say(
            "profile-prompt",
            accept=self.desk.key(Mode.TEXT, Command.ACCEPT),
            leave=self.desk.key(Mode.TEXT, Command.ESCAPE),
        )
        return reply(then=Push(TextScreen(self.desk, prompt, self._begin)))

    def _begin(self, text: str) -> Reply | Announcement:
        """Go on as a new person, whose name is kept at once, or as one who is there already."""
        try:
            name = checked_name(text)
        except StoreError as error:
            return fault("store", error)
        said = use_profile(self.desk, name)
        kept = self.desk.change(language=self.desk.language.code)
        return reply(*said, *kept, then=Pop())
