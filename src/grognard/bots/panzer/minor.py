"""The small questions: set-up, and facings, cover and digging at the end of a turn."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.games.panzer.adjust.adjustment import Pivots
from grognard.games.panzer.setting.deployment import AT_FACING, AT_HEX, Deploy
from grognard.games.panzer.spotting.markers import UNMARKED
from grognard.games.panzer.state import SUP_NONE, PanzerState
from grognard.games.panzer.verbs import COVER, DIG, DONE, PIVOT, RISE, TAKE

from .field import Aim, Field
from .gunnery import WHOLE, Circumstances
from .skill import Skill
from .ways import FAR

BEFORE: Final = 15  # for each point of movement nearer to an aim, in set-up
BUSY: Final = 60  # thousandths of its own worth that a shot must bring to keep a unit out of cover
LURK: Final = 60  # per cent of all shots at what will come that a place is worth


def deploy(s: PanzerState, frame: Deploy, options: list[Option], skill: Skill) -> int:
    """Unit by unit, each to the hex that looks best, facing where the enemy will be."""
    if frame.step == AT_FACING:
        field = Field(s, frame.player, skill)
        wanted = field.best_facing(frame.unit, frame.hex)
        for i, o in enumerate(options):
            if o.a == wanted:
                return i
        return 0
    if frame.step == AT_HEX:
        return best_hex(s, frame, options, skill)
    for i, o in enumerate(options):
        if o.verb == TAKE:
            return i
    return 0


def best_hex(s: PanzerState, frame: Deploy, options: list[Option], skill: Skill) -> int:
    """The hex of a zone from which most can be done, at least risk, and not too far from the aims."""
    field = Field(s, frame.player, skill)
    u = frame.unit
    aims = field.aims(u)
    best, most = 0, -FAR * FAR
    for i, o in enumerate(options):
        value = place_value(s, field, u, o.a, aims)
        if value > most:
            best, most = i, value
    return best


def place_value(s: PanzerState, field: Field, u: int, h: int, aims: list[Aim]) -> int:
    """How good a hex is to begin in."""
    facing = field.best_facing(u, h)
    offence = field.coverage(u, h, facing) * LURK // 100
    danger = field.risk(u, h, facing, UNMARKED, Circumstances()) * field.worth[u] // WHOLE
    near = 0
    if aims:
        near = min([aim.way[h] for aim in aims])
    elif field.nearest(h) >= 0 and s.sc.role[field.side] != "defends":
        near = s.sc.distance[s.sc.n * h + field.nearest(h)]
    crowd = s.here[h] & s.sc.mask_of[field.side]
    return offence - danger - BEFORE * near - WHOLE * crowd.bit_count()


def pivot(s: PanzerState, frame: Pivots, options: list[Option], skill: Skill) -> int:
    """A unit turns if something dangerous is not in front of it, and takes cover where it is idle."""
    field = Field(s, frame.player, skill)
    for i, o in enumerate(options):
        if o.verb == PIVOT and field.best_facing(o.a, s.place[o.a]) == o.b:
            return i
        if o.verb in (COVER, RISE, DIG) and wants(s, field, o):
            return i
    for i, o in enumerate(options):
        if o.verb == DONE:
            return i
    return 0


def wants(s: PanzerState, field: Field, o: Option) -> bool:
    """PZR-6.8.2: who lies in full cover is harder to see and to hit, but sees less himself."""
    u = o.a
    h, facing = s.place[u], s.facing[u]
    if o.verb == DIG:
        return True  # it costs nothing that could be done otherwise now
    busy = field.best_shot(u, h, facing, Circumstances(), False) * WHOLE >= BUSY * field.worth[u]
    if o.verb == RISE:
        return busy and s.sup[u] == SUP_NONE
    return not busy and field.risk(u, h, facing, s.spot[u], Circumstances()) > 0
