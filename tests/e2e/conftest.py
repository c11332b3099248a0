"""The server and the browser of the tests in this folder, and visitors on request.

Each worker of pytest-xdist has a server and a Chromium of its own; both end with the last test of this
folder, because Playwright keeps an event loop in its thread that other tests must not meet.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tools.system import find_chromium

from .support import (
    CHROMIUM_FLAGS,
    DESKTOP,
    HOT_SEAT,
    PAGE,
    PHONE,
    SHOTS,
    Server,
    Size,
    Visitor,
    make_visitor,
    play_out,
)
from .windows import Windows

Visit = Callable[..., Visitor]
PASSED = pytest.StashKey[bool]()
SLOW = 20  # seconds: what a page may take on a machine that does something else as well


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (PAGE / "index.html").exists(), "the page is not built: run 'python tools/web.py'"
    started = Server(tmp_path_factory.mktemp("e2e"))
    yield started
    started.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = find_chromium()
    assert chromium is not None, (
        "no Chromium was found: run 'python tools/system.py', or set GROGNARD_CHROMIUM"
    )
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        expect.set_options(timeout=SLOW * 1000)
        yield launched
        launched.close()


@pytest.fixture(params=[DESKTOP, PHONE], ids=lambda size: size.name)
def size(request: pytest.FixtureRequest) -> Size:
    """Tests that ask for it run at both sizes."""
    found = request.param
    assert isinstance(found, Size)
    return found


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture
def visit(windows: Windows, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors; when the test is over nothing may have gone wrong in any of their pages."""
    here: list[Visitor] = []
    keep = request.node.get_closest_marker("new_windows") is None

    def come(size: Size = DESKTOP, server: Server = server, **options: object) -> Visitor:
        visitor = windows.open(server, size, keep, **options)
        visitor.context.set_default_timeout(SLOW * 1000)
        here.append(visitor)
        return visitor

    yield come
    faults = [fault for visitor in here for fault in visitor.unexpected()]
    well = not faults and request.node.stash.get(PASSED, False)
    try:
        if not well:
            _keep(here, request.node.name)
        assert not faults, "\n".join(faults)
    finally:
        for visitor in here:
            if well and keep:
                windows.rest(visitor)
            else:
                windows.close(visitor)
        server.check()


def _keep(visitors: list[Visitor], name: str) -> None:
    """What the pages of a failed test showed."""
    for i, visitor in enumerate(visitors):
        path = SHOTS / "failed" / f"{name}-{i}.png".replace("/", "-")
        path.parent.mkdir(parents=True, exist_ok=True)
        if not visitor.page.is_closed():
            visitor.page.screenshot(path=str(path))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    started = Server(tmp_path / "data")
    yield started
    started.stop()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Notes whether a test has passed, for what is done after it."""
    report = yield
    if report.when == "call":
        item.stash[PASSED] = report.passed
    return report


class Finished:
    """A finished game at one screen, and the cookies of who played it."""

    def __init__(self, game: str, cookies: object) -> None:
        self.game = game
        self.cookies = cookies


@pytest.fixture(scope="package")
def finished(browser: Browser, server: Server) -> Finished:
    host = make_visitor(browser, server, DESKTOP)
    game = host.new_game(HOT_SEAT)
    play_out(host, game, ["german", "soviet"], seed=4)
    made = Finished(game, host.context.storage_state())
    host.context.close()
    return made
