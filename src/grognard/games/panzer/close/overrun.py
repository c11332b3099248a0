"""PZR-6.6.10: vehicles overrun leg and towed units by driving through them."""

from __future__ import annotations

from grognard.core.kernel.reason import Ledger
from grognard.games.panzer.fire.effects import riders_of, suppress
from grognard.games.panzer.fire.shell import Blast
from grognard.games.panzer.fire.shots import MOVES, STANDS, is_known_moving
from grognard.games.panzer.fire.targets import thing_refusal
from grognard.games.panzer.gp.factors import own_blast
from grognard.games.panzer.gp.gp_attack import GpAttack
from grognard.games.panzer.gp.modifiers import firer_lines, net, target_lines
from grognard.games.panzer.gp.tables import gp_tables
from grognard.games.panzer.gp.terrain_damage import NO_FEATURE
from grognard.games.panzer.ground.cover import LEG, VEHICLE
from grognard.games.panzer.movement.houses import house_hex, house_refusal
from grognard.games.panzer.movement.march import March, begun, direction, hex_refusal
from grognard.games.panzer.movement.reach import Reach
from grognard.games.panzer.movement.speeds import with_rate
from grognard.games.panzer.spotting.looking import is_spotted
from grognard.games.panzer.verbs import AHEAD_INSIDE, CROSS_COUNTRY

from ..refusals import (
    LEGAL,
    OVERRUN_COLUMN,
    OVERRUN_DISMOUNTED,
    OVERRUN_NO_WAY,
    OVERRUN_ONCE,
    OVERRUN_ORDER,
    OVERRUN_POSITION,
    OVERRUN_UNARMED,
    OVERRUN_UNSEEN,
    OVERRUN_VEHICLE,
    OVERRUN_WHO,
)
from ..state import DONE, IMPROVED, MOVE, SUP_OFF, PanzerState
from .starting import shared_refusal

ONE_HEX = 1  # the range whose GP factors count


def overrun_gpf(s: PanzerState, u: int) -> int:
    """PZR-6.6.10.1[1]: the factors at one hex of the vehicle and of the leg units that it carries, added up.

    Support weapons of passengers and anti-aircraft figures do not count.
    """
    total = 0
    for v in [u, *(rider for rider in riders_of(s, u) if s.sc.kind[rider] == LEG)]:
        blast = own_blast(s, v)
        if blast is not None and blast.nearest <= ONE_HEX:
            total += blast.gpf(ONE_HEX)
    return total


def indoors(s: PanzerState, t: int) -> bool:
    """Whether a target is in the building of its hex: leg units always are, guns only if set up inside."""
    h = s.place[t]
    standing = bool(s.sc.land.building[h]) and not s.rubble[h]
    return standing and (s.sc.kind[t] == LEG or s.inside[t] != 0)


def chaser_refusal(s: PanzerState, u: int) -> int:
    """Why a unit can overrun nobody in this turn."""
    if not s.sc.close_combat or s.sc.kind[u] != VEHICLE or not s.active(u):
        return OVERRUN_WHO
    if s.command[u] != MOVE or s.acted[u] == DONE:
        return OVERRUN_ORDER
    if s.group[u] >= 0 and s.column_at[u]:  # it keeps to the way (PZR-6.2.1.1.3)
        return OVERRUN_COLUMN
    if s.fought[u] >= 0:
        return OVERRUN_ONCE
    return LEGAL if overrun_gpf(s, u) else OVERRUN_UNARMED


def quarry_refusal(s: PanzerState, u: int, t: int) -> int:
    """Why a unit cannot be overrun by anybody of the other side."""
    why = thing_refusal(s, u, t)
    if why:
        return why
    if s.sc.kind[t] == VEHICLE:
        return OVERRUN_VEHICLE
    if s.mounted_at_start[t] >= 0:
        return OVERRUN_DISMOUNTED
    if s.works[s.place[t]] & IMPROVED:
        return OVERRUN_POSITION
    return LEGAL if is_spotted(s, t) else OVERRUN_UNSEEN


def overrun_refusal(s: PanzerState, u: int, t: int) -> int:
    """Why a vehicle may not declare an overrun."""
    why = chaser_refusal(s, u) or quarry_refusal(s, u, t) or shared_refusal(s, u, t)
    if why:
        return why
    return LEGAL if gets_there(s, u, t) else OVERRUN_NO_WAY


