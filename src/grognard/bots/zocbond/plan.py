"""The plan of a movement phase: whom to attack and from where, then the best place for everybody else.

The attacks that are worth most are drawn up first: units within reach of the hexes around a target join as
long as that makes the attack better. Then the others go where the judge sends them, those with the most to
gain first. A plan is made by playing it on a copy, up to the first die or question to the enemy.
"""

from __future__ import annotations

from typing import Final

from grognard.core.option import Option
from grognard.core.state import State, choose
from grognard.games.zocbond.battle import NORMAL, Battle, approach
from grognard.games.zocbond.gaits import begin_refusal
from grognard.games.zocbond.kinds import ARTILLERY, EXTENDED, GOOD, MARCH, MOVED, TACTICAL
from grognard.games.zocbond.movement import Move, Movement
from grognard.games.zocbond.reach import Shortcut, reach
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.strength import best_lead, odds_of
from grognard.games.zocbond.verbs import DONE, HALT, SHATTER, TO

from .fight import Blow, Target, joined_by, with_help
from .judge import BALANCED, Judge, Style
from .stakes import EVEN, twin
from .walking import RUSH, verb_of

JOINS: Final = 60  # what a further unit must add to an attack
PARTY: Final = 7  # units that go for one target at most
WIDE: Final = 12  # targets that are looked at closely
MOST: Final = 400  # choices of a plan


class Way:
    """A unit that can get to a place, and how; without a path it stands there already."""

    def __init__(self, u: int, gait: int, place: int, path: list[int]) -> None:
        self.u = u
        self.gait = gait
        self.place = place
        self.path = path


class Outing:
    """An attack that units are sent for."""

    def __init__(self, ways: list[Way], worth: int) -> None:
        self.ways = ways
        self.worth = worth


class Moves:
    """Where a player's units could still go in his movement phase."""

    def __init__(self, s: ZocState, player: int) -> None:
        self.player = player
        self.movers: list[int] = []
        self.marches: list[list[Shortcut]] = [[] for _ in range(s.zoc.units)]
        self.creeps: list[list[Shortcut]] = [[] for _ in range(s.zoc.units)]
        for u in s.on_map(player):
            if s.marks[u] & MOVED:
                continue
            able = False
            if begin_refusal(s, player, u, MARCH) == LEGAL:
                self.marches[u] = reach(s, u, MARCH)
                able = True
            if begin_refusal(s, player, u, TACTICAL) == LEGAL:
                self.creeps[u] = reach(s, u, TACTICAL)
                able = True
            if able:
                self.movers.append(u)


