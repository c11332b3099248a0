"""Chapter 18.6: supply points: mobile, ready and immobile, and what they are spent for."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.games.zocbond.kinds import FIRED, GOOD, MERGED, MOVED, POOL
from grognard.games.zocbond.losses import shelve
from grognard.games.zocbond.refusals import GUNS_READY, LEGAL, NOT_ARTILLERY, NOT_ON_MAP, NOT_YOURS

from . import events
from .kinds import AT_HAND, DUMP, TRAIN
from .refusals import GUNS_DISORDER, STOCK_APART, STOCK_LIMIT, STOCK_MODE, STOCK_MOVED, STOCK_TRAIN
from .scenario import STOCK, SUPPORT
from .state import StalingradState
from .verbs import PACK, SPEND, STORE, UNPACK

MOBILE: Final = 0  # the modes, in the order of the words of the event
READY: Final = 1
IMMOBILE: Final = 2
MODE_OF: Final = ((UNPACK, READY), (PACK, MOBILE), (STORE, IMMOBILE))
LIMITS: Final = ("resources.axis_mobile", "resources.soviet_mobile")


def mode(s: StalingradState, u: int) -> int:
    if s.marks[u] & DUMP:
        return IMMOBILE
    return READY if s.marks[u] & AT_HAND else MOBILE


def wanted(verb: int) -> int:
    """The mode that a verb gives a supply point, or -1."""
    for each, result in MODE_OF:
        if verb == each:
            return result
    return -1


def is_full(s: StalingradState, player: int, more: int = 1) -> bool:
    """Whether so many more mobile supply points are too many for the map (S42-18.6.8)."""
    on_map = [u for u in s.sc.stocks[player] if 0 <= s.place[u] < s.sc.n]
    return sum(1 for u in on_map if not s.marks[u] & DUMP) + more > s.sc.figures[LIMITS[player]]


def switch_refusal(s: StalingradState, player: int, u: int, to: int) -> int:
    """0 or why a supply point cannot change its mode: once, before it moves (S42-18.6.2, 18.6.8)."""
    sc = s.sc
    if not 0 <= u < sc.units or sc.owner[u] != player:
        return NOT_YOURS
    if not sc.kind[u] & STOCK or mode(s, u) == to:
        return STOCK_MODE
    if not 0 <= s.place[u] < sc.box:
        return NOT_ON_MAP
    if s.marks[u] & (MOVED | MERGED | TRAIN):
        return STOCK_MOVED
    added = mode(s, u) == IMMOBILE and s.place[u] < sc.n
    return STOCK_LIMIT if added and is_full(s, player) else LEGAL


def switch_options(s: StalingradState, player: int) -> list[Option]:
    options: list[Option] = []
    for u in s.sc.stocks[player]:
        if not 0 <= s.place[u] < s.sc.box:
            continue
        for verb, to in MODE_OF:
            if switch_refusal(s, player, u, to) == LEGAL:
                options.append(Option(verb, u))
    return options


def switch(s: StalingradState, u: int, to: int) -> None:
    s.clear_mark(u, AT_HAND | DUMP)
    s.set_mark(u, MERGED | (AT_HAND if to == READY else DUMP if to == IMMOBILE else 0))
    s.tell(events.STOCK_MODE, u, to)


# -- turning over artillery (S42-18.6.4) --------------------------------------------------------------------


def flip_refusal(s: StalingradState, player: int, stock: int, u: int) -> int:
    """0 or why a supply point cannot turn over a support unit."""
    sc = s.sc
    if not (0 <= stock < sc.units and 0 <= u < sc.units) or {sc.owner[stock], sc.owner[u]} != {player}:
        return NOT_YOURS
    if not sc.kind[stock] & STOCK or s.place[stock] != s.place[u]:
        return STOCK_APART
    return gun_refusal(s, u) or (STOCK_TRAIN if s.marks[stock] & TRAIN else LEGAL)


def gun_refusal(s: StalingradState, u: int) -> int:
    """0 or why a support unit cannot be turned over, whatever pays for it (S42-13.2.1)."""
    if not s.sc.kind[u] & SUPPORT:
        return NOT_ARTILLERY
    if not 0 <= s.place[u] < s.sc.box:
        return NOT_ON_MAP
    if not s.marks[u] & FIRED:
        return GUNS_READY
    return LEGAL if s.order[u] == GOOD else GUNS_DISORDER


def flip_options(s: StalingradState, player: int) -> list[Option]:
    """If supply points in a place are equal, only the first is offered."""
    options: list[Option] = []
    for u in s.sc.guns[player]:
        if gun_refusal(s, u) == LEGAL:
            for stock in s.sc.stocks[player]:
                if flip_refusal(s, player, stock, u) == LEGAL:
                    options.append(Option(SPEND, stock, u))
    return options


def spend(s: StalingradState, stock: int) -> None:
    """A supply point is used up."""
    s.tell(events.SPENT, stock)
    shelve(s, stock, POOL)
