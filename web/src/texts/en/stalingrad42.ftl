### Stalingrad ’42: words on status tabs, in capitals and as short as can be; marks of the legend.

page-stalingrad42-counters-about = Top: designation. Box: type. Left: steps. Right: the dot of tanks, red for elite tanks, white for anti-tank guns. Below: attack, defence and movement; the defence on red is elite, on white poor; movement on black allows no extended movement. A white band: steps have been lost.

page-stalingrad42-tab-train = RAIL
page-stalingrad42-tab-reserve = RESERVE
page-stalingrad42-tab-plan-ready = PLAN
page-stalingrad42-tab-planned = PLAN +1
page-stalingrad42-tab-ready = READY
page-stalingrad42-tab-dump = DUMP
page-stalingrad42-tab-air = AIR
page-stalingrad42-tab-box = BOX { $n }

page-stalingrad42-mark-fort = Fort
page-stalingrad42-mark-fort-begun = Fort under construction
page-stalingrad42-mark-railhead = Railhead
page-stalingrad42-mark-city-battle = City battle
page-stalingrad42-mark-contested = Contested city
page-stalingrad42-mark-flotilla = Volga flotilla
