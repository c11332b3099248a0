"""PZR-4.1.1 to 4.1.3, 6.1.1 to 6.1.3: whether one unit spots another in a position, and how far it could."""

from __future__ import annotations

from grognard.core.geometry.grid import ALL_ROUND
from grognard.core.kernel.reason import Ledger
from grognard.games.panzer.ground.cover import LEG, SPOTTING, TOWED
from grognard.games.panzer.ground.levels import unit_level

from ..state import ABANDONED, BLOCK, DITCH, PanzerState
from .arcs import in_arc, spotting_arc
from .spotting import is_target, may_spot, unspotted

#: The rule of each line of the spotting modifiers.
LINE_RULES = {
    "cover_light": "PZR-4.1.3",
    "cover_medium": "PZR-4.1.3",
    "cover_heavy": "PZR-4.1.3",
    "target_spot_move": "PZR-4.1.3",
    "target_spot_fire": "PZR-4.1.3",
    "target_spot_fire_small_arms_only": "PZR-6.1.3",
    "target_in_full_cover": "PZR-6.1.3.2",
    "spotter_in_full_cover": "PZR-6.1.3.2",
    "spotter_suppressed": "PZR-6.1.3.1",
}


def works_used(s: PanzerState, u: int) -> tuple[str, ...]:
    """The works of its hex that protect a unit: a position or entrenchment only who holds it (6.1.4.3.7)."""
    works = s.works[s.place[u]]
    if not works:
        return ()
    used: list[str] = []
    if s.in_position(u):
        used.append("improved_position")
    if s.in_trench(u):
        used.append("hasty_entrenchment")
    if works & DITCH:
        used.append("ditch")
    if works & BLOCK:
        used.append("block")
    return tuple(used)


def cover_of(s: PanzerState, u: int, column: int) -> int:
    """The cover that its hex gives a unit on the map, for spotting or for combat (`ground.cover`)."""
    h = s.place[u]
    return s.sc.covers.cover(
        h,
        s.sc.kind[u],
        column,
        inside=s.inside[u] != 0,
        works=works_used(s, u),
        rubble=s.rubble_bytes(),
        overstacked=s.overstacked(h),
    )


def level_of(s: PanzerState, u: int) -> int:
    """Its height level (4.1.4.2)."""
    return unit_level(s.sc.land, s.place[u], s.floor[u] != 0)


def facing_of(s: PanzerState, u: int) -> int:
    """Where the front of a unit is: that of a passenger is the front of its vehicle (R2-78)."""
    return s.facing[s.carrier[u] if s.carrier[u] >= 0 else u]


def can_spot(s: PanzerState, u: int) -> bool:
    """PZR-4.1.1: whether a unit spots at all."""
    if not s.on_map(u):
        return False
    abandoned = s.hurt[u] & ABANDONED != 0
    return may_spot(s.sc.kind[u], s.sc.armed[u], s.carrier[u] >= 0, abandoned)


def can_be_seen(s: PanzerState, u: int) -> bool:
    """Whether a unit is something to be spotted (6.1.3, R-41)."""
    return s.on_map(u) and is_target(s.carrier[u] >= 0, s.hurt[u] & ABANDONED != 0)


def reach(s: PanzerState, spotter: int, target: int, ledger: Ledger | None = None) -> int:
    """Hexes up to which the one could spot the other, by cover and markers (4.1.3)."""
    cover = cover_of(s, target, SPOTTING)
    if ledger is None:
        return reach_in(s, spotter, target, cover)
    lines = s.sc.spotting.lines(
        cover,
        s.spot[target],
        target_low=is_low(s, target),
        spotter_low=is_low(s, spotter),
        suppressed=s.sup[spotter] != 0,
    )
    for name, value in lines:
        ledger.add(LINE_RULES[name], name.replace("_", "-"), value)
    return s.sc.spotting.reach(s.sc.spot_size[target], lines)


