"""From an announcement to an utterance in one language: the only user of Fluent.

A message's value is what is said in full. Its attributes are other forms of it: ``.short`` and
``.terse`` for those verbosities, ``.braille`` for 40 cells, ``.braille20`` and ``.braille80`` for
other displays. A form that isn't there is the next fuller one; a braille form, the 40-cell one,
then the sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cached_property
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource, Term

from golf_access.announce.announcer import Announcement, Arg
from golf_access.data import data_folder
from golf_access.engine.cards import Card, Rank, Suit
from golf_access.utterance import CELLS, Utterance

LANGUAGES = tuple(sorted(path.name for path in data_folder("locales").iterdir() if path.is_dir()))
"""The languages that the program brings."""
REFERENCE_LANGUAGE = "en"


class Verbosity(StrEnum):
    """How much is said."""

    FULL = "full"
    SHORT = "short"
    TERSE = "terse"


_SPOKEN_FORMS = {
    Verbosity.FULL: (),
    Verbosity.SHORT: ("short",),
    Verbosity.TERSE: ("terse", "short"),
}
_BRAILLE_FORMS = {20: ("braille20", "braille"), 40: ("braille",), 80: ("braille80", "braille")}
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

_FluentArg = str | int


class MessageError(LookupError):
    """A message that a language doesn't have. ``args[0]`` is its id."""


class Language:
    """The messages of one language, read from the ``.ftl`` files of its folders.

    Entries are parsed when they are first needed: parsing all of them would be heard as a pause
    at the start.
    """

    def __init__(self, code: str, *folders: Path) -> None:
        """Read the files. A message of a later folder comes before those of earlier ones.

        Where it can't be used, because it is no Fluent, the earlier one is.
        """
        self.code = code
        self._sources: dict[str, list[str]] = {}
        for folder in folders:
            for path in sorted(folder.glob("*.ftl")):
                for name, source in _entries(_text_of(path)).items():
                    self._sources.setdefault(name, []).append(source)
        self._bundle = FluentBundle([code], use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._loaded: set[str] = set()
        self._cards: dict[tuple[Card, bool], dict[str, _FluentArg]] = {}

    @cached_property
    def ids(self) -> frozenset[str]:
        """The ids of all messages; terms, which only other messages use, are not among them."""
        return frozenset(name for name in self._sources if not name.startswith("-"))

    def render(
        self,
        announcement: Announcement,
        verbosity: Verbosity = Verbosity.FULL,
        *,
        cells: Iterable[int] = CELLS,
        cause: str | None = None,
        repeats: int = 0,
    ) -> Utterance:
        """Return the announcement in words, with braille for each size in ``cells``.

        ``cause`` is the key that led to it. ``repeats`` counts how often the same was said just
        before: a repeated text is varied, so that it is heard again.
        """
        text = self.text(announcement, verbosity)
        if repeats:
            text = self._format("again", (), {"text": text, "count": repeats + 1})
        return Utterance(
            id=announcement.id,
            args=plain(announcement.args),
            text=text,
            braille={size: self.braille(announcement, size) for size in cells},
            language=self.code,
            priority=announcement.priority,
            cause=cause,
            audience=announcement.audience,
        )

    def text(self, announcement: Announcement, verbosity: Verbosity = Verbosity.FULL) -> str:
        """Return what is said."""
        forms = _SPOKEN_FORMS[verbosity]
        return self._format(announcement.id, forms, self._spoken_args(announcement, verbosity))

    def braille(self, announcement: Announcement, cells: int) -> str:
        """Return what a display of ``cells`` cells shows."""
        args: dict[str, _FluentArg] = {}
        for name, value in announcement.args.items():
            args |= self._braille_arg(name, value, cells)
        return _fitting(self._format(announcement.id, _BRAILLE_FORMS[cells], args), cells)

    def attribute(self, message: str, attribute: str) -> str | None:
        """Return an attribute of a message, None when it has none of that name."""
        self._need(message)
        pattern = self._bundle.get_message(message).attributes.get(attribute)
        return None if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def rank_letter(self, rank: Rank) -> str:
        """Return the letter that stands for a rank in braille."""
        return self.attribute(f"rank-{rank.value}", "letter") or ""

    def _spoken_args(
        self, announcement: Announcement, verbosity: Verbosity
    ) -> dict[str, _FluentArg]:
        args: dict[str, _FluentArg] = {}
        for name, value in announcement.args.items():
            match value:
                case Card():
                    args |= {name + form: text for form, text in self._card(value).items()}
                case Rank():
                    args |= {name + form: text for form, text in self._rank(value).items()}
                case Announcement():
                    args[name] = self.text(value, verbosity)
                case tuple():
                    args[name] = self._list(
                        [
                            str(self._card(item)[""])
                            if isinstance(item, Card)
                            else self.text(item, verbosity)
                            for item in value
                        ]
                    )
                case frozenset():
                    args[name] = self._choice([str(self._rank(rank)[""]) for rank in sorted(value)])
                case str():
                    args[name] = printable(value)
                case int():
                    args[name] = value
        return args

    def _braille_arg(self, name: str, value: Arg, cells: int) -> dict[str, _FluentArg]:
        match value:
            case Card():
                return {name + form: text for form, text in self._braille_card(value).items()}
            case Rank():
                return {name: self.rank_letter(value)}
            case Announcement():
                return {name: self.braille(value, cells)}
            case tuple():
                return {
                    name: " ".join(
                        str(self._braille_card(item)[""])
                        if isinstance(item, Card)
                        else self.braille(item, cells)
                        for item in value
                    )
                }
            case frozenset():
                return {name: "/".join(map(self.rank_letter, sorted(value)))}
            case str():
                return {name: printable(value)}
            case int():
                return {name: value}

    def _card(self, card: Card) -> dict[str, _FluentArg]:
        """Return a card's name under "", and the attributes of its rank under "_NAME"."""
        if (card, False) not in self._cards:
            forms = self._rank(card.rank)
            if card.suit is not None:
                name = {"rank": forms[""], "suit": self._format(_suit_id(card.suit), (), {})}
                forms = forms | {"": self._format("card", (), name)}
            self._cards[card, False] = forms
        return self._cards[card, False]

    def _braille_card(self, card: Card) -> dict[str, _FluentArg]:
        if (card, True) not in self._cards:
            letters = self.rank_letter(card.rank)
            if card.suit is not None:
                letters += self.attribute(_suit_id(card.suit), "letter") or ""
            self._cards[card, True] = self._rank(card.rank) | {"": letters}
        return self._cards[card, True]

    def _rank(self, rank: Rank) -> dict[str, _FluentArg]:
        message = f"rank-{rank.value}"
        self._need(message)
        forms: dict[str, _FluentArg] = {"": self._format(message, (), {})}
        for attribute in self._bundle.get_message(message).attributes:
            if attribute != "letter":
                forms[f"_{attribute}"] = self.attribute(message, attribute) or ""
        return forms

    def _list(self, items: list[str]) -> str:
        pair = "list-of-phrases" if any("," in item for item in items) else "list-of-words"
        return self._pairwise(pair, items)

    def _choice(self, items: list[str]) -> str:
        head = self._pairwise("list-of-words", items[:-1])
        return self._pairwise("list-of-choices", [head, *items[-1:]] if head else items)

    def _pairwise(self, message: str, items: list[str]) -> str:
        text = items[0] if items else ""
        for item in items[1:]:
            text = self._format(message, (), {"head": text, "tail": item})
        return text

    def _format(self, message: str, forms: tuple[str, ...], args: Mapping[str, _FluentArg]) -> str:
        self._need(message)
        entry = self._bundle.get_message(message)
        pattern = next(
            (entry.attributes[form] for form in forms if form in entry.attributes), entry.value
        )
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, dict(args))[0])

    def _need(self, name: str) -> None:
        """Parse an entry, and what it refers to, unless that was done before."""
        if name in self._loaded:
            return
        for source in reversed(self._sources.get(name, ())):
            entry = self._parser.parse_entry(source)
            if isinstance(entry, Message | Term) and entry.value is not None:
                break
        else:
            raise MessageError(name)
        self._loaded.add(name)
        self._bundle.add_resource(Resource([entry]))
        for reference in _REFERENCE.findall(source):
            if reference in self._sources:
                self._need(reference)


