"""The verbs of Holland '44: the family's, then the game's own. Append only: records name them."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import A_HEX, A_PLACE, A_SIDE, A_UNIT, MODE, UNIT, Operand
from grognard.core.kernel.option import ACT, END, Verb
from grognard.games.zocbond.box.citations import citations
from grognard.games.zocbond.verbs import family_verbs

VERBS: Final[list[Verb]] = family_verbs(citations("grognard.games.holland44"))


def _verb(name: str, rule: str, *operands: Operand, anchor: int = 0, role: str = ACT, group: str = "") -> int:
    VERBS.append(Verb(name, operands, anchor if operands else -1, role, group, rule))
    return len(VERBS) - 1


# -- movement ------------------------------------------------------------------------------------
SCREEN: Final = _verb("screen", "H44-8.3.3", A_UNIT, group="regroup")  # gives up its move for infiltration
LIMBER: Final = _verb("limber", "H44-17.3", A_UNIT, group="regroup")  # artillery gets a movement marker
UNLIMBER: Final = _verb("unlimber", "H44-17.3", A_UNIT, group="regroup")  # ... and gives it back
# A step goes from the giver to the unit.
MERGE: Final = _verb("merge", "H44-21.5", A_UNIT, Operand("giver", UNIT), group="regroup")
# -- supply --------------------------------------------------------------------------------------
REAPPEAR: Final = _verb("reappear", "H44-18.2.3", A_UNIT, A_HEX, anchor=1)  # a supply source that was lost
# -- bridges -------------------------------------------------------------------------------------
BLOW: Final = _verb("blow", "H44-5.2", A_SIDE)
SPARE: Final = _verb("spare", "H44-5.4", role=END)  # no attempt to blow the bridge
MINE: Final = _verb("mine", "H44-5.3.2", A_SIDE)
MEND: Final = _verb("mend", "H44-5.8", A_SIDE)  # starts or finishes repairing a bridge
# -- replacements, traffic, landings, unknown units ----------------------------------------------
EDGES: Final = ("west", "east")  # of the map: from where a replacement point comes; the Allies have one
_POINT: Final = Operand("point", MODE, EDGES)
REFIT: Final = _verb("refit", "H44-20.2.1", A_UNIT, _POINT)  # a step comes back
REBUILD: Final = _verb("rebuild", "H44-20.2.4", A_UNIT, A_PLACE, _POINT, anchor=1)
REJOIN: Final = _verb("rejoin", "H44-22.7", A_UNIT)  # paratroopers return
JAM: Final = _verb("jam", "H44-24.3", A_HEX)  # a traffic marker
LAND: Final = _verb("land", "H44-22.1.1", A_UNIT, A_HEX, anchor=1)
SCATTER: Final = _verb("scatter", "H44-22.3.1", A_UNIT)  # it bears the result of the landing in its hex
REDEPLOY: Final = _verb("redeploy", "H44-25.6", A_UNIT)  # a face-down unknown unit
DISENGAGE: Final = _verb("disengage", "H44-27.1.1", A_UNIT)
