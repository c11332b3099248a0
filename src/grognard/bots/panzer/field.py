"""The field as one side sees it: what units are worth, where the enemies are, how good a place is.

Values are whole numbers, a hundred to a victory point.
"""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.grid import FRONT60
from grognard.core.kernel.playout import mix
from grognard.games.panzer.cards.armour import REAR
from grognard.games.panzer.fire.angle import angles
from grognard.games.panzer.ground.cover import COMBAT, SPOTTING
from grognard.games.panzer.movement.modes import mode_of
from grognard.games.panzer.movement.transport import riders
from grognard.games.panzer.scenario import ALL_ARC, EXITED, LOST, WAITING, PanzerScenario
from grognard.games.panzer.setting.victory import points
from grognard.games.panzer.spotting.arcs import in_arc
from grognard.games.panzer.spotting.looking import works_used
from grognard.games.panzer.spotting.markers import FIRED, MOVED
from grognard.games.panzer.state import ABANDONED, TRACKS, PanzerState

from .gunnery import WHOLE, Circumstances, gunnery_of
from .hunting import hunt_map
from .skill import VETERAN, Skill
from .ways import FAR, along, way_to

POINT: Final = 100
COMMANDS: Final = 8  # numbers for the commands of a unit, in the lots by which they are misjudged
POWER: Final = 25  # per cent of its card points: what a unit is worth because it can fight on
OFFENCE: Final = 60  # per cent of a shot from a place that counts for the place
LURKING: Final = 30  # ... of a defender who can be harmed: let them come
BEHIND: Final = 2  # hexes from which an enemy fires who has come up behind
SPAN: Final = 30  # points of movement over which an aim draws
HASTE: Final = 2  # times as much where the time is short
EARLY: Final = 2  # times as much for an objective: it must be held, so it cannot wait for the last turns
CLOSER: Final = 12  # for each hex nearer to an enemy, where nothing else is to be done
NO_AIM: Final = -FAR * POINT  # no aim draws
SURE_ENOUGH: Final = 70  # per cent of what aims draw for a side that wins as it stands
EAGER: Final = 150  # per cent more, towards the end, for one that does not
CROWD: Final = 60  # against standing in a hex with others


class Aim:
    """What a unit goes for: hexes, what they bring, the way there."""

    def __init__(self, hexes: list[int], value: int, exits: bool, way: list[int], hold: int) -> None:
        self.hexes = hexes
        self.value = value  # in points
        self.exits = exits  # it leaves the map there
        self.way = way  # points of movement from every hex
        self.hold = hold  # full turns that it must be held


class Post:
    """How good it is to stand in a hex: what one can do from there, what one risks, what one is near to."""

    def __init__(self, offence: int, danger: int, pull: int) -> None:
        self.offence = offence
        self.danger = danger
        self.pull = pull

    def value(self) -> int:
        return self.offence - self.danger + self.pull


