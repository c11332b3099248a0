"""Greedy: every decision by what it looks worth at once, with some skill; what searches play on with."""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.core.kernel.policy import Policy
from grognard.core.kernel.state import State, choose
from grognard.games.panzer.adjust.adjustment import Pivots
from grognard.games.panzer.air.air_attack import AirStrike
from grognard.games.panzer.air.flight import Flight
from grognard.games.panzer.air.phase import AirPhase
from grognard.games.panzer.close.combat import CloseCombat
from grognard.games.panzer.close.landing import Landing
from grognard.games.panzer.close.melee import Melee
from grognard.games.panzer.command.initiative import Initiative
from grognard.games.panzer.command.orders import Orders
from grognard.games.panzer.fire.attack import Attack
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.reactions import Reactions
from grognard.games.panzer.indirect.indirect_fire import IndirectFire
from grognard.games.panzer.indirect.plots import Plots
from grognard.games.panzer.movement.move import Move
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.setting.deployment import Deploy
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import DONE, MOVE

from . import artillery, closing, flying, marching, minor, shooting
from .field import Field
from .scripts import Weigher, give, weigher_of
from .skill import VETERAN, Skill


class Greedy(Policy):
    """The policy of a skill; it keeps nothing between choices but figures of the position."""

    name = "greedy"

    def __init__(self, skill: Skill = VETERAN) -> None:
        self.skill = skill

    def choose(self, s: State, lane: int) -> int:
        assert isinstance(s, PanzerState)
        options = s.top(lane).options(s)
        return 0 if len(options) == 1 else find(options, planned(s, lane, options, self.skill)[0])


def find(options: list[Option], wanted: Option) -> int:
    for i, o in enumerate(options):
        if o.same(wanted):
            return i
    return 0


def planned(
    s: PanzerState, lane: int, options: list[Option], skill: Skill = VETERAN, swift: bool = False
) -> list[Option]:
    """What is done next, as far ahead as it can be told: a unit's whole move, or one answer.

    `swift`, for trials: all commands at once, and moves that are not rehearsed, because who follows them
    looks at each step whether it is still possible.
    """
    frame = s.top(lane)
    if len(options) == 1 and not isinstance(frame, (Movement, Move)):
        return [options[0]]
    if isinstance(frame, Orders):
        if swift:
            return all_orders(s, lane, frame, skill)
        weigher = weigher_of(s, frame.player, skill)
        return [give(s, frame, weigher.best_script(), weigher)]
    if isinstance(frame, Movement):
        first = marching.next_unit(s, frame, options, skill)
        if first.verb != MOVE:
            return [first]
        path = [first, *marching.whole_move(s, first.a, skill)]
        return path if swift else rehearsed(s, path)
    if isinstance(frame, Move):
        path = marching.rest(s, frame, skill)
        if frame.check(s, path[0]):
            return [options[frame.default(s)]]
        return path if swift else rehearsed(s, path)
    return [options[answer(s, lane, options, skill)]]


def all_orders(s: PanzerState, lane: int, frame: Orders, skill: Skill) -> list[Option]:
    """All choices of a Command Phase at once."""
    trial = s.copy()
    weigher = Weigher(s, frame.player, skill)
    script = weigher.best_script()
    path: list[Option] = []
    while not path or path[-1].verb != DONE:
        top = trial.top(lane)
        assert isinstance(top, Orders)
        path.append(give(trial, top, script, weigher))
        if path[-1].verb != DONE:
            choose(trial, lane, path[-1])
    return path


def rehearsed(s: PanzerState, path: list[Option]) -> list[Option]:
    """The steps of a move up to where the opponent is asked, or where it ends by itself."""
    trial = s.copy()
    player = s.asked[0]
    done: list[Option] = []
    for o in path:
        frame = trial.top(0)
        if trial.asked[0] != player or frame.check(trial, o):
            break
        done.append(o)
        choose(trial, 0, o)
        if trial.outcome >= 0 or not trial.lanes[0] or not isinstance(trial.top(0), Move):
            break
    return done


def answer(s: PanzerState, lane: int, options: list[Option], skill: Skill) -> int:
    """One answer to a question that is not about movement or commands."""
    frame = s.top(lane)
    if isinstance(frame, DirectFire):
        return shooting.direct(s, frame, options, skill)
    if isinstance(frame, Reactions):
        return shooting.react(s, frame, s.asked[lane], options, skill)
    if isinstance(frame, Attack):
        return shooting.hit(s, frame, options)
    if isinstance(frame, CloseCombat):
        return closing.combat(Field(s, frame.player, skill), frame, options)
    if isinstance(frame, Melee):
        return closing.melee(Field(s, frame.player, skill), frame, options)
    if isinstance(frame, Landing):
        return closing.landing(Field(s, s.sc.side[frame.unit], skill), frame, options)
    if isinstance(frame, Deploy):
        return minor.deploy(s, frame, options, skill)
    if isinstance(frame, Pivots):
        return minor.pivot(s, frame, options, skill)
    if isinstance(frame, AirPhase):
        return flying.send(options)
    if isinstance(frame, Flight):
        return flying.fly(s, frame, options)
    if isinstance(frame, AirStrike):
        return flying.show(options)
    if isinstance(frame, IndirectFire):
        return artillery.artillery(Field(s, frame.player, skill), frame, options)
    if isinstance(frame, Plots):
        return artillery.plot(Field(s, frame.player, skill), frame, options)
    if isinstance(frame, Initiative):
        return 0  # the winner himself: he fires first and moves last
    return frame.default(s)
