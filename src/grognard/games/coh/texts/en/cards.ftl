### Cards: name and, in -effect, what they do.


## Action cards

coh-card-command-action = Command Action
coh-card-command-action-effect = A unit or group takes one action without paying for it. Spent units may act, too; fresh ones stay fresh.
coh-card-auto-rally = Auto-Rally
coh-card-auto-rally-effect = A unit or group loses its hit counters without a roll. Not for damage that never rallies, nor with an enemy in the hex.
coh-card-rally-attempt = Rally Attempt
coh-card-rally-attempt-effect = Each unit of a group, or a single unit, rolls once to rally.
coh-card-move-2-hexes = Move 2 Hexes
coh-card-move-2-hexes-effect = A unit or group moves two hexes, whatever they cost. Units that cannot move stay where they are.
coh-card-mark-as-spent = Mark as Spent
coh-card-mark-as-spent-effect = One enemy unit on the map becomes spent: no more AP and no opportunity action for it this round.
coh-card-extra-ap = +1D6 AP
coh-card-extra-ap-effect = Roll a die and add it to the AP of your activation.
coh-card-extra-cap = +1D6 CAP
coh-card-extra-cap-effect = Roll a die and add it to your CAP for the rest of the round.
coh-card-extra-firepower = +2 Firepower
coh-card-extra-firepower-effect = Declare it with an attack: 2 more firepower. It does not take up your turn.
coh-card-double-action = Double Action
coh-card-double-action-effect = Take two actions in a row before the other side may answer; each is paid for as usual. The card itself is not an action.
coh-card-hasty-defence = Hasty Defence
coh-card-hasty-defence-effect = A unit or group digs in at once. Not in close combat.
coh-card-luck = Luck
coh-card-luck-effect = After a roll of your own, say whether to raise or to lower it and roll one more die: 2 to 6 change it by 2 as you said, a 1 by 2 the other way.
coh-card-sniper = Sniper
coh-card-sniper-effect = Roll a die. The other side loses up to 3 CAP for this round: none on a 1, one on 2 or 3, two on 4 or 5, three on a 6.
coh-card-bogged-down = Bogged Down
coh-card-bogged-down-effect = One unit cannot move until the round ends.
coh-card-reveal-hidden = Reveal Hidden
coh-card-reveal-hidden-effect = Choose one of your units: it uncovers all hidden enemies that it sees within 2 hexes.
coh-card-lay-land-mine = Lay Land Mine
coh-card-lay-land-mine-effect = An infantry unit lays a mine in its own hex or next to it, where no enemy stands. Unseen, the mine stays hidden.
coh-card-defuse-land-mine = Defuse Land Mine
coh-card-defuse-land-mine-effect = A unit clears a mine in its own hex or next to it. Not in close combat, not as a group.


## Weapon cards

coh-card-demolition-charge = Demolition Charge
coh-card-demolition-charge-effect = A very strong attack within the unit’s own hex.
coh-card-flamethrower = Flamethrower
coh-card-flamethrower-effect = An attack up to 1 hex away. Terrain and smoke do not protect against it.
coh-card-extra-grenades = Extra Grenades
coh-card-extra-grenades-effect = A free attack within the unit’s own hex, or thrown 1 hex at 2 less firepower.
coh-card-magnetic-mine = Magnetic Mine
coh-card-magnetic-mine-effect = An attack on vehicles and guns in the unit’s own hex. Terrain does not protect them.
coh-card-molotov-cocktail = Molotov Cocktail
coh-card-molotov-cocktail-effect = A free attack within the unit’s own hex, or thrown 1 hex at 2 less firepower.
coh-card-tellermine = Tellermine
coh-card-tellermine-effect = An attack on vehicles and guns in the unit’s own hex, whatever the terrain; or it is laid as a mine.


## Veteran cards

