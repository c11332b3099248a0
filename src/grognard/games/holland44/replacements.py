"""Chapters 20.2 and 22.7: replacements at night, and paratroopers who return to their division."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.core.kernel.option import Option
from grognard.games.zocbond.breakdown import gain_step, most_steps
from grognard.games.zocbond.kinds import (
    ARTILLERY,
    DISPLAY,
    ELITE,
    ENGAGED,
    GHOST,
    GOOD,
    INFANTRY,
    LOST,
    PART,
    REFITTED,
    REMNANT,
    SOURCE,
    STEPPED,
    STILL,
    VEHICLE,
)
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.refusals import HAS_MOVED, LEGAL, NOT_ON_MAP, NOT_YOURS, SEQUENCE
from grognard.games.zocbond.supply import SupplyField
from grognard.games.zocbond.zoc import in_zoc

from . import events
from .kinds import AIRBORNE, BRITISH
from .refusals import (
    NO_AIRBORNE_POINT,
    NO_POINT,
    NO_REMNANT,
    NOT_LOST,
    REBUILD_PLACE,
    REFIT_CUT_OFF,
    REFIT_NEVER,
    REFIT_ORDER,
    REFIT_WHOLE,
    REJOIN_CUT_OFF,
    REJOIN_ORDER,
)
from .scenario import ALLIED, CITY, GERMAN, NIGHT
from .state import HollandState
from .supply import Lines, traces_to
from .verbs import REBUILD, REFIT, REJOIN

DIVISION_BIT: Final = 8  # bits of State.points_used: the night's points, then the divisions' of the turn


def points_come(s: HollandState) -> bool:
    """Night turns from some turn on, unless a scenario has none (H44-20.1, 20.2.1)."""
    if "no_replacements" in s.sc.special or s.turn_kind() != NIGHT:
        return False
    return s.turn >= s.sc.figures["supply.replacements_from"]


class Refits:
    """A player's replacement points of this turn, each with the places it can reach; searched when needed."""

    def __init__(self, s: HollandState, player: int) -> None:
        self.s = s
        self.player = player
        self.areas: list[list[int]] = []  # per point: areas it may come from
        self.fields: list[SupplyField | None] = []
        for places in s.sc.turn_tables.refit_areas[player]:
            self.areas.append([place for place in places if s.sc.zone_rules.own_area(s, place, player)])
            self.fields.append(None)

    def left(self, point: int) -> bool:
        if not points_come(self.s) or not 0 <= point < len(self.areas):
            return False
        return not self.s.points_used >> point & 1 and len(self.areas[point]) > 0

    def reaches(self, point: int, place: int) -> bool:
        """Whether a supply line leads from a place to an area of the point (H44-20.2.3)."""
        if place >= self.s.sc.n:
            return place in self.areas[point]
        field = self.fields[point]
        if field is None:
            field = traces_to(self.s, self.player, self.areas[point])
            self.fields[point] = field
        return field.reaches(place)


# -- who may have one --------------------------------------------------------------------------------------


def kind_refusal(s: HollandState, u: i64) -> i64:
    """0 or why a unit never gets replacements (H44-20.2.2, 20.2.3)."""
    traits = s.sc.traits[u]
    if traits & (AIRBORNE | ARTILLERY | PART | SOURCE | GHOST):
        return REFIT_NEVER
    if s.sc.owner[u] == GERMAN:
        return REFIT_NEVER if traits & (ELITE | VEHICLE) or not traits & INFANTRY else LEGAL
    return LEGAL if traits & BRITISH else REFIT_NEVER


def body_of(s: HollandState, u: i64) -> i64:
    """The unit whose kind decides: for a remnant, its parent."""
    return s.parent[u] if s.sc.traits[u] & REMNANT and s.parent[u] >= 0 else u


def receiver_refusal(s: HollandState, u: i64) -> i64:
    """0 or why a unit on the map cannot have a step back now (H44-20.2.3, 22.7)."""
    if not in_play(s, u):
        return NOT_ON_MAP
    if s.sc.traits[u] & (PART | GHOST) or s.steps[u] >= most_steps(s, u):
        return REFIT_WHOLE
    if s.order[u] != GOOD or s.marks[u] & ENGAGED:
        return REFIT_ORDER
    # A unit that has one moves a single hex in the phase, before or after it (H44-20.2.5).
    moved_one_hex = s.marks[u] & STEPPED and s.sc.figures["rulings.replacements_after_one_hex"]
    return HAS_MOVED if s.gait[u] != STILL and not moved_one_hex else LEGAL


def refit_refusal(s: HollandState, u: int, point: int, refits: Refits) -> int:
    if not refits.left(point):
        return NO_POINT
    why = kind_refusal(s, body_of(s, u)) or receiver_refusal(s, u)
    if why:
        return why
    return LEGAL if refits.reaches(point, s.place[u]) else REFIT_CUT_OFF


