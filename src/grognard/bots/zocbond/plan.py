"""The plan of a movement phase: whom to attack and from where, then the best place for everybody else.

Units within reach of the hexes around a target join an attack as long as that makes it better. Then the
others go where the judge sends them, those with the most to gain first. A plan is made by playing it on a
copy, up to the first die or question to the enemy. Which targets are looked at, and when again, each game's
planner says.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State, choose
from grognard.games.zocbond.battle import NORMAL, Battle, approach
from grognard.games.zocbond.gaits import begin_refusal
from grognard.games.zocbond.kinds import EXTENDED, MARCH, MOVED, TACTICAL
from grognard.games.zocbond.movement import Move, Movement
from grognard.games.zocbond.reach import ReachedPlace, reach
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.strength import best_lead, odds_of
from grognard.games.zocbond.verbs import HALT, SHATTER, TO

from .fight import Blow, Target, joined_by, with_help
from .judge import BALANCED, Judge, Style
from .stakes import EVEN, twin
from .walking import RUSH, verb_of

MOST: Final = 400  # choices of a plan
JOINS: Final = 60  # what a further unit must add to an attack
WIDE: Final = 12  # targets that are looked at closely
UNSUPPLIED: Final = 300  # what it costs to attack out of supply
NEVER: Final = -1_000_000


class UnitWay:
    """A unit that can get to a place, and how; without a path it stands there already."""

    def __init__(self, u: int, gait: int, place: int, path: list[int]) -> None:
        self.u = u
        self.gait = gait
        self.place = place
        self.path = path


class Outing:
    """An attack that units are sent for."""

    def __init__(self, target: int, ways: list[UnitWay], worth: int) -> None:
        self.target = target
        self.ways = ways
        self.worth = worth
        self.units = 0
        for way in ways:
            self.units |= 1 << way.u


# -- playing it ----------------------------------------------------------------------------------------------


class Rehearsal:
    """Choices played on a copy, as long as nobody else is asked and no die falls."""

    def __init__(self, s: State, player: int, most: int = MOST) -> None:
        self.s = s
        self.player = player
        self.most = most
        self.path: list[Option] = []
        self.open = True

    def play(self, o: Option) -> bool:
        """Plays a choice; False if it cannot be made, or if the plan ends there."""
        if not self.open or len(self.path) >= self.most:
            return False
        top = self.s.top(0)
        if top.check(self.s, o):
            return False
        choose(self.s, 0, o)
        self.path.append(o)
        if self.s.barrier or self.s.outcome >= 0 or self.s.asked[0] != self.player:
            self.open = False
        return self.open


def go(rehearsal: Rehearsal, way: UnitWay) -> None:
    """A unit moves along its way and halts."""
    if not way.path or not rehearsal.play(Option(verb_of(way.gait), way.u)):
        return
    for to in way.path:
        if not isinstance(rehearsal.s.top(0), Move) or not rehearsal.play(Option(TO, to)):
            break
    if rehearsal.open and isinstance(rehearsal.s.top(0), Move):
        rehearsal.play(Option(HALT))


def shatter(rehearsal: Rehearsal) -> bool:
    """Automatic DS wherever it is possible: it costs nothing."""
    top = rehearsal.s.top(0)
    if not isinstance(top, Movement):
        return False
    for o in top.options(rehearsal.s):
        if o.verb == SHATTER:
            rehearsal.play(o)
            return True
    return False


# -- the plan ------------------------------------------------------------------------------------------------


class Planner:
    """Plans the rest of a player's movement phase by playing it on a copy."""

    most = MOST  # choices of a plan
    party = 7  # units that go for one target at most
    haste = RUSH  # what extended movement must gain: who has used it cannot attack
    outside = 500  # what it costs to stay in an area
    plainly = False  # whether everybody goes where he likes best, in any order
    skips = False  # whether the risk of a way is left unasked where that cannot change the choice

    def __init__(self, s: ZocState, judge: Judge) -> None:
        trial = twin(s)
        self.s = trial
        self.judge = judge
        self.player = judge.player
        self.rehearsal = Rehearsal(trial, judge.player, self.most)
        self.ended = False  # the plan goes no further than the attacks
        self.movers: list[int] = []
        self.marches: list[list[ReachedPlace]] = []
        self.creeps: list[list[ReachedPlace]] = []

    def plan(self, style: Style) -> list[Option]:
        """The choices of the rest of the phase, in some style."""
        judge = self.judge
        judge.adopt(style)
        judge.look_again(self.s)
        self.prepare()
        if self.rehearsal.open:
            self.look_at_moves()
            busy = self.attacks()
            if not self.ended and self.rehearsal.open:
                self.send_the_rest(busy)
        if not self.ended:
            self.finish()
        judge.adopt(BALANCED)
        return self.rehearsal.path

    def look_at_moves(self) -> None:
        """Where the player's units could still go."""
        s = self.s
        self.movers = []
        self.marches = [[] for _ in range(s.zoc.units)]
        self.creeps = [[] for _ in range(s.zoc.units)]
        for u in s.on_map(self.player):
            if s.marks[u] & MOVED:
                continue
            able = False
            if begin_refusal(s, self.player, u, MARCH) == LEGAL:
                self.marches[u] = reach(s, u, MARCH)
                able = True
            if begin_refusal(s, self.player, u, TACTICAL) == LEGAL:
                self.creeps[u] = reach(s, u, TACTICAL)
                able = True
            if able:
                self.movers.append(u)

    # -- what the games answer -----------------------------------------------------------------------------

    def prepare(self) -> None:
        """What is done before anybody marches."""

    def attacks(self) -> int:
        """Units go where they attack from; who is busy with it, as bits."""
        raise NotImplementedError

    def rings(self, trial: ZocState, target: Target) -> int:
        """What it is worth to shut in those who are attacked."""
        return 0

    def traps(self, trial: ZocState, target: Target) -> int:
        """What it is worth to leave those who are attacked no way out."""
        return 0

    def opens(self, way: UnitWay, here: int) -> int:
        """What a unit opens to the enemy by leaving a hex."""
        return 0

    def finish(self) -> None:
        """The end of the phase."""
        raise NotImplementedError

    # -- attacks -------------------------------------------------------------------------------------------

    def draw_up(self, target: Target, ways: list[UnitWay]) -> Outing | None:
        """Units join one by one, each from where it helps most, while the attack gets better."""
        trial = twin(self.s)
        b = Battle(self.player, target.hex, NORMAL, 0)
        chosen: list[UnitWay] = []
        best = NEVER
        risk = 0
        while len(chosen) < self.party and ways:
            step: UnitWay | None = None
            most = best + (JOINS if chosen else 0)
            stronger = b
            price = 0
            for way in ways:
                worth, more = self.with_one(trial, target, b, way)
                if self.skips and worth <= most + risk:
                    continue
                danger = self.risk(way)
                worth -= risk + danger
                if worth > most:
                    step, most, stronger, price = way, worth, more, danger
            if step is None:
                break
            if step.path:
                trial.put(step.u, step.place)
            chosen.append(step)
            risk += price
            best = most
            b = stronger
            ways = [way for way in ways if way.u != step.u]
        if not chosen:
            return None
        helped = with_help(trial, target, Blow(b, target.value(odds_of(trial, b)))).worth - risk
        return Outing(target.hex, chosen, helped + self.traps(trial, target))

    def with_one(self, trial: ZocState, target: Target, b: Battle, way: UnitWay) -> tuple[int, Battle]:
        """What the attack would be worth with one more unit."""
        combat_rules = trial.zoc.combat_rules
        old = trial.place[way.u]
        if old != way.place:
            if trial.first[way.place] >= 0 and trial.zoc.stacking_rules.crowds(trial, 1 << way.u, way.place):
                return NEVER, b
            trial.put(way.u, way.place)
        worth = NEVER
        more = b
        if approach(trial, way.u, target.hex) >= 0:
            if combat_rules.attack_refusal(trial, way.u, target.hex, NORMAL) == LEGAL:
                if combat_rules.joins_refusal(trial, b, way.u) == LEGAL:
                    more = joined_by(b, way.u)
                    more.lead = -1
                    more.lead = best_lead(trial, more)
                    worth = target.value(odds_of(trial, more)) + self.rings(trial, target)
        if old != way.place:
            trial.put(way.u, old)
        return worth, more

    def risk(self, way: UnitWay) -> int:
        """What a unit gives up by going there, and what threatens it."""
        if not way.path:
            return 0
        s = self.s
        judge = self.judge
        lost = judge.danger(way.u, way.place) * judge.style.risk // EVEN
        here = s.place[way.u]
        if here < s.zoc.n:
            lost += max(0, judge.keeps(way.u, here)) + self.opens(way, here)
        if not judge.stakes.supplied(way.u, way.place):
            lost += UNSUPPLIED
        return lost

    # -- everybody else ------------------------------------------------------------------------------------

    def best_place(self, u: int) -> tuple[int, UnitWay | None]:
        """What the best place brings more than staying."""
        judge = self.judge
        s = self.s
        here = judge.score(u, s.place[u])
        if s.place[u] >= s.zoc.n:
            here -= self.outside
        best: UnitWay | None = None
        most = 0
        for gait, cuts in ((MARCH, self.marches[u]), (TACTICAL, self.creeps[u]), (EXTENDED, self.rush(u))):
            less = here + (self.haste if gait == EXTENDED else 0)
            for cut in cuts:
                gain = judge.score(u, cut.place) - less
                if gain > most:
                    best, most = UnitWay(u, gait, cut.place, cut.path), gain
        return most, best

    def rush(self, u: int) -> list[ReachedPlace]:
        """Where a unit far from any enemy can hurry."""
        s = self.s
        if s.place[u] < s.zoc.n and self.judge.near[s.place[u]]:
            return []
        return reach(s, u, EXTENDED) if begin_refusal(s, self.player, u, EXTENDED) == LEGAL else []

    def send_the_rest(self, busy: int) -> None:
        """Everybody else goes to his best place; by a plan, those with the most to gain first."""
        ranked: list[tuple[int, int]] = []
        for u in self.movers:
            if not busy >> u & 1:
                gain = 0 if self.plainly else self.best_place(u)[0]
                ranked.append((-gain, u))
        ranked.sort()
        s = self.s
        for _, u in ranked:
            if not self.rehearsal.open:
                return
            if s.marks[u] & MOVED or not 0 <= s.place[u] < s.zoc.box:
                continue
            _, way = self.best_place(u)
            if way is not None:
                go(self.rehearsal, way)
            self.judge.send(u, s.place[u] if way is None else way.place)
