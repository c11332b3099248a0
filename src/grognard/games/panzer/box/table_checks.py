# mypyc: interpreted
"""What the tables must fulfil: every cell there, rows in order, figures that rise and fall as they should.

Each `check_...` raises one LoadError that names file, line and field, what is wrong and what to do.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from grognard.core.loading.load import Source, Where, nearest

from .ap_types import ApFile, ArmourFile
from .far_types import AirFile, IndirectFile
from .gp_types import GpFile
from .ground_types import HexsideFile, MovementFile, SpottingFile, TerrainFile
from .order_types import CommandFile, GradeFile
from .origins import check_origin
from .plain_types import GRADES, RANGE_FACTORS

HEXSIDES = ("slope", "crest", "cliff", "hedge", "wall")
COMMANDS = ("fire", "move", "short_halt", "overwatch", "no_command")
ANGLES = ("front", "front_side", "rear_side", "rear")
SEVERITY = ("ND", "DM", "KO", "BU")
SLOPES = "abcdefrpmo"
#: Terrain that rules and boards speak of by name.
TERRAIN = (
    *(
        "clear",
        "rough",
        "scrub",
        "shellhole",
        "light_woods",
        "woods",
        "dense_woods",
        "gully",
        "stream",
        "ford",
    ),
    *("water", "railroad", "road", "trail", "bridge", "street", "building_wood", "building_brick"),
    *("building_stone", "rubble", "block", "ditch", "wire", "mines", "hasty_entrenchment"),
    *("improved_position", "on_fire", "smoke", "barrage", "wreck", "bu_smoke"),
)


def check_origins(source: Source, tables: Struct) -> None:
    """Every table of a file says whence its cells are, and names none that it does not have."""
    for name in tables.__struct_fields__:
        check_origin(source, (name,), getattr(tables, name))


def _the_same(source: Source, where: Where, ids: Sequence[object], wanted: Sequence[object]) -> None:
    """These ids, each once, in this order."""
    for number, name in enumerate(ids):
        if name not in wanted:
            raise source.error((*where, number), f"there is no {name!r} here", nearest(name, wanted))
        if name in ids[:number]:
            raise source.error((*where, number), f"{name!r} stands here twice")
    for name in wanted:
        if name not in ids:
            raise source.error(where, f"the row {name!r} is missing", "add it")
    if list(ids) != list(wanted):
        raise source.error(where, "the rows are not in order", "order them " + ", ".join(map(str, wanted)))


def _unique(source: Source, where: Where, ids: Sequence[str]) -> None:
    for number, name in enumerate(ids):
        if name in ids[:number]:
            raise source.error((*where, number, "id"), f"{name!r} stands here twice")


def _steps(source: Source, where: Where, rows: Sequence[int], first: int, last: int) -> None:
    """Rows that count down by one."""
    wanted = list(range(first, last - 1, -1))
    if list(rows) != wanted:
        wrong = next(
            (at for at, row in enumerate(rows) if at >= len(wanted) or row != wanted[at]), len(rows) - 1
        )
        hint = f"rows go from {first} down to {last}, one by one"
        raise source.error((*where, wrong), f"row {rows[wrong]} is out of order", hint)


def check_terrain(source: Source, file: TerrainFile) -> None:
    """terrain.toml: all terrain that rules and boards name; rubble and its cover go together."""
    rows = file.terrain.row
    _the_same(source, ("terrain", "row"), [row.id for row in rows], TERRAIN)
    for number, row in enumerate(rows):
        where: Where = ("terrain", "row", number)
        if (row.cover_spot == "rubble") != (row.rubble_cover is not None):
            problem = "cover of rubble needs rubble_cover, and nothing else has it"
            raise source.error((*where, "rubble_cover"), problem)
        if row.blocks and row.height <= 0 and row.height_of == "ground":
            raise source.error(
                (*where, "blocks"), f"{row.id} blocks sight at height {row.height} (PZR-4.1.4.1.1)"
            )
        if (row.kind == "veil") != (row.hinders is not None):
            raise source.error((*where, "hinders"), "a veil hinders fire, and nothing else does")
    check_origins(source, file)


def check_hexsides(source: Source, file: HexsideFile) -> None:
    """hexsides.toml: the five of them; what counts by level has limits."""
    rows = file.hexsides.row
    _the_same(source, ("hexsides", "row"), [row.id for row in rows], HEXSIDES)
    for number, row in enumerate(rows):
        if (row.per == "level") != (row.levels is not None):
            problem = "a cost for each level needs limits of levels, and no other has them"
            raise source.error(("hexsides", "row", number, "levels"), problem)
    check_origins(source, file)


def check_spotting(source: Source, file: SpottingFile) -> None:
    """spotting.toml: a row for every net modifier, ranges that fall."""
    rows, modifiers = file.ranges.row, file.modifiers
    _steps(source, ("ranges", "row"), [row.row for row in rows], modifiers.highest, modifiers.lowest)
    for number in range(1, len(rows)):
        for size in "VLS":
            above, here = getattr(rows[number - 1], size), getattr(rows[number], size)
            if here > above:
                problem = f"{here} is farther than {above} in the row above"
                raise source.error(("ranges", "row", number, size), problem, "ranges fall with the modifier")
    _unique(source, ("modifiers", "row"), [row.id for row in modifiers.row])
    check_origins(source, file)


def check_movement(source: Source, file: MovementFile) -> None:
    """movement.toml: ids once, a size from +2 to -2, all grades."""
    _unique(source, ("fractions", "row"), [row.id for row in file.fractions.row])
    _unique(source, ("allowances", "row"), [row.id for row in file.allowances.row])
    search = file.hull_down_search
    _steps(source, ("hull_down_search", "size"), [row.row for row in search.size], 2, -2)
    _the_same(source, ("hull_down_search", "grade"), [row.id for row in search.grade], GRADES)
    check_origins(source, file)


def check_commands(source: Source, file: CommandFile) -> None:
    """commands.toml: five commands, one of them the default; more units never have fewer commands."""
    _the_same(source, ("commands", "row"), [row.id for row in file.commands.row], COMMANDS)
    if sum(row.default for row in file.commands.row) != 1:
        raise source.error(("commands", "row"), "one command is the default, no more and no less")
    _the_same(source, ("available", "row"), [row.id for row in file.available.row], GRADES)
    for number, row in enumerate(file.available.row):
        for place in range(1, 10):
            if row.commands[place] < row.commands[place - 1]:
                problem = f"{row.commands[place]} commands for {place + 1} units, but more for {place}"
                raise source.error(("available", "row", number, "commands", place), problem)
    for layer in ("basic", "advanced"):
        _unique(source, ("sequence", layer), [step.id for step in getattr(file.sequence, layer)])
    check_origins(source, file)


def check_grades(source: Source, file: GradeFile) -> None:
    """grades.toml: the five grades, the better never worse off."""
    rows = file.grades.row
    _the_same(source, ("grades", "row"), [row.id for row in rows], GRADES)
    for number in range(1, len(rows)):
        for column in ("initiative", "command_range", "response", "close_combat", "recovery"):
            better, here = getattr(rows[number - 1], column), getattr(rows[number], column)
            if here > better:
                problem = f"{here} is better than the {better} of {rows[number - 1].id}"
                raise source.error(("grades", "row", number, column), problem)
    check_origins(source, file)


def check_ap(source: Source, file: ApFile) -> None:
    """ap.toml: the hit grid falls, every hit number has its row of hits, results grow worse by digit."""
    rows, modifiers = file.hit.row, file.modifiers
    _steps(source, ("hit", "row"), [row.row for row in rows], modifiers.highest, modifiers.lowest)
    for number, row in enumerate(rows):
        for factor in RANGE_FACTORS:
            here = getattr(row, factor)
            if here > file.hit.cap:
                problem = f"{here} is more than the cap of {file.hit.cap} (R-25)"
                raise source.error(("hit", "row", number, factor), problem)
            if number and here > getattr(rows[number - 1], factor):
                problem = f"{here} is more than in the row above"
                raise source.error(("hit", "row", number, factor), problem, "hit numbers fall")
    _check_hits(source, file)
    _check_locations(source, file)
    _unique(source, ("modifiers", "row"), [row.id for row in modifiers.row])
    ids = [row.id for row in modifiers.row]
    for number, modifier in enumerate(modifiers.row):
        where: Where = ("modifiers", "row", number)
        if (modifier.value is None) == (modifier.by == ""):
            raise source.error((*where, "value"), "give a value, or by what it goes", "not both, not neither")
        if modifier.replaces and modifier.replaces not in ids:
            problem = f"there is no modifier {modifier.replaces!r}"
            raise source.error((*where, "replaces"), problem, nearest(modifier.replaces, ids))
    check_origins(source, file)


def _check_hits(source: Source, file: ApFile) -> None:
    """One row for every hit number of the grid (PZR-6.5.2.1), and no more hits than rolls that hit."""
    numbers = {getattr(row, factor) for row in file.hit.row for factor in RANGE_FACTORS} - {0}
    rows = [row.row for row in file.hits.row]
    for number in sorted(numbers):
        if number not in rows:
            raise source.error(("hits", "row"), f"no row for the hit number {number}", "add one")
    for at, row in enumerate(file.hits.row):
        for rate in "QRF":
            three, two = getattr(row, rate)
            if not three <= two <= row.row:
                problem = f"three hits up to {three}, two up to {two}, one up to {row.row}: they must rise"
                raise source.error(("hits", "row", at, rate), problem)


def _check_locations(source: Source, file: ApFile) -> None:
    locations = file.locations
    _the_same(source, ("locations", "row"), [row.id for row in locations.row], ANGLES)
    for number, row in enumerate(locations.row):
        for digit in range(1, 11):
            where: Where = ("locations", "row", number, "places", digit - 1)
            place = row.places[digit - 1]
            if (place == "TK") != (digit == 10):
                raise source.error(where, f"{digit} is {place}, but tracks are 10 and nothing else is")
            if (place[0] == "H") != (digit in locations.hull):
                raise source.error(where, f"{digit} is {place}, but the hull is {list(locations.hull)}")
    for name, wanted in (("basic", ("front", "rear")), ("advanced", ANGLES)):
        sectors = getattr(file.sectors, name)
        _the_same(source, ("sectors", name), [row.id for row in sectors], wanted)
        ends = [0, *(row.upto for row in sectors)]
        if ends[-1] != 180 or any(row.over != ends[at] for at, row in enumerate(sectors)):
            raise source.error(
                ("sectors", name), "the sectors leave a gap or overlap", "from 0 to 180 degrees"
            )
    _unique(source, ("damage", "row"), [row.id for row in file.damage.row])
    for number, block in enumerate(file.damage.row):
        for digit in range(1, 10):
            if SEVERITY.index(block.results[digit]) < SEVERITY.index(block.results[digit - 1]):
                problem = f"digit {digit + 1} is milder than digit {digit}"
                raise source.error(("damage", "row", number, "results", digit), problem)


def check_armour(source: Source, file: ArmourFile) -> None:
    """armour.toml: a multiplier for every class of plate, the steeper never worth less."""
    rows = file.slopes.row
    _the_same(source, ("slopes", "row"), [row.id for row in rows], SLOPES)
    sloped = [row for row in rows if row.degrees]
    for number in range(1, len(sloped)):
        if sloped[number].ke < sloped[number - 1].ke or sloped[number].ce < sloped[number - 1].ce:
            problem = f"class {sloped[number].id} is steeper than {sloped[number - 1].id} but worth less"
            raise source.error(("slopes", "row", number), problem)
    check_origins(source, file)


def check_gp(source: Source, file: GpFile) -> None:
    """gp.toml: the results grid rises with GPD and falls with GPF."""
    rows = file.results.row
    _the_same(source, ("results", "row"), [row.gpd for row in rows], range(1, 11))
    for number, row in enumerate(rows):
        for gpf in range(15):
            where: Where = ("results", "row", number, "none", gpf)
            if row.none[gpf] >= row.suppressed[gpf]:
                problem = (
                    f"no effect up to {row.none[gpf]}, suppressed up to {row.suppressed[gpf]}: must rise"
                )
                raise source.error(where, problem)
            if gpf and row.none[gpf] >= row.none[gpf - 1]:
                raise source.error(where, f"GPF {gpf + 1} is no better than {gpf}", "figures fall with GPF")
            if number and row.none[gpf] <= rows[number - 1].none[gpf]:
                raise source.error(where, f"GPD {row.gpd} is no better than {row.gpd - 1}")
    _unique(source, ("modifiers", "row"), [row.id for row in file.modifiers.row])
    _unique(source, ("bail_out", "row"), [row.id for row in file.bail_out.row])
    _unique(source, ("close_assault", "row"), [row.id for row in file.close_assault.row])
    _the_same(source, ("vehicles", "small_arms"), [row.id for row in file.vehicles.small_arms], "APS")
    _the_same(
        source, ("buildings", "row"), [row.id for row in file.buildings.row], ("wood", "brick", "stone")
    )
    check_origins(source, file)


def check_indirect(source: Source, file: IndirectFile) -> None:
    """indirect.toml: nearer sources answer better; sheafs have the hexes of their form."""
    observers = ("FO", "RHQ", "BHQ", "CHQ", "recon")
    _the_same(source, ("response", "row"), [row.id for row in file.response.row], observers)
    for number, row in enumerate(file.response.row):
        if not row.attached <= row.organic <= row.independent:
            problem = "attached sources answer at least as well as organic ones, these as independent ones"
            raise source.error(("response", "row", number), problem)
    for number, sheaf in enumerate(file.sheafs.row):
        hexes = 1 + 3 * sheaf.radius * (sheaf.radius + 1) + sheaf.row_beyond
        if hexes != sheaf.hexes:
            problem = f"{sheaf.hexes} hexes, but its form has {hexes}"
            raise source.error(("sheafs", "row", number, "hexes"), problem)
    check_origins(source, file)


def check_air(source: Source, file: AirFile) -> None:
    """air.toml: what is hidden from an aircraft follows from its base level (PZR-6.7.3.1.3)."""
    _the_same(source, ("flight", "row"), [row.id for row in file.flight.row], ("low", "high"))
    _the_same(source, ("sight", "row"), [row.id for row in file.sight.row], ("low", "medium", "high"))
    for number, row in enumerate(file.sight.row):
        for level, hidden in enumerate(row.blocked):
            wanted = max(0, level - row.base_level + 1)
            if hidden != wanted:
                problem = (
                    f"an obstacle of level {level} hides {hidden} hexes, by the base level it is {wanted}"
                )
                raise source.error(("sight", "row", number, "blocked", level), problem)
    for number, area in enumerate(file.areas.row):
        if area.ahead + area.beside != area.hexes:
            problem = f"{area.hexes} hexes, but its form has {area.ahead + area.beside}"
            raise source.error(("areas", "row", number, "hexes"), problem)
    check_origins(source, file)
