"""Screen readers of Windows and macOS, and SAPI 5, by accessible-output2's classes.

Each class is made by itself: the library's ``Auto`` never brailles, can't be silenced, and prints.
The classes' own faults, as of 0.17, are worked round here; each adapter says which.
"""

from __future__ import annotations

import importlib
import locale
import unicodedata
from typing import Any, ClassVar

from golf_access.devices.speech.base import (
    AdapterError,
    Ended,
    Problem,
    Reason,
    Speech,
    VoiceSettings,
    scaled,
)

PACKAGE = "accessible_output2"


class ReaderAdapter:
    """A screen reader behind one of the library's classes. Readers queue by themselves."""

    module: ClassVar[str]
    """The module of ``accessible_output2.outputs`` with the reader's class."""
    library: ClassVar[str]
    """What has to be there for it: a DLL, or the name of an automation object."""
    brailles = False
    tells_end = False

    def __init__(self) -> None:
        self._output: Any = None

    def available(self) -> Problem | None:
        """Return why the reader can't be used, None if it runs."""
        if self._output is None:
            problem = self._make()
            if problem is not None:
                return problem
        try:
            running = self.is_running()
        except Exception:
            running = False
        return None if running else Problem(Reason.NOT_RUNNING)

    def speak(self, speech: Speech, ended: Ended) -> None:
        """Hand a text to the reader. ``ended`` isn't called: readers don't tell."""
        self.say(speech)

    def cancel(self) -> None:
        """Silence the reader."""
        self._output.silence()

    def braille(self, text: str) -> None:
        """Nothing, unless the reader can."""

    def voices(self, language: str) -> tuple[str, ...]:
        """Return none: a reader's voice is its user's."""
        return ()

    def close(self) -> None:
        """Nothing is held."""

    def is_running(self) -> bool:
        """Return whether the reader runs. Any error means that it doesn't."""
        return bool(self._output.is_active())

    def say(self, speech: Speech) -> None:
        """Speak behind what is being spoken. Raises ``AdapterError`` if it is refused."""
        self._output.speak(speech.text, interrupt=False)

    def prepare(self) -> None:
        """Do what must be done in the thread before the class is made."""

    def _make(self) -> Problem | None:
        try:
            self.prepare()
            outputs = importlib.import_module(f"{PACKAGE}.outputs.{self.module}")
        except ImportError as error:
            return Problem(Reason.MODULE_MISSING, {"module": error.name or PACKAGE})
        try:
            output = outputs.output_class()
        except ImportError as error:
            return Problem(Reason.MODULE_MISSING, {"module": error.name or PACKAGE})
        # A DLL that is missing or belongs to another processor raises AttributeError or OSError,
        # an unknown automation object OutputError or the system's own error.
        except Exception:
            return Problem(Reason.LIBRARY_MISSING, {"library": self.library})
        return self._keep(output)

    def _keep(self, output: Any) -> Problem | None:
        self._output = output
        return None


class LibraryAdapter(ReaderAdapter):
    """A reader that is spoken to through a DLL."""

    def _keep(self, output: Any) -> Problem | None:
        """Keep it if it has its DLL: some have one for 32-bit Pythons alone, and say nothing."""
        if output.lib is None:
            return Problem(Reason.LIBRARY_MISSING, {"library": self.library})
        self._output = output
        return None

    @property
    def _lib(self) -> Any:
        return self._output.lib


class AutomationAdapter(ReaderAdapter):
    """A reader that is spoken to through an automation object (COM)."""

    def prepare(self) -> None:
        """Let this thread use automation objects."""
        importlib.import_module("pythoncom").CoInitialize()

    @property
    def _object(self) -> Any:
        return self._output.object


class NvdaAdapter(LibraryAdapter):
    """NVDA. The class drops the controller's return codes, the only signs of failure."""

    module = "nvda"
    library = "nvdaControllerClient"
    brailles = True

    def is_running(self) -> bool:
        """Return whether the controller reaches NVDA."""
        return bool(self._lib.nvdaController_testIfRunning() == 0)

    def say(self, speech: Speech) -> None:
        """Speak behind what is being spoken."""
        self._check(self._lib.nvdaController_speakText(speech.text))

    def cancel(self) -> None:
        """Silence NVDA."""
        self._check(self._lib.nvdaController_cancelSpeech())

    def braille(self, text: str) -> None:
        """Show a text as NVDA shows its messages."""
        self._check(self._lib.nvdaController_brailleMessage(text))

    def _check(self, code: int) -> None:
        if code in RPC_NOBODY:
            raise AdapterError(Reason.NOT_RUNNING, code=code)
        if code != 0:
            raise AdapterError(Reason.REFUSED, code=code)


