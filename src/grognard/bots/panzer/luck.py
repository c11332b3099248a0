"""Luck: how much better than average the dice of a shot fell, in the measure of `evaluate`.

Taken off the result of a trial it leaves what the commands brought. It need not be exact for that, only zero
on average: what a roll is about is told before it falls, and the chances are those of the engine's tables.
"""

from __future__ import annotations

from grognard.games.panzer.cards.armour import REAR
from grognard.games.panzer.fire.attack import AT_HIT, AT_LOCATION, Attack
from grognard.games.panzer.fire.basic_damage import basic_result
from grognard.games.panzer.fire.damage import Blow
from grognard.games.panzer.fire.hits import hit_classes
from grognard.games.panzer.fire.shots import blow_of
from grognard.games.panzer.fire.tables import BU, DM, KO, TK, ap_tables
from grognard.games.panzer.gp.gp_attack import AT_FIRE, GpAttack
from grognard.games.panzer.state import DAMAGED, TRACKS, PanzerState

from .field import POWER, exit_share, unit_worth
from .gunnery import TAKES, WHOLE, gp_harms


def luck(s: PanzerState, player: int, total: int) -> int:
    """By how much the dice of this total are better than the average for a player."""
    frame = s.lanes[s.lane][-1]
    if isinstance(frame, Attack):
        t, losses = attack_losses(s, frame)
    elif isinstance(frame, GpAttack) and frame.step == AT_FIRE and not frame.only_aboard:
        t = frame.target
        losses = [harm * unit_worth(s, t) // WHOLE for harm in gp_harms(s, frame)]
    else:
        return 0
    if not losses:
        return 0
    gain = (100 * losses[total] - sum(losses[1:])) // 100
    return gain if s.sc.side[t] != player else -gain


def attack_losses(s: PanzerState, frame: Attack) -> tuple[int, list[int]]:
    """The vehicle that an AP roll is about, and the mean loss after each total; none: the roll is another."""
    if frame.step == AT_LOCATION and s.sc.advanced_ap:
        t = frame.victim
        return t, [loss(s, t, result) for result in frame.blow(s).classes(ap_tables())]
    if frame.step != AT_HIT:
        return -1, []
    t = frame.target
    frame.victim = t
    hit = unit_worth(s, t)
    for aspect in frame.choices(s):
        hit = min(hit, mean_loss(s, t, blow_of(s, frame.shot(), frame.basic != 0, t, aspect)))
    classes = hit_classes(ap_tables(), frame.number(s), frame.rate(s))
    return t, [min(made, 1) * hit for made in classes]


def mean_loss(s: PanzerState, t: int, blow: Blow) -> int:
    """What a hit costs the owner of a vehicle on average."""
    if s.sc.advanced_ap:
        return sum([loss(s, t, result) for result in blow.classes(ap_tables())[1:]]) // 100
    armour = s.sc.basic_rear[t] if blow.aspect == REAR else s.sc.basic_front[t]
    return loss(s, t, basic_result(ap_tables(), blow.penetration, armour, blow.damaged))


def loss(s: PanzerState, t: int, result: int) -> int:
    """What the result of a hit changes in the evaluation: points for the enemy, and what can still fight."""
    sc = s.sc
    if result in (KO, BU):
        return unit_worth(s, t)
    if result not in (TK, DM) or s.hurt[t] & (TRACKS if result == TK else DAMAGED):
        return 0
    marked = sc.damaged_percent if sc.kill_percent[1 - sc.side[t]] and not s.hurt[t] else 0
    taken = TAKES[result] * POWER // WHOLE
    return sc.points[t] * (marked + taken) + (exit_share(s, t) if result == TK else 0)
