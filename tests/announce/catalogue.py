"""The messages of all languages as they stand in the files, and arguments to try them with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Comment,
    GroupComment,
    Identifier,
    Junk,
    Message,
    NumberLiteral,
    ResourceComment,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from golf_access.announce.announcer import Announcement, Arg, say
from golf_access.announce.messages import REFERENCE_LANGUAGE, Language
from golf_access.commands import Command, Mode
from golf_access.data import data_folder
from golf_access.devices.keymap import find_keymap
from golf_access.engine.cards import JOKER, Card, Rank, deck
from golf_access.screens.base import key_name

LOCALES = data_folder("locales")
FOLDERS = tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))
KEYMAP = find_keymap("default", [data_folder("keymaps")])


@dataclass(frozen=True)
class Entry:
    """A message of a file: what it uses, and the choices that it makes by a number or a form."""

    file: str
    comment: str | None
    attributes: tuple[str, ...]
    variables: frozenset[str]
    selectors: tuple[tuple[str, tuple[str, ...]], ...]


class _Uses(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[tuple[str, tuple[str, ...]]] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, VariableReference)
        keys = tuple(
            key.name if isinstance(key, Identifier) else _number(key)
            for key in (variant.key for variant in node.variants)
        )
        self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


def _number(key: Identifier | NumberLiteral) -> str:
    assert isinstance(key, NumberLiteral)
    return str(key.value)


@cache
def entries(language: str) -> Mapping[str, Entry]:
    """Return a language's messages by id. Raises ``AssertionError`` for what can't be read."""
    found: dict[str, Entry] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for node in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            assert not isinstance(node, Junk), f"{path}: {node.content}"
            if isinstance(node, Comment | GroupComment | ResourceComment):
                continue
            assert isinstance(node, Message), f"{path}: {node}"
            assert node.id.name not in found, f"{path}: {node.id.name} is there twice"
            uses = _Uses()
            uses.visit(node)
            found[node.id.name] = Entry(
                file=path.name,
                comment=node.comment.content if node.comment else None,
                attributes=tuple(attribute.id.name for attribute in node.attributes),
                variables=frozenset(uses.variables),
                selectors=tuple(uses.selectors),
            )
    return found


@cache
def language(code: str) -> Language:
    """Return the messages of a language."""
    return Language(code, LOCALES / code)


# ---------------------------------------------------------------------------- sample arguments

NUMBERS = (0, 1, 2, 5, 19, 20, 21, 100, 101, 119, 120)
"""Numbers of every plural form in every language."""

CARDS = deck(jokers=1)
EXTREMES = (Card(Rank.TWO, CARDS[0].suit), Card(Rank.ACE, CARDS[-2].suit), CARDS[11], JOKER)
"""A card with a figure, one that begins with a vowel, a feminine one, and one without a suit."""

LARGEST = {
    "above": 4,
    "ahead": 300,
    "average": 300,
    "behind": 300,
    "best": 350,
    "below": 4,
    "board": 160,
    "column": 7,
    "columns": 7,
    "count": 12,
    "day": 30,
    "days": 7,
    "deals": 9,
    "discards": 107,
    "done": 1_000_000,
    "down": 16,
    "entries": 200,
    "draws": 18,
    "fair": 53,
    "hole": 9,
    "holes": 9,
    "hints": 120,
    "hours": 999,
    "jack": 12,
    "jokers": 2,
    "king": 12,
    "last": 9,
    "least": -99,
    "left": 35,
    "length": 60,
    "level": 300,
    "limit": 100,
    "minutes": 59,
    "line": 999,
    "longest": 200_000,
    "most": 9999,
    "moves": 120,
    "needed": 113,
    "named": 7,
    "number": 9,
    "oracle": 120,
    "others": 119,
    "packs": 2,
    "penalty": 160,
    "percent": 100,
    "played": 9,
    "points": 35,
    "position": 11,
    "queen": 12,
    "row": 5,
    "rows": 5,
    "samples": 120,
    "score": 350,
    "seat": 7,
    "seats": 7,
    "shared": 120,
    "showing": 160,
    "shown": 53,
    "start_cards": 16,
    "steps": 53,
    "streak": 300,
    "stock": 18,
    "ten": 12,
    "total": 315,
    "two": 12,
    "undos": 120,
    "up": 16,
    "waiting": 6,
    "whole": 100,
    "winnable": 1_000_000,
    "wins": 120,
}
"""What the game's numbers can come to."""

