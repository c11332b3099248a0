# mypyc: interpreted
"""Snapshots: a whole Game in bytes, so that a long one need not be played again from its beginning.

What comes out of `unpacked` is the game that went into `packed`: the same views, the same undo and redo, the
same log, record and hash, the same further play. A snapshot says which game and which version of its rules it
belongs to, and carries a sum of its bytes and the hash of its position; one that does not agree is a
BadSnapshot, and the caller plays the record instead.
"""

from __future__ import annotations

import marshal
import zlib
from collections.abc import Callable, MutableSequence
from hashlib import blake2b
from typing import Any, TypeVar, cast

from ..kernel.column import SCALAR, Column
from ..kernel.event import made_event, plain_event
from ..kernel.rules import Rules
from ..kernel.scenario import Scenario, Unreadable
from ..kernel.shelf import Block, Shelf
from ..kernel.state import Frame, State
from .game import Game, Progress, empty_record, rules_of
from .position import position_hash
from .record import Record, made_entry, plain_entry

T = TypeVar("T")

MAGIC = b"grognard snapshot 2\n"  # goes up whenever the form changes
SUM = 16  # bytes of the sum behind it
MARSHAL = 4  # the form that every Python from 3.4 on reads

Cells = tuple[list[int], list[int]] | int  # of a column: where it is not as usual, and what; or its one value
PlainFrame = tuple[str, int, list[object]]
PlainState = tuple[list[Cells], list[list[PlainFrame]], list[int], list[int], bytes]
PlainShelf = tuple[list[tuple[int, bytes]], list[tuple[object, ...]]]


class BadSnapshot(ValueError):
    """Bytes that are no snapshot, or one of another game or version, or one that was damaged."""


def packed(game: Game) -> bytes:
    """Everything that a game is."""
    if game.record.given:
        raise ValueError("the dice of this game were given: a snapshot does not hold them")
    record, rules = game.record, game.rules
    state = plain_state(rules, game.state)
    base = plain_state(rules, game.packed_base())
    head = (rules.name, rules.version, game.scenario.name, game.scenario.options, game.hash())
    facts = (
        (
            record.version,
            record.seed,
            record.hashes,
            record.end,
            record.commitment,
            record.secret,
            record.shares,
        ),
        tuple(game.progress()),
    )
    position = zlib.compress(marshal.dumps((state, None if base == state else base), MARSHAL))
    log = _plain_shelf(game.events, plain_event)
    entries = _plain_shelf(record.entries, plain_entry)
    return sealed((head, facts, position, log, entries))


def sealed(content: Any) -> bytes:
    """Plain values as bytes that show whether they have been damaged."""
    body = marshal.dumps(content, MARSHAL)
    return MAGIC + blake2b(body, digest_size=SUM).digest() + body


def unsealed(data: bytes) -> Any:
    """What `sealed` was given; BadSnapshot if these are not its bytes."""
    start = len(MAGIC) + SUM
    body = data[start:]
    if not data.startswith(MAGIC):
        raise BadSnapshot("not a snapshot of this form")
    if blake2b(body, digest_size=SUM).digest() != data[len(MAGIC) : start]:
        raise BadSnapshot("the snapshot was changed or damaged")
    return marshal.loads(body)


def unpacked(data: bytes, rules: Rules | None = None) -> Game:
    """The game of a snapshot, by the rules of its name or these; BadSnapshot where it cannot be that game."""
    try:
        (name, version, scenario_name, options, hash), facts, position, log, entries = unsealed(data)
        rules = checked_rules(rules, name, version)
        scenario = rules.load(scenario_name, options)
        state, base = marshal.loads(zlib.decompress(position))
        s = made_state(rules, scenario, state)
        game = Game(rules, s, _made_record(rules, scenario, facts[0]))
        game.record.entries = _made_shelf(entries, plain_entry, made_entry)
        game.sink.events = _made_shelf(log, plain_event, made_event)
        bottom = s.copy() if base is None else made_state(rules, scenario, base, derive=False)
        thin = bottom.thin()
        if base is not None and not thin:
            rules.derive(bottom)
        game.resume(Progress(*facts[1]), bottom, thin)
    except BadSnapshot:
        raise
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, EOFError, zlib.error) as e:
        raise BadSnapshot(f"the snapshot cannot be read: {e}") from e
    if game.hash() != hash:
        raise BadSnapshot("the position is not the one that was packed")
    return game


