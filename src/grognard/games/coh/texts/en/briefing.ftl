### The briefing of a scenario: what wins, who comes when, what is special.
### $side: the name of a side; $hexes: hexes as written on the map; $vp: victory points.

coh-brief-victory = Victory
coh-brief-command = Command
coh-brief-set-up = Set-up
coh-brief-reinforcements = Reinforcements
coh-brief-cards = Cards
coh-brief-special = Special rules
coh-brief-balance = Balance
coh-brief-measured = In { $games } games between two equal computers ({ $level }) the German won { $german } % (95 % interval { $low } to { $high } %), the Soviet { $soviet } %.
coh-brief-favours = The battle is easier for one side: { $side }.
coh-brief-count = { $n ->
    [1] { $kind }
   *[other] { $n } × { $kind }
}


## Victory

coh-brief-each-unit = { $vp ->
    [0] Destroyed units bring nothing.
   *[other] Every enemy unit destroyed: { $vp } VP.
}
coh-brief-unit-vp = { $kind } destroyed: { $vp } VP instead.
coh-brief-hex-round = At the end of every round { $vp } VP for { $hex }, to who controls the hex.
coh-brief-hex-end = At the end of the battle { $vp } VP for { $hex }, to who controls the hex.
coh-brief-holds = { $side } controls at the start: { $hexes }.
coh-brief-exit = { $side }: { $vp } VP for each unit that leaves the map here: { $hexes }.
coh-brief-instant = { $side } wins at once at a round’s end by controlling { $hexes }.
coh-brief-instant-lead = { $side } wins at once at a round’s end by controlling { $hexes } with a lead of { $lead } VP.
coh-brief-instant-points = { $side } wins at once at a round’s end with a lead of { $lead } VP.
coh-brief-objective = Secret objective { $n }, { $side }: { $goal } ({ $vp } VP).
coh-brief-goal-hold = control { $hexes } at the end
coh-brief-goal-destroy = destroy { $n } enemy units or more
coh-brief-goal-survive = lose { $n } units at most
coh-brief-goal-exit = bring { $n } units or more off the map


## Command

coh-brief-rounds = { $n } rounds.
coh-brief-cap = { $side }: { $n } CAP.
coh-brief-armies = { $n } armies for as many players, if you like.


## Set-up and reinforcements

coh-brief-hidden = { $side } has hidden units: { $n }.
coh-brief-hidden-mines = { $side } has hidden mines: { $n }.
coh-brief-zone-hidden = { $side } hides { $n ->
    [1] 1 unit
   *[other] { $n } units
} in cover of its own choice.
coh-brief-zone = { $side } sets up freely in its zone: { $units }.
coh-brief-arrival = Round { $n }, { $side }: { $units }, at { $hexes }.
coh-brief-arrival-event = With the event card, from round { $n }, { $side }: { $units }, at { $hexes }.


## Cards

coh-brief-deck = Action cards: { $deal } at the start, { $n } in every round.
coh-brief-weapons = { $side }: { $cards }.
coh-brief-uses = { $side }: { $card } { $n } times.
coh-brief-veteran = Veteran, { $unit }: { $cards }.
coh-brief-score = The card Score brings whoever draws it { $vp } VP.
coh-brief-score-hexes = The card Score brings { $vp } VP for each of { $hexes }, to who controls the hex.
# $who: drawer, other or both
coh-brief-event-cap = The event card: { $who ->
    [drawer] whoever draws it has
    [other] the other side has
   *[both] both sides have
} { $n } CAP more in this round.
coh-brief-event-cards = The event card: { $who ->
    [drawer] whoever draws it draws
    [other] the other side draws
   *[both] both sides draw
} { $n } more.
coh-brief-event-smoke = The event card: smoke drifts over { $hexes }.
coh-brief-event-reinforcement = The event card brings reinforcements.
coh-brief-game-ends = { $n ->
    [0] The card Game Ends is in the deck.
   *[other] The card Game Ends is among the last { $n } cards of the deck.
}


## Special rules. $units: keys of units; $first, $last: columns of the map.

coh-special-oba-preplanned = { $side }: artillery needs no spotter for { $hexes }.
coh-special-replot-hidden = { $side } may set up its hidden units in any cover of columns { $first } to { $last }.
coh-special-oba-before-battle = { $side } plots its artillery before the battle; it strikes in round 1.
coh-special-no-smoke = { $side } has no smoke shells.
coh-special-smoke-shells = { $side }: { $units } may fire smoke.
coh-special-vehicles-in-pits = { $side }: vehicles may use gun pits.
coh-special-trucks-return = { $side }: a destroyed truck may enter again in the next round at { $hexes }.
coh-special-surprised = { $side } is surprised: half firepower in round 1.
coh-special-bonus-off-road = { $side }: { $units } have their movement bonus in the open as well.
