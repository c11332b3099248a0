"""The numbers of this game beside the family's: markers on a unit, kinds of units, a box."""

from __future__ import annotations

from typing import Final

# Markers on a unit: bits of State.marks that `zocbond.kinds` leaves free.
SPENT: Final = 128  # H44-8.3.3, 25.3.3
SCATTERED: Final = 256  # H44-22.3.6
DISMOUNTED: Final = 512  # H44-18.6
LIMBERED: Final = 1024  # artillery with a movement marker (H44-17.3)
LANDED: Final = 4096  # came by air in this turn (H44-18.5)
CROSSED: Final = 8192  # an engineer who has opened a ferry or supported an assault in this turn (H44-23.3.2)
EXHAUSTED: Final = 16384  # an airborne supply source on its back (H44-18.2.2)

# What a unit is: bits of Scenario.traits that it leaves free.
ENGINEER: Final = 64
BRIDGING: Final = 128
FLAK: Final = 256
RECON: Final = 512
AIRBORNE: Final = 4096
PARACHUTE: Final = 8192
GLIDER: Final = 16384
CORPS: Final = 1048576  # Allied corps troops (H44-10.2.4)
BRITISH: Final = 4194304  # for air support (H44-10.7)
POLISH: Final = 8388608  # H44-22.5.1

# A box off the map: Scenario.box + this.
CUP: Final = 5  # an unknown unit that nobody has seen (H44-25.5)
