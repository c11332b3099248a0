### Panzer: words on counters, panels of commands, shots and reaction fire.

page-panzer-counters-about = Above: the type. Below: its number and its movement across country, on a pill for tracks, a square for wheels, red for men; in play the command counter lies there: dark while it is face down, coloured when it is turned up, grey when it has been carried out. What a unit can do stands on its card.

## Command counters, in capitals and as short as can be

page-panzer-order-fire = FIRE
page-panzer-order-move = MOVE
page-panzer-order-short-halt = HALT
page-panzer-order-overwatch = WATCH
page-panzer-order-secret = ORDER
page-panzer-order-none = no command possible

## Status tabs

page-panzer-tab-damaged = DMGD
page-panzer-tab-tracks = TRACK
page-panzer-tab-abandoned = BAILED
page-panzer-tab-suppressed = SUPPR
page-panzer-tab-spot-move = MOVED
page-panzer-tab-spot-fire = FIRED
page-panzer-tab-spot-small-arms = FIRED
page-panzer-tab-hull-down = HULL DN
page-panzer-tab-hull-partial = PART HD
page-panzer-tab-full-cover = COVER
page-panzer-tab-post = DUG IN
page-panzer-tab-carried = ABOARD

## Legend

page-panzer-mark-wreck-ko = Knocked-out vehicle: at road rate whoever enters must stop.
page-panzer-mark-wreck-bu = Burning vehicle: its smoke makes shots through the hex harder.
page-panzer-mark-smoke = Fired smoke: it makes shots and observing through the hex harder, for two turns.
page-panzer-mark-barrage = Under a barrage: it makes fire harder, and high explosive attacks who enters.
page-panzer-mark-impact = Aim point of artillery; S for a smoke mission.
page-panzer-mark-registered = Point registered for a battery of yours; the enemy does not see it.
page-panzer-mark-exit = Way off the map, with the points for a unit that leaves there.

## Commands. $n: how many have one, or are chosen; $of: how many there are

page-panzer-orders = Commands
page-panzer-orders-hint = { $n } of { $of } have a command. Choose a unit on the map, or tick several here.
page-panzer-orders-shift = With Shift held you can draw round them.
page-panzer-orders-draw = Draw round units
page-panzer-orders-drawing = Draw a line on the map
page-panzer-orders-one = Give { $unit } a command
page-panzer-orders-give = Command for { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
page-panzer-fire-order = Fire
page-panzer-move-order = Move
page-panzer-halt-order = Short halt
page-panzer-watch-order = Overwatch
page-panzer-about-fire-order = Shoots in the fire step, stays where it is.
page-panzer-about-move-order = Moves with all its points, does not shoot.
page-panzer-about-halt-order = Shoots worse, then moves with half its points.
page-panzer-about-watch-order = Waits, and shoots at what fires or moves in its sight.

## A shot. $hit, $kill: chances; $n: the roll; $number: what was needed

page-panzer-shot = The target from above, facing up, and where the shot comes from
page-panzer-shot-chances = Hit { $hit }, destroyed { $kill }
page-panzer-shot-hidden = { $number } % if it stands; its command is face down, and it may be moving.
page-panzer-rolled = Rolled { $n }, needed { $number } or less
page-panzer-angle-front = Front
page-panzer-angle-front_side = Front side
page-panzer-angle-rear_side = Rear side
page-panzer-angle-rear = Rear
page-panzer-against = { $penetration } against armour { $armour }
page-panzer-penetration = penetration { $penetration }
page-panzer-hit-nothing = A hit does nothing.
page-panzer-hit-dm = A hit damages it.
page-panzer-hit-ko = A hit knocks it out.
page-panzer-hit-bu = A hit sets it on fire.
page-panzer-came-missed = Missed
page-panzer-came-no-effect = No effect
page-panzer-came-covered = Into the ground
page-panzer-came-shaken = Crew shaken
page-panzer-came-damaged = Damaged
page-panzer-came-tracks-hit = Tracks hit
page-panzer-came-crew-leaves = Crew bails out
page-panzer-came-knocked-out = Knocked out
page-panzer-came-burns = Burns

## Reaction fire

page-panzer-reaction = Reaction fire
page-panzer-window = { UNIT($mover, cap: "yes") } moves before your guns: fire, hold, or let it pass.
page-panzer-reaction-nobody = None of your units on overwatch can hit anything now. You are asked so that nobody learns that.
page-panzer-about-hold = For this step. You are asked again after the next one.
page-panzer-about-hold-combat = No more reaction fire unless the other side fires again.
page-panzer-about-let-pass = For the whole move of this unit. The other side is told.
page-panzer-about-let-all-pass = For all units that still move now. The other side is told.
page-panzer-about-resolve = The dice are rolled: no more units can join this fire.
page-panzer-about-with = It fires at the same target, too.
