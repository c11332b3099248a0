"""ZocState: the columns that the family's games share, and the doors through which they change (L7).

What stands where is kept as stacks: `first[place]` is the unit with the lowest number there, `under[u]` the
next one. What a hex means to the enemy (`holder`, `occupant`, `firm`, `foot`, `grip`) follows from its stack
and is brought up to date by `settle`, which every door calls.
"""

from __future__ import annotations

from typing import ClassVar, TypeVar

from mypy_extensions import i64

from grognard.core.column import SCALAR, Column
from grognard.core.ints import Bytes, Ints, filled, ints, rows, small
from grognard.core.kinds import BITS, HEX, MODE, NUMBER, PLACE, PLAYER, ROW, SIDE, UNIT
from grognard.core.state import State

from .kinds import GAITS, GOOD, ORDERS, ROUTED, SOURCE, SUPPLIES, VEHICLE
from .line_map import LineMap
from .scenario import ZocScenario
from .shatter_look import ShatterLook


def family_columns() -> list[Column]:
    """The columns of the family; derived ones last. A game adds its own."""
    return [
        Column("place", UNIT, PLACE, -1),
        Column("steps", UNIT, NUMBER),
        Column("order", UNIT, MODE, names=ORDERS),
        Column("supply", UNIT, MODE, names=SUPPLIES),
        Column("marks", UNIT, BITS),
        Column("gait", UNIT, MODE, names=GAITS),  # how it moves in this phase
        Column("used", UNIT, NUMBER),  # half MP it has used in this phase; hexes where it moves tactically
        Column("began", UNIT, PLACE, -1),  # where it was when its player's turn began
        Column("parent", UNIT, UNIT, -1),  # of a remnant or breakdown unit: the unit it was made from
        Column("quarry", UNIT, HEX, -1),  # the hex whose defenders it has shattered: it may follow them yet
        Column("control", ROW, PLAYER, -1),  # per hex of Scenario.control_hexes: who passed last
        Column("turn", SCALAR, NUMBER),
        Column("active", SCALAR, PLAYER, -1),  # whose player turn it is
        Column("first", PLACE, UNIT, -1, derived=True),
        Column("under", UNIT, UNIT, -1, derived=True),
        Column("holder", HEX, PLAYER, -1, derived=True),  # whose combat units are there
        Column("occupant", HEX, PLAYER, -1, derived=True),  # whose units of any kind are there
        Column("firm", HEX, NUMBER, derived=True),  # steps there that count for a bond
        Column("foot", HEX, NUMBER, derived=True),  # ... of units that are no vehicles
        Column("force", HEX, NUMBER, derived=True),  # attack strength there in good order
        Column("guard", HEX, NUMBER, derived=True),  # defence strength of the best unit there in good order
        Column("grip", ROW, NUMBER, derived=True),  # player * n + hex: hexes whose ZOC reaches it
        Column("near", ROW, NUMBER, derived=True),  # player * n + hex: hexes next to it that he holds
        Column("press", ROW, NUMBER, derived=True),  # player * n + hex: `force` of these
        Column("span", SIDE, NUMBER, derived=True, replaced=True),  # per hexside: an intact bridge there
    ]


