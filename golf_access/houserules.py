"""House rules: tables by name, with their rules and players, in a TOML file.

A section is a table. ``game`` is ``six`` or ``board``, ``cards`` how many lie before each player;
then the fields of ``TableRules`` that differ from that game's own, and ``players``, each as on the
command line::

    ["Sunday at Anna's"]
    game = "six"
    cards = 4
    peek = true
    players = ["Anna", "Bob", "bot:hard"]
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from golf_access.engine.faults import Detail, FaultError
from golf_access.engine.tablerules import (
    BOARD_SIZES,
    FIELD_RANGES,
    GRIDS,
    SIX,
    TABLE_VARIANTS,
    RulesError,
    TableRules,
    TableRuleSet,
    board_rules,
    six_rules,
)
from golf_access.play.table import Strength
from golf_access.tomlfile import TomlSyntaxError, TomlUnreadableError, read_toml

FILE_NAME = "house-rules.toml"
LONGEST_NAME = 40
"""Most characters in the name of house rules."""

# ------------------------------------------------------------------------------------- players

Player = str | Strength
"""A person by name, "" for one without a name, or a computer player by its strength."""

YOU = "you"
"""How a person without a name is written."""
BOT = "bot"
"""How a computer player is written: ``bot``, ``bot:hard``."""
LONGEST_PLAYER = 20
"""Most characters in a person's name: it is heard at every turn."""
MOST_PLAYERS = 7


class PlayersFault(StrEnum):
    """What is wrong with who is to play, with the facts that each one carries."""

    NO_NAME = "no-name"
    """``number``: which one of them."""
    LONG = "long"
    """``name``, ``length``, ``most``."""
    CHARACTER = "character"
    """``name``, ``character``: one that no name can have."""
    RESERVED = "reserved"
    """``name``: it stands for something else."""
    TWICE = "twice"
    """``name``."""
    STRENGTH = "strength"
    """``strength``, ``known``."""


class PlayersError(FaultError):
    """Players who can't sit down together."""


def parse_players(words: Iterable[str]) -> tuple[Player, ...]:
    """Return who is to play: persons by name or ``you``, ``bot``, ``bot:hard`` and so on.

    Raises ``PlayersError``.
    """
    players: list[Player] = []
    for number, word in enumerate(words, 1):
        name = word.strip()
        if not name:
            raise PlayersError(PlayersFault.NO_NAME, number=number)
        kind, colon, strength = name.partition(":")
        if kind.strip().casefold() == BOT:
            players.append(_strength(strength.strip()) if colon else Strength.NORMAL)
        elif name.casefold() == YOU:
            players.append("")
        else:
            players.append(person_named(name, players))
    return tuple(players)


def player_word(player: Player) -> str:
    """Return a player as ``parse_players`` reads it."""
    return f"{BOT}:{player}" if isinstance(player, Strength) else player or YOU


def person_named(text: str, others: Iterable[Player] = ()) -> str:
    """Return a person's name as it is kept. Raises ``PlayersError`` where it can't be one."""
    name = unicodedata.normalize("NFC", text.strip())
    unfit = unfit_character(name) or next((one for one in name if one in ",:"), None)
    if unfit:
        raise PlayersError(PlayersFault.CHARACTER, name=name, character=unfit)
    if len(name) > LONGEST_PLAYER:
        raise PlayersError(PlayersFault.LONG, name=name, length=len(name), most=LONGEST_PLAYER)
    if name.casefold() in (YOU, BOT):
        raise PlayersError(PlayersFault.RESERVED, name=name)
    if name.casefold() in {other.casefold() for other in others if not isinstance(other, Strength)}:
        raise PlayersError(PlayersFault.TWICE, name=name)
    return name


def usual_players(rules: TableRules) -> tuple[Player, ...]:
    """Return a person and computer players: four in all, or the next number that can play.

    Raises ``RulesError`` where no number can.
    """
    for seats in sorted(range(2, MOST_PLAYERS + 1), key=lambda seats: abs(seats - 4)):
        try:
            rules.check_seats(seats)
        except RulesError:
            continue
        return ("", *(Strength.NORMAL,) * (seats - 1))
    rules.check_seats(rules.min_seats)
    raise AssertionError(rules)


def unfit_character(name: str) -> str | None:
    """Return the first character of a name that can't be said or written, None if all can."""
    unfit = next((one for one in name if not one.isprintable()), None)
    return unfit and f"U+{ord(unfit):04X}"


def _strength(word: str) -> Strength:
    try:
        return Strength(word.casefold())
    except ValueError:
        known = ", ".join(Strength)
        raise PlayersError(PlayersFault.STRENGTH, strength=word, known=known) from None


# --------------------------------------------------------------------------------------- rules

RULE_FIELDS = tuple(
    one.name for one in fields(TableRules) if one.name not in ("rule_set", "rows", "columns")
)
"""The rules that are told by name: all but the game and its grid."""

NUMBER_RANGES = FIELD_RANGES | {"start_cards": (0, 15)}
"""The least and the most that a number can be; what a grid allows is told by the rules."""

