"""Stalingrad '42: the campaign for southern Russia, June to December 1942.

Modules are named after the rulebook's chapters.
"""

from .rules import StalingradRules

RULES = StalingradRules()