class ZocState(State):
    """The columns of the family as flat lists. A game's State copies them with `copy_columns`."""

    CACHES: ClassVar[tuple[str, ...]] = ("line_maps", "road_maps", "fielded", "shatter_looks")

    def __init__(self, sc: ZocScenario, seed: bytes) -> None:
        super().__init__(sc, seed)
        self.zoc = sc
        self.line_maps: list[LineMap] = []  # found supply lines that still hold; replaced, so States share it
        self.road_maps: list[LineMap] = []  # the road parts of lines likewise
        self.fielded = rows([])  # what `on_map` has found; replaced likewise
        self.shatter_looks: dict[int, ShatterLook] = {}  # by target; each names what it hangs on, so shared

    place: Ints
    steps: Ints
    order: Ints
    supply: Ints
    marks: Ints
    gait: Ints
    used: Ints
    began: Ints
    parent: Ints
    quarry: Ints
    control: Ints
    turn: int
    active: int
    first: Ints
    under: Ints
    holder: Ints
    occupant: Ints
    firm: Bytes  # these small numbers of many hexes are asked for now and then
    foot: Bytes
    force: Bytes
    guard: Bytes
    grip: Ints
    near: Ints
    press: Ints
    span: Ints  # replaced, never changed in place: States share it

    def copy_columns(self, s: ZocState) -> None:
        """The family's part of copy()."""
        self.copy_to(s)
        s.place = self.place[:]
        s.steps = self.steps[:]
        s.order = self.order[:]
        s.supply = self.supply[:]
        s.marks = self.marks[:]
        s.gait = self.gait[:]
        s.used = self.used[:]
        s.began = self.began[:]
        s.parent = self.parent[:]
        s.quarry = self.quarry[:]
        s.control = self.control[:]
        s.turn = self.turn
        s.active = self.active
        s.first = self.first[:]
        s.under = self.under[:]
        s.holder = self.holder[:]
        s.occupant = self.occupant[:]
        s.firm = self.firm[:]
        s.foot = self.foot[:]
        s.force = self.force[:]
        s.guard = self.guard[:]
        s.grip = self.grip[:]
        s.near = self.near[:]
        s.press = self.press[:]
        s.span = self.span
        s.line_maps = self.line_maps
        s.road_maps = self.road_maps
        s.fielded = self.fielded
        s.shatter_looks = self.shatter_looks

    def thin(self) -> bool:
        """Where units are tells what hexes mean; what has been found out can be found again."""
        self.first = ints([])
        self.under = ints([])
        self.holder = ints([])
        self.occupant = ints([])
        self.firm = small([])
        self.foot = small([])
        self.force = small([])
        self.guard = small([])
        self.grip = ints([])
        self.near = ints([])
        self.press = ints([])
        self.forget()
        return True

    # -- doors ---------------------------------------------------------------------------------

    def put(self, u: i64, where: i64) -> None:
        """Moves a unit to a hex, area or box."""
        old = self.place[u]
        if old == where:
            return
        if old >= 0:
            self.unstack(u, old)
        self.place[u] = where
        if where >= 0:
            self.stack(u, where)
        if (0 <= old < self.zoc.box) != (0 <= where < self.zoc.box):
            self.fielded = rows([])
        if 0 <= old < self.zoc.n:
            self.settle(old)
            if self.zoc.zone_rules.shares_hexes:
                self.pass_control(old)
        if 0 <= where < self.zoc.n:
            self.settle(where)
            self.pass_control(where)

    def pass_control(self, h: i64) -> None:
        """Whose units, combat units or not, are in a hex has passed it last (H44-26.5.1, S42-16.3.4)."""
        row = self.zoc.control_row[h]
        if row >= 0 and 0 <= self.occupant[h] != self.control[row]:
            self.control[row] = self.occupant[h]
            self.forget_all_lines()

    def set_steps(self, u: i64, steps: i64) -> None:
        self.steps[u] = steps
        self.settle(self.place[u])

    def set_order(self, u: i64, order: i64) -> None:
        self.order[u] = order
        self.settle(self.place[u])

    def set_mark(self, u: i64, mark: i64) -> None:
        """Puts a marker on a unit. Markers that change what its hex means settle it."""
        self.marks[u] |= mark
        if mark & self.zoc.zone_rules.weighty_marks:
            self.settle(self.place[u])

    def clear_mark(self, u: i64, mark: i64) -> None:
        if self.marks[u] & mark:
            self.marks[u] &= ~mark
            if mark & self.zoc.zone_rules.weighty_marks:
                self.settle(self.place[u])

    def has_mark(self, u: i64, mark: i64) -> bool:
        return self.marks[u] & mark != 0

    def is_a(self, u: i64, trait: i64) -> bool:
        return self.zoc.traits[u] & trait != 0

    # -- stacks ----------------------------------------------------------------------------------

    def stack_at(self, where: i64) -> list[int]:
        """The units in a place, lowest number first."""
        found: list[int] = []
        u = self.first[where]
        while u >= 0:
            found.append(u)
            u = self.under[u]
        return found

    def on_map(self, player: i64) -> Ints:
        """A player's units in hexes and areas, lowest number first."""
        if len(self.fielded) == 0:
            found: list[list[int]] = []
            for units in self.zoc.units_of:
                found.append([u for u in units if 0 <= self.place[u] < self.zoc.box])
            self.fielded = rows(found)
        return self.fielded[player]

    def stack(self, u: i64, where: i64) -> None:
        above = -1
        below = self.first[where]
        while 0 <= below < u:
            above = below
            below = self.under[below]
        self.under[u] = below
        if above < 0:
            self.first[where] = u
        else:
            self.under[above] = u

    def unstack(self, u: i64, where: i64) -> None:
        at = self.first[where]
        if at == u:
            self.first[where] = self.under[u]
        else:
            while self.under[at] != u:
                at = self.under[at]
            self.under[at] = self.under[u]
        self.under[u] = -1

    # -- what a hex means to the enemy -----------------------------------------------------------

    def settle(self, h: i64) -> None:
        """Brings holder, occupant, bond steps, strengths and ZOC of a hex up to date with the stack in it."""
        if not 0 <= h < self.zoc.n:
            return
        sc = self.zoc
        strength_rules = sc.strength_rules
        zone_rules = sc.zone_rules
        holder = -1
        occupant = -1
        firm = 0
        foot = 0
        force = 0
        guard = 0
        gripping = False
        contested = False
        u = self.first[h]
        while u >= 0:
            occupant = sc.owner[u]
            if zone_rules.is_combat_unit(self, u):
                contested = contested or holder == 1 - sc.owner[u]
                holder = sc.owner[u]
                if self.order[u] != ROUTED and zone_rules.has_zoc(self, u):
                    gripping = True
                if self.order[u] == GOOD:
                    weight = zone_rules.bond_weight(self, u)
                    firm += weight
                    if not sc.traits[u] & VEHICLE:
                        foot += weight
                    force += strength_rules.force_of(self, u)
                    if not sc.traits[u] & SOURCE:
                        guard = max(guard, strength_rules.guard_of(self, u))
            u = self.under[u]
        if contested and zone_rules.shares_hexes:  # both sides are there: no ZOC, no bonds (S42-29.1.1)
            holder = zone_rules.contested_holder(self, h)
            firm = foot = 0
            force = guard = 0
            gripping = False
        if holder >= 0:
            occupant = holder
        if self.road_maps or self.line_maps:
            self.forget_lines(h, occupant, firm, foot)
        self.occupant[h] = occupant
        self.firm[h] = firm
        self.foot[h] = foot
        self.guard[h] = guard
        had = self.gripping(h)
        if self.holder[h] != holder or self.force[h] != force:
            self.hand_over(h, holder, force)
        now = holder if gripping else -1
        if had != now:
            if had >= 0:
                self.spread_grip(h, had, -1)
            if now >= 0:
                self.spread_grip(h, now, 1)

    def hand_over(self, h: i64, holder: i64, force: i64) -> None:
        """A hex is held by another player, by nobody any more, or with other strength; those around know."""
        n = self.zoc.n
        had = self.holder[h]
        lost: int = self.force[h]
        now: int = force
        self.holder[h] = holder
        self.force[h] = now
        for side in range(6 * h, 6 * h + 6):
            to = self.zoc.neighbour[side]
            if 0 <= to < n and not self.zoc.zone_rules.parts(self, side):
                if had >= 0:
                    self.near[had * n + to] -= 1
                    self.press[had * n + to] -= lost
                if holder >= 0:
                    self.near[holder * n + to] += 1
                    self.press[holder * n + to] += force

    def forget_lines(self, h: i64, occupant: i64, firm: int, foot: int) -> None:
        """What stands in a hex is about to change: supply lines that may depend on it are searched anew.

        To the enemy it matters at all times; to the player himself only who is in a hex in an EZOC (his unit
        cancels it, and breaks bonds) or one for which it counts who passed last, if that was not he. A road
        part goes through no EZOC, whoever is there: for it only bonds count, unless the game has it that
        units open an EZOC to it.
        """
        had = self.occupant[h]
        if had == occupant and self.firm[h] == firm and self.foot[h] == foot:
            return
        lines: list[LineMap] = []
        for found in self.line_maps:
            enemy = 1 - found.player
            if had != enemy and occupant != enemy:
                if had == occupant or (
                    self.grip[enemy * self.zoc.n + h] == 0 and self.passes(h, found.player)
                ):
                    lines.append(found)
        self.line_maps = lines
        roads: list[LineMap] = []
        for found in self.road_maps:
            enemy = 1 - found.player
            if had != enemy and occupant != enemy:
                if had == occupant or (not self.may_be_opened(h, enemy) and self.passes(h, found.player)):
                    roads.append(found)
        self.road_maps = roads

    def passes(self, h: i64, player: i64) -> bool:
        """Whether it does not count who passed a hex last, or it was this player."""
        row = self.zoc.control_row[h]
        return row < 0 or self.control[row] == player

    def may_be_opened(self, h: i64, enemy: i64) -> bool:
        """Whether a unit that comes or goes may open or close a hex to the road part of its owner's lines."""
        opens = self.zoc.supply_rules.units_open_roads and self.grip[enemy * self.zoc.n + h] > 0
        return opens or self.may_be_barred(h, enemy)

    def may_be_barred(self, h: i64, player: i64) -> bool:
        """Whether bonds of a player may touch a hex: both ends are next to it, one perhaps off the map."""
        n = self.zoc.n
        ends = self.near[player * n + h]
        return ends > 1 or (ends == 1 and max(self.zoc.neighbour[6 * h : 6 * h + 6]) >= n)

    def forget_all_lines(self) -> None:
        self.line_maps = []
        self.road_maps = []

    def gripping(self, h: i64) -> i64:
        """The player whose ZOC goes out from a hex, or -1, by what `grip` was last told."""
        return self.grip[2 * self.zoc.n + h] - 1

    def spread_grip(self, h: i64, player: i64, change: i64) -> None:
        """ZOC goes into the six hexes around, but not across what bars it (H44-7.1, S42-6.1)."""
        sc = self.zoc
        n = sc.n
        if self.road_maps or self.line_maps:
            self.line_maps = [found for found in self.line_maps if found.player == player]
            self.road_maps = [found for found in self.road_maps if found.player == player]
        self.grip[2 * n + h] = player + 1 if change > 0 else 0
        for d in range(6):
            to = sc.neighbour[6 * h + d]
            if 0 <= to < n and not sc.zone_rules.bars_zoc(self, 6 * h + d):
                self.grip[player * n + to] += change

    def set_span(self, side: i64, intact: bool) -> None:
        """A bridge is there or not: ZOC across it follows."""
        sc = self.zoc
        h, d = divmod(side, 6)
        other = sc.neighbour[side]
        ends = [at for at in (h, other) if 0 <= at < sc.n]
        owners = [self.gripping(at) for at in ends]
        for at, owner in zip(ends, owners, strict=True):
            if owner >= 0:
                self.spread_grip(at, owner, -1)
        span = self.span[:]
        span[6 * h + d] = 1 if intact else 0
        if other >= 0:
            span[6 * other + (d + 3) % 6] = 1 if intact else 0
        self.span = span
        self.forget_all_lines()
        for at, owner in zip(ends, owners, strict=True):
            if owner >= 0:
                self.spread_grip(at, owner, 1)


