# mypyc: interpreted
"""Overlays of sight: what a hex sees, its dead zones, a line and what blocks it, who spots whom (PZR-4.1)."""

from __future__ import annotations

from grognard.core.telling.message import Arg, Message, msg, rule
from grognard.core.telling.overlay import Overlay, Stroke, Tint
from grognard.games.tactical.show.drawing import centre, entry, on_line

from ..ground.levels import unit_level
from ..ground.sight import RIM, SIDE, Obstacle
from ..spotting.looking import can_be_seen, can_spot, level_of, reach, spots, unspotted_why
from ..state import PanzerState
from .ground import slug
from .refs import hex_ref, unit_ref

SIGHT = "PZR-4.1.4"


def view_from(s: PanzerState, a: int) -> Overlay:
    """PZR-4.1: anybody may ask for it at any time: the hexes that a unit on the ground in a hex sees."""
    rubble = s.rubble_bytes()
    land = s.sc.land
    eye = unit_level(land, a)
    name = s.sc.board.name
    tints = [Tint(name(a), "from")]
    count = 0
    for b in range(s.sc.n):
        if b != a:
            seen = s.sc.sight.clear(a, b, eye, unit_level(land, b), rubble)
            count += seen
            tints.append(Tint(name(b), "seen" if seen else "unseen"))
    says = [msg("panzer-says-sight-from", hex=hex_ref(s, a), n=count, rule=rule(SIGHT))]
    return Overlay("sight", tints, [], says, [hex_ref(s, a)])


def dead_zone(s: PanzerState, a: int) -> Overlay:
    """PZR-4.1.4.2.4: what lies lower and is hidden only by what is lower than the eye, and by what."""
    name = s.sc.board.name
    eye = unit_level(s.sc.land, a)
    hidden = s.sc.sight.dead_zone(a, eye, s.rubble_bytes())
    hiding: set[int] = set()
    for b in hidden:
        for obstacle in s.sc.sight.blockers(a, b, eye, unit_level(s.sc.land, b), s.rubble_bytes()):
            hiding.update(obstacle.cells)
    tints = [Tint(name(a), "from"), *(Tint(name(b), "blind") for b in hidden)]
    tints += [Tint(name(h), "culprit") for h in sorted(hiding)]
    says = [msg("panzer-says-dead-zone", hex=hex_ref(s, a), n=len(hidden), rule=rule("PZR-4.1.4.2.4"))]
    return Overlay("dead-zone", tints, [], says, [hex_ref(s, a)])


def line_between(s: PanzerState, a: int, b: int, eye: int, mark: int) -> Overlay:
    """The line from one hex to another, between these levels: the clear part, the part behind what blocks it,
    and what that is."""
    board = s.sc.board
    blocking = s.sc.sight.blockers(a, b, eye, mark, s.rubble_bytes())
    ends = (centre(board, a), centre(board, b))
    refs = {"from": hex_ref(s, a), "to": hex_ref(s, b)}
    tints = [Tint(board.name(a), "from")]
    if not blocking:
        far = board.distance_between(a, b)
        says = [msg("panzer-says-sight", n=far, rule=rule(SIGHT), **refs)]
        return Overlay("sight", tints, [Stroke("clear", list(ends))], says, list(refs.values()))
    cells = list(dict.fromkeys(h for obstacle in blocking for h in obstacle.cells))
    cut = on_line(ends, min(entry(ends, board, h) for h in cells))
    strokes = [Stroke("clear", [ends[0], cut]), Stroke("blocked", [cut, ends[1]]), Stroke("cut", [cut])]
    tints += [Tint(board.name(h), "culprit") for h in cells]
    says = [
        msg(
            f"panzer-says-blocked-{cause(blocking[0], eye, mark)}",
            hex=hex_ref(s, blocking[0].cells[0]),
            what=obstacle_name(s, blocking[0]),
            rule=rule("PZR-4.1.4.2"),
            **refs,
        )
    ]
    return Overlay("sight", tints, strokes, says, [*refs.values(), *(hex_ref(s, h) for h in cells)])


