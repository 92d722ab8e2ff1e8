"""From announcements to utterances: forms and their fallbacks, lists, choices, plain arguments."""

from __future__ import annotations

from pathlib import Path

import pytest

from golf_access.announce.announcer import Announcement, fault, say
from golf_access.announce.messages import Language, MessageError, Verbosity, plain
from golf_access.engine.cards import JOKER, Rank, parse_card
from golf_access.engine.codes import CodeError, CodeFault
from golf_access.engine.dealtext import DealFault, DealTextError
from golf_access.utterance import CELLS, Priority
from tests.announce.catalogue import FOLDERS, language

QUEEN = parse_card("QH")
NINE = parse_card("9C")


@pytest.fixture
def words(tmp_path: Path) -> Language:
    """A language of two files, made for these tests."""
    (tmp_path / "one.ftl").write_text(
        """### A file.
# A message with all forms.
all = full { $x }
    .short = short { $x }
    .terse = terse { $x }
    .braille20 = b20 { $x }
    .braille = b40 { $x }
    .braille80 = b80 { $x }
short-only = full form
    .short = short form
    .braille = { $x ->
        [one] one cell
       *[other] { $x } cells
    }
plain = a sentence that is said, whole and unchanged, on all displays
part = { $n ->
        [one] one
       *[other] { $n }

    } of it
refers = { -name } and { other }, { other.attribute }
-name = Termly
long-word = abcdefghijklmnopqrstuvwxyz
within = [{ $inner }] { $list }
list-of-words = { $head }, { $tail }
list-of-phrases = { $head }; { $tail }
list-of-choices = { $head } or { $tail }
""",
        "utf-8",
    )
    (tmp_path / "two.ftl").write_text(
        "# Elsewhere.\nother = otherwise\n    .attribute = by attribute\nbroken = { $\n", "utf-8"
    )
    return Language("en", tmp_path)


# ----------------------------------------------------------------------------------------- forms


def test_verbosity(words: Language) -> None:
    for verbosity in Verbosity:
        assert words.text(say("all", x=1), verbosity) == f"{verbosity.value} 1"
        assert words.text(say("plain"), verbosity).startswith("a sentence")
    texts = [words.text(say("short-only", x=1), verbosity) for verbosity in Verbosity]
    assert texts == ["full form", "short form", "short form"]


def test_braille_falls_back_to_40_cells_then_to_the_sentence(words: Language) -> None:
    assert [words.braille(say("all", x=1), cells) for cells in CELLS] == ["b20 1", "b40 1", "b80 1"]
    assert {words.braille(say("short-only", x=2), cells) for cells in CELLS} == {"2 cells"}
    assert words.braille(say("plain"), 80) == words.text(say("plain"))


def test_braille_is_cut_after_the_last_word_that_fits(words: Language) -> None:
    assert words.braille(say("plain"), 40) == "a sentence that is said, whole and"
    assert words.braille(say("plain"), 20) == "a sentence that is"
    assert words.braille(say("long-word"), 20) == "abcdefghijklmnopqrst"
    exact = say("within", inner="x" * 17, list="y")
    assert words.braille(exact, 20) == f"[{'x' * 17}]"
    assert len(words.braille(say("within", inner="x" * 16, list="y"), 20)) == 20


def test_an_announcement_inside_is_in_the_same_form(words: Language) -> None:
    outer = say("within", inner=say("all", x=1), list=(say("all", x=2), say("all", x=3)))
    assert words.text(outer) == "[full 1] full 2, full 3"
    assert words.text(outer, Verbosity.TERSE) == "[terse 1] terse 2, terse 3"
    assert [words.braille(outer, cells) for cells in CELLS] == [
        "[b20 1] b20 2 b20 3",
        "[b40 1] b40 2 b40 3",
        "[b80 1] b80 2 b80 3",
    ]


