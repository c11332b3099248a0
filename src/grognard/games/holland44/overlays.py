# mypyc: interpreted
"""Overlays for the map: zones of control, bonds, supply, bridges, artillery, retreats, what counts."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.describe import ref
from grognard.core.kinds import HEX, PLACE, PLAYER, SIDE, UNIT
from grognard.core.message import Message, Ref, msg, rule
from grognard.core.overlay import Note, Overlay, Shortcut, Stroke, Tint
from grognard.core.scenario import Unreadable
from grognard.games.zocbond import courses as family_courses
from grognard.games.zocbond import forgotten
from grognard.games.zocbond import fronts as family_fronts
from grognard.games.zocbond import overlays as family
from grognard.games.zocbond.battle import defenders
from grognard.games.zocbond.combat import Combat, targets
from grognard.games.zocbond.kinds import ARTILLERY, GHOST, GONE, LANDED, SOURCE
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.results import CODES, FACES
from grognard.games.zocbond.shortcuts import shortcuts
from grognard.games.zocbond.zoc import near_enemy

from .artillery import distance_to, fire_refusal
from .dice_tables import SCATTER_ONE, SCATTER_TWO, UNHURT
from .disengagement import Disengagement
from .landing import drop_zone, friend_near, ground_drm, ground_refusal, in_air, unit_refusal
from .present import played_side, worth
from .scenario import ALLIED, BLOWN, BRIDGES, GERMAN, OPEN, HollandScenario
from .state import HollandState, bridge_stands
from .supply import Lines, source_serves

#: The overlays of the game, each with what must be pointed at.
OVERLAYS = {
    "zoc": "",
    "bonds": "",
    "supply": "",
    "line": "unit",
    "bridges": "",
    "guns": "unit",
    "reach": "unit",
    "control": "",
    "front": "",
    "results": "target",
    "landing": "phase",
    "courses": "step",
    "left": "phase",
}

#: The rules behind what `courses` explains.
COURSE_RULES = {"retreat": "H44-13.1.1", "advance": "H44-15.2", "lose": "H44-11.2"}


def overlay(known: HollandState, player: int, name: str, at: list[Ref]) -> Overlay:
    """An overlay by name; raises Unreadable if it needs something else pointed at."""
    if name == "results":
        if len(at) != 1 or at[0].kind != "hex":
            raise Unreadable("results are shown for a hex", msg("core-overlay-hex"))
        return results(known, at[0].index)
    if OVERLAYS[name] == "unit":
        if len(at) < 1 or at[0].kind != "unit":
            raise Unreadable(f"{name} is shown for one unit", msg("core-overlay-unit"))
        if not 0 <= known.place[at[0].index] < known.sc.box:
            told = msg("core-overlay-nowhere", unit=at[0])
            raise Unreadable(f"{at[0].key} is not on the map", told)
        if name == "reach":
            return reach(known, player, [each.index for each in at if each.kind == "unit"])
        return (supply_line if name == "line" else gun_range)(known, at[0].index)
    plain: dict[str, Callable[[HollandState, int], Overlay]] = {
        "zoc": zones,
        "bonds": bonds,
        "supply": supply,
        "bridges": bridges,
        "control": controls,
        "front": fronts,
        "landing": landings,
        "courses": courses,
        "left": left,
    }
    return plain[name](known, player)


def hex_ref(sc: HollandScenario, h: int) -> Ref:
    return ref(sc, HEX if h < sc.n else PLACE, h)


def unit_ref(sc: HollandScenario, u: int) -> Ref:
    return ref(sc, UNIT, u)


# -- ZOC and bonds (H44-7) ---------------------------------------------------------------------------------


def zones(s: HollandState, player: int) -> Overlay:
    tints = family.zoc_tints(s, family.watched(player))
    return Overlay("zoc", tints, [], [msg("holland44-says-zoc", n=len(tints), rule=rule("H44-7.1"))])


def bonds(s: HollandState, player: int) -> Overlay:
    """Both sides' bonds that matter: an enemy is within two hexes of an end."""
    found = family.near_bonds(s, ALLIED) + family.near_bonds(s, GERMAN)
    says = [
        msg(
            "holland44-says-bonds",
            player=ref(s.sc, PLAYER, owner),
            n=sum(bond.owner == owner for bond in found),
            rule=rule("H44-7.4.2"),
        )
        for owner in (ALLIED, GERMAN)
    ]
    return Overlay("bonds", [], family.bond_strokes(s.sc, found), says)


