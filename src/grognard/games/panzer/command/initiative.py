"""PZR-4.3.1, 6.3, 6.3.1: both roll, ties are thrown again, and who has more says who is First Player."""

from __future__ import annotations

from functools import cache
from typing import Final

from grognard.core.kernel.chance import AGAIN, Die
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import PLAYER
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.games.panzer.box.data_files import load_tables

from .. import events
from ..frames import PanzerFrame
from ..refusals import LEGAL, SEQUENCE
from ..scenario import GERMAN, SOVIET, PanzerScenario
from ..state import PanzerState
from ..verbs import FIRST

#: Both dice at once; the second is read as 101 less its face, so that their total tells who has more.
BOTH: Final = Die(2, 100)
EVEN: Final = 101

AT_ROLL: Final = 0
AT_CHOOSE: Final = 1


def head_start(sc: PanzerScenario) -> int:
    """PZR-5.8.1, 6.3.2: what the German side adds more than the Soviet side; nothing in the Basic Game."""
    if not sc.advanced:
        return 0
    grades = load_tables().grades.grades.row
    german: int = grades[sc.force_grade[GERMAN]].initiative
    soviet: int = grades[sc.force_grade[SOVIET]].initiative
    return german - soviet


@cache
def opposed_classes(lead: int) -> bytes:
    """By total: 0 the first has more, who adds `lead` more than the second; 1 the second, AGAIN a tie."""
    classes = bytearray(2 * 100 + 1)
    for total in range(2, len(classes)):
        margin = total - EVEN + lead
        classes[total] = AGAIN if margin == 0 else 0 if margin > 0 else 1
    return bytes(classes)


def initiative_classes(lead: int) -> bytes:
    """By total: GERMAN if the German side has more, SOVIET if the other has, AGAIN a tie."""
    return opposed_classes(lead)


class Initiative(PanzerFrame):
    """Both roll; the winner chooses. A scenario may name the First Player instead."""

    NAME = "Initiative"
    STEPS = ("roll", "choose")
    FIELDS = (Column("winner", SCALAR, PLAYER, -1),)

    def __init__(self) -> None:
        super().__init__()
        self.winner = -1

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        given = s.sc.first_player.get(s.turn, -1)
        if given >= 0:
            begin(s, given)
            s.pop()
        elif self.step == AT_ROLL:
            self.step = AT_CHOOSE
            self.roll(s)
            s.ask(self.winner)
        else:
            s.ask(self.winner)

    def roll(self, s: PanzerState) -> None:
        classes = initiative_classes(head_start(s.sc))
        total = s.roll(BOTH, classes)
        self.winner = classes[total]
        s.mark(events.O_WINS, self.winner)
        if s.sink is not None:
            german, soviet = s.dice[0], EVEN - s.dice[1]
            s.dice = [german, soviet]
            s.tell_roll(events.INITIATIVE, german, soviet, self.winner)

    def options(self, s: State) -> list[Option]:
        return [Option(FIRST, self.winner), Option(FIRST, 1 - self.winner)]

    def check(self, s: State, o: Option) -> int:
        return LEGAL if o.verb == FIRST and o.a in (GERMAN, SOVIET) else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        begin(s, o.a)
        s.pop()


def begin(s: PanzerState, player: int) -> None:
    """PZR-4.3.2: the First Player of this turn, who has every first half-step."""
    s.first = player
    s.tell(events.FIRST_PLAYER, player)
