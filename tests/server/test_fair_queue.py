"""Jobs wait in turn: networks first, then the people of one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard.server.faults import Fault
from grognard.server.processes.fair_queue import HOUSE, NETWORK, FairQueue, Owner


class Task:
    def __init__(self, owner: Owner, name: str = "", share: int = 1, together: int = 1) -> None:
        self.owner = owner
        self.name = name
        self.share = share
        self.together = together


def anything(_: Task) -> bool:
    return True


ALL: Callable[[Task], bool] = anything
GREEDY, VICTIM, NEIGHBOUR = (
    Owner("10.0.0.1", "greedy"),
    Owner("10.0.0.2", "victim"),
    Owner("10.0.0.1", "near"),
)


def taken(queue: FairQueue[Task], count: int) -> list[str]:
    """The people of the next jobs, each finished before the next begins."""
    found = []
    for _ in range(count):
        task = queue.next(ALL)
        assert task is not None
        queue.done(task)
        found.append(task.owner.person)
    return found


def test_a_hundred_jobs_of_one_delay_another_by_one() -> None:
    queue: FairQueue[Task] = FairQueue(100)
    for _ in range(100):
        queue.put(Task(GREEDY))
    queue.put(Task(VICTIM))
    assert taken(queue, 4) == ["greedy", "victim", "greedy", "greedy"]


def test_people_of_one_network_share_its_turns() -> None:
    queue: FairQueue[Task] = FairQueue(100)
    for owner in (GREEDY, GREEDY, NEIGHBOUR, NEIGHBOUR, VICTIM, VICTIM):
        queue.put(Task(owner))
    assert taken(queue, 6) == ["greedy", "victim", "near", "victim", "greedy", "near"]


def test_so_many_may_wait_of_one_person_and_of_one_network() -> None:
    queue: FairQueue[Task] = FairQueue(2)
    queue.put(Task(GREEDY))
    queue.put(Task(GREEDY))
    with pytest.raises(Fault) as refused:
        queue.put(Task(GREEDY))
    assert refused.value.status == 429
    assert refused.value.problem.retry_after > 0
    for number in range(2 * NETWORK - 2):
        queue.put(Task(Owner(GREEDY.network, f"guest {number}")))
    with pytest.raises(Fault):
        queue.put(Task(Owner(GREEDY.network, "one more")))
    queue.put(Task(VICTIM))


def test_one_owner_does_not_run_everything_at_once() -> None:
    queue: FairQueue[Task] = FairQueue(9)
    queue.put(Task(GREEDY))
    queue.put(Task(NEIGHBOUR))
    first = queue.next(ALL)
    assert first is not None
    assert queue.next(ALL) is None, "the share of the network is in use"
    queue.put(Task(VICTIM))
    assert queue.next(ALL) is not None
    queue.done(first)
    assert queue.next(ALL) is not None


def test_many_guests_of_one_network_have_no_more_than_its_share() -> None:
    """Two processes, one thought at a time for a network: somebody else's is begun at once."""
    queue: FairQueue[Task] = FairQueue(0)
    for number in range(10):
        queue.put(Task(Owner("10.0.0.1", f"guest {number}")))
    assert queue.next(ALL) is not None
    assert queue.next(ALL) is None
    queue.put(Task(VICTIM))
    assert queue.next(ALL) is not None


def test_people_of_one_network_may_have_more_together_than_each() -> None:
    queue: FairQueue[Task] = FairQueue(0)
    for owner in (GREEDY, GREEDY, NEIGHBOUR):
        queue.put(Task(owner, together=2))
    running = [queue.next(ALL), queue.next(ALL)]
    assert [task.owner.person for task in running if task is not None] == ["greedy", "near"]
    assert queue.next(ALL) is None


def test_the_house_does_not_wait_for_itself() -> None:
    queue: FairQueue[Task] = FairQueue(9)
    queue.put(Task(HOUSE))
    queue.put(Task(HOUSE))
    assert queue.next(ALL) is not None
    assert queue.next(ALL) is not None


def test_a_job_that_does_not_fit_lets_others_pass() -> None:
    queue: FairQueue[Task] = FairQueue(9)
    queue.put(Task(GREEDY, "there"))
    queue.put(Task(VICTIM, "here"))
    found = queue.next(lambda task: task.name == "here")
    assert found is not None
    assert found.owner == VICTIM


def test_what_nobody_wants_any_more_is_dropped() -> None:
    queue: FairQueue[Task] = FairQueue(9)
    task = Task(GREEDY)
    queue.put(task)
    assert queue.drop(task)
    assert not queue.drop(task)
    assert queue.next(ALL) is None
    assert queue.waiting == 0


def test_work_begun_in_vain_comes_first_again() -> None:
    queue: FairQueue[Task] = FairQueue(9)
    queue.put(Task(GREEDY, "first"))
    queue.put(Task(GREEDY, "second"))
    first = queue.next(ALL)
    assert first is not None
    queue.put_back(first)
    again = queue.next(ALL)
    assert again is first