def rebuild_refusal(s: HollandState, u: int, place: int, point: int, refits: Refits) -> int:
    """0 or why an eliminated unit cannot come back in a place (H44-20.2.4)."""
    if not refits.left(point):
        return NO_POINT
    if s.place[u] != s.sc.box + LOST or s.sc.traits[u] & REMNANT:
        return NOT_LOST
    why = kind_refusal(s, u)
    if why:
        return why
    if s.sc.steps[u] == 3 and s.sc.loss_rules.remnant_for(s, u) < 0:
        return NO_REMNANT
    if place >= s.sc.size:
        return LEGAL if refits.reaches(point, place) else REBUILD_PLACE
    if not own_city(s, place, refits.player) or not refits.reaches(point, place):
        return REBUILD_PLACE
    return LEGAL


def own_city(s: HollandState, h: i64, player: i64) -> bool:
    """Whether a hex is a city that a player passed last, with no enemy in it and not in his ZOC."""
    if not 0 <= h < s.sc.n or s.sc.terrain[h] != CITY or not s.sc.in_play[h]:
        return False
    held = s.control[s.sc.control_row[h]] == player and s.holder[h] != 1 - player
    return held and not in_zoc(s, h, 1 - player)


def rejoin_refusal(s: HollandState, u: i64, lines: Lines) -> i64:
    """0 or why no paratroopers come back to a unit (H44-22.7)."""
    division = s.sc.division[body_of(s, u)]
    if s.sc.owner[u] != ALLIED or division < 0 or s.sc.traits[u] & (ARTILLERY | SOURCE):
        return REFIT_NEVER
    if not may_rejoin(s, division):
        return NO_AIRBORNE_POINT
    why = receiver_refusal(s, u)
    if why:
        return REJOIN_ORDER if why == REFIT_ORDER else why
    return LEGAL if s.place[u] < s.sc.n and lines.reaches_source(u, s.place[u]) else REJOIN_CUT_OFF


def may_rejoin(s: HollandState, division: i64) -> bool:
    """A point of an earlier turn, and none used by the division in this one."""
    if s.points_used >> (DIVISION_BIT + division) & 1:
        return False
    return s.airborne_points[division] > s.fresh_points[division]


# -- choosing ------------------------------------------------------------------------------------------------


def options(s: HollandState, player: int) -> list[Option]:
    """What may be done with replacements in the movement phase."""
    choices: list[Option] = []
    if points_come(s):
        refits = Refits(s, player)
        for point in range(len(refits.areas)):
            if refits.left(point):
                choices += refit_options(s, player, point, refits)
                choices += rebuild_options(s, player, point, refits)
    if player == ALLIED and any(may_rejoin(s, d) for d in range(len(s.airborne_points))):
        lines = Lines(s, ALLIED, exhausted=True)
        for u in s.on_map(ALLIED):
            if s.sc.division[u] >= 0 and rejoin_refusal(s, u, lines) == LEGAL:
                choices.append(Option(REJOIN, u))
    return choices


def refit_options(s: HollandState, player: int, point: int, refits: Refits) -> list[Option]:
    able = [u for u in s.on_map(player) if receiver_refusal(s, u) == LEGAL]
    return [Option(REFIT, u, point) for u in able if refit_refusal(s, u, point, refits) == LEGAL]


def rebuild_options(s: HollandState, player: int, point: int, refits: Refits) -> list[Option]:
    lost = [u for u in s.sc.units_of[player] if s.place[u] == s.sc.box + LOST]
    places = [h for h in s.sc.control_hexes if own_city(s, h, player)] + refits.areas[point]
    choices: list[Option] = []
    for u in lost:
        for place in places:
            if rebuild_refusal(s, u, place, point, refits) == LEGAL:
                choices.append(Option(REBUILD, u, place, point))
    return choices


def refusal(s: HollandState, player: int, o: Option) -> int:
    """0 or why such a choice is not legal."""
    if not 0 <= o.a < s.sc.units or s.sc.owner[o.a] != player:
        return NOT_YOURS
    if o.verb == REFIT:
        return refit_refusal(s, o.a, o.b, Refits(s, player))
    if o.verb == REBUILD:
        if not (0 <= o.b < s.sc.n or s.sc.is_area(o.b)):
            return SEQUENCE
        return rebuild_refusal(s, o.a, o.b, o.c, Refits(s, player))
    return rejoin_refusal(s, o.a, Lines(s, ALLIED, exhausted=True))


def choose(s: HollandState, o: Option) -> None:
    if o.verb == REBUILD:
        s.points_used |= 1 << o.c
        rebuild(s, o.a, o.b)
        return
    if o.verb == REFIT:
        s.points_used |= 1 << o.b
    else:
        division = s.sc.division[body_of(s, o.a)]
        s.points_used |= 1 << (DIVISION_BIT + division)
        s.airborne_points[division] -= 1
    grown = gain_step(s, o.a)
    s.set_mark(grown, REFITTED)
    s.tell(events.REFITS, grown, s.steps[grown])


def rebuild(s: HollandState, u: int, place: int) -> None:
    """The unit comes back with one step; a unit of three as its remnant (H44-20.2.4)."""
    counter = u
    if s.sc.steps[u] == 3:
        counter = s.sc.loss_rules.remnant_for(s, u)
        s.parent[counter] = u
        s.put(u, s.sc.box + DISPLAY)
        s.steps[u] = 1
    s.steps[counter] = 1
    s.put(counter, place)
    s.began[counter] = place
    s.set_mark(counter, REFITTED)
    s.tell(events.REBUILT, counter, place)
