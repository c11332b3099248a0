"""Random small positions: ground, waters, roads, railways and units in a corner of the map, from a seed.

Building a ground takes long, so there are few of them; units, orders, weather and season differ by seed.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random

from grognard.games.stalingrad42.kinds import TRAIN
from grognard.games.stalingrad42.scenario import RAIN, WEATHERS, StalingradScenario
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond.kinds import FLED, GOOD, HELPER

from .field import Field, clear_away
from .fight import Rest

Side = frozenset[str]

#: Corners of the test map where areas of both sides touch it: rivers freeze in the first; in the second only
#: down to row 30, and the area at the lower right is shut in winter (S42-23.4).
CORNERS = (
    [f"{column:02}{row:02}" for column in range(12, 20) for row in range(1, 9)],
    [f"{column:02}{row:02}" for column in range(8, 16) for row in range(29, 37)],
)
EXITS = (
    (("1301", "1300"), ("1701", "1700"), ("1501", "1500")),
    (("1236", "1237"), ("1536", "1537"), ("0830", "0730")),
)
FAR_RAILS = ["3204", "3203", "3202", "3201"], ["2934", "2935", "2936"]  # a network far from the corner
FAR_EXITS = ("3201/3200", "2936/2937")
GROUND = ["clear"] * 6 + ["seasonal_marsh", "marsh", "mountain", "forest", "desert", "desert", "sea"]
WATERS = ["major"] * 8 + ["volga"] * 5 + ["minor", "alpine", "alpine", "lake", "freezing", "sea"]
PLACES = ["minor_city", "major_city", "minor_city points=1", "town", "town points=2", "landmark"]
PORTS = ["town port=black", "minor_city port=azov", "town port=azov", "minor_city port=black"]
AXIS_UNITS = (
    "DE-ID-45",
    "DE-ID-95",
    "DE-PZ-24",
    "DE-MOT-3",
    "DE-MTN-1",
    "RO-CAV-1",
    "DE-STUG-201",
    "DE-STUG-243",
    "DE-HQ-6A",
    "AX-SP-1",
    "DE-CMD-MANSTEIN",
)
SOVIET_UNITS = (
    "SU-RD-1",
    "SU-RD-153",
    "SU-RB-3",
    "SU-TC-1",
    "SU-MC-4",
    "SU-MRD-20",
    "SU-GTB-5",
    "SU-TB-10",
    "SU-FR-DON",
    "SU-AD-1",
    "SU-HQ-5TA",
    "SU-SP-1",
)
TURNS = (3, 19, 20, 28, 30)  # unfinished railways open on turn 20, winter comes on turn 28
LANDS = 40


class Land:
    """A random ground as the map file has it, by the names of hexes."""

    def __init__(self, number: int) -> None:
        random = Random(7000 + number)
        which = number % 2
        self.corner = CORNERS[which]
        self.sides = sides_of(self.corner)
        self.terrain = {name: random.choice(GROUND) for name in self.corner}
        self.terrain |= {hex: "clear" for hex, _ in EXITS[which]}
        self.places = self.some_places(random)
        self.terrain |= self.moat()
        self.terrain |= {name: text.split()[0] for name, text in self.places.items() if "city" in text}
        self.water: dict[Side, str] = {}
        for side in random.sample(self.sides, 40):
            self.water[frozenset(side)] = random.choice(WATERS)
        self.road_exits = random.sample(EXITS[which], 2)
        self.rail_exits = random.sample(EXITS[which], 2)
        shut = ("volga", "lake", "freezing", "sea")
        starts = [[hex] for hex, _ in self.road_exits]
        self.roads = [self.way(random, shut, start) for start in [*starts, [], [], [], [], []]]
        shut = ("lake", "freezing", "sea", "alpine")
        starts = [[hex] for hex, _ in self.rail_exits]
        self.rails = [self.way(random, shut, start) for start in [*starts, [], [], [], [], []]]
        self.rail_kinds = [random.choice(("plain", "green", "green", "opens=20")) for _ in self.rails]
        self.far_rail = FAR_RAILS[which]
        self.far_exit = FAR_EXITS[which]
        self.bridges = self.some_bridges(random)
        self.field = self.build()
        self.names = [name for name in self.corner if self.terrain[name] != "sea"]  # where units can be
        coasts = [name for name, text in self.places.items() if "port=azov" in text]
        sc = self.field.sc
        sc.temryuk = sc.board.hex(coasts[0])  # these two lie off the test map, so here are others
        sc.strait_hex = sc.board.hex(coasts[1])

    def some_places(self, random: Random) -> dict[str, str]:
        inner = [name for name in self.corner if name[:2] != "08" and name[2:] not in ("01", "36")]
        names = random.sample([name for name in inner if self.terrain[name] != "sea"], 10)
        texts = [*PORTS, "town port=azov", *random.sample(PLACES, 5)]
        return dict(zip(names, texts, strict=True))

    def way(self, random: Random, shut: tuple[str, ...], start: list[str]) -> list[str]:
        """Some hexes, each next to the one before."""
        found = start or list(random.choice(self.passable(shut)))
        while len(found) < 8:
            onward = [side for side in self.passable(shut) if found[-1] in side]
            if not onward:
                break
            pair = random.choice(onward)
            to = pair[0] if pair[1] == found[-1] else pair[1]
            if to in found:
                break
            found.append(to)
        return found

    def passable(self, shut: tuple[str, ...]) -> list[tuple[str, str]]:
        return [
            side
            for side in self.sides
            if self.water.get(frozenset(side)) not in shut
            and "sea" not in [self.terrain[name] for name in side]
        ]

    def some_bridges(self, random: Random) -> dict[Side, str]:
        """Where a road or a railway crosses a river, and some crossings."""
        by_road = {frozenset(pair) for way in self.roads for pair in pairwise(way)}
        by_rail = {frozenset(pair) for way in self.rails for pair in pairwise(way)}
        found: dict[Side, str] = {}
        for side, kind in self.water.items():
            if kind in ("major", "volga"):
                if side in by_road:
                    found[side] = "road"
                elif side in by_rail:
                    found[side] = "rail"
                elif random.random() < 0.3:
                    found[side] = "crossing"
        return found

    def moat(self) -> dict[str, str]:
        """The sea all around the corner, so that searches end there."""
        board = Field(frame=Rest()).sc.board
        around = [board.neighbour[6 * board.hex(name) + d] for name in self.corner for d in range(6)]
        names = [board.book.names[h] for h in around if 0 <= h < board.n]
        return {name: "sea" for name in names if name not in self.corner}

    def build(self) -> Field:
        water = {name_of(side): kind for side, kind in self.water.items()}
        rails = [[kind, *way] for kind, way in zip(self.rail_kinds, self.rails, strict=True)]
        rail_exits = [[hex, f"{hex}/{beyond}"] for hex, beyond in self.rail_exits]
        return Field(
            terrain=self.terrain,
            water=water,
            roads=[*self.roads, *([hex, f"{hex}/{beyond}"] for hex, beyond in self.road_exits)],
            rails=[*rails, *rail_exits, [*self.far_rail, self.far_exit]],
            bridges={name_of(side): kind for side, kind in self.bridges.items()},
            places=self.places,
            flotilla_sides=[name for name, kind in water.items() if kind == "volga"],
            frame=Rest(),
        )


def sides_of(names: list[str]) -> list[tuple[str, str]]:
    board = Field(frame=Rest()).sc.board
    found = []
    for name in names:
        for d in range(6):
            to = board.neighbour[6 * board.hex(name) + d]
            if 0 <= to < board.n and board.book.names[to] in names and name < board.book.names[to]:
                found.append((name, board.book.names[to]))
    return found


def name_of(side: Side) -> str:
    return "/".join(sorted(side))


@cache
def land(number: int) -> Land:
    return Land(number)


def position(seed: int) -> tuple[Land, StalingradState]:
    """Some units of both sides in the corner, in any order and strength, in any season."""
    random = Random(seed)
    ground = land(seed // 25 % LANDS)
    s = ground.field.s.copy()
    clear_away(s)
    for column in (s.steps, s.order, s.marks, s.supply):
        for u in range(s.sc.units):
            column[u] = 0
    s.turn = random.choice(TURNS)
    s.weather = random.randrange(len(WEATHERS))
    s.mud = int(random.random() < 0.2)
    s.rained = int(s.mud or s.weather == RAIN or random.random() < 0.3)
    s.flotilla = random.choice([-1, *s.sc.flotilla_sides])
    for row in range(len(s.control)):
        s.control[row] = random.randrange(2)
    held: dict[int, int] = {}
    for player, keys in enumerate((AXIS_UNITS, SOVIET_UNITS)):
        for key in random.sample(keys, random.randint(4, len(keys))):
            place_unit(s, random, ground, held, player, s.sc.unit_names.index(key))
    lay_gauge(s, random)
    s.derive()
    return ground, s


def place_unit(
    s: StalingradState, random: Random, ground: Land, held: dict[int, int], player: int, u: int
) -> None:
    """A unit in a hex without enemies, or in an area of its own."""
    sc = s.sc
    if random.random() < 0.08:
        s.place[u] = random.choice(areas_of(sc, player))
        if s.place[u] == sc.closed_area and s.turn >= sc.winter_turn:
            s.place[u] = sc.closed_to[0]  # S42-23.4
    else:
        near = [h for h, owner in held.items() if owner == player]
        h = (
            random.choice(near)
            if near and random.random() < 0.3
            else sc.board.hex(random.choice(ground.names))
        )
        if held.get(h, player) != player:
            return
        held[h] = player
        s.place[u] = h
        if sc.control_row[h] >= 0 and not sc.traits[u] & HELPER:
            s.control[sc.control_row[h]] = player
    s.steps[u] = random.randint(max(1, sc.steps[u] - 1), sc.steps[u])
    s.order[u] = GOOD if sc.traits[u] & HELPER else random.choice((GOOD, GOOD, GOOD, 1, 2))
    if random.random() < 0.15:
        s.marks[u] |= FLED
    if random.random() < 0.1:
        s.marks[u] |= TRAIN


def areas_of(sc: StalingradScenario, player: int) -> list[int]:
    """The areas that touch the map."""
    return [sc.size + i for i in range(sc.areas) if sc.area_owner[i] == player and sc.gates[i]]


def lay_gauge(s: StalingradState, random: Random) -> None:
    """Some converted railways, and railheads on green ones."""
    converted = [h for h in s.sc.rail_hexes if random.random() < 0.6]
    s.set_gauge(converted, 1)
    ends = [h for h in converted if s.sc.green_hex[h]]
    for marker, h in enumerate(random.sample(ends, min(len(ends), random.randint(0, 5)))):
        s.railhead[marker] = h
