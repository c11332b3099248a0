"""Judge: how good a place is for a unit: what it gets nearer to, what it holds, what threatens it there."""

from __future__ import annotations

from typing import Final

from grognard.games.zocbond import bonds
from grognard.games.zocbond.kinds import ARTILLERY, GHOST, GOOD, HELPER, ROUTED, SOURCE, STRIDE
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.state import ZocState

from .stakes import EVEN, Stakes, twin
from .ways import FARTHEST, Prices, Ways

KINDS: Final = 3  # of ways
GUARD: Final = 60  # hundredths of a prize that a unit on it keeps from an enemy who is near
KEEP: Final = 110  # ... by a more careful look
NEAR: Final = 5  # hexes: an enemy so far away threatens
LAST_MOVER: Final = 1  # the second player has the last turn
SWIFT: Final = 6  # MP: units with so many come from farther away
CAP: Final = 30  # strength that can be brought against one hex
CUT: Final = 900  # to be out of supply
PRESS: Final = 90  # to be next to an enemy, for each whole multiple of his strength
CROWD: Final = 100_000  # a hex that is full
LONGEST: Final = 100  # half MP: more than any march
FOCUSES: Final = 3  # aims that plans are made about
FOCUS: Final = 3  # times as much draws the aim that a plan is about


class Style:
    """What a plan values; the weights are in hundredths."""

    def __init__(self, danger: int, barrier: int, hurdle: int, risk: int, focus: int = -1) -> None:
        self.danger = danger  # what threatens a unit in its place
        self.barrier = barrier  # what it bars to the enemy
        self.hurdle = hurdle  # what an attack must promise before units are sent for it
        self.risk = risk  # ... and how much of what threatens them there counts against it
        self.focus = focus  # the aim that everybody goes for, or -1


BALANCED: Final = Style(100, 100, 150, 50)
BOLD: Final = Style(0, 0, 0, 0)
CAREFUL: Final = Style(250, 200, 350, 100)


