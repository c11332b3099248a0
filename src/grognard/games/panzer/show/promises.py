# mypyc: interpreted
"""What the panels promise of a choice, compared with what came of it: for the battery.

Commands with what they allow (PZR-4.2), prices of steps (PZR-4.5.1.1), places in reach.
"""

from __future__ import annotations

from grognard.core.kernel.kinds import PLACE
from grognard.core.kernel.option import Option
from grognard.core.kernel.promise import Promises
from grognard.core.telling.overlay import Shortcut

from ..command.available import formation_commands
from ..command.orders import AT_COMMAND, COMMAND_OF, Orders
from ..command.sharing import commands_used
from ..fire.attack import Attack
from ..fire.direct import DirectFire
from ..fire.targets import arms_of
from ..movement.move import AT_STEP, Move
from ..state import FIRING, PanzerState
from ..verbs import VERBS
from .duties import own_frame
from .prospects import allowed


def keep_option(s: PanzerState, player: int, o: Option, after: PanzerState, kept: Promises) -> None:
    lane = own_frame(s, player)
    if isinstance(lane, Orders) and lane.step == AT_COMMAND and o.verb in COMMAND_OF:
        keep_command(s, player, lane, o, after, kept)
    top = s.top() if s.lanes[0] and s.asked[0] == player else None
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
    if FIRING >> COMMAND_OF[o.verb] & 1:
        promised = {
            note.about[0].key: note.text.args["n"]
            for note in notes
            if (note.kind, note.key) == ("target", VERBS[o.verb].name)
        }
        came = targets_now(after, u)
        kept.compare("orders", f"targets of {name}", set(promised), set(came))
        for target in promised.keys() & came.keys():
            n = promised[target]
            kept.compare("orders", f"the chance of {name} at {target}", n in came[target], True)


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
