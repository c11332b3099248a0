"""Trials: a turn with given commands played on by the greedy policy, and how it stands then."""

from __future__ import annotations

from typing import Final

from grognard.bots.dice import TrialDice
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import IDLE, RUN, advance, choose
from grognard.games.panzer.command.orders import Orders, order_lanes
from grognard.games.panzer.state import NO_COMMAND, PanzerState
from grognard.games.panzer.verbs import DONE

from .evaluate import evaluate
from .greedy import planned
from .scripts import Script, Weigher, give

FAR: Final = 4000  # choices after which a trial is broken off


class Orderly:
    """The commands of one side as they would be given: a script after all limits of its formations."""

    def __init__(self, command: list[int], group: list[int]) -> None:
        self.command = command
        self.group = group

    def same(self, other: Orderly) -> bool:
        return self.command == other.command and self.group == other.group


def opening(s: PanzerState) -> PanzerState:
    """The position at the beginning of the Command Phase: nobody has given a command yet."""
    b = s.copy()
    b.lanes = b.lanes[:1]
    b.shared = b.shared[:1]
    b.asked = [IDLE]
    b.lane = 0
    b.command = [NO_COMMAND] * b.sc.units
    b.group = [-1] * b.sc.units
    return b


def given(b: PanzerState, side: int, script: Script, weigher: Weigher) -> Orderly:
    """What comes of a script when it is given unit by unit."""
    s = b.copy()
    s.together(order_lanes(s))
    advance(s)
    lane = 1 + side
    while len(s.lanes) > lane and s.asked[lane] == side:
        frame = s.top(lane)
        assert isinstance(frame, Orders)
        o = give(s, frame, script, weigher)
        if o.verb == DONE:
            break
        choose(s, lane, o)
    return Orderly(s.command, s.group)


def begun(b: PanzerState, commands: list[Orderly]) -> PanzerState:
    """The turn after both sides have given their commands; nothing has been rolled yet."""
    s = b.copy()
    for side, units in enumerate(s.sc.units_of):
        for u in units:
            s.command[u] = commands[side].command[u]
            s.group[u] = commands[side].group[u]
    return s


def trial(b: PanzerState, commands: list[Orderly], dice: TrialDice, turns: int) -> int:
    """How it stands for the player some turns on, less the luck in it."""
    s = begun(b, commands)
    s.chance = dice
    s.asked = [RUN]
    advance(s)
    play_on(s, b.turn + turns)
    return evaluate(s, dice.player) - dice.luck


def play_on(s: PanzerState, until: int) -> None:
    """The greedy policy answers for both sides until commands are given in that turn, or the game is over."""
    for _ in range(FAR):
        if s.outcome >= 0:
            return
        lane = 0
        while s.asked[lane] < 0:
            lane += 1
        if lane and s.turn >= until and isinstance(s.top(lane), Orders):
            return
        options = s.top(lane).options(s)
        follow(s, s.asked[lane], planned(s, lane, options, swift=True))


def follow(s: PanzerState, player: int, path: list[Option]) -> None:
    """Plays what was planned as far as it can be done."""
    for o in path:
        if player not in s.asked:
            return
        lane = s.asked.index(player)
        if s.top(lane).check(s, o):
            return
        choose(s, lane, o)
