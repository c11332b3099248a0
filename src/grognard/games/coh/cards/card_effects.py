"""What each action card does, and whom it is for (COH-C.2 to C.41)."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list

from .. import events, movement
from ..actions.action_list import cheapest
from ..fortifications import dig, hole_refusal
from ..hidden import come_to_light, is_hidden, sneak_refusal
from ..hits import kinds_left, leave_pool
from ..mines import can_defuse, can_lay, tread
from ..rally import rallied, rally_refusal
from ..refusals import LEGAL
from ..scenario import HIDDEN, WAITING
from ..scouting import look_around
from ..state import SPENT, CohState
from ..vehicles import stick

#: The effects of all action cards, in the order of their numbers.
EFFECTS: Final = (
    "free_action",
    "auto_rally",
    "rally_roll",
    "move_2",
    "spend_enemy",
    "add_ap_1d6",
    "add_cap_1d6",
    "fp_plus_2",
    "two_actions",
    "hasty_defence",
    "luck_roll",
    "cap_loss_roll",
    "immobilise_round",
    "lay_mine",
    "defuse_mine",
    "reveal_2",
)

#: Those that are for the player, not for a unit: a die decides (COH-C.7, C.8, C.13).
DICE: Final = ("add_ap_1d6", "add_cap_1d6", "cap_loss_roll")

# -- whom it is for ---------------------------------------------------------------------------------------


def meant(s: CohState, player: int, effect: str) -> list[int]:
    """Whose units a card is for: the player's, the enemy's (COH-C.6), or anybody's (COH-C.20).

    Own hidden units are included (COH-10.0(2)), the enemy's never.
    """
    sc = s.sc
    if effect == "immobilise_round":
        return [u for u in range(sc.units) if sc.army[u] == player or not is_hidden(s, u)]
    return sc.troops[1 - sc.side_of[player]] if effect == "spend_enemy" else sc.units_of[player]


def fits(s: CohState, u: int, effect: str) -> bool:
    if effect == "auto_rally" or effect == "rally_roll":
        return s.hit[u] != 0 and rally_refusal(s, u) == LEGAL
    if effect == "free_action":
        return in_play(s, u) and cheapest(s, u) >= 0
    if effect == "move_2" and is_hidden(s, u):
        return any(sneak_refusal(s, u, to) == LEGAL for to in s.sc.within(s.plot[u], 1))
    if effect == "move_2":
        return in_play(s, u) and len(movement.destinations(s, u, 99)) > 0
    if effect == "hasty_defence":
        return hole_refusal(s, u) == LEGAL
    if effect == "lay_mine":
        return can_lay(s, u)
    if effect == "defuse_mine":
        return can_defuse(s, u)
    if effect == "reveal_2":
        return s.place[u] < s.sc.n or is_hidden(s, u)
    if effect == "spend_enemy":
        return s.place[u] < s.sc.n and s.status[u] != SPENT
    there = s.place[u] < s.sc.n or is_hidden(s, u)
    return effect == "immobilise_round" and there and s.bogged[u] == 0


def in_play(s: CohState, u: int) -> bool:
    return s.place[u] < s.sc.n or s.place[u] in (s.sc.off + WAITING, s.sc.off + HIDDEN)


def rule_out_unfit(s: CohState, u: int, effect: str) -> None:
    """Choosing a unit for a card shows that the card fits it: other counters are ruled out (L8)."""
    counter = s.hit[u]
    for kind in kinds_left(s, u) if effect != "spend_enemy" else []:
        s.hit[u] = kind
        if not fits(s, u, effect):
            s.hit_may[u] &= ~(1 << kind)
    s.hit[u] = counter


# -- what it does -----------------------------------------------------------------------------------------


def carry_out(s: CohState, effect: str, units: int, value: int) -> None:
    """What a card does to the units it was played on; cards that let them act go on elsewhere."""
    if effect == "hasty_defence":
        dig_in(s, units)
        return
    come_to_light(s, units)  # hidden ones show themselves (COH-10.0(2))
    for u in bit_list(units):
        if effect == "auto_rally":
            rallied(s, u)
        elif effect == "immobilise_round":
            stick(s, u)
        elif effect == "reveal_2":
            s.tell(events.SENSES, u)
            look_around(s, u, value)
        else:
            mark_spent(s, u)


def dig_in(s: CohState, units: int) -> None:
    """COH-C.11: hidden ones come to light; digging sets off mines (COH-18.5(2))."""
    come_to_light(s, units)
    for u in bit_list(units):
        dig(s, u)
    tread(s, units, False)


def mark_spent(s: CohState, u: int) -> None:
    """COH-C.6, F.18: the pool of a shared activation goes on without it."""
    s.status[u] = SPENT
    leave_pool(s, u)
    s.tell(events.MARKED_SPENT, u)


def roll_out(s: CohState, player: int, target: int, effect: str, die: int) -> int:
    """Applies a card's die: what it gives the player or takes from the one aimed at; tells how much."""
    n = max(0, die)
    if effect == "cap_loss_roll":
        return shoot_staff(s, target, s.sc.sniper_table[min(6, max(1, n)) - 1])
    if effect == "add_cap_1d6":
        s.cap[player] += n
        s.tell(events.GAINS_CAP, player, n)
    else:
        s.ap[player] += n
        s.tell(events.GAINS_AP, player, n)
    come_to_light(s, s.active[player])  # both are played on the activated units (COH-C.7, C.8, 10.0(2))
    return n


def shoot_staff(s: CohState, target: int, wanted: int) -> int:
    """COH-C.13: a player loses CAP, as far as he has any."""
    loss = min(s.cap[target], wanted)
    s.cap[target] -= loss
    s.tell(events.LOSES_CAP, target, loss)
    return loss
