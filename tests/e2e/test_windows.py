"""A window that is used again has nothing of the test before."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .support import DESKTOP, PHONE, Server
from .windows import Windows

# What cannot be cleared in a window that rests.
SCRIPTS = ("add_init_script", "expose_", ".clock", "page.on(")
LASTING = (*SCRIPTS, ".route(", "route_web_socket", "new_cdp_session")


def test_a_window_that_rested_is_as_new(windows: Windows, server: Server) -> None:
    first = windows.open(server, DESKTOP)
    first.go("/")
    expect(first.id("play-guided")).to_be_visible()
    first.page.evaluate("() => localStorage.setItem('left', 'here')")
    who = first.get("/me")["id"]
    windows.rest(first)
    second = windows.open(server, DESKTOP)
    assert second.context is first.context
    assert (second.page.url, second.context.cookies()) == ("about:blank", [])
    second.go("/")
    expect(second.id("play-guided")).to_be_visible()
    assert second.page.evaluate("() => localStorage.getItem('left')") is None
    assert second.get("/me")["id"] != who
    second.page.evaluate("() => console.error('told to him alone')")
    assert (len(first.faults), len(second.faults)) == (0, 1)
    windows.close(second)


def test_windows_of_another_kind_and_those_with_two_pages_are_not_mixed_up(
    windows: Windows, server: Server
) -> None:
    first = windows.open(server, PHONE)
    windows.rest(first)
    others = [windows.open(server, DESKTOP), windows.open(server, PHONE, color_scheme="dark")]
    assert first.context not in [other.context for other in others]
    again = windows.open(server, PHONE)
    assert again.context is first.context
    again.tab()
    windows.rest(again)
    assert windows.open(server, PHONE).context is not first.context


@pytest.mark.parametrize(
    "path", sorted(Path(__file__).parent.glob("test_*.py")), ids=lambda path: str(path.stem)
)
def test_what_cannot_be_cleared_is_marked(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path != Path(__file__) and any(word in text for word in LASTING):
        assert "mark.new_windows" in text
