"""Trials: a turn with given commands played on by the greedy policy, and how it stands then."""

from __future__ import annotations

from typing import Final

from grognard.bots.dice import TrialDice
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import IDLE, RUN, advance, choose
from grognard.games.panzer.command.orders import Orders, order_lanes
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.state import NO_COMMAND, PanzerState
from grognard.games.panzer.verbs import DONE

from .evaluate import evaluate
from .greedy import planned
from .scripts import Script, Weigher, give, position_key
from .skill import VETERAN, Skill

Skills = tuple[Skill, Skill]
"""What each side knows, as far as a trial goes."""

EQUALS: Final = (VETERAN, VETERAN)
FAR: Final = 4000  # choices after which a trial is broken off
MOST_MOVES: Final = 2000

_MOVES: dict[str, list[Option]] = {}


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


def trial(
    b: PanzerState, commands: list[Orderly], dice: TrialDice, turns: int, skills: Skills = EQUALS
) -> int:
    """How it stands for the player some turns on, less the luck in it."""
    s = begun(b, commands)
    s.chance = dice
    s.asked = [RUN]
    advance(s)
    play_on(s, b.turn + turns, skills)
    return evaluate(s, dice.player) - dice.luck


def play_on(s: PanzerState, until: int, skills: Skills) -> None:
    """Both sides answer by their skill until commands are given in that turn, or the game is over."""
    for _ in range(FAR):
        if s.outcome >= 0:
            return
        lane = 0
        while s.asked[lane] < 0:
            lane += 1
        if lane and s.turn >= until and isinstance(s.top(lane), Orders):
            return
        options = s.top(lane).options(s)
        player = s.asked[lane]
        follow(s, player, foreseen(s, lane, options, skills[player]))


def foreseen(s: PanzerState, lane: int, options: list[Option], skill: Skill) -> list[Option]:
    """What the greedy policy would do; a move that was thought out in the same position is not found anew."""
    frame = s.top(lane)
    if not isinstance(frame, Movement):
        return planned(s, lane, options, skill, swift=True)
    key = f"{id(s.sc)} {skill.name} {moving_key(s, frame)}"
    path = _MOVES.get(key)
    if path is None:
        path = planned(s, lane, options, skill, swift=True)
        if len(_MOVES) >= MOST_MOVES:
            _MOVES.clear()
        _MOVES[key] = path
    return path


def moving_key(s: PanzerState, frame: Movement) -> str:
    """All that the choice of a move hangs on."""
    found = f"{position_key(s, frame.player)} {s.acted} {s.command} {s.group} {frame.overrun}"
    found += f" {bytes(s.wreck).hex()}"
    if s.sc.advanced:
        found += f" {s.floor} {s.inside} {s.fought} {s.post} {s.hull_open} {bytes(s.rubble).hex()} {s.works}"
        found += f" {s.mounted_at_start} {s.crawled} {s.m_aim} {s.m_state} {s.veil_aim} {s.veil_state}"
    return found


def follow(s: PanzerState, player: int, path: list[Option]) -> None:
    """Plays what was planned as far as it can be done."""
    for o in path:
        if player not in s.asked:
            return
        lane = s.asked.index(player)
        if s.top(lane).check(s, o):
            return
        choose(s, lane, o)
