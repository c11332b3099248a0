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

# Markers on a unit (H44-2.4): bits of State.marks. Those of a phase are taken off when it ends.
MOVED: Final = 1  # its move in this phase is over
ATTACKED: Final = 2  # it has attacked in this combat phase
STRUCK: Final = 4  # it has been attacked in this combat phase
FLED: Final = 8  # a result of combat has made it retreat in this phase (H44-13.5, S42-12.4)
SHATTERED: Final = 16  # it made up an automatic DS in this turn (H44-8.7, S42-8.6.1)
REFITTED: Final = 32  # it has taken a replacement (H44-20.2.5, S42-21.4)
ENGAGED: Final = 64  # H44-11.5.1
SPENT: Final = 128  # H44-8.3.3, 25.3.3
SCATTERED: Final = 256  # H44-22.3.6
DISMOUNTED: Final = 512  # H44-18.6
LIMBERED: Final = 1024  # artillery with a movement marker (H44-17.3)
FIRED: Final = 2048  # artillery on its used side (H44-17.5, S42-18.2.1)
LANDED: Final = 4096  # came by air in this turn (H44-18.5)
CROSSED: Final = 8192  # an engineer who has opened a ferry or supported an assault in this turn (H44-23.3.2)
EXHAUSTED: Final = 16384  # an airborne supply source on its back (H44-18.2.2)
TRAIN: Final = 32768  # went by rail (S42-5.6.1)
CRAMMED: Final = 65536  # its hex was overfilled by a retreat (H44-13.1.4, S42-12.1.4)
AWAKE: Final = 131072  # a garrison that waits no more (H44-23.6)
MERGED: Final = 262144  # it has taken in a step of another in this phase (H44-21.4, 21.5)
ADVANCED: Final = 524288  # it has advanced in this combat phase: it attacked out of another hex (H44-6.4.2)
AT_HAND: Final = 1048576  # a supply point in its ready mode (S42-18.6.2)
DUMP: Final = 2097152  # an immobile supply point (S42-18.6.8)
RESERVE: Final = 4194304  # with a reserve marker (S42-25.2.1)
FLEEING: Final = 8388608  # it went into full retreat of its own will in this phase (S42-13.3.1)
HOST: Final = 16777216  # a headquarters where a unit was rebuilt in this turn (S42-21.3.1)
FAR: Final = 33554432  # it has moved more than a hex in this phase, or into an EZOC (S42-25.2.1)
STAYS_ROUTED: Final = 67108864  # its owner does not want it to recover in this phase (S42-13.4)
BESIDE: Final = 134217728  # it stood with attackers when their attack began (S42-14.1)
WITHDRAWN: Final = 268435456  # it has retreated in this phase without combat: shattered, routed, disengaged
STEPPED: Final = 536870912  # its move in this phase was a single hex (H44-20.2.5)
RETREATED: Final = FLED | WITHDRAWN  # it cancels no EZOC for others who retreat (H44-13.2, S42-12.2)

# What a unit is: bits of Scenario.traits.
MECHANISED: Final = 1
VEHICLE: Final = 2  # H44-2.3.14
ARMOUR: Final = 4  # H44-2.3.15, S42-2.3.3
ANTI_TANK: Final = 8  # H44-10.3.3, S42-9.2.4
INFANTRY: Final = 16  # infantry type: H44-2.3.16, S42-2.3.6
ARTILLERY: Final = 32  # H44-17, S42-18.2.1
ENGINEER: Final = 64
BRIDGING: Final = 128
FLAK: Final = 256
RECON: Final = 512
ELITE: Final = 1024
POOR: Final = 2048
AIRBORNE: Final = 4096
PARACHUTE: Final = 8192
GLIDER: Final = 16384
SOURCE: Final = 32768  # an airborne supply source (H44-18.2.2)
GHOST: Final = 65536  # a face-down unknown unit (H44-25)
PART: Final = 131072  # a breakdown unit (H44-21)
REMNANT: Final = 262144  # H44-11.4, S42-10.4.1
LOCKED: Final = 524288  # a garrison that waits (H44-23.6, S42-20.4)
CORPS: Final = 1048576  # Allied corps troops (H44-10.2.4)
HELPER: Final = 2097152  # no combat unit: never blocks, has no ZOC (S42-19)
BRITISH: Final = 4194304  # for air support (H44-10.7)
POLISH: Final = 8388608  # H44-22.5.1

# Boxes off the map, behind the areas: Scenario.box + these.
WAITING: Final = 0  # arrives later
LOST: Final = 1  # eliminated; may come back as a replacement
GONE: Final = 2  # out of the game for good
POOL: Final = 3  # a remnant or breakdown counter that may be used
DISPLAY: Final = 4  # its remnant is on the map
CUP: Final = 5  # an unknown unit that nobody has seen (H44-25.5)
BOXES: Final = ("@waiting", "@lost", "@gone", "@pool", "@display", "@cup")
