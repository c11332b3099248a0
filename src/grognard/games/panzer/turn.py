"""PZR-4.0, 6.0, 6.5: the turn. The steps of the scenario's layer; chapters that are off are left out."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER
from grognard.core.kernel.state import State

from . import events
from .adjust.adjustment import Adjustment
from .air.loads import load_lanes
from .air.phase import AirPhase, air_side
from .close.combat import CloseCombat
from .command.initiative import Initiative
from .command.orders import order_lanes
from .fire.direct import DirectFire
from .fire.reactions import Reactions
from .frames import PanzerFrame
from .indirect.indirect_fire import IndirectFire
from .indirect.plots import plot_lanes
from .movement.movement import Movement
from .scenario import PHASES, RESERVE, WAITING
from .setting.deployment import next_deployment
from .setting.victory import end_game, settle_control
from .spotting.phase import Spotting
from .state import PanzerState

SPOTTING: Final = PHASES.index("spotting")
COMMAND_PLACEMENT: Final = PHASES.index("command_placement")
INITIATIVE: Final = PHASES.index("initiative")
AIR_1: Final = PHASES.index("air_1")
INDIRECT_FIRE_FP: Final = PHASES.index("indirect_fire_fp")
INDIRECT_FIRE_SP: Final = PHASES.index("indirect_fire_sp")
DIRECT_FIRE_FP: Final = PHASES.index("direct_fire_fp")
DIRECT_FIRE_SP: Final = PHASES.index("direct_fire_sp")
REACTION_FIRE: Final = PHASES.index("reaction_fire_combat")
CLOSE_COMBAT_FP: Final = PHASES.index("close_combat_fp")
CLOSE_COMBAT_SP: Final = PHASES.index("close_combat_sp")
MOVE_SP: Final = PHASES.index("move_sp")
MOVE_FP: Final = PHASES.index("move_fp")
AIR_2: Final = PHASES.index("air_2")
ADJUST_MARKERS: Final = PHASES.index("adjust_markers")
END_TURN: Final = PHASES.index("end_turn")

AT_LOADS: Final = 0
AT_PLOTS: Final = 1
AT_DEPLOY: Final = 2
AT_BATTLE: Final = 3

AT_BEGIN: Final = 0
AT_WALK: Final = 1


class Setup(PanzerFrame):
    """PZR-2.0: set-up, then the turns."""

    NAME = "Setup"
    STEPS = ("loads", "plots", "deploy", "battle")
    FIELDS = (Column("deployed", SCALAR, NUMBER),)

    def __init__(self) -> None:
        super().__init__()
        self.deployed = 0  # how many deployments are done

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_LOADS:  # before any unit is placed (PZR-6.7.1)
            self.step = AT_PLOTS
            lanes = load_lanes(s)
            if any(lane is not None for lane in lanes):
                s.together(lanes)
                return
        if self.step == AT_PLOTS:  # after the terrain markers, before any unit (PZR-6.5.1.4, 6.5.1.11.1)
            self.step = AT_DEPLOY
            lanes = plot_lanes(s)
            if any(lane is not None for lane in lanes):
                s.together(lanes)
                return
        if self.step == AT_DEPLOY:
            frame = next_deployment(s, self.deployed)
            self.deployed += 1
            if frame is not None:
                s.push(frame)
                return
            self.deployed = 0
            self.step = AT_BATTLE
        s.push(Turn())


class Turn(PanzerFrame):
    """One turn, step by step."""

    NAME = "Turn"
    STEPS = ("begin", "walk")
    FIELDS = (Column("at", SCALAR, NUMBER),)

    def __init__(self) -> None:
        super().__init__()
        self.at = 0  # the next step of `PanzerScenario.sequence`

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_BEGIN:
            self.step = AT_WALK
            begin_turn(s)
            return
        if self.at == len(s.sc.sequence):
            s.phase = -1
            s.pop()
            return
        s.settle_smoke()  # the half-step before is over
        s.phase = s.sc.sequence[self.at]
        self.at += 1
        self.go_to(s, s.phase)

    def go_to(self, s: PanzerState, phase: int) -> None:
        """Pushes the procedure of a step."""
        if phase == SPOTTING:
            s.push(Spotting())
        elif phase == COMMAND_PLACEMENT:
            lanes = order_lanes(s)
            if any(lane is not None for lane in lanes):
                s.together(lanes)
        elif phase == INITIATIVE:
            s.push(Initiative())
        elif phase in (AIR_1, AIR_2):
            if air_side(s) >= 0:
                s.push(AirPhase(air_side(s)))
        elif phase in (INDIRECT_FIRE_FP, INDIRECT_FIRE_SP):
            if s.sc.indirect_fire:
                s.push(IndirectFire(s.first if phase == INDIRECT_FIRE_FP else 1 - s.first))
        elif phase in (DIRECT_FIRE_FP, DIRECT_FIRE_SP):
            s.push(DirectFire(s.first if phase == DIRECT_FIRE_FP else 1 - s.first))
        elif phase == REACTION_FIRE:
            s.push(Reactions())
        elif phase in (CLOSE_COMBAT_FP, CLOSE_COMBAT_SP):
            if s.sc.close_combat:
                s.push(CloseCombat(s.first if phase == CLOSE_COMBAT_FP else 1 - s.first))
        elif phase in (MOVE_SP, MOVE_FP):  # the Second Player moves first (4.5)
            s.push(Movement(s.first if phase == MOVE_FP else 1 - s.first))
        elif phase == ADJUST_MARKERS:
            s.push(Adjustment())
        elif phase == END_TURN:
            end_turn(s)


def begin_turn(s: PanzerState) -> None:
    """The next turn; units that are due may enter from now on (R-40)."""
    sc = s.sc
    s.turn += 1
    s.first = -1
    s.mounted_at_start = s.carrier.copy()
    s.tell(events.TURN_BEGINS, s.turn, sc.turns)
    for u in range(sc.units):
        if s.place[u] == sc.off + RESERVE and 0 < sc.arrives[u] <= s.turn:
            s.put(u, sc.off + WAITING)
            s.tell(events.DUE, u)


def end_turn(s: PanzerState) -> None:
    """PZR-4.6.2: control of objectives, then the next turn or the end."""
    settle_control(s)
    if s.turn >= s.sc.turns:
        end_game(s)
