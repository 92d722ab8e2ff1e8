"""A session: every input has its answer, whatever comes, and two sessions at one game."""

from __future__ import annotations

import asyncio
import itertools
import string
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from golf_access import session
from golf_access.announce.announcer import say
from golf_access.announce.messages import LANGUAGES, Language
from golf_access.commands import COMMANDS_OF, Command, Mode
from golf_access.data import data_folder
from golf_access.devices.keymap import KEY_NAMES, Key, find_keymap
from golf_access.devices.keys import (
    EndOfInput,
    Input,
    KeyPressed,
    LineEntered,
    Pasted,
    Resumed,
    UnknownKey,
)
from golf_access.devices.sinks import SHORTEST_LINE
from golf_access.engine.cards import Rank
from golf_access.engine.rules import EASY
from golf_access.play.host import Host
from golf_access.play.sharing import read_shared
from golf_access.screens.base import Desk, Job, Pop, Reply, Screen, key_name, reply
from golf_access.screens.replay import replay_of
from golf_access.screens.solitaire import SolitaireScreen
from golf_access.session import ConsoleSession
from golf_access.settings import SettingsFile
from golf_access.utterance import Priority
from tests.screens.answers import name, only, told
from tests.tools.driving import (
    GIVE_UP_SECONDS,
    REFERENCE,
    Answer,
    Driven,
    Recorder,
    first_screen,
    make_desk,
)

KEYMAP = find_keymap("default", [data_folder("keymaps")])


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Callable[..., Driven]]:
    begun: list[Driven] = []
    with ExitStack() as stack:

        def start(*args: Any, folder: Path = tmp_path, **options: Any) -> Driven:
            # Its games are kept where those of the sessions before it are.
            for earlier in begun:
                earlier.desk.records.close()
            begun.append(stack.enter_context(Driven(folder, *args, **options)))
            return begun[-1]

        yield start


@pytest.fixture
def game(begin: Callable[..., Driven]) -> Driven:
    return begin()


# ------------------------------------------------------------------------------ no silent key

TO_MODE = {
    Mode.SOLITAIRE: "",
    Mode.LIST: "?",
    Mode.TEXT: "g",
    Mode.RANK: "x",
    Mode.COLUMN: "b",
    Mode.TABLE: "",
    Mode.PLACE: "b",
    Mode.LISTENING: "o6",
    Mode.REPLAY: "",
    Mode.TABLE_REPLAY: "",
}
"""The key of a game that leads to each mode."""

AT_A_TABLE = {Mode.TABLE, Mode.PLACE}
TABLE = "BG1-12-2-AAAAAAB"
REPLAYED = {Mode.REPLAY: f"{REFERENCE} d 5 2", Mode.TABLE_REPLAY: f"{TABLE} @person: @easy:1:Bo"}

OTHER_KEYS = [
    *string.ascii_letters,
    *string.digits,
    *string.punctuation,
    *sorted(KEY_NAMES),
    "ț",
    "é",
]


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("lang", ["en", "ro"])
def test_every_key_in_every_mode_is_answered(
    begin: Callable[..., Driven], mode: Mode, lang: str
) -> None:
    bound = [key.name for key in KEYMAP.bindings[mode]]
    game = TABLE if mode in AT_A_TABLE else REFERENCE

    def first(desk: Desk) -> Screen:
        if mode not in REPLAYED:
            return first_screen(desk, game)
        return replay_of(desk, read_shared(REPLAYED[mode], desk.shelf.header), own=True)

    driven = begin(lang, first=first)
    for key in [*bound, *OTHER_KEYS]:
        # Back to a game, whatever the last key has led to.
        if driven.ended or (mode in REPLAYED and driven.session.stack[-1].is_game):
            driven = begin(lang, first=first)
        while len(driven.session.stack) > 1:
            driven.press("escape")
        driven.press(*TO_MODE[mode])
        assert driven.session.stack[-1].mode is mode
        answer = driven.press(key)
        assert answer.utterances, key
        # At a table the others' turns follow, each in a write of its own, without a key.
        own = [said for said in answer.utterances if said.cause is not None]
        assert {said.cause for said in own} == {key}
        if mode in AT_A_TABLE or (mode is Mode.TABLE_REPLAY and key in ("n", "N")):
            assert answer.utterances[0].cause == key
        else:
            assert own == answer.utterances
            assert len(answer.writes) == 1, key


