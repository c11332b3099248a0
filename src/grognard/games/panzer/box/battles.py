# mypyc: interpreted
"""Battles drawn up by the program: ground, forces, positions and tasks from a few wishes and a seed.

The same wishes and the same seed give the same battle on every machine. Forces are bought for card points out
of organisation.toml as it was in the month; the defender has 65 % of the attacker's points, ground and
positions. What comes out is an ordinary scenario file, checked like any other.
"""

from __future__ import annotations

import calendar
import datetime
from typing import Literal, get_args

from msgspec import Struct

from grognard.core.kernel.playout import mix
from grognard.games.tactical.box.purchase import Draw
from grognard.games.tactical.box.wishes import Impossible, all_of, first_sound, one_of, within

from .battles_forces import Force
from .battles_ground import MOST_BOARDS, Field
from .battles_types import load_organisation
from .data_files import load_cards
from .plain_types import GRADES, SIDES, Grade
from .scenario_checks import problems
from .scenario_types import (
    Exit,
    Facing,
    Forces,
    Module,
    Objective,
    ScenarioFile,
    SidePercent,
    SidePoints,
    Victory,
    Works,
    Zone,
)
from .scenario_types import Force as ForceFile
from .setup import PLAYED

Mission = Literal["meeting", "attack", "delay", "breakthrough"]
Arm = Literal["infantry", "guns", "recon", "artillery", "aircraft", "works"]
MISSIONS: tuple[str, ...] = get_args(Mission)
FEWEST_POINTS, MOST_POINTS = 200, 2500
FIRST_MONTH, LAST_MONTH = "1941-06", "1945-05"
DEFENDER = 65  # percent of the attacker's points; in a meeting both have the same
ATTEMPTS = 30  # seeds tried before a wish counts as impossible
#: Switched on in every battle, as far as they are played; the rest where something needs them.
ALWAYS: tuple[Module, ...] = (
    "advanced_ap",
    "ammo_limits",
    "leg_and_towed",
    "gp_fire",
    "transport",
    "command_control",
    "hull_down",
    "buildings",
    "close_combat",
)
#: Arms that need a chapter.
CHAPTER: dict[str, Module] = {"artillery": "indirect_fire", "aircraft": "air"}
ARMS: tuple[str, ...] = tuple(arm for arm in get_args(Arm) if CHAPTER.get(arm, "gp_fire") in PLAYED)
#: What counts, in percent of the attacker's points.
PRIZES = 40  # all objectives together
START = 25  # to who must keep the others from breaking through
CLOSE = 5  # a smaller lead is nobody's victory


def months() -> list[str]:
    """Every month in which a battle can be."""
    first, last = int(FIRST_MONTH[:4]), int(LAST_MONTH[:4])
    every = [f"{year}-{month:02d}" for year in range(first, last + 1) for month in range(1, 13)]
    return [month for month in every if FIRST_MONTH <= month <= LAST_MONTH]


class BattleWish(Struct, frozen=True):
    """What a battle is to be like. `side` has the mission: it attacks, delays or breaks through."""

    seed: int
    date: str = "1943-07"
    points: int = 500  # of the attacker, or of each side in a meeting
    boards: int = 1
    mission: str = "attack"
    side: str = "german"
    arms: tuple[str, ...] = ARMS
    german: str = ""  # grade of the force; "": that of the time
    soviet: str = ""

    def grade(self, side: str) -> Grade:
        """The grade of a side's force: the wish, otherwise that of the time."""
        wished = self.german if side == "german" else self.soviet
        for grade in GRADES:
            if grade == wished:
                return grade
        rows = load_organisation().grade
        return next(r.grade for r in rows if r.side == side and r.since <= self.date <= r.until)


def draw_up(wish: BattleWish) -> ScenarioFile:
    """The battle for a wish; Impossible if there is none."""
    within("points", wish.points, FEWEST_POINTS, MOST_POINTS)
    within("boards", wish.boards, 1, MOST_BOARDS)
    if wish.date not in months():
        raise Impossible(f"date is a month from {FIRST_MONTH} to {LAST_MONTH}, not {wish.date[:40]}")
    one_of("mission", wish.mission, MISSIONS)
    one_of("side", wish.side, SIDES)
    all_of("grades", [grade for grade in (wish.german, wish.soviet) if grade], GRADES)
    all_of("arms", wish.arms, ARMS)
    return first_sound(
        ATTEMPTS,
        lambda attempt: _Battle(wish, attempt).file(),
        lambda source, file: problems(source, file, load_cards()),
    )


