# mypyc: interpreted
"""The form of the cards (PZR-1.5, 1.6): one row of a CSV file each, ours where `origin` says no other.

Lists have a figure for each range factor P S M L E: `r` the farthest hex, `p` penetration, `f` GP factor.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .ap_types import Rate
from .origins import CardMark
from .plain_types import Count, Figure, Name, Side, TargetType

Month = Annotated[str, Meta(pattern=r"^19[34][0-9]-(0[1-9]|1[0-2])$")]
Plate = Annotated[str, Meta(pattern=r"^[0-9]{1,3}[abcdefrpmo]$")]
Limit = Annotated[str, Meta(pattern=r"^(basic|A|H|S|I)[1-9]$")]
Five = Annotated[tuple[Annotated[int, Meta(ge=0, le=200)], ...], Meta(max_length=5)]
CardText = Annotated[str, Meta(max_length=200)]
Id = Annotated[str, Meta(pattern=r"^[GS][TLWBA]?-[A-Za-z0-9]+(-[0-9]+)?$")]
Title = Annotated[str, Meta(min_length=1, max_length=60)]
Gpe = Annotated[int, Meta(ge=0, le=10)]  # effective on a d10 of 1 to this; 0: never
Points = Annotated[int, Meta(ge=1, le=400)]
Space = Annotated[int, Meta(ge=0, le=3)]
Energy = Literal["KE", "CE"]
Marks = tuple[CardMark, ...]


class Gun(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of guns.csv: basic AP, one special ammunition, GP."""

    id: Name
    name: Title
    calibre: Annotated[int, Meta(ge=1, le=210)]  # mm
    ap_r: Five = ()
    ap_p: Five = ()
    damage: str = ""
    special: Literal["", "APCR", "HVAP", "HEAT"] = ""
    special_energy: Literal["", "KE", "CE"] = ""
    special_r: Five = ()
    special_p: Five = ()
    special_damage: str = ""
    special_from: Annotated[str, Meta(pattern=r"^(19[34][0-9]-(0[1-9]|1[0-2]))?$")] = ""
    gp_r: Five = ()
    gp_f: Five = ()
    gpe: Gpe = 0
    small_arms: bool = False
    origin: Marks = ()


