"""The tables of single dice, and what depends on turn and weather, laid out flat (H44-4, 5.6, 22, 26, 27)."""

from __future__ import annotations

from typing import Final

FACES: Final = 6
LEAST: Final = -20  # totals of a die and its modifiers that a table is laid out for
MOST: Final = 40

# TurnTables.demolition (H44-5.6)
KEPT: Final = 0
BLOWN_UP: Final = 1
# TurnTables.landing (H44-22.3)
UNHURT: Final = 0
SCATTER: Final = 1
SCATTER_ONE: Final = 2
SCATTER_TWO: Final = 3
# TurnTables.disengagement (H44-27.1.2)
NOT_AWAY: Final = 0
AWAY_LOSING: Final = 1
AWAY: Final = 2
# TurnTables.isolation (H44-27.2.2)
STEP_LOST: Final = 0
NO_LOSS: Final = 1

# Which drop hexes and sources units may land at: TurnTables.drop_scope, TurnTables.source_scope (H44-22.2.1).
NONE: Final = 0
OWN: Final = 1  # of the unit's code
DIVISION: Final = 2
ANY: Final = 3

# What a scenario is about: TurnTables.victory (H44-26, S1.3).
CAMPAIGN: Final = 0
CROSSING: Final = 1
POINTS: Final = 2

# Kinds of awards.
HOLD: Final = 0
BRIDGE: Final = 1
BEYOND: Final = 2
EXIT: Final = 3
LOSSES: Final = 4

# Regions: TurnTables.region, Award.region.
NOWHERE: Final = 0
BEYOND_RIJN: Final = 1
BEYOND_WAAL: Final = 2


class DiceTable:
    """What each total of one die and its modifiers brings."""

    def __init__(self, results: list[int]) -> None:
        self.results = results  # total - LEAST

    def result(self, total: int) -> int:
        return self.results[min(max(total, LEAST), MOST) - LEAST]

    def classes(self, modifier: int) -> bytes:
        """What each face brings, for odds."""
        return bytes([0, *[self.result(face + modifier) for face in range(1, FACES + 1)]])


class Award:
    """What brings a side points at the end of a scenario."""

    def __init__(self, kind: int, player: int, points: int) -> None:
        self.kind = kind
        self.player = player
        self.points = points
        self.hexes: list[int] = []
        self.bridges: list[int] = []
        self.region = NOWHERE
        self.area = -1
        self.ground_only = False


class TurnTables:
    """Tables and figures of the chapters that belong to the turn."""

    def __init__(self) -> None:
        nothing = [0] * (MOST - LEAST + 1)
        self.demolition = DiceTable(nothing)
        self.landing = DiceTable(nothing)
        self.disengagement = DiceTable(nothing)
        self.isolation = DiceTable(nothing)
        self.weather_am = DiceTable(nothing)
        self.weather_pm = DiceTable(nothing)
        self.landings: list[int] = []  # per weather: airlanding points (H44-4.4)
        self.air_units: list[int] = []
        self.parachute: list[bool] = []  # per terrain: who may land there (H44-22.2.3)
        self.glider: list[bool] = []
        self.landing_drm: list[int] = []  # H44-22.3.2
        self.drop_scope: list[int] = [NONE]  # per turn
        self.source_scope: list[int] = [NONE]
        self.drop_adjacent: list[bool] = [False]
        self.polish_weather = 0  # H44-22.5.1
        self.refit_areas: list[list[list[int]]] = [[], []]  # per player and point: areas (H44-20.2.2)
        self.victory = CAMPAIGN
        self.region = NOWHERE
        self.steps = 0  # that must be beyond a river (H44-S1.3)
        self.lead = 0  # points by which the Allies must lead
        self.awards: list[Award] = []
        self.hex_points: list[int] = []  # per hex of Scenario.victory_hexes (H44-26.5.1)
