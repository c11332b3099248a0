# mypyc: interpreted
"""The form of indirect.toml and air.toml (PZR-6.5.1, 6.7)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .origins import Origin
from .plain_types import ByType, Count, Digit, Figure, Layer, Name

Speed = Literal["low", "high"]
Altitude = Literal["low", "medium", "high"]


class ResponseRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Called fire comes on a d10 of at least this, by how the source belongs to the observer's formation."""

    id: Literal["FO", "RHQ", "BHQ", "CHQ", "recon"]
    attached: Digit
    organic: Digit
    independent: Digit


class Response(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    never: Digit  # a natural roll of this never succeeds
    soviet_attached_only: tuple[Name, ...]  # these Soviet observers call attached sources only
    row: Annotated[tuple[ResponseRow, ...], Meta(min_length=5, max_length=5)]


class FarModifier(Struct, frozen=True, forbid_unknown_fields=True):
    id: Name
    value: Figure | None = None
    by: Literal["", "grade"] = ""
    layer: Layer = "advanced"
    per: Literal["", "instance"] = ""


class ResponseModifiers(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    row: Annotated[tuple[FarModifier, ...], Meta(min_length=1)]


class SourcesPerCall(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    fo_us: Count
    fo: Count
    command: Count
    recon: Count


class Sheaf(Struct, frozen=True, forbid_unknown_fields=True):
    """An area of fire: a disc of this radius, or a row of so many hexes beyond the aim point."""

    id: Name
    hexes: Count
    radius: Count = 0
    row_beyond: Count = 0


class Sheafs(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    row: Annotated[tuple[Sheaf, ...], Meta(min_length=1)]
    barrage_height: Count
    smoke_height: Count


class IndirectLimits(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    shift_called: Count  # hexes
    shift_scheduled: Count
    danger_close: Count
    scheduled_turns: Count
    start_slip: Count  # turns that a plot may begin early or late
    rest_turns: Count


class IndirectFile(Struct, frozen=True, forbid_unknown_fields=True):
    """indirect.toml."""

    response: Response
    modifiers: ResponseModifiers
    sources: SourcesPerCall
    sheafs: Sheafs
    limits: IndirectLimits


class FlightRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Hexes of flight to acquire a target, and to be tracked, by altitude."""

    id: Speed
    acquire_low: Count
    acquire_medium: Count
    acquire_high: Count
    track_low: Count
    track_medium: Count
    track_high: Count


class FlightSpotting(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    suppressed_factor: Count
    row: Annotated[tuple[FlightRow, ...], Meta(min_length=2, max_length=2)]


class AirSightRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Hexes hidden behind an obstacle of level 0, 1, ... from an aircraft at this altitude."""

    id: Altitude
    base_level: Count
    blocked: Annotated[tuple[Count, ...], Meta(min_length=7, max_length=7)]


class AirSight(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    row: Annotated[tuple[AirSightRow, ...], Meta(min_length=3, max_length=3)]


class AirArea(Struct, frozen=True, forbid_unknown_fields=True):
    """The hexes an attack takes: `ahead` in line with the flight, and `beside` next to the first two."""

    id: Name
    hexes: Count
    ahead: Count
    beside: Count = 0
    nearest: Count = 0  # range, where there is one
    farthest: Count = 0


class AirAreas(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    row: Annotated[tuple[AirArea, ...], Meta(min_length=1)]


class AirModifiers(Struct, frozen=True, forbid_unknown_fields=True):
    """Of attacks from the air (PZR-6.7.3.8)."""

    origin: Origin
    row: Annotated[tuple[FarModifier, ...], Meta(min_length=1)]
    low_attacks: tuple[Name, ...]
    target_type: ByType
    strafing_grade: Literal["P", "S", "M", "L", "E"]
    small_arms_range: Literal["P", "S", "M", "L", "E"]


class AntiAircraft(Struct, frozen=True, forbid_unknown_fields=True):
    """Of fire at aircraft (PZR-6.7.4.2)."""

    origin: Origin
    row: Annotated[tuple[FarModifier, ...], Meta(min_length=1)]
    reaction_modifiers: bool


class AirResults(Struct, frozen=True, forbid_unknown_fields=True):
    """What an effective result does to an aircraft (PZR-6.7.4.2.1)."""

    origin: Origin
    damaged_digits: tuple[Count, ...]  # last digits that damage; others shoot it down
    damaged_speed: Speed
    crash_die: Digit  # hexes ahead; half at low altitude
    crash_gpf: Count
    crash_gpe: Digit


class Availability(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    turns: Count
    phases_per_turn: Count


class AirFile(Struct, frozen=True, forbid_unknown_fields=True):
    """air.toml."""

    flight: FlightSpotting
    sight: AirSight
    areas: AirAreas
    modifiers: AirModifiers
    antiaircraft: AntiAircraft
    results: AirResults
    availability: Availability
