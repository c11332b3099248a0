"""Chapter 9.2: tank shifts, the elite one of the Axis, and what cancels them."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.reason import Ledger
from grognard.games.zocbond.battle import Battle, approach, defenders
from grognard.games.zocbond.kinds import ANTI_TANK, ARMOUR
from grognard.games.zocbond.strength import shift_by

from .fortifications import has_fort
from .ground import terrain_at, water_at
from .scenario import ELITE_TANK
from .state import StalingradState
from .units import on_train


def ground_allows(s: StalingradState, b: Battle) -> bool:
    """Whether tanks can shift: not against forest, marsh, mountain, city or a completed fort (S42-9.2.3)."""
    if not s.sc.fight.tanks_shift[terrain_at(s, b.target)]:
        return False
    return not has_fort(s, b.target, 1 - b.player)


def has_run(s: StalingradState, b: Battle, u: int) -> bool:
    """Whether an attacking tank comes neither across a river nor out of a marsh (S42-9.2.3)."""
    side = approach(s, u, b.target)
    if side >= 0 and not s.sc.fight.tanks_cross[water_at(s, side)]:
        return False
    here = s.place[u]
    return here >= s.sc.n or not s.sc.fight.wet[terrain_at(s, here)]


def fighting(s: StalingradState, b: Battle) -> list[int]:
    """The defenders that take part in the defence at all, none of those too many in the hex (S42-10.2.1)."""
    combat_rules = s.sc.combat_rules
    counted = combat_rules.defenders_that_count(s, b)
    units: list[int] = []
    for u in defenders(s, b.target, b.player):
        if counted >> u & 1 and not combat_rules.defence_void(s, b, u) and not on_train(s, u):
            units.append(u)
    return units


def tank_shifts(s: StalingradState, b: Battle, ledger: Ledger | None) -> int:
    """The shifts of both sides (S42-9.2.1, 9.2.2, 9.2.4)."""
    if not ground_allows(s, b):
        return 0
    sc = s.sc
    fight = sc.fight
    tanks = [u for u in bit_list(b.units) if sc.traits[u] & ARMOUR]
    running = [u for u in tanks if has_run(s, b, u)]
    against = fighting(s, b)
    enemy_tanks = [u for u in against if sc.traits[u] & ARMOUR]
    guns = [u for u in against if sc.traits[u] & ANTI_TANK]
    net = 0
    if running and not enemy_tanks and not guns:
        net += shift_by(s, ledger, "tanks", fight.tank_shift, running[0])
    if enemy_tanks and not tanks:
        net += shift_by(s, ledger, "tanks-defence", -fight.tank_shift, enemy_tanks[0])
    elite = [u for u in running if sc.kind[u] & ELITE_TANK]
    if elite:
        net += shift_by(s, ledger, "elite-tanks", fight.elite_tank_shift, elite[0])
    elite = [u for u in enemy_tanks if sc.kind[u] & ELITE_TANK]
    if elite:
        net += shift_by(s, ledger, "elite-tanks-defence", -fight.elite_tank_shift, elite[0])
    return net
