"""Why not, and where a number comes from.

A rule that forbids has a Refusal in the game's table and `check` answers with its index, so
that legality costs one int in a playout. A rule that changes a number adds a line to a Ledger,
which is an optional argument: playouts pass None.
"""

from __future__ import annotations

from typing import Final

from .kinds import Operand

ADD: Final = "add"
CAP: Final = "cap"
SHIFT: Final = "shift"
COLUMN: Final = "column"
SET: Final = "set"


class Refusal:
    """A rule that forbids: its id, its message and what the message's facts are."""

    def __init__(self, name: str, rule: str, facts: tuple[str, ...] = (), rank: int = 2) -> None:
        self.name = name  # message id: `<game>-refusal-<name>`
        self.rule = rule
        self.facts = facts  # what `Rules.facts` gives its text beside the option
        self.rank = rank  # 2: says what is wrong with the thing; 1: in general; 0: only "not now"


class Detail:
    """A value that a refusal or a warning names: what it is called in the text, and the value."""

    def __init__(self, operand: Operand, value: int) -> None:
        self.operand = operand
        self.value = value


class Regret:
    """Why a legal choice is asked twice: message `<game>-regret-<name>` with the rule and the details."""

    def __init__(self, name: str, rule: str, details: list[Detail]) -> None:
        self.name = name
        self.rule = rule
        self.details = details


class Modifier:
    """One line of a ledger: the rule that changed the number, how, and the running total."""

    __slots__ = ("name", "op", "rule", "total", "unit", "value")  # kept in logs

    def __init__(self, rule: str, name: str, op: str, value: int, total: int, unit: int = -1) -> None:
        self.rule = rule
        self.name = name  # message id: `<game>-modifier-<name>`
        self.op = op
        self.value = value
        self.total = total
        self.unit = unit  # the unit the line is about, or -1

    def __repr__(self) -> str:
        return f"{self.rule} {self.name} {self.op} {self.value:+d} = {self.total}"


class Ledger:
    """How a number came about, line by line."""

    __slots__ = ("lines", "name", "total", "unit")

    def __init__(self, name: str, unit: int = -1) -> None:
        self.name = name  # message id: `<game>-ledger-<name>`
        self.unit = unit
        self.lines: list[Modifier] = []
        self.total = 0

    def set(self, rule: str, name: str, value: int) -> None:
        self.total = value
        self.lines.append(Modifier(rule, name, SET, value, value))

    def add(self, rule: str, name: str, value: int, unit: int = -1) -> None:
        self.total += value
        self.lines.append(Modifier(rule, name, ADD, value, self.total, unit))

    def rules(self) -> list[str]:
        return [line.rule for line in self.lines]

    def value(self, name: str) -> int | None:
        """The value of the line of that name, or None."""
        for line in self.lines:
            if line.name == name:
                return line.value
        return None


PlainLedger = tuple[str, int, int, list[tuple[str, str, str, int, int, int]]]


def plain_ledger(ledger: Ledger) -> PlainLedger:
    """A ledger in numbers and text, to be packed."""
    lines = [(each.rule, each.name, each.op, each.value, each.total, each.unit) for each in ledger.lines]
    return (ledger.name, ledger.unit, ledger.total, lines)


def made_ledger(plain: PlainLedger) -> Ledger:
    """The ledger of these numbers and texts."""
    name, unit, total, lines = plain
    ledger = Ledger(name, unit)
    ledger.total = total
    for rule, what, op, value, so_far, about in lines:
        ledger.lines.append(Modifier(rule, what, op, value, so_far, about))
    return ledger
