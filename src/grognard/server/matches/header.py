"""What is known of a game without its acts."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.referee.fair import seed_of

from ..processes.fair_queue import Owner
from .match import Match, Summary, begin


class Sitter(Struct, frozen=True):
    """A seat: a person, a computer, or nobody yet."""

    seat: str
    person: str
    name: str
    level: str
    share: str
    agreed: int = 0  # the version of the rules he would go on by

    @property
    def taken(self) -> bool:
        return bool(self.person or self.level or self.name == GONE)


GONE = "—"  # the name of somebody who has deleted his account


class Header(Struct, frozen=True):
    """What is known of a game without its acts."""

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    rules_version: int
    package_version: str
    host: str
    lesson: str
    secret: bytes
    seed: str
    opening: str
    status: str
    acts: int
    summary: Summary
    created: str
    changed: str
    seats: list[Sitter]
    frozen: str = ""  # JSON: why it cannot be played on, or ""
    renewed: str = ""  # hexadecimal: the secret of its dice since it went on after its end, or ""

    @property
    def name(self) -> str:
        return f"{self.game}/{self.scenario}"

    def players_of(self, person: str) -> list[int]:
        return [number for number, sitter in enumerate(self.seats) if person and sitter.person == person]

    def number(self, seat: str) -> int:
        """The player of a seat, -1 if there is no such seat."""
        return next((number for number, sitter in enumerate(self.seats) if sitter.seat == seat), -1)

    def begin(self) -> Match:
        """The match before its first act; all seats must be taken."""
        return begin(self.name, self.options, self.dice, self.opening, *self.sitting, self.rules_version)

    @property
    def dice(self) -> bytes:
        """The seed that its dice begin with; all seats must be taken."""
        return self.seed.encode() or seed_of(self.secret, [sitter.share for sitter in self.seats])

    @property
    def kept_secret(self) -> bytes:
        """The secret behind the dice to come. One that was shown at the game's end is no secret any more."""
        return bytes.fromhex(self.renewed) or self.secret

    @property
    def sitting(self) -> tuple[list[str], list[str]]:
        """Per player the level of the computer that plays, and the person."""
        return [sitter.level for sitter in self.seats], [sitter.person for sitter in self.seats]

    def owner(self) -> Owner:
        """For whom its computers play: its host, or who sits there."""
        person = self.host or next((sitter.person for sitter in self.seats if sitter.person), "")
        return Owner(person, person)


class Latest(Struct, frozen=True):
    """What changes of a header while a game goes on."""

    n: int
    status: str
    summary: Summary
    changed: str
    frozen: str
    rules_version: int
    renewed: str
