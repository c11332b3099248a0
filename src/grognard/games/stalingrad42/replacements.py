"""Chapter 21: replacements: steps for units on the map, and units that come back."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.games.zocbond.breakdown import gain_step, most_steps
from grognard.games.zocbond.kinds import FIRED, GONE, GOOD, LOST, REFITTED, REMNANT
from grognard.games.zocbond.refusals import LEGAL, NOT_ON_MAP, NOT_YOURS

from . import city_battles, events, supply
from .campaign import maskirovka, maskirovka_boxes
from .ground import is_beside_enemy
from .kinds import HOST
from .refusals import (
    GONE_FOR_GOOD,
    GUNS_SPENT,
    NO_REPLACEMENT,
    NOT_LOST,
    REBUILD_CORPS,
    REBUILD_ENGINEERS,
    REBUILD_NEAR,
    REBUILD_NEVER,
    REBUILD_ONCE,
    REBUILD_PLACE,
    REFIT_KIND,
    REFIT_MARKED,
    REFIT_ONCE,
    REFIT_ORDER,
    REFIT_SUPPLY,
    REFIT_WHOLE,
)
from .scenario import ARMY_BOXES, CORPS, HEADQUARTERS, MAJOR_CITY, REPLACEMENTS, SOVIET, SUPPORT
from .state import StalingradState
from .transport import rail
from .units import is_allied, is_cut_off
from .verbs import REBUILD, REFIT

ALLIED: Final = REPLACEMENTS.index("allied")
SPECIAL: Final = REPLACEMENTS.index("special")


def kind_refusal(s: StalingradState, u: int, kind: int) -> int:
    """0 or why a replacement of a kind is not for a unit, or none is left (S42-21.1.2, 21.5.1, 21.5.2)."""
    sc = s.sc
    if not 0 <= kind < len(REPLACEMENTS) or not sc.serves[origin(s, u)] & sc.kind_serves[kind]:
        return REFIT_KIND
    if is_allied(sc, u) != (kind == ALLIED):
        return REFIT_KIND
    return LEGAL if left(s, u, kind) > 0 else NO_REPLACEMENT


def left(s: StalingradState, u: int, kind: int) -> int:
    """How many replacements of a kind a unit could take; one may be kept for another unit (S42-32.4)."""
    kept = kind == SPECIAL and s.promised >= 0 and origin(s, u) != s.promised
    return s.replacement[kind] - 1 if kept else s.replacement[kind]


def use(s: StalingradState, u: int, kind: int) -> None:
    """A unit takes a replacement."""
    s.replacement[kind] -= 1
    if kind == SPECIAL and origin(s, u) == s.promised:
        s.promised = -1


def origin(s: StalingradState, u: int) -> int:
    """The unit a remnant was made from, or the unit itself (S42-21.3.4)."""
    return s.parent[u] if s.sc.traits[u] & REMNANT and s.parent[u] >= 0 else u


# -- a step for a unit on the map (S42-21.2) ----------------------------------------------------------------


def refit_refusal(s: StalingradState, player: int, u: int, kind: int) -> int:
    """0 or why a unit cannot take a replacement."""
    refusal = patient_refusal(s, player, u, supply.LinesNow(s, player))
    return refusal or kind_refusal(s, u, kind)


def patient_refusal(s: StalingradState, player: int, u: int, lines: supply.LinesNow) -> int:
    """0 or why a unit can take none at all: good order, in supply, once a turn.

    No marker from its last supply phase, and a line at this moment (S42-16.4, 21.2).
    """
    sc = s.sc
    if not 0 <= u < sc.units or sc.owner[u] != player:
        return NOT_YOURS
    if not 0 <= s.place[u] < sc.box and not maskirovka.is_box(sc, s.place[u]):
        return NOT_ON_MAP
    if s.steps[u] >= most_steps(s, u):
        return REFIT_WHOLE
    if s.order[u] != GOOD:
        return REFIT_ORDER
    if s.marks[u] & REFITTED:
        return REFIT_ONCE
    if not (lines.in_supply(u) or in_supplied_box(s, u, lines)):
        return REFIT_SUPPLY
    return REFIT_MARKED if is_cut_off(s, bearer(s, u)) else LEGAL


def bearer(s: StalingradState, u: int) -> int:
    """Who bears the supply marker of a unit: in a box its army (S42-34.5)."""
    army = maskirovka.army_of(s, s.place[u]) if maskirovka.is_box(s.sc, s.place[u]) else -1
    return army if army >= 0 else u


def in_supplied_box(s: StalingradState, u: int, lines: supply.LinesNow) -> bool:
    """Whether a unit is in the box of a reserve army that is in supply (S42-34.5)."""
    army = bearer(s, u)
    return army != u and lines.in_supply(army)


def refit(s: StalingradState, u: int, kind: int) -> None:
    """A step comes back; a remnant makes way for its unit on the reduced side (S42-21.3.4)."""
    use(s, u, kind)
    grown = gain_step(s, u)
    city_battles.passes_on(s, u, grown)
    s.set_mark(grown, REFITTED)
    s.tell(events.REFITS, grown, s.steps[grown])


# -- a unit that comes back (S42-21.3.1) -------------------------------------------------------------------


class Depots:
    """Where a player can rebuild units now: areas, cities of the rail network, headquarters near it."""

    def __init__(self, s: StalingradState, player: int) -> None:
        self.s = s
        self.player = player
        self.net = rail.network(s, player)
        self.near_net = rail.near_network(s, player, s.sc.figures["replacements.network_distance"])
        self.lines = supply.LinesNow(s, player)
        self.areas = supply.own_places(s, player)

    def places(self) -> list[int]:
        """All places where units can be rebuilt, in order."""
        s = self.s
        hexes = [h for h in s.sc.cities if self.city_refusal(h) == LEGAL]
        for u in s.sc.guns[self.player]:
            h = s.place[u]
            if 0 <= h < s.sc.n and h not in hexes and self.serves(u) and not self.is_near(h):
                hexes.append(h)
        hexes.sort()
        return hexes + self.areas

    def city_refusal(self, h: int) -> int:
        """0 or why a hex is no city where a unit can be rebuilt."""
        s = self.s
        major = s.sc.terrain[h] == MAJOR_CITY and self.net[h] and supply.controls(s, h, self.player)
        if not major:
            return REBUILD_PLACE
        if self.is_near(h):
            return REBUILD_NEAR
        city: int = s.sc.control_row[h]
        return REBUILD_ONCE if s.rebuilt >> city & 1 else LEGAL

    def is_near(self, h: int) -> bool:
        """Whether enemy combat units are next to a hex, or in it (S42-21.3.1, 29.1.1)."""
        return is_beside_enemy(self.s, h, self.player)

    def serves(self, u: int) -> bool:
        """Whether a headquarters can take a unit in: supplied, in or near the rail network, once a turn."""
        s = self.s
        h = s.place[u]
        if not s.sc.kind[u] & HEADQUARTERS or not 0 <= h < s.sc.n or s.marks[u] & HOST:
            return False
        return self.near_net[h] != 0 and self.lines.in_supply(u)

    def host(self, u: int, place: int) -> int:
        """The headquarters in a hex that can take a unit in, of its own nation; -1."""
        sc = self.s.sc
        for v in self.s.stack_at(place):
            same = self.player == SOVIET or sc.nation[v] == sc.nation[u]
            if sc.owner[v] == self.player and same and self.serves(v):
                return v
        return -1

    def refusal(self, u: int, place: int) -> int:
        """0 or why a unit cannot be rebuilt in a place; stacking is looked at later (S42-21.3.1, 21.3.2)."""
        s = self.s
        sc = s.sc
        if maskirovka.is_box(sc, place) and self.player == SOVIET:  # S42-34.5
            return REBUILD_CORPS if sc.kind[u] & CORPS else maskirovka_boxes.rebuild_refusal(s, u, place)
        if sc.is_area(place):
            if place not in self.areas:
                return REBUILD_PLACE
            corps = sc.kind[u] & CORPS and place not in sc.corps_areas
            return REBUILD_CORPS if corps else LEGAL
        if sc.kind[u] & CORPS:
            return REBUILD_CORPS
        if not 0 <= place < sc.n:
            return REBUILD_PLACE
        if self.host(u, place) >= 0:
            return REBUILD_NEAR if self.is_near(place) else LEGAL
        return self.city_refusal(place)

    def take(self, u: int, place: int) -> None:
        """A headquarters or a city has taken in its unit of this turn (S42-21.3.1)."""
        if place < self.s.sc.n:
            host = self.host(u, place)
            if host >= 0:
                self.s.set_mark(host, HOST)
            else:
                city: int = self.s.sc.control_row[place]
                self.s.rebuilt |= 1 << city


def absent(s: StalingradState, u: int) -> int:
    """Why a unit that is not in the eliminated box cannot be rebuilt (S42-10.4.3, 18.5)."""
    sc = s.sc
    if s.place[u] != sc.box + GONE:
        return NOT_LOST
    if sc.kind[u] & SUPPORT and not sc.kind[u] & HEADQUARTERS:
        return GUNS_SPENT
    return GONE_FOR_GOOD if sc.steps[u] >= 3 else NOT_LOST


def lost_refusal(s: StalingradState, player: int, u: int, kind: int) -> int:
    """0 or why a unit cannot be rebuilt with a replacement of a kind."""
    sc = s.sc
    if not 0 <= u < sc.units or sc.owner[u] != player:
        return NOT_YOURS
    if s.place[u] != sc.box + LOST:
        return absent(s, u)
    if sc.never_rebuilt[u]:
        return REBUILD_ENGINEERS if u == sc.fight.engineers else REBUILD_NEVER
    return kind_refusal(s, u, kind)


def rebuild_refusal(s: StalingradState, player: int, u: int, place: int, kind: int) -> int:
    refusal = lost_refusal(s, player, u, kind)
    return refusal or Depots(s, player).refusal(u, place)


def rebuild(s: StalingradState, u: int, place: int, kind: int) -> None:
    """A unit comes back: of three steps or more on its reduced side; artillery used (S42-21.1.1, 21.3.3)."""
    sc = s.sc
    use(s, u, kind)
    Depots(s, sc.owner[u]).take(u, place)
    s.steps[u] = rebuilt_steps(s, u)
    s.marks[u] = REFITTED | (FIRED if sc.kind[u] & SUPPORT else 0)
    s.put(u, place)
    s.began[u] = -1 if maskirovka.is_box(sc, place) else place
    s.tell(events.REBUILT, u, place)


def rebuilt_steps(s: StalingradState, u: int) -> int:
    """S42-21.1.1."""
    return 2 if s.sc.steps[u] >= 3 else 1


# -- what may be chosen ------------------------------------------------------------------------------------


def options(s: StalingradState, player: int) -> list[Option]:
    """Every use of a replacement that is left."""
    kinds = [kind for kind in range(len(REPLACEMENTS)) if s.replacement[kind] > 0]
    choices: list[Option] = []
    if not kinds:
        return choices
    depots: Depots | None = None
    places: list[int] = []
    lines = supply.LinesNow(s, player)
    for u in s.sc.units_of[player]:
        if s.place[u] == s.sc.box + LOST:
            fitting = [kind for kind in kinds if lost_refusal(s, player, u, kind) == LEGAL]
            if fitting:
                if depots is None:
                    depots = Depots(s, player)
                    places = depots.places()
                    if player == SOVIET:
                        places += range(s.sc.army_box, s.sc.army_box + ARMY_BOXES)
                for place in places:
                    if depots.refusal(u, place) == LEGAL:
                        choices += [Option(REBUILD, u, place, kind) for kind in fitting]
        elif s.steps[u] < most_steps(s, u) and patient_refusal(s, player, u, lines) == LEGAL:
            choices += [Option(REFIT, u, kind) for kind in kinds if kind_refusal(s, u, kind) == LEGAL]
    return choices