def overrun_targets(s: PanzerState, u: int) -> list[int]:
    """Whom a vehicle may overrun."""
    if chaser_refusal(s, u):
        return []
    start = with_rate(s, begun(s, u), CROSS_COUNTRY)
    near = [t for t in s.sc.units_of[1 - s.sc.side[u]] if is_near(s, start, t)]
    open_ = [t for t in near if not quarry_refusal(s, u, t) and not shared_refusal(s, u, t)]
    if not open_:
        return []
    reach = Reach(s, start)
    return [t for t in open_ if is_entered(s, reach, t)]


def gets_there(s: PanzerState, u: int, t: int) -> bool:
    """PZR-6.6.10[4], [5]: whether the points let the vehicle into the hex, or the building, of the target."""
    start = with_rate(s, begun(s, u), CROSS_COUNTRY)
    return is_near(s, start, t) and is_entered(s, Reach(s, start), t)


def is_near(s: PanzerState, start: March, t: int) -> bool:
    """Whether a target is no farther than a move could lead over the cheapest ground."""
    if not s.on_map(t):
        return False
    return s.sc.distance[s.sc.n * start.hex + s.place[t]] <= max(1, start.limit)


def is_entered(s: PanzerState, reach: Reach, t: int) -> bool:
    """Whether some step of a move leads to a target."""
    inside = indoors(s, t)
    return any(enters(s, stop.march, s.place[t], inside) for stop in reach.stops)


def enters(s: PanzerState, p: March, h: int, inside: bool) -> bool:
    """Whether the next step of a move leads to a target in a hex, by the door if that is in a building."""
    board = s.sc.board
    if inside:
        ahead = board.neighbour[6 * p.hex + p.facing]
        return ahead == h and house_hex(p, AHEAD_INSIDE) == h and not house_refusal(s, p, AHEAD_INSIDE)
    for reverse in (False, True):
        d = direction(p, reverse)
        if board.neighbour[6 * p.hex + d] == h and not hex_refusal(s, p, d, reverse):
            return True
    return False


def meets(s: PanzerState, quarry: int, h: int, inside: bool) -> bool:
    """Whether who enters a hex, on its street or inside, meets the target of its overrun there."""
    if quarry < 0 or not s.on_map(quarry) or s.carrier[quarry] >= 0:
        return False
    return s.place[quarry] == h and indoors(s, quarry) == inside


class Overrun(GpAttack):
    """PZR-6.6.10.1, 6.6.10.2: the attack of one vehicle on the unit it drives through."""

    NAME = "Overrun"

    def blast(self, s: PanzerState) -> Blast:
        """All weapons at one hex; small arms, so that the terrain stands."""
        gun = own_blast(s, self.firer)
        limits = gun.limits if gun is not None else []
        return Blast([ONE_HEX], [overrun_gpf(s, self.firer)], 0, True, limits, 0)

    def aim(self, s: PanzerState) -> None:
        self.victim = self.target
        self.hex = s.place[self.target]
        self.distance = ONE_HEX
        self.aboard = 0
        self.feature = NO_FEATURE

    def modifier(self, s: PanzerState, t: int, ledger: Ledger | None = None) -> int:
        """The modifiers of GP direct fire of vehicle and target, and those of the overrun (R2-47)."""
        shot = self.shot()
        lines = firer_lines(s, shot, self.factor(s))
        lines += target_lines(s, shot, t, self.moves(s), self.factor(s))
        lines.append(("overrun", gp_tables().values["overrun"]))
        return net(lines, ledger)

    def fire(self, s: PanzerState) -> None:
        """Whatever the result, a target that was recovering is suppressed anew (PZR-6.6.10.2[1])."""
        super().fire(s)
        t = self.target
        if s.on_map(t) and s.sup[t] == SUP_OFF:
            suppress(s, t)


def overrun_of(s: PanzerState, u: int, t: int, moving: int) -> Overrun:
    """The attack of a vehicle on its target."""
    attack = Overrun()
    attack.player = s.sc.side[u]
    attack.firer = u
    attack.target = t
    attack.moving = moving
    return attack


def overrun_ledgers(s: PanzerState, u: int, t: int) -> list[Ledger]:
    """The numbers of an overrun before it is made, in the hex of the target."""
    world = s.copy()
    world.put(u, s.place[t])
    moving = MOVES if is_known_moving(s, t) else STANDS
    return overrun_of(world, u, t, moving).roll_ledgers(world)
