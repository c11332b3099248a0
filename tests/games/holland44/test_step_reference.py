"""Chapters 7.4 and 8 once more, naively from the rules: prices of steps, what forbids them, and bonds.

GROGNARD_REFERENCE says how many positions; 200 without it.
"""

from __future__ import annotations

import os
from itertools import combinations
from random import Random

import pytest

from grognard.games.holland44.box.data_files import load_box
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.zocbond import bonds, steps
from grognard.games.zocbond.kinds import EXTENDED, GAITS, MARCH, TACTICAL

from .field import Field
from .fight import Rest

BOX = load_box()
POOLS = {
    side: [
        k
        for k, r in BOX.units.items()
        if r.side == side and r.role == "unit" and r.type not in ("supply_source", "engineer")
    ]
    for side in ("allied", "german")
}
POSITIONS = int(os.environ.get("GROGNARD_REFERENCE", "200"))
BLANK = Field({}, frame=Rest())


def distance(a: str, b: str) -> int:
    return BLANK.sc.board.distance_between(BLANK.hex(a), BLANK.hex(b))


def name(line: int, place: int) -> str:
    return f"{line}{place:02}"


# -- steps (8) -----------------------------------------------------------------------------------------------

MP = {
    "foot": {"clear": 1, "woods": 2, "polder": 1, "polder_woods": 1, "marsh": 2, "town": 1, "city": 1},
    "mech": {"clear": 1, "woods": 3, "polder": 2, "polder_woods": 2, "marsh": 3, "town": 1, "city": 1},
    "veh": {"clear": 1, "woods": 3, "town": 1, "city": 1},
}
STARTS = [(line, place) for line in range(12, 68, 4) for place in range(3, 24, 5)]


class Ground:
    """Two hexes with what lies between them and an enemy near."""

    def __init__(self, rng: Random, line: int, place: int) -> None:
        self.here = name(line, place)
        self.there = name(line, place + 1)
        self.side = f"{self.here}/{self.there}"
        self.terrain = {h: rng.choice([*MP["foot"], "clear", "polder"]) for h in (self.here, self.there)}
        self.water = rng.choice(["", "", "minor", "canal", "major"])
        self.road = rng.choice(["", "", "road", "highway"])
        self.bridge = ""
        if self.water in ("canal", "major"):
            if self.road:
                self.bridge = rng.choice(["safe", "mined", "blown", "repair"])
            elif rng.random() < 0.4:
                self.bridge = rng.choice(["safe rail", "blown rail"])
        self.jam = False
        around = [name(line + i, place + j) for i in (-1, 0, 1) for j in (-1, 0, 1, 2)]
        self.foe = rng.choice(["", "", *(h for h in around if h not in (self.here, self.there))])

    def near(self, h: str) -> bool:
        return self.foe != "" and distance(h, self.foe) == 1

    def gripped(self) -> bool:
        """Whether the enemy's ZOC reaches the first hex: no river lies around it but the one between."""
        return self.near(self.here)

    def stands(self) -> bool:
        """A bridge that can be crossed, if only on foot."""
        return self.bridge.startswith(("safe", "mined")) or (self.water == "minor" and self.road != "")

    def expected(self, key: str, gait: int) -> int | str:
        """Half MP, hexes where tactical, or the rule that forbids the step."""
        row = BOX.units[key]
        kind = BOX.types[row.type]
        if gait == EXTENDED and self.near(self.there):
            return "H44-8.2.2"
        by_road = self.road != "" and (not self.water or self.stands())
        extra = 0
        if self.water and not by_road:
            if not self.stands() and self.water == "major":
                return "H44-8.5.4"
            if kind.costs == "veh":
                return "H44-8.5.2"
            if not self.stands():
                if self.water == "canal" and (gait != TACTICAL or not kind.infantry):
                    return "H44-8.5.3"
                extra = 2 if kind.costs == "mech" else 1
        if kind.costs == "veh" and not by_road and not all(t in MP["veh"] for t in self.terrain.values()):
            return "H44-8.6.2"
        if gait == TACTICAL:
            return 1
        price = {"highway": 0.5, "road": 1.0}.get(self.road, 0) if by_road else 0
        if not by_road:
            price = MP[kind.costs][self.terrain[self.there]] + extra
        price += 2 if self.gripped() else 0
        price += 2 if self.jam and row.side == "allied" and kind.mech else 0
        return int(2 * price)


def field_of(grounds: list[Ground], foes: list[str]) -> Field:
    sides = [g for g in grounds if g.road]
    return Field(
        {foe: g.foe for g, foe in zip([g for g in grounds if g.foe], foes, strict=False)},
        terrain={h: t for g in grounds for h, t in g.terrain.items()},
        water={g.side: g.water for g in grounds if g.water},
        roads=[[*(["highway"] if g.road == "highway" else []), g.here, g.there] for g in sides],
        bridges={g.side: g.bridge for g in grounds if g.bridge},
        traffic=[g.there for g in grounds if g.jam],
        frame=Rest(),
    )


