"""PZR-4.2.1, 6.2.1: which commands a unit may be given, and how many a formation has."""

from __future__ import annotations

from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.fire.smoke import can_smoke
from grognard.games.panzer.fire.targets import can_fight, crew_of, has_target
from grognard.games.panzer.ground.cover import TOWED, VEHICLE
from grognard.games.panzer.indirect.observers import is_observer

from ..movement.modes import order_refusal
from ..refusals import CANNOT_ACT, CANNOT_MOVE, DELAYED, LEGAL, NO_LEGAL_TARGET, UNARMED_UNIT, WAITING_MOVES
from ..scenario import ROLES, WAITING, PanzerScenario
from ..state import FIRE, IDLE_ONLY, MOVE, NO_COMMAND, OVERWATCH, SHORT_HALT, TRACKS, PanzerState

RECON = 1 << ROLES.index("recon")  # with a command of its own (PZR-5.9.2)
MOST_COLUMNS = 10  # of the table; the last counts for every full ten units


def command_refusal(s: PanzerState, u: int, command: int) -> int:
    """PZR-4.2.1: why a unit may not have a command. Open facts decide alone: everybody can work it out."""
    refusal = duty_refusal(s, u, command)
    if refusal == LEGAL and needs_target(s, u, command) and not finds_target(s, u):
        return NO_LEGAL_TARGET
    return refusal


def may_have(s: PanzerState, u: int, command: int) -> bool:
    """Whether a unit may have a command: nothing has changed since the Spotting Phase looked (`allow`)."""
    return s.command_may[u] >> command & 1 == 1


def finds_target(s: PanzerState, u: int) -> bool:
    """Whether a unit could fire at somebody, or smoke somewhere."""
    return has_target(s, u) or can_smoke(s, u)


def duty_refusal(s: PanzerState, u: int, command: int) -> int:
    """The same, targets apart."""
    if command == NO_COMMAND:
        return LEGAL
    if s.place[u] == s.sc.off + WAITING:
        return LEGAL if command == MOVE else WAITING_MOVES
    if not s.active(u):
        return CANNOT_ACT
    if is_delayed(s, u):
        return DELAYED
    if command in (MOVE, SHORT_HALT) and not can_move(s, u):
        return CANNOT_MOVE
    refusal = order_refusal(s, u, command)
    if refusal:
        return refusal
    if command == MOVE:
        return LEGAL
    if command == OVERWATCH and may_observe(s, u):
        return LEGAL
    return LEGAL if can_fight(s, u) else UNARMED_UNIT


def needs_target(s: PanzerState, u: int, command: int) -> bool:
    """Whether a command asks for something to fire at; indirect fire needs no target of its own (6.5.1)."""
    if command == FIRE and u in s.sc.source_unit and not s.floor[u]:
        return False
    return command in (FIRE, SHORT_HALT)


def may_observe(s: PanzerState, u: int) -> bool:
    """PZR-6.5.1[10], R2-14: whether a unit, or a passenger of it, could call fire by its OVERWATCH."""
    return s.sc.indirect_fire and any(is_observer(s, v) for v in crew_of(s, u))


def is_delayed(s: PanzerState, u: int) -> bool:
    """A rule of the scenario: its zone has no command before a turn, unless one of it was fired at."""
    zone = s.sc.zone[u]
    return s.turn < s.sc.delayed.get(zone, 0) and not s.alarm[zone]


def can_move(s: PanzerState, u: int) -> bool:
    """Whether a unit is mobile: no track hit, and points, or a vehicle that could take it up."""
    return not s.hurt[u] & TRACKS and (s.sc.cross[u] > 0 or can_be_towed(s, u))


def can_be_towed(s: PanzerState, u: int) -> bool:
    """PZR-6.6.7.1.1[1]: being taken up is movement: a gun too heavy for its crew may have MOVE for it."""
    sc = s.sc
    if not sc.transport or sc.kind[u] != TOWED:
        return False
    towed, people = sc.space_towed[u], sc.space_leg[u]
    return any(
        sc.kind[v] == VEHICLE and s.active(v) and towed <= sc.tows[v] and people <= sc.carries[v]
        for v in sc.units_of[sc.side[u]]
    )