def check(answer: Answer, width: int, last_line: str) -> str:
    """Check what one input wrote; return its last line."""
    assert answer.utterances
    # Computer players' turns follow in writes of their own, without a key.
    assert len(answer.writes) == 1 or any(said.cause is None for said in answer.utterances)
    lines = answer.lines
    for before, line in itertools.pairwise([last_line, *lines]):
        assert before != line
    # A word that somebody entered may be as long as a line, and leave its neighbour alone.
    longest = max(len(word) for said in answer.utterances for word in said.text.split())
    shortest = SHORTEST_LINE if longest < width - 2 * SHORTEST_LINE else 1
    for line in lines:
        assert shortest <= len(line) < width, line
        assert line == line.strip()
        assert line.isprintable()
    return lines[-1]


PASTES = [
    "GO1-E-AAAAAAB",
    "go1-s-zzzzzzz-j1-w-m",
    "GO1-",
    "GO1-E-AAAAAAB d 5 2 u",
    "SG1-6-2-AAAAAAB @person: @easy:1:Bo 1: t1",
    "GO1-E-AAAAAAB d 9",
    "hello",
    "",
    " ",
    "\x1b[2J",
    "\n5\n",
    "x" * 200,
]
LINES = [
    "draw",
    "undo",
    "5",
    "pesca",
    "trage",
    "trek",
    "quit",
    "10",
    "king",
    "damă",
    "dama",
    "?",
    "B",
]
LINES += ["question mark", "right", "again", "n", "n n", "what is this", *PASTES]

INPUTS = st.one_of(
    st.sampled_from([KeyPressed(Key(key)) for key in [*OTHER_KEYS, *["space", "enter"] * 5]]),
    st.sampled_from([KeyPressed(Key(key)) for key in "12345671234567uurr"]),
    st.characters(categories=["L", "N", "P", "S"]).map(lambda one: KeyPressed(Key(one))),
    st.sampled_from(PASTES).map(Pasted),
    st.text(max_size=30).map(Pasted),
    st.just(UnknownKey()),
    st.just(Resumed()),
)
LINE_INPUTS = st.one_of(
    st.sampled_from(LINES).map(LineEntered),
    st.sampled_from(OTHER_KEYS).map(LineEntered),
    st.text(max_size=30).map(LineEntered),
)
CODES = [REFERENCE, "GO1-S-AAAAAAB-J2-W", "GO1-C-AAAAAAB-M", None]


def keys(names: str) -> list[Input]:
    """Return key presses, named with blanks between."""
    return [KeyPressed(Key(key)) for key in names.split()]


@given(
    inputs=st.lists(INPUTS, max_size=40),
    lang=st.sampled_from(LANGUAGES),
    code=st.sampled_from(CODES),
    width=st.sampled_from([40, 80]),
)
@example(inputs=keys("space 5 E s s s a a"), lang="en", code=REFERENCE, width=80)
@example(inputs=keys("space n z n"), lang="en", code=REFERENCE, width=80)
@example(inputs=keys("f1 l 1 f1 l 2 down ? l l 3"), lang="en", code=REFERENCE, width=40)
@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_keys_and_pastes(inputs: list[Input], lang: str, code: str | None, width: int) -> None:
    with TemporaryDirectory() as folder, Driven(Path(folder), lang, code, width=width) as driven:
        last = check(driven.opening, width, "")
        for item in inputs:
            if driven.ended:
                return
            last = check(driven.give(item), width, last)


