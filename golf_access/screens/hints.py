"""Help at a game of solitaire: hints, the oracle's answers, warnings, a line that is shown.

What takes time is found out beside the keys: ahead in quiet moments, else when it is asked for.
Each kind of help that was given is noted in the game's log, once a position:

- a fair hint as a fair one;
- the oracle's hint, its word whether the game can be won, and that no line wins, as its hint;
- a step of a winning line as shown;
- of the warnings each one as the oracle's hint, and one more a game in which they are on: that
  none came tells something, too.

How far a deal could have gone is told when it has ended, and is no help.
"""

from __future__ import annotations

import threading
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from golf_access.announce import hints as tell
from golf_access.announce.announcer import Announcement, say
from golf_access.commands import Command, Mode
from golf_access.engine.outcomes import Action, HelpKind, HintUsed, Phase, Remove, Shown
from golf_access.engine.views import SolitaireView
from golf_access.play.fair import FairSearch, Hint
from golf_access.play.host import Chair
from golf_access.play.oracle import GameOracle, Position, Verdict
from golf_access.screens.base import Desk, Job, Reply, Stop, reply

STAGES = (10, 30, 120)
"""How many stocks hints look at: the first time one is asked for in a position, then again."""

FEWER = (5, *STAGES)
"""The same with two jokers, with whom ten stocks would take too long for a first answer."""

AHEAD = 2
"""How many of these stages are looked at ahead. More would cost a battery more than it helps."""


@dataclass(frozen=True, slots=True)
class Findings:
    """What a stage has found: the legal actions, the best first.

    ``complete``: all possible stocks were looked at.
    """

    hints: tuple[Hint, ...]
    complete: bool


class StagedSearch:
    """A fair search from one position, which the same position always answers in the same way.

    Several threads may carry it on: they take turns, one stock at a time.
    """

    def __init__(self, view: SolitaireView) -> None:
        self._view = view
        self._stages = FEWER if view.rules.jokers > 1 else STAGES
        self._lock = threading.Lock()
        self._search: FairSearch | None = None
        self._found: list[Findings] = []

    @property
    def last(self) -> int:
        """The number of the last stage."""
        return len(self._stages) - 1

    def findings(self, stage: int) -> Findings | None:
        """Return what a stage has found, None where it isn't there yet."""
        return self._found[stage] if stage < len(self._found) else None

    def reach(self, stage: int, stop: Stop) -> Findings:
        """Search until a stage is reached, and return what it has found. Raises ``Stopped``."""
        while (found := self.findings(stage)) is None:
            with self._lock:
                self._step(stop)
        return found

    def _step(self, stop: Stop) -> None:
        search = self._search
        if search is None:
            search = self._search = FairSearch(self._view, _seed(self._view))
        wanted = len(self._found)
        if wanted > self.last:
            return
        if search.step(stop) and not search.complete and search.samples < self._stages[wanted]:
            return
        findings = Findings(search.hints(), search.complete)
        self._found += [findings] * (len(self._stages) - wanted if search.complete else 1)


