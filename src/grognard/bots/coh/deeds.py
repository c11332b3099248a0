"""Deeds: everything one unit could do now, and what each would gain; how it is paid for comes later."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.games.coh.actions.action import Action
from grognard.games.coh.actions.action_list import KINDS
from grognard.games.coh.attack import Fire, prepare_attack
from grognard.games.coh.fortifications import wire_in
from grognard.games.coh.rally import rally_modifier
from grognard.games.coh.scenario import EACH_ROUND, NO_FIRE, NO_MOVE, ONLY_RALLY, WAITING
from grognard.games.coh.verbs import (
    APPEAR,
    ASSAULT,
    BOOST,
    BY_OPP,
    CREEP,
    DIG,
    DONE,
    EXIT,
    FIRE,
    FLAK,
    FORWARD,
    INDIRECT,
    LEAVE,
    LOAD,
    MOVE,
    OCCUPY,
    PIVOT,
    RALLY,
    SNEAK,
    SUPPORT,
    UNLOAD,
    VEIL,
    VETERAN,
    WEAPON,
    WITH,
)

from .field import OUT_OF_PLAY, POINT, RISK, Battlefield, best_of, clip
from .ground import FIRST_HIT, at_least
from .sky import FLIGHT, air_gain, best_target

BUILDERS: Final = (WITH, SUPPORT, BOOST, VETERAN, VEIL, DONE)  # nothing to weigh by itself
ATTACKS: Final = (FIRE, ASSAULT, WEAPON, INDIRECT)
GROUPED: Final = (FIRE, ASSAULT, INDIRECT)
AGAIN: Final = (FIRE, ASSAULT, INDIRECT, MOVE)  # can usually be done once more for the same gain

USELESS: Final = -400  # for deeds that nobody has weighed: only if nothing else is left

ENTER: Final = 150  # for coming onto the map at all
DIE: Final = 6  # the most that wire adds to a price
SURPRISE: Final = 120  # a hidden unit's first shot should be worth this much more than staying hidden
DUG_IN: Final = 14  # hundredths of the danger that a DM of one takes away
SPARED: Final = 95  # hundredths that count of a shot at a unit that has acted already


class Deed:
    """One thing a unit could do, what it gains and what it costs in AP."""

    def __init__(self, act: Option, price: int, gain: int, facing: int = -1) -> None:
        self.act = act
        self.price = price
        self.most = price  # what it may come to in the end
        self.gain = gain
        self.facing = facing  # to take afterwards, -1: none is asked


def deeds(field: Battlefield, u: int) -> list[Deed]:
    """All that a unit could do, whatever it costs."""
    s = field.s
    if field.sc.impulses[u]:
        return flights(field, u)
    frame = Action(field.sc.army[u], BY_OPP, u)
    weighed: list[Deed] = []
    weigh = Weigher(field, u)
    for o in frame.options(s):
        if o.verb not in BUILDERS:
            weighed.append(weigh.deed(o))
    return weighed


def flights(field: Battlefield, u: int) -> list[Deed]:
    """An aircraft's action as a whole; `sky` flies it."""
    gain = best_target(field, u)[1]
    return [Deed(Option(FORWARD, u, -1), field.sc.figures["air_action_ap"] + field.sc.fire[u], gain + FLIGHT)]


