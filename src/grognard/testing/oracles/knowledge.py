"""Knowledge: nothing hidden leaks, whatever the other side's secrets are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import msgspec

from grognard.core.kernel.column import SCALAR, SEEN_MAY, SEEN_OWNER, UNKNOWN
from grognard.core.kernel.event import Sink
from grognard.core.kernel.knowledge import blank_lanes
from grognard.core.kernel.option import Option
from grognard.core.kernel.playout import mix, random_lane
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.scenario import Unreadable
from grognard.core.kernel.state import DIE, SECRET, State, asked_lanes, choose
from grognard.core.referee.errors import Refused
from grognard.core.referee.game import Game
from grognard.core.referee.position import same_cells
from grognard.testing.probe import (
    BrokenLaw,
    Oracle,
    Probe,
    ProbedChoice,
    other_clock,
    readable_events,
    same_dice,
    twin,
)

from .play import attempt, still_offered
from .reading import things
from .states import differing

Story = list[tuple[int, ...]]  # what one reader is told of a choice, as numbers


def another_world(p: Probe, s: State, player: int, name: str) -> State:
    """A State that differs from the true one only in what the player cannot know."""
    world = p.rules.sample(p.rules.redact(s, player), player, p.random(f"{name} {player}").randbytes(16))
    blank = still_blank(p.rules, world)
    if blank:
        raise BrokenLaw(
            "knowledge.sample", f"a sample for {p.seat_name(player)} cannot be played on: {blank}"
        )
    p.count("worlds")
    if p.position(same_dice(world.copy(), s)) != p.position(s):
        p.count("worlds that differ")
        p.count(f"worlds of {name}")  # where there are no secrets, nothing is compared
    return world


def still_blank(rules: Rules, world: State) -> str:
    """What `redact` has blanked and `sample` has not filled again; "" if nothing is blank."""
    for player in blank_lanes(world):
        frame = f"s.lanes[{1 + player}] = [...]"
        return (
            f"player {player} is asked, but has no frame; Rules.sample puts one back: {frame} (blank_lanes)"
        )
    for column in rules.columns:
        if column.seen in (SEEN_OWNER, SEEN_MAY) and not column.derived:
            for i, value in enumerate(getattr(world, column.name)):
                if value == UNKNOWN:
                    return f"{column.name}[{i}] is UNKNOWN still; Rules.sample gives it a value"
    return ""


class Redacted(Oracle):
    """A redacted State has no dice and no cell that belongs to somebody else."""

    name = "knowledge.redact"
    rate = 0.1

    def rest(self, p: Probe) -> None:
        s = p.state
        for player in p.players:
            known = p.rules.redact(s, player)
            if known.seed or known.ply or known.epoch:
                p.fail(self.name, f"what {p.seat_name(player)} knows has a seed, epoch or ply in it")
            if known.sink is not None:
                p.fail(self.name, f"what {p.seat_name(player)} knows is bound to the log of the game")
            for column in p.rules.columns:
                if column.seen == SEEN_OWNER or column.seen == SEEN_MAY:
                    self.column(p, known, player, column.name)
            for lane in range(1, len(known.lanes)):
                if lane != 1 + player and known.lanes[lane]:
                    p.fail(self.name, f"{p.seat_name(player)} can look into lane {lane}")
        if p.position(s) != p.text:
            p.fail(self.name, "redacting changed the original")

    def column(self, p: Probe, known: State, player: int, name: str) -> None:
        column = next(c for c in p.rules.columns if c.name == name)
        cells: list[int] = getattr(known, name)
        may: list[int] | None = getattr(known, name + "_may") if column.seen == SEEN_MAY else None
        for i, value in enumerate(cells):
            single = may is not None and may[i].bit_count() == 1
            if p.rules.owner(p.state, column, i) != player and value != UNKNOWN and not single:
                p.fail(
                    self.name, f"{p.seat_name(player)} knows {name}[{i}] = {value}, which is not his to know"
                )


class Sampled(Oracle):
    """redact(sample(redact(s, p), p)) is redact(s, p), and a sample is a sound State that plays on."""

    name = "knowledge.sample"
    checks = "worlds of knowledge.sample"
    rate = 0.1

    def rest(self, p: Probe) -> None:
        for player in p.players:
            known = p.rules.redact(p.state, player)
            text = p.position(known)
            world = another_world(p, p.state, player, self.name)
            if p.position(known) != text:
                p.fail(self.name, "sampling changed the redacted State")
            again = p.position(p.rules.redact(world, player))
            if again != text:
                message = f"redact(sample(redact(s))) differs for {p.seat_name(player)}: "
                p.fail(self.name, message + differing(text, again))
            for problem in p.rules.faults(world):
                p.fail(self.name, f"a sample for {p.seat_name(player)} is no sound State: {problem}")
            fresh = world.copy()
            p.rules.derive(fresh)
            if same_cells(p.rules, world, fresh, derived=True):
                p.fail(self.name, f"a sample for {p.seat_name(player)} has untrue derived columns")
            if world.seed == p.state.seed or not world.seed:
                p.fail(self.name, f"a sample for {p.seat_name(player)} has the true dice, or none")
            for _ in range(6):
                if not self.goes_on(p, world, player):
                    break

    def goes_on(self, p: Probe, world: State, player: int) -> bool:
        """One random choice in a sample; whether it goes on after it."""
        if world.outcome >= 0:
            return False
        for lane in asked_lanes(world):
            top = world.top(lane)
            options = top.options(world)
            if not options:
                where = f"{top.NAME}.{top.STEPS[top.step]}"
                p.fail(
                    self.name,
                    f"a sample for {p.seat_name(player)} is a dead end at {where} (L8): {p.position(world)}",
                )
                return False
        lane = random_lane(world, p.seed, world.ply)
        options = world.top(lane).options(world)
        choose(world, lane, options[mix(p.seed, world.ply) * len(options) >> 32])
        return True


class MayContainsIs(Oracle):
    """L8: what may be contains what is."""

    name = "knowledge.may"
    reads_text = False

    def played(self, p: Probe, step: ProbedChoice) -> None:
        for problem in ruled_out(p.rules, p.state):
            p.fail(self.name, problem + " (L8)")


def ruled_out(rules: Rules, s: State) -> list[str]:
    problems = []
    for column in rules.columns:
        if column.seen == SEEN_MAY and column.per != SCALAR:
            may: list[int] = getattr(s, column.name + "_may")
            for i, value in enumerate(getattr(s, column.name)):
                if value < 0 or not may[i] >> value & 1:
                    problems.append(f"{column.name}[{i}] is {value}, but only {may[i]:b} is held possible")
    return problems


class OptionsByKnowledge(Oracle):
    """L2: what is offered, its price and its ledgers follow from what the chooser knows."""

    name = "knowledge.options"
    checks = "worlds of knowledge.options"
    rate = 0.2

    def rest(self, p: Probe) -> None:
        s = p.state
        for lane in asked_lanes(s):
            player = s.asked[lane]
            true = [p.game.key(o) for o in s.top(lane).options(s)]
            known = p.rules.redact(s, player)
            if true != [p.game.key(o) for o in known.top(lane).options(known)]:
                p.fail(self.name, f"{p.seat_name(player)} is offered what he could not know is legal (L2)")
            world = another_world(p, s, player, self.name)
            if true != [p.game.key(o) for o in world.top(lane).options(world)]:
                p.fail(self.name, f"the options of {p.seat_name(player)} hang on another's secret (L2)")


class Leak(Oracle):
    """View, options, log, reasons, odds and overlays are the same, byte for byte, in another possible world.

    The world has another seed, epoch and ply too, so none of them is in a view.
    """

    name = "knowledge.leak"
    checks = "worlds of knowledge.leak"
    rate = 0.03

    def rest(self, p: Probe) -> None:
        for player in p.players:
            world = twin(p.game, other_clock(another_world(p, p.state, player, self.name)))
            leak = leaking(p.game, world, player)
            if leak:
                p.fail(self.name, f"{p.seat_name(player)} can tell the other side's secrets apart by {leak}")
        random = p.random(self.name)
        lane = random.choice(asked_lanes(p.state))
        player = p.state.asked[lane]
        world = twin(p.game, other_clock(another_world(p, p.state, player, self.name)))
        options = p.state.top(lane).options(p.state)
        key = p.game.key(random.choice(options))
        one, two = p.game.seat(player).odds(key), world.seat(player).odds(key)
        if one != two:
            p.fail(self.name, f"the odds of '{key}' tell {p.seat_name(player)} of another's secret")
        o = attempt(p.rules, p.game.scenario, random, options)
        if not any(o.same(x) for x in options) and refusal(p.game, o, lane) != refusal(world, o, lane):
            p.fail(
                self.name, f"the refusal of '{p.game.key(o)}' tells {p.seat_name(player)} of another's secret"
            )


def refusal(game: Game, o: Option, lane: int) -> tuple[int, str]:
    """What the rules say to an attempt, and what its player is told."""
    index = game.state.top(lane).check(game.state, o)
    try:
        game.play(o, game.state.asked[lane])
    except Refused as e:
        return index, repr(e.reason)
    return index, "accepted"


def view_bytes(game: Game, player: int) -> bytes:
    """What goes over the wire to a player (-1: a spectator)."""
    return msgspec.json.encode(game.seat(player).view())


def leaking(game: Game, world: Game, player: int) -> str:
    """How two games that a player cannot tell apart differ for him; "" if they do not."""
    one, two = view_bytes(game, player), view_bytes(world, player)
    if one != two:
        first, second = msgspec.json.decode(one), msgspec.json.decode(two)
        return "the view: " + ", ".join(name for name in first if first[name] != second[name])
    seed = game.state.seed
    if seed and (seed.hex().encode() in one or (len(seed) > 3 and seed in one)):
        return "the view: it holds the seed"
    for lane in asked_lanes(game.state):
        if game.state.asked[lane] == player:
            mine = [game.key(o) for o in game.state.top(lane).options(game.state)]
            if mine != [game.key(o) for o in world.state.top(lane).options(world.state)]:
                return "his options"
    return leaking_answers(game, world, player)


def leaking_answers(game: Game, world: Game, player: int) -> str:
    """The same for what he may ask: overlays, and why nothing comes of pointing at a thing."""
    random = Random(f"{game.state.ply} {player}")
    seats = (game.seat(player), world.seat(player))
    pointed = things(game.scenario, random, 3)
    overlays = game.rules.overlays(game.scenario)
    for name in random.sample(list(overlays), min(2, len(overlays))):
        needs = overlays[name]
        at = [thing for thing in pointed if thing.startswith(needs)][:1] if needs else []
        one, two = [answer(partial(seat.overlay, name, at)) for seat in seats]
        if one != two:
            return f"the overlay '{name}' at {at}"
    for thing in pointed:
        one, two = [answer(partial(seat.why, clicked=[pointed[0], thing])) for seat in seats]
        if one != two:
            return f"the answer to pointing at {thing}"
    return ""


def answer(ask: Callable[[], object]) -> bytes:
    try:
        return msgspec.json.encode(ask())
    except Unreadable as e:
        return msgspec.json.encode(e.text)


class Seq(Oracle):
    """A reader's `seq` grows exactly when his view has changed; it does not count others' secret choices."""

    name = "knowledge.seq"
    checks = "views before and after"
    share = 0.025  # of the plies

    def __init__(self) -> None:
        self.ply = -1
        self.before: list[bytes] = []
        self.seqs: list[int] = []

    def rest(self, p: Probe) -> None:
        if p.fires(self.name, self.share):
            self.ply = p.state.ply
            self.before = [without_seq(p.game, player) for player in range(p.game.scenario.players)]
            self.seqs = list(p.game.seqs)

    def played(self, p: Probe, step: ProbedChoice) -> None:
        if step.before.ply != self.ply:
            return
        for player, before in enumerate(self.before):
            same_view = without_seq(p.game, player) == before
            same_seq = p.game.seqs[player] == self.seqs[player]
            if same_view and not same_seq and player != step.player:
                p.fail(self.name, f"the view of {p.seat_name(player)} is the same, but its seq has grown")
            elif same_seq and not same_view:
                p.fail(self.name, f"the view of {p.seat_name(player)} has changed, but not its seq")
            p.count("views before and after")


def without_seq(game: Game, player: int) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(game.seat(player).view(), seq=0))


class SameStories(Oracle):
    """L1 and L3: the same choice with the same dice in a world that a reader cannot tell from this.

    Its player learns the same in both, unless dice were rolled or a secret was consulted: otherwise a barrier
    is missing. Whoever is told the same knows the same afterwards. And if one of the two stories only stops
    earlier, somebody was asked there because of a secret: who is asked must follow from what was told.
    """

    name = "knowledge.told"
    checks = "worlds of knowledge.told"
    rate = 0.2

    def played(self, p: Probe, step: ProbedChoice) -> None:
        events = p.game.events[step.events_before :]
        for player in p.players:
            world = same_dice(another_world(p, step.before, player, self.name), step.before)
            if not still_offered(world, step.lane, step.option):
                continue
            sink = Sink()
            world.sink = sink
            choose(world, step.lane, step.option)
            p.count("stories compared")
            complaint = self.compare(
                p, step, world, readable_events(events, player), readable_events(sink.events, player), player
            )
            if complaint:
                p.fail(self.name, f"{p.seat_name(player)} {complaint}")

    def compare(self, p: Probe, step: ProbedChoice, world: State, one: Story, two: Story, player: int) -> str:
        """What is wrong if these are the stories of the true State and of the other world; "" if nothing."""
        knows = p.position(p.rules.redact(p.state, player))
        would_know = p.position(p.rules.redact(world, player))
        if one == two and knows == would_know:
            if step.taken != world.taken:
                return "can tell a secret by how many dice are rolled (L1)"
            return ""
        what = differing(knows, would_know) if knows != would_know else "the log differs"
        quiet = not step.barrier & (DIE | SECRET) or not world.barrier & (DIE | SECRET)
        if player == step.player and step.barrier == 0:
            return f"may undo the choice, but learns a secret by it (L3): {what}"
        if player == step.player and quiet:
            return f"sees that what follows hangs on a secret which was not consulted (L1, L3): {what}"
        if one == two:
            return f"is told the same in two worlds, but they go on differently (L1): {what}"
        shorter = min(len(one), len(two))
        if one[:shorter] == two[:shorter] and not (step.barrier | world.barrier) & SECRET:
            return f"can tell a secret by who is asked when (L1): {what}"
        return ""
