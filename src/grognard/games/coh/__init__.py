"""Conflict of Heroes: Storms of Steel (Kursk 1943). Modules are named after the rulebook's chapters.

 1 `box`, `deployment`                11 `hills`
 2 `rounds`, `turns`, `victory`       12 `mortars`, `artillery`, `aiming`;
 3 `turns`; 3.2 `caps`                   12.2 `combat`
 4 `box`: `setup_map`                 13 `smoke`; 13.1 `smoke_laying`
 5 `movement`; 5.1 `reinforcements`   14 to 16.0 `vehicles`
 6 `sight`                            16.1, 17 `transport`
 7 `combat`, `attack`, `hex_fire`;    18 `fortifications`, `mines`, `works`
   7.3 `hits`; 7.5 `rally`;           19 `mines`, `smoke_laying`
   7.63 `retreats`                    20 `air`
 8 `cards`                            21 `rounds`, `solitaire`, `cup`
 9 `groups`
10 `hidden`, `suspicion`, `snipers`, `unseen`, `scouting`
"""

from .rules import CohRules

RULES = CohRules()
