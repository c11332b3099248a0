"""PZR-4.5.1.1.5, 4.5.1.1.6: roads and trails of a map, and what stops or bars a move at their rates."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.games.panzer.box.board_files import ROAD, TRAIL
from grognard.games.panzer.ground.cover import OVERSTACKED, TOWED, VEHICLE
from grognard.games.panzer.ground.terrain import Land
from grognard.games.panzer.refusals import LEGAL, WAY_CROWDED, WAY_ENEMY
from grognard.games.panzer.scenario import UNMOUNTED
from grognard.games.panzer.state import ABANDONED, WRECK_NONE, PanzerState

# Kinds of hexes entered at trail or road rate.
NO_WAY: Final = 0
BY_ROAD: Final = 1
BY_TRAIL: Final = 2


def kind_entered(land: Land, e: int) -> int:
    """What the hex across side e counts as when it is entered along the way that crosses it.

    Where both kinds run together it is road; a bridge that joins a road and a trail is trail (PZR-4.5.1.1.6).
    """
    board = land.board
    to = board.neighbour[e]
    if 0 <= to < board.n and land.bridge[to]:
        return bridge_kind(land, to)
    if board.tracks[ROAD][e]:
        return BY_ROAD
    return BY_TRAIL if board.tracks[TRAIL][e] else NO_WAY


def bridge_kind(land: Land, h: int) -> int:
    """PZR-4.5.1.1.6: a bridge is of the kind that it links; of two kinds it is trail."""
    tracks = land.board.tracks
    for d in range(6):
        if tracks[TRAIL][6 * h + d] and not tracks[ROAD][6 * h + d]:
            return BY_TRAIL
    return BY_ROAD


def on_way(land: Land, h: int) -> bool:
    """Whether a road or trail runs in the hex."""
    return any(land.way(h, d) for d in range(6))


def leads_off(land: Land, h: int, d: int) -> bool:
    """Whether the way of a hex leads off the map across side d: at the edge every way does."""
    return land.board.neighbour[6 * h + d] >= land.board.n and on_way(land, h)


def leads(land: Land, h: int, d: int) -> bool:
    """Whether a way leaves the hex across side d, on the map or off it."""
    return land.way(h, d) or leads_off(land, h, d)


def way_refusal(s: PanzerState, u: int, to: int) -> int:
    """Why a hex cannot be entered at trail or road rate at all, whatever the way: enemies, or too many there.

    A vehicle must stop with an enemy vehicle or gun and may not end there (R-10). The mover is counted too.
    """
    for t in bit_list(s.enemies_in(to, s.sc.side[u])):
        if stops_traffic(s, t) and not s.hurt[t] & ABANDONED:
            return WAY_ENEMY
    others = s.vehicles_here[to] - (s.crowds(u) if s.place[u] == to else 0)
    return WAY_CROWDED if others + s.crowds(u) >= OVERSTACKED else LEGAL


def must_halt(s: PanzerState, u: int, to: int) -> bool:
    """R-10, R-41, PZR-6.6.4.1: wrecks, abandoned vehicles, guns, machines, horses end such a move."""
    if s.wreck[to] != WRECK_NONE:
        return True
    for t in bit_list(s.here[to] & ~(1 << u)):
        if s.hurt[t] & ABANDONED or (s.sc.kind[t] != VEHICLE and stops_traffic(s, t)):
            return True
    return False


def stops_traffic(s: PanzerState, t: int) -> bool:
    """Whether a unit, were it an enemy, stops traffic at road rate: men on foot do not (PZR-6.6.4.1)."""
    return s.carrier[t] < 0 and (s.sc.kind[t] in (VEHICLE, TOWED) or s.sc.mount[t] != UNMOUNTED)
