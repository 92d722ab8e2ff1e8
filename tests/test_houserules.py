"""House rules: players and rules as they are written, the file, and what is told of a bad one."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from golf_access.engine.tablerules import (
    BOARD_SIZES,
    FIELD_RANGES,
    GRIDS,
    SIX,
    TABLE_VARIANTS,
    Penalty,
    RowRule,
    RulesError,
    RulesFault,
    TableRules,
    TableRuleSet,
    Ties,
    board_rules,
    six_rules,
)
from golf_access.houserules import (
    NUMBER_RANGES,
    RULE_FIELDS,
    HouseError,
    HouseFault,
    HouseRules,
    HouseRulesFile,
    Player,
    PlayersError,
    PlayersFault,
    base_rules,
    choice_word,
    choices,
    parse_players,
    person_named,
    player_word,
    sizes,
    told_rules,
    usual_players,
    with_rules,
)
from golf_access.play.table import Strength
from tests.engine.tablelaying import RULE_SETS, VARIANTS, varied

EASY, NORMAL, HARD = Strength
SUNDAY = HouseRules(varied(six_rules(4), "peek", "knock"), ("Anna", "Bob", HARD))
MIXED = HouseRules(board_rules(9), ("", EASY))

# ------------------------------------------------------------------------------------- players


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("Anna,Bob", ("Anna", "Bob")),
        ("you,bot", ("", NORMAL)),
        (" Anna , bot:easy,BOT:Hard, bot : normal ", ("Anna", EASY, HARD, NORMAL)),
        ("bot:easy,bot:hard", (EASY, HARD)),
        ("You,you", ("", "")),
        ("Anna Maria,Ștefan", ("Anna Maria", "Ștefan")),
        ("Jose\N{COMBINING ACUTE ACCENT},x", ("José", "x")),
        ("botanist,Youri", ("botanist", "Youri")),
        ("A" * 20, ("A" * 20,)),
    ],
)
def test_players_are_read_and_written(text: str, players: tuple[Player, ...]) -> None:
    assert parse_players(text.split(",")) == players
    assert parse_players(map(player_word, players)) == players


@pytest.mark.parametrize(
    ("text", "fault", "facts"),
    [
        ("", PlayersFault.NO_NAME, {"number": 1}),
        ("Anna,,bot", PlayersFault.NO_NAME, {"number": 2}),
        ("Anna, ", PlayersFault.NO_NAME, {"number": 2}),
        ("A" * 21, PlayersFault.LONG, {"name": "A" * 21, "length": 21, "most": 20}),
        ("An\tna", PlayersFault.CHARACTER, {"name": "An\tna", "character": "U+0009"}),
        ("x\u202ey", PlayersFault.CHARACTER, {"name": "x\u202ey", "character": "U+202E"}),
        ("Anna:hard", PlayersFault.CHARACTER, {"name": "Anna:hard", "character": ":"}),
        ("Anna,bot,anna", PlayersFault.TWICE, {"name": "anna"}),
        ("bot:best", PlayersFault.STRENGTH, {"strength": "best", "known": "easy, normal, hard"}),
        ("bot:", PlayersFault.STRENGTH, {"strength": "", "known": "easy, normal, hard"}),
    ],
)
def test_players_who_cannot_sit_down(
    text: str, fault: PlayersFault, facts: dict[str, object]
) -> None:
    with pytest.raises(PlayersError) as caught:
        parse_players(text.split(","))
    assert (caught.value.fault, caught.value.facts) == (fault, facts)


@pytest.mark.parametrize("name", ["bot", "You"])
def test_a_word_that_stands_for_somebody_else_is_no_name(name: str) -> None:
    with pytest.raises(PlayersError) as caught:
        person_named(name)
    assert caught.value.fault is PlayersFault.RESERVED
    assert caught.value.facts == {"name": name}


def test_a_name_has_no_comma_and_is_like_no_other() -> None:
    assert person_named(" Carla ", ("Anna", HARD)) == "Carla"
    # A strength is no name.
    assert person_named("hard", ("Anna", HARD)) == "hard"
    for name, fault in [("Car,la", PlayersFault.CHARACTER), ("ANNA", PlayersFault.TWICE)]:
        with pytest.raises(PlayersError) as caught:
            person_named(name, ("Anna", HARD))
        assert caught.value.fault is fault


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        (SIX, 4),
        (six_rules(4), 4),
        (board_rules(16), 4),
        # A pack of 54 cards has enough for three boards of 16.
        (six_rules(16), 3),
        (replace(SIX, min_seats=5), 5),
        (replace(SIX, max_seats=2), 2),
    ],
)
def test_a_person_and_as_many_computer_players_as_there_is_room_for(
    rules: TableRules, seats: int
) -> None:
    assert usual_players(rules) == ("", *(NORMAL,) * (seats - 1))


def test_rules_that_no_number_can_play() -> None:
    rules = replace(six_rules(16), decks=1, min_seats=4)
    with pytest.raises(RulesError) as caught:
        usual_players(rules)
    assert caught.value.fault is RulesFault.TOO_FEW_CARDS


# --------------------------------------------------------------------------------------- rules


def test_every_rule_has_a_name_and_its_values() -> None:
    assert {*RULE_FIELDS, "rule_set", "rows", "columns"} == {one.name for one in fields(TableRules)}
    for field in RULE_FIELDS:
        assert bool(choices(field)) == (field == "decks" or field not in NUMBER_RANGES), field
        words = [choice_word(choice) for choice in choices(field)]
        assert len(words) == len(set(words))
    assert set(FIELD_RANGES) <= set(NUMBER_RANGES)
    assert [choice_word(choice) for choice in choices("decks")] == ["auto", "1", "2"]
    assert [choice_word(choice) for choice in choices("knock")] == ["yes", "no"]
    assert [choice_word(choice) for choice in choices("ties")] == list(Ties)


def test_the_sizes_are_those_of_the_games() -> None:
    assert sizes(TableRuleSet.SIX) == tuple(GRIDS)
    assert sizes(TableRuleSet.BOARD) == BOARD_SIZES
    for game in TableRuleSet:
        for cards in sizes(game):
            assert base_rules(game, cards).cards == cards
        assert base_rules(game).cards == 6


def test_what_goes_along() -> None:
    assert with_rules(SIX, {"knock": True}) == replace(
        SIX, knock=True, finisher_penalty=Penalty.ADDED
    )
    freely = {"knock": True, "finisher_penalty": Penalty.NONE}
    assert with_rules(SIX, freely) == replace(SIX, knock=True)
    board = with_rules(board_rules(4), {"knock": True})
    assert with_rules(board, {"knock": False}) == board_rules(4)
    kept = with_rules(board, {"knock": False, "finisher_penalty": Penalty.ADDED})
    assert kept.finisher_penalty is Penalty.ADDED
    assert with_rules(SIX, {"points_limit": 50}) == replace(SIX, holes=None, points_limit=50)
    assert with_rules(board_rules(4), {"holes": 9}).points_limit is None
    with pytest.raises(RulesError) as caught:
        with_rules(SIX, {"holes": 9, "points_limit": 50})
    assert caught.value.fault is RulesFault.LENGTH


@pytest.mark.parametrize("variant", TABLE_VARIANTS)
def test_every_named_variant_can_be_told(variant: str) -> None:
    rules = varied(SIX, variant)
    assert with_rules(SIX, told_rules(rules)) == rules


def test_a_games_own_rules_need_no_word() -> None:
    for game in TableRuleSet:
        for cards in sizes(game):
            assert told_rules(base_rules(game, cards)) == {}


@st.composite
def any_rules(draw: st.DrawFn) -> TableRules:
    """Return rules that can be played: a game's own with any rules changed."""
    game = draw(st.sampled_from(TableRuleSet))
    values: dict[str, object] = {}
    for field in draw(st.lists(st.sampled_from(RULE_FIELDS), unique=True, max_size=6)):
        known = choices(field)
        values[field] = draw(
            st.sampled_from(known) if known else st.integers(*NUMBER_RANGES[field])
        )
    try:
        rules = with_rules(base_rules(game, draw(st.sampled_from(sizes(game)))), values)
        usual_players(rules)
    except RulesError:
        assume(False)
    return rules


