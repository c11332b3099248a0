"""The table of commands: scripts of one side against those of the other, tried out in the same dice.

Both give commands at once, so no answer of the one to the other is looked for. The sergeant takes the row
that does best against what the enemy is likely to do; the captain mixes by regret matching, and then changes
the commands of one formation after the other while that is better against the mixture of the enemy.
"""

from __future__ import annotations

from hashlib import blake2b
from math import isqrt
from typing import Final

from grognard.bots.dice import Throws, TrialDice
from grognard.bots.mind import Mind
from grognard.core.kernel.playout import mix
from grognard.games.panzer.command.initiative import BOTH, EVEN
from grognard.games.panzer.state import NO_COMMAND, PanzerState

from .scripts import GIVEN, SCRIPTS, Script, position_key, weigher_of
from .skill import VETERAN, Skill
from .trials import Orderly, given, opening, trial

USUAL: Final = 50  # per cent: how often the enemy is expected to do what looks best for him at first sight
SHARES: Final = 1000  # parts of a mixture
ROUNDS: Final = 400  # of regret matching
LEAST: Final = 150  # shares below which a script is not used
CAUTION: Final = 200  # per cent of the standard error that a gain must be greater than
DOUBT: Final = 1500  # ... where there is one trial alone, in the measure of `evaluate`
HEAVY: Final = 60  # weight of a trial from which on it goes to the end of the turn alone
CROWDED: Final = 20  # units from which on the enemies count more than they do themselves
MOST_KEPT: Final = 32


class Thought:
    """How much a level thinks about a turn's commands."""

    def __init__(
        self,
        rows: int,
        columns: int,
        repeats: int,
        turns: int,
        changes: int,
        effort: int,
        skill: Skill = VETERAN,
        foe: Skill = VETERAN,
        caution: int = CAUTION,
    ) -> None:
        self.rows = rows  # own scripts tried
        self.columns = columns  # of the enemy
        self.repeats = repeats  # trials of each pair
        self.turns = turns  # how far a trial goes
        self.changes = changes  # passes over the formations; 0: no mixing either
        self.effort = effort  # trials at most, each counted by its weight (`Table.weight`)
        self.skill = skill
        self.foe = foe  # what the enemy is expected to know
        self.caution = caution  # per cent of the standard error that a gain must be greater than

    def scaled(self, by: float) -> Thought:
        return Thought(
            self.rows, self.columns, max(1, round(self.repeats * by)), self.turns, self.changes,
            round(self.effort * by), self.skill, self.foe, self.caution,
        )  # fmt: skip


