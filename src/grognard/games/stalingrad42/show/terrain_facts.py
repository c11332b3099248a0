# mypyc: interpreted
"""The terrain effects chart in words (S42-2.2.1): what each kind of ground, water and way does."""

from __future__ import annotations

from grognard.core.telling.message import Message, msg
from grognard.core.telling.table import Fact
from grognard.core.telling.table import Terrain as Shown
from grognard.games.zocbond.show.faces import points, said_facts

from ..box.data_types import Box, Hexside, Terrain
from .chart import TERRAINS

#: Rows of the hexside chart and of the roads by how the map calls them.
_WATERS = {
    "volga": "volga",
    "major_river": "major",
    "minor_river": "minor",
    "narrow_lake": "lake",
    "alpine": "alpine",
}
_ROADS = {"main_road": "main", "secondary_road": "secondary"}
#: What else is drawn: its word, and the rule about it.
_SIGNS = {
    "village": ("feature-town", "S42-11.2.1"),
    "fort": ("feature-fort", "S42-9.7.6"),
    "port": ("feature-port", "S42-16.2.3"),
    "oil": ("feature-oil", "S42-24.1.1"),
    "front": ("feature-front", "S42-24.1.4"),
    "bridge": ("bridge-road", "S42-5.5.4"),
    "rail_bridge": ("bridge-rail", "S42-5.5.4"),
    "ferry": ("bridge-crossing", "S42-5.5.6"),
    "railway_green": ("rail-green", "S42-17.1"),
    "railway": ("rail-plain", "S42-17.1"),
    "railway_unfinished": ("rail-unfinished", "S42-17.5"),
}
_CLASSES = ("foot", "mech", "veh")


def terrains(box: Box) -> list[Shown]:
    """In the order of a legend."""
    legend = []
    for id in TERRAINS:
        if id in box.terrain:
            legend.append(Shown(id, _word("terrain", id), ground_facts(box.terrain[id])))
        elif id in _WATERS:
            legend.append(Shown(id, water_name(_WATERS[id]), water_facts(box.hexsides[_WATERS[id]])))
        elif id in _ROADS:
            legend.append(Shown(id, _word("road", _ROADS[id]), road_facts(box, _ROADS[id])))
        elif id in _SIGNS:
            word, rule = _SIGNS[id]
            said = [Fact(msg(f"stalingrad42-fact-{word}"), "", rule)]
            legend.append(Shown(id, msg(f"stalingrad42-{word}"), said))
        else:
            legend.append(Shown(id, _word("terrain", id)))
    return legend


def _word(kind: str, name: str) -> Message:
    return msg(f"stalingrad42-{kind}-{name.replace('_', '-')}")


def water_name(kind: str) -> Message:
    return _word("hexside" if kind == "alpine" else "water", kind)


def ground_facts(row: Terrain) -> list[Fact]:
    """Costs, then what it does in combat, advances and supply."""
    costs = zip(_CLASSES, (row.foot, row.mech, row.veh), strict=True)
    facts = [Fact(msg(f"stalingrad42-fact-cost-{name}"), points(cost), "S42-2.2.1") for name, cost in costs]
    if row.shift:
        facts.append(Fact(msg("stalingrad42-fact-shift"), f"{row.shift:+d}".replace("-", "−"), "S42-9.9"))
    said = {
        "doubles-infantry": (row.doubles == "infantry", "S42-9.6.3" if row.city_battles else "S42-9.6.1"),
        "doubles-all": (row.doubles == "all", "S42-9.5.4"),
        "no-tank-shift": (not row.tank_shift, "S42-9.2.3"),
        "wet": (row.wet, "S42-9.5.1"),
        "ends-advance": (row.ends_advance, "S42-14.5"),
        "supply-two": (row.supply_cost > 1, "S42-16.3.2"),
        "wet-marsh": (row.wet_as != row.id, "S42-23.2.3"),
        "city-battle": (row.city_battles > 0, "S42-11.6.2"),
        "no-fort": (not row.fort, "S42-9.7.3"),
        "attrition": (row.attrition != 0, "S42-16.5.4"),
    }
    return facts + said_facts("stalingrad42", said)


def water_facts(row: Hexside) -> list[Fact]:
    """Crossing it without a bridge, and what it does in combat."""
    costs = zip(_CLASSES, (row.foot, row.mech), strict=False)
    facts = [
        Fact(msg(f"stalingrad42-fact-more-{name}"), "+" + points(cost), "S42-5.5.1")
        for name, cost in costs
        if cost
    ]
    said = {
        "not-crossed": (row.foot is None, "S42-2.2.3"),
        "start-adjacent": (row.start_adjacent, "S42-5.5.2"),
        "halves": (row.halves, "S42-9.5.2"),
        "doubles-behind": (row.doubles_all, "S42-9.5.1"),
        "no-tank-shift": (not row.tank_shift, "S42-9.2.3"),
        "attack-crossing": (row.attack == "crossing", "S42-9.5.3"),
        "attack-mountain": (row.attack == "mountain", "S42-9.6.2"),
        "no-attack": (row.attack == "no", "S42-9.5.6"),
        "no-zoc": (not row.zoc, "S42-6.1"),
        "no-bond": (row.bond == "no", "S42-7.6"),
        "bond-once": (row.bond == "once", "S42-7.6"),
        "no-retreat": (not row.retreat, "S42-12.2"),
        "no-supply": (not row.supply, "S42-16.3.2"),
    }
    return facts + said_facts("stalingrad42", said)


def road_facts(box: Box, kind: str) -> list[Fact]:
    row = box.roads[kind]
    costs = {"foot": row.foot, "mech": row.mech, "mech-wet": row.mech_wet}
    return [
        Fact(msg(f"stalingrad42-fact-road-{name}"), points(cost), "S42-5.2") for name, cost in costs.items()
    ]
