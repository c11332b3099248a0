# mypyc: interpreted
"""The form of the files about the components in the box (COH-0.3, 0.4): one struct per row, table or file.

All names are plain strings; the rules code turns them into ints. `origin` says where a figure comes from:
`figure:text` is stated in the rules text, `figure:known` is a figure of the published series, `figure:ours`
and every figure not named is rebuilt by us; `all:...` speaks for the whole row.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Text = Annotated[str, Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Slug = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
UnitId = Annotated[str, Meta(pattern=r"^[GS]_[A-Z0-9]+$")]
RuleId = Annotated[str, Meta(pattern=r"^COH-([0-9]+\.[0-9]+|[CEF]\.[VB]?[0-9]+)$")]
Provenance = Annotated[str, Meta(pattern=r"^[a-z_]+:(text|known|ours)$")]
Origin = tuple[Provenance, ...]
Figure = Annotated[int, Meta(ge=-20, le=60)]
Count = Annotated[int, Meta(ge=0, le=60)]
Points = Annotated[int, Meta(ge=0, le=99)]
Offset = Annotated[int, Meta(ge=-18, le=18)]
Level = Annotated[int, Meta(ge=0, le=2)]

Side = Literal["german", "soviet"]
Colour = Literal["red", "blue"]
UnitKind = Literal["infantry", "gun", "wheeled", "tracked", "aircraft"]
UnitFlag = Literal[
    "engineer", "sniper", "mortar", "smoke", "aa", "turret", "open_top", "truck", "apc", "bombs"
]
Pool = Literal["infantry", "vehicle"]
HitEffect = Literal["kill", "only_rally", "no_fire", "no_move", "no_pivot", "no_fp_red", "no_fp_blue"]
TerrainKind = Literal["ground", "link", "slope", "side", "overlay"]
Direction = Literal["NE", "E", "SE", "SW", "W", "NW"]
Payment = Literal["AP", "CAP"]
Target = Literal["infantry", "gun", "vehicle"]


class UnitType(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of units.csv: one counter type with its printed figures (COH-0.3)."""

    id: UnitId
    name: Text
    short: Annotated[str, Meta(min_length=1, max_length=12)]  # on a large counter
    side: Side
    kind: UnitKind
    symbol: Slug  # the silhouette
    fire: Count  # AP to fire; aircraft: extra AP per attack
    move: Count  # AP to move one open hex; aircraft 0
    fp_red: Figure
    fp_blue: Figure
    boxed: Literal["none", "red", "blue", "both"]  # which FP stand in a white square (COH-7.63)
    range: Count
    rear: Count
    rear_colour: Colour
    front: Count
    front_colour: Colour
    count: Annotated[int, Meta(ge=1, le=20)]  # counters in the box
    origin: Origin
    indirect: Count = 0  # AP for indirect fire, 0: none (COH-12)
    bonus: Annotated[int, Meta(ge=0, le=3)] = 0  # tracks or wheels (COH-14)
    min_range: Annotated[int, Meta(ge=0, le=6)] = 0
    impulses: Annotated[int, Meta(ge=0, le=9)] = 0  # aircraft (COH-20.0)
    shield: Annotated[int, Meta(ge=0, le=3)] = 0  # the red shield of an APC (COH-16.1)
    flags: tuple[UnitFlag, ...] = ()


