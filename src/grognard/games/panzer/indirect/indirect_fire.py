"""PZR-6.5.1: the Indirect Fire step of one side: missions are called, kept up, shifted, checked and fired."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import CARD, FACING, HEX, MODE, NUMBER, PLAYER, ROW, UNIT, Operand
from grognard.core.kernel.option import Option
from grognard.core.kernel.part import OddsPart
from grognard.core.kernel.reason import Detail, Ledger, Regret
from grognard.core.kernel.state import State

from .. import events
from ..fire.declare import mark_fired
from ..fire.smoke import smoke_rises
from ..fire.targets import commander
from ..frames import PanzerFrame, turn_up
from ..refusals import (
    DROP_WHO,
    LEGAL,
    MUST_ANSWER,
    MUST_BEGIN,
    MUST_GO_ON,
    NO_FACING,
    NO_SOURCES_YET,
    SEQUENCE,
    SHEAF_BATTERIES,
)
from ..state import DONE as FACE_UP
from ..state import FIRED, FRESH, PanzerState, with_cell
from ..verbs import (
    BEGIN,
    CALL,
    CHECK,
    CONTINUE,
    CONVERGED,
    DONE,
    DROP,
    ENOUGH,
    HE,
    LINEAR,
    MISSIONS,
    ONE_HEX,
    SHEAF,
    SHEAFS,
    SHIFT,
    SHIFT_PLOT,
    SMOKE_MISSION,
    SOURCE,
    TYPE,
    WAY,
)
from .barrages import DUE, MUTE, SPENT, is_there, step_ends, stop
from .missions import (
    Order,
    aim_of,
    call_refusal,
    check,
    check_refusal,
    continue_refusal,
    drop_out,
    due_sources,
    idle_sources,
    kept_sources,
    land,
    lose_missions,
    shift_refusal,
    smoke_limit,
    usable_sources,
)
from .observers import aim_points, is_observer, may_watch, missions_of
from .outlook import fire_parts, friends_under
from .plots import (
    begin_plot,
    begin_refusal,
    current_part,
    end_plots,
    has_unbegun,
    is_waiting,
    must_begin,
    part_of,
    shift_plot_refusal,
)
from .response import (
    ASTRAY,
    D10,
    FAILS,
    FIRES,
    Request,
    friends_near,
    is_registered,
    response_classes,
    response_ledgers,
    response_modifier,
    response_number,
    show_point,
)
from .salvo import Salvo
from .sheafs import may_use
from .shelling import SCHEDULED
from .sources import fire_range, is_battery, open_refusal, source_refusal, type_refusal

# The steps of `IndirectFire`.
AT_BEGIN: Final = 0
AT_NEXT: Final = 1
AT_SOURCE: Final = 2
AT_TYPE: Final = 3
AT_SHEAF: Final = 4
AT_WAY: Final = 5
AT_RESPONSE: Final = 6
AT_DROP: Final = 7
AT_FIRE: Final = 8
AT_END: Final = 9

# What is being declared.
NOTHING: Final = 0
CALLED: Final = 1
KEPT: Final = 2  # continued: no response roll
SHIFTED: Final = 3
PLOTTED: Final = 4

NOT_YET: Final = 3  # in `results`, beside FAILS, FIRES and ASTRAY
BUILDING: Final = (CALL, CONTINUE, SHIFT, SOURCE, ENOUGH, TYPE, SHEAF, WAY, SHIFT_PLOT)


class IndirectFire(PanzerFrame):
    """One side's half of the step. Each mission is declared, answered and fired before the next."""

    NAME = "IndirectFire"
    STEPS = ("begin", "next", "source", "type", "sheaf", "way", "response", "drop", "fire", "end")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("task", SCALAR, NUMBER),  # what is being declared
        Column("observer", SCALAR, UNIT, -1),
        Column("aim", SCALAR, HEX, -1),
        Column("chosen", ROW, CARD),  # the sources of the mission
        Column("old", SCALAR, NUMBER),  # so many of them have fired for this observer before
        Column("kind", SCALAR, MODE, names=MISSIONS),
        Column("sheaf", SCALAR, MODE, names=SHEAFS),
        Column("way", SCALAR, FACING, -1),
        Column("results", ROW, NUMBER),  # of the responses: one for each source
        Column("ranges", ROW, NUMBER),  # to the aim point, when the mission was declared
        Column("at", SCALAR, NUMBER),  # the source that is looked at
    )

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.task = NOTHING
        self.observer = -1
        self.aim = -1
        self.chosen: list[int] = []
        self.old = 0
        self.kind = HE
        self.sheaf = ONE_HEX
        self.way = -1
        self.results: list[int] = []
        self.ranges: list[int] = []
        self.at = 0

    # -- steps -------------------------------------------------------------------------------------------

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_BEGIN:
            lose_missions(s, self.player)
            end_plots(s, self.player)
            self.step = AT_NEXT
        elif self.step == AT_NEXT:
            if self.may_act(s):
                s.ask(self.player)
            else:
                self.step = AT_END
        elif self.step == AT_RESPONSE:
            self.run_response(s)
        elif self.step == AT_DROP:
            self.run_drop(s)
        elif self.step == AT_FIRE:
            self.run_fire(s)
        elif self.step == AT_END:
            if self.player != s.first:  # both halves are over: what has landed counts
                step_ends(s)
                smoke_rises(s)
            s.pop()
        else:
            s.ask(self.player)

    def may_act(self, s: PanzerState) -> bool:
        """Whether by open facts the side may have anything to do here (L1)."""
        own = [r for r, side in enumerate(s.sc.source_side) if side == self.player]
        if any(s.m_state[r] == DUE or is_waiting(s, r) for r in own) or has_unbegun(s, self.player):
            return True
        if not idle_sources(s, self.player):
            return False
        return any(self.may_call(s, o) for o in s.sc.units_of[self.player])

    def may_call(self, s: PanzerState, o: int) -> bool:
        """Whether by open facts a unit may be an observer with OVERWATCH and somebody to call fire on."""
        return is_observer(s, o) and may_watch(s, o) and not missions_of(s, o) and bool(aim_points(s, o))

    def clear(self) -> None:
        self.task = NOTHING
        self.observer = self.aim = self.way = -1
        self.chosen = []
        self.old = 0
        self.kind = HE
        self.sheaf = ONE_HEX
        self.results = []
        self.ranges = []
        self.at = 0
        self.step = AT_NEXT

    # -- what is asked next: by open facts alone (L1) ----------------------------------------------------

    def after(self, s: PanzerState, verb: int) -> int:
        """The step after a choice of the declaration."""
        if verb in (WAY, SHIFT_PLOT):
            return AT_RESPONSE
        if verb == SHEAF:
            return AT_WAY if self.sheaf == LINEAR else AT_RESPONSE
        if verb in (CALL, SHIFT, SOURCE) and self.may_add(s):
            return AT_SOURCE
        if verb != TYPE and len(self.types(s)) > 1:
            return AT_TYPE
        opens = self.task in (CALLED, SHIFTED) and any(is_battery(s, r) for r in self.chosen)
        return AT_SHEAF if opens else AT_RESPONSE

    def may_add(self, s: PanzerState) -> bool:
        """Whether by open facts one more source could join."""
        rows = range(len(s.sc.source_names))
        return any(open_refusal(s, self.observer, r, self.aim, self.chosen) == LEGAL for r in rows)

    def types(self, s: PanzerState) -> list[int]:
        """What all sources of the mission can fire."""
        if self.task == PLOTTED:
            return [self.kind]
        kinds = range(len(MISSIONS))
        return [k for k in kinds if all(type_refusal(s, r, k) == LEGAL for r in self.chosen)]

    # -- questions ---------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        if self.step == AT_NEXT:
            return [o for o in self.next_tries(s) if self.check(s, o) == LEGAL]
        if self.step == AT_SOURCE:
            sources = usable_sources(s, self.observer, self.aim, self.chosen)
            tries = [Option(SOURCE, r) for r in sources]
            return [Option(ENOUGH), *tries] if self.chosen else tries
        if self.step == AT_TYPE:
            kinds = sorted(self.types(s), key=lambda kind: kind != self.kind)  # as before comes first
            return [Option(TYPE, kind) for kind in kinds]
        if self.step == AT_SHEAF:
            return [Option(SHEAF, sheaf) for sheaf in range(CONVERGED, len(SHEAFS))]
        if self.step == AT_WAY:
            return [Option(WAY, d) for d in range(6)]
        return [Option(DROP, u) for u in friends_near(s, self.player, self.aim)]

    def next_tries(self, s: PanzerState) -> list[Option]:
        tries: list[Option] = []
        observers = [o for o in s.sc.units_of[self.player] if is_observer(s, o)]
        for o in observers:
            if due_sources(s, o):
                hexes = aim_points(s, o)
                tries += [Option(CONTINUE, o), *(Option(SHIFT, o, h) for h in hexes), Option(CHECK, o)]
        for r in range(len(s.sc.source_names)):
            tries.append(Option(BEGIN, r))
            if is_waiting(s, r) and s.sc.source_side[r] == self.player:
                tries += [Option(SHIFT_PLOT, r, h) for h in range(s.sc.n)]
        for o in observers:
            if not missions_of(s, o):
                tries += [Option(CALL, o, h) for h in aim_points(s, o)]
        return [*tries, Option(DONE)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if self.step == AT_NEXT:
            return self.next_refusal(s, o)
        if self.step == AT_SOURCE:
            if o.verb == ENOUGH:
                return LEGAL if self.chosen else NO_SOURCES_YET
            return (
                source_refusal(s, self.observer, o.a, self.aim, self.chosen) if o.verb == SOURCE else SEQUENCE
            )
        if self.step == AT_TYPE and o.verb == TYPE:
            return self.type_check(s, o.a)
        if self.step == AT_SHEAF and o.verb == SHEAF:
            return LEGAL if 0 <= o.a < len(SHEAFS) and may_use(o.a, True, self.kind) else SHEAF_BATTERIES
        if self.step == AT_WAY and o.verb == WAY:
            return LEGAL if 0 <= o.a < 6 else NO_FACING
        if self.step == AT_DROP and o.verb == DROP:
            return LEGAL if o.a in friends_near(s, self.player, self.aim) else DROP_WHO
        return SEQUENCE

    def next_refusal(self, s: PanzerState, o: Option) -> int:
        if o.verb == CALL:
            return call_refusal(s, self.player, o.a, o.b)
        if o.verb == CONTINUE:
            return continue_refusal(s, self.player, o.a)
        if o.verb == SHIFT:
            return shift_refusal(s, self.player, o.a, o.b)
        if o.verb == CHECK:
            return check_refusal(s, self.player, o.a)
        if o.verb == BEGIN:
            return begin_refusal(s, self.player, o.a)
        if o.verb == SHIFT_PLOT:
            return shift_plot_refusal(s, self.player, o.a, o.b)
        return self.done_refusal(s) if o.verb == DONE else SEQUENCE

    def type_check(self, s: PanzerState, kind: int) -> int:
        if not 0 <= kind < len(MISSIONS):
            return SEQUENCE
        return next((why for why in (type_refusal(s, r, kind) for r in self.chosen) if why), LEGAL)

    def done_refusal(self, s: PanzerState) -> int:
        """Every running mission needs an answer, and a plot that is late begins (R2-29)."""
        if any(due_sources(s, o) for o in s.sc.units_of[self.player]):
            return MUST_ANSWER
        own = [r for r, side in enumerate(s.sc.source_side) if side == self.player]
        if any(is_waiting(s, r) for r in own):
            return MUST_GO_ON
        return MUST_BEGIN if any(must_begin(s, self.player, r) for r in own) else LEGAL

    # -- answers -----------------------------------------------------------------------------------------

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb in (CALL, CONTINUE, SHIFT):
            self.begin_mission(s, o)
        elif o.verb == CHECK:
            check(s, o.a)
        elif o.verb == BEGIN:
            begin_plot(s, o.a)
        elif o.verb == DONE:
            self.step = AT_END
        elif o.verb == DROP:
            self.drop_on(s, o.a)
        else:
            if o.verb == SOURCE:
                self.show_source(s, o.a)
            elif o.verb == SHIFT_PLOT:
                s.consult(True)  # what was plotted for this turn is read, and everybody hears of it
            self.declare(s, o)
        if self.step == AT_RESPONSE:
            s.tell(events.DECLARED, self.aim, self.kind, self.sheaf)
            if self.sheaf == LINEAR:
                s.tell(events.DECLARED_ROW, self.aim, self.way)
            self.results = [NOT_YET] * len(self.chosen)
            self.ranges = [self.range_of(s, r, self.aim) for r in self.chosen]
            self.at = 0

    def range_of(self, s: PanzerState, r: int, aim: int) -> int:
        """PZR-6.5.1.13: the range of a source's fire."""
        return SCHEDULED if self.task == PLOTTED else fire_range(s, self.observer, r, aim)

    def begin_mission(self, s: PanzerState, o: Option) -> None:
        """An observer shows his OVERWATCH: it is used from now on (PZR-6.5.1[10])."""
        kind = {CALL: events.CALLS_FIRE, CONTINUE: events.KEEPS_FIRE, SHIFT: events.SHIFTS_FIRE}[o.verb]
        turn_up(s, commander(s, o.a), FACE_UP)
        s.tell(kind, o.a, o.b if o.verb != CONTINUE else aim_of(s, o.a))
        if o.verb != CALL:
            aim = o.b if o.verb == SHIFT else aim_of(s, o.a)
            kept = kept_sources(s, o.a, aim)
            drop_out(s, o.a, aim, kept)
            self.declare(s, o)
            for r in kept:
                self.show_source(s, r)
        else:
            self.declare(s, o)

    def declare(self, s: PanzerState, o: Option) -> None:
        """Adds a choice to the mission that is declared; writes nothing but fields of this frame."""
        if o.verb == CALL:
            self.task, self.observer, self.aim = CALLED, o.a, o.b
        elif o.verb in (CONTINUE, SHIFT):
            self.task = KEPT if o.verb == CONTINUE else SHIFTED
            self.observer = o.a
            self.aim = o.b if o.verb == SHIFT else aim_of(s, o.a)
            self.chosen = kept_sources(s, o.a, self.aim)
            self.old = len(self.chosen)
            self.kind = s.m_type[self.chosen[0]] if self.chosen else HE
            self.sheaf = max((s.m_sheaf[r] for r in self.chosen), default=ONE_HEX)
            self.way = max((s.m_way[r] for r in self.chosen), default=-1)
        elif o.verb == SHIFT_PLOT:
            self.task, self.aim, self.chosen = PLOTTED, o.b, [o.a]
            self.kind, self.sheaf, self.way = part_of(current_part(s, o.a))
        elif o.verb == SOURCE:
            self.chosen = [*self.chosen, o.a]
        elif o.verb == TYPE:
            self.kind = o.a
        elif o.verb == SHEAF:
            self.sheaf = o.a
            self.way = -1
        elif o.verb == WAY:
            self.way = o.a
        self.step = self.after(s, o.verb)

    def show_source(self, s: PanzerState, r: int) -> None:
        """A unit on the map shows its FIRE (PZR-6.5.1[9])."""
        u = s.sc.source_unit[r]
        if u >= 0 and s.acted[u] == FRESH:
            turn_up(s, u, FACE_UP)
        s.tell(events.JOINS, r)

    # -- PZR-6.5.1.12: responses -------------------------------------------------------------------------

    def request(self, i: int) -> Request:
        return Request(self.observer, self.chosen[i], self.aim, self.task == SHIFTED and i < self.old)

    def run_response(self, s: PanzerState) -> None:
        """One source after another: shells for smoke first, then whether it answers."""
        if self.at == len(self.chosen):
            self.at = 0
            self.step = AT_DROP
            return
        i, r = self.at, self.chosen[self.at]
        self.at += 1
        if self.kind == SMOKE_MISSION and not self.has_smoke(s, r):
            result = FAILS
            if not is_battery(s, r):  # given away all the same (PZR-5.16.2.3)
                mark_fired(s, s.sc.source_unit[r], s.sc.source_arm[r], FIRED)
        else:
            result = FIRES if self.task in (KEPT, PLOTTED) else self.roll_response(s, i)
        self.results = with_cell(self.results, i, result)
        if result == FAILS:
            self.fall_silent(s, r)

    def has_smoke(self, s: PanzerState, r: int) -> bool:
        """PZR-5.16.2.5, 5.16.2.3: smoke shells may run short, of batteries too."""
        limit = smoke_limit(s, r)
        if not limit:
            return True
        classes = bytes(int(face > limit) for face in range(11))
        face = s.roll(D10, classes)
        s.tell_roll(events.SHELLS_SHORT if classes[face] else events.SHELLS_HOLD, r, face, limit)
        if classes[face]:
            s.mark(events.O_NO_SHELLS, r)
        return not classes[face]

    def roll_response(self, s: PanzerState, i: int) -> int:
        ask = self.request(i)
        number, added = response_number(s, ask), response_modifier(s, ask)
        if is_registered(s, ask.source, ask.aim):
            show_point(s, ask.source, ask.aim)
        ledgers = None if s.sink is None else response_ledgers(s, ask)
        classes = response_classes(number, added, bool(friends_near(s, self.player, self.aim)))
        face = s.roll(D10, classes)
        result = classes[face]
        kind = {FAILS: events.FAILS, FIRES: events.RESPONDS, ASTRAY: events.DANGER_CLOSE}[result]
        s.mark(
            {FAILS: events.O_FAILS, FIRES: events.O_RESPONDS, ASTRAY: events.O_DANGER_CLOSE}[result],
            ask.source,
        )
        if result == ASTRAY:
            s.emit(Event(kind, ask.source, ledgers=ledgers, dice=s.dice))
        else:
            s.emit(Event(kind, ask.source, face + added, number, ledgers=ledgers, dice=s.dice))
        return result

    def fall_silent(self, s: PanzerState, r: int) -> None:
        """A source that does not fire is done for this turn (PZR-6.5.1.7[8]); a plot goes on later."""
        if self.task == PLOTTED:
            aim = self.aim
            stop(s, r, MUTE)
            s.m_aim = with_cell(s.m_aim, r, aim)
            return
        stop(s, r, SPENT)
        s.m_observer = with_cell(s.m_observer, r, self.observer)

    # -- PZR-6.5.1.10: astray ----------------------------------------------------------------------------

    def run_drop(self, s: PanzerState) -> None:
        """The opponent says on whom each source falls that has gone astray."""
        while self.at < len(self.chosen) and self.results[self.at] != ASTRAY:
            self.at += 1
        if self.at == len(self.chosen):
            self.at = 0
            self.step = AT_FIRE
        elif friends_near(s, self.player, self.aim):
            s.ask(1 - self.player)
        else:  # another source has left nobody to fall on
            self.fall_silent(s, self.chosen[self.at])
            self.at += 1

    def drop_on(self, s: PanzerState, u: int) -> None:
        """PZR-6.5.1.12[4]: as if the opponent had called it; without another roll."""
        i = self.at
        r, h = self.chosen[i], s.place[u]
        self.at += 1
        s.tell(events.DROPS, r, u, h)
        seen = s.on_map(self.observer) and is_there(s, r)
        self.fire(s, r, h, self.range_of(s, r, h) if seen else self.ranges[i], True)

    # -- PZR-6.5.1.13: fire ------------------------------------------------------------------------------

    def run_fire(self, s: PanzerState) -> None:
        """Source by source, if it is still there."""
        if self.at == len(self.chosen):
            self.clear()
            return
        i, r = self.at, self.chosen[self.at]
        self.at += 1
        if self.results[i] == FIRES:
            if is_there(s, r):
                self.fire(s, r, self.aim, self.ranges[i], False)
            else:
                self.fall_silent(s, r)

    def fire(self, s: PanzerState, r: int, aim: int, far: int, astray: bool) -> None:
        """What a source fires lands; HE attacks all that is under it."""
        u = s.sc.source_unit[r]
        sheaf = self.sheaf if u < 0 else ONE_HEX
        order = Order(self.observer, self.kind, sheaf, self.way if sheaf == LINEAR else -1)
        land(s, r, order, aim, far, astray)
        if u >= 0 and s.on_map(u):
            mark_fired(s, u, s.sc.source_arm[r], FIRED)
        if self.kind == HE:
            s.push(Salvo(r))

    # -- for clients -------------------------------------------------------------------------------------

    def several(self, s: State) -> bool:
        return self.step in (AT_NEXT, AT_SOURCE)

    def default(self, s: State) -> int:
        """Missions go on where they are, nothing new is called; a call takes the first of everything."""
        if self.step != AT_NEXT:
            return 0
        assert isinstance(s, PanzerState)
        options = self.options(s)
        for verb in (CONTINUE, SHIFT_PLOT, DONE, CHECK, BEGIN):
            for i, o in enumerate(options):
                if o.verb == verb and (verb != SHIFT_PLOT or s.m_aim[o.a] == o.b):
                    return i
        return 0

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb in BUILDING

    def declared(self, s: PanzerState, o: Option) -> IndirectFire | None:
        """The mission with this choice, if nothing more is asked before it is fired."""
        if o.verb not in BUILDING:
            return None
        trial = self.copy()
        trial.declare(s, o)
        return trial if trial.step == AT_RESPONSE else None

    def parts(self, s: State, o: Option) -> list[OddsPart]:
        """Every unit under the sheaf by itself, and the terrain (K2); responses are told as a whole."""
        assert isinstance(s, PanzerState)
        trial = self.declared(s, o)
        if trial is None or trial.kind != HE:
            return []
        parts: list[OddsPart] = []
        for r in trial.chosen:
            sheaf = trial.sheaf if is_battery(s, r) else ONE_HEX
            far = trial.range_of(s, r, trial.aim)
            parts += fire_parts(s, r, trial.aim, sheaf, trial.way, far)
        return parts

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        """Where the response numbers come from."""
        assert isinstance(s, PanzerState)
        trial = self.declared(s, o)
        if trial is None or trial.task not in (CALLED, SHIFTED):
            return []
        ledgers: list[Ledger] = []
        for i in range(len(trial.chosen)):
            ledgers += response_ledgers(s, trial.request(i))
        return ledgers

    def regret(self, s: State, o: Option) -> Regret | None:
        """HE on units of one's own, or a call that may go astray among them."""
        assert isinstance(s, PanzerState)
        trial = self.declared(s, o)
        if trial is None:
            return None
        if trial.kind == HE:
            hurt = friends_under(s, self.player, trial.chosen, trial.aim, trial.sheaf, trial.way)
            if hurt:
                return Regret("shell-friends", "PZR-6.5.1.7", [Detail(Operand("unit", UNIT), hurt[0])])
        near = friends_near(s, self.player, trial.aim) if trial.task in (CALLED, SHIFTED) else []
        if near:
            return Regret("danger-close", "PZR-6.5.1.10", [Detail(Operand("unit", UNIT), near[0])])
        return None

    def actor(self) -> int:
        return self.observer
