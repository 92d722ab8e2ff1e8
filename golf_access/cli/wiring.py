"""Puts a session together from the options and runs it on the standard streams."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import signal
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from golf_access.announce.announcer import Announcement, fault, say
from golf_access.announce.messages import Language
from golf_access.cli.languages import all_languages
from golf_access.cli.options import BadInputError
from golf_access.cli.voices import choice_of, make_voice, output_of, outputs_here, voice_settings
from golf_access.commands import Command, Mode
from golf_access.data import data_folder
from golf_access.devices.keymap import KeymapError, find_keymap, keymap_names
from golf_access.devices.keys import KeyReader, KeySource, LineReader
from golf_access.devices.sinks import DEFAULT_WIDTH, LineSink, Sink, TranscriptSink
from golf_access.devices.sounds import SoundFault, SoundSwitch
from golf_access.devices.terminal import RawTerminal
from golf_access.engine.deals import DEAL_NUMBERS
from golf_access.play.records import Records
from golf_access.play.seeds import Shelf
from golf_access.screens.base import Desk, Screen
from golf_access.screens.listening import ListeningScreen
from golf_access.session import ConsoleSession
from golf_access.settings import Settings, SettingsFile
from golf_access.utterance import Output, OutputChoice

if TYPE_CHECKING:
    from golf_access.play.store import Store

SWITCH_SECONDS = 0.0005
"""How soon work beside the keys gives way to a key; Python's own 0.005 could be felt."""


def make_desk(
    options: argparse.Namespace, language: Language, settings: Settings, file: SettingsFile
) -> Desk:
    """Return what the screens have at hand. Raises ``BadInputError`` for an unusable keymap."""
    folders = (file.path.parent / "keymaps", data_folder("keymaps"))
    try:
        name = settings.keymap if options.keymap is None else options.keymap
        keymap = find_keymap(name, folders)
    except KeymapError as error:
        raise BadInputError(fault("keymap", error)) from None
    return Desk(
        settings=settings,
        settings_file=file,
        shelf=Shelf(data_folder("seeds")),
        keymap=keymap,
        language=language,
        languages=all_languages(file),
        pick_number=lambda: secrets.randbelow(DEAL_NUMBERS),
        today=date.today,
        records=Records(games_folder, _now, file.profile),
        find_keymap=partial(find_keymap, folders=folders),
        keymaps=partial(keymap_names, folders),
        profiles=partial(all_profiles, file),
        line_mode=options.line or not sys.stdin.isatty() or os.environ.get("TERM") == "dumb",
    )


def run_session(
    options: argparse.Namespace, desk: Desk, make_first: Callable[[Desk], Screen]
) -> int:
    """Run a session on the standard streams until it ends. Returns the exit status."""
    choice = choice_of(options, desk.settings)
    output = output_of(choice, terminal=not desk.line_mode and sys.stdout.isatty())
    asks = choice is OutputChoice.AUTO and not desk.line_mode and not desk.settings.welcomed
    sys.setswitchinterval(SWITCH_SECONDS)
    # Unbuffered and for the whole run; open() finds the console's own class on Windows.
    display = open(sys.stdout.fileno(), "wb", buffering=0, closefd=False)  # noqa: SIM115
    lines = LineSink(display, terminal_width, at_line_start=not sys.stdout.isatty())
    others: list[Sink] = []
    if options.transcript is not None:
        try:
            others.append(TranscriptSink(Path(options.transcript)))
        except OSError:
            raise BadInputError(say("file-unwritable", file=options.transcript)) from None
    with ExitStack() as stack:
        for sink in (lines, *others):
            stack.callback(sink.close)
        stack.callback(desk.records.close)
        terminal = None
        if not desk.line_mode:
            terminal = RawTerminal(sys.stdin.fileno(), sys.stdout.fileno())
            stack.enter_context(terminal)
        asyncio.run(_run(desk, others, lines, terminal, make_first, output, asks=asks))
    return 0


def opened_store(file: SettingsFile, *, reading: bool = False) -> Store:
    """Return the store of the games of whose settings ``file`` has; see ``Store.open``.

    Raises ``StoreError``.
    """
    from golf_access.play.store import Store

    return Store.open(games_folder(), file.profile, now=_now, reading=reading)


