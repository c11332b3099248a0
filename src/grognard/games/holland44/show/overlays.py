# mypyc: interpreted
"""Overlays for the map: zones of control, bonds, supply, bridges, artillery, retreats, what counts."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.kernel.describe import ref
from grognard.core.kernel.kinds import SIDE
from grognard.core.telling.message import Message, Ref, msg, rule
from grognard.core.telling.overlay import Note, Overlay, Stroke, Tint
from grognard.games.zocbond.combat import Combat, targets
from grognard.games.zocbond.kinds import ARTILLERY, GHOST, SOURCE
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.results import FACES
from grognard.games.zocbond.show import courses as family_courses
from grognard.games.zocbond.show import forgotten
from grognard.games.zocbond.show.attack_notes import WHY
from grognard.games.zocbond.show.layers import Layers, Tracer, hex_ref, pointed_units, unit_ref
from grognard.games.zocbond.show.overlays import spot
from grognard.games.zocbond.state import ZocState

from ..artillery import distance_to, fire_refusal
from ..box.dice_tables import SCATTER_ONE, SCATTER_TWO, UNHURT
from ..disengagement import Disengagement
from ..kinds import LANDED
from ..landing import among_enemies, drop_zone, friend_near, ground_drm, ground_refusal, in_air, unit_refusal
from ..refusals import REFUSALS
from ..scenario import ALLIED, BLOWN, BRIDGES, OPEN
from ..state import HollandState, bridge_stands
from ..supply import Lines, source_serves
from ..units import division_of
from ..verbs import VERBS
from .present import played_side, worth

#: The overlays of the game, each with what must be pointed at.
OVERLAYS = {
    "zoc": "",
    "bonds": "",
    "supply": "",
    "line": "unit",
    "bridges": "",
    "guns": "unit",
    "reach": "unit",
    "odds": "",
    "strike": "target",
    "control": "",
    "front": "",
    "results": "target",
    "landing": "phase",
    "courses": "step",
    "left": "phase",
}


class HollandTracer(Tracer):
    """Supply lines to an own area, else to the source of a division (H44-18.2.1)."""

    def __init__(self, s: HollandState, player: int) -> None:
        self.s = s
        self.lines = Lines(s, player)

    def line(self, u: int) -> list[int]:
        s = self.s
        where = s.place[u]
        if where >= s.sc.n:
            return [where] if where in self.lines.areas else []
        path = self.lines.ground.line(where)
        division = division_of(s, u)
        if not path and division >= 0 and source_serves(s, division, self.lines.exhausted):
            path = self.lines.search([s.place[s.sc.sources[division]]]).line(where)
        return path

    def off_road(self, h: int) -> int:
        return self.lines.ground.length_from(h)


class HollandLayers(Layers):
    """The family's overlays."""

    def tracer(self, s: ZocState, player: int) -> Tracer:
        assert isinstance(s, HollandState)
        return HollandTracer(s, player)

    def fighters(self, s: ZocState, player: int) -> list[int]:
        sc = s.zoc
        on_map = [u for u in sc.units_of[player] if 0 <= s.place[u] < sc.n]
        return [u for u in on_map if not sc.traits[u] & (GHOST | SOURCE)]


LAYERS = HollandLayers("holland44", REFUSALS)


def overlay(known: HollandState, player: int, name: str, at: list[Ref]) -> Overlay:
    """An overlay by name; raises Unreadable if it needs something else pointed at."""
    if name == "guns":
        return gun_range(known, pointed_units(known, name, at)[0])
    own: dict[str, Callable[[HollandState, int], Overlay]] = {
        "bridges": bridges,
        "control": controls,
        "landing": landings,
        "courses": courses,
        "left": left,
    }
    return own[name](known, player) if name in own else LAYERS.shown(known, player, name, at)


# -- bridges (H44-5) ---------------------------------------------------------------------------------------


