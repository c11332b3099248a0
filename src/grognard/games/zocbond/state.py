"""ZocState: the columns that the family's games share, and the doors through which they change (L7).

The units of each place are kept as a stack: `first[place]` is the unit with the lowest number there,
`under[u]` the next one. What a hex means to the enemy (`holder`, `occupant`, `firm`, `foot`, `grip`) follows
from its stack and is brought up to date by `settle`, which every door calls.
"""

from __future__ import annotations

from typing import ClassVar, Self, TypeVar

from mypy_extensions import i64

from grognard.core.kernel.column import Columns
from grognard.core.kernel.ints import Ints, rows
from grognard.core.kernel.kinds import BITS, HEX, MODE, NUMBER, PLACE, PLAYER, ROW, SIDE, UNIT
from grognard.core.kernel.state import State

from .kinds import GAITS, GOOD, ORDERS, ROUTED, SOURCE, SUPPLIES, VEHICLE
from .line_map import LineMap
from .scenario import ZocScenario
from .shatter_look import ShatterLook


class ZocState(State):
    """The columns of the family as flat lists. A game's State copies them with `copy_columns`."""

    CACHES: ClassVar[tuple[str, ...]] = ("line_maps", "road_maps", "fielded", "shatter_looks")

    def __init__(self, sc: ZocScenario, seed: bytes) -> None:
        super().__init__(sc, seed)
        self.zoc = sc
        self.line_maps: list[LineMap] = []  # found supply lines that still hold; replaced, so States share it
        self.road_maps: list[LineMap] = []  # the same for the road parts of lines
        self.fielded = rows([])  # what `on_map` has found; replaced, so States share it
        self.shatter_looks: dict[int, ShatterLook] = {}  # by target; each names what it depends on

    def declare(self, c: Columns) -> None:
        """The columns of the family. A game adds its own."""
        sc = self.zoc
        self.place = c.ints("place", UNIT, PLACE, -1)
        self.steps = c.ints("steps", UNIT, NUMBER)
        self.order = c.ints("order", UNIT, MODE, names=ORDERS)
        self.supply = c.ints("supply", UNIT, MODE, names=SUPPLIES)
        self.marks = c.ints("marks", UNIT, BITS)
        self.gait = c.ints("gait", UNIT, MODE, names=GAITS)  # how it moves in this phase
        # half MP it has used in this phase; hexes where it moves tactically
        self.used = c.ints("used", UNIT, NUMBER)
        self.began = c.ints("began", UNIT, PLACE, -1)  # where it was when its player's turn began
        # of a remnant or breakdown unit: the unit it was made from
        self.parent = c.ints("parent", UNIT, UNIT, -1)
        # the hex whose defenders it has shattered: it may follow them yet
        self.quarry = c.ints("quarry", UNIT, HEX, -1)
        # per hex of Scenario.control_hexes: who passed last
        self.control = c.ints("control", ROW, PLAYER, -1, count=len(sc.control_hexes))
        self.turn = c.one("turn", NUMBER)
        self.active = c.one("active", PLAYER, -1)  # whose player turn it is
        self.declare_stacks(c)
        # per hexside: an intact bridge there
        self.span = c.ints("span", SIDE, NUMBER, derived=True, replaced=True, count=6 * sc.size)

    def declare_stacks(self, c: Columns) -> None:
        """What follows from where units are: a game at rest does without these rows of many hexes."""
        sc = self.zoc
        self.first = c.ints("first", PLACE, UNIT, -1, derived=True)
        self.under = c.ints("under", UNIT, UNIT, -1, derived=True)
        self.holder = c.ints("holder", HEX, PLAYER, -1, derived=True)  # whose combat units are there
        self.occupant = c.ints("occupant", HEX, PLAYER, -1, derived=True)  # whose units of any kind are there
        self.firm = c.small("firm", HEX, NUMBER, derived=True)  # steps there that count for a bond
        self.foot = c.small("foot", HEX, NUMBER, derived=True)  # ... of units that are no vehicles
        self.force = c.small("force", HEX, NUMBER, derived=True)  # attack strength there in good order
        # defence strength of the best unit there in good order
        self.guard = c.small("guard", HEX, NUMBER, derived=True)
        # player * n + hex: hexes whose ZOC reaches it; 2 * n + hex: 1 + the player whose ZOC goes out from it
        self.grip = c.ints("grip", ROW, NUMBER, derived=True, count=3 * sc.n)
        # player * n + hex: hexes next to it that he holds
        self.near = c.ints("near", ROW, NUMBER, derived=True, count=2 * sc.n)
        # player * n + hex: `force` of these
        self.press = c.ints("press", ROW, NUMBER, derived=True, count=2 * sc.n)

    def copy_columns(self, s: ZocState) -> None:
        """The family's part of copy(), written out: measured three quarters of the time of `State.copy`."""
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
        """What hexes mean follows from where units are, and searches can be repeated."""
        self.declare_stacks(Columns(self.zoc, bare=True))
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
        """The player whose units, of any kind, are in a hex has passed it last (H44-26.5.1, S42-16.3.4).

        Not those who have come down among enemies: they have to drive them out first (H44-22.6).
        """
        row = self.zoc.control_row[h]
        if row >= 0 and 0 <= self.occupant[h] != self.control[row]:
            if self.occupant[h] == self.zoc.zone_rules.intruder and self.is_mixed(h):
                return
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

    # -- stacks ----------------------------------------------------------------------------------

    def stack_at(self, where: i64) -> list[int]:
        """The units in a place, lowest number first."""
        units: list[int] = []
        u = self.first[where]
        while u >= 0:
            units.append(u)
            u = self.under[u]
        return units

    def is_mixed(self, h: i64) -> bool:
        """Whether units of both players are in a hex."""
        u = self.first[h]
        while u >= 0:
            if self.zoc.owner[u] != self.occupant[h]:
                return True
            u = self.under[u]
        return False

    def on_map(self, player: i64) -> Ints:
        """A player's units in hexes and areas, lowest number first."""
        if len(self.fielded) == 0:
            fielded: list[list[int]] = []
            for units in self.zoc.units_of:
                fielded.append([u for u in units if 0 <= self.place[u] < self.zoc.box])
            self.fielded = rows(fielded)
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
                if holder == 1 - sc.owner[u]:
                    contested = True
                    if zone_rules.intruder == holder:  # those who came down in the hex hold it (H44-22.6)
                        u = self.under[u]
                        continue
                    if zone_rules.intruder >= 0:
                        firm = foot = 0
                        force = guard = 0
                        gripping = False
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
        """A hex is about to change: supply lines that may depend on its units and forts are searched again.

        To the enemy it matters at all times; to the player himself only who is in a hex in an EZOC (his unit
        cancels it, and breaks bonds) or one for which it counts who passed last, if that was not he. A road
        part goes through no EZOC, whoever is there: for it only bonds count, unless the game has it that
        units open an EZOC to it.
        """
        had = self.occupant[h]
        if had == occupant and self.firm[h] == firm and self.foot[h] == foot:
            return
        lines: list[LineMap] = []
        for line_map in self.line_maps:
            enemy = 1 - line_map.player
            if had != enemy and occupant != enemy:
                if had == occupant or (
                    self.grip[enemy * self.zoc.n + h] == 0 and self.passes(h, line_map.player)
                ):
                    lines.append(line_map)
        self.line_maps = lines
        roads: list[LineMap] = []
        for line_map in self.road_maps:
            enemy = 1 - line_map.player
            if had != enemy and occupant != enemy:
                if had == occupant or (not self.may_be_opened(h, enemy) and self.passes(h, line_map.player)):
                    roads.append(line_map)
        self.road_maps = roads

    def passes(self, h: i64, player: i64) -> bool:
        """Whether this player passed a hex last, or it does not matter who did."""
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
            self.line_maps = [line_map for line_map in self.line_maps if line_map.player == player]
            self.road_maps = [line_map for line_map in self.road_maps if line_map.player == player]
        self.grip[2 * n + h] = player + 1 if change > 0 else 0
        for d in range(6):
            to = sc.neighbour[6 * h + d]
            if 0 <= to < n and not sc.zone_rules.bars_zoc(self, 6 * h + d):
                self.grip[player * n + to] += change

    def set_span(self, side: i64, intact: bool) -> None:
        """Sets whether a bridge is there, and updates the ZOC across it."""
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

    def cleared(self) -> Self:
        """This State with every column at its default."""
        self.blank()
        self.derive()
        return self

    def derive(self) -> None:
        """Computes the derived columns again, from places, steps, orders and markers; `span` stands."""
        sc = self.zoc
        self.forget_all_lines()
        self.fielded = rows([])
        self.declare_stacks(Columns(sc))
        for u in range(sc.units - 1, -1, -1):
            where = self.place[u]
            if where >= 0:
                self.under[u] = self.first[where]
                self.first[where] = u
        for h in range(sc.n):
            if self.first[h] >= 0:
                self.settle(h)


S = TypeVar("S", bound=ZocState)  # the State of a game: its chapters answer the family about it