def printable(text: str) -> str:
    """Return a text that somebody entered as it can be said and shown.

    What can't be printed, as an escape sequence that was pasted, doesn't come through.
    """
    return "".join(one if one.isprintable() else " " if one.isspace() else "\ufffd" for one in text)


def plain(args: Mapping[str, Arg]) -> dict[str, object]:
    """Return arguments as plain data: cards as ``8S``, ranks as letters, messages as objects."""
    return {name: _plain(value) for name, value in args.items()}


def _plain(value: Arg) -> object:
    match value:
        case Card():
            return str(value)
        case Rank():
            return value.letter
        case Announcement():
            return {"id": value.id, "args": plain(value.args)}
        case tuple():
            return [_plain(item) for item in value]
        case frozenset():
            return [rank.letter for rank in sorted(value)]
        case _:
            return value


def _entries(source: str) -> dict[str, str]:
    """Cut a Fluent file into its entries, by id. An entry goes on to the next one's line."""
    starts = [(match.start(), match[1]) for match in _ENTRY.finditer(source)]
    ends = [*(start for start, _ in starts[1:]), len(source)]
    return {name: source[start:end] for (start, name), end in zip(starts, ends, strict=False)}


def _text_of(path: Path) -> str:
    """Return a file's text, nothing where it can't be read: a player may have written it."""
    try:
        return path.read_text("utf-8-sig", "replace")
    except OSError:
        return ""


def _fitting(text: str, cells: int) -> str:
    """Cut a text that a display can't hold after the last word that fits."""
    if len(text) <= cells:
        return text
    return text[: cells + 1].rpartition(" ")[0] or text[:cells]


def _suit_id(suit: Suit) -> str:
    return f"suit-{suit.name.lower()}"
