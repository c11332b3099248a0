"""PZR-6.7.3, 6.7.1: what an aircraft attacks with, when it may, and how often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grognard.core.kernel.kinds import bit_list
from grognard.games.panzer.verbs import BOMB, DIVE, ROCKET, STRAFE

from .. import events
from ..refusals import (
    AIM_AHEAD,
    AIR_AMMO,
    AIR_NO_TARGET,
    AIR_NOT_LOADED,
    AIR_STRUCK,
    BOMB_HIGH,
    DIVE_CARD,
    DIVE_PROFILE,
    LEGAL,
    ROCKET_LOW,
    ROCKET_RANGE,
    STRAFE_LOW,
)
from ..state import PanzerState, with_cell
from . import air_attack
from .acquire import acquire_refusal, is_ground_target
from .area import AreaAttack, area_hexes, area_name
from .course import Course, ahead, straight
from .plane import BOMBS, HIGH, LOW, NO_LOAD, ROCKETS, SLOW
from .tables import air_tables

if TYPE_CHECKING:
    from .flight import Flight


class AttackKind:
    """One way to attack: its weapon, the load it takes, and how it is told."""

    def __init__(self, weapon: int, load: int, event: int, dives: bool = False) -> None:
        self.weapon = weapon
        self.load = load
        self.event = event
        self.dives = dives


#: By verb.
ATTACK_OF: Final = {
    STRAFE: AttackKind(air_attack.GUNS, NO_LOAD, events.STRAFES),
    BOMB: AttackKind(air_attack.BOMBS, BOMBS, events.BOMBS),
    DIVE: AttackKind(air_attack.DIVE, BOMBS, events.DIVES, True),
    ROCKET: AttackKind(air_attack.ROCKETS, ROCKETS, events.ROCKETS),
}


def attacks_left(s: PanzerState, u: int, load: int) -> int:
    """PZR-5.16.2.6: the number on the card is exact; every attack counts one."""
    plane = s.sc.planes[u]
    if load == NO_LOAD:
        return plane.gun_attacks - s.used_guns[u]
    if load == BOMBS:
        return plane.bomb_attacks - s.used_bombs[u]
    return plane.rocket_attacks - s.used_rockets[u]


def expend(s: PanzerState, u: int, verb: int) -> None:
    """Counts an attack; the first with bombs or rockets tells everybody what the aircraft carries."""
    load = ATTACK_OF[verb].load
    if load == NO_LOAD:
        s.used_guns = with_cell(s.used_guns, u, s.used_guns[u] + 1)
        return
    if load == BOMBS:
        s.used_bombs = with_cell(s.used_bombs, u, s.used_bombs[u] + 1)
    else:
        s.used_rockets = with_cell(s.used_rockets, u, s.used_rockets[u] + 1)
    s.load_may = with_cell(s.load_may, u, 1 << load)


def load_refusal(s: PanzerState, u: int, verb: int) -> int:
    """PZR-6.7.1: whether an aircraft carries what it would attack with, and has any left."""
    load = ATTACK_OF[verb].load
    if load != NO_LOAD and s.load[u] != load:
        return AIR_NOT_LOADED
    return LEGAL if attacks_left(s, u, load) > 0 else AIR_AMMO


def profile_refusal(s: PanzerState, u: int, verb: int, speed: int, altitude: int) -> int:
    """PZR-6.7.3.2 to 6.7.3.4, 6.7.2.3.2: the altitude and speed of each attack."""
    if verb == STRAFE:
        return LEGAL if altitude == LOW else STRAFE_LOW
    if verb == ROCKET:
        return LEGAL if altitude == LOW else ROCKET_LOW
    if verb == BOMB:
        return LEGAL if altitude != LOW else BOMB_HIGH
    if not s.sc.planes[u].dive:
        return DIVE_CARD
    return LEGAL if altitude == HIGH and speed == SLOW else DIVE_PROFILE


def aim_refusal(s: PanzerState, verb: int, over: int, heading: int, h: int) -> int:
    """The hex before the nose, or for rockets one straight ahead in their range."""
    if verb != ROCKET:
        return LEGAL if h >= 0 and h == ahead(s.sc, over, heading) else AIM_AHEAD
    way = straight(s.sc, over, heading)
    if h not in way:
        return AIM_AHEAD
    rockets = air_tables().areas["rockets"]
    return LEGAL if rockets.nearest <= way.index(h) + 1 <= rockets.farthest else ROCKET_RANGE


def attack_refusal(s: PanzerState, flight: Flight, verb: int, h: int) -> int:
    """Why an aircraft may not attack a hex now."""
    u = flight.unit
    refusal = (
        profile_refusal(s, u, verb, flight.speed, flight.altitude)
        or load_refusal(s, u, verb)
        or aim_refusal(s, verb, flight.hex, flight.heading, h)
    )
    if refusal:
        return refusal
    targets = enemies_in(s, flight.player, h)
    if not targets:
        return AIR_NO_TARGET
    fresh = [t for t in targets if not flight.struck >> t & 1]
    if not fresh:
        return AIR_STRUCK
    course = flight.course()
    refusals = [acquire_refusal(s, u, course, flight.speed, flight.last, t) for t in fresh]
    return LEGAL if LEGAL in refusals else refusals[0]


def enemies_in(s: PanzerState, player: int, h: int) -> list[int]:
    """The enemies in a hex that can be a target."""
    return [t for t in bit_list(s.enemies_in(h, player)) if is_ground_target(s, t)]


def acquired_in(s: PanzerState, flight: Flight, h: int) -> int:
    """The acquired targets of a hex, as bits."""
    course = flight.course()
    targets = 0
    for t in enemies_in(s, flight.player, h):
        if acquire_refusal(s, flight.unit, course, flight.speed, flight.last, t) == LEGAL:
            targets |= 1 << t
    return targets


def attack_of(
    s: PanzerState, verb: int, u: int, course: Course, over: int, speed: int, aim: int
) -> AreaAttack:
    """The attack on everything in its area."""
    kind = ATTACK_OF[verb]
    altitude = LOW if kind.dives else course.altitude
    distance = s.sc.board.distance_between(over, aim)
    attack = AreaAttack(u, kind.weapon, speed, altitude, distance)
    name = area_name(kind.weapon, speed, altitude)
    attack.hexes = area_hexes(s.sc, aim, course.heading, name)
    return attack
