"""Chapter 26 (optional): planned offensives of headquarters."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.games.zocbond.battle import NORMAL, Battle
from grognard.games.zocbond.kinds import GOOD
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.refusals import LEGAL, NOT_ON_MAP, NOT_YOURS

from .. import events, support
from ..refusals import NO_PLAN, PLAN_NEVER, PLAN_ORDER, PLAN_RANGE, PLANS_ALL
from ..scenario import HEADQUARTERS
from ..state import StalingradState
from ..supply import in_supply
from ..verbs import PLAN

RULE = "plans"


def headquarters(s: StalingradState, player: int) -> list[int]:
    return [u for u in s.sc.guns[player] if s.sc.kind[u] & HEADQUARTERS and in_play(s, u)]


def on_map(s: StalingradState, player: int) -> int:
    """Markers of a player, ready or not."""
    return sum(s.plans[u] + s.plans_made[u] for u in headquarters(s, player))


def place_refusal(s: StalingradState, player: int, u: int) -> int:
    """0 or why no marker can be put on a headquarters; it costs a resource point (S42-26.1, 26.2)."""
    if not 0 <= u < s.sc.units or s.sc.owner[u] != player:
        return NOT_YOURS
    if not s.sc.has_rule(RULE) or not s.sc.kind[u] & HEADQUARTERS:
        return NO_PLAN
    if not in_play(s, u):
        return NOT_ON_MAP
    if on_map(s, player) >= s.sc.figures["optional.plans"]:
        return PLANS_ALL
    return LEGAL if s.order[u] == GOOD and in_supply(s, u) else PLAN_ORDER


def place(s: StalingradState, u: int) -> None:
    s.plans_made[u] += 1
    s.tell(events.PLANNED, u)


def begin_initial(s: StalingradState, player: int) -> None:
    """What was planned in the previous turn is ready (S42-26.2)."""
    for u in headquarters(s, player):
        if s.plans_made[u]:
            s.plans[u] += s.plans_made[u]
            s.plans_made[u] = 0
            s.tell(events.PLAN_READY, u)


def lose_plans(s: StalingradState, u: int) -> None:
    """A headquarters that retreats or moves too far loses them (S42-26.2)."""
    if s.plans[u] or s.plans_made[u]:
        s.plans[u] = 0
        s.plans_made[u] = 0
        s.tell(events.PLAN_LOST, u)


def end_move(s: StalingradState, u: int, hexes: int) -> None:
    if hexes > s.sc.figures["optional.plan_support_hexes"]:
        lose_plans(s, u)


# -- in combat -------------------------------------------------------------------------------------------


def use_refusal(s: StalingradState, b: Battle, u: int) -> int:
    """0 or why a headquarters cannot use one more of its plans for an attack (S42-26.2)."""
    if not 0 <= u < s.sc.units or s.sc.owner[u] != b.player:
        return NOT_YOURS
    if b.kind != NORMAL:
        return PLAN_NEVER
    if not in_play(s, u) or s.plans[u] <= used(b, u):
        return NO_PLAN
    return LEGAL if support.reaches_any(s, u, bit_list(b.units)) else PLAN_RANGE


def used(b: Battle, u: int) -> int:
    """How many plans of a headquarters an attack uses."""
    return (b.plans >> u & 1) + (b.second >> u & 1)


def add(b: Battle, u: int) -> None:
    """Adds one more plan to the attack."""
    if b.plans >> u & 1:
        b.second |= 1 << u
    else:
        b.plans |= 1 << u


def use_options(s: StalingradState, b: Battle) -> list[Option]:
    units = [u for u in headquarters(s, b.player) if s.plans[u]]
    return [Option(PLAN, u) for u in units if use_refusal(s, b, u) == LEGAL]


def dice(b: Battle) -> int:
    """How many dice an attack has: one more for each plan."""
    return 1 + sum(used(b, u) for u in bit_list(b.plans))


def use(s: StalingradState, b: Battle) -> int:
    """Takes the markers off, and tells how many dice are rolled."""
    for u in bit_list(b.plans):
        s.plans[u] -= used(b, u)
        s.tell(events.PLAN_USED, u, b.target)
    return dice(b)
