"""Chapter 16.2, 16.3: supply lines where this game says more than the family, and their sources."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.zocbond import bonds
from grognard.games.zocbond import supply as family
from grognard.games.zocbond.supply import ANY_LENGTH, SupplyField, SupplyRules, supply_field
from grognard.games.zocbond.zoc import bare_zoc

from .ground import is_alpine, is_impassable, is_manned, is_wet, is_winter, terrain_at, water_at
from .options.contested import is_contested
from .scenario import ALPINE_SHUT, AXIS, AZOV, BLACK, SOVIET
from .state import StalingradState
from .zones import areas_of


class StalingradSupply(SupplyRules[StalingradState]):
    """Chapter 16.3: roads, weather, cities and the edge of the map."""

    units_open_roads = True

    def offroad_price(self, s: StalingradState, h: i64, d: i64, player: i64) -> i64:
        """One for each hex, two for marsh and mountains, none for rivers; -1 where none goes (S42-16.3.2)."""
        sc = s.sc
        side = 6 * h + d
        to = sc.neighbour[side]
        if is_impassable(s, side) or is_alpine(s, side):
            return -1
        return 1 if sc.road[side] else sc.supply_cost[terrain_at(s, to)]

    def line_hex(self, s: StalingradState, h: i64, player: i64) -> bool:
        return not is_barred(s, h, player)

    def roads_depend(self, s: StalingradState, player: int) -> list[int]:
        return [is_winter(s)]

    def lines_depend(self, s: StalingradState, player: int) -> list[int]:
        """Weather and the season."""
        return [is_wet(s), s.rained, s.turn >= s.sc.winter_turn]

    def supply_road(self, s: StalingradState, h: i64, d: i64, player: i64) -> bool:
        """Along roads of any kind (S42-16.3.3); passes are shut in winter."""
        side = 6 * h + d
        return s.sc.road[side] != 0 and water_at(s, side) != ALPINE_SHUT

    def supply_road_hex(self, s: StalingradState, h: i64, player: i64) -> bool:
        """Own units cancel EZOC in their hex (S42-16.3.3)."""
        return not bare_zoc(s, h, 1 - player) and not is_barred(s, h, player)

    def road_to_area(self, s: StalingradState, h: i64, area: i64, player: i64) -> bool:
        return s.sc.gate_road[h] != 0 and area != s.sc.strait_area and is_open_gate(s, h, player)

    def ground_to_area(self, s: StalingradState, h: i64, player: i64) -> bool:
        """Not from Taman by way of the strait: that hex is a source itself (S42-16.2.5)."""
        return h != s.sc.strait_hex and is_open_gate(s, h, player)


# -- hooks of the family (S42-16.3.1) ---------------------------------------------------------------------


def offroad_reach(s: StalingradState) -> int:
    """S42-16.3.2, 23.2.3."""
    return s.sc.off_road_wet if is_wet(s) else s.sc.off_road


def is_closed(s: StalingradState, h: i64, player: i64) -> bool:
    """Whether a hex is a city or victory hex that the enemy passed last, with nobody in it (S42-16.3.4)."""
    if not s.sc.bars_lines[h]:
        return False
    return s.control[s.sc.control_row[h]] == 1 - player and s.occupant[h] != player


def is_barred(s: StalingradState, h: i64, player: i64) -> bool:
    """Whether no line enters a city or victory hex: it is closed, or the enemy is in it too (S42-29.1.1)."""
    return is_closed(s, h, player) or is_contested(s, h)


def is_open_gate(s: StalingradState, h: i64, player: i64) -> bool:
    """Whether a line leads over the edge of the map: not through a bond (S42-16.3.2, 22.3.2)."""
    return s.sc.supply_gate[h] != 0 and family.is_open_gate(s, h, player)


# -- what no unit asks for --------------------------------------------------------------------------------


def leads_to(s: StalingradState, lines: SupplyField, h: int) -> bool:
    """Whether a line enters a hex (S42-16.3.2).

    A unit could begin a line in hexes that no line enters: beyond two EZOC, in a bond, in a hostile city.
    """
    enemy = 1 - lines.player
    return lines.off_road(h) >= 0 and not is_closed(s, h, lines.player) and not bonds.hex_bond(s, enemy, h)


def has_line(s: StalingradState, lines: SupplyField, h: int) -> bool:
    """Whether a hex is in supply: as its units are or, if it is empty, as the end of a line."""
    return lines.reaches(h) if is_manned(s, h, lines.player) else leads_to(s, lines, h)


def leads_over(s: StalingradState, lines: SupplyField, area: int) -> bool:
    """Whether a line leads into an area that is not the player's own (S42-24.1.2, C1.3)."""
    return gate_to(s, lines, area) >= 0


