# mypyc: interpreted
"""What counters, cards and scenarios must fulfil (S42-2.3.2, 22.1, C1 to C4): names known, stacks legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import get_args

from grognard.core.loading.box import check_known
from grognard.core.loading.load import Source, Where
from grognard.games.stalingrad42.box.data_names import Area
from grognard.games.stalingrad42.box.data_scenario import ScenarioFile, Upgrade
from grognard.games.stalingrad42.box.data_set_up import (
    BOXES,
    TRANSCAUCASUS,
    VOLUNTEERS,
    Placed,
    area_hexes,
    area_sides,
    arriving_units,
    counted,
    hexes_in_play,
    is_hex,
    placed_units,
    stack_limit,
)
from grognard.games.stalingrad42.box.data_types import Box, CardRow, UnitRow, UnitType
from grognard.games.stalingrad42.box.map_types import MapFile
from grognard.games.zocbond.box.data_checks import ScenarioCheck, check_reduced, raise_first

CITIES = ("minor_city", "major_city")
DOTS = {  # which dots the types carry (S42-2.3.3)
    "tank": ("black", "red"),
    "panzergrenadier": ("black",),
    "mechanized": ("black",),
    "tank_brigade": ("black",),
    "assault_gun": ("black",),
    "anti_tank": ("white",),
}


# --- counters -------------------------------------------------------------------------------------------


def check_units(source: Source, rows: Sequence[UnitRow], types: Mapping[str, UnitType]) -> None:
    """Raise a LoadError for the first counter that cannot be (S42-2.3.2)."""
    for number, row in enumerate(rows):
        check_known(source, (number, "type"), row.type, types, "type")
        _check_side(source, number, row)
        _check_figures(source, number, row, types[row.type])


def _check_side(source: Source, number: int, row: UnitRow) -> None:
    if (row.nation == "soviet") != (row.side == "soviet"):
        raise source.error((number, "nation"), f"{row.nation} is not {row.side}")
    for name, flag, side in (
        ("garrison", row.garrison, "soviet"),
        ("n_caucasus", row.n_caucasus, "soviet"),
        ("transcaucasus", row.transcaucasus, "soviet"),
        ("bluecher", row.bluecher, "axis"),
    ):
        if flag and row.side != side:
            raise source.error((number, name), f"only units of the {side} side are (S42-20)")
    if row.branch == "guards" and row.quality != "elite":
        raise source.error((number, "quality"), "every Guards unit is elite (S42-2.3.2)")


def _check_figures(source: Source, number: int, row: UnitRow, kind: UnitType) -> None:
    if kind.combat != (row.defense > 0):
        raise source.error(
            (number, "defense"), "a combat unit has one, a non-combat unit has none (S42-2.3.1)"
        )
    check_reduced(source, number, row)
    if row.steps == 4 and row.role != "upgrade":
        raise source.error((number, "steps"), "no unit is printed with 4 steps (S42-2.3.5)")
    if (kind.support or row.type == "commander") != (row.range > 0):
        raise source.error(
            (number, "range"), "support units and commanders have a range, nobody else (S42-18.4)"
        )
    if row.dot not in DOTS.get(row.type, ("",)):
        raise source.error((number, "dot"), f"{row.type} units have another dot (S42-2.3.3)")
    if row.dot == "red" and row.nation != "german":
        raise source.error((number, "dot"), "a red dot is German (S42-9.2.2)")


# --- cards ----------------------------------------------------------------------------------------------


def check_card(source: Source, rows: Sequence[CardRow], units: Mapping[str, UnitRow]) -> None:
    """Raise a LoadError for the first row of a card that cannot be (S42-22.1.1)."""
    for number, row in enumerate(rows):
        check_known(source, (number, "key"), row.key, units, "unit")
        unit = units[row.key]
        if unit.role != "unit":
            problem = f"{row.key} is a counter that stands for another"
            raise source.error((number, "key"), problem, "name the unit itself")
        if row.lost >= unit.steps:
            raise source.error((number, "lost"), f"{row.key} has steps: {unit.steps}")
        _check_place(source, number, row, unit)


def _check_place(source: Source, number: int, row: CardRow, unit: UnitRow) -> None:
    where: Where = (number, "place")
    if not row.place:
        raise source.error(where, "starts nowhere", "give a hex, entry areas or a box")
    single = is_hex(row.place) or row.place[0] in BOXES
    if single and row.turn:
        raise source.error(where, "who arrives does so in an entry area (S42-22.1.1)")
    if single and len(row.place) > 1:
        raise source.error(where, "one hex or one box", "or several entry areas")
    if not single:
        for place in row.place:
            if place not in get_args(Area):
                raise source.error(where, f"{place!r} is neither hex nor entry area nor box")
        if not row.turn and len(row.place) > 1:
            raise source.error(where, "who is there at the start is in one area")
    if row.place[0] == TRANSCAUCASUS and not unit.transcaucasus:
        raise source.error(where, f"{row.key} is not of the Transcaucasus Front (S42-30.0)")
    if row.place[0] == VOLUNTEERS and unit.nation != "north_caucasian":
        raise source.error(where, f"{row.key} is no volunteer (S42-20.8)")


# --- scenarios ------------------------------------------------------------------------------------------


def check_scenario(source: Source, scenario: ScenarioFile, box: Box, chart: MapFile) -> None:
    """Raise a LoadError for the first thing that is wrong."""
    raise_first(_Checker(source, scenario, box, chart).problems())


class _Checker(ScenarioCheck):
    """One scenario under examination."""

    def __init__(self, source: Source, scenario: ScenarioFile, box: Box, chart: MapFile) -> None:
        super().__init__(source, hexes_in_play(scenario, chart), area_hexes(scenario, chart))
        self.scenario = scenario
        self.box = box
        self.chart = chart
        self.sides = area_sides(scenario, chart)
        self.placed = placed_units(scenario, box, chart)

    def checks(self) -> Sequence[Callable[[], None]]:
        return (
            self._heading,
            self._arrivals,
            self._starts,
            self._stacks,
            self._both_sides,
            self._reserve_armies,
            self._withdrawals,
            self._upgrades,
            self._control,
            self._railheads,
            self._supply_points,
            self._forts,
            self._contested,
            self._plans,
            self._flotilla,
            self._victory,
        )

    # -- helpers

    def _unit(self, where: Where, key: str) -> UnitRow:
        check_known(self.source, where, key, self.box.units, "unit")
        return self.box.units[key]

    def hex(self, where: Where, name: str) -> None:
        if name not in self.chart.hexes:
            raise self.source.error(where, f"there is no hex {name!r} on the map")
        if name not in self.played:
            raise self.source.error(where, f"{name} is out of play", f"part = {self.scenario.part!r}")
        if self.chart.hexes[name].terrain in ("sea", "out_of_play"):
            raise self.source.error(where, f"{name} is {self.chart.hexes[name].terrain.replace('_', ' ')}")

    def _own_area(self, where: Where, letter: str, side: str) -> None:
        self.area(where, letter)
        if self.sides[letter] != side:
            raise self.source.error(where, f"area {letter} is not {side}")

    def _turn(self, where: Where, turn: int) -> None:
        if not self.scenario.first_turn <= turn <= self.scenario.last_turn:
            raise self.source.error(where, f"turn {turn} is not in the scenario")

    # -- the checks

    def _heading(self) -> None:
        scenario = self.scenario
        self.heading(scenario.name, scenario.first_turn, scenario.last_turn)
        turns = [row.turn for row in self.box.tracks[scenario.track]]
        for name, turn in (("first_turn", scenario.first_turn), ("last_turn", scenario.last_turn)):
            if turn not in turns:
                raise self.source.error((name,), f"the {scenario.track} track has no turn {turn}")

    def _arrivals(self) -> None:
        seen: list[str] = []
        for number, arrival in enumerate(self.scenario.arrivals):
            where: Where = ("arrivals", number)
            with self.gather:
                self._turn((*where, "turn"), arrival.turn)
                for at, key in enumerate(arrival.keys):
                    side = self._unit((*where, "keys", at), key).side
                    if key in seen:
                        raise self.source.error((*where, "keys", at), f"{key} stands here twice")
                    seen.append(key)
                    for place, letter in enumerate(arrival.areas):
                        self._own_area((*where, "areas", place), letter, side)

    def _starts(self) -> None:
        """Every unit that the card has in play stands on land, or in an area of its own side."""
        letters = [area.letter for area in self.chart.areas]
        for row in self.box.cards[self.scenario.card]:
            for place in row.place:
                if not place.isdigit() and place not in (*BOXES, *letters):
                    raise self.source.error(("card",), f"{row.key}: the map has no area {place}")
        for unit in self.placed:
            side = self.box.units[unit.key].side
            with self.gather:
                if unit.hex:
                    self.hex(("card",), unit.hex)
                elif unit.area:
                    self._own_area(("card",), unit.area, side)
        for coming in arriving_units(self.scenario, self.box, self.chart):
            if coming.key not in self.box.units:  # an arrival of the file's own, refused before
                continue
            with self.gather:
                for letter in coming.areas:
                    self._own_area(("card",), letter, self.box.units[coming.key].side)

    def _stacks(self) -> None:
        """Stacks are of one side and within the limits (S42-4); reserve armies ignore them (S42-31.0)."""
        stacks: dict[str, list[Placed]] = {}
        for unit in self.placed:
            if unit.hex:
                stacks.setdefault(unit.hex, []).append(unit)
        contested = [each.hex for each in self.scenario.contested]
        waiting = {key for army in self.scenario.reserve_armies for key in army.keys}
        for name, stack in stacks.items():
            with self.gather:
                sides = sorted({self.box.units[unit.key].side for unit in stack})
                if (len(sides) > 1) != (name in contested):
                    raise self.source.error(
                        ("card",), f"{name}: both sides are in contested hexes, and only there"
                    )
                for side in sides:
                    rows = [self.box.units[unit.key] for unit in stack]
                    own = [row for row in rows if row.side == side]
                    count, most = (
                        counted([row for row in own if row.key not in waiting], self.box),
                        stack_limit(side, own, self.box),
                    )
                    if count > most:
                        problem = f"{count} {side} units in {name} count for stacking, {most} may"
                        raise self.source.error(("card",), problem)

    def _both_sides(self) -> None:
        sides = {self.box.units[unit.key].side for unit in self.placed}
        for side in ("axis", "soviet"):
            if side not in sides:
                raise self.source.error(("card",), f"there are no {side} units")

    def _reserve_armies(self) -> None:
        places = {unit.key: unit.hex for unit in self.placed}
        for number, army in enumerate(self.scenario.reserve_armies):
            where: Where = ("reserve_armies", number)
            with self.gather:
                for at, key in enumerate(army.keys):
                    self._unit((*where, "keys", at), key)
                    if not places.get(key):
                        raise self.source.error((*where, "keys", at), f"{key} does not start on the map")
                if bool(army.near) != bool(army.distance):
                    raise self.source.error((*where, "near"), "goes with distance, and only with it")
                if army.near:
                    self.hex((*where, "near"), army.near)

    def _withdrawals(self) -> None:
        for number, each in enumerate(self.scenario.withdrawals):
            where: Where = ("withdrawals", number)
            with self.gather:
                self._turn((*where, "turn"), each.turn)
                for at, key in enumerate(each.keys):
                    if self._unit((*where, "keys", at), key).side != each.side:
                        raise self.source.error((*where, "keys", at), f"{key} is not {each.side}")
                if each.kind == "named" and not each.keys:
                    raise self.source.error((*where, "keys"), "who leaves?")
        for number, back in enumerate(self.scenario.returns):
            where = ("returns", number)
            with self.gather:
                self._turn((*where, "turn"), back.turn)
                for at, letter in enumerate(back.areas):
                    self._own_area((*where, "areas", at), letter, back.side)

    def _upgrades(self) -> None:
        for number, each in enumerate(self.scenario.upgrades):
            with self.gather:
                self._upgrade(("upgrades", number), each)

    def _upgrade(self, where: Where, each: Upgrade) -> None:
        old, new = self._unit((*where, "key"), each.key), self._unit((*where, "becomes"), each.becomes)
        if old.side != new.side:
            raise self.source.error((*where, "becomes"), f"{each.becomes} is not {old.side}")
        in_play = {unit.key for unit in self.placed}
        in_play |= {coming.key for coming in arriving_units(self.scenario, self.box, self.chart)}
        if each.key not in in_play or each.becomes in in_play:
            raise self.source.error((*where, "key"), f"{each.key} is in play, {each.becomes} not yet")

    def _control(self) -> None:
        """Cities and VP hexes belong to somebody, all other hexes to nobody (S42-16.3.4)."""
        self.hexes(("axis_hexes",), self.scenario.axis_hexes)
        worth = {place.hex for place in self.chart.places if place.victory or place.size in CITIES}
        standing = {unit.hex: self.box.units[unit.key].side for unit in self.placed}
        for at, name in enumerate(self.scenario.axis_hexes):
            with self.gather:
                if name not in worth:
                    raise self.source.error(("axis_hexes", at), f"{name} is neither a city nor worth points")
                if standing.get(name) == "soviet":
                    raise self.source.error(("axis_hexes", at), f"Soviet units are in {name}")

    def _railheads(self) -> None:
        """Railheads are on green lines (S42-17.1)."""
        green = {name for line in self.chart.railways if line.kind == "green" for name in line.hexes}
        places: list[tuple[Where, str]] = [
            (("railheads", at), name) for at, name in enumerate(self.scenario.railheads)
        ]
        for number, later in enumerate(self.scenario.later_railheads):
            with self.gather:
                self._turn(("later_railheads", number, "turn"), later.turn)
            places.append((("later_railheads", number, "hex"), later.hex))
        for where, name in places:
            with self.gather:
                self.hex(where, name)
                if name not in green:
                    raise self.source.error(where, f"no green railway runs through {name} (S42-17.1)")

    def _supply_points(self) -> None:
        placed = {unit.key for unit in self.placed}
        placed |= {coming.key for coming in arriving_units(self.scenario, self.box, self.chart)}
        most = {
            "axis": self.box.constants.resources.axis_mobile,
            "soviet": self.box.constants.resources.soviet_mobile,
        }
        for number, each in enumerate(self.scenario.supply_points):
            where: Where = ("supply_points", number, "at")
            with self.gather:
                if each.at.isdigit():
                    self.hex(where, each.at)
                elif each.at in get_args(Area):
                    self._own_area(where, each.at, each.side)
                elif self._unit(where, each.at).side != each.side or each.at not in placed:
                    raise self.source.error(where, f"{each.at} is no {each.side} unit in play")
        for side, count in most.items():
            mobile = [
                each for each in self.scenario.supply_points if each.side == side and each.mode != "immobile"
            ]
            if len(mobile) > count:
                problem = f"{len(mobile)} mobile supply points are {side}, {count} may be (S42-18.6.8)"
                raise self.source.error(("supply_points",), problem)

    def _forts(self) -> None:
        """Forts stand where they may be built, and there are not more than counters (S42-9.7.3)."""
        forts, limits = self.scenario.forts, self.box.constants.forts
        for side, hexes, most in (("axis", forts.axis, limits.axis), ("soviet", forts.soviet, limits.soviet)):
            self.hexes(("forts", side), hexes)
            for at, name in enumerate(hexes):
                with self.gather:
                    ground = self.chart.hexes[name].terrain if name in self.chart.hexes else ""
                    if ground in self.box.terrain and not self.box.terrain[ground].fort:
                        raise self.source.error(("forts", side, at), f"no fort can be in {name}: {ground}")
            if len(hexes) > most:
                raise self.source.error(("forts", side), f"{len(hexes)} forts, there are {most} (S42-9.7.3)")

    def _contested(self) -> None:
        for number, each in enumerate(self.scenario.contested):
            where: Where = ("contested", number)
            with self.gather:
                self.hex((*where, "hex"), each.hex)
                ground = self.chart.hexes[each.hex].terrain
                if ground not in CITIES:
                    raise self.source.error((*where, "hex"), f"{each.hex} is no city (S42-29.1.1)")
                most = self.box.terrain[ground].city_battles
                if each.level > most:
                    raise self.source.error((*where, "level"), f"is {most} at most (S42-11.6.2)")

    def _plans(self) -> None:
        for at, key in enumerate(self.scenario.ready_plans):
            with self.gather:
                if self._unit(("ready_plans", at), key).type != "headquarters":
                    raise self.source.error(("ready_plans", at), f"{key} is no headquarters (S42-26.2)")

    def _flotilla(self) -> None:
        side = self.scenario.flotilla
        if side and side not in self.chart.flotilla:
            raise self.source.error(("flotilla",), f"the flotilla does not serve {side} (S42-5.5.3)")

    def _victory(self) -> None:
        victory = self.scenario.victory
        for number, each in enumerate(victory.exits):
            for at, letter in enumerate(each.areas):
                with self.gather:
                    self._own_area(("victory", "exits", number, "areas", at), letter, "soviet")
        if victory.hold:
            self.hexes(("victory", "hold", "hexes"), victory.hold.hexes)
            with self.gather:
                self._turn(("victory", "hold", "until"), victory.hold.until)
        if victory.check:
            self._turn(("victory", "check", "turn"), victory.check.turn)
        if victory.beyond and self.chart.scenario(self.scenario.part).crossed_row is None:
            raise self.source.error(("victory", "beyond"), "this part of the map has no such row (S42-C1.3)")
