# mypyc: interpreted
"""What lies on the table before anybody plays: map, counters and names as structs."""

from __future__ import annotations

from grognard.core.telling.message import Message, Ref, msg
from grognard.core.telling.table import EVERY, OverlayKind, Player, Table

from ..box.scenario_files import load_scenario
from ..box.scenario_words import words
from ..scenario import FACING_NAMES, PanzerScenario
from .briefing import briefing
from .faces import counters, faces
from .ground import cells, edges, places, terrains, ways
from .names import PanzerNames
from .overlays import overlays_of


def table(sc: PanzerScenario) -> Table:
    """The table of a scenario."""
    file = load_scenario(sc.name)
    title, place, intro = words(file)
    return Table(
        game="panzer",
        scenario=sc.name,
        title=title,
        place=place,
        intro=intro,
        options=sc.options,
        orientation="flat",
        style="tactical",
        cells=cells(sc),
        edges=edges(sc.board),
        ways=ways(sc),
        labels=places(sc),
        terrains=terrains(sc),
        faces=faces(sc),
        counters=counters(sc),
        cards=[],
        players=[Player(seat, "ab"[at], msg(f"panzer-seat-{seat}")) for at, seat in enumerate(sc.seats)],
        overlays=[
            OverlayKind(name, msg(f"panzer-overlay-{name}"), needs) for name, needs in overlays_of(sc).items()
        ],
        names=names(sc),
        briefing=briefing(file),
        secrets=True,
    )


def names(sc: PanzerScenario) -> dict[str, dict[str, Message]]:
    """The words for whatever a message may refer to, beside counters; of hexes what each leaves out."""
    things = {
        "player": sc.seats,
        "facing": FACING_NAMES,
        "group": sc.formation_names,
        "card": sc.source_names,
    }
    naming = PanzerNames(sc)
    by_kind: dict[str, dict[str, Message]] = {}
    for kind, keys in things.items():
        named = {key: naming.message(Ref(kind, at, key)) for at, key in enumerate(keys)}
        by_kind[kind] = {key: name for key, name in named.items() if name is not None}
    by_kind["hex"] = {EVERY: msg("panzer-hex", hex=naming.left_out)}
    return by_kind