@pytest.mark.parametrize("number", range(-(-POSITIONS // len(STARTS))))
@pytest.mark.parametrize("side", ["allied", "german"])
def test_a_step_costs_what_a_naive_reading_says(side: str, number: int) -> None:
    """H44-7.2, 8.2.2, 8.3.1, 8.4, 8.5.1 to 8.5.4, 8.6.2, 24.2."""
    rng = Random(f"step {side} {number}")
    grounds = [Ground(rng, *start) for start in STARTS]
    for g in rng.sample(grounds, 6):
        g.jam = True
    others = POOLS["german" if side == "allied" else "allied"]
    f = field_of(grounds, rng.sample(others, len(grounds)))
    for g in grounds:
        for key in rng.sample(POOLS[side], 6):
            for gait in (MARCH, EXTENDED, TACTICAL):
                found = steps.step_price(f.s, f.unit(key), gait, f.hex(g.here), f.hex(g.there), 0, 0)
                told = REFUSALS[-found].rule if found < 0 else found
                assert told == g.expected(key, gait), (key, GAITS[gait], vars(g))
                if found >= 0:
                    why = f.sc.movement_rules.step_ledger(
                        f.s, f.unit(key), gait, f.hex(g.here), f.hex(g.there), 0, 0
                    )
                    assert why.total == found, (key, GAITS[gait], why.lines)


# -- bonds (7.4) ---------------------------------------------------------------------------------------------

PATCHES = [(line, place) for line in range(13, 61, 8) for place in (3, 11, 19)]


class Patch:
    """Five hexes by five with random ground, waters, roads, Germans and two Allies."""

    def __init__(self, rng: Random, line: int, place: int, units: list[str]) -> None:
        self.hexes = [name(line + i, place + j) for i in range(5) for j in range(5)]
        self.inner = [name(line + i, place + j) for i in range(1, 4) for j in range(1, 4)]
        self.wide = [name(line + i, place + j) for i in range(-1, 6) for j in range(-1, 6)]
        pairs = [f"{a}/{b}" for a, b in combinations(self.hexes, 2) if distance(a, b) == 1]
        grounds = ["city", "polder", "marsh", "woods"]
        self.terrain = {h: rng.choice(grounds) for h in self.hexes if rng.random() < 0.3}
        self.water = {p: rng.choice(["minor", "canal", "major"]) for p in pairs if rng.random() < 0.25}
        self.roads = {p for p in pairs if rng.random() < 0.2 and self.water.get(p, "minor") == "minor"}
        spots = rng.sample(self.hexes, len(units))
        self.units: dict[str, str] = {}
        for key, at in zip(units, spots, strict=True):
            crowd = BOX.units[key].side == "german" and rng.random() < 0.3
            order = rng.choice(["good", "good", "good", "disrupted", "routed"])
            self.units[key] = f"{spots[0] if crowd else at} {order}"

    def steps_at(self, h: str, on_foot: bool) -> int:
        total = 0
        for key, text in self.units.items():
            row = BOX.units[key]
            veh = BOX.types[row.type].veh
            if row.side == "german" and text == f"{h} good" and not (on_foot and veh):
                total += row.steps
        return total

    def holder(self, h: str) -> str:
        for key, text in self.units.items():
            if text.split()[0] == h:
                return BOX.units[key].side
        return ""

    def leg(self, a: str, b: str) -> str:
        """How a bond can run from a hex to the next: open, on foot, shut."""
        side = "/".join(sorted((a, b)))
        water = self.water.get(side, "")
        if water == "major":
            return "shut"  # the patch has no bridges over it
        if side in self.roads:
            return "open"
        muddy = any(self.terrain.get(h, "clear") in ("polder", "marsh") for h in (a, b))
        return "foot" if water or muddy else "open"

    def runs(self, a: str, x: str, b: str) -> bool:
        """Whether a bond from a to b can run through a hex between them."""
        legs = (self.leg(a, x), self.leg(x, b))
        if self.holder(x) == "allied" or self.terrain.get(x) == "city" or "shut" in legs:
            return False
        return all(self.steps_at(end, "foot" in legs) >= 2 for end in (a, b))

    def barred(self) -> set[tuple[str, str]]:
        """Every step of the patch that a bond forbids."""
        found: set[tuple[str, str]] = set()
        for a, b in combinations([h for h in self.hexes if self.holder(h) == "german"], 2):
            between = [x for x in self.wide if distance(a, x) == 1 and distance(x, b) == 1]
            if distance(a, b) != 2 or not any(self.runs(a, x, b) for x in between):
                continue
            if len(between) == 1:
                found |= {(h, between[0]) for h in self.wide}
            else:
                found |= {(between[0], between[1]), (between[1], between[0])}
        return found


@pytest.mark.parametrize("number", range(-(-POSITIONS // len(PATCHES))))
def test_bonds_are_those_of_a_naive_reading(number: int) -> None:
    """H44-7.4.1 to 7.4.4, 7.4.6."""
    rng = Random(f"bonds {number}")
    germans = rng.sample(POOLS["german"], 6 * len(PATCHES))
    allies = rng.sample(POOLS["allied"], 2 * len(PATCHES))
    patches: list[Patch] = []
    for i, start in enumerate(PATCHES):
        patches.append(Patch(rng, *start, [*germans[6 * i : 6 * i + 6], *allies[2 * i : 2 * i + 2]]))
    f = Field(
        {key: text for p in patches for key, text in p.units.items()},
        terrain={h: t for p in patches for h, t in p.terrain.items()},
        water={side: kind for p in patches for side, kind in p.water.items()},
        roads=[side.split("/") for p in patches for side in sorted(p.roads)],
        frame=Rest(),
    )
    for p in patches:
        wanted = p.barred()
        for h, to in [(h, to) for h in p.inner for to in p.hexes if distance(h, to) == 1]:
            if p.holder(to) != "german":
                d = steps.direction(f.s, f.hex(h), f.hex(to))
                assert bonds.bars(f.s, 1, f.hex(h), d) is ((h, to) in wanted), (h, to, p.units)
