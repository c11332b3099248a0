"""Chapter 0.7: the list of actions, why a unit may not do one, and what each costs."""

from __future__ import annotations

from typing import Final

from grognard.core.kinds import bit_list
from grognard.core.option import Option

from . import combat, movement
from .aiming import ground_price
from .air_combat import flak_price, flak_refusal, hunt_price
from .aircraft import quarry
from .fortifications import dig_refusal, holes_left, leave_refusal, occupy_refusal
from .hidden import hide_refusal, is_hidden, sneak_price, sneak_refusal
from .hits import kinds_left, leave_pool, score
from .rally import rally_refusal
from .refusals import CAUTIOUS_COVER, CAUTIOUS_OFF, FLIES, HIDE_OFF, LEGAL, NOT_ON_MAP, STILL_HIDDEN
from .scenario import NO_PIVOT, ONLY_RALLY
from .screens import smoke_options, smoke_price, smoke_refusal
from .snipers import hidden_fire_refusal
from .state import CohState
from .suspicion import suspect_options, suspect_refusal
from .transport import crew_acts, load_price, load_refusal, rides_on, unload_refusal
from .verbs import (
    APPEAR,
    ASSAULT,
    BY_AP,
    CREEP,
    DIG,
    EXIT,
    FIRE,
    FLAK,
    HIDE,
    INDIRECT,
    LAY,
    LEAVE,
    LOAD,
    MOVE,
    OCCUPY,
    PIVOT,
    RALLY,
    SMOKE,
    SNEAK,
    SUSPECT,
    UNLOAD,
    WEAPON,
)
from .weapon_cards import (
    mine_card,
    teller_options,
    teller_refusal,
    weapon_options,
    weapon_price,
    weapon_refusal,
)

ACTIONS: Final = (
    MOVE,
    CREEP,
    PIVOT,
    FIRE,
    ASSAULT,
    RALLY,
    DIG,
    EXIT,
    WEAPON,
    INDIRECT,
    OCCUPY,
    LEAVE,
    LOAD,
    UNLOAD,
    SNEAK,
    HIDE,
    SMOKE,
    SUSPECT,
    FLAK,
    LAY,
)


def leave_with_vp(s: CohState, u: int, paid: bool) -> None:
    """COH-5.1(4): the scenario may score units that leave, and those they take along."""
    movement.leave_map(s, u, paid)
    for v in s.sc.units_of[s.sc.army[u]]:
        if v == u or rides_on(s, v, u):
            leave_pool(s, v)
            score(s, s.sc.army[v], s.sc.exit_vp)


def pivot_options(s: CohState, u: int, out: list[Option]) -> None:
    """COH-5.3: any other facing."""
    for facing in range(6):
        if facing != s.facing[u]:
            out.append(Option(PIVOT, u, facing))


def action_refusal(s: CohState, o: Option) -> int:
    """Why a unit may not do this, whoever else takes part and whatever is paid."""
    sc = s.sc
    u = o.a
    if o.verb == MOVE or o.verb == CREEP:
        why = movement.move_refusal(s, u, o.b)
        if why == LEGAL and o.verb == CREEP:
            if not sc.cautious:
                return CAUTIOUS_OFF
            return LEGAL if sc.infantry[u] and sc.dm[o.b] == 0 else CAUTIOUS_COVER
        return why
    if o.verb == SNEAK:
        return sneak_refusal(s, u, o.b)
    if o.verb == LAY and is_hidden(s, u):
        return teller_refusal(s, u, o.b, o.c)
    if is_hidden(s, u):
        if o.verb in (FIRE, INDIRECT):
            return hidden_fire_refusal(s, u, o.b, o.verb == INDIRECT, False)
        return STILL_HIDDEN
    if s.place[u] >= sc.n:
        return FLIES if sc.impulses[u] else NOT_ON_MAP
    if o.verb == HIDE:
        return hide_refusal(s, u, o.b) if sc.any_hidden else HIDE_OFF
    if o.verb == PIVOT:
        return movement.pivot_refusal(s, u, o.b)
    if o.verb == FIRE:
        return combat.fire_refusal(s, u, o.b)
    if o.verb == ASSAULT:
        return combat.assault_refusal(s, u)
    if o.verb == RALLY:
        return rally_refusal(s, u)
    if o.verb == DIG:
        return dig_refusal(s, u)
    if o.verb == EXIT:
        return movement.exit_refusal(s, u)
    if o.verb == INDIRECT:
        return combat.shell_refusal(s, u, o.b)
    if o.verb == SMOKE:
        return smoke_refusal(s, u, o.b)
    if o.verb == SUSPECT:
        return suspect_refusal(s, u, o.b)
    if o.verb == FLAK:
        return flak_refusal(s, u, o.b)
    if o.verb == OCCUPY:
        return occupy_refusal(s, u, o.b)
    if o.verb == LEAVE:
        return leave_refusal(s, u)
    if o.verb == LOAD:
        return load_refusal(s, u, o.b)
    if o.verb == UNLOAD:
        return unload_refusal(s, u)
    if o.verb == LAY:
        return teller_refusal(s, u, o.b, o.c)
    return weapon_refusal(s, u, o.b, o.c)