def all_profiles(file: SettingsFile) -> tuple[str, ...]:
    """Return who plays here, in order, the one without a name first."""
    from golf_access.play.storefile import profiles

    return tuple(sorted({"", *profiles(games_folder()), *file.profiles()}, key=str.casefold))


def store_exists(file: SettingsFile) -> bool:
    """Return whether anything was ever kept. Raises ``StoreError``."""
    from golf_access.play.storefile import store_file

    return store_file(games_folder(), file.profile).exists()


def games_folder() -> Path:
    """Return the folder of the stores."""
    from golf_access.play.storefile import store_folder

    return store_folder(os.environ)


def _now() -> datetime:
    return datetime.now(UTC)


def terminal_width() -> int:
    """Return how many columns the terminal has now."""
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns or DEFAULT_WIDTH
    except (OSError, ValueError):
        return DEFAULT_WIDTH


async def _run(
    desk: Desk,
    others: list[Sink],
    lines: LineSink,
    terminal: RawTerminal | None,
    make_first: Callable[[Desk], Screen],
    output: Output,
    *,
    asks: bool,
) -> None:
    """Run a session. ``asks``: it begins with the question whether the player hears it."""
    loop = asyncio.get_running_loop()

    def report(failure: Announcement, *, silent: bool) -> None:
        """Tell that what spoke doesn't; where nothing else does, by lines."""

        def tell() -> None:
            # The game's own voice writes lines anyway, and is tried again at a later key.
            if silent and desk.output is Output.READER:
                desk.output = Output.TERMINAL
                voice.change(Output.TERMINAL)
            session.report_failure(failure)

        with suppress(RuntimeError):  # the loop may have ended
            loop.call_soon_threadsafe(tell)

    voice = make_voice(output, lines, lambda: desk.settings, report)
    desk.output = output
    desk.outputs = outputs_here()
    desk.change_output = voice.change
    desk.speak_by = lambda settings: voice.speak_by(voice_settings(settings))
    desk.show_by = voice.show_by
    desk.ask_voices = voice.ask_voices

    def silent(fault: SoundFault) -> None:
        report(say(f"sounds-{fault.value}"), silent=False)

    sounds = SoundSwitch(lambda: desk.settings.sounds, silent)
    session = ConsoleSession(desk, [voice, *others, sounds])
    _on_signals(loop, session.stop, terminal)
    welcome = _welcome(desk, output, asks=asks)
    if asks:
        make_first = partial(ListeningScreen, first=make_first)
    elif welcome:
        # Writing a file takes a while: the first line comes first.
        loop.call_soon(_keep_welcomed, desk, session)
    try:
        await session.run(_source(lines, terminal), make_first, welcome)
    finally:
        sounds.close()
        voice.close()


def _source(lines: LineSink, terminal: RawTerminal | None) -> KeySource:
    if terminal is not None:
        return KeyReader(sys.stdin.fileno(), lambda: terminal.suspend(_stop_as_ctrl_z))
    keyboard = open(sys.stdin.fileno(), "rb", buffering=0, closefd=False)  # noqa: SIM115
    return LineReader(keyboard, lines.line_was_entered if sys.stdin.isatty() else lambda: None)


def _stop_as_ctrl_z() -> None:
    if sys.platform != "win32":
        os.kill(0, signal.SIGTSTP)


def _welcome(desk: Desk, output: Output, *, asks: bool) -> list[Announcement]:
    """Return what is told at the very first start, where single keys are read."""
    if desk.line_mode or desk.settings.welcomed:
        return []
    key = desk.key(Mode.LIST, Command.OUTPUT)
    said = [] if asks else [say(f"first-output-{output.value}", key=key)]
    if sys.platform == "win32":
        said.append(say("first-echo"))
    return said


def _keep_welcomed(desk: Desk, session: ConsoleSession) -> None:
    for failure in desk.change(welcomed=True):
        session.report_failure(failure)


def _on_signals(
    loop: asyncio.AbstractEventLoop, stop: Callable[[], None], terminal: RawTerminal | None
) -> None:
    if sys.platform == "win32":
        signal.signal(signal.SIGINT, lambda *_: loop.call_soon_threadsafe(stop))
        return
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(number, stop)
    if terminal is not None:
        # Whoever stopped us may have changed the modes meanwhile, as a shell does.
        loop.add_signal_handler(signal.SIGCONT, terminal.set_raw)