class Field:
    """A position as a side sees it. Commands that lie face down are never asked for."""

    def __init__(self, s: PanzerState, side: int, skill: Skill = VETERAN) -> None:
        self.s = s
        self.sc = s.sc
        self.side = side
        self.skill = skill
        self.danger = skill.dash if side in s.sc.exit_side else skill.danger
        self.guns = gunnery_of(s.sc)
        self.worth = [unit_worth(s, u) for u in range(s.sc.units)]
        self.at = [place_of(s, u) for u in range(s.sc.units)]
        self.enemies = [e for e in s.sc.units_of[1 - side] if self.at[e] >= 0]
        self.bold = boldness(s, side)
        self.glance = glance(s, self.at, self.enemies)
        self.covers: dict[int, int] = {}
        self.reaches: dict[tuple[int, int, int], int] = {}
        self.fronts: dict[int, int] = {}
        self.fragiles: dict[int, bool] = {}
        self.grounds: dict[int, tuple[int, int]] = {}
        self.hunts: dict[int, list[int]] = {}

    # -- shots from places -----------------------------------------------------------------------------

    def cover(self, u: int, h: int, column: int) -> int:
        """The cover that a hex gives a unit; a dug position only where the unit has one."""
        key = (u * self.sc.n + h) * 2 + column
        found = self.covers.get(key)
        if found is None:
            dug = works_used(self.s, u) if self.s.place[u] == h else ()
            found = self.sc.covers.cover(h, self.sc.kind[u], column, works=dug)
            self.covers[key] = found
        return found

    def spotted(self, u: int, h: int, marker: int, by: int) -> bool:
        """Whether a unit in a hex, with a SPOT marker, would be spotted from another hex."""
        key = (u, h, marker)
        reach = self.reaches.get(key)
        if reach is None:
            lines = self.sc.spotting.lines(self.cover(u, h, SPOTTING), marker)
            reach = self.sc.spotting.reach(self.sc.spot_size[u], lines)
            self.reaches[key] = reach
        if self.sc.distance[self.sc.n * h + by] > reach:
            return False
        ground = self.sc.land.ground
        return self.sc.sight.clear(by, h, ground[by], ground[h])

    def bears(self, u: int, h: int, facing: int, at: int) -> bool:
        """Whether the gun of a unit in a hex can be fired at another hex."""
        if self.sc.gun_arc[u] == ALL_ARC or h == at:
            return True
        return in_arc(self.sc.board, h, facing, at, FRONT60)

    def harm(self, u: int, a: int, t: int, b: int, facing: int, how: Circumstances) -> int:
        """The mean harm of a shot from hex a at a unit in hex b that faces so."""
        if a == b:
            return 0
        how.cover = self.cover(t, b, COMBAT)
        distance = self.sc.distance[self.sc.n * a + b]
        least = WHOLE
        for aspect in angles(self.sc.board, b, facing, a, self.sc.advanced_ap):
            least = min(least, self.guns.harm(self.s, u, t, distance, aspect, how))
        return least

    def dealt(self, u: int, h: int, facing: int, e: int, how: Circumstances) -> int:
        """What a shot at an enemy is worth from a place, if it could be fired."""
        at = self.at[e]
        if not self.sc.armed[u] or not self.bears(u, h, facing, at):
            return 0
        return self.harm(u, h, e, at, self.s.facing[e], how) * self.worth[e] // WHOLE

    def best_shot(self, u: int, h: int, facing: int, how: Circumstances, seen: bool) -> int:
        """The best shot from a place; `seen`: only at what the unit has spotted in this turn."""
        best = 0
        for e in self.enemies:
            if seen:
                if not self.s.seen_by[e] >> u & 1:
                    continue
            elif not self.spotted(e, self.at[e], self.s.spot[e], h):
                continue
            best = max(best, self.dealt(u, h, facing, e, how))
        return best

    def coverage(self, u: int, h: int, facing: int) -> int:
        """All shots from a place together, at enemies that move where they are or are expected."""
        total = 0
        for e in self.enemies:
            if self.spotted(e, self.at[e], MOVED, h):
                total += self.dealt(u, h, facing, e, Circumstances(moving=True))
        return total

    def risk(self, u: int, h: int, facing: int, marker: int, how: Circumstances) -> int:
        """What all enemies together could do to a unit in a place, in thousandths of it."""
        safe = WHOLE
        for e in self.enemies:
            if not self.sc.armed[e] or not self.bears(e, self.at[e], self.s.facing[e], h):
                continue
            if self.sc.distance[self.sc.n * self.at[e] + h] > self.guns.farthest(self.s, e):
                continue
            if self.spotted(u, h, marker, self.at[e]):
                safe = safe * (WHOLE - self.harm(e, self.at[e], u, h, facing, how)) // WHOLE
        return WHOLE - safe

    def looms(self, u: int, h: int) -> int:
        """What enemies may do who are near enough to come up behind a unit, in thousandths of it."""
        total = 0
        if not self.skill.looms:
            return 0
        for e in self.enemies:
            if self.sc.armed[e] and self.sc.distance[self.sc.n * self.at[e] + h] <= self.sc.cross[e] + BEHIND:
                total += self.guns.harm(self.s, e, u, BEHIND, REAR, Circumstances())
        return min(WHOLE, total * self.skill.looms // 100)

    def fragile(self, u: int) -> bool:
        """Whether any enemy could harm a unit at all."""
        found = self.fragiles.get(u)
        if found is None:
            harms = [self.guns.harm(self.s, e, u, BEHIND, REAR, Circumstances()) for e in self.enemies]
            found = any(harms)
            self.fragiles[u] = found
        return found

    # -- aims ------------------------------------------------------------------------------------------

    def aims(self, u: int) -> list[Aim]:
        """What a unit may go for: ways off the map, objectives that are not ours."""
        s, sc = self.s, self.sc
        found: list[Aim] = []
        if s.hurt[u] & TRACKS or sc.cross[u] <= 0:
            return found
        mode = mode_of(s, u)
        for row, hexes in enumerate(sc.exit_hexes):
            cards = sc.exit_cards[row]
            if sc.exit_side[row] == self.side and (not cards or sc.card[u] in cards):
                value = sc.exit_points[row] + sc.points[u] * sc.exit_percent[row] // 100
                found.append(Aim(hexes, value, True, way_to(s, mode, hexes), 0))
        for row, h in enumerate(sc.objective_hex):
            if s.control[row] != self.side and sc.armed[u]:
                way = way_to(s, mode, [h])
                found.append(Aim([h], sc.objective_points[row], False, way, sc.objective_hold[row]))
        return found

    def pull(self, u: int, h: int, aims: list[Aim]) -> int:
        """How much the aims and the enemies that it can harm draw a unit to a hex."""
        aim, prey = self.aim_pull(u, h, aims), self.hunt(u, h)
        if aim > NO_AIM:
            return aim + prey
        if prey:
            return prey
        if self.sc.role[self.side] == "defends" or not self.enemies or not self.sc.armed[u]:
            return 0
        n = self.sc.n
        return -CLOSER * min([self.sc.distance[n * h + self.at[e]] for e in self.enemies])

    def aim_pull(self, u: int, h: int, aims: list[Aim]) -> int:
        """How much the aims alone draw it; NO_AIM where there is none that it can reach."""
        best = NO_AIM
        left = self.sc.turns - self.s.turn + 1
        for aim in aims:
            way = aim.way[h]
            reach = (left - aim.hold) * max(1, fastest(self.sc, u))
            value = aim.value * POINT * self.bold // 100 * (1 if aim.exits else EARLY)
            if way == 0 and not aim.exits and self.s.place[u] == h:
                best = max(best, 2 * value)  # who leaves now has come for nothing
                continue
            if way > reach:
                continue
            draws = value * (SPAN - way) // SPAN
            if way > reach // 2:
                draws -= value * (way - reach // 2) * (HASTE - 1) // SPAN
            if not aim.exits and way and self.friend_nearer(u, way, aim):
                draws //= 3
            best = max(best, draws)
        return best

    def hunt(self, u: int, h: int) -> int:
        """How much the enemies that it can harm draw it; nothing for a side that wins as it stands."""
        if not self.skill.hunts or self.bold == SURE_ENOUGH or not self.sc.armed[u] or self.s.turn <= 0:
            return 0
        found = self.hunts.get(u)
        if found is None:
            found = hunt_map(self, u)
            self.hunts[u] = found
        return found[h] * self.bold // 100

    def friend_nearer(self, u: int, way: int, aim: Aim) -> bool:
        """Whether somebody else of the side is at an aim already, or closer to it."""
        for v in self.sc.units_of[self.side]:
            if v != u and self.s.active(v) and aim.way[self.s.place[v]] < way:
                return True
        return False

    # -- places ----------------------------------------------------------------------------------------

    def post(self, u: int, h: int, facing: int, aims: list[Aim], stays: bool = False) -> Post:
        """A place after this turn; `stays`: the unit does not move there, so it keeps its SPOT marker."""
        marker = self.s.spot[u] if stays else MOVED
        looms, pull = self.ground(u, h, aims)
        lurks = self.sc.role[self.side] == "defends" and self.fragile(u)
        share = LURKING if lurks else OFFENCE
        offence = self.best_shot(u, h, facing, Circumstances(), False) * share // 100
        risk = self.risk(u, h, facing, marker, Circumstances()) + looms
        danger = risk * self.worth[u] // WHOLE * self.danger // 100
        if self.sc.transport and not stays:
            for v in riders(self.s, u):
                offence = max(offence, self.site(v, h, facing) * OFFENCE // 100)
        crowd = self.s.here[h] & self.sc.mask_of[self.side] & ~(1 << u)
        return Post(offence, danger + CROWD * crowd.bit_count(), pull)

    def slip(self, u: int, command: int) -> int:
        """By how much a command of a unit is misjudged: the same as long as no enemy moves."""
        if not self.skill.errs:
            return 0
        lot = mix(self.glance, u * COMMANDS + command) % (2 * WHOLE + 1) - WHOLE
        return lot * self.skill.errs * self.worth[u] // (100 * WHOLE)

    def ground(self, u: int, h: int, aims: list[Aim]) -> tuple[int, int]:
        """What may come up behind a unit in a hex, and how much its aims draw it there, however it faces."""
        key = u * self.sc.n + h
        found = self.grounds.get(key)
        if found is None:
            found = (self.looms(u, h), self.pull(u, h, aims))
            self.grounds[key] = found
        return found

    def site(self, v: int, h: int, facing: int) -> int:
        """What a passenger could fire at from a place if it got off there."""
        if not self.sc.armed[v]:
            return 0
        return self.best_shot(v, h, facing, Circumstances(), False)

    def best_facing(self, u: int, h: int) -> int:
        """The facing that keeps what is most dangerous in front; of equals towards the nearest enemy."""
        if not self.skill.fronts:
            return self.towards(h)
        best, least = self.s.facing[u], WHOLE * 100
        for facing in range(6):
            risk = 10 * self.risk(u, h, facing, FIRED, Circumstances())
            if self.nearest(h) >= 0 and not in_arc(self.sc.board, h, facing, self.nearest(h), FRONT60):
                risk += 1
            if risk < least:
                best, least = facing, risk
        return best

    def towards(self, h: int) -> int:
        """The facing in a hex that has the nearest enemy in front; without enemies 0."""
        found = self.fronts.get(h)
        if found is None:
            found = 0
            near = self.nearest(h)
            if near >= 0 and near != h:
                for facing in range(6):
                    if in_arc(self.sc.board, h, facing, near, FRONT60):
                        found = facing
                        break
            self.fronts[h] = found
        return found

    def nearest(self, h: int) -> int:
        """The hex of the nearest enemy, or -1."""
        best, least = -1, FAR
        for e in self.enemies:
            distance = self.sc.distance[self.sc.n * h + self.at[e]]
            if distance < least:
                best, least = self.at[e], distance
        return best


def boldness(s: PanzerState, side: int) -> int:
    """How much aims count, in per cent: who does not win as it stands must act, the later the more."""
    lead = points(s, side) - points(s, 1 - side)
    if lead >= max(1, s.sc.draw_points):
        return SURE_ENOUGH
    return 100 + EAGER * max(0, s.turn) // max(1, s.sc.turns)


def glance(s: PanzerState, at: list[int], enemies: list[int]) -> int:
    """A number by which misjudgements are drawn: it changes with the turn and where the enemies are."""
    found = s.turn
    for e in enemies:
        found = mix(found, at[e])
    return found


def fastest(sc: PanzerScenario, u: int) -> int:
    """Points of movement of a unit at its best rate: most long ways lead along a road."""
    return max(sc.cross[u], sc.road[u])


def unit_worth(s: PanzerState, u: int) -> int:
    """What the loss of a unit means, for its own side and the other together."""
    sc = s.sc
    side = sc.side[u]
    worth = sc.points[u] * sc.kill_percent[1 - side] + sc.points[u] * POWER
    for owner, card, each in sc.survivors:
        if owner == side and sc.card[u] == card:
            worth += each * POINT
    return worth + exit_share(s, u)


def exit_share(s: PanzerState, u: int) -> int:
    """What a unit is worth because it may leave the map for points."""
    sc = s.sc
    share = 0
    for row, owner in enumerate(sc.exit_side):
        if owner == sc.side[u] and (not sc.exit_cards[row] or sc.card[u] in sc.exit_cards[row]):
            share += (sc.exit_points[row] * POINT + sc.points[u] * sc.exit_percent[row]) * 2 // 3
    return share


def place_of(s: PanzerState, u: int) -> int:
    """Where a unit is or is to be expected; -1: nowhere."""
    sc = s.sc
    if s.on_map(u):
        return -1 if s.hurt[u] & ABANDONED or s.carrier[u] >= 0 else s.place[u]
    if s.place[u] in (sc.off + LOST, sc.off + EXITED) or sc.zone[u] < 0:
        return -1
    hexes = sc.zone_hexes[sc.zone[u]]
    units = sc.zone_units[sc.zone[u]]
    if not hexes or u not in units:
        return -1
    if s.turn > 0:
        return hexes[0] if s.place[u] == sc.off + WAITING else -1
    number = units.index(u)
    if sc.zone_turn[sc.zone[u]] == 0:
        return hexes[(2 * number + 1) * len(hexes) // (2 * len(units))]
    return on_its_way(s, u, hexes[0], number, len(units))


def on_its_way(s: PanzerState, u: int, start: int, number: int, of: int) -> int:
    """Where a unit of a column that enters will be met: somewhere on its way to where it leaves."""
    sc = s.sc
    for row, owner in enumerate(sc.exit_side):
        if owner == sc.side[u]:
            way = way_to(s, mode_of(s, u), sc.exit_hexes[row])
            if way[start] < FAR:
                return along(s, way, start, way[start] * (number + 1) // (of + 1))
    return start
