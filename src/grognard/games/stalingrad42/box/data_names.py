# mypyc: interpreted
"""The names and figures that the data files of Stalingrad '42 write, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

UnitKey = Annotated[str, Meta(pattern=r"^[A-Z]+(-[A-Z0-9]+)+$", max_length=24)]
Turn = Annotated[int, Meta(ge=1, le=36)]

Side = Literal["axis", "soviet"]
Nation = Literal[
    "german",
    "romanian",
    "italian",
    "hungarian",
    "slovak",
    "croat",
    "north_caucasian",
    "soviet",
]
Branch = Literal[  # the colour of the counter (S42-2.3.4)
    "wehrmacht",
    "ss",
    "luftwaffe",
    "romanian",
    "italian",
    "hungarian",
    "slovak",
    "croat",
    "volunteers",
    "regular",
    "guards",
    "marine",
    "nkvd",
]
Quality = Literal["elite", "regular", "poor"]
Size = Literal["", "II", "III", "X", "XX", "XXX", "XXXX", "XXXXX"]
Dot = Literal["", "black", "red", "white"]
Role = Literal["unit", "remnant", "upgrade"]
Replacement = Literal["tank", "infantry", "cavalry", "special", "allied"]
Season = Literal["june_august", "september", "mud", "winter"]
Weather = Literal["clear", "overcast", "overcast_w", "rain", "snow"]
Part = Literal["C1", "C2", "C3", "C4", "O1"]  # of the map, as that scenario of the rules uses it
Area = Literal[
    "A", "B", "C", "D", "E", "F", "G", "H", "J", "K", "L", "M", "N", "O", "P", "Q", "R",
    "W", "X", "Y", "Z", "NORTH",
]  # fmt: skip
Card = Literal["campaign", "caucasus", "uranus", "voronezh"]
Track = Literal["campaign", "caucasus"]
