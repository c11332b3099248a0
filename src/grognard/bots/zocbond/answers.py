"""Answers to the questions of a combat: who attacks with what help, who loses steps, who holds, who runs."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.attack_record import AT_ATTACKERS, AT_BLOWN, AT_LEAD
from grognard.games.zocbond.attackers import attackers_of
from grognard.games.zocbond.battle import BREAKTHROUGH, Battle
from grognard.games.zocbond.breakthrough import fighters
from grognard.games.zocbond.combat import Combat
from grognard.games.zocbond.defense import AT_IGNORE, Stand
from grognard.games.zocbond.kinds import ARTILLERY
from grognard.games.zocbond.losses import Lose
from grognard.games.zocbond.results import FACES, HOLDS
from grognard.games.zocbond.retreat import Retreat
from grognard.games.zocbond.stacking import Trim
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.strength import best_lead, odds_of
from grognard.games.zocbond.verbs import (
    AIR,
    ATTACH,
    ATTACK,
    COMMIT,
    DONE,
    FOLLOW,
    HALT,
    STAND,
    STRIKE,
    SUPPORT,
    TO,
    WITH,
    YIELD,
)

from .fight import Blow, Target, best_blow, blow_at, with_help
from .judge import Judge

STAY: Final = -1
NEVER: Final = -1_000_000
ENOUGH: Final = 0  # an attack is made where it is worth more
HURDLE: Final = 50  # ... by players who think further
HOLDING: Final = 300  # ground kept is worth something, whatever else it brings
APART: Final = 40  # a group that advances stays together unless that is better


def find(options: list[Option], verb: int, a: int) -> int:
    """The index of an option, or -1."""
    for i, o in enumerate(options):
        if o.verb == verb and o.a == a:
            return i
    return -1


def last(options: list[Option], verb: int) -> int:
    """The index of the first choice of a verb, or of the last option."""
    for i, o in enumerate(options):
        if o.verb == verb:
            return i
    return len(options) - 1


def most_valuable(judge: Judge, options: list[Option], verb: int) -> int:
    """The unit that is worth most among those that a verb could be used for, or -1."""
    best = -1
    most = -1
    for i, o in enumerate(options):
        if o.verb == verb and judge.stakes.unit_step(o.a) > most:
            best, most = i, judge.stakes.unit_step(o.a)
    return best


def least_valuable(judge: Judge, options: list[Option], verb: int) -> int:
    """The unit whose step is worth least among those that a verb could be used for, or -1."""
    best = -1
    for i, o in enumerate(options):
        if o.verb == verb:
            if best < 0 or judge.stakes.unit_step(o.a) < judge.stakes.unit_step(options[best].a):
                best = i
    return best


# -- attacks ------------------------------------------------------------------------------------------------


def combat(s: ZocState, judge: Judge, frame: Combat, options: list[Option]) -> int:
    """The attack that is worth most, if one is worth anything; those who shattered a hex follow first."""
    best = last(options, DONE)
    most = ENOUGH if judge.simple else HURDLE
    for i, o in enumerate(options):
        if o.verb == FOLLOW:
            return i
        if o.verb == ATTACK:
            blow = blow_at(s, judge.stakes, frame.player, o.a, judge.passes_on(o.a), not judge.simple)
            if blow is not None and blow.worth > most:
                best, most = i, blow.worth
    return best


def attack(s: ZocState, judge: Judge, frame: Attack, options: list[Option]) -> int:
    if frame.step == AT_BLOWN:
        return 0
    if frame.step == AT_LEAD:
        return frame.default(s)
    target = Target(s, judge.stakes, frame.player, frame.target, judge.passes_on(frame.target))
    if frame.step == AT_ATTACKERS:
        return gather(s, target, frame, options)
    return support(s, target, frame, options)


def gather(s: ZocState, target: Target, frame: Attack, options: list[Option]) -> int:
    """The next of those who make the best attack."""
    able = attackers_of(s, frame.player, frame.target, frame.kind)
    blow = best_blow(s, target, frame.player, able, False)
    if blow is not None:
        for i, o in enumerate(options):
            if o.verb == WITH and blow.b.units >> o.a & 1:
                return i
    if options[-1].verb == COMMIT:
        return len(options) - 1
    return 0


def support(s: ZocState, target: Target, frame: Attack, options: list[Option]) -> int:
    """What help brings most, then the die."""
    b = frame.battle()
    best = with_help(s, target, Blow(b, target.value(odds_of(s, b)))).b
    for i, o in enumerate(options):
        if o.verb == ATTACH and best.attached == o.a and b.attached < 0:
            return i
        if o.verb == SUPPORT and best.support >> o.a & 1 and not b.support >> o.a & 1:
            return i
        if o.verb == AIR and best.air > b.air:
            return i
    return last(options, COMMIT)


def strike_worth(s: ZocState, judge: Judge, frame: Advance, target: int) -> int:
    """What breakthrough combat of a group against a hex is worth."""
    b = Battle(frame.player, target, BREAKTHROUGH, fighters(s, frame.leg(frame.group), target))
    if not b.units:
        return 0
    b.lead = best_lead(s, b)
    return Target(s, judge.stakes, frame.player, target, judge.passes_on(target)).value(odds_of(s, b))


# -- losses and retreats -------------------------------------------------------------------------------------


def lose(s: ZocState, judge: Judge, options: list[Option], chooser: int) -> int:
    """The least valuable of one's own, the most valuable of the enemy's."""
    best = 0
    least = 0
    for i, o in enumerate(options):
        worth = judge.stakes.unit_step(o.a)
        if s.steps[o.a] == 1:
            worth += 100
        if s.zoc.owner[o.a] != chooser:
            worth = -worth
        if i == 0 or worth < least:
            best, least = i, worth
    return best


def stand(s: ZocState, judge: Judge, frame: Stand, options: list[Option]) -> int:
    """A determined defence, where the ground is worth what it may cost."""
    if frame.step == AT_IGNORE:
        return 0
    best = -1
    most = 0
    if frame.desperate or (frame.entitled and frame.all_doomed(s)):
        most = NEVER
    for i, o in enumerate(options):
        if o.verb == STAND:
            worth = stand_worth(s, judge, frame, o.a)
            if worth > most:
                best, most = i, worth
    if best < 0:
        return last(options, YIELD)
    if not judge.simple and judge.stakes.prize[frame.target]:
        for i, o in enumerate(options):
            if o.verb == SUPPORT:
                return i
    return best


def stand_worth(s: ZocState, judge: Judge, frame: Stand, u: int) -> int:
    """The mean of the faces."""
    return sum([face_worth(s, judge, frame, u, face) for face in range(1, FACES + 1)]) // FACES


def face_worth(s: ZocState, judge: Judge, frame: Stand, u: int, face: int) -> int:
    """What a face of the die brings the defender: the ground held, and losses of both sides."""
    tables = s.zoc.combat
    defense_rules = s.zoc.defense_rules
    modifier = defense_rules.stand_modifier(s, u, frame.supports(u), None)
    at = tables.stand_cell(defense_rules.stand_column(s, frame.target, u), face + modifier)
    worth = judge.stakes.step[1 - frame.player] * tables.stand_attacker[at]
    worth -= judge.stakes.unit_step(u) * tables.stand_defender[at]
    if tables.stand_holds[at] == HOLDS:
        worth += HOLDING + judge.stakes.prize[frame.target] + judge.passage[frame.target] // 4
    return worth


def retreat(s: ZocState, judge: Judge, frame: Retreat, options: list[Option]) -> int:
    """Together, to the best place: where it is not threatened, and in the enemy's way."""
    best = -1
    most = 0
    u = bit_list(frame.units)[0]
    for i, o in enumerate(options):
        if o.verb == TO:
            worth = judge.score(u, o.a)
            if best < 0 or worth > most:
                best, most = i, worth
    return best if best >= 0 else last(options, HALT)


