"""State: copies share nothing, derived columns are true, texts round trip, replays agree at every ply."""

from __future__ import annotations

from grognard.core.kernel.column import SCALAR
from grognard.core.kernel.playout import playout
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.scenario import Scenario
from grognard.core.kernel.state import Frame, State, choose
from grognard.core.referee.errors import NotYours, Refused
from grognard.core.referee.game import replay, start
from grognard.core.referee.position import frame_text, hash_text, parse_position, position_hash, same_cells
from grognard.core.referee.record import Choice, RecordError, parse_record
from grognard.testing.probe import Oracle, Probe, ProbedChoice

KERNEL = frozenset(getattr(State(Scenario("", "", {}, []), b""), "__dict__", {}))


class Invariants(Oracle):
    """The game's own invariants hold: counters and steps are conserved, every unit is somewhere."""

    name = "state.faults"
    reads_text = False

    def played(self, p: Probe, step: ProbedChoice) -> None:
        for problem in p.rules.faults(p.state):
            p.fail(self.name, problem)


class Derived(Oracle):
    """Derived columns equal a fresh computation (L7)."""

    name = "state.derived"
    reads_text = False

    def played(self, p: Probe, step: ProbedChoice) -> None:
        fresh = p.state.copy()
        p.rules.derive(fresh)
        wrong = same_cells(p.rules, p.state, fresh, derived=True)
        if wrong:
            p.fail(self.name, f"derived columns not kept true: {', '.join(wrong)}")


class Copies(Oracle):
    """Copies share nothing that either of them could change."""

    name = "state.copies"
    rate = 0.15

    def rest(self, p: Probe) -> None:
        s = p.state
        other = s.copy()
        shared = [
            c.name
            for c in p.rules.columns
            if c.per != SCALAR and not c.replaced and getattr(s, c.name) is getattr(other, c.name)
        ]
        if s.lanes is other.lanes or s.asked is other.asked or s.shared is other.shared:
            shared.append("lanes")
        if shared:
            p.fail(self.name, f"a copy shares {', '.join(shared)} with its original")
        if p.position(other) != p.text:
            p.fail(self.name, "a copy has another position text than its original")
        before = everything(p.rules, s)
        playout(other, p.seed, 12)
        if everything(p.rules, s) != before:
            p.fail(self.name, "playing on a copy changed the original")
        for lane in s.lanes:
            for frame in lane:
                copied_frame(p, self.name, frame)

    def played(self, p: Probe, step: ProbedChoice) -> None:
        if step.text_before and p.position(step.before) != step.text_before:
            p.fail(self.name, "playing on the original changed a copy")
        fresh = step.before.copy()
        p.rules.derive(fresh)
        if same_cells(p.rules, step.before, fresh, derived=True):
            p.fail(self.name, "playing on the original changed derived columns of a copy")


def copied_frame(p: Probe, name: str, frame: Frame) -> None:
    other = frame.copy()
    scenario = p.game.scenario
    if type(other) is not type(frame) or frame_text(scenario, other) != frame_text(scenario, frame):
        p.fail(name, f"{frame.NAME}.copy() gives '{frame_text(scenario, other)}'")
    for field in frame.FIELDS:
        if field.per != SCALAR and getattr(other, field.name) is getattr(frame, field.name):
            p.fail(name, f"{frame.NAME}.copy() shares the list '{field.name}'")


def everything(rules: Rules, s: State) -> list[object]:
    """All that a State holds, derived columns and frames included, as values of its own."""
    values: list[object] = [s.asked.copy(), s.result, s.outcome, s.epoch, s.ply]
    for column in rules.columns:
        value = getattr(s, column.name)
        values.append(value if column.per == SCALAR else list(value))
    for lane in s.lanes:
        values.append([frame_text(s.scenario, frame) for frame in lane])
    return values


class Declared(Oracle):
    """State and frames hold nothing undeclared: that would be in no text, hash or redaction.

    Compiled objects do not tell their attributes, so this is for the pure build.
    """

    name = "state.declared"
    rate = 0.05

    def rest(self, p: Probe) -> None:
        s = p.state
        declared = {c.name for c in p.rules.columns} | set(s.CACHES)
        for name, value in getattr(s, "__dict__", {}).items():
            if name not in KERNEL and name not in declared and value is not s.scenario:
                p.fail(self.name, f"the State has an attribute '{name}' that is no column")
        for lane in s.lanes:
            for frame in lane:
                fields = {field.name for field in frame.FIELDS}
                for name in getattr(frame, "__dict__", {}):
                    if name != "step" and name not in fields:
                        p.fail(self.name, f"{frame.NAME} has an attribute '{name}' that is no field")


class PositionText(Oracle):
    """A position text reads back to the same position, and the game goes on from it in the same way."""

    name = "state.position"
    rate = 0.01

    def played(self, p: Probe, step: ProbedChoice) -> None:
        before = step.text_before or p.position(step.before)
        again = parse_position(p.rules, before)
        if p.position(again) != before:
            p.fail(
                self.name,
                "the position text reads back to another: " + differing(before, p.position(again)),
            )
            return
        wrong = same_cells(p.rules, again, step.before, derived=True)
        if wrong:
            p.fail(self.name, f"a position read from text has other derived columns: {', '.join(wrong)}")
        again.seed = step.before.seed
        choose(again, step.lane, step.option)
        if p.position(again) != p.text:
            p.fail(
                self.name,
                "a position read from text plays on otherwise: " + differing(p.text, p.position(again)),
            )


class RecordText(Oracle):
    """A record loads to the same position and writes the same text."""

    name = "state.record"
    rate = 0.001

    def played(self, p: Probe, step: ProbedChoice) -> None:
        self.check(p)

    def ended(self, p: Probe) -> None:
        if p.fires(self.name, 0.3):
            self.check(p)

    def check(self, p: Probe) -> None:
        text = p.game.text()
        try:
            again = replay(p.rules, parse_record(text), check=True)
        except RecordError as e:
            p.fail(self.name, f"the record does not load: {e}")
            return
        if again.hash() != p.game.hash():
            p.fail(self.name, "the record loads to another position")
        if again.text() != text:
            p.fail(self.name, "the record loads, but writes another text")


class Replay(Oracle):
    """The same choices give the same hash at every ply."""

    name = "state.replay"

    def __init__(self) -> None:
        self.hashes: dict[int, str] = {}

    def played(self, p: Probe, step: ProbedChoice) -> None:
        self.hashes[p.state.ply] = hash_text(p.text)

    def ended(self, p: Probe) -> None:
        game = start(p.rules, p.rules.start(p.game.scenario, p.game.record.seed))
        for entry in p.game.record.entries:
            if not isinstance(entry, Choice):
                continue
            try:
                game.play(entry.key, p.game.scenario.seats.index(entry.seat))
            except (NotYours, Refused) as e:
                p.fail(self.name, f"played again, choice {game.state.ply + 1} is not legal: {e}")
                return
            ply = game.state.ply
            if ply in self.hashes and position_hash(p.rules, game.state) != self.hashes[ply]:
                p.fail(self.name, f"played again, the position after ply {ply} ('{entry.key}') is another")
                return


def differing(a: str, b: str) -> str:
    """The first line in which two texts differ."""
    for one, two in zip(a.splitlines(), b.splitlines(), strict=False):
        if one != two:
            return f"'{one}' / '{two}'"
    return "one is longer"
