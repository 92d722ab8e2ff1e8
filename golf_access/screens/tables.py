"""Sitting down at a table: who plays, by which rules; and the house rules that were kept."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

from golf_access.announce.announcer import Announcement, Arg, fault, say
from golf_access.announce.codes import rule_field, rules_fault
from golf_access.announce.table import rule_name
from golf_access.commands import Command, Mode
from golf_access.engine.rules import SOLITAIRE_RULES
from golf_access.engine.tablerules import (
    SIX,
    Penalty,
    RulesError,
    RulesFault,
    TableRules,
    TableRuleSet,
)
from golf_access.houserules import (
    NUMBER_RANGES,
    RULE_FIELDS,
    USUAL_CARDS,
    HouseError,
    HouseFault,
    HouseRules,
    HouseRulesFile,
    Player,
    PlayersError,
    base_rules,
    choice_word,
    choices,
    person_named,
    sizes,
    told_rules,
    usual_players,
    with_rules,
)
from golf_access.play.table import Seat, Strength, TableHeader
from golf_access.screens.base import Desk, Pop, Push, Reply, reply
from golf_access.screens.lists import AskingList, Item, ListScreen
from golf_access.screens.text import TextScreen

if TYPE_CHECKING:
    from golf_access.screens.codes import Start

LENGTHS = (
    ("holes", 9),
    ("holes", 18),
    ("points_limit", 50),
    ("points_limit", 100),
    ("points_limit", 150),
    ("points_limit", 200),
)
"""The usual lengths of a match; any other number can be entered."""

_NUMBER = re.compile(r"-?[0-9]{1,5}")
_CYCLED_NUMBERS = ("jokers", "start_cards", "min_seats", "max_seats")
"""Numbers of so few values that each can be reached by Enter; others are typed."""


# ------------------------------------------------------------------------------------- players


def one_person(desk: Desk, seats: int, strength: Strength = Strength.NORMAL) -> tuple[Seat, ...]:
    """Return a person, who has no name, and computer players with names of their language."""
    return seats_for(desk, ("", *(strength,) * (seats - 1)))


def seats_for(desk: Desk, players: Sequence[Player]) -> tuple[Seat, ...]:
    """Return the seats of these players, clockwise.

    One person alone may do without a name; of several each gets one. Computer players are never
    called like a person.
    """
    people = [player for player in players if not isinstance(player, Strength)]
    taken = {name.casefold() for name in people}
    numbered = (desk.language.text(say("person-name", number=number)) for number in count(1))
    bots = _free(bot_names(desk), taken)
    persons = _free(numbered, taken)
    return tuple(
        Seat(next(bots), player)
        if isinstance(player, Strength)
        else Seat(player if player or len(people) == 1 else next(persons))
        for player in players
    )


def bot_names(desk: Desk) -> list[str]:
    """Return what computer players are called in the player's language."""
    return desk.language.text(say("bot-names")).split()


def _free(names: Iterable[str], taken: set[str]) -> Iterator[str]:
    return (name for name in names if name.casefold() not in taken)


# ---------------------------------------------------------------------------------- the choice


