# mypyc: interpreted
"""What a player could still do in the phase he is in: asked before he ends it (H44-8, 9; S42-5, 8)."""

from __future__ import annotations

from grognard.core.kernel.describe import ref
from grognard.core.kernel.kinds import HEX, UNIT
from grognard.core.telling.message import Ref, msg
from grognard.core.telling.overlay import Note

from ..attackers import attackers_of
from ..battle import NORMAL
from ..combat import Combat
from ..gaits import gait_of
from ..movement import Movement
from ..stacking import Trim
from ..state import ZocState
from ..verbs import ATTACK, FOLLOW, SHATTER

GRAVE = "grave"  # what is lost if it is not done now: the page asks before the phase is ended


def note(s: ZocState, name: str, about: list[Ref], kind: str = "") -> list[Note]:
    """A line of the list, if there is something in it."""
    return [Note(msg(f"{s.zoc.game}-left-{name}", n=len(about)), about, kind)] if about else []


def left(s: ZocState, player: int) -> list[Note]:
    """What the family's phases leave undone; empty while a player is not asked in one of them."""
    top = s.top() if s.lanes[0] and s.asked[0] == player else None
    if isinstance(top, Movement):
        return unmoved(s, top)
    return unfought(s, top) if isinstance(top, Combat) else []


def unmoved(s: ZocState, phase: Movement) -> list[Note]:
    """Hexes with too much in them, units off the map or not moved, and defenders who could be shattered.

    Units that came in this turn are listed; those left off the map before were left on purpose.
    """
    sc = s.zoc
    options = phase.options(s)
    movers = list(dict.fromkeys(o.a for o in options if gait_of(o.verb)))
    outside = [u for u in movers if s.place[u] >= sc.n]
    new = [ref(sc, UNIT, u) for u in outside if sc.arrival_turn[u] == s.turn]
    old = [ref(sc, UNIT, u) for u in outside if sc.arrival_turn[u] != s.turn]
    inside = [ref(sc, UNIT, u) for u in movers if s.place[u] < sc.n]
    weak = [ref(sc, HEX, o.a) for o in options if o.verb == SHATTER]
    return [
        *note(s, "crowded", [ref(sc, HEX, h) for h in crowded(s, phase.player)], GRAVE),
        *note(s, "enter", new, GRAVE),
        *note(s, "outside", old),
        *note(s, "shatter", weak),
        *note(s, "move", inside),
    ]


def crowded(s: ZocState, player: int) -> list[int]:
    """Hexes where a player would have to take something off if the phase ended now (H44-6.4.1, S42-4.4)."""
    trim = Trim(player)
    own = sorted({s.place[u] for u in s.zoc.units_of[player] if 0 <= s.place[u] < s.zoc.n})
    return [h for h in own if s.zoc.stacking_rules.excess_steps(s, h) > 0 and trim.units(s, h)]


def unfought(s: ZocState, phase: Combat) -> list[Note]:
    """Hexes that could be followed into or attacked, and the units that could attack."""
    sc = s.zoc
    options = phase.options(s)
    vacated = [ref(sc, HEX, o.a) for o in options if o.verb == FOLLOW]
    targets = [o.a for o in options if o.verb == ATTACK]
    units = dict.fromkeys(u for h in targets for u in attackers_of(s, phase.player, h, NORMAL))
    return [
        *note(s, "follow", vacated, GRAVE),
        *note(s, "attack", [ref(sc, HEX, h) for h in targets]),
        *note(s, "fight", [ref(sc, UNIT, u) for u in units]),
    ]