RPC_NOBODY = (1702, 1717, 1722, 1726, 1727)
"""Windows' numbers for a call that reaches no server, or whose server has gone (``winerror.h``)."""


class JawsAdapter(AutomationAdapter):
    """JAWS. The class has no ``silence`` and drops what the object returns.

    It says six blanks before each text, too; they are left out here.
    """

    module = "jaws"
    library = "FreedomSci.JawsApi"
    brailles = True

    def say(self, speech: Speech) -> None:
        """Speak behind what is being spoken."""
        self._check(self._object.SayString(speech.text, False))

    def cancel(self) -> None:
        """Silence JAWS."""
        self._object.StopSpeech()

    def braille(self, text: str) -> None:
        """Show a text as a flash message, by a function of JAWS' own scripts."""
        # Quotes can't be told from the ends of the text there, and backslashes begin escapes.
        safe = text.replace('"', "'").replace("\\", "/")
        self._check(self._object.RunFunction(f'BrailleString("{safe}")'))

    def _check(self, taken: object) -> None:
        if taken is not None and not taken:
            raise AdapterError(Reason.REFUSED, code=0)


class WindowEyesAdapter(AutomationAdapter):
    """Window-Eyes."""

    module = "window_eyes"
    library = "gwspeak.speak"


class SystemAccessAdapter(LibraryAdapter):
    """System Access. The class asks for a ``dll`` that it doesn't have, and so never speaks."""

    module = "system_access"
    library = "SAAPI32.dll"
    brailles = True

    def is_running(self) -> bool:
        """Return whether System Access runs."""
        return bool(self._lib.SA_IsRunning())

    def say(self, speech: Speech) -> None:
        """Speak behind what is being spoken."""
        self._check(self._lib.SA_SayW(speech.text))

    def cancel(self) -> None:
        """Silence System Access."""
        self._lib.SA_StopAudio()

    def braille(self, text: str) -> None:
        """Show a text."""
        self._check(self._lib.SA_BrlShowTextW(text))

    def _check(self, taken: int) -> None:
        if not taken:
            raise AdapterError(Reason.REFUSED, code=taken)


class DolphinAdapter(LibraryAdapter):
    """Dolphin's SuperNova. The class says nothing, without a word, when it doesn't run."""

    module = "dolphin"
    library = "dolapi.dll"

    def say(self, speech: Speech) -> None:
        """Speak behind what is being spoken."""
        if not self.is_running():
            raise AdapterError(Reason.NOT_RUNNING)
        super().say(speech)


class PcTalkerAdapter(LibraryAdapter):
    """PC Talker. It takes a Japanese code page, in which the class makes ``ă`` a question mark."""

    module = "pc_talker"
    library = "PCTKUSR.dll"

    def say(self, speech: Speech) -> None:
        """Speak behind what is being spoken, letters that the code page lacks without accents."""
        if not self.is_running():
            raise AdapterError(Reason.NOT_RUNNING)
        self._output.speak(in_code_page(speech.text, "cp932"), interrupt=False)


class ZdsrAdapter(LibraryAdapter):
    """ZDSR. The class leaves out an argument at the start, and drops the return codes."""

    module = "zdsr"
    library = "ZDSRAPI.dll"

    def is_running(self) -> bool:
        """Return whether ZDSR runs: it is asked to speak for us, then for its state."""
        if not self._output.is_loaded:
            # Type 0: through the reader. No name of a channel; keys silence it.
            self._output.is_loaded = self._lib.InitTTS(0, "", True) == 0
        return self._output.is_loaded and self._lib.GetSpeakState() in ZDSR_SPEAKING

    def say(self, speech: Speech) -> None:
        """Speak behind what is being spoken."""
        code = self._lib.Speak(speech.text, False)
        if code != 0:
            raise AdapterError(Reason.REFUSED, code=code)


