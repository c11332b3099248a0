"""Chapters 9.4 and 18: artillery support units, the supply points they fire, and how far they reach."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.core.kernel.ints import Ints, filled
from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.games.zocbond import bonds
from grognard.games.zocbond.battle import BREAKTHROUGH, NORMAL, Battle, defenders
from grognard.games.zocbond.combat import SupportRules
from grognard.games.zocbond.kinds import FIRED, GONE, GOOD, POOL, REFITTED
from grognard.games.zocbond.losses import in_play, shelve
from grognard.games.zocbond.refusals import (
    GUNS_ENOUGH,
    GUNS_NEVER,
    GUNS_RANGE,
    GUNS_STRANGE,
    GUNS_UNFIT,
    HAS_FIRED,
    LEGAL,
    NOT_ON_MAP,
)
from grognard.games.zocbond.strength import shift_by
from grognard.games.zocbond.zoc import bare_zoc

from . import events
from .campaign.maskirovka import is_box
from .ground import is_alpine, is_impassable
from .kinds import TRAIN
from .options.contested import is_contested
from .refusals import GUNS_BOXED, NO_STOCK, STOCK_MOBILE, STOCK_TRAIN
from .scenario import HEADQUARTERS, SOVIET
from .state import StalingradState
from .units import is_allied, is_at_hand, is_stock
from .verbs import CHARGE


class ArtillerySupport(SupportRules[StalingradState]):
    """Chapters 9.4 and 18; `air` adds the rest."""

    def support_refusal(self, s: StalingradState, b: Battle, u: int) -> int:
        """0 or why artillery cannot turn over for a shift."""
        if b.kind != NORMAL:
            return GUNS_NEVER
        why = fit_refusal(s, u)
        if why:
            return why
        if s.has_mark(u, FIRED):
            return HAS_FIRED
        if b.support and not adds_barrage(s, b, u):
            return GUNS_ENOUGH
        return place_refusal(s, b, u)

    def defensive_refusal(self, s: StalingradState, b: Battle, u: int) -> int:
        """0 or why artillery cannot help a determined defence: only ready units do (S42-11.3)."""
        why = defender_refusal(s, b, u)
        if why:
            return why
        return HAS_FIRED if s.has_mark(u, FIRED) else stand_refusal(s, b, u)

    def use_support(self, s: StalingradState, b: Battle, u: int) -> None:
        """A supply point is gone, an artillery division is, a headquarters turns over (S42-18.3.1, 18.5)."""
        if b.charged >> u & 1:
            fire_stock(s, u)
        elif s.sc.kind[u] & HEADQUARTERS:
            s.set_mark(u, FIRED)
        else:
            s.tell(events.GUNS_GONE, u)
            shelve(s, u, GONE)

    def most_support(self, s: StalingradState, b: Battle) -> int:
        """The most columns that artillery could add."""
        guns = s.sc.guns[b.player]
        ready = [u for u in guns if self.support_refusal(s, b, u) == LEGAL]
        if not ready:
            return s.sc.fight.artillery_shift if charge_options(s, b) else 0
        if b.player == SOVIET and len(ready) > 1 and any(not s.sc.kind[u] & HEADQUARTERS for u in ready):
            return s.sc.fight.barrage_shift
        return s.sc.fight.artillery_shift


# -- range (S42-18.4) ----------------------------------------------------------------------------------------


def reached(s: StalingradState, u: int, less: int = 0, wanted: list[int] | None = None) -> Ints:
    """Per hex 1 where support of a unit reaches, or so many hexes less; no farther than to the first wanted.

    Not through bonds, two EZOC in a row, or enemies.
    """
    sc = s.sc
    player = sc.owner[u]
    covered = filled(sc.n, 0)
    seen = filled(2 * sc.n, 0)  # 2 * hex, +1: the hex before it was a bare EZOC
    here = s.place[u]
    front: list[int] = []
    left = sc.range[u] - less
    if here >= sc.n:
        left -= 1
        for h in sc.gates[here - sc.size] if sc.is_area(here) else []:
            if s.occupant[h] != 1 - player:
                front.append(2 * h + int(is_bare(s, h, player)))
    else:
        front.append(2 * here)
    for at in front:
        seen[at] = 1
        covered[at // 2] = 1
    while left > 0 and front and not (wanted and any(covered[h] for h in wanted)):
        left -= 1
        front = spread(s, player, front, seen, covered)
    return covered


def spread(s: StalingradState, player: i64, front: list[int], seen: Ints, covered: Ints) -> list[int]:
    """Spreads the reach one hex further."""
    sc = s.sc
    enemy = 1 - player
    zoc = enemy * sc.n
    following: list[int] = []
    for at in front:
        h = at >> 1
        bare = at & 1
        for d in range(6):
            side = 6 * h + d
            to = sc.neighbour[side]
            if not 0 <= to < sc.n or seen[2 * to]:
                continue
            # Into a contested city: own units are there, but the way ends with them (S42-29.1.3).
            shared = s.contested[to] >= 0 and is_contested(s, to)
            if s.occupant[to] == enemy and not shared:
                continue
            into = 0 if shared or not is_bare(s, to, player) else 1
            if (bare and into) or seen[2 * to + into]:
                continue
            if is_impassable(s, side) or is_alpine(s, side):
                continue
            # Where there is a bond, one of the two hexes lies in the ZOC of its ends.
            gripped = s.grip[zoc + h] > 0 or s.grip[zoc + to] > 0
            if gripped and bonds.bars(s, enemy, h, d):
                continue
            seen[2 * to + into] = 1
            covered[to] = 1
            if not shared:
                following.append(2 * to + into)
    return following


def is_bare(s: StalingradState, h: i64, player: i64) -> bool:
    """Whether a hex is in an EZOC, without an own unit to cancel it."""
    return bare_zoc(s, h, 1 - player)


def reaches_any(s: StalingradState, u: int, units: list[int]) -> bool:
    """Whether one of some own units is in the range of a unit."""
    sc = s.sc
    here = s.place[u]
    near: list[int] = []
    for v in units:
        where = s.place[v]
        if where == here:
            return True
        if 0 <= where < sc.n and (here >= sc.n or sc.board.distance_between(here, where) <= sc.range[u]):
            near.append(where)
    if not near:
        return False
    field = reached(s, u, 0, near)
    return any(field[where] for where in near)


# -- attacks (S42-18.3.1, 18.5, 18.6.5) ----------------------------------------------------------------------


def fit_refusal(s: StalingradState, u: int) -> int:
    """0 or why artillery gives nothing at all now (S42-18.2.3)."""
    if not in_play(s, u):
        return GUNS_BOXED if is_box(s.sc, s.place[u]) else NOT_ON_MAP
    return GUNS_UNFIT if s.order[u] != GOOD or s.marks[u] & (TRAIN | REFITTED) else LEGAL


def place_refusal(s: StalingradState, b: Battle, u: int) -> int:
    """0 or why artillery has nobody to support: nation, range (S42-18.3.3, 18.4)."""
    units = bit_list(b.units)
    if is_allied(s.sc, u) and not any(s.sc.nation[v] == s.sc.nation[u] for v in units):
        return GUNS_STRANGE
    return LEGAL if reaches_any(s, u, units) or reaches_edge(s, b, u) else GUNS_RANGE


def reaches_edge(s: StalingradState, b: Battle, u: int) -> bool:
    """Whether an attacker is in an entry area, a hex beyond one beside the target that is in range."""
    sc = s.sc
    area = sc.gate_of[b.target]
    if area < 0 or s.place[u] >= sc.n or not any(s.place[v] == area for v in bit_list(b.units)):
        return False
    field = reached(s, u, 1)
    beside = sc.neighbour[6 * b.target : 6 * b.target + 6]
    return any(0 <= h < sc.n and sc.gate_of[h] == area and field[h] for h in beside)


def adds_barrage(s: StalingradState, b: Battle, u: int) -> bool:
    """Whether a unit makes a massed barrage: two artillery divisions, or one and a front (S42-18.5)."""
    if b.player != SOVIET or b.charged or b.support.bit_count() != 1 or b.support >> u & 1:
        return False
    first = b.support.bit_length() - 1
    return not (s.sc.kind[first] & HEADQUARTERS and s.sc.kind[u] & HEADQUARTERS)


def stocks_with(s: StalingradState, u: int) -> list[int]:
    """Supply points that can be fired off, stacked with artillery (S42-18.6.2)."""
    where = s.place[u]
    if not 0 <= where < s.sc.box:
        return []
    own = [v for v in s.stack_at(where) if s.sc.owner[v] == s.sc.owner[u]]  # in a contested city (S42-29.1.1)
    return [v for v in own if is_stock(s, v) and is_at_hand(s, v)]


def charge_refusal(s: StalingradState, b: Battle, u: int) -> int:
    """0 or why artillery cannot fire off a supply point for a shift (S42-18.6.5)."""
    if b.kind != NORMAL:
        return GUNS_NEVER
    why = fit_refusal(s, u)
    if why:
        return why
    if b.support:
        return GUNS_ENOUGH
    return place_refusal(s, b, u) if stocks_with(s, u) else no_stock(s, u)


def no_stock(s: StalingradState, u: int) -> int:
    """Why none can be fired off: on a train, not made ready, or there is none (S42-18.6.7, 18.6.2)."""
    there = s.stack_at(s.place[u]) if s.place[u] >= 0 else []
    stocks = [v for v in there if is_stock(s, v) and s.sc.owner[v] == s.sc.owner[u]]
    if any(s.marks[v] & TRAIN for v in stocks):
        return STOCK_TRAIN
    return STOCK_MOBILE if stocks else NO_STOCK


def charge_options(s: StalingradState, b: Battle) -> list[Option]:
    guns = s.sc.guns[b.player]
    return [Option(CHARGE, u) for u in guns if stocks_with(s, u) and charge_refusal(s, b, u) == LEGAL]


def artillery_shift(s: StalingradState, b: Battle, ledger: Ledger | None) -> int:
    """One shift, two for a massed barrage (S42-9.4, 18.3.1, 18.5)."""
    if not b.support:
        return 0
    if b.support & (b.support - 1):
        return shift_by(s, ledger, "barrage", s.sc.fight.barrage_shift)
    return shift_by(s, ledger, "artillery", s.sc.fight.artillery_shift, b.support.bit_length() - 1)


def fire_stock(s: StalingradState, u: int) -> None:
    """One of the supply points with artillery is used up."""
    stock = stocks_with(s, u)[0]
    s.tell(events.FIRES_STOCK, u, stock)
    shelve(s, stock, POOL)


# -- determined defence (S42-11.3, 18.3.2) -------------------------------------------------------------------


def charged_stand_refusal(s: StalingradState, b: Battle, u: int) -> int:
    """0 or why artillery cannot fire off a supply point for a determined defence: it must be ready itself.

    S42-11.3; for a shift it need not be (S42-18.6.5).
    """
    why = s.sc.support_rules.defensive_refusal(s, b, u)
    if why:
        return why
    return LEGAL if stocks_with(s, u) else no_stock(s, u)


def defender_refusal(s: StalingradState, b: Battle, u: int) -> int:
    """0 or why artillery helps no determined defence now: in breakthrough combat none does (S42-15.2.9)."""
    return GUNS_NEVER if b.kind == BREAKTHROUGH else fit_refusal(s, u)


def stand_refusal(s: StalingradState, b: Battle, u: int) -> int:
    """0 or why artillery has nobody to help in a determined defence: nation, range (S42-18.3.3, 18.4)."""
    units = defenders(s, b.target, b.player)
    if is_allied(s.sc, u):
        leaders = [v for v in units if s.sc.defense_rules.stand_refusal(s, b, v) == LEGAL]
        if not any(s.sc.nation[v] == s.sc.nation[u] for v in leaders):
            return GUNS_STRANGE
    return LEGAL if reaches_any(s, u, units) else GUNS_RANGE
