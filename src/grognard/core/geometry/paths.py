"""Movement fields over a board.

A field is a shortest-path search with small integer costs (Dial's buckets). Costs are tables, not callbacks:
a game fills one list of six entries per cell for each movement class and weather, once per scenario. Scratch
space lives in the `Field` and is used again by its next `run`, so a field kept by a rule costs nothing to
make.
"""

from grognard.core.geometry.board import Board


class Field:
    """How cheaply each node of a board is reached. `cost` and `path` are those of the last `run`.

    Of several cheapest ways the one found first is kept: lower costs first, then the order in which nodes
    were reached, then directions 0 to 5, then links. The same on every machine and in both builds.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        #: Cost of reaching each node, cells then areas; -1: not reached.
        self.cost: list[int] = []
        #: The node each was reached from; -1 at starts and where not reached.
        self.came: list[int] = []
        self._buckets: list[list[int]] = []

    def run(
        self,
        starts: list[int],
        budget: int,
        edge_cost: list[int],
        *,
        extra: list[int] | None = None,
        stop: bytes | None = None,
        forbidden: bytes | None = None,
        link_cost: list[int] | None = None,
        begin: list[int] | None = None,
    ) -> None:
        """Search from `starts` as far as `budget` reaches.

        `edge_cost[6*cell + d]` is the price of going from cell in direction d, -1 forbids it; `extra[cell]`
        is added on entering. A `stop` node may be entered but not left, except by a start; a `forbidden` one
        may not be entered. `link_cost` prices the board's links by number (none are used if it is left out).
        `begin` gives each start what has been spent already.
        """
        board = self.board
        if len(edge_cost) < 6 * board.size:
            raise ValueError(
                f"edge_cost has {len(edge_cost)} entries; give six per cell, ring included: {6 * board.size}"
            )
        halt = stop if stop is not None else b""
        halt += bytes(board.nodes - len(halt))
        best = [budget + 1] * (board.nodes + 1)
        best[board.nodes] = -1  # where the neighbour table says -1: nothing is cheaper than that
        if forbidden is not None:
            for c in range(len(forbidden)):
                if forbidden[c]:
                    best[c] = -1
        self.cost = best
        self.came = [-1] * board.nodes
        self._seed(starts, budget, begin)
        if extra is None and link_cost is None:
            self._spread(edge_cost, halt)
        else:
            self._spread_with(edge_cost, extra, halt, link_cost)
        best.pop()
        self.cost = [c if c <= budget else -1 for c in best]

    def _seed(self, starts: list[int], budget: int, begin: list[int] | None) -> None:
        for i, start in enumerate(starts):
            spent = begin[i] if begin is not None else 0
            if spent < 0:
                raise ValueError(f"start {start} has spent {spent}; what has been spent cannot be negative")
            if spent <= budget and (self.cost[start] < 0 or spent < self.cost[start]):
                self.cost[start] = spent
                self._push(start, spent)

    def _push(self, c: int, cost: int) -> None:
        buckets = self._buckets
        while len(buckets) <= cost:
            buckets.append([])
        buckets[cost].append(c)

    def _spread(self, edge_cost: list[int], stop: bytes) -> None:
        """The plain case, kept apart because every movement phase runs it many times."""
        neighbour = self.board.neighbour
        size = self.board.size
        best = self.cost
        came = self.came
        buckets = self._buckets
        k = 0
        while k < len(buckets):
            bucket = buckets[k]
            for c in bucket:
                if best[c] != k or c >= size or (stop[c] and came[c] >= 0):
                    continue
                for e in range(6 * c, 6 * c + 6):
                    leg = edge_cost[e]
                    if leg >= 0:
                        to = neighbour[e]
                        price = k + leg
                        if price < best[to]:
                            best[to] = price
                            came[to] = c
                            if leg == 0:
                                bucket.append(to)
                            else:
                                while len(buckets) <= price:
                                    buckets.append([])
                                buckets[price].append(to)
            bucket.clear()
            k += 1

    def _spread_with(
        self,
        edge_cost: list[int],
        extra: list[int] | None,
        stop: bytes,
        link_cost: list[int] | None,
    ) -> None:
        """The general case: entering costs and links."""
        neighbour = self.board.neighbour
        size = self.board.size
        k = 0
        while k < len(self._buckets):
            bucket = self._buckets[k]
            for c in bucket:
                if self.cost[c] != k or (stop[c] and self.came[c] >= 0):
                    continue
                if c < size:
                    for e in range(6 * c, 6 * c + 6):
                        if edge_cost[e] >= 0:
                            self._reach(c, neighbour[e], k + edge_cost[e], extra)
                if link_cost is not None:
                    self._links(c, k, extra, link_cost)
            bucket.clear()
            k += 1

    def _links(self, c: int, k: int, extra: list[int] | None, link_cost: list[int]) -> None:
        for number in self.board.links_at.get(c, ()):
            if link_cost[number] >= 0:
                link = self.board.links[number]
                to = link.b if link.a == c else link.a
                self._reach(c, to, k + link_cost[number], extra)

    def _reach(self, c: int, to: int, price: int, extra: list[int] | None) -> None:
        if extra is not None and 0 <= to < len(extra):
            price += extra[to]
        if price < self.cost[to]:
            self.cost[to] = price
            self.came[to] = c
            self._push(to, price)

    def path(self, to: int) -> list[int]:
        """The nodes from a start to here, both included; empty if not reached."""
        if self.cost[to] < 0:
            return []
        nodes = [to]
        c = self.came[to]
        while c >= 0:
            nodes.append(c)
            c = self.came[c]
        nodes.reverse()
        return nodes

    def reached(self) -> list[int]:
        """The nodes reached, starts included, in index order."""
        return [c for c in range(len(self.cost)) if self.cost[c] >= 0]


def movement_field(board: Board, starts: list[int], budget: int, edge_cost: list[int]) -> Field:
    """A new `Field`, already run."""
    field = Field(board)
    field.run(starts, budget, edge_cost)
    return field