class Planner(Moves):
    """Plans the rest of a player's movement phase."""

    def __init__(self, s: ZocState, judge: Judge) -> None:
        super().__init__(s, judge.player)
        self.s = s
        self.judge = judge

    # -- attacks -----------------------------------------------------------------------------------------

    def outing(self, busy: int) -> Outing | None:
        """The best attack that units not yet busy could be sent for."""
        s = self.s
        ranked: list[tuple[int, int]] = []
        for h in self.enemy_hexes():
            strength = self.judge.strength_around(h, -1) + self.strength_near(h, busy)
            if strength * 2 >= self.judge.defence(-1, h):
                ranked.append((-(self.judge.stakes.prize[h] + self.judge.passes_on(h) + 20 * strength), h))
        ranked.sort()
        best: Outing | None = None
        for _, h in ranked[:WIDE]:
            target = Target(s, self.judge.stakes, self.player, h, self.judge.passes_on(h))
            found = self.draw_up(target, busy)
            if found is not None and (best is None or found.worth > best.worth):
                best = found
        return best if best is not None and best.worth > self.judge.style.hurdle else None

    def enemy_hexes(self) -> list[int]:
        s = self.s
        seen = bytearray(s.zoc.n)
        found: list[int] = []
        for u in s.zoc.units_of[1 - self.player]:
            h = s.place[u]
            if 0 <= h < s.zoc.n and not seen[h] and s.holder[h] == 1 - self.player:
                seen[h] = 1
                found.append(h)
        return found

    def strength_near(self, h: int, busy: int) -> int:
        """The strength of units that could come next to a hex."""
        s = self.s
        total = 0
        for u in self.movers:
            if busy >> u & 1 or s.order[u] != GOOD or approach(s, u, h) >= 0:
                continue
            if self.ways_to(u, h):
                total += s.zoc.strength_rules.attack_strength(s, u)
        return total

    def ways_to(self, u: int, h: int) -> list[Way]:
        """The places next to a hex to which a unit can go."""
        sc = self.s.zoc
        found: list[Way] = []
        around = sc.neighbour[6 * h : 6 * h + 6]
        for way in self.marches[u]:
            if way.place < sc.n and way.place in around:
                found.append(Way(u, MARCH, way.place, way.path))
        for way in self.creeps[u]:
            if way.place < sc.n and way.place in around and not any(w.place == way.place for w in found):
                found.append(Way(u, TACTICAL, way.place, way.path))
        return found

    def draw_up(self, target: Target, busy: int) -> Outing | None:
        """Units join one by one, each from where it helps most, while the attack gets better."""
        s = self.s
        trial = twin(s)
        candidates = self.candidates(target.hex, busy)
        if not candidates:
            return None
        b = Battle(self.player, target.hex, NORMAL, 0)
        chosen: list[Way] = []
        best = -1_000_000
        risk = 0
        while len(chosen) < PARTY and candidates:
            step: Way | None = None
            most = best + (JOINS if chosen else 0)
            found = b
            for way in candidates:
                worth, more = self.with_one(trial, target, b, way)
                worth -= risk + self.risk(way)
                if worth > most:
                    step, most, found = way, worth, more
            if step is None:
                break
            trial.put(step.u, step.place)
            chosen.append(step)
            risk += self.risk(step)
            best = most
            b = found
            candidates = [way for way in candidates if way.u != step.u]
        if not chosen:
            return None
        helped = with_help(trial, target, Blow(b, target.value(odds_of(trial, b)))).worth - risk
        return Outing(chosen, helped)

    def candidates(self, h: int, busy: int) -> list[Way]:
        """Everybody who could attack a hex, from every place."""
        s = self.s
        found: list[Way] = []
        for u in s.zoc.units_of[self.player]:
            if busy >> u & 1 or s.order[u] != GOOD or s.zoc.traits[u] & ARTILLERY:
                continue
            if s.place[u] < 0 or s.place[u] >= s.zoc.box or s.zoc.strength_rules.attack_strength(s, u) <= 0:
                continue
            if approach(s, u, h) >= 0:
                if s.place[u] < s.zoc.n:
                    found.append(Way(u, MARCH, s.place[u], []))
            elif u in self.movers:
                found += self.ways_to(u, h)
        return found

    def with_one(self, trial: ZocState, target: Target, b: Battle, way: Way) -> tuple[int, Battle]:
        """What the attack would be worth with one more unit."""
        combat_rules = trial.zoc.combat_rules
        old = trial.place[way.u]
        if old != way.place and trial.zoc.stacking_rules.crowds(trial, 1 << way.u, way.place):
            return -1_000_000, b
        trial.put(way.u, way.place)
        worth = -1_000_000
        more = b
        if combat_rules.attack_refusal(trial, way.u, target.hex, NORMAL) == LEGAL:
            if combat_rules.joins_refusal(trial, b, way.u) == LEGAL:
                more = joined_by(b, way.u)
                more.lead = -1
                more.lead = best_lead(trial, more)
                worth = target.value(odds_of(trial, more))
        trial.put(way.u, old)
        return worth, more

    def risk(self, way: Way) -> int:
        """What a unit gives up by going there, and what threatens it."""
        s = self.s
        if not way.path:
            return 0
        judge = self.judge
        lost = judge.danger(way.u, way.place) * judge.style.risk // EVEN
        if s.place[way.u] < s.zoc.n:
            lost += max(0, judge.keeps(way.u, s.place[way.u]))
        if not judge.stakes.supplied(way.u, way.place):
            lost += 300
        return lost

    # -- everybody else ------------------------------------------------------------------------------------

    def places(self, u: int) -> list[Way]:
        """Where a unit can go; those who are far from any enemy may hurry."""
        s = self.s
        found = [Way(u, MARCH, way.place, way.path) for way in self.marches[u]]
        found += [Way(u, TACTICAL, way.place, way.path) for way in self.creeps[u]]
        if s.place[u] >= s.zoc.n or not self.judge.near[s.place[u]]:
            if begin_refusal(s, self.player, u, EXTENDED) == LEGAL:
                found += [Way(u, EXTENDED, way.place, way.path) for way in reach(s, u, EXTENDED)]
        return found

    def best_place(self, u: int) -> tuple[int, Way | None]:
        """What the best place brings more than staying."""
        judge = self.judge
        here = judge.score(u, self.s.place[u])
        if self.s.place[u] >= self.s.zoc.n:
            here -= 500
        best: Way | None = None
        most = 0
        for way in self.places(u):
            gain = judge.score(u, way.place) - here - (RUSH if way.gait == EXTENDED else 0)
            if gain > most:
                best, most = way, gain
        return most, best


