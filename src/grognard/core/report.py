# mypyc: interpreted
"""The after-action report: where the points came from, what was lost, how the dice fell, what mattered.

It is made from the steps of a replay, that is from what one reader saw: while a game goes on, a player's
report holds nothing he does not know, and the public's nothing that is not public. The same game gives the
same report.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from msgspec import Struct

from .game import Game
from .message import Message, Ref
from .replay import steps
from .view import LogLine, Mark, Piece, Scene, Step

POINTS = "vp"  # the track that decides
GRAVES = ("@lost", "@dead", "@eliminated", "@destroyed")  # boxes of what is out of the game for good
DIE = 6
UNLIKELY = Fraction(1, 5)
MOST_MOMENTS = 6


class PointSource(Struct, frozen=True):
    """Points by what they were given for: "hex" that is held, "losses" of the enemy, or "other"."""

    kind: str
    place: str
    points: list[int]  # of each player


class RoundScore(Struct, frozen=True):
    """The points of each player when a round was over, or as they are now."""

    number: int
    points: list[int]


class Loss(Struct, frozen=True):
    """A counter that was lost, as it stood before."""

    piece: Piece
    round: int
    step: int


class DiceOf(Struct, frozen=True):
    """How the dice of a player fell: what they showed in all, and his contests (dice and a sum against a
    sum).
    """

    owner: int
    dice: int
    rolled: int  # the sum of all faces
    mean: float  # what as many dice show on average
    tries: int
    won: int
    expected: float  # the sum of the chances of his contests
    better: float  # share of games with the same contests in which less was won; halves for the same


class Moment(Struct, frozen=True):
    """Something that mattered: "lost", "taken", "lead", "lucky", "won"; a player's "best" and "worst"."""

    kind: str
    owner: int
    round: int
    step: int
    before: Message | None  # what was attempted
    text: Message | None  # what came of it
    chance: float = -1.0  # the chance the contest had, -1 if it was none


class Lead(Struct, frozen=True):
    """Who has the most points, and since which round without a break."""

    owner: int
    round: int


class Report(Struct, frozen=True):
    """A game in figures, as one reader saw it."""

    over: bool
    rounds: list[RoundScore]
    sources: list[PointSource]
    losses: list[Loss]
    dice: list[DiceOf]
    moments: list[Moment]
    lead: Lead | None = None


class Contest(NamedTuple):
    """Dice and a sum against another sum, such as an attack."""

    step: int
    owner: int
    won: bool
    chance: Fraction
    before: Message | None
    text: Message | None


def report(game: Game, player: int) -> Report:
    """The report of a game as a player, the public (-1) or, once it is over, EVERYBODY sees it."""
    return summed(steps(game, player), game.scenario.players, game.over or game.closed)


def summed(film: list[Step], players: int, over: bool) -> Report:
    told = Told(film, players)
    return Report(
        over,
        told.scores(),
        told.sources(),
        told.losses,
        [dice_of(told, player) for player in range(players)],
        [*notable(told), *extremes(told, players)],
        told.lead(),
    )


# -- the film, read once ---------------------------------------------------------------------------------


