# mypyc: interpreted
"""The drawable part of a view: counters, markers and tracks, as far as their reader knows."""

from __future__ import annotations

from grognard.core.kernel.column import UNKNOWN
from grognard.core.kernel.kinds import PLACE
from grognard.core.telling.view import Mark, Piece, Scene, Track

from ..ground.cover import AIRCRAFT
from ..scenario import FACING_NAMES
from ..setting.deployment import AT_FACING, Deploy
from ..setting.victory import points
from ..state import (
    ABANDONED,
    ACTED_NAMES,
    COMMANDS,
    COVER_DUG,
    COVER_LEFT,
    COVER_TAKEN,
    DAMAGED,
    FRESH,
    HULL_NAMES,
    HULL_NONE,
    IDLE_ONLY,
    SPOT_NAMES,
    TRACKS,
    WORKS,
    WRECK_BU_NEW,
    WRECK_NAMES,
    WRECK_NONE,
    PanzerState,
)
from .flights import air_badges, air_piece
from .missions import far_marks
from .names import unit_numbers

#: What a unit will do about cover at the end of the turn, as its badge says.
WILL = {COVER_TAKEN: "will-take-cover", COVER_LEFT: "will-leave-cover", COVER_DUG: "will-dig"}


def present(known: PanzerState, player: int) -> Scene:
    """The scene of a reader."""
    numbers = unit_numbers(known.sc)
    pieces = [piece(known, u, numbers[u]) for u in range(known.sc.units)]
    marks = [*objectives(known), *exits(known), *wrecks(known), *works(known), *far_marks(known)]
    return Scene(pieces, marks, tracks(known), [])


def tracks(known: PanzerState) -> list[Track]:
    """Turn, who is First Player, and points by now."""
    rows = [Track("round", known.turn, known.sc.turns)]
    for side in range(known.sc.players):
        rows.append(Track("vp", points(known, side), owner=side))
        if known.first >= 0:
            rows.append(Track("first", 1 if known.first == side else 0, owner=side))
    return rows


# -- what lies on hexes ----------------------------------------------------------------------------------


def objectives(known: PanzerState) -> list[Mark]:
    """Objectives with who has taken them and what they are worth (PZR-3.6)."""
    sc = known.sc
    return [
        Mark(sc.board.name(h), "objective", known.control[row], sc.objective_points[row])
        for row, h in enumerate(sc.objective_hex)
    ]


def exits(known: PanzerState) -> list[Mark]:
    """Where units may leave the map for points."""
    sc = known.sc
    return [
        Mark(sc.board.name(h), "exit", sc.exit_side[row], sc.exit_points[row])
        for row, hexes in enumerate(sc.exit_hexes)
        for h in hexes
    ]


def wrecks(known: PanzerState) -> list[Mark]:
    """KO and BU markers (PZR-4.1.4.1.8); `value` 1: its smoke counts from the end of the half-step (R-35)."""
    name = known.sc.board.name
    marks = []
    for h, wreck in enumerate(known.wreck):
        if wreck != WRECK_NONE:
            new = wreck == WRECK_BU_NEW
            marks.append(Mark(name(h), f"wreck-{'bu' if new else WRECK_NAMES[wreck]}", value=int(new)))
    return marks


def works(known: PanzerState) -> list[Mark]:
    """Terrain markers; `value` is the direction of an improved position."""
    name = known.sc.board.name
    marks = []
    for h, bits in enumerate(known.works):
        for number, kind in enumerate(WORKS):
            if bits >> number & 1:
                marks.append(Mark(name(h), kind.replace("_", "-"), value=known.works_facing[h]))
    return marks


# -- counters ----------------------------------------------------------------------------------------------


def piece(known: PanzerState, u: int, number: int) -> Piece:
    """A counter; `number`: which of the units of its card it is."""
    sc = known.sc
    if sc.kind[u] == AIRCRAFT:
        flying = air_piece(known, u, number)
        if flying is not None:
            return flying
    facing = FACING_NAMES[known.facing[u]] if known.on_map(u) else ""
    place = sc.name_of(PLACE, known.place[u])
    in_hand = set_down_hex(known, u)
    if in_hand >= 0:
        facing, place = FACING_NAMES[sc.start_facing[u]], sc.board.name(in_hand)
    return Piece(
        sc.unit_names[u], sc.card[u], sc.side[u], place, facing, badges(known, u), {"number": number}
    )


def set_down_hex(known: PanzerState, u: int) -> int:
    """PZR-3.3: the hex of the unit that is set up now, while it waits for its facing; -1 for any other."""
    for frame in known.lanes[0]:
        if isinstance(frame, Deploy) and frame.step == AT_FACING and frame.unit == u:
            return frame.hex
    return -1


def badges(known: PanzerState, u: int) -> list[str]:
    """What has happened to a unit, and its command as far as the reader knows."""
    if known.sc.kind[u] == AIRCRAFT:
        return air_badges(known, u)
    badges = []
    hurt = known.hurt[u]
    for bit, name in ((DAMAGED, "damaged"), (TRACKS, "tracks"), (ABANDONED, "abandoned")):
        if hurt & bit:
            badges.append(name)
    if known.sup[u]:
        badges.append("suppressed")
    if known.spot[u]:
        badges.append(f"spot-{SPOT_NAMES[known.spot[u]]}")
    if known.seen_by[u] and known.on_map(u):
        badges.append("spotted")
    if known.cover[u]:
        badges.append("full-cover")
    if known.hull[u] != HULL_NONE:
        badges.append(f"hull-{HULL_NAMES[known.hull[u]]}")
    if known.post[u]:
        badges.append("post")
    if known.carrier[u] >= 0:
        badges.append("carried")
    return badges + adjustment_badges(known, u) + command_badges(known, u)


def adjustment_badges(known: PanzerState, u: int) -> list[str]:
    """PZR-6.8.1, 6.8.2: what its owner has chosen for the end of the turn; nobody else knows of it yet."""
    badges = []
    if 0 <= known.next_facing[u] < len(FACING_NAMES):
        badges.append(f"will-face-{FACING_NAMES[known.next_facing[u]].lower()}")
    if known.next_cover[u] in WILL:
        badges.append(WILL[known.next_cover[u]])
    return badges


def command_badges(known: PanzerState, u: int) -> list[str]:
    """The command counter: face up, known to the reader, or face down with what it may still be."""
    if known.acted[u] != FRESH:
        return [f"command:{COMMANDS[known.command[u]]}", f"acted:{ACTED_NAMES[known.acted[u]]}"]
    if known.command_may[u] == IDLE_ONLY:
        return []
    if known.command[u] != UNKNOWN:
        return ["face-down", f"command:{COMMANDS[known.command[u]]}"]
    may = [name for number, name in enumerate(COMMANDS) if known.command_may[u] >> number & 1]
    return ["face-down", *(f"may:{name}" for name in may)]
