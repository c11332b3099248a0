# mypyc: interpreted
"""A film: a game as one reader saw it, step by step, put together into acts and told in parts.

It is made in the order of the game and can be put away (`Reel`) and continued later, from the position
it had come to, without playing the game again. What a reader gets, the numbers of steps, acts and parts
included, follows from what he saw: a choice that changed nothing for him is no step of his.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from time import monotonic

import msgspec
from msgspec import Struct

from ..kernel.describe import option_text
from ..kernel.event import Event
from ..kernel.kinds import EVERYBODY
from ..kernel.option import Option
from ..kernel.rules import Rules
from ..kernel.scenario import Scenario
from ..kernel.state import State
from ..telling.message import Message
from ..telling.view import Change, Part, Piece, Scene, Step
from .acts import Acts, no_acts
from .game import Game
from .keys import parse_key
from .record import Standing
from .snapshot import at_position, position_of
from .tally import Tally, no_tally

PART = 250  # steps after which a part ends, with the act they belong to


class Reel(Struct):
    """A film laid aside: all it needs to go on, the parts before its last one apart."""

    reader: int
    ply: int  # choices that are in it
    digest: bytes  # of these choices: it differs in a game that took one back
    position: bytes  # after them
    scene: Scene
    part: Part  # the last one, which is not complete
    acts: Acts
    tally: Tally


class Film:
    """What one reader has seen so far."""

    def __init__(self, reader: int, players: int) -> None:
        self.reader = reader
        self.scene = Scene([], [], [], [])
        self.acts = no_acts()
        self.tally = no_tally(players)
        self.part = Part(0, 0, self.scene, [])
        self.complete: list[Part] = []  # parts that nothing will be added to
        self._pieces = {piece.key: piece for piece in self.scene.pieces}

    def see(self, now: Game, events: list[Event], who: int, text: Message | None) -> None:
        """The game as it is now, and what has happened since; `who` has chosen, -1 at the opening."""
        lines = now.described(events, self.reader)
        before, pieces = self.scene, self._pieces
        scene = now.seat(self.reader).scene()
        if who >= 0 and not lines and scene == before:
            return
        self.scene = scene
        self._pieces = {piece.key: piece for piece in scene.pieces}
        change = changed(before, scene, pieces, self._pieces)
        step = Step(who, text, lines, change, _round(scene), now.state.ply)
        if self.acts.add(now.rules, step, pieces, self._pieces):
            self._begin_act(before)
        self.part.steps.append(step)
        self.tally.add(now.rules, step)

    def _begin_act(self, before: Scene) -> None:
        """A part ends where an act begins, if it is long enough."""
        index = self.acts.index
        if len(self.part.steps) >= PART:
            self.complete.append(self.part)
            self.part = Part(self.part.number + 1, index.acts[-1], before, [])
        if not self.part.steps:
            index.parts.append(len(index.acts) - 1)


class Camera:
    """A game played again, from a moment on, before some readers who have seen it until then."""

    def __init__(self, now: Game, films: list[Film], digest: bytes = b"") -> None:
        self.now = now
        self.now.closed = True  # a reader of the end may read the way there; others do not get it
        self.films = films
        self.digest = digest
        self._filmed = len(now.events)

    def open(self) -> None:
        """The position before the first choice."""
        for film in self.films:
            film.see(self.now, self.now.events[:], -1, None)

    def follow(self, standing: list[Standing], until: float = float("inf")) -> bool:
        """Films the choices that stand and are not in it yet; False if there was no time for all of them."""
        for stands in standing[self.now.state.ply :]:
            if monotonic() > until:
                return False
            self._take(stands)
        return True

    def _take(self, stands: Standing) -> None:
        now = self.now
        secret = len(now.state.lanes) > 1
        who = now.scenario.seats.index(stands.choice.seat)
        repeat(now, stands)
        self.digest = chained(self.digest, stands)
        events = now.events[self._filmed :]
        self._filmed += len(events)
        o = parse_key(now.rules, now.scenario, stands.choice.key)
        for film in self.films:
            film.see(now, events, who, choice_text(now.rules, now.state, o, who, secret, film.reader))

    def reels(self) -> list[Reel]:
        """The films laid aside."""
        state = self.now.state
        position = position_of(self.now.rules, state)
        return [
            Reel(film.reader, state.ply, self.digest, position, film.scene, film.part, film.acts, film.tally)
            for film in self.films
        ]


def resumed(rules: Rules, scenario: Scenario, reels: list[Reel]) -> Camera:
    """Goes on with films that were laid aside at the same moment; raises BadSnapshot."""
    now = at_position(rules, scenario, reels[0].position)
    films = []
    for reel in reels:
        film = Film(reel.reader, scenario.players)
        film.scene, film.part, film.acts, film.tally = reel.scene, reel.part, reel.acts, reel.tally
        film._pieces = {piece.key: piece for piece in reel.scene.pieces}
        films.append(film)
    return Camera(now, films, reels[0].digest)


def packed_reel(reel: Reel) -> bytes:
    return msgspec.msgpack.encode(reel)


def unpacked_reel(data: bytes) -> Reel:
    return msgspec.msgpack.decode(data, type=Reel)


def chained(digest: bytes, stands: Standing) -> bytes:
    """The digest of the choices until this one, which stands with its dice."""
    choice = stands.choice
    said = f"{choice.seat} {choice.key} {stands.epoch} ".encode()
    return blake2b(digest + said + stands.seed, digest_size=16).digest()


def digest_of(standing: Iterable[Standing]) -> bytes:
    """The digest of choices that stand."""
    digest = b""
    for stands in standing:
        digest = chained(digest, stands)
    return digest


def repeat(fresh: Game, stands: Standing) -> None:
    """The next choice that stands, with the dice and under the version it was made with."""
    fresh.state.epoch = stands.epoch
    fresh.state.seed = stands.seed
    fresh.version = stands.version
    choice = stands.choice
    fresh.play(choice.key, fresh.scenario.seats.index(choice.seat), choice.auto)


def choice_text(
    rules: Rules, s: State, o: Option, chooser: int, in_lane: bool, reader: int
) -> Message | None:
    """A choice in words, if the reader may know what was chosen; `in_lane`: by its player for himself."""
    if reader in (chooser, EVERYBODY) or not (in_lane or rules.verbs[o.verb].secret):
        return option_text(rules, s.scenario, o)
    return None


def changed(before: Scene, after: Scene, old: dict[str, Piece], new: dict[str, Piece]) -> Change:
    """What is new in a scene, with the pieces of both by key."""
    news = [piece for key, piece in new.items() if old.get(key) is not piece]  # most are the same object
    return Change(
        [piece for piece in news if old.get(piece.key) != piece],
        [key for key in old if key not in new],
        None if after.marks == before.marks else after.marks,
        None if after.tracks == before.tracks else after.tracks,
        None if after.hands == before.hands else after.hands,
    )


def _round(scene: Scene) -> int:
    """The number on the first track that belongs to nobody: the round or the turn."""
    return next((track.value for track in scene.tracks if track.owner < 0), 0)
