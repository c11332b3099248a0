"""PZR-6.6.3: tracked vehicles drive into buildings and out of them, and may be damaged by that."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, UNIT
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.panzer import events
from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.fire.effects import damage, destroy, hit_tracks, mark_of
from grognard.games.panzer.fire.tables import KO
from grognard.games.panzer.frames import PanzerFrame
from grognard.games.panzer.ground.cover import VEHICLE
from grognard.games.panzer.refusals import (
    BARRED_SIDE,
    HOUSE_IN,
    HOUSE_NONE,
    HOUSE_RIDERS,
    HOUSE_WHO,
    LEGAL,
    MOVE_IS_OVER,
    NOT_DRIVEN,
    POINTS_SHORT,
)
from grognard.games.panzer.scenario import TRACKED
from grognard.games.panzer.state import DAMAGED, PanzerState, with_cell
from grognard.games.panzer.verbs import AHEAD_INSIDE, CROSS_COUNTRY, OUTSIDE

from .costs import BARRED, WHOLE
from .march import March
from .steps import closed, extra_points, step_refusal

PERCENT: Final = Die(1, 100)

AT_TEST: Final = 0
AT_DAMAGE: Final = 1

# What a test leaves behind.
HOLDS: Final = 0
DAMAGES: Final = 1
BREAKS_TRACKS: Final = 2
WRECKS: Final = 3


def house_refusal(s: PanzerState, p: March, verb: int) -> int:
    """Why a vehicle may not drive into a building, or out of it."""
    u, sc = p.unit, s.sc
    if sc.kind[u] != VEHICLE:
        return NOT_DRIVEN
    if not sc.buildings or sc.mode[u] != TRACKED or sc.open_top[u]:
        return HOUSE_WHO
    if s.aboard[u]:
        return HOUSE_RIDERS
    if p.rate != CROSS_COUNTRY or p.halted:
        return MOVE_IS_OVER
    inside = s.inside[u] != 0
    if (verb == OUTSIDE) != inside:
        return HOUSE_IN
    if verb == AHEAD_INSIDE and not 0 <= p.m.land.board.neighbour[6 * p.hex + p.facing] < sc.n:
        return HOUSE_NONE
    to = house_hex(p, verb)
    if not p.m.land.building[to] or s.rubble[to]:
        return HOUSE_NONE
    points = house_points(s, p, verb)
    if points < 0:
        return step_refusal(s, p.m, 6 * p.hex + p.facing) or BARRED_SIDE
    return LEGAL if p.fresh() or points <= p.left() else POINTS_SHORT


def house_hex(p: March, verb: int) -> int:
    """The hex of the building: the one ahead, or its own."""
    return p.m.land.board.neighbour[6 * p.hex + p.facing] if verb == AHEAD_INSIDE else p.hex


def house_points(s: PanzerState, p: March, verb: int) -> int:
    """The listed cost, in or out; from another hex with its hexside, without the street (PZR-6.6.3[2])."""
    m, to = p.m, house_hex(p, verb)
    points = m.inside[to]
    if verb != AHEAD_INSIDE:
        return points
    side = m.side[6 * p.hex + p.facing]
    if side in (BARRED, WHOLE) or closed(s, m, to):
        return BARRED
    return points + side + extra_points(s, m, to)


def after_house(s: PanzerState, p: March, verb: int, left_over: int) -> March:
    """The march in or out of the building; `left_over`: the points that the test has left it."""
    q = p.copy()
    points = house_points(s, p, verb)
    q.hex = house_hex(p, verb)
    if verb == AHEAD_INSIDE:
        q.entered += 1
        q.turned = 0
        q.came = p.facing
    if points > left_over:
        q.spent = q.limit
        q.halted = 1
    else:
        q.spent += points
    return q


def move_in(s: PanzerState, u: int, inside: bool) -> None:
    """Marks a vehicle as in the building, or on the street."""
    s.inside = with_cell(s.inside, u, int(inside))


def test_number(s: PanzerState, u: int, h: int) -> int:
    """The roll up to which the building damages the vehicle: its range, less 5 for each point of GPD."""
    table = load_tables().gp.buildings
    row = table.row[s.sc.land.building[h] - 1]
    return int(row.hit - table.per_gpd * s.sc.gpd[u][0])


def test_ledger(s: PanzerState, u: int, h: int) -> Ledger:
    """The same, line by line."""
    table = load_tables().gp.buildings
    ledger = Ledger("house-test", u)
    ledger.set("PZR-6.6.3", "house-range", table.row[s.sc.land.building[h] - 1].hit)
    ledger.add("PZR-6.6.3", "house-gpd", -table.per_gpd * s.sc.gpd[u][0])
    return ledger


class HouseTest(PanzerFrame):
    """PZR-6.6.3[3], [4]: the test before a vehicle enters or leaves a building; pops with what it did."""

    NAME = "HouseTest"
    STEPS = ("test", "damage")
    INNER = True
    FIELDS = (Column("unit", SCALAR, UNIT, -1), Column("hex", SCALAR, HEX, -1))

    def __init__(self, unit: int = -1, h: int = -1) -> None:
        super().__init__()
        self.unit = unit
        self.hex = h

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_TEST:
            self.test(s)
        else:
            self.damage(s)

    def test(self, s: PanzerState) -> None:
        number = test_number(s, self.unit, self.hex)
        rolled = s.roll(PERCENT, bytes(int(n <= number) for n in range(101)))
        if rolled > number:
            s.mark(events.O_HOUSE_HOLDS, self.unit)
            s.tell_roll(events.HOUSE_HOLDS, self.unit, rolled, number)
            s.pop(HOLDS)
        else:
            s.tell_roll(events.HOUSE_HITS, self.unit, rolled, number)
            self.step = AT_DAMAGE

    def damage(self, s: PanzerState) -> None:
        """A second roll, unmodified (R2-34): tracks or damage; a second damage wrecks (PZR-4.4.3.2.6)."""
        number: int = load_tables().gp.buildings.row[s.sc.land.building[self.hex] - 1].track
        rolled = s.roll(PERCENT, bytes(int(n <= number) for n in range(101)))
        tracks = rolled <= number
        if not tracks and s.hurt[self.unit] & DAMAGED:
            s.mark(mark_of(KO), self.unit)
            destroy(s, self.unit, KO)
            s.pop(WRECKS)
            return
        s.mark(events.O_HOUSE_TRACKS if tracks else events.O_HOUSE_DAMAGED, self.unit)
        if tracks:
            hit_tracks(s, self.unit)
        else:
            damage(s, self.unit)
        s.pop(BREAKS_TRACKS if tracks else DAMAGES)

    def actor(self) -> int:
        return self.unit
