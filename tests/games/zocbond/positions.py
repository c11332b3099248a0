"""Random small positions: ground, waters, roads and units in a corner of the map, from a seed."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random

from grognard.games.holland44.kinds import EXHAUSTED
from grognard.games.holland44.state import HollandState
from grognard.games.zocbond.kinds import FLED, GOOD
from tests.games.holland44.field import Field, clear_away
from tests.games.holland44.fight import Rest

LINES, PLACES = range(10, 18), range(1, 9)  # areas O and N lie south and west of it, A (German) north-west
CORNER = [f"{line}{place:02}" for line in LINES for place in PLACES]
GROUND = ["clear"] * 6 + ["woods", "polder", "marsh", "town", "city", "city"]
ALLIES = ("2-Gren-Gds", "1-Gren-Gds", "RE-XXX", "Gds-Div", "1-501", "2-501", "101-ASS", "1-RTR", "A-82")
GERMANS = (
    "KG-Seidel",
    "KG-Dreyer",
    "II-SS-Pz-10",
    "AR-185",
    "Ge-Inf-1",
    "KG-Euling",
    "Lw-6-zbV",
    "unknown-1",
)
MAPS = 12


@cache
def ground(number: int) -> Field:
    """One of some random grounds, with nobody on it."""
    random = Random(1000 + number)
    board = Field(frame=Rest()).sc.board
    sides = []
    for name in CORNER:
        for d in range(3):
            to = board.neighbour[6 * board.hex(name) + d]
            if 0 <= to < board.n and board.book.names[to] in CORNER:
                sides.append(f"{name}/{board.book.names[to]}")
    water = {side: random.choice(["minor", "canal", "major", "major"]) for side in random.sample(sides, 26)}
    roads = [road(random, sides) for _ in range(7)]
    on_road = {frozenset(pair) for way in roads for pair in pairwise(way)}
    bridges = {}
    for side, kind in water.items():
        if kind != "minor" and (frozenset(side.split("/")) in on_road or random.random() < 0.1):
            rail = "" if frozenset(side.split("/")) in on_road else " rail"
            bridges[side] = random.choice(["safe", "mined", "blown"]) + rail
    exits = [["1004", "1004/0904"]] if random.random() < 0.5 else []
    terrain = {name: random.choice(GROUND) for name in CORNER}
    return Field(terrain=terrain, water=water, roads=[*roads, *exits], bridges=bridges, frame=Rest())


def road(random: Random, sides: list[str]) -> list[str]:
    """A road of some hexes, each next to the one before."""
    way = list(random.choice(sides).split("/"))
    while len(way) < 7:
        onward = [side.split("/") for side in sides if way[-1] in side.split("/")]
        pair = random.choice(onward)
        to = pair[0] if pair[1] == way[-1] else pair[1]
        if to in way:
            break
        way.append(to)
    return way


def position(seed: int) -> HollandState:
    """Some units of both sides in the corner, in any order and strength."""
    random = Random(seed)
    f = ground(seed % MAPS)
    s = f.s.copy()
    clear_away(s)
    for column in (s.steps, s.order, s.marks, s.supply):
        for u in range(len(column)):
            column[u] = 0
    sc = s.sc
    held: dict[int, int] = {}
    for player, keys in enumerate((ALLIES, GERMANS)):
        for key in random.sample(keys, random.randint(3, len(keys))):
            u = sc.unit_names.index(key)
            near = [h for h, owner in held.items() if owner == player]
            h = random.choice(near) if near and random.random() < 0.3 else sc.board.hex(random.choice(CORNER))
            if held.get(h, player) != player:
                continue
            held[h] = player
            s.place[u] = h
            s.steps[u] = random.randint(1, sc.steps[u])
            s.order[u] = random.choice((GOOD, GOOD, GOOD, 1, 2)) if not key.startswith("unknown") else GOOD
            if random.random() < 0.15:
                s.marks[u] |= FLED
            if key.endswith("ASS") and random.random() < 0.3:
                s.marks[u] |= EXHAUSTED
    for row in range(len(s.control)):
        s.control[row] = random.choice((-1, 0, 1))
    s.derive()
    return s
