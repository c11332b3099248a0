"""Games that the rules of this version read differently: shown as far as they are read, never played on.

All that was chosen stays in the log. What is shown is the last position whose hash is still the recorded one,
or the last views of its players, if the version that played the game kept them: it then looks as it did.
"""

from __future__ import annotations

import zlib

import msgspec

from grognard.core.kernel.kinds import PUBLIC
from grognard.core.referee.game import HASH_EVERY, Game, replay, rules_of
from grognard.core.referee.record import (
    CarriedOver,
    Choice,
    Entry,
    Record,
    RecordError,
    Remark,
    Reseed,
    Takeback,
    parse_record,
    shelved,
)
from grognard.core.telling.view import View

from .header import Header
from .match import Act, Broken, Frozen, Match, hint_note, standing

# -- as far as it is read ------------------------------------------------------------------------------------


def frozen_match(header: Header, acts: list[Act], choice: int, why: str) -> Match:
    """A match at the last position that agrees with the log; `choice` is the first that is read differently.

    A choice that is no longer offered is still taken, if the frame that asked for it can.
    """
    kept, jump = standing(acts)
    n = _reach(header, acts, kept)
    match = _begun(header)
    match.label(acts)
    for act in [act for act in kept if act.n <= n]:
        match.perform(act)
    rest = [act for act in kept if act.n > n]
    match.shelved = shelved_record(header, acts)
    shown = match.game.state.ply
    made = shown if match.shelved.end is None else match.shelved.end[0]
    match.frozen = Frozen(header.rules_version, match.game.rules.version, n, choice, why, shown, made)
    match.last_hash = kept[-1].hash if kept else ""
    match.game.closed = True
    for act in rest:
        if act.act == "resign":
            match.resigned = act.player
    if header.status == "over" and not match.over:
        seats = [sitter.seat for sitter in header.seats]
        match.won = sum(1 << number for number, seat in enumerate(seats) if seat in header.summary.winners)
    match.eras = sum(1 for act in acts if act.act in ("takeback", "rewind"))
    match.game.seqs = [seq + jump + len(rest) for seq in match.game.seqs]
    if acts:
        match.n = acts[-1].n
        match.changed = acts[-1].at
    match.game.rest()
    return match


def _reach(header: Header, acts: list[Act], kept: list[Act]) -> int:
    """The last act that leads to the recorded position."""
    match = _begun(header)
    if match.opening < _choices(header):
        return 0
    match.label(acts)
    last = 0
    for act in kept:
        try:
            match.perform(act)
        except Exception:  # rules may do anything with a choice they would not have offered
            return last
        if act.hash != match.game.hash():
            return last
        last = act.n
    return last


def _choices(header: Header) -> int:
    """How many choices stand in the record the game goes on from."""
    return len(parse_record(header.opening).standing()) if header.opening else 0


def _begun(header: Header) -> Match:
    """The match before its first act, or as much as is read of the game it goes on from."""
    try:
        if not header.opening:
            match = header.begin()
            match.game.lenient = True
            return match
        game = _as_far(parse_record(header.opening))
        game.reseed(header.dice)
    except ValueError as e:
        raise Broken(0, str(e)) from e
    return Match(game, *header.sitting, header.rules_version)


def _as_far(record: Record) -> Game:
    """A recorded game up to the last of its positions that agrees."""
    rules = rules_of(record.game)
    try:
        return replay(rules, record, check=True, lenient=True)
    except RecordError as e:
        return replay(rules, record.until(record.held_before(e.choice)), check=True, lenient=True)


# -- all that was chosen -------------------------------------------------------------------------------------


def shelved_record(header: Header, acts: list[Act]) -> Record:
    """The record of a game made from its log alone, without the rules: as its own version would write it.

    That version reads and verifies it; the others see what was chosen.
    """
    kept, _ = standing(acts)
    clerk = _Clerk(header, acts)
    for act in kept:
        clerk.write(act)
    if kept:
        clerk.record.end = (clerk.ply, kept[-1].hash)
    clerk.record.entries = shelved(clerk.entries)
    return clerk.record


