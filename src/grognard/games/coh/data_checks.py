# mypyc: interpreted
"""What a scenario must fulfil before it is played (COH-1.0): names known, hexes there, the counter mix kept.

The checks run from the map to the units to what refers to them, so that the first error is the cause of the
rest.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from grognard.core.load import Source, Where, nearest
from grognard.games.coh.data_layout import Cell, Layout, ground_code
from grognard.games.coh.data_types import Box, ScenarioFile, TerrainType, UnitType

FIRST_YEAR, LAST_YEAR = 1939, 1945
MARKS = (("trench", "green"), ("barbed_wire", "impassable"))  # COH-18.2(2), 18.4(4)


def check_scenario(source: Source, scenario: ScenarioFile, box: Box) -> None:
    """Raise a LoadError for the first thing that is wrong."""
    if Path(source.file).stem != scenario.name:
        raise source.error(("name",), f"is {scenario.name!r}, but the file is {Path(source.file).name}")
    if not FIRST_YEAR <= scenario.date.year <= LAST_YEAR:
        raise source.error(("date",), f"{scenario.date} is not within {FIRST_YEAR} to {LAST_YEAR}")
    _Checker(source, scenario, box).run()


class _Checker:
    """One scenario under examination, with what has been learnt of it so far."""

    def __init__(self, source: Source, scenario: ScenarioFile, box: Box) -> None:
        self.source = source
        self.scenario = scenario
        self.box = box
        self.layout = Layout(((0,),))
        self.ditches: set[Cell] = set()
        self.types: dict[str, UnitType] = {}  # by key
        self.places: dict[str, str] = {}  # hex, or "" off the map, by key
        self.used: dict[str, int] = {}  # counters taken, by unit type

    def run(self) -> None:
        """Check everything, in order of dependence."""
        self._boards()
        self._overlays()
        self._fortifications()
        self._units()
        self._reinforcements()
        self._loads()
        self._cards()
        self._victory()
        self._special()
        self._seats()

    # -- helpers

    def _known(self, where: Where, name: object, known: Iterable[object], what: str) -> None:
        names = list(known)
        if name not in names:
            raise self.source.error(where, f"there is no {what} {name!r}", nearest(name, names))

    def _hex(self, where: Where, text: str) -> Cell:
        cell = self.layout.cell(text)
        if cell is None:
            boards = [str(number) for row in self.scenario.layout for number in row]
            last = self.layout.hex((self.layout.height - 1, self.layout.width - 1))
            raise self.source.error(
                where,
                f"no hex {text!r} on board{'s' if len(boards) > 1 else ''} {', '.join(boards)}",
                f"hexes are {self.layout.hex((0, 0))} to {last}",
            )
        return cell

    def _edge(self, where: Where, text: str) -> None:
        if not self.layout.at_edge(self._hex(where, text)):
            raise self.source.error(where, f"{text} is not at the edge of the map")

    # -- the map

    def _boards(self) -> None:
        layout = self.scenario.layout
        seen: list[int] = []
        for down, row in enumerate(layout):
            if len(row) != len(layout[0]):
                raise self.source.error(("layout", down), "is not as long as the first row of boards")
            for right, board in enumerate(row):
                self._known(("layout", down, right), board, self.box.boards, "board")
                if board in seen:
                    raise self.source.error(("layout", down, right), f"board {board} stands here twice")
                seen.append(board)
        self.layout = Layout(layout)

    def _overlays(self) -> None:
        taken: dict[Cell, str] = {}
        seen: list[str] = []
        for number, place in enumerate(self.scenario.overlays):
            where: Where = ("overlays", number)
            self._known((*where, "overlay"), place.overlay, self.box.overlays, "overlay")
            if place.overlay in seen:
                raise self.source.error((*where, "overlay"), f"{place.overlay!r} is in the box only once")
            seen.append(place.overlay)
            overlay = self.box.overlays[place.overlay]
            for cell, _level in self.layout.covered(overlay, self._hex((*where, "anchor"), place.anchor)):
                if self.layout.hex(cell) is None:
                    problem = f"{overlay.id} at {place.anchor} leaves the map"
                    raise self.source.error((*where, "anchor"), problem)
                if cell in taken:
                    problem = f"{overlay.id} lies over {taken[cell]} at {self.layout.hex(cell)}"
                    raise self.source.error((*where, "anchor"), problem)
                taken[cell] = overlay.id
                if overlay.kind == "ditch":
                    self.ditches.add(cell)

    def _fortifications(self) -> None:
        keys: list[str] = []
        used: dict[str, int] = {}
        stands: set[tuple[str, str]] = set()
        for number, fort in enumerate(self.scenario.fortifications):
            where: Where = ("fortifications", number)
            if fort.key in keys:
                raise self.source.error((*where, "key"), f"{fort.key!r} stands here twice")
            keys.append(fort.key)
            self._known((*where, "kind"), fort.kind, self.box.fortifications, "fortification")
            kind = self.box.fortifications[fort.kind]
            self._hex((*where, "hex"), fort.hex)
            if (fort.facing is None) == kind.facing:
                problem = "is missing" if kind.facing else f"a {fort.kind} has no facing"
                raise self.source.error((*where, "facing"), problem)
            if fort.mark and (fort.kind, fort.mark) not in MARKS:
                raise self.source.error((*where, "mark"), f"a {fort.kind} cannot be {fort.mark}")
            if not kind.per_unit and (fort.kind, fort.hex) in stands:
                problem = f"there is already a {fort.kind} in {fort.hex} (COH-18.0)"
                raise self.source.error((*where, "hex"), problem)
            stands.add((fort.kind, fort.hex))
            used[fort.kind] = used.get(fort.kind, 0) + 1
            if used[fort.kind] > kind.count:
                raise self.source.error((*where, "kind"), f"the box has only {kind.count} of {fort.kind}")

    # -- the units

    def _counter(self, where: Where, key: str, name: str, hex_: str) -> UnitType:
        self._known((*where, "unit"), name, self.box.units, "unit")
        unit = self.box.units[name]
        if key.rpartition("-")[0] != name.replace("_", "-"):
            hint = f"write {name.replace('_', '-')}-1, -2 and so on"
            raise self.source.error((*where, "key"), f"{key!r} does not fit the unit {name!r}", hint)
        if key in self.types:
            raise self.source.error((*where, "key"), f"{key!r} stands here twice")
        self.types[key] = unit
        self.places[key] = hex_
        self.used[name] = self.used.get(name, 0) + 1
        if self.used[name] > unit.count:
            raise self.source.error((*where, "unit"), f"the box has only {unit.count} of {name}")
        return unit

    def _units(self) -> None:
        for number, placed in enumerate(self.scenario.units):
            where: Where = ("units", number)
            unit = self._counter(where, placed.key, placed.unit, placed.hex)
            cell = self._hex((*where, "hex"), placed.hex)
            if unit.kind == "aircraft":
                raise self.source.error((*where, "unit"), "aircraft start off the map (COH-20.0)")
            if not placed.carried_by:
                ground = self._barred(unit, placed.hex, cell)
                if ground is not None:
                    problem = f"{placed.unit} cannot stand in {ground.id} at {placed.hex}"
                    raise self.source.error((*where, "hex"), problem, "choose another hex")

    def _barred(self, unit: UnitType, hex_: str, cell: Cell) -> TerrainType | None:
        """Return the terrain that keeps a unit out of a hex; a road through it cancels that (COH-5.0(3))."""
        ditch = self.box.terrain["at_ditch"]
        if cell in self.ditches and _cost(ditch, unit.kind) is None:
            return ditch
        ground = self.box.codes[ground_code(self.box.boards, hex_)]
        if _cost(ground, unit.kind) is not None:
            return None
        board, _, local = hex_.partition("-")
        on_road = any(local in road for road in self.box.boards[int(board)].roads)
        return None if on_road else ground

    def _reinforcements(self) -> None:
        for number, group in enumerate(self.scenario.reinforcements):
            where: Where = ("reinforcements", number)
            if group.round > self.scenario.rounds:
                problem = f"round {group.round} is after the last, {self.scenario.rounds}"
                raise self.source.error((*where, "round"), problem)
            for at, hex_ in enumerate(group.entry):
                self._edge((*where, "entry", at), hex_)
            for at, arrival in enumerate(group.units):
                here: Where = (*where, "units", at)
                unit = self._counter(here, arrival.key, arrival.unit, "")
                if unit.side != group.side:
                    problem = f"is {group.side!r}, but {arrival.unit} is {unit.side}"
                    raise self.source.error((*where, "side"), problem)
                if arrival.bombs and "bombs" not in unit.flags:
                    raise self.source.error((*here, "bombs"), f"{arrival.unit} carries no bombs")
                for place, bomb in enumerate(arrival.bombs):
                    self._known((*here, "bombs", place), bomb, self.box.bombs, "bomb")

        for side in ("german", "soviet"):
            if all(unit.side != side for unit in self.types.values()):
                raise self.source.error(("units",), f"there is no {side} unit")

    def _loads(self) -> None:
        """Passengers ride on a friendly vehicle in the same place; occupants are at their fortification."""
        loads: list[tuple[Where, str, str]] = []
        for number, placed in enumerate(self.scenario.units):
            loads.append((("units", number), placed.key, placed.carried_by))
            if placed.inside:
                forts = {fort.key: fort for fort in self.scenario.fortifications}
                self._known(("units", number, "inside"), placed.inside, forts, "fortification")
                fort = forts[placed.inside]
                kind = self.types[placed.key].kind
                target = kind if kind in ("infantry", "gun") else "vehicle"
                users = self.box.fortifications[fort.kind].users
                if fort.hex != placed.hex or target not in users:
                    problem = f"{placed.unit} at {placed.hex} cannot be in the {fort.kind} at {fort.hex}"
                    raise self.source.error(("units", number, "inside"), problem)
        for number, group in enumerate(self.scenario.reinforcements):
            for at, arrival in enumerate(group.units):
                loads.append((("reinforcements", number, "units", at), arrival.key, arrival.carried_by))
        for where, key, carrier in loads:
            if not carrier:
                continue
            self._known((*where, "carried_by"), carrier, self.types, "unit")
            bearer, rider = self.types[carrier], self.types[key]
            fits = bearer.kind in ("wheeled", "tracked") and rider.kind in ("infantry", "gun")
            if not fits or bearer.side != rider.side or self.places[carrier] != self.places[key]:
                raise self.source.error((*where, "carried_by"), f"{carrier} cannot carry {key} there")

    # -- the rest

    def _cards(self) -> None:
        plan = self.scenario.cards
        if plan is not None:
            numbers = [card.number for card in self.box.action_cards.values() if card.number]
            for at, number in enumerate(plan.numbers):
                self._known(("cards", "numbers", at), number, numbers, "action card")
                if number in plan.numbers[:at]:
                    raise self.source.error(("cards", "numbers", at), f"card {number} stands here twice")
        for side in ("german", "soviet"):
            names = [each.id for each in self.box.oba.values() if each.side == side]
            names += [each.id for each in self.box.weapon_cards.values() if each.side in (side, "any")]
            for at, name in enumerate(self.scenario.weapons.of(side)):
                self._known(("weapons", side, at), name, names, f"{side} weapon")
        given: list[str] = []
        for number, veteran in enumerate(self.scenario.veterans):
            self._known(("veterans", number, "unit"), veteran.unit, self.types, "unit")
            for at, card in enumerate(veteran.cards):
                where: Where = ("veterans", number, "cards", at)
                self._known(where, card, self.box.veteran_cards, "veteran card")
                if card in given:
                    raise self.source.error(where, f"{card} is already given (COH-8.3)")
                given.append(card)

    def _victory(self) -> None:
        victory = self.scenario.victory
        seen: list[tuple[str, str]] = []
        for number, each in enumerate(victory.hexes):
            self._hex(("victory", "hexes", number, "hex"), each.hex)
            if (each.hex, each.when) in seen:
                problem = f"{each.hex} {each.when} stands here twice"
                raise self.source.error(("victory", "hexes", number), problem)
            seen.append((each.hex, each.when))
        held: list[str] = []
        for side in ("german", "soviet"):
            for at, hex_ in enumerate(victory.initial_control.of(side)):
                where: Where = ("victory", "initial_control", side, at)
                self._hex(where, hex_)
                if hex_ not in [each.hex for each in victory.hexes]:
                    raise self.source.error(where, f"{hex_} gives no VP", "name it under victory.hexes")
                if hex_ in held:
                    raise self.source.error(where, f"{hex_} is held already")
                held.append(hex_)
        for number, value in enumerate(victory.unit_vp):
            self._known(("victory", "unit_vp", number, "unit"), value.unit, self.box.units, "unit")
        if victory.exit is not None:
            for at, hex_ in enumerate(victory.exit.hexes):
                self._edge(("victory", "exit", "hexes", at), hex_)

    def _special(self) -> None:
        for number, special in enumerate(self.scenario.special):
            where: Where = ("special", number)
            for at, hex_ in enumerate(special.hexes):
                self._hex((*where, "hexes", at), hex_)
            wanted = "hexes" if special.rule == "oba_preplanned" else "columns"
            if not (special.hexes if wanted == "hexes" else len(special.columns) == 2):
                raise self.source.error((*where, wanted), f"{special.rule} needs its {wanted}")

    def _seats(self) -> None:
        """Several armies to a side share out all its units and CAP (COH-21.0)."""
        given: dict[str, int] = {}
        for number, seat in enumerate(self.scenario.seats):
            for at, key in enumerate(seat.units):
                where: Where = ("seats", number, "units", at)
                self._known(where, key, self.types, "unit")
                if key in given or self.types[key].side != seat.side:
                    raise self.source.error(where, f"{key} belongs to another army")
                given[key] = number
        if not self.scenario.seats:
            return
        for key in self.types:
            if key not in given:
                raise self.source.error(("seats",), f"{key} belongs to no army")
        for side in ("german", "soviet"):
            total = sum(seat.cap for seat in self.scenario.seats if seat.side == side)
            wanted = self.scenario.cap.of(side)
            if total != wanted:
                raise self.source.error(("seats",), f"the {side} CAP add up to {total}, not {wanted}")


def _cost(terrain: TerrainType, kind: str) -> int | None:
    """Return what a kind of unit pays for a terrain, None if it may not be there."""
    if kind == "aircraft":
        return 0
    costs = {
        "infantry": terrain.foot,
        "gun": terrain.pushed,
        "tracked": terrain.tracked,
        "wheeled": terrain.wheeled,
    }
    return costs[kind]
