"""Play: games end, nobody is stuck, what is offered is accepted, what is not is refused with a rule."""

from __future__ import annotations

from random import Random

from grognard.core.kernel.kinds import BITS, MODE, NUMBER, UNITS
from grognard.core.kernel.option import Option
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.scenario import Scenario, Unreadable
from grognard.core.kernel.state import State, asked_lanes, choose
from grognard.core.referee.errors import Refused
from grognard.core.referee.keys import key_of
from grognard.testing.checklist import rule_ids
from grognard.testing.probe import Oracle, Probe, ProbedChoice, without_clock

ODD_NUMBERS = (-1, -2, -9, 0, 1, 2, 3, 5, 7, 63, 64, 65, 1_000_000, -1_000_000)
TRIES = 24  # attempts per resting position that is looked at


class Asked(Oracle):
    """Somebody is asked and has something to choose, or the game is over."""

    name = "play.dead-end"
    thinned = False
    reads_text = False

    def rest(self, p: Probe) -> None:
        s = p.state
        lanes = asked_lanes(s)
        if not lanes:
            p.fail(self.name, "the game is not over, but nobody is asked")
        for lane in lanes:
            top = s.top(lane)
            where = f"{top.NAME}.{top.STEPS[top.step]}"
            options = top.options(s)
            if not options:
                p.fail(self.name, f"{p.seat_name(s.asked[lane])} is asked at {where} and has no option")
            elif not 0 <= top.default(s) < len(options):
                p.fail(self.name, f"{where}: the default is option {top.default(s)} of {len(options)}")
            if not 0 <= s.asked[lane] < s.scenario.players:
                p.fail(self.name, f"{where} asks player {s.asked[lane]}, who is not there")


class Offers(Oracle):
    """Each offered option passes its check, once."""

    name = "play.offers"
    thinned = False
    reads_text = False

    def rest(self, p: Probe) -> None:
        s = p.state
        for lane in asked_lanes(s):
            top = s.top(lane)
            seen: set[tuple[int, int, int, int]] = set()
            for o in top.options(s):
                index = top.check(s, o)
                if index:
                    rule = p.rules.refusals[index].rule if 0 < index < len(p.rules.refusals) else "?"
                    p.fail(self.name, f"'{p.game.key(o)}' is offered, but its check refuses it by {rule}")
                if o.numbers() in seen:
                    p.fail(self.name, f"'{p.game.key(o)}' is offered twice")
                seen.add(o.numbers())


class Attempts(Oracle):
    """What is not offered is refused by a rule of the checklist, and nothing has changed."""

    name = "play.attempts"
    checks = "attempts refused"
    rate = 0.12

    def __init__(self) -> None:
        self.offered_before: list[Option] = []

    def rest(self, p: Probe) -> None:
        random = p.random(self.name)
        s = p.state
        lane = random.choice(asked_lanes(s))
        top = s.top(lane)
        options = top.options(s)
        offered = {o.numbers() for o in options}
        attempts = [attempt(p.rules, s.scenario, random, options + self.offered_before) for _ in range(TRIES)]
        if self.offered_before:
            attempts += random.choices(self.offered_before, k=4)
        attempts = [o for o in attempts if o.numbers() not in offered]
        ids = rule_ids(p.rules)
        for o in attempts:
            key = key_of(p.rules, s.scenario, o)
            index = top.check(s, o)
            if index == 0:
                p.fail(self.name, f"'{key}' {o} is not offered, but passes its check")
            elif not 0 < index < len(p.rules.refusals):
                p.fail(
                    self.name, f"'{key}' {o} is refused by number {index}, which is no refusal of the game"
                )
            elif p.rules.refusals[index].rule not in ids:
                rule = p.rules.refusals[index].rule
                p.fail(self.name, f"'{key}' is refused by '{rule}', which is not in the game's checklist")
            p.count("attempts refused")
        if p.position(s) != p.text:
            p.fail(self.name, "checking attempts changed the State")
        if attempts and not p.findings:
            self.refused(p, random.choice(attempts), lane)
        self.offered_before = (options + self.offered_before)[:200]

    def refused(self, p: Probe, o: Option, lane: int) -> None:
        """play() refuses, why() tells the reason, and nothing has changed."""
        player = p.state.asked[lane]
        key = p.game.key(o)
        try:
            p.game.play(o, player)
        except Refused as e:
            if not e.reason.rule or not e.reason.text.id:
                p.fail(self.name, f"'{key}' is refused without a rule or a text")
            parsed = p.game.key(o)
            if not {"-", "?"} & set(parsed.split()):  # a key cannot name things that are not there
                why = p.game.seat(player).why(parsed)
                if why is None:
                    p.fail(self.name, f"'{parsed}' is refused, but why() finds nothing wrong with it")
                elif why.rule != (true := p.rules.refusals[p.state.top(lane).check(p.state, o)].rule):
                    message = f"'{parsed}' is refused by {true}, but explained by {why.rule}"
                    p.fail(self.name, message + ": legality hangs on what its player may not know (L2)")
        else:
            p.fail(self.name, f"'{key}' {o} is not offered, but play() accepts it")
            return
        if p.position(p.state) != p.text:
            p.fail(self.name, f"the refusal of '{key}' changed the State")


