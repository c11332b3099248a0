"""Everything beside turns, actions and rolls: who is hit first, cards, barrages, setting up."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.playout import mix
from grognard.core.kernel.state import Frame
from grognard.games.coh.air.flight import Flight
from grognard.games.coh.artillery import Barrages, Plot
from grognard.games.coh.attack import Fire
from grognard.games.coh.cards.playing import CardPlay
from grognard.games.coh.deployment import Deploy
from grognard.games.coh.rounds import Initiative
from grognard.games.coh.state import CohState
from grognard.games.coh.verbs import AGAINST, CONCEAL, FACE, KEEP, MOVE, PLOT, SACRIFICE, USE, VETERAN, WITH

from .acting import face
from .cards import use_gain
from .field import Battlefield, clip
from .plans import Planner
from .sky import fly

BARRAGE_PAYS: Final = 250  # for less than that a battery keeps its shells
STAYS: Final = 60  # hundredths of the units under a barrage that will still be there when it falls
GOOD_PLACES: Final = 6  # hiding places among which lots are drawn


def other(s: CohState, frame: Frame, player: int, options: list[Option]) -> int:
    first = options[0]
    if isinstance(frame, Flight):
        return fly(s, frame, options)
    if first.verb == FACE:
        return face(s, first.a, options)
    if isinstance(frame, Fire):
        return order(s, frame, options)
    if isinstance(frame, CardPlay):
        return card(s, frame, options)
    if isinstance(frame, Plot):
        return plot(s, player, options)
    if isinstance(frame, Barrages):
        return escape(s, frame, options)
    if isinstance(frame, Deploy):
        return deploy(s, frame, options)
    if isinstance(frame, Initiative):
        return initiative(options)
    if first.verb == SACRIFICE or first.verb == AGAINST:
        return cheapest(s, player, options)
    return frame.default(s)


def order(s: CohState, frame: Fire, options: list[Option]) -> int:
    """The most valuable first, while there is CAP to help the roll (COH-7.7(3))."""
    field = Battlefield(s, s.sc.side_of[frame.player])
    best, score = 0, -1
    for i, o in enumerate(options):
        if o.verb == AGAINST and field.worth[o.a] > score and s.sc.side[o.a] != field.side:
            best, score = i, field.worth[o.a]
    return best


def cheapest(s: CohState, player: int, options: list[Option]) -> int:
    """The unit whose loss hurts least."""
    field = Battlefield(s, s.sc.side_of[player])
    best = 0
    for i, o in enumerate(options):
        if field.worth[o.a] < field.worth[options[best].a]:
            best = i
    return best


def initiative(options: list[Option]) -> int:
    """No CAP; but a feared reputation is used (COH-C.V10)."""
    for i, o in enumerate(options):
        if o.verb == VETERAN:
            return i
    return 0


def card(s: CohState, frame: CardPlay, options: list[Option]) -> int:
    """How to pay for a card, whom to play it on, and who joins."""
    planner = Planner(s, frame.player)
    effect = frame.effect(s)
    best, score = 0, -(10**9)
    for i, o in enumerate(options):
        value = 0
        if o.verb == USE or (o.verb == WITH and effect != "free_action"):
            value = use_gain(planner, effect, o.a)
        if value > score:
            best, score = i, value
    return best


# -- artillery (COH-12.3) ----------------------------------------------------------------------------------


def plot(s: CohState, player: int, options: list[Option]) -> int:
    """A barrage where it is likely to strike more enemies than friends."""
    sc = s.sc
    side = sc.side_of[player]
    field = Battlefield(s, side)
    best, score = 0, BARRAGE_PAYS
    for i, o in enumerate(options):
        if o.verb != PLOT:
            continue
        value = 0
        for h in sc.oba_pattern[o.a][o.b]:
            for t in bit_list(s.here[h]):
                shot = barrage_gain(field, o.a, t)
                value += shot if sc.side[t] != side else -shot * 2
        value = value * STAYS // 100
        if value > score:
            best, score = i, value
    return best


def barrage_gain(field: Battlefield, battery: int, t: int) -> int:
    """What a barrage takes from a unit that stays where it is."""
    s = field.s
    sc = field.sc
    fp = sc.oba_fp[sc.rear_colour[t]][battery]
    dv = sc.rear[t] + sc.hit_rear[s.hit[t]] + sc.dm[s.place[t]] + s.dug[t]
    return field.ground.losses[1 if s.hit[t] else 0][clip(dv - fp)] * field.worth[t] // 1000


def escape(s: CohState, frame: Barrages, options: list[Option]) -> int:
    """The unit leaves the pattern for the best place there is (COH-C.V08)."""
    u = frame.unit
    if options[0].verb != KEEP or u < 0:
        return 0
    field = Battlefield(s, s.sc.side[u])
    pattern = s.sc.oba_pattern[frame.battery][frame.hex]
    best, score = 0, -(10**9)
    for i, o in enumerate(options):
        if o.verb == MOVE and o.b not in pattern:
            value = max(field.posts(u, o.b))
            if value > score:
                best, score = i, value
    return best


# -- setting up (COH-1.0) ----------------------------------------------------------------------------------


def deploy(s: CohState, frame: Deploy, options: list[Option]) -> int:
    """In the open as the scenario proposes; hidden units go where nobody can guess it.

    The lots are the sampled State's: the same for the same secret, and known to nobody else.
    """
    hiding = [i for i, o in enumerate(options) if o.verb == CONCEAL]
    if not hiding:
        return 0
    u = options[hiding[0]].a
    places = [(hiding_place(s, u, options[i].b), -i) for i in hiding if options[i].a == u]
    places.sort(reverse=True)
    places = places[:GOOD_PLACES]
    lot = mix(int.from_bytes(s.seed[:4], "big"), u + 1) * len(places) >> 32
    return -places[lot][1]


def hiding_place(s: CohState, u: int, h: int) -> int:
    """Cover, a field of fire, and near what is to be held."""
    sc = s.sc
    row = h * sc.n
    reach = sc.range[u]
    seen = sum(1 for to in range(sc.n) if sc.seen[row + to] and sc.distance[row + to] <= reach)
    near = min((sc.distance[row + goal] for goal in sc.objective_hex), default=0)
    return 30 * sc.dm[h] + min(60, seen) - 6 * max(0, near - 2)
