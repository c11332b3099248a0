"""Chapter 2: setup's end, round preparation, initiative, the turns of a round, victory."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLAYER, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import RUNNING, State

from . import events
from .actions.payment import spend_active
from .artillery import Barrages, plot_before_battle, start_plotting
from .caps import TWO_D6, commit_options, commit_refusal, spend_on_roll
from .cards.bonus_cards import deal_objectives, draw_card
from .cards.veteran_cards import end_will
from .cards.veterans import V10, V14, holder, renew, use_card
from .deployment import next_deployment
from .frames import CohFrame, FacingFrame
from .hidden import discover
from .refusals import LEGAL, SEQUENCE
from .reinforcements import make_available
from .retreats import end_retreats
from .scenario import EACH_ROUND, SOVIET
from .smoke import age_smoke
from .solitaire import next_marking
from .state import FRESH, CohState
from .turns import HELD, PASSED, Turn
from .vehicles import release
from .verbs import COMMIT, KEEP, VETERAN
from .victory import award, end_game, won_at_once

# The steps of `Setup`.
AT_DEPLOY: Final = 0
AT_FACING: Final = 1
AT_DEAL: Final = 2
AT_BATTLE: Final = 3
AT_MARK: Final = 4


class Setup(CohFrame):
    """COH-1.0: facings left to the owners, the first hands; then the rounds."""

    NAME = "Setup"
    STEPS = ("deploy", "facing", "deal", "battle", "mark")
    FIELDS = (Column("deployed", SCALAR, NUMBER),)

    def __init__(self) -> None:
        super().__init__()
        self.deployed = 0  # how many deployments are done

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_DEPLOY:
            self.deploy(s)
        elif self.step == AT_MARK:
            self.mark(s)
        elif self.step == AT_FACING:
            self.step = AT_DEAL
            s.push(Facings())
        elif self.step == AT_DEAL:
            self.step = AT_BATTLE
            discover(s)
            self.deal(s)
        else:
            s.push(Round())

    def deal(self, s: CohState) -> None:
        """Objectives (COH-C.B2), then hands; a yellow card may end the game at once (COH-C.B4)."""
        order = by_initiative(s)
        deal_objectives(s, order)
        for player in order:
            for _ in range(s.sc.deal):
                draw_card(s, player)
        if s.outcome == RUNNING:
            plot_before_battle(s)

    def deploy(self, s: CohState) -> None:
        frame = next_deployment(s, self.deployed)
        self.deployed += 1
        if frame is not None:
            s.push(frame)
        else:
            self.deployed = 0
            self.step = AT_MARK

    def mark(self, s: CohState) -> None:
        """COH-21.2: army by army, the hexes for what lies in its cup."""
        frame = next_marking(s, self.deployed)
        if frame is not None:
            self.deployed = frame.player + 1
            s.push(frame)
        else:
            self.step = AT_FACING


class Facings(FacingFrame):
    """COH-1.0(4): facings left to the owners; a frame of its own, so that odds end before the deal."""

    NAME = "Facings"
    STEPS = ("choose",)
    FIELDS = (Column("unit", SCALAR, UNIT, -1),)

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        self.unit += 1
        while self.unit < s.sc.units and not may_face(s, self.unit):
            self.unit += 1
        if self.unit < s.sc.units:
            s.ask(s.sc.army[self.unit])
        else:
            s.pop()


def may_face(s: CohState, u: int) -> bool:
    """COH-1.0(4): whether the owner sets its facing; a hidden unit faces when it is found (COH-10.0(1))."""
    return s.sc.start_facing[u] < 0 and s.place[u] < s.sc.n


# The steps of `Round`.
AT_FLIP: Final = 0
AT_SMOKE: Final = 1
AT_CAP: Final = 2
AT_CARDS: Final = 3
AT_PLOT: Final = 4
AT_BARRAGE: Final = 5
AT_REINFORCEMENTS: Final = 6
AT_INITIATIVE: Final = 7
AT_FIRST: Final = 8
AT_TURNS: Final = 9
AT_TURNED: Final = 10
AT_END: Final = 11


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

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        step = self.take_step()
        if step == AT_FLIP:
            flip(s)
        elif step == AT_SMOKE and s.smoky:
            age_smoke(s)
            discover(s)  # units that lay in the open behind the smoke
        elif step == AT_CAP:
            reset_cap(s)
        elif step == AT_CARDS:
            draw_cards(s)
        elif step == AT_PLOT:
            start_plotting(s)
        elif step == AT_BARRAGE and s.sc.oba_names:
            s.push(Barrages())
        elif step == AT_REINFORCEMENTS:
            make_available(s)
        elif step == AT_INITIATIVE:
            s.push(Initiative())
        elif step == AT_FIRST:
            s.initiative = s.result
            s.turn = first_turn(s)
        elif step == AT_TURNS:
            s.push(Turn(s.turn))
        elif step == AT_TURNED:
            self.step = after_turn(s)
        elif step == AT_END:
            self.step = AT_FLIP
            end_round(s)


def first_turn(s: CohState) -> int:
    """COH-21.0(2), (3): the winner of the roll; if armies play side by side, the first of his side."""
    if s.sc.side_by_side:
        return s.sc.side_of.index(s.sc.side_of[s.initiative])
    return s.initiative


def flip(s: CohState) -> None:
    """P1: every unit fresh."""
    s.round += 1
    s.tell(events.ROUND_BEGINS, s.round, s.sc.rounds)
    for u in range(s.sc.units):
        s.status[u] = FRESH
    s.tried = [0] * s.sc.units
    s.passes = 0


def reset_cap(s: CohState) -> None:
    """P3: the scenario's CAP less the units lost so far, never below 0 (COH-2.0(3))."""
    for player in range(s.sc.armies):
        s.cap[player] = max(0, s.sc.cap[player] - s.lost[player])
        s.tell(events.CAP_RESET, player, s.cap[player])


