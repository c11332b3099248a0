"""Snapshots of matches: where a long game is opened from, instead of from its first act.

A snapshot is what the acts up to its own made of the game; the acts after it are played as always. Nothing
needs one: if it is damaged, of another version of the rules, or does not agree with the acts, all acts are
played.
"""

from __future__ import annotations

from msgspec import Struct

from grognard.core.referee.game import Game
from grognard.core.referee.snapshot import BadSnapshot, packed, sealed, unpacked, unsealed

from .header import Header
from .match import Act, Asking, Match, replayed

EVERY = 250  # acts from one snapshot to the next
OPENING = -1  # the "act" of the game that another goes on from, before the other's dice are in it


class Kept(Struct, frozen=True):
    """A snapshot as the database has it: the last act in it, the hash of its position, and the match."""

    n: int
    hash: str
    data: bytes


def packed_match(match: Match) -> bytes:
    """Everything that a match is, its people apart."""
    asking = match.asking
    asked = None if asking is None else (asking.player, asking.plies, sorted(asking.agreed))
    about = (match.n, match.opening, match.changed, match.resigned, asked, match.eras, match.changed_openly)
    return sealed((about, packed(match.game)))


def unpacked_match(header: Header, data: bytes) -> Match:
    """The match of a snapshot, with the people who sit there now; raises BadSnapshot."""
    try:
        about, game = unsealed(data)
        return _match(header, unpacked(game), *about)
    except (ValueError, TypeError) as e:
        raise BadSnapshot(str(e)) from e


def _match(
    header: Header,
    game: Game,
    n: int,
    opening: int,
    changed: str,
    resigned: int,
    asked: tuple[int, int, list[int]] | None,
    eras: int,
    changed_openly: str = "",
) -> Match:
    if (game.rules.name, game.scenario.name) != (header.game, header.scenario):
        raise BadSnapshot("a snapshot of another game")
    match = Match(game, *header.sitting, header.rules_version)
    match.labelled = True  # the game itself knows its version
    match.n, match.opening, match.changed, match.resigned, match.eras = n, opening, changed, resigned, eras
    match.changed_openly = changed_openly or changed  # snapshots of earlier versions do not say it
    if asked is not None:
        match.asking = Asking(asked[0], asked[1], set(asked[2]))
    return match


def played_on(header: Header, data: bytes) -> Match:
    """A game that goes on from another, before its first act, from a snapshot of the other's moment."""
    game = unpacked(data)
    game.reseed(header.dice)
    return Match(game, *header.sitting, header.rules_version)


def resumed(header: Header, kept: Kept, acts: list[Act]) -> Match:
    """The match of a snapshot and the acts from its own on; BadSnapshot if they do not agree."""
    if kept.n == OPENING:
        return replayed(played_on(header, kept.data), acts)
    later = acts
    if kept.n:  # before the first act there is none
        if not acts or (acts[0].n, acts[0].hash) != (kept.n, kept.hash):
            raise BadSnapshot("the position is not that of its act")
        later = acts[1:]
    if any(act.act == "rewind" and int(act.keys[0]) < kept.n for act in later):
        raise BadSnapshot("the game was rewound to an earlier act")
    match = unpacked_match(header, kept.data)
    if (match.n, match.game.hash()) != (kept.n, kept.hash):
        raise BadSnapshot("the snapshot is of another act")
    return replayed(match, later)


def is_due(n: int, last: int, over: bool) -> bool:
    """Whether a game should be kept at act `n`, if its last snapshot was made at `last` (below 0: none)."""
    return n - max(0, last) >= EVERY or (over and n > last)
