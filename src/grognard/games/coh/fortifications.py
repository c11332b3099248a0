"""Chapter 18.1, 18.2 and 18.4: hasty defences, trenches, gun pits and bunkers, and barbed wire."""

from __future__ import annotations

from . import events
from .refusals import (
    CARRIED,
    DIG_CONTESTED,
    DIG_INFANTRY,
    DIG_OFF,
    DIG_TWICE,
    FORT_ELSEWHERE,
    FORT_INSIDE,
    FORT_OUTSIDE,
    FORT_USER,
    LEGAL,
    NO_HOLES,
    NOT_ON_MAP,
    STUNNED,
    WIRE_TRIED,
)
from .scenario import BLUE, HIDDEN, ONLY_RALLY, PUSHED
from .sight import stand
from .state import CohState
from .verbs import BY_AP, BY_CAP

# -- hasty defences (COH-18.1) ---------------------------------------------------------------------------


def dig_refusal(s: CohState, u: int) -> int:
    """COH-18.1(1), (2): infantry only, one each, where the scenario plays with hasty defences."""
    sc = s.sc
    if not sc.digging:
        return DIG_OFF
    if s.place[u] >= sc.n:
        return NOT_ON_MAP
    if not sc.infantry[u]:
        return DIG_INFANTRY
    if sc.hit_effects[s.counter(u)] & ONLY_RALLY:
        return STUNNED
    if s.carrier[u] >= 0:
        return CARRIED
    if s.dug[u]:
        return DIG_TWICE
    return LEGAL if holes_left(s) else NO_HOLES


def holes_left(s: CohState) -> int:
    """COH-18.1(3): the counter mix is the limit."""
    return s.sc.holes - sum(s.dug)


def hole_refusal(s: CohState, u: int) -> int:
    """The Hasty Defense card: any unit, hidden or not, not in close combat (COH-C.11).

    It digs by the card, as an action of its own (COH-9.14), so a stunned unit may not (COH-7.4(6)).
    """
    sc = s.sc
    if s.place[u] >= sc.n and s.place[u] != sc.off + HIDDEN:
        return NOT_ON_MAP
    if s.place[u] < sc.n and s.contested(s.place[u]):
        return DIG_CONTESTED
    if sc.hit_effects[s.counter(u)] & ONLY_RALLY:
        return STUNNED
    if s.carrier[u] >= 0:
        return CARRIED
    if s.dug[u]:
        return DIG_TWICE
    return LEGAL if holes_left(s) else NO_HOLES


def dig(s: CohState, u: int) -> None:
    """COH-18.1(2): +1 DM for the one unit that made it."""
    s.dug[u] = 1
    s.tell(events.DIGS, u)


# -- trenches, gun pits, bunkers (COH-18.2) ----------------------------------------------------------------


def unit_class(s: CohState, u: int) -> int:
    """1 infantry, 2 gun, 4 vehicle: the bits of a counter's users and of a weapon's targets."""
    return 1 if s.sc.infantry[u] else 4 if s.sc.vehicle[u] else 2


def occupy_refusal(s: CohState, u: int, fort: int) -> int:
    """COH-18.2(5): entering the hex does not occupy; going in is an action of its own."""
    sc = s.sc
    if not 0 <= fort < len(sc.fort_names) or not s.fort[fort] or s.fort_at[fort] != s.place[u]:
        return FORT_ELSEWHERE
    if sc.hit_effects[s.counter(u)] & ONLY_RALLY:
        return STUNNED
    if s.carrier[u] >= 0:
        return CARRIED
    if s.inside[u] >= 0:
        return FORT_INSIDE
    return LEGAL if fort_users(s, u, fort) & unit_class(s, u) else FORT_USER


def fort_users(s: CohState, u: int, fort: int) -> int:
    """Who of its side may use the counter: gun pits also vehicles, if the scenario says so (COH-18.2(3))."""
    users = s.sc.fort_users[fort]
    if s.sc.fort_kind[fort] == "gun_pit" and s.sc.pit_vehicles[s.sc.side[u]]:
        users |= 4
    return users


