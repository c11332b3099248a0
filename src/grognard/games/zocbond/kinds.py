"""The numbers of the family: orders of a unit, markers on it, kinds of units."""

from __future__ import annotations

from typing import Final

# In what order a unit is: State.order (H44-14.1.1, S42-13.1.1).
GOOD: Final = 0
DISRUPTED: Final = 1
ROUTED: Final = 2  # "full retreat" in the rulebooks
ORDERS: Final = ("good", "disrupted", "routed")

# Its supply marker: State.supply (H44-18.1, S42-16.1).
IN_SUPPLY: Final = 0
OUT_OF_SUPPLY: Final = 1
ISOLATED: Final = 2
SUPPLIES: Final = ("supplied", "out", "isolated")

# How it moves in this phase: State.gait (H44-8.1, S42-5.1).
STILL: Final = 0
MARCH: Final = 1
EXTENDED: Final = 2
TACTICAL: Final = 3
GAITS: Final = ("still", "march", "extended", "tactical")

STRIDE: Final = 5  # Scenario.attack, Scenario.defence: from no step to four (S42-32.4)

# Markers on a unit (H44-2.4): bits of State.marks. Those of a phase are taken off when it ends. The bits that
# are missing here are markers of one game, in its own `kinds`; no bit has two meanings.
MOVED: Final = 1  # its move in this phase is over
ATTACKED: Final = 2  # it has attacked in this combat phase
STRUCK: Final = 4  # it has been attacked in this combat phase
FLED: Final = 8  # a result of combat has made it retreat in this phase (H44-13.5, S42-12.4)
SHATTERED: Final = 16  # it made up an automatic DS in this turn (H44-8.7, S42-8.6.1)
REFITTED: Final = 32  # it has taken a replacement (H44-20.2.5, S42-21.4)
ENGAGED: Final = 64  # H44-11.5.1
FIRED: Final = 2048  # artillery on its used side (H44-17.5, S42-18.2.1)
CRAMMED: Final = 65536  # its hex was overfilled by a retreat (H44-13.1.4, S42-12.1.4)
AWAKE: Final = 131072  # a garrison that no longer waits (H44-23.6)
MERGED: Final = 262144  # it has taken in a step of another in this phase (H44-21.4, 21.5)
ADVANCED: Final = 524288  # it has advanced in this combat phase: it attacked out of another hex (H44-6.4.2)
WITHDRAWN: Final = 268435456  # it has retreated in this phase, without what FLED bars: shattered, routed ...
STEPPED: Final = 536870912  # its move in this phase was a single hex (H44-20.2.5)
RETREATED: Final = FLED | WITHDRAWN  # it cancels no EZOC for others who retreat (H44-13.2, S42-12.2)

# What a unit is: bits of Scenario.traits; those that are missing here are in `kinds` of a game.
MECHANISED: Final = 1
VEHICLE: Final = 2  # H44-2.3.14
ARMOUR: Final = 4  # H44-2.3.15, S42-2.3.3
ANTI_TANK: Final = 8  # H44-10.3.3, S42-9.2.4
INFANTRY: Final = 16  # infantry type: H44-2.3.16, S42-2.3.6
ARTILLERY: Final = 32  # H44-17, S42-18.2.1
ELITE: Final = 1024
POOR: Final = 2048
SOURCE: Final = 32768  # an airborne supply source (H44-18.2.2)
GHOST: Final = 65536  # a face-down unknown unit (H44-25)
PART: Final = 131072  # a breakdown unit (H44-21)
REMNANT: Final = 262144  # H44-11.4, S42-10.4.1
LOCKED: Final = 524288  # a garrison that waits (H44-23.6, S42-20.4)
HELPER: Final = 2097152  # no combat unit: never blocks, has no ZOC (S42-19)

# Boxes off the map, behind the areas: Scenario.box + these.
WAITING: Final = 0  # arrives later
LOST: Final = 1  # eliminated; may come back as a replacement
GONE: Final = 2  # out of the game for good
POOL: Final = 3  # a remnant or breakdown counter that may be used
DISPLAY: Final = 4  # its remnant is on the map
# One more is the cup of unknown units (H44-25.5), in `kinds` of its game.
BOXES: Final = ("@waiting", "@lost", "@gone", "@pool", "@display", "@cup")