def draw_cards(s: CohState) -> None:
    """P4: a starting hand replaces the first draw (G-51); the last initiative holder draws first (G-03)."""
    if s.round == 1 and s.sc.deal:
        return
    for player in by_initiative(s):
        for _ in range(s.sc.draws):
            draw_card(s, player)


def by_initiative(s: CohState) -> list[int]:
    """The armies in the order of turns from the last initiative holder on, in round 1 Soviet first (G-03)."""
    order = s.sc.turn_order
    first = s.initiative if s.initiative >= 0 else s.sc.side_of.index(SOVIET)
    at = order.index(first)
    return order[at:] + order[:at]


def after_turn(s: CohState) -> int:
    """Whose turn is next, or the end of the round; the step at which the round goes on (COH-2.2(10))."""
    end_will(s)
    renew(s, V14)
    if s.result == PASSED:
        s.passes += 1
        if s.passes >= s.sc.last_pass:
            return AT_END
    elif s.result != HELD:
        s.passes = 0
        if s.double == 1:  # the second action of Double Action: nobody else's turn between (COH-C.10)
            s.double = 2
            return AT_TURNS
    s.double = 0
    end_turn(s, s.turn)
    order = s.sc.turn_order
    s.turn = order[(order.index(s.turn) + 1) % len(order)]
    begin_turn(s, s.turn)
    return AT_TURNS


def end_turn(s: CohState, player: int) -> None:
    """An incautious move counts only in the turn right after it, whichever enemy has that turn
    (COH-5.01(2)). So does the limit on retreats (COH-7.63(10))."""
    end_retreats(s, player)
    for u in s.sc.troops[1 - s.sc.side_of[player]]:
        s.exposed[u] = 0


def begin_turn(s: CohState, player: int) -> None:
    """Where a unit came from matters until every enemy has had a turn (COH-7.63(10), G-13)."""
    for u in s.sc.units_of[player]:
        s.came_from[u] = -1


# -- victory (COH-2.3, 2.4) ------------------------------------------------------------------------------


def end_round(s: CohState) -> None:
    s.turn = -1
    s.tell(events.ROUND_ENDS, s.round)
    release(s)
    award(s, EACH_ROUND)
    for player in range(s.sc.armies):
        begin_turn(s, player)
        end_turn(s, player)
        spend_active(s, player)  # a player who did not pass loses his AP as well (COH-2.2(3), 21.0(4))
    side = won_at_once(s)
    if side >= 0 or s.round >= s.sc.rounds:
        end_game(s, side)


# -- initiative (COH-2.1, 3.24) ----------------------------------------------------------------------------


NO_COMMIT: Final = 8  # four bits hold -8 to 7
UNCOMMITTED: Final = 0x8888


# The steps of `Initiative`.
AT_ANNOUNCE: Final = 0
AT_REPLY: Final = 1
AT_ROLL: Final = 2
AT_REPUTATION: Final = 3


