"""Artillery: what a call for fire promises, who watches for it, and the answers of an indirect fire step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grognard.core.kernel.option import Option
from grognard.games.panzer.indirect.indirect_fire import AT_DROP, AT_NEXT, IndirectFire
from grognard.games.panzer.indirect.missions import due_sources, idle_sources
from grognard.games.panzer.indirect.observers import aim_points, is_observer, missions_of
from grognard.games.panzer.indirect.plots import Plots
from grognard.games.panzer.indirect.response import (
    FIRES,
    Request,
    friends_near,
    response_classes,
    response_modifier,
    response_number,
)
from grognard.games.panzer.indirect.salvo import units_under
from grognard.games.panzer.indirect.sheafs import sheaf_hexes
from grognard.games.panzer.indirect.shelling import Shelling
from grognard.games.panzer.indirect.sources import fire_range, open_refusal
from grognard.games.panzer.movement.modes import mode_of
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import CALL, CONVERGED, DONE, ENOUGH, REGISTER, SHEAF

from .gunnery import WHOLE, gp_harms
from .ways import FAR, along, way_to

if TYPE_CHECKING:
    from .field import Field

FACES: Final = 10  # of the die of a response
GOES_ON: Final = 2  # turns that a mission is expected to fire


def shell_harm(s: PanzerState, o: int, r: int, aim: int, t: int) -> int:
    """What the shells of a source take from a unit under its dense sheaf on average, in thousandths."""
    shells = Shelling()
    shells.player = s.sc.side[o]
    shells.source = r
    shells.sheaf = CONVERGED
    shells.target = t
    shells.distance = fire_range(s, o, r, aim)
    shells.aim(s)
    return sum(gp_harms(s, shells)[1:]) // 100


def call_worth(field: Field, o: int, aim: int, sources: list[int]) -> int:
    """What a call on a hex is worth with the best source; nothing where a friend is under it."""
    s = field.s
    under = units_under(s, sheaf_hexes(s.sc, aim, CONVERGED, -1))
    if any(s.sc.side[t] == field.side for t in under) or friends_near(s, field.side, aim):
        return 0
    best = 0
    for r in sources:
        if open_refusal(s, o, r, aim, []):
            continue
        ask = Request(o, r, aim, False)
        classes = response_classes(response_number(s, ask), response_modifier(s, ask), False)
        answered = list(classes)[1:].count(FIRES)
        harm = sum([shell_harm(s, o, r, aim, t) * field.worth[t] // WHOLE for t in under])
        best = max(best, harm * answered // FACES)
    return best


def watch_worth(field: Field, o: int) -> int:
    """What the OVERWATCH of an observer is worth for the artillery: a mission that goes on, or a call."""
    s = field.s
    if not s.sc.indirect_fire or not is_observer(s, o):
        return 0
    due = due_sources(s, o)
    if due:
        aim = s.m_aim[due[0]]
        under = [
            t for t in units_under(s, sheaf_hexes(s.sc, aim, CONVERGED, -1)) if s.sc.side[t] != field.side
        ]
        return sum([shell_harm(s, o, due[0], aim, t) * field.worth[t] // WHOLE for t in under])
    sources = idle_sources(s, field.side)
    if not sources or missions_of(s, o):
        return 0
    return max([0, *(call_worth(field, o, aim, sources) * GOES_ON for aim in aim_points(s, o))])


def artillery(field: Field, frame: IndirectFire, options: list[Option]) -> int:
    """HE on the hex that is worth most, where no friend is under it or near; running missions go on."""
    s = field.s
    if frame.step == AT_DROP:
        worths = [s.sc.points[o.a] for o in options]
        return worths.index(max(worths))
    if frame.step != AT_NEXT:
        return sheaf_choice(options)
    default = frame.default(s)
    if options[default].verb != DONE:
        return default
    best, most = default, 0
    sources = idle_sources(s, frame.player)
    for i, o in enumerate(options):
        if o.verb == CALL:
            value = call_worth(field, o.a, o.b, sources)
            if value > most:
                best, most = i, value
    return best


def sheaf_choice(options: list[Option]) -> int:
    """The dense sheaf, and otherwise the first of everything: it is HE, and as many sources as there are."""
    for i, o in enumerate(options):
        if o.verb == SHEAF and o.a == CONVERGED:
            return i
    return 1 if len(options) > 1 and options[0].verb == ENOUGH else 0


def plot(field: Field, frame: Plots, options: list[Option]) -> int:
    """PZR-6.5.1.4: points are registered where the enemies will come by; nothing is scheduled."""
    wanted = crossings(field)
    for at in wanted:
        for i, o in enumerate(options):
            if o.verb == REGISTER and o.b == at:
                return i
    return frame.default(field.s)


def crossings(field: Field) -> list[int]:
    """Half-way to where the enemies may leave the map, and what they want of one's own, likeliest first."""
    s = field.s
    count: dict[int, int] = {}
    for e in field.enemies:
        for row, owner in enumerate(s.sc.exit_side):
            if owner == s.sc.side[e] and s.sc.cross[e] > 0:
                way = way_to(s, mode_of(s, e), s.sc.exit_hexes[row])
                if way[field.at[e]] < FAR:
                    h = along(s, way, field.at[e], way[field.at[e]] // 2)
                    count[h] = count.get(h, 0) + field.worth[e]
    for row, h in enumerate(s.sc.objective_hex):
        if s.control[row] == field.side:
            count[h] = count.get(h, 0) + s.sc.objective_points[row] * WHOLE
    return sorted(count, key=lambda h: (-count[h], h))
