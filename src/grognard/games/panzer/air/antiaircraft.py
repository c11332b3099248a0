"""PZR-6.7.4: anti-aircraft fire: who tracks an aircraft and may fire at it, and one shot."""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.grid import FRONT60
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import HEX, MODE, NUMBER, UNIT
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.panzer.cards.penetration import range_factor
from grognard.games.panzer.fire import effects
from grognard.games.panzer.fire.ammo import D10, UNLIMITED, ammo_classes, in_supply, limit_of
from grognard.games.panzer.fire.leaving import D100
from grognard.games.panzer.gp.results import NE, SUPPRESSED, raw_result, result_ledgers
from grognard.games.panzer.gp.tables import gp_tables
from grognard.games.panzer.ground.cover import TOWED
from grognard.games.panzer.refusals import (
    FLAK_ARC,
    FLAK_DONE,
    FLAK_HIGH,
    FLAK_INSIDE,
    FLAK_RANGE,
    FLAK_SIGHT,
    FLAK_TRACK,
    FLAK_WATCH,
    FLAK_WHO,
    LEGAL,
    NOT_ON_MAP,
    NOT_YOURS,
)
from grognard.games.panzer.spotting.arcs import in_arc
from grognard.games.panzer.spotting.markers import after_fire
from grognard.games.panzer.verbs import ALTITUDES, SPEEDS

from .. import events
from ..frames import PanzerFrame
from ..scenario import LOST, UNARMED
from ..state import DAMAGED, FRESH, OVERWATCH, SUP_NONE, WATCHING, PanzerState
from .air_attack import Lines, total_of
from .air_sight import sees
from .course import Course
from .plane import FAST, HIGH, LOW
from .tables import air_tables

AT_AMMO: Final = 0
AT_FIRE: Final = 1

# What a shot does to an aircraft (PZR-6.7.4.2.1), as classes of its roll and as `State.result`.
MISSES: Final = 0
SHAKES: Final = 1
DAMAGES: Final = 2
BREAKS_UP: Final = 3  # a second damage: removed without a crash
SHOOTS_DOWN: Final = 4

AA_RULE: Final = "PZR-6.7.4.2"
GP_RULE: Final = "PZR-6.5.4.3"


# -- PZR-6.7.4.1: tracking ------------------------------------------------------------


def needed_track(s: PanzerState, u: int, speed: int, altitude: int) -> int:
    """Hexes of flight in sight that track an aircraft, twice as many for a suppressed unit."""
    tables = air_tables()
    number = tables.track[3 * speed + altitude]
    return number if s.sup[u] == SUP_NONE else number * tables.suppressed_factor


def is_tracked(s: PanzerState, u: int, course: Course, speed: int) -> bool:
    """PZR-6.7.4.1.1: in sight for the needed hexes, or ever since it came in over the edge."""
    needed = needed_track(s, u, speed, course.altitude)
    count = 0
    points = course.points(s.sc)
    for i in range(len(points) - 1, -1, -1):
        if not sees(s, u, points[i].hex, points[i].altitude):
            return False
        if points[i].moved:
            count += 1
        if count >= needed:
            return True
    return True


def is_closed_in(s: PanzerState, u: int) -> bool:
    """PZR-6.7.4.1.1[6]: inside a building or in an improved position."""
    h = s.place[u]
    if s.in_position(u):
        return True
    return bool(s.sc.land.building[h]) and not s.rubble[h] and s.inside[u] != 0


def fire_refusal(s: PanzerState, u: int, course: Course, speed: int, over: int) -> int:
    """Why a unit with an AA line could not fire at an aircraft over a hex, by open facts alone."""
    sc = s.sc
    if sc.aa_gun[u] == UNARMED:
        return FLAK_WHO
    if not s.active(u):
        return NOT_ON_MAP
    if s.aa_done[u]:
        return FLAK_DONE
    if is_closed_in(s, u):
        return FLAK_INSIDE
    if course.altitude == HIGH and not sc.aa_high[u]:
        return FLAK_HIGH
    if aa_factor(s, u, over) <= 0:
        return FLAK_RANGE
    at = s.place[u]
    if sc.kind[u] == TOWED and at != over and not in_arc(sc.board, at, s.facing[u], over, FRONT60):
        return FLAK_ARC
    if not sees(s, u, over, course.altitude):
        return FLAK_SIGHT
    return LEGAL if is_tracked(s, u, course, speed) else FLAK_TRACK


