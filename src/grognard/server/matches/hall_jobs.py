"""What is done with a game in the process that has it in memory: looking, choosing, asking.

Every function is a job (`crew`). What goes to a client comes back as JSON that is ready to be sent.
"""

from __future__ import annotations

import traceback
from hashlib import blake2b

import msgspec
from msgspec import Struct

from grognard.bots import QUICK, acts_ahead, advise
from grognard.bots.levels import GREEDY, RANDOM
from grognard.core.referee.errors import NoUndo, Refused, Unreadable
from grognard.core.referee.game import load
from grognard.core.referee.record import RecordError
from grognard.core.referee.seat import Seat
from grognard.core.referee.snapshot import packed
from grognard.core.telling.view import View

from ..faults import bad_request, fault
from .fate import begun, frozen_text, news_of, rules_version
from .frozen import packed_views, show_stored, unpacked_views, worth_keeping
from .hall import HALL, Held, Opening
from .header import Header
from .match import Act, Broken, Match, Summary
from .records import sealed
from .snapshots import OPENING, Kept, packed_match, played_on

MOST_KINDS = 8  # of questions that one undo or redo passes over
MOST_WRITTEN = 8  # views kept until they change: the answer to a choice is also pushed

encode = msgspec.json.Encoder(enc_hook=str).encode  # a chance is a fraction, written out


class Shown(Struct, frozen=True):
    """A view as it is sent; the client will have `lines` final lines of the log of that era.

    `same` is equal in views that tell nothing new to somebody who has those lines.
    """

    view: bytes
    lines: int
    same: bytes
    era: int


class Beginning(Struct, frozen=True):
    """What is written of a game that begins."""

    summary: Summary
    rules_version: int


class Wish(Struct, frozen=True):
    """What a seat wants to do; `seq` is that of the view it was decided on."""

    player: int
    act: str
    keys: list[str]
    seq: int | None = None
    computer: bool = False
    since: int = -1  # with the view that comes of it, its log from this line on; -1 without
    then: tuple[str, str] | None = None  # the kind of a question, and what is chosen if it is asked next


class Performed(Struct, frozen=True):
    """An act as it is to be written, and what comes of it once it is."""

    act: Act
    choices: int
    interrupted: bool
    status: str
    summary: Summary
    view: bytes = b""


class ComputerQuestion(Struct, frozen=True):
    """What a computer is asked: the keys of its act, or none where it must think."""

    player: int
    level: str
    seq: int
    number: int  # of the act it will be
    since: int  # how many choices its player has made since the last that was final
    keys: list[str]
    failed: str = ""  # why its level did not choose, for the operator


class Intended(Struct, frozen=True):
    """An act that a computer has made up its mind about; it holds only after so many choices of its own."""

    since: int
    keys: list[str]


class Arrived(Struct, frozen=True):
    """What became of a game that was opened; `news`: its header says something else."""

    n: int
    frozen: str
    summary: Summary
    news: bool


class PlayOnFrom(Struct, frozen=True):
    """What another game goes on from: the record until there, and a snapshot."""

    record: str
    kept: Kept


# -- coming and going ------------------------------------------------------------------------------------


def arrive(opening: Opening) -> Arrived:
    """Opens a game; the rules may have changed since it was opened last."""
    match = HALL.match(opening)
    news = opening.header is not None and news_of(opening.header, match)
    return Arrived(match.n, frozen_text(match), match.summary(), news)


def dismiss(id: str) -> None:
    """Forgets a game that was opened only to see what became of it."""
    HALL.forget(id)


def show_last(opening: Opening, n: int, views: bytes) -> None:
    """Lets a frozen game show what each player saw last, if that was kept."""
    show_stored(HALL.match(opening), n, unpacked_views(views))


def snapshot(opening: Opening) -> Kept | None:
    """A snapshot of a game; none of a frozen one: the rules that are here do not know how it looked."""
    match = HALL.match(opening)
    if match.frozen is not None:
        return None
    return Kept(match.n, match.hash(), packed_match(match))


