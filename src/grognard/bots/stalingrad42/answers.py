"""Answers to the questions that only Stalingrad '42 asks: stores, trains, replacements, forts, the winter."""

from __future__ import annotations

from typing import Final

from grognard.bots.zocbond.answers import find, last, least_valuable, most_valuable
from grognard.bots.zocbond.fight import Target, copy_of
from grognard.bots.zocbond.judge import Judge
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame
from grognard.games.stalingrad42.campaign.withdrawals import Withdrawal
from grognard.games.stalingrad42.initial import Initial
from grognard.games.stalingrad42.kinds import AT_HAND
from grognard.games.stalingrad42.losses import LastStep
from grognard.games.stalingrad42.options.commanders import Throw
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.stalingrad42.supply_phase import SupplyPhase
from grognard.games.stalingrad42.transport.rail import RailMove
from grognard.games.stalingrad42.verbs import (
    ACTIVATE,
    ARRIVE,
    BUY,
    CHARGE,
    DECLARE,
    DESPERATE,
    FORTIFY,
    GRANT_BRIGADE,
    GRANT_STEP,
    PACK,
    PICK,
    PLAN,
    RAIL,
    RAILHEAD,
    REBUILD,
    RECALL,
    REFIT,
    REMNANT,
    SPEND,
    UNPACK,
)
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.battle import defenders
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.retreat import Retreat, doomed
from grognard.games.zocbond.strength import odds_of
from grognard.games.zocbond.verbs import AIR, CANCEL, COMMIT, DONE, HALT, LOSE, READY, SUPPORT, TO

WORTH_A_TRAIN: Final = 150  # what a journey by rail must bring
WORTH_A_STORE: Final = 150  # what a supply point that is fired off must add to an attack
WINTER_BEGINS: Final = 28  # the turn on which the offensive is declared
STORES: Final = 3  # supply points that are bought before forts
PANIC: Final = 1000  # what an enemy near it means to a routed unit
FORT_WORTH: Final = 100  # what a fort must bar


def best_arrival(judge: Judge, options: list[Option], verb: int) -> int:
    """The unit worth most of those that a verb brings, in the place nearest to where it is wanted; or -1."""
    u = most_valuable(judge, options, verb)
    if u < 0:
        return -1
    best = -1
    most = 0
    for i, o in enumerate(options):
        if o.verb == verb and o.a == options[u].a:
            worth = judge.pull(o.a, o.b)
            if o.b < judge.s.zoc.n and judge.near[o.b]:
                worth //= 2
            if best < 0 or worth > most:
                best, most = i, worth
    return best


# -- the initial phase -------------------------------------------------------------------------------------


def initial(s: StalingradState, judge: Judge, options: list[Option]) -> int:
    """First arrivals, then replacements, then what points can buy."""
    at = find(options, DECLARE, 0)
    if at >= 0 and s.turn >= WINTER_BEGINS:
        return at
    for verb in (ARRIVE, REBUILD):
        at = best_arrival(judge, options, verb)
        if at >= 0:
            return at
    at = most_valuable(judge, options, REFIT)
    if at >= 0:
        return at
    for verb in (PLAN, READY, SPEND):
        for i, o in enumerate(options):
            if o.verb == verb:
                return i
    return shopping(s, judge, options)


def shopping(s: StalingradState, judge: Judge, options: list[Option]) -> int:
    """Stores for the attack, then forts for the line."""
    player = judge.player
    stores = sum([1 for u in s.sc.stocks[player] if 0 <= s.place[u] < s.sc.box])
    best = -1
    if stores < STORES:
        most = 0
        for i, o in enumerate(options):
            if o.verb == BUY and s.sc.guns[player]:
                worth = judge.pull(s.sc.guns[player][0], o.a)
                if best < 0 or worth > most:
                    best, most = i, worth
    if best >= 0:
        return best
    most = FORT_WORTH
    for i, o in enumerate(options):
        if o.verb == FORTIFY and s.holder[o.a] == player and judge.near[o.a]:
            worth = judge.threat[o.a] + judge.passage[o.a] // 4 + judge.stakes.prize[o.a] // 4
            if worth > most:
                best, most = i, worth
    return best if best >= 0 else last(options, DONE)


# -- movement ----------------------------------------------------------------------------------------------


def marshalling(s: StalingradState, judge: Judge, options: list[Option]) -> int:
    """What else the movement phase is for: armies are activated, stores are made ready, trains go; or -1."""
    for i, o in enumerate(options):
        if o.verb == ACTIVATE:
            return i
        if o.verb == UNPACK and wanted_ready(s, judge, o.a):
            return i
        if o.verb == PACK and s.marks[o.a] & AT_HAND and not wanted_ready(s, judge, o.a):
            return i
    best = -1
    most = WORTH_A_TRAIN
    for i, o in enumerate(options):
        if o.verb == RAIL and not (s.place[o.a] < s.sc.n and judge.near[s.place[o.a]]):
            gain = journey(s, judge, o.a)[0]
            if gain > most:
                best, most = i, gain
    return best


def wanted_ready(s: StalingradState, judge: Judge, stock: int) -> bool:
    """Whether a supply point stands with artillery that is near the enemy."""
    h = s.place[stock]
    if not 0 <= h < s.sc.n:
        return False
    guns = s.sc.guns[judge.player]
    return any(u in guns for u in s.stack_at(h)) and any(judge.near[at] for at in judge.around(h, 2))


