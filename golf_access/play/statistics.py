"""Statistics: what became of a game, from its log, and what many results come to.

All of it is pure: times are given, and the order of results is the order in which games ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import date, datetime, timedelta
from enum import StrEnum
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Any, cast

from golf_access.engine.outcomes import HelpKind, HintUsed, Phase, Shown, Undo
from golf_access.engine.solitaire import Solitaire, standing
from golf_access.play.decks import LEVELS, Level
from golf_access.play.log import GameLog

if TYPE_CHECKING:
    from golf_access.engine.standings import Standing
    from golf_access.engine.tablestate import Table
    from golf_access.play.table import TableHeader

LONGEST_PAUSE = timedelta(minutes=5)
"""What a gap between two entries counts at the most: who is away longer doesn't play."""

RUNG_WINS = 3
"""So many games won one after the other lead a level up."""
RUNG_LOSSES = 5
"""So many that weren't won lead a level down."""


class Game(StrEnum):
    """What is counted together, rule sets apart."""

    SOLITAIRE = "solitaire"
    MATCH = "match"
    """Several holes of solitaire against par."""
    TABLE = "table"


class Outcome(StrEnum):
    """How a game ended for whom it is counted."""

    WON = "won"
    """The tableau is cleared; a match needed no more than par; a table's first place."""
    TIED = "tied"
    """A first place that is shared."""
    LOST = "lost"
    LEFT = "left"
    """Given up before its end."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody else at a table: a person by name, or a computer player by ``strength``."""

    name: str
    strength: str | None
    place: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameResult:
    """What became of a game.

    ``cards``: of each board at a table, else 0. ``score`` are a single deal's points, or the
    total of a match or at a table, where fewer are better. ``left``: the cards left in the
    tableau, over all holes; 0 at a table. ``to_par``: of a match. ``place`` and ``rivals``: at a
    table. There ``moves`` and help count those of one seat.
    """

    game: Game
    rule_set: str
    cards: int = 0
    outcome: Outcome
    score: int
    left: int = 0
    to_par: int | None = None
    place: int | None = None
    moves: int
    undos: int
    hints_fair: int
    hints_oracle: int
    shown: int
    seconds: int
    rivals: tuple[Rival, ...] = ()

    @property
    def hints(self) -> int:
        """How many hints were used, wherever they came from."""
        return self.hints_fair + self.hints_oracle

    @property
    def helped(self) -> bool:
        """Whether a hint, an undo or an action that was shown helped: such games count apart."""
        return bool(self.undos or self.hints or self.shown)


def is_over(log: GameLog[Any, Any]) -> bool:
    """Whether nothing is left to play. An undo may still reopen a game."""
    state = log.fold.state
    if isinstance(state, Solitaire):
        return state.is_over
    from golf_access.engine.tableoutcomes import TablePhase

    return cast("Table", state).phase is TablePhase.MATCH_OVER


def own_seat(log: GameLog[Any, Any]) -> int | None:
    """Return whose result a game's is: the first person's. None where only computers play."""
    if isinstance(log.fold.state, Solitaire):
        return 0
    header = cast("TableHeader", log.header)
    return next((seat for seat, who in enumerate(header.seats) if who.is_person), None)


def play_time(times: Sequence[datetime]) -> timedelta:
    """Return how long was played, from the times of the beginning and of each entry.

    A gap counts ``LONGEST_PAUSE`` at the most, and nothing where the clock was set back.
    """
    gaps = (
        min(max(after - before, timedelta()), LONGEST_PAUSE) for before, after in pairwise(times)
    )
    return sum(gaps, timedelta())


def result_of(log: GameLog[Any, Any], times: Sequence[datetime]) -> GameResult:
    """Return what became of a game. One that isn't over was left.

    ``times``: when it began, and when each entry was made.
    """
    seconds = round(play_time(times).total_seconds())
    if isinstance(log.fold.state, Solitaire):
        return _solitaire_result(log, seconds)
    return _table_result(log, seconds)


