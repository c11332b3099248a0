"""How a position stands: the points, and before the end what is left and who is near to what counts."""

from __future__ import annotations

from typing import Final

from grognard.bots.zocbond.stakes import POINT, STEP, STRENGTH
from grognard.games.stalingrad42.scenario import AXIS, SOVIET
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.stalingrad42.victory import points
from grognard.games.zocbond.kinds import ELITE, GOOD, HELPER, STRIDE
from grognard.games.zocbond.losses import in_play

WON: Final = 40 * POINT  # the game itself, beside the points
SOON: Final = 8  # turns: what units could do counts in full so long before the end
LASTING: Final = 4  # the part of what units can do that tells in the points
CUT_OFF: Final = 2  # ... and of those without supply a part of that
SHAKEN: Final = 3  # parts of four that a unit in disorder counts for
AT_HAND: Final = 8  # hexes: units farther from a victory hex have no influence there
NEAR: Final = 2  # hexes that a unit next to it is away
DOUBT: Final = 200  # influence that nobody has: a few units do not decide
SWAY: Final = 400  # what it is worth to be alone near a hex of one point, in thousandths of it
EXITS: Final = 600  # ... and to have brought those off the map who must leave it, before it counts


def margin(s: StalingradState, player: int) -> int:
    """By victory points over what the Axis needs."""
    needed = s.sc.benchmark[s.turn] if s.sc.has_benchmarks else s.sc.victory_points
    lead = points(s) - needed
    return lead if player == AXIS else -lead


def evaluate(s: StalingradState, player: int) -> int:
    worth = POINT * margin(s, player)
    if s.outcome >= 0:
        return worth + (WON if s.outcome >> player & 1 else -WON)
    left = min(SOON, s.sc.last_turn + 1 - s.turn)
    ahead = (strength(s, AXIS) - strength(s, SOVIET) + sway(s)) * left // SOON + leaving(s)
    return worth + (ahead if player == AXIS else -ahead)


def strength(s: StalingradState, player: int) -> int:
    """What the units of a player can still do."""
    sc = s.sc
    total = 0
    for u in sc.units_of[player]:
        if not in_play(s, u):
            continue
        steps = max(1, s.steps[u])
        at = STRIDE * u + steps
        worth = STEP * steps + STRENGTH * (sc.attack[at] + sc.defence[at])
        if sc.traits[u] & ELITE:
            worth += STEP
        if s.place[u] < sc.n and s.supply[u]:
            worth //= CUT_OFF
        elif s.order[u] != GOOD:
            worth = worth * SHAKEN // 4
        total += worth
    return total // LASTING


def sway(s: StalingradState) -> int:
    """Who is stronger around the hexes that count, whoever has them now; for the Axis."""
    sc = s.sc
    board = sc.board
    posts: list[list[int]] = [[], []]
    powers: list[list[int]] = [[], []]
    for one in (AXIS, SOVIET):
        for u in s.on_map(one):
            if s.place[u] < sc.n and not sc.traits[u] & HELPER:
                at = STRIDE * u + max(1, s.steps[u])
                posts[one].append(s.place[u])
                powers[one].append(sc.attack[at] + sc.defence[at])
    total = 0
    for h in sc.control_hexes:
        stake = max(sc.points[h], -sc.points_if_soviet[h])
        if not stake or not sc.in_play[h] or sc.temporary[h]:
            continue
        felt = [0, 0]
        for one in (AXIS, SOVIET):
            for i, at in enumerate(posts[one]):
                far = board.distance_between(at, h)
                if far <= AT_HAND:
                    felt[one] += 100 * powers[one][i] // (NEAR + far)
        total += SWAY * stake * (felt[AXIS] - felt[SOVIET]) // (felt[AXIS] + felt[SOVIET] + DOUBT)
    return total


def leaving(s: StalingradState) -> int:
    """Steps that have left the map, as long as they are too few to count."""
    total = 0
    for row, needed in enumerate(s.sc.exit_steps):
        if s.exited[row] < needed:
            total += EXITS * s.sc.exit_points[row] * s.exited[row] // needed
    return total
