### The briefing of a scenario: what wins, who comes when, what is special.
### $side: the name of a side; $hexes: hexes as written on the map; $vp: points; $turn: number of a turn.

holland44-brief-victory = Victory
holland44-brief-time = Time and weather
holland44-brief-set-up = Set-up
holland44-brief-reinforcements = Reinforcements
holland44-brief-bridges = Bridges
holland44-brief-special = Special rules
holland44-brief-balance = Balance
holland44-brief-measured = In { $games } games between two equal computers ({ $level }) the Allies won { $allied } % (95 % interval { $low } to { $high } %), the Germans { $german } %.
holland44-brief-favours = The scenario is easier for one side: { $side }.


## Victory

holland44-brief-campaign-allied = The Allies win at once with { $vp } points and a unit that is not airborne on the north side of the Neder Rijn.
holland44-brief-campaign-german = The Germans win at once with { $vp } points, or when no Allied unit is left on the north side of the Neder Rijn.
holland44-brief-campaign-end = After the last turn the side with more points wins; on a tie the Germans.
holland44-brief-campaign-points = Allied points: { $city } for each city hex, 1 each for Overloon and Venray, { $unit } for each supplied ground unit north of the Neder Rijn. German points: 1 for each Allied unit of three steps eliminated, ½ for any other.
holland44-brief-crossing = The Allies win if at the end at least { $n } steps of units that are not airborne are on { $region }; otherwise the Germans.
holland44-brief-lead = { $n ->
    [0] After the last turn the Allies win if they have at least as many points as the Germans.
    [one] After the last turn the Allies win if they have at least 1 point more than the Germans.
   *[other] After the last turn the Allies win if they have at least { $n } points more than the Germans.
}
holland44-brief-award-hold = { $side }: { $vp } for each hex under control: { $hexes }.
holland44-brief-award-bridge = { $side }: { $vp } for each of these bridges, if it is not blown and under control: { $hexes }.
holland44-brief-award-beyond = { $side }: { $vp } for each step on { $region }.
holland44-brief-award-beyond-ground = { $side }: { $vp } for each step on { $region } that is not airborne.
holland44-brief-award-exit = { $side }: { $vp } for each step in area { $area }.
holland44-brief-award-losses = { $side }: { $vp } for each enemy step eliminated.


## Time, set-up, reinforcements, bridges

holland44-brief-turns = Turns { $first } to { $last }.
holland44-brief-begins-landing = The first turn begins with the landings; weather, artillery and bridges are skipped.
holland44-brief-weather = The weather of the first turn is { $weather }.
holland44-brief-printed = Everything starts where its counter says.
holland44-brief-part = Only part of the map is in play.
holland44-brief-gate = Area { $area } lies behind { $hexes }.
holland44-brief-unknown = Unknown units on the map: { $n }.
holland44-brief-traffic = Traffic markers at the start: { $n }.
holland44-brief-arrival-area = Turn { $turn }, { $side }: { $units }, in area { $area }.
holland44-brief-arrival-drop = Turn { $turn }, { $side }: { $units }, by air at { $area }.
holland44-brief-bridge-blown = Blown: { $hexes }.
holland44-brief-bridge-safe = Safe: { $hexes }.
holland44-brief-bridge-repair = Under repair: { $hexes }.


## Special rules

holland44-special-no-replacements = No replacements come.
holland44-special-allied-areas-early = Areas A and L are Allied from the start.
