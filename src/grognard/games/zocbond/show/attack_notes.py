# mypyc: interpreted
"""What each choice adds to an attack that is being built, and why it cannot go ahead (H44-9.3, S42-8.4)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.kernel.option import Option, Verb
from grognard.core.referee.keys import key_by
from grognard.core.telling.message import msg, rule
from grognard.core.telling.overlay import Note

from ..attack import Attack
from ..refusals import LOW_ODDS
from ..state import ZocState
from ..strength import odds_of
from ..verbs import AIR, ATTACH, CANCEL, COMMIT, LEAD, SUPPORT, WITH

WHY = "why"
TELLING = (WITH, ATTACH, SUPPORT, AIR)  # noted even if they add nothing; a planned offensive adds a die
NO_HELP = (COMMIT, CANCEL, LEAD)


def attack_notes(s: ZocState, frame: Attack, verbs: Sequence[Verb], cited: str) -> list[Note]:
    """Why the odds do not suffice, if they do not; then a note on each choice that adds to the attack."""
    now = odds_of(s, frame.trial(s, Option(COMMIT))) if frame.units else None
    notes = []
    if now is not None and frame.check(s, Option(COMMIT)) == LOW_ODDS:
        text = msg(
            f"{s.zoc.game}-course-attack-low",
            attack=now.attack,
            defence=now.defence,
            shift=now.shift,
            n=s.zoc.combat.first_rung - now.rung if now.attack else 0,
            rule=rule(cited),
        )
        notes.append(Note(text, [], WHY, verbs[COMMIT].name))
    for o in frame.options(s):
        if o.verb in NO_HELP:
            continue
        then = odds_of(s, frame.trial(s, o))
        strength = then.attack - (now.attack if now is not None else 0)
        columns = then.shift - now.shift if now is not None else 0
        if o.verb in TELLING or strength or columns:
            text = msg(f"{s.zoc.game}-course-attack-adds", strength=strength, columns=columns)
            notes.append(Note(text, [], "", key_by(verbs[o.verb], s.zoc, o)))
    return notes