def flak_refusal(s: PanzerState, player: int, u: int, course: Course, speed: int, over: int) -> int:
    """The same with the unit's command: AA fire needs OVERWATCH that was not used (PZR-6.7.4, R2-74)."""
    if not 0 <= u < s.sc.units or s.sc.side[u] != player:
        return NOT_YOURS
    refusal = fire_refusal(s, u, course, speed, over)
    if refusal in (FLAK_WHO, NOT_ON_MAP, FLAK_DONE):
        return refusal
    if s.command[u] != OVERWATCH or s.acted[u] != FRESH:
        return FLAK_WATCH
    return refusal


def aa_factor(s: PanzerState, u: int, over: int) -> int:
    """The GP factor of the AA line at the range of the aircraft's hex (R2-26); 0: out of range."""
    gun = s.sc.aa_gun[u]
    column = range_factor(s.sc.gp_r[gun], s.sc.board.distance_between(s.place[u], over))
    return s.sc.gp_f[gun][column] if column >= 0 else 0


def may_fire(s: PanzerState, player: int, course: Course, speed: int, over: int) -> list[int]:
    """The units whose counters may be an unused OVERWATCH and that could fire now, by open facts (L1)."""
    return [
        u
        for u in s.sc.units_of[player]
        if s.sc.aa_gun[u] != UNARMED
        and s.may_be(u, WATCHING)
        and fire_refusal(s, u, course, speed, over) == LEGAL
    ]


# -- PZR-6.7.4.2: the shot ------------------------------------------------------------


def flak_lines(s: PanzerState, u: int, factor: int, speed: int, altitude: int, short: bool) -> Lines:
    """What is added to the roll: the gun's card, the crew, the speed and altitude of the target."""
    values = air_tables().aa_values
    gp = gp_tables()
    lines: Lines = []
    if s.sc.aa[u]:
        lines.append((AA_RULE, "aa_card", s.sc.aa[u]))
    if speed == FAST:
        lines.append((AA_RULE, "aa_high_speed", values["target_high_speed"]))
    if altitude == HIGH:
        lines.append((AA_RULE, "aa_high_altitude", values["target_high_altitude"]))
    if altitude == LOW:
        lines.append((AA_RULE, "aa_low_altitude", values["target_low_altitude"]))
    if s.hurt[u] & DAMAGED:
        lines.append((GP_RULE, "gp_firer_damaged", gp.values["firer_damaged"]))
    if s.sup[u] != SUP_NONE:
        lines.append((GP_RULE, "gp_firer_suppressed", gp.values["firer_suppressed"]))
    if short:
        lines.append((GP_RULE, "gp_ammo_limit", gp.values["ammo_limit"]))
    grade = gp.grade_gp[5 * s.sc.grade[u] + factor]
    if grade:
        lines.append((GP_RULE, "gp_unit_grade", grade))
    return lines


def aa_result(gpf: int, gpd: int, damaged: bool, total: int) -> int:
    """PZR-6.7.4.2.1: what a total does to an aircraft."""
    raw = raw_result(gp_tables(), gpf, gpd, total)
    if raw == NE:
        return MISSES
    if raw == SUPPRESSED:
        return SHAKES
    if total % 10 in air_tables().damaged_digits:
        return BREAKS_UP if damaged else DAMAGES
    return SHOOTS_DOWN