class Advisor:
    """The help that one player gets at one game.

    ``act`` makes an action as a key would, and answers it; ``point`` moves the cursor to the free
    card of a column.
    """

    def __init__(
        self,
        desk: Desk,
        chair: Chair,
        act: Callable[[Action], Reply],
        point: Callable[[int], None],
    ) -> None:
        self._desk = desk
        self._chair = chair
        self._act = act
        self._point = point
        self._oracle = GameOracle(chair.host)
        self._search = StagedSearch(chair.view)
        self._here = _place(chair.view)
        self._asked = 0
        self._noted: set[HelpKind] = set()
        self._watched = False
        self._line: tuple[Position, tuple[Action, ...]] | None = None
        self._ahead: Job | None = None

    # ------------------------------------------------------------------------- in quiet moments

    def think(self) -> None:
        """Have what may be asked next found out, unless a key comes first."""
        self.stop()
        view = self._look()
        if view.phase is not Phase.PLAYING:
            return
        search, position = self._search, self._oracle.now()
        fair = self._desk.settings.hints is HelpKind.FAIR
        stage = min(AHEAD, search.last + 1) - 1
        if position.is_prepared and (not fair or search.findings(stage) is not None):
            return

        def work(stop: Stop) -> None:
            if fair:
                search.reach(0, stop)
            if not position.is_prepared:
                position.prepare(stop)
            if fair:
                search.reach(stage, stop)

        self._ahead = Job(work, _nothing, until_key=True, awaited=False, quiet=True)
        self._desk.begin(self._ahead)

    def stop(self) -> None:
        """Give up what is being found out."""
        if self._ahead is not None:
            self._ahead.cancel()
            self._ahead = None

    # ------------------------------------------------------------------------------------- hints

    def hint(self) -> Reply:
        """Tell what to do, and how good that is; asked again, after a look at more stocks."""
        view = self._look()
        if view.phase is not Phase.PLAYING:
            return _over(view)
        if self._desk.settings.hints is HelpKind.ORACLE:
            position = self._oracle.now()
            return self._later(position.verdict, lambda found: self._oracle_hint(position, found))
        search, stage = self._search, min(self._asked, self._search.last)
        found = search.findings(stage)
        if found is not None:
            return self._fair_hint(search, found)
        return self._later(
            lambda stop: search.reach(stage, stop), lambda found: self._fair_hint(search, found)
        )

    def _fair_hint(self, search: StagedSearch, found: Findings) -> Reply:
        view = self._look()
        if self._search is not search:  # somebody else has acted meanwhile
            return self.hint()
        self._asked += 1
        best, *others = found.hints
        other = (others[0].action, others[0].wins) if others else None
        chance = tell.fair_chance(
            view, best.wins, best.samples, complete=found.complete, other=other
        )
        self._note(HelpKind.FAIR)
        return self._advise(view, best.action, chance)

    def _oracle_hint(self, position: Position, found: Verdict) -> Reply:
        view = self._look()
        if not position.is_current:
            return self.hint()
        chance = tell.oracle_chance(winnable=found.winnable, draws=found.draws, left=found.left)
        self._note(HelpKind.ORACLE)
        if not found.line:
            return reply(chance)
        return self._advise(view, found.line[0], chance)

    def _advise(self, view: SolitaireView, action: Action, chance: Announcement) -> Reply:
        if isinstance(action, Remove):
            self._point(action.column)
        return reply(tell.advice(view, action, self._key(Command.DRAW)), chance)

    # -------------------------------------------------------------------------------- the oracle

    def winnable(self) -> Reply:
        """Tell whether the game can still be won, and where it could be last."""
        view = self._look()
        if view.phase in (Phase.WON, Phase.CONCEDED):
            return _over(view)
        position = self._oracle.now()

        def work(stop: Stop) -> tuple[Verdict, int | None]:
            verdict = position.verdict(stop)
            return verdict, None if verdict.winnable else position.undos_to_win(stop)

        return self._later(work, lambda found: self._outlook(position, *found))

    def _outlook(self, position: Position, found: Verdict, undos: int | None) -> Reply:
        self._look()
        if not position.is_current:
            return self.winnable()
        self._note(HelpKind.ORACLE)
        said = [tell.outlook(winnable=found.winnable, draws=found.draws, left=found.left)]
        if undos is not None:
            said.append(tell.way_back(undos, self._key(Command.UNDO)))
        return reply(*said)

    def show(self) -> Reply:
        """Play the next step of a shortest winning line."""
        view = self._look()
        if view.phase is not Phase.PLAYING:
            return _over(view)
        if self._line is not None and self._line[0].is_current:
            return self._show_step(self._line[1])
        position = self._oracle.now()
        return self._later(position.verdict, lambda found: self._show_line(position, found))

    def _show_line(self, position: Position, found: Verdict) -> Reply:
        self._look()
        if not position.is_current:
            return self.show()
        if not found.winnable:
            self._note(HelpKind.ORACLE)
            return reply(tell.outlook(winnable=False, draws=found.draws, left=found.left))
        step = self._show_step(found.line)
        begins = tell.line_begins(len(found.line), found.draws)
        return Reply((begins, *step.said), step.then)

    def _show_step(self, line: tuple[Action, ...]) -> Reply:
        self._chair.submit(Shown(HelpKind.ORACLE))
        answer = self._act(line[0])
        self._line = (self._oracle.now(), line[1:])
        return answer

    def warning(self) -> list[Announcement]:
        """Return the warning that the last action lost the game, where it did."""
        if not self._watched:
            self._watched = True
            self._chair.submit(HintUsed(HelpKind.ORACLE))
        # Known already unless the deal is a moment old: then it takes a hundredth of a second.
        if not self._oracle.now().lost_win():
            return []
        self._chair.submit(HintUsed(HelpKind.ORACLE))
        return [tell.lost_win(self._key(Command.UNDO))]

    def how_far(self) -> Announcement:
        """Return how far the deal that has ended could have gone."""
        # Known already unless no moment of the game was quiet.
        found = self._oracle.now().deal()
        return tell.how_far(
            self._chair.view, winnable=found.winnable, draws=found.draws, left=found.left
        )

    # ------------------------------------------------------------------------------------ common

    def _look(self) -> SolitaireView:
        """Return how things stand, and begin a new search where they have changed."""
        view = self._chair.view
        here = _place(view)
        if here != self._here:
            self._here = here
            self._search = StagedSearch(view)
            self._asked = 0
            self._noted.clear()
        return view

    def _note(self, kind: HelpKind) -> None:
        if kind not in self._noted:
            self._noted.add(kind)
            self._chair.submit(HintUsed(kind))

    def _later(self, work: Callable[[Stop], Any], done: Callable[[Any], Reply]) -> Reply:
        """Have a question answered beside the keys; the next key takes it back."""
        self._desk.begin(Job(work, done, until_key=True))
        return reply()

    def _key(self, command: Command) -> Announcement | str:
        return self._desk.key(Mode.SOLITAIRE, command)


def _over(view: SolitaireView) -> Reply:
    return reply(say(f"refused-game-over-{view.phase.value}"))


def _nothing(_: object) -> Reply:
    return reply()


def _place(view: SolitaireView) -> tuple[object, ...]:
    """Return what tells positions of a game apart, as its player sees them."""
    return view.hole, view.phase, view.columns, view.waste


def _seed(view: SolitaireView) -> int:
    """Return a number that only follows from what lies open, on every machine the same."""
    piles = (*view.columns, view.waste)
    return zlib.crc32("|".join(" ".join(map(str, pile)) for pile in piles).encode("ascii"))
