"""The procedures of the rules: a turn, an attack, a retreat. Steps have the names that the rules use."""

from grognard.core.kit import SCALAR, UNIT, Column, Die, Event, Frame, Ledger, Option, State

from . import words
from .state import SkirmishState

AT_BEGIN, AT_ACT, AT_END = range(3)


class Turn(Frame):
    """SK-1, SK-2: a player's turn. It lies at the bottom of the stack and begins anew for the other one."""

    NAME = "Turn"
    STEPS = ("begin", "act", "end")

    def run(self, s: State) -> None:
        assert isinstance(s, SkirmishState)
        if self.step == AT_BEGIN:
            s.turn += 1 - s.active
            s.left = list(s.sc.unit_figures["move"])
            s.tell(words.TURN_BEGINS, s.active, s.turn)
            self.step = AT_ACT
        elif self.step == AT_ACT:
            s.ask(s.active)
        else:
            s.active = 1 - s.active
            self.step = AT_BEGIN
            if (s.turn == s.sc.turns and s.active == 0) or not (s.units_of(0) and s.units_of(1)):
                s.finish(sum(1 << player for player in (0, 1) if s.lead(player) > 0))

    def options(self, s: State) -> list[Option]:
        """Exactly what `check` lets pass. The first is the default."""
        assert isinstance(s, SkirmishState)
        mine = s.units_of(s.active)
        tries = [Option(words.MOVE, u, h) for u in mine for h in s.sc.neighbours(s.place[u])]
        tries += [Option(words.ATTACK, u, t) for u in mine for t in s.near(s.place[u], 1 - s.active)]
        return [Option(words.END_TURN), *(o for o in tries if not self.check(s, o))]

    def check(self, s: State, o: Option) -> int:
        """What forbids an option; the sentence with which it is refused follows from this number."""
        assert isinstance(s, SkirmishState)
        if o.verb not in (words.MOVE, words.ATTACK):
            return words.LEGAL if o.verb == words.END_TURN else words.NOT_NOW
        if o.a not in s.units_of(s.active):
            return words.NOT_YOURS
        if s.left[o.a] < 0:
            return words.SPENT
        if o.verb == words.ATTACK:
            return words.LEGAL if o.b in s.near(s.place[o.a], 1 - s.active) else words.NO_TARGET
        if o.b not in s.sc.neighbours(s.place[o.a]):
            return words.NOT_NEXT
        if o.b in s.place:
            return words.OCCUPIED
        return words.TOO_FAR if s.sc.hex_figures["cost"][o.b] > s.left[o.a] else words.LEGAL

    def choose(self, s: State, o: Option) -> None:
        """Does it. A unit that comes next to an enemy has no movement points left (SK-2.3)."""
        assert isinstance(s, SkirmishState)
        if o.verb == words.END_TURN:
            self.step = AT_END
        elif o.verb == words.ATTACK:
            s.left[o.a] = -1
            s.push(Attack(o.a, o.b))
        else:
            s.left[o.a] = 0 if s.near(o.b, 1 - s.active) else s.left[o.a] - s.sc.hex_figures["cost"][o.b]
            s.tell(words.MOVES, o.a, o.b)
            s.put(o.a, o.b)

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb == words.ATTACK  # its exact chances are shown before it is chosen

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, SkirmishState)
        return [strength(s, o.a, o.b)] if o.verb == words.ATTACK else []


def strength(s: SkirmishState, u: int, target: int) -> Ledger:
    """SK-3.2, SK-3.3: what is added to the dice, line by line, each with its rule."""
    at = s.place[target]
    ledger = Ledger("strength")
    ledger.add("SK-3.2", "attack", s.sc.unit_figures["attack"][u])
    ledger.add("SK-3.2", "support", len(s.near(at, s.sc.owner[u])) - 1)
    ledger.add("SK-3.3", "defence", -s.sc.unit_figures["defence"][target])
    ledger.add("SK-3.3", "cover", -s.sc.hex_figures["cover"][at])
    return ledger


def result(total: int) -> int:
    """SK-3.4: 10 and more destroys, 7 to 9 drives off."""
    return words.KILL if total >= 10 else words.PUSH if total >= 7 else words.NOTHING


class Attack(Frame):
    """SK-3: the roll and what comes of it. `mark` names the outcome for those who ask for the odds."""

    NAME = "Attack"
    STEPS = ("roll",)
    FIELDS = (Column("unit", SCALAR, UNIT, -1), Column("target", SCALAR, UNIT, -1))

    def __init__(self, unit: int = -1, target: int = -1) -> None:
        super().__init__()
        self.unit = unit
        self.target = target

    def run(self, s: State) -> None:
        assert isinstance(s, SkirmishState)
        ledger = strength(s, self.unit, self.target)
        total = ledger.total + s.roll(Die(2, 6), bytes(result(n + ledger.total) for n in range(13)))
        s.emit(Event(words.ATTACKS, self.unit, self.target, total, ledgers=[ledger], dice=s.dice))
        s.mark(result(total))
        s.pop()
        retreat = Retreat(self.unit, self.target)
        if result(total) == words.PUSH and retreat.options(s):
            s.push(retreat)
        elif result(total) != words.NOTHING:
            s.lose(self.target)
            s.tell(words.IS_LOST, self.target)


class Retreat(Attack):
    """SK-3.5: the defender chooses a free hex that is not next to the attacker. Without one it is lost."""

    NAME = "Retreat"
    STEPS = ("choose",)

    def run(self, s: State) -> None:
        s.ask(s.scenario.owner_of(UNIT, self.target))

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, SkirmishState)
        tries = [Option(words.RETREAT, self.target, h) for h in s.sc.neighbours(s.place[self.target])]
        return [o for o in tries if not self.check(s, o)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, SkirmishState)
        if o.verb != words.RETREAT or o.a != self.target:
            return words.NOT_NOW
        if o.b not in s.sc.neighbours(s.place[o.a]) or o.b in s.sc.neighbours(s.place[self.unit]):
            return words.NOT_AWAY
        return words.OCCUPIED if o.b in s.place else words.LEGAL

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, SkirmishState)
        s.tell(words.RETREATS, o.a, o.b)
        s.pop()
        s.put(o.a, o.b)
