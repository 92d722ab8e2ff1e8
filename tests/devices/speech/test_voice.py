"""The voice: what waits, what is cut, what is kept; and who speaks when the speaker fails."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator

import pytest

from golf_access.devices import voice
from golf_access.devices.speech import chain
from golf_access.devices.speech.base import Fault, Problem, Reason, VoiceSettings
from golf_access.devices.voice import BrailleSink, VoiceSink, in_cells
from golf_access.utterance import Priority, Utterance
from tests.devices.said import said
from tests.devices.speech.acting import SECONDS, Actor, refusing

HANG_SECONDS = 0.05
"""The time limit where a test wants an adapter to be given up."""

Open = Callable[..., VoiceSink]


def answer(text: str, language: str = "en") -> Utterance:
    """Return what a key led to."""
    return said(text, cause="d", language=language)


def event(text: str) -> Utterance:
    """Return what came without a key."""
    return said(text, Priority.EVENT)


def important(text: str, cause: str | None = None) -> Utterance:
    return said(text, Priority.IMPORTANT, cause=cause)


@pytest.fixture
def faults() -> queue.Queue[Fault]:
    return queue.Queue()


@pytest.fixture
def open_voice(faults: queue.Queue[Fault], monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Opens a voice on actors. At the end it isn't waited for what they leave unsaid."""
    opened: list[tuple[VoiceSink, tuple[Actor, ...]]] = []

    def open_on(*actors: Actor, limit: float = SECONDS, **options: object) -> VoiceSink:
        sink = VoiceSink(
            [actor.entry() for actor in actors],
            faults.put,
            limit=limit,
            **options,  # type: ignore[arg-type]
        )
        opened.append((sink, actors))
        return sink

    yield open_on
    monkeypatch.setattr(voice, "LAST_WORDS_SECONDS", 0.0)
    for sink, actors in opened:
        for actor in actors:
            actor.faults.clear()
            actor.let_go.set()
        sink.close()
        sink._thread.join(SECONDS)
        assert not sink._thread.is_alive()


def test_texts_are_said_in_order_each_after_the_end_of_the_last(open_voice: Open) -> None:
    actor = Actor()
    sink = open_voice(actor)
    sink.emit([answer("one"), answer("two")])
    sink.emit([event("three")])
    for text in ("one", "two", "three"):
        assert actor.next() == ("speak", text)
        assert actor.asked.empty()
        actor.finish()


def test_a_reader_is_given_texts_as_they_come(open_voice: Open) -> None:
    actor = Actor(tells_end=False)
    open_voice(actor).emit([answer("one"), answer("two"), event("three")])
    assert [actor.next()[1] for _ in range(3)] == ["one", "two", "three"]


@pytest.mark.parametrize("tells_end", [True, False])
def test_a_key_cuts_and_drops_what_waits(tells_end: bool, open_voice: Open) -> None:
    actor = Actor(tells_end=tells_end)
    sink = open_voice(actor)
    sink.emit([answer("one")])
    assert actor.next() == ("speak", "one")
    if tells_end:
        sink.emit([event("dropped")])
    sink.emit([answer("two")])
    assert actor.next() == ("cancel", "")
    assert actor.next() == ("speak", "two")


def test_what_came_without_a_key_cuts_nothing(open_voice: Open) -> None:
    actor = Actor()
    sink = open_voice(actor)
    sink.emit([answer("one")])
    assert actor.next() == ("speak", "one")
    sink.emit([said("an answer that took its time"), event("two")])
    sink.emit([important("three")])
    for text in ("an answer that took its time", "two", "three"):
        actor.finish()
        assert actor.next() == ("speak", text)


def test_nothing_is_silenced_where_nothing_speaks(open_voice: Open) -> None:
    actor = Actor()
    sink = open_voice(actor)
    sink.emit([answer("one")])
    assert actor.next() == ("speak", "one")
    actor.finish()
    sink.emit([answer("two")])
    assert actor.next() == ("speak", "two")


