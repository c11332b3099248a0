"""Why a computer of the family would make a choice, told to the player in whose place it would make it."""

from __future__ import annotations

from grognard.core.kernel.describe import ref
from grognard.core.kernel.kinds import HEX, UNIT
from grognard.core.kernel.option import Option
from grognard.core.telling.message import Message, msg
from grognard.games.zocbond.movement import Move
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.verbs import TO

from .judge import Judge


def move_reason(s: ZocState, judge: Judge, frame: Move, o: Option) -> Message | None:
    """What a step of a move leads to: an aim, an enemy to be attacked, or the way there."""
    sc = s.zoc
    h = o.a
    if o.verb != TO or not 0 <= h < sc.n or not frame.units:
        return None
    unit = ref(sc, UNIT, (frame.units & -frame.units).bit_length() - 1)
    there = ref(sc, HEX, h)
    goal = best_aim(judge, h)
    if goal == h:
        return msg(f"{sc.game}-hint-take", unit=unit, hex=there)
    enemy = strongest_beside(s, judge.player, h)
    if enemy >= 0:
        return msg(f"{sc.game}-hint-engage", unit=unit, hex=there, enemy=ref(sc, HEX, enemy))
    if goal >= 0:
        return msg(f"{sc.game}-hint-towards", unit=unit, hex=there, goal=ref(sc, HEX, goal))
    return msg(f"{sc.game}-hint-move", unit=unit, hex=there)


def best_aim(judge: Judge, h: int) -> int:
    """The hex of the aim that draws most from here: worth much, and near; -1 where nothing draws."""
    best, most = -1, 0
    board = judge.s.zoc.board
    for aim in judge.aims:
        for at in aim.hexes:
            drawn = aim.worth // (1 + board.distance_between(h, at))
            if drawn > most:
                best, most = at, drawn
    return best


def strongest_beside(s: ZocState, player: int, h: int) -> int:
    """The hex beside this one with the most enemy steps in it, or -1."""
    sc = s.zoc
    best, most = -1, 0
    for d in range(6):
        at = sc.neighbour[6 * h + d]
        steps = sum([s.steps[u] for u in sc.units_of[1 - player] if s.place[u] == at])
        if steps > most:
            best, most = at, steps
    return best