def fronts(s: HollandState, player: int) -> Overlay:
    """Whose the ground is, for the eye; no rule knows it."""
    of = family_fronts.holders(s)
    return Overlay("front", family_fronts.ground(s, of), family_fronts.front(s, of), [])


# -- supply (H44-18) ---------------------------------------------------------------------------------------


def line_of(s: HollandState, lines: Lines, u: int) -> list[int]:
    """The places of a unit's supply line, its own first: to an own area, else to its division's source."""
    sc = s.sc
    where = s.place[u]
    if where >= sc.n:
        return [where] if where in lines.areas else []
    found = lines.ground.line(where)
    division = sc.division[u]
    if not found and division >= 0 and source_serves(s, division, lines.exhausted):
        found = lines.search([s.place[sc.sources[division]]]).line(where)
    return found


def fighters(s: HollandState, player: int) -> list[int]:
    """A player's units on the map that need supply."""
    sc = s.sc
    return [u for u in sc.units_of[player] if 0 <= s.place[u] < sc.n and not sc.traits[u] & (GHOST | SOURCE)]


def supply(s: HollandState, player: int) -> Overlay:
    """Every supply line of the reader's side (of both for spectators), and who has none and why."""
    tints: list[Tint] = []
    strokes: list[Stroke] = []
    says: list[Message] = []
    for side in [player] if player >= 0 else [ALLIED, GERMAN]:
        lines = Lines(s, side)
        free = Lines(without_enemy(s, side), side)
        traced = [(u, line_of(s, lines, u)) for u in fighters(s, side)]
        strokes += family.line_strokes(s.sc, [line for _, line in traced if line], side)
        cut = [u for u, line in traced if not line]
        tints += [Tint(s.sc.place_names[s.place[u]], "unsupplied", owner=side) for u in cut]
        supplied = len(traced) - len(cut)
        says.append(msg("holland44-says-supply", n=supplied, of=len(traced), rule=rule("H44-18.3.1")))
        says += [why_cut(s, u, line_of(free.s, free, u)) for u in cut]
    return Overlay("supply", tints, strokes, says)


def supply_line(s: HollandState, u: int) -> Overlay:
    """One unit's line, or what cuts it."""
    sc = s.sc
    side = sc.owner[u]
    lines = Lines(s, side)
    line = line_of(s, lines, u)
    unit = unit_ref(sc, u)
    if line:
        length = max(0, lines.ground.length_from(line[0])) if line[0] < sc.n else 0
        source = hex_ref(sc, line[-1])
        says = [
            msg("holland44-says-line", unit=unit, source=source, n=length, rule=rule("H44-18.3.1")),
        ]
        return Overlay("line", [], family.line_strokes(sc, [line], side), says, [unit])
    free = Lines(without_enemy(s, side), side)
    wanted = line_of(free.s, free, u)
    tints: list[Tint] = []
    strokes: list[Stroke] = []
    if wanted:
        _, at = family.cut_of(s, side, wanted)
        tints.append(Tint(sc.place_names[at], "culprit"))
        strokes = [Stroke("blocked", stroke.points) for stroke in family.line_strokes(sc, [wanted], side)]
    return Overlay("line", tints, strokes, [why_cut(s, u, wanted)], [unit])


def without_enemy(s: HollandState, player: int) -> HollandState:
    """The map as it would be if a player had no enemy: where his lines would run."""
    bare = s.copy()
    for u in s.sc.units_of[1 - player]:
        if 0 <= bare.place[u] < s.sc.n:
            bare.put(u, s.sc.box + GONE)
    return bare


CUT_RULES = {
    family.ENEMY: "H44-18.3.1",
    family.ZOC: "H44-18.3.2",
    family.BOND: "H44-7.4.2",
    family.FAR: "H44-18.3.1",
}


def why_cut(s: HollandState, u: int, wanted: list[int]) -> Message:
    """Why a unit has no supply line; `wanted` is the one it would have without an enemy."""
    cause, at = family.cut_of(s, s.sc.owner[u], wanted) if wanted else (family.FAR, s.place[u])
    return msg(
        "holland44-says-cut",
        unit=unit_ref(s.sc, u),
        cause=cause,
        hex=hex_ref(s.sc, at),
        rule=rule(CUT_RULES[cause]),
    )


# -- bridges (H44-5) ---------------------------------------------------------------------------------------


