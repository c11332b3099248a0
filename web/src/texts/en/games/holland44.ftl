### Holland ’44: marks of the legend; the panel of landings.

page-holland44-counters-about = Top: designation. Box: type, in the colour of its formation. Left: steps. Right: armor class, in red for anti-tank guns. Below: attack, defense and movement; the defense on red is elite, on white poor. A white band: steps have been lost.

page-holland44-mark-bridge-mined = Mined bridge
page-holland44-mark-bridge-blown = Blown bridge
page-holland44-mark-bridge-repair = Bridge under repair
page-holland44-mark-raft = Ferry of engineers
page-holland44-mark-traffic = Traffic marker

## The panels of landings, and of choices between rolling and not

page-holland44-landing = Landing rolls
page-holland44-landing-none = Put units down: what the die may do to them is told here.
page-holland44-landing-scattered = Scattered: { $p }
page-holland44-landing-lost = · of it with steps lost: { $p }
page-holland44-landing-roll = { $n ->
    [0] Roll for the landings
   *[other] Leave { $n } in the air and roll
}
page-holland44-landing-end = Nobody lands now
page-holland44-landing-all = { $n ->
    [one] Put the last one down
   *[other] Put all { $n } down where they are hurt least
}

## No die is needed

page-holland44-attack-automatic = No die: the defenders are shattered at once. They lose a step; whoever is left goes back three hexes in full retreat. The units ticked here neither move nor attack any more this turn; in the combat phase they may advance.

## What a button of the bar is for

page-holland44-about-blow = A die: 3 or more blows the bridge; less, and it is safe for good.
page-holland44-about-mine = Prepares a bridge, so that it can be blown later.
page-holland44-about-mend = Engineers begin to repair a blown bridge.
page-holland44-about-land = Comes down by air in this hex; a die says how.
page-holland44-about-support = Artillery in range shifts the odds one column in your favour.
page-holland44-about-disengage = Breaks away from the enemy by a die, instead of attacking.
page-holland44-about-spare = The bridge stays as it is; the next Allied unit that comes gives another chance.
page-holland44-about-screen = Holds its hex open, so that others get past enemy zones of control.
page-holland44-about-limber = Takes a movement marker: it can move with the others, but cannot support.
page-holland44-about-unlimber = Takes the movement marker off: it can support again.
page-holland44-about-merge = One unit gives a step to another of its kind.
page-holland44-about-reappear = A destroyed supply source comes back with a unit of its division, exhausted.
page-holland44-about-refit = A replacement gives a unit back one step.
page-holland44-about-rebuild = An eliminated unit comes back with one step.
page-holland44-about-rejoin = Paratroopers who were lost find back: a unit of their division gets a step.
page-holland44-about-jam = A traffic jam costs Allied mechanized units 2 MP more in this hex.
page-holland44-about-scatter = Which unit bears the bad result of the landing.
page-holland44-about-redeploy = An unknown unit is put face down into a town without Allied units near.
