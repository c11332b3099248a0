# mypyc: interpreted
"""The form of ap.toml and armour.toml (PZR-4.4.3, 5.14 to 5.16, 6.5.2)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .origins import Origin
from .plain_types import Aspect, Count, Digit, Figure, Modifier, Name, Percent

Place = Literal["TF", "TS", "TR", "HF", "HS", "HR", "TK"]
Rate = Literal["N", "Q", "R", "F"]  # of fire: normal, quick, rapid, fast
AmmoPrefix = Literal["basic", "A", "H", "S", "I", "D"]
SlopeClass = Literal["a", "b", "c", "d", "e", "f", "r", "p", "m", "o"]
Hundredths = Annotated[int, Meta(ge=0, le=400)]


class HitRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Hit numbers for one net modifier, by range factor; 0 cannot hit."""

    row: Figure
    P: Percent
    S: Percent
    M: Percent
    L: Percent
    E: Percent


class HitTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The grid, and the rule by which it was made: `base` times (10 + row) / 10, at most `cap`."""

    origin: Origin
    base: tuple[Percent, Percent, Percent, Percent, Percent]
    cap: Percent
    row: Annotated[tuple[HitRow, ...], Meta(min_length=1)]


class HitsRow(Struct, frozen=True, forbid_unknown_fields=True):
    """For a hit number: up to which roll there are three hits and two, by rate of fire; N has always one."""

    row: Percent
    Q: tuple[Percent, Percent]
    R: tuple[Percent, Percent]
    F: tuple[Percent, Percent]


class HitShares(Struct, frozen=True, forbid_unknown_fields=True):
    """Percent of the hit number for three hits and for two."""

    N: tuple[Percent, Percent]
    Q: tuple[Percent, Percent]
    R: tuple[Percent, Percent]
    F: tuple[Percent, Percent]


class HitsTable(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    shares: HitShares
    row: Annotated[tuple[HitsRow, ...], Meta(min_length=1)]


class LocationRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a hit falls, by the tens digit 1 to 10, for one angle."""

    id: Aspect
    places: Annotated[tuple[Place, ...], Meta(min_length=10, max_length=10)]


class Locations(Struct, frozen=True, forbid_unknown_fields=True):
    """`hull`: digits that a hull-down position covers; `starred`: those that a partial one covers."""

    origin: Origin
    hull: tuple[Digit, ...]
    starred: tuple[Digit, ...]
    deck: Digit  # this digit hits the deck where the shot falls
    row: Annotated[tuple[LocationRow, ...], Meta(min_length=4, max_length=4)]


class Sector(Struct, frozen=True, forbid_unknown_fields=True):
    """Degrees off the target's facing; exactly on a border the target's owner chooses."""

    id: Aspect
    over: Annotated[int, Meta(ge=0, le=180)]
    upto: Annotated[int, Meta(ge=0, le=180)]


class Sectors(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    basic: tuple[Sector, ...]
    advanced: tuple[Sector, ...]


class ModifierTable(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    lowest: Figure
    highest: Figure
    row: Annotated[tuple[Modifier, ...], Meta(min_length=1)]


class BasicDamage(Struct, frozen=True, forbid_unknown_fields=True):
    """The result from this difference of penetration and armour on."""

    row: Figure
    result: Literal["DM", "KO", "BU"]


class BasicDamages(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    second_damage: Literal["KO"]
    row: Annotated[tuple[BasicDamage, ...], Meta(min_length=1)]


class DamageBlock(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a penetration by the ones digit 1 to 10."""

    id: Name
    results: Annotated[tuple[Literal["ND", "DM", "KO", "BU"], ...], Meta(min_length=10, max_length=10)]


class DamageBlocks(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    soft_digit: Figure  # added to the digit against type S, not below 1
    row: Annotated[tuple[DamageBlock, ...], Meta(min_length=1)]


class ArcRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Degrees that a weapon covers, by the turret of its vehicle or the kind of its unit."""

    id: Name
    turrets: tuple[Annotated[int, Meta(ge=0, le=360)], ...]
    degrees: Annotated[int, Meta(ge=60, le=360)]


class Arcs(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    row: Annotated[tuple[ArcRow, ...], Meta(min_length=1)]


class AmmoRow(Struct, frozen=True, forbid_unknown_fields=True):
    """What a limit of ammunition speaks of, by its prefix."""

    id: AmmoPrefix
    ammunition: tuple[Name, ...]
    optional: bool = False


class AmmoLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """What a roll above the limit brings (PZR-5.16.2)."""

    origin: Origin
    rate: Rate
    ap: Figure
    gp: Figure
    both_ap: Figure  # special and basic limit both failed
    row: Annotated[tuple[AmmoRow, ...], Meta(min_length=1)]


class ApFile(Struct, frozen=True, forbid_unknown_fields=True):
    """ap.toml."""

    hit: HitTable
    hits: HitsTable
    locations: Locations
    sectors: Sectors
    modifiers: ModifierTable
    basic_damage: BasicDamages
    damage: DamageBlocks
    arcs: Arcs
    ammo: AmmoLimits


class Slope(Struct, frozen=True, forbid_unknown_fields=True):
    """A class of slope or form of a plate: what its thickness is worth, in hundredths, by kind of shot."""

    id: SlopeClass
    degrees: tuple[Annotated[int, Meta(ge=0, le=90)], ...]  # from, and upto; none for forms that are no slope
    form: Name
    ke: Hundredths
    ce: Hundredths


class Slopes(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    row: Annotated[tuple[Slope, ...], Meta(min_length=10, max_length=10)]


class PlateModel(Struct, frozen=True, forbid_unknown_fields=True):
    """The model of armour (docs/armour.md): hundredths of a plate by aspect and by the shot's flight."""

    origin: Origin
    mm_per_factor: Count
    facing: Hundredths  # front plates seen front/side, rear plates seen rear/side
    side: Hundredths  # side plates seen front/side or rear/side
    level: Hundredths
    rising: Hundredths
    falling: Hundredths


class ArmourFile(Struct, frozen=True, forbid_unknown_fields=True):
    """armour.toml."""

    model: PlateModel
    slopes: Slopes
