"""Hunting: from where an enemy can be harmed at all or best, and how much those places draw a unit.

A tank that cannot pierce a front goes round it, a squad goes beside a vehicle that it can assault. The places
are found for each enemy where it stands and as it faces, and kept, because enemies stand still while one
moves.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from grognard.games.panzer.cards.armour import REAR
from grognard.games.panzer.movement.costs import BARRED
from grognard.games.panzer.movement.modes import mode_of
from grognard.games.panzer.scenario import PanzerScenario
from grognard.games.panzer.spotting.markers import FIRED
from grognard.games.panzer.state import DAMAGED, PanzerState

from .closing import closing_harm
from .gunnery import WHOLE, Circumstances
from .ways import step_cost

if TYPE_CHECKING:
    from .field import Field

NEAR: Final = 7  # hexes from which an enemy is hunted
TURNS: Final = (
    35  # per cent of the shot from behind that counts where the enemy shows another side: it may turn
)
HUNT: Final = 30  # per cent of what a shot from a place brings that draws a unit there
FADES: Final = 24  # points of movement over which a place draws
MOST_KEPT: Final = 4000
MOST_MAPS: Final = 200

_OF: list[PanzerScenario] = []
_LAIRS: dict[tuple[str, int, int, int, int, int], list[tuple[int, int]]] = {}
_MAPS: dict[tuple[int, tuple[tuple[int, int], ...]], list[int]] = {}


def lairs(field: Field, u: int, e: int) -> list[tuple[int, int]]:
    """Hexes near an enemy from which a unit could harm it, each with the mean harm."""
    s, sc = field.s, field.sc
    if not _OF or _OF[0] is not sc or len(_LAIRS) > MOST_KEPT:
        _LAIRS.clear()
        _MAPS.clear()
        _OF[:] = [sc]
    of = (
        (s.hurt[u] & DAMAGED != 0) + 2 * (s.reduced[u] != 0) if sc.advanced else int(s.hurt[u] & DAMAGED != 0)
    )
    its = (s.hurt[e] & DAMAGED != 0) + 2 * (s.reduced[e] != 0) + 4 * s.cover[e] if sc.advanced else 0
    key = (sc.card[u], of, e, its, field.at[e], s.facing[e])
    found = _LAIRS.get(key)
    if found is None:
        found = found_lairs(field, u, e)
        _LAIRS[key] = found
    return found


def shape(s: PanzerState, u: int) -> int:
    """What of a unit's condition shots hang on, as a number."""
    found = int(s.hurt[u] & DAMAGED != 0)
    return found + 2 * int(s.reduced[u] != 0) + 4 * int(s.cover[u] != 0) if s.sc.advanced else found


def found_lairs(field: Field, u: int, e: int) -> list[tuple[int, int]]:
    """The search behind it."""
    s, sc, at = field.s, field.sc, field.at[e]
    row = sc.n * at
    found: list[tuple[int, int]] = []
    for h in range(sc.n):
        distance = sc.distance[row + h]
        if not 0 < distance <= NEAR:
            continue
        harm = closing_harm(s, u, e) if distance == 1 else 0
        best = field.guns.harm(s, u, e, distance, REAR, Circumstances())
        if best and field.spotted(e, at, FIRED, h):
            now = field.harm(u, h, e, at, s.facing[e], Circumstances())
            harm = max(harm, now, best * TURNS // 100)
        if harm:
            found.append((h, harm))
    return found


def hunt_map(field: Field, u: int) -> list[int]:
    """How much hunting draws a unit to every hex, in the measure of `field`; nothing where no place draws."""
    s = field.s
    places: dict[int, int] = {}
    for e in field.enemies:
        worth = field.worth[e] * HUNT // 100
        for h, harm in lairs(field, u, e):
            places[h] = max(places.get(h, 0), harm * worth // WHOLE)
    key = (mode_of(s, u), tuple(sorted(places.items())))
    found = _MAPS.get(key)
    if found is None:
        if len(_MAPS) > MOST_MAPS:
            _MAPS.clear()
        found = faded(s, key[0], places)
        _MAPS[key] = found
    return found


def faded(s: PanzerState, mode: int, places: dict[int, int]) -> list[int]:
    """What places draw from every hex: the less, the longer the way there."""
    sc = s.sc
    m = sc.costs_of(mode)
    draws = [0] * sc.n
    slope = max(1, max(places.values(), default=0) // FADES)
    heap: list[tuple[int, int]] = []
    for h, value in places.items():
        draws[h] = value
        heappush(heap, (-value, h))
    while heap:
        value, h = heappop(heap)
        if -value < draws[h]:
            continue
        for d in range(6):
            at = sc.neighbour[6 * h + d]
            if not 0 <= at < sc.n:
                continue
            cost = step_cost(s, m, 6 * at + (d + 3) % 6)
            if cost != BARRED and -value - slope * cost > draws[at]:
                draws[at] = -value - slope * cost
                heappush(heap, (-draws[at], at))
    return draws
