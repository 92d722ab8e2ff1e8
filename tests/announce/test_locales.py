"""The words of all languages: nothing is missing, nothing is left over, all of it can be heard."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from compare_locales.compare import compareProjects  # type: ignore[import-untyped]
from compare_locales.paths import TOMLParser  # type: ignore[import-untyped]

import golf_access
import run
from golf_access.announce.announcer import Announcement, say
from golf_access.announce.codes import OWN_OF_TABLES
from golf_access.announce.messages import LANGUAGES, REFERENCE_LANGUAGE, Verbosity
from golf_access.cli.options import MENU, SUBCOMMANDS
from golf_access.commands import COMMANDS_OF, Command, Mode
from golf_access.devices.keymap import KEY_NAMES, KeymapFault
from golf_access.devices.sinks import SHORTEST_LINE
from golf_access.devices.sounds import SoundFault
from golf_access.devices.speech.base import Reason
from golf_access.engine.cards import JOKER, Rank, Suit, deck
from golf_access.engine.codes import CodeFault
from golf_access.engine.dealtext import DealFault
from golf_access.engine.outcomes import Phase
from golf_access.engine.rules import RuleSet
from golf_access.engine.tablecodes import TableCodeFault
from golf_access.engine.tablerules import Penalty, RowRule, RulesFault, Ties
from golf_access.houserules import RULE_FIELDS, HouseFault, PlayersFault
from golf_access.play.sharing import ShareFault
from golf_access.play.storefile import StoreFault
from golf_access.play.table import Strength
from golf_access.screens.base import key_by_name, plain_word
from golf_access.screens.lists import HelpScreen
from golf_access.settings import SettingsFault
from golf_access.utterance import BrailleChoice, Output
from tests.announce.catalogue import (
    FOLDERS,
    LARGEST,
    LOCALES,
    NUMBERS,
    UTTERANCES,
    entries,
    language,
    sample,
    samples,
)
from tests.tools.driving import make_desk

ENGLISH = entries(REFERENCE_LANGUAGE)
FORMS = frozenset({"braille", "braille20", "braille80", "short", "terse"})
"""Attributes that a translation may add: other forms of what is said."""

in_every_language = pytest.mark.parametrize("code", FOLDERS)


# ---------------------------------------------------------------------------- the same messages


def test_the_languages_are_those_that_have_words() -> None:
    assert set(LANGUAGES) == set(FOLDERS) == set(run.LANGUAGES)


@in_every_language
def test_every_message_is_there_in_the_same_file(code: str) -> None:
    assert {name: entry.file for name, entry in entries(code).items()} == {
        name: entry.file for name, entry in ENGLISH.items()
    }


@in_every_language
def test_every_message_has_a_comment_for_the_translator(code: str) -> None:
    assert [
        name for name, entry in entries(code).items() if not (entry.comment or "").strip()
    ] == []


@in_every_language
def test_attributes(code: str) -> None:
    """All that English has; besides, other forms, and what a rank's name needs in sentences."""
    inflections = set(entries(code)["rank-1"].attributes) - {"letter"}
    for name, entry in entries(code).items():
        wanted = set(ENGLISH[name].attributes)
        if name.startswith("rank-") and name != "rank-name":
            assert set(entry.attributes) == wanted | inflections, name
        else:
            assert wanted <= set(entry.attributes) <= wanted | FORMS, name


@in_every_language
def test_no_variable_that_english_lacks(code: str) -> None:
    inflections = set(entries(code)["rank-1"].attributes) - {"letter"}
    for name, entry in entries(code).items():
        known = ENGLISH[name].variables
        derived = {f"{variable}_{form}" for variable in known for form in inflections}
        assert entry.variables <= known | derived, name


def test_compare_locales_finds_nothing(tmp_path: Path) -> None:
    others = [code for code in FOLDERS if code != REFERENCE_LANGUAGE]
    config = tmp_path / "l10n.toml"
    config.write_text(
        f"basepath = {LOCALES.as_posix()!r}\nlocales = {others}\n[[paths]]\n"
        "reference = 'en/*.ftl'\nl10n = '{locale}/*.ftl'\n"
    )
    observers = compareProjects([TOMLParser().parse(str(config))], others, str(LOCALES))
    report = observers.toJSON()
    told = re.findall(r'"(?:error|warning|missing\w*|obsolete\w*)": "(.+?)"', json.dumps(report))
    # Forms that a language has beyond the English ones are wanted.
    assert [one for one in told if not one.startswith("Obsolete attribute")] == []
    for code in others:
        counts = report["summary"][code]
        assert counts["changed"] + counts["unchanged"] + counts["keys"] == len(ENGLISH)
        assert (counts["missing"], counts["obsolete"], counts["warnings"]) == (0, 0, 0)


