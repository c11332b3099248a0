# mypyc: interpreted
"""What counters and scenarios must fulfil (H44-2.3, S1): names known, hexes there, stacks legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grognard.core.loading.box import check_known
from grognard.core.loading.load import Source, Where
from grognard.games.holland44.box.data_scenario import Award, Placed, ScenarioFile
from grognard.games.holland44.box.data_set_up import area_hexes, arriving_units, hexes_in_play, placed_units
from grognard.games.holland44.box.data_types import Box, Formation, UnitRow, UnitType
from grognard.games.holland44.box.map_types import MapFile
from grognard.games.zocbond.box.data_checks import ScenarioCheck, check_reduced, raise_first

ALLIED = ("american", "british", "canadian", "dutch", "polish")
FIRERS = ("artillery", "airborne_artillery")
SOURCE = "supply_source"
STATE_OF = {"fired": FIRERS, "limbered": FIRERS, "exhausted": (SOURCE,)}  # whose markers these are
AWARD_NEEDS = {"hold": "hexes", "bridge": "bridges", "beyond": "region", "exit": "area", "losses": ""}


# --- counters -------------------------------------------------------------------------------------------


def check_units(
    source: Source,
    rows: Sequence[UnitRow],
    types: Mapping[str, UnitType],
    formations: Mapping[str, Formation],
) -> None:
    """Raise a LoadError for the first counter that cannot be (H44-2.3)."""
    for number, row in enumerate(rows):
        _check_names(source, number, row, types, formations)
        _check_figures(source, number, row)
        _check_start(source, number, row)
        if row.half and sum(row.half == each.half for each in rows) != 2:
            raise source.error((number, "half"), f"{row.half} has not two halves (H44-6.3)")


def _check_names(
    source: Source,
    number: int,
    row: UnitRow,
    types: Mapping[str, UnitType],
    formations: Mapping[str, Formation],
) -> None:
    check_known(source, (number, "type"), row.type, types, "type")
    for name, formation in (("formation", row.formation), ("also", row.also)):
        if name == "also" and not formation:
            continue
        check_known(source, (number, name), formation, formations, "formation")
        if formations[formation].side != row.side:
            raise source.error((number, name), f"{formation} is not {row.side}")
    if (row.nation in ALLIED) != (row.side == "allied"):
        raise source.error((number, "nation"), f"{row.nation} is not {row.side}")


def _check_figures(source: Source, number: int, row: UnitRow) -> None:
    check_reduced(source, number, row)
    if (row.type in FIRERS) != (row.range > 0):
        raise source.error((number, "range"), "artillery has a range, nobody else has (H44-17.4)")
    if row.mech_ma and row.role != "breakdown":
        raise source.error((number, "mech_ma"), "only a breakdown unit has a mechanized side (H44-21.2)")


def _check_start(source: Source, number: int, row: UnitRow) -> None:
    ways = [bool(row.hex), bool(row.area), bool(row.drop)]
    if sum(ways) > 1:
        raise source.error((number, "hex"), "give one of hex, area and drop")
    if row.role == "unit" and not any(ways):
        raise source.error((number, "hex"), "starts nowhere", "give hex, or turn with area or drop")
    if (row.turn > 0) != (bool(row.area) or bool(row.drop)):
        raise source.error((number, "turn"), "goes with area or drop, and only with them")
    if row.drop and not row.division:
        raise source.error((number, "drop"), "only airborne units land (H44-22.1.1)")


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
        self.taken: dict[str, Where] = {}  # counters, and where the file has them
        self.on_road = {name for road in chart.roads for name in road.hexes}

    def checks(self) -> Sequence[Callable[[], None]]:
        return (
            self._heading,
            self._extent,
            self._units,
            self._arrivals,
            self._stacks,
            self._both_sides,
            self._unknown,
            self._bridges,
            self._control,
            self._traffic,
            self._victory,
            self._special,
        )

    # -- helpers

    def hex(self, where: Where, name: str) -> None:
        if name not in self.chart.hexes:
            lines, places = self.chart.extent.lines, self.chart.extent.places
            hint = f"hexes are {lines[0]}{places[0]:02d} to {lines[1]}{places[1]:02d}"
            raise self.source.error(where, f"there is no hex {name!r} on the map", hint)
        if name not in self.played:
            raise self.source.error(where, f"{name} is out of play", "widen the extent")

    # -- the checks

    def _heading(self) -> None:
        scenario = self.scenario
        self.heading(scenario.name, scenario.first_turn, scenario.last_turn)
        if scenario.first_phase == "airlanding" and scenario.first_turn != 1:
            raise self.source.error(
                ("first_phase",), "only turn 1 begins with the airlanding phase (H44-S1.1)"
            )

    def _extent(self) -> None:
        """Parts of the map run from south to north and west to east; gates lie on their edge (H44-19)."""
        for number, span in enumerate(self.scenario.extent):
            for name, (low, high) in (("lines", span.lines), ("places", span.places)):
                if high < low:
                    raise self.source.error(("extent", number, name), f"{high} is before {low}")
        letters: list[str] = []
        for number, gate in enumerate(self.scenario.gates):
            with self.gather:
                if gate.area in letters:
                    raise self.source.error(("gates", number, "area"), f"{gate.area} stands here twice")
                letters.append(gate.area)
            self.hexes(("gates", number, "hexes"), gate.hexes)
            for at, name in enumerate(gate.hexes):
                if name in self.played and all(each in self.played for each in neighbours(name)):
                    raise self.source.error(
                        ("gates", number, "hexes", at), f"{name} is not at the edge of what is in play"
                    )

    def _take(self, where: Where, key: str) -> UnitRow:
        """Return the counter a scenario names; each is used once, remnants only through what they are of."""
        check_known(self.source, (*where, "key"), key, self.box.units, "unit")
        row = self.box.units[key]
        if row.role == "remnant":
            problem = f"{key} is a remnant counter"
            raise self.source.error((*where, "key"), problem, "name the unit, with lost = 2 (H44-11.4)")
        if key in self.taken:
            raise self.source.error((*where, "key"), f"{key} stands here twice")
        self.taken[key] = where
        return row

    def _units(self) -> None:
        if self.scenario.set_up == "printed":
            for name, given in (("units", self.scenario.units), ("arrivals", self.scenario.arrivals)):
                if given:
                    raise self.source.error((name,), "the counters say it", 'or set_up = "listed"')
            return
        for number, placed in enumerate(self.scenario.units):
            with self.gather:
                self._placed(("units", number), placed)

    def _placed(self, where: Where, placed: Placed) -> None:
        row = self._take(where, placed.key)
        if bool(placed.hex) == bool(placed.area):
            raise self.source.error(where, "give either hex or area")
        if placed.hex:
            self.hex((*where, "hex"), placed.hex)
            self._ground((*where, "hex"), placed.hex, row)
        else:
            self.area((*where, "area"), placed.area)
        if placed.lost >= row.steps:
            raise self.source.error((*where, "lost"), f"{placed.key} has {row.steps} steps")
        for at, state in enumerate(placed.state):
            if row.type not in STATE_OF.get(state, (row.type,)):
                raise self.source.error((*where, "state", at), f"{placed.key} cannot be {state}")
        if "disrupted" in placed.state and "routed" in placed.state:
            raise self.source.error((*where, "state"), "disrupted or routed, not both (H44-14.1.1)")

    def _ground(self, where: Where, name: str, row: UnitRow) -> None:
        """Vehicles stand in polder and marsh only on a road (H44-8.6.2)."""
        ground = self.chart.hexes[name].terrain
        by_road = self.box.terrain[ground].veh is None and self.box.types[row.type].costs == "veh"
        if by_road and name not in self.on_road:
            raise self.source.error(where, f"{row.key} cannot be in {name}: {ground} without a road")

    def _arrivals(self) -> None:
        for number, arrival in enumerate(self.scenario.arrivals):
            with self.gather:
                where: Where = ("arrivals", number)
                row = self._take(where, arrival.key)
                if bool(arrival.area) == bool(arrival.drop):
                    raise self.source.error(where, "give either area or drop")
                if arrival.area:
                    self.area((*where, "area"), arrival.area)
                elif not row.division:
                    raise self.source.error((*where, "drop"), f"{arrival.key} is not airborne (H44-22.1.1)")
                if not self.scenario.first_turn <= arrival.turn <= self.scenario.last_turn:
                    raise self.source.error((*where, "turn"), f"turn {arrival.turn} is not in the scenario")

    def _stacks(self) -> None:
        """Stacks are of one side and within the limits (H44-6.1 to 6.3)."""
        stacks: dict[str, list[Placed]] = {}
        for placed in placed_units(self.scenario, self.box, self.chart):
            if placed.hex and placed.key in self.box.units:
                stacks.setdefault(placed.hex, []).append(placed)
        for name, stack in stacks.items():
            with self.gather:
                where: Where = self.taken.get(stack[-1].key, ())
                if len({self.box.units[placed.key].side for placed in stack}) > 1:
                    raise self.source.error(where, f"both sides are in {name}")
                count = counted([(self.box.units[placed.key], placed.lost) for placed in stack], self.box)
                most = self.box.constants.stacking.units
                if count > most:
                    raise self.source.error(where, f"{count} units in {name} count for stacking, {most} may")

    def _both_sides(self) -> None:
        keys = [placed.key for placed in placed_units(self.scenario, self.box, self.chart)]
        keys += [arrival.key for arrival in arriving_units(self.scenario, self.box, self.chart)]
        sides = {self.box.units[key].side for key in keys if key in self.box.units}
        for side in ("allied", "german"):
            if side not in sides:
                raise self.source.error(("units",), f"there are no {side} units")

    def _unknown(self) -> None:
        hexes = self.scenario.unknown or ()
        self.hexes(("unknown",), hexes)
        most = self.box.constants.specials.unknown_units
        if len(hexes) > most:
            raise self.source.error(("unknown",), f"{len(hexes)} unknown units, there are {most}")

    def _bridges(self) -> None:
        bridges = {bridge.hexside: bridge for bridge in self.chart.bridges}
        seen: list[str] = []
        for number, each in enumerate(self.scenario.bridges):
            with self.gather:
                where: Where = ("bridges", number)
                check_known(self.source, (*where, "hexside"), each.hexside, bridges, "bridge")
                if each.hexside in seen:
                    raise self.source.error((*where, "hexside"), f"{each.hexside} stands here twice")
                seen.append(each.hexside)
                spared = bridges[each.hexside].never_blown
                if spared != (each.state == "open") and not (spared and each.state == "safe"):
                    problem = f"{each.hexside} cannot be {each.state}"
                    raise self.source.error((*where, "state"), problem, "see H44-5.3.1 and 5.7")

    def _control(self) -> None:
        """Control matters for cities, the hexes of H44-26.5.1 and those that bring points."""
        self.hexes(("allied_hexes",), self.scenario.allied_hexes)
        scoring = {name for award in self.scenario.victory.awards for name in award.hexes}
        scoring.update(self.box.constants.victory.hexes)
        for at, name in enumerate(self.scenario.allied_hexes):
            city = name in self.chart.hexes and self.chart.hexes[name].terrain == "city"
            if not city and name not in scoring:
                raise self.source.error(("allied_hexes", at), f"nothing depends on who controls {name}")

    def _traffic(self) -> None:
        traffic = self.scenario.traffic
        markers = [(("traffic", "box", at), marker) for at, marker in enumerate(traffic.box)]
        markers += [(("traffic", "track", at), each.marker) for at, each in enumerate(traffic.track)]
        markers += [(("traffic", "map", at), each.marker) for at, each in enumerate(traffic.map)]
        seen: list[int] = []
        for where, marker in markers:
            with self.gather:
                if marker in seen:
                    raise self.source.error(where, f"marker {marker} stands here twice")
                seen.append(marker)
        hexes = [each.hex for each in traffic.map]
        for at, name in enumerate(hexes):
            with self.gather:
                self.hex(("traffic", "map", at, "hex"), name)
                if any(name == other or name in neighbours(other) for other in hexes[:at]):
                    problem = f"{name} is next to another traffic marker (H44-24.4)"
                    raise self.source.error(("traffic", "map", at, "hex"), problem)

    def _victory(self) -> None:
        victory = self.scenario.victory
        if victory.kind == "campaign" and self.scenario.extent:
            raise self.source.error(("victory", "kind"), "chapter 26 needs the whole map")
        if victory.kind == "crossing" and not (victory.region and victory.steps):
            raise self.source.error(("victory",), "crossing needs a region and steps (H44-S1.3)")
        if (victory.kind == "points") != bool(victory.awards):
            raise self.source.error(("victory", "awards"), "points are given by awards, and only then")
        for number, award in enumerate(victory.awards):
            with self.gather:
                self._award(("victory", "awards", number), award)

    def _award(self, where: Where, award: Award) -> None:
        given = {
            "hexes": bool(award.hexes),
            "bridges": bool(award.bridges),
            "region": bool(award.region),
            "area": bool(award.area),
        }
        wanted = AWARD_NEEDS[award.kind]
        for name, there in given.items():
            if there != (name == wanted):
                needs = "needs its" if name == wanted else "has no"
                raise self.source.error((*where, name), f"{award.kind} {needs} {name}")
        self.hexes((*where, "hexes"), award.hexes)
        bridges = [bridge.hexside for bridge in self.chart.bridges]
        for at, hexside in enumerate(award.bridges):
            check_known(self.source, (*where, "bridges", at), hexside, bridges, "bridge")
        if award.area:
            self.area((*where, "area"), award.area)

    def _special(self) -> None:
        for number, rule in enumerate(self.scenario.special):
            if rule in self.scenario.special[:number]:
                raise self.source.error(("special", number), f"{rule} stands here twice")


# --- hexes and stacks -----------------------------------------------------------------------------------


def neighbours(name: str) -> list[str]:
    """Return the six neighbours of a hex, on the map or not; odd lines lie half a hex east (H44-0.2)."""
    line, place = int(name[:2]), int(name[2:])
    east = line % 2
    around = [(0, -1), (0, 1), (-1, east - 1), (-1, east), (1, east - 1), (1, east)]
    return [f"{line + up:02d}{place + right:02d}" for up, right in around]


def counted(stack: Sequence[tuple[UnitRow, int]], box: Box) -> int:
    """Return how many units of a stack count for stacking (H44-6.1 to 6.3); each has its lost steps."""
    free: list[str] = []
    halves: list[str] = []
    count = 0
    armor = [row for row, _ in stack if box.types[row.type].armor]
    for row, lost in stack:
        kind = box.types[row.type].free
        if row.type == SOURCE:
            continue
        if kind and kind not in free:
            free.append(kind)
            continue
        if armor == [row] and row.steps - lost == box.constants.stacking.free_armor_steps:
            continue
        if row.half and row.half in halves:
            continue
        halves.append(row.half)
        count += 1
    return count
