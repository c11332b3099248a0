### The briefing of a scenario: what wins, who comes when, what is special.
### $side: the name of a side; $hexes: hexes as written on the map; $vp: points; $turn: number of a turn.

stalingrad42-brief-victory = Victory
stalingrad42-brief-time = Time and weather
stalingrad42-brief-set-up = Set-up
stalingrad42-brief-reinforcements = Reinforcements
stalingrad42-brief-withdrawals = Who leaves
stalingrad42-brief-special = Special rules
stalingrad42-brief-balance = Balance
stalingrad42-brief-measured = In { $games } games between two equal computers ({ $level }) the Axis won { $axis } % (95 % interval { $low } to { $high } %), the Soviets { $soviet } %.
stalingrad42-brief-favours = The scenario is easier for one side: { $side }.


## Victory

stalingrad42-brief-points-end = The Axis wins with at least { $vp } points after the last turn; otherwise the Soviets.
stalingrad42-brief-points-any = The Axis wins with { $vp } points in the victory phase of any turn; otherwise the Soviets.
stalingrad42-brief-start = The Axis has { $vp } points at the start.
stalingrad42-brief-benchmarks = Automatic victory: the Axis wins at once when it is { $vp } points ahead of the turn’s benchmark, the Soviets when it is { $vp } behind.
stalingrad42-brief-check = If the Axis has fewer than { $vp } points at the end of its half of turn { $turn }, the Soviets win at once.
stalingrad42-brief-hold = The Axis must hold at least one of { $hexes } until the start of its half of turn { $turn }.
stalingrad42-brief-hexes = Points for places: { $hexes }.
stalingrad42-brief-worth = { $hex } – { $vp }
stalingrad42-brief-isolated = Point hexes cut off from every Soviet source of supply count for the Axis even if they are not taken.
stalingrad42-brief-exit = { $vp } VP for at least { $steps } mechanized steps that left by area { $areas }, if a supply line reaches that area.
stalingrad42-brief-beyond = { $vp } VP if at least one German combat unit is south of the Don below row { $row }.


## Time, set-up, reinforcements

stalingrad42-brief-turns = Turns { $first } to { $last }.
stalingrad42-brief-first = First in each turn: { $side }.
stalingrad42-brief-opening-initial = The first turn begins with the initial phase.
stalingrad42-brief-opening-preliminary = Before the first turn the Soviets move once; then the Axis begins with its movement phase.
stalingrad42-brief-opening-soviet-movement = The first turn begins with the Soviet movement phase; the Axis then has a short turn only.
stalingrad42-brief-weather = The weather of the first turn is { $weather }.
stalingrad42-brief-tactical = On the first turn combat units of this side move only tactically: { $side }.
stalingrad42-brief-air = German air units: { $german }; Romanian: { $romanian }.
stalingrad42-brief-grounded = No air unit flies on turns { $first } to { $last }.
stalingrad42-brief-areas = { $side }: entry areas { $areas }.
stalingrad42-brief-railhead = Turn { $turn }: a railhead appears in { $hex }.
stalingrad42-brief-reserve-army-free = The { $army }th Reserve Army may move from turn { $turn } on.
stalingrad42-brief-reserve-army = The { $army }th Reserve Army may be activated from turn { $turn } on.
stalingrad42-brief-contested = { $hex } is contested, with level { $level }, and under control of { $side }.
stalingrad42-brief-arrival = Turn { $turn }, { $side }: { $units }, in area { $areas }.
stalingrad42-brief-upgrade = Turn { $turn }: { $unit } becomes { $new }.
stalingrad42-brief-return-tank-division = Turn { $turn }: withdrawn German tank divisions that come back: { $n }.
stalingrad42-brief-return-tank-corps = Turn { $turn }: withdrawn Soviet tank corps that come back: { $n }.
stalingrad42-brief-withdrawal-named = Turn { $turn }, { $side }: { $units }.
stalingrad42-brief-withdrawal-infantry-division = Turn { $turn }: a supplied German infantry division of three steps at full strength.
stalingrad42-brief-withdrawal-tank-divisions = Turn { $turn }: two elite German tank divisions and Grossdeutschland, seven steps in all.
stalingrad42-brief-withdrawal-tank-corps = Turn { $turn }: a Soviet tank corps.
stalingrad42-brief-withdrawal-air = Turn { $turn }: a German air unit.


## Rules in force (S42-29 to 34)

stalingrad42-special-reserves = Reserves are used.
stalingrad42-special-plans = Planned offensives are used.
stalingrad42-special-disengagement = Disengagement is used.
stalingrad42-special-commanders = Commanders are used.
stalingrad42-special-contested = Contested cities are used.
stalingrad42-special-transcaucasus = The Transcaucasus Front wakes when an Axis unit is far enough south.
stalingrad42-special-reserve-armies = Soviet reserve armies wait until they are activated.
stalingrad42-special-withdrawals = Units leave on fixed turns.
stalingrad42-special-winter-offensive = The Soviets choose the hour of their winter offensive.
stalingrad42-special-maskirovka = Six reserve armies gather unseen.
