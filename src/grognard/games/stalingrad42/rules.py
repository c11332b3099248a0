"""Stalingrad '42 as the kernel sees it."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.kernel.column import Column
from grognard.core.kernel.option import Option
from grognard.core.kernel.rules import NO_OWNER
from grognard.core.kernel.state import State
from grognard.core.telling.scenario_files import MapFile
from grognard.games.zocbond.automatic import Automatic
from grognard.games.zocbond.zoc_rules import Doors, ZocRules

from .air_cover import AirCover
from .attack import StalingradAttack
from .box import setup
from .campaign import knowledge
from .campaign.emergence import Alarm, Emergence
from .campaign.maskirovka import Assignment
from .campaign.winter_offensive import Offensive
from .campaign.withdrawals import Withdrawal
from .chores import supply_check
from .disorder import Decline
from .evacuation import Evacuation
from .events import EVENTS, OUTCOMES
from .faults import faults
from .initial import Initial
from .losses import LastStep
from .options.commanders import Throw
from .options.disengagement import Disengagement
from .options.storm import Storm
from .refusals import REFUSALS
from .scenario import SOVIET, StalingradScenario
from .show.about import about
from .show.names import StalingradNames
from .show.overlays import OVERLAYS, overlay
from .show.present import present
from .show.reasons import GUESS
from .show.table import table
from .state import StalingradState, columns
from .supply_phase import SupplyPhase
from .transport.rail import RailMove
from .turn import GameTurn, PlayerTurn
from .verbs import VERBS

VERSION = 10


class StalingradRules(ZocRules[StalingradScenario, StalingradState]):
    """Stalingrad '42."""

    def __init__(self) -> None:
        super().__init__(
            "stalingrad42",
            VERSION,
            VERBS,
            columns(),
            REFUSALS,
            EVENTS,
            OUTCOMES,
            [
                GameTurn,
                PlayerTurn,
                Initial,
                RailMove,
                Automatic,
                StalingradAttack,
                SupplyPhase,
                Offensive,
                Withdrawal,
                LastStep,
                Throw,
                Decline,
                Disengagement,
                Storm,
                Assignment,
                Emergence,
                AirCover,
                Evacuation,
                Alarm,
            ],
            Doors(
                scenarios=setup.SCENARIOS,
                about=about,
                scenario_type=StalingradScenario,
                state_type=StalingradState,
                set_up=setup.set_up,
                first=GameTurn,
                names=StalingradNames,
                present=present,
                table=table,
                guess=GUESS,
                overlays=OVERLAYS,
                overlay=overlay,
                supply_check=supply_check,
                faults=faults,
            ),
        )
        self.turn_rule = "S42-3.B"
        self.stages = {"meetings": 5}  # the rules where two of them meet

    def owner(self, s: State, column: Column, index: int) -> int:
        """Which box is whose is the Soviets' secret (S42-34.1.1)."""
        return SOVIET if column.name in ("mask", "swapped") else NO_OWNER

    def sample(self, known: State, player: int, seed: bytes) -> State:
        return knowledge.sample(self.state(known), seed)

    def worlds(self, known: State, player: int, o: Option) -> list[tuple[Fraction, State]]:
        return [(p, world) for p, world in knowledge.worlds(self.state(known), o)]

    def map_file(self) -> MapFile:
        from .box import map_build  # it reads geography, which play does not need

        return map_build
