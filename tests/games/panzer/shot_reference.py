"""One shot by brute force: every d100, read off the files themselves and the printed armour cells.

Nothing of the game's own code is used but the names of its files.
"""

from __future__ import annotations

import csv
import tomllib
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[3] / "src" / "grognard" / "games" / "panzer" / "data"
CELLS = Path(__file__).parent / "armour-cells.csv"
D100 = range(1, 101)
PLACES = {
    "front": ["TF", "HF"],
    "front_side": ["TF", "TS", "HF", "HS"],
    "rear_side": ["TR", "TS", "HR", "HS"],
    "rear": ["TR", "HR"],
}


@cache
def table(name: str) -> Any:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def rows(path: Path) -> list[dict[str, str]]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def find(file: str, id: str) -> dict[str, str]:
    return next(row for row in rows(DATA / f"{file}.csv") if row["id"] == id)


def armour(card: str, kind: str, shot: str, aspect: str, place: str) -> int:
    """From the printed cells; a card without any is soft."""
    for row in rows(CELLS):
        if (row["card"], row["kind"], row["shot"]) == (card, kind, shot):
            if place == "DK":
                return int(row["deck"])
            return int(row[aspect].split()[PLACES[aspect].index(place)])
    assert find("vehicles", card)["type"] == "S"
    return 0


def modifier(name: str) -> int:
    return int(next(row["value"] for row in table("ap")["modifiers"]["row"] if row["id"] == name))


def hit_number(net: int, factor: str) -> int:
    lines = {row["row"]: row for row in table("ap")["hit"]["row"]}
    return int(lines[min(5, max(-10, net))][factor])


def number_of_hits(number: int, rate: str, roll: int) -> int:
    if roll > number:
        return 0
    if rate == "N":
        return 1
    three, two = next(row for row in table("ap")["hits"]["row"] if row["row"] == number)[rate]
    return 3 if roll <= three else 2 if roll <= two else 1


def one_hit(roll: int, target: str, energy: str, pierces: int, block: str, how: dict[str, str]) -> str:
    """What a roll for place and damage comes to."""
    tens, ones = roll // 10 % 10 or 10, roll % 10 or 10
    ap, aspect = table("ap"), how["aspect"]
    place = next(row for row in ap["locations"]["row"] if row["id"] == aspect)["places"][tens - 1]
    if how.get("flight") == "falling" and tens == 1:
        place = "DK"
    elif how.get("hull", "open") != "open":
        hidden = place[0] == "H" if how["hull"] == "hull_down" else tens in (6, 7, 8)
        if hidden or place == "TK":
            return "none"
    if place == "TK":
        return "TK"
    if pierces < armour(target, energy.lower(), how.get("flight", "level"), aspect, place):
        return "none"
    if find("vehicles", target)["type"] == "S":
        ones = max(1, ones - 2)
    return str(next(row for row in ap["damage"]["row"] if row["id"] == block)["results"][ones - 1])


def bails(result: str, grade: str) -> Fraction:
    """Every d100 of a crew's test."""
    line = {"ND": "ap_nd", "DM": "dm", "TK": "tk"}[result]
    number = next(row for row in table("gp")["bail_out"]["row"] if row["id"] == line)["crew"]
    added = next(row for row in table("grades")["grades"]["row"] if row["id"] == grade)["bail_out"]
    return Fraction(sum(roll + added <= number for roll in D100), 100)


def outcomes(hits: tuple[str, ...], grade: str) -> dict[str, Fraction]:
    """What the results of all hits of a shot come to; they apply at once, one after the other (4.4.1)."""
    for at, each in enumerate(hits):
        if each in ("KO", "BU"):
            return {each: Fraction(1)}
        if hits[: at + 1].count("DM") == 2:
            return {"KO": Fraction(1)}
    tests = ["ND"] * hits.count("ND") + ["DM"] * hits.count("DM") + ["TK"] * ("TK" in hits)
    stays = Fraction(1)
    for each in tests:
        stays *= 1 - bails(each, grade)
    harm = " ".join(each for each in ("DM", "TK") if each in hits)
    return {harm or ("ND" if "ND" in hits else "none"): stays, "BAIL": 1 - stays}


def shot(
    gun: str, rate: str, special: bool, target: str, hexes: int, how: dict[str, str]
) -> dict[str, Fraction]:
    """The chance of every outcome of one shot as it is declared."""
    row, card = find("guns", gun), find("vehicles", target)
    prefix = "special" if special else "ap"
    ranges = [int(each) for each in row[f"{prefix}_r"].split()]
    column = next(at for at, farthest in enumerate(ranges) if hexes <= farthest)
    factor, pierces = "PSMLE"[column], int(row[f"{prefix}_p"].split()[column])
    net = int(card["size"]) + int(how.get("short", "0"))
    net += next(r for r in table("grades")["grades"]["row"] if r["id"] == how.get("grade", "seasoned"))["ap"][
        factor
    ]
    if how.get("moving") == "moving":
        net += modifier("target_moving")
    if how.get("cover", "none") != "none":
        net += modifier(f"target_cover_{how['cover']}")
    net += sum(
        modifier(how[key]) for key in ("fire", "firer") if how.get(key, "aimed") not in ("aimed", "sound")
    )
    block = row["special_damage"] if special else row["damage"]
    energy = row["special_energy"] if special else "KE"
    number = hit_number(net, factor)
    results = Counter(one_hit(roll, target, energy, pierces, block, how) for roll in D100)
    found: Counter[str] = Counter()
    for hits, rolls in Counter(number_of_hits(number, rate, roll) for roll in D100).items():
        if not hits:
            found["miss"] += Fraction(rolls, 100)  # type: ignore[assignment]
            continue
        for case in product(results.items(), repeat=hits):
            share = Fraction(rolls, 100)
            for _, count in case:
                share *= Fraction(count, 100)
            for name, part in outcomes(tuple(each for each, _ in case), how.get("crew", "seasoned")).items():
                found[name] += share * part  # type: ignore[assignment]
    return {name: Fraction(share) for name, share in found.items() if share}