class _Battle:
    """One attempt at a battle, made from the ground up. The attacker of a meeting is whose mission it is."""

    def __init__(self, wish: BattleWish, attempt: int) -> None:
        self.wish = wish
        self.meeting = wish.mission == "meeting"
        self.draw = Draw(mix(wish.seed & 0xFFFFFFFF, 2000 + attempt))
        self.field = Field(self.draw, wish.boards, wish.mission in ("breakthrough", "delay"))
        at = SIDES.index(wish.side)
        first, second = SIDES[at], SIDES[1 - at]
        if wish.mission == "delay":
            first, second = second, first
        branches = ("armour", *(arm for arm in ("infantry", "guns", "recon") if arm in wish.arms))
        share = 100 if self.meeting else DEFENDER
        self.attacker = Force(first, wish.points, wish.date, True, branches)
        self.defender = Force(second, wish.points * share // 100, wish.date, self.meeting, branches)
        self.prizes: list[int] = []
        self.works: list[Works] = []

    # -- where each side begins ------------------------------------------------------------------

    def _start(self, force: Force) -> tuple[int, int]:
        """The columns a side sets up in, from the attacker's edge."""
        last = self.field.width - 1
        edge = 4 if last <= 24 else 7
        if force is self.attacker:
            return 0, edge
        if self.meeting:
            return last - edge, last
        if self.wish.mission == "attack":
            return last * 45 // 100, last - 2
        return last * 35 // 100, last * 80 // 100

    def _facing(self, force: Force) -> Facing:
        return "NE" if self.field.from_west == (force is self.attacker) else "NW"

    # -- the whole -------------------------------------------------------------------------------

    def file(self) -> ScenarioFile | None:
        """The battle; None if this seed led nowhere."""
        self._find_prizes()
        if not self.prizes:
            return None
        for force in (self.attacker, self.defender):
            self._support(force)
            force.buy(self.draw)
            if force.batteries and not force.sees():
                return None  # nobody could call its fire
            if force.units < 2:
                return None
        if "works" in self.wish.arms and not self.meeting:
            self._build()
        return self._written()

    def _find_prizes(self) -> None:
        """Objectives: in the middle of a meeting, otherwise where the defender stands."""
        last = self.field.width - 1
        if self.meeting:
            first, far = last // 2 - 3, last // 2 + 3
        else:
            first, far = self._start(self.defender)
        self.prizes = self.field.prizes(self.draw, first, far, 1 + self.wish.boards)

    def _support(self, force: Force) -> None:
        """Batteries for both, aircraft for one side alone (PZR-6.4)."""
        if "artillery" in self.wish.arms and self.draw.percent(60):
            force.buy_battery(self.draw)
        if "aircraft" in self.wish.arms and not self.attacker.aircraft and self.draw.percent(30):
            force.buy_aircraft(self.draw, 2 + self.draw.below(3))

    def _build(self) -> None:
        """Wire and blocks before the objectives, more of them in larger battles."""
        taken: list[str] = [self.field.name(h) for h in self.prizes]
        for kind, each in (("wire", 200), ("block", 500)):
            hexes: list[str] = []
            for _ in range(1 + self.wish.points // each):
                spot = self.field.before(self.draw, self.prizes, taken)
                if spot is not None:
                    taken.append(spot)
                    hexes.append(spot)
            if hexes:
                self.works.append(Works("wire" if kind == "wire" else "block", tuple(sorted(hexes))))

    # -- what is written -------------------------------------------------------------------------

    def _written(self) -> ScenarioFile:
        wish, forces = self.wish, (self.attacker, self.defender)
        year, month = int(wish.date[:4]), int(wish.date[5:])
        day = 1 + self.draw.below(calendar.monthrange(year, month)[1])
        name = f"battle-{wish.mission}-{wish.seed % 10**12}"
        dug_in = "works" in wish.arms
        return ScenarioFile(
            id="PZ-OWN",
            name=name,
            title=name.replace("-", " ").capitalize(),
            date=datetime.date(year, month, day),
            place="somewhere in the East",
            layer="advanced",
            modules=self._modules(),
            boards=self.field.places,
            turns=4 + self._way() // 4,
            set_up=(self.defender.side, self.attacker.side),
            forces=Forces(**{force.side: self._force(force) for force in forces}),
            zones=tuple(
                Zone(
                    force.side,
                    force.side,
                    areas=self.field.areas(*self._start(force)),
                    facing=self._facing(force),
                )
                for force in forces
            ),
            formations=tuple(
                formation
                for force in forces
                for formation in force.written(self.draw, wish.grade(force.side), force.side, dug_in)
            ),
            victory=self._victory(),
            teaches=("points",),
            batteries=tuple(plan for force in forces for plan in force.batteries),
            aircraft=tuple(plan for force in forces for plan in force.aircraft),
            works=tuple(self.works),
        )

    def _modules(self) -> tuple[Module, ...]:
        """The chapters that are played, and those that the forces need."""
        forces = (self.attacker, self.defender)
        modules = [module for module in ALWAYS if module in PLAYED]
        if "artillery" in self.wish.arms and "indirect_fire" in PLAYED:
            modules.append("indirect_fire")
        if any(force.aircraft for force in forces):
            modules.append("air")
        return tuple(modules)

    def _force(self, force: Force) -> ForceFile:
        role: Literal["attacks", "defends", "meets"] = "attacks" if force is self.attacker else "defends"
        return ForceFile(self.wish.grade(force.side), "meets" if self.meeting else role)

    def _leaves(self) -> bool:
        return self.wish.mission in ("breakthrough", "delay")

    def _way(self) -> int:
        """Hexes from the attacker's zone to the farthest task."""
        start = self._start(self.attacker)[1]
        if self._leaves():
            return self.field.width - 1 - start
        return max(self.field.depths[h] for h in self.prizes) - start

    def _victory(self) -> Victory:
        """Both lose the same if they lose everything; objectives, or vehicles that get through, decide."""
        points = self.wish.points
        weaker = 100 if self.meeting else DEFENDER
        kills = {self.attacker.side: 100, self.defender.side: weaker}
        breaks = self.wish.mission == "breakthrough"
        held: Literal["", "german", "soviet"] = "" if self.meeting else self.defender.side
        prizes = (
            ()
            if breaks
            else tuple(
                Objective(
                    f"objective-{number}",
                    (self.field.name(h),),
                    max(1, points * PRIZES // 100 // len(self.prizes)),
                    held=held,
                )
                for number, h in enumerate(self.prizes, 1)
            )
        )
        exits = (
            (Exit(self.attacker.side, self.field.exits(), percent=60 if breaks else 30),)
            if self._leaves()
            else ()
        )
        start = {self.defender.side: points * START // 100} if breaks else {}
        return Victory(
            kills=SidePercent(**kills),
            damaged=30,
            objectives=prizes,
            exits=exits,
            start=SidePoints(**start),
            draw=points * CLOSE // 100,
        )
