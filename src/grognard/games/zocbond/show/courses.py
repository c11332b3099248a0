# mypyc: interpreted
"""What each choice of an attack, a retreat, an advance or a loss means (H44-9 to 15, S42-4.4, 8 to 14).

The first note says why it is asked; each of the others is about one choice, which its key names.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.kernel.describe import ref
from grognard.core.kernel.kinds import HEX, PLACE, UNIT, bit_list
from grognard.core.kernel.option import Option, Verb
from grognard.core.telling.message import Arg, Ref, msg, rule
from grognard.core.telling.overlay import Note

from ..advance import KINDS, Advance
from ..attack import Attack
from ..kinds import STRIDE
from ..losses import Lose, lose_step, successor
from ..results import CODES
from ..retreat import CAUSES, CRT, Retreat
from ..retreat_paths import HERE, RetreatSearch, firsts
from ..stacking import Trim, trim
from ..state import ZocState
from ..verbs import HALT, LOSE, TO, WITH, family_verb
from .attack_notes import WHY, attack_notes

COSTLY = "costly"  # it costs a step
BARE = "bare"  # it cannot be the end
PLAIN = ""


def courses(s: ZocState, player: int, verbs: Sequence[Verb]) -> list[Note]:
    """Notes on what a player is asked now; `verbs` are all of the game's."""
    top = s.top() if s.lanes[0] and s.asked[0] == player else None
    if isinstance(top, Retreat):
        return [retreat_why(s, top, s.zoc.rule("course-retreat")), *retreat_notes(s, top)]
    if isinstance(top, Advance):
        return [advance_why(s, top, s.zoc.rule("course-advance")), *advance_notes(s, top)]
    if isinstance(top, Attack):
        return attack_notes(s, top, verbs, s.zoc.rule("course-attack"))
    if isinstance(top, Trim):
        return [trim_why(s, top, s.zoc.rule("course-trim")), *trim_notes(s, top)]
    return [lose_why(s, top, s.zoc.rule("course-lose")), *lose_notes(s, top)] if isinstance(top, Lose) else []


def place_ref(s: ZocState, place: int) -> Ref:
    return ref(s.zoc, HEX if place < s.zoc.n else PLACE, place)


def choice_note(s: ZocState, name: str, o: Option, about: Ref, kind: str = PLAIN, **args: Arg) -> Note:
    """A note about one choice."""
    text = msg(f"{s.zoc.game}-course-{name}", **args)
    return Note(text, [about], kind, f"{family_verb(o.verb)} {about.key}")


def attack_of(s: ZocState) -> Attack | None:
    """The attack that has led to what is asked now."""
    for frame in reversed(s.lanes[0]):
        if isinstance(frame, Attack):
            return frame
    return None


def result_word(s: ZocState) -> Arg:
    """The result that was rolled, as the table writes it; "none" if none was."""
    attack = attack_of(s)
    return msg(f"{s.zoc.game}-word-{CODES[attack.code]}") if attack and attack.code >= 0 else "none"


# -- retreats ----------------------------------------------------------------------------------------------


def retreat_why(s: ZocState, frame: Retreat, cited: str) -> Note:
    text = msg(
        f"{s.zoc.game}-course-retreat-why",
        cause=CAUSES[frame.cause],
        result=result_word(s) if frame.cause == CRT else "none",
        origin=place_ref(s, frame.origin),
        least=frame.shortest,
        most=frame.longest,
        exact="yes" if frame.shortest == frame.longest else "no",
        gone=frame.hexes,
        after="routed" if frame.routed else "disrupted",
        far=s.zoc.retreat_rules.disrupting_retreat,
        rule=rule(cited),
    )
    return Note(text, [ref(s.zoc, UNIT, u) for u in bit_list(frame.units)], WHY)


def retreat_notes(s: ZocState, frame: Retreat) -> list[Note]:
    f = frame.flight(s)
    ways = firsts(f.together())
    notes = []
    for o in frame.options(s):
        if o.verb == TO:
            notes.append(retreat_step(s, frame, f, ways, o))
        elif o.verb == HALT:
            price = 0 if HERE in ways else s.zoc.retreat_rules.stop_price
            here = place_ref(s, frame.place(s))
            text = msg(f"{s.zoc.game}-course-retreat-stop", hex=here, price=price)
            notes.append(Note(text, [here], COSTLY if price else PLAIN, family_verb(HALT)))
    return notes