class Judge:
    """Looks at a position for one player. With `simple` only at what draws and what can be held."""

    farthest = FARTHEST  # what is farther counts as that far

    def __init__(
        self, s: ZocState, stakes: Stakes, player: int, simple: bool, shelf: list[Prices | None]
    ) -> None:
        self.shelf = shelf  # per player and kind of ways
        self.s = s
        self.known = twin(s)  # as it was when the fields were made
        self.stakes = stakes
        stakes.thorough = not simple
        self.player = player
        self.simple = simple
        self.style = BALANCED
        self.fields: list[list[list[int]]] = [[] for _ in range(KINDS)]  # per kind and own aim
        self.aims = [aim for aim in stakes.aims if aim.wanted >> player & 1]
        self.busy: list[int] = []  # per aim: strength that goes for it already
        self.pulls: dict[int, int] = {}  # per kind of ways, march and place, as long as nobody else is sent
        self.take_stock()
        self.threat = [0] * s.zoc.n
        self.near = bytearray(s.zoc.n)  # an enemy could come here
        self.passage = [0] * s.zoc.n  # per hex: what the enemy wants beyond it
        if simple or not self.is_final():
            self.look_at_threats()
        if not simple:
            self.look_at_passages()

    def take_stock(self) -> None:
        """Nobody is sent anywhere."""
        self.busy = [0] * len(self.aims)
        self.pulls = {}

    def adopt(self, style: Style) -> None:
        self.style = style
        self.take_stock()

    def styles(self) -> list[Style]:
        """Ways to plan a turn: with more or less care, or for one of the aims that are worth most."""
        styles = [BALANCED, BOLD, CAREFUL]
        ranked = sorted([(-aim.worth, i) for i, aim in enumerate(self.aims)])
        for _, i in ranked[:FOCUSES]:
            styles.append(Style(50, 50, 100, 30, i))
        return styles

    # -- the position --------------------------------------------------------------------------------

    def still_holds(self, s: ZocState) -> bool:
        """Whether what was seen of the enemy and the ground is still so."""
        known = self.known
        if known is s:
            return True
        if known.zoc is not s.zoc or known.turn != s.turn or known.active != s.active:
            return False
        if known.span != s.span:
            return False
        for u in s.zoc.units_of[1 - self.player]:
            if known.place[u] != s.place[u] or known.steps[u] != s.steps[u] or known.order[u] != s.order[u]:
                return False
        return True

    def look_again(self, s: ZocState) -> None:
        """The same position with own units elsewhere."""
        self.s = s
        self.stakes.renew(s)
        self.aims = [aim for aim in self.stakes.aims if aim.wanted >> self.player & 1]
        self.take_stock()

    def is_final(self) -> bool:
        """Whether the enemy has no turn after this one: then nothing threatens any more."""
        s = self.s
        return s.turn >= s.zoc.last_turn and s.active == self.player == LAST_MOVER

    def look_at_threats(self) -> None:
        """Where enemies could attack in their next turn, and about how strongly."""
        s = self.s
        sc = s.zoc
        for u in sc.units_of[1 - self.player]:
            h = s.place[u]
            if not 0 <= h < sc.n or sc.traits[u] & HELPER or s.order[u] == ROUTED:
                continue
            strength = sc.strength_rules.attack_strength(s, u) if s.order[u] == GOOD else 0
            reach = NEAR if sc.allowance[u] >= SWIFT else NEAR - 2
            if sc.traits[u] & (GHOST | SOURCE | ARTILLERY):
                reach = 1
            for at in self.around(h, reach):
                self.near[at] = 1
                self.threat[at] = min(CAP, self.threat[at] + strength)

    def around(self, h: int, far: int) -> list[int]:
        """The hexes within a distance."""
        sc = self.s.zoc
        seen = bytearray(sc.n)
        seen[h] = 1
        hexes = [h]
        start = 0
        for _ in range(far):
            stop = len(hexes)
            for i in range(start, stop):
                for side in range(6 * hexes[i], 6 * hexes[i] + 6):
                    to = sc.neighbour[side]
                    if 0 <= to < sc.n and not seen[to]:
                        seen[to] = 1
                        hexes.append(to)
            start = stop
        return hexes

    def look_at_passages(self) -> None:
        """Hexes on the enemy's ways to what he wants: the nearer to the best way, the more."""
        s = self.s
        enemy = 1 - self.player
        rows = self.walkers(enemy)
        starts = [s.place[u] for u in s.zoc.units_of[enemy] if in_play(s, u) and s.place[u] < s.zoc.n]
        if not rows or not starts:
            return
        ways = Ways(s, self.prices(rows[-1]))
        out = ways.distances(starts)
        for aim in self.stakes.aims:
            if not aim.wanted >> enemy & 1:
                continue
            home = ways.distances(aim.hexes)
            best = 2 * FARTHEST
            for h in range(s.zoc.n):
                best = min(best, out[h] + home[h])
            if best >= FARTHEST:
                continue
            for h in range(s.zoc.n):
                detour = out[h] + home[h] - best
                if detour < 24:
                    worth = aim.worth * 8 // (8 + detour)
                    self.passage[h] = max(self.passage[h], worth)

    def walkers(self, player: int) -> list[int]:
        """A unit for every kind of ways that a player's units go."""
        s = self.s
        walkers = [-1] * KINDS
        for u in s.zoc.units_of[player]:
            if s.zoc.allowance[u] and in_play(s, u) and walkers[self.stakes.way_of(u)] < 0:
                walkers[self.stakes.way_of(u)] = u
        return [u for u in walkers if u >= 0]

    def prices(self, u: int) -> Prices:
        """What steps cost units of a kind: looked up once, as long as the bridges stand as they do."""
        at = KINDS * self.s.zoc.owner[u] + self.stakes.way_of(u)
        prices = self.shelf[at]
        if prices is None or not prices.still_hold(self.s):
            prices = Prices(self.s, u)
            self.shelf[at] = prices
        return prices

    # -- ways to the aims ------------------------------------------------------------------------------

    def ways_of(self, u: int) -> list[list[int]]:
        """Per aim: how far it is from everywhere for a unit."""
        rows = self.fields[self.stakes.way_of(u)]
        if not rows:
            ways = Ways(self.known, self.prices(u))
            for one in self.aims:
                rows.append(ways.distances(one.hexes))
        return rows

    def far(self, field: list[int], place: int) -> int:
        """The way from a place to an aim."""
        sc = self.s.zoc
        if place < sc.n:
            return field[place]
        best = self.farthest
        for gate in sc.gates[place - sc.size]:
            best = min(best, field[gate] + 2)
        return best

    def pull(self, u: int, place: int) -> int:
        """The worth of the best aim seen from a place: half at a turn's march, less where others go, too."""
        sc = self.s.zoc
        march = 2 * max(3, sc.allowance[u])
        at = (self.stakes.way_of(u) * LONGEST + march) * sc.box + place
        worth = self.pulls.get(at, -1)
        if worth >= 0:
            return worth
        best = 0
        rows = self.ways_of(u)
        for i in range(len(self.aims)):
            drawn = self.draw(i) * march // (march + self.far(rows[i], place))
            if drawn > best:
                best = drawn
        self.pulls[at] = best
        return best

    def draw(self, i: int) -> int:
        """How much an aim draws with what goes for it already; the one that a plan is about, much more."""
        if i == self.style.focus:
            return self.aims[i].worth * FOCUS
        return self.aims[i].worth * 12 // (12 + self.busy[i])

    def goal(self, u: int, place: int) -> int:
        """The aim that draws a unit most, or -1."""
        march = 2 * max(3, self.s.zoc.allowance[u])
        best = 0
        chosen = -1
        rows = self.ways_of(u)
        for i in range(len(self.aims)):
            drawn = self.draw(i) * march // (march + self.far(rows[i], place))
            if drawn > best:
                best, chosen = drawn, i
        return chosen

    def send(self, u: int, place: int) -> None:
        """A unit has chosen its place: its aim needs others less."""
        i = self.goal(u, place)
        if i >= 0:
            self.pulls = {}
            self.busy[i] += max(1, self.s.zoc.attack[STRIDE * u + max(1, self.s.steps[u])])

    def passes_on(self, h: int) -> int:
        """What an enemy hex keeps own units from: they stand before it, and what draws them lies behind."""
        sc = self.s.zoc
        best = 0
        for side in range(6 * h, 6 * h + 6):
            at = sc.neighbour[side]
            if 0 <= at < sc.n and self.s.holder[at] == self.player:
                u = self.s.first[at]
                gain = self.pull(u, h) - self.pull(u, at)
                best = max(best, gain)
        return best + self.stakes.opens(self.player, h)

    # -- places ----------------------------------------------------------------------------------------

    def score(self, u: int, place: int) -> int:
        """How good it is for a unit to end its move in a place; others stand as they do now."""
        s = self.s
        sc = s.zoc
        total = self.pull(u, place)
        if place >= sc.n:
            return total
        stakes = self.stakes
        total += self.keeps(u, place)
        if stakes.beyond[self.player][place] and stakes.counts_beyond(u):
            total += stakes.beyond[self.player][place] * s.steps[u]
        if s.place[u] != place and sc.stacking_rules.crowds(s, 1 << u, place):
            return total - CROWD
        if self.simple:
            return total + self.presses(u, place)
        total += stakes.errand(u, place)
        if not stakes.supplied(u, place):
            total -= CUT
        style = self.style
        barred = self.barrier(u, place) * stakes.holding[self.player] * style.barrier // (EVEN * EVEN)
        return total - self.danger(u, place) * style.danger // EVEN + barred

    def keeps(self, u: int, place: int) -> int:
        """What a unit holds by being in a place."""
        prize = self.stakes.prize[place]
        if not prize:
            return 0
        s = self.s
        mate = self.mates(u, place)
        row = s.zoc.control_row[place]
        taken = row >= 0 and s.control[row] == self.player
        if not taken and mate == 0:
            return prize
        if not self.near[place]:
            return 0
        kept = GUARD if self.simple else KEEP * self.stakes.holding[self.player] // 100
        return prize * kept // (100 * (1 + 2 * mate))

    def presses(self, u: int, place: int) -> int:
        """What a unit could help to attack from a place, by the strengths alone."""
        s = self.s
        sc = s.zoc
        best = 0
        for side in range(6 * place, 6 * place + 6):
            at = sc.neighbour[side]
            if 0 <= at < sc.n and s.holder[at] == 1 - self.player:
                strength = sc.strength_rules.attack_strength(s, u) + self.strength_around(at, u)
                defence = max(1, self.defence(-1, at))
                best = max(best, PRESS * min(4, strength // defence) + self.stakes.prize[at] // 8)
        return best

    def strength_around(self, h: int, without: int) -> int:
        """The attack strength of own units next to a hex."""
        s = self.s
        total = 0
        for side in range(6 * h, 6 * h + 6):
            at = s.zoc.neighbour[side]
            if 0 <= at < s.zoc.n and s.holder[at] == self.player:
                for v in s.stack_at(at):
                    if v != without:
                        total += s.zoc.strength_rules.attack_strength(s, v)
        return total

    def mates(self, u: int, place: int) -> int:
        """How many other own units stand in a place."""
        s = self.s
        count = 0
        v = s.first[place]
        while v >= 0:
            if v != u and s.zoc.owner[v] == self.player and not s.zoc.traits[v] & (SOURCE | HELPER):
                count += 1
            v = s.under[v]
        return count

    def defence(self, u: int, place: int) -> int:
        """About what a place could be defended with if a unit (-1: nobody) were there, too."""
        s = self.s
        strength_rules = s.zoc.strength_rules
        total = strength_rules.defence_strength(s, u) if u >= 0 else 0
        v = s.first[place]
        while v >= 0:
            if v != u and (u < 0 or s.zoc.owner[v] == self.player):
                total += strength_rules.defence_strength(s, v)
            v = s.under[v]
        return total * self.stakes.cover[place] // EVEN

    def danger(self, u: int, place: int) -> int:
        """What a unit must expect to lose to the enemy's next attacks."""
        threat = self.threat[place]
        if not threat:
            return 0
        defence = max(1, self.defence(u, place))
        ratio = threat * 4 // defence  # quarters
        if ratio <= 4:
            return 0
        worth = self.stakes.unit_step(u)
        if self.s.zoc.traits[u] & (ARTILLERY | SOURCE):
            worth *= 2
        return worth * min(ratio - 4, 16) // 48

    def barrier(self, u: int, place: int) -> int:
        """What a unit bars to the enemy: his way through the hex, and through bonds with others."""
        passage = self.passage[place]
        total = passage // (3 * (1 + 2 * self.mates(u, place)))
        s = self.s
        sc = s.zoc
        if s.order[u] != GOOD or sc.zone_rules.bond_weight(s, u) < sc.zone_rules.bond_needs:
            return total
        best = 0
        for d in range(6):
            between = sc.neighbour[6 * place + d]
            if not 0 <= between < sc.n or s.holder[between] == self.player:
                continue
            over = sc.neighbour[6 * between + d]
            aside = sc.neighbour[6 * between + (d + 1) % 6]
            for end in (over, aside):
                if 0 <= end < sc.n and bonds.is_end(s, self.player, end, bonds.OPEN):
                    if end != s.place[u] or self.mates(u, end):
                        best = max(best, self.passage[between])
        return total + best // 2