class ChooseTable(ListScreen):
    """The next table: who plays and by which rules, each entry with its value.

    ``start`` answers with the game that was chosen. ``table`` is where the choice begins: another
    match, house rules, or a game's own rules with the usual players.
    """

    def __init__(
        self, desk: Desk, start: Start, table: TableHeader | HouseRules | TableRules = SIX
    ) -> None:
        super().__init__(desk, say("choose-table-title"))
        self._start = start
        self._replaced: str | None = None
        self.rules: TableRules
        self.players: tuple[Player, ...]
        match table:
            case TableRules():
                self.rules, self.players = table, usual_players(table)
            case HouseRules(rules, players):
                self.rules, self.players = rules, players
            case TableHeader(rules, _, seats):
                self.rules = rules
                self.players = tuple(seat.strength or seat.name for seat in seats)

    @property
    def items(self) -> Sequence[Item]:
        """Deal first; then the table as it is now; at last house rules, and solitaire."""
        rules = self.rules
        return [
            Item(say("choose-deal", rule=rule_name(rules)), self._deal),
            Item(say("choose-table-game", rule=rule_name(rules)), self._next_game),
            Item(say("choose-table-cards", cards=rules.cards), self._next_size),
            Item(say("choose-table-players", count=len(self.players)), self._choose_players),
            self._length_item(),
            *(self._rule_item(field) for field in _fields_in_force(rules)),
            Item(say("choose-table-keep"), self._keep),
            Item(say("choose-table-kept"), lambda: kept_tables(self.desk, self._start)),
            Item(say("choose-table-solitaire"), self._choose_solitaire),
        ]

    def _deal(self) -> Reply:
        try:
            return play_table(self.desk, self._start, HouseRules(self.rules, self.players))
        except RulesError as error:
            return reply(rules_fault(error))

    def _next_game(self) -> Reply:
        games = tuple(TableRuleSet)
        return self._move_to(_after(games, self.rules.rule_set)[0], self.rules.cards)

    def _next_size(self) -> Reply:
        game = self.rules.rule_set
        return self._move_to(game, _after(sizes(game), self.rules.cards)[0])

    def _move_to(self, game: TableRuleSet, cards: int) -> Reply:
        """Take another game's own rules, and of the changed ones those that go with them."""
        changed = told_rules(self.rules)
        self.rules = base_rules(game, cards if cards in sizes(game) else USUAL_CARDS)
        for field, value in changed.items():
            try:
                self.rules = with_rules(self.rules, {field: value})
            except RulesError:
                continue
        return reply(self.current())

    def _choose_players(self) -> Reply:
        return reply(then=Push(SeatsScreen(self)))

    def _length_item(self) -> Item:
        holes, limit = self.rules.holes, self.rules.points_limit
        if holes is None:
            label, now = say("choose-table-limit", limit=limit or 0), ("points_limit", limit)
        else:
            label, now = say("choose-table-holes", holes=holes), ("holes", holes)
        field, value = _after(LENGTHS, now)[0]
        return Item(label, partial(self._set, field, [value]))

    def _rule_item(self, field: str) -> Item:
        """Return a rule's entry: Enter takes its next value, or asks for a number."""
        value = getattr(self.rules, field)
        name = rule_field(field)
        values = choices(field)
        if field in _CYCLED_NUMBERS:
            least, most = NUMBER_RANGES[field]
            values = tuple(range(least, most + 1))
        label: Announcement
        match value:
            case True:
                label = say("choose-rule-on", field=name)
            case False:
                label = say("choose-rule-off", field=name)
            case int():
                label = say("choose-rule-number", field=name, number=value)
            case _:
                word = say(f"table-choice-{choice_word(value)}")
                label = say("choose-rule-word", field=name, choice=word)
        if not values:
            return Item(label, partial(self._enter_number, field))
        return Item(label, partial(self._set, field, _after(values, value)))

    def _set(self, field: str, values: Sequence[object]) -> Reply:
        """Take the first of the values that goes with the other rules, else tell what doesn't."""
        problem: RulesError | None = None
        for value in values:
            try:
                self.rules = with_rules(self.rules, {field: value})
            except RulesError as error:
                problem = problem or error
                continue
            return reply(self.current())
        assert problem is not None
        return reply(rules_fault(problem))

    def _enter_number(self, field: str) -> Reply:
        least, most = NUMBER_RANGES[field]
        name = rule_field(field)

        def accept(text: str) -> Reply | Announcement:
            if not _NUMBER.fullmatch(text.strip()):
                return say("enter-no-number", field=name, least=least, most=most)
            try:
                self.rules = with_rules(self.rules, {field: int(text)})
            except RulesError as error:
                return rules_fault(error)
            return reply(then=Pop())

        prompt = say("enter-number", field=name, least=least, most=most)
        return reply(then=Push(TextScreen(self.desk, prompt, accept)))

    def _keep(self) -> Reply:
        """Ask for a name, and keep the table by it. One that is kept already is asked for twice."""
        file = house_file(self.desk)

        def accept(text: str) -> Reply | Announcement:
            try:
                name = file.check_name(text)
                if name in file.load() and name != self._replaced:
                    self._replaced = name
                    return say("house-name-taken", name=name)
                file.keep(name, HouseRules(self.rules, self.players))
            except HouseError as error:
                return house_fault(error)
            except OSError:
                return say("house-not-kept", file=str(file.path))
            self._replaced = None
            return reply(say("house-kept", name=name), then=Pop())

        try:
            self.rules.check_seats(len(self.players))
            file.load()
        except RulesError as error:
            return reply(rules_fault(error))
        except HouseError as error:
            return reply(house_fault(error))
        prompt = say(
            "enter-house-name",
            accept=self.desk.key(Mode.TEXT, Command.ACCEPT),
            leave=self.desk.key(Mode.TEXT, Command.ESCAPE),
        )
        return reply(then=Push(TextScreen(self.desk, prompt, accept)))

    def _choose_solitaire(self) -> Reply:
        from golf_access.screens.choose import ChooseScreen

        rules = SOLITAIRE_RULES[self.desk.settings.rule_set]
        return reply(then=Push(ChooseScreen(self.desk, self._start, rules)))


