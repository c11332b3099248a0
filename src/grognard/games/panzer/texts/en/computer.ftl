### What a computer opponent says it is doing, in the present tense. The other side reads it.
### $unit acts, $enemy is a unit of the other side, $goal an objective or exit, $n a chance in per cent.

panzer-why-secret = It does something it does not want you to know.
panzer-why-first = It takes the first place: it fires before you and moves after you.
panzer-why-hold = It holds its fire.
panzer-why-let-pass = It lets the move go on without further questions.
panzer-why-show = It shows that its vehicle moves: that is harder to hit.
panzer-why-keep = It keeps its command hidden.
panzer-why-angle = It takes the shot on its thicker armour.
panzer-why-done = It has nothing more to do here.
panzer-why-place = { UNIT($unit, cap: "yes") } gets a place with a good view of where you will come from.
panzer-why-fire = { UNIT($unit, cap: "yes") } fires at { UNIT($enemy) }, the target it can do most harm to: { $n } % for a hit.
panzer-why-react = { UNIT($unit, cap: "yes") } fires from overwatch at { UNIT($enemy) }: { $n } % for a hit, and a better chance is not likely to come.
# $n: how many shots
panzer-why-volley = { $n } vehicles fire at { UNIT($enemy) } together, because one shot might not be enough.
panzer-why-enter = { UNIT($unit, cap: "yes") } comes onto the map at { HEX($hex) }.
panzer-why-exit = { UNIT($unit, cap: "yes") } leaves the map for points.
panzer-why-stop = { UNIT($unit, cap: "yes") } stops here: nothing within reach is better.
panzer-why-turn = { UNIT($unit, cap: "yes") } turns its front armour to the greatest danger.
panzer-why-towards = { UNIT($unit, cap: "yes") } drives to { HEX($hex) }, on the way to { HEX($goal) }.
panzer-why-take = { UNIT($unit, cap: "yes") } drives to { HEX($hex) } to take it.
panzer-why-closer = { UNIT($unit, cap: "yes") } drives to { HEX($hex) } to get closer to your units.
panzer-why-field-of-fire = { UNIT($unit, cap: "yes") } drives to { HEX($hex) } for a better shot.
panzer-why-safer = { UNIT($unit, cap: "yes") } drives to { HEX($hex) }, where it is safer.
panzer-why-move = { UNIT($unit, cap: "yes") } drives to { HEX($hex) }, which looks a little better.
panzer-why-dismount = { UNIT($unit, cap: "yes") } gets off where it has something to fire at.
panzer-why-search = { UNIT($unit, cap: "yes") } stays here and looks for a hull-down position.
# $what: the choice in the words of its button
panzer-why-other = It chooses: { $what }.

## A hint: why it would do so in the reader's place. Where nothing stands here, the sentence above serves both.

panzer-hint-first = Take the first place: you fire before the enemy and move after him.
panzer-hint-hold = Hold your fire: a better chance is likely to come.
panzer-hint-let-pass = Let this move go on without further questions: nothing here is worth a shot.
panzer-hint-show = Show that the vehicle moves: that is harder to hit.
panzer-hint-keep = Keep the command face down: showing it would not help now.
panzer-hint-angle = Take the shot on the thicker armour.
panzer-hint-done = There is nothing more to do here.
panzer-hint-place = { UNIT($unit, cap: "yes") } gets a place with a good view of where the enemy will come from.
panzer-hint-closer = { UNIT($unit, cap: "yes") } drives to { HEX($hex) } to get closer to the enemy.
panzer-hint-fire-order = It has a target that is worth a shot, and whoever stands still shoots best.
panzer-hint-move-order = It would stand better elsewhere.
panzer-hint-halt-order = It can fire and still change its place, at half its movement.
panzer-hint-watch-order = It waits, face down, for an enemy who moves or fires in its sight.
