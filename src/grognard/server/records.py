"""The record of a finished game."""

from __future__ import annotations

import copy

from grognard.core.fair import seal

from .match import Match
from .store import Header


def record_text(header: Header, match: Match) -> str:
    """The record of a game that has ended, with what is needed to check its dice.

    Of one that is frozen it is all that was chosen, for the version of the rules that can read it.
    """
    record = copy.copy(match.shelved or match.game.finished_record())
    if not header.seed:  # a lesson's dice were never secret
        seal(record, header.secret, [sitter.share for sitter in header.seats])
    return record.text()
