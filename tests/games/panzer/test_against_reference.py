"""Spotting, hit angles, available commands and veils on a line against brute force, on random positions.

GROGNARD_POSITIONS says how many there are, or which (`tests.positions`). Lines of sight are compared in
`test_sight`, moves in `test_costs`, sight from the air in `test_air_reference`.
"""

from __future__ import annotations

import random
from itertools import combinations, permutations

from grognard.games.panzer.command.available import active_units, formation_commands
from grognard.games.panzer.fire.angle import angles
from grognard.games.panzer.ground.cover import LEG, TOWED, VEHICLE
from grognard.games.panzer.ground.veils import Veil, hindrance, line_hexes
from grognard.games.panzer.scenario import RESERVE, ROLES, WAITING, PanzerScenario
from grognard.games.panzer.spotting.looking import spots
from grognard.games.panzer.state import (
    ABANDONED,
    DAMAGED,
    SUP_NONE,
    SUP_OFF,
    SUP_ON,
    PanzerState,
    blank,
    derive,
)
from tests.positions import seeds

from . import fire_reference
from .lands import land_for, random_position
from .shot_reference import table
from .sight_reference import Hex, Position, apart, on_line
from .spotting_reference import in_front, reach

SEEDS = seeds(120)
ASPECTS = ("front", "front_side", "rear_side", "rear")
OTHER_KINDS = {"woods": "medium", "dense_woods": "heavy", "gully": "light"}
RUINS = {"building_wood": "light", "building_stone": "heavy"}
MARKS = ("", "move", "fire", "small arms")
#: Modifiers of AP and GP fire, open and converged (6.5.2.4, 6.5.4.3).
VEILS = {
    "smoke": {"ap": (-3, -5), "gp": (-10, -20)},
    "barrage": {"ap": (-1, -3), "gp": (-5, -10)},
    "on_fire": {"ap": (-5, -5), "gp": (-20, -20)},
}
BURNING = {"ap": -2, "gp": -10}


def on_a_map(position: Position, sides: list[int]) -> tuple[PanzerState, dict[Hex, int]]:
    """A State on a reference's map, with units that stand nowhere yet."""
    land, at = land_for(position)
    sc = PanzerScenario("", {}, land)
    sc.units = len(sides)
    sc.unit_names = [f"U{u}" for u in range(sc.units)]
    sc.side = sides
    for u, side in enumerate(sides):
        sc.units_of[side].append(u)
        sc.mask_of[side] |= 1 << u
    sc.kind = [VEHICLE] * sc.units
    sc.armed = [True] * sc.units
    sc.roles = [0] * sc.units
    sc.spot_size = ["V"] * sc.units
    s = blank(sc)
    for u in range(sc.units):
        s.place[u] = sc.off + RESERVE
    for h in position.rubble:
        s.rubble[at[h]] = 1
    return s, at


# -- spotting (4.1, 6.1) -----------------------------------------------------------------------------------


class Watcher:
    """A unit in a position, in the words of the rules."""

    def __init__(self, draw: random.Random, h: Hex, position: Position) -> None:
        self.h = h
        self.kind = draw.choice(("vehicle", "vehicle", "towed", "leg"))
        self.size = "V" if self.kind == "vehicle" else draw.choice("LS")
        self.facing = draw.randrange(6)
        self.armed = self.kind != "vehicle" or draw.random() < 0.8
        self.suppressed = draw.random() < 0.3
        self.low = self.kind != "vehicle" and draw.random() < 0.4
        self.mark = draw.choice((*MARKS, "", ""))
        self.abandoned = self.kind == "vehicle" and draw.random() < 0.1
        self.ground = position.terrain.get(h, "clear")
        self.ruined = h in position.rubble
        stone = self.ground == "building_stone" and not self.ruined
        self.upstairs = self.kind == "leg" and stone and draw.random() < 0.4

    def cover(self, crowd: int) -> str:
        """The class of its hex for spotting: rubble, streets and houses, ditches for men."""
        if self.kind == "vehicle" and crowd >= 6:
            return "none"
        if self.ruined:
            return RUINS.get(self.ground, "none")
        if self.ground.startswith("building"):
            return "heavy" if self.kind == "leg" else "light"
        if self.ground == "ditch":
            return "light" if self.kind == "leg" else "none"
        return OTHER_KINDS.get(self.ground, "none")