def bridges(s: HollandState, player: int) -> Overlay:
    """Every bridge in play: a line across it, dotted where it is down; in words what state it is in."""
    sc = s.sc
    strokes: list[Stroke] = []
    says: list[Message] = []
    for number, side in enumerate(sc.bridge_side):
        if not played_side(sc, side) or sc.neighbour[side] < 0:
            continue
        ends = [spot(sc, side // 6), spot(sc, sc.neighbour[side])]
        state = OPEN if sc.bridge_never_blown[number] else s.bridge[number]
        strokes.append(Stroke("clear" if bridge_stands(state) else "blocked", ends))
        words = msg(f"holland44-bridge-{BRIDGES[state]}")
        cited = rule("H44-5.8" if state >= BLOWN and state != OPEN else "H44-5.3.1")
        says.append(msg("holland44-says-bridge", side=ref(sc, SIDE, side), state=words, rule=cited))
    return Overlay("bridges", [], strokes, says)


# -- artillery (H44-17.4) ----------------------------------------------------------------------------------


def gun_range(s: HollandState, u: int) -> Overlay:
    """The hexes that artillery reaches."""
    sc = s.sc
    if not sc.traits[u] & ARTILLERY or not sc.range[u]:
        return LAYERS.no_guns(s, u, "H44-17.1")
    reached = [h for h in range(sc.n) if sc.in_play[h] and distance_to(s, u, h) <= sc.range[u]]
    tints = [Tint(sc.board.name(h), "range") for h in reached]
    if tints:
        tints[-1] = Tint(tints[-1].place, "range", str(sc.range[u]))
    return LAYERS.guns(s, u, tints, "H44-17.4")


# -- landings (H44-22.3) -----------------------------------------------------------------------------------


def landings(s: HollandState, player: int) -> Overlay:
    """Every hex in which somebody has landed now or could: what the faces of the die bring there."""
    sc = s.sc
    hexes: dict[int, int] = {}  # each with a unit for whom it is asked
    for u in sc.units_of[ALLIED]:
        if 0 <= s.place[u] < sc.n and s.marks[u] & LANDED:
            hexes.setdefault(s.place[u], u)
        elif in_air(s, u) and unit_refusal(s, u) == LEGAL:
            for h in drop_zone(s, u):
                if sc.in_play[h] and ground_refusal(s, u, h) == LEGAL:
                    hexes.setdefault(h, u)
    says = [landing_chances(s, u, h) for h, u in sorted(hexes.items())]
    return Overlay("landing", [], [], says, [hex_ref(sc, h) for h in sorted(hexes)])


def landing_chances(s: HollandState, u: int, h: int) -> Message:
    table = s.sc.turn_tables.landing
    near = among_enemies(s, h)
    contested = near and friend_near(s, h)
    drm = ground_drm(s, u, h, contested, near and not contested, None)
    faces = [table.result(face + drm) for face in range(1, FACES + 1)]
    return msg(
        "holland44-says-landing",
        hex=hex_ref(s.sc, h),
        well=faces.count(UNHURT),
        one=faces.count(SCATTER_ONE),
        two=faces.count(SCATTER_TWO),
        modifier=drm,
        rule=rule("H44-22.3.1" if s.turn == 1 else "H44-22.3.2"),
    )


# -- what counts (H44-26) ----------------------------------------------------------------------------------


def controls(s: HollandState, player: int) -> Overlay:
    """The hexes that bring points, and who passed through them last."""
    return LAYERS.control(s, sorted(worth(s).items()), "H44-26.5.1")


# -- the question that is asked, and the phase it is asked in ----------------------------------------------


def courses(s: HollandState, player: int) -> Overlay:
    """What each choice of a retreat, an advance or a loss means."""
    notes = family_courses.courses(s, player, VERBS)
    top = s.top() if s.lanes[0] and s.asked[0] == player else None
    if isinstance(top, Disengagement):
        notes = disengagement_notes(s, top)
    return Overlay("courses", [], [], [], notes=notes)


def disengagement_notes(s: HollandState, frame: Disengagement) -> list[Note]:
    """H44-27.1.2: how far it may go, and what the first hex costs."""
    sc = s.sc
    hexes = sc.figures["optional.disengagement_hexes"] - frame.hexes
    why = msg("holland44-course-disengage-why", n=hexes, price=frame.losing, rule=rule("H44-27.1.1"))
    unit = unit_ref(sc, frame.unit)
    return [Note(why, [unit], WHY)]


def left(s: HollandState, player: int) -> Overlay:
    """What could still be done in the phase, guns and aircraft that nobody has called on included."""
    notes = forgotten.left(s, player)
    top = s.top() if s.lanes[0] and s.asked[0] == player else None
    if isinstance(top, Combat):
        hexes = targets(s, player)
        guns = [u for u in s.sc.guns[player] if any(fire_refusal(s, u, h) == LEGAL for h in hexes)]
        notes += forgotten.note(s, "guns", [unit_ref(s.sc, u) for u in guns])
        if player == ALLIED and hexes and s.air_left:
            notes.append(Note(msg("holland44-left-air", n=s.air_left)))
    return Overlay("left", [], [], [], notes=notes)
