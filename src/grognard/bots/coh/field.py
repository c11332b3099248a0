"""The field as one side sees it: what units are worth, who can still act, where it pays to stand.

All figures are whole numbers; 1000 is one victory point. Shots that are really on offer are worked out by the
rules themselves (`deeds`); what could happen where a unit might stand is estimated here from tables.
"""

from __future__ import annotations

from typing import Final

from grognard.games.coh.combat import range_under
from grognard.games.coh.scenario import (
    GAME_END,
    HIDDEN,
    NO_FIRE,
    NO_MOVE,
    ONLY_RALLY,
    RED,
    WAITING,
    CohScenario,
)
from grognard.games.coh.state import SPENT, CohState

from .ground import FAR, LEAST_NEED, MOST_NEED, Ground, ground_of

POINT: Final = 1000  # one VP

# How much of the danger of an enemy's best shot counts, by how ready the enemy is to fire it; in hundredths.
READY: Final = 100
BY_COMMAND: Final = 45  # spent, but his side has the CAP
NEXT_ROUND: Final = 30
LAST_ROUND: Final = 4
TO_TURN: Final = 65  # of that, when he has to turn first

# What standing somewhere is worth, in hundredths of what is expected to happen there.
OFFENCE: Final = 55
SECOND_TARGET: Final = 15
RISK: Final = 80
UNARMED: Final = 240  # the same for trucks, which have nothing to gain under fire
DIVIDED: Final = 50  # how much every further target takes off the danger of the others
WATCH: Final = 60  # for an enemy out of sight or reach before the unit and not behind it, by its distance

OUT_OF_PLAY: Final = -1

# How strongly the nearest units are drawn to a victory hex, one after the other, in hundredths.
TAKERS: Final = (100, 80, 60, 40, 30)
KEEPERS: Final = (100, 25)
GUARD: Final = 30  # part of the pull of a hex that is held already
STEEPEST: Final = 400
NEAR_EDGE: Final = 18  # AP on foot: from farther away than a board is wide nobody sets out
SPARE_ROUNDS: Final = 2  # a unit that wants to leave the map starts so much earlier than it must


class Goal:
    """A hex worth reaching or holding, and how much a step towards it is worth."""

    def __init__(self, hex: int, value: int, slope: int, ours: bool) -> None:
        self.hex = hex
        self.value = value  # what having it instead of the enemy will bring
        self.slope = slope  # per AP of the way
        self.ours = ours


class Threat:
    """One enemy's fire on a hex: firepower by colour with everything that does not depend on the target."""

    def __init__(self, fp_red: int, fp_blue: int, weight: int, at: int, rear: bool) -> None:
        self.fp_red = fp_red
        self.fp_blue = fp_blue
        self.weight = weight  # how much of it counts, in hundredths
        self.at = at
        self.rear = rear  # it always meets the rear: close combat, shells


