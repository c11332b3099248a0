"""What clients read beside the view: parts of the log, answers to pointing, overlays, chances, replays."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from grognard.core.kernel.chance import Fork
from grognard.core.kernel.event import Sink
from grognard.core.kernel.kinds import EVERYBODY, HEX, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.policy import Default
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.scenario import Scenario, Unreadable
from grognard.core.kernel.state import asked_lanes, choose
from grognard.core.referee.acts import merged
from grognard.core.referee.film import choice_text
from grognard.core.referee.game import Game
from grognard.core.referee.odds import courses
from grognard.core.referee.replay import steps, view_at
from grognard.core.telling.message import Message
from grognard.core.telling.view import Change, LogLine, Offer, Reason, Scene, Step, View
from grognard.testing.checklist import rule_ids
from grognard.testing.probe import Oracle, Probe, ProbedChoice, readable_events

POINTED = 6  # things pointed at per resting position that is looked at


def things(scenario: Scenario, random: Random, count: int) -> list[str]:
    """Some units and hexes as a client names them."""
    known = []
    for kind, name in ((UNIT, "unit"), (HEX, "hex")):
        try:
            known += [f"{name}:{random.choice(scenario.names(kind))}" for _ in range(count)]
        except Unreadable:
            continue  # a game without a map
    return random.sample(known, min(count, len(known)))


class LogParts(Oracle):
    """The log from any line on is the end of the whole; what was said to be final stays as it is."""

    name = "view.log"
    checks = "parts of logs"
    rate = 0.03

    def __init__(self) -> None:
        self.final: dict[int, list[LogLine]] = {}

    def rest(self, p: Probe) -> None:
        for player in p.players:
            seat = p.game.seat(player)
            whole = seat.view()
            before = self.final.get(player, [])
            if whole.log[: len(before)] != before:
                p.fail(self.name, f"lines that were final have changed for {p.seat_name(player)}")
            self.final[player] = whole.log[: whole.log_final]
            since = p.random(f"{self.name} {player}").randrange(len(whole.log) + 3)
            part = seat.view(since)
            p.count("parts of logs")
            if part.log != whole.log[part.log_from :] or part.log_from > since:
                p.fail(self.name, f"the log of {p.seat_name(player)} from line {since} on has a gap")
            if part.log_from != min(since, whole.log_final):
                p.fail(self.name, f"from line {since} on, {p.seat_name(player)} is told more than he needs")


class Rolls(Oracle):
    """An offer says that dice follow if it leads straight to a roll with named outcomes; only if any can."""

    name = "view.rolls"
    checks = "offers that roll"
    rate = 0.05

    def rest(self, p: Probe) -> None:
        random = p.random(self.name)
        lane = random.choice(asked_lanes(p.state))
        player = p.state.asked[lane]
        known = p.rules.redact(p.state, player)
        top = known.top(lane)
        options = top.options(known)
        for o in random.sample(options, min(4, len(options))):
            forks: list[tuple[Fraction, Fork]] = []
            _, asked = courses(p.rules.worlds(known, player, o), lane, o, Default(), forks)
            said = top.rolls(known, o)
            key = p.game.key(o)
            if said and not any(fork.first or fork.parted for _, fork in forks):
                p.fail(self.name, f"'{key}' says that dice follow, but none do")
            if not said and not asked and any(fork.first and fork.marks for _, fork in forks):
                p.fail(self.name, f"'{key}' has chances, but does not say that dice follow")
            p.count("offers that roll", int(said))


class Curves(Oracle):
    """The curve of an option has every total of its dice once, in as many ways as the dice have."""

    name = "view.curve"
    checks = "curves"
    rate = 0.05

    def rest(self, p: Probe) -> None:
        random = p.random(self.name)
        lane = random.choice(asked_lanes(p.state))
        options = p.state.top(lane).options(p.state)
        o = random.choice(options)
        curve = p.game.seat(p.state.asked[lane]).odds(p.game.key(o)).curve
        if curve is None:
            return
        p.count("curves")
        count, _, sides = curve.dice.partition("D")
        if sum(bar.ways for bar in curve.bars) != int(sides) ** int(count):
            p.fail(self.name, f"the curve of '{p.game.key(o)}' does not have all the ways of {curve.dice}")
        names = {outcome.name for outcome in p.rules.outcomes} | {""}
        if any(bar.outcome not in names for bar in curve.bars):
            p.fail(self.name, f"the curve of '{p.game.key(o)}' names an outcome that the game does not have")


class Why(Oracle):
    """Whatever is pointed at and not lit answers with a rule of the checklist; nothing has changed."""

    name = "view.why"
    checks = "things pointed at"
    rate = 0.02

    def rest(self, p: Probe) -> None:
        random = p.random(self.name)
        ids = rule_ids(p.rules)
        for player in p.players:
            clicked = things(p.game.scenario, random, POINTED)
            seat = p.game.seat(player)
            lit = named(seat.view())
            for at, last in enumerate(clicked):
                reason = seat.why(clicked=[*clicked[:at][-1:], last])
                p.count("things pointed at")
                if reason is None and not lit & stand_ins(seat.view(), last):
                    p.fail(self.name, f"{last} is not lit for {p.seat_name(player)}, but nothing forbids it")
                elif reason is not None and not sound(reason, {*ids, p.rules.turn_rule}):
                    p.fail(self.name, f"pointing at {last} is answered without a rule or a text: {reason}")
        if p.position(p.state) != p.text:
            p.fail(self.name, "pointing at things changed the State")


class Clicks(Oracle):
    """Who clicks on empty ground or on a unit of his own is not told of what only enemies can suffer, unless
    that is decided now.

    While units move nobody asks whether there is somebody to attack. What verbs are about is learned from
    what is offered: the hexes of some have an enemy in them whenever they are on offer.
    """

    name = "view.clicks"
    checks = "clicks where no enemy stands"
    rate = 0.1
    reads_text = False
    enough = 3  # positions from which it follows what a verb is about

    def __init__(self) -> None:
        self.held: dict[str, int] = {}  # by verb: in how many positions it was on offer where enemies stand
        self.empty: set[str] = set()  # verbs on offer where no enemy stands
        self.refusals: list[tuple[str, str]] = []  # the verb of a refusal, and where it was told

    def rest(self, p: Probe) -> None:
        random = p.random(self.name)
        ids = {*rule_ids(p.rules), p.rules.turn_rule}
        lane = random.choice(asked_lanes(p.state))
        seat = p.game.seat(p.state.asked[lane])
        view = seat.view()
        offers = view.question.offers if view.question else []
        enemies = {piece.place for piece in view.scene.pieces if piece.owner != seat.player}
        own = {f"unit:{piece.key}": piece.place for piece in view.scene.pieces if piece.owner == seat.player}
        self.learn(offers, enemies)
        units = [a.key for offer in offers for a in offer.anchors[:1] if a.kind == "unit"]
        now = {offer.key.split()[0] for offer in offers}
        for last in things(p.game.scenario, random, POINTED):
            place = last[4:] if last[:4] == "hex:" else own.get(last, "")
            if not place or place in enemies:
                continue
            before = [f"unit:{random.choice(units)}"] if units and random.random() < 0.5 else []
            reason = seat.why(clicked=[*before, last])
            if reason is None:
                continue
            p.count(self.checks)
            if not sound(reason, ids):
                p.fail(self.name, f"a click on {last} is refused without a rule of the game: {reason}")
            option = reason.text.args.get("option")
            verb = option.id.partition("-verb-")[2] if isinstance(option, Message) else ""
            if verb and verb not in now:
                self.refusals.append(
                    (verb, f"a click on {last} at ply {p.state.ply} is answered by {reason.text.id}")
                )
        for verb, where in self.refusals:
            if verb not in self.empty and self.held.get(verb, 0) >= self.enough:
                p.fail(self.name, f"{where}: '{verb}' is not decided now, and never about empty ground")
                return

    def learn(self, offers: list[Offer], enemies: set[str]) -> None:
        """What the verbs on offer are about; many offers of one position say no more than one of them."""
        about: dict[str, set[bool]] = {}
        for offer in offers:
            for place in [a.key for a in offer.anchors if a.kind in ("hex", "place")]:
                about.setdefault(offer.key.split()[0], set()).add(place in enemies)
        for verb, kinds in about.items():
            if kinds == {True}:
                self.held[verb] = self.held.get(verb, 0) + 1
            else:
                self.empty.add(verb)


def sound(reason: Reason, rules: set[str]) -> bool:
    return reason.rule in rules and bool(reason.text.id)


def named(view: View) -> set[str]:
    """What the offers of a view name, as a client points at it: a place on the map is a hex there."""
    offers = view.question.offers if view.question else []
    anchors = [anchor for offer in offers for anchor in offer.anchors]
    return {f"{'hex' if a.kind == 'place' else a.kind}:{a.key}" for a in anchors}


def stand_ins(view: View, thing: str) -> set[str]:
    """A thing, and what lies there or where it lies."""
    keys = {thing}
    for piece in view.scene.pieces:
        if thing in (f"unit:{piece.key}", f"hex:{piece.place}"):
            keys |= {f"unit:{piece.key}", f"hex:{piece.place}"}
    return keys


class Overlays(Oracle):
    """Every overlay that the game lists can be shown to every reader, and changes nothing."""

    name = "view.overlay"
    checks = "overlays"
    rate = 0.02

    @classmethod
    def concerns(cls, rules: Rules, scenario: Scenario) -> bool:
        return bool(rules.overlays(scenario))

    def rest(self, p: Probe) -> None:
        random = p.random(self.name)
        for name, needs in p.rules.overlays(p.game.scenario).items():
            pointed = [thing for thing in things(p.game.scenario, random, 8) if thing.startswith(needs)]
            at = pointed[: random.choice((1, 2)) if needs == "hex" else 1] if needs else []
            for player in p.players:
                try:
                    p.game.seat(player).overlay(name, at)
                    p.count("overlays")
                except Unreadable as e:
                    if e.text is None:
                        p.fail(self.name, f"the overlay '{name}' at {at} is refused without a text: {e}")
        if p.position(p.state) != p.text:
            p.fail(self.name, "showing overlays changed the State")


class ChoicesUntold(Oracle):
    """A replay does not tell what was chosen where the reader could not know it.

    If another choice of the same kind would have looked the same to him, its text must be the same, too.
    """

    name = "replay.secret"
    checks = "choices compared"
    rate = 0.3

    def played(self, p: Probe, step: ProbedChoice) -> None:
        before = step.before
        alike = [
            o
            for o in before.top(step.lane).options(before)
            if o.verb == step.option.verb and not o.same(step.option)
        ]
        if not alike:
            return
        other = alike[p.random(self.name).randrange(len(alike))]
        secret = len(before.lanes) > 1
        for player in p.players:
            if player == step.player:
                continue
            p.count("choices compared")
            texts = [
                choice_text(p.rules, before, o, step.player, secret, player) for o in (step.option, other)
            ]
            if texts[0] != texts[1] and self.story(p, step, step.option, player) == self.story(
                p, step, other, player
            ):
                p.fail(self.name, f"a replay tells {p.seat_name(player)} a choice that he could not see")

    def story(
        self, p: Probe, step: ProbedChoice, o: Option, player: int
    ) -> tuple[str, list[tuple[int, ...]]]:
        """What a reader knows and has been told after a choice."""
        world = step.before.copy()
        sink = Sink()
        world.sink = sink
        choose(world, step.lane, o)
        return p.position(p.rules.redact(world, player)), readable_events(sink.events, player)


class Replays(Oracle):
    """The steps of a replay put together are the log and the last scene; none of them is empty."""

    name = "replay.steps"
    checks = "steps of replays"

    def ended(self, p: Probe) -> None:
        for player in p.random(self.name).sample([*p.players, EVERYBODY], 2):
            who = "everybody" if player == EVERYBODY else p.seat_name(player)
            replayed = steps(p.game, player)
            view = p.game.seat(player).view()
            p.count(self.name)
            p.count("steps of replays", len(replayed))
            if [line for step in replayed for line in step.lines] != view.log:
                p.fail(self.name, f"the lines of the replay for {who} are not his log")
            if empty(replayed):
                p.fail(self.name, f"a step of the replay for {who} shows nothing")
            if played_out(replayed) != view.scene:
                p.fail(self.name, f"the replay for {who} ends in another scene")
            if replayed[0].ply or replayed[-1].ply > p.state.ply:
                p.fail(self.name, f"the replay for {who} does not begin with the opening, or counts wrong")
            self.look_back(p, p.game, player, view)

    def look_back(self, p: Probe, game: Game, player: int, view: View) -> None:
        lines = p.random(f"{self.name} {player}").randrange(len(view.log) + 1)
        then = view_at(game, player, lines)
        if then.log != view.log[: len(then.log)] or len(then.log) < lines or then.question is not None:
            p.fail(self.name, f"looking back at line {lines} shows another moment")


def empty(replayed: list[Step]) -> bool:
    """Whether a step after the opening shows nothing: no line, and nothing new in the scene."""
    return any(not step.lines and step.scene == Change([]) for step in replayed[1:])


def played_out(replayed: list[Step]) -> Scene:
    """The scene after all steps, as a client puts it together."""
    scene = Scene([], [], [], [])
    for step in replayed:
        scene = merged(scene, step)
    return scene
