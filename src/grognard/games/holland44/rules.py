"""Holland '44 as the kernel sees it."""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.core.kernel.promise import Promises
from grognard.core.kernel.state import State
from grognard.core.telling.scenario_files import MapFile
from grognard.games.zocbond.zoc_rules import Doors, ZocRules

from .artillery import Replenish
from .attack import HollandAttack, HollandAutomatic
from .box import setup
from .bridge_phase import BridgePhase
from .bridges import Demolition
from .chores import supply_check
from .disengagement import Disengagement
from .events import EVENTS, OUTCOMES
from .faults import faults
from .isolation import Isolation
from .landing import Airlanding
from .refusals import REFUSALS
from .scenario import HollandScenario
from .show.about import about
from .show.names import HollandNames
from .show.overlays import OVERLAYS, overlay
from .show.present import present
from .show.promises import keep_landings
from .show.reasons import GUESS
from .show.table import table
from .state import HollandState, columns
from .supply_phase import SupplyPhase
from .traffic import TrafficPhase
from .turn import GameTurn, PlayerTurn
from .unknown import Encounter, Redeployment
from .verbs import VERBS

VERSION = 6


class HollandRules(ZocRules[HollandScenario, HollandState]):
    """Holland '44: Operation Market-Garden."""

    def __init__(self) -> None:
        super().__init__(
            "holland44",
            VERSION,
            VERBS,
            columns(),
            REFUSALS,
            EVENTS,
            OUTCOMES,
            [
                GameTurn,
                PlayerTurn,
                Replenish,
                BridgePhase,
                Demolition,
                Airlanding,
                Encounter,
                Redeployment,
                HollandAutomatic,
                HollandAttack,
                Disengagement,
                SupplyPhase,
                Isolation,
                TrafficPhase,
            ],
            Doors(
                scenarios=setup.SCENARIOS,
                about=about,
                scenario_type=HollandScenario,
                state_type=HollandState,
                set_up=setup.set_up,
                first=GameTurn,
                names=HollandNames,
                present=present,
                table=table,
                guess=GUESS,
                overlays=OVERLAYS,
                overlay=overlay,
                supply_check=supply_check,
                faults=faults,
            ),
        )
        self.turn_rule = "H44-3.0"
        self.stages = {"meetings": 2, "encounters": 6}  # the rules where two of them meet

    def map_file(self) -> MapFile:
        from .box import map_build  # it reads geography, which play does not need

        return map_build

    def keep_option(self, known: State, player: int, o: Option, after: State, kept: Promises) -> None:
        super().keep_option(known, player, o, after, kept)
        keep_landings(self.state(known), player, kept)
