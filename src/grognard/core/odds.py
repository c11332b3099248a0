# mypyc: interpreted
"""Odds: the engine itself run over every roll, so they cannot disagree with play.

Copy, play the option, let a policy answer whatever is asked on the way, stop when the option's
frame has ended, read the marks. Exact; where the courses are very many, the rarest are left undecided.
"""

from __future__ import annotations

from fractions import Fraction

from .chance import Fork, every_outcome
from .describe import account, offer, outcome_text
from .keys import key_of
from .message import Message, msg
from .option import Option
from .policy import Policy
from .rules import Rules
from .state import State, advance, asked_lanes, choose
from .view import Bar, Branch, Curve, Offer, Outlook

LIMIT = 4000  # courses of chance followed at most
ENOUGH = 400  # followed where the others are rare: a stack that defends itself to its end has a thousand ends


class Following(Policy):
    """Answers as a player means to, where what he means is on offer, and otherwise like another policy.

    It remembers the first question he would be asked before any die is rolled (how many points to add to the
    roll, for instance), so that it can be asked together with the option itself.
    """

    def __init__(self, rules: Rules, player: int, then: list[str], other: Policy) -> None:
        self.name = other.name
        self.rules = rules
        self.player = player
        self.then = then
        self.other = other
        self.guessed = False  # something was answered that nobody said
        self.ahead: list[Offer] = []

    def choose(self, s: State, lane: int) -> int:
        if s.asked[lane] == self.player:
            options = s.top(lane).options(s)
            keys = [key_of(self.rules, s.scenario, o) for o in options]
            if not self.ahead and isinstance(s.chance, Fork) and s.chance.first is None:
                offered = zip(options, keys, strict=True)
                self.ahead = [offer(self.rules, s, s.top(lane), o, key) for o, key in offered]
            for at, key in enumerate(keys):
                if key in self.then:
                    return at
        self.guessed = True
        return self.other.choose(s, lane)


def horizon(s: State, lane: int) -> int:
    """The height of the stack at which the option's own procedure has ended."""
    stack = s.lanes[lane]
    at = len(stack) - 1
    while at > 0 and stack[at].INNER:
        at -= 1
    return at + 1


def play_out(s: State, lane: int, o: Option, policy: Policy) -> bool:
    """Plays the option to the end of its procedure; whether the policy had to answer for anybody."""
    floor = horizon(s, lane) if lane == 0 else len(s.lanes[0]) + 1  # a player's own lane ends with itself
    asked_any = False
    rolls = s.top(lane).rolls(s, o)
    choose(s, lane, o, floor)
    while s.outcome < 0 and len(s.lanes) == 1 and len(s.lanes[0]) >= floor and s.asked[0] >= 0:
        if len(s.lanes[0]) == floor and not (rolls and unrolled(s)):
            break  # the procedure rests where it began: the option is done
        take = policy.choose(s, 0)
        if take < 0:
            break
        asked_any = True
        choose(s, 0, s.top().options(s)[take], floor)
    return asked_any


def unrolled(s: State) -> bool:
    """Whether the dice an option is for are still to come: more is said in the same procedure before them."""
    return s.chance is not None and not s.chance.has_rolled()


Marks = list[tuple[int, int]]


def courses(
    worlds: list[tuple[Fraction, State]],
    lane: int,
    o: Option,
    policy: Policy,
    forks: list[tuple[Fraction, Fork]] | None = None,
) -> tuple[list[tuple[Fraction, Marks]], bool]:
    """Every course chance can take in every world: its chance and its marks. `forks` collects the dice."""
    found: list[tuple[Fraction, Marks]] = []
    asked = False

    def play(s: State) -> None:
        nonlocal asked
        asked = play_out(s, lane, o, policy) or asked

    for weight, world in worlds:
        for fork, _ in every_outcome(world, play, LIMIT, ENOUGH):
            found.append((weight * fork.weight, fork.marks))
            if forks is not None:
                forks.append((weight * fork.weight, fork))
    return found, asked


def outlook(rules: Rules, known: State, player: int, lane: int, o: Option, policy: Policy) -> Outlook:
    """The exact chances of a legal option, by what `player` knows."""
    worlds = rules.worlds(known, player, o)
    forks: list[tuple[Fraction, Fork]] = []
    found, asked = courses(worlds, lane, o, policy, forks)
    if isinstance(policy, Following):
        asked = policy.guessed
    total = sum((p for p, _ in found), Fraction(0))
    assumes: list[Message] = []
    if asked:
        assumes.append(msg("core-assumes-no-choice", policy=msg(f"core-policy-{policy.name}")))
    if len(worlds) > 1:
        assumes.append(msg("core-assumes-worlds"))
    ledgers = [account(rules, known.scenario, ledger) for ledger in known.top(lane).ledgers(known, o)]
    tree = _tree(rules, known, found, 0)
    ahead = policy.ahead if isinstance(policy, Following) else []
    undecided = 1 - total if tree else Fraction(0)  # where no outcome has a name there is nothing to decide
    return Outlook(tree, ledgers, assumes, undecided, curve(rules, forks), ahead)


def curve(rules: Rules, forks: list[tuple[Fraction, Fork]]) -> Curve | None:
    """The first roll of an option, total by total, each with the outcome it most likely brings.

    None where nothing is rolled, where the dice differ from world to world, or where no outcome has a name.
    """
    first = forks[0][1].first if forks else None
    if first is None or any(fork.first is None or repr(fork.first) != repr(first) for _, fork in forks):
        return None
    bars = []
    for total, ways in sorted(first.distribution().weights.items()):
        label = _likeliest(forks, total)
        outcome = rules.outcomes[label] if label >= 0 else None
        bars.append(Bar(total, ways, outcome.name, outcome.kind) if outcome else Bar(total, ways, ""))
    return Curve(repr(first), bars) if any(bar.outcome for bar in bars) else None


def _likeliest(forks: list[tuple[Fraction, Fork]], total: int) -> int:
    """The first mark of most of the courses that begin with a roll like this one, or -1."""
    weights: dict[int, Fraction] = {}
    for p, fork in forks:
        classes = fork.first_classes
        alike = fork.first_total == total if classes is None else classes[fork.first_total] == classes[total]
        if alike and fork.marks:
            label = fork.marks[0][0]
            weights[label] = weights.get(label, Fraction(0)) + p
    return max(weights, key=lambda label: (weights[label], -label)) if weights else -1


def _tree(rules: Rules, known: State, found: list[tuple[Fraction, Marks]], depth: int) -> list[Branch]:
    """Courses with a common beginning share a branch."""
    groups: dict[tuple[int, int], list[tuple[Fraction, Marks]]] = {}
    for p, marks in found:
        if len(marks) > depth:
            groups.setdefault(marks[depth], []).append((p, marks))
    branches = []
    for (label, a), members in sorted(groups.items()):
        p = sum((weight for weight, _ in members), Fraction(0))
        text = outcome_text(rules, known.scenario, label, a)
        then = _tree(rules, known, members, depth + 1)
        branches.append(Branch(text, p, then, rules.outcomes[label].kind))
    return branches


def settled(s: State) -> bool:
    """Whether a State rests: somebody is asked or the game is over."""
    if s.outcome >= 0:
        return True
    advance(s)
    return bool(asked_lanes(s))