def cause(obstacle: Obstacle, eye: int, mark: int) -> str:
    """In what way an obstacle hides: as the rim of a gully, by its height, or by the dead zone behind it."""
    if obstacle.kind == RIM:
        return "rim"
    return "height" if obstacle.level >= max(eye, mark) else "dead-zone"


def blocked(s: PanzerState, a: int, b: int) -> Message:
    """PZR-4.1.4.2: what hides a unit: a hex in the way by its height, or the dead zone behind it."""
    eye, mark = level_of(s, a), level_of(s, b)
    first = s.sc.sight.blockers(s.place[a], s.place[b], eye, mark, s.rubble_bytes())[0]
    name = f"panzer-unseen-{cause(first, eye, mark)}"
    return msg(name, hex=hex_ref(s, first.cells[0]), what=obstacle_name(s, first))


def unseen(s: PanzerState, u: int, t: int) -> Message:
    """Why a unit does not spot an enemy on the map now (PZR-4.1.3)."""
    why = unspotted_why(s, u, t) if can_spot(s, u) else "blind"
    if why == "sight":
        return blocked(s, u, t)
    return msg(f"panzer-unseen-{why or 'since'}", reach=reach(s, u, t))


def obstacle_name(s: PanzerState, obstacle: Obstacle) -> Message:
    """What an obstacle is called: its terrain, the ground itself, or the hexside."""
    land = s.sc.land
    h = obstacle.cells[0]
    if obstacle.kind == SIDE:
        return msg("panzer-obstacle-side")
    if land.top[h] > land.ground[h] and not (s.rubble_bytes() and s.rubble[h]):
        return msg(f"panzer-terrain-{slug(land.terrain[h])}")
    return msg("panzer-obstacle-ground")


# -- who spots whom (PZR-4.1.3) ------------------------------------------------------------------------------


def spotted_from(s: PanzerState, u: int) -> Overlay:
    """Which enemies a unit spots now, and why it does not spot the others."""
    says: list[Message] = []
    strokes: list[Stroke] = []
    board = s.sc.board
    for t in s.sc.units_of[1 - s.sc.side[u]]:
        if not can_be_seen(s, t):
            continue
        why = unspotted_why(s, u, t) if can_spot(s, u) else "blind"
        far = board.distance_between(s.place[u], s.place[t])
        text = f"panzer-says-spotting-{why or 'yes'}"
        target = unit_ref(s, t)
        args: dict[str, Arg] = {
            "unit": target,
            "distance": far,
            "reach": reach(s, u, t),
            "rule": rule("PZR-4.1.3"),
        }
        if why == "sight":
            args["why"] = blocked(s, u, t)
        says.append(msg(text, **args))
        ends = [centre(board, s.place[u]), centre(board, s.place[t])]
        strokes.append(Stroke("blocked" if why else "clear", ends))
    return Overlay("spotting", [Tint(board.name(s.place[u]), "from")], strokes, says, [unit_ref(s, u)])


def who_sees_whom(s: PanzerState) -> Overlay:
    """Every pair of enemies of whom one spots the other now; a line of one's own colour if only one does."""
    board = s.sc.board
    strokes: list[Stroke] = []
    seen: list[set[int]] = [set(), set()]
    for a in s.sc.units_of[0]:
        for b in s.sc.units_of[1]:
            there, back = spots(s, a, b), spots(s, b, a)
            if there:
                seen[1].add(b)
            if back:
                seen[0].add(a)
            if there or back:
                ends = [centre(board, s.place[a]), centre(board, s.place[b])]
                mutual = there and back
                strokes.append(
                    Stroke("clear" if mutual else "bond", ends, -1 if mutual else 0 if there else 1)
                )
    says = [
        msg(
            "panzer-says-sighted",
            side=msg(f"panzer-seat-{seat}"),
            n=len(seen[side]),
            of=sum(can_be_seen(s, u) for u in s.sc.units_of[side]),
            rule=rule("PZR-4.1.3"),
        )
        for side, seat in enumerate(s.sc.seats)
    ]
    return Overlay("sighted", [], strokes, says)