def checked_rules(rules: Rules | None, name: str, version: int) -> Rules:
    """The rules of a game in this version; BadSnapshot if there are no such rules here."""
    try:
        chosen = rules or rules_of(name)
    except Unreadable as e:
        raise BadSnapshot(str(e)) from e
    if (chosen.name, chosen.version) != (name, version):
        raise BadSnapshot(f"made by {name} {version}, to be read by {chosen.name} {chosen.version}")
    return chosen


# -- record and log ----------------------------------------------------------------------------------------


def _plain_shelf(shelf: Shelf[T], plain: Callable[[T], tuple[object, ...]]) -> PlainShelf:
    """Blocks as they are packed, and the entries behind them."""
    return [(block.count, block.packed) for block in shelf.blocks], [plain(entry) for entry in shelf.loose]


def _made_shelf(
    content: PlainShelf, plain: Callable[[T], tuple[object, ...]], made: Callable[[tuple[object, ...]], T]
) -> Shelf[T]:
    blocks, loose = content
    shelf = Shelf(plain, made, [made(row) for row in loose])
    shelf.blocks = [Block.of(count, data) for count, data in blocks]
    shelf.packed = sum(count for count, _ in blocks)
    return shelf


def _made_record(rules: Rules, scenario: Scenario, plain: tuple[Any, ...]) -> Record:
    version, seed, hashes, end, commitment, secret, shares = plain
    record = empty_record(rules, scenario, seed)
    record.version, record.hashes, record.end = version, hashes, end
    record.commitment, record.secret, record.shares = commitment, secret, shares
    return record


# -- positions ---------------------------------------------------------------------------------------------


def plain_state(rules: Rules, s: State) -> PlainState:
    """A State in numbers: the columns that are not derived, the frames, the clock."""
    cells = [_cells(s, column) for column in rules.columns if not column.derived]
    lanes = [[_plain_frame(frame) for frame in lane] for lane in s.lanes]
    clock = [s.lane, s.result, s.outcome, s.epoch, s.ply, s.barrier]
    return cells, lanes, list(s.asked), clock, s.seed


def _cells(s: State, column: Column) -> Cells:
    held = getattr(s, column.name)
    if column.per == SCALAR:
        return cast(int, held)
    values: list[int] = list(held)
    usual = column.default
    if values.count(usual) == len(values):
        return [], []
    at = [i for i, value in enumerate(values) if value != usual]
    return at, [values[i] for i in at]


def _plain_frame(frame: Frame) -> PlainFrame:
    fields = [getattr(frame, field.name) for field in frame.FIELDS]
    plain = [value if isinstance(value, int) else list(value) for value in fields]
    return frame.NAME, frame.step, cast(list[object], plain)


def made_state(rules: Rules, scenario: Scenario, plain: PlainState, derive: bool = True) -> State:
    """The State of these numbers."""
    cells, lanes, asked, clock, seed = plain
    s = rules.blank(scenario)
    columns = [column for column in rules.columns if not column.derived]
    for column, numbers in zip(columns, cells, strict=True):
        _fill(s, column, numbers)
    kinds = {kind.NAME: kind for kind in rules.frames}
    s.lanes = [[_made_frame(kinds, *frame) for frame in lane] for lane in lanes]
    s.shared = [0] * len(lanes)
    s.asked = asked
    s.lane, s.result, s.outcome, s.epoch, s.ply, s.barrier = clock
    s.seed = seed
    if derive:
        rules.derive(s)
    return s


def _fill(s: State, column: Column, numbers: Cells) -> None:
    if isinstance(numbers, int):
        setattr(s, column.name, numbers)
        return
    row: MutableSequence[int] = getattr(s, column.name)
    for i, value in zip(*numbers, strict=True):
        row[i] = value


def _made_frame(kinds: dict[str, type[Frame]], name: str, step: int, fields: list[object]) -> Frame:
    frame = kinds[name]()
    frame.step = step
    for field, value in zip(frame.FIELDS, fields, strict=True):
        setattr(frame, field.name, value)
    return frame


def position_of(rules: Rules, s: State) -> bytes:
    """A position alone, without log and record: where a film goes on."""
    return sealed((rules.name, rules.version, position_hash(rules, s), plain_state(rules, s)))


def at_position(rules: Rules, scenario: Scenario, data: bytes) -> Game:
    """A game that goes on from a position, with an empty log and record; raises BadSnapshot."""
    try:
        name, version, hash, plain = unsealed(data)
        if (name, version) != (rules.name, rules.version):
            raise BadSnapshot("a position of other rules")
        s = made_state(rules, scenario, plain)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as e:
        raise BadSnapshot(f"the position cannot be read: {e}") from e
    if position_hash(rules, s) != hash:
        raise BadSnapshot("the position is not the one that was packed")
    return Game(rules, s, empty_record(rules, scenario, s.seed))
