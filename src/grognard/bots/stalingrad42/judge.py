"""StalingradJudge: how good a place is on a long front: what it is near to, what it bars, its dangers."""

from __future__ import annotations

from typing import Final

from grognard.bots.zocbond.judge import CROWD, CUT, KINDS, Judge, Style
from grognard.bots.zocbond.stakes import EVEN
from grognard.games.stalingrad42.scenario import ON_WHEELS
from grognard.games.stalingrad42.scenario import SUPPORT as SUPPORT_UNIT
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond.kinds import GOOD, HELPER, MECHANISED, ROUTED, STRIDE
from grognard.games.zocbond.state import ZocState

from .roads import FARTHEST, Atlas, Roads
from .stakes import Quest, StalingradStakes

PACE: Final = 5  # what a half MP nearer to an aim is worth
LURE: Final = 5  # the part that draws of what an aim is worth: nobody marches past one town to the next
ENOUGH: Final = 40  # strength that goes for an aim of one point before it draws others only half
STRIKE: Final = 4  # hexes: from so far mobile troops attack in their next turn
WALK: Final = 2  # ... and others
FRONTAGE: Final = 40  # strength that can be brought against one hex
LINE: Final = 240  # to bar the enemy's way anywhere along the front
BAND: Final = 16  # half MP: so far before the enemy a line is worth half
REACH: Final = 32  # half MP: no line is drawn farther away
MOST_BARRED: Final = 1000
DETOUR: Final = 24  # half MP: units with so short a way round a hex need not go through it
COMPANY: Final = 30  # for artillery and stores: each point of own strength around
MOST_COMPANY: Final = 20
ALONE: Final = 700  # ... and to be caught without troops
SEEKS: Final = 2  # the part that counts of what units on foot could help to attack
SLIPS: Final = 6  # ... and mobile ones
SHUTS: Final = 12  # for each way out that an enemy loses, and as often as he has lost others
MOST_SHUT: Final = 300
OFF_THE_MAP: Final = 500  # what it costs to stay in an area

BOLD: Final = Style(40, 50, 50, 20)
HOLDING: Final = Style(100, 100, 150, 50)  # units near the enemy that do not attack stay


