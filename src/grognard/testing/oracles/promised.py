"""Promised is kept: what panels tell before a choice is what comes of the choice.

Chances, losses, prices and ways are read as a client reads them. Then the choice is played on a copy of the
game as it really is, with dice thrown here, and what came of it is looked up on the map.
"""

from __future__ import annotations

from random import Random

from grognard.core.kernel.chance import Chance, Curtain, Die
from grognard.core.kernel.describe import outcome_text
from grognard.core.kernel.kinds import EVERYBODY, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.policy import Default
from grognard.core.kernel.promise import Promises
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.scenario import Scenario, Unreadable
from grognard.core.kernel.state import DIE, State, asked_lanes, choose
from grognard.core.referee.keys import parse_key
from grognard.core.referee.odds import play_out, play_part
from grognard.core.telling.message import Ref
from grognard.core.telling.overlay import Shortcut
from grognard.core.telling.view import Branch, Piece
from grognard.testing.probe import Oracle, Probe

COURSES = 4  # courses of one option that are played
SOME = 6  # options of a position that are played
TRIES = 40  # units of a position for which a way is looked for
KILL = "kill"
NONE = "none"

Marks = list[tuple[int, int]]
Mention = tuple[str, Branch]


class Thrown(Chance):
    """Dice thrown now, and the marks of what came of them."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.marks: Marks = []
        self.dice = False

    def roll(self, s: State, die: Die, classes: bytes | None) -> int:
        self.dice = True
        s.dice = [self.random.randint(1, die.sides) for _ in range(die.count)]
        return sum(s.dice)

    def draw(self, s: State, cup: list[int]) -> int:
        return self.random.choices(range(len(cup)), cup)[0]

    def mark(self, label: int, a: int) -> None:
        self.marks.append((label, a))

    def curtain(self) -> None:
        raise Curtain

    def has_rolled(self) -> bool:
        return self.dice


class KeptOdds(Oracle):
    """Whatever comes of an option is among the chances told of it, and they say who is lost by it.

    Panels read the last thing that a course tells of a unit as what becomes of it. So a unit that a course
    destroys is told as destroyed, and one that is told to come to no harm has lost nothing.
    """

    name = "promise.odds"
    checks = "courses of promise.odds"
    rate = 0.03
    reads_text = False

    def rest(self, p: Probe) -> None:
        random = p.random(self.name)
        lane = random.choice(asked_lanes(p.state))
        player = p.state.asked[lane]
        known = p.rules.redact(p.state, player)
        options = known.top(lane).options(known)
        rolling = [o for o in options if known.top(lane).rolls(known, o)]
        for o in random.sample(rolling, min(2, len(rolling))):
            key = p.game.key(o)
            outlook = p.game.seat(player).odds(key)
            if outlook.branches:
                for _ in range(COURSES):
                    whole = not outlook.parts and not outlook.undecided
                    self.play(p, f"'{key}'", p.state, lane, o, outlook.branches, whole, random)
            for part, part_outlook in zip(known.top(lane).parts(known, o), outlook.parts, strict=False):
                worlds = p.rules.part_worlds(known, player, o, part)
                s = random.choice(worlds)[1].copy()
                chance = begin(s, random)
                before = pieces(p.rules, s)
                try:
                    play_part(s, part, Default())
                except Curtain:
                    continue
                about = f"'{key}' against {part_outlook.subject.key}"
                undecided = bool(part_outlook.undecided)
                self.compare(p, about, s, before, chance.marks, part_outlook.branches, not undecided)

    def play(
        self,
        p: Probe,
        about: str,
        before: State,
        lane: int,
        o: Option,
        branches: list[Branch],
        whole: bool,
        random: Random,
    ) -> None:
        s = before.copy()
        chance = begin(s, random)
        stood = pieces(p.rules, s)
        try:
            play_out(s, lane, o, Default())
        except Curtain:
            whole = False
        self.compare(p, about, s, stood, chance.marks, branches, whole)

    def compare(
        self,
        p: Probe,
        about: str,
        after: State,
        stood: dict[str, Piece],
        marks: Marks,
        branches: list[Branch],
        whole: bool,
    ) -> None:
        p.count(self.checks)
        mentions = followed(p.rules, after, marks, branches)
        if mentions is None:
            if whole:
                names = " > ".join(p.rules.outcomes[label].name for label, _ in marks)
                p.fail(self.name, f"the odds of {about} do not tell of what came: {names}")
            return
        if not marks or not whole:
            return
        after.chance = None
        ends = dict(mentions)
        # A counter that came into play on the way stands for another: its end is the end of that one, too.
        came = [key for key, end in ends.items() if end.kind == KILL and key in stood]
        for_another = any(stood[key].place.startswith("@") for key in came)
        for key, piece in pieces(p.rules, after).items():
            was = stood.get(key)
            if was is None:
                continue
            end = ends.get(key) or ends.get("")  # an outcome that names nothing is about the target
            kind = end.kind if end else ""
            lost = piece.place in p.rules.grave_boxes and not was.place.startswith("@")
            if lost and kind != KILL and not for_another:
                said = end.label.id if end else "nothing"
                p.fail(self.name, f"{about} is told to bring {said} to {key}, but destroys it")
            elif key not in ends:
                continue
            elif kind == KILL and piece == was and not was.place.startswith("@"):
                p.fail(self.name, f"{about} is told to destroy {key}, but nothing became of it")
            elif kind == NONE and piece.figures.get("steps", 0) < was.figures.get("steps", 0):
                p.fail(self.name, f"{about} is told to do nothing to {key}, but it has lost a step")


def begin(s: State, random: Random) -> Thrown:
    """Dice of our own for a copy, of which nobody is told."""
    chance = Thrown(random)
    s.sink = None
    s.chance = chance
    return chance


def pieces(rules: Rules, s: State) -> dict[str, Piece]:
    """Every counter as it lies, nothing hidden."""
    return {piece.key: piece for piece in rules.present(s, EVERYBODY).pieces}


def followed(rules: Rules, s: State, marks: Marks, branches: list[Branch]) -> list[Mention] | None:
    """What a panel reads in the branches of a course, and what each is about; None if it is not there."""
    mentions: list[Mention] = []
    for label, a in marks:
        text = outcome_text(rules, s.scenario, label, a)
        branch = next((each for each in branches if each.label == text), None)
        if branch is None:
            return None
        subject = next((subject_of(arg) for arg in text.args.values() if isinstance(arg, Ref)), "")
        mentions.append((subject, branch))
        branches = branch.then
    return mentions


def subject_of(ref: Ref) -> str:
    """The counter that a text is about; a source of fire may have the name of the unit that fires."""
    return f"card {ref.key}" if ref.kind == "card" else ref.key


class KeptPanels(Oracle):
    """Prices, losses, strengths and ways that a panel tells of a choice come about when it is played.

    A game compares what only its own panels tell (`Rules.keep_option`).
    """

    name = "promise.panels"
    checks = "promises of panels"
    rate = 0.05
    reads_text = False

    def rest(self, p: Probe) -> None:
        random = p.random(self.name)
        lane = random.choice(asked_lanes(p.state))
        player = p.state.asked[lane]
        known = p.rules.redact(p.state, player)
        options = known.top(lane).options(known)
        kept = Promises()
        for o in random.sample(options, min(SOME, len(options))):
            after = p.state.copy()
            begin(after, random)
            try:
                choose(after, lane, o, len(after.lanes[0]) if lane == 0 else 0)  # its own procedure alone
            except Curtain:
                continue
            before = len(kept.broken)
            p.rules.keep_option(known, player, o, after, kept)
            for broken in kept.broken[before:]:
                p.fail(self.name, f"'{p.game.key(o)}': {broken}")
        count(p, self.checks, kept)


class KeptWays(Oracle):
    """The choices that a panel names for a place in reach lead there, at the price it tells."""

    name = "promise.ways"
    checks = "ways of promise.ways"
    rate = 0.03
    reads_text = False

    @classmethod
    def concerns(cls, rules: Rules, scenario: Scenario) -> bool:
        return "reach" in rules.overlays(scenario)

    def rest(self, p: Probe) -> None:
        if p.state.asked[0] < 0:
            return
        random = p.random(self.name)
        player = p.state.asked[0]
        seat = p.game.seat(player)
        here = [piece for piece in seat.scene().pieces if piece.owner == player]
        for piece in random.sample(here, min(TRIES, len(here))):
            try:
                reach = seat.overlay("reach", [f"unit:{piece.key}"])
            except Unreadable:
                continue  # it is not on the map
            ways = [way for way in reach.shortcuts if way.keys]
            if ways:
                units = [p.game.scenario.parse(UNIT, ref.key) for ref in reach.facts if ref.kind == "unit"]
                for way in random.sample(ways, min(3, len(ways))):
                    self.go(p, player, units, way, random)
                return

    def go(self, p: Probe, player: int, units: list[int], way: Shortcut, random: Random) -> None:
        s = p.state.copy()
        begin(s, random)
        for key in way.keys:
            o = parse_key(p.rules, p.game.scenario, key)
            if s.outcome >= 0 or len(s.lanes) > 1 or s.asked[0] != player or interrupted(s, o):
                return  # an enemy was met on the way
            choose(s, 0, o)
            if s.barrier & DIE:
                return
        if s.outcome >= 0 or s.asked[0] != player:
            return  # somebody has a say before the last step is done
        p.count(self.checks)
        kept = Promises()
        known = p.rules.redact(p.state, player)
        p.rules.keep_way(known, player, units, way, s, kept)
        for broken in kept.broken:
            p.fail(self.name, f"'{'; '.join(way.keys)}': {broken}")
        count(p, "promises of ways", kept)


def interrupted(s: State, o: Option) -> bool:
    return not any(o.same(offered) for offered in s.top().options(s))


def count(p: Probe, whole: str, kept: Promises) -> None:
    """How much was compared, and of what kind."""
    p.count(whole, sum(kept.compared.values()))
    for panel, n in kept.compared.items():
        p.count(f"promises of {panel}", n)