@given(
    inputs=st.lists(LINE_INPUTS, max_size=30),
    lang=st.sampled_from(LANGUAGES),
    code=st.sampled_from(CODES),
)
@example(inputs=[LineEntered("\x1b"), LineEntered("\x1a")], lang="it", code=REFERENCE)
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_lines(inputs: list[Input], lang: str, code: str | None) -> None:
    with (
        TemporaryDirectory() as folder,
        Driven(Path(folder), lang, code, line_mode=True) as driven,
    ):
        last = check(driven.opening, 80, "")
        for item in [*inputs, EndOfInput()]:
            if driven.ended:
                return
            last = check(driven.give(item), 80, last)
        assert driven.ended


# ---------------------------------------------------------------------------------- single keys


def test_a_key_without_a_command(game: Driven) -> None:
    help_key = name("key-question-mark")
    assert only(game.press("z")) == ("unbound", {"key": "Z", "help": help_key})
    args = {"key": name("key-shift", letter="Z"), "help": help_key}
    assert only(game.press("Z")) == ("unbound", args)
    assert only(game.press("f5")) == ("unbound", {"key": name("key-f5"), "help": help_key})
    assert only(game.press(",")) == ("unbound", {"key": name("key-comma"), "help": help_key})


def test_an_unknown_key(game: Driven) -> None:
    assert only(game.give(UnknownKey())) == ("unknown-key", {"help": name("key-question-mark")})


@pytest.mark.parametrize("question", ["n", "q"])
@pytest.mark.parametrize("other", [UnknownKey(), Pasted("hello"), LineEntered("hello")])
def test_what_is_no_command_takes_a_question_back(
    game: Driven, question: str, other: Input
) -> None:
    game.press("space", question)
    game.give(other)
    assert game.press(question).ids[0].startswith("confirm-")


def test_a_capital_does_what_its_small_letter_does_and_is_told_once(game: Driven) -> None:
    assert told(game.press("D")) == [("caps-lock", {}), ("waste", {"top": "AC"})]
    assert told(game.press("S")) == [("score", {"score": 0})]
    # A capital with a binding of its own has its own meaning.
    assert game.press("E").ids == ["changes-none"]


def test_a_capital_confirms_too(game: Driven) -> None:
    game.press("space")
    assert game.press("Q").ids == ["caps-lock", "confirm-leave"]
    assert game.press("Q").ids == ["goodbye"]


def test_a_says_it_again_and_each_time_otherwise(game: Driven) -> None:
    answer = game.press("space")
    texts = [answer.utterances[0].text]
    for _ in range(3):
        again = game.press("a")
        assert told(again) == told(answer)
        texts.append(again.utterances[0].text)
    assert len(set(texts)) == 4
    assert game.press("u", "a").ids == ["undone-drawn"]


def test_the_same_answer_twice_is_varied(game: Driven) -> None:
    text = game.press("d").lines[0]
    assert game.press("d").lines == [f"Again: {text}"]
    assert game.press("d").lines == [f"Again, 3 times: {text}"]
    game.press("s")
    assert game.press("d").lines == [text]


def test_an_answer_that_the_last_line_said_is_varied_too(game: Driven) -> None:
    """What changed ends with the score; the score alone would be the same line."""
    score = game.press("space", "5", "E").lines[-1]
    assert [game.press("s").lines[0] for _ in range(3)] == [
        f"Again: {score}",
        f"Again, 3 times: {score}",
        f"Again, 4 times: {score}",
    ]


def test_a_at_the_start_says_the_opening_again(game: Driven) -> None:
    assert game.press("a").ids == game.opening.ids


# -------------------------------------------------------------------------------------- pastes


def test_a_pasted_code_is_dealt_where_nothing_was_played(game: Driven) -> None:
    answer = game.paste(" go1-s-aaaaaac \n")
    assert told(answer)[0][1]["code"] == "GO1-S-AAAAAAC"


