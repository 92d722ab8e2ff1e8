"""The program's entry: language, settings, options; then the subcommand."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TextIO

from golf_access.announce.announcer import Announcement, fault, say
from golf_access.announce.languages import Languages
from golf_access.announce.messages import REFERENCE_LANGUAGE, Language
from golf_access.cli.languages import all_languages
from golf_access.cli.options import BadInputError, help_on, parse
from golf_access.devices.sinks import split
from golf_access.settings import Settings, SettingsError, SettingsFile, settings_folder

BAD_INPUT = 2
CRASHED = 1
INTERRUPTED = 130
"""Ctrl+C, as shells tell it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program. Returns its exit status: 0, 2 for bad input, 1 after a fault of its own."""
    arguments = sys.argv[1:] if arguments is None else arguments
    folder = settings_folder(os.environ)
    file = SettingsFile(folder)
    # The folder alone matters for these.
    languages = all_languages(file)
    asked = _asked_language(arguments, languages)
    code = asked or system_language(os.environ, languages)
    try:
        file = file.of(_profile(arguments))
        settings = _settings(file, languages)
        if not asked and not os.environ.get("GOLF_ACCESS_LANG"):
            code = settings.language or code
        command, options = parse(arguments, languages.codes)
        language = languages.open(code)
        if options.help:
            _print(sys.stdout, language, help_on(command))
            return 0
        module = import_module(f"golf_access.cli.{command.module or command.name}")
        status = module.run(options, language, settings, file)
        assert isinstance(status, int)
        return status
    except BadInputError as problem:
        _print(sys.stderr, languages.open(code), [problem.announcement])
        return BAD_INPUT
    except KeyboardInterrupt:  # before a session took the signal over
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more. Python would complain once more when it flushes at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception:
        _print(sys.stderr, languages.open(code), [_crashed(folder)])
        return CRASHED


def system_language(environment: Mapping[str, str], languages: Languages) -> str:
    """Return the language that the environment asks for, English where it is none of ours."""
    for name in ("GOLF_ACCESS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return languages.match(environment[name]) or REFERENCE_LANGUAGE
    import locale

    try:
        tag = locale.getlocale()[0] or ""
    except ValueError:  # a locale that Python doesn't know, as macOS has
        tag = ""
    return languages.match(tag) or REFERENCE_LANGUAGE


def _settings(file: SettingsFile, languages: Languages) -> Settings:
    try:
        settings = file.load()
        if settings.language not in (None, *languages.codes):
            raise file.bad_value("language", settings.language, languages.codes)
    except SettingsError as error:
        raise BadInputError(fault("settings", error)) from None
    return settings


def _asked_language(arguments: Sequence[str], languages: Languages) -> str | None:
    """Return the language that ``--lang`` asks for: even a fault in the options is told in it."""
    return next((one for one in _values(arguments, "--lang") if one in languages.codes), None)


def _profile(arguments: Sequence[str]) -> str:
    """Return whose games and settings these are. Raises ``BadInputError``."""
    asked = next(_values(arguments, "--profile"), os.environ.get("GOLF_ACCESS_PROFILE", ""))
    if not asked:
        return ""
    from golf_access.play.storefile import StoreError, checked_name

    try:
        return checked_name(asked)
    except StoreError as error:
        raise BadInputError(fault("store", error)) from None


def _values(arguments: Sequence[str], flag: str) -> Iterator[str]:
    """Yield the values of an option, the last one first: they matter before options are read."""
    for argument, value in reversed([*zip(arguments, [*arguments[1:], ""], strict=False)]):
        if argument == flag:
            yield value
        elif argument.startswith(f"{flag}="):
            yield argument.removeprefix(f"{flag}=")


def _print(stream: TextIO, language: Language, said: Sequence[Announcement]) -> None:
    """Write lines outside a session, in UTF-8 whatever the code page.

    On a terminal their newline comes first, as in ``LineSink``.
    """
    try:
        width, start = os.get_terminal_size(stream.fileno()).columns, "\n"
    except (OSError, ValueError):
        width, start = 10_000, ""
    lines = [line for one in said for line in split(language.text(one), width)]
    stream.buffer.write((start + "\n".join(lines) + "\n").encode())
    stream.buffer.flush()


def _crashed(folder: Path) -> Announcement:
    """Keep the traceback for whoever mends it, and say where."""
    import tempfile
    import traceback

    for place in (folder, Path(tempfile.gettempdir())):
        try:
            place.mkdir(parents=True, exist_ok=True)
            report = place / "golf-access-crash.txt"
            report.write_text(traceback.format_exc(), "utf-8")
        except OSError:
            continue
        return say("crashed", file=str(report))
    return say("crashed-unwritten")
