"""Chapter 9: shared activations and group actions.

Any kind of action may be done as a group (COH-9.14); what each member must fulfil is in `actions`.
"""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list

from .aiming import ground_refusal
from .combat import (
    fire_refusal,
    fp_above_zero,
    hit_touches_fp,
    into_gully,
    may_fire,
    range_of,
    shell_refusal,
    target_colour,
)
from .fortifications import sees_out
from .refusals import (
    AIR_ALONE,
    ALREADY_IN,
    FIRE_OUT,
    GROUP_PAYMENT,
    GROUPS_OFF,
    JOIN_SPENT,
    LEADER_RANGE,
    LEGAL,
    NO_CLOSE_COMBAT,
    NOT_CONNECTED,
    NOT_HERE_YET,
    NOT_IN_PLAY,
    NOT_YOURS,
    SUPPORT_ARC,
    SUPPORT_DISTANCE,
    SUPPORT_FP,
    SUPPORT_HIT,
    SUPPORT_RANGE,
)
from .scenario import BLUE, HIDDEN, LOST, RED, WAITING
from .sight import facings_to, stand
from .state import SPENT, CohState
from .verbs import BY_AP, BY_OPP
from .works import works_against


def connected(s: CohState, v: int, members: int) -> bool:
    """Whether a unit is in a member's hex or adjacent to one: so the group is one chain (COH-9.1(4)).

    Units that wait at the same edge may enter together (COH-E.1).
    """
    sc = s.sc
    where = stand(s, v)
    for m in bit_list(members):
        at = stand(s, m)
        if 0 <= where < sc.n and 0 <= at < sc.n:
            if sc.distance[where * sc.n + at] <= 1:
                return True
        elif where == at == sc.off + WAITING and same_edge(s, v, m):
            return True
    return False


def lie_hidden(s: CohState, units: int) -> bool:
    """Whether all of these are hidden: they may sneak on together (COH-9.14, 10.1)."""
    return all(s.place[u] == s.sc.off + HIDDEN for u in bit_list(units))


def same_edge(s: CohState, v: int, m: int) -> bool:
    """Whether two waiting units may enter by the same or neighbouring hexes."""
    sc = s.sc
    return any(sc.distance[a * sc.n + b] <= 1 for a in sc.entry[v] for b in sc.entry[m])


def in_touch(s: CohState, members: int) -> int:
    """The units that may be `connected`, as bits: all if a member is not on the map, and who is hidden."""
    sc = s.sc
    units = 0
    for m in bit_list(members):
        h = s.place[m]
        if h >= sc.n:
            return (1 << sc.units) - 1
        units |= s.here[h]
        for to in sc.neighbour[6 * h : 6 * h + 6]:
            if 0 <= to < sc.n:
                units |= s.here[to]
    if sc.any_hidden:
        for u in range(sc.units):
            if s.place[u] == sc.off + HIDDEN:
                units |= 1 << u
    return units


def member_refusal(s: CohState, player: int, payment: int, members: int, v: int) -> int:
    """Why a unit may not take part in a group action paid for in this way (COH-9.1(2))."""
    sc = s.sc
    if not sc.groups:
        return GROUPS_OFF
    if not 0 <= v < sc.units or sc.army[v] != player:
        return NOT_YOURS
    if members >> v & 1:
        return ALREADY_IN
    if sc.impulses[v]:
        return AIR_ALONE
    if s.place[v] >= sc.n and s.place[v] not in (sc.off + WAITING, sc.off + HIDDEN):
        return NOT_IN_PLAY if s.place[v] == sc.off + LOST else NOT_HERE_YET
    if payment == BY_AP and s.status[v] == SPENT:
        return JOIN_SPENT
    if payment == BY_OPP and (s.status[v] == SPENT or s.active[player] >> v & 1):
        return GROUP_PAYMENT
    return LEGAL if connected(s, v, members) else NOT_CONNECTED


# -- fire groups (COH-9.12) -------------------------------------------------------------------------