def action_price(s: CohState, o: Option, payment: int) -> int:
    """COH-0.7(5), (6): the price of a legal action of one unit."""
    sc = s.sc
    u = o.a
    if o.verb == MOVE:
        return movement.move_price(s, u, o.b)
    if o.verb == CREEP:
        return movement.move_price(s, u, o.b) + sc.cautious_ap
    if o.verb == PIVOT:
        return sc.pivot_ap
    if o.verb == FIRE:
        return combat.shot_price(s, u, o.b, payment)
    if o.verb == ASSAULT:
        return combat.fire_price(s, u)
    if o.verb == RALLY:
        return sc.rally_ap
    if o.verb == DIG:
        return sc.dig_ap
    if o.verb == EXIT:
        return movement.exit_price(s, u)
    if o.verb == SNEAK:
        return sneak_price(s, u, o.b)
    if o.verb == HIDE:
        return sc.figures["hide_cost_ap"]
    if o.verb == INDIRECT:
        return combat.indirect_price(s, u)
    if o.verb == SMOKE:
        return smoke_price(s, u, o.b, payment)
    if o.verb == SUSPECT:
        return ground_price(s, u, o.b, payment)
    if o.verb == FLAK:
        return combat.shot_price(s, u, s.over[o.b], payment)
    if o.verb in (OCCUPY, LEAVE):
        return sc.occupy_ap
    if o.verb in (LOAD, UNLOAD):
        return load_price(s, u)
    return weapon_price(s, u, mine_card(s, sc.army[u]) if o.verb == LAY else o.b)


def further_options(s: CohState, u: int, money: int, out: list[Option]) -> None:
    """What only hidden units, mortars, vehicles, passengers and units at fortifications do."""
    sc = s.sc
    if is_hidden(s, u):
        hidden_options(s, u, money, out)
        return
    if sc.occupy_ap <= money:
        occupy_options(s, u, out)
        if leave_refusal(s, u) == LEGAL:
            out.append(Option(LEAVE, u))
    transport_options(s, u, money, out)
    if sc.mine_rows:
        teller_options(s, u, money, out)


def occupy_options(s: CohState, u: int, out: list[Option]) -> None:
    """COH-18.2(5): the fortifications in its hex that it may go into."""
    if s.place[u] in s.fort_at:
        for fort in range(len(s.sc.fort_names)):
            if occupy_refusal(s, u, fort) == LEGAL:
                out.append(Option(OCCUPY, u, fort))


