# mypyc: interpreted
"""The names and figures that the data files of Holland '44 write, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

UnitKey = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$", max_length=24)]
Area = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O"]
Turn = Annotated[int, Meta(ge=1, le=20)]

Side = Literal["allied", "german"]
Nation = Literal[
    "american",
    "british",
    "canadian",
    "dutch",
    "polish",
    "wehrmacht",
    "ss",
    "luftwaffe",
    "kriegsmarine",
]
Morale = Literal["elite", "regular", "poor"]
Size = Literal["", "I", "II", "III", "X"]
Division = Literal["", "101", "82", "1Abn"]
Corps = Literal["", "8C", "12C", "30C"]
FreeType = Literal["", "artillery", "bridging", "engineer", "flak"]
Landing = Literal["", "parachute", "glider"]
Role = Literal["unit", "breakdown", "remnant"]
TurnKind = Literal["AM", "PM", "Night"]
Weather = Literal["clear", "cloudy", "overcast"]
