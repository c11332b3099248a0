"""Chapter 2: setup's end, round preparation, initiative, the turns of a round, victory."""

from __future__ import annotations

from grognard.core.column import SCALAR, Column
from grognard.core.kinds import NUMBER, PLAYER, UNIT
from grognard.core.option import Option
from grognard.core.state import State

from . import events
from .artillery import Barrages, start_plotting
from .caps import TWO_D6, commit_options, commit_refusal, spend_on_roll
from .cards import draw_card
from .frames import CohFrame, face_options, face_refusal
from .hits import score
from .refusals import SEQUENCE
from .scenario import EACH_ROUND, GAME_END, RESERVE, SOVIET, WAITING
from .state import FRESH, CohState
from .turns import PASSED, Turn
from .verbs import COMMIT


class Setup(CohFrame):
    """COH-1.0: facings left to the owners, the first hands; then the rounds."""

    NAME = "Setup"
    STEPS = ("facing", "deal", "battle")
    FIELDS = (Column("unit", SCALAR, UNIT, -1),)

    def __init__(self) -> None:
        super().__init__()
        self.unit = -1

    def copy(self) -> Setup:
        f = Setup()
        f.step = self.step
        f.unit = self.unit
        return f

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        sc = s.sc
        if self.step == 0:
            self.unit += 1
            while self.unit < sc.units and (sc.start_facing[self.unit] >= 0 or sc.arrives[self.unit]):
                self.unit += 1
            if self.unit < sc.units:
                s.ask(sc.side[self.unit])
            else:
                self.unit = -1
                self.step = 1
        elif self.step == 1:
            for player in (SOVIET, 1 - SOVIET):  # G-03: Soviet first in round 1
                for _ in range(sc.deal):
                    draw_card(s, player)
            self.step = 2
        else:
            s.push(Round())

    def options(self, s: State) -> list[Option]:
        return face_options(self.unit)

    def check(self, s: State, o: Option) -> int:
        return face_refusal(o, self.unit)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        s.facing[o.a] = o.b
        s.tell(events.TURNS, o.a, o.b)


class Round(CohFrame):
    """One round: the eight steps of preparation, the turns, the end (COH-0.6(2), 2.0, 2.3)."""

    NAME = "Round"
    STEPS = (
        "flip",
        "smoke",
        "cap",
        "cards",
        "plot",
        "barrage",
        "reinforcements",
        "initiative",
        "first",
        "turns",
        "turned",
        "end",
    )

    def copy(self) -> Round:
        f = Round()
        f.step = self.step
        return f

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        step = self.step
        self.step += 1
        if step == 0:
            flip(s)
        elif step == 2:
            reset_cap(s)
        elif step == 3:
            draw_cards(s)
        elif step == 4:
            start_plotting(s)
        elif step == 5 and s.sc.oba_names:
            s.push(Barrages())
        elif step == 6:
            make_available(s)
        elif step == 7:
            s.push(Initiative())
        elif step == 8:
            s.initiative = s.result
            s.turn = s.result
        elif step == 9:
            s.push(Turn(s.turn))
        elif step == 10:
            self.step = after_turn(s)
        elif step == 11:
            self.step = 0
            end_round(s)
        # Step 1 (smoke) has nothing to do: smoke comes with chapter 13.


def flip(s: CohState) -> None:
    """P1: every unit fresh."""
    s.round += 1
    s.tell(events.ROUND_BEGINS, s.round, s.sc.rounds)
    for u in range(s.sc.units):
        s.status[u] = FRESH
    s.passes = 0


def reset_cap(s: CohState) -> None:
    """P3: the scenario's CAP less the units lost so far, never below 0 (COH-2.0(3))."""
    for player in (0, 1):
        s.cap[player] = max(0, s.sc.cap[player] - s.lost[player])
        s.tell(events.CAP_RESET, player, s.cap[player])


def draw_cards(s: CohState) -> None:
    """P4: a starting hand replaces the first draw (G-51); the last initiative holder draws first (G-03)."""
    if s.round == 1 and s.sc.deal:
        return
    first = s.initiative if s.initiative >= 0 else SOVIET
    for player in (first, 1 - first):
        for _ in range(s.sc.draws):
            draw_card(s, player)


def make_available(s: CohState) -> None:
    """P7: this round's reinforcements may enter from now on (COH-5.1(1))."""
    sc = s.sc
    for u in range(sc.units):
        if sc.arrives[u] == s.round and s.place[u] == sc.off + RESERVE:
            s.put(u, sc.off + WAITING)
            s.tell(events.ARRIVES, u)