def test_an_utterance_carries_all_that_sinks_need() -> None:
    announcement = say("waste", Priority.EVENT, top=QUEEN)
    said = language("it").render(announcement, cells=(40,), cause="d")
    assert said.id == "waste"
    assert said.args == {"top": "QH"}
    assert said.braille == {40: "dc"}
    assert (said.language, said.priority, said.cause) == ("it", Priority.EVENT, "d")
    assert said.text == language("it").text(announcement)
    assert set(language("it").render(announcement).braille) == set(CELLS)


@pytest.mark.parametrize("code", FOLDERS)
def test_a_repeat_is_varied_with_its_count(code: str) -> None:
    announcement = say("waste", top=QUEEN)
    texts = [language(code).render(announcement, repeats=repeats).text for repeats in range(4)]
    assert len(set(texts)) == 4
    assert all(texts[0] in text for text in texts)
    assert "3" in texts[2]
    assert "4" in texts[3]
    brailles = [language(code).render(announcement, repeats=number).braille for number in (0, 1)]
    assert brailles[0] == brailles[1]


# ------------------------------------------------------------------------------ lists and choices


def test_lists() -> None:
    english = language("en")

    def listed(*cards: str) -> str:
        return english.text(say("column", column=1, cards=tuple(map(parse_card, cards))))

    assert listed("8S") == "Column 1: 8 of spades."
    assert listed("8S", "JK") == "Column 1: 8 of spades, joker."
    assert listed("8S", "JK", "AC") == "Column 1: 8 of spades, joker, ace of clubs."


def test_items_with_commas_are_told_apart() -> None:
    places = (
        say("card-in-column", card=NINE, column=5),
        say("card-in-column", card=QUEEN, column=1),
    )
    text = language("en").text(say("playable", places=places))
    assert text == "Playable: 9 of clubs, column 5; queen of hearts, column 1."
    assert language("en").braille(say("playable", places=places), 40) == "9c:5 qh:1"


def test_a_list_without_items_is_nothing(words: Language) -> None:
    assert words.text(say("within", inner="x", list=())) == "[x] "
    assert words.braille(say("within", inner="x", list=()), 40) == "[x] "


@pytest.mark.parametrize(
    ("ranks", "text", "braille"),
    [
        ({Rank.EIGHT}, "8", "8"),
        ({Rank.TEN, Rank.EIGHT}, "8 or 10", "8/x"),
        ({Rank.KING, Rank.TWO, Rank.ACE}, "ace, 2 or king", "a/2/k"),
    ],
)
def test_choices_are_in_the_order_of_ranks(ranks: set[Rank], text: str, braille: str) -> None:
    refusal = say("refused-not-adjacent", card=NINE, top=QUEEN, fits=frozenset(ranks))
    assert language("en").text(refusal).endswith(f"one higher or lower, {text}.")
    assert language("en").braille(refusal, 40) == f"qh: no 9c, {braille}"


# ----------------------------------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("code", "card", "name", "braille"),
    [
        ("it", "QH", "regina di cuori", "dc"),
        ("ro", "QH", "damă de cupă", "dc"),
        ("nl", "QH", "harten vrouw", "vt"),
        ("en", "QH", "queen of hearts", "qh"),
        ("en", "TD", "10 of diamonds", "xd"),
        ("it", "JK", "jolly", "jk"),
    ],
)
def test_names_of_cards(code: str, card: str, name: str, braille: str) -> None:
    place = say("free-place", card=parse_card(card))
    assert language(code).text(place) == name
    assert language(code).braille(place, 40) == braille


@pytest.mark.parametrize(
    ("card", "participle"), [("QH", "rimossa"), ("9C", "rimosso"), ("JK", "rimosso")]
)
def test_a_sentence_agrees_with_its_card(card: str, participle: str) -> None:
    text = language("it").text(say("removed-last", card=parse_card(card), column=3, left=4))
    assert f" {participle}." in text