coh-card-V01 = Forced March
coh-card-V01-effect = Once: an activated unit that has only moved so far gets 7 fresh AP, for movement alone. Then it is spent.
coh-card-V02 = Better Equipped
coh-card-V02-effect = The unit has 1 more firepower and 2 more range.
coh-card-V03 = High Morale
coh-card-V03-effect = When the unit draws a panic counter, the hit does not count.
coh-card-V04 = Experience
coh-card-V04-effect = Once: the unit is activated with 11 AP, or with 4 more than the dice where AP are rolled.
coh-card-V05 = Good Leadership
coh-card-V05-effect = Once: the unit rallies without a roll.
coh-card-V06 = Blood and Honour
coh-card-V06-effect = Once: whoever destroys the unit loses a unit that took part.
coh-card-V07 = Sixth Sense
coh-card-V07-effect = Once, before or after an action: one of your units uncovers the hidden enemies that it sees within 2 hexes.
coh-card-V08 = Close Call
coh-card-V08-effect = Once, before a barrage falls: a unit under it moves 1 hex.
coh-card-V09 = Organised Retreat
coh-card-V09-effect = The unit moves to the rear without paying more.
coh-card-V10 = Feared Reputation
coh-card-V10-effect = Once, when the initiative has been rolled: the initiative is yours.
coh-card-V11 = Iron Will
coh-card-V11-effect = Once, for an activation or an action: the unit forgets its hit counter, except for what it does to movement.
coh-card-V12 = Extra Initiative
coh-card-V12-effect = Once, as an action: draw another action card.
coh-card-V13 = Hidden Action
coh-card-V13-effect = Once: a hidden unit acts and stays hidden.
coh-card-V14 = Combat Hardened
coh-card-V14-effect = Once a turn: roll one die of the unit’s roll again.
coh-card-V15 = Use of Terrain
coh-card-V15-effect = The unit’s defence is 1 better, front and rear.
coh-card-V130 = Overrun
coh-card-V130-effect = Once, before the roll: an armoured vehicle attacks with 4 more firepower.


## Off-board artillery

coh-card-G_OBA105 = 105 mm Howitzers
coh-card-G_OBA105-effect = Plot a hex in secret: in the next round’s preparation the barrage strikes all units in it and around it, friends too, or lays smoke.
coh-card-G_OBA150 = 150 mm Howitzers
coh-card-G_OBA150-effect = Plot a hex in secret: in the next round’s preparation the barrage strikes all units in it and around it, friends too, or lays smoke.
coh-card-G_NEB30 = 30 cm Nebelwerfer
coh-card-G_NEB30-effect = Plot a hex in secret: in the next round’s preparation the barrage strikes all units in it and around it, friends too, or lays smoke.
coh-card-S_OBA122 = 122 mm Howitzers
coh-card-S_OBA122-effect = Plot a hex in secret: in the next round’s preparation the barrage strikes all units in it and around it, friends too, or lays smoke.
coh-card-S_OBA152 = 152 mm Howitzers
coh-card-S_OBA152-effect = Plot a hex in secret: in the next round’s preparation the barrage strikes all units in it and around it, friends too, or lays smoke.
coh-card-S_KAT132 = Katyusha Rockets
coh-card-S_KAT132-effect = Plot a hex in secret: in the next round’s preparation the barrage strikes all units in it and around it, friends too, or lays smoke.


## Bonus cards

coh-card-score = Score
coh-card-score-effect = Counts at once as the scenario says. Then another card is drawn.
coh-card-objective = Objective
coh-card-objective-effect = A secret task of the scenario, shown when the battle ends.
coh-card-objective-1 = Objective 1
coh-card-objective-2 = Objective 2
coh-card-objective-3 = Objective 3
coh-card-objective-4 = Objective 4
coh-card-firefight-event = Firefight Event
coh-card-firefight-event-effect = The scenario’s event happens at once. Then another card is drawn.
coh-card-game-ends = Game Ends
coh-card-game-ends-effect = The battle ends at once.