class Vehicle(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of vehicles.csv. Without plates it is not armoured; `turret` NA: unarmed."""

    id: Id
    name: Title
    side: Side
    since: Month
    until: Month
    kind: Literal[
        "tank",
        "assault_gun",
        "tank_destroyer",
        "sp_at_gun",
        "sp_gun",
        "aa_vehicle",
        "apc",
        "armoured_car",
        "tractor",
        "truck",
    ]
    weight: Annotated[float, Meta(gt=0, lt=100)]
    weight_class: Literal["light", "medium", "heavy"]
    cross: Count
    mode: Literal["T", "H", "W"]
    trail: Count
    road: Count
    size: Annotated[int, Meta(ge=-2, le=2)]
    gpd: Annotated[int, Meta(ge=1, le=10)]
    type: TargetType
    turret: Annotated[int, Meta(ge=0, le=360)] | None
    points: Points
    basic_front: Count
    basic_rear: Count
    boxed: bool = False
    weak: bool = False  # C behind the GPD: weak against close assault
    stabilisation: Count = 0
    open_top: bool = False
    tows: Space = 0
    carries: Space = 0
    under_cover: bool = False
    coax: bool = False
    smoke: bool = False
    radio: bool = True
    TF: Plate | None = None
    TS: Plate | None = None
    TR: Plate | None = None
    HF: Plate | None = None
    HS: Plate | None = None
    HR: Plate | None = None
    DK: Plate | None = None
    quality: Annotated[int, Meta(ge=50, le=150)] = 100  # hundredths
    skirts: Count = 0
    gun: str = ""
    arc: Literal["", "front", "all"] = ""
    rate: Literal["", "N", "Q", "R", "F"] = ""
    limits: tuple[Limit, ...] = ()
    aa_gun: str = ""
    aa: Figure = 0
    aa_high: bool = False
    book_card: CardText = ""
    origin: Marks = ()
    notes: CardText = ""


class Towed(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of towed.csv."""

    id: Id
    name: Title
    side: Side
    since: Month
    until: Month
    size: Literal["S", "L"]
    cross: Count
    quickmarch: Count
    gpd_none: Count
    gpd_light: Count
    gpd_medium: Count
    gpd_heavy: Count
    type: TargetType
    full_cover: Count
    moving: Figure
    space_towed: Space
    space_leg: Space
    gun: str
    arc: Literal["front"]
    rate: Rate
    points: Points
    limits: tuple[Limit, ...] = ()
    smoke: bool = False
    if_r: Five = ()
    if_f: Five = ()
    aa_gun: str = ""
    aa: Figure = 0
    aa_high: bool = False
    book_card: CardText = ""
    origin: Marks = ()
    notes: CardText = ""


class Leg(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of leg.csv. `half`: the card of what is left of a squad when it is reduced."""

    id: Id
    name: Title
    side: Side
    leg_size: Literal["squad", "half_squad", "section"]
    size: Literal["S", "L"]
    cross: Count
    quickmarch: Count
    cross_laden: Count  # with a support weapon
    quickmarch_laden: Count
    gp_r: Five
    gp_f: Five
    small_arms: bool
    gpd_none: Count
    gpd_light: Count
    gpd_medium: Count
    gpd_heavy: Count
    type: TargetType
    full_cover: Count
    moving: Figure
    close_assault: Count
    space_towed: Space
    space_leg: Space
    points: Points
    half: str = ""
    motorcycle: CardText = ""  # movement where it is mounted: 4W 8-14
    bicycle: CardText = ""
    cavalry: CardText = ""
    origin: Marks = ()
    notes: CardText = ""


class SupportWeapon(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of weapons.csv."""

    id: Id
    name: Title
    side: Side
    kind: Literal["hmg", "mortar", "hhatw", "atr", "flamethrower"]
    points: Points
    since: Annotated[str, Meta(pattern=r"^(19[34][0-9]-(0[1-9]|1[0-2]))?$")] = ""
    energy: Literal["", "KE", "CE"] = ""
    ap_r: Five = ()
    ap_p: Five = ()
    damage: str = ""
    rate: Literal["", "N", "Q", "R", "F"] = ""
    gp_r: Five = ()
    gp_f: Five = ()
    gp_fixed: Count = 0  # at any range of its AP row
    min_range: Count = 0
    if_r: Five = ()
    if_f: Five = ()
    gpe: Gpe = 0
    small_arms: bool = False
    spotted_small: bool = False  # fires as small arms for spotting
    carried_fire: bool = False  # may fire while its unit is carried
    close_combat: Figure = 0  # close assault and hand-to-hand
    smoke: bool = False
    limits: tuple[Limit, ...] = ()
    origin: Marks = ()
    notes: CardText = ""


class Battery(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of batteries.csv."""

    id: Id
    name: Title
    side: Side
    weight: Literal["light", "medium", "heavy", "very_heavy"]
    if_r: Five
    if_f: Five
    gpe: Gpe
    limits: tuple[Limit, ...]
    points: Points
    origin: Marks = ()
    notes: CardText = ""


class Aircraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of aircraft.csv. `attacks` are the limits of PZR-5.16.2.6; bombs or rockets, never both."""

    id: Id
    name: Title
    side: Side
    since: Month
    until: Month
    gpd: Annotated[int, Meta(ge=1, le=10)]
    type: TargetType
    dive: bool
    speeds: tuple[Literal["low", "high"], ...]
    guns: Count
    gun_small_arms: bool
    gun_attacks: Count
    points: Points
    gun_gpe: Gpe = 0
    bombs: Count = 0
    bomb_gpe: Gpe = 0
    bomb_attacks: Count = 0
    rocket_r: Five = ()
    rocket_f: Five = ()
    rocket_gpe: Gpe = 0
    rocket_attacks: Count = 0
    origin: Marks = ()
