"""Holland '44: Operation Market-Garden. Modules are named after the rulebook's chapters.

What both games of the family have alike is in `grognard.games.zocbond`; by chapter, the family's in brackets:

     4 `weather`                          16 (`breakthrough`, `advance_steps`)
     5 `bridges`, `bridge_phase`          17 `artillery`
     6 `stacking` (`stacking`)            18 `supply`, `supply_phase` (`supply`)
     7 `zones` (`zoc`; 7.4: `bonds`)      19 `entry`
     8 `movement`, `movement_phase`,      20 `replacements`
       `infiltration`, `ferries`          21 `breakdown` (`breakdown`)
       (`movement`, `steps`, `reach`;     22 `landing`
       8.7: `automatic`)                  23.1 `turn`, `movement`, `entry`, `artillery`
     9 `combat`, `attack`,                23.2 `bridges`
       `river_assault` (`combat`,         23.3 `river_assault`, `ferries`
       `attack`, `attackers`)             23.4, 23.6 `boundaries`
    10 `combat`, `formations`, `armor`    23.5 `special`
       (`strength`, `odds_column`)        23.7 `losses`
    11 `losses` (`losses`;                24 `traffic`
       11.1: `results`)                   25 `unknown`
    12 `defense` (`defense`)              26 `victory`
    13 `retreat` (`retreat`,              27.1 `disengagement`
       `retreat_paths`)                   27.2 `isolation`
    14 `disorder` (`disorder`)
    15 `advance` (`advance`)
"""

from .rules import HollandRules

RULES = HollandRules()