# ---------------------------------------------------------------------------------------- file


@pytest.fixture
def file(tmp_path: Path) -> HouseRulesFile:
    return HouseRulesFile(tmp_path / "a folder")


def written(file: HouseRulesFile, content: str | bytes) -> HouseRulesFile:
    file.path.parent.mkdir(exist_ok=True)
    file.path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
    return file


def test_without_a_file_there_are_none(file: HouseRulesFile) -> None:
    assert file.load() == {}
    assert not file.path.parent.exists()


def test_what_a_player_wrote(file: HouseRulesFile) -> None:
    content = """
# Ours.
["Sunday at Anna's"]
cards = 4
peek = true
knock = true   # brings its penalty
players = ["Anna", "Bob", "bot:hard"]

[plain]

[boards]
game = "board"
decks = "auto"
joker_value = -5
rows_cancel = "pairs"
holes = 3
players = ["you", "bot"]
"""
    boards = replace(
        board_rules(6),
        decks=None,
        joker_value=-5,
        rows_cancel=RowRule.PAIRS,
        holes=3,
        points_limit=None,
    )
    assert written(file, content).load() == {
        "Sunday at Anna's": SUNDAY,
        "plain": HouseRules(SIX, usual_players(SIX)),
        "boards": HouseRules(boards, ("", NORMAL)),
    }