def gate_to(s: StalingradState, lines: SupplyField, area: int) -> int:
    """The edge hex through which a line leads into the area, or -1."""
    for h in s.sc.gates[area - s.sc.size]:
        if leads_to(s, lines, h) and is_open_gate(s, h, lines.player):
            return h
    return -1


def is_reached(s: StalingradState, lines: SupplyField, place: int) -> bool:
    """Whether a unit in a place has a line; own areas are sources themselves, Baku is none."""
    if place < s.sc.n:
        return lines.reaches(place)
    return s.sc.zone_rules.own_area(s, place, lines.player) or leads_over(s, lines, place)


# -- sources (S42-16.2.1) ---------------------------------------------------------------------------------


def own_areas(s: StalingradState, player: int) -> list[int]:
    """The entry areas that are sources of a player (S42-16.2.2); two open on no edge of the map."""
    shut = (s.sc.strait_area, s.sc.caspian_box)
    return [place for place in areas_of(s, player) if place not in shut]


def own_places(s: StalingradState, player: int) -> list[int]:
    """The entry areas where units of a player can be placed; the Caspian box is none (S42-22.6.4)."""
    return [place for place in areas_of(s, player) if place != s.sc.caspian_box]


def controls(s: StalingradState, h: int, player: int) -> bool:
    row = s.sc.control_row[h]
    return row >= 0 and s.control[row] == player


def ports(s: StalingradState, sea: int, player: int) -> list[int]:
    """A player's own ports of a sea (S42-16.2.3); Taman is none of the Soviets' (S42-16.2.5)."""
    taman = s.sc.strait_hex
    return [h for h in s.sc.ports[sea] if controls(s, h, player) and h != taman]


def rules_azov(s: StalingradState, player: int, firm: list[int]) -> bool:
    """Who controls Temryuk and has a line to it, from firm sources, controls the sea of Azov (S42-16.2.4)."""
    temryuk = s.sc.temryuk
    if temryuk < 0 or not controls(s, temryuk, player):
        return False
    return has_line(s, supply_field(s, player, firm, offroad_reach(s)), temryuk)


def firm_sources(s: StalingradState, player: int) -> list[int]:
    """The sources that do not depend on the sea of Azov."""
    places = own_areas(s, player)
    if player == SOVIET:
        places += ports(s, BLACK, player)
    elif s.sc.strait_hex >= 0 and controls(s, s.sc.strait_hex, AXIS):
        places.append(s.sc.strait_hex)
    return places


def sources(s: StalingradState, player: int) -> list[int]:
    """All sources of a player now: areas and ports (S42-16.2.1, 16.2.2)."""
    firm = firm_sources(s, player)
    azov = ports(s, AZOV, player)
    return firm + azov if azov and rules_azov(s, player, firm) else firm


def lines(s: StalingradState, player: int) -> SupplyField:
    """From where a player can trace a supply line now (S42-16.3.1)."""
    return supply_field(s, player, sources(s, player), offroad_reach(s))


def endless_lines(s: StalingradState, player: int) -> SupplyField:
    """The same at any distance off the road: a unit without one is isolated (S42-16.5.1)."""
    return supply_field(s, player, sources(s, player), ANY_LENGTH, roads=False)


class LinesNow:
    """The supply lines of a player at this moment, looked for when somebody asks."""

    def __init__(self, s: StalingradState, player: int) -> None:
        self.s = s
        self.player = player
        self.traced: SupplyField | None = None

    def in_supply(self, u: int) -> bool:
        """Whether a unit can trace a supply line; own areas are sources themselves."""
        s = self.s
        place = s.place[u]
        if place >= s.sc.n and s.sc.is_area(place) and s.sc.zone_rules.own_area(s, place, self.player):
            return True
        return 0 <= place < s.sc.box and is_reached(s, self.field(), place)

    def field(self) -> SupplyField:
        field = self.traced
        if field is None:
            field = lines(self.s, self.player)
            self.traced = field
        return field


def in_supply(s: StalingradState, u: int) -> bool:
    """Whether a unit can trace a supply line at this moment."""
    return LinesNow(s, s.sc.owner[u]).in_supply(u)
