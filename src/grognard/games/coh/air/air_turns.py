"""Chapter 20.0: aircraft among the turns; turns while one without AP must leave the map (COH-20.0(8))."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option

from ..cards.playing import card_options
from ..refusals import (
    AIR_CARD,
    AIR_DEPARTED,
    AIR_ENTRY,
    AIR_GONE,
    AIR_HUNT,
    AIR_LEAVING,
    AIR_OPP,
    AIR_STAYS,
    ALREADY_SPENT,
    CAP_SHORT,
    LEGAL,
    NO_POOL,
    NOT_HERE_YET,
    NOT_IN_PLAY,
    SECOND_POOL,
)
from ..scenario import EXITED, HIDDEN, LOST
from ..state import SPENT, CohState
from ..verbs import ACTIVATE, AP, CAP, CARD, DEPART, OPP, PASS, SPEND
from .air_combat import hunt_price
from .aircraft import activated, airborne, leaver, must_leave, pool_flies, quarry, waits


def flight_options(s: CohState, p: int, out: list[Option]) -> None:
    """What a player may do with his aircraft: activate one off the map, fly it for AP or CAP (COH-20.0)."""
    for u in s.sc.aircraft[s.sc.side_of[p]]:
        if s.sc.army[u] == p and (airborne(s, u) or waits(s, u)):
            for verb in (ACTIVATE, AP, CAP):
                if flight_refusal(s, p, verb, u) == LEGAL:
                    out.append(Option(verb, u))


def flight_refusal(s: CohState, p: int, verb: int, u: int) -> int:
    """Why an aircraft may not be activated or fly in this way (COH-20.0(1), (7) to (9), G-28)."""
    if not airborne(s, u) and not waits(s, u):
        gone = s.place[u] - s.sc.off
        return NOT_IN_PLAY if gone == LOST else AIR_GONE if gone == EXITED else NOT_HERE_YET
    if verb == OPP:
        return AIR_OPP
    if verb == ACTIVATE:
        return activation_refusal(s, p, u)
    if s.double:
        return AIR_CARD  # Double Action is an action card, too
    if verb == AP:
        if activated(s, u):
            return LEGAL
        return ALREADY_SPENT if s.status[u] == SPENT or airborne(s, u) else NO_POOL
    if waits(s, u):
        return AIR_ENTRY
    if s.departing[u]:
        return AIR_DEPARTED
    return LEGAL if s.cap[p] >= s.sc.figures["air_action_ap"] else CAP_SHORT


def activation_refusal(s: CohState, p: int, u: int) -> int:
    """Only for an aircraft off the map, and once: one over the map without AP has to leave."""
    if must_leave(s, u):
        return AIR_LEAVING
    if s.status[u] == SPENT:
        return ALREADY_SPENT
    return SECOND_POOL if s.active[p] else LEGAL


def depart_refusal(s: CohState, p: int, u: int) -> int:
    return LEGAL if 0 <= u < s.sc.units and leaver(s, p) == u else AIR_STAYS


# -- while an aircraft must leave (COH-20.0(8)) -----------------------------------------------------------


def bound_options(s: CohState, p: int) -> list[Option]:
    """What is left to a player: to fly his own aircraft off, or to hunt the enemy's."""
    u = leaver(s, p)
    if u < 0:
        return hunting_options(s, p)
    out = [Option(DEPART, u)]
    if flight_refusal(s, p, CAP, u) == LEGAL:
        out.append(Option(CAP, u))
    return out


def hunting_options(s: CohState, p: int) -> list[Option]:
    """Shots at the aircraft that leaves, flights after it, or a pass."""
    active = s.active[p]
    out = [Option(PASS)]
    if active:
        out.append(Option(SPEND))
    for u in s.sc.units_of[p]:
        if s.place[u] < s.sc.n or s.place[u] == s.sc.off + HIDDEN:
            price = hunt_price(s, u)
            if price >= 0:
                shooting_options(s, p, u, price, out)
    flight_options(s, p, out)
    if s.hand_size[p]:
        cards: list[Option] = []
        card_options(s, p, cards)
        out += [o for o in cards if o.verb == CARD and s.sc.card_effect[o.a] == "free_action"]
    return out


def shooting_options(s: CohState, p: int, u: int, price: int, out: list[Option]) -> None:
    """The ways to pay for a unit's shot (COH-0.7)."""
    active = s.active[p]
    member = active >> u & 1
    if s.status[u] != SPENT:
        if active == 0:
            out.append(Option(ACTIVATE, u))
        joins = s.sc.groups and active and not pool_flies(s, p)
        if (member or joins) and s.ap[p] + s.cap[p] >= price:
            out.append(Option(AP, u))
        if not member:
            out.append(Option(OPP, u))
    if s.cap[p] >= price:
        out.append(Option(CAP, u))


def binding(s: CohState, p: int) -> tuple[int, int]:
    """What binds a player, for his prompt: 1 an aircraft of his own, 2 one of the enemy's; and which."""
    if not s.sc.air:
        return 0, -1
    u = leaver(s, p)
    if u >= 0:
        return 1, u
    hunted = bit_list(quarry(s, p))
    return (2, hunted[0]) if hunted else (0, -1)


def bound_refusal(s: CohState, p: int, o: Option) -> int:
    if any(o.same(x) for x in bound_options(s, p)):
        return LEGAL
    return AIR_LEAVING if leaver(s, p) >= 0 else AIR_HUNT
