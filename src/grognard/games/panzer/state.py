"""PanzerState: what changes during a battle, and the door through which units move (L7)."""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.board import rectangle
from grognard.core.geometry.grid import FLAT
from grognard.core.kernel.column import SEEN_MAY, SEEN_OWNER, Column, Columns
from grognard.core.kernel.kinds import (
    BITS,
    FACING,
    HEX,
    MODE,
    NUMBER,
    PLACE,
    PLAYER,
    ROW,
    UNIT,
    UNITS,
    bit_list,
)
from grognard.core.kernel.state import State
from grognard.games.panzer.ground.cover import LEG, OVERSTACKED, VEHICLE
from grognard.games.panzer.ground.terrain import Land

from .scenario import EXITED, LOST, PHASES, PanzerScenario
from .verbs import LOADS

# The five commands (PZR-4.2), in the order of commands.toml.
FIRE: Final = 0
MOVE: Final = 1
SHORT_HALT: Final = 2
OVERWATCH: Final = 3
NO_COMMAND: Final = 4
# PZR-1.7.2
COMMANDS: Final = ("fire", "move", "short-halt", "overwatch", "no-command")

# Sets of commands, as in `command_may`.
FIRING: Final = 1 << FIRE | 1 << SHORT_HALT
MOVING: Final = 1 << MOVE | 1 << SHORT_HALT
WATCHING: Final = 1 << OVERWATCH
IDLE_ONLY: Final = 1 << NO_COMMAND

# `hurt`, as bits.
DAMAGED: Final = 1
TRACKS: Final = 2  # a track hit: it no longer moves
ABANDONED: Final = 4  # bailed out

# `sup` (PZR-5.10).
SUP_NAMES: Final = ("none", "on", "off")
SUP_NONE: Final = 0
SUP_ON: Final = 1
SUP_OFF: Final = 2

# `spot`: the numbers of `spotting.markers`.
SPOT_NAMES: Final = ("none", "move", "fire", "small-arms")

# `acted`: whether a unit's counter lies face up. SHORT HALT has two halves.
ACTED_NAMES: Final = ("no", "fired", "done")
FRESH: Final = 0  # face down
HALF_DONE: Final = 1  # face up, its move still to come: SHORT HALT after its fire, MOVE that has declared
DONE: Final = 2  # face up, executed or void

# `trigger`: why reaction fire at the unit is open (PZR-4.4.2).
TRIGGER_NAMES: Final = ("none", "fired", "reacted")
NO_TRIGGER: Final = 0
FIRED: Final = 1  # in indirect or direct fire
REACTED: Final = 2  # by reaction fire

# `hull` (PZR-6.6.9).
HULL_NAMES: Final = ("none", "partial", "down")
HULL_NONE: Final = 0
HULL_PARTIAL: Final = 1
HULL_DOWN: Final = 2

# `next_cover`: what the adjustment lane has chosen (PZR-6.8.2).
COVER_NAMES: Final = ("as-it-is", "take", "leave", "dig")
COVER_STAYS: Final = 0
COVER_TAKEN: Final = 1
COVER_LEFT: Final = 2
COVER_DUG: Final = 3

# `wreck` of a hex (PZR-4.1.4.1.8). The smoke of a BU counts from the end of the half-step.
WRECK_NAMES: Final = ("none", "ko", "bu-new", "bu")
WRECK_NONE: Final = 0
WRECK_KO: Final = 1
WRECK_BU_NEW: Final = 2
WRECK_BU: Final = 3

# `works` of a hex, as bits (PZR-1.7.4, 6.1.4.3); the direction of an improved position is `works_facing`.
BLOCK: Final = 1
WIRE: Final = 2
DITCH: Final = 4
IMPROVED: Final = 8
ENTRENCHMENT: Final = 16
ON_FIRE: Final = 32
WORKS: Final = ("block", "wire", "ditch", "improved_position", "hasty_entrenchment", "on_fire")

# `post`: what a unit holds in its hex (PZR-6.1.4.3.6, 6.1.4.3.7).
NO_POST: Final = 0
IN_POSITION: Final = 1
IN_TRENCH: Final = 2

SMOKE_STATES: Final = ("none", "new", "on", "off")
PLOT_TURNS: Final = 5  # turns that a scheduled mission may last (PZR-6.5.1.11)


