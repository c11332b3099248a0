"""The names that a game is written with, in one place: `from grognard.core.kit import Frame, Option, Verb`.

They stay where they are for games of other packages, wherever in the core the things themselves move.
"""

from .board_game import LOST, BoardRules, BoardScenario, BoardState
from .kernel.chance import AGAIN, Die
from .kernel.column import SCALAR, SEEN_ALL, SEEN_MAY, SEEN_NOBODY, SEEN_OWNER, UNKNOWN, Column, Columns
from .kernel.event import Event, EventKind
from .kernel.kinds import BITS, HEX, MODE, NUMBER, PLACE, PLAYER, ROW, UNIT, UNITS, Operand
from .kernel.knowledge import Lots, blank_lanes, fill_from_cup, redact_columns
from .kernel.option import ACT, BUILD, END, Option, Verb
from .kernel.part import OddsPart
from .kernel.reason import Detail, Ledger, Refusal, Regret
from .kernel.rules import Outcome, Rules
from .kernel.scenario import Scenario
from .kernel.state import IDLE, Frame, State
from .telling.message import Message, Ref, msg
from .telling.overlay import Overlay, Tint
from .telling.view import Mark, Piece, Scene, Track

__all__ = [
    "ACT",
    "AGAIN",
    "BITS",
    "BUILD",
    "END",
    "HEX",
    "IDLE",
    "LOST",
    "MODE",
    "NUMBER",
    "PLACE",
    "PLAYER",
    "ROW",
    "SCALAR",
    "SEEN_ALL",
    "SEEN_MAY",
    "SEEN_NOBODY",
    "SEEN_OWNER",
    "UNIT",
    "UNITS",
    "UNKNOWN",
    "BoardRules",
    "BoardScenario",
    "BoardState",
    "Column",
    "Columns",
    "Detail",
    "Die",
    "Event",
    "EventKind",
    "Frame",
    "Ledger",
    "Lots",
    "Mark",
    "Message",
    "OddsPart",
    "Operand",
    "Option",
    "Outcome",
    "Overlay",
    "Piece",
    "Ref",
    "Refusal",
    "Regret",
    "Rules",
    "Scenario",
    "Scene",
    "State",
    "Tint",
    "Track",
    "Verb",
    "blank_lanes",
    "fill_from_cup",
    "msg",
    "redact_columns",
]
