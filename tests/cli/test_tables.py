"""``golf-access six`` and ``board``: which table begins, and what is told of bad ones."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.codes import code_fault
from golf_access.announce.messages import LANGUAGES
from golf_access.cli.options import SUBCOMMANDS, TABLE_RULES, BadInputError, parse
from golf_access.cli.tables import table_from
from golf_access.engine.codes import CodeError
from golf_access.engine.tablecodes import TableCode, parse_table_code
from golf_access.engine.tablerules import (
    SIX,
    Penalty,
    RowRule,
    TableRules,
    TableRuleSet,
    Ties,
    board_rules,
    six_rules,
)
from golf_access.houserules import (
    NUMBER_RANGES,
    RULE_FIELDS,
    HouseRules,
    HouseRulesFile,
    choice_word,
    choices,
    sizes,
)
from golf_access.play.table import Seat, Strength, TableHeader
from tests.cli.conftest import Ran, Runner, text, told
from tests.tools.driving import RANDOM_NUMBER, make_desk

EASY, NORMAL, HARD = Strength
NAMES = ["Fergus", "Hattie", "Barnaby", "Mavis", "Rupert", "Olwen", "Clancy", "Dinah"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "home"


def table(folder: Path, *arguments: str) -> TableHeader:
    """Return the match that a command line names."""
    command, options = parse(arguments)
    return table_from(TableRuleSet(command.name), options, make_desk(folder))


def fault_of(folder: Path, *arguments: str) -> Announcement:
    """Return what is said of a command line that names none."""
    with pytest.raises(BadInputError) as caught:
        table(folder, *arguments)
    return caught.value.announcement


def players_of(header: TableHeader) -> list[tuple[str, Strength | None]]:
    return [(seat.name, seat.strength) for seat in header.seats]


# ------------------------------------------------------------------------------------ options


def test_there_is_an_option_for_every_rule_with_its_values() -> None:
    by_field = {option.destination: option for option in TABLE_RULES}
    assert tuple(by_field) == RULE_FIELDS
    for field, option in by_field.items():
        assert option.choices == tuple(map(choice_word, choices(field)))
        assert option.numbers == (None if choices(field) else NUMBER_RANGES[field])


@pytest.mark.parametrize("game", TableRuleSet)
def test_the_sizes_of_boards_are_those_of_the_game(game: TableRuleSet) -> None:
    (cards,) = (one for one in SUBCOMMANDS[game].options if one.name == "cards")
    assert cards.choices == tuple(map(str, sizes(game)))


@pytest.mark.parametrize(
    ("arguments", "rules"),
    [
        (["six"], SIX),
        (["board"], board_rules(6)),
        *((["six", "--cards", str(cards)], six_rules(cards)) for cards in sizes(TableRuleSet.SIX)),
        *(
            (["board", "--cards", str(cards)], board_rules(cards))
            for cards in sizes(TableRuleSet.BOARD)
        ),
    ],
    ids=lambda one: " ".join(one) if isinstance(one, list) else "",
)
def test_the_games_by_their_own_rules(
    arguments: list[str], rules: TableRules, folder: Path
) -> None:
    header = table(folder, *arguments)
    assert (header.rules, header.number) == (rules, RANDOM_NUMBER)
    assert header.seats[0].is_person


EVERY_RULE: list[tuple[str, str, dict[str, object]]] = [
    ("--min-seats", "3", {"min_seats": 3}),
    ("--max-seats", "7", {"max_seats": 7}),
    ("--decks", "2", {"decks": 2}),
    ("--decks", "1", {"decks": 1}),
    ("--decks", "auto", {"decks": None}),
    ("--jokers", "0", {"jokers": 0}),
    ("--two-value", "-2", {"two_value": -2}),
    ("--ten-value", "-99", {"ten_value": -99}),
    ("--jack-value", "11", {"jack_value": 11}),
    ("--queen-value", "12", {"queen_value": 12}),
    ("--king-value", "13", {"king_value": 13}),
    ("--joker-value", "-5", {"joker_value": -5}),
    ("--columns-cancel", "no", {"columns_cancel": False}),
    ("--rows-cancel", "whole", {"rows_cancel": RowRule.WHOLE}),
    ("--rows-cancel", "pairs", {"rows_cancel": RowRule.PAIRS}),
    ("--rows-cancel", "never", {"rows_cancel": RowRule.NEVER}),
    ("--diagonals-cancel", "no", {"diagonals_cancel": False}),
    ("--jokers-cancel", "no", {"jokers_cancel": False}),
    ("--start-cards", "0", {"start_cards": 0}),
    ("--start-hidden", "no", {"start_hidden": False}),
    ("--peek", "yes", {"peek": True}),
    ("--begin-discards", "no", {"begin_discards": False}),
    ("--reshuffle", "no", {"reshuffle": False}),
    ("--knock", "yes", {"knock": True, "finisher_penalty": Penalty.ADDED}),
    ("--knock", "no", {"knock": False}),
    ("--finisher-turn", "yes", {"finisher_turn": True}),
    ("--finisher-penalty", "added", {"finisher_penalty": Penalty.ADDED}),
    ("--finisher-penalty", "none", {"finisher_penalty": Penalty.NONE}),
    (
        "--finisher-penalty",
        "added-or-doubled",
        {"finisher_penalty": Penalty.ADDED_OR_DOUBLED},
    ),
    ("--penalty-points", "5", {"penalty_points": 5}),
    ("--tie-is-lowest", "no", {"tie_is_lowest": False}),
    ("--holes", "18", {"holes": 18}),
    ("--points-limit", "50", {"points_limit": 50, "holes": None}),
    ("--ties", "shared", {"ties": Ties.SHARED}),
    ("--ties", "extra-hole", {"ties": Ties.EXTRA_HOLE}),
]


@pytest.mark.parametrize(("flag", "value", "changed"), EVERY_RULE)
def test_every_option_reaches_its_field(
    flag: str, value: str, changed: dict[str, Any], folder: Path
) -> None:
    assert table(folder, "six", flag, value).rules == replace(SIX, **changed)


def test_no_option_is_left_out() -> None:
    tried = {(flag, value) for flag, value, _ in EVERY_RULE}
    for option in TABLE_RULES:
        assert option.flag in {flag for flag, _ in tried}
        # Of yes and no, one is what the game has anyway.
        for choice in option.choices if "yes" not in option.choices else ():
            assert (option.flag, choice) in tried


def test_options_combine(folder: Path) -> None:
    header = table(folder, "board", "--cards", "9", "--knock", "yes", "--finisher-penalty", "none")
    expected = replace(board_rules(9), knock=True, finisher_penalty=Penalty.NONE)
    assert header.rules == expected
    header = table(folder, "six", "--cards=4", "--peek=yes", "--two-value=-2", "--holes=1")
    assert header.rules == replace(six_rules(4), peek=True, two_value=-2, holes=1)
    assert table(folder, "board", "--holes", "9").rules.points_limit is None


# ------------------------------------------------------------------------------------ players


def test_the_usual_players(folder: Path) -> None:
    bots = [(name, NORMAL) for name in NAMES]
    assert players_of(table(folder, "six")) == [("", None), *bots[:3]]
    assert players_of(table(folder, "six", "--cards", "16")) == [("", None), *bots[:2]]
    assert players_of(table(folder, "six", "--min-seats", "6")) == [("", None), *bots[:5]]


def test_people_and_computer_players(folder: Path) -> None:
    header = table(folder, "six", "--players", "Anna, bot:hard,Hattie,bot,bot:easy")
    assert players_of(header) == [
        ("Anna", None),
        ("Fergus", HARD),
        ("Hattie", None),
        ("Barnaby", NORMAL),
        ("Mavis", EASY),
    ]
    assert header == TableHeader.of(SIX, RANDOM_NUMBER, header.seats)
    assert len({seat.seed for seat in header.seats}) == 5


def test_computer_players_alone(folder: Path) -> None:
    header = table(folder, "six", "--players", "bot:easy,bot:hard")
    assert players_of(header) == [("Fergus", EASY), ("Hattie", HARD)]
    seven = table(folder, "six", "--cards", "4", "--players", ",".join(["bot"] * 7))
    assert [seat.name for seat in seven.seats] == NAMES[:7]


def test_people_without_names(folder: Path) -> None:
    assert table(folder, "six", "--players", "you,bot").seats[0] == Seat("", None, 4)
    several = table(folder, "six", "--players", "you,player 1,you,bot")
    assert [seat.name for seat in several.seats] == ["Player 2", "player 1", "Player 3", "Fergus"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_computer_players_have_names_of_the_language(language: str, folder: Path) -> None:
    _, options = parse(["six", "--cards", "4", "--players", ",".join(["bot"] * 7)])
    header = table_from(TableRuleSet.SIX, options, make_desk(folder, language))
    names = [seat.name for seat in header.seats]
    assert len(set(names)) == 7
    assert all(name.isalpha() and name.istitle() and 3 <= len(name) <= 10 for name in names)
    if language != "en":
        assert set(names).isdisjoint(NAMES)


@pytest.mark.parametrize(
    ("players", "fault"),
    [
        ("", say("table-players-no-name", number=1)),
        ("Anna,,bot", say("table-players-no-name", number=2)),
        ("Anna,anna", say("table-players-twice", name="anna")),
        ("A" * 21, say("table-players-long", name="A" * 21, length=21, most=20)),
        ("An\x07na,bot", say("table-players-character", name="An\x07na", character="U+0007")),
        ("Anna,bot:x", say("table-players-strength", strength="x", known="easy, normal, hard")),
        ("Anna", say("table-rules-too-few-seats", seats=1, least=2, most=6)),
        (",".join(["bot"] * 7), say("table-rules-too-many-seats", seats=7, least=2, most=6)),
    ],
)
def test_players_who_cannot_play(players: str, fault: Announcement, folder: Path) -> None:
    assert fault_of(folder, "six", "--players", players) == fault


# ------------------------------------------------------------------------------- what is wrong


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (
            ["six", "--cards", "7"],
            say(
                "usage-bad-value",
                option="--cards",
                value="7",
                known="2, 4, 6, 8, 9, 10, 12, 14, 15, 16",
            ),
        ),
        (
            ["board", "--cards", "2"],
            say(
                "usage-bad-value",
                option="--cards",
                value="2",
                known="4, 6, 8, 9, 10, 12, 14, 15, 16",
            ),
        ),
        (
            ["six", "--knock", "maybe"],
            say("usage-bad-value", option="--knock", value="maybe", known="yes, no"),
        ),
        (
            ["six", "--jokers", "5"],
            say("usage-bad-number", option="--jokers", value="5", least=0, most=4),
        ),
        (
            ["six", "--two-value", "-100"],
            say("usage-bad-number", option="--two-value", value="-100", least=-99, most=99),
        ),
        (
            ["six", "--holes", "nine"],
            say("usage-bad-number", option="--holes", value="nine", least=1, most=99),
        ),
        (
            ["six", "--holes", "9", "--points-limit", "50"],
            say("usage-exclusive", first="--holes", second="--points-limit"),
        ),
        (
            ["six", "--diagonals-cancel", "yes"],
            say("table-rules-diagonals", rows=2, columns=3),
        ),
        (
            ["board", "--peek", "yes"],
            say("table-rules-start-cards", start_cards=0, cards=6),
        ),
        (
            ["six", "--min-seats", "5", "--max-seats", "4"],
            say(
                "table-rules-out-of-range",
                field=say("table-field-min-seats"),
                value=5,
                least=2,
                most=4,
            ),
        ),
        (
            ["six", "--cards", "16", "--players", "a,b,c,d"],
            say("table-rules-too-few-cards", seats=4, needed=66, cards=54),
        ),
    ],
    ids=lambda one: " ".join(one) if isinstance(one, list) else "",
)
def test_rules_that_cannot_be_played(
    arguments: list[str], fault: Announcement, folder: Path
) -> None:
    assert fault_of(folder, *arguments) == fault


# -------------------------------------------------------------------------------------- codes


@pytest.mark.parametrize(
    "code", ["SG1-6-4-AAAAAAB", "SG1-4-7-GOLFERS-P1", "BG1-16-2-ZZZZZZZ-N50", " sg164aaaaaab "]
)
@pytest.mark.parametrize("command", ["six", "board"])
def test_a_code_names_rules_seats_and_cards(command: str, code: str, folder: Path) -> None:
    """Either command plays it: a code says itself of which game it is."""
    header = table(folder, command, "--code", code)
    parsed = parse_table_code(code)
    assert (header.rules, header.number, len(header.seats)) == (
        parsed.rules,
        parsed.number,
        parsed.seats,
    )
    assert header.code == str(parsed)
    assert [seat.is_person for seat in header.seats] == [True] + [False] * (parsed.seats - 1)


def test_a_code_takes_as_many_players_as_it_names(folder: Path) -> None:
    code = "SG1-6-3-AAAAAAB"
    header = table(folder, "six", "--code", code, "--players", "Anna,Bob,bot:hard")
    assert players_of(header) == [("Anna", None), ("Bob", None), ("Fergus", HARD)]
    fault = fault_of(folder, "six", "--code", code, "--players", "Anna,Bob")
    assert fault == say("usage-players-in-code", code=code, seats=3, count=2)


@pytest.mark.parametrize(
    "option",
    [["--cards", "4"], ["--house", "x"], *([flag, value] for flag, value, _ in EVERY_RULE)],
    ids=" ".join,
)
def test_a_codes_rules_are_its_own(option: list[str], folder: Path) -> None:
    fault = fault_of(folder, "six", "--code", "SG1-6-4-AAAAAAB", *option)
    assert fault == say("usage-exclusive", first="--code", second=option[0])


BAD_CODES = [
    ("", "code-empty"),
    ("hello", "code-not-a-code"),
    ("GO1-E-AAAAAAB", "table-code-other-game"),
    ("SG2-6-4-AAAAAAB", "code-other-version"),
    ("SG1", "table-code-no-cards"),
    ("SG1-7-4-AAAAAAB", "table-code-unknown-cards"),
    ("SG1-6-AAAAAAB", "table-code-no-seats"),
    ("SG1-6-8-AAAAAAB", "table-code-unknown-seats"),
    ("SG1-6-4", "table-code-no-deal"),
    ("SG164-AAAAAAB-J1", "table-code-hyphens-missing"),
    ("SG1-6-4-AAAAAB", "code-short-deal"),
    ("SG1-6-4-AAAAAAB-Q1", "table-code-unknown-variant"),
    ("SG1-6-4-AAAAAAB-J", "table-code-variant-value"),
    ("SG1-6-4-AAAAAAB-H9-N50", "table-code-two-lengths"),
    ("SG1-6-4-AAAAAAB-J1-J2", "code-variant-twice"),
    ("SG1-6-4-AAAAAAB-J9", "table-rules-out-of-range"),
    ("SG1-6-4-AAAAAAB-X1", "table-rules-diagonals"),
    ("SG1-4-2-AAAAAAB", "table-rules-too-few-seats"),
    ("SG1-16-4-AAAAAAB", "table-rules-too-few-cards"),
]


@pytest.mark.parametrize(("code", "message"), BAD_CODES)
def test_what_is_wrong_with_a_code(code: str, message: str, run: Runner) -> None:
    with pytest.raises(CodeError) as caught:
        parse_table_code(code)
    fault = code_fault(caught.value, table=True)
    assert fault.id == message
    assert run("six", "--code", code) == told(fault)


def test_a_field_is_called_by_its_name() -> None:
    with pytest.raises(CodeError) as caught:
        parse_table_code("SG1-6-4-AAAAAAB-J9")
    assert code_fault(caught.value) == say(
        "table-rules-out-of-range", field=say("table-field-jokers"), value=9, least=0, most=4
    )


# -------------------------------------------------------------------------------- house rules

SUNDAY = HouseRules(replace(six_rules(4), jokers=0), ("Anna", "Bob", HARD))


def test_house_rules_are_played(folder: Path) -> None:
    HouseRulesFile(folder).keep("Sunday", SUNDAY)
    for command in ("six", "board"):
        header = table(folder, command, "--house", "sunday")
        assert header.rules == SUNDAY.rules
        assert players_of(header) == [("Anna", None), ("Bob", None), ("Fergus", HARD)]
    changed = table(folder, "six", "--house", "Sunday", "--holes", "3", "--players", "you,bot,bot")
    assert changed.rules == replace(SUNDAY.rules, holes=3)
    assert [seat.is_person for seat in changed.seats] == [True, False, False]


def test_house_rules_that_there_are_not(folder: Path) -> None:
    assert fault_of(folder, "six", "--house", "Monday") == say("house-none")
    HouseRulesFile(folder).keep("Sunday", SUNDAY)
    file = str(folder / "house-rules.toml")
    fault = say("house-no-such-name", file=file, name="Monday", known="Sunday")
    assert fault_of(folder, "six", "--house", "Monday") == fault
    exclusive = say("usage-exclusive", first="--house", second="--cards")
    assert fault_of(folder, "six", "--house", "Sunday", "--cards", "4") == exclusive


@pytest.mark.parametrize(
    ("content", "name", "facts"),
    [
        ("[x]\ncards =\n", "house-syntax", {"line": 2}),
        ("x = 1\n", "house-not-a-section", {"name": "x"}),
        (
            "[x]\njokers = 9\n",
            "house-bad-number",
            {"section": "x", "name": "jokers", "value": "9", "least": 0, "most": 4},
        ),
        (
            "[x]\ndiagonals_cancel = true\n",
            "house-rules",
            {"section": "x", "problem": say("table-rules-diagonals", rows=2, columns=3)},
        ),
        (
            '[x]\nplayers = ["Anna", "ANNA"]\n',
            "house-players",
            {"section": "x", "problem": say("table-players-twice", name="ANNA")},
        ),
    ],
)
def test_a_bad_file_is_told(content: str, name: str, facts: dict[str, Any], run: Runner) -> None:
    run.home.mkdir()
    path = run.home / "house-rules.toml"
    path.write_text(content, "utf-8")
    fault = say(name, **{"file": str(path), **facts})
    assert run("board", "--house", "x") == told(fault)
    assert path.read_text("utf-8") == content


# ---------------------------------------------------------------------------------- the session


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["six", "--players", "Anna,anna"],
        ["board", "--jokers", "x"],
        ["six", "--code", "SG1-6-9-AAAAAAB"],
        ["six", "--house", "x"],
        ["board", "--players", "Anna"],
    ],
    ids=" ".join,
)
def test_a_fault_ends_with_status_2_and_one_sentence(
    arguments: list[str], language: str, run: Runner
) -> None:
    with pytest.raises(BadInputError) as caught:
        table(run.home, *arguments)
    assert run(*arguments, "--lang", language) == told(caught.value.announcement, language)


def play(run: Runner, *arguments: str, lines: str = "") -> Ran:
    """Run a table with a transcript, which must end well."""
    path = run.folder / "transcript.jsonl"
    ran = run(*arguments, "--transcript", str(path), lines=lines)
    assert (ran.status, ran.err) == (0, "")
    ran.transcript = list(map(json.loads, path.read_text("utf-8").splitlines()))
    return ran


@pytest.mark.parametrize(
    ("command", "prefix"), [("six", "SG1-6-4-"), ("board", "BG1-6-4-")], ids=["six", "board"]
)
def test_a_table_begins(command: str, prefix: str, run: Runner) -> None:
    ran = play(run, command, lines="q\n")
    assert ran.ids[0] == "table-begins"
    assert ran.transcript[0]["args"]["code"].startswith(prefix)


def test_a_table_is_replayed_by_its_code(run: Runner) -> None:
    code = str(TableCode(six_rules(4), 3, 7))
    first, second = (play(run, "six", "--code", code, lines="q\n") for _ in range(2))
    assert first.transcript == second.transcript
    assert first.transcript[0]["args"]["code"] == code


def test_computer_players_alone_play_to_the_end(run: Runner) -> None:
    """No key is pressed, and the end of the input doesn't end their match."""
    ran = play(run, "six", "--cards", "2", "--players", "bot:easy,bot:easy", "--holes", "2")
    heard = text(say("goodbye"))
    assert ran.out.splitlines()[-1] == heard
    assert ran.ids.count("table-hole-ended") + ran.ids.count("table-extra-hole-ended") >= 2
    assert any(one.startswith("match-") for one in ran.ids)
