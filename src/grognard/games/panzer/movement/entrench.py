"""PZR-6.1.4.2, 6.1.4.3.6, 6.6.8, 6.8.2: taking full cover and leaving it; digging hasty entrenchments."""

from __future__ import annotations

from typing import Final

from grognard.games.panzer import events
from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.ground.cover import VEHICLE
from grognard.games.panzer.ground.terrain import terrain_rows
from grognard.games.panzer.ground.works import may_lie
from grognard.games.panzer.refusals import (
    COVER_TERRAIN,
    COVER_WHO,
    DIG_DONE,
    DIG_TERRAIN,
    DIG_WHO,
    IN_COVER,
    LEGAL,
    NOT_IN_COVER,
)
from grognard.games.panzer.scenario import ROLES
from grognard.games.panzer.state import (
    COVER_DUG,
    COVER_STAYS,
    COVER_TAKEN,
    ENTRENCHMENT,
    IN_TRENCH,
    NO_COMMAND,
    SUP_NONE,
    PanzerState,
    with_cell,
)

ENGINEER: Final = 1 << ROLES.index("engineer")
RADIX: Final = 100  # of the counts in `PanzerState.dig`


def cover_refusal(s: PanzerState, u: int) -> int:
    """Why a unit may not take full cover: dismounted leg and towed units may, whatever their command."""
    if s.sc.kind[u] == VEHICLE or not s.active(u):
        return COVER_WHO
    if s.cover[u]:
        return IN_COVER
    return LEGAL if terrain_rows()[s.sc.land.terrain[s.place[u]]].full_cover else COVER_TERRAIN


def rise_refusal(s: PanzerState, u: int) -> int:
    """Why a unit may not leave full cover."""
    return LEGAL if s.cover[u] and s.active(u) else NOT_IN_COVER


def dig_refusal(s: PanzerState, u: int) -> int:
    """PZR-6.6.8[1]: only in full cover, with no command and not suppressed; each unit for itself."""
    if s.sc.kind[u] == VEHICLE or not s.active(u) or not s.cover[u]:
        return DIG_WHO
    if s.command[u] != NO_COMMAND or s.sup[u] != SUP_NONE:
        return DIG_WHO
    h = s.place[u]
    if not may_lie(s.sc.land.terrain[h]) or s.rubble[h]:
        return DIG_TERRAIN
    return DIG_DONE if s.post[u] else LEGAL


def progress(begun: int, engineer: bool) -> int:
    """PZR-6.6.8[2], [3]: how far the work is after another turn; `Entrenching.turns` is done."""
    table = load_tables().movement.entrenching
    turns: int = table.turns
    if not engineer:
        return begun + 1
    return turns if begun else turns // table.engineer_turns


def apply_covers(s: PanzerState) -> None:
    """What both players have chosen in secret: cover and digging."""
    diggers: dict[int, list[int]] = {}  # by hex
    for u in range(s.sc.units):
        choice = s.next_cover[u]
        if choice == COVER_STAYS:
            continue
        s.next_cover[u] = COVER_STAYS
        if choice == COVER_DUG:
            diggers.setdefault(s.place[u], []).append(u)
        else:
            s.cover = with_cell(s.cover, u, int(choice == COVER_TAKEN))
            s.tell(events.TAKES_COVER if choice == COVER_TAKEN else events.LEAVES_COVER, u)
    for h, units in diggers.items():
        dig(s, h, units)


def stages(dig: int) -> list[int]:
    """The unfinished entrenchments of a hex: how far each is, the least first (`PanzerState.dig`).

    The column counts them: units for those of one turn, hundreds for those of two, and so on.
    """
    turns = load_tables().movement.entrenching.turns
    return [stage for stage in range(1, turns) for _ in range(dig // RADIX ** (stage - 1) % RADIX)]


def dig(s: PanzerState, h: int, units: list[int]) -> None:
    """One turn of work in a hex, each unit on a marker of its own; who finishes one holds it (R-71).

    Others go on with what is farthest; engineers finish whatever was begun, and take the rest (PZR-6.6.8[3]).
    """
    old, new = stages(s.dig[h]), []
    for engineer in (False, True):
        for u in units:
            if bool(s.sc.roles[u] & ENGINEER) != engineer:
                continue
            begun = old.pop(0 if engineer else -1) if old else 0
            done = progress(begun, engineer)
            if done < load_tables().movement.entrenching.turns:
                new.append(done)
                s.tell(events.DIGS, u, h, done)
            else:
                add_trench(s, h)
                s.post = with_cell(s.post, u, IN_TRENCH)
                s.tell(events.DUG_IN, u, h)
    s.dig = with_cell(s.dig, h, sum(RADIX ** (stage - 1) for stage in [*old, *new]))


def add_trench(s: PanzerState, h: int) -> None:
    """Another entrenchment lies in the hex; completed ones are never removed (PZR-6.6.8[4])."""
    s.works = with_cell(s.works, h, s.works[h] | ENTRENCHMENT)
    s.trenches = with_cell(s.trenches, h, s.trenches[h] + 1)
