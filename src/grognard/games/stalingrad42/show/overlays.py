# mypyc: interpreted
"""Overlays for the map: zones of control, bonds, supply, railways, artillery, retreats, what counts."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.kernel.describe import ref
from grognard.core.kernel.kinds import PLAYER
from grognard.core.telling.message import Message, Ref, msg, rule
from grognard.core.telling.overlay import Note, Overlay, Stroke, Tint
from grognard.games.zocbond.combat import Combat, targets
from grognard.games.zocbond.kinds import FIRED, GOOD, ISOLATED, OUT_OF_SUPPLY
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.show import forgotten
from grognard.games.zocbond.show.courses import courses
from grognard.games.zocbond.show.layers import Layers, Tracer, hex_ref, pointed_units, unit_ref
from grognard.games.zocbond.show.overlays import spot
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.verbs import READY

from .. import supply, support
from ..initial import Initial
from ..kinds import TRAIN
from ..refusals import REFUSALS
from ..scenario import AIR_READY, AXIS, SOVIET, SUPPORT
from ..state import StalingradState
from ..supply_phase import SupplyPhase
from ..transport import rail
from ..units import is_combat_unit
from ..verbs import ARRIVE, BUY, FORTIFY, RAILHEAD, REBUILD, REFIT, VERBS

#: The overlays of the game, each with what must be pointed at.
OVERLAYS = {
    "zoc": "",
    "bonds": "",
    "supply": "",
    "line": "unit",
    "rail": "",
    "guns": "unit",
    "reach": "unit",
    "odds": "",
    "strike": "target",
    "control": "",
    "front": "",
    "results": "target",
    "courses": "step",
    "left": "phase",
}


class StalingradTracer(Tracer):
    """Supply lines to areas and ports (S42-16.2.1)."""

    def __init__(self, s: StalingradState, player: int) -> None:
        self.s = s
        self.lines = supply.lines(s, player)

    def line(self, u: int) -> list[int]:
        s = self.s
        where = s.place[u]
        if where < s.sc.n:
            return self.lines.line(where)
        if s.sc.zone_rules.own_area(s, where, self.lines.player):
            return [where]
        gate = supply.gate_to(s, self.lines, where)  # at Baku it begins at the edge (S42-24.1.2)
        return self.lines.line(gate) if gate >= 0 else []

    def off_road(self, h: int) -> int:
        return self.lines.length_from(h)


class StalingradLayers(Layers):
    """The family's overlays; of who is cut off it is said whether he is isolated (S42-16.5.1)."""

    def tracer(self, s: ZocState, player: int) -> Tracer:
        assert isinstance(s, StalingradState)
        return StalingradTracer(s, player)

    def fighters(self, s: ZocState, player: int) -> list[int]:
        assert isinstance(s, StalingradState)
        return [u for u in s.sc.units_of[player] if 0 <= s.place[u] < s.sc.n and is_combat_unit(s, u)]

    def why_cut(self, s: ZocState, u: int, wanted: list[int]) -> Message:
        assert isinstance(s, StalingradState)
        if not supply.is_reached(s, supply.endless_lines(s, s.sc.owner[u]), s.place[u]):
            return self.says("isolated", "isolated", unit=unit_ref(s.sc, u))
        return super().why_cut(s, u, wanted)


LAYERS = StalingradLayers("stalingrad42", REFUSALS)


def overlay(known: StalingradState, player: int, name: str, at: list[Ref]) -> Overlay:
    """An overlay by name; raises Unreadable if it needs something else pointed at."""
    if name == "guns":
        return gun_range(known, pointed_units(known, name, at)[0])
    if name == "courses":
        return Overlay(name, [], [], [], notes=courses(known, player, VERBS))
    own: dict[str, Callable[[StalingradState, int], Overlay]] = {
        "supply": supply_and_markers,
        "rail": railways,
        "control": controls,
        "left": left,
    }
    return own[name](known, player) if name in own else LAYERS.shown(known, player, name, at)


# -- supply (S42-16) ---------------------------------------------------------------------------------------


def supply_and_markers(s: StalingradState, player: int) -> Overlay:
    """Lines now; and how many bear a marker since their last supply phase (S42-16.4)."""
    layer = LAYERS.supply(s, player)
    for side in [player] if player >= 0 else [AXIS, SOVIET]:
        marked = [s.supply[u] for u in LAYERS.fighters(s, side)]
        facts = {"out": marked.count(OUT_OF_SUPPLY), "isolated": marked.count(ISOLATED)}
        if any(facts.values()):
            text = msg("stalingrad42-says-markers", rule=rule("S42-16.4"), **facts)
            layer.says.append(text)
    return layer


# -- railways (S42-17) -------------------------------------------------------------------------------------


