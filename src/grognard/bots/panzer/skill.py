"""Skill: what a player knows about fighting with tanks. Levels differ in it, and in how much they search."""

from __future__ import annotations

from typing import Final


class Skill:
    """What is thought of, and how much it counts; figures are per cent where nothing else is said."""

    def __init__(
        self,
        name: str,
        teams: bool = True,
        patient: bool = True,
        picks: bool = True,
        fronts: bool = True,
        storms: bool = True,
        calls: bool = True,
        hunts: bool = True,
        watches: int = 100,
        fears: int = 40,
        danger: int = 20,
        dash: int = 10,
        looms: int = 25,
        errs: int = 0,
    ) -> None:
        self.name = name
        self.teams = teams  # commands that fit together in a formation; else everybody by himself
        self.patient = patient  # reaction fire waits for the better target
        self.picks = picks  # fires at the target worth most; else at the nearest that can be harmed
        self.fronts = fronts  # turns the front to what is most dangerous, not to what is nearest
        self.storms = storms  # plans close combat, instead of only taking what offers itself
        self.calls = calls  # puts observers on watch for the artillery
        self.hunts = hunts  # goes round an enemy to where he can be harmed
        self.watches = watches  # of what reaction fire may bring that counts for OVERWATCH
        self.fears = fears  # of what all enemies could do to a unit that they are expected to do in a turn
        self.danger = danger  # of what the enemies could do to a unit in a place where a move ends
        self.dash = dash  # the same for a side that wants to leave the map: who hides comes too late
        self.looms = looms  # of what each enemy near enough could do to it from behind
        self.errs = errs  # of a unit's worth by which the value of a command is misjudged at most


#: A beginner: he fires at what is nearest, his units act alone, he hides where he ought to get through, and
#: often gives a command that is not the best.
NOVICE: Final = Skill(
    "novice",
    teams=False,
    patient=False,
    picks=False,
    fronts=False,
    storms=False,
    calls=False,
    hunts=False,
    watches=30,
    fears=0,
    danger=20,
    dash=60,
    looms=0,
    errs=60,
)
#: He knows all that is known here, and sometimes misjudges which command is best.
SEASONED: Final = Skill("seasoned", errs=30)
VETERAN: Final = Skill("veteran")
