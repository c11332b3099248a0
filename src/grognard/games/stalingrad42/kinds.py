"""The numbers of this game beside the family's: markers on a unit."""

from __future__ import annotations

from typing import Final

# Markers on a unit: bits of State.marks that `zocbond.kinds` leaves free.
TRAIN: Final = 32768  # went by rail (S42-5.6.1)
AT_HAND: Final = 1048576  # a supply point in its ready mode (S42-18.6.2)
DUMP: Final = 2097152  # an immobile supply point (S42-18.6.8)
RESERVE: Final = 4194304  # with a reserve marker (S42-25.2.1)
FLEEING: Final = 8388608  # it went into full retreat of its own will in this phase (S42-13.3.1)
HOST: Final = 16777216  # a headquarters where a unit was rebuilt in this turn (S42-21.3.1)
FAR: Final = 33554432  # it has moved more than a hex in this phase, or into an EZOC (S42-25.2.1)
STAYS_ROUTED: Final = 67108864  # its owner does not want it to recover in this phase (S42-13.4)
RELEASED: Final = 1073741824  # it has advanced out of reserve in this phase (S42-25.2.3)
BESIDE: Final = 134217728  # it stood with attackers when their attack began (S42-14.1)
