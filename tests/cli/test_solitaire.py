"""``golf-access solitaire`` and ``golf-access``: which game begins, and what is written of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from golf_access.announce.announcer import Announcement, say
from golf_access.announce.messages import LANGUAGES
from golf_access.cli.options import RULES
from golf_access.commands import Mode
from tests.cli.conftest import Ran, Runner, told
from tests.engine.laying import reference_actions

REFERENCE = "GO1-E-AAAAAAB"
OPENING = ["game-begins", "counts", "free-cards", "press-for-help"]


def code_of(ran: Ran) -> object:
    """Return the code that the key T tells."""
    return ran.args_of("status")["code"]


def parts_of(ran: Ran) -> tuple[list[str], list[object]]:
    """Return the message ids and the keys that led to them."""
    return ran.ids, [entry["key"] for entry in ran.transcript]


# ----------------------------------------------------------------------------------- the game


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_documented_example(language: str, run: Runner) -> None:
    ran = run.play("--code", REFERENCE, "--lang", language, lines="draw\n5\n2\ne\n")
    ids, keys = parts_of(ran)
    assert ids == [*OPENING, "drawn", "removed", "removed", "counts", "goodbye"]
    assert keys == [None] * 4 + ["draw", "5", "2", "e", None]
    opening, first, *_ = (entry["args"] for entry in ran.transcript)
    assert opening == {"rule": {"id": "rule-easy", "args": {}}, "code": REFERENCE}
    assert first == {"stock": 16, "left": 35, "top": "AC"}
    assert [entry["args"] for entry in ran.transcript[4:]] == [
        {"card": "8S", "stock": 15},
        {"card": "9C", "column": 5, "uncovered": "8H", "below": 3},
        {"card": "8C", "column": 2, "uncovered": "2C", "below": 3},
        {"stock": 15, "left": 33, "top": "8C"},
        {},
    ]
    for entry in ran.transcript:
        assert list(entry) == ["id", "args", "text", "braille", "language", "key"]
        assert entry["language"] == language
        assert entry["text"]
        assert entry["braille"]
        assert len(entry["braille"]) <= 40
    # The same is written to the terminal, each text from the beginning of a line.
    written = f"\n{ran.out}"
    assert written.endswith("\n")
    for entry in ran.transcript:
        assert f"\n{entry['text'][:40].rsplit(' ', 1)[0]}" in written


def test_a_whole_game_is_won(run: Runner) -> None:
    lines = "".join(f"{getattr(action, 'column', 'space')}\n" for action in reference_actions())
    ran = run.play("--code", f" {REFERENCE.lower()} ", lines=f"{lines}q\n")
    assert ran.args_of("ended-won")["score"] == 350
    assert ran.ids[-2:] == ["offer-new-game", "goodbye"]


def test_the_menu_begins_and_ends(run: Runner) -> None:
    ran = run(lines="")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("\n")
    path = run.folder / "menu.jsonl"
    assert run("--transcript", str(path), lines=f"{REFERENCE}\nt\n").status == 0
    assert '"id": "status"' in path.read_text("utf-8")


def test_a_game_without_a_code_is_of_the_usual_rules(run: Runner) -> None:
    assert str(code_of(run.play(lines="t\n"))).startswith("GO1-E-")
    run.write_settings('rule_set = "classic"')
    assert str(code_of(run.play(lines="t\n"))).startswith("GO1-C-")
    assert str(code_of(run.play("--rules", "strict", lines="t\n"))).startswith("GO1-S-")
    assert code_of(run.play("--code", REFERENCE, lines="t\n")) == REFERENCE


def test_every_deal_is_another(run: Runner) -> None:
    assert len({code_of(run.play(lines="t\n")) for _ in range(3)}) > 1


# ----------------------------------------------------------------------------- rules, variants

CASES = [
    ("GO1-S-AAAAAAC", ["--king-ace"], "GO1-S-AAAAAAC-K"),
    ("GO1-C-AAAAAAC", ["--king-ace"], "GO1-C-AAAAAAC-K"),
    ("GO1-E-AAAAAAC", ["--king-ace"], "GO1-E-AAAAAAC"),
    ("GO1-S-AAAAAAC", ["--queen-on-king"], "GO1-S-AAAAAAC-Q"),
    ("GO1-S-AAAAAAC", ["--draw", "any-time"], "GO1-S-AAAAAAC-D"),
    ("GO1-E-AAAAAAC", ["--draw", "when-stuck"], "GO1-E-AAAAAAC-B"),
    ("GO1-E-AAAAAAC-B", ["--draw", "any-time"], "GO1-E-AAAAAAC"),
    ("GO1-E-AAAAAAC", ["--jokers", "1"], "GO1-E-AAAAAAC-J1"),
    ("GO1-E-AAAAAAC-J1", ["--jokers", "2"], "GO1-E-AAAAAAC-J2"),
    ("GO1-E-AAAAAAC-J1", ["--jokers", "0"], "GO1-E-AAAAAAC"),
    ("GO1-E-AAAAAAC", ["--empty-waste"], "GO1-E-AAAAAAC-W"),
    ("GO1-E-AAAAAAC", ["--match"], "GO1-E-AAAAAAC-M"),
    ("GO1-E-AAAAAAC-M", ["--stock-bonus"], "GO1-E-AAAAAAC-M"),
    ("GO1-E-AAAAAAC", ["--rules", "strict"], "GO1-S-AAAAAAC"),
    ("GO1-E-AAAAAAC", ["--rules", "easy"], "GO1-E-AAAAAAC"),
    ("GO1-E-AAAAAAC-J2-W-M", ["--rules", "classic"], "GO1-C-AAAAAAC-J2-W-M"),
    ("GO1-S-AAAAAAC-Q-K-D", ["--rules", "strict"], "GO1-S-AAAAAAC-Q-K-D"),
    ("GO1-S-AAAAAAC-K-W", ["--rules", "classic"], "GO1-C-AAAAAAC-K-W"),
    ("GO1-E-AAAAAAC-B-J1", ["--rules", "strict"], "GO1-S-AAAAAAC-J1"),
    (
        "GO1-C-AAAAAAC-J1",
        ["--rules", "strict", "--king-ace", "--queen-on-king", "--match"],
        "GO1-S-AAAAAAC-Q-K-J1-M",
    ),
]


@pytest.mark.parametrize(("code", "options", "expected"), CASES)
def test_rules_and_variants(code: str, options: list[str], expected: str, run: Runner) -> None:
    assert code_of(run.play("--code", code, *options, lines="t\n")) == expected


def test_every_option_of_the_rules_is_tried() -> None:
    tried = {word for _, options, _ in CASES for word in options}
    for option in RULES:
        assert option.flag in tried
        assert tried.issuperset(option.choices)


def test_the_stock_bonus_is_in_the_rules_in_force(run: Runner) -> None:
    assert "rules-stock-bonus" in run.play("--match", "--stock-bonus", lines="y\n").ids
    assert "rules-stock-bonus" not in run.play("--match", lines="y\n").ids


# ------------------------------------------------------------------------------ a deal's file


def deal_file(run: Runner, code: str = REFERENCE) -> Path:
    path = run.folder / "deal.txt"
    path.write_text(run("deal", code).out, "utf-8")
    return path


def test_the_cards_of_a_file_are_played(run: Runner) -> None:
    path = deal_file(run)
    ran = run.play("--deal", str(path), lines="t\ndraw\n5\n2\ne\n")
    opening = ["deal-begins", *OPENING[1:], "status-own-deal"]
    assert ran.ids == [*opening, "drawn", "removed", "removed", "counts", "goodbye"]
    assert ran.transcript[-2]["args"] == {"stock": 15, "left": 33, "top": "8C"}
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    again = run.play("--deal", str(path), lines="t\ndraw\n5\n2\ne\n")
    assert again.transcript == ran.transcript


def test_rules_go_with_a_file(run: Runner) -> None:
    path = str(deal_file(run, "GO1-E-AAAAAAC-J2"))
    ran = run.play("--deal", path, "--rules", "strict", "--empty-waste", lines="y\ne\n")
    assert {"rules-nothing-on-king", "rules-draw-when-stuck", "rules-empty-waste"} <= set(ran.ids)
    assert ran.args_of("rules-jokers") == {"jokers": 2}
    assert ran.transcript[-2]["args"] == {"stock": 19, "left": 35}
    run.play("--deal", path, "--jokers", "2")


# ------------------------------------------------------------------------------ what is wrong


def refused(announcement: Announcement, run: Runner, *arguments: str) -> None:
    assert run("solitaire", *arguments) == told(announcement)
    assert run("solitaire", *arguments, "--lang", "it") == told(announcement, "it")


def test_bad_codes(run: Runner) -> None:
    for code, fault in (
        ("", say("code-empty")),
        ("GO1-X-AAAAAAB", say("code-unknown-rule", rule="X")),
        ("GO1-E-AAAAAAB-W-J1", say("code-variant-order", first="J1", second="W")),
    ):
        refused(fault, run, "--code", code)
        assert run("deal", code) == told(fault)


def test_options_that_exclude_each_other(run: Runner) -> None:
    path = str(deal_file(run))
    both = say("usage-exclusive", first="--code", second="--deal")
    refused(both, run, "--code", REFERENCE, "--deal", path)
    match = say("usage-exclusive", first="--deal", second="--match")
    refused(match, run, "--deal", path, "--match")
    needs = say("usage-needs", option="--stock-bonus", other="--match")
    refused(needs, run, "--stock-bonus")
    refused(needs, run, "--code", REFERENCE, "--stock-bonus")
    jokers = say("usage-jokers-in-file", file=path, jokers=0)
    refused(jokers, run, "--deal", path, "--jokers", "1")


def test_deal_files_that_cannot_be_used(run: Runner) -> None:
    path = deal_file(run)
    good = path.read_text("utf-8")
    for content, problem in (
        ("", say("deal-empty")),
        (good.replace("6C", "6X"), say("deal-bad-card", line=3, word="6X")),
        (good.rsplit("\n", 2)[0], say("deal-column-count", count=6, columns=7)),
    ):
        path.write_text(content, "utf-8")
        refused(say("deal-file", file=str(path), problem=problem), run, "--deal", str(path))
    path.write_bytes(b"6C \xff")
    for file in (str(path), str(run.folder), str(run.folder / "nothing.txt"), ""):
        refused(say("file-unreadable", file=file), run, "--deal", file)


def test_a_transcript_that_cannot_be_written(run: Runner) -> None:
    for file in (str(run.folder), str(run.folder / "no folder" / "file"), ""):
        refused(say("file-unwritable", file=file), run, "--transcript", file)


def test_keymaps(run: Runner) -> None:
    folder = run.home / "keymaps"
    folder.mkdir(parents=True)
    sections = "".join(f"[{mode}]\n" for mode in Mode)
    mine = sections.replace("[solitaire]\n", '[solitaire]\nz = "draw"\n')
    (folder / "mine.toml").write_text(mine)
    (folder / "bad.toml").write_text(f"{sections}[golf]\n")
    ran = run.play("--keymap", "mine", "--code", REFERENCE, lines="z\n")
    assert ran.ids == [*OPENING, "drawn", "goodbye"]
    known = "bad, default, mine"
    for name in ("none", ""):
        fault = say("keymap-no-such-keymap", file=f"{name}.toml", name=name, known=known)
        refused(fault, run, "--keymap", name)
    path = str(folder / "bad.toml")
    unknown = say("keymap-unknown-section", file=path, section="golf", known=", ".join(Mode))
    refused(unknown, run, "--keymap", "bad")


def test_an_output_that_there_is_not(run: Runner) -> None:
    run.monkeypatch.setenv("GOLF_ACCESS_OUTPUT", "braille")
    transcript = run.folder / "transcript.jsonl"
    fault = say(
        "usage-bad-value",
        option="GOLF_ACCESS_OUTPUT",
        value="braille",
        known="auto, terminal, reader, voice, off",
    )
    refused(fault, run, "--transcript", str(transcript))
    assert not transcript.exists()
    run.play("--output", "terminal")
