"""The verbs of Stalingrad '42: the family's, then the game's own. Append only: records name them."""

from __future__ import annotations

from typing import Final

from grognard.core.kinds import HEX, MODE, NUMBER, PLACE, SIDE, UNIT, Operand
from grognard.core.option import ACT, Verb
from grognard.games.zocbond.verbs import family_verbs

from .citations import RULE_IDS
from .scenario import REPLACEMENTS

VERBS: Final[list[Verb]] = family_verbs(RULE_IDS)

_UNIT: Final = Operand("unit", UNIT)
_HEX: Final = Operand("hex", HEX)
_PLACE: Final = Operand("place", PLACE)
_KIND: Final = Operand("kind", MODE, REPLACEMENTS)


def _verb(name: str, rule: str, *operands: Operand, anchor: int = 0, role: str = ACT, group: str = "") -> int:
    VERBS.append(Verb(name, operands, anchor if operands else -1, role, group, rule))
    return len(VERBS) - 1


# -- movement ------------------------------------------------------------------------------------
RAIL: Final = _verb("rail", "S42-5.6.1", _UNIT, group="move")
SAIL: Final = _verb("sail", "S42-5.7.1", _UNIT, _PLACE, anchor=1, group="move")
FLOTILLA: Final = _verb("flotilla", "S42-5.5.3", Operand("side", SIDE))
UNPACK: Final = _verb("unpack", "S42-18.6.2", _UNIT, group="regroup")  # a supply point becomes ready
PACK: Final = _verb("pack", "S42-18.6.2", _UNIT, group="regroup")  # ... mobile
STORE: Final = _verb("store", "S42-18.6.8", _UNIT, group="regroup")  # ... immobile
ACTIVATE: Final = _verb("activate", "S42-31.0", Operand("army", NUMBER))
# -- the initial phase ---------------------------------------------------------------------------
ARRIVE: Final = _verb("arrive", "S42-22.1.2", _UNIT, _PLACE, anchor=1)
FORTIFY: Final = _verb("fortify", "S42-9.7.2", _HEX)
BUY: Final = _verb("buy", "S42-18.1", _PLACE)  # a supply point
SPEND: Final = _verb("spend", "S42-18.6.4", Operand("stock", UNIT), _UNIT, anchor=1)  # turns over artillery
REFIT: Final = _verb("refit", "S42-21.1.1", _UNIT, _KIND)
REBUILD: Final = _verb("rebuild", "S42-21.3.1", _UNIT, _PLACE, _KIND, anchor=1)
# -- the supply phase ----------------------------------------------------------------------------
RAILHEAD: Final = _verb("railhead", "S42-17.2.1", _HEX, Operand("to", HEX), anchor=1)
