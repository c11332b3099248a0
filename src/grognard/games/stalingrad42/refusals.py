"""Why something may not be done in Stalingrad '42: the family's refusals, then the game's own."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.reason import Refusal
from grognard.games.zocbond.box.citations import citations
from grognard.games.zocbond.refusals import family_refusals

REFUSALS: Final[list[Refusal]] = family_refusals(citations("grognard.games.stalingrad42"))


def _refusal(name: str, rule: str, *facts: str, rank: int = 2) -> int:
    """`facts`: what its text names beside the option; `rank`: see `Refusal`."""
    REFUSALS.append(Refusal(name, rule, facts, rank))
    return len(REFUSALS) - 1


# -- movement ------------------------------------------------------------------------------------
NO_ROAD: Final = _refusal("no-road", "S42-2.3.6", "hex")  # mechanized units go into mountains by road
RIVER_FAR: Final = _refusal("river-far", "S42-5.5.2", "hex")  # crossed first, from beside it
VOLGA_SHUT: Final = _refusal("volga-shut", "S42-5.5.3", "hex")
IMPASSABLE: Final = _refusal("impassable", "S42-2.2.3", "hex")
ALPINE_SIDE: Final = _refusal("alpine-side", "S42-9.6.2", "hex")
HELPER_ENTRY: Final = _refusal("helper-entry", "S42-5.1", "unit")  # only combat units take enemy NCU
DISRUPTED_UNIT: Final = _refusal("disrupted", "S42-13.2.1", "unit")
CUT_OFF: Final = _refusal("cut-off", "S42-16.4", "unit")  # mechanized and out of supply
REFITTING: Final = _refusal("refitting", "S42-21.4", "unit")
NO_EXTENDED: Final = _refusal("no-extended", "S42-2.3.2", "unit")  # MA in a black box
SUPPORT_EXTENDED: Final = _refusal("support-extended", "S42-18.2.2", "unit")
STOCK_EXTENDED: Final = _refusal("stock-extended", "S42-18.6.3", "unit")
STOCK_READY: Final = _refusal("stock-ready", "S42-18.6.3", "unit")  # it moves only tactically
STOCK_DUMP: Final = _refusal("stock-dump", "S42-18.6.8", "unit")  # an immobile one
GARRISON_WAITS: Final = _refusal("garrison-waits", "S42-20.4", "unit")
CAUCASUS_WAITS: Final = _refusal("caucasus-waits", "S42-20.6", "unit")
ARMY_WAITS: Final = _refusal("army-waits", "S42-31.0", "unit")
FIRST_TURN: Final = _refusal("first-turn", "S42-C1.2", "unit")  # only tactically
SMALL_TURN_MOVE: Final = _refusal("small-turn", "S42-33.2.3", "unit")
RESERVED: Final = _refusal("reserved", "S42-25.2.1", "unit")
# -- entry areas ---------------------------------------------------------------------------------
AREA_DISORDER: Final = _refusal("area-disorder", "S42-22.3.1", "unit")
AREA_APART: Final = _refusal("area-apart", "S42-22.6.1", "place")
AREA_WHOLE: Final = _refusal("area-whole", "S42-22.6.1", "unit")
BOX_FULL: Final = _refusal("box-full", "S42-22.6.4", "place")
ENTRY_LATER: Final = _refusal("entry-later", "S42-C2.2", "hex")
BLUECHER_BOUND: Final = _refusal("bluecher-bound", "S42-20.7", "unit")
STRAIT_HELD: Final = _refusal("strait-held", "S42-5.7.2", "hex")
STRAIT_FULL: Final = _refusal("strait-full", "S42-5.7.2")
STRAIT_ONE_WAY: Final = _refusal("strait-one-way", "S42-5.7.2", "place")
# -- rail and sea --------------------------------------------------------------------------------
RAIL_ORDER: Final = _refusal("rail-order", "S42-5.6.3", "unit")  # good order
RAIL_START: Final = _refusal("rail-start", "S42-5.6.3", "unit")  # no railway, an EZOC
RAIL_END: Final = _refusal("rail-end", "S42-5.6.3", "place")
RAIL_FULL: Final = _refusal("rail-full", "S42-5.6.2")
RAIL_FROM_MAP: Final = _refusal("rail-from-map", "S42-5.6.2", "unit")
RAIL_CROWD: Final = _refusal("rail-crowd", "S42-5.6.3", "hex")  # another came there by rail
RAIL_FERRY: Final = _refusal("rail-ferry", "S42-5.5.7")
NO_SAILING: Final = _refusal("no-sailing", "S42-5.7.1", "unit")  # Axis, mechanized, not in good order
SEA_USED: Final = _refusal("sea-used", "S42-5.7.1")
NO_PORT: Final = _refusal("no-port", "S42-5.7.1", "place")
FLOTILLA_PLACE: Final = _refusal("flotilla-place", "S42-5.5.3")  # the Volga north of Stalingrad
FLOTILLA_MOVED: Final = _refusal("flotilla-moved", "S42-5.5.3")
STOCK_MODE: Final = _refusal("stock-mode", "S42-18.6.2", "unit")
STOCK_LIMIT: Final = _refusal("stock-limit", "S42-18.6.8")
NO_RESERVE: Final = _refusal("no-reserve", "S42-25.2.1", "unit")  # its order, its move, its replacements
RESERVES_ALL: Final = _refusal("reserves-all", "S42-25.2.2")
NO_FORT_THERE: Final = _refusal("no-fort-there", "S42-9.7.5", "hex", rank=1)
ARMY_LATER: Final = _refusal("army-later", "S42-31.0")
# -- resources, replacements, arrivals -----------------------------------------------------------
NO_RESOURCES: Final = _refusal("no-resources", "S42-18.1")
FORT_PLACE: Final = _refusal("fort-place", "S42-9.7.3", "hex")
FORT_SUPPLY: Final = _refusal("fort-supply", "S42-9.7.2", "hex")
FORTS_ALL: Final = _refusal("forts-all", "S42-9.7.3")
BUY_PLACE: Final = _refusal("buy-place", "S42-18.1", "place")
STOCKS_ALL: Final = _refusal("stocks-all", "S42-18.6.8")
GUNS_OFF_RAIL: Final = _refusal("guns-off-rail", "S42-18.1", "unit")
GUNS_DISORDER: Final = _refusal("guns-disorder", "S42-13.2.1", "unit")
STOCK_APART: Final = _refusal("stock-apart", "S42-18.6.4", "unit")
NOT_DUE: Final = _refusal("not-due", "S42-22.1.2", "unit", rank=1)
ARRIVAL_AREA: Final = _refusal("arrival-area", "S42-22.1.1", "place")
NO_REPLACEMENT: Final = _refusal("no-replacement", "S42-21.1.1", "unit")
REFIT_KIND: Final = _refusal("refit-kind", "S42-21.1.2", "unit")
REFIT_WHOLE: Final = _refusal("refit-whole", "S42-21.1.1", "unit", rank=1)
REFIT_ORDER: Final = _refusal("refit-order", "S42-21.2", "unit")
REFIT_SUPPLY: Final = _refusal("refit-supply", "S42-21.2", "unit")
REFIT_ONCE: Final = _refusal("refit-once", "S42-21.2", "unit")
NOT_LOST: Final = _refusal("not-lost", "S42-21.3.1", "unit", rank=1)
REBUILD_NEVER: Final = _refusal("rebuild-never", "S42-20.4", "unit")
REBUILD_PLACE: Final = _refusal("rebuild-place", "S42-21.3.1", "place")
REBUILD_NEAR: Final = _refusal("rebuild-near", "S42-21.3.1", "place")
REBUILD_ONCE: Final = _refusal("rebuild-once", "S42-21.3.1", "place")
REBUILD_CORPS: Final = _refusal("rebuild-corps", "S42-21.3.1", "unit")
NO_OFFENSIVE: Final = _refusal("no-offensive", "S42-33.1")
GRANT_UNIT: Final = _refusal("grant-unit", "S42-33.2.1", "unit")  # no supplied front headquarters
RECALL_UNIT: Final = _refusal("recall-unit", "S42-32.1", "unit")
# -- railheads -----------------------------------------------------------------------------------
NO_RAILHEAD: Final = _refusal("no-railhead", "S42-17.2.1", "hex", rank=1)
RAILHEAD_WAY: Final = _refusal("railhead-way", "S42-17.1", "hex")
RAILHEAD_DONE: Final = _refusal("railhead-done", "S42-17.2.1")
RAILHEAD_ZOC: Final = _refusal("railhead-zoc", "S42-17.2.1", "hex")
RAILHEAD_CUT: Final = _refusal("railhead-cut", "S42-17.3.2", "hex")
# -- combat --------------------------------------------------------------------------------------
ATTACK_IMPASSABLE: Final = _refusal("attack-impassable", "S42-8.1", "hex")
ATTACK_VOLGA: Final = _refusal("attack-volga", "S42-9.5.3", "hex")
ATTACK_ALPINE: Final = _refusal("attack-alpine", "S42-9.6.2", "unit")
ATTACK_TRAIN: Final = _refusal("attack-train", "S42-5.6.4", "unit")
ATTACK_REFIT: Final = _refusal("attack-refit", "S42-21.4", "unit")  # somebody in its hex is refitting
ATTACK_FORT: Final = _refusal("attack-fort", "S42-9.7.2", "unit")  # a fort is being built in its hex
ATTACK_AREA: Final = _refusal("attack-area", "S42-22.6.1", "unit")  # it came there from another area
ATTACK_SMALL: Final = _refusal("attack-small", "S42-33.2.3", "unit")
ATTACK_EARLY: Final = _refusal("attack-early", "S42-C2.4", "unit")  # preliminary movement: no automatic DS
ATTACK_RESERVE: Final = _refusal("attack-reserve", "S42-25.2.3", "unit")
ATTACK_OUT: Final = _refusal("attack-out", "S42-29.1.3", "unit")  # out of a contested city
AREA_CROWD: Final = _refusal("area-crowd", "S42-22.7", "unit")
ALLIES_APART: Final = _refusal("allies-apart", "S42-20.5.1", "unit")  # two nations beside the Germans
LOSS_BRACKETED: Final = _refusal("loss-bracketed", "S42-10.2.3", "unit")
LOSS_ALLIED: Final = _refusal("loss-allied", "S42-20.5.2", "unit")
NO_STOCK: Final = _refusal("no-stock", "S42-18.6.5", "unit")  # no supply point at hand
AIR_AXIS: Final = _refusal("air-axis", "S42-9.3.1")
AIR_ONE: Final = _refusal("air-one", "S42-9.3.3")
AIR_NONE: Final = _refusal("air-none", "S42-9.3.6")
AIR_RANGE: Final = _refusal("air-range", "S42-9.3.5")
AIR_NEVER: Final = _refusal("air-never", "S42-15.2.9")
AIR_EITHER: Final = _refusal("air-either", "S42-9.3.4")  # a shift or the roll, not both
STAND_EARLY: Final = _refusal("stand-early", "S42-11.1.2", "unit")
STAND_MARKED: Final = _refusal("stand-marked", "S42-11.2.2", "unit")
STAND_NATION: Final = _refusal("stand-nation", "S42-18.3.3", "unit")  # the support is of another nation
NOT_DESPERATE: Final = _refusal("not-desperate", "S42-11.5.1")
ADVANCE_GROUND: Final = _refusal("advance-ground", "S42-14.5", "unit")
ADVANCE_RIVER: Final = _refusal("advance-river", "S42-14.5", "unit")
STRIKE_GROUND: Final = _refusal("strike-ground", "S42-15.2.9", "hex")
NOT_ROUTED: Final = _refusal("not-routed", "S42-13.4", "unit", rank=1)
NO_PLAN: Final = _refusal("no-plan", "S42-26.2", "unit")  # no marker on it, or not ready
PLAN_ORDER: Final = _refusal("plan-order", "S42-26.2", "unit")  # unsupplied or in disorder
PLANS_ALL: Final = _refusal("plans-all", "S42-26.2")
PLAN_NEVER: Final = _refusal("plan-never", "S42-15.2.9", "unit")
NO_SUCH_FACE: Final = _refusal("no-such-face", "S42-26.2", rank=1)
COMMANDER_UNFIT: Final = _refusal("commander-unfit", "S42-28.1.1", "unit")
NO_DISENGAGEMENT: Final = _refusal("no-disengagement", "S42-27.2.1", "unit")
AWAY_SHUT: Final = _refusal("away-shut", "S42-27.2.3", "unit")  # bonds on all sides
CONTESTED_ENTRY: Final = _refusal("contested-entry", "S42-29.1.2", "hex")  # only by tactical movement
CONTESTED_ZOC: Final = _refusal("contested-zoc", "S42-29.1.2", "hex")  # not out of it into an EZOC
NOT_STORMING: Final = _refusal("not-storming", "S42-29.1.1", "unit", rank=1)
RAIL_ARMY: Final = _refusal("rail-army", "S42-C1.2", "unit")  # one of the army has come by rail
# -- reserve armies --------------------------------------------------------------------------------
BOX_TAKEN: Final = _refusal("box-taken", "S42-34.1.1", "place")
NO_SWAP: Final = _refusal("no-swap", "S42-34.1.2", "unit")
NO_BOX: Final = _refusal("no-box", "S42-34.4.1", "place")  # no army that has it is in play
NOT_IN_BOX: Final = _refusal("not-in-box", "S42-34.2", "unit", rank=1)
BOX_COMBAT: Final = _refusal("box-combat", "S42-34.2", "unit")  # only combat units
ARMY_FULL: Final = _refusal("army-full", "S42-34.2", "place")
BOX_UNFIT: Final = _refusal("box-unfit", "S42-34.4.1", "unit")
BOX_SUPPLY: Final = _refusal("box-supply", "S42-34.4.1", "unit")
BOX_ONCE: Final = _refusal("box-once", "S42-34.4.1", "unit")
BOX_WAY: Final = _refusal("box-way", "S42-34.4.1", "unit")
LEAVE_WAY: Final = _refusal("leave-way", "S42-34.4.2", "place")
LEAVE_LATER: Final = _refusal("leave-later", "S42-34.4.2", "unit")
SHOW_CROWD: Final = _refusal("show-crowd", "S42-34.2", "unit")
ARMY_DONE: Final = _refusal("army-done", "S42-34.3.1", "unit")  # units have entered or left its box
RAIL_LADEN: Final = _refusal("rail-laden", "S42-34.3.2", "unit")
AREA_LADEN: Final = _refusal("area-laden", "S42-34.3.3", "unit")
ARMY_MANNED: Final = _refusal("army-manned", "S42-34.6.2", "hex")
SHATTER_ARMY: Final = _refusal("shatter-army", "S42-34.6.2", "hex")
ATTACK_BOX: Final = _refusal("attack-box", "S42-34.6.1", "unit")
OUT_LIMIT: Final = _refusal("out-limit", "S42-34.6.2", "unit")
NOT_COVERED: Final = _refusal("not-covered", "S42-9.3.7", "place", rank=1)  # none of the attackers is there
GUNS_BOXED: Final = _refusal("guns-boxed", "S42-34.6.3", "unit")
REBUILD_ENGINEERS: Final = _refusal("rebuild-engineers", "S42-20.9", "unit")
AIR_GROUNDED: Final = _refusal("air-grounded", "S42-9.3.1")  # the weather, or none is left
AIR_STAYS: Final = _refusal("air-stays", "S42-9.3.7")  # with those it has supported
AIR_ROMANIAN: Final = _refusal("air-romanian", "S42-9.3.8")
RESERVE_RIVER: Final = _refusal("reserve-river", "S42-25.2.3", "unit")
ATTACK_LAKE: Final = _refusal("attack-lake", "S42-9.5.6", "hex")  # not frozen
CHUIKOV_ROLL: Final = _refusal("chuikov-roll", "S42-28.1.3", "unit")  # only a defence of his own
MANSTEIN_ROLL: Final = _refusal("manstein-roll", "S42-28.1.4", "unit")  # no defence of the enemy
FIRST_CAMPAIGN: Final = _refusal("first-campaign", "S42-C4.2", "unit")  # as FIRST_TURN, in the campaign
FIRST_URANUS: Final = _refusal("first-uranus", "S42-C3.4", "unit")  # ... in Uranus
FIRST_CAUCASUS: Final = _refusal("first-caucasus", "S42-C2.4", "unit")  # preliminary movement
AREA_WINTER: Final = _refusal("area-winter", "S42-23.4", "place")  # shut in winter
AREA_BAKU: Final = _refusal("area-baku", "S42-24.1.3", "place")  # Axis units are there
STOCK_TRAIN: Final = _refusal("stock-train", "S42-18.6.7", "unit")  # its supply points are on trains
HELPERS_ONLY: Final = _refusal("helpers-only", "S42-19.3", "hex", rank=1)  # only non-combat units are there
FORT_EMPTY: Final = _refusal("fort-empty", "S42-9.7.4", "hex", rank=1)  # only a fort is there
HELPER_ATTACK: Final = _refusal("helper-attack", "S42-19.3", "unit")
RIVER_TACTICAL: Final = _refusal("river-tactical", "S42-5.4", "hex")  # as RIVER_FAR
GONE_FOR_GOOD: Final = _refusal("gone-for-good", "S42-10.4.3", "unit", rank=1)  # its remnant is lost
GUNS_SPENT: Final = _refusal("guns-spent", "S42-18.5", "unit", rank=1)  # removed after its barrage
STOCK_MOVED: Final = _refusal("stock-moved", "S42-18.6.2", "unit")  # it changes before it moves
COMMANDER_RANGE: Final = _refusal("commander-range", "S42-28.1.2", "unit")
PLAN_RANGE: Final = _refusal("plan-range", "S42-26.2", "unit")
ENTRY_RAIL: Final = _refusal("entry-rail", "S42-C1.2", "unit")  # reinforcements from the east and south
STRIKE_RESERVE: Final = _refusal("strike-reserve", "S42-25.2.3", "hex")
RECALL_CORPS: Final = _refusal("recall-corps", "S42-32.2", "unit")
RECALL_OTHER: Final = _refusal("recall-other", "S42-32.3", "unit")
SHIFT_PLACE: Final = _refusal("shift-place", "S42-24.1.3", "place")  # no neighbour
STOCK_MOBILE: Final = _refusal("stock-mobile", "S42-18.6.2", "unit")  # ... are not ready
SHATTER_ODDS: Final = _refusal("shatter-odds", "S42-8.6.1", "hex")  # below 10-1
VOLUNTEER_LATER: Final = _refusal("volunteer-later", "S42-20.8", "unit", rank=1)  # as NOT_DUE
FRONT_LATER: Final = _refusal("front-later", "S42-30.0", "unit", rank=1)
HELPER_LATER: Final = _refusal("helper-later", "S42-19.4", "unit", rank=1)
VOLUNTEER_PLACE: Final = _refusal("volunteer-place", "S42-20.8", "place")  # as ARRIVAL_AREA
FRONT_AREA: Final = _refusal("front-area", "S42-30.0", "place")
ARRIVAL_BLAU: Final = _refusal("arrival-blau", "S42-C1.2", "place")  # as each scenario says itself
ARRIVAL_CAUCASUS: Final = _refusal("arrival-caucasus", "S42-C2.3", "place")
ARRIVAL_URANUS: Final = _refusal("arrival-uranus", "S42-C3.2", "place")
SHIFT_WINTER: Final = _refusal("shift-winter", "S42-23.4", "place")  # as SHIFT_PLACE
NOT_RESERVED: Final = _refusal("not-reserved", "S42-25.2.3", "unit")  # no marker, or it has advanced
REBUILD_BOX: Final = _refusal("rebuild-box", "S42-34.5", "unit")  # the army is out of supply
RAIL_BOX: Final = _refusal("rail-box", "S42-5.6.2", "unit")  # it began the phase in the box of an army
ROUT_BESIDE: Final = _refusal("rout-beside", "S42-13.3.2", "unit")  # it has moved, and could not leave
STAND_BRACKETED: Final = _refusal("stand-bracketed", "S42-9.8", "unit")  # ordinary units are there
STAND_ALLIED: Final = _refusal("stand-allied", "S42-20.5.2", "unit")  # ... a whole German one
PORT_TAKEN: Final = _refusal("port-taken", "S42-5.7.1", "place")  # by non-combat units
SAIL_LADEN: Final = _refusal("sail-laden", "S42-5.7.1", "unit")  # with units in its box
REFIT_MARKED: Final = _refusal("refit-marked", "S42-16.4", "unit")  # it still has its supply marker
