# mypyc: interpreted
"""The overlay of hull-down cover: where a vehicle would be covered against fire from a hex (PZR-6.1.4.1)."""

from __future__ import annotations

from collections import Counter

from grognard.core.telling.message import msg, rule
from grognard.core.telling.overlay import Overlay, Tint

from ..fire.hull import HULL_DOWN, NO_COVER, hull_of_terrain
from ..ground.buildings import hull_down_inside
from ..ground.levels import unit_level
from ..ground.works import position_covers
from ..movement.hull_search import NO_RANGE, hull_range
from ..state import IMPROVED, PanzerState
from .refs import hex_ref

TRACKED = "T"


def hull_cover(s: PanzerState, a: int, eye: int) -> Overlay:
    """The hexes in sight of a firer in `a` at level `eye` that cover a vehicle against him, and how.

    By the ground alone (a wall or bank on the line, the slope, terrain); by the position or the building of
    the hex; or only where it is searched for (6.6.9), with the roll up to which a search succeeds.
    """
    board = s.sc.board
    opens = s.sc.land.opens(TRACKED)
    tints = [Tint(board.name(a), "from")]
    for h in range(s.sc.n):
        if h != a and opens[h] and s.sc.sight.clear(a, h, eye, unit_level(s.sc.land, h), s.rubble_bytes()):
            style = cover_in(s, h, a, eye)
            if style:
                text = str(hull_range(s, h)) if style == "hull-search" else ""
                tints.append(Tint(board.name(h), style, text))
    n = Counter(tint.style for tint in tints)
    says = [
        msg(
            "panzer-says-hull",
            hex=hex_ref(s, a),
            full=n["hull-full"] + n["hull-works"],
            partial=n["hull-partial"],
            search=n["hull-search"],
            rule=rule("PZR-6.1.4.1"),
        )
    ]
    return Overlay("hull", tints, [], says, [hex_ref(s, a)])


def cover_in(s: PanzerState, h: int, firer: int, eye: int) -> str:
    """The best cover of a hex against a firer, as a tint's style; "" for none."""
    ground = hull_of_terrain(s.sc.land, h, firer, eye)
    if ground == HULL_DOWN:
        return "hull-full"
    if has_position(s, h, firer):
        return "hull-works"
    if ground != NO_COVER:
        return "hull-partial"
    return "hull-search" if s.sc.hull_down and hull_range(s, h) != NO_RANGE else ""


def has_position(s: PanzerState, h: int, firer: int) -> bool:
    """Whether whoever takes the improved position of the hex, or drives into its building, is hull down."""
    if s.sc.buildings and not s.rubble[h] and hull_down_inside(s.sc.land.building[h]):
        return True
    if not s.works[h] & IMPROVED or s.works_facing[h] < 0:
        return False
    return position_covers(s.sc.board, h, s.works_facing[h], False, firer)