def blank_family(s: ZocState, controls: int) -> None:
    """Every family column at its default."""
    sc = s.zoc
    s.place = filled(sc.units, -1)
    s.steps = filled(sc.units, 0)
    s.order = filled(sc.units, 0)
    s.supply = filled(sc.units, 0)
    s.marks = filled(sc.units, 0)
    s.gait = filled(sc.units, 0)
    s.used = filled(sc.units, 0)
    s.began = filled(sc.units, -1)
    s.parent = filled(sc.units, -1)
    s.quarry = filled(sc.units, -1)
    s.control = filled(controls, -1)
    s.turn = 0
    s.active = -1
    s.first = filled(sc.places, -1)
    s.under = filled(sc.units, -1)
    s.holder = filled(sc.n, -1)
    s.occupant = filled(sc.n, -1)
    s.firm = small([0] * sc.n)
    s.foot = small([0] * sc.n)
    s.force = small([0] * sc.n)
    s.guard = small([0] * sc.n)
    s.grip = filled(3 * sc.n, 0)
    s.near = filled(2 * sc.n, 0)
    s.press = filled(2 * sc.n, 0)
    s.span = ints(bytearray(6 * sc.size))


def derive_family(s: ZocState) -> None:
    """The derived columns of the family afresh, from places, steps, orders and markers; `span` stands."""
    sc = s.zoc
    s.forget_all_lines()
    s.fielded = rows([])
    s.first = filled(sc.places, -1)
    s.under = filled(sc.units, -1)
    s.holder = filled(sc.n, -1)
    s.occupant = filled(sc.n, -1)
    s.firm = small([0] * sc.n)
    s.foot = small([0] * sc.n)
    s.force = small([0] * sc.n)
    s.guard = small([0] * sc.n)
    s.grip = filled(3 * sc.n, 0)
    s.near = filled(2 * sc.n, 0)
    s.press = filled(2 * sc.n, 0)
    for u in range(sc.units - 1, -1, -1):
        where = s.place[u]
        if where >= 0:
            s.under[u] = s.first[where]
            s.first[where] = u
    for h in range(sc.n):
        if s.first[h] >= 0:
            s.settle(h)


S = TypeVar("S", bound=ZocState)  # the State of a game: its chapters answer the family about it
