"""Chapter 20.0(8): turns while an aircraft without AP must leave the map."""

from __future__ import annotations

from grognard.core.kinds import bit_list
from grognard.core.option import Option

from .air_combat import hunt_price
from .aircraft import leaver, pool_flies, quarry
from .cards import card_options
from .flight import flight_options, flight_refusal
from .refusals import AIR_HUNT, AIR_LEAVING, LEGAL
from .scenario import HIDDEN
from .state import SPENT, CohState
from .verbs import ACTIVATE, AP, CAP, CARD, DEPART, OPP, PASS, SPEND


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
