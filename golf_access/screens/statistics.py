"""Statistics by ear: a line for each kind of game, and what is worth telling when one has ended."""

from __future__ import annotations

from golf_access.announce.announcer import Announcement, Arg, fault, say
from golf_access.announce.solitaire import to_par_told
from golf_access.engine.rules import RuleSet
from golf_access.play.decks import Level
from golf_access.play.statistics import (
    RUNG_WINS,
    Against,
    Game,
    GameResult,
    Outcome,
    Rung,
    Summary,
    against,
    daily_streak,
    rung,
    summaries,
)
from golf_access.play.store import Store
from golf_access.play.storefile import StoreError
from golf_access.screens.base import Desk, Push, Reply, reply
from golf_access.screens.lists import Item, ListScreen

TOLD_STREAK = 3
"""So many games won one after the other are worth a word."""
_LEVELS = {
    Level.GENTLE: say("stats-level-gentle"),
    Level.STEADY: say("stats-level-steady"),
    Level.TOUGH: say("stats-level-tough"),
}


def open_statistics(desk: Desk) -> Reply:
    """Open the list, or tell why there is none."""
    store = desk.records.store()
    if store is None:
        return reply(say("stats-unavailable"))
    try:
        lines = statistics_lines(store, desk)
    except StoreError as error:
        return reply(fault("store", error))
    if not lines:
        return reply(say("stats-none"))
    return reply(then=Push(ListScreen(desk, say("stats-title"), [Item(line) for line in lines])))


def statistics_lines(store: Store, desk: Desk) -> list[Announcement]:
    """Return all that a player's games come to. Raises ``StoreError``."""
    results = store.results()
    lines = [summary_line(summary) for summary in summaries(results)]
    lines += [against_line(one) for one in against(results)]
    won = store.days_won()
    if won:
        streak = daily_streak(won, desk.today())
        lines.append(say("stats-daily", days=streak.days, longest=streak.longest))
    for rule_set in RuleSet:
        games = store.climb(rule_set)
        if games:
            lines.append(say("stats-ladder", ladder=ladder_line(rung(games), rule_set)))
    return lines


def ladder_line(place: Rung, rule_set: str) -> Announcement:
    """Return where somebody stands on the ladder of a rule set."""
    return say(
        "stats-rung",
        rule=say(f"rule-{rule_set}"),
        level=_LEVELS[place.level],
        wins=place.won,
        needed=RUNG_WINS,
    )


def summary_line(summary: Summary) -> Announcement:
    """Return what the games of one kind come to."""
    game = _game(summary.game, summary.rule_set, summary.cards)
    if summary.helped:
        game = say("stats-with-help", game=game)
    effort = say(
        "stats-effort",
        moves=summary.moves,
        undos=summary.undos,
        hints=summary.hints,
        time=_time(summary.seconds),
    )
    if summary.best is None or summary.average is None:
        return say("stats-left", game=game, count=summary.played, effort=effort)
    best, average = summary.best, round(summary.average)
    match summary.game:
        case Game.TABLE:
            return say(
                "stats-table",
                game=game,
                wins=summary.won,
                count=summary.played,
                shared=summary.tied,
                best=best,
                average=average,
                effort=effort,
            )
        case Game.MATCH:
            assert summary.best_to_par is not None
            return say(
                "stats-match",
                game=game,
                wins=summary.won,
                count=summary.played,
                best=best,
                par=to_par_told(summary.best_to_par),
                average=average,
                effort=effort,
            )
    return say(
        "stats-solitaire",
        game=game,
        wins=summary.won,
        count=summary.played,
        streak=summary.streak,
        longest=summary.best_streak,
        best=best,
        average=average,
        left=round(summary.left or 0),
        effort=effort,
    )


def against_line(one: Against) -> Announcement:
    """Return how one stands against somebody at tables."""
    counts: dict[str, Arg] = {"ahead": one.ahead, "level": one.level, "behind": one.behind}
    if one.strength is None:
        return Announcement("stats-against-person", {"name": one.name, **counts})
    return Announcement(f"stats-against-{one.strength}", counts)


def after_end(desk: Desk) -> list[Announcement]:
    """Return what is worth telling of the game that has just ended, as it was kept."""
    store = desk.records.opened
    if store is None:
        return []
    try:
        (kept,) = store.history(limit=1)
        if kept.result is None:
            return []
        said = _records(kept.result, store.results())
        if kept.occasion.day is not None and kept.result.outcome is Outcome.WON:
            streak = daily_streak(store.days_won(), desk.today())
            said.append(say("daily-won", days=streak.days))
        if kept.occasion.level is not None:
            place = rung(store.climb(kept.rule_set))
            said.append(say("stats-ladder", ladder=ladder_line(place, kept.rule_set)))
    except (StoreError, ValueError) as error:
        if isinstance(error, StoreError):
            desk.records.fail(error)
        return []
    return said


def _records(last: GameResult, results: tuple[GameResult, ...]) -> list[Announcement]:
    """Return a new best score and a long streak, of games of the same kind without help."""
    kind = (last.game, last.rule_set, last.cards, False)
    alike = [one for one in results if (one.game, one.rule_set, one.cards, one.helped) == kind]
    ended = [one for one in alike if one.outcome is not Outcome.LEFT]
    if last.helped or len(ended) < 2:
        return []
    said = []
    better = max if last.game is Game.SOLITAIRE else min
    before = better(one.score for one in ended[:-1])
    if last.score != before and better(last.score, before) == last.score:
        said.append(say("best-score", score=last.score))
    streak = summaries(alike)[0].streak
    if streak >= TOLD_STREAK:
        said.append(say("streak-now", count=streak))
    return said


def _game(game: Game, rule_set: str, cards: int) -> Announcement:
    if game is Game.TABLE:
        from golf_access.announce.tableterms import game_name

        return game_name(rule_set, cards)
    rule = say(f"rule-{rule_set}")
    return say("history-match", rule=rule) if game is Game.MATCH else rule


def _time(seconds: int) -> Announcement:
    hours, minutes = divmod(round(seconds / 60), 60)
    if hours:
        return say("stats-hours", hours=hours, minutes=minutes)
    return say("stats-minutes", minutes=minutes)
