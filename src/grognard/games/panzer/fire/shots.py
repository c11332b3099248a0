"""PZR-4.4.3.2: one shot in a position: its ammunition, how hard it is, and what it brings to a vehicle."""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.grid import FRONT60
from grognard.games.panzer.ground.cover import COMBAT, LEG
from grognard.games.panzer.ground.levels import unit_level
from grognard.games.panzer.ground.veils import Veil, hindrance, line_hexes
from grognard.games.panzer.indirect.barrages import areas
from grognard.games.panzer.spotting.arcs import in_arc
from grognard.games.panzer.spotting.looking import cover_of
from grognard.games.panzer.state import (
    DAMAGED,
    DONE,
    MOVING,
    ON_FIRE,
    SHORT_HALT,
    SUP_NONE,
    WRECK_BU,
    PanzerState,
)
from grognard.games.panzer.verbs import AP

from .angle import stands_for
from .ap_modifiers import IN_ARC, NO_REACTION, TRAVERSE, Aim
from .armour import flight
from .damage import Blow
from .hull import hull_against
from .shell import Shell
from .tables import ap_tables
from .targets import commander, factor_at, shell_of

# Whether a target counts as moving (PZR-4.4.3.2.2).
STANDS: Final = 0  # it does not move, or its owner keeps that to himself
MOVES: Final = 1
AS_IT_IS: Final = 2  # in odds: its owner shows MOVE and SHORT HALT whenever he can


class Shot:
    """Who fires what at whom, and how."""

    def __init__(
        self, firer: int, target: int, arm: int, reaction: int, moving: int, came: int, dual: int, limits: int
    ) -> None:
        self.firer = firer
        self.target = target
        self.arm = arm
        self.reaction = reaction
        self.moving = moving
        self.came = came
        self.dual = dual
        self.limits = limits


def shell_fired(s: PanzerState, shot: Shot, basic: bool) -> Shell:
    """The ammunition that leaves the gun: basic AP where the special one has run out (PZR-5.16.2.2)."""
    shell = shell_of(s, shot.firer, AP if basic else shot.arm)
    assert shell is not None
    return shell


def aim_of(s: PanzerState, shot: Shot, basic: bool) -> Aim:
    """The circumstances of a shot as things stand."""
    sc = s.sc
    u, t = shot.firer, shot.target
    shell = shell_fired(s, shot, basic)
    aim = Aim()
    aim.distance = sc.board.distance_between(s.place[u], s.place[t])
    aim.factor = max(0, factor_at(s, u, t, shell))
    if factor_at(s, u, t, shell) < 0:  # basic AP that does not reach as far as what ran out
        aim.factor = len(shell.reach) - 1
    aim.size = sc.size[t]
    aim.moving = counts_as_moving(s, t, shot.moving)
    aim.cover = cover_of(s, t, COMBAT)
    aim.passenger = s.carrier[u] >= 0
    aim.short_halt = s.command[u] == SHORT_HALT and not shot.reaction and not aim.passenger
    aim.damaged = s.hurt[u] & DAMAGED != 0
    veiled = hindrance(line_hexes(sc.land, s.place[u], s.place[t]), veils(s), smoke_of_wrecks(s), False)
    aim.bu_smoke = veiled.bu_smoke
    aim.reaction = traverse(s, shot)
    if sc.advanced_ap:
        aim.suppressed = s.sup[u] != SUP_NONE
        aim.veils = veiled.instances
        aim.limits = shot.limits
        aim.haze = sc.heat_haze
        aim.dual = shot.dual
        aim.grade = sc.grade[u]
    return aim


def counts_as_moving(s: PanzerState, t: int, moving: int) -> bool:
    """PZR-4.4.3.2.2: by what was shown; a track hit in the same turn changes nothing (PZR-6.5.2.2.1[4])."""
    if moving == AS_IT_IS:
        return has_got_off(s, t) or (s.command[t] >= 0 and (MOVING >> s.command[t] & 1) != 0)
    return moving == MOVES


def is_known_moving(s: PanzerState, t: int) -> bool:
    """Whether by open facts its command is MOVE or SHORT HALT, or it has got off a vehicle."""
    return s.command_may[t] & ~MOVING == 0 or has_got_off(s, t)


def has_got_off(s: PanzerState, t: int) -> bool:
    """PZR-6.1.3: who has dismounted in this turn counts as moving; who had to leave a vehicle does not."""
    return s.mounted_at_start[t] >= 0 and s.carrier[t] < 0 and s.acted[t] == DONE


def may_be_moving(s: PanzerState, t: int) -> bool:
    """Whether by open facts its command may be MOVE or SHORT HALT, or something else (R-43)."""
    return s.command_may[t] & MOVING != 0 and not is_known_moving(s, t)


def read_moving(s: PanzerState, t: int) -> int:
    """PZR-6.5.4.2.2, R2-43: a leg or towed target is easier to hit if it moves, shown or not.

    The counter stays face down, but its defence is told, so everybody knows whether it moves.
    """
    if has_got_off(s, t):
        return MOVES
    s.consult(may_be_moving(s, t))
    moves = MOVING >> s.command[t] & 1 == 1
    s.command_may[t] &= MOVING if moves else ~MOVING
    return MOVES if moves else STANDS


def traverse(s: PanzerState, shot: Shot) -> int:
    """PZR-4.4.3.2.2: reaction fire at what is in the front arc, or on which the gun has to be turned.

    Leg units have nothing to turn: all that they may fire at is in front of them (PZR-6.5.4.3[17]).
    """
    if not shot.reaction:
        return NO_REACTION
    if s.sc.kind[shot.firer] == LEG:
        return IN_ARC
    a = s.place[shot.firer]
    stands = stands_for(s.place[shot.target], a, shot.came)
    facing = s.facing[commander(s, shot.firer)]
    in_front = stands != a and in_arc(s.sc.board, a, facing, stands, FRONT60)
    return IN_ARC if in_front else TRAVERSE


def smoke_of_wrecks(s: PanzerState) -> frozenset[int]:
    """The hexes with BU smoke that counts: not that of vehicles hit in this half-step (R-35)."""
    if WRECK_BU not in s.wreck:
        return frozenset()
    return frozenset(h for h in range(s.sc.n) if s.wreck[h] == WRECK_BU)


def veils(s: PanzerState) -> list[Veil]:
    """Burning hexes (PZR-6.1.4.3.5); smoke that was fired, and barrages (PZR-6.1.4.3.10)."""
    if not s.sc.advanced:
        return []
    burning = [Veil("on_fire", frozenset([h])) for h in range(s.sc.n) if s.works[h] & ON_FIRE]
    return burning + areas(s)


def blow_of(s: PanzerState, shot: Shot, basic: bool, victim: int, aspect: int) -> Blow:
    """What the shot brings to a vehicle that it hits, the target or one that an extra hit is given to."""
    sc = s.sc
    shell = shell_fired(s, shot, basic)
    factor = factor_at(s, shot.firer, victim, shell)
    column = factor if factor >= 0 else len(shell.figures) - 1
    above = unit_level(sc.land, s.place[shot.firer])  # floors count for sight alone
    firer = s.place[shot.firer]
    moves = victim == shot.target and counts_as_moving(s, victim, shot.moving)
    return Blow(
        shell.figures[column],
        shell.energy,
        ap_tables().blocks[shell.block] if shell.block else [],
        aspect,
        flight(above, unit_level(sc.land, s.place[victim])),
        hull_against(s, victim, firer, above, moves) if sc.advanced_ap else 0,
        sc.armour[victim],
        sc.target_type[victim] == "S",
        s.hurt[victim] & DAMAGED != 0,
    )