KNOWN = ", ".join(("game", "cards", *RULE_FIELDS, "players"))


@pytest.mark.parametrize(
    ("content", "fault", "facts"),
    [
        (b'[x]\ngame = "\xff"', HouseFault.UNREADABLE, {}),
        ("[x]\ncards =\n", HouseFault.SYNTAX, {"line": 2}),
        ("[x]\n[x]\n", HouseFault.SYNTAX, {"line": 2}),
        ("knock = true\n[x]\n", HouseFault.NOT_A_SECTION, {"name": "knock"}),
        (
            "[x]\nknocking = true",
            HouseFault.UNKNOWN_FIELD,
            {"section": "x", "name": "knocking", "known": KNOWN},
        ),
        ("[x]\nrows = 2", HouseFault.UNKNOWN_FIELD, {"name": "rows"}),
        (
            '[x]\ngame = "golf"',
            HouseFault.BAD_VALUE,
            {"section": "x", "name": "game", "value": "golf", "known": "six, board"},
        ),
        (
            '[x]\ngame = "board"\ncards = 2',
            HouseFault.BAD_VALUE,
            {"name": "cards", "value": "2", "known": ", ".join(map(str, BOARD_SIZES))},
        ),
        ('[x]\ncards = "6"', HouseFault.BAD_VALUE, {"name": "cards", "value": "6"}),
        (
            '[x]\nknock = "yes"',
            HouseFault.BAD_VALUE,
            {"name": "knock", "value": "yes", "known": "true, false"},
        ),
        ("[x]\nknock = 1", HouseFault.BAD_VALUE, {"name": "knock", "value": "1"}),
        (
            "[x]\ndecks = true",
            HouseFault.BAD_VALUE,
            {"name": "decks", "value": "True", "known": "auto, 1, 2"},
        ),
        (
            '[x]\nrows_cancel = "half"',
            HouseFault.BAD_VALUE,
            {"name": "rows_cancel", "known": "never, whole, pairs"},
        ),
        (
            "[x]\njokers = 5",
            HouseFault.BAD_NUMBER,
            {"section": "x", "name": "jokers", "value": "5", "least": 0, "most": 4},
        ),
        ("[x]\nholes = true", HouseFault.BAD_NUMBER, {"name": "holes", "least": 1, "most": 99}),
        ("[x]\nten_value = 1.5", HouseFault.BAD_NUMBER, {"name": "ten_value", "value": "1.5"}),
        (
            '[x]\nplayers = "Anna"',
            HouseFault.BAD_VALUE,
            {"name": "players", "value": "Anna", "known": '["you", "bot:normal"]'},
        ),
        ("[x]\nplayers = [1, 2]", HouseFault.BAD_VALUE, {"name": "players", "value": "[1, 2]"}),
    ],
)
def test_what_is_wrong_is_told(
    file: HouseRulesFile, content: str | bytes, fault: HouseFault, facts: dict[str, object]
) -> None:
    with pytest.raises(HouseError) as caught:
        written(file, content).load()
    assert caught.value.fault is fault
    assert caught.value.facts["file"] == str(file.path)
    assert facts.items() <= caught.value.facts.items()


@pytest.mark.parametrize(
    ("content", "fault", "problem"),
    [
        ("[x]\ndiagonals_cancel = true", HouseFault.RULES, RulesFault.DIAGONALS),
        ("[x]\nstart_cards = 6", HouseFault.RULES, RulesFault.START_CARDS),
        ("[x]\nholes = 9\npoints_limit = 50", HouseFault.RULES, RulesFault.LENGTH),
        ("[x]\nmin_seats = 5\nmax_seats = 3", HouseFault.RULES, RulesFault.OUT_OF_RANGE),
        ('[x]\nplayers = ["Anna"]', HouseFault.RULES, RulesFault.TOO_FEW_SEATS),
        ("[x]\ncards = 16\ndecks = 1\nmin_seats = 4", HouseFault.RULES, RulesFault.TOO_FEW_CARDS),
        ('[x]\nplayers = ["Anna", "bot:best"]', HouseFault.PLAYERS, PlayersFault.STRENGTH),
        ('[x]\nplayers = ["Anna", "Anna"]', HouseFault.PLAYERS, PlayersFault.TWICE),
    ],
)
def test_what_is_wrong_inside_of_a_section(
    file: HouseRulesFile, content: str, fault: HouseFault, problem: RulesFault | PlayersFault
) -> None:
    with pytest.raises(HouseError) as caught:
        written(file, content).load()
    assert caught.value.fault is fault
    assert caught.value.facts == {"file": str(file.path), "section": "x"}
    assert caught.value.problem is not None
    assert caught.value.problem.fault is problem


