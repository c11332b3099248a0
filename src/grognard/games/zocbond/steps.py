"""One step of a move (H44-7.2, 8; S42-5, 6.2): whether a unit may go into the next place, and its price.

Everything that moves in the movement phase is priced here: the frame that moves units hex by hex, and the
search that looks ahead. A price that is negative is a refusal: -(its index).
"""

from __future__ import annotations

from mypy_extensions import i64

from . import bonds
from .kinds import EXTENDED, ROUTED, TACTICAL
from .refusals import (
    BOND,
    ENEMY_THERE,
    EXTENDED_NEAR,
    NO_POINTS,
    NOT_ADJACENT,
    OUT_OF_PLAY,
    ROUTED_ZOC,
)
from .state import ZocState
from .zoc import near_units


def beside(s: ZocState, place: i64) -> list[int]:
    """The places next to a place: hexes around it and the area it opens on, in the order of directions."""
    sc = s.zoc
    if place >= sc.size:
        number = place - sc.size
        return sc.gates[number] + sc.area_links[number]
    places: list[int] = []
    for side in range(6 * place, 6 * place + 6):
        to = sc.neighbour[side]
        if 0 <= to < sc.n:
            places.append(to)
    if sc.gate_of[place] >= 0:
        places.append(sc.gate_of[place])
    return places


def direction(s: ZocState, here: i64, there: i64) -> i64:
    """The direction from a hex to its neighbour; -1 if they do not touch."""
    neighbour = s.zoc.neighbour
    for d in range(6):
        if neighbour[6 * here + d] == there:
            return d
    return -1


def step_price(
    s: ZocState, u: i64, gait: i64, here: i64, there: i64, spent: i64, tally: i64, escorted: bool = False
) -> i64:
    """What it costs a unit that has used `spent` to go from a place into the next one.

    `escorted`: combat units go with it and take what would stop it alone (S42-5.1).
    """
    sc = s.zoc
    if here < sc.n and there < sc.n:
        d = direction(s, here, there)
        return -NOT_ADJACENT if d < 0 else hex_price(s, u, gait, here, d, spent, tally, escorted)
    area_rules = sc.area_rules
    zone_rules = sc.zone_rules
    if here >= sc.size and there >= sc.size:
        if not zone_rules.own_area(s, there, sc.owner[u]):
            return -area_rules.shut_refusal(s, there, sc.owner[u])
        return area_rules.transfer_price(s, u, gait, here, there, spent)
    if here >= sc.size:
        if sc.gate_of[there] != here:
            return -NOT_ADJACENT
        refusal = entry_refusal(s, u, gait, there, escorted)
        if refusal:
            return -refusal
        # Into an EZOC units may come out of an area, into a bond they may not (H44-7.4.2, 19.1; S42-22.3.2).
        enemy = 1 - sc.owner[u]
        if s.grip[enemy * sc.n + there] > 0 and bonds.bars_entry(s, enemy, there):
            return -BOND
        return area_rules.entry_price(s, u, gait, here, there, spent)
    if sc.gate_of[here] != there:
        return -NOT_ADJACENT
    if not zone_rules.enters_area(s, there, sc.owner[u]):
        return -area_rules.shut_refusal(s, there, sc.owner[u])
    price = area_rules.exit_price(s, u, gait, here, there, spent)
    return price if price < 0 else price + leave_price(s, u, gait, here, -1)


def hex_price(
    s: ZocState, u: i64, gait: i64, h: i64, d: i64, spent: i64, tally: i64, escorted: bool = False
) -> i64:
    """The price of a step from a hex in a direction."""
    sc = s.zoc
    grip = s.grip
    to = sc.neighbour[6 * h + d]
    enemy = 1 - sc.owner[u]
    zoc = enemy * sc.n
    refusal = entry_refusal(s, u, gait, to, escorted)
    if refusal:
        return -refusal
    # Where there is a bond, one of the two hexes lies in the ZOC of its ends: its line runs there.
    gripped = grip[zoc + h] > 0
    if (gripped or grip[zoc + to] > 0) and bonds.bars(s, enemy, h, d, True):
        return -BOND
    price = sc.movement_rules.step_price(s, u, gait, h, d, spent, tally)
    return price + leave_price(s, u, gait, h, d) if gripped and price >= 0 else price


