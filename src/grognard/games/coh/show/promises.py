# mypyc: interpreted
"""What the panels promise of a choice, compared with what came of it: for the battery.

Prices of actions (COH-0.7), costs of cards (COH-8.1), arcs (COH-6.1, 7.6). Who threatens a hex and what the
ground adds there is in `threat_promises`.
"""

from __future__ import annotations

from grognard.core.kernel.chance import Chance, Curtain
from grognard.core.kernel.kinds import HEX, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.promise import Promises
from grognard.core.kernel.state import choose

from ..actions.action import Action
from ..actions.action_list import KINDS
from ..actions.kind import NO_ACTION
from ..actions.parts import AT_CHOOSE
from ..box.data_files import load_box
from ..cards.playing import CardPlay
from ..state import CohState
from ..turns import Turn
from ..verbs import BY_AP, BY_CAP, CARD, FIRE, MOVE, PAY
from .card_faces import card_face
from .overlays import arc_of
from .threat_promises import keep_ground, keep_threat

LONGEST = 30  # choices after which an action must be over


def keep_option(s: CohState, player: int, o: Option, after: CohState, kept: Promises) -> None:
    top = s.top() if s.lanes[0] and s.asked[0] == player else None
    if isinstance(top, Action):
        keep_price(s, top, o, after, kept)
        if o.verb == FIRE:
            keep_arc(s, o.a, o.b, kept)
            keep_ground(s, o, kept)
        elif o.verb == MOVE:
            keep_threat(s, player, o.a, after, kept)
    elif isinstance(top, Turn) and o.verb == CARD:
        keep_card(s, player, o.a, after, kept)


def money(s: CohState, player: int) -> int:
    return s.ap[player] + s.cap[player]


def keep_price(s: CohState, action: Action, o: Option, after: CohState, kept: Promises) -> None:
    """The price of what one unit does alone, paid when its action is over without another choice."""
    price = action.price(s, o)
    alone = action.members & (action.members - 1) == 0
    if KINDS[o.verb] is NO_ACTION or action.step != AT_CHOOSE or not alone or action.due or action.hexes:
        return
    floor = len(s.lanes[0])
    before = money(s, action.player)
    paid = before - money(after, action.player)
    for _ in range(LONGEST):
        if len(after.lanes[0]) < floor or after.asked[0] < 0:
            break
        top = after.top()
        if after.asked[0] != action.player or not isinstance(top, Action):
            return  # dice, or somebody else: CAP may be spent for other things
        try:
            choose(after, 0, top.options(after)[top.default(after)], floor)
        except Curtain:
            return
        paid = before - money(after, action.player)
    if len(after.lanes[0]) >= floor or rolled(after.chance):
        return
    if action.payment == BY_AP and after.active[action.player] == 0 and s.active[action.player]:
        return  # the pool has ended: what was left of it is lost (COH-3.0(3))
    owed = price if action.payment in (BY_AP, BY_CAP) else 0
    kept.compare("prices", "what an action costs", owed, paid)


def rolled(chance: Chance | None) -> bool:
    return chance is not None and chance.has_rolled()


def keep_card(s: CohState, player: int, card: int, after: CohState, kept: Promises) -> None:
    """What the face of a card says that it costs."""
    name = s.sc.card_names[card]
    cost = card_face(load_box(), name).facts[0].text.args
    top = after.top() if after.lanes[0] else None
    if isinstance(top, CardPlay) and any(o.verb == PAY for o in top.options(after)):
        ways = [o.a for o in top.options(after)]
        if BY_CAP in ways or BY_AP in ways:
            choose(after, 0, Option(PAY, BY_CAP if BY_CAP in ways else BY_AP), len(after.lanes[0]))
    if rolled(after.chance) or (s.active[player] and after.active[player] != s.active[player]):
        return  # a die has changed what the player has, or the pool has ended
    paid = money(s, player) - money(after, player)
    kept.compare("cards", f"the cost of {name}", cost["n"], paid)


def keep_arc(s: CohState, u: int, h: int, kept: Promises) -> None:
    """Whoever may be fired at lies in the arc that is shown of the unit, or in its own hex."""
    sc = s.sc
    if h != s.place[u] and s.place[u] < sc.n:
        name = sc.name_of(HEX, h)
        arc = {tint.place for tint in arc_of(s, u).tints}
        kept.compare("arcs", f"whether {name} is in the arc of {sc.name_of(UNIT, u)}", True, name in arc)
