# mypyc: interpreted
"""What lies on the table before anybody plays (S42-2): map, counters, names, as structs for clients."""

from __future__ import annotations

from grognard.core.message import Message, Ref, msg
from grognard.core.table import Counter, OverlayKind, Player, Table

from .about import SIDE_LETTERS, words
from .armies import armies_of, army_keys
from .briefing import briefing
from .data_files import load_box, load_scenario
from .faces import face
from .names import StalingradNames
from .overlays import OVERLAYS
from .present import counters
from .scenario import StalingradScenario
from .table_map import map_parts
from .terrain_facts import terrains
from .timetable import calendar, turn_names


def table(sc: StalingradScenario) -> Table:
    box = load_box()
    file = load_scenario(sc.name)
    title, place, intro = words(file)
    cells, edges, ways, labels = map_parts(sc)
    units = counters(sc)
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
        counters=named_counters(sc, units, armies_of(file)),
        cards=[],
        players=[
            Player(seat, SIDE_LETTERS[at], msg(f"stalingrad42-seat-{seat}"))
            for at, seat in enumerate(sc.seats)
        ],
        overlays=[
            OverlayKind(name, msg(f"stalingrad42-overlay-{name}"), needs) for name, needs in OVERLAYS.items()
        ],
        names=names(sc),
        briefing=briefing(file),
        turns=turn_names(sc),
        calendar=calendar(sc, file),
    )


def named_counters(sc: StalingradScenario, units: list[int], armies: dict[str, str]) -> list[Counter]:
    naming = StalingradNames(sc)
    found = []
    for u in units:
        key = sc.unit_names[u]
        name = naming.message(Ref("unit", u, key))
        assert name is not None
        found.append(Counter(key, key, sc.owner[u], name, armies.get(key, "")))
    return found


def names(sc: StalingradScenario) -> dict[str, dict[str, Message]]:
    """The words for whatever a message may refer to, beside counters and hexes."""
    areas = [f"@{letter}" for letter in sc.board.areas]
    boxes = sc.place_names[sc.army_box :]
    naming = StalingradNames(sc)
    found: dict[str, dict[str, Message]] = {}
    things = {"player": sc.seats, "place": areas + boxes, "area": areas, "group": army_keys()}
    for kind, keys in things.items():
        named = {key: naming.message(Ref(kind, -1, key)) for key in keys}
        found[kind] = {key: name for key, name in named.items() if name is not None}
    return found
