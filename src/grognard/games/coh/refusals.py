"""Why something may not be done: every refusal with its rule (message `coh-refusal-<name>`)."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.reason import Refusal

REFUSALS: Final = [Refusal("", "")]


def _refusal(name: str, rule: str, *facts: str, rank: int = 2) -> int:
    """`facts`: what its text names beside the option, see `reasons.FACTS`; `rank`: see `Refusal`."""
    REFUSALS.append(Refusal(name, rule, facts, rank))
    return len(REFUSALS) - 1


LEGAL: Final = 0
SEQUENCE: Final = _refusal("sequence", "COH-0.6", rank=0)  # not what is decided now
PAY_FIRST: Final = _refusal("pay-first", "COH-0.7", "unit", rank=1)  # legal, but say how it is paid for first
NOT_YOURS: Final = _refusal("not-yours", "COH-2.2", "unit", "owner", rank=1)
NOT_IN_PLAY: Final = _refusal("not-in-play", "COH-7.3", "unit")
NOT_HERE_YET: Final = _refusal("not-here-yet", "COH-5.1", "unit")
NOT_ON_MAP: Final = _refusal("not-on-map", "COH-5.1", "unit")
WHOLE_HEX: Final = _refusal("whole-hex", "COH-0.4", rank=1)
# -- chapters 2 and 3 -------------------------------------------------------------------------
SECOND_POOL: Final = _refusal("second-pool", "COH-2.2", "unit", "pool")
STALL_UNPAID: Final = _refusal("stall-unpaid", "COH-2.2")
NO_POOL: Final = _refusal("no-pool", "COH-3.0", rank=1)
ALREADY_SPENT: Final = _refusal("already-spent", "COH-3.0", "unit")
OPP_ACTIVATED: Final = _refusal("opp-activated", "COH-3.1", "unit")
OPP_SPENT: Final = _refusal("opp-spent", "COH-3.1", "unit")
AP_SHORT: Final = _refusal("ap-short", "COH-3.21", "price", "ap", "cap")
NO_TOP_UP: Final = _refusal("no-top-up", "COH-3.21")
NO_MORE_CAP: Final = _refusal("no-more-cap", "COH-3.21")
CAP_SHORT: Final = _refusal("cap-short", "COH-3.22", "price", "cap")
TOO_MUCH_CAP: Final = _refusal("too-much-cap", "COH-3.23")
CAP_NOT_HELD: Final = _refusal("cap-not-held", "COH-3.23")
NOTHING_TO_DO: Final = _refusal("nothing-to-do", "COH-2.2", "unit", rank=1)
# -- chapter 5 ----------------------------------------------------------------------------------
NOT_ADJACENT: Final = _refusal("not-adjacent", "COH-5.0", "unit", "hex", "distance")
BARRED_TERRAIN: Final = _refusal("barred-terrain", "COH-4.0", "unit", "hex", "ground", "barrier")
CAUTIOUS_OFF: Final = _refusal("cautious-off", "COH-5.01", rank=0)
CAUTIOUS_COVER: Final = _refusal("cautious-cover", "COH-5.01")
ENTRY_HEX: Final = _refusal("entry-hex", "COH-5.1", "unit", "entries")
NO_EXIT: Final = _refusal("no-exit", "COH-5.1", "unit", "hex")
NO_BONUS: Final = _refusal("no-bonus", "COH-14.0")
BOGGED: Final = _refusal("bogged", "COH-14.1", "unit")
SAME_FACING: Final = _refusal("same-facing", "COH-5.3", "unit")
# -- chapters 6 and 7 ------------------------------------------------------------------------------
NO_SIGHT: Final = _refusal("no-sight", "COH-6.0", "unit", "hex", "sight", "blocker", "between")
OUT_OF_ARC: Final = _refusal("out-of-arc", "COH-6.1", "unit", "hex", "pivot")
NO_TARGET: Final = _refusal("no-target", "COH-7.0", "hex")
OUT_OF_RANGE: Final = _refusal("out-of-range", "COH-7.61", "unit", "hex", "distance", "reach")
TOO_CLOSE: Final = _refusal("too-close", "COH-12.0", "unit", "hex", "least")
RANGE_ONE: Final = _refusal("range-one", "COH-7.4", "unit")
STUNNED: Final = _refusal("stunned", "COH-7.4", "who")
CANNOT_FIRE: Final = _refusal("cannot-fire", "COH-7.4", "who", "hit")
CANNOT_MOVE: Final = _refusal("cannot-move", "COH-7.4", "who", "hit")
CANNOT_PIVOT: Final = _refusal("cannot-pivot", "COH-7.4", "who", "hit")
NOT_HIT: Final = _refusal("not-hit", "COH-7.5", "unit")
RALLY_CONTESTED: Final = _refusal("rally-contested", "COH-7.5", "unit")
NO_RALLY_NUMBER: Final = _refusal("no-rally-number", "COH-7.5", "unit")
FIRE_OUT: Final = _refusal("fire-out", "COH-7.63", "who")
NO_CLOSE_COMBAT: Final = _refusal("no-close-combat", "COH-7.63")
RETREAT_CLOSED: Final = _refusal("retreat-closed", "COH-7.63", "unit", "hex")
BOOST_NO_TARGET: Final = _refusal("boost-no-target", "COH-7.0")
NOT_A_TARGET: Final = _refusal("not-a-target", "COH-7.7", "unit")
# -- chapter 8 ---------------------------------------------------------------------------------------
CARD_NOT_HELD: Final = _refusal("card-not-held", "COH-8.0")
CARD_UNPAID: Final = _refusal("card-unpaid", "COH-8.1")
CARD_BINDS: Final = _refusal("card-binds", "COH-8.1")
CARD_TURN: Final = _refusal("card-turn", "COH-8.1")
#: A card that finds no unit it may be played on, by the card's own rule.
NO_UNIT_FOR: Final = {
    effect: _refusal("card-no-unit", rule)
    for effect, rule in (
        ("free_action", "COH-C.2"),
        ("auto_rally", "COH-C.3"),
        ("rally_roll", "COH-C.4"),
        ("move_2", "COH-C.5"),
        ("spend_enemy", "COH-C.6"),
        ("add_ap_1d6", "COH-C.7"),
        ("add_cap_1d6", "COH-C.8"),
        ("hasty_defence", "COH-C.11"),
        ("reveal_2", "COH-C.30"),
        ("lay_mine", "COH-C.40"),
        ("defuse_mine", "COH-C.41"),
        ("cap_loss_roll", "COH-C.13"),
        ("immobilise_round", "COH-C.20"),
    )
}
#: Cards that are not played for themselves but with an attack, or after a roll.
CARD_WAITS: Final = {
    "fp_plus_2": _refusal("card-with-attack", "COH-C.9"),
    "luck_roll": _refusal("card-after-roll", "COH-C.12"),
}
DOUBLE_LATE: Final = _refusal("double-late", "COH-C.10")
CARD_NO_GROUP: Final = _refusal("card-no-group", "COH-8.1")
NO_CARDS: Final = _refusal("no-cards", "COH-8.0", rank=0)
WEAPON_USED: Final = _refusal("weapon-used", "COH-8.2")
WEAPON_TARGET: Final = _refusal("weapon-target", "COH-8.2")
WEAPON_RANGE: Final = _refusal("weapon-range", "COH-8.2")
# -- chapter 9 ---------------------------------------------------------------------------------------
GROUPS_OFF: Final = _refusal("groups-off", "COH-9.0", rank=0)
JOIN_SPENT: Final = _refusal("join-spent", "COH-9.0", "unit")
NOT_CONNECTED: Final = _refusal("not-connected", "COH-9.1", "unit")
ALREADY_IN: Final = _refusal("already-in", "COH-9.1", "unit")
MEMBER_BARRED: Final = _refusal("member-barred", "COH-9.1")
GROUP_PAYMENT: Final = _refusal("group-payment", "COH-9.2", "unit")
SUPPORT_DISTANCE: Final = _refusal("support-distance", "COH-9.12")
SUPPORT_RANGE: Final = _refusal("support-range", "COH-9.12")
SUPPORT_ARC: Final = _refusal("support-arc", "COH-9.12")
SUPPORT_HIT: Final = _refusal("support-hit", "COH-9.12")
SUPPORT_FP: Final = _refusal("support-fp", "COH-9.12")
LEADER_RANGE: Final = _refusal("leader-range", "COH-9.12")
# -- chapter 18, as far as infantry digs -----------------------------------------------------------------
DIG_INFANTRY: Final = _refusal("dig-infantry", "COH-18.1")
DIG_TWICE: Final = _refusal("dig-twice", "COH-18.1", "unit")
NO_HOLES: Final = _refusal("no-holes", "COH-18.1")
DIG_OFF: Final = _refusal("dig-off", "COH-18.1", rank=0)
DIG_CONTESTED: Final = _refusal("dig-contested", "COH-C.11")
# -- the other chapters, as far as they are played --------------------------------------------------------
NOT_HIDDEN: Final = _refusal("not-hidden", "COH-10.1", rank=0)
STILL_HIDDEN: Final = _refusal("still-hidden", "COH-10.0", "unit")
HIDE_HIT: Final = _refusal("hide-hit", "COH-10.2")
HIDE_REACH: Final = _refusal("hide-reach", "COH-10.2")
HIDE_SEEN: Final = _refusal("hide-seen", "COH-10.2")
HIDE_ABOARD: Final = _refusal("hide-aboard", "COH-17.0")
HIDE_OFF: Final = _refusal("hide-off", "COH-10.0", rank=0)
INDIRECT_ONLY: Final = _refusal("indirect-only", "COH-12.0", "unit", rank=0)
SEEN_DIRECTLY: Final = _refusal("seen-directly", "COH-12.0", "unit", "hex")
NO_SPOTTER: Final = _refusal("no-spotter", "COH-12.0", "unit", "hex")
OBA_NONE: Final = _refusal("oba-none", "COH-12.3")
OBA_PLOTTED: Final = _refusal("oba-plotted", "COH-12.3")
OBA_SPOTTER: Final = _refusal("oba-spotter", "COH-12.3")
GULLY_FIRE: Final = _refusal("gully-fire", "COH-11.5", "unit", "hex")
GUN_DAMAGED: Final = _refusal("gun-damaged", "COH-15.2")
CARRIED: Final = _refusal("carried", "COH-17.0", "who")
NOT_CARRIED: Final = _refusal("not-carried", "COH-17.0", "unit")
LOAD_APART: Final = _refusal("load-apart", "COH-17.0")
LOAD_FULL: Final = _refusal("load-full", "COH-17.0")
LOAD_VEHICLE: Final = _refusal("load-vehicle", "COH-17.0")
FORT_ELSEWHERE: Final = _refusal("fort-elsewhere", "COH-18.2")
FORT_INSIDE: Final = _refusal("fort-inside", "COH-18.2", "unit")
FORT_OUTSIDE: Final = _refusal("fort-outside", "COH-18.2")
FORT_USER: Final = _refusal("fort-user", "COH-18.2", "unit")
BUNKER_ARC: Final = _refusal("bunker-arc", "COH-18.2", "unit", "hex")
WIRE_BARRED: Final = _refusal("wire-barred", "COH-18.4", "unit", "hex")
WIRE_NO_BONUS: Final = _refusal("wire-no-bonus", "COH-18.4", "unit", "hex")
WIRE_TRIED: Final = _refusal("wire-tried", "COH-18.4", "unit")
# -- setting up in zones (chapter 1) -----------------------------------------------------------------
ZONE_OUTSIDE: Final = _refusal("zone-outside", "COH-1.0", "unit", "hex")
ZONE_ENEMY: Final = _refusal("zone-enemy", "COH-1.0", "unit", "hex")
ZONE_COVER: Final = _refusal("zone-cover", "COH-10.0", "unit", "hex")
ZONE_SEEN: Final = _refusal("zone-seen", "COH-10.0", "unit", "hex")
ZONE_PLACED: Final = _refusal("zone-placed", "COH-1.0", "unit")
# -- smoke, suspicion, snipers (chapters 10, 12 and 13) -----------------------------------------------
SMOKE_SIGHT: Final = _refusal("smoke-sight", "COH-13.0", "unit", "hex", "blocker")
SMOKE_NONE: Final = _refusal("smoke-none", "COH-13.1", "unit", rank=1)
SMOKE_OFF: Final = _refusal("smoke-off", "COH-13.1")
SMOKE_REACH: Final = _refusal("smoke-reach", "COH-19.0", "unit", "hex")
SUSPECT_NONE: Final = _refusal("suspect-none", "COH-10.0", rank=0)
SUSPECT_KNOWN: Final = _refusal("suspect-known", "COH-10.0", "hex", rank=1)
SENSE_NONE: Final = _refusal("sense-none", "COH-C.V07", rank=0)
SENSE_OFF_MAP: Final = _refusal("sense-off-map", "COH-C.V07", "unit")
VEIL_NONE: Final = _refusal("veil-none", "COH-C.V13", "unit", rank=0)
# -- aircraft (chapter 20) -------------------------------------------------------------------------------
FLIES: Final = _refusal("flies", "COH-20.0", "unit")
AIR_OPP: Final = _refusal("air-opp", "COH-20.0", "unit")
AIR_ENTRY: Final = _refusal("air-entry", "COH-20.0", "unit")
AIR_STALL: Final = _refusal("air-stall", "COH-20.0")
AIR_ALONE: Final = _refusal("air-alone", "COH-E.6", "unit")
AIR_CARD: Final = _refusal("air-card", "COH-20.0")
AIR_LEAVING: Final = _refusal("air-leaving", "COH-20.0", "leaver")
AIR_HUNT: Final = _refusal("air-hunt", "COH-20.0", "leaver")
AIR_GONE: Final = _refusal("air-gone", "COH-20.0", "unit")
AIR_DEPARTED: Final = _refusal("air-departed", "COH-E.6", "unit")
AIR_STAYS: Final = _refusal("air-stays", "COH-20.0", "unit", rank=1)
FIRST_FORWARD: Final = _refusal("first-forward", "COH-20.0", "unit")
NOT_AHEAD: Final = _refusal("not-ahead", "COH-20.0", "unit", "hex")
ONE_OF_TWO: Final = _refusal("one-of-two", "COH-20.0", "unit")
BANK_ONE: Final = _refusal("bank-one", "COH-20.0", "unit")
ONE_COUNTER: Final = _refusal("one-counter", "COH-20.0", "unit")
LOWEST: Final = _refusal("lowest", "COH-20.1", "unit")
HIGHEST: Final = _refusal("highest", "COH-20.1", "unit")
AIR_DAMAGED: Final = _refusal("air-damaged", "COH-20.0", "unit")
AIR_CLOSE: Final = _refusal("air-close", "COH-20.2", "unit", "distance")
AIR_FAR: Final = _refusal("air-far", "COH-20.2", "unit", "distance")
AIR_BLIND: Final = _refusal("air-blind", "COH-20.3", "unit", "hex")
NOT_AA: Final = _refusal("not-aa", "COH-20.0", "unit")
NOT_AIRBORNE: Final = _refusal("not-airborne", "COH-20.0", rank=1)
NO_BOMBS: Final = _refusal("no-bombs", "COH-20.4", "unit")
BOMB_ONE_HEX: Final = _refusal("bomb-one-hex", "COH-20.4")
NO_MINES_LEFT: Final = _refusal("no-mines-left", "COH-20.4")
# -- mines, obstacles and their destruction (chapter 18) ----------------------------------------------
DITCH_BARRED: Final = _refusal("ditch-barred", "COH-18.3", "unit", "hex")
TRENCH_BARRED: Final = _refusal("trench-barred", "COH-18.2", "unit", "hex")
NOT_A_WORK: Final = _refusal("not-a-work", "COH-18.6")
MINE_INFANTRY: Final = _refusal("mine-infantry", "COH-C.40", "unit")
MINE_CONTESTED: Final = _refusal("mine-contested", "COH-C.40", "unit")
MINE_REACH: Final = _refusal("mine-reach", "COH-C.40", "unit", "hex")
MINE_ENEMY: Final = _refusal("mine-enemy", "COH-C.40", "hex")
MINE_TWICE: Final = _refusal("mine-twice", "COH-18.0", "hex")
MINE_NONE: Final = _refusal("mine-none", "COH-E.9")
DEFUSE_CONTESTED: Final = _refusal("defuse-contested", "COH-C.41", "unit")
DEFUSE_REACH: Final = _refusal("defuse-reach", "COH-C.41")
# -- solitaire (chapter 21.2) ------------------------------------------------------------------------
MARK_TAKEN: Final = _refusal("mark-taken", "COH-21.2", "hex", rank=1)
NO_MARKER: Final = _refusal("no-marker", "COH-21.2", "hex", rank=0)
# -- veteran cards, towing, card 20 ---------------------------------------------------------------------
VETERAN_NONE: Final = _refusal("veteran-none", "COH-8.3", "unit", rank=0)
FORCED_MARCH: Final = _refusal("forced-march", "COH-C.V01", "unit")  # what has its AP been used for?
MARCH_ONLY: Final = _refusal("march-only", "COH-C.V01")  # the AP of a forced march are for movement
NO_REROLL: Final = _refusal("no-reroll", "COH-C.V14")
NOT_IN_GROUP: Final = _refusal("not-in-group", "COH-C.V06", "unit")
BOGGED_DOWN: Final = _refusal("bogged-down", "COH-C.20", "unit")
TOW_MOBILE: Final = _refusal("tow-mobile", "COH-14.1", "unit")
TOW_CLASS: Final = _refusal("tow-class", "COH-14.1", "unit")
TOW_TRAIN: Final = _refusal("tow-train", "COH-17.0", "unit")
