"""StalingradState: the columns of the game beside the family's, and the doors through which they change."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.core.geometry.board import rectangle
from grognard.core.geometry.grid import POINTY
from grognard.core.kernel.column import SEEN_MAY, SEEN_OWNER, Column, Columns
from grognard.core.kernel.kinds import BITS, HEX, MODE, NUMBER, PLACE, PLAYER, ROW, SIDE, UNIT
from grognard.games.zocbond.kinds import HELPER
from grognard.games.zocbond.state import ZocState

from .fort_map import FortMap
from .scenario import (
    AIR_STATES,
    AIR_UNITS,
    FORTS,
    NO_FORT,
    REPLACEMENTS,
    TURN_KINDS,
    WEATHERS,
    StalingradScenario,
)
from .transport.rail_map import RailMap, RailNet


class StalingradState(ZocState):
    """The columns of a game as flat lists."""

    CACHES = (*ZocState.CACHES, "rail_maps", "rail_nets", "fort_places", "fort_map")

    def __init__(self, sc: StalingradScenario, seed: bytes) -> None:
        super().__init__(sc, seed)
        self.sc = sc
        self.rail_maps: list[RailMap] = []  # where trains can go; replaced, so States share it
        self.rail_nets: list[RailNet] = []  # the same for the rail networks
        self.fort_places: list[int] | None = None  # what `forts` has found; replaced, so States share it
        self.fort_map: FortMap | None = None  # the same for where forts could be begun

    def declare(self, c: Columns) -> None:
        """The columns of a game: the family's, then its own."""
        super().declare(c)
        sc = self.sc
        # of who waits: the turn from which on it may arrive (S42-22.1.2, 19.4)
        self.due = c.ints("due", UNIT, NUMBER)
        self.fort = c.small("fort", HEX, MODE, names=FORTS, replaced=True)  # S42-9.7.1
        self.forts_live = c.one("forts_live", BITS)  # groups of printed forts that still serve (S42-9.7.7)
        self.gauge = c.small("gauge", HEX, NUMBER, replaced=True)  # railways there are converted (S42-17.1)
        # per marker: its hex (S42-17.2.1)
        self.railhead = c.row("railhead", ROW, PLACE, -1, count=sc.railheads)
        # per marker: hexes in this phase; all, if it is new
        self.railhead_moved = c.row("railhead_moved", ROW, NUMBER, count=sc.railheads)
        self.flotilla = c.one("flotilla", SIDE, -1)  # the hexside where it serves (S42-5.5.3)
        self.flotilla_moved = c.one("flotilla_moved", NUMBER)  # in this movement phase
        self.first_player = c.one("first_player", PLAYER, -1)  # who moves first (S42-33.2.2)
        self.weather = c.one("weather", MODE, names=WEATHERS)  # as rolled (S42-23.1)
        self.mud = c.one("mud", NUMBER)  # this turn is one of mud (S42-23.3.1)
        self.rained = c.one("rained", NUMBER)  # seasonal marsh is marsh (S42-23.2.3)
        self.railed = c.one("railed", NUMBER)  # units moved by rail in this phase (S42-5.6.2)
        self.railed_from_map = c.one("railed_from_map", NUMBER)
        # arrivals of the scenario one unit of which did (S42-C1.2)
        self.came_by_rail = c.one("came_by_rail", BITS)
        self.ferried = c.one("ferried", NUMBER)  # ... over the ferry of Vladimirovka in this turn (S42-5.5.7)
        self.sailed = c.one("sailed", BITS)  # seas that have been used in this turn (S42-5.7.1)
        self.strait_used = c.one("strait_used", NUMBER)  # S42-5.7.2
        self.resource_points = c.one("resource_points", NUMBER)  # of the active player (S42-18.1)
        # his replacements by kind (S42-21.1.1)
        self.replacement = c.row("replacement", ROW, NUMBER, count=len(REPLACEMENTS))
        self.rebuilt = c.one("rebuilt", BITS)  # cities where a unit was rebuilt in this turn (S42-21.3.1)
        self.promised = c.one("promised", UNIT, -1)  # who alone may take one of the special ones (S42-32.4)
        self.penalty = c.one("penalty", NUMBER)  # the next special replacement of the Axis is lost (S42-32.3)
        self.returning = c.one("returning", NUMBER)  # withdrawn units that may come back in this phase
        # the turn in which the winter offensive was declared (S42-33.1)
        self.offensive = c.one("offensive", NUMBER)
        self.elbrus = c.one("elbrus", NUMBER)  # a mountain division of the Axis has been there (S42-24.3)
        self.baku = c.one("baku", NUMBER)  # five divisions have gone there at once (S42-24.1.2)
        # mechanized steps of the Axis that left the map, by ways (S42-C1.3)
        self.exited = c.row("exited", ROW, NUMBER, count=len(sc.exit_steps))
        self.arrived = c.one("arrived", NUMBER)  # volunteers, or units of the Transcaucasus, in this turn
        self.activated = c.one("activated", BITS)  # reserve armies that may move (S42-31.0)
        self.activations = c.one("activations", NUMBER)  # in this turn
        self.caucasus_awake = c.one("caucasus_awake", NUMBER)  # S42-20.6
        self.transcaucasus_awake = c.one("transcaucasus_awake", NUMBER)  # S42-30.0
        self.turn_kind = c.one("turn_kind", MODE, names=TURN_KINDS)  # of the player turn
        # per air unit of the Axis, the Romanian last (S42-9.3.1)
        self.air = c.row("air", ROW, MODE, names=AIR_STATES, count=AIR_UNITS)
        # the unit it stays with (S42-9.3.7)
        self.air_with = c.row("air_with", ROW, UNIT, -1, count=AIR_UNITS)
        # air units that have gone along with a breakthrough (S42-9.3.7)
        self.air_bound = c.one("air_bound", BITS)
        # the level of the marker (S42-11.6.2)
        self.city_battle = c.small("city_battle", HEX, NUMBER, replaced=True)
        self.contested = c.ints("contested", HEX, PLAYER, -1, replaced=True)  # whose city it is (S42-29.1.4)
        self.besieges = c.ints("besieges", UNIT, HEX, -1)  # the city battle that a unit has begun
        self.vacated = c.one("vacated", HEX, -1)  # the hex that the last combat has emptied (S42-25.2.3)
        # planned offensives of a headquarters that are ready (S42-26.2)
        self.plans = c.ints("plans", UNIT, NUMBER)
        self.plans_made = c.ints("plans_made", UNIT, NUMBER)  # ... that will be
        # per reserve army: its box from 1 on (S42-34.1.2)
        self.mask = c.row("mask", ROW, NUMBER, seen=SEEN_MAY, count=len(sc.masked))
        # the boxes that the enemy cannot rule out for it
        self.mask_may = c.row("mask_may", ROW, BITS, 1, count=len(sc.masked))
        # it has exchanged its marker in this phase
        self.swapped = c.row("swapped", ROW, NUMBER, seen=SEEN_OWNER, count=len(sc.masked))
        # the unit of its box that lies on top of it (S42-34.2)
        self.shown = c.row("shown", ROW, UNIT, -1, count=len(sc.masked))
        self.revealed = c.one("revealed", BITS)  # armies that go at the end of the Soviet turn (S42-34.7)
        # boxes that units have entered or left in this turn (S42-34.3.1)
        self.box_used = c.one("box_used", BITS)
        # units that went from a box elsewhere in this turn (S42-34.4.2)
        self.transfers = c.one("transfers", NUMBER)
        self.summoned = c.one("summoned", NUMBER)  # ... from the rail network into one (S42-34.4.1)

    def copy(self) -> StalingradState:
        s = StalingradState(self.sc, self.seed)
        self.copy_columns(s)
        s.due = self.due[:]
        s.fort = self.fort
        s.forts_live = self.forts_live
        s.gauge = self.gauge
        s.railhead = self.railhead.copy()
        s.railhead_moved = self.railhead_moved.copy()
        s.flotilla = self.flotilla
        s.flotilla_moved = self.flotilla_moved
        s.first_player = self.first_player
        s.weather = self.weather
        s.mud = self.mud
        s.rained = self.rained
        s.railed = self.railed
        s.railed_from_map = self.railed_from_map
        s.came_by_rail = self.came_by_rail
        s.ferried = self.ferried
        s.sailed = self.sailed
        s.strait_used = self.strait_used
        s.resource_points = self.resource_points
        s.replacement = self.replacement.copy()
        s.rebuilt = self.rebuilt
        s.promised = self.promised
        s.penalty = self.penalty
        s.returning = self.returning
        s.offensive = self.offensive
        s.elbrus = self.elbrus
        s.baku = self.baku
        s.exited = self.exited.copy()
        s.arrived = self.arrived
        s.activated = self.activated
        s.activations = self.activations
        s.caucasus_awake = self.caucasus_awake
        s.transcaucasus_awake = self.transcaucasus_awake
        s.turn_kind = self.turn_kind
        s.air = self.air.copy()
        s.air_with = self.air_with.copy()
        s.air_bound = self.air_bound
        s.city_battle = self.city_battle
        s.contested = self.contested
        s.besieges = self.besieges[:]
        s.vacated = self.vacated
        s.plans = self.plans[:]
        s.plans_made = self.plans_made[:]
        s.mask = self.mask.copy()
        s.mask_may = self.mask_may.copy()
        s.swapped = self.swapped.copy()
        s.shown = self.shown.copy()
        s.revealed = self.revealed
        s.box_used = self.box_used
        s.transfers = self.transfers
        s.summoned = self.summoned
        s.rail_maps = self.rail_maps
        s.rail_nets = self.rail_nets
        s.fort_places = self.fort_places
        s.fort_map = self.fort_map
        return s

    def put(self, u: i64, where: i64) -> None:
        """A non-combat unit stops trains and cuts the network as others do (S42-5.6.3, 17.4)."""
        old = self.place[u]
        super().put(u, where)
        if old != where and self.sc.traits[u] & HELPER:
            for h in (old, where):
                if 0 <= h < self.sc.n and self.sc.rail_hex[h]:
                    self.rail_maps = []
                    self.rail_nets = []

    def hand_over(self, h: i64, holder: i64, force: i64) -> None:
        """Trains do not go where the enemy is; the network goes through his ZOC where own units are."""
        had = self.holder[h]
        if had != holder and self.sc.rail_hex[h]:
            self.rail_maps = [kept for kept in self.rail_maps if 1 - kept.player not in (had, holder)]
            self.rail_nets = [kept for kept in self.rail_nets if self.joins_still(kept, h, had, holder)]
        super().hand_over(h, holder, force)

    def joins_still(self, kept: RailNet, h: i64, had: i64, holder: i64) -> bool:
        """Whether a rail network is as it was when others hold one of its hexes."""
        enemy = 1 - kept.player
        return had != enemy and holder != enemy and self.grip[enemy * self.sc.n + h] == 0

    def spread_grip(self, h: i64, player: i64, change: i64) -> None:
        """Trains do not go where the enemy's ZOC is either."""
        if self.sc.near_rail[h]:
            self.rail_maps = [kept for kept in self.rail_maps if kept.player == player]
            self.rail_nets = [kept for kept in self.rail_nets if kept.player == player]
        super().spread_grip(h, player, change)

    def forts(self) -> list[int]:
        """The hexes with fort markers."""
        hexes = self.fort_places
        if hexes is None:
            hexes = [h for h in range(self.sc.n) if self.fort[h] != NO_FORT]
            self.fort_places = hexes
        return hexes

    def set_fort(self, h: int, fort: int) -> None:
        """A fort marker comes, is turned over or goes (S42-9.7.1)."""
        forts = self.fort[:]
        forts[h] = fort
        self.fort = forts
        self.fort_places = None

    def set_city_battle(self, h: i64, level: int) -> None:
        """A marker comes, goes or grows (S42-11.6.2)."""
        levels = self.city_battle[:]
        levels[h] = level
        self.city_battle = levels

    def set_contested(self, h: i64, owner: i64) -> None:
        """Both sides are in a city, or no more: neither lines nor trains go through it then (S42-29.1.1)."""
        owners = self.contested[:]
        owners[h] = owner
        self.contested = owners
        self.forget_all_lines()
        self.rail_maps = []
        self.rail_nets = []

    def set_gauge(self, hexes: list[int], converted: int) -> None:
        """Railways in hexes are converted, or no longer belong to the Axis (S42-17.1)."""
        gauge = self.gauge[:]
        for h in hexes:
            gauge[h] = converted
        self.gauge = gauge
        self.rail_maps = []
        self.rail_nets = []

    def derive(self) -> None:
        """Computes the derived columns again; a bridge serves all, so `span` is the map's."""
        self.span = self.sc.fixed_span
        self.rail_maps = []
        self.rail_nets = []
        self.fort_places = None
        self.fort_map = None
        super().derive()


def columns() -> list[Column]:
    """The columns of all games, in the order of the position text."""
    return StalingradState(StalingradScenario("", {}, rectangle(POINTY, 1, 1)), b"").blank()
