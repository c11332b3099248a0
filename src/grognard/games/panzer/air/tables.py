"""What flights and anti-aircraft fire ask of air.toml, as flat rows."""

from __future__ import annotations

from functools import cache

from grognard.games.panzer.box.data_files import load_tables


class Area:
    """The form of an area: so many hexes ahead, and beside the first two; the range of rockets."""

    def __init__(self, ahead: int, beside: int, nearest: int, farthest: int) -> None:
        self.ahead = ahead
        self.beside = beside
        self.nearest = nearest
        self.farthest = farthest


class AirTables:
    """The tables of PZR-6.7."""

    def __init__(self) -> None:
        air = load_tables().air
        #: Hexes of flight, three per speed: by altitude (PZR-6.7.3.1.1, 6.7.4.1.1).
        self.acquire: list[int] = []
        self.track: list[int] = []
        for row in air.flight.row:
            self.acquire += [row.acquire_low, row.acquire_medium, row.acquire_high]
            self.track += [row.track_low, row.track_medium, row.track_high]
        self.suppressed_factor: int = air.flight.suppressed_factor
        #: By altitude: the lowest level of an obstacle that hides anything (PZR-6.7.3.1.3).
        self.base_level: list[int] = [row.base_level for row in air.sight.row]
        self.areas: dict[str, Area] = {
            row.id: Area(row.ahead, row.beside, row.nearest, row.farthest) for row in air.areas.row
        }
        self.values: dict[str, int] = {row.id: row.value or 0 for row in air.modifiers.row}
        types = air.modifiers.target_type
        self.type_value: dict[str, int] = {"A": types.A, "P": types.P, "S": types.S}
        self.strafing_grade: int = "PSMLE".index(air.modifiers.strafing_grade)
        self.small_arms_range: int = "PSMLE".index(air.modifiers.small_arms_range)
        self.aa_values: dict[str, int] = {row.id: row.value or 0 for row in air.antiaircraft.row}
        self.damaged_digits: tuple[int, ...] = air.results.damaged_digits
        self.crash_gpf: int = air.results.crash_gpf
        self.crash_gpe: int = air.results.crash_gpe
        self.crash_die: int = air.results.crash_die
        self.turns: int = air.availability.turns

    def hidden(self, altitude: int, level: int) -> int:
        """Hexes behind an obstacle of a level that are hidden from an altitude."""
        return max(0, level - self.base_level[altitude] + 1)


@cache
def air_tables() -> AirTables:
    """The tables, made once."""
    return AirTables()
