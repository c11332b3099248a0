# mypyc: interpreted
"""What the panels promise of a choice, compared with what came of it: for the battery.

Commands with what they allow (PZR-4.2), prices of steps (PZR-4.5.1.1), places in reach, who lies under a
sheaf (PZR-6.5.1.5), rolls to recover (PZR-6.8.3). Shots are in `shot_promises`, reaction fire in
`danger_promises`.
"""

from __future__ import annotations

from grognard.core.kernel.chance import Script
from grognard.core.kernel.kinds import PLACE
from grognard.core.kernel.option import Option
from grognard.core.kernel.promise import Promises
from grognard.core.telling.overlay import Shortcut

from ..adjust.adjustment import Pivots
from ..adjust.recovery import recover
from ..command.available import formation_commands
from ..command.orders import AT_COMMAND, COMMAND_OF, Orders
from ..command.sharing import commands_used
from ..fire.attack import Attack
from ..fire.declare import Declaring
from ..fire.direct import DirectFire
from ..fire.targets import arms_of
from ..indirect.barrages import NEW, under
from ..indirect.indirect_fire import IndirectFire
from ..indirect.salvo import units_under
from ..indirect.sources import is_battery
from ..movement.move import AT_STEP, Move
from ..state import FIRING, SUP_NONE, PanzerState
from ..verbs import AT, CONVERGED, OPEN, SHEAF, VERBS, WATCH_ORDER, WAY
from .danger_promises import keep_danger, keep_watch
from .duties import duties, own_frame
from .missions import sheaf_at
from .prospects import allowed
from .reach import shortcuts
from .shot_promises import keep_shot


def keep_option(s: PanzerState, player: int, o: Option, after: PanzerState, kept: Promises) -> None:
    lane = own_frame(s, player)
    if isinstance(lane, Orders) and lane.step == AT_COMMAND and o.verb in COMMAND_OF:
        keep_command(s, player, lane, o, after, kept)
    elif isinstance(lane, Pivots):
        keep_recovery(s, player, kept)
    top = s.top() if s.lanes[0] and s.asked[0] == player else None
    if isinstance(top, Declaring) and o.verb == AT and top.firer >= 0 and top.arm >= 0:
        keep_shot(s, player, top, o.a, kept)
    elif isinstance(top, IndirectFire) and o.verb in (SHEAF, WAY):
        keep_sheaf(s, player, top, o, after, kept)
    elif isinstance(top, Move) and top.step == AT_STEP:
        keep_danger(s, top, after, kept)
    price = top.price(s, o) if isinstance(top, Move) and top.step == AT_STEP else -1
    then = after.top() if after.lanes[0] else None
    if isinstance(top, Move) and isinstance(then, Move) and then.unit == top.unit and price >= 0:
        paid = then.spent - top.spent
        # A test on the way into a building may damage the unit: it has fewer points to pay then (PZR-6.6.3).
        cut_short = top.rolls(s, o) and paid < price
        kept.compare("prices", "what a step costs", price, price if cut_short else paid)


def keep_command(
    s: PanzerState, player: int, frame: Orders, o: Option, after: PanzerState, kept: Promises
) -> None:
    """What the panel of commands says: which can be had, how many are left, whom the unit could fire at."""
    u = frame.unit
    name = s.sc.unit_names[u]
    notes = allowed(s, player, u).notes
    offered = {VERBS[option.verb].name for option in frame.options(s)}
    closed = {note.key for note in notes if note.kind == "closed"}
    kept.compare("orders", f"what {name} cannot have", closed, {VERBS[v].name for v in COMMAND_OF} - offered)
    for note in notes:
        if note.kind == "left":
            formation = s.sc.formation[u]
            left = formation_commands(after, formation) - commands_used(after, formation)
            kept.compare("orders", f"commands left after that of {name}", note.text.args["n"], left + 1)
    for note in notes:
        if (note.kind, note.key) == ("reach", VERBS[o.verb].name):
            came = len(shortcuts(after, player, u))
            kept.compare("orders", f"hexes in reach of {name}", note.text.args["n"], came)
    if o.verb == WATCH_ORDER:
        watched = [
            ref.key
            for note in notes
            if (note.kind, note.key) == ("watch", "watch-order")
            for ref in note.about
        ]
        keep_watch(after, u, watched, kept)
    if FIRING >> COMMAND_OF[o.verb] & 1:
        promised = {
            note.about[0].key: note.text.args["n"]
            for note in notes
            if (note.kind, note.key) == ("target", VERBS[o.verb].name)
        }
        possible = targets_now(after, u)
        kept.compare("orders", f"targets of {name}", set(promised), set(possible))
        for target in promised.keys() & possible.keys():
            n = promised[target]
            kept.compare("orders", f"the chance of {name} at {target}", n in possible[target], True)


