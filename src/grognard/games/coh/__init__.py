"""Conflict of Heroes: Storms of Steel (Kursk 1943). Modules are named after the rulebook's chapters."""

from .rules import CohRules

RULES = CohRules()
