"""Holland '44: Operation Market-Garden. Modules are named after the rulebook's chapters."""

from .rules import HollandRules

RULES = HollandRules()
