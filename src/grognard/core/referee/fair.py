# mypyc: interpreted
"""Dice that can be checked: nobody, not even the server, can have chosen them.

Whoever keeps the dice draws a secret and shows its commitment, a hash, before anybody sits down. Each seat
adds a share of its own. The seed of the game follows from the secret and the shares, so the keeper cannot
know it when he commits, and the players cannot know it while the secret is kept. When the game is over the
secret is shown: then everybody can see that it fits the commitment, that the seed follows from it, and that
the recorded choices with these dice lead to the recorded end.
"""

from __future__ import annotations

from hashlib import blake2b

from ..telling.message import Message, Ref, msg
from .game import Game, load
from .record import CarriedOver, Choice, Record, RecordError, Remark, Reseed, Takeback, parse_record

SECRET_BYTES = 32
SEED_BYTES = 32


def commitment(secret: bytes) -> str:
    """The hash that is shown first: it binds to the secret and tells nothing about it."""
    return blake2b(secret, digest_size=32, person=b"grognard commit").hexdigest()


def seed_of(secret: bytes, shares: list[str]) -> bytes:
    """The seed of the game: the secret and every seat's share, in the order of the seats."""
    mixed = blake2b(key=secret, digest_size=SEED_BYTES, person=b"grognard seed")
    for share in shares:
        raw = share.encode()
        mixed.update(len(raw).to_bytes(4, "big") + raw)
    return mixed.digest()


def seal(record: Record, secret: bytes, shares: list[str]) -> None:
    """Writes into a record what is needed to check its dice, once the secret may be known."""
    record.commitment = commitment(secret)
    record.secret = secret
    record.shares = list(shares)


def last_seed(record: Record) -> bytes:
    """The seed that the secret belongs to: that of the game, or of the point where it was played on."""
    seeds = [entry.seed for entry in record.entries if isinstance(entry, Reseed)]
    return seeds[-1] if seeds else record.seed


def check_dice(record: Record, promised: str = "") -> list[Message]:
    """What can be said for the dice of a record; raises RecordError if they are not those committed to.

    `promised` is the commitment that a player wrote down when the game began.
    """
    if promised and record.commitment != promised:
        problem = "its commitment is not the one that was promised"
        raise RecordError(
            problem, text=msg("core-verify-promise", promised=promised, found=record.commitment)
        )
    if not record.commitment:
        return [msg("core-verify-no-commitment")]
    if not record.secret:
        return [msg("core-verify-no-secret", commitment=record.commitment)]
    if commitment(record.secret) != record.commitment:
        raise RecordError("the secret does not fit the commitment", text=msg("core-verify-secret"))
    if seed_of(record.secret, record.shares) != last_seed(record):
        problem = "the seed does not follow from the secret and the shares"
        raise RecordError(problem, text=msg("core-verify-seed"))
    sentences = [msg("core-verify-commitment", commitment=record.commitment)]
    return [*sentences, msg("core-verify-shares", n=len(record.shares))]


def verify(text: str, promised: str = "") -> tuple[Game, list[Message]]:
    """Checks a record from its checksum to its last position: the game, and what was found, in sentences.

    Raises RecordError with the reason where anything is wrong.
    """
    record = parse_record(text)
    sentences = [msg("core-verify-sum"), *check_dice(record, promised)]
    game = load(text)
    choices = sum(isinstance(entry, Choice) for entry in record.entries)
    back = sum(entry.plies for entry in record.entries if isinstance(entry, Takeback))
    sentences.append(msg("core-verify-choices", n=choices - back, hashes=len(record.hashes)))
    if record.end is not None:
        sentences.append(msg("core-verify-end"))
    return game, [*sentences, *_versions(game), *_ending(game)]


def _versions(game: Game) -> list[Message]:
    """The versions of the rules the game was played by, if they are not just the version here."""
    sentences = []
    choices = 0
    for entry in game.record.entries:
        if isinstance(entry, CarriedOver):
            sentences.append(msg("core-verify-carried", n=choices, version=entry.version))
        elif isinstance(entry, Takeback):
            choices -= entry.plies
        choices += isinstance(entry, Choice)
    if game.version != game.rules.version:
        sentences.append(msg("core-verify-other-version", made=game.version, here=game.rules.version))
    return sentences


def _ending(game: Game) -> list[Message]:
    """How it ended: by the rules, by somebody giving up (a note says so), or not yet."""
    if game.over:
        return [msg("core-verify-over")]
    seats = game.scenario.seats
    notes = [entry.text.split() for entry in game.record.entries if isinstance(entry, Remark)]
    gave_up = [words[1] for words in notes if words[:1] == ["resigned"] and words[1:2] and words[1] in seats]
    if gave_up:
        return [msg("core-resigned", player=Ref("player", seats.index(gave_up[-1]), gave_up[-1]))]
    return [msg("core-verify-unfinished")]
