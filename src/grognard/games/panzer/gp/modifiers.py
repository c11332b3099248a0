"""PZR-6.5.4.3: what is added to the roll of GP direct fire, line by line."""

from __future__ import annotations

from grognard.core.kernel.reason import Ledger
from grognard.games.panzer.fire.ap_modifiers import IN_ARC, NO_REACTION, OTHER_TARGET, SAME_TARGET
from grognard.games.panzer.fire.shots import Shot, smoke_of_wrecks, traverse, veils
from grognard.games.panzer.ground.cover import COMBAT, HEAVY, MEDIUM, VEHICLE
from grognard.games.panzer.ground.hexsides import over_wall
from grognard.games.panzer.ground.veils import hindrance, line_hexes
from grognard.games.panzer.spotting.looking import cover_of

from ..scenario import MOUNTS
from ..state import DAMAGED, SHORT_HALT, SUP_NONE, PanzerState
from .defence import target_type
from .tables import gp_tables

RULE = "PZR-6.5.4.3"
POINT_BLANK = 0
Lines = list[tuple[str, int]]


def net(lines: Lines, ledger: Ledger | None = None) -> int:
    """The sum of the lines: all are cumulative (PZR-5.12)."""
    if ledger is not None:
        for name, value in lines:
            ledger.add(RULE, f"gp-{name.replace('_', '-')}", value)
    return sum(value for _, value in lines)


def firer_lines(s: PanzerState, shot: Shot, factor: int) -> Lines:
    """What hangs on the firer and on the line of fire: the same for every target of the shot."""
    tables = gp_tables()
    sc = s.sc
    u = shot.firer
    names: list[str] = []
    carried = s.carrier[u] >= 0
    if s.command[u] == SHORT_HALT and not shot.reaction and not carried:
        names.append("firer_short_halt")
    if s.hurt[u] & DAMAGED:
        names.append("firer_damaged")
    if s.sup[u] != SUP_NONE:
        names.append("firer_suppressed")
    if shot.reaction:
        kind = traverse(s, shot)
        if kind != NO_REACTION:
            names.append("reaction_fire_in_arc" if kind == IN_ARC else "reaction_fire_needs_traverse")
    if shot.limits:
        names.append("ammo_limit")
    if carried:
        names.append("passenger_fire")
    if shot.dual == SAME_TARGET:
        names.append("dual_fire_same_target")
    elif shot.dual == OTHER_TARGET:
        names.append("dual_fire_different_targets")
    lines = [(name, tables.values[name]) for name in names]
    hexes = line_hexes(sc.land, s.place[u], s.place[shot.target])
    veiled = hindrance(hexes, veils(s), smoke_of_wrecks(s), True)
    lines += [("veil", value) for value in veiled.instances]
    lines += [("bu_smoke", value) for value in veiled.bu_smoke]
    distance = sc.board.distance_between(s.place[u], s.place[shot.target])
    if sc.heat_haze and distance >= tables.haze_from[sc.spot_size[shot.target]]:
        lines.append(("heat_haze", tables.values["heat_haze"]))
    grade = tables.grade_gp[5 * sc.grade[u] + factor]
    if grade:
        lines.append(("unit_grade", grade))
    return lines


def target_lines(s: PanzerState, shot: Shot, t: int, moving: bool, factor: int) -> Lines:
    """What hangs on the unit that is fired at; passengers and terrain have none of it (PZR-6.5.4.2.3)."""
    tables = gp_tables()
    sc = s.sc
    lines: Lines = []
    kind = target_type(s, t)
    if sc.kind[t] == VEHICLE:
        if moving:
            lines.append(("target_vehicle_moving_direct", tables.values["target_vehicle_moving_direct"]))
        if tables.type_value[kind]:
            lines.append((f"target_type_{kind.lower()}", tables.type_value[kind]))
        cover = cover_of(s, t, COMBAT)
        if cover in (MEDIUM, HEAVY):
            name = "target_vehicle_cover_medium" if cover == MEDIUM else "target_vehicle_cover_heavy"
            lines.append((name, tables.values[name]))
    else:
        if MOUNTS[sc.mount[t]] == "cavalry":
            lines.append(("target_cavalry", tables.values["target_cavalry"]))
        if s.crawled[t]:
            lines.append(("target_crawling", tables.values["target_crawling"]))
        if over_wall(sc.land, s.place[shot.firer], s.place[t]):
            lines.append(("wall_hexside", tables.values["wall_hexside"]))
        if s.in_trench(t):
            lines.append(("hasty_entrenchment", tables.values["hasty_entrenchment"]))
    if sc.coax[shot.firer] and factor == POINT_BLANK and kind != "A":
        lines.append(("coax_point_blank", tables.values["coax_point_blank"]))
    return lines
