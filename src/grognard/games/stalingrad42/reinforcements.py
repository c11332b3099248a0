"""Chapters 19.4, 20.8, 22.1, 30: units that arrive: reinforcements, headquarters that come back, volunteers,
the Transcaucasus.
"""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.games.zocbond.kinds import REFITTED, WAITING
from grognard.games.zocbond.refusals import LEGAL, NOT_YOURS

from . import events, supply
from .campaign import maskirovka, maskirovka_boxes
from .campaign.withdrawals import RECALLED
from .movement import is_full_box
from .refusals import (
    ARRIVAL_AREA,
    ARRIVAL_BLAU,
    ARRIVAL_CAUCASUS,
    ARRIVAL_URANUS,
    BOX_FULL,
    FRONT_AREA,
    FRONT_LATER,
    HELPER_LATER,
    NOT_DUE,
    VOLUNTEER_LATER,
    VOLUNTEER_PLACE,
)
from .replacements import Depots
from .scenario import AXIS, NEVER, SOVIET, STOCK, TRANSCAUCASUS, VOLUNTEER
from .state import StalingradState
from .units import is_combat_unit
from .verbs import ARRIVE


def is_due(s: StalingradState, u: int) -> bool:
    """Whether a unit that waits may arrive now."""
    sc = s.sc
    if s.place[u] != sc.box + WAITING:
        return False
    if s.due[u] == RECALLED:
        return s.returning > 0 and sc.owner[u] == s.active
    if s.due[u] != NEVER:
        return s.due[u] <= s.turn or (sc.pooled[u] != 0 and stand_in(s) >= 0)
    if sc.kind[u] & VOLUNTEER:
        return s.arrived < sc.figures["special.volunteers"] and holds_cities(s)
    if sc.kind[u] & TRANSCAUCASUS:
        return s.transcaucasus_awake != 0 and s.arrived < sc.figures["campaign.transcaucasus_units"]
    return False


def stand_in(s: StalingradState) -> int:
    """A unit of the Transcaucasus front that is due: any other still to come may come for it (S42-C2.3)."""
    box = s.sc.box + WAITING
    for u in s.sc.units_of[SOVIET]:
        if s.sc.pooled[u] and s.place[u] == box and s.due[u] <= s.turn:
            return u
    return -1


def holds_cities(s: StalingradState) -> bool:
    """Whether the Axis controls Krasnodar and Voroshilovsk (S42-20.8)."""
    cities = s.sc.volunteer_cities
    return len(cities) > 0 and all(supply.controls(s, h, AXIS) for h in cities)


def places(s: StalingradState, u: int) -> list[int]:
    """Where a unit that is due may be placed (S42-22.1.1, C2.3, C3.2)."""
    sc = s.sc
    player = sc.owner[u]
    own = supply.own_places(s, player)
    if sc.kind[u] & VOLUNTEER and s.due[u] == NEVER:
        return [h for h in sc.volunteer_cities if s.holder[h] != 1 - player]
    if sc.kind[u] & TRANSCAUCASUS and s.due[u] == NEVER:
        return [area for area in own if sc.area_group[area - sc.size] == sc.south_group]
    if s.due[u] == RECALLED:
        return [area for area in return_areas(s, player) if area in own]
    if comes_back(s, u):
        depots = Depots(s, player)
        return [place for place in depots.places() if depots.refusal(u, place) == LEGAL]
    areas = [area for area in sc.areas_of[u] if s.sc.zone_rules.own_area(s, area, player)]
    boxes = maskirovka_boxes.open_boxes(s, u, sc.reinforced_areas) if player == SOVIET else []
    return [area for area in areas or own if not is_full_box(s, area, [u])] + boxes


def comes_back(s: StalingradState, u: int) -> bool:
    """Whether a non-combat unit was removed and returns as if it were rebuilt (S42-19.4)."""
    if is_combat_unit(s, u) or s.due[u] in (NEVER, RECALLED) or s.sc.kind[u] & STOCK:
        return False
    return not s.sc.areas_of[u] or (s.due[u] != s.sc.arrival_turn[u] and not s.sc.pooled[u])


