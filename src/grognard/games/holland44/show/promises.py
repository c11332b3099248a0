# mypyc: interpreted
"""What the panel of landings promises, compared with what each face of the die does: for the battery."""

from __future__ import annotations

from grognard.core.kernel.chance import Script
from grognard.core.kernel.event import Sink
from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.promise import Promises
from grognard.core.telling.message import Message
from grognard.games.zocbond.kinds import SOURCE
from grognard.games.zocbond.results import FACES

from ..box.dice_tables import SCATTER_ONE, SCATTER_TWO, UNHURT
from ..events import DROP_ROLL, LANDING_ROLL
from ..landing import AT_ROLLS, Airlanding
from ..state import HollandState
from .overlays import landings

RESULTS = {"well": UNHURT, "one": SCATTER_ONE, "two": SCATTER_TWO}


def keep_landings(s: HollandState, player: int, kept: Promises) -> None:
    """The faces of the die that are told of a hex (H44-22.3.1, 22.3.2), for all who have landed there."""
    top = s.top() if s.lanes[0] and s.asked[0] == player else None
    if not isinstance(top, Airlanding) or not top.units:
        return
    layer = landings(s, player)
    texts = {where.index: text for where, text in zip(layer.facts, layer.says, strict=True)}
    for u in bit_list(top.units):
        if not s.sc.traits[u] & SOURCE and s.place[u] in texts:
            compare(s, top, u, texts[s.place[u]], kept)


def compare(s: HollandState, phase: Airlanding, u: int, text: Message, kept: Promises) -> None:
    results = [rolled(s, phase, u, face) for face in range(1, FACES + 1)]
    if None in results:
        return  # nothing is rolled: no infantry has landed there in turn 1
    for name, result in RESULTS.items():
        about = f"the faces that bring {name} to {s.sc.unit_names[u]}"
        kept.compare("landings", about, text.args[name], results.count(result))


def rolled(s: HollandState, phase: Airlanding, u: int, face: int) -> int | None:
    """What a face of the die brings to a unit, or to the hex in which it has landed."""
    after = s.copy()
    after.chance = Script([face])
    after.sink = Sink()
    frame = phase.copy()
    frame.step = AT_ROLLS
    if s.turn == 1:
        frame.roll_hex(after, s.place[u])
        return frame.result if any(event.kind == DROP_ROLL for event in after.sink.events) else None
    frame.roll_unit(after, u)
    return next((event.c for event in after.sink.events if event.kind == LANDING_ROLL), None)
