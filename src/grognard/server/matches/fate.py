"""What becomes of a game when the rules have another version than the one it was played by.

It begins (nobody has chosen yet), plays on (the version is the same), holds (every choice is still legal and
leads to the recorded position: a game that is over reads as before, one that runs waits until its players
agree and is carried over), is frozen (see `frozen`), or is lost (there is no such game or scenario any
more, or its log is damaged).
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from grognard.core.referee.errors import Unreadable
from grognard.core.referee.game import rules_of
from grognard.core.referee.record import RecordError
from grognard.core.telling.message import msg

from ..wire import OtherRules
from .frozen import frozen_match
from .header import Header
from .match import Act, Broken, Frozen, Match, replayed

BEGINS, PLAYS, READS, WAITS, FROZEN, LOST = "begins", "plays", "reads", "waits", "frozen", "lost"


class Fate(Struct, frozen=True):
    """What becomes of a game: one of the words above, the versions; of a frozen one where it ends and why."""

    kind: str
    made: int
    here: int
    n: int = 0
    choice: int = 0
    why: str = ""


def rules_version(game: str) -> int:
    """The version of a game's rules here, 0 if there is no such game."""
    try:
        return rules_of(game).version
    except Unreadable:
        return 0


def begun(header: Header) -> Match:
    """A game before its first act; Broken if there is no such game or scenario any more."""
    try:
        return header.begin()
    except RecordError as e:  # the game it goes on from
        raise Broken(0, str(e), e.choice) from e
    except ValueError as e:
        raise Broken(0, str(e)) from e


def played(header: Header, acts: list[Act]) -> Match:
    """The match of a game from its whole log: to play on in, to look at, or frozen. Broken if it is lost."""
    here = rules_version(header.game)
    try:
        match = replayed(begun(header), acts)
    except Broken as e:
        if not here or header.rules_version == here:
            raise
        return frozen_match(header, acts, e.choice, str(e))
    known = frozen_of(header)
    if known is None or header.rules_version == here:
        return match
    return frozen_match(header, acts, known.choice, known.why)  # its secrets were shown already


def fate_of(header: Header, acts: list[Act]) -> Fate:
    """What becomes of a game under the rules that are here."""
    made, here = header.rules_version, rules_version(header.game)
    try:
        if header.status == "waiting":
            begun(header)
            return Fate(BEGINS, made, here)
        match = played(header, acts)
    except Broken as e:
        return Fate(LOST, made, here, e.n, e.choice, str(e))
    if match.frozen is not None:
        frozen = match.frozen
        return Fate(FROZEN, made, here, frozen.n, frozen.choice, frozen.why)
    if match.unagreed:
        return Fate(WAITS, made, here)
    return Fate(PLAYS if made == here else READS, made, here)


# -- what the header knows of it -----------------------------------------------------------------------------


def frozen_of(header: Header) -> Frozen | None:
    """Why a game is frozen, if it was when it was opened last."""
    if not header.frozen:
        return None
    return msgspec.json.decode(header.frozen, type=Frozen)


def frozen_text(match: Match) -> str:
    """The same as it is kept."""
    return "" if match.frozen is None else msgspec.json.encode(match.frozen).decode()


def news_of(header: Header, match: Match) -> bool:
    """Whether a match is not what its header says: it is frozen, or no longer, or asks nobody now."""
    if frozen_text(match) != header.frozen or not learned(header):
        return True
    return match.unagreed and match.summary() != header.summary


def learned(header: Header) -> bool:
    """Whether the rules that are here have read a game, so that its header says what became of it."""
    here = rules_version(header.game)
    return header.rules_version == here or header.summary.learned == here


def other_rules(header: Header, reader: str) -> OtherRules | None:
    """What a reader is told of a game that was played by another version of the rules."""
    made, here = header.rules_version, rules_version(header.game)
    if not here or made == here or header.status == "waiting":
        return None
    if not learned(header):
        return OtherRules("unread", msg("server-unread", made=made, here=here), made)
    frozen = frozen_of(header)
    if frozen is not None:
        text = msg("server-frozen-over" if header.status == "over" else "server-frozen", **frozen.facts)
        return OtherRules("frozen", text, made, choices=frozen.of, read=frozen.read)
    if header.status == "over":
        return OtherRules("reads", msg("server-reads", made=made, here=here), made)
    agreed = [sitter.seat for sitter in header.seats if sitter.person and sitter.agreed == here]
    asked = [sitter.seat for sitter in header.seats if sitter.person and sitter.agreed != here]
    alone = {sitter.person for sitter in header.seats if sitter.person} == {reader}
    text = msg("server-unagreed-alone" if alone else "server-unagreed", made=made, here=here)
    return OtherRules("waits", text, made, agreed, asked)