def last_views(opening: Opening) -> bytes:
    """What each player sees now, packed, or nothing where the rules that are here are not the game's."""
    match = HALL.match(opening)
    return packed_views(match) if worth_keeping(match) else b""


# -- looking ---------------------------------------------------------------------------------------------


def view(opening: Opening, player: int, since: int, era: int) -> Shown:
    """A player's view, -1 a spectator's."""
    held = HALL.held(opening)
    return Shown(*_written(held, player, since, era), held.match.eras)


def _written(held: Held, player: int, since: int, era: int) -> tuple[bytes, int, bytes]:
    match = held.match
    since = match.first_line(player, since, era)
    edition = match.edition(player)
    kept = held.written.get((player, since))
    if kept is None or kept[0] != edition:
        if len(held.written) >= MOST_WRITTEN:
            held.written.clear()
        player_view = match.view(player, since, match.eras)
        kept = edition, (encode(player_view), player_view.log_final, _gist(player_view))
        held.written[player, since] = kept
    return kept[1]


def _gist(view: View) -> bytes:
    """A digest of a view without the final lines of its log, however many of them it brings."""
    open_lines = view.log[max(0, view.log_final - view.log_from) :]
    bare = msgspec.structs.replace(view, log=open_lines, log_from=view.log_final)
    return blake2b(encode(bare), digest_size=16).digest()


def beginning(header: Header, kept: Kept | None) -> Beginning:
    """A game that is about to begin, by the rules that are here: it may have waited while they changed.

    One that goes on from another brings a snapshot of the moment.
    """
    header = msgspec.structs.replace(header, rules_version=rules_version(header.game))
    try:
        match = begun(header) if kept is None else played_on(header, kept.data)
    except (Broken, ValueError) as e:
        raise fault(409, "conflict", "cannot-begin", str(e)) from e
    match.label([])
    return Beginning(match.summary(), header.rules_version)


# -- choosing --------------------------------------------------------------------------------------------


def perform(opening: Opening, wish: Wish, people: list[str], at: str) -> Performed:
    """Checks a wish and plays it; the caller writes it down, or opens the game again."""
    held = HALL.held(opening)
    match = held.match
    match.people = people
    match.check(wish.player, wish.act, wish.seq)
    if wish.act in ("undo", "redo"):
        must_be_kinds(match, wish.keys)
    name, keys = wish.act, wish.keys
    if name == "takeback":
        name, keys = match.takeback(wish.player)
    act = Act(match.n + 1, wish.player, name, keys, at=at)
    ply = match.game.state.ply
    try:
        done = match.perform(act)
        if name == "play":
            keys = keys[: done.choices]
            if wish.then is not None and not done.interrupted and match.follows(wish.player, *wish.then):
                keys = [*keys, wish.then[1]]
        match.game.rest()
        written = msgspec.structs.replace(act, keys=keys, hash=match.hash())
        choices = len(keys) if name == "play" else done.choices
        status = "over" if match.over else "running"
        shown = _written(held, wish.player, wish.since, 0)[0] if wish.since >= 0 else b""
        return Performed(written, choices, done.interrupted, status, match.summary(), shown)
    except (Refused, Unreadable, NoUndo):
        if match.game.state.ply != ply:  # the keys before the wrong one were played in memory
            HALL.forget(opening.id)
        raise
    except BaseException:
        HALL.forget(opening.id)
        raise


def must_be_kinds(match: Match, names: list[str]) -> None:
    """What undo and redo pass over is written into the log of acts: few names, of questions of the game."""
    if len(names) > MOST_KINDS:
        raise bad_request(f"through: at most {MOST_KINDS} kinds of questions")
    if not names:
        return
    kinds = {f"{frame.NAME}.{step}" for frame in match.game.rules.frames for step in frame.STEPS}
    for name in names:
        if name not in kinds:
            raise bad_request("through: holds a name that is no kind of question of this game")