class Initiative(CohFrame):
    """Everybody announces CAP, everybody rolls 2D6, ties roll again; the winner takes the first turn."""

    NAME = "Initiative"
    STEPS = ("announce", "reply", "roll", "reputation")
    FIELDS = (
        Column("first", SCALAR, PLAYER, -1),  # who announces first
        Column("bid", SCALAR, NUMBER),  # the CAP announced last
        Column("asked", SCALAR, NUMBER),  # how many have announced
        Column("order", SCALAR, NUMBER),  # who announces when, four bits per place
        Column("commits", SCALAR, NUMBER, UNCOMMITTED),  # CAP committed, four bits per army
        Column("ties", SCALAR, NUMBER),  # rerolls so far, so that no State comes back (L5)
        Column("winner", SCALAR, PLAYER, -1),  # of the roll; Feared Reputation may change it (COH-C.V10)
    )

    def __init__(self) -> None:
        super().__init__()
        self.first = -1
        self.bid = 0
        self.asked = 0
        self.order = 0
        self.commits = UNCOMMITTED
        self.ties = 0
        self.winner = -1

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_ROLL:
            self.roll(s)
            return
        if self.step == AT_REPUTATION:
            self.ask_reputation(s)
            return
        if self.first < 0:
            self.order = announcing(s)
            self.first = self.announcer()
        if s.cap[self.announcer()] > 0:
            s.ask(self.announcer())
        else:
            self.announced(s, 0)

    def announcer(self) -> int:
        return self.order >> 4 * self.asked & 15

    def announced(self, s: CohState, cap: int) -> None:
        self.commits += cap << 4 * self.announcer()
        self.bid = cap
        self.asked += 1
        self.step = AT_ROLL if self.asked == s.sc.armies else AT_REPLY

    def roll(self, s: CohState) -> None:
        totals = [0] * s.sc.armies
        for place in range(s.sc.armies):
            player = self.order >> 4 * place & 15
            commit = (self.commits >> 4 * player & 15) - NO_COMMIT
            totals[player] = s.roll(TWO_D6) + commit
            if s.sink is not None:
                s.tell_roll(events.ROLLED, player, s.dice[0] * 10 + s.dice[1], commit, totals[player])
        best = max(totals)
        if totals.count(best) > 1:  # COH-3.24(3): CAP spent do not count for the reroll
            s.tell(events.INITIATIVE_TIED, best)
            self.ties += 1
            self.asked = 0
            self.first = -1
            self.commits = UNCOMMITTED
            self.step = AT_ANNOUNCE
            return
        self.winner = totals.index(best)
        second = max(t for p, t in enumerate(totals) if p != self.winner)
        s.tell(events.INITIATIVE, self.winner, best, second)
        self.step = AT_REPUTATION

    def ask_reputation(self, s: CohState) -> None:
        """COH-C.V10: whoever has Feared Reputation may take the initiative now that the dice are seen."""
        feared = holder(s, V10)
        if feared >= 0 and s.sc.army[feared] != self.winner:
            s.ask(s.sc.army[feared])
        else:
            s.pop(self.winner)

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        if self.step == AT_REPUTATION:
            return [Option(KEEP), Option(VETERAN, holder(s, V10), s.sc.veteran_card[V10])]
        return commit_options(s, self.announcer())

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if self.step == AT_REPUTATION:
            return LEGAL if any(o.same(each) for each in self.options(s)) else SEQUENCE
        if o.verb != COMMIT:
            return SEQUENCE
        return commit_refusal(s, self.announcer(), o.a)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_REPUTATION:
            self.answer(s, o)
            return
        spend_on_roll(s, self.announcer(), o.a)
        self.announced(s, o.a)

    def answer(self, s: CohState, o: Option) -> None:
        if o.verb == VETERAN:
            use_card(s, o.a, V10)
            self.winner = s.sc.army[o.a]
            s.tell(events.TAKES_INITIATIVE, self.winner)
        s.pop(self.winner)


def announcing(s: CohState) -> int:
    """Who announces when: the most CAP first, of equals the Soviets (COH-3.24(1)); four bits per place."""
    order = sorted(range(s.sc.armies), key=lambda p: (-s.cap[p], s.sc.side_of[p] != SOVIET, p))
    return sum(p << 4 * place for place, p in enumerate(order))
