"""The plan of a movement phase: trains, then attacks and from where, then a place for everybody else.

A plan is made by playing it on a copy, up to the first die or question to the enemy. The front is long: who
can come next to which enemy is noted once, and an attack is drawn up again only when another has taken
away units or places that it counted on.
"""

from __future__ import annotations

from typing import Final

from grognard.bots.zocbond.fight import Blow, Target, joined_by, with_help
from grognard.bots.zocbond.judge import Style
from grognard.bots.zocbond.plan import Moves, Script, go
from grognard.bots.zocbond.plan import Way as WayTo
from grognard.bots.zocbond.stakes import EVEN, twin
from grognard.core.option import Option
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond.battle import NORMAL, Battle, approach
from grognard.games.zocbond.gaits import begin_refusal
from grognard.games.zocbond.kinds import EXTENDED, GOOD, HELPER, MARCH, MOVED, TACTICAL
from grognard.games.zocbond.movement import Movement
from grognard.games.zocbond.reach import Shortcut, reach
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.retreat import doomed
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.strength import best_lead, odds_of
from grognard.games.zocbond.verbs import DONE, SHATTER

from .judge import BALANCED, HOLDING, StalingradJudge
from .rail_plan import trains

MOST: Final = 4000  # choices of a plan
JOINS: Final = 60  # what a further unit must add to an attack
PARTY: Final = 9  # units that go for one target at most
RING: Final = 40  # for each hex around the target that is shut to those who are in it
WAYS: Final = 3  # places from which a unit may take part in an attack
UNSUPPLIED: Final = 300  # what it costs to attack out of supply
HASTE: Final = 20  # what extended movement must gain: who has used it cannot attack
NEVER: Final = -1_000_000


class Way:
    """A unit that can get to a place, and how; without a path it stands there already."""

    def __init__(self, u: int, gait: int, place: int, cut: Shortcut | None) -> None:
        self.u = u
        self.gait = gait
        self.place = place
        self.cut = cut

    def walk(self) -> WayTo:
        return WayTo(self.u, self.gait, self.place, self.cut.path if self.cut is not None else [])


class Outing:
    """An attack that units are sent for."""

    def __init__(self, target: int, ways: list[Way], worth: int) -> None:
        self.target = target
        self.ways = ways
        self.worth = worth
        self.units = 0
        for way in ways:
            self.units |= 1 << way.u


