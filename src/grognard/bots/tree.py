"""The tree of a search: whole actions as edges, with what the trials through them came to.

A node stands for the actions that led to it, not for a State: every trial comes through it in a sampled world
with dice of its own, and chooses among what is possible there. So the tree holds nothing that a player cannot
know, and the other side answers what it sees in that world (an information set tree search).
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State

from .mind import Macro, Mind

FIRST_SIGHT: Final = 4  # trials that the first sight counts as
CURIOSITY: Final = 100  # the premium of an untried action: so much by the root of the trials of its node
FINE: Final = 10  # parts of one in which that root is taken


class TrialSum:
    """What the trials through a part of the tree came to."""

    def __init__(self) -> None:
        self.trials = 0
        self.total = 0  # as the player who searches sees it

    def count(self, value: int) -> None:
        self.trials += 1
        self.total += value


class Edge(TrialSum):
    """A whole action, and the node that it leads to once it has been tried."""

    def __init__(self) -> None:
        super().__init__()
        self.node: Node | None = None


class Candidate(Edge):
    """A whole action of the decision itself; candidates that are compared have had equally many trials."""

    def __init__(self, path: list[Option], score: int, prior: int) -> None:
        super().__init__()
        self.path = path
        self.score = score
        self.total = score * prior
        self.begun: list[tuple[State, State]] = []  # worlds, each before it and after it, where no die falls


class Node(TrialSum):
    """Where somebody has a turn: the actions that were tried there."""

    def __init__(self) -> None:
        super().__init__()
        self.edges: dict[tuple[int, ...], Edge] = {}

    def best(self, names: list[tuple[int, ...]], macros: list[Macro], sign: int) -> int:
        """The index of the action with the best prospect for the player to move; the first of equals.

        That is what the trials through it came to, where the first sight counts as some trials more, and a
        premium that grows with the trials of others and shrinks with its own.
        """
        usual = sign * self.total // max(1, self.trials)
        premium = isqrt(FINE * FINE * (self.trials + 1)) * CURIOSITY // FINE
        chosen = 0
        highest = 0
        for i, macro in enumerate(macros):
            prospect = FIRST_SIGHT * (usual + macro.score - macros[0].score)
            trials = 0
            edge = self.edges.get(names[i])
            if edge is not None:
                trials = edge.trials
                prospect += sign * edge.total
            prospect = prospect // (FIRST_SIGHT + trials) + premium // (1 + trials)
            if i == 0 or prospect > highest:
                chosen, highest = i, prospect
        return chosen


def name_of(player: int, path: list[Option]) -> tuple[int, ...]:
    """A whole action as numbers, the same for the same choices of the same player."""
    numbers = [player]
    for o in path:
        numbers += [o.verb, o.a, o.b, o.c]
    return tuple(numbers)


class Descent:
    """The way of one trial: down the tree, one node beyond it, and then by the greedy policy."""

    def __init__(self, mind: Mind, candidate: Candidate, player: int, branches: int) -> None:
        self.mind = mind
        self.player = player  # who searches
        self.branches = branches
        self.edges: list[Edge] = []
        self.nodes: list[Node] = []
        self.node: Node | None = None
        self.steps = 0
        if branches:
            self.take(candidate)
        else:
            self.edges.append(candidate)

    def take(self, edge: Edge) -> None:
        """Goes along an edge; a new one gets its node, but the trial leaves the tree there."""
        self.edges.append(edge)
        self.node = edge.node
        if self.node is None:
            edge.node = Node()

    def next(self, s: State, lane: int) -> list[Option]:
        """What the player who is asked does next."""
        self.steps += 1
        node = self.node
        if node is None:
            return self.mind.plan(s, lane)
        macros = self.mind.macros(s, lane)
        if len(macros) == 1:
            return macros[0].path
        asked = s.asked[lane]
        macros = macros[: self.branches]
        names = [name_of(asked, macro.path) for macro in macros]
        friend = self.mind.side(s.scenario, asked) == self.mind.side(s.scenario, self.player)
        i = node.best(names, macros, 1 if friend else -1)
        edge = node.edges.get(names[i])
        if edge is None:
            edge = node.edges[names[i]] = Edge()
        self.nodes.append(node)
        self.take(edge)
        return self.mind.complete(s, lane, macros[i].path)

    def count(self, value: int) -> None:
        """Adds the result of the trial to every node and edge on its way."""
        for edge in self.edges:
            edge.count(value)
        for node in self.nodes:
            node.count(value)
