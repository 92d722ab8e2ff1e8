"""``golf-access survey``: counting, going on, stopping, and what is wrong with what is given."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import LANGUAGES
from golf_access.cli.options import BadInputError, parse
from golf_access.engine.deals import DEAL_NUMBERS
from golf_access.engine.outcomes import Phase
from golf_access.engine.solitaire import Solitaire
from golf_access.play import survey as counting
from golf_access.play.solver import Verdict, solve
from golf_access.play.survey import HEAD, Survey, read_results
from tests.cli.conftest import Ran, Runner, text, told
from tests.cli.test_process import PROGRAM, environment

COUNT = ["--rules", "easy", "--count", "10"]
DEFAULT_FILE = "golf-survey-E.tsv"


@pytest.fixture(autouse=True)
def elsewhere(run: Runner) -> None:
    run.monkeypatch.chdir(run.folder)


def survey(run: Runner, *arguments: str) -> Ran:
    return run("survey", *arguments)


def begins(count: int = 10, rule: str = "easy") -> Announcement:
    return say("survey-begins", count=count, rule=say(f"rule-{rule}"))


def percent(share: float) -> Announcement:
    whole, hundredths = f"{share * 100:.2f}".split(".")
    return say("survey-percent", whole=int(whole), hundredths=hundredths)


def counted(file: str, done: int, winnable: int) -> list[Announcement]:
    found = Survey(done, done, winnable)
    low, high = found.interval
    return [
        say("survey-share", winnable=winnable, count=done, share=percent(found.share)),
        say("survey-interval", low=percent(low), high=percent(high)),
        say("survey-kept", file=file),
    ]


def lines(said: list[Announcement], language: str = "en") -> str:
    return "".join(f"{text(one, language)}\n" for one in said)


# ------------------------------------------------------------------------------------ counting


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_count_and_each_tenth_are_told(language: str, run: Runner) -> None:
    ran = survey(run, *COUNT, "--lang", language)
    wins = [result.winnable for result in read_results(Path(DEFAULT_FILE))]
    assert ran.status == 0
    assert ran.out == lines(counted(DEFAULT_FILE, 10, sum(wins)), language)
    tenths = [
        say("survey-tenth", percent=done * 10, winnable=sum(wins[:done]), done=done)
        for done in range(1, 11)
    ]
    assert ran.err == lines([begins(), *tenths], language)


def test_the_deals_are_those_that_are_played(run: Runner) -> None:
    survey(run, "--rules", "classic", "--jokers", "1", "--first", "26", "--count", "2")
    results = read_results(Path("golf-survey-C-J1.tsv"))
    assert [result.code for result in results] == ["GO1-C-AAAAABA-J1", "GO1-C-AAAAABB-J1"]
    # The published deal is in no shuffle; its shortest win has seven draws.
    survey(run, "--first", "1", "--count", "1")
    (result,) = read_results(Path(DEFAULT_FILE))
    assert str(result) == "GO1-E-AAAAAAB\t1\t7\t0"


def test_usual_rules_and_every_variant_have_files_of_their_own(run: Runner) -> None:
    run.write_settings('rule_set = "strict"')
    variants = ["--king-ace", "--queen-on-king", "--draw", "any-time", "--empty-waste"]
    for more, name in (([], "S"), (variants, "S-Q-K-D-W"), (["--rules", "classic"], "C")):
        file = f"golf-survey-{name}.tsv"
        ran = survey(run, "--count", "1", *more)
        (result,) = read_results(Path(file))
        assert result.code.replace("-AAAAAAA", "") == f"GO1-{name}"
        assert ran.out == lines(counted(file, 1, result.winnable))


def test_the_usual_count(run: Runner) -> None:
    solved: list[Solitaire] = []

    def lost(state: Solitaire) -> Verdict:
        solved.append(state)
        return Verdict(False, 0, 35, ())

    run.monkeypatch.setattr(counting, "solve", lost)
    ran = survey(run)
    assert len(solved) == 1000
    assert all(state.phase is Phase.PLAYING for state in solved)
    assert ran.out == lines(counted(DEFAULT_FILE, 1000, 0))
    assert ran.err.count("\n") == 11


def test_several_processes_find_the_same(run: Runner) -> None:
    alone = survey(run, *COUNT, "--results", "1.tsv")
    together = survey(run, *COUNT, "--results", "2.tsv", "--jobs", "2")
    assert together.out == alone.out.replace("1.tsv", "2.tsv")
    assert together.err == alone.err
    assert Path("1.tsv").read_bytes() == Path("2.tsv").read_bytes()


# ------------------------------------------------------------------------- stopping, going on


def test_a_count_goes_on_after_a_kill(run: Runner) -> None:
    whole = survey(run, *COUNT)
    file = Path(DEFAULT_FILE)
    content = file.read_bytes()
    # In the middle of the seventh deal's line.
    file.write_bytes(content[: content.index(b"GO1-E-AAAAAAG") + 15])
    solved = []

    def watched(state: Solitaire) -> Verdict:
        solved.append(state)
        return solve(state)

    run.monkeypatch.setattr(counting, "solve", watched)
    again = survey(run, *COUNT)
    assert (again.status, again.out) == (0, whole.out)
    assert len(solved) == 10 - 6
    first, *tenths = whole.err.splitlines()
    assert again.err.splitlines() == [first, *tenths[-4:]]
    assert file.read_bytes() == content
    # Nothing is left to do; and a longer count takes what is there.
    assert survey(run, *COUNT) == Ran(0, whole.out, f"{first}\n", [])
    survey(run, "--count", "12")
    assert len(solved) == 10 - 6 + 2


@pytest.mark.parametrize("after", [1, 5])
@pytest.mark.parametrize(
    "number",
    [
        signal.SIGINT,
        pytest.param(
            signal.SIGTERM,
            marks=pytest.mark.skipif(sys.platform == "win32", reason="kills at once there"),
        ),
    ],
)
def test_stopping_tells_how_to_go_on(after: int, number: signal.Signals, run: Runner) -> None:
    before = signal.getsignal(number)
    whole = survey(run, *COUNT, "--results", "whole.tsv")
    solved = []

    def stopped(state: Solitaire) -> Verdict:
        solved.append(state)
        if len(solved) == after:
            signal.raise_signal(number)
        return solve(state)

    run.monkeypatch.setattr(counting, "solve", stopped)
    ran = survey(run, *COUNT, "--lang", "nl")
    assert (ran.status, ran.out) == (130, "")
    assert ran.err.endswith("\n" + text(say("survey-stopped", file=DEFAULT_FILE), "nl") + "\n")
    assert signal.getsignal(number) is before
    if sys.platform != "win32":
        assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    ran = survey(run, *COUNT)
    assert (ran.status, ran.out) == (0, whole.out.replace("whole.tsv", DEFAULT_FILE))


@pytest.mark.skipif(sys.platform == "win32", reason="a console's processes are stopped otherwise")
def test_ctrl_c_is_answered_by_one_process_alone(tmp_path: Path) -> None:
    count = ["--count", "5000", "--jobs", "2", "--lang", "en"]
    with subprocess.Popen(
        [*PROGRAM, "survey", *count],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(tmp_path),
        start_new_session=True,
    ) as program:
        assert program.stderr is not None
        # The workers begin to start when this was said.
        begun = os.read(program.stderr.fileno(), 4096)
        os.killpg(program.pid, signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert (program.returncode, out) == (130, b"")
    said = [begins(5000), say("survey-stopped", file=DEFAULT_FILE)]
    assert (begun + err).decode("utf-8") == lines(said)


# ------------------------------------------------------------------------------ what is wrong


def refused(fault: Announcement, run: Runner, *arguments: str) -> None:
    assert survey(run, *arguments) == told(fault)
    assert survey(run, *arguments, "--lang", "it") == told(fault, "it")


@pytest.mark.parametrize(
    ("option", "least", "most"),
    [("--count", 1, 1_000_000), ("--first", 0, DEAL_NUMBERS - 1), ("--jobs", 1, 61)],
)
def test_numbers_that_cannot_be(option: str, least: int, most: int, run: Runner) -> None:
    for value in ("", "many", "1.5", "1_0", "+1", " 1", "٣", "9" * 5000, least - 1, most + 1):
        fault = say("usage-bad-number", option=option, value=str(value), least=least, most=most)
        with pytest.raises(BadInputError) as caught:
            parse(["survey", f"{option}={value}"])
        assert caught.value.announcement == fault
    refused(fault, run, option, str(most + 1))
    for number in (least, most):
        _, options = parse(["survey", option, f"0{number}"])
        assert vars(options)[option.removeprefix("--")] == number


def test_deals_beyond_the_last(run: Runner) -> None:
    last = str(DEAL_NUMBERS - 2)
    fault = say("usage-bad-number", option="--count", value="3", least=1, most=2)
    refused(fault, run, "--first", last, "--count", "3")
    assert survey(run, "--first", last, "--count", "2").status == 0
    assert read_results(Path(DEFAULT_FILE))[-1].code == "GO1-E-ZZZZZZZ"


def test_what_belongs_to_games_alone_is_refused(run: Runner) -> None:
    for option in ("--match", "--stock-bonus", "--line", "GO1-E-AAAAAAB"):
        assert survey(run, option).err.startswith(f"There is no option {option} here.")


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("dear diary", say("survey-other-file", file="file")),
        (f"{HEAD}\nGO1-E-AAAAAAA\tyes\t9\t0\n", say("survey-bad-line", file="file", line=2)),
        (f"{HEAD}\nGO1-E-AAAAAAA\t1\t9\t0\n\n", say("survey-bad-line", file="file", line=3)),
    ],
)
def test_files_of_something_else(content: str, fault: Announcement, run: Runner) -> None:
    file = Path("file")
    file.write_text(content, "utf-8")
    refused(fault, run, "--results", "file")
    assert file.read_text("utf-8") == content


def test_files_that_cannot_be_written(run: Runner) -> None:
    for file in (str(run.folder), "none/file", os.devnull, ""):
        refused(say("file-unwritable", file=str(Path(file))), run, "--results", file)


@pytest.mark.skipif(sys.platform == "win32", reason="no such limits there")
def test_a_disk_that_is_full(run: Runner) -> None:
    import resource

    run.monkeypatch.setattr(counting, "solve", lambda _state: Verdict(False, 0, 35, ()))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, limits[1]))
    try:
        ran = survey(run)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.endswith("\n" + text(say("file-unwritable", file=DEFAULT_FILE)) + "\n")
    assert len(read_results(Path(DEFAULT_FILE))) > 100
    assert survey(run).status == 0
