# mypyc: interpreted
"""The form of rulings.toml: how we read what the rulebook leaves open."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated

from msgspec import Meta, Struct

from grognard.core.loading.load import Source, nearest

from .origins import Section


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """One point, and where another reading is as sensible, the name of a switch and that reading."""

    id: Annotated[str, Meta(pattern=r"^R2?-[0-9]{2}$")]
    rules: Annotated[tuple[Section, ...], Meta(min_length=1)]
    ruling: Annotated[str, Meta(min_length=10, max_length=900)]
    about: Annotated[str, Meta(max_length=80)] = ""
    question: Annotated[str, Meta(max_length=600)] = ""  # what is open or contradictory
    switch: Annotated[str, Meta(pattern=r"^([a-z][a-z_]*)?$")] = ""
    on: bool = True
    other: Annotated[str, Meta(max_length=200)] = ""


class RulingFile(Struct, frozen=True, forbid_unknown_fields=True):
    """rulings.toml."""

    ruling: tuple[Ruling, ...]


def check_rulings(source: Source, file: RulingFile, sections: Collection[str]) -> None:
    """Ids and switches once; rules that there are; a switch says what the other reading is."""
    ids: list[str] = []
    switches: list[str] = []
    for number, row in enumerate(file.ruling):
        if row.id in ids:
            raise source.error(("ruling", number, "id"), f"{row.id!r} stands here twice")
        for at, rule in enumerate(row.rules):
            if rule not in sections:
                problem = f"there is no section {rule!r} in the rules"
                raise source.error(("ruling", number, "rules", at), problem, nearest(rule, sections))
        if row.switch and row.switch in switches:
            raise source.error(("ruling", number, "switch"), f"{row.switch!r} stands here twice")
        if bool(row.switch) != bool(row.other):
            problem = "a switch has another reading, and only that has"
            raise source.error(
                ("ruling", number, "other"), problem, "give both `switch` and `other`, or neither"
            )
        ids.append(row.id)
        switches.append(row.switch)
