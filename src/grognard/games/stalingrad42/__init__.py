"""Stalingrad '42: the campaign for southern Russia, June to December 1942.

Modules are named after the rulebook's chapters. What both games of the family have alike is in
`grognard.games.zocbond`; by chapter, the family's in brackets:

     4 `stacking` (`stacking`)            18 `resources`, `support`; 18.6 `supply_points`
     5 `movement`, `movement_phase`;      19 `units`, `combat`, `retreat`, `entering`
       5.6, 5.7 `transport`               20 `stacking`, `movement`, `combat`, `defense`,
       (`movement`, `steps`, `reach`)        `entering`, `entry`, `reinforcements`
     6 `zones` (`zoc`)                    21 `replacements`
     7 `zones` (`bonds`)                  22 `reinforcements`, `entry`
     8 `combat`, `attack` (`combat`,      23 `weather`
       `attack`; 8.6: `automatic`)        24 `victory`, `evacuation`
     9 `combat`, `strengths`, `tanks`,    25 to 29 `options`
       `air`, `support`,                  30 `entering`, `reinforcements`
       `fortifications` (`strength`)      31 `movement_phase`, `entering`, `stacking`
    10 `losses` (`losses`, `results`)     32, 33 `campaign`
    11 `defense`, `city_battles`          34 `campaign`: `maskirovka`,
       (`defense`)                           `maskirovka_boxes`, `emergence`
    12 `retreat` (`retreat`,
       `retreat_paths`)
    13 `disorder` (`disorder`)
    14 `advance` (`advance`)
    15 `advance` (`breakthrough`)
    16 `supply`, `supply_phase`,
       `attrition` (`supply`)
    17 `transport`: `railheads`
"""

from .rules import StalingradRules

RULES = StalingradRules()
