"""PZR-6.1.4.2, 6.1.4.3.6, 6.6.8, 6.8.2: taking full cover and leaving it; digging hasty entrenchments."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.games.panzer import events
from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.ground.cover import VEHICLE
from grognard.games.panzer.ground.terrain import terrain_rows
from grognard.games.panzer.ground.works import may_lie
from grognard.games.panzer.refusals import (
    COVER_TERRAIN,
    COVER_WHO,
    DIG_BUSY,
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
    IMPROVED,
    NO_COMMAND,
    SUP_NONE,
    PanzerState,
    with_cell,
)

ENGINEER: Final = 1 << ROLES.index("engineer")


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
    """PZR-6.6.8[1]: only in full cover, with no command and not suppressed; one unit digs in a hex."""
    if s.sc.kind[u] == VEHICLE or not s.active(u) or not s.cover[u]:
        return DIG_WHO
    if s.command[u] != NO_COMMAND or s.sup[u] != SUP_NONE:
        return DIG_WHO
    h = s.place[u]
    if not may_lie(s.sc.land.terrain[h]) or s.rubble[h]:
        return DIG_TERRAIN
    if s.works[h] & (ENTRENCHMENT | IMPROVED):
        return DIG_DONE
    for v in bit_list(s.here[h]):
        if v != u and s.sc.side[v] == s.sc.side[u] and s.next_cover[v] == COVER_DUG:
            return DIG_BUSY
    return LEGAL


def progress(begun: int, engineer: bool) -> int:
    """PZR-6.6.8[2], [3]: how far the work is after another turn; `Entrenching.turns` is done."""
    table = load_tables().movement.entrenching
    turns: int = table.turns
    if not engineer:
        return begun + 1
    return turns if begun else turns // table.engineer_turns


def apply_covers(s: PanzerState) -> None:
    """What both players have chosen in secret: cover and digging."""
    for u in range(s.sc.units):
        choice = s.next_cover[u]
        if choice == COVER_STAYS:
            continue
        s.next_cover[u] = COVER_STAYS
        if choice == COVER_DUG:
            dig(s, u)
        else:
            s.cover = with_cell(s.cover, u, int(choice == COVER_TAKEN))
            s.tell(events.TAKES_COVER if choice == COVER_TAKEN else events.LEAVES_COVER, u)


def dig(s: PanzerState, u: int) -> None:
    """One turn of work in the hex; whoever finishes it holds the entrenchment."""
    h = s.place[u]
    done = progress(s.dig[h], bool(s.sc.roles[u] & ENGINEER))
    if done < load_tables().movement.entrenching.turns:
        s.dig = with_cell(s.dig, h, done)
        s.tell(events.DIGS, u, h, done)
        return
    s.dig = with_cell(s.dig, h, 0)
    s.works = with_cell(s.works, h, s.works[h] | ENTRENCHMENT)
    s.post = with_cell(s.post, u, 1)
    s.tell(events.DUG_IN, u, h)
