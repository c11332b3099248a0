"""A Shelf is a list whose beginning is packed: whatever is asked of it, it answers like the list."""

from __future__ import annotations

import pytest

from grognard.core.kernel.event import Event, made_event, plain_event
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.shelf import BLOCK, FOLDED
from grognard.core.referee.record import Choice, Entry, Remark, Reseed, Takeback, shelved

LENGTH = (FOLDED + 3) * BLOCK + 7


def entry(number: int) -> Entry:
    kinds: list[Entry] = [
        Choice("red", f"move {number}", number % 3 == 0, number),
        Remark(f"note {number}"),
        Takeback(number),
        Reseed(bytes([number % 256])),
    ]
    return kinds[number % 4]


ENTRIES = [entry(number) for number in range(LENGTH)]


@pytest.mark.parametrize("settled", [0, BLOCK - 1, BLOCK, 2 * BLOCK + 3, FOLDED * BLOCK, LENGTH])
def test_a_shelf_answers_like_the_list_it_is(settled: int) -> None:
    shelf = shelved(list(ENTRIES))
    shelf.pack_before(settled)
    full = settled // BLOCK
    assert len(shelf.blocks) == full // FOLDED + full % FOLDED
    assert len(shelf) == LENGTH
    assert list(shelf) == ENTRIES
    assert list(reversed(shelf)) == ENTRIES[::-1]
    for first in (0, 5, BLOCK, BLOCK + 1, 3 * BLOCK, FOLDED * BLOCK - 1, LENGTH, -3):
        assert shelf[first:] == ENTRIES[first:]
        assert shelf[:first] == ENTRIES[:first]
        assert shelf[3:first] == ENTRIES[3:first]
    assert shelf[::-1] == ENTRIES[::-1]
    assert [shelf[at] for at in (0, BLOCK, -1)] == [ENTRIES[at] for at in (0, BLOCK, -1)]
    with pytest.raises(IndexError):
        shelf[LENGTH]


@pytest.mark.parametrize("kept", [0, 3, BLOCK, BLOCK + 1, 3 * BLOCK + 2, FOLDED * BLOCK, LENGTH])
def test_a_shelf_is_cut_wherever_it_is_wanted(kept: int) -> None:
    shelf = shelved(list(ENTRIES))
    shelf.pack_before(LENGTH)
    other = shelf.copy()
    shelf.cut(kept)
    shelf.append(Remark("after"))
    shelf.extend([Takeback(2)])
    assert list(shelf) == [*ENTRIES[:kept], Remark("after"), Takeback(2)]
    assert list(other) == ENTRIES


def test_an_event_is_the_same_when_it_was_packed() -> None:
    ledger = Ledger("odds", 3)
    ledger.set("H44-9.1", "base", 2)
    ledger.add("H44-9.2", "hill", -1, 5)
    event = Event(1, 2, 3, 4, 5, 1, Event(7), [ledger], [1, 6])
    again = made_event(plain_event(event))
    assert plain_event(again) == plain_event(event)
    assert again.other is not None
    assert again.other.kind == 7
    assert again.ledgers is not None
    assert str(again.ledgers[0].lines) == str(ledger.lines)
    assert (again.ledgers[0].total, again.ledgers[0].unit, again.dice) == (1, 3, [1, 6])
