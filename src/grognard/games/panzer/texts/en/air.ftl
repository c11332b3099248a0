### Aircraft and anti-aircraft fire.


## Names

panzer-card-SA-IL2M3 = Il-2M3
panzer-card-SA-IL2-37 = Il-2 (37 mm)
panzer-card-SA-PE2 = Pe-2
panzer-card-GA-JU87D = Ju 87D
panzer-card-GA-JU87G = Ju 87G
panzer-card-GA-HS129B = Hs 129B
panzer-card-GA-FW190F = Fw 190F
panzer-formation-titovka-road-aircraft = 16th Air Army
panzer-formation-lisow-aircraft = 2nd Air Army
panzer-word-low = low
panzer-word-medium = medium
panzer-word-high = high
panzer-word-north = northern
panzer-word-east = eastern
panzer-word-south = southern
panzer-word-west = western
panzer-word-bombs = bombs
panzer-word-rockets = rockets
panzer-fact-guns = Guns, attacks
panzer-fact-bombs = Bombs, attacks
panzer-fact-rockets = Rockets by range, attacks
panzer-fact-air-defence = Defence
panzer-brief-aircraft = { $side }: { $n } × { $card } from turn { $turn } on. It is there for five turns from its arrival.

## What can be chosen

panzer-verb-load = { UNIT($unit, cap: "yes") }: load { $load }
panzer-verb-fly-in = { UNIT($unit, cap: "yes") } flies in
panzer-verb-edge = Over the { $edge } edge
panzer-verb-over = Over { HEX($hex) }
panzer-verb-heading = Heading { $facing }
panzer-verb-speed = At { $speed } speed
panzer-verb-altitude = At { $altitude } altitude
panzer-verb-fly = Fly to { HEX($hex) }
panzer-verb-bank = Turn to { $facing }
panzer-verb-strafe = Strafe { HEX($hex) }
panzer-verb-bomb = Bomb { HEX($hex) }
panzer-verb-dive = Dive on { HEX($hex) }
panzer-verb-rocket = Rockets at { HEX($hex) }
panzer-verb-guide = { UNIT($unit, cap: "yes") } guides aircraft onto { UNIT($target) }
panzer-verb-leave = Fly off the map
panzer-verb-flak = { UNIT($unit, cap: "yes") }: fire at the aircraft

## What is asked

panzer-prompt-Loads-choose = Loads, in secret: bombs or rockets for each aircraft. What is not chosen carries bombs.
panzer-prompt-AirPhase-aircraft = Air phase: which aircraft flies in now?
panzer-prompt-Flight-edge = { UNIT($unit, cap: "yes") }: over which edge does it come?
panzer-prompt-Flight-over = { UNIT($unit, cap: "yes") }: over which hex does it come?
panzer-prompt-Flight-heading = { UNIT($unit, cap: "yes") }: where does it head?
panzer-prompt-Flight-speed = { UNIT($unit, cap: "yes") }: at which speed? It holds for the flight.
panzer-prompt-Flight-altitude = { UNIT($unit, cap: "yes") }: at which altitude? It holds for the flight.
panzer-prompt-Flight-fly = { UNIT($unit, cap: "yes") } over { HEX($hex) }: fly on, attack or leave.
panzer-prompt-Flight-window = { UNIT($unit, cap: "yes") } over { HEX($hex) }: fire at it, hold, or let it pass.
panzer-prompt-AirStrike-show = Your { UNIT($target) } is attacked from the air. A vehicle that shows MOVE or SHORT HALT is harder to hit.
panzer-prompt-AirStrike-face = Choose where the unit faces.

## Why not

