"""Chapter 18.2 to 18.6: supply lines where this game says more. Airborne supply (18.5): `supply_phase`."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.zocbond.kinds import INFANTRY
from grognard.games.zocbond.supply import SupplyField, SupplyRules, is_open_gate, supply_field
from grognard.games.zocbond.zoc import in_zoc

from . import ferries
from .kinds import CROSSED, DISMOUNTED, EXHAUSTED
from .scenario import ALLIED, CANAL, CITY, MAJOR, SAFE
from .state import HollandState
from .units import division_of, is_mechanised, on_trucks


class HollandSupply(SupplyRules[HollandState]):
    """Chapter 18.3: roads, bridges, ferries, cities and the edge of the map."""

    def offroad_price(self, s: HollandState, h: i64, d: i64, player: i64) -> i64:
        """One for each hex; an unbridged major river only where engineers keep a ferry (H44-18.3.1)."""
        sc = s.sc
        side = 6 * h + d
        if not sc.in_play[h] or not sc.in_play[sc.neighbour[side]]:
            return -1
        if sc.water[side] == MAJOR and not s.span[side] and not raft_beside(s, side, player):
            return -1
        return 1

    def lines_depend(self, s: HollandState, player: int) -> list[int]:
        """Where the engineers are who may let supplies cross (`raft_beside`), and what they do."""
        facts: list[int] = []
        if player == ALLIED:
            for row, e in enumerate(s.sc.engineers):
                facts += [s.place[e], s.order[e], s.crossing[row], s.marks[e] & CROSSED]
        return facts

    def supply_road(self, s: HollandState, h: i64, d: i64, player: i64) -> bool:
        """Along roads; over bridges with a symbol Allied lines if they are safe, German lines if not."""
        sc = s.sc
        side = 6 * h + d
        if not sc.road[side] or not sc.in_play[h] or not sc.in_play[sc.neighbour[side]]:
            return False
        if not sc.water[side]:
            return True
        if not s.span[side]:
            return False
        bridge = sc.bridge_of[side]
        return bridge < 0 or (s.bridge[bridge] == SAFE) == (player == ALLIED)

    def supply_road_hex(self, s: HollandState, h: i64, player: i64) -> bool:
        """No EZOC, whoever is there; no empty city through which the enemy passed last (H44-18.3.2)."""
        sc = s.sc
        if in_zoc(s, h, 1 - player):
            return False
        if sc.terrain[h] != CITY or s.holder[h] == player:
            return True
        row = sc.control_row[h]
        return row < 0 or s.control[row] != 1 - player

    def road_to_area(self, s: HollandState, h: i64, area: i64, player: i64) -> bool:
        return s.sc.gate_road[h] != 0 and is_open_gate(s, h, player)

    def ground_to_area(self, s: HollandState, h: i64, player: i64) -> bool:
        """A line off the road goes from an edge hex into its area across no major river (H44-19.3.2)."""
        wet = s.sc.gate_water[h] == MAJOR or s.sc.gate_closed[h] != 0
        return (s.sc.gate_road[h] != 0 or not wet) and is_open_gate(s, h, player)


# -- supply lines (H44-18.3) ----------------------------------------------------------------------------


def offroad_reach(s: HollandState) -> int:
    """H44-18.3.1."""
    return s.sc.figures["supply.off_road"]


def raft_beside(s: HollandState, side: i64, player: i64) -> bool:
    """Whether an engineer beside a major river can let supplies cross it (H44-23.3.1).

    One who serves a ferry across another hexside in this turn, or has supported an assault, does not
    (H44-23.3.3).
    """
    sc = s.sc
    if player != ALLIED:
        return False
    canonical = sc.board.book.canonical_side(side // 6, side % 6)
    for row, e in enumerate(sc.engineers):
        if s.place[e] in (side // 6, sc.neighbour[side]) and ferries.serves(s, row, canonical):
            return True
    return False


def own_areas(s: HollandState, player: i64) -> list[int]:
    """The entry areas that are sources of a player (H44-18.2.1)."""
    return [place for place in range(s.sc.size, s.sc.box) if s.sc.zone_rules.own_area(s, place, player)]


class Lines:
    """Who of a player's units can trace a supply line now; each source is searched once, when it is needed.

    `reach`: how far off the road; `dry`: no line crosses an unbridged canal (H44-18.6); `roads`: whether
    there is a road part; `exhausted`: airborne sources on their back count too (H44-27.2.1).
    """

    def __init__(
        self,
        s: HollandState,
        player: i64,
        reach: i64 = -1,
        dry: bool = False,
        roads: bool = True,
        exhausted: bool = False,
    ) -> None:
        self.s = s
        self.player = player
        self.reach = reach if reach >= 0 else offroad_reach(s)
        self.shut_water = CANAL if dry else -1
        self.roads = roads
        self.exhausted = exhausted
        self.own: list[int] | None = None  # the player's areas, once they are asked for
        self.to_areas: SupplyField | None = None
        self.divisions: list[SupplyField | None] = [None] * len(s.sc.sources)

    def search(self, sources: list[int]) -> SupplyField:
        return supply_field(self.s, self.player, sources, self.reach, self.roads, self.shut_water)

    @property
    def areas(self) -> list[int]:
        areas = self.own
        if areas is None:
            areas = own_areas(self.s, self.player)
            self.own = areas
        return areas

    @property
    def ground(self) -> SupplyField:
        """The lines to own areas."""
        field = self.to_areas
        if field is None:
            field = self.search(self.areas)
            self.to_areas = field
        return field

    def reaches(self, u: i64) -> bool:
        """Whether a unit can trace a line to an own area, or to the source of its division (H44-18.2.1)."""
        return self.reaches_from(u, self.s.place[u])

    def reaches_from(self, u: i64, where: i64) -> bool:
        """The same if the unit were in another place."""
        if where >= self.s.sc.size:
            return where in self.areas
        return self.ground.reaches(where) or self.reaches_source(u, where)

    def reaches_source(self, u: i64, where: i64) -> bool:
        """To the airborne supply source of its division (H44-18.2.2)."""
        s = self.s
        division = division_of(s, u)
        if division < 0 or division >= len(self.divisions) or not source_serves(s, division, self.exhausted):
            return False
        field = self.divisions[division]
        if field is None:
            field = self.search([s.place[s.sc.sources[division]]])
            self.divisions[division] = field
        return field.reaches(where)


def source_serves(s: HollandState, division: i64, exhausted: bool) -> bool:
    source = s.sc.sources[division]
    if not 0 <= s.place[source] < s.sc.n:
        return False
    return exhausted or not s.marks[source] & EXHAUSTED


def traces_to(s: HollandState, player: i64, areas: list[int]) -> SupplyField:
    """From where a supply line leads to one of some areas (H44-20.2.3, 25.6)."""
    return supply_field(s, player, areas, offroad_reach(s))


# -- the dismounted (H44-18.6) --------------------------------------------------------------------------


def rides(s: HollandState, u: i64) -> bool:
    """Mechanized infantry of the Allies, whether it has left its vehicles behind or not."""
    sc = s.sc
    if sc.owner[u] != ALLIED or not sc.traits[u] & INFANTRY:
        return False
    return is_mechanised(s, u) or s.marks[u] & DISMOUNTED != 0 or on_trucks(s, u)