def keep_sheaf(
    s: PanzerState, player: int, frame: IndirectFire, o: Option, after: PanzerState, kept: Promises
) -> None:
    """The units that the panel of a mission counts under its sheaf, and those under it once it has fired."""
    aim = frame.aim
    fired = [
        r for r in frame.chosen if after.m_state[r] == NEW and after.m_aim[r] == aim and is_battery(s, r)
    ]
    if not fired or (o.verb == SHEAF and o.a not in (CONVERGED, OPEN)):
        return
    units = units_under(s, under(after, fired[0]))
    name = f"under the sheaf at {s.sc.board.name(aim)}"
    if o.verb == WAY:
        beside = s.sc.neighbour[6 * aim + o.a]
        if beside >= 0:
            shown = [ref.key for ref in sheaf_at(s, player, aim, beside).facts]
            kept.compare("sheafs", f"who is {name}", sorted(shown), sorted(s.sc.unit_names[u] for u in units))
        return
    args = sheaf_at(s, player, aim).says[0].args
    told_units, told_own = ("near", "own") if o.a == CONVERGED else ("far", "far_own")
    own = sum(s.sc.side[u] == player for u in units)
    kept.compare("sheafs", f"how many are {name}", (args[told_units], args[told_own]), (len(units), own))


def keep_recovery(s: PanzerState, player: int, kept: Promises) -> None:
    """The highest roll by which a unit is told to recover: with one more it does not."""
    for note in duties(s, player).notes:
        u = note.about[0].index
        if note.kind != "recover":
            continue
        n = note.text.args["n"]
        assert isinstance(n, int)
        last = max((face for face in (n - 1, n, n + 1) if recovers(s, u, face)), default=0)
        kept.compare(
            "recovery", f"the roll by which {s.sc.unit_names[u]} recovers", max(0, min(n, 100)), last
        )


def recovers(s: PanzerState, u: int, face: int) -> bool:
    """Whether a unit recovers if everybody rolls this."""
    world = s.copy()
    assert isinstance(world, PanzerState)
    world.sink = None
    world.chance = Script([face] * s.sc.units)
    if not 1 <= face <= 100:
        return False
    recover(world)
    return world.sup[u] == SUP_NONE


def targets_now(s: PanzerState, u: int) -> dict[str, set[int]]:
    """Whom the Direct Fire step would offer the unit if it came now, with the hit numbers of what it has."""
    frame = DirectFire(s.sc.side[u])
    numbers: dict[str, set[int]] = {}
    for arm in arms_of(s, u):
        for t in frame.targets(s, u, arm):
            attack = frame.attack(s, u, t, arm, frame.known_moving(s, t))
            number = attack.number(s) if isinstance(attack, Attack) else 0
            numbers.setdefault(s.sc.unit_names[t], set()).add(number)
    return numbers


def keep_way(s: PanzerState, units: list[int], way: Shortcut, after: PanzerState, kept: Promises) -> None:
    """A place in reach: the unit is there, for the points that were told of the whole move."""
    for u in units:
        came = after.sc.name_of(PLACE, after.place[u])
        kept.compare("ways", f"where {s.sc.unit_names[u]} comes", way.place, came)
        top = after.top() if after.lanes[0] else None
        if isinstance(top, Move) and top.unit == u:
            kept.compare("ways", f"what {s.sc.unit_names[u]} spends", way.price, str(top.spent))