class PanzerState(State):
    """The columns of a battle as flat lists."""

    CACHES = ("ruins", "ruins_of", "settled")

    def __init__(self, sc: PanzerScenario, seed: bytes) -> None:
        super().__init__(sc, seed)
        self.sc = sc
        # see `rubble_bytes`
        self.ruins = b""
        self.ruins_of: list[int] = []
        self.settled: list[int] = []  # `wreck` as `settle_smoke` left the column

    def declare(self, c: Columns) -> None:
        """The columns of a battle, for both layers."""
        self.declare_units(c)
        self.declare_orders(c)
        self.declare_ground(c)
        self.declare_far(c)
        self.turn = c.one("turn", NUMBER)
        self.first = c.one("first", PLAYER, -1)  # the First Player of this turn (PZR-4.3.1)
        self.phase = c.one("phase", MODE, -1, names=PHASES)
        self.here = c.row("here", HEX, UNITS, derived=True)
        self.vehicles_here = c.row("vehicles_here", HEX, NUMBER, derived=True)  # PZR-3.8, 5.13
        self.aboard = c.row("aboard", UNIT, UNITS, derived=True)  # whom it carries

    def declare_units(self, c: Columns) -> None:
        """What everybody sees of the units."""
        self.place = c.row("place", UNIT, PLACE, -1)
        self.facing = c.row("facing", UNIT, FACING)
        self.hurt = c.row("hurt", UNIT, BITS)
        self.sup = c.row("sup", UNIT, MODE, names=SUP_NAMES)
        self.spot = c.row("spot", UNIT, MODE, names=SPOT_NAMES)
        self.reduced = c.row("reduced", UNIT, NUMBER, replaced=True)
        self.cover = c.row("cover", UNIT, NUMBER, replaced=True)  # in full cover (PZR-6.1.4.2)
        self.hull = c.row("hull", UNIT, MODE, names=HULL_NAMES, replaced=True)
        # the direction on the map that a hull-down position leaves open
        self.hull_open = c.row("hull_open", UNIT, FACING, -1, replaced=True)
        # it holds an entrenchment or the improved position of its hex
        self.post = c.row("post", UNIT, NUMBER, replaced=True)
        self.crawled = c.row("crawled", UNIT, NUMBER, replaced=True)
        self.inside = c.row("inside", UNIT, NUMBER, replaced=True)  # in the building, not on its street
        self.floor = c.row("floor", UNIT, NUMBER, replaced=True)  # 1: upstairs
        self.carrier = c.row("carrier", UNIT, UNIT, -1)
        self.mounted_at_start = c.row("mounted_at_start", UNIT, UNIT, -1, replaced=True)
        self.dump = c.row(
            "dump", UNIT, HEX, -1, replaced=True
        )  # where it was set up: ammunition (PZR-5.16.2.4)
        # sources whose barrage has attacked it in this turn as it entered a hex, one bit each (PZR-6.6.6)
        self.shelled = c.row("shelled", UNIT, BITS, replaced=True)
        self.under_fire = c.row("under_fire", UNIT, NUMBER, replaced=True)  # in this turn (PZR-6.8.3.1)
        self.seen_by = c.row("seen_by", UNIT, UNITS)  # enemies that spotted it in the Spotting Phase
        self.aa_done = c.row("aa_done", UNIT, NUMBER, replaced=True)
        self.used_guns = c.row("used_guns", UNIT, NUMBER, replaced=True)  # of aircraft: attacks made
        self.used_bombs = c.row("used_bombs", UNIT, NUMBER, replaced=True)
        self.used_rockets = c.row("used_rockets", UNIT, NUMBER, replaced=True)
        self.edge = c.row("edge", UNIT, NUMBER, -1, replaced=True)
        self.arrived = c.row("arrived", UNIT, NUMBER, replaced=True)  # the turn of its arrival
        self.flown = c.row("flown", UNIT, NUMBER, replaced=True)
        # the row of the exit by which it left for points
        self.exit_row = c.row("exit_row", UNIT, NUMBER, -1, replaced=True)
        # whom it has declared close combat on in this turn (PZR-6.6.1, 6.6.10)
        self.fought = c.row("fought", UNIT, UNIT, -1, replaced=True)
        self.load = c.row("load", UNIT, MODE, seen=SEEN_MAY, names=LOADS)
        self.load_may = c.row("load_may", UNIT, BITS, 1, replaced=True)
        # onto whom a forward observer guides aircraft in this air phase (PZR-6.7.3.1.2)
        self.guides = c.row("guides", UNIT, UNIT, -1, replaced=True)

    def declare_orders(self, c: Columns) -> None:
        """Commands and what the Adjustment Phase chooses."""
        self.command = c.row("command", UNIT, MODE, NO_COMMAND, seen=SEEN_MAY, names=COMMANDS)
        self.command_may = c.row("command_may", UNIT, BITS, IDLE_ONLY)
        self.group = c.row("group", UNIT, UNIT, -1, seen=SEEN_OWNER)  # the lowest member of a shared command
        self.group_shown = c.row("group_shown", UNIT, UNIT, -1)  # ... once the first of them has acted
        # its place in a road column that shares MOVE, counted from one end; 0: in none (PZR-6.2.1.1.3)
        self.column_at = c.row("column_at", UNIT, NUMBER, seen=SEEN_OWNER)
        self.column_shown = c.row("column_shown", UNIT, NUMBER)  # ... from its head on, once that has acted
        self.acted = c.row("acted", UNIT, MODE, names=ACTED_NAMES)
        self.trigger = c.row("trigger", UNIT, MODE, names=TRIGGER_NAMES)
        self.next_facing = c.row("next_facing", UNIT, FACING, -1, seen=SEEN_OWNER)
        self.next_cover = c.row("next_cover", UNIT, MODE, seen=SEEN_OWNER, names=COVER_NAMES)

    def declare_ground(self, c: Columns) -> None:
        """What lies on the map; objectives (PZR-3.6)."""
        count = len(self.sc.objective_hex)
        self.wreck = c.row("wreck", HEX, MODE, names=WRECK_NAMES, replaced=True)
        self.rubble = c.row("rubble", HEX, NUMBER, replaced=True)
        self.works = c.row("works", HEX, BITS, replaced=True)
        self.works_facing = c.row("works_facing", HEX, FACING, -1, replaced=True)
        self.trenches = c.row("trenches", HEX, NUMBER, replaced=True)  # entrenchments, one unit each
        self.dig = c.row("dig", HEX, NUMBER, replaced=True)  # unfinished ones, see `movement.entrench`
        self.fire_since = c.row("fire_since", HEX, NUMBER, replaced=True)
        # zones whose units wait no longer, because one of them was fired at
        self.alarm = c.row("alarm", ROW, NUMBER, count=len(self.sc.zone_names), replaced=True)
        self.control = c.row("control", ROW, PLAYER, -1, count=count)
        self.held_by = c.row("held_by", ROW, PLAYER, -1, count=count)  # who occupies it without a break
        self.held_since = c.row("held_since", ROW, NUMBER, count=count)  # ... from that turn on

    def declare_far(self, c: Columns) -> None:
        """Missions, plots and smoke (PZR-6.5.1)."""
        sc = self.sc
        sources, veils = len(sc.source_names), len(sc.veil_owner)
        plots, points = len(sc.plot_source), len(sc.point_source)
        self.m_observer = c.row("m_observer", ROW, UNIT, -1, count=sources, replaced=True)
        self.m_aim = c.row("m_aim", ROW, HEX, -1, count=sources, replaced=True)
        self.m_sheaf = c.row("m_sheaf", ROW, NUMBER, count=sources, replaced=True)
        self.m_way = c.row("m_way", ROW, FACING, -1, count=sources, replaced=True)
        self.m_type = c.row("m_type", ROW, NUMBER, count=sources, replaced=True)
        self.m_state = c.row("m_state", ROW, NUMBER, count=sources, replaced=True)
        self.m_danger = c.row("m_danger", ROW, NUMBER, count=sources, replaced=True)
        # hexes by which its GP factor is looked up; -1: scheduled, range factor M (PZR-6.5.1.13)
        self.m_range = c.row("m_range", ROW, NUMBER, count=sources, replaced=True)
        self.plot_turn = c.row("plot_turn", ROW, NUMBER, seen=SEEN_OWNER, count=plots)
        self.plot_hex = c.row("plot_hex", ROW, HEX, -1, seen=SEEN_OWNER, count=plots)
        self.plot_part = c.row("plot_part", ROW, NUMBER, seen=SEEN_OWNER, count=plots * PLOT_TURNS)
        self.plot_since = c.row("plot_since", ROW, NUMBER, count=plots, replaced=True)  # the turn it began
        self.prp_hex = c.row("prp_hex", ROW, HEX, -1, seen=SEEN_OWNER, count=points)
        self.prp_shown = c.row("prp_shown", ROW, HEX, -1, count=points, replaced=True)
        self.veil_aim = c.row("veil_aim", ROW, HEX, -1, count=veils, replaced=True)
        self.veil_sheaf = c.row("veil_sheaf", ROW, NUMBER, count=veils, replaced=True)
        self.veil_way = c.row("veil_way", ROW, FACING, -1, count=veils, replaced=True)
        self.veil_state = c.row("veil_state", ROW, MODE, count=veils, names=SMOKE_STATES, replaced=True)

    def copy(self) -> PanzerState:
        """The columns of `declare` written out: who searches copies a State at every position.

        Measured against `State.copy`, which follows from `declare`: on the sources a third of the time;
        compiled 2.0 us for 3.5 in two-and-two, 10.7 us for 12.3 in the largest battle. A test compares both.
        """
        s = PanzerState(self.sc, self.seed)
        self.copy_to(s)
        s.place = self.place.copy()
        s.facing = self.facing.copy()
        s.hurt = self.hurt.copy()
        s.sup = self.sup.copy()
        s.spot = self.spot.copy()
        s.reduced = self.reduced
        s.cover = self.cover
        s.hull = self.hull
        s.hull_open = self.hull_open
        s.post = self.post
        s.crawled = self.crawled
        s.inside = self.inside
        s.floor = self.floor
        s.carrier = self.carrier.copy()
        s.mounted_at_start = self.mounted_at_start
        s.dump = self.dump
        s.shelled = self.shelled
        s.under_fire = self.under_fire
        s.seen_by = self.seen_by.copy()
        s.aa_done = self.aa_done
        s.used_guns = self.used_guns
        s.used_bombs = self.used_bombs
        s.used_rockets = self.used_rockets
        s.edge = self.edge
        s.arrived = self.arrived
        s.flown = self.flown
        s.exit_row = self.exit_row
        s.fought = self.fought
        s.load = self.load.copy()
        s.load_may = self.load_may
        s.guides = self.guides
        s.command = self.command.copy()
        s.command_may = self.command_may.copy()
        s.group = self.group.copy()
        s.group_shown = self.group_shown.copy()
        s.column_at = self.column_at.copy()
        s.column_shown = self.column_shown.copy()
        s.acted = self.acted.copy()
        s.trigger = self.trigger.copy()
        s.next_facing = self.next_facing.copy()
        s.next_cover = self.next_cover.copy()
        s.wreck = self.wreck
        s.settled = self.settled
        s.rubble = self.rubble
        s.ruins = self.ruins
        s.ruins_of = self.ruins_of
        s.works = self.works
        s.works_facing = self.works_facing
        s.trenches = self.trenches
        s.dig = self.dig
        s.fire_since = self.fire_since
        s.alarm = self.alarm
        s.control = self.control.copy()
        s.held_by = self.held_by.copy()
        s.held_since = self.held_since.copy()
        s.m_observer = self.m_observer
        s.m_aim = self.m_aim
        s.m_sheaf = self.m_sheaf
        s.m_way = self.m_way
        s.m_type = self.m_type
        s.m_state = self.m_state
        s.m_danger = self.m_danger
        s.m_range = self.m_range
        s.plot_turn = self.plot_turn.copy()
        s.plot_hex = self.plot_hex.copy()
        s.plot_part = self.plot_part.copy()
        s.plot_since = self.plot_since
        s.prp_hex = self.prp_hex.copy()
        s.prp_shown = self.prp_shown
        s.veil_aim = self.veil_aim
        s.veil_sheaf = self.veil_sheaf
        s.veil_way = self.veil_way
        s.veil_state = self.veil_state
        s.turn = self.turn
        s.first = self.first
        s.phase = self.phase
        s.here = self.here.copy()
        s.vehicles_here = self.vehicles_here.copy()
        s.aboard = self.aboard.copy()
        return s

    def ask(self, player: int) -> None:
        """Whoever is asked, what the last procedure has left is used up.

        A frame reads `result` in the step after the frame above it has ended. A rest that kept it would tell
        which procedure ran last, and that may hang on a counter lying face down (L1).
        """
        super().ask(player)
        self.result = 0

    # -- doors --------------------------------------------------------------------------------

    def put(self, u: int, where: int) -> None:
        """Moves a unit: the one door for its place, which keeps occupancy and objectives true (L7)."""
        n = self.sc.n
        old = self.place[u]
        self.place[u] = where
        if 0 <= old < n:
            self.here[old] &= ~(1 << u)
            self.vehicles_here[old] -= self.crowds(u)
        if 0 <= where < n:
            self.here[where] |= 1 << u
            self.vehicles_here[where] += self.crowds(u)
            self.settle_objective(where)
        if 0 <= old < n:
            self.settle_objective(old)

    def crowds(self, u: int) -> int:
        """1 for a unit that counts for overstacking: vehicles (PZR-3.8), and towed units (PZR-5.13).

        Carried and abandoned units do not count: who changes `carrier` or `hurt` does so through `mount` and
        `harm`, which keep the count true.
        """
        if self.carrier[u] >= 0 or self.hurt[u] & ABANDONED:
            return 0
        return 0 if self.sc.kind[u] == LEG else 1

    def mount(self, u: int, carrier: int) -> None:
        """A unit mounts a vehicle, whose place is then its own; with -1 the unit gets off in the hex."""
        h = self.place[u]
        if self.on_map(u):
            self.vehicles_here[h] -= self.crowds(u)
        if self.carrier[u] >= 0:
            self.aboard[self.carrier[u]] &= ~(1 << u)
        if carrier >= 0:
            self.aboard[carrier] |= 1 << u
        self.carrier[u] = carrier
        if self.on_map(u):
            self.vehicles_here[h] += self.crowds(u)
        if carrier >= 0:
            self.put(u, self.place[carrier])

    def harm(self, u: int, bits: int) -> None:
        """Gives a unit damage markers (`hurt`)."""
        h = self.place[u]
        before = self.crowds(u)
        self.hurt[u] |= bits
        if self.on_map(u):
            self.vehicles_here[h] += self.crowds(u) - before
            self.settle_objective(h)

    def leave(self, u: int, h: int) -> None:
        """A unit leaves the map from a hex of its edge, an exit of the scenario or not (PZR-4.5.1.1.9)."""
        sc = self.sc
        self.exit_row = with_cell(self.exit_row, u, -1)
        for row, hexes in enumerate(sc.exit_hexes):
            if sc.exit_side[row] == sc.side[u] and h in hexes:
                self.exit_row = with_cell(self.exit_row, u, row)
        self.put(u, sc.off + EXITED)

    def settle_objective(self, h: int) -> None:
        """Who occupies an objective, and since which full turn (PZR-3.6).

        Any armed unit with a crew will do, and units may take turns while one of them is always there.
        """
        row = self.sc.objective_at[h]
        if row < 0:
            return
        sides = [side for side in (0, 1) if self.holds(h, side)]
        if self.held_by[row] not in sides:
            self.held_by[row] = sides[0] if sides else -1
            self.held_since[row] = self.turn + 1 if sides else 0

    def holds(self, h: int, side: int) -> bool:
        """Whether a side has an armed unit with a crew in a hex."""
        for u in bit_list(self.here[h] & self.sc.mask_of[side]):
            if self.sc.armed[u] and not self.hurt[u] & ABANDONED:
                return True
        return False

    def leave_wreck(self, h: int, burns: bool) -> None:
        """One wreck in a hex, and a BU replaces a KO, never the other way round (PZR-4.1.4.1.8)."""
        old = self.wreck[h]
        new = WRECK_BU_NEW if burns else WRECK_KO
        if new > old:
            self.wreck = with_cell(self.wreck, h, new)

    def settle_smoke(self) -> None:
        """The half-step has ended: the smoke of vehicles that began to burn in it counts (R-35)."""
        if self.settled is self.wreck:  # nothing has burned since
            return
        if WRECK_BU_NEW in self.wreck:
            self.wreck = [WRECK_BU if wreck == WRECK_BU_NEW else wreck for wreck in self.wreck]
        self.settled = self.wreck

    def turn_up(self, u: int, acted: int) -> int:
        """Turns a unit's counter up for good (`frames.turn_up`); the partners that are known now, as bits."""
        self.acted[u] = acted
        self.command_may[u] = 1 << self.command[u]
        partners = 0
        if self.group[u] >= 0 and self.group_shown[u] < 0:
            for v in self.sc.formation_units[self.sc.formation[u]]:
                if self.group[v] == self.group[u]:
                    self.group_shown[v] = self.group[u]
                    self.column_shown[v] = self.column_at[v]
                    self.command_may[v] = 1 << self.command[v]
                    partners |= 1 << v
        return partners & ~(1 << u)

    # -- looking -------------------------------------------------------------------------------

    def on_map(self, u: int) -> bool:
        return 0 <= self.place[u] < self.sc.n

    def active(self, u: int) -> bool:
        """On the map, with a crew, and not carried."""
        return self.on_map(u) and not self.hurt[u] & ABANDONED and self.carrier[u] < 0

    def riders(self, u: int) -> list[int]:
        """The units that a vehicle carries (PZR-6.6.7)."""
        return bit_list(self.aboard[u]) if self.aboard[u] else []

    def is_lost(self, u: int) -> bool:
        """Destroyed: removed with all its counters; nobody learns its command (PZR-4.4.3.2.6)."""
        return self.place[u] == self.sc.off + LOST

    def overstacked(self, h: int) -> bool:
        """PZR-3.8."""
        return self.vehicles_here[h] >= OVERSTACKED

    def face_down(self, u: int) -> bool:
        """Whether its command counter has not been turned up for good."""
        return self.acted[u] == FRESH

    def may_be(self, u: int, commands: int) -> bool:
        """Whether by what everybody knows its counter, still face down, may be one of these commands."""
        return self.acted[u] == FRESH and self.command_may[u] & commands != 0

    def enemies_in(self, h: int, side: int) -> int:
        """The enemies of a side in a hex, as bits."""
        return self.here[h] & self.sc.mask_of[1 - side]

    def rubble_bytes(self) -> bytes:
        """The rubble of the map as `ground.sight` asks for it.

        Every line of sight asks for it, so the answer is kept for as long as the column is the same list.
        """
        if self.ruins_of is not self.rubble:
            self.ruins_of = self.rubble
            self.ruins = bytes(self.rubble) if any(self.rubble) else b""
        return self.ruins

    def in_position(self, u: int) -> bool:
        """PZR-6.1.4.3.7: whether a unit on the map holds the improved position of its hex."""
        return self.post[u] == IN_POSITION and self.works[self.place[u]] & IMPROVED != 0

    def in_trench(self, u: int) -> bool:
        """PZR-6.1.4.3.6: whether it holds an entrenchment."""
        return self.post[u] == IN_TRENCH

    def is_vehicle(self, u: int) -> bool:
        return self.sc.kind[u] == VEHICLE


def with_cell(cells: list[int], i: int, value: int) -> list[int]:
    """A row with one cell changed. Columns that are `replaced` are shared by copies: write them so."""
    changed = cells.copy()
    changed[i] = value
    return changed


def columns() -> list[Column]:
    """The columns of all battles, in the order of the position text."""
    board = rectangle(FLAT, 1, 1)
    return PanzerState(PanzerScenario("", {}, Land(board, ["clear"], {})), b"").blank()


def blank(sc: PanzerScenario, seed: bytes = b"") -> PanzerState:
    """A State with every column at its default."""
    s = PanzerState(sc, seed)
    s.blank()
    return s


def derive(s: PanzerState) -> None:
    """Computes the derived columns again."""
    s.here = [0] * s.sc.n
    s.vehicles_here = [0] * s.sc.n
    s.aboard = [0] * s.sc.units
    for u in range(s.sc.units):
        if s.carrier[u] >= 0:
            s.aboard[s.carrier[u]] |= 1 << u
        if s.on_map(u):
            s.here[s.place[u]] |= 1 << u
            s.vehicles_here[s.place[u]] += s.crowds(u)
