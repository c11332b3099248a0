"""The plan of a movement phase: trains, then attacks and from where, then a place for everybody else.

The front is long: who can come next to which enemy is noted once, and an attack is drawn up again only when
another has taken away units or places that it counted on.
"""

from __future__ import annotations

from typing import Final

from grognard.bots.zocbond.fight import Target
from grognard.bots.zocbond.judge import BALANCED, Judge, Style
from grognard.bots.zocbond.plan import NEVER, Outing, Planner, UnitWay, go, shatter
from grognard.bots.zocbond.stakes import EVEN
from grognard.core.kernel.option import Option
from grognard.games.zocbond.kinds import GOOD, HELPER, MARCH, MOVED, TACTICAL
from grognard.games.zocbond.movement import Movement
from grognard.games.zocbond.retreat import doomed
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.verbs import DONE

from .judge import HOLDING
from .rail_plan import trains

RING: Final = 40  # for each hex around the target that is shut to those who are in it
WAYS: Final = 3  # places from which a unit may take part in an attack


def plan_movement(s: ZocState, judge: Judge, style: Style | None) -> list[Option]:
    """The choices of the rest of a movement phase; without a style everybody goes where he likes best."""
    planner = StalingradPlanner(s, judge)
    planner.plainly = style is None
    return planner.plan(BALANCED if style is None else style)


