# mypyc: interpreted
"""The drawable part of a view: counters, markers on hexes and bridges, turn, weather and points."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from grognard.core.kernel.kinds import SIDE
from grognard.core.telling.view import Mark, Piece, Scene, Track
from grognard.games.zocbond.kinds import (
    ATTACKED,
    ENGAGED,
    FIRED,
    MOVED,
    REFITTED,
    RETREATED,
    SHATTERED,
    STRUCK,
)
from grognard.games.zocbond.show import scene

from ..box.dice_tables import CAMPAIGN, CROSSING, HOLD
from ..kinds import CROSSED, DISMOUNTED, EXHAUSTED, LANDED, LIMBERED, SCATTERED, SPENT
from ..scenario import (
    ALLIED,
    BRIDGES,
    CITY,
    DIVISIONS,
    GERMAN,
    OPEN,
    TURN_KINDS,
    WEATHERS,
    HollandScenario,
)
from ..state import HollandState
from ..units import on_trucks
from ..victory import allied_beyond, allied_points, side_points

#: Markers that a counter shows, gravest first.
SIGNS = (
    (SPENT, "spent"),
    (SCATTERED, "scattered"),
    (ENGAGED, "engaged"),
    (EXHAUSTED, "exhausted"),
    (FIRED, "fired"),
    (LIMBERED, "limbered"),
    (DISMOUNTED, "dismounted"),
    (REFITTED, "refitted"),
    (LANDED, "landed"),
    (CROSSED, "ferries"),
    (SHATTERED, "shattered"),
    (ATTACKED, "attacked"),
    (STRUCK, "struck"),
    (RETREATED, "fled"),
    (MOVED, "moved"),
)


def present(known: HollandState) -> Scene:
    """Nothing is hidden: every reader sees the same."""
    sc = known.sc
    looks = [(*look, parent) for look, parent in zip(scene.looks_of(known), known.parent, strict=False)]
    pieces = drawn(sc).pieces(looks, lambda u, _: piece(known, u))
    marks = [*objectives(known), *bridges(known), *rafts(known), *traffic(known)]
    return Scene(pieces, marks, tracks(known), [])


@lru_cache(maxsize=16)
def drawn(sc: HollandScenario) -> scene.Drawn:
    """What was drawn of a scenario last."""
    return scene.Drawn([u for u in range(sc.units) if scene.takes_part(sc, sc.start_place[u])])


def piece(s: HollandState, u: int) -> Piece:
    counter = scene.piece(s, u, SIGNS)
    if on_trucks(s, u):  # a breakdown unit on its mechanized side (H44-21.2)
        return replace(counter, figures={**counter.figures, "movement": s.sc.mech_allowance[u]})
    return counter


# -- markers -----------------------------------------------------------------------------------------------


def worth(s: HollandState) -> dict[int, int]:
    """The hexes that count at the end, and what each brings (H44-26.5.1)."""
    sc = s.sc
    if sc.turn_tables.victory == CAMPAIGN:
        values = {h: sc.figures["victory.city_hex"] for h in sc.control_hexes if sc.terrain[h] == CITY}
        values.update(
            {h: sc.turn_tables.hex_points[at] for at, h in enumerate(sc.victory_hexes) if h not in values}
        )
        return values
    return {h: award.points for award in sc.turn_tables.awards if award.kind == HOLD for h in award.hexes}


def objectives(s: HollandState) -> list[Mark]:
    sc = s.sc
    return [
        Mark(sc.board.name(h), "objective", s.control[sc.control_row[h]], points)
        for h, points in sorted(worth(s).items())
    ]


def bridges(s: HollandState) -> list[Mark]:
    """H44-5.3.1: the state of each bridge on the part of the map that is played on."""
    sc = s.sc
    marks = []
    for number, side in enumerate(sc.bridge_side):
        if s.bridge[number] != OPEN and played_side(sc, side):
            marks.append(Mark(sc.name_of(SIDE, side), f"bridge-{BRIDGES[s.bridge[number]]}"))
    return marks


def played_side(sc: HollandScenario, side: int) -> bool:
    """Whether a hexside is one of a hex that is played on."""
    return any(0 <= at < sc.n and sc.in_play[at] for at in (side // 6, sc.neighbour[side]))


def rafts(s: HollandState) -> list[Mark]:
    """Ferries that engineers have opened in this turn (H44-23.3.3)."""
    return [Mark(s.sc.name_of(SIDE, side), "raft", ALLIED) for side in s.crossing if side >= 0]


def traffic(s: HollandState) -> list[Mark]:
    """H44-24: markers on the map, by their numbers."""
    sc = s.sc
    return [
        Mark(sc.board.name(at), "traffic", value=marker + 1)
        for marker, at in enumerate(s.traffic)
        if 0 <= at < sc.n
    ]


# -- tracks ------------------------------------------------------------------------------------------------


def tracks(s: HollandState) -> list[Track]:
    """Turn and day with its weather, points, and what the Allies have of the air in this turn."""
    sc = s.sc
    day = int(sc.turn_dates[s.turn][-2:])
    sky = f"{TURN_KINDS[s.turn_kind()].lower()}-{WEATHERS[s.weather()]}"
    rows = [Track("turn", s.turn, sc.last_turn), Track(sky, day), *points(s)]
    counts = {"air": s.air_left, "landings": s.landings_left}
    counts.update({f"airborne-{name}": s.airborne_points[at] for at, name in enumerate(DIVISIONS)})
    return rows + [Track(name, count, owner=ALLIED) for name, count in counts.items() if count]


def points(s: HollandState) -> list[Track]:
    """What decides the game, as it stands now (H44-26, S1.3)."""
    tables = s.sc.turn_tables
    if tables.victory == CAMPAIGN:
        halves = Track("half-vp", s.half_points, owner=GERMAN)
        return [Track("vp", allied_points(s), owner=ALLIED), halves]
    if tables.victory == CROSSING:
        across = sum(s.steps[u] for u in allied_beyond(s, tables.region, True))
        return [Track("across", across, tables.steps, owner=ALLIED)]
    return [Track("vp", each, owner=side) for side, each in enumerate(side_points(s))]
