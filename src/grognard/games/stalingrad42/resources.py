"""Chapters 9.7.2, 18.1: what resource points buy: forts, artillery turned over, supply points, plans."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.core.kernel.ints import Ints
from grognard.core.kernel.option import Option
from grognard.games.zocbond.kinds import FIRED, POOL
from grognard.games.zocbond.refusals import LEGAL, NOT_YOURS
from grognard.games.zocbond.supply import SupplyField
from grognard.games.zocbond.verbs import READY
from grognard.games.zocbond.zoc import in_zoc

from . import events, supply, supply_points
from .fort_map import FortMap
from .fortifications import is_printed
from .ground import terrain_at
from .kinds import AT_HAND, DUMP
from .options import plans
from .refusals import (
    BUY_PLACE,
    FORT_PLACE,
    FORT_SUPPLY,
    FORTS_ALL,
    GUNS_OFF_RAIL,
    NO_RESOURCES,
    STOCKS_ALL,
)
from .scenario import BEGUN, NO_FORT, SOVIET, StalingradScenario
from .state import StalingradState
from .transport import rail
from .verbs import BUY, FORTIFY, PLAN

FORT_LIMITS = ("forts.axis", "forts.soviet")


def can_pay(s: StalingradState) -> bool:
    return s.resource_points >= s.sc.figures["resources.cost"]


def pay(s: StalingradState) -> None:
    s.resource_points -= s.sc.figures["resources.cost"]


def options(s: StalingradState, player: int) -> list[Option]:
    """What can be bought now, forts last: there are so many places for them."""
    if not can_pay(s):
        return []
    choices: list[Option] = []
    net = rail.network(s, player)
    choices += [Option(READY, u) for u in s.sc.guns[player] if ready_refusal(s, player, u, net) == LEGAL]
    choices += [
        Option(BUY, area) for area in range(s.sc.size, s.sc.box) if buy_refusal(s, player, area) == LEGAL
    ]
    choices += [Option(PLAN, u) for u in s.sc.guns[player] if plans.place_refusal(s, player, u) == LEGAL]
    if forts_left(s, player):
        sites = fort_sites(s, player)
        fortify = fort_options(s.sc)
        choices += [fortify[h] for h in sites if not has_one(s, player, h)]
    return choices


def fort_options(sc: StalingradScenario) -> list[Option]:
    """Per hex the option to begin a fort there, made once: there are so many."""
    if not sc.fort_options:
        sc.fort_options = [Option(FORTIFY, h) for h in range(sc.n)]
    return sc.fort_options


# -- forts (S42-9.7.2, 9.7.3) -----------------------------------------------------------------------------


def forts_left(s: StalingradState, player: int) -> bool:
    """Whether a player has a fort marker left (S42-9.7.3)."""
    there = sum([1 for h in s.forts() if s.fort[h] in (player + 1, player + 1 + BEGUN)])
    return there < s.sc.figures[FORT_LIMITS[player]]


def fort_refusal(s: StalingradState, player: int, h: int, lines: SupplyField) -> int:
    """0 or why a fort cannot be begun in a hex; an empty one changes nothing for the enemy (S42-9.7.4)."""
    if not 0 <= h < s.sc.n or has_one(s, player, h):
        return FORT_PLACE
    return site_refusal(s, player, h, lines)


def has_one(s: StalingradState, player: i64, h: i64) -> bool:
    """Whether a fort is in a hex, or is begun there, or is printed there and still the player's."""
    return s.fort[h] != NO_FORT or (player == SOVIET and is_printed(s, h))


def site_refusal(s: StalingradState, player: i64, h: i64, lines: SupplyField) -> i64:
    """The same as if no fort were there."""
    sc = s.sc
    holder = s.holder[h]
    if not sc.in_play[h] or not sc.fort_ground[terrain_at(s, h)] or holder == 1 - player:
        return FORT_PLACE
    if in_zoc(s, h, 1 - player) and holder != player:
        return FORT_PLACE
    if supply.is_closed(s, h, player) or not lines.reaches(h):
        return FORT_SUPPLY
    return LEGAL


def fort_sites(s: StalingradState, player: int) -> list[int]:
    """The hexes where a player could begin a fort if none is there."""
    lines = supply.lines(s, player)
    kept = s.fort_map
    if kept is None or kept.lines is not lines.map:
        lines.complete()
        near = [h for h in range(s.sc.n) if lines.length[h] >= 0 or s.holder[h] == player]
        kept = FortMap(lines.map, [h for h in near if site_refusal(s, player, h, lines) == LEGAL])
        s.fort_map = kept
    return kept.hexes


def fortify(s: StalingradState, player: int, h: int) -> None:
    pay(s)
    s.set_fort(h, player + 1 + BEGUN)
    s.tell(events.FORT_BEGUN, player, h)


# -- artillery and supply points (S42-18.1) ---------------------------------------------------------------


def ready_refusal(s: StalingradState, player: int, u: int, net: Ints) -> int:
    """0 or why a support unit cannot be turned over for a resource point."""
    if not 0 <= u < s.sc.units or s.sc.owner[u] != player:
        return NOT_YOURS
    refusal = supply_points.gun_refusal(s, u)
    if refusal:
        return refusal
    return LEGAL if s.place[u] < s.sc.n and net[s.place[u]] else GUNS_OFF_RAIL


def ready(s: StalingradState, u: int) -> None:
    pay(s)
    s.clear_mark(u, FIRED)


def buy_refusal(s: StalingradState, player: int, place: int) -> int:
    """0 or why no supply point can be put into a place: an own area (S42-18.6.1)."""
    if not s.sc.is_area(place) or not s.sc.zone_rules.own_area(s, place, player) or place == s.sc.caspian_box:
        return BUY_PLACE
    return LEGAL if spare_stock(s, player) >= 0 else STOCKS_ALL


def spare_stock(s: StalingradState, player: int) -> int:
    """A counter that is not in use, or -1."""
    for u in s.sc.stocks[player]:
        if s.place[u] == s.sc.box + POOL:
            return u
    return -1


def buy(s: StalingradState, player: int, place: int) -> None:
    pay(s)
    u = spare_stock(s, player)
    s.clear_mark(u, AT_HAND | DUMP)
    s.steps[u] = 1
    s.put(u, place)
    s.began[u] = place
    s.tell(events.BOUGHT, u, place)


def refusal(s: StalingradState, player: int, o: Option) -> int:
    """0 or why something cannot be bought."""
    if not can_pay(s):
        return NO_RESOURCES
    if o.verb == READY:
        return ready_refusal(s, player, o.a, rail.network(s, player))
    if o.verb == BUY:
        return buy_refusal(s, player, o.a)
    if o.verb == PLAN:
        return plans.place_refusal(s, player, o.a)
    if not forts_left(s, player):
        return FORTS_ALL
    return fort_refusal(s, player, o.a, supply.lines(s, player))
