# mypyc: interpreted
"""Battles drawn up by the program: ground, forces, positions and tasks from a few wishes and a seed.

The same wishes and the same seed give the same battle on every machine. Forces are bought for points
(points.py) out of the counters in the box; the attacker has more of them, the defender has ground, works and
ambushes. What comes out is an ordinary scenario file, checked like any other.
"""

from __future__ import annotations

import datetime
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.kernel.playout import mix
from grognard.games.tactical.box.purchase import Draw, Purchase
from grognard.games.tactical.box.wishes import all_of, first_sound, one_of, within

from .battle_ground import MOST_BOARDS, Ground, apart
from .component_types import Side, UnitType
from .data_checks import problems
from .data_files import load_box
from .data_layout import Cell
from .data_types import (
    Arrival,
    Box,
    CardPlan,
    Exit,
    Fortified,
    Placed,
    Reinforcement,
    Role,
    ScenarioFile,
    SideNames,
    SideNumbers,
    SideRoles,
    Victory,
    VictoryHex,
    Zone,
)
from .points import battery_points, bomb_points, fort_worth, point_table, unit_points
from .scenario_check import needed_chapters

Mission = Literal["attack", "defence", "meeting", "breakthrough"]
Arm = Literal["vehicles", "artillery", "fortifications", "aircraft", "ambush", "hills"]
MISSIONS: tuple[str, ...] = get_args(Mission)
ARMS: tuple[str, ...] = get_args(Arm)
SIDES: tuple[Side, ...] = ("german", "soviet")
FEWEST_POINTS, MOST_POINTS = 20, 200
MOST_UNITS = 20  # of a side
DEFENDER = {
    "attack": 65,
    "defence": 65,
    "breakthrough": 75,
    "meeting": 100,
}  # percent of the attacker's points
LATE = 20  # percent of the attacker's points that come as reinforcements
ATTEMPTS = 50  # seeds tried before a wish counts as impossible
CORE = {"german": ("G_INF", "G_PZG"), "soviet": ("S_RIF", "S_GRD", "S_SMG")}
AIRCRAFT = {"german": ("G_JU87", "G_HS129"), "soviet": ("S_IL2",)}
LOADS = (("bomb_250kg",), ("bomb_50kg", "bomb_50kg"), ("bomb_50kg", "bomb_50kg", "cluster"))
CARDS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13)
HAND_WEAPONS = {
    "german": ("extra-grenades", "flamethrower", "demolition-charge"),
    "soviet": ("molotov-cocktail",),
}
NO_PRIZE = "grom"  # ground that is no objective


class BattleWish(Struct, frozen=True):
    """What a battle is to be like. `side` has the mission: it attacks, defends, meets or breaks through."""

    seed: int
    points: int = 40  # of the attacker, or of each side in a meeting
    boards: int = 1
    mission: str = "attack"
    side: str = "german"
    arms: tuple[str, ...] = ARMS


def draw_up(wish: BattleWish) -> ScenarioFile:
    """The battle for a wish; Impossible if there is none."""
    within("points", wish.points, FEWEST_POINTS, MOST_POINTS)
    within("boards", wish.boards, 1, MOST_BOARDS)
    one_of("mission", wish.mission, MISSIONS)
    one_of("side", wish.side, SIDES)
    all_of("arms", wish.arms, ARMS)
    return first_sound(
        ATTEMPTS,
        lambda attempt: _Battle(wish, attempt).file(),
        lambda source, file: problems(source, file, load_box()),
    )


class _Force(Purchase[UnitType]):
    """One side: what it has bought, and where it stands."""

    def __init__(self, side: Side, points: int, attacks: bool) -> None:
        super().__init__(points)
        self.side = side
        self.attacks = attacks
        self.placed: list[Placed] = []
        self.late: list[Arrival] = []
        self.air: list[Arrival] = []
        self.weapons: list[str] = []


