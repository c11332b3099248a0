"""PZR-6.5.4[4]: GP direct fire at one target: the unit, its passengers, the terrain, then who leaves."""

from __future__ import annotations

from typing import ClassVar, Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import HEX, NUMBER, UNITS, bit_list
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.panzer.cards.penetration import range_factor
from grognard.games.panzer.fire import effects
from grognard.games.panzer.fire.ammo import D10, UNLIMITED, ammo_classes, in_supply, limit_of
from grognard.games.panzer.fire.firing import Firing, firing_fields
from grognard.games.panzer.fire.hull import hull_of_position
from grognard.games.panzer.fire.leaving import D100, LEAVING_FIELDS
from grognard.games.panzer.fire.shell import Blast
from grognard.games.panzer.fire.shots import Shot, counts_as_moving
from grognard.games.panzer.ground.cover import VEHICLE
from grognard.games.panzer.verbs import GP

from .. import events
from ..scenario import SQUAD
from ..state import HULL_NONE, SUP_ON, PanzerState, with_cell
from .defence import gpd_of, target_type
from .factors import blast_of
from .modifiers import firer_lines, net, target_lines
from .results import DESTROYED, EFFECTIVE, NE, SUPPRESSED, Burst, raw_result, result_ledgers
from .strikes import strike
from .tables import gp_tables
from .terrain_damage import (
    NO_FEATURE,
    bring_down,
    effects_needed,
    feature_gpd,
    feature_of,
    remove,
    takes_units,
)

# The steps of `GpAttack`.
AT_AMMO: Final = 0
AT_FIRE: Final = 1
AT_PASSENGERS: Final = 2
AT_TERRAIN: Final = 3
AT_CREW: Final = 4
AT_RIDERS: Final = 5  # these steps are those of `Leaving`
AT_FACE: Final = 6


