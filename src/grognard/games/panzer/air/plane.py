"""PZR-6.7.1: what a card says of an aircraft; speeds and altitudes as numbers."""

from __future__ import annotations

from typing import Final

# Speeds (`verbs.SPEEDS`).
SLOW: Final = 0
FAST: Final = 1

# Altitudes (`verbs.ALTITUDES`).
LOW: Final = 0
MEDIUM: Final = 1
HIGH: Final = 2

# Loads (`verbs.LOADS`).
NO_LOAD: Final = 0
BOMBS: Final = 1
ROCKETS: Final = 2


class Plane:
    """A row of aircraft.csv; `attacks` are exact numbers (PZR-5.16.2.6)."""

    def __init__(self, gpd: int, dive: bool, speeds: list[int]) -> None:
        self.gpd = gpd
        self.dive = dive
        self.speeds = speeds
        self.guns = 0  # GP factor of strafing
        self.gun_small_arms = False
        self.gun_gpe = 0
        self.gun_attacks = 0
        self.bombs = 0  # GP factor; 0: carries none
        self.bomb_gpe = 0
        self.bomb_attacks = 0
        self.rocket_reach: list[int] = []  # farthest hex of P S M L E; empty: carries none
        self.rocket_figures: list[int] = []
        self.rocket_gpe = 0
        self.rocket_attacks = 0

    def loads(self) -> int:
        """What it may be loaded with, as bits of `verbs.LOADS`: bombs or rockets, never both."""
        bits = 0
        if self.bomb_attacks:
            bits |= 1 << BOMBS
        if self.rocket_attacks:
            bits |= 1 << ROCKETS
        return bits or 1 << NO_LOAD
