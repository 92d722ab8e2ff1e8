"""Help at the keyboard: hints, the oracle's word, warnings, a line that is shown, ways to deal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest

from golf_access import session
from golf_access.engine.codes import parse_code
from golf_access.engine.deals import Deal
from golf_access.engine.outcomes import Draw, HelpKind, Shown
from golf_access.engine.rules import SOLITAIRE_RULES, RuleSet, SolitaireRules
from golf_access.engine.solitaire import Solitaire, start
from golf_access.engine.views import Progress
from golf_access.play import winnable as looking
from golf_access.play.daily import daily_code
from golf_access.play.decks import LEVELS
from golf_access.play.host import Host
from golf_access.play.log import Header
from golf_access.play.solver import Stopped, never, solve, winnable
from golf_access.screens.base import Job, reply
from golf_access.screens.choose import ChooseScreen
from golf_access.screens.codes import screen_of
from golf_access.screens.hints import FEWER, STAGES, Advisor, StagedSearch
from golf_access.screens.solitaire import SolitaireScreen
from golf_access.settings import SettingsFile
from golf_access.utterance import Priority
from tests.engine.laying import cards, rules_of
from tests.screens.answers import name, only, told
from tests.screens.conftest import Begin
from tests.tools.driving import RANDOM_NUMBER, TODAY, Driven, make_desk

HOPELESS = ["9C 2C", "5D 5H 5S", "7D 7H"]
"""Columns that few cards can't clear: but for the 2 each card needs one drawn for it."""


def of_cards(begin: Begin, columns: list[str], talon: str) -> Driven:
    """Begin a game on cards laid by hand."""
    deal = Deal(tuple(map(cards, columns)), cards(talon))
    header = Header(rules=SOLITAIRE_RULES[RuleSet.EASY], deals=(deal,))
    return begin(first=lambda desk: screen_of(desk, header))


def screen(driven: Driven) -> SolitaireScreen:
    found = driven.session.stack[-1]
    assert isinstance(found, SolitaireScreen)
    return found


def progress(driven: Driven) -> Progress:
    return screen(driven).view.progress


def state(driven: Driven) -> Solitaire:
    found = screen(driven).chair.host.log.fold.state
    assert isinstance(found, Solitaire)
    return found


def help_of(driven: Driven) -> tuple[int, int, int]:
    """Return the fair hints, the oracle's, the steps shown."""
    used = progress(driven)
    return used.hints_fair, used.hints_oracle, used.shown


HINTS, WARNINGS = "2", "3"


def set_option(driven: Driven, number: str) -> None:
    """Change an option in the middle of a game."""
    driven.press("o", number, "escape")


# ------------------------------------------------------------------------------------- fair hints


def test_h_tells_what_to_do_and_the_chance(game: Driven) -> None:
    advice, chance = told(game.press("h"))
    assert advice == ("hint-draw", {"key": name("key-space"), "stock": 16})
    assert chance == ("chance", {"wins": 10, "samples": 10})
    advice, chance = told(game.press("space", "h"))
    assert advice == ("hint-remove", {"card": "9C", "column": 5, "uncovered": "8H"})
    assert chance == ("chance-drawing", {"wins": 10, "samples": 10, "others": 9})


def test_an_answer_is_one_write_and_belongs_to_its_key(game: Driven) -> None:
    answer = game.press("h")
    assert len(answer.writes) == 1
    assert {said.cause for said in answer.utterances} == {"h"}
    again = game.press("a")
    assert told(again) == told(answer)


def test_h_moves_the_cursor_so_that_enter_plays(game: Driven) -> None:
    game.press("space", "tab", "j", "h")
    assert only(game.press("enter"))[1]["card"] == "9C"


def test_asked_again_it_looks_at_more_stocks(begin: Begin) -> None:
    game = of_cards(begin, HOPELESS, "AC 7S 8S")
    answers = [told(game.press("h"))[1] for _ in range(4)]
    assert [args["samples"] for _, args in answers] == [*STAGES, STAGES[-1]]
    # Another position begins anew, and the same one gives the same answers.
    game.press("1")
    assert told(game.press("h"))[1][1]["samples"] == STAGES[0]
    game.press("u")
    assert [told(game.press("h"))[1] for _ in range(4)] == answers


def test_two_jokers_take_longer_so_fewer_stocks_do_at_first(begin: Begin) -> None:
    game = begin(code="GO1-E-AAAAAAB-J2")
    heard = [told(game.press("h"))[1][1]["samples"] for _ in range(2)]
    assert heard == [*FEWER[:2]]