def railways(s: StalingradState, player: int) -> Overlay:
    """The rail network of the reader's side (of both for spectators), what is cut off from it, railheads."""
    sc = s.sc
    tints = [Tint(sc.board.name(h), "from", owner=AXIS) for h in s.railhead if 0 <= h < sc.n]
    strokes: list[Stroke] = []
    says: list[Message] = []
    for side in [player] if player >= 0 else [AXIS, SOVIET]:
        joined = rail.network(s, side)
        for h in sc.rail_hexes:
            for to in rail.beside(s, h):
                if h < to and rail.serves(s, h, side) and rail.serves(s, to, side):
                    whole = joined[h] and joined[to]
                    strokes.append(
                        Stroke("supply" if whole else "blocked", [spot(sc, h), spot(sc, to)], side)
                    )
        facts = {"n": sum(joined), "of": sum(rail.serves(s, h, side) for h in sc.rail_hexes)}
        who = ref(sc, PLAYER, side)
        says.append(msg("stalingrad42-says-rail", player=who, rule=rule("S42-17.4"), **facts))
    heads = tuple(hex_ref(sc, h) for h in s.railhead if 0 <= h < sc.n)
    if heads:
        says.append(msg("stalingrad42-says-railheads", hexes=heads, rule=rule("S42-17.2.1")))
    return Overlay("rail", tints, strokes, says)


# -- artillery (S42-18.4) ----------------------------------------------------------------------------------


def gun_range(s: StalingradState, u: int) -> Overlay:
    """The hexes that support of a unit reaches."""
    sc = s.sc
    if not sc.kind[u] & SUPPORT:
        return LAYERS.no_guns(s, u, "S42-18.2.1")
    reached = support.reached(s, u)
    tints = [Tint(sc.board.name(h), "range") for h in range(sc.n) if reached[h]]
    return LAYERS.guns(s, u, tints, "S42-18.4")


# -- what counts (S42-24.1.1) ------------------------------------------------------------------------------


def controls(s: StalingradState, player: int) -> Overlay:
    """The cities, ports and hexes that bring points, and who passed through them last (S42-16.3.4)."""
    return LAYERS.control(s, [(h, s.sc.points[h]) for h in s.sc.control_hexes], "S42-24.1.1")


# -- the phase that is played ------------------------------------------------------------------------------


def left(s: StalingradState, player: int) -> Overlay:
    """What could still be done: also what can be bought or taken in; guns, air units, railheads at hand."""
    sc = s.sc
    notes = forgotten.left(s, player)
    top = s.top() if s.lanes[0] and s.asked[0] == player else None
    if isinstance(top, Combat) and targets(s, player):
        guns = [unit_ref(sc, u) for u in sc.guns[player] if can_fire(s, u)]
        notes += forgotten.note(s, "guns", guns)
        air = sum(state == AIR_READY for state in s.air)
        if player == AXIS and air:
            notes.append(Note(msg("stalingrad42-left-air", n=air)))
    if isinstance(top, Initial):
        notes += unspent(s, top)
    if isinstance(top, SupplyPhase):
        ahead = dict.fromkeys(o.a for o in top.options(s) if o.verb == RAILHEAD)
        notes += forgotten.note(s, "railheads", [hex_ref(sc, h) for h in ahead], forgotten.GRAVE)
    return Overlay("left", [], [], [], notes=notes)


def can_fire(s: StalingradState, u: int) -> bool:
    """Artillery that is ready, and within reach of an enemy beside own units."""
    if not in_play(s, u) or s.has_mark(u, FIRED | TRAIN) or s.order[u] != GOOD:
        return False
    reached = support.reached(s, u)
    enemy = 1 - s.sc.owner[u]
    return any(near and s.grip[enemy * s.sc.n + h] for h, near in enumerate(reached))


def unspent(s: StalingradState, phase: Initial) -> list[Note]:
    """Reinforcements that could come now; replacements and resource points that are lost if not used."""
    sc = s.sc
    options = phase.options(s)
    coming = list(dict.fromkeys(o.a for o in options if o.verb == ARRIVE))
    taking = [o for o in options if o.verb in (REFIT, REBUILD)]
    weak = list(dict.fromkeys(o.a for o in taking))
    points = sum(s.replacement[kind] for kind in {o.b if o.verb == REFIT else o.c for o in taking})
    notes = forgotten.note(s, "arrive", [unit_ref(sc, u) for u in coming], forgotten.GRAVE)
    if weak:
        text = msg("stalingrad42-left-refit", n=points, units=len(weak))
        notes.append(Note(text, [unit_ref(sc, u) for u in weak], forgotten.GRAVE))
    if s.resource_points and any(o.verb in (READY, BUY, FORTIFY) for o in options):
        notes.append(Note(msg("stalingrad42-left-resources", n=s.resource_points), kind=forgotten.GRAVE))
    return notes
