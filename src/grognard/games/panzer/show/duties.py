# mypyc: interpreted
"""What a player still has to do in the step that is played: the list of duties (PZR-4.2.1)."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame
from grognard.core.telling.message import msg, rule
from grognard.core.telling.overlay import Note, Overlay

from ..adjust.adjustment import Pivots
from ..adjust.recovery import recovery_number
from ..air.phase import AirPhase
from ..close.combat import CloseCombat
from ..close.starting import could_start
from ..command.orders import Orders
from ..fire.direct import DirectFire
from ..fire.reactions import Reactions
from ..indirect.indirect_fire import IndirectFire
from ..movement.movement import Movement, has_duty
from ..refusals import LEGAL
from ..setting.deployment import Deploy
from ..state import COMMANDS, NO_COMMAND, SUP_OFF, PanzerState
from ..verbs import COVER, DIG, RISE
from .flights import aircraft_due
from .missions import missions_to_answer
from .refs import unit_ref

OBEY = "PZR-4.2.1"
REACT = "PZR-4.4.2"
#: The rule of each thing that is done in the Adjustment Phase.
ADJUST = {"pivot": "PZR-6.8.1", "cover": "PZR-6.8.2", "rise": "PZR-6.8.2", "dig": "PZR-6.6.8"}
MOST_LISTED = 3  # units that are listed one by one


def duties(s: PanzerState, player: int) -> Overlay:
    """The duties of a player by what he knows: commands to give, who must fire or move, what may be done."""
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
    elif isinstance(frame, Reactions) and frame.player == player:
        notes = reactions_to_fire(s, frame)
    elif isinstance(frame, Pivots):
        notes = adjustments_to_make(s, frame)
    elif isinstance(frame, Deploy):
        notes = units_to_set_up(s, frame)
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
    if len(due) > MOST_LISTED:
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


def reactions_to_fire(s: PanzerState, frame: Reactions) -> list[Note]:
    """Who could fire now and at how many; nobody must (4.4.2). Then the fire that is gathered."""
    notes: list[Note] = []
    if frame.target >= 0:
        shots = len(frame.shots_at(frame.target))
        text = msg("panzer-left-resolve", unit=unit_ref(s, frame.target), n=shots, rule=rule(REACT))
        key = f"resolve {s.sc.unit_names[frame.target]}"
        return [Note(text, [unit_ref(s, frame.target)], "resolve", key)]
    for u in s.sc.units_of[frame.player]:
        targets = [t for t in bit_list(frame.allowed(s)) if frame.react_check(s, u, t) == LEGAL]
        if targets:
            text = msg("panzer-left-react", unit=unit_ref(s, u), n=len(targets), rule=rule(REACT))
            notes.append(Note(text, [unit_ref(s, u), *(unit_ref(s, t) for t in targets)], "react"))
    return notes


def adjustments_to_make(s: PanzerState, frame: Pivots) -> list[Note]:
    """Who may still be turned, take or leave cover, dig (6.8.1, 6.8.2); who will try to recover (6.8.3)."""
    notes: list[Note] = []
    may = {"pivot": bit_list(frame.left)}
    for name, verb in (("cover", COVER), ("rise", RISE), ("dig", DIG)):
        may[name] = [u for u in bit_list(frame.covers) if frame.check(s, Option(verb, u)) == LEGAL]
    for name, units in may.items():
        if units:
            text = msg(f"panzer-left-{name}", n=len(units), rule=rule(ADJUST[name]))
            notes.append(Note(text, [unit_ref(s, u) for u in units], name))
    for u in s.sc.units_of[frame.player]:
        if s.sup[u] == SUP_OFF and s.on_map(u):
            n = recovery_number(s, u)
            text = msg("panzer-left-recover", unit=unit_ref(s, u), n=n, rule=rule("PZR-6.8.3"))
            notes.append(Note(text, [unit_ref(s, u)], "recover"))
    return notes


def units_to_set_up(s: PanzerState, frame: Deploy) -> list[Note]:
    """Units of the zone that stand nowhere yet (2.0)."""
    units = bit_list(frame.left)
    text = msg("panzer-left-set-up", n=len(units), rule=rule("PZR-2.0"))
    return [Note(text, [unit_ref(s, u) for u in units], "set-up")] if units else []


def command(s: PanzerState, u: int) -> str:
    """A command as texts select by it."""
    return COMMANDS[s.command[u]]