class Flak(PanzerFrame):
    """One shot at an aircraft: GP fire without the modifiers of reaction fire."""

    NAME = "Flak"
    STEPS = ("ammo", "fire")
    FIELDS = (
        Column("firer", SCALAR, UNIT, -1),
        Column("target", SCALAR, UNIT, -1),
        Column("hex", SCALAR, HEX, -1),  # over which the aircraft is
        Column("speed", SCALAR, MODE, names=SPEEDS),
        Column("altitude", SCALAR, MODE, names=ALTITUDES),
        Column("limits", SCALAR, NUMBER),  # the ammunition has run short
    )

    def __init__(
        self, firer: int = -1, target: int = -1, over: int = -1, speed: int = 0, altitude: int = 0
    ) -> None:
        super().__init__()
        self.firer = firer
        self.target = target
        self.hex = over
        self.speed = speed
        self.altitude = altitude
        self.limits = 0

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.take_step() == AT_AMMO:
            self.count_ammunition(s)
        else:
            s.pop(self.fire(s))

    def count_ammunition(self, s: PanzerState) -> None:
        """PZR-5.16.2.1, 5.16.2.4: the basic ammunition of the card's gun may run short, out of supply."""
        u = self.firer
        s.spot[u] = after_fire(s.spot[u], s.sc.gun_small_arms[s.sc.aa_gun[u]])
        limit = UNLIMITED
        if s.sc.ammo_limits and s.sc.aa_gun[u] == s.sc.gun[u] and not in_supply(s, u):
            limit = limit_of(s.sc.limits[u], "basic")
        if limit == UNLIMITED:
            return
        classes = ammo_classes(limit, 0)
        face = s.roll(D10, classes)
        self.limits = classes[face]
        s.tell_roll(events.AMMO_SHORT if self.limits else events.AMMO_HOLDS, u, face, limit)
        s.mark(events.O_AMMO_SHORT if self.limits else events.O_AMMO_HOLDS)

    def factor(self, s: PanzerState) -> int:
        reach = s.sc.gp_r[s.sc.aa_gun[self.firer]]
        return max(0, range_factor(reach, s.sc.board.distance_between(s.place[self.firer], self.hex)))

    def lines(self, s: PanzerState) -> Lines:
        short = self.limits != 0
        return flak_lines(s, self.firer, self.factor(s), self.speed, self.altitude, short)

    def fire(self, s: PanzerState) -> int:
        """The roll and what it does; what is left to do with the aircraft is the flight's."""
        t = self.target
        gpf, gpd = aa_factor(s, self.firer, self.hex), s.sc.gpd[t][0]
        damaged = s.hurt[t] & DAMAGED != 0
        added = total_of(self.lines(s))
        classes = bytes(aa_result(gpf, gpd, damaged, roll + added) for roll in range(101))
        ledgers = None if s.sink is None else self.roll_ledgers(s)
        total = s.roll(D100, classes) + added
        if ledgers is not None:
            raw = raw_result(gp_tables(), gpf, gpd, total)
            s.emit(Event(events.GP_FIRE, self.firer, t, total, raw, ledgers=ledgers, dice=s.dice))
        return strike(s, t, aa_result(gpf, gpd, damaged, total))

    def actor(self) -> int:
        return self.firer

    def roll_ledgers(self, s: State) -> list[Ledger]:
        assert isinstance(s, PanzerState)
        modifiers = Ledger("gp-modifiers", self.firer)
        added = total_of(self.lines(s), modifiers)
        defence = Ledger("gp-defence", self.target)
        gpd = s.sc.gpd[self.target][0]
        defence.set("PZR-6.5.4.2.4", "gpd-card", gpd)
        gpf = aa_factor(s, self.firer, self.hex)
        return [modifiers, defence, *result_ledgers(gp_tables(), gpf, gpd, added)]


def strike(s: PanzerState, t: int, result: int) -> int:
    """PZR-6.7.4.2.1: the result applies to the aircraft at once; the result itself."""
    if result == MISSES:
        s.mark(events.O_NOTHING, t)
        s.tell(events.NO_EFFECT, t)
    elif result == SHAKES:
        s.mark(events.O_SUPPRESSED, t)
        effects.suppress(s, t)
    elif result == DAMAGES:
        s.mark(events.O_DAMAGED, t)
        effects.damage(s, t)
    else:
        s.mark(events.O_SHOT_DOWN, t)
        s.tell(events.SHOT_DOWN if result == SHOOTS_DOWN else events.BREAKS_UP, t)
        s.put(t, s.sc.off + LOST)
    return result