# ------------------------------------------------------------------------------- used, and there

FAMILIES: dict[str, set[str]] = {
    "code-": set(CodeFault),
    "command-": {command.value for command in Command if not command.value.startswith("rank-")},
    "deal-": set(DealFault),
    "ended-": {"won", "blocked", "won-match", "blocked-match", "conceded-match"},
    "first-output-": set(Output),
    "help-digits-": {
        *(Mode.SOLITAIRE, Mode.LIST, Mode.COLUMN, Mode.TABLE, Mode.REPLAY, Mode.TABLE_REPLAY)
    },
    "choose-seat-": set(Strength),
    "house-": set(HouseFault),
    "table-choice-": {"auto", *RowRule, *Penalty, *Ties},
    "table-code-": {*TableCodeFault, *OWN_OF_TABLES},
    "table-field-": {field.replace("_", "-") for field in RULE_FIELDS},
    "table-players-": set(PlayersFault),
    "table-rules-": set(RulesFault),
    "key-": {name.replace("+", "-") for name in KEY_NAMES}
    | {"question-mark", "comma", "full-stop", "hyphen", "plus", "space"},
    "keymap-": set(KeymapFault),
    "output-": set(Output),
    "stats-against-": {*Strength, "person"},
    "outputs-auto-": {Output.TERMINAL, Output.READER, Output.VOICE},
    "listening-": set(Output),
    "braille-": set(BrailleChoice),
    "sounds-": {*SoundFault, "on", "off"},
    "voice-": {
        f"{what}{end}" for what in ("rate", "pitch", "volume") for end in ("", "-usual", "-title")
    },
    "speech-": set(Reason),
    "store-": set(StoreFault),
    "option-": {
        option.name for command in (MENU, *SUBCOMMANDS.values()) for option in command.options
    },
    "rank-": {str(rank.value) for rank in Rank},
    "refused-game-over-": {phase.value for phase in Phase if phase is not Phase.PLAYING},
    "rule-": set(RuleSet),
    "settings-": set(SettingsFault),
    "shared-": set(ShareFault),
    "subcommand-": {MENU.name, *SUBCOMMANDS},
    "suit-": {suit.name.lower() for suit in Suit},
}  # fmt: skip
"""The messages whose ids are put together, by what their ids begin with."""

REFUSALS = {name for name in ENGLISH if re.fullmatch(r"refused-(?!game-over-|briefly).+", name)}
"""Which refusals are needed is told in ``test_solitaire``: tables have reasons of their own."""

IN_FAMILIES = {prefix + name for prefix, names in FAMILIES.items() for name in names}


def _sources() -> Iterator[ast.Module]:
    for path in [*Path(golf_access.__file__).parent.rglob("*.py"), Path(run.__file__)]:
        yield ast.parse(path.read_text("utf-8"))


@cache
def _calls() -> list[tuple[ast.Call, list[str]]]:
    """Find the calls that name a message, with the ids that they may name."""
    calls: list[tuple[ast.Call, list[str]]] = []
    for module in _sources():
        for node in ast.walk(module):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name | ast.Attribute)
                and node.args
            ):
                function = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if function in ("say", "Announcement", "_format", "SetupError", "read_message"):
                    calls.append((node, list(_leaves(node.args[0]))))
    return calls


