# mypyc: interpreted
"""What somebody who points at a thing most likely means."""

from __future__ import annotations

from grognard.games.zocbond.show.reasons import Guess

from ..verbs import JAM, LAND, MERGE

GUESS = Guess(own={}, on_ground={LAND: 8, JAM: 7}, rare=(MERGE,))
