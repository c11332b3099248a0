"""Knowledge: blanking what a player may not see, and filling blanks with something possible.

Views, reasons, odds and overlays are made from a redacted State only, so they cannot leak.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from .chance import sealed_block
from .column import SCALAR, SEEN_ALL, SEEN_MAY, SEEN_NOBODY, SEEN_OWNER, UNKNOWN
from .rules import Rules
from .scenario import Scenario
from .state import Frame, State


def redact_columns(rules: Rules, s: State, player: int) -> None:
    """Blanks, in place, every cell that the player (-1: the public) may not know, and the dice."""
    for column in rules.columns:
        if column.seen in (SEEN_ALL, SEEN_NOBODY) or column.derived:
            continue
        cells: MutableSequence[int] = getattr(s, column.name)
        may: MutableSequence[int] | None = (
            getattr(s, column.name + "_may") if column.seen == SEEN_MAY else None
        )
        for i in range(len(cells)):
            if rules.owner(s, column, i) == player:
                continue
            if may is not None and may[i] & (may[i] - 1) == 0:
                continue  # a single value is left: it is public knowledge
            cells[i] = UNKNOWN
    _redact_lanes(s, player)
    s.seed = b""
    s.ply = 0
    s.epoch = 0
    s.sink = None


def _redact_lanes(s: State, player: int) -> None:
    for number in range(1, len(s.lanes)):
        if number != 1 + player:  # of others' secret choices only this shows: they are not done
            s.lanes[number] = []
            s.shared[number] = 0
    for lane in s.lanes:
        for i, frame in enumerate(lane):
            if any(field.owned for field in frame.FIELDS):
                lane[i] = _redact_frame(frame, player)


def blank_lanes(known: State) -> list[int]:
    """The players who are still choosing in secret, and whose stacks `redact` has emptied.

    `Rules.sample` puts a frame back for each, as it is before the player has chosen anything:
    `s.lanes[1 + player] = [Orders(player)]`.
    """
    return [
        lane - 1 for lane in range(1, len(known.lanes)) if known.asked[lane] >= 0 and not known.lanes[lane]
    ]


def _redact_frame(frame: Frame, player: int) -> Frame:
    blank = frame.copy()
    for field in frame.FIELDS:
        if field.owned and getattr(frame, field.owned) != player:
            value = getattr(frame, field.name)
            setattr(blank, field.name, UNKNOWN if field.per == SCALAR else [UNKNOWN] * len(value))
    return blank


def has_secrets(rules: Rules, scenario: Scenario) -> bool:
    """Whether one player may know in this scenario what another must not see.

    A cup whose content nobody knows is no secret of anybody. Choices made at the same time in lanes are not
    seen from here: a client sees them by several players being asked at once.
    """
    if any(verb.secret for verb in rules.verbs):
        return True
    if any(field.owned for frame in rules.frames for field in frame.FIELDS):
        return True
    hidden = [column.name for column in rules.columns if column.seen in (SEEN_OWNER, SEEN_MAY)]
    if not hidden:
        return False
    s = rules.blank(scenario)
    return any(len(getattr(s, name)) > 0 for name in hidden)


class Lots:
    """A stream of random whole numbers for sampling; never the game's own dice."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed[:64] or b"\0"
        self.at = 0
        self.block = b""

    def below(self, n: int) -> int:
        """0 .. n-1, all equally likely to one part in 2**32."""
        value = 0
        size = 4 + (n.bit_length() + 7) // 8
        for _ in range(size):
            if self.at & 63 == 0:
                self.block = sealed_block(self.seed, 0, 0, self.at >> 6)
            value = value << 8 | self.block[self.at & 63]
            self.at += 1
        return value * n >> 8 * size


def fillings(may: list[int], cup: list[int]) -> int:
    """In how many ways each cell can be dealt a thing of the cup that its `may` set allows."""
    return _fillings(sorted(may), 0, tuple(cup), {})


def _fillings(
    may: list[int], at: int, cup: tuple[int, ...], known: dict[tuple[int, tuple[int, ...]], int]
) -> int:
    if at == len(may):
        return 1
    ways = known.get((at, cup))
    if ways is None:
        ways = 0
        for value, count in enumerate(cup):
            if count > 0 and may[at] >> value & 1:
                rest = (*cup[:value], count - 1, *cup[value + 1 :])
                ways += count * _fillings(may, at + 1, rest, known)
        known[(at, cup)] = ways
    return ways


def value_weights(cell: int, others: list[int], cup: list[int]) -> list[int]:
    """For a cell, by its `may` set, and others that draw from the same cup: the weight of each value."""
    weights = [0] * len(cup)
    for value, count in enumerate(cup):
        if count > 0 and cell >> value & 1:
            cup[value] -= 1
            weights[value] = count * fillings(others, cup)
            cup[value] += 1
    return weights


def fill_from_cup(may: list[int], cup: list[int], lots: Lots) -> list[int] | None:
    """For each cell one value of its `may` set, drawn from the cup's counts; None if impossible.

    Takes what it draws out of `cup`. Every possible deal is as likely as any other.
    """
    values: list[int] = []
    for at, cell in enumerate(may):
        weights = value_weights(cell, may[at + 1 :], cup)
        total = sum(weights)
        if total == 0:
            return None
        ticket = lots.below(total)
        value = 0
        while ticket >= weights[value]:
            ticket -= weights[value]
            value += 1
        cup[value] -= 1
        values.append(value)
    return values
