"""Luck: how much better than average the dice of a shot fell, in the measure of `evaluate`.

Taken off the result of a trial it leaves what the commands brought. It need not be exact for that, only zero
on average: what a roll is about is told before it falls, and the chances are those of the engine's tables.
"""

from __future__ import annotations

from grognard.games.panzer.fire.attack import AT_HIT, AT_LOCATION, Attack
from grognard.games.panzer.fire.hits import hit_classes
from grognard.games.panzer.fire.shots import blow_of
from grognard.games.panzer.fire.tables import ap_tables
from grognard.games.panzer.gp.gp_attack import AT_FIRE, GpAttack
from grognard.games.panzer.state import PanzerState

from .field import unit_worth
from .gunnery import TAKES, WHOLE, blow_harm, gp_harms


def luck(s: PanzerState, player: int, total: int) -> int:
    """By how much the dice of this total are better than the average for a player."""
    frame = s.lanes[s.lane][-1]
    if isinstance(frame, Attack):
        t, harms = attack_harms(s, frame)
    elif isinstance(frame, GpAttack) and frame.step == AT_FIRE and not frame.only_aboard:
        t, harms = frame.target, gp_harms(s, frame)
    else:
        return 0
    if not harms:
        return 0
    over = 100 * harms[total] - sum(harms[1:])
    gain = over * unit_worth(s, t) // (100 * WHOLE)
    return gain if s.sc.side[t] != player else -gain


def attack_harms(s: PanzerState, frame: Attack) -> tuple[int, list[int]]:
    """The vehicle that an AP roll is about, and the mean harm after each total; none: the roll is another."""
    if frame.step == AT_LOCATION and s.sc.advanced_ap:
        return frame.victim, [TAKES[result] for result in frame.blow(s).classes(ap_tables())]
    if frame.step != AT_HIT:
        return -1, []
    frame.victim = frame.target
    hit = WHOLE
    for aspect in frame.choices(s):
        blow = blow_of(s, frame.shot(), frame.basic != 0, frame.target, aspect)
        hit = min(hit, blow_harm(s, frame.target, blow))
    by_hits = [0, hit]
    for _ in range(2):
        by_hits.append(WHOLE - (WHOLE - by_hits[-1]) * (WHOLE - hit) // WHOLE)
    classes = hit_classes(ap_tables(), frame.number(s), frame.rate(s))
    return frame.target, [by_hits[made] for made in classes]
