"""Why something may not be done: every refusal with its rule (message `coh-refusal-<name>`)."""

from __future__ import annotations

from typing import Final

from grognard.core.reason import Refusal

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
    )
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
