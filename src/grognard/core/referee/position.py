"""Position text: a State as canonical text, and its hash.

Non-default cells of every column that is not derived, then the lanes frame by frame with named
steps and fields. Redacted cells read `?`. Two States are the same position exactly when their
texts are equal.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import blake2b

from ..kernel.column import SCALAR, UNKNOWN, Column
from ..kernel.kinds import BITS, NUMBER, ROW, UNIT
from ..kernel.rules import Rules
from ..kernel.scenario import Scenario, Unreadable
from ..kernel.state import IDLE, RUN, Frame, State


class BadPosition(ValueError):
    """A position text that cannot be read; the message names the line."""


def position_text(rules: Rules, s: State, version: int = 0) -> str:
    """The position; with `version`, headed as that version of the rules would, else as this one does."""
    scenario = s.scenario
    version = version or rules.version
    lines = [f"position {rules.name} {version}", f"scenario {scenario.name}"]
    for name, value in scenario.options.items():
        lines.append(f"option {name} {value}")
    lines.append(f"clock {s.epoch} {s.ply} {s.result}")
    if s.outcome >= 0:
        lines.append(f"outcome {s.outcome}")
    for column in rules.columns:
        if not column.derived and rules.has(column, version):
            text = _column_text(scenario, column, s)
            if text:
                lines.append(text)
    for number, lane in enumerate(s.lanes):
        asked = s.asked[number]
        who = "run" if asked == RUN else "idle" if asked == IDLE else scenario.seats[asked]
        lines.append(f"lane {number} {who}")
        lines += ["  " + frame_text(scenario, frame, rules, version) for frame in lane]
    return "\n".join(lines) + "\n"


def _cell(scenario: Scenario, column: Column, value: int) -> str:
    return scenario.name_of(column.holds, value, column.names)


def _column_text(scenario: Scenario, column: Column, s: State) -> str:
    if column.per == SCALAR:
        value: int = getattr(s, column.name)
        return "" if value == column.default else f"{column.name} {_cell(scenario, column, value)}"
    cells: list[int] = list(getattr(s, column.name))
    if cells.count(column.default) == len(cells):  # most columns of most positions
        return ""
    units = scenario.names(UNIT) if column.per == UNIT else []  # once for all cells: hashing must be fast
    plain = column.holds in (NUMBER, BITS) and not column.names
    parts = []
    for i, value in enumerate(cells):
        if value != column.default:
            element = units[i] if units else str(i) if column.per == ROW else scenario.name_of(column.per, i)
            cell = str(value) if plain and value != UNKNOWN else _cell(scenario, column, value)
            parts.append(f"{element}={cell}")
    return f"{column.name} " + " ".join(parts)


def frame_text(scenario: Scenario, frame: Frame, rules: Rules | None = None, version: int = 0) -> str:
    """A frame with its fields; with the rules and a version of them, as that version wrote it."""
    parts = [f"{frame.NAME}.{frame.STEPS[frame.step]}"]
    for field in frame.FIELDS:
        if rules is not None and not rules.has(field, version):
            continue
        value = getattr(frame, field.name)
        if field.per == SCALAR:
            if value != field.default:
                parts.append(f"{field.name}={_cell(scenario, field, value)}")
        elif value:
            parts.append(f"{field.name}=" + ",".join(_cell(scenario, field, v) for v in value))
    return " ".join(parts)


def hash_text(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def position_hash(rules: Rules, s: State, version: int = 0) -> str:
    return hash_text(position_text(rules, s, version))


def parse_position(rules: Rules, text: str) -> State:
    """The State of a position text (without dice: its seed is empty). Raises BadPosition."""
    number = 0
    try:
        lines = text.splitlines()
        head = lines[0].split() if lines else []
        if head != ["position", rules.name, str(rules.version)]:
            raise Unreadable(f"expected 'position {rules.name} {rules.version}'")
        options: dict[str, str] = {}
        number = 1
        scenario_name = _value_of(lines, 1, "scenario")
        number = 2
        while number < len(lines) and lines[number].startswith("option "):
            _, name, value = lines[number].split(" ", 2)
            options[name] = value
            number += 1
        s = rules.blank(rules.load(scenario_name, options))
        clock = _value_of(lines, number, "clock").split()
        s.epoch, s.ply, s.result = int(clock[0]), int(clock[1]), int(clock[2])
        s.lanes, s.asked, s.shared = [], [], []
        number += 1
        while number < len(lines):
            _read_line(rules, s, lines[number])
            number += 1
        rules.derive(s)
        return s
    except (Unreadable, ValueError, IndexError) as e:
        raise BadPosition(f"position text, line {number + 1}: {e}") from e


def _value_of(lines: list[str], at: int, word: str) -> str:
    if at >= len(lines) or not lines[at].startswith(word + " "):
        raise Unreadable(f"expected a line '{word} ...'")
    return lines[at][len(word) + 1 :]


def _read_line(rules: Rules, s: State, line: str) -> None:
    word, _, rest = line.partition(" ")
    if line.startswith("  "):
        s.lanes[-1].append(_read_frame(rules, s, line.strip()))
    elif word == "outcome":
        s.outcome = int(rest)
    elif word == "lane":
        who = rest.split()[1]
        s.lanes.append([])
        s.shared.append(0)
        s.asked.append(RUN if who == "run" else IDLE if who == "idle" else s.scenario.seats.index(who))
    else:
        for column in rules.columns:
            if column.name == word and not column.derived:
                _read_column(s, column, rest)
                return
        raise Unreadable(f"no column '{word}'")


def _read_column(s: State, column: Column, rest: str) -> None:
    scenario = s.scenario
    if column.per == SCALAR:
        setattr(s, column.name, scenario.parse(column.holds, rest, column.names))
        return
    cells: MutableSequence[int] = getattr(s, column.name)
    for part in rest.split():
        element, _, value = part.rpartition("=")
        index = int(element) if column.per == ROW else scenario.parse(column.per, element)
        cells[index] = scenario.parse(column.holds, value, column.names)


def _read_frame(rules: Rules, s: State, text: str) -> Frame:
    scenario = s.scenario
    words = text.split()
    name, _, step = words[0].partition(".")
    for kind in rules.frames:
        if name == kind.NAME:
            break
    else:
        raise Unreadable(f"no frame '{name}'")
    frame = kind()
    if step not in kind.STEPS:
        raise Unreadable(f"frame '{name}' has no step '{step}'")
    frame.step = kind.STEPS.index(step)
    fields = {field.name: field for field in kind.FIELDS}
    for word in words[1:]:
        field_name, _, value = word.partition("=")
        if field_name not in fields:
            raise Unreadable(f"frame '{name}' has no field '{field_name}'")
        field = fields[field_name]
        if field.per == SCALAR:
            setattr(frame, field_name, scenario.parse(field.holds, value, field.names))
        else:
            setattr(
                frame, field_name, [scenario.parse(field.holds, v, field.names) for v in value.split(",")]
            )
    return frame


def same_cells(rules: Rules, a: State, b: State, derived: bool) -> list[str]:
    """The names of the columns in which two States differ; with `derived`, only derived ones count."""
    return [
        column.name
        for column in rules.columns
        if column.derived == derived and getattr(a, column.name) != getattr(b, column.name)
    ]
