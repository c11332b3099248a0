"""PZR-6.5.2.2, PZR-6.5.2.5: one d100 gives the place of a hit and what it does."""

from __future__ import annotations

from typing import Final

from grognard.games.panzer.cards.armour import FALLING, Armour

from .armour import armour_at
from .hull import HULL_DOWN, NO_COVER
from .tables import DECK, DM, KO, NOTHING, TK, TRACKS, ApTables

MISS: Final = -1  # as a place: the hull-down position takes the shot


def tens(total: int) -> int:
    """The tens digit of a d100, 1 to 10: 0 reads as 10 (PZR-3.2), so 06 and 00 are 10."""
    return total % 100 // 10 or 10


def ones(total: int) -> int:
    """The ones digit of a d100, 1 to 10."""
    return total % 10 or 10


def place_hit(tables: ApTables, aspect: int, shot: int, hull: int, digit: int) -> int:
    """Where a hit with this tens digit falls, or MISS (PZR-6.5.2.2.2, PZR-6.5.2.2.3).

    A falling shot hits the deck with the first digit; the deck is no part of the hull.
    """
    if shot == FALLING and digit == tables.deck_digit:
        return DECK
    place = tables.places[aspect][digit]
    if hull != NO_COVER:
        covered = tables.hull_digits if hull == HULL_DOWN else tables.starred_digits
        if place == TRACKS or covered[digit]:
            return MISS
    return place


class Blow:
    """What a shot brings to one vehicle: everything on which the result of a hit hangs, but the roll."""

    def __init__(
        self,
        penetration: int,
        energy: int,
        block: list[int],
        aspect: int,
        shot: int,
        hull: int,
        armour: Armour | None,
        soft: bool,
        damaged: bool,
    ) -> None:
        self.penetration = penetration
        self.energy = energy  # KE or CE (PZR-6.5.2.3.4)
        self.block = block  # results by ones digit
        self.aspect = aspect
        self.shot = shot  # level, rising, falling
        self.hull = hull
        self.armour = armour
        self.soft = soft  # target type S
        self.damaged = damaged

    def place(self, tables: ApTables, total: int) -> int:
        """Where the hit falls."""
        return place_hit(tables, self.aspect, self.shot, self.hull, tens(total))

    def armour_of(self, place: int) -> int:
        """The armour there."""
        return armour_at(self.armour, self.energy, self.shot, self.aspect, place)

    def digit(self, tables: ApTables, total: int) -> int:
        """The damage digit, milder against soft vehicles but not below 1 (PZR-6.5.2.5[3])."""
        digit = ones(total)
        return max(1, digit + tables.soft_digit) if self.soft else digit

    def result(self, tables: ApTables, total: int) -> int:
        """What the hit comes to. A damaged vehicle that is damaged again is knocked out."""
        place = self.place(tables, total)
        if place == MISS:
            return NOTHING
        if place == TRACKS:
            return TK
        if self.penetration < self.armour_of(place):
            return NOTHING
        result = self.block[self.digit(tables, total)]
        return KO if result == DM and self.damaged else result

    def classes(self, tables: ApTables) -> bytes:
        """The result of every total, for exact odds."""
        circumstances = (self.penetration, self.energy, self.aspect, self.shot, self.hull)
        key = (*circumstances, bytes(self.block), self.armour, self.soft, self.damaged)
        classes = tables.blow_classes.get(key)
        if classes is None:
            classes = bytes([NOTHING, *[self.result(tables, total) for total in range(1, 101)]])
            tables.blow_classes[key] = classes
        return classes
