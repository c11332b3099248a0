# mypyc: interpreted
"""The small forms that all files of the box share: names, figures, range factors, grades."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Text = Annotated[str, Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_]*$", max_length=60)]
Slug = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Figure = Annotated[int, Meta(ge=-99, le=99)]
Count = Annotated[int, Meta(ge=0, le=99)]
Percent = Annotated[int, Meta(ge=0, le=100)]
Digit = Annotated[int, Meta(ge=1, le=10)]

Side = Literal["german", "soviet"]
Grade = Literal["elite", "veteran", "seasoned", "regular", "green"]
RangeFactor = Literal["P", "S", "M", "L", "E"]
Mode = Literal["T", "H", "W", "L"]  # tracked, half-track, wheeled, on foot
Layer = Literal["basic", "advanced", "optional"]
Cover = Literal["none", "light", "medium", "heavy"]
TargetType = Literal["A", "P", "S"]  # armoured, protected, soft
UnitKind = Literal["vehicle", "leg", "towed"]
Aspect = Literal["front", "front_side", "rear_side", "rear"]
Damage = Literal["NE", "SUP", "ND", "DM", "TK", "KO", "BU"]

RANGE_FACTORS: tuple[RangeFactor, ...] = ("P", "S", "M", "L", "E")
GRADES: tuple[Grade, ...] = ("elite", "veteran", "seasoned", "regular", "green")
SIDES: tuple[Side, ...] = ("german", "soviet")
MODES: tuple[Mode, ...] = ("T", "H", "W", "L")


class ByRange(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure for each range factor: point blank, short, medium, long, extreme (PZR-4.4.3.2.1)."""

    P: Figure
    S: Figure
    M: Figure
    L: Figure
    E: Figure

    def of(self, factor: str) -> int:
        """The figure of one range factor."""
        return (self.P, self.S, self.M, self.L, self.E)["PSMLE".index(factor)]


class ByType(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure for each type of target: armoured, protected, soft."""

    A: Figure
    P: Figure
    S: Figure


class ByLegSize(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure for each size of leg unit."""

    squad: Figure
    half_squad: Figure
    section: Figure


class Modifier(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a table of modifiers. Where `by` is given, the figure stands elsewhere: a card, a grade."""

    id: Name
    value: Figure | None = None
    by: Literal["", "size", "grade"] = ""
    layer: Layer = "basic"
    per: Literal["", "instance", "hex"] = ""
    replaces: str = ""  # the line that it stands for
    applies: tuple[UnitKind, ...] = ()  # to these only
    from_range: Count = 0
