"""The plan of a movement phase: the best attack is looked for again whenever units have gone for one."""

from __future__ import annotations

from grognard.bots.zocbond.fight import Target
from grognard.bots.zocbond.plan import WIDE, Outing, Planner, UnitWay, go, shatter
from grognard.core.kernel.option import Option
from grognard.games.zocbond.battle import approach
from grognard.games.zocbond.kinds import ARTILLERY, GOOD, MARCH, TACTICAL
from grognard.games.zocbond.verbs import DONE


class HollandPlanner(Planner):
    """Plans the rest of a player's movement phase in Holland '44."""

    def attacks(self) -> int:
        """The attacks that are worth most; the plan ends with the first that shatters a hex."""
        busy = 0
        while self.rehearsal.open:
            outing = self.outing(busy)
            if outing is None:
                break
            for way in outing.ways:
                busy |= 1 << way.u
                if self.rehearsal.open:
                    go(self.rehearsal, way)
            if shatter(self.rehearsal):
                self.ended = True
                break
            self.judge.look_again(self.s)
        return busy

    def finish(self) -> None:
        if self.rehearsal.open:
            self.rehearsal.play(Option(DONE))

    def outing(self, busy: int) -> Outing | None:
        """The best attack that units not yet busy could be sent for."""
        judge = self.judge
        ranked: list[tuple[int, int]] = []
        for h in self.enemy_hexes():
            strength = judge.strength_around(h, -1) + self.strength_near(h, busy)
            if strength * 2 >= judge.defence(-1, h):
                ranked.append((-(judge.stakes.prize[h] + judge.passes_on(h) + 20 * strength), h))
        ranked.sort()
        best: Outing | None = None
        for _, h in ranked[:WIDE]:
            target = Target(self.s, judge.stakes, self.player, h, judge.passes_on(h))
            ways = self.candidates(h, busy)
            drawn = self.draw_up(target, ways) if ways else None
            if drawn is not None and (best is None or drawn.worth > best.worth):
                best = drawn
        return best if best is not None and best.worth > judge.style.hurdle else None

    def enemy_hexes(self) -> list[int]:
        s = self.s
        seen = bytearray(s.zoc.n)
        hexes: list[int] = []
        for u in s.zoc.units_of[1 - self.player]:
            h = s.place[u]
            if 0 <= h < s.zoc.n and not seen[h] and s.holder[h] == 1 - self.player:
                seen[h] = 1
                hexes.append(h)
        return hexes

    def strength_near(self, h: int, busy: int) -> int:
        """The strength of units that could come next to a hex."""
        s = self.s
        total = 0
        for u in self.movers:
            if busy >> u & 1 or s.order[u] != GOOD or approach(s, u, h) >= 0:
                continue
            if self.ways_to(u, h):
                total += s.zoc.strength_rules.attack_strength(s, u)
        return total

    def ways_to(self, u: int, h: int) -> list[UnitWay]:
        """The places next to a hex to which a unit can go."""
        sc = self.s.zoc
        ways: list[UnitWay] = []
        around = sc.neighbour[6 * h : 6 * h + 6]
        for way in self.marches[u]:
            if way.place < sc.n and way.place in around:
                ways.append(UnitWay(u, MARCH, way.place, way.path))
        for way in self.creeps[u]:
            if way.place < sc.n and way.place in around and not any(w.place == way.place for w in ways):
                ways.append(UnitWay(u, TACTICAL, way.place, way.path))
        return ways

    def candidates(self, h: int, busy: int) -> list[UnitWay]:
        """Everybody who could attack a hex, from every place."""
        s = self.s
        ways: list[UnitWay] = []
        for u in s.zoc.units_of[self.player]:
            if busy >> u & 1 or s.order[u] != GOOD or s.zoc.traits[u] & ARTILLERY:
                continue
            if s.place[u] < 0 or s.place[u] >= s.zoc.box or s.zoc.strength_rules.attack_strength(s, u) <= 0:
                continue
            if approach(s, u, h) >= 0:
                if s.place[u] < s.zoc.n:
                    ways.append(UnitWay(u, MARCH, s.place[u], []))
            elif u in self.movers:
                ways += self.ways_to(u, h)
        return ways
