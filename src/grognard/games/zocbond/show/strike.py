# mypyc: interpreted
"""The best odds against one hex: by those beside it, and with those who could still come (H44-9.3, S42-8.3).

Who could come is tried out: each unit goes where it reaches, the strongest first, as far as stacking lets
them stand there together. So the odds can be had; with other places there may be better ones.
"""

from __future__ import annotations

from grognard.core.kernel.describe import ref
from grognard.core.kernel.kinds import HEX, UNIT, bit_list
from grognard.core.telling.message import Arg, msg, rule
from grognard.core.telling.overlay import Overlay, Stroke, Tint

from .. import steps
from ..attackers import attackers_of
from ..battle import NORMAL
from ..kinds import MARCH
from ..movement import Movement
from ..reach import Reach
from ..results import ODDS
from ..state import ZocState
from .best_odds import best_attack, best_column
from .overlays import spot
from .shortcuts import able, foreseen

MOST = 24  # units that are tried: those nearest to the hex


def strike(s: ZocState, player: int, target: int, cited: str) -> Overlay:
    now = best_attack(s, player, target)
    then = gathered(s, player, target)
    best = best_attack(then, player, target) or now
    units = bit_list(best.units) if best else []
    args: dict[str, Arg] = {
        "now": ODDS[best_column(s, now)] if now else "none",
        "best": ODDS[best_column(then, best)] if best else "none",
        "n": len([u for u in units if then.place[u] != s.place[u]]),
    }
    text = msg(f"{s.zoc.game}-says-strike", hex=ref(s.zoc, HEX, target), rule=rule(cited), **args)
    tints = [Tint(s.zoc.place_names[s.place[u]], "strike") for u in units]
    drawn = [u for u in units if s.place[u] < s.zoc.size]  # entry areas are off the map
    lines = [Stroke("support", [spot(s.zoc, s.place[u]), spot(s.zoc, target)]) for u in drawn]
    return Overlay("strike", tints, lines, [text], [ref(s.zoc, UNIT, u) for u in units])


def gathered(s: ZocState, player: int, target: int) -> ZocState:
    """The position with everybody beside the hex who could move there now."""
    top = s.top() if s.lanes[0] else None
    if not isinstance(top, Movement) or s.asked[0] != player:
        return s
    then = s.copy()
    assert isinstance(then, ZocState)
    beside = [h for h in s.zoc.neighbour[6 * target : 6 * target + 6] if 0 <= h < s.zoc.n]
    for u in candidates(s, player, target):
        reached = Reach(then, [u], MARCH, then.place[u], 0, steps.points_left(then, [u], MARCH), 0)
        prices = {way.place: way.price for way in foreseen(then, reached)}
        for h in sorted((h for h in beside if h in prices), key=lambda h: (prices[h], h)):
            if joins(then, player, u, h, target):
                break
    return then


def candidates(s: ZocState, player: int, target: int) -> list[int]:
    """Units that may still move and do not stand beside the hex: the nearest, the strongest first."""
    sc = s.zoc
    near = attackers_of(s, player, target, NORMAL)
    free = [
        u
        for u in sc.units_of[player]
        if 0 <= s.place[u] < sc.n
        and u not in near
        and sc.strength_rules.attack_strength(s, u) > 0
        and able(s, u, MARCH, player)
    ]
    free.sort(key=lambda u: (sc.board.distance_between(s.place[u], target), u))
    return sorted(free[:MOST], key=lambda u: (-sc.strength_rules.attack_strength(s, u), u))


def joins(then: ZocState, player: int, u: int, h: int, target: int) -> bool:
    """Puts a unit into a hex if it may stand there, and attack from there."""
    before = then.place[u]
    then.put(u, h)
    if not then.zoc.stacking_rules.overstacked(then, h) and u in attackers_of(then, player, target, NORMAL):
        return True
    then.put(u, before)
    return False