def attempt(rules: Rules, scenario: Scenario, random: Random, known: list[Option]) -> Option:
    """Any verb with any operands, possible or not, or an option of some moment with one operand changed."""
    if known and random.random() < 0.4:
        o = random.choice(known)
        values = list(o.numbers())
        if rules.verbs[o.verb].operands:
            at = random.randrange(len(rules.verbs[o.verb].operands))
            values[1 + at] = any_value(rules, scenario, o.verb, at, random)
        return Option(*values)
    verb = random.randrange(len(rules.verbs))
    values = [verb, 0, 0, 0]
    for at in range(len(rules.verbs[verb].operands)):
        values[1 + at] = any_value(rules, scenario, verb, at, random)
    return Option(*values)


def any_value(rules: Rules, scenario: Scenario, verb: int, at: int, random: Random) -> int:
    operand = rules.verbs[verb].operands[at]
    if operand.kind == UNITS:
        return random.getrandbits(12)
    if random.random() < 0.2 or operand.kind in (NUMBER, BITS):
        return random.choice(ODD_NUMBERS)
    if operand.kind == MODE:
        size = len(operand.names)
    else:
        try:
            size = len(scenario.names(operand.kind))
        except Unreadable:
            size = 8
    return random.randrange(-1, size + 2)


class Expansion(Oracle):
    """Every offer is accepted: each is played on a copy, and the game rests or is over after it."""

    name = "play.expansion"
    rate = 0.05

    def rest(self, p: Probe) -> None:
        s = p.state
        for lane in asked_lanes(s):
            for o in s.top(lane).options(s):
                try_option(p, self.name, s, lane, o)
        if p.position(s) != p.text:
            p.fail("state.copies", "playing on copies changed the original")


def try_option(p: Probe, name: str, s: State, lane: int, o: Option) -> None:
    trial = s.copy()
    key = p.game.key(o)
    try:
        choose(trial, lane, o)
    except Exception as e:
        p.fail(name, f"'{key}' is offered, but playing it fails: {type(e).__name__}: {e}")
        return
    if trial.outcome < 0 and not asked_lanes(trial):
        p.fail(name, f"after '{key}' nobody is asked and the game is not over")
    for problem in p.rules.faults(trial):
        p.fail(name, f"after '{key}': {problem}")


class NoRepeat(Oracle):
    """L5: no choice leads back to an earlier State; only the dice clock is left out of the comparison."""

    name = "play.repeat"

    def __init__(self) -> None:
        self.seen: dict[int, int] = {}

    def rest(self, p: Probe) -> None:
        mark = hash(without_clock(p.text))
        if mark in self.seen:
            p.fail(self.name, f"the position of ply {self.seen[mark]} has come back (L5)")
        self.seen[mark] = p.state.ply


class LanesCommute(Oracle):
    """Where several choose at once, the order of their choices makes no difference."""

    name = "play.lanes"
    checks = "pairs of lanes"
    rate = 0.5

    def rest(self, p: Probe) -> None:
        s = p.state
        lanes = [lane for lane in asked_lanes(s) if lane > 0]
        if len(lanes) < 2:
            return
        random = p.random(self.name)
        first, second = random.sample(lanes, 2)
        a = random.choice(s.top(first).options(s))
        b = random.choice(s.top(second).options(s))
        one, two = s.copy(), s.copy()
        choose(one, first, a)
        if not still_offered(one, second, b):
            p.fail(self.name, f"'{p.game.key(a)}' in lane {first} takes '{p.game.key(b)}' from lane {second}")
            return
        choose(one, second, b)
        choose(two, second, b)
        choose(two, first, a)
        p.count("pairs of lanes")
        if p.position(one) != p.position(two):
            p.fail(self.name, f"'{p.game.key(a)}' and '{p.game.key(b)}' do not commute")


def still_offered(s: State, lane: int, o: Option) -> bool:
    if lane >= len(s.asked) or s.asked[lane] < 0:
        return False
    return any(o.same(x) for x in s.top(lane).options(s))


class Ends(Oracle):
    """At the end nobody is asked any more, and the winners are players."""

    name = "play.end"
    thinned = False
    reads_text = False

    def played(self, p: Probe, step: ProbedChoice) -> None:
        s = p.state
        if s.outcome < 0:
            return
        if asked_lanes(s):
            p.fail(self.name, "the game is over, but somebody is asked")
        if s.outcome >> s.scenario.players:
            p.fail(self.name, f"outcome {s.outcome} names winners who do not play")