class SeatsScreen(ListScreen):
    """The seats of a table that is being chosen, clockwise, each with who sits there."""

    def __init__(self, table: ChooseTable) -> None:
        super().__init__(table.desk, say("seats-title"))
        self._table = table

    @property
    def items(self) -> Sequence[Item]:
        """Each seat, after a person's seat the name; then a seat more, a seat less."""
        items: list[Item] = []
        players = self._table.players
        for index, seat in enumerate(seats_for(self.desk, players)):
            items.append(Item(_seat_label(index + 1, seat), partial(self._next, index)))
            if seat.is_person:
                name = players[index]
                label = say("choose-seat-name", name=name) if name else say("choose-seat-no-name")
                items.append(Item(label, partial(self._enter_name, index)))
        items.append(Item(say("choose-seat-more"), self._add))
        items.append(Item(say("choose-seat-less"), self._take_away))
        return items

    def _next(self, index: int) -> Reply:
        """Put the next kind of player into a seat: a person, then the strengths."""
        kinds: tuple[Player, ...] = ("", *Strength)
        player = self._table.players[index]
        now = player if isinstance(player, Strength) else ""
        self._put(index, _after(kinds, now)[0])
        return reply(self.current())

    def _enter_name(self, index: int) -> Reply:
        def accept(text: str) -> Reply | Announcement:
            players = self._table.players
            try:
                name = person_named(text, (*players[:index], *players[index + 1 :]))
            except PlayersError as error:
                return players_fault(error)
            self._put(index, name)
            return reply(then=Pop())

        prompt = say(
            "enter-player-name",
            seat=index + 1,
            accept=self.desk.key(Mode.TEXT, Command.ACCEPT),
            leave=self.desk.key(Mode.TEXT, Command.ESCAPE),
        )
        return reply(then=Push(TextScreen(self.desk, prompt, accept)))

    def _add(self) -> Reply:
        players = (*self._table.players, Strength.NORMAL)
        answer = self._seat(players, RulesFault.TOO_FEW_SEATS)
        # The seat stands before the entry that added it.
        self.position = len(self.items) - 2
        return answer or reply(self.current())

    def _take_away(self) -> Reply:
        players = self._table.players[:-1]
        answer = self._seat(players, RulesFault.TOO_MANY_SEATS, RulesFault.TOO_FEW_CARDS)
        self.position = len(self.items) - 1
        return answer or reply(self.current())

    def _seat(self, players: tuple[Player, ...], *allowed: RulesFault) -> Reply | None:
        """Seat these players, or tell why not; ``allowed`` faults become less by this."""
        try:
            self._table.rules.check_seats(len(players))
        except RulesError as error:
            if error.fault not in allowed:
                return reply(rules_fault(error))
        self._table.players = players
        return None

    def _put(self, index: int, player: Player) -> None:
        players = list(self._table.players)
        players[index] = player
        self._table.players = tuple(players)


def _seat_label(number: int, seat: Seat) -> Announcement:
    if seat.strength:
        return say(f"choose-seat-{seat.strength}", seat=number, player=seat.name)
    if seat.name:
        return say("choose-seat-person", seat=number, player=seat.name)
    return say("choose-seat-you", seat=number)


# --------------------------------------------------------------------------------- house rules


