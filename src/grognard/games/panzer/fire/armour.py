"""PZR-6.5.2.3: the armour that a shot meets: by place, angle, flight and kind of shot."""

from __future__ import annotations

from grognard.games.panzer.cards.armour import FALLING, LEVEL, RISING, Armour

from .tables import PLACES


def flight(firer_level: int, target_level: int) -> int:
    """PZR-6.5.2.3.1: level, rising where the firer stands lower, falling where it stands higher."""
    if firer_level == target_level:
        return LEVEL
    return FALLING if firer_level > target_level else RISING


def armour_at(armour: Armour | None, energy: int, shot: int, aspect: int, place: int) -> int:
    """The armour factor of a place; a soft vehicle has no armour anywhere (PZR-6.5.2.3[2]).

    By aspect: front and rear (PZR-6.5.2.3.2), front/side and rear/side (PZR-6.5.2.3.3).
    """
    return 0 if armour is None else armour.cell(energy, shot, aspect, PLACES[place])