class StalingradJudge(Judge):
    """Looks at a position for one player."""

    farthest = FARTHEST  # ways are longer here

    def __init__(
        self, s: StalingradState, stakes: StalingradStakes, player: int, simple: bool, atlas: Atlas
    ) -> None:
        self.g = s
        self.atlas = atlas
        self.quests: list[Quest] = []
        self.rows: list[list[list[int]]] = [[], [], []]  # per kind of ways and quest: how far it is
        self.company: list[int] = []
        self.pace = PACE * stakes.drive[player] // EVEN
        self.lures: list[int] = []  # per quest: how much it draws, as long as nobody else is sent
        super().__init__(s, stakes, player, simple, [])

    # -- the position --------------------------------------------------------------------------------------

    def take_stock(self) -> None:
        """Nobody is sent anywhere."""
        quests: list[Quest] = []
        for aim in self.aims:
            assert isinstance(aim, Quest)
            quests.append(aim)
        self.quests = quests
        self.rows = [[], [], []]
        self.busy = [0] * len(quests)
        self.pulls = {}
        self.lures = []
        self.company = []

    def still_holds(self, s: ZocState) -> bool:
        known = self.known
        if known.zoc is s.zoc and known.turn == s.turn and known.active == s.active:
            if known.place == s.place and known.steps == s.steps and known.order == s.order:
                return known.span == s.span
        return super().still_holds(s)

    def around(self, h: int, far: int) -> list[int]:
        return self.atlas.around(self.g.sc, h, far)

    def look_again(self, s: ZocState) -> None:
        assert isinstance(s, StalingradState)
        self.g = s
        self.s = s
        control = self.stakes.aims
        self.stakes.renew(s)
        if self.stakes.aims is not control:
            self.aims = [aim for aim in self.stakes.aims if aim.wanted >> self.player & 1]
        self.take_stock()

    def look_at_threats(self) -> None:
        """Where enemies could attack in their next turn, and about how strongly."""
        s = self.s
        sc = s.zoc
        strength = [0] * sc.n  # of those on foot
        fast = [0] * sc.n
        for u in s.on_map(1 - self.player):
            h = s.place[u]
            if h >= sc.n or sc.traits[u] & HELPER or s.order[u] == ROUTED:
                continue
            power = sc.strength_rules.attack_strength(s, u) if s.order[u] == GOOD else 0
            if sc.traits[u] & MECHANISED:
                fast[h] += power
            else:
                strength[h] += power + 1
        for h in range(sc.n):
            if fast[h]:
                self.reach_out(h, STRIKE, fast[h])
            if strength[h]:
                self.reach_out(h, WALK, strength[h])
        self.threat = [FRONTAGE if power > FRONTAGE else power for power in self.threat]

    def reach_out(self, h: int, far: int, power: int) -> None:
        threat = self.threat
        for at in self.around(h, far):
            self.near[at] = 1
            threat[at] += power

    def look_at_passages(self) -> None:
        """Hexes before the enemy: a line anywhere, and most on his ways to what he wants."""
        sc = self.g.sc
        enemy = 1 - self.player
        stakes = self.stakes
        assert isinstance(stakes, StalingradStakes)
        roads = self.atlas.roads(self.g, enemy, ON_WHEELS)
        out = self.onslaught(stakes.posts[enemy], roads)
        before = [h for h in range(sc.n) if 0 < out[h] <= REACH]
        for h in before:
            self.passage[h] = LINE * BAND // (BAND + out[h])
        for aim in stakes.aims:
            if not aim.wanted >> enemy & 1:
                continue
            home = roads.to(aim.hexes)
            best = 2 * FARTHEST
            for h in before:
                best = min(best, out[h] + home[h])
            if best >= FARTHEST:
                continue
            for h in before:
                detour = out[h] + home[h] - best
                if detour < DETOUR:
                    worth = min(MOST_BARRED, aim.worth) * 8 // (8 + detour) * BAND // (BAND + out[h])
                    self.passage[h] = max(self.passage[h], worth)

    def onslaught(self, posts: list[int], roads: Roads) -> list[int]:
        """From the enemy's hexes the half MP to where he could come next: not through units, not past ZOC."""
        s = self.s
        sc = s.zoc
        n = sc.n
        grip = self.player * n
        distances = [REACH + 1] * n
        levels: list[list[int]] = [[] for _ in range(REACH + 1)]
        for h in posts:
            distances[h] = 0
            levels[0].append(h)
        for reached in range(REACH + 1):
            for h in levels[reached]:
                if distances[h] != reached or s.holder[h] == self.player:
                    continue
                if reached and s.grip[grip + h] > 0:
                    self.touch(h, reached, distances)
                    continue
                for d in range(6):
                    to = sc.neighbour[6 * h + d]
                    if 0 <= to < n:
                        price = roads.price[6 * h + d]
                        total = reached + price
                        if price >= 0 and total <= REACH and total < distances[to]:
                            distances[to] = total
                            levels[total].append(to)
        return distances

    def touch(self, h: int, reached: int, distances: list[int]) -> None:
        """Own units next to where the enemy must stop: they stand in his way."""
        s = self.s
        for side in range(6 * h, 6 * h + 6):
            to = s.zoc.neighbour[side]
            if 0 <= to < s.zoc.n and s.holder[to] == self.player:
                distances[to] = min(distances[to], max(1, reached))

    # -- ways to the aims ----------------------------------------------------------------------------------

    def ways_of(self, u: int) -> list[list[int]]:
        """Per quest: how far it is from everywhere for a unit."""
        kind = self.stakes.way_of(u)
        rows = self.rows[kind]
        if not rows and self.quests:
            roads = self.atlas.roads(self.g, self.player, kind)
            for quest in self.quests:
                rows.append(roads.to(quest.hexes))
        return rows

    def pull(self, u: int, place: int) -> int:
        """What the aim that draws most from a place is worth, less the way there."""
        kind = self.stakes.way_of(u)
        at = KINDS * place + kind
        worth = self.pulls.get(at, -1)
        if worth >= 0:
            return worth
        rows = self.ways_of(u)
        if not self.lures:
            self.lures = [self.draw(i) for i in range(len(self.quests))]
        pace = self.pace
        best = -pace * FARTHEST
        for i, quest in enumerate(self.quests):
            if kind or not quest.mobile:
                far = rows[i][place] if place < self.g.sc.n else self.far(rows[i], place)
                drawn = self.lures[i] - pace * far
                if drawn > best:
                    best = drawn
        best += pace * FARTHEST
        self.pulls[at] = best
        return best

    def far(self, field: list[int], place: int) -> int:
        """The way from a place to an aim; from the box of a reserve army it is far to everything.

        Also over the strait: one unit a turn can cross, and none while the enemy is there (S42-5.7.2).
        """
        sc = self.g.sc
        if place == sc.strait_area or place - sc.size >= len(sc.gates):
            return FARTHEST
        return super().far(field, place)

    def send(self, u: int, place: int) -> None:
        super().send(u, place)
        self.lures = []

    def draw(self, i: int) -> int:
        """How much an aim draws with what goes for it already; the one that a plan is about, much more."""
        worth = self.quests[i].worth
        lure = worth // LURE
        if i == self.style.focus:
            return 2 * lure
        return lure * ENOUGH // (ENOUGH + self.busy[i] * 1000 // (1000 + worth))

    def goal(self, u: int, place: int) -> int:
        """The aim that draws a unit most, or -1."""
        kind = self.stakes.way_of(u)
        best = -self.pace * FARTHEST
        chosen = -1
        rows = self.ways_of(u)
        for i in range(len(self.quests)):
            if kind or not self.quests[i].mobile:
                drawn = self.draw(i) - self.pace * self.far(rows[i], place)
                if drawn > best:
                    best, chosen = drawn, i
        return chosen

    # -- places --------------------------------------------------------------------------------------------

    def score(self, u: int, place: int) -> int:
        """How good it is for a unit to end its move in a place; others stand as they do now."""
        s = self.s
        sc = s.zoc
        stakes = self.stakes
        assert isinstance(stakes, StalingradStakes)
        if place >= sc.n:
            return self.pull(u, place) - OFF_THE_MAP + stakes.leaving(u, place)
        helper = sc.traits[u] & HELPER or self.g.sc.kind[u] & SUPPORT_UNIT
        crowd = 0
        if s.first[place] >= 0 and s.place[u] != place and sc.stacking_rules.crowds(s, 1 << u, place):
            crowd = CROWD
        if helper:
            return self.behind(u, place) - crowd
        total = self.pull(u, place) + self.keeps(u, place) - crowd
        if self.simple:
            return total + self.presses(u, place)
        if not stakes.supplied(u, place):
            total -= CUT
        style = self.style
        barred = self.barrier(u, place) * stakes.holding[self.player] * style.barrier // (EVEN * EVEN)
        total += barred - self.danger(u, place) * style.danger // EVEN
        return total + self.closes(u, place) if self.near[place] else total

    def closes(self, u: int, place: int) -> int:
        """What a unit does to shut in enemies next to a place: the fewer ways they have out, the more."""
        s = self.s
        sc = s.zoc
        n = sc.n
        enemy = 1 - self.player
        grip = self.player * n
        neighbour = sc.neighbour
        total = 0
        for side in range(6 * place, 6 * place + 6):
            h = neighbour[side]
            if not 0 <= h < n or s.holder[h] != enemy:
                continue
            shut = 0
            new = 0
            for around in range(6 * h, 6 * h + 6):
                at = neighbour[around]
                if not 0 <= at < n or s.holder[at] == self.player or s.grip[grip + at] > 0:
                    shut += 1
                elif s.holder[at] != enemy and (at == place or self.touches(place, at)):
                    new += 1
            if new:
                total += SHUTS * (shut + new - 2) * new
        return min(total, MOST_SHUT)

    def touches(self, a: int, b: int) -> bool:
        return b in self.s.zoc.neighbour[6 * a : 6 * a + 6]

    def keeps(self, u: int, place: int) -> int:
        """A side on the offensive leaves no mobile troops behind."""
        kept = super().keeps(u, place)
        return kept * PACE * PACE // (self.pace * self.pace) if self.stakes.way_of(u) else kept

    def presses(self, u: int, place: int) -> int:
        """Units that advance faster without fighting do not seek a fight."""
        return super().presses(u, place) // (SLIPS if self.stakes.way_of(u) else SEEKS)

    def behind(self, u: int, place: int) -> int:
        """Artillery, headquarters and stores follow the troops and are never alone before the enemy."""
        if not self.company:
            self.company = self.gather()
        total = COMPANY * min(MOST_COMPANY, self.company[place]) + self.pull(u, place)
        if self.near[place] and self.mates(u, place) == 0:
            total -= ALONE
        return total

    def gather(self) -> list[int]:
        """Per hex the strength of own troops within two hexes."""
        s = self.s
        sc = s.zoc
        strengths = [0] * sc.n
        for u in s.on_map(self.player):
            h = s.place[u]
            if h < sc.n and not sc.traits[u] & HELPER:
                power = sc.attack[STRIDE * u + s.steps[u]]
                for at in self.around(h, 2):
                    strengths[at] += power
        return strengths

    def main_effort(self) -> Style:
        """To plan a turn for the aim that is worth most."""
        best = -1
        for i, quest in enumerate(self.quests):
            if best < 0 or quest.worth > self.quests[best].worth:
                best = i
        return Style(100, 100, 100, 50, best)