def test_a_pasted_code_is_offered_in_a_running_game(game: Driven) -> None:
    game.press("space")
    args = {"code": "GO1-S-AAAAAAC", "key": name("key-enter")}
    assert only(game.paste("GO1-S-AAAAAAC")) == ("code-offered", args)
    assert told(game.press("enter"))[0][1]["code"] == "GO1-S-AAAAAAC"


@pytest.mark.parametrize("other", ["d", "z", "E", "1", "tab"])
def test_an_offer_goes_with_any_other_key(game: Driven, other: str) -> None:
    game.press("space")
    game.paste("GO1-S-AAAAAAC")
    game.press(other)
    assert game.press("enter").ids[0].startswith(("removed", "refused"))


def test_a_code_pasted_over_a_list_reaches_the_game_below(game: Driven) -> None:
    game.press("space", "?")
    assert only(game.paste("GO1-S-AAAAAAC"))[0] == "code-offered"
    assert game.press("enter").ids[0] == "game-begins"


@pytest.mark.parametrize("text", ["", "hello", "GO1-", "GO1-E-AAAAAA", "5"])
def test_another_paste_is_no_code(game: Driven, text: str) -> None:
    assert only(game.paste(text)) == ("no-code", {})
    assert only(game.press("t"))[1]["moves"] == 0


# --------------------------------------------------------------------------------------- lines


def test_lines_are_keys_names_of_keys_and_words(begin: Callable[..., Driven]) -> None:
    game = begin(line_mode=True)
    assert game.line("space").ids == ["drawn"]
    assert game.line("5").ids == ["removed"]
    assert game.line(" U ").ids == ["caps-lock", "undone-removed"]
    assert game.line("redo").ids == ["redone", "removed"]
    assert game.line("UNDO").ids == ["undone-removed"]
    assert game.line("shift+tab").ids == ["edge-first-column"]
    assert game.line("").ids == ["refused-not-adjacent"]
    assert game.line(" ").ids == ["drawn"]
    assert game.line("N").ids == ["choose-title", "list-item"]
    assert game.line("last").ids == ["list-item"]
    assert game.line("close").ids == ["list-left"]
    assert game.line("GO1-C-AAAAAAB").ids == ["code-offered"]
    assert game.line("enter").ids[0] == "game-begins"
    assert {said.cause for said in game.line("score").utterances} == {"score"}