# -- advances ------------------------------------------------------------------------------------------------


def advance(s: ZocState, judge: Judge, frame: Advance, options: list[Option]) -> int:
    """Who goes forward, where to, and whether to break through."""
    if frame.group == 0:
        return begin_advance(s, judge, frame, options)
    if frame.entered == 0:
        at = companion(s, judge, frame, options)
        if at >= 0:
            return at
    u = lead_of(s, frame.group)
    best = last(options, HALT)
    most = NEVER
    if frame.entered and options[best].verb == HALT:
        most = judge.score(u, s.place[u])
    for i, o in enumerate(options):
        if o.verb == STRIKE and strike_worth(s, judge, frame, o.a) > 0:
            return i
        if o.verb == TO:
            worth = judge.score(u, o.a)
            if worth > most:
                best, most = i, worth
    return best


def companion(s: ZocState, judge: Judge, frame: Advance, options: list[Option]) -> int:
    """A second unit that goes into the vacated hex with the first, or -1."""
    if frame.group.bit_count() > 1 or judge.mates(-1, frame.vacated):
        return STAY
    for i, o in enumerate(options):
        if o.verb == WITH and not s.zoc.traits[o.a] & ARTILLERY:
            if judge.score(o.a, frame.vacated) + APART > judge.score(o.a, s.place[o.a]):
                return i
    return STAY


def begin_advance(s: ZocState, judge: Judge, frame: Advance, options: list[Option]) -> int:
    """The unit that gains most by going into the vacated hex; the ground should not be given back."""
    best = last(options, DONE)
    most = 0
    empty = judge.mates(-1, frame.vacated) == 0
    for i, o in enumerate(options):
        if o.verb != WITH:
            continue
        gain = judge.score(o.a, frame.vacated) - judge.score(o.a, s.place[o.a])
        if empty:
            gain += HOLDING
        if gain > most:
            best, most = i, gain
    return best


def lead_of(s: ZocState, group: int) -> int:
    """The strongest of a group."""
    best = -1
    most = -1
    for u in bit_list(group):
        strength = s.zoc.strength_rules.attack_strength(s, u)
        if strength > most:
            best, most = u, strength
    return best


def answer(s: ZocState, judge: Judge, player: int, options: list[Option], lane: int) -> int:
    """The answer to a question of the family's, or -1 where it is another."""
    frame = s.top(lane)
    if isinstance(frame, Combat):
        return combat(s, judge, frame, options)
    if isinstance(frame, Attack):
        return attack(s, judge, frame, options)
    if isinstance(frame, Lose):
        return lose(s, judge, options, player)
    if isinstance(frame, Stand):
        return stand(s, judge, frame, options)
    if isinstance(frame, Retreat):
        return retreat(s, judge, frame, options)
    if isinstance(frame, Advance):
        return advance(s, judge, frame, options)
    if isinstance(frame, Trim):
        return least_valuable(judge, options, options[0].verb)
    return STAY