def _solitaire_result(log: GameLog[Any, Any], seconds: int) -> GameResult:
    fold = log.fold
    state: Solitaire = fold.state
    total, to_par = standing(state)
    is_match = state.rules.is_match
    if not state.is_over:
        outcome = Outcome.LEFT
    elif to_par <= 0 if is_match else state.phase is Phase.WON:
        outcome = Outcome.WON
    else:
        outcome = Outcome.LOST
    return GameResult(
        game=Game.MATCH if is_match else Game.SOLITAIRE,
        rule_set=state.rules.rule_set,
        outcome=outcome,
        score=total if is_match else state.score,
        left=sum(hole.left for hole in state.results) + state.left,
        to_par=to_par if is_match else None,
        moves=fold.moves,
        undos=fold.undos,
        hints_fair=fold.hints_fair,
        hints_oracle=fold.hints_oracle,
        shown=fold.shown,
        seconds=seconds,
    )


def _table_result(log: GameLog[Any, Any], seconds: int) -> GameResult:
    from golf_access.engine.standings import ranking

    header = cast("TableHeader", log.header)
    state: Table = log.fold.state
    seat = own_seat(log) or 0
    places = ranking(header.rules, state.scores, state.seats)
    mine = next(place for place in places if place.seat == seat)
    own = [entry.action for entry in log.entries if entry.seat == seat]
    kinds = tuple(header.actions.values())
    hints = [action.kind for action in own if isinstance(action, HintUsed)]
    return GameResult(
        game=Game.TABLE,
        rule_set=header.rules.rule_set,
        cards=header.rules.cards,
        outcome=_table_outcome(places, mine) if is_over(log) else Outcome.LEFT,
        score=mine.total,
        place=mine.place,
        moves=sum(isinstance(action, kinds) and header.counts(action) for action in own),
        undos=sum(isinstance(action, Undo) for action in own),
        hints_fair=hints.count(HelpKind.FAIR),
        hints_oracle=hints.count(HelpKind.ORACLE),
        shown=sum(isinstance(action, Shown) for action in own),
        seconds=seconds,
        rivals=tuple(
            Rival(header.seats[place.seat].name, strength, place.place, place.total)
            for place in places
            if place.seat != seat
            for strength in [header.seats[place.seat].strength]
        ),
    )


def _table_outcome(places: Sequence[Standing], mine: Standing) -> Outcome:
    if mine.place != 1:
        return Outcome.LOST
    return Outcome.TIED if sum(place.place == 1 for place in places) > 1 else Outcome.WON


