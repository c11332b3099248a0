# mypyc: interpreted
"""rulings.toml: how doubtful places of the rules are read, in a form that the games of the family have alike.

Rules never read these entries: they are for readers, and the rules reference names each of them where it
tells what follows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from grognard.core.loading.box import ChecklistRow, check_known
from grognard.core.loading.load import Source, read_toml

Text = Annotated[str, Meta(min_length=1, max_length=500)]


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of rulings.toml: how a doubtful place of the rules is read."""

    id: Annotated[str, Meta(pattern=r"^R-[0-9]+$")]
    rules: Annotated[tuple[str, ...], Meta(min_length=1)]  # the one that decides first
    words: Text  # of the book, in its own language
    reading: Text  # what follows from them


class RulingsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """rulings.toml."""

    rulings: tuple[Ruling, ...]


def read_rulings(source: Source, checklist: Mapping[str, ChecklistRow]) -> tuple[Ruling, ...]:
    """rulings.toml: each once, about sections that there are."""
    rows = read_toml(source, RulingsFile).rulings
    for number, row in enumerate(rows):
        if row.id in [other.id for other in rows[:number]]:
            raise source.error(("rulings", number, "id"), f"{row.id} is there twice")
        for at, rule in enumerate(row.rules):
            check_known(source, ("rulings", number, "rules", at), rule, checklist, "section")
    return rows