panzer-refusal-load-one = { UNIT($unit, cap: "yes") } carries bombs or rockets, not both, and its load has been chosen.
panzer-refusal-load-card = { UNIT($unit, cap: "yes") } cannot carry that.
panzer-refusal-fly-not-due = { UNIT($unit, cap: "yes") } does not arrive yet.
panzer-refusal-fly-gone = { UNIT($unit, cap: "yes") } is no longer there.
panzer-refusal-fly-again = { UNIT($unit, cap: "yes") } has flown in this turn: it appears once in a turn.
panzer-refusal-edge-bound = { UNIT($unit, cap: "yes") } comes back over the edge over which it left in the turn before.
panzer-refusal-edge-hex = No aircraft comes in over { HEX($hex) }: choose a hex of the edge.
panzer-refusal-heading-out = { UNIT($unit, cap: "yes") } must head onto the map.
panzer-refusal-speed-card = { UNIT($unit, cap: "yes") } cannot fly at that speed.
panzer-refusal-speed-damaged = { UNIT($unit, cap: "yes") } is damaged and flies at low speed only.
panzer-refusal-profile-holds = Speed and altitude of { UNIT($unit) } hold for the whole flight.
panzer-refusal-fly-ahead = { UNIT($unit, cap: "yes") } flies straight on, and { HEX($hex) } is not ahead of it.
panzer-refusal-bank-fast = { UNIT($unit, cap: "yes") } flies at high speed and cannot turn.
panzer-refusal-bank-once = { UNIT($unit, cap: "yes") } has turned already: once in a flight.
panzer-refusal-bank-sharp = { UNIT($unit, cap: "yes") } turns by one hexside only.
panzer-refusal-air-ammo = { UNIT($unit, cap: "yes") } has used up its attacks with this weapon.
panzer-refusal-air-not-loaded = { UNIT($unit, cap: "yes") } does not carry that.
panzer-refusal-strafe-low = Strafing is for low altitude: { UNIT($unit) } is too high.
panzer-refusal-bomb-high = Bombs are dropped from medium or high altitude, or in a dive: { UNIT($unit) } is too low.
panzer-refusal-dive-card = { UNIT($unit, cap: "yes") } is no dive bomber.
panzer-refusal-dive-profile = A dive begins at high altitude and low speed: { UNIT($unit) } flies otherwise.
panzer-refusal-rocket-low = Rockets are fired at low altitude: { UNIT($unit) } is too high.
panzer-refusal-rocket-range = Rockets of { UNIT($unit) } reach from 2 to 10 hexes: { HEX($hex) } is outside.
panzer-refusal-aim-ahead = { HEX($hex) } is not straight ahead of { UNIT($unit) } where it could attack it.
panzer-refusal-air-no-target = There is no enemy in { HEX($hex) } for { UNIT($unit) } to attack.
panzer-refusal-air-struck = { UNIT($unit, cap: "yes") } has attacked what is in { HEX($hex) }: each target once.
panzer-refusal-air-arc = What is in { HEX($hex) } is outside the front arc of { UNIT($unit) }.
panzer-refusal-air-sight = What is in { HEX($hex) } is hidden from { UNIT($unit) } at its altitude.
panzer-refusal-air-closed = In woods, buildings and improved positions { UNIT($unit) } finds a target only if a forward observer guides it: { HEX($hex) }.
panzer-refusal-not-acquired = { UNIT($unit, cap: "yes") } has not acquired the target in { HEX($hex) }: { $held } of { $needed } hexes of flight with the target in front and in sight.
panzer-refusal-guide-who = Only a forward observer guides aircraft, and { UNIT($unit) } is none.
panzer-refusal-guide-watch = { UNIT($unit, cap: "yes") } needs an overwatch that was not used.
panzer-refusal-guide-spot = { UNIT($unit, cap: "yes") } does not spot { UNIT($target) } now.
panzer-refusal-guide-open = { UNIT($target, cap: "yes") } can be found without help.
panzer-refusal-flak-who = { UNIT($unit, cap: "yes") } has nothing to fire at aircraft with.
panzer-refusal-flak-watch = { UNIT($unit, cap: "yes") } has no overwatch left.
panzer-refusal-flak-done = { UNIT($unit, cap: "yes") } has fired at an aircraft in this turn.
panzer-refusal-flak-inside = { UNIT($unit, cap: "yes") } is in a building or an improved position and cannot fire at aircraft.
panzer-refusal-flak-track = { UNIT($unit, cap: "yes") } has not tracked the aircraft long enough.
panzer-refusal-flak-sight = { UNIT($unit, cap: "yes") } does not see the aircraft.
panzer-refusal-flak-arc = The aircraft is outside the front arc of { UNIT($unit) }.
panzer-refusal-flak-high = { UNIT($unit, cap: "yes") } cannot fire at high altitude.
panzer-refusal-flak-range = The aircraft is out of range for { UNIT($unit) }.