def after_turn(s: CohState) -> int:
    """Whose turn is next, or the end of the round; the step at which the round goes on (COH-2.2(10))."""
    if s.result == PASSED:
        s.passes += 1
        if s.passes == 2:
            return 11
    else:
        s.passes = 0
        if s.double == 1:  # the second action of Double Action: nobody else's turn between (COH-C.10)
            s.double = 2
            return 9
    s.double = 0
    s.turn = 1 - s.turn
    begin_turn(s, s.turn)
    return 9


def begin_turn(s: CohState, player: int) -> None:
    """What held only in the turn right after a move lapses (COH-5.01(2), 7.63(10))."""
    for u in s.sc.units_of[player]:
        s.came_from[u] = -1
        s.exposed[u] = 0


# -- victory (COH-2.3, 2.4) ------------------------------------------------------------------------------


def end_round(s: CohState) -> None:
    s.turn = -1
    s.tell(events.ROUND_ENDS, s.round)
    award(s, EACH_ROUND)
    for player in (0, 1):
        begin_turn(s, player)
    if s.round >= s.sc.rounds:
        award(s, GAME_END)
        s.tell(events.GAME_ENDS, s.vp[0], s.vp[1])
        s.finish(winners(s.vp))


def award(s: CohState, when: int) -> None:
    """VP for the controllers of victory hexes."""
    for marker, points, time in s.sc.awards:
        player = s.control[marker]
        if time == when and player >= 0:
            s.tell(events.CONTROLS, player, s.sc.objective_hex[marker], points)
            score(s, player, points)


def winners(vp: list[int]) -> int:
    """Most VP wins; on a tie both lose (COH-2.4(1))."""
    if vp[0] == vp[1]:
        return 0
    return 1 if vp[0] > vp[1] else 2


# -- initiative (COH-2.1, 3.24) ----------------------------------------------------------------------------


class Initiative(CohFrame):
    """Both announce CAP, both roll 2D6, ties roll again; the winner takes the first turn."""

    NAME = "Initiative"
    STEPS = ("announce", "reply", "roll")
    FIELDS = (
        Column("first", SCALAR, PLAYER, -1),
        Column("german", SCALAR, NUMBER),
        Column("soviet", SCALAR, NUMBER),
        Column("ties", SCALAR, NUMBER),  # rerolls so far, so that no State comes back (L5)
    )

    def __init__(self) -> None:
        super().__init__()
        self.first = -1
        self.german = 0  # CAP committed
        self.soviet = 0
        self.ties = 0

    def copy(self) -> Initiative:
        f = Initiative()
        f.step = self.step
        f.first = self.first
        f.german = self.german
        f.soviet = self.soviet
        f.ties = self.ties
        return f

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == 2:
            self.roll(s)
            return
        if self.first < 0:
            self.first = announces_first(s.cap)
        player = self.announcer()
        if s.cap[player] > 0:
            s.ask(player)
        else:
            self.step += 1

    def announcer(self) -> int:
        return self.first if self.step == 0 else 1 - self.first

    def roll(self, s: CohState) -> None:
        totals = [0, 0]
        for player in (self.first, 1 - self.first):
            commit = self.soviet if player == SOVIET else self.german
            totals[player] = s.roll(TWO_D6) + commit
            if s.sink is not None:
                s.tell_roll(events.ROLLED, player, s.dice[0] * 10 + s.dice[1], commit, totals[player])
        if totals[0] == totals[1]:  # COH-3.24(3): CAP spent do not count for the reroll
            s.tell(events.INITIATIVE_TIED, totals[0])
            self.ties += 1
            self.first = -1
            self.german = 0
            self.soviet = 0
            self.step = 0
            return
        winner = 0 if totals[0] > totals[1] else 1
        s.tell(events.INITIATIVE, winner, totals[winner], totals[1 - winner])
        s.pop(winner)

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        return commit_options(s, self.announcer())

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if o.verb != COMMIT:
            return SEQUENCE
        return commit_refusal(s, self.announcer(), o.a)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        player = self.announcer()
        spend_on_roll(s, player, o.a)
        if player == SOVIET:
            self.soviet = o.a
        else:
            self.german = o.a
        self.step += 1


def announces_first(cap: list[int]) -> int:
    """The player with more CAP, on a tie the Soviet (COH-3.24(1))."""
    return 0 if cap[0] > cap[1] else SOVIET