_LENGTHS = ("holes", "points_limit")
"""Rules of which one alone is given."""


def choices(field: str) -> tuple[object, ...]:
    """Return the values that a rule can have, none where it is a number of a range."""
    usual = getattr(SIX, field)
    if field == "decks":
        return (None, 1, 2)
    if isinstance(usual, bool):
        return (True, False)
    return tuple(type(usual)) if isinstance(usual, StrEnum) else ()


def choice_word(value: object) -> str:
    """Return how a choice is written: ``yes``, ``no``, its name, ``auto`` for None."""
    match value:
        case None:
            return "auto"
        case True:
            return "yes"
        case False:
            return "no"
    return str(value)


USUAL_CARDS = 6
"""How many cards lie before each player where nothing else is asked for."""


def base_rules(game: TableRuleSet, cards: int = USUAL_CARDS) -> TableRules:
    """Return a game's own rules. Raises ``KeyError`` for a number of cards that it hasn't."""
    return six_rules(cards) if game is TableRuleSet.SIX else board_rules(cards)


def sizes(game: TableRuleSet) -> tuple[int, ...]:
    """Return the numbers of cards before each player that a game can have."""
    return tuple(GRIDS) if game is TableRuleSet.SIX else BOARD_SIZES


def with_rules(rules: TableRules, values: Mapping[str, object]) -> TableRules:
    """Return rules with other values, and what goes with these unless it is told, too.

    A variant sets all its fields, so that knocking brings its penalty, and takes it along again; a
    number of holes and a points limit replace each other. Raises ``RulesError``.
    """
    changed = _along(values)
    if rules.knock and values.get("knock") is False:
        changed["finisher_penalty"] = base_rules(rules.rule_set, rules.cards).finisher_penalty
    return replace(rules, **{**changed, **values})  # type: ignore[arg-type]


def told_rules(rules: TableRules) -> dict[str, object]:
    """Return the values with which ``with_rules`` makes a game's own rules these."""
    base = base_rules(rules.rule_set, rules.cards)
    told: dict[str, object] = {field: True for field in ("peek", "knock") if getattr(rules, field)}
    made = {field: getattr(base, field) for field in RULE_FIELDS} | _along(told)
    for field, value in made.items():
        own = getattr(rules, field)
        if field not in told and own != value and not (own is None and field in _LENGTHS):
            told[field] = own
    return told


def _along(values: Mapping[str, object]) -> dict[str, object]:
    along: dict[str, object] = {}
    for field, value in values.items():
        if value is True:
            along |= TABLE_VARIANTS.get(field, {})
    if not values.keys().isdisjoint(_LENGTHS):
        along |= dict.fromkeys(_LENGTHS)
    return {field: value for field, value in along.items() if field not in values}


# ---------------------------------------------------------------------------------------- file


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A table that was kept."""

    rules: TableRules
    players: tuple[Player, ...]


class HouseFault(StrEnum):
    """What is wrong with the file, or with a name, with the facts beside ``file``."""

    UNREADABLE = "unreadable"
    SYNTAX = "syntax"
    """``line``."""
    NOT_A_SECTION = "not-a-section"
    """``name``: it stands outside of the sections."""
    UNKNOWN_FIELD = "unknown-field"
    """``section``, ``name``, ``known``."""
    BAD_VALUE = "bad-value"
    """``section``, ``name``, ``value``, ``known``."""
    BAD_NUMBER = "bad-number"
    """``section``, ``name``, ``value``, ``least``, ``most``."""
    RULES = "rules"
    """``section``: its rules can't be played; ``problem`` of the error tells why."""
    PLAYERS = "players"
    """``section``: its players can't; ``problem`` of the error tells why."""
    BAD_NAME = "bad-name"
    """``name``, ``most``: it has none, too many, or unfit characters."""
    NO_SUCH_NAME = "no-such-name"
    """``name``, ``known``."""


class HouseError(FaultError):
    """House rules that can't be used, or kept. ``problem``: what is wrong inside of a section."""

    def __init__(
        self, fault: HouseFault, problem: FaultError | None = None, /, **facts: Detail
    ) -> None:
        super().__init__(fault, **facts)
        self.problem = problem