def test_articles_contract_with_the_rank() -> None:
    def refused(top: str) -> str:
        fits = frozenset({Rank.NINE})
        return language("it").text(
            say("refused-not-adjacent", card=QUEEN, top=parse_card(top), fits=fits)
        )

    assert "sull'asso di fiori" in refused("AC")
    assert "sulla regina di cuori" in refused("QH")
    assert "sul 7 di picche" in refused("7S")


def test_a_rank_in_braille_is_its_letter() -> None:
    assert language("ro").rank_letter(Rank.JACK) == "v"
    assert language("ro").rank_letter(Rank.JOKER) == "jk"
    assert language("nl").braille(say("where-none", rank=Rank.QUEEN), 40).startswith("v")


# --------------------------------------------------------------------------------- plain arguments


def test_plain_arguments() -> None:
    args = say(
        "anything",
        card=parse_card("10d"),
        joker=JOKER,
        rank=Rank.TEN,
        number=7,
        text="word",
        inner=say("par-over", points=3),
        cards=(NINE, QUEEN),
        places=(say("free-place", card=NINE),),
        fits=frozenset({Rank.KING, Rank.ACE}),
    ).args
    assert plain(args) == {
        "card": "TD",
        "joker": "JK",
        "rank": "T",
        "number": 7,
        "text": "word",
        "inner": {"id": "par-over", "args": {"points": 3}},
        "cards": ["9C", "QH"],
        "places": [{"id": "free-place", "args": {"card": "9C"}}],
        "fits": ["A", "K"],
    }


def test_faults_become_messages() -> None:
    error = CodeError(CodeFault.SHORT_DEAL, deal="AB", length=2)
    assert fault("code", error) == Announcement("code-short-deal", {"deal": "AB", "length": 2})
    missing = DealTextError(DealFault.CARDS_MISSING, cards=(NINE,), count=1)
    assert language("en").text(fault("deal", missing)) == "1 card is missing: 9 of clubs."


# ------------------------------------------------------------------------------------ the entries


def test_an_entry_goes_on_over_several_lines(words: Language) -> None:
    assert words.text(say("part", n=1)) == "one of it"
    assert words.text(say("part", n=3)) == "3 of it"


def test_what_an_entry_refers_to_is_loaded_with_it(words: Language) -> None:
    assert words.text(say("refers")) == "Termly and otherwise, by attribute"


def test_ids_are_those_of_messages(words: Language) -> None:
    assert {"all", "other", "refers", "list-of-words"} <= words.ids
    assert "-name" not in words.ids
    assert "name" not in words.ids


@pytest.mark.parametrize("name", ["nowhere", "broken"])
def test_a_message_that_is_missing_or_broken_is_an_error(words: Language, name: str) -> None:
    with pytest.raises(MessageError, match=name):
        words.text(say(name))


def test_attributes(words: Language) -> None:
    assert words.attribute("other", "attribute") == "by attribute"
    assert words.attribute("other", "nothing") is None
    with pytest.raises(MessageError):
        words.attribute("nowhere", "attribute")


def test_nothing_invisible_is_put_around_arguments(words: Language) -> None:
    assert words.text(say("all", x="\u05d0")) == "full \u05d0"
    assert words.text(say("all", x=12345)) in ("full 12345", "full 12,345")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a\x1b[2Jb", "a\ufffd[2Jb"),
        ("one\r\ntwo\tthree\u2028four", "one  two three four"),
        ("a\x07b\u202ec\udcffd\u200be", "a\ufffdb\ufffdc\ufffdd\ufffde"),
        ("5\u00a0kaarten ", "5 kaarten "),
    ],
)
def test_what_cannot_be_printed_does_not_come_through(
    text: str, said: str, words: Language
) -> None:
    entered = Announcement("all", {"x": text})
    assert words.text(entered) == f"full {said}"
    assert words.braille(entered, 40) == f"b40 {said}"