class HitType(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of hits.csv: a kind of hit counter (COH-7.4, 15.2). `range` replaces, other figures are added."""

    pool: Pool
    id: Name
    count: Annotated[int, Meta(ge=1, le=20)]
    rally: Annotated[int, Meta(ge=2, le=12)] | None  # None: never rallies
    origin: Origin
    effects: tuple[HitEffect, ...] = ()
    fire_ap: Figure = 0
    move_ap: Figure = 0
    fp_red: Figure = 0
    fp_blue: Figure = 0
    range: Count = 0  # 0: as printed
    dr_front: Figure = 0
    dr_rear: Figure = 0


class TerrainType(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of terrain.csv (COH-4.0, 11, 14.0). Costs are added to the move cost; None: prohibited."""

    id: Name
    kind: TerrainKind  # ground: the hex; link: along a road; slope: change of level; side: a hexside; overlay
    code: Annotated[str, Meta(min_length=1, max_length=1)]  # in the board grids; "-" if it never stands there
    foot: Count | None
    pushed: Count | None  # a gun moved by its crew (G-02)
    tracked: Count | None
    wheeled: Count | None
    dm: Figure | None  # None: that of the ground
    blocks: Literal["yes", "no", "level", "ground"]  # line of sight; level: by height (COH-11.3)
    cover: Literal["yes", "no", "side", "ground"]  # for hiding (G-15); side: only across it
    origin: Origin
    bonus: bool = False  # vehicle bonus movement goes on here (COH-14.0)
    check: bool = False  # bog-down check (COH-14.1)


class Fortification(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of fortifications.csv: fortifications, wire and mines (COH-18). AT ditches are overlays."""

    id: Name
    count: Count
    dm_front: Count
    dm_rear: Count  # the same as dm_front where the counter has no facing
    dr: Count | None  # None: cannot be destroyed (COH-18.6)
    foot: Count | None  # extra AP to enter the hex; None: prohibited
    pushed: Count | None
    tracked: Count | None
    wheeled: Count | None
    origin: Origin
    users: tuple[Target, ...] = ()  # who may occupy it
    affects: tuple[Target, ...] = ()  # whom a mine attacks
    facing: bool = False
    per_unit: bool = False
    foot_dice: Annotated[int, Meta(ge=0, le=3)] = 0  # D6 added to the price on foot
    figure: Annotated[int, Meta(ge=0, le=12)] = 0  # of a mine (COH-18.5)


class ObaType(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of oba.csv: an off-board artillery card (COH-12.3, C.70)."""

    id: UnitId
    name: Text
    side: Side
    fp_red: Figure
    fp_blue: Figure
    radius: Annotated[int, Meta(ge=0, le=3)]  # 1: target hex and its six neighbours
    barrages: Annotated[int, Meta(ge=1, le=9)]
    smoke: bool
    origin: Origin
    far: tuple[Direction, ...] = ()  # also the hex two steps from the target in these directions


class BombType(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of bombs.csv (COH-20.4)."""

    id: Name
    fp_red: Figure | None
    fp_blue: Figure | None
    origin: Origin
    places: str = ""  # the fortification it leaves


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of rulings.csv: how we read a point that the book leaves open."""

    id: Annotated[str, Meta(pattern=r"^G-[0-9]{2}$")]
    rules: tuple[RuleId, ...]
    ruling: Text
    words: Text  # quoted from the book: what the ruling rests on


class ActionCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An action card (COH-8.1, C.2 to C.50). `number` 0: the card has none."""

    number: Points
    id: Slug
    name: Text
    rule: RuleId
    copies: Annotated[int, Meta(ge=1, le=20)]
    cost: Count
    pay: tuple[Payment, ...]
    action: bool
    group: bool
    effect: Name
    value: Count = 0  # the figure of the effect: hexes, firepower, units
    origin: Origin = ()


class WeaponCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon card (COH-8.2, C.50, C.60 to C.64)."""

    id: Slug
    name: Text
    rule: RuleId
    side: Literal["german", "soviet", "any"]
    copies: Annotated[int, Meta(ge=1, le=20)]
    cost: Count
    fp_red: Figure
    fp_blue: Figure
    range: Count
    targets: tuple[Target, ...]
    terrain_dm: bool
    smoke_dm: bool = True
    throw: bool = False  # may be thrown one hex
    throw_fp: Figure = 0
    as_mine: bool = False  # may be laid as any unused mine
    origin: Origin = ()


class VeteranCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A veteran card (COH-8.3, C.V01 to C.V130)."""

    id: Annotated[str, Meta(pattern=r"^V[0-9]{2,3}$")]
    name: Text
    rule: RuleId
    uses: Literal["once", "permanent", "once_per_turn"]
    action: bool
    effect: Name
    fp: Figure = 0
    range: Count = 0
    dm: Figure = 0
    ap: Count = 0  # the pool it gives
    roulette: Count = 0  # added to the AP roll (COH-3.01)
    value: Count = 0
    origin: Origin = ()


class BonusCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus or event card (COH-C.B1 to C.B4)."""

    id: Slug
    name: Text
    rule: RuleId
    copies: Annotated[int, Meta(ge=1, le=20)]
    yellow: bool  # executed when drawn (COH-8.1(6))
    effect: Name
    origin: Origin = ()


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """cards.toml."""

    action: tuple[ActionCard, ...]
    weapon: tuple[WeaponCard, ...]
    veteran: tuple[VeteranCard, ...]
    bonus: tuple[BonusCard, ...]


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """boards/<id>.toml: rows A to L of columns 01 to 18 (COH-0.4)."""

    id: Annotated[int, Meta(ge=1, le=99)]
    name: Text
    grid: tuple[str, ...]
    roads: tuple[tuple[str, ...], ...]
    bridges: tuple[str, ...] = ()
    small_gully_sides: tuple[str, ...] = ()


class OverlayPiece(Struct, frozen=True, forbid_unknown_fields=True):
    """A hill or ditch; `hexes` are [dq, dr, level] from the anchor, axial (COH-11.0, 18.3)."""

    id: Annotated[str, Meta(pattern=r"^[HD][1-9]$")]
    kind: Literal["hill", "ditch"]
    name: Text
    hexes: Annotated[tuple[tuple[Offset, Offset, Level], ...], Meta(min_length=1)]


class OverlayFile(Struct, frozen=True, forbid_unknown_fields=True):
    """overlays.toml."""

    overlay: tuple[OverlayPiece, ...]


class BogCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """The bog-down roll (COH-14.1)."""

    dice: Count
    ok_at: Count


class Smoke(Struct, frozen=True, forbid_unknown_fields=True):
    """Smoke counters (COH-13.0)."""

    round_1_dm: Figure
    round_2_dm: Figure
    blocks_at: Count  # line of sight is blocked when the counters on it add up to this


class Air(Struct, frozen=True, forbid_unknown_fields=True):
    """Aircraft (COH-20)."""

    action_ap: Count
    attack_extra_ap: Count
    climb_extra_ap: Count
    min_range: Count
    range: Count
    max_range: Count
    fp_per_hex_beyond_range: Figure
    fp_per_altitude: Figure
    dr_per_altitude: Figure
    base_altitude_m: Points
    altitude_step_m: Points
    higher_fp: Figure
    higher_dm: Figure
    counters: Count  # altitude counters that lie under one aircraft at most


class CardTables(Struct, frozen=True, forbid_unknown_fields=True):
    """One figure per face of a D6: Luck changes a roll (COH-C.12), Sniper takes CAP (COH-C.13)."""

    luck: tuple[Figure, Figure, Figure, Figure, Figure, Figure]
    sniper: tuple[Count, Count, Count, Count, Count, Count]


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """constants.toml: every loose figure of the rules (COH-2.0, 3, 7 and others)."""

    activation_ap: Count
    ap_roulette_dice: Count
    initiative_dice: Count
    attack_dice: Count
    rally_dice: Count
    max_cap_per_roll: Count
    hit_margin: Count
    destroy_margin: Count
    rally_cost_ap: Count
    rally_cover: Figure
    rally_friend: Figure
    pool_size: Count
    empty_pool_rally: Count
    pivot_cost_ap: Count
    stall_cost: Count
    dig_in_cost_ap: Count
    hide_cost_ap: Count
    hidden_move_extra_cover: Count
    hidden_move_extra_open: Count
    fort_occupy_cost_ap: Count
    fort_leave_in_hex_cost_ap: Count
    engineer_smoke_cost_ap: Count
    turret_out_of_arc_extra: Count
    reverse_extra_ap: Count
    cautious_extra_ap: Count
    cautious_penalty_dm: Figure
    infantry_max_move: Count
    long_range_fp: Figure
    long_range_factor: Count
    short_range: Count
    short_range_fp: Figure
    cc_fp_boxed: Figure
    cc_fp_other: Figure
    group_support_fp: Figure
    height_fp_down: Figure
    height_dm_up: Figure
    spotter_distance: Count
    reveal_distance_open: Count
    sniper_found_at: Count
    vehicle_cover_dm: Figure
    apc_shield_dm: Figure
    traffic_jam_ap_per_vehicle: Count
    default_unit_vp: Count
    experience_card_ap: Count
    solo_hexes_per_hidden_unit: Count
    action_cards: Points
    bog_check: BogCheck
    smoke: Smoke
    air: Air
    card_tables: CardTables