class Told:
    """What the steps tell: points after each, losses, marks that changed hands, contests."""

    def __init__(self, film: list[Step], players: int) -> None:
        self.film = film
        self.players = players
        self.points: list[list[int]] = []  # after each step, by player
        self.losses: list[Loss] = []
        self.taken: list[list[Mark]] = []
        self.contests: list[Contest] = contests(film)
        self.rounds = [film[max(0, i - 1)].round or film[i].round for i in range(len(film))]
        pieces: dict[str, Piece] = {}
        marks: dict[tuple[str, str], int] = {}
        for i, step in enumerate(film):
            self.points.append(points_in(step.scene, players))
            self.losses += [Loss(old, self.rounds[i], i) for old in lost(pieces, step.scene)]
            self.taken.append([mark for mark in step.scene.marks if newly_held(marks, mark)])
            pieces.update({piece.key: piece for piece in step.scene.pieces})
            marks = {(mark.kind, mark.place): mark.owner for mark in step.scene.marks}

    def gain(self, i: int, player: int) -> int:
        return self.points[i][player] - (self.points[i - 1][player] if i else 0)

    def scores(self) -> list[RoundScore]:
        """The points at the end of each round that was begun."""
        last = dict(zip(self.rounds, self.points, strict=True))  # of each round the last
        return [RoundScore(number, points) for number, points in sorted(last.items()) if number > 0]

    def sources(self) -> list[PointSource]:
        """Points by their cause: lines that give them for a hex, then losses of others in the same step."""
        found: dict[tuple[str, str], list[int]] = {}
        dead = {loss.step: loss for loss in self.losses}
        for i in range(len(self.film)):
            for player in range(self.players):
                left = self.gain(i, player)
                for place, value in held(self.film[i], player) if i and left else []:
                    if 0 < value <= left:
                        _give(found, ("hex", place), player, value, self.players)
                        left -= value
                kind = "losses" if i in dead and dead[i].piece.owner != player else "other"
                _give(found, (kind, ""), player, left, self.players)
        order = ("losses", "hex", "other")
        keys = sorted(found, key=lambda key: order.index(key[0]))
        return [PointSource(kind, place, found[kind, place]) for kind, place in keys]

    def leader(self, i: int) -> int:
        """Who alone has most points after a step, or -1."""
        now = self.points[i]
        best = max(now, default=0)
        return now.index(best) if now.count(best) == 1 else -1

    def lead(self) -> Lead | None:
        if not self.film or self.leader(len(self.film) - 1) < 0:
            return None
        at = len(self.film) - 1
        who = self.leader(at)
        while at > 0 and self.leader(at - 1) == who:
            at -= 1
        return Lead(who, self.rounds[at])


def _give(
    found: dict[tuple[str, str], list[int]], key: tuple[str, str], player: int, value: int, players: int
) -> None:
    if value:
        found.setdefault(key, [0] * players)[player] += value


def points_in(scene: Scene, players: int) -> list[int]:
    found = [0] * players
    for track in scene.tracks:
        if track.name == POINTS and 0 <= track.owner < players:
            found[track.owner] = track.value
    return found


def lost(before: dict[str, Piece], scene: Scene) -> list[Piece]:
    """The counters that lie among the lost now and did not before, as they stood."""
    return [
        before[piece.key]
        for piece in scene.pieces
        if piece.place in GRAVES and piece.key in before and before[piece.key].place not in GRAVES
    ]


def newly_held(before: dict[tuple[str, str], int], mark: Mark) -> bool:
    return mark.owner >= 0 and before.get((mark.kind, mark.place), mark.owner) != mark.owner


def held(step: Step, player: int) -> list[tuple[str, int]]:
    """Lines that say "this player, this hex, so much"."""
    found = []
    for line in step.lines:
        who, place = one(line.text, "player"), one(line.text, "hex")
        value = next((arg for arg in line.text.args.values() if isinstance(arg, int)), 0)
        if who is not None and place is not None and who.index == player:
            found.append((place.key, value))
    return found


def one(text: Message, kind: str) -> Ref | None:
    """The single thing of a kind that a message has as a parameter of its own."""
    for arg in text.args.values():
        if isinstance(arg, Ref) and arg.kind == kind:
            return arg
    return None


# -- dice ------------------------------------------------------------------------------------------------


def contests(film: list[Step]) -> list[Contest]:
    """Every line with two ledgers, the first of which holds the dice of the roll before it (film order)."""
    found: list[Contest] = []
    roll: LogLine | None = None
    fresh = True  # no contest since the roll: more dice in between, as a card gives them, only change the sum
    before: Message | None = None
    for i, step in enumerate(film):
        for at, line in enumerate(step.lines):
            if line.dice and (roll is None or not fresh or len(line.dice) >= len(roll.dice)):
                roll, fresh = line, True
            if not line.dice and not line.ledgers and one(line.text, "unit") and one(line.text, "hex"):
                before = line.text
            if roll is not None and len(line.ledgers) == 2:
                fresh = False
                after = step.lines[at + 1 :]
                found.append(contest(i, roll, line, before, after))
    return found


def contest(i: int, roll: LogLine, line: LogLine, before: Message | None, after: list[LogLine]) -> Contest:
    total, against = line.ledgers[0].total, line.ledgers[1].total
    added = total - sum(roll.dice)
    chance = at_least(len(roll.dice), against - added)
    return Contest(i, roll.owner, total >= against, chance, before, outcome_of(line, after))