class StalingradPlanner(Planner):
    """Plans the rest of a player's movement phase in Stalingrad '42."""

    most = 4000
    party = 9
    haste = 20
    outside = 0
    skips = True

    def prepare(self) -> None:
        trains(self.rehearsal, self.judge)

    # -- attacks -------------------------------------------------------------------------------------------

    def attacks(self) -> int:
        if self.plainly:
            return 0
        busy = self.send_out()
        return busy | self.in_line() if self.judge.style is HOLDING else busy

    def send_out(self) -> int:
        """Units go where they attack from, for what is worth most first; returns the units that are busy."""
        rehearsal = self.rehearsal
        ways = self.note()
        drawn: list[Outing] = []
        for h in self.enemy_hexes():
            outing = self.look_at(h, ways[h], 0)
            if outing is not None:
                drawn.append(outing)
        busy = 0
        while drawn and rehearsal.open:
            best = 0
            for i in range(len(drawn)):
                if drawn[i].worth > drawn[best].worth:
                    best = i
            outing = drawn.pop(best)
            if outing.worth <= self.judge.style.hurdle:
                break
            for way in outing.ways:
                busy |= 1 << way.u
                if rehearsal.open:
                    go(rehearsal, way)
            if shatter(rehearsal):
                break
            self.judge.pulls = {}
            drawn = self.redrawn(drawn, outing, ways, busy)
        return busy

    def redrawn(
        self, drawn: list[Outing], taken: Outing, ways: dict[int, list[UnitWay]], busy: int
    ) -> list[Outing]:
        """The other attacks; those that counted on units or places now taken are drawn up again."""
        places = [way.place for way in taken.ways if way.path]
        outings: list[Outing] = []
        for other in drawn:
            hurt = other.units & taken.units != 0
            if not hurt:
                hurt = any(way.path and way.place in places for way in other.ways)
            if hurt:
                again = self.look_at(other.target, ways[other.target], busy)
                if again is not None:
                    outings.append(again)
            else:
                outings.append(other)
        return outings

    def note(self) -> dict[int, list[UnitWay]]:
        """Per enemy hex: everybody who could attack it, and from where."""
        s = self.s
        sc = s.zoc
        enemy = 1 - self.player
        front: dict[int, list[int]] = {}  # per hex next to enemies: their hexes
        ways: dict[int, list[UnitWay]] = {}
        for h in self.enemy_hexes():
            ways[h] = []
            for at in sc.neighbour[6 * h : 6 * h + 6]:
                if 0 <= at < sc.n and s.holder[at] != enemy:
                    front.setdefault(at, []).append(h)
        for u in s.on_map(self.player):
            if s.order[u] != GOOD or sc.traits[u] & HELPER or sc.strength_rules.attack_strength(s, u) <= 0:
                continue
            here = s.place[u]
            for h in front.get(here, []):
                ways[h].append(UnitWay(u, MARCH, here, []))
            for gait, cuts in ((MARCH, self.marches[u]), (TACTICAL, self.creeps[u])):
                for cut in cuts:
                    for h in front.get(cut.place, []):
                        self.add(ways[h], UnitWay(u, gait, cut.place, cut.path))
        return ways

    def add(self, ways: list[UnitWay], way: UnitWay) -> None:
        """One more way, if the unit is not there already and has not ways enough."""
        count = 0
        for other in reversed(ways):
            if other.u != way.u:
                break
            if not other.path or other.place == way.place:
                return
            count += 1
        if count < WAYS:
            ways.append(way)

    def enemy_hexes(self) -> list[int]:
        s = self.s
        hexes: list[int] = []
        for u in s.on_map(1 - self.player):
            h = s.place[u]
            if h < s.zoc.n and s.first[h] == u and s.holder[h] == 1 - self.player:
                hexes.append(h)
        return hexes

    def is_promising(self, h: int, ways: list[UnitWay]) -> bool:
        """Whether all who could come together are at least as strong as those who are there."""
        s = self.s
        total = 0
        seen = 0
        for way in ways:
            if not seen >> way.u & 1:
                seen |= 1 << way.u
                total += s.zoc.strength_rules.attack_strength(s, way.u)
        return total > 0 and total >= self.judge.defence(-1, h)

    def look_at(self, h: int, ways: list[UnitWay], busy: int) -> Outing | None:
        """An attack on a hex by those who are not busy, if it could be worth anything."""
        ways = [way for way in ways if not busy >> way.u & 1]
        if not ways or not self.is_promising(h, ways):
            return None
        judge = self.judge
        target = Target(self.s, judge.stakes, self.player, h, judge.passes_on(h))
        return self.draw_up(target, ways) if target.worth[-1] > judge.style.hurdle else None

    def traps(self, trial: ZocState, target: Target) -> int:
        """Whether those who go there leave the defenders no way out."""
        if target.trapped:
            return 0
        bits = 0
        for u in target.units:
            bits |= 1 << u
        trapped = bits != 0 and doomed(trial, bits, target.hex, 2, 2)
        return target.step_worth * target.steps // 2 if trapped else 0

    def rings(self, trial: ZocState, target: Target) -> int:
        """The hexes around an enemy that are shut to him."""
        sc = trial.zoc
        grip = self.player * sc.n
        shut = 0
        for at in sc.neighbour[6 * target.hex : 6 * target.hex + 6]:
            if not 0 <= at < sc.n or trial.holder[at] == self.player or trial.grip[grip + at] > 0:
                shut += 1
        return RING * shut

    def opens(self, way: UnitWay, here: int) -> int:
        judge = self.judge
        gap = judge.barrier(way.u, here) - judge.barrier(way.u, way.place)
        return max(0, gap * judge.stakes.holding[self.player] // EVEN)

    # -- everybody else ------------------------------------------------------------------------------------

    def in_line(self) -> int:
        """The troops to which the enemy could come."""
        s = self.s
        units = 0
        for u in s.on_map(self.player):
            if s.place[u] < s.zoc.n and self.judge.near[s.place[u]] and not s.zoc.traits[u] & HELPER:
                units |= 1 << int(u)
        return units

    def finish(self) -> None:
        """Units that must still move do so; then the phase is over."""
        s = self.s
        while self.rehearsal.open:
            top = s.top(0)
            if not isinstance(top, Movement):
                return
            u = top.unfinished(s)
            if u < 0:
                self.rehearsal.play(Option(DONE))
                return
            self.look_at_moves()
            best: UnitWay | None = None
            most = NEVER
            for gait, cuts in ((MARCH, self.marches[u]), (TACTICAL, self.creeps[u])):
                for cut in cuts:
                    worth = self.judge.score(u, cut.place)
                    if worth > most:
                        best, most = UnitWay(u, gait, cut.place, cut.path), worth
            if best is None:
                return
            go(self.rehearsal, best)
            if not s.marks[u] & MOVED:
                return
