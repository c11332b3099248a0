"""PZR-6.1.4.3.10, PZR-5.16.2.3: smoke by direct fire: one hex, which hinders fire two turns long."""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.grid import ALL_ROUND
from grognard.core.kernel.chance import Die
from grognard.games.panzer import events
from grognard.games.panzer.ground.cover import LEG
from grognard.games.panzer.refusals import (
    LEGAL,
    NO_SMOKE,
    SMOKE_ARC,
    SMOKE_FRIENDS,
    SMOKE_NEAR,
    SMOKE_RANGE,
    SMOKE_SIGHT,
)
from grognard.games.panzer.scenario import ROLES
from grognard.games.panzer.spotting.looking import in_unit_arc, level_of
from grognard.games.panzer.state import SMOKE_STATES, PanzerState, with_cell

from .targets import firing_arc_of, smoke_weapon

ENGINEER: Final = 1 << ROLES.index("engineer")
BY_HAND: Final = 1  # hexes that engineers reach with their smoke pots (PZR-5.9.3)

NONE: Final = SMOKE_STATES.index("none")
NEW: Final = SMOKE_STATES.index("new")
ON: Final = SMOKE_STATES.index("on")
OFF: Final = SMOKE_STATES.index("off")

D10: Final = Die(1, 10)


class Pot:
    """What a unit lays smoke with: how far and how near, and the limit of its ammunition (0: none)."""

    def __init__(self, reach: int, nearest: int, limits: list[str]) -> None:
        self.reach = reach
        self.nearest = nearest
        self.limit = 0
        for limit in limits:
            if limit[0] == "S":
                self.limit = int(limit[1:])


def pot_of(s: PanzerState, u: int) -> Pot | None:
    """A gun or mortar with smoke shells, or the pots of dismounted engineers; None if it has no smoke."""
    sc = s.sc
    if not sc.gp_fire or s.carrier[u] >= 0 or s.floor[u]:
        return None
    if sc.smoke[u] and sc.gun[u] >= 0 and sc.gp_r[sc.gun[u]]:
        return Pot(sc.gp_r[sc.gun[u]][-1], 0, sc.limits[u])
    w = smoke_weapon(s, u)
    if w >= 0:
        return Pot(sc.weapon_gp_r[w][-1], sc.weapon_min_range[w], sc.weapon_limits[w])
    return Pot(BY_HAND, 0, []) if sc.kind[u] == LEG and sc.roles[u] & ENGINEER else None


def free_row(s: PanzerState, u: int) -> int:
    """A row for new smoke of a unit, or -1: both are used."""
    for row, unit in enumerate(s.sc.veil_unit):
        if unit == u and s.veil_state[row] == NONE:
            return row
    return -1


def smoke_refusal(s: PanzerState, u: int, h: int) -> int:
    """Why a unit may not fire smoke into a hex: as GP fire, but nobody need be spotted there."""
    pot = pot_of(s, u)
    if pot is None or free_row(s, u) < 0:
        return NO_SMOKE
    return hex_refusal(s, u, pot, h)


def hex_refusal(s: PanzerState, u: int, pot: Pot, h: int) -> int:
    """Why smoke cannot be laid in a hex with what the unit has."""
    sc = s.sc
    a = s.place[u]
    if not 0 <= h < sc.n or h == a or sc.distance[sc.n * a + h] > pot.reach:
        return SMOKE_RANGE
    if sc.distance[sc.n * a + h] < pot.nearest:
        return SMOKE_NEAR
    if s.here[h] & sc.mask_of[sc.side[u]]:
        return SMOKE_FRIENDS
    arc = firing_arc_of(s, u)
    if arc != ALL_ROUND and not in_unit_arc(s, u, h, arc):
        return SMOKE_ARC
    clear = sc.sight.clear(a, h, level_of(s, u), sc.land.ground[h], s.rubble_bytes())
    return LEGAL if clear else SMOKE_SIGHT


def smoke_hexes(s: PanzerState, u: int) -> list[int]:
    """Every hex into which a unit may fire smoke."""
    pot = pot_of(s, u)
    if pot is None or free_row(s, u) < 0:
        return []
    return [h for h in range(s.sc.n) if hex_refusal(s, u, pot, h) == LEGAL]


def can_smoke(s: PanzerState, u: int) -> bool:
    """Whether a unit may fire smoke anywhere."""
    pot = pot_of(s, u)
    if pot is None or free_row(s, u) < 0:
        return False
    a = s.place[u]
    if pot.nearest <= 1:
        for h in s.sc.neighbour[6 * a : 6 * a + 6]:  # mostly one of these will do
            if hex_refusal(s, u, pot, h) == LEGAL:
                return True
        if pot.reach <= 1:
            return False
    return any(hex_refusal(s, u, pot, h) == LEGAL for h in range(s.sc.n))


def lay_smoke(s: PanzerState, u: int, h: int) -> None:
    """The shot: its shells may run short (PZR-5.16.2.3); the smoke counts from the next step on (R-35)."""
    pot = pot_of(s, u)
    assert pot is not None
    if pot.limit and s.sc.ammo_limits:
        classes = bytes([int(face > pot.limit) for face in range(11)])
        face = s.roll(D10, classes)
        if classes[face]:
            s.tell_roll(events.AMMO_SHORT, u, face, pot.limit)
            s.mark(events.O_AMMO_SHORT)
            s.tell(events.SMOKE_FAILS, u, h)
            return
        s.tell_roll(events.AMMO_HOLDS, u, face, pot.limit)
        s.mark(events.O_AMMO_HOLDS)
    row = free_row(s, u)
    s.veil_aim = with_cell(s.veil_aim, row, h)
    s.veil_state = with_cell(s.veil_state, row, NEW)
    s.tell(events.SMOKE_LAID, u, h)


def smoke_rises(s: PanzerState) -> None:
    """R-35: smoke of the Direct Fire step counts when the reaction fire of the Combat Phase has ended."""
    if NEW in s.veil_state:
        s.veil_state = [ON if state == NEW else state for state in s.veil_state]


def smoke_fades(s: PanzerState) -> None:
    """PZR-6.8.4: what is OFF is removed, what is ON is turned OFF; both hinder alike (R-62)."""
    for row, state in enumerate(s.veil_state):
        if state == OFF:
            s.tell(events.SMOKE_GONE, s.veil_aim[row])
            s.veil_aim = with_cell(s.veil_aim, row, -1)
            s.veil_state = with_cell(s.veil_state, row, NONE)
        elif state in (NEW, ON):
            s.veil_state = with_cell(s.veil_state, row, OFF)
