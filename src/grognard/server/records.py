"""The record of a finished game."""

from __future__ import annotations

import copy

from grognard.core.fair import seal

from .match import Match
from .store import Header


def record_text(header: Header, match: Match) -> str:
    """The record of a finished game, with what is needed to check its dice."""
    record = copy.copy(match.game.finished_record())
    if not header.seed:  # a lesson's dice were never secret
        seal(record, header.secret, [sitter.share for sitter in header.seats])
    return record.text()
