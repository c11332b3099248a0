"""`grognard serve` as a process: started, asked, told to stop."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from grognard.server.storage.upgrade import upgrade
from tests.ports import free_port

from .postgres import Cluster
from .support import AGAINST, HOT_SEAT, Visitor, play_random, until

Run = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Run]:
    """Runs the command; what it says goes to a file."""
    running: list[subprocess.Popen[str]] = []

    def begin(*words: str, **environment: str) -> subprocess.Popen[str]:
        said = (tmp_path / f"said{len(running)}").open("w+")
        process = subprocess.Popen(
            [sys.executable, "-m", "grognard", *words],
            stdout=said,
            stderr=said,
            text=True,
            env={**os.environ, "LANG": "C", **environment},
        )
        said.close()
        running.append(process)
        return process

    yield begin
    for process in running:
        if process.poll() is None:
            process.kill()
        process.wait(20)


def said(tmp_path: Path, number: int = 0) -> str:
    return (tmp_path / f"said{number}").read_text()


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health", timeout=2).status_code == 200
    except httpx.HTTPError:
        return False


def serving(run: Run, tmp_path: Path, *words: str) -> tuple[subprocess.Popen[str], str]:
    port = free_port()
    process = run("serve", "--port", str(port), "--data", str(tmp_path / "data"), "--pause", "0", *words)
    address = f"http://127.0.0.1:{port}"
    until(lambda: answers(address) or process.poll() is not None, 60)
    assert process.poll() is None, said(tmp_path)
    return process, address


def test_told_to_stop_it_stops_in_order(run: Run, tmp_path: Path) -> None:
    process, address = serving(run, tmp_path)
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0
    me = Visitor(address)
    game = me.new(AGAINST)
    play_random({"german": me}, game, choices=5)
    with me.live(game, "german") as live:
        live.next("view")
        process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            read_on(live.next)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert process.wait(15) == 0
    assert "Traceback" not in said(tmp_path)
    assert f"grognard is at {address}" in said(tmp_path)
    assert not (tmp_path / "data" / "server.json").exists()


def read_on(read: Callable[[], object]) -> None:
    while True:
        read()


def test_killed_it_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    process, address = serving(run, tmp_path)
    me = Visitor(address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=15)
    before = me.view(game, "german")
    process.kill()
    process.wait(10)
    _, address = serving(run, tmp_path)
    there = Visitor(address, come_in=False)
    there.http.cookies = me.http.cookies
    assert there.view(game, "german") == before


def test_several_workers_on_postgresql_are_one_server(run: Run, tmp_path: Path, postgres: Cluster) -> None:
    database = postgres.database()
    upgrade(database)
    process, address = serving(run, tmp_path, "--workers", "2", "--database", database, "--log", "json")
    me = Visitor(address)
    game = me.new(HOT_SEAT)
    tabs = []
    for _ in range(8):  # each request on a connection of its own: both workers get some
        tab = Visitor(address, come_in=False)
        tab.http.cookies = me.http.cookies
        tabs.append(tab)
    sockets = [tab.live(game, "german") for tab in tabs]
    for live in sockets:
        live.next("view")
    views = []
    for turn in range(16):
        seat = me.info(game)["asked"][0]
        tabs[turn % 8].play(game, seat)
        views = [tab.view(game, "german") for tab in tabs]
        assert all(view == views[0] for view in views)
    for live in sockets:
        while live.next("view")["view"]["seq"] < views[0]["seq"]:
            pass
        live.close()
    text = httpx.get(f"{address}/metrics").text
    played = [
        line for line in text.splitlines() if line.startswith('grognard_acts_total{act="play",by="person"}')
    ]
    assert float(played[0].split()[-1]) == 16
    process.send_signal(signal.SIGTERM)
    process.wait(20)
    lines = [json.loads(line) for line in said(tmp_path).splitlines() if line.startswith("{")]
    requests = [line for line in lines if line["message"] == "request"]
    assert len(requests) > 50
    assert all(line["level"] == "info" for line in requests)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--workers", "0"], "from 1 to 64"),
        (["--database", "mysql://x/y"], "postgresql:// or sqlite:///"),
        (["--database", "nonsense"], "postgresql://user@host/name"),
        (["--database", "sqlite://"], "must be a file"),
        (["--host", "192.0.2.1"], "cannot be used"),
        (["--port", "70000"], "cannot be used"),
        (["--data", "/proc/nothing/here"], "cannot be used"),
    ],
)
def test_what_cannot_be_served_is_told_in_a_sentence(
    run: Run, tmp_path: Path, words: list[str], part: str
) -> None:
    process = run("serve", "--data", str(tmp_path / "data"), *words)
    assert process.wait(30) == 2
    told = said(tmp_path)
    assert part in told
    assert len(told.splitlines()) == 1


def test_a_port_in_use_is_told(run: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = run("serve", "--port", str(port), "--data", str(tmp_path / "data"))
        assert process.wait(30) == 2
    assert str(port) in said(tmp_path)


def test_without_a_command_the_page_opens(run: Run, tmp_path: Path) -> None:
    """Nothing to configure: a free port, the data folder of the user, the browser."""
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {seen}\n')
    browser.chmod(0o755)
    home = {"XDG_DATA_HOME": str(tmp_path / "home"), "BROWSER": str(browser), "DISPLAY": ":0"}
    first = run(**home)
    until(lambda: seen.exists() or first.poll() is not None, 30)
    until(lambda: seen.read_text().endswith("\n"))
    address = seen.read_text().strip()
    assert answers(address), said(tmp_path)
    assert (tmp_path / "home" / "grognard" / "grognard.sqlite").exists()
    second = run(**home)  # the same again: no second server, only the page
    assert second.wait(30) == 0
    assert "already" in said(tmp_path, 1)
    until(lambda: seen.read_text().count(address) == 2)
    first.send_signal(signal.SIGINT)
    begun = time.monotonic()
    assert first.wait(15) in (0, 130, -signal.SIGINT)
    assert time.monotonic() - begun < 10
    assert "Traceback" not in said(tmp_path)


def children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are found in /proc")
def test_nothing_outlives_a_server_that_is_killed(run: Run, tmp_path: Path) -> None:
    """Tables, thinkers and the press end with it, also while they are at work."""
    process, address = serving(run, tmp_path)
    me = Visitor(address)
    me.new({"german": "computer:captain", "soviet": "me"}, "coh/dawn-at-the-granary")
    me.ask("POST", "/workshop/coh/drafts", {"scenario": "hill-228"})  # maps and tables were drawn beforehand
    until(lambda: len(children(process.pid)) >= 3, 30)
    there = children(process.pid)
    process.kill()
    process.wait(10)
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in there), 10)