def test_an_unknown_line(begin: Callable[..., Driven]) -> None:
    game = begin(line_mode=True)
    args = {"word": "frobnicate", "help": name("key-question-mark")}
    assert only(game.line(" frobnicate ")) == ("unknown-word", args)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_in_the_players_language_and_in_english(
    begin: Callable[..., Driven], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each word reaches the game as its command."""
    game = begin(lang, line_mode=True)
    taken: list[Command] = []

    def take(command: Command) -> Reply:
        taken.append(command)
        return reply(say("silenced"))

    monkeypatch.setattr(game.session.stack[0], "handle", take)
    for command in sorted(COMMANDS_OF[Mode.SOLITAIRE] - {Command.AGAIN, Command.OUTPUT}):
        for code in (lang, "en"):
            words = game.desk.languages.open(code).attribute(f"command-{command.value}", "word")
            for word in (words or "").split():
                game.line(word)
                game.line(f" {word.upper()} ")
                assert taken == [command] * 2, word
                taken.clear()
    game.line(game.desk.language.attribute("command-again", "word") or "")
    assert taken == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_keys_in_the_players_language(begin: Callable[..., Driven], lang: str) -> None:
    words = Language(lang, data_folder("locales") / lang)
    for key in ("space", "right", "question-mark", "escape", "f1"):
        game = begin(lang, line_mode=True)
        plain = game.line({"question-mark": "?"}.get(key, key)).ids
        game = begin(lang, line_mode=True)
        assert game.line(words.text(say(f"key-{key}"))).ids == plain
    assert key_name(Key("?")) == say("key-question-mark")


@pytest.mark.parametrize(
    ("lang", "word"),
    [
        ("ro", "damă"),
        ("ro", "DAMA"),
        ("ro", "dama "),
        ("it", "regina"),
        ("nl", "vrouw"),
        ("en", "queen"),
    ],
)
def test_ranks_by_name(begin: Callable[..., Driven], lang: str, word: str) -> None:
    game = begin(lang, line_mode=True)
    game.line("x")
    said, args = only(game.line(word))
    assert (said, args["rank"]) == ("where", Rank.QUEEN.letter)


def test_ten_by_name(begin: Callable[..., Driven]) -> None:
    game = begin(line_mode=True)
    game.line("where")
    assert only(game.line("10"))[1]["rank"] == "T"


@pytest.mark.parametrize("word", ["coloană", "coloana", "COLOANĂ"])
def test_words_without_their_accents(begin: Callable[..., Driven], word: str) -> None:
    assert begin("ro", line_mode=True).line(word).ids == ["which-column"]


def test_the_input_ends(begin: Callable[..., Driven]) -> None:
    game = begin(line_mode=True)
    game.line("g")
    answer = game.end()
    assert answer.ids == ["goodbye"]
    assert game.ended


# ---------------------------------------------------------------------------------- the settings


def test_settings_that_cannot_be_kept_are_told_once(
    begin: Callable[..., Driven], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    game = begin(folder=tmp_path / "file")
    file = str(tmp_path / "file" / "settings.toml")
    assert told(game.press("i")) == [
        ("interactive-off", {}),
        ("settings-not-kept", {"file": file}),
    ]
    # They hold until the end all the same.
    assert game.press("1").ids == ["refused-briefly"]
    assert game.press("i").ids == ["interactive-on"]
    assert game.press("l", "1").ids == ["language-chosen"]


def test_settings_are_kept(begin: Callable[..., Driven], tmp_path: Path) -> None:
    begin().press("i", "l", "1")
    kept = SettingsFile(tmp_path).load()
    assert (kept.interactive, kept.language) == (False, LANGUAGES[0])


def test_what_fails_around_the_game_is_told(game: Driven) -> None:
    game.session.report_failure(say("settings-not-kept", file="settings.toml"))
    assert only(game.settle()) == ("settings-not-kept", {"file": "settings.toml"})
    assert game.press("d").ids == ["waste"]


def test_back_from_a_stop(game: Driven) -> None:
    assert only(game.give(Resumed())) == ("resumed", {})


# ------------------------------------------------------------------------ work beside the keys


class Worked:
    """Work that begins when it is let go, with what has become of it."""

    def __init__(self, result: object = "found", **how: bool) -> None:
        self.let_go = threading.Event()
        self.begun = threading.Event()
        self.stopped: bool | None = None
        self.job = Job(self._work, self._done, **how)
        self.results: list[object] = []
        self._result = result

    def _work(self, stop: Callable[[], bool]) -> object:
        self.begun.set()
        assert self.let_go.wait(GIVE_UP_SECONDS)
        self.stopped = stop()
        if isinstance(self._result, Exception):
            raise self._result
        return self._result

    def _done(self, result: object) -> Reply:
        self.results.append(result)
        return reply(say("silenced"))


@pytest.fixture
def by_h(game: Driven, monkeypatch: pytest.MonkeyPatch) -> Callable[[Worked], None]:
    """Have work done at the next press of H instead of a hint."""

    def set_work(worked: Worked) -> None:
        screen = game.session.stack[0]
        handle = screen.handle

        def begin_work(command: Command) -> Reply:
            if command is not Command.HINT:
                return handle(command)
            game.desk.begin(worked.job)
            return reply()

        monkeypatch.setattr(screen, "handle", begin_work)

    return set_work


Set = Callable[[Worked], None]


def test_work_answers_the_key_that_began_it(game: Driven, by_h: Set) -> None:
    worked = Worked(until_key=True)
    by_h(worked)
    worked.let_go.set()
    answer = game.press("h")
    assert answer.ids == ["silenced"]
    assert answer.utterances[0].cause == "h"
    assert worked.results == ["found"]
    assert worked.stopped is False


def test_a_capital_that_work_answers_tells_nothing_of_caps_lock(game: Driven, by_h: Set) -> None:
    worked = Worked(until_key=True)
    by_h(worked)
    worked.let_go.set()
    assert game.press("H").ids == ["silenced"]
    assert game.press("D").ids == ["caps-lock", "waste"]


@pytest.mark.parametrize(
    "other", [KeyPressed(Key("d")), LineEntered("waste"), Pasted("hello"), UnknownKey()]
)
def test_the_next_key_ends_work_that_is_until_then(game: Driven, by_h: Set, other: Input) -> None:
    worked = Worked(until_key=True)
    by_h(worked)
    game.begin("h")
    game.wait_for(worked.begun.is_set)
    # The answer waits for nobody, though the work still runs.
    assert game.give(other).ids != []
    worked.let_go.set()
    game.wait_for(lambda: worked.stopped)
    game.wait_for(lambda: worked.job not in game.session._jobs)
    assert game.settle().ids == []
    assert worked.results == []


def test_other_work_goes_on_and_is_told_as_an_event(game: Driven, by_h: Set) -> None:
    worked = Worked(awaited=False)
    by_h(worked)
    game.press("h", "d", "s")
    worked.let_go.set()
    game.wait_for(lambda: worked.results)
    answer = game.settle()
    assert answer.ids == ["silenced"]
    assert answer.utterances[0].cause is None


def test_quiet_work_begins_after_a_while_or_never(
    game: Driven, by_h: Set, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked = Worked(awaited=False, quiet=True, until_key=True)
    worked.let_go.set()
    by_h(worked)
    monkeypatch.setattr(session, "QUIET_SECONDS", 0)
    game.press_at_once("h", "d")
    game.wait_for(lambda: worked.job not in game.session._jobs)
    assert not worked.begun.is_set()
    worked = Worked(awaited=False, quiet=True, until_key=True)
    worked.let_go.set()
    by_h(worked)
    game.press("h")
    game.wait_for(lambda: worked.results)


def test_what_work_raises_is_raised(game: Driven, by_h: Set) -> None:
    worked = Worked(OSError("lost"), until_key=True)
    by_h(worked)
    worked.let_go.set()
    with pytest.raises(OSError, match="lost"):
        game.press("h")


def test_what_given_up_work_raises_is_not(game: Driven, by_h: Set) -> None:
    worked = Worked(OSError("lost"), until_key=True)
    by_h(worked)
    game.begin("h")
    game.wait_for(worked.begun.is_set)
    game.press("d")
    worked.let_go.set()
    game.wait_for(lambda: worked.job not in game.session._jobs)
    assert game.press("d").ids == ["waste"]


def test_work_ends_with_the_session(
    begin: Callable[..., Driven], monkeypatch: pytest.MonkeyPatch
) -> None:
    worked = Worked()
    game = begin()

    def begin_and_leave(command: Command) -> Reply:
        game.desk.begin(worked.job)
        return reply(then=Pop())

    monkeypatch.setattr(game.session.stack[0], "handle", begin_and_leave)
    assert game.press("h").ids == ["goodbye"]
    assert worked.job.cancelled
    worked.let_go.set()


# --------------------------------------------------------------------- two sessions at one game


@pytest.fixture
def pair(begin: Callable[..., Driven], tmp_path: Path) -> tuple[Driven, Driven]:
    """An Italian and a Romanian at one game."""
    desk = make_desk(tmp_path)
    host = Host(desk.shelf.header(EASY, 1))
    first, second = (
        begin(lang, folder=tmp_path / lang, first=lambda desk: SolitaireScreen(desk, host))
        for lang in ("it", "ro")
    )
    return first, second


def test_each_hears_the_others_moves_in_their_own_language(pair: tuple[Driven, Driven]) -> None:
    first, second = pair
    mine = first.press("space")
    theirs = second.settle()
    assert told(mine) == told(theirs) == [("drawn", {"card": "8S", "stock": 15})]
    assert [said.language for said in (*mine.utterances, *theirs.utterances)] == ["it", "ro"]
    assert (mine.utterances[0].priority, theirs.utterances[0].priority) == (
        Priority.ANSWER,
        Priority.EVENT,
    )
    assert theirs.utterances[0].cause is None
    assert len(theirs.writes) == 1
    # Nothing comes twice, and nothing comes back.
    assert first.settle().ids == second.settle().ids == []


def test_refusals_and_questions_stay_with_who_asked(pair: tuple[Driven, Driven]) -> None:
    first, second = pair
    first.press("1", "d", "v", "8")
    assert second.settle().ids == []
    assert second.press("u").ids == ["refused-nothing-to-undo"]


def test_what_the_other_did_is_there_to_ask_about(pair: tuple[Driven, Driven]) -> None:
    first, second = pair
    first.press("space", "5")
    second.settle()
    assert second.press("E").ids == ["counts", "change-column", "score"]
    assert second.press("a").ids == ["counts", "change-column", "score"]
    assert second.press("2").ids == ["removed"]
    assert first.settle().ids == ["removed"]


def test_an_end_is_important_to_both(pair: tuple[Driven, Driven]) -> None:
    first, second = pair
    first.press(*["space"] * 16)
    heard = second.settle()
    assert heard.ids[-2:] == ["drawn-last", "ended-blocked"]
    assert heard.utterances[-1].priority is Priority.IMPORTANT


def test_a_column_is_read_as_it_is_when_the_digit_comes(pair: tuple[Driven, Driven]) -> None:
    first, second = pair
    second.press("b")
    first.press("space", "5")
    second.settle()
    assert only(second.press("5"))[1]["cards"] == ["8H", "7D", "3C", "JH"]


def test_who_has_left_hears_nothing(pair: tuple[Driven, Driven]) -> None:
    first, second = pair
    assert second.press("q").ids == ["goodbye"]
    first.press("space")
    assert first.press("d").ids == ["waste"]


class _Scripted:
    """A source of keys that waits for the other one's turn."""

    def __init__(self, script: list[str], turn: asyncio.Event, other: asyncio.Event) -> None:
        self._script, self._turn, self._other = script, turn, other

    async def run(
        self, take: Callable[[Input], None], settled: Callable[[], Awaitable[None]]
    ) -> None:
        for key in self._script:
            await self._turn.wait()
            self._turn.clear()
            take(KeyPressed(Key(key)))
            await settled()
            self._other.set()
        take(EndOfInput())


def test_two_sessions_on_one_loop(tmp_path: Path) -> None:
    """They press in turns, each at their own keyboard; no state is shared but the game."""
    recorders = Recorder(), Recorder()

    async def play() -> None:
        host = Host(make_desk(tmp_path).shelf.header(EASY, 1))
        turns = asyncio.Event(), asyncio.Event()
        turns[0].set()
        scripts = ["space", "2", "u"], ["5", "d", "s"]
        await asyncio.gather(
            *(
                ConsoleSession(make_desk(tmp_path / lang, lang), [recorder]).run(
                    _Scripted(script, turn, other),
                    lambda desk: SolitaireScreen(desk, host),
                )
                for lang, recorder, script, turn, other in zip(
                    ("nl", "en"), recorders, scripts, turns, reversed(turns), strict=True
                )
            )
        )

    asyncio.run(asyncio.wait_for(play(), 10))
    moves = [("drawn", 0), ("removed", 1), ("removed", 0), ("undone-removed", 0)]
    for seat, recorder in enumerate(recorders):
        heard = [said for said in recorder.answer.utterances if said.id in dict(moves)]
        assert [said.id for said in heard] == [said for said, _ in moves]
        assert [said.cause is not None for said in heard] == [who == seat for _, who in moves]
        assert {said.language for said in recorder.answer.utterances} == {("nl", "en")[seat]}
