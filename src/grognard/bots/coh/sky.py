"""Aircraft (COH-20): in over the enemy, strafe and bomb what is worth it, and on."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.games.coh.air.air_combat import prepare_shot
from grognard.games.coh.air.air_strikes import strike
from grognard.games.coh.air.flight import AT_ALTITUDE, AT_HEADING, AT_LOAD, Flight
from grognard.games.coh.attack import Fire
from grognard.games.coh.state import CohState
from grognard.games.coh.verbs import AWAY, BANK, BOMB, DOGFIGHT, DONE, DROP, FORWARD, STRAFE

from .field import Battlefield, clip

STRIKE_PAYS: Final = 40
FLIGHT: Final = 120  # what an aircraft's action is worth beside its best target: it is there to be used
REACH: Final = 3  # hexes from which to attack


def strike_gain(field: Battlefield, fire: Fire) -> int:
    """What an attack from the air takes from the enemy, less the harm to friends."""
    s = field.s
    total = 0
    for t in bit_list(fire.left):
        fire.target = t
        fp, dv = fire.values(s, None, None)
        gain = field.ground.losses[1 if s.hit[t] else 0][clip(dv - fp)] * field.worth[t] // 1000
        total += gain if field.sc.side[t] != field.side else -gain
    return total


def air_gain(field: Battlefield, u: int, t: int) -> int:
    """A shot of a unit at an aircraft."""
    s = field.s
    fp, dv = prepare_shot(s, u, 0, t, 0, 0).values(s, None, None)
    worth = 1000 * s.sc.unit_vp[t] + 400
    return field.ground.losses[1 if s.damaged[t] else 0][clip(dv - fp)] * worth // 1000


def rough_gain(field: Battlefield, u: int, h: int) -> int:
    """What an aircraft's guns could do to a hex, before it is there."""
    s = field.s
    sc = field.sc
    total = 0
    for t in bit_list(s.here[h]):
        need = sc.rear[t] + sc.dm[h] + s.dug[t] - sc.fp[sc.rear_colour[t]][u]
        gain = field.ground.losses[1 if s.hit[t] else 0][clip(need)] * field.worth[t] // 1000
        total += gain if sc.side[t] != field.side else -gain
    return total


def best_target(field: Battlefield, u: int) -> tuple[int, int]:
    """The hex that an aircraft should go for, and what is to be gained there."""
    best, score = -1, 0
    for h in sorted({field.at[e] for e in field.enemies}):
        gain = rough_gain(field, u, h)
        if gain > score:
            best, score = h, gain
    return best, score


def fly(s: CohState, frame: Flight, options: list[Option]) -> int:
    """One impulse of a flight."""
    u = frame.unit
    field = Battlefield(s, s.sc.side[u])
    if frame.step == AT_LOAD:
        return load(field, frame, options)
    if frame.step == AT_ALTITUDE:
        return min(1, len(options) - 1) if flak_about(field) else 0
    target = best_target(field, u)[0]
    if frame.step == AT_HEADING:
        return towards(s, options, target, [s.over[u]] * len(options), [o.b for o in options])
    attack = best_attack(field, u, options)
    if attack >= 0:
        return attack
    hexes = [o.b if o.verb == FORWARD else s.over[u] for o in options]
    facings = [o.b if o.verb == BANK else s.facing[u] for o in options]
    return towards(s, options, target, hexes, facings)


def flak_about(field: Battlefield) -> bool:
    return any(field.sc.aa[e] for e in field.enemies)


def load(field: Battlefield, frame: Flight, options: list[Option]) -> int:
    """One bomb after the other: the best kind for what is there."""
    best, score = 0, -(10**9)
    for i, o in enumerate(options):
        if o.verb == DONE:
            return i
        if o.verb == DROP and field.sc.bomb_mine[o.a] < 0:
            gain = strike_gain(field, strike(field.s, frame.unit, frame.hex, o.a))
            if gain > score:
                best, score = i, gain
    return best


def best_attack(field: Battlefield, u: int, options: list[Option]) -> int:
    """The attack that pays best, or -1."""
    best, score = -1, STRIKE_PAYS
    s = field.s
    sc = field.sc
    for i, o in enumerate(options):
        gain = 0
        if o.verb == STRAFE:
            gain = strike_gain(field, strike(s, u, o.b, -1))
        elif o.verb == DOGFIGHT:
            gain = air_gain(field, u, o.b)
        elif o.verb == BOMB:
            kinds = len(sc.bomb_names)
            for kind in range(kinds):
                if s.bombs[u * kinds + kind] and sc.bomb_mine[kind] < 0:
                    gain = max(gain, strike_gain(field, strike(s, u, o.b, kind)))
        if gain > score:
            best, score = i, gain
    return best


def towards(s: CohState, options: list[Option], target: int, hexes: list[int], facings: list[int]) -> int:
    """The impulse after which the target is ahead and at the right distance."""
    sc = s.sc
    best, score = 0, -(10**9)
    for i, o in enumerate(options):
        h = hexes[i]
        if o.verb == AWAY or not 0 <= h < sc.n:
            value = -1000
        elif o.verb == DONE:
            value = -500
        elif target < 0 or h == target:
            value = -100
        else:
            pair = h * sc.n + target
            value = -10 * abs(sc.distance[pair] - REACH)
            if not sc.arc[pair] >> facings[i] & 1:
                value -= 45
        if o.verb not in (FORWARD, BANK) and len(options) > 1 and o.verb != DONE and value > -500:
            value -= 60  # climbing and diving bring nobody nearer
        if value > score:
            best, score = i, value
    return best
