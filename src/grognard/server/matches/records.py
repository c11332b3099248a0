"""The record of a finished game."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from grognard.core.referee.fair import seal

from .match import Match

if TYPE_CHECKING:
    from ..storage.store import Header


def record_text(header: Header, match: Match) -> str:
    """The record of a game that has ended, with what is needed to check its dice.

    Of one that is frozen it is all that was chosen, for the version of the rules that can read it.
    """
    return sealed(match, *seal_of(header))


def seal_of(header: Header) -> tuple[bytes, list[str]]:
    """The secret and the numbers of the players; a lesson's dice were never secret."""
    return b"" if header.seed else header.kept_secret, [sitter.share for sitter in header.seats]


def sealed(match: Match, secret: bytes, shares: list[str]) -> str:
    record = copy.copy(match.shelved or match.game.finished_record())
    if secret:
        seal(record, secret, shares)
    return record.text()
