# mypyc: interpreted
"""The names and figures that the data files of every game of the family write, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Text = Annotated[str, Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Slug = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
MessageId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)+$")]
Hex = Annotated[str, Meta(pattern=r"^[0-9]{4}$")]
Hexside = Annotated[str, Meta(pattern=r"^[0-9]{4}/[0-9]{4}$")]
Count = Annotated[int, Meta(ge=0, le=99)]
Figure = Annotated[int, Meta(ge=-9, le=99)]
Strength = Annotated[int, Meta(ge=0, le=12)]
HalfPoints = Annotated[int, Meta(ge=0, le=24)]
Wins = Annotated[int, Meta(ge=0, le=100_000)]  # games that were won

CostClass = Literal["foot", "mech", "veh"]
Ground = Literal["clear", "other", "city"]  # a column of determined defence (H44-12.2, S42-11.2.1)
Task = Literal["attacks", "defends", "meets"]
Bot = Literal["random", "recruit", "sergeant", "captain"]
