"""The verbs of Stalingrad '42: the family's, then the game's own. Append only: records name them."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import (
    A_HEX,
    A_PLACE,
    A_SIDE,
    A_UNIT,
    HEX,
    MODE,
    NUMBER,
    UNIT,
    Operand,
)
from grognard.core.kernel.option import ACT, BUILD, END, Verb
from grognard.games.zocbond.box.citations import citations
from grognard.games.zocbond.verbs import family_verbs

from .scenario import REPLACEMENTS

VERBS: Final[list[Verb]] = family_verbs(citations("grognard.games.stalingrad42"))

_KIND: Final = Operand("kind", MODE, REPLACEMENTS)


def _verb(
    name: str,
    rule: str,
    *operands: Operand,
    anchor: int = 0,
    role: str = ACT,
    group: str = "",
    secret: bool = False,
) -> int:
    VERBS.append(Verb(name, operands, anchor if operands else -1, role, group, rule, secret))
    return len(VERBS) - 1


# -- movement ------------------------------------------------------------------------------------
RAIL: Final = _verb("rail", "S42-5.6.1", A_UNIT, group="move")
SAIL: Final = _verb("sail", "S42-5.7.1", A_UNIT, A_PLACE, anchor=1, group="move")
FLOTILLA: Final = _verb("flotilla", "S42-5.5.3", A_SIDE)
UNPACK: Final = _verb("unpack", "S42-18.6.2", A_UNIT, group="regroup")  # a supply point becomes ready
PACK: Final = _verb("pack", "S42-18.6.2", A_UNIT, group="regroup")  # ... mobile
STORE: Final = _verb("store", "S42-18.6.8", A_UNIT, group="regroup")  # ... immobile
RESERVE: Final = _verb("reserve", "S42-25.2.1", A_UNIT, group="regroup")
RAZE: Final = _verb("raze", "S42-9.7.5", A_HEX, group="regroup")  # an own fort
ACTIVATE: Final = _verb("activate", "S42-31.0", Operand("army", NUMBER))
# -- the initial phase ---------------------------------------------------------------------------
ARRIVE: Final = _verb("arrive", "S42-22.1.2", A_UNIT, A_PLACE, anchor=1)
FORTIFY: Final = _verb("fortify", "S42-9.7.2", A_HEX)
BUY: Final = _verb("buy", "S42-18.1", A_PLACE)  # a supply point
SPEND: Final = _verb("spend", "S42-18.6.4", Operand("stock", UNIT), A_UNIT, anchor=1)  # turns over artillery
REFIT: Final = _verb("refit", "S42-21.1.1", A_UNIT, _KIND)
REBUILD: Final = _verb("rebuild", "S42-21.3.1", A_UNIT, A_PLACE, _KIND, anchor=1)
DECLARE: Final = _verb("declare", "S42-33.1")  # the winter offensive
GRANT_PLAN: Final = _verb("grant-plan", "S42-33.2.1", A_UNIT)  # a ready planned offensive
GRANT_STOCK: Final = _verb("grant-stock", "S42-33.2.1", A_UNIT)  # a ready supply point
RECALL: Final = _verb("recall", "S42-32.1", A_UNIT)  # it is withdrawn
GRANT_STEP: Final = _verb("grant-step", "S42-32.1", A_UNIT)  # what was too much goes to another unit
GRANT_BRIGADE: Final = _verb("grant-brigade", "S42-32.2", A_UNIT)
# -- the supply phase ----------------------------------------------------------------------------
RAILHEAD: Final = _verb("railhead", "S42-17.2.1", A_HEX, Operand("to", HEX), anchor=1)
# -- combat --------------------------------------------------------------------------------------
CHARGE: Final = _verb("charge", "S42-18.6.5", A_UNIT, role=BUILD)  # artillery fires off a supply point
PLAN: Final = _verb("plan", "S42-26.2", A_UNIT, role=BUILD)  # a planned offensive: placed, or used
PICK: Final = _verb("pick", "S42-26.2", Operand("face", NUMBER))  # one of the dice
REROLL: Final = _verb("reroll", "S42-28.1.1", A_UNIT)  # a commander has the die rolled again
KEEP: Final = _verb("keep", "S42-28.1.1", role=END)  # the die stands
DESPERATE: Final = _verb("desperate", "S42-11.5.1", role=BUILD)  # to the last
REMNANT: Final = _verb("remnant", "S42-10.4.1", A_UNIT)  # its last step is a remnant
DISBAND: Final = _verb("disband", "S42-10.4.2", A_UNIT)  # none is left of it for now
STAY: Final = _verb("stay", "S42-13.4", A_UNIT, role=BUILD)  # it does not recover
DISENGAGE: Final = _verb("disengage", "S42-27.2.1", A_UNIT)
WITHDRAW: Final = _verb("withdraw", "S42-27.2.1", A_HEX)  # a whole stack tries to get away
RELEASE: Final = _verb("release", "S42-25.2.3", A_UNIT)  # a reserve advances
STORM: Final = _verb("storm", "S42-29.1.1", A_UNIT)  # goes into a city where the enemy is
# -- reserve armies --------------------------------------------------------------------------------
ASSIGN: Final = _verb("assign", "S42-34.1.1", A_UNIT, A_PLACE, anchor=1, secret=True)  # its box
SWAP: Final = _verb("swap", "S42-34.1.2", A_UNIT, Operand("other", UNIT), anchor=1, group="mask", secret=True)
CONCEAL: Final = _verb("conceal", "S42-34.4.1", A_UNIT, A_PLACE, group="mask")  # into a box
EMERGE: Final = _verb("emerge", "S42-34.4.2", A_UNIT, A_PLACE, group="mask")  # out of it
COVER: Final = _verb("cover", "S42-9.3.7", A_PLACE)  # the air unit stays with those there
SHOW: Final = _verb("show", "S42-34.2", A_UNIT, group="mask")  # on top of its army
SHIFT: Final = _verb("shift", "S42-24.1.3", A_UNIT, A_PLACE, anchor=1)  # out of an area that is shut
LUFTWAFFE: Final = _verb("luftwaffe", "S42-9.3.7", role=BUILD)  # German air, not Romanian