## What happened

panzer-event-flies-in = { UNIT($unit, cap: "yes") } flies in over { HEX($hex) } at { $speed } speed and { $altitude } altitude.
panzer-event-flies = { UNIT($unit, cap: "yes") } flies on to { HEX($hex) }.
panzer-event-banks = { UNIT($unit, cap: "yes") } turns to { $facing }.
panzer-event-flies-off = { UNIT($unit, cap: "yes") } leaves over the { $edge } edge.
panzer-event-goes-home = { UNIT($unit, cap: "yes") } flies home for good.
panzer-event-strafes = { UNIT($unit, cap: "yes") } strafes { HEX($hex) }.
panzer-event-bombs = { UNIT($unit, cap: "yes") } bombs { HEX($hex) }.
panzer-event-dives = { UNIT($unit, cap: "yes") } dives on { HEX($hex) }.
panzer-event-rockets = { UNIT($unit, cap: "yes") } fires rockets at { HEX($hex) }.
panzer-event-guides = { UNIT($unit, cap: "yes") } guides aircraft onto { UNIT($target) }.
panzer-event-flak = { UNIT($unit, cap: "yes") } opens fire on { UNIT($target) }.
panzer-event-shot-down = { UNIT($target, cap: "yes") } is shot down.
panzer-event-breaks-up = { UNIT($target, cap: "yes") } is damaged once more and breaks up in the air.
panzer-event-crashes = { UNIT($unit, cap: "yes") } crashes in { HEX($hex) } ({ $n }).
panzer-event-crashes-outside = { UNIT($unit, cap: "yes") } crashes beyond the map ({ $n }).
panzer-outcome-shot-down = { UNIT($target) }: shot down

## Accounts

panzer-modifier-air-low-altitude = attack from low altitude
panzer-modifier-air-medium-altitude = attack from medium altitude
panzer-modifier-air-high-speed = attack at high speed
panzer-modifier-aa-card = on the card of the gun
panzer-modifier-aa-high-speed = the aircraft is fast
panzer-modifier-aa-high-altitude = the aircraft is high
panzer-modifier-aa-low-altitude = the aircraft is low

## Overlays

panzer-overlay-acquired = What the aircraft can attack
panzer-overlay-flak = Anti-aircraft fire
panzer-says-acquired = { UNIT($unit, cap: "yes") }: { UNIT($target) } is acquired. { RULE($rule) }
panzer-says-acquiring = { UNIT($unit, cap: "yes") }: { UNIT($target) } { $held } of { $needed } hexes. { RULE($rule) }
panzer-says-air-closed = { UNIT($unit, cap: "yes") }: { UNIT($target) } can be found only with a forward observer. { RULE($rule) }
panzer-says-nothing-in-front = { UNIT($unit, cap: "yes") }: no enemy in front and in sight. { RULE($rule) }
panzer-says-no-flight = No aircraft is over the map now.
panzer-says-flak = { UNIT($unit, cap: "yes") } reaches { $n } hexes around it. { RULE($rule) }
panzer-says-no-flak = { UNIT($unit, cap: "yes") } has nothing to fire at aircraft with. { RULE($rule) }
panzer-left-aircraft = { UNIT($unit, cap: "yes") } may fly in. { RULE($rule) }

## On counters and in the key of the map

panzer-badge-altitude-low = low altitude
panzer-badge-altitude-medium = medium altitude
panzer-badge-altitude-high = high altitude
panzer-badge-speed-low = low speed
panzer-badge-speed-high = high speed
panzer-key-acquired-range = acquired: it can be attacked
panzer-key-acquired-threat-1 = in front: hexes of flight, of those needed
panzer-key-flak-threat-1 = anti-aircraft factor
panzer-place-air = aircraft on call
panzer-place-reserve = in reserve
panzer-place-waiting = waits to enter
panzer-place-lost = lost
panzer-place-exited = has left the map
