# mypyc: interpreted
"""The names and figures that the data files of Holland '44 write, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Text = Annotated[str, Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Slug = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
MessageId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)+$")]
UnitKey = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$", max_length=24)]
RuleId = Annotated[str, Meta(pattern=r"^H44-S?[0-9]+(\.[0-9]+)*$")]
Hex = Annotated[str, Meta(pattern=r"^[0-9]{4}$")]
Hexside = Annotated[str, Meta(pattern=r"^[0-9]{4}/[0-9]{4}$")]
Area = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O"]
Turn = Annotated[int, Meta(ge=1, le=20)]
Count = Annotated[int, Meta(ge=0, le=99)]
Figure = Annotated[int, Meta(ge=-9, le=99)]
Strength = Annotated[int, Meta(ge=0, le=12)]
HalfPoints = Annotated[int, Meta(ge=0, le=24)]

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
CostClass = Literal["foot", "mech", "veh"]
FreeType = Literal["", "artillery", "bridging", "engineer", "flak"]
Landing = Literal["", "parachute", "glider"]
Role = Literal["unit", "breakdown", "remnant"]
TurnKind = Literal["AM", "PM", "Night"]
Weather = Literal["clear", "cloudy", "overcast"]