def spotted(position: Position, a: Watcher, b: Watcher, crowd: int) -> bool:
    """4.1.1 to 4.1.4, 6.1.3: who may, how far, which way, and a free line."""
    if a.abandoned or b.abandoned or not a.armed:
        return False
    far = reach(b.size, b.cover(crowd), b.mark, target_fc=b.low, spotter_fc=a.low, suppressed=a.suppressed)
    if apart(a.h, b.h) > far:
        return False
    if a.h == b.h:
        return True
    if a.suppressed and not in_front(a.h, a.facing, b.h):
        return False
    eye, mark = (position.stands(w.h) + w.upstairs for w in (a, b))
    return position.visible(a.h, b.h, eye, mark)


def compare_spotting(seed: int) -> tuple[int, int]:
    """How many pairs were asked in a position, and how many spot each other."""
    position = random_position(seed)
    draw = random.Random(f"spotting {seed}")
    board = [(c, r) for c in range(position.size[0]) for r in range(position.size[1])]
    free = [h for h in board if not (position.terrain.get(h) == "bridge" and h in position.rubble)]
    crowded = draw.choice(free)
    spots_ = [crowded] * draw.choice((1, 1, 5, 6)) + [draw.choice(free) for _ in range(5)]
    units = [Watcher(draw, h, position) for h in spots_]
    s, at = on_a_map(position, [draw.randrange(2) for _ in units])
    kinds = {"vehicle": VEHICLE, "towed": TOWED, "leg": LEG}
    for u, w in enumerate(units):
        s.sc.kind[u] = kinds[w.kind]
        s.sc.armed[u] = w.armed
        s.sc.spot_size[u] = w.size
        s.place[u] = at[w.h]
        s.facing[u] = w.facing
        s.sup[u] = draw.choice((SUP_ON, SUP_OFF)) if w.suppressed else SUP_NONE
        s.cover[u] = int(w.low)
        s.spot[u] = MARKS.index(w.mark)
        s.hurt[u] = ABANDONED if w.abandoned else 0
        s.floor[u] = int(w.upstairs)
    derive(s)
    found = 0
    for a, b in permutations(range(len(units)), 2):
        if s.sc.side[a] != s.sc.side[b]:
            crowd = sum(
                w.h == units[b].h and w.kind != "leg" and not w.abandoned for w in units
            )  # 5.13: vehicles and guns
            wanted = spotted(position, units[a], units[b], crowd)
            assert spots(s, a, b) == wanted, (seed, a, b)
            found += wanted
    return len(units), found


def test_who_spots_whom() -> None:
    found = [compare_spotting(seed)[1] for seed in SEEDS]
    assert sum(n > 3 for n in found) > len(SEEDS) // 3


# -- hit angles (6.5.2.2, 4.4.3.2.4) -------------------------------------------------------------------------


def test_hit_angles() -> None:
    """Every angle that holds the line, both where it is their border."""
    borders = 0
    for seed in SEEDS:
        draw = random.Random(f"angles {seed}")
        position = Position((draw.randint(4, 12), draw.randint(4, 12)))
        land, at = land_for(position)
        target, firer = draw.sample(sorted(at), 2)
        facing, advanced = draw.randrange(6), draw.random() < 0.7
        found = angles(land.board, at[target], facing, at[firer], advanced)
        wanted = fire_reference.aspects(target, facing, firer, advanced)
        assert {ASPECTS[aspect] for aspect in found} == wanted, seed
        borders += len(wanted) > 1
    assert borders > len(SEEDS) // 20


# -- available commands (6.2.1) ------------------------------------------------------------------------------


def most_activated(near: dict[int, set[int]], unarmed: list[int]) -> int:
    """The largest number of unarmed units that can each have a combat unit of their own: all are tried."""
    for size in range(len(unarmed), 0, -1):
        for chosen in combinations(unarmed, size):
            if any(
                len(set(given)) == size and all(by in near[u] for u, by in zip(chosen, given, strict=True))
                for given in permutations(sorted(set().union(*(near[u] for u in chosen))), size)
            ):
                return size
    return 0


