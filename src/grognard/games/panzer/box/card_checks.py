# mypyc: interpreted
"""What the cards must fulfil: guns that there are, ranges that rise, penetration that falls, whole armour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.core.loading.load import Source, nearest

from .card_types import Aircraft, Battery, Gun, Leg, SupportWeapon, Towed, Vehicle
from .origins import check_card_marks

PLATES = ("TF", "TS", "TR", "HF", "HS", "HR", "DK")
TURRETS = (0, 1, 2, 3, 360)
Card = Vehicle | Towed | Leg | SupportWeapon | Battery | Aircraft


def check_guns(source: Source, rows: Sequence[Gun], damage: Iterable[str]) -> None:
    """guns.csv: rows of five, damage blocks of ap.toml, special ammunition whole or not at all."""
    blocks = list(damage)
    for number, gun in enumerate(rows):
        check_card_marks(source, number, gun)
        _bands(source, number, "ap", gun.ap_r, gun.ap_p)
        _bands(source, number, "special", gun.special_r, gun.special_p)
        _bands(source, number, "gp", gun.gp_r, gun.gp_f)
        _block(source, number, "damage", bool(gun.ap_r), gun.damage, blocks)
        _block(source, number, "special_damage", bool(gun.special_r), gun.special_damage, blocks)
        for column in ("special_r", "special_energy", "special_from"):
            if bool(getattr(gun, column)) != bool(gun.special):
                problem = f"special ammunition {gun.special!r} needs it, and only that does"
                raise source.error((number, column), problem)
        if not (gun.ap_r or gun.special_r or gun.gp_r):
            raise source.error((number, "id"), f"{gun.id!r} cannot fire anything", "give it AP or GP rows")
        if gun.small_arms and gun.gpe:
            raise source.error((number, "gpe"), "small arms have no effectiveness")


def check_vehicles(source: Source, rows: Sequence[Vehicle], guns: Iterable[str]) -> None:
    """vehicles.csv: all seven plates or none, a gun with an arc that its mount allows."""
    known = list(guns)
    for number, card in enumerate(rows):
        _heading(source, number, card)
        plates = [name for name in PLATES if getattr(card, name) is not None]
        if plates and len(plates) < len(PLATES):
            missing = next(name for name in PLATES if name not in plates)
            raise source.error((number, missing), "this plate is missing", "an armoured card has all seven")
        if not plates and (card.basic_front or card.basic_rear or card.skirts):
            raise source.error((number, "basic_front"), "a card without plates has no armour")
        if bool(plates) != (card.type != "S"):
            raise source.error((number, "type"), f"type {card.type} does not fit its plates")
        if card.turret is not None and card.turret not in TURRETS:
            raise source.error((number, "turret"), f"no turret is {card.turret}", "0, 1, 2, 3, 360 or NA")
        if (card.turret is None) != (card.gun == ""):
            raise source.error((number, "turret"), "an armed card has a turret figure, an unarmed one NA")
        _gun(source, number, "gun", card.gun, known)
        _gun(source, number, "aa_gun", card.aa_gun, known)
        if card.gun and (card.arc == "front") != (card.turret == 0):
            problem = f"arc {card.arc!r} does not fit the turret {card.turret}"
            raise source.error((number, "arc"), problem, "turret 0 fires to the front, the others all round")
        if card.trail > card.road:
            raise source.error(
                (number, "road"), f"{card.road} on roads is slower than {card.trail} on trails"
            )
        if card.under_cover and not card.carries:
            raise source.error((number, "under_cover"), "covers passengers but carries none")
        _limits(source, number, card.limits)


def check_towed(source: Source, rows: Sequence[Towed], guns: Iterable[str]) -> None:
    """towed.csv: a gun that there is, more cover never a lower GPD."""
    known = list(guns)
    for number, card in enumerate(rows):
        _heading(source, number, card)
        _gun(source, number, "gun", card.gun, known)
        _gun(source, number, "aa_gun", card.aa_gun, known)
        _bands(source, number, "if", card.if_r, card.if_f)
        _cover(source, number, card)
        _limits(source, number, card.limits)


def check_leg(source: Source, rows: Sequence[Leg]) -> None:
    """leg.csv: every squad has a half-squad of its own side, and nothing else has one."""
    sizes = {card.id: card.leg_size for card in rows}
    for number, card in enumerate(rows):
        _heading(source, number, card)
        _bands(source, number, "gp", card.gp_r, card.gp_f)
        _cover(source, number, card)
        if (card.half != "") != (card.leg_size == "squad"):
            raise source.error((number, "half"), "a squad has a half-squad, and nothing else has")
        if card.half and sizes.get(card.half) != "half_squad":
            halves = [name for name, size in sizes.items() if size == "half_squad"]
            raise source.error((number, "half"), f"no half-squad {card.half!r}", nearest(card.half, halves))


def check_weapons(source: Source, rows: Sequence[SupportWeapon], damage: Iterable[str]) -> None:
    """weapons.csv: something to fire with, or a figure for close combat."""
    blocks = list(damage)
    for number, card in enumerate(rows):
        _heading(source, number, card)
        _bands(source, number, "ap", card.ap_r, card.ap_p)
        _bands(source, number, "gp", card.gp_r, card.gp_f)
        _bands(source, number, "if", card.if_r, card.if_f)
        _block(source, number, "damage", bool(card.ap_r), card.damage, blocks)
        if bool(card.ap_r) != (card.energy != ""):
            raise source.error((number, "energy"), "an AP row is KE or CE, and nothing else is")
        if (card.kind == "flamethrower") != (card.close_combat != 0):
            raise source.error((number, "close_combat"), "a flamethrower has it, and no other weapon")
        if card.kind != "flamethrower" and not (card.ap_r or card.gp_r):
            raise source.error((number, "id"), f"{card.id!r} cannot fire anything", "give it AP or GP rows")
        _limits(source, number, card.limits)


def check_batteries(source: Source, rows: Sequence[Battery]) -> None:
    """batteries.csv."""
    for number, card in enumerate(rows):
        _heading(source, number, card)
        _bands(source, number, "if", card.if_r, card.if_f)
        _limits(source, number, card.limits)


def check_aircraft(source: Source, rows: Sequence[Aircraft]) -> None:
    """aircraft.csv: attacks for what it carries, small arms without effectiveness."""
    for number, card in enumerate(rows):
        _heading(source, number, card)
        _bands(source, number, "rocket", card.rocket_r, card.rocket_f)
        if card.gun_small_arms == (card.gun_gpe > 0):
            raise source.error((number, "gun_gpe"), "small arms have no effectiveness, other guns have")
        for load, attacks in (("bombs", "bomb_attacks"), ("rocket_r", "rocket_attacks")):
            if bool(getattr(card, load)) != bool(getattr(card, attacks)):
                raise source.error((number, attacks), f"{load} and {attacks} go together")
        if card.dive and not card.bombs:
            raise source.error((number, "dive"), "a dive bomber needs bombs")


# --- what several of them share -------------------------------------------------------------------------


def _heading(source: Source, number: int, card: Card) -> None:
    """The id tells the side; dates run forward; marks speak of columns."""
    check_card_marks(source, number, card)
    if card.id[0] != card.side[0].upper():
        raise source.error((number, "side"), f"{card.side!r} does not fit the id {card.id!r}")
    since, until = getattr(card, "since", ""), getattr(card, "until", "")
    if since and until and since > until:
        raise source.error((number, "until"), f"{until} is before {since}")


def _bands(source: Source, number: int, name: str, ranges: Sequence[int], figures: Sequence[int]) -> None:
    """Ranges rise, what is done at them does not; as many of the one as of the other."""
    column = {"ap": "ap_p", "special": "special_p", "gp": "gp_f", "if": "if_f", "rocket": "rocket_f"}[name]
    if len(ranges) != len(figures):
        problem = f"{len(figures)} figures for {len(ranges)} ranges"
        raise source.error((number, column), problem, "one for each range factor P S M L E")
    for at in range(1, len(ranges)):
        if ranges[at] <= ranges[at - 1]:
            problem = f"{ranges[at]} does not lie beyond {ranges[at - 1]}"
            raise source.error((number, column[:-1] + "r"), problem, "ranges rise from P to E")
        if figures[at] > figures[at - 1]:
            raise source.error((number, column), f"{figures[at]} is more than {figures[at - 1]} nearer by")


def _block(source: Source, number: int, column: str, needed: bool, block: str, blocks: list[str]) -> None:
    if needed != (block != ""):
        raise source.error((number, column), "an AP row has a damage block, and nothing else has")
    if block and block not in blocks:
        raise source.error((number, column), f"there is no damage block {block!r}", nearest(block, blocks))


def _gun(source: Source, number: int, column: str, gun: str, known: list[str]) -> None:
    if gun and gun not in known:
        raise source.error((number, column), f"there is no gun {gun!r}", nearest(gun, known))


def _limits(source: Source, number: int, limits: Sequence[str]) -> None:
    kinds = [limit[:-1] for limit in limits]
    for at, kind in enumerate(kinds):
        if kind in kinds[:at]:
            raise source.error((number, "limits"), f"two limits for {kind!r}")


def _cover(source: Source, number: int, card: Towed | Leg) -> None:
    figures = (card.gpd_none, card.gpd_light, card.gpd_medium, card.gpd_heavy)
    names = ("gpd_none", "gpd_light", "gpd_medium", "gpd_heavy")
    for at in range(1, 4):
        if figures[at] < figures[at - 1]:
            problem = f"{figures[at]} is less than {figures[at - 1]} with less cover"
            raise source.error((number, names[at]), problem)