class Weigher:
    """Weighs what one unit may do."""

    def __init__(self, field: Battlefield, u: int) -> None:
        self.field = field
        self.u = u
        at = field.at[u]
        self.here: list[int] = []
        self.now = 0
        if at != OUT_OF_PLAY:
            self.here = field.posts(u, at)
            self.now = self.here[field.s.facing[u]]

    def deed(self, o: Option) -> Deed:
        s = self.field.s
        price = 1 if o.verb == APPEAR else KINDS[o.verb].price(s, o, BY_OPP)
        verb = o.verb
        if verb in ATTACKS:
            return Deed(o, price, attack_gain(self.field, self.u, o, 0, 0))
        if verb in (MOVE, CREEP):
            return self.move(o, price)
        if verb == PIVOT:
            return Deed(o, price, self.here[o.b] - self.now)
        if verb == RALLY:
            return Deed(o, price, rally_gain(self.field, self.u))
        if verb == FLAK:
            return Deed(o, price, air_gain(self.field, self.u, o.b))
        if verb == APPEAR:
            return Deed(o, price, self.appear(o.b))
        return Deed(o, price, self.other(o))

    def move(self, o: Option, price: int) -> Deed:
        field = self.field
        u = self.u
        there = field.posts(u, o.b)
        facing = best_of(there)
        gain = there[facing] + taking(field, o.b)
        if field.sc.fort_names and field.sc.infantry[u] and wire_in(field.s, o.b) >= 0:
            return self.through_wire(Deed(o, price, gain - self.now, facing))
        if field.s.place[u] == field.sc.off + WAITING:
            return Deed(o, price, gain // 2 + (0 if field.idle_truck(u) else ENTER), facing)
        gain -= self.now
        if o.verb == CREEP:
            gain += 5
        elif field.sc.cautious and field.sc.infantry[u] and field.sc.dm[o.b] == 0:
            gain -= field.risks(u, o.b)[facing] // 8  # COH-5.01(2)
        return Deed(o, price, gain, facing)

    def through_wire(self, deed: Deed) -> Deed:
        """COH-18.4: a die is added to the price, and who cannot pay it is stopped."""
        deed.most = deed.price + DIE
        deed.price += DIE // 2
        return deed

    def appear(self, facing: int) -> int:
        """A hidden unit comes out to fire; that must be worth it (COH-10.0(2))."""
        field = self.field
        u = self.u
        at = field.at[u]
        chance = field.chances(u, at)[facing]
        risk = field.risks(u, at)[facing]
        waiting = SURPRISE if field.left else SURPRISE // 4
        return chance - risk * RISK // 100 - waiting

    def other(self, o: Option) -> int:
        field = self.field
        s = field.s
        sc = field.sc
        u = self.u
        verb = o.verb
        if verb == EXIT:
            return POINT * sc.exit_vp if sc.exit_vp else USELESS
        if verb == DIG:
            return self.shelter_gain(1) - (10 if field.goal_of.get(u) is not None else 0)
        if verb == OCCUPY:
            return self.shelter_gain(max(1, sc.fort_front[o.b])) + 4
        if verb == LEAVE:
            return -self.shelter_gain(2) - 4
        if verb == SNEAK:
            return (field.drawn_to(u, o.b) - field.drawn_to(u, s.plot[u])) // 2
        if verb == UNLOAD:
            return self.unload_gain(o.a)
        if verb == LOAD:
            return self.load_gain(o.a)
        return USELESS

    def shelter_gain(self, dm: int) -> int:
        """What more cover takes off the danger; with no enemy in sight a little for those who wait."""
        field = self.field
        risk = field.risks(self.u, field.at[self.u])[field.s.facing[self.u]]
        return dm * (risk * DUG_IN * min(3, field.left + 1) // 100 + (2 if field.left else 0))

    def unload_gain(self, passenger: int) -> int:
        """Passengers get off where they can fight or are where they want to be (COH-17.0)."""
        field = self.field
        at = field.at[passenger]
        if at == OUT_OF_PLAY or at >= field.sc.n:
            return USELESS
        near = min((field.sc.distance[at * field.sc.n + field.at[e]] for e in field.enemies), default=99)
        chances = field.chances(passenger, at)
        if max(chances) > 0:
            return 40 + max(chances) // 3
        return 60 if near <= 4 else -10

    def load_gain(self, passenger: int) -> int:
        """Getting on pays on a long way without enemies near."""
        field = self.field
        at = field.at[passenger]
        if at == OUT_OF_PLAY or at >= field.sc.n or field.left < 2:
            return USELESS
        near = min((field.sc.distance[at * field.sc.n + field.at[e]] for e in field.enemies), default=99)
        return 20 if near > 8 else USELESS


def taking(field: Battlefield, h: int) -> int:
    """What walking into a victory hex brings at once (COH-2.4(4))."""
    sc = field.sc
    marker = sc.objective[h]
    if marker < 0:
        return 0
    s = field.s
    holder = s.control[marker]
    if holder >= 0 and sc.side_of[holder] == field.side:
        return 0
    contested = s.here[h] & sc.mask_of[1 - field.side] != 0
    gain = 0
    for which, points, when in sc.awards:
        if which == marker:
            now = 70 if when == EACH_ROUND or field.left == 0 else 25
            gain += points * POINT * now // 100
    if holder >= 0 and not contested:
        gain = gain * 3 // 2
    return gain // 2 if contested else gain


# -- attacks -----------------------------------------------------------------------------------------------


def attack_gain(field: Battlefield, u: int, o: Option, supporters: int, boost: int) -> int:
    """What an attack takes from the enemy on average, by the rules' own figures, less the harm to friends."""
    s = field.s
    if o.verb == WEAPON:
        fire = prepare_attack(s, u, 0, o.c, boost, o.b)
    else:
        target = s.place[u] if o.verb == ASSAULT else o.b
        fire = prepare_attack(s, u, supporters, target, boost, -1, o.verb == INDIRECT)
    return sum(shot_gain(field, fire, t) for t in bit_list(fire.left))


def shot_gain(field: Battlefield, fire: Fire, t: int) -> int:
    """One roll of an attack."""
    s = field.s
    fire.target = t
    fp, dv = fire.values(s, None, None)
    gain = field.ground.losses[1 if s.hit[t] else 0][clip(dv - fp)] * field.worth[t] // 1000
    if field.sc.side[t] == field.side:
        return -gain
    return gain if field.ready[t] >= 100 else gain * SPARED // 100


def rally_gain(field: Battlefield, u: int) -> int:
    """What a rally attempt gives back on average."""
    s = field.s
    number = field.sc.hit_rally[s.hit[u]]
    return at_least(number - rally_modifier(s, u)) * rallied_gain(field, u) // 36


def rallied_gain(field: Battlefield, u: int) -> int:
    """What a unit gets back when its counter goes: it no longer dies of one more hit, and can do more."""
    effects = field.sc.hit_effects[field.s.hit[u]]
    gain = field.worth[u] * FIRST_HIT // 1000
    if field.left == 0:
        gain = gain // 2
    if effects & ONLY_RALLY:
        gain += 120
    elif effects & (NO_FIRE | NO_MOVE):
        gain += 50
    if field.risks(u, field.at[u])[field.s.facing[u]] == 0:
        gain = gain * 6 // 10  # no enemy is near to make it worse
    return gain