def compare_commands(seed: int) -> bool:
    """One formation of a random grade; whether some unarmed unit was left without a combat unit."""
    draw = random.Random(f"commands {seed}")
    position = Position((5, 4))
    board = [(c, r) for c in range(5) for r in range(4)]
    count = draw.randint(1, 9)
    s, at = on_a_map(position, [0] * count)
    sc = s.sc
    sc.formation_units, sc.formation_grade = [list(range(count))], [draw.randrange(5)]
    sc.formation, sc.formation_names, sc.formation_side = [0] * count, ["A"], [0]
    sc.zone = []
    where: dict[int, Hex] = {}
    trucks = 0
    for u in range(count):
        sc.armed[u] = draw.random() < 0.5 or trucks >= 5
        trucks += not sc.armed[u]
        sc.roles[u] = 1 << ROLES.index(draw.choice(ROLES)) if draw.random() < 0.2 else 0
        where[u] = draw.choice(board)
        s.place[u] = at[where[u]]
        s.hurt[u] = draw.choice((0, 0, 0, 0, DAMAGED, ABANDONED))
        sc.zone.append(draw.randrange(2))
        if draw.random() < 0.2:
            s.place[u], s.hurt[u] = sc.off + WAITING, 0
            del where[u]
    for u in range(count):
        carriers = [v for v in where if v != u and s.carrier[v] < 0 and u not in s.carrier]
        if u in where and carriers and draw.random() < 0.15:
            sc.kind[u] = LEG
            s.carrier[u] = draw.choice(carriers)
            where[u] = where[s.carrier[u]]
            s.place[u] = at[where[u]]
            s.hurt[u] = 0
    derive(s)
    recon = 1 << ROLES.index("recon")
    there = [u for u in range(count) if not s.hurt[u] & ABANDONED and s.carrier[u] < 0]
    there = [u for u in there if not sc.roles[u] & recon]
    fights = [u for u in there if sc.armed[u] or any(s.carrier[v] == u and sc.armed[v] for v in range(count))]
    idle = [u for u in there if u not in fights]
    reaches = (2, 1, 1, 0, 0)[sc.formation_grade[0]]

    def is_near(u: int, v: int) -> bool:
        """In command range; those that wait are near who waits for the same zone (R-70)."""
        if u not in where and v not in where:
            return sc.zone[u] == sc.zone[v]
        return u in where and v in where and apart(where[u], where[v]) <= reaches

    near = {u: {v for v in fights if sc.armed[v] and is_near(u, v)} for u in idle}
    matched = most_activated(near, [u for u in idle if near[u]])
    active = len(fights) + matched
    assert active_units(s, 0) == active, seed
    row = table("commands")["available"]["row"][sc.formation_grade[0]]["commands"]
    wanted = active // 10 * row[9] + (row[active % 10 - 1] if active % 10 else 0)
    assert formation_commands(s, 0) == max(1, wanted), seed
    return matched < len(idle)


def test_available_commands() -> None:
    short = [compare_commands(seed) for seed in SEEDS]
    assert len(SEEDS) // 10 < sum(short) < len(SEEDS)


# -- veils on a line (5.11, R-47) ----------------------------------------------------------------------------


def hinders(line: list[Hex], areas: list[tuple[str, set[Hex], bool]], burning: set[Hex], fire: str) -> int:
    """Areas that meet on the line, directly or through others, are one; burning wrecks hex by hex."""
    met = [(set(line) & hexes, VEILS[kind][fire][thick]) for kind, hexes, thick in areas if set(line) & hexes]
    total, left = 0, list(range(len(met)))
    wholes: list[tuple[set[Hex], int]] = []
    while left:
        whole = {left.pop()}
        cells = set(met[next(iter(whole))][0])
        while joins := [i for i in left if met[i][0] & cells]:
            for i in joins:
                left.remove(i)
                whole.add(i)
                cells |= met[i][0]
        worst = min(met[i][1] for i in whole)
        wholes.append((cells, worst))
        total += worst
    for h in line:
        if h in burning and not any(h in cells and worst < BURNING[fire] for cells, worst in wholes):
            total += BURNING[fire]
    return total


def test_veils_on_a_line() -> None:
    thick = 0
    for seed in SEEDS:
        draw = random.Random(f"veils {seed}")
        position = Position((draw.randint(4, 9), draw.randint(4, 9)))
        land, at = land_for(position)
        board = sorted(at)
        a, b = draw.sample(board, 2)
        line = [h for h in board if h in (a, b) or on_line(a, b, h)]
        assert sorted(line_hexes(land, at[a], at[b])) == sorted(at[h] for h in line), seed
        areas = []
        for _ in range(draw.randrange(6)):
            heart, wide = draw.choice(board), draw.randrange(3)
            kind = draw.choice(sorted(VEILS))
            hexes = {heart} if kind == "on_fire" else {h for h in board if apart(heart, h) <= wide}
            areas.append((kind, hexes, draw.random() < 0.5))
        burning = {draw.choice(board) for _ in range(draw.randrange(4))}
        veils = [Veil(kind, frozenset(at[h] for h in hexes), thick_) for kind, hexes, thick_ in areas]
        for fire in ("ap", "gp"):
            wanted = hinders(line, areas, burning, fire)
            found = hindrance(
                line_hexes(land, at[a], at[b]), veils, frozenset(at[h] for h in burning), fire == "gp"
            )
            assert found.total == wanted, (seed, fire)
            thick += wanted < 0
    assert thick > len(SEEDS)