def entry_refusal(s: ZocState, u: i64, gait: i64, to: i64, escorted: bool = False) -> i64:
    """0 or what about a hex itself forbids a unit to enter it.

    Who may look who is in it does not look where he could not stay (H44-14.3.2, 25.3.1).
    """
    sc = s.zoc
    player = sc.owner[u]
    if not sc.in_play[to]:
        return OUT_OF_PLAY
    if s.holder[to] == 1 - player and not sc.movement_rules.enters_held(s, u, gait, to):
        return ENEMY_THERE
    if not escorted and meets_helpers(s, player, to) and not sc.zone_rules.is_combat_unit(s, u):
        refusal = sc.movement_rules.helper_refusal(s, to)
        if refusal:
            return refusal
    if s.order[u] == ROUTED and s.grip[(1 - player) * sc.n + to] > 0 and not steady_friend(s, player, to):
        return ROUTED_ZOC
    if gait == EXTENDED and near_units(s, to, player):
        return EXTENDED_NEAR
    return 0


def meets_helpers(s: ZocState, player: i64, place: i64) -> bool:
    """Whether enemies of a player are in a place: where none of them holds it, they are no combat units."""
    u = s.first[place]
    return u >= 0 and s.zoc.owner[u] != player


def steady_friend(s: ZocState, player: i64, h: i64) -> bool:
    """Whether a combat unit of a player that is not routed stands in a hex (H44-14.3.2, S42-13.3.2)."""
    u = s.first[h]
    while u >= 0:
        if s.zoc.owner[u] == player and s.order[u] != ROUTED and s.zoc.zone_rules.is_combat_unit(s, u):
            return True
        u = s.under[u]
    return False


def leave_price(s: ZocState, u: i64, gait: i64, h: i64, d: i64) -> i64:
    """Leaving an EZOC costs more, except for tactical movement (H44-7.2, 8.3.1; S42-6.2, 5.4)."""
    sc = s.zoc
    if gait == TACTICAL or s.grip[(1 - sc.owner[u]) * sc.n + h] <= 0:
        return 0
    return sc.movement_rules.leave_price(s, u, gait, h, d)


def stack_price(
    s: ZocState, units: list[int], gait: i64, here: i64, there: i64, spent: i64, tally: i64
) -> i64:
    """What a step costs units that move together: the highest of their prices (H44-8.1, S42-5.1)."""
    most = 0
    escorted = False
    if len(units) > 1 and meets_helpers(s, s.zoc.owner[units[0]], there):
        escorted = any(s.zoc.zone_rules.is_combat_unit(s, u) for u in units)
    for u in units:
        price = step_price(s, u, gait, here, there, spent, tally, escorted)
        if price < 0:
            return price
        most = max(most, price)
    return most


def points_left(s: ZocState, units: list[int], gait: i64) -> i64:
    """Half MP, or hexes where tactical, that the slowest has left."""
    left = 1 << 20
    for u in units:
        left = min(left, s.zoc.movement_rules.allowance(s, u, gait) - s.used[u])
    return max(0, left)


def must_stop(s: ZocState, units: list[int], gait: i64, place: i64) -> bool:
    """Whether units that have entered a place must stop: areas, EZOC (H44-7.2, 8.3.3; S42-6.2)."""
    sc = s.zoc
    if place >= sc.n:
        return True
    player = sc.owner[units[0]]
    if s.grip[(1 - player) * sc.n + place] <= 0:
        return False
    for u in units:
        if not sc.movement_rules.passes_zoc(s, u, gait, place):
            return True
    return False


def affordable(price: i64, left: i64) -> i64:
    """A price, or the refusal if there are too few points."""
    return -NO_POINTS if price > left else price
