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
    from .about import About
    from .catalogue import Names
    from .message import Arg, Ref
    from .overlay import Overlay
    from .table import Table
    from .view import Scene
from .workshop import Draft, Workbench


class Outcome:
    """A named outcome that `State.mark` may set and odds are told in.

    `kind` says what it means to the one who acts: "none", "hit", "kill", "good", or "" if nothing of these.
    """

    def __init__(self, name: str, operand: Operand | None = None, kind: str = "") -> None:
        self.name = name
        self.operand = operand
        self.kind = kind


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
        # The versions that brought new columns and fields (`Column.since`), by the name of the stage: the
        # positions of games played by an earlier version are written without them.
        self.stages: dict[str, int] = {}
        self.turn_rule = ""  # the rule that says whose turn it is, for those who have to wait

    def has(self, column: Column, version: int) -> bool:
        """Whether a version of the rules had a column, or a field of a frame."""
        return not column.since or version >= self.stages.get(column.since, 0)

    # -- loading -----------------------------------------------------------------------------

    def scenarios(self) -> list[str]:
        """The names of the scenarios that ship with the game."""
        raise NotImplementedError

    def switches(self, scenario: str) -> dict[str, list[str]]:
        """The options of a scenario: name -> allowed values, the default first."""
        raise NotImplementedError

    def about(self, scenario: str) -> About:
        """What a list of scenarios shows of this one; the board is not loaded for it."""
        raise NotImplementedError

    def adopt(self, text: str, file: str = "") -> str:
        """The name under which a scenario that somebody wrote is played; a LoadError if it cannot be."""
        raise NotImplementedError

    def load(self, scenario: str, options: dict[str, str]) -> Scenario:
        """A scenario of the box by its name, or an adopted one by the name `adopt` gave."""
        raise NotImplementedError

    # -- the workbench for scenarios of one's own; games without one leave these as they are -----

    def workbench(self) -> Workbench | None:
        """What scenarios can be made of, or None."""
        return None

    def adopted(self, scenario: str) -> bool:
        """Whether a name is one that `adopt` gave."""
        return False

    def opened_draft(self, scenario: str) -> Draft:
        """A scenario of the box, or an adopted one, to be changed."""
        raise NotImplementedError

    def draft(self, text: str) -> Draft:
        """A scenario's text examined."""
        raise NotImplementedError

    def document_draft(self, document: dict[str, object]) -> Draft:
        """The same for a document as editors keep it."""
        raise NotImplementedError

    def random_draft(self, wishes: dict[str, str]) -> Draft:
        """A battle drawn up at random; a LoadError if the wishes cannot be met."""
        raise NotImplementedError

    # -- States --------------------------------------------------------------------------------

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

    def facts(self, known: State, lane: int, o: Option, refusal: int) -> dict[str, Arg]:
        """What the text of a refusal names beside the option: the values of `Refusal.facts`."""
        return {}

    def likelihood(self, known: State, player: int, clicked: Ref, o: Option) -> int:
        """How likely a player who points at a thing means this option: more is likelier, -1 never."""
        return 0

    def thoughts(self, known: State, player: int) -> list[Option]:
        """What a player may think of whenever he is asked: of what is not on offer he is told why not."""
        return []

    def overlays(self, scenario: Scenario) -> dict[str, str]:
        """The overlays of the map, each with what must be pointed at: "", "hex" or "unit"."""
        return {}

    def overlay(self, known: State, player: int, name: str, at: list[Ref]) -> Overlay:
        """One of the overlays at the things pointed at; raises Unreadable if those do not fit."""
        raise NotImplementedError

    def table(self, scenario: Scenario) -> Table:
        """What never changes during a game and anybody may know: board, counters, cards, names."""
        raise NotImplementedError

    # -- testing -----------------------------------------------------------------------------

    def chores(self) -> list[str]:
        """Questions about the whole map whose cost `grognard bench` measures, by name."""
        return []

    def chore(self, s: State, name: str) -> int:
        """Answers one of them for a position; what was found, as a number."""
        raise KeyError(name)

    def faults(self, s: State) -> list[str]:
        """What is wrong with a State by the game's own invariants; empty if nothing is."""
        raise NotImplementedError
