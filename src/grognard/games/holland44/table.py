# mypyc: interpreted
"""What lies on the table before anybody plays (H44-2): map, counters, names, as structs for clients."""

from __future__ import annotations

from grognard.core.kinds import SIDE
from grognard.core.message import Message, Ref, msg
from grognard.core.table import Counter, OverlayKind, Player, Table
from grognard.games.zocbond.scene import takes_part

from .about import words
from .briefing import briefing
from .data_files import load_box, load_scenario
from .faces import face
from .names import HollandNames
from .overlays import OVERLAYS
from .present import played_side
from .scenario import HollandScenario
from .table_map import map_parts
from .terrain_facts import terrains
from .timetable import calendar, turn_names

SIDE_LETTERS = "ca"  # whose colours and corners a player's counters have: the Allies C, the Germans A


def table(sc: HollandScenario) -> Table:
    box = load_box()
    file = load_scenario(sc.name)
    title, place, intro = words(file)
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
        counters=counters(sc, units),
        cards=[],
        players=[
            Player(seat, SIDE_LETTERS[at], msg(f"holland44-seat-{seat}")) for at, seat in enumerate(sc.seats)
        ],
        overlays=[
            OverlayKind(name, msg(f"holland44-overlay-{name}"), needs) for name, needs in OVERLAYS.items()
        ],
        names=names(sc),
        briefing=briefing(file),
        turns=turn_names(sc),
        calendar=calendar(sc, file),
    )


def counters(sc: HollandScenario, units: list[int]) -> list[Counter]:
    naming = HollandNames(sc)
    found = []
    for u in units:
        key = sc.unit_names[u]
        name = naming.message(Ref("unit", u, key))
        assert name is not None
        group = sc.formation_names[sc.formation[u]]
        found.append(Counter(key, key, sc.owner[u], name, group))
    return found


def names(sc: HollandScenario) -> dict[str, dict[str, Message]]:
    """The words for whatever a message may refer to, beside counters and hexes."""
    areas = [f"@{letter}" for letter in sc.board.areas]
    sides = [sc.name_of(SIDE, side) for side in sc.bridge_side if played_side(sc, side)]
    things = {
        "player": sc.seats,
        "group": sc.formation_names,
        "place": areas,
        "area": areas,
        "side": sides,
    }
    naming = HollandNames(sc)
    found: dict[str, dict[str, Message]] = {}
    for kind, keys in things.items():
        named = {key: naming.message(Ref(kind, -1, key)) for key in keys}
        found[kind] = {key: name for key, name in named.items() if name is not None}
    return found
