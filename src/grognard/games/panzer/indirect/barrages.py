"""PZR-6.5.1.5, 6.1.4.3.10, 6.6.6: what sources of fire do now; the areas that hinder and attack."""

from __future__ import annotations

from typing import Final

from ..ground.veils import Veil
from ..state import SMOKE_STATES, PanzerState, with_cell
from ..verbs import HE, OPEN
from .sheafs import sheaf_hexes

# `m_state` of a source.
IDLE: Final = 0
SPENT: Final = 1  # no more indirect fire in this turn
WAITS: Final = 2  # a scheduled mission that goes on, of which nothing lies on the map
MUTE: Final = 3  # the same, and its turn is over: the smoke shells ran short (PZR-6.5.1.11.4)
DUE: Final = 4  # a mission of the turn before: its barrage lies on the map, its owner has not answered yet
NEW: Final = 5  # has fired in this step; the barrage counts from the next step on
ON: Final = 6  # has fired in this turn, and the barrage counts
CHECKED: Final = 7  # its mission was checked: no other indirect fire in this turn (PZR-6.5.1.9[2])

LYING: Final = (DUE, NEW, ON)  # something of it lies on the map
RESTING: Final = (SPENT, CHECKED)  # free again in the next turn
SMOKE_ON: Final = SMOKE_STATES.index("on")
SMOKE_OFF: Final = SMOKE_STATES.index("off")


def is_there(s: PanzerState, r: int) -> bool:
    """Whether what fires is there: a battery always, a unit while it is on the map with a crew."""
    u = s.sc.source_unit[r]
    return u < 0 or s.active(u)


def counts(s: PanzerState, r: int) -> bool:
    """Whether the barrage of a source hinders fire now."""
    return s.m_state[r] in (DUE, ON) and is_there(s, r)


def under(s: PanzerState, r: int) -> frozenset[int]:
    """The hexes under the fire of a source."""
    return sheaf_hexes(s.sc, s.m_aim[r], s.m_sheaf[r], s.m_way[r])


def areas(s: PanzerState) -> list[Veil]:
    """Every barrage, of whatever type (R2-41), and every fired smoke that counts now."""
    veils: list[Veil] = []
    for r, state in enumerate(s.m_state):
        if state in (DUE, ON) and is_there(s, r):
            veils.append(Veil("barrage", under(s, r), s.m_sheaf[r] != OPEN))
    for row, state in enumerate(s.veil_state):
        if state in (SMOKE_ON, SMOKE_OFF):
            hexes = sheaf_hexes(s.sc, s.veil_aim[row], s.veil_sheaf[row], s.veil_way[row])
            veils.append(Veil("smoke", hexes, s.veil_sheaf[row] != OPEN))
    return veils


def shells_on(s: PanzerState, h: int) -> list[int]:
    """PZR-6.6.6: the sources whose HE barrage attacks who enters a hex; smoke attacks nobody (R2-41)."""
    return [r for r in range(len(s.m_state)) if s.m_type[r] == HE and counts(s, r) and h in under(s, r)]


def stop(s: PanzerState, r: int, state: int) -> None:
    """Nothing of a source lies on the map any more; while it rests it keeps who its observer was."""
    s.m_state = with_cell(s.m_state, r, state)
    if state not in RESTING:
        s.m_observer = with_cell(s.m_observer, r, -1)
    s.m_aim = with_cell(s.m_aim, r, -1)
    s.m_sheaf = with_cell(s.m_sheaf, r, 0)
    s.m_way = with_cell(s.m_way, r, -1)
    s.m_type = with_cell(s.m_type, r, HE)
    s.m_danger = with_cell(s.m_danger, r, 0)
    s.m_range = with_cell(s.m_range, r, 0)


def step_ends(s: PanzerState) -> None:
    """R-35: the Indirect Fire Step of both sides is over: new barrages count."""
    if NEW in s.m_state:
        s.m_state = [ON if state == NEW else state for state in s.m_state]


def turn_ends(s: PanzerState) -> None:
    """Missions wait for what their owners do with them in the next turn; sources that rested are free."""
    for r, state in enumerate(s.m_state):
        if state in RESTING:
            stop(s, r, IDLE)
        elif state in (NEW, ON):
            s.m_state = with_cell(s.m_state, r, DUE)
        elif state == MUTE:
            s.m_state = with_cell(s.m_state, r, WAITS)