# ------------------------------------------------------------------------------- many results


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What the games of one kind come to, those with help apart from those without.

    ``streak``: games won one after the other up to now; ``best_streak``: the longest such run.
    ``best``, ``average`` (scores), ``left`` (an average) and ``best_to_par`` and
    ``average_to_par`` are of games that weren't given up, None where there is none. Moves, undos,
    hints, actions shown and seconds are totals.
    """

    game: Game
    rule_set: str
    cards: int
    helped: bool
    played: int
    won: int
    tied: int
    given_up: int
    streak: int
    best_streak: int
    best: int | None
    average: float | None
    left: float | None
    best_to_par: int | None
    average_to_par: float | None
    moves: int
    undos: int
    hints: int
    shown: int
    seconds: int


def summaries(results: Iterable[GameResult]) -> tuple[Summary, ...]:
    """Return a summary for each game, rule set and size of boards, with help and without."""
    ordered = sorted(results, key=_kind)  # stable: in the order in which they ended
    return tuple(_summary(*kind, list(group)) for kind, group in groupby(ordered, _kind))


def _kind(result: GameResult) -> tuple[Game, str, int, bool]:
    return result.game, result.rule_set, result.cards, result.helped


def _summary(
    game: Game, rule_set: str, cards: int, helped: bool, results: list[GameResult]
) -> Summary:
    won = [result.outcome is Outcome.WON for result in results]
    ended = [result for result in results if result.outcome is not Outcome.LEFT]
    scores = [result.score for result in ended]
    to_par = [result.to_par for result in ended if result.to_par is not None]
    best = max if game is Game.SOLITAIRE else min
    return Summary(
        game=game,
        rule_set=rule_set,
        cards=cards,
        helped=helped,
        played=len(results),
        won=sum(won),
        tied=sum(result.outcome is Outcome.TIED for result in results),
        given_up=len(results) - len(ended),
        streak=_runs(won)[-1],
        best_streak=max(_runs(won)),
        best=best(scores, default=None),
        average=_average(scores),
        left=_average([result.left for result in ended]),
        best_to_par=min(to_par, default=None),
        average_to_par=_average(to_par),
        moves=sum(result.moves for result in results),
        undos=sum(result.undos for result in results),
        hints=sum(result.hints for result in results),
        shown=sum(result.shown for result in results),
        seconds=sum(result.seconds for result in results),
    )


def _runs(won: Iterable[bool]) -> list[int]:
    """Return after each game, and before the first, how many were won one after the other."""
    runs = [0]
    for one in won:
        runs.append(runs[-1] + 1 if one else 0)
    return runs


def _average(values: Sequence[int]) -> float | None:
    return sum(values) / len(values) if values else None


@dataclass(frozen=True, slots=True)
class Against:
    """How one stands against somebody at tables: a person by name, computers by ``strength``.

    ``ahead``, ``level`` and ``behind`` count the matches by who had the better place.
    """

    name: str
    strength: str | None
    ahead: int
    level: int
    behind: int

    @property
    def played(self) -> int:
        """How many matches there were."""
        return self.ahead + self.level + self.behind


def against(results: Iterable[GameResult]) -> tuple[Against, ...]:
    """Return how one stands against each person, by name, then the computers by strength.

    Computer players of one strength are one, whatever they are called. Matches that were given up
    don't count.
    """
    counts: dict[tuple[str, str], list[int]] = {}
    for result in results:
        if result.outcome is Outcome.LEFT or result.place is None:
            continue
        for rival in result.rivals:
            key = ("", rival.name) if rival.strength is None else (rival.strength, "")
            count = counts.setdefault(key, [0, 0, 0])
            count[1 + (result.place > rival.place) - (result.place < rival.place)] += 1
    return tuple(
        Against(name, strength or None, *count)
        for (strength, name), count in sorted(counts.items())
    )


# -------------------------------------------------------------------------------- other people


def to_json(profiles: Mapping[str, Sequence[GameResult]]) -> str:
    """Return statistics as JSON, each profile's summaries and how it stands against others."""
    import json

    data = [
        {
            "profile": profile,
            "games": [asdict(summary) for summary in summaries(results)],
            "against": [asdict(one) for one in against(results)],
        }
        for profile, results in profiles.items()
    ]
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def to_csv(profiles: Mapping[str, Sequence[GameResult]]) -> str:
    """Return the summaries as CSV with a line of names, fields apart by commas."""
    import csv
    import io

    text = io.StringIO()
    names = ["profile", *(field.name for field in fields(Summary))]
    writer = csv.DictWriter(text, names, lineterminator="\n")
    writer.writeheader()
    for profile, results in profiles.items():
        for summary in summaries(results):
            writer.writerow({"profile": profile, **asdict(summary)})
    return text.getvalue()


# ---------------------------------------------------------------------------------- long-term


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row on which the deal of the day was won: up to now, and the longest run."""

    days: int
    longest: int


def daily_streak(won: Iterable[date], today: date) -> Streak:
    """Return the streak of the deal of the day. That of today may still be to play."""
    days = sorted(set(won))
    run = longest = 0
    before: date | None = None
    for day in days:
        run = run + 1 if before is not None and day - before == timedelta(days=1) else 1
        longest = max(longest, run)
        before = day
    alive = before is not None and today - before <= timedelta(days=1)
    return Streak(run if alive else 0, longest)


@dataclass(frozen=True, slots=True)
class Rung:
    """Where somebody stands on the ladder: the level, and the run of games won or not won there."""

    level: Level
    won: int = 0
    lost: int = 0


def rung(games: Iterable[tuple[Level, GameResult]]) -> Rung:
    """Return where the games of the ladder of one rule set, in their order, lead.

    It begins at the lowest level. ``RUNG_WINS`` games won there in a row lead up, ``RUNG_LOSSES``
    that weren't won lead down. Games with help, or of another level than the one reached, don't
    count.
    """
    place = Rung(LEVELS[0])
    for level, result in games:
        if result.helped or level is not place.level:
            continue
        if result.outcome is Outcome.WON:
            place = Rung(level, won=place.won + 1)
        else:
            place = Rung(level, lost=place.lost + 1)
        place = _moved(place)
    return place


def _moved(place: Rung) -> Rung:
    """Return the level above or below where a run is long enough and there is one."""
    number = LEVELS.index(place.level)
    if place.won == RUNG_WINS and number + 1 < len(LEVELS):
        return Rung(LEVELS[number + 1])
    if place.lost == RUNG_LOSSES and number:
        return Rung(LEVELS[number - 1])
    return place
