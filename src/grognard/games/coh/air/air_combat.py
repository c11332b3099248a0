"""Chapters 20.0(10), (11), 20.2 and 20.4: fire at aircraft and from them.

Attacks on the ground are attacks on a hex like any other (`attack.Fire`), with an aircraft's firepower; a
shot at an aircraft has one target and is a procedure of its own.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import NUMBER, PLAYER, UNIT, UNITS, bit_list
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State

from .. import events
from ..caps import Roll
from ..cards.vengeance import avenge, fallen
from ..combat import (
    count_supporters,
    fp_above_zero,
    has_colour,
    hit_touches_fp,
    may_fire,
    range_of,
    shot_price,
    total,
)
from ..fortifications import sees_out
from ..frames import CohFrame
from ..groups import joining_refusal
from ..hits import destroy, hits_by, show_in_combat, show_supporters
from ..refusals import (
    AIR_BLIND,
    AIR_CLOSE,
    AIR_DAMAGED,
    AIR_FAR,
    AIR_HUNT,
    BUNKER_ARC,
    FIRE_OUT,
    GUN_DAMAGED,
    LEGAL,
    NOT_AA,
    NOT_AIRBORNE,
    NOT_ON_MAP,
    OUT_OF_ARC,
    OUT_OF_RANGE,
    SMOKE_SIGHT,
    SUPPORT_ARC,
    SUPPORT_FP,
    SUPPORT_HIT,
    SUPPORT_RANGE,
    TOO_CLOSE,
    WHOLE_HEX,
)
from ..scenario import BLUE, HIDDEN
from ..sight import in_arc, stand
from ..smoke import smoke_changes, smoke_hides
from ..state import CohState
from ..verbs import BY_AP
from .aircraft import airborne, blind_from_air, quarry, sees_ground

Changes = list[tuple[str, str, int]]

# -- may it? --------------------------------------------------------------------------------------------


def flak_refusal(s: CohState, u: int, t: int) -> int:
    """Why a unit on the ground may not fire at an aircraft (COH-20.0(10)): AA mark, arc, range, sight."""
    sc = s.sc
    if not 0 <= t < sc.units or not airborne(s, t) or sc.side[t] == sc.side[u]:
        return NOT_AIRBORNE
    if not sc.aa[u]:
        return NOT_AA
    why = may_fire(s, u) or hunt_refusal(s, u, t)
    if why:
        return why
    h = s.place[u]
    if h >= sc.n:
        return NOT_ON_MAP
    if s.contested(h):
        return FIRE_OUT
    over = s.over[t]
    distance = sc.distance[h * sc.n + over]
    if distance > sc.long_factor * range_of(s, u):
        return OUT_OF_RANGE
    if distance < sc.min_range[u]:
        return TOO_CLOSE
    if not has_colour(s, u, BLUE):
        return GUN_DAMAGED
    if not sees_out(s, u, over):
        return BUNKER_ARC
    if not sc.turret[u] and not in_air_arc(s, h, s.facing[u], over):
        return OUT_OF_ARC
    return air_sight_refusal(s, over, h)


def in_air_arc(s: CohState, h: int, facing: int, to: int) -> bool:
    """COH-6.1; a target straight above or below is in every arc."""
    return h == to or in_arc(s, h, facing, to)


def air_sight_refusal(s: CohState, over: int, ground: int) -> int:
    if smoke_hides(s, over, ground):
        return SMOKE_SIGHT
    return AIR_BLIND if blind_from_air(s, over, ground) else LEGAL


def hunt_refusal(s: CohState, u: int, t: int) -> int:
    """While an enemy aircraft must leave, nothing else may be attacked (COH-20.0(8))."""
    hunted = quarry(s, s.sc.army[u])
    return AIR_HUNT if hunted and (t < 0 or not hunted >> t & 1) else LEGAL


def flak_targets(s: CohState, u: int) -> list[int]:
    """The enemy aircraft that a unit on the ground may fire at."""
    sc = s.sc
    if not sc.aa[u]:
        return []
    return [t for t in sc.aircraft[1 - sc.side[u]] if flak_refusal(s, u, t) == LEGAL]


def flak_price(s: CohState, u: int, payment: int) -> int:
    """The cheapest shot at an aircraft, or -1: there is none."""
    prices = [shot_price(s, u, s.over[t], payment) for t in flak_targets(s, u)]
    return min(prices) if prices else -1


def hunt_price(s: CohState, u: int) -> int:
    """What a unit on the ground can do while an enemy aircraft leaves: shoot at it, even from hiding."""
    if s.place[u] != s.sc.off + HIDDEN:
        return flak_price(s, u, BY_AP)
    prices = [price for _, price in shots_on_appearing(s, u, BY_AP)]
    return min(prices) if prices else -1


def shots_on_appearing(s: CohState, u: int, payment: int) -> list[tuple[int, int]]:
    """The facings in which a hidden unit could show itself and shoot at an aircraft, with the price of it."""
    shots: list[tuple[int, int]] = []
    if not s.sc.aa[u] or not 0 <= s.plot[u] < s.sc.n:
        return shots
    place, facing = s.place[u], s.facing[u]
    s.place[u] = s.plot[u]
    for way in range(6):
        s.facing[u] = way
        price = flak_price(s, u, payment)
        if price >= 0:
            shots.append((way, price))
    s.place[u] = place
    s.facing[u] = facing
    return shots


def group_flak_refusal(s: CohState, lead: int, supporters: int, t: int) -> int:
    """A fire group against an aircraft (COH-9.12(2)): every member needs the AA mark."""
    why = flak_refusal(s, lead, t)
    if why:
        return why
    sc = s.sc
    over = s.over[t]
    for v in bit_list(supporters):
        if not sc.aa[v]:
            return NOT_AA
        why = joining_refusal(s, lead, supporters, v)
        if why:
            return why
        at = s.place[v]
        sees = sees_ground(s, over, at) and sees_out(s, v, over)
        if not sees or not in_air_arc(s, at, s.facing[v], over):
            return SUPPORT_ARC
        if not sc.min_range[v] <= sc.distance[at * sc.n + over] <= range_of(s, v):
            return SUPPORT_RANGE
        if hit_touches_fp(s, v):
            return SUPPORT_HIT
        if not fp_above_zero(s, v, BLUE):
            return SUPPORT_FP
    return LEGAL


def reach_refusal(s: CohState, u: int, h: int) -> int:
    """COH-20.2(1), (4): nothing closer than 2 hexes, nothing beyond 6, only in the aircraft's arc."""
    sc = s.sc
    if s.damaged[u]:
        return AIR_DAMAGED
    distance = sc.distance[s.over[u] * sc.n + h]
    if distance < sc.figures["air_min_range"]:
        return AIR_CLOSE
    if distance > sc.figures["air_max_range"]:
        return AIR_FAR
    return LEGAL if in_air_arc(s, s.over[u], s.facing[u], h) else OUT_OF_ARC