def retreat_step(s: ZocState, frame: Retreat, f: RetreatSearch, ways: list[int], o: Option) -> Note:
    """The next hex: where it leads, or what it costs to stop there at once."""
    there = place_ref(s, o.a)
    stops = o.a not in ways
    bare = not stops and o.a < s.zoc.n and f.is_bare(o.a)
    ends = [] if stops else sorted({way.end for way in f.together() if way.first == o.a})
    return choice_note(
        s,
        "retreat",
        o,
        there,
        COSTLY if stops else BARE if bare else PLAIN,
        hex=there,
        price=s.zoc.retreat_rules.stop_price if stops else 0,
        zoc="yes" if bare else "no",
        ends=tuple(place_ref(s, end) for end in ends if end != o.a),
        more=len([end for end in ends if end != o.a]),
        here="yes" if stops or o.a in ends else "no",
    )


# -- advances ----------------------------------------------------------------------------------------------


def advance_why(s: ZocState, frame: Advance, cited: str) -> Note:
    text = msg(
        f"{s.zoc.game}-course-advance-why",
        kind=msg(f"{s.zoc.game}-word-{KINDS[frame.kind]}"),
        result=result_word(s),
        vacated=place_ref(s, frame.vacated),
        hexes=frame.hexes,
        rule=rule(cited),
    )
    return Note(text, [ref(s.zoc, UNIT, u) for u in bit_list(frame.group)], WHY)


def advance_notes(s: ZocState, frame: Advance) -> list[Note]:
    sc = s.zoc
    notes = []
    for o in frame.options(s):
        if o.verb == WITH:
            unit = ref(sc, UNIT, o.a)
            left = max(0, frame.leg(1 << o.a).left(s, o.a))
            notes.append(
                choice_note(s, "advance-with", o, unit, unit=unit, n=left, hex=place_ref(s, s.place[o.a]))
            )
        elif o.verb == TO:
            notes.append(advance_step(s, frame, o))
    return notes


def advance_step(s: ZocState, frame: Advance, o: Option) -> Note:
    sc = s.zoc
    there = place_ref(s, o.a)
    leg = frame.leg(frame.group)
    beyond = leg.beyond(s, leg.place(s), o.a)
    left = 0 if beyond.over else max(0, min(beyond.left(s, u) for u in bit_list(frame.group)))
    gripped = o.a < sc.n and s.grip[(1 - frame.player) * sc.n + o.a] > 0
    return choice_note(s, "advance", o, there, hex=there, n=left, zoc="yes" if gripped else "no")


# -- losses ------------------------------------------------------------------------------------------------


def lose_why(s: ZocState, frame: Lose, cited: str) -> Note:
    attack = attack_of(s)
    text = msg(
        f"{s.zoc.game}-course-lose-why",
        result=result_word(s),
        n=frame.count,
        hex=place_ref(s, attack.target) if attack else "none",
        rule=rule(cited),
    )
    return Note(text, [], WHY)


def lose_notes(s: ZocState, frame: Lose) -> list[Note]:
    notes = []
    for u in bit_list(frame.units):
        after = s.copy()
        assert isinstance(after, ZocState)
        lose_step(after, u)
        notes.append(left_of(s, u, after))
    return notes


def left_of(s: ZocState, u: int, after: ZocState) -> Note:
    """What is left of a unit once the loss is taken: the strengths of the counter that stands for it then.

    The last step of a unit of three is a remnant, a counter with strengths of its own (H44-11.4, S42-10.4.1).
    Where the owner may do without one he is asked for that next (S42-10.4.2).
    """
    sc = s.zoc
    asked = len(after.lanes[0]) > len(s.lanes[0])
    now = sc.loss_rules.remnant_for(s, u) if asked else successor(after, u)
    steps = 0 if now < 0 else 1 if now != u else after.steps[u]
    at = STRIDE * max(0, now) + steps
    unit = ref(sc, UNIT, u)
    return choice_note(
        s,
        "lose",
        Option(LOSE, u),
        unit,
        PLAIN if steps > 0 else COSTLY,
        unit=unit,
        steps=steps,
        attack=sc.attack[at],
        defence=sc.defence[at],
        remnant="yes" if steps and now != u else "no",
    )


# -- what is too much in a hex -------------------------------------------------------------------------------


def trim_why(s: ZocState, frame: Trim, cited: str) -> Note:
    text = msg(
        f"{s.zoc.game}-course-trim-why",
        hex=place_ref(s, frame.hex),
        n=s.zoc.stacking_rules.excess_steps(s, frame.hex),
        rule=rule(cited),
    )
    return Note(text, [], WHY)


def trim_notes(s: ZocState, frame: Trim) -> list[Note]:
    """What is left of each: one game takes a step off, the other the whole unit. So the loss is tried out."""
    notes = []
    for u in frame.units(s, frame.hex):
        after = s.copy()
        assert isinstance(after, ZocState)
        trim(after, u)
        notes.append(left_of(s, u, after))
    return notes