def _leaves(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _leaves(body)
            yield from _leaves(orelse)


def test_every_message_that_is_named_is_there() -> None:
    named = {name for _, names in _calls() for name in names}
    assert len(named) > 150
    assert named - ENGLISH.keys() == set()
    assert IN_FAMILIES - ENGLISH.keys() == set()


def test_every_message_is_used() -> None:
    constants = {
        node.value
        for module in _sources()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert ENGLISH.keys() - constants - IN_FAMILIES - REFUSALS == set()


@in_every_language
def test_every_call_gives_all_arguments(code: str) -> None:
    inflected = re.compile(r"_[a-z]+$")
    for call, names in _calls():
        given = {keyword.arg for keyword in call.keywords} - {"priority"}
        if None in given or not (isinstance(call.func, ast.Name) and call.func.id == "say"):
            continue
        for name in names:
            for variable in entries(code)[name].variables:
                assert variable in given or inflected.sub("", variable) in given, ast.unparse(call)


# --------------------------------------------------------------------------------- plural forms


def _counting(code: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Find the choices by a number: the message, the variable, the variants' keys."""
    categories = {"zero", "one", "two", "few", "many", "other"}
    for name, entry in entries(code).items():
        for variable, keys in entry.selectors:
            if set(keys) <= categories or any(key.isdigit() for key in keys):
                yield name, variable, keys


@in_every_language
def test_every_plural_form_is_there(code: str) -> None:
    """A choice that tells plurals apart has all of the language.

    One that only singles out numbers may do without, but in Romanian, where what is counted
    follows the number in one of three ways.
    """
    wanted = {Locale(code).plural_form(number) for number in range(1000)}
    assert "other" in wanted
    for name, variable, keys in _counting(code):
        named = {key for key in keys if not key.isdigit()}
        if named != {"other"} or len(wanted) > 2:
            assert wanted == named, f"{name}: {variable}"


@in_every_language
def test_plural_forms_are_heard(code: str) -> None:
    """Between one and two more changes than the number; Romanian counts "20 de cărți"."""
    words = language(code)
    for name, variable, keys in _counting(code):
        if "one" not in keys or "2" in keys:
            continue
        few = {
            other: 3 if other in LARGEST else arg for other, arg in sample(name, JOKER).args.items()
        }
        texts = {
            number: words.text(Announcement(name, {**few, variable: number})) for number in NUMBERS
        }
        assert re.sub(r"\b1\b", "2", texts[1]) != texts[2], texts[1]
        if code == "ro" and re.search(r"\b20 de ", texts[20]):
            for number, text in texts.items():
                if re.search(rf"\b{number} ", text):
                    of = Locale(code).plural_form(number) == "other"
                    assert bool(re.search(rf"\b{number} de ", text)) is of, text


def test_romanian_numbers() -> None:
    words = language("ro")
    texts = {number: words.text(say("confirm-concede", left=number, key="N")) for number in NUMBERS}
    assert "o carte" in texts[1]
    for number in (2, 5, 19, 101, 119):
        assert f"{number} cărți" in texts[number]
    for number in (20, 21, 100, 120):
        assert f"{number} de cărți" in texts[number]


# ------------------------------------------------------------------------------------- the cards

TERMS = {
    "it": ("asso", "fante", "regina", "re", "jolly", "fiori", "quadri", "cuori", "picche"),
    "ro": ("as", "valet", "damă", "rege", "joker", "treflă", "caro", "cupă", "pică"),
    "nl": ("aas", "boer", "vrouw", "heer", "joker", "klaveren", "ruiten", "harten", "schoppen"),
    "en": ("ace", "jack", "queen", "king", "joker", "clubs", "diamonds", "hearts", "spades"),
}
LETTERS = {"it": "afdrx iqcp", "ro": "avdrx tocp", "nl": "abvhx krts", "en": "ajqkx cdhs"}
"""Braille: ace, jack, queen, king and ten; then the suits from clubs to spades."""

COURT = (Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING)


@in_every_language
def test_card_terms(code: str) -> None:
    words = language(code)
    ranks = [words.text(say("rank-name", rank=rank)) for rank in (*COURT, Rank.JOKER)]
    suits = [words.text(say(f"suit-{suit.name.lower()}")) for suit in Suit]
    assert (*ranks, *suits) == TERMS[code]
    for number in range(2, 11):
        assert words.text(say("rank-name", rank=Rank(number))) == str(number)


@in_every_language
def test_cards_in_braille(code: str) -> None:
    words = language(code)
    cards = deck(jokers=1)
    forms = {card: words.braille(say("waste", top=card), 40) for card in cards}
    assert all(len(form) == 2 for form in forms.values())
    assert len({form.lower() for form in forms.values()}) == len(cards) == 53
    ranks, suits = LETTERS[code].split()
    of_rank = dict(zip((*COURT, Rank.TEN), ranks, strict=True))
    for card in cards[:-1]:
        assert card.suit is not None
        suit = suits[list(Suit).index(card.suit)]
        assert forms[card] == of_rank.get(card.rank, str(card.rank.value)) + suit
    assert forms[cards[-1]] == "jk"


# ----------------------------------------------------------------------------- what can be heard


@in_every_language
@pytest.mark.parametrize("verbosity", [Verbosity.FULL, Verbosity.SHORT, Verbosity.TERSE])
def test_what_is_said_can_be_heard(code: str, verbosity: Verbosity) -> None:
    words = language(code)
    for name in UTTERANCES:
        for announcement in samples(name):
            text = words.text(announcement, verbosity)
            assert len(text) >= SHORTEST_LINE or name == "paragraph", (name, text)
            assert text == text.strip(), (name, text)
            assert "  " not in text, (name, text)
            assert not re.search(
                r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f{}]", text
            ), (name, text)


@in_every_language
def test_entries_of_lists_can_be_heard(code: str) -> None:
    words = language(code)
    for name in ENGLISH:
        if name.startswith(("menu-", "choose-", "language-listed")) and name not in UTTERANCES:
            for item in samples(name):
                text = words.text(say("list-item", item=item, position=1, count=7))
                assert len(text) >= SHORTEST_LINE
                assert text.endswith((".", "!"))


@in_every_language
def test_braille_fits(code: str) -> None:
    """With the largest arguments that the game has, all fits in 40 cells."""
    words = language(code)
    for name in UTTERANCES:
        if "braille" not in ENGLISH[name].attributes:
            continue
        text = words.braille(sample(name), 80)
        assert len(text) <= 40, (name, text)
        assert text == text.strip(), (name, text)
        assert "  " not in text, (name, text)


@in_every_language
@pytest.mark.parametrize("mode", [Mode.SOLITAIRE, Mode.LIST, Mode.COLUMN, Mode.REPLAY])
def test_key_help_in_braille(code: str, mode: Mode, tmp_path: Path) -> None:
    """Every entry of the list of keys fits in 40 cells."""
    desk = make_desk(tmp_path, code)
    items = HelpScreen(desk, mode, 7).items
    for position, item in enumerate(items, 1):
        entry = say("list-item", item=item.label, position=position, count=len(items))
        text = desk.language.braille(entry, 80)
        assert len(text) <= 40, text


BEFORE_A_SESSION = re.compile(
    r"usage-|backup-|restored|help-(call|subcommand|option)|subcommand-|crashed|file-|deal-"
    r"|settings-(?!not-kept)|keymap-|setup-|solve-|survey-|outputs-|speech-"
)
"""What is said on the command line, before or after anything is in braille."""


def test_all_that_a_session_says_has_a_braille_form() -> None:
    lacking = {
        name
        for name in UTTERANCES
        if "braille" not in ENGLISH[name].attributes and not BEFORE_A_SESSION.match(name)
    }
    # What is heard again is shown as it was; the manual is a text to be heard.
    assert lacking == {"again", "paragraph"}


# ---------------------------------------------------------------------------------- words by line


def _words(code: str, command: Command) -> list[str]:
    message = f"command-{command.value}"
    words = language(code).attribute(message, "word") if message in ENGLISH else None
    return (words or "").split()


@in_every_language
def test_command_words(code: str) -> None:
    """A word means one thing in each mode, and is no key: keys are looked for first."""
    words = language(code)
    names_of_keys = {plain_word(name) for name in KEY_NAMES}
    for mode in Mode:
        known: dict[str, Command] = {}
        for command in sorted(COMMANDS_OF[mode]):
            for word in _words(code, command) + _words(REFERENCE_LANGUAGE, command):
                assert len(word) >= 2
                assert word == word.lower()
                assert plain_word(word) not in names_of_keys
                assert key_by_name(plain_word(word), words) is None
                assert known.setdefault(plain_word(word), command) is command, (mode, word)
        if mode is Mode.RANK:
            ranks = {plain_word(words.text(say("rank-name", rank=rank))) for rank in Rank}
            assert len(ranks) == 14
            assert ranks.isdisjoint(known)


@in_every_language
def test_every_command_of_a_game_has_a_word(code: str) -> None:
    for command in COMMANDS_OF[Mode.SOLITAIRE] | COMMANDS_OF[Mode.LIST]:
        assert command.number is not None or _words(code, command), command


@in_every_language
def test_names_of_keys_are_told_apart(code: str) -> None:
    names = [
        name
        for name in ENGLISH
        if name.startswith("key-") and name not in ("key-shift", "key-none")
    ]
    said = [plain_word(language(code).text(say(name))) for name in names]
    assert len(set(said)) == len(said)


# ------------------------------------------------------------------------------------- the manual


@in_every_language
def test_manual(code: str) -> None:
    def paragraphs(language: str) -> list[str]:
        return (LOCALES / language / "manual.txt").read_text("utf-8").splitlines()

    lines = paragraphs(code)
    assert len(lines) == len(paragraphs(REFERENCE_LANGUAGE))
    for line in lines:
        assert len(line) >= SHORTEST_LINE
        assert line == line.strip()
        assert line.endswith((".", "!"))
        assert not re.search(r"  |[{}*_#]", line)
