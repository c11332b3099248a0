"""Panzer, second edition (Eastern Front 1941 to 1945). Modules are named after the rulebook's chapters.

1, 2  `box`, `setting`             5   general rules: where they apply
3     `scenario`, `state`          6.2 `command`
4.0   `turn`                       6.5.4 `gp`
4.1   `ground`, `spotting`         6.6 `movement`
4.2   `command`                    6.8 `adjust`
4.4   `fire`, `cards`
4.5   `movement`
4.6   `adjust`, `setting`
"""

from .rules import PanzerRules

RULES = PanzerRules()
