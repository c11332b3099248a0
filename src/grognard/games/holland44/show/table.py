# mypyc: interpreted
"""What lies on the table before anybody plays (H44-2): map, counters, names, as structs for clients."""

from __future__ import annotations

from grognard.core.kernel.kinds import SIDE
from grognard.core.telling.message import Message
from grognard.core.telling.table import Cell, Table
from grognard.games.zocbond.show.faces import counters, named, overlay_kinds, players, settled
from grognard.games.zocbond.show.scene import takes_part

from ..box.data_files import load_box, load_scenario
from ..scenario import HollandScenario
from .about import SIDE_LETTERS
from .briefing import TEXTS, briefing
from .faces import face
from .names import HollandNames, sites
from .overlays import OVERLAYS
from .present import played_side
from .table_map import map_parts
from .terrain_facts import terrains
from .timetable import calendar, turn_names


def table(sc: HollandScenario) -> Table:
    box = load_box()
    file = load_scenario(sc.name)
    title, place, intro = TEXTS.words(file)
    cells, edges, ways, labels = map_parts(sc)
    units = [u for u in range(sc.units) if takes_part(sc, sc.start_place[u])]
    return Table(
        game="holland44",
        scenario=sc.name,
        title=title,
        place=place,
        intro=intro,
        options=sc.options,
        orientation="pointy",
        style="operational",
        cells=cells,
        edges=edges,
        ways=ways,
        labels=labels,
        terrains=terrains(box),
        faces=[face(sc, box, u) for u in units],
        counters=counters(sc, HollandNames(sc), units, lambda u: sc.formation_names[sc.formation[u]]),
        cards=[],
        players=players(sc, SIDE_LETTERS),
        overlays=overlay_kinds(sc, OVERLAYS),
        names=names(sc, cells),
        briefing=briefing(file),
        turns=turn_names(sc),
        calendar=calendar(sc, file),
    )


def names(sc: HollandScenario, cells: list[Cell]) -> dict[str, dict[str, Message]]:
    """The words for whatever a message may refer to, beside counters."""
    areas = [f"@{letter}" for letter in sc.board.areas]
    sides = [sc.name_of(SIDE, side) for side in sc.bridge_side if played_side(sc, side)]
    things = {
        "player": sc.seats,
        "group": sc.formation_names,
        "place": areas,
        "area": areas,
        "side": sides,
    }
    return named(HollandNames(sc), {**things, **settled([cell.name for cell in cells], sites())})
