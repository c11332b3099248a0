"""Positions of all games for the tests of the page, as geometry: what is asked about, and where all lies.

python tools/positions.py [seconds a scenario] [scenario ...]   writes web/src/map/positions.txt

Where scenarios are named ("coh/first-steps"), the lines of all others stay as they are.

Games are played at random; kept are the first question of each seat, some of those that come after somebody
else's turn, and some in which a unit acts. Lengths are in hundredths of a side of a hex.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

import grognard
from grognard.core.referee.finding import game_names, rules_of
from grognard.core.referee.game import Game
from grognard.core.telling.message import Ref
from grognard.core.telling.table import Table
from grognard.core.telling.view import View

OUT = Path(__file__).resolve().parent.parent / "web" / "src" / "map" / "positions.txt"
EACH = 10  # positions of a scenario
LIT = 40  # of more places than this that can be chosen, so many are kept
ON_MAP = ("hex", "place", "area", "side")


class Board:
    """Where the cells of a table lie."""

    def __init__(self, table: Table) -> None:
        self.at = {cell.name: (round(100 * cell.x), round(100 * cell.y)) for cell in table.cells}
        self.flat = table.orientation == "flat"
        self.style = table.style
        xs, ys = zip(*self.at.values(), strict=True)
        self.bounds = (min(xs), min(ys), max(xs), max(ys))

    def spots(self, names: list[str]) -> str:
        found = {self.at[name] for name in names if name in self.at}
        return " ".join(f"{x},{y}" for x, y in sorted(found))


def places(view: View) -> list[str]:
    """What can be chosen on the map."""
    where = {piece.key: piece.place for piece in view.scene.pieces}
    found: list[str] = []
    for offer in view.question.offers if view.question else []:
        if not offer.anchors:
            continue
        first = offer.anchors[0]
        if first.kind == "unit":
            found.append(where.get(first.key, ""))
        elif first.kind in ON_MAP:
            found += first.key.split("/")
    kept = list(dict.fromkeys(found))
    return kept[:: max(1, len(kept) // LIT)]


def actors(view: View) -> list[str]:
    """Where those are who act: one unit that all that can be done names, or those of the prompt."""
    assert view.question is not None
    where = {piece.key: piece.place for piece in view.scene.pieces}
    named = {
        next((ref.key for ref in offer.anchors if ref.kind == "unit"), "")
        for offer in view.question.offers
        if offer.role != "build"
    } - {""}
    args = view.question.prompt.args.values()
    prompt = [arg.key for arg in args if isinstance(arg, Ref) and arg.kind == "unit"]
    return [where.get(key, "") for key in (named if len(named) == 1 else prompt)]


def line(name: str, board: Board, view: View) -> str:
    assert view.question is not None
    side = view.player
    own = [piece.place for piece in view.scene.pieces if piece.owner == side]
    others = [piece.place for piece in view.scene.pieces if piece.owner not in (side, -1)]
    stacks = sorted({place for place in own + others if (own + others).count(place) > 1})
    facts = [
        name,
        view.question.kind,
        board.style,
        "flat" if board.flat else "pointy",
        ",".join(map(str, board.bounds)),
        *map(board.spots, (actors(view), places(view), own, others, stacks)),
    ]
    return "|".join(facts)


def played(name: str, seconds: float) -> list[str]:
    """Some positions of a game played at random."""
    game: Game = grognard.new(name, seed=1)
    lots = random.Random(1)
    board = Board(game.rules.table(game.scenario))
    found: list[str] = []
    last = -1
    asked: set[int] = set()
    end = time.monotonic() + seconds
    since = 0
    while not game.over and len(found) < EACH and time.monotonic() < end:
        decision = game.decision
        since += 1
        turned = decision.player != last and (decision.player not in asked or since > 12)
        last = decision.player
        if turned or (since > 4 and lots.random() < 0.1):
            view = game.seat(decision.player).view()
            if places(view) and (turned or any(actors(view))):
                found.append(line(name, board, view))
                asked.add(decision.player)
                since = 0
        ends = [option for option in decision.options if game.key(option) == "done"]
        over = ends and lots.random() < 0.1  # else a phase of a large game has no end
        game.play(ends[0] if over else lots.choice(decision.options))
    return found


def every_scenario() -> list[str]:
    return [f"{game}/{scenario}" for game in game_names() for scenario in rules_of(game).scenarios()]


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    wanted = sys.argv[2:] or every_scenario()
    before = OUT.read_text(encoding="utf-8").splitlines()
    lines: list[str] = []
    for name in every_scenario():
        kept = [line for line in before if line.startswith(f"{name}|")]
        lines += played(name, seconds) if name in wanted else kept
        print(f"{name}: {len(lines)}", flush=True)
    OUT.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
