"""Rules: what a game package exports to the kernel."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from .column import Column
from .event import EventKind
from .kinds import Operand
from .option import Option, Verb
from .reason import Refusal
from .scenario import Scenario
from .state import Frame, State

if TYPE_CHECKING:
    from .catalogue import Names
    from .view import Scene


class Outcome:
    """A named outcome that `State.mark` may set and odds are told in."""

    def __init__(self, name: str, operand: Operand | None = None) -> None:
        self.name = name
        self.operand = operand


class Rules:
    """One game. The tables are declared once; the methods are the doors into its code."""

    def __init__(
        self,
        name: str,
        version: int,
        package: str,
        verbs: list[Verb],
        columns: list[Column],
        refusals: list[Refusal],
        events: list[EventKind],
        outcomes: list[Outcome],
        frames: list[type[Frame]],
    ) -> None:
        self.name = name
        self.version = version  # goes up whenever behaviour changes
        self.package = package  # where its texts and data lie
        self.verbs = verbs
        self.columns = columns
        self.refusals = refusals  # [0] is never used: check() answers 0 for "legal"
        self.events = events
        self.outcomes = outcomes
        self.frames = frames

    # -- loading -----------------------------------------------------------------------------

    def scenarios(self) -> list[str]:
        """The names of the scenarios that ship with the game."""
        raise NotImplementedError

    def switches(self, scenario: str) -> dict[str, list[str]]:
        """The options of a scenario: name -> allowed values, the default first."""
        raise NotImplementedError

    def load(self, scenario: str, options: dict[str, str]) -> Scenario:
        raise NotImplementedError

    def blank(self, scenario: Scenario) -> State:
        """A State whose columns all hold their defaults, with no frames."""
        raise NotImplementedError

    def start(self, scenario: Scenario, seed: bytes) -> State:
        """A State ready to advance, with the game's first frame on its stack."""
        raise NotImplementedError

    def derive(self, s: State) -> None:
        """Computes the derived columns afresh."""
        raise NotImplementedError

    # -- knowledge ---------------------------------------------------------------------------

    def owner(self, s: State, column: Column, index: int) -> int:
        """The player who owns a cell of a column that not everybody sees."""
        raise NotImplementedError

    def redact(self, s: State, player: int) -> State:
        raise NotImplementedError

    def sample(self, known: State, player: int, seed: bytes) -> State:
        raise NotImplementedError

    def worlds(self, known: State, player: int, o: Option) -> list[tuple[Fraction, State]]:
        """The secrets that matter to an option, weighted; every State in it can be played on."""
        raise NotImplementedError

    # -- showing -----------------------------------------------------------------------------

    def names(self, scenario: Scenario) -> Names:
        raise NotImplementedError

    def present(self, known: State, player: int) -> Scene:
        raise NotImplementedError

    # -- testing -----------------------------------------------------------------------------

    def faults(self, s: State) -> list[str]:
        """What is wrong with a State by the game's own invariants; empty if nothing is."""
        raise NotImplementedError
