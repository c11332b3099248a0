"""Players: what a seat knows where it is asked, and whatever answers for it."""

from __future__ import annotations

from hashlib import blake2b

from mypy_extensions import mypyc_attr

from grognard.core.kernel.option import Option
from grognard.core.kernel.policy import Policy
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.state import State, asked_lanes, choose
from grognard.core.referee.position import position_text


class Situation:
    """A decision as its player sees it: what he knew when he began to choose, and what he chose since.

    Between the two no die was rolled, no secret came out and nobody else chose, so a plan made at the
    beginning still holds, and whoever is asked in the middle of it finds the same plan again.
    """

    def __init__(self, rules: Rules, known: State, player: int, since: list[Option], seed: bytes) -> None:
        self.rules = rules
        self.known = known  # redacted for the player
        self.player = player
        self.since = since
        self.seed = seed  # of the player's own lots, never of the game's dice
        self.digest = b""

    def position(self) -> bytes:
        """What tells apart the positions that the player could know: two games may have the same seed,
        and so have two ways to go on from a choice that was taken back.
        """
        if not self.digest:
            text = position_text(self.rules, self.known)
            self.digest = blake2b(text.encode(), digest_size=32).digest()
        return self.digest

    def key(self, start: int) -> bytes:
        """By what a plan is remembered for the position after the first so many of the choices."""
        made = b"".join(b"%d,%d,%d,%d " % (o.verb, o.a, o.b, o.c) for o in self.since[:start])
        return b"%d %s%s %s" % (self.player, made, self.seed, self.position())

    def beginning(self, world: int) -> State:
        """A full State that agrees with what the player knew at first, with new dice."""
        return self.rules.sample(self.known, self.player, lots(self.seed, world))

    def now(self, world: int) -> State:
        """The same after his choices since."""
        s = self.beginning(world)
        for o in self.since:
            choose(s, lane_of(s, self.player), o)
        return s


def lots(seed: bytes, number: int) -> bytes:
    """The seed of one sampled world."""
    return blake2b(number.to_bytes(4, "big"), key=seed[:64], digest_size=32).digest()


def lane_of(s: State, player: int) -> int:
    """The lane in which a player is asked."""
    for lane in asked_lanes(s):
        if s.asked[lane] == player:
            return lane
    raise ValueError(f"player {player} is not asked")


@mypyc_attr(allow_interpreted_subclasses=True)
class ComputerPlayer:
    """Chooses for a seat; the same Situation leads to the same choice."""

    def choose(self, at: Situation) -> Option:
        raise NotImplementedError

    def ahead(self, at: Situation) -> list[Option]:
        """The choice, and those that will follow it as long as no die falls and nothing else happens."""
        return [self.choose(at)]


class Plain(ComputerPlayer):
    """Asks a policy about one possible world."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, at: Situation) -> Option:
        s = at.now(0)
        lane = lane_of(s, at.player)
        return s.top(lane).options(s)[self.policy.choose(s, lane)]


class Chancer(ComputerPlayer):
    """Every option alike."""

    def choose(self, at: Situation) -> Option:
        s = at.now(0)
        options = s.top(lane_of(s, at.player)).options(s)
        ticket = lots(at.seed, len(at.since) + 1)
        return options[int.from_bytes(ticket[:4], "big") * len(options) >> 32]
