# mypyc: interpreted
"""What lies on the table before anybody plays (S42-2): map, counters, names, as structs for clients."""

from __future__ import annotations

from grognard.core.telling.message import Message
from grognard.core.telling.table import Cell, Table
from grognard.games.zocbond.show.faces import counters, named, overlay_kinds, players, settled

from ..box.data_files import load_box, load_scenario
from ..scenario import StalingradScenario
from .about import SIDE_LETTERS
from .armies import armies_of, army_keys
from .briefing import TEXTS, briefing
from .faces import face
from .names import StalingradNames, sites
from .overlays import OVERLAYS
from .present import counters as shown_counters
from .table_map import map_parts
from .terrain_facts import terrains
from .timetable import calendar, turn_names


def table(sc: StalingradScenario) -> Table:
    box = load_box()
    file = load_scenario(sc.name)
    title, place, intro = TEXTS.words(file)
    cells, edges, ways, labels = map_parts(sc)
    units = shown_counters(sc)
    armies = armies_of(file)
    return Table(
        game="stalingrad42",
        scenario=sc.name,
        title=title,
        place=place,
        intro=intro,
        options=sc.options,
        orientation="flat",
        style="operational",
        cells=cells,
        edges=edges,
        ways=ways,
        labels=labels,
        terrains=terrains(box),
        faces=[face(sc, box, u) for u in units],
        counters=counters(sc, StalingradNames(sc), units, lambda u: armies.get(sc.unit_names[u], "")),
        cards=[],
        players=players(sc, SIDE_LETTERS),
        overlays=overlay_kinds(sc, OVERLAYS),
        names=names(sc, cells),
        briefing=briefing(file),
        turns=turn_names(sc),
        calendar=calendar(sc, file),
    )


def names(sc: StalingradScenario, cells: list[Cell]) -> dict[str, dict[str, Message]]:
    """The words for whatever a message may refer to, beside counters."""
    areas = [f"@{letter}" for letter in sc.board.areas]
    boxes = sc.place_names[sc.army_box :]
    things = {"player": sc.seats, "place": areas + boxes, "area": areas, "group": army_keys()}
    return named(StalingradNames(sc), {**things, **settled([cell.name for cell in cells], sites())})
