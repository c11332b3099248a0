# mypyc: interpreted
"""Advice: what a computer player would do in somebody's place, and why.

It is made as a computer's own choices are, from States sampled from what the seat knows. The choices are
followed one by one in such a State until a die would fall, a secret come out or somebody else choose, so what
is told of the later ones rests on nothing that the player does not know.
"""

from __future__ import annotations

from grognard.core.kernel.describe import offer
from grognard.core.kernel.option import BUILD, Option
from grognard.core.kernel.policy import Default
from grognard.core.kernel.state import State, asked_lanes, choose
from grognard.core.referee.keys import key_of
from grognard.core.referee.odds import Following, outlook
from grognard.core.referee.seat import Seat
from grognard.core.telling.message import Message, msg
from grognard.core.telling.view import Advice, Offer, Outlook

from .levels import levels, sitting, situation
from .minds import mind_of
from .player import Situation, lane_of

MOST = 40  # choices of one action: a unit that marches across half a map


def best_level(game: str) -> str:
    """Whom one asks for advice: the strongest there is."""
    return levels(game)[-1]


def advise(seat: Seat, secret: bytes) -> Advice:
    """What the strongest level would do on a seat that is asked: a whole action, or what comes of it first.

    The same secret leads to the same advice as long as the player has not chosen.
    """
    seat.must_be_asked()
    game = seat.game
    level = best_level(game.rules.name)
    player = sitting(game.rules.name, level)
    at = situation(seat, level, secret, game.state.ply + 1)
    adviser = _Adviser(seat, at)
    while adviser.goes_on():
        adviser.take(player.choose(adviser.now()))
    return Advice(level, adviser.steps, adviser.reasons(), adviser.odds)


class _Adviser:
    """Follows choices from what a seat knows, and notes what is to be told of each."""

    def __init__(self, seat: Seat, at: Situation) -> None:
        self.rules = seat.game.rules
        self.player = seat.player
        self.at = at
        self.since = list(at.since)
        self.s: State = at.now(0)
        self.first = self.question()
        self.final = False  # what comes next hangs on dice, secrets or others
        self.steps: list[Offer] = []
        self.made: list[tuple[State, int, Option]] = []  # each choice with the State before it, and its lane
        self.odds: Outlook | None = None

    def question(self) -> str:
        """The kind of question that the player is asked, or "" if he is not."""
        s = self.s
        for lane in asked_lanes(s):
            if s.asked[lane] == self.player:
                top = s.top(lane)
                return f"{top.NAME}.{top.STEPS[top.step]}"
        return ""

    def goes_on(self) -> bool:
        """Whether the action is not yet told: it ends where the question it began with is asked again."""
        if self.final or len(self.steps) >= MOST:
            return False
        question = self.question()
        return not self.steps or bool(question and (question != self.first or self.begins()))

    def begins(self) -> bool:
        """Whether the last choice only begins something, such as the activation of a unit."""
        return self.rules.verbs[self.made[-1][2].verb].role == BUILD

    def now(self) -> Situation:
        at = self.at
        return Situation(at.rules, at.known, at.player, self.since, at.seed)

    def take(self, o: Option) -> None:
        s = self.s
        lane = lane_of(s, self.player)
        known = self.rules.redact(s, self.player)
        top = known.top(lane)
        if top.check(known, o):
            raise ValueError("what was advised cannot be chosen")
        step = offer(self.rules, known, top, o, key_of(self.rules, s.scenario, o))
        if step.rolls:
            policy = Following(self.rules, self.player, [], Default())
            self.odds = outlook(self.rules, known, self.player, lane, o, policy)
        self.steps.append(step)
        self.made.append((s.copy(), lane, o))
        self.since = [*self.since, o]
        asked, lanes = self.asked(), len(s.lanes)
        choose(s, lane, o)
        self.final = s.barrier != 0 or len(s.lanes) != lanes or bool(self.asked() - asked - {self.player})

    def asked(self) -> set[int]:
        """Who is asked: a choice by which somebody else comes to choose is final."""
        return {self.s.asked[lane] for lane in asked_lanes(self.s)}

    def reasons(self) -> list[Message]:
        """What the action is for: its last choices say it best, where it comes to an end or to the dice."""
        mind = mind_of(self.rules.name)
        sentences: list[Message] = []
        for s, lane, o in reversed(self.made if mind is not None else []):
            assert mind is not None
            reason = mind.advises(s, lane, o)
            if reason is not None and reason not in sentences and len(sentences) < mind.reasons:
                sentences.insert(0, reason)
        return sentences or [msg("core-hint-tries")]