def transport_options(s: CohState, u: int, money: int, out: list[Option]) -> None:
    """COH-17.0: the unit gets on or off; a vehicle whose crew is not stunned takes up and sets down."""
    sc = s.sc
    if s.place[u] >= sc.n or s.here[s.place[u]] == 1 << u:
        return  # alone in its hex
    drives = sc.vehicle[u] and crew_acts(s, u)
    for v in bit_list(s.here[s.place[u]]):
        if sc.army[v] != sc.army[u]:
            continue
        if load_price(s, u) <= money and load_refusal(s, u, v) == LEGAL:
            out.append(Option(LOAD, u, v))
        if drives and load_price(s, v) <= money and load_refusal(s, v, u) == LEGAL:
            out.append(Option(LOAD, v, u))
        if v != u and not (drives and s.carrier[v] == u):
            continue
        if load_price(s, v) <= money and unload_refusal(s, v) == LEGAL:
            out.append(Option(UNLOAD, v))


def hide_options(s: CohState, u: int, out: list[Option]) -> None:
    """COH-10.2: its own hex and those around it, as far as no enemy sees them."""
    h = s.place[u]
    if h >= s.sc.n or hide_refusal(s, u, h):
        return  # who cannot hide where he is cannot hide next to it either
    out.append(Option(HIDE, u, h))
    for to in s.sc.neighbour[6 * h : 6 * h + 6]:
        if hide_refusal(s, u, to) == LEGAL:
            out.append(Option(HIDE, u, to))


def sneak_options(s: CohState, u: int, money: int, out: list[Option]) -> None:
    """COH-10.1: the hexes next to where it hides."""
    for to in s.sc.neighbour[6 * s.plot[u] : 6 * s.plot[u] + 6]:
        if sneak_refusal(s, u, to) == LEGAL and sneak_price(s, u, to) <= money:
            out.append(Option(SNEAK, u, to))


def hidden_options(s: CohState, u: int, money: int, out: list[Option]) -> None:
    """A hidden unit sneaks on, or appears to do anything else (COH-10.0(2))."""
    sneak_options(s, u, money, out)
    if money >= s.sc.pivot_ap and not s.sc.hit_effects[s.hit[u]] & (ONLY_RALLY | NO_PIVOT):
        for facing in range(6):
            out.append(Option(APPEAR, u, facing))


def cheapest(s: CohState, u: int) -> int:
    """The lowest price of anything the unit could do now, or -1: it can do nothing.

    A unit in good order can always pivot, so the long way round is only for damaged ones. Cheaper than that
    are only weapon cards (COH-F.20).
    """
    sc = s.sc
    if sc.air and quarry(s, sc.army[u]):
        return hunt_price(s, u)
    if is_hidden(s, u):
        return sc.pivot_ap  # it can appear and turn
    if s.place[u] >= sc.n:
        found = movement.destinations(s, u, 99)
        return min(found[1::2]) if found else -1
    effects = sc.hit_effects[s.hit[u]]
    thrown = cheapest_weapon(s, u)
    if not effects & (ONLY_RALLY | NO_PIVOT) and not s.bogged[u] and s.carrier[u] < 0:
        return sc.pivot_ap if thrown < 0 else min(thrown, sc.pivot_ap)
    prices: list[int] = [thrown] if thrown >= 0 else []
    if rally_refusal(s, u) == LEGAL:
        prices.append(sc.rally_ap)
    if combat.assault_refusal(s, u) == LEGAL:
        prices.append(combat.fire_price(s, u))
    prices += [combat.shot_price(s, u, target, BY_AP) for target in combat.targets(s, u)]
    if sc.indirect[u] and combat.indirect_targets(s, u):
        prices.append(combat.indirect_price(s, u))
    if sc.air and flak_price(s, u, BY_AP) >= 0:
        prices.append(flak_price(s, u, BY_AP))
    if dig_refusal(s, u) == LEGAL:
        prices.append(sc.dig_ap)
    if sc.combined:
        further: list[Option] = []
        further_options(s, u, 99, further)
        smoke_options(s, u, 99, BY_AP, further)
        suspect_options(s, u, 0, 99, BY_AP, further)
        if sc.any_hidden:
            hide_options(s, u, further)
        prices += [action_price(s, o, BY_AP) for o in further]
    return min(prices) if prices else -1


