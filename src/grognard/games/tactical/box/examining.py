# mypyc: interpreted
"""A scenario somebody wrote, examined: everything that is wrong with it, what is odd, and how it plays.

`Examiner.examine` is for authors and editors: it never raises, and finds all problems it can at once.
`try_out` plays random games, which end and keep the laws, or show where the scenario breaks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, cast

from msgspec import Struct

from grognard.core.kernel.playout import playout
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.state import advance
from grognard.core.loading.box import MOST_TEXT
from grognard.core.loading.load import LoadError, Source, convert, parse_toml, struct_problems
from grognard.core.loading.own_text import Named, own_name, unseen
from grognard.core.telling.scenario_files import Trial

UNSEEN = "holds a character that nobody sees"
LONGEST = 200_000  # decisions after which a random game counts as endless

F = TypeVar("F", bound=Struct)  # the form of a game's files, which is also `Named`: Examiner looks


class Verdict(Generic[F]):
    """What was found: the file if it can be played, all problems, and remarks that do not forbid play."""

    def __init__(self, file: F | None, problems: list[LoadError], remarks: list[LoadError]) -> None:
        self.file = file
        self.problems = problems
        self.remarks = remarks

    @property
    def name(self) -> str:
        """What the scenario is played under; "" if it cannot be."""
        return "" if self.file is None else own_name(cast(Named, self.file))


class Examiner(Generic[F]):
    """How texts of one game are examined.

    `kind` is the form of its files. `problems` finds what does not fit its box, `remarks` what may be played
    but was probably not intended; both are asked only for what the one before has let through.
    """

    def __init__(
        self,
        kind: type[F],
        problems: Callable[[Source, F], list[LoadError]],
        remarks: Callable[[Source, F], list[LoadError]],
    ) -> None:
        if "name" not in kind.__struct_fields__:
            raise ValueError(f"a scenario is played under a name, and {kind.__name__} has none")
        self.kind = kind
        self.problems = problems
        self.remarks = remarks

    def examine(self, text: str, file: str = "") -> Verdict[F]:
        """Everything that is wrong with a scenario's text; `file` is what its author calls it."""
        shown = file or "scenario.toml"
        if len(text) > MOST_TEXT:
            error = LoadError(shown, None, "", f"is larger than {MOST_TEXT:,} characters")
            return Verdict(None, [error], [])
        source = Source(shown, text.replace("\r\n", "\n"))
        try:
            data = parse_toml(source)
        except LoadError as error:
            return Verdict(None, [error], [])
        hidden = unseen(data)
        if hidden is not None:
            return Verdict(None, [source.error(hidden, UNSEEN, "write it again by hand")], [])
        errors = struct_problems(source, data, self.kind)
        if errors:
            return Verdict(None, errors, [])
        scenario = convert(source, data, self.kind)
        if not file:  # a document that is no file is called what it calls itself
            source.file = f"{cast(Named, scenario).name}.toml"
        errors = self.problems(source, scenario)
        if errors:
            return Verdict(None, errors, [])
        return Verdict(scenario, [], self.remarks(source, scenario))

    def parse(self, text: str, file: str = "") -> F:
        """A scenario from its text. Raises the first LoadError."""
        verdict = self.examine(text, file)
        if verdict.problems:
            raise verdict.problems[0]
        assert verdict.file is not None
        return verdict.file


def try_out(rules: Rules, name: str, games: int, seed: int = 1) -> Trial:
    """Random games of a scenario that can be loaded."""
    scenario = rules.load(name, {})
    trial = Trial(games, dict.fromkeys((*scenario.seats, "nobody"), 0), 0, 0, 0, [])
    lengths: list[int] = []
    for number in range(seed, seed + games):
        state = rules.start(scenario, number.to_bytes(8, "big"))
        try:
            advance(state)
            decisions = playout(state, number, LONGEST)
        except Exception as error:  # whatever breaks is what the author wants to know
            trial.faults.append(f"game {number}: {type(error).__name__}: {error}"[:300])
            continue
        if state.outcome < 0:
            trial.faults.append(f"game {number}: no end after {decisions} decisions")
            continue
        trial.faults += [f"game {number}: {fault}" for fault in rules.faults(state)]
        lengths.append(decisions)
        for at, seat in enumerate(scenario.seats):
            trial.wins[seat] += state.outcome >> at & 1
        trial.wins["nobody"] += state.outcome == 0
    if lengths:
        trial.shortest, trial.longest, trial.mean = min(lengths), max(lengths), sum(lengths) // len(lengths)
    return trial
