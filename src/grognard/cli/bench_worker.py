"""One contender of `grognard bench` in its own process: tasks come from stdin, answers are lines of JSON.

python -m grognard.cli.bench_worker grognard    the build that this process runs
python -m grognard.cli.bench_worker chess       python-chess

Processor time counts, not the time that passes: what else the machine does disturbs little.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time
import tracemalloc
from typing import Any

from grognard.build import build_name
from grognard.core.kernel.playout import mix, playout
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.scenario import Scenario
from grognard.core.kernel.state import State, advance, choose
from grognard.core.referee.game import rules_of, start
from grognard.core.referee.position import position_hash

Answer = dict[str, Any]

MIDDLE = 1000  # choices from the start at most: both sides have moved and fought by then


class Grognard:
    """Random playouts of a scenario, copies, memory, hashes."""

    def __init__(self, name: str) -> None:
        game, _, scenario = name.partition("/")
        self.rules: Rules = rules_of(game)
        begun = time.process_time()
        self.scenario: Scenario = self.rules.load(scenario, {})
        self.loading = (time.process_time() - begun) * 1000  # milliseconds; nothing was kept before

    def about(self) -> Answer:
        return {"build": build_name(), "version": self.rules.version, "loading": self.loading}

    def begin(self, number: int) -> State:
        s = self.rules.start(self.scenario, number.to_bytes(8, "big"))
        advance(s)
        return s

    def speed(self, seconds: float, first: int) -> Answer:
        """Whole random games until the time is up."""
        decisions = games = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds or not games:
            decisions += playout(self.begin(first + games), first + games)
            games += 1
        return {"decisions": decisions, "games": games, "seconds": time.process_time() - begun}

    def copy(self, seconds: float) -> Answer:
        """Microseconds per copy of a State in the middle of a game."""
        s = self.begin(1)
        playout(s, 1, 60)
        best = float("inf")
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            at = time.process_time()
            for _ in range(1000):
                s.copy()
            best = min(best, (time.process_time() - at) / 1000)
        return {"microseconds": best * 1e6}

    def chores(self, seconds: float) -> Answer:
        """Milliseconds of each of the game's questions about the whole map, in the middle of a game."""
        s = self.middle()
        times: dict[str, float] = {}
        for name in self.rules.chores():
            best = float("inf")
            begun = time.process_time()
            while best == float("inf") or time.process_time() - begun < seconds:
                known = s.copy()
                at = time.process_time()
                self.rules.chore(known, name)
                best = min(best, time.process_time() - at)
            times[name] = best * 1000
        return {"milliseconds": times}

    def middle(self) -> State:
        """A game that is half over, or has come so far."""
        length = playout(self.begin(1), 1, 2 * MIDDLE)
        s = self.begin(1)
        playout(s, 1, length // 2)
        return s

    def memory(self, games: int = 20) -> Answer:
        """Bytes of a resting game (its State, log, record and undo) beyond the shared scenario."""
        self.resting(0)
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        kept = [self.resting(number) for number in range(games)]
        gc.collect()
        used = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        return {"bytes": used // len(kept), "plies": 100}

    def resting(self, number: int) -> object:
        """A game after 100 choices, as the referee holds it."""
        game = start(self.rules, self.rules.start(self.scenario, number.to_bytes(8, "big")))
        while not game.over and game.state.ply < 100:
            options = game.decision.options
            game.play(options[mix(number, game.state.ply) % len(options)])
        game.rest()
        return game

    def hashes(self, games: int) -> Answer:
        """One hash per game, over positions on the way and at the end."""
        hashes = []
        for number in range(games):
            s = self.begin(number)
            texts = []
            while s.outcome < 0:
                options = s.top(_asked(s)).options(s)
                choose(s, _asked(s), options[mix(number, s.ply) * len(options) >> 32])
                if s.ply % 40 == 0:
                    texts.append(position_hash(self.rules, s))
            texts.append(position_hash(self.rules, s))
            hashes.append("".join(texts)[-64:])
        return {"hashes": hashes}


def _asked(s: State) -> int:
    return next(lane for lane in range(len(s.asked)) if s.asked[lane] >= 0)


class Chess:
    """python-chess: every legal move alike until the game is over."""

    def __init__(self) -> None:
        import chess

        self.chess = chess

    def about(self) -> Answer:
        return {"build": "pure", "version": self.chess.__version__}

    def speed(self, seconds: float, first: int) -> Answer:
        decisions = games = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds or not games:
            decisions += self.game(first + games)
            games += 1
        return {"decisions": decisions, "games": games, "seconds": time.process_time() - begun}

    def game(self, number: int) -> int:
        pick = random.Random(number).choice
        board = self.chess.Board()
        count = 0
        while not board.is_game_over():
            board.push(pick(list(board.legal_moves)))
            count += 1
        return count


def main() -> None:
    contender = Chess() if sys.argv[1] == "chess" else Grognard(sys.argv[2])
    for line in sys.stdin:
        task = json.loads(line)
        answer = getattr(contender, task.pop("do"))(**task)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
