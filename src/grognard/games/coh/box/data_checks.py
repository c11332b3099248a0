# mypyc: interpreted
"""What a scenario must fulfil before it is played (COH-1.0): names known, hexes there, the counter mix kept.

The checks run from the map to the units to what refers to them, so that the first error is the cause of the
rest. `problems` finds all of them: what is wrong with one unit does not keep the next from being looked at.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from grognard.core.loading.box import check_known
from grognard.core.loading.load import Gather, LoadError, Source, Where
from grognard.games.coh.box.component_types import TerrainType, UnitType
from grognard.games.coh.box.data_layout import Cell, Layout, ground_code
from grognard.games.coh.box.data_types import (
    Box,
    CardGoal,
    EventCard,
    Fortified,
    OverlayPlace,
    Placed,
    Reinforcement,
    ScenarioFile,
    Special,
    Zone,
)

FIRST_YEAR, LAST_YEAR = 1939, 1945
MARKS = (("trench", "green"), ("barbed_wire", "impassable"))  # COH-18.2(2), 18.4(4)
NO_BOARDS = ((0,),)
SIDES = ("german", "soviet")
SPECIAL_NEEDS = {  # what a special rule cannot do without
    "oba_preplanned": "hexes",
    "replot_hidden": "columns",
    "smoke_shells": "units",
    "bonus_off_road": "units",
    "trucks_return": "hexes",
}


def check_scenario(source: Source, scenario: ScenarioFile, box: Box) -> None:
    """Raise a LoadError for the first thing that is wrong."""
    errors = problems(source, scenario, box)
    if errors:
        raise errors[0]


def problems(source: Source, scenario: ScenarioFile, box: Box) -> list[LoadError]:
    """Return everything that is wrong, in the order of the checks."""
    checker = _Checker(source, scenario, box)
    checker.run()
    return checker.gather.errors


class _Checker:
    """One scenario under examination, with what has been learnt of it so far."""

    def __init__(self, source: Source, scenario: ScenarioFile, box: Box) -> None:
        self.source = source
        self.scenario = scenario
        self.box = box
        self.layout = Layout(NO_BOARDS)
        self.ditches: set[Cell] = set()
        self.forts: dict[str, Fortified] = {}  # by key
        self.types: dict[str, UnitType] = {}  # by key
        self.places: dict[str, str] = {}  # hex, or "" off the map, by key
        self.used: dict[str, int] = {}  # counters taken, by unit type
        self.gather = Gather()

    def run(self) -> None:
        """Check everything, in order of dependence; without a map there is nothing to look at."""
        with self.gather:
            self._heading()
        with self.gather:
            self._boards()
        if self.layout.boards == NO_BOARDS:
            return
        for check in (
            self._overlays,
            self._fortifications,
            self._units,
            self._reinforcements,
            self._both_sides,
            self._loads,
            self._cards,
            self._victory,
            self._bonus,
            self._special,
            self._zones,
            self._seats,
        ):
            with self.gather:
                check()

    # -- helpers

    def _known(self, where: Where, name: object, known: Iterable[object], what: str) -> None:
        check_known(self.source, where, name, known, what)

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

    def _heading(self) -> None:
        scenario, file = self.scenario, Path(self.source.file)
        if file.stem != scenario.name:
            hint = f"name the file {scenario.name}.toml, or change the name"
            raise self.source.error(("name",), f"is {scenario.name!r}, but the file is {file.name}", hint)
        if not FIRST_YEAR <= scenario.date.year <= LAST_YEAR:
            problem = f"{scenario.date} is not within {FIRST_YEAR} to {LAST_YEAR}"
            raise self.source.error(("date",), problem)
        balance = scenario.balance
        if balance is not None and balance.german + balance.soviet + balance.nobody == 0:
            raise self.source.error(("balance",), "counts no games")

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
            with self.gather:
                where: Where = ("overlays", number)
                self._known((*where, "overlay"), place.overlay, self.box.overlays, "overlay")
                if place.overlay in seen:
                    raise self.source.error((*where, "overlay"), f"{place.overlay!r} is in the box only once")
                seen.append(place.overlay)
                self._lay((*where, "anchor"), place, taken)

    def _lay(self, where: Where, place: OverlayPlace, taken: dict[Cell, str]) -> None:
        overlay = self.box.overlays[place.overlay]
        for cell, _level in self.layout.covered(overlay, self._hex(where, place.anchor)):
            if self.layout.hex(cell) is None:
                raise self.source.error(where, f"{overlay.id} at {place.anchor} leaves the map")
            if cell in taken:
                problem = f"{overlay.id} lies over {taken[cell]} at {self.layout.hex(cell)}"
                raise self.source.error(where, problem)
            taken[cell] = overlay.id
            if overlay.kind == "ditch":
                self.ditches.add(cell)

    def _fortifications(self) -> None:
        for number, fort in enumerate(self.scenario.fortifications):
            with self.gather:
                self._fortification(("fortifications", number), fort)

    def _fortification(self, where: Where, fort: Fortified) -> None:
        if fort.key in self.forts:
            raise self.source.error((*where, "key"), f"{fort.key!r} stands here twice")
        self._known((*where, "kind"), fort.kind, self.box.fortifications, "fortification")
        kind = self.box.fortifications[fort.kind]
        self._hex((*where, "hex"), fort.hex)
        twin = any((each.kind, each.hex) == (fort.kind, fort.hex) for each in self.forts.values())
        self.forts[fort.key] = fort
        if (fort.facing is None) == kind.facing:
            problem = "is missing" if kind.facing else f"a {fort.kind} has no facing"
            raise self.source.error((*where, "facing"), problem)
        if fort.mark and (fort.kind, fort.mark) not in MARKS:
            raise self.source.error((*where, "mark"), f"a {fort.kind} cannot be {fort.mark}")
        if fort.hidden and not kind.figure:
            raise self.source.error((*where, "hidden"), f"a {fort.kind} cannot be hidden, only mines can")
        if fort.hidden and not fort.side:
            problem = "a hidden mine must say whose it is"
            raise self.source.error((*where, "side"), problem, 'write side = "soviet" or side = "german"')
        inside = sum(placed.inside == fort.key for placed in self.scenario.units)
        if kind.per_unit and inside != 1:  # COH-18.1(2)
            problem = f"a {fort.kind} is for one unit, but {inside} are inside"
            raise self.source.error((*where, "key"), problem, f'give one unit inside = "{fort.key}"')
        if twin and not kind.per_unit:
            problem = f"there is already a {fort.kind} in {fort.hex} (COH-18.0)"
            raise self.source.error((*where, "hex"), problem)
        if sum(each.kind == fort.kind for each in self.forts.values()) > kind.count:
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
            with self.gather:
                self._unit(("units", number), placed)

    def _unit(self, where: Where, placed: Placed) -> None:
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
            with self.gather:
                self._arriving(("reinforcements", number), group)
            for at, arrival in enumerate(group.units):
                with self.gather:
                    here: Where = ("reinforcements", number, "units", at)
                    unit = self._counter(here, arrival.key, arrival.unit, "")
                    if unit.side != group.side:
                        problem = f"is {group.side!r}, but {arrival.unit} is {unit.side}"
                        raise self.source.error(("reinforcements", number, "side"), problem)
                    if arrival.bombs and "bombs" not in unit.flags:
                        raise self.source.error((*here, "bombs"), f"{arrival.unit} carries no bombs")
                    for place, bomb in enumerate(arrival.bombs):
                        self._known((*here, "bombs", place), bomb, self.box.bombs, "bomb")

    def _arriving(self, where: Where, group: Reinforcement) -> None:
        if group.round > self.scenario.rounds:
            problem = f"round {group.round} is after the last, {self.scenario.rounds}"
            raise self.source.error((*where, "round"), problem)
        for at, hex_ in enumerate(group.entry):
            self._edge((*where, "entry", at), hex_)

    def _both_sides(self) -> None:
        for side in SIDES:
            with self.gather:
                if all(unit.side != side for unit in self.types.values()):
                    raise self.source.error(("units",), f"there is no {side} unit")

    def _loads(self) -> None:
        """Passengers ride on a friendly vehicle in the same place; occupants are at their fortification."""
        loads: list[tuple[Where, str, str]] = []
        for number, placed in enumerate(self.scenario.units):
            loads.append((("units", number), placed.key, placed.carried_by))
            with self.gather:
                self._inside(("units", number, "inside"), placed)
        for number, group in enumerate(self.scenario.reinforcements):
            for at, arrival in enumerate(group.units):
                loads.append((("reinforcements", number, "units", at), arrival.key, arrival.carried_by))
        full: list[str] = []
        for where, key, carrier in loads:
            with self.gather:
                if carrier and key in self.types:
                    self._load((*where, "carried_by"), key, carrier, full)

    def _inside(self, where: Where, placed: Placed) -> None:
        if not placed.inside or placed.key not in self.types:
            return
        self._known(where, placed.inside, self.forts, "fortification")
        fort = self.forts[placed.inside]
        kind = self.types[placed.key].kind
        target = kind if kind in ("infantry", "gun") else "vehicle"
        users = list(self.box.fortifications[fort.kind].users)
        if fort.kind == "gun_pit" and self._has("vehicles_in_pits", self.types[placed.key].side):
            users.append("vehicle")  # COH-18.2(3)
        if fort.hex != placed.hex or target not in users:
            problem = f"{placed.unit} at {placed.hex} cannot be in the {fort.kind} at {fort.hex}"
            raise self.source.error(where, problem)

    def _load(self, where: Where, key: str, carrier: str, full: list[str]) -> None:
        self._known(where, carrier, self.types, "unit")
        bearer, rider = self.types[carrier], self.types[key]
        fits = bearer.kind in ("wheeled", "tracked") and rider.kind in ("infantry", "gun")
        if not fits or bearer.side != rider.side or self.places[carrier] != self.places[key]:
            raise self.source.error(where, f"{carrier} cannot carry {key} there")
        if carrier in full:
            raise self.source.error(where, f"{carrier} carries a unit already (COH-17.0)")
        full.append(carrier)

    def _has(self, rule: str, side: str) -> bool:
        return any((special.rule, special.side) == (rule, side) for special in self.scenario.special)

    # -- the rest

    def _cards(self) -> None:
        plan = self.scenario.cards
        if plan is not None:
            numbers = [card.number for card in self.box.action_cards.values() if card.number]
            for at, number in enumerate(plan.numbers):
                with self.gather:
                    self._known(("cards", "numbers", at), number, numbers, "action card")
                    if number in plan.numbers[:at]:
                        raise self.source.error(("cards", "numbers", at), f"card {number} stands here twice")
        for side in SIDES:
            names = self._weapon_names(side)
            for at, name in enumerate(self.scenario.weapons.of(side)):
                with self.gather:
                    self._known(("weapons", side, at), name, names, f"{side} weapon")
        for number, uses in enumerate(self.scenario.weapon_uses):
            with self.gather:
                given = self.scenario.weapons.of(uses.side)
                self._known(
                    ("weapon_uses", number, "weapon"), uses.weapon, given, f"{uses.side} weapon given"
                )
        given_cards: list[str] = []
        for number, veteran in enumerate(self.scenario.veterans):
            with self.gather:
                self._known(("veterans", number, "unit"), veteran.unit, self.types, "unit")
            for at, card in enumerate(veteran.cards):
                with self.gather:
                    where: Where = ("veterans", number, "cards", at)
                    self._known(where, card, self.box.veteran_cards, "veteran card")
                    if card in given_cards:
                        raise self.source.error(where, f"{card} is already given (COH-8.3)")
                    given_cards.append(card)

    def _weapon_names(self, side: str) -> list[str]:
        names = [each.id for each in self.box.oba.values() if each.side == side]
        return names + [each.id for each in self.box.weapon_cards.values() if each.side in (side, "any")]

    def _bonus(self) -> None:
        """Score, event and end are drawn from the action deck; each side needs an objective of its own."""
        plan = self.scenario.bonus
        if plan is None:
            return
        if self.scenario.cards is None and (plan.score or plan.event or plan.game_ends):
            problem = "score, event and game_ends are drawn from the action deck, and there is none"
            raise self.source.error(("bonus",), problem, "add a table of cards")
        if plan.score is not None:
            self._hexes(("bonus", "score", "hexes"), plan.score.hexes)
        if plan.event is not None:
            with self.gather:
                self._event(("bonus", "event"), plan.event)
        if not plan.objectives:
            return
        if len(plan.objectives) < max(2, len(self.scenario.seats)):
            raise self.source.error(("bonus", "objectives"), "there are fewer objectives than players")
        for number, objective in enumerate(plan.objectives):
            with self.gather:
                where: Where = ("bonus", "objectives", number)
                if objective.number in [each.number for each in plan.objectives[:number]]:
                    raise self.source.error((*where, "number"), f"{objective.number} stands here twice")
                for side in SIDES:
                    self._goal((*where, side), objective.of(side), side)

    def _event(self, where: Where, event: EventCard) -> None:
        self._hexes((*where, "hexes"), event.hexes)
        if event.effect in ("cap", "cards") and not event.value:
            raise self.source.error((*where, "value"), f"{event.effect} needs a value")
        if event.effect == "smoke" and not event.hexes:
            raise self.source.error((*where, "hexes"), "smoke needs its hexes")
        if event.effect == "reinforcement" and not any(r.event for r in self.scenario.reinforcements):
            raise self.source.error((*where, "effect"), "no reinforcements have event = true")

    def _marked(self, where: Where, hexes: Iterable[str]) -> None:
        """Hexes that are to be held have a control marker."""
        marked = [each.hex for each in self.scenario.victory.hexes]
        for at, hex_ in enumerate(hexes):
            self._hex((*where, "hexes", at), hex_)
            if hex_ not in marked:
                problem = f"{hex_} has no control marker"
                raise self.source.error((*where, "hexes", at), problem, "name it under victory.hexes")

    def _goal(self, where: Where, goal: CardGoal, side: str) -> None:
        if goal.kind == "hold":
            if not goal.hexes:
                raise self.source.error((*where, "hexes"), "hold needs its hexes")
            self._marked(where, goal.hexes)
        elif goal.hexes:
            raise self.source.error((*where, "hexes"), f"{goal.kind} has no hexes")
        way_out = self.scenario.victory.exit
        if goal.kind == "exit" and (way_out is None or way_out.side != side):
            raise self.source.error((*where, "kind"), f"the {side} units may not leave the map")

    def _hexes(self, where: Where, hexes: Iterable[str]) -> None:
        for at, hex_ in enumerate(hexes):
            with self.gather:
                self._hex((*where, at), hex_)

    def _victory(self) -> None:
        victory = self.scenario.victory
        seen: list[tuple[str, str]] = []
        for number, each in enumerate(victory.hexes):
            with self.gather:
                self._hex(("victory", "hexes", number, "hex"), each.hex)
                if (each.hex, each.when) in seen:
                    problem = f"{each.hex} {each.when} stands here twice"
                    raise self.source.error(("victory", "hexes", number), problem)
                seen.append((each.hex, each.when))
        marked = [each.hex for each in victory.hexes]
        held: list[str] = []
        for side in SIDES:
            for at, hex_ in enumerate(victory.initial_control.of(side)):
                with self.gather:
                    where: Where = ("victory", "initial_control", side, at)
                    self._hex(where, hex_)
                    if hex_ not in marked:
                        raise self.source.error(where, f"{hex_} gives no VP", "name it under victory.hexes")
                    if hex_ in held:
                        raise self.source.error(where, f"{hex_} is held already")
                    held.append(hex_)
        for number, value in enumerate(victory.unit_vp):
            with self.gather:
                self._known(("victory", "unit_vp", number, "unit"), value.unit, self.box.units, "unit")
        if victory.exit is not None:
            for at, hex_ in enumerate(victory.exit.hexes):
                with self.gather:
                    self._edge(("victory", "exit", "hexes", at), hex_)
        for number, win in enumerate(victory.instant):
            here: Where = ("victory", "instant", number)
            with self.gather:
                if not (win.hexes or win.lead):
                    raise self.source.error(here, "asks for nothing", "give hexes or lead")
                self._marked(here, win.hexes)

    def _special(self) -> None:
        for number, special in enumerate(self.scenario.special):
            with self.gather:
                self._special_rule(("special", number), special)

    def _special_rule(self, where: Where, special: Special) -> None:
        for at, hex_ in enumerate(special.hexes):
            self._hex((*where, "hexes", at), hex_)
        for at, key in enumerate(special.units):
            self._known((*where, "units", at), key, self.types, "unit")
        given = {
            "hexes": bool(special.hexes),
            "columns": len(special.columns) == 2,
            "units": bool(special.units),
        }
        wanted = SPECIAL_NEEDS.get(special.rule, "")
        if wanted and not given[wanted]:
            raise self.source.error((*where, wanted), f"{special.rule} needs its {wanted}")

    def _zones(self) -> None:
        """A zone is somewhere; its units are its side's and set up on the map, each in one (COH-1.0(4))."""
        seen: list[str] = []
        placed = {unit.key: unit for unit in self.scenario.units}
        for number, zone in enumerate(self.scenario.zones):
            where: Where = ("zones", number)
            with self.gather:
                self._zone_place(where, zone)
            for at, key in enumerate(zone.units):
                here: Where = (*where, "units", at)
                with self.gather:
                    self._known(here, key, placed, "unit on the map")
                    if key in self.types and self.types[key].side != zone.side:
                        raise self.source.error(here, f"{key} is not {zone.side}")
                    if key in seen:
                        raise self.source.error(here, f"{key} stands here twice")
                    seen.append(key)
                    if placed[key].carried_by or placed[key].inside:
                        problem = f"{key} has its place in a vehicle or fortification"
                        raise self.source.error(here, problem, "take it out of the zone")
                    if zone.hidden and not placed[key].hidden:
                        raise self.source.error(
                            here, f"{key} is not hidden", "set hidden = true for the unit"
                        )

    def _zone_place(self, where: Where, zone: Zone) -> None:
        self._hexes((*where, "hexes"), zone.hexes)
        for name, span, most in (
            ("columns", zone.columns, self.layout.width),
            ("rows", zone.rows, self.layout.height),
        ):
            if span and not (len(span) == 2 and 1 <= span[0] <= span[1] <= most):
                problem = f"is {list(span)}: it is the first and the last of 1 to {most}"
                raise self.source.error((*where, name), problem)
        if not (zone.hexes or zone.columns or zone.rows):
            raise self.source.error(where, "is nowhere", "give hexes, columns or rows")

    def _seats(self) -> None:
        """Several armies to a side share out all its units and CAP (COH-21.0)."""
        given: dict[str, int] = {}
        for number, seat in enumerate(self.scenario.seats):
            for at, key in enumerate(seat.units):
                with self.gather:
                    where: Where = ("seats", number, "units", at)
                    self._known(where, key, self.types, "unit")
                    if key in given or self.types[key].side != seat.side:
                        raise self.source.error(where, f"{key} belongs to another army")
                    given[key] = number
        if not self.scenario.seats:
            return
        for key in self.types:
            with self.gather:
                if key not in given:
                    raise self.source.error(("seats",), f"{key} belongs to no army")
        for side in SIDES:
            with self.gather:
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
