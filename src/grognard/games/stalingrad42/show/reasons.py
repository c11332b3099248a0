# mypyc: interpreted
"""What somebody who points at a thing most likely means."""

from __future__ import annotations

from grognard.games.zocbond.show.reasons import Guess

from ..verbs import ARRIVE, FORTIFY, PACK, RAIL, RAZE, REBUILD, REFIT, RESERVE, SAIL, STORE, UNPACK

GUESS = Guess(
    own={RAIL: 4, REFIT: 4, RESERVE: 2},
    on_ground={REBUILD: 8, ARRIVE: 8, SAIL: 7, FORTIFY: 6},
    rare=(PACK, UNPACK, STORE, RAZE),
)
