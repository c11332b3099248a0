"""The client plays on a server that really listens."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from grognard.client import Client
from grognard.server.settings import ServerSettings
from tests.server.support import Worker

Come = Callable[[], Client]


@pytest.fixture(scope="session")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    with Worker(ServerSettings(data=str(tmp_path_factory.mktemp("client")), limits=False, pause=0)) as made:
        yield made


@pytest.fixture
def come(worker: Worker) -> Iterator[Come]:
    """A visitor more; all go home after the test."""
    there: list[Client] = []

    def one() -> Client:
        there.append(Client(worker.address))
        return there[-1]

    yield one
    for client in there:
        client.close()
