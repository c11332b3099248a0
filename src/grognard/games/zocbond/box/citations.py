# mypyc: interpreted
"""citations.csv: the rule of a game behind each verb, refusal, modifier and sentence that the family names.

The rules ask for "verb-march", "has-moved" or "modifier-step-road" and get the id of a rule.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from grognard.core.loading.box import ChecklistRow, DataFolder, check_known
from grognard.core.loading.load import LoadError, Source, nearest, read_csv

from ..refusals import refusal_names
from ..verbs import verb_names


class CitationRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of citations.csv. Modifiers are lines of ledgers; each game has some of its own.

    `overlay` is behind what an overlay says, `course` behind why a choice is asked.
    """

    kind: Literal["verb", "refusal", "modifier", "overlay", "course"]
    name: Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$")]
    rule: str

    def key(self) -> str:
        """Return the name under which the rules ask for it."""
        return self.name if self.kind == "refusal" else f"{self.kind}-{self.name}"


def read_citations(source: Source, rules: Collection[str]) -> dict[str, str]:
    """Read citations.csv: every verb and refusal of the family once, and only rules that there are."""
    family = {"verb": verb_names(), "refusal": refusal_names()}
    rows = read_csv(source, CitationRow, key=("kind", "name"))
    for number, row in enumerate(rows):
        names = family.get(row.kind, [row.name])
        if row.name not in names:
            problem = f"the family has no {row.kind} {row.name!r}"
            raise source.error((number, "name"), problem, nearest(row.name, names))
        check_known(source, (number, "rule"), row.rule, rules, "section")
    cited = {(row.kind, row.name) for row in rows}
    for kind, names in family.items():
        for name in names:
            if (kind, name) not in cited:
                raise LoadError(source.file, None, "name", f"the {kind} {name!r} is missing", "add its row")
    return {row.key(): row.rule for row in rows}


@cache
def citations(package: str) -> dict[str, str]:
    """Return the rules behind the family's names in a game, by its package."""
    shelf = DataFolder(package)
    checklist = read_csv(shelf.source("checklist.csv"), ChecklistRow)
    return read_citations(shelf.source("citations.csv"), [row.id for row in checklist])
