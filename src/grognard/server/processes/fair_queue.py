"""A queue in which owners are served in turn: first the networks, and in each the people who ask from it.

Somebody with a hundred jobs delays another's single job by no more than the jobs that run already. Each
person may have so many waiting, and so many running at once, and so may a network: guests cost nothing.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from typing import Generic, NamedTuple, Protocol, TypeVar

from ..faults import too_many

NETWORK = 4  # times as many as of one person may wait of one network
MOST = 2000  # waiting altogether
WAIT = 2  # seconds after which somebody who was refused may ask again


class Owner(NamedTuple):
    """For whom something is done; the server itself has neither network nor person."""

    network: str = ""
    person: str = ""


HOUSE = Owner()


class Work(Protocol):
    """What waits in the queue.

    Of its kind `share` may run at once for one person; `together` for one network, at least `share`.
    """

    owner: Owner
    share: int
    together: int


W = TypeVar("W", bound=Work)


class FairQueue(Generic[W]):
    """What waits, by network and person, the one whose turn it is in front."""

    def __init__(self, most: int) -> None:
        self.most = most  # of one person; 0: any number
        self.waiting = 0
        self._networks: OrderedDict[str, OrderedDict[str, deque[W]]] = OrderedDict()
        self._waits: Counter[str] = Counter()  # per network
        self._running: Counter[Owner | str] = Counter()  # per owner, and per network

    def put(self, work: W) -> None:
        """Takes the work in; raises the 429 of an owner who has enough waiting."""
        owner = work.owner
        full = self.most and len(self._queue(owner)) >= self.most
        crowded = self.most and self._waits[owner.network] >= NETWORK * self.most
        if full or crowded or self.waiting >= MOST:
            raise too_many(WAIT)
        there = self._networks.setdefault(owner.network, OrderedDict())
        there.setdefault(owner.person, deque()).append(work)
        self._waits[owner.network] += 1
        self.waiting += 1

    def put_back(self, work: W) -> None:
        """Work that was begun without success comes first among its owner's."""
        self.done(work)
        there = self._networks.setdefault(work.owner.network, OrderedDict())
        there.setdefault(work.owner.person, deque()).appendleft(work)
        self._waits[work.owner.network] += 1
        self.waiting += 1

    def next(self, fits: Callable[[W], bool]) -> W | None:
        """The work whose turn it is among those that fit; from now on it counts as running."""
        work = self.peek(fits)
        if work is not None:
            owner = work.owner
            self._remove(work)
            if owner.network in self._networks:
                self._networks.move_to_end(owner.network)
                if owner.person in self._networks[owner.network]:
                    self._networks[owner.network].move_to_end(owner.person)
            self._running[owner] += 1
            self._running[owner.network] += 1
        return work

    def peek(self, fits: Callable[[W], bool]) -> W | None:
        for people in self._networks.values():
            for queue in people.values():
                for work in queue:
                    if self._may_run(work) and fits(work):
                        return work
        return None

    def _may_run(self, work: W) -> bool:
        mine, ours = self._running[work.owner], self._running[work.owner.network]
        return work.owner == HOUSE or (mine < work.share and ours < max(work.share, work.together))

    def drop(self, work: W) -> bool:
        """Nobody waits for it any more; False if it is not here."""
        if work not in self._queue(work.owner):
            return False
        self._remove(work)
        return True

    def done(self, work: W) -> None:
        """What `next` gave is finished."""
        for who in (work.owner, work.owner.network):
            self._running[who] -= 1
            if not self._running[who]:
                del self._running[who]

    def clear(self) -> list[W]:
        """Everything that waits; the queue is empty then."""
        waiting = [work for people in self._networks.values() for queue in people.values() for work in queue]
        self._networks.clear()
        self._waits.clear()
        self.waiting = 0
        return waiting

    def _queue(self, owner: Owner) -> deque[W]:
        people = self._networks.get(owner.network)
        return people.get(owner.person, deque()) if people is not None else deque()

    def _remove(self, work: W) -> None:
        network, person = work.owner
        people = self._networks[network]
        people[person].remove(work)
        self.waiting -= 1
        self._waits[network] -= 1
        if not people[person]:
            del people[person]
        if not people:
            del self._networks[network]
            del self._waits[network]
