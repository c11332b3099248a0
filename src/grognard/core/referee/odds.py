# mypyc: interpreted
"""Odds: the engine itself run over every roll, so they cannot disagree with play.

Copy, play the option, let a policy answer whatever is asked on the way, stop when the option's
frame has ended, read the marks. Exact; where the courses are very many, the rarest are left undecided.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from ..kernel.chance import AGAIN, Fork, every_outcome
from ..kernel.describe import account, offer, outcome_text, ref
from ..kernel.option import Option
from ..kernel.part import OddsPart
from ..kernel.policy import Policy
from ..kernel.rules import Rules
from ..kernel.state import RUN, State, advance, choose
from ..telling.message import Message, msg
from ..telling.view import Bar, Branch, Curve, Offer, Outlook, OutlookPart
from .keys import key_of

LIMIT = 4000  # courses of chance followed at most
ENOUGH = 400  # followed where the others are rare: a stack that defends to the last has a thousand endings


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
        self.guessed = False  # an answer was given that the player did not give
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
    rolls = s.top(lane).rolls(s, o)
    choose(s, lane, o, floor)
    return let_answer(s, floor, policy, back=floor, rolls=rolls)


def let_answer(s: State, floor: int, policy: Policy, back: int = 0, rolls: bool = False) -> bool:
    """Lets a policy answer until the procedure that ends below `floor` has ended; whether it was asked.

    A question at the height `back` means that the procedure is back where it began: the option is done,
    unless it `rolls` and its dice are still to come.
    """
    asked_any = False
    while is_asked(s, floor):
        if len(s.lanes[0]) == back and not (rolls and unrolled(s)):
            break
        take = policy.choose(s, 0)
        if take < 0:
            break
        asked_any = True
        choose(s, 0, s.top().options(s)[take], floor)
    return asked_any


def is_asked(s: State, floor: int) -> bool:
    """Whether a procedure that ends below `floor` rests with a question in the common lane."""
    return s.outcome < 0 and len(s.lanes) == 1 and len(s.lanes[0]) >= floor and s.asked[0] >= 0


def play_part(s: State, part: OddsPart, policy: Policy) -> bool:
    """Plays one part of an option to the end of its frame; whether the policy had to answer for anybody."""
    s.lane = 0
    s.asked[0] = RUN
    for frame in part.frames:
        s.push(frame.copy())
    floor = horizon(s, 0)
    advance(s, floor)
    return let_answer(s, floor, policy)


def unrolled(s: State) -> bool:
    """Whether the dice an option is for are still to come: other choices of the procedure come first."""
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
    asked = False

    def play(s: State) -> None:
        nonlocal asked
        asked = play_out(s, lane, o, policy) or asked

    return followed(worlds, play, forks), asked


def followed(
    worlds: list[tuple[Fraction, State]],
    play: Callable[[State], None],
    forks: list[tuple[Fraction, Fork]] | None = None,
) -> list[tuple[Fraction, Marks]]:
    """Every course of something that is played in every world: its chance and its marks."""
    weighted: list[tuple[Fraction, Marks]] = []
    for weight, world in worlds:
        for fork, _ in every_outcome(world, play, LIMIT, ENOUGH):
            weighted.append((weight * fork.weight, fork.marks))
            if forks is not None:
                forks.append((weight * fork.weight, fork))
    return weighted


def part_courses(
    worlds: list[tuple[Fraction, State]], part: OddsPart, policy: Policy
) -> tuple[list[tuple[Fraction, Marks]], bool]:
    """The same for one part of an option."""
    asked = False

    def play(s: State) -> None:
        nonlocal asked
        asked = play_part(s, part, policy) or asked

    return followed(worlds, play), asked


def outlook(rules: Rules, known: State, player: int, lane: int, o: Option, policy: Policy) -> Outlook:
    """The exact chances of a legal option, by what `player` knows."""
    worlds = rules.worlds(known, player, o)
    forks: list[tuple[Fraction, Fork]] = []
    weighted, asked = courses(worlds, lane, o, policy, forks)
    ahead = list(policy.ahead) if isinstance(policy, Following) else []
    parts = Parts(rules, known, player, o, policy)
    if lane == 0:
        for part in known.top(lane).parts(known, o):
            parts.add(part)
    assumes: list[Message] = []
    if policy.guessed if isinstance(policy, Following) else asked or parts.asked:
        assumes.append(msg("core-assumes-no-choice", policy=msg(f"core-policy-{policy.name}")))
    if len(worlds) > 1 or parts.uncertain:
        assumes.append(msg("core-assumes-worlds"))
    ledgers = [account(rules, known.scenario, ledger) for ledger in known.top(lane).ledgers(known, o)]
    tree = _tree(rules, known, weighted, 0)
    undecided = _undecided(weighted) if tree else Fraction(0)  # without names there is nothing to decide
    return Outlook(tree, ledgers, assumes, undecided, curve(rules, forks), ahead, parts.outlooks)


class Parts:
    """The chances of the parts of an option, one after another."""

    def __init__(self, rules: Rules, known: State, player: int, o: Option, policy: Policy) -> None:
        self.rules = rules
        self.known = known
        self.player = player
        self.option = o
        self.policy = policy
        self.outlooks: list[OutlookPart] = []
        self.asked = False  # the policy answered for somebody
        self.uncertain = False  # secrets were weighed

    def add(self, part: OddsPart) -> None:
        worlds = self.rules.part_worlds(self.known, self.player, self.option, part)
        weighted, asked = part_courses(worlds, part, self.policy)
        subject = ref(self.known.scenario, part.kind, part.subject)
        tree = _tree(self.rules, self.known, weighted, 0)
        self.outlooks.append(OutlookPart(subject, tree, _undecided(weighted)))
        self.asked = self.asked or asked
        self.uncertain = self.uncertain or len(worlds) > 1


def _undecided(weighted: list[tuple[Fraction, Marks]]) -> Fraction:
    """The chance of the courses that were not followed."""
    return 1 - sum((p for p, _ in weighted), Fraction(0))


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
        if outcome is not None:
            bars.append(Bar(total, ways, outcome.name, outcome.kind))
        else:
            bars.append(Bar(total, ways, "", "again" if _is_again(forks, total) else ""))
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


def _is_again(forks: list[tuple[Fraction, Fork]], total: int) -> bool:
    """Whether a total does not count, whatever the reader may not know."""
    tables = [fork.first_classes for _, fork in forks]
    return all(classes is not None and classes[total] == AGAIN for classes in tables)


def _tree(rules: Rules, known: State, weighted: list[tuple[Fraction, Marks]], depth: int) -> list[Branch]:
    """Courses with a common beginning share a branch."""
    groups: dict[tuple[int, int], list[tuple[Fraction, Marks]]] = {}
    for p, marks in weighted:
        if len(marks) > depth:
            groups.setdefault(marks[depth], []).append((p, marks))
    branches = []
    for (label, a), members in sorted(groups.items()):
        p = sum((weight for weight, _ in members), Fraction(0))
        text = outcome_text(rules, known.scenario, label, a)
        then = _tree(rules, known, members, depth + 1)
        branches.append(Branch(text, p, then, rules.outcomes[label].kind))
    return branches