class _Clerk:
    """Writes a record act by act, as games do."""

    def __init__(self, header: Header, acts: list[Act]) -> None:
        began = next((int(act.keys[1]) for act in acts if act.act == "carry"), header.rules_version)
        self.seats = [sitter.seat for sitter in header.seats]
        self.redo: dict[int, list[str]] = {}
        seed = header.dice
        if not header.opening:
            where = (header.scenario, header.options, self.seats, seed)
            self.record = Record(header.game, began, *where, shelved([]), {})
            self.record.signs = {verb.name: verb.sign for verb in rules_of(header.game).verbs if verb.sign}
            self.entries: list[Entry] = []
            self.ply = 0
            return
        self.record = parse_record(header.opening)
        self.ply = len(self.record.standing())
        self.entries = [*self.record.entries, Reseed(seed)]
        if self.record.last_version() != began:
            self.entries.append(CarriedOver(began))

    def write(self, act: Act) -> None:
        """What an act wrote into the record of its game, or took out of it."""
        if act.act in ("play", "undo", "redo"):
            self._choose(act)
        elif act.act == "takeback":
            self.entries.append(Takeback(int(act.keys[0])))
            self.redo.clear()
            self.ply -= int(act.keys[0])
        elif act.act == "resign":
            self.entries.append(Remark(f"resigned {self.seats[act.player]}"))
        elif act.act == "hint":
            self.entries.append(Remark(hint_note(self.seats[act.player], act.keys[0])))
        elif act.act == "carry":
            self.entries.append(CarriedOver(int(act.keys[0])))
            self.redo.clear()
        elif act.act == "reseed":
            self.entries.append(Reseed(bytes.fromhex(act.keys[0])))
            self.redo.clear()
        hashes = self.record.hashes
        for ply in [ply for ply in hashes if ply > self.ply]:
            del hashes[ply]

    def _choose(self, act: Act) -> None:
        seat = self.seats[act.player]
        if act.act == "play":
            self.entries += [Choice(seat, key, act.auto) for key in act.keys]
            self.redo.pop(act.player, None)
            self.ply += len(act.keys)
        elif act.act == "undo":
            own = [
                n for n, entry in enumerate(self.entries) if isinstance(entry, Choice) and entry.seat == seat
            ]
            undone = self.entries.pop(own[-1])
            assert isinstance(undone, Choice)
            self.redo.setdefault(act.player, []).append(undone.key)
            self.ply -= 1
        else:
            self.entries.append(Choice(seat, self.redo[act.player].pop()))
            self.ply += 1
        if self.ply and self.ply % HASH_EVERY == 0:
            self.record.hashes[self.ply] = act.hash


# -- what each player saw last -------------------------------------------------------------------------------


def packed_views(match: Match) -> bytes:
    """The last view of every player and of the public, to be shown when the rules no longer can."""
    readers = [*range(match.game.scenario.players), PUBLIC]
    return zlib.compress(msgspec.json.encode({str(player): match.view(player) for player in readers}))


def worth_keeping(match: Match) -> bool:
    """Whether the rules that are here are those the game is played by: only they know how it looks."""
    return match.frozen is None and match.game.version == match.game.rules.version


def unpacked_views(data: bytes) -> dict[int, View]:
    """The views by player; none if they are of a version whose views are too different."""
    try:
        return msgspec.json.decode(zlib.decompress(data), type=dict[int, View])
    except (msgspec.MsgspecError, zlib.error):
        return {}


def show_stored(match: Match, n: int, views: dict[int, View]) -> None:
    """Lets a frozen match show the stored views, if they go further than the rules can read it."""
    if match.frozen is not None and n > match.frozen.n:
        final = {player: len(view.log) for player, view in views.items() if view.log_from == 0}
        match.stored = {
            player: msgspec.structs.replace(views[player], log_final=lines) for player, lines in final.items()
        }
