"""Cards: when an action card is worth playing, and on whom."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.games.coh.scenario import HIDDEN, WAITING
from grognard.games.coh.verbs import BY_CARD, CARD, MOVE

from .deeds import Deed, rallied_gain, rally_gain
from .field import OUT_OF_PLAY, READY
from .plans import Plan, Planner, potential

KEEP: Final = 90  # a card is not played for less; in the last round for anything
STUCK: Final = 130  # what it is worth to hold up a vehicle that has yet to act (COH-C.20)
DIE: Final = 35  # tenths that one die brings on average


def card_plans(planner: Planner, options: list[Option]) -> list[Plan]:
    """A plan for every card that would gain something."""
    keep = KEEP * min(2, planner.field.left) // 2 + 4
    plans: list[Plan] = []
    for o in options:
        if o.verb == CARD:
            score = card_gain(planner, o.a) - keep
            if score > 0:
                plans.append(Plan([o], score, Deed(o, 0, score), BY_CARD))
    return plans


def card_gain(planner: Planner, card: int) -> int:
    """What a card would bring now, less its cost."""
    s = planner.s
    sc = s.sc
    effect = sc.card_effect[card]
    cost = sc.card_cost[card] * planner.purse.cap_price if sc.card_pay[card] & 2 else sc.card_cost[card] * 10
    player = planner.player
    if effect in ("spend_enemy", "immobilise_round"):
        units = sc.troops[1 - planner.field.side]
    else:
        units = sc.units_of[player]
    if effect == "add_ap_1d6":
        more = 0
        for u in units:
            if planner.purse.active >> u & 1:
                ap = planner.purse.ap
                gain = potential(planner.deeds_of(u), ap + DIE // 10) - potential(planner.deeds_of(u), ap)
                more = max(more, gain)
        return more - cost
    if effect == "add_cap_1d6":
        return planner.purse.cap_price * DIE // 10 - cost
    if effect == "cap_loss_roll":
        other = max((s.cap[p] for p in range(sc.armies) if sc.side_of[p] != planner.field.side), default=0)
        return min(other, 2) * 60 - cost
    if effect == "two_actions":
        return -1
    return max((use_gain(planner, effect, u) for u in units), default=0) - cost


def use_gain(planner: Planner, effect: str, u: int) -> int:
    """What a card brings when it is played on a unit."""
    field = planner.field
    s = planner.s
    sc = planner.s.sc
    if s.place[u] >= sc.n and s.place[u] not in (sc.off + WAITING, sc.off + HIDDEN):
        return -1
    if effect == "free_action":
        return max((deed.gain for deed in planner.deeds_of(u)), default=0)
    if effect == "move_2":
        return 2 * max((deed.gain for deed in planner.deeds_of(u) if deed.act.verb == MOVE), default=0)
    if field.at[u] == OUT_OF_PLAY or field.at[u] >= sc.n:
        return -1
    if effect == "spend_enemy":
        chances = danger(planner, u)
        return chances if field.ready[u] >= READY else 0
    if effect == "immobilise_round":
        if sc.side[u] == field.side:
            return -STUCK
        return STUCK if sc.vehicle[u] and field.ready[u] >= READY else 0
    if effect == "hasty_defence":
        risk = field.risks(u, field.at[u])[s.facing[u]]
        return risk * 14 * min(3, field.left + 1) // 100
    if effect == "auto_rally":
        return rallied_gain(field, u) if s.hit[u] else -1
    if effect == "rally_roll":
        return rally_gain(field, u) if s.hit[u] else -1
    return 0


def danger(planner: Planner, e: int) -> int:
    """What a fresh enemy unit could do in this round, roughly: a shot or two at the best target."""
    field = planner.field
    sc = field.sc
    worst = 0
    for u in field.friends:
        pair = field.at[e] * sc.n + field.at[u]
        if sc.seen[pair] and sc.distance[pair] <= field.sc.range[e]:
            fp = sc.fp[sc.front_colour[u]][e]
            worst = max(worst, fp * 40 - sc.dm[field.at[u]] * 30)
    return worst
