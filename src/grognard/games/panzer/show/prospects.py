# mypyc: interpreted
"""What a choice would allow: the four commands of a unit, command range."""

from __future__ import annotations

from grognard.core.telling.message import Message, msg, rule
from grognard.core.telling.overlay import Note, Overlay, Tint

from ..close.overrun import overrun_targets
from ..close.starting import approaches_of, start_refusal, targets_from
from ..command.available import command_range, command_refusal, formation_commands
from ..command.sharing import commands_used, has_own_command
from ..fire.targets import arms_of, could_react, fire_refusal, fire_targets
from ..gp.factors import GP_ARMS
from ..refusals import (
    LEGAL,
    NO_LEGAL_TARGET,
    NO_SIGHT,
    NOT_SPOTTED,
    OUT_OF_ARC,
    OUT_OF_RANGE,
    REFUSALS,
    TOO_NEAR,
)
from ..spotting.markers import MOVED
from ..state import FIRE, MOVE, OVERWATCH, SHORT_HALT, PanzerState
from ..verbs import FIRE_ORDER, HALT_ORDER, MOVE_ORDER, VERBS, WATCH_ORDER
from .reach import shortcuts
from .refs import unit_ref
from .shot import harms, hit_number
from .sightlines import blocked, unseen

#: How the panel of commands says in a word why an enemy that is spotted is no target.
CLOSED_TO = {OUT_OF_RANGE: "range", TOO_NEAR: "near", OUT_OF_ARC: "arc"}

ORDERS = {FIRE_ORDER: FIRE, MOVE_ORDER: MOVE, HALT_ORDER: SHORT_HALT, WATCH_ORDER: OVERWATCH}


def allowed(s: PanzerState, player: int, u: int) -> Overlay:
    """PZR-4.2: for each command what the unit could do with it, or why it may not have it."""
    notes: list[Note] = []
    for verb, command in ORDERS.items():
        key = VERBS[verb].name
        refusal = command_refusal(s, u, command)
        if refusal != LEGAL:
            text = nearest_out_of_aim(s, u) if refusal == NO_LEGAL_TARGET else None
            if text is None:
                row = REFUSALS[refusal]
                text = msg(f"panzer-refusal-{row.name}", unit=unit_ref(s, u), rule=rule(row.rule))
            notes.append(Note(text, [unit_ref(s, u)], "closed", key))
            continue
        world = s.copy()
        world.command[u] = command
        notes += prospects(world, player, u, command, key)
    if has_own_command(s, u) and s.sc.command_control and s.sc.side[u] == player:
        notes.append(Note(msg("panzer-allows-own", rule=rule("PZR-6.2.1.1.1")), [], "own"))
    elif s.sc.command_control and s.sc.side[u] == player:
        formation = s.sc.formation[u]
        of = formation_commands(s, formation)
        left = of - commands_used(s, formation)
        notes.append(Note(msg("panzer-allows-left", n=left, of=of, rule=rule("PZR-6.2.1.1.1")), [], "left"))
    return Overlay("allowed", [], [], [], [unit_ref(s, u)], [], notes)


def nearest_out_of_aim(s: PanzerState, u: int) -> Message | None:
    """PZR-4.4.1: why the nearest enemy is no target: whether to turn, or to look elsewhere."""
    there = [t for t in s.sc.units_of[1 - s.sc.side[u]] if s.active(t) and s.on_map(t)]
    arms = arms_of(s, u)
    if not there or not arms:
        return None
    far = {t: s.sc.board.distance_between(s.place[u], s.place[t]) for t in there}
    t = min(there, key=far.__getitem__)
    refusal = min(fire_refusal(s, u, t, arm) for arm in arms)
    why = CLOSED_TO.get(refusal, "useless")
    if refusal == NOT_SPOTTED:
        reason = unseen(s, u, t)
    elif refusal == NO_SIGHT:
        reason = blocked(s, u, t)
    else:
        reason = msg(f"panzer-unaimed-{why}")
    row = REFUSALS[refusal]
    return msg("panzer-allows-nearest", unit=unit_ref(s, t), n=far[t], why=reason, rule=rule(row.rule))


def prospects(world: PanzerState, player: int, u: int, command: int, key: str) -> list[Note]:
    """What a unit with a command could do: targets with their chances, hexes in reach, what it watches."""
    notes: list[Note] = []
    if command in (FIRE, SHORT_HALT):
        targets = targets_of(world, u, key)
        notes += targets or [Note(msg("panzer-allows-nobody"), [unit_ref(world, u)], "nobody", key)]
    if command in (MOVE, SHORT_HALT):
        n = len(shortcuts(world, player, u))
        notes.append(Note(msg("panzer-allows-reach", n=n), [unit_ref(world, u)], "reach", key))
    if command == MOVE and world.sc.close_combat:
        notes += assaults_of(world, u, key)
    if command == OVERWATCH:
        enemies = [t for t in world.sc.units_of[1 - world.sc.side[u]] if world.active(t)]
        for t in enemies:
            world.spot[t] = MOVED
        watched = [t for t in enemies if could_react(world, u, t)]
        text = msg("panzer-allows-watch", n=len(watched), of=len(enemies))
        notes.append(Note(text, [unit_ref(world, t) for t in watched], "watch", key))
    return notes


def assaults_of(world: PanzerState, u: int, key: str) -> list[Note]:
    """PZR-6.6.1, 6.6.10: everybody that a unit could assault or overrun from where it is now."""
    notes: list[Note] = []
    if start_refusal(world, u) == LEGAL:
        hexes = [world.place[u], *approaches_of(world, u)]
        for t in sorted({t for h in hexes for t in targets_from(world, u, h)}):
            text = msg("panzer-allows-assault", unit=unit_ref(world, t))
            notes.append(Note(text, [unit_ref(world, t)], "target", key))
    for t in overrun_targets(world, u):
        text = msg("panzer-allows-overrun", unit=unit_ref(world, t))
        notes.append(Note(text, [unit_ref(world, t)], "target", key))
    return notes


def targets_of(world: PanzerState, u: int, key: str) -> list[Note]:
    """Everybody that a unit could fire at; with AP ammunition the chance to hit, and whether a hit harms."""
    best: dict[int, tuple[bool, int]] = {}
    for arm in arms_of(world, u):
        for t in fire_targets(world, u, arm):
            gp = arm in GP_ARMS
            prospect = (True, 0) if gp else (harms(world, u, t, arm), hit_number(world, u, t, arm))
            best[t] = max(best.get(t, (False, 0)), prospect)
    notes: list[Note] = []
    for t, (harm, chance) in best.items():
        text = msg("panzer-allows-target", unit=unit_ref(world, t), n=chance, harm="yes" if harm else "no")
        notes.append(Note(text, [unit_ref(world, t)], "target", key))
    return notes


def command_circle(s: PanzerState, u: int) -> Overlay:
    """PZR-6.2.1.1.2: the hexes within command range of a unit."""
    board = s.sc.board
    n = command_range(s.sc, s.sc.formation[u])
    here = s.place[u]
    hexes = [h for h in range(s.sc.n) if board.distance_between(here, h) <= n]
    tints = [Tint(board.name(here), "from"), *(Tint(board.name(h), "range") for h in hexes if h != here)]
    says = [msg("panzer-says-command", unit=unit_ref(s, u), n=n, rule=rule("PZR-6.2.1.1.2"))]
    return Overlay("command", tints, [], says, [unit_ref(s, u)])
