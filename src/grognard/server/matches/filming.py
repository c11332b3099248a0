"""Films of matches, made and packed: plain functions that any process can call.

What is kept of a reader's film are its parts, which nothing will be added to, and reels: the film as it was
laid aside last, and once before. A reel goes on if the choices in it still stand.
"""

from __future__ import annotations

import time
import zlib

import msgspec
from msgspec import Struct

from grognard.core.kernel.kinds import EVERYBODY, PUBLIC
from grognard.core.referee.film import (
    Camera,
    Film,
    Reel,
    digest_of,
    packed_reel,
    resumed,
    unpacked_reel,
)
from grognard.core.referee.game import Game
from grognard.core.referee.record import Standing
from grognard.core.referee.replay import opening, uncounted
from grognard.core.referee.snapshot import BadSnapshot
from grognard.core.telling.view import Part


class Rows(Struct, frozen=True):
    """What there is to keep of a reader's film: parts by number, and the reel, all packed."""

    reader: int
    first: int  # the first part that was made: those from it on are no longer true
    parts: list[tuple[int, int, bytes]]  # number, steps, data
    steps: int
    reel: bytes
    ply: int


def readers_of(players: int) -> list[int]:
    """Everybody for whom a film is made ahead; EVERYBODY's is shown when the game is over."""
    return [*range(players), PUBLIC, EVERYBODY]


def final_choices(game: Game) -> list[Standing]:
    """The choices that stand and that no undo can take back."""
    standing = game.record.standing()
    over = game.over or game.closed
    return standing if over else [stands for stands in standing if stands.at < game.base_entries]


def cameras(game: Game, reels: list[bytes], readers: list[int], standing: list[Standing]) -> list[Camera]:
    """Cameras at the last moments until which the readers' films have been made.

    Readers whose films have come equally far share one, so that the game is played once for them.
    """
    together: dict[tuple[int, bytes], list[Reel]] = {}
    for reel in furthest(reels, readers, standing).values():
        together.setdefault((reel.ply, reel.digest), []).append(reel)
    all_cameras = []
    for group in together.values():
        try:
            all_cameras.append(resumed(game.rules, game.scenario, group))
        except BadSnapshot:
            continue
    there = [film.reader for camera in all_cameras for film in camera.films]
    missing = [reader for reader in readers if reader not in there]
    if missing:
        camera = Camera(opening(game), [Film(reader, game.scenario.players) for reader in missing])
        camera.open()
        all_cameras.append(camera)
    return all_cameras


def furthest(reels: list[bytes], readers: list[int], standing: list[Standing]) -> dict[int, Reel]:
    """For each reader, the reel that has come furthest along the choices that stand."""
    by_reader: dict[int, Reel] = {}
    digests: dict[int, bytes] = {}
    for data in reels:
        try:
            reel = unpacked_reel(zlib.decompress(data))
        except (msgspec.DecodeError, zlib.error):
            continue
        if reel.reader not in readers or reel.ply > len(standing):
            continue
        if reel.ply not in digests:
            digests[reel.ply] = digest_of(standing[: reel.ply])
        known = by_reader.get(reel.reader)
        if digests[reel.ply] == reel.digest and (known is None or known.ply < reel.ply):
            by_reader[reel.reader] = reel
    return by_reader


def filmed(game: Game, reels: list[bytes], readers: list[int], seconds: float) -> tuple[list[Rows], bool]:
    """Films what is missing of a game for some readers; whether all of it was done in time."""
    until = time.monotonic() + seconds
    standing = final_choices(game)
    rows: list[Rows] = []
    done = True
    for camera in cameras(game, reels, readers, standing):
        done = camera.follow(standing, until) and done
        rows += [packed_rows(film, reel) for film, reel in zip(camera.films, camera.reels(), strict=True)]
    return rows, done


def packed_rows(film: Film, reel: Reel) -> Rows:
    first = film.complete[0].number if film.complete else film.part.number
    parts = [(part.number, len(part.steps), packed_part(part)) for part in film.complete]
    data = zlib.compress(packed_reel(reel))
    return Rows(film.reader, first, parts, film.acts.index.steps, data, reel.ply)


def until_now(game: Game, reels: list[bytes], reader: int) -> Film:
    """A reader's film to the present moment, what may still be undone included; nothing of it is kept."""
    standing = game.record.standing()
    [camera] = cameras(game, reels, [reader], standing)
    camera.follow(standing)
    return camera.films[0]


def packed_part(part: Part) -> bytes:
    return zlib.compress(msgspec.json.encode(part))


def unpacked_part(data: bytes, over: bool) -> Part:
    """A part that was kept; while the game goes on it does not count the choices."""
    part = msgspec.json.decode(zlib.decompress(data), type=Part)
    return part if over else uncounted_part(part)


def uncounted_part(part: Part) -> Part:
    return Part(part.number, part.first, part.before, [uncounted(step) for step in part.steps])
