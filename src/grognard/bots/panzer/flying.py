"""Aircraft and guns that fire at them: a flight over what is worth most, fire whenever it has a chance."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.games.panzer.air.acquire import in_closed_terrain, is_ground_target
from grognard.games.panzer.air.course import edge_hexes, headings, straight
from grognard.games.panzer.air.flight import (
    AT_ALTITUDE,
    AT_EDGE,
    AT_HEADING,
    AT_OVER,
    AT_SPEED,
    AT_WINDOW,
    Flight,
)
from grognard.games.panzer.air.plane import BOMBS, LOW, MEDIUM, SLOW
from grognard.games.panzer.air.weapons import ATTACK_OF, attacks_left
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import FLAK, FLY, FLY_IN, SHOW

FRIENDS: Final = 2  # an own unit in the way weighs as much as so many of the enemy's


def first_of(options: list[Option], verb: int) -> int:
    """The first option with a verb, else the first of all."""
    for i, o in enumerate(options):
        if o.verb == verb:
            return i
    return 0


def send(options: list[Option]) -> int:
    """Every aircraft flies as soon as it can."""
    return first_of(options, FLY_IN)


def show(options: list[Option]) -> int:
    """A vehicle that moves shows it: it is harder to hit."""
    return first_of(options, SHOW)


def fly(s: PanzerState, frame: Flight, options: list[Option]) -> int:
    """Each question of a flight."""
    if frame.step == AT_WINDOW:
        return first_of(options, FLAK)
    if frame.step == AT_EDGE:
        return best_by(options, [best_over(s, frame, o.a) for o in options])
    if frame.step == AT_OVER:
        return best_by(options, [over_worth(s, frame, frame.edge, o.a) for o in options])
    if frame.step == AT_HEADING:
        return best_by(options, [way_worth(s, frame, frame.entry, o.a) for o in options])
    if frame.step == AT_SPEED:
        return best_by(options, [1 if o.a == SLOW else 0 for o in options])
    if frame.step == AT_ALTITUDE:
        wanted = altitude_for(s, frame.unit)
        return best_by(options, [1 if o.a == wanted else 0 for o in options])
    return attack_or_fly(s, frame, options)


def best_by(options: list[Option], worths: list[int]) -> int:
    """The first option of the greatest worth."""
    best = 0
    for i in range(len(options)):
        if worths[i] > worths[best]:
            best = i
    return best


def altitude_for(s: PanzerState, u: int) -> int:
    """Low with guns or rockets, medium with bombs alone."""
    bombs = s.load[u] == BOMBS and attacks_left(s, u, BOMBS) > 0
    return LOW if s.used_guns[u] < s.sc.planes[u].gun_attacks or not bombs else MEDIUM


def hex_worth(s: PanzerState, player: int, h: int) -> int:
    """Points of the enemies that can be found in a hex, less those of friends."""
    total = 0
    for t in bit_list(s.here[h]):
        if not is_ground_target(s, t):
            continue
        if s.sc.side[t] == player:
            total -= FRIENDS * s.sc.points[t]
        elif not in_closed_terrain(s, t):
            total += s.sc.points[t]
    return total


def way_worth(s: PanzerState, frame: Flight, h: int, heading: int) -> int:
    """The best hex on a straight way across the map."""
    return max([0, *(hex_worth(s, frame.player, each) for each in straight(s.sc, h, heading))])


def over_worth(s: PanzerState, frame: Flight, edge: int, h: int) -> int:
    return max([0, *(way_worth(s, frame, h, d) for d in headings(s.sc, edge, h))])


def best_over(s: PanzerState, frame: Flight, edge: int) -> int:
    return max([0, *(over_worth(s, frame, edge, h) for h in edge_hexes(s.sc, edge))])


def attack_or_fly(s: PanzerState, frame: Flight, options: list[Option]) -> int:
    """Attacks what is worth it; otherwise flies to the hex before the next target, or leaves."""
    worths = []
    for o in options:
        if o.verb in ATTACK_OF:
            hexes = frame.area_attack(s, o.verb, o.a).hexes
            worths.append(sum(hex_worth(s, frame.player, h) for h in hexes))
        else:
            worths.append(0)
    best = best_by(options, worths)
    if worths[best] > 0:
        return best
    way = straight(s.sc, frame.hex, frame.heading)
    for i in range(1, len(way)):
        if hex_worth(s, frame.player, way[i]) > 0:
            for number, o in enumerate(options):
                if o.verb == FLY and o.a == way[i - 1]:
                    return number
    return 0