class Battlefield:
    """What one side weighs before it chooses."""

    def __init__(self, s: CohState, side: int) -> None:
        sc = s.sc
        self.s = s
        self.sc: CohScenario = sc
        self.side = side
        self.ground: Ground = ground_of(sc)
        self.left = max(0, sc.rounds - s.round)  # rounds after this one
        self.worth = [0] * sc.units
        self.at = [OUT_OF_PLAY] * sc.units  # where units are, by what the side knows
        self.enemies: list[int] = []  # on the map
        self.friends: list[int] = []
        self.threats: dict[int, list[Threat]] = {}
        self.goal_of: dict[int, Goal] = {}
        self.share_of: dict[int, int] = {}
        self.goals: list[Goal] = []
        self.gather()
        self.ready = [self.readiness(u) for u in range(sc.units)]
        self.attention: dict[int, int] = {}
        self.pull = 0
        self.ahead = False
        self.find_goals()

    def gather(self) -> None:
        s = self.s
        sc = self.sc
        hidden = sc.off + HIDDEN
        ours = sc.mask_of[self.side]
        for u in range(sc.units):
            place = s.place[u]
            mine = ours >> u & 1
            if place < sc.n:
                if place < 0:
                    continue
                self.at[u] = place
                if mine:
                    self.friends.append(u)
                else:
                    self.enemies.append(u)
            elif mine and place == hidden:
                self.at[u] = s.plot[u]
            elif place != sc.off + WAITING:
                continue
            self.worth[u] = unit_worth(sc, u, self.left)

    def readiness(self, u: int) -> int:
        """How much of a unit's fire is to be expected before its enemies can do something about it."""
        s = self.s
        sc = self.sc
        if sc.hit_effects[s.hit[u]] & (ONLY_RALLY | NO_FIRE):
            return NEXT_ROUND // 2 if self.left else 0
        army = sc.army[u]
        price = sc.fire[u]
        if s.active[army] >> u & 1:
            if s.ap[army] + s.cap[army] >= price:
                return READY
        elif s.status[u] != SPENT:
            return READY
        if s.cap[army] >= price:
            return BY_COMMAND
        return NEXT_ROUND if self.left else LAST_ROUND

    # -- goals ---------------------------------------------------------------------------------------

    def find_goals(self) -> None:
        """The victory hexes, the exits, and who goes for which."""
        for goal in goals(self.s, self.side, self.left):
            self.goals.append(goal)
        for goal in sorted(self.goals, key=goal_order):
            self.assign(goal)
        if self.sc.exit_vp and self.sc.exits[self.side]:
            self.seek_exits(self.sc.exits[self.side])
        self.ahead = expected_lead(self.s, self.side) > 0
        self.pull = 5 if self.ahead else 14
        self.pull = self.pull * (3 if self.left == 0 else 2) // 2

    def assign(self, goal: Goal) -> None:
        """The nearest units go to a goal or keep it; the next ones follow behind them."""
        sc = self.sc
        far: list[tuple[int, int]] = []
        for u in sc.troops[self.side]:
            at = self.at[u]
            if at < 0 or self.s.carrier[u] >= 0:
                continue
            if u in self.share_of and self.share_of[u] >= 100:
                continue
            away = self.ground.way(u, goal.hex)[at]
            if away < FAR and not (sc.hit_effects[self.s.hit[u]] & (ONLY_RALLY | NO_MOVE) and away):
                far.append((away, u))
        far.sort()
        shares = KEEPERS if goal.ours else TAKERS
        for (_, u), share in zip(far, shares, strict=False):
            if share > self.share_of.get(u, 0):
                self.goal_of[u] = goal
                self.share_of[u] = share

    def seek_exits(self, exits: list[int]) -> None:
        """COH-5.1(4): every unit that leaves scores, so it sets out while there is time to get there."""
        sc = self.sc
        rounds = self.left + 1
        for u in sc.troops[self.side]:
            at = self.at[u]
            if at < 0 or at >= sc.n or self.s.carrier[u] >= 0:
                continue
            away, h = min((self.ground.way(u, h)[at], h) for h in exits)
            pace = 1 + sc.bonus[u]  # hexes that a vehicle makes for the price of one
            needed = away // pace // sc.activation_ap + 1
            spare = 0 if sc.truck[u] else SPARE_ROUNDS
            if away > NEAR_EDGE or needed > rounds or needed + spare < rounds:
                continue
            slope = min(STEEPEST, sc.exit_vp * POINT // (sc.activation_ap * rounds)) // pace
            known = self.goal_of.get(u)
            if known is None or known.slope * self.share_of[u] < slope * 100:
                self.goal_of[u] = Goal(h, sc.exit_vp * POINT, slope, False)
                self.share_of[u] = 100

    def drawn_to(self, u: int, h: int) -> int:
        """What it is worth to be as near as that to where the unit is wanted."""
        goal = self.goal_of.get(u)
        if goal is not None:
            away = self.ground.way(u, goal.hex)[h]
            if away < FAR:
                return -away * goal.slope * self.share_of[u] // 100
        if not self.enemies or self.idle_truck(u):
            return 0
        nearest = FAR
        row = h * self.sc.n
        distance = self.sc.distance
        for e in self.enemies:
            away = distance[row + self.at[e]]
            if away < nearest:
                nearest = away
        return -nearest * self.pull

    def idle_truck(self, u: int) -> bool:
        """A truck that carries nobody: it should not be near the enemy."""
        return self.sc.truck[u] and u not in self.s.carrier

    # -- danger and chances ------------------------------------------------------------------------------

    def threats_at(self, h: int) -> list[Threat]:
        """The enemies who could fire at a hex."""
        enemies = self.threats.get(h)
        if enemies is None:
            enemies = self.threats[h] = self.find_threats(h)
        return enemies

    def find_threats(self, h: int) -> list[Threat]:
        s = self.s
        sc = self.sc
        n = sc.n
        threats: list[Threat] = []
        seen = sc.seen
        for e in self.enemies:
            at = self.at[e]
            weight = self.ready[e]
            if weight == 0 or s.carrier[e] >= 0:
                continue
            weight = weight * self.divided(e) // 100
            hit = s.hit[e]
            red = sc.fp[0][e] + sc.veteran_fp[e] + sc.hit_fp[0][hit]
            blue = sc.fp[1][e] + sc.veteran_fp[e] + sc.hit_fp[1][hit]
            if at == h:
                red += sc.cc_boxed_fp if sc.boxed[0][e] else sc.cc_other_fp
                blue += sc.cc_boxed_fp if sc.boxed[1][e] else sc.cc_other_fp
                threats.append(Threat(red, blue, weight, at, True))
                continue
            pair = at * n + h
            bits = seen[pair]
            if not bits:
                continue
            reach = range_under(sc, e, hit)
            distance = sc.distance[pair]
            if distance > sc.long_factor * reach or distance < sc.min_range[e]:
                continue
            change = self.range_change(distance, reach, sc.level[at], sc.level[h])
            if not (sc.turret[e] or bits >> s.facing[e] & 1):
                weight = weight * TO_TURN // 100
            threats.append(Threat(red + change, blue + change, weight, at, sc.mortar[e]))
        return threats

    def divided(self, e: int) -> int:
        """How much of an enemy's fire one unit has to expect: he fires at one of those whom he sees."""
        known = self.attention.get(e)
        if known is None:
            row = self.at[e] * self.sc.n
            count = sum(1 for u in self.friends if self.sc.seen[row + self.at[u]])
            known = self.attention[e] = 10_000 // (100 + DIVIDED * max(0, count - 1))
        return known

    def range_change(self, distance: int, reach: int, from_level: int, to_level: int) -> int:
        """FP for short or long range and height, and the DM of a higher target taken off."""
        sc = self.sc
        change = 0
        if distance == 1:
            change = sc.short_fp
        elif distance > reach:
            change = sc.long_fp
        if from_level > to_level:
            change += sc.height_fp
        elif from_level < to_level:
            change -= sc.height_dm
        return change

    def risks(self, u: int, h: int) -> list[int]:
        """What a unit is in danger of losing in a hex, by facing."""
        threats = self.threats_at(h)
        if not threats:
            return [0] * 6
        s = self.s
        sc = self.sc
        hit = s.hit[u]
        losses = self.ground.losses[1 if hit else 0]
        shelter = sc.dm[h] + sc.veteran_dm[u]
        if self.at[u] == h:
            shelter += s.dug[u]
            if s.inside[u] >= 0:
                shelter += sc.fort_front[s.inside[u]]
        front = sc.front[u] + sc.hit_front[hit] + shelter
        rear = sc.rear[u] + sc.hit_rear[hit] + shelter
        front_red = sc.front_colour[u] == RED
        rear_red = sc.rear_colour[u] == RED
        behind = 0
        better = [0] * 6
        row = h * sc.n
        for threat in threats:
            need = rear - (threat.fp_red if rear_red else threat.fp_blue)
            from_rear = losses[clip(need)] * threat.weight
            behind += from_rear
            if threat.rear:
                continue
            need = front - (threat.fp_red if front_red else threat.fp_blue)
            saved = from_rear - losses[clip(need)] * threat.weight
            if saved:
                mask = sc.arc[row + threat.at]
                for f in range(6):
                    if mask >> f & 1:
                        better[f] += saved
        scale = self.worth[u]
        return [(behind - b) * scale // 100_000 for b in better]

    def chances(self, u: int, h: int) -> list[int]:
        """What a unit could do to the enemy from a hex, by facing: its best target, a little of others."""
        s = self.s
        sc = self.sc
        hit = s.hit[u]
        if sc.hit_effects[hit] & (ONLY_RALLY | NO_FIRE) or not self.enemies:
            return [0] * 6
        n = sc.n
        row = h * n
        red = sc.fp[0][u] + sc.veteran_fp[u] + sc.hit_fp[0][hit]
        blue = sc.fp[1][u] + sc.veteran_fp[u] + sc.hit_fp[1][hit]
        reach = range_under(sc, u, hit)
        best = [0] * 6
        others = [0] * 6
        watch = [0] * 6
        close = s.here[h] & sc.mask_of[1 - self.side] != 0
        for t in self.enemies:
            at = self.at[t]
            if close:
                if at != h:
                    continue
                gain = self.close_chance(u, t, red, blue)
                arc = 63
            else:
                bits = sc.seen[row + at]
                distance = sc.distance[row + at]
                if not bits or distance > sc.long_factor * reach or distance < sc.min_range[u]:
                    bits = sc.arc[row + at]
                    gain = WATCH // (1 + distance)
                    for f in range(6):
                        if bits >> f & 1:
                            watch[f] += gain
                    continue
                change = self.range_change(distance, reach, sc.level[h], sc.level[at])
                gain = self.chance(u, t, h, red + change, blue + change)
                arc = 63 if sc.turret[u] else bits
            for f in range(6):
                if arc >> f & 1:
                    if gain > best[f]:
                        others[f] += best[f]
                        best[f] = gain
                    else:
                        others[f] += gain
        return [best[f] + others[f] * SECOND_TARGET // 100 + watch[f] for f in range(6)]

    def chance(self, u: int, t: int, h: int, red: int, blue: int) -> int:
        s = self.s
        sc = self.sc
        at = self.at[t]
        hit = s.hit[t]
        front = not sc.mortar[u] and sc.arc[at * sc.n + h] >> s.facing[t] & 1 != 0
        if front:
            dv = sc.front[t] + sc.hit_front[hit]
            colour = sc.front_colour[t]
        else:
            dv = sc.rear[t] + sc.hit_rear[hit]
            colour = sc.rear_colour[t]
        dv += sc.dm[at] + s.dug[t] + sc.veteran_dm[t]
        if s.inside[t] >= 0:
            dv += sc.fort_front[s.inside[t]]
        need = dv - (red if colour == RED else blue)
        return self.ground.losses[1 if hit else 0][clip(need)] * self.worth[t] // 1000

    def close_chance(self, u: int, t: int, red: int, blue: int) -> int:
        sc = self.sc
        red += sc.cc_boxed_fp if sc.boxed[0][u] else sc.cc_other_fp
        blue += sc.cc_boxed_fp if sc.boxed[1][u] else sc.cc_other_fp
        hit = self.s.hit[t]
        dv = sc.rear[t] + sc.hit_rear[hit] + sc.dm[self.at[t]] + self.s.dug[t] + sc.veteran_dm[t]
        need = dv - (red if sc.rear_colour[t] == RED else blue)
        return self.ground.losses[1 if hit else 0][clip(need)] * self.worth[t] // 1000

    # -- standing somewhere ------------------------------------------------------------------------------

    def posts(self, u: int, h: int) -> list[int]:
        """How good it is for a unit to stand in a hex, by facing."""
        risks = self.risks(u, h)
        chances = self.chances(u, h)
        base = self.drawn_to(u, h)
        offence = OFFENCE if self.left or self.ready[u] >= BY_COMMAND else 10
        if self.s.here[h] & self.sc.mask_of[1 - self.side]:
            offence = offence * 60 // 100  # in close combat the other side has its turn first
        care = UNARMED if self.idle_truck(u) else RISK
        return [base + chances[f] * offence // 100 - risks[f] * care // 100 for f in range(6)]

    def post(self, u: int) -> int:
        """How good it is for a unit to stand where it stands."""
        return self.posts(u, self.at[u])[self.s.facing[u]]


def clip(need: int) -> int:
    """The row of a table of losses."""
    if need < LEAST_NEED:
        return 0
    return (MOST_NEED if need > MOST_NEED else need) - LEAST_NEED


def best_of(values: list[int]) -> int:
    """The index of the greatest value, the first of equals."""
    best = 0
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
    return best


def unit_worth(sc: CohScenario, u: int, left: int) -> int:
    """What losing a unit costs: its VP, a CAP in each round to come, and what it could still do."""
    fp = max(sc.fp[0][u], sc.fp[1][u], 0)
    return POINT * sc.unit_vp[u] + 40 * left + (60 + 35 * fp) * min(3, left + 1) // 3 + 100


def goal_order(goal: Goal) -> tuple[int, int]:
    return (-goal.slope, goal.hex)


def goals(s: CohState, side: int, left: int) -> list[Goal]:
    """The victory hexes by what they will still bring."""
    sc = s.sc
    aims: list[Goal] = []
    for marker, h in enumerate(sc.objective_hex):
        value = 0
        slope = 0
        for which, points, when in sc.awards:
            if which == marker:
                times = 1 if when == GAME_END else left + 1
                value += times * points * POINT
                ways = 7 * (left + 1) if when == GAME_END else 10
                slope += times * points * POINT // ways
        holder = s.control[marker]
        if holder >= 0:
            if sc.side_of[holder] == side:
                aims.append(Goal(h, value, slope // GUARD, True))
                continue
            value *= 2
            slope = slope * 3 // 2
        aims.append(Goal(h, value, min(slope, STEEPEST), False))
    return aims


def expected_lead(s: CohState, side: int) -> int:
    """By how much a side leads if every victory hex stays with its holder."""
    sc = s.sc
    left = max(0, sc.rounds - s.round)
    lead = 0
    for army, points in enumerate(s.vp):
        lead += points if sc.side_of[army] == side else -points
    for marker, points, when in sc.awards:
        holder = s.control[marker]
        if holder >= 0:
            times = 1 if when == GAME_END else left + 1
            lead += times * points if sc.side_of[holder] == side else -times * points
    return lead * POINT
