"""StalingradState: the columns of the game beside the family's, and the doors through which they change."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.core.column import SCALAR, SEEN_MAY, SEEN_OWNER, Column
from grognard.core.ints import Bytes, Ints, filled, small
from grognard.core.kinds import BITS, HEX, MODE, NUMBER, PLACE, PLAYER, ROW, SIDE, UNIT
from grognard.games.zocbond.kinds import HELPER
from grognard.games.zocbond.state import ZocState, blank_family, derive_family, family_columns

from .fort_map import FortMap
from .rail_map import RailMap, RailNet
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


def columns() -> list[Column]:
    """The columns of a game; derived ones last."""
    family = family_columns()
    own = [
        Column("due", UNIT, NUMBER),  # of who waits: the turn from which on it may arrive (S42-22.1.2, 19.4)
        Column("fort", HEX, MODE, names=FORTS, replaced=True),  # S42-9.7.1
        Column("forts_live", SCALAR, BITS),  # groups of printed forts that still serve (S42-9.7.7)
        Column("gauge", HEX, NUMBER, replaced=True),  # railways there are converted (S42-17.1)
        Column("railhead", ROW, PLACE, -1),  # per marker: its hex (S42-17.2.1)
        Column("railhead_moved", ROW, NUMBER),  # per marker: hexes in this phase; all, if it is new
        Column("flotilla", SCALAR, SIDE, -1),  # the hexside where it serves (S42-5.5.3)
        Column("flotilla_moved", SCALAR, NUMBER),  # in this movement phase
        Column("first_player", SCALAR, PLAYER, -1),  # who moves first (S42-33.2.2)
        Column("weather", SCALAR, MODE, names=WEATHERS),  # as rolled (S42-23.1)
        Column("mud", SCALAR, NUMBER),  # this turn is one of mud (S42-23.3.1)
        Column("rained", SCALAR, NUMBER),  # seasonal marsh is marsh (S42-23.2.3)
        Column("railed", SCALAR, NUMBER),  # units moved by rail in this phase (S42-5.6.2)
        Column("railed_from_map", SCALAR, NUMBER),
        Column("came_by_rail", SCALAR, BITS),  # arrivals of the scenario one unit of which did (S42-C1.2)
        Column("ferried", SCALAR, NUMBER),  # ... over the ferry of Vladimirovka in this turn (S42-5.5.7)
        Column("sailed", SCALAR, BITS),  # seas that have been used in this turn (S42-5.7.1)
        Column("strait_used", SCALAR, NUMBER),  # S42-5.7.2
        Column("resource_points", SCALAR, NUMBER),  # of the active player (S42-18.1)
        Column("replacement", ROW, NUMBER),  # his replacements by kind (S42-21.1.1)
        Column("rebuilt", SCALAR, BITS),  # cities where a unit was rebuilt in this turn (S42-21.3.1)
        Column("promised", SCALAR, UNIT, -1),  # who alone may take one of the special ones (S42-32.4)
        Column("penalty", SCALAR, NUMBER),  # the next special replacement of the Axis is lost (S42-32.3)
        Column("returning", SCALAR, NUMBER),  # withdrawn units that may come back in this phase
        Column("offensive", SCALAR, NUMBER),  # the turn in which the winter offensive was declared (S42-33.1)
        Column("elbrus", SCALAR, NUMBER),  # a mountain division of the Axis has been there (S42-24.3)
        Column("baku", SCALAR, NUMBER),  # five divisions have gone there at once (S42-24.1.2)
        Column("exited", ROW, NUMBER),  # mechanized steps of the Axis that left the map, by ways (S42-C1.3)
        Column("arrived", SCALAR, NUMBER),  # volunteers, or units of the Transcaucasus, in this turn
        Column("activated", SCALAR, BITS),  # reserve armies that may move (S42-31.0)
        Column("activations", SCALAR, NUMBER),  # in this turn
        Column("caucasus_awake", SCALAR, NUMBER),  # S42-20.6
        Column("transcaucasus_awake", SCALAR, NUMBER),  # S42-30.0
        Column("turn_kind", SCALAR, MODE, names=TURN_KINDS),  # of the player turn
        Column("air", ROW, MODE, names=AIR_STATES),  # per air unit of the Axis, the Romanian last (S42-9.3.1)
        Column("air_with", ROW, UNIT, -1),  # the unit it stays with (S42-9.3.7)
        Column("air_bound", SCALAR, BITS),  # air units that have gone along with a breakthrough (S42-9.3.7)
        Column("city_battle", HEX, NUMBER, replaced=True),  # the level of the marker (S42-11.6.2)
        Column("contested", HEX, PLAYER, -1, replaced=True),  # whose city it is (S42-29.1.4)
        Column("besieges", UNIT, HEX, -1),  # the city battle that a unit has begun
        Column("vacated", SCALAR, HEX, -1),  # the hex that the last combat has emptied (S42-25.2.3)
        Column("plans", UNIT, NUMBER),  # planned offensives of a headquarters that are ready (S42-26.2)
        Column("plans_made", UNIT, NUMBER),  # ... that will be
        Column("mask", ROW, NUMBER, seen=SEEN_MAY),  # per reserve army: its box from 1 on (S42-34.1.2)
        Column("mask_may", ROW, BITS, 1),  # the boxes that the enemy cannot rule out for it
        Column("swapped", ROW, NUMBER, seen=SEEN_OWNER),  # it has exchanged its marker in this phase
        Column("shown", ROW, UNIT, -1),  # the unit of its box that lies on top of it (S42-34.2)
        Column("revealed", SCALAR, BITS),  # armies that go at the end of the Soviet turn (S42-34.7)
        Column("box_used", SCALAR, BITS),  # boxes that units have entered or left in this turn (S42-34.3.1)
        Column("transfers", SCALAR, NUMBER),  # units that went from a box elsewhere in this turn (S42-34.4.2)
        Column("summoned", SCALAR, NUMBER),  # ... from the rail network into one (S42-34.4.1)
    ]
    plain = [c for c in family if not c.derived]
    derived = [c for c in family if c.derived]
    return plain + own + derived


class StalingradState(ZocState):
    """The columns of a game as flat lists."""

    CACHES = (*ZocState.CACHES, "rail_maps", "rail_nets", "fort_places", "fort_map")

    def __init__(self, sc: StalingradScenario, seed: bytes) -> None:
        super().__init__(sc, seed)
        self.sc = sc
        self.rail_maps: list[RailMap] = []  # where trains can go; replaced, so States share it
        self.rail_nets: list[RailNet] = []  # the rail networks likewise
        self.fort_places: list[int] | None = None  # what `forts` has found; replaced likewise
        self.fort_map: FortMap | None = None  # where forts could be begun likewise

    due: Ints
    fort: Bytes  # replaced, never changed in place: States share it
    forts_live: int
    gauge: Bytes  # replaced as well
    railhead: list[int]
    railhead_moved: list[int]
    flotilla: int
    flotilla_moved: int
    first_player: int
    weather: int
    mud: int
    rained: int
    railed: int
    railed_from_map: int
    came_by_rail: int
    ferried: int
    sailed: int
    strait_used: int
    resource_points: int
    replacement: list[int]
    rebuilt: int
    promised: int
    penalty: int
    returning: int
    offensive: int
    elbrus: int
    baku: int
    exited: list[int]
    arrived: int
    activated: int
    activations: int
    caucasus_awake: int
    transcaucasus_awake: int
    turn_kind: int
    air: list[int]
    air_with: list[int]
    air_bound: int
    city_battle: Bytes  # replaced as well
    contested: Ints  # replaced as well
    besieges: Ints
    vacated: int
    plans: Ints
    plans_made: Ints
    mask: list[int]
    mask_may: list[int]
    swapped: list[int]
    shown: list[int]
    revealed: int
    box_used: int
    transfers: int
    summoned: int

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
        """... nor where his ZOC is."""
        if self.sc.near_rail[h]:
            self.rail_maps = [kept for kept in self.rail_maps if kept.player == player]
            self.rail_nets = [kept for kept in self.rail_nets if kept.player == player]
        super().spread_grip(h, player, change)

    def forts(self) -> list[int]:
        """The hexes with fort markers."""
        found = self.fort_places
        if found is None:
            found = [h for h in range(self.sc.n) if self.fort[h] != NO_FORT]
            self.fort_places = found
        return found

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
        """Railways in hexes are converted, or are the Axis' no more (S42-17.1)."""
        gauge = self.gauge[:]
        for h in hexes:
            gauge[h] = converted
        self.gauge = gauge
        self.rail_maps = []
        self.rail_nets = []