def returning(s: StalingradState, player: int) -> int:
    """How many withdrawn units may come back in this turn (S42-32.2)."""
    return sum(s.sc.return_count[row] for row in return_rows(s, player))


def return_rows(s: StalingradState, player: int) -> list[int]:
    rows = range(len(s.sc.return_turn))
    return [row for row in rows if s.sc.return_turn[row] == s.turn and s.sc.return_side[row] == player]


def return_areas(s: StalingradState, player: int) -> list[int]:
    return sorted({area for row in return_rows(s, player) for area in s.sc.return_areas[row]})


def refusal(s: StalingradState, player: int, u: int, place: int) -> int:
    """0 or why a unit cannot arrive in a place (S42-22.1.1, 22.1.2)."""
    if not 0 <= u < s.sc.units or s.sc.owner[u] != player:
        return NOT_YOURS
    if not is_due(s, u):
        return absence(s, u)
    if comes_back(s, u):
        return Depots(s, player).refusal(u, place)
    if place in places(s, u):
        return LEGAL
    return BOX_FULL if s.sc.is_area(place) and is_full_box(s, place, [u]) else wrong_place(s, u)


def absence(s: StalingradState, u: int) -> int:
    """Why a unit does not come now."""
    if s.place[u] != s.sc.box + WAITING:
        return NOT_DUE
    if s.due[u] == NEVER and s.sc.kind[u] & VOLUNTEER:
        return VOLUNTEER_LATER
    if s.due[u] == NEVER and s.sc.kind[u] & TRANSCAUCASUS:
        return FRONT_LATER
    return HELPER_LATER if comes_back(s, u) else NOT_DUE


def wrong_place(s: StalingradState, u: int) -> int:
    """Why a unit that is due does not come to a place: some scenarios say it themselves."""
    if s.due[u] == NEVER:
        return VOLUNTEER_PLACE if s.sc.kind[u] & VOLUNTEER else FRONT_AREA
    if s.sc.part == "C3":
        return ARRIVAL_URANUS
    if s.sc.owner[u] == SOVIET and s.sc.part in ("C1", "C2"):
        return ARRIVAL_BLAU if s.sc.part == "C1" else ARRIVAL_CAUCASUS
    return ARRIVAL_AREA


def options(s: StalingradState, player: int) -> list[Option]:
    choices: list[Option] = []
    for u in s.sc.units_of[player]:
        if is_due(s, u):
            choices += [Option(ARRIVE, u, place) for place in places(s, u)]
    return choices


def arrive(s: StalingradState, u: int, place: int) -> None:
    """A unit comes; volunteers hardly move on that turn (S42-20.8)."""
    if s.sc.pooled[u] and s.turn < s.due[u] < RECALLED:
        s.due[stand_in(s)] = s.due[u]
    if comes_back(s, u):
        Depots(s, s.sc.owner[u]).take(u, place)
    if s.due[u] == RECALLED:
        s.returning -= 1
    elif s.due[u] == NEVER:
        s.arrived += 1
        if s.sc.kind[u] & VOLUNTEER:
            s.set_mark(u, REFITTED)
    if maskirovka.is_box(s.sc, place):  # S42-34.4.1
        maskirovka_boxes.enter(s, u, place)
        s.box_used |= 1 << maskirovka.number(s.sc, place)
    else:
        s.put(u, place)
        s.began[u] = place
    s.tell(events.ARRIVES, u, place)


def arrive_all(s: StalingradState, player: int) -> None:
    """A unit that is due and has only one area to come to is placed there at once (S42-22.1.2)."""
    for u in s.sc.units_of[player]:
        if is_due(s, u) and s.due[u] < RECALLED:
            areas = places(s, u)
            if len(areas) == 1:
                arrive(s, u, areas[0])
