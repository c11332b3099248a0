"""A second account of GP fire, written from the rules alone: every d100 and d10, read off the files (6.5.4).

Nothing of the game's own code is used but the names of its files.
"""

from __future__ import annotations

from fractions import Fraction

from .close_reference import HUNDRED, Chances, add, cell, harmed, line
from .shot_reference import D100, find, table

FACTORS = "PSMLE"


class Weapon:
    """A GP line: up to which hex each range factor goes, with which GP factor."""

    def __init__(self, reach: str, figures: str, gpe: int, small_arms: bool, coax: bool = False) -> None:
        self.reach = [int(figure) for figure in reach.split()]
        self.figures = [int(figure) for figure in figures.split()]
        self.gpe = gpe
        self.small_arms = small_arms
        self.coax = coax

    def column(self, hexes: int) -> int:
        return next(at for at, farthest in enumerate(self.reach) if hexes <= farthest)


def weapon_of(card: str) -> Weapon | None:
    """What a unit of a card fires blast or bullets with, without support weapons; None: nothing."""
    if card[1] == "L":
        leg = find("leg", card)
        return Weapon(leg["gp_r"], leg["gp_f"], 0, leg["small_arms"] == "true")
    row = find("towed" if card[1] == "T" else "vehicles", card)
    if not row["gun"] or not find("guns", row["gun"])["gp_r"]:
        return None
    gun = find("guns", row["gun"])
    coax = row.get("coax") == "true"
    return Weapon(gun["gp_r"], gun["gp_f"], int(gun["gpe"] or 0), gun["small_arms"] == "true", coax)


def battery_of(card: str) -> Weapon:
    row = find("batteries", card)
    return Weapon(row["if_r"], row["if_f"], int(row["gpe"]), False)


def value(name: str) -> int:
    return line(table("gp")["modifiers"]["row"], name)


def graded(name: str, factor: str) -> int:
    rows = table("grades")["grades"]["row"]
    return int(next(row for row in rows if row["id"] == name)["gp"][factor])


def kind_of(card: str) -> str:
    return find("vehicles", card)["type"] if card[1] == "-" else "S"


def defence(card: str, cover: str, moves: bool) -> int:
    """6.5.4.2: a vehicle by its card, the others by cover and movement, from 1 to 10."""
    if card[1] == "-":
        return int(find("vehicles", card)["gpd"])
    row = find("leg" if card[1] == "L" else "towed", card)
    return max(1, min(10, int(row[f"gpd_{cover}"]) + (int(row["moving"]) if moves else 0)))


def direct(shooter: str, target: str, hexes: int, how: dict[str, str]) -> Chances:
    """6.5.4[4]: one shot of a unit at another, with the modifiers of 6.5.4.3."""
    weapon = weapon_of(shooter)
    assert weapon is not None
    at = weapon.column(hexes)
    moves = "moving" in how
    net = sum(value(how[name]) for name in ("firer", "fire") if name in how)
    net += graded(how["grade"], FACTORS[at])
    if target[1] == "-":
        net += value("target_vehicle_moving_direct") if moves else 0
        net += table("gp")["modifiers"]["target_type"][kind_of(target)]
        net += value(f"target_vehicle_cover_{how['cover']}") if how["cover"] != "none" else 0
    if weapon.coax and FACTORS[at] == "P" and kind_of(target) != "A":
        net += value("coax_point_blank")
    return results(weapon, at, target, how["cover"], moves, net, how["crew"], "hull" in how)


def indirect(battery: str, target: str, hexes: int, cover: str, moves: bool, net: int, crew: str) -> Chances:
    """6.5.4.3: shells of a battery on one unit; `net` is what its sheaf and its movement add."""
    weapon = battery_of(battery)
    if target[1] == "-":
        net += table("gp")["modifiers"]["target_type"][kind_of(target)]
    return results(weapon, weapon.column(hexes), target, cover, moves, net, crew, False)


def results(
    weapon: Weapon, at: int, target: str, cover: str, moves: bool, net: int, crew: str, hull: bool
) -> Chances:
    """6.5.4.4: the chance of every course, roll by roll."""
    gpf, gpd = weapon.figures[at], defence(target, cover, moves)
    none, shaken = cell(gpf, gpd)
    found: Chances = {}
    for roll in D100:
        total = roll + net
        if total <= none:
            add(found, ["nothing"], HUNDRED)
        elif target[1] != "-":
            add(found, ["suppressed" if total <= shaken else worst(target)], HUNDRED)
        else:
            vehicle(found, weapon, at, target, crew, hull, total, total <= shaken)
    return found


def worst(target: str) -> str:
    """6.5.4.4.3[2]: a squad becomes a half-squad; everything else is removed."""
    return "reduced" if target[1] == "L" and find("leg", target)["leg_size"] == "squad" else "removed"


def vehicle(
    found: Chances, weapon: Weapon, at: int, target: str, crew: str, hull: bool, total: int, shaken: bool
) -> None:
    """6.5.4.4.2: what a total that is no miss does to a vehicle."""
    kind, gpd = kind_of(target), int(find("vehicles", target)["gpd"])
    if weapon.small_arms and (shaken or kind != "S"):
        near = FACTORS[at]
        if shaken:
            hurt = kind == "S" or near == "P" or (kind == "P" and near == "S")
        else:
            if kind == "P" and near == "P":
                harmed(found, "damaged", "dm", crew)
                return
            hurt = near in "PS"
        add(found, ["suppressed" if hurt else "nothing"], HUNDRED)
    elif shaken or (not weapon.small_arms and kind in "AP" and weapon.gpe < gpd):
        add(found, ["suppressed"], HUNDRED)
    elif total % 10 == 5:
        harmed(found, "damaged", "dm", crew)
    elif total % 10 == 0 and hull:
        add(found, ["nothing"], HUNDRED)
    elif total % 10 == 0:
        harmed(found, "tracks-hit", "tk", crew)
    else:
        gpf = weapon.figures[at]
        up_to = (1 if gpf == 1 else gpf // 2) if weapon.small_arms else weapon.gpe
        burns = Fraction(min(10, up_to), 10)
        add(found, ["burns"], HUNDRED * burns)
        add(found, ["knocked-out"], HUNDRED * (1 - burns))