# -- playing it ----------------------------------------------------------------------------------------------


class Script:
    """Choices played on a copy, as long as nobody else is asked and no die falls."""

    def __init__(self, s: State, player: int, most: int = MOST) -> None:
        self.s = s
        self.player = player
        self.most = most
        self.path: list[Option] = []
        self.open = True

    def play(self, o: Option) -> bool:
        """Plays a choice; False if it cannot be made, or if the plan ends there."""
        if not self.open or len(self.path) >= self.most:
            return False
        top = self.s.top(0)
        if top.check(self.s, o):
            return False
        choose(self.s, 0, o)
        self.path.append(o)
        if self.s.barrier or self.s.outcome >= 0 or self.s.asked[0] != self.player:
            self.open = False
        return self.open


def go(script: Script, way: Way) -> None:
    """A unit moves along its way and halts."""
    if not way.path or not script.play(Option(verb_of(way.gait), way.u)):
        return
    for to in way.path:
        if not isinstance(script.s.top(0), Move) or not script.play(Option(TO, to)):
            break
    if script.open and isinstance(script.s.top(0), Move):
        script.play(Option(HALT))


def shatter(script: Script) -> bool:
    """Automatic DS wherever it is possible: it costs nothing."""
    top = script.s.top(0)
    if not isinstance(top, Movement):
        return False
    for o in top.options(script.s):
        if o.verb == SHATTER:
            script.play(o)
            return True
    return False


def plan_movement(s: ZocState, judge: Judge, style: Style) -> list[Option]:
    """The choices of the rest of a movement phase."""
    judge.adopt(style)
    path = played_plan(s, judge)
    judge.adopt(BALANCED)
    return path


def played_plan(s: ZocState, judge: Judge) -> list[Option]:
    script = Script(s.copy(), judge.player)
    judge.look_again(copied(script))
    planner = Planner(copied(script), judge)
    busy = 0
    while script.open:
        outing = planner.outing(busy)
        if outing is None:
            break
        for way in outing.ways:
            busy |= 1 << way.u
            if script.open:
                go(script, way)
        if shatter(script):
            return script.path
        judge.look_again(copied(script))
        planner.s = copied(script)
    settle(script, judge, planner, busy)
    if script.open:
        script.play(Option(DONE))
    return script.path or [Option(DONE)]


def copied(script: Script) -> ZocState:
    s = script.s
    assert isinstance(s, ZocState)
    return s


def settle(script: Script, judge: Judge, planner: Planner, busy: int) -> None:
    """Everybody else goes to his best place, those with the most to gain first."""
    ranked: list[tuple[int, int]] = []
    for u in planner.movers:
        if not busy >> u & 1:
            gain, _ = planner.best_place(u)
            ranked.append((-gain, u))
    ranked.sort()
    s = copied(script)
    for _, u in ranked:
        if not script.open:
            return
        if s.marks[u] & MOVED or not 0 <= s.place[u] < s.zoc.box:
            continue
        _, way = planner.best_place(u)
        if way is None:
            judge.send(u, s.place[u])
        else:
            go(script, way)
            judge.send(u, way.place)
