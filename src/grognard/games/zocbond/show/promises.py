# mypyc: interpreted
"""What the family's panels promise of a choice, compared with what came of it: for the battery.

Losses (H44-11.3, S42-10.3), retreats (H44-13, S42-12), advances (H44-15, S42-14), what a unit adds to an
attack (H44-9.3, S42-8.3), prices of steps (H44-8, S42-5), modifiers of a determined defence (H44-12.2,
S42-11.2.1). What is told of several choices together is in `strike_promises`.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from grognard.core.kernel.chance import OutOfRolls, Script
from grognard.core.kernel.event import Sink
from grognard.core.kernel.kinds import PLACE, bit_list
from grognard.core.kernel.option import Option, Verb
from grognard.core.kernel.promise import Promises
from grognard.core.kernel.reason import SHIFT
from grognard.core.kernel.state import State, choose
from grognard.core.referee.keys import key_by
from grognard.core.telling.message import Arg, Ref
from grognard.core.telling.overlay import Note, Shortcut

from ..advance import Advance
from ..attack import Attack
from ..attack_record import AT_ATTACKERS
from ..combat import Combat
from ..defense import Stand
from ..events import STANDS
from ..kinds import STRIDE
from ..losses import Lose, in_play, successor
from ..movement import Move, Movement
from ..results import FACES
from ..retreat import Retreat
from ..stacking import Trim
from ..state import ZocState
from ..strength import odds_of
from ..verbs import ALONE, ATTACK, COMMIT, DONE, HALT, MARCH, STAND, TO, WITH
from .attack_notes import NO_HELP
from .best_odds import best_attack, best_column
from .courses import courses
from .shortcuts import price_text
from .strike_promises import keep_crowded, keep_strike

NOWHERE = "nowhere"
LONGEST = 24  # choices after which a retreat that is followed must have ended


def keep_option(
    s: ZocState, player: int, verbs: Sequence[Verb], o: Option, after: ZocState, kept: Promises
) -> None:
    """`after`: the option is played, and nothing that is not part of the same procedure."""
    top = s.top() if s.lanes[0] and s.asked[0] == player else None
    if isinstance(top, Move) and o.verb == TO:
        keep_price(s, top, o, after, kept)
        return
    if isinstance(top, Movement):
        if o.verb == MARCH:
            keep_strike(s, player, o.a, verbs, kept)
        elif o.verb == DONE:
            keep_crowded(s, player, after, kept)
        return
    if isinstance(top, Stand) and o.verb == STAND:
        keep_stand(s, top, o, kept)
        return
    if isinstance(top, Combat) and o.verb == ATTACK:
        keep_odds(s, player, o.a, after, kept)
        return
    if not isinstance(top, Lose | Trim | Retreat | Advance | Attack):
        return
    key = key_by(verbs[o.verb], s.zoc, o)
    figures = next((note.text.args for note in courses(s, player, verbs) if note.key == key), None)
    if isinstance(top, Attack):
        keep_attack(s, top, o, figures, after, kept)
    elif figures is None:
        return
    elif isinstance(top, Retreat):
        keep_end(s, top, o, figures, after.copy(), verbs, kept)
        keep_retreat(s, top, o, figures, after, kept)
    elif isinstance(top, Advance):
        keep_advance(top, o, figures, after, kept)
    else:
        keep_loss(s, o.a, figures, after, kept)


def keep_odds(s: ZocState, player: int, target: int, after: ZocState, kept: Promises) -> None:
    """The best odds that the map shows on a hex: those of the attack that all join who may."""
    best = best_attack(s, player, target)
    for _ in range(LONGEST):
        top = after.top() if after.lanes[0] and after.asked[0] == player else None
        if not isinstance(top, Attack) or top.step != AT_ATTACKERS or best is None:
            return
        joins = [each for each in top.options(after) if each.verb == WITH and best.units >> each.a & 1]
        if not joins:
            came = odds_of(after, top.trial(after, Option(COMMIT)))
            kept.compare("best odds", "the column", best_column(s, best), came.column)
            return
        choose(after, 0, joins[0], len(after.lanes[0]))


def keep_price(s: ZocState, move: Move, o: Option, after: ZocState, kept: Promises) -> None:
    """What a step takes of the points of everybody who has taken it and can go on."""
    price = move.price(s, o)
    for u in move.actors(s):
        if after.place[u] == o.a and after.gait[u] == s.gait[u]:
            spent = after.used[u] - s.used[u]
            kept.compare("step prices", f"the price for {s.zoc.unit_names[u]}", price, spent)


def keep_loss(s: ZocState, u: int, figures: dict[str, Arg], after: ZocState, kept: Promises) -> None:
    """What is left of a unit: strengths and steps of the counter that stands for it then."""
    take_default(after)
    now = successor(after, u)
    steps = after.steps[now] if now >= 0 else 0
    at = STRIDE * now + steps
    came = (after.zoc.attack[at], after.zoc.defence[at], steps) if steps else (0, 0, 0)
    promised = (figures["attack"], figures["defence"], figures["steps"]) if figures["steps"] else (0, 0, 0)
    kept.compare("losses", f"what is left of {s.zoc.unit_names[u]}", promised, came)


def take_default(s: ZocState) -> None:
    """Takes the default where the owner has a say in what is left (S42-10.4.2)."""
    while s.asked[0] >= 0 and s.top().NAME == "LastStep":
        choose(s, 0, s.top().options(s)[s.top().default(s)], len(s.lanes[0]))


def keep_retreat(
    s: ZocState, frame: Retreat, o: Option, figures: dict[str, Arg], after: ZocState, kept: Promises
) -> None:
    """What a stop costs, and where those end who go on."""
    floor = len(s.lanes[0])
    steps = standing_steps(s, frame.units)
    for turn in range(LONGEST):
        if len(after.lanes[0]) < floor or after.asked[0] < 0:
            break
        top = after.top()
        options = top.options(after)
        take = options[top.default(after)]
        if isinstance(top, Retreat):
            onward = [each for each in options if each.verb != ALONE]
            take = onward[(o.a + turn) % len(onward)]
            if take.verb == HALT and top.hexes < top.shortest:  # a price that this choice did not name
                return
        choose(after, 0, take, floor)
    kept.compare(
        "retreats", "the price of a stop", figures["price"], steps - standing_steps(after, frame.units)
    )
    if o.verb == TO and not figures["price"]:
        ends = refs(figures["ends"]) + ([after.zoc.name_of(PLACE, o.a)] if figures["here"] == "yes" else [])
        for u in bit_list(frame.units):
            now = successor(after, u)
            came = after.zoc.name_of(PLACE, after.place[now]) if now >= 0 else NOWHERE
            kept.compare("retreats", f"whether {s.zoc.unit_names[u]} ends in {came}", True, came in ends)


def keep_end(
    s: ZocState,
    frame: Retreat,
    o: Option,
    figures: dict[str, Arg],
    after: State,
    verbs: Sequence[Verb],
    kept: Promises,
) -> None:
    """The one click on where a retreat ends, and "the best way for me": everybody gets there by the notes."""
    assert isinstance(after, ZocState)
    ends = refs(figures["ends"]) if o.verb == TO and not figures["price"] else []
    if not ends:
        return
    end = ends[(s.ply + o.a) % len(ends)]
    floor = len(s.lanes[0])
    for _ in range(LONGEST):
        top = after.top() if len(after.lanes[0]) >= floor and after.asked[0] == frame.player else None
        if not isinstance(top, Retreat) or top.units != frame.units:
            break
        notes = {note.key: note for note in courses(after, frame.player, verbs)}
        ways = [
            each
            for each in top.options(after)
            if each.verb == TO and leads_to(notes, verbs, after, each, end)
        ]
        if not ways:
            halts = [each for each in top.options(after) if each.verb == HALT]
            if not halts:
                break
            ways = halts
        choose(after, 0, ways[0], floor)
    for u in bit_list(frame.units):
        now = successor(after, u)
        came = after.zoc.name_of(PLACE, after.place[now]) if now >= 0 else NOWHERE
        kept.compare("ends", f"where {s.zoc.unit_names[u]} ends", end, came)


def leads_to(notes: dict[str, Note], verbs: Sequence[Verb], s: ZocState, o: Option, end: str) -> bool:
    """Whether the note on a step names an end, without a price."""
    note = notes.get(key_by(verbs[o.verb], s.zoc, o))
    if note is None or note.text.args["price"]:
        return False
    here = note.text.args["here"] == "yes" and s.zoc.name_of(PLACE, o.a) == end
    return here or end in refs(note.text.args["ends"])


def keep_stand(s: ZocState, frame: Stand, o: Option, kept: Promises) -> None:
    """What is told to be added to the roll of a determined defence, whatever face comes up."""
    promised = sum(ledger.total for ledger in frame.ledgers(s, o))
    name = s.zoc.unit_names[o.a]
    for face in range(1, FACES + 1):
        after = s.copy()
        after.sink = sink = Sink()
        after.chance = Script([face])
        with suppress(OutOfRolls):  # the losses are over, others roll next
            choose(after, 0, o, len(s.lanes[0]))
        for event in sink.events:
            if event.kind == STANDS and event.a == o.a and event.dice == [face]:
                kept.compare("stands", f"what is added to the roll of {name}", promised, event.b - face)
                break


def standing_steps(s: ZocState, units: int) -> int:
    """The steps of units and of the counters that stand for them."""
    standing = [successor(s, u) for u in bit_list(units)]
    return sum(s.steps[u] for u in standing if u >= 0)


def refs(arg: Arg) -> list[str]:
    return [item.key for item in arg if isinstance(item, Ref)] if isinstance(arg, tuple) else []


def keep_advance(frame: Advance, o: Option, figures: dict[str, Arg], after: ZocState, kept: Promises) -> None:
    """How many hexes are left to a group that has gone on."""
    top = after.top() if after.lanes[0] and after.asked[0] == frame.player else None
    if not isinstance(top, Advance) or o.verb != TO or top.group != frame.group:
        return
    if all(after.place[u] == o.a for u in bit_list(top.group)):
        leg = top.leg(top.group)
        left = min(leg.left(after, u) for u in bit_list(top.group)) if not top.over else 0
        kept.compare("advances", "the hexes left", figures["n"], max(0, left))


def keep_attack(
    s: ZocState, frame: Attack, o: Option, figures: dict[str, Arg] | None, after: ZocState, kept: Promises
) -> None:
    """What a choice adds to the attack: strength and columns; a choice without a note adds nothing."""
    top = after.top() if after.lanes[0] and after.asked[0] == frame.player else None
    if not isinstance(top, Attack) or o.verb in NO_HELP or not frame.units:
        return
    before, now = totals(s, frame), totals(after, top)
    promised = (
        (figures["strength"], figures["columns"]) if figures is not None and "strength" in figures else (0, 0)
    )
    came = (now[0] - before[0], now[1] - before[1])
    kept.compare("attacks", "what is added", promised, came)


def totals(s: ZocState, frame: Attack) -> tuple[int, int]:
    """The attackers' strength and all shifts, as the panel of the attack adds them up."""
    ledgers = frame.ledgers(s, Option(COMMIT))
    shifts = [line.value for line in ledgers[2].lines if line.op == SHIFT] if len(ledgers) > 2 else []
    return ledgers[0].total, sum(shifts)


def keep_way(s: ZocState, units: list[int], way: Shortcut, after: ZocState, kept: Promises) -> None:
    """A place in reach: whoever was sent there is there, for the points that were told."""
    for u in units:
        name = s.zoc.unit_names[u]
        came = after.zoc.name_of(PLACE, after.place[u])
        kept.compare("ways", f"where {name} comes", way.place, came)
        if came == way.place and in_play(after, u):
            spent = price_text(after.used[u] - s.used[u], after.gait[u] or s.gait[u])
            kept.compare("ways", f"what {name} spends", way.price, spent)