def test_all_stocks_that_are_possible(begin: Begin) -> None:
    """With one card in the stock there are as many stocks as cards that don't lie open."""
    game = of_cards(begin, HOPELESS, "AC 7S")
    assert [told(game.press("h"))[1] for _ in range(3)] == [
        ("chance-none", {"samples": 10}),
        ("chance-none", {"samples": 30}),
        ("chance-none-left", {}),
    ]
    game = of_cards(begin, ["3C 2C", "5D"], "AC 4S")
    game.press("h", "h")
    advice, chance = told(game.press("h"))
    assert advice == ("hint-remove", {"card": "2C", "column": 1, "uncovered": "3C"})
    # After the 3 it takes a 4 or a 6, of which there are eight.
    assert chance == ("chance-exact-drawing", {"wins": 8, "samples": 48, "others": 0})


def test_nothing_is_hidden_any_more(begin: Begin) -> None:
    game = of_cards(begin, ["3C 2C"], "AC")
    assert told(game.press("h"))[1] == ("chance-certain", {})
    assert told(game.press("1", "h"))[0][0] == "hint-remove-last"
    game = of_cards(begin, HOPELESS, "AC")
    assert told(game.press("h"))[1] == ("chance-none-left", {})


def test_no_sampled_stock_wins(begin: Begin) -> None:
    game = of_cards(begin, HOPELESS, "AC 7S 8S")
    advice, chance = told(game.press("h"))
    assert advice[1]["card"] == "2C"
    assert chance == ("chance-none", {"samples": 10})


def test_the_next_key_takes_a_hint_back(game: Driven) -> None:
    """Both keys are there before either is answered."""
    answer = game.press_at_once("h", "d")
    assert answer.ids == ["waste"]
    assert game.settle().ids == []
    assert help_of(game) == (0, 0, 0)
    assert told(game.press("h"))[1][1]["samples"] == STAGES[0]


def test_a_fair_hint_counts_once_a_position(game: Driven) -> None:
    game.press("h", "h")
    assert help_of(game) == (1, 0, 0)
    game.press("space", "h")
    assert help_of(game) == (2, 0, 0)
    assert progress(game).moves == 1


@pytest.mark.parametrize("key", ["h", "P", "w"])
def test_after_the_end_there_is_nothing_to_hint(begin: Begin, key: str) -> None:
    game = of_cards(begin, ["2C"], "AC 5D")
    game.press("1")
    assert only(game.press(key)) == ("refused-game-over-won", {})
    assert help_of(game) == (0, 0, 0)


# ------------------------------------------------------------------------------------ found ahead