def group_fire_refusal(s: CohState, lead: int, supporters: int, target: int) -> int:
    """Whether a leader and his supporters may fire at a hex together."""
    return fire_refusal(s, lead, target) or supporters_refusal(s, lead, supporters, target)


def group_shell_refusal(s: CohState, lead: int, supporters: int, target: int) -> int:
    """A mortar that fires indirectly may lead supporters who see the target themselves (COH-12.0(6))."""
    return shell_refusal(s, lead, target) or supporters_refusal(s, lead, supporters, target)


def group_ground_refusal(s: CohState, lead: int, supporters: int, target: int) -> int:
    """Whether they may fire together at a hex in which they see nobody (COH-10.0(4))."""
    return ground_refusal(s, lead, target) or supporters_refusal(s, lead, supporters, target)


def supporters_refusal(s: CohState, lead: int, supporters: int, target: int) -> int:
    """Whether all supporters may help their leader's fire at a hex."""
    if not supporters:
        return LEGAL
    sc = s.sc
    if not sc.leader_long_range and sc.distance[s.place[lead] * sc.n + target] > range_of(s, lead):
        return LEADER_RANGE
    for v in bit_list(supporters):
        why = support_refusal(s, lead, supporters, v, target)
        if why:
            return why
    return LEGAL


def group_assault_refusal(s: CohState, lead: int, supporters: int) -> int:
    """In close combat a fire group is made of units in the hex only (COH-7.63(7))."""
    target = s.place[lead]
    for v in bit_list(supporters):
        if s.place[v] != target:
            return NO_CLOSE_COMBAT
        why = may_fire(s, v) or hit_and_fp_refusal(s, v, lead, target)
        if why:
            return why
    return LEGAL


def joining_refusal(s: CohState, lead: int, supporters: int, v: int) -> int:
    """COH-9.12(2): what a supporter must fulfil whatever is fired at, a hex or an aircraft."""
    sc = s.sc
    why = may_fire(s, v)
    if why:
        return why
    at = s.place[v]
    if s.contested(at):
        return FIRE_OUT
    near = sc.distance[at * sc.n + s.place[lead]] <= 1
    if not near and not (sc.fire_chain and connected(s, v, (supporters | 1 << lead) & ~(1 << v))):
        return SUPPORT_DISTANCE
    return LEGAL


def support_refusal(s: CohState, lead: int, supporters: int, v: int, target: int) -> int:
    """COH-9.12(2): what a supporter of fire at a hex must fulfil."""
    sc = s.sc
    why = joining_refusal(s, lead, supporters, v)
    if why:
        return why
    at = s.place[v]
    in_view = facings_to(s, at, target) >> s.facing[v] & 1 and sees_out(s, v, target)
    if not in_view or into_gully(s, v, target):
        return SUPPORT_ARC
    if not sc.min_range[v] <= sc.distance[at * sc.n + target] <= range_of(s, v):
        return SUPPORT_RANGE
    return hit_and_fp_refusal(s, v, lead, target)


def hit_and_fp_refusal(s: CohState, v: int, lead: int, target: int) -> int:
    """No counter that affects FP, and FP above 0 in a colour that is used against somebody in the hex."""
    sc = s.sc
    if hit_touches_fp(s, v):
        return SUPPORT_HIT
    close = s.place[lead] == target
    for t in bit_list(s.here[target] & (sc.mask_of[1 - sc.side[lead]] if close else -1)):
        if fp_above_zero(s, v, target_colour(s, lead, t)):
            return LEGAL
    if fp_above_zero(s, v, RED) and works_against(s, lead, s.place[lead], target):
        return LEGAL  # fortifications and obstacles are red (COH-18.6(1))
    if s.here[target] == 0 and (fp_above_zero(s, v, RED) or fp_above_zero(s, v, BLUE)):
        return LEGAL  # on suspicion nobody knows which colour it takes (COH-10.0(4))
    return SUPPORT_FP