class GpAttack(Firing):
    """One shot of high explosive or small arms. Passengers and terrain roll apart, with the same factor."""

    NAME = "GpAttack"
    STEPS: ClassVar[tuple[str, ...]] = ("ammo", "fire", "passengers", "terrain", "crew", "riders", "face")
    FIELDS: ClassVar[tuple[Column, ...]] = (
        *firing_fields(GP),
        Column("distance", SCALAR, NUMBER),  # to the target when the fire began
        Column("hex", SCALAR, HEX, -1),  # ... and where it was
        Column("only_aboard", SCALAR, NUMBER),  # 1: a shaped charge, whose blast counts for passengers alone
        Column("base", SCALAR, NUMBER),  # what the firer and the line of fire add to every roll
        Column("feature", SCALAR, NUMBER),  # the terrain that is attacked with it (terrain_damage.py)
        Column("aboard", SCALAR, UNITS),  # passengers still to be attacked
        *LEAVING_FIELDS,
    )

    def __init__(self) -> None:
        super().__init__(GP)
        self.distance = 0
        self.hex = -1
        self.only_aboard = 0
        self.base = 0
        self.feature = NO_FEATURE
        self.aboard = 0

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_AMMO:
            self.begin(s)
            self.step = AT_FIRE
        elif self.step == AT_FIRE:
            self.fire(s)
            self.step = AT_PASSENGERS
        elif self.step == AT_PASSENGERS:
            self.next_passenger(s)
        elif self.step == AT_TERRAIN:
            self.attack_terrain(s)
            self.step = AT_CREW
        else:
            self.run_leaving(s)

    # -- what is fired ---------------------------------------------------------------------------------

    def blast(self, s: PanzerState) -> Blast:
        blast = blast_of(s, self.firer, self.arm)
        assert blast is not None
        return blast

    def factor(self, s: PanzerState) -> int:
        return max(0, range_factor(self.blast(s).reach, self.distance))

    def gpf(self, s: PanzerState) -> int:
        return self.blast(s).gpf(self.distance)

    def aim(self, s: PanzerState) -> None:
        """Takes down range, place, passengers and terrain, before anything changes."""
        t = self.target
        self.victim = t
        self.hex = s.place[t]
        self.distance = s.sc.board.distance_between(s.place[self.firer], s.place[t])
        self.aboard = sum(1 << rider for rider in effects.riders_of(s, t))
        self.feature = NO_FEATURE if self.blast(s).small_arms else feature_of(s, t)

    def begin(self, s: PanzerState) -> None:
        """PZR-5.16.2.1: the basic ammunition may run short."""
        self.aim(s)
        supplied = in_supply(s, self.firer)  # PZR-5.16.2.4
        limited = s.sc.ammo_limits and not supplied
        limit = limit_of(self.blast(s).limits, "basic") if limited else UNLIMITED
        if limit == UNLIMITED:
            return
        classes = ammo_classes(limit, 0)
        face = s.roll(D10, classes)
        self.limits = classes[face]
        s.tell_roll(events.AMMO_SHORT if self.limits else events.AMMO_HOLDS, self.firer, face, limit)
        s.mark(events.O_AMMO_SHORT if self.limits else events.O_AMMO_HOLDS)

    # -- PZR-6.5.4.4: the unit itself --------------------------------------------------------------------

    def moves(self, s: PanzerState) -> bool:
        return counts_as_moving(s, self.target, self.moving)

    def modifier(self, s: PanzerState, t: int, ledger: Ledger | None = None) -> int:
        """The net modifier of the roll against a unit: what holds for all rolls of this fire, and its own."""
        if t != self.target:
            return net([("same_fire", self.base)], ledger)
        lines = firer_lines(s, self.shot(), self.factor(s))
        self.base = net(lines)
        return net([*lines, *target_lines(s, self.shot(), t, self.moves(s), self.factor(s))], ledger)

    def burst(self, s: PanzerState) -> Burst:
        hull = hull_of_position(s, self.target, s.place[self.firer], self.moves(s))
        return self.burst_of(s, Burst, hull != HULL_NONE)

    def burst_of(self, s: PanzerState, kind: type[Burst], hull_down: bool) -> Burst:
        """The attack on the target as the table is asked for it."""
        blast = self.blast(s)
        return kind(
            blast.gpf(self.distance),
            gpd_of(s, self.target, self.moves(s)),
            target_type(s, self.target),
            self.factor(s),
            blast.small_arms,
            blast.gpe,
            hull_down,
        )

    def fire(self, s: PanzerState) -> None:
        effects.under_fire(s, self.target)
        if s.sc.kind[self.target] == VEHICLE:
            self.strike_vehicle(s)
        else:
            self.strike_soft(s, self.target)

    def strike_vehicle(self, s: PanzerState) -> None:
        burst = self.burst(s)
        added = self.modifier(s, self.target)
        tables = gp_tables()
        classes = bytes(burst.result(tables, roll + added) for roll in range(101))
        ledgers = None if s.sink is None else self.roll_ledgers(s)
        total = s.roll(D100, classes) + added
        self.tell(s, self.target, total, raw_result(tables, burst.gpf, burst.gpd, total), ledgers)
        result = burst.result(tables, total)
        if result == DESTROYED:
            face = s.roll(D10, bytes(burst.end(each) for each in range(11)))
            result = burst.end(face)
        self.checks = strike(s, self.target, result)

    def strike_soft(self, s: PanzerState, t: int) -> int:
        """PZR-6.5.4.4.3: a leg or towed unit, also aboard; the raw result."""
        gpf = self.gpf(s)
        gpd = gpd_of(s, t, self.moves(s))
        added = self.modifier(s, t)
        tables = gp_tables()
        classes = bytes(raw_result(tables, gpf, gpd, roll + added) for roll in range(101))
        ledgers = None if s.sink is None else self.ledgers_at(s, t)
        total = s.roll(D100, classes) + added
        raw = raw_result(tables, gpf, gpd, total)
        self.tell(s, t, total, raw, ledgers)
        if raw == NE:
            s.mark(events.O_NOTHING, t)
        elif raw == SUPPRESSED:
            s.mark(events.O_SUPPRESSED, t)
            effects.suppress(s, t)
        elif s.sc.leg_size[t] == SQUAD and not s.reduced[t]:
            s.mark(events.O_REDUCED, t)
            s.reduced = with_cell(s.reduced, t, 1)
            s.tell(events.REDUCED, t)
            effects.suppress(s, t)
        else:
            s.mark(events.O_REMOVED, t)
            remove(s, t)
        return raw

    def tell(self, s: PanzerState, t: int, total: int, raw: int, ledgers: list[Ledger] | None) -> None:
        if ledgers is not None:
            s.emit(Event(events.GP_FIRE, self.firer, t, total, raw, ledgers=ledgers, dice=s.dice))

    # -- passengers and terrain ---------------------------------------------------------------------------

    def next_passenger(self, s: PanzerState) -> None:
        """PZR-6.5.4.2.3: each passenger by itself; who is suppressed anew may leave later (6.5.4.5[4])."""
        if not self.aboard:
            self.step = AT_TERRAIN
            if self.only_aboard:
                s.pop(self.shaken)
            return
        rider = bit_list(self.aboard)[0]
        self.aboard &= ~(1 << rider)
        before = s.sup[rider]
        effects.under_fire(s, rider)
        self.strike_soft(s, rider)
        if before != SUP_ON and s.sup[rider] == SUP_ON and s.carrier[rider] >= 0:
            self.shaken |= 1 << rider

    def attack_terrain(self, s: PanzerState) -> None:
        """PZR-6.5.4.4.3[3]: two effective results in a row; the modifiers are the firer's alone."""
        if self.feature == NO_FEATURE:
            return
        tables = gp_tables()
        gpf = self.gpf(s)
        gpd = feature_gpd(s, self.hex, self.feature)
        added = self.base
        classes = bytes(int(raw_result(tables, gpf, gpd, roll + added) == EFFECTIVE) for roll in range(101))
        for _ in range(effects_needed(self.feature)):
            total = s.roll(D100, classes)
            self.tell_shake(s, total + added)
            if not classes[total]:
                return
        s.mark(events.O_FALLS, self.hex)
        bring_down(s, self.hex, self.feature)
        if takes_units(self.feature):
            self.checks = []
            self.shaken = 0

    def tell_shake(self, s: PanzerState, total: int) -> None:
        s.tell_roll(events.SHAKES, self.firer, self.hex, total)

    # -- why ----------------------------------------------------------------------------------------------

    def ledgers_at(self, s: PanzerState, t: int) -> list[Ledger]:
        """Modifiers and defence of a unit, and the rolls that the two and the factor make."""
        modifiers = Ledger("gp-modifiers", self.firer)
        added = self.modifier(s, t, modifiers)
        defence = Ledger("gp-defence", t)
        gpd = gpd_of(s, t, self.moves(s), defence)
        return [modifiers, defence, *result_ledgers(gp_tables(), self.gpf(s), gpd, added)]

    def roll_ledgers(self, s: State) -> list[Ledger]:
        assert isinstance(s, PanzerState)
        if self.hex < 0:
            self.aim(s)
        return self.ledgers_at(s, self.target)


def blast_aboard(s: PanzerState, shot: Shot, riders: list[int], base: int) -> GpAttack:
    """PZR-5.1.3.4: what a hand-held weapon fired at a vehicle does to its passengers.

    `shot` has the number of the weapon's GP row; `base` is what firer and line of fire added as it was fired.
    The vehicle may be gone: its passengers are still where it was.
    """
    frame = GpAttack()
    frame.firer, frame.target, frame.arm = shot.firer, shot.target, shot.arm
    frame.only_aboard = 1
    frame.hex = s.place[riders[0]]
    frame.distance = s.sc.board.distance_between(s.place[shot.firer], frame.hex)
    frame.base = base
    frame.aboard = sum(1 << rider for rider in riders)
    frame.step = AT_PASSENGERS
    return frame
