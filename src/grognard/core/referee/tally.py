# mypyc: interpreted
"""Tally: the sums behind an after-action report, step by step of a film.

They are kept with the film (`core.referee.film`), so that nobody adds them up again.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from ..kernel.event import ATTEMPT, CONTEST, POINTS
from ..kernel.rules import Rules
from ..telling.message import Message
from ..telling.view import LogLine, Mark, Piece, Step
from .acts import one, points_in
from .report import DiceOf, Lead, Loss, Moment, PointSource, Report, RoundScore

UNLIKELY = Fraction(1, 5)
MOST_MOMENTS = 6


class Contest(NamedTuple):
    """Dice and a sum against another sum, such as an attack."""

    owner: int
    won: bool
    chance: Fraction
    before: Message | None
    text: Message | None


class Scored(Struct):
    """A moment, and how much it mattered: exact, as numerator and denominator."""

    score: tuple[int, int]
    moment: Moment


class Rolls(Struct):
    """What a player rolled: his dice, and his contests with their exact chances, in their order."""

    dice: int = 0
    faces: int = 0
    won: int = 0
    chances: list[tuple[int, int]] = []
    best: Scored | None = None  # the least likely contest he won; its score is the chance
    worst: Scored | None = None


class Tally(Struct):
    """The sums so far, and what the next step is compared with."""

    players: int
    points: list[int]
    rolls: list[Rolls]
    step: int = 0
    round: int = 0  # after the last step
    scores: dict[int, list[int]] = {}  # by round: the points after its last step
    sources: dict[str, list[int]] = {}  # "kind place": points of each player
    losses: list[Loss] = []
    moments: list[Scored] = []  # the best so far, best first
    leader: int = -1  # who alone has most points
    leads_since: int = 0  # the round of the step from which on he has them
    pieces: dict[str, Piece] = {}
    marks: dict[str, int] = {}  # "kind place": whose
    roll: LogLine | None = None
    fresh: bool = True  # no contest since the roll: more dice in between, as from a card, only add
    before: Message | None = None  # what was attempted last

    def add(self, rules: Rules, step: Step) -> None:
        """One more step."""
        round = self.round or step.round
        change = step.scene
        had = self.points
        if change.tracks is not None:
            scores = points_in(rules, change.tracks)
            self.points = [scores.get(player, 0) for player in range(self.players)]
        losses = [Loss(old, round, self.step) for old in self._lost(rules, change.pieces)]
        taken = sum(self._newly_held(mark) for mark in change.marks or [] if mark.value > 0)
        contests = self._contests(rules, step)
        hurt = {loss.piece.owner for loss in losses} | self._weakened(change.pieces)
        self._give(rules, step, [now - then for now, then in zip(self.points, had, strict=True)], hurt)
        turned = self._lead(round)
        if self.step:
            self._weigh(step, round, contests, len(losses), taken, turned)
        self._roll(step, round, contests)
        self.losses += losses
        self.scores[round] = self.points
        self.pieces.update({piece.key: piece for piece in change.pieces})
        if change.marks is not None:
            self.marks = {f"{mark.kind} {mark.place}": mark.owner for mark in change.marks}
        self.round = step.round
        self.step += 1

    def report(self, rules: Rules, over: bool) -> Report:
        order = ("losses", "hex", "other")
        sources = [PointSource(*cause_of(key), points) for key, points in self.sources.items()]
        moments = sorted((scored.moment for scored in self.moments), key=lambda moment: moment.step)
        extremes = [each.moment for rolls in self.rolls for each in (rolls.best, rolls.worst) if each]
        return Report(
            over,
            [RoundScore(number, points) for number, points in sorted(self.scores.items()) if number > 0],
            sorted(sources, key=lambda source: order.index(source.kind)),
            list(self.losses),
            [dice_of(rules, player, rolls) for player, rolls in enumerate(self.rolls)],
            [*moments, *extremes],
            Lead(self.leader, self.leads_since) if self.step and self.leader >= 0 else None,
        )

    # -- points ------------------------------------------------------------------------------------------

    def _give(self, rules: Rules, step: Step, gains: list[int], hurt: set[int]) -> None:
        """Points by their cause: hexes, then what others (of `hurt`) have lost in the same step.

        A game may have lines that give points for a hex; else a hex brings its points while it is held.
        """
        told = POINTS in rules.tells.values()
        for player, gain in enumerate(gains):
            left = gain
            hexes = held(rules, step, player) if told else self._turned(step.scene.marks or [], player)
            for place, value in hexes if left and (self.step or not told) else []:
                if 0 < value <= left or left <= value < 0:
                    self._source(f"hex {place}", player, value)
                    left -= value
            self._source("losses " if hurt - {player} else "other ", player, left)

    def _turned(self, marks: list[Mark], player: int) -> list[tuple[str, int]]:
        """What hexes bring a player that he holds now and did not before, or no longer holds."""
        turned = []
        for mark in marks:
            before = self.marks.get(f"{mark.kind} {mark.place}", -1)
            sign = (mark.owner == player) - (before == player)
            if mark.value > 0 and sign:
                turned.append((mark.place, sign * mark.value))
        return turned

    def _weakened(self, pieces: list[Piece]) -> set[int]:
        """Whose counters have fewer steps than before."""
        return {piece.owner for piece in pieces if piece.figures.get("steps", 0) < self._steps(piece.key)}

    def _steps(self, key: str) -> int:
        before = self.pieces.get(key)
        return 0 if before is None else before.figures.get("steps", 0)

    def _source(self, key: str, player: int, value: int) -> None:
        if value:
            self.sources.setdefault(key, [0] * self.players)[player] += value

    def _lead(self, round: int) -> bool:
        """Whether another player alone has most points now."""
        best = max(self.points, default=0)
        leader = self.points.index(best) if self.points.count(best) == 1 else -1
        if leader == self.leader and self.step:
            return False
        self.leader, self.leads_since = leader, round
        return leader >= 0

    def _lost(self, rules: Rules, pieces: list[Piece]) -> list[Piece]:
        """The counters that lie among the lost now and did not before, as they stood."""
        boxes = rules.lost_boxes
        lost = [
            self.pieces[piece.key] for piece in pieces if piece.place in boxes and piece.key in self.pieces
        ]
        return [before for before in lost if before.place not in boxes]

    def _newly_held(self, mark: Mark) -> bool:
        key = f"{mark.kind} {mark.place}"
        return mark.owner >= 0 and self.marks.get(key, mark.owner) != mark.owner

    # -- dice --------------------------------------------------------------------------------------------

    def _contests(self, rules: Rules, step: Step) -> list[Contest]:
        """The contests of a step, each with the roll before it and what was attempted."""
        contests: list[Contest] = []
        for at, line in enumerate(step.lines):
            roll = self.roll
            if line.dice and (roll is None or not self.fresh or len(line.dice) >= len(roll.dice)):
                roll = self.roll = line
                self.fresh = True
            tells = rules.tells.get(line.kind, "")
            if tells == ATTEMPT:
                self.before = line.text
            if roll is not None and tells == CONTEST:
                self.fresh = False
                contests.append(contest(rules, roll, line, self.before, step.lines[at + 1 :]))
        return contests

    def _roll(self, step: Step, round: int, contests: list[Contest]) -> None:
        """Faces and contests of each player; the luckiest he won and the unluckiest he lost."""
        for line in step.lines:
            if 0 <= line.owner < self.players:
                self.rolls[line.owner].dice += len(line.dice)
                self.rolls[line.owner].faces += sum(line.dice)
        for c in contests:
            if not 0 <= c.owner < self.players:
                continue
            rolls = self.rolls[c.owner]
            rolls.won += c.won
            rolls.chances.append(c.chance.as_integer_ratio())
            best, worst = rolls.best, rolls.worst
            if c.won and c.chance < 1 and (best is None or c.chance < Fraction(*best.score)):
                rolls.best = self._extreme("best", c, round)
            if not c.won and c.chance > 0 and (worst is None or c.chance > Fraction(*worst.score)):
                rolls.worst = self._extreme("worst", c, round)

    def _extreme(self, kind: str, c: Contest, round: int) -> Scored:
        chance = round_off(c.chance)
        moment = Moment(kind, c.owner, round, self.step, c.before, c.text, chance)
        return Scored(c.chance.as_integer_ratio(), moment)

    # -- what mattered -----------------------------------------------------------------------------------

    def _weigh(
        self, step: Step, round: int, contests: list[Contest], losses: int, taken: int, turned: bool
    ) -> None:
        """Keeps the step if it is among those that mattered most; of equal ones the earlier."""
        won = min((c for c in contests if c.won), key=lambda c: c.chance, default=None)
        rare = won is not None and won.chance <= UNLIKELY
        score = Fraction(3 * losses + 2 * taken + 2 * turned + rare)
        score += 1 - won.chance if won is not None else 0
        if score <= 0 or (len(self.moments) == MOST_MOMENTS and score <= Fraction(*self.moments[-1].score)):
            return
        kind = "lost" if losses else "taken" if taken else "lead" if turned else "lucky" if rare else "won"
        text = won.text if won is not None and won.text is not None else last_told(step)
        before = won.before if won is not None else None
        chance = round_off(won.chance) if won is not None else -1.0
        moment = Moment(kind, step.player, round, self.step, before, text, chance)
        self.moments.append(Scored(score.as_integer_ratio(), moment))
        self.moments.sort(key=lambda scored: (-Fraction(*scored.score), scored.moment.step))
        del self.moments[MOST_MOMENTS:]


def no_tally(players: int) -> Tally:
    return Tally(players, [0] * players, [Rolls(chances=[]) for _ in range(players)])


def cause_of(key: str) -> tuple[str, str]:
    """Kind and place of a source of points."""
    kind, _, place = key.partition(" ")
    return kind, place


def held(rules: Rules, step: Step, player: int) -> list[tuple[str, int]]:
    """The hexes for which a step gives a player points, and how many."""
    hexes = []
    for line in step.lines:
        if rules.tells.get(line.kind, "") != POINTS:
            continue
        who, place = one(line.text, "player"), one(line.text, "hex")
        value = next((arg for arg in line.text.args.values() if isinstance(arg, int)), 0)
        if who is not None and place is not None and who.index == player:
            hexes.append((place.key, value))
    return hexes


def last_told(step: Step) -> Message | None:
    """The last line of a step that tells something of a hex or a unit; else what was chosen."""
    telling = [line.text for line in step.lines if not line.dice and not line.ledgers]
    named = [text for text in telling if one(text, "hex") or one(text, "unit")]
    return (named or telling)[-1] if telling else step.text


# -- chances -----------------------------------------------------------------------------------------------


def contest(
    rules: Rules, roll: LogLine, line: LogLine, before: Message | None, after: list[LogLine]
) -> Contest:
    total, against = line.ledgers[0].total, line.ledgers[1].total
    added = total - sum(roll.dice)
    chance = at_least(len(roll.dice), rules.die_faces, against - added)
    return Contest(roll.owner, total >= against, chance, before, outcome_of(line, after))


def outcome_of(line: LogLine, after: list[LogLine]) -> Message | None:
    """What the log says came of a contest: the last line about its unit until dice are rolled again."""
    unit = one(line.text, "unit")
    outcome: Message | None = None
    for later in after:
        if later.dice:
            break
        other = one(later.text, "unit")
        if unit is not None and other is not None and other.key == unit.key and not later.ledgers:
            outcome = later.text
    return outcome


@lru_cache(maxsize=1024)
def at_least(dice: int, faces: int, target: int) -> Fraction:
    """The chance that so many dice of so many faces sum to this much or more."""
    ways = [1]
    for _ in range(dice):
        following = [0] * (len(ways) + faces)
        for total, count in enumerate(ways):
            for face in range(1, faces + 1):
                following[total + face] += count
        ways = following
    return Fraction(sum(count for total, count in enumerate(ways) if total >= target), faces**dice)


def dice_of(rules: Rules, player: int, rolls: Rolls) -> DiceOf:
    """A player's dice: every face he rolled, and his contests against their chances."""
    chances = [Fraction(*chance) for chance in rolls.chances]
    return DiceOf(
        player,
        rolls.dice,
        rolls.faces,
        (rules.die_faces + 1) * rolls.dice / 2,
        len(chances),
        rolls.won,
        round_off(sum(chances, Fraction(0))),
        round(share_below([float(chance) for chance in chances], rolls.won), 4),
    )


def round_off(chance: Fraction) -> float:
    return round(float(chance), 4)


def share_below(chances: list[float], won: int) -> float:
    """How often fewer of these contests are won, and half of how often as many."""
    spread = [1.0]
    for chance in chances:
        following = [0.0] * (len(spread) + 1)
        for n, p in enumerate(spread):
            following[n] += p * (1 - chance)
            following[n + 1] += p * chance
        spread = following
    return sum(spread[:won]) + spread[won] / 2