class _Battle:
    """One attempt at a battle, made from the ground up."""

    def __init__(self, wish: BattleWish, attempt: int) -> None:
        self.wish = wish
        self.box: Box = load_box()
        self.draw = Draw(mix(wish.seed & 0xFFFFFFFF, 1000 + attempt))
        lengthwise = wish.mission == "breakthrough"  # the long way; other battles go across it
        self.ground = Ground(self.box, self.draw, wish.boards, lengthwise, "hills" in wish.arms)
        first, second = self._sides()
        self.attacker = _Force(first, wish.points, True)
        self.defender = _Force(second, wish.points * DEFENDER[wish.mission] // 100, False)
        self.forts: list[Fortified] = []
        self.prizes: list[Cell] = []
        self.taken: set[Cell] = set()
        self.works_left = 0  # worth that may still be spent on works

    def _sides(self) -> tuple[Side, Side]:
        at = SIDES.index(self.wish.side)
        if self.wish.mission == "defence":
            at = 1 - at
        return SIDES[at], SIDES[1 - at]

    # -- where each side begins ------------------------------------------------------------------

    def _start(self, force: _Force) -> tuple[int, int]:
        """The columns a side sets up in, from the attacker's edge; on a wide map both come nearer."""
        width = self.ground.width
        if force.attacks:
            return (1, 3) if width <= 18 else (4, 9)
        if self.wish.mission == "meeting":
            return (width - 2, width) if width <= 18 else (width - 8, width - 3)
        return (8, width - 2) if width <= 18 else (15, width - 4)

    # -- tasks -----------------------------------------------------------------------------------

    def _find_prizes(self) -> None:
        """Objectives: houses, cover and heights within reach of both, apart from each other."""
        width = self.ground.width
        first, last = (width // 2 - 2, width // 2 + 3) if self.wish.mission == "meeting" else (9, width - 4)
        if width > 18 and self.wish.mission != "meeting":
            first = 16
        wanted = 1 + self.wish.boards
        candidates = [
            cell for cell in self.ground.cells(first, last) if self.ground.code(cell) not in NO_PRIZE
        ]
        heights = dict(self.ground.hill_cells())
        ranked = sorted(self.draw.shuffled(candidates), key=lambda cell: -self._worth(cell, heights))
        for cell in ranked:
            if len(self.prizes) < wanted and all(apart(cell, other) >= 4 for other in self.prizes):
                self.prizes.append(cell)
        self.prizes.sort(key=self.ground.depth)

    def _worth(self, cell: Cell, heights: dict[Cell, int]) -> int:
        building = self.ground.code(cell) in "BS" and cell not in heights
        return 3 * building + self.ground.dm(cell) + 2 * heights.get(cell, 0) + self.draw.below(3)

    # -- forces ----------------------------------------------------------------------------------

    def _buy(self, force: _Force) -> None:
        """Squads first, then whatever the points allow, with a squad for every two other units."""
        self._buy_support(force)
        core = [self.box.units[name] for name in CORE[force.side]]
        for _ in range(3):
            squad = self.draw.one(core)
            force.take(squad, unit_points(squad))
        while len(force.bought) < MOST_UNITS:
            squads = sum(each in core for each in force.bought)
            others = self._choices(force, core)
            wanted = (
                self.draw.one(others) if others and 2 * squads > len(force.bought) else self.draw.one(core)
            )
            if not force.take(wanted, unit_points(wanted)):
                affordable = [unit for unit in (*others, *core) if force.can_take(unit, unit_points(unit))]
                if not affordable:
                    break
                extra = self.draw.one(affordable)
                force.take(extra, unit_points(extra))

    def _choices(self, force: _Force, core: list[UnitType]) -> list[UnitType]:
        vehicles = "vehicles" in self.wish.arms
        unit_types = []
        for unit in self.box.units.values():
            if unit.side != force.side or unit.kind == "aircraft" or unit in core or "truck" in unit.flags:
                continue
            if unit.kind in ("tracked", "wheeled") and not vehicles:
                continue
            if (
                unit.kind == "gun"
                and "mortar" not in unit.flags
                and not vehicles
                and unit.fp_red < unit.fp_blue
            ):
                continue  # anti-tank guns against no tanks
            if "sniper" in unit.flags and (force.attacks or "ambush" not in self.wish.arms):
                continue  # a sniper lies in wait
            if unit.kind == "gun" and force.attacks:
                continue  # a crew does not push its gun across the steppe
            if unit_points(unit) > max(force.left, 0):
                continue
            unit_types.append(unit)
        return unit_types

    def _buy_support(self, force: _Force) -> None:
        """At most a fifth of the points for each kind of support from outside the map."""
        fifth = force.left // 5
        if "aircraft" in self.wish.arms and self.draw.percent(50):
            unit = self.box.units[self.draw.one(AIRCRAFT[force.side])]
            bombs = self.draw.one(LOADS)
            price = unit_points(unit) + bomb_points(bombs)
            if price <= fifth:
                force.left -= price
                force.air.append(Arrival(force.key(unit), unit.id, bombs=bombs))
        if "artillery" in self.wish.arms:
            batteries = [oba for oba in self.box.oba.values() if oba.side == force.side]
            oba = self.draw.one(batteries)
            if battery_points(oba) <= fifth:
                force.left -= battery_points(oba)
                force.weapons.append(oba.id)

    # -- positions -------------------------------------------------------------------------------

    def _works(self) -> None:
        """The defender's works: trenches and pits for those who hold, wire and mines before them."""
        force = self.defender
        budget = point_table().per_point * (force.left + self.wish.points // 10)
        for kind, number in (("mine_red", 2), ("mine_blue", 2), ("barbed_wire", 3), ("mine_black", 1)):
            if kind == "mine_blue" and "vehicles" not in self.wish.arms:
                continue
            for _ in range(number):
                price = fort_worth(kind)
                spot = self._spot_before() if price <= budget else None
                if spot is not None and self._count(kind) < self.box.fortifications[kind].count:
                    budget -= price
                    self._build(kind, spot, None, hidden=kind.startswith("mine"))
        self.works_left = budget

    def _spot_before(self) -> Cell | None:
        """A free open hex two to four columns before an objective."""
        prize = self.draw.one(self.prizes)
        near = [
            cell
            for cell in self.ground.cells(self.ground.depth(prize) - 4, self.ground.depth(prize) - 2)
            if abs(cell[0] - prize[0]) <= 3 and self.ground.code(cell) in ".wb" and cell not in self.taken
        ]
        if not near:
            return None
        cell = self.draw.one(near)
        self.taken.add(cell)
        return cell

    def _count(self, kind: str) -> int:
        return sum(fort.kind == kind for fort in self.forts)

    def _build(self, kind: str, cell: Cell, facing: int | None, hidden: bool = False) -> str:
        key = f"{kind.replace('_', '-')}-{self._count(kind) + 1}"
        side: Literal["", "german", "soviet"] = self.defender.side if hidden else ""
        self.forts.append(Fortified(key, kind, self.ground.hex(cell), facing, hidden, side=side))
        return key

    def _place(self, force: _Force) -> None:
        """The defender near what he holds and in cover, the attacker in a line at his edge."""
        first, last = self._start(force)
        cells = self.ground.cells(first, last)
        facing = 1 if self.ground.from_west == force.attacks else 4
        late = self._late(force)
        for unit in force.bought:
            if unit in late:
                late.remove(unit)
                force.late.append(Arrival(force.key(unit), unit.id))
                continue
            cell = self._choose(force, unit, cells)
            if cell is None:
                continue  # no room for the unit: the force is a little weaker
            key = force.key(unit)
            holds = not force.attacks and self.wish.mission != "meeting"
            inside = self._dig_in(unit, cell, facing) if holds else ""
            hidden = holds and not inside and self._may_hide(unit, cell)
            shown = None if hidden else facing
            force.placed.append(Placed(key, unit.id, self.ground.hex(cell), shown, hidden, inside=inside))
        self._load(force)

    def _choose(self, force: _Force, unit: UnitType, cells: list[Cell]) -> Cell | None:
        open_ = [cell for cell in cells if self.ground.stands(unit, cell) and cell not in self.taken]
        if "sniper" in unit.flags:
            open_ = [cell for cell in open_ if self.ground.dm(cell) > 0]
        if not open_:
            return None
        if force.attacks or self.wish.mission == "meeting":
            cell = self.draw.one(open_)
        else:
            prize = self.draw.one(self.prizes)
            some = self.draw.shuffled(open_)[:40]
            cell = min(some, key=lambda each: apart(each, prize) - 2 * self.ground.dm(each))
        self.taken.add(cell)
        return cell

    def _may_hide(self, unit: UnitType, cell: Cell) -> bool:
        if "ambush" not in self.wish.arms or unit.kind in ("tracked", "wheeled"):
            return False
        return self.ground.dm(cell) > 0 and ("sniper" in unit.flags or self.draw.percent(35))

    def _dig_in(self, unit: UnitType, cell: Cell, facing: int) -> str:
        """A pit for a gun, a trench or bunker for infantry, as long as they last."""
        if "fortifications" not in self.wish.arms or not self.draw.percent(40):
            return ""
        kinds = {"gun": ("gun_pit",), "infantry": ("trench", "trench", "bunker")}.get(unit.kind, ())
        if not kinds:
            return ""
        kind = self.draw.one(kinds)
        row = self.box.fortifications[kind]
        if self._count(kind) >= row.count or fort_worth(kind) > self.works_left:
            return ""
        self.works_left -= fort_worth(kind)
        return self._build(kind, cell, facing if row.facing else None)

    def _late(self, force: _Force) -> list[UnitType]:
        """The units that come later: up to a fifth of the points, never the last three squads."""
        if not self.draw.percent(60):
            return []
        budget = sum(unit_points(unit) for unit in force.bought) * LATE // 100
        late_units: list[UnitType] = []
        for unit in self.draw.shuffled(force.bought[3:]):
            if unit.kind != "gun" and unit_points(unit) <= budget:
                budget -= unit_points(unit)
                late_units.append(unit)
        return late_units

    def _load(self, force: _Force) -> None:
        """An APC starts with a squad aboard."""
        free = [
            placed
            for placed in force.placed
            if self.box.units[placed.unit].kind == "infantry" and not (placed.hidden or placed.inside)
        ]
        for carrier in list(force.placed):
            if "apc" in self.box.units[carrier.unit].flags and free:
                rider = free.pop()
                at = force.placed.index(rider)
                force.placed[at] = Placed(
                    rider.key, rider.unit, carrier.hex, carrier.facing, carried_by=carrier.key
                )

    # -- the file --------------------------------------------------------------------------------

    def file(self) -> ScenarioFile | None:
        """The scenario, or None if this attempt came to nothing."""
        self._find_prizes()
        if len(self.prizes) < 2:
            return None
        for force in (self.attacker, self.defender):
            self._buy(force)
        if "fortifications" in self.wish.arms and self.wish.mission != "meeting":
            self._works()
        for force in (self.defender, self.attacker):
            self._place(force)
        if any(len(force.placed) < 3 for force in (self.attacker, self.defender)):
            return None
        return self._written()

    def _written(self) -> ScenarioFile:
        forces: dict[Side, _Force] = {force.side: force for force in (self.attacker, self.defender)}
        rounds = 5 + self.wish.boards // 2 + (self.ground.width > 18)
        units = tuple(placed for side in SIDES for placed in forces[side].placed)
        name = f"battle-{self.wish.mission}-{self.wish.seed % 10**12}"
        file = ScenarioFile(
            id=f"COH-R{self.wish.seed % 100000}",
            name=name,
            title=name.replace("-", " ").capitalize(),
            date=datetime.date(1943, 7, 5) + datetime.timedelta(self.draw.below(14)),
            uses=(1, 2, 3, 4, 5, 6, 7, 9),
            layout=self.ground.rows,
            rounds=rounds,
            cap=SideNumbers(**{side: self._cap(forces[side]) for side in SIDES}),
            units=units,
            victory=self._victory(),
            minutes=max(15, min(180, 5 * round(len(units) * rounds / 5))),
            complexity=self._complexity(),
            roles=SideRoles(*(self._role(forces[side]) for side in SIDES)),
            cards=CardPlan(self._card_numbers(), 2, 1),
            overlays=self.ground.overlays,
            reinforcements=self._reinforcements(forces, rounds),
            fortifications=tuple(self.forts),
            weapons=SideNames(**{side: self._weapons(forces[side]) for side in SIDES}),
            zones=self._zones(),
        )
        return _with_chapters(file, self.box)

    def _role(self, force: _Force) -> Role:
        if self.wish.mission == "meeting":
            return "meets"
        return "attacks" if force.attacks else "defends"

    def _cap(self, force: _Force) -> int:
        return 3 + (len(force.placed) + len(force.late)) // 3 + force.attacks

    def _complexity(self) -> int:
        extras = (self.forts, self.ground.overlays, self.attacker.air or self.defender.air)
        used = sum(bool(extra) for extra in extras)
        bought = self.attacker.bought + self.defender.bought
        return min(5, 2 + used + any(unit.kind in ("tracked", "wheeled") for unit in bought))

    def _card_numbers(self) -> tuple[int, ...]:
        numbers = [*CARDS]
        numbers += [11] if "fortifications" in self.wish.arms else []
        numbers += [20] if "vehicles" in self.wish.arms else []
        hidden = any(placed.hidden for placed in self.defender.placed)
        numbers += [30] if hidden else []
        numbers += [40, 41] if any(fort.kind.startswith("mine") for fort in self.forts) else []
        return tuple(sorted(numbers))

    def _weapons(self, force: _Force) -> tuple[str, ...]:
        engineers = any("engineer" in unit.flags for unit in force.bought)
        return (*force.weapons, *(HAND_WEAPONS[force.side] if engineers else HAND_WEAPONS[force.side][:1]))

    def _victory(self) -> Victory:
        """The nearest objective scores every round, the others at the end; in a breakthrough also leaving."""
        hexes = [VictoryHex(self.ground.hex(self.prizes[0]), 1, "each_round_end")]
        hexes += [VictoryHex(self.ground.hex(cell), 2, "game_end") for cell in self.prizes[1:]]
        held: tuple[str, ...] = () if self.wish.mission == "meeting" else tuple(each.hex for each in hexes)
        way_out = None
        if self.wish.mission == "breakthrough":
            column = self.ground.width - 1 if self.ground.from_west else 0
            middle = self.ground.height // 2
            rows = range(middle - 3, middle + 3)
            way_out = Exit(self.attacker.side, tuple(self.ground.hex((row, column)) for row in rows), 2)
        return Victory(
            per_enemy_unit=1,
            hexes=tuple(hexes),
            initial_control=SideNames(**{self.defender.side: held}),
            exit=way_out,
        )

    def _reinforcements(self, forces: dict[Side, _Force], rounds: int) -> tuple[Reinforcement, ...]:
        reinforcements: list[Reinforcement] = []
        for side in SIDES:
            force = forces[side]
            edge = 0 if self.ground.from_west == force.attacks else self.ground.width - 1
            rows = [row for row in range(self.ground.height) if self.ground.code((row, edge)) in ".wc"]
            middle = sorted(rows, key=lambda row: abs(row - self.ground.height // 2))[:3]
            entry = tuple(self.ground.hex((row, edge)) for row in sorted(middle))
            if force.late:
                reinforcements.append(Reinforcement(side, 2, entry, tuple(force.late)))
            for arrival in force.air:
                when = 2 + self.draw.below(rounds - 2)
                reinforcements.append(Reinforcement(side, when, entry, (arrival,)))
        return tuple(reinforcements)

    def _zones(self) -> tuple[Zone, ...]:
        """Each side may set up elsewhere in its part of the map; units in a work or vehicle stay."""
        zones: list[Zone] = []
        for force in (self.defender, self.attacker):
            columns = self.ground.columns(*self._start(force))
            carriers = [placed.carried_by for placed in force.placed]
            loose = [
                placed
                for placed in force.placed
                if not (placed.inside or placed.carried_by) and placed.key not in carriers
            ]
            for hidden in (True, False):
                keys = tuple(placed.key for placed in loose if placed.hidden == hidden)
                if keys:
                    zones.append(Zone(force.side, keys, columns=columns, hidden=hidden))
        return tuple(zones)


def _with_chapters(file: ScenarioFile, box: Box) -> ScenarioFile:
    chapters = {*file.uses, *needed_chapters(file, box)}
    if chapters & {14, 16}:
        chapters |= {14, 15, 16, 17}
    return replace(file, uses=tuple(sorted(chapters)))
