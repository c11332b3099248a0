# mypyc: interpreted
"""What the map tells of threats and of the ground, compared with the attacks that follow: for the battery.

Who threatens a hex (COH-7.0, 7.63, 12.0), what the ground adds to the defence in it (COH-7.2).
"""

from __future__ import annotations

from grognard.core.kernel.kinds import HEX, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.promise import Promises
from grognard.core.kernel.state import choose

from ..actions.action import Action
from ..air.aircraft import bound
from ..attack import prepare_attack
from ..refusals import LEGAL
from ..state import CohState
from ..turns import Turn
from ..verbs import AP, ASSAULT, CAP, FIRE, INDIRECT, OPP
from .overlays import defences, hex_of, threats

PAYING = (AP, OPP, CAP)


def keep_threat(s: CohState, player: int, u: int, after: CohState, kept: Promises) -> None:
    """The hex that a unit has come to: the enemies counted there are those who could attack it there now.

    Both are asked by what the player knows: hit counters that he has not seen change nothing (COH-7.4).
    """
    h = after.place[u]
    if not 0 <= h < s.sc.n or h == s.place[u] or after.hit[u] != s.hit[u] or after.carrier[u] >= 0:
        return
    known = after.copy()
    for e in range(s.sc.units):
        if s.sc.side[e] != s.sc.side_of[player]:
            known.hit[e] = s.hit[e]
    name = s.sc.name_of(HEX, h)
    layer = threats(known, player)
    promised = next((int(tint.text) for tint in layer.tints if tint.place == name), 0)
    if s.sc.air and any(bound(known, s.sc.army[ref.index]) for ref in layer.facts):
        return  # somebody's aircraft has to leave before anything else is done (COH-20.0(8))
    came = [ref.key for ref in layer.facts if attacks(known, ref.index, h)]
    kept.compare("threats", f"how many can attack {name}", promised, len(came))


def attacks(known: CohState, e: int, h: int) -> bool:
    """Whether a unit could attack a hex if it were its owner's turn, without turning or moving."""
    army = known.sc.army[e]
    for verb in PAYING:
        world = known.copy()
        for unit in range(world.sc.units):
            world.hit[unit] = max(0, world.hit[unit])
        world.sink = None
        world.lanes[0] = [Turn(army)]
        world.shared[0] = 0
        world.asked[0] = army
        pays = Option(verb, e)
        if world.top().check(world, pays) != LEGAL:
            continue
        choose(world, 0, pays, 1)
        top = world.top() if world.lanes[0] else None
        if isinstance(top, Action) and any(hits(world, o, e, h) for o in top.options(world)):
            return True
    return False


def hits(s: CohState, o: Option, e: int, h: int) -> bool:
    """Whether a choice is an attack of a unit on a hex, from where it is and as it faces."""
    if o.verb == ASSAULT:
        return o.a == e and s.place[e] == h
    return o.verb in (FIRE, INDIRECT) and (o.a, o.b) == (e, h)


def keep_ground(s: CohState, o: Option, kept: Promises) -> None:
    """What the map says that the ground adds, and the line of it in the defence of whoever is shot at."""
    if o.verb != FIRE or s.sc.mortar[o.a]:
        return  # shells burst in the trees (COH-12.2)
    fire = prepare_attack(s, o.a, 0, o.b, 0, -1, False, 0)
    tints = {tint.place: tint.text for tint in defences(s).tints}
    for t in range(s.sc.units):
        if fire.left >> t & 1 and hex_of(s, t) == s.place[t] == o.b:
            trial = fire.copy()
            trial.target = t
            ledger = trial.roll_ledgers(s)[1]
            came = sum(line.value for line in ledger.lines if line.name.startswith("terrain-"))
            promised = tints.get(s.sc.name_of(HEX, o.b), "0")
            about = f"what the ground adds for {s.sc.name_of(UNIT, t)}"
            kept.compare("ground", about, int(promised.replace("−", "-")), came)
