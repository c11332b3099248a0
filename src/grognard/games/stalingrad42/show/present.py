# mypyc: interpreted
"""The drawable part of a view: counters, markers on hexes, turn, weather, points, what can be spent."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.kernel.kinds import SIDE
from grognard.core.telling.view import Mark, Piece, Scene, Track
from grognard.games.zocbond.kinds import (
    ATTACKED,
    FIRED,
    GONE,
    MOVED,
    REFITTED,
    RETREATED,
    SHATTERED,
    STRIDE,
    STRUCK,
)
from grognard.games.zocbond.show import scene

from ..fortifications import is_printed
from ..kinds import AT_HAND, DUMP, RESERVE, TRAIN
from ..scenario import (
    AIR_POSTED,
    AIR_READY,
    AXIS,
    BEGUN,
    NO_FORT,
    REPLACEMENTS,
    SOVIET,
    WEATHERS,
    StalingradScenario,
)
from ..state import StalingradState
from ..victory import points

#: Markers that a counter shows, gravest first.
SIGNS = (
    (FIRED, "fired"),
    (REFITTED, "refitted"),
    (TRAIN, "train"),
    (SHATTERED, "shattered"),
    (ATTACKED, "attacked"),
    (STRUCK, "struck"),
    (RETREATED, "fled"),
    (MOVED, "moved"),
    (AT_HAND, "ready"),
    (DUMP, "dump"),
    (RESERVE, "reserve"),
)


def present(known: StalingradState) -> Scene:
    """What a reader sees: all but the boxes of reserve armies is open."""
    sc = known.sc
    last = drawn(sc)
    pieces = last.pieces(looks(known), lambda u, look: piece(known, u, look))
    marks = [
        *last.marks("objective", list(known.control), lambda: objectives(known)),
        *last.marks("fort", (list(known.fort), known.forts_live), lambda: forts(known)),
        *railheads(known),
        *last.marks("battle", (list(known.city_battle), list(known.contested)), lambda: battles(known)),
        *flotilla(known),
    ]
    return Scene(pieces, marks, tracks(known), [])


@lru_cache(maxsize=16)
def drawn(sc: StalingradScenario) -> scene.Drawn:
    """What was drawn of a scenario last."""
    return scene.Drawn(counters(sc))


def looks(s: StalingradState) -> list[scene.Look]:
    """For every unit, what its counter is drawn from: beside the family's, plans, box and air unit."""
    air = [0] * s.sc.units
    for unit, u in enumerate(s.air_with):
        if s.air[unit] == AIR_POSTED:
            air[u] = 1
    boxes = [0, *s.mask]
    box = [boxes[row + 1] for row in s.sc.mask_row]
    own = zip(s.plans, s.plans_made, box, air, strict=False)
    return [family + more for family, more in zip(scene.looks_of(s), own, strict=False)]


def counters(sc: StalingradScenario) -> list[int]:
    """The units that can ever be seen, also those whose counters replace others later (S42-32.4).

    The stronger come later, so that they lie on top of a stack.
    """
    later = {new for _, _, new in sc.upgrades}
    units = [u for u in range(sc.units) if sc.start_place[u] != sc.box + GONE or u in later]
    return sorted(units, key=lambda u: (printed_strength(sc, u), u))


def printed_strength(sc: StalingradScenario, u: int) -> int:
    """Attack and defence together."""
    at = STRIDE * u + sc.steps[u]
    return sc.attack[at] + sc.defence[at]


def piece(s: StalingradState, u: int, look: scene.Look) -> Piece:
    plans, planned, box, air = look[-4:]
    counter = scene.piece(s, u, SIGNS)
    if plans:
        counter.badges.append("plan-ready")
    if planned:
        counter.badges.append("planned")
    if box > 0:  # the reader knows the box of a reserve army (S42-34.1.1)
        counter.badges.append(f"box-{box}")
    if air:
        counter.badges.append("air")
    return counter


# -- markers -----------------------------------------------------------------------------------------------


def objectives(s: StalingradState) -> list[Mark]:
    """The hexes that count (S42-24.1.1)."""
    sc = s.sc
    return [
        Mark(sc.board.name(h), "objective", s.control[row], sc.points[h])
        for row, h in enumerate(sc.control_hexes)
        if sc.points[h]
    ]


def forts(s: StalingradState) -> list[Mark]:
    """S42-9.7.1, 9.7.7: fort markers, and the printed ones that still serve."""
    sc = s.sc
    marks = []
    for h, fort in enumerate(s.fort):
        if fort > BEGUN:
            marks.append(Mark(sc.board.name(h), "fort-begun", fort - BEGUN - 1))
        elif fort != NO_FORT:
            marks.append(Mark(sc.board.name(h), "fort", fort - 1))
        elif is_printed(s, h):
            marks.append(Mark(sc.board.name(h), "fort", SOVIET))
    return marks


def railheads(s: StalingradState) -> list[Mark]:
    """S42-17.2.1."""
    return [Mark(s.sc.board.name(h), "railhead", AXIS) for h in s.railhead if 0 <= h < s.sc.n]


def battles(s: StalingradState) -> list[Mark]:
    """City battles with their level (S42-11.6.2), and cities that both sides are in (S42-29.1.4)."""
    sc = s.sc
    if not any(s.city_battle) and max(s.contested) < 0:
        return []
    return [
        Mark(sc.board.name(h), "contested" if s.contested[h] >= 0 else "city-battle", s.contested[h], level)
        for h, level in enumerate(s.city_battle)
        if level or s.contested[h] >= 0
    ]


def flotilla(s: StalingradState) -> list[Mark]:
    """S42-5.5.3."""
    return [Mark(s.sc.name_of(SIDE, s.flotilla), "flotilla", SOVIET)] if s.flotilla >= 0 else []


# -- tracks ------------------------------------------------------------------------------------------------


def tracks(s: StalingradState) -> list[Track]:
    """Turn, weather of its first day, points and the benchmark, air units; what the side that moves has."""
    sc = s.sc
    rows = [Track("turn", s.turn, sc.last_turn), Track(sky(s), int(sc.turn_dates[s.turn][-2:]))]
    rows.append(Track("vp", points(s), sc.victory_points, owner=AXIS))
    if sc.has_benchmarks:
        rows.append(Track("benchmark", sc.benchmark[s.turn], owner=AXIS))
    counts = {"air": sum(state == AIR_READY for state in s.air)}
    rows += [Track(name, count, owner=AXIS) for name, count in counts.items() if count]
    own = {"resources": s.resource_points}
    own.update({f"replacement-{name}": s.replacement[at] for at, name in enumerate(REPLACEMENTS)})
    rows += [Track(name, count, owner=s.active) for name, count in own.items() if count]
    return rows


def sky(s: StalingradState) -> str:
    """The month and the weather, as one word of the texts (S42-23.1)."""
    weather = "mud" if s.mud else WEATHERS[s.weather].replace("_", "-")
    return f"{int(s.sc.turn_dates[s.turn][5:7])}-{weather}"
