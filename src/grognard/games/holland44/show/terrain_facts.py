# mypyc: interpreted
"""The terrain effects chart in words (H44-2.2.2): what each kind of ground, water and way does."""

from __future__ import annotations

from grognard.core.telling.message import Message, msg
from grognard.core.telling.table import Fact
from grognard.core.telling.table import Terrain as Shown
from grognard.games.zocbond.show.faces import points, said_facts

from ..box.data_types import Box, Terrain, Water

_WATERS = {"major_river": "major", "canal": "canal", "minor_river": "minor"}
_CLASSES = ("foot", "mech", "veh")


def terrains(box: Box) -> list[Shown]:
    """In the order of a legend: ground, waters, crossings, ways."""
    legend = [Shown(row.id, _name(row.id), ground_facts(row)) for row in box.terrain.values()]
    village = Fact(msg("holland44-fact-one-hex-stop"), "", "H44-13.3")
    legend.append(Shown("village", _name("village"), [village]))
    for id, kind in _WATERS.items():
        legend.append(Shown(id, msg(f"holland44-water-{kind}"), water_facts(box.waters[kind])))
    for id, rule in (("bridge", "H44-5.2"), ("bridge_gold", "H44-5.7"), ("rail_bridge", "H44-5.8")):
        legend.append(Shown(id, _name(id), [Fact(_said(id), "", rule)]))
    legend.append(Shown("ferry", _name("ferry"), [Fact(_said("ferry"), "", "H44-8.5.5")]))
    for road in box.roads.values():
        cost = Fact(msg("holland44-fact-cost-road"), points(road.cost), "H44-8.4")
        legend.append(Shown(road.id, msg(f"holland44-road-{road.id}"), [cost]))
    legend.append(Shown("railway", msg("holland44-road-rail"), []))
    return legend


def _name(id: str) -> Message:
    return msg(f"holland44-terrain-{id.replace('_', '-')}")


def _said(id: str) -> Message:
    return msg(f"holland44-fact-{id.replace('_', '-')}")


def ground_facts(row: Terrain) -> list[Fact]:
    """H44-8.4 to 8.6, 10.8, 13.3: costs, then what it does in combat."""
    costs = (row.foot, row.mech, row.veh)
    facts = [
        Fact(msg(f"holland44-fact-cost-{name}"), points(cost), "H44-8.6.2" if cost is None else "H44-2.2.2")
        for name, cost in zip(_CLASSES, costs, strict=True)
    ]
    said = {
        "doubles": (row.doubles, "H44-10.8.1"),
        "veh-halved": (row.veh_attack_halved, "H44-10.8.4"),
        "wet": (row.wet, "H44-10.8.2"),
        "no-armor-shift": (row.armor_shift == "no", "H44-10.3.4"),
        "armor-shift-road": (row.armor_shift == "road", "H44-10.3.4"),
        "no-bond": (not row.bond, "H44-7.4.6"),
        "one-hex-stop": (row.one_hex_stop, "H44-13.3"),
    }
    return facts + said_facts("holland44", said)


def water_facts(row: Water) -> list[Fact]:
    """H44-8.5.1, 9.5.1, 10.8.2: crossing it without a bridge, and what it does in combat."""
    costs = (row.foot, row.mech, row.veh)
    facts = [
        Fact(msg(f"holland44-fact-more-{name}"), "+" + points(cost), "H44-8.5.2")
        for name, cost in zip(_CLASSES, costs, strict=True)
        if cost is not None
    ]
    said = {
        "tactical-only": (row.tactical, "H44-8.5.3"),
        "halves-all": (row.halves_all, "H44-10.8.2"),
        "no-attack": (not row.attack_unbridged, "H44-9.5.1"),
        "no-zoc": (not row.zoc_unbridged, "H44-7.1"),
        "no-retreat": (not row.retreat_unbridged, "H44-13.2"),
        "no-supply": (not row.supply_unbridged, "H44-18.3.1"),
    }
    return facts + said_facts("holland44", said)
