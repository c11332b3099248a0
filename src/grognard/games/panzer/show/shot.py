# mypyc: interpreted
"""A shot before it is fired: from which angle it comes, where hits fall, penetration against armour there."""

from __future__ import annotations

from grognard.core.telling.message import msg, rule
from grognard.core.telling.overlay import Note, Overlay, Stroke
from grognard.games.tactical.show.drawing import centre

from ..cards.armour import ASPECTS
from ..fire.attack import Attack, basic_armour
from ..fire.basic_damage import basic_result
from ..fire.damage import MISS, Blow
from ..fire.declare import Declaring
from ..fire.shots import MOVES, STANDS, blow_of, is_known_moving
from ..fire.tables import BU, DM, KO, ND, NOTHING, PLACES, RESULTS, TK, ap_tables
from ..fire.targets import arms_of
from ..gp.factors import GP_ARMS
from ..ground.cover import VEHICLE
from ..refusals import LEGAL
from ..state import PanzerState
from .duties import own_frame
from .refs import unit_ref

#: Places in the order of the silhouette, from the turret down; MISS, what hull down takes, comes last.
IN_ORDER = [*range(len(PLACES)), MISS]


def shot(s: PanzerState, player: int, u: int, t: int) -> Overlay:
    """How a shot would meet its target: the angle, penetration against armour, and what a hit comes to.

    In the Basic Game a hit does what the difference table says (4.4.3.2.5); in the Advanced Game every place
    that a hit may fall on is told with its armour and what comes of it there (6.5.2.2, 6.5.2.5).
    """
    board = s.sc.board
    notes: list[Note] = []
    attack = attack_meant(s, player, u, t)
    if attack is not None:
        for aspect in attack.choices(s):
            blow = blow_of(s, attack.shot(), False, t, aspect)
            notes += advanced_notes(s, t, blow) if s.sc.advanced_ap else [basic_note(s, t, blow)]
    away = board.distance_between(s.place[u], s.place[t])
    notes.append(Note(msg("panzer-shot-range", n=away), [unit_ref(s, t)], "range"))
    ends = [centre(board, s.place[u]), centre(board, s.place[t])]
    return Overlay("shot", [], [Stroke("clear", ends)], [], [unit_ref(s, u), unit_ref(s, t)], [], notes)


def attack_meant(s: PanzerState, player: int, u: int, t: int) -> Attack | None:
    """The shot with the AP ammunition that is declared, else with the first that can be fired; None: none."""
    frame = own_frame(s, player)
    if s.sc.kind[t] != VEHICLE:
        return None
    arms = ap_arms(s, u)
    came = -1
    if isinstance(frame, Declaring):
        came = frame.came_from(t)
        if frame.firer == u and frame.arm >= 0:
            arms = [arm for arm in arms if arm == frame.arm]
        else:
            arms = [arm for arm in arms if frame.aims(s, u, t, arm) == LEGAL] or arms
    if not arms:
        return None
    attack = attack_of(s, u, t, arms[0])
    attack.victim = t
    attack.came = came
    return attack


def basic_note(s: PanzerState, t: int, blow: Blow) -> Note:
    """Basic Game: what every hit from an angle comes to."""
    armour = basic_armour(s, t, blow.aspect)
    result = basic_result(ap_tables(), blow.penetration, armour, blow.damaged)
    angle = ASPECTS[blow.aspect]
    text = msg(
        "panzer-shot-basic",
        angle=angle,
        penetration=blow.penetration,
        armour=armour,
        result=RESULTS[result],
        rule=rule("PZR-4.4.3.2.5"),
    )
    return Note(text, [unit_ref(s, t)], "angle", angle)


def advanced_notes(s: PanzerState, t: int, blow: Blow) -> list[Note]:
    """Advanced Game: the angle, then each place: how many of a hundred hits fall there and what they do."""
    angle = ASPECTS[blow.aspect]
    about = [unit_ref(s, t)]
    notes = [Note(msg("panzer-shot-angle", angle=angle, penetration=blow.penetration), about, "angle", angle)]
    by_place = places_of(blow)
    for place in IN_ORDER:
        if place not in by_place:
            continue
        counts = by_place[place]
        hits = sum(counts)
        if place == MISS:
            text = msg("panzer-shot-covered", n=hits, rule=rule("PZR-6.5.2.2.3"))
            notes.append(Note(text, about, "place", f"{angle} covered"))
            continue
        text = msg(
            "panzer-shot-place",
            place=PLACES[place].lower(),
            n=hits,
            penetration=blow.penetration,
            armour=0 if counts[TK] else blow.armour_of(place),
            pierces="tracks" if counts[TK] else "no" if counts[NOTHING] == hits else "yes",
            shaken=counts[ND],
            damaged=counts[DM],
            destroyed=counts[KO] + counts[BU],
            rule=rule("PZR-6.5.2.2"),
        )
        notes.append(Note(text, about, "place", f"{angle} {PLACES[place].lower()}"))
    return notes


def places_of(blow: Blow) -> dict[int, list[int]]:
    """For each place that a hit may fall on: of the hundred rolls, how many come to each result there."""
    tables = ap_tables()
    by_place: dict[int, list[int]] = {}
    for total in range(1, 101):
        counts = by_place.setdefault(blow.place(tables, total), [0] * len(RESULTS))
        counts[blow.result(tables, total)] += 1
    return by_place


def ap_arms(s: PanzerState, u: int) -> list[int]:
    """The AP ammunition and weapons of a unit."""
    return [arm for arm in arms_of(s, u) if arm not in GP_ARMS]


def attack_of(world: PanzerState, u: int, t: int, arm: int) -> Attack:
    """The attack of a shot as everybody could work it out now."""
    attack = Attack()
    attack.firer = u
    attack.target = t
    attack.arm = arm
    attack.moving = MOVES if is_known_moving(world, t) else STANDS
    return attack


def hit_number(world: PanzerState, u: int, t: int, arm: int) -> int:
    """Per cent by which a shot hits."""
    return attack_of(world, u, t, arm).number(world)


def harms(world: PanzerState, u: int, t: int, arm: int) -> bool:
    """Whether a hit with this ammunition could do the vehicle any harm from where its firer is."""
    attack = attack_of(world, u, t, arm)
    attack.victim = t
    tables = ap_tables()
    for aspect in attack.choices(world):
        blow = blow_of(world, attack.shot(), False, t, aspect)
        if world.sc.advanced_ap:
            if any(result != NOTHING for result in blow.classes(tables)):
                return True
        elif basic_result(tables, blow.penetration, basic_armour(world, t, aspect), blow.damaged) != NOTHING:
            return True
    return False