def settle_in(s: CohState, u: int) -> None:
    """A unit that is set up where its fortification lies starts inside; a hasty defence is its own.

    In which one a hidden unit hides is a secret (COH-10.0(6)); that it has dug in is none.
    """
    sc = s.sc
    key = sc.start_inside[u]
    hidden = s.plot[u] >= 0
    h = s.plot[u] if hidden else s.place[u]
    if key in sc.fort_names:
        fort = sc.fort_names.index(key)
        if sc.fort_hex[fort] == h:
            within = s.plot_fort if hidden else s.inside
            within[u] = fort
    elif key and (hidden or h < sc.n):
        s.dug[u] = 1  # COH-18.1(1)


def leave_refusal(s: CohState, u: int) -> int:
    if s.sc.hit_effects[s.counter(u)] & ONLY_RALLY:
        return STUNNED
    return LEGAL if s.inside[u] >= 0 else FORT_OUTSIDE


def fort_of(s: CohState, u: int) -> int:
    """The fortification that a unit, hidden or not, occupies, or -1."""
    return s.inside[u] if s.inside[u] >= 0 else s.plot_fort[u]


def in_bunker(s: CohState, u: int) -> bool:
    fort = fort_of(s, u)
    return fort >= 0 and s.sc.fort_kind[fort] == "bunker"


def sees_out(s: CohState, u: int, target: int) -> bool:
    """Occupants of a bunker see and fire only within its arc, but are seen from anywhere (COH-18.2(4))."""
    sc = s.sc
    fort = fort_of(s, u)
    if fort < 0 or sc.fort_kind[fort] != "bunker":
        return True
    return sc.arc[stand(s, u) * sc.n + target] >> sc.fort_facing[fort] & 1 != 0


def fort_dm(s: CohState, t: int, attacker: int, front: bool, close: bool, indirect: bool) -> int:
    """What the fortification it occupies adds to a unit's DR (COH-18.2)."""
    sc = s.sc
    fort = s.inside[t]
    if fort < 0:
        return 0
    kind = sc.fort_kind[fort]
    if kind == "trench":  # no arc of its own (COH-F.16)
        return sc.fort_front[fort]
    ahead = sc.arc[s.place[t] * sc.n + attacker] >> sc.fort_facing[fort] & 1 != 0
    if kind == "gun_pit":  # only the blue front DR, and only through the pit's own front
        helps = front and sc.front_colour[t] == BLUE and ahead and not close and not indirect
        return sc.fort_front[fort] if helps else 0
    return sc.fort_front[fort] if indirect or (ahead and not close) else sc.fort_rear[fort]


# -- barbed wire (COH-18.4) --------------------------------------------------------------------------------


def wire_in(s: CohState, h: int) -> int:
    """The wire counter that still lies in a hex, or -1."""
    wire = s.sc.wire_at[h]
    return wire if wire >= 0 and s.fort[wire] else -1


def flatten_wire(s: CohState, h: int) -> None:
    """A tracked vehicle destroys the wire it enters (COH-18.4(3))."""
    s.fort[s.sc.wire_at[h]] = 0
    s.fort_at[s.sc.wire_at[h]] = -1
    s.tell(events.WIRE_FLATTENED, h)


def wire_cost(s: CohState, u: int, to: int) -> int:
    """COH-18.4: what wire in a hex adds without the die that infantry rolls; -1: barred."""
    sc = s.sc
    wire = wire_in(s, to)
    if wire < 0:
        return 0
    if sc.fort_hard[wire] and sc.move_class[u] <= PUSHED:
        return -1  # marked impassable on foot (COH-18.4(4))
    return sc.wire_cost[sc.move_class[u]]


def rolls_for_wire(s: CohState, u: int, to: int, payment: int) -> bool:
    """Whether the unit must roll to enter a hex: infantry at wire, for AP or CAP (COH-18.4(1))."""
    return wire_in(s, to) >= 0 and s.sc.infantry[u] and payment in (BY_AP, BY_CAP)


def wire_refusal(s: CohState, u: int, to: int, payment: int) -> int:
    """A unit that gave up at wire unpaid may not try it for CAP again in this round (G-64): else it could
    wait for ever without a price (L5)."""
    again = s.tried[u] and payment == BY_CAP and rolls_for_wire(s, u, to, payment)
    return WIRE_TRIED if again else LEGAL
