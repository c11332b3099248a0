# mypyc: interpreted
"""The form of organisation.toml: platoons, companies and extras by year and side, all of them ours."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from grognard.core.loading.load import Source, nearest, read_toml

from .card_types import Leg, Month, Towed, Vehicle
from .data_files import SHELF, Cards, load_cards
from .plain_types import Grade, Side
from .scenario_types import Key, Role

Card = Vehicle | Towed | Leg
Branch = Literal["armour", "infantry", "guns", "recon"]
Number = Annotated[int, Meta(ge=1, le=12)]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Units of one card. `rides`: the card of the row that carries them; `mobile`: only with who moves."""

    card: str
    count: Number
    roles: tuple[Role, ...] = ()
    weapons: tuple[str, ...] = ()
    rides: str = ""
    mobile: bool = False


class Dated(Struct, frozen=True, forbid_unknown_fields=True):
    """What a side has from a month to a month."""

    id: Key
    side: Side
    arm: Branch
    since: Month
    until: Month


class Platoon(Dated, frozen=True, forbid_unknown_fields=True):
    """Units that are bought together. `count` of an extra: how many of it a force may have."""

    units: Annotated[tuple[Row, ...], Meta(min_length=1)]
    count: Number = 12


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """How many platoons of a kind a company has at most."""

    platoon: Key
    count: Number


class Company(Dated, frozen=True, forbid_unknown_fields=True):
    """A formation (PZR-6.2): its headquarters, and platoons in the order in which they are bought."""

    platoons: Annotated[tuple[Part, ...], Meta(min_length=1)]
    weight: Number  # how often it is drawn
    count: Number  # how many of it a force may have
    lead: tuple[Row, ...] = ()


class GradeOfTime(Struct, frozen=True, forbid_unknown_fields=True):
    """The grade of a side's forces in a time, when nobody asks for another."""

    side: Side
    since: Month
    until: Month
    grade: Grade


class Organisation(Struct, frozen=True, forbid_unknown_fields=True):
    """organisation.toml."""

    grade: tuple[GradeOfTime, ...]
    platoon: tuple[Platoon, ...]
    company: tuple[Company, ...]
    extra: tuple[Platoon, ...]

    def platoon_of(self, id: str) -> Platoon:
        """A platoon by its id."""
        return next(each for each in self.platoon if each.id == id)


@cache
def load_organisation() -> Organisation:
    """Read organisation.toml once."""
    return read_organisation(SHELF.source("organisation.toml"))


def read_organisation(source: Source) -> Organisation:
    """organisation.toml, checked against the cards; a LoadError names the first thing that is wrong."""
    file = read_toml(source, Organisation)
    for kind in ("platoon", "company", "extra"):
        ids: list[str] = []
        for number, each in enumerate(getattr(file, kind)):
            if each.id in ids:
                raise source.error((kind, number, "id"), f"{each.id!r} stands here twice")
            ids.append(each.id)
            name = "lead" if isinstance(each, Company) else "units"
            rows: tuple[Row, ...] = getattr(each, name)
            for at, row in enumerate(rows):
                problem = _row_problem(each, row, rows, load_cards())
                if problem:
                    raise source.error((kind, number, name, at), problem)
    for number, company in enumerate(file.company):
        _check_parts(source, number, company, file)
    return file


def _row_problem(owner: Dated, row: Row, rows: tuple[Row, ...], cards: Cards) -> str:
    """What is wrong with a row of units; "" if nothing is."""
    card = card_of(row.card, cards)
    if card is None:
        return f"there is no card {row.card!r}"
    if card.side != owner.side:
        return f"{row.card} is a {card.side} card"
    for name in row.weapons:
        if name not in cards.weapons or cards.weapons[name].side != owner.side:
            return f"there is no {owner.side} support weapon {name!r}"
    carriers = [other for other in rows if other.card == row.rides]
    if row.rides and (not carriers or carriers[0].count < row.count):
        return f"there are not enough {row.rides} to ride on"
    return ""


def _check_parts(source: Source, number: int, company: Company, file: Organisation) -> None:
    known = {each.id: each for each in file.platoon}
    for at, part in enumerate(company.platoons):
        where = ("company", number, "platoons", at, "platoon")
        if part.platoon not in known:
            problem = f"there is no platoon {part.platoon!r}"
            raise source.error(where, problem, nearest(part.platoon, known))
        if known[part.platoon].side != company.side:
            raise source.error(where, f"{part.platoon} is a platoon of the other side")


def card_of(name: str, cards: Cards) -> Card | None:
    """The card of a vehicle, a towed gun or a leg unit by its id."""
    return cards.vehicles.get(name) or cards.towed.get(name) or cards.leg.get(name)
