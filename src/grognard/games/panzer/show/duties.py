# mypyc: interpreted
"""What a player still has to do in the step that is played: the list of duties (PZR-4.2.1)."""

from __future__ import annotations

from grognard.core.kernel.state import Frame
from grognard.core.telling.message import msg, rule
from grognard.core.telling.overlay import Note, Overlay

from ..air.phase import AirPhase
from ..close.combat import CloseCombat
from ..close.starting import could_start
from ..command.orders import Orders
from ..fire.direct import DirectFire
from ..indirect.indirect_fire import IndirectFire
from ..movement.movement import Movement, has_duty
from ..refusals import LEGAL
from ..state import COMMANDS, NO_COMMAND, PanzerState
from .flights import aircraft_due
from .missions import missions_to_answer
from .refs import unit_ref

OBEY = "PZR-4.2.1"
FEW = 3  # units that are listed one by one


def duties(s: PanzerState, player: int) -> Overlay:
    """The duties of a player by what he knows: commands to give, units that must fire or move."""
    notes: list[Note] = []
    frame = own_frame(s, player)
    if isinstance(frame, Orders):
        notes = commands_to_give(s, frame)
    elif isinstance(frame, DirectFire) and frame.player == player:  # else he is asked what he shows
        notes = shots_to_fire(s, frame)
    elif isinstance(frame, CloseCombat):
        notes = assaults_to_make(s, frame)
    elif isinstance(frame, IndirectFire) and frame.player == player:
        notes = missions_to_answer(s, frame)
    elif isinstance(frame, Movement):
        notes = moves_to_make(s, frame)
    elif isinstance(frame, AirPhase):
        notes = aircraft_due(s, frame)
    return Overlay("left", [], [], [], [], [], notes)


def own_frame(s: PanzerState, player: int) -> Frame | None:
    """The procedure in which the player is asked now, or None."""
    for lane, asked in enumerate(s.asked):
        if player >= 0 and asked == player and s.lanes[lane]:
            return s.top(lane)
    return None


def commands_to_give(s: PanzerState, frame: Orders) -> list[Note]:
    """Units that may still be given a command; asked about before the end if nobody has one."""
    own = s.sc.units_of[frame.player]
    able = [unit_ref(s, u) for u in own if frame.order_refusal(s, u) == LEGAL]
    if not able:
        return []
    none = all(s.command[u] == NO_COMMAND for u in own)
    return [
        Note(msg("panzer-left-command", n=len(able), rule=rule(OBEY)), able, "grave" if none else "command")
    ]


def shots_to_fire(s: PanzerState, frame: DirectFire) -> list[Note]:
    """Who must fire, who will find no target, and which declared fire is to be resolved."""
    notes: list[Note] = []
    for u in s.sc.units_of[frame.player]:
        if not frame.has_duty(s, u):
            continue
        targets = {t for arm in frame.unused_arms(s, u) for t in frame.targets(s, u, arm)}
        can = frame.crew_can_aim(s, u)
        text = "panzer-left-fire" if can else "panzer-left-no-target"
        message = msg(text, unit=unit_ref(s, u), n=len(targets), command=command(s, u), rule=rule(OBEY))
        kind = "fire" if can else "void"
        key = f"fire {s.sc.unit_names[u]}" if can else ""
        notes.append(Note(message, [unit_ref(s, u)], kind, key))
    for t in frame.open_targets():
        shots = len(frame.shots_at(t))
        message = msg("panzer-left-resolve", unit=unit_ref(s, t), n=shots, rule=rule("PZR-4.4.1"))
        notes.append(Note(message, [unit_ref(s, t)], "resolve", f"resolve {s.sc.unit_names[t]}"))
    return notes


def assaults_to_make(s: PanzerState, frame: CloseCombat) -> list[Note]:
    """Who could assault, and which declared assaults are to be resolved; nobody must (PZR-6.6.1)."""
    notes: list[Note] = []
    for u in s.sc.units_of[frame.player]:
        if frame.attacker_refusal(s, u) or not could_start(s, u):
            continue
        text = msg("panzer-left-assault", unit=unit_ref(s, u), rule=rule("PZR-6.6.1.1"))
        notes.append(Note(text, [unit_ref(s, u)], "assault"))
    for t in frame.open_targets():
        n = frame.victim.count(t)
        text = msg("panzer-left-storm", unit=unit_ref(s, t), n=n, rule=rule("PZR-6.6.1.1"))
        notes.append(Note(text, [unit_ref(s, t)], "resolve", f"resolve {s.sc.unit_names[t]}"))
    return notes


def moves_to_make(s: PanzerState, frame: Movement) -> list[Note]:
    """Who must still move; many are told in one line."""
    due = [u for u in s.sc.units_of[frame.player] if has_duty(s, u)]
    if len(due) > FEW:
        message = msg("panzer-left-moves", n=len(due), rule=rule(OBEY))
        return [Note(message, [unit_ref(s, u) for u in due], "move")]
    return [
        Note(
            msg("panzer-left-move", unit=unit_ref(s, u), command=command(s, u), rule=rule(OBEY)),
            [unit_ref(s, u)],
            "move",
            f"move {s.sc.unit_names[u]}",
        )
        for u in due
    ]


def command(s: PanzerState, u: int) -> str:
    """A command as texts select by it."""
    return COMMANDS[s.command[u]]