def reach_in(s: PanzerState, spotter: int, target: int, cover: int) -> int:
    """`reach` where the cover of the target is known already, without a ledger."""
    return s.sc.spotting.hexes(
        s.sc.spot_size[target],
        cover,
        s.spot[target],
        is_low(s, target),
        is_low(s, spotter),
        s.sup[spotter] != 0,
    )


def is_low(s: PanzerState, u: int) -> bool:
    """A leg or towed unit in full cover (6.1.3.2)."""
    return s.cover[u] != 0 and s.sc.kind[u] in (LEG, TOWED)


def unspotted_why(s: PanzerState, spotter: int, target: int) -> str:
    """Why one unit on the map does not spot another: ``range``, ``arc`` or ``sight``; empty if it does."""
    sc = s.sc
    a, b = s.place[spotter], s.place[target]
    return unspotted(
        sc.sight,
        (a, level_of(s, spotter), facing_of(s, spotter)),
        (b, level_of(s, target)),
        reach(s, spotter, target),
        spotting_arc(s.sup[spotter] != 0) if s.sup[spotter] else ALL_ROUND,
        s.rubble_bytes(),
    )


def spots(s: PanzerState, spotter: int, target: int) -> bool:
    """Whether a unit spots an enemy now, markers included."""
    if not can_spot(s, spotter) or not can_be_seen(s, target):
        return False
    return Looking(s, target).spots(s, spotter)


class Looking:
    """A unit that can be seen, with what is the same for all who look for it: cover, marker, level."""

    def __init__(self, s: PanzerState, target: int) -> None:
        self.target = target
        self.hex = s.place[target]
        self.cover = cover_of(s, target, SPOTTING)
        self.level = level_of(s, target)
        #: Hexes up to which a spotter sees it that is neither low nor suppressed.
        self.reach = s.sc.spotting.hexes(
            s.sc.spot_size[target], self.cover, s.spot[target], is_low(s, target), False, False
        )

    def spots(self, s: PanzerState, u: int) -> bool:
        """Whether `unspotted_why` has nothing to say, of a unit that can spot. A test compares both."""
        sc = s.sc
        a = s.place[u]
        hindered = s.sup[u] or s.cover[u]
        far = reach_in(s, u, self.target, self.cover) if hindered else self.reach
        if sc.distance[sc.n * a + self.hex] > far:
            return False
        if s.sup[u] and not in_unit_arc(s, u, self.hex, spotting_arc(True)):
            return False
        return sc.sight.clear(a, self.hex, level_of(s, u), self.level, s.rubble_bytes())


def has_sight(s: PanzerState, a: int, b: int) -> bool:
    """Whether nothing blocks the line between two units on the map, at any range."""
    return s.sc.sight.clear(s.place[a], s.place[b], level_of(s, a), level_of(s, b), s.rubble_bytes())


def in_unit_arc(s: PanzerState, u: int, h: int, arc: int) -> bool:
    """Whether a hex is in an arc of a unit as it faces."""
    return in_arc(s.sc.board, s.place[u], facing_of(s, u), h, arc)


def spotters_of(s: PanzerState, target: int) -> int:
    """The enemies that spot a unit now, as bits."""
    return spotters_among(s, target, able_spotters(s, 1 - s.sc.side[target]))


def able_spotters(s: PanzerState, side: int) -> list[int]:
    """The units of a side that spot at all."""
    return [u for u in s.sc.units_of[side] if can_spot(s, u)]


def spotters_among(s: PanzerState, target: int, able: list[int]) -> int:
    """Those of some units, all able to spot, that spot one of their enemies now, as bits."""
    spotters = 0
    if able and can_be_seen(s, target):
        look = Looking(s, target)
        for u in able:
            if look.spots(s, u):
                spotters |= 1 << u
    return spotters


def is_spotted(s: PanzerState, target: int) -> bool:
    """Whether some enemy of the unit spots it now."""
    if not can_be_seen(s, target):
        return False
    look = Looking(s, target)
    return any(can_spot(s, u) and look.spots(s, u) for u in s.sc.units_of[1 - s.sc.side[target]])
