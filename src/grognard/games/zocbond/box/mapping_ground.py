# mypyc: interpreted
"""What lies in the hexes: terrain by the country a hex's centre lies in, banks of rivers, places."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from grognard.core.geometry.board import Board

from .mapping import centre, inside, nearest_hex
from .mapping_types import Fixes, Geography

Barrier = Collection[tuple[int, int]]  # hexsides as hex and direction, from both sides


def country(board: Board, geography: Geography, open_ground: str) -> list[str]:
    """The terrain of every hex: that of the last piece of country its centre lies in."""
    rings = [
        (ground.terrain, [geography.georeference.point(at) for at in ground.ring])
        for ground in geography.grounds
    ]
    terrains = []
    for h in range(board.n):
        at = centre(board, h)
        here = [terrain for terrain, ring in rings if inside(ring, at)]
        terrains.append(here[-1] if here else open_ground)
    return terrains


def bank(board: Board, start: int, barrier: Barrier) -> list[int]:
    """The hexes that can be reached from one without crossing the barrier, in the order of the board."""
    seen = {start}
    queue = [start]
    for h in queue:
        for d in range(6):
            other = board.neighbour[6 * h + d]
            if 0 <= other < board.n and other not in seen and (h, d) not in barrier:
                seen.add(other)
                queue.append(other)
    return sorted(seen)


def both_ways(board: Board, sides: Sequence[tuple[int, int]]) -> set[tuple[int, int]]:
    """Hexsides seen from both their hexes."""
    hexsides = set(sides)
    for h, d in sides:
        hexsides.add((board.neighbour[6 * h + d], (d + 3) % 6))
    return hexsides


def sites(board: Board, geography: Geography, fixes: Fixes) -> dict[str, int]:
    """The hex of every place by its name; a place that lies off the map is a mistake."""
    hexes: dict[str, int] = {}
    for site in geography.sites:
        if site.name in hexes:
            raise ValueError(f"two places are named {site.name!r}; tell them apart in brackets")
        hexes[site.name] = nearest_hex(board, geography.georeference.point((site.lat, site.lon)))
    for fix in fixes.sites:
        if fix.name not in hexes:
            raise ValueError(f"the correction of {fix.name!r} is for no place of the geography")
        if hexes[fix.name] == board.hex(fix.hex):
            raise ValueError(f"the correction of {fix.name!r} changes nothing; take it out")
        hexes[fix.name] = board.hex(fix.hex)
    lost = [name for name, h in hexes.items() if h < 0]
    if lost:
        raise ValueError(f"places off the map: {', '.join(lost)}")
    return hexes


def apply_grounds(board: Board, terrain: list[str], fixes: Fixes, barrier: Barrier) -> None:
    """Terrain by hand, in the order of the file; a correction that changes nothing is refused."""
    for fix in fixes.grounds:
        hexes = [board.hex(name) for name in fix.hexes]
        if fix.bank:
            hexes += bank(board, board.hex(fix.bank), barrier)
        idle = [board.name(h) for h in hexes if terrain[h] == fix.terrain] if not fix.bank else []
        if idle:
            raise ValueError(f"the correction to {fix.terrain} changes nothing in {', '.join(idle)}")
        for h in hexes:
            terrain[h] = fix.terrain