LONG_CODE = "GO1-S-AAAAAAB-Q-K-D-J2-W-M"
TEXTS = {
    "adapter": "speech-dispatcher",
    "argument": "CODE",
    "call": "golf-access solitaire",
    "character": "x",
    "code": "GO1-E-AAAAAAB",
    "command": "drow",
    "cutter": "Bartolomeo",
    "deal": "AAAAAAB",
    "folder": "/home/anna/games",
    "error": "OSError",
    "dealer": "Alessandra",
    "detail": "3.9.2",
    "kept": "/home/anna/games.damaged",
    "month": "sep",
    "year": "2026",
    "file": "/home/anna/deal.txt",
    "final": "yes",
    "first": "--code",
    "hundredths": "05",
    "known": "easy, classic, strict",
    "lay": "down",
    "letter": "N",
    "library": "libbrlapi.so.0.8",
    "module": "accessible_output2",
    "next": "espeak-ng",
    "name": "anna",
    "option": "--rules",
    "other": "--match",
    "platforms": "linux darwin",
    "player": "Alessandra",
    "prefix": "SG1",
    "program": "espeak-ng",
    "readers": "brltty, orca",
    "second": "--deal",
    "section": "solitaire",
    "strength": "expert",
    "text": "g",
    "value": "hard",
    "variant": "J3",
    "version": "2",
    "word": "drow",
}
_KEYS = {
    "accept": (Mode.TEXT, Command.ACCEPT),
    "back": (Mode.REPLAY, Command.STEP_BACK),
    "erase": (Mode.TEXT, Command.ERASE),
    "help": (Mode.SOLITAIRE, Command.HELP),
    "leave": (Mode.LIST, Command.ESCAPE),
    "new": (Mode.SOLITAIRE, Command.NEW_GAME),
    "repeat": (Mode.LISTENING, Command.AGAIN),
    "on": (Mode.REPLAY, Command.STEP_ON),
    "play": (Mode.REPLAY, Command.PLAY_ON),
    "read": (Mode.TEXT, Command.READ_BACK),
    "undo": (Mode.SOLITAIRE, Command.UNDO),
}
_KEY_OF = {
    "code-offered": Command.ACT,
    "confirm-concede": Command.NEW_GAME,
    "confirm-leave": Command.QUIT,
    "confirm-new-game": Command.NEW_GAME,
    "hint-draw": Command.DRAW,
    "last-chance-lost": Command.UNDO,
    "press-for-help": Command.HELP,
    "shared-offered": Command.ACT,
    "winnable-before": Command.UNDO,
}
_PLACES = {
    "playable": "card-in-column",
    "solve-begin": "solve-step",
    "solve-draw": "solve-step",
    "solve-run": "solve-step",
    "where": "place-covered",
}


def sample(message: str, card: Card = EXTREMES[0]) -> Announcement:
    """Return a message with arguments as large as the game has them, all its cards being ``card``.

    An argument is made after its name: all names of numbers are in ``LARGEST``, of texts in
    ``TEXTS``.
    """
    english = entries(REFERENCE_LANGUAGE)[message]
    return Announcement(message, {name: _arg(message, name, card) for name in english.variables})


def samples(message: str) -> Iterator[Announcement]:
    """Return a message with cards of every kind, and with every kind of number in each place."""
    for card in EXTREMES:
        base = sample(message, card)
        yield base
        for name in sorted(base.args):
            if name in LARGEST:
                for number in NUMBERS:
                    yield Announcement(message, {**base.args, name: number})


def _arg(message: str, name: str, card: Card) -> Arg:
    match message, name:
        case ("imported" | "history-game", "game"):
            return sample("history-entry", card)
        case ("history-entry" | "history-shared", "game"):
            return say("rule-classic")
        case (_, "result"):
            return say("history-result-lost", left=35)
        case (_, "when"):
            return say("history-when-days", days=7)
        case ("history-result-place", "place"):
            return 7
        case ("code-unknown-rule", "rule") | ("code-long-rule", "rule"):
            return "EC"
        case (_, "rule"):
            return say("rule-classic")
        case ("keymap-unknown-key" | "keymap-unknown-command", "key"):
            return "spice"
        case (_, "key") if message in _KEY_OF:
            return _name_of_key(Mode.SOLITAIRE, _KEY_OF[message])
        case (_, "key"):
            return say("key-shift-tab")
        case ("rules-match", "par"):
            return 45
        case (_, "par"):
            return say("par-over", points=270)
        case (_, "rank"):
            return card.rank
        case (_, "fits"):
            return frozenset({Rank.QUEEN, Rank.ACE})
        case (_, "card" | "covered_by" | "discarded" | "replaced" | "top" | "uncovered"):
            return card
        case _ if (message, name) in _AT_A_TABLE or name in _AT_EVERY_TABLE:
            return _arg_at_a_table(message, name, card)
        case ("free-cards" | "free-cards-no-waste", "cards"):
            return (say("free-place", card=card),) * 5 + (say("empty-place"),) * 2
        case (_, "cards"):
            return (card,) * 5
        case (_, "places"):
            place = sample(_PLACES[message], card)
            return (place,) * (7 if message == "playable" else 4)
        case (_, "share" | "low" | "high"):
            return sample("survey-percent")
        case (_, "item"):
            return say("menu-choose")
        case (_, "keys"):
            return (say("help-key", key=say("key-tab")), say("help-key", key=say("key-right")))
        case (_, "does"):
            return say("command-undo")
        case ("house-players" | "house-rules", "problem"):
            return sample("table-players-twice")
        case ("voice-replaced" | "voice-lost" | "outputs-fails", "problem"):
            return say("speech-program-missing", program="speech-dispatcher")
        case ("shared-file", "problem"):
            return sample("shared-no-seat", card)
        case (_, "problem"):
            return say("deal-empty")
        case ("stats-rung", "level"):
            return say("stats-level-steady")
        case (_, "ladder" | "effort" | "time"):
            return sample({"ladder": "stats-rung", "time": "stats-hours"}.get(name, "stats-effort"))
        case (_, "told"):
            return sample("removed", card)
        case _ if name in _KEYS:
            return _name_of_key(*_KEYS[name])
    return LARGEST[name] if name in LARGEST else TEXTS[name]


