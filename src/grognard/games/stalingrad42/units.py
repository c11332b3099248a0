"""Chapter 2.3: what a counter is now, where that depends on markers or on the unit it was made from."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.zocbond.kinds import ARMOUR, HELPER, MECHANISED, OUT_OF_SUPPLY

from .kinds import AT_HAND, DUMP, TRAIN
from .scenario import AXIS, GERMAN, STOCK, StalingradScenario
from .state import StalingradState


def is_combat_unit(s: StalingradState, u: i64) -> bool:
    """A defence strength above 0, even in brackets (S42-2.3.1); the others are those of S42-19.1, 19.2."""
    return not s.sc.traits[u] & HELPER


def is_of_tanks(s: StalingradState, u: int) -> bool:
    """The type of tanks: panzergrenadiers are another one (S42-2.3.6)."""
    return s.sc.unit_type[u] == s.sc.type_names.index("tank")


def is_stock(s: StalingradState, u: int) -> bool:
    """A supply point (S42-18.6.1)."""
    return s.sc.kind[u] & STOCK != 0


def is_allied(sc: StalingradScenario, u: int) -> bool:
    """Whether a unit is of an ally of Germany (S42-20.5.1)."""
    return sc.owner[u] == AXIS and sc.nation[u] != GERMAN


def is_cut_off(s: StalingradState, u: i64) -> bool:
    """Whether a unit is out of supply or isolated (S42-16.4)."""
    return s.supply[u] >= OUT_OF_SUPPLY


def on_train(s: StalingradState, u: i64) -> bool:
    """S42-5.6.4."""
    return s.marks[u] & TRAIN != 0


def is_at_hand(s: StalingradState, u: int) -> bool:
    """A supply point that can be used for a shift: ready or immobile, not on a train (S42-18.6.2, 18.6.7)."""
    return s.marks[u] & (AT_HAND | DUMP) != 0 and not s.marks[u] & TRAIN


def remnant_fits(sc: StalingradScenario, remnant: int, u: int) -> bool:
    """Whether a remnant counter can stand for a unit (S42-10.4.1): tank, motorized or infantry."""
    if sc.owner[remnant] != sc.owner[u]:
        return False
    if sc.traits[remnant] & ARMOUR:
        return sc.traits[u] & ARMOUR != 0
    if sc.traits[u] & ARMOUR:
        return False
    return sc.traits[remnant] & MECHANISED == sc.traits[u] & MECHANISED
