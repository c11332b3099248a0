# mypyc: interpreted
"""Records: a game as readable text. Scenario, options, seed and choices are the whole game.

grognard record 2
game coh 1
scenario dawn-at-the-granary
option groups off
seats german soviet
seed 6b1f...
commitment 0c77...
secret 91ab...
shares 6b61 -
sign > to
1 soviet commit 0
2 german activate G-INF-1; move 7-G08, 7-G09
# a note
takeback 1
reseed 77c0...
rules 2
hash 50 91c2...
end 57 0a3e...
sum 77af...
"""

from __future__ import annotations

from hashlib import blake2b
from string import hexdigits
from sys import intern
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from ..kernel.shelf import Shelf
from ..telling.message import Message, msg
from .runs import AGAIN, ALIKE, NEXT, Reading, written

FORMAT = "grognard record 2"
RESERVED = (NEXT, AGAIN, ALIKE, "#")
ONE_A_LINE = "grognard record 1"  # the form before it: every choice on a line of its own, which 2 reads too


class RecordError(ValueError):
    """A record that cannot be read or replayed: the line, the choice and what to do."""

    def __init__(self, problem: str, line: int = 0, choice: int = 0, text: Message | None = None) -> None:
        where = f"record, line {line}: " if line else "record: "
        at = f" (choice {choice})" if choice else ""
        super().__init__(f"{where}{problem}{at}")
        self.problem = problem
        self.line = line
        self.choice = choice
        self.text = text or msg("core-record-unreadable-line", line=line, text=problem)


class Choice(Struct, gc=False):  # hundreds per game, of plain text: nothing for the garbage collector
    """One choice as it was made; `auto`: answered by a standing order or a clock."""

    seat: str
    key: str
    auto: bool = False
    line: int = 0


class Remark(Struct):
    """A remark at some point of the game."""

    text: str


class Takeback(Struct):
    """Everybody agreed to take back so many choices; the dice to come are new."""

    plies: int


class Reseed(Struct):
    """From here on the dice come from another seed: a new game is played on from an old one."""

    seed: bytes


class CarriedOver(Struct):
    """From here on the game is played by another version of the rules; everybody agreed."""

    version: int


Entry = Choice | Remark | Takeback | Reseed | CarriedOver


def shelved(entries: list[Entry]) -> Shelf[Entry]:
    """Entries as a record keeps them."""
    return Shelf(plain_entry, made_entry, entries)


def plain_entry(entry: Entry) -> tuple[object, ...]:
    """An entry in numbers and text, to be packed; only a choice has a seat."""
    if isinstance(entry, Choice):
        return (entry.seat, entry.key, entry.auto, entry.line)
    if isinstance(entry, CarriedOver):
        return (None, (entry.version,), False, 0)
    if isinstance(entry, Remark):
        return (None, entry.text, False, 0)
    return (None, entry.plies if isinstance(entry, Takeback) else entry.seed, False, 0)


def made_entry(row: tuple[object, ...]) -> Entry:
    """The entry of these numbers and texts."""
    seat, what, auto, line = cast(tuple[str | None, object, bool, int], row)
    if seat is not None and isinstance(what, str):
        return Choice(intern(seat), intern(what), auto, line)
    if isinstance(what, str):
        return Remark(what)
    if isinstance(what, tuple):
        return CarriedOver(cast(int, what[0]))
    return Takeback(what) if isinstance(what, int) else Reseed(cast(bytes, what))


class Standing(Struct, frozen=True):
    """A choice that was not taken back: the entry it is, the dice and the rules it was made with."""

    choice: Choice
    at: int
    epoch: int
    seed: bytes
    version: int