def bridges(s: HollandState, player: int) -> Overlay:
    """Every bridge in play: a line across it, dotted where it is down; in words what state it is in."""
    sc = s.sc
    strokes: list[Stroke] = []
    says: list[Message] = []
    for number, side in enumerate(sc.bridge_side):
        if not played_side(sc, side) or sc.neighbour[side] < 0:
            continue
        ends = [family.spot(sc, side // 6), family.spot(sc, sc.neighbour[side])]
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
    unit = unit_ref(sc, u)
    if not sc.traits[u] & ARTILLERY or not sc.range[u]:
        return Overlay("guns", [], [], [msg("holland44-says-no-guns", unit=unit, rule=rule("H44-17.1"))])
    reached = [h for h in range(sc.n) if sc.in_play[h] and distance_to(s, u, h) <= sc.range[u]]
    tints = [Tint(sc.board.name(h), "range") for h in reached]
    if tints:
        tints[-1] = Tint(tints[-1].place, "range", str(sc.range[u]))
    if s.place[u] < sc.n:
        tints.append(Tint(sc.board.name(s.place[u]), "from"))
    says = [msg("holland44-says-guns", unit=unit, n=sc.range[u], rule=rule("H44-17.4"))]
    return Overlay("guns", tints, [], says, [unit])


# -- movement (H44-8) --------------------------------------------------------------------------------------


def reach(s: HollandState, player: int, units: list[int]) -> Overlay:
    """Where units that stand together can get to, each place with its price and the way there."""
    sc = s.sc
    together = [u for u in units if s.place[u] == s.place[units[0]] and sc.owner[u] == sc.owner[units[0]]]
    found = shortcuts(s, player, together)
    tints = [Tint(way.place, way.style, way.price) for way in found]
    says = [
        msg(
            "holland44-says-reach",
            units=tuple(unit_ref(sc, u) for u in together),
            n=len(found),
            rule=rule("H44-8.1"),
        )
    ]
    return Overlay("reach", tints, [], says, [unit_ref(sc, u) for u in together], found)


# -- results of combat (H44-11.1, 13) ----------------------------------------------------------------------


def results(s: HollandState, h: int) -> Overlay:
    """What each result would mean for the units in a hex: in words, and the ways by which they would go back.

    The style of a way is its result; whoever has none is named.
    """
    sc = s.sc
    tables = sc.combat
    units = defenders(s, h, ALLIED) or defenders(s, h, GERMAN)  # the Allies may land among enemies
    says: list[Message] = []
    ways: list[Shortcut] = []
    driven: dict[tuple[int, int], family.Flights] = {}
    for code in tables.present:
        least, most = tables.retreat[code], tables.retreat_most[code]
        says.append(
            msg(
                "holland44-says-result",
                result=msg(f"holland44-word-{CODES[code]}"),
                attacker=tables.attacker_loss[code],
                defender=tables.defender_loss[code],
                chooser="other" if tables.by_opponent[code] else "own",
                least=least,
                most=most,
                marker=MARKERS[tables.marker[code]],
                determined="yes" if tables.determined[code] else "no",
                rule=rule("H44-11.1"),
            )
        )
        if not least or not units:
            continue
        if (least, most) not in driven:
            driven[least, most] = family.Flights(s, units, h, least, most)
        flights = driven[least, most]
        ways += [
            Shortcut(
                sc.place_names[path[-1]], [sc.place_names[at] for at in path], str(len(path)), CODES[code]
            )
            for path in flights.paths
        ]
        if flights.lost:
            lost = tuple(unit_ref(sc, u) for u in flights.lost)
            word = msg(f"holland44-word-{CODES[code]}")
            says.append(msg("holland44-says-no-way", result=word, units=lost, rule=rule("H44-13.2")))
    return Overlay("results", [], [], says, [hex_ref(sc, h)], ways)


MARKERS = ("none", "disrupted", "routed", "engaged")


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
    table = s.sc.fate.landing
    near = near_enemy(s, h, ALLIED) or len(defenders(s, h, ALLIED)) > 0
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
    sc = s.sc
    tints: list[Tint] = []
    says: list[Message] = []
    for h, points in sorted(worth(s).items()):
        owner = s.control[sc.control_row[h]]
        tints.append(Tint(sc.board.name(h), "control", str(points), owner))
        who = ref(sc, PLAYER, owner)
        says.append(
            msg("holland44-says-control", hex=hex_ref(sc, h), player=who, n=points, rule=rule("H44-26.5.1"))
        )
    return Overlay("control", tints, [], says)


# -- the question that is asked, and the phase it is asked in ----------------------------------------------


def courses(s: HollandState, player: int) -> Overlay:
    """What each choice of a retreat, an advance or a loss means."""
    notes = family_courses.courses(s, player, COURSE_RULES)
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
    return [Note(why, [unit], family_courses.WHY)]


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