def outcome_of(line: LogLine, after: list[LogLine]) -> Message | None:
    """What the log says came of a contest: the last line about its unit until dice are rolled again."""
    unit = one(line.text, "unit")
    found: Message | None = None
    for later in after:
        if later.dice:
            break
        other = one(later.text, "unit")
        if unit is not None and other is not None and other.key == unit.key and not later.ledgers:
            found = later.text
    return found


def at_least(dice: int, target: int) -> Fraction:
    """The chance that so many dice sum to this much or more."""
    ways = [1]
    for _ in range(dice):
        following = [0] * (len(ways) + DIE)
        for total, count in enumerate(ways):
            for face in range(1, DIE + 1):
                following[total + face] += count
        ways = following
    return Fraction(sum(count for total, count in enumerate(ways) if total >= target), DIE**dice)


def dice_of(told: Told, player: int) -> DiceOf:
    """A player's dice: every face he rolled, and his contests against their chances."""
    faces = [face for step in told.film for line in step.lines if line.owner == player for face in line.dice]
    own = [contest for contest in told.contests if contest.owner == player]
    won = sum(contest.won for contest in own)
    expected = sum((contest.chance for contest in own), Fraction(0))
    return DiceOf(
        player,
        len(faces),
        sum(faces),
        (DIE + 1) * len(faces) / 2,
        len(own),
        won,
        round(float(expected), 4),
        round(share_below([float(contest.chance) for contest in own], won), 4),
    )


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


# -- what mattered ---------------------------------------------------------------------------------------


def notable(told: Told) -> list[Moment]:
    """The steps that mattered most, in the order of the game."""
    scored = [(score(told, i), i) for i in range(1, len(told.film))]
    best = sorted((each for each in scored if each[0] > 0), key=lambda each: (-each[0], each[1]))
    return [moment(told, i) for i in sorted(i for _, i in best[:MOST_MOMENTS])]


def score(told: Told, i: int) -> Fraction:
    losses = sum(loss.step == i for loss in told.losses)
    won = luckiest(told, i)
    rare = won is not None and won.chance <= UNLIKELY
    found = Fraction(3 * losses + 2 * len(told.taken[i]) + 2 * turned(told, i) + rare)
    return found + (1 - won.chance if won is not None else 0)


def luckiest(told: Told, i: int) -> Contest | None:
    own = [contest for contest in told.contests if contest.step == i and contest.won]
    return min(own, key=lambda contest: contest.chance, default=None)


def turned(told: Told, i: int) -> bool:
    return told.leader(i) >= 0 and told.leader(i) != told.leader(i - 1)


def moment(told: Told, i: int) -> Moment:
    won = luckiest(told, i)
    if any(loss.step == i for loss in told.losses):
        kind = "lost"
    elif told.taken[i]:
        kind = "taken"
    elif turned(told, i):
        kind = "lead"
    else:
        kind = "lucky" if won is not None and won.chance <= UNLIKELY else "won"
    step = told.film[i]
    before = won.before if won is not None else None
    text = won.text if won is not None and won.text is not None else last_told(step)
    chance = -1.0 if won is None else round(float(won.chance), 4)
    return Moment(kind, step.player, told.rounds[i], i, before, text, chance)


def last_told(step: Step) -> Message | None:
    """The last line of a step that tells something of a hex or a unit; else what was chosen."""
    telling = [line.text for line in step.lines if not line.dice and not line.ledgers]
    named = [text for text in telling if one(text, "hex") or one(text, "unit")]
    return (named or telling)[-1] if telling else step.text


def extremes(told: Told, players: int) -> list[Moment]:
    """Of each player the luckiest contest he won and the unluckiest he lost."""
    found = []
    for player in range(players):
        own = [contest for contest in told.contests if contest.owner == player]
        picks: list[tuple[str, list[Contest], Callable[[Contest], Fraction]]] = [
            ("best", [c for c in own if c.won and c.chance < 1], lambda c: c.chance),
            ("worst", [c for c in own if not c.won and c.chance > 0], lambda c: -c.chance),
        ]
        for kind, among, order in picks:
            if among:
                c = min(among, key=order)
                chance = round(float(c.chance), 4)
                found.append(Moment(kind, player, told.rounds[c.step], c.step, c.before, c.text, chance))
    return found
