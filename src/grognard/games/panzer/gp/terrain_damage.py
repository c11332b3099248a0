"""PZR-6.5.4.2.5, 6.5.4.4.3: terrain that GP fire may bring down, and what becomes of those in it."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.games.panzer.ground.cover import LEG

from .. import events
from ..scenario import LOST
from ..state import BLOCK, IMPROVED, WIRE, PanzerState, with_cell
from .tables import gp_tables

# What is attacked with a unit that occupies it.
NO_FEATURE: Final = 0
BUILDING: Final = 1
IMPROVED_POSITION: Final = 2
BRIDGE: Final = 3
BLOCKED: Final = 4
WIRED: Final = 5
FEATURES: Final = ("none", "building", "improved_position", "bridge", "block", "wire")
MARKERS: Final = {IMPROVED_POSITION: IMPROVED, BLOCKED: BLOCK, WIRED: WIRE}  # the works that go with it


def feature_of(s: PanzerState, t: int) -> int:
    """PZR-6.5.4.2.5[4]: the terrain that a target of direct fire occupies, if it can be destroyed.

    A vehicle or gun in the street of a building hex does not occupy the building.
    """
    h = s.place[t]
    if s.rubble[h]:
        return NO_FEATURE
    if s.in_position(t):
        return IMPROVED_POSITION
    if is_building(s, h) and (s.sc.kind[t] == LEG or s.inside[t]):
        return BUILDING
    return open_feature(s, h)


def open_feature(s: PanzerState, h: int) -> int:
    """What everybody in a hex occupies: a bridge, a block or wire, if the scenario gives it a GPD."""
    if s.sc.land.bridge[h] and h in s.sc.bridge_gpd:
        return BRIDGE
    if h not in s.sc.works_gpd:
        return NO_FEATURE
    if s.works[h] & BLOCK:
        return BLOCKED
    return WIRED if s.works[h] & WIRE else NO_FEATURE


def is_building(s: PanzerState, h: int) -> bool:
    """Whether houses of a hex can be brought down; a street alone has no GPD (PZR-6.5.4.2.5[2])."""
    return s.sc.land.building[h] != 0 and s.sc.land.terrain[h] in gp_tables().terrain_gpd


def feature_in(s: PanzerState, h: int) -> int:
    """PZR-6.5.4.2.5[5]: the terrain of a hex that shells and bombs may destroy, occupied or not."""
    if s.rubble[h]:
        return NO_FEATURE
    if s.works[h] & IMPROVED:
        return IMPROVED_POSITION
    if is_building(s, h):
        return BUILDING
    return open_feature(s, h)


def feature_gpd(s: PanzerState, h: int, feature: int) -> int:
    """Its GP defence; that of a bridge, a block and wire is the scenario's."""
    if feature == BRIDGE:
        return s.sc.bridge_gpd[h]
    if feature in (BLOCKED, WIRED):
        return s.sc.works_gpd[h]
    if feature == IMPROVED_POSITION:
        return gp_tables().terrain_gpd["improved_position"]
    return gp_tables().terrain_gpd[s.sc.land.terrain[h]]


def effects_needed(feature: int) -> int:
    """How many effective results in a row destroy it."""
    return gp_tables().terrain_effects[FEATURES[feature]]


def takes_units(feature: int) -> bool:
    """Whether everybody in the hex is lost with it; blocks and wire are only removed (PZR-6.5.4.4.3[7])."""
    return gp_tables().removes_units[FEATURES[feature]]


def bring_down(s: PanzerState, h: int, feature: int) -> None:
    """Rubble in its place, and everybody in the hex is lost, without wrecks (R2-09)."""
    tables = gp_tables()
    name = FEATURES[feature]
    s.tell(events.FALLS, h)
    if tables.leaves_rubble[name]:
        s.rubble = with_cell(s.rubble, h, 1)
    if feature in MARKERS:
        s.works = with_cell(s.works, h, s.works[h] & ~MARKERS[feature])
    if feature == IMPROVED_POSITION:
        s.works_facing = with_cell(s.works_facing, h, -1)
    if takes_units(feature):
        for u in bit_list(s.here[h]):
            remove(s, u)


def remove(s: PanzerState, u: int) -> None:
    """A unit is lost, with no wreck left."""
    if s.post[u]:
        s.post = with_cell(s.post, u, 0)
    if s.carrier[u] >= 0:
        s.mount(u, -1)
    s.put(u, s.sc.off + LOST)
    s.tell(events.DESTROYED, u)
