"""Skill: what a player knows about fighting with tanks. Levels differ in it, and in how much they search."""

from __future__ import annotations

from typing import Final


class Skill:
    """What is thought of, and how much it counts."""

    def __init__(
        self,
        hunts: bool = True,
        teams: bool = True,
        patient: bool = True,
        fronts: bool = True,
        storms: bool = True,
        calls: bool = True,
        watches: int = 200,
        danger: int = 60,
        dash: int = 20,
        looms: int = 40,
    ) -> None:
        self.hunts = hunts  # goes round an enemy to where he can be harmed
        self.teams = teams  # commands that fit together in a formation; else everybody by himself
        self.patient = patient  # reaction fire waits for the better target
        self.fronts = fronts  # turns the front to what is most dangerous, not to what is nearest
        self.storms = storms  # plans close combat, instead of only taking what offers itself
        self.calls = calls  # puts observers on watch for the artillery
        self.watches = watches  # per cent of what reaction fire may bring that counts for OVERWATCH
        self.danger = danger  # per cent of what the enemy could do to a unit in a place
        self.dash = (
            dash  # the same for a side that wants to leave the map; one for whom it is less does not wait
        )
        self.looms = looms  # ... of what each enemy near enough could do to it from behind


#: He fears too little where he has only to fight, too much where he must get through; his units act alone.
NOVICE: Final = Skill(
    teams=False,
    patient=False,
    storms=False,
    calls=False,
    watches=100,
    danger=20,
    dash=45,
    looms=25,
)
SEASONED: Final = Skill()