class HouseRulesFile:
    """The house rules of a folder, by their names."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME

    def load(self) -> dict[str, HouseRules]:
        """Return all house rules, none where there is no file. Raises ``HouseError``."""
        file = str(self.path)
        try:
            data = read_toml(self.path)
        except FileNotFoundError:
            return {}
        except TomlUnreadableError:
            raise HouseError(HouseFault.UNREADABLE, file=file) from None
        except TomlSyntaxError as error:
            raise HouseError(HouseFault.SYNTAX, file=file, line=error.line) from None
        for name, section in data.items():
            if not isinstance(section, dict):
                raise HouseError(HouseFault.NOT_A_SECTION, file=file, name=name)
        return {name: _Section(file, name, section).read() for name, section in data.items()}

    def find(self, name: str) -> HouseRules:
        """Return the house rules of a name, whatever its case. Raises ``HouseError``."""
        kept = self.load()
        wanted = name.strip().casefold()
        for known, house in kept.items():
            if known.casefold() == wanted:
                return house
        raise HouseError(
            HouseFault.NO_SUCH_NAME, file=str(self.path), name=name.strip(), known=", ".join(kept)
        )

    def check_name(self, text: str) -> str:
        """Return a name as it is kept: one that is there already in its own case.

        Raises ``HouseError`` for one that can't be, and for a file that can't be used.
        """
        name = unicodedata.normalize("NFC", text.strip())
        if not 1 <= len(name) <= LONGEST_NAME or unfit_character(name):
            raise HouseError(HouseFault.BAD_NAME, file=str(self.path), name=name, most=LONGEST_NAME)
        return next((known for known in self.load() if known.casefold() == name.casefold()), name)

    def keep(self, name: str, house: HouseRules) -> None:
        """Write house rules, in place of those of the same name; all else stays as it is.

        Raises ``HouseError`` for a file that can't be used: it is left alone; and ``OSError``.
        """
        self.load()
        document = self._document()
        section = {
            "game": house.rules.rule_set.value,
            "cards": house.rules.cards,
            **{field: _plain(value) for field, value in told_rules(house.rules).items()},
            "players": [player_word(player) for player in house.players],
        }
        if name in document:
            kept: Any = document[name]
            for field in [field for field in kept if field not in section]:
                del kept[field]
            for field, value in section.items():
                if kept.get(field) != value:
                    kept[field] = value
        else:
            document[name] = section
        self._write(document)

    def delete(self, name: str) -> None:
        """Take house rules out of the file. Raises ``HouseError`` and ``OSError``."""
        self.load()
        document = self._document()
        document.pop(name, None)
        self._write(document)

    def _document(self) -> Any:
        import tomlkit

        try:
            return tomlkit.parse(self.path.read_text("utf-8-sig"))
        except FileNotFoundError:
            return tomlkit.document()

    def _write(self, document: Any) -> None:
        import tomlkit

        self.path.parent.mkdir(parents=True, exist_ok=True)
        partial = self.path.with_suffix(".new")
        partial.write_text(tomlkit.dumps(document), "utf-8")
        partial.replace(self.path)


class _Section:
    """A section of the file, as it is read."""

    def __init__(self, file: str, name: str, values: dict[str, Any]) -> None:
        self._where = {"file": file, "section": name}
        self._values = values

    def read(self) -> HouseRules:
        """Return what the section tells. Raises ``HouseError``."""
        known = ("game", "cards", *RULE_FIELDS, "players")
        for name in self._values:
            if name not in known:
                raise HouseError(
                    HouseFault.UNKNOWN_FIELD, **self._where, name=name, known=", ".join(known)
                )
        game = self._one_of("game", tuple(TableRuleSet)) or TableRuleSet.SIX
        cards = self._one_of("cards", sizes(game)) or USUAL_CARDS
        values = {field: self._rule(field) for field in RULE_FIELDS if field in self._values}
        try:
            rules = with_rules(base_rules(game, cards), values)
            players = self._players() or usual_players(rules)
            rules.check_seats(len(players))
        except RulesError as error:
            raise HouseError(HouseFault.RULES, error, **self._where) from None
        return HouseRules(rules, players)

    def _players(self) -> tuple[Player, ...]:
        words = self._values.get("players", [])
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise self._bad_value("players", f'["{YOU}", "{BOT}:{Strength.NORMAL}"]')
        try:
            return parse_players(words)
        except PlayersError as error:
            raise HouseError(HouseFault.PLAYERS, error, **self._where) from None

    def _rule(self, field: str) -> object:
        known = choices(field)
        if known:
            return self._one_of(field, known)
        value = self._values[field]
        least, most = NUMBER_RANGES[field]
        if type(value) is not int or not least <= value <= most:
            raise HouseError(
                HouseFault.BAD_NUMBER,
                **self._where,
                name=field,
                value=str(value),
                least=least,
                most=most,
            )
        return value

    def _one_of(self, name: str, known: tuple[Any, ...]) -> Any:
        """Return a field's value among the ``known`` ones, None where it isn't given."""
        if name not in self._values:
            return None
        value = self._values[name]
        for choice in known:
            plain = _plain(choice)
            if value == plain and type(value) is type(plain):
                return choice
        written = (str(_plain(choice)) for choice in known)
        words = (word.lower() if word in ("True", "False") else word for word in written)
        raise self._bad_value(name, ", ".join(words))

    def _bad_value(self, name: str, known: str) -> HouseError:
        return HouseError(
            HouseFault.BAD_VALUE,
            **self._where,
            name=name,
            value=str(self._values[name]),
            known=known,
        )


def _plain(value: object) -> object:
    """Return the value of a rule as TOML has it."""
    if value is None:
        return choice_word(None)
    return value.value if isinstance(value, StrEnum) else value