def blank(sc: StalingradScenario, seed: bytes = b"") -> StalingradState:
    """Every column at its default."""
    s = StalingradState(sc, seed)
    blank_family(s, len(sc.control_hexes))
    s.due = filled(sc.units, 0)
    s.fort = small([0] * sc.n)
    s.forts_live = 0
    s.gauge = small([0] * sc.n)
    s.railhead = [-1] * sc.railheads
    s.railhead_moved = [0] * sc.railheads
    s.flotilla = -1
    s.flotilla_moved = 0
    s.first_player = -1
    s.weather = 0
    s.mud = 0
    s.rained = 0
    s.railed = 0
    s.railed_from_map = 0
    s.came_by_rail = 0
    s.ferried = 0
    s.sailed = 0
    s.strait_used = 0
    s.resource_points = 0
    s.replacement = [0] * len(REPLACEMENTS)
    s.rebuilt = 0
    s.promised = -1
    s.penalty = 0
    s.returning = 0
    s.offensive = 0
    s.elbrus = 0
    s.baku = 0
    s.exited = [0] * len(sc.exit_steps)
    s.arrived = 0
    s.activated = 0
    s.activations = 0
    s.caucasus_awake = 0
    s.transcaucasus_awake = 0
    s.turn_kind = 0
    s.air = [0] * AIR_UNITS
    s.air_with = [-1] * AIR_UNITS
    s.air_bound = 0
    s.city_battle = small([0] * sc.n)
    s.contested = filled(sc.n, -1)
    s.besieges = filled(sc.units, -1)
    s.vacated = -1
    s.plans = filled(sc.units, 0)
    s.plans_made = filled(sc.units, 0)
    s.mask = [0] * len(sc.masked)
    s.mask_may = [1] * len(sc.masked)
    s.swapped = [0] * len(sc.masked)
    s.shown = [-1] * len(sc.masked)
    s.revealed = 0
    s.box_used = 0
    s.transfers = 0
    s.summoned = 0
    derive(s)
    return s


def derive(s: StalingradState) -> None:
    """The derived columns afresh; a bridge is one for all, so `span` is the map's."""
    s.span = s.sc.fixed_span
    s.rail_maps = []
    s.rail_nets = []
    s.fort_places = None
    s.fort_map = None
    derive_family(s)