_AT_EVERY_TABLE = frozenset(
    {
        *("choice", "extra", "field", "game", "how", "lines", "lost", "lowest", "made", "move"),
        *("place", "players"),
    }
)
_AT_A_TABLE = frozenset(
    {
        ("board-first-row", "cards"),
        ("board-first-row-you", "cards"),
        ("board-row", "cards"),
        ("choose-table-cards", "cards"),
        ("game-board", "cards"),
        ("game-cards", "cards"),
        ("refused-no-such-position", "cards"),
        ("start-shown", "cards"),
        ("start-shown-you", "cards"),
        ("table-code-unknown-cards", "cards"),
        ("table-rules-start-cards", "cards"),
        ("table-rules-too-few-cards", "cards"),
    }
)
"""The arguments that are not what their names are elsewhere."""


def _arg_at_a_table(message: str, name: str, card: Card) -> Arg:
    match message, name:
        case ("game-board" | "game-cards" | "refused-no-such-position" | "choose-table-cards", _):
            return 16
        case (_, "cards") if message.startswith(("table-code-", "table-rules-")):
            return 108
        case (_, "field"):
            return say("table-field-diagonals-cancel")
        case (_, "choice"):
            return say("table-choice-added-or-doubled")
        case ("start-shown" | "start-shown-you", "cards"):
            return (sample("card-at", card),) * 2
        case (_, "cards"):
            return (sample("card-up", card),) * 5 + (say("card-down"),) * 2
        case ("table-counts", "players"):
            return (sample("face-up"),)
        case (_, "players" | "lowest"):
            return (sample("player"), say("player-you"))
        case (_, "made" | "lost" | "lines"):
            return (sample("line-pair-column"),)
        case (_, "how"):
            return (sample("card-worth", card), sample("line-pair-column"))
        case (_, "extra"):
            return (sample("extra-points"),)
        case (_, "move"):
            return sample("placed-you", card)
        case (_, "game"):
            return say("game-board", cards=16)
        case _ if message.startswith("standing"):
            return 6
    return say("place-row-column", row=4, column=4)


def _name_of_key(mode: Mode, command: Command) -> Arg:
    key = KEYMAP.key_for(mode, command)
    assert key is not None
    return key_name(key)


# -------------------------------------------------------------------------- parts of utterances

PARTS_OF_UTTERANCES = (
    *("rank-", "suit-", "list-of-", "rule-", "par-", "place-", "key-", "command-", "option-"),
    *(
        "help-digits-",
        "language-name",
        "language-listed",
        "menu-",
        "choose-",
        "table-field-",
        "table-choice-",
        "history-match",
        "history-result-",
        "history-when-",
    ),
)
"""Families whose messages only stand inside others, as in the entries of lists."""

PARTS = frozenset(
    {"card", "rank-name", "free-place", "empty-place", "card-in-column", "help-key"}
) | {
    *(
        "player",
        "player-you",
        "profile-usual",
        "stats-rung",
        "stats-effort",
        "stats-hours",
        "stats-minutes",
        "stats-with-help",
        *(f"stats-level-{level}" for level in ("gentle", "steady", "tough")),
        "profile-named",
        "minus",
        "card-at",
        "card-up",
        "card-down",
        "card-worth",
        "row-worth",
    ),
    *("face-up", "face-up-you", "extra-points", "scored-nothing"),
    *("game-two", "game-four", "game-six", "game-nine", "game-cards", "game-board"),
    *("line-pair-column", "line-pair-row", "line-some-of-row", "line-column", "line-row"),
    *("line-diagonal-down", "line-diagonal-up"),
    *("solve-step", "survey-percent", "bot-names", "person-name"),
}
"""Such messages by themselves."""

WHOLE = frozenset(
    {"menu-title", "choose-title", "choose-start", "choose-looks", "choose-table-title"}
)
"""Messages with such a family's name that are said by themselves."""


def is_utterance(message: str) -> bool:
    """Whether a message is said by itself."""
    if message in WHOLE:
        return True
    if entries(REFERENCE_LANGUAGE)[message].file == "setup.ftl":
        return True
    in_deal_file = message.startswith("deal-") and message not in ("deal-file", "deal-begins")
    return not (message in PARTS or message.startswith(PARTS_OF_UTTERANCES) or in_deal_file)


UTTERANCES = tuple(filter(is_utterance, sorted(entries(REFERENCE_LANGUAGE))))
