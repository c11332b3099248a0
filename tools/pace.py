"""Measure how often a player of Panzer is asked while it is the other side's turn to act.

python tools/pace.py [--scenario state-farm] [--games 20] [--level sergeant] [--seed 1] [--scale 1.0]

Counted are the questions of a turn that come in the half-steps of the other side: windows for reaction fire,
what a target shows, angles of hits. A window that was waived for a unit's whole move, or for the whole
half-step, is one question. Told are the median of all turns of both players, that of the turns in which a
player was asked there at all, and the most.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent


def asked_in(scenario: str, level: str, seed: int, scale: float) -> list[int]:
    """How often each player was asked in the other's half-steps, turn by turn of one game."""
    from grognard.bots.arena import Ring
    from grognard.bots.levels import player_of
    from grognard.core.kernel.state import asked_lanes
    from grognard.core.referee.game import rules_of
    from grognard.games.panzer.scenario import PHASES
    from grognard.games.panzer.state import PanzerState

    rules = rules_of("panzer")
    loaded = rules.load(scenario, {})
    ring = Ring(rules, loaded, [player_of("panzer", level, scale) for _ in loaded.seats], seed)
    counts: dict[tuple[int, int], int] = {}
    number = 0
    s = ring.s
    assert isinstance(s, PanzerState)
    while s.outcome < 0:
        player = s.asked[asked_lanes(s)[0]]
        if s.turn > 0:
            theirs = counts.setdefault((s.turn, player), 0)
            if s.phase >= 0 and acts(PHASES[s.phase], s.first) == 1 - player:
                counts[s.turn, player] = theirs + 1
        ring.step(number)
        number += 1
    return list(counts.values())


def acts(phase: str, first: int) -> int:
    """The side whose half-step it is; -1 in steps of both."""
    if phase.endswith("_fp"):
        return first
    return 1 - first if phase.endswith("_sp") else -1


def main() -> int:
    """Play the games and tell the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--scenario", default="state-farm")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--level", default="sergeant")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0, help="of the budgets of levels that search")
    task = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    asked: list[int] = []
    for seed in range(task.seed, task.seed + task.games):
        asked += asked_in(task.scenario, task.level, seed, task.scale)
    some = [count for count in asked if count]
    print(
        f"{task.scenario}, {task.level}: {task.games} games, {len(asked)} turns of a player.\n"
        f"Asked in the other side's half-steps: {median(asked):g} times (median), at most {max(asked)};\n"
        f"in the {len(some)} turns in which he was asked there at all, {median(some or [0]):g}."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
