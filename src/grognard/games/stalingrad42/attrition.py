"""Chapter 16.5: what isolation does to units next to the enemy."""

from __future__ import annotations

from grognard.core.kernel.reason import Ledger
from grognard.games.zocbond import bonds
from grognard.games.zocbond.kinds import ISOLATED
from grognard.games.zocbond.supply import ANY_LENGTH, SupplyField, supply_field
from grognard.games.zocbond.zoc import near_enemy

from .ground import is_beside_enemy, is_impassable, is_snow, terrain_at
from .options.contested import is_contested
from .scenario import AXIS, CLEAR, DESERT, HEADQUARTERS, SEASONAL_MARSH, SUPPORT
from .state import StalingradState
from .supply import controls, is_barred, leads_to
from .transport import rail
from .units import is_combat_unit

RULE = "S42-16.5.4"


def suffers(s: StalingradState, u: int) -> bool:
    """Isolated combat units other than artillery, next to an enemy combat unit or in a city with one.

    S42-16.5.1, 29.1.1.
    """
    if s.supply[u] != ISOLATED or not is_combat_unit(s, u) or s.sc.kind[u] & SUPPORT:
        return False
    if s.place[u] == s.sc.baku_area:
        return True  # as if beside an enemy (S42-24.1.2)
    here = s.place[u]
    return 0 <= here < s.sc.n and is_beside_enemy(s, here, s.sc.owner[u])


def modifier(s: StalingradState, u: int, ledger: Ledger | None) -> int:
    """What helps a pocket to hold out: an airfield, a city, a headquarters; the desert does not."""
    sc = s.sc
    figures = sc.figures
    player = sc.owner[u]
    here = s.place[u]
    starts = ways_out(s, here, player) if is_contested(s, here) else [here]
    pocket = supply_field(s, player, starts, ANY_LENGTH, roads=False)
    if here == sc.baku_area:  # as if it had an airfield (S42-24.1.2)
        total = note(ledger, "attrition-airfield", figures["supply." + airfield_name(s, player)])
    else:
        total = airfield(s, player, pocket, ledger)
    if any((h == here or leads_to(s, pocket, h)) and has_city(s, h, player) for h in sc.cities):
        total += note(ledger, "attrition-city", figures["supply.city"])
    if any(has_headquarters(s, v, here, pocket) for v in sc.guns[player]):
        total += note(ledger, "attrition-headquarters", figures["supply.headquarters"])
    if here < sc.n and terrain_at(s, here) == DESERT:
        total += note(ledger, "attrition-desert", sc.attrition[DESERT])
    most = figures["supply.most_modifier"]
    return total if total <= most else most


def ways_out(s: StalingradState, h: int, player: int) -> list[int]:
    """The hexes into which a line goes out of a contested city; none goes through it (S42-29.1.1)."""
    hexes: list[int] = []
    for d in range(6):
        to = s.sc.neighbour[6 * h + d]
        if not 0 <= to < s.sc.n or s.occupant[to] == 1 - player or is_barred(s, to, player):
            continue
        if s.sc.supply_rules.offroad_price(s, h, d, player) >= 0 and not bonds.bars(
            s, 1 - player, h, d, True
        ):
            hexes.append(to)
    return hexes


def has_city(s: StalingradState, h: int, player: int) -> bool:
    """A city that a player controls, or where he has combat units beside the enemy's (S42-29.1.1)."""
    if controls(s, h, player):
        return True
    return any(s.sc.owner[u] == player and is_combat_unit(s, u) for u in s.stack_at(h))


def has_headquarters(s: StalingradState, v: int, here: int, pocket: SupplyField) -> bool:
    at = s.place[v]
    if not s.sc.kind[v] & HEADQUARTERS:
        return False
    return at == here or (0 <= at < s.sc.n and leads_to(s, pocket, at))


def airfield(s: StalingradState, player: int, pocket: SupplyField, ledger: Ledger | None) -> int:
    """A town, landmark or clear hex away from the enemy; worse in snow and far from the railways."""
    figures = s.sc.figures
    fields = [h for h in range(s.sc.n) if leads_to(s, pocket, h) and is_airfield(s, h, player)]
    if not fields:
        return 0
    total = note(ledger, "attrition-airfield", figures["supply." + airfield_name(s, player)])
    near = rail.near_network(s, player, figures["supply.far_hexes"])
    if not any(near[h] for h in fields):
        total += note(ledger, "attrition-far", figures["supply.far_airfield"])
    return total


def airfield_name(s: StalingradState, player: int) -> str:
    if player != AXIS:
        return "soviet_airfield"
    return "axis_airfield_snow" if is_snow(s) else "axis_airfield"


def is_airfield(s: StalingradState, h: int, player: int) -> bool:
    """Whether supplies can be flown into a hex."""
    sc = s.sc
    ground = sc.town[h] or sc.landmark[h] or terrain_at(s, h) in (CLEAR, SEASONAL_MARSH)
    if not ground or not sc.in_play[h] or s.occupant[h] == 1 - player:
        return False
    return not is_watched(s, h, player)


def is_watched(s: StalingradState, h: int, player: int) -> bool:
    """Whether an enemy is next to a hex; those in a contested city are not (S42-29.1.1)."""
    if not near_enemy(s, h, player):
        return False
    for side in range(6 * h, 6 * h + 6):
        at = s.sc.neighbour[side]
        if 0 <= at < s.sc.n and s.holder[at] == 1 - player and not is_impassable(s, side):
            if not is_contested(s, at):
                return True
    return False


def note(ledger: Ledger | None, name: str, value: int) -> int:
    if ledger is not None:
        ledger.add(RULE, name, value)
    return value