class KeptTables(ListScreen):
    """The house rules that were kept, by their names."""

    def __init__(self, desk: Desk, start: Start, kept: dict[str, HouseRules]) -> None:
        super().__init__(desk, say("house-title"))
        self._start = start
        self._kept = kept

    @property
    def items(self) -> Sequence[Item]:
        """A table each."""
        return [
            Item(
                say(
                    "house-entry",
                    name=name,
                    rule=rule_name(house.rules),
                    count=len(house.players),
                ),
                partial(self._open, name, house),
            )
            for name, house in self._kept.items()
        ] or [Item(say("house-none"))]

    def resume(self) -> list[Announcement]:
        """Say where in the list we are, as the file has it now."""
        try:
            self._kept = house_file(self.desk).load()
        except HouseError as error:
            return [house_fault(error)]
        self.position = min(self.position, len(self.items) - 1)
        return super().resume()

    def _open(self, name: str, house: HouseRules) -> Reply:
        return reply(then=Push(KeptTable(self.desk, self._start, name, house)))


class KeptTable(AskingList):
    """What can be done with a table that was kept."""

    def __init__(self, desk: Desk, start: Start, name: str, house: HouseRules) -> None:
        super().__init__(desk, say("house-of-name", name=name))
        self._start = start
        self._name = name
        self._house = house

    @property
    def items(self) -> Sequence[Item]:
        """Play, change, delete."""
        return [
            Item(
                say("house-play", rule=rule_name(self._house.rules)),
                partial(play_table, self.desk, self._start, self._house),
            ),
            Item(say("house-change"), self._change),
            Item(say("house-delete"), self._delete),
        ]

    def _change(self) -> Reply:
        return reply(then=Push(ChooseTable(self.desk, self._start, self._house)))

    def _delete(self) -> Reply:
        """Delete the table when that is asked for a second time."""
        question = self.ask(say("house-confirm-delete", name=self._name))
        if question:
            return question
        file = house_file(self.desk)
        try:
            file.delete(self._name)
        except HouseError as error:
            return reply(house_fault(error))
        except OSError:
            return reply(say("house-not-kept", file=str(file.path)))
        return reply(say("house-deleted", name=self._name), then=Pop())


def play_usual(desk: Desk, start: Start, game: str) -> Reply:
    """Begin a match of a game by its own rules, with the usual players."""
    rules = base_rules(TableRuleSet(game))
    return play_table(desk, start, HouseRules(rules, usual_players(rules)))


def play_table(desk: Desk, start: Start, house: HouseRules) -> Reply:
    """Begin a match with a number of its own. Raises ``RulesError`` where it can't be played."""
    house.rules.check_seats(len(house.players))
    seats = seats_for(desk, house.players)
    return start(TableHeader.of(house.rules, desk.pick_number(), seats))


def kept_tables(desk: Desk, start: Start) -> Reply:
    """Open the list of house rules, or tell why it can't be read."""
    try:
        kept = house_file(desk).load()
    except HouseError as error:
        return reply(house_fault(error))
    return reply(then=Push(KeptTables(desk, start, kept)))


def house_file(desk: Desk) -> HouseRulesFile:
    """Return the file of house rules, which lies beside the settings."""
    return HouseRulesFile(desk.settings_file.path.parent)


def house_fault(error: HouseError) -> Announcement:
    """Return what is said of house rules that can't be used."""
    if error.fault is HouseFault.NO_SUCH_NAME and not error.facts["known"]:
        return say("house-none")
    facts: dict[str, Arg] = dict(error.facts)
    match error.problem:
        case RulesError():
            facts["problem"] = rules_fault(error.problem)
        case PlayersError():
            facts["problem"] = players_fault(error.problem)
    return Announcement(f"house-{error.fault.value}", facts)


def players_fault(error: PlayersError) -> Announcement:
    """Return what is said of players who can't sit down."""
    return fault("table-players", error)


def _fields_in_force(rules: TableRules) -> list[str]:
    """Return the rules that have an effect, in the order of the list; who may play comes last."""
    without: set[str] = set()
    if rules.rows != rules.columns:
        without.add("diagonals_cancel")
    if rules.finisher_penalty is Penalty.NONE:
        without.add("penalty_points")
    without.add("holes" if rules.holes is None else "points_limit")
    last = ("min_seats", "max_seats")
    order = [field for field in RULE_FIELDS if field not in last]
    return [field for field in (*order, *last) if field not in without]


def _after(values: Sequence[Any], value: object) -> list[Any]:
    """Return the other values in their order from the one after ``value`` on, around."""
    start = values.index(value) + 1 if value in values else 0
    return [*values[start:], *values[: max(0, start - 1)]]
