"""The effects of a unit's arrival: non-combat units taken, forts lost, railheads pushed back, and who
wakes (S42-9.7.5, 17.3.1, 19.3, 20.4, 20.6, 30, 31).
"""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.zocbond.events import BECOMES
from grognard.games.zocbond.kinds import AWAKE, DISRUPTED, GONE, LOCKED, MECHANISED, POOL, WAITING
from grognard.games.zocbond.losses import shelve

from . import events
from .campaign import maskirovka_boxes
from .scenario import ALPINISTS, AXIS, NO_FORT, STOCK
from .state import StalingradState
from .transport import railheads
from .units import is_combat_unit


def entered(s: StalingradState, units: int, place: int) -> None:
    """Units have come into a place by movement, advance or retreat; who left may have covered a railhead."""
    if place < s.sc.n:
        entered_hex(s, units, place)
    railheads.push_back(s)


def entered_hex(s: StalingradState, units: int, place: int) -> None:
    u = units.bit_length() - 1
    player = s.sc.owner[u]
    fighting = any(is_combat_unit(s, v) for v in bit_list(units))
    if player == AXIS:
        approach(s, place)
    if fighting:
        capture(s, player, place)
        if player == AXIS:
            alarm(s, place)
            if place == s.sc.elbrus and any(s.sc.kind[v] & ALPINISTS for v in bit_list(units)):
                s.elbrus = 1
    else:
        take_fort(s, player, place)


def capture(s: StalingradState, player: int, h: int) -> None:
    """A combat unit takes the enemy's non-combat units and fort in a hex (S42-9.7.5, 19.3)."""
    if any(s.sc.owner[v] != player and is_combat_unit(s, v) for v in s.stack_at(h)):
        return  # a contested city (S42-29.1.1)
    for v in s.stack_at(h):
        if s.sc.owner[v] != player:
            s.tell(events.CAPTURED, v, h)
            remove_helper(s, v)
    take_fort(s, player, h)


def take_fort(s: StalingradState, player: int, h: int) -> None:
    """Any unit that comes removes an enemy fort (S42-9.7.5)."""
    fort = s.fort[h]
    if fort != NO_FORT and (fort - 1) % 2 != player:
        s.set_fort(h, NO_FORT)
        s.tell(events.FORT_GONE, h)


def remove_helper(s: StalingradState, u: int) -> None:
    """Supply points are bought again, other non-combat units come back later (S42-19.4)."""
    if s.sc.kind[u] & STOCK:
        shelve(s, u, POOL)
    else:
        if s.sc.mask_row[u] >= 0:
            maskirovka_boxes.destroyed(s, u)
        shelve(s, u, WAITING)
        s.steps[u] = s.sc.steps[u]
        s.due[u] = s.turn + s.sc.figures["special.return_turns"]


def arrived(s: StalingradState, u: int) -> None:
    """A unit has ended its move: over the strait it is disrupted, off the map it is out of the game."""
    sc = s.sc
    place = s.place[u]
    if place == sc.strait_hex and s.began[u] == sc.strait_area and sc.strait_area >= 0:
        if is_combat_unit(s, u):
            s.set_order(u, DISRUPTED)
            s.tell(BECOMES, u, DISRUPTED)
    elif sc.owner[u] == AXIS and sc.is_area(place) and sc.exit_row[place - sc.size] >= 0:
        leave_map(s, u, sc.exit_row[place - sc.size])


def leave_map(s: StalingradState, u: int, row: int) -> None:
    """An Axis unit goes off the map where that counts, and never comes back (S42-C1.2)."""
    if s.sc.traits[u] & MECHANISED and is_combat_unit(s, u):
        s.exited[row] += s.steps[u]
    s.tell(events.LEFT_MAP, u, s.place[u])
    shelve(s, u, GONE)


# -- who wakes ------------------------------------------------------------------------------------------


def look_around(s: StalingradState) -> None:
    """A unit in a hex counts as one that comes there: Axis units are set up, arrive and are rebuilt, too."""
    for u in s.sc.units_of[AXIS]:
        if 0 <= s.place[u] < s.sc.n:
            approach(s, s.place[u])
            if is_combat_unit(s, u):
                alarm(s, s.place[u])


def alarm(s: StalingradState, h: int) -> None:
    """An Axis combat unit has come into a hex."""
    sc = s.sc
    reach = sc.figures["special.garrison_distance"]
    for u in sc.garrisons:
        at = s.place[u]
        if sc.traits[u] & LOCKED and not s.marks[u] & AWAKE and 0 <= at < sc.n:
            if sc.board.distance_between(h, at) <= reach:
                s.set_mark(u, AWAKE)
    if not s.caucasus_awake and near_stalingrad(s, h):
        wake_caucasus(s)


def approach(s: StalingradState, h: int) -> None:
    """An Axis unit of whatever kind has come into a hex (S42-30.0, 31.0)."""
    sc = s.sc
    if sc.row[h] > sc.figures["campaign.transcaucasus_row"]:
        s.transcaucasus_awake = 1
    for army, at in enumerate(sc.army_near):
        if at >= 0 and not s.activated >> army & 1:
            if sc.board.distance_between(h, at) <= sc.army_distance[army]:
                activate(s, army)


def near_stalingrad(s: StalingradState, h: int) -> bool:
    """S42-20.6."""
    far = s.sc.figures["special.caucasus_distance"]
    return any(s.sc.board.distance_between(h, at) <= far for at in s.sc.stalingrad)


def wake_caucasus(s: StalingradState) -> None:
    """The Soviet units of the North Caucasus may move (S42-20.6)."""
    s.caucasus_awake = 1
    s.tell(events.CAUCASUS_WAKES)


def activate(s: StalingradState, army: int) -> None:
    """A Soviet reserve army may move (S42-31.0)."""
    s.activated |= 1 << army
    s.tell(events.ARMY_WAKES, s.sc.army_number[army])
