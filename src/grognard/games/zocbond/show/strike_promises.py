# mypyc: interpreted
"""What is told of an attack that could still be brought together, and of what is left to do: for the battery.

The best odds against a hex that is pointed at (H44-9.3, S42-8.3): everybody who is said to come is sent there
by the choices of the places in reach; then the odds are looked up. Hexes with too much in them (H44-6.4.1,
S42-4.4): the phase is ended, and who loses something is looked up.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.kernel.chance import OutOfRolls, Script
from grognard.core.kernel.kinds import PLACE
from grognard.core.kernel.option import Option, Verb
from grognard.core.kernel.promise import Promises
from grognard.core.kernel.state import choose
from grognard.core.referee.keys import key_by

from ..losses import in_play, successor
from ..movement import Move, Movement
from ..results import ODDS
from ..stacking import Trim
from ..state import ZocState
from ..verbs import HALT
from .best_odds import best_attack, best_column
from .forgotten import crowded
from .shortcuts import shortcuts
from .strike import gathered, strike

NEAR = 6  # hexes: enemies that are pointed at, from a unit that could move
LONGEST = 40  # choices after which a phase must have ended


def keep_strike(s: ZocState, player: int, u: int, verbs: Sequence[Verb], kept: Promises) -> None:
    """The best odds against an enemy near a unit, and how many would come for them."""
    here = s.place[u]
    sc = s.zoc
    if not 0 <= here < sc.n:
        return
    near = [
        h for h in range(sc.n) if s.holder[h] == 1 - player and sc.board.distance_between(here, h) <= NEAR
    ]
    if not near:
        return
    target = near[(s.ply + u) % len(near)]
    promised = strike(s, player, target, "").says[0].args
    then = gathered(s, player, target)
    moved = [v for v in order_of(s, then, player) if then.place[v] != s.place[v]]
    name = sc.name_of(PLACE, target)
    played = s.copy()
    played.sink = None
    played.chance = Script([])  # whoever needs dice on the way is not looked at
    assert isinstance(played, ZocState)
    try:
        for v in moved:
            came = sent(played, player, v, then.place[v], verbs)
            if came is None:
                return  # somebody else is asked, or dice are rolled
            where = sc.name_of(PLACE, then.place[v])
            kept.compare("strikes", f"whether {sc.unit_names[v]} can come to {where}", True, came)
            if not came:
                return
    except OutOfRolls:
        return
    best = best_attack(played, player, target)
    odds = ODDS[best_column(played, best)] if best is not None else "none"
    kept.compare("strikes", f"the best odds against {name}", promised["best"], odds)
    if best is not None:
        n = len([v for v in moved if best.units >> v & 1])
        kept.compare("strikes", f"how many come against {name}", promised["n"], n)


def order_of(s: ZocState, then: ZocState, player: int) -> list[int]:
    """The units of a player as they would be sent: the strongest first."""
    strength = s.zoc.strength_rules.attack_strength
    return sorted(then.on_map(player), key=lambda u: (-strength(s, u), u))


def sent(s: ZocState, player: int, u: int, to: int, verbs: Sequence[Verb]) -> bool | None:
    """Sends a unit to a place in reach; whether it is there then, None where that cannot be said."""
    place = s.zoc.name_of(PLACE, to)
    way = next((each for each in shortcuts(s, player, [u]) if each.place == place), None)
    if way is None:
        return False
    floor = len(s.lanes[0])
    for key in way.keys:
        option = next((o for o in s.top().options(s) if key_by(verbs[o.verb], s.zoc, o) == key), None)
        if option is None:
            return False
        choose(s, 0, option)
        if s.asked[0] != player or len(s.lanes[0]) < floor:
            return None
    if isinstance(s.top(), Move):
        choose(s, 0, Option(HALT))
    return s.place[u] == to if s.asked[0] == player and isinstance(s.top(), Movement) else None


def keep_crowded(s: ZocState, player: int, after: ZocState, kept: Promises) -> None:
    """Hexes with too much in them: those in which somebody loses something when the phase is ended."""
    promised = {s.zoc.name_of(PLACE, h) for h in crowded(s, player)}
    for _ in range(LONGEST):
        top = after.top() if after.lanes[0] and after.asked[0] == player else None
        if not isinstance(top, Trim) and not (top is not None and top.NAME == "LastStep"):
            break
        choose(after, 0, top.options(after)[top.default(after)], len(after.lanes[0]))
    lost = [
        u for u in s.zoc.units_of[player] if in_play(s, u) and s.place[u] < s.zoc.n and weaker(s, u, after)
    ]
    came = {s.zoc.name_of(PLACE, s.place[u]) for u in lost}
    kept.compare("crowded", "where something is taken off", sorted(promised), sorted(came))


def weaker(s: ZocState, u: int, after: ZocState) -> bool:
    """Whether a unit has lost steps, or is gone with nobody in its place."""
    now = successor(after, u)
    return now < 0 or after.steps[now] < s.steps[u]
