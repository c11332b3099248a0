"""Within an action: its members, what they do, where they go, how they face."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.games.coh.actions.action import Action
from grognard.games.coh.actions.parts import AT_BONUS, AT_CHOOSE, AT_CROSS, AT_FACE
from grognard.games.coh.groups import group_assault_refusal, group_fire_refusal
from grognard.games.coh.refusals import LEGAL
from grognard.games.coh.state import CohState
from grognard.games.coh.verbs import ASSAULT, BOOST, BY_CAP, BY_CARD, DONE, FIRE, MOVE, VETERAN, WITH

from .deeds import ATTACKS, BUILDERS, GROUPED, Deed, Weigher, attack_gain
from .field import Battlefield
from .groups import joiners
from .plans import Planner, potential

BOOST_PAYS: Final = 120  # what more firepower by a card should add, since the card is then gone
OVERRUN: Final = 4  # FP of the veteran card V130


def act(s: CohState, frame: Action, options: list[Option]) -> int:
    """The next step of an action: its members, what they do, where they go, how they face."""
    if frame.step == AT_FACE:
        return face(s, options[0].a, options)
    if frame.step in (AT_BONUS, AT_CROSS):
        return go_on(s, frame, options)
    if frame.step != AT_CHOOSE:
        return part(s, options)
    planner = Planner(s, frame.player)
    field = planner.field
    lead = frame.lead
    others = frame.members & ~(1 << lead)
    weigh = Weigher(field, lead)
    best, score = -1, -(10**9)
    chosen: Deed | None = None
    for i, o in enumerate(options):
        if o.verb in BUILDERS:
            continue
        deed = weigh.deed(o)
        if others and o.verb in GROUPED:
            deed.gain = attack_gain(field, lead, o, others, frame.boost)
        value = planner.act_score(deed, frame.payment, lead)
        if value > score:
            best, score, chosen = i, value, deed
    if chosen is None:
        return 0
    if chosen.act.verb in ATTACKS:
        return reinforce(planner, frame, options, best)
    for v in joiners(planner, lead, chosen, frame.payment, frame.members):
        for i, o in enumerate(options):
            if o.verb == WITH and o.a == v:
                return i
    return best


def face(s: CohState, u: int, options: list[Option]) -> int:
    """The facing to take in a hex."""
    field = Battlefield(s, s.sc.side[u])
    if not 0 <= field.at[u] < s.sc.n:
        return 0
    posts = field.posts(u, field.at[u])
    best = 0
    for i, o in enumerate(options):
        if posts[o.b] > posts[options[best].b]:
            best = i
    return best


def go_on(s: CohState, frame: Action, options: list[Option]) -> int:
    """A vehicle's next free hex, or one behind wire (COH-14.0, 18.4): it goes on if that is better."""
    u = frame.unit
    field = Battlefield(s, s.sc.side[u])
    weigh = Weigher(field, u)
    best, score = 0, 0
    for i, o in enumerate(options):
        if o.verb == MOVE:
            gain = weigh.deed(o).gain
            if gain > score:
                best, score = i, gain
    return best


def part(s: CohState, options: list[Option]) -> int:
    """A group member's own part of a group action: the member that gains most by it."""
    best, score = 0, -(10**9)
    if options[0].verb == DONE:
        return best
    field = Battlefield(s, s.sc.side[options[0].a])
    weighers = {o.a: Weigher(field, o.a) for o in options}
    for i, o in enumerate(options):
        gain = weighers[o.a].deed(o).gain
        if gain > score:
            best, score = i, gain
    return best


def reinforce(planner: Planner, frame: Action, options: list[Option], best: int) -> int:
    """Before an attack: supporters who lose nothing by it (COH-9.12), and +2 Firepower where it pays."""
    s = planner.s
    o = options[best]
    others = frame.members & ~(1 << frame.lead)
    field = planner.field
    plain = attack_gain(field, frame.lead, o, others, frame.boost)
    for i, extra in enumerate(options):
        if extra.verb == WITH and o.verb in (FIRE, ASSAULT):
            more = others | 1 << extra.a
            if not joins_well(s, frame.lead, more, o):
                continue
            price = 0
            if frame.payment not in (BY_CAP, BY_CARD) and not planner.purse.active >> extra.a & 1:
                price = potential(planner.deeds_of(extra.a), s.sc.activation_ap)
            if attack_gain(field, frame.lead, o, more, frame.boost) - plain > price:
                return i
        elif extra.verb == BOOST or extra.verb == VETERAN:
            boost = frame.boost + (s.sc.card_value[s.sc.fire_card] if extra.verb == BOOST else OVERRUN)
            pays = BOOST_PAYS if field.left else BOOST_PAYS // 4
            if attack_gain(field, frame.lead, o, others, boost) - plain > pays:
                return i
    return best


def joins_well(s: CohState, lead: int, supporters: int, o: Option) -> bool:
    if o.verb == FIRE:
        return group_fire_refusal(s, lead, supporters, o.b) == LEGAL
    return group_assault_refusal(s, lead, supporters) == LEGAL