def test_what_is_kept_is_read_back(file: HouseRulesFile) -> None:
    file.keep("Sunday at Anna's", SUNDAY)
    file.keep("Ăîșț. = [#]", MIXED)
    assert file.load() == {"Sunday at Anna's": SUNDAY, "Ăîșț. = [#]": MIXED}
    assert [path.name for path in file.path.parent.iterdir()] == [file.path.name]


def test_only_what_differs_is_written(file: HouseRulesFile) -> None:
    file.keep("Sunday", SUNDAY)
    assert file.path.read_text("utf-8") == (
        '[Sunday]\ngame = "six"\ncards = 4\npeek = true\nknock = true\n'
        'players = ["Anna", "Bob", "bot:hard"]\n'
    )


quick = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@quick
@given(st.lists(any_rules(), min_size=1, max_size=3))
def test_any_rules_are_kept(file: HouseRulesFile, several: list[TableRules]) -> None:
    for rules in several:
        house = HouseRules(rules, usual_players(rules))
        file.keep("x", house)
        assert file.load()["x"] == house


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_every_variant_of_every_game_is_kept(file: HouseRulesFile, rules: TableRules) -> None:
    for name in VARIANTS:
        try:
            changed = varied(rules, name)
        except RulesError:
            continue
        house = HouseRules(changed, usual_players(changed))
        file.keep("x", house)
        assert file.load()["x"] == house


def test_what_the_player_wrote_stays(file: HouseRulesFile) -> None:
    content = (
        "# My rules: ăîșț\n\n"
        "[other]   # theirs\n"
        "cards     =   9\n\n"
        "[Sunday]\n"
        'game = "six"   # as ever\n'
        "cards = 6\n"
        "holes = 3  # short\n"
        "# the last line\n"
    )
    written(file, content).keep("Sunday", HouseRules(varied(SIX, "no-jokers"), ("", HARD)))
    changed = file.path.read_text("utf-8")
    assert file.load()["Sunday"] == HouseRules(varied(SIX, "no-jokers"), ("", HARD))
    for kept in ("# My rules: ăîșț", "[other]   # theirs", "cards     =   9", "# as ever"):
        assert kept in changed
    assert "holes" not in changed
    file.delete("Sunday")
    assert list(file.load()) == ["other"]
    assert file.path.read_text("utf-8").startswith("# My rules: ăîșț\n\n[other]   # theirs\n")


def test_names_are_found_in_any_case(file: HouseRulesFile) -> None:
    file.keep("Sunday", SUNDAY)
    assert file.find(" SUNDAY ") == SUNDAY
    assert file.check_name("sunday") == "Sunday"
    assert file.check_name(" Monday ") == "Monday"
    with pytest.raises(HouseError) as caught:
        file.find("Monday")
    assert caught.value.fault is HouseFault.NO_SUCH_NAME
    facts = {"file": str(file.path), "name": "Monday", "known": "Sunday"}
    assert caught.value.facts == facts


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\nb", "a\x00b"])
def test_names_that_cannot_be_kept(file: HouseRulesFile, name: str) -> None:
    with pytest.raises(HouseError) as caught:
        file.check_name(name)
    assert caught.value.fault is HouseFault.BAD_NAME
    assert caught.value.facts["most"] == 40


@pytest.mark.parametrize("content", ["[x]\ncards =\n", "[x]\nspeed = 1\n", b"\xff"])
def test_a_damaged_file_is_left_alone(file: HouseRulesFile, content: str | bytes) -> None:
    written(file, content)
    before = file.path.read_bytes()
    with pytest.raises(HouseError):
        file.keep("Sunday", SUNDAY)
    with pytest.raises(HouseError):
        file.delete("x")
    with pytest.raises(HouseError):
        file.check_name("Sunday")
    assert file.path.read_bytes() == before
    assert [path.name for path in file.path.parent.iterdir()] == [file.path.name]


def test_a_file_that_cannot_be_written_is_an_os_error(file: HouseRulesFile) -> None:
    file.path.with_suffix(".new").mkdir(parents=True)
    with pytest.raises(OSError, match=r"house-rules\.new"):
        file.keep("x", SUNDAY)
    assert file.load() == {}


@quick
@given(st.binary(max_size=60))
def test_any_file_is_house_rules_or_a_fault(file: HouseRulesFile, content: bytes) -> None:
    try:
        loaded = written(file, content).load()
    except HouseError:
        return
    assert all(isinstance(house, HouseRules) for house in loaded.values())
