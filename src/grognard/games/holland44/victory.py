"""Chapter 26 and S1.3: who wins. Checked after every turn, and at the end."""

from __future__ import annotations

from typing import Final

from grognard.games.zocbond.kinds import GHOST, LOST, PART, WAITING
from grognard.games.zocbond.losses import in_play

from . import events
from .box.dice_tables import BEYOND, BEYOND_RIJN, BRIDGE, CAMPAIGN, CROSSING, EXIT, HOLD, LOSSES, Award
from .bridges import controls
from .kinds import AIRBORNE, CUP
from .scenario import ALLIED, CITY, GERMAN
from .state import HollandState, bridge_stands
from .supply import Lines

# How a game is won: the words of the event.
BY_POINTS: Final = 0
BY_CROSSING: Final = 1
AUTOMATIC: Final = 2
DRIVEN_OFF: Final = 3  # no Allied unit is left beyond the Neder Rijn


def in_region(s: HollandState, region: int, h: int) -> bool:
    """Whether a hex lies beyond a river (H44-26.2, S1.3)."""
    if not 0 <= h < s.sc.n:
        return False
    return (s.sc.north_of_neder_rijn[h] if region == BEYOND_RIJN else s.sc.north_of_waal[h]) != 0


def ground_unit(s: HollandState, u: int) -> bool:
    """Whether a unit is not airborne; a general breakdown counter of paratroopers is airborne too."""
    parent = s.parent[u]
    return not (s.sc.traits[u] | (s.sc.traits[parent] if parent >= 0 else 0)) & AIRBORNE


def allied_beyond(s: HollandState, region: int, ground_only: bool) -> list[int]:
    """The Allied units beyond a river."""
    units: list[int] = []
    for u in s.sc.units_of[ALLIED]:
        if in_region(s, region, s.place[u]) and (not ground_only or ground_unit(s, u)):
            units.append(u)
    return units


# -- points (H44-26.5.1) -------------------------------------------------------------------------------------


def allied_points(s: HollandState) -> int:
    """Cities, two towns in the east, and supplied units beyond the Neder Rijn (H44-26.5.1)."""
    sc = s.sc
    figures = sc.figures
    total = 0
    for row, h in enumerate(sc.control_hexes):
        if s.control[row] == ALLIED and sc.terrain[h] == CITY:
            total += figures["victory.city_hex"]
    for number, h in enumerate(sc.victory_hexes):
        if s.control[sc.control_row[h]] == ALLIED and sc.terrain[h] != CITY:
            total += sc.turn_tables.hex_points[number]
    beyond = [u for u in allied_beyond(s, BEYOND_RIJN, True) if not sc.traits[u] & PART]
    if beyond:
        lines = Lines(s, ALLIED)
        total += figures["victory.unit_north"] * len([u for u in beyond if lines.reaches(u)])
    return total


def award_points(s: HollandState, award: Award) -> int:
    """What an award of a scenario of our own brings now."""
    count = 0
    if award.kind == HOLD:
        count = len([h for h in award.hexes if s.control[s.sc.control_row[h]] == award.player])
    elif award.kind == BRIDGE:
        for bridge in award.bridges:
            if bridge_stands(s.bridge[bridge]) and controls(s, bridge, award.player):
                count += 1
    elif award.kind == BEYOND:
        for u in s.sc.units_of[award.player]:
            if in_region(s, award.region, s.place[u]) and (not award.ground_only or ground_unit(s, u)):
                count += s.steps[u]
    elif award.kind == EXIT:
        count = sum([s.steps[u] for u in s.sc.units_of[award.player] if s.place[u] == award.area])
    elif award.kind == LOSSES:
        count = missing_steps(s, 1 - award.player)
    return count * award.points


def missing_steps(s: HollandState, player: int) -> int:
    """Steps that a player's units have less than they came with; what has come back is not missing."""
    sc = s.sc
    total = 0
    for u in sc.units_of[player]:
        start = sc.start_place[u]
        if sc.traits[u] & GHOST:
            continue
        if start == sc.box + CUP:
            total += 1 if s.place[u] == sc.box + LOST else 0
            continue
        if start < sc.box or (start == sc.box + WAITING and s.place[u] != start):
            total += sc.start_steps[u]
        if in_play(s, u):
            total -= s.steps[u]
    return total


def side_points(s: HollandState) -> list[int]:
    """The points of both sides in a scenario of our own."""
    points = [0, 0]
    for award in s.sc.turn_tables.awards:
        points[award.player] += award_points(s, award)
    return points


# -- who wins ------------------------------------------------------------------------------------------------


def check_victory(s: HollandState) -> None:
    """Automatic victory after every turn; at the end of the last the game is over (H44-26.1, 26.4, S2.3)."""
    tables = s.sc.turn_tables
    if tables.victory == CAMPAIGN:
        check_automatic(s)
    if s.outcome >= 0 or s.turn < s.sc.last_turn:
        return
    if tables.victory == CAMPAIGN:
        ours = allied_points(s)
        tell_campaign(s, ours)
        win(s, ALLIED if 2 * ours > s.half_points else GERMAN, BY_POINTS)
    elif tables.victory == CROSSING:
        steps = sum([s.steps[u] for u in allied_beyond(s, tables.region, True)])
        s.tell(events.CROSSED_STEPS, steps, tables.steps)
        win(s, ALLIED if steps >= tables.steps else GERMAN, BY_CROSSING)
    else:
        points = side_points(s)
        s.tell(events.SCORE, points[ALLIED], points[GERMAN], 0)
        win(s, ALLIED if points[ALLIED] - points[GERMAN] >= tables.lead else GERMAN, BY_POINTS)


def check_automatic(s: HollandState) -> None:
    """The Allies first (H44-26.3), then the Germans (H44-26.2)."""
    figures = s.sc.figures
    if allied_beyond(s, BEYOND_RIJN, True):
        points = allied_points(s)
        if points >= figures["victory.allied_points"]:
            tell_campaign(s, points)
            win(s, ALLIED, AUTOMATIC)
            return
    if not allied_beyond(s, BEYOND_RIJN, False):
        win(s, GERMAN, DRIVEN_OFF)
    elif s.half_points >= figures["victory.german_half_points"]:
        tell_campaign(s, allied_points(s))
        win(s, GERMAN, AUTOMATIC)


def tell_campaign(s: HollandState, allied: int) -> None:
    s.tell(events.SCORE, allied, s.half_points // 2, s.half_points % 2)


def win(s: HollandState, player: int, how: int) -> None:
    s.tell(events.WINS, player, how)
    s.finish(1 << player)