def carried_from(opening: Opening, player: int) -> int:
    """The version of the rules that a player may agree to leave behind; refused where there is none."""
    match = HALL.match(opening)
    match.check(player, "carry", None)
    return match.game.version


def question(opening: Opening, secret: bytes) -> ComputerQuestion | None:
    """What the first computer that is asked is asked; None: it is a person's turn."""
    match = HALL.match(opening)
    for player in match.asked():
        level = match.computers[player]
        if level:
            seat = match.game.seat(player)
            keys, failed = quick_act(seat, level, secret) if level in QUICK else ([], "")
            since = len(match.game.since)
            return ComputerQuestion(player, level, seat.seq, match.n + 1, since, keys, failed)
    return None


def quick_act(seat: Seat, level: str, secret: bytes) -> tuple[list[str], str]:
    """The act of a level that answers at once, or a random one and the reason."""
    try:
        return acts_ahead(seat, level, secret, 1)[0], ""
    except Exception:
        number = seat.game.state.ply + 1
        failed = f"the {level} failed at choice {number}: chance chooses\n{traceback.format_exc(limit=-12)}"
        return acts_ahead(seat, RANDOM, secret, 1)[0], failed


def lower_act(opening: Opening, asked: ComputerQuestion, secret: bytes) -> tuple[list[str], str]:
    """The act of a lower level, for one that fails."""
    return quick_act(HALL.match(opening).game.seat(asked.player), GREEDY, secret)


def thought(opening: Opening, asked: ComputerQuestion, secret: bytes) -> list[Intended]:
    """The next acts of a level that searches, as far as they are settled by now."""
    acts: list[Intended] = []
    since = asked.since
    for keys in acts_ahead(HALL.match(opening).game.seat(asked.player), asked.level, secret):
        acts.append(Intended(since, keys))
        since += len(keys)
    return acts


def advice(opening: Opening, player: int, seq: int, secret: bytes) -> tuple[str, bytes]:
    """What the strongest computer would do on a seat that is asked: its level, and the advice as JSON."""
    match = HALL.match(opening)
    match.check(player, "hint", seq)  # before somebody thinks for seconds
    what = advise(match.game.seat(player), secret)
    return what.level, encode(what)


# -- asking ----------------------------------------------------------------------------------------------


def odds(opening: Opening, player: int, key: str, then: list[str]) -> bytes:
    return encode(HALL.match(opening).game.seat(player).odds(key, then=then))


def why(opening: Opening, player: int, keys: list[str], clicked: list[str]) -> bytes:
    return encode(HALL.match(opening).game.seat(player).why(*keys, clicked=clicked))


def overlay(opening: Opening, player: int, name: str, at: list[str]) -> bytes:
    return encode(HALL.match(opening).game.seat(player).overlay(name, at))


# -- afterwards ------------------------------------------------------------------------------------------


def must_be_over(match: Match) -> Match:
    if not match.ended:
        raise fault(409, "conflict", "not-over")
    return match


def record(opening: Opening, secret: bytes, shares: list[str]) -> str:
    """The record of a finished game, with what is needed to check its dice."""
    return sealed(must_be_over(HALL.match(opening)), secret, shares)


def cut(opening: Opening, step: int) -> PlayOnFrom:
    """The choices of a finished game until a moment, to be played on from."""
    match = must_be_over(HALL.match(opening))
    try:
        shortened = match.game.record.until(step)
    except ValueError as e:
        raise bad_request(f"step: {e}") from e
    if match.game.over and step == match.game.state.ply:
        raise fault(409, "over", "over")
    text = msgspec.structs.replace(shortened, commitment="", secret=b"", shares=[]).text()
    try:
        game = load(text)
    except RecordError as e:
        if match.frozen is None:
            raise
        raise match.halted("frozen") from e  # the rules that are here read it differently
    return PlayOnFrom(text, Kept(OPENING, game.hash(), packed(game)))