def test_an_important_text_is_not_dropped_but_said_before_the_answer(open_voice: Open) -> None:
    actor = Actor()
    sink = open_voice(actor)
    sink.emit([answer("one"), important("the end", "d"), answer("dropped")])
    assert actor.next() == ("speak", "one")
    sink.emit([answer("two")])
    assert actor.next() == ("cancel", "")
    assert actor.next() == ("speak", "the end")
    sink.emit([answer("three")])
    actor.finish()
    assert actor.next() == ("speak", "three")


def test_a_reader_is_not_silenced_as_long_as_it_says_what_is_important(
    open_voice: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = Actor(tells_end=False)
    sink = open_voice(actor)
    sink.emit([important("the end", "d")])
    assert actor.next() == ("speak", "the end")
    sink.emit([answer("one")])
    assert actor.next() == ("speak", "one")
    monkeypatch.setattr(voice, "LETTER_SECONDS", 0.0)
    sink._uncut_until = 0.0
    sink.emit([answer("two")])
    assert actor.next() == ("cancel", "")
    assert actor.next() == ("speak", "two")


def test_the_end_of_what_was_cut_is_not_taken_for_the_end_of_what_speaks(open_voice: Open) -> None:
    actor = Actor()
    sink = open_voice(actor)
    sink.emit([answer("one")])
    actor.next()
    cut = actor._ended
    assert cut is not None
    sink.emit([answer("two"), answer("three")])
    assert actor.next() == ("cancel", "")
    assert actor.next() == ("speak", "two")
    cut(None)
    cut(Problem(Reason.ENDED))
    sink.emit([event("four")])
    assert actor.asked.empty()
    actor.finish()
    assert actor.next() == ("speak", "three")


def test_a_text_carries_its_language_and_the_settings_of_now(open_voice: Open) -> None:
    actor = Actor()
    sink = open_voice(actor, settings=VoiceSettings(rate=20))
    sink.emit([answer("unu", language="ro")])
    actor.next()
    sink.change(VoiceSettings(rate=40))
    sink.emit([answer("twee", language="nl")])
    assert actor.next() == ("cancel", "")
    actor.next()
    assert [(one.language, one.settings.rate) for one in actor.heard] == [("ro", 20), ("nl", 40)]


# ------------------------------------------------------------------------------- failures


def test_what_was_refused_is_said_by_the_next_and_told_once(
    open_voice: Open, faults: queue.Queue[Fault]
) -> None:
    first, second = Actor("first"), Actor("second")
    sink = open_voice(first, second)
    sink.emit([answer("one"), answer("two"), answer("three")])
    assert first.next() == ("speak", "one")
    first.faults["speak"] = refusing()
    first.finish()
    for text in ("two", "three"):
        assert second.next() == ("speak", text)
        second.finish()
    assert faults.get(timeout=SECONDS) == Fault(
        "first", Problem(Reason.REFUSED, {"code": 5}), "second"
    )
    assert first.closed.wait(SECONDS)
    sink.emit([answer("four")])
    assert second.next() == ("speak", "four")
    assert first.asked.empty()
    assert faults.empty()


@pytest.mark.parametrize("unheard", [True, False])
def test_what_ends_early_is_said_again_only_if_nothing_was_heard(
    unheard: bool, open_voice: Open, faults: queue.Queue[Fault]
) -> None:
    first, second = Actor("first"), Actor("second")
    open_voice(first, second).emit([answer("one"), answer("two")])
    first.next()
    first.finish(Problem(Reason.ENDED, unheard=unheard))
    if unheard:
        assert second.next() == ("speak", "one")
        second.finish()
    assert second.next() == ("speak", "two")
    assert faults.get(timeout=SECONDS).successor == "second"


@pytest.mark.parametrize("what", ["make", "available", "speak"])
def test_what_hangs_is_given_up_and_silenced_should_it_come_back(
    what: str, open_voice: Open, faults: queue.Queue[Fault]
) -> None:
    first, second = Actor("first", hangs={what}), Actor("second")
    sink = open_voice(first, second, limit=HANG_SECONDS)
    sink.emit([answer("one")])
    assert second.next() == ("speak", "one")
    fault = faults.get(timeout=SECONDS)
    assert (fault.adapter, fault.problem.reason) == ("first", Reason.HUNG)
    first.let_go.set()
    if what == "speak":
        assert first.next() == ("speak", "one")
    assert first.next() == ("cancel", "")
    assert first.closed.wait(SECONDS)


def test_what_hangs_when_it_is_to_be_silent_is_left(
    open_voice: Open, faults: queue.Queue[Fault]
) -> None:
    first, second = Actor("first", hangs={"cancel"}), Actor("second")
    sink = open_voice(first, second, limit=HANG_SECONDS)
    sink.emit([answer("one")])
    assert first.next() == ("speak", "one")
    sink.emit([answer("two")])
    assert second.next() == ("speak", "two")
    assert faults.get(timeout=SECONDS).problem.reason is Reason.HUNG


def test_what_dies_while_it_speaks_is_noticed_without_a_key(
    open_voice: Open, faults: queue.Queue[Fault], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice, "CHECK_SECONDS", 0.01)
    first, second = Actor("first"), Actor("second")
    sink = open_voice(first, second)
    sink.emit([answer("one"), answer("two")])
    assert first.next() == ("speak", "one")
    first.problem = Problem(Reason.NOT_RUNNING)
    assert second.next() == ("speak", "two")
    assert faults.get(timeout=SECONDS).problem.reason is Reason.NOT_RUNNING


def test_a_text_that_never_ends_is_given_up(
    open_voice: Open, faults: queue.Queue[Fault], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice, "CHECK_SECONDS", 0.01)
    monkeypatch.setattr(voice, "OVERDUE_SECONDS", 0.0)
    monkeypatch.setattr(voice, "LETTER_SECONDS", 0.0)
    first, second = Actor("first"), Actor("second", tells_end=False)
    open_voice(first, second).emit([answer("one"), answer("two")])
    assert first.next() == ("speak", "one")
    assert second.next() == ("speak", "two")
    assert faults.get(timeout=SECONDS).problem.reason is Reason.HUNG


def test_what_is_lost_between_two_texts_is_told_at_once(
    open_voice: Open, faults: queue.Queue[Fault]
) -> None:
    first, second = Actor("first"), Actor("second")
    sink = open_voice(first, second)
    sink.emit([answer("one")])
    first.next()
    first.finish()
    first.lose(Problem(Reason.ENDED))
    assert faults.get(timeout=SECONDS) == Fault("first", Problem(Reason.ENDED), "second")
    sink.emit([answer("two")])
    assert second.next() == ("speak", "two")


def test_what_just_is_not_there_is_passed_over_without_a_word(
    open_voice: Open, faults: queue.Queue[Fault]
) -> None:
    first = Actor("first", problem=Problem(Reason.NOT_RUNNING))
    second = Actor("second")
    open_voice(first, second).emit([answer("one")])
    assert second.next() == ("speak", "one")
    assert faults.empty()


def test_what_the_player_wanted_is_told_when_it_is_not_there(
    open_voice: Open, faults: queue.Queue[Fault]
) -> None:
    first = Actor("first", problem=Problem(Reason.NOT_RUNNING))
    second = Actor("second")
    open_voice(first, second, wanted="first").emit([answer("one")])
    assert second.next() == ("speak", "one")
    assert faults.get(timeout=SECONDS) == Fault("first", Problem(Reason.NOT_RUNNING), "second")


def test_when_none_is_left_it_is_told_once_and_a_later_key_tries_again(
    open_voice: Open, faults: queue.Queue[Fault], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chain, "RETRY_SECONDS", 0.0)
    first = Actor("first", problem=Problem(Reason.PROGRAM_MISSING))
    second = Actor("second", problem=Problem(Reason.NOT_RUNNING))
    sink = open_voice(first, second)
    sink.emit([answer("one")])
    assert faults.get(timeout=SECONDS) == Fault("first", Problem(Reason.PROGRAM_MISSING), None)
    second.problem = None
    sink.emit([answer("two")])
    assert second.next() == ("speak", "two")
    assert faults.empty()


def test_an_error_that_nobody_expected_is_a_fault_like_others(
    open_voice: Open, faults: queue.Queue[Fault]
) -> None:
    first, second = Actor("first"), Actor("second")
    first.faults["speak"] = KeyError("nobody expected")  # type: ignore[assignment]
    open_voice(first, second).emit([answer("one")])
    assert second.next() == ("speak", "one")
    assert faults.get(timeout=SECONDS).problem == Problem(Reason.BROKEN, {"error": "KeyError"})


def test_leaving_a_text_returns_at_once_whatever_hangs(open_voice: Open) -> None:
    first = Actor("first", hangs={"make"})
    sink = open_voice(first)
    for text in ("one", "two", "three"):
        sink.emit([answer(text)])
    # Only now does what hung go on.
    assert first.asked.empty()
    first.let_go.set()
    while first.next() != ("speak", "three"):
        continue


# --------------------------------------------------------------------------------- the end


def test_the_last_words_are_said_to_their_end(open_voice: Open) -> None:
    actor = Actor()
    sink = open_voice(actor)
    sink.emit([answer("one"), answer("goodbye")])
    closing = threading.Thread(target=sink.close)
    closing.start()
    for text in ("one", "goodbye"):
        assert actor.next() == ("speak", text)
        assert closing.is_alive()
        actor.finish()
    closing.join(SECONDS)
    assert not closing.is_alive()
    assert actor.closed.is_set()


def test_the_end_does_not_wait_for_ever(open_voice: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    actor = Actor()
    sink = open_voice(actor)
    sink.emit([answer("goodbye")])
    assert actor.next() == ("speak", "goodbye")
    monkeypatch.setattr(voice, "LAST_WORDS_SECONDS", 0.0)
    sink.close()
    assert actor.next() == ("cancel", "")


def test_without_a_word_nothing_is_started(open_voice: Open) -> None:
    actor = Actor()
    open_voice(actor).close()
    assert actor.made == 0


# --------------------------------------------------------------------------------- braille


def test_a_reader_shows_the_short_form_beside_what_it_says(open_voice: Open) -> None:
    actor = Actor(tells_end=False, brailles=True)
    sink = open_voice(actor, brailles=True)
    assert sink.cells == (40,)
    sink.emit([answer("one")])
    assert [actor.next(), actor.next()] == [("speak", "one"), ("braille", "one")]
    sink.emit([event("two")])
    assert [actor.next(), actor.next()] == [("speak", "two"), ("braille", "one  two")]
    sink.emit([answer("three")])
    assert [actor.next() for _ in range(3)] == [
        ("cancel", ""),
        ("speak", "three"),
        ("braille", "three"),
    ]


def test_a_text_that_was_said_is_not_said_again_when_it_can_not_be_shown(
    open_voice: Open, faults: queue.Queue[Fault]
) -> None:
    first = Actor("first", tells_end=False, brailles=True)
    second = Actor("second", tells_end=False)
    first.faults["braille"] = refusing()
    sink = open_voice(first, second, brailles=True)
    sink.emit([answer("one")])
    assert faults.get(timeout=SECONDS).adapter == "first"
    sink.emit([event("two")])
    assert second.next() == ("speak", "two")


def test_a_display_shows_what_the_last_key_led_to(faults: queue.Queue[Fault]) -> None:
    actor = Actor(brailles=True)
    sink = BrailleSink(actor.entry(), faults.put, limit=SECONDS)
    sink.emit([answer("one")])
    assert actor.next() == ("braille", "one")
    sink.emit([event("two")])
    assert actor.next() == ("braille", "one  two")
    sink.emit([answer("three")])
    assert actor.next() == ("braille", "three")
    sink.close()
    assert actor.closed.is_set()
    assert faults.empty()


@pytest.mark.parametrize("wanted", [True, False])
def test_a_display_that_is_not_there_is_told_to_who_wants_one(
    wanted: bool, faults: queue.Queue[Fault]
) -> None:
    actor = Actor(brailles=True, problem=Problem(Reason.NO_DISPLAY))
    sink = BrailleSink(actor.entry(), faults.put, wanted=wanted, limit=SECONDS)
    sink.emit([answer("one")])
    sink.close()
    assert faults.qsize() == int(wanted)


def test_a_display_that_hangs_is_told_once(faults: queue.Queue[Fault]) -> None:
    actor = Actor(brailles=True)
    sink = BrailleSink(actor.entry(), faults.put, wanted=False, limit=HANG_SECONDS)
    sink.emit([answer("one")])
    assert actor.next() == ("braille", "one")
    actor.hangs.add("braille")
    sink.emit([answer("two")])
    sink.emit([event("three")])
    assert faults.get(timeout=SECONDS).problem.reason is Reason.HUNG
    actor.let_go.set()
    sink.close()
    assert faults.empty()


def test_of_what_does_not_fit_the_important_and_the_newest_is_shown() -> None:
    texts = [answer("a" * 12), important("b" * 10), answer("c" * 9), event("d" * 7)]
    assert in_cells(texts, 20) == "b" * 10 + "  " + "d" * 7
    assert in_cells(texts[2:], 20) == "c" * 9 + "  " + "d" * 7
    assert in_cells(texts[:1], 20) == "a" * 12
    assert in_cells(texts, 80) == "  ".join(("a" * 12, "b" * 10, "c" * 9, "d" * 7))


def test_the_close_of_what_was_left_is_not_waited_for(open_voice: Open) -> None:
    first, second = Actor("first", hangs={"close"}), Actor("second")
    first.faults["speak"] = refusing()
    open_voice(first, second).emit([answer("one")])
    assert second.next() == ("speak", "one")
    assert not first.closed.is_set()
    first.let_go.set()
    assert first.closed.wait(SECONDS)


def test_the_voices_of_what_speaks(open_voice: Open) -> None:
    told: queue.Queue[tuple[str, ...]] = queue.Queue()
    actor = Actor("first")
    sink = open_voice(actor)
    sink.ask_voices("ro", told.put)
    assert told.get(timeout=SECONDS) == ()
    sink.emit([answer("one")])
    assert actor.next() == ("speak", "one")
    sink.ask_voices("ro", told.put)
    assert told.get(timeout=SECONDS) == ("first ro",)


def test_left_for_another_it_is_silent_and_tells_nothing(
    open_voice: Open, faults: queue.Queue[Fault]
) -> None:
    actor = Actor(faults={"cancel": refusing()})
    sink = open_voice(actor, Actor("second"))
    sink.emit([important("cut"), event("never said")])
    assert actor.next() == ("speak", "cut")
    sink.leave()
    assert actor.closed.wait(SECONDS)
    assert actor.asked.empty()
    assert faults.empty()


@pytest.mark.parametrize("tells_end", [True, False])
def test_left_for_another_it_is_cut(tells_end: bool, open_voice: Open) -> None:
    actor = Actor(tells_end=tells_end)
    sink = open_voice(actor)
    sink.emit([important("cut")])
    assert actor.next() == ("speak", "cut")
    sink.leave()
    assert actor.next() == ("cancel", "")
    assert actor.closed.wait(SECONDS)