def cheapest_weapon(s: CohState, u: int) -> int:
    """The lowest price of an attack with a weapon card, or -1: it can make none (COH-8.2, F.20)."""
    if not s.sc.weapons[s.sc.army[u]] or s.place[u] >= s.sc.n:
        return -1
    found: list[Option] = []
    weapon_options(s, u, 99, found)
    prices = [action_price(s, o, BY_AP) for o in found]
    return min(prices) if prices else -1


def rule_out_idle(s: CohState, u: int, money: int) -> None:
    """Choosing a unit to act shows that it can do something: other counters are ruled out (L8)."""
    counter = s.hit[u]
    for kind in kinds_left(s, u):
        s.hit[u] = kind
        if not 0 <= cheapest(s, u) <= money:
            s.hit_may[u] &= ~(1 << kind)
    s.hit[u] = counter


# -- whether all the others of a group can do it, too -------------------------------------------------


def all_can_move(s: CohState, units: int, money: int) -> bool:
    return all(movement.destinations(s, u, money) for u in bit_list(units))


def all_can_pivot(s: CohState, units: int) -> bool:
    return all(movement.may_pivot(s, u) == LEGAL for u in bit_list(units))


def all_can_rally(s: CohState, units: int) -> bool:
    return all(rally_refusal(s, u) == LEGAL for u in bit_list(units))


def all_can_dig(s: CohState, units: int) -> bool:
    digging = bit_list(units)
    return len(digging) < holes_left(s) + 1 and all(dig_refusal(s, u) == LEGAL for u in digging)


def all_can_sneak(s: CohState, units: int, money: int) -> bool:
    for u in bit_list(units):
        places: list[Option] = []
        if is_hidden(s, u):
            sneak_options(s, u, money, places)
        if not places:
            return False
    return True


def all_can_hide(s: CohState, units: int) -> bool:
    for u in bit_list(units):
        places: list[Option] = []
        hide_options(s, u, places)
        if not places:
            return False
    return True


def all_can_occupy(s: CohState, units: int) -> bool:
    for u in bit_list(units):
        forts: list[Option] = []
        occupy_options(s, u, forts)
        if not forts:
            return False
    return True


def all_can_leave(s: CohState, units: int) -> bool:
    return all(leave_refusal(s, u) == LEGAL for u in bit_list(units))


def taking_part(s: CohState, o: Option) -> int:
    """Whose part an action is, as bits: getting on or off is the passenger's and the vehicle's (COH-17.0)."""
    if o.verb == LOAD:
        return 1 << o.a | 1 << o.b
    if o.verb == UNLOAD and s.carrier[o.a] >= 0:
        return 1 << o.a | 1 << s.carrier[o.a]
    return 1 << o.a


def transports(s: CohState, u: int, verb: int, money: int) -> list[Option]:
    """The ways in which a unit gets on, or off; a vehicle takes up, or sets down."""
    found: list[Option] = []
    transport_options(s, u, money, found)
    return [o for o in found if o.verb == verb]


def all_can_ride(s: CohState, units: int, verb: int, money: int) -> bool:
    """Whether all of these can get on, or off, in one way or another: no vehicle takes two (COH-17.0(1))."""
    if units == 0:
        return True
    first = bit_list(units)[0]
    return any(rest_can_follow(s, o, units, money) for o in transports(s, first, verb, money))


def rest_can_follow(s: CohState, o: Option, units: int, money: int) -> bool:
    """Whether, after one of these has got on or off in this way, all the others still can."""
    rest = units & ~taking_part(s, o)
    if rest == 0:
        return True
    carrier = s.carrier[o.a]
    s.carrier[o.a] = o.b if o.verb == LOAD else -1
    able = all_can_ride(s, rest, o.verb, money)
    s.carrier[o.a] = carrier
    return able


def all_can_exit(s: CohState, units: int, money: int) -> bool:
    return all(
        movement.exit_refusal(s, u) == LEGAL and movement.exit_price(s, u) <= money for u in bit_list(units)
    )
