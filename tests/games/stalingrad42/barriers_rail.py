"""What bars trains and railheads: the railways, which the rules call the rail network (S42-5.6.3, 17)."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.stalingrad42.scenario import AXIS, GREEN, SOVIET
from grognard.testing.bars import Deed

from .scene import StalingradScene

RAILHEADS = 4  # that move in a phase (S42-17.2.1)
RAILHEAD_HEXES = 2


# -- the network (S42-17.4) ----------------------------------------------------------------------------------


def joined(scene: StalingradScene, player: int, start: list[int], free: Callable[[int], bool]) -> set[int]:
    """The hexes to which open railways lead from some, through hexes that are free (S42-17.5).

    Over the ferry of Vladimirovka, too, where the player may use it (S42-5.5.7).
    """
    sc = scene.sc
    seen = {h for h in start if sc.rail_hex[h] and free(h)}
    waiting = list(seen)
    while waiting:
        h = waiting.pop()
        ways = [6 * h + d for d in range(6) if sc.rail[6 * h + d]]
        beside = [sc.neighbour[side] for side in ways if sc.rail_opens[side] <= scene.s.turn]
        if player == SOVIET and h in sc.rail_ferry:
            beside += sc.rail_ferry
        more = {to for to in beside if scene.is_hex(to) and to not in seen and free(to)}
        seen |= more
        waiting += more
    return seen


def network(scene: StalingradScene, player: int) -> set[int]:
    """S42-17.4; ports that a player controls count as sources, whoever rules the sea."""
    sc, s = scene.sc, scene.s
    reference = scene.reference

    def free(h: int) -> bool:
        own_gauge = player != AXIS or s.gauge[h] != 0
        return own_gauge and not reference.present(h, 1 - player) and not reference.bare(h, player)

    start = [h for h in range(sc.n) if is_source(scene, h, player)]
    return joined(scene, player, start, free)


def is_source(scene: StalingradScene, h: int, player: int) -> bool:
    sc = scene.sc
    area = sc.gate_of[h]
    if area >= 0 and sc.gate_rail[h] and scene.s.sc.zone_rules.own_area(scene.s, area, player):
        return True
    return bool(sc.port[h]) and controls(scene, h, player)


def controls(scene: StalingradScene, h: int, player: int) -> bool:
    row = scene.sc.control_row[h]
    return bool(row >= 0 and scene.s.control[row] == player)


# -- trains (S42-5.6.3) ------------------------------------------------------------------------------------


def no_line(scene: StalingradScene, d: Deed) -> bool:
    """No railway leads there that is free of enemies, EZOC and Axis railheads, and converted for the Axis."""
    sc, s = scene.sc, scene.s
    player = sc.owner[d.unit]
    reference = scene.reference

    def free(h: int) -> bool:
        if reference.present(h, 1 - player) or reference.zoc(h, 1 - player):
            return False
        return s.gauge[h] != 0 if player == AXIS else h not in s.railhead

    start = [d.at] if scene.is_hex(d.at) else railways_of(scene, d.at)
    seen = joined(scene, player, start, free)
    ends = [d.to] if scene.is_hex(d.to) else [h for h in range(sc.n) if is_gate(scene, h, d.to)]
    return not seen & set(ends)


def is_gate(scene: StalingradScene, h: int, area: int) -> bool:
    return bool(scene.sc.gate_of[h] == area and scene.sc.gate_rail[h])


def railways_of(scene: StalingradScene, area: int) -> list[int]:
    """Where trains out of an area come onto the map; the railways of some areas meet off it (S42-C1.2)."""
    areas = scene.sc.joined_areas if area in scene.sc.joined_areas else [area]
    return [h for h in range(scene.sc.n) if any(is_gate(scene, h, each) for each in areas)]


# -- railheads (S42-17.1 to 17.3) --------------------------------------------------------------------------


def marker_of(scene: StalingradScene, at: int, to: int) -> int:
    """The railhead that has gone from a hex to another."""
    pairs = enumerate(zip(scene.s.railhead, scene.after.railhead, strict=True))
    return next((marker for marker, pair in pairs if pair == (at, to)), -1)


def off_the_green_line(scene: StalingradScene, d: Deed) -> bool:
    """But behind the front of 28 June, where all railways were converted (S42-17.1, 17.2.1)."""
    side = scene.side(d.at, d.to)
    if side < 0 or not scene.sc.rail[side]:
        return True
    behind = scene.sc.west[d.at] or scene.sc.west[d.to]
    return scene.sc.rail[side] != GREEN and not behind


def not_opened(scene: StalingradScene, d: Deed) -> bool:
    side = scene.side(d.at, d.to)
    return side >= 0 and scene.sc.rail_opens[side] > scene.s.turn


def soviets_there(scene: StalingradScene, d: Deed) -> bool:
    return scene.reference.present(d.to, SOVIET) or scene.reference.zoc(d.to, SOVIET)


def railhead_cut_off(scene: StalingradScene, d: Deed) -> bool:
    return d.at not in network(scene, AXIS)


def railhead_done(scene: StalingradScene, d: Deed) -> bool:
    """Two hexes; `other` is the marker."""
    return scene.counted("railhead", scene.s.turn, d.other) >= RAILHEAD_HEXES


def too_many_railheads(scene: StalingradScene, d: Deed) -> bool:
    moved = {m for m in range(scene.sc.railheads) if scene.counted("railhead", scene.s.turn, m)}
    return len(moved | {d.other}) > RAILHEADS


def railhead_new(scene: StalingradScene, d: Deed) -> bool:
    """One placed at a junction moves from the next supply phase on (S42-17.2.2)."""
    return scene.counted("railhead placed", scene.s.turn, d.other) > 0


def no_time_for_rails(scene: StalingradScene, d: Deed) -> bool:
    return scene.s.active != AXIS or not scene.in_phase("SupplyPhase")