def aim_refusal(s: CohState, u: int, h: int) -> int:
    """Why an aircraft may not attack the ground of a hex, whoever is there."""
    if not 0 <= h < s.sc.n:
        return WHOLE_HEX
    return hunt_refusal(s, u, -1) or reach_refusal(s, u, h) or air_sight_refusal(s, s.over[u], h)


def dogfight_refusal(s: CohState, u: int, t: int) -> int:
    """Why an aircraft may not attack another one: in the air only smoke blocks the line (COH-20.3)."""
    sc = s.sc
    if not 0 <= t < sc.units or not sc.impulses[t] or not airborne(s, t) or sc.side[t] == sc.side[u]:
        return NOT_AIRBORNE
    why = hunt_refusal(s, u, t) or reach_refusal(s, u, s.over[t])
    return why or (SMOKE_SIGHT if smoke_hides(s, s.over[u], s.over[t]) else LEGAL)


# -- how strong is it? ----------------------------------------------------------------------------------


def air_firepower(s: CohState, u: int, colour: int, h: int, bomb: int, ledger: Ledger | None) -> int:
    """An aircraft's attack on the ground, with its guns or a bomb (COH-20.1(1), 20.2(1), 20.4(1))."""
    sc = s.sc
    changes: Changes = []
    if s.altitude[u]:
        changes.append(("COH-20.1", "altitude", s.altitude[u] * sc.figures["air_fp_per_altitude"]))
    far_shot(s, u, h, changes)
    if bomb >= 0:
        return total(sc.bomb_fp[colour][bomb], "COH-20.4", "bomb", changes, ledger)
    if sc.veteran_fp[u]:
        changes.append(("COH-C.V02", "veteran", sc.veteran_fp[u]))
    return total(sc.fp[colour][u], "COH-7.1", "fp", changes, ledger)