class Planner(Moves):
    """Plans the rest of a player's movement phase."""

    def __init__(self, s: StalingradState, judge: StalingradJudge) -> None:
        super().__init__(s, judge.player)
        self.s = s
        self.judge = judge

    # -- attacks -------------------------------------------------------------------------------------------

    def note(self) -> dict[int, list[Way]]:
        """Per enemy hex: everybody who could attack it, and from where."""
        s = self.s
        sc = s.sc
        enemy = 1 - self.player
        front: dict[int, list[int]] = {}  # per hex next to enemies: their hexes
        found: dict[int, list[Way]] = {}
        for h in self.enemy_hexes():
            found[h] = []
            for at in sc.neighbour[6 * h : 6 * h + 6]:
                if 0 <= at < sc.n and s.holder[at] != enemy:
                    front.setdefault(at, []).append(h)
        for u in s.on_map(self.player):
            if s.order[u] != GOOD or sc.traits[u] & HELPER or sc.strength_rules.attack_strength(s, u) <= 0:
                continue
            here = s.place[u]
            for h in front.get(here, []):
                found[h].append(Way(u, MARCH, here, None))
            for gait, cuts in ((MARCH, self.marches[u]), (TACTICAL, self.creeps[u])):
                for cut in cuts:
                    for h in front.get(cut.place, []):
                        self.add(found[h], Way(u, gait, cut.place, cut))
        return found

    def add(self, ways: list[Way], way: Way) -> None:
        """One more way, if the unit is not there already and has not ways enough."""
        count = 0
        for other in reversed(ways):
            if other.u != way.u:
                break
            if other.cut is None or other.place == way.place:
                return
            count += 1
        if count < WAYS:
            ways.append(way)

    def enemy_hexes(self) -> list[int]:
        s = self.s
        found: list[int] = []
        for u in s.on_map(1 - self.player):
            h = s.place[u]
            if h < s.sc.n and s.first[h] == u and s.holder[h] == 1 - self.player:
                found.append(h)
        return found

    def is_promising(self, h: int, ways: list[Way]) -> bool:
        """Whether all who could come together are at least as strong as those who are there."""
        s = self.s
        total = 0
        seen = 0
        for way in ways:
            if not seen >> way.u & 1:
                seen |= 1 << way.u
                total += s.sc.strength_rules.attack_strength(s, way.u)
        return total > 0 and total >= self.judge.defence(-1, h)

    def draw_up(self, h: int, ways: list[Way], busy: int) -> Outing | None:
        """Units join one by one, each from where it helps most, while the attack gets better."""
        ways = [way for way in ways if not busy >> way.u & 1]
        if not ways or not self.is_promising(h, ways):
            return None
        judge = self.judge
        target = Target(self.s, judge.stakes, self.player, h, judge.passes_on(h))
        if target.worth[-1] <= judge.style.hurdle:
            return None
        trial = twin(self.s)
        b = Battle(self.player, h, NORMAL, 0)
        chosen: list[Way] = []
        best = NEVER
        risk = 0
        while len(chosen) < PARTY and ways:
            step: Way | None = None
            most = best + (JOINS if chosen else 0)
            found = b
            price = 0
            for way in ways:
                worth, more = self.with_one(trial, target, b, way)
                if worth <= most + risk:
                    continue
                danger = self.risk(way)
                worth -= risk + danger
                if worth > most:
                    step, most, found, price = way, worth, more, danger
            if step is None:
                break
            if step.cut is not None:
                trial.put(step.u, step.place)
            chosen.append(step)
            risk += price
            best = most
            b = found
            ways = [way for way in ways if way.u != step.u]
        if not chosen:
            return None
        helped = with_help(trial, target, Blow(b, target.value(odds_of(trial, b)))).worth - risk
        if not target.trapped and self.traps(trial, target):
            helped += target.step * target.steps // 2
        return Outing(h, chosen, helped)

    def traps(self, trial: ZocState, target: Target) -> bool:
        """Whether those who go there leave the defenders no way out."""
        bits = 0
        for u in target.units:
            bits |= 1 << u
        return bits != 0 and doomed(trial, bits, target.hex, 2, 2)

    def rings(self, trial: ZocState, h: int) -> int:
        """How many hexes around an enemy are shut to him."""
        sc = trial.zoc
        grip = self.player * sc.n
        shut = 0
        for at in sc.neighbour[6 * h : 6 * h + 6]:
            if not 0 <= at < sc.n or trial.holder[at] == self.player or trial.grip[grip + at] > 0:
                shut += 1
        return shut

    def with_one(self, trial: ZocState, target: Target, b: Battle, way: Way) -> tuple[int, Battle]:
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
                    more.lead = best_lead(trial, more)
                    worth = target.value(odds_of(trial, more)) + RING * self.rings(trial, target.hex)
        if old != way.place:
            trial.put(way.u, old)
        return worth, more

    def risk(self, way: Way) -> int:
        """What a unit gives up by going there, and what threatens it."""
        if way.cut is None:
            return 0
        s = self.s
        judge = self.judge
        lost = judge.danger(way.u, way.place) * judge.style.risk // EVEN
        here = s.place[way.u]
        if here < s.sc.n:
            lost += max(0, judge.keeps(way.u, here))
            gap = judge.barrier(way.u, here) - judge.barrier(way.u, way.place)
            lost += max(0, gap * judge.stakes.holding[self.player] // EVEN)
        if not judge.stakes.supplied(way.u, way.place):
            lost += UNSUPPLIED
        return lost

    # -- everybody else ------------------------------------------------------------------------------------

    def best_place(self, u: int) -> tuple[int, Way | None]:
        """What the best place brings more than staying."""
        judge = self.judge
        s = self.s
        here = judge.score(u, s.place[u])
        best: Way | None = None
        most = 0
        for gait, cuts in ((MARCH, self.marches[u]), (TACTICAL, self.creeps[u]), (EXTENDED, self.rush(u))):
            less = here + (HASTE if gait == EXTENDED else 0)
            for cut in cuts:
                gain = judge.score(u, cut.place) - less
                if gain > most:
                    best, most = Way(u, gait, cut.place, cut), gain
        return most, best

    def rush(self, u: int) -> list[Shortcut]:
        """Where a unit far from any enemy can hurry."""
        s = self.s
        if s.place[u] < s.sc.n and self.judge.near[s.place[u]]:
            return []
        return reach(s, u, EXTENDED) if begin_refusal(s, self.player, u, EXTENDED) == LEGAL else []


# -- playing it --------------------------------------------------------------------------------------------


def plan_movement(s: StalingradState, judge: StalingradJudge, style: Style | None) -> list[Option]:
    """The choices of the rest of a movement phase; without a style everybody goes where he likes best."""
    script = Script(s.copy(), judge.player, MOST)
    judge.adopt(BALANCED if style is None else style)
    judge.look_again(played(script))
    trains(script, judge)
    if script.open:
        planner = Planner(played(script), judge)
        busy = 0 if style is None else attacks(script, judge, planner)
        if style is HOLDING:
            busy |= in_line(played(script), judge)
        if script.open:
            settle(script, planner, busy, style is None)
    finish(script, judge)
    judge.adopt(BALANCED)
    return script.path


def played(script: Script) -> StalingradState:
    s = script.s
    assert isinstance(s, StalingradState)
    return s


def attacks(script: Script, judge: StalingradJudge, planner: Planner) -> int:
    """Units go where they attack from, for what is worth most first; who is busy with it."""
    ways = planner.note()
    drawn: list[Outing] = []
    for h in planner.enemy_hexes():
        outing = planner.draw_up(h, ways[h], 0)
        if outing is not None:
            drawn.append(outing)
    busy = 0
    while drawn and script.open:
        best = 0
        for i in range(len(drawn)):
            if drawn[i].worth > drawn[best].worth:
                best = i
        outing = drawn.pop(best)
        if outing.worth <= judge.style.hurdle:
            break
        for way in outing.ways:
            busy |= 1 << way.u
            if script.open:
                go(script, way.walk())
        if shatter(script):
            break
        judge.pulls = {}
        drawn = redrawn(planner, drawn, outing, ways, busy)
    return busy


def redrawn(
    planner: Planner, drawn: list[Outing], taken: Outing, ways: dict[int, list[Way]], busy: int
) -> list[Outing]:
    """The other attacks, those anew that counted on units or places which are taken."""
    places = [way.place for way in taken.ways if way.cut is not None]
    found: list[Outing] = []
    for other in drawn:
        hurt = other.units & taken.units != 0
        if not hurt:
            hurt = any(way.cut is not None and way.place in places for way in other.ways)
        if hurt:
            again = planner.draw_up(other.target, ways[other.target], busy)
            if again is not None:
                found.append(again)
        else:
            found.append(other)
    return found


def shatter(script: Script) -> bool:
    """Automatic DS wherever it is possible: it costs nothing."""
    top = script.s.top(0)
    if not isinstance(top, Movement):
        return False
    for o in top.options(script.s):
        if o.verb == SHATTER:
            script.play(o)
            return True
    return False


def in_line(s: StalingradState, judge: StalingradJudge) -> int:
    """The troops to which the enemy could come."""
    found = 0
    for u in s.on_map(judge.player):
        if s.place[u] < s.sc.n and judge.near[s.place[u]] and not s.sc.traits[u] & HELPER:
            found |= 1 << int(u)
    return found


def settle(script: Script, planner: Planner, busy: int, plainly: bool) -> None:
    """Everybody else goes to his best place; by a plan, those with the most to gain first."""
    ranked: list[tuple[int, int]] = []
    for u in planner.movers:
        if not busy >> u & 1:
            gain = 0 if plainly else planner.best_place(u)[0]
            ranked.append((-gain, u))
    ranked.sort()
    s = played(script)
    judge = planner.judge
    for _, u in ranked:
        if not script.open:
            return
        if s.marks[u] & MOVED or not 0 <= s.place[u] < s.sc.box:
            continue
        _, way = planner.best_place(u)
        if way is not None:
            go(script, way.walk())
        judge.send(u, s.place[u] if way is None else way.place)


def finish(script: Script, judge: StalingradJudge) -> None:
    """Who must still move does; then the phase is over."""
    while script.open:
        s = played(script)
        top = s.top(0)
        if not isinstance(top, Movement):
            return
        u = top.unfinished(s)
        if u < 0:
            script.play(Option(DONE))
            return
        planner = Planner(s, judge)
        best: Way | None = None
        most = NEVER
        for gait, cuts in ((MARCH, planner.marches[u]), (TACTICAL, planner.creeps[u])):
            for cut in cuts:
                worth = judge.score(u, cut.place)
                if worth > most:
                    best, most = Way(u, gait, cut.place, cut), worth
        if best is None:
            return
        go(script, best.walk())
        if not s.marks[u] & MOVED:
            return
