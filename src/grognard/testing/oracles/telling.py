"""Telling: no event hangs on a secret that its reader may not know."""

from __future__ import annotations

from grognard.core.kernel.event import Event, Sink
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import DIE, SECRET, State, choose
from grognard.testing.probe import Oracle, Probe, ProbedChoice, readable_events, same_dice

from .knowledge import Story, another_world
from .play import still_offered


class Watched(Sink):
    """A log that ends at the first barrier: after dice, or a look at a secret, the rules may tell of one."""

    def __init__(self, s: State) -> None:
        super().__init__()
        self.state = s

    def add(self, event: Event) -> None:
        if not self.state.barrier & (DIE | SECRET):
            super().add(event)


class Untold(Oracle):
    """Nobody is told what hangs on another's secret, unless the rules look at that secret or show it.

    The same choice with the same dice is played in a world that a reader cannot tell from this one. What he
    reads of it must be the same up to the first barrier, unless he can tell the positions after it apart (a
    hidden unit has paid a price that everybody sees): events may say what the position shows, and no more.
    Of a choice that is secret itself, another one of the same kind is played beside it: whoever did not
    choose reads the same of both, unless the map shows him which one it was (a mine laid in his sight).
    """

    name = "knowledge.events"
    rate = 0.2
    checks = "worlds of knowledge.events"

    def played(self, p: Probe, step: ProbedChoice) -> None:
        true, here = played_and_told(step.before.copy(), step, step.option)
        for player in p.players:
            world = same_dice(another_world(p, step.before, player, self.name), step.before)
            if still_offered(world, step.lane, step.option):
                world, there = played_and_told(world, step, step.option)
                if not knows_more(p, true, world, player):
                    self.compare(p, here, there, player, (true.barrier | world.barrier) & (DIE | SECRET))
        self.try_another(p, step, true, here)

    def try_another(self, p: Probe, step: ProbedChoice, true: State, here: list[Event]) -> None:
        """Another choice in the place of a secret one, if its reader cannot tell the two positions apart."""
        if step.lane == 0 and not p.rules.verbs[step.option.verb].secret:
            return
        options = step.before.top(step.lane).options(step.before)
        others = [o for o in options if o.verb == step.option.verb and not o.same(step.option)]
        if not others:
            return
        other, there = played_and_told(step.before.copy(), step, p.random(self.name).choice(others))
        p.count("secret choices compared")
        for player in p.players:
            if player != step.player and not knows_more(p, true, other, player):
                self.compare(p, here, there, player, (other.barrier | step.barrier) & (DIE | SECRET))

    def compare(self, p: Probe, here: list[Event], there: list[Event], player: int, stopped: int) -> None:
        """What a reader is told in two games that he cannot tell apart; `stopped`: one met a barrier."""
        one, two = readable_events(here, player), readable_events(there, player)
        common = min(len(one), len(two)) if stopped else max(len(one), len(two))
        p.count("events compared", common)
        if one[:common] != two[:common]:
            told_of = first_difference(p, one, two)
            p.fail(self.name, f"{p.seat_name(player)} is told a secret of another by {told_of} (L3)")


def played_and_told(s: State, step: ProbedChoice, o: Option) -> tuple[State, list[Event]]:
    """The State after an option in the place of a choice, and what was told of it up to the first barrier."""
    sink = Watched(s)
    s.sink = sink
    choose(s, step.lane, o)
    return s, list(sink.events)


def knows_more(p: Probe, one: State, two: State, player: int) -> bool:
    """Whether a reader can tell the worlds apart by the positions after the choice: events may say why."""
    return p.position(p.rules.redact(one, player)) != p.position(p.rules.redact(two, player))


def first_difference(p: Probe, one: Story, two: Story) -> str:
    """The event at which two stories part, in words."""
    at = next(i for i in range(max(len(one), len(two))) if one[i : i + 1] != two[i : i + 1])
    kinds = [p.rules.events[each[at][0]].name if at < len(each) else "nothing" for each in (one, two)]
    return f"the event '{kinds[0]}'" if kinds[0] == kinds[1] else f"'{kinds[0]}' instead of '{kinds[1]}'"