def journey(s: StalingradState, judge: Judge, u: int) -> tuple[int, int]:
    """What the best journey of a unit by rail brings more than staying, and where to."""
    frame = RailMove(judge.player, u)
    here = judge.pull(u, s.place[u])
    best = 0
    place = -1
    for o in frame.options(s):
        if o.verb == TO and not (o.a < s.sc.n and judge.near[o.a]):
            gain = judge.pull(u, o.a) - here
            if gain > best:
                best, place = gain, o.a
    return best, place


def rail(s: StalingradState, judge: Judge, frame: RailMove, options: list[Option]) -> int:
    place = journey(s, judge, frame.unit)[1]
    at = find(options, TO, place)
    return at if at >= 0 else last(options, HALT)


# -- combat ------------------------------------------------------------------------------------------------


def more_support(s: StalingradState, judge: Judge, frame: Attack, options: list[Option]) -> int:
    """Planned offensives and stores, where they add enough; or -1."""
    b = frame.battle()
    target = Target(s, judge.stakes, frame.player, frame.target, judge.passes_on(frame.target))
    now = target.value(odds_of(s, b))
    for i, o in enumerate(options):
        if o.verb == PLAN:
            return i
        if o.verb == CHARGE and not b.support:
            trial = copy_of(b)
            trial.support |= 1 << o.a
            trial.charged |= 1 << o.a
            if target.value(odds_of(s, trial)) > now + WORTH_A_STORE:
                return i
    return -1


def below_the_table(options: list[Option]) -> int:
    """An attack that cannot be made as it is: any help, or none at all; -1 where it can be made."""
    if last(options, COMMIT) < len(options) and options[last(options, COMMIT)].verb == COMMIT:
        return -1
    for verb in (AIR, SUPPORT, CHARGE, CANCEL):
        for i, o in enumerate(options):
            if o.verb == verb:
                return i
    return 0


def flee(s: StalingradState, judge: Judge, frame: Retreat, options: list[Option]) -> int:
    """Routed units run from enemies that have come near: as far from all enemies as they can."""
    best = -1
    most = 0
    u = frame.units.bit_length() - 1
    for i, o in enumerate(options):
        if o.verb == TO:
            worth = judge.score(u, o.a) - PANIC * enemies_near(s, judge, o.a)
            if best < 0 or worth > most:
                best, most = i, worth
    return best if best >= 0 else last(options, HALT)


def enemies_near(s: StalingradState, judge: Judge, place: int) -> int:
    """How many enemy hexes are next to a place or one farther, those next to it twice."""
    if place >= s.sc.n:
        return 0
    count = 0
    for far in (1, 2):
        for at in judge.around(place, far):
            if s.holder[at] == 1 - judge.player:
                count += 1
    return count


# -- everything else ---------------------------------------------------------------------------------------


def railhead(judge: Judge, options: list[Option]) -> int:
    """The railway is converted towards what is wanted."""
    best = last(options, DONE)
    most = -1
    walkers = judge.s.on_map(judge.player)
    for i, o in enumerate(options):
        if o.verb == RAILHEAD and walkers:
            worth = judge.pull(walkers[0], o.b)
            if worth > most:
                best, most = i, worth
    return best


def withdrawal(judge: Judge, options: list[Option]) -> int:
    """The weakest units are withdrawn; what is given goes to the best ones."""
    for verb in (RECALL, LOSE):
        at = least_valuable(judge, options, verb)
        if at >= 0:
            return at
    at = most_valuable(judge, options, GRANT_STEP)
    if at < 0:
        at = most_valuable(judge, options, GRANT_BRIGADE)
    return at if at >= 0 else last(options, DONE)


def throw(s: StalingradState, frame: Throw, options: list[Option]) -> int:
    """The best of several dice for its owner: high faces are the attacker's and the defender's own."""
    if options[0].verb != PICK:
        return frame.default(s)
    best = 0
    for i, o in enumerate(options):
        if o.a > options[best].a:
            best = i
    return best


def to_the_last(s: StalingradState, frame: Stand, options: list[Option]) -> int:
    """To declare a desperate defence, or -1: not if a fighting withdrawal saves them (S42-11.6.1)."""
    at = find(options, DESPERATE, 0)
    if at < 0 or not frame.all_doomed(s):
        return -1
    units = 0
    for u in defenders(s, frame.target, 1 - frame.player):
        units |= 1 << u
    defense_rules = s.zoc.defense_rules
    short = doomed(
        s, units, frame.target, defense_rules.withdrawal_shortest, defense_rules.withdrawal_longest
    )
    return at if short else -1


def answer(s: StalingradState, judge: Judge, frame: Frame, options: list[Option]) -> int:
    """The answer to any question that is not the family's."""
    if isinstance(frame, Initial):
        return initial(s, judge, options)
    if isinstance(frame, RailMove):
        return rail(s, judge, frame, options)
    if isinstance(frame, SupplyPhase):
        if options[0].verb == RAILHEAD:
            return railhead(judge, options)
        return last(options, SPEND)
    if isinstance(frame, Withdrawal):
        return withdrawal(judge, options)
    if isinstance(frame, LastStep):
        return last(options, REMNANT)
    if isinstance(frame, Throw):
        return throw(s, frame, options)
    return frame.default(s)