def far_shot(s: CohState, u: int, h: int, changes: Changes) -> None:
    """COH-20.2(1): each hex beyond the range takes one FP; there is no other long range for aircraft."""
    sc = s.sc
    beyond = sc.distance[s.over[u] * sc.n + h] - sc.figures["air_range"]
    if beyond > 0:
        changes.append(("COH-20.2", "far-shot", beyond * sc.figures["air_fp_per_hex_beyond_range"]))


def flak_firepower(s: CohState, u: int, t: int, supporters: int, ledger: Ledger | None) -> int:
    """A unit on the ground against an aircraft: normal combat, with its range modifiers (COH-20.0(10))."""
    sc = s.sc
    changes: Changes = []
    if sc.veteran_fp[u]:
        changes.append(("COH-C.V02", "veteran", sc.veteran_fp[u]))
    if s.counter(u) and sc.hit_fp[BLUE][s.counter(u)]:
        changes.append(("COH-7.4", "hit", sc.hit_fp[BLUE][s.counter(u)]))
    distance = sc.distance[s.place[u] * sc.n + s.over[t]]
    if distance <= sc.figures["short_range"]:
        changes.append(("COH-7.62", "short-range", sc.short_fp))
    elif distance > range_of(s, u):
        changes.append(("COH-7.61", "long-range", sc.long_fp))
    if supporters:
        changes.append(("COH-9.12", "support", supporters * sc.support_fp))
    return total(sc.fp[BLUE][u], "COH-7.1", "fp", changes, ledger)


def dogfight_firepower(s: CohState, u: int, t: int, ledger: Ledger | None) -> int:
    """Air to air: the higher one has the advantage, altitude costs nothing (COH-20.2(3))."""
    sc = s.sc
    changes: Changes = []
    far_shot(s, u, s.over[t], changes)
    if s.altitude[u] > s.altitude[t]:
        changes.append(("COH-20.2", "higher", sc.figures["air_higher_fp"]))
    if sc.veteran_fp[u]:
        changes.append(("COH-C.V02", "veteran", sc.veteran_fp[u]))
    return total(sc.fp[BLUE][u], "COH-7.1", "fp", changes, ledger)


def air_defence(s: CohState, t: int, u: int, ledger: Ledger | None) -> int:
    """An aircraft's DV: front or rear by the attacker's direction, more with altitude (COH-20.1, 20.2)."""
    sc = s.sc
    at = stand(s, u)
    front = in_air_arc(s, s.over[t], s.facing[t], at)
    changes: Changes = []
    if s.altitude[t]:
        changes.append(("COH-20.1", "altitude", s.altitude[t] * sc.figures["air_dr_per_altitude"]))
    if sc.impulses[u] and s.altitude[t] > s.altitude[u]:
        changes.append(("COH-20.2", "higher", sc.figures["air_higher_dm"]))
    if s.smoky:
        smoke_changes(s, at, s.over[t], changes)
    if sc.veteran_dm[t]:
        changes.append(("COH-C.V15", "veteran", sc.veteran_dm[t]))
    return total(
        sc.front[t] if front else sc.rear[t], "COH-7.2", "front" if front else "rear", changes, ledger
    )


