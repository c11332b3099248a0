# mypyc: interpreted
"""What a Game tells of its own course: what came of a play, what may be taken back, what a snapshot keeps."""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.event import Event


class Played:
    """What came of a play: how many choices were made, the events, and whether it was interrupted."""

    def __init__(self, choices: int, events: list[Event], interrupted: bool) -> None:
        self.choices = choices
        self.events = events
        self.interrupted = interrupted


class Made:
    """A choice that may still be taken back."""

    __slots__ = ("auto", "key", "player")  # hundreds in a long turn

    def __init__(self, player: int, key: str, auto: bool) -> None:
        self.player = player
        self.key = key
        self.auto = auto


class Progress(NamedTuple):
    """What a Game knows beside its State, log and record: what may be undone, and what was counted."""

    why_final: int
    closed: bool
    hold: bool
    held: int
    seqs: list[int]
    public: list[str | int]
    redo_keys: list[list[str]]
    base_events: int
    base_entries: int
    counted: int
    log_lengths: list[int]
    base_log_lengths: list[int]
    seen: list[tuple[int, int]]
    version: int
    lenient: bool