def test_hints_are_found_ahead_in_quiet_moments(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = begin(code="GO1-S-AAAAAAB")
    asked.press("space")
    expected = [told(asked.press("h")) for _ in range(2)]
    monkeypatch.setattr(session, "QUIET_SECONDS", 0)
    begun: list[Job] = []
    game = begin(code="GO1-S-AAAAAAB")
    game.press("space")
    advisor = game.wait_for(lambda: screen(game)._helper)
    search = advisor._search
    game.wait_for(lambda: search.findings(1) and not game.session._jobs)
    monkeypatch.setattr(game.desk, "begin", begun.append)
    # No work is begun: it is all there, and what is told is the same.
    assert [told(game.press("h")) for _ in range(2)] == expected
    assert begun == []
    # The oracle's part was found as well.
    assert advisor._oracle.now().is_prepared


def test_with_nothing_left_to_find_nothing_is_begun(tmp_path: Path) -> None:
    advisor, jobs = an_advisor(tmp_path, "GO1-S-AAAAAAB")
    advisor.think()
    (ahead,) = jobs
    assert (ahead.quiet, ahead.until_key, ahead.awaited) == (True, True, False)
    ahead.work(never)
    advisor.think()
    assert jobs == [ahead]


def test_what_is_found_ahead_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    advisor, jobs = an_advisor(tmp_path, "GO1-S-AAAAAAC")
    advisor.think()
    polls = 0

    def stop() -> bool:
        nonlocal polls
        polls += 1
        return polls > 300

    with pytest.raises(Stopped):
        jobs[0].work(stop)
    advisor.think()
    assert jobs[0].cancelled
    jobs[1].work(never)
    other, _ = an_advisor(tmp_path, "GO1-S-AAAAAAC")
    assert advisor._search.findings(1) == other._search.reach(1, never)


def test_several_threads_carry_one_search_on(tmp_path: Path) -> None:
    view = Host(make_desk(tmp_path).shelf.header(rules_of("S"), 3)).view(0)
    alone, shared = StagedSearch(view), StagedSearch(view)
    expected = [alone.reach(stage, never) for stage in (0, 1)]
    threads = [Thread(target=shared.reach, args=(1, never)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [shared.findings(stage) for stage in (0, 1, 2)] == [*expected, None]


def an_advisor(folder: Path, code: str) -> tuple[Advisor, list[Job]]:
    """Return the help at a new game, and where the work goes that it begins."""
    desk = make_desk(folder)
    jobs: list[Job] = []
    desk.begin = jobs.append
    parsed = parse_code(code)
    chair = Host(desk.shelf.header(parsed.rules, parsed.number)).join(0, lambda seen: None)

    def act(action: object) -> object:
        raise AssertionError(action)

    return Advisor(desk, chair, act, lambda column: None), jobs  # type: ignore[arg-type]


@pytest.mark.parametrize("ask", [Advisor.hint, Advisor.winnable, Advisor.show])
@pytest.mark.parametrize("kind", HelpKind)
def test_an_answer_that_comes_too_late_is_asked_for_again(
    tmp_path: Path, ask: Callable[[Advisor], object], kind: HelpKind
) -> None:
    """Somebody else at the game has acted meanwhile."""
    advisor, jobs = an_advisor(tmp_path, "GO1-E-AAAAAAB")
    advisor._desk.change(hints=kind)
    ask(advisor)
    (job,) = jobs
    found = job.work(never)
    advisor._chair.submit(Draw())
    assert job.done(found) == reply()
    assert len(jobs) == 2
    assert advisor._chair.view.progress.hints_fair == 0
    assert advisor._chair.view.progress.hints_oracle == 0


# -------------------------------------------------------------------------------- oracle's hints


def test_hints_can_come_from_the_oracle(game: Driven) -> None:
    game.press("space")
    set_option(game, HINTS)
    advice, chance = told(game.press("h"))
    verdict = solve(state(game))
    assert advice[0] == "hint-remove"
    assert chance == ("oracle-chance", {"draws": verdict.draws})
    game.press("h")
    assert help_of(game) == (0, 1, 0)


def test_the_oracles_hint_where_the_game_is_lost(begin: Begin) -> None:
    game = of_cards(begin, HOPELESS, "AC 7S")
    set_option(game, HINTS)
    advice, chance = told(game.press("h"))
    assert advice[1]["card"] == "2C"
    # The 2 goes now; on the 7 that is drawn nothing goes.
    assert chance == ("oracle-chance-lost", {"left": 6})
    # Where no card can go any more, there is nothing to advise.
    game = of_cards(begin, ["9C"], "AC 5S")
    set_option(game, HINTS)
    assert told(game.press("h")) == [("oracle-chance-lost", {"left": 1})]


# -------------------------------------------------------------------------------- still winnable?


def test_w_says_whether_the_game_can_be_won(game: Driven) -> None:
    verdict = solve(state(game))
    assert only(game.press("w")) == ("winnable", {"draws": verdict.draws})
    assert help_of(game) == (0, 1, 0)
    game.press("w")
    assert help_of(game) == (0, 1, 0)


def test_w_says_how_to_get_back_to_where_it_could_be_won(game: Driven) -> None:
    drawn = 0
    while winnable(state(game)):
        game.press("space")
        drawn += 1
    game.press("space")
    left = solve(state(game)).left
    assert told(game.press("w")) == [
        ("winnable-no-more", {"left": left}),
        ("winnable-before", {"undos": 2, "key": "U"}),
    ]
    game.press("u")
    assert told(game.press("w"))[1] == ("winnable-before", {"undos": 1, "key": "U"})
    assert only(game.press("u", "w"))[0] == "winnable"
    assert drawn > 1


def test_w_at_a_block(game: Driven) -> None:
    game.press(*["space"] * 16)
    said = told(game.press("w"))
    assert said[0] == ("winnable-no-more", {"left": 35})
    assert said[1][0] == "winnable-before"


def test_w_where_it_never_could_be_won(begin: Begin) -> None:
    game = of_cards(begin, HOPELESS, "AC 7S 8S")
    assert game.press("space", "w").ids == ["winnable-no-more"]


# ---------------------------------------------------------------------------------- a line shown


def test_shift_p_plays_a_winning_line_step_by_step(game: Driven) -> None:
    verdict = solve(state(game))
    answer = game.press("P")
    args = {"steps": len(verdict.line), "draws": verdict.draws}
    assert told(answer)[0] == ("line-begins", args)
    assert len(answer.utterances) == 2
    assert len(answer.writes) == 1
    for _ in verdict.line[1:-1]:
        answer = game.press("P")
        assert len(answer.utterances) == 1
        assert answer.ids[0].startswith(("removed", "drawn"))
    answer = game.press("P")
    assert answer.ids == ["removed-last", "ended-won", "help-used", "offer-new-game"]
    steps = len(verdict.line)
    assert told(answer)[2][1] == {"fair": 0, "oracle": 0, "shown": steps}
    assert progress(game).moves == steps
    log = screen(game).chair.host.log
    assert [entry.action for entry in log.entries[::2]] == [Shown(HelpKind.ORACLE)] * steps


def test_a_line_goes_on_after_questions_and_begins_anew_after_other_moves(game: Driven) -> None:
    steps = told(game.press("P"))[0][1]["steps"]
    assert isinstance(steps, int)
    assert game.press("d", "h", "P").ids[0] != "line-begins"
    args = told(game.press("u", "P"))[0][1]
    assert args["steps"] == steps - 1


def test_no_line_is_shown_where_none_wins(begin: Begin) -> None:
    game = of_cards(begin, HOPELESS, "AC 7S 8S")
    assert game.press("P").ids == ["winnable-no-more"]
    assert progress(game).moves == 0
    assert help_of(game) == (0, 1, 0)


# --------------------------------------------------------------------------------------- warnings


def test_no_warning_unless_it_is_wanted(game: Driven) -> None:
    while winnable(state(game)):
        assert game.press("space").ids == ["drawn"]
    assert help_of(game) == (0, 0, 0)


def test_a_warning_when_the_last_action_lost_the_win(game: Driven) -> None:
    set_option(game, WARNINGS)
    while True:
        answer = game.press("space")
        if not winnable(state(game)):
            break
        assert answer.ids == ["drawn"]
        assert help_of(game) == (0, 1, 0)
    assert told(answer)[1] == ("last-chance-lost", {"key": "U"})
    assert answer.utterances[1].priority is Priority.EVENT
    assert len(answer.writes) == 1
    # That warnings are on counts once, and each warning.
    assert help_of(game) == (0, 2, 0)
    # It is told once, and again when the action is made again.
    assert game.press("space").ids == ["drawn"]
    assert game.press("u").ids == ["undone-drawn"]
    assert game.press("u").ids == ["undone-drawn"]
    assert game.press("r").ids == ["redone", "drawn", "last-chance-lost"]
    assert help_of(game) == (0, 3, 0)


def test_a_refused_action_and_a_shown_one_warn_of_nothing(game: Driven) -> None:
    set_option(game, WARNINGS)
    assert game.press("1").ids == ["refused-not-adjacent"]
    game.press("P")
    assert help_of(game) == (0, 0, 1)


# ---------------------------------------------------------------------------------- how far it went


def test_a_block_tells_how_far_it_could_have_gone(game: Driven) -> None:
    verdict = solve(state(game))
    answer = game.press(*["space"] * 16)
    assert answer.ids == ["drawn-last", "ended-blocked", "far-won", "offer-after-block"]
    assert told(answer)[2][1] == {"draws": verdict.draws}
    assert len(answer.writes) == 1
    assert help_of(game) == (0, 0, 0)


def test_a_block_that_is_the_best_there_was(begin: Begin) -> None:
    answer = of_cards(begin, ["9C"], "AC 5D").press("space")
    assert answer.ids == ["drawn-last", "ended-blocked", "far-reached", "offer-after-block"]
    answer = of_cards(begin, ["9C 2C"], "AC 5D").press("space")
    assert told(answer)[2] == ("far-left", {"left": 1})


def test_each_hole_of_a_match_is_told_of(begin: Begin) -> None:
    match = begin(code="GO1-E-AAAAAAB-M")
    match.press("h", "n")
    answer = match.press("n")
    assert answer.ids == ["ended-conceded-match", "hole-scored", "far-won", "offer-next-hole"]
    answer = match.press(*["n"] * 3 * 8)
    assert answer.ids[:2] == ["ended-conceded-match", "match-ended"]
    assert answer.ids[3:] == ["help-used", "offer-new-game"]
    assert told(answer)[3][1] == {"fair": 1, "oracle": 0, "shown": 0}


# ---------------------------------------------------------------------------------------- options


def test_options_say_how_they_are_set_and_enter_changes_them(begin: Begin, tmp_path: Path) -> None:
    game = begin()
    answer = game.press("o")
    assert answer.ids == ["options-title", "list-item"]
    for number, (off, on) in enumerate(
        [
            ("interactive-off", "interactive-on"),
            ("hints-oracle", "hints-fair"),
            ("warn-on", "warn-off"),
        ],
        start=1,
    ):
        for expected in (off, on, off):
            item = only(game.press(str(number)))[1]["item"]
            assert item == name(expected)
    kept = SettingsFile(tmp_path).load()
    assert (kept.interactive, kept.hints, kept.warn) == (False, HelpKind.ORACLE, True)
    assert game.press("o").ids == ["options-title", "list-item"]
    assert len(game.session.stack) == 2
    assert game.press("escape").ids == ["list-left"]


def test_options_from_a_list(menu: Driven) -> None:
    assert menu.press("o").ids == ["options-title", "list-item"]
    assert menu.press("escape").ids == ["list-left", "menu-title", "list-item"]


# ----------------------------------------------------------------------------------- ways to deal

WINNABLE, LEVEL, DAILY, DRAW_RULE, MATCH = "2", "3", "4", "8", "11"


def chosen(driven: Driven) -> SolitaireRules:
    found = driven.session.stack[-1]
    assert isinstance(found, ChooseScreen)
    return found.rules


def choose_match(driven: Driven) -> None:
    driven.press("N", "9", "down", "down", "enter")
    assert chosen(driven).is_match


def dealt(driven: Driven) -> str:
    code = screen(driven).view.progress.code
    assert code is not None
    return code


@pytest.mark.parametrize("rule_set", RuleSet)
def test_a_deal_that_can_be_won(begin: Begin, rule_set: RuleSet) -> None:
    numbers = iter(range(100, 400))
    game = begin()
    game.desk.pick_number = lambda: next(numbers)
    game.press("N", *["5"] * list(RuleSet).index(rule_set))
    answer = game.press(WINNABLE)
    assert answer.ids[0] == "game-begins"
    code = parse_code(dealt(game))
    assert code.rules == SOLITAIRE_RULES[rule_set]
    deal = game.desk.shelf.deal
    assert winnable(start(code.rules, [deal(code.number)]))
    # Those before it can't.
    assert not any(winnable(start(code.rules, [deal(n)])) for n in range(100, code.number))
    assert SettingsFile(game.desk.settings_file.path.parent).load().rule_set is rule_set


def test_no_deal_that_can_be_won(game: Driven, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "TRIES", 0)
    assert only(game.press("N", WINNABLE)) == ("winnable-not-found", {})


def test_no_match_is_looked_for(game: Driven) -> None:
    choose_match(game)
    assert only(game.press(WINNABLE)) == ("winnable-single-only", {})
    assert only(game.press(LEVEL)) == ("levels-rule-sets-only", {})


def test_the_next_key_ends_the_search_for_a_deal(game: Driven) -> None:
    game.press("N")
    assert game.press_at_once(WINNABLE, "escape").ids == ["list-left"]
    assert game.settle().ids == []
    assert dealt(game) == "GO1-E-AAAAAAB"


@pytest.mark.parametrize("rule_set", RuleSet)
@pytest.mark.parametrize("level", LEVELS)
def test_a_deal_by_difficulty(begin: Begin, rule_set: RuleSet, level: str) -> None:
    game = begin()
    game.press("N", *["5"] * list(RuleSet).index(rule_set))
    assert game.press(LEVEL).ids == ["levels-title", "list-item"]
    number = LEVELS.index(level) + 1
    assert game.press(str(number)).ids[0] == "game-begins"
    entry = game.desk.shelf.deck(rule_set, LEVELS[number - 1])[RANDOM_NUMBER]
    assert dealt(game) == entry.code
    assert len(game.session.stack) == 1


def test_levels_are_for_rule_sets_as_they_are(game: Driven) -> None:
    game.press("N", DRAW_RULE)
    assert only(game.press(LEVEL)) == ("levels-rule-sets-only", {})


def test_the_deal_of_the_day(game: Driven) -> None:
    deal = game.desk.shelf.deal
    game.press("N", DRAW_RULE)
    rules = chosen(game)
    assert game.press(DAILY).ids[0] == "game-begins"
    assert dealt(game) == str(daily_code(TODAY, rules, deal))
    choose_match(game)
    rules = chosen(game)
    assert game.press(DAILY).ids[:2] == ["game-begins", "hole-dealt"]
    assert dealt(game) == str(daily_code(TODAY, rules, deal))
