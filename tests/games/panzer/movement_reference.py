"""Movement of vehicles a second time, from the rules alone (4.5.1.1, R-10, R-11, R-24, R-33, R-34, R-38).

A map is dicts over (column, row), odd columns half a hex lower; every order of steps is tried, without a
shortest-path search. Nothing but the cells of the tables is shared with the engine.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from grognard.games.panzer.box.data_files import load_tables

from .sight_reference import Hex, centre

STEPS = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))  # N NE SE S SW NW, between centres
GROUNDS = ("rough", "scrub", "woods", "dense_woods", "gully", "stream", "building_wood", "bridge", "ford")
SIDES = ("crest", "cliff", "hedge", "wall")
LEVELS = {"T": 2, "H": 2, "W": 1}

Edge = tuple[Hex, Hex]
Key = tuple[Hex, int, bool, bool, int, int, int]  # hex, facing, turned, halted, came, roads, trails


@dataclass
class Ground:
    """A small map and who is on it."""

    size: tuple[int, int]
    terrain: dict[Hex, str] = field(default_factory=dict)
    level: dict[Hex, int] = field(default_factory=dict)
    sides: dict[Edge, str] = field(default_factory=dict)
    roads: set[Edge] = field(default_factory=set)
    trails: set[Edge] = field(default_factory=set)
    wrecks: dict[Hex, str] = field(default_factory=dict)
    works: dict[Hex, str] = field(default_factory=dict)
    rubble: set[Hex] = field(default_factory=set)
    friends: dict[Hex, int] = field(default_factory=dict)
    enemies: set[Hex] = field(default_factory=set)

    def hexes(self) -> list[Hex]:
        return [(c, r) for c in range(self.size[0]) for r in range(self.size[1])]

    def beyond(self, h: Hex, d: int) -> Hex | None:
        """The neighbour in a direction, if it is on the map."""
        x, y = centre(h)
        spot = (x + STEPS[d][0], y + STEPS[d][1])
        for k in self.hexes():
            if abs(k[0] - h[0]) <= 1 and centre(k) == spot:
                return k
        return None

    def edge(self, a: Hex, b: Hex) -> Edge:
        return (min(a, b), max(a, b))

    def way(self, a: Hex, b: Hex) -> bool:
        return self.edge(a, b) in self.roads or self.edge(a, b) in self.trails

    def ways(self, h: Hex) -> list[Hex]:
        return [k for d in range(6) if (k := self.beyond(h, d)) is not None and self.way(h, k)]


def cell(name: str, mode: str) -> int | None:
    """A cost of the Terrain Effects table; None is prohibited."""
    row = next(row for row in load_tables().terrain.terrain.row if row.id == name)
    cost = getattr(row.cost, mode)
    return None if cost == "P" else cost


def side_cell(name: str, mode: str) -> int | str:
    row = next(row for row in load_tables().hexsides.hexsides.row if row.id == name)
    cost: int | str = getattr(row.cost, mode)
    return cost


class Mover:
    """A vehicle: its mode, where it begins, its points."""

    def __init__(self, ground: Ground, mode: str, by_way: bool, points: tuple[int, int, int]) -> None:
        self.ground = ground
        self.mode = mode
        self.by_way = by_way
        self.cross, self.trail, self.road = points

    # what a hex costs: a number, "all" (a hedge, or the single hex of a move) or None

    def levels(self, a: Hex, b: Hex) -> int | None:
        """Points for the change of level; a crest between equal levels counts as one."""
        ground = self.ground
        change = abs(ground.level.get(a, 0) - ground.level.get(b, 0))
        if change > LEVELS[self.mode]:
            return None
        crest = ground.sides.get(ground.edge(a, b)) == "crest"
        return change or int(crest)

    def barred_work(self, h: Hex) -> bool:
        work = self.ground.works.get(h, "")
        return work in ("block", "on_fire") or (work == "wire" and self.mode != "T")

    def extras(self, h: Hex) -> int:
        wire = 1 if self.ground.works.get(h) == "wire" else 0
        return wire + (1 if self.ground.wrecks.get(h) == "bu" else 0)

    def price(self, a: Hex, b: Hex, reverse: bool) -> int | str | None:
        climb = self.levels(a, b)
        if climb is None or self.barred_work(b):
            return None
        return self.way_price(a, b, reverse, climb) if self.by_way else self.plain_price(a, b, reverse, climb)

    def way_price(self, a: Hex, b: Hex, reverse: bool, climb: int) -> int | None:
        ground = self.ground
        if not ground.way(a, b) or a in ground.rubble or b in ground.rubble:
            return None
        return (2 if reverse else 1) + max(0, climb - 1) + self.extras(b)

    def plain_price(self, a: Hex, b: Hex, reverse: bool, climb: int) -> int | str | None:
        ground = self.ground
        along = ground.way(a, b)
        kinds = ground.terrain.get(a, "clear"), ground.terrain.get(b, "clear")
        if "bridge" in kinds and not along:
            return None
        side = ground.sides.get(ground.edge(a, b), "")
        whole = False
        more = climb
        if side in ("cliff", "hedge", "wall"):
            cost = side_cell(side, self.mode)
            if cost == "P":
                return None
            if cost == "all":
                whole = True
            else:
                assert isinstance(cost, int)
                more += cost
        terrain = self.terrain(b, along)
        if terrain is None:
            return "all" if along and b not in ground.rubble else None
        if whole:
            return "all"
        return terrain * (2 if reverse else 1) + more + self.extras(b)

    def terrain(self, h: Hex, along: bool) -> int | None:
        kind = self.ground.terrain.get(h, "clear")
        if h in self.ground.rubble:
            return cell("rubble", self.mode)
        if kind.startswith("building"):
            kind = "street"
        return 1 if kind == "clear" and along else cell(kind, self.mode)

    def turn(self, h: Hex) -> int | None:
        kind = self.ground.terrain.get(h, "clear")
        if h in self.ground.rubble:
            kind = "rubble"
        elif kind.startswith("building"):
            kind = "street"
        row = next(row for row in load_tables().terrain.terrain.row if row.id == kind)
        if row.turn == "P":
            return None
        assert isinstance(row.turn, int)
        return row.turn + (1 if self.ground.wrecks.get(h) == "bu" else 0)

    # the whole move

    def most(self, roads: int, trails: int) -> int:
        if not self.by_way:
            return self.cross
        return self.road if roads >= trails else self.trail

    def ends(self, start: Hex, facing: int) -> dict[tuple[Hex, int], int]:
        """Every hex and facing in which the move may end, with the fewest points it takes."""
        self.best: dict[Key, int] = {}
        self.go((start, facing, False, False, -1, 0, 0), 0, True)
        found: dict[tuple[Hex, int], int] = {}
        for (h, at, *_), spent in self.best.items():
            if h not in self.ground.enemies:
                found[h, at] = min(spent, found.get((h, at), 999))
        return found

    def go(self, key: Key, spent: int, fresh: bool) -> None:
        """Tries every step from here. `fresh`: no hex entered and nothing paid (4.5.1.1.3)."""
        if self.best.get(key, 999) <= spent:
            return
        self.best[key] = spent
        h, facing, turned, halted, came, roads, trails = key
        if not halted:
            self.enter(key, spent, fresh, facing, False)
            self.enter(key, spent, fresh, (facing + 3) % 6, True)
        if turned or (self.by_way and halted):
            return
        for d in range(6):
            sides = min((d - facing) % 6, (facing - d) % 6)
            bend = self.by_way and came >= 0  # free
            cost = 0 if sides == 1 or bend else self.turn(h)
            if d == facing or cost is None or (self.by_way and not self.follows(h, facing, d, came)):
                continue
            if spent + cost <= self.most(roads, trails):
                self.go((h, d, True, halted, came, roads, trails), spent + cost, fresh and cost == 0)

    def follows(self, h: Hex, facing: int, d: int, came: int) -> bool:
        """At trail or road rate a turn only follows the way."""
        exits = [k for k in range(6) if (b := self.ground.beyond(h, k)) is not None and self.ground.way(h, b)]
        edge = [k for k in range(6) if self.ground.beyond(h, k) is None] if exits else []
        on = [*exits, *edge]
        if came < 0:
            return d in on or (d + 3) % 6 in on
        onward = d if facing == came else (d + 3) % 6
        return onward in on and onward != (came + 3) % 6

    def enter(self, key: Key, spent: int, fresh: bool, d: int, reverse: bool) -> None:
        h, facing, _, _, _, roads, trails = key
        ground = self.ground
        to = ground.beyond(h, d)
        if to is None:
            return
        price = self.price(h, to, reverse)
        if price is None:
            return
        halt = False
        if self.by_way:
            if to in ground.enemies or ground.friends.get(to, 0) + 1 >= 6:
                return
            if self.kind(h, to) == "road":
                roads += 1
            else:
                trails += 1
            halt = to in ground.wrecks
        most = self.most(roads, trails)
        if price == "all" or (isinstance(price, int) and spent + price > most):
            if not fresh:
                return
            whole = max(self.road, self.trail) if self.by_way else self.cross
            self.go((to, facing, False, True, *self.rest(d, roads, trails)), whole, False)
        else:
            assert isinstance(price, int)
            self.go((to, facing, False, halt, *self.rest(d, roads, trails)), spent + price, False)

    def rest(self, d: int, roads: int, trails: int) -> tuple[int, int, int]:
        return (d, roads, trails) if self.by_way else (-2, 0, 0)

    def kind(self, a: Hex, b: Hex) -> str:
        ground = self.ground
        if ground.terrain.get(b) == "bridge":
            plain = [ground.edge(b, k) in ground.roads for k in ground.ways(b)]
            return "road" if all(plain) else "trail"
        return "road" if ground.edge(a, b) in ground.roads else "trail"


def random_ground(seed: int) -> Ground:
    """A small map, sparse or crowded, with ways across it."""
    draw = random.Random(seed)
    ground = Ground(draw.choice(((4, 4), (6, 3), (3, 6))))
    share = draw.choice((0.1, 0.3, 0.6))
    hexes = ground.hexes()
    for h in hexes:
        if draw.random() < share:
            ground.terrain[h] = draw.choice(GROUNDS)
        if draw.random() < share / 2:
            ground.level[h] = draw.randint(1, 3)
        if draw.random() < share / 4:
            ground.wrecks[h] = draw.choice(("ko", "bu"))
        if draw.random() < share / 6:
            ground.works[h] = draw.choice(("block", "wire", "on_fire"))
        if draw.random() < share / 6:
            ground.enemies.add(h)
        elif draw.random() < share / 6:
            ground.friends[h] = draw.randint(1, 6)
        if ground.terrain.get(h) in ("bridge", "building_wood") and draw.random() < 0.3:
            ground.rubble.add(h)
        for d in range(6):
            k = ground.beyond(h, d)
            if k is None or k < h:
                continue
            if draw.random() < share / 4:
                ground.sides[h, k] = draw.choice(SIDES)
            if draw.random() < 0.5:
                (ground.roads if draw.random() < 0.6 else ground.trails).add((h, k))
    return ground
