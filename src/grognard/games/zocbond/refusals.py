"""Why something may not be done: the refusals of the family, in the order in which every game lists them."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.reason import Refusal

LEGAL: Final = 0

_NAMES: Final[list[tuple[str, tuple[str, ...], int]]] = [("", (), 0)]


def _refusal(name: str, *facts: str, rank: int = 2) -> int:
    """`facts`: what its text names beside the option; `rank`: see `Refusal`."""
    _NAMES.append((name, facts, rank))
    return len(_NAMES) - 1


SEQUENCE: Final = _refusal("sequence", rank=0)  # not what is decided now
NOT_YOURS: Final = _refusal("not-yours", "unit", "owner", rank=1)
NOT_ON_MAP: Final = _refusal("not-on-map", "unit")
NOT_ADJACENT: Final = _refusal("not-adjacent", "hex", rank=1)
# -- movement ----------------------------------------------------------------------------------
HAS_MOVED: Final = _refusal("has-moved", "unit")
ENEMY_THERE: Final = _refusal("enemy-there", "hex")
BOND: Final = _refusal("bond", "hex")  # an enemy bond may not be entered or crossed
MUST_STOP: Final = _refusal("must-stop", "hex")  # it has entered an EZOC
NO_POINTS: Final = _refusal("no-points", "price", "left")
# -- combat (H44-9 to 12, 17; S42-8 to 11, 18) ----------------------------------------------------
NO_TARGET: Final = _refusal("no-target", "hex", rank=1)  # no enemy unit to attack there
ATTACK_FAR: Final = _refusal("attack-far", "unit", rank=1)  # it is not next to the attacked hex
STRUCK_BEFORE: Final = _refusal("struck-before", "hex")  # attacked once in this phase
NO_STRENGTH: Final = _refusal("no-strength", "unit")
HAS_ATTACKED: Final = _refusal("has-attacked", "unit")
DISORDERED: Final = _refusal("disordered", "unit")  # disrupted and routed units do not attack
MADE_SHATTER: Final = _refusal("made-shatter", "unit")  # it made up an automatic DS
WENT_FAR: Final = _refusal("went-far", "unit")  # it has used extended movement
IN_ATTACK: Final = _refusal("in-attack", "unit", rank=1)
CROWDED_ATTACK: Final = _refusal("crowded-attack", "unit")  # of an overstacked hex only some fight
NOT_IN_ATTACK: Final = _refusal("not-in-attack", "unit", rank=1)
NO_ATTACKERS: Final = _refusal("no-attackers", rank=1)
NO_LEADER: Final = _refusal("no-leader", "formation")  # no unit of it attacks
ATTACHED_BEFORE: Final = _refusal("attached-before", "unit")
OF_LEAD: Final = _refusal("of-lead", "unit")  # it is of the lead formation anyway
ATTACH_APART: Final = _refusal("attach-apart", "unit")  # not stacked with the lead formation
NOT_ARTILLERY: Final = _refusal("not-artillery", "unit", rank=1)
HAS_FIRED: Final = _refusal("has-fired", "unit")
GUNS_UNFIT: Final = _refusal("guns-unfit", "unit")  # a marker or its order forbids support
GUNS_RANGE: Final = _refusal("guns-range", "unit", "hex")
GUNS_OWN_HEX: Final = _refusal("guns-own-hex", "unit")
GUNS_STRANGE: Final = _refusal("guns-strange", "unit")  # no unit of its formation takes part
GUNS_ENOUGH: Final = _refusal("guns-enough", "unit")
GUNS_ONE: Final = _refusal("guns-one", "unit")  # one supports a determined defence
GUNS_NEVER: Final = _refusal("guns-never", "unit")  # breakthrough combat and the like
LOSS_NOT_HERE: Final = _refusal("loss-not-here", "unit", rank=1)  # it is not among those who fought
LOSS_LEAD: Final = _refusal("loss-lead", "unit")  # the lead formation loses the step
LOSS_ADVANCE: Final = _refusal("loss-advance", "unit")  # one that could advance loses it
LOSS_ELITE: Final = _refusal("loss-elite", "unit")  # elite units that earned the shift lose it
CANNOT_STAND: Final = _refusal("cannot-stand", "unit")  # it cannot lead a determined defence
GUNS_READY: Final = _refusal("guns-ready", "unit", rank=1)  # nothing to replenish
GUNS_UNSUPPLIED: Final = _refusal("guns-unsupplied", "unit")
# -- movement, stacking, breakdown -------------------------------------------------------------
IMMOBILE: Final = _refusal("immobile", "unit")  # a movement allowance of 0
OUT_OF_PLAY: Final = _refusal("out-of-play", "hex", rank=1)
EXTENDED_NEAR: Final = _refusal("extended-near", "hex")  # extended movement next to an enemy
ROUTED_ZOC: Final = _refusal("routed-zoc", "unit", "hex")  # a routed unit into an EZOC
APART: Final = _refusal("apart", "unit", rank=1)  # it does not stand with those who move
NOT_MOVING: Final = _refusal("not-moving", "unit", rank=1)  # it is not among those who move
DROP_LATER: Final = _refusal("drop-later", "unit", rank=1)  # nobody stays behind before the first step
MUST_LEAVE: Final = _refusal("must-leave", "unit")  # it must leave the EZOC in which it began
NOT_SHAKEN: Final = _refusal("not-shaken", "unit", rank=1)  # it cannot go into full retreat of its own will
LOW_ODDS: Final = _refusal("low-odds", "hex")  # for an automatic DS (H44-8.7), for an attack (S42-8.4)
NOT_CROWDED: Final = _refusal("not-crowded", "unit", rank=1)  # its hex has no excess
CANNOT_SPLIT: Final = _refusal("cannot-split", "unit")  # its order, its steps
NO_PART: Final = _refusal("no-part", "unit")  # no breakdown counter fits
CANNOT_ABSORB: Final = _refusal("cannot-absorb", "unit")
AREA_SHUT: Final = _refusal("area-shut", "place")  # the enemy's, or not next to the unit
# -- retreat, advance, breakthrough (H44-13 to 16, S42-12 to 15) -----------------------------------
NOT_RETREATING: Final = _refusal("not-retreating", "unit", rank=1)
RETREAT_FATAL: Final = _refusal("retreat-fatal", "hex")  # it would be their end
RETREAT_ORDER: Final = _refusal("retreat-order", "hex")  # there is a better way
RETREAT_STOP: Final = _refusal("retreat-stop")  # nothing lets them stop here
NOT_ADVANCING: Final = _refusal("not-advancing", "unit", rank=1)
ADVANCE_APART: Final = _refusal("advance-apart", "unit")  # a group forms in one hex, or in the vacated one
ADVANCE_OVER: Final = _refusal("advance-over")  # no hex left, or it had to stop
ADVANCE_LIMITED: Final = _refusal("advance-limited", "hex")  # only into the vacated hex
ADVANCE_ROAD: Final = _refusal("advance-road")  # the road bonus: along roads, and alone at the end
ADVANCE_ZOC: Final = _refusal("advance-zoc", "hex")  # from EZOC to EZOC of the same enemy
ADVANCE_BOND: Final = _refusal("advance-bond", "hex")  # only the vacated hex, and only first
ADVANCE_CROWD: Final = _refusal("advance-crowd", "hex")  # it would end overstacked
STRIKE_NEVER: Final = _refusal("strike-never")  # the result allows no breakthrough combat
STRIKE_GROUP: Final = _refusal("strike-group")  # only the first group breaks through
STRIKE_ONCE: Final = _refusal("strike-once")
STRIKE_BONUS: Final = _refusal("strike-bonus")  # with the hex of the road bonus one unit and a free one
STRIKE_STRANGERS: Final = _refusal("strike-strangers")  # units there that took no part
JOIN_NOTHING: Final = _refusal("join-nothing", "hex")  # no other attack on the hex is possible


def family_refusals(rule_ids: dict[str, str]) -> list[Refusal]:
    """The family's refusals with the rules of a game behind them: the beginning of its list."""
    refusals = [Refusal("", "")]
    for name, facts, rank in _NAMES[1:]:
        refusals.append(Refusal(name, rule_ids[name], facts, rank))
    return refusals


def refusal_names() -> list[str]:
    """The names of the family's refusals."""
    return [name for name, _, _ in _NAMES[1:]]
