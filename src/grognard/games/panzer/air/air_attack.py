"""PZR-6.7.3.2 to 6.7.3.8: one unit or one piece of terrain attacked from the air: GP fire of its own kind."""

from __future__ import annotations

from typing import ClassVar, Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import MODE
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.panzer.cards.penetration import range_factor
from grognard.games.panzer.fire import effects
from grognard.games.panzer.fire.shell import Blast
from grognard.games.panzer.fire.shots import (
    MOVES,
    STANDS,
    is_known_moving,
    may_be_moving,
    read_moving,
)
from grognard.games.panzer.fire.showing import answer_show, show_refusal
from grognard.games.panzer.gp.defence import target_type
from grognard.games.panzer.gp.gp_attack import AT_AMMO, AT_FIRE, AT_TERRAIN, GpAttack
from grognard.games.panzer.gp.results import Burst
from grognard.games.panzer.gp.tables import gp_tables
from grognard.games.panzer.gp.terrain_damage import NO_FEATURE, feature_in
from grognard.games.panzer.ground.cover import COMBAT, HEAVY, MEDIUM, VEHICLE
from grognard.games.panzer.ground.terrain import BRICK, STONE
from grognard.games.panzer.spotting.looking import cover_of
from grognard.games.panzer.verbs import ALTITUDES, KEEP, SHOW, SPEEDS

from .. import events
from ..refusals import LEGAL
from ..scenario import MOUNTS
from ..state import DAMAGED, SUP_NONE, PanzerState
from .plane import FAST, LOW
from .tables import air_tables

# What an aircraft attacks with.
GUNS: Final = 0
BOMBS: Final = 1
DIVE: Final = 2
ROCKETS: Final = 3
CRASH: Final = 4  # it falls on the ground itself
WEAPONS: Final = ("guns", "bombs", "dive", "rockets", "crash")

AT_SHOW: Final = 7  # after the steps of `GpAttack`

AIR_RULE: Final = "PZR-6.7.3.8"
GP_RULE: Final = "PZR-6.5.4.3"
Lines = list[tuple[str, str, int]]

EVERYWHERE: Final = [99]  # the reach of what is dropped


def total_of(lines: Lines, ledger: Ledger | None = None) -> int:
    """The sum of the lines, each with its rule."""
    if ledger is not None:
        for rule, name, value in lines:
            ledger.add(rule, name.replace("_", "-"), value)
    return sum(value for _, _, value in lines)


def aircraft_lines(s: PanzerState, u: int, weapon: int, speed: int, altitude: int, factor: int) -> Lines:
    """What hangs on the aircraft: the same for everything in the area; nobody aims a crash (R2-73)."""
    if weapon == CRASH:
        return []
    tables = air_tables()
    values = tables.values
    lines: Lines = []
    name = f"{ALTITUDES[altitude]}_altitude"
    if values[name]:
        lines.append((AIR_RULE, f"air_{name}", values[name]))
    if speed == FAST:
        lines.append((AIR_RULE, "air_high_speed", values["high_speed"]))
    if s.hurt[u] & DAMAGED:
        lines.append((AIR_RULE, "gp_firer_damaged", values["damaged"]))
    if s.sup[u] != SUP_NONE:
        lines.append((AIR_RULE, "gp_firer_suppressed", values["suppressed"]))
    if weapon in (GUNS, ROCKETS):
        column = tables.strafing_grade if weapon == GUNS else factor
        grade = gp_tables().grade_gp[5 * s.sc.grade[u] + column]
        if grade:
            lines.append((AIR_RULE, "gp_unit_grade", grade))
    return lines


def target_lines(s: PanzerState, t: int, moving: bool, altitude: int) -> Lines:
    """R2-49: what hangs on the unit that is attacked."""
    tables = air_tables()
    lines: Lines = []
    if s.sc.kind[t] == VEHICLE:
        if moving:
            lines.append((GP_RULE, "gp_target_vehicle_moving_direct", tables.values["target_moving"]))
        kind = target_type(s, t)
        if tables.type_value[kind]:
            lines.append((GP_RULE, f"gp_target_type_{kind.lower()}", tables.type_value[kind]))
        cover = vehicle_cover(s, t, altitude)
        if cover in (MEDIUM, HEAVY):
            name = "target_vehicle_cover_medium" if cover == MEDIUM else "target_vehicle_cover_heavy"
            lines.append((GP_RULE, f"gp_{name}", gp_tables().values[name]))
        return lines
    if MOUNTS[s.sc.mount[t]] == "cavalry":
        lines.append((GP_RULE, "gp_target_cavalry", tables.values["target_cavalry"]))
    if s.crawled[t]:
        lines.append((GP_RULE, "gp_target_crawling", tables.values["target_crawling"]))
    if s.in_trench(t):
        lines.append((GP_RULE, "gp_hasty_entrenchment", tables.values["target_hasty_entrenchment"]))
    return lines


