"""What each side may know: commands that lie face down, and what is chosen in secret (4.2.1, R-44)."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.kernel.column import UNKNOWN
from grognard.core.kernel.kinds import UNIT, bit_list
from grognard.core.kernel.knowledge import Lots, blank_lanes
from grognard.core.kernel.option import Option
from grognard.core.kernel.part import OddsPart
from grognard.core.kernel.state import Frame

from .adjust.adjustment import Pivots, can_pivot
from .air.loads import Loads, with_a_choice
from .command.available import RECON, formation_commands
from .command.orders import Orders
from .indirect.barrages import WAITS
from .indirect.indirect_fire import AT_SOURCE, CALLED, IndirectFire
from .indirect.plots import Plots, running_plot
from .indirect.sources import has_order, open_refusal
from .movement.move import Move
from .refusals import LEGAL
from .scenario import PHASES
from .state import FIRE, IDLE_ONLY, MOVE, MOVING, NO_COMMAND, PLOT_TURNS, PanzerState, with_cell
from .turn import AT_PLOTS
from .verbs import ASSAULT, AT, REACT, RESOLVE

COMMAND_PLACEMENT = PHASES.index("command_placement")


def sample(known: PanzerState, player: int, seed: bytes) -> PanzerState:
    """Fills the blanks with something possible, and puts new dice in."""
    lots = Lots(seed)
    s = known.copy()
    fill_lanes(s)
    fill_call(s, lots)
    for formation in range(len(s.sc.formation_names)):
        deal_commands(s, formation, lots)
    for u in range(s.sc.units):
        if s.group[u] == UNKNOWN:
            s.group[u] = s.group_shown[u]
            s.column_at[u] = s.column_shown[u]
        if s.next_facing[u] == UNKNOWN:
            s.next_facing[u] = -1
            s.next_cover[u] = 0
        if s.load[u] == UNKNOWN:
            kinds = bit_list(s.load_may[u])
            s.load = with_cell(s.load, u, kinds[lots.below(len(kinds))])
    fill_plots(s)
    s.seed = lots.seed
    return s


def fill_lanes(s: PanzerState) -> None:
    """A lane that is blank though its player is still asked: he has chosen nothing yet."""
    for side in blank_lanes(s):
        lane = 1 + side
        if s.phase == COMMAND_PLACEMENT:
            s.lanes[lane] = [Orders(side)]
            for u in s.sc.units_of[side]:
                s.command[u] = NO_COMMAND
        elif s.turn == 0:
            s.lanes[lane] = [before_the_battle(s, side)]
        else:
            s.lanes[lane] = [Pivots(side, sum(1 << u for u in s.sc.units_of[side] if can_pivot(s, u)))]


def fill_call(s: PanzerState, lots: Lots) -> None:
    """Fire that is being called has somebody to fire it: if no battery can, a unit with a FIRE face down.

    Whoever has been chosen for it has FIRE as well (PZR-6.5.1[9]).
    """
    top = s.lanes[0][-1] if s.lanes[0] else None
    if not isinstance(top, IndirectFire) or top.task != CALLED:
        return
    firing = [s.sc.source_unit[r] for r in top.chosen]
    if top.step == AT_SOURCE and not top.chosen:
        sources = range(len(s.sc.source_names))
        able = [r for r in sources if open_refusal(s, top.observer, r, top.aim, top.chosen) == LEGAL]
        if able and not any(has_order(s, r) for r in able):
            blank = [s.sc.source_unit[r] for r in able if s.command[s.sc.source_unit[r]] == UNKNOWN]
            firing = [blank[lots.below(len(blank))]] if blank else []
    for u in firing:
        if u >= 0 and s.command[u] == UNKNOWN:
            s.command[u] = FIRE


def before_the_battle(s: PanzerState, side: int) -> Frame:
    """Set-up in secret: no load chosen yet (PZR-6.7.1), or nothing registered and plotted (PZR-6.5.1.4)."""
    setup = s.lanes[0][-1]
    return Loads(side, with_a_choice(s, side)) if setup.step == AT_PLOTS else Plots(side)


def deal_commands(s: PanzerState, formation: int, lots: Lots) -> None:
    """A command of its set for every unit whose counter is blank; with command control while any are left."""
    sc = s.sc
    blank = [u for u in sc.formation_units[formation] if s.command[u] == UNKNOWN]
    left = len(sc.formation_units[formation])
    if sc.command_control and blank:
        left = formation_commands(s, formation) - open_commands(s, formation)
    # those that cannot be N/C have a command already; the others take what is left
    for u in sorted(blank, key=lambda u: s.command_may[u] & IDLE_ONLY != 0):
        kinds = bit_list(s.command_may[u])
        free = sc.roles[u] & RECON != 0 or s.group_shown[u] not in (-1, u)
        if left <= 0 and not free and s.command_may[u] & IDLE_ONLY:
            s.command[u] = NO_COMMAND
            continue
        s.command[u] = kinds[lots.below(len(kinds))]
        if s.command[u] != NO_COMMAND and not free:
            left -= 1


def open_commands(s: PanzerState, formation: int) -> int:
    """The unique commands of a formation that everybody knows by now."""
    used = 0
    for u in s.sc.formation_units[formation]:
        known = s.command[u] not in (UNKNOWN, NO_COMMAND)
        if known and not s.sc.roles[u] & RECON and s.group_shown[u] in (-1, u):
            used += 1
    return used


def fill_plots(s: PanzerState) -> None:
    """No plot and no registered point is always possible; what has begun is told as it is fired.

    A mission that is to be fired in this turn has some part for it; one without is over, and everybody knows.
    """
    for r in range(len(s.m_state)):
        plot = running_plot(s, r)
        turn = s.turn - s.plot_since[plot] if plot >= 0 else PLOT_TURNS
        if s.m_state[r] == WAITS and turn < PLOT_TURNS and s.plot_part[plot * PLOT_TURNS + turn] == UNKNOWN:
            s.plot_part[plot * PLOT_TURNS + turn] = 1
    for row in range(len(s.plot_turn)):
        if s.plot_turn[row] == UNKNOWN:
            s.plot_turn[row] = 0
            s.plot_hex[row] = -1
    for row in range(len(s.plot_part)):
        if s.plot_part[row] == UNKNOWN:
            s.plot_part[row] = 0
    for row in range(len(s.prp_hex)):
        if s.prp_hex[row] == UNKNOWN:
            s.prp_hex[row] = s.prp_shown[row]  # one that was told is there


# -- the worlds behind odds --------------------------------------------------------------------------------


def worlds(known: PanzerState, player: int, o: Option) -> list[tuple[Fraction, PanzerState]]:
    """A shot at a face-down counter: one that moves and one that does not, by how many commands each has."""
    return target_worlds(known, player, struck_at(known, o))


def target_worlds(known: PanzerState, player: int, target: int) -> list[tuple[Fraction, PanzerState]]:
    """The worlds in which a target moves or does not, weighted; -1: no target whose counter matters."""
    if target < 0 or known.command[target] != UNKNOWN:
        return [(Fraction(1), sample(known, player, b"odds"))]
    may = known.command_may[target]
    weighted: list[tuple[Fraction, PanzerState]] = []
    for commands in (may & MOVING, may & ~MOVING):
        kinds = bit_list(commands)
        if kinds:
            world = known.copy()
            world.command[target] = MOVE if MOVE in kinds else kinds[0]
            share = Fraction(len(kinds), len(bit_list(may)))
            weighted.append((share, sample(world, player, b"odds")))
    return weighted


def part_worlds(
    known: PanzerState, player: int, o: Option, part: OddsPart
) -> list[tuple[Fraction, PanzerState]]:
    """Under a sheaf each unit has its own two worlds; several shots at one target share those of the shot."""
    if shot_at(o) >= 0:
        return worlds(known, player, o)
    return target_worlds(known, player, part.subject if part.kind == UNIT else -1)


def shot_at(o: Option) -> int:
    """The target of an option that leads to a shot, or -1."""
    if o.verb in (AT, RESOLVE):
        return o.a
    return o.b if o.verb in (REACT, ASSAULT) else -1


def struck_at(known: PanzerState, o: Option) -> int:
    """The same, and the unit that a step of a move overruns (PZR-6.6.10)."""
    target = shot_at(o)
    top = known.top() if known.lanes[0] else None
    if target < 0 and isinstance(top, Move) and top.quarry >= 0 and top.overruns(known, o):
        return top.quarry
    return target
