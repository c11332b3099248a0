"""The ids of a game's rules, as far as its package lists them in `data/checklist.csv`."""

from __future__ import annotations

from functools import cache
from importlib import resources

from grognard.core.kernel.rules import Rules


def rule_ids(rules: Rules) -> frozenset[str]:
    """Every rule id that a refusal may name: the package's checklist; without one, those of the tables."""
    named = [refusal.rule for refusal in rules.refusals[1:]] + [verb.rule for verb in rules.verbs]
    return _listed(rules.package) or frozenset([rule for rule in named if rule])


@cache
def _listed(package: str) -> frozenset[str]:
    try:
        text = (resources.files(package) / "data" / "checklist.csv").read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError, NotADirectoryError):
        return frozenset()
    rows = [line for line in text.splitlines() if line and not line.startswith("#")]
    return frozenset(row.split(",", 1)[0] for row in rows[1:])
