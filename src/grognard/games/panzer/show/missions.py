# mypyc: interpreted
"""Indirect fire as readers see it: smoke, barrages, aim points on the map; duties; the sheaf overlay."""

from __future__ import annotations

from grognard.core.telling.message import msg, rule
from grognard.core.telling.overlay import Note, Overlay, Tint
from grognard.core.telling.view import Mark

from ..indirect.barrages import LYING, NEW, is_there, under
from ..indirect.indirect_fire import AT_NEXT, IndirectFire
from ..indirect.missions import aim_of, call_refusal, due_sources
from ..indirect.observers import aim_points, is_observer, missions_of
from ..indirect.plots import begin_refusal, is_waiting, must_begin
from ..indirect.response import friends_near
from ..indirect.salvo import units_under
from ..indirect.sheafs import sheaf_hexes
from ..refusals import LEGAL
from ..state import PanzerState
from ..verbs import CONVERGED, LINEAR, MISSIONS, OPEN
from .refs import hex_ref, source_ref, unit_ref

# -- on the map ------------------------------------------------------------------------------------------


def far_marks(known: PanzerState) -> list[Mark]:
    """What indirect fire and smoke have left on the map, and what the reader has registered or plotted."""
    return [*smoke(known), *barrages(known), *secrets(known)]


def smoke(known: PanzerState) -> list[Mark]:
    """Fired smoke (PZR-6.1.4.3.10); `value` 1: it does not count yet, 2: it counts, 3: it is about to go."""
    marks: list[Mark] = []
    for row, state in enumerate(known.veil_state):
        if state:
            hexes = sheaf_hexes(known.sc, known.veil_aim[row], known.veil_sheaf[row], known.veil_way[row])
            marks += [Mark(known.sc.board.name(h), "smoke", value=state) for h in sorted(hexes)]
    return marks


def barrages(known: PanzerState) -> list[Mark]:
    """Aim points of missions and the hexes under their fire; `value` 1: it does not count yet (R-35)."""
    name = known.sc.board.name
    marks: list[Mark] = []
    for r, state in enumerate(known.m_state):
        if state not in LYING or not is_there(known, r):
            continue
        side, new = known.sc.source_side[r], int(state == NEW)
        marks += [Mark(name(h), "barrage", side, new) for h in sorted(under(known, r))]
        marks.append(Mark(name(known.m_aim[r]), f"impact-{MISSIONS[known.m_type[r]]}", side, new))
    return marks


def secrets(known: PanzerState) -> list[Mark]:
    """Registered points that the reader knows, and hexes of plots with their turn; others see none of it."""
    sc = known.sc
    marks: list[Mark] = []
    for row, r in enumerate(sc.point_source):
        h = known.prp_hex[row] if known.prp_hex[row] >= 0 else known.prp_shown[row]
        if h >= 0:
            marks.append(Mark(sc.board.name(h), "registered", sc.source_side[r]))
    for row, r in enumerate(sc.plot_source):
        if known.plot_hex[row] >= 0 and not known.plot_since[row]:
            name = sc.board.name(known.plot_hex[row])
            marks.append(Mark(name, "plot", sc.source_side[r], known.plot_turn[row]))
    return marks


# -- duties ----------------------------------------------------------------------------------------------


def missions_to_answer(s: PanzerState, frame: IndirectFire) -> list[Note]:
    """Missions that wait, scheduled fire that begins or falls, and observers that may call."""
    if frame.step != AT_NEXT:
        return []
    notes: list[Note] = []
    for o in s.sc.units_of[frame.player]:
        if due_sources(s, o):
            text = msg(
                "panzer-left-mission",
                unit=unit_ref(s, o),
                hex=hex_ref(s, aim_of(s, o)),
                rule=rule("PZR-6.5.1.8"),
            )
            notes.append(Note(text, [unit_ref(s, o), hex_ref(s, aim_of(s, o))], "mission"))
    notes += plots_to_fire(s, frame.player)
    return notes + calls_to_make(s, frame.player)


def plots_to_fire(s: PanzerState, player: int) -> list[Note]:
    notes: list[Note] = []
    for r, side in enumerate(s.sc.source_side):
        if side != player:
            continue
        if is_waiting(s, r):
            h = hex_ref(s, s.m_aim[r])
            text = msg("panzer-left-plot-fire", source=source_ref(s, r), hex=h, rule=rule("PZR-6.5.1.11.3"))
            notes.append(Note(text, [h], "plot", f"shift-plot {s.sc.source_names[r]} {h.key}"))
        elif begin_refusal(s, player, r) == LEGAL:
            name = "panzer-left-plot-begin" if must_begin(s, player, r) else "panzer-left-plot-may"
            text = msg(name, source=source_ref(s, r), rule=rule("PZR-6.5.1.11.2"))
            notes.append(Note(text, [], "plot", f"begin {s.sc.source_names[r]}"))
    return notes


def calls_to_make(s: PanzerState, player: int) -> list[Note]:
    notes: list[Note] = []
    for o in s.sc.units_of[player]:
        if not is_observer(s, o) or missions_of(s, o):
            continue
        hexes = [h for h in aim_points(s, o) if call_refusal(s, player, o, h) == LEGAL]
        if hexes:
            text = msg("panzer-left-call", unit=unit_ref(s, o), n=len(hexes), rule=rule("PZR-6.5.1.7"))
            notes.append(Note(text, [unit_ref(s, o), *(hex_ref(s, h) for h in hexes)], "call"))
    return notes


# -- the overlay -----------------------------------------------------------------------------------------


def sheaf_at(s: PanzerState, player: int, h: int, beside: int = -1) -> Overlay:
    """The sheafs of a battery around a hex, who is under them, and who of one's own is dangerously close.

    With a hex beside it: the LINEAR sheaf that runs that way.
    """
    name = s.sc.board.name
    ways = [d for d in range(6) if s.sc.neighbour[6 * h + d] == beside]
    if beside >= 0 and ways:
        row = sheaf_hexes(s.sc, h, LINEAR, ways[0])
        tints = [Tint(name(each), "from" if each == h else "barrage") for each in sorted(row)]
        return Overlay("sheaf", tints, [], [], [unit_ref(s, u) for u in units_under(s, row)])
    near = sheaf_hexes(s.sc, h, CONVERGED, -1)
    far = sheaf_hexes(s.sc, h, OPEN, -1)
    tints = [Tint(name(h), "from")]
    tints += [Tint(name(each), "barrage") for each in sorted(near) if each != h]
    tints += [Tint(name(each), "long") for each in sorted(far - near)]
    inner, outer = units_under(s, near), units_under(s, far)
    says = [
        msg(
            "panzer-says-sheaf",
            hex=hex_ref(s, h),
            near=len(inner),
            own=sum(1 for u in inner if s.sc.side[u] == player),
            far=len(outer),
            far_own=sum(1 for u in outer if s.sc.side[u] == player),
            rule=rule("PZR-6.5.1.5"),
        )
    ]
    close = friends_near(s, player, h) if player >= 0 else []
    if close:
        says.append(msg("panzer-says-sheaf-danger", n=len(close), rule=rule("PZR-6.5.1.10")))
    return Overlay("sheaf", tints, [], says, [unit_ref(s, u) for u in outer])
