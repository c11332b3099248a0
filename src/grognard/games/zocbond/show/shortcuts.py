# mypyc: interpreted
"""Where units can be sent in one go (H44-8, S42-5): every place within reach, with the choices that take
them there.

Of several ways to a place the one that costs a unit least of what it may do afterwards is taken: normal
movement, then tactical, then extended, after which it cannot attack.
"""

from __future__ import annotations

from grognard.core.kernel.kinds import PLACE, UNIT
from grognard.core.telling.overlay import Shortcut

from .. import steps
from ..gaits import VERB_OF, begin_refusal
from ..kinds import EXTENDED, MARCH, TACTICAL
from ..movement import Move, Movement
from ..reach import Reach, ReachedPlace
from ..state import ZocState
from ..verbs import TO, WITH, family_verb

STYLES = {MARCH: "reach", TACTICAL: "reach-tactical", EXTENDED: "reach-extended"}


def shortcuts(s: ZocState, player: int, units: list[int]) -> list[Shortcut]:
    """The places that units of one side which stand together can get to; with keys if the player may move
    them now.
    """
    top = s.top() if s.lanes[0] else None
    if isinstance(top, Move) and set(units) <= set(top.actors(s)):
        return onward(s, top)
    mine = isinstance(top, Movement) and s.asked[0] == player and s.zoc.owner[units[0]] == player
    by_place: dict[int, Shortcut] = {}
    for gait in (MARCH, TACTICAL, EXTENDED):
        if gait == EXTENDED and len(units) > 1:
            continue  # it moves and ends alone
        if not all(able(s, u, gait, player if mine else -1) for u in units):
            continue
        left = steps.points_left(s, units, gait)
        search = Reach(s, units, gait, s.place[units[0]], 0, left, 0)
        start = first_keys(s, units, gait) if mine else None
        add(s, by_place, search, gait, start)
    return list(by_place.values())


def able(s: ZocState, u: int, gait: int, player: int) -> bool:
    """Whether a unit of the player may begin such a move now; with -1, whether it could in its own phase."""
    if player >= 0:
        return begin_refusal(s, player, u, gait) == 0
    return s.zoc.movement_rules.gait_refusal(s, u, gait) == 0


def onward(s: ZocState, move: Move) -> list[Shortcut]:
    """Where a move that has begun can still go."""
    units = move.actors(s)
    left = steps.points_left(s, units, move.gait)
    search = Reach(s, units, move.gait, move.place(s), s.used[units[0]], left, move.tally)
    by_place: dict[int, Shortcut] = {}
    add(s, by_place, search, move.gait, [])
    return list(by_place.values())


def first_keys(s: ZocState, units: list[int], gait: int) -> list[str]:
    names = [s.zoc.name_of(UNIT, u) for u in units]
    keys = [f"{family_verb(VERB_OF[gait])} {names[0]}"]
    return keys + [f"{family_verb(WITH)} {name}" for name in names[1:]]


def add(
    s: ZocState, by_place: dict[int, Shortcut], search: Reach, gait: int, start: list[str] | None
) -> None:
    """Adds what a search has reached and nothing else has yet.

    `start`: the choices before the first step; None if nobody may choose the steps now.
    """
    name_of = s.zoc.name_of
    for way in foreseen(s, search):
        if way.place not in by_place:
            path = [name_of(PLACE, at) for at in way.path]
            keys = [] if start is None else start + [f"{family_verb(TO)} {name}" for name in path]
            by_place[way.place] = Shortcut(path[-1], path, price_text(way.price, gait), STYLES[gait], keys)


def foreseen(s: ZocState, search: Reach) -> list[ReachedPlace]:
    """The places that a search has reached for certain.

    Where the units leave an enemy alone in a contested hex he has a zone around it from then on (S42-29.1.1).
    The search knows the zones as they are now, so it is right about the first step alone.
    """
    ways = search.shortcuts()
    if not leave_an_enemy(s, search.units):
        return ways
    return [way for way in ways if len(way.path) == 1]


def leave_an_enemy(s: ZocState, units: list[int]) -> bool:
    """Whether units that go leave nobody of theirs in a hex with enemies."""
    here = s.place[units[0]]
    owner = s.zoc.owner[units[0]]
    stack = s.stack_at(here) if here < s.zoc.n else []
    stay = [u for u in stack if u not in units]
    return bool(stay) and all(s.zoc.owner[u] != owner for u in stay)


def price_text(price: int, gait: int) -> str:
    """Movement points as they are counted aloud; hexes where the move is tactical."""
    if gait == TACTICAL:
        return str(price)
    return str(price // 2) if price % 2 == 0 else f"{price // 2 or ''}½"