def possible_commands(s: PanzerState, u: int) -> int:
    """The commands that a unit may be given in this turn, as bits: what `command_may` starts from."""
    bits = IDLE_ONLY
    if not counts(s, u):
        return bits
    with_target = 0
    for command in (FIRE, MOVE, SHORT_HALT, OVERWATCH):
        if duty_refusal(s, u, command) == LEGAL:
            if needs_target(s, u, command):
                with_target |= 1 << command
            else:
                bits |= 1 << command
    return bits | with_target if with_target and finds_target(s, u) else bits


# -- how many (6.2.1.1) -------------------------------------------------------------------------------


def formation_commands(s: PanzerState, formation: int) -> int:
    """PZR-6.2.1.1.1: the unique commands of a formation in this turn."""
    return commands_for(s.sc.formation_grade[formation], active_units(s, formation))


def commands_for(grade: int, active: int) -> int:
    """The table: up to nine units by column, then the tenth for every full ten; never less than the least."""
    table = load_tables().commands.available
    row: tuple[int, ...] = table.row[grade].commands
    tens, rest = divmod(active, MOST_COLUMNS)
    total: int = tens * row[MOST_COLUMNS - 1] + (row[rest - 1] if rest else 0)
    least: int = table.least
    return max(least, total)


def active_units(s: PanzerState, formation: int) -> int:
    """PZR-6.2.1.1: combat units, carriers of one, and unarmed units that a combat unit activates."""
    carriers: list[int] = []
    unarmed: list[int] = []
    for u in s.sc.formation_units[formation]:
        if s.sc.roles[u] & RECON or not counts(s, u) or s.sc.armed[u]:
            continue
        (carriers if carries_fighters(s, u) else unarmed).append(u)
    armed = fighters(s, formation)
    return len(armed) + len(carriers) + matched(s, command_range(s.sc, formation), armed, unarmed)


def fighters(s: PanzerState, formation: int) -> list[int]:
    """The combat units of a formation that count for it; only these activate others (PZR-6.2.1.1)."""
    sc = s.sc
    return [
        u for u in sc.formation_units[formation] if sc.armed[u] and not sc.roles[u] & RECON and counts(s, u)
    ]


def counts(s: PanzerState, u: int) -> bool:
    """Whether a unit is there for its formation: active on the map, or due to enter it (R-40)."""
    return s.active(u) or s.place[u] == s.sc.off + WAITING


def carries_fighters(s: PanzerState, u: int) -> bool:
    """Whether an unarmed carrier has a combat unit aboard."""
    return any(s.sc.armed[p] for p in s.riders(u))


def command_range(sc: PanzerScenario, formation: int) -> int:
    """PZR-5.8.2, 6.2.1.1.2: by the formation's grade."""
    reach: int = load_tables().grades.grades.row[sc.formation_grade[formation]].command_range
    return reach


def within_range(s: PanzerState, a: int, b: int, reach: int) -> bool:
    """Whether two units are in command range of each other; who waits to enter is beside its zone (R-70)."""
    if s.place[a] == s.place[b] == s.sc.off + WAITING:
        return s.sc.zone[a] == s.sc.zone[b]
    if not s.on_map(a) or not s.on_map(b):
        return False
    return s.sc.distance[s.sc.n * s.place[a] + s.place[b]] <= reach


def matched(s: PanzerState, reach: int, armed: list[int], unarmed: list[int]) -> int:
    """How many unarmed units find a combat unit of their own in range: each activates one at most."""
    taken: dict[int, int] = {}  # by combat unit: the unit it activates
    return sum(1 for u in unarmed if activate(s, reach, armed, u, taken, set()))


def activate(
    s: PanzerState, reach: int, armed: list[int], u: int, taken: dict[int, int], tried: set[int]
) -> bool:
    """Finds a combat unit for an unarmed one, if need be by giving others another one."""
    for by in armed:
        if by in tried or not within_range(s, u, by, reach):
            continue
        tried.add(by)
        if by not in taken or activate(s, reach, armed, taken[by], taken, tried):
            taken[by] = u
            return True
    return False
