"""What else could be answered: the options worth a trial besides the one that looks best."""

from __future__ import annotations

from typing import Final

from grognard.bots.mind import Macro
from grognard.core.option import Option
from grognard.games.zocbond.combat import Combat
from grognard.games.zocbond.defense import IGNORE, Stand
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.verbs import ATTACK, DONE, FOLLOW, STAND, YIELD

from .fight import blow_at
from .judge import Judge

HOPELESS: Final = -300  # an attack that is worth less at first sight is not tried
SIGHT: Final = 2  # times as much as a plan an attack is trusted at first sight, which weighs all its faces
BETTER: Final = 200  # by so much what looks better is thought to be better
WIDE: Final = 1  # attacks that are tried: few trials of each tell little


def attacks(s: ZocState, judge: Judge, frame: Combat, options: list[Option]) -> list[Macro]:
    """The most promising attacks, and none at all."""
    found: list[tuple[int, int]] = []
    for i, o in enumerate(options):
        if o.verb == FOLLOW:
            return [Macro([o], 0)]
        if o.verb == ATTACK:
            blow = blow_at(s, judge.stakes, frame.player, o.a, judge.passes_on(o.a), True)
            if blow is not None and blow.worth > HOPELESS:
                found.append((-blow.worth, i))
    found.sort()
    best = [Macro([options[i]], -worth * SIGHT) for worth, i in found[:WIDE]]
    return best + [Macro([o], 0) for o in options if o.verb == DONE]


def stands(frame: Stand, options: list[Option], chosen: int) -> list[Macro]:
    """Hold or give way: what looks better first."""
    other = STAND if options[chosen].verb == YIELD else YIELD
    found = [Macro([options[chosen]], BETTER)]
    for o in options:
        if o.verb == other and frame.step != IGNORE:
            found.append(Macro([o], 0))
            break
    return found
