"""PZR-6.5.1.1, 5.9.4: who may call fire, how many sources he has, and what he spots."""

from __future__ import annotations

from typing import Final

from ..fire.targets import commander
from ..scenario import ROLES, SIDES, SOVIET
from ..spotting.arcs import spotting_arc
from ..spotting.looking import can_spot, in_unit_arc, level_of, spots
from ..state import ABANDONED, OVERWATCH, SUP_NONE, WATCHING, PanzerState
from .barrages import IDLE
from .tables import US, indirect_tables

FO: Final = 1 << ROLES.index("FO")
RECON: Final = 1 << ROLES.index("recon")
COMMANDS: Final = ("RHQ", "BHQ", "CHQ")  # the highest first; no others command (PZR-5.9.1)
NOBODY: Final = ""


def response_row(roles: int) -> str:
    """The row of an observer: FO before his command, a command before recon; NOBODY: he may not call."""
    if roles & FO:
        return "FO"
    for name in COMMANDS:
        if roles >> ROLES.index(name) & 1:
            return name
    return "recon" if roles & RECON else NOBODY


def is_command_recon(roles: int) -> bool:
    """PZR-6.5.1.1.2[2]: a command unit with the recon property."""
    return bool(roles & RECON) and any(roles >> ROLES.index(name) & 1 for name in COMMANDS)


def most_sources(roles: int, nation: str) -> int:
    """PZR-6.5.1.1.1 to 6.5.1.1.3: the separate sources of one call."""
    tables = indirect_tables()
    row = response_row(roles)
    if row == "FO":
        return tables.fo_us_sources if nation == US else tables.fo_sources
    return tables.recon_sources if row == "recon" else tables.command_sources


def sources_of(s: PanzerState, o: int) -> int:
    """The same of a unit."""
    return most_sources(s.sc.roles[o], SIDES[s.sc.side[o]])


def attached_only(side: int, roles: int) -> bool:
    """PZR-6.5.1.1.2[4], 6.5.1.1.3[3], R2-40: Soviet observers without the FO property."""
    row = response_row(roles)
    kind = "recon" if row == "recon" else "command"
    return side == SOVIET and row not in ("FO", NOBODY) and kind in indirect_tables().attached_only


def is_observer(s: PanzerState, o: int) -> bool:
    """Whether a unit could observe for fire as it is; passengers do so by the command of their vehicle."""
    sc = s.sc
    if not sc.indirect_fire or response_row(sc.roles[o]) == NOBODY or not s.on_map(o):
        return False
    return not s.hurt[o] & ABANDONED and s.active(commander(s, o)) and can_spot(s, o)


def has_watch(s: PanzerState, o: int) -> bool:
    """PZR-6.5.1[10]: the OVERWATCH that he calls by, still unused."""
    c = commander(s, o)
    return s.face_down(c) and s.command[c] == OVERWATCH


def may_watch(s: PanzerState, o: int) -> bool:
    """The same by open facts."""
    return s.may_be(commander(s, o), WATCHING)


def missions_of(s: PanzerState, o: int) -> list[int]:
    """The sources that are, or were in this turn, in the hands of an observer."""
    return [r for r, by in enumerate(s.m_observer) if by == o and s.m_state[r] != IDLE]


def spotted_by(s: PanzerState, o: int) -> list[int]:
    """The enemies that an observer spots now."""
    return [t for t in s.sc.units_of[1 - s.sc.side[o]] if s.on_map(t) and spots(s, o, t)]


def aim_points(s: PanzerState, o: int) -> list[int]:
    """PZR-6.5.1.7[2]: the hexes that he may call fire on: of enemies that he spots."""
    return sorted({s.place[t] for t in spotted_by(s, o)})


def sees_hex(s: PanzerState, o: int, h: int) -> bool:
    """Whether nothing hides a hex from an observer; a mission out of sight is lost (PZR-6.5.1.9[3])."""
    a = s.place[o]
    return a == h or s.sc.sight.clear(a, h, level_of(s, o), s.sc.land.ground[h], s.rubble_bytes())


def watches(s: PanzerState, o: int, h: int) -> bool:
    """PZR-6.5.1.8.1: whether an observer can spot his aim point: suppressed, only to his front (6.1.3.1)."""
    return sees_hex(s, o, h) and in_unit_arc(s, o, h, spotting_arc(s.sup[o] != SUP_NONE))