def vehicle_cover(s: PanzerState, t: int, altitude: int) -> int:
    """PZR-6.5.4.3[3],[4]: from low altitude only what is overhead counts."""
    if altitude != LOW:
        return cover_of(s, t, COMBAT)
    h = s.place[t]
    if s.overstacked(h):
        return 0
    if s.in_position(t):
        return HEAVY
    if not s.inside[t] or s.rubble[h]:
        return 0
    stuff = s.sc.land.building[h]
    return HEAVY if stuff == STONE else MEDIUM if stuff == BRICK else 0


class CrashBurst(Burst):
    """R2-11: a crash is effective against everything, and burns what it destroys up to a lower die."""

    def brews_up_to(self) -> int:
        return air_tables().crash_gpe


class AirStrike(GpAttack):
    """An attack on one unit of an area, with its passengers; without a target, on the terrain of the hex.

    It counts as fire at the unit (R2-76).
    """

    NAME = "AirStrike"
    STEPS: ClassVar[tuple[str, ...]] = (*GpAttack.STEPS, "show")
    FIELDS: ClassVar[tuple[Column, ...]] = (
        *GpAttack.FIELDS,
        Column("weapon", SCALAR, MODE, names=WEAPONS),
        Column("speed", SCALAR, MODE, names=SPEEDS),
        Column("altitude", SCALAR, MODE, names=ALTITUDES),
    )

    def __init__(self) -> None:
        super().__init__()
        self.weapon = GUNS
        self.speed = 0
        self.altitude = 0

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_AMMO:
            self.aim(s)
            self.step = AT_TERRAIN if self.target < 0 else AT_SHOW
        elif self.step == AT_SHOW:
            self.ask_moving(s)
        else:
            super().run(s)

    def aim(self, s: PanzerState) -> None:
        """No ammunition is rolled for (PZR-5.16.2.6); terrain of the hex is attacked by itself."""
        self.base = total_of(self.own_lines(s))
        self.victim = self.target
        if self.target >= 0:
            self.aboard = sum(1 << rider for rider in effects.riders_of(s, self.target))

    def ask_moving(self, s: PanzerState) -> None:
        """R2-43, R2-49: infantry and guns are read; the owner of a vehicle may show that it moves."""
        t = self.target
        if self.weapon == CRASH:
            self.moving = read_moving(s, t) if not s.is_vehicle(t) else STANDS
        elif not s.is_vehicle(t):
            self.moving = read_moving(s, t)
        elif is_known_moving(s, t):
            self.moving = MOVES
        elif may_be_moving(s, t):
            s.ask(s.sc.side[t])
            return
        self.step = AT_FIRE

    # -- what strikes ------------------------------------------------------------------------------------

    def blast(self, s: PanzerState) -> Blast:
        plane = s.sc.planes[self.firer]
        if self.weapon == GUNS:
            return Blast(EVERYWHERE, [plane.guns], plane.gun_gpe, plane.gun_small_arms, [], 0)
        if self.weapon == ROCKETS:
            return Blast(plane.rocket_reach, plane.rocket_figures, plane.rocket_gpe, False, [], 0)
        if self.weapon == CRASH:
            return Blast(EVERYWHERE, [air_tables().crash_gpf], 10, False, [], 0)
        return Blast(EVERYWHERE, [plane.bombs], plane.bomb_gpe, False, [], 0)

    def factor(self, s: PanzerState) -> int:
        """The range factor of results: small arms strafe at P (PZR-6.7.3.2)."""
        if self.weapon == ROCKETS:
            return max(0, range_factor(s.sc.planes[self.firer].rocket_reach, self.distance))
        return air_tables().small_arms_range

    def own_lines(self, s: PanzerState) -> Lines:
        return aircraft_lines(s, self.firer, self.weapon, self.speed, self.altitude, self.factor(s))

    def modifier(self, s: PanzerState, t: int, ledger: Ledger | None = None) -> int:
        if t != self.target:
            return total_of([(GP_RULE, "gp_same_fire", self.base)], ledger)
        lines = self.own_lines(s)
        self.base = total_of(lines)
        return total_of([*lines, *target_lines(s, t, self.moves(s), self.altitude)], ledger)

    def burst(self, s: PanzerState) -> Burst:
        """A hull-down position is no protection from above (R2-49)."""
        return self.burst_of(s, CrashBurst if self.weapon == CRASH else Burst, False)

    def attack_terrain(self, s: PanzerState) -> None:
        """Where nothing comes down that is an outcome too."""
        super().attack_terrain(s)
        if self.target < 0 and feature_in(s, self.hex) != NO_FEATURE:
            s.mark(events.O_STANDS, self.hex)

    # -- questions ---------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        if self.step != AT_SHOW:
            return super().options(s)
        return [o for o in (Option(SHOW, self.target), Option(KEEP)) if self.check(s, o) == LEGAL]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if self.step != AT_SHOW:
            return super().check(s, o)
        return show_refusal(s, self.target, o)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if self.step != AT_SHOW:
            super().choose(s, o)
            return
        self.moving = answer_show(s, self.target, o)
        self.step = AT_FIRE

    def rolls(self, s: State, o: Option) -> bool:
        return self.step == AT_SHOW

    def roll_ledgers(self, s: State) -> list[Ledger]:
        assert isinstance(s, PanzerState)
        return self.ledgers_at(s, self.target) if self.target >= 0 else []
