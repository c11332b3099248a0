"""What the test positions of both games share: keys are played with given dice, and looked at."""

from __future__ import annotations

from typing import Generic, Self

from grognard.core.kernel.chance import Script
from grognard.core.kernel.event import Sink
from grognard.core.kernel.option import Option
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.state import Frame, advance, choose
from grognard.core.referee.keys import key_of, parse_key
from grognard.games.zocbond.combat import Combat
from grognard.games.zocbond.disorder import Recovery
from grognard.games.zocbond.kinds import GOOD, ORDERS
from grognard.games.zocbond.movement import Movement
from grognard.games.zocbond.state import S
from grognard.games.zocbond.zoc_rules import SC

#: The frames of the phases that both games have.
PHASES: dict[str, type[Movement | Combat | Recovery]] = {
    "movement": Movement,
    "combat": Combat,
    "recovery": Recovery,
}


class ZocField(Generic[SC, S]):
    """A position in a phase, with given dice."""

    sc: SC
    s: S
    tables: Rules  # of the game, as far as keys need them

    def begin(self, player: int, frame: Frame, script: Script) -> None:
        """Runs a frame of a player's turn; the position is as it shall be."""
        s = self.s
        s.derive()
        s.active = self.player = player
        s.chance = self.script = script
        s.sink = self.sink = Sink()
        s.lanes = [[frame]]
        s.shared = [0]
        s.asked = [-1]
        advance(s)

    # -- playing -----------------------------------------------------------------------------------

    def play(self, *keys: str) -> Self:
        """Plays keys for whoever is asked."""
        for key in keys:
            o = self.option(key)
            index = self.s.top().check(self.s, o)
            refusal = self.tables.refusals[index]
            assert index == 0, f"'{key}' is refused: {refusal.name} ({refusal.rule})"
            assert self.offers(o), f"'{key}' is legal but not offered"
            choose(self.s, 0, o)
        return self

    def refused(self, *keys: str) -> str:
        """Plays all keys but the last, which must be refused and not offered; the rule that forbids it."""
        self.play(*keys[:-1])
        o = self.option(keys[-1])
        refusal = self.s.top().check(self.s, o)
        assert refusal, f"'{keys[-1]}' is legal"
        assert not self.offers(o), f"'{keys[-1]}' is on offer"
        return self.tables.refusals[refusal].rule

    def allowed(self, key: str) -> bool:
        """Whether a key may be chosen now; what is refused must not be on offer, and the other way round."""
        o = self.option(key)
        legal = self.s.top().check(self.s, o) == 0
        assert legal == self.offers(o), f"'{key}': check and options differ"
        return legal

    def offers(self, o: Option) -> bool:
        return any(o.same(x) for x in self.s.top().options(self.s))

    def options(self) -> list[str]:
        """The keys on offer; none when nobody is asked."""
        if not self.s.lanes[0] or self.s.asked[0] < 0:
            return []
        return [self.key(o) for o in self.s.top().options(self.s)]

    def option(self, key: str) -> Option:
        return parse_key(self.tables, self.sc, key)

    def key(self, o: Option) -> str:
        return key_of(self.tables, self.sc, o)

    def price(self, key: str) -> int:
        """What an option costs, in half MP."""
        return self.s.top().price(self.s, self.option(key))

    # -- looking -----------------------------------------------------------------------------------

    def unit(self, key: str) -> int:
        return self.sc.unit_names.index(key)

    def hex(self, name: str) -> int:
        return self.sc.board.hex(name)

    def where(self, key: str) -> str:
        return self.sc.place_names[self.s.place[self.unit(key)]]

    def steps(self, key: str) -> int:
        return self.s.steps[self.unit(key)]

    def order(self, key: str) -> str:
        return ORDERS[self.s.order[self.unit(key)]]

    def marked(self, key: str, mark: int) -> bool:
        return self.s.has_mark(self.unit(key), mark)

    def frame(self) -> str:
        return self.s.top().NAME if self.s.lanes[0] else ""

    def asked(self) -> str:
        return self.sc.seats[self.s.asked[0]] if self.s.asked[0] >= 0 else ""

    def told(self, name: str) -> list[tuple[int, int, int, int]]:
        """The numbers of every event of that name, in order."""
        found = [event for event in self.sink.events if self.tables.events[event.kind].name == name]
        return [(event.a, event.b, event.c, event.d) for event in found]

    def dice(self, name: str) -> list[list[int] | None]:
        """The dice that the log shows beside every event of that name."""
        return [event.dice for event in self.sink.events if self.tables.events[event.kind].name == name]

    # -- making it ---------------------------------------------------------------------------------

    def place_of(self, text: str) -> int:
        """A place by its name: a hex, an entry area, a box."""
        raise NotImplementedError

    def place_unit(self, key: str, text: str, marks: dict[str, int]) -> None:
        """A unit in a place, with words behind the place that say how it is; `marks` are those of markers."""
        s, sc = self.s, self.sc
        u = self.unit(key)
        where, *words = text.split()
        s.place[u] = self.place_of(where)
        s.began[u] = s.place[u]
        s.steps[u] = 0 if where == "@lost" else sc.steps[u]
        s.order[u] = GOOD
        for word in words:
            if word in ORDERS:
                s.order[u] = ORDERS.index(word)
            elif word in marks:
                s.marks[u] |= marks[word]
            elif word.startswith("steps="):
                s.steps[u] = int(word[6:])
            elif word.startswith("from="):
                s.began[u] = self.place_of(word[5:])
            elif word.startswith("of="):  # a remnant or breakdown unit and the unit it was made from
                s.parent[u] = self.unit(word[3:])
            elif not self.own_word(u, word):
                raise ValueError(f"'{word}' behind {key}: no order, no status and no marker")

    def own_word(self, u: int, word: str) -> bool:
        """Whether a word is the game's own; a unit is as it says."""
        return False
