"""How good a position is: points, what is left to fight with, how near units are to what they go for.

Values are in the measure of `field`: a hundred to a victory point. Only open facts count.
"""

from __future__ import annotations

from typing import Final

from grognard.games.panzer.movement.modes import mode_of
from grognard.games.panzer.scenario import EXITED, GERMAN, LOST, SOVIET
from grognard.games.panzer.setting.victory import DRAW, points
from grognard.games.panzer.state import ABANDONED, DAMAGED, SUP_NONE, TRACKS, PanzerState

from .field import POINT, POWER, Field, fastest
from .gunnery import DM_TAKES, SUP_TAKES, TK_TAKES, WHOLE, Circumstances
from .ways import FAR, way_to

WON: Final = 80 * POINT  # what a won game counts beside its points
LAST_TURNS: Final = 3  # from so many turns before the end on, what can still fight counts less
WAY_OUT: Final = 85  # per cent of an exit's points for a unit that stands before it
ON_TIME: Final = 45  # ... for one that can just come there in time
NEAR: Final = 45  # per cent of an objective for whoever is nearest to it
HELD: Final = 75  # ... for whoever stands on it and can hold it long enough
SPAN: Final = 30  # points of movement over which an objective draws
EXPOSED: Final = 30  # per cent of what the enemies could do to a unit in the next turn


def evaluate(s: PanzerState, player: int) -> int:
    """How good a State is for a player; zero where both stand alike."""
    ahead = standing(s, GERMAN) - standing(s, SOVIET) + objectives(s)
    if s.outcome >= 0:
        if s.outcome != DRAW:
            ahead += WON if s.outcome >> GERMAN & 1 else -WON
    elif s.turn < s.sc.turns:
        ahead += exposure(s, SOVIET) - exposure(s, GERMAN)
    return ahead if player == GERMAN else -ahead


def standing(s: PanzerState, side: int) -> int:
    """The points of a side, what it can still fight with, and its ways off the map."""
    sc = s.sc
    total = POINT * points(s, side)
    if s.outcome >= 0:
        return total
    left = max(0, sc.turns - s.turn)
    share = min(left, LAST_TURNS) * POWER // LAST_TURNS
    for u in sc.units_of[side]:
        if s.place[u] in (sc.off + LOST, sc.off + EXITED) or s.hurt[u] & ABANDONED:
            continue
        total += sc.points[u] * share * (WHOLE - harmed(s, u)) // WHOLE
        total += way_out(s, u, left)
    return total


def harmed(s: PanzerState, u: int) -> int:
    """What has been taken from a unit that is still there, in thousandths of it."""
    taken = 0
    if s.hurt[u] & DAMAGED:
        taken += DM_TAKES
    if s.hurt[u] & TRACKS:
        taken += TK_TAKES
    if s.sup[u] != SUP_NONE:
        taken += SUP_TAKES
    if s.reduced[u]:
        taken += WHOLE // 2
    return min(WHOLE, taken)


def way_out(s: PanzerState, u: int, left: int) -> int:
    """What an exit promises to a unit: the more, the nearer it is; nothing where the time is too short."""
    sc = s.sc
    if s.hurt[u] & TRACKS or sc.cross[u] <= 0 or not s.on_map(u) or s.carrier[u] >= 0:
        return 0
    best = 0
    for row, hexes in enumerate(sc.exit_hexes):
        cards = sc.exit_cards[row]
        if sc.exit_side[row] != sc.side[u] or (cards and sc.card[u] not in cards):
            continue
        way = way_to(s, mode_of(s, u), hexes)[s.place[u]]
        reach = left * fastest(sc, u)
        if s.hurt[u] & DAMAGED:
            reach //= 2
        if way >= FAR or way > reach:
            continue
        value = POINT * sc.exit_points[row] + sc.points[u] * sc.exit_percent[row]
        best = max(best, value * (WAY_OUT - (WAY_OUT - ON_TIME) * way // max(1, reach)) // 100)
    return best


def objectives(s: PanzerState) -> int:
    """What objectives promise beside their points, as the Germans see it."""
    sc = s.sc
    total = 0
    if s.outcome >= 0:
        return 0
    left = max(0, sc.turns - s.turn)
    for row, h in enumerate(sc.objective_hex):
        value = POINT * sc.objective_points[row]
        if sc.objective_all[row]:
            value //= sc.objective_key.count(sc.objective_key[row])
        holder = s.held_by[row]
        if holder >= 0:
            held = s.turn - s.held_since[row] + 1
            if s.control[row] != holder and held + left >= sc.objective_hold[row]:
                total += sign(holder) * value * HELD // 100
            continue
        for side in (GERMAN, SOVIET):
            if s.control[row] != side:
                total += sign(side) * value * closeness(s, side, h, left) // WHOLE * NEAR // 100
    return total


def sign(side: int) -> int:
    return 1 if side == GERMAN else -1


def closeness(s: PanzerState, side: int, h: int, left: int) -> int:
    """How near the nearest armed unit of a side is to a hex, in thousandths; nothing if it comes too late."""
    sc = s.sc
    best = 0
    for u in sc.units_of[side]:
        if not sc.armed[u] or not s.active(u) or s.hurt[u] & TRACKS or sc.cross[u] <= 0:
            continue
        way = way_to(s, mode_of(s, u), [h])[s.place[u]]
        if way <= min(SPAN, left * sc.cross[u]):
            best = max(best, WHOLE * (SPAN - way) // SPAN)
    return best


def exposure(s: PanzerState, side: int) -> int:
    """What the enemies could do to the units of a side from where both stand."""
    field = Field(s, side)
    total = 0
    for u in s.sc.units_of[side]:
        if field.at[u] >= 0 and s.on_map(u):
            risk = field.risk(u, s.place[u], s.facing[u], s.spot[u], Circumstances())
            total += risk * field.worth[u] // WHOLE
    return total * EXPOSED // 100