ZDSR_SPEAKING = (3, 4)
"""What its state is when it runs: speaking, and not speaking."""


class Sapi5Adapter(AutomationAdapter):
    """Windows' own synthesiser. The class leaves ``&`` in its XML, and the voice as it is."""

    module = "sapi5"
    library = "SAPI.SPVoice"

    def __init__(self) -> None:
        super().__init__()
        self._chosen: tuple[str, str | None] | None = None

    def say(self, speech: Speech) -> None:
        """Speak behind what is being spoken, in the voice of the language if there is one."""
        settings = speech.settings
        self._choose(speech.language, settings.voices.get(speech.language))
        if settings.rate is not None:
            self._object.Rate = scaled(settings.rate, -10, 0, 10)
        if settings.volume is not None:
            self._object.Volume = scaled(settings.volume, 0, 100, 100)
        self._object.Speak(_in_xml(speech.text, settings), SPEAK_ASYNC | SPEAK_XML)

    def cancel(self) -> None:
        """Be silent."""
        self._object.Speak("", SPEAK_ASYNC | SPEAK_PURGE)

    def close(self) -> None:
        """Speak to the end: what is being spoken ends with the program."""
        if self._output is not None:
            self._object.WaitUntilDone(LAST_WORDS_MILLISECONDS)

    def voices(self, language: str) -> tuple[str, ...]:
        """Return the installed voices of a language."""
        return tuple(str(voice.GetDescription()) for voice in self._of(language))

    def _choose(self, language: str, name: str | None) -> None:
        if self._chosen == (language, name):
            return
        self._chosen = (language, name)
        named = [voice for voice in self._object.GetVoices() if voice.GetDescription() == name]
        for voice in named or self._of(language):
            self._object.Voice = voice
            # Without this the sound stays that of the voice before (the class does it, too).
            self._object.AudioOutput = self._object.AudioOutput
            return

    def _of(self, language: str) -> list[Any]:
        """Return the voices of a language, those of its own country first."""
        fits = [(_fit(voice, language), voice) for voice in self._object.GetVoices()]
        fitting = [(fit, voice) for fit, voice in fits if fit]
        return [voice for _, voice in sorted(fitting, key=lambda pair: pair[0], reverse=True)]


SPEAK_ASYNC, SPEAK_PURGE, SPEAK_XML = 1, 2, 8
"""``SpeechVoiceSpeakFlags`` of SAPI 5."""
LAST_WORDS_MILLISECONDS = 5000
LANGUAGE_BITS = 0x3FF
"""Of Windows' number of a locale: those that tell the language ("Language Identifiers")."""


class VoiceOverAdapter(ReaderAdapter):
    """VoiceOver, by AppleScript, which its user has to allow. It says nothing of a failure."""

    module = "voiceover"
    library = "VoiceOver"

    def say(self, speech: Speech) -> None:
        """Speak."""
        if not self.is_running():
            raise AdapterError(Reason.NOT_RUNNING)
        super().say(speech)


def in_code_page(text: str, code_page: str) -> str:
    """Return a text with the accents taken off those letters that a code page doesn't have."""

    def fitted(letter: str) -> str:
        try:
            letter.encode(code_page)
        except UnicodeEncodeError:
            plain = unicodedata.normalize("NFKD", letter)
            return "".join(mark for mark in plain if not unicodedata.combining(mark))
        return letter

    return "".join(map(fitted, text))


def _fit(voice: Any, language: str) -> int:
    """Return how well a voice fits a language: 2 for its country (``pt-BR``), too, 0 not at all."""
    numbers = {
        int(number, 16) for number in str(voice.GetAttribute("Language")).split(";") if number
    }
    tag = language.replace("-", "_").lower()
    tags = {number: name.lower() for number, name in locale.windows_locale.items()}
    if any(tags.get(number) == tag for number in numbers):
        return 2
    wanted = {
        number & LANGUAGE_BITS
        for number, name in tags.items()
        if name.split("_")[0] == tag.split("_")[0]
    }
    return int(any(number & LANGUAGE_BITS in wanted for number in numbers))


def _in_xml(text: str, settings: VoiceSettings) -> str:
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    pitch = scaled(settings.pitch or 0, -10, 0, 10)
    return f'<pitch absmiddle="{pitch}">{escaped}</pitch>'
