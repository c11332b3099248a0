"""Why something may not be done in Holland '44: the family's refusals, then the game's own."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.reason import Refusal
from grognard.games.zocbond.box.citations import citations
from grognard.games.zocbond.refusals import family_refusals

REFUSALS: Final[list[Refusal]] = family_refusals(citations("grognard.games.holland44"))


def _refusal(name: str, rule: str, *facts: str, rank: int = 2) -> int:
    """`facts`: what its text names beside the option; `rank`: see `Refusal`."""
    REFUSALS.append(Refusal(name, rule, facts, rank))
    return len(REFUSALS) - 1


# -- movement ------------------------------------------------------------------------------------
NO_ROAD: Final = _refusal("no-road", "H44-8.6.2", "hex")  # vehicles enter and leave polder and marsh by road
NO_BRIDGE: Final = _refusal("no-bridge", "H44-8.5.2", "hex")  # vehicles cross water by bridges
CANAL_FAR: Final = _refusal("canal-far", "H44-8.5.3", "hex")  # crossed first, tactically, from beside it
RIVER_CLOSED: Final = _refusal("river-closed", "H44-8.5.4", "hex")  # a major river: ferries and engineers
FERRY_SHUT: Final = _refusal("ferry-shut", "H44-8.5.5", "hex")  # an enemy or his ZOC beside it
FERRY_FULL: Final = _refusal("ferry-full", "H44-8.5.6", "hex")
FERRY_VEHICLES: Final = _refusal("ferry-vehicles", "H44-8.5.6", "unit")  # Germans take them over at night
FERRY_STEPS: Final = _refusal("ferry-steps", "H44-8.5.5", "unit")  # one-step units only
RAFT_FULL: Final = _refusal("raft-full", "H44-23.3.3", "hex")  # an engineer ferry
RAFT_VEHICLES: Final = _refusal("raft-vehicles", "H44-23.3.3", "unit")
FERRYMAN: Final = _refusal("ferryman", "H44-23.3.3", "unit")  # an engineer whose ferry has been used
BOUNDARY: Final = _refusal("boundary", "H44-23.4", "unit")
GARRISON: Final = _refusal("garrison", "H44-23.6", "unit")
FIRST_DAY: Final = _refusal("first-day", "H44-23.1.2", "unit")  # Germans move only tactically in turn 1
FIRST_DAY_AREA: Final = _refusal("first-day-area", "H44-23.1.2", "place")
CUT_OFF: Final = _refusal("cut-off", "H44-18.4", "unit")  # out of supply: tactical movement only
SCATTERED_UNIT: Final = _refusal("scattered", "H44-22.3.6", "unit")
ENGAGED_UNIT: Final = _refusal("engaged", "H44-11.5.1", "unit")
DISRUPTED_UNIT: Final = _refusal("disrupted", "H44-14.2", "unit")
ROUTED_EXTEND: Final = _refusal("routed-extend", "H44-14.3.2", "unit")
REFITTING: Final = _refusal("refitting", "H44-20.2.5", "unit")  # at most one hex
GUNS_MOVE: Final = _refusal("guns-move", "H44-17.3", "unit")  # artillery without a movement marker
SOURCE_MOVE: Final = _refusal("source-move", "H44-18.2.2", "unit")  # a supply source moves tactically
SOURCES_APART: Final = _refusal("sources-apart", "H44-6.1", "unit")  # one supply source in a hex
FACE_DOWN: Final = _refusal("face-down", "H44-25.2.1", "unit")
SPENT_UNIT: Final = _refusal("spent", "H44-8.3.3", "unit")
CROWDED_ENTRY: Final = _refusal("crowded-entry", "H44-6.4.2", "unit", "hex")  # mechanized: tactically only
AREA_DISORDER: Final = _refusal("area-disorder", "H44-19.3.1", "unit")  # only good order leaves an area
AREA_APART: Final = _refusal("area-apart", "H44-19.6", "place")  # the areas do not touch
AREA_WHOLE: Final = _refusal("area-whole", "H44-19.6", "unit")  # the next area takes its whole allowance
NO_SCREEN: Final = _refusal("no-screen", "H44-8.3.3", "unit")  # not two unmoved steps in woods or town
NO_MARKER: Final = _refusal("no-marker", "H44-17.3")  # all movement markers are in use
NOT_LIMBERED: Final = _refusal("not-limbered", "H44-17.3", "unit", rank=1)
LIMBERED_NOW: Final = _refusal("limbered-now", "H44-17.3", "unit")  # got or gave up its marker in this phase
EXTENDED_ALONE: Final = _refusal("extended-alone", "H44-8.2.2", "unit")  # it ends alone in its hex
EDGE_RIVER: Final = _refusal("edge-river", "H44-19.3.2", "hex")  # a major river between hex and area
NO_MERGE: Final = _refusal("no-merge", "H44-21.5", "unit")
# -- combat --------------------------------------------------------------------------------------
RIVER_BARRED: Final = _refusal("river-barred", "H44-9.5.1", "unit")  # no bridge, no assault
ASSAULT_INFANTRY: Final = _refusal("assault-infantry", "H44-9.5.3", "unit")  # unmoved infantry comes first
ASSAULT_LATER: Final = _refusal("assault-later", "H44-9.5.3", "unit")  # in the combat phase only
ENGAGED_WATER: Final = _refusal("engaged-water", "H44-11.5.1", "unit")  # a canal or major river
STRIKE_WATER: Final = _refusal("strike-water", "H44-16.3.5", "unit")  # breakthrough across unbridged water
SPENT_ATTACK: Final = _refusal("spent-attack", "H44-8.3.3", "unit")
REFIT_ATTACK: Final = _refusal("refit-attack", "H44-20.2.5", "unit")  # a replacement marker in the hex
AREA_ATTACK: Final = _refusal("area-attack", "H44-19.6", "unit")  # it came into the area in this turn
AREA_CROWD: Final = _refusal("area-crowd", "H44-19.7", "unit")  # more than can stand at the edge
AIR_ALLIED: Final = _refusal("air-allied", "H44-10.7", rank=1)
AIR_NONE: Final = _refusal("air-none", "H44-10.7")
AIR_ONE: Final = _refusal("air-one", "H44-10.7")  # one in a combat
AIR_RANGE: Final = _refusal("air-range", "H44-10.7", "hex")
AIR_NEVER: Final = _refusal("air-never", "H44-16.3.5")  # breakthrough combat and the like
GUNS_AIRBORNE: Final = _refusal("guns-unsupplied-airborne", "H44-17.8.2", "unit")
GUNS_GERMAN: Final = _refusal("guns-unsupplied-german", "H44-17.8.3", "unit")
GUNS_SHAKEN: Final = _refusal("guns-shaken", "H44-17.8.4", "unit")  # nothing is replenished in disorder
FLIPS_OVER: Final = _refusal("flips-over", "H44-17.8.1", "unit")  # as many as a phase allows
FLIPS_OVER_AIRBORNE: Final = _refusal("flips-over-airborne", "H44-17.8.2", "unit")
FLIPS_OVER_GERMAN: Final = _refusal("flips-over-german", "H44-17.8.3", "unit")
# -- advance -------------------------------------------------------------------------------------
ADVANCE_WATER: Final = _refusal("advance-water", "H44-15.6", "hex")  # unbridged: infantry, first hex
ADVANCE_GROUND: Final = _refusal("advance-ground", "H44-15.6", "hex")  # vehicles off the road
# -- supply --------------------------------------------------------------------------------------
NO_COMRADES: Final = _refusal("no-comrades", "H44-18.2.3", "hex")  # no unit of the division, or a source
# -- bridges -------------------------------------------------------------------------------------
NO_BRIDGE_THERE: Final = _refusal("no-bridge-there", "H44-5.2", rank=1)  # or a road over a minor river
BRIDGE_NEVER: Final = _refusal("bridge-never", "H44-5.7")
BRIDGE_SPARED: Final = _refusal("bridge-spared", "H44-5.7")  # not in the Allied turn 1
BRIDGE_SAFE: Final = _refusal("bridge-safe", "H44-5.3.1")  # not mined
BRIDGE_FAR: Final = _refusal("bridge-far", "H44-5.5")  # both sides must be near
BRIDGE_HANDLED: Final = _refusal("bridge-handled", "H44-5.3.3")  # once in a phase
NO_CONTROL: Final = _refusal("no-control", "H44-5.3.2")
NOT_BLOWN: Final = _refusal("not-blown", "H44-5.8", rank=1)
RAIL_RIVER: Final = _refusal("rail-river", "H44-5.8")  # railway bridges over major rivers
NO_REPAIR: Final = _refusal("no-repair", "H44-5.8")  # a bridging unit that is not fit, or enemies near
NOT_QUIET: Final = _refusal("not-quiet", "H44-5.9")  # no bridging unit, and too near or cut off
GERMANS_ONLY: Final = _refusal("germans-only", "H44-5.1", rank=1)
# -- replacements --------------------------------------------------------------------------------
NO_POINT: Final = _refusal("no-point", "H44-20.2.1")  # no replacement point is left, or none comes
REFIT_NEVER: Final = _refusal("refit-never", "H44-20.2.3", "unit")  # elite, airborne, artillery ...
REFIT_WHOLE: Final = _refusal("refit-whole", "H44-20.2.1", "unit", rank=1)  # it has all its steps
REFIT_ORDER: Final = _refusal("refit-order", "H44-20.2.3", "unit")  # good order, not engaged
REFIT_CUT_OFF: Final = _refusal("refit-cut-off", "H44-20.2.3", "unit")  # no supply line to the area
NOT_LOST: Final = _refusal("not-lost", "H44-20.2.4", "unit", rank=1)
NO_REMNANT: Final = _refusal("no-remnant", "H44-20.2.4", "unit")
REBUILD_PLACE: Final = _refusal("rebuild-place", "H44-20.2.4", "place")
NO_AIRBORNE_POINT: Final = _refusal("no-airborne-point", "H44-22.7", "unit")
REJOIN_ORDER: Final = _refusal("rejoin-order", "H44-22.7", "unit")  # good order, not engaged
REJOIN_CUT_OFF: Final = _refusal("rejoin-cut-off", "H44-22.7", "unit")  # no supply line to its source
# -- traffic -------------------------------------------------------------------------------------
JAM_NORTH: Final = _refusal("jam-north", "H44-24.4", "hex")
JAM_CLOSE: Final = _refusal("jam-close", "H44-24.4", "hex")
NO_JAM_LEFT: Final = _refusal("no-jam-left", "H44-24.3", rank=1)
# -- landings ------------------------------------------------------------------------------------
NOT_IN_AIR: Final = _refusal("not-in-air", "H44-22.1.1", "unit", rank=1)
LAND_LATER: Final = _refusal("land-later", "H44-22.2.2", "unit")  # its turn has not come
LAND_WEATHER: Final = _refusal("land-weather", "H44-22.1.2")  # night, clouds, or landed today
NO_LANDINGS: Final = _refusal("no-landings", "H44-22.4")
LAND_POLES: Final = _refusal("land-poles", "H44-22.5.1", "unit")
POLISH_HEX: Final = _refusal("polish-hex", "H44-22.5.2", "hex")
LAND_FAR: Final = _refusal("land-far", "H44-22.2.1", "hex")
LAND_WATER: Final = _refusal("land-water", "H44-22.2.3", "hex")  # beyond a river or canal
LAND_GROUND: Final = _refusal("land-ground", "H44-22.2.3", "hex")
LAND_FULL: Final = _refusal("land-full", "H44-22.2.3", "hex")  # nine steps in a hex
SCATTER_OTHER: Final = _refusal("scatter-other", "H44-22.3.1", "unit")
# -- unknown units -------------------------------------------------------------------------------
NOT_FACE_DOWN: Final = _refusal("not-face-down", "H44-25.6", "unit", rank=1)
REDEPLOYED_ONCE: Final = _refusal("redeployed-once", "H44-25.6")  # once in a turn, from turn 3 on
REDEPLOY_PLACE: Final = _refusal("redeploy-place", "H44-25.6", "hex")
# -- options -------------------------------------------------------------------------------------
NO_DISENGAGEMENT: Final = _refusal("no-disengagement", "H44-27.1.1", "unit")  # not in use
CANNOT_DISENGAGE: Final = _refusal("cannot-disengage", "H44-27.1.2", "unit")