class Record(Struct):
    """The text of a game in parts."""

    game: str
    version: int
    scenario: str
    options: dict[str, str]
    seats: list[str]
    seed: bytes
    entries: Shelf[Entry]
    hashes: dict[int, str]  # by ply, every 50
    end: tuple[int, str] | None = None  # ply and hash of the position it stops at
    given: bool = False  # the dice were given, not sealed: such a game cannot be replayed from its record
    commitment: str = ""  # how the dice can be checked: see `grognard.core.referee.fair`
    secret: bytes = b""
    shares: list[str] = []
    signs: dict[str, str] = {}  # by verb: the sign that runs of choices write for it

    def text(self) -> str:
        lines = [FORMAT, f"game {self.game} {self.version}", f"scenario {self.scenario}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines += ["seats " + " ".join(self.seats), f"seed {self.seed.hex()}"]
        if self.given:
            lines.append("dice given")
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        if self.secret:
            lines.append(f"secret {self.secret.hex()}")
            lines.append(" ".join(["shares", *(share.encode().hex() or "-" for share in self.shares)]))
        lines += [f"sign {sign} {verb}" for verb, sign in self.signs.items()]
        lines += self._entry_lines()
        if self.end is not None:
            lines.append(f"end {self.end[0]} {self.end[1]}")
        body = "\n".join(lines) + "\n"
        return body + f"sum {checksum(body)}\n"

    def _entry_lines(self) -> list[str]:
        """Choices, those of a seat in a row together, and what else happened."""
        lines: list[str] = []
        run: list[Choice] = []
        ply = 0
        for entry in self.entries:
            if isinstance(entry, Choice):
                if run and (entry.seat != run[0].seat or entry.auto or run[0].auto):
                    lines += self._run_lines(run, ply)
                    run = []
                ply += 1
                run.append(entry)
                if ply in self.hashes:
                    lines += [*self._run_lines(run, ply), f"hash {ply} {self.hashes[ply]}"]
                    run = []
                continue
            lines += self._run_lines(run, ply)
            run = []
            if isinstance(entry, Takeback):
                ply -= entry.plies
                lines.append(f"takeback {entry.plies}")
            elif isinstance(entry, Reseed):
                lines.append(f"reseed {entry.seed.hex()}")
            elif isinstance(entry, CarriedOver):
                lines.append(f"rules {entry.version}")
            else:
                lines.append(f"# {entry.text}")
        return lines + self._run_lines(run, ply)

    def _run_lines(self, run: list[Choice], ply: int) -> list[str]:
        """Choices of one seat, the last with the number `ply`; one that was automatic stands alone."""
        if not run:
            return []
        if run[0].auto:
            return [f"{ply} {run[0].seat} {run[0].key} auto"]
        head = f"{ply - len(run) + 1} {run[0].seat}"
        return written(head, [choice.key for choice in run], self.signs)

    def standing(self) -> list[Standing]:
        """The choices that stand, in order, each with the dice it was made with."""
        choices: list[Standing] = []
        epoch = 0
        seed, version = self.seed, self.version
        for at, entry in enumerate(self.entries):
            if isinstance(entry, Choice):
                choices.append(Standing(entry, at, epoch, seed, version))
            elif isinstance(entry, Takeback):
                epoch += 1
                del choices[len(choices) - entry.plies :]
            elif isinstance(entry, Reseed):
                seed = entry.seed
            elif isinstance(entry, CarriedOver):
                version = entry.version
        return choices

    def last_version(self) -> int:
        """The version of the rules it goes on by: the one it began with, or was carried over to."""
        carried = (entry.version for entry in reversed(self.entries) if isinstance(entry, CarriedOver))
        return next(carried, self.version)

    def held_before(self, ply: int) -> int:
        """The last choice before `ply` whose position is recorded; 0 if there is none."""
        return max((known for known in self.hashes if known < ply), default=0)

    def until(self, ply: int) -> Record:
        """The record up to the choice number `ply` of those that stand, with the takebacks before it."""
        stand = self.standing()
        if not 0 <= ply <= len(stand):
            raise ValueError(f"{len(stand)} choices stand in the record: there is no choice {ply}")
        kept = stand[ply - 1].at + 1 if ply else 0
        hashes = {at: hash for at, hash in self.hashes.items() if at <= ply}
        return replace(self, entries=shelved(self.entries[:kept]), hashes=hashes, end=None)


def checksum(body: str) -> str:
    return blake2b(body.encode(), digest_size=8).hexdigest()


def parse_record(text: str) -> Record:
    """Reads a record; raises RecordError naming the line. Choices are checked when replayed."""
    if len(text) > 50_000_000:
        raise RecordError("longer than 50 MB: not a record of one game")
    lines = text.splitlines()
    if not lines or lines[0] not in (FORMAT, ONE_A_LINE):
        raise RecordError(f"the first line must read '{FORMAT}'", 1)
    _check_sum(lines)
    reader = _Reader(lines)
    game, version = reader.words("game", 2)
    if not version.isdecimal():
        raise RecordError(f"rules version '{version}' is not a number", reader.at)
    scenario = reader.words("scenario", 1)[0]
    options: dict[str, str] = {}
    while reader.next_is("option"):
        name, value = reader.words("option", 2)
        options[name] = value
    seats = reader.words("seats", -1)
    seed = _bytes(reader, "seed", reader.words("seed", 1)[0])
    record = Record(game, int(version), scenario, options, seats, seed, shelved([]), {})
    if reader.next_is("dice"):
        record.given = reader.words("dice", 1) == ["given"]
    _read_fairness(record, reader)
    while reader.next_is("sign"):
        sign, verb = reader.words("sign", 2)
        if len(sign) != 1 or sign in RESERVED or sign.isalnum():
            raise RecordError(f"'{sign[:40]}' cannot be the sign of a verb", reader.at)
        record.signs[verb] = sign
    while reader.at < len(lines) - 1:
        _read_entry(record, reader)
    return record


def _bytes(reader: _Reader, what: str, word: str) -> bytes:
    try:
        raw = bytes.fromhex(word)
    except ValueError:
        raise RecordError(f"the {what} must be hexadecimal digits", reader.at) from None
    if not 1 <= len(raw) <= 64:
        raise RecordError(f"the {what} must be 1 to 64 bytes long", reader.at)
    return raw


def _read_fairness(record: Record, reader: _Reader) -> None:
    """The lines by which the dice can be checked, where there are any."""
    if reader.next_is("commitment"):
        record.commitment = reader.words("commitment", 1)[0]
        if len(record.commitment) != 64 or not set(record.commitment) <= set(hexdigits.lower()):
            raise RecordError("the commitment must be 64 hexadecimal digits", reader.at)
    if reader.next_is("secret"):
        record.secret = _bytes(reader, "secret", reader.words("secret", 1)[0])
        words = reader.words("shares", len(record.seats))
        try:
            record.shares = ["" if word == "-" else bytes.fromhex(word).decode() for word in words]
        except ValueError:
            raise RecordError("each share must be text as hexadecimal digits, or '-'", reader.at) from None


def _check_sum(lines: list[str]) -> None:
    if not lines[-1].startswith("sum "):
        raise RecordError("the last line must be 'sum ...': the record was cut short", len(lines))
    body = "\n".join(lines[:-1]) + "\n"
    if lines[-1] != f"sum {checksum(body)}":
        raise RecordError("the checksum does not fit the text: the record was changed or damaged", len(lines))


class _Reader:
    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 1  # lines read so far: the number of the line read last
        self.choices = 0  # choices that stand after the entries read so far

    def next_is(self, word: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].startswith(word + " ")

    def words(self, word: str, count: int) -> list[str]:
        self.at += 1
        line = self.lines[self.at - 1] if self.at <= len(self.lines) else ""
        words = line.split()
        if not words or words[0] != word or (count >= 0 and len(words) != count + 1) or len(words) < 2:
            raise RecordError(f"expected a line '{word} ...', found '{line[:60]}'", self.at)
        return words[1:]


def _read_entry(record: Record, reader: _Reader) -> None:
    line = reader.lines[reader.at]
    reader.at += 1
    words = line.split()
    choices = reader.choices
    if record.end is not None:
        raise RecordError("nothing may follow the 'end' line but the sum", reader.at)
    if line.startswith("# "):
        record.entries.append(Remark(line[2:]))
    elif len(words) == 2 and words[0] == "takeback" and words[1].isdecimal() and 0 < int(words[1]) <= choices:
        record.entries.append(Takeback(int(words[1])))
        reader.choices -= int(words[1])
    elif len(words) == 2 and words[0] == "reseed":
        record.entries.append(Reseed(_bytes(reader, "seed", words[1])))
    elif len(words) == 2 and words[0] == "rules" and words[1].isdecimal():
        record.entries.append(CarriedOver(int(words[1])))
    elif len(words) == 3 and words[0] == "hash" and words[1] == str(choices):
        record.hashes[choices] = words[2]
    elif len(words) == 3 and words[0] == "end" and words[1] == str(choices):
        record.end = (choices, words[2])
    elif len(words) >= 3 and words[0] == str(choices + 1):
        _read_run(record, reader)
    else:
        raise RecordError(
            f"expected choice {choices + 1}, a note or a takeback, found '{line[:60]}'", reader.at
        )


def _read_run(record: Record, reader: _Reader) -> None:
    """A line of choices that one seat made, and the lines on which it goes on."""
    line = reader.lines[reader.at - 1]
    _, seat, said = line.split(None, 2)
    auto = said.endswith(" auto")
    reading = Reading(record.signs)
    while True:
        try:
            keys = reading.line(said.removesuffix(" auto") if auto else said)
        except ValueError as e:
            raise RecordError(str(e), reader.at, reader.choices + 1) from None
        record.entries.extend([Choice(intern(seat), intern(key), auto, reader.at) for key in keys])
        reader.choices += len(keys)
        said = reader.lines[reader.at]
        if not said.startswith(" "):
            break
        reader.at += 1
    if reading.mark:
        raise RecordError(f"nothing stands behind '{reading.mark}'", reader.at, reader.choices + 1)
