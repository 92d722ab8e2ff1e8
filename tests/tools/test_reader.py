"""Listening to real screen readers: they hear each line once, and the harness hears faults."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

import pytest

from tests.tools.reader import (
    READERS,
    REQUIRED,
    Reader,
    fenrir_takes_for_echo,
    heard_exactly_once,
    listening,
    says,
    words,
    yasr_utterances,
)

PROGRAM = """
import os, sys, termios, tty
HOW, ANSWERS = sys.argv[1], sys.argv[2:]
before = termios.tcgetattr(0)
tty.setraw(0)
def write(text):
    os.write(1, text.replace("\\n", "\\r\\n").encode())
write("\\x1b[?2004h\\nWelcome, press a key.")
for number, answer in enumerate(ANSWERS):
    os.read(0, 1)
    if HOW == "repainted":
        write("\\x1b[2J\\x1b[H" + "\\n".join(ANSWERS[: number + 1]))
    elif HOW == "overwritten":
        write("\\n" + answer + f"\\r\\x1b[KOver {number}.")
    elif HOW == "halves":
        write("\\n" + answer[:6])
        os.read(0, 1)
        write(answer[6:])
    elif HOW == "closed":
        write("\\n" + answer + "\\n")
    else:
        write("\\n" + answer)
        if HOW == "twice" and number == 1:
            write("\\n" + answer)