class Table:
    """The commands of a turn, as one side thinks them over."""

    def __init__(self, s: PanzerState, side: int, mind: Mind, thought: Thought) -> None:
        self.b = opening(s)
        self.side = side
        self.mind = mind
        self.thought = thought
        self.skills = (thought.skill, thought.foe) if side == 0 else (thought.foe, thought.skill)
        self.weighers = [weigher_of(self.b, each, self.skills[each]) for each in range(2)]
        self.name = position_key(self.b, side).encode()
        self.throws = Throws(blake2b(self.name, digest_size=32).digest())
        self.scripts: list[list[Script]] = [[], []]
        self.orders: list[list[Orderly]] = [[], []]
        self.tried = 0
        self.numbers: list[int] = []

    # -- what is tried ------------------------------------------------------------------------------------

    def best(self) -> Script:
        """The commands that this side gives."""
        own, enemy = self.side, 1 - self.side
        rows, columns = self.size()
        self.fill(own, rows)
        if len(self.scripts[own]) == 1:
            return self.scripts[own][0]
        self.fill(enemy, columns)
        usual = self.usual(len(self.orders[enemy]))
        count = self.repeats()
        trials = [self.trials(orders, count) for orders in self.orders[own]]
        if not self.thought.changes:
            return self.scripts[own][best_row([weighed(row, usual) for row in trials], self.thought.caution)]
        mine, his = mixtures([[sum(cell) // count for cell in row] for row in trials])
        shares = [(a + b) // 2 for a, b in zip(his, usual, strict=True)]
        by_row = [weighed(row, shares) for row in trials]
        row = self.drawn(mine, best_row(by_row, self.thought.caution))
        return self.improved(self.scripts[own][row], by_row[row], shares)

    def fill(self, side: int, most: int) -> None:
        """The scripts of a side that come to different commands; what looks best first."""
        weigher = self.weighers[side]
        self.add(side, weigher.best_script())
        ranked = sorted(SCRIPTS, key=lambda kind: -weigher.total(weigher.script(kind)))
        for kind in ranked:
            if len(self.scripts[side]) < most:
                self.add(side, weigher.script(kind))

    def add(self, side: int, script: Script) -> None:
        orders = given(self.b, side, script, self.weighers[side])
        if not any(orders.same(other) for other in self.orders[side]):
            self.scripts[side].append(script)
            self.orders[side].append(orders)

    def usual(self, columns: int) -> list[int]:
        """What the enemy is expected to do: mostly what looks best, sometimes one of the others."""
        if columns == 1:
            return [SHARES]
        rest = SHARES * (100 - USUAL) // 100 // (columns - 1)
        return [SHARES - rest * (columns - 1)] + [rest] * (columns - 1)

    # -- trials ---------------------------------------------------------------------------------------------

    def trials(self, orders: Orderly, count: int) -> list[list[int]]:
        """What commands come to against each column of the enemy, trial by trial."""
        columns = self.orders[1 - self.side]
        return [[self.once(orders, column, j) for j in range(count)] for column in columns]

    def size(self) -> tuple[int, int]:
        """Rows and columns of the table: fewer where a trial takes long."""
        rows, columns = self.thought.rows, self.thought.columns
        while rows * columns > self.most() and (rows > 2 or columns > 1):
            if columns >= rows:
                columns -= 1
            else:
                rows -= 1
        return rows, columns

    def most(self) -> int:
        """How many trials the table may have; the captain keeps half of his for changes."""
        share = 2 if self.thought.changes else 1
        return self.thought.effort // (share * self.weight())

    def repeats(self) -> int:
        """Trials of each pair."""
        pairs = len(self.orders[0]) * len(self.orders[1])
        return max(1, min(self.thought.repeats, self.most() // pairs))

    def weight(self) -> int:
        """How long a trial takes: by the units that act, and the enemies that each of them looks at."""
        units = sum(self.b.command_may[u] != 1 << NO_COMMAND for u in range(self.b.sc.units))
        return max(1, units * (units + CROWDED) // CROWDED)

    def once(self, row: Orderly, column: Orderly, j: int) -> int:
        """One trial; trial number j has the same dice for all pairs."""
        self.tried += 1
        commands = [row, column] if self.side == 0 else [column, row]
        turns = self.thought.turns if self.weight() <= HEAVY else 1
        return trial(
            self.b, commands, TrialDice(self.mind, self.throws, self.number(j), self.side), turns, self.skills
        )

    def number(self, j: int) -> int:
        """The dice of a trial: by turns those whose first roll, the initiative, is high and low."""
        while len(self.numbers) <= j:
            wanted = len(self.numbers) % 2 == 0
            k = self.numbers[-1] + 1 if self.numbers else 0
            while self.high(k) != wanted:
                k += 1
            self.numbers.append(k)
        return self.numbers[j]

    def high(self, k: int) -> bool:
        dice = TrialDice(self.mind, self.throws, k, self.side)
        return sum([dice.below(BOTH.sides) + 1 for _ in range(BOTH.count)]) >= EVEN

    # -- the captain ------------------------------------------------------------------------------------

    def drawn(self, mine: list[int], best: int) -> int:
        """One script by lot out of the mixture; those with a small share are left out."""
        kept = [share if share >= LEAST else 0 for share in mine]
        if not kept[best]:
            return best
        lot = mix(self.throws.seed, ROUNDS) % sum(kept)
        for row, share in enumerate(kept):
            if lot < share:
                return row
            lot -= share
        return best

    def improved(self, script: Script, values: list[int], shares: list[int]) -> Script:
        """Changes the commands of one formation after the other, then of single units, while it helps."""
        count = len(values)
        best = script
        tried = [given(self.b, self.side, best, self.weighers[self.side])]
        for _ in range(self.thought.changes):
            before = best
            for other in self.variants(best):
                if self.tried * self.weight() > self.thought.effort:
                    return best
                changed = given(self.b, self.side, other, self.weighers[self.side])
                if any(changed.same(orders) for orders in tried):
                    continue
                tried.append(changed)
                worth = weighed(self.trials(changed, count), shares)
                if surely(worth, values, self.thought.caution) > 0:
                    best, values = other, worth
            if best is before:
                break
        return best

    def variants(self, script: Script) -> list[Script]:
        """The same commands but for one formation, or for one unit."""
        weigher = self.weighers[self.side]
        found: list[Script] = []
        for units in weigher.formations():
            if len(units) > 1:
                for kind in SCRIPTS:
                    other = script.copy()
                    weigher.fill(other, units, kind)
                    found.append(other)
        for units in weigher.formations():
            for u in units:
                for command in GIVEN:
                    if command != script[u] and weigher.possible(u, command):
                        other = script.copy()
                        other[u] = command
                        found.append(other)
        return found


def weighed(row: list[list[int]], shares: list[int]) -> list[int]:
    """The trials of a row, each as the mean over the columns of the enemy."""
    count = len(row[0])
    return [
        sum(share * cell[j] for share, cell in zip(shares, row, strict=True)) // SHARES for j in range(count)
    ]


def surely(values: list[int], others: list[int], caution: int) -> int:
    """By how much trials are better than others with the same dice, less the error of that."""
    count = len(values)
    gains = [a - b for a, b in zip(values, others, strict=True)]
    mean = sum(gains) // count
    if count == 1:
        return mean - DOUBT
    error = isqrt(sum((gain - mean) ** 2 for gain in gains) // (count * (count - 1)))
    return mean - error * caution // 100


def best_row(rows: list[list[int]], caution: int = CAUTION) -> int:
    """The row that is most surely better than the first, which looks best at first sight; else the first."""
    best, most = 0, 0
    for i in range(1, len(rows)):
        gain = surely(rows[i], rows[0], caution)
        if gain > most:
            best, most = i, gain
    return best


def mixtures(table: list[list[int]]) -> tuple[list[int], list[int]]:
    """Regret matching: the shares of rows and of columns that it comes to on average, in thousandths."""
    rows, columns = len(table), len(table[0])
    regret_r, regret_c = [0] * rows, [0] * columns
    sum_r, sum_c = [0] * rows, [0] * columns
    for _ in range(ROUNDS):
        p, q = matched(regret_r), matched(regret_c)
        by_row = [sum(share * cell for share, cell in zip(q, row, strict=True)) // SHARES for row in table]
        by_column = [sum(p[i] * table[i][j] for i in range(rows)) // SHARES for j in range(columns)]
        value = sum(share * worth for share, worth in zip(p, by_row, strict=True)) // SHARES
        for i in range(rows):
            regret_r[i] += by_row[i] - value
            sum_r[i] += p[i]
        for j in range(columns):
            regret_c[j] += value - by_column[j]
            sum_c[j] += q[j]
    return [n // ROUNDS for n in sum_r], [n // ROUNDS for n in sum_c]


def matched(regret: list[int]) -> list[int]:
    """Shares by what one regrets not to have done more often."""
    positive = [max(0, each) for each in regret]
    total = sum(positive)
    if not total:
        return [SHARES // len(regret)] * len(regret)
    return [SHARES * each // total for each in positive]


# -- kept --------------------------------------------------------------------------------------------------

_KEPT: dict[str, Script] = {}


def commands_of(s: PanzerState, side: int, mind: Mind, thought: Thought) -> Script:
    """The commands of a turn: thought out once for all the questions of its Command Phase.

    They follow from the open position alone, so whoever is asked again finds the same.
    """
    level = f"{thought.rows} {thought.columns} {thought.repeats} {thought.turns} {thought.changes}"
    level += f" {thought.effort} {thought.caution} {thought.skill.name} {thought.foe.name}"
    key = f"{level} {position_key(opening(s), side)}"
    found = _KEPT.get(key)
    if found is None:
        found = Table(s, side, mind, thought).best()
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        _KEPT[key] = found
    return found
