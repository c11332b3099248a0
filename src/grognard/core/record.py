# mypyc: interpreted
"""Records: a game as readable text. Scenario, options, seed and choices are the whole game.

grognard record 1
game coh 1
scenario dawn-at-the-granary
option groups off
seats german soviet
seed 6b1f...
1 soviet commit 0
2 german activate G-INF-1
# a note
takeback 1
hash 50 91c2...
end 57 0a3e...
sum 77af...
"""

from __future__ import annotations

from hashlib import blake2b
from sys import intern

from msgspec import Struct

from .message import Message, msg

FORMAT = "grognard record 1"


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


class Note(Struct):
    """A remark at some point of the game."""

    text: str


class Takeback(Struct):
    """Everybody agreed to take back so many choices; the dice to come are new."""

    plies: int


Entry = Choice | Note | Takeback


class Record(Struct):
    """The text of a game in parts."""

    game: str
    version: int
    scenario: str
    options: dict[str, str]
    seats: list[str]
    seed: bytes
    entries: list[Entry]
    hashes: dict[int, str]  # by ply, every 50
    end: tuple[int, str] | None = None  # ply and hash of the position it stops at
    given: bool = False  # the dice were given, not sealed: such a game cannot be replayed from its record

    def text(self) -> str:
        lines = [FORMAT, f"game {self.game} {self.version}", f"scenario {self.scenario}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines += ["seats " + " ".join(self.seats), f"seed {self.seed.hex()}"]
        if self.given:
            lines.append("dice given")
        ply = 0
        for entry in self.entries:
            if isinstance(entry, Choice):
                ply += 1
                lines.append(f"{ply} {entry.seat} {entry.key}" + (" auto" if entry.auto else ""))
                if ply in self.hashes:
                    lines.append(f"hash {ply} {self.hashes[ply]}")
            elif isinstance(entry, Takeback):
                ply -= entry.plies
                lines.append(f"takeback {entry.plies}")
            else:
                lines.append(f"# {entry.text}")
        if self.end is not None:
            lines.append(f"end {self.end[0]} {self.end[1]}")
        body = "\n".join(lines) + "\n"
        return body + f"sum {checksum(body)}\n"


def checksum(body: str) -> str:
    return blake2b(body.encode(), digest_size=8).hexdigest()


def parse_record(text: str) -> Record:
    """Reads a record; raises RecordError naming the line. Choices are checked when replayed."""
    if len(text) > 50_000_000:
        raise RecordError("longer than 50 MB: not a record of one game")
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
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
    try:
        seed = bytes.fromhex(reader.words("seed", 1)[0])
    except ValueError:
        raise RecordError("the seed must be hexadecimal digits", reader.at) from None
    if not 1 <= len(seed) <= 64:
        raise RecordError("the seed must be 1 to 64 bytes long", reader.at)
    record = Record(game, int(version), scenario, options, seats, seed, [], {})
    if reader.next_is("dice"):
        record.given = reader.words("dice", 1) == ["given"]
    while reader.at < len(lines) - 1:
        _read_entry(record, reader)
    return record


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
        found = line.split()
        if not found or found[0] != word or (count >= 0 and len(found) != count + 1) or len(found) < 2:
            raise RecordError(f"expected a line '{word} ...', found '{line[:60]}'", self.at)
        return found[1:]


def _read_entry(record: Record, reader: _Reader) -> None:
    line = reader.lines[reader.at]
    reader.at += 1
    words = line.split()
    choices = reader.choices
    if record.end is not None:
        raise RecordError("nothing may follow the 'end' line but the sum", reader.at)
    if line.startswith("# "):
        record.entries.append(Note(line[2:]))
    elif len(words) == 2 and words[0] == "takeback" and words[1].isdecimal() and 0 < int(words[1]) <= choices:
        record.entries.append(Takeback(int(words[1])))
        reader.choices -= int(words[1])
    elif len(words) == 3 and words[0] == "hash" and words[1] == str(choices):
        record.hashes[choices] = words[2]
    elif len(words) == 3 and words[0] == "end" and words[1] == str(choices):
        record.end = (choices, words[2])
    elif len(words) >= 3 and words[0] == str(choices + 1):
        auto = words[-1] == "auto"
        key = " ".join(words[2:-1] if auto else words[2:])
        record.entries.append(Choice(intern(words[1]), intern(key), auto, reader.at))
        reader.choices += 1
    else:
        raise RecordError(
            f"expected choice {choices + 1}, a note or a takeback, found '{line[:60]}'", reader.at
        )