def take_air_hits(s: CohState, u: int, hits: int, by: int) -> None:
    """COH-20.0(11): no hit counter is drawn; the first hit ends its attacks, the second destroys it."""
    if hits == 0:
        s.mark(events.O_MISS, u)
        s.tell(events.MISSED, u)
    elif hits >= 2 or s.damaged[u]:
        s.mark(events.O_DESTROYED, u)
        destroy(s, u, by)
    else:
        s.damaged = s.damaged.copy()
        s.damaged[u] = 1
        s.mark(events.O_HIT, u)
        s.tell(events.AIR_HIT, u)


# The steps of `AirFire`.
AT_ROLL: Final = 0
AT_RESOLVE: Final = 1


class AirFire(CohFrame):
    """A shot at an aircraft, from the ground or by another aircraft: one target, one roll."""

    NAME = "AirFire"
    STEPS = ("roll", "resolve")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("lead", SCALAR, UNIT, -1),
        Column("supporters", SCALAR, UNITS),
        Column("target", SCALAR, UNIT, -1),
        Column("boost", SCALAR, NUMBER),
        Column("overrun", SCALAR, NUMBER),  # the part of it that Overrun gives (COH-C.V130)
    )

    def __init__(self, player: int = -1, lead: int = -1, target: int = -1) -> None:
        super().__init__()
        self.player = player
        self.lead = lead
        self.supporters = 0
        self.target = target
        self.boost = 0
        self.overrun = 0

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_ROLL:
            self.step = AT_RESOLVE
            s.push(Roll(self.player))
        else:
            self.resolve(s)
            s.pop()
            if fallen(s, self.target):
                avenge(s, self.supporters | 1 << self.lead)

    def values(self, s: CohState, av: Ledger | None, dv: Ledger | None) -> tuple[int, int]:
        """Attack value without the dice, and defence value."""
        if s.sc.impulses[self.lead]:
            fp = dogfight_firepower(s, self.lead, self.target, av)
        else:
            fp = flak_firepower(s, self.lead, self.target, count_supporters(s, self.supporters, BLUE), av)
        if self.boost:
            fp += self.boost
            if av is not None and self.boost > self.overrun:
                av.add("COH-C.9", "card-9", self.boost - self.overrun)
            if av is not None and self.overrun:
                av.add("COH-C.V130", "overrun", self.overrun)
        return fp, air_defence(s, self.target, self.lead, dv)

    def bands(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        fp, dv = self.values(s, None, None)
        return [dv - fp] if s.damaged[self.target] else [dv - fp, dv - fp + s.sc.destroy_margin]

    def resolve(self, s: CohState) -> None:
        if s.sink is None:
            fp, dv = self.values(s, None, None)
        else:
            ledgers = self.roll_ledgers(s)
            fp, dv = ledgers[0].total, ledgers[1].total
            ledgers[0].add("COH-7.1", "roll", s.result)
            s.emit(Event(events.ATTACKED, self.target, fp + s.result, dv, ledgers=ledgers))
        take_air_hits(s, self.target, hits_by(fp + s.result, dv, s.sc.destroy_margin), self.player)

    def roller(self) -> int:
        return self.target

    def actor(self) -> int:
        return self.lead

    def roll_ledgers(self, s: State) -> list[Ledger]:
        assert isinstance(s, CohState)
        av, dv = Ledger("av", self.lead), Ledger("dv", self.target)
        self.values(s, av, dv)
        return [av, dv]


def prepare_shot(s: CohState, lead: int, supporters: int, t: int, boost: int, overrun: int) -> AirFire:
    """The shot of a unit, with those that support it, at an aircraft."""
    fire = AirFire(s.sc.army[lead], lead, t)
    fire.supporters = supporters
    fire.boost = boost
    fire.overrun = overrun
    return fire


def start_shot(s: CohState, lead: int, supporters: int, t: int, boost: int, overrun: int) -> None:
    """Shows what the firers' counters change, then pushes the attack."""
    s.tell(events.FIRES_AT, lead, t)
    show_in_combat(s, lead, s.sc.shown_firing)
    show_supporters(s, lead, supporters, False)
    s.push(prepare_shot(s, lead, supporters, t, boost, overrun))
