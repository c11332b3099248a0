"""Zones of set-up: units that their owners place before the battle, and where the rest of them lies.

A scenario has `Zones`. What may be placed where is asked of a `SetUpRules`, in which a game's own class
answers `room_refusal`. The procedure is each game's own frame: one lists every unit with every hex, another
asks for the unit first and then for its hex.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from grognard.core.kernel.state import State

LEGAL: Final = 0  #: what every game answers where nothing forbids

S = TypeVar("S", bound=State)


class Zones:
    """The zones of a scenario in the order in which they are set up.

    `proposal` is where a unit goes if its owner leaves it to the scenario; -1: the unit is in no zone.
    """

    def __init__(self, hexes_on_map: int, units: int) -> None:
        self.hexes_on_map = hexes_on_map
        self.hexes: list[list[int]] = []  # of each zone
        self.units: list[int] = []  # of each zone, as bits
        self.proposal = [-1] * units

    def add(self, hexes: list[int], proposed: dict[int, int]) -> None:
        """One more zone: its hexes, and its units with the hex proposed for each."""
        self.hexes.append(hexes)
        self.units.append(sum(1 << u for u in proposed))
        for u, h in proposed.items():
            self.proposal[u] = h

    def turn(self, number: int, owned: list[int]) -> tuple[int, int, int] | None:
        """Who sets up at the number-th turn: the zone, the player, his units of the zone; None: all have.

        It goes zone by zone, and in each player by player. `owned` has the units of every player, as bits.
        """
        for zone, units in enumerate(self.units):
            for player, his in enumerate(owned):
                if units & his:
                    if number == 0:
                        return zone, player, units & his
                    number -= 1
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class SetUpRules(Generic[S]):
    """What may be placed where. The refusals are the game's: indices into its own list."""

    def __init__(self, not_yours: int, placed: int, no_hex: int, outside: int) -> None:
        self.not_yours = not_yours
        self.placed = placed  # also of a unit that is in another zone, or in none
        self.no_hex = no_hex
        self.outside = outside

    def room_refusal(self, s: S, zone: int, u: int, h: int) -> int:
        """Why a unit may not lie in a hex that is in its zone: here nothing forbids it."""
        return LEGAL

    def refusal(self, s: S, zones: Zones, zone: int, owned: int, left: int, u: int, h: int) -> int:
        """Why a player may not place a unit in a hex; he has the units `owned`, and `left` to be placed."""
        if u < 0 or not owned >> u & 1:
            return self.not_yours
        if not left >> u & 1:
            return self.placed
        if not 0 <= h < zones.hexes_on_map:
            return self.no_hex
        return self.room_refusal(s, zone, u, h) if h in zones.hexes[zone] else self.outside

    def room(self, s: S, zones: Zones, zone: int, u: int) -> list[int]:
        """The hexes of its zone in which a unit may be placed, in the order of the zone."""
        return [h for h in zones.hexes[zone] if self.room_refusal(s, zone, u, h) == LEGAL]