os.read(0, 1)
write("\\x1b[?2004l\\nThat was the last one.\\n")
termios.tcsetattr(0, termios.TCSADRAIN, before)
sys.exit(3)
"""

ANSWERS = [
    "8 of spades to the waste, 27 left.",
    "No card fits a 9 now.",
    "Carta di picche, è la più alta.",
    "Cărțile: 5 cărți și 35 de cărți.",
    "Undone, column 2 has it again.",
    "Edge: column 7 is the last.",
    "Șapte de treflă, coloana 4.",
    "Klaveren aas, nog 12 kaarten.",
    "C'è un solo asso, l'altro è sotto.",
    "Înapoi la 6 de inimă neagră.",
]

WELCOME = "Welcome, press a key."
LAST = "That was the last one."

ENGLISH = ANSWERS[:2]


def command(tmp_path: Path, how: str, answers: list[str]) -> list[str]:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    return [sys.executable, "-S", str(program), how, *answers]


def processes_with_folder(folder: Path) -> list[str]:
    """The processes that still run for one listening, by their environment."""
    found = []
    for environment in Path("/proc").glob("[0-9]*/environ"):
        with contextlib.suppress(OSError):
            if str(folder).encode() in environment.read_bytes():
                found.append(environment.parent.name)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("columns", [80, 40])
@pytest.mark.parametrize("reader", READERS)
def test_each_answer_is_heard_once(reader: Reader, columns: int, tmp_path: Path) -> None:
    answers = [f"{number}. {ANSWERS[number % 10]}" for number in range(1, 21)]
    with listening(reader, command(tmp_path, "once", answers), columns, {}, tmp_path) as heard:
        heard.wait_for(lambda spoken: says(spoken, WELCOME))
        for key in "3;dD ?x,u9345678adju":
            heard.send(key)
        heard.wait_for(lambda spoken: says(spoken, answers[-1]))
        heard.wait_for_screen(answers[-1])
        assert heard.screen.endswith(answers[-1])
        assert heard.running
        heard.send("Enter")
        heard.wait_for(lambda spoken: says(spoken, LAST))
        heard_exactly_once(heard.utterances, [WELCOME, *answers, LAST])
        assert heard.wait_for_end() == 3
        assert not heard.running
        assert processes_with_folder(heard.log.parent)
    assert not processes_with_folder(heard.log.parent)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("reader", "how", "heard_instead"),
    [
        ("yasr", "twice", ["now 25 Your score is now 25"]),
        ("fenrir", "twice", ["now 25 Your score is now 25"]),
        ("yasr", "repainted", ["now 10 Your score is now 10", "now 25 Your score is now 10"]),
        ("yasr", "overwritten", ["now 10 Over 0 Your score is now 25 Over 1"]),
        ("fenrir", "overwritten", ["press a key Over 0 Over 1 Over 2 That"]),
        ("yasr", "halves", ["Your s core is now 10"]),
        ("fenrir", "halves", ["Your s core is now 10"]),
    ],
)
def test_a_fault_is_noticed(
    reader: Reader, how: str, heard_instead: list[str], tmp_path: Path
) -> None:
    answers = ["Your score is now 10.", "Your score is now 25.", "Your score is now 250."]
    with listening(reader, command(tmp_path, how, answers), 80, {}, tmp_path) as heard:
        heard.wait_for(lambda spoken: says(spoken, WELCOME))
        for number, answer in enumerate(answers):
            heard.send("a")
            if how == "halves":
                heard.wait_for(lambda spoken: words(spoken[-1]) == ["your", "s"])
                heard.send("a")
            heard.wait_for_screen(f"Over {number}." if how == "overwritten" else answer)
        heard.send("a")
        heard.wait_for(lambda spoken: says(spoken, LAST))
        with pytest.raises(AssertionError, match="but heard"):
            heard_exactly_once(heard.utterances, [WELCOME, *answers, LAST])
        for part in heard_instead:
            assert says(heard.utterances, part), heard.report()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "answers", "columns_after"),
    [
        ("once", ["Seventeen columns", "Score 10", "Eighteen columns, yes"], [17, 8, 21]),
        ("closed", ["Twenty columns wide.", "Heard from column 0."], [0, 0]),
    ],
)
def test_fenrir_takes_some_lines_for_echo(
    how: str, answers: list[str], columns_after: list[int], tmp_path: Path
) -> None:
    columns_before = [len(WELCOME), *columns_after]
    audible = [
        answer
        for answer, before, after in zip(answers, columns_before, columns_after, strict=False)
        if not fenrir_takes_for_echo(before, answer, 80, after)
    ]
    assert len(audible) == len(answers) - 1
    with listening("fenrir", command(tmp_path, how, answers), 80, {}, tmp_path) as heard:
        heard.wait_for(lambda spoken: says(spoken, WELCOME))
        for answer in answers:
            heard.send("a")
            heard.wait_for_screen(answer)
        heard.send("a")
        heard.wait_for(lambda spoken: says(spoken, LAST))
        heard_exactly_once(heard.utterances, [WELCOME, *audible, LAST])


@pytest.mark.slow
@pytest.mark.parametrize("reader", READERS)
def test_keys_and_a_paste_arrive(reader: Reader, tmp_path: Path) -> None:
    program = tmp_path / "keys.py"
    program.write_text(
        "import os, tty\n"
        "tty.setraw(0)\n"
        "os.write(1, b'\\x1b[?2004h\\r\\nWelcome, press a key.')\n"
        "while True:\n"
        "    os.write(1, b'\\r\\nGot ' + os.read(0, 99).hex().encode() + b' now.')\n",
        encoding="utf-8",
    )
    with listening(reader, [sys.executable, "-S", str(program)], 80, {}, tmp_path) as heard:
        heard.wait_for(lambda spoken: says(spoken, WELCOME))
        for key, arrives in {
            ";": ";",
            "ț": "ț",
            " ": " ",
            "Enter": "\r",
            "Tab": "\t",
            "BTab": "\x1b[Z",
            "Up": "\x1b[A",
            "C-c": "\x03",
        }.items():
            heard.send(key)
            heard.wait_for_screen(f"Got {arrives.encode().hex()} now.")
        heard.paste("GO1 ;\n-x")
        pasted = b"\x1b[200~GO1 ;\r-x\x1b[201~".hex()
        heard.wait_for_screen(f"Got {pasted} now.")
        with pytest.raises(ValueError, match="Return"):
            heard.send("Return")
        with pytest.raises(AssertionError, match=r"(?s)not heard: 0 s are over.*Welcome.*Screen"):
            heard.wait_for(lambda _: False, limit_seconds=0)


@pytest.mark.slow
@pytest.mark.parametrize("reader", READERS)
def test_the_end_of_the_reader_is_told(reader: Reader, tmp_path: Path) -> None:
    # the program's parent is the shell that keeps the terminal: its own parent is the reader
    program = ["sh", "-c", "kill -9 $(ps -o ppid= -p $PPID)"]
    with (
        listening(reader, program, 80, {}, tmp_path) as heard,
        pytest.raises(AssertionError, match=f"{reader} ended"),
    ):
        heard.wait_for(lambda spoken: says(spoken, "never"))
    assert not processes_with_folder(heard.log.parent)


@pytest.mark.parametrize("reader", READERS)
def test_without_the_reader_a_test_is_skipped_or_fails(
    reader: Reader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(REQUIRED, raising=False)
    with pytest.raises(pytest.skip.Exception, match="not installed"):
        listening(reader, ["true"], 80, {}, tmp_path).__enter__()
    monkeypatch.setenv(REQUIRED, "1")
    with pytest.raises(pytest.fail.Exception, match="not installed"):
        listening(reader, ["true"], 80, {}, tmp_path).__enter__()


def test_how_utterances_are_split_does_not_matter() -> None:
    heard = ["Start Fenrir", ", 8 of spades  , to the", "waste. No card", "fits a 9 now.", ""]
    heard_exactly_once(heard, ["8 of spades, to the waste.", "No card fits a 9 now."])


@pytest.mark.parametrize(
    "heard",
    [
        ENGLISH[:1],
        [*ENGLISH, "blank"],
        [ENGLISH[0], *ENGLISH],
        ENGLISH[::-1],
        [ENGLISH[0], "No car", "d fits a 9 now."],
        [ENGLISH[0], "now."],
        [],
    ],
)
def test_missing_extra_and_broken_words_are_noticed(heard: list[str]) -> None:
    with pytest.raises(AssertionError, match="expected"):
        heard_exactly_once(heard, ENGLISH)


def test_what_the_reader_says_by_itself_can_be_left_out() -> None:
    heard_exactly_once(["a", "Ace of clubs.", "A."], ["Ace of clubs."], ignored=["a"])
    heard_exactly_once(["a", "Ace of clubs.", "a"], ["Ace of clubs.", "A"], ignored=["a"])
    with pytest.raises(AssertionError, match="but heard 'a ace of clubs'"):
        heard_exactly_once(["a", "Ace of clubs."], ["Ace of clubs."])


def test_words_keep_letters_of_every_language() -> None:
    assert words("C'e\u0300: 5 CĂRȚI, și\n\u20188♠\u2019!") == ["c", "è", "5", "cărți", "și", "8"]
    assert says(["No card", "fits a 9."], "card fits")
    assert not says(["No card", "fits a 9."], "car")


def test_the_speech_server_protocol_is_read() -> None:
    protocol = "s\ntts_set_punctuations some\nq {8 of {spades}.}\nd\nl {x}\nq {half"
    assert yasr_utterances(protocol) == ["8 of {spades}.", "x"]
