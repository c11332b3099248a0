"""Workers for the tests: one on SQLite that most share, others on request, PostgreSQL where it matters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from grognard.server.persons import people
from grognard.server.processes.watchdog import REPORT
from grognard.server.settings import ServerSettings

from .postgres import Cluster, cluster
from .support import VISITORS, Worker

Start = Callable[..., Worker]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture(scope="session", autouse=True)
def usual_hasher() -> Iterator[PasswordHasher]:
    """The server's hasher of passwords; the tests' costs next to nothing, or it would be a tenth of them."""
    usual = people._hasher
    people._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    people._nobody.cache_clear()
    yield usual
    people._hasher = usual
    people._nobody.cache_clear()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """A worker without limits; tests bring their own guests and games."""
    data = tmp_path_factory.mktemp("server")
    with Worker(ServerSettings(data=str(data), limits=False, pause=0, halls=1)) as worker:
        yield worker


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts workers on the test's own data folder, or on another database."""
    running: list[Worker] = []

    def begin(inline: bool = False, **settings: Any) -> Worker:
        given = {"data": str(tmp_path / "data"), "limits": False, "pause": 0, "halls": 1, **settings}
        worker = Worker(ServerSettings(**given), inline=inline)
        running.append(worker)
        return worker

    yield begin
    for worker in running:
        if worker.thread.is_alive():
            worker.stop()


@pytest.fixture(autouse=True)
def nobody_holds_the_loop(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """No request may hold the event loop of a server, here or in another process.

    What is counted is work, not waiting: see `grognard.server.processes.watchdog` and `test_waits`.
    """
    holds = tmp_path / "holds"
    monkeypatch.setenv(REPORT, str(holds))
    yield
    if holds.exists() and request.node.get_closest_marker("holds") is None:
        pytest.fail(holds.read_text())


@pytest.fixture(autouse=True)
def send_home() -> Iterator[None]:
    """Closes what visitors have left open."""
    yield
    while VISITORS:
        VISITORS.pop().http.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'data' / 'grognard.sqlite'}"
    made: Cluster = request.getfixturevalue("postgres")
    return made.database()
